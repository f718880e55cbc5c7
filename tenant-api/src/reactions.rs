//! Which feature does something about which domain event, and which job does scheduled work. One line each.
use std::future::Future;
use std::pin::Pin;
use std::sync::LazyLock;

use learnt_kernel::problem::Result;
use uuid::Uuid;

use crate::app::App;
use crate::db::Change;
use crate::domain_events::ReceivedEvent;
use crate::features::{
    accounts, analytics, assignments, audit, blogs, events, factors, files, forms, identity, impersonation, learning,
    notes, notifications, people, quizzes, triggers,
};
use crate::work::purge;
use crate::work::schedule::Due;

/// What a reaction returns.
pub type Reacting<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// What a job returns.
pub type Working<'a> = Reacting<'a>;

/// Does something about a domain event, in the transaction that also ticks the domain event off. Idempotent.
pub type Reaction = for<'a, 'c> fn(&'a App, &'a mut Change<'c>, &'a ReceivedEvent) -> Reacting<'a>;

/// Does work whose date has come, in the transaction that also drops it from the scheduler.
pub type Job = for<'a, 'c> fn(&'a App, &'a mut Change<'c>, &'a Due) -> Working<'a>;

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

/// Hears that a mail has left, in the transaction that notes it.
pub type Sent = for<'a, 'c> fn(&'a mut Change<'c>, Uuid) -> Reacting<'a>;

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

/// The reactions to a kind of domain event.
pub fn of(kind: &str) -> impl Iterator<Item = Reaction> {
    REACTIONS
        .iter()
        .filter(move |(of, _)| *of == kind)
        .map(|(_, reaction)| *reaction)
}

/// Jobs that come every day: each plans itself anew, the first time is planned when somebody signs in.
pub fn daily() -> impl Iterator<Item = &'static str> {
    JOBS.iter().map(|(kind, _)| *kind)
}

/// The job of a kind.
pub fn job(kind: &str) -> Option<Job> {
    let mut all = JOBS.iter().chain(PLANNED_JOBS);
    all.find(|(of, _)| *of == kind).map(|(_, job)| *job)
}

/// The kinds of domain events that have reactions: a domain event of such a kind is told with a date, and only these are reacted to here.
pub fn kinds() -> &'static [&'static str] {
    static KINDS: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let mut kinds: Vec<&str> = REACTIONS.iter().map(|(kind, _)| *kind).collect();
        kinds.dedup();
        kinds
    });
    &KINDS
}

/// The kinds of work that have a job.
pub fn jobs() -> &'static [&'static str] {
    static KINDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| JOBS.iter().chain(PLANNED_JOBS).map(|(kind, _)| *kind).collect());
    &KINDS
}

/// Who hears that a domain event of this kind was given up.
pub fn given_up(kind: &str) -> Option<Reaction> {
    GIVEN_UP.iter().find(|(of, _)| *of == kind).map(|(_, heard)| *heard)
}

/// Who hears that a mail of this kind has left.
pub fn sent(kind: &str) -> Option<Sent> {
    SENT.iter().find(|(of, _)| *of == kind).map(|(_, heard)| *heard)
}
