//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// A resource was begun.
    "resource.created" => ResourceCreated { resource_id: Uuid }

    /// The draft of a resource changed.
    "resource.changed" => ResourceChanged { resource_id: Uuid }

    /// The draft of a resource was published.
    "resource.published" => ResourcePublished { resource_id: Uuid }

    /// A resource was hidden.
    "resource.unpublished" => ResourceUnpublished { resource_id: Uuid }

    /// A resource was put away.
    "resource.archived" => ResourceArchived { resource_id: Uuid }

    /// A resource was taken out again.
    "resource.restored" => ResourceRestored { resource_id: Uuid }

    /// Somebody looked at a resource.
    "resource.opened" => ResourceOpened { user_id: Uuid, resource_id: Uuid }

    /// Somebody took a resource away.
    "resource.downloaded" => ResourceDownloaded { user_id: Uuid, resource_id: Uuid }

    /// People have a resource, or have it no longer.
    "resource.assigned" => ResourceAssigned { added: usize, removed: usize }
}
