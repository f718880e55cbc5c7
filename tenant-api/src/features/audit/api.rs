//! The log over HTTP: the admins', the person's own, and the file.
use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::audit as sql;
use uuid::Uuid;

use super::list::{self, Asked, AuditRow, Behind, Filter};
use crate::app::App;
use crate::db::Sql;
use crate::db::directory::Tenant;
use crate::edge::{Actor, Json, Path, Query, csv};

/// What was done in the tenant, the newest first.
#[utoipa::path(get, path = "/api/audit-log", operation_id = "audit_list", tag = "audit", params(Filter, PageQuery),
    responses((status = 200, body = Page<AuditRow>), (status = 422, body = Problem)))]
pub async fn list(
    State(app): State<App>,
    actor: Actor,
    Query(filter): Query<Filter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<AuditRow>>> {
    let asked = filter.asked(actor.here.tenant.time_zone)?;
    let client = app.client(&actor.here).await?;
    Ok(Json(list::page(&client, &asked, &page).await?))
}

/// The words of what was done, for the filter.
#[utoipa::path(get, path = "/api/audit-log/actions", operation_id = "audit_actions", tag = "audit", responses((status = 200, body = Vec<String>)))]
pub async fn actions(State(app): State<App>, actor: Actor) -> Result<Json<Vec<String>>> {
    let client = app.client(&actor.here).await?;
    Ok(Json(sql::actions().bind(&*client).all().await.sql()?))
}

/// One thing that was done.
#[utoipa::path(get, path = "/api/audit-log/{id}", operation_id = "audit_one", tag = "audit", params(("id" = Uuid, Path, description = "The row")),
    responses((status = 200, body = AuditRow), (status = 404, body = Problem)))]
pub async fn one(State(app): State<App>, actor: Actor, Path(id): Path<Uuid>) -> Result<Json<AuditRow>> {
    let client = app.client(&actor.here).await?;
    let row = list::one(&client, id).await?.ok_or_else(Problem::not_found)?;
    Ok(Json(row))
}

/// What I did, what was done in my name, and what was done to my membership of this team.
#[utoipa::path(get, path = "/api/me/audit-log", operation_id = "audit_mine", tag = "audit", params(PageQuery),
    responses((status = 200, body = Page<AuditRow>)))]
pub async fn mine(State(app): State<App>, actor: Actor, Query(page): Query<PageQuery>) -> Result<Json<Page<AuditRow>>> {
    let client = app.client(&actor.here).await?;
    Ok(Json(
        list::of(&client, actor.user_id, &actor.membership_id, &page).await?,
    ))
}

const COLUMNS: [&str; 12] = [
    "at",
    "action",
    "subject",
    "subjectName",
    "actor",
    "actorName",
    "actingAs",
    "actingAsName",
    "team",
    "ip",
    "requestId",
    "details",
];

/// The rows that the filter keeps, the newest first, as a file. A portion at a time: memory stays flat.
#[utoipa::path(get, path = "/api/audit-log/export.csv", operation_id = "audit_export", tag = "audit", params(Filter),
    responses((status = 200, content_type = "text/csv", body = String), (status = 422, body = Problem)))]
pub async fn export(State(app): State<App>, actor: Actor, Query(filter): Query<Filter>) -> Result<Response> {
    let asked = filter.asked(actor.here.tenant.time_zone)?;
    let tenant = actor.here.tenant.clone();
    let source = Arc::new(Source { app, tenant, asked });
    // The first portion is read before the answer begins, so that a failure is still a problem.
    let (rows, behind) = source.after(None).await?;
    let first = csv::head(COLUMNS) + &text(&rows);
    let rest = stream::unfold(behind, move |behind| {
        let source = source.clone();
        async move { source.next(behind?).await }
    });
    let body = stream::once(async move { Ok::<_, Problem>(first) }).chain(rest);
    Ok(csv::attachment(
        "attachment; filename=\"audit-log.csv\"",
        Body::from_stream(body),
    ))
}

/// Where the rows come from.
struct Source {
    app: App,
    tenant: Arc<Tenant>,
    asked: Asked,
}

impl Source {
    /// With a connection of its own: whoever reads slowly must not keep one.
    async fn after(&self, behind: Option<Behind>) -> Result<(Vec<AuditRow>, Option<Behind>)> {
        let client = self.app.client_of(&self.tenant).await?;
        list::portion(&client, &self.asked, behind).await
    }

    async fn next(&self, behind: Behind) -> Option<(Result<String>, Option<Behind>)> {
        match self.after(Some(behind)).await {
            Ok((rows, _)) if rows.is_empty() => None,
            Ok((rows, behind)) => Some((Ok(text(&rows)), behind)),
            Err(problem) => Some((Err(problem), None)),
        }
    }
}

fn text(rows: &[AuditRow]) -> String {
    rows.iter().map(line).collect()
}

fn line(row: &AuditRow) -> String {
    let id = |id: Option<Uuid>| id.map(|id| id.to_string()).unwrap_or_default();
    let (at, actor, acting_as) = (csv::moment(Some(row.at)), id(row.actor), id(row.acting_as));
    let details = row.details.to_string();
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let (name, by, of, team) = (
        text(&row.subject_name),
        text(&row.actor_name),
        text(&row.acting_as_name),
        text(&row.team_id),
    );
    let (ip, request) = (text(&row.ip), text(&row.request_id));
    csv::line([
        at.as_str(),
        &row.action,
        &row.subject,
        &name,
        &actor,
        &by,
        &acting_as,
        &of,
        &team,
        &ip,
        &request,
        &details,
    ])
}
