//! What identity asks of the features above it: they register it (`callbacks` of their `FEATURE`).
use crate::db::directory::Tenant;
use crate::db::factors::Factors;
use crate::feature::{HookFuture, callback};
use crate::prelude::*;
use crate::settings::TenantSettings;

use super::AuthenticatedUser;

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

/// Which second factor somebody has to give.
pub trait SecondFactorPolicy: Send + Sync {
    /// Whether a tenant wants a second factor of somebody who holds these roles.
    fn is_required(&self, settings: &TenantSettings, roles: Vec<&str>) -> bool;

    /// The second step that somebody has to take, if there is one. Roles are those of all their memberships in the tenant: a session
    /// reaches as far.
    fn next_step<'a>(
        &'a self,
        app: &'a App,
        change: &'a Change<'_>,
        context: &'a TenantContext,
        arrival: &'a AuthenticatedUser,
        factors_and_roles: (&'a Factors, Vec<&'a str>),
    ) -> HookFuture<'a, Option<SecondStep>>;

    /// Lets go on, while signed in, who gives a code of their app.
    fn prove_by_code<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        user_id: Uuid,
        code: &'a str,
    ) -> HookFuture<'a, ()>;

    /// The same with the passkey that was asked for.
    fn prove_by_passkey<'a>(
        &'a self,
        app: &'a App,
        context: &'a TenantContext,
        caller: &'a Caller,
        user_id: Uuid,
        passkey: (&'a Value, Value),
    ) -> HookFuture<'a, ()>;
}

/// The callback of the feature that decides it.
pub struct SecondFactorHook(pub &'static dyn SecondFactorPolicy);

/// Whoever asks beyond the first factor.
pub fn second_factor_policy() -> &'static dyn SecondFactorPolicy {
    callback::<SecondFactorHook>().0
}

/// What other providers have to do with somebody who came in.
pub trait ProviderPolicy: Send + Sync {
    /// Whether a tenant takes a person's way of signing in elsewhere for one of its own.
    fn accepts(&self, app: &App, there: &Tenant, method: &str) -> bool;

    /// Links what waited for this person, who is in now; answers the kind of provider.
    fn link_up<'a>(
        &'a self,
        app: &'a App,
        change: &'a mut Change<'_>,
        context: &'a TenantContext,
        user_id: Uuid,
        link: Option<&'a str>,
    ) -> HookFuture<'a, Option<String>>;
}

/// The callback of the feature that knows other providers.
pub struct ProviderPolicyHook(pub &'static dyn ProviderPolicy);

/// The callback of the feature that knows other providers.
pub fn provider_policy() -> &'static dyn ProviderPolicy {
    callback::<ProviderPolicyHook>().0
}
