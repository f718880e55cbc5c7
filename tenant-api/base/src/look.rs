//! A team's look as everybody sees it: colours that are colours, and the addresses of the pictures that its theme names.
//!
//! Invariant: a theme names its pictures by upload id, and an upload is open to everybody at `/brand/…` only while the
//! theme of an active team names it.
use learnt_kernel::tenant::TeamId;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::db::directory::Team;

/// The pictures of a look, as a theme spells them.
pub const PICTURES: [&str; 4] = ["iconLogo", "loggedOutLogo", "loggedOutBackgroundImage", "favicon"];

/// Colours and pictures.
#[derive(Clone, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownTheme {
    /// Buttons, links, marks.
    pub primary_color: Option<String>,
    /// Accents.
    pub secondary_color: Option<String>,
    /// The navigation at the side.
    pub sidebar_background_color: Option<String>,
    /// The bar on top.
    pub top_header_background_color: Option<String>,
    /// One of the presets.
    pub palette: Option<String>,
    /// Whether the navigation begins unfolded for whoever has not chosen otherwise.
    pub navigation_open: Option<bool>,
    /// Address of the logo.
    pub icon_logo: Option<String>,
    /// Address of the login page's logo.
    pub logged_out_logo: Option<String>,
    /// Address of the login page's picture.
    pub logged_out_background_image: Option<String>,
    /// Address of the tab's icon.
    pub favicon: Option<String>,
}

impl ShownTheme {
    /// A team's look.
    pub fn of(team: &Team) -> Self {
        Self::read(&team.id, &team.theme)
    }

    /// Reads what the control plane keeps of a team.
    pub fn read(team: &TeamId, theme: &Value) -> Self {
        let text = |key: &str| theme[key].as_str().filter(|text| !text.is_empty()).map(str::to_owned);
        let colour = |key: &str| text(key).filter(|text| is_hex(text));
        Self {
            primary_color: colour("primaryColor"),
            secondary_color: colour("secondaryColor"),
            sidebar_background_color: colour("sidebarBackgroundColor"),
            top_header_background_color: colour("topHeaderBackgroundColor"),
            palette: text("palette"),
            navigation_open: theme["navigationOpen"].as_bool(),
            icon_logo: address(team, theme, "iconLogo"),
            logged_out_logo: address(team, theme, "loggedOutLogo"),
            logged_out_background_image: address(team, theme, "loggedOutBackgroundImage"),
            favicon: address(team, theme, "favicon"),
        }
    }

    /// The stylesheet that colours the page before any script runs. Only checked colours are in it.
    pub fn css(&self) -> String {
        let colours = [
            ("--team-primary", &self.primary_color),
            ("--team-secondary", &self.secondary_color),
            ("--team-sidebar", &self.sidebar_background_color),
            ("--team-top-header", &self.top_header_background_color),
        ];
        let set = colours
            .iter()
            .filter_map(|(name, colour)| colour.as_ref().map(|colour| format!("{name}:{colour};")));
        format!(":root{{{}}}\n", set.collect::<String>())
    }
}

/// The upload that a theme names for a picture.
pub fn picture(theme: &Value, picture: &str) -> Option<Uuid> {
    let known = PICTURES.contains(&picture);
    known.then(|| theme[picture].as_str()?.parse().ok())?
}

/// Where everybody finds a picture. Another upload has another address, so that browsers may keep what they have.
pub fn address(team: &TeamId, theme: &Value, name: &str) -> Option<String> {
    picture(theme, name).map(|id| format!("/brand/{team}/{name}/{id}"))
}

fn is_hex(text: &str) -> bool {
    matches!(text.len(), 4 | 7) && text.starts_with('#') && text[1..].bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_colours_reach_the_stylesheet() {
        let theme = json!({"primaryColor": "#ff0000", "secondaryColor": "red;}body{display:none", "sidebarBackgroundColor": "#123"});
        let acme = TeamId::parse("acme").expect("id");
        assert_eq!(
            ShownTheme::read(&acme, &theme).css(),
            ":root{--team-primary:#ff0000;--team-sidebar:#123;}\n"
        );
    }

    #[test]
    fn a_picture_is_an_upload_that_the_theme_names_and_nothing_else() {
        let id = "0190a0d0-0000-7000-8000-000000000001";
        let theme = json!({"iconLogo": id, "favicon": "https://tracker.test/x.png", "primaryColor": id});
        let shown = ShownTheme::read(&TeamId::parse("acme").expect("id"), &theme);
        assert_eq!(
            shown.icon_logo.as_deref(),
            Some("/brand/acme/iconLogo/0190a0d0-0000-7000-8000-000000000001")
        );
        assert_eq!((shown.favicon, shown.primary_color), (None, None));
        assert_eq!(picture(&theme, "primaryColor"), None);
        assert_eq!(picture(&theme, "loggedOutLogo"), None);
    }
}
