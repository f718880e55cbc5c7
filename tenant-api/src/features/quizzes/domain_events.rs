//! The domain events of this feature: what happens here, and what they say.
crate::domain_events! {
    /// Somebody submitted a quiz.
    "quiz.submitted" => QuizSubmitted {}
}
