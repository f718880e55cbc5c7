//! What the demo's teams have published: entries of their blogs, and Munro's products.

use anyhow::Context;
use chrono::Duration;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::content::document;
use super::courses::upload_cover;
use crate::client::Client;

/// An entry or a product.
pub(super) struct DemoBlog {
    kind: &'static str,
    title: &'static str,
    summary: &'static str,
    category: &'static str,
    tags: &'static [&'static str],
    cover: bool,
    /// Paragraphs; one that begins with `# ` is a heading, with `- ` an item.
    text: &'static [&'static str],
    /// Price, words of the button and where it leads, of a product.
    offer: Option<(&'static str, &'static str, &'static str)>,
    /// Still to be published.
    draft: bool,
}

const ENTRY: DemoBlog = DemoBlog {
    kind: "blog",
    title: "",
    summary: "",
    category: "",
    tags: &[],
    cover: false,
    text: &[],
    offer: None,
    draft: false,
};

/// What the demo tenant with this label has written, the oldest first.
pub(super) fn blogs_of(label: &str) -> &'static [DemoBlog] {
    match label {
        "acme" => ACME,
        "munro" => MUNRO,
        _ => &[],
    }
}

const ACME: &[DemoBlog] = &[
    DemoBlog {
        title: "Ten years without an accident in hall 2",
        summary: "What the shift leads of hall 2 do differently, in their own words.",
        category: "Stories",
        tags: &["Safety", "People"],
        cover: true,
        text: &[
            "On Monday hall 2 hung up its tenth certificate. We asked the shift leads what their secret is.",
            "# They begin with a walk",
            "Before every shift somebody walks the marked way from gate 3 to the ramp and looks for what does not belong there. It takes four minutes.",
            "# Everybody may stop the belt",
            "Nobody has to explain why. In ten years it was stopped eleven times, and eleven times it was right.",
        ],
        ..ENTRY
    },
    DemoBlog {
        title: "The loading bay is open",
        summary: "Lorries come in by gate 3. What changes for you on foot.",
        category: "News",
        tags: &["Warehouse"],
        text: &[
            "The new loading bay has six ramps instead of four, and the marked way leads around it.",
            "- Keep to the yellow way, also when nothing drives.",
            "- The bell at ramp 6 means that a lorry backs up.",
            "- Lost something? The office is behind gate 3 now.",
        ],
        ..ENTRY
    },
    DemoBlog {
        title: "First aiders wanted",
        summary: "Two places are free in each shift. The course takes an afternoon.",
        category: "News",
        tags: &["Safety"],
        text: &[
            "Would you know what to do? After one afternoon you do.",
            "Tell your shift lead by Friday. The course counts as working time.",
        ],
        ..ENTRY
    },
    DemoBlog {
        title: "The summer party",
        summary: "Date and place are to be told soon.",
        category: "News",
        text: &["There will be music. More is not decided yet."],
        draft: true,
        ..ENTRY
    },
];

const MUNRO: &[DemoBlog] = &[
    DemoBlog {
        title: "Why we teach in ten minutes",
        summary: "Short courses are finished. Long ones are begun.",
        category: "Learning",
        tags: &["Courses"],
        cover: true,
        text: &[
            "Of our courses of an hour every third was finished. Of those of ten minutes nearly all were.",
            "# What we left out",
            "Everything that somebody can look up. A course is for what has to be in one's head or hands.",
        ],
        ..ENTRY
    },
    DemoBlog {
        title: "A new place to learn",
        summary: "Courses, notes and what is due now stand on one page.",
        category: "News",
        tags: &["Platform"],
        text: &["The homepage shows what ends first. Whatever you write down in a note is found from everywhere."],
        ..ENTRY
    },
    DemoBlog {
        kind: "product",
        title: "First-aid kit for the car",
        summary: "Everything that the law asks for, and a torch.",
        category: "Safety",
        tags: &["Car"],
        cover: true,
        text: &[
            "Packed in our own workshop and good for five years.",
            "# In it",
            "- Dressings and plasters",
            "- Two pairs of gloves",
            "- A blanket and a torch",
        ],
        offer: Some(("EUR 25", "Order it", "mailto:shop@munro.test")),
        ..ENTRY
    },
    DemoBlog {
        kind: "product",
        title: "Seat in the lifting workshop",
        summary: "Two hours with a trainer, for at most six people.",
        category: "Workshops",
        tags: &["Lifting"],
        text: &["Bring the shoes that you work in. The workshop is on the first Tuesday of every month."],
        offer: Some(("Free for members", "See my courses", "/apps/courses/mycourses")),
        ..ENTRY
    },
];

/// Writes and publishes what is not there yet, and carries on what was cut off. The first of `all` is the oldest.
pub(super) async fn publish(admin: &Client, all: &[DemoBlog]) -> anyhow::Result<()> {
    for (blog, position) in all.iter().rev().zip(1..) {
        let begun = find_or_create(admin, blog).await?;
        let is_bare = begun["summary"] == "";
        if begun["status"] == "draft" && (is_bare || !blog.draft) {
            write(admin, blog, &begun, position * 4).await.context(blog.title)?;
        }
    }
    Ok(())
}

/// The one with this title; where there is none, a new draft.
async fn find_or_create(admin: &Client, blog: &DemoBlog) -> anyhow::Result<Value> {
    let list = format!("/api/blogs?kind={}&perPage=200", blog.kind);
    let existing = admin.get(&list).await?.ok()?.value();
    let mut rows = existing["items"].as_array().into_iter().flatten();
    if let Some(id) = rows
        .find(|row| row["title"] == blog.title)
        .and_then(|row| row["id"].as_str())
    {
        return Ok(admin.get(&format!("/api/blogs/{id}")).await?.ok()?.value());
    }
    let begun = json!({"kind": blog.kind, "title": blog.title});
    Ok(admin.post("/api/blogs", begun).await?.ok()?.value())
}

async fn write(admin: &Client, blog: &DemoBlog, begun: &Value, days: i64) -> anyhow::Result<()> {
    let path = format!("/api/blogs/{}", begun["id"].as_str().context("a blog without an id")?);
    let when = SystemClock.now() - Duration::days(days);
    let mut content = json!({
        "revision": begun["revision"], "title": blog.title, "summary": blog.summary, "category": blog.category,
        "tags": blog.tags, "doc": document(blog.text), "publishedAt": (!blog.draft).then(|| when.to_rfc3339()),
    });
    if blog.cover {
        content["image"] = upload_cover(admin).await?.into();
    }
    if let Some((price, label, link)) = blog.offer {
        content["product"] = json!({"price": price, "actionLabel": label, "actionLink": link});
    }
    let saved = admin.put(&path, content).await?.ok()?.value();
    if blog.draft {
        return Ok(());
    }
    let body = json!({"revision": saved["revision"], "status": "published"});
    admin.post(&format!("{path}/status"), body).await?.ok().map(drop)
}
