//! Events as rules give them: the records say who sees an event that is not for everybody. The rules of one date of a series hold
//! for all of its dates.

use learnt_queries::queries::events as sql;

use super::domain_events::EventAssigned;
use crate::features::assignments::{
    Assignable, AssignmentChanges, DocumentMove, DocumentType, HookFuture, Record, Rows,
};
use crate::prelude::*;

/// Who sees an event and registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = EventAudience)]
pub enum Audience {
    /// Everybody in the team.
    #[default]
    Everyone,
    /// Whom rules name, and whoever has to do with it already.
    Rules,
}

impl Audience {
    /// Which one a stored word means; the table's check lets no other in.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Everyone)
    }
}

/// To whom an event is not open, to them it is not there.
pub async fn expect_open(client: &impl GenericClient, audience: &str, event: Uuid, user: Uuid) -> Result<()> {
    if Audience::parse(audience) == Audience::Everyone
        || sql::is_open_to().bind(client, &event, &user).one().await.sql()?
    {
        return Ok(());
    }
    Err(Problem::not_found())
}

/// Those of some people to whom an event is open.
pub async fn open_among(client: &impl GenericClient, audience: &str, event: Uuid, users: &[Uuid]) -> Result<Vec<Uuid>> {
    if Audience::parse(audience) == Audience::Everyone {
        return Ok(users.to_vec());
    }
    sql::open_to().bind(client, &users, &event).all().await.sql()
}

/// Events, as a type of documents.
pub struct Events;

impl Assignable for Events {
    fn kind(&self) -> DocumentType {
        DocumentType::Event
    }

    fn noun(&self) -> &'static str {
        "event"
    }

    fn set_status<'a>(&'a self, _: &'a mut Change<'_>, _: &'a Actor, _: Uuid, _: DocumentMove) -> HookFuture<'a, ()> {
        let sentence = "Publish and cancel events on their own page, where attendees are notified.";
        let refused = Err(Problem::field("documentType", "not_taken", sentence));
        Box::pin(std::future::ready(refused))
    }

    fn grant<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, Vec<(Uuid, Uuid)>> {
        Box::pin(async move {
            let (tx, now) = (change.tx(), change.now());
            let ids: Vec<Uuid> = rows.users.iter().map(|_| new_id()).collect();
            let opened = sql::grant()
                .params(
                    tx,
                    &sql::GrantParams {
                        ids,
                        users: &rows.users,
                        events: &rows.documents,
                        optionals: &rows.optionals,
                        now,
                    },
                )
                .all()
                .await
                .sql()?;
            Ok(opened.into_iter().map(|row| (row.user_id, row.event_id)).collect())
        })
    }

    fn release<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, ()> {
        Box::pin(async move {
            sql::release()
                .bind(change.tx(), &change.now(), &rows.users, &rows.documents)
                .await
                .sql()?;
            Ok(())
        })
    }

    fn record<'a>(&'a self, client: &'a TenantClient, document: Uuid, user: Uuid) -> HookFuture<'a, Option<Record>> {
        Box::pin(async move {
            let row = sql::record().bind(&**client, &user, &document).opt().await.sql()?;
            Ok(row.map(|row| {
                let attended = row.state.as_deref() == Some("attended");
                Record {
                    id: row.id,
                    status: if attended { "completed" } else { "notstarted" }.to_owned(),
                    progress: if attended { 100 } else { 0 },
                    archived_at: row.archived_at,
                }
            }))
        })
    }

    fn changed_event(&self, document: Uuid, changes: &AssignmentChanges) -> DomainEvent {
        let assigned = EventAssigned {
            added: changes.opened.len() + changes.added.len(),
            removed: changes.removed.len(),
        };
        DomainEvent::of(document.to_string(), assigned).with_audit_rows(Vec::new())
    }
}
