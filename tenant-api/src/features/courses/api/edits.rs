//! Edits of a draft over HTTP. Each names the revision it was made on and answers the next one.

use crate::prelude::*;

use super::super::commands::{self, Edited};
use super::super::details::{DetailsPatch, nullable};
use super::super::edits::{ActivityPatch, Edit, NewActivity};
use super::super::kinds::{Completion, Kind};
use super::super::opens::Opens;
use super::super::outline::SectionOrder;

async fn run(actor: Actor, course: Uuid, revision: i32, edit: Edit) -> Result<Json<Edited>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let edited = commands::edit(&mut change, course, actor.user_id, revision, edit).await?;
    change.commit(&actor.app).await?;
    Ok(Json(edited))
}

/// The revision that an edit was made on.
#[derive(Deserialize, ToSchema)]
pub struct EditTarget {
    revision: i32,
}

/// A change of details.
#[derive(Deserialize, ToSchema)]
pub struct ChangeDetails {
    revision: i32,
    #[serde(flatten)]
    details: DetailsPatch,
}

/// Changes title, handle, description, image, category, tags, order of learning, availability.
#[utoipa::path(patch, path = "/api/courses/{id}", tag = "courses", params(("id" = Uuid, Path)), request_body = ChangeDetails,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn change_details(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<ChangeDetails>,
) -> Result<Json<Edited>> {
    run(actor, id, body.revision, Edit::Details(Box::new(body.details))).await
}

/// A new section.
#[derive(Deserialize, ToSchema)]
pub struct AddSection {
    revision: i32,
    title: String,
    /// Left out: at the end.
    position: Option<usize>,
    /// To bring a deleted section back.
    id: Option<Uuid>,
}

/// Adds a section.
#[utoipa::path(post, path = "/api/courses/{id}/sections", tag = "courses", params(("id" = Uuid, Path)), request_body = AddSection,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn add_section(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<AddSection>) -> Result<Json<Edited>> {
    run(
        actor,
        id,
        body.revision,
        Edit::AddSection {
            id: body.id,
            title: body.title,
            position: body.position,
        },
    )
    .await
}

/// Another title for a section.
#[derive(Deserialize, ToSchema)]
pub struct RenameSection {
    revision: i32,
    title: String,
}

/// Renames a section.
#[utoipa::path(patch, path = "/api/courses/{id}/sections/{sectionId}", tag = "courses",
    params(("id" = Uuid, Path), ("sectionId" = Uuid, Path)), request_body = RenameSection,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn rename_section(
    actor: Actor,
    Path((id, section)): Path<(Uuid, Uuid)>,
    Json(body): Json<RenameSection>,
) -> Result<Json<Edited>> {
    run(
        actor,
        id,
        body.revision,
        Edit::RenameSection {
            id: section,
            title: body.title,
        },
    )
    .await
}

/// Removes a section with its activities.
#[utoipa::path(delete, path = "/api/courses/{id}/sections/{sectionId}", tag = "courses",
    params(("id" = Uuid, Path), ("sectionId" = Uuid, Path)), request_body = EditTarget,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state")))]
pub async fn remove_section(
    actor: Actor,
    Path((id, section)): Path<(Uuid, Uuid)>,
    Json(body): Json<EditTarget>,
) -> Result<Json<Edited>> {
    run(actor, id, body.revision, Edit::RemoveSection(section)).await
}

/// A new activity; what is left out begins as usual for its kind.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AddActivity {
    revision: i32,
    section_id: Uuid,
    #[serde(rename = "type")]
    kind: Kind,
    title: String,
    /// Left out: at the end of the section.
    position: Option<usize>,
    /// To bring a deleted activity back with what learners did in it.
    id: Option<Uuid>,
    required: Option<bool>,
    completion: Option<Completion>,
    content: Option<Value>,
    /// How long it takes, in minutes.
    minutes: Option<i16>,
    /// When it opens; left out: with the course.
    opens: Option<Opens>,
}

/// Adds an activity to a section.
#[utoipa::path(post, path = "/api/courses/{id}/activities", tag = "courses", params(("id" = Uuid, Path)), request_body = AddActivity,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn add_activity(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<AddActivity>) -> Result<Json<Edited>> {
    let patch = ActivityPatch {
        title: None,
        required: body.required,
        completion: body.completion,
        content: body.content,
        minutes: body.minutes.map(Some),
        opens: body.opens,
    };
    let new = NewActivity {
        id: body.id,
        section: body.section_id,
        position: body.position,
        kind: body.kind,
        title: body.title,
        patch,
    };
    run(actor, id, body.revision, Edit::AddActivity(Box::new(new))).await
}

/// What of an activity changes; what is left out stays.
#[derive(Deserialize, ToSchema)]
pub struct ChangeActivity {
    revision: i32,
    title: Option<String>,
    required: Option<bool>,
    completion: Option<Completion>,
    content: Option<Value>,
    /// How long it takes, in minutes; null: nobody said.
    #[serde(default, deserialize_with = "nullable")]
    #[schema(value_type = Option<i16>)]
    minutes: Option<Option<i16>>,
    opens: Option<Opens>,
}

/// Changes an activity: title, required, completion rule, content, when it opens.
#[utoipa::path(patch, path = "/api/courses/{id}/activities/{activityId}", tag = "courses",
    params(("id" = Uuid, Path), ("activityId" = Uuid, Path)), request_body = ChangeActivity,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn change_activity(
    actor: Actor,
    Path((id, activity)): Path<(Uuid, Uuid)>,
    Json(body): Json<ChangeActivity>,
) -> Result<Json<Edited>> {
    let patch = ActivityPatch {
        title: body.title,
        required: body.required,
        completion: body.completion,
        content: body.content,
        minutes: body.minutes,
        opens: body.opens,
    };
    run(
        actor,
        id,
        body.revision,
        Edit::ChangeActivity(activity, Box::new(patch)),
    )
    .await
}

/// Removes an activity from the draft.
#[utoipa::path(delete, path = "/api/courses/{id}/activities/{activityId}", tag = "courses",
    params(("id" = Uuid, Path), ("activityId" = Uuid, Path)), request_body = EditTarget,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state")))]
pub async fn remove_activity(
    actor: Actor,
    Path((id, activity)): Path<(Uuid, Uuid)>,
    Json(body): Json<EditTarget>,
) -> Result<Json<Edited>> {
    run(actor, id, body.revision, Edit::RemoveActivity(activity)).await
}

/// A whole order.
#[derive(Deserialize, ToSchema)]
pub struct Reorder {
    revision: i32,
    sections: Vec<SectionOrder>,
}

/// Puts all sections and activities in order; it must name exactly what the draft has.
#[utoipa::path(put, path = "/api/courses/{id}/order", tag = "courses", params(("id" = Uuid, Path)), request_body = Reorder,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn order(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Reorder>) -> Result<Json<Edited>> {
    run(actor, id, body.revision, Edit::Order(body.sections)).await
}
