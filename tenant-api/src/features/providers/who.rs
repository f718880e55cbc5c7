//! Who comes in by another provider: somebody who is linked, somebody who can be, or somebody new.
use learnt_kernel::host::Host;

use super::model::Provider;
use super::proved::Proved;
use crate::db::external::{Comer, External, Namesake};
use crate::features::identity;
use crate::prelude::*;

/// Who that is.
#[derive(Debug, PartialEq, Eq)]
pub enum Who {
    /// A person who is linked, by now at least, and the number of their ways in.
    Known(Uuid, i32),
    /// A person has the address, and has to say so with their password.
    Namesake(Uuid),
    /// Nobody yet.
    New,
}

/// The provider's person, as they are kept.
pub fn external<'a>(here: &'a Here, provider: &Provider, proved: &'a Proved) -> External<'a> {
    External {
        tenant: &here.tenant.id,
        issuer: &proved.issuer,
        subject: &proved.subject,
        provider: provider.kind.into_str(),
        email: proved.email.as_deref(),
        language: here.language,
    }
}

/// Finds out who that is. An address alone links nobody: its provider must have verified it, and either the tenant owns its
/// domain, or the person is this tenant's alone and never chose a password – then there is nothing that could be taken.
///
/// Whoever runs a provider can have it name any address. What comes of an address that somebody of another organisation has is
/// what comes of one that nobody has, and how many such arrivals a tenant has in an hour is limited.
pub async fn find(app: &App, here: &Here, provider: &Provider, proved: &Proved) -> Result<Who> {
    let (external, now) = (external(here, provider, proved), app.clock.now());
    if let Some(known) = app.identity.external(&external, now).await? {
        return if known.disabled {
            Err(identity::not_in())
        } else {
            Ok(Who::Known(known.user_id, known.ways_version))
        };
    }
    let limit = app.attempts.at_first_arrival(here.tenant.id.as_str(), now);
    limit.map_err(Problem::too_many)?;
    let namesake = match proved.email.as_deref() {
        Some(email) => app.identity.namesake(email, &here.tenant.id).await?,
        None => None,
    };
    let may_link = proved.email_verified && owns(app, here, proved);
    let Some(namesake) = namesake.filter(|namesake| namesake.is_here || may_link) else {
        return if provider.create_people {
            Ok(Who::New)
        } else {
            Err(identity::not_in())
        };
    };
    if namesake.disabled {
        return Err(identity::not_in());
    }
    if may_link || proved.email_verified && stands_alone(&namesake) {
        // Of two at once the second finds it linked.
        app.identity.link_external(&external, namesake.user_id, now).await?;
        let linked = app.identity.external(&external, now).await?;
        return linked
            .map(|known| Who::Known(known.user_id, known.ways_version))
            .ok_or_else(identity::not_in);
    }
    Ok(Who::Namesake(namesake.user_id))
}

fn stands_alone(namesake: &Namesake) -> bool {
    namesake.is_here && !namesake.is_elsewhere && !namesake.chose_password
}

/// Whether the tenant proved the address's domain: a team of it answers there, on a host that is not the platform's.
fn owns(app: &App, here: &Here, proved: &Proved) -> bool {
    let Some(domain) = proved.domain().and_then(|domain| Host::parse(domain).ok()) else {
        return false;
    };
    let register = app.directory.now();
    let mut teams = register.teams_of(&here.tenant.id);
    !app.config.platform_roots.covers(&domain)
        && teams.any(|team| team.domains.iter().any(|host| host == domain.as_str()))
}

/// Makes the identity of somebody new; nothing where another request was quicker.
pub async fn make(app: &App, here: &Here, provider: &Provider, proved: &Proved) -> Result<Option<Newcomer>> {
    let (id, now) = (new_id(), app.clock.now());
    // Postgres keeps microseconds: the moment has to be found again.
    let made = chrono::DateTime::from_timestamp_micros(now.timestamp_micros()).unwrap_or(now);
    let owned = proved.email_verified && owns(app, here, proved);
    let comer = Comer {
        id,
        // Any other one becomes theirs once they have read a mail there: who invites it must not find a stranger behind it, and
        // whether it was free is not told.
        email: proved.email.as_deref().filter(|_| owned),
        proved: owned,
        first_name: &proved.first_name,
        last_name: &proved.last_name,
    };
    let welcome = app
        .identity
        .welcome(&external(here, provider, proved), &comer, made)
        .await?;
    let to_confirm = proved.email.clone().filter(|_| proved.email_verified && !owned);
    Ok(welcome.then_some(Newcomer { id, made, to_confirm }))
}

/// Somebody who was only just made.
pub struct Newcomer {
    /// Who.
    pub id: Uuid,
    /// The address that is to become theirs once they have read a mail there.
    pub to_confirm: Option<String>,
    /// When: whoever takes them back has to say it.
    made: chrono::DateTime<chrono::Utc>,
}

impl Newcomer {
    /// Takes them back: without a membership they would only keep the address from its person.
    pub async fn take_back(&self, app: &App, here: &Here) {
        if let Err(error) = app.identity.take_back(self.id, self.made, &here.tenant.id).await {
            tracing::error!(user = %self.id, %error, "an identity without a membership could not be removed");
        }
    }
}

/// What a link that waits for its person's password is kept as.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
pub struct Waiting {
    /// Whose word it is.
    pub issuer: String,
    /// Who, there.
    pub subject: String,
    /// The kind of provider.
    pub provider: String,
    /// As the provider told it.
    pub email: Option<String>,
}

impl Waiting {
    /// Keeps what a provider vouched for.
    pub fn of(provider: &Provider, proved: &Proved) -> Self {
        Self {
            issuer: proved.issuer.clone(),
            subject: proved.subject.clone(),
            provider: provider.kind.into_str().to_owned(),
            email: proved.email.clone(),
        }
    }
}

/// Links what waited to the person who has just shown that they are the one.
pub async fn link(app: &App, here: &Here, waiting: &Waiting, user_id: Uuid) -> Result<bool> {
    let external = External {
        tenant: &here.tenant.id,
        issuer: &waiting.issuer,
        subject: &waiting.subject,
        provider: &waiting.provider,
        email: waiting.email.as_deref(),
        language: here.language,
    };
    Ok(app.identity.link_external(&external, user_id, app.clock.now()).await?)
}
