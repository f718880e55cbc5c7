//! What admins say of people's assignments, whatever the type: they are completed, or begin anew.
//!
//! A pathway is completed by waiving what is left on it; a package by completing what is in it. Whoever begins one of them anew begins
//! all of it anew: what was done before stays, and counts no longer.

use learnt_queries::queries::people_learning as sql;

use super::authority::{Scope, VisiblePerson};
use super::commands::{ids, may_assign};
use super::domain_events::{LearningSettled, PersonDocumentPayload};
use crate::features::assignments::{self, DocumentType, ManualChange, assignables};
use crate::prelude::*;

/// What is said of an assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Settlement {
    Complete,
    /// It begins anew.
    Reset,
}

impl Settlement {
    const fn word(self) -> &'static str {
        match self {
            Self::Complete => "learning.completed",
            Self::Reset => "learning.reset",
        }
    }
}

/// Something in a container.
pub struct ContainedDocument {
    pub kind: DocumentType,
    pub document: Uuid,
    /// People see it now.
    pub is_given: bool,
    /// Who looks after it; none: every team.
    pub teams: Option<Vec<String>>,
}

/// What is in a document, innermost first; of most types nothing.
pub async fn contents(change: &Change<'_>, kind: DocumentType, document: Uuid) -> Result<Vec<ContainedDocument>> {
    if !kind.contains_others() {
        return Ok(Vec::new());
    }
    let rows = sql::contents()
        .bind(change.tx(), &kind.into_str(), &document)
        .all()
        .await
        .sql()?;
    let inside = rows.into_iter().filter_map(|row| {
        Some(ContainedDocument {
            kind: row.r#type.parse().ok()?,
            document: row.document_id,
            is_given: row.is_given,
            teams: row.teams,
        })
    });
    Ok(inside.collect())
}

/// Settles a document for people. Answers for how many that changed something.
pub async fn settle(
    change: &mut Change<'_>,
    scope: &Scope<'_>,
    people: &[VisiblePerson],
    (kind, document): (DocumentType, Uuid),
    (what, reason): (Settlement, &str),
) -> Result<usize> {
    if !scope.is_admin {
        return Err(Problem::forbidden("role", "Only admins can do this."));
    }
    let found = may_assign(change, scope, kind, document).await?;
    let noun = assignables::assignable(kind)?.noun();
    if kind == DocumentType::Event {
        let sentence = "Attendance of an event is recorded on the event.";
        return Err(Problem::field("type", "not_allowed", sentence));
    }
    if what == Settlement::Complete && !found.is_given {
        let sentence = format!("This {noun} is not published, so nobody can complete it.");
        return Err(Problem::conflict("not_given", sentence));
    }
    if what == Settlement::Complete && kind.contains_others() && reason.is_empty() {
        return Err(Problem::field("reason", "required", "Enter a reason."));
    }
    assignments::lock_assignments(change).await?;
    let users = holders(change, (kind, document), &ids(people), what).await?;
    if users.is_empty() {
        return Ok(0);
    }
    let inside = parts(change, (kind, document), what).await?;
    let documents: Vec<Uuid> = inside.iter().map(|part| part.document).chain([document]).collect();
    sql::lock_held()
        .bind(change.tx(), &users, &documents)
        .one()
        .await
        .sql()?;
    for part in &inside {
        one(change, part.kind, &by_hand(scope, part.document, &users, reason), what).await?;
    }
    let manual_change = by_hand(scope, document, &users, reason);
    let settled = one(change, kind, &manual_change, what).await?;
    // A course's rounds are told of by whatever settles them.
    if kind != DocumentType::Course {
        publish(change, what, people, (&settled, &found.title, kind, document), reason).await?;
    }
    Ok(settled.len())
}

fn by_hand<'a>(scope: &Scope<'_>, document: Uuid, users: &'a [Uuid], reason: &'a str) -> ManualChange<'a> {
    ManualChange {
        document,
        users,
        by: scope.by,
        reason,
    }
}

/// What has to be settled before a container is. What another team looks after cannot begin anew by this hand; it is not completed
/// by it either, nor is what people do not see.
async fn parts(
    change: &Change<'_>,
    (kind, document): (DocumentType, Uuid),
    what: Settlement,
) -> Result<Vec<ContainedDocument>> {
    // What is left on a pathway is waived: nothing on it is completed.
    if kind == DocumentType::Pathway && what == Settlement::Complete {
        return Ok(Vec::new());
    }
    let mut parts = contents(change, kind, document).await?;
    if what == Settlement::Reset {
        for part in &parts {
            assignables::assignable(part.kind)?.expect_may_change(change, part.teams.as_deref())?;
        }
        return Ok(parts);
    }
    let direct = sql::direct_contents()
        .bind(change.tx(), &kind.into_str(), &document)
        .all()
        .await
        .sql()?;
    let mut own = Vec::new();
    for part in parts.drain(..) {
        let records = assignables::assignable(part.kind)?;
        let is_mine = records.expect_may_change(change, part.teams.as_deref()).is_ok();
        if part.is_given && is_mine && direct.contains(&part.document) {
            own.push(part);
        }
    }
    Ok(own)
}

async fn one(
    change: &mut Change<'_>,
    kind: DocumentType,
    manual_change: &ManualChange<'_>,
    what: Settlement,
) -> Result<Vec<Uuid>> {
    let records = assignables::assignable(kind)?;
    match what {
        Settlement::Complete => records.complete_by_hand(change, manual_change).await,
        Settlement::Reset => records.restart(change, manual_change).await,
    }
}

/// Who of these people has it; where it is completed: and is not through with it.
async fn holders(
    change: &Change<'_>,
    (kind, document): (DocumentType, Uuid),
    users: &[Uuid],
    what: Settlement,
) -> Result<Vec<Uuid>> {
    let also_completed = what == Settlement::Reset;
    sql::holders()
        .bind(change.tx(), &users, &kind.into_str(), &document, &also_completed)
        .all()
        .await
        .sql()
}

async fn publish(
    change: &mut Change<'_>,
    what: Settlement,
    people: &[VisiblePerson],
    (settled, title, kind, document): (&[Uuid], &str, DocumentType, Uuid),
    reason: &str,
) -> Result<()> {
    let events = people.iter().filter(|one| settled.contains(&one.user)).map(|one| {
        let mut row = AuditEntry::new(what.word(), one.membership.as_str()).with(kind.into_str(), title);
        if !reason.is_empty() {
            row = row.with("reason", reason);
        }
        let settled = LearningSettled(PersonDocumentPayload {
            user_id: one.user,
            document_id: document,
            r#type: kind.into_str().to_owned(),
        });
        let event = DomainEvent::of(one.membership.as_str(), settled).logged(row);
        event.topic(format!("me:{}", one.user)).topic(kind.topic(document))
    });
    change.publish_all(events.collect()).await
}
