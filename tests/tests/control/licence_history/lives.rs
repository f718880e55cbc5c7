//! Who lives in the two years, and what happens when: the same each time.
use chrono::{DateTime, Duration, Months, NaiveDate, Utc};
use chrono_tz::Tz;
use learnt_kernel::clock::start_of_day;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::installation::Team;

pub const MONTHS: u32 = 24;
/// The plan changes in this month, and with it what counts.
pub const CHANGES: u32 = 12;
pub const KORU: Team = Team {
    tenant: "koru",
    id: "koru",
};
pub const KORU_TWO: Team = Team {
    tenant: "koru",
    id: "koru-two",
};
pub const HUDSON: Team = Team {
    tenant: "hudson",
    id: "hudson",
};
/// Where the first day of a month begins half a day before it does in London, and a quarter of a day after.
pub const ZONES: [(Team, Tz); 2] = [
    (KORU, chrono_tz::Pacific::Auckland),
    (HUDSON, chrono_tz::America::New_York),
];

/// Somebody's two years.
pub struct LicenceTimeline {
    pub teams: &'static [Team],
    /// The month in which they come.
    pub from: u32,
    pub events: &'static [(u32, TimelineEvent)],
}

#[derive(Clone, Copy)]
pub enum TimelineEvent {
    Leaves,
    Returns,
    Becomes(&'static str),
    IsNoLonger(&'static str),
}

pub use TimelineEvent::{Becomes, IsNoLonger, Leaves, Returns};

const fn life(teams: &'static [Team], from: u32, turns: &'static [(u32, TimelineEvent)]) -> LicenceTimeline {
    LicenceTimeline {
        teams,
        from,
        events: turns,
    }
}

pub const LIVES: &[LicenceTimeline] = &[
    life(&[KORU], 0, &[]),
    life(&[KORU], 0, &[]),
    life(&[KORU], 5, &[]),
    life(&[KORU, KORU_TWO], 0, &[]),
    life(&[KORU, KORU_TWO], 3, &[]),
    life(&[KORU], 0, &[(7, Leaves), (11, Returns), (20, Leaves)]),
    life(
        &[KORU],
        0,
        &[(4, Becomes("superadmins")), (9, IsNoLonger("superadmins"))],
    ),
    life(
        &[KORU, KORU_TWO],
        0,
        &[(6, Becomes("demo-accounts")), (15, IsNoLonger("demo-accounts"))],
    ),
    life(&[HUDSON], 0, &[]),
    life(&[HUDSON], 0, &[]),
    life(&[HUDSON], 8, &[(13, Leaves), (17, Returns)]),
    life(
        &[HUDSON],
        0,
        &[(2, Becomes("demo-accounts")), (3, IsNoLonger("demo-accounts"))],
    ),
    life(&[HUDSON], 0, &[(10, Becomes("superadmins"))]),
];

#[derive(Clone, Copy)]
pub enum Step {
    Comes(usize),
    Turns(usize, TimelineEvent),
    Enters(usize, Team),
    /// Says that they are there, as an open page does.
    Stays(usize, Team),
    Learns(usize, Team),
    IsActedAs(usize, Team),
    PlanChanges,
    MonthsAreOver,
}

pub fn first_of(month: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2027, 2, 1).unwrap() + Months::new(month)
}

pub fn begins(month: u32, team: Team) -> DateTime<Utc> {
    let zone = ZONES.iter().find(|(of, _)| of.tenant == team.tenant).unwrap().1;
    start_of_day(first_of(month), &zone).unwrap()
}

/// What happens when, the same each time.
pub fn two_years() -> Vec<(DateTime<Utc>, Step)> {
    let (mut rng, mut steps) = (StdRng::seed_from_u64(16), Vec::new());
    for (who, life) in LIVES.iter().enumerate() {
        let home = life.teams[0];
        let minutes = i64::try_from(who).unwrap();
        for month in life.from..MONTHS {
            let (begin, end) = (begins(month, home), begins(month + 1, home));
            if month == life.from {
                steps.push((
                    begin + Duration::hours(6) + Duration::minutes(minutes),
                    Step::Comes(who),
                ));
            }
            let turns = life.events.iter().filter(|(at, _)| *at == month);
            steps.extend(turns.map(|(_, turn)| {
                (
                    begin + Duration::hours(30) + Duration::minutes(minutes),
                    Step::Turns(who, *turn),
                )
            }));
            for _ in 0..rng.random_range(0..=3) {
                let team = life.teams[rng.random_range(0..life.teams.len())];
                let (from, until) = (begin + Duration::days(2), end - Duration::days(1));
                let at = from + Duration::seconds(rng.random_range(0..(until - from).num_seconds()));
                steps.push((
                    at,
                    match rng.random_range(0..10) {
                        0..=4 => Step::Enters(who, team),
                        5..=7 => Step::Learns(who, team),
                        _ => Step::IsActedAs(who, team),
                    },
                ));
            }
        }
    }
    for month in 1..MONTHS {
        // Somebody is there while a month ends, and goes on with the session that they have.
        for (who, team) in [
            (usize::try_from(month % 2).unwrap(), KORU),
            (8 + usize::try_from(month % 2).unwrap(), HUDSON),
        ] {
            let midnight = begins(month, team);
            steps.push((midnight - Duration::seconds(40), Step::Enters(who, team)));
            steps.push((midnight + Duration::seconds(5), Step::Stays(who, team)));
            steps.push((midnight + Duration::seconds(20), Step::Enters(who, team)));
        }
        steps.push((begins(month, HUDSON) + Duration::minutes(6), Step::MonthsAreOver));
    }
    steps.push((begins(CHANGES, KORU) + Duration::hours(24), Step::PlanChanges));
    steps.sort_by_key(|(at, _)| *at);
    steps
}
