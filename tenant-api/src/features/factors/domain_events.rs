//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// Somebody has a second factor more.
    "factor.added" => FactorAdded { method: String }

    /// Somebody has a second factor less.
    "factor.removed" => FactorRemoved { method: String }

    /// Somebody has other recovery codes.
    "recovery_codes.replaced" => RecoveryCodesReplaced { method: String }

    /// An administrator, by their name, took a person's second factors.
    "factor.taken" => FactorTaken { user_id: Uuid, team_id: String, by: String }
}
