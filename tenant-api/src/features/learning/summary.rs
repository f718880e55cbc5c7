//! What a homepage shows of a person's courses.

use learnt_queries::queries::learning as sql;

use super::due::SOON;
use super::model::Status;
use super::player::percent;
use crate::features::files;
use crate::prelude::*;

/// How many courses a person has.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// All of them.
    pub total: i64,
    /// Completed.
    pub completed: i64,
    /// Under way.
    pub in_progress: i64,
    /// All that is left of them waits for a marker.
    pub awaiting_marking: i64,
    /// Not completed, and should be.
    pub overdue: i64,
    /// To be completed within a week.
    pub due_soon: i64,
}

/// A course of a person, as a card or a line shows it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GlanceCourse {
    /// The assignment: what the player is opened with.
    pub id: Uuid,
    /// The course.
    pub course_id: Uuid,
    /// Its title.
    pub title: String,
    /// One word to find it by.
    pub category: String,
    /// Its picture.
    pub image_url: Option<String>,
    /// How far.
    pub status: Status,
    /// 0 to 100.
    pub progress: u8,
    /// It may be left undone.
    pub is_optional: bool,
    /// Due or closing then.
    pub ends_at: Option<DateTime<Utc>>,
    /// Completed.
    pub completed_at: Option<DateTime<Utc>>,
    /// Last change.
    pub updated_at: DateTime<Utc>,
    /// The activity that was open last.
    pub activity_title: Option<String>,
    /// Activities.
    pub steps: i64,
    /// Those that are completed.
    pub steps_done: i64,
}

/// A person's learning at a glance.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Glance {
    /// How many.
    pub counts: Counts,
    /// Those that say most, the latest changed first.
    pub courses: Vec<GlanceCourse>,
}

/// A person's learning at a glance, in one statement whatever the number of courses.
pub async fn glance(app: &App, context: &TenantContext, client: &TenantClient, user: Uuid) -> Result<Glance> {
    let now = app.clock.now();
    let rows = sql::summary()
        .bind(&**client, &user, &now, &(now + SOON))
        .all()
        .await
        .sql()?;
    let counts = rows.first().map_or_else(Counts::default, |row| Counts {
        total: row.total,
        completed: row.completed,
        in_progress: row.in_progress,
        awaiting_marking: row.awaiting_marking,
        overdue: row.overdue,
        due_soon: row.due_soon,
    });
    let course = |row: sql::Summary| GlanceCourse {
        id: row.id,
        course_id: row.course_id,
        title: row.title,
        category: row.category,
        image_url: row.image.map(|image| files::url(app, &context.tenant, image)),
        status: Status::parse(&row.status),
        progress: percent(row.progress),
        is_optional: row.is_optional,
        ends_at: row.ends_at,
        completed_at: row.completed_at,
        updated_at: row.updated_at,
        activity_title: row.activity_title,
        steps: row.steps,
        steps_done: row.steps_done,
    };
    Ok(Glance {
        counts,
        courses: rows.into_iter().map(course).collect(),
    })
}
