//! Building the demo's courses as an admin would. Sections and activities bring their own ids, so that a course whose
//! building was cut off is carried on and not begun again.

use anyhow::Context;
use learnt_kernel::ids::Secret;
use reqwest::StatusCode;
use serde_json::{Value, json};
use uuid::Uuid;

use super::content::{DemoActivity, DemoContent, DemoCourse, document};
use crate::client::{Client, Reply};

pub(super) const FILM: &[u8] = include_bytes!("media/welcome.mp4");
/// What is said in the film.
const CAPTIONS: [(&str, &[u8]); 2] = [
    ("en", include_bytes!("media/welcome.en.vtt")),
    ("ar", include_bytes!("media/welcome.ar.vtt")),
];
pub(super) const LEAFLET: &[u8] = include_bytes!("media/lifting.pdf");
const COVER: &[u8] = include_bytes!("media/cover.png");

/// Builds, publishes and gives a course; does only what is not done yet.
pub(super) async fn build(admin: &Client, course: &DemoCourse) -> anyhow::Result<()> {
    let mut draft = Draft::open(admin, course).await?;
    if draft.view["liveVersion"].is_null() {
        draft.describe(course).await?;
        if course.bundle && draft.view["isBundle"] == false {
            draft.bundle().await?;
        }
        for (at, section) in course.sections.iter().enumerate() {
            let id = stable_id(course.handle, &[at]);
            if !draft.has_section(id) {
                draft
                    .post("sections", json!({"id": id, "title": section.title}))
                    .await?;
            }
            for (number, activity) in section.activities.iter().enumerate() {
                draft.add(id, stable_id(course.handle, &[at, number]), activity).await?;
            }
        }
        draft.post("publish", json!({"learners": "keep"})).await?;
    } else if course.certificate.is_some() && draft.view["certificate"] == false && draft.view["status"] == "published"
    {
        // It is there from before it gave one. Nothing that was done in it is lost.
        draft.certify(course).await?;
        draft.post("publish", json!({"learners": "move"})).await?;
    }
    give(admin, &draft.id, course).await
}

/// A course under construction.
struct Draft<'a> {
    admin: &'a Client,
    id: String,
    revision: i64,
    view: Value,
}

impl<'a> Draft<'a> {
    async fn open(admin: &'a Client, course: &DemoCourse) -> anyhow::Result<Self> {
        let made = admin
            .post("/api/courses", json!({"title": course.title, "handle": course.handle}))
            .await?;
        let view = if made.status == StatusCode::CONFLICT || made.status == StatusCode::UNPROCESSABLE_ENTITY {
            let list = admin.get("/api/courses?perPage=200").await?.ok()?.value();
            let rows = list["items"].as_array().context("the list of courses has no rows")?;
            let row = rows
                .iter()
                .find(|row| row["handle"] == course.handle)
                .with_context(|| made.text())?;
            let id = row["id"].as_str().context("a course without an id")?;
            admin.get(&format!("/api/courses/{id}")).await?.ok()?.value()
        } else {
            made.ok()?.value()
        };
        let id = view["id"].as_str().context("a course without an id")?.to_owned();
        let revision = view["revision"].as_i64().context("a course without a revision")?;
        Ok(Self {
            admin,
            id,
            revision,
            view,
        })
    }

    fn sections(&self) -> impl Iterator<Item = &Value> {
        self.view["sections"].as_array().into_iter().flatten()
    }

    fn has_section(&self, id: Uuid) -> bool {
        self.sections().any(|section| section["id"] == id.to_string())
    }

    fn has_activity(&self, id: Uuid) -> bool {
        self.sections()
            .flat_map(|section| section["activities"].as_array().into_iter().flatten())
            .any(|activity| activity["id"] == id.to_string())
    }

    async fn describe(&mut self, course: &DemoCourse) -> anyhow::Result<()> {
        let mut details = json!({"description": course.description, "category": course.category, "tags": course.tags, "revision": self.revision});
        if course.cover && self.view["image"].is_null() {
            details["image"] = upload_cover(self.admin).await?.into();
        }
        let reply = self.admin.patch(&format!("/api/courses/{}", self.id), details).await?;
        self.take_revision(reply)?;
        if course.certificate.is_some() {
            self.certify(course).await?;
        }
        Ok(())
    }

    async fn bundle(&mut self) -> anyhow::Result<()> {
        let bundle = json!({"isBundle": true, "revision": self.revision});
        let path = format!("/api/courses/{}/bundle", self.id);
        let reply = self.admin.put(&path, bundle).await?;
        self.take_revision(reply)
    }

    async fn certify(&mut self, course: &DemoCourse) -> anyhow::Result<()> {
        let template = super::certificates::template(self.admin).await?;
        let certificate = json!({"certificate": true, "certificateMonths": course.certificate,
            "certificateTemplate": template, "revision": self.revision});
        let path = format!("/api/courses/{}", self.id);
        let reply = self.admin.patch(&path, certificate).await?;
        self.take_revision(reply)
    }

    async fn add(&mut self, section: Uuid, id: Uuid, activity: &DemoActivity) -> anyhow::Result<()> {
        if self.has_activity(id) {
            return Ok(());
        }
        let (kind, completion, content) = match activity.content {
            DemoContent::Page(lines) => ("page", json!({"kind": "viewed"}), json!({"doc": document(lines)})),
            DemoContent::Film => {
                let file = upload(self.admin, "video", "welcome.mp4", "video/mp4", FILM).await?;
                let mut captions = Vec::new();
                for (language, words) in CAPTIONS {
                    let name = format!("welcome.{language}.vtt");
                    let id = upload(self.admin, "captions", &name, "text/vtt", words).await?;
                    captions.push(json!({"language": language, "file": id}));
                }
                (
                    "video",
                    json!({"kind": "watched", "percent": 80}),
                    json!({"file": file, "duration": 8.0, "captions": captions}),
                )
            }
            DemoContent::Leaflet => {
                let file = upload(self.admin, "document", "lifting.pdf", "application/pdf", LEAFLET).await?;
                ("document", json!({"kind": "viewed"}), json!({"file": file, "pages": 2}))
            }
            DemoContent::Link(url) => ("link", json!({"kind": "viewed"}), json!({"url": url})),
            DemoContent::Checklist(items) => ("checklist", json!({"kind": "ticked"}), checklist(id, items)),
        };
        let body = json!({
            "id": id, "sectionId": section, "type": kind, "title": activity.title,
            "required": !matches!(activity.content, DemoContent::Link(_)), "completion": completion, "content": content,
        });
        self.post("activities", body).await
    }

    async fn post(&mut self, what: &str, mut body: Value) -> anyhow::Result<()> {
        body["revision"] = self.revision.into();
        let reply = self
            .admin
            .post(&format!("/api/courses/{}/{what}", self.id), body)
            .await?;
        self.take_revision(reply)
    }

    fn take_revision(&mut self, reply: Reply) -> anyhow::Result<()> {
        let edited = reply.ok()?.value();
        self.revision = edited["revision"]
            .as_i64()
            .context("an edit answers without a revision")?;
        Ok(())
    }
}

fn checklist(activity: Uuid, items: &[&str]) -> Value {
    let items: Vec<Value> = items
        .iter()
        .enumerate()
        .map(|(at, text)| json!({"id": stable_id(&activity.to_string(), &[at]), "text": text, "required": true}))
        .collect();
    json!({"items": items})
}

/// Uploads a file and answers its id.
pub(super) async fn upload(
    admin: &Client,
    kind: &str,
    name: &str,
    media_type: &str,
    content: &[u8],
) -> anyhow::Result<String> {
    let file = admin
        .upload(kind, name, media_type, content.to_vec())
        .await?
        .ok()?
        .value();
    Ok(file["id"]
        .as_str()
        .context("an upload answers without an id")?
        .to_owned())
}

/// The picture of the demo, as a new upload.
pub(super) async fn upload_cover(admin: &Client) -> anyhow::Result<String> {
    upload(admin, "image", "cover.png", "image/png", COVER).await
}

/// The rule by which people get the course.
async fn give(admin: &Client, id: &str, course: &DemoCourse) -> anyhow::Result<()> {
    let rules = admin
        .get(&format!("/api/permissions?documentId={id}&type=course"))
        .await?
        .ok()?
        .value();
    if rules["total"] != 0 {
        return Ok(());
    }
    let (category, values) = course.rule;
    admin
        .post(
            "/api/permissions",
            json!({"type": "course", "documentId": id, "rule": {category: values}}),
        )
        .await?
        .ok()?;
    Ok(())
}

/// The same id for the same place in the same course, whenever it is asked for.
pub(super) fn stable_id(name: &str, path: &[usize]) -> Uuid {
    let hash = Secret::from_text(format!("demo/{name}/{path:?}")).hash();
    let mut bytes = [0_u8; 16];
    bytes.copy_from_slice(&hash[..16]);
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_stable_and_differ_by_place() {
        assert_eq!(stable_id("a", &[0]), stable_id("a", &[0]));
        assert_ne!(stable_id("a", &[0]), stable_id("a", &[1]));
        assert_ne!(stable_id("a", &[0]), stable_id("b", &[0]));
    }
}
