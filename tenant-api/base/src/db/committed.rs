//! Who changes something, and what is published of it after the commit.
use std::borrow::Cow;
use std::sync::Arc;

use uuid::Uuid;

use super::directory::Tenant;
use crate::audit::Author;

/// Who changes something.
#[derive(Clone, Debug, Default)]
pub struct Principal {
    /// The person whose session it is; nobody for the system itself.
    pub actor: Option<Uuid>,
    /// The person in whose name the actor acts.
    pub acting_as: Option<Uuid>,
    /// The team at whose host it is done.
    pub team: Option<String>,
    /// The highest role's rank that they hold at that team; 0 for the system itself.
    pub rank: u8,
    /// From where, as far as the network tells.
    pub ip: Option<String>,
    /// The request it came with.
    pub request_id: Option<String>,
    /// What is done only follows from what the person did: it leaves no row of its own in the audit log.
    pub follows: bool,
}

impl Principal {
    /// As a row of the audit log names it.
    pub fn author(&self) -> Author {
        Author {
            actor: self.actor,
            acting_as: self.acting_as,
            team_id: self.team.clone(),
            ip: self.ip.clone(),
            request_id: self.request_id.clone(),
        }
    }
}

/// Who hears of a commit.
pub trait Committed: Sync {
    /// These domain events were committed, and this is to be looked at.
    fn committed(&self, tenant: &Arc<Tenant>, events: &[CommittedEvent], wakes: WakeFlags);
}

/// What a change left to be done.
#[derive(Clone, Copy, Debug, Default)]
pub struct WakeFlags {
    /// Something has a date now.
    pub planned: bool,
    /// A mail is to leave.
    pub mail: bool,
    /// A webhook is to be sent.
    pub webhook: bool,
}

/// A domain event that was written and becomes news with the commit.
#[derive(Clone, Debug)]
pub struct CommittedEvent {
    /// The domain event's id.
    pub id: Uuid,
    pub kind: Cow<'static, str>,
    /// What it happened to.
    pub subject: String,
    /// Live topics.
    pub topics: Vec<String>,
    /// Whether the pump has to be woken.
    pub needs_reaction: bool,
}
