//! What notifications have on the calendar: dates that come near, mails that leave, and what is forgotten.
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::Duration;
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::notifications as sql;

use super::due::DueSpan;
use super::emails::{self, Item};
use super::kinds::{Kind, NotificationKinds, WaitingMail};
use super::model::{OrganisationSettings, PersonalPreferences};
use super::{due, invitations, pictures, settings};
use crate::db::accounts::UserIdentity;
use crate::db::directory::{Register, Team, Tenant};
use crate::feature::callbacks;
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
const RETENTION: Duration = Duration::days(365);
/// Deleted with one statement.
const PORTION: i64 = 10_000;

/// Mails leave by then at the latest.
pub(super) async fn mail_by(change: &Change<'_>, due: DateTime<Utc>) -> Result<()> {
    schedule::plan_by(change, MAIL, MAIL, due).await
}

/// Reminds of dates, and comes again in an hour.
pub fn due<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let now = change.now();
        let span = |days: i16, after: DateTime<Utc>, until: DateTime<Utc>| DueSpan {
            days,
            after,
            until,
            most: MOST,
        };
        let mut has_more = due::remind(change, span(0, now - LATE, now)).await?;
        let mut nearest = now;
        for days in settings::organisation_settings(change.tx()).await?.due_days {
            let until = now + Duration::days(i64::from(days));
            has_more |= due::remind(change, span(days, nearest, until)).await?;
            nearest = until;
        }
        let again = if has_more { Duration::seconds(1) } else { PACE };
        schedule::plan(change, DUE, DUE, now + again).await
    })
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
    let rows = sql::take_mail().bind(tx, &people, &now).all().await.sql()?;
    let over = over(change, &rows).await?;
    for row in rows.into_iter().filter(|row| !over.contains(&row.id)) {
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
            picture: None,
        });
    }
    pictures::show(change, &mut items).await?;
    let users: Vec<Uuid> = order.iter().map(|(user_id, _)| *user_id).collect();
    let identities = app.identity.find_identities(&users).await?.into_iter();
    let identities: HashMap<Uuid, UserIdentity> = identities.map(|person| (person.user_id, person)).collect();
    let events = items.values().flatten().filter(|item| item.kind.calendar.is_some());
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

/// Which of these are over, by the word of the features whose they are: what they tell of was taken back, or is done.
async fn over(change: &Change<'_>, rows: &[sql::TakeMail]) -> Result<HashSet<Uuid>> {
    let mut over = HashSet::new();
    for feature in callbacks::<NotificationKinds>() {
        let Some(read) = feature.over else { continue };
        let waiting = |row: &sql::TakeMail| {
            let kind = feature.all.iter().find(|kind| kind.word == row.kind)?;
            Some(WaitingMail {
                id: row.id,
                kind: kind.word,
                user_id: row.user_id,
                about: row.about,
            })
        };
        let waiting: Vec<WaitingMail> = rows.iter().filter_map(waiting).collect();
        if !waiting.is_empty() {
            over.extend(read(change, &waiting).await?);
        }
    }
    Ok(over)
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
        let before = change.now() - RETENTION;
        while sql::purge().bind(change.tx(), &before, &PORTION).await.sql()? == PORTION.unsigned_abs() {}
        schedule::plan(change, PURGE, PURGE, change.now() + Duration::days(1)).await
    })
}
