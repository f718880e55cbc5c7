//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// Somebody acts in this person's name.
    "impersonation.started" => ImpersonationStarted { user_id: Uuid }

    /// Nobody acts in this person's name any more.
    "impersonation.ended" => ImpersonationEnded { user_id: Uuid }

    /// An operator of the platform may not sign in any more. The control plane tells it through a stored function.
    "operator.disabled" => OperatorDisabled {}
}
