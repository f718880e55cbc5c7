//! The languages that the product speaks to people, and which of them a request asks for.
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;

/// A language that the product speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::IntoStaticStr, strum::EnumString)]
pub enum Language {
    /// English, also for whoever asks for none that is spoken.
    #[default]
    #[strum(serialize = "en")]
    English,
    /// Arabic.
    #[strum(serialize = "ar")]
    Arabic,
}

impl Language {
    /// Its tag (BCP 47).
    pub fn into_str(self) -> &'static str {
        self.into()
    }

    /// By its tag, whatever its region; none that is not spoken.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let main = tag.trim().split('-').next().unwrap_or_default();
        main.to_lowercase().parse().ok()
    }

    /// The language that a request asks for the most, of those that are spoken.
    pub fn wanted(headers: &HeaderMap) -> Self {
        let said = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Self::most_wanted(said.unwrap_or_default())
    }

    fn most_wanted(list: &str) -> Self {
        let mut best = (0.0, Self::default());
        for (tag, weight) in list.split(',').map(weighed) {
            if let Some(language) = Self::of_tag(tag)
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
    }

    /// The direction in which it is written.
    pub fn direction(self) -> &'static str {
        match self {
            Self::English => "ltr",
            Self::Arabic => "rtl",
        }
    }
}

/// `ar-EG;q=0.8`: a tag, and how much it is wanted.
fn weighed(part: &str) -> (&str, f32) {
    let (tag, rest) = part.split_once(';').unwrap_or((part, ""));
    let weight = rest
        .trim()
        .strip_prefix("q=")
        .map_or(Some(1.0), |text| text.trim().parse().ok());
    (tag, weight.filter(|weight: &f32| weight.is_finite()).unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_that_is_wanted_the_most_is_spoken() {
        for (list, language) in [
            ("", Language::English),
            ("ar", Language::Arabic),
            ("ar-EG,en;q=0.9", Language::Arabic),
            ("en-GB, ar;q=0.9", Language::English),
            ("de, ar;q=0.5, en;q=0.7", Language::English),
            ("de;q=1.0, AR ; q=0.5", Language::Arabic),
            ("ar;q=0", Language::English),
            ("ar;q=much", Language::English),
            ("arc, *", Language::English),
        ] {
            assert_eq!(Language::most_wanted(list), language, "{list}");
        }
    }

    #[test]
    fn a_tag_leads_back_to_its_language() {
        for language in [Language::English, Language::Arabic] {
            assert_eq!(Language::of_tag(language.into_str()), Some(language));
        }
        assert_eq!(Language::of_tag("de"), None);
    }
}
