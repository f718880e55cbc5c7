//! Who is where on a pathway, as a list and as a file; and letting somebody off an item.

use axum::response::Response;
use learnt_queries::queries::pathways as sql;

use super::super::model;
use super::super::read::{self, ItemState, Learner};
use super::super::waivers::{self, WaiverTarget};
use super::pattern;
use crate::edge::csv;
use crate::features::assignments::{self, AssignmentJob, DocumentType, DueFilter};
use crate::features::files;
use crate::prelude::*;

/// Which people of a pathway.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct PathwayLearnersQuery {
    /// Part of a name, email address, username or employee id.
    pub search: Option<String>,
    /// So far and no further.
    #[param(inline)]
    pub status: Option<model::Progress>,
    /// By when they are to complete it.
    #[param(inline)]
    pub due: Option<DueFilter>,
    /// `name`, `progress`, `dueAt` or `updatedAt`, with a minus downwards; `name` if nothing is said.
    pub sort: Option<String>,
}

async fn check_exists(client: &TenantClient, id: Uuid) -> Result<()> {
    let found = assignments::find(&**client, DocumentType::Pathway, id).await?;
    found.map(drop).ok_or_else(Problem::not_found)
}

/// Who of the team has a pathway, and how far they are
#[utoipa::path(get, path = "/api/pathways/{id}/learners", operation_id = "pathways_learners", tag = "pathways",
    params(("id" = Uuid, Path), PathwayLearnersQuery, PageQuery),
    responses((status = 200, body = Page<Learner>), (status = 404, body = Problem)))]
pub async fn learners(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<PathwayLearnersQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Learner>>> {
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    let (search, team) = (pattern(query.search.as_deref()), actor.context.team.id.as_str());
    let (status, sort) = (
        query.status.map(|progress| progress.into_str()),
        query.sort.as_deref().unwrap_or("name"),
    );
    let (due_after, due_until) = DueFilter::span(query.due, actor.app.clock.now());
    let of = async |limit: i64, offset: i64| {
        sql::learners()
            .params(
                &*client,
                &sql::LearnersParams {
                    team_id: team,
                    pathway_id: id,
                    search: search.as_deref(),
                    status,
                    due_until,
                    due_after,
                    sort,
                    per_page: limit,
                    skip: offset,
                },
            )
            .all()
            .await
            .sql()
    };
    let rows = of(page.limit(), page.offset()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        None if page.page() > 1 => of(1, 0).await?.first().map_or(0, |row| row.total),
        None => 0,
    };
    let items = rows
        .into_iter()
        .map(|row| Learner::new(row, &actor.app, &actor.context));
    Ok(Json(Page::new(items.collect(), total, page)))
}

const COLUMNS: [&str; 11] = [
    "firstName",
    "lastName",
    "email",
    "status",
    "progress",
    "next",
    "optional",
    "permittedAt",
    "dueAt",
    "startedAt",
    "completedAt",
];

/// The same people in the same order, as a file
#[utoipa::path(get, path = "/api/pathways/{id}/learners.csv", operation_id = "pathways_export", tag = "pathways",
    params(("id" = Uuid, Path), PathwayLearnersQuery),
    responses((status = 200, content_type = "text/csv", body = String), (status = 404, body = Problem)))]
pub async fn export(actor: Actor, Path(id): Path<Uuid>, Query(query): Query<PathwayLearnersQuery>) -> Result<Response> {
    let (tenant, team) = (actor.context.tenant.clone(), actor.context.team.id.as_str().to_owned());
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    let (search, sort) = (
        pattern(query.search.as_deref()),
        query.sort.as_deref().unwrap_or("name"),
    );
    let status = query.status.map(|progress| progress.into_str());
    let (due_after, due_until) = DueFilter::span(query.due, actor.app.clock.now());
    let ids = sql::learner_ids()
        .params(
            &*client,
            &sql::LearnerIdsParams {
                team_id: &team,
                pathway_id: id,
                search: search.as_deref(),
                status,
                due_until,
                due_after,
                sort,
            },
        )
        .all()
        .await
        .sql()?;
    drop(client);
    let lines = move |ids: Vec<Uuid>| {
        let (app, tenant, team) = (actor.app.clone(), tenant.clone(), team.clone());
        async move {
            let client = app.client_of(&tenant).await?;
            let rows = sql::learners_of().bind(&*client, &team, &ids).all().await.sql()?;
            Ok(rows.iter().map(|row| (row.id, line(row))).collect())
        }
    };
    csv::rows("attachment; filename=\"learners.csv\"", csv::head(COLUMNS), ids, lines).await
}

fn line(row: &sql::LearnerRow) -> String {
    let progress = row.progress.to_string();
    let [permitted, due, started, completed] =
        [Some(row.permitted_at), row.due_at, row.started_at, row.completed_at].map(csv::timestamp);
    csv::line([
        row.first_name.as_str(),
        &row.last_name,
        row.email.as_deref().unwrap_or_default(),
        &row.status,
        &progress,
        row.next.as_deref().unwrap_or_default(),
        csv::yes_no(row.is_optional),
        &permitted,
        &due,
        &started,
        &completed,
    ])
}

/// How far a pathway's people are, together.
#[derive(Serialize, ToSchema)]
pub struct PathwayProgress {
    /// All of the team who have it.
    total: i64,
    /// Who has begun nothing.
    notstarted: i64,
    /// Who is under way.
    inprogress: i64,
    completed: i64,
    /// Mean progress in percent.
    average: f64,
}

/// How far a pathway's people of this team are, together
#[utoipa::path(get, path = "/api/pathways/{id}/progress", operation_id = "pathways_progress", tag = "pathways", params(("id" = Uuid, Path)),
    responses((status = 200, body = PathwayProgress), (status = 404, body = Problem)))]
pub async fn progress(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<PathwayProgress>> {
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    let team = actor.context.team.id.as_str();
    let row = sql::progress().bind(&*client, &team, &id).one().await.sql()?;
    Ok(Json(PathwayProgress {
        total: row.total,
        notstarted: row.notstarted,
        inprogress: row.inprogress,
        completed: row.completed,
        average: row.average,
    }))
}

/// The latest change of a pathway's rules that was a job: how far it is and what it came to
#[utoipa::path(get, path = "/api/pathways/{id}/assignment-job", operation_id = "pathways_job", tag = "pathways", params(("id" = Uuid, Path)),
    responses((status = 200, body = Option<AssignmentJob>), (status = 404, body = Problem)))]
pub async fn job(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Option<AssignmentJob>>> {
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    Ok(Json(
        assignments::latest_job(&*client, DocumentType::Pathway, id).await?,
    ))
}

/// Somebody on a pathway, item by item.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LearnerOnPathway {
    user_id: Uuid,
    first_name: String,
    last_name: String,
    avatar: Option<String>,
    status: model::Progress,
    /// 0 to 100.
    progress: i16,
    /// In order.
    states: Vec<ItemState>,
}

async fn on_pathway(actor: &Actor, client: &TenantClient, id: Uuid, user: Uuid) -> Result<LearnerOnPathway> {
    let team = actor.context.team.id.as_str();
    let row = sql::learner()
        .bind(&**client, &team, &id, &user)
        .opt()
        .await
        .or_not_found()?;
    Ok(LearnerOnPathway {
        user_id: row.user_id,
        first_name: row.first_name,
        last_name: row.last_name,
        avatar: files::avatar_url(&actor.app, &actor.context.tenant, row.avatar.as_deref()),
        status: model::Progress::parse(&row.status),
        progress: row.progress,
        states: read::states(client, id, user).await?,
    })
}

/// Where one person is on a pathway, item by item
#[utoipa::path(get, path = "/api/pathways/{id}/learners/{userId}", operation_id = "pathways_learner", tag = "pathways",
    params(("id" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 200, body = LearnerOnPathway), (status = 404, body = Problem)))]
pub async fn learner(actor: Actor, Path((id, user)): Path<(Uuid, Uuid)>) -> Result<Json<LearnerOnPathway>> {
    let client = actor.client().await?;
    Ok(Json(on_pathway(&actor, &client, id, user).await?))
}

/// Why somebody is let off an item.
#[derive(Deserialize, ToSchema)]
pub struct WaiveItem {
    /// 1 to 500 characters.
    reason: String,
}

/// Let somebody off an item of a pathway
#[utoipa::path(put, path = "/api/pathways/{id}/learners/{userId}/waivers/{documentId}", operation_id = "pathways_waive", tag = "pathways",
    params(("id" = Uuid, Path), ("userId" = Uuid, Path), ("documentId" = Uuid, Path)), request_body = WaiveItem,
    responses((status = 200, body = LearnerOnPathway), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "already_completed"), (status = 422, body = Problem)))]
pub async fn waive(
    actor: Actor,
    Path((pathway, user, document)): Path<(Uuid, Uuid, Uuid)>,
    Json(body): Json<WaiveItem>,
) -> Result<Json<LearnerOnPathway>> {
    let about = WaiverTarget {
        pathway,
        user,
        document,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    waivers::waive(&mut change, actor.user_id, about, &body.reason).await?;
    change.commit(&actor.app).await?;
    Ok(Json(on_pathway(&actor, &client, pathway, user).await?))
}

/// Take a waiver back, while the pathway is not completed
#[utoipa::path(delete, path = "/api/pathways/{id}/learners/{userId}/waivers/{documentId}", operation_id = "pathways_withdraw_waiver", tag = "pathways",
    params(("id" = Uuid, Path), ("userId" = Uuid, Path), ("documentId" = Uuid, Path)),
    responses((status = 200, body = LearnerOnPathway), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "pathway_completed")))]
pub async fn withdraw_waiver(
    actor: Actor,
    Path((pathway, user, document)): Path<(Uuid, Uuid, Uuid)>,
) -> Result<Json<LearnerOnPathway>> {
    let about = WaiverTarget {
        pathway,
        user,
        document,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    waivers::withdraw(&mut change, about).await?;
    change.commit(&actor.app).await?;
    Ok(Json(on_pathway(&actor, &client, pathway, user).await?))
}
