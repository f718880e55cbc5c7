//! Templates that courses begin from, and who writes a course at this moment.

use chrono::TimeDelta;
use learnt_queries::queries::courses as sql;

use super::super::commands::{self, Edited};
use crate::features::courses::domain_events::CourseChanged;
use crate::prelude::*;

/// Whoever gave no sign for so long has closed the course.
const LEASE: TimeDelta = TimeDelta::seconds(50);

/// A template, or none.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Templating {
    revision: i32,
    is_template: bool,
}

/// Makes a course a template that others begin from, or ends that.
#[utoipa::path(put, path = "/api/courses/{id}/template", operation_id = "courses_set_template", tag = "courses", params(("id" = Uuid, Path)), request_body = Templating,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile")))]
pub async fn set_template(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Templating>) -> Result<Json<Edited>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let locked = commands::lock(&change, id).await?;
    locked.expect(&change, body.revision).await?;
    sql::set_template()
        .bind(change.tx(), &body.is_template, &id)
        .await
        .sql()?;
    let edited = commands::touch(&change, &locked.state, actor.user_id).await?;
    let trace = AuditEntry::new("course.changed", id.to_string())
        .with("edit", "template")
        .with("isTemplate", body.is_template);
    change
        .publish(
            commands::event(
                id,
                CourseChanged {
                    course_id: id,
                    version: edited.draft_version,
                },
            )
            .logged(trace),
        )
        .await?;
    change.commit(&actor.app).await?;
    Ok(Json(edited))
}

/// Somebody who writes the course, too.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourseEditor {
    pub user_id: Uuid,
    /// First and last name.
    pub name: String,
    /// Their last sign.
    pub seen_at: DateTime<Utc>,
}

/// Says that I have a course open to write it, and answers who else has.
#[utoipa::path(put, path = "/api/courses/{id}/editors", operation_id = "courses_see_editor", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 200, body = Vec<CourseEditor>), (status = 404, body = Problem)))]
pub async fn see_editor(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Vec<CourseEditor>>> {
    let client = actor.client().await?;
    let (now, me) = (actor.app.clock.now(), actor.user_id);
    let editors = sql::see_editor()
        .bind(&*client, &(now - TimeDelta::days(1)), &id, &me, &now)
        .await
        .sql()?;
    if editors == 0 {
        return Err(Problem::not_found());
    }
    let rows = sql::other_editors()
        .bind(&*client, &id, &me, &(now - LEASE))
        .all()
        .await
        .sql()?;
    let editor = |row: sql::OtherEditors| CourseEditor {
        user_id: row.user_id,
        name: row.name,
        seen_at: row.seen_at.to_utc(),
    };
    Ok(Json(rows.into_iter().map(editor).collect()))
}

/// Says that I closed it.
#[utoipa::path(delete, path = "/api/courses/{id}/editors", operation_id = "courses_drop_editor", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn drop_editor(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let client = actor.client().await?;
    match sql::drop_editor().bind(&*client, &id, &actor.user_id).await.sql()? {
        0 => Err(Problem::not_found()),
        _ => Ok(StatusCode::NO_CONTENT),
    }
}
