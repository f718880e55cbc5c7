//! A team's colours and pictures, checked value by value.
use learnt_kernel::problem::FieldError;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use url::Url;
use utoipa::ToSchema;
use uuid::Uuid;

/// The presets that a team may start from (specification section 9).
pub const PALETTES: [&str; 10] = [
    "default",
    "sunset",
    "greeny",
    "beach",
    "tech",
    "sweetHues",
    "defaultDark",
    "deepOcean",
    "slate",
    "learnt",
];

/// The look that an operator chooses with a new team. Absent colours are the palette's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct Theme {
    /// Buttons, links, marks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "#1f6feb")]
    pub primary_color: Option<String>,
    /// Accents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secondary_color: Option<String>,
    /// The navigation at the side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sidebar_background_color: Option<String>,
    /// The bar on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top_header_background_color: Option<String>,
    /// One of the presets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub palette: Option<String>,
    /// Whether the navigation begins unfolded for whoever has not chosen otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub navigation_open: bool,
}

impl Theme {
    /// The same theme in the one spelling that is stored, or what is wrong with it; `at` is where it lies in the request.
    pub fn checked(self, at: &str) -> Result<Self, Vec<FieldError>> {
        let mut errors = Vec::new();
        let mut colour = |name: &str, value: Option<String>| {
            let text = value.filter(|text| !text.trim().is_empty())?;
            let found = hex(&text);
            if found.is_none() {
                errors.push(FieldError::new(format!("{at}.{name}"), "not_a_colour", NOT_A_COLOUR));
            }
            found
        };
        let theme = Self {
            primary_color: colour("primaryColor", self.primary_color),
            secondary_color: colour("secondaryColor", self.secondary_color),
            sidebar_background_color: colour("sidebarBackgroundColor", self.sidebar_background_color),
            top_header_background_color: colour("topHeaderBackgroundColor", self.top_header_background_color),
            palette: self.palette,
            navigation_open: self.navigation_open,
        };
        if theme.palette.as_deref().is_some_and(|name| !PALETTES.contains(&name)) {
            errors.push(FieldError::new(
                format!("{at}.palette"),
                "unknown",
                format!("Choose one of {}.", PALETTES.join(", ")),
            ));
        }
        if errors.is_empty() { Ok(theme) } else { Err(errors) }
    }

    /// As it is stored.
    pub fn to_json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_else(|_| Value::Object(Map::new()))
    }
}

pub(super) const NOT_A_COLOUR: &str = "Enter a colour as # and six digits or letters from a to f, such as #1f6feb.";

/// `#rgb` or `#rrggbb`, in lower case with six digits. Nothing else ever becomes part of a style.
pub(super) fn hex(text: &str) -> Option<String> {
    let digits = text.trim().strip_prefix('#')?.to_ascii_lowercase();
    if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    match digits.len() {
        3 => Some(digits.chars().fold("#".to_owned(), |mut all, digit| {
            all.extend([digit, digit]);
            all
        })),
        6 => Some(format!("#{digits}")),
        _ => None,
    }
}

/// An uploaded file, by its id: a picture from elsewhere would tell its host who looks at the page.
pub(super) fn upload(text: &str) -> Option<String> {
    text.parse::<Uuid>().ok().map(|id| id.to_string())
}

/// An address that is safe behind a link.
pub(crate) fn link(text: &str) -> Option<String> {
    let url = Url::parse(text.trim()).ok().filter(|_| text.len() <= 2000)?;
    let safe = match url.scheme() {
        "https" => {
            url.host_str().is_some_and(|host| !host.is_empty()) && url.username().is_empty() && url.password().is_none()
        }
        "mailto" => url.path().contains('@'),
        _ => false,
    };
    safe.then(|| url.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_hexadecimal_only() {
        assert_eq!(hex("#1F6FEB").as_deref(), Some("#1f6feb"));
        assert_eq!(hex(" #abc ").as_deref(), Some("#aabbcc"));
        for odd in [
            "red",
            "1f6feb",
            "#12345",
            "#1f6feb;}",
            "rgb(1,2,3)",
            "#gggggg",
            "",
            "#éé",
        ] {
            assert_eq!(hex(odd), None, "{odd}");
        }
    }

    #[test]
    fn links_are_https_or_mailto() {
        assert_eq!(
            link("https://acme.test/terms").as_deref(),
            Some("https://acme.test/terms")
        );
        assert!(link("mailto:help@acme.test").is_some());
        for odd in [
            "http://acme.test",
            "javascript:alert(1)",
            "https://user:pw@acme.test",
            "//acme.test",
            "data:text/html,x",
            "mailto:",
        ] {
            assert_eq!(link(odd), None, "{odd}");
        }
    }

    #[test]
    fn every_wrong_colour_is_named_where_it_stands() {
        let theme = Theme {
            primary_color: Some("blue".into()),
            palette: Some("mud".into()),
            ..Theme::default()
        };
        let fields: Vec<String> = theme
            .checked("theme")
            .unwrap_err()
            .into_iter()
            .map(|error| error.field)
            .collect();
        assert_eq!(fields, ["theme.primaryColor", "theme.palette"]);
        let empty = Theme {
            primary_color: Some(" ".into()),
            ..Theme::default()
        };
        assert_eq!(empty.checked("theme").unwrap(), Theme::default());
    }
}
