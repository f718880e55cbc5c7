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
    going: usize,
    waiting: usize,
    done: Arc<Notify>,
}

/// All slots from where somebody is under way.
pub struct UnderWay {
    slots: Mutex<HashMap<String, Slot>>,
    patience: Duration,
}

impl Default for UnderWay {
    fn default() -> Self {
        Self {
            slots: Mutex::default(),
            patience: PATIENCE,
        }
    }
}

/// Somebody under way, until this is dropped.
pub struct Going<'a> {
    all: &'a UnderWay,
    place: String,
}

struct Waiting<'a> {
    all: &'a UnderWay,
    place: &'a str,
}

impl UnderWay {
    fn slots(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody of this place sets out.
    pub fn goes(&self, place: &str) -> Going<'_> {
        self.slots().entry(place.to_owned()).or_default().going += 1;
        Going {
            all: self,
            place: place.to_owned(),
        }
    }

    /// Asks, and asks again whenever somebody of the place has arrived, as long as others are under way.
    pub async fn in_turn<T>(&self, place: &str, ask: impl Fn() -> Result<T, u64>) -> Result<T, u64> {
        let late = Instant::now() + self.patience;
        loop {
            let refused = match ask() {
                Ok(answer) => return Ok(answer),
                Err(seconds) => seconds,
            };
            let Some((waiting, done)) = self.waits(place) else {
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

    fn waits<'a>(&'a self, place: &'a str) -> Option<(Waiting<'a>, Arc<Notify>)> {
        let mut slots = self.slots();
        let here = slots
            .get_mut(place)
            .filter(|here| here.going > 0 && here.waiting < MOST_WAITING)?;
        here.waiting += 1;
        Some((Waiting { all: self, place }, here.done.clone()))
    }

    fn leaves(&self, place: &str, leave: impl FnOnce(&mut Slot)) {
        let mut slots = self.slots();
        let Some(here) = slots.get_mut(place) else { return };
        leave(here);
        if here.going == 0 && here.waiting == 0 {
            slots.remove(place);
        }
    }
}

impl Drop for Going<'_> {
    fn drop(&mut self) {
        self.all.leaves(&self.place, |here| {
            here.going -= 1;
            here.done.notify_waiters();
        });
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.all.leaves(self.place, |here| here.waiting -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[tokio::test]
    async fn whoever_is_refused_waits_for_those_under_way_and_for_nobody_else() {
        let (all, open) = (UnderWay::default(), AtomicBool::new(false));
        let ask = || if open.load(Ordering::SeqCst) { Ok(()) } else { Err(7) };
        assert_eq!(all.in_turn("class", ask).await, Err(7), "nobody is under way");
        let (first, elsewhere) = (all.goes("class"), all.goes("elsewhere"));
        let arrives = async {
            tokio::task::yield_now().await;
            open.store(true, Ordering::SeqCst);
            drop(first);
        };
        let (answer, ()) = tokio::join!(all.in_turn("class", ask), arrives);
        assert_eq!(answer, Ok(()));
        drop(elsewhere);
        assert!(all.slots().is_empty(), "nothing is kept of who is gone");
    }

    #[tokio::test]
    async fn nobody_waits_for_ever_and_a_flood_not_at_all() {
        let all = UnderWay {
            patience: Duration::from_millis(1),
            ..UnderWay::default()
        };
        let _one = all.goes("flood");
        let asked = (0..200).map(|_| all.in_turn("flood", || Err::<(), u64>(1)));
        let mut asked: Vec<_> = asked.map(Box::pin).collect();
        let mut at_once = 0;
        for one in &mut asked {
            at_once += usize::from(futures_util::poll!(one).is_ready());
        }
        assert_eq!(at_once, 200 - MOST_WAITING);
        assert_eq!(all.in_turn("flood", || Err::<(), u64>(1)).await, Err(1));
    }
}
