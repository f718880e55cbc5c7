//! Notifications in English words: for mails, and for whoever reads the API without a catalogue.
use crate::prelude::*;

use chrono_tz::Tz;

use super::forms;
use super::model::Kind;
use super::times::{appointed, written};

/// What a notification says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// One line.
    pub title: String,
    /// A sentence or two.
    pub body: String,
    /// What its link does.
    pub action: &'static str,
}

/// Words a kind with its parameters; dates as they are in this zone.
pub fn said(kind: Kind, params: &Value, zone: Tz) -> Message {
    let course = params["course"].as_str().unwrap_or_default();
    let due = params["dueAt"]
        .as_str()
        .and_then(|text| text.parse::<DateTime<Utc>>().ok());
    let due = due.map(|due| written(due, zone));
    let (title, body) = match kind {
        Kind::CourseAssigned => (format!("New course: {course}"), assigned(course, params, due)),
        Kind::CourseDueSoon => (
            format!("Due soon: {course}"),
            format!("“{course}” is due on {}.", due.unwrap_or_default()),
        ),
        Kind::CourseRefreshSoon => (
            format!("Starts again soon: {course}"),
            format!(
                "“{course}” starts again on {}. Your history is saved.",
                due.unwrap_or_default()
            ),
        ),
        Kind::CourseOverdue => (
            format!("Overdue: {course}"),
            format!(
                "“{course}” was due on {} and is not completed yet.",
                due.unwrap_or_default()
            ),
        ),
        Kind::CourseCompleted => (
            format!("Completed: {course}"),
            format!("You have completed “{course}”. Well done!"),
        ),
        Kind::CourseworkMarked => return marked(params),
        Kind::LearningReminder => return reminded(params, due),
        Kind::FormAssigned | Kind::FormDueSoon | Kind::FormOverdue | Kind::FormSubmitted | Kind::FormMarked => {
            return forms::said(kind, params, due);
        }
        Kind::NoteReminder => return reminder(params),
        Kind::BadgeEarned => return earned(params),
        Kind::PeopleOverdue => return late(course, params, due),
        Kind::Message => return message(params),
        Kind::EventSeat
        | Kind::EventOffered
        | Kind::EventCancelled
        | Kind::EventChanged
        | Kind::EventMessage
        | Kind::EventReminder => return of_event(kind, params, zone),
    };
    Message {
        title,
        body,
        action: "Open the course",
    }
}

/// A note that has no name, or whose name is not for others, is only said to be there.
fn reminder(params: &Value) -> Message {
    let (title, body) = match params["note"].as_str().filter(|note| !note.is_empty()) {
        Some(note) => (
            format!("Reminder: {note}"),
            format!("You asked to be reminded of “{note}”."),
        ),
        None => (
            "Note reminder".to_owned(),
            "You asked to be reminded of one of your notes.".to_owned(),
        ),
    };
    Message {
        title,
        body,
        action: "Open the note",
    }
}

/// Few are named; of more it is said how many they are.
fn late(course: &str, params: &Value, due: Option<String>) -> Message {
    let names = params["names"].as_array().into_iter().flatten();
    let names: Vec<&str> = names.filter_map(Value::as_str).collect();
    let people = params["people"].as_u64().unwrap_or_default();
    let more = people.saturating_sub(names.len() as u64);
    let who = match (names.split_last(), more) {
        (Some((last, [])), 0) => (*last).to_owned(),
        (Some((last, first)), 0) => format!("{} and {last}", first.join(", ")),
        (_, more) => format!("{} and {more} more", names.join(", ")),
    };
    let have = if people == 1 { "has" } else { "have" };
    Message {
        title: format!("Overdue in your team: {course}"),
        body: format!(
            "{who} {have} not completed “{course}”, which was due on {}.",
            due.unwrap_or_default()
        ),
        action: "View my team",
    }
}

/// Somebody reminds somebody of what they have not completed.
fn reminded(params: &Value, due: Option<String>) -> Message {
    let text = |name: &str| params[name].as_str().unwrap_or_default();
    let (by, title) = (text("by"), text("title"));
    let reminds = format!("{by} has sent you a reminder about “{title}”.");
    Message {
        title: format!("Reminder: {title}"),
        body: due.map_or_else(|| reminds.clone(), |due| format!("{reminds} It is due on {due}.")),
        action: "Open",
    }
}

/// What a marker decided, in a word that says what comes next.
fn marked(params: &Value) -> Message {
    let title = params["assignment"].as_str().unwrap_or_default();
    let (head, body) = match params["outcome"].as_str().unwrap_or_default() {
        "competent" => ("Marked as competent", "has been marked as competent. Well done!"),
        "pendingResubmission" => ("Changes requested", "needs changes. See the marker's comment."),
        _ => ("Marked", "has been marked as not competent yet."),
    };
    Message {
        title: format!("{head}: {title}"),
        body: format!("“{title}” {body}"),
        action: "Open the course",
    }
}

/// In the words of whoever wrote it.
fn message(params: &Value) -> Message {
    let text = |name: &str| params[name].as_str().unwrap_or_default().to_owned();
    Message {
        title: text("title"),
        body: text("text"),
        action: "Open",
    }
}

fn earned(params: &Value) -> Message {
    let badge = params["badge"].as_str().unwrap_or_default();
    Message {
        title: format!("Badge earned: {badge}"),
        body: format!("You have earned the badge “{badge}”. Congratulations!"),
        action: "View my badges",
    }
}

/// Times of an event are said by the clocks of its reader, which are named: an event may be elsewhere, and so may the reader.
fn of_event(kind: Kind, params: &Value, zone: Tz) -> Message {
    let event = params["event"].as_str().unwrap_or_default();
    let at = |name: &str| {
        let text = params[name].as_str().unwrap_or_default();
        text.parse::<DateTime<Utc>>()
            .map(|at| appointed(at, zone))
            .unwrap_or_default()
    };
    let (title, body) = match kind {
        Kind::EventOffered => (
            format!("Seat available: {event}"),
            format!(
                "A seat at “{event}” is reserved for you until {}. Accept it to attend.",
                at("until")
            ),
        ),
        Kind::EventCancelled => (
            format!("Cancelled: {event}"),
            format!("Your registration for “{event}” on {} was cancelled.", at("startsAt")),
        ),
        Kind::EventChanged => (
            format!("Changed: {event}"),
            format!(
                "The time or place of “{event}” has changed. It starts on {}.",
                at("startsAt")
            ),
        ),
        Kind::EventMessage => (
            format!("About {event}"),
            params["message"].as_str().unwrap_or_default().to_owned(),
        ),
        Kind::EventReminder => (
            format!("Starts soon: {event}"),
            format!("“{event}” starts on {}.", at("startsAt")),
        ),
        _ => (
            format!("Seat confirmed: {event}"),
            format!("You have a seat at “{event}” on {}.", at("startsAt")),
        ),
    };
    Message {
        title,
        body,
        action: "Open the event",
    }
}

fn assigned(course: &str, params: &Value, due: Option<String>) -> String {
    let given = if params["isOptional"] == true {
        format!("You can enrol in “{course}”.")
    } else {
        format!("You have been assigned “{course}”.")
    };
    due.map_or_else(|| given.clone(), |due| format!("{given} It is due on {due}."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn body(kind: Kind, params: Value) -> String {
        said(kind, &params, chrono_tz::UTC).body
    }

    #[test]
    fn an_event_at_midnight_has_a_time_and_the_clocks_that_say_it_are_named() {
        let params = json!({"event": "First aid", "startsAt": "2027-07-01T15:00:00Z"});
        let said = said(Kind::EventSeat, &params, chrono_tz::Asia::Tokyo).body;
        assert_eq!(
            said,
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
        let noted = said(Kind::NoteReminder, &json!({"note": "Call Otto"}), chrono_tz::UTC);
        assert_eq!(
            (noted.title.as_str(), noted.action),
            ("Reminder: Call Otto", "Open the note")
        );
        let mailed = Kind::NoteReminder.sayable(json!({"note": "Call Otto", "noteId": "n"}));
        assert_eq!(
            body(Kind::NoteReminder, mailed),
            "You asked to be reminded of one of your notes."
        );
        let earned = said(Kind::BadgeEarned, &json!({"badge": "First aider"}), chrono_tz::UTC);
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
        let done = said(Kind::CourseCompleted, &json!({"course": "Fire"}), chrono_tz::UTC);
        assert_eq!(
            (done.title.as_str(), done.body.as_str()),
            ("Completed: Fire", "You have completed “Fire”. Well done!")
        );
    }
}
