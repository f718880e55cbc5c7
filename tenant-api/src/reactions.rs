//! Which feature does something about which domain event, one line each, and all that the features hand to the floor below.
use learnt_kernel::role::Gate;

use crate::app::App;
use crate::domain_events::Event;
use crate::feature::{self, Feature};
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
    ALL, accounts, analytics, assignments, events, factors, files, forms, identity, impersonation, learning,
    notifications, people, presence, triggers,
};
use crate::registry::{EventReaction, Features, Job, MailSentHandler, On, Registry, Topic, TopicScope};
use crate::work::purge;

/// All reactions, each to the kind of its struct; within one domain event they run in this order.
const REACTIONS: &[&dyn EventReaction<App>] = &[
    &On::<PersonInvited, _>(identity::reactions::invite),
    &On::<PersonInvited, _>(triggers::reactions::on_event),
    &On::<PersonRegistered, _>(accounts::reactions::on_registered),
    &On::<PersonRegistered, _>(triggers::reactions::on_event),
    &On::<PersonStatusChanged, _>(triggers::reactions::on_event),
    &On::<PasswordForgotten, _>(accounts::reactions::on_password_forgotten),
    &On::<RegistrationMet, _>(accounts::reactions::on_registration_met),
    &On::<SessionsEnded, _>(identity::end_in_other_tenants),
    &On::<SessionBegun, _>(identity::reactions::schedule_housekeeping),
    &On::<SessionBegun, _>(people::note_seen),
    &On::<SessionBegun, _>(analytics::reactions::on_signed_in),
    &On::<SessionBegun, _>(notifications::reactions::schedule_reminders),
    &On::<FactorTaken, _>(factors::reactions::on_factor_taken),
    &On::<SuperadminAppointed, _>(people::on_superadmin_appointed),
    &On::<SuperadminWithdrawn, _>(people::on_superadmin_withdrawn),
    &On::<OperatorDisabled, _>(impersonation::reactions::on_operator_disabled),
    &On::<ImportStep, _>(people::import_step),
    &On::<InvitationsStep, _>(people::invitation_step),
    &On::<FileDropped, _>(files::reactions::on_dropped),
    &On::<AssignmentsStep, _>(assignments::step),
    &On::<EventAdditionsStep, _>(events::addition_step),
    &On::<EventAttended, _>(events::on_attended),
    &On::<AssignmentsChanged, _>(learning::notices::on_assigned),
    &On::<AssignmentsChanged, _>(triggers::reactions::on_event),
    &On::<AssignmentsRestarted, _>(learning::notices::on_restarted),
    &On::<AssignmentsRestarted, _>(triggers::reactions::on_event),
    &On::<AssignmentsMoved, _>(learning::notices::on_moved),
    &On::<AssignmentsMoved, _>(triggers::reactions::on_event),
    &On::<CourseCompleted, _>(learning::notices::on_completed),
    &On::<CourseCompleted, _>(triggers::reactions::on_event),
    &On::<BadgeGiven, _>(triggers::reactions::on_event),
    &On::<CertificateIssued, _>(triggers::reactions::on_event),
    &On::<RegistrationMoved, _>(triggers::reactions::on_event),
    &On::<FormAssigned, _>(forms::notices::on_assigned),
    &On::<FormSubmitted, _>(triggers::reactions::on_event),
    &On::<FormSubmitted, _>(forms::counting::on_submitted),
    &On::<FormMarked, _>(triggers::reactions::on_event),
    &On::<FormMarked, _>(forms::counting::on_marked),
    &On::<FormAnswered, _>(forms::counting::on_answered),
];

/// Who hears, in the transaction that gives a domain event up, that it failed for the last time.
const GIVEN_UP: &[&dyn EventReaction<App>] = &[
    &On::<ImportStep, _>(people::import_given_up),
    &On::<InvitationsStep, _>(people::invitations_given_up),
    &On::<EventAdditionsStep, _>(events::addition_given_up),
];

/// Who hears that a mail of a kind has left.
const SENT: &[(&str, MailSentHandler)] = &[("notification", notifications::reactions::mailed)];

/// All that the features hand to the floor below them.
pub fn registry() -> Registry<App> {
    feature::begin(ALL);
    Registry::of(Features {
        reactions: REACTIONS,
        dead_letter_handlers: GIVEN_UP,
        sent: SENT,
        mail_picture: files::mail_picture::mail_picture,
        daily_jobs: all_declared(|one| one.daily_jobs)
            .chain([(purge::PURGE, purge::purge as Job<App>)])
            .collect(),
        planned_jobs: all_declared(|one| one.planned_jobs).collect(),
        topics: topics(),
        audit_actions: audit_actions(),
        session_ended: SessionEnded::KIND,
        last_tab_closed: |change, person| Box::pin(async move { presence::mark_offline(change, &[person]).await }),
    })
}

/// Something that every feature may declare, of all of them.
fn all_declared<T: Copy + 'static>(declared: fn(&Feature) -> &'static [T]) -> impl Iterator<Item = T> {
    ALL.iter().flat_map(move |feature| declared(feature)).copied()
}

/// Every action that a row of the audit log may name.
pub fn audit_actions() -> Vec<&'static str> {
    all_declared(|one| one.audit_actions).collect()
}

/// What open screens listen to; admins listen to each document that rules give, by its type.
fn topics() -> Vec<Topic> {
    let documents = assignments::assignables::type_names().iter();
    let documents = documents.map(|type_name| Topic::new(type_name, TopicScope::One, &[Gate::Admin]));
    documents.chain(all_declared(|one| one.topics)).collect()
}

#[cfg(test)]
#[path = "reactions_tests.rs"]
mod tests;
