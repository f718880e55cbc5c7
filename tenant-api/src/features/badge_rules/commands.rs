//! Changing a rule: lock its row, know its latest revision, write, publish.

use learnt_queries::queries::badge_rules as sql;

use super::domain_events::{BadgeRuleActivated, BadgeRuleArchived, BadgeRuleChanged, BadgeRuleCreated};
use super::model::{self, Draft, Match, Refusal, Status, Terms, Trigger};
use super::retroactive;
use crate::features::badges::{self, Scope};
use crate::features::permissions::{self, Audience, Rule};
use crate::prelude::*;

/// The type of the permissions that say for whom rules are.
const AUDIENCE: &str = "badgeRule";

/// Makes a rule that is a draft, for everybody. Its title is the badge's where none is said.
pub async fn create(change: &mut Change<'_>, at: Scope<'_>, badge: Uuid, title: Option<&str>) -> Result<Uuid> {
    let named = find_badge(change, at, badge).await?;
    let title = title.map_or(named.title.as_str(), str::trim);
    if let Some(wrong) = model::title_fault(title) {
        return Err(Problem::unprocessable(vec![wrong]));
    }
    let id = new_id();
    let rule = permissions::read_audience(change, at.team, &json!({ "everyone": [] }), None).await?;
    let audience = Audience {
        kind: AUDIENCE,
        of: id,
        title,
        rule: &rule,
    };
    let permission = permissions::create_audience(change, at.by, audience).await?;
    sql::create_rule()
        .params(
            change.tx(),
            &sql::CreateRuleParams {
                id,
                team_id: at.team,
                badge_id: badge,
                title,
                search: title.to_lowercase(),
                rule: rule.to_json(),
                permission_id: permission,
                by: at.by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    publish(
        change,
        at,
        (id, title),
        ("badge_rule.created", BadgeRuleCreated {}.into()),
    )
    .await?;
    Ok(id)
}

/// One rule of the team, held until the transaction ends.
async fn lock(change: &Change<'_>, at: Scope<'_>, id: Uuid, revision: Option<i32>) -> Result<sql::LockRule> {
    let locked = sql::lock_rule()
        .bind(change.tx(), &id, &at.team)
        .opt()
        .await
        .or_not_found()?;
    let changed = revision::changed_by(change, locked.changed_by_name.as_deref(), locked.changed_at);
    revision::expect(locked.revision, revision, changed)?;
    Ok(locked)
}

/// Writes a rule anew; what changes nothing is not written. One that is active stays whole.
pub async fn save(change: &mut Change<'_>, at: Scope<'_>, id: Uuid, revision: i32, draft: &Draft) -> Result<()> {
    let locked = lock(change, at, id, Some(revision)).await?;
    let is_active = Status::parse(&locked.status) == Status::Active;
    let (terms, rule) = check(change, at, &locked, draft, is_active).await?;
    if Terms::check(&stored(&locked), is_active).is_ok_and(|before| before == terms) && locked.rule == rule.to_json() {
        return Ok(());
    }
    write(change, at, (id, &locked), &terms, &rule).await?;
    publish(
        change,
        at,
        (id, &terms.title),
        ("badge_rule.changed", BadgeRuleChanged {}.into()),
    )
    .await?;
    look_back(change, id, is_active && terms.retroactive).await
}

/// Writes down what the rule would say, and that it were active and looked back. The caller lets the transaction go.
pub async fn rehearse(change: &Change<'_>, at: Scope<'_>, id: Uuid, draft: &Draft) -> Result<()> {
    let locked = lock(change, at, id, None).await?;
    let (terms, rule) = check(change, at, &locked, draft, true).await?;
    write(change, at, (id, &locked), &terms, &rule).await?;
    sql::rehearse()
        .bind(change.tx(), &change.now(), &at.by, &id)
        .await
        .sql()?;
    Ok(())
}

/// What would be kept of a draft, if nothing is wrong with it.
async fn check(
    change: &Change<'_>,
    at: Scope<'_>,
    locked: &sql::LockRule,
    draft: &Draft,
    must_be_whole: bool,
) -> Result<(Terms, Rule)> {
    let terms = Terms::check(draft, must_be_whole).map_err(Problem::unprocessable)?;
    if terms.badge_id != locked.badge_id {
        let badge = find_badge(change, at, terms.badge_id).await?;
        if must_be_whole && is_archived(&badge) {
            return Err(Refusal::BadgeArchived.into());
        }
    }
    if !are_known(change, at, &terms).await? {
        return Err(Refusal::UnknownRefs.into());
    }
    let rule = permissions::read_audience(change, at.team, &draft.rule, Some(&locked.rule)).await?;
    Ok((terms, rule))
}

async fn write(
    change: &Change<'_>,
    at: Scope<'_>,
    (id, locked): (Uuid, &sql::LockRule),
    terms: &Terms,
    rule: &Rule,
) -> Result<()> {
    let audience = Audience {
        kind: AUDIENCE,
        of: id,
        title: &terms.title,
        rule,
    };
    permissions::change_audience(change, locked.permission_id, audience).await?;
    sql::save_rule()
        .params(
            change.tx(),
            &sql::SaveRuleParams {
                badge_id: terms.badge_id,
                title: &terms.title,
                search: terms.search(),
                trigger: terms.trigger.into_str(),
                refs: &terms.refs,
                r#match: terms.matching.into_str(),
                at_least: small(terms.at_least),
                threshold: terms.threshold,
                min_score: small(terms.min_score),
                within_days: small(terms.within_days),
                rule: rule.to_json(),
                every_cycle: terms.every_cycle,
                retroactive: terms.retroactive,
                by: at.by,
                now: change.now(),
                id,
            },
        )
        .await
        .sql()?;
    Ok(())
}

/// Lets a rule award, or award no more. What it is already, it is left as.
pub async fn set_status(change: &mut Change<'_>, at: Scope<'_>, id: Uuid, revision: i32, status: Status) -> Result<()> {
    let locked = lock(change, at, id, Some(revision)).await?;
    let before = Status::parse(&locked.status);
    if before == status {
        return Ok(());
    }
    if !before.may_become(status) {
        return Err(Refusal::NoDraftAgain.into());
    }
    if status == Status::Active {
        expect_whole(change, at, &locked).await?;
    }
    sql::set_status()
        .params(
            change.tx(),
            &sql::SetStatusParams {
                status: status.into_str(),
                by: at.by,
                now: change.now(),
                id,
            },
        )
        .await
        .sql()?;
    let (action, what): (_, EventBody) = match status {
        Status::Active => ("badge_rule.activated", BadgeRuleActivated {}.into()),
        Status::Archived | Status::Draft => ("badge_rule.archived", BadgeRuleArchived {}.into()),
    };
    publish(change, at, (id, &locked.title), (action, what)).await?;
    look_back(change, id, status == Status::Active && locked.retroactive).await
}

/// Whoever fulfils it already is awarded, where it looks back.
async fn look_back(change: &Change<'_>, id: Uuid, does: bool) -> Result<()> {
    if does {
        retroactive::begin(change, id).await?;
    }
    Ok(())
}

/// Refuses what lacks something, all of it at once.
async fn expect_whole(change: &Change<'_>, at: Scope<'_>, locked: &sql::LockRule) -> Result<()> {
    let mut lacking = Vec::new();
    match Terms::check(&stored(locked), true) {
        Err(wrong) => lacking.extend(wrong),
        Ok(terms) if are_known(change, at, &terms).await? => {}
        Ok(_) => lacking.extend_from_slice(Problem::from(Refusal::UnknownRefs).errors()),
    }
    if is_archived(&find_badge(change, at, locked.badge_id).await?) {
        lacking.extend_from_slice(Problem::from(Refusal::BadgeArchived).errors());
    }
    if lacking.is_empty() {
        Ok(())
    } else {
        Err(Problem::unprocessable(lacking))
    }
}

/// What is stored, as somebody would write it.
fn stored(row: &sql::LockRule) -> Draft {
    Draft {
        title: row.title.clone(),
        badge_id: row.badge_id,
        trigger: Trigger::parse(&row.trigger),
        refs: row.refs.clone(),
        matching: Match::parse(&row.r#match),
        at_least: row.at_least.map(i32::from),
        threshold: row.threshold,
        min_score: row.min_score.map(i32::from),
        within_days: row.within_days.map(i32::from),
        rule: row.rule.clone(),
        every_cycle: row.every_cycle,
        retroactive: row.retroactive,
    }
}

/// A badge of the team; another team's is none.
async fn find_badge(change: &Change<'_>, at: Scope<'_>, badge: Uuid) -> Result<sql::BadgeOfTeam> {
    sql::badge_of_team()
        .bind(change.tx(), &badge, &at.team)
        .opt()
        .await
        .or_not_found()
}

fn is_archived(badge: &sql::BadgeOfTeam) -> bool {
    badges::Status::parse(&badge.status) == badges::Status::Archived
}

/// Whether all that is counted is there for this team.
async fn are_known(change: &Change<'_>, at: Scope<'_>, terms: &Terms) -> Result<bool> {
    if terms.refs.is_empty() {
        return Ok(true);
    }
    let known = sql::titles()
        .bind(change.tx(), &terms.trigger.into_str(), &terms.refs, &at.team)
        .all()
        .await
        .sql()?;
    Ok(known.len() == terms.refs.len())
}

/// A number that is in its range.
fn small(number: Option<i32>) -> Option<i16> {
    number.and_then(|number| i16::try_from(number).ok())
}

/// The screens of badges hear of it.
async fn publish(
    change: &mut Change<'_>,
    at: Scope<'_>,
    (id, title): (Uuid, &str),
    (action, what): (&'static str, EventBody),
) -> Result<()> {
    let row = AuditEntry::new(action, id.to_string()).named(title);
    let event = DomainEvent::of(id.to_string(), what).topic(at.topic());
    change.publish(event.logged(row)).await
}
