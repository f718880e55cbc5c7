//! What can be chosen in a trigger, and whom it would concern.
use axum::extract::State;
use chrono::Duration;
use learnt_kernel::filters::contains;
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use serde::Deserialize;
use serde_json::json;
use utoipa::IntoParams;

use super::trigger_tenant;
use crate::app::App;
use crate::builder::{Category, Choice, DryRun};
use crate::features::triggers::view::{RuleCategory, TriggerChoice, TriggerDryRun, TriggerPerson};

/// For whom a trigger would run: everybody that it is for, or those to whom its event has happened lately
#[utoipa::path(post, path = "/api/tenants/{id}/triggers/dry-run", operation_id = "triggers_dry_run", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), PageQuery), request_body = TriggerDryRun,
    responses((status = 200, body = Page<TriggerPerson>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn dry_run(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(page): Query<PageQuery>,
    Json(of): Json<TriggerDryRun>,
) -> Result<Json<Page<TriggerPerson>>> {
    if of.days.is_some_and(|days| !(1..=30).contains(&days)) {
        return Err(Problem::field("days", "out_of_range", "Enter a number from 1 to 30."));
    }
    if of.rule.values().any(Vec::is_empty) || of.rule.is_empty() {
        return Err(Problem::field("rule", "required", "Choose at least one value."));
    }
    let at = trigger_tenant(&app, &id).await?;
    let query = DryRun {
        team: &of.team_id,
        rule: json!(of.rule),
        event: of.event,
        documents: &of.documents,
        since: of.days.map(|days| app.clock.now() - Duration::days(days)),
        limit: page.limit(),
        offset: page.offset(),
    };
    let rows = at
        .tenant_database
        .dry_run(&at.schema, &query)
        .await
        .map_err(at.away())?;
    let total = rows.first().map_or(0, |row| row.total);
    Ok(Json(Page::new(
        rows.into_iter().map(TriggerPerson::from).collect(),
        total,
        page,
    )))
}

/// What is to be chosen from.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ChoicesQuery {
    /// The team in which the trigger acts.
    team: String,
    /// `course`, `resource`, `badge`, `event`, `form` or `field`.
    kind: String,
    /// Part of the name.
    #[serde(default)]
    search: String,
}

/// What a trigger can name, by a part of its name
#[utoipa::path(get, path = "/api/tenants/{id}/triggers/choices", operation_id = "triggers_choices", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ChoicesQuery),
    responses((status = 200, body = Vec<TriggerChoice>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn choices(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<ChoicesQuery>,
) -> Result<Json<Vec<TriggerChoice>>> {
    let at = trigger_tenant(&app, &id).await?;
    let of = (query.team.as_str(), query.kind.as_str());
    let found = at
        .tenant_database
        .trigger_choices(&at.schema, of, &contains(&query.search))
        .await
        .map_err(at.away())?;
    Ok(Json(found.into_iter().map(TriggerChoice::from).collect()))
}

/// Whose categories.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TeamQuery {
    /// The team in which the trigger acts.
    team: String,
}

/// The categories that a rule can ask for
#[utoipa::path(get, path = "/api/tenants/{id}/triggers/categories", operation_id = "triggers_categories", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), TeamQuery),
    responses((status = 200, body = Vec<RuleCategory>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn categories(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(of): Query<TeamQuery>,
) -> Result<Json<Vec<RuleCategory>>> {
    let at = trigger_tenant(&app, &id).await?;
    let found = at
        .tenant_database
        .rule_categories(&at.schema, &of.team)
        .await
        .map_err(at.away())?;
    let view = |one: Category| RuleCategory {
        id: one.category,
        label: one.label,
        shape: one.shape,
    };
    Ok(Json(found.into_iter().map(view).collect()))
}

/// Whose values.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct CategoryQuery {
    /// The team in which the trigger acts.
    team: String,
    category: String,
    /// Part of the value.
    #[serde(default)]
    search: String,
}

/// Values of a category, as people of the team have them
#[utoipa::path(get, path = "/api/tenants/{id}/triggers/values", operation_id = "triggers_values", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), CategoryQuery),
    responses((status = 200, body = Vec<TriggerChoice>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn values(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(of): Query<CategoryQuery>,
) -> Result<Json<Vec<TriggerChoice>>> {
    let at = trigger_tenant(&app, &id).await?;
    let categories = at
        .tenant_database
        .rule_categories(&at.schema, &of.team)
        .await
        .map_err(at.away())?;
    let categories = categories.into_iter().find(|one| one.category == of.category);
    let shape = categories
        .ok_or_else(|| Problem::field("category", "unknown_category", "This category does not exist."))?
        .shape;
    let category = (of.category.as_str(), shape.as_str());
    let found = at
        .tenant_database
        .rule_values(&at.schema, &of.team, category, &contains(&of.search))
        .await
        .map_err(at.away())?;
    Ok(Json(found.into_iter().map(TriggerChoice::from).collect()))
}

impl From<Choice> for TriggerChoice {
    fn from(one: Choice) -> Self {
        Self {
            value: one.value,
            label: one.label,
        }
    }
}
