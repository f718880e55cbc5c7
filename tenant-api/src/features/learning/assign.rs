//! Giving and taking assignments by rules, for a course or for people: set-based, retroactive, the same however it came.
//!
//! Order of locks: the row that changed (rule, membership, course) → `assigning` → assignments. Whoever holds `assigning`
//! sees everything that others committed before, so a rule change and a profile change at once miss nobody.

use std::collections::{BTreeMap, HashSet};

use learnt_kernel::ids::new_id;
use learnt_kernel::problem::Result;
use learnt_queries::queries::learning as sql;
use serde_json::json;
use uuid::Uuid;

use crate::db::{Change, Sql};
use crate::facts::Fact;

/// More people than this are not told one by one: their lists ask again by themselves when they are looked at, and who has
/// the course open hears of it as one of its learners.
pub(super) const TOLD_BY_NAME: usize = 500;

/// For whom or for what assignments are settled.
#[derive(Debug, Clone, Copy)]
pub enum Scope<'a> {
    /// All people of one course.
    Course(Uuid),
    /// All courses of some people.
    People(&'a [Uuid]),
}

/// What changed for people.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Applied {
    /// Assignments that are active now and were not.
    pub added: usize,
    /// Assignments that are no longer active.
    pub removed: usize,
}

/// Brings assignments in line with the rules. `also` names a rule all of whose holders are looked at again.
pub async fn settle(change: &mut Change<'_>, scope: Scope<'_>, also: Option<Uuid>) -> Result<Applied> {
    take_turn(change).await?;
    let opened = open(change, scope).await?;
    let mut touched = give(change, scope).await?;
    touched.extend(take(change, scope).await?);
    if let Some(rule) = also {
        touched.extend(holders(change, rule).await?);
    }
    let touched: Vec<Uuid> = touched.into_iter().collect();
    let (tx, now) = (change.tx(), change.now());
    let settled = sql::settle().bind(tx, &now, &touched).all().await.sql()?;
    let mut news: BTreeMap<Uuid, News> = BTreeMap::new();
    for (user, course) in opened {
        news.entry(course).or_default().opened.push(user);
    }
    for row in settled.iter().filter(|row| row.held != row.was_held) {
        let news = news.entry(row.course_id).or_default();
        if row.held {
            news.added.push(row.user_id)
        } else {
            news.removed.push(row.user_id)
        }
    }
    tell(change, news).await
}

/// Waits until nobody else gives or takes.
pub async fn take_turn(change: &Change<'_>) -> Result<()> {
    sql::take_turn().bind(change.tx()).one().await.sql()?;
    Ok(())
}

#[derive(Default)]
struct News {
    /// They have the course for the first time.
    opened: Vec<Uuid>,
    /// They have it again.
    added: Vec<Uuid>,
    removed: Vec<Uuid>,
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

/// Makes the assignments that nobody had yet.
async fn open(change: &Change<'_>, scope: Scope<'_>) -> Result<Vec<(Uuid, Uuid)>> {
    let (tx, now) = (change.tx(), change.now());
    let missing: Vec<(Uuid, Uuid)> = match scope {
        Scope::Course(course) => {
            let query = sql::missing_of_course().prepare(tx).await.sql()?;
            query
                .bind(tx, &course)
                .map(|row| (row.user_id, row.course_id))
                .all()
                .await
                .sql()?
        }
        Scope::People(users) => sql::missing_of_people()
            .bind(tx, &users)
            .map(|row| (row.user_id, row.course_id))
            .all()
            .await
            .sql()?,
    };
    if missing.is_empty() {
        return Ok(missing);
    }
    let ids: Vec<Uuid> = missing.iter().map(|_| new_id()).collect();
    let (users, courses): (Vec<Uuid>, Vec<Uuid>) = missing.iter().copied().unzip();
    sql::open_user_courses()
        .bind(tx, &now, &ids, &users, &courses)
        .await
        .sql()?;
    Ok(missing)
}

async fn give(change: &Change<'_>, scope: Scope<'_>) -> Result<HashSet<Uuid>> {
    let (tx, now) = (change.tx(), change.now());
    let given = match scope {
        Scope::Course(course) => {
            let query = sql::give_of_course().prepare(tx).await.sql()?;
            query.bind(tx, &course, &now).all().await.sql()?
        }
        Scope::People(users) => sql::give_of_people().bind(tx, &users, &now).all().await.sql()?,
    };
    Ok(given.into_iter().collect())
}

async fn take(change: &Change<'_>, scope: Scope<'_>) -> Result<Vec<Uuid>> {
    let tx = change.tx();
    match scope {
        Scope::Course(course) => sql::take_of_course().bind(tx, &course).all().await.sql(),
        Scope::People(users) => sql::take_of_people().bind(tx, &users).all().await.sql(),
    }
}

async fn holders(change: &Change<'_>, rule: Uuid) -> Result<Vec<Uuid>> {
    let tx = change.tx();
    sql::holders().bind(tx, &rule.to_string()).all().await.sql()
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
