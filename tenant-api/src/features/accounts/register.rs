//! Registering oneself: an identity whose address nobody has proved yet, and with it a learner's membership.
use learnt_kernel::attempts::NewAddress;

use super::domain_events::{OfAddress, RegistrationMet};
use super::model::{Form, Refusal, check};
use crate::db::account_changes::AccountsChange;
use crate::db::registrations::Registering;
use crate::features::identity;
use crate::features::people::{self, Joining};
use crate::prelude::*;

/// A registration that may be made.
pub struct Ready<'a> {
    joining: Joining,
    hash: String,
    address: Option<NewAddress<'a>>,
    hidden: bool,
}

impl Ready<'_> {
    /// Whether nobody is told if the address was free: the answer is a mail, and the account opens once its address is proved.
    pub fn is_hidden(&self) -> bool {
        self.hidden
    }

    /// It was made: the address was nobody's, and nobody learned anything.
    pub fn was_free(self) {
        if let Some(address) = self.address {
            address.was_free();
        }
    }
}

/// Looks at a registration: may there be one, is the form right, does this place not register too many?
pub async fn prepare<'a>(app: &'a App, here: &Here, caller: &Caller, form: &Form<'_>) -> Result<Ready<'a>> {
    let (options, place, now) = (&here.tenant.options, caller.place(), app.clock.now());
    if !options.show_self_registration {
        return Err(Refusal::Closed.into());
    }
    let place_names = identity::names_of_place(here);
    app.hasher.has_room()?;
    let joining = check(
        form,
        &here.team.registration_tags,
        &options.password_rules,
        &place_names,
    )?;
    app.attempts.at_registration(&place, now).map_err(Problem::too_many)?;
    let hidden = options.hide_account_existence && joining.email.is_some();
    let address = match joining.email.as_deref().filter(|_| !hidden) {
        Some(email) => {
            let attempt = app.attempts.at_new_address(email, &place, &*app.clock).await;
            Some(attempt.map_err(Problem::too_many)?)
        }
        None => None,
    };
    let hash = app.hasher.hash(form.password.to_owned()).await?;
    Ok(Ready {
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
    here: &Here,
    id: Uuid,
    ready: &Ready<'_>,
) -> Result<bool> {
    let joining = &ready.joining;
    let who = Registering {
        id,
        email: joining.email.as_deref(),
        first_name: &joining.first_name,
        last_name: &joining.last_name,
        phone: joining.phone.as_deref(),
        language: here.language,
        password_hash: &ready.hash,
        waits_for_proof: ready.hidden,
        tenant: &here.tenant.id,
    };
    if !account.register(&who, change.now()).await? {
        return Ok(false);
    }
    match people::join(change, here.team.id.as_str(), id, joining).await {
        Ok(()) => Ok(true),
        // The address stands in somebody else's membership.
        Err(problem) if problem.errors().iter().any(|error| error.field == "email") => Ok(false),
        Err(problem) => Err(problem),
    }
}

/// Has a mail sent to whoever has the address: they have an account already.
pub async fn tell_owner(change: &mut Change<'_>, here: &Here, ready: &Ready<'_>) -> Result<()> {
    let (team, email) = (
        here.team.id.as_str(),
        ready.joining.email.as_deref().unwrap_or_default(),
    );
    let met = RegistrationMet(OfAddress::at(team, email, here.language));
    change.publish(DomainEvent::of(team, met)).await
}

/// Whether its owner may be mailed: not more often than anybody may ask for mails.
pub fn may_tell_owner(app: &App, caller: &Caller, ready: &Ready<'_>) -> bool {
    let email = ready.joining.email.as_deref().unwrap_or_default();
    app.attempts.at_lookup(email, &caller.place(), app.clock.now()).is_ok()
}

/// Without a membership the identity would only keep the address from its person.
pub async fn take_back(app: &App, here: &Here, id: Uuid, made: DateTime<Utc>) {
    if let Err(error) = app.identity.take_back(id, made, &here.tenant.id).await {
        tracing::error!(user = %id, %error, "an identity without a membership could not be removed");
    }
}

/// The address may be held by a registration that was broken off before there was a membership. Says whether it was, and is
/// free now.
pub async fn clear_left_behind(app: &App, here: &Here, ready: &Ready<'_>) -> Result<bool> {
    let (tenant, email) = (&here.tenant.id, ready.joining.email.as_deref().unwrap_or_default());
    let Some((id, made)) = app.identity.left_behind(email, tenant, app.clock.now()).await? else {
        return Ok(false);
    };
    let client = app.client(here).await?;
    let member = people::is_known(&client, id).await?;
    drop(client);
    Ok(!member && app.identity.take_back(id, made, tenant).await?)
}

/// Whether an address can be registered. Where the tenant hides that, every one can, as far as anybody is told.
pub async fn check_address(app: &App, here: &Here, caller: &Caller, typed: &str) -> Result<()> {
    let email = super::model::email(typed)?;
    app.attempts
        .at_lookup(&email, &caller.place(), app.clock.now())
        .map_err(Problem::too_many)?;
    let hidden = here.tenant.options.hide_account_existence;
    if !hidden && app.identity.identified_by_address(&email).await?.is_some() {
        return Err(Refusal::EmailTaken.into());
    }
    Ok(())
}
