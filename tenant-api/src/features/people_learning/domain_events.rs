//! The domain events of this feature: what happens here, and what they say.
use crate::prelude::*;

/// Whose document, and which.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PersonDocumentPayload {
    pub user_id: Uuid,
    pub document_id: Uuid,
    pub r#type: String,
}

crate::domain_events! {
    /// A manager or an admin gave somebody a document.
    "learning.assigned" => LearningAssigned(PersonDocumentPayload)

    /// A manager or an admin took a document from somebody.
    "learning.taken" => LearningTaken(PersonDocumentPayload)

    /// Somebody has longer for a document.
    "learning.extended" => LearningExtended(PersonDocumentPayload)

    /// Somebody was reminded of a document.
    "learning.reminded" => LearningReminded(PersonDocumentPayload)

    /// An admin completed a document for somebody, or let them begin anew.
    "learning.settled" => LearningSettled(PersonDocumentPayload)
}
