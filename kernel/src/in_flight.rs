//! Who of one place is still under way. What they took of a limit may be given back in a moment: others of the same place wait
//! for that, a few at a time and not for long, instead of being turned away.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::Notify,
    time::{Instant, timeout_at},
};

/// Nobody waits longer.
const PATIENCE: Duration = Duration::from_secs(10);
/// More of one place do not wait.
const MOST_WAITING: usize = 100;

#[derive(Default)]
struct Slot {
    active: usize,
    waiting: usize,
    done: Arc<Notify>,
}

/// The requests in flight of each client.
pub struct InFlight {
    slots: Mutex<HashMap<String, Slot>>,
    patience: Duration,
}

impl Default for InFlight {
    fn default() -> Self {
        Self {
            slots: Mutex::default(),
            patience: PATIENCE,
        }
    }
}

/// A request in flight, until this is dropped.
pub struct InFlightGuard<'a> {
    all: &'a InFlight,
    client: String,
}

struct WaitGuard<'a> {
    all: &'a InFlight,
    client: &'a str,
}

impl InFlight {
    fn slots(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request of this client begins.
    pub fn enter(&self, client: &str) -> InFlightGuard<'_> {
        self.slots().entry(client.to_owned()).or_default().active += 1;
        InFlightGuard {
            all: self,
            client: client.to_owned(),
        }
    }

    /// Asks, and asks again whenever somebody of the place has arrived, as long as others are under way.
    pub async fn retry_while_busy<T>(&self, client: &str, ask: impl Fn() -> Result<T, u64>) -> Result<T, u64> {
        let late = Instant::now() + self.patience;
        loop {
            let refused = match ask() {
                Ok(answer) => return Ok(answer),
                Err(seconds) => seconds,
            };
            let Some((waiting, done)) = self.wait(client) else {
                return Err(refused);
            };
            // Whoever arrived between the question and now has been missed: it is asked once more before waiting.
            let notified = done.notified();
            if let Ok(answer) = ask() {
                return Ok(answer);
            }
            let in_time = timeout_at(late, notified).await;
            drop(waiting);
            if in_time.is_err() {
                return Err(refused);
            }
        }
    }

    fn wait<'a>(&'a self, client: &'a str) -> Option<(WaitGuard<'a>, Arc<Notify>)> {
        let mut slots = self.slots();
        let slot = slots
            .get_mut(client)
            .filter(|slot| slot.active > 0 && slot.waiting < MOST_WAITING)?;
        slot.waiting += 1;
        Some((WaitGuard { all: self, client }, slot.done.clone()))
    }

    fn leave(&self, client: &str, leave: impl FnOnce(&mut Slot)) {
        let mut slots = self.slots();
        let Some(slot) = slots.get_mut(client) else { return };
        leave(slot);
        if slot.active == 0 && slot.waiting == 0 {
            slots.remove(client);
        }
    }
}

impl Drop for InFlightGuard<'_> {
    fn drop(&mut self) {
        self.all.leave(&self.client, |slot| {
            slot.active -= 1;
            slot.done.notify_waiters();
        });
    }
}

impl Drop for WaitGuard<'_> {
    fn drop(&mut self) {
        self.all.leave(self.client, |slot| slot.waiting -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[tokio::test]
    async fn whoever_is_refused_waits_for_those_under_way_and_for_nobody_else() {
        let (all, open) = (InFlight::default(), AtomicBool::new(false));
        let ask = || if open.load(Ordering::SeqCst) { Ok(()) } else { Err(7) };
        assert_eq!(all.retry_while_busy("class", ask).await, Err(7), "nobody is under way");
        let (first, elsewhere) = (all.enter("class"), all.enter("elsewhere"));
        let arrives = async {
            tokio::task::yield_now().await;
            open.store(true, Ordering::SeqCst);
            drop(first);
        };
        let (answer, ()) = tokio::join!(all.retry_while_busy("class", ask), arrives);
        assert_eq!(answer, Ok(()));
        drop(elsewhere);
        assert!(all.slots().is_empty(), "nothing is kept of who is gone");
    }

    #[tokio::test]
    async fn nobody_waits_for_ever_and_a_flood_not_at_all() {
        let all = InFlight {
            patience: Duration::from_millis(1),
            ..InFlight::default()
        };
        let _one = all.enter("flood");
        let attempts = (0..200).map(|_| all.retry_while_busy("flood", || Err::<(), u64>(1)));
        let mut attempts: Vec<_> = attempts.map(Box::pin).collect();
        let mut at_once = 0;
        for one in &mut attempts {
            at_once += usize::from(futures_util::poll!(one).is_ready());
        }
        assert_eq!(at_once, 200 - MOST_WAITING);
        assert_eq!(all.retry_while_busy("flood", || Err::<(), u64>(1)).await, Err(1));
    }
}
