//! accounts: registering oneself, forgotten and changed passwords, proving and changing one's address, and the mails that go
//! with it.
//!
//! Words: an *account* is an address or username with its password, global, in the control database; *proved* is an
//! address whose mail was read; a *link* works once and is kept as a hash.
//!
//! Invariants: a password that was chosen for an address nobody has proved counts in its tenant only; whoever proves the
//! address by a mail that they did not ask for chooses their own password, and whatever else opened the account is gone; a
//! new password ends all sessions but the one it was chosen in, and whatever was on its way by what was before; mail is the
//! team's own: sender, links and look.
//!
//! Door: [`ask_to_confirm`], for whoever comes in by a provider with an address that nobody has proved.
use crate::prelude::*;

mod address;
mod api;
mod custom_mails;
pub mod domain_events;
mod emails;
mod mails;
mod model;
mod password;
pub(crate) mod reactions;
mod register;
mod resend;
mod reset;

pub use address::ask_to_confirm;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "email.changed",
        "email.recovered",
        "email.verified",
        "mail.sent_again",
        "mail.written",
        "password.changed",
        "password.forgotten",
        "password.reset",
    ],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Anyone, routes!(api::register::register)))
        .routes(gate(Gate::Anyone, routes!(api::register::check_address)))
        .routes(gate(Gate::Anyone, routes!(api::reset::request)))
        .routes(gate(Gate::Anyone, routes!(api::reset::look)))
        .routes(gate(Gate::Anyone, routes!(api::reset::confirm)))
        .routes(gate(Gate::Anyone, routes!(api::password::change)))
        .routes(gate(Gate::Anyone, routes!(api::address::verify)))
        .routes(gate(Gate::Anyone, routes!(api::address::recover)))
        .routes(gate(Gate::SignedIn, routes!(api::address::verify_again)))
        .routes(gate(Gate::SignedIn, routes!(api::own::password)))
        .routes(gate(Gate::SignedIn, routes!(api::own::email)))
        .routes(gate(Gate::Anyone, routes!(api::functions::send_password_reset_link)))
        .routes(gate(Gate::Admin, routes!(api::functions::send_registration_email)))
        .routes(gate(Gate::Admin, routes!(api::functions::send_generic_email)))
        .routes(gate(Gate::Admin, routes!(api::mails::list)))
        .routes(gate(Gate::Admin, routes!(api::mails::again)))
}
