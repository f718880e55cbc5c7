//! Earning: in the transaction that completes something, behind everything else that it locks.

use std::collections::BTreeMap;

use learnt_queries::queries::rewards as sql;

use super::domain_events::PointsEarned;
use crate::features::assignments::{Completed, DocumentType, PERSONAL_TOPIC_LIMIT};
use crate::features::people;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// Assignments were completed: points may be earned with them. Forms are completed by people without an assignment too, so they say so
/// themselves.
pub fn completed<'a>(change: &'a mut Change<'_>, completed: &'a Completed<'a>) -> HandlerFuture<'a> {
    Box::pin(async move {
        if completed.kind == DocumentType::Form {
            return Ok(());
        }
        documents(change, (completed.kind, completed.document), &[], completed.records).await?;
        if completed.kind == DocumentType::Course {
            activities(change, completed.records, None).await?;
        }
        Ok(())
    })
}

/// These people completed a document, whether they were given it or not.
pub async fn earn(change: &mut Change<'_>, kind: DocumentType, document: Uuid, people: &[Uuid]) -> Result<()> {
    if people.is_empty() {
        return Ok(());
    }
    documents(change, (kind, document), people, &[]).await
}

/// An activity was completed in somebody's round of a course.
pub async fn activity_completed(change: &mut Change<'_>, round: Uuid, activity: Uuid) -> Result<()> {
    activities(change, &[round], Some(activity)).await
}

fn are_used(change: &Change<'_>) -> bool {
    change.tenant().options.rewards
}

async fn documents(
    change: &mut Change<'_>,
    (kind, document): (DocumentType, Uuid),
    people: &[Uuid],
    records: &[Uuid],
) -> Result<()> {
    if !are_used(change) {
        return Ok(());
    }
    let tx = change.tx();
    let worth = sql::worth_documents().prepare(tx).await.sql()?;
    let worth = worth
        .params(
            tx,
            &sql::WorthDocumentsParams {
                users: people,
                r#type: kind.into_str(),
                records,
                team_id: change.team(),
                document_id: document,
            },
        )
        .all()
        .await
        .sql()?;
    write(change, &worth).await
}

async fn activities(change: &mut Change<'_>, rounds: &[Uuid], activity: Option<Uuid>) -> Result<()> {
    if !are_used(change) {
        return Ok(());
    }
    let tx = change.tx();
    let worth = sql::worth_activities().prepare(tx).await.sql()?;
    let worth = worth.bind(tx, &activity, &change.team(), &rounds).all().await.sql()?;
    write(change, &worth).await
}

/// Adds what is earned for the first time, counts it, and has its people's open screens hear of it.
async fn write(change: &mut Change<'_>, worth: &[sql::Worth]) -> Result<()> {
    if worth.is_empty() {
        return Ok(());
    }
    let one = |row: &sql::Worth| {
        json!({
            "id": new_id(), "team_id": row.team_id, "user_id": row.user_id, "document_id": row.document_id,
            "type": row.r#type, "title": row.title, "points": row.points,
        })
    };
    let records = Value::Array(worth.iter().map(one).collect());
    let tx = change.tx();
    let earn = sql::earn().prepare(tx).await.sql()?;
    let earned = earn.bind(tx, &change.now(), &records).all().await.sql()?;
    let mut counted: BTreeMap<(Uuid, String), i64> = BTreeMap::new();
    for row in earned {
        *counted.entry((row.user_id, row.team_id)).or_default() += i64::from(row.reward_point_amount);
    }
    let counted: Vec<((Uuid, String), i64)> = counted.into_iter().collect();
    people::count_points(change, &counted).await?;
    // Of more people their screens ask again by themselves when they are looked at.
    let to_row = |((user, _), points): &((Uuid, String), i64)| {
        DomainEvent::of(user.to_string(), PointsEarned { points: *points })
            .topic(format!("me:{user}"))
            .with_audit_rows(Vec::new())
    };
    change
        .publish_all(counted.iter().take(PERSONAL_TOPIC_LIMIT).map(to_row).collect())
        .await
}
