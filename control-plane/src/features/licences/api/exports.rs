//! One month of all tenants as a file: for programs, for a spreadsheet, for paper.
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderName, HeaderValue, header};
use learnt_kernel::csv;
use learnt_kernel::input::Query;
use learnt_kernel::licence::month_text;
use learnt_kernel::problem::{Problem, Result};

use super::super::paper::paper;
use super::super::view::{COLUMNS, LicenceLine, line};
use super::super::workbook::workbook;
use super::MonthFilter;
use crate::app::App;

/// One month of all tenants, as a file.
#[utoipa::path(get, path = "/api/licences/export.csv", operation_id = "licences_export", tag = "licences", params(MonthFilter),
    responses((status = 200, content_type = "text/csv", body = String), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn export(State(app): State<App>, Query(month_filter): Query<MonthFilter>) -> Result<Response> {
    let rows = app.registry.licences(&month_filter.filter(&app)?).await?;
    let lines: String = rows.into_iter().map(|row| line(&LicenceLine::from(row))).collect();
    let headers = attachment("text/csv; charset=utf-8", "attachment; filename=\"licences.csv\"");
    Ok((headers, csv::head(COLUMNS) + &lines).into_response())
}

/// One month of all tenants, as a workbook.
#[utoipa::path(get, path = "/api/licences/export.xlsx", operation_id = "licences_export_workbook", tag = "licences", params(MonthFilter),
    responses((status = 200, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", body = Vec<u8>), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn export_workbook(
    State(app): State<App>,
    Query(month_filter): Query<MonthFilter>,
) -> Result<Response> {
    let rows = app.registry.licences(&month_filter.filter(&app)?).await?;
    let lines: Vec<LicenceLine> = rows.into_iter().map(LicenceLine::from).collect();
    let bytes = workbook(&lines).map_err(|error| Problem::internal(&error))?;
    let headers = attachment(
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "attachment; filename=\"licences.xlsx\"",
    );
    Ok((headers, bytes).into_response())
}

/// One month of all tenants, as a PDF.
#[utoipa::path(get, path = "/api/licences/export.pdf", operation_id = "licences_export_paper", tag = "licences", params(MonthFilter),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn export_paper(State(app): State<App>, Query(month_filter): Query<MonthFilter>) -> Result<Response> {
    let filter = month_filter.filter(&app)?;
    let rows = app.registry.licences(&filter).await?;
    let lines: Vec<LicenceLine> = rows.into_iter().map(LicenceLine::from).collect();
    // Drawing takes a while: nobody else waits for it.
    let drawn = tokio::task::spawn_blocking(move || paper(&month_text(filter.month), &lines)).await;
    let bytes = drawn.map_err(|error| Problem::internal(&error))?;
    let headers = attachment("application/pdf", "attachment; filename=\"licences.pdf\"");
    Ok((headers, bytes).into_response())
}

fn attachment(kind: &'static str, name: &'static str) -> [(HeaderName, HeaderValue); 3] {
    [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static(name)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ]
}
