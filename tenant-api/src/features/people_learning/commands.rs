//! What managers and admins do about the learning of their people. Each action is written down at every person it was done to.

use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;
use learnt_queries::queries::people_learning as sql;

use super::authority::{Scope, VisiblePerson};
use super::domain_events::{LearningAssigned, LearningExtended, LearningTaken, PersonDocumentPayload};
use super::settling::contents;
use crate::features::assignments::{self, Document, DocumentType, ReleaseScope, Source, assignables};
use crate::features::learning;
use crate::looked_after;
use crate::prelude::*;

/// Assigns a document to people, as a duty, by hand. Answers how many have it now and had it not.
pub async fn assign(
    change: &mut Change<'_>,
    scope: &Scope<'_>,
    people: &[VisiblePerson],
    (kind, document): (DocumentType, Uuid),
    due: Option<NaiveDate>,
) -> Result<usize> {
    let found = may_assign(change, scope, kind, document).await?;
    let records = assignables::assignable(kind)?;
    if due.is_some() && !records.has_due_dates() {
        let sentence = format!("A {} has no due date.", records.noun());
        return Err(Problem::field("due", "not_allowed", sentence));
    }
    let (users, by) = (ids(people), scope.by.to_string());
    let source = Source {
        kind: if scope.is_admin { "hand" } else { "manager" },
        id: &by,
        due_at: due.map(|day| learning::end_of_day(day, change.tenant().time_zone)),
    };
    let new = assignments::give(change, (kind, document), &users, source).await?;
    let actions = users
        .iter()
        .map(|user| (*user, found.title.as_str(), document, kind.into_str()));
    publish(change, |of| LearningAssigned(of).into(), people, actions.collect()).await?;
    Ok(new.len())
}

/// Takes back what was assigned by hand; a manager what they assigned themselves. Answers who has it no longer, and who keeps it.
pub async fn release(
    change: &mut Change<'_>,
    scope: &Scope<'_>,
    people: &[VisiblePerson],
    (kind, document): (DocumentType, Uuid),
) -> Result<(usize, usize)> {
    let found = may_assign(change, scope, kind, document).await?;
    let (users, by) = (ids(people), scope.by.to_string());
    let taking = if scope.is_admin {
        ReleaseScope::ByHand
    } else {
        ReleaseScope::OfManager(&by)
    };
    let taken = assignments::release(change, (kind, document), &users, taking).await?;
    let actions = taken
        .released
        .iter()
        .map(|user| (*user, found.title.as_str(), document, kind.into_str()));
    publish(change, |of| LearningTaken(of).into(), people, actions.collect()).await?;
    Ok((taken.released.len(), taken.still_given.len()))
}

/// Gives people a date of their own for a course, or for a pathway or a package and what is in it; none: what the rules say. Answers how
/// many are to complete one of them.
pub async fn extend(
    change: &mut Change<'_>,
    scope: &Scope<'_>,
    people: &[VisiblePerson],
    (kind, document): (DocumentType, Uuid),
    date: Option<NaiveDate>,
) -> Result<usize> {
    let found = may_assign(change, scope, kind, document).await?;
    let records = assignables::assignable(kind)?;
    if !records.has_due_dates() && !kind.contains_others() {
        let sentence = format!("A {} has no due date.", records.noun());
        return Err(Problem::field("type", "not_allowed", sentence));
    }
    let mut parts = vec![(kind, document)];
    if kind.contains_others() {
        let inside = contents(change, kind, document).await?.into_iter();
        let own = inside.filter(|part| is_theirs(change, scope, part.teams.as_deref()));
        parts.extend(own.map(|part| (part.kind, part.document)));
    }
    let users = ids(people);
    let mut dated = BTreeSet::new();
    let is_course = |part: &&(DocumentType, Uuid)| part.0 == DocumentType::Course;
    for (_, course) in parts.iter().filter(is_course).copied() {
        let rounds = sql::open_rounds()
            .bind(change.tx(), &users, &course)
            .all()
            .await
            .sql()?;
        if !rounds.is_empty() {
            dated.extend(learning::extend(change, course, &rounds, date).await?);
        }
    }
    assignments::lock_assignments(change).await?;
    let until = date.map(|day| learning::end_of_day(day, change.tenant().time_zone));
    for (kind, document) in parts {
        dated.extend(
            assignables::assignable(kind)?
                .extend(change, document, &users, until)
                .await?,
        );
    }
    let type_name = kind.into_str();
    let actions = dated
        .iter()
        .map(|user| (*user, found.title.as_str(), document, type_name));
    publish(change, |of| LearningExtended(of).into(), people, actions.collect()).await?;
    Ok(dated.len())
}

/// Whether a course in something that they may assign is theirs to change too.
fn is_theirs(change: &Change<'_>, scope: &Scope<'_>, teams: Option<&[String]>) -> bool {
    if scope.is_admin {
        return looked_after::expect(change, teams, "course").is_ok();
    }
    teams.is_none_or(|teams| teams.iter().any(|team| team == scope.team))
}

/// A document that is theirs to assign: an admin looks after it, and a manager's team does.
pub async fn may_assign(
    change: &Change<'_>,
    scope: &Scope<'_>,
    kind: DocumentType,
    document: Uuid,
) -> Result<Document> {
    let found = assignments::find(change.tx(), kind, document)
        .await?
        .ok_or_else(Problem::not_found)?;
    let teams = found.teams.as_deref();
    if scope.is_admin {
        assignables::assignable(kind)?.expect_may_change(change, teams)?;
    } else if teams.is_some_and(|teams| !teams.iter().any(|team| team == scope.team)) {
        return Err(Problem::not_found());
    }
    Ok(found)
}

/// Who they are.
pub fn ids(people: &[VisiblePerson]) -> Vec<Uuid> {
    people.iter().map(|person| person.user).collect()
}

/// Writes down, at each person, what was done with which document, and tells their screens.
pub async fn publish(
    change: &mut Change<'_>,
    what: fn(PersonDocumentPayload) -> EventBody,
    people: &[VisiblePerson],
    actions: Vec<(Uuid, &str, Uuid, &str)>,
) -> Result<()> {
    let memberships: HashMap<Uuid, &str> = people.iter().map(|one| (one.user, one.membership.as_str())).collect();
    let events = actions.into_iter().filter_map(|(user, title, document, kind)| {
        let membership = *memberships.get(&user)?;
        let body = what(PersonDocumentPayload {
            user_id: user,
            document_id: document,
            r#type: kind.to_owned(),
        });
        let row = AuditEntry::new(body.kind(), membership).with(kind, title);
        let event = DomainEvent::of(membership, body).topic(format!("me:{user}"));
        Some(event.topic(format!("{kind}:{document}")).logged(row))
    });
    change.publish_all(events.collect()).await
}
