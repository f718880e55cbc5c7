//! What is asked of somebody beyond the first factor, as identity asks for it.
use super::step;
use crate::db;
use crate::feature::HookFuture;
use crate::features::identity::{AuthenticatedUser, SecondFactorPolicy, SecondStep};
use crate::prelude::*;
use crate::settings::TenantSettings;

/// The second factors of accounts.
pub struct Factors;

impl SecondFactorPolicy for Factors {
    fn is_required(&self, settings: &TenantSettings, roles: Vec<&str>) -> bool {
        super::is_required(settings, roles)
    }

    fn next_step<'a>(
        &'a self,
        app: &'a App,
        change: &'a Change<'_>,
        context: &'a TenantContext,
        arrival: &'a AuthenticatedUser,
        (factors, roles): (&'a db::factors::Factors, Vec<&'a str>),
    ) -> HookFuture<'a, Option<SecondStep>> {
        Box::pin(step::next_step(
            app,
            change,
            context,
            arrival,
            factors,
            roles.into_iter(),
        ))
    }

    fn prove_by_code<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        user_id: Uuid,
        code: &'a str,
    ) -> HookFuture<'a, ()> {
        Box::pin(step::prove_by_code(app, caller, user_id, code))
    }

    fn prove_by_passkey<'a>(
        &'a self,
        app: &'a App,
        context: &'a TenantContext,
        caller: &'a Caller,
        user_id: Uuid,
        passkey: (&'a Value, Value),
    ) -> HookFuture<'a, ()> {
        Box::pin(step::prove_by_passkey(app, context, caller, user_id, passkey))
    }
}
