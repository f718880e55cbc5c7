//! Which feature does something about which domain event, which job does scheduled work, and what else the floor below is handed.
//! One line each.
use crate::domain_events::Event;
use crate::features::accounts::domain_events::{PasswordForgotten, RegistrationMet};
use crate::features::assignments::domain_events::AssignmentsStep;
use crate::features::badges::domain_events::BadgeGiven;
use crate::features::certificates::domain_events::CertificateIssued;
use crate::features::events::domain_events::{EventAdditionsStep, EventAttended, RegistrationMoved};
use crate::features::factors::domain_events::FactorTaken;
use crate::features::files::domain_events::FileDropped;
use crate::features::forms::domain_events::{FormAnswered, FormAssigned, FormMarked, FormSubmitted};
use crate::features::identity::domain_events::{SessionBegun, SessionEnded, SessionsEnded};
use crate::features::impersonation::domain_events::OperatorDisabled;
use crate::features::learning::domain_events::{
    AssignmentsChanged, AssignmentsMoved, AssignmentsRestarted, CourseCompleted,
};
use crate::features::people::domain_events::{
    ImportStep, InvitationsStep, PersonInvited, PersonRegistered, PersonStatusChanged, SuperadminAppointed,
    SuperadminWithdrawn,
};
use crate::features::{
    accounts, analytics, assignments, audit, blogs, events, factors, files, forms, identity, impersonation, learning,
    notes, notifications, people, presence, quizzes, triggers,
};
use crate::registry::{Features, Job, On, Reacts, Registry, Sent};
use crate::work::purge;
use crate::{audit_words, topics};

/// All reactions, each to the kind of its struct; within one domain event they run in this order.
const REACTIONS: &[&dyn Reacts] = &[
    &On::<PersonInvited>(identity::reactions::invite),
    &On::<PersonInvited>(triggers::reactions::happened),
    &On::<PersonRegistered>(accounts::reactions::registered),
    &On::<PersonRegistered>(triggers::reactions::happened),
    &On::<PersonStatusChanged>(triggers::reactions::happened),
    &On::<PasswordForgotten>(accounts::reactions::forgotten),
    &On::<RegistrationMet>(accounts::reactions::met),
    &On::<SessionsEnded>(identity::everywhere_else),
    &On::<SessionBegun>(identity::reactions::keep_house),
    &On::<SessionBegun>(people::seen),
    &On::<SessionBegun>(analytics::reactions::signed_in),
    &On::<SessionBegun>(notifications::reactions::keep_calendar),
    &On::<FactorTaken>(factors::reactions::taken),
    &On::<SuperadminAppointed>(people::appointed),
    &On::<SuperadminWithdrawn>(people::withdrawn),
    &On::<OperatorDisabled>(impersonation::reactions::operator_disabled),
    &On::<ImportStep>(people::import_step),
    &On::<InvitationsStep>(people::invitation_step),
    &On::<FileDropped>(files::reactions::dropped),
    &On::<AssignmentsStep>(assignments::step),
    &On::<EventAdditionsStep>(events::addition_step),
    &On::<EventAttended>(events::attended),
    &On::<AssignmentsChanged>(notifications::reactions::given),
    &On::<AssignmentsChanged>(triggers::reactions::happened),
    &On::<AssignmentsRestarted>(notifications::reactions::restarted),
    &On::<AssignmentsRestarted>(triggers::reactions::happened),
    &On::<AssignmentsMoved>(notifications::reactions::moved),
    &On::<AssignmentsMoved>(triggers::reactions::happened),
    &On::<CourseCompleted>(notifications::reactions::completed),
    &On::<CourseCompleted>(triggers::reactions::happened),
    &On::<BadgeGiven>(triggers::reactions::happened),
    &On::<CertificateIssued>(triggers::reactions::happened),
    &On::<RegistrationMoved>(triggers::reactions::happened),
    &On::<FormAssigned>(notifications::forms::given),
    &On::<FormSubmitted>(triggers::reactions::happened),
    &On::<FormSubmitted>(forms::counting::submitted),
    &On::<FormMarked>(triggers::reactions::happened),
    &On::<FormMarked>(forms::counting::marked),
    &On::<FormAnswered>(forms::counting::answered),
];

/// Who hears, in the transaction that gives a domain event up, that it failed for the last time.
const GIVEN_UP: &[&dyn Reacts] = &[
    &On::<ImportStep>(people::import_given_up),
    &On::<InvitationsStep>(people::invitations_given_up),
    &On::<EventAdditionsStep>(events::addition_given_up),
];

/// Who hears that a mail of a kind has left.
const SENT: &[(&str, Sent)] = &[("notification", notifications::reactions::mailed)];

/// Jobs that come every day, by their kind.
const JOBS: &[(&str, Job)] = &[
    (identity::jobs::PURGE, identity::jobs::purge),
    (people::jobs::PURGE, people::jobs::purge),
    (purge::PURGE, purge::purge),
    (analytics::jobs::PURGE, analytics::jobs::purge),
    (notifications::jobs::PURGE, notifications::jobs::purge),
    (notes::jobs::PURGE, notes::jobs::purge),
    (audit::jobs::PURGE, audit::jobs::purge),
    (files::jobs::COLLECT, files::jobs::collect),
    (triggers::jobs::PURGE, triggers::jobs::purge),
    (events::jobs::REPAIR, events::jobs::repair),
];

/// Work that comes only when somebody plans it.
const PLANNED_JOBS: &[(&str, Job)] = &[
    (impersonation::jobs::END, impersonation::jobs::end),
    (notifications::jobs::DUE, notifications::jobs::due),
    (notifications::jobs::MAIL, notifications::jobs::mail),
    (notes::jobs::REMIND, notes::jobs::remind),
    (blogs::jobs::APPEAR, blogs::jobs::appear),
    (events::jobs::EXPIRE, events::jobs::expire),
    (events::reminders::REMIND, events::reminders::remind),
    (learning::REFRESH, learning::refresh),
    (forms::COUNT, forms::count_due),
    (quizzes::jobs::TIME_OVER, quizzes::jobs::time_over),
    (triggers::jobs::RUN, triggers::jobs::run),
];

/// All that the features hand to the floor below them.
pub fn registry() -> Registry {
    Registry::of(Features {
        reactions: REACTIONS,
        given_up: GIVEN_UP,
        sent: SENT,
        daily_jobs: JOBS,
        planned_jobs: PLANNED_JOBS,
        topics: topics::all(),
        audit_words: audit_words::WORDS,
        session_ended: SessionEnded::KIND,
        gone: |change, person| Box::pin(async move { presence::went(change, &[person]).await }),
    })
}

#[cfg(test)]
#[path = "reactions_tests.rs"]
mod tests;
