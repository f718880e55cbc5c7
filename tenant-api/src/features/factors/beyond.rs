//! What is asked of somebody beyond the first factor, as identity asks for it.
use super::step;
use crate::db;
use crate::feature::Doing;
use crate::features::identity::{Arrival, AsksBeyond, SecondStep};
use crate::prelude::*;
use crate::settings::TenantSettings;

/// The second factors of accounts.
pub struct Factors;

impl AsksBeyond for Factors {
    fn is_required(&self, settings: &TenantSettings, roles: Vec<&str>) -> bool {
        super::is_required(settings, roles)
    }

    fn before<'a>(
        &'a self,
        app: &'a App,
        change: &'a Change<'_>,
        here: &'a Here,
        arrival: &'a Arrival,
        (factors, roles): (&'a db::factors::Factors, Vec<&'a str>),
    ) -> Doing<'a, Option<SecondStep>> {
        Box::pin(step::before(app, change, here, arrival, factors, roles.into_iter()))
    }

    fn prove_by_code<'a>(&'a self, app: &'a App, caller: &'a Caller, user_id: Uuid, code: &'a str) -> Doing<'a, ()> {
        Box::pin(step::prove_by_code(app, caller, user_id, code))
    }

    fn prove_by_passkey<'a>(
        &'a self,
        app: &'a App,
        here: &'a Here,
        caller: &'a Caller,
        user_id: Uuid,
        passkey: (&'a Value, Value),
    ) -> Doing<'a, ()> {
        Box::pin(step::prove_by_passkey(app, here, caller, user_id, passkey))
    }
}
