//! What may be kept of an entry and a product, and what they lack to be published.

use std::collections::HashSet;

use chrono::SubsecRound;

use super::model::Kind;
use crate::prelude::*;
use crate::richtext;

const LONGEST_TITLE: usize = 200;
const LONGEST_SUMMARY: usize = 500;
const LONGEST_CATEGORY: usize = 100;
const MOST_TAGS: usize = 20;
const LONGEST_TAG: usize = 50;
const LONGEST_PRICE: usize = 100;
const LONGEST_LABEL: usize = 60;
const MOST_PICTURES: usize = 12;
/// So many words are read in a minute.
const WORDS_A_MINUTE: i32 = 200;

/// What a product has beyond its text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(as = BlogOffer)]
pub struct Offer {
    /// As people read it.
    pub price: String,
    /// Uploads, in order.
    pub pictures: Vec<Uuid>,
    /// The words of the button that leads to it.
    pub action_label: String,
    /// Where the button leads.
    pub action_link: String,
}

/// All that is written of one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BlogContent)]
pub struct Content {
    /// 1 to 200 characters.
    pub title: String,
    /// At most 500 characters: what the list says of it.
    #[serde(default)]
    pub summary: String,
    /// Its text as a node tree.
    #[schema(value_type = Object)]
    pub doc: Value,
    /// An uploaded picture, shown above it and in the list.
    pub image: Option<Uuid>,
    /// At most 100 characters.
    #[serde(default)]
    pub category: String,
    /// At most 20 of at most 50 characters.
    #[serde(default)]
    pub tags: Vec<String>,
    /// Its date: people see it from then on. Nothing: the moment in which it is published.
    pub published_at: Option<DateTime<Utc>>,
    /// Of a product only.
    #[serde(default)]
    pub product: Offer,
}

/// What may be its title.
pub fn title(given: &str) -> Result<String, Problem> {
    let title = given.trim();
    match title.chars().count() {
        0 => Err(Problem::field("title", "required", "Enter a title.")),
        1..=LONGEST_TITLE if !title.chars().any(char::is_control) => Ok(title.to_owned()),
        _ => Err(Problem::field(
            "title",
            "too_long",
            "Use at most 200 characters on one line.",
        )),
    }
}

/// What is kept, or every field that is wrong.
pub fn check(given: Content, kind: Kind) -> Result<Content, Problem> {
    let mut wrong = Vec::new();
    let title = title(&given.title).unwrap_or_else(|problem| {
        wrong.extend(problem.errors().iter().cloned());
        String::new()
    });
    let doc = richtext::sanitize(&given.doc).unwrap_or_else(|sentence| {
        wrong.push(FieldError::new("doc", "invalid", sentence));
        richtext::empty()
    });
    let content = Content {
        title,
        summary: short("summary", &given.summary, LONGEST_SUMMARY, &mut wrong),
        doc,
        image: given.image,
        category: short("category", &given.category, LONGEST_CATEGORY, &mut wrong),
        tags: tags(&given.tags, &mut wrong),
        published_at: given.published_at.map(|at| at.trunc_subsecs(0)),
        product: match kind {
            Kind::Product => offer(given.product, &mut wrong),
            Kind::Blog => Offer::default(),
        },
    };
    if wrong.is_empty() {
        Ok(content)
    } else {
        Err(Problem::unprocessable(wrong))
    }
}

fn short(field: &str, given: &str, most: usize, wrong: &mut Vec<FieldError>) -> String {
    let text = given.trim();
    if text.chars().count() > most {
        let sentence = format!("Use at most {most} characters.");
        wrong.push(FieldError::new(field, "too_long", sentence));
    }
    text.to_owned()
}

fn tags(given: &[String], wrong: &mut Vec<FieldError>) -> Vec<String> {
    let mut seen = HashSet::new();
    let mut tags = Vec::new();
    for tag in given.iter().map(|tag| tag.trim()).filter(|tag| !tag.is_empty()) {
        if tag.chars().count() > LONGEST_TAG {
            wrong.push(FieldError::new(
                "tags",
                "too_long",
                "A tag can have at most 50 characters.",
            ));
        }
        if seen.insert(tag.to_lowercase()) {
            tags.push(tag.to_owned());
        }
    }
    if tags.len() > MOST_TAGS {
        wrong.push(FieldError::new("tags", "too_many", "Use at most 20 tags."));
    }
    tags
}

fn offer(given: Offer, wrong: &mut Vec<FieldError>) -> Offer {
    let link = given.action_link.trim().to_owned();
    if !link.is_empty()
        && let Err(sentence) = richtext::check_link(&link)
    {
        wrong.push(FieldError::new("product.actionLink", "invalid", sentence));
    }
    if given.pictures.len() > MOST_PICTURES {
        let sentence = "A product can have at most 12 pictures.";
        wrong.push(FieldError::new("product.pictures", "too_many", sentence));
    }
    let mut seen = HashSet::new();
    Offer {
        price: short("product.price", &given.price, LONGEST_PRICE, wrong),
        pictures: given.pictures.into_iter().filter(|id| seen.insert(*id)).collect(),
        action_label: short("product.actionLabel", &given.action_label, LONGEST_LABEL, wrong),
        action_link: link,
    }
}

/// The uploads that are shown with it, each with the field that names it.
pub fn files(content: &Content) -> Vec<(String, Uuid)> {
    let at = |field: &'static str| move |id| (field.to_owned(), id);
    let mut files: Vec<(String, Uuid)> = content.image.into_iter().map(at("image")).collect();
    files.extend(richtext::files(&content.doc).into_iter().map(at("doc")));
    files.extend(content.product.pictures.iter().copied().map(at("product.pictures")));
    files
}

/// What people who read it may not miss.
pub fn check_publishable(doc: &Value, label: &str, link: &str) -> Result<(), Problem> {
    let mut lacking = Vec::new();
    if richtext::is_blank(doc) {
        lacking.push(FieldError::new("doc", "no_text", "Add text before you publish it."));
    }
    if label.is_empty() != link.is_empty() {
        let field = if label.is_empty() { "actionLabel" } else { "actionLink" };
        let sentence = "A button needs both text and a link.";
        lacking.push(FieldError::new(format!("product.{field}"), "half_a_button", sentence));
    }
    if lacking.is_empty() {
        Ok(())
    } else {
        Err(Problem::unprocessable(lacking))
    }
}

/// How many words there are to read.
pub fn count_words(doc: &Value) -> i32 {
    let count = richtext::plain(doc).split_whitespace().count();
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// How many minutes that takes, begun ones counted.
pub fn minutes(words: i32) -> i32 {
    (words.saturating_add(WORDS_A_MINUTE - 1) / WORDS_A_MINUTE).max(1)
}

/// Every word of it, as it is looked for.
pub fn search(content: &Content) -> String {
    let text = richtext::plain(&content.doc);
    let lines = [&content.title, &content.summary, &content.category, &text];
    let lines: Vec<&str> = lines.into_iter().chain(&content.tags).map(String::as_str).collect();
    lines.join("\n").to_lowercase()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn text(words: &str) -> Value {
        json!({"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": words}]}]})
    }

    fn content() -> Content {
        Content {
            title: " The new hall ".into(),
            summary: String::new(),
            doc: text("It is open."),
            image: None,
            category: " News ".into(),
            tags: vec!["Hall".into(), " hall".into(), String::new()],
            published_at: None,
            product: Offer::default(),
        }
    }

    #[test]
    fn what_is_kept_is_tidy_and_found_by_its_words() {
        let checked = check(content(), Kind::Blog).expect("kept");
        assert_eq!(
            (checked.title.as_str(), checked.category.as_str()),
            ("The new hall", "News")
        );
        assert_eq!(checked.tags, ["Hall"]);
        assert_eq!(search(&checked), "the new hall\n\nnews\nit is open.\n\nhall");
    }

    #[test]
    fn everything_that_is_wrong_is_named_at_its_field() {
        let bad = Content {
            title: " ".into(),
            summary: "x".repeat(501),
            doc: json!({"type": "script"}),
            tags: vec!["x".repeat(51)],
            product: Offer {
                action_link: "javascript:alert(1)".into(),
                ..Offer::default()
            },
            ..content()
        };
        let refused = check(bad.clone(), Kind::Product).expect_err("refused");
        let fields: Vec<&str> = refused.errors().iter().map(|error| error.field.as_str()).collect();
        assert_eq!(fields, ["title", "doc", "summary", "tags", "product.actionLink"]);
        let refused = check(bad, Kind::Blog).expect_err("refused");
        assert_eq!(refused.errors().len(), 4, "a blog has no button");
    }

    #[test]
    fn what_is_published_has_a_text_and_whole_buttons() {
        assert!(check_publishable(&text("Read me"), "", "").is_ok());
        let bare = check_publishable(&richtext::empty(), "Buy", "").expect_err("refused");
        let fields: Vec<&str> = bare.errors().iter().map(|error| error.field.as_str()).collect();
        assert_eq!(fields, ["doc", "product.actionLink"]);
    }

    #[test]
    fn nothing_is_read_in_less_than_a_minute() {
        assert_eq!((minutes(0), minutes(200), minutes(201)), (1, 1, 2));
        assert_eq!(count_words(&text("one two  three")), 3);
    }
}
