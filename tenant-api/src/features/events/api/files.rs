//! Who has a seat, as files.

use crate::prelude::*;

use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::super::people;
use super::super::planning;
use super::super::sign_in::Language;
use super::super::workbook;
use super::desk::at;

/// How a sheet is written.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct SheetQuery {
    /// Of what it says by itself.
    #[param(inline)]
    language: Language,
}

/// A sheet on which whoever has a seat signs in, as a PDF; for whoever runs the event, too
#[utoipa::path(get, path = "/api/events/{id}/sign-in-sheet.pdf", tag = "events", params(("id" = Uuid, Path), SheetQuery),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "sheet_too_long")))]
pub async fn events_sign_in_sheet(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<SheetQuery>,
) -> Result<Response> {
    let client = actor.client().await?;
    planning::expect_runs(&client, &actor, id).await?;
    let file = people::sign_in_sheet(&actor.app, &client, at(&actor).team, id, query.language).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"sign-in-sheet.pdf\"",
        ),
    ];
    Ok((headers, file).into_response())
}

/// Who has a seat, as a workbook
#[utoipa::path(get, path = "/api/events/{id}/attendees.xlsx", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", body = Vec<u8>),
        (status = 404, body = Problem)))]
pub async fn events_workbook(actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let client = actor.client().await?;
    let file = people::workbook(&client, at(&actor).team, id).await?;
    let headers = [
        (header::CONTENT_TYPE, workbook::MEDIA_TYPE),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"attendees.xlsx\""),
    ];
    Ok((headers, file).into_response())
}

/// Who has a seat, as a file
#[utoipa::path(get, path = "/api/events/{id}/attendees.csv", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "text/csv", body = String), (status = 404, body = Problem)))]
pub async fn events_sheet(actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let client = actor.client().await?;
    let file = people::sheet(&client, at(&actor).team, id).await?;
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], file).into_response())
}
