//! Changing an event itself: begin, save, publish, cancel, archive, duplicate.

use learnt_queries::queries::events as sql;

use super::audience::Audience;
use super::content::{self, Content, ValidatedEvent};
use super::domain_events::{EventChanged, EventCreated};
use super::ledger::{self, LockedRow, SeatMove};
use super::model::{Promotion, Refusal, Registration, State, Status};
use super::notifications::{self, EventNotice, EventPerson, NotifiedEvent};
use super::planning::{self, Booking, ExistingReferences};
use super::reminders;
use super::trainers::{self, TrainerNotice};
use crate::features::assignments::{self, DocumentType};
use crate::features::permissions;
use crate::features::rewards;
use crate::prelude::*;

const LONGEST_REASON: usize = 500;

/// Whose is changed, and by whom.
#[derive(Clone, Copy)]
pub struct EditScope<'a> {
    pub team: &'a str,
    /// The admin.
    pub by: Uuid,
}

/// What was looked at when it was changed.
#[derive(Clone, Copy)]
pub struct ExpectedRevision {
    pub id: Uuid,
    pub revision: i32,
}

/// Holds what was looked at.
pub async fn lock(change: &Change<'_>, at: EditScope<'_>, expected: ExpectedRevision) -> Result<LockedRow> {
    let locked = ledger::lock(change, at.team, expected.id).await?;
    let row = &locked.row;
    let changed = revision::changed_by(change, row.changed_by_name.as_deref(), row.changed_at);
    revision::expect(row.revision, expected.revision, changed)?;
    Ok(locked)
}

/// Begins a draft.
pub async fn create(change: &mut Change<'_>, at: EditScope<'_>, content: Content) -> Result<Uuid> {
    let checked = content::check(content)?;
    begin(change, at, &checked, &ExistingReferences::default()).await
}

/// Begins a draft of what was checked.
pub async fn begin(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    checked: &ValidatedEvent,
    existing: &ExistingReferences,
) -> Result<Uuid> {
    let (id, ValidatedEvent { content: of, times }) = (new_id(), checked);
    planning::expect_there(change, at, existing, of).await?;
    sql::create_event()
        .params(
            change.tx(),
            &sql::CreateEventParams {
                id,
                team_id: at.team,
                title: &of.title,
                description: &of.description,
                category: &of.category,
                tags: &of.tags,
                address: &of.address,
                online_url: &of.online_url,
                starts_at: times.starts_at,
                ends_at: times.ends_at,
                time_zone: &of.time_zone,
                capacity: of.capacity,
                waitlist_capacity: of.waitlist_capacity,
                approval: of.approval,
                register_until: times.register_until,
                cancel_until: times.cancel_until,
                promotion: of.promotion.into_str(),
                offer_hours: of.offer_hours,
                trainers: &of.trainers,
                assets: &of.assets,
                audience: of.audience.into_str(),
                image: of.image,
                reminders: of.reminders.as_deref(),
                search: checked.search(),
                by: at.by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    publish(change, at, EventCreated {}.into(), id, &of.title).await?;
    Ok(id)
}

/// Keeps what was written. More seats go to those who wait; fewer evict nobody. Who has a seat hears of another time or place.
pub async fn save(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    expected: ExpectedRevision,
    content: Content,
    booking: Booking<'_>,
) -> Result<()> {
    let locked = lock(change, at, expected).await?;
    save_locked(change, at, locked, content, booking).await
}

/// The same with one that is held already.
pub async fn save_locked(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    mut locked: LockedRow,
    content: Content,
    booking: Booking<'_>,
) -> Result<()> {
    let id = locked.id;
    let checked = content::check(content)?;
    let ValidatedEvent { content: of, times } = &checked;
    planning::expect_there(change, at, &ExistingReferences::from_row(&locked.row), of).await?;
    let row = &locked.row;
    let moved = row.starts_at != times.starts_at || row.ends_at != times.ends_at;
    let is_published = locked.seats.status == Status::Published;
    if is_published && (moved || of.assets.iter().any(|asset| !row.assets.contains(asset))) {
        planning::book(change, at, id, &checked, booking).await?;
    }
    sql::store_event()
        .params(
            change.tx(),
            &sql::StoreEventParams {
                starts_at: times.starts_at,
                ends_at: times.ends_at,
                id,
                title: &of.title,
                description: &of.description,
                category: &of.category,
                tags: &of.tags,
                address: &of.address,
                online_url: &of.online_url,
                time_zone: &of.time_zone,
                capacity: of.capacity,
                waitlist_capacity: of.waitlist_capacity,
                approval: of.approval,
                register_until: times.register_until,
                cancel_until: times.cancel_until,
                promotion: of.promotion.into_str(),
                offer_hours: of.offer_hours,
                trainers: &of.trainers,
                assets: &of.assets,
                audience: of.audience.into_str(),
                image: of.image,
                reminders: of.reminders.as_deref(),
                search: checked.search(),
                by: at.by,
                now: change.now(),
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    let elsewhere = row.address != of.address || row.online_url != of.online_url;
    let title = of.title.clone();
    if is_published && (moved || elsewhere) {
        let key = format!("changed:{}", row.revision + 1);
        notify_people(change, &locked, EventNotice::Changed, &key, times.starts_at).await?;
    }
    if is_published {
        let of_save = (title.as_str(), times.starts_at);
        trainers::notify_after_save(change, &locked, of_save, &of.trainers, moved || elsewhere).await?;
    }
    let narrowed = of.audience == Audience::Rules && row.audience != of.audience.into_str();
    locked.seats.starts_at = times.starts_at;
    locked.seats.capacity = of.capacity;
    locked.seats.approval = of.approval;
    locked.seats.promotion = of.promotion;
    locked.seats.offer_hours = of.offer_hours;
    ledger::promote(change, &mut locked).await?;
    ledger::publish(change, locked).await?;
    if is_published {
        reminders::check_soon(change).await?;
    }
    if is_published && narrowed {
        assignments::settle_document(change, DocumentType::Event, id).await?;
    }
    publish(change, at, EventChanged {}.into(), id, &title).await
}

async fn notify_people(
    change: &mut Change<'_>,
    locked: &LockedRow,
    notice: EventNotice,
    key: &str,
    starts_at: chrono::DateTime<chrono::Utc>,
) -> Result<()> {
    let rows = sql::affected_people().bind(change.tx(), &locked.id).all().await.sql()?;
    let people: Vec<EventPerson> = rows
        .into_iter()
        .map(|row| EventPerson {
            user_id: row.user_id,
            key: format!("event:{}:{}:{key}", locked.id, row.user_id),
            until: None,
        })
        .collect();
    let of = NotifiedEvent {
        id: locked.id,
        team: &locked.team,
        title: &locked.row.title,
        starts_at,
        text: "",
        to_trainers: false,
    };
    notifications::notify(change, notice, &of, &people).await
}

/// Publishes, cancels, archives or brings back; done twice it is done. Who cancels says why, and everybody is notified.
pub async fn set_status(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    expected: ExpectedRevision,
    (to, reason): (Status, &str),
    booking: Booking<'_>,
) -> Result<()> {
    let locked = lock(change, at, expected).await?;
    set_status_locked(change, at, locked, (to, reason), booking).await
}

/// The same with one that is held already.
pub async fn set_status_locked(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    mut locked: LockedRow,
    (to, reason): (Status, &str),
    booking: Booking<'_>,
) -> Result<()> {
    let id = locked.id;
    let Some(what) = locked.seats.status.move_to(to)? else {
        return Ok(());
    };
    let reason = reason.trim();
    if to == Status::Cancelled && !(1..=LONGEST_REASON).contains(&reason.chars().count()) {
        return Err(Problem::field(
            "reason",
            "required",
            "Enter a reason of at most 500 characters.",
        ));
    }
    if to == Status::Archived && locked.seats.status == Status::Published && locked.row.ends_at > change.now() {
        return Err(Refusal::NoWayThere.into());
    }
    if to == Status::Published && locked.row.ends_at <= change.now() {
        return Err(Refusal::Started.into());
    }
    if to == Status::Published && !locked.row.assets.is_empty() {
        let checked = content::check(read(change, at, id).await?)?;
        planning::book(change, at, id, &checked, booking).await?;
    }
    sql::set_event_status()
        .params(
            change.tx(),
            &sql::SetEventStatusParams {
                status: to.into_str(),
                reason: &reason,
                by: at.by,
                now: change.now(),
                id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    locked.seats.status = to;
    let title = locked.row.title.clone();
    if to == Status::Cancelled {
        cancel_registrations(change, &mut locked, at, reason).await?;
    }
    let notice = match to {
        Status::Published => Some((EventNotice::Seat, "leads")),
        Status::Cancelled => Some((EventNotice::Cancelled, "cancelled-lead")),
        Status::Draft | Status::Archived => None,
    };
    if let Some((kind, key)) = notice {
        let notice = TrainerNotice {
            kind,
            key,
            starts_at: locked.row.starts_at,
            title: &title,
            text: reason,
        };
        let trainers: Vec<Uuid> = locked.without_moved(&locked.row.trainers);
        trainers::notify(change, &locked, &notice, &trainers).await?;
    }
    let is_narrow = locked.row.audience == Audience::Rules.into_str();
    ledger::publish(change, locked).await?;
    if to == Status::Published {
        reminders::check_soon(change).await?;
    }
    if to == Status::Published && is_narrow {
        assignments::settle_document(change, DocumentType::Event, id).await?;
    }
    publish(change, at, what, id, &title).await
}

/// Everybody's seat or place is gone with the event.
async fn cancel_registrations(
    change: &Change<'_>,
    locked: &mut LockedRow,
    at: EditScope<'_>,
    reason: &str,
) -> Result<()> {
    let rows = sql::affected_people().bind(change.tx(), &locked.id).all().await.sql()?;
    let users: Vec<Uuid> = rows.iter().map(|row| row.user_id).collect();
    let registrations = ledger::registrations_of(change, locked.id, &users).await?;
    let moves: Vec<SeatMove> = rows
        .iter()
        .map(|row| SeatMove {
            user: row.user_id,
            from: registrations.get(&row.user_id).copied(),
            to: Registration::of(match State::parse(&row.state) {
                State::Waiting => State::WaitingCancelled,
                _ => State::Cancelled,
            }),
            reason: "event-cancelled",
            note: reason,
            // It is told even to the admin who has a seat of their own.
            by: (at.by != row.user_id).then_some(at.by),
        })
        .collect();
    reason.clone_into(&mut locked.cancel_reason);
    ledger::write_all(change, locked, &moves).await
}

/// A draft with all that is written of this one, for whom it is and what it is worth; its times as they are, to be moved.
pub async fn duplicate(change: &mut Change<'_>, at: EditScope<'_>, id: Uuid) -> Result<Uuid> {
    let content = read(change, at, id).await?;
    let existing = ExistingReferences::of(&content);
    let copy = begin(change, at, &content::check(content)?, &existing).await?;
    copy_audience(change, at, id, copy).await?;
    rewards::copy_document(change, at.by, (DocumentType::Event, id), &[copy]).await?;
    Ok(copy)
}

/// Gives an event the rules of another one and of the other dates of its series, which hold for it too.
pub async fn copy_audience(change: &mut Change<'_>, at: EditScope<'_>, from: Uuid, to: Uuid) -> Result<()> {
    let dates = sql::dates_of_series()
        .bind(change.tx(), &from, &at.team)
        .all()
        .await
        .sql()?;
    permissions::copy_rules(change, at.by, DocumentType::Event, &dates, to).await
}

/// All that is written of an event.
pub async fn read(change: &Change<'_>, at: EditScope<'_>, id: Uuid) -> Result<Content> {
    let row = sql::one_event().bind(change.tx(), &id, &at.team).opt().await.sql()?;
    Ok(content_of(row.ok_or_else(Problem::not_found)?))
}

/// What is written of an event, as its editor gets it.
pub fn content_of(row: sql::OneEvent) -> Content {
    let zone = row.time_zone.clone();
    let local = |at| content::local(at, &zone);
    Content {
        starts: local(row.starts_at),
        ends: local(row.ends_at),
        register_until: row.register_until.map(local),
        cancel_until: row.cancel_until.map(local),
        title: row.title,
        description: row.description,
        category: row.category,
        tags: row.tags,
        address: row.address,
        online_url: row.online_url,
        capacity: row.capacity,
        waitlist_capacity: row.waitlist_capacity,
        approval: row.approval,
        promotion: Promotion::parse(&row.promotion),
        offer_hours: row.offer_hours,
        trainers: row.trainers,
        assets: row.assets,
        audience: Audience::parse(&row.audience),
        image: row.image,
        reminders: row.reminders,
        time_zone: row.time_zone,
    }
}

/// Says what was done to an event.
pub async fn publish(change: &mut Change<'_>, at: EditScope<'_>, what: EventBody, id: Uuid, title: &str) -> Result<()> {
    let row = AuditEntry::new(what.kind(), id.to_string()).named(title);
    let event = DomainEvent::of(id.to_string(), what);
    change
        .publish(event.topic(format!("events:{}", at.team)).logged(row))
        .await
}
