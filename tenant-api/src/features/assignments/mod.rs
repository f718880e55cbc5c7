//! Assignments: who has which document, and why (domain sections 4 and 5), whatever the type of the document.
//!
//! Words: a *source* says why a person has a document (a rule, by hand, …); a *record* is what the document's feature keeps of a
//! person. Invariants: a person has a document while one source remains, and the record keeps its history when none does; a
//! document may be left undone while no source makes it a duty; a rule that is optional offers, and gives nothing anew; what follows from a change of a rule, a person or a document is
//! given and taken in the same transaction, or by a job of the document when it concerns many people.
//!
//! Door: [`Assignable`] is what a feature says about its type, handed in as [`AssignableType`]; [`settle_document`] when a
//! rule or a document changed, [`settle_people`] when people did; [`enrol`] and [`leave`] for what a person takes by themselves;
//! [`give`] and [`release`] for whoever gives without a rule; [`find`] for what a rule can give; [`DueRule`] for by when.

mod api;
pub mod assignables;
pub mod domain_events;
mod due;
mod given;
mod jobs;
mod own;
mod portion;
mod settle;
mod types;

use learnt_queries::queries::assignments as sql;

pub use assignables::{
    Achieved, AssignableType, HandlerOrder, OnAchieved, OnBegun, OnCompleted, OnVisibilityChanged, achieved,
};
pub use due::{DueFilter, DueRule, SOON};
pub use given::{ReleaseScope, Source, give, release};
pub use jobs::{AssignmentJob, latest as latest_job, step};
pub use own::{enrol, leave};
pub use settle::{
    Applied, PERSONAL_TOPIC_LIMIT, by_name, lock_assignments, settle_document, settle_people, with_topics,
};
pub use types::{
    Assignable, AssignmentChanges, Completed, DocumentMove, DocumentType, HookFuture, ManualChange, Record, Rows,
};

use crate::prelude::*;

/// A document that rules can give.
#[derive(Debug, Clone)]
pub struct Document {
    pub title: String,
    /// Its state, in its type's words.
    pub status: String,
    /// It is given now, or would be if a rule named somebody.
    pub is_given: bool,
    /// The teams that look after it; none: every team.
    pub teams: Option<Vec<String>>,
}

/// The document of this type and id, if there is one.
pub async fn find(client: &impl GenericClient, kind: DocumentType, id: Uuid) -> Result<Option<Document>> {
    let row = sql::document().bind(client, &kind.into_str(), &id).opt().await.sql()?;
    Ok(row.map(|row| Document {
        title: row.title,
        status: row.status,
        is_given: row.is_given,
        teams: row.teams,
    }))
}

/// Why a person has a document: the kind of each source and what it is.
pub async fn sources(
    client: &impl GenericClient,
    kind: DocumentType,
    document: Uuid,
    user: Uuid,
) -> Result<Vec<(String, String)>> {
    let rows = sql::sources()
        .bind(client, &user, &kind.into_str(), &document)
        .all()
        .await
        .sql()?;
    Ok(rows.into_iter().map(|row| (row.kind, row.source_id)).collect())
}

/// These records were completed in this transaction: whoever wants to know of it does what follows from it, in it too.
pub async fn completed(change: &mut Change<'_>, kind: DocumentType, document: Uuid, records: &[Uuid]) -> Result<()> {
    if records.is_empty() {
        return Ok(());
    }
    let completed = Completed {
        kind,
        document,
        records,
    };
    assignables::completed(change, &completed).await
}

/// Somebody began a document: whoever wants to know of it does what follows from it, in this transaction.
pub async fn started(change: &mut Change<'_>, kind: DocumentType, document: Uuid, user: Uuid) -> Result<()> {
    assignables::started(change, kind, document, user).await
}

/// Documents are hidden from those who have them, or shown to them again. [`settle_document`] says so by itself.
pub async fn visibility_changed(change: &mut Change<'_>, kind: DocumentType, documents: &[Uuid]) -> Result<()> {
    assignables::visibility_changed(change, kind, documents).await
}

/// The document that a field names; there is none: a fault of the field.
pub async fn find_document(change: &Change<'_>, kind: DocumentType, id: Uuid) -> Result<Document> {
    let found = find(change.tx(), kind, id).await?;
    let noun = assignables::assignable(kind)?.noun();
    found.ok_or_else(|| Problem::field("documentId", "unknown", format!("This {noun} does not exist.")))
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["document.enrolled", "document.left"],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Admin, routes!(api::teams)))
}
