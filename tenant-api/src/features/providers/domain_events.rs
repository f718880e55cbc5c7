//! The domain events of this feature: what happens here, and what they say.
use learnt_kernel::tenant::TeamId;
use uuid::Uuid;

crate::domain_events! {
    /// Somebody comes in by another provider from now on.
    "provider.linked" => ProviderLinked { user_id: Uuid, provider: String, issuer: String }

    /// Somebody does not come in by another provider any more.
    "provider.unlinked" => ProviderUnlinked { user_id: Uuid, issuer: String }

    /// People sign in to a team in other ways.
    "sign_in.changed" => SignInChanged { team_id: TeamId, changed: Vec<String> }
}
