//! Counts what is taken from the heap, so that a test notices a decoder that takes far too much of it, or again
//! and again: that is the same on every machine, unlike time.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The heap, counted for each thread.
pub struct Counted;

thread_local! {
    static NOW: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(0) };
    static EVER: Cell<usize> = const { Cell::new(0) };
}

fn took(bytes: usize) {
    let _ = NOW.try_with(|now| {
        now.set(now.get() + bytes as isize);
        let _ = MOST.try_with(|most| most.set(most.get().max(now.get())));
    });
    let _ = EVER.try_with(|ever| ever.set(ever.get().wrapping_add(bytes)));
}

fn gave(bytes: usize) {
    let _ = NOW.try_with(|now| now.set(now.get() - bytes as isize));
}

// SAFETY: everything is handed on to the system's heap; counting takes none of it.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        took(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        gave(layout.size());
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        took(size);
        gave(layout.size());
        unsafe { System.realloc(at, layout, size) }
    }
}

/// What a piece of work took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    /// Most bytes at the same time.
    pub most: usize,
    /// Bytes all together: what is given back and taken again counts again.
    pub ever: usize,
}

/// Does some work and tells what it took.
pub fn counted<T>(work: impl FnOnce() -> T) -> (T, Taken) {
    let (now, ever) = (NOW.get(), EVER.get());
    MOST.set(now);
    let done = work();
    let most = (MOST.get() - now).max(0) as usize;
    (done, Taken { most, ever: EVER.get().wrapping_sub(ever) })
}
