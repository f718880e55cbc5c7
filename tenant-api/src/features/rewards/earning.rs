//! Earning: in the transaction that completes something, behind everything else that it locks.

use std::collections::{BTreeMap, BTreeSet};

use learnt_queries::queries::rewards as sql;

use super::domain_events::PointsEarned;
use super::{report_topic, totals};
use crate::feature::callbacks;
use crate::features::assignments::{Completed, DocumentType, PERSONAL_TOPIC_LIMIT};
use crate::features::people;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// Does what follows from points that these people earned, in the transaction in which they did.
pub struct OnEarned(pub for<'a, 'c> fn(&'a mut Change<'c>, &'a [Uuid]) -> HandlerFuture<'a>);

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
    totals::sum(change, counted.iter().map(|(membership, _)| membership)).await?;
    // Open reports of a team hear of it once. Of more people their screens ask again by themselves when they are looked at.
    let mut told = BTreeSet::new();
    let mut events = Vec::new();
    for (place, ((user, team), points)) in counted.iter().enumerate() {
        let is_first = told.insert(team.as_str());
        if !is_first && place >= PERSONAL_TOPIC_LIMIT {
            continue;
        }
        let event = DomainEvent::of(user.to_string(), PointsEarned { points: *points })
            .topic(format!("me:{user}"))
            .with_audit_rows(Vec::new());
        events.push(if is_first {
            event.topic(report_topic(team))
        } else {
            event
        });
    }
    change.publish_all(events).await?;
    let mut people: Vec<Uuid> = counted.iter().map(|((user, _), _)| *user).collect();
    people.dedup();
    if !people.is_empty() {
        for one in callbacks::<OnEarned>() {
            (one.0)(change, &people).await?;
        }
    }
    Ok(())
}
