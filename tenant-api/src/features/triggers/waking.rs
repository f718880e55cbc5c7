//! Which domain events are events that wake triggers, and to whom each happened.
use learnt_kernel::problem::Result;
use learnt_kernel::trigger::Event;
use learnt_queries::queries::triggers as sql;
use serde::Deserialize;
use uuid::Uuid;

use crate::db::{Change, Sql};
use crate::domain_events::ReceivedEvent;

/// An event of some people.
pub struct Happening {
    /// About which document.
    pub document: Option<Uuid>,
    /// In this team alone; none: it is not one team's.
    pub team: Option<String>,
    /// To whom.
    pub people: Vec<Uuid>,
}

/// The events that a kind of domain event is.
pub fn events(kind: &str) -> &'static [Event] {
    match kind {
        "person.invited" => &[Event::PersonInvited],
        "person.registered" => &[Event::PersonRegistered],
        "person.status_changed" => &[Event::StatusChanged],
        "assignments.changed" | "assignments.restarted" => &[Event::CourseAssigned],
        "course.completed" | "assignments.moved" => &[Event::CourseCompleted],
        "badge.given" => &[Event::BadgeEarned],
        "certificate.issued" => &[Event::CertificateIssued],
        "registration.moved" => &[Event::EventRegistered, Event::EventAttended],
        "form.submitted" => &[Event::FormSubmitted],
        "form.marked" => &[Event::FormMarked],
        _ => &[],
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Payload {
    user_id: Option<Uuid>,
    team_id: Option<String>,
    course_id: Option<Uuid>,
    #[serde(default)]
    user_ids: Vec<Uuid>,
}

/// To whom it happened. What many domain events say of one moment is told by their rows: they carry it.
pub async fn happening(change: &Change<'_>, event: Event, received: &ReceivedEvent) -> Result<Happening> {
    let (tx, at) = (change.tx(), &received.at);
    let of = |document: Option<Uuid>, people: Vec<Uuid>| {
        Ok(Happening {
            document,
            team: None,
            people,
        })
    };
    match event {
        // A membership's own: what somebody is in one team is nothing to another one.
        Event::PersonInvited | Event::PersonRegistered | Event::StatusChanged => {
            let told = received.read::<Payload>()?;
            Ok(Happening {
                document: None,
                team: told.team_id,
                people: told.user_id.into_iter().chain(told.user_ids).collect(),
            })
        }
        Event::CourseAssigned => {
            let course = received.about()?;
            of(
                Some(course),
                sql::assigned_people().bind(tx, &course, at).all().await.sql()?,
            )
        }
        Event::CourseCompleted => {
            let told = received.read::<Payload>()?;
            let people = match (told.user_id, told.course_id) {
                (Some(user), _) => vec![user],
                (None, Some(course)) => sql::completed_people().bind(tx, &course, at).all().await.sql()?,
                (None, None) => Vec::new(),
            };
            of(told.course_id, people)
        }
        Event::BadgeEarned => {
            let badge = received.about()?;
            of(Some(badge), sql::badge_people().bind(tx, &badge, at).all().await.sql()?)
        }
        Event::CertificateIssued => {
            let course = received.about()?;
            of(
                Some(course),
                sql::certificate_people().bind(tx, &course, at).all().await.sql()?,
            )
        }
        Event::EventRegistered | Event::EventAttended => {
            let (meeting, state) = (
                received.about()?,
                if event == Event::EventAttended {
                    "attended"
                } else {
                    "attending"
                },
            );
            let people = sql::event_people().bind(tx, &meeting, at, &state).all().await.sql()?;
            of(Some(meeting), people)
        }
        Event::FormSubmitted | Event::FormMarked => {
            let row = sql::submission().bind(tx, &received.about()?).opt().await.sql()?;
            let form = row.as_ref().map(|row| row.form_id);
            of(form, row.and_then(|row| row.user_id).into_iter().collect())
        }
    }
}
