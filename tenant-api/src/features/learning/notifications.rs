//! The notifications of courses: that somebody has one, that a date comes near or has passed, that they completed it.
use learnt_queries::queries::learning as sql;

use crate::feature::HookFuture;
use crate::features::notifications::{
    MailWay, NotificationKind, NotificationKinds, NotificationText, WaitingMail, Wording, plain,
};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[
        &COURSE_ASSIGNED,
        &COURSE_DUE_SOON,
        &COURSE_REFRESH_SOON,
        &COURSE_OVERDUE,
        &COURSE_COMPLETED,
    ],
    over: Some(over),
};

/// A course was given.
pub static COURSE_ASSIGNED: NotificationKind = NotificationKind {
    text: assigned,
    ..of_course("courseAssigned", 10)
};

/// A course is due in some days.
pub static COURSE_DUE_SOON: NotificationKind = NotificationKind {
    mail: MailWay::Digest,
    ..of_course("courseDueSoon", 20)
};

/// A course begins again in some days.
pub static COURSE_REFRESH_SOON: NotificationKind = NotificationKind {
    mail: MailWay::Digest,
    ..of_course("courseRefreshSoon", 30)
};

/// A course was due, and is not completed.
pub static COURSE_OVERDUE: NotificationKind = of_course("courseOverdue", 40);

/// A course is completed.
pub static COURSE_COMPLETED: NotificationKind = NotificationKind {
    mail: MailWay::None,
    ..of_course("courseCompleted", 50)
};

const fn of_course(word: &'static str, position: u16) -> NotificationKind {
    NotificationKind {
        action: "action.course",
        link: |record| format!("/apps/course/{record}"),
        ..NotificationKind::new(word, position, texts)
    }
}

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// That somebody has a course, or may begin it; how long it takes, and by when it is to be completed.
fn assigned(wording: &Wording<'_>) -> NotificationText {
    let NotificationText { title, body } = plain(wording);
    let body = if wording.params["isOptional"] == true {
        wording.own("optional")
    } else {
        body
    };
    let body = match length(wording) {
        Some(length) => format!("{body} {length}"),
        None => body,
    };
    NotificationText {
        title,
        body: wording.with_due_date(body),
    }
}

/// How long a course takes, where its authors say so.
fn length(wording: &Wording<'_>) -> Option<String> {
    let minutes = wording.params["minutes"].as_u64().filter(|minutes| *minutes > 0)?;
    let (hours, rest) = ((minutes / 60).to_string(), (minutes % 60).to_string());
    let key = match (minutes / 60, minutes % 60) {
        (0, _) => "length.minutes",
        (_, 0) => "length.hours",
        _ => "length.both",
    };
    let length = wording.text(key, &[("hours", &hours), ("minutes", &rest)]);
    Some(wording.text("length", &[("length", &length)]))
}

/// Of notifications about assignments: those whose assignment was taken back or is completed. Of a completion, and of a round that
/// begins again, people are notified all the same.
pub fn over<'a>(change: &'a Change<'_>, waiting: &'a [WaitingMail]) -> HookFuture<'a, Vec<Uuid>> {
    Box::pin(async move {
        let ids: Vec<Uuid> = waiting.iter().map(|one| one.id).collect();
        let records: Vec<Uuid> = waiting.iter().map(|one| one.about).collect();
        let outlives = |one: &WaitingMail| [COURSE_COMPLETED.word, COURSE_REFRESH_SOON.word].contains(&one.kind);
        let end_completed: Vec<bool> = waiting.iter().map(|one| !outlives(one)).collect();
        sql::over_assignments()
            .bind(change.tx(), &ids, &records, &end_completed)
            .all()
            .await
            .sql()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::{arabic, body, english};

    const DUE: &str = "2026-11-27T16:00:00Z";

    #[test]
    fn a_course_that_was_given_says_how_long_it_takes_and_when_it_is_due() {
        let given = |more: Value| {
            let mut params = json!({"course": "Fire"});
            params
                .as_object_mut()
                .unwrap()
                .extend(more.as_object().unwrap().clone());
            body(&COURSE_ASSIGNED, &params)
        };
        assert_eq!(given(json!({})), "You have been assigned “Fire”.");
        assert_eq!(given(json!({"minutes": 0})), "You have been assigned “Fire”.");
        for (minutes, length) in [(45, "45 min"), (60, "1 h"), (150, "2 h 30 min")] {
            assert_eq!(
                given(json!({"minutes": minutes, "dueAt": DUE})),
                format!(
                    "You have been assigned “Fire”. It takes about {length}. It is due on 27 November 2026, 16:00."
                )
            );
        }
        assert_eq!(
            given(json!({"isOptional": true, "dueAt": DUE})),
            "You can enrol in “Fire”. It is due on 27 November 2026, 16:00."
        );
    }

    #[test]
    fn dates_and_completions_are_said_in_a_sentence() {
        let params = json!({"course": "Fire", "dueAt": DUE});
        assert_eq!(
            body(&COURSE_DUE_SOON, &params),
            "“Fire” is due on 27 November 2026, 16:00."
        );
        assert_eq!(
            body(&COURSE_REFRESH_SOON, &params),
            "“Fire” starts again on 27 November 2026, 16:00. Your history is saved."
        );
        assert_eq!(
            body(&COURSE_OVERDUE, &params),
            "“Fire” was due on 27 November 2026, 16:00 and is not completed yet."
        );
        let done = english(&COURSE_COMPLETED, &json!({"course": "Fire"}));
        assert_eq!(
            (done.title.as_str(), done.body.as_str(), done.action.as_str()),
            (
                "Completed: Fire",
                "You have completed “Fire”. Well done!",
                "Open the course"
            )
        );
    }

    #[test]
    fn an_arabic_reader_is_told_in_arabic() {
        let given = arabic(&COURSE_ASSIGNED, &json!({"course": "Fire", "dueAt": DUE}));
        assert_eq!(
            (given.title.as_str(), given.body.as_str(), given.action.as_str()),
            (
                "دورة جديدة: Fire",
                "أُسنِدت إليك الدورة «Fire». الموعد 27 نوفمبر 2026، 16:00.",
                "فتح الدورة"
            )
        );
    }
}
