//! Who comes in by another provider: somebody who is linked, somebody who can be, or somebody new.
use learnt_kernel::host::Host;

use super::model::Provider;
use super::proven_identity::ProvenIdentity;
use crate::db::external::{AddressMatch, External, ExternalUser};
use crate::features::identity;
use crate::prelude::*;

/// Who that is.
#[derive(Debug, PartialEq, Eq)]
pub enum IdentityMatch {
    /// A person who is linked, by now at least, and their security stamp.
    Known(Uuid, i32),
    /// A person has the address, and has to say so with their password.
    AddressMatch(Uuid),
    /// Nobody yet.
    New,
}

/// The provider's person, as they are kept.
pub fn external<'a>(context: &'a TenantContext, provider: &Provider, proved: &'a ProvenIdentity) -> External<'a> {
    External {
        tenant: &context.tenant.id,
        issuer: &proved.issuer,
        subject: &proved.subject,
        provider: provider.kind.into_str(),
        email: proved.email.as_deref(),
        language: context.language,
    }
}

/// Finds out who that is. An address alone links nobody: its provider must have verified it, and either the tenant owns its
/// domain, or the person is this tenant's alone and never chose a password – then there is nothing that could be taken.
///
/// Whoever runs a provider can have it name any address. What comes of an address that somebody of another organisation has is
/// what comes of one that nobody has, and how many such arrivals a tenant has in an hour is limited.
pub async fn find(
    app: &App,
    context: &TenantContext,
    provider: &Provider,
    proved: &ProvenIdentity,
) -> Result<IdentityMatch> {
    let (external, now) = (external(context, provider, proved), app.clock.now());
    if let Some(account) = app.identity.external(&external, now).await? {
        return if account.disabled {
            Err(identity::no_team())
        } else {
            Ok(IdentityMatch::Known(account.user_id, account.security_stamp))
        };
    }
    let limit = app.attempts.at_first_arrival(context.tenant.id.as_str(), now);
    limit.map_err(Problem::too_many)?;
    let namesake = match proved.email.as_deref() {
        Some(email) => app.identity.find_by_address(email, &context.tenant.id).await?,
        None => None,
    };
    let may_link = proved.email_verified && owns_domain(app, context, proved);
    let Some(namesake) = namesake.filter(|namesake| namesake.is_here || may_link) else {
        return if provider.create_people {
            Ok(IdentityMatch::New)
        } else {
            Err(identity::no_team())
        };
    };
    if namesake.disabled {
        return Err(identity::no_team());
    }
    if may_link || proved.email_verified && stands_alone(&namesake) {
        // Of two at once the second finds it linked.
        app.identity.link_external(&external, namesake.user_id, now).await?;
        let linked = app.identity.external(&external, now).await?;
        return linked
            .map(|account| IdentityMatch::Known(account.user_id, account.security_stamp))
            .ok_or_else(identity::no_team);
    }
    Ok(IdentityMatch::AddressMatch(namesake.user_id))
}

fn stands_alone(namesake: &AddressMatch) -> bool {
    namesake.is_here && !namesake.is_elsewhere && !namesake.chose_password
}

/// Whether the tenant proved the address's domain: a team of it answers there, on a host that is not the platform's.
fn owns_domain(app: &App, context: &TenantContext, proved: &ProvenIdentity) -> bool {
    let Some(domain) = proved.domain().and_then(|domain| Host::parse(domain).ok()) else {
        return false;
    };
    let register = app.directory.now();
    let mut teams = register.teams_of(&context.tenant.id);
    !app.config.platform_roots.covers(&domain)
        && teams.any(|team| team.domains.iter().any(|host| host == domain.as_str()))
}

/// Makes the identity of somebody new; nothing where another request was quicker.
pub async fn make(
    app: &App,
    context: &TenantContext,
    provider: &Provider,
    proved: &ProvenIdentity,
) -> Result<Option<CreatedUser>> {
    let (id, now) = (new_id(), app.clock.now());
    // Postgres keeps microseconds: the moment has to be found again.
    let made = chrono::DateTime::from_timestamp_micros(now.timestamp_micros()).unwrap_or(now);
    let owned = proved.email_verified && owns_domain(app, context, proved);
    let comer = ExternalUser {
        id,
        // Any other one becomes theirs once they have read a mail there: who invites it must not find a stranger behind it, and
        // whether it was free is not told.
        email: proved.email.as_deref().filter(|_| owned),
        is_verified: owned,
        first_name: &proved.first_name,
        last_name: &proved.last_name,
    };
    let welcome = app
        .identity
        .create_external_identity(&external(context, provider, proved), &comer, made)
        .await?;
    let to_confirm = proved.email.clone().filter(|_| proved.email_verified && !owned);
    Ok(welcome.then_some(CreatedUser {
        id,
        created_at: made,
        to_confirm,
    }))
}

/// Somebody who was only just made.
pub struct CreatedUser {
    pub id: Uuid,
    /// The address that is to become theirs once they have read a mail there.
    pub to_confirm: Option<String>,
    /// When: whoever takes them back has to say it.
    created_at: chrono::DateTime<chrono::Utc>,
}

impl CreatedUser {
    /// Takes them back: without a membership they would only keep the address from its person.
    pub async fn undo(&self, app: &App, context: &TenantContext) {
        if let Err(error) = app
            .identity
            .undo_registration(self.id, self.created_at, &context.tenant.id)
            .await
        {
            tracing::error!(user = %self.id, %error, "an identity without a membership could not be removed");
        }
    }
}

/// What a link that waits for its person's password is kept as.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
pub struct PendingLink {
    /// Whose word it is.
    pub issuer: String,
    /// Who, there.
    pub subject: String,
    /// The kind of provider.
    pub provider: String,
    /// As the provider told it.
    pub email: Option<String>,
}

impl PendingLink {
    /// Keeps what a provider vouched for.
    pub fn of(provider: &Provider, proved: &ProvenIdentity) -> Self {
        Self {
            issuer: proved.issuer.clone(),
            subject: proved.subject.clone(),
            provider: provider.kind.into_str().to_owned(),
            email: proved.email.clone(),
        }
    }
}

/// Links what waited to the person who has just shown that they are the one.
pub async fn link(app: &App, context: &TenantContext, waiting: &PendingLink, user_id: Uuid) -> Result<bool> {
    let external = External {
        tenant: &context.tenant.id,
        issuer: &waiting.issuer,
        subject: &waiting.subject,
        provider: &waiting.provider,
        email: waiting.email.as_deref(),
        language: context.language,
    };
    Ok(app.identity.link_external(&external, user_id, app.clock.now()).await?)
}
