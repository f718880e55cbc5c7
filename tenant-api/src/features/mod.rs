//! One module a feature, all of one plan (`mod`, `api`, `model`, `commands`, `reactions`). Each declares what it has as its `FEATURE`.
use crate::feature::{document_types, features};

features! {
    accounts,
    analytics,
    assignments,
    audit,
    badges,
    blogs,
    bootstrap,
    calendar,
    certificates,
    chat,
    courses,
    coursework,
    events,
    factors,
    fields,
    files,
    forms,
    functions,
    home,
    identity,
    impersonation,
    learning,
    licences,
    notes,
    notifications,
    optional_learning,
    overview,
    packages,
    pathways,
    people,
    people_learning,
    permissions,
    preferences,
    presence,
    providers,
    quizzes,
    resources,
    rewards,
    settings,
    support_chat,
    team_lookups,
    triggers,
}

document_types! {
    /// A course.
    Course: learning::Courses,
    /// A resource.
    Resource: resources::Resources,
    /// A form.
    Form: forms::Forms,
    /// An event: whom rules name sees it and registers.
    Event: events::Events,
    /// A pathway.
    Pathway: pathways::Pathways,
    /// A learning package.
    Package: packages::Packages,
}

/// What they keep for as long as the process lives.
pub fn kept() -> http::Extensions {
    let mut kept = http::Extensions::new();
    kept.insert(events::SeatRequests::default());
    kept.insert(team_lookups::Bell::default());
    kept.insert(forms::Questions::default());
    kept.insert(learning::Outlines::default());
    kept
}
