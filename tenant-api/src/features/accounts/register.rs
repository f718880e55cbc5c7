//! Registering oneself: an identity whose address nobody has proved yet, and with it a learner's membership.
use learnt_kernel::attempts::NewAddress;

use super::domain_events::{AddressPayload, RegistrationMet};
use super::model::{Form, Refusal, check};
use crate::db::account_changes::AccountsChange;
use crate::db::registrations::NewRegistration;
use crate::features::identity;
use crate::features::people::{self, Joining};
use crate::prelude::*;

/// A registration that may be made.
pub struct PreparedRegistration<'a> {
    joining: Joining,
    hash: String,
    address: Option<NewAddress<'a>>,
    hidden: bool,
}

impl PreparedRegistration<'_> {
    /// Whether nobody is told if the address was free: the answer is a mail, and the account opens once its address is proved.
    pub fn is_hidden(&self) -> bool {
        self.hidden
    }

    /// It was made: the address was nobody's, and nobody learned anything.
    pub fn refund_attempt(self) {
        if let Some(address) = self.address {
            address.refund();
        }
    }
}

/// Looks at a registration: may there be one, is the form right, does this place not register too many?
pub async fn prepare<'a>(
    app: &'a App,
    context: &TenantContext,
    caller: &Caller,
    form: &Form<'_>,
) -> Result<PreparedRegistration<'a>> {
    let (options, client_key, now) = (&context.tenant.options, caller.client_key(), app.clock.now());
    if !options.show_self_registration {
        return Err(Refusal::Closed.into());
    }
    let place_names = identity::names_of_place(context);
    app.hasher.has_room()?;
    let joining = check(
        form,
        &context.team.registration_tags,
        &options.password_rules,
        &place_names,
    )?;
    app.attempts
        .at_registration(&client_key, now)
        .map_err(Problem::too_many)?;
    let hidden = options.hide_account_existence && joining.email.is_some();
    let address = match joining.email.as_deref().filter(|_| !hidden) {
        Some(email) => {
            let attempt = app.attempts.at_new_address(email, &client_key, &*app.clock).await;
            Some(attempt.map_err(Problem::too_many)?)
        }
        None => None,
    };
    let hash = app.hasher.hash(form.password.to_owned()).await?;
    Ok(PreparedRegistration {
        joining,
        hash,
        address,
        hidden,
    })
}

/// Identity and membership. False, and both to be rolled back, where the address is taken.
pub async fn make(
    change: &mut Change<'_>,
    account: &AccountsChange<'_>,
    context: &TenantContext,
    id: Uuid,
    ready: &PreparedRegistration<'_>,
) -> Result<bool> {
    let joining = &ready.joining;
    let who = NewRegistration {
        id,
        email: joining.email.as_deref(),
        first_name: &joining.first_name,
        last_name: &joining.last_name,
        phone: joining.phone.as_deref(),
        language: context.language,
        password_hash: &ready.hash,
        waits_for_proof: ready.hidden,
        tenant: &context.tenant.id,
    };
    if !account.register(&who, change.now()).await? {
        return Ok(false);
    }
    match people::join(change, context.team.id.as_str(), id, joining).await {
        Ok(()) => Ok(true),
        // The address stands in somebody else's membership.
        Err(problem) if problem.errors().iter().any(|error| error.field == "email") => Ok(false),
        Err(problem) => Err(problem),
    }
}

/// Has a mail sent to whoever has the address: they have an account already.
pub async fn notify_owner(
    change: &mut Change<'_>,
    context: &TenantContext,
    ready: &PreparedRegistration<'_>,
) -> Result<()> {
    let (team, email) = (
        context.team.id.as_str(),
        ready.joining.email.as_deref().unwrap_or_default(),
    );
    let met = RegistrationMet(AddressPayload::at(team, email, context.language));
    change.publish(DomainEvent::of(team, met)).await
}

/// Whether its owner may be mailed: not more often than anybody may ask for mails.
pub fn may_notify_owner(app: &App, caller: &Caller, ready: &PreparedRegistration<'_>) -> bool {
    let email = ready.joining.email.as_deref().unwrap_or_default();
    app.attempts
        .at_lookup(email, &caller.client_key(), app.clock.now())
        .is_ok()
}

/// Without a membership the identity would only keep the address from its person.
pub async fn undo(app: &App, context: &TenantContext, id: Uuid, made: DateTime<Utc>) {
    if let Err(error) = app.identity.undo_registration(id, made, &context.tenant.id).await {
        tracing::error!(user = %id, %error, "an identity without a membership could not be removed");
    }
}

/// The address may be held by a registration that was broken off before there was a membership. Says whether it was, and is
/// free now.
pub async fn clear_left_behind(app: &App, context: &TenantContext, ready: &PreparedRegistration<'_>) -> Result<bool> {
    let (tenant, email) = (&context.tenant.id, ready.joining.email.as_deref().unwrap_or_default());
    let Some((id, made)) = app
        .identity
        .abandoned_registrations(email, tenant, app.clock.now())
        .await?
    else {
        return Ok(false);
    };
    let client = app.client(context).await?;
    let member = people::is_known(&client, id).await?;
    drop(client);
    Ok(!member && app.identity.undo_registration(id, made, tenant).await?)
}

/// Whether an address can be registered. Where the tenant hides that, every one can, as far as anybody is told.
pub async fn check_address(app: &App, context: &TenantContext, caller: &Caller, typed: &str) -> Result<()> {
    let email = super::model::email(typed)?;
    app.attempts
        .at_lookup(&email, &caller.client_key(), app.clock.now())
        .map_err(Problem::too_many)?;
    let hidden = context.tenant.options.hide_account_existence;
    if !hidden && app.identity.find_identity_by_address(&email).await?.is_some() {
        return Err(Refusal::EmailTaken.into());
    }
    Ok(())
}
