//! Whether a label can be had: asked while the operator types.
use axum::extract::State;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Refusal, check_label};
use crate::app::App;

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(look_up_label))
}

/// Whether a label can be had.
#[derive(Debug, Serialize, ToSchema)]
pub struct LabelState {
    /// True when a new team may have it.
    available: bool,
    /// Why not.
    reason: Option<String>,
}

/// Says whether a new team may have this label.
#[utoipa::path(get, path = "/api/labels/{label}", tag = "domains", params(("label" = String, Path, description = "What was typed")),
    responses((status = 200, body = LabelState), (status = 401, body = Problem)))]
async fn look_up_label(State(app): State<App>, Path(label): Path<String>) -> Result<Json<LabelState>> {
    let refusal = match check_label(&label) {
        Ok(label) if app.registry.label_taken(label.as_str()).await? => Some(Refusal::Taken),
        Ok(_) => None,
        Err(refusal) => Some(refusal),
    };
    Ok(Json(LabelState {
        available: refusal.is_none(),
        reason: refusal.map(|refusal| refusal.to_string()),
    }))
}
