//! The one way in. Whatever proved who somebody is – a password, a provider, a mailed link – ends here, so that what is asked
//! of everybody is asked in one place.
use learnt_kernel::refresh::{RefreshToken, SignedIn};
use learnt_queries::queries::identity as sql;

use super::callbacks::{SecondStep, second_factor_policy};
use super::domain_events::SessionBegun;
use super::model::{self, Refusal};
use crate::audit;
use crate::db::factors::Factors;
use crate::features::licences;
use crate::features::sessions::{Grant, Membership, ip, usable};
use crate::prelude::*;

/// Somebody who proved who they are.
#[derive(Clone, Debug)]
pub struct AuthenticatedUser {
    pub user_id: Uuid,
    /// By what: `password`, `invitation`, `registration`, `reset`, `provider:<kind> <issuer>`.
    pub method: String,
    /// Whether the session survives the browser's restart.
    pub persist: bool,
    /// The second factor that was given too: `totp`, `passkey`, `recovery`.
    pub factor: Option<&'static str>,
    /// The second factors that the person has, where somebody read them already.
    pub factors: Option<Factors>,
    /// A provider's identity that waits for its person: the secret of its challenge.
    pub link: Option<String>,
    /// The person's security stamp when they proved who they are.
    pub security_stamp: i32,
    /// The hash of a password that they chose on the way, sealed: it counts once they are in.
    pub chosen: Option<Vec<u8>>,
}

impl AuthenticatedUser {
    /// By a password or a mailed link, and nothing more yet.
    pub fn by(method: &str, user_id: Uuid, persist: bool, security_stamp: i32) -> Self {
        Self {
            user_id,
            method: method.to_owned(),
            persist,
            factor: None,
            factors: None,
            link: None,
            security_stamp,
            chosen: None,
        }
    }

    /// Knows which second factors the person has: nobody has to ask again.
    pub fn with_factors(mut self, factors: Factors) -> Self {
        self.factors = Some(factors);
        self
    }

    /// Brings a provider's identity along, to be linked once the person is in.
    pub fn linking(mut self, link: Option<String>) -> Self {
        self.link = link;
        self
    }

    /// Has chosen a password, which counts once they are in.
    pub fn choosing(mut self, sealed: Option<Vec<u8>>) -> Self {
        self.chosen = sealed;
        self
    }

    /// Gave a second factor too.
    pub fn with(mut self, factor: &'static str) -> Self {
        self.factor = Some(factor);
        self
    }
}

/// How far somebody came.
pub enum SignInOutcome {
    /// In, by this session.
    In(Uuid, SignedIn),
    /// To the second step.
    Second(SecondStep),
}

/// Lets somebody in who proved who they are, at this host, or asks for the second factor first.
pub async fn sign_in(
    app: &App,
    change: &mut Change<'_>,
    context: &TenantContext,
    caller: &Caller,
    arrival: &AuthenticatedUser,
    factors: &Factors,
) -> Result<SignInOutcome> {
    let memberships = usable(app, change, arrival.user_id).await?;
    if arrival.factor.is_none()
        && !memberships.is_empty()
        && let Some(step) = second_factor_policy()
            .next_step(
                app,
                change,
                context,
                arrival,
                (factors, roles_of(&memberships).collect()),
            )
            .await?
    {
        return Ok(SignInOutcome::Second(step));
    }
    let (session, signed_in) = begin(app, change, context, caller, arrival, &memberships).await?;
    Ok(SignInOutcome::In(session, signed_in))
}

/// Every role that is held in one of these teams.
pub fn roles_of(memberships: &[Membership]) -> impl Iterator<Item = &str> {
    memberships.iter().flat_map(|one| one.roles.iter().map(String::as_str))
}

/// Begins a session.
async fn begin(
    app: &App,
    change: &mut Change<'_>,
    context: &TenantContext,
    caller: &Caller,
    arrival: &AuthenticatedUser,
    memberships: &[Membership],
) -> Result<(Uuid, SignedIn)> {
    let team = &context.team.id;
    let here_or_first = memberships
        .iter()
        .find(|one| one.team_id == team.as_str())
        .or(memberships.first());
    let membership = here_or_first.ok_or(Refusal::NoUsableTeam)?;
    let (token, now) = (RefreshToken::first(new_id()), change.now());
    let expires = model::expiry(arrival.persist, now, now);
    sql::create_session()
        .params(
            change.tx(),
            &sql::CreateSessionParams {
                id: token.session,
                user_id: arrival.user_id,
                team_id: team.as_str(),
                refresh_hash: token.hash(&app.config.master_key),
                now,
                persist: arrival.persist,
                method: &arrival.method,
                factor: arrival.factor,
                proved_at: now,
                expires_at: expires,
                user_agent: caller.user_agent.as_deref(),
                ip: ip(caller),
                security_stamp: arrival.security_stamp,
            },
        )
        .await
        .sql()?;
    let person = (arrival.user_id, membership.team_id.as_str());
    licences::signed_in(app, change.tx(), &context.tenant, person, now).await?;
    let begun = SessionBegun {
        user_id: arrival.user_id,
        team_id: membership.team_id.clone(),
    };
    let mut trace =
        audit::AuditEntry::new("session.begun", token.session.to_string()).with("method", arrival.method.as_str());
    if let Some(factor) = arrival.factor {
        trace = trace.with("factor", factor);
    }
    let event = DomainEvent::of(token.session.to_string(), begun).logged(trace);
    change.publish(event).await?;
    let session = token.session;
    let grant = Grant {
        user_id: arrival.user_id,
        revision: membership.revision,
        token,
        until: arrival.persist.then_some(expires),
        actor: None,
    };
    Ok((session, grant.signed_in(app, change)))
}
