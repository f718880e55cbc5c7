//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// Somebody chose something for their own screens.
    "preferences.chosen" => PreferencesChosen {}
}
