//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// A pathway was begun.
    "pathway.created" => PathwayCreated { pathway_id: Uuid }

    /// The draft of a pathway changed.
    "pathway.changed" => PathwayChanged { pathway_id: Uuid }

    /// The draft of a pathway was published.
    "pathway.published" => PathwayPublished { pathway_id: Uuid }

    /// A pathway was hidden.
    "pathway.unpublished" => PathwayUnpublished { pathway_id: Uuid }

    /// A pathway was put away.
    "pathway.archived" => PathwayArchived { pathway_id: Uuid }

    /// A pathway was taken out again.
    "pathway.restored" => PathwayRestored { pathway_id: Uuid }

    /// People are further on in a pathway.
    "pathway.progressed" => PathwayProgressed { pathway_id: Uuid }

    /// Somebody completed a pathway.
    "pathway.completed" => PathwayCompleted { user_id: Uuid, pathway_id: Uuid, user_pathway_id: Uuid }

    /// People have a pathway, or have it no longer. Few who have it are named.
    "pathway.assigned" => PathwayAssigned { pathway_id: Uuid, added: usize, removed: usize, opened: Option<Vec<Uuid>> }

    /// Somebody was let off an item.
    "pathway.item_waived" => PathwayItemWaived { user_id: Uuid }

    /// Somebody is not let off an item any more.
    "pathway.item_required" => PathwayItemRequired { user_id: Uuid }
}
