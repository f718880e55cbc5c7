//! What is shown of a team before anybody is signed in, and how it dresses the page.
use learnt_kernel::html::escape;

use crate::db::directory::{Team, Tenant};
use crate::features::providers;
use crate::features::settings::entries;
use crate::look::ShownTheme;
use crate::prelude::*;
use crate::settings::{SettledNavigation, TenantSettings};

/// Everything before the first paint.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bootstrap {
    pub tenant: ShownTenant,
    pub team: ShownTeam,
    /// Navigation entries that are enabled and available.
    #[schema(value_type = Vec<Object>)]
    pub navigation: Vec<Value>,
    /// Ids and addresses of entries that the tenant does not have: to be left out of the product's own navigation.
    pub unavailable_navigation: Vec<String>,
    /// Nobody owns this host: branding only.
    pub fallback: bool,
}

/// The tenant.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownTenant {
    pub id: String,
    pub name: String,
    /// The time zone whose days are its days, by its IANA name.
    pub time_zone: String,
    /// Settings that the browser looks at.
    pub settings: TenantSettings,
}

/// The team.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownTeam {
    pub id: String,
    pub display_name: String,
    /// Colours, logos, favicon.
    pub theme: ShownTheme,
    pub terms_and_conditions_url: Option<String>,
    /// Where people write for help.
    pub support_email: Option<String>,
    /// Ways to sign in: never how they are reached.
    pub providers: Vec<providers::Shown>,
    /// Whether the sample areas are there: apps with invented data that stay in the browser.
    pub sample_areas: bool,
}

/// A known team; or, for a host that nobody owns, the branding alone.
pub fn build(found: Option<(&Tenant, &Team)>, fallback: bool) -> Bootstrap {
    let Some((tenant, team)) = found else {
        return unknown_host();
    };
    let settled = SettledNavigation::of(&tenant.settings);
    Bootstrap {
        tenant: ShownTenant {
            id: tenant.id.to_string(),
            name: tenant.name.clone(),
            time_zone: tenant.time_zone.name().to_owned(),
            settings: tenant.options.clone(),
        },
        team: ShownTeam {
            id: team.id.to_string(),
            display_name: team.display_name.clone(),
            theme: ShownTheme::of(team),
            terms_and_conditions_url: team.terms_url.clone(),
            support_email: team.support_email.clone(),
            providers: if fallback {
                Vec::new()
            } else {
                providers::public_providers(team)
            },
            sample_areas: !fallback && team.sample_areas,
        },
        navigation: if fallback {
            Vec::new()
        } else {
            navigation(&team.side_navigation, &settled)
        },
        unavailable_navigation: settled.unavailable(),
        fallback,
    }
}

/// Where there is not even a team `learnt`.
fn unknown_host() -> Bootstrap {
    Bootstrap {
        tenant: ShownTenant {
            id: "learnt".into(),
            name: "Learnt".into(),
            time_zone: "UTC".into(),
            settings: TenantSettings::default(),
        },
        team: ShownTeam {
            id: "learnt".into(),
            display_name: "Learnt".into(),
            theme: ShownTheme::default(),
            terms_and_conditions_url: None,
            support_email: None,
            providers: Vec::new(),
            sample_areas: false,
        },
        navigation: Vec::new(),
        unavailable_navigation: Vec::new(),
        fallback: true,
    }
}

/// Those of its entries that are enabled, and that the tenant has; below them the browser leaves out what is switched off. A team
/// without any has its tenant's template.
fn navigation(value: &Value, settled: &SettledNavigation) -> Vec<Value> {
    let on = |item: &Value, key: &str| item[key].as_bool().unwrap_or(true);
    let own = entries(value);
    let begun = if own.is_empty() { settled.entries.clone() } else { own };
    let mut available = settled.available(begun);
    available.retain(|item| on(item, "enabled") && on(item, "available"));
    available
}

/// Puts a team's name and pictures into the page: its title, its icon, and what a shared link shows. Names are text,
/// wherever they come from; whoever shows a shared link asks from elsewhere, so its picture has a whole address.
pub fn render_index(template: &str, shown: &Bootstrap, origin: Option<&str>) -> String {
    let name = escape(&shown.team.display_name);
    let theme = &shown.team.theme;
    let share = theme.logged_out_logo.as_ref().or(theme.icon_logo.as_ref()).zip(origin);
    let picture = share.map_or_else(String::new, |(path, origin)| {
        format!(
            "<meta property=\"og:image\" content=\"{}\" />",
            escape(&format!("{origin}{path}"))
        )
    });
    let title = format!("<title>{name}</title><meta property=\"og:title\" content=\"{name}\" />{picture}");
    let page = between(template, "<title>", "</title>", &title);
    // What stands there until the app is drawn.
    let page = between(&page, "<strong>", "</strong>", &format!("<strong>{name}</strong>"));
    let icon = shown
        .team
        .theme
        .favicon
        .as_deref()
        .or(shown.team.theme.icon_logo.as_deref());
    let page = match icon {
        Some(url) => between(
            &page,
            "<link rel=\"icon\"",
            "/>",
            &format!("<link rel=\"icon\" href=\"{}\" />", escape(url)),
        ),
        None => page,
    };
    match &shown.team.theme.primary_color {
        Some(colour) => between(
            &page,
            "<meta name=\"theme-color\"",
            "/>",
            &format!("<meta name=\"theme-color\" content=\"{colour}\" />"),
        ),
        None => page,
    }
}

/// Lays what the browser would ask for first into the page, where `web/src/app/tenantContext.ts` reads it. It is data, which the
/// policy of the page lets be.
pub fn with_data(page: &str, shown: &Bootstrap) -> String {
    let Ok(data) = serde_json::to_string(shown) else {
        return page.to_owned();
    };
    // No text of a team ends the element.
    let data = data.replace('<', "\\u003c");
    let element = format!("<script type=\"application/json\" id=\"bootstrap\">{data}</script></head>");
    page.replacen("</head>", &element, 1)
}

fn between(text: &str, from: &str, to: &str, instead: &str) -> String {
    let Some(start) = text.find(from) else {
        return text.to_owned();
    };
    let Some(end) = text[start..].find(to).map(|at| start + at + to.len()) else {
        return text.to_owned();
    };
    format!("{}{instead}{}", &text[..start], &text[end..])
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_navigation_is_the_first_items_usable_children() {
        let value = json!([
            {"id": "main", "children": [{"id": "a"}, {"id": "b", "enabled": false}, {"id": "c", "available": false}, {"id": "d", "enabled": true}]},
            {"id": "other"},
        ]);
        let none = SettledNavigation::default();
        let ids: Vec<_> = navigation(&value, &none)
            .iter()
            .map(|item| item["id"].clone())
            .collect();
        assert_eq!(ids, ["a", "d"]);
        assert!(navigation(&json!([]), &none).is_empty());
    }

    #[test]
    fn what_the_tenant_does_not_have_is_shown_on_no_level_and_under_no_name() {
        let settings = json!({"navigation": {"unavailable": ["chat"], "urls": ["/apps/chat"], "entries": [{"id": "begun"}, {"id": "chat"}]}});
        let settled = SettledNavigation::of(&settings);
        let own = json!([{"id": "main", "children": [
            {"id": "a", "children": [{"id": "talk", "url": "/apps/chat"}, {"id": "b", "url": "/apps/notes"}]}, {"id": "chat"}]}]);
        let shown = navigation(&own, &settled);
        assert_eq!(
            json!(shown),
            json!([{"id": "a", "children": [{"id": "b", "url": "/apps/notes"}]}])
        );
        assert_eq!(navigation(&json!([]), &settled), [json!({"id": "begun"})]);
    }

    #[test]
    fn the_page_wears_the_teams_name_and_a_name_is_no_markup() {
        let template = "<meta name=\"theme-color\" content=\"#000\" /><title>Learnt</title><link rel=\"icon\" href=\"/icon.svg\" />";
        let mut shown = unknown_host();
        shown.team.display_name = "<b>&".into();
        shown.team.theme = ShownTheme {
            favicon: Some("/brand/learnt/favicon/1".into()),
            primary_color: Some("#abc".into()),
            ..ShownTheme::default()
        };
        let expected = "<meta name=\"theme-color\" content=\"#abc\" /><title>&lt;b&gt;&amp;</title><meta property=\"og:title\" content=\"&lt;b&gt;&amp;\" /><link rel=\"icon\" href=\"/brand/learnt/favicon/1\" />";
        let origin = Some("https://learnt.test");
        assert_eq!(render_index(template, &shown, origin), expected);
        assert_eq!(render_index("no markers", &shown, origin), "no markers");
    }

    #[test]
    fn the_page_brings_its_data_and_a_name_does_not_end_them() {
        let mut shown = unknown_host();
        shown.team.display_name = "</script><b>".into();
        let page = with_data("<head></head><body><strong>Loading...</strong></body>", &shown);
        let (_, rest) = page
            .split_once("<script type=\"application/json\" id=\"bootstrap\">")
            .unwrap();
        let (data, rest) = rest.split_once("</script>").unwrap();
        let read: Value = serde_json::from_str(data).unwrap();
        assert_eq!(read, json!(shown));
        assert_eq!(rest, "</head><body><strong>Loading...</strong></body>");
        let page = render_index(&page, &shown, None);
        assert!(page.contains("<strong>&lt;/script&gt;&lt;b&gt;</strong>"), "{page}");
    }

    #[test]
    fn a_shared_link_shows_the_teams_logo_by_its_whole_address() {
        let mut shown = unknown_host();
        let image = |shown: &Bootstrap, origin| {
            let page = render_index("<title>Learnt</title>", shown, origin);
            page.split_once("og:image\" content=\"")
                .and_then(|(_, rest)| rest.split('"').next().map(str::to_owned))
        };
        let origin = Some("https://acme.test");
        assert_eq!(image(&shown, origin), None, "a team without a logo shares none");
        shown.team.theme.icon_logo = Some("/brand/acme/iconLogo/1".into());
        assert_eq!(
            image(&shown, origin).as_deref(),
            Some("https://acme.test/brand/acme/iconLogo/1")
        );
        shown.team.theme.logged_out_logo = Some("/brand/acme/loggedOutLogo/2".into());
        assert_eq!(
            image(&shown, origin).as_deref(),
            Some("https://acme.test/brand/acme/loggedOutLogo/2")
        );
        assert_eq!(image(&shown, None), None, "where no team is known there is no address");
    }
}
