//! Learning: who has been given which course and how far they are (domain section 4).
//!
//! Words: an *assignment* (`user_courses`) is a course that a person was given; a *cycle* is one round of it; a *report* is what the
//! player says that happened. Who is given a course and why is the engine's ([`crate::features::assignments`]), which makes and takes
//! assignments through [`Courses`]. Invariants: progress is floor(100 · completed required / required) and 100 exactly
//! when the course is completed; a course that requires nothing counts all its activities; a completion is written once
//! and never taken back; only the server's clock counts; what is locked does not leave the server.
//!
//! Door: [`course_published`] when a course went live, [`courses_hidden`] and [`course_shown`] when its learners lose sight of it or see it again;
//! [`settle_due`] when that changed; [`record_result`] when a form or an event that courses
//! ask for came to something, [`open_round`] where one may be done as an activity; [`Player`] for a preview of the same shape; [`glance`]
//! for a homepage; [`touching`] for what is told of many learners at once; [`extend`] for a date of somebody's own; [`timeline()`] for what
//! somebody did.

mod api;
mod assignable;
mod by_hand;
mod commands;
pub mod domain_events;
mod due;
mod glance;
mod model;
mod outline;
mod path;
mod player;
mod read;
mod refresher;
mod results;
mod rounds;
#[cfg(test)]
mod test_rng;
mod timeline;
mod versions;
mod watched;

use learnt_queries::queries::learning as sql;

pub use assignable::Courses;
pub use by_hand::{checked_reason, expect_some};
pub use commands::About as ActivityOf;
pub use due::{end_of_day, extend, settle as settle_due};
pub use glance::{Glance, glance};
pub use model::{Resume, Status};
pub use outline::{Content, Outlines};
pub use player::{Player, PlayerActivity, PlayerCourse, PlayerSection};
pub use results::{
    ActivityResult, Round, Subject, open_activity, open_round, open_round_of, record as record_result, record_activity,
};
pub use rounds::{REFRESH, refresh};
pub use timeline::{Timeline, TimelineQuery, page as timeline};

use crate::edge::share;
use crate::features::assignments::{self, Applied, DocumentType};
use crate::features::courses::LearnersMode;
use crate::prelude::*;
use crate::registry::{About, Topic};
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
    topics: &[Topic::new("learners", About::One, &[])],
    planned_jobs: &[(REFRESH, refresh)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::my_courses)))
        .routes(gate(Gate::SignedIn, routes!(api::my_categories)))
        .routes(gate(Gate::SignedIn, routes!(api::player)))
        .routes(gate(Gate::SignedIn, routes!(api::report)))
        .routes(gate(Gate::SignedIn, routes!(api::timeline::mine)))
        .routes(gate(Gate::Admin, routes!(api::who::learners)))
        .routes(share::exporting(gate(Gate::Admin, routes!(api::export::export))))
        .routes(gate(Gate::Admin, routes!(api::who::progress)))
        .routes(gate(Gate::Admin, routes!(api::who::job)))
        .routes(gate(Gate::Admin, routes!(api::due::read, api::due::set)))
        .routes(gate(Gate::Admin, routes!(api::due::extend)))
        .routes(gate(Gate::Admin, routes!(api::by_hand::complete)))
        .routes(gate(Gate::Admin, routes!(api::by_hand::reset)))
        .routes(gate(Gate::Admin, routes!(api::refresher::example)))
        .routes(gate(Gate::Admin, routes!(api::refresher::read, api::refresher::set)))
}

/// A course went live in this version: deals with those under way, then gives it to everyone whom its rules name. The
/// caller has locked the course row, but `for no key update`: assignments of it are made here.
pub async fn course_published(
    change: &mut Change<'_>,
    course: Uuid,
    version: i32,
    learners: LearnersMode,
) -> Result<Applied> {
    versions::new_version(change, course, version, learners).await?;
    rounds::plan(change).await?;
    assignments::settle_document(change, DocumentType::Course, course).await
}

/// Courses that were live are hidden: those who have them open see that at once.
pub async fn courses_hidden(change: &mut Change<'_>, courses: &[Uuid]) -> Result<()> {
    versions::seen_or_not(change, courses, false).await?;
    assignments::seen_or_not(change, DocumentType::Course, courses).await
}

/// A hidden course is live again: it is back on the screens of those who have it.
pub async fn course_shown(change: &mut Change<'_>, course: Uuid) -> Result<()> {
    rounds::plan(change).await?;
    versions::seen_or_not(change, &[course], true).await
}

/// Whether anybody did something in a course; nobody begins while this transaction goes on.
pub async fn has_activity(change: &Change<'_>, course: Uuid) -> Result<bool> {
    let tx = change.tx();
    sql::lock_rounds().bind(tx, &course).all().await.sql()?;
    sql::has_activity().bind(tx, &course).one().await.sql()
}

/// The live screens that news of many learners of a course touches.
pub fn touching<'u>(event: DomainEvent, course: Uuid, users: impl Iterator<Item = &'u Uuid> + Clone) -> DomainEvent {
    assignments::touching(event, DocumentType::Course, course, users)
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
