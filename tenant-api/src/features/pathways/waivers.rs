//! Letting somebody off an item, with a reason; and taking that back while it has completed nothing.

use learnt_queries::queries::pathways as sql;

use super::domain_events::{PathwayItemRequired, PathwayItemWaived};
use super::model::{Progress, Refusal, reason};
use super::progress;
use crate::features::assignments::{ByHand, DocumentType, touching};
use crate::looked_after;
use crate::prelude::*;

/// Whom, on which pathway, which item.
#[derive(Debug, Clone, Copy)]
pub struct About {
    /// The pathway.
    pub pathway: Uuid,
    /// The person.
    pub user: Uuid,
    /// What lies on it.
    pub document: Uuid,
}

async fn hold(change: &Change<'_>, about: About) -> Result<sql::LockRecord> {
    let held = sql::lock_record()
        .bind(
            change.tx(),
            &about.document,
            &about.user,
            &about.pathway,
            &change.team(),
        )
        .opt()
        .await
        .found()?;
    looked_after::expect(change, held.teams.as_deref(), "pathway")?;
    Ok(held)
}

/// Lets them off it. The same once more changes nothing.
pub async fn waive(change: &mut Change<'_>, by: Uuid, about: About, given: &str) -> Result<()> {
    let reason = reason(given)?;
    let held = hold(change, about).await?;
    if held.is_completed {
        return Err(Refusal::AlreadyDone.into());
    }
    if held.waived_at.is_some() {
        return Ok(());
    }
    let now = change.now();
    sql::waive()
        .params(
            change.tx(),
            &sql::WaiveParams {
                id: held.id,
                document_id: about.document,
                now,
                by,
                reason: &reason,
            },
        )
        .await
        .sql()?;
    publish(
        change,
        PathwayItemWaived { user_id: about.user }.into(),
        about,
        &held,
        Some(&reason),
    )
    .await?;
    progress::recount(change, &[held.id]).await
}

/// Lets people off whatever is left on a pathway, and completes it for them with that. Answers who is through now and was not.
pub async fn waive_rest(change: &mut Change<'_>, asked: &ByHand<'_>) -> Result<Vec<Uuid>> {
    let reason = reason(asked.reason)?;
    let (tx, now) = (change.tx(), change.now());
    let rows = sql::lock_to_waive()
        .bind(tx, &asked.document, &asked.users)
        .all()
        .await
        .sql()?;
    let records: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    let people: Vec<Uuid> = rows.into_iter().map(|row| row.user_id).collect();
    sql::waive_rest()
        .bind(tx, &now, &asked.by, &reason, &records)
        .await
        .sql()?;
    progress::recount(change, &records).await?;
    sql::completed_of()
        .bind(change.tx(), &asked.document, &people)
        .all()
        .await
        .sql()
}

/// Takes it back: they have to do it after all.
pub async fn withdraw(change: &mut Change<'_>, about: About) -> Result<()> {
    let held = hold(change, about).await?;
    if Progress::parse(&held.status) == Progress::Completed {
        return Err(Refusal::AlreadyCompleted.into());
    }
    if held.waived_at.is_none() || held.is_completed {
        return Ok(());
    }
    sql::unwaive()
        .bind(change.tx(), &held.id, &about.document)
        .await
        .sql()?;
    publish(
        change,
        PathwayItemRequired { user_id: about.user }.into(),
        about,
        &held,
        None,
    )
    .await?;
    progress::recount(change, &[held.id]).await
}

async fn publish(
    change: &mut Change<'_>,
    what: EventBody,
    about: About,
    held: &sql::LockRecord,
    reason: Option<&str>,
) -> Result<()> {
    let mut row = Entry::new(what.kind(), about.user.to_string()).with("item", held.title.as_str());
    if let Some(reason) = reason {
        row = row.with("reason", reason);
    }
    let event = DomainEvent::of(about.pathway.to_string(), what);
    let event = touching(event, DocumentType::Pathway, about.pathway, [about.user].iter());
    change.publish(event.logged(row)).await
}
