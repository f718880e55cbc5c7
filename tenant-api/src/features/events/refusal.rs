//! Why an event refuses something.

use learnt_kernel::problem::Problem;

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("This event is not open for registrations.")]
    NotPublished,
    #[error("This event was cancelled.")]
    EventCancelled,
    #[error("This event has started.")]
    Started,
    #[error("Registration for this event is closed.")]
    RegistrationClosed,
    #[error("It is too late to cancel. Please contact the organiser.")]
    CancellationClosed,
    #[error("All seats are taken.")]
    Full,
    #[error("All seats are taken, and the wait list is full.")]
    WaitListFull,
    #[error("Free seats are reserved for people on the wait list.")]
    OthersWait,
    #[error("This person was registered before. Add them by name.")]
    WasRegistered,
    #[error("A sign-in sheet can have at most 5,000 people. Export the list instead.")]
    SheetTooLong,
    #[error("This person is not registered.")]
    NotRegistered,
    #[error("This person is already registered.")]
    AlreadyRegistered,
    #[error("This person is not waiting for approval.")]
    NotPending,
    #[error("This person is not on the wait list.")]
    NotWaiting,
    #[error("There is no seat offer for you at the moment.")]
    NoOffer,
    #[error("The offer has expired.")]
    OfferExpired,
    #[error("Attendance is already recorded for this person. Undo it first.")]
    WasThere,
    #[error("This person is already checked in.")]
    AlreadyIn,
    #[error("It is too early to record attendance.")]
    TooEarly,
    #[error("This person has no seat at this event.")]
    NoSeat,
    #[error("There is nothing to undo.")]
    NothingToUndo,
    #[error("This event has ended. Please contact the organiser.")]
    Over,
    #[error("This event is already part of a series.")]
    InSeries,
    #[error("This event is not part of a series.")]
    NoSeries,
    #[error("This is already booked at that time. Choose another one, or book it anyway.")]
    RoomTaken,
    #[error("This status change is not possible.")]
    NoWayThere,
}

impl Refusal {
    /// The stable word.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotPublished => "not_published",
            Self::EventCancelled => "event_cancelled",
            Self::Started => "event_started",
            Self::RegistrationClosed => "registration_closed",
            Self::CancellationClosed => "cancellation_closed",
            Self::Full => "event_full",
            Self::WaitListFull => "wait_list_full",
            Self::OthersWait => "others_wait",
            Self::WasRegistered => "was_registered",
            Self::SheetTooLong => "sheet_too_long",
            Self::NotRegistered => "not_registered",
            Self::AlreadyRegistered => "already_registered",
            Self::NotPending => "not_pending",
            Self::NotWaiting => "not_waiting",
            Self::NoOffer => "no_offer",
            Self::OfferExpired => "offer_expired",
            Self::WasThere => "attendance_noted",
            Self::AlreadyIn => "already_checked_in",
            Self::TooEarly => "too_early",
            Self::NoSeat => "no_seat",
            Self::NothingToUndo => "nothing_to_undo",
            Self::Over => "event_over",
            Self::InSeries => "in_series",
            Self::NoSeries => "no_series",
            Self::RoomTaken => "room_taken",
            Self::NoWayThere => "no_way_there",
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Problem::conflict(refusal.code(), refusal.to_string())
    }
}
