//! Reading the files that somebody chooses or drops.

use wasm_bindgen_futures::JsFuture;

use crate::save::Refusal;

/// No file of many games is larger, in bytes; a larger one is not even read.
const MOST_BYTES: f64 = (32 << 20) as f64;

/// The files of a list, which the browser empties once it has told of it.
pub fn of(list: Option<web_sys::FileList>) -> Vec<web_sys::File> {
    list.iter().flat_map(|list| (0..list.length()).filter_map(|i| list.get(i))).collect()
}

/// The texts of files.
pub async fn read_all(files: Vec<web_sys::File>) -> Vec<Result<String, Refusal>> {
    let mut texts = Vec::new();
    for file in files {
        texts.push(read(&file).await);
    }
    texts
}

async fn read(file: &web_sys::File) -> Result<String, Refusal> {
    if file.size() > MOST_BYTES {
        return Err(Refusal::TooLong);
    }
    // Folders can be dropped too: reading one fails.
    let text = JsFuture::from(file.text()).await.map_err(|_| Refusal::NotOurs)?;
    text.as_string().ok_or(Refusal::NotOurs)
}
