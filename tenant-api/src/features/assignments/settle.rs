//! Giving and taking documents by rules, of a document or for people: set-based, retroactive, the same however it came.
//!
//! Order of locks: the row that changed (rule, membership, document) → `assigning` → records. Whoever holds `assigning`
//! sees everything that others committed before, so a rule change and a profile change at once miss nobody.

use std::collections::BTreeMap;

use learnt_queries::queries::assignments as sql;

use super::types::{AssignmentChanges, DocumentType};
use super::{assignables, jobs, portion};
use crate::prelude::*;

/// More people than this have no topic each: their lists ask again by themselves when they are looked at, and who has the
/// document open hears of it as one of its learners.
pub const PERSONAL_TOPIC_LIMIT: usize = 500;

/// For so many people sources are settled with one set of statements. What concerns more people is a job.
pub(super) const PORTION: usize = 2_500;

/// What changed for people.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Applied {
    /// People who have the document now and had it not.
    pub added: usize,
    /// People who have it no longer.
    pub removed: usize,
    /// It is more than one request should hold and goes on as a job: so many people are looked at.
    pub in_progress: Option<usize>,
}

/// Waits until nobody else gives or takes assignments; before rules are changed, and before they are tried out.
pub async fn lock_assignments(change: &Change<'_>) -> Result<()> {
    sql::lock_assignments().bind(change.tx()).one().await.sql()?;
    sql::complete_sources().bind(change.tx()).await.sql()?;
    Ok(())
}

/// These people changed or came new: gives and takes what follows from it. Call it after their memberships are written.
pub async fn settle_people(change: &mut Change<'_>, users: &[Uuid]) -> Result<Applied> {
    lock_assignments(change).await?;
    let mut applied = Applied::default();
    for users in users.chunks(PORTION) {
        let part = settle_portion(change, users, None).await?;
        for kind in assignables::all() {
            kind.redate_people(change, users).await?;
        }
        applied.added += part.added;
        applied.removed += part.removed;
    }
    Ok(applied)
}

/// A rule of this document changed, it was published, or what it contains changed: gives and takes what follows from it, at once for
/// one portion of people, else by a job. While the document is not given nothing of it changes; what it contains is taken.
pub async fn settle_document(change: &mut Change<'_>, kind: DocumentType, document: Uuid) -> Result<Applied> {
    lock_assignments(change).await?;
    let (tx, type_name) = (change.tx(), kind.into_str());
    let found = sql::document().bind(tx, &type_name, &document).opt().await.sql()?;
    let mut users = Vec::new();
    if found.is_some_and(|found| found.is_given) {
        users = sql::differing().bind(tx, &type_name, &document).all().await.sql()?;
    }
    users.extend(
        sql::differing_contents()
            .bind(tx, &type_name, &document)
            .all()
            .await
            .sql()?,
    );
    users.sort_unstable();
    users.dedup();
    if users.len() > PORTION {
        let applied = jobs::begin(change, kind, document, &users).await?;
        assignables::visibility_changed(change, kind, &[document]).await?;
        return Ok(applied);
    }
    let applied = settle_portion(change, &users, Some((kind, document))).await?;
    jobs::finish_early(change, document, applied).await?;
    assignables::visibility_changed(change, kind, &[document]).await?;
    Ok(applied)
}

/// Brings the sources of one portion of people in line, of one document or of all, and publishes it. The caller holds the lock.
pub(super) async fn settle_portion(
    change: &mut Change<'_>,
    users: &[Uuid],
    document: Option<(DocumentType, Uuid)>,
) -> Result<Applied> {
    let changes = portion::settle(change, users, document).await?;
    publish(change, changes, document).await
}

/// Of one document only its own people count: what follows for what it contains is told, and counted as part of it.
pub(super) async fn publish(
    change: &mut Change<'_>,
    changes: BTreeMap<(DocumentType, Uuid), AssignmentChanges>,
    about: Option<(DocumentType, Uuid)>,
) -> Result<Applied> {
    let mut applied = Applied::default();
    for ((kind, document), changes) in changes {
        if about.is_none_or(|about| about == (kind, document)) {
            applied.added += changes.opened.len() + changes.added.len();
            applied.removed += changes.removed.len();
        }
        let event = assignables::assignable(kind)?.changed_event(document, &changes);
        let users = changes.opened.iter().chain(&changes.added).chain(&changes.removed);
        change.publish(with_topics(event, kind, document, users)).await?;
    }
    Ok(applied)
}

/// Few people as reactions are told of them; of more they are told the document only.
pub fn by_name(users: &[Uuid]) -> Option<Vec<Uuid>> {
    (users.len() <= PERSONAL_TOPIC_LIMIT).then(|| users.to_vec())
}

/// The live screens that a change of many people's assignments touches: the document's own, and theirs while they are few;
/// of more people, those who have the document open.
pub fn with_topics<'u>(
    mut event: DomainEvent,
    kind: DocumentType,
    document: Uuid,
    users: impl Iterator<Item = &'u Uuid> + Clone,
) -> DomainEvent {
    event.topics.push(kind.topic(document));
    if users.clone().count() <= PERSONAL_TOPIC_LIMIT {
        event.topics.extend(users.map(|user| format!("me:{user}")));
    } else {
        event.topics.push(format!("learners:{document}"));
    }
    event
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::assignments::domain_events::AssignmentsProgressed;

    #[test]
    fn few_people_are_told_by_name_and_many_by_the_document() {
        let course = Uuid::from_u128(1);
        let topics = |people: usize| {
            let people: Vec<Uuid> = (0..people as u128).map(Uuid::from_u128).collect();
            let event = DomainEvent::of("", AssignmentsProgressed {});
            with_topics(event, DocumentType::Course, course, people.iter()).topics
        };
        assert_eq!(
            topics(1),
            [format!("course:{course}"), format!("me:{}", Uuid::from_u128(0))]
        );
        assert_eq!(topics(PERSONAL_TOPIC_LIMIT).len(), 1 + PERSONAL_TOPIC_LIMIT);
        assert_eq!(
            topics(PERSONAL_TOPIC_LIMIT + 1),
            [format!("course:{course}"), format!("learners:{course}")]
        );
    }
}
