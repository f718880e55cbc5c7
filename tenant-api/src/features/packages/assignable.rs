//! Packages as rules give them: the records say how far people are.

use learnt_queries::queries::packages as sql;

use super::domain_events::PackageAssigned;
use super::lifecycle::{self, Step};
use super::progress;
use crate::features::assignments::{
    Assignable, AssignmentChanges, DocumentMove, DocumentType, HookFuture, ManualChange, Record, Rows, by_name,
};
use crate::features::learning;
use crate::prelude::*;

/// Packages, as a type of documents.
pub struct Packages;

impl Assignable for Packages {
    fn kind(&self) -> DocumentType {
        DocumentType::Package
    }

    fn noun(&self) -> &'static str {
        "package"
    }

    fn names_teams(&self) -> bool {
        true
    }

    fn contains_others(&self) -> bool {
        true
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
            sql::lock_items()
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
                        packages: &rows.documents,
                        optionals: &rows.optionals,
                        now,
                    },
                )
                .all()
                .await
                .sql()?;
            Ok(opened.into_iter().map(|row| (row.user_id, row.package_id)).collect())
        })
    }

    fn follow<'a>(&'a self, change: &'a mut Change<'_>, rows: &'a Rows) -> HookFuture<'a, ()> {
        Box::pin(async move {
            let records = sql::lock_held()
                .bind(change.tx(), &rows.users, &rows.documents)
                .all()
                .await
                .sql()?;
            progress::recount(change, &records).await
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

    fn redate_people<'a>(&'a self, change: &'a Change<'_>, users: &'a [Uuid]) -> HookFuture<'a, ()> {
        Box::pin(async move {
            let dated = sql::dated_by_field().bind(change.tx(), &users).all().await.sql()?;
            let (users, courses): (Vec<Uuid>, Vec<Uuid>) =
                dated.into_iter().map(|row| (row.user_id, row.course_id)).unzip();
            learning::settle_due(change, &users, &courses).await
        })
    }

    /// What is in it was completed before: it follows. Answers who is through.
    fn complete_by_hand<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(async move {
            sql::completed_of()
                .bind(change.tx(), &manual_change.document, &manual_change.users)
                .all()
                .await
                .sql()
        })
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
            sql::restart().bind(change.tx(), &change.now(), &records).await.sql()?;
            Ok(rows.into_iter().map(|row| row.user_id).collect())
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
        let assigned = PackageAssigned {
            package_id: document,
            added: changes.opened.len() + changes.added.len(),
            removed: changes.removed.len(),
            opened: by_name(&changes.opened),
        };
        DomainEvent::of(document.to_string(), assigned).with_audit_rows(Vec::new())
    }
}
