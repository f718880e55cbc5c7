//! Awarding: in the transaction that completes something, behind all records and before points. What a badge brings about, such as another
//! badge, is awarded in it, too.

use std::collections::BTreeSet;

use learnt_queries::queries::badge_rules as sql;

use super::evaluation::{self, Query};
use super::model::Trigger;
use crate::feature::HookFuture;
use crate::features::assignments::{Achieved, Completed, DocumentType, HandlerOrder, OnAchieved, OnCompleted};
use crate::features::badges::{self, OnAwarded, OutsideAudience, RuleAward};
use crate::features::rewards::OnEarned;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// Hears of assignments that are completed.
pub const ON_COMPLETED: OnCompleted = OnCompleted {
    order: HandlerOrder::Badge,
    handler: completed,
};

/// Hears of what is completed without a record of its own.
pub const ON_ACHIEVED: OnAchieved = OnAchieved(achieved);

/// Hears of points.
pub const ON_EARNED: OnEarned = OnEarned(earned);

/// Hears of badges that no rule awarded.
pub const ON_AWARDED: OnAwarded = OnAwarded(awarded);

/// Says to whom badges may not be awarded by hand.
pub const BY_HAND: OutsideAudience = OutsideAudience(outside_audience);

const ACTIVITY: &str = Trigger::Activity.into_str();
const COURSE: &str = Trigger::Course.into_str();
const BUNDLE: &str = Trigger::Bundle.into_str();
const PATHWAY: &str = Trigger::Pathway.into_str();
const FORM: &str = Trigger::Form.into_str();
const EVENT: &str = Trigger::Event.into_str();
const POINTS: &str = Trigger::Points.into_str();
const STREAK: &str = Trigger::Streak.into_str();
const BADGE: &str = Trigger::Badge.into_str();

/// Of a course its activities, too: by hand it is completed with all of them at once. Forms are completed by people without an assignment,
/// so they say so themselves; nothing counts resources and packages.
fn completed<'a>(change: &'a mut Change<'_>, completed: &'a Completed<'a>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let (refs, records) = (&[completed.document], completed.records);
        let query = match completed.kind {
            DocumentType::Course => Query {
                triggers: &[ACTIVITY, COURSE, BUNDLE, STREAK],
                refs,
                rounds: records,
            },
            DocumentType::Pathway => Query {
                triggers: &[PATHWAY],
                refs,
                ..Query::default()
            },
            DocumentType::Form | DocumentType::Event | DocumentType::Resource | DocumentType::Package => return Ok(()),
        };
        award(change, query, (&[], records)).await
    })
}

fn achieved<'a>(change: &'a mut Change<'_>, what: Achieved<'a>) -> HandlerFuture<'a> {
    Box::pin(async move {
        match what {
            Achieved::Activity { round, activity } => {
                let query = Query {
                    triggers: &[ACTIVITY, STREAK],
                    refs: &[activity],
                    ..Query::default()
                };
                award(change, query, (&[], &[round])).await
            }
            Achieved::Score {
                round,
                activity,
                course,
            } => {
                let query = Query {
                    triggers: &[ACTIVITY, COURSE, BUNDLE],
                    refs: &[activity, course],
                    ..Query::default()
                };
                award(change, query, (&[], &[round])).await
            }
            Achieved::Document { kind, document, people } => {
                let trigger = match kind {
                    DocumentType::Form => FORM,
                    DocumentType::Event => EVENT,
                    _ => return Ok(()),
                };
                let query = Query {
                    triggers: &[trigger],
                    refs: &[document],
                    ..Query::default()
                };
                award(change, query, (people, &[])).await
            }
        }
    })
}

fn earned<'a>(change: &'a mut Change<'_>, people: &'a [Uuid]) -> HandlerFuture<'a> {
    Box::pin(async move {
        let query = Query {
            triggers: &[POINTS],
            ..Query::default()
        };
        award(change, query, (people, &[])).await
    })
}

fn awarded<'a>(change: &'a mut Change<'_>, badge: Uuid, people: &'a [Uuid]) -> HandlerFuture<'a> {
    Box::pin(async move {
        let query = Query {
            triggers: &[BADGE],
            refs: &[badge],
            ..Query::default()
        };
        award(change, query, (people, &[])).await
    })
}

fn outside_audience<'a>(change: &'a Change<'_>, badge: Uuid, people: &'a [Uuid]) -> HookFuture<'a, Vec<Uuid>> {
    Box::pin(async move {
        sql::outside_audience()
            .bind(change.tx(), &people, &badge)
            .all()
            .await
            .sql()
    })
}

/// Awards what these people, and those whose records these are, fulfil with what they have just done. Where no active rule asks for it,
/// that is all that is asked.
async fn award(change: &mut Change<'_>, query: Query<'_>, (people, records): (&[Uuid], &[Uuid])) -> Result<()> {
    let rules = evaluation::asked(change, query).await?;
    if rules.is_empty() {
        return Ok(());
    }
    award_to(change, rules, (people, records)).await
}

/// Awards what these rules find, then what rules find that count the badges just awarded, wave by wave. It comes to an end because a
/// wave follows only on badges that were not held before.
pub(super) async fn award_to(
    change: &mut Change<'_>,
    mut rules: Vec<sql::Asked>,
    (people, records): (&[Uuid], &[Uuid]),
) -> Result<()> {
    let locked = sql::lock_people()
        .bind(change.tx(), &people, &records)
        .all()
        .await
        .sql()?;
    let mut people: Vec<Uuid> = locked.into_iter().map(|row| row.user_id).collect();
    // Somebody is in several teams.
    people.dedup();
    while !rules.is_empty() && !people.is_empty() {
        let found = evaluation::evaluate(change, &rules, &people).await?;
        let awards: Vec<RuleAward<'_>> = found.iter().filter_map(|row| to_award(row, &rules)).collect();
        if awards.is_empty() {
            break;
        }
        let given = badges::award_by_rules(change, &awards).await?;
        let badges: BTreeSet<Uuid> = given.iter().map(|award| award.badge).collect();
        let users: BTreeSet<Uuid> = given.iter().map(|award| award.user_id).collect();
        if badges.is_empty() {
            break;
        }
        let badges: Vec<Uuid> = badges.into_iter().collect();
        let query = Query {
            triggers: &[BADGE],
            refs: &badges,
            ..Query::default()
        };
        rules = evaluation::asked(change, query).await?;
        people = users.into_iter().collect();
    }
    Ok(())
}

fn to_award<'a>(row: &sql::Evaluate, rules: &'a [sql::Asked]) -> Option<RuleAward<'a>> {
    let rule = rules.iter().find(|rule| rule.id == row.rule_id)?;
    (!row.is_done).then(|| RuleAward {
        user_id: row.user_id,
        badge: rule.badge_id,
        title: &rule.badge_title,
        team: &rule.team_id,
        cycle: rule.every_cycle.then_some(row.cycle),
        rule: rule.id,
        rule_title: &rule.title,
        by: rule.awarded_by,
    })
}
