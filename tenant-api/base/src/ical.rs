//! Calendars as other programs read them (RFC 5545), with the time zones in which they are written.
//!
//! The crate `icalendar` holds no VTIMEZONE and takes missing stamps from the machine's clock; what is left of it, folding and
//! escaping, stands here.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write;

use chrono::{DateTime, Datelike, Duration, NaiveDateTime, Offset, TimeZone, Timelike, Utc};
use chrono_tz::{OffsetComponents, OffsetName, Tz};

/// A line has at most so many bytes.
const LONGEST_LINE: usize = 75;

/// What a calendar is sent for (RFC 5546).
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "UPPERCASE")]
pub enum Method {
    /// To be looked at.
    Publish,
    /// Somebody comes, or comes at another time.
    Request,
    /// Somebody does not come.
    Cancel,
}

impl Method {
    /// The word in the file, and in the type of a mail's part.
    pub fn into_str(self) -> &'static str {
        self.into()
    }
}

/// When something is.
#[derive(Clone, Debug)]
pub enum EntryTime {
    /// From then to then, by the clocks of a zone.
    Span {
        starts: DateTime<Utc>,
        ends: DateTime<Utc>,
        /// Whose clocks.
        zone: Tz,
    },
    /// At a moment.
    At(DateTime<Utc>),
}

/// Whether it takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It does.
    Confirmed,
    /// Perhaps.
    Tentative,
    /// It does not.
    Cancelled,
}

/// Somebody with an address.
#[derive(Clone, Debug)]
pub struct Participant {
    pub name: String,
    pub email: String,
}

/// Who asks whom to come.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Who sends the mail.
    pub organizer: Participant,
    pub attendee: Participant,
}

/// Something in a calendar.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The same for as long as it is told of.
    pub uid: String,
    /// Higher with each change.
    pub sequence: i32,
    /// When that was.
    pub stamp: DateTime<Utc>,
    pub title: String,
    /// When it is.
    pub time: EntryTime,
    /// Where it is.
    pub location: String,
    /// What else is to be known.
    pub text: String,
    /// Its page.
    pub url: String,
    /// Whether it takes place.
    pub status: Status,
    /// Of what is mailed.
    pub invitation: Option<Invitation>,
}

/// A calendar with these entries, under a name if it has one.
pub fn calendar(name: Option<&str>, method: Method, entries: &[Entry]) -> String {
    // About what an entry takes.
    let mut file = File(String::with_capacity(1_000 + entries.len() * 600));
    file.line("BEGIN:VCALENDAR");
    file.line("VERSION:2.0");
    file.line("PRODID:-//Learnt//Learnt//EN");
    file.line("CALSCALE:GREGORIAN");
    file.formatted(format_args!("METHOD:{}", method.into_str()));
    if let Some(name) = name {
        file.text("NAME", name);
        file.text("X-WR-CALNAME", name);
        file.line("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
        file.line("X-PUBLISHED-TTL:PT1H");
    }
    for (zone, (from, to)) in zones(entries) {
        file.zone(zone, from, to);
    }
    for entry in entries {
        file.entry(entry);
    }
    file.line("END:VCALENDAR");
    file.0
}

/// The zones that entries are written in, each with the time in which it is needed.
fn zones(entries: &[Entry]) -> BTreeMap<&'static str, (DateTime<Tz>, DateTime<Tz>)> {
    let mut zones: BTreeMap<&'static str, (DateTime<Tz>, DateTime<Tz>)> = BTreeMap::new();
    for entry in entries {
        let EntryTime::Span { starts, ends, zone } = &entry.time else {
            continue;
        };
        if is_utc(*zone) {
            continue;
        }
        let (from, to) = (starts.with_timezone(zone), ends.with_timezone(zone));
        let known = zones.entry(zone.name()).or_insert((from, to));
        *known = (known.0.min(from), known.1.max(to));
    }
    zones
}

fn is_utc(zone: Tz) -> bool {
    matches!(zone, Tz::UTC | Tz::Etc__UTC | Tz::GMT | Tz::Etc__GMT)
}

fn seconds(at: &DateTime<Tz>) -> i32 {
    at.offset().fix().local_minus_utc()
}

/// The moments after `from` and up to `to` at which the clocks of a zone are put forward or back.
fn transitions(from: &DateTime<Tz>, to: &DateTime<Tz>) -> Vec<DateTime<Tz>> {
    let mut found = Vec::new();
    let mut day = *from;
    while day < *to {
        let next = day + Duration::days(1);
        if seconds(&day) != seconds(&next) {
            let (mut before, mut after) = (day, next);
            while after - before > Duration::seconds(1) {
                let middle = before + (after - before) / 2;
                if seconds(&middle) == seconds(&day) {
                    before = middle;
                } else {
                    after = middle;
                }
            }
            // Halving leaves parts of a second.
            let moment = before.timestamp() + 1;
            found.extend(from.timezone().timestamp_opt(moment, 0).single());
        }
        day = next;
    }
    found
}

/// A moment as a zone's clocks show it.
fn local(at: NaiveDateTime) -> Digits {
    Digits(at, "")
}

fn utc(at: DateTime<Utc>) -> Digits {
    Digits(at.naive_utc(), "Z")
}

/// A date and a time in digits. A feed writes thousands of them, and a pattern would be read anew for each.
struct Digits(NaiveDateTime, &'static str);

impl std::fmt::Display for Digits {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Digits(at, end) = self;
        let mut text = *b"00000000T000000";
        let date = at.year() * 10_000 + at.month() as i32 * 100 + at.day() as i32;
        let time = at.hour() * 10_000 + at.minute() * 100 + at.second();
        put(&mut text[..8], date.unsigned_abs());
        put(&mut text[9..], time);
        to.write_str(std::str::from_utf8(&text).map_err(|_| std::fmt::Error)?)?;
        to.write_str(end)
    }
}

/// Writes the last digits of a number, as many as there is room for.
pub fn put(room: &mut [u8], mut number: u32) {
    for digit in room.iter_mut().rev() {
        *digit = b'0' + u8::try_from(number % 10).unwrap_or_default();
        number /= 10;
    }
}

fn offset(seconds: i32) -> String {
    let sign = if seconds < 0 { '-' } else { '+' };
    let (hours, minutes, rest) = (seconds.abs() / 3600, seconds.abs() / 60 % 60, seconds.abs() % 60);
    let mut text = format!("{sign}{hours:02}{minutes:02}");
    if rest > 0 {
        let _ = write!(text, "{rest:02}");
    }
    text
}

/// Text as a value: what separates is escaped, and nothing that is no letter comes through.
fn escaped(text: &str) -> Cow<'_, str> {
    // Byte by byte, since most texts are plain; what begins a control character of more than one byte is looked at again.
    let is_plain = |byte: u8| !matches!(byte, 0..0x20 | 0x7f | 0xc2 | b'\\' | b';' | b',');
    if text.bytes().all(is_plain) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => out.push_str("\\\\"),
            ';' => out.push_str("\\;"),
            ',' => out.push_str("\\,"),
            '\n' => out.push_str("\\n"),
            letter if letter.is_control() && letter != '\t' => {}
            letter => out.push(letter),
        }
    }
    out.into()
}

/// Text as the value of a parameter, between quotation marks.
fn quoted(text: &str) -> String {
    let cleaned = text.chars().filter(|letter| !letter.is_control());
    let cleaned: String = cleaned
        .map(|letter| if letter == '"' { '\'' } else { letter })
        .collect();
    format!("\"{cleaned}\"")
}

struct File(String);

impl File {
    /// A line; what is longer than a line goes on behind a space.
    fn line(&mut self, line: &str) {
        self.written(|file| file.push_str(line));
    }

    /// A line of what is formatted, without a copy of it.
    fn formatted(&mut self, line: std::fmt::Arguments<'_>) {
        self.written(|file| {
            // Writing to a string cannot fail.
            let _ = file.write_fmt(line);
        });
    }

    fn written(&mut self, write: impl FnOnce(&mut String)) {
        let begin = self.0.len();
        write(&mut self.0);
        if self.0.len() - begin > LONGEST_LINE {
            let line = self.0.split_off(begin);
            let mut rest = line.as_str();
            let mut room = LONGEST_LINE;
            while rest.len() > room {
                let (head, tail) = rest.split_at(rest.floor_char_boundary(room));
                self.0.push_str(head);
                self.0.push_str("\r\n ");
                rest = tail;
                // The space is one of the bytes.
                room = LONGEST_LINE - 1;
            }
            self.0.push_str(rest);
        }
        self.0.push_str("\r\n");
    }

    fn text(&mut self, name: &str, text: &str) {
        if !text.is_empty() {
            self.formatted(format_args!("{name}:{}", escaped(text)));
        }
    }

    /// A zone, from a year before it is needed to a year after: each change of its clocks by itself, so that no rule has to be
    /// guessed from the database of zones.
    fn zone(&mut self, name: &str, from: DateTime<Tz>, to: DateTime<Tz>) {
        let first = from - Duration::days(366);
        let first = first.timezone().from_utc_datetime(&first.naive_utc());
        self.line("BEGIN:VTIMEZONE");
        self.formatted(format_args!("TZID:{name}"));
        self.observance(&first, seconds(&first), first.naive_local());
        let mut before = seconds(&first);
        for at in transitions(&first, &(to + Duration::days(366))) {
            let onset = at.naive_utc() + Duration::seconds(i64::from(before));
            self.observance(&at, before, onset);
            before = seconds(&at);
        }
        self.line("END:VTIMEZONE");
    }

    /// What holds from a moment on; its onset is written by the clocks as they were before.
    fn observance(&mut self, at: &DateTime<Tz>, before: i32, onset: NaiveDateTime) {
        let kind = if at.offset().dst_offset().is_zero() {
            "STANDARD"
        } else {
            "DAYLIGHT"
        };
        self.formatted(format_args!("BEGIN:{kind}"));
        self.formatted(format_args!("DTSTART:{}", local(onset)));
        self.formatted(format_args!("TZOFFSETFROM:{}", offset(before)));
        self.formatted(format_args!("TZOFFSETTO:{}", offset(seconds(at))));
        if let Some(name) = at.offset().abbreviation() {
            self.text("TZNAME", name);
        }
        self.formatted(format_args!("END:{kind}"));
    }

    /// By the clocks of the zone; an hour that they show twice is named by the moment, since programs differ in which they take.
    fn moment(&mut self, name: &str, at: DateTime<Utc>, zone: Tz) {
        let shown = (!is_utc(zone)).then(|| at.with_timezone(&zone).naive_local());
        match shown.filter(|shown| zone.from_local_datetime(shown).single().is_some()) {
            Some(shown) => self.formatted(format_args!("{name};TZID={}:{}", zone.name(), local(shown))),
            None => self.formatted(format_args!("{name}:{}", utc(at))),
        }
    }

    fn entry(&mut self, entry: &Entry) {
        self.line("BEGIN:VEVENT");
        self.text("UID", &entry.uid);
        self.formatted(format_args!("DTSTAMP:{}", utc(entry.stamp)));
        self.formatted(format_args!("SEQUENCE:{}", entry.sequence));
        match &entry.time {
            EntryTime::Span { starts, ends, zone } => {
                self.moment("DTSTART", *starts, *zone);
                self.moment("DTEND", *ends, *zone);
            }
            EntryTime::At(at) => {
                self.formatted(format_args!("DTSTART:{}", utc(*at)));
                // It takes nobody's time.
                self.line("TRANSP:TRANSPARENT");
            }
        }
        self.text("SUMMARY", &entry.title);
        self.text("LOCATION", &entry.location);
        self.text("DESCRIPTION", &entry.text);
        if !entry.url.is_empty() {
            self.formatted(format_args!("URL:{}", entry.url));
        }
        let status = match entry.status {
            Status::Confirmed => "CONFIRMED",
            Status::Tentative => "TENTATIVE",
            Status::Cancelled => "CANCELLED",
        };
        self.formatted(format_args!("STATUS:{status}"));
        if let Some(Invitation { organizer, attendee }) = &entry.invitation {
            let name = quoted(&organizer.name);
            self.formatted(format_args!("ORGANIZER;CN={name}:mailto:{}", organizer.email));
            let answer = if entry.status == Status::Cancelled {
                "DECLINED"
            } else {
                "ACCEPTED"
            };
            let name = quoted(&attendee.name);
            let roles = format!("CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT={answer};RSVP=FALSE");
            self.formatted(format_args!("ATTENDEE;{roles};CN={name}:mailto:{}", attendee.email));
        }
        self.line("END:VEVENT");
    }
}

#[cfg(test)]
mod tests;
