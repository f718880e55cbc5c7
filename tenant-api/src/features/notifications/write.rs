//! Writing notifications: many at once, each once, and telling those who are looking.
use crate::prelude::*;

use std::collections::BTreeSet;

use chrono::Duration;
use futures_util::future::join;
use learnt_queries::queries::notifications as sql;

use super::domain_events::NotificationsChanged;
use super::jobs;
use super::kinds::{Kind, NotificationKind};
use super::settings;

/// Written with one statement.
const PORTION: usize = 5_000;
/// Up to so many people hear of it whether they are looking or not; of more, those who are.
const PERSONAL_TOPIC_LIMIT: usize = 500;
/// Who gave no sign of life for longer is not looking.
const LOOKING: Duration = Duration::seconds(120);

/// Something that happened to somebody.
#[derive(Debug)]
pub struct NewNotification {
    pub user_id: Uuid,
    /// Sent again under this key, it is the same.
    pub key: String,
    /// The team in which it happened, if it is one; otherwise it is mailed in the name of the one where they were last.
    pub team: Option<String>,
    /// What it is about: its kind makes the link of it.
    pub about: Uuid,
    /// What its words need; `link` instead of the one of its kind.
    pub params: Value,
}

/// A row about to be written, with the names of the columns.
#[derive(Serialize)]
struct Row<'e> {
    id: Uuid,
    user_id: Uuid,
    event_key: &'e str,
    team_id: Option<&'e str>,
    about: Uuid,
    params: &'e Value,
    link: String,
    in_app: bool,
    mail_at: Option<DateTime<Utc>>,
}

/// Writes what happened, for those who want to know and of whom it is not written yet.
pub async fn send(change: &mut Change<'_>, kind: &'static NotificationKind, events: &[NewNotification]) -> Result<()> {
    let published = store(change, kind, events).await?;
    change.publish_all(published).await
}

/// The same for whoever publishes more with it: answers what is still to be published.
pub async fn store(
    change: &Change<'_>,
    kind: &'static NotificationKind,
    events: &[NewNotification],
) -> Result<Vec<DomainEvent>> {
    let kind = Kind::from(kind);
    if events.is_empty() {
        return Ok(Vec::new());
    }
    let mut shown = BTreeSet::new();
    let mut first_mail: Option<DateTime<Utc>> = None;
    for portion in events.chunks(PORTION) {
        let rows = rows(change, kind, portion).await?;
        if rows.is_empty() {
            continue;
        }
        let rows = serde_json::to_value(rows).map_err(|error| Problem::internal(&error))?;
        let (tx, now) = (change.tx(), change.now());
        let write = sql::write().prepare(tx).await.sql()?;
        for new in write.bind(tx, &kind.word, &now, &rows).all().await.sql()? {
            if new.in_app {
                shown.insert(new.user_id);
            }
            first_mail = [first_mail, new.mail_at].into_iter().flatten().min();
        }
    }
    if let Some(due) = first_mail {
        jobs::mail_by(change, due).await?;
    }
    changed_events(change, shown.into_iter().collect()).await
}

/// What each of them wants: nothing is written for whom neither screen nor mail would tell.
async fn rows<'e>(change: &Change<'_>, kind: Kind, events: &'e [NewNotification]) -> Result<Vec<Row<'e>>> {
    let (now, zone) = (change.now(), change.tenant().time_zone);
    let users: Vec<Uuid> = events.iter().map(|event| event.user_id).collect();
    let (settled, chosen) = join(
        settings::organisation_settings(change.tx()),
        settings::preferences_of_many(change.tx(), &users),
    )
    .await;
    let (settled, chosen) = (settled?, chosen?);
    let nobody = super::model::PersonalPreferences::default();
    let row = |event: &'e NewNotification| {
        let chosen = chosen.get(&event.user_id).unwrap_or(&nobody);
        let channels = chosen.follows(&settled, kind);
        let mail_at = chosen.times(&settled, zone).mail_time(channels.mail, now);
        (channels.in_app || mail_at.is_some()).then(|| Row {
            id: new_id(),
            user_id: event.user_id,
            event_key: &event.key,
            team_id: event.team.as_deref(),
            about: event.about,
            params: &event.params,
            link: event.params["link"]
                .as_str()
                .map_or_else(|| (kind.link)(event.about), str::to_owned),
            in_app: channels.in_app,
            mail_at,
        })
    };
    Ok(events.iter().filter_map(row).collect())
}

/// Their bells hear of it; of very many people only those who are looking.
async fn changed_events(change: &Change<'_>, mut users: Vec<Uuid>) -> Result<Vec<DomainEvent>> {
    if users.len() > PERSONAL_TOPIC_LIMIT {
        let since = change.now() - LOOKING;
        users = sql::present().bind(change.tx(), &users, &since).all().await.sql()?;
    }
    Ok(users.chunks(PERSONAL_TOPIC_LIMIT).map(changed_event).collect())
}

/// Something about these people's notifications changed.
pub fn changed_event(users: &[Uuid]) -> DomainEvent {
    let mut event = DomainEvent::of("", NotificationsChanged {}).with_audit_rows(Vec::new());
    event.topics.extend(users.iter().map(|user| format!("me:{user}")));
    event
}
