//! Both logs over HTTP: a page, the words in use, and the file.
use axum::body::Body;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, stream};
use http::{HeaderValue, header};
use learnt_kernel::caller::Caller;
use learnt_kernel::csv;
use learnt_kernel::cursor::{Cursor, CursorPage, CursorQuery, PagePosition, Total};
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::SchemaName;
use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::model::{AUDIT_COLUMNS, AuditFilter, LOG_COLUMNS, LogFilter, OperatorAuditEvent, audit_line, log_line};
use super::{Note, note};
use crate::app::App;
use crate::builder::{LogQuery, TenantAuditEvent};
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::members::unavailable;
use crate::registry::Tenant;

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(audit_events)))
        .routes(gate(Gate::Operator, routes!(audit_actions)))
        .routes(gate(Gate::Operator, routes!(export_operators)))
        .routes(gate(Gate::Operator, routes!(log)))
        .routes(gate(Gate::Operator, routes!(log_words)))
        .routes(gate(Gate::Operator, routes!(export_log)))
}

/// Lists what operators did, the newest first.
#[utoipa::path(get, path = "/api/audit-log", operation_id = "audit_operators", tag = "audit", params(AuditFilter, CursorQuery),
    responses((status = 200, body = CursorPage<OperatorAuditEvent>), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn audit_events(
    State(app): State<App>,
    Query(filter): Query<AuditFilter>,
    Query(page): Query<CursorQuery>,
) -> Result<Json<CursorPage<OperatorAuditEvent>>> {
    let (query, position) = (filter.to_query()?, page.position()?);
    let rows = app.registry.audit_events(&query, position, page.limit()).await?;
    let total = match position {
        PagePosition::First => Some(app.registry.audit_total(&query).await?),
        _ => None,
    };
    Ok(Json(
        CursorPage::new(rows, position, &page, total).map(OperatorAuditEvent::from),
    ))
}

/// Lists the words of what operators did.
#[utoipa::path(get, path = "/api/audit-log/actions", operation_id = "audit_actions", tag = "audit",
    responses((status = 200, body = Vec<String>), (status = 401, body = Problem)))]
async fn audit_actions(State(app): State<App>) -> Result<Json<Vec<String>>> {
    Ok(Json(app.registry.audit_actions().await?))
}

/// Rows of a file at a time.
const PORTION: u32 = 2_000;

/// What operators did, as a file.
#[utoipa::path(get, path = "/api/audit-log/export.csv", operation_id = "audit_export", tag = "audit", params(AuditFilter),
    responses((status = 200, content_type = "text/csv", body = String), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn export_operators(State(app): State<App>, Query(filter): Query<AuditFilter>) -> Result<Response> {
    let query = filter.to_query()?;
    let portions = move |position: PagePosition| {
        let (app, query) = (app.clone(), query.clone());
        async move {
            let rows = app.registry.audit_events(&query, position, PORTION).await?;
            let last = last(rows.len(), rows.last().map(|row| row.1));
            let lines = rows
                .into_iter()
                .map(|row| audit_line(&row.0.into()))
                .collect::<String>();
            Ok((lines, last))
        }
    };
    file("attachment; filename=\"operators-log.csv\"", &AUDIT_COLUMNS, portions).await
}

/// Lists what was done in a tenant, the newest first. That somebody read it is written down.
#[utoipa::path(get, path = "/api/tenants/{id}/audit-log", operation_id = "audit_log", tag = "audit",
    params(("id" = String, Path, description = "The tenant"), LogFilter, CursorQuery),
    responses((status = 200, body = CursorPage<TenantAuditEvent>), (status = 401, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn log(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Query(filter): Query<LogFilter>,
    Query(page): Query<CursorQuery>,
) -> Result<Json<CursorPage<TenantAuditEvent>>> {
    let (query, position) = (filter.to_query()?, page.position()?);
    let tenant = app.registry.tenant(&id).await?;
    let from = json!({ "from": position.cursor().map(|cursor| cursor.at) });
    read(&app, &operator, &caller, &tenant, "tenant.log_read", from).await?;
    let rows = rows(&app, &tenant, &query, position, page.limit()).await?;
    let total = match position {
        PagePosition::First => Some(total(&app, &tenant, &query).await?),
        _ => None,
    };
    let rows = rows
        .into_iter()
        .map(|row| (row.cursor(), row))
        .map(|(at, row)| (row, at));
    Ok(Json(CursorPage::new(rows.collect(), position, &page, total)))
}

/// Lists the words of what was done in a tenant.
#[utoipa::path(get, path = "/api/tenants/{id}/audit-log/actions", operation_id = "audit_log_words", tag = "audit",
    params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Vec<String>), (status = 401, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn log_words(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<String>>> {
    let tenant = app.registry.tenant(&id).await?;
    let Some((schema, cluster)) = schema_location(&tenant) else {
        return Ok(Json(Vec::new()));
    };
    let actions = app.provisioner.tenant_database(cluster)?.audit_actions(&schema).await;
    Ok(Json(actions.map_err(|error| unavailable(&tenant, &error))?))
}

/// What was done in a tenant, as a file. That somebody took it is written down.
#[utoipa::path(get, path = "/api/tenants/{id}/audit-log/export.csv", operation_id = "audit_export_log", tag = "audit",
    params(("id" = String, Path, description = "The tenant"), LogFilter),
    responses((status = 200, content_type = "text/csv", body = String), (status = 401, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn export_log(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Query(filter): Query<LogFilter>,
) -> Result<Response> {
    let query = filter.to_query()?;
    let tenant = app.registry.tenant(&id).await?;
    read(&app, &operator, &caller, &tenant, "tenant.log_exported", json!({})).await?;
    let portions = move |position: PagePosition| {
        let (app, tenant, query) = (app.clone(), tenant.clone(), query.clone());
        async move {
            let rows = rows(&app, &tenant, &query, position, PORTION).await?;
            let last = last(rows.len(), rows.last().map(TenantAuditEvent::cursor));
            Ok((rows.iter().map(log_line).collect::<String>(), last))
        }
    };
    file("attachment; filename=\"audit-log.csv\"", &LOG_COLUMNS, portions).await
}

/// Where a file goes on behind a portion, if it does.
fn last(rows: usize, last: Option<Cursor>) -> Option<Cursor> {
    last.filter(|_| rows == PORTION as usize)
}

async fn read(
    app: &App,
    operator: &Operator,
    caller: &Caller,
    tenant: &Tenant,
    action: &'static str,
    details: Value,
) -> Result<()> {
    let about = Note {
        action,
        subject: &tenant.id,
        name: Some(&tenant.name),
        details,
    };
    note(app, operator, caller, about).await
}

/// Where a tenant's rows are, once it is built.
fn schema_location(tenant: &Tenant) -> Option<(SchemaName, &str)> {
    tenant.ready_at?;
    let schema = SchemaName::parse(tenant.schema_name.as_deref()?).ok()?;
    Some((schema, tenant.cluster_id.as_deref()?))
}

async fn rows(
    app: &App,
    tenant: &Tenant,
    query: &LogQuery,
    position: PagePosition,
    limit: u32,
) -> Result<Vec<TenantAuditEvent>> {
    let Some((schema, cluster)) = self::schema_location(tenant) else {
        return Ok(Vec::new());
    };
    let rows = app
        .provisioner
        .tenant_database(cluster)?
        .audit_rows(&schema, query, position, limit)
        .await;
    rows.map_err(|error| unavailable(tenant, &error))
}

async fn total(app: &App, tenant: &Tenant, query: &LogQuery) -> Result<Total> {
    let Some((schema, cluster)) = schema_location(tenant) else {
        return Ok(Total {
            rows: 0,
            is_estimate: false,
        });
    };
    let total = app
        .provisioner
        .tenant_database(cluster)?
        .audit_count(&schema, query)
        .await;
    total.map_err(|error| unavailable(tenant, &error))
}

/// A file that is written while it is sent, a portion at a time, each behind the last row of the one before: memory stays
/// flat, and what is done meanwhile moves nothing. The first portion is read before the answer begins, so that a failure is
/// still a problem.
async fn file<F, Portion>(name: &'static str, columns: &[&str], portions: F) -> Result<Response>
where
    F: Fn(PagePosition) -> Portion + Send + 'static,
    Portion: Future<Output = Result<(String, Option<Cursor>)>> + Send + 'static,
{
    let (lines, last) = portions(PagePosition::First).await?;
    let first = csv::head(columns.iter().copied()) + &lines;
    let body = stream::StreamExt::chain(
        stream::once(async move { Ok::<_, Problem>(first) }),
        rest(portions, last),
    );
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/csv; charset=utf-8"),
        ),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static(name)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

fn rest<F, Portion>(portions: F, last: Option<Cursor>) -> impl Stream<Item = Result<String>>
where
    F: Fn(PagePosition) -> Portion,
    Portion: Future<Output = Result<(String, Option<Cursor>)>>,
{
    stream::unfold((portions, last), move |(portions, last)| async move {
        match portions(PagePosition::After(last?)).await {
            Ok((lines, last)) => Some((Ok(lines), (portions, last))),
            Err(problem) => Some((Err(problem), (portions, None))),
        }
    })
}
