//! Going on with a session, under the same id or a new one.
use chrono::Duration;
use learnt_kernel::refresh::{Answer, FORGIVING, RefreshToken, SignedIn, YOUNG, answer};
use learnt_queries::queries::identity as sql;

use super::callbacks::second_factor_policy;
use super::commands::Refreshed;
use super::entry::roles_of;
use super::model::{self, Refusal};
use crate::features::impersonation::{self, RefreshOutcome};
use crate::features::sessions::{Grant, any_usable, end_one, usable};
use crate::features::{licences, presence};
use crate::prelude::*;

/// Whoever was seen this long ago is not noted anew at each refresh.
const SEEN: Duration = Duration::minutes(1);

/// The usual refresh, in one round trip: none of what [`refresh`] looks at is different from what it mostly is. Answers nothing
/// where something is, or may be, and has changed nothing then. Of two tabs that ask at once one is answered here; the other one
/// finds the token replaced, and [`refresh`] repeats it.
pub async fn refresh_fast(
    app: &App,
    client: &TenantClient,
    context: &TenantContext,
    token: RefreshToken,
) -> Result<Option<SignedIn>> {
    let (now, key, next) = (app.clock.now(), &app.config.master_key, token.next());
    let longest = model::longest_idle(&context.tenant.options.session_config);
    let used_since = longest.map_or(DateTime::UNIX_EPOCH, |longest| now - longest);
    let team = context.team.id.as_str();
    let gone_on = sql::refresh_at_once()
        .params(
            &**client,
            &sql::RefreshAtOnceParams {
                next_hash: next.hash(key),
                hash: token.hash(key),
                now,
                until_persistent: model::expiry(true, now, now),
                until_closed: model::expiry(false, now, now),
                id: token.session,
                replaced_before: now - YOUNG,
                used_since,
                begun_since: model::young_enough(now),
                team_id: team,
            },
        )
        .opt()
        .await
        .sql()?;
    let Some(session) = gone_on else { return Ok(None) };
    // By itself: both tables have owners of their own, and a transaction around the two would cost each refresh two round trips
    // for what is mostly noted already. What is lost on the way is noted by the next sign of life.
    let is_noted = session.last_seen_at.is_some_and(|seen| now - seen <= SEEN);
    if !is_noted {
        presence::touch(&**client, now, session.user_id, team).await?;
    }
    if !is_noted || licences::month_is_young(&context.tenant.time_zone, now) {
        licences::signed_in(app, &**client, &context.tenant, (session.user_id, team), now).await?;
    }
    let grant = Grant {
        user_id: session.user_id,
        revision: session.revision,
        token: next,
        until: session.persist.then_some(session.expires_at),
        actor: None,
    };
    Ok(Some(grant.issue(app, &context.tenant.id, now)))
}

/// Goes on with a session: a new access token, and the next refresh token. A copy that comes late ends the session, and so does
/// idleness where the tenant looks at it.
pub async fn refresh(
    app: &App,
    change: &mut Change<'_>,
    context: &TenantContext,
    token: RefreshToken,
) -> Result<Refreshed> {
    refresh_by(app, change, context, token, RefreshedBy::ByItself).await
}

/// How a refresh token comes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RefreshedBy {
    /// Somebody has it.
    ByItself,
    /// In the place of one of the session before, which was renewed: its answer may have been lost.
    ByTheOneBefore,
}

async fn refresh_by(
    app: &App,
    change: &mut Change<'_>,
    context: &TenantContext,
    token: RefreshToken,
    brought: RefreshedBy,
) -> Result<Refreshed> {
    let (now, key) = (change.now(), &app.config.master_key);
    impersonation::lock_of_session(change, token.session).await?;
    let found = sql::session_for_update()
        .bind(change.tx(), &token.session)
        .opt()
        .await
        .sql()?;
    let is_valid = match &found {
        Some(session) => session.expires_at > now && is_still_valid(change, session).await?,
        None => false,
    };
    let Some(session) = found.filter(|_| is_valid) else {
        return match impersonation::end_and_restore(app, change, token).await? {
            RefreshOutcome::NotActing => follow(app, change, context, token).await,
            RefreshOutcome::RestoredSession(own) => Ok(Refreshed::On(own)),
            RefreshOutcome::Nothing => Ok(Refreshed::Ended {
                session: token.session,
                copied: false,
            }),
        };
    };
    let hash = token.hash(key);
    let answer = answer(
        hash == session.refresh_hash,
        session.previous_hash.as_ref() == Some(&hash),
        session.refresh_used,
        now - session.rotated_at,
    );
    let Some(given) = answer.gives(token) else {
        return end(change, token.session, "refresh token reused", true).await;
    };
    let longest = model::longest_idle(&context.tenant.options.session_config);
    if longest.is_some_and(|longest| now - session.last_seen_at > longest) {
        return end(change, token.session, "idle", false).await;
    }
    if session.renew {
        return renew(app, change, context, token.session, session).await;
    }
    if session.waits {
        impersonation::own_session_used(change, session.user_id).await?;
    }
    // An hour in another's name is not made longer by using it.
    let expires = match session.actor_id {
        Some(_) => session.expires_at,
        None => model::expiry(session.persist, session.created_at, now),
    };
    if answer == Answer::Keep && brought == RefreshedBy::ByItself && !session.refresh_used {
        sql::refresh_used().bind(change.tx(), &token.session).await.sql()?;
    }
    if answer == Answer::Rotate {
        sql::rotate_session()
            .params(
                change.tx(),
                &sql::RotateSessionParams {
                    refresh_hash: given.hash(key),
                    previous_hash: Some(&hash),
                    now,
                    expires_at: expires,
                    id: token.session,
                },
            )
            .await
            .sql()?;
        if session.actor_id.is_none() {
            let person = (session.user_id, context.team.id.as_str());
            presence::touch(change.tx(), now, person.0, person.1).await?;
            licences::signed_in(app, change.tx(), &context.tenant, person, now).await?;
        }
    }
    let grant = Grant {
        user_id: session.user_id,
        revision: any_usable(app, change, session.user_id).await?,
        token: given,
        until: session.persist.then_some(expires),
        actor: session.actor_id,
    };
    Ok(Refreshed::On(grant.signed_in(app, change)))
}

/// The session goes on under a new id, because its person holds other roles now. If one of them needs a second factor that was
/// not given, it does not: the person signs in again and gives it.
async fn renew(
    app: &App,
    change: &mut Change<'_>,
    context: &TenantContext,
    old: Uuid,
    session: sql::SessionForUpdate,
) -> Result<Refreshed> {
    let memberships = usable(app, change, session.user_id).await?;
    let revision = memberships.first().ok_or(Refusal::NoUsableTeam)?.revision;
    if session.factor.is_none()
        && second_factor_policy().is_required(&context.tenant.options, roles_of(&memberships).collect())
    {
        return end(change, old, "needs a second factor", false).await;
    }
    let (token, now) = (RefreshToken::first(new_id()), change.now());
    let expires = model::expiry(session.persist, session.created_at, now);
    sql::renew_session()
        .params(
            change.tx(),
            &sql::RenewSessionParams {
                now,
                successor: token.session,
                id: old,
                refresh_hash: token.hash(&app.config.master_key),
                expires_at: expires,
            },
        )
        .await
        .sql()?;
    if session.actor_id.is_none() {
        let person = (session.user_id, context.team.id.as_str());
        licences::signed_in(app, change.tx(), &context.tenant, person, now).await?;
    }
    let grant = Grant {
        user_id: session.user_id,
        revision,
        token,
        until: session.persist.then_some(expires),
        actor: session.actor_id,
    };
    Ok(Refreshed::On(grant.signed_in(app, change)))
}

/// To the session that follows one that was renewed: two tabs may both be on their way there. A copy that comes late ends that
/// one too.
async fn follow(app: &App, change: &mut Change<'_>, context: &TenantContext, token: RefreshToken) -> Result<Refreshed> {
    let old = sql::session_successor()
        .bind(change.tx(), &token.session)
        .opt()
        .await
        .sql()?
        .ok_or(Refusal::SignedOut)?;
    let hash = token.hash(&app.config.master_key);
    let is_forgiven = hash == old.refresh_hash || old.previous_hash.as_ref() == Some(&hash) && !old.refresh_used;
    if is_forgiven && !old.followed && change.now() - old.ended_at <= FORGIVING {
        let next = RefreshToken::first(old.successor);
        return Box::pin(refresh_by(app, change, context, next, RefreshedBy::ByTheOneBefore)).await;
    }
    end(change, old.successor, "refresh token reused", true).await
}

/// One in another person's name goes on as long as the impersonation stands, and nobody's role has changed.
async fn is_still_valid(change: &Change<'_>, session: &sql::SessionForUpdate) -> Result<bool> {
    match session.impersonation_id {
        Some(impersonation) => Ok(!session.renew && impersonation::is_active(change, impersonation).await?),
        None => Ok(true),
    }
}

async fn end(change: &mut Change<'_>, session: Uuid, reason: &str, copied: bool) -> Result<Refreshed> {
    end_one(change, session, reason).await?;
    impersonation::end_both(change, session, reason).await?;
    Ok(Refreshed::Ended { session, copied })
}
