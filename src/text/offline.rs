//! Words about new versions of the page.

/// The offer of a new version, in one language.
pub struct OfflineWords {
    /// It is there.
    pub ready: &'static str,
    /// What becomes of a game.
    pub ready_small: &'static str,
    /// Takes it.
    pub take: &'static str,
    /// It starts.
    pub starting: &'static str,
    /// It could not be taken yet.
    pub other_tabs: &'static str,
    /// What to do, and why.
    pub other_tabs_small: &'static str,
}

/// English.
pub const EN: OfflineWords = OfflineWords {
    ready: "A new version is ready",
    ready_small: "A game in progress is kept.",
    take: "Use it now",
    starting: "It starts …",
    other_tabs: "Arcs is open in another tab",
    other_tabs_small: "Close it first: no game changes its version while it is played.",
};
