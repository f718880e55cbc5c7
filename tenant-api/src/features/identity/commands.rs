//! Signing in, refreshing, ending and handing over: load, decide, store, publish. Transactions are opened and committed at
//! the door.
use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::Secret;
use learnt_kernel::refresh::{RefreshToken, SignedIn};
use learnt_queries::queries::identity as sql;

use super::callbacks::{SecondStep, second_factor_policy};
use super::entry::{AuthenticatedUser, SignInOutcome, roles_of};
use super::model::{self, Refusal};
use super::teams::Proof;
use crate::db::accounts::Account;
use crate::db::directory::Team;
use crate::db::tx::Principal;
use crate::features::sessions::{Grant, Membership, end_one, ip, usable};
use crate::features::{impersonation, presence};
use crate::prelude::*;

/// What became of a refresh token.
pub enum Refreshed {
    /// The session goes on.
    On(SignedIn),
    /// The session is ended. That is to be kept, although the answer refuses.
    Ended {
        session: Uuid,
        /// Because somebody has a copy of its token.
        copied: bool,
    },
}

/// The principal of a person who is just coming in.
pub fn principal_of(context: &TenantContext, user_id: Uuid) -> Principal {
    Principal::at(context, Some(user_id))
}

/// Why somebody is not known by what was typed, and whose account it was, if it is anybody's.
pub struct Unknown {
    /// The answer.
    pub problem: Problem,
    /// The account that they tried.
    pub tried: Option<Uuid>,
}

impl From<Problem> for Unknown {
    fn from(problem: Problem) -> Self {
        Self { problem, tried: None }
    }
}

impl From<Refusal> for Unknown {
    fn from(refusal: Refusal) -> Self {
        Problem::from(refusal).into()
    }
}

/// Who signs in with what was typed. Without a transaction: the password's check is slow.
pub async fn identify(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    typed: &str,
    password: String,
) -> std::result::Result<Account, Unknown> {
    let account = try_account(app, context, caller, typed, password).await?;
    if account.must_change {
        return Err(Refusal::MustChange.into());
    }
    Ok(account)
}

/// Whose name and password these are.
pub async fn by_password(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    typed: &str,
    password: String,
) -> Result<Account> {
    try_account(app, context, caller, typed, password)
        .await
        .map_err(|unknown| unknown.problem)
}

/// Whoever asks does the same work for somebody and for nobody: one look into each database that the form of the name asks
/// for, and one password checked.
async fn try_account(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    typed: &str,
    password: String,
) -> std::result::Result<Account, Unknown> {
    // A flood that is refused anyway costs no query.
    app.hasher.has_room().map_err(Problem::from)?;
    app.attempts
        .wait_until_allowed(&caller.client_key(), &*app.clock)
        .await
        .map_err(Refusal::Blocked)?;
    let account = find(app, context, typed).await?;
    let checked = check_password(app, context, caller, typed, password, account.as_ref()).await;
    let account = match (checked, account) {
        (Ok(()), account) => account.ok_or(Refusal::Incorrect)?,
        (Err(problem), account) => {
            let tried = account.map(|account| account.user_id);
            return Err(Unknown { problem, tried });
        }
    };
    if account.disabled {
        return Err(Refusal::NoUsableTeam.into());
    }
    Ok(account)
}

/// Whether it is to be written down that an account is closed to somebody: once for each flood of tries.
pub fn should_log(app: &App, context: &TenantContext, unknown: &Unknown) -> Option<Uuid> {
    let user_id = unknown.tried.filter(|_| unknown.problem.status() == 429)?;
    let flood = format!("{}/{user_id}", context.tenant.id);
    app.attempts.should_log(&flood, app.clock.now()).then_some(user_id)
}

/// Writes down that a member's account is closed to somebody.
pub async fn note_blocked(change: &Change<'_>, user_id: Uuid) -> Result<()> {
    let memberships = sql::memberships().bind(change.tx(), &user_id).all().await.sql()?;
    match memberships.first() {
        Some(membership) => {
            change
                .record(AuditEntry::new("person.sign_in_blocked", membership.id.as_str()))
                .await
        }
        None => Ok(()),
    }
}

/// The account behind what was typed: an address, an additional address, or a username of this tenant, which holds no @.
async fn find(app: &App, context: &TenantContext, typed: &str) -> Result<Option<Account>> {
    let typed = normalized(typed);
    let tenant = &context.tenant.id;
    if typed.contains('@') {
        return Ok(app.identity.account_by_address(&typed, tenant).await?);
    }
    let client = app.client(context).await?;
    let user = sql::user_by_username().bind(&*client, &typed).opt().await.sql()?;
    drop(client);
    // Nobody is asked for too, so that a name that nobody has takes as long.
    Ok(app.identity.account(user.unwrap_or_default(), tenant).await?)
}

/// What was typed, in the spelling in which names and addresses are kept.
fn normalized(typed: &str) -> String {
    EmailAddress::parse(typed).map_or_else(|_| typed.trim().to_lowercase(), |address| address.to_string())
}

/// Checks a password under the limits.
pub async fn check_password(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    typed: &str,
    password: String,
    account: Option<&Account>,
) -> Result<()> {
    let name = account.map_or_else(
        || format!("{}/{}", context.tenant.id, normalized(typed)),
        |account| account.user_id.to_string(),
    );
    let attempt = app
        .attempts
        .at_account_in_turn(&name, &caller.client_key(), &*app.clock)
        .await
        .map_err(Refusal::Blocked)?;
    let hash = account.and_then(|account| account.password_hash.clone());
    if !app.hasher.verify(password, hash).await? {
        return Err(Refusal::Incorrect.into());
    }
    attempt.succeeded();
    Ok(())
}

/// Signs a session out, and with one in another person's name the actor's own; who is gone with it.
pub async fn sign_out(change: &mut Change<'_>, session: Uuid) -> Result<Vec<Uuid>> {
    impersonation::lock_of_session(change, session).await?;
    let Some(found) = sql::session_for_update()
        .bind(change.tx(), &session)
        .opt()
        .await
        .sql()?
    else {
        return Ok(Vec::new());
    };
    match found.actor_id {
        Some(actor) => change.act_as(actor, Some(found.user_id)),
        None => change.act_as(found.user_id, None),
    }
    let people = end_one(change, session, "signed out").await?;
    impersonation::end_both(change, session, "signed out").await?;
    // Whoever acted in somebody's name takes nobody away with them.
    Ok(if found.actor_id.is_some() { Vec::new() } else { people })
}

/// A session that waits a minute for being taken over at another team's host, and the code for it.
pub async fn hand_over(app: &App, change: &Change<'_>, user_id: Uuid, team: &Team, proof: &Proof) -> Result<Secret> {
    let usable = usable(app, change, user_id).await?;
    if !usable.iter().any(|one| one.team_id == team.id.as_str()) {
        return Err(Problem::not_found());
    }
    let (id, now, code) = (new_id(), change.now(), Secret::random());
    let until = now + model::CODE_LIFE;
    let nobody_knows = Secret::random().hash();
    let (agent, ip) = (None::<String>, None::<String>);
    sql::create_session()
        .params(
            change.tx(),
            &sql::CreateSessionParams {
                id,
                user_id,
                team_id: team.id.as_str(),
                refresh_hash: nobody_knows,
                now,
                persist: proof.persist,
                method: &proof.method,
                factor: proof.factor.as_deref(),
                proved_at: proof.proved_at,
                expires_at: until,
                user_agent: agent.as_deref(),
                ip,
                security_stamp: proof.security_stamp,
            },
        )
        .await
        .sql()?;
    sql::add_code()
        .params(
            change.tx(),
            &sql::AddCodeParams {
                hash: code.hash(),
                kind: "handover",
                user_id,
                session_id: id,
                host: &team.main_domain,
                persist: proof.persist,
                now,
                expires_at: until,
            },
        )
        .await
        .sql()?;
    Ok(code)
}

/// Takes a handed-over session over, once, at the host that it was meant for.
pub async fn redeem_handover(
    app: &App,
    change: &mut Change<'_>,
    context: &TenantContext,
    caller: &Caller,
    code: &str,
) -> Result<SignInOutcome> {
    let (tx, now) = (change.tx(), change.now());
    let hash = Secret::from_text(code).hash();
    let used = sql::use_code()
        .bind(tx, &now, &hash, &"handover", &context.host.as_str())
        .opt()
        .await
        .sql()?
        .ok_or(Refusal::InvalidCode)?;
    let memberships = usable(app, change, used.user_id).await?;
    let revision = memberships.first().ok_or(Refusal::NoUsableTeam)?.revision;
    if let Some(step) = second_step(app, change, context, &used, &memberships).await? {
        return Ok(SignInOutcome::Second(step));
    }
    let token = RefreshToken::first(used.session_id);
    let expires = model::expiry(used.persist, now, now);
    let begun = sql::take_over_session()
        .params(
            tx,
            &sql::TakeOverSessionParams {
                refresh_hash: token.hash(&app.config.master_key),
                now,
                expires_at: expires,
                user_agent: caller.user_agent.as_deref(),
                ip: ip(caller),
                id: used.session_id,
            },
        )
        .await
        .sql()?;
    if begun == 0 {
        return Err(Refusal::InvalidCode.into());
    }
    presence::touch(change.tx(), change.now(), used.user_id, context.team.id.as_str()).await?;
    change.act_as(used.user_id, None);
    change
        .record(AuditEntry::new("session.handed_over", used.session_id.to_string()))
        .await?;
    let grant = Grant {
        user_id: used.user_id,
        revision,
        token,
        until: used.persist.then_some(expires),
        actor: None,
    };
    Ok(SignInOutcome::In(used.session_id, grant.signed_in(app, change)))
}

/// Whoever comes over without a second factor gives it here, if they have one or if this tenant wants it of them. The session
/// that waited ends by itself.
async fn second_step(
    app: &App,
    change: &Change<'_>,
    context: &TenantContext,
    used: &sql::UseCode,
    memberships: &[Membership],
) -> Result<Option<SecondStep>> {
    let proof = sql::session_proof()
        .bind(change.tx(), &used.session_id)
        .opt()
        .await
        .sql()?
        .ok_or(Refusal::InvalidCode)?;
    if proof.factor.is_some() {
        return Ok(None);
    }
    let factors = app.identity.factors(used.user_id).await?;
    let arrival = AuthenticatedUser::by(&proof.method, used.user_id, used.persist, proof.security_stamp);
    let roles = roles_of(memberships).collect();
    second_factor_policy()
        .next_step(app, change, context, &arrival, (&factors, roles))
        .await
}

/// A code for one live socket.
pub async fn live_code(app: &App, context: &TenantContext, user_id: Uuid, session: Uuid) -> Result<Secret> {
    let (code, now) = (Secret::random(), app.clock.now());
    let client = app.client(context).await?;
    sql::add_code()
        .params(
            &*client,
            &sql::AddCodeParams {
                hash: code.hash(),
                kind: "live",
                user_id,
                session_id: session,
                host: context.host.as_str(),
                persist: false,
                now,
                expires_at: now + model::CODE_LIFE,
            },
        )
        .await
        .sql()?;
    Ok(code)
}
