//! Notifications in the words of whoever reads them: for mails, and for whoever reads the API without a catalogue.
use crate::prelude::*;

use chrono_tz::Tz;

use super::model::Kind;
use super::times::{format_time, format_with_zone};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;

/// What is said of notifications: the title and the body of each kind, what its link does, and the parts of dates.
pub(super) static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// For whom something is worded.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// Dates are as they are there.
    pub zone: Tz,
    /// What they read.
    pub language: Language,
}

/// What a notification says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// One line.
    pub title: String,
    /// A sentence or two.
    pub body: String,
    /// What its link does.
    pub action: String,
}

/// Words a kind with its parameters.
pub fn compose(kind: Kind, params: &Value, reader: Reader) -> Message {
    let texts = CATALOGUE.of(reader.language);
    let values = values(params, reader);
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let (title, body) = keys(kind, params);
    let text = |name: &str| params[name].as_str().unwrap_or_default().to_owned();
    let (title, body) = match kind {
        // In the words of whoever wrote it.
        Kind::Message => (text("title"), text("text")),
        Kind::EventMessage => (texts.format(&title, &values), text("message")),
        Kind::PeopleOverdue => (texts.format(&title, &values), late(texts, params, &values)),
        _ => (texts.format(&title, &values), texts.format(&body, &values)),
    };
    let tells_date = matches!(kind, Kind::CourseAssigned | Kind::FormAssigned | Kind::LearningReminder);
    let body = match length(texts, params) {
        Some(length) if kind == Kind::CourseAssigned => format!("{body} {length}"),
        _ => body,
    };
    let body = if tells_date && values.iter().any(|(name, _)| *name == "dueAt") {
        format!("{body} {}", texts.format("due", &values))
    } else {
        body
    };
    Message {
        title,
        body,
        action: texts.format(action(kind), &[]),
    }
}

/// The parameters that are texts, under their own names; moments as the reader writes them. Times of an event are said by the
/// clocks of its reader, which are named: an event may be elsewhere, and so may the reader.
fn values(params: &Value, reader: Reader) -> Vec<(&str, String)> {
    let shown = |name: &str, text: &str| -> Option<String> {
        let at = || text.parse::<DateTime<Utc>>().ok();
        match name {
            "dueAt" => Some(format_time(at()?, reader)),
            "startsAt" | "until" => Some(format_with_zone(at()?, reader)),
            _ => Some(text.to_owned()),
        }
    };
    let all = params.as_object().into_iter().flatten();
    all.filter_map(|(name, value)| Some((name.as_str(), shown(name, value.as_str()?)?)))
        .collect()
}

/// Under which keys the title and the body of a kind stand. Some depend on what it came to.
fn keys(kind: Kind, params: &Value) -> (String, String) {
    let word = kind.into_str();
    let outcome = params["outcome"].as_str().unwrap_or_default();
    let variant = match kind {
        Kind::CourseAssigned | Kind::FormAssigned if params["isOptional"] == true => {
            return (format!("{word}.title"), format!("{word}.optional"));
        }
        // A note that has no name, or whose name is not for others, is only said to be there.
        Kind::NoteReminder if params["note"].as_str().is_none_or(str::is_empty) => "bare",
        Kind::NoteReminder => "named",
        Kind::FormSubmitted if outcome == "handed" => "handed",
        Kind::FormSubmitted if params["isRequest"] == true => "toApprove",
        Kind::FormSubmitted => "toMark",
        Kind::CourseworkMarked | Kind::FormMarked => match outcome {
            "competent" => "competent",
            "pendingResubmission" => "pendingResubmission",
            "approved" if kind == Kind::FormMarked => "approved",
            "not approved" if kind == Kind::FormMarked => "notApproved",
            _ => "notCompetent",
        },
        _ => return (format!("{word}.title"), format!("{word}.body")),
    };
    (format!("{word}.{variant}.title"), format!("{word}.{variant}.body"))
}

/// Few are named; of more it is said how many they are.
fn late(texts: Texts<'_>, params: &Value, values: &[(&str, &str)]) -> String {
    let names = params["names"].as_array().into_iter().flatten();
    let names: Vec<&str> = names.filter_map(Value::as_str).collect();
    let people = params["people"].as_u64().unwrap_or_default();
    let people = usize::try_from(people).unwrap_or(usize::MAX);
    let more = people.saturating_sub(names.len());
    let listed = |names: &[&str]| names.join(&texts.format("people.separator", &[]));
    let who = match (names.split_last(), more) {
        (Some((last, [])), 0) => (*last).to_owned(),
        (Some((last, first)), 0) => texts.format("people.last", &[("first", &listed(first)), ("last", last)]),
        (_, more) => texts.count("people.more", more, &[("names", &listed(&names))]),
    };
    texts.count(
        "peopleOverdue.body",
        people,
        &[&[("who", who.as_str())], values].concat(),
    )
}

/// How long a course takes, where its authors say so.
fn length(texts: Texts<'_>, params: &Value) -> Option<String> {
    let minutes = params["minutes"].as_u64().filter(|minutes| *minutes > 0)?;
    let (hours, rest) = ((minutes / 60).to_string(), (minutes % 60).to_string());
    let key = match (minutes / 60, minutes % 60) {
        (0, _) => "length.minutes",
        (_, 0) => "length.hours",
        _ => "length.both",
    };
    let length = texts.format(key, &[("hours", &hours), ("minutes", &rest)]);
    Some(texts.format("length", &[("length", &length)]))
}

/// What the link of a kind does.
fn action(kind: Kind) -> &'static str {
    match kind {
        Kind::CourseAssigned
        | Kind::CourseDueSoon
        | Kind::CourseRefreshSoon
        | Kind::CourseOverdue
        | Kind::CourseCompleted
        | Kind::CourseworkMarked => "action.course",
        Kind::FormAssigned | Kind::FormDueSoon | Kind::FormOverdue => "action.form",
        Kind::PathwayDueSoon | Kind::PathwayOverdue => "action.pathway",
        Kind::FormSubmitted => "action.submission",
        Kind::FormMarked => "action.result",
        Kind::EventSeat
        | Kind::EventOffered
        | Kind::EventCancelled
        | Kind::EventChanged
        | Kind::EventMessage
        | Kind::EventReminder => "action.event",
        Kind::NoteReminder => "action.note",
        Kind::BadgeEarned => "action.badges",
        Kind::PeopleOverdue => "action.team",
        Kind::LearningReminder | Kind::Message => "action.open",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const ENGLISH: Reader = Reader {
        zone: chrono_tz::UTC,
        language: Language::English,
    };

    fn body(kind: Kind, params: Value) -> String {
        compose(kind, &params, ENGLISH).body
    }

    #[test]
    fn an_event_at_midnight_has_a_time_and_the_clocks_that_say_it_are_named() {
        let params = json!({"event": "First aid", "startsAt": "2027-07-01T15:00:00Z"});
        let tokyo = Reader {
            zone: chrono_tz::Asia::Tokyo,
            ..ENGLISH
        };
        let body = compose(Kind::EventSeat, &params, tokyo).body;
        assert_eq!(
            body,
            "You have a seat at “First aid” on 2 July 2027, 00:00 (Asia/Tokyo)."
        );
    }

    #[test]
    fn a_kind_and_its_parameters_make_a_sentence() {
        let due = "2026-11-27T16:00:00Z";
        let given = |more: Value| {
            let mut params = json!({"course": "Fire"});
            params
                .as_object_mut()
                .unwrap()
                .extend(more.as_object().unwrap().clone());
            body(Kind::CourseAssigned, params)
        };
        assert_eq!(given(json!({})), "You have been assigned “Fire”.");
        assert_eq!(given(json!({"minutes": 0})), "You have been assigned “Fire”.");
        for (minutes, length) in [(45, "45 min"), (60, "1 h"), (150, "2 h 30 min")] {
            assert_eq!(
                given(json!({"minutes": minutes, "dueAt": due})),
                format!(
                    "You have been assigned “Fire”. It takes about {length}. It is due on 27 November 2026, 16:00."
                )
            );
        }
        assert_eq!(
            given(json!({"isOptional": true, "dueAt": due})),
            "You can enrol in “Fire”. It is due on 27 November 2026, 16:00."
        );
        assert_eq!(
            body(Kind::CourseDueSoon, json!({"course": "Fire", "dueAt": due})),
            "“Fire” is due on 27 November 2026, 16:00."
        );
        assert_eq!(
            body(Kind::CourseRefreshSoon, json!({"course": "Fire", "dueAt": due})),
            "“Fire” starts again on 27 November 2026, 16:00. Your history is saved."
        );
        assert_eq!(
            body(Kind::CourseOverdue, json!({"course": "Fire", "dueAt": due})),
            "“Fire” was due on 27 November 2026, 16:00 and is not completed yet."
        );
        let noted = compose(Kind::NoteReminder, &json!({"note": "Call Otto"}), ENGLISH);
        assert_eq!(
            (noted.title.as_str(), noted.action.as_str()),
            ("Reminder: Call Otto", "Open the note")
        );
        let mailed = Kind::NoteReminder.redacted(json!({"note": "Call Otto", "noteId": "n"}));
        assert_eq!(
            body(Kind::NoteReminder, mailed),
            "You asked to be reminded of one of your notes."
        );
        let earned = compose(Kind::BadgeEarned, &json!({"badge": "First aider"}), ENGLISH);
        assert_eq!(
            (earned.title.as_str(), earned.body.as_str()),
            (
                "Badge earned: First aider",
                "You have earned the badge “First aider”. Congratulations!"
            )
        );
        let late = |names: Value, people: u64| {
            body(
                Kind::PeopleOverdue,
                json!({"course": "Fire", "dueAt": "2026-11-27T23:59:59Z", "names": names, "people": people}),
            )
        };
        assert_eq!(
            late(json!(["Lena Berg"]), 1),
            "Lena Berg has not completed “Fire”, which was due on 27 November 2026."
        );
        assert_eq!(
            late(json!(["Lena Berg", "Otto Berg"]), 2),
            "Lena Berg and Otto Berg have not completed “Fire”, which was due on 27 November 2026."
        );
        assert_eq!(
            late(json!(["Lena Berg", "Otto Berg", "Mia Berg"]), 12),
            "Lena Berg, Otto Berg, Mia Berg and 9 more have not completed “Fire”, which was due on 27 November 2026."
        );
        let reminded = |due: Value| {
            body(
                Kind::LearningReminder,
                json!({"title": "Fire", "by": "Marco Berg", "dueAt": due}),
            )
        };
        assert_eq!(
            reminded(Value::Null),
            "Marco Berg has sent you a reminder about “Fire”."
        );
        assert_eq!(
            reminded(json!(due)),
            "Marco Berg has sent you a reminder about “Fire”. It is due on 27 November 2026, 16:00."
        );
        let done = compose(Kind::CourseCompleted, &json!({"course": "Fire"}), ENGLISH);
        assert_eq!(
            (done.title.as_str(), done.body.as_str()),
            ("Completed: Fire", "You have completed “Fire”. Well done!")
        );
    }

    #[test]
    fn every_outcome_of_a_form_has_its_sentence() {
        assert_eq!(
            body(Kind::FormAssigned, json!({"form": "Fire", "isOptional": true})),
            "You can complete “Fire”."
        );
        assert_eq!(
            body(
                Kind::FormAssigned,
                json!({"form": "Fire", "dueAt": "2027-05-01T16:00:00Z"})
            ),
            "Please complete “Fire”. It is due on 1 May 2027, 16:00."
        );
        let waits = json!({"form": "Fire", "person": "Lena Berg", "outcome": "", "isRequest": true});
        assert_eq!(
            body(Kind::FormSubmitted, waits),
            "Lena Berg has requested your approval in “Fire”."
        );
        let submitted = compose(
            Kind::FormSubmitted,
            &json!({"form": "Fire", "person": "Lena Berg"}),
            ENGLISH,
        );
        assert_eq!(
            (
                submitted.title.as_str(),
                submitted.body.as_str(),
                submitted.action.as_str()
            ),
            (
                "To mark: Fire",
                "Lena Berg has submitted “Fire”. It is waiting to be marked.",
                "Open the submission"
            )
        );
        let handed = json!({"form": "Fire", "person": "Lena Berg", "outcome": "handed"});
        assert_eq!(
            body(Kind::FormSubmitted, handed),
            "A colleague has handed over “Fire” by Lena Berg to you for marking."
        );
        let outcome = |word: &str| body(Kind::FormMarked, json!({"form": "Fire", "outcome": word}));
        assert_eq!(outcome("approved"), "“Fire” has been approved.");
        assert_eq!(outcome("not approved"), "“Fire” has not been approved.");
        assert_eq!(outcome("not competent"), "“Fire” has been marked as not competent yet.");
        assert_eq!(
            outcome("pendingResubmission"),
            "“Fire” needs changes. See the marker's comment, then submit it again."
        );
        let due = json!({"form": "Fire", "dueAt": "2027-05-01T16:00:00Z"});
        assert_eq!(
            body(Kind::FormDueSoon, due.clone()),
            "“Fire” is due on 1 May 2027, 16:00."
        );
        assert_eq!(
            body(Kind::FormOverdue, due),
            "“Fire” was due on 1 May 2027, 16:00. Please complete it."
        );
    }

    #[test]
    fn what_somebody_wrote_stays_as_it_was_written() {
        let message = compose(
            Kind::Message,
            &json!({"title": "Hi {{course}}", "text": "Come."}),
            ENGLISH,
        );
        assert_eq!(
            (message.title.as_str(), message.body.as_str(), message.action.as_str()),
            ("Hi {{course}}", "Come.", "Open")
        );
        let worded = compose(
            Kind::EventMessage,
            &json!({"event": "First aid", "message": "Bring {{water}}."}),
            ENGLISH,
        );
        assert_eq!(
            (worded.title.as_str(), worded.body.as_str()),
            ("About First aid", "Bring {{water}}.")
        );
    }

    /// As it is read: without the marks that keep what stands in a sentence of the other direction together.
    fn arabic(kind: Kind, params: &Value) -> Message {
        let reader = Reader {
            language: Language::Arabic,
            ..ENGLISH
        };
        let read = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
        let Message { title, body, action } = compose(kind, params, reader);
        Message {
            title: read(title),
            body: read(body),
            action: read(action),
        }
    }

    #[test]
    fn an_arabic_reader_is_told_in_arabic() {
        let given = json!({"course": "Fire", "dueAt": "2026-11-27T16:00:00Z"});
        assert_eq!(
            arabic(Kind::CourseAssigned, &given),
            Message {
                title: "دورة جديدة: Fire".to_owned(),
                body: "أُسنِدت إليك الدورة «Fire». الموعد 27 نوفمبر 2026، 16:00.".to_owned(),
                action: "فتح الدورة".to_owned(),
            }
        );
        let late =
            json!({"course": "Fire", "dueAt": "2026-11-27T23:59:59Z", "names": ["Lena", "Otto", "Mia"], "people": 12});
        assert_eq!(
            arabic(Kind::PeopleOverdue, &late).body,
            "لم يكمل Lena، Otto، Mia و9 أشخاص آخرين الدورة «Fire» التي كان موعدها 27 نوفمبر 2026."
        );
        let seat = json!({"event": "First aid", "startsAt": "2027-07-01T15:00:00Z"});
        assert_eq!(
            arabic(Kind::EventSeat, &seat).body,
            "لك مقعد في «First aid» في 1 يوليو 2027، 15:00 (UTC)."
        );
    }

    #[test]
    fn each_kind_is_worded_in_each_language() {
        let outcomes = [
            "competent",
            "pendingResubmission",
            "approved",
            "not approved",
            "",
            "handed",
        ];
        for kind in Kind::ALL {
            for outcome in outcomes {
                let params = json!({
                    "course": "x", "form": "x", "pathway": "x", "event": "x", "badge": "x", "assignment": "x", "title": "x", "text": "x", "by": "x",
                    "person": "x", "message": "x", "note": if outcome.is_empty() { "" } else { "x" }, "names": ["x", "x"], "people": 5,
                    "dueAt": "2027-07-01T15:00:00Z", "startsAt": "2027-07-01T15:00:00Z", "until": "2027-07-01T15:00:00Z",
                    "outcome": outcome, "isRequest": outcome == "competent", "isOptional": outcome == "approved",
                });
                for message in [compose(*kind, &params, ENGLISH), arabic(*kind, &params)] {
                    // A key for which there is no text would stand for it.
                    for text in [&message.title, &message.body, &message.action] {
                        let is_key = text.contains("{{") || text.split(' ').any(|word| word.contains(kind.into_str()));
                        assert!(
                            !text.is_empty() && !is_key && !text.contains("action."),
                            "{kind:?}: {text}"
                        );
                    }
                }
                if *kind != Kind::Message {
                    let is_arabic = |text: &str| text.chars().any(|letter| ('\u{600}'..'\u{700}').contains(&letter));
                    let message = arabic(*kind, &params);
                    assert!(is_arabic(&message.title) && is_arabic(&message.action), "{message:?}");
                    assert!(*kind == Kind::EventMessage || is_arabic(&message.body), "{message:?}");
                }
            }
        }
    }
}
