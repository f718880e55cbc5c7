//! What a homepage shows of a person's courses, and of their pathways that are due.

use futures_util::future::try_join;
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
    pub completed: i64,
    pub in_progress: i64,
    /// All that is left of them waits for a marker.
    pub awaiting_marking: i64,
    /// Not completed, and should be; with pathways.
    pub overdue: i64,
    /// To be completed within a week; with pathways.
    pub due_soon: i64,
}

/// A course of a person, as a card or a line shows it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GlanceCourse {
    /// The assignment: what the player is opened with.
    pub id: Uuid,
    pub course_id: Uuid,
    pub title: String,
    /// One word to find it by.
    pub category: String,
    pub image_url: Option<String>,
    pub status: Status,
    /// 0 to 100.
    pub progress: u8,
    /// It may be left undone.
    pub is_optional: bool,
    /// Due or closing then.
    pub ends_at: Option<DateTime<Utc>>,
    pub completed_at: Option<DateTime<Utc>>,
    pub updated_at: DateTime<Utc>,
    /// The activity that was open last.
    pub activity_title: Option<String>,
    /// Activities.
    pub steps: i64,
    /// Those that are completed.
    pub steps_done: i64,
}

/// A pathway of a person that is due.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GlancePathway {
    /// The pathway.
    pub id: Uuid,
    pub title: String,
    /// When it is due, or was.
    pub due_at: DateTime<Utc>,
}

/// A person's learning at a glance.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Glance {
    pub counts: Counts,
    /// Those that say most, the latest changed first.
    pub courses: Vec<GlanceCourse>,
    /// Those that are due and not completed, the soonest first, four at most.
    pub pathways: Vec<GlancePathway>,
}

/// A person's learning at a glance, in two statements that are on their way at once, whatever the number of courses.
pub async fn glance(app: &App, context: &TenantContext, client: &TenantClient, user: Uuid) -> Result<Glance> {
    let now = app.clock.now();
    let soon = now + SOON;
    let courses = async { sql::summary().bind(&**client, &user, &now, &soon).all().await.sql() };
    let pathways = async {
        sql::due_pathways()
            .bind(&**client, &now, &soon, &user)
            .all()
            .await
            .sql()
    };
    let (rows, pathways) = try_join(courses, pathways).await?;
    let mut counts = rows.first().map_or_else(Counts::default, |row| Counts {
        total: row.total,
        completed: row.completed,
        in_progress: row.in_progress,
        awaiting_marking: row.awaiting_marking,
        overdue: row.overdue,
        due_soon: row.due_soon,
    });
    counts.overdue += pathways.first().map_or(0, |row| row.overdue);
    counts.due_soon += pathways.first().map_or(0, |row| row.due_soon);
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
        pathways: pathways
            .into_iter()
            .map(|row| GlancePathway {
                id: row.pathway_id,
                title: row.title,
                due_at: row.due_at,
            })
            .collect(),
    })
}
