//! Badges that rules award: of many rules to many people at once.

use std::collections::{BTreeMap, HashMap};

use learnt_queries::queries::badges as sql;

use super::holding::{earned_event, given_event};
use super::model::MOST_PEOPLE;
use super::notifications::{self, BadgeEarnedNotice};
use crate::prelude::*;

/// What a rule awards to somebody. Whoever decides it has asked whether the badge may be awarded, and to whom.
#[derive(Debug, Clone, Copy)]
pub struct RuleAward<'a> {
    pub user_id: Uuid,
    pub badge: Uuid,
    /// What the badge is called.
    pub title: &'a str,
    /// Whose badge it is.
    pub team: &'a str,
    /// The one of a round; nothing: the next one, unless they hold the badge.
    pub cycle: Option<i32>,
    pub rule: Uuid,
    /// What the rule is called.
    pub rule_title: &'a str,
    /// In whose name it awards.
    pub by: Uuid,
}

/// Gives what is not held yet, and tells of it. Answers what was given to whom. What follows from these badges is for whoever calls.
pub async fn award_by_rules<'a>(change: &mut Change<'_>, awards: &[RuleAward<'a>]) -> Result<Vec<RuleAward<'a>>> {
    let mut by_id: HashMap<Uuid, RuleAward<'a>> = awards.iter().map(|award| (new_id(), *award)).collect();
    let to_row = |(id, award): (&Uuid, &RuleAward<'_>)| {
        json!({
            "id": id, "badge_id": award.badge, "user_id": award.user_id, "cycle": award.cycle, "awarded_by": award.by, "rule_id": award.rule,
        })
    };
    let rows = Value::Array(by_id.iter().map(to_row).collect());
    let (tx, now) = (change.tx(), change.now());
    let ids = sql::award_by_rules().bind(tx, &now, &rows).all().await.sql()?;
    let mut given: Vec<(Uuid, RuleAward<'a>)> = Vec::new();
    for id in ids {
        given.extend(by_id.remove(&id).map(|award| (id, award)));
    }
    if given.is_empty() {
        return Ok(Vec::new());
    }
    given.sort_unstable_by_key(|(id, award)| (award.user_id, *id));
    publish(change, &given).await?;
    Ok(given.into_iter().map(|(_, award)| award).collect())
}

/// The log of a badge's team says what was given in it, whoever's completion it follows from.
async fn publish<'a>(change: &mut Change<'_>, given: &[(Uuid, RuleAward<'a>)]) -> Result<()> {
    let mut by_team: BTreeMap<&str, BTreeMap<Uuid, Vec<RuleAward<'_>>>> = BTreeMap::new();
    for (_, award) in given {
        let badges = by_team.entry(award.team).or_default();
        badges.entry(award.badge).or_default().push(*award);
    }
    let before = change.team().map(str::to_owned);
    for (team, badges) in by_team {
        change.at_team(team.to_owned());
        change
            .publish_all(
                badges
                    .iter()
                    .map(|(badge, awards)| team_event(team, *badge, awards))
                    .collect(),
            )
            .await?;
    }
    change.at_team(before);
    let notice = |(id, award): &(Uuid, RuleAward<'a>)| BadgeEarnedNotice {
        id: *id,
        user_id: award.user_id,
        team: award.team,
        title: award.title,
    };
    let notices: Vec<BadgeEarnedNotice<'_>> = given.iter().map(notice).collect();
    // Of more people their screens ask again by themselves when they are looked at.
    change
        .publish_all(notices.iter().take(MOST_PEOPLE).map(earned_event).collect())
        .await?;
    notifications::notify(change, &notices).await
}

fn team_event(team: &str, badge: Uuid, awards: &[RuleAward<'_>]) -> DomainEvent {
    let users: Vec<Uuid> = awards.iter().map(|award| award.user_id).collect();
    let trace = |award: &RuleAward<'_>| {
        AuditEntry::new("badge.given", award.user_id.to_string())
            .with("badge", award.title)
            .with("rule", award.rule_title)
    };
    given_event(team, badge, &users).with_audit_rows(awards.iter().map(trace).collect())
}
