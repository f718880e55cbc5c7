//! The mail that lists somebody's teams, in words.
use crate::i18n::Catalogue;
use crate::language::Language;
use crate::platform;
use crate::work::email::{EmailLink, Listing};

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// Its subject, and what it says. It names nobody: what somebody is called was written by whoever registered the address.
pub fn teams(language: Language, links: Vec<EmailLink>) -> (String, Listing) {
    let texts = CATALOGUE.of(language);
    let listing = Listing {
        language,
        headline: texts.format("headline", &[]),
        paragraphs: ["hello", "text"].map(|key| texts.format(key, &[])).to_vec(),
        links,
        reason: texts.format("reason", &[]),
    };
    (texts.format("subject", &[("platform", platform::NAME)]), listing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_worded_in_each_language() {
        let (subject, english) = teams(Language::English, Vec::new());
        assert_eq!(
            (subject.as_str(), english.headline.as_str()),
            ("Your teams on Learnt", "Your teams")
        );
        assert_eq!(
            english.paragraphs,
            [
                "Hello,",
                "Here are the teams you are a member of. Sign in to one of them:"
            ]
        );
        let (subject, arabic) = teams(Language::Arabic, Vec::new());
        assert_eq!(
            (subject.as_str(), arabic.language),
            ("فرقك على \u{2068}Learnt\u{2069}", Language::Arabic)
        );
    }
}
