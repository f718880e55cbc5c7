//! Courses: what is learnt. An admin writes a draft of sections and activities; publishing freezes it into a version.
//!
//! Invariants: a frozen version is never written again, the next edit copies it; every edit names the revision it was
//! made on and is refused, with nothing written, when somebody was quicker; an activity keeps its id from version to
//! version, so that progress survives a new one; only admins of a team that looks after a course change it.

mod api;
mod bulk;
mod bundles;
mod callbacks;
mod changes;
mod commands;
mod content;
mod copies;
mod dates;
mod details;
pub mod domain_events;
mod draft;
mod edits;
mod kinds;
mod list;
mod model;
mod opening;
mod opens;
mod outline;
mod plans;
mod quiz;
mod references;
pub mod refresher;
mod refusal;
mod task;
#[cfg(test)]
pub(crate) mod test_rng;
mod versions;
mod video;
mod view;

use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

pub use callbacks::{CourseObserver, CourseObserverHook, OpenStatesHook, TemplateIsPublished};
pub use commands::{publish, transition};
pub use dates::{set_due, set_refresher};
pub use kinds::{Completion, Kind};
pub use model::{Can, Status as PublishStatus, Transition};
pub use opens::Opens;
pub use plans::LearnersMode;
pub use quiz::{AskedQuestion, Draw as QuizDraw, Question, QuestionKind, Quiz, Review as QuizReview};
pub use task::{Criterion, Task};
pub use view::{ActivityView, CourseView, course as draft, for_learners, uploads, with_files};

/// Where a transition leads from a state, whatever the content is; or the state that it cannot come to.
pub fn state_after(from: PublishStatus, transition: Transition) -> Result<PublishStatus, PublishStatus> {
    model::after(from, transition).map_err(|refusal| match refusal {
        refusal::Refusal::Move { to, .. } => to,
        _ => from,
    })
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "course.archived",
        "course.changed",
        "course.created",
        "course.published",
        "course.restored",
        "course.unpublished",
    ],
    topics: &[Topic::new("drafts", TopicScope::Team, &[Gate::Admin])],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Admin, routes!(api::list, api::create)))
        .routes(gate(Gate::Admin, routes!(api::export)))
        .routes(gate(Gate::Admin, routes!(api::archive_all)))
        .routes(gate(Gate::Admin, routes!(api::tags)))
        .routes(gate(Gate::Admin, routes!(api::counts)))
        .routes(gate(Gate::Admin, routes!(api::duplicate)))
        .routes(gate(Gate::Admin, routes!(api::set_bundle)))
        .routes(gate(Gate::Admin, routes!(api::authors::set_template)))
        .routes(gate(
            Gate::Admin,
            routes!(api::authors::see_editor, api::authors::drop_editor),
        ))
        .routes(gate(Gate::Admin, routes!(api::all_versions)))
        .routes(gate(Gate::Admin, routes!(api::one_version)))
        .routes(gate(Gate::Admin, routes!(api::compare)))
        .routes(gate(Gate::Admin, routes!(api::set_teams)))
        .routes(gate(Gate::Admin, routes!(api::read, api::change_details)))
        .routes(gate(Gate::Admin, routes!(api::pending)))
        .routes(gate(Gate::Admin, routes!(api::add_section)))
        .routes(gate(Gate::Admin, routes!(api::rename_section, api::remove_section)))
        .routes(gate(Gate::Admin, routes!(api::add_activity)))
        .routes(gate(Gate::Admin, routes!(api::change_activity, api::remove_activity)))
        .routes(gate(Gate::Admin, routes!(api::order)))
        .routes(gate(Gate::Admin, routes!(api::publish)))
        .routes(gate(Gate::Admin, routes!(api::unpublish)))
        .routes(gate(Gate::Admin, routes!(api::archive)))
        .routes(gate(Gate::Admin, routes!(api::restore)))
}
