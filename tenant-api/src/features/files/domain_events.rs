//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// No row names an upload any more: the bytes with this hash may go.
    "file.dropped", Nothing => FileDropped { hash: String }
}
