//! The transitions of seats and wait lists, and their refusals.

use chrono::{DateTime, Duration, Utc};

use super::model::{Promotion, Refusal, Registration, Seats, State, Status, Transition};

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 0).expect("a time")
}

fn seats(capacity: i32, taken: i32, waiting: i32) -> Seats {
    Seats {
        status: Status::Published,
        starts_at: now() + Duration::days(2),
        capacity: Some(capacity),
        waitlist_capacity: Some(2),
        approval: false,
        register_until: None,
        cancel_until: None,
        promotion: Promotion::Auto,
        offer_hours: 24,
        taken,
        waiting,
    }
}

fn of(state: State) -> Option<Registration> {
    Some(Registration::of(state))
}

#[test]
fn a_free_seat_is_had_at_once_or_after_approval_and_then_comes_the_line() {
    assert_eq!(seats(2, 1, 0).register(None, now()), Ok(of(State::Attending)));
    let approved = Seats {
        approval: true,
        ..seats(2, 1, 0)
    };
    assert_eq!(approved.register(None, now()), Ok(of(State::Pending)));
    assert_eq!(seats(2, 2, 0).register(None, now()), Ok(of(State::Waiting)));
    assert_eq!(seats(2, 2, 2).register(None, now()), Err(Refusal::WaitListFull));
    let no_line = Seats {
        waitlist_capacity: Some(0),
        ..seats(2, 2, 0)
    };
    assert_eq!(no_line.register(None, now()), Err(Refusal::Full));
}

#[test]
fn nobody_takes_a_free_seat_past_those_who_wait() {
    let manual = Seats {
        promotion: Promotion::Manual,
        ..seats(2, 1, 1)
    };
    assert_eq!(manual.register(None, now()), Ok(of(State::Waiting)));
    assert_eq!(manual.next(now()), None);
}

#[test]
fn what_is_free_is_given_to_those_who_wait_until_nothing_is_or_nobody_waits() {
    let give = |mut seats: Seats| {
        let given = seats.give(now()).len();
        (given, seats.taken, seats.waiting)
    };
    assert_eq!(give(seats(5, 2, 2)), (2, 4, 0));
    assert_eq!(give(seats(5, 2, 9)), (3, 5, 6));
    assert_eq!(give(seats(5, 7, 9)), (0, 7, 9), "fewer seats than are held");
    let offering = Seats {
        promotion: Promotion::Offer,
        ..seats(3, 1, 4)
    };
    assert_eq!(give(offering), (2, 3, 2), "what is offered is held");
    let endless = Seats {
        capacity: None,
        ..seats(3, 1, 4)
    };
    assert_eq!(give(endless), (4, 5, 0));
}

#[test]
fn registering_twice_changes_nothing_and_closes_in_time() {
    assert_eq!(seats(2, 1, 0).register(of(State::Attending), now()), Ok(None));
    assert_eq!(
        seats(2, 1, 0).register(of(State::Cancelled), now()),
        Ok(of(State::Attending))
    );
    let closed = Seats {
        register_until: Some(now()),
        ..seats(2, 1, 0)
    };
    assert_eq!(closed.register(None, now()), Err(Refusal::RegistrationClosed));
    let begun = Seats {
        starts_at: now(),
        ..seats(2, 1, 1)
    };
    assert_eq!(begun.register(None, now()), Err(Refusal::Started));
    assert_eq!(begun.next(now()), None, "after the start nobody is promoted");
    assert_eq!(begun.cancel(of(State::Attending), now()), Err(Refusal::Started));
}

#[test]
fn a_lowered_capacity_evicts_nobody_and_promotes_nobody() {
    let lowered = seats(1, 3, 2);
    assert_eq!(lowered.free(), Some(0));
    assert_eq!(lowered.next(now()), None);
    assert_eq!(seats(4, 3, 2).next(now()), of(State::Attending));
}

#[test]
fn an_offer_holds_its_seat_until_it_expires_and_never_beyond_the_start() {
    let offering = Seats {
        promotion: Promotion::Offer,
        offer_hours: 100,
        ..seats(2, 1, 1)
    };
    let offered = offering.next(now()).expect("an offer");
    assert_eq!(offered.offered_until, Some(offering.starts_at));
    assert!(offered.holds_seat() && !offered.queues());
    assert_eq!(
        offering.accept(Some(offered), now()),
        Ok(Registration::of(State::Attending))
    );
    let late = Registration {
        offered_until: Some(now()),
        ..offered
    };
    assert_eq!(offering.accept(Some(late), now()), Err(Refusal::OfferExpired));
    assert_eq!(offering.accept(of(State::Waiting), now()), Err(Refusal::NoOffer));
}

#[test]
fn a_seat_is_given_back_in_time_and_a_place_in_the_line_always() {
    let strict = Seats {
        cancel_until: Some(now()),
        ..seats(2, 2, 1)
    };
    assert_eq!(
        strict.cancel(of(State::Attending), now()),
        Err(Refusal::CancellationClosed)
    );
    assert_eq!(
        strict.cancel(of(State::Waiting), now()),
        Ok(of(State::WaitingCancelled))
    );
    assert_eq!(strict.cancel(None, now()), Err(Refusal::NotRegistered));
}

#[test]
fn the_desk_never_overbooks_and_undoes_what_it_noted() {
    let full = seats(2, 2, 1);
    assert_eq!(full.desk(Transition::Add, None, now()), Err(Refusal::Full));
    assert_eq!(
        full.desk(Transition::Promote, of(State::Waiting), now()),
        Err(Refusal::Full)
    );
    assert_eq!(
        full.desk(Transition::Attended, of(State::Attending), now()),
        Err(Refusal::TooEarly)
    );
    let day = full.starts_at;
    let attended = full.desk(Transition::Attended, of(State::Attending), day);
    assert_eq!(attended, Ok(Registration::of(State::Attended)));
    assert_eq!(
        full.desk(Transition::Attended, of(State::Attended), day),
        Err(Refusal::AlreadyIn)
    );
    assert_eq!(
        full.desk(Transition::Undo, of(State::Attended), day),
        Ok(Registration::of(State::Attending))
    );
    assert_eq!(
        full.desk(Transition::Remove, of(State::Attended), day),
        Err(Refusal::WasThere)
    );
    assert_eq!(
        full.desk(Transition::Approve, of(State::Attending), day),
        Err(Refusal::NotPending)
    );
}

#[test]
fn a_cancelled_event_stays_cancelled() {
    let moved = |from: Status, to| from.move_to(to).map(|what| what.map(|what| what.kind()));
    assert_eq!(moved(Status::Cancelled, Status::Published), Err(Refusal::NoWayThere));
    assert_eq!(moved(Status::Published, Status::Cancelled), Ok(Some("event.cancelled")));
    assert_eq!(moved(Status::Published, Status::Draft), Err(Refusal::NoWayThere));
    assert_eq!(moved(Status::Draft, Status::Draft), Ok(None));
}

#[test]
fn a_rule_adds_people_behind_those_who_wait_and_brings_nobody_back() {
    let add =
        |seats: &Seats, current: Option<Registration>, may_wait: bool| seats.add_by_rule(current, may_wait, now());
    assert_eq!(add(&seats(2, 1, 0), None, false), Ok(of(State::Attending)));
    // An admin's hand approves.
    let approved = Seats {
        approval: true,
        ..seats(2, 1, 0)
    };
    assert_eq!(add(&approved, None, false), Ok(of(State::Attending)));
    assert_eq!(add(&seats(2, 2, 0), None, true), Ok(of(State::Waiting)));
    assert_eq!(add(&seats(2, 2, 0), None, false), Err(Refusal::Full));
    assert_eq!(add(&seats(2, 2, 2), None, true), Err(Refusal::WaitListFull));
    let manual = Seats {
        promotion: Promotion::Manual,
        ..seats(2, 1, 1)
    };
    assert_eq!(add(&manual, None, true), Ok(of(State::Waiting)));
    assert_eq!(add(&manual, None, false), Err(Refusal::OthersWait));
    assert_eq!(add(&seats(2, 1, 0), of(State::Pending), false), Ok(None));
    assert_eq!(
        add(&seats(2, 1, 0), of(State::Cancelled), true),
        Err(Refusal::WasRegistered)
    );
    let begun = Seats {
        starts_at: now(),
        ..seats(2, 1, 0)
    };
    assert_eq!(add(&begun, None, true), Err(Refusal::Started));
}

/// A small row of rolls that a seed names.
fn rolls(seed: u64) -> impl FnMut(usize) -> usize {
    let mut at = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move |below| {
        at ^= at << 13;
        at ^= at >> 7;
        at ^= at << 17;
        usize::try_from(at % below as u64).unwrap_or_default()
    }
}

/// What a ledger keeps of a few people, one after another, as the commands do under the lock of the event.
struct Walk {
    seats: Seats,
    people: Vec<Option<Registration>>,
    line: Vec<usize>,
}

impl Walk {
    fn put(&mut self, who: usize, to: Registration) {
        let from = self.people[who];
        let (seat, queue) = (
            i32::from(from.is_some_and(Registration::holds_seat)),
            i32::from(from.is_some_and(Registration::queues)),
        );
        let joins = to.state == State::Waiting && from.is_none_or(|from| from.state != State::Waiting);
        self.seats.taken += i32::from(to.holds_seat()) - seat;
        self.seats.waiting += i32::from(to.queues()) - queue;
        self.people[who] = Some(to);
        if joins {
            self.line.push(who);
        } else if to.state != State::Waiting {
            self.line.retain(|one| *one != who);
        }
    }

    fn promote(&mut self, now: DateTime<Utc>) {
        while let Some(to) = self.seats.next(now) {
            let first = self
                .line
                .iter()
                .find(|one| self.people[**one].is_some_and(Registration::queues));
            let first = *first.expect("somebody stands in the line that is counted");
            assert!(now < self.seats.starts_at, "after the start nobody is promoted");
            assert_ne!(self.seats.free(), Some(0), "nobody is promoted to a seat that is taken");
            self.put(first, to);
        }
    }
}

#[test]
fn whatever_people_and_desks_do_counts_are_right_and_nobody_is_given_a_seat_that_is_not_there() {
    const PEOPLE: usize = 6;
    for seed in 0..400 {
        let mut roll = rolls(seed + 1);
        let promotion = [Promotion::Auto, Promotion::Offer, Promotion::Manual][roll(3)];
        let capacity = 1 + i32::try_from(roll(3)).expect("small");
        let approval = roll(4) == 0;
        let mut walk = Walk {
            seats: Seats {
                promotion,
                approval,
                ..seats(capacity, 0, 0)
            },
            people: vec![None; PEOPLE],
            line: Vec::new(),
        };
        let mut time = now();
        for _ in 0..120 {
            time += Duration::hours(i64::try_from(roll(2)).expect("small"));
            let (who, did) = (roll(PEOPLE), roll(8));
            let current = walk.people[who];
            let before = walk.seats.taken;
            let to = match did {
                0 | 1 => walk.seats.register(current, time).ok().flatten(),
                2 => walk.seats.cancel(current, time).ok().flatten(),
                3 => walk.seats.accept(current, time).ok(),
                4 => walk.seats.add_by_rule(current, roll(2) == 0, time).ok().flatten(),
                5 => {
                    walk.seats.capacity = Some(1 + i32::try_from(roll(4)).expect("small"));
                    None
                }
                6 => {
                    let expired = current
                        .and_then(|current| current.offered_until)
                        .is_some_and(|until| until <= time);
                    expired.then_some(Registration::of(State::WaitingCancelled))
                }
                _ => {
                    let all = [
                        Transition::Add,
                        Transition::Remove,
                        Transition::Approve,
                        Transition::Refuse,
                        Transition::Promote,
                        Transition::Offer,
                        Transition::Attended,
                        Transition::NotAttended,
                        Transition::Undo,
                    ];
                    walk.seats.desk(all[roll(all.len())], current, time).ok()
                }
            };
            let was_full = walk.seats.free() == Some(0);
            if let Some(to) = to {
                walk.put(who, to);
            }
            assert!(
                !was_full || walk.seats.taken <= before,
                "{seed}: a seat that is not there is given"
            );
            walk.promote(time);
            let count = |of: fn(Registration) -> bool| walk.people.iter().flatten().filter(|one| of(**one)).count();
            assert_eq!(
                usize::try_from(walk.seats.taken),
                Ok(count(Registration::holds_seat)),
                "{seed}"
            );
            assert_eq!(
                usize::try_from(walk.seats.waiting),
                Ok(count(Registration::queues)),
                "{seed}"
            );
            let is_open = walk.seats.status.open(walk.seats.starts_at, time).is_ok();
            let has_room = walk.seats.free() != Some(0);
            assert!(
                promotion == Promotion::Manual || !is_open || !has_room || walk.seats.waiting == 0,
                "{seed}: somebody waits beside a free seat"
            );
        }
    }
}

#[test]
fn states_are_stored_and_sent_in_the_same_words() {
    let words = [
        "pending",
        "attending",
        "attended",
        "not attended",
        "waiting",
        "waiting-cancelled",
        "cancelled",
    ];
    for word in words {
        let state = State::parse(word);
        assert_eq!(state.into_str(), word);
        assert_eq!(serde_json::to_value(state).unwrap(), word);
    }
}
