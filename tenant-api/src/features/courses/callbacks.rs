//! What courses ask of the features above them, which register it (`callbacks` of their `FEATURE`).
use super::kinds::Kind;
use super::plans::LearnersMode;
use crate::feature::{HookFuture, callback, callbacks};
use crate::prelude::*;

/// What follows for those who have a course from what becomes of it, in the transaction in which it does.
pub trait CourseObserver: Send + Sync {
    /// A course went live in this version. The caller has locked the course row, but `for no key update`: assignments of it are made.
    fn published<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        course: Uuid,
        version: i32,
        learners: LearnersMode,
    ) -> HookFuture<'a, ()>;

    /// A hidden course is live again.
    fn restored<'a>(&'a self, change: &'a mut Change<'_>, course: Uuid) -> HookFuture<'a, ()>;

    /// Courses that were live are hidden.
    fn hidden<'a>(&'a self, change: &'a mut Change<'_>, courses: &'a [Uuid]) -> HookFuture<'a, ()>;

    /// Whether anybody did something in a course; nobody begins while this transaction goes on.
    fn has_activity<'a>(&'a self, change: &'a Change<'_>, course: Uuid) -> HookFuture<'a, bool>;
}

/// The callback of the feature that does it.
pub struct CourseObserverHook(pub &'static dyn CourseObserver);

/// Whoever sees to what follows for those who have a course.
pub fn course_observer() -> &'static dyn CourseObserver {
    callback::<CourseObserverHook>().0
}

/// The things that there are, each with whether it is open to people.
type OpenStates<'a> = HookFuture<'a, Vec<(Uuid, bool)>>;

/// Which of these things there are that activities of a kind name, and whether they are open to people.
pub struct OpenStatesHook {
    pub kind: Kind,
    /// Which of them, and whether.
    pub of: for<'a, 'c> fn(&'a Change<'c>, &'a [Uuid]) -> OpenStates<'a>,
}

/// Which of the things there are that activities of a kind name, and whether they are open.
pub async fn are_open(change: &Change<'_>, kind: Kind, ids: &[Uuid]) -> Result<Vec<(Uuid, bool)>> {
    match callbacks::<OpenStatesHook>().find(|one| one.kind == kind) {
        Some(one) => (one.of)(change, ids).await,
        None => Ok(Vec::new()),
    }
}

/// Whether a template of certificates can be chosen.
pub struct TemplateIsPublished(pub for<'a, 'c> fn(&'a Change<'c>, Uuid) -> HookFuture<'a, bool>);

/// Whether a template of certificates can be chosen.
pub async fn template_is_published(change: &Change<'_>, template: Uuid) -> Result<bool> {
    (callback::<TemplateIsPublished>().0)(change, template).await
}
