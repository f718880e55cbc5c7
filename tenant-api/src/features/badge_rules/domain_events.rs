//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// A rule was made.
    "badge_rule.created" => BadgeRuleCreated {}

    /// A rule says something else.
    "badge_rule.changed" => BadgeRuleChanged {}

    /// A rule awards from now on.
    "badge_rule.activated" => BadgeRuleActivated {}

    /// A run over everybody came to its end.
    "badge_rule.progressed" => BadgeRuleProgressed {}

    /// A rule awards no more.
    "badge_rule.archived" => BadgeRuleArchived {}
}
