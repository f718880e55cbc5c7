//! The transitions of seats and wait lists, and their refusals.

use chrono::{DateTime, Duration, Utc};

use super::model::{Promotion, Refusal, Seats, Standing, State, Status, Transition};

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

fn of(state: State) -> Option<Standing> {
    Some(Standing::of(state))
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
        Ok(Standing::of(State::Attending))
    );
    let late = Standing {
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
    assert_eq!(attended, Ok(Standing::of(State::Attended)));
    assert_eq!(
        full.desk(Transition::Attended, of(State::Attended), day),
        Err(Refusal::AlreadyIn)
    );
    assert_eq!(
        full.desk(Transition::Undo, of(State::Attended), day),
        Ok(Standing::of(State::Attending))
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
    assert_eq!(Status::Cancelled.move_to(Status::Published), Err(Refusal::NoWayThere));
    assert_eq!(
        Status::Published.move_to(Status::Cancelled),
        Ok(Some("event.cancelled"))
    );
    assert_eq!(Status::Published.move_to(Status::Draft), Err(Refusal::NoWayThere));
    assert_eq!(Status::Draft.move_to(Status::Draft), Ok(None));
}

#[test]
fn a_rule_adds_people_behind_those_who_wait_and_brings_nobody_back() {
    let add = |seats: &Seats, known: Option<Standing>, may_wait: bool| seats.add_by_rule(known, may_wait, now());
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
