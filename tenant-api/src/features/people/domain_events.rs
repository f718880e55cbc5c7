//! The domain events of this feature: what happens here, and what they say.
use crate::prelude::*;

/// What an operator of the platform said of a superadmin.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OperatorDecisionPayload {
    pub user_id: Uuid,
    pub team_id: String,
    pub operator_id: Uuid,
    pub operator: String,
    pub reason: String,
}

crate::domain_events! {
    /// Somebody is to be mailed a link by which they come in.
    "person.invited" => PersonInvited { user_id: Uuid, team_id: String }

    /// Somebody registered by themselves.
    "person.registered" => PersonRegistered { user_id: Uuid, team_id: String }

    /// Somebody is in a team, uninvited; an import names many at once.
    "person.created" => PersonCreated {
        #[serde(skip_serializing_if = "Option::is_none")]
        user_id: Option<Uuid>,
        #[serde(skip_serializing_if = "Option::is_none")]
        team_id: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        user_ids: Vec<Uuid>,
    }

    /// Something of people's memberships changed.
    "person.changed" => PersonChanged { user_ids: Vec<Uuid> }

    /// People have another status in a team.
    "person.status_changed" => PersonStatusChanged { user_ids: Vec<Uuid>, team_id: String, status: String }

    /// Somebody has another picture, or none.
    "person.pictured" => PersonPictured {}

    /// Somebody was here.
    "person.seen", Nothing => PersonSeen {}

    /// An operator of the platform gives somebody the role. The control plane tells it through a stored function.
    "superadmin.appointed" => SuperadminAppointed(OperatorDecisionPayload)

    /// An operator of the platform takes the role from somebody. The control plane tells it through a stored function.
    "superadmin.withdrawn" => SuperadminWithdrawn(OperatorDecisionPayload)

    /// A file was uploaded to be imported.
    "import.uploaded" => ImportUploaded {}

    /// It is known what an import would do.
    "import.checked" => ImportChecked {}

    /// An import was thrown away before it ran.
    "import.discarded" => ImportDiscarded {}

    /// The next lines of an import are due, behind so many.
    "import.step", Nothing => ImportStep { team_id: String, processed: i64 }

    /// An import failed too often.
    "import.stopped" => ImportStopped {}

    /// An import is over.
    "import.done" => ImportDone {}

    /// The next portion of many invitations is due.
    "invitations.step" => InvitationsStep { team_id: String, again: bool }

    /// A portion of many invitations is done.
    "invitations.progressed" => InvitationsProgressed {}

    /// Inviting many failed too often.
    "invitations.stopped" => InvitationsStopped {}
}
