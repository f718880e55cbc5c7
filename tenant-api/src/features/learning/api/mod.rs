//! My Courses, the player and its reports over HTTP.

pub mod by_hand;
pub mod due;
pub mod export;
pub mod preview;
pub mod refresher;
pub mod timeline;
pub mod who;

use std::collections::BTreeMap;

use learnt_queries::queries::learning as sql;

use super::commands::{self, Outcome, ReportTarget};
use super::due::DueFilter;
use super::model::{Report, Resume, Status};
use super::player::{Player, percent};
use super::read;
use super::watched::WatchedRanges;
use crate::db::lists;
use crate::features::{files, licences};
use crate::prelude::*;

/// Which of my courses.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct MyCoursesQuery {
    /// Words of title, description, category or tags.
    pub search: Option<String>,
    /// notstarted, inprogress or completed.
    pub status: Option<Status>,
    /// Exactly this category.
    pub category: Option<String>,
    /// Bundles, instead of courses.
    pub bundle: bool,
    #[param(inline)]
    pub due: Option<DueFilter>,
    /// `title`, `createdAt`, `category`, `progress` or `updatedAt`, with a minus downwards, or `dueAt`; `title` if nothing is said.
    /// Courses without a category come last.
    pub sort: Option<String>,
}

/// A course that I was given.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyCourse {
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
    /// When it was given.
    pub created_at: DateTime<Utc>,
    /// To be completed by then.
    pub due_at: Option<DateTime<Utc>>,
    /// It begins again then.
    pub reset_at: Option<DateTime<Utc>>,
    /// First opened.
    pub started_at: Option<DateTime<Utc>>,
    pub completed_at: Option<DateTime<Utc>>,
    pub updated_at: DateTime<Utc>,
    /// Opens then.
    pub availability_from: Option<DateTime<Utc>>,
    /// Closes then.
    pub availability_until: Option<DateTime<Utc>>,
}

/// The courses that I was given.
#[utoipa::path(get, path = "/api/me/courses", tag = "learning", params(MyCoursesQuery, PageQuery),
    responses((status = 200, body = Page<MyCourse>)))]
pub async fn my_courses(
    actor: Actor,
    Query(query): Query<MyCoursesQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<MyCourse>>> {
    let client = actor.client().await?;
    let now = actor.app.clock.now();
    let (rows, total) = read::my_courses(&client, actor.user_id, &query, page, now).await?;
    let image = |id| files::url(&actor.app, &actor.context.tenant, id);
    let items = rows.into_iter().map(|row| my_course(row, image)).collect();
    Ok(Json(Page::new(items, total, page)))
}

fn my_course(row: sql::MyCourse, image: impl Fn(Uuid) -> String) -> MyCourse {
    MyCourse {
        id: row.id,
        course_id: row.course_id,
        title: row.title,
        category: row.category,
        image_url: row.image.map(image),
        status: Status::parse(&row.status),
        progress: percent(row.progress),
        is_optional: row.is_optional,
        created_at: row.permitted_at,
        due_at: row.due_at,
        reset_at: row.reset_at,
        started_at: row.started_at,
        completed_at: row.completed_at,
        updated_at: row.updated_at,
        availability_from: row.availability_from,
        availability_until: row.availability_until,
    }
}

/// Of which of mine.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct CategoriesQuery {
    /// Bundles, instead of courses.
    pub bundle: bool,
}

/// The categories of the courses that I was given.
#[utoipa::path(get, path = "/api/me/courses/categories", tag = "learning", params(CategoriesQuery), responses((status = 200, body = Vec<String>)))]
pub async fn my_categories(actor: Actor, Query(query): Query<CategoriesQuery>) -> Result<Json<Vec<String>>> {
    let client = actor.client().await?;
    Ok(Json(
        sql::my_categories()
            .bind(&*client, &actor.user_id, &query.bundle)
            .all()
            .await
            .sql()?,
    ))
}

/// One of my courses, whole: what the player shows.
#[utoipa::path(get, path = "/api/me/courses/{id}", tag = "learning", params(("id" = Uuid, Path)),
    responses((status = 200, body = Player), (status = 404, body = Problem), (status = 409, body = Problem, description = "pathway_locked")))]
pub async fn player(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Player>> {
    let client = actor.client().await?;
    let player = read::player(&actor.app, &actor.context, &client, actor.user_id, id).await?;
    player.map(Json).ok_or_else(Problem::not_found)
}

/// What the player says that happened since it last spoke.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct ReportBody {
    /// It was opened: a page was shown, a link was followed.
    pub opened: bool,
    /// The end was reached, and the learner goes on from there.
    pub finished: bool,
    /// Seconds spent since the last report.
    pub seconds: f64,
    /// Second of the video.
    pub position: Option<f64>,
    /// Stretches of the video that were watched, in seconds.
    pub watched: Vec<(f64, f64)>,
    /// Page of the document, from 1.
    pub page: Option<u32>,
    /// All ticked items, the whole list, from pages that do not tell single ticks.
    pub ticked: Option<Vec<String>>,
    /// Items that were ticked (`true`) or unticked (`false`); others stay as they are.
    pub ticks: BTreeMap<String, bool>,
}

const DAY: f64 = 86_400.0;

impl ReportBody {
    fn parse(self) -> Result<Report> {
        let second = |value: f64| value.is_finite() && (0.0..=DAY).contains(&value);
        if !second(self.seconds) {
            return Err(Problem::field("seconds", "out_of_range", "Enter 0 to 86,400 seconds."));
        }
        if !self.position.is_none_or(second) {
            return Err(Problem::field(
                "position",
                "out_of_range",
                "The position must be between 0 and 86,400 seconds.",
            ));
        }
        if self.watched.len() > 500
            || !self
                .watched
                .iter()
                .all(|(from, to)| second(*from) && second(*to) && from <= to)
        {
            return Err(Problem::field(
                "watched",
                "out_of_range",
                "Send at most 500 intervals, each ending after it starts.",
            ));
        }
        let items = || self.ticked.iter().flatten().chain(self.ticks.keys());
        if items().count() > 500 || items().any(|id| id.len() > 64) {
            return Err(Problem::field("ticked", "too_many", "At most 500 items can be ticked."));
        }
        Ok(Report {
            opened: self.opened,
            finished: self.finished,
            seconds: self.seconds,
            position: self.position,
            watched: WatchedRanges::from_seconds(self.watched),
            page: self.page,
            ticked: self.ticked,
            ticks: self.ticks,
        })
    }
}

/// An activity after a report.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedActivity {
    pub status: Status,
    /// 0 to 100.
    pub progress: u8,
    /// Where to go on.
    pub resume: Resume,
    /// What was credited so far: what is missing here may be reported again.
    pub watched: Vec<(f64, f64)>,
    /// What was credited so far.
    pub spent_seconds: i64,
    pub completed_at: Option<DateTime<Utc>>,
}

/// A course after a report.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedCourse {
    pub status: Status,
    /// 0 to 100.
    pub progress: u8,
    pub completed_at: Option<DateTime<Utc>>,
}

/// What a report came to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Reported {
    pub activity: ReportedActivity,
    pub course: ReportedCourse,
}

impl From<Outcome> for Reported {
    fn from(outcome: Outcome) -> Self {
        let Outcome {
            activity,
            status,
            progress,
            completed_at,
        } = outcome;
        Self {
            activity: ReportedActivity {
                status: activity.status,
                progress: activity.progress,
                resume: activity.resume,
                watched: activity.watched.seconds(),
                spent_seconds: activity.spent_ms / 1000,
                completed_at: activity.completed_at,
            },
            course: ReportedCourse {
                status,
                progress,
                completed_at,
            },
        }
    }
}

/// Reports progress on an activity. Repeating a report changes nothing.
#[utoipa::path(post, path = "/api/me/courses/{id}/activities/{activityId}/progress", tag = "learning",
    params(("id" = Uuid, Path), ("activityId" = Uuid, Path)), request_body = ReportBody,
    responses((status = 200, body = Reported), (status = 404, body = Problem), (status = 409, body = Problem, description = "activity_locked, course_closed, pathway_locked"), (status = 422, body = Problem)))]
pub async fn report(
    actor: Actor,
    Path((user_course_id, activity_id)): Path<(Uuid, Uuid)>,
    Json(body): Json<ReportBody>,
) -> Result<Json<Reported>> {
    let report = body.parse()?;
    let about = ReportTarget {
        user_id: actor.user_id,
        user_course_id,
        activity_id,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let outcome = commands::report(&mut change, about, &report).await?;
    licences::learnt(&actor.app, &change, &actor).await?;
    change.commit(&actor.app).await?;
    Ok(Json(outcome.into()))
}

/// The search pattern, if anything is searched for.
pub(super) fn pattern(search: Option<&str>) -> Option<String> {
    search
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(lists::contains)
}
