//! When a course begins again, over HTTP.

use crate::prelude::*;

use chrono::NaiveDate;
use learnt_queries::queries::learning as sql;

use super::super::rounds;
use crate::features::courses::refresher::{MonthDay, Refresher};

/// So many days are shown for an example.
const SHOWN: usize = 4;

/// When a course begins again.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct CourseRefresher {
    /// For whoever has it.
    pub refresher: Refresher,
}

/// When a course begins again.
#[utoipa::path(get, path = "/api/courses/{id}/refresher", operation_id = "learning_refresher", tag = "learning", params(("id" = Uuid, Path)),
    responses((status = 200, body = CourseRefresher), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<CourseRefresher>> {
    let client = actor.client().await?;
    let row = sql::course_refresher().bind(&*client, &id).opt().await.or_not_found()?;
    Ok(Json(CourseRefresher {
        refresher: Refresher::stored(&row.reset_mode, row.reset_days, row.reset_month_day),
    }))
}

/// Says when a course begins again; the rounds of all who have it end by that from now on.
#[utoipa::path(put, path = "/api/courses/{id}/refresher", operation_id = "learning_set_refresher", tag = "learning", params(("id" = Uuid, Path)), request_body = CourseRefresher,
    responses((status = 200, body = CourseRefresher), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn set(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<CourseRefresher>,
) -> Result<Json<CourseRefresher>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    rounds::set_refresher(&mut change, id, body.refresher).await?;
    change.commit(&actor.app).await?;
    Ok(Json(body))
}

/// A rule to be tried out on an example.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ExampleQuery {
    /// On which day an example person is given the course.
    pub given: NaiveDate,
    /// Every so many days.
    pub days: Option<u32>,
    /// Or every year on this day, `MM-DD`.
    pub month_day: Option<String>,
}

/// The days on which a course would begin again for an example person.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefresherExample {
    /// The first of them.
    pub days: Vec<NaiveDate>,
}

/// The days on which a course would begin again for somebody who is given it on a day.
#[utoipa::path(get, path = "/api/courses/refresher-example", operation_id = "learning_refresher_example", tag = "learning", params(ExampleQuery),
    responses((status = 200, body = RefresherExample), (status = 422, body = Problem)))]
pub async fn example(_: Actor, Query(query): Query<ExampleQuery>) -> Result<Json<RefresherExample>> {
    let refresher = match (query.days, query.month_day) {
        (Some(days), _) => Refresher::Timeframe { days },
        (None, Some(text)) => Refresher::FixedDate {
            month_day: MonthDay::try_from(text).map_err(|sentence| Problem::field("monthDay", "invalid", sentence))?,
        },
        (None, None) => Refresher::None,
    };
    if !refresher.is_valid() {
        let sentence = "Choose a number of days from 1 to 3,650.";
        return Err(Problem::field("days", "out_of_range", sentence));
    }
    Ok(Json(RefresherExample {
        days: refresher.days(query.given, SHOWN),
    }))
}
