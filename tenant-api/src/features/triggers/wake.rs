//! Which domain events are events that wake triggers, and to whom each happened.
use learnt_kernel::trigger::Event;
use learnt_queries::queries::triggers as sql;

use crate::domain_events::{Event as _, ReceivedEvent};
use crate::features::badges::domain_events::BadgeGiven;
use crate::features::certificates::domain_events::CertificateIssued;
use crate::features::events::domain_events::RegistrationMoved;
use crate::features::forms::domain_events::{FormMarked, FormSubmitted};
use crate::features::learning::domain_events::{
    AssignmentsChanged, AssignmentsMoved, AssignmentsRestarted, CourseCompleted,
};
use crate::features::people::domain_events::{PersonInvited, PersonRegistered, PersonStatusChanged};
use crate::prelude::*;

/// An event of some people.
pub struct TriggerEvent {
    pub document: Option<Uuid>,
    /// In this team alone; none: it is not one team's.
    pub team: Option<String>,
    /// To whom.
    pub people: Vec<Uuid>,
}

/// The events that a kind of domain event is.
pub fn events(kind: &str) -> &'static [Event] {
    match kind {
        PersonInvited::KIND => &[Event::PersonInvited],
        PersonRegistered::KIND => &[Event::PersonRegistered],
        PersonStatusChanged::KIND => &[Event::StatusChanged],
        AssignmentsChanged::KIND | AssignmentsRestarted::KIND => &[Event::CourseAssigned],
        CourseCompleted::KIND | AssignmentsMoved::KIND => &[Event::CourseCompleted],
        BadgeGiven::KIND => &[Event::BadgeEarned],
        CertificateIssued::KIND => &[Event::CertificateIssued],
        RegistrationMoved::KIND => &[Event::EventRegistered, Event::EventAttended],
        FormSubmitted::KIND => &[Event::FormSubmitted],
        FormMarked::KIND => &[Event::FormMarked],
        _ => &[],
    }
}

/// To whom it happened. What many domain events say of one moment is told by their rows: they carry it.
pub async fn trigger_event(change: &Change<'_>, event: Event, received: &ReceivedEvent) -> Result<TriggerEvent> {
    let (tx, at) = (change.tx(), &received.at);
    let of = |document: Option<Uuid>, people: Vec<Uuid>| {
        Ok(TriggerEvent {
            document,
            team: None,
            people,
        })
    };
    // A membership's own: what somebody is in one team is nothing to another one.
    let in_team = |team: String, people: Vec<Uuid>| {
        Ok(TriggerEvent {
            document: None,
            team: Some(team),
            people,
        })
    };
    match event {
        Event::PersonInvited => {
            let PersonInvited { user_id, team_id } = received.read()?.payload;
            in_team(team_id, vec![user_id])
        }
        Event::PersonRegistered => {
            let PersonRegistered { user_id, team_id } = received.read()?.payload;
            in_team(team_id, vec![user_id])
        }
        Event::StatusChanged => {
            let payload = received.read::<PersonStatusChanged>()?.payload;
            in_team(payload.team_id, payload.user_ids)
        }
        Event::CourseAssigned => {
            let course = received.about()?;
            of(
                Some(course),
                sql::assigned_people().bind(tx, &course, at).all().await.sql()?,
            )
        }
        Event::CourseCompleted => {
            // One person by name, or all whom a new version asks nothing more.
            if received.kind == AssignmentsMoved::KIND {
                let course = received.read::<AssignmentsMoved>()?.payload.course_id;
                let people = sql::completed_people().bind(tx, &course, at).all().await.sql()?;
                return of(Some(course), people);
            }
            let payload = received.read::<CourseCompleted>()?.payload;
            of(Some(payload.course_id), vec![payload.user_id])
        }
        Event::BadgeEarned => {
            let (badge, named) = (received.about()?, received.read::<BadgeGiven>()?.payload.users);
            if !named.is_empty() {
                return of(Some(badge), named);
            }
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
