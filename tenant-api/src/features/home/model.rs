//! Which widgets there are, and what a page of them must be to be kept and to be published.

use crate::prelude::*;

use std::collections::HashSet;

use serde_json::Map;

use super::props;

/// No homepage has more.
const MOST_WIDGETS: usize = 30;

/// Which of a team's homepages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = HomeKind)]
pub enum Kind {
    /// The homepage of every team.
    #[default]
    Home,
    /// Munro's own.
    Munro,
}

/// The column of a wide screen that a widget stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = WidgetPlace)]
pub enum Column {
    /// The wide one.
    Main,
    /// The narrow one beside it; below it on a phone.
    Side,
}

/// A part of a homepage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Widget {
    /// The same for as long as it stands there.
    pub id: Uuid,
    /// `overview` (seen by admins alone), `myTeam` (by managers alone), `continue`, `counts`, `assigned`, `due`, `events`, `completed`,
    /// `rewards`, `richText`, `image`, `quickLinks`, `carousel`, `social` or `news`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its column.
    pub place: Column,
    /// By type; a `file` is an upload, answered with its `url`, `width` and `height`.
    #[schema(value_type = Object)]
    #[serde(default)]
    pub props: Map<String, Value>,
    /// Nobody may hide it; left out where everybody may.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mandatory: bool,
}

/// A page whose every word is known.
pub struct ValidatedHome {
    pub widgets: Vec<Widget>,
    /// The uploads in it, each with the field that names it.
    pub files: Vec<(String, Uuid)>,
    /// What it lacks to be published.
    pub lacking: Vec<FieldError>,
}

/// Checks a page: what is not known is dropped, what is wrong is refused at its field. What merely is not finished is no
/// reason to lose a draft.
pub fn check(given: Vec<Widget>) -> Result<ValidatedHome, Problem> {
    if given.len() > MOST_WIDGETS {
        return Err(Problem::field(
            "widgets",
            "too_many",
            "A homepage can have at most 30 widgets.",
        ));
    }
    let mut notes = props::Notes::default();
    let mut seen = HashSet::new();
    let mut widgets = Vec::with_capacity(given.len());
    for (index, widget) in given.into_iter().enumerate() {
        let at = format!("widgets.{index}");
        if !seen.insert(widget.id) {
            notes.wrong(format!("{at}.id"), "twice", "Every widget needs its own ID.");
        }
        match props::sanitize(&widget.kind, &widget.props, &at, &mut notes) {
            Some(props) => widgets.push(Widget { props, ..widget }),
            None => notes.wrong(format!("{at}.type"), "unknown", "This widget does not exist."),
        }
    }
    if notes.wrong.is_empty() {
        Ok(ValidatedHome {
            widgets,
            files: notes.files,
            lacking: notes.lacking,
        })
    } else {
        Err(Problem::unprocessable(notes.wrong))
    }
}

/// What every team begins with.
pub fn default_widgets() -> Vec<Widget> {
    let widget = |id: u128, kind: &str, position| Widget {
        id: Uuid::from_u128(id),
        kind: kind.into(),
        place: position,
        props: Map::new(),
        mandatory: false,
    };
    vec![
        widget(7, "overview", Column::Main),
        widget(8, "myTeam", Column::Main),
        widget(1, "continue", Column::Main),
        widget(2, "counts", Column::Main),
        widget(3, "assigned", Column::Main),
        widget(4, "due", Column::Side),
        widget(6, "events", Column::Side),
        widget(5, "completed", Column::Side),
    ]
}

/// Whether a person may keep it off their own homepage.
pub fn may_be_hidden(page: &[Widget], id: Uuid) -> bool {
    page.iter().any(|widget| widget.id == id && !widget.mandatory)
}

/// Refuses to hide what is not there, and what everybody is to see.
pub fn check_hidden(page: &[Widget], id: Uuid) -> Result<(), Problem> {
    if !page.iter().any(|widget| widget.id == id) {
        return Err(Problem::not_found());
    }
    if may_be_hidden(page, id) {
        return Ok(());
    }
    Err(Problem::conflict(
        "widget_mandatory",
        "Your team requires this widget, so it cannot be hidden.",
    ))
}

/// Widgets as the column keeps them.
pub fn stored(widgets: &[Widget]) -> Value {
    json!(widgets)
}

/// Widgets as they were kept.
pub fn read(stored: Value) -> Result<Vec<Widget>, Problem> {
    serde_json::from_value(stored).map_err(|error| Problem::internal(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn widget(kind: &str, props: Value) -> Widget {
        let Value::Object(props) = props else { unreachable!() };
        Widget {
            id: Uuid::from_u128(9),
            kind: kind.into(),
            place: Column::Main,
            props,
            mandatory: false,
        }
    }

    fn refused(kind: &str, props: Value) -> Vec<String> {
        let refused = check(vec![widget(kind, props)]).err().expect("refused");
        refused.errors().iter().map(|error| error.field.clone()).collect()
    }

    #[test]
    fn what_every_team_begins_with_can_be_published() {
        assert!(check(default_widgets()).expect("known").lacking.is_empty());
    }

    #[test]
    fn whatever_is_on_a_page_may_be_hidden_unless_it_is_mandatory() {
        let mut page = default_widgets();
        page[1].mandatory = true;
        assert!(may_be_hidden(&page, page[0].id));
        assert!(!may_be_hidden(&page, page[1].id));
        assert!(!may_be_hidden(&page, Uuid::from_u128(99)));
        let stored_page = stored(&page);
        assert_eq!(
            (stored_page[0].get("mandatory"), &stored_page[1]["mandatory"]),
            (None, &json!(true))
        );
        assert_eq!(read(stored_page).expect("kept"), page);
    }

    #[test]
    fn an_unknown_widget_is_refused_at_its_type_and_a_second_one_of_an_id_too() {
        assert_eq!(refused("html", json!({})), ["widgets.0.type"]);
        let twice = check(vec![widget("counts", json!({})), widget("due", json!({}))]);
        assert_eq!(twice.err().expect("refused").errors()[0].field, "widgets.1.id");
    }

    #[test]
    fn links_lead_outside_by_their_scheme_or_inside_by_their_path() {
        for bad in [
            "javascript:alert(1)",
            "//evil.test",
            "/\\evil.test",
            "data:text/html,x",
            "ftp://x",
        ] {
            let props = json!({"items": [{"label": "A", "link": bad}]});
            assert_eq!(refused("quickLinks", props), ["widgets.0.props.items.0.link"], "{bad}");
        }
        for good in ["/apps/courses/mycourses", "https://x.test/a", "mailto:a@b.test"] {
            let page = check(vec![widget(
                "quickLinks",
                json!({"items": [{"label": "A", "link": good}]}),
            )]);
            assert!(page.expect("known").lacking.is_empty(), "{good}");
        }
    }

    #[test]
    fn what_is_not_finished_is_kept_and_not_published() {
        let page = check(vec![widget("image", json!({"alt": "A"}))]).expect("kept");
        assert_eq!(page.lacking[0].field, "widgets.0.props.file");
        let page = check(vec![widget("carousel", json!({"items": []}))]).expect("kept");
        assert_eq!(page.lacking[0].field, "widgets.0.props.items");
    }

    #[test]
    fn news_of_the_blog_lack_nothing_and_keep_what_was_written_before() {
        let props = json!({"source": "blog", "count": 4, "category": "News", "items": [{"title": "Half"}]});
        let page = check(vec![widget("news", props.clone())]).expect("kept");
        assert!(page.lacking.is_empty());
        assert_eq!(Value::Object(page.widgets[0].props.clone()), props);
        assert_eq!(
            props::newest_query(&page.widgets[0].props).map(|wanted| (wanted.category, wanted.most)),
            Some(("News".to_owned(), 4))
        );
        for count in [json!(2), json!(13), json!("4"), json!(3.5)] {
            let props = json!({"source": "blog", "count": count, "items": []});
            assert_eq!(refused("news", props), ["widgets.0.props.count"]);
        }
        let own = json!({"source": "", "count": 99, "items": [{"title": "A", "timestamp": "2026-11-20T10:00:00Z"}]});
        let page = check(vec![widget("news", own)]).expect("kept");
        assert!(page.lacking.is_empty() && props::newest_query(&page.widgets[0].props).is_none());
    }

    #[test]
    fn a_carousel_has_four_slides_and_only_known_words_are_kept() {
        let slide = json!({"title": "A", "url": "https://evil.test/x.png", "onclick": "x"});
        assert_eq!(
            refused("carousel", json!({"items": [slide, slide, slide, slide, slide]})),
            ["widgets.0.props.items"]
        );
        let page = check(vec![widget("carousel", json!({"items": [slide]}))]).expect("kept");
        assert_eq!(page.widgets[0].props["items"], json!([{"title": "A"}]));
    }
}
