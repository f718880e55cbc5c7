//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// A person's notes changed.
    "notes.changed" => NotesChanged {}
}
