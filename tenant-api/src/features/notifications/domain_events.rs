//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// People have other notifications.
    "notifications.changed" => NotificationsChanged {}

    /// Somebody chose what they are notified of, and how.
    "notification_preferences.chosen" => NotificationPreferencesChosen {}
}
