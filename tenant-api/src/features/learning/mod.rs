//! Learning: who has been given which course and how far they are (domain section 4).
//!
//! Words: an *assignment* (`user_courses`) is a course that a person was given; a *cycle* is one round of it; a *report* is what the
//! player says that happened. Who is given a course and why is the engine's ([`crate::features::assignments`]), which makes and takes
//! assignments through [`Courses`]. Invariants: progress is floor(100 · completed required / required) and 100 exactly
//! when the course is completed; a course that requires nothing counts all its activities; a completion is written once
//! and never taken back; only the server's clock counts; what is locked does not leave the server.
//!
//! What becomes of a course is told by courses ([`CourseObserverHook`]). Door: [`settle_due`] when that changed; [`record_result`] when a form or an event that courses
//! ask for came to something, [`open_round`] where one may be done as an activity; [`summary`]
//! for a homepage; [`with_topics`] for what is told of many learners at once; [`extend`] for a date of somebody's own; [`timeline()`] for what
//! somebody did.

mod api;
mod assignable;
mod commands;
mod course_observer;
pub mod domain_events;
mod due;
mod mail_picture;
mod manual;
mod model;
pub mod notices;
mod notifications;
mod outline;
mod path;
mod player;
mod preview;
mod read;
mod results;
mod rounds;
mod summary;
mod timeline;
mod versions;
mod watched;

pub use commands::ReportTarget as ActivityOf;
pub use due::{end_of_day, extend, recompute as settle_due};
pub use manual::{checked_reason, expect_some};
pub use notifications::over as notifications_over;
pub use outline::Outlines;
pub use results::{
    ActivityQuery, ActivityResult, ActivityResultSource, OpenRound, Subject, open_activity, open_round, open_round_of,
    record as record_result, record_activity,
};
pub use rounds::{REFRESH, refresh};
pub use summary::{Glance, glance};
pub use timeline::{Timeline, TimelineQuery, page as timeline};

use crate::features::assignments::{self, DocumentType};
use crate::features::courses::CourseObserverHook;
use crate::features::notifications::DueReminder;
use crate::prelude::*;
use crate::registry::{Topic, TopicScope};
use assignable::Courses;
use model::Refusal;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "activity.completed",
        "activity.opened",
        "course.completed",
        "course.started",
        "learning.completed",
        "learning.reset",
    ],
    // That something about a course touches its learners may be heard by whoever was ever given it, and so knows its id: it says
    // nothing of anybody.
    topics: &[Topic::new("learners", TopicScope::One, &[])],
    planned_jobs: &[(REFRESH, refresh)],
    callbacks: &[
        &assignments::AssignableType(&Courses),
        &CourseObserverHook(&course_observer::Learners),
        &notifications::KINDS,
        &DueReminder(notices::remind),
        &mail_picture::PICTURES,
    ],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::my_courses)))
        .routes(gate(Gate::SignedIn, routes!(api::my_categories)))
        .routes(gate(Gate::SignedIn, routes!(api::player)))
        .routes(gate(Gate::Admin, routes!(api::preview::preview)))
        .routes(gate(Gate::SignedIn, routes!(api::report)))
        .routes(gate(Gate::SignedIn, routes!(api::timeline::mine)))
        .routes(gate(Gate::Admin, routes!(api::who::learners)))
        .routes(gate(Gate::Admin, routes!(api::export::export)))
        .routes(gate(Gate::Admin, routes!(api::who::progress)))
        .routes(gate(Gate::Admin, routes!(api::who::job)))
        .routes(gate(Gate::Admin, routes!(api::due::read, api::due::set)))
        .routes(gate(Gate::Admin, routes!(api::due::extend)))
        .routes(gate(Gate::Admin, routes!(api::by_hand::complete)))
        .routes(gate(Gate::Admin, routes!(api::by_hand::reset)))
        .routes(gate(Gate::Admin, routes!(api::refresher::example)))
        .routes(gate(Gate::Admin, routes!(api::refresher::read, api::refresher::set)))
}

/// The live screens that news of many learners of a course touches.
pub fn with_topics<'u>(event: DomainEvent, course: Uuid, users: impl Iterator<Item = &'u Uuid> + Clone) -> DomainEvent {
    assignments::with_topics(event, DocumentType::Course, course, users)
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::Closed => "course_closed",
            Refusal::Locked | Refusal::Early => "activity_locked",
        };
        Problem::conflict(code, refusal.to_string())
    }
}
