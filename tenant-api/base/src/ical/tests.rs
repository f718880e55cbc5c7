//! What is written here is read by another program's parser in the app's tests (`web/src/features/calendar/ical.test.ts`).

use super::*;

const SAMPLE: &str = include_str!("sample.ics");

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn entry(uid: &str, starts: &str, ends: &str, zone: Tz) -> Entry {
    Entry {
        uid: uid.to_owned(),
        sequence: 3,
        stamp: at("2027-01-05T10:00:00Z"),
        title: "First aid; part 1, with \\ practice".to_owned(),
        time: EntryTime::Span {
            starts: at(starts),
            ends: at(ends),
            zone,
        },
        location: "Hall 2, gate 3".to_owned(),
        text: "Bring shoes.\nسلامة في المستودع – يرجى الحضور قبل عشر دقائق من بداية الدورة".to_owned(),
        url: "https://acme.example/apps/myevent/1".to_owned(),
        status: Status::Confirmed,
        invitation: None,
    }
}

fn sample() -> String {
    let invited = Invitation {
        organizer: Participant {
            name: "Acme \"Safety\"; Ltd".to_owned(),
            email: "no-reply@acme.example".to_owned(),
        },
        attendee: Participant {
            name: "Lena Berg".to_owned(),
            email: "lena@acme.example".to_owned(),
        },
    };
    let entries = [
        // The night in which Berlin's clocks go forward, and the one in which they go back.
        entry(
            "spring",
            "2027-03-28T00:30:00Z",
            "2027-03-28T01:30:00Z",
            Tz::Europe__Berlin,
        ),
        entry(
            "autumn",
            "2027-10-31T00:30:00Z",
            "2027-10-31T01:30:00Z",
            Tz::Europe__Berlin,
        ),
        entry(
            "leap",
            "2028-02-29T08:00:00Z",
            "2028-02-29T09:00:00Z",
            Tz::America__New_York,
        ),
        entry(
            "south",
            "2027-12-01T08:00:00Z",
            "2027-12-01T09:00:00Z",
            Tz::Australia__Sydney,
        ),
        entry(
            "half",
            "2027-12-01T08:00:00Z",
            "2027-12-01T09:00:00Z",
            Tz::Asia__Kolkata,
        ),
        entry("utc", "2027-12-01T08:00:00Z", "2027-12-01T09:00:00Z", Tz::UTC),
        Entry {
            time: EntryTime::At(at("2027-12-02T16:00:00Z")),
            status: Status::Tentative,
            invitation: Some(invited),
            ..entry("due", "2027-12-01T08:00:00Z", "2027-12-01T09:00:00Z", Tz::UTC)
        },
    ];
    calendar(Some("Acme – Lena"), Method::Publish, &entries)
}

#[test]
fn a_calendar_is_written_as_another_parser_reads_it() {
    assert_eq!(sample(), SAMPLE);
}

#[test]
fn no_line_is_longer_than_a_line_may_be_and_all_end_alike() {
    let file = sample();
    assert!(
        file.split("\r\n")
            .all(|line| line.len() <= LONGEST_LINE && !line.contains('\n'))
    );
    assert!(file.ends_with("END:VCALENDAR\r\n"));
}

#[test]
fn what_people_write_begins_no_line_of_its_own() {
    let mut evil = entry("evil", "2027-12-01T08:00:00Z", "2027-12-01T09:00:00Z", Tz::UTC);
    evil.title = "a\r\nATTENDEE:mailto:x@y.example\u{0}".to_owned();
    let file = calendar(None, Method::Publish, &[evil]);
    assert!(file.contains("SUMMARY:a\\nATTENDEE:mailto:x@y.example\r\n"), "{file}");
    assert_eq!(quoted("a\"\r\nb"), "\"a'b\"");
}

#[test]
fn a_zone_tells_each_change_of_its_clocks_by_the_clocks_before() {
    let zone = Tz::Europe__Berlin;
    let from = at("2027-01-01T00:00:00Z").with_timezone(&zone);
    let found = transitions(&from, &(from + Duration::days(365)));
    let found: Vec<String> = found.iter().map(|at| at.to_utc().to_rfc3339()).collect();
    assert_eq!(found, ["2027-03-28T01:00:00+00:00", "2027-10-31T01:00:00+00:00"]);
    let file = sample();
    for line in [
        "DTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200",
        "TZOFFSETTO:+0530",
    ] {
        assert!(file.contains(line), "{line}");
    }
}
