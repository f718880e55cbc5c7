//! What events have on the calendar: offers that expire, and a look each day at the times that registrations carry.

use chrono::Duration;
use learnt_queries::queries::events as sql;

use super::seats;
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for an offer that expires.
pub const EXPIRE: &str = "events.offer_expires";

/// The calendar's word for the look at times.
pub const REPAIR: &str = "events.repair_times";

/// So far back calendars go.
const LOOKED_AT: Duration = Duration::days(400);

/// Sets right what an older program wrote while both were running, and comes again tomorrow.
pub fn repair<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let since = change.now() - LOOKED_AT;
        sql::repair_times().bind(change.tx(), &since).await.sql()?;
        schedule::plan(change, REPAIR, REPAIR, change.now() + Duration::days(1)).await
    })
}

/// Offers of places that end at one moment, each by its person and the number of the move. One that was taken or given back stays on
/// the calendar and finds nothing to do.
pub(super) async fn plan_expiries(
    change: &Change<'_>,
    (event, team): (Uuid, &str),
    offers: &[(Uuid, i32)],
    until: DateTime<Utc>,
) -> Result<()> {
    let key = |(user, number): &(Uuid, i32)| format!("event-offer/{event}/{user}/{number}/{team}");
    let keys: Vec<String> = offers.iter().map(key).collect();
    schedule::plan_all_once(change, &keys, EXPIRE, until).await
}

/// The time of an offer is over.
pub fn expire<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let mut parts = due.key.splitn(5, '/').skip(1);
        let mut id = || parts.next().and_then(|part| part.parse::<Uuid>().ok());
        let (event, user) = (id(), id());
        let (Some(event), Some(user), Some(team)) = (event, user, parts.nth(1)) else {
            return Ok(());
        };
        seats::expire(change, team, event, user).await
    })
}
