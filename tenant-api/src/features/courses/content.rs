//! What an activity of each kind holds, and what it lacks before it can be published.

use std::collections::HashSet;

use super::kinds::Kind;
use super::quiz::Quiz;
use super::task::Task;
use super::video::Video;
use crate::prelude::*;
use crate::richtext;

/// One thing to tick.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Stays the same when the text changes: a learner's tick survives a new version.
    pub id: Uuid,
    /// What is to be done.
    pub text: String,
    /// Needed for completion.
    pub required: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct DocumentIn {
    file: Option<Uuid>,
    pages: Option<u32>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct LinkIn {
    url: String,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FormIn {
    form: Option<Uuid>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct EventIn {
    events: Vec<Uuid>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct ChecklistIn {
    items: Vec<Item>,
}

/// The content of an activity, checked. In a draft a part may still be missing.
#[derive(Debug, Clone, PartialEq)]
pub enum Content {
    /// A cleaned rich text.
    Page {
        /// The node tree.
        doc: Value,
    },
    Video(Video),
    /// A PDF.
    Document {
        /// The upload.
        file: Option<Uuid>,
        /// Number of pages, where the browser counted them.
        pages: Option<u32>,
    },
    /// An address.
    Link {
        /// http or https; empty while nothing was typed.
        url: String,
    },
    /// Things to tick.
    Checklist {
        /// In order.
        items: Vec<Item>,
    },
    /// A form of the team.
    Form {
        form: Option<Uuid>,
    },
    /// A session, on one or several dates.
    Event {
        /// The events; whoever attends one has done it.
        events: Vec<Uuid>,
    },
    /// Something to hand in.
    Assignment(Task),
    /// Questions.
    Quiz(Quiz),
}

const MAX_EVENTS: usize = 20;
const MAX_ITEMS: usize = 100;
const MAX_ITEM_TEXT: usize = 500;

impl Content {
    /// What a new activity of the kind holds.
    pub fn fresh(kind: Kind) -> Content {
        match kind {
            Kind::Page => Content::Page { doc: richtext::empty() },
            Kind::Video => Content::Video(Video::default()),
            Kind::Document => Content::Document {
                file: None,
                pages: None,
            },
            Kind::Link => Content::Link { url: String::new() },
            Kind::Checklist => Content::Checklist { items: Vec::new() },
            Kind::Form => Content::Form { form: None },
            Kind::Event => Content::Event { events: Vec::new() },
            Kind::Assignment => Content::Assignment(Task::default()),
            Kind::Quiz => Content::Quiz(Quiz::default()),
        }
    }

    /// Reads content of the kind; the sentence says what is wrong with it.
    pub fn parse(kind: Kind, given: &Value) -> Result<Content, String> {
        let shape = |_| format!("This is not the content of a {}.", kind.into_str());
        match kind {
            Kind::Page => Ok(Content::Page {
                doc: richtext::sanitize(&given["doc"])?,
            }),
            Kind::Video => Video::parse(given).map(Content::Video),
            Kind::Document => {
                let DocumentIn { file, pages } = serde_json::from_value(given.clone()).map_err(shape)?;
                if pages.is_some_and(|pages| !(1..=20_000).contains(&pages)) {
                    return Err("A document can have 1 to 20,000 pages.".into());
                }
                Ok(Content::Document { file, pages })
            }
            Kind::Link => {
                let LinkIn { url } = serde_json::from_value(given.clone()).map_err(shape)?;
                web_address(url.trim()).map(|url| Content::Link { url })
            }
            Kind::Checklist => {
                let ChecklistIn { items } = serde_json::from_value(given.clone()).map_err(shape)?;
                checklist(items).map(|items| Content::Checklist { items })
            }
            Kind::Form => {
                let FormIn { form } = serde_json::from_value(given.clone()).map_err(shape)?;
                Ok(Content::Form { form })
            }
            Kind::Event => {
                let EventIn { mut events } = serde_json::from_value(given.clone()).map_err(shape)?;
                let mut seen = HashSet::new();
                events.retain(|event| seen.insert(*event));
                if events.len() > MAX_EVENTS {
                    return Err(format!("A live session can have at most {MAX_EVENTS} dates."));
                }
                Ok(Content::Event { events })
            }
            Kind::Assignment => Task::parse(given).map(Content::Assignment),
            Kind::Quiz => Quiz::parse(given).map(Content::Quiz),
        }
    }

    /// As it is stored.
    pub fn to_json(&self) -> Value {
        match self {
            Content::Page { doc } => json!({ "doc": doc }),
            Content::Video(video) => json!(video),
            Content::Document { file, pages } => json!({ "file": file, "pages": pages }),
            Content::Link { url } => json!({ "url": url }),
            Content::Checklist { items } => json!({ "items": items }),
            Content::Form { form } => json!({ "form": form }),
            Content::Event { events } => json!({ "events": events }),
            Content::Assignment(task) => json!(task),
            Content::Quiz(quiz) => json!(quiz),
        }
    }

    /// The uploads it shows, each with the kind that it must be.
    pub fn files(&self) -> Vec<(Uuid, &'static str)> {
        match self {
            Content::Page { doc } | Content::Assignment(Task { doc, .. }) => {
                richtext::files(doc).into_iter().map(|id| (id, "image")).collect()
            }
            Content::Video(video) => video.files(),
            Content::Document { file, .. } => file.iter().map(|id| (*id, "document")).collect(),
            Content::Link { .. }
            | Content::Checklist { .. }
            | Content::Form { .. }
            | Content::Event { .. }
            | Content::Quiz(_) => Vec::new(),
        }
    }

    /// What a learner would miss, as the sentence that refuses to publish it.
    pub fn missing(&self) -> Option<&'static str> {
        match self {
            Content::Page { doc } if richtext::is_blank(doc) => Some("This page is empty."),
            Content::Video(video) => video.missing(),
            Content::Document { file: None, .. } => Some("Upload a PDF."),
            Content::Link { url } if url.is_empty() => Some("Enter the address of the link."),
            Content::Checklist { items } if items.is_empty() => Some("Add at least one item to the checklist."),
            Content::Checklist { items } if items.iter().any(|item| item.text.is_empty()) => {
                Some("Every checklist item needs text.")
            }
            Content::Form { form: None } => Some("Choose a form."),
            Content::Event { events } if events.is_empty() => Some("Choose at least one event."),
            Content::Assignment(task) => task.missing(),
            Content::Quiz(quiz) => quiz.missing(),
            _ => None,
        }
    }
}

fn web_address(url: &str) -> Result<String, String> {
    if url.is_empty() {
        return Ok(String::new());
    }
    let parsed = url::Url::parse(url).ok().filter(|parsed| {
        matches!(parsed.scheme(), "http" | "https")
            && parsed.has_host()
            && parsed.username().is_empty()
            && parsed.password().is_none()
    });
    match parsed {
        Some(parsed) if url.len() <= 2_000 => Ok(parsed.into()),
        _ => Err("Enter a web address that starts with https:// or http://.".into()),
    }
}

fn checklist(items: Vec<Item>) -> Result<Vec<Item>, String> {
    if items.len() > MAX_ITEMS {
        return Err(format!("A checklist can have at most {MAX_ITEMS} items."));
    }
    let mut seen = HashSet::new();
    items
        .into_iter()
        .map(|item| {
            if !seen.insert(item.id) {
                return Err("Two checklist items have the same ID.".to_owned());
            }
            let text = item.text.trim();
            if text.chars().count() > MAX_ITEM_TEXT {
                return Err(format!("A checklist item can have at most {MAX_ITEM_TEXT} characters."));
            }
            Ok(Item {
                text: text.to_owned(),
                ..item
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_begins_with_a_rule_that_fits_and_content_that_reads_back() {
        for kind in <Kind as strum::VariantArray>::VARIANTS.iter().copied() {
            assert_eq!(kind.usual_completion().check(kind), Ok(()));
            let fresh = Content::fresh(kind);
            assert_eq!(Content::parse(kind, &fresh.to_json()), Ok(fresh.clone()), "{kind:?}");
            assert!(fresh.missing().is_some(), "an unwritten {kind:?} is not published");
            assert_eq!(kind.into_str().parse(), Ok(kind));
        }
    }

    #[test]
    fn a_link_goes_to_the_web_only() {
        for bad in [
            "javascript:alert(1)",
            "ftp://x.test",
            "x.test",
            "https://",
            "http://user:pw@x.test",
            "data:text/html,x",
            "/apps",
        ] {
            assert!(Content::parse(Kind::Link, &json!({ "url": bad })).is_err(), "{bad}");
        }
        let parsed = Content::parse(Kind::Link, &json!({ "url": " https://x.test/a " })).expect("allowed");
        assert_eq!(
            parsed,
            Content::Link {
                url: "https://x.test/a".into()
            }
        );
    }

    #[test]
    fn a_checklist_has_distinct_short_items() {
        let id = Uuid::from_u128(1);
        let twice = json!({ "items": [{ "id": id, "text": "a", "required": true }, { "id": id, "text": "b", "required": false }] });
        assert!(Content::parse(Kind::Checklist, &twice).is_err());
        let long = json!({ "items": [{ "id": id, "text": "x".repeat(501), "required": true }] });
        assert!(Content::parse(Kind::Checklist, &long).is_err());
        let blank = Content::parse(
            Kind::Checklist,
            &json!({ "items": [{ "id": id, "text": " ", "required": true }] }),
        )
        .expect("a draft may");
        assert!(blank.missing().is_some());
    }

    #[test]
    fn unknown_parts_are_refused() {
        assert!(Content::parse(Kind::Video, &json!({ "file": Uuid::nil(), "src": "https://evil.test" })).is_err());
        assert!(Content::parse(Kind::Video, &json!({ "file": "x" })).is_err());
        assert!(Content::parse(Kind::Video, &json!({ "duration": -1.0 })).is_err());
        assert!(Content::parse(Kind::Document, &json!({ "pages": 0 })).is_err());
    }

    #[test]
    fn uploads_are_named_with_the_kind_they_must_be() {
        let file = Uuid::from_u128(9);
        let video = Content::parse(Kind::Video, &json!({ "file": file, "duration": 12.5 })).expect("allowed");
        assert_eq!(video.files(), vec![(file, "video")]);
        assert_eq!(video.missing(), None);
    }
}
