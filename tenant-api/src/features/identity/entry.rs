//! The one way in. Whatever proved who somebody is – a password, a provider, a mailed link – ends here, so that what is asked
//! of everybody is asked in one place.
use chrono::{DateTime, Utc};
use learnt_kernel::browser::RefreshCookie;
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::new_id;
use learnt_kernel::problem::Result;
use learnt_kernel::refresh::{RefreshToken, SignedIn};
use learnt_kernel::tenant::TeamId;
use learnt_kernel::token::AccessClaims;
use learnt_queries::queries::identity as sql;
use serde_json::json;
use uuid::Uuid;

use super::commands::usable;
use super::model::{self, Refusal};
use crate::app::App;
use crate::db::{Change, Sql};
use crate::facts::Fact;

/// Somebody who proved who they are.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// Who.
    pub user_id: Uuid,
    /// By what: `password`, `invitation`, `registration`, `reset`, `provider:<kind> <issuer>`.
    pub method: String,
    /// Whether the session survives the browser's restart.
    pub persist: bool,
    /// The second factor that was given too: `totp`, `passkey`, `recovery`.
    pub factor: Option<&'static str>,
    /// A provider's identity that waits for its person: the secret of its challenge.
    pub link: Option<String>,
}

impl Arrival {
    /// By a password or a mailed link, and nothing more yet.
    pub fn by(method: &str, user_id: Uuid, persist: bool) -> Self {
        Self {
            user_id,
            method: method.to_owned(),
            persist,
            factor: None,
            link: None,
        }
    }

    /// Brings a provider's identity along, to be linked once the person is in.
    pub fn linking(mut self, link: Option<String>) -> Self {
        self.link = link;
        self
    }
}

/// Begins a session.
pub async fn begin(
    app: &App,
    change: &mut Change<'_>,
    team: &TeamId,
    caller: &Caller,
    arrival: &Arrival,
) -> Result<SignedIn> {
    let memberships = usable(app, change, arrival.user_id).await?;
    let here_or_first = memberships
        .iter()
        .find(|one| one.team_id == team.as_str())
        .or(memberships.first());
    let membership = here_or_first.ok_or(Refusal::NoUsableTeam)?;
    let (token, now) = (RefreshToken::first(new_id()), change.now());
    let expires = model::expiry(arrival.persist, now, now);
    sql::begin_session()
        .bind(
            change.tx(),
            &token.session,
            &arrival.user_id,
            &team.as_str(),
            &token.hash(&app.config.master_key),
            &now,
            &arrival.persist,
            &arrival.method,
            &arrival.factor,
            &now,
            &expires,
            &caller.user_agent,
            &ip(caller),
        )
        .await
        .sql()?;
    let told = json!({"userId": arrival.user_id, "teamId": membership.team_id});
    let fact = Fact::new("session.begun", token.session.to_string(), told).react();
    change.tell(fact).await?;
    let grant = Grant {
        user_id: arrival.user_id,
        revision: membership.revision,
        token,
        until: arrival.persist.then_some(expires),
        actor: None,
    };
    Ok(grant.signed_in(app, change))
}

/// Where a session's browser is, as far as the network tells.
pub fn ip(caller: &Caller) -> Option<String> {
    caller.address.map(|address| address.to_string())
}

/// What a page gets for a session that stands.
pub struct Grant {
    /// In whose name.
    pub user_id: Uuid,
    /// The membership's revision.
    pub revision: i32,
    /// The refresh token.
    pub token: RefreshToken,
    /// How long the cookie is kept; none: until the browser is closed.
    pub until: Option<DateTime<Utc>>,
    /// Who really acts, if that is somebody else.
    pub actor: Option<Uuid>,
}

impl Grant {
    /// The tokens.
    pub fn signed_in(self, app: &App, change: &Change<'_>) -> SignedIn {
        let (tenant, now) = (&change.tenant().id, change.now());
        let mut claims = AccessClaims::new(tenant.as_str(), self.user_id, self.token.session, self.revision, now);
        claims.act = self.actor;
        SignedIn {
            access: app.keys.sign(&claims),
            cookie: RefreshCookie::Team,
            refresh: self.token.write(&app.config.master_key),
            max_age: self.until.map(|until| (until - now).num_seconds()),
        }
    }
}
