//! The console's routes about triggers.
use axum::extract::State;
use chrono::Duration;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::filters::{contains, said};
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::request;
use learnt_kernel::tenant::{SchemaName, TenantId};
use learnt_kernel::trigger::Content;
use learnt_kernel::webhook::Secret;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::model::saved;
use super::runs;
use super::view::{
    RuleCategory, SwitchTo, TriggerChange, TriggerChoice, TriggerDryRun, TriggerLine, TriggerMade, TriggerPerson,
    TriggerSecret, TriggerSwitch, TriggerView,
};
use crate::app::App;
use crate::builder::{Asked, BuildError, DryRun, Ground};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, note};
use crate::features::members::{Refusal as NotThere, away, place};
use crate::registry::Tenant;

/// Routes for operators.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(dry_run))
        .routes(routes!(choices))
        .routes(routes!(categories))
        .routes(routes!(values))
        .routes(routes!(show, save))
        .routes(routes!(switch))
        .routes(routes!(secret))
        .routes(routes!(runs::list))
        .routes(routes!(runs::show))
        .routes(routes!(runs::again))
        .routes(routes!(runs::redeliver))
}

/// Where a tenant's triggers are.
pub(super) struct There<'a> {
    pub tenant: Tenant,
    pub schema: SchemaName,
    pub ground: &'a Ground,
}

impl There<'_> {
    /// What the tenant's database refused.
    pub(super) fn away(&self) -> impl FnOnce(BuildError) -> Problem {
        let tenant = self.tenant.clone();
        move |error| away(&tenant, &error)
    }

    /// The tenant API hears that there is something to do.
    pub(super) async fn announce(&self) {
        if let Ok(id) = TenantId::parse(&self.tenant.id) {
            self.ground.announce_fact(&id).await;
        }
    }
}

pub(super) async fn there<'a>(app: &'a App, id: &str) -> Result<There<'a>> {
    let tenant = app.registry.tenant(id).await?;
    let (schema, cluster) = place(&tenant).ok_or(NotThere::NotReady)?;
    let ground = app.crew.ground(&cluster)?;
    Ok(There { tenant, schema, ground })
}

/// Who does it, as the faces write it into the tenant's log.
pub(super) fn hand(operator: &Operator, caller: &Caller) -> Value {
    json!({
        "id": operator.id, "name": operator.name, "log": new_id(), "requestId": request::current_id(),
        "ip": caller.address.map(|address| address.to_string()),
    })
}

/// The same in the operators' log.
pub(super) async fn write_down(
    app: &App,
    by: (&Operator, &Caller),
    at: &There<'_>,
    action: &'static str,
    details: Value,
) -> Result<()> {
    let about = Note {
        action,
        subject: &at.tenant.id,
        name: Some(&at.tenant.name),
        details,
    };
    note(app, by.0, by.1, about).await
}

/// Which triggers are asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct Filter {
    /// Part of the title.
    search: Option<String>,
    /// `on`, `off` or `failing`.
    state: Option<String>,
    /// `title`, `-title`, `-runs` or `-updatedAt`.
    sort: Option<String>,
}

/// A tenant's triggers
#[utoipa::path(get, path = "/api/tenants/{id}/triggers", operation_id = "triggers_list", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), Filter, PageQuery),
    responses((status = 200, body = Page<TriggerLine>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn list(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(filter): Query<Filter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<TriggerLine>>> {
    let state = said(filter.state.as_deref());
    if state.is_some_and(|state| !["on", "off", "failing"].contains(&state)) {
        return Err(Problem::field("state", "unknown", "Choose on, off or failing."));
    }
    let sort = filter.sort.as_deref().unwrap_or("-updatedAt");
    if !["title", "-title", "-runs", "-updatedAt"].contains(&sort) {
        return Err(Problem::field("sort", "unknown", "Sort by title, -runs or -updatedAt."));
    }
    let at = there(&app, &id).await?;
    let asked = Asked {
        search: said(filter.search.as_deref()).map(contains),
        state,
        sort,
        limit: page.limit(),
        offset: page.offset(),
    };
    let since = app.clock.now() - Duration::days(1);
    let rows = at.ground.triggers(&at.schema, &asked, since).await.map_err(at.away())?;
    let total = rows.first().map_or(0, |row| row.total);
    Ok(Json(Page::new(
        rows.into_iter().map(TriggerLine::from).collect(),
        total,
        page,
    )))
}

/// Reads what was entered, and that its team is one of the tenant's.
async fn checked(app: &App, id: &str, content: Content) -> Result<Content> {
    let content = content.check().map_err(Problem::unprocessable)?;
    let file = app.registry.tenant_file(id).await?;
    if !file.teams.iter().any(|(team, _)| team.id == content.team_id) {
        return Err(Problem::field(
            "teamId",
            "unknown",
            "This team is not one of the tenant's.",
        ));
    }
    Ok(content)
}

/// A new trigger; it runs at once
#[utoipa::path(post, path = "/api/tenants/{id}/triggers", operation_id = "triggers_create", tag = "triggers",
    params(("id" = String, Path, description = "The tenant")), request_body = Content,
    responses((status = 201, body = TriggerMade), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn create(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(content): Json<Content>,
) -> Result<(StatusCode, Json<TriggerMade>)> {
    let at = there(&app, &id).await?;
    let content = checked(&app, &id, content).await?;
    let (trigger, by) = (new_id(), hand(&operator, &caller));
    let keys = (trigger, new_id(), None);
    let done = at.ground.save_trigger(&at.schema, keys, &content, &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    saved(&done.outcome, done.about.as_deref())?;
    let details = json!({"trigger": trigger, "title": content.title});
    write_down(&app, (&operator, &caller), &at, "trigger.created", details).await?;
    Ok((StatusCode::CREATED, Json(TriggerMade { id: trigger })))
}

pub(super) async fn found(at: &There<'_>, trigger: Uuid) -> Result<TriggerView> {
    let shown = at.ground.trigger(&at.schema, trigger).await.map_err(at.away())?;
    let shown = shown.ok_or_else(Problem::not_found)?;
    serde_json::from_value(shown).map_err(|error| Problem::internal(&error))
}

/// One trigger
#[utoipa::path(get, path = "/api/tenants/{id}/triggers/{trigger}", operation_id = "triggers_show", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)),
    responses((status = 200, body = TriggerView), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn show(State(app): State<App>, Path((id, trigger)): Path<(String, Uuid)>) -> Result<Json<TriggerView>> {
    let at = there(&app, &id).await?;
    found(&at, trigger).await.map(Json)
}

/// Changes a trigger; whoever does so answers for it from then on
#[utoipa::path(put, path = "/api/tenants/{id}/triggers/{trigger}", operation_id = "triggers_save", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)), request_body = TriggerChange,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile, not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn save(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, trigger)): Path<(String, Uuid)>,
    Json(change): Json<TriggerChange>,
) -> Result<StatusCode> {
    let at = there(&app, &id).await?;
    let content = checked(&app, &id, change.content).await?;
    let by = hand(&operator, &caller);
    let keys = (trigger, new_id(), Some(change.revision));
    let done = at.ground.save_trigger(&at.schema, keys, &content, &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    saved(&done.outcome, done.about.as_deref())?;
    let details = json!({"trigger": trigger, "title": content.title});
    write_down(&app, (&operator, &caller), &at, "trigger.changed", details).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Switches a trigger on or off, or puts it away for good
#[utoipa::path(post, path = "/api/tenants/{id}/triggers/{trigger}/state", operation_id = "triggers_switch", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)), request_body = TriggerSwitch,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn switch(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, trigger)): Path<(String, Uuid)>,
    Json(wish): Json<TriggerSwitch>,
) -> Result<StatusCode> {
    let at = there(&app, &id).await?;
    let (to, action) = match wish.to {
        SwitchTo::Enabled => ("enabled", "trigger.enabled"),
        SwitchTo::Disabled => ("disabled", "trigger.disabled"),
        SwitchTo::Archived => ("archived", "trigger.archived"),
    };
    let by = hand(&operator, &caller);
    let done = at.ground.switch_trigger(&at.schema, (trigger, to), &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    if done.outcome == "absent" {
        return Err(Problem::not_found());
    }
    let details = json!({"trigger": trigger, "title": done.about});
    write_down(&app, (&operator, &caller), &at, action, details).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The secret with which a receiver checks this trigger's webhooks
#[utoipa::path(post, path = "/api/tenants/{id}/triggers/{trigger}/secret", operation_id = "triggers_secret", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)),
    responses((status = 200, body = TriggerSecret), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn secret(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, trigger)): Path<(String, Uuid)>,
) -> Result<Json<TriggerSecret>> {
    let at = there(&app, &id).await?;
    let view = found(&at, trigger).await?;
    let tenant = TenantId::parse(&at.tenant.id).map_err(|error| Problem::internal(&error))?;
    let details = json!({"trigger": trigger, "title": view.title});
    write_down(&app, (&operator, &caller), &at, "trigger.secret_shown", details).await?;
    let secret = Secret::of(&app.config.master_key, &tenant, trigger, view.secret_version).to_text();
    Ok(Json(TriggerSecret { secret }))
}

/// For whom a trigger would run: everybody that it is for, or those to whom its event has happened lately
#[utoipa::path(post, path = "/api/tenants/{id}/triggers/dry-run", operation_id = "triggers_dry_run", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), PageQuery), request_body = TriggerDryRun,
    responses((status = 200, body = Page<TriggerPerson>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn dry_run(
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
    let at = there(&app, &id).await?;
    let asked = DryRun {
        team: &of.team_id,
        rule: json!(of.rule),
        event: of.event,
        documents: &of.documents,
        since: of.days.map(|days| app.clock.now() - Duration::days(days)),
        limit: page.limit(),
        offset: page.offset(),
    };
    let rows = at.ground.dry_run(&at.schema, &asked).await.map_err(at.away())?;
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
struct Choosing {
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
    params(("id" = String, Path, description = "The tenant"), Choosing),
    responses((status = 200, body = Vec<TriggerChoice>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn choices(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Choosing>,
) -> Result<Json<Vec<TriggerChoice>>> {
    let at = there(&app, &id).await?;
    let of = (asked.team.as_str(), asked.kind.as_str());
    let found = at
        .ground
        .trigger_choices(&at.schema, of, &contains(&asked.search))
        .await
        .map_err(at.away())?;
    Ok(Json(found.into_iter().map(TriggerChoice::from).collect()))
}

/// Whose categories.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct OfTeam {
    /// The team in which the trigger acts.
    team: String,
}

/// The categories that a rule can ask for
#[utoipa::path(get, path = "/api/tenants/{id}/triggers/categories", operation_id = "triggers_categories", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), OfTeam),
    responses((status = 200, body = Vec<RuleCategory>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn categories(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(of): Query<OfTeam>,
) -> Result<Json<Vec<RuleCategory>>> {
    let at = there(&app, &id).await?;
    let found = at
        .ground
        .rule_categories(&at.schema, &of.team)
        .await
        .map_err(at.away())?;
    let view = |one: crate::builder::Category| RuleCategory {
        id: one.category,
        label: one.label,
        shape: one.shape,
    };
    Ok(Json(found.into_iter().map(view).collect()))
}

/// Whose values.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct OfCategory {
    /// The team in which the trigger acts.
    team: String,
    /// The category.
    category: String,
    /// Part of the value.
    #[serde(default)]
    search: String,
}

/// Values of a category, as people of the team have them
#[utoipa::path(get, path = "/api/tenants/{id}/triggers/values", operation_id = "triggers_values", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), OfCategory),
    responses((status = 200, body = Vec<TriggerChoice>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn values(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(of): Query<OfCategory>,
) -> Result<Json<Vec<TriggerChoice>>> {
    let at = there(&app, &id).await?;
    let known = at
        .ground
        .rule_categories(&at.schema, &of.team)
        .await
        .map_err(at.away())?;
    let known = known.into_iter().find(|one| one.category == of.category);
    let shape = known
        .ok_or_else(|| Problem::field("category", "unknown_category", "There is no such category."))?
        .shape;
    let category = (of.category.as_str(), shape.as_str());
    let found = at
        .ground
        .rule_values(&at.schema, &of.team, category, &contains(&of.search))
        .await
        .map_err(at.away())?;
    Ok(Json(found.into_iter().map(TriggerChoice::from).collect()))
}

impl From<crate::builder::Choice> for TriggerChoice {
    fn from(one: crate::builder::Choice) -> Self {
        Self {
            value: one.value,
            label: one.label,
        }
    }
}
