//! The addresses of the app: what stands after `#`.

/// A page that has an address. What a page shows also depends on the game: the table's page shows the
/// table, the hand-over or the result, so that no address, reload or step back ever uncovers a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// The first screen.
    #[default]
    Home,
    /// The form for a new game.
    NewGame,
    /// The game.
    Table,
    /// The list of games.
    Saved,
    /// A game told again.
    Replay,
    /// What this is.
    About,
    /// What is chosen for this device.
    Settings,
    /// Cards and rules; what is read stands behind it in the address.
    Reference,
}

impl Page {
    /// Every page.
    pub const ALL: [Page; 8] = [
        Page::Home,
        Page::NewGame,
        Page::Table,
        Page::Saved,
        Page::Replay,
        Page::About,
        Page::Settings,
        Page::Reference,
    ];

    /// Its address.
    pub const fn hash(self) -> &'static str {
        match self {
            Page::Home => "#/",
            Page::NewGame => "#/new",
            Page::Table => "#/table",
            Page::Saved => "#/saved",
            Page::Replay => "#/replay",
            Page::About => "#/about",
            Page::Settings => "#/settings",
            Page::Reference => "#/rules",
        }
    }

    /// The page of an address; anything unknown is home.
    pub fn of(hash: &str) -> Page {
        if Page::rest(hash).is_some() {
            return Page::Reference;
        }
        Page::ALL.into_iter().find(|page| page.hash() == hash).unwrap_or_default()
    }

    /// What an address reads: what stands behind that of cards and rules.
    pub fn rest(hash: &str) -> Option<&str> {
        hash.strip_prefix(Page::Reference.hash())?.strip_prefix('/')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_by_its_address() {
        for page in Page::ALL {
            assert_eq!(Page::of(page.hash()), page);
        }
    }

    #[test]
    fn what_is_read_stands_in_the_address() {
        assert_eq!(Page::of("#/rules/catapult"), Page::Reference);
        assert_eq!(Page::rest("#/rules/card/bc01"), Some("card/bc01"));
        assert_eq!(Page::rest("#/rules"), None);
        assert_eq!(Page::of("#/rulesabc"), Page::Home);
    }

    #[test]
    fn an_unknown_address_is_home() {
        for hash in ["", "#", "#/nowhere", "#/table/blue"] {
            assert_eq!(Page::of(hash), Page::Home);
        }
    }
}
