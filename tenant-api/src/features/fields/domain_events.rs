//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// A field was made.
    "field.created" => FieldCreated {}

    /// A field is defined differently.
    "field.changed" => FieldChanged {}

    /// A field was put away.
    "field.archived" => FieldArchived {}

    /// A field was taken out again.
    "field.restored" => FieldRestored {}

    /// The fields of a team come in another order.
    "fields.ordered" => FieldsOrdered {}

    /// People may do something else with the fixed fields.
    "profile_rules.changed" => ProfileRulesChanged {}
}
