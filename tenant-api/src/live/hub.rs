//! Who listens to which topic of which tenant, and what they missed for a moment.
use std::borrow::Cow;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use serde::Serialize;
use tokio::sync::broadcast;
use uuid::Uuid;

use crate::db::tx::Told;

/// That something changed. There is no field that could carry data, and there must never be one.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
pub struct News {
    /// The topic that was subscribed to.
    pub topic: String,
    /// What changed.
    pub id: String,
    /// The number to resume from.
    pub seq: u64,
    /// What happened to it.
    pub kind: Cow<'static, str>,
}

/// How many news a tenant's listeners may have missed and still resume.
const KEPT: usize = 512;

/// How long a fact is remembered as known.
const MEMORY: Duration = Duration::from_secs(60);

struct Channel {
    sender: broadcast::Sender<Arc<News>>,
    /// Facts that were made known here already, by their ids: those of the last minute, which is longer than the outbox
    /// is read back.
    known: HashSet<Uuid>,
    /// The same, oldest first.
    ages: VecDeque<(Uuid, Instant)>,
    /// Whether a look into the outbox is about to begin.
    looking: bool,
    /// Whether anybody ever listened.
    listened: bool,
    recent: VecDeque<Arc<News>>,
    seq: u64,
}

struct Inner {
    epoch: String,
    /// How many sockets each person of a tenant has open here.
    tabs: Mutex<HashMap<(TenantId, Uuid), usize>>,
    tenants: Mutex<HashMap<TenantId, Channel>>,
}

/// All listeners of this process.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

/// What a listener gets that comes (back).
pub struct Listening {
    /// News from now on.
    pub news: broadcast::Receiver<Arc<News>>,
    /// The number reached so far.
    pub seq: u64,
    /// What was missed since the named number; nothing when too much was, then everything is to be fetched again.
    pub missed: Option<Vec<Arc<News>>>,
}

impl Default for Hub {
    fn default() -> Self {
        Self(Arc::new(Inner {
            epoch: new_id().simple().to_string(),
            tabs: Mutex::default(),
            tenants: Mutex::default(),
        }))
    }
}

impl Hub {
    /// Numbers count within one epoch: the life of this process.
    pub fn epoch(&self) -> &str {
        &self.0.epoch
    }

    /// Somebody opened a socket.
    pub fn came(&self, tenant: &TenantId, person: Uuid) {
        let mut tabs = self.0.tabs.lock().unwrap_or_else(PoisonError::into_inner);
        *tabs.entry((tenant.clone(), person)).or_default() += 1;
    }

    /// A socket of somebody's was closed.
    pub fn went(&self, tenant: &TenantId, person: Uuid) {
        let mut tabs = self.0.tabs.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (tenant.clone(), person);
        if let Some(open) = tabs.get_mut(&key) {
            *open -= 1;
            if *open == 0 {
                tabs.remove(&key);
            }
        }
    }

    /// Whether somebody has a socket open here.
    pub fn is_there(&self, tenant: &TenantId, person: Uuid) -> bool {
        let tabs = self.0.tabs.lock().unwrap_or_else(PoisonError::into_inner);
        tabs.contains_key(&(tenant.clone(), person))
    }

    /// Tells all listeners of a tenant what was committed, here or in another process; the same fact only once.
    pub fn publish(&self, tenant: &TenantId, told: &Told) {
        if told.topics.is_empty() {
            return;
        }
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        let channel = tenants.entry(tenant.clone()).or_insert_with(Channel::new);
        if !channel.is_new(told.id) {
            return;
        }
        for topic in &told.topics {
            channel.seq += 1;
            let news = Arc::new(News {
                topic: topic.clone(),
                id: told.subject.clone(),
                seq: channel.seq,
                kind: told.kind.clone(),
            });
            if channel.recent.len() == KEPT {
                channel.recent.pop_front();
            }
            channel.recent.push_back(news.clone());
            // Nobody listening is no failure.
            let _ = channel.sender.send(news);
        }
    }

    /// Whether the caller is the one to look into the outbox for a tenant: many words at once are one look.
    pub fn begin_look(&self, tenant: &TenantId) -> bool {
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(channel) = tenants.get_mut(tenant) else {
            return false;
        };
        !std::mem::replace(&mut channel.looking, true)
    }

    /// The look begins: what is said from now on needs another one.
    pub fn look_begun(&self, tenant: &TenantId) {
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(channel) = tenants.get_mut(tenant) {
            channel.looking = false;
        }
    }

    /// Whether anybody ever listened to this tenant here: nobody else has to hear of other processes' facts.
    pub fn is_heard(&self, tenant: &TenantId) -> bool {
        let tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        tenants.get(tenant).is_some_and(|channel| channel.listened)
    }

    /// Listens to a tenant, from a number that was reached before in this epoch if one is named.
    pub fn listen(&self, tenant: &TenantId, after: Option<(&str, u64)>) -> Listening {
        let mut tenants = self.0.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        let channel = tenants.entry(tenant.clone()).or_insert_with(Channel::new);
        channel.listened = true;
        let missed = match after {
            Some((epoch, seq)) if epoch == self.0.epoch && seq <= channel.seq && channel.keeps(seq) => {
                Some(channel.recent.iter().filter(|news| news.seq > seq).cloned().collect())
            }
            _ => None,
        };
        Listening {
            news: channel.sender.subscribe(),
            seq: channel.seq,
            missed,
        }
    }
}

impl Channel {
    fn new() -> Self {
        Self {
            sender: broadcast::channel(KEPT).0,
            known: HashSet::new(),
            ages: VecDeque::new(),
            looking: false,
            listened: false,
            recent: VecDeque::new(),
            seq: 0,
        }
    }

    /// Whether this fact was not made known before; from now on it was.
    fn is_new(&mut self, fact: Uuid) -> bool {
        let now = Instant::now();
        while let Some((oldest, at)) = self.ages.front().copied()
            && now - at > MEMORY
        {
            self.ages.pop_front();
            self.known.remove(&oldest);
        }
        let new = self.known.insert(fact);
        if new {
            self.ages.push_back((fact, now));
        }
        new
    }

    /// Whether everything after this number is still here.
    fn keeps(&self, seq: u64) -> bool {
        seq == self.seq || self.recent.front().is_some_and(|oldest| oldest.seq <= seq + 1)
    }
}
