//! A course as screens get it.

use std::collections::HashMap;

use learnt_queries::queries::courses as sql;

use super::details::Details;
use super::kinds::Completion;
use super::kinds::Kind;
use super::model::{Can, Status};
use super::opens::Opens;
use super::quiz::Quiz;
use crate::features::files::{self, FileView};
use crate::looked_after::{self, Named};
use crate::prelude::*;
use crate::richtext;

/// Who changed a course last.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ChangedBy {
    /// The person.
    pub id: Uuid,
    /// First and last name, while the person is in the tenant.
    pub name: Option<String>,
}

/// An activity of a course.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityView {
    /// The same from version to version.
    pub id: Uuid,
    #[serde(rename = "type")]
    pub kind: Kind,
    pub title: String,
    /// Needed to complete the course.
    pub required: bool,
    /// When it counts as completed.
    pub completion: Completion,
    /// By kind; files with their addresses.
    pub content: Value,
    /// How long it takes, in minutes.
    pub minutes: Option<i16>,
    pub opens: Opens,
}

/// A section with its activities in order.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SectionView {
    /// The section.
    pub id: Uuid,
    pub title: String,
    /// In order.
    pub activities: Vec<ActivityView>,
}

/// The whole draft of a course.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourseView {
    /// The course.
    pub id: Uuid,
    /// Its name in addresses.
    pub handle: String,
    pub status: Status,
    pub is_bundle: bool,
    /// Others begin from it.
    pub is_template: bool,
    /// Counts every edit; an edit must name the latest.
    pub revision: i32,
    /// What learners get.
    pub live_version: Option<i32>,
    /// What is shown here.
    pub draft_version: i32,
    /// Who changed it last.
    pub changed_by: ChangedBy,
    pub changed_at: DateTime<Utc>,
    pub created_at: DateTime<Utc>,
    /// When it was last published.
    pub published_at: Option<DateTime<Utc>>,
    pub title: String,
    /// What it is about.
    pub description: String,
    pub image: Option<FileView>,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// Activities open one after the other.
    pub sequential: bool,
    /// Whoever completes it is given a certificate.
    pub certificate: bool,
    /// For so many months; nothing: for good.
    pub certificate_months: Option<i32>,
    /// What it looks like; nothing: as the design that comes with the program.
    pub certificate_template: Option<Uuid>,
    /// Its people may keep it as a file.
    pub certificate_download: bool,
    /// Its player leads to whom a learner may turn to.
    pub chat: bool,
    /// Opens then.
    pub availability_from: Option<DateTime<Utc>>,
    /// Closes then.
    pub availability_until: Option<DateTime<Utc>>,
    /// In order.
    pub sections: Vec<SectionView>,
    /// The teams that look after it; none: all of them.
    pub teams: Vec<Named>,
    /// This team looks after it: its admins change it. What others may do is nothing.
    pub is_looked_after_here: bool,
    /// What may be done with it now.
    pub can: Can,
}

impl From<sql::VersionDetails> for Details {
    fn from(row: sql::VersionDetails) -> Self {
        Self {
            title: row.title,
            description: row.description,
            image: row.image,
            category: row.category,
            tags: row.tags,
            sequential: row.sequential,
            certificate: row.certificate,
            certificate_months: row.certificate_months,
            certificate_template: row.certificate_template,
            certificate_download: row.certificate_download,
            chat: row.chat,
            availability_from: row.availability_from,
            availability_until: row.availability_until,
        }
    }
}

/// Reads the whole draft; none: there is no such course.
pub async fn course(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Option<CourseView>> {
    let Some(row) = sql::one_course().bind(&**client, &id).opt().await.sql()? else {
        return Ok(None);
    };
    let context = &actor.context;
    let is_looked_after_here = looked_after::is_for(actor, row.teams.as_deref());
    let sections = sections(&actor.app, context, client, id, row.draft_version).await?;
    let image = match row.image {
        Some(image) => files::views(&actor.app, context, client, &[image])
            .await?
            .remove(&image),
        None => None,
    };
    let status = row.status.parse().unwrap_or(Status::Archived);
    Ok(Some(CourseView {
        id,
        handle: row.handle,
        status,
        is_bundle: row.is_bundle,
        is_template: row.is_template,
        revision: row.revision,
        live_version: row.live_version,
        draft_version: row.draft_version,
        changed_by: ChangedBy {
            id: row.changed_by,
            name: row.changed_by_name,
        },
        changed_at: row.changed_at,
        created_at: row.created_at,
        published_at: row.published_at,
        title: row.title,
        description: row.description,
        image,
        category: row.category,
        tags: row.tags,
        sequential: row.sequential,
        certificate: row.certificate,
        certificate_months: row.certificate_months,
        certificate_template: row.certificate_template,
        certificate_download: row.certificate_download,
        chat: row.chat,
        availability_from: row.availability_from,
        availability_until: row.availability_until,
        sections,
        teams: looked_after::team_names(actor, row.teams.as_deref()),
        is_looked_after_here,
        can: if is_looked_after_here {
            Can::of(status)
        } else {
            Can::none()
        },
    }))
}

/// The sections of a version with their activities, everything in order.
pub async fn sections(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    id: Uuid,
    version: i32,
) -> Result<Vec<SectionView>> {
    let (sections, activities) = futures_util::future::try_join(
        sql::sections_of().bind(&**client, &id, &version).all(),
        sql::activities_of().bind(&**client, &id, &version).all(),
    )
    .await
    .sql()?;
    let wanted: Vec<Uuid> = activities
        .iter()
        .flat_map(|row| uploads(&row.r#type, &row.content))
        .collect();
    let files = files::views(app, context, client, &wanted).await?;
    let mut by_section: HashMap<Uuid, Vec<ActivityView>> = HashMap::new();
    for row in activities {
        by_section
            .entry(row.section_id)
            .or_default()
            .push(activity(row, &files));
    }
    Ok(sections
        .into_iter()
        .map(|row| SectionView {
            id: row.id,
            title: row.title,
            activities: by_section.remove(&row.id).unwrap_or_default(),
        })
        .collect())
}

fn activity(row: sql::ActivitiesOf, files: &HashMap<Uuid, FileView>) -> ActivityView {
    let kind = row.r#type.parse().unwrap_or(Kind::Page);
    ActivityView {
        id: row.id,
        kind,
        title: row.title,
        required: row.required,
        completion: serde_json::from_value(row.completion).unwrap_or(kind.usual_completion()),
        content: with_files(kind.into_str(), row.content, files),
        minutes: row.minutes,
        opens: Opens::read(row.opens.as_ref()),
    }
}

/// The uploads in stored content. It was checked when it was stored: what it names is read where it stands.
pub fn uploads(kind: &str, content: &Value) -> Vec<Uuid> {
    let id = |value: &Value| value.as_str().and_then(|id| Uuid::parse_str(id).ok());
    match kind {
        "page" | "assignment" => richtext::files(&content["doc"]),
        "video" => {
            let captions = content["captions"].as_array().into_iter().flatten();
            let named = [&content["file"], &content["poster"]].into_iter();
            named.chain(captions.map(|one| &one["file"])).filter_map(id).collect()
        }
        "document" => id(&content["file"]).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Stored content as learners may have it before they answer: of a quiz not even the questions, which are drawn by each attempt.
pub fn for_learners(kind: &str, content: Value) -> Value {
    match kind {
        "quiz" => {
            let quiz = Quiz::read(&content);
            json!({ "questions": quiz.asked_count() })
        }
        _ => content,
    }
}

/// Stored content as a reader gets it: each upload with its address, `file` as an object instead of an id.
pub fn with_files(kind: &str, mut content: Value, files: &HashMap<Uuid, FileView>) -> Value {
    let find = |id: Uuid| files.get(&id);
    match kind {
        // Of a page nothing but its text.
        "page" => {
            let mut doc = content.get_mut("doc").map(Value::take).unwrap_or_default();
            richtext::fill_urls(&mut doc, &find);
            Value::Object([("doc".to_owned(), doc)].into_iter().collect())
        }
        "assignment" => {
            if let Some(doc) = content.get_mut("doc") {
                richtext::fill_urls(doc, &find);
            }
            content
        }
        "video" | "document" => {
            let file = |id: &Value| {
                let id = id.as_str().and_then(|id| Uuid::parse_str(id).ok());
                json!(id.and_then(|id| files.get(&id)))
            };
            content["file"] = file(&content["file"]);
            if kind == "video" {
                content["poster"] = file(&content["poster"]);
                let captions = content["captions"].as_array().into_iter().flatten();
                let captions: Vec<Value> = captions
                    .map(|one| json!({ "language": one["language"], "file": file(&one["file"]) }))
                    .filter(|one| one["file"].is_object())
                    .collect();
                content["captions"] = captions.into();
            }
            content
        }
        _ => content,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_with_their_address_and_a_lost_one_as_nothing() {
        let id = Uuid::from_u128(5);
        let view = FileView {
            id,
            url: "/api/files/5?sig=x".into(),
            kind: "video".into(),
            media_type: "video/mp4".into(),
            size: 12,
            name: "a.mp4".into(),
            width: None,
            height: None,
        };
        let stored = json!({ "file": id, "duration": 3.5 });
        let with = with_files("video", stored.clone(), &HashMap::from([(id, view)]));
        assert_eq!(
            (with["file"]["url"].as_str(), with["duration"].as_f64()),
            (Some("/api/files/5?sig=x"), Some(3.5))
        );
        assert_eq!(
            with_files("video", stored.clone(), &HashMap::new())["file"],
            Value::Null
        );
        assert_eq!(uploads("video", &stored), vec![id]);
        assert_eq!(uploads("link", &json!({ "url": "https://x.test" })), Vec::<Uuid>::new());
    }
}
