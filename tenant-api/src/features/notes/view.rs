//! A note as its person's screens get it.
use std::collections::HashMap;

use learnt_queries::queries::notes as sql;

use super::model::{CheckItem, Content};
use crate::features::files::{self, FileView};
use crate::prelude::*;

/// A picture in a note.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NoteImage)]
pub struct Image {
    /// Where it is, for some hours.
    url: String,
    /// Pixels across.
    width: Option<i32>,
    /// Pixels down.
    height: Option<i32>,
}

/// The activity beside which a note was begun, as its person sees it now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NoteBeside)]
pub struct Beside {
    course_id: Uuid,
    activity_id: Uuid,
    /// The person's own, in which it is opened.
    user_course_id: Uuid,
    /// What the course is called.
    course: String,
    /// What the activity is called.
    activity: String,
}

/// A note.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Note {
    id: Uuid,
    /// The next edit must name this one.
    revision: i32,
    /// Its first line; may be empty.
    title: String,
    /// Its text; may be empty.
    description: String,
    /// In order.
    checklist: Vec<CheckItem>,
    /// Ids of one's own labels.
    labels: Vec<Uuid>,
    image: Option<Image>,
    /// Out of the way.
    archive: bool,
    /// When one wants to be reminded.
    reminder: Option<DateTime<Utc>>,
    /// Whether one was.
    reminded: bool,
    /// When it was begun.
    created_at: DateTime<Utc>,
    changed_at: DateTime<Utc>,
    /// When it was deleted; a month later it is gone.
    deleted_at: Option<DateTime<Utc>>,
    /// Where it was begun; none once one has that course no more, or it has no such activity.
    beside: Option<Beside>,
}

/// What is kept of one.
pub struct NoteRow {
    pub id: Uuid,
    pub revision: i32,
    pub title: String,
    pub description: String,
    pub checklist: Value,
    pub labels: Vec<Uuid>,
    pub image: Option<Uuid>,
    pub archive: bool,
    pub reminder: Option<DateTime<Utc>>,
    pub reminded_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub changed_at: DateTime<Utc>,
    pub deleted_at: Option<DateTime<Utc>>,
}

macro_rules! note_from_row {
    ($row:ty) => {
        impl From<$row> for NoteRow {
            fn from(row: $row) -> Self {
                Self {
                    id: row.id,
                    revision: row.revision,
                    title: row.title,
                    description: row.description,
                    checklist: row.checklist,
                    labels: row.labels,
                    image: row.image,
                    archive: row.archive,
                    reminder: row.reminder,
                    reminded_at: row.reminded_at,
                    created_at: row.created_at,
                    changed_at: row.changed_at,
                    deleted_at: row.deleted_at,
                }
            }
        }
    };
}

note_from_row!(sql::OneNote);
note_from_row!(sql::LockNote);

impl NoteRow {
    /// All that was written of it.
    pub fn content(&self) -> Result<Content> {
        Ok(Content {
            title: self.title.clone(),
            description: self.description.clone(),
            checklist: checklist(self.checklist.clone())?,
            labels: self.labels.clone(),
            archive: self.archive,
            reminder: self.reminder,
        })
    }
}

/// A checklist as the column keeps it.
pub fn checklist(stored: Value) -> Result<Vec<CheckItem>> {
    serde_json::from_value(stored).map_err(|error| Problem::internal(&error))
}

/// Several notes, their pictures and places asked for at once.
pub async fn notes(app: &App, context: &TenantContext, client: &TenantClient, rows: Vec<NoteRow>) -> Result<Vec<Note>> {
    let ids: Vec<Uuid> = rows.iter().filter_map(|note| note.image).collect();
    let of: Vec<Uuid> = rows.iter().map(|note| note.id).collect();
    let (pictures, mut activities) =
        futures_util::try_join!(files::views(app, context, client, &ids), activities_beside(client, &of))?;
    let shown = |note: NoteRow| {
        let beside = activities.remove(&note.id);
        to_view(note, &pictures, beside)
    };
    rows.into_iter().map(shown).collect()
}

/// Beside what these notes stand, by note.
async fn activities_beside(client: &TenantClient, of: &[Uuid]) -> Result<HashMap<Uuid, Beside>> {
    if of.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = sql::places().bind(&**client, &of).all().await.sql()?;
    let beside = |row: sql::Places| {
        let beside = Beside {
            course_id: row.course_id,
            activity_id: row.activity_id,
            user_course_id: row.user_course_id,
            course: row.course,
            activity: row.activity,
        };
        (row.note_id, beside)
    };
    Ok(rows.into_iter().map(beside).collect())
}

fn to_view(row: NoteRow, pictures: &HashMap<Uuid, FileView>, beside: Option<Beside>) -> Result<Note> {
    let picture = row.image.and_then(|id| pictures.get(&id));
    Ok(Note {
        id: row.id,
        revision: row.revision,
        title: row.title,
        description: row.description,
        checklist: checklist(row.checklist)?,
        labels: row.labels,
        image: picture.map(|file| Image {
            url: file.url.clone(),
            width: file.width,
            height: file.height,
        }),
        archive: row.archive,
        reminder: row.reminder,
        reminded: row.reminded_at.is_some(),
        created_at: row.created_at,
        changed_at: row.changed_at,
        deleted_at: row.deleted_at,
        beside,
    })
}
