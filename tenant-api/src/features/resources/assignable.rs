//! Resources as rules give them: the records say who opened what.

use learnt_queries::queries::resources as sql;

use super::commands;
use super::domain_events::ResourceAssigned;
use super::model::Status;
use crate::features::assignments::{self, Assignable, ByHand, DocumentMove, DocumentType, Doing, News, Record, Rows};
use crate::prelude::*;

/// Resources, as a type of documents.
pub struct Resources;

impl Assignable for Resources {
    fn kind(&self) -> DocumentType {
        DocumentType::Resource
    }

    fn noun(&self) -> &'static str {
        "resource"
    }

    fn names_teams(&self) -> bool {
        true
    }

    fn page(&self, _: Uuid, document: Uuid) -> String {
        format!("/apps/resource/{document}")
    }

    fn set_status<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        actor: &'a Actor,
        document: Uuid,
        to: DocumentMove,
    ) -> Doing<'a, ()> {
        let status = match to {
            DocumentMove::Publish => Status::Published,
            DocumentMove::Unpublish | DocumentMove::Restore => Status::Draft,
            DocumentMove::Archive => Status::Archived,
        };
        Box::pin(commands::move_on(change, actor.user_id, (document, None), status))
    }

    fn hold<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> Doing<'a, Vec<(Uuid, Uuid)>> {
        Box::pin(async move {
            let (tx, now) = (change.tx(), change.now());
            let ids: Vec<Uuid> = rows.users.iter().map(|_| new_id()).collect();
            let opened = sql::hold()
                .params(
                    tx,
                    &sql::HoldParams {
                        ids,
                        users: &rows.users,
                        resources: &rows.documents,
                        optionals: &rows.optionals,
                        now,
                    },
                )
                .all()
                .await
                .sql()?;
            Ok(opened.into_iter().map(|row| (row.user_id, row.resource_id)).collect())
        })
    }

    fn release<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> Doing<'a, ()> {
        Box::pin(async move {
            sql::release()
                .bind(change.tx(), &change.now(), &rows.users, &rows.documents)
                .await
                .sql()?;
            Ok(())
        })
    }

    fn complete_by_hand<'a>(&'a self, change: &'a mut Change<'_>, asked: &'a ByHand<'a>) -> Doing<'a, Vec<Uuid>> {
        Box::pin(async move {
            let rows = sql::complete_records()
                .bind(change.tx(), &change.now(), &asked.document, &asked.users)
                .all()
                .await
                .sql()?;
            let records: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
            assignments::completed(change, DocumentType::Resource, asked.document, &records).await?;
            Ok(rows.into_iter().map(|row| row.user_id).collect())
        })
    }

    fn restart<'a>(&'a self, change: &'a mut Change<'_>, asked: &'a ByHand<'a>) -> Doing<'a, Vec<Uuid>> {
        Box::pin(async move {
            sql::restart()
                .bind(change.tx(), &change.now(), &asked.document, &asked.users)
                .all()
                .await
                .sql()
        })
    }

    fn record<'a>(&'a self, client: &'a TenantClient, document: Uuid, user: Uuid) -> Doing<'a, Option<Record>> {
        Box::pin(async move {
            let row = sql::record().bind(&**client, &user, &document).opt().await.sql()?;
            Ok(row.map(|row| Record {
                id: row.id,
                status: if row.is_opened { "completed" } else { "notstarted" }.to_owned(),
                progress: if row.is_opened { 100 } else { 0 },
                archived_at: row.archived_at,
            }))
        })
    }

    fn told(&self, document: Uuid, news: &News) -> DomainEvent {
        let assigned = ResourceAssigned {
            added: news.opened.len() + news.added.len(),
            removed: news.removed.len(),
        };
        DomainEvent::of(document.to_string(), assigned).traced(Vec::new())
    }
}
