//! Beginning to act as somebody, ending it, and what becomes of it when it ends by itself. Transactions are opened and
//! committed at the door.
use learnt_kernel::refresh::{RefreshToken, SignedIn};
use learnt_queries::queries::impersonation::{self as sql, Acting};

use super::domain_events::ImpersonationEnded;
use super::jobs;
use super::model::{LONGEST, Refusal, Request, check};
use super::start::{ImpersonationStart, begin, find};
use crate::features::sessions::acting;
use crate::prelude::*;
use crate::work::schedule;

/// A request to act as somebody.
pub struct ImpersonationRequest {
    /// Whom to act as.
    pub person: Uuid,
    /// Why, and where to go back to.
    pub request: Request,
    /// Whether another one of theirs, in another window, is to end for it.
    pub end_other: bool,
}

/// Begins to act as somebody. The actor's own session waits.
pub async fn start(
    app: &App,
    change: &mut Change<'_>,
    actor: &Actor,
    caller: &Caller,
    wanted: ImpersonationRequest,
) -> Result<SignedIn> {
    actor.in_own_name()?;
    let team = &actor.context.team.id;
    let found = find(change, team, wanted.person)
        .await?
        .ok_or_else(Problem::not_found)?;
    check(actor.user_id, &actor.roles, &found.person)?;
    make_room(change, actor.user_id, wanted.end_other).await?;
    let own_until = acting::own_expiry(change, actor.session_id).await?;
    let beginning = ImpersonationStart {
        actor: actor.user_id,
        operator: None,
        own_session: Some(actor.session_id),
        team,
        target: found,
        request: wanted.request,
        until: (change.now() + LONGEST).min(own_until),
    };
    begin(app, change, caller, beginning).await
}

pub(super) fn domain_event(what: impl Into<EventBody>, id: Uuid, person: Uuid) -> DomainEvent {
    DomainEvent::of(id.to_string(), what).topic(format!("me:{person}"))
}

/// Another one of the actor's makes way if it is over anyway, or if it is asked to.
pub(super) async fn make_room(change: &mut Change<'_>, actor: Uuid, end_other: bool) -> Result<()> {
    let Some(other) = sql::active_of().bind(change.tx(), &actor).opt().await.sql()? else {
        return Ok(());
    };
    if end_other {
        return finish(change, &other, "another one began").await.map(drop);
    }
    if is_active(change, other.id).await? {
        return Err(Refusal::AlreadyActing.into());
    }
    finish(change, &other, "over").await.map(drop)
}

/// Whether it still stands: see `impersonation_stands`.
pub async fn is_active(change: &Change<'_>, id: Uuid) -> Result<bool> {
    sql::is_active().bind(change.tx(), &id, &change.now()).one().await.sql()
}

/// Ends it, its session and its job. False: somebody else has ended it already.
async fn finish(change: &mut Change<'_>, row: &Acting, reason: &str) -> Result<bool> {
    let finished = sql::finish()
        .bind(change.tx(), &change.now(), &reason, &row.id)
        .await
        .sql()?;
    if finished == 0 {
        return Ok(false);
    }
    acting::end(change, row.session_id, reason).await?;
    schedule::drop(change, &jobs::key(row.id)).await?;
    change.act_as(row.user_id, Some(row.impersonated_user_id));
    let subject = row
        .membership_id
        .clone()
        .unwrap_or_else(|| row.impersonated_user_id.to_string());
    let mut entry = AuditEntry::new("impersonation.ended", subject).with("why", reason);
    if let Some(name) = &row.name {
        entry = entry.named(name);
    }
    let ended = ImpersonationEnded {
        user_id: row.impersonated_user_id,
    };
    let event = domain_event(ended, row.id, row.impersonated_user_id).logged(entry);
    change.publish(event).await?;
    Ok(true)
}

pub async fn time_is_up(change: &mut Change<'_>, row: &Acting) -> Result<()> {
    finish(change, row, "time is up").await.map(drop)
}

/// Ends what somebody does in another person's name, if they do; in whose.
pub async fn end_of(change: &mut Change<'_>, actor: Uuid, reason: &str) -> Result<Option<Uuid>> {
    let row = sql::active_of().bind(change.tx(), &actor).opt().await.sql()?;
    let Some(row) = row else { return Ok(None) };
    finish(change, &row, reason).await?;
    Ok(Some(row.impersonated_user_id))
}

/// The actor's own session, restored.
pub struct RestoredSession {
    /// Their own session, with a fresh token. An operator has none here.
    pub signed_in: Option<SignedIn>,
    /// Where they were: a path of this host, or an operator's page at the console.
    pub home: String,
}

/// Ends it at the actor's wish and gives them back their own session.
pub async fn end(app: &App, change: &mut Change<'_>, actor: &Actor) -> Result<RestoredSession> {
    if !actor.impersonates() {
        return Err(Refusal::NotActing.into());
    }
    let row = find_by_session(change, actor.session_id)
        .await?
        .ok_or_else(Problem::signed_out)?;
    let home = row.home.clone();
    finish(change, &row, "ended").await?;
    let signed_in = own_session_of(app, change, &row).await?;
    if signed_in.is_none() && row.actor_session_id.is_some() {
        return Err(Problem::signed_out());
    }
    Ok(RestoredSession { signed_in, home })
}

/// Locks the impersonation that a session is part of, if it is part of one. Whoever locks or ends a session does this first: an
/// impersonation is always locked before its sessions.
pub async fn lock_of_session(change: &Change<'_>, session: Uuid) -> Result<()> {
    let locked = sql::lock_of_session().bind(change.tx(), &session).all().await;
    locked.sql().map(drop)
}

/// The same for whoever ends or renews sessions of these people.
pub async fn lock_of_people(change: &Change<'_>, users: &[Uuid]) -> Result<()> {
    let locked = sql::lock_of_people().bind(change.tx(), &users).all().await;
    locked.sql().map(drop)
}

async fn find_by_session(change: &Change<'_>, session: Uuid) -> Result<Option<Acting>> {
    sql::of_session().bind(change.tx(), &session).opt().await.sql()
}

/// The actor's own session, once; for a moment the same answer again.
async fn own_session_of(app: &App, change: &mut Change<'_>, row: &Acting) -> Result<Option<SignedIn>> {
    if let Some(given) = row.back_session_id {
        return acting::repeat_restore(app, change, given).await;
    }
    let Some(own) = row.actor_session_id else {
        return Ok(None);
    };
    let Some((session, signed_in)) = acting::restore_session(app, change, own).await? else {
        return Ok(None);
    };
    sql::set_restored_session()
        .bind(change.tx(), &session, &row.id)
        .await
        .sql()?;
    Ok(Some(signed_in))
}

/// What becomes of whoever goes on with a session that does not stand any more.
pub enum RefreshOutcome {
    /// It was nobody's session in another person's name.
    NotActing,
    /// The actor's own session goes on.
    RestoredSession(SignedIn),
    /// There is nothing to go back to.
    Nothing,
}

/// Somebody goes on with a session that does not stand any more. If it was one in another person's name, it is ended, and
/// the actor gets their own back where that still stands.
pub async fn end_and_restore(app: &App, change: &mut Change<'_>, token: RefreshToken) -> Result<RefreshOutcome> {
    let Some(row) = find_by_session(change, token.session).await? else {
        return Ok(RefreshOutcome::NotActing);
    };
    finish(change, &row, "over").await?;
    // A token that was replaced long ago is a copy: it gets nobody's session.
    if !acting::has_token(app, change, token).await? {
        return Ok(RefreshOutcome::Nothing);
    }
    Ok(own_session_of(app, change, &row)
        .await?
        .map_or(RefreshOutcome::Nothing, RefreshOutcome::RestoredSession))
}

/// The actor goes on in their own name, so they act as nobody.
pub async fn own_session_used(change: &mut Change<'_>, actor: Uuid) -> Result<()> {
    end_of(change, actor, "own name").await.map(drop)
}

/// Whoever ends a session in another person's name for good, or has it taken away, ends the actor's own with it.
pub async fn end_both(change: &mut Change<'_>, session: Uuid, reason: &str) -> Result<()> {
    if let Some(row) = find_by_session(change, session).await? {
        finish(change, &row, reason).await?;
        if let Some(own) = row.actor_session_id {
            acting::end(change, own, reason).await?;
        }
    }
    Ok(())
}
