//! Giving and taking documents by something else than rules: a source of its own kind stands for it.

use std::collections::{BTreeMap, HashSet};

use learnt_queries::queries::assignments as sql;

use super::assignables;
use super::settle::{lock_assignments, publish, settle_portion};
use super::types::{AssignmentChanges, DocumentType, Rows};
use crate::prelude::*;

/// Why somebody has a document without a rule: a kind that the table knows, and what it is.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// `trigger`, …
    pub kind: &'static str,
    pub id: &'a str,
    /// By when, before what the document says; none: as it says.
    pub due_at: Option<DateTime<Utc>>,
}

/// What of it is taken back.
#[derive(Debug, Clone, Copy)]
pub enum ReleaseScope<'a> {
    /// What was given by hand, by a manager, by themselves or by a trigger.
    ByHand,
    /// What this manager gave.
    OfManager(&'a str),
}

/// Gives a document to these people by this source, as a duty. Answers who has it now and had it not.
pub async fn give(
    change: &mut Change<'_>,
    (kind, document): (DocumentType, Uuid),
    users: &[Uuid],
    source: Source<'_>,
) -> Result<Vec<Uuid>> {
    lock_assignments(change).await?;
    let (tx, type_name, now) = (change.tx(), kind.into_str(), change.now());
    let found = sql::document().bind(tx, &type_name, &document).opt().await.sql()?;
    if !found.is_some_and(|found| found.is_given) {
        let noun = assignables::assignable(kind)?.noun();
        return Err(Problem::conflict(
            "not_given",
            format!("This {noun} is not published, so it cannot be assigned."),
        ));
    }
    let had = sql::holders()
        .bind(tx, &type_name, &document, &users)
        .all()
        .await
        .sql()?;
    let had: HashSet<Uuid> = had.into_iter().collect();
    sql::give_other()
        .params(
            tx,
            &sql::GiveOtherParams {
                r#type: type_name,
                document_id: document,
                kind: source.kind,
                source_id: source.id,
                now,
                due_at: source.due_at,
                users,
            },
        )
        .await
        .sql()?;
    let mut rows = Rows::default();
    users.iter().for_each(|user| rows.push(*user, document, false));
    let opened = assignables::assignable(kind)?.grant(change, &rows).await?;
    let opened: HashSet<Uuid> = opened.into_iter().map(|(user, _)| user).collect();
    let mut changes = AssignmentChanges::default();
    for user in users.iter().filter(|user| !had.contains(user)) {
        let list = if opened.contains(user) {
            &mut changes.opened
        } else {
            &mut changes.added
        };
        list.push(*user);
    }
    let new: Vec<Uuid> = changes.opened.iter().chain(&changes.added).copied().collect();
    if !new.is_empty() {
        publish(change, BTreeMap::from([((kind, document), changes)]), None).await?;
    }
    assignables::assignable(kind)?.redate(change, &rows).await?;
    assignables::assignable(kind)?.follow(change, &rows).await?;
    if kind.contains_others() {
        settle_portion(change, users, Some((kind, document))).await?;
    }
    Ok(new)
}

/// What became of people from whom a document was to be taken.
#[derive(Debug, Default)]
pub struct ReleaseResult {
    /// They have it no longer.
    pub released: Vec<Uuid>,
    /// A rule, a package or a pathway still gives it to them.
    pub still_given: Vec<Uuid>,
}

/// Takes back what was given to these people; what else gives it to them stays.
pub async fn release(
    change: &mut Change<'_>,
    (kind, document): (DocumentType, Uuid),
    users: &[Uuid],
    taking: ReleaseScope<'_>,
) -> Result<ReleaseResult> {
    lock_assignments(change).await?;
    let (tx, type_name) = (change.tx(), kind.into_str());
    let (kinds, source): (&[&str], Option<&str>) = match taking {
        ReleaseScope::ByHand => (&["hand", "manager", "self", "trigger"], None),
        ReleaseScope::OfManager(id) => (&["manager"], Some(id)),
    };
    let had = sql::take_other()
        .params(
            tx,
            &sql::TakeOtherParams {
                r#type: type_name,
                document_id: document,
                users,
                kinds,
                source_id: source,
            },
        )
        .all()
        .await
        .sql()?;
    let left = sql::remaining_sources()
        .bind(tx, &type_name, &document, &users)
        .all()
        .await
        .sql()?;
    let (mut remaining, mut released, mut taken) = (Rows::default(), Rows::default(), ReleaseResult::default());
    for row in left {
        remaining.push(row.user_id, document, row.is_optional);
        taken.still_given.push(row.user_id);
    }
    // Of several sources that one person had each names them.
    let had: HashSet<Uuid> = had.into_iter().collect();
    for user in had.into_iter().filter(|user| !taken.still_given.contains(user)) {
        released.push(user, document, false);
        taken.released.push(user);
    }
    let records = assignables::assignable(kind)?;
    if !remaining.is_empty() {
        records.grant(change, &remaining).await?;
        records.redate(change, &remaining).await?;
    }
    if released.is_empty() {
        return Ok(taken);
    }
    records.release(change, &released).await?;
    let changes = AssignmentChanges {
        removed: taken.released.clone(),
        ..AssignmentChanges::default()
    };
    publish(change, BTreeMap::from([((kind, document), changes)]), None).await?;
    if kind.contains_others() {
        settle_portion(change, users, Some((kind, document))).await?;
    }
    Ok(taken)
}
