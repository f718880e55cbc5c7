//! What the console is told of the fleet.
use chrono::{DateTime, Duration, NaiveDate, Utc};
use learnt_kernel::answers;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::builder::{DeadEvent, Figures};
use crate::registry::{AnswerRow, FleetDay, NamedCount, UnhealthyTenant};

/// How many people did something on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Day {
    /// The day, in the tenant's time zone.
    pub day: NaiveDate,
    /// Distinct people.
    pub people: i64,
}

/// How a tenant is now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Overview {
    /// Persons with a membership that is not terminated or archived.
    pub people: i64,
    /// Those of them who were seen in the last 30 days.
    pub recent: i64,
    /// When somebody was last seen.
    pub last_seen_at: Option<DateTime<Utc>>,
    /// Reactions that are due.
    pub waiting: i64,
    /// The oldest of them.
    pub oldest_due_at: Option<DateTime<Utc>>,
    /// Reactions that were given up.
    pub dead: i64,
    /// The last 30 days, the present one last.
    pub days: Vec<Day>,
}

impl Overview {
    /// From what the schema counted.
    pub(super) fn new(figures: Figures, today: NaiveDate, days: i64, found: &[(NaiveDate, i64)]) -> Self {
        let day = |back| {
            let day = today - Duration::days(back);
            let found_day = found.iter().find(|(one, _)| *one == day);
            Day {
                day,
                people: found_day.map_or(0, |(_, people)| *people),
            }
        };
        Self {
            people: figures.people,
            recent: figures.recent,
            last_seen_at: figures.last_seen_at,
            waiting: figures.waiting,
            oldest_due_at: figures.oldest_due_at,
            dead: figures.dead,
            days: (0..days).rev().map(day).collect(),
        }
    }
}

/// A day of all tenants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FleetDayView {
    /// The day, in each tenant's own time zone.
    pub day: NaiveDate,
    /// People; who did something in two tenants counts in both.
    pub people: i64,
    /// Tenants in which somebody did something.
    pub tenants: i64,
}

/// How many are in a state.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StateCount {
    pub state: String,
    pub count: i64,
}

impl From<NamedCount> for StateCount {
    fn from(row: NamedCount) -> Self {
        Self {
            state: row.word,
            count: row.count,
        }
    }
}

/// A database that holds tenants.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClusterView {
    pub id: String,
    /// Tenants that it holds.
    pub tenants: i64,
    /// How many it takes at most.
    pub max_tenants: i32,
    /// Whether new tenants go there.
    pub accepts_new: bool,
    /// Schemas that stand ready.
    pub stock: i64,
    /// People of its tenants.
    pub people: i64,
    pub answers: bool,
    /// Open connections of the server; absent when it does not answer.
    pub connections: Option<i64>,
    /// How many it takes at most.
    pub most_connections: Option<i64>,
    /// How large the database is.
    pub bytes: Option<i64>,
}

/// A tenant that needs somebody to look at it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TroubledTenant {
    pub id: String,
    /// The organisation's name.
    pub name: String,
    /// failed, migrationFailed, unreachable, deadLetters, queueStuck or behind.
    pub health: String,
    /// Reactions that were given up.
    pub dead: i64,
    /// Reactions that are due.
    pub waiting: i64,
    pub error: Option<String>,
}

impl From<UnhealthyTenant> for TroubledTenant {
    fn from(row: UnhealthyTenant) -> Self {
        Self {
            id: row.id,
            name: row.name,
            health: row.health,
            dead: row.dead,
            waiting: row.waiting,
            error: row.error,
        }
    }
}

/// How the requests of a tenant, or of all, were answered in the last day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnswerView {
    /// The tenant; empty: all.
    pub id: String,
    /// The organisation's name.
    pub name: String,
    pub requests: i64,
    /// Of them, those that failed by our fault.
    pub errors: i64,
    /// Within so many milliseconds 95 of a hundred were answered; absent where there was none.
    pub p95_ms: Option<u64>,
}

impl From<&AnswerRow> for AnswerView {
    fn from(row: &AnswerRow) -> Self {
        Self {
            id: row.id.clone(),
            name: row.name.clone(),
            requests: row.requests,
            errors: row.errors,
            p95_ms: answers::within(&row.durations, 0.95),
        }
    }
}

/// How requests were answered in the last day: all of them, and the tenants that stand out.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AnswersView {
    /// All tenants together.
    pub all: AnswerView,
    /// Tenants some of whose requests failed, those with the largest share first.
    pub failing: Vec<AnswerView>,
    /// Tenants that wait longest, of those that asked often enough to tell.
    pub slow: Vec<AnswerView>,
}

/// Tenants that are named at once.
const NAMED: usize = 10;
/// Whoever asked less often says nothing about being slow.
const OFTEN: i64 = 20;
/// Whoever is answered within this is not slow.
const SLOW_MS: u64 = 500;

/// What stands out.
pub fn outliers(rows: &[AnswerRow]) -> AnswersView {
    let mut durations = vec![0; answers::BOUNDS.len() + 1];
    for row in rows {
        for (sum, more) in durations.iter_mut().zip(&row.durations) {
            *sum += more;
        }
    }
    let all = AnswerView {
        requests: rows.iter().map(|row| row.requests).sum(),
        errors: rows.iter().map(|row| row.errors).sum(),
        p95_ms: answers::within(&durations, 0.95),
        ..AnswerView::default()
    };
    let views: Vec<AnswerView> = rows.iter().map(AnswerView::from).collect();
    let mut failing: Vec<AnswerView> = views.iter().filter(|one| one.errors > 0).cloned().collect();
    // By share: a / b > c / d without dividing.
    failing.sort_by(|one, other| {
        let (one_share, other_share) = (one.errors * other.requests, other.errors * one.requests);
        other_share.cmp(&one_share).then_with(|| one.id.cmp(&other.id))
    });
    let is_slow = |one: &AnswerView| one.requests >= OFTEN && one.p95_ms > Some(SLOW_MS);
    let mut slow: Vec<AnswerView> = views.into_iter().filter(is_slow).collect();
    slow.sort_by(|one, other| (other.p95_ms, &one.id).cmp(&(one.p95_ms, &other.id)));
    failing.truncate(NAMED);
    slow.truncate(NAMED);
    AnswersView { all, failing, slow }
}

/// All tenants together.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FleetView {
    /// Tenants by state.
    pub tenants: Vec<StateCount>,
    /// Own domains by state.
    pub domains: Vec<StateCount>,
    /// People of all tenants; who belongs to two counts in both.
    pub people: i64,
    /// Those who were seen in the last 30 days.
    pub recent: i64,
    /// Reactions that are due.
    pub waiting: i64,
    /// Reactions that were given up.
    pub dead: i64,
    /// When a tenant was counted last.
    pub counted_at: Option<DateTime<Utc>>,
    /// The last 30 days.
    pub days: Vec<FleetDayView>,
    /// How requests were answered in the last day.
    pub answers: AnswersView,
    /// The databases that hold tenants.
    pub clusters: Vec<ClusterView>,
    /// Tenants that need somebody to look at them, the worst first, 50 at most.
    pub troubled: Vec<TroubledTenant>,
    /// How many need it in all.
    pub troubled_in_all: i64,
}

/// A reaction that was given up.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeadLetter {
    /// The fact.
    pub id: Uuid,
    /// What happened, such as person.invited.
    pub kind: String,
    /// The id of what it is about.
    pub subject: String,
    /// Why the reaction failed.
    pub error: Option<String>,
    /// How often it was tried.
    pub attempts: i32,
    pub at: DateTime<Utc>,
    /// When it was given up.
    pub dead_at: DateTime<Utc>,
}

impl From<DeadEvent> for DeadLetter {
    fn from(row: DeadEvent) -> Self {
        Self {
            id: row.id,
            kind: row.kind,
            subject: row.subject,
            error: row.error,
            attempts: row.attempts,
            at: row.at,
            dead_at: row.dead_at,
        }
    }
}

/// So many days up to this one, each once; of a day that nobody counted there was nobody.
pub fn every_day(today: NaiveDate, days: i64, found: &[FleetDay]) -> Vec<FleetDayView> {
    (0..days)
        .rev()
        .map(|back| {
            let day = today - Duration::days(back);
            let found_day = found.iter().find(|one| one.day == day);
            FleetDayView {
                day,
                people: found_day.map_or(0, |one| one.people),
                tenants: found_day.map_or(0, |one| one.tenants),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_fails_or_waits_most_stands_out() {
        let row = |id: &str, requests: i64, errors: i64, sort: usize| {
            let mut durations = vec![0; 8];
            durations[sort] = requests;
            AnswerRow {
                id: id.to_owned(),
                name: id.to_owned(),
                requests,
                errors,
                durations,
            }
        };
        let rows = [
            row("acme", 100, 1, 0),
            row("munro", 50, 5, 7),
            row("nordic", 19, 0, 7),
            row("zen", 400, 0, 5),
        ];
        let found = outliers(&rows);
        let ids = |views: &[AnswerView]| -> Vec<String> { views.iter().map(|view| view.id.clone()).collect() };
        assert_eq!(ids(&found.failing), ["munro", "acme"]);
        assert_eq!(ids(&found.slow), ["munro", "zen"], "nordic asked too seldom to tell");
        assert_eq!(
            (found.all.requests, found.all.errors, found.all.p95_ms),
            (569, 6, Some(5_000))
        );
        assert_eq!(outliers(&[]).all.p95_ms, None);
    }

    #[test]
    fn a_chart_has_every_day_once() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 3, day).unwrap();
        let found = [FleetDay {
            day: day(1),
            people: 7,
            tenants: 2,
        }];
        let days = every_day(day(2), 3, &found);
        let figures: Vec<(String, i64)> = days.iter().map(|one| (one.day.to_string(), one.people)).collect();
        assert_eq!(
            figures,
            [
                ("2026-02-28".to_owned(), 0),
                ("2026-03-01".to_owned(), 7),
                ("2026-03-02".to_owned(), 0)
            ]
        );
    }
}
