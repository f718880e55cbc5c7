//! Resources as rules give them: the records say who opened what.

use learnt_queries::queries::resources as sql;

use super::commands;
use super::domain_events::ResourceAssigned;
use super::model::Status;
use crate::features::assignments::{
    self, Assignable, AssignmentChanges, DocumentMove, DocumentType, HookFuture, ManualChange, Record, Rows,
};
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
    ) -> HookFuture<'a, ()> {
        let status = match to {
            DocumentMove::Publish => Status::Published,
            DocumentMove::Unpublish | DocumentMove::Restore => Status::Draft,
            DocumentMove::Archive => Status::Archived,
        };
        Box::pin(commands::transition(change, actor.user_id, (document, None), status))
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

    fn release<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, ()> {
        Box::pin(async move {
            sql::release()
                .bind(change.tx(), &change.now(), &rows.users, &rows.documents)
                .await
                .sql()?;
            Ok(())
        })
    }

    fn complete_by_hand<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(async move {
            let rows = sql::complete_records()
                .bind(
                    change.tx(),
                    &change.now(),
                    &manual_change.document,
                    &manual_change.users,
                )
                .all()
                .await
                .sql()?;
            let records: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
            assignments::completed(change, DocumentType::Resource, manual_change.document, &records).await?;
            Ok(rows.into_iter().map(|row| row.user_id).collect())
        })
    }

    fn restart<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(async move {
            sql::restart()
                .bind(
                    change.tx(),
                    &change.now(),
                    &manual_change.document,
                    &manual_change.users,
                )
                .all()
                .await
                .sql()
        })
    }

    fn record<'a>(&'a self, client: &'a TenantClient, document: Uuid, user: Uuid) -> HookFuture<'a, Option<Record>> {
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

    fn changed_event(&self, document: Uuid, changes: &AssignmentChanges) -> DomainEvent {
        let assigned = ResourceAssigned {
            added: changes.opened.len() + changes.added.len(),
            removed: changes.removed.len(),
        };
        DomainEvent::of(document.to_string(), assigned).with_audit_rows(Vec::new())
    }
}
