//! Both logs over HTTP: a page, the words in use, and the file.
use axum::body::Body;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::{DateTime, Duration, Utc};
use futures_util::{Stream, stream};
use http::{HeaderValue, header};
use learnt_kernel::caller::Caller;
use learnt_kernel::csv;
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::SchemaName;
use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::model::{DEED_COLUMNS, DeedFilter, LOG_COLUMNS, LogFilter, OperatorDeed, deed_line, log_line};
use super::{Note, note};
use crate::app::App;
use crate::builder::{LogAsked, TenantDeed};
use crate::edge::operator::Operator;
use crate::registry::Tenant;

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(deeds))
        .routes(routes!(deed_words))
        .routes(routes!(export_deeds))
        .routes(routes!(log))
        .routes(routes!(log_words))
        .routes(routes!(export_log))
}

/// Lists what operators did.
#[utoipa::path(get, path = "/api/audit-log", operation_id = "audit_deeds", tag = "audit", params(DeedFilter, PageQuery),
    responses((status = 200, body = Page<OperatorDeed>), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn deeds(
    State(app): State<App>,
    Query(filter): Query<DeedFilter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<OperatorDeed>>> {
    let mut asked = filter.asked()?;
    (asked.limit, asked.offset) = (page.limit().unsigned_abs(), page.offset().unsigned_abs());
    let (rows, total) = app.registry.deeds(&asked).await?;
    let rows = rows.into_iter().map(OperatorDeed::from).collect();
    Ok(Json(Page::new(rows, i64::try_from(total).unwrap_or(i64::MAX), page)))
}

/// Lists the words of what operators did.
#[utoipa::path(get, path = "/api/audit-log/actions", operation_id = "audit_deed_words", tag = "audit",
    responses((status = 200, body = Vec<String>), (status = 401, body = Problem)))]
async fn deed_words(State(app): State<App>) -> Result<Json<Vec<String>>> {
    Ok(Json(app.registry.deed_words().await?))
}

/// Rows of a file at a time.
const PORTION: u32 = 2_000;

/// What operators did, as a file.
#[utoipa::path(get, path = "/api/audit-log/export.csv", operation_id = "audit_export_deeds", tag = "audit", params(DeedFilter),
    responses((status = 200, content_type = "text/csv", body = String), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn export_deeds(State(app): State<App>, Query(filter): Query<DeedFilter>) -> Result<Response> {
    let mut asked = filter.asked()?;
    // What is done meanwhile must not push rows from one portion into the next.
    asked.before = asked.before.or_else(|| Some(until_now(&app)));
    asked.limit = u64::from(PORTION);
    let portions = move |offset: u32| {
        let (app, mut asked) = (app.clone(), asked.clone());
        asked.offset = u64::from(offset);
        async move {
            let (rows, _) = app.registry.deeds(&asked).await?;
            let rows: Vec<OperatorDeed> = rows.into_iter().map(OperatorDeed::from).collect();
            Ok((rows.len(), rows.iter().map(deed_line).collect::<String>()))
        }
    };
    file("attachment; filename=\"operators-log.csv\"", &DEED_COLUMNS, portions).await
}

/// Lists what was done in a tenant. That somebody read it is written down.
#[utoipa::path(get, path = "/api/tenants/{id}/audit-log", operation_id = "audit_log", tag = "audit",
    params(("id" = String, Path, description = "The tenant"), LogFilter, PageQuery),
    responses((status = 200, body = Page<TenantDeed>), (status = 401, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn log(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Query(filter): Query<LogFilter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<TenantDeed>>> {
    let mut asked = filter.asked()?;
    let size = |number: i64| i32::try_from(number).unwrap_or(i32::MAX);
    (asked.limit, asked.offset) = (size(page.limit()), size(page.offset()));
    let tenant = app.registry.tenant(&id).await?;
    read(
        &app,
        &operator,
        &caller,
        &tenant,
        "tenant.log_read",
        json!({ "page": page.page() }),
    )
    .await?;
    let rows = rows(&app, &tenant, &asked).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        // Beyond the last page no row carries the total.
        None if page.page() > 1 => {
            (asked.limit, asked.offset) = (1, 0);
            self::rows(&app, &tenant, &asked)
                .await?
                .first()
                .map_or(0, |row| row.total)
        }
        None => 0,
    };
    Ok(Json(Page::new(rows, total, page)))
}

/// Lists the words of what was done in a tenant.
#[utoipa::path(get, path = "/api/tenants/{id}/audit-log/actions", operation_id = "audit_log_words", tag = "audit",
    params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Vec<String>), (status = 401, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn log_words(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<String>>> {
    let tenant = app.registry.tenant(&id).await?;
    let Some((schema, cluster)) = place(&tenant) else {
        return Ok(Json(Vec::new()));
    };
    let words = app.crew.ground(cluster)?.audit_actions(&schema).await;
    Ok(Json(words.map_err(|error| away(&tenant, &error))?))
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
    let mut asked = filter.asked()?;
    asked.before = asked.before.or_else(|| Some(until_now(&app)));
    asked.limit = i32::try_from(PORTION).unwrap_or(i32::MAX);
    let tenant = app.registry.tenant(&id).await?;
    read(&app, &operator, &caller, &tenant, "tenant.log_exported", json!({})).await?;
    let portions = move |offset: u32| {
        let (app, tenant, mut asked) = (app.clone(), tenant.clone(), asked.clone());
        asked.offset = i32::try_from(offset).unwrap_or(i32::MAX);
        async move {
            let rows = rows(&app, &tenant, &asked).await?;
            Ok((rows.len(), rows.iter().map(log_line).collect::<String>()))
        }
    };
    file("attachment; filename=\"audit-log.csv\"", &LOG_COLUMNS, portions).await
}

/// Behind everything that was done until this moment.
fn until_now(app: &App) -> DateTime<Utc> {
    app.clock.now() + Duration::milliseconds(1)
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
fn place(tenant: &Tenant) -> Option<(SchemaName, &str)> {
    tenant.ready_at?;
    let schema = SchemaName::parse(tenant.schema_name.as_deref()?).ok()?;
    Some((schema, tenant.cluster_id.as_deref()?))
}

async fn rows(app: &App, tenant: &Tenant, asked: &LogAsked) -> Result<Vec<TenantDeed>> {
    let Some((schema, cluster)) = place(tenant) else {
        return Ok(Vec::new());
    };
    let rows = app.crew.ground(cluster)?.audit_page(&schema, asked).await;
    rows.map_err(|error| away(tenant, &error))
}

fn away(tenant: &Tenant, error: &crate::builder::BuildError) -> Problem {
    tracing::warn!(tenant = tenant.id, %error, "the tenant's log cannot be read");
    Problem::unavailable(
        "database_unavailable",
        "The tenant's database does not answer at the moment. Please try again shortly.",
    )
}

/// A file that is written while it is sent, a portion at a time: memory stays flat. The first portion is read before the
/// answer begins, so that a failure is still a problem.
async fn file<F, Portion>(name: &'static str, columns: &[&str], portions: F) -> Result<Response>
where
    F: Fn(u32) -> Portion + Send + 'static,
    Portion: Future<Output = Result<(usize, String)>> + Send + 'static,
{
    let (count, lines) = portions(0).await?;
    let first = csv::head(columns.iter().copied()) + &lines;
    let body = stream::StreamExt::chain(
        stream::once(async move { Ok::<_, Problem>(first) }),
        rest(portions, count),
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

fn rest<F, Portion>(portions: F, first: usize) -> impl Stream<Item = Result<String>>
where
    F: Fn(u32) -> Portion,
    Portion: Future<Output = Result<(usize, String)>>,
{
    let full = PORTION as usize;
    let begin = (first == full).then_some(PORTION);
    stream::unfold((portions, begin), move |(portions, at)| async move {
        let at = at?;
        match portions(at).await {
            Ok((count, lines)) => {
                let next = (count == full).then(|| at.saturating_add(PORTION));
                Some((Ok(lines), (portions, next)))
            }
            Err(problem) => Some((Err(problem), (portions, None))),
        }
    })
}
