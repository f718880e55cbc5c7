//! One's own sessions, and how sessions end: whoever ends one is believed at once in this process, and its sockets close.
use learnt_kernel::device::{Device, DeviceKind};
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::identity as sql;

use crate::edge::Person;
use crate::features::impersonation;
use crate::features::sessions::publish_ended;
use crate::prelude::*;

/// A session, as its person sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnSession {
    id: Uuid,
    /// The team at whose host it lives.
    team_id: Option<String>,
    team_display_name: Option<String>,
    /// The kind of device, as far as the browser tells.
    device: Option<DeviceKind>,
    browser: Option<String>,
    os: Option<String>,
    /// The address it was begun from.
    ip: Option<String>,
    /// Begun.
    created_at: DateTime<Utc>,
    /// Last used.
    last_seen_at: DateTime<Utc>,
    /// This very one.
    current: bool,
    /// How the person came in: `password`, `invitation`, `provider:okta`, ….
    method: String,
    /// The second factor that was given.
    factor: Option<String>,
    /// Who acts in it in the person's name.
    actor_name: Option<String>,
}

/// One's own sessions in this tenant, the one last used first.
pub async fn own(app: &App, person: &Person) -> Result<Vec<OwnSession>> {
    let client = app.client(&person.context).await?;
    let rows = sql::own_sessions()
        .bind(&*client, &person.user_id, &app.clock.now())
        .all()
        .await
        .sql()?;
    let directory = app.directory.now();
    let name_of = |team: &str| TeamId::parse(team).ok().and_then(|id| directory.team(&id));
    Ok(rows
        .into_iter()
        .map(|row| {
            let device = row.user_agent.as_deref().map(Device::read).unwrap_or_default();
            OwnSession {
                current: row.id == person.session_id,
                id: row.id,
                team_display_name: row
                    .team_id
                    .as_deref()
                    .and_then(name_of)
                    .map(|(_, team)| team.display_name.clone()),
                team_id: row.team_id,
                device: device.kind,
                browser: device.browser.map(|browser| browser.to_string()),
                os: device.os.map(|os| os.to_string()),
                ip: row.ip,
                created_at: row.created_at,
                last_seen_at: row.last_seen_at,
                // Whose word it was stands behind the blank; it is for whoever hands the session over.
                method: row.method.split(' ').next().unwrap_or_default().to_owned(),
                factor: row.factor,
                // An operator has no name in the tenant.
                actor_name: row
                    .actor_id
                    .map(|_| row.actor_name.unwrap_or_else(|| "Learnt".to_owned())),
            }
        })
        .collect())
}

/// Which of one's own sessions end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionsToEnd {
    /// One.
    One(Uuid),
    /// All but the present one.
    Others,
}

/// Ends sessions of one's own; which ones there were.
pub async fn end(change: &mut Change<'_>, person: &Person, which: SessionsToEnd) -> Result<Vec<Uuid>> {
    let ended = match which {
        SessionsToEnd::One(id) => {
            sql::end_own_session()
                .bind(change.tx(), &change.now(), &id, &person.user_id)
                .all()
                .await
        }
        SessionsToEnd::Others => {
            sql::end_other_sessions()
                .bind(change.tx(), &change.now(), &person.user_id, &person.session_id)
                .all()
                .await
        }
    }
    .sql()?;
    if ended.is_empty() && which != SessionsToEnd::Others {
        return Err(Problem::not_found());
    }
    publish_ended(change, &ended).await?;
    Ok(ended.into_iter().map(|one| one.id).collect())
}

/// Whoever sits there has just proved who they are, perhaps by a second factor.
pub async fn mark_proved(app: &App, person: &Person, factor: Option<&str>) -> Result<()> {
    let client = app.client(&person.context).await?;
    sql::session_proved()
        .bind(&*client, &app.clock.now(), &factor, &person.session_id)
        .await
        .sql()
        .map(drop)
}

/// Ends what people have at the hosts of a team that they leave, in the transaction of whoever sends them away.
pub async fn end_at_team(change: &mut Change<'_>, users: &[Uuid], team: &str, reason: &str) -> Result<()> {
    if users.is_empty() {
        return Ok(());
    }
    impersonation::lock_of_people(change, users).await?;
    let ended = sql::end_sessions_at_team()
        .bind(change.tx(), &change.now(), &reason, &users, &team)
        .all()
        .await
        .sql()?;
    publish_ended(change, &ended).await
}

/// People's roles changed: their sessions of the tenant go on under new ids.
pub async fn renew(change: &mut Change<'_>, users: &[Uuid]) -> Result<()> {
    if users.is_empty() {
        return Ok(());
    }
    impersonation::lock_of_people(change, users).await?;
    let renewed = sql::renew_sessions()
        .bind(change.tx(), &users, &change.now())
        .all()
        .await
        .sql()?;
    publish_ended(change, &renewed).await
}

/// Every role that somebody holds in a team of the tenant.
pub async fn roles(app: &App, person: &Person) -> Result<Vec<String>> {
    let client = app.client(&person.context).await?;
    sql::every_role().bind(&*client, &person.user_id).all().await.sql()
}
