//! What a membership earned and redeemed in all, kept beside its transactions for the report.

use learnt_queries::queries::rewards as sql;

use crate::prelude::*;

/// Sums the transactions of these memberships, behind the last one that was added and under the locks of the memberships, so that no sum lacks
/// one.
pub async fn sum<'m>(change: &Change<'_>, memberships: impl IntoIterator<Item = &'m (Uuid, String)>) -> Result<()> {
    let (users, teams): (Vec<Uuid>, Vec<&str>) = memberships
        .into_iter()
        .map(|(user, team)| (*user, team.as_str()))
        .unzip();
    if users.is_empty() {
        return Ok(());
    }
    let summed = sql::sum_totals().bind(change.tx(), &users, &teams).await;
    summed.sql().map(drop)
}
