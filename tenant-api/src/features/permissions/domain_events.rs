//! The domain events of this feature: what happens here, and what they say.

use crate::features::assignments::DocumentType;
use crate::prelude::*;

/// Which rule, of which document.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RulePayload {
    pub permission_id: Uuid,
    pub r#type: DocumentType,
    pub document_id: Uuid,
}

crate::domain_events! {
    /// A rule was made.
    "permission.created" => PermissionCreated(RulePayload)

    /// A rule says something else, or nothing any more.
    "permission.changed" => PermissionChanged(RulePayload)
}
