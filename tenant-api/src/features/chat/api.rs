//! The door of the contacts.
use axum::extract::State;
use learnt_kernel::problem::{Problem, Result};

use super::list::{self, Contacts, ContactsQuery};
use crate::app::App;
use crate::edge::{Actor, Json, Query};

/// Whom I may turn to in this team
#[utoipa::path(get, path = "/api/chat/contacts", operation_id = "chat_contacts", tag = "chat", params(ContactsQuery),
    responses((status = 200, body = Contacts), (status = 422, body = Problem)))]
pub async fn contacts(
    State(app): State<App>,
    actor: Actor,
    Query(query): Query<ContactsQuery>,
) -> Result<Json<Contacts>> {
    let client = app.client(&actor.here).await?;
    Ok(Json(list::page(&app, &actor, &client, &query).await?))
}
