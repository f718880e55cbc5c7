//! What the types of documents are that rules give, and who hears of what becomes of them: both are handed in by the features above.
use std::sync::LazyLock;

use super::types::{Assignable, Completed, DocumentType};
use crate::feature::callbacks;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// A type of documents, handed in by the feature whose it is.
pub struct AssignableType(pub &'static dyn Assignable);

/// The order of handlers of the same thing: the rows that they lock follow each other so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HandlerOrder {
    /// With the records of a type.
    Of(DocumentType),
    /// Badges: behind all records that the others lock.
    Badge,
    /// Points: on the memberships that badges lock before them.
    Reward,
    /// Certificates: nobody waits for them.
    Certificate,
}

/// Does what follows from completed assignments, in the transaction that completes them.
pub struct OnCompleted {
    pub order: HandlerOrder,
    pub handler: for<'a, 'c> fn(&'a mut Change<'c>, &'a Completed<'a>) -> HandlerFuture<'a>,
}

/// What people completed without a record of an assignment being completed by it.
#[derive(Debug, Clone, Copy)]
pub enum Achieved<'a> {
    /// An activity in somebody's round of a course that goes on.
    Activity { round: Uuid, activity: Uuid },
    /// Another score in an activity that was completed before.
    Score { round: Uuid, activity: Uuid, course: Uuid },
    /// A form or an event, whether it was given to them or not.
    Document {
        kind: DocumentType,
        document: Uuid,
        people: &'a [Uuid],
    },
}

/// Does what follows from what people achieved, in the transaction in which they did.
pub struct OnAchieved(pub for<'a, 'c> fn(&'a mut Change<'c>, Achieved<'a>) -> HandlerFuture<'a>);

/// Does what follows from a document that somebody began.
pub struct OnBegun {
    pub order: HandlerOrder,
    pub handler: for<'a, 'c> fn(&'a mut Change<'c>, DocumentType, Uuid, Uuid) -> HandlerFuture<'a>,
}

/// Does what follows from documents that are hidden from their people, or shown to them again.
pub struct OnVisibilityChanged(pub for<'a, 'c> fn(&'a mut Change<'c>, DocumentType, &'a [Uuid]) -> HandlerFuture<'a>);

/// What a type is and does.
pub fn assignable(kind: DocumentType) -> Result<&'static dyn Assignable> {
    all().find(|one| one.kind() == kind).ok_or_else(Problem::not_found)
}

/// All types, in their order.
pub fn all() -> impl Iterator<Item = &'static dyn Assignable> {
    static ALL: LazyLock<Vec<&dyn Assignable>> = LazyLock::new(|| {
        let mut all: Vec<_> = callbacks::<AssignableType>().map(|one| one.0).collect();
        all.sort_by_key(|one| one.kind());
        all
    });
    ALL.iter().copied()
}

/// The words of all types, as they are stored.
pub fn type_names() -> &'static [&'static str] {
    static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| all().map(|one| one.kind().into_str()).collect());
    &WORDS
}

/// Tells everybody who wants to know of it that these assignments were completed.
pub async fn completed(change: &mut Change<'_>, completed: &Completed<'_>) -> Result<()> {
    static WHO: LazyLock<Vec<&OnCompleted>> = LazyLock::new(|| in_order(|one: &OnCompleted| one.order));
    for one in &*WHO {
        (one.handler)(change, completed).await?;
    }
    Ok(())
}

/// Tells everybody who wants to know of it what people achieved.
pub async fn achieved(change: &mut Change<'_>, what: Achieved<'_>) -> Result<()> {
    for one in callbacks::<OnAchieved>() {
        (one.0)(change, what).await?;
    }
    Ok(())
}

/// Tells everybody who wants to know of it that somebody began a document.
pub async fn started(change: &mut Change<'_>, kind: DocumentType, document: Uuid, user: Uuid) -> Result<()> {
    static WHO: LazyLock<Vec<&OnBegun>> = LazyLock::new(|| in_order(|one: &OnBegun| one.order));
    for one in &*WHO {
        (one.handler)(change, kind, document, user).await?;
    }
    Ok(())
}

/// Tells everybody who wants to know of it that documents are hidden or shown.
pub async fn visibility_changed(change: &mut Change<'_>, kind: DocumentType, documents: &[Uuid]) -> Result<()> {
    for one in callbacks::<OnVisibilityChanged>() {
        (one.0)(change, kind, documents).await?;
    }
    Ok(())
}

fn in_order<T: 'static>(turn: fn(&T) -> HandlerOrder) -> Vec<&'static T> {
    let mut all: Vec<&T> = callbacks().collect();
    all.sort_by_key(|one| turn(one));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_contains_others_hears_behind_them_then_badges_points_and_certificates() {
        let (pathway, package) = (
            HandlerOrder::Of(DocumentType::Pathway),
            HandlerOrder::Of(DocumentType::Package),
        );
        let mut turns = [
            HandlerOrder::Certificate,
            HandlerOrder::Reward,
            package,
            HandlerOrder::Badge,
            pathway,
        ];
        turns.sort();
        let expected = [
            pathway,
            package,
            HandlerOrder::Badge,
            HandlerOrder::Reward,
            HandlerOrder::Certificate,
        ];
        assert_eq!(turns, expected);
    }
}
