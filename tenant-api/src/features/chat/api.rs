//! The door of the contacts.

use crate::prelude::*;

use super::list::{self, Contacts, ContactsQuery};

/// Whom I may turn to in this team
#[utoipa::path(get, path = "/api/chat/contacts", operation_id = "chat_contacts", tag = "chat", params(ContactsQuery),
    responses((status = 200, body = Contacts), (status = 422, body = Problem)))]
pub async fn contacts(actor: Actor, Query(query): Query<ContactsQuery>) -> Result<Json<Contacts>> {
    let client = actor.client().await?;
    Ok(Json(list::page(&actor, &client, &query).await?))
}
