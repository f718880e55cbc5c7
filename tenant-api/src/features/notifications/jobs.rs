//! What notifications have on the calendar: dates that come near, mails that leave, and what is forgotten.
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::Duration;
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::notifications as sql;

use super::emails::{self, Item};
use super::invitations;
use super::model::{Kind, OrganisationSettings, PersonalPreferences};
use super::settings;
use super::write::{Event, write};
use super::{forms, pathways};
use crate::db::accounts::UserIdentity;
use crate::db::directory::{Register, Team, Tenant};
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::mail_queue::queue_emails;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for dates that come near.
pub const DUE: &str = "notifications.due";
/// The calendar's word for mails that leave.
pub const MAIL: &str = "notifications.mail";
/// The calendar's word for what is forgotten.
pub const PURGE: &str = "notifications.purge";

/// How often dates are looked at.
const PACE: Duration = Duration::hours(1);
/// What was due longer ago than this and was not told of is not told of any more.
const LATE: Duration = Duration::days(3);
/// So many reminders of one sort are written in one go; more wait a moment.
const MOST: i64 = 50_000;
/// So many people are mailed in one go.
const PEOPLE: i64 = 200;
/// How long a notification stays.
const KEPT: Duration = Duration::days(365);
/// Deleted with one statement.
const PORTION: i64 = 10_000;

/// Mails leave by then at the latest.
pub(super) async fn mail_by(change: &Change<'_>, due: DateTime<Utc>) -> Result<()> {
    schedule::plan_by(change, MAIL, MAIL, due).await
}

/// Reminds of dates, and comes again in an hour.
pub fn due<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let mut full = remind(change, Kind::CourseOverdue, 0, (-LATE, Duration::zero())).await?;
        full |= escalate(change).await?;
        let (since, now) = (change.now() - LATE, change.now());
        full |= remind_of_forms(change, 0, (since, now)).await?;
        full |= remind_of_pathways(change, 0, (since, now)).await?;
        let mut nearest = 0;
        for days in settings::organisation_settings(change.tx()).await?.due_days {
            let days_ahead = |days: i16| Duration::days(i64::from(days));
            let span = (days_ahead(nearest), days_ahead(days));
            full |= remind(change, Kind::CourseDueSoon, days, span).await?;
            full |= remind_of_refreshers(change, days, span).await?;
            let (after, until) = (change.now() + span.0, change.now() + span.1);
            full |= remind_of_forms(change, days, (after, until)).await?;
            full |= remind_of_pathways(change, days, (after, until)).await?;
            nearest = days;
        }
        let again = if full { Duration::seconds(1) } else { PACE };
        schedule::plan(change, DUE, DUE, change.now() + again).await
    })
}

/// The same of forms.
async fn remind_of_forms(change: &mut Change<'_>, days: i16, span: (DateTime<Utc>, DateTime<Utc>)) -> Result<bool> {
    let reminded = forms::remind(change, days, span, MOST).await?;
    Ok(i64::try_from(reminded).unwrap_or(i64::MAX) >= MOST)
}

/// The same of pathways.
async fn remind_of_pathways(change: &mut Change<'_>, days: i16, span: (DateTime<Utc>, DateTime<Utc>)) -> Result<bool> {
    let reminded = pathways::remind(change, days, span, MOST).await?;
    Ok(i64::try_from(reminded).unwrap_or(i64::MAX) >= MOST)
}

/// Whatever is due in a span of time from now; answers whether there is more than was written.
async fn remind(change: &mut Change<'_>, kind: Kind, days: i16, (after, until): (Duration, Duration)) -> Result<bool> {
    let (tx, now) = (change.tx(), change.now());
    let key_prefix = match kind {
        Kind::CourseOverdue => "overdue:".to_owned(),
        _ => format!("due:{days}:"),
    };
    let found = sql::due()
        .params(
            tx,
            &sql::DueParams {
                after: now + after,
                until: now + until,
                days: i32::from(days),
                word: key_prefix,
                most: MOST,
            },
        )
        .all()
        .await
        .sql()?;
    let events: Vec<Event> = found
        .into_iter()
        .map(|row| Event {
            user_id: row.user_id,
            key: row.event_key,
            team: None,
            about: row.id,
            params: json!({
                "course": row.title, "courseId": row.course_id, "userCourseId": row.id, "dueAt": row.due, "days": days,
            }),
        })
        .collect();
    write(change, kind, &events).await?;
    Ok(i64::try_from(events.len()).unwrap_or(i64::MAX) >= MOST)
}

/// Rounds that end in a span of time from now, and begin again: whoever completed theirs is told as well.
async fn remind_of_refreshers(
    change: &mut Change<'_>,
    days: i16,
    (after, until): (Duration, Duration),
) -> Result<bool> {
    let (tx, now) = (change.tx(), change.now());
    let key_prefix = format!("refresh:{days}:");
    let found = sql::refreshing()
        .params(
            tx,
            &sql::RefreshingParams {
                after: now + after,
                until: now + until,
                days: i32::from(days),
                word: key_prefix,
                most: MOST,
            },
        )
        .all()
        .await
        .sql()?;
    let events: Vec<Event> = found
        .into_iter()
        .map(|row| Event {
            user_id: row.user_id,
            key: row.event_key,
            team: None,
            about: row.id,
            params: json!({
                "course": row.title, "courseId": row.course_id, "userCourseId": row.id, "dueAt": row.ends, "days": days,
            }),
        })
        .collect();
    write(change, Kind::CourseRefreshSoon, &events).await?;
    Ok(i64::try_from(events.len()).unwrap_or(i64::MAX) >= MOST)
}

/// Tells managers of their people who are late, once for a course and a date.
async fn escalate(change: &mut Change<'_>) -> Result<bool> {
    let (tx, now) = (change.tx(), change.now());
    let found = sql::late_people()
        .bind(tx, &(now - LATE), &now, &MOST)
        .all()
        .await
        .sql()?;
    let full = i64::try_from(found.len()).unwrap_or(i64::MAX) >= MOST;
    let events: Vec<Event> = found
        .into_iter()
        .map(|row| Event {
            user_id: row.manager,
            key: row.event_key,
            team: None,
            about: row.course_id,
            params: json!({
                "course": row.title, "courseId": row.course_id, "dueAt": row.due, "people": row.people, "names": row.names,
            }),
        })
        .collect();
    write(change, Kind::PeopleOverdue, &events).await?;
    Ok(full)
}

/// Mails what is due to be mailed, an email to a person and team, and comes again when there is more.
pub fn mail<'a>(app: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let (tx, now) = (change.tx(), change.now());
        let people = sql::people_to_mail().bind(tx, &now, &PEOPLE).all().await.sql()?;
        if !people.is_empty() {
            leave(app, change, &people).await?;
        }
        match sql::next_mail().bind(tx).one().await.sql()? {
            Some(due) => mail_by(change, due).await,
            None => Ok(()),
        }
    })
}

async fn leave(app: &App, change: &Change<'_>, people: &[Uuid]) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    let settled = settings::organisation_settings(tx).await?;
    let chosen = settings::preferences_of_many(tx, people).await?;
    let members = sql::members().bind(tx, &people).all().await.sql()?;
    let members: HashSet<(Uuid, String)> = members.into_iter().map(|row| (row.user_id, row.team_id)).collect();
    let mut items: HashMap<(Uuid, String), Vec<Item>> = HashMap::new();
    let mut ids: HashMap<(Uuid, String), Vec<Uuid>> = HashMap::new();
    let mut order = Vec::new();
    for row in sql::take_mail().bind(tx, &people, &now).all().await.sql()? {
        let whom = (row.user_id, row.team_id);
        let Some(kind) = mailed(&settled, &row.kind).filter(|_| members.contains(&whom)) else {
            continue;
        };
        if !items.contains_key(&whom) {
            order.push(whom.clone());
        }
        ids.entry(whom.clone()).or_default().push(row.id);
        items.entry(whom).or_default().push(Item {
            kind,
            about: row.about,
            params: kind.redacted(row.params),
            link: row.link,
        });
    }
    let users: Vec<Uuid> = order.iter().map(|(user_id, _)| *user_id).collect();
    let identities = app.identity.find_identities(&users).await?.into_iter();
    let identities: HashMap<Uuid, UserIdentity> = identities.map(|person| (person.user_id, person)).collect();
    let events = items.values().flatten().filter(|item| item.kind.is_of_event());
    let events: Vec<Uuid> = events.map(|item| item.about).collect();
    let seats = invitations::read(change, &events, &users).await?;
    let directory = app.directory.now();
    let nobody = PersonalPreferences::default();
    let (mut emails, mut reminded, mut mails) = (Vec::new(), Vec::new(), Vec::new());
    for whom in order {
        let Some((team, person, to)) = addressed(&directory, change.tenant(), &identities, &whom) else {
            continue;
        };
        let times = chosen
            .get(&whom.0)
            .unwrap_or(&nobody)
            .times(&settled, change.tenant().time_zone);
        let items = items.remove(&whom).unwrap_or_default();
        let origin = app.team_origin(&team);
        let content = emails::Content {
            calendars: emails::calendars(&*seats, (&team, &origin), (person, &to), &items, now),
            items,
            zone: times.zone,
        };
        let email = emails::email(&team, person, to, content);
        for id in ids.remove(&whom).unwrap_or_default() {
            reminded.push(id);
            mails.push(email.id);
        }
        emails.push((team.id.clone(), email));
    }
    queue_emails(change, emails).await?;
    sql::in_mails().bind(tx, &reminded, &mails).await.sql().map(drop)
}

/// Whom an email goes to. An address that nobody proved may be somebody else's: nothing goes there.
fn addressed<'a>(
    directory: &Register,
    tenant: &Tenant,
    identities: &'a HashMap<Uuid, UserIdentity>,
    (user_id, team): &(Uuid, String),
) -> Option<(Arc<Team>, &'a UserIdentity, String)> {
    let (owner, team) = directory.team(&TeamId::parse(team).ok()?)?;
    let person = identities
        .get(user_id)
        .filter(|person| !person.disabled && person.is_verified)?;
    let to = person.email.clone()?;
    (owner.id == tenant.id && team.active).then_some((team, person, to))
}

/// A kind that the tenant still allows to be mailed.
fn mailed(settled: &OrganisationSettings, kind: &str) -> Option<Kind> {
    kind.parse().ok().filter(|kind| settled.offer(*kind).mail_allowed)
}

/// Forgets what is old, and comes again tomorrow.
pub fn purge<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let before = change.now() - KEPT;
        while sql::purge().bind(change.tx(), &before, &PORTION).await.sql()? == PORTION.unsigned_abs() {}
        schedule::plan(change, PURGE, PURGE, change.now() + Duration::days(1)).await
    })
}
