//! The console's search of everything.
use axum::extract::State;
use learnt_kernel::input::{Json, Query};
use learnt_kernel::problem::{Problem, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::edge::gate::{Gate, gate};

/// Of each kind so many: who wants more goes on typing.
const MOST: i64 = 6;
/// Shorter words find everything.
const SHORTEST: usize = 2;

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Operator, routes!(search)))
}

/// What is looked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct Sought {
    /// Part of a name, a label or a host; or the whole address of a person.
    q: String,
}

/// Something that was found.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchHit {
    /// tenant, team, domain or person.
    kind: String,
    /// The tenant it belongs to.
    tenant_id: String,
    tenant_name: String,
    title: String,
    /// The tenant's or domain's state, the team's host, the person's address.
    note: String,
}

/// Finds tenants, teams and own domains by a part of their names, and people by their whole address: six of each at most.
#[utoipa::path(get, path = "/api/search", operation_id = "search", tag = "search", params(Sought),
    responses((status = 200, body = Vec<SearchHit>), (status = 401, body = Problem)))]
async fn search(State(app): State<App>, Query(sought): Query<Sought>) -> Result<Json<Vec<SearchHit>>> {
    let query = sought.q.trim();
    if query.chars().count() < SHORTEST {
        return Ok(Json(Vec::new()));
    }
    let found = app.registry.find(query, MOST).await?;
    let hits = found.into_iter().map(|row| SearchHit {
        kind: row.kind,
        tenant_id: row.tenant_id,
        tenant_name: row.tenant_name,
        title: row.title,
        note: row.note,
    });
    Ok(Json(hits.collect()))
}
