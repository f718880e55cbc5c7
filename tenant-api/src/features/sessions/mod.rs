//! sessions: what every way in and out has to do with a session, whoever it is that comes or goes.
//!
//! Words: a *session* is for one tenant and lives in its schema; a *challenge* is a one-time thing of a sign-in under way. The tables
//! are those of [`crate::features::identity`], which is how people come in by themselves and how they go on.
//!
//! Doors: [`challenges`]; [`acting`] for sessions in another person's name; [`Grant`] for what a page gets; [`usable`] for the
//! teams that somebody may come in to; [`end_one`], [`publish_ended`] and [`forget_sessions`] for how sessions end; [`mark_used`]; [`issuer_of`] for by whose word
//! a session began.
use crate::prelude::*;

pub mod acting;
pub mod challenges;
mod ending;
mod grant;
mod method;
mod usable;

pub use ending::{end_one, events_of, forget_sessions, mark_used, publish_ended};
pub use grant::{Grant, ip};
pub use method::{PROVIDER, issuer_of};
pub use usable::{Membership, any_usable, may_sign_in, usable};

/// No team is left that the person could use.
const NO_USABLE_TEAM: &str = "Your account is disabled or deleted.";
/// A code that does not work (any more).
const INVALID_CODE: &str = "The token you provided is not valid.";

/// What this feature declares.
pub const FEATURE: Feature = Feature::EMPTY;

/// The refusal of a code that does not work (any more).
pub fn invalid_code() -> Problem {
    Problem::bad_request("invalid_code", INVALID_CODE)
}

/// The refusal of somebody who is known, or would be, and has no team to go to.
pub fn no_team() -> Problem {
    Problem::forbidden("account_disabled", NO_USABLE_TEAM).with_field("username", "disabled", NO_USABLE_TEAM)
}
