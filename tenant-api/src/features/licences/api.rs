//! What a tenant sees of its own bill: the same evidence as the platform's.
use crate::prelude::*;

use std::collections::BTreeMap;

use chrono::{Months, NaiveDate};
use learnt_kernel::licence::{month_of, month_text, parse_month, terms};
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::licences as sql;

use super::model::{self, Month, Teams};

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
    /// Months of which there is a bill or somebody counted, the newest first.
    months: Vec<LicenceMonth>,
}

/// A month. One that is reviewed, or was, has the numbers of the platform's bill.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicenceMonth {
    /// As 2026-11.
    month: String,
    /// The plan of that month.
    plan: String,
    /// What made a person count then.
    metric: String,
    /// How many people were included; absent: any number.
    included: Option<i32>,
    /// People who counted.
    counted: i64,
    /// Of them not billed.
    waived: i64,
    /// What was approved to be billed.
    billed: Option<i32>,
    /// Billed beyond what is included.
    over: i64,
    /// open, in_review, approved, disputed or invoiced.
    state: String,
    /// By the team in which they counted first.
    teams: Vec<LicenceTeam>,
}

/// A team's share.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicenceTeam {
    team_id: String,
    name: String,
    /// People who counted first there.
    counted: i64,
}

/// The plan, and how many people counted in the last months.
#[utoipa::path(get, path = "/api/licences", operation_id = "licences_show", tag = "licences",
    responses((status = 200, body = Licences)))]
pub async fn show(actor: Actor) -> Result<Json<Licences>> {
    let tenant = &actor.context.tenant;
    let client = actor.client().await?;
    let current = month_of(actor.app.clock.now(), &tenant.time_zone);
    let after = current - Months::new(MONTHS);
    let rows = sql::months().bind(&*client, &after).all().await.sql()?;
    drop(client);
    let mut evidence: BTreeMap<NaiveDate, Teams> = BTreeMap::new();
    for row in rows {
        evidence.entry(row.month).or_default().insert(row.team_id, row.counted);
    }
    let bills = actor
        .app
        .identity
        .bills(tenant.id.as_str())
        .await
        .map_err(Problem::from)?;
    let (directory, terms) = (actor.app.directory.now(), terms(&tenant.plan));
    let months = model::months(&tenant.plan, terms, bills, evidence);
    let name = |team: &str| {
        let id = TeamId::parse(team).ok();
        let found = id.and_then(|id| directory.team(&id));
        found.map_or_else(|| team.to_owned(), |(_, team)| team.display_name.clone())
    };
    let months = months.into_iter().rev().filter(|(month, _)| *month > after);
    let months = months.map(|(month, one)| to_view(month, one, name)).collect();
    Ok(Json(Licences {
        plan: tenant.plan.clone(),
        metric: terms.metric.into_str(),
        included: terms.included,
        time_zone: tenant.time_zone.name().to_owned(),
        current: month_text(current),
        months,
    }))
}

fn to_view(month: NaiveDate, one: Month, name: impl Fn(&str) -> String) -> LicenceMonth {
    LicenceMonth {
        month: month_text(month),
        over: one.over(),
        plan: one.plan,
        metric: one.metric,
        included: one.included,
        counted: one.counted,
        waived: one.waived,
        billed: one.billed,
        state: one.state,
        teams: one
            .teams
            .into_iter()
            .map(|(team_id, counted)| LicenceTeam {
                name: name(&team_id),
                team_id,
                counted,
            })
            .collect(),
    }
}

/// A person who counted.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicencePerson {
    user_id: Uuid,
    /// First and last name.
    name: String,
    /// Their address, where they have one.
    email: Option<String>,
    /// In which team they counted first.
    team_id: String,
    /// By what: signedIn or learningActive.
    event: String,
    at: DateTime<Utc>,
    /// They counted, and are not billed.
    waived: bool,
}

/// The people who counted in a month, in the order in which they did.
#[utoipa::path(get, path = "/api/licences/{month}/people", operation_id = "licences_people", tag = "licences",
    params(("month" = String, Path, description = "As 2026-11"), PageQuery),
    responses((status = 200, body = Page<LicencePerson>), (status = 404, body = Problem)))]
pub async fn people(
    actor: Actor,
    Path(month): Path<String>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<LicencePerson>>> {
    let month = parse_month(&month).ok_or_else(Problem::not_found)?;
    let client = actor.client().await?;
    let (limit, offset) = (page.limit(), page.offset());
    let rows = sql::people()
        .bind(&*client, &month, &limit, &offset)
        .all()
        .await
        .sql()?;
    let total = sql::people_total().bind(&*client, &month).one().await.sql()?;
    drop(client);
    let tenant = actor.context.tenant.id.as_str();
    let waived = actor.app.identity.waived(tenant, month).await.map_err(Problem::from)?;
    let person = |row: sql::People| LicencePerson {
        waived: waived.contains(&row.user_id),
        user_id: row.user_id,
        name: row.name,
        email: row.email,
        team_id: row.team_id,
        event: row.event,
        at: row.at,
    };
    Ok(Json(Page::new(rows.into_iter().map(person).collect(), total, page)))
}
