//! What identity asks of the features above it: they hand it in (`hands` of their `FEATURE`).
use crate::db::directory::Tenant;
use crate::db::factors::Factors;
use crate::feature::{Doing, handed_one};
use crate::prelude::*;
use crate::settings::TenantSettings;

use super::Arrival;

/// A second factor, as a session remembers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Method {
    /// Six digits of an authenticator app.
    Totp,
    /// A passkey made for this host or a parent of it.
    Passkey,
    /// One of the codes that were given out once.
    Recovery,
}

/// What a page has to ask before somebody is let in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecondStep {
    /// To be sent with the answer; works for five minutes.
    pub challenge: String,
    /// What would answer it here.
    pub methods: Vec<Method>,
    /// The person's role needs a second factor, and there is none yet: set one up first.
    pub must_enrol: bool,
    /// Hosts at which the person has passkeys that do not work here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elsewhere: Vec<String>,
}

/// What is asked of somebody beyond the first factor.
pub trait AsksBeyond: Send + Sync {
    /// Whether a tenant wants a second factor of somebody who holds these roles.
    fn is_required(&self, settings: &TenantSettings, roles: Vec<&str>) -> bool;

    /// The second step that somebody has to take, if there is one. Roles are those of all their memberships in the tenant: a session
    /// reaches as far.
    fn before<'a>(
        &'a self,
        app: &'a App,
        change: &'a Change<'_>,
        here: &'a Here,
        arrival: &'a Arrival,
        factors_and_roles: (&'a Factors, Vec<&'a str>),
    ) -> Doing<'a, Option<SecondStep>>;

    /// Lets go on, while signed in, who gives a code of their app.
    fn prove_by_code<'a>(&'a self, app: &'a App, caller: &'a Caller, user_id: Uuid, code: &'a str) -> Doing<'a, ()>;

    /// The same with the passkey that was asked for.
    fn prove_by_passkey<'a>(
        &'a self,
        app: &'a App,
        here: &'a Here,
        caller: &'a Caller,
        user_id: Uuid,
        passkey: (&'a Value, Value),
    ) -> Doing<'a, ()>;
}

/// Whoever asks it.
pub struct Beyond(pub &'static dyn AsksBeyond);

/// Whoever asks beyond the first factor.
pub fn beyond() -> &'static dyn AsksBeyond {
    handed_one::<Beyond>().0
}

/// What other providers have to do with somebody who came in.
pub trait Vouches: Send + Sync {
    /// Whether a tenant takes a person's way of signing in elsewhere for one of its own.
    fn accepts(&self, app: &App, there: &Tenant, method: &str) -> bool;

    /// Links what waited for this person, who is in now; answers the kind of provider.
    fn link_up<'a>(
        &'a self,
        app: &'a App,
        change: &'a mut Change<'_>,
        here: &'a Here,
        user_id: Uuid,
        link: Option<&'a str>,
    ) -> Doing<'a, Option<String>>;
}

/// Whoever knows other providers.
pub struct Vouching(pub &'static dyn Vouches);

/// Whoever knows other providers.
pub fn vouching() -> &'static dyn Vouches {
    handed_one::<Vouching>().0
}
