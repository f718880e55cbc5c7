//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// Somebody handed in.
    "coursework.submitted" => CourseworkSubmitted {}

    /// Somebody may hand in once more.
    "coursework.reopened" => CourseworkReopened {}

    /// A marker decided.
    "coursework.marked" => CourseworkMarked {}
}
