//! Changes of a document's rules for more people than one request should hold: worked through portion by portion, each in a
//! transaction of its own that asks for the next one. Every portion is compared with the rules as they are by then, so a rule or a
//! person that changes meanwhile is neither missed nor overruled; a newer change of the document takes the place of the job.

use learnt_queries::queries::assignments as sql;

use super::domain_events::{AssignmentsProgressed, AssignmentsStep};
use super::settle::{Applied, PORTION, lock_assignments, settle_portion};
use super::types::DocumentType;
use crate::domain_events::Received;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// A change for many people, how far it is and what it came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssignmentJob {
    /// People to be looked at.
    pub total: i32,
    /// Those of them who were.
    pub done: i32,
    /// People who have the document now and had it not.
    pub added: i32,
    /// People who have it no longer.
    pub removed: i32,
    pub started_at: DateTime<Utc>,
    /// When the last of them was done; nothing while it goes on.
    pub finished_at: Option<DateTime<Utc>>,
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// Begins a job for these people of a document, in place of one that is under way.
pub async fn begin(change: &mut Change<'_>, kind: DocumentType, document: Uuid, users: &[Uuid]) -> Result<Applied> {
    let (tx, now) = (change.tx(), change.now());
    let size = i64::try_from(PORTION).unwrap_or(i64::MAX);
    sql::create_job()
        .bind(tx, &document, &kind.into_str(), &number(users.len()), &now)
        .await
        .sql()?;
    sql::drop_portions().bind(tx, &document).await.sql()?;
    sql::store_portions().bind(tx, &document, &size, &users).await.sql()?;
    next(change, kind, document).await?;
    Ok(Applied {
        in_progress: Some(users.len()),
        ..Applied::default()
    })
}

/// What a job was about has been done at once: there is nothing left to do for it.
pub async fn finish_early(change: &Change<'_>, document: Uuid, applied: Applied) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    sql::drop_portions().bind(tx, &document).await.sql()?;
    sql::end_job()
        .bind(tx, &number(applied.added), &number(applied.removed), &now, &document)
        .await
        .sql()
        .map(drop)
}

async fn next(change: &mut Change<'_>, kind: DocumentType, document: Uuid) -> Result<()> {
    let event = DomainEvent::of(document.to_string(), AssignmentsStep {});
    let event = event.topic(kind.topic(document)).with_audit_rows(Vec::new());
    change.publish(event).await
}

/// `assignments.step`: the next portion of a document's job.
pub fn step<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<AssignmentsStep>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let document = event.subject.parse();
        let document = document.map_err(|_| Problem::internal_text("a step of assignments names no document"))?;
        portion(change, document).await
    })
}

async fn portion(change: &mut Change<'_>, document: Uuid) -> Result<()> {
    lock_assignments(change).await?;
    let Some(row) = sql::next_portion().bind(change.tx(), &document).opt().await.sql()? else {
        return Ok(());
    };
    // A type that only a newer program knows is left to it.
    let kind = row
        .r#type
        .parse()
        .map_err(|_| Problem::unavailable("unreadable_fact", "a job of assignments is of an unknown type"))?;
    // Asked for first, so that it does not wait behind the notifications of this portion.
    if row.is_followed {
        next(change, kind, document).await?;
    }
    let applied = settle_portion(change, &row.users, Some((kind, document))).await?;
    let (tx, now) = (change.tx(), change.now());
    sql::drop_portion().bind(tx, &document, &row.number).await.sql()?;
    sql::job_progressed()
        .params(
            tx,
            &sql::JobProgressedParams {
                people: number(row.users.len()),
                added: number(applied.added),
                removed: number(applied.removed),
                finished: !row.is_followed,
                now,
                document_id: document,
            },
        )
        .await
        .sql()?;
    let event = DomainEvent::of(document.to_string(), AssignmentsProgressed {});
    let event = event.topic(kind.topic(document)).with_audit_rows(Vec::new());
    change.publish(event).await
}

/// The latest job of a document.
pub async fn latest(client: &impl GenericClient, kind: DocumentType, document: Uuid) -> Result<Option<AssignmentJob>> {
    let row = sql::job().bind(client, &document, &kind.into_str()).opt().await.sql()?;
    Ok(row.map(|row| AssignmentJob {
        total: row.total,
        done: row.done,
        added: row.added,
        removed: row.removed,
        started_at: row.started_at,
        finished_at: row.finished_at,
    }))
}
