//! The languages that the product speaks to people, and which of them a request asks for.
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A language that the product speaks.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    ToSchema,
    strum::IntoStaticStr,
    strum::EnumString,
)]
pub enum Language {
    /// English, also for whoever asks for none that is spoken.
    #[default]
    #[serde(rename = "en")]
    #[strum(serialize = "en")]
    English,
    #[serde(rename = "ar")]
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

    /// The language that a request asks for the most, of those that are spoken; nothing where it asks for none of them.
    pub fn from_headers(headers: &HeaderMap) -> Option<Self> {
        let header_value = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Self::preferred(header_value.unwrap_or_default())
    }

    fn preferred(list: &str) -> Option<Self> {
        let mut best = (0.0, None);
        for (tag, weight) in list.split(',').map(weighed) {
            if let Some(language) = Self::of_tag(tag)
                && weight > best.0
            {
                best = (weight, Some(language));
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
        let (english, arabic) = (Some(Language::English), Some(Language::Arabic));
        for (list, language) in [
            ("", None),
            ("ar", arabic),
            ("ar-EG,en;q=0.9", arabic),
            ("en-GB, ar;q=0.9", english),
            ("de, ar;q=0.5, en;q=0.7", english),
            ("de;q=1.0, AR ; q=0.5", arabic),
            ("ar;q=0", None),
            ("ar;q=much", None),
            ("arc, *", None),
        ] {
            assert_eq!(Language::preferred(list), language, "{list}");
        }
    }

    #[test]
    fn a_tag_leads_back_to_its_language() {
        for language in [Language::English, Language::Arabic] {
            assert_eq!(Language::of_tag(language.into_str()), Some(language));
            assert_eq!(serde_json::to_value(language).unwrap(), language.into_str());
        }
        assert_eq!(Language::of_tag("de"), None);
    }
}
