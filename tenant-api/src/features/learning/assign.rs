//! Giving and taking assignments by rules, for a course or for people: set-based, retroactive, the same however it came.
//!
//! Order of locks: the row that changed (rule, membership, course) → `assigning` → assignments. Whoever holds `assigning`
//! sees everything that others committed before, so a rule change and a profile change at once miss nobody.

use std::collections::{BTreeMap, HashSet};

use learnt_kernel::problem::Result;
use learnt_queries::queries::learning as sql;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{jobs, portion};
use crate::db::{Change, Sql};
use crate::facts::Fact;

/// More people than this are not told one by one: their lists ask again by themselves when they are looked at, and who has
/// the course open hears of it as one of its learners.
pub(super) const TOLD_BY_NAME: usize = 500;

/// For so many people assignments are settled with one set of statements. What concerns more people is a job.
pub(super) const PORTION: usize = 5_000;

/// What changed for people.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Applied {
    /// People who have the course now and had it not.
    pub added: usize,
    /// People who have it no longer.
    pub removed: usize,
    /// It is more than one request should hold and goes on as a job: so many people are looked at.
    pub in_progress: Option<usize>,
}

/// Brings the assignments of these people in line with the rules.
pub async fn settle_people(change: &mut Change<'_>, users: &[Uuid]) -> Result<Applied> {
    take_turn(change).await?;
    let mut applied = Applied::default();
    for users in users.chunks(PORTION) {
        let part = settle_portion(change, users, None).await?;
        applied.added += part.added;
        applied.removed += part.removed;
    }
    Ok(applied)
}

/// Brings the assignments of a course in line with its rules: at once for one portion of people, else by a job. `also` names a
/// rule all of whose holders are looked at again.
pub async fn settle_course(change: &mut Change<'_>, course: Uuid, also: Option<Uuid>) -> Result<Applied> {
    take_turn(change).await?;
    let tx = change.tx();
    let mut users = sql::differing_of_course().bind(tx, &course).all().await.sql()?;
    if let Some(rule) = also {
        let known: HashSet<Uuid> = users.iter().copied().collect();
        let holders = sql::holders().bind(tx, &rule.to_string()).all().await.sql()?;
        users.extend(holders.into_iter().filter(|user| !known.contains(user)));
    }
    if users.len() > PORTION {
        return jobs::begin(change, course, &users).await;
    }
    let applied = settle_portion(change, &users, Some(course)).await?;
    jobs::overtaken(change, course, applied).await?;
    Ok(applied)
}

/// Brings the assignments of one portion of people in line, of one course or of all, and tells of it. The caller has the turn.
pub(super) async fn settle_portion(change: &mut Change<'_>, users: &[Uuid], course: Option<Uuid>) -> Result<Applied> {
    let news = portion::settle(change, users, course).await?;
    tell(change, news).await
}

/// Waits until nobody else gives or takes.
pub async fn take_turn(change: &Change<'_>) -> Result<()> {
    sql::take_turn().bind(change.tx()).one().await.sql()?;
    Ok(())
}

/// What became of a course's people.
#[derive(Default)]
pub(super) struct News {
    /// They have the course for the first time.
    pub opened: Vec<Uuid>,
    /// They have it again.
    pub added: Vec<Uuid>,
    /// They have it no longer.
    pub removed: Vec<Uuid>,
}

async fn tell(change: &mut Change<'_>, news: BTreeMap<Uuid, News>) -> Result<Applied> {
    let mut applied = Applied::default();
    for (course, news) in news {
        let News { opened, added, removed } = news;
        let all = opened.len() + added.len();
        applied.added += all;
        applied.removed += removed.len();
        let payload = json!({
            "courseId": course, "added": all, "removed": removed.len(), "opened": by_name(&opened),
        });
        let mut fact = Fact::new("assignments.changed", course.to_string(), payload);
        if opened.is_empty() {
            fact = fact.without_reaction();
        }
        let users = opened.iter().chain(&added).chain(&removed);
        change.tell(touching(fact, course, users)).await?;
    }
    Ok(applied)
}

/// Few people as reactions are told of them; of more they are told the course only.
pub(super) fn by_name(users: &[Uuid]) -> Option<&[Uuid]> {
    (users.len() <= TOLD_BY_NAME).then_some(users)
}

/// The live screens that a change of many people's assignments touches: the course's own, and theirs while they are few;
/// of more people, those who have the course open.
pub fn touching<'u>(mut fact: Fact, course: Uuid, users: impl Iterator<Item = &'u Uuid> + Clone) -> Fact {
    fact.topics.push(format!("course:{course}"));
    if users.clone().count() <= TOLD_BY_NAME {
        fact.topics.extend(users.map(|user| format!("me:{user}")));
    } else {
        fact.topics.push(format!("learners:{course}"));
    }
    fact
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_people_are_told_by_name_and_many_by_the_course() {
        let course = Uuid::from_u128(1);
        let topics = |people: usize| {
            let people: Vec<Uuid> = (0..people as u128).map(Uuid::from_u128).collect();
            touching(Fact::new("assignments.changed", "", json!({})), course, people.iter()).topics
        };
        assert_eq!(
            topics(1),
            [format!("course:{course}"), format!("me:{}", Uuid::from_u128(0))]
        );
        assert_eq!(topics(TOLD_BY_NAME).len(), 1 + TOLD_BY_NAME);
        assert_eq!(
            topics(TOLD_BY_NAME + 1),
            [format!("course:{course}"), format!("learners:{course}")]
        );
    }
}
