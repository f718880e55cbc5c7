//! The console's routes about licence bills.
mod exports;

use std::collections::HashMap;

use axum::extract::State;
use chrono::NaiveDate;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::licence::{first_of, month_text, parse_month};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::model::{LicenceMove, LicenceText, closed};
use super::view::{LicenceDetail, LicenceLine, LicenceNoteView, LicencePerson, Recount, WaiverView};
use crate::app::App;
use crate::builder;
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::features::members::{schema_of, unavailable};
use crate::registry::{Decision, LicenceFilter, LicenceRow};

/// Rows of a file: one month of all tenants.
const MOST_ROWS: i64 = 20_000;

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(list)))
        .routes(gate(Gate::Operator, routes!(months)))
        .routes(gate(Gate::Operator, routes!(exports::export)))
        .routes(gate(Gate::Operator, routes!(exports::export_workbook)))
        .routes(gate(Gate::Operator, routes!(exports::export_paper)))
        .routes(gate(Gate::Operator, routes!(show)))
        .routes(gate(Gate::Operator, routes!(people)))
        .routes(gate(Gate::Billing, routes!(decide)))
        .routes(gate(Gate::Billing, routes!(add_note)))
        .routes(gate(Gate::Billing, routes!(waive, unwaive)))
        .routes(gate(Gate::Billing, routes!(recount)))
}

/// Which months are asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct MonthFilter {
    /// As 2026-11; the present month where nothing is asked.
    month: Option<String>,
    /// Part of the tenant's name or id.
    search: Option<String>,
    /// One or several states, with commas.
    #[param(example = "in_review,disputed")]
    state: Option<String>,
    /// `name`, `counted`, `over` or `difference`; a leading minus turns the order round.
    sort: Option<String>,
}

impl MonthFilter {
    pub(super) fn filter(&self, app: &App) -> Result<LicenceFilter> {
        let month = match self.month.as_deref().filter(|month| !month.is_empty()) {
            Some(text) => {
                parse_month(text).ok_or_else(|| Problem::field("month", "invalid", "Enter a month such as 2026-11."))?
            }
            None => first_of(app.clock.now().date_naive()),
        };
        let sort = match self.sort.as_deref().unwrap_or("name") {
            "name" => "name",
            "-name" => "-name",
            "counted" => "counted",
            "-counted" => "-counted",
            "-over" => "-over",
            "-difference" => "-difference",
            _ => {
                return Err(Problem::field(
                    "sort",
                    "unknown",
                    "Sort by name, counted, -over or -difference.",
                ));
            }
        };
        let search = self.search.as_deref().map(str::trim).filter(|text| !text.is_empty());
        let escaped = |text: &str| {
            text.to_lowercase()
                .replace('\\', "\\\\")
                .replace('%', "\\%")
                .replace('_', "\\_")
        };
        let states = self.state.iter().flat_map(|text| text.split(','));
        Ok(LicenceFilter {
            month,
            search: search.map(|text| format!("%{}%", escaped(text))),
            state: states.filter(|state| !state.is_empty()).map(str::to_owned).collect(),
            tenant: None,
            sort,
            limit: MOST_ROWS,
            offset: 0,
        })
    }
}

/// One month of all tenants.
#[utoipa::path(get, path = "/api/licences", operation_id = "licences_list", tag = "licences", params(PageQuery, MonthFilter),
    responses((status = 200, body = Page<LicenceLine>), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn list(
    State(app): State<App>,
    Query(page): Query<PageQuery>,
    Query(month_filter): Query<MonthFilter>,
) -> Result<Json<Page<LicenceLine>>> {
    let mut filter = month_filter.filter(&app)?;
    (filter.limit, filter.offset) = (page.limit(), page.offset());
    let rows = app.registry.licences(&filter).await?;
    let total = rows.first().map_or(0, |row| row.total);
    let lines = rows.into_iter().map(LicenceLine::from).collect();
    Ok(Json(Page::new(lines, total, page)))
}

/// The months of which there is a bill, the newest first.
#[utoipa::path(get, path = "/api/licences/months", operation_id = "licences_months", tag = "licences",
    responses((status = 200, body = Vec<String>), (status = 401, body = Problem)))]
async fn months(State(app): State<App>) -> Result<Json<Vec<String>>> {
    let months = app.registry.licence_months().await?;
    Ok(Json(months.into_iter().map(month_text).collect()))
}

async fn one(app: &App, tenant: &str, month: &str) -> Result<LicenceRow> {
    let filter = LicenceFilter {
        month: parse_month(month).ok_or_else(Problem::not_found)?,
        tenant: Some(tenant.to_owned()),
        limit: 1,
        ..LicenceFilter::default()
    };
    let rows = app.registry.licences(&filter).await?;
    rows.into_iter().next().ok_or_else(Problem::not_found)
}

/// A tenant's month, with what was said and decided.
#[utoipa::path(get, path = "/api/licences/{tenant}/{month}", operation_id = "licences_show", tag = "licences",
    params(("tenant" = String, Path, description = "The tenant"), ("month" = String, Path, description = "As 2026-11")),
    responses((status = 200, body = LicenceDetail), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn show(State(app): State<App>, Path((tenant, month)): Path<(String, String)>) -> Result<Json<LicenceDetail>> {
    let row = match one(&app, &tenant, &month).await {
        // A tenant that was just made has not been counted yet.
        Err(problem) if problem.status() == StatusCode::NOT_FOUND => {
            let tenant_row = app.registry.tenant(&tenant).await?;
            if schema_of(&tenant_row).is_none() {
                return Err(problem);
            }
            let counted = builder::count_tenant(&app.provisioner, &tenant_row).await;
            counted.map_err(|error| unavailable(&tenant_row, &error))?;
            one(&app, &tenant, &month).await?
        }
        row => row?,
    };
    let notes = app.registry.licence_notes(&tenant, row.month).await?;
    Ok(Json(LicenceDetail {
        line: row.into(),
        notes: notes.into_iter().map(LicenceNoteView::from).collect(),
    }))
}

/// The people behind a tenant's month, in the order in which they counted.
#[utoipa::path(get, path = "/api/licences/{tenant}/{month}/people", operation_id = "licences_people", tag = "licences",
    params(("tenant" = String, Path, description = "The tenant"), ("month" = String, Path, description = "As 2026-11"), PageQuery),
    responses((status = 200, body = Page<LicencePerson>), (status = 401, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn people(
    State(app): State<App>,
    Path((tenant, month)): Path<(String, String)>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<LicencePerson>>> {
    let month = parse_month(&month).ok_or_else(Problem::not_found)?;
    let tenant = app.registry.tenant(&tenant).await?;
    let (schema, cluster) = schema_of(&tenant).ok_or_else(Problem::not_found)?;
    let evidence = app
        .provisioner
        .tenant_database(&cluster)?
        .licence_evidence(&schema, month, page.limit(), page.offset())
        .await
        .map_err(|error| unavailable(&tenant, &error))?;
    let waivers = app.registry.licence_waivers(&tenant.id, month).await?;
    let mut waivers: HashMap<Uuid, WaiverView> = waivers
        .into_iter()
        .map(|waiver| (waiver.user_id, waiver.into()))
        .collect();
    let total = evidence.first().map_or(0, |person| person.total);
    let people = evidence
        .into_iter()
        .map(|person| LicencePerson {
            waiver: waivers.remove(&person.user_id),
            user_id: person.user_id,
            name: person.name,
            email: person.email,
            team_id: person.team_id,
            event: person.event,
            at: person.at,
        })
        .collect();
    Ok(Json(Page::new(people, total, page)))
}

fn decision(app: &App, by: (&Operator, &Caller), row: &LicenceRow, action: &'static str, details: Value) -> Decision {
    let mut details = details;
    details["month"] = month_text(row.month).into();
    let about = Note {
        action,
        subject: &row.tenant_id,
        name: Some(&row.tenant_name),
        details,
    };
    Decision {
        by: (by.0.id, by.0.name.clone()),
        text: None,
        audit_event: audit_event(by.0, by.1, about),
        now: app.clock.now(),
    }
}

/// Moves a tenant's month to another state. Approving fixes what is billed; an invoiced month never changes again.
#[utoipa::path(post, path = "/api/licences/{tenant}/{month}/state", operation_id = "licences_decide", tag = "licences",
    params(("tenant" = String, Path, description = "The tenant"), ("month" = String, Path, description = "As 2026-11")), request_body = LicenceMove,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
async fn decide(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((tenant, month)): Path<(String, String)>,
    Json(body): Json<LicenceMove>,
) -> Result<StatusCode> {
    let (from, note) = body.read()?;
    let row = one(&app, &tenant, &month).await?;
    let details = json!({"from": row.state, "to": body.to, "note": note});
    let decision = Decision {
        text: note,
        ..decision(&app, (&operator, &caller), &row, "licence.decided", details)
    };
    let at = (tenant.as_str(), row.month);
    let to = (from, body.to.as_str(), body.people);
    if !app.registry.move_licence(at, to, decision).await? {
        return Err(body.refused(&one(&app, &tenant, &month).await?.state));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Writes a note to a tenant's month that is not invoiced.
#[utoipa::path(post, path = "/api/licences/{tenant}/{month}/notes", operation_id = "licences_add_note", tag = "licences",
    params(("tenant" = String, Path, description = "The tenant"), ("month" = String, Path, description = "As 2026-11")), request_body = LicenceText,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state"), (status = 422, body = Problem)))]
async fn add_note(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((tenant, month)): Path<(String, String)>,
    Json(note): Json<LicenceText>,
) -> Result<StatusCode> {
    let text = note.read()?;
    let row = one(&app, &tenant, &month).await?;
    let decision = Decision {
        text: Some(text),
        ..decision(&app, (&operator, &caller), &row, "licence.noted", json!({}))
    };
    if !app.registry.add_licence_note((&tenant, row.month), decision).await? {
        return Err(closed(&one(&app, &tenant, &month).await?.state));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a person off the bill of a month that is reviewed, with a reason.
#[utoipa::path(put, path = "/api/licences/{tenant}/{month}/waivers/{user}", operation_id = "licences_waive", tag = "licences",
    params(("tenant" = String, Path, description = "The tenant"), ("month" = String, Path, description = "As 2026-11"), ("user" = Uuid, Path, description = "Who")), request_body = LicenceText,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn waive(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((tenant, month, user)): Path<(String, String, Uuid)>,
    Json(reason): Json<LicenceText>,
) -> Result<StatusCode> {
    let reason = reason.read()?;
    let row = one(&app, &tenant, &month).await?;
    check_counted(&app, &tenant, row.month, user).await?;
    set_waiver(&app, (&operator, &caller), row, user, Some(reason)).await
}

/// Puts a person back on the bill of a month that is reviewed.
#[utoipa::path(delete, path = "/api/licences/{tenant}/{month}/waivers/{user}", operation_id = "licences_unwaive", tag = "licences",
    params(("tenant" = String, Path, description = "The tenant"), ("month" = String, Path, description = "As 2026-11"), ("user" = Uuid, Path, description = "Who")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state")))]
async fn unwaive(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((tenant, month, user)): Path<(String, String, Uuid)>,
) -> Result<StatusCode> {
    let row = one(&app, &tenant, &month).await?;
    set_waiver(&app, (&operator, &caller), row, user, None).await
}

/// Only somebody who counted can be waived.
async fn check_counted(app: &App, tenant: &str, month: NaiveDate, user: Uuid) -> Result<()> {
    let tenant = app.registry.tenant(tenant).await?;
    let (schema, cluster) = schema_of(&tenant).ok_or_else(Problem::not_found)?;
    let counts = app
        .provisioner
        .tenant_database(&cluster)?
        .has_counted(&schema, month, user)
        .await;
    if counts.map_err(|error| unavailable(&tenant, &error))? {
        Ok(())
    } else {
        Err(Problem::not_found())
    }
}

async fn set_waiver(
    app: &App,
    by: (&Operator, &Caller),
    row: LicenceRow,
    user: Uuid,
    reason: Option<String>,
) -> Result<StatusCode> {
    let action = if reason.is_some() {
        "licence.waived"
    } else {
        "licence.unwaived"
    };
    let decision = decision(app, by, &row, action, json!({"userId": user, "reason": reason}));
    let at = (row.tenant_id.as_str(), row.month);
    if !app.registry.waive(at, user, reason.as_deref(), decision).await? {
        let state = one(app, &row.tenant_id, &month_text(row.month)).await?.state;
        return Err(closed(&state));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Counts the evidence of a tenant's month anew. A bill that is approved is compared with it and stays as it is.
#[utoipa::path(post, path = "/api/licences/{tenant}/{month}/recount", operation_id = "licences_recount", tag = "licences",
    params(("tenant" = String, Path, description = "The tenant"), ("month" = String, Path, description = "As 2026-11")),
    responses((status = 200, body = Recount), (status = 401, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn recount(State(app): State<App>, Path((tenant, month)): Path<(String, String)>) -> Result<Json<Recount>> {
    let tenant_row = app.registry.tenant(&tenant).await?;
    let month_of = parse_month(&month).ok_or_else(Problem::not_found)?;
    let (schema, cluster) = schema_of(&tenant_row).ok_or_else(Problem::not_found)?;
    let counted = builder::count_tenant(&app.provisioner, &tenant_row).await;
    counted.map_err(|error| unavailable(&tenant_row, &error))?;
    let rows = app.provisioner.tenant_database(&cluster)?.licence_months(&schema).await;
    let rows = rows.map_err(|error| unavailable(&tenant_row, &error))?;
    let evidence = rows
        .iter()
        .filter(|(month, ..)| *month == month_of)
        .map(|(.., counted)| counted);
    Ok(Json(Recount {
        evidence: evidence.sum(),
        bill: one(&app, &tenant, &month).await?.counted,
    }))
}
