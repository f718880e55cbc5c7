//! Reminders before the start: to whoever has a seat and to trainers, once for each of them, each event and each start of it.
//!
//! One job for the whole tenant writes what has come and plans itself for the next moment. It looks at what is stored then: who gave
//! the seat back is not reminded, who was moved to another time is reminded of that one.

use chrono::Duration;
use learnt_queries::queries::events as sql;

use super::notifications::{self, EventNotice, EventPerson, NotifiedEvent};
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for reminders.
pub const REMIND: &str = "events.remind";
/// Written in one go; more wait a moment.
const MOST: i64 = 20_000;
const MOST_REMINDERS: usize = 5;

/// The longest first, each once; between five minutes and thirty days, five at most.
pub fn checked(mut minutes: Vec<i32>) -> std::result::Result<Vec<i32>, &'static str> {
    minutes.sort_unstable_by(|one, other| other.cmp(one));
    minutes.dedup();
    if minutes.len() > MOST_REMINDERS || !minutes.iter().all(|one| (5..=43_200).contains(one)) {
        return Err("Choose at most five reminders, five minutes to thirty days before the start.");
    }
    Ok(minutes)
}

/// What events begin with.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventSettings {
    /// So many minutes before the start people are reminded.
    pub reminders: Vec<i32>,
    /// The next edit must name this one.
    pub revision: i32,
}

/// What events begin with.
pub async fn settings(client: &TenantClient) -> Result<EventSettings> {
    let row = sql::event_settings().bind(&**client).one().await.sql()?;
    Ok(EventSettings {
        reminders: row.reminders,
        revision: row.revision,
    })
}

/// Keeps what events begin with; it holds for all that say nothing themselves.
pub async fn save_defaults(change: &mut Change<'_>, by: Uuid, revision: i32, minutes: Vec<i32>) -> Result<()> {
    let minutes = checked(minutes).map_err(|sentence| Problem::field("reminders", "invalid", sentence))?;
    let row = sql::lock_event_settings().bind(change.tx()).one().await.sql()?;
    revision::expect(row.revision, revision, revision::settings)?;
    sql::store_event_settings()
        .bind(change.tx(), &minutes, &by, &change.now())
        .await
        .sql()?;
    change
        .record(AuditEntry::new("event_settings.changed", "events"))
        .await?;
    check_soon(change).await
}

/// Looks at reminders soon: something is published or changed.
pub(super) async fn check_soon(change: &Change<'_>) -> Result<()> {
    schedule::plan_by(change, REMIND, REMIND, change.now()).await
}

/// Writes the reminders whose time has come, and comes again for the next one.
pub fn remind<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let now = change.now();
        let rows = sql::due_reminders().bind(change.tx(), &now, &MOST).all().await.sql()?;
        for rows in rows.chunk_by(|one, next| one.id == next.id) {
            let people: Vec<EventPerson> = rows
                .iter()
                .map(|row| EventPerson {
                    user_id: row.user_id,
                    key: row.event_key.clone(),
                    until: None,
                })
                .collect();
            let of = NotifiedEvent {
                id: rows[0].id,
                team: &rows[0].team_id,
                title: &rows[0].title,
                starts_at: rows[0].starts_at,
                text: "",
                to_trainers: false,
            };
            notifications::notify(change, EventNotice::Reminder, &of, &people).await?;
        }
        let next = if i64::try_from(rows.len()).unwrap_or(MOST) >= MOST {
            Some(now + Duration::seconds(1))
        } else {
            sql::next_reminder().bind(change.tx(), &now).one().await.sql()?
        };
        match next {
            Some(at) => schedule::plan_by(change, REMIND, REMIND, at).await,
            None => Ok(()),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reminders_are_few_and_in_order() {
        assert_eq!(checked(vec![60, 1440, 60]).unwrap(), [1440, 60]);
        assert_eq!(checked(Vec::new()).unwrap(), [0i32; 0], "none is a choice too");
        for odd in [vec![4], vec![43_201], vec![5, 6, 7, 8, 9, 10]] {
            assert!(checked(odd).is_err());
        }
    }
}
