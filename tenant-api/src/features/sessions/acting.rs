//! Sessions in another person's name, and the way back to one's own: what [`crate::features::impersonation`] does to sessions.
use crate::prelude::*;

use learnt_kernel::refresh::{FORGIVING, RefreshToken, SignedIn};
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::identity as sql;

use super::{Grant, any_usable, events_of, ip};

/// A session in another person's name, about to begin.
pub struct ImpersonatedSession<'a> {
    pub session: Uuid,
    pub actor: Uuid,
    /// In whose name.
    pub person: Uuid,
    /// The revision of that person's membership.
    pub revision: i32,
    /// The impersonation that it is part of.
    pub impersonation: Uuid,
    /// The team that it stays in.
    pub team: &'a TeamId,
    /// When it ends at the latest.
    pub until: DateTime<Utc>,
}

/// Begins a session in another person's name. Its cookie goes when the browser is closed.
pub async fn begin(
    app: &App,
    change: &Change<'_>,
    caller: &Caller,
    begin: &ImpersonatedSession<'_>,
) -> Result<SignedIn> {
    let token = RefreshToken::first(begin.session);
    sql::create_acting_session()
        .params(
            change.tx(),
            &sql::CreateActingSessionParams {
                id: begin.session,
                user_id: begin.person,
                team_id: begin.team.as_str(),
                refresh_hash: token.hash(&app.config.master_key),
                now: change.now(),
                expires_at: begin.until,
                user_agent: caller.user_agent.as_deref(),
                ip: ip(caller),
                actor_id: begin.actor,
                impersonation_id: begin.impersonation,
            },
        )
        .await
        .sql()?;
    let grant = Grant {
        user_id: begin.person,
        revision: begin.revision,
        token,
        until: None,
        actor: Some(begin.actor),
    };
    Ok(grant.signed_in(app, change))
}

/// Whether this session of theirs goes on, and until when; locked until the transaction ends.
pub async fn own_expiry(change: &Change<'_>, session: Uuid) -> Result<DateTime<Utc>> {
    let found = sql::session_for_update()
        .bind(change.tx(), &session)
        .opt()
        .await
        .sql()?;
    found
        .filter(|found| found.expires_at > change.now() && found.actor_id.is_none())
        .map(|found| found.expires_at)
        .ok_or_else(Problem::signed_out)
}

/// Gives somebody a fresh session in place of the one that waited, if that still stands.
pub async fn restore_session(app: &App, change: &mut Change<'_>, waiting: Uuid) -> Result<Option<(Uuid, SignedIn)>> {
    let token = RefreshToken::first(new_id());
    let hash = token.hash(&app.config.master_key);
    let own = sql::follow_session()
        .bind(change.tx(), &token.session, &hash, &change.now(), &waiting)
        .opt()
        .await
        .sql()?;
    let Some(own) = own else {
        return Ok(None);
    };
    end(change, waiting, "taken up again").await?;
    let until = own.persist.then_some(own.expires_at);
    let signed_in = granted(app, change, own.user_id, token, until).await?;
    Ok(Some((token.session, signed_in)))
}

/// The same answer again, for whoever asked at the same moment and for whom the first one was lost.
pub async fn repeat_restore(app: &App, change: &Change<'_>, given: Uuid) -> Result<Option<SignedIn>> {
    let token = RefreshToken::first(given);
    let (hash, now) = (token.hash(&app.config.master_key), change.now());
    let own = sql::fresh_session()
        .bind(change.tx(), &given, &hash, &(now - FORGIVING), &now)
        .opt()
        .await
        .sql()?;
    let Some(own) = own else {
        return Ok(None);
    };
    let until = own.persist.then_some(own.expires_at);
    granted(app, change, own.user_id, token, until).await.map(Some)
}

async fn granted(
    app: &App,
    change: &Change<'_>,
    user_id: Uuid,
    token: RefreshToken,
    until: Option<DateTime<Utc>>,
) -> Result<SignedIn> {
    let grant = Grant {
        user_id,
        revision: any_usable(app, change, user_id).await?,
        token,
        until,
        actor: None,
    };
    Ok(grant.signed_in(app, change))
}

/// Whether a refresh token is one of the last two of its session, be that over or not.
pub async fn has_token(app: &App, change: &Change<'_>, token: RefreshToken) -> Result<bool> {
    let hash = token.hash(&app.config.master_key);
    let has_token = sql::session_has_token()
        .bind(change.tx(), &hash, &token.session)
        .opt()
        .await
        .sql()?;
    Ok(has_token.unwrap_or(false))
}

/// Ends a session; what the audit log says of it is whoever ends it to say.
pub async fn end(change: &mut Change<'_>, session: Uuid, reason: &str) -> Result<()> {
    let ended = sql::end_session()
        .bind(change.tx(), &change.now(), &reason, &session)
        .all()
        .await
        .sql()?;
    let events = events_of(&ended).map(|event| event.with_audit_rows(Vec::new()));
    change.publish_all(events.collect()).await
}
