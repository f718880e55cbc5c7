//! By when people are to complete their pathways: counted from what gives them the pathway and what it says of itself, set-based, in the
//! transaction that changed it.

use learnt_queries::queries::pathways as sql;

use crate::features::assignments::DueRule;
use crate::prelude::*;

/// So many records are counted anew with one statement.
const PORTION: usize = 20_000;

/// Counts the dates of these people's records of these pathways anew, pair by pair.
pub async fn recompute(change: &Change<'_>, users: &[Uuid], pathways: &[Uuid]) -> Result<()> {
    let (tx, zone) = (change.tx(), change.tenant().time_zone.name());
    let statement = sql::recompute_due().prepare(tx).await.sql()?;
    for (users, pathways) in users.chunks(PORTION).zip(pathways.chunks(PORTION)) {
        statement.bind(tx, &users, &pathways, &zone).await.sql()?;
    }
    Ok(())
}

/// The same for everybody who is to complete a pathway.
pub async fn settle_pathway(change: &Change<'_>, pathway: Uuid) -> Result<()> {
    let users = sql::dated_by_pathway().bind(change.tx(), &pathway).all().await.sql()?;
    let pathways = vec![pathway; users.len()];
    recompute(change, &users, &pathways).await
}

/// The same for people who changed, where a date hangs on a field of theirs.
pub async fn settle_people(change: &Change<'_>, users: &[Uuid]) -> Result<()> {
    let dated = sql::dated_by_field().bind(change.tx(), &users).all().await.sql()?;
    let (users, pathways): (Vec<Uuid>, Vec<Uuid>) = dated.into_iter().map(|row| (row.user_id, row.pathway_id)).unzip();
    recompute(change, &users, &pathways).await
}

/// Gives these people a date of their own for a pathway, before whatever else says one; none: as that says again. Answers those who are
/// to complete it.
pub async fn extend(
    change: &Change<'_>,
    pathway: Uuid,
    users: &[Uuid],
    until: Option<DateTime<Utc>>,
) -> Result<Vec<Uuid>> {
    let users = sql::extend()
        .bind(change.tx(), &until, &users, &pathway)
        .all()
        .await
        .sql()?;
    recompute(change, &users, &vec![pathway; users.len()]).await?;
    Ok(users)
}

/// Refuses what its author says and cannot be kept; what it said before may go on naming a field that is gone.
pub async fn check(change: &Change<'_>, rule: &DueRule, before: &DueRule) -> Result<()> {
    if rule == before {
        return Ok(());
    }
    let team = change.team().unwrap_or_default();
    rule.check(change.tx(), team, Some(before)).await
}
