//! What mails tell calendars is read by another program's parser in the app's tests (`web/src/features/calendar/mails.test.ts`).

use super::*;
use crate::ical::Participant;

const REQUEST: &str = include_str!("request.ics");
const CHANGED: &str = include_str!("changed.ics");
const CANCELLED: &str = include_str!("cancelled.ics");

fn id(last: u128) -> Uuid {
    Uuid::from_u128(0x0190_a000_0000_7000_8000_0000_0000_0000 + last)
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

/// An event in Berlin of which these people have a seat.
fn invitations(sequence: i32, (starts, ends): (&str, &str), address: &str, comes: &[Uuid]) -> Invitations {
    let event = sql::InvitedEvents {
        id: id(1),
        title: "Erste Hilfe; Teil 1, mit Übung \\ السلامة في المستودع قبل بداية العمل".to_owned(),
        address: address.to_owned(),
        online_url: "https://meet.example/aid".to_owned(),
        starts_at: at(starts),
        ends_at: at(ends),
        time_zone: "Europe/Berlin".to_owned(),
        trainers: vec![id(9)],
        is_published: true,
        sequence,
    };
    Invitations {
        events: HashMap::from([(id(1), event)]),
        seats: comes.iter().map(|user| (id(1), *user)).collect(),
    }
}

fn mail(invitations: &Invitations, was_cancelled: bool, now: &str) -> Option<(Method, String)> {
    let party = |name: &str, email: &str| Participant {
        name: name.to_owned(),
        email: email.to_owned(),
    };
    let between = Invitation {
        organizer: party("Acme \"Safety\"; Ltd", "no-reply@acme.example"),
        attendee: party("Léna, \"the\" Berg", "lena@acme.example"),
    };
    let origin = "https://acme.example";
    let found = invitations.of((id(1), id(2)), was_cancelled, between, origin, at(now))?;
    Some((found.method, found.file))
}

const JUNE: (&str, &str) = ("2027-06-15T07:00:00Z", "2027-06-15T10:00:00Z");
/// Through the night in which the clocks go back.
const OCTOBER: (&str, &str) = ("2027-10-30T22:00:00Z", "2027-10-31T03:00:00Z");

#[test]
fn who_has_a_seat_is_invited_and_hears_of_each_change_under_one_name() {
    let first = invitations(4, JUNE, "Halle 2, Tor 3", &[id(2)]);
    let expected = (Method::Request, REQUEST.to_owned());
    assert_eq!(mail(&first, false, "2027-06-01T08:00:00Z"), Some(expected));
    let moved = invitations(6, OCTOBER, "Halle 3", &[id(2)]);
    let expected = (Method::Request, CHANGED.to_owned());
    assert_eq!(mail(&moved, false, "2027-06-02T08:00:00Z"), Some(expected));
}

#[test]
fn who_has_no_seat_any_more_has_the_event_taken_off_and_is_not_told_where_it_is_on_the_net() {
    let gone = invitations(8, OCTOBER, "Halle 3", &[id(3)]);
    let expected = (Method::Cancel, CANCELLED.to_owned());
    assert_eq!(mail(&gone, true, "2027-06-03T08:00:00Z"), Some(expected));
    assert!(!CANCELLED.contains("meet.example"));
}

#[test]
fn who_never_had_a_seat_gets_nothing_and_a_seat_that_came_back_is_an_invitation() {
    let others = invitations(4, JUNE, "Halle 2", &[id(3)]);
    assert_eq!(mail(&others, false, "2027-06-01T08:00:00Z"), None);
    let back = invitations(9, JUNE, "Halle 2", &[id(2)]);
    let (method, file) = mail(&back, true, "2027-06-01T08:00:00Z").unwrap();
    assert_eq!(method, Method::Request);
    assert!(file.contains("\r\nMETHOD:REQUEST\r\n") && file.contains("\r\nSTATUS:CONFIRMED\r\n"));
}

#[test]
fn who_runs_it_is_invited_without_a_seat_until_it_is_cancelled() {
    let mut led = invitations(4, JUNE, "", &[]);
    led.events.get_mut(&id(1)).unwrap().trainers = vec![id(2)];
    let (method, file) = mail(&led, false, "2027-06-01T08:00:00Z").unwrap();
    assert_eq!(method, Method::Request);
    assert!(file.contains("LOCATION:https://meet.example/aid\r\n"), "{file}");
    // An own seat that was given back does not take it off.
    assert_eq!(mail(&led, true, "2027-06-01T08:00:00Z").unwrap().0, Method::Request);

    led.events.get_mut(&id(1)).unwrap().is_published = false;
    let (method, file) = mail(&led, true, "2027-06-01T08:00:00Z").unwrap();
    assert_eq!(method, Method::Cancel);
    assert!(!file.contains("meet.example"), "{file}");
}
