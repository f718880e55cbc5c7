//! What the overview shows, all of it on its way at once.

use crate::prelude::*;

use chrono::{Datelike, Duration, NaiveTime, TimeZone};
use chrono_tz::Tz;
use futures_util::future::try_join4;
use learnt_queries::queries::overview as sql;

/// So many weeks are shown, the one under way with them.
const WEEKS: i64 = 12;
/// Whoever was seen within this time is active.
const ACTIVE: Duration = Duration::days(7);
/// What expires within this time is soon to be renewed.
const EXPIRING: Duration = Duration::days(30);
/// So many people and completions are named.
const MOST: i64 = 5;

/// Where a team stands.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Overview {
    /// People of the team who are not inactive.
    people: i64,
    /// Of these: seen in the last seven days.
    active: i64,
    /// Of these: invited, and never signed in.
    never_seen: i64,
    /// Of these: with a course or a pathway that was due.
    late_people: i64,
    /// Courses and pathways that were due, of all of them.
    late_assignments: i64,
    /// Certificates that expire within 30 days.
    expiring: i64,
    /// Completed courses of twelve weeks, the oldest first.
    weeks: Vec<OverviewWeek>,
    /// Those with most that was due.
    late: Vec<OverviewLate>,
    /// What was completed last.
    completed: Vec<OverviewCompleted>,
    /// What the team has of what it needs to begin.
    setup: OverviewSetup,
}

/// A week's completions.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OverviewWeek {
    /// Its Monday, in the tenant's zone.
    starts_at: DateTime<Utc>,
    completed: i64,
}

/// Somebody who is late.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OverviewLate {
    /// The person.
    id: Uuid,
    name: String,
    avatar: Option<String>,
    /// Courses and pathways that were due.
    assignments: i64,
    /// When the first of them was.
    since: DateTime<Utc>,
}

/// A course that somebody completed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OverviewCompleted {
    /// The person.
    id: Uuid,
    name: String,
    avatar: Option<String>,
    course_id: Uuid,
    title: String,
    at: DateTime<Utc>,
}

/// What there is to set up in a new team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OverviewSetup {
    /// Somebody beside the first admin.
    people: bool,
    /// A published course.
    course: bool,
    /// Something was assigned.
    assigned: bool,
}

/// The overview of the team at whose address it is asked for.
pub async fn overview(app: &App, context: &TenantContext, client: &TenantClient) -> Result<Overview> {
    let (team, now) = (context.team.id.as_str(), app.clock.now());
    let starts = mondays(now, context.tenant.time_zone);
    let since = starts.first().copied().unwrap_or(now);
    let (active_since, expires_until) = (now - ACTIVE, now + EXPIRING);
    let figures = async {
        let statement = sql::figures();
        let statement = statement.bind(&**client, &team, &now, &active_since, &expires_until);
        statement.one().await.sql()
    };
    let weeks = async { sql::weeks().bind(&**client, &starts, &team, &since).all().await.sql() };
    let late = async { sql::late_people().bind(&**client, &now, &team, &MOST).all().await.sql() };
    let completed = async {
        let statement = sql::completed_last();
        statement.bind(&**client, &team, &since, &MOST).all().await.sql()
    };
    let (figures, weeks, late, completed) = try_join4(figures, weeks, late, completed).await?;
    Ok(Overview {
        people: figures.people,
        active: figures.active,
        never_seen: figures.never_seen,
        late_people: figures.late_people,
        late_assignments: figures.late_assignments,
        expiring: figures.expiring,
        weeks: (1..)
            .zip(starts)
            .map(|(number, starts_at)| OverviewWeek {
                starts_at,
                completed: weeks
                    .iter()
                    .find(|week| week.week == number)
                    .map_or(0, |week| week.completed),
            })
            .collect(),
        late: late
            .into_iter()
            .map(|one| OverviewLate {
                id: one.user_id,
                name: format!("{} {}", one.first_name, one.last_name),
                avatar: one.avatar,
                assignments: one.assignments,
                since: one.since,
            })
            .collect(),
        completed: completed
            .into_iter()
            .map(|one| OverviewCompleted {
                id: one.user_id,
                name: format!("{} {}", one.first_name, one.last_name),
                avatar: one.avatar,
                course_id: one.course_id,
                title: one.title,
                at: one.at,
            })
            .collect(),
        setup: OverviewSetup {
            people: figures.people > 1,
            course: figures.has_course,
            assigned: figures.has_assignment,
        },
    })
}

/// The Mondays of the weeks that are shown, at midnight of the zone; where the clocks skip midnight, at the first hour there is.
fn mondays(now: DateTime<Utc>, zone: Tz) -> Vec<DateTime<Utc>> {
    let today = now.with_timezone(&zone).date_naive();
    let monday = today - Duration::days(i64::from(today.weekday().num_days_from_monday()));
    (0..WEEKS)
        .rev()
        .filter_map(|week| {
            let day = monday - Duration::weeks(week);
            let begin = day.and_time(NaiveTime::MIN);
            let at = zone.from_local_datetime(&begin).earliest();
            let at = at.or_else(|| zone.from_local_datetime(&(begin + Duration::hours(1))).earliest());
            at.map(|at| at.with_timezone(&Utc))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday_of_the_tenants_zone_also_over_the_change_of_the_clocks() {
        let now = Utc.with_ymd_and_hms(2026, 11, 2, 2, 0, 0).unwrap();
        let weeks = mondays(now, chrono_tz::America::New_York);
        assert_eq!(weeks.len(), 12);
        // It is still Sunday in New York, where the clocks were put back that day.
        assert_eq!(weeks[11], Utc.with_ymd_and_hms(2026, 10, 26, 4, 0, 0).unwrap());
        let later = mondays(now, chrono_tz::Asia::Tokyo);
        assert_eq!(later[11], Utc.with_ymd_and_hms(2026, 11, 1, 15, 0, 0).unwrap());
    }
}
