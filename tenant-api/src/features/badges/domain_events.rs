//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// A badge was made.
    "badge.created" => BadgeCreated {}

    /// A badge says something else, or looks different.
    "badge.changed" => BadgeChanged {}

    /// A badge was put away.
    "badge.archived" => BadgeArchived {}

    /// A badge was taken out again.
    "badge.restored" => BadgeRestored {}

    /// People were given a badge. Where it names nobody, as before it did, their rows of that moment say who.
    "badge.given" => BadgeGiven {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        users: Vec<Uuid>,
    }

    /// One person has a badge.
    "badge.earned" => BadgeEarned {}

    /// One person has a badge no longer.
    "badge.withdrawn" => BadgeWithdrawn {}
}
