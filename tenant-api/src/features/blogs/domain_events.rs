//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// An entry was begun.
    "blog.created" => BlogCreated {}

    /// An entry says something else.
    "blog.changed" => BlogChanged {}

    /// An entry was published, at once or for a date.
    "blog.published" => BlogPublished {}

    /// An entry was taken back.
    "blog.unpublished" => BlogUnpublished {}

    /// An entry was put away.
    "blog.archived" => BlogArchived {}

    /// An entry was taken out again.
    "blog.restored" => BlogRestored {}

    /// The date of an entry has come.
    "blog.appeared" => BlogAppeared {}
}
