//! The notifications of forms: that somebody has one and when it is due, that one waits for its marker, and what it came to.
use learnt_queries::queries::forms as sql;

use crate::feature::HookFuture;
use crate::features::notifications::{
    MailWay, NewNotification, NotificationKind, NotificationKinds, NotificationText, WaitingMail, Wording, plain, send,
};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[
        &FORM_ASSIGNED,
        &FORM_DUE_SOON,
        &FORM_OVERDUE,
        &FORM_SUBMITTED,
        &FORM_MARKED,
    ],
    over: Some(over),
};

/// A form was given.
pub static FORM_ASSIGNED: NotificationKind = NotificationKind {
    text: assigned,
    ..of_form("formAssigned", 170, "action.form")
};

/// A form is due in some days.
pub static FORM_DUE_SOON: NotificationKind = NotificationKind {
    mail: MailWay::Digest,
    ..of_form("formDueSoon", 180, "action.form")
};

/// A form was due, and is not submitted.
pub static FORM_OVERDUE: NotificationKind = of_form("formOverdue", 190, "action.form");

/// A form waits for a marker.
static FORM_SUBMITTED: NotificationKind = NotificationKind {
    text: |wording| {
        wording.variant(match wording.param("outcome") {
            "handed" => "handed",
            _ if wording.params["isRequest"] == true => "toApprove",
            _ => "toMark",
        })
    },
    mail: MailWay::Digest,
    ..of_form("formSubmitted", 220, "action.submission")
};

/// What was submitted is marked, or to be done again.
static FORM_MARKED: NotificationKind = NotificationKind {
    text: |wording| {
        wording.variant(match wording.param("outcome") {
            "competent" => "competent",
            "pendingResubmission" => "pendingResubmission",
            "approved" => "approved",
            "not approved" => "notApproved",
            _ => "notCompetent",
        })
    },
    ..of_form("formMarked", 230, "action.result")
};

const fn of_form(word: &'static str, position: u16, action: &'static str) -> NotificationKind {
    NotificationKind {
        action,
        link: |form| format!("/apps/myforms/{form}"),
        ..NotificationKind::new(word, position, texts)
    }
}

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// That somebody is asked, or may be, and by when.
fn assigned(wording: &Wording<'_>) -> NotificationText {
    let NotificationText { title, body } = plain(wording);
    let body = if wording.params["isOptional"] == true {
        wording.own("optional")
    } else {
        body
    };
    NotificationText {
        title,
        body: wording.with_due_date(body),
    }
}

/// Of reminders of dates: those whose form their person need not answer any more.
fn over<'a>(change: &'a Change<'_>, waiting: &'a [WaitingMail]) -> HookFuture<'a, Vec<Uuid>> {
    Box::pin(async move {
        let reminders = waiting
            .iter()
            .filter(|one| [FORM_DUE_SOON.word, FORM_OVERDUE.word].contains(&one.kind));
        let reminders: Vec<&WaitingMail> = reminders.collect();
        if reminders.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<Uuid> = reminders.iter().map(|one| one.id).collect();
        let users: Vec<Uuid> = reminders.iter().map(|one| one.user_id).collect();
        let forms: Vec<Uuid> = reminders.iter().map(|one| one.about).collect();
        sql::over_forms()
            .bind(change.tx(), &ids, &users, &forms)
            .all()
            .await
            .sql()
    })
}

/// What is said of a form that was submitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormNotice {
    /// It waits for a marker.
    Submitted,
    /// It is decided, or to be done again.
    Marked,
}

/// The submission that it is about.
pub struct NotifiedSubmission<'a> {
    pub id: Uuid,
    pub team: &'a str,
    /// What its form is called.
    pub title: &'a str,
    /// Whom it is about.
    pub person: &'a str,
    /// What was decided; of one that waits `handed`, where a colleague handed it over.
    pub outcome: &'a str,
    /// It asks for something to be granted.
    pub is_request: bool,
}

/// Who is notified.
pub struct FormPerson {
    pub user_id: Uuid,
    /// Sent again under this key, it is the same.
    pub key: String,
    /// The screen on which they go on.
    pub link: String,
}

/// Tells markers what waits for them, or a person what became of their submission.
pub async fn notify(
    change: &mut Change<'_>,
    notice: FormNotice,
    of: &NotifiedSubmission<'_>,
    people: &[FormPerson],
) -> Result<()> {
    let new_notification = |one: &FormPerson| NewNotification {
        user_id: one.user_id,
        key: one.key.clone(),
        team: Some(of.team.to_owned()),
        about: of.id,
        params: json!({
            "form": of.title, "person": of.person, "outcome": of.outcome, "isRequest": of.is_request, "link": one.link,
        }),
    };
    let notices: Vec<NewNotification> = people.iter().map(new_notification).collect();
    let kind = match notice {
        FormNotice::Submitted => &FORM_SUBMITTED,
        FormNotice::Marked => &FORM_MARKED,
    };
    send(change, kind, &notices).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::{body, english};

    #[test]
    fn whoever_is_asked_hears_what_for_and_by_when() {
        assert_eq!(
            body(&FORM_ASSIGNED, &json!({"form": "Fire", "isOptional": true})),
            "You can complete “Fire”."
        );
        let due = json!({"form": "Fire", "dueAt": "2027-05-01T16:00:00Z"});
        assert_eq!(
            body(&FORM_ASSIGNED, &due),
            "Please complete “Fire”. It is due on 1 May 2027, 16:00."
        );
        assert_eq!(body(&FORM_DUE_SOON, &due), "“Fire” is due on 1 May 2027, 16:00.");
        assert_eq!(
            body(&FORM_OVERDUE, &due),
            "“Fire” was due on 1 May 2027, 16:00. Please complete it."
        );
    }

    #[test]
    fn a_marker_hears_what_waits_for_them() {
        let request = json!({"form": "Fire", "person": "Lena Berg", "outcome": "", "isRequest": true});
        assert_eq!(
            body(&FORM_SUBMITTED, &request),
            "Lena Berg has requested your approval in “Fire”."
        );
        let submitted = english(&FORM_SUBMITTED, &json!({"form": "Fire", "person": "Lena Berg"}));
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
            body(&FORM_SUBMITTED, &handed),
            "A colleague has handed over “Fire” by Lena Berg to you for marking."
        );
    }

    #[test]
    fn every_outcome_has_its_sentence() {
        let outcome = |word: &str| body(&FORM_MARKED, &json!({"form": "Fire", "outcome": word}));
        assert_eq!(outcome("approved"), "“Fire” has been approved.");
        assert_eq!(outcome("not approved"), "“Fire” has not been approved.");
        assert_eq!(outcome("not competent"), "“Fire” has been marked as not competent yet.");
        assert_eq!(
            outcome("pendingResubmission"),
            "“Fire” needs changes. See the marker's comment, then submit it again."
        );
    }
}
