//! One's own notes over HTTP. Nobody reads or writes them in another's name.
pub mod image;
pub mod labels;
pub mod panel;

use crate::prelude::*;

use learnt_queries::queries::notes as sql;

use super::commands::{self, OwnedId};
use super::list::{self, Filter};
use super::model::{ActivityRef, CheckItem, Content, Tick};
use super::view::{self, Note};

fn own(actor: &Actor, id: Uuid) -> Result<OwnedId> {
    actor.in_own_name()?;
    Ok(OwnedId {
        user_id: actor.user_id,
        id,
    })
}

async fn load_view(actor: &Actor, client: &TenantClient, own: OwnedId) -> Result<Json<Note>> {
    let found = sql::one_note()
        .bind(&**client, &own.id, &own.user_id)
        .opt()
        .await
        .sql()?;
    let mut notes = view::notes(
        &actor.app,
        &actor.context,
        client,
        found.map(view::NoteRow::from).into_iter().collect(),
    )
    .await?;
    notes.pop().map(Json).ok_or_else(Problem::not_found)
}

/// My notes
#[utoipa::path(get, path = "/api/notes", operation_id = "notes_list", tag = "notes", params(Filter, PageQuery),
    responses((status = 200, body = Page<Note>), (status = 403, body = Problem, description = "impersonating")))]
pub async fn list(
    actor: Actor,
    Query(filter): Query<Filter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Note>>> {
    actor.in_own_name()?;
    let client = actor.client().await?;
    let Page { items, total, .. } = list::page(&client, actor.user_id, &filter, &page).await?;
    let notes = view::notes(&actor.app, &actor.context, &client, items).await?;
    Ok(Json(Page::new(notes, total, page)))
}

/// One of my notes
#[utoipa::path(get, path = "/api/notes/{id}", operation_id = "notes_read", tag = "notes", params(("id" = Uuid, Path)),
    responses((status = 200, body = Note), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Note>> {
    let own = own(&actor, id)?;
    let client = actor.client().await?;
    load_view(&actor, &client, own).await
}

/// A note whole.
#[derive(Deserialize, ToSchema)]
pub struct SaveNote {
    /// The one it was written on; 0: it is a new note.
    revision: i32,
    /// Its first line; may be empty.
    title: String,
    /// Its text; may be empty.
    description: String,
    /// In order.
    checklist: Vec<CheckItem>,
    /// Ids of one's own labels; one that is gone meanwhile is left out.
    labels: Vec<Uuid>,
    /// Out of the way.
    archive: bool,
    /// When one wants to be reminded; one that has passed reminds at once.
    reminder: Option<DateTime<Utc>>,
    /// Of a new note: the activity beside which it is begun; one of a course that one does not have is left out.
    beside: Option<ActivityRef>,
}

/// Save a note, under an id that its writer chose
#[utoipa::path(put, path = "/api/notes/{id}", operation_id = "notes_save", tag = "notes", params(("id" = Uuid, Path)), request_body = SaveNote,
    responses((status = 200, body = Note), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, too_many_notes"), (status = 422, body = Problem)))]
pub async fn save(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SaveNote>) -> Result<Json<Note>> {
    let own = own(&actor, id)?;
    let content = Content {
        title: body.title,
        description: body.description,
        checklist: body.checklist,
        labels: body.labels,
        archive: body.archive,
        reminder: body.reminder,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::save(&mut change, own, body.revision, content, body.beside).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, own).await
}

/// Lines of a checklist that are done now, or not any more.
#[derive(Deserialize, ToSchema)]
pub struct TickLines {
    /// Each by its id; one that is gone meanwhile is left out.
    lines: Vec<Tick>,
}

/// Tick lines of a note's checklist; its other lines stay as they are
#[utoipa::path(patch, path = "/api/notes/{id}/checklist", operation_id = "notes_tick", tag = "notes", params(("id" = Uuid, Path)), request_body = TickLines,
    responses((status = 200, body = Note), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn tick(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<TickLines>) -> Result<Json<Note>> {
    let own = own(&actor, id)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::tick(&mut change, own, &body.lines).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, own).await
}

/// Delete a note; for a month it can be had back
#[utoipa::path(delete, path = "/api/notes/{id}", operation_id = "notes_delete", tag = "notes", params(("id" = Uuid, Path)),
    responses((status = 200, body = Note), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn delete(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Note>> {
    let own = own(&actor, id)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::delete(&mut change, own).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, own).await
}

/// Have a deleted note back
#[utoipa::path(post, path = "/api/notes/{id}/restore", operation_id = "notes_restore", tag = "notes", params(("id" = Uuid, Path)),
    responses((status = 200, body = Note), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn restore(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Note>> {
    let own = own(&actor, id)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::restore(&mut change, own).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, own).await
}

/// Forget a deleted note for good
#[utoipa::path(post, path = "/api/notes/{id}/erase", operation_id = "notes_erase", tag = "notes", params(("id" = Uuid, Path)),
    responses((status = 204), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn erase(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let own = own(&actor, id)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::erase(&mut change, own).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}
