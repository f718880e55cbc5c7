//! The report of rewards over HTTP: the transactions of a team's people, these people, their figures, and all of it as files.

use axum::response::Response;

use super::super::report::{self, ReportFilter, RewardReportQuery, RewardReportRow, RewardReportTotals};
use super::super::report_people::{self, RewardReportPerson};
use super::report_export::{self, ReportPart};
use crate::prelude::*;

/// What the team's people earned and redeemed, the latest first
#[utoipa::path(get, path = "/api/rewards/report", operation_id = "rewards_report", tag = "rewards", params(RewardReportQuery, PageQuery),
    responses((status = 200, body = Page<RewardReportRow>), (status = 422, body = Problem)))]
pub async fn transactions(
    actor: Actor,
    Query(query): Query<RewardReportQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<RewardReportRow>>> {
    let filter = ReportFilter::of(&actor.context, &query)?;
    let client = actor.client().await?;
    let wanted = (query.sort.as_deref(), page);
    Ok(Json(
        report::page(&actor.app, &actor.context, &client, &filter, wanted).await?,
    ))
}

/// The people of these transactions, each with what they earned and redeemed of them
#[utoipa::path(get, path = "/api/rewards/report/people", operation_id = "rewards_report_people", tag = "rewards", params(RewardReportQuery, PageQuery),
    responses((status = 200, body = Page<RewardReportPerson>), (status = 422, body = Problem)))]
pub async fn people(
    actor: Actor,
    Query(query): Query<RewardReportQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<RewardReportPerson>>> {
    let filter = ReportFilter::of(&actor.context, &query)?;
    let client = actor.client().await?;
    let wanted = (query.sort.as_deref(), page);
    Ok(Json(
        report_people::page(&actor.app, &actor.context, &client, &filter, wanted).await?,
    ))
}

/// What these transactions are in all, and month by month
#[utoipa::path(get, path = "/api/rewards/report/totals", operation_id = "rewards_report_totals", tag = "rewards", params(RewardReportQuery),
    responses((status = 200, body = RewardReportTotals), (status = 422, body = Problem)))]
pub async fn totals(actor: Actor, Query(query): Query<RewardReportQuery>) -> Result<Json<RewardReportTotals>> {
    let filter = ReportFilter::of(&actor.context, &query)?;
    let client = actor.client().await?;
    Ok(Json(report::totals(&client, &filter, actor.app.clock.now()).await?))
}

/// All of these transactions as a file
#[utoipa::path(get, path = "/api/rewards/report.csv", operation_id = "rewards_report_export", tag = "rewards", params(RewardReportQuery),
    responses((status = 200, content_type = "text/csv", body = String), (status = 422, body = Problem)))]
pub async fn export(actor: Actor, Query(query): Query<RewardReportQuery>) -> Result<Response> {
    let filter = ReportFilter::of(&actor.context, &query)?;
    let name = "attachment; filename=\"rewards.csv\"";
    report_export::sheet(&actor, filter, ReportPart::Transactions, name).await
}

/// All of these transactions as a workbook
#[utoipa::path(get, path = "/api/rewards/report.xlsx", operation_id = "rewards_report_workbook", tag = "rewards", params(RewardReportQuery),
    responses((status = 200, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", body = Vec<u8>),
        (status = 422, body = Problem)))]
pub async fn workbook(actor: Actor, Query(query): Query<RewardReportQuery>) -> Result<Response> {
    let filter = ReportFilter::of(&actor.context, &query)?;
    let name = "attachment; filename=\"rewards.xlsx\"";
    Ok(report_export::workbook(&actor, filter, ReportPart::Transactions, name))
}

/// All of these people as a file, by name
#[utoipa::path(get, path = "/api/rewards/report/people.csv", operation_id = "rewards_report_people_export", tag = "rewards", params(RewardReportQuery),
    responses((status = 200, content_type = "text/csv", body = String), (status = 422, body = Problem)))]
pub async fn export_people(actor: Actor, Query(query): Query<RewardReportQuery>) -> Result<Response> {
    let filter = ReportFilter::of(&actor.context, &query)?;
    let name = "attachment; filename=\"reward-balances.csv\"";
    report_export::sheet(&actor, filter, ReportPart::People, name).await
}

/// All of these people as a workbook, by name
#[utoipa::path(get, path = "/api/rewards/report/people.xlsx", operation_id = "rewards_report_people_workbook", tag = "rewards", params(RewardReportQuery),
    responses((status = 200, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", body = Vec<u8>),
        (status = 422, body = Problem)))]
pub async fn people_workbook(actor: Actor, Query(query): Query<RewardReportQuery>) -> Result<Response> {
    let filter = ReportFilter::of(&actor.context, &query)?;
    let name = "attachment; filename=\"reward-balances.xlsx\"";
    Ok(report_export::workbook(&actor, filter, ReportPart::People, name))
}
