//! What people take by themselves, of what an optional rule offers them, and let go again. A person and a rule that change at once
//! wait for each other (`lock_assignments`).

use learnt_queries::queries::assignments as sql;

use super::assignables;
use super::settle::{lock_assignments, settle_portion, with_topics};
use super::types::{AssignmentChanges, DocumentType, Rows};
use crate::prelude::*;

/// Why somebody cannot take a document, or let it go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// No rule offers it to them, or it is hidden.
    #[error("This is no longer offered to you. Please refresh the list.")]
    NotOffered,
    /// A rule or somebody else gives it.
    #[error("This was assigned to you, so you cannot leave it.")]
    Assigned,
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let code = match refused {
            Refused::NotOffered => "not_offered",
            Refused::Assigned => "assigned",
        };
        Problem::conflict(code, refused.to_string())
    }
}

fn one(user: Uuid, document: Uuid) -> Rows {
    let mut rows = Rows::default();
    rows.push(user, document, true);
    rows
}

/// This person takes a document that a rule offers them; who has it already keeps it as it is.
pub async fn enrol(change: &mut Change<'_>, user: Uuid, kind: DocumentType, document: Uuid) -> Result<()> {
    let title = super::find_document(change, kind, document).await?.title;
    lock_assignments(change).await?;
    let (tx, type_name, now) = (change.tx(), kind.into_str(), change.now());
    let own = sql::own().bind(tx, &type_name, &document, &user).one().await.sql()?;
    if !own.is_given || (!own.is_offered && own.sources == 0) {
        return Err(Refused::NotOffered.into());
    }
    if own.sources > 0 {
        return Ok(());
    }
    sql::enrol().bind(tx, &type_name, &document, &user, &now).await.sql()?;
    contents(change, user, kind, document).await?;
    let (records, rows) = (assignables::assignable(kind)?, one(user, document));
    records.grant(change, &rows).await?;
    records.redate(change, &rows).await?;
    records.follow(change, &rows).await?;
    // Nobody is told of what they chose a moment ago.
    let changes = AssignmentChanges {
        added: vec![user],
        ..AssignmentChanges::default()
    };
    let row = AuditEntry::new("document.enrolled", document.to_string()).named(title);
    publish(change, row, user, (kind, document), changes).await
}

/// This person lets a document go that nothing but their own choice gives them. What they did with it stays.
pub async fn leave(change: &mut Change<'_>, user: Uuid, kind: DocumentType, document: Uuid) -> Result<()> {
    let title = super::find_document(change, kind, document).await?.title;
    lock_assignments(change).await?;
    let (tx, type_name) = (change.tx(), kind.into_str());
    let own = sql::own().bind(tx, &type_name, &document, &user).one().await.sql()?;
    if own.own < own.sources {
        return Err(Refused::Assigned.into());
    }
    if own.sources == 0 {
        return Ok(());
    }
    sql::leave().bind(tx, &user, &type_name, &document).await.sql()?;
    contents(change, user, kind, document).await?;
    assignables::assignable(kind)?
        .release(change, &one(user, document))
        .await?;
    let changes = AssignmentChanges {
        removed: vec![user],
        ..AssignmentChanges::default()
    };
    let row = AuditEntry::new("document.left", document.to_string()).named(title);
    publish(change, row, user, (kind, document), changes).await
}

/// What the document contains comes and goes with it.
async fn contents(change: &mut Change<'_>, user: Uuid, kind: DocumentType, document: Uuid) -> Result<()> {
    if kind.contains_others() {
        settle_portion(change, &[user], Some((kind, document))).await?;
    }
    Ok(())
}

/// The person's and the admins' screens hear of it.
async fn publish(
    change: &mut Change<'_>,
    row: AuditEntry,
    user: Uuid,
    (kind, document): (DocumentType, Uuid),
    changes: AssignmentChanges,
) -> Result<()> {
    let event = assignables::assignable(kind)?.changed_event(document, &changes);
    let event = with_topics(event, kind, document, [user].iter());
    change.publish(event.logged(row.with("type", kind.into_str()))).await
}
