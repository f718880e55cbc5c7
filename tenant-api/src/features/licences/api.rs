//! What a tenant sees of its own bill: the same evidence as the platform's.
use axum::extract::State;
use chrono::{DateTime, Months, Utc};
use learnt_kernel::licence::{month_of, month_text, parse_month, terms};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::licences as sql;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::app::App;
use crate::db::Sql;
use crate::edge::{Actor, Json, Path, Query};

/// How far back the overview goes.
const MONTHS: u32 = 24;

/// The plan and what was counted.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Licences {
    /// starter, business or enterprise.
    plan: String,
    /// signedIn or learningActive: what makes a person count.
    metric: &'static str,
    /// How many people a month are included; absent: any number.
    included: Option<i32>,
    /// The zone in which months begin.
    time_zone: String,
    /// The month that it is.
    current: String,
    /// Months in which somebody counted, the newest first.
    months: Vec<LicenceMonth>,
}

/// A month.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicenceMonth {
    /// As 2026-11.
    month: String,
    /// People who counted.
    counted: i64,
    /// Of them beyond what is included.
    over: i64,
    /// By the team in which they counted first.
    teams: Vec<LicenceTeam>,
}

/// A team's share.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicenceTeam {
    /// Its id.
    team_id: String,
    /// What people read.
    name: String,
    /// People who counted first there.
    counted: i64,
}

/// The plan, and how many people counted in the last months.
#[utoipa::path(get, path = "/api/licences", operation_id = "licences_show", tag = "licences",
    responses((status = 200, body = Licences)))]
pub async fn show(State(app): State<App>, actor: Actor) -> Result<Json<Licences>> {
    let tenant = &actor.here.tenant;
    let client = app.client(&actor.here).await?;
    let current = month_of(app.clock.now(), &tenant.time_zone);
    let after = current - Months::new(MONTHS);
    let rows = sql::months().bind(&*client, &after).all().await.sql()?;
    let (directory, terms) = (app.directory.now(), terms(&tenant.plan));
    let mut months: Vec<LicenceMonth> = Vec::new();
    for row in rows {
        let (month, team) = (
            month_text(row.month),
            LicenceTeam {
                name: learnt_kernel::tenant::TeamId::parse(&row.team_id)
                    .ok()
                    .and_then(|id| directory.team(&id))
                    .map_or_else(|| row.team_id.clone(), |(_, team)| team.display_name.clone()),
                team_id: row.team_id,
                counted: row.counted,
            },
        );
        match months.last_mut().filter(|last| last.month == month) {
            Some(last) => {
                last.counted += team.counted;
                last.teams.push(team);
            }
            None => months.push(LicenceMonth {
                month,
                counted: team.counted,
                over: 0,
                teams: vec![team],
            }),
        }
    }
    for month in &mut months {
        month.over = terms
            .included
            .map_or(0, |included| (month.counted - i64::from(included)).max(0));
    }
    Ok(Json(Licences {
        plan: tenant.plan.clone(),
        metric: terms.metric.as_str(),
        included: terms.included,
        time_zone: tenant.time_zone.name().to_owned(),
        current: month_text(current),
        months,
    }))
}

/// A person who counted.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicencePerson {
    /// Who.
    user_id: Uuid,
    /// First and last name.
    name: String,
    /// Their address, where they have one.
    email: Option<String>,
    /// In which team they counted first.
    team_id: String,
    /// By what: signedIn or learningActive.
    event: String,
    /// When.
    at: DateTime<Utc>,
}

/// The people who counted in a month, in the order in which they did.
#[utoipa::path(get, path = "/api/licences/{month}/people", operation_id = "licences_people", tag = "licences",
    params(("month" = String, Path, description = "As 2026-11"), PageQuery),
    responses((status = 200, body = Page<LicencePerson>), (status = 404, body = Problem)))]
pub async fn people(
    State(app): State<App>,
    actor: Actor,
    Path(month): Path<String>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<LicencePerson>>> {
    let month = parse_month(&month).ok_or_else(Problem::not_found)?;
    let client = app.client(&actor.here).await?;
    let (limit, offset) = (page.limit(), page.offset());
    let rows = sql::people()
        .bind(&*client, &month, &limit, &offset)
        .all()
        .await
        .sql()?;
    let total = sql::people_total().bind(&*client, &month).one().await.sql()?;
    let person = |row: sql::People| LicencePerson {
        user_id: row.user_id,
        name: row.name,
        email: row.email,
        team_id: row.team_id,
        event: row.event,
        at: row.at,
    };
    Ok(Json(Page::new(rows.into_iter().map(person).collect(), total, page)))
}
