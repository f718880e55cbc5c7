//! Pathways as rules give them: the records say how far people are.

use learnt_queries::queries::pathways as sql;

use super::domain_events::PathwayAssigned;
use super::lifecycle::Step;
use super::{due, lifecycle, progress, waivers};
use crate::features::assignments::{
    Assignable, AssignmentChanges, DocumentMove, DocumentType, HookFuture, ManualChange, Record, Rows, by_name,
};
use crate::prelude::*;

/// Pathways, as a type of documents.
pub struct Pathways;

impl Assignable for Pathways {
    fn kind(&self) -> DocumentType {
        DocumentType::Pathway
    }

    fn noun(&self) -> &'static str {
        "pathway"
    }

    fn names_teams(&self) -> bool {
        true
    }

    fn contains_others(&self) -> bool {
        true
    }

    fn page(&self, _: Uuid, document: Uuid) -> String {
        format!("/apps/pathways/{document}")
    }

    fn set_status<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        actor: &'a Actor,
        document: Uuid,
        to: DocumentMove,
    ) -> HookFuture<'a, ()> {
        let step = match to {
            DocumentMove::Publish => Step::Publish,
            DocumentMove::Unpublish => Step::Unpublish,
            DocumentMove::Archive => Step::Archive,
            DocumentMove::Restore => Step::Restore,
        };
        let step = lifecycle::step(change, actor.user_id, (document, None), step);
        Box::pin(async move { step.await.map(drop) })
    }

    fn grant<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, Vec<(Uuid, Uuid)>> {
        Box::pin(async move {
            let (tx, now) = (change.tx(), change.now());
            let ids: Vec<Uuid> = rows.users.iter().map(|_| new_id()).collect();
            sql::lock_materials()
                .bind(tx, &rows.documents, &rows.users)
                .one()
                .await
                .sql()?;
            let opened = sql::grant()
                .params(
                    tx,
                    &sql::GrantParams {
                        ids,
                        users: &rows.users,
                        pathways: &rows.documents,
                        optionals: &rows.optionals,
                        now,
                    },
                )
                .all()
                .await
                .sql()?;
            Ok(opened.into_iter().map(|row| (row.user_id, row.pathway_id)).collect())
        })
    }

    fn follow<'a>(&'a self, change: &'a mut Change<'_>, rows: &'a Rows) -> HookFuture<'a, ()> {
        Box::pin(async move {
            let records = sql::records_of()
                .bind(change.tx(), &rows.users, &rows.documents)
                .all()
                .await
                .sql()?;
            progress::take_stock(change, &records).await
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

    fn has_due_dates(&self) -> bool {
        true
    }

    fn redate<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, ()> {
        Box::pin(due::recompute(change, &rows.users, &rows.documents))
    }

    fn redate_document<'a>(&'a self, change: &'a Change<'_>, document: Uuid) -> HookFuture<'a, ()> {
        Box::pin(due::settle_pathway(change, document))
    }

    fn redate_people<'a>(&'a self, change: &'a Change<'_>, users: &'a [Uuid]) -> HookFuture<'a, ()> {
        Box::pin(due::settle_people(change, users))
    }

    fn extend<'a>(
        &'a self,
        change: &'a Change<'_>,
        document: Uuid,
        users: &'a [Uuid],
        until: Option<DateTime<Utc>>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(due::extend(change, document, users, until))
    }

    /// What is left on it is waived.
    fn complete_by_hand<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(waivers::waive_rest(change, manual_change))
    }

    fn restart<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(async move {
            let rows = sql::lock_to_restart()
                .bind(change.tx(), &manual_change.document, &manual_change.users)
                .all()
                .await
                .sql()?;
            let records: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
            sql::forget_done().bind(change.tx(), &records).await.sql()?;
            sql::restart().bind(change.tx(), &change.now(), &records).await.sql()?;
            let users: Vec<Uuid> = rows.into_iter().map(|row| row.user_id).collect();
            // Days are counted from when it was begun anew.
            due::recompute(change, &users, &vec![manual_change.document; users.len()]).await?;
            Ok(users)
        })
    }

    fn record<'a>(&'a self, client: &'a TenantClient, document: Uuid, user: Uuid) -> HookFuture<'a, Option<Record>> {
        Box::pin(async move {
            let row = sql::record().bind(&**client, &user, &document).opt().await.sql()?;
            Ok(row.map(|row| Record {
                id: row.id,
                status: row.status,
                progress: row.progress,
                archived_at: row.archived_at,
            }))
        })
    }

    fn changed_event(&self, document: Uuid, changes: &AssignmentChanges) -> DomainEvent {
        let assigned = PathwayAssigned {
            pathway_id: document,
            added: changes.opened.len() + changes.added.len(),
            removed: changes.removed.len(),
            opened: by_name(&changes.opened),
        };
        DomainEvent::of(document.to_string(), assigned).with_audit_rows(Vec::new())
    }
}
