//! What open screens listen to, and who may. One line each; what is somebody's own, and the team's, everybody has.
use learnt_kernel::role::Gate;

use crate::assignables;
use crate::registry::{About, Topic};

/// Everybody in the team.
const ALL: &[Gate] = &[];
/// Whoever works on what others learn.
const ADMINS: &[Gate] = &[Gate::Admin];

/// Topics that do not come with a type of documents. That something about a course touches its learners may be heard by whoever
/// was ever given it, and so knows its id: it says nothing of anybody.
const TOPICS: &[Topic] = &[
    topic("learners", About::One, ALL),
    topic("home", About::Team, ALL),
    topic("fields", About::Team, ALL),
    topic("blogs", About::Team, ALL),
    topic("events", About::Team, ALL),
    topic("forms", About::Team, &[Gate::Admin, Gate::Manager]),
    topic("drafts", About::Team, ADMINS),
    topic("badges", About::Team, ADMINS),
    topic("certificates", About::Team, ADMINS),
    topic("people", About::All, ADMINS),
    topic("profiles", About::All, ALL),
];

const fn topic(name: &'static str, about: About, gates: &'static [Gate]) -> Topic {
    Topic { name, about, gates }
}

/// All topics; admins listen to each document that rules give, by its type.
pub fn all() -> Vec<Topic> {
    let documents = assignables::words().iter().map(|word| topic(word, About::One, ADMINS));
    documents.chain(TOPICS.iter().copied()).collect()
}
