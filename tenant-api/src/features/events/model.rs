//! Seats and wait lists: who may move from where to where, and why not.

use crate::prelude::*;

use super::domain_events::{EventArchived, EventCancelled, EventPublished, EventRestored};
use chrono::Duration;

pub use super::refusal::Refusal;

/// What an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = EventStatus)]
pub enum Status {
    /// Admins prepare it.
    Draft,
    /// People see it and register.
    Published,
    /// It does not take place.
    Cancelled,
    /// Admins who look for it.
    Archived,
}

impl Status {
    /// Which one a stored word means; an event in a state that is not known is found by admins alone.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Archived)
    }

    /// Whether seats are given of an event that begins then.
    pub fn open(self, starts_at: DateTime<Utc>, now: DateTime<Utc>) -> Result<(), Refusal> {
        match self {
            Self::Cancelled => Err(Refusal::EventCancelled),
            Self::Draft | Self::Archived => Err(Refusal::NotPublished),
            Self::Published if now >= starts_at => Err(Refusal::Started),
            Self::Published => Ok(()),
        }
    }

    /// What is told of bringing it there; nothing: it is there.
    pub fn move_to(self, to: Self) -> Result<Option<EventBody>, Refusal> {
        match (self, to) {
            (from, to) if from == to => Ok(None),
            (Self::Draft, Self::Published) => Ok(Some(EventPublished {}.into())),
            (Self::Published, Self::Cancelled) => Ok(Some(EventCancelled {}.into())),
            (_, Self::Archived) => Ok(Some(EventArchived {}.into())),
            (Self::Archived, Self::Draft) => Ok(Some(EventRestored {}.into())),
            _ => Err(Refusal::NoWayThere),
        }
    }
}

/// What becomes of a seat that is free while people wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = EventPromotion)]
pub enum Promotion {
    /// The first who waits has it.
    Auto,
    /// It is kept for the first who waits, for some hours.
    Offer,
    /// Somebody decides.
    Manual,
}

impl Promotion {
    /// Which one a stored word means; where the way is not known, somebody decides.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Manual)
    }
}

/// Where a person stands with an event, in the words of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[schema(as = RegistrationState)]
pub enum State {
    /// Has a seat when somebody approves.
    Pending,
    /// Has a seat.
    Attending,
    /// Was there.
    Attended,
    /// Had a seat and was not there.
    #[serde(rename = "not attended")]
    #[strum(serialize = "not attended")]
    NotAttended,
    /// Waits for a seat, or for saying yes to one.
    Waiting,
    /// Waits no longer.
    WaitingCancelled,
    /// Gave the seat back.
    Cancelled,
}

impl State {
    /// Which one a stored word means; one that is not known holds no seat.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Cancelled)
    }
}

/// A registration: its state, and until when a seat is kept for who waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registration {
    pub state: State,
    /// Only of who waits.
    pub offered_until: Option<DateTime<Utc>>,
}

impl Registration {
    /// Without an offer.
    pub fn of(state: State) -> Self {
        Self {
            state,
            offered_until: None,
        }
    }

    /// Whether a seat is theirs, or kept for them.
    pub fn holds_seat(self) -> bool {
        match self.state {
            State::Pending | State::Attending | State::Attended | State::NotAttended => true,
            State::Waiting => self.offered_until.is_some(),
            State::WaitingCancelled | State::Cancelled => false,
        }
    }

    /// Whether they stand in the line.
    pub fn queues(self) -> bool {
        self.state == State::Waiting && self.offered_until.is_none()
    }

    /// Whether they are out of it.
    pub fn is_over(self) -> bool {
        matches!(self.state, State::WaitingCancelled | State::Cancelled)
    }
}

/// What decides about seats: an event while its row is locked.
#[derive(Clone, Debug)]
pub struct Seats {
    pub status: Status,
    pub starts_at: DateTime<Utc>,
    /// None: as many as come.
    pub capacity: Option<i32>,
    /// None: as many as wait.
    pub waitlist_capacity: Option<i32>,
    /// Whether somebody approves.
    pub approval: bool,
    /// None: until it begins.
    pub register_until: Option<DateTime<Utc>>,
    /// None: until it begins.
    pub cancel_until: Option<DateTime<Utc>>,
    /// What becomes of a free seat.
    pub promotion: Promotion,
    /// How long an offer holds.
    pub offer_hours: i32,
    /// Seats that are held.
    pub taken: i32,
    /// Who waits without an offer.
    pub waiting: i32,
}

/// So long an event lasts at most: whoever looks for those that go on need not look at all that are over.
pub const LONGEST: Duration = Duration::days(366);

/// So long before its start people are let in.
const DOORS: Duration = Duration::hours(12);

impl Seats {
    /// Seats that nobody holds; none: there is no end of them.
    pub fn free(&self) -> Option<i32> {
        self.capacity.map(|capacity| (capacity - self.taken).max(0))
    }

    fn is_full(&self) -> bool {
        self.free() == Some(0)
    }

    fn seated(&self) -> Registration {
        Registration::of(if self.approval {
            State::Pending
        } else {
            State::Attending
        })
    }

    fn open(&self, now: DateTime<Utc>) -> Result<(), Refusal> {
        self.status.open(self.starts_at, now)
    }

    /// Somebody registers: a seat where one is free and nobody waits for it, or the end of the line. Nothing: they are in already.
    pub fn register(&self, current: Option<Registration>, now: DateTime<Utc>) -> Result<Option<Registration>, Refusal> {
        if current.is_some_and(|current| !current.is_over()) {
            return Ok(None);
        }
        self.open(now)?;
        if self.register_until.is_some_and(|until| now >= until) {
            return Err(Refusal::RegistrationClosed);
        }
        if !self.is_full() && self.waiting == 0 {
            return Ok(Some(self.seated()));
        }
        match self.waitlist_capacity {
            Some(0) => Err(Refusal::Full),
            Some(most) if self.waiting >= most => Err(Refusal::WaitListFull),
            _ => Ok(Some(Registration::of(State::Waiting))),
        }
    }

    /// Somebody is named by a rule by which people are added: a seat where one is free and nobody waits for it, or else the end of the
    /// line, if they may wait. Nothing: they are in already. Whoever was out once is not brought back by a rule.
    pub fn add_by_rule(
        &self,
        current: Option<Registration>,
        may_wait: bool,
        now: DateTime<Utc>,
    ) -> Result<Option<Registration>, Refusal> {
        match current {
            Some(current) if current.is_over() => return Err(Refusal::WasRegistered),
            Some(_) => return Ok(None),
            None => self.open(now)?,
        }
        if !self.is_full() && self.waiting == 0 {
            return Ok(Some(Registration::of(State::Attending)));
        }
        match self.waitlist_capacity {
            _ if !may_wait && self.is_full() => Err(Refusal::Full),
            _ if !may_wait => Err(Refusal::OthersWait),
            Some(0) => Err(Refusal::Full),
            Some(most) if self.waiting >= most => Err(Refusal::WaitListFull),
            _ => Ok(Some(Registration::of(State::Waiting))),
        }
    }

    /// Counts a move.
    pub fn moved(&mut self, from: Option<Registration>, to: Registration) {
        let step = |is: bool, was: bool| i32::from(is) - i32::from(was);
        self.taken += step(to.holds_seat(), from.is_some_and(Registration::holds_seat));
        self.waiting += step(to.queues(), from.is_some_and(Registration::queues));
    }

    /// Counts somebody who came from nowhere.
    pub fn count(&mut self, to: Registration) {
        self.taken += i32::from(to.holds_seat());
        self.waiting += i32::from(to.queues());
    }

    /// Somebody gives up their own seat or place.
    pub fn cancel(&self, current: Option<Registration>, now: DateTime<Utc>) -> Result<Option<Registration>, Refusal> {
        let current = current.ok_or(Refusal::NotRegistered)?;
        if current.is_over() {
            return Ok(None);
        }
        if now >= self.starts_at {
            return Err(Refusal::Started);
        }
        if current.state != State::Waiting && self.cancel_until.is_some_and(|until| now >= until) {
            return Err(Refusal::CancellationClosed);
        }
        Self::out(current).map(Some)
    }

    /// Somebody takes the seat that is kept for them.
    pub fn accept(&self, current: Option<Registration>, now: DateTime<Utc>) -> Result<Registration, Refusal> {
        self.open(now)?;
        match current {
            Some(Registration {
                state: State::Waiting,
                offered_until: Some(until),
            }) if now < until => Ok(self.seated()),
            Some(Registration {
                offered_until: Some(_), ..
            }) => Err(Refusal::OfferExpired),
            _ => Err(Refusal::NoOffer),
        }
    }

    fn out(current: Registration) -> Result<Registration, Refusal> {
        match current.state {
            State::Pending | State::Attending => Ok(Registration::of(State::Cancelled)),
            State::Waiting => Ok(Registration::of(State::WaitingCancelled)),
            State::Attended | State::NotAttended => Err(Refusal::WasThere),
            State::Cancelled | State::WaitingCancelled => Err(Refusal::NotRegistered),
        }
    }

    /// What somebody who looks after the event does with a person.
    pub fn desk(
        &self,
        transition: Transition,
        current: Option<Registration>,
        now: DateTime<Utc>,
    ) -> Result<Registration, Refusal> {
        if transition == Transition::Add {
            return self.add(current);
        }
        let current = current.ok_or(Refusal::NotRegistered)?;
        match (transition, current.state) {
            (Transition::Remove, _) => Self::out(current),
            (Transition::Approve, State::Pending) => Ok(Registration::of(State::Attending)),
            (Transition::Refuse, State::Pending) => Ok(Registration::of(State::Cancelled)),
            (Transition::Approve | Transition::Refuse, _) => Err(Refusal::NotPending),
            (Transition::Promote | Transition::Offer, State::Waiting) => {
                self.open(now)?;
                if self.is_full() && !current.holds_seat() {
                    return Err(Refusal::Full);
                }
                Ok(match transition {
                    Transition::Promote => Registration::of(State::Attending),
                    _ => self.offered(now),
                })
            }
            (Transition::Promote | Transition::Offer, _) => Err(Refusal::NotWaiting),
            (Transition::Attended | Transition::NotAttended, _) if self.status != Status::Published => {
                Err(Refusal::NotPublished)
            }
            (Transition::Attended, State::Attending | State::NotAttended) if now + DOORS >= self.starts_at => {
                Ok(Registration::of(State::Attended))
            }
            (Transition::NotAttended, State::Attending | State::Attended) if now >= self.starts_at => {
                Ok(Registration::of(State::NotAttended))
            }
            (Transition::Attended, State::Attended) => Err(Refusal::AlreadyIn),
            (
                Transition::Attended | Transition::NotAttended,
                State::Attending | State::Attended | State::NotAttended,
            ) => Err(Refusal::TooEarly),
            (Transition::Attended | Transition::NotAttended, _) => Err(Refusal::NoSeat),
            (Transition::Undo, State::Attended | State::NotAttended) => Ok(Registration::of(State::Attending)),
            (Transition::Undo, _) => Err(Refusal::NothingToUndo),
            (Transition::Add, _) => self.add(Some(current)),
        }
    }

    fn add(&self, current: Option<Registration>) -> Result<Registration, Refusal> {
        match self.status {
            Status::Cancelled => Err(Refusal::EventCancelled),
            Status::Draft | Status::Archived => Err(Refusal::NotPublished),
            Status::Published if current.is_some_and(|current| !current.is_over()) => Err(Refusal::AlreadyRegistered),
            Status::Published if self.is_full() => Err(Refusal::Full),
            Status::Published => Ok(Registration::of(State::Attending)),
        }
    }

    fn offered(&self, now: DateTime<Utc>) -> Registration {
        let until = now + Duration::hours(i64::from(self.offer_hours));
        Registration {
            state: State::Waiting,
            offered_until: Some(until.min(self.starts_at)),
        }
    }

    /// What the first who waits gets now; nothing: they go on waiting.
    pub fn next(&self, now: DateTime<Utc>) -> Option<Registration> {
        if self.waiting == 0 || self.is_full() || self.open(now).is_err() {
            return None;
        }
        match self.promotion {
            Promotion::Auto => Some(self.seated()),
            Promotion::Offer => Some(self.offered(now)),
            Promotion::Manual => None,
        }
    }

    /// What those who wait get now, one after the other: each is counted as it is given.
    pub fn give(&mut self, now: DateTime<Utc>) -> Vec<Registration> {
        let mut given = Vec::new();
        while let Some(to) = self.next(now) {
            self.moved(Some(Registration::of(State::Waiting)), to);
            given.push(to);
        }
        given
    }
}

/// What somebody who looks after an event does with a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AttendeeTransition)]
pub enum Transition {
    /// Gives them a seat.
    Add,
    /// Takes them off, from a seat or the line.
    Remove,
    /// Who asked has the seat.
    Approve,
    /// Who asked does not get it.
    Refuse,
    /// Who waits has a seat now, whoever stands before them.
    Promote,
    /// A seat is kept for who waits.
    Offer,
    /// They were there.
    Attended,
    NotAttended,
    /// Nothing is said about that yet.
    Undo,
}

impl Transition {
    /// Whether it only says who was there.
    pub fn is_of_the_door(self) -> bool {
        matches!(self, Self::Attended | Self::NotAttended | Self::Undo)
    }

    /// What the ledger says.
    pub fn reason(self) -> &'static str {
        match self {
            Self::Add => "added",
            Self::Remove => "removed",
            Self::Approve => "approved",
            Self::Refuse => "refused",
            Self::Promote => "promoted-by-hand",
            Self::Offer => "offered-by-hand",
            Self::Attended => "checked-in",
            Self::NotAttended => "not-attended",
            Self::Undo => "undone",
        }
    }
}
