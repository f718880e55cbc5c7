//! What is done about people's learning, over HTTP.

use chrono::NaiveDate;
use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::people_learning as sql;

use super::super::authority::{Scope, some};
use super::super::commands;
use super::super::reminders::{self, RemindOf, Reminders};
use super::super::settling::{self, Settlement};
use crate::features::assignments::DocumentType;
use crate::features::learning::{checked_reason, expect_some};
use crate::prelude::*;

/// Which documents.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct AssignablesQuery {
    /// Words of title, description, category or tags.
    pub search: Option<String>,
    #[serde(rename = "type")]
    pub kind: Option<DocumentType>,
}

/// Something that can be assigned by hand.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssignableDocument {
    id: Uuid,
    #[serde(rename = "type")]
    document_type: DocumentType,
    /// The type, where bundles are one of their own.
    kind: String,
    title: String,
}

/// What managers and admins of this team may assign to people by hand
#[utoipa::path(get, path = "/api/assignables", operation_id = "assignables_list", tag = "people_learning", params(AssignablesQuery, PageQuery),
    responses((status = 200, body = Page<AssignableDocument>), (status = 403, body = Problem, description = "role")))]
pub async fn assignables(
    actor: Actor,
    Query(query): Query<AssignablesQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<AssignableDocument>>> {
    let client = actor.client().await?;
    let scope = Scope::of(&actor)?;
    let words = search_words(non_empty(query.search.as_deref()).unwrap_or_default());
    let kind = query.kind.map(|kind| kind.into_str());
    let rows = sql::assignable_documents()
        .params(
            &*client,
            &sql::AssignableDocumentsParams {
                team_id: &scope.team,
                r#type: kind,
                words,
                per_page: page.limit(),
                skip: page.offset(),
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let document = |row: sql::AssignableDocuments| {
        Some(AssignableDocument {
            id: row.id,
            document_type: row.r#type.parse().ok()?,
            kind: row.kind,
            title: row.title,
        })
    };
    Ok(Json(Page::new(
        rows.into_iter().filter_map(document).collect(),
        total,
        page,
    )))
}

/// Whom to remind, and of what.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reminding {
    /// 1 to 500 people.
    pub user_ids: Vec<Uuid>,
    /// One document; none: all that `of` says.
    pub document_id: Option<Uuid>,
    /// Of what, where no document is named.
    #[serde(default = "overdue")]
    pub of: RemindOf,
}

fn overdue() -> RemindOf {
    RemindOf::Overdue
}

/// Remind people of what they have not completed; each person once a day of one document, whoever does it
#[utoipa::path(post, path = "/api/people/reminders", operation_id = "people_remind", tag = "people_learning", request_body = Reminding,
    responses((status = 200, body = Reminders), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn remind(actor: Actor, Json(body): Json<Reminding>) -> Result<Json<Reminders>> {
    let scope = Scope::of(&actor)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let people = scope.people(change.tx(), some(&body.user_ids)?).await?;
    let reminded = reminders::remind(&mut change, &scope, &people, (body.document_id, body.of)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(reminded))
}

/// Which of a course's people.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ChosenLearners {
    /// Their assignments of the course, at most 1,000.
    pub ids: Vec<Uuid>,
}

/// Remind some of a course's people who have not completed it
#[utoipa::path(post, path = "/api/courses/{id}/learners/remind", operation_id = "learners_remind", tag = "people_learning",
    params(("id" = Uuid, Path)), request_body = ChosenLearners,
    responses((status = 200, body = Reminders), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn remind_learners(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<ChosenLearners>,
) -> Result<Json<Reminders>> {
    expect_some(&body.ids)?;
    let scope = Scope::of(&actor)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let users = sql::people_of_rounds()
        .bind(change.tx(), &body.ids, &id)
        .all()
        .await
        .sql()?;
    if users.is_empty() {
        return Err(Problem::not_found());
    }
    let people = scope.people(change.tx(), &users).await?;
    let reminded = reminders::remind(&mut change, &scope, &people, (Some(id), RemindOf::Unfinished)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(reminded))
}

/// Who is to have a date of their own.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Extending {
    /// 1 to 500 people.
    pub user_ids: Vec<Uuid>,
    /// A course, or a pathway or a package: the courses in it.
    #[serde(rename = "type")]
    pub kind: DocumentType,
    pub document_id: Uuid,
    /// The day; none: as the rules say.
    pub date: Option<NaiveDate>,
}

/// For how many people it was done.
#[derive(Debug, Serialize, ToSchema)]
pub struct DonePeople {
    /// Of those who were chosen.
    pub people: usize,
}

/// Give people a due date of their own for a course, or for the courses in a pathway or a package
#[utoipa::path(post, path = "/api/people/extensions", operation_id = "people_extend", tag = "people_learning", request_body = Extending,
    responses((status = 200, body = DonePeople), (status = 403, body = Problem, description = "role, not_looked_after"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn extend(actor: Actor, Json(body): Json<Extending>) -> Result<Json<DonePeople>> {
    let scope = Scope::of(&actor)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let people = scope.people(change.tx(), some(&body.user_ids)?).await?;
    let document = (body.kind, body.document_id);
    let people = commands::extend(&mut change, &scope, &people, document, body.date).await?;
    change.commit(&actor.app).await?;
    Ok(Json(DonePeople { people }))
}

/// Whose assignment is settled.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Settling {
    /// 1 to 500 people.
    pub user_ids: Vec<Uuid>,
    /// What it is; no event.
    #[serde(rename = "type")]
    pub kind: DocumentType,
    pub document_id: Uuid,
    /// What is said of it.
    pub what: Settlement,
    /// For the audit log, at most 500 characters. Completing a pathway or a package needs one.
    #[serde(default)]
    pub reason: String,
}

/// Mark something as completed for people, or let them begin it anew: a pathway is completed by waiving what is left on it, a package by completing what is in it
#[utoipa::path(post, path = "/api/people/settlements", operation_id = "people_settle", tag = "people_learning", request_body = Settling,
    responses((status = 200, body = DonePeople), (status = 403, body = Problem, description = "role, not_looked_after"), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_given"), (status = 422, body = Problem)))]
pub async fn settle(actor: Actor, Json(body): Json<Settling>) -> Result<Json<DonePeople>> {
    let reason = checked_reason(&body.reason)?;
    let scope = Scope::of(&actor)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let people = scope.people(change.tx(), some(&body.user_ids)?).await?;
    let document = (body.kind, body.document_id);
    let people = settling::settle(&mut change, &scope, &people, document, (body.what, reason)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(DonePeople { people }))
}

/// Who is to have what.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Assigning {
    /// 1 to 500 people.
    pub user_ids: Vec<Uuid>,
    #[serde(rename = "type")]
    pub kind: DocumentType,
    pub document_id: Uuid,
    /// By which day; none: as it says itself. Courses only.
    pub due: Option<NaiveDate>,
}

/// Assign something to people by hand, as a duty; whoever has it keeps it
#[utoipa::path(post, path = "/api/people/assignments", operation_id = "people_assign", tag = "people_learning", request_body = Assigning,
    responses((status = 200, body = DonePeople), (status = 403, body = Problem, description = "role, not_looked_after"), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_given"), (status = 422, body = Problem)))]
pub async fn assign(actor: Actor, Json(body): Json<Assigning>) -> Result<Json<DonePeople>> {
    let scope = Scope::of(&actor)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let people = scope.people(change.tx(), some(&body.user_ids)?).await?;
    let document = (body.kind, body.document_id);
    let people = commands::assign(&mut change, &scope, &people, document, body.due).await?;
    change.commit(&actor.app).await?;
    Ok(Json(DonePeople { people }))
}

/// From whom something is taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TakingBack {
    /// 1 to 500 people.
    pub user_ids: Vec<Uuid>,
    #[serde(rename = "type")]
    pub kind: DocumentType,
    pub document_id: Uuid,
}

/// What became of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakenBack {
    /// They have it no longer.
    pub released: usize,
    /// Something else still gives it to them.
    pub kept: usize,
}

/// Take back what was assigned by hand: a manager what they assigned themselves. What people did with it stays
#[utoipa::path(post, path = "/api/people/assignments/taken", operation_id = "people_take", tag = "people_learning", request_body = TakingBack,
    responses((status = 200, body = TakenBack), (status = 403, body = Problem, description = "role, not_looked_after"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn take(actor: Actor, Json(body): Json<TakingBack>) -> Result<Json<TakenBack>> {
    let scope = Scope::of(&actor)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let people = scope.people(change.tx(), some(&body.user_ids)?).await?;
    let (released, still_given) =
        commands::release(&mut change, &scope, &people, (body.kind, body.document_id)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(TakenBack {
        released,
        kept: still_given,
    }))
}
