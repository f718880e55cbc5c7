//! Series: an event repeated by a rule, and changes to one date, to it and those after it, or to all that are not over.

use crate::prelude::*;

use std::collections::BTreeSet;

use chrono::NaiveDateTime;
use chrono_tz::Tz;
use learnt_queries::queries::events as sql;

use super::commands::{self, EditScope, ExpectedRevision};
use super::content::{self, Content};
use super::domain_events::EventChanged;
use super::ledger;
use super::model::{Refusal, Status};
use super::planning::{Booking, ExistingReferences};
use super::series::{self, Scope};
use crate::features::assignments::DocumentType;
use crate::features::rewards;

/// A date of a series.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeriesDate {
    /// The event.
    id: Uuid,
    status: Status,
    starts_at: DateTime<Utc>,
    /// Seats that are held.
    taken: i32,
}

/// The series that an event belongs to.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventSeries {
    /// By what its dates were made (RFC 5545).
    rule: String,
    /// All of them, in order.
    dates: Vec<SeriesDate>,
}

/// The series of an event, if it belongs to one.
pub async fn of(client: &TenantClient, team: &str, event: Uuid) -> Result<Option<EventSeries>> {
    let found = sql::series_of_event()
        .bind(&**client, &event, &team)
        .opt()
        .await
        .sql()?;
    let Some(found) = found else { return Ok(None) };
    let rows = sql::series_dates()
        .bind(&**client, &found.id, &team)
        .all()
        .await
        .sql()?;
    Ok(Some(EventSeries {
        rule: found.rule,
        dates: rows
            .into_iter()
            .map(|row| SeriesDate {
                id: row.id,
                status: Status::parse(&row.status),
                starts_at: row.starts_at,
                taken: row.taken,
            })
            .collect(),
    }))
}

/// What is written of an event, at another date by the clocks of its place: its deadlines move along, and it lasts as long.
fn moved(of: &Content, from: NaiveDateTime, to: NaiveDateTime) -> Result<Content> {
    let zone: Tz = of.time_zone.parse().unwrap_or(Tz::UTC);
    let shown = |at: DateTime<Utc>| content::local(at, &of.time_zone);
    let later = |text: &str| Ok::<_, Problem>(series::moment(series::read(text)? + (to - from), zone));
    let starts = later(&of.starts)?;
    let lasts = series::read(&of.ends)? - series::read(&of.starts)?;
    let until = |text: &Option<String>| text.as_deref().map(later).transpose();
    Ok(Content {
        starts: shown(starts),
        ends: shown(starts + lasts),
        register_until: until(&of.register_until)?.map(shown),
        cancel_until: until(&of.cancel_until)?.map(shown),
        ..of.clone()
    })
}

/// Repeats an event by a rule: one event for each other date, as far as this one is. Answers how many dates there are.
pub async fn repeat(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    expected: ExpectedRevision,
    (rule, exceptions): (&str, &[String]),
    anyway: bool,
) -> Result<usize> {
    let locked = commands::lock(change, at, expected).await?;
    let status = locked.seats.status;
    if !matches!(status, Status::Draft | Status::Published) {
        return Err(Refusal::NoWayThere.into());
    }
    let known = sql::series_of_event()
        .bind(change.tx(), &expected.id, &at.team)
        .opt()
        .await
        .sql()?;
    if known.is_some() {
        return Err(Refusal::InSeries.into());
    }
    let content = commands::read(change, at, expected.id).await?;
    let first = series::read(&content.starts)?;
    let exceptions = exceptions
        .iter()
        .map(|text| series::read(text))
        .collect::<Result<Vec<_>>>()?;
    let dates = series::dates(rule, first, &exceptions)?;
    let id = begin_series(change, at, rule, (expected.id, first)).await?;
    let others: Vec<_> = dates.iter().copied().filter(|date| *date != first).collect();
    let of = Repetition {
        event: expected.id,
        series: id,
        content: &content,
        first,
        status,
        despite_conflicts: anyway,
    };
    begin_dates(change, at, &of, &others).await?;
    commands::publish(change, at, EventChanged {}.into(), expected.id, &content.title).await?;
    Ok(dates.len())
}

async fn begin_series(
    change: &Change<'_>,
    at: EditScope<'_>,
    rule: &str,
    (event, first): (Uuid, NaiveDateTime),
) -> Result<Uuid> {
    let id = new_id();
    sql::create_series()
        .params(
            change.tx(),
            &sql::CreateSeriesParams {
                id,
                team_id: at.team,
                rule,
                by: at.by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    join(change, at, id, (event, first)).await?;
    Ok(id)
}

async fn join(
    change: &Change<'_>,
    at: EditScope<'_>,
    series: Uuid,
    (event, date): (Uuid, NaiveDateTime),
) -> Result<()> {
    let local = date.format(series::LOCAL).to_string();
    sql::join_series()
        .bind(change.tx(), &series, &local, &event, &at.team)
        .await
        .sql()?;
    Ok(())
}

/// What is repeated at other dates.
struct Repetition<'a> {
    event: Uuid,
    series: Uuid,
    content: &'a Content,
    first: NaiveDateTime,
    status: Status,
    despite_conflicts: bool,
}

/// One event for each of these dates, as far as the first one is, and worth the same.
async fn begin_dates(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    of: &Repetition<'_>,
    dates: &[NaiveDateTime],
) -> Result<()> {
    let known = ExistingReferences::of(of.content);
    let booking = Booking {
        despite_conflicts: of.despite_conflicts,
        but: &[],
    };
    let mut events = Vec::with_capacity(dates.len());
    for date in dates {
        let checked = content::check(moved(of.content, of.first, *date)?)?;
        let event = commands::begin(change, at, &checked, &known).await?;
        events.push(event);
        if of.status == Status::Published {
            let locked = ledger::lock(change, at.team, event).await?;
            commands::set_status_locked(change, at, locked, (of.status, ""), booking).await?;
        }
        join(change, at, of.series, (event, *date)).await?;
    }
    rewards::copy_document(change, at.by, (DocumentType::Event, of.event), &events).await
}

/// From one date on a series follows another rule: dates that it has too stay as they are, with their people; others are cancelled,
/// or archived where nobody has seen them; new ones are begun. Those before are a series of their own from now on. Answers how many
/// dates the new rule has.
pub async fn change_rule(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    expected: ExpectedRevision,
    (rule, exceptions): (&str, &[String]),
    (reason, anyway): (&str, bool),
) -> Result<usize> {
    // One that is not there is not found, before it is said to be no series.
    let content = commands::read(change, at, expected.id).await?;
    let others = other_dates(change, at, expected, Scope::Following).await?;
    let locked = commands::lock(change, at, expected).await?;
    let status = locked.seats.status;
    if !matches!(status, Status::Draft | Status::Published) {
        return Err(Refusal::NoWayThere.into());
    }
    let first = series::read(&content.starts)?;
    let exceptions = exceptions
        .iter()
        .map(|text| series::read(text))
        .collect::<Result<Vec<_>>>()?;
    let dates = series::dates(rule, first, &exceptions)?;
    // The rules of the dates before, which stay in the old series, go on holding for those from here on.
    commands::copy_audience(change, at, expected.id, expected.id).await?;
    let id = begin_series(change, at, rule, (expected.id, first)).await?;
    let mut wanted: BTreeSet<NaiveDateTime> = dates.iter().copied().filter(|date| *date != first).collect();
    for other in others {
        let locked = ledger::lock(change, at.team, other).await?;
        let to = match locked.seats.status {
            Status::Draft => Status::Archived,
            Status::Published => Status::Cancelled,
            Status::Cancelled | Status::Archived => continue,
        };
        let starts = series::read(&commands::read(change, at, other).await?.starts)?;
        if wanted.remove(&starts) {
            join(change, at, id, (other, starts)).await?;
        } else {
            commands::set_status_locked(change, at, locked, (to, reason), Booking::default()).await?;
        }
    }
    let of = Repetition {
        event: expected.id,
        series: id,
        content: &content,
        first,
        status,
        despite_conflicts: anyway,
    };
    begin_dates(change, at, &of, &wanted.into_iter().collect::<Vec<_>>()).await?;
    commands::publish(change, at, EventChanged {}.into(), expected.id, &content.title).await?;
    Ok(dates.len())
}

/// The other dates that a change is for; all dates of the series are held until the transaction ends, always in one order.
async fn other_dates(
    change: &Change<'_>,
    at: EditScope<'_>,
    expected: ExpectedRevision,
    scope: Scope,
) -> Result<Vec<Uuid>> {
    if scope == Scope::One {
        return Ok(Vec::new());
    }
    let found = sql::series_of_event()
        .bind(change.tx(), &expected.id, &at.team)
        .opt()
        .await
        .sql()?;
    let found = found.ok_or(Refusal::NoSeries)?;
    let rows = sql::lock_series()
        .bind(change.tx(), &found.id, &at.team)
        .all()
        .await
        .sql()?;
    let this = rows.iter().find(|row| row.id == expected.id).map(|row| row.starts_at);
    let is_meant = |row: &sql::LockSeries| {
        row.id != expected.id
            && row.ends_at > change.now()
            && (scope == Scope::All || this.is_some_and(|this| row.starts_at > this))
    };
    Ok(rows.iter().filter(|row| is_meant(row)).map(|row| row.id).collect())
}

/// Keeps what was written for some dates of a series: each by as much earlier or later as this one.
pub async fn save(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    expected: ExpectedRevision,
    (scope, anyway): (Scope, bool),
    content: Content,
) -> Result<()> {
    let others = other_dates(change, at, expected, scope).await?;
    let before = commands::read(change, at, expected.id).await?;
    let (was, is) = (series::read(&before.starts)?, content.starts.clone());
    let but: Vec<Uuid> = others.iter().copied().chain([expected.id]).collect();
    let booking = Booking {
        despite_conflicts: anyway,
        but: &but,
    };
    commands::save(change, at, expected, content.clone(), booking).await?;
    let by = series::read(&is)? - was;
    for other in others {
        let locked = ledger::lock(change, at.team, other).await?;
        if !matches!(locked.seats.status, Status::Draft | Status::Published) {
            continue;
        }
        let known = commands::read(change, at, other).await?;
        let to = series::read(&known.starts)? + by;
        let content = moved(&content, series::read(&is)?, to)?;
        commands::save_locked(change, at, locked, content, booking).await?;
    }
    Ok(())
}

/// Publishes, cancels or archives some dates of a series: this one, and of the others those that can go there.
pub async fn set_status(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    expected: ExpectedRevision,
    (scope, anyway): (Scope, bool),
    (to, reason): (Status, &str),
) -> Result<()> {
    let others = other_dates(change, at, expected, scope).await?;
    let booking = Booking {
        despite_conflicts: anyway,
        but: &[],
    };
    commands::set_status(change, at, expected, (to, reason), booking).await?;
    for other in others {
        let locked = ledger::lock(change, at.team, other).await?;
        if matches!(locked.seats.status.move_to(to), Ok(Some(_))) {
            commands::set_status_locked(change, at, locked, (to, reason), booking).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn content(starts: &str, ends: &str) -> Content {
        let given = json!({
            "title": "Night shift", "description": {}, "starts": starts, "ends": ends, "timeZone": "Europe/Berlin",
            "registerUntil": starts, "promotion": "auto",
        });
        serde_json::from_value(given).unwrap()
    }

    #[test]
    fn a_date_in_the_night_in_which_clocks_go_forward_lasts_as_long_as_the_others() {
        let of = content("2027-03-27T02:30", "2027-03-27T03:00");
        let [from, to] = ["2027-03-27T02:30", "2027-03-28T02:30"].map(|text| series::read(text).unwrap());
        let there = moved(&of, from, to).unwrap();
        assert_eq!(
            (there.starts.as_str(), there.ends.as_str()),
            ("2027-03-28T03:30", "2027-03-28T04:00")
        );
        assert_eq!(there.register_until.as_deref(), Some("2027-03-28T03:30"));
        let back = moved(&of, from, series::read("2027-03-29T02:30").unwrap()).unwrap();
        assert_eq!(
            (back.starts.as_str(), back.ends.as_str()),
            ("2027-03-29T02:30", "2027-03-29T03:00")
        );
    }
}
