//! Notifications as mails: one by itself, or several in one email.
use std::collections::HashSet;

use chrono_tz::Tz;

use super::invitations::{Invitations, between};
use super::kinds::{CalendarUpdate, Kind};
use super::wording::{CATALOGUE, Reader, compose};
use crate::db::accounts::UserIdentity;
use crate::db::directory::Team;
use crate::prelude::*;
use crate::work::email::{EmailBody, greeting, reason_of_member};
use crate::work::email_picture::EmailPicture;
use crate::work::mail::OutgoingMail;
use crate::work::mail_queue::{CalendarPart, LinkTo, QueuedEmail};

/// Where all of them are read.
const ALL: &str = "/pages/mynotifications";
/// Where people choose what they are mailed.
const CHOICE: &str = "/pages/mynotifications?tab=preferences";
/// An email names so many; the page has the rest.
const NAMED: usize = 20;

/// Something to be mailed.
pub struct Item {
    pub kind: Kind,
    /// Of what it tells.
    pub about: Uuid,
    /// What the words need.
    pub params: Value,
    /// Where it leads.
    pub link: String,
    /// How it looks.
    pub picture: Option<EmailPicture>,
}

/// What an email is made of.
pub struct Content {
    /// At least one.
    pub items: Vec<Item>,
    /// Dates are written as they are there.
    pub zone: Tz,
    /// What calendars are told.
    pub calendars: Vec<CalendarPart>,
}

/// One email about all of it, from a team. A single thing is opened right there, several are looked at together.
pub fn email(team: &Team, person: &UserIdentity, to: String, content: Content) -> QueuedEmail {
    let language = person.language.unwrap_or_default();
    let reader = Reader {
        zone: content.zone,
        language,
    };
    let worded: Vec<_> = content
        .items
        .iter()
        .map(|item| compose(item.kind, &item.params, reader))
        .collect();
    let (texts, hello) = (CATALOGUE.of(language), greeting(language, &person.first_name));
    let (subject, paragraphs, action, link) = match (worded.as_slice(), content.items.first()) {
        ([one], Some(item)) => {
            let paragraphs = vec![hello, one.body.clone()];
            (one.title.clone(), paragraphs, one.action.clone(), item.link.clone())
        }
        (several, _) => {
            let more = several.len().saturating_sub(NAMED);
            let bodies = several.iter().take(NAMED).map(|one| one.body.clone());
            let rest = (more > 0).then(|| texts.count("digest.more", more, &[]));
            let paragraphs = std::iter::once(hello).chain(bodies).chain(rest).collect();
            let subject = texts.count("digest.subject", several.len(), &[("team", &team.display_name)]);
            (subject, paragraphs, texts.format("digest.action", &[]), ALL.to_owned())
        }
    };
    // Of several things none is shown: one picture would stand for all of them.
    let picture = match content.items.as_slice() {
        [one] => one.picture.clone(),
        _ => None,
    };
    let body = EmailBody {
        language: Some(language),
        picture,
        preferences: Some(CHOICE.to_owned()),
        headline: subject.clone(),
        paragraphs,
        action,
        reason: reason_of_member(language, team),
    };
    let (id, link) = (new_id(), LinkTo::Page(link));
    QueuedEmail {
        calendars: content.calendars,
        ..QueuedEmail::to_person((id, "notification"), (person, to), (subject, body), link)
    }
}

/// What these items publish the calendar of whoever reads the mail: each event once, as it is now.
pub fn calendars(
    seats: &dyn Invitations,
    (team, origin): (&Team, &str),
    (person, to): (&UserIdentity, &str),
    items: &[Item],
    now: DateTime<Utc>,
) -> Vec<CalendarPart> {
    let mut events = HashSet::new();
    let of_events = items.iter().filter(|item| item.kind.calendar.is_some());
    let name = person.name();
    let part = |item: &Item| {
        let was_cancelled = items
            .iter()
            .any(|other| other.about == item.about && other.kind.calendar == Some(CalendarUpdate::Cancelled));
        let sender = (team.display_name.clone(), OutgoingMail::sender(team));
        let between = between(sender, (&name, to));
        seats.part((item.about, person.user_id), was_cancelled, between, origin, now)
    };
    of_events
        .filter(|item| events.insert(item.about))
        .filter_map(part)
        .collect()
}

#[cfg(test)]
mod tests {
    use learnt_kernel::host::PlatformRoots;
    use serde_json::json;

    use super::*;
    use crate::features::notifications::kinds::NotificationKind;
    use crate::features::notifications::wording::NotificationText;
    use crate::language::Language;
    use crate::platform;

    static SAMPLE: NotificationKind = NotificationKind {
        text: |wording| NotificationText {
            title: format!("Completed: {}", wording.param("course")),
            body: "Well done!".to_owned(),
        },
        action: "digest.action",
        ..NotificationKind::new("sample", 1, |language| CATALOGUE.of(language))
    };
    use crate::work::email_picture::PictureShape;

    fn sample_email(language: Option<Language>, many: usize) -> QueuedEmail {
        let team = platform::sender(&PlatformRoots::parse("learnt.test").unwrap()).unwrap();
        let person = UserIdentity {
            user_id: Uuid::nil(),
            email: None,
            first_name: "Lena".into(),
            last_name: "Berg".into(),
            has_password: true,
            disabled: false,
            is_verified: true,
            security_stamp: 0,
            language,
        };
        let item = |_| Item {
            kind: Kind::from(&SAMPLE),
            about: Uuid::nil(),
            params: json!({"course": "Fire"}),
            link: "/apps/course/1".into(),
            picture: Some(EmailPicture {
                shape: PictureShape::Cover,
                seed: "1".into(),
                hash: None,
            }),
        };
        let content = Content {
            items: (0..many).map(item).collect(),
            zone: chrono_tz::UTC,
            calendars: Vec::new(),
        };
        email(&team, &person, "lena@mail.test".into(), content)
    }

    #[test]
    fn one_thing_is_the_subject_and_many_are_counted() {
        let one = sample_email(None, 1);
        assert_eq!(
            (one.subject.as_str(), one.body.action.as_str()),
            ("Completed: Fire", "View all notifications")
        );
        assert_eq!(one.body.paragraphs, ["Hello Lena,", "Well done!"]);
        assert_eq!(
            one.body.reason,
            "You are receiving this email because you are a member of Learnt."
        );
        let many = sample_email(None, 22);
        assert_eq!(many.subject, "22 notifications from Learnt");
        assert_eq!(
            many.body.paragraphs.len(),
            22,
            "a greeting, twenty of them, and how many more"
        );
        assert_eq!(many.body.paragraphs[21], "And 2 more.");
        assert_eq!(many.body.action, "View all notifications");
        assert!(one.body.picture.is_some() && many.body.picture.is_none());
    }

    #[test]
    fn a_digest_counts_as_its_language_does() {
        let arabic = sample_email(Some(Language::Arabic), 22);
        assert_eq!(arabic.body.language, Some(Language::Arabic));
        assert_eq!(arabic.subject, "22 إشعارًا من \u{2068}Learnt\u{2069}");
        assert_eq!(arabic.body.paragraphs[21], "وإشعاران آخران.");
        assert_eq!(
            sample_email(Some(Language::Arabic), 3).subject,
            "3 إشعارات من \u{2068}Learnt\u{2069}"
        );
    }
}
