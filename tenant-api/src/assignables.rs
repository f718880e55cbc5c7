//! Which types of documents rules give, and who hears that somebody completed one. One line each.
use std::sync::LazyLock;

use learnt_kernel::problem::Result;

use crate::db::Change;
use crate::features::assignments::{Assignable, Completed, DocumentType};
use crate::features::{certificates, forms, learning, resources};
use crate::reactions::Reacting;

/// All types.
const ASSIGNABLES: &[&dyn Assignable] = &[&learning::Courses, &resources::Resources, &forms::Forms];

/// Does what follows from completed assignments, in the transaction that completes them.
pub type Subscriber = for<'a, 'c> fn(&'a mut Change<'c>, &'a Completed<'a>) -> Reacting<'a>;

/// Who hears of completed assignments, in this order.
const COMPLETIONS: &[Subscriber] = &[certificates::completed];

/// What a type is and does.
pub fn of(kind: DocumentType) -> Result<&'static dyn Assignable> {
    let found = ASSIGNABLES.iter().find(|one| one.kind() == kind);
    found.copied().ok_or_else(learnt_kernel::problem::Problem::not_found)
}

/// The words of all types, as they are stored.
pub fn words() -> &'static [&'static str] {
    static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| ASSIGNABLES.iter().map(|one| one.kind().as_str()).collect());
    &WORDS
}

/// Tells everybody who wants to know of it that these assignments were completed.
pub async fn completed(change: &mut Change<'_>, completed: &Completed<'_>) -> Result<()> {
    for subscriber in COMPLETIONS {
        subscriber(change, completed).await?;
    }
    Ok(())
}
