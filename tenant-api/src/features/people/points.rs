//! The reward points of memberships, for whoever keeps the transactions that they are the sum of.

use crate::prelude::*;

use learnt_queries::queries::people as sql;

/// How many a member of a team has; nobody else counts for them until the transaction ends.
pub async fn lock_points(change: &Change<'_>, team: &str, user: Uuid) -> Result<i64> {
    sql::lock_points()
        .bind(change.tx(), &team, &user)
        .opt()
        .await
        .or_not_found()
}

/// So many more, or fewer, for each of these people in the team beside them.
pub async fn count_points(change: &Change<'_>, counted: &[((Uuid, String), i64)]) -> Result<()> {
    if counted.is_empty() {
        return Ok(());
    }
    let users: Vec<Uuid> = counted.iter().map(|((user, _), _)| *user).collect();
    let teams: Vec<&str> = counted.iter().map(|((_, team), _)| team.as_str()).collect();
    let points: Vec<i64> = counted.iter().map(|(_, points)| *points).collect();
    sql::count_points()
        .bind(change.tx(), &users, &teams, &points)
        .await
        .sql()
        .map(drop)
}
