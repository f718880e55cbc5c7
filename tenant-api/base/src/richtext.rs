//! Rich text as a node tree: what may be in it. Nothing else is stored, so nothing else can reach a learner's page.

use serde_json::{Map, Value, json};
use uuid::Uuid;

/// A page longer than this is a book: the limits keep one request from filling memory.
const MAX_NODES: usize = 10_000;
const MAX_DEPTH: usize = 24;
const MAX_TEXT: usize = 200_000;

/// Schemes that a link in a text may have.
const LINK_SCHEMES: [&str; 3] = ["https://", "http://", "mailto:"];

/// An empty document.
pub fn empty() -> Value {
    json!({ "type": "doc", "content": [{ "type": "paragraph" }] })
}

/// Checks a document against the allow list and returns it with every attribute dropped that is not on the list.
pub fn sanitize(doc: &Value) -> Result<Value, String> {
    let mut walk = Walk { nodes: 0, text: 0 };
    let cleaned = walk.node(doc, 0)?;
    if cleaned["type"] != "doc" {
        return Err("A text must begin with a node of the type 'doc'.".into());
    }
    Ok(cleaned)
}

/// Whether there is anything to read or see.
pub fn is_blank(doc: &Value) -> bool {
    let kind = doc["type"].as_str().unwrap_or_default();
    if matches!(kind, "image" | "horizontalRule" | "embed") {
        return false;
    }
    if kind == "text" {
        return doc["text"].as_str().unwrap_or_default().trim().is_empty();
    }
    doc["content"]
        .as_array()
        .is_none_or(|children| children.iter().all(is_blank))
}

/// The uploads that a document shows.
pub fn files(doc: &Value) -> Vec<Uuid> {
    let mut found = Vec::new();
    collect(doc, &mut found);
    found
}

fn collect(node: &Value, found: &mut Vec<Uuid>) {
    if node["type"] == "image"
        && let Some(file) = node["attrs"]["file"].as_str().and_then(|id| Uuid::parse_str(id).ok())
    {
        found.push(file);
    }
    for child in node["content"].as_array().into_iter().flatten() {
        collect(child, found);
    }
}

/// What a reader gets of a picture.
pub struct Picture {
    /// Where it is.
    pub url: String,
    /// Pixels across and down, where they are known: it has its place before it is there.
    pub sides: Option<(i32, i32)>,
}

impl From<String> for Picture {
    fn from(url: String) -> Self {
        Self { url, sides: None }
    }
}

/// The document as a reader gets it: each picture with what `find` knows of its file.
pub fn with_urls<P: Into<Picture>>(doc: &Value, find: &dyn Fn(Uuid) -> Option<P>) -> Value {
    let mut shown = doc.clone();
    fill_urls(&mut shown, find);
    shown
}

/// The same of a document that nobody else needs as it was.
pub fn fill_urls<P: Into<Picture>>(node: &mut Value, find: &dyn Fn(Uuid) -> Option<P>) {
    if node["type"] == "image"
        && let Some(picture) = node["attrs"]["file"]
            .as_str()
            .and_then(|id| Uuid::parse_str(id).ok())
            .and_then(find)
    {
        let Picture { url, sides } = picture.into();
        node["attrs"]["src"] = url.into();
        if let Some((width, height)) = sides {
            node["attrs"]["width"] = width.into();
            node["attrs"]["height"] = height.into();
        }
    }
    if let Some(children) = node.get_mut("content").and_then(Value::as_array_mut) {
        for child in children {
            fill_urls(child, find);
        }
    }
}

struct Walk {
    nodes: usize,
    text: usize,
}

impl Walk {
    fn node(&mut self, node: &Value, depth: usize) -> Result<Value, String> {
        self.nodes += 1;
        if self.nodes > MAX_NODES || depth > MAX_DEPTH {
            return Err("This text is too long or too deeply nested.".into());
        }
        let kind = node["type"].as_str().ok_or("Every node of a text needs a type.")?;
        let mut cleaned = Map::new();
        cleaned.insert("type".into(), kind.into());
        if kind == "text" {
            let text = node["text"].as_str().ok_or("A text node needs its text.")?;
            self.text += text.len();
            if self.text > MAX_TEXT {
                return Err("This text is too long.".into());
            }
            cleaned.insert("text".into(), text.into());
            if let Some(marks) = node["marks"].as_array() {
                cleaned.insert(
                    "marks".into(),
                    marks.iter().map(mark).collect::<Result<Vec<_>, _>>()?.into(),
                );
            }
            return Ok(cleaned.into());
        }
        let attrs = attrs(kind, &node["attrs"])?;
        if !attrs.is_empty() {
            cleaned.insert("attrs".into(), attrs.into());
        }
        if let Some(children) = node["content"].as_array() {
            let mut inside = Vec::with_capacity(children.len());
            for child in children {
                if !fits(kind, child["type"].as_str().unwrap_or_default()) {
                    return Err("A table consists of rows, and a row of cells.".into());
                }
                inside.push(self.node(child, depth + 1)?);
            }
            cleaned.insert("content".into(), inside.into());
        }
        Ok(cleaned.into())
    }
}

/// Whether one may stand in the other: rows stand in tables alone, and cells in rows.
fn fits(parent: &str, child: &str) -> bool {
    match (parent, child) {
        ("table", child) => child == "tableRow",
        ("tableRow", child) => matches!(child, "tableCell" | "tableHeader"),
        (_, child) => !matches!(child, "tableRow" | "tableCell" | "tableHeader"),
    }
}

/// Whether this is a film of a house whose films may be shown: its id, as that house writes them.
fn is_film(provider: &str, video: &str) -> bool {
    let is_long = |from: usize, until: usize| (from..=until).contains(&video.len());
    match provider {
        "youtube" => {
            is_long(6, 20)
                && video
                    .bytes()
                    .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
        }
        "vimeo" => is_long(5, 12) && video.bytes().all(|b| b.is_ascii_digit()),
        _ => false,
    }
}

fn attrs(kind: &str, given: &Value) -> Result<Map<String, Value>, String> {
    let mut cleaned = Map::new();
    match kind {
        "doc" | "bulletList" | "listItem" | "blockquote" | "horizontalRule" | "hardBreak" | "table" | "tableRow" => {}
        "tableCell" | "tableHeader" => {
            for span in ["colspan", "rowspan"] {
                if let Some(many) = given[span].as_u64().filter(|many| (2..=50).contains(many)) {
                    cleaned.insert(span.into(), many.into());
                }
            }
        }
        "callout" => {
            let tones = ["info", "good", "warn", "bad"];
            let tone = given["tone"].as_str().filter(|tone| tones.contains(tone));
            cleaned.insert("tone".into(), tone.unwrap_or("info").into());
        }
        "embed" => {
            let word = |name: &str| given[name].as_str().unwrap_or_default();
            let (provider, video) = (word("provider"), word("video"));
            if !is_film(provider, video) {
                return Err("Only YouTube and Vimeo videos can be embedded.".into());
            }
            cleaned.insert("provider".into(), provider.into());
            cleaned.insert("video".into(), video.into());
            let title: String = word("title").chars().take(200).collect();
            cleaned.insert("title".into(), title.into());
        }
        "paragraph" => keep_align(given, &mut cleaned),
        "heading" => {
            let level = given["level"].as_u64().filter(|level| (1..=4).contains(level));
            cleaned.insert(
                "level".into(),
                level.ok_or("A heading has a level from 1 to 4.")?.into(),
            );
            keep_align(given, &mut cleaned);
        }
        "orderedList" => {
            if let Some(start) = given["start"].as_u64().filter(|start| *start <= 100_000) {
                cleaned.insert("start".into(), start.into());
            }
        }
        "codeBlock" => {
            if let Some(language) = given["language"].as_str().filter(|word| word.len() <= 40) {
                cleaned.insert("language".into(), language.into());
            }
        }
        "image" => {
            let file = given["file"].as_str().and_then(|id| Uuid::parse_str(id).ok());
            cleaned.insert(
                "file".into(),
                file.ok_or("A picture in a text must be an uploaded file.")?
                    .to_string()
                    .into(),
            );
            let alt: String = given["alt"].as_str().unwrap_or_default().chars().take(300).collect();
            cleaned.insert("alt".into(), alt.into());
        }
        other => return Err(format!("A text cannot contain '{}'.", printable(other))),
    }
    Ok(cleaned)
}

fn keep_align(given: &Value, cleaned: &mut Map<String, Value>) {
    if let Some(align) = given["textAlign"]
        .as_str()
        .filter(|word| ["left", "center", "right"].contains(word))
    {
        cleaned.insert("textAlign".into(), align.into());
    }
}

fn mark(given: &Value) -> Result<Value, String> {
    let kind = given["type"].as_str().unwrap_or_default();
    match kind {
        "bold" | "italic" | "underline" | "strike" | "code" => Ok(json!({ "type": kind })),
        "link" => {
            let href = given["attrs"]["href"].as_str().unwrap_or_default();
            link(href).map(|href| json!({ "type": "link", "attrs": { "href": href } }))
        }
        other => Err(format!("A text cannot be marked '{}'.", printable(other))),
    }
}

/// An address that a text may lead to.
pub fn link(href: &str) -> Result<&str, String> {
    let refused = || "Links must start with https://, http:// or mailto:.".to_owned();
    let lower = href.to_ascii_lowercase();
    let plain = href.len() <= 2_000 && !href.chars().any(|c| c.is_control() || c.is_whitespace());
    if plain
        && LINK_SCHEMES
            .iter()
            .any(|scheme| lower.starts_with(scheme) && lower.len() > scheme.len())
    {
        return Ok(href);
    }
    Err(refused())
}

/// Somewhere else by its scheme, or a page of this app by its path.
pub fn check_link(link: &str) -> Result<(), &'static str> {
    let second = link.as_bytes().get(1);
    let plain = link.len() <= 2_000 && !link.chars().any(|c| c.is_control() || c.is_whitespace() || c == '\\');
    let inside = plain && link.starts_with('/') && second != Some(&b'/');
    if inside || self::link(link).is_ok() {
        Ok(())
    } else {
        Err("Links must start with https://, http:// or mailto:, or with / for a page in this app.")
    }
}

/// The words alone, a line for each block.
pub fn plain(doc: &Value) -> String {
    let mut plain_text = String::new();
    collect_text(doc, &mut plain_text);
    plain_text
}

fn collect_text(node: &Value, plain_text: &mut String) {
    if let Some(text) = node["text"].as_str() {
        return plain_text.push_str(text);
    }
    for child in node["content"].as_array().into_iter().flatten() {
        collect_text(child, plain_text);
    }
    if !plain_text.is_empty() && !plain_text.ends_with('\n') {
        plain_text.push('\n');
    }
}

/// A word out of somebody else's request, fit to be shown in a sentence.
fn printable(word: &str) -> String {
    word.chars().filter(|c| c.is_ascii_alphanumeric()).take(30).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doc(content: Value) -> Value {
        json!({ "type": "doc", "content": content })
    }

    #[test]
    fn an_ordinary_text_is_kept_and_strange_attributes_are_dropped() {
        let given = doc(json!([
            { "type": "heading", "attrs": { "level": 2, "onclick": "x()" }, "content": [{ "type": "text", "text": "Hi" }] },
            { "type": "paragraph", "content": [
                { "type": "text", "text": "a", "marks": [{ "type": "link", "attrs": { "href": "https://x.test", "target": "_top" } }] }
            ]}
        ]));
        let cleaned = sanitize(&given).expect("allowed");
        assert_eq!(cleaned["content"][0]["attrs"], json!({ "level": 2 }));
        assert_eq!(
            cleaned["content"][1]["content"][0]["marks"][0]["attrs"],
            json!({ "href": "https://x.test" })
        );
    }

    #[test]
    fn nodes_and_marks_that_are_not_on_the_list_are_refused() {
        for bad in ["script", "iframe", "html", "video", ""] {
            assert!(sanitize(&doc(json!([{ "type": bad }]))).is_err(), "{bad}");
        }
        let styled = doc(json!([{ "type": "text", "text": "x", "marks": [{ "type": "textStyle" }] }]));
        assert!(sanitize(&styled).is_err());
        assert!(sanitize(&json!({ "type": "paragraph" })).is_err());
        assert!(sanitize(&json!("text")).is_err());
    }

    #[test]
    fn tables_are_rows_of_cells_and_callouts_have_one_of_four_tones() {
        let cell = |kind: &str| {
            json!({ "type": kind, "attrs": { "colspan": 2, "rowspan": 1, "colwidth": [9], "style": "x" },
            "content": [{ "type": "paragraph" }] })
        };
        let row = json!({ "type": "tableRow", "content": [cell("tableHeader"), cell("tableCell")] });
        let cleaned = sanitize(&doc(json!([{ "type": "table", "content": [row] }]))).expect("allowed");
        assert_eq!(
            cleaned["content"][0]["content"][0]["content"][0]["attrs"],
            json!({ "colspan": 2 })
        );
        for bad in [
            json!([{ "type": "table", "content": [{ "type": "paragraph" }] }]),
            json!([{ "type": "tableRow", "content": [cell("tableCell")] }]),
            json!([{ "type": "blockquote", "content": [cell("tableCell")] }]),
        ] {
            assert!(sanitize(&doc(bad)).is_err());
        }
        let callout_with = |tone: &str| {
            let callout = json!({ "type": "callout", "attrs": { "tone": tone }, "content": [{ "type": "paragraph" }] });
            sanitize(&doc(json!([callout]))).expect("allowed")["content"][0]["attrs"]["tone"].clone()
        };
        assert_eq!(
            (callout_with("warn"), callout_with("\"><script>")),
            (json!("warn"), json!("info"))
        );
    }

    #[test]
    fn what_is_embedded_comes_from_the_hosts_on_the_list() {
        let embed = |attrs: Value| sanitize(&doc(json!([{ "type": "embed", "attrs": attrs }])));
        let cleaned = embed(
            json!({ "provider": "youtube", "video": "dQw4w9WgXcQ", "title": "Fire", "src": "https://evil.test" }),
        );
        let cleaned = cleaned.expect("allowed");
        let attrs = json!({ "provider": "youtube", "video": "dQw4w9WgXcQ", "title": "Fire" });
        assert_eq!(cleaned["content"][0]["attrs"], attrs);
        assert!(!is_blank(&cleaned));
        for bad in [
            json!({ "provider": "evil", "video": "dQw4w9WgXcQ" }),
            json!({ "provider": "youtube", "video": "x?autoplay=1" }),
            json!({ "provider": "youtube", "video": "../../x/y" }),
            json!({ "provider": "vimeo", "video": "abcdefg" }),
            json!({ "url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }),
        ] {
            assert!(embed(bad).is_err());
        }
    }

    #[test]
    fn links_have_one_of_three_schemes() {
        for bad in [
            "javascript:alert(1)",
            "JaVaScRiPt:x",
            "data:text/html,x",
            "//evil.test",
            "/a",
            "https://",
            " https://x.test",
            "java\nscript:x",
            "",
        ] {
            assert!(link(bad).is_err(), "{bad}");
        }
        for good in ["https://x.test/a?b#c", "HTTP://x.test", "mailto:a@b.test"] {
            assert!(link(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn pictures_are_uploads_and_their_address_is_never_stored() {
        let file = Uuid::from_u128(7);
        let given =
            doc(json!([{ "type": "image", "attrs": { "file": file, "src": "https://evil.test/x.svg", "alt": "A" } }]));
        let cleaned = sanitize(&given).expect("allowed");
        assert_eq!(cleaned["content"][0]["attrs"], json!({ "file": file, "alt": "A" }));
        assert_eq!(files(&cleaned), vec![file]);
        let shown = with_urls(&cleaned, &|id| Some(format!("/api/files/{id}")));
        assert_eq!(shown["content"][0]["attrs"]["src"], format!("/api/files/{file}"));
        let sized = with_urls(&cleaned, &|_| {
            Some(Picture {
                url: "/x".into(),
                sides: Some((4, 3)),
            })
        });
        let attrs = json!({ "file": file, "alt": "A", "src": "/x", "width": 4, "height": 3 });
        assert_eq!(sized["content"][0]["attrs"], attrs);
        assert_eq!(sanitize(&sized), Ok(cleaned), "none of it is kept");
        assert!(
            sanitize(&doc(
                json!([{ "type": "image", "attrs": { "src": "https://evil.test/x.png" } }])
            ))
            .is_err()
        );
    }

    #[test]
    fn the_words_alone_are_lines() {
        let two = doc(json!([
            { "type": "paragraph", "content": [{ "type": "text", "text": "Hel" }, { "type": "text", "text": "lo", "marks": [{ "type": "bold" }] }] },
            { "type": "bulletList", "content": [{ "type": "listItem", "content": [{ "type": "paragraph", "content": [{ "type": "text", "text": "you" }] }] }] }
        ]));
        assert_eq!(plain(&two), "Hello\nyou\n");
        assert_eq!(plain(&empty()), "");
    }

    #[test]
    fn a_way_leads_outside_by_its_scheme_or_inside_by_its_path() {
        for bad in ["javascript:alert(1)", "//evil.test", "/\\evil.test", "ftp://x", ""] {
            assert!(check_link(bad).is_err(), "{bad}");
        }
        for good in ["/apps/courses/mycourses", "https://x.test/a", "mailto:a@b.test"] {
            assert!(check_link(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn depth_and_length_have_an_end() {
        let mut deep = json!({ "type": "paragraph" });
        for _ in 0..40 {
            deep = json!({ "type": "blockquote", "content": [deep] });
        }
        assert!(sanitize(&doc(json!([deep]))).is_err());
        let long = "x".repeat(MAX_TEXT + 1);
        assert!(sanitize(&doc(json!([{ "type": "text", "text": long }]))).is_err());
    }

    #[test]
    fn blank_is_what_nobody_can_read() {
        assert!(is_blank(&empty()));
        assert!(is_blank(&doc(
            json!([{ "type": "paragraph", "content": [{ "type": "text", "text": "  " }] }])
        )));
        assert!(!is_blank(&doc(
            json!([{ "type": "paragraph", "content": [{ "type": "text", "text": "a" }] }])
        )));
        assert!(!is_blank(&doc(json!([{ "type": "image", "attrs": {} }]))));
    }
}
