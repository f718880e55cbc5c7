//! Redeeming: whoever does so waits for what is earned or redeemed at the same moment, and has what is left.

use learnt_queries::queries::rewards as sql;

use super::domain_events::PointsRedeemed;
use super::model::{self, Refusal};
use super::{report_topic, totals};
use crate::features::people;
use crate::prelude::*;

/// Redeems points of a person in a team; answers how many are left.
pub async fn redeem(change: &mut Change<'_>, team: &str, user: Uuid, amount: Option<i64>) -> Result<i64> {
    if !change.tenant().options.rewards {
        return Err(Refusal::NoRewards.into());
    }
    let balance = people::lock_points(change, team, user).await?;
    let points = model::redeemed(balance, amount)?;
    sql::redeem()
        .params(
            change.tx(),
            &sql::RedeemParams {
                id: new_id(),
                team_id: team,
                user_id: user,
                points,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    let membership = (user, team.to_owned());
    totals::sum(change, [&membership]).await?;
    people::count_points(change, &[(membership, -i64::from(points))]).await?;
    let left = balance - i64::from(points);
    let entry = AuditEntry::new("points.redeemed", user.to_string())
        .with("points", points)
        .with("left", left);
    let event = DomainEvent::of(user.to_string(), PointsRedeemed { points: points.into() });
    let event = event.topic(format!("me:{user}")).topic(report_topic(team));
    change.publish(event.logged(entry)).await?;
    Ok(left)
}
