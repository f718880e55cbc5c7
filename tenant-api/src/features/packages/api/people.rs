//! Who is where with a package, and how far its changes for many people are.

use learnt_queries::queries::packages as sql;

use super::super::model;
use super::super::read::Learner;
use super::pattern;
use crate::features::assignments::{self, AssignmentJob, DocumentType};
use crate::prelude::*;

/// Which people of a package.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct PackageLearnersQuery {
    /// Part of a name, email address, username or employee id.
    pub search: Option<String>,
    /// So far and no further.
    #[param(inline)]
    pub status: Option<model::Progress>,
    /// `name`, `progress` or `updatedAt`, with a minus downwards; `name` if nothing is said.
    pub sort: Option<String>,
}

async fn check_exists(client: &TenantClient, id: Uuid) -> Result<()> {
    let found = assignments::find(&**client, DocumentType::Package, id).await?;
    found.map(drop).ok_or_else(Problem::not_found)
}

/// Who of the team has a package, and how far they are
#[utoipa::path(get, path = "/api/packages/{id}/learners", operation_id = "packages_learners", tag = "packages",
    params(("id" = Uuid, Path), PackageLearnersQuery, PageQuery),
    responses((status = 200, body = Page<Learner>), (status = 404, body = Problem)))]
pub async fn learners(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<PackageLearnersQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Learner>>> {
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    let (search, team) = (pattern(query.search.as_deref()), actor.context.team.id.as_str());
    let (status, sort) = (
        query.status.map(|progress| progress.into_str()),
        query.sort.as_deref().unwrap_or("name"),
    );
    let of = async |limit: i64, offset: i64| {
        sql::learners()
            .params(
                &*client,
                &sql::LearnersParams {
                    team_id: team,
                    package_id: id,
                    search: search.as_deref(),
                    status,
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

/// How far a package's people are, together.
#[derive(Serialize, ToSchema)]
pub struct PackageProgress {
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

/// How far a package's people of this team are, together
#[utoipa::path(get, path = "/api/packages/{id}/progress", operation_id = "packages_progress", tag = "packages", params(("id" = Uuid, Path)),
    responses((status = 200, body = PackageProgress), (status = 404, body = Problem)))]
pub async fn progress(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<PackageProgress>> {
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    let team = actor.context.team.id.as_str();
    let row = sql::progress().bind(&*client, &team, &id).one().await.sql()?;
    Ok(Json(PackageProgress {
        total: row.total,
        notstarted: row.notstarted,
        inprogress: row.inprogress,
        completed: row.completed,
        average: row.average,
    }))
}

/// The latest change of a package's rules that was a job: how far it is and what it came to
#[utoipa::path(get, path = "/api/packages/{id}/assignment-job", operation_id = "packages_job", tag = "packages", params(("id" = Uuid, Path)),
    responses((status = 200, body = Option<AssignmentJob>), (status = 404, body = Problem)))]
pub async fn job(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Option<AssignmentJob>>> {
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    Ok(Json(
        assignments::latest_job(&*client, DocumentType::Package, id).await?,
    ))
}
