//! What providers have to do with somebody who came in, as identity asks it.
use super::domain_events::ProviderLinked;
use super::{identity_match, model};
use crate::db::directory::Tenant;
use crate::feature::HookFuture;
use crate::features::identity::ProviderPolicy;
use crate::features::sessions::{challenges, issuer_of};
use crate::prelude::*;

/// Providers of the tenants' teams.
pub struct TrustedProviders;

impl ProviderPolicy for TrustedProviders {
    /// A provider's word counts only if a team there has a provider of the same issuer.
    fn accepts(&self, app: &App, there: &Tenant, method: &str) -> bool {
        issuer_of(method).is_none_or(|issuer| model::speak_for(app.directory.now().teams_of(&there.id), issuer))
    }

    fn link_up<'a>(
        &'a self,
        app: &'a App,
        change: &'a mut Change<'_>,
        context: &'a TenantContext,
        user_id: Uuid,
        link: Option<&'a str>,
    ) -> HookFuture<'a, Option<String>> {
        Box::pin(link_up(app, change, context, user_id, link))
    }
}

/// What waits for somebody else, or waited too long, is left alone: they are in all the same.
async fn link_up(
    app: &App,
    change: &mut Change<'_>,
    context: &TenantContext,
    user_id: Uuid,
    link: Option<&str>,
) -> Result<Option<String>> {
    let Some(link) = link else { return Ok(None) };
    let waits = challenges::find(change, context, challenges::Kind::Link, link).await?;
    if waits.is_none_or(|waits| waits.user_id != Some(user_id)) {
        return Ok(None);
    }
    let taken = challenges::claim(change, context, challenges::Kind::Link, link).await?;
    let waiting = taken.and_then(|taken| serde_json::from_value::<identity_match::PendingLink>(taken.state).ok());
    let Some(waiting) = waiting else { return Ok(None) };
    if !identity_match::link(app, context, &waiting, user_id).await? {
        return Ok(None);
    }
    let linked = ProviderLinked {
        user_id,
        provider: waiting.provider.clone(),
        issuer: waiting.issuer,
    };
    change.publish(DomainEvent::of(user_id.to_string(), linked)).await?;
    Ok(Some(waiting.provider))
}
