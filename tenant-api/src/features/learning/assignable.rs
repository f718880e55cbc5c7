//! Courses as rules give them: the records are people's rounds of a course.

use learnt_queries::queries::learning as sql;

use super::domain_events::AssignmentsChanged;
use super::{due, manual, rounds};
use crate::features::assignments::{
    Assignable, AssignmentChanges, DocumentMove, DocumentType, HookFuture, ManualChange, Record, Rows, by_name,
};
use crate::features::courses::{self, LearnersMode, Transition};
use crate::prelude::*;

/// Courses, as a type of documents.
pub struct Courses;

impl Assignable for Courses {
    fn kind(&self) -> DocumentType {
        DocumentType::Course
    }

    fn noun(&self) -> &'static str {
        "course"
    }

    fn page(&self, record: Uuid, _: Uuid) -> String {
        format!("/apps/course/{record}")
    }

    fn set_status<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        actor: &'a Actor,
        document: Uuid,
        to: DocumentMove,
    ) -> HookFuture<'a, ()> {
        // People who began an older version go on with it.
        let step = match to {
            DocumentMove::Publish => {
                let published = courses::publish(change, document, actor.user_id, None, LearnersMode::Keep);
                return Box::pin(async move { published.await.map(drop) });
            }
            DocumentMove::Unpublish => Transition::Unpublish,
            DocumentMove::Archive => Transition::Archive,
            DocumentMove::Restore => Transition::Restore,
        };
        Box::pin(async move {
            courses::transition(change, document, actor.user_id, step)
                .await
                .map(drop)
        })
    }

    fn names_teams(&self) -> bool {
        true
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
                        courses: &rows.documents,
                        optionals: &rows.optionals,
                        now,
                    },
                )
                .all()
                .await
                .sql()?;
            Ok(opened.into_iter().map(|row| (row.user_id, row.course_id)).collect())
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
        Box::pin(async move {
            due::recompute(change, &rows.users, &rows.documents).await?;
            rounds::count(change, &rows.users, &rows.documents, false).await
        })
    }

    fn redate_document<'a>(&'a self, change: &'a Change<'_>, document: Uuid) -> HookFuture<'a, ()> {
        Box::pin(due::settle_course(change, document))
    }

    fn redate_people<'a>(&'a self, change: &'a Change<'_>, users: &'a [Uuid]) -> HookFuture<'a, ()> {
        Box::pin(due::settle_people(change, users))
    }

    fn complete_by_hand<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(async move {
            let rounds = manual::rounds_of(change, manual_change.document, manual_change.users).await?;
            manual::complete(change, manual_change.document, &rounds, manual_change.reason).await
        })
    }

    fn restart<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(async move {
            let rounds = manual::rounds_of(change, manual_change.document, manual_change.users).await?;
            manual::reset(change, manual_change.document, &rounds, manual_change.reason).await
        })
    }

    fn record<'a>(&'a self, client: &'a TenantClient, document: Uuid, user: Uuid) -> HookFuture<'a, Option<Record>> {
        Box::pin(async move {
            let row = sql::latest_round()
                .bind(&**client, &user, &document)
                .opt()
                .await
                .sql()?;
            Ok(row.map(|row| Record {
                id: row.id,
                status: row.status,
                progress: row.progress,
                archived_at: row.archived_at,
            }))
        })
    }

    fn changed_event(&self, document: Uuid, changes: &AssignmentChanges) -> DomainEvent {
        let changed = AssignmentsChanged {
            course_id: document,
            added: changes.opened.len() + changes.added.len(),
            removed: changes.removed.len(),
            opened: by_name(&changes.opened),
        };
        let event = DomainEvent::of(document.to_string(), changed);
        if changes.opened.is_empty() {
            event.without_reaction()
        } else {
            event
        }
    }
}
