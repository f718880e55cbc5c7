//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// A badge was made.
    "badge.created" => BadgeCreated {}

    /// A badge says something else, or looks different.
    "badge.changed" => BadgeChanged {}

    /// A badge was put away.
    "badge.archived" => BadgeArchived {}

    /// A badge was taken out again.
    "badge.restored" => BadgeRestored {}

    /// People were given a badge: who, their rows of that moment say.
    "badge.given" => BadgeGiven {}

    /// One person has a badge.
    "badge.earned" => BadgeEarned {}

    /// One person has a badge no longer.
    "badge.withdrawn" => BadgeWithdrawn {}
}
