//! What events have on the calendar: offers that expire.

use chrono::{DateTime, Utc};
use learnt_kernel::problem::Result;
use uuid::Uuid;

use super::seats;
use crate::app::App;
use crate::db::Change;
use crate::registry::Working;
use crate::work::schedule::{self, Due};

/// The calendar's word for an offer that expires.
pub const EXPIRE: &str = "events.offer_expires";

/// One that was taken or given back stays on the calendar and finds nothing to do.
pub(super) async fn plan_expiry(
    change: &Change<'_>,
    event: Uuid,
    team: &str,
    user: Uuid,
    number: i32,
    until: DateTime<Utc>,
) -> Result<()> {
    let key = format!("event-offer/{event}/{user}/{number}/{team}");
    schedule::plan_once(change, &key, EXPIRE, until).await
}

/// The time of an offer is over.
pub fn expire<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a Due) -> Working<'a> {
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
