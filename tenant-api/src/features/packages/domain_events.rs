//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// A package was begun.
    "package.created" => PackageCreated { package_id: Uuid }

    /// The draft of a package changed.
    "package.changed" => PackageChanged { package_id: Uuid }

    /// The draft of a package was published.
    "package.published" => PackagePublished { package_id: Uuid }

    /// A package was hidden.
    "package.unpublished" => PackageUnpublished { package_id: Uuid }

    /// A package was put away.
    "package.archived" => PackageArchived { package_id: Uuid }

    /// A package was taken out again.
    "package.restored" => PackageRestored { package_id: Uuid }

    /// People are further on in a package.
    "package.progressed" => PackageProgressed { package_id: Uuid }

    /// Somebody completed a package.
    "package.completed" => PackageCompleted { user_id: Uuid, package_id: Uuid, user_package_id: Uuid }

    /// People have a package, or have it no longer. Few who have it are named.
    "package.assigned" => PackageAssigned { package_id: Uuid, added: usize, removed: usize, opened: Option<Vec<Uuid>> }
}
