//! Who fulfils a rule now: asked in one statement, of all rules and people of a completion.

use std::collections::BTreeMap;

use learnt_queries::queries::badge_rules as sql;

use super::model::Trigger;
use crate::prelude::*;

/// All triggers by which a rule awards by itself.
const ALL: [&str; 9] = [
    Trigger::Activity.into_str(),
    Trigger::Course.into_str(),
    Trigger::Bundle.into_str(),
    Trigger::Pathway.into_str(),
    Trigger::Form.into_str(),
    Trigger::Event.into_str(),
    Trigger::Points.into_str(),
    Trigger::Streak.into_str(),
    Trigger::Badge.into_str(),
];

/// Something that rules may ask for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Query<'a> {
    /// The words of the triggers that count it.
    pub triggers: &'a [&'static str],
    /// What was completed or earned.
    pub refs: &'a [Uuid],
    /// Rounds of courses whose completed activities count, too.
    pub rounds: &'a [Uuid],
}

/// The active rules that ask for it.
pub async fn asked(change: &Change<'_>, query: Query<'_>) -> Result<Vec<sql::Asked>> {
    let tx = change.tx();
    let asked = sql::asked().prepare(tx).await.sql()?;
    asked
        .bind(tx, &query.triggers, &None, &query.refs, &query.rounds)
        .all()
        .await
        .sql()
}

/// One rule, if it is active and awards by itself.
pub async fn one(change: &Change<'_>, rule: Uuid) -> Result<Option<sql::Asked>> {
    let none: &[Uuid] = &[];
    sql::asked()
        .bind(change.tx(), &ALL.as_slice(), &Some(rule), &none, &none)
        .opt()
        .await
        .sql()
}

/// Who of these people fulfils which of these rules, in which cycle, and whether there is nothing to award for it any more.
pub async fn evaluate(change: &Change<'_>, rules: &[sql::Asked], people: &[Uuid]) -> Result<Vec<sql::Evaluate>> {
    let to_row = |rule: &sql::Asked| {
        json!({
            "id": rule.id, "team_id": rule.team_id, "badge_id": rule.badge_id, "permission_id": rule.permission_id, "trigger": rule.trigger,
            "refs": rule.refs, "needed": rule.needed, "threshold": rule.threshold, "min_score": rule.min_score,
            "within_days": rule.within_days, "every_cycle": rule.every_cycle, "since": rule.since,
        })
    };
    let rows = Value::Array(rules.iter().map(to_row).collect());
    let zone = change.tenant().time_zone.name();
    sql::evaluate()
        .bind(change.tx(), &rows, &people, &zone)
        .all()
        .await
        .sql()
}

/// Whom a rule would award now.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BadgeRulePreview)]
pub struct Preview {
    /// So many people of the team fulfil it.
    qualify: usize,
    /// Those of them to whom it would award nothing: they hold the badge, or had it by this rule.
    already_hold: usize,
    would_earn: usize,
    /// The first ten of those who would earn it, by their names.
    people: Vec<PreviewPerson>,
}

/// Somebody whom a rule would award.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BadgeRulePerson)]
pub struct PreviewPerson {
    user_id: Uuid,
    /// First and last name.
    name: String,
}

/// Whom this rule, which is active at least in this transaction, would award if it were asked of everybody. Nothing is awarded.
pub async fn preview(change: &Change<'_>, rule: Uuid) -> Result<Preview> {
    let Some(rule) = one(change, rule).await? else {
        return Ok(Preview::default());
    };
    let tx = change.tx();
    let everybody = sql::everybody()
        .bind(tx, &rule.permission_id, &rule.team_id.as_str())
        .all()
        .await
        .sql()?;
    let everybody: Vec<Uuid> = everybody.into_iter().map(|row| row.user_id).collect();
    let mut would_earn: BTreeMap<Uuid, bool> = BTreeMap::new();
    for row in evaluate(change, std::slice::from_ref(&rule), &everybody).await? {
        *would_earn.entry(row.user_id).or_default() |= !row.is_done;
    }
    let earning: Vec<Uuid> = would_earn
        .iter()
        .filter(|(_, earns)| **earns)
        .map(|(user, _)| *user)
        .collect();
    let first = sql::first_people()
        .bind(tx, &rule.team_id.as_str(), &earning)
        .all()
        .await
        .sql()?;
    Ok(Preview {
        qualify: would_earn.len(),
        already_hold: would_earn.len() - earning.len(),
        would_earn: earning.len(),
        people: first
            .into_iter()
            .map(|row| PreviewPerson {
                user_id: row.user_id,
                name: row.name,
            })
            .collect(),
    })
}
