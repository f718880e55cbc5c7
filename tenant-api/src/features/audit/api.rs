//! The log over HTTP: the admins', the person's own, and the file.
use std::sync::Arc;

use axum::body::Body;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use learnt_kernel::cursor::{Cursor, CursorPage, CursorQuery};
use learnt_queries::queries::audit as sql;

use super::list::{self, AuditRow, Filter, LogFilter};
use crate::db::directory::Tenant;
use crate::edge::csv;
use crate::prelude::*;

/// What was done in the team, for superadmins in the tenant, the newest first.
#[utoipa::path(get, path = "/api/audit-log", operation_id = "audit_list", tag = "audit", params(Filter, CursorQuery),
    responses((status = 200, body = CursorPage<AuditRow>), (status = 422, body = Problem)))]
pub async fn list(
    actor: Actor,
    Query(filter): Query<Filter>,
    Query(page): Query<CursorQuery>,
) -> Result<Json<CursorPage<AuditRow>>> {
    let log_filter = filter
        .into_log_filter(actor.context.tenant.time_zone)?
        .visible_to(&actor);
    let client = actor.client().await?;
    Ok(Json(list::page(&client, &log_filter, &page).await?))
}

/// The words of what was done, for the filter.
#[utoipa::path(get, path = "/api/audit-log/actions", operation_id = "audit_actions", tag = "audit", responses((status = 200, body = Vec<String>)))]
pub async fn actions(actor: Actor) -> Result<Json<Vec<String>>> {
    let client = actor.client().await?;
    Ok(Json(sql::actions().bind(&*client).all().await.sql()?))
}

/// One thing that was done.
#[utoipa::path(get, path = "/api/audit-log/{id}", operation_id = "audit_one", tag = "audit", params(("id" = Uuid, Path, description = "The row")),
    responses((status = 200, body = AuditRow), (status = 404, body = Problem)))]
pub async fn one(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<AuditRow>> {
    let client = actor.client().await?;
    let row = list::get(&client, &LogFilter::default().visible_to(&actor), id)
        .await?
        .ok_or_else(Problem::not_found)?;
    Ok(Json(row))
}

/// What I did, what was done in my name, and what was done to my membership of this team.
#[utoipa::path(get, path = "/api/me/audit-log", operation_id = "audit_mine", tag = "audit", params(CursorQuery),
    responses((status = 200, body = CursorPage<AuditRow>), (status = 422, body = Problem)))]
pub async fn mine(actor: Actor, Query(page): Query<CursorQuery>) -> Result<Json<CursorPage<AuditRow>>> {
    let client = actor.client().await?;
    Ok(Json(
        list::of_person(&client, actor.user_id, &actor.membership_id, &page).await?,
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
pub async fn export(actor: Actor, Query(filter): Query<Filter>) -> Result<Response> {
    let log_filter = filter
        .into_log_filter(actor.context.tenant.time_zone)?
        .visible_to(&actor);
    let tenant = actor.context.tenant.clone();
    let source = Arc::new(Source {
        app: actor.app.clone(),
        tenant,
        filter: log_filter,
    });
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
    filter: LogFilter,
}

impl Source {
    /// With a connection of its own: whoever reads slowly must not keep one.
    async fn after(&self, behind: Option<Cursor>) -> Result<(Vec<AuditRow>, Option<Cursor>)> {
        let client = self.app.client_of(&self.tenant).await?;
        list::portion(&client, &self.filter, behind).await
    }

    async fn next(&self, behind: Cursor) -> Option<(Result<String>, Option<Cursor>)> {
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
    let (at, actor, acting_as) = (csv::timestamp(Some(row.at)), id(row.actor), id(row.acting_as));
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

/// At least a year, at most ten.
const MONTHS: std::ops::RangeInclusive<i16> = 12..=120;

/// How long the log is kept.
#[derive(Serialize, ToSchema)]
pub struct AuditSettings {
    /// Older rows are deleted.
    months: i16,
    /// To be sent with a change.
    revision: i32,
}

/// What is to be different.
#[derive(Deserialize, ToSchema)]
pub struct AuditSettingsChange {
    /// 12 to 120.
    #[schema(minimum = 12, maximum = 120)]
    months: i16,
    /// The revision that was looked at: an older one is refused with 409.
    revision: i32,
}

/// How long the log is kept
#[utoipa::path(get, path = "/api/settings/audit-log", operation_id = "audit_settings", tag = "settings",
    responses((status = 200, body = AuditSettings), (status = 403, body = Problem)))]
pub async fn settings(actor: Actor) -> Result<Json<AuditSettings>> {
    let client = actor.client().await?;
    let row = sql::settings().bind(&*client).one().await.sql()?;
    Ok(Json(AuditSettings {
        months: row.months,
        revision: row.revision,
    }))
}

/// Change how long the log is kept
#[utoipa::path(patch, path = "/api/settings/audit-log", operation_id = "audit_change_settings", tag = "settings", request_body = AuditSettingsChange,
    responses((status = 200, body = AuditSettings), (status = 403, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn change_settings(actor: Actor, Json(body): Json<AuditSettingsChange>) -> Result<Json<AuditSettings>> {
    let AuditSettingsChange { months, revision } = body;
    if !MONTHS.contains(&months) {
        let sentence = "Choose 12 to 120 months.";
        return Err(Problem::field("months", "out_of_range", sentence));
    }
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    let before = sql::lock_settings().bind(change.tx()).one().await.sql()?;
    revision::expect(before.revision, revision, revision::settings)?;
    sql::change_settings()
        .bind(change.tx(), &months, &actor.real_id, &change.now())
        .await
        .sql()?;
    let tenant = &actor.context.tenant;
    let entry = AuditEntry::new("audit_settings.changed", tenant.id.as_str()).named(tenant.name.as_str());
    let entry = entry.with("before", before.months).with("months", months);
    change.record(entry).await?;
    change.commit(&actor.app).await?;
    Ok(Json(AuditSettings {
        months,
        revision: revision + 1,
    }))
}
