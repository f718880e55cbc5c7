//! Signing in, refreshing, ending and handing over: load, decide, store, tell. Transactions are opened and committed at
//! the door.
use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::Secret;
use learnt_kernel::refresh::{RefreshToken, SignedIn};
use learnt_queries::queries::identity as sql;

use super::entry::{Arrival, Way, roles_of};
use super::handed::{SecondStep, beyond};
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
        /// Which one.
        session: Uuid,
        /// Because somebody has a copy of its token.
        copied: bool,
    },
}

/// The principal of a person who is just coming in.
pub fn principal_of(here: &Here, user_id: Uuid) -> Principal {
    Principal::at(here, Some(user_id))
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
    here: &Here,
    caller: &Caller,
    typed: &str,
    password: String,
) -> std::result::Result<Account, Unknown> {
    let account = tried(app, here, caller, typed, password).await?;
    if account.must_change {
        return Err(Refusal::MustChange.into());
    }
    Ok(account)
}

/// Whose name and password these are.
pub async fn by_password(app: &App, here: &Here, caller: &Caller, typed: &str, password: String) -> Result<Account> {
    tried(app, here, caller, typed, password)
        .await
        .map_err(|unknown| unknown.problem)
}

/// Whoever asks does the same work for somebody and for nobody: one look into each database that the form of the name asks
/// for, and one password checked.
async fn tried(
    app: &App,
    here: &Here,
    caller: &Caller,
    typed: &str,
    password: String,
) -> std::result::Result<Account, Unknown> {
    // A flood that is refused anyway costs no query.
    app.hasher.has_room().map_err(Problem::from)?;
    app.attempts
        .place_opens(&caller.place(), &*app.clock)
        .await
        .map_err(Refusal::Blocked)?;
    let account = find(app, here, typed).await?;
    let checked = check_password(app, here, caller, typed, password, account.as_ref()).await;
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
pub fn is_news(app: &App, here: &Here, unknown: &Unknown) -> Option<Uuid> {
    let user_id = unknown.tried.filter(|_| unknown.problem.status() == 429)?;
    let flood = format!("{}/{user_id}", here.tenant.id);
    app.attempts.is_news(&flood, app.clock.now()).then_some(user_id)
}

/// Writes down that a member's account is closed to somebody.
pub async fn note_blocked(change: &Change<'_>, user_id: Uuid) -> Result<()> {
    let memberships = sql::memberships().bind(change.tx(), &user_id).all().await.sql()?;
    match memberships.first() {
        Some(membership) => {
            change
                .record(Entry::new("person.sign_in_blocked", membership.id.as_str()))
                .await
        }
        None => Ok(()),
    }
}

/// The account behind what was typed: an address, an additional address, or a username of this tenant, which holds no @.
async fn find(app: &App, here: &Here, typed: &str) -> Result<Option<Account>> {
    let typed = as_kept(typed);
    let tenant = &here.tenant.id;
    if typed.contains('@') {
        return Ok(app.identity.account_by_address(&typed, tenant).await?);
    }
    let client = app.client(here).await?;
    let known = sql::user_by_username().bind(&*client, &typed).opt().await.sql()?;
    drop(client);
    // Nobody is asked for too, so that a name that nobody has takes as long.
    Ok(app.identity.account(known.unwrap_or_default(), tenant).await?)
}

/// What was typed, in the spelling in which names and addresses are kept.
fn as_kept(typed: &str) -> String {
    EmailAddress::parse(typed).map_or_else(|_| typed.trim().to_lowercase(), |address| address.to_string())
}

/// Checks a password under the limits.
pub async fn check_password(
    app: &App,
    here: &Here,
    caller: &Caller,
    typed: &str,
    password: String,
    account: Option<&Account>,
) -> Result<()> {
    let name = account.map_or_else(
        || format!("{}/{}", here.tenant.id, as_kept(typed)),
        |account| account.user_id.to_string(),
    );
    let attempt = app
        .attempts
        .at_account_in_turn(&name, &caller.place(), &*app.clock)
        .await
        .map_err(Refusal::Blocked)?;
    let hash = account.and_then(|account| account.password_hash.clone());
    if !app.hasher.verify(password, hash).await? {
        return Err(Refusal::Incorrect.into());
    }
    attempt.was_right();
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
    impersonation::over(change, session, "signed out").await?;
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
    sql::begin_session()
        .params(
            change.tx(),
            &sql::BeginSessionParams {
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
                ways_version: proof.ways_version,
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
pub async fn take_over(app: &App, change: &mut Change<'_>, here: &Here, caller: &Caller, code: &str) -> Result<Way> {
    let (tx, now) = (change.tx(), change.now());
    let hash = Secret::from_text(code).hash();
    let used = sql::use_code()
        .bind(tx, &now, &hash, &"handover", &here.host.as_str())
        .opt()
        .await
        .sql()?
        .ok_or(Refusal::InvalidCode)?;
    let memberships = usable(app, change, used.user_id).await?;
    let revision = memberships.first().ok_or(Refusal::NoUsableTeam)?.revision;
    if let Some(step) = second_step(app, change, here, &used, &memberships).await? {
        return Ok(Way::Second(step));
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
    presence::present(change.tx(), change.now(), used.user_id, here.team.id.as_str()).await?;
    change.act_as(used.user_id, None);
    change
        .record(Entry::new("session.handed_over", used.session_id.to_string()))
        .await?;
    let grant = Grant {
        user_id: used.user_id,
        revision,
        token,
        until: used.persist.then_some(expires),
        actor: None,
    };
    Ok(Way::In(used.session_id, grant.signed_in(app, change)))
}

/// Whoever comes over without a second factor gives it here, if they have one or if this tenant wants it of them. The session
/// that waited ends by itself.
async fn second_step(
    app: &App,
    change: &Change<'_>,
    here: &Here,
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
    let arrival = Arrival::by(&proof.method, used.user_id, used.persist, proof.ways_version);
    let roles = roles_of(memberships).collect();
    beyond().before(app, change, here, &arrival, (&factors, roles)).await
}

/// A code for one live socket.
pub async fn live_code(app: &App, here: &Here, user_id: Uuid, session: Uuid) -> Result<Secret> {
    let (code, now) = (Secret::random(), app.clock.now());
    let client = app.client(here).await?;
    sql::add_code()
        .params(
            &*client,
            &sql::AddCodeParams {
                hash: code.hash(),
                kind: "live",
                user_id,
                session_id: session,
                host: here.host.as_str(),
                persist: false,
                now,
                expires_at: now + model::CODE_LIFE,
            },
        )
        .await
        .sql()?;
    Ok(code)
}
