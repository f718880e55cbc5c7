//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// The next portion of a document's job is due.
    "assignments.step", Nothing => AssignmentsStep {}

    /// A portion of a document's job is done.
    "assignments.progressed", Nothing => AssignmentsProgressed {}
}
