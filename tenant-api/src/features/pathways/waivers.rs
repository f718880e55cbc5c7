//! Letting somebody off an item, with a reason; and taking that back while it has completed nothing.

use learnt_queries::queries::pathways as sql;

use super::domain_events::{PathwayItemRequired, PathwayItemWaived};
use super::model::{Progress, Refusal, reason};
use super::progress;
use crate::features::assignments::{DocumentType, ManualChange, with_topics};
use crate::looked_after;
use crate::prelude::*;

/// Whom, on which pathway, which item.
#[derive(Debug, Clone, Copy)]
pub struct WaiverTarget {
    pub pathway: Uuid,
    pub user: Uuid,
    /// What lies on it.
    pub document: Uuid,
}

async fn lock(change: &Change<'_>, about: WaiverTarget) -> Result<sql::LockRecord> {
    let record = sql::lock_record()
        .bind(
            change.tx(),
            &about.document,
            &about.user,
            &about.pathway,
            &change.team(),
        )
        .opt()
        .await
        .or_not_found()?;
    looked_after::expect(change, record.teams.as_deref(), "pathway")?;
    Ok(record)
}

/// Lets them off it. The same once more changes nothing.
pub async fn waive(change: &mut Change<'_>, by: Uuid, about: WaiverTarget, given: &str) -> Result<()> {
    let reason = reason(given)?;
    let record = lock(change, about).await?;
    if record.is_completed {
        return Err(Refusal::AlreadyDone.into());
    }
    if record.waived_at.is_some() {
        return Ok(());
    }
    let now = change.now();
    sql::waive()
        .params(
            change.tx(),
            &sql::WaiveParams {
                id: record.id,
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
        &record,
        Some(&reason),
    )
    .await?;
    progress::recount(change, &[record.id]).await
}

/// Lets people off whatever is left on a pathway, and completes it for them with that. Answers who is through now and was not.
pub async fn waive_rest(change: &mut Change<'_>, manual_change: &ManualChange<'_>) -> Result<Vec<Uuid>> {
    let reason = reason(manual_change.reason)?;
    let (tx, now) = (change.tx(), change.now());
    let rows = sql::lock_to_waive()
        .bind(tx, &manual_change.document, &manual_change.users)
        .all()
        .await
        .sql()?;
    let records: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    let people: Vec<Uuid> = rows.into_iter().map(|row| row.user_id).collect();
    sql::waive_rest()
        .bind(tx, &now, &manual_change.by, &reason, &records)
        .await
        .sql()?;
    progress::recount(change, &records).await?;
    sql::completed_of()
        .bind(change.tx(), &manual_change.document, &people)
        .all()
        .await
        .sql()
}

/// Takes it back: they have to do it after all.
pub async fn withdraw(change: &mut Change<'_>, about: WaiverTarget) -> Result<()> {
    let record = lock(change, about).await?;
    if Progress::parse(&record.status) == Progress::Completed {
        return Err(Refusal::AlreadyCompleted.into());
    }
    if record.waived_at.is_none() || record.is_completed {
        return Ok(());
    }
    sql::unwaive()
        .bind(change.tx(), &record.id, &about.document)
        .await
        .sql()?;
    publish(
        change,
        PathwayItemRequired { user_id: about.user }.into(),
        about,
        &record,
        None,
    )
    .await?;
    progress::recount(change, &[record.id]).await
}

async fn publish(
    change: &mut Change<'_>,
    what: EventBody,
    about: WaiverTarget,
    record: &sql::LockRecord,
    reason: Option<&str>,
) -> Result<()> {
    let mut row = AuditEntry::new(what.kind(), about.user.to_string()).with("item", record.title.as_str());
    if let Some(reason) = reason {
        row = row.with("reason", reason);
    }
    let event = DomainEvent::of(about.pathway.to_string(), what);
    let event = with_topics(event, DocumentType::Pathway, about.pathway, [about.user].iter());
    change.publish(event.logged(row)).await
}
