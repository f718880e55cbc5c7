//! Runs over everybody: whoever fulfils a retroactive rule already is awarded, portion by portion, each in a transaction of its own that
//! asks for the next one. A portion that is cut short is done again from its beginning, and what was awarded is not awarded twice.

use learnt_queries::queries::badge_rules as sql;

use super::domain_events::BadgeRuleProgressed;
use super::{awarding, evaluation};
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for the beginning of a run.
pub const BEGIN: &str = "badge_rules.begin";
/// The calendar's word for a portion.
pub const RUN: &str = "badge_rules.run";

/// So many people are looked at in one transaction.
const PORTION: usize = 200;

fn key(kind: &str, rule: Uuid) -> String {
    format!("{kind}/{rule}")
}

fn planned(key: &str) -> Option<Uuid> {
    key.split_once('/')?.1.parse().ok()
}

/// Begins a run of an active, retroactive rule, or begins it anew.
pub async fn begin(change: &Change<'_>, rule: Uuid) -> Result<()> {
    sql::begin_run().bind(change.tx(), &rule).await.sql()?;
    schedule::plan(change, &key(BEGIN, rule), BEGIN, change.now()).await
}

/// Lets everything commit that was completed while the rule could not be found yet: what is completed from here on finds it.
pub fn wait<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let Some(rule) = planned(&due.key) else {
            return Ok(());
        };
        sql::wait_for_completions().bind(change.tx()).await.sql()?;
        schedule::plan(change, &key(RUN, rule), RUN, change.now()).await
    })
}

/// Awards the next portion of people, and comes again for the rest. A rule that was archived meanwhile, or is retroactive no more, has none.
pub fn run<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        match planned(&due.key) {
            Some(rule) => portion(change, rule).await,
            None => Ok(()),
        }
    })
}

async fn portion(change: &mut Change<'_>, id: Uuid) -> Result<()> {
    let tx = change.tx();
    let Some(run) = sql::lock_run().bind(tx, &id).opt().await.sql()? else {
        return Ok(());
    };
    let team = run.team_id.as_str();
    let most = i64::try_from(PORTION).unwrap_or(i64::MAX);
    let people = sql::next_people()
        .bind(tx, &team, &run.run_after, &most)
        .all()
        .await
        .sql()?;
    // With an archived badge nothing is awarded.
    let rule = evaluation::one(change, id).await?;
    if let Some(rule) = rule {
        awarding::award_to(change, vec![rule], (&people, &[])).await?;
    }
    let after = people.last().copied().filter(|_| people.len() == PORTION);
    sql::run_progressed().bind(change.tx(), &after, &id).await.sql()?;
    if after.is_some() {
        return schedule::plan(change, &key(RUN, id), RUN, change.now()).await;
    }
    let over = DomainEvent::of(id.to_string(), BadgeRuleProgressed {}).topic(format!("badges:{team}"));
    change.publish(over.with_audit_rows(Vec::new())).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendar_names_the_rule() {
        let rule = Uuid::from_u128(1);
        assert_eq!(planned(&key(RUN, rule)), Some(rule));
        assert_eq!(planned("badge_rules.run/x"), None);
    }
}
