//! What whoever runs an event is notified of: that they run it, and not any more; that it is at another time or place; that it is cancelled.
//! Their mails bring it into their calendars, with the way to the net, as those of people with a seat do.

use learnt_queries::queries::events as sql;

use super::ledger::LockedRow;
use super::notifications::{self, EventNotice, EventPerson, NotifiedEvent};
use crate::prelude::*;

/// What they are notified of, of an event whose row is held.
pub struct TrainerNotice<'a> {
    pub kind: EventNotice,
    /// A word for it in the key of the notification, which holds for one revision of the event.
    pub key: &'a str,
    /// When it begins from now on.
    pub starts_at: DateTime<Utc>,
    /// What it is called from now on.
    pub title: &'a str,
    /// Of one that is cancelled: why.
    pub text: &'a str,
}

/// Notifies those of these people who are in the team; nothing is asked where there are none.
pub async fn notify(
    change: &mut Change<'_>,
    locked: &LockedRow,
    notice: &TrainerNotice<'_>,
    trainers: &[Uuid],
) -> Result<()> {
    if trainers.is_empty() {
        return Ok(());
    }
    let team = locked.team.as_str();
    let found = sql::members().bind(change.tx(), &team, &trainers).all().await.sql()?;
    let revision = locked.row.revision + 1;
    let people: Vec<EventPerson> = found
        .into_iter()
        .map(|user_id| EventPerson {
            user_id,
            key: format!("event:{}:{user_id}:{}:{revision}", locked.id, notice.key),
            until: None,
        })
        .collect();
    let of = NotifiedEvent {
        id: locked.id,
        team,
        title: notice.title,
        starts_at: notice.starts_at,
        text: notice.text,
        to_trainers: true,
    };
    notifications::notify(change, notice.kind, &of, &people).await
}

/// Notifies those who run a published event since it was saved, those who do not any more, and, if it `has_moved`, those who still do.
pub async fn notify_after_save(
    change: &mut Change<'_>,
    locked: &LockedRow,
    (title, starts_at): (&str, DateTime<Utc>),
    trainers: &[Uuid],
    has_moved: bool,
) -> Result<()> {
    let before = &locked.row.trainers;
    let (stayed, came): (Vec<Uuid>, Vec<Uuid>) = trainers.iter().partition(|one| before.contains(one));
    let went: Vec<Uuid> = before.iter().copied().filter(|one| !trainers.contains(one)).collect();
    let notice = |kind, key| TrainerNotice {
        kind,
        key,
        starts_at,
        title,
        text: "",
    };
    notify(change, locked, &notice(EventNotice::Seat, "leads"), &came).await?;
    notify(change, locked, &notice(EventNotice::Cancelled, "leads-not"), &went).await?;
    if has_moved {
        notify(change, locked, &notice(EventNotice::Changed, "changed-lead"), &stayed).await?;
    }
    Ok(())
}
