//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// The draft of a homepage changed.
    "home.changed" => HomeChanged { kind: String }

    /// The draft of a homepage was published.
    "home.published" => HomePublished { kind: String }

    /// An earlier version of a homepage is its draft again.
    "home.restored" => HomeRestored { kind: String }

    /// Somebody hid a widget from themselves, or shows it again.
    "home.hidden" => HomeHidden {}
}
