//! What accounts do about domain events: whoever registered is welcomed and announced, whoever forgot a password is mailed a link.
use std::collections::BTreeMap;

use learnt_kernel::tenant::{TeamId, TenantId};
use learnt_queries::queries::accounts as sql;

use super::domain_events::{AddressPayload, PasswordForgotten, RegistrationMet};
use super::emails;
use crate::db::accounts::UserIdentity;
use crate::db::directory::Team;
use crate::domain_events::Received;
use crate::features::people::domain_events::PersonRegistered;
use crate::prelude::*;
use crate::registry::HandlerFuture;
use crate::work::mail_queue::{QueuedEmail, post, queue_emails};
use crate::work::other_tenant;

/// `person.registered`: mails to the person and to the tenant's admins.
pub fn on_registered<'a>(
    app: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<PersonRegistered>,
) -> HandlerFuture<'a> {
    Box::pin(async move { welcome_and_announce(app, change, &event.payload).await })
}

async fn welcome_and_announce(app: &App, change: &mut Change<'_>, registered: &PersonRegistered) -> Result<()> {
    let (team, person) = (
        team(app, change, &registered.team_id),
        app.identity.find_identity(registered.user_id).await?,
    );
    let (Some(team), Some(person)) = (team, person) else {
        return Ok(());
    };
    let name = person.name();
    let contact = person.email.as_deref();
    let admins = administrators(app, change).await?.into_iter();
    let emails = admins.map(|(address, admin)| emails::registered(&team, &admin, address, &name, contact));
    let own = person.email.clone().filter(|_| !person.is_verified);
    let welcome = own.map(|email| emails::welcome(&team, &person, email));
    queue_emails(
        change,
        emails.chain(welcome).map(|email| (team.id.clone(), email)).collect(),
    )
    .await
}

/// The tenant's administrators by their own addresses, each once, in whichever teams they are.
async fn administrators(app: &App, change: &Change<'_>) -> Result<BTreeMap<String, UserIdentity>> {
    let ids = sql::administrators().bind(change.tx()).all().await.sql()?;
    let admins = app.identity.find_identities(&ids).await?.into_iter();
    Ok(admins
        .filter(|admin| !admin.disabled)
        .filter_map(|admin| Some((admin.email.clone()?, admin)))
        .collect())
}

/// What is told of an address, and what its owner is mailed about it.
#[derive(Clone, Copy)]
struct AddressNotice {
    again: fn(AddressPayload) -> EventBody,
    email: fn(&Team, &UserIdentity, String) -> QueuedEmail,
}

/// `password.forgotten`: mails a link to the account's own address, in the name of an organisation that knows the person.
pub fn on_password_forgotten<'a>(
    app: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<PasswordForgotten>,
) -> HandlerFuture<'a> {
    let notice = AddressNotice {
        again: |of| PasswordForgotten(of).into(),
        email: emails::reset,
    };
    Box::pin(mail_owner(app, change, &event.payload.0, notice))
}

/// `registration.met`: tells whoever has the address that they have an account, in the same way.
pub fn on_registration_met<'a>(
    app: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<RegistrationMet>,
) -> HandlerFuture<'a> {
    let notice = AddressNotice {
        again: |of| RegistrationMet(of).into(),
        email: emails::already_registered,
    };
    Box::pin(mail_owner(app, change, &event.payload.0, notice))
}

async fn mail_owner(app: &App, change: &mut Change<'_>, of: &AddressPayload, notice: AddressNotice) -> Result<()> {
    let person = app.identity.find_identity_by_address(&of.email).await?;
    let Some(person) = person.filter(|person| !person.disabled) else {
        return Ok(());
    };
    let tenants = app.identity.tenants_of(person.user_id).await?;
    if !tenants.iter().any(|id| id == change.tenant().id.as_str()) {
        return forward(app, notice, of, &tenants).await;
    }
    let Some(team) = team(app, change, &of.team_id) else {
        return Ok(());
    };
    let person = person.with_fallback_language(of.language);
    post(change, &team, (notice.email)(&team, &person, of.email.clone())).await
}

/// Nobody here knows the person, and nobody here is to learn of them: the mail comes from where they are known.
async fn forward(app: &App, notice: AddressNotice, of: &AddressPayload, tenants: &[String]) -> Result<()> {
    let register = app.directory.now();
    let mut known = tenants
        .iter()
        .filter_map(|id| register.tenant(&TenantId::parse(id).ok()?));
    let Some(tenant) = known.find(|tenant| !tenant.suspended) else {
        return Ok(());
    };
    let mut teams = register.teams_of(&tenant.id).filter(|team| team.active);
    let Some(first) = teams.next() else { return Ok(()) };
    let team = teams.find(|team| team.is_default).unwrap_or(first);
    let forwarded = (notice.again)(AddressPayload::at(team.id.as_str(), &of.email, of.language));
    let event = DomainEvent::of(team.id.as_str(), forwarded);
    other_tenant::publish(app, &tenant, event).await
}

/// A team of the tenant whose domain event this is.
pub(super) fn team(app: &App, change: &Change<'_>, id: &str) -> Option<std::sync::Arc<Team>> {
    let (tenant, team) = app.directory.now().team(&TeamId::parse(id).ok()?)?;
    (tenant.id == change.tenant().id).then_some(team)
}
