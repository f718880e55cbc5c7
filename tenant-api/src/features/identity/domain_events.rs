//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

fn all() -> i32 {
    i32::MAX
}

crate::domain_events! {
    /// Somebody came in at a team.
    "session.begun" => SessionBegun { user_id: Uuid, team_id: String }

    /// One session is over: its sockets end.
    "session.ended" => SessionEnded { user_id: Uuid }

    /// All sessions of a person are over, but for those that began under their newest security stamp.
    "sessions.ended" => SessionsEnded {
        user_id: Uuid,
        reason: String,
        /// Absent: published before there were security stamps. Its old name in the outbox: a program from before the
        /// renaming reads it.
        #[serde(default = "all", rename = "waysVersion", alias = "securityStamp")]
        security_stamp: i32,
    }
}
