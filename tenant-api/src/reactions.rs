//! Which feature does something about which domain event, which job does scheduled work, and what else the floor below is handed.
//! One line each.
use crate::features::{
    accounts, analytics, assignments, audit, blogs, events, factors, files, forms, identity, impersonation, learning,
    notes, notifications, people, presence, quizzes, triggers,
};
use crate::registry::{Features, Job, Reaction, Registry, Sent};
use crate::work::purge;
use crate::{audit_words, topics};

/// All reactions, by domain event kind; within one domain event they run in this order.
const REACTIONS: &[(&str, Reaction)] = &[
    ("person.invited", identity::reactions::invite),
    ("person.invited", triggers::reactions::happened),
    ("person.registered", accounts::reactions::registered),
    ("person.registered", triggers::reactions::happened),
    ("person.status_changed", triggers::reactions::happened),
    ("password.forgotten", accounts::reactions::forgotten),
    ("registration.met", accounts::reactions::met),
    ("sessions.ended", identity::everywhere_else),
    ("session.begun", identity::reactions::keep_house),
    ("session.begun", people::seen),
    ("session.begun", analytics::reactions::signed_in),
    ("session.begun", notifications::reactions::keep_calendar),
    ("factor.taken", factors::reactions::taken),
    ("superadmin.appointed", people::appointed),
    ("superadmin.withdrawn", people::appointed),
    ("operator.disabled", impersonation::reactions::operator_disabled),
    ("import.step", people::import_step),
    ("invitations.step", people::invitation_step),
    ("file.dropped", files::reactions::dropped),
    ("assignments.step", assignments::step),
    ("event_additions.step", events::addition_step),
    ("event.attended", events::attended),
    ("assignments.changed", notifications::reactions::given),
    ("assignments.changed", triggers::reactions::happened),
    ("assignments.restarted", notifications::reactions::given),
    ("assignments.restarted", triggers::reactions::happened),
    ("assignments.moved", notifications::reactions::moved),
    ("assignments.moved", triggers::reactions::happened),
    ("course.completed", notifications::reactions::completed),
    ("course.completed", triggers::reactions::happened),
    ("badge.given", triggers::reactions::happened),
    ("certificate.issued", triggers::reactions::happened),
    ("registration.moved", triggers::reactions::happened),
    ("form.assigned", notifications::forms::given),
    ("form.submitted", triggers::reactions::happened),
    ("form.submitted", forms::changed),
    ("form.marked", triggers::reactions::happened),
    ("form.marked", forms::changed),
    ("form.answered", forms::changed),
];

/// Who hears, in the transaction that gives a domain event up, that it failed for the last time.
const GIVEN_UP: &[(&str, Reaction)] = &[
    ("import.step", people::import_given_up),
    ("invitations.step", people::invitations_given_up),
    ("event_additions.step", events::addition_given_up),
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
        session_ended: identity::ENDED,
        gone: |change, person| Box::pin(async move { presence::went(change, &[person]).await }),
    })
}
