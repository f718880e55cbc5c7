//! What courses ask of the features above them, which hand it in (`hands` of their `FEATURE`).
use super::kinds::Kind;
use super::plans::LearnersMode;
use crate::feature::{Doing, handed, handed_one};
use crate::prelude::*;

/// What follows for those who have a course from what becomes of it, in the transaction in which it does.
pub trait Follows: Send + Sync {
    /// A course went live in this version. The caller has locked the course row, but `for no key update`: assignments of it are made.
    fn published<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        course: Uuid,
        version: i32,
        learners: LearnersMode,
    ) -> Doing<'a, ()>;

    /// A hidden course is live again.
    fn shown<'a>(&'a self, change: &'a mut Change<'_>, course: Uuid) -> Doing<'a, ()>;

    /// Courses that were live are hidden.
    fn hidden<'a>(&'a self, change: &'a mut Change<'_>, courses: &'a [Uuid]) -> Doing<'a, ()>;

    /// Whether anybody did something in a course; nobody begins while this transaction goes on.
    fn has_activity<'a>(&'a self, change: &'a Change<'_>, course: Uuid) -> Doing<'a, bool>;
}

/// Whoever sees to that.
pub struct Followed(pub &'static dyn Follows);

/// Whoever sees to what follows for those who have a course.
pub fn learners() -> &'static dyn Follows {
    handed_one::<Followed>().0
}

/// The things that there are, each with whether it is open to people.
type OpenOrNot<'a> = Doing<'a, Vec<(Uuid, bool)>>;

/// Which of these things there are that activities of a kind name, and whether they are open to people.
pub struct AreOpen {
    /// The kind.
    pub kind: Kind,
    /// Which of them, and whether.
    pub of: for<'a, 'c> fn(&'a Change<'c>, &'a [Uuid]) -> OpenOrNot<'a>,
}

/// Which of the things there are that activities of a kind name, and whether they are open.
pub async fn are_open(change: &Change<'_>, kind: Kind, ids: &[Uuid]) -> Result<Vec<(Uuid, bool)>> {
    match handed::<AreOpen>().find(|one| one.kind == kind) {
        Some(one) => (one.of)(change, ids).await,
        None => Ok(Vec::new()),
    }
}

/// Whether a template of certificates can be chosen.
pub struct TemplateIsPublished(pub for<'a, 'c> fn(&'a Change<'c>, Uuid) -> Doing<'a, bool>);

/// Whether a template of certificates can be chosen.
pub async fn template_is_published(change: &Change<'_>, template: Uuid) -> Result<bool> {
    (handed_one::<TemplateIsPublished>().0)(change, template).await
}
