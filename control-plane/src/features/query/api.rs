//! The routes of the query screen.
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, StatusCode, header};
use learnt_kernel::caller::Caller;
use learnt_kernel::cursor::PagePosition;
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::catalogue::{Field, QueryCollection, QueryField, collections, is_collection, tables};
use super::model::{CollectionQuery, QueryInput, Refusal, SaveQuery, is_fresh};
use super::view::{PastQuery, QueryAnswer, SavedQuery};
use crate::app::App;
use crate::builder::{Column, QueryFailure, Question};
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event, note};
use crate::features::members::{schema_of, unavailable};
use crate::features::sign_in::check_code;
use crate::registry::{AuditQuery, Tenant};

/// The word in the operators' log by which the history is found again.
const QUERIED: &str = "tenant.queried";
const MOST_PAST: u32 = 30;
/// More are not kept of one operator.
pub(super) const MOST_SAVED: i64 = 100;

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Support, routes!(list_collections)))
        .routes(gate(Gate::Support, routes!(ask)))
        .routes(gate(Gate::Support, routes!(export)))
        .routes(gate(Gate::Support, routes!(saved, save)))
        .routes(gate(Gate::Support, routes!(delete)))
        .routes(gate(Gate::Support, routes!(history)))
}

/// The collections of a tenant that can be asked about, with their fields.
#[utoipa::path(get, path = "/api/tenants/{id}/collections", operation_id = "query_collections", tag = "query",
    params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Vec<QueryCollection>), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn list_collections(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<QueryCollection>>> {
    let tenant = app.registry.tenant(&id).await?;
    let columns = columns(&app, &tenant).await?;
    let found = collections(&columns).into_iter().map(|(name, fields)| QueryCollection {
        name,
        fields: fields.iter().map(QueryField::from).collect(),
    });
    Ok(Json(found.collect()))
}

/// Asks a tenant's rows. What is asked, and why, is written down before.
#[utoipa::path(post, path = "/api/tenants/{id}/query", operation_id = "query_ask", tag = "query", request_body = QueryInput,
    params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = QueryAnswer), (status = 401, body = Problem), (status = 403, body = Problem, description = "not_fresh"), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 429, body = Problem, description = "query_running"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn ask(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<QueryInput>,
) -> Result<Json<QueryAnswer>> {
    Ok(Json(answer(&app, (&operator, &caller), &id, &body, QUERIED).await?))
}

/// Asks a tenant's rows, for a file. What is asked, and why, is written down before.
#[utoipa::path(post, path = "/api/tenants/{id}/query/export", operation_id = "query_export", tag = "query", request_body = QueryInput,
    params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, content_type = "text/csv", body = String), (status = 401, body = Problem), (status = 403, body = Problem, description = "not_fresh"), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 429, body = Problem, description = "query_running"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn export(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<QueryInput>,
) -> Result<Response> {
    let is_json = body.is_json()?;
    let answer = answer(&app, (&operator, &caller), &id, &body, "tenant.query_exported").await?;
    let (kind, body) = if is_json {
        ("application/json", answer.json().to_string())
    } else {
        ("text/csv; charset=utf-8", answer.csv())
    };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, body).into_response())
}

async fn columns(app: &App, tenant: &Tenant) -> Result<Vec<Column>> {
    let (schema, cluster) = schema_of(tenant)
        .filter(|_| tenant.ready_at.is_some())
        .ok_or(Refusal::NotBuilt)?;
    let columns = app
        .provisioner
        .tenant_database(&cluster)?
        .columns(&schema, &tables())
        .await;
    columns.map_err(|error| unavailable(tenant, &error))
}

async fn answer(
    app: &App,
    by: (&Operator, &Caller),
    id: &str,
    body: &QueryInput,
    action: &'static str,
) -> Result<QueryAnswer> {
    let tenant = app.registry.tenant(id).await?;
    let reason = body.why()?;
    let (fields, question) = body.query.read(&columns(app, &tenant).await?)?;
    prove(app, by, body).await?;
    let about = Note {
        action,
        subject: &tenant.id,
        name: Some(&tenant.name),
        details: json!({ "query": body.query, "reason": reason }),
    };
    note(app, by.0, by.1, about).await?;
    run_question(app, &tenant, &fields, &question).await
}

async fn run_question(app: &App, tenant: &Tenant, fields: &[Field], question: &Question) -> Result<QueryAnswer> {
    match app.provisioner.ask(tenant, question).await {
        Ok(found) => Ok(QueryAnswer::new(fields, found)),
        Err(QueryFailure::TooLong) => Err(Refusal::TooLong.into()),
        Err(QueryFailure::Busy) => Err(Refusal::Busy.into()),
        Err(QueryFailure::Build(error)) => Err(unavailable(tenant, &error)),
    }
}

/// Only an operator who proved a short while ago that it is them; a code proves it again.
async fn prove(app: &App, (operator, caller): (&Operator, &Caller), body: &QueryInput) -> Result<()> {
    let now = app.clock.now();
    match body.code.as_deref().map(str::trim).filter(|code| !code.is_empty()) {
        Some(code) => {
            let account = app.registry.operator(operator.id).await?;
            let account = account.ok_or_else(Problem::signed_out)?;
            if !check_code(app, caller, &account, code).await? {
                return Err(Refusal::WrongCode.into());
            }
            Ok(app.registry.session_proved(operator.session, now).await?)
        }
        None => match app.registry.proved_at(operator.session).await? {
            Some(proved) if is_fresh(proved, now) => Ok(()),
            _ => Err(Refusal::NotFresh.into()),
        },
    }
}

/// The questions that operators saved.
#[utoipa::path(get, path = "/api/queries", operation_id = "query_saved", tag = "query",
    responses((status = 200, body = Vec<SavedQuery>), (status = 401, body = Problem)))]
async fn saved(State(app): State<App>, operator: Operator) -> Result<Json<Vec<SavedQuery>>> {
    let rows = app.registry.saved_queries().await?;
    let read = rows.into_iter().map(|row| SavedQuery {
        is_own: row.operator_id == operator.id,
        id: row.id,
        name: row.name,
        query: stored_question(row.query),
        by: row.operator_name,
        saved_at: row.saved_at,
    });
    Ok(Json(read.collect()))
}

/// What an older program wrote down may lack something: that is then not asked.
fn stored_question(stored: serde_json::Value) -> CollectionQuery {
    serde_json::from_value(stored).unwrap_or_default()
}

/// Saves a question. What the operator saved under the same name is replaced.
#[utoipa::path(post, path = "/api/queries", operation_id = "query_save", tag = "query", request_body = SaveQuery,
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem, description = "too_many"), (status = 422, body = Problem)))]
async fn save(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Json(body): Json<SaveQuery>,
) -> Result<StatusCode> {
    let name = body.read_name()?;
    if !is_collection(&body.query.collection) {
        return Err(Problem::field(
            "collection",
            "unknown",
            "This collection does not exist.",
        ));
    }
    let id = new_id();
    let subject = id.to_string();
    let about = Note {
        action: "query.saved",
        subject: &subject,
        name: Some(name),
        details: json!({ "query": body.query }),
    };
    let row = (id, name, json!(body.query));
    let audit_event = audit_event(&operator, &caller, about);
    let by = (operator.id, operator.name.as_str());
    if !app
        .registry
        .save_query(by, row, MOST_SAVED, audit_event, app.clock.now())
        .await?
    {
        return Err(Problem::conflict(
            "too_many",
            "You have saved 100 queries. Delete one first.",
        ));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes a question that oneself saved.
#[utoipa::path(delete, path = "/api/queries/{id}", operation_id = "query_delete", tag = "query",
    params(("id" = Uuid, Path, description = "The saved question")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn delete(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<Uuid>,
) -> Result<StatusCode> {
    let subject = id.to_string();
    let about = Note {
        action: "query.deleted",
        subject: &subject,
        name: None,
        details: json!({}),
    };
    let audit_event = audit_event(&operator, &caller, about);
    app.registry
        .delete_query(operator.id, id, audit_event, app.clock.now())
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the operator asked last, the newest first.
#[utoipa::path(get, path = "/api/queries/history", operation_id = "query_history", tag = "query",
    responses((status = 200, body = Vec<PastQuery>), (status = 401, body = Problem)))]
async fn history(State(app): State<App>, operator: Operator) -> Result<Json<Vec<PastQuery>>> {
    let query = AuditQuery {
        action: Some(QUERIED.to_owned()),
        operator: Some(operator.id),
        ..AuditQuery::default()
    };
    let rows = app
        .registry
        .audit_events(&query, PagePosition::First, MOST_PAST)
        .await?;
    let past = rows.into_iter().map(|(row, _)| PastQuery {
        id: row.id,
        tenant_id: row.subject,
        tenant_name: row.subject_name,
        query: stored_question(row.details["query"].clone()),
        reason: row.details["reason"].as_str().unwrap_or_default().to_owned(),
        at: row.at,
    });
    Ok(Json(past.collect()))
}
