//! People: the memberships of a team, how they come into it and what becomes of them.
//!
//! Words: a *membership* is a person in a team; the *identity* behind it spans tenants and lives in the control
//! database. Invariants: a team keeps at least one administrator; nobody gives above their own rank or takes away
//! their own access; `facets` and `search` are written with every change; roles, states, managers and points change
//! by their own commands only; an edit of an outdated revision writes nothing.
//!
//! Doors: [`facet`] and [`Status`], for whoever matches people by rules; [`Named`], for whoever names one; [`DefinedFields`], for
//! whoever shows what they have in described fields; [`join`], for whoever comes in
//! without an admin; [`set_field`], for triggers; [`lock_points`] and [`count_points`], for rewards.
mod adding;
mod api;
mod appointing;
mod authority;
mod avatar;
mod commands;
mod defined_fields;
pub mod domain_events;
mod export;
mod field;
mod imports;
mod invitations;
mod joining;
mod list;
mod model;
mod own_fields;
mod points;
mod profile;
mod reactions;
mod setting;
mod store;
mod uniqueness;
mod values;

use axum::extract::DefaultBodyLimit;
use learnt_queries::queries::people as sql;

pub use api::shapes::Named;
pub use appointing::{on_superadmin_appointed, on_superadmin_withdrawn};
pub use authority::Authority as PeopleAuthority;
pub use commands::move_to;
pub use defined_fields::{DefinedFields, Values};
pub use imports::jobs;
pub use imports::reactions::{given_up as import_given_up, step as import_step};
pub use invitations::{given_up as invitations_given_up, step as invitation_step};
pub use joining::{Joining, follow_address, join};
pub use model::Status;
pub use points::{count_points, lock_points};
pub use profile::Profile;
pub use reactions::note_seen;
pub use setting::{FieldSet, set_field};

use crate::feature::callbacks;
use crate::features::fields::Rules;
pub use crate::features::fields::facet;
use crate::features::{assignments, identity};
use crate::prelude::*;
use crate::registry::{HandlerFuture, Topic, TopicScope};
use authority::Refusal;
use field::Field;
use values::Input;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "demo_account.marked",
        "demo_account.unmarked",
        "import.checked",
        "import.discarded",
        "import.done",
        "import.started",
        "import.uploaded",
        "person.changed",
        "person.created",
        "person.invited",
        "person.managers_named",
        "person.password_set",
        "person.pictured",
        "person.registered",
        "person.roles_given",
        "person.status_changed",
    ],
    topics: &[
        Topic::new("people", TopicScope::All, &[Gate::Admin]),
        Topic::new("profiles", TopicScope::All, &[]),
    ],
    daily_jobs: &[(jobs::PURGE, jobs::purge)],
    ..Feature::EMPTY
};

fn routes() -> OpenApiRouter<App> {
    // The limit of pictures holds while the bytes stream in.
    let pictures = OpenApiRouter::new()
        .routes(gate(
            Gate::SignedIn,
            routes!(api::avatar::put_own, api::avatar::drop_own),
        ))
        .routes(gate(Gate::Admin, routes!(api::avatar::put_of, api::avatar::drop_of)))
        .layer(DefaultBodyLimit::disable());
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::own::profile, api::own::edit)))
        .routes(gate(Gate::Admin, routes!(api::list, api::create)))
        .routes(gate(Gate::Admin, routes!(api::export::export)))
        .routes(gate(Gate::Admin, routes!(api::functions::find_user_teams)))
        .routes(gate(Gate::Admin, routes!(api::change_status)))
        .routes(gate(Gate::Admin, routes!(api::read, api::edit)))
        .routes(gate(Gate::Admin, routes!(api::give_roles)))
        .routes(gate(Gate::Admin, routes!(api::name_managers)))
        .routes(gate(Gate::Admin, routes!(api::invite)))
        .routes(gate(
            Gate::Admin,
            routes!(api::invitations::latest, api::invitations::invite_many),
        ))
        .routes(gate(Gate::Admin, routes!(api::set_password)))
        .merge(imports::routes())
        .merge(pictures)
}

/// Fills a profile with values, and names every one that does not fit.
fn fill(profile: &mut Profile, values: Vec<(Field, Input)>, rules: &Rules) -> Result<()> {
    let mut errors = Vec::new();
    for (field, value) in values {
        if let Err(wrong) = profile.set_by(rules, &field, value) {
            errors.push(FieldError::new(field.to_string(), wrong.code, wrong.sentence));
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(Problem::unprocessable(errors))
    }
}

/// Neighbours hear of changed people in the same transaction: their assignments follow at once.
async fn publish_changed(change: &mut Change<'_>, users: &[Uuid]) -> Result<()> {
    assignments::settle_people(change, users).await.map(drop)
}

/// Whether a person is or was in one of the tenant's teams.
pub async fn is_known(client: &TenantClient, user_id: Uuid) -> Result<bool> {
    let found = sql::name_in_tenant().bind(&**client, &user_id).opt().await.sql()?;
    Ok(found.is_some())
}

/// Does what follows from people leaving a team, in the same transaction: a feature above hands it in.
pub struct OnLeft(pub for<'a, 'c> fn(&'a mut Change<'c>, &'a str, &'a [Uuid]) -> HandlerFuture<'a>);

/// People who left a team: their sessions there end in the same transaction.
async fn ended(change: &mut Change<'_>, users: &[Uuid], team: &str) -> Result<()> {
    identity::end_at_team(change, users, team, "left").await?;
    for one in callbacks::<OnLeft>() {
        (one.0)(change, team, users).await?;
    }
    Ok(())
}

/// People hold other roles from now on: their sessions go on under new ids.
async fn promoted(change: &mut Change<'_>, users: &[Uuid]) -> Result<()> {
    identity::renew(change, users).await
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let (code, sentence) = (refusal.code(), refusal.to_string());
        match refusal {
            Refusal::RoleAboveOwn | Refusal::PersonAbove(_) => Problem::forbidden(code, sentence),
            Refusal::LastAdmin(_) | Refusal::OwnAccess => Problem::conflict(code, sentence),
            Refusal::NoRole => Problem::field("roles", code, sentence),
            Refusal::AlreadyMember(_) => Problem::field("email", code, sentence),
            Refusal::UsernameTaken(_) => Problem::field("username", code, sentence),
        }
    }
}
