//! What people ask for themselves at one event. Requests that come while others are being written wait, and are written together: one
//! transaction holds the event's row for many of them, and a crowd is not longer at the door than its number needs.
//!
//! Each is decided in the order in which it came, and answered for itself. Where the transaction fails, each is tried alone, so that
//! nobody fails for somebody else.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::join;
use learnt_kernel::tenant::TeamId;
use tokio::sync::oneshot;

use super::super::audience;
use super::super::ledger::{self, LockedRow, SeatMove};
use super::super::model::{Registration, Seats, State};
use super::super::seats;
use crate::db::tx::Principal;
use crate::prelude::*;

/// So many are written in one transaction.
const AT_ONCE: usize = 64;

/// What somebody does about their own seat.
#[derive(Clone, Copy)]
pub enum SeatRequest {
    /// Wants a seat.
    Register,
    /// Gives it, or the place in the line, back.
    Cancel,
    /// Takes the one that is kept.
    Accept,
}

impl SeatRequest {
    /// Where it leads; nowhere: they are there already.
    fn decide(
        self,
        seats: &Seats,
        from: Option<Registration>,
        now: chrono::DateTime<chrono::Utc>,
    ) -> Result<Option<Registration>> {
        Ok(match self {
            SeatRequest::Register => seats.register(from, now)?,
            SeatRequest::Cancel => seats.cancel(from, now)?,
            SeatRequest::Accept => Some(seats.accept(from, now)?),
        })
    }

    /// The ledger's word for it.
    fn reason(self, to: State) -> &'static str {
        match (self, to) {
            (SeatRequest::Register, State::Waiting) => "joined-wait-list",
            (SeatRequest::Register, _) => "registered",
            (SeatRequest::Cancel, State::WaitingCancelled) => "left-wait-list",
            (SeatRequest::Cancel, _) => "cancelled",
            (SeatRequest::Accept, _) => "accepted",
        }
    }
}

/// A request with whose it is.
#[derive(Clone)]
struct QueuedRequest {
    user: Uuid,
    principal: Principal,
    request: SeatRequest,
}

struct PendingRequest {
    request: QueuedRequest,
    answer: oneshot::Sender<Result<()>>,
}

/// The team at whose host it was asked, and the event: a worker acts at one team's host, and whoever asks at another one's must not
/// decide what becomes of those who ask here.
type Key = (TeamId, Uuid);

/// Requests that wait, by their event. Whose event is in it has somebody who works it off.
#[derive(Default)]
struct Queues(Mutex<HashMap<Key, VecDeque<PendingRequest>>>);

/// The queues of the process.
#[derive(Clone, Default)]
pub struct SharedQueues(Arc<Queues>);

fn queues(app: &App) -> &Queues {
    &app.extensions
        .get::<SharedQueues>()
        .expect("what features keep is put there at the start")
        .0
}

impl Queues {
    fn with<T>(&self, then: impl FnOnce(&mut HashMap<Key, VecDeque<PendingRequest>>) -> T) -> T {
        then(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Lets a request wait; true: nobody works for its event yet.
    fn push(&self, key: &Key, waiting: PendingRequest) -> bool {
        self.with(|queues| {
            let is_first = !queues.contains_key(key);
            queues.entry(key.clone()).or_default().push_back(waiting);
            is_first
        })
    }

    /// The next that are written together, each of another person; none: there are no more, and whoever worked is released.
    fn take(&self, key: &Key) -> Vec<PendingRequest> {
        self.with(|queues| {
            let mut taken = Vec::new();
            let mut people = HashSet::new();
            if let Some(queue) = queues.get_mut(key) {
                while let Some(next) = queue.front() {
                    if taken.len() == AT_ONCE || !people.insert(next.request.user) {
                        break;
                    }
                    taken.extend(queue.pop_front());
                }
            }
            if taken.is_empty() {
                queues.remove(key);
            }
            taken
        })
    }
}

/// Whoever works for an event; where they fall, those who wait are told, and the next one begins anew.
struct Worker<'q>(&'q Queues, Key);

impl Drop for Worker<'_> {
    fn drop(&mut self) {
        self.0.with(|queues| queues.remove(&self.1));
    }
}

/// Does what somebody asks for themselves; asked for twice it is done once.
pub async fn fulfil(actor: &Actor, event: Uuid, request: SeatRequest) -> Result<()> {
    let (answer, answered) = oneshot::channel();
    let queued = QueuedRequest {
        user: actor.user_id,
        principal: actor.into(),
        request,
    };
    let key = (actor.context.team.id.clone(), event);
    if queues(&actor.app).push(
        &key,
        PendingRequest {
            request: queued,
            answer,
        },
    ) {
        // Whoever asked first may go away; the others are still waiting.
        tokio::spawn(process_queue(actor.app.clone(), actor.context.clone(), key));
    }
    match answered.await {
        Ok(answer) => answer,
        Err(gone) => Err(Problem::internal(&gone)),
    }
}

async fn process_queue(app: App, context: TenantContext, key: Key) {
    let worker = Worker(queues(&app), key);
    loop {
        let waiting = worker.0.take(&worker.1);
        if waiting.is_empty() {
            // The queue is gone already, and may be somebody else's by now.
            std::mem::forget(worker);
            return;
        }
        let (requests, answers): (Vec<_>, Vec<_>) = waiting.into_iter().map(|one| (one.request, one.answer)).unzip();
        let outcomes = match run_batch(&app, &context, worker.1.1, &requests).await {
            Ok(outcomes) => outcomes,
            Err(problem) if requests.len() == 1 => vec![Err(problem)],
            Err(_) => run_singly(&app, &context, worker.1.1, &requests).await,
        };
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // Whoever went away in between finds it done.
            let _ = answer.send(outcome);
        }
    }
}

async fn run_singly(app: &App, context: &TenantContext, event: Uuid, requests: &[QueuedRequest]) -> Vec<Result<()>> {
    let mut outcomes = Vec::with_capacity(requests.len());
    for one in requests {
        let outcome = run_batch(app, context, event, std::slice::from_ref(one)).await;
        outcomes.push(outcome.and_then(|mut outcomes| outcomes.pop().unwrap_or(Ok(()))));
    }
    outcomes
}

/// Writes requests of several people in one transaction; what is refused to one of them leaves the others as they are.
async fn run_batch(
    app: &App,
    context: &TenantContext,
    event: Uuid,
    requests: &[QueuedRequest],
) -> Result<Vec<Result<()>>> {
    let team = context.team.id.as_str();
    let mut client = app.client(context).await?;
    let mut change = Change::by(&mut client, Principal::default()).await?;
    let users: Vec<Uuid> = requests.iter().map(|one| one.user).collect();
    // Memberships before the event, as whoever lets somebody go does: neither waits for the other for ever.
    let (members, mut locked, stand) = ledger::lock_registrations(&change, team, (event, &users)).await?;
    let open = audience::open_among(change.tx(), &locked.row.audience, event, &users).await?;
    let now = change.now();
    let mut deciding = locked.seats.clone();
    let (mut moves, mut rows, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
    for QueuedRequest {
        user,
        principal,
        request,
    } in requests
    {
        let from = stand.get(user).copied();
        if !members.contains_key(user) || !open.contains(user) {
            outcomes.push(Err(Problem::not_found()));
            continue;
        }
        let to = match request.decide(&deciding, from, now) {
            Ok(Some(to)) => to,
            settled => {
                outcomes.push(settled.map(drop));
                continue;
            }
        };
        deciding.moved(from, to);
        let whose = (*user, seats::name_in(&members, user));
        rows.push(seats::entry(&locked.row.title, whose, to).by(principal.author()));
        moves.push(SeatMove {
            user: *user,
            from,
            to,
            reason: request.reason(to.state),
            note: "",
            by: Some(*user),
        });
        outcomes.push(Ok(()));
    }
    if !moves.is_empty() {
        store(&change, &mut locked, &moves, &rows).await?;
        ledger::promote(&change, &mut locked).await?;
        ledger::publish(&mut change, locked).await?;
        change.commit(app).await?;
    }
    Ok(outcomes)
}

/// The rows of the log cost no further round trip while the event is held.
async fn store(change: &Change<'_>, locked: &mut LockedRow, moves: &[SeatMove<'_>], rows: &[AuditEntry]) -> Result<()> {
    let (written, recorded) = join(ledger::write_all(change, locked, moves), change.record_all(rows)).await;
    written.and(recorded)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(user: Uuid) -> PendingRequest {
        let queued = QueuedRequest {
            user,
            principal: Principal::default(),
            request: SeatRequest::Register,
        };
        PendingRequest {
            request: queued,
            answer: oneshot::channel().0,
        }
    }

    fn key(number: u128) -> Key {
        at("acme", number)
    }

    fn at(team: &str, number: u128) -> Key {
        (TeamId::parse(team).expect("a team's id"), Uuid::from_u128(number))
    }

    fn users(taken: &[PendingRequest]) -> Vec<u128> {
        taken.iter().map(|one| one.request.user.as_u128()).collect()
    }

    #[test]
    fn whoever_asks_first_works_and_those_who_ask_meanwhile_are_taken_in_their_order() {
        let queues = Queues::default();
        assert!(queues.push(&key(1), waiting(Uuid::from_u128(7))));
        assert!(!queues.push(&key(1), waiting(Uuid::from_u128(5))));
        assert!(!queues.push(&key(1), waiting(Uuid::from_u128(6))));
        assert!(
            queues.push(&key(2), waiting(Uuid::from_u128(5))),
            "another event has a worker of its own"
        );
        assert!(
            queues.push(&at("elsewhere", 1), waiting(Uuid::from_u128(4))),
            "whoever asks for it at another team's host is nobody's worker here"
        );
        assert_eq!(users(&queues.take(&key(1))), [7, 5, 6]);
    }

    #[test]
    fn what_the_same_person_asks_again_is_decided_after_what_they_asked_before() {
        let queues = Queues::default();
        for user in [7, 5, 7, 6] {
            queues.push(&key(1), waiting(Uuid::from_u128(user)));
        }
        assert_eq!(users(&queues.take(&key(1))), [7, 5]);
        assert_eq!(users(&queues.take(&key(1))), [7, 6]);
    }

    #[test]
    fn no_more_are_taken_at_once_than_one_transaction_writes() {
        let queues = Queues::default();
        for user in 0..100 {
            queues.push(&key(1), waiting(Uuid::from_u128(user)));
        }
        assert_eq!(queues.take(&key(1)).len(), AT_ONCE);
        assert_eq!(queues.take(&key(1)).len(), 100 - AT_ONCE);
    }

    #[test]
    fn once_nobody_waits_the_next_one_to_ask_works() {
        let queues = Queues::default();
        queues.push(&key(1), waiting(Uuid::from_u128(7)));
        assert_eq!(queues.take(&key(1)).len(), 1);
        assert!(
            !queues.push(&key(1), waiting(Uuid::from_u128(5))),
            "somebody still works"
        );
        assert_eq!(queues.take(&key(1)).len(), 1);
        assert!(queues.take(&key(1)).is_empty());
        assert!(queues.push(&key(1), waiting(Uuid::from_u128(6))));
    }

    #[test]
    fn where_a_worker_falls_those_who_wait_are_told() {
        let queues = Queues::default();
        let (answer, mut answered) = oneshot::channel();
        queues.push(
            &key(1),
            PendingRequest {
                answer,
                ..waiting(Uuid::from_u128(7))
            },
        );
        drop(Worker(&queues, key(1)));
        assert!(answered.try_recv().is_err());
        assert!(queues.push(&key(1), waiting(Uuid::from_u128(5))));
    }
}
