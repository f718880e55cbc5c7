//! What a widget of each type consists of, and the uploads in it.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use serde_json::Map;

use crate::features::blogs::{BlogTeaser, NewestQuery};
use crate::features::files::FileView;
use crate::prelude::*;
use crate::richtext;

type Props = Map<String, Value>;

const LINE: usize = 200;
/// The longest category that an entry of the blog has.
const CATEGORY: usize = 100;
const TEXT: usize = 2_000;
/// A carousel turns four pictures.
const SLIDES: usize = 4;
const ITEMS: usize = 12;
/// As many entries of the blog are shown as these, the first where nothing is said.
const POSTS: RangeInclusive<i64> = 3..=12;

/// What was found while a page was read.
#[derive(Default)]
pub struct Notes {
    /// What cannot be kept.
    pub wrong: Vec<FieldError>,
    /// What a published page may not lack.
    pub lacking: Vec<FieldError>,
    /// The uploads, each with the field that names it.
    pub files: Vec<(String, Uuid)>,
}

impl Notes {
    /// Something cannot be kept.
    pub fn wrong(&mut self, field: String, code: &str, sentence: &str) {
        self.wrong.push(FieldError::new(field, code, sentence));
    }
}

/// What of these words a widget of this type keeps; nothing: there is no such type.
pub fn sanitize(kind: &str, given: &Props, at: &str, notes: &mut Notes) -> Option<Props> {
    let mut props = PropsReader::new(given, format!("{at}.props"), notes);
    props.text("title", LINE);
    match kind {
        "continue" | "counts" | "assigned" | "due" | "events" | "completed" | "rewards" | "overview" | "myTeam" => {}
        "richText" => props.document(),
        "image" => {
            props.needs("file", PropsReader::file);
            props.text("alt", LINE);
            props.link();
        }
        "quickLinks" => props.items(ITEMS, |item| {
            item.needs("label", |item, key| item.text(key, LINE));
            item.needs("link", |item, _| item.link());
        }),
        "carousel" => props.items(SLIDES, |slide| {
            slide.needs("file", PropsReader::file);
            slide.text("alt", LINE);
            slide.text("title", LINE);
            slide.text("text", LINE);
            slide.link();
        }),
        "social" => props.items(ITEMS, |post| {
            post.needs("id", PropsReader::id);
            post.needs("caption", |post, key| post.text(key, TEXT));
            post.file("file");
            post.needs("timestamp", PropsReader::moment);
        }),
        "news" => props.news(),
        _ => return None,
    }
    Some(props.accepted)
}

/// The uploads in these props.
pub fn files(props: &Props) -> Vec<Uuid> {
    let inside = props.iter().flat_map(|(key, value)| match value {
        Value::Array(items) => items.iter().filter_map(Value::as_object).flat_map(files).collect(),
        doc if key == "doc" => richtext::files(doc),
        _ => Vec::new(),
    });
    upload(props.get("file")).into_iter().chain(inside).collect()
}

/// The props as a screen gets them: every upload with its address and its sides. A post of a social feed names its picture's address as the
/// specification does.
pub fn with_urls(kind: &str, props: &Props, files: &HashMap<Uuid, FileView>) -> Props {
    let mut shown = props.clone();
    for (key, value) in &mut shown {
        match value {
            Value::Array(items) => {
                for item in items.iter_mut().filter_map(Value::as_object_mut) {
                    *item = self::with_urls(kind, item, files);
                }
            }
            doc if key == "doc" => *doc = richtext::with_urls(doc, &|id| files.get(&id)),
            _ => {}
        }
    }
    if let Some(file) = upload(props.get("file")).and_then(|id| files.get(&id)) {
        let address = if kind == "social" { "media_url" } else { "url" };
        shown.insert(address.into(), file.url.as_str().into());
        shown.insert("width".into(), file.width.into());
        shown.insert("height".into(), file.height.into());
    }
    shown
}

/// Which entries of the blog a widget shows instead of what was written in it; nothing: it shows none.
pub fn newest_query(props: &Props) -> Option<NewestQuery> {
    let text = |key: &str| props.get(key).and_then(Value::as_str).unwrap_or_default();
    (text("source") == "blog").then(|| NewestQuery {
        category: text("category").to_owned(),
        most: props
            .get("count")
            .and_then(Value::as_i64)
            .unwrap_or(*POSTS.start())
            .clamp(*POSTS.start(), *POSTS.end()),
    })
}

/// The items that such a widget shows.
pub fn teaser_items(newest: Vec<BlogTeaser>) -> Value {
    let item = |post: BlogTeaser| {
        let mut item = json!({
            "id": post.id, "title": post.title, "timestamp": post.published_at, "link": format!("/blog/{}", post.id),
        });
        if !post.summary.is_empty() {
            item["text"] = post.summary.into();
        }
        if let Some(url) = post.image_url {
            item["url"] = url.into();
        }
        item
    };
    newest.into_iter().map(item).collect()
}

fn upload(given: Option<&Value>) -> Option<Uuid> {
    given?.as_str().and_then(|id| Uuid::parse_str(id).ok())
}

/// Reads the words of one object; what nobody asks for is dropped.
struct PropsReader<'a> {
    input: &'a Props,
    at: String,
    notes: &'a mut Notes,
    accepted: Props,
}

impl<'a> PropsReader<'a> {
    fn new(given: &'a Props, at: String, notes: &'a mut Notes) -> Self {
        Self {
            input: given,
            at,
            notes,
            accepted: Props::new(),
        }
    }

    /// What is there under a name, unless it is empty.
    fn non_empty(&self, key: &str) -> Option<&'a str> {
        self.input.get(key)?.as_str().filter(|text| !text.trim().is_empty())
    }

    fn wrong(&mut self, key: &str, code: &str, sentence: &str) {
        self.notes.wrong(format!("{}.{key}", self.at), code, sentence);
    }

    fn lacks(&mut self, key: &str) {
        let field = format!("{}.{key}", self.at);
        self.notes
            .lacking
            .push(FieldError::new(field, "required", "This field is required."));
    }

    fn needs(&mut self, key: &str, read: impl FnOnce(&mut Self, &str)) {
        read(self, key);
        if !self.accepted.contains_key(key) {
            self.lacks(key);
        }
    }

    fn text(&mut self, key: &str, most: usize) {
        let Some(text) = self.non_empty(key) else { return };
        if text.chars().count() > most {
            return self.wrong(key, "too_long", "This text is too long.");
        }
        self.accepted.insert(key.into(), text.into());
    }

    /// Somewhere else by its scheme, or a page of this app by its path.
    fn link(&mut self) {
        let Some(link) = self.non_empty("link").map(str::trim) else {
            return;
        };
        match richtext::check_link(link) {
            Ok(()) => drop(self.accepted.insert("link".into(), link.into())),
            Err(sentence) => self.wrong("link", "invalid", sentence),
        }
    }

    fn id(&mut self, key: &str) {
        match (self.non_empty(key), upload(self.input.get(key))) {
            (_, Some(id)) => drop(self.accepted.insert(key.into(), id.to_string().into())),
            (Some(_), None) => self.wrong(key, "invalid", "This is not a valid ID."),
            (None, None) => {}
        }
    }

    fn file(&mut self, key: &str) {
        self.id(key);
        if let Some(id) = upload(self.accepted.get(key)) {
            self.notes.files.push((format!("{}.{key}", self.at), id));
        }
    }

    /// Written here, or the newest of the blog. What was written stays when the blog takes its place, finished or not.
    fn news(&mut self) {
        let is_fed = self.non_empty("source") == Some("blog");
        if is_fed {
            self.accepted.insert("source".into(), "blog".into());
            self.text("category", CATEGORY);
            self.count();
        }
        let lacking = self.notes.lacking.len();
        self.items(ITEMS, |news| {
            news.needs("title", |news, key| news.text(key, LINE));
            news.text("text", TEXT);
            news.file("file");
            news.needs("timestamp", PropsReader::moment);
            news.link();
        });
        if is_fed {
            self.notes.lacking.truncate(lacking);
        }
    }

    fn count(&mut self) {
        match self.input.get("count").map(Value::as_i64) {
            None => {}
            Some(Some(count)) if POSTS.contains(&count) => drop(self.accepted.insert("count".into(), count.into())),
            Some(_) => self.wrong("count", "invalid", "Choose 3 to 12 posts."),
        }
    }

    fn moment(&mut self, key: &str) {
        let Some(text) = self.non_empty(key) else { return };
        if text.len() <= 40 && DateTime::parse_from_rfc3339(text).is_ok() {
            self.accepted.insert(key.into(), text.into());
        } else {
            self.wrong(key, "invalid", "This is not a date and time.");
        }
    }

    fn document(&mut self) {
        let Some(doc) = self.input.get("doc").filter(|doc| !doc.is_null()) else {
            return self.lacks("doc");
        };
        match richtext::sanitize(doc) {
            Ok(accepted) => {
                let at = format!("{}.doc", self.at);
                self.notes
                    .files
                    .extend(richtext::files(&accepted).into_iter().map(|id| (at.clone(), id)));
                if richtext::is_blank(&accepted) {
                    self.lacks("doc");
                }
                self.accepted.insert("doc".into(), accepted);
            }
            Err(sentence) => self.wrong("doc", "invalid", &sentence),
        }
    }

    fn items(&mut self, most: usize, read: impl Fn(&mut PropsReader<'_>)) {
        let given = self.input.get("items").and_then(Value::as_array);
        let given = given.map(Vec::as_slice).unwrap_or_default();
        if given.len() > most {
            return self.wrong("items", "too_many", &format!("Add at most {most} of these."));
        }
        if given.is_empty() {
            self.lacks("items");
        }
        let mut accepted = Vec::with_capacity(given.len());
        for (index, item) in given.iter().enumerate() {
            let Some(item) = item.as_object() else {
                self.wrong("items", "invalid", "Each item must be an object.");
                continue;
            };
            let mut reader = PropsReader::new(item, format!("{}.items.{index}", self.at), self.notes);
            read(&mut reader);
            accepted.push(Value::Object(reader.accepted));
        }
        self.accepted.insert("items".into(), accepted.into());
    }
}
