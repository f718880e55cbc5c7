//! A rule as its admins get it, and what can be chosen in one.

use std::collections::HashMap;

use learnt_kernel::filters::{contains, non_empty};
use learnt_queries::queries::badge_rules as sql;

use super::model::{Match, Refusal, Status, Trigger};
use crate::features::badges;
use crate::features::files;
use crate::features::people::Named;
use crate::features::permissions::{self, Rule};
use crate::prelude::*;

/// The badge that a rule awards.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BadgeOfRule)]
pub struct BadgeView {
    pub id: Uuid,
    pub title: String,
    /// Address of its picture, for some hours.
    pub picture_url: Option<String>,
    /// An archived one is awarded by no rule.
    pub status: badges::Status,
}

/// Something that a rule counts, or could.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BadgeRuleRef)]
pub struct Reference {
    pub id: Uuid,
    /// Empty of what is not there any more.
    pub title: String,
    /// It is not there any more, or another team looks after it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<bool>,
    /// Of an activity: the title of its course.
    pub about: Option<String>,
}

/// A rule.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BadgeRule {
    pub id: Uuid,
    /// The next edit must name this one.
    pub revision: i32,
    pub title: String,
    pub status: Status,
    pub badge: BadgeView,
    pub trigger: Trigger,
    /// What is counted, in the order in which it was chosen.
    pub refs: Vec<Reference>,
    #[serde(rename = "match")]
    pub matching: Match,
    pub at_least: Option<i16>,
    /// Points in all, or days in a row.
    pub threshold: Option<i32>,
    /// In percent.
    pub min_score: Option<i16>,
    pub within_days: Option<i16>,
    /// For whom it is: AND across categories, OR inside a list.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    pub rule: Rule,
    /// The names of the people in it who are in this team.
    pub names: Vec<Named>,
    /// Once for each completed round.
    pub every_cycle: bool,
    /// Whoever fulfilled it before it was activated is awarded, too.
    pub retroactive: bool,
    /// Since when it awards; of one that is archived, since when it did.
    pub active_since: Option<DateTime<Utc>>,
    /// So many people were awarded by it.
    pub awarded: i64,
    /// Everybody who fulfilled it before is being looked for.
    pub is_running: bool,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
}

/// One of the team's.
pub async fn get(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<BadgeRule> {
    let team = actor.context.team.id.as_str();
    let row = sql::one_rule().bind(&**client, &id, &team).opt().await.or_not_found()?;
    let trigger = Trigger::parse(&row.trigger);
    let refs = references(client, team, trigger, row.refs).await?;
    let rule = Rule::stored(&row.rule);
    let names = permissions::names(client, team, std::slice::from_ref(&rule)).await?;
    let picture = row.picture.map(|id| files::url(&actor.app, &actor.context.tenant, id));
    Ok(BadgeRule {
        id: row.id,
        revision: row.revision,
        title: row.title,
        status: Status::parse(&row.status),
        badge: BadgeView {
            id: row.badge_id,
            title: row.badge_title,
            picture_url: picture,
            status: badges::Status::parse(&row.badge_status),
        },
        trigger,
        refs,
        matching: Match::parse(&row.r#match),
        at_least: row.at_least,
        threshold: row.threshold,
        min_score: row.min_score,
        within_days: row.within_days,
        rule,
        names,
        every_cycle: row.every_cycle,
        retroactive: row.retroactive,
        active_since: row.active_since,
        awarded: row.awarded,
        is_running: row.is_running,
        changed_at: row.changed_at,
    })
}

/// What a rule counts, by its names; what this team does not have is missing.
async fn references(client: &TenantClient, team: &str, trigger: Trigger, ids: Vec<Uuid>) -> Result<Vec<Reference>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::titles()
        .bind(&**client, &trigger.into_str(), &ids, &team)
        .all()
        .await
        .sql()?;
    let mut known: HashMap<Uuid, Reference> = rows
        .into_iter()
        .map(|row| {
            let found = Reference {
                id: row.id,
                title: row.title,
                missing: None,
                about: row.about,
            };
            (row.id, found)
        })
        .collect();
    let missing = |id| Reference {
        id,
        title: String::new(),
        missing: Some(true),
        about: None,
    };
    Ok(ids
        .into_iter()
        .map(|id| known.remove(&id).unwrap_or_else(|| missing(id)))
        .collect())
}

/// The first twenty that a rule of this trigger can count.
pub async fn choices(
    client: &TenantClient,
    team: &str,
    trigger: Trigger,
    search: Option<&str>,
) -> Result<Vec<Reference>> {
    if !trigger.has_refs() {
        return Err(Refusal::NothingToChoose.into());
    }
    let search = non_empty(search).map(contains);
    let rows = sql::choices()
        .bind(&**client, &trigger.into_str(), &team, &search)
        .all()
        .await
        .sql()?;
    Ok(rows
        .into_iter()
        .map(|row| Reference {
            id: row.id,
            title: row.title,
            missing: None,
            about: row.about,
        })
        .collect())
}
