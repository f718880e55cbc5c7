//! Who listens to which topic of which tenant, and what they missed for a moment.
use std::borrow::Cow;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use serde::Serialize;
use tokio::sync::broadcast;
use uuid::Uuid;

use crate::db::tx::CommittedEvent;

/// That something changed. There is no field that could carry data, and there must never be one.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
pub struct LiveUpdate {
    /// The topic that was subscribed to.
    pub topic: String,
    /// What changed.
    pub id: String,
    /// The number to resume from.
    pub seq: u64,
    /// What happened to it.
    pub kind: Cow<'static, str>,
}

/// How many updates a tenant's listeners may have missed and still resume.
pub const BACKLOG_LIMIT: usize = 512;

/// How long a domain event is remembered as known.
const MEMORY: Duration = Duration::from_secs(60);
/// So many domain events are remembered at most. One that is forgotten too early is published twice, which costs a look.
const REMEMBERED: usize = 4096;

/// When nobody has listened to a tenant for so long, nothing is kept for it any more: whoever comes back fetches anew.
const PATIENCE: Duration = Duration::from_secs(120);

struct Channel {
    sender: broadcast::Sender<Arc<LiveUpdate>>,
    /// Domain events that were made known here already, by their ids: those of the last minute, which is longer than the outbox
    /// is read back.
    known: HashSet<Uuid>,
    /// The same, oldest first.
    ages: VecDeque<(Uuid, Instant)>,
    /// Whether a look into the outbox is about to begin.
    looking: bool,
    /// Since when nobody listens.
    idle_since: Option<Instant>,
    recent: VecDeque<Arc<LiveUpdate>>,
    seq: u64,
}

struct Inner {
    epoch: String,
    /// How many sockets each person of a tenant has open here.
    tabs: Mutex<HashMap<(TenantId, Uuid), usize>>,
    tenants: Mutex<HashMap<TenantId, Channel>>,
    /// The highest number of a channel that is gone: a new one begins above it, so that no number means two things.
    highest: AtomicU64,
}

/// All listeners of this process.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

/// What a listener gets that comes (back).
pub struct Subscription {
    /// News from now on.
    pub updates: broadcast::Receiver<Arc<LiveUpdate>>,
    /// The number reached so far.
    pub seq: u64,
    /// What was missed since the named number; nothing when too much was, then everything is to be fetched again.
    pub missed: Option<Vec<Arc<LiveUpdate>>>,
}

impl Default for Hub {
    fn default() -> Self {
        Self(Arc::new(Inner {
            epoch: new_id().simple().to_string(),
            tabs: Mutex::default(),
            tenants: Mutex::default(),
            highest: AtomicU64::new(0),
        }))
    }
}

impl Hub {
    /// Numbers count within one epoch: the life of this process.
    pub fn epoch(&self) -> &str {
        &self.0.epoch
    }

    /// Somebody opens a socket; nothing where they have so many already.
    pub fn open_tab(&self, tenant: &TenantId, person: Uuid, most: usize) -> Option<Tab> {
        let mut tabs = self.0.tabs.lock().unwrap_or_else(PoisonError::into_inner);
        let whose = (tenant.clone(), person);
        let open = tabs.entry(whose.clone()).or_default();
        if *open >= most {
            return None;
        }
        *open += 1;
        metrics::gauge!("learnt_live_sockets").increment(1.0);
        Some(Tab {
            hub: self.clone(),
            whose,
        })
    }

    /// Whether somebody has a socket open here.
    pub fn is_connected(&self, tenant: &TenantId, person: Uuid) -> bool {
        let tabs = self.0.tabs.lock().unwrap_or_else(PoisonError::into_inner);
        tabs.contains_key(&(tenant.clone(), person))
    }

    /// Tells all listeners of a tenant what was committed, here or in another process; the same domain event only once.
    pub fn publish(&self, tenant: &TenantId, event: &CommittedEvent) {
        if event.topics.is_empty() {
            return;
        }
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        // Where nobody listens nothing is kept.
        let Some(channel) = tenants.get_mut(tenant) else {
            return;
        };
        if !channel.is_new(event.id) {
            return;
        }
        for topic in &event.topics {
            channel.seq += 1;
            let update = Arc::new(LiveUpdate {
                topic: topic.clone(),
                id: event.subject.clone(),
                seq: channel.seq,
                kind: event.kind.clone(),
            });
            if channel.recent.len() == BACKLOG_LIMIT {
                channel.recent.pop_front();
            }
            channel.recent.push_back(update.clone());
            // Nobody listening is no failure.
            let _ = channel.sender.send(update);
        }
    }

    /// Whether the caller is the one to look into the outbox for a tenant: many words at once are one look.
    pub fn begin_outbox_check(&self, tenant: &TenantId) -> bool {
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(channel) = tenants.get_mut(tenant) else {
            return false;
        };
        !std::mem::replace(&mut channel.looking, true)
    }

    /// The look begins: what is said from now on needs another one.
    pub fn outbox_check_started(&self, tenant: &TenantId) {
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(channel) = tenants.get_mut(tenant) {
            channel.looking = false;
        }
    }

    /// Whether anybody listens to this tenant here, or did a moment ago: nobody else has to hear of other processes' domain events.
    pub fn has_listeners(&self, tenant: &TenantId) -> bool {
        let tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        tenants.contains_key(tenant)
    }

    /// More happened than can be published one by one: whoever listens fetches everything again.
    pub fn mark_lost(&self, tenant: &TenantId) {
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(channel) = tenants.get_mut(tenant) {
            // Its listeners hear the end of the old one.
            *channel = Channel::after(channel.seq + 1);
        }
    }

    /// Forgets tenants that nobody listens to any more.
    pub fn reap(&self, now: Instant) {
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        tenants.retain(|_, channel| {
            if channel.sender.receiver_count() > 0 {
                channel.idle_since = None;
                return true;
            }
            let since = *channel.idle_since.get_or_insert(now);
            let stays = now.saturating_duration_since(since) < PATIENCE;
            if !stays {
                self.0.highest.fetch_max(channel.seq, Ordering::Relaxed);
            }
            stays
        });
    }

    /// Listens to a tenant, from a number that was reached before in this epoch if one is named.
    pub fn listen(&self, tenant: &TenantId, after: Option<(&str, u64)>) -> Subscription {
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        let channel = tenants
            .entry(tenant.clone())
            .or_insert_with(|| Channel::after(self.0.highest.load(Ordering::Relaxed) + 1));
        let missed = match after {
            Some((epoch, seq)) if epoch == self.0.epoch && seq <= channel.seq && channel.retains(seq) => Some(
                channel
                    .recent
                    .iter()
                    .filter(|update| update.seq > seq)
                    .cloned()
                    .collect(),
            ),
            _ => None,
        };
        Subscription {
            updates: channel.sender.subscribe(),
            seq: channel.seq,
            missed,
        }
    }
}

/// An open socket of somebody's, until this is dropped.
pub struct Tab {
    hub: Hub,
    whose: (TenantId, Uuid),
}

impl Drop for Tab {
    fn drop(&mut self) {
        metrics::gauge!("learnt_live_sockets").decrement(1.0);
        let mut tabs = self.hub.0.tabs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = tabs.get_mut(&self.whose) {
            *open -= 1;
            if *open == 0 {
                tabs.remove(&self.whose);
            }
        }
    }
}

impl Channel {
    fn after(seq: u64) -> Self {
        Self {
            sender: broadcast::channel(BACKLOG_LIMIT).0,
            known: HashSet::new(),
            ages: VecDeque::new(),
            looking: false,
            idle_since: None,
            recent: VecDeque::new(),
            seq,
        }
    }

    /// Whether this domain event was not made known before; from now on it was.
    fn is_new(&mut self, event: Uuid) -> bool {
        let now = Instant::now();
        while let Some((oldest, at)) = self.ages.front().copied()
            && (now - at > MEMORY || self.ages.len() > REMEMBERED)
        {
            self.ages.pop_front();
            self.known.remove(&oldest);
        }
        let new = self.known.insert(event);
        if new {
            self.ages.push_back((event, now));
        }
        new
    }

    /// Whether everything after this number is still here.
    fn retains(&self, seq: u64) -> bool {
        seq == self.seq || self.recent.front().is_some_and(|oldest| oldest.seq <= seq + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn created_event() -> CommittedEvent {
        CommittedEvent {
            id: new_id(),
            kind: "person.created".into(),
            subject: "lena".to_owned(),
            topics: vec!["people".to_owned()],
            needs_reaction: false,
        }
    }

    #[test]
    fn nothing_is_kept_where_nobody_listens_and_no_number_means_two_things() {
        let (hub, tenant) = (Hub::default(), TenantId::parse("acme").unwrap());
        hub.publish(&tenant, &created_event());
        assert!(!hub.has_listeners(&tenant), "a channel for nobody");
        let listening = hub.listen(&tenant, None);
        hub.publish(&tenant, &created_event());
        let reached = listening.seq + 1;
        let epoch = hub.epoch().to_owned();
        let resumed = |hub: &Hub, seq| {
            hub.listen(&tenant, Some((&epoch, seq)))
                .missed
                .map(|missed| missed.len())
        };
        assert_eq!(resumed(&hub, listening.seq), Some(1));
        drop(listening);
        let now = Instant::now();
        hub.reap(now);
        assert!(hub.has_listeners(&tenant), "a tab may be back in a moment");
        hub.reap(now + PATIENCE);
        assert!(!hub.has_listeners(&tenant));
        let _again = hub.listen(&tenant, None);
        for _ in 0..3 {
            hub.publish(&tenant, &created_event());
        }
        assert_eq!(resumed(&hub, reached), None, "what lay in between is not known");
    }

    #[test]
    fn when_too_much_happened_listeners_hear_that_and_cannot_resume() {
        let (hub, tenant) = (Hub::default(), TenantId::parse("acme").unwrap());
        let mut listening = hub.listen(&tenant, None);
        hub.mark_lost(&tenant);
        assert!(matches!(
            listening.updates.try_recv(),
            Err(broadcast::error::TryRecvError::Closed)
        ));
        let epoch = hub.epoch().to_owned();
        assert!(hub.listen(&tenant, Some((&epoch, listening.seq))).missed.is_none());
    }

    #[test]
    fn a_person_has_so_many_tabs() {
        let (hub, tenant, lena) = (Hub::default(), TenantId::parse("acme").unwrap(), new_id());
        let first = hub.open_tab(&tenant, lena, 2).unwrap();
        let _second = hub.open_tab(&tenant, lena, 2).unwrap();
        assert!(hub.open_tab(&tenant, lena, 2).is_none());
        assert!(hub.open_tab(&tenant, new_id(), 2).is_some());
        drop(first);
        assert!(hub.open_tab(&tenant, lena, 2).is_some());
        assert!(hub.is_connected(&tenant, lena));
    }
}
