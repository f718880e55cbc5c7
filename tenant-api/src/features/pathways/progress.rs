//! How far people are: what follows, in the same transaction, from what they complete, begin, or are given.
//!
//! Order of locks: the records of what lies on a pathway → the records of the pathway. Whoever counts locks the records in one
//! statement and counts in the next, so that of two last items completed at once the second one sees the first.

use std::collections::BTreeMap;

use learnt_queries::queries::pathways as sql;

use super::domain_events::{PathwayCompleted, PathwayProgressed};
use super::model::{Progress, Refusal};
use crate::features::assignments::{self, Completed, DocumentType, PERSONAL_TOPIC_LIMIT, with_topics};
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// Assignments were completed: pathways may lead over them.
pub fn completed<'a>(change: &'a mut Change<'_>, completed: &'a Completed<'a>) -> HandlerFuture<'a> {
    Box::pin(async move {
        if completed.kind.contains_others() {
            return Ok(());
        }
        let type_name = completed.kind.into_str();
        let people = sql::people_of()
            .bind(change.tx(), &type_name, &completed.records)
            .all()
            .await
            .sql()?;
        done(change, type_name, completed.document, &people).await
    })
}

/// These people are done with what may lie on pathways: an assignment, an event that they attended, a form.
pub async fn done(change: &mut Change<'_>, kind: &str, document: Uuid, people: &[Uuid]) -> Result<()> {
    if people.is_empty() {
        return Ok(());
    }
    let (tx, now) = (change.tx(), change.now());
    let records = sql::lock_led_over()
        .bind(tx, &document, &kind, &people)
        .all()
        .await
        .sql()?;
    if records.is_empty() {
        return Ok(());
    }
    sql::note_done().bind(tx, &document, &now, &records).await.sql()?;
    recount(change, &records).await
}

/// Somebody began what may lie on pathways.
pub fn on_started<'a>(change: &'a mut Change<'_>, kind: DocumentType, document: Uuid, user: Uuid) -> HandlerFuture<'a> {
    Box::pin(async move {
        sql::mark_started()
            .bind(change.tx(), &change.now(), &document, &kind.into_str(), &user)
            .await
            .sql()?;
        Ok(())
    })
}

/// Documents are hidden from their people or shown to them again: what is hidden is passed over.
pub fn on_visibility_changed<'a>(
    change: &'a mut Change<'_>,
    kind: DocumentType,
    documents: &'a [Uuid],
) -> HandlerFuture<'a> {
    Box::pin(async move {
        if documents.is_empty() || kind.contains_others() {
            return Ok(());
        }
        let records = sql::lock_of_documents()
            .bind(change.tx(), &documents, &kind.into_str())
            .all()
            .await
            .sql()?;
        recount(change, &records).await
    })
}

/// Everybody's who has the pathway, after its content or its state changed.
pub async fn take_stock_of(change: &mut Change<'_>, pathway: Uuid) -> Result<()> {
    let records = sql::lock_of_pathway().bind(change.tx(), &pathway).all().await.sql()?;
    take_stock(change, &records).await
}

/// Notes what these records' people did before of what lies on their pathways, and counts anew.
pub async fn take_stock(change: &mut Change<'_>, records: &[Uuid]) -> Result<()> {
    if records.is_empty() {
        return Ok(());
    }
    sql::note_done_before().bind(change.tx(), &records).await.sql()?;
    recount(change, records).await
}

/// Counts these records anew; whoever holds them locked. What is completed is told in this transaction.
pub async fn recount(change: &mut Change<'_>, records: &[Uuid]) -> Result<()> {
    if records.is_empty() {
        return Ok(());
    }
    let changed = sql::recount()
        .bind(change.tx(), &records, &change.now())
        .all()
        .await
        .sql()?;
    let mut pathways: BTreeMap<Uuid, Vec<&sql::Recount>> = BTreeMap::new();
    for row in &changed {
        pathways.entry(row.pathway_id).or_default().push(row);
    }
    for (pathway, rows) in pathways {
        let is_done = |row: &&&sql::Recount| Progress::parse(&row.status) == Progress::Completed;
        let finished: Vec<&sql::Recount> = rows.iter().filter(is_done).copied().collect();
        let event = DomainEvent::of(pathway.to_string(), PathwayProgressed { pathway_id: pathway });
        let event = with_topics(
            event,
            DocumentType::Pathway,
            pathway,
            rows.iter().map(|row| &row.user_id),
        );
        complete(change, pathway, event.with_audit_rows(Vec::new()), &finished).await?;
    }
    Ok(())
}

/// What moved them, and each of them by name while they are few: of more the first alone tells their screens.
async fn complete(
    change: &mut Change<'_>,
    pathway: Uuid,
    progressed: DomainEvent,
    finished: &[&sql::Recount],
) -> Result<()> {
    let event = |row: &&sql::Recount| {
        let completed = PathwayCompleted {
            user_id: row.user_id,
            pathway_id: pathway,
            user_pathway_id: row.id,
        };
        DomainEvent::of(row.id.to_string(), completed).topic(format!("me:{}", row.user_id))
    };
    let completed = finished.iter().take(PERSONAL_TOPIC_LIMIT).map(event);
    let events = std::iter::once(progressed).chain(completed).collect();
    change.publish_all(events).await?;
    let records: Vec<Uuid> = finished.iter().map(|row| row.id).collect();
    assignments::completed(change, DocumentType::Pathway, pathway, &records).await
}

async fn locked_by(
    client: &impl GenericClient,
    user: Uuid,
    kind: DocumentType,
    document: Uuid,
) -> Result<Option<sql::LockedBy>> {
    // Most of what people open is given by something else as well, and all pathways need not be looked at.
    let alone = sql::is_given_by_pathways_alone()
        .bind(client, &user, &document, &kind.into_str())
        .one()
        .await
        .sql()?;
    if !alone {
        return Ok(None);
    }
    sql::locked_by()
        .bind(client, &user, &kind.into_str(), &document)
        .opt()
        .await
        .sql()
}

/// Whether a document is open to this person, as far as pathways go.
pub async fn is_open(client: &impl GenericClient, user: Uuid, kind: DocumentType, document: Uuid) -> Result<bool> {
    Ok(locked_by(client, user, kind, document).await?.is_none())
}

/// Refuses what is given to this person by sequenced pathways alone, while something comes before it in each of them.
pub async fn expect_open(client: &impl GenericClient, user: Uuid, kind: DocumentType, document: Uuid) -> Result<()> {
    match locked_by(client, user, kind, document).await? {
        None => Ok(()),
        Some(row) => Err(Refusal::Locked {
            pathway: row.pathway,
            waits_for: row.waits_for,
        }
        .into()),
    }
}
