//! What this floor is handed by the features above it: who reacts to what, which job does which work, who may listen to what.
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use learnt_kernel::problem::Result;
use learnt_kernel::role::{Gate, Role};
use learnt_kernel::tenant::TeamId;
use uuid::Uuid;

use crate::db::directory::Team;
use crate::db::{Change, KnownKinds};
use crate::domain_events::{Event, Received, ReceivedEvent};
use crate::work::email_picture::{EmailPicture, InlinePicture};

/// What a reaction returns.
pub type HandlerFuture<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// What a job returns.
pub type JobFuture<'a> = HandlerFuture<'a>;

/// Does something about a domain event of a kind, in the transaction that also ticks the domain event off. Idempotent.
pub type Reaction<E, A> = for<'a, 'c> fn(&'a A, &'a mut Change<'c>, &'a Received<E>) -> HandlerFuture<'a>;

/// Who reacts to a kind of domain event: the kind is that of the struct which the reaction is given. Reactions and jobs are given the state of
/// the service (`A`), of which nothing is known here: it holds the registry.
pub struct On<E: 'static, A: 'static>(pub Reaction<E, A>);

/// A reaction, whatever it reacts to.
pub trait EventReaction<A>: Sync {
    /// The kind of domain event.
    fn kind(&self) -> &'static str;

    /// Does it. A domain event that cannot be read is not reacted to, but tried again.
    fn react<'a>(&self, app: &'a A, change: &'a mut Change<'_>, event: &'a ReceivedEvent) -> HandlerFuture<'a>;
}

impl<E: Event, A: Sync + 'static> EventReaction<A> for On<E, A> {
    fn kind(&self) -> &'static str {
        E::KIND
    }

    fn react<'a>(&self, app: &'a A, change: &'a mut Change<'_>, event: &'a ReceivedEvent) -> HandlerFuture<'a> {
        let reaction = self.0;
        Box::pin(async move { reaction(app, change, &event.read()?).await })
    }
}

/// Work whose date has come.
#[derive(Clone, Debug)]
pub struct DueJob {
    /// What it was planned as.
    pub key: String,
    /// Which job does it.
    pub kind: String,
    /// The date it was planned for.
    pub due_at: DateTime<Utc>,
}

/// Does work whose date has come, in the transaction that also drops it from the scheduler.
pub type Job<A> = for<'a, 'c> fn(&'a A, &'a mut Change<'c>, &'a DueJob) -> JobFuture<'a>;

/// Called when a mail was sent, in the transaction that records it.
pub type MailSentHandler = for<'a, 'c> fn(&'a mut Change<'c>, Uuid) -> HandlerFuture<'a>;

/// What the maker of an email's picture returns; nothing where there can be none.
pub type PictureFuture<'a> = Pin<Box<dyn Future<Output = Option<InlinePicture>> + Send + 'a>>;

/// Makes the picture that an email of a team shows.
pub type MailPicture<A> = for<'a> fn(&'a A, &'a Team, &'a EmailPicture) -> PictureFuture<'a>;

/// Called when somebody closed their last tab.
pub type LastTabClosedHandler = for<'a, 'c> fn(&'a Change<'c>, Uuid) -> HandlerFuture<'a>;

/// Something that open screens listen to.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// What stands before the colon.
    pub name: &'static str,
    /// What stands behind it.
    pub about: TopicScope,
    /// Whoever holds a role that one of these admits may listen; everybody in the team where there is none.
    pub gates: &'static [Gate],
}

/// What a topic is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopicScope {
    /// One thing, by its id: whoever knows it.
    One,
    /// The team at whose host somebody is.
    Team,
    /// Everything of its kind: there is no colon.
    All,
}

impl Topic {
    /// Of what, and who may listen: everybody in the team where no gate is named.
    pub const fn new(name: &'static str, about: TopicScope, gates: &'static [Gate]) -> Self {
        Self { name, about, gates }
    }

    /// Whether somebody with these roles, at this team's host, may listen to this.
    fn admits(&self, id: Option<&str>, team: &TeamId, roles: &[Role]) -> bool {
        let is_meant = match (self.about, id) {
            (TopicScope::One, Some(id)) => Uuid::parse_str(id).is_ok(),
            (TopicScope::Team, Some(id)) => id == team.as_str(),
            (TopicScope::All, None) => true,
            (TopicScope::One | TopicScope::Team, None) | (TopicScope::All, Some(_)) => false,
        };
        is_meant && (self.gates.is_empty() || self.gates.iter().any(|gate| gate.admits(roles)))
    }
}

/// What the features hand in.
pub struct Features<A: 'static> {
    /// All reactions; within one domain event they run in this order.
    pub reactions: &'static [&'static dyn EventReaction<A>],
    /// Who hears, in the transaction that gives a domain event up, that it failed for the last time.
    pub dead_letter_handlers: &'static [&'static dyn EventReaction<A>],
    /// Who hears that a mail of a kind has left.
    pub sent: &'static [(&'static str, MailSentHandler)],
    /// Who makes the pictures of emails.
    pub mail_picture: MailPicture<A>,
    /// Jobs that come every day, by their kind.
    pub daily_jobs: Vec<(&'static str, Job<A>)>,
    /// Work that comes only when somebody plans it.
    pub planned_jobs: Vec<(&'static str, Job<A>)>,
    /// What screens listen to.
    pub topics: Vec<Topic>,
    /// Every action that a row of the audit log may name.
    pub audit_actions: Vec<&'static str>,
    /// The kind of domain event that ends a session and its socket.
    pub session_ended: &'static str,
    /// Who hears that somebody closed their last tab.
    pub last_tab_closed: LastTabClosedHandler,
}

/// All that was handed in, as it is asked for.
pub struct Registry<A: 'static> {
    features: Features<A>,
    known_kinds: Arc<KnownKinds>,
    jobs: Vec<&'static str>,
}

impl<A> Registry<A> {
    /// Of what the features hand in.
    pub fn of(mut features: Features<A>) -> Self {
        let mut reacted: Vec<&str> = features.reactions.iter().map(|one| one.kind()).collect();
        reacted.sort_unstable();
        reacted.dedup();
        let known_kinds = Arc::new(KnownKinds {
            reacted,
            audit: std::mem::take(&mut features.audit_actions),
        });
        let jobs = features.daily_jobs.iter().chain(&features.planned_jobs);
        Self {
            jobs: jobs.map(|(kind, _)| *kind).collect(),
            known_kinds,
            features,
        }
    }

    /// The reactions to a kind of domain event.
    pub fn reactions(&self, kind: &str) -> impl Iterator<Item = &'static dyn EventReaction<A>> {
        let all = self.features.reactions.iter().copied();
        all.filter(move |one| one.kind() == kind)
    }

    /// The kinds of domain events that have reactions: a domain event of such a kind is published with a date, and only these are
    /// reacted to here.
    pub fn kinds(&self) -> &[&'static str] {
        &self.known_kinds.reacted
    }

    /// The same, and the words of the audit log, for whoever writes them.
    pub fn known_kinds(&self) -> Arc<KnownKinds> {
        self.known_kinds.clone()
    }

    /// Who hears that a domain event of this kind was given up.
    pub fn dead_letter_handler(&self, kind: &str) -> Option<&'static dyn EventReaction<A>> {
        self.features
            .dead_letter_handlers
            .iter()
            .copied()
            .find(|one| one.kind() == kind)
    }

    /// Who hears that a mail of this kind has left.
    pub fn mail_sent_handler(&self, kind: &str) -> Option<MailSentHandler> {
        found(self.features.sent, kind)
    }

    /// The picture of what an email is about.
    pub async fn mail_picture(&self, app: &A, team: &Team, of: &EmailPicture) -> Option<InlinePicture> {
        (self.features.mail_picture)(app, team, of).await
    }

    /// Jobs that come every day: each plans itself anew, the first time is planned when somebody signs in.
    pub fn daily_jobs(&self) -> impl Iterator<Item = &'static str> {
        self.features.daily_jobs.iter().map(|(kind, _)| *kind)
    }

    /// The job of a kind.
    pub fn job(&self, kind: &str) -> Option<Job<A>> {
        found(&self.features.daily_jobs, kind).or_else(|| found(&self.features.planned_jobs, kind))
    }

    /// The kinds of work that have a job.
    pub fn jobs(&self) -> &[&'static str] {
        &self.jobs
    }

    /// Whether somebody with these roles, at this team's host, may listen to a topic.
    pub fn may_listen(&self, topic: &str, team: &TeamId, roles: &[Role]) -> bool {
        let (name, id) = match topic.split_once(':') {
            Some((name, id)) => (name, Some(id)),
            None => (topic, None),
        };
        let mut all = self.features.topics.iter();
        all.any(|one| one.name == name && one.admits(id, team, roles))
    }

    /// Whether a domain event of this kind ends the session it is about.
    pub fn ends_session(&self, kind: &str) -> bool {
        self.features.session_ended == kind
    }

    /// Somebody closed their last tab.
    pub async fn last_tab_closed(&self, change: &Change<'_>, person: Uuid) -> Result<()> {
        (self.features.last_tab_closed)(change, person).await
    }
}

fn found<T: Copy>(list: &[(&'static str, T)], kind: &str) -> Option<T> {
    list.iter().find(|(of, _)| *of == kind).map(|(_, one)| *one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_admits_whom_its_feature_says() {
        let [acme, other] = ["acme", "other"].map(|id| TeamId::parse(id).unwrap());
        let id = "0190a0d0-0000-7000-8000-000000000001";
        let topic = |about, gates| Topic {
            name: "x",
            about,
            gates,
        };
        let (learner, admin) = (&[Role::Learner][..], &[Role::Admin][..]);
        let admins: &'static [Gate] = &[Gate::Admin];
        assert!(topic(TopicScope::One, &[]).admits(Some(id), &acme, learner));
        assert!(!topic(TopicScope::One, &[]).admits(Some("acme"), &acme, learner));
        assert!(!topic(TopicScope::One, admins).admits(Some(id), &acme, learner));
        assert!(topic(TopicScope::One, admins).admits(Some(id), &acme, admin));
        assert!(topic(TopicScope::Team, &[]).admits(Some("acme"), &acme, learner));
        assert!(!topic(TopicScope::Team, admins).admits(Some("acme"), &acme, learner));
        assert!(!topic(TopicScope::Team, &[]).admits(Some("acme"), &other, admin));
        assert!(topic(TopicScope::All, admins).admits(None, &acme, admin));
        assert!(!topic(TopicScope::All, &[]).admits(Some("acme"), &acme, admin));
    }
}
