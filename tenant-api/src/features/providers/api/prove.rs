//! Somebody who is in goes to their provider once more, to prove who they are before they change how they sign in.
use chrono::Duration;

use super::super::flow::{self, FlowPurpose};
use super::super::identity_match;
use super::super::model::Provider;
use super::super::proven_identity;
use super::sign_in::{Begun, leave};
use crate::edge::Person;
use crate::edge::identity_providers::ProviderError;
use crate::features::identity;
use crate::prelude::*;

/// Whoever signed in there longer ago was not asked for it.
const RECENTLY: Duration = Duration::minutes(16);

/// What proves who somebody is, to be sent with the change.
#[derive(Serialize, ToSchema)]
#[schema(as = ProvedByProvider)]
pub struct Proved {
    /// Works once, for five minutes, in this session.
    proof: String,
}

/// Begin to prove at a provider who one is
#[utoipa::path(post, path = "/api/auth/providers/{id}/prove", operation_id = "provider_prove", tag = "providers", params(("id" = String, Path, description = "One of the team's providers")),
    responses((status = 200, body = Begun), (status = 400, body = Problem, description = "provider_failed"), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn begin(State(app): State<App>, person: Person, Path(id): Path<String>) -> Result<Json<Begun>> {
    person.in_own_name()?;
    leave(&app, &person.context, &id, FlowPurpose::Prove(person.session_id)).await
}

/// Back in the session that went there, as the person whom the provider's one is linked to. Nobody is signed in or linked by it.
pub async fn finish(
    app: &App,
    person: Option<Person>,
    provider: &Provider,
    proven_identity: &proven_identity::ProvenIdentity,
) -> Result<Proved> {
    let odd = |what: &str| flow::refused(&ProviderError(what.to_owned()));
    let person = person.ok_or_else(|| odd("somebody else's proof came back"))?;
    person.in_own_name()?;
    let signed_in_at = proven_identity.claims.get("auth_time").and_then(Value::as_i64);
    if signed_in_at.is_some_and(|at| at < (app.clock.now() - RECENTLY).timestamp()) {
        return Err(odd("the provider did not ask its person to sign in"));
    }
    let external = identity_match::external(&person.context, provider, proven_identity);
    let linked = app.identity.external(&external, app.clock.now()).await?;
    if linked.is_none_or(|linked| linked.user_id != person.user_id || linked.disabled) {
        return Err(odd("it is another one's account there"));
    }
    let proof = identity::expect_proof(app, &person, None).await?;
    Ok(Proved { proof })
}
