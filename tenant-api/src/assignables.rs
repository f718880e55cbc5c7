//! What the types of documents are that rules give, and who hears that somebody completed one, one line each.
use std::sync::LazyLock;

use learnt_kernel::problem::Result;
use uuid::Uuid;

use crate::db::Change;
use crate::features::assignments::{Assignable, Completed, DocumentType};
use crate::features::{ASSIGNABLES, certificates, packages, pathways, rewards};
use crate::registry::Reacting;

/// Does what follows from completed assignments, in the transaction that completes them.
pub type Subscriber = for<'a, 'c> fn(&'a mut Change<'c>, &'a Completed<'a>) -> Reacting<'a>;

/// Who hears of completed assignments, in this order: points come last, behind all records that the others lock.
const COMPLETIONS: &[Subscriber] = &[
    certificates::completed,
    pathways::completed,
    packages::completed,
    rewards::completed,
];

/// Does what follows from a document that somebody began.
pub type Beginning = for<'a, 'c> fn(&'a mut Change<'c>, DocumentType, Uuid, Uuid) -> Reacting<'a>;

/// Who hears that somebody began a document.
const BEGINNINGS: &[Beginning] = &[pathways::begun, packages::begun];

/// Does what follows from documents that are hidden from their people, or shown to them again.
pub type Watcher = for<'a, 'c> fn(&'a mut Change<'c>, DocumentType, &'a [Uuid]) -> Reacting<'a>;

/// Who hears of documents that are hidden or shown.
const WATCHERS: &[Watcher] = &[pathways::seen_or_not];

/// What a type is and does.
pub fn of(kind: DocumentType) -> Result<&'static dyn Assignable> {
    let found = ASSIGNABLES.iter().find(|one| one.kind() == kind);
    found.copied().ok_or_else(learnt_kernel::problem::Problem::not_found)
}

/// All types.
pub fn all() -> impl Iterator<Item = &'static dyn Assignable> {
    ASSIGNABLES.iter().copied()
}

/// The words of all types, as they are stored.
pub fn words() -> &'static [&'static str] {
    static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| ASSIGNABLES.iter().map(|one| one.kind().into_str()).collect());
    &WORDS
}

/// Tells everybody who wants to know of it that these assignments were completed.
pub async fn completed(change: &mut Change<'_>, completed: &Completed<'_>) -> Result<()> {
    for subscriber in COMPLETIONS {
        subscriber(change, completed).await?;
    }
    Ok(())
}

/// Tells everybody who wants to know of it that somebody began a document.
pub async fn begun(change: &mut Change<'_>, kind: DocumentType, document: Uuid, user: Uuid) -> Result<()> {
    for subscriber in BEGINNINGS {
        subscriber(change, kind, document, user).await?;
    }
    Ok(())
}

/// Tells everybody who wants to know of it that documents are hidden or shown.
pub async fn seen_or_not(change: &mut Change<'_>, kind: DocumentType, documents: &[Uuid]) -> Result<()> {
    for watcher in WATCHERS {
        watcher(change, kind, documents).await?;
    }
    Ok(())
}
