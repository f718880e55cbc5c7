//! One module a feature, all of one plan (`mod`, `api`, `model`, `commands`, `reactions`).
pub mod accounts;
pub mod analytics;
pub mod assignments;
pub mod audit;
pub mod badges;
pub mod blogs;
pub mod bootstrap;
pub mod calendar;
pub mod certificates;
pub mod chat;
pub mod courses;
pub mod coursework;
pub mod events;
pub mod factors;
pub mod fields;
pub mod files;
pub mod forms;
pub mod functions;
pub mod home;
pub mod identity;
pub mod impersonation;
pub mod learning;
pub mod licences;
pub mod notes;
pub mod notifications;
pub mod optional_learning;
pub mod overview;
pub mod packages;
pub mod pathways;
pub mod people;
pub mod people_learning;
pub mod permissions;
pub mod preferences;
pub mod presence;
pub mod providers;
pub mod quizzes;
pub mod resources;
pub mod rewards;
pub mod settings;
pub mod support_chat;
pub mod team_lookups;
pub mod triggers;

/// What they keep for as long as the process lives.
pub fn kept() -> http::Extensions {
    let mut kept = http::Extensions::new();
    kept.insert(events::SeatRequests::default());
    kept.insert(team_lookups::Bell::default());
    kept.insert(forms::Questions::default());
    kept.insert(learning::Outlines::default());
    kept
}
