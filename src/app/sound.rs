//! A quiet tone when a decision comes to this device: two soft notes, made by the browser, no file.

use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

use super::play::Play;
use super::prefs::Prefs;

/// The two notes in hertz: a rising fourth.
const NOTES: [f32; 2] = [392.0, 523.25];
/// Between their beginnings, in seconds.
const APART: f64 = 0.16;
/// How long each rings, in seconds.
const RINGS: f64 = 0.7;
/// How loud, of 1.
const LOUD: f32 = 0.07;

thread_local! {
    /// Browsers allow few of them; one is enough.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays the tone whenever a decision comes to a seat of this device after somebody else's.
pub fn follow(prefs: Prefs, play: Play) {
    let turn = Memo::new(move |_| play.whose());
    Effect::new(move |before: Option<Option<(u64, u8, bool)>>| {
        let now = turn.get();
        if let (Some(Some((game, other, _))), Some((same, seat, true))) = (before, now)
            && game == same
            && other != seat
            && prefs.now().sound
        {
            tone();
        }
        now
    });
}

/// Plays it now. Where the browser has no sound, or none before the first click, it stays quiet.
pub fn tone() {
    let _ = AUDIO.with_borrow_mut(|audio| -> Result<(), JsValue> {
        if audio.is_none() {
            // A browser without sound has no such thing to make.
            if !js_sys::Reflect::has(&window(), &"AudioContext".into())? {
                return Ok(());
            }
            *audio = Some(AudioContext::new()?);
        }
        let Some(audio) = audio else { return Ok(()) };
        if audio.state() == AudioContextState::Suspended {
            let _ = audio.resume()?;
        }
        let start = audio.current_time() + 0.02;
        for (k, pitch) in NOTES.into_iter().enumerate() {
            let at = start + k as f64 * APART;
            let (voice, level) = (audio.create_oscillator()?, audio.create_gain()?);
            voice.set_type(OscillatorType::Sine);
            voice.frequency().set_value(pitch);
            level.gain().set_value_at_time(0.0001, at)?;
            level.gain().exponential_ramp_to_value_at_time(LOUD, at + 0.03)?;
            level.gain().exponential_ramp_to_value_at_time(0.0001, at + RINGS)?;
            voice.connect_with_audio_node(&level)?;
            level.connect_with_audio_node(&audio.destination())?;
            voice.start_with_when(at)?;
            voice.stop_with_when(at + RINGS)?;
        }
        Ok(())
    });
}
