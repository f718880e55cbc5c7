//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// The next portion of an addition is due.
    "event_additions.step" => EventAdditionsStep {}

    /// People were added to an event, or not.
    "event.people_added" => EventPeopleAdded {}

    /// People attended an event of a team.
    "event.attended" => EventAttended { team: String, users: Vec<Uuid> }

    /// An event is seen by more people, or by fewer.
    "event.assigned" => EventAssigned { added: usize, removed: usize }

    /// Seats and places of an event changed hands: whose, their rows of that moment say.
    "registration.moved" => RegistrationMoved {}

    /// An event was begun.
    "event.created" => EventCreated {}

    /// An event says something else.
    "event.changed" => EventChanged {}

    /// An event was published.
    "event.published" => EventPublished {}

    /// An event does not take place.
    "event.cancelled" => EventCancelled {}

    /// An event was put away.
    "event.archived" => EventArchived {}

    /// An event was taken out again.
    "event.restored" => EventRestored {}
}
