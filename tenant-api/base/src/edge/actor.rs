//! Who knocks: a token of this tenant whose session still stands, and what the person is in the host's team.
use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use learnt_kernel::browser::bearer;
use learnt_kernel::problem::Problem;
use learnt_kernel::role::Role;
use learnt_kernel::token::AccessClaims;
use uuid::Uuid;

use super::tenant_context::TenantContext;
use crate::app::App;
use crate::db::TenantClient;
use crate::db::tx::Principal;
use crate::edge::session::{Membership, SessionState};

/// A person with an active membership of the host's team, and what is at hand to do as they ask.
#[derive(Clone)]
pub struct Actor {
    /// What the service has: pools, directory, clock.
    pub app: App,
    pub context: TenantContext,
    pub user_id: Uuid,
    pub session_id: Uuid,
    /// `<user id>_<team id>`.
    pub membership_id: String,
    /// All held roles.
    pub roles: Vec<Role>,
    /// The highest held role's rank.
    pub rank: u8,
    /// First and last name.
    pub name: String,
    /// Who really acts: the same person, unless somebody acts in their name.
    pub real_id: Uuid,
    /// Whether the tenant shows people their own position.
    pub sees_position: bool,
}

impl Actor {
    /// A connection of their tenant. It is taken in the handler and not by an extractor, which would hold it while a body arrives.
    pub async fn client(&self) -> Result<TenantClient, Problem> {
        self.app.client(&self.context).await
    }

    /// Whether somebody acts in another person's name.
    pub fn impersonates(&self) -> bool {
        self.real_id != self.user_id
    }

    /// Refuses what nobody may do in another person's name: password, address, ways to sign in, points.
    pub fn in_own_name(&self) -> Result<(), Problem> {
        in_own_name(self.user_id, self.real_id)
    }
}

/// Who acts in another's name does it in both.
impl From<&Actor> for Principal {
    fn from(actor: &Actor) -> Self {
        Self {
            acting_as: actor.impersonates().then_some(actor.user_id),
            rank: actor.rank,
            ..Self::at(&actor.context, Some(actor.real_id))
        }
    }
}

/// A person signed in to the tenant, whatever they are in the host's team.
#[derive(Clone, Debug)]
pub struct Person {
    pub context: TenantContext,
    pub user_id: Uuid,
    pub session_id: Uuid,
    /// Who really acts: the same person, unless somebody acts in their name.
    pub real_id: Uuid,
}

impl Person {
    /// Refuses what nobody may do in another person's name.
    pub fn in_own_name(&self) -> Result<(), Problem> {
        in_own_name(self.user_id, self.real_id)
    }
}

fn in_own_name(as_whom: Uuid, really: Uuid) -> Result<(), Problem> {
    if as_whom == really {
        return Ok(());
    }
    Err(Problem::forbidden(
        "impersonating",
        "This is not available while impersonating.",
    ))
}

/// What both extractors read, once a request.
#[derive(Clone)]
struct SessionContext {
    claims: Arc<AccessClaims>,
    session: Arc<SessionState>,
}

async fn session_context(parts: &mut Parts, app: &App, context: &TenantContext) -> Result<SessionContext, Problem> {
    if let Some(session_context) = parts.extensions.get::<SessionContext>() {
        return Ok(session_context.clone());
    }
    let token = bearer(&parts.headers).ok_or_else(Problem::signed_out)?;
    let claims = app
        .keys
        .verify(token, context.tenant.id.as_str(), app.clock.now())
        .map_err(|_| Problem::signed_out())?;
    let session = app.sessions.state_of(app, context, claims.sid).await?;
    if session.user_id != claims.sub || session.actor_id != claims.act {
        return Err(Problem::signed_out());
    }
    let session_context = SessionContext { claims, session };
    parts.extensions.insert(session_context.clone());
    Ok(session_context)
}

impl FromRequestParts<App> for Person {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let context = TenantContext::from_request_parts(parts, app).await?;
        let SessionContext { claims, .. } = session_context(parts, app, &context).await?;
        Ok(Person {
            context,
            user_id: claims.sub,
            session_id: claims.sid,
            real_id: claims.act.unwrap_or(claims.sub),
        })
    }
}

/// Whoever may also be nobody: a token that is worth nothing is as none.
impl OptionalFromRequestParts<App> for Person {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Problem> {
        let found = <Self as FromRequestParts<App>>::from_request_parts(parts, app).await;
        match found {
            Err(problem) if problem.status() == 401 => Ok(None),
            found => found.map(Some),
        }
    }
}

impl FromRequestParts<App> for Actor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let context = TenantContext::from_request_parts(parts, app).await?;
        let SessionContext { claims, session } = session_context(parts, app, &context).await?;
        let Some(Membership {
            id,
            roles,
            rank,
            name,
            sees_position,
        }) = session.membership.clone()
        else {
            return Err(Problem::forbidden(
                "no_membership",
                "You are not a member of this team.",
            ));
        };
        Ok(Actor {
            app: app.clone(),
            context,
            user_id: claims.sub,
            session_id: claims.sid,
            membership_id: id,
            roles,
            rank,
            name,
            real_id: claims.act.unwrap_or(claims.sub),
            sees_position,
        })
    }
}
