//! Pathways over HTTP: made and given by admins, followed by whoever has them.
pub mod learners;
pub mod own;

use learnt_queries::queries::pathways as sql;

use super::commands;
use super::lifecycle::{self, Moved, Step};
use super::list::{self, PathwayQuery, PathwayRow};
use super::model::{Draft, ItemKind};
use super::read::{self, Pathway};
use crate::db::lists;
use crate::looked_after::{self, Chosen};
use crate::prelude::*;

async fn load_view(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<Pathway>> {
    Ok(Json(read::get(actor, client, id).await?))
}

/// What a search box looks for.
fn pattern(search: Option<&str>) -> Option<String> {
    let search = search.map(str::trim).filter(|text| !text.is_empty());
    search.map(lists::contains)
}

/// The pathways of the organisation
#[utoipa::path(get, path = "/api/pathways", operation_id = "pathways_list", tag = "pathways", params(PathwayQuery, PageQuery),
    responses((status = 200, body = Page<PathwayRow>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<PathwayQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<PathwayRow>>> {
    let client = actor.client().await?;
    Ok(Json(
        list::page(&actor.app, &actor.context, &client, &query, page).await?,
    ))
}

/// Categories and tags in use.
#[derive(Serialize, ToSchema)]
#[schema(as = PathwayTags)]
pub struct Tags {
    categories: Vec<String>,
    tags: Vec<String>,
}

/// Categories and tags in use, for filters and suggestions
#[utoipa::path(get, path = "/api/pathways/words", operation_id = "pathways_words", tag = "pathways",
    responses((status = 200, body = Tags)))]
pub async fn tags(actor: Actor) -> Result<Json<Tags>> {
    let client = actor.client().await?;
    let row = sql::tags_in_use().bind(&*client).one().await.sql()?;
    Ok(Json(Tags {
        categories: row.categories,
        tags: row.tags,
    }))
}

/// What is looked for to be put on a pathway.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct MaterialsQuery {
    /// Part of title, description, category or tags.
    pub search: Option<String>,
    /// Only these.
    #[param(inline)]
    pub kind: Option<ItemKind>,
}

/// Something that may be put on a pathway.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PathwayMaterial)]
pub struct Material {
    kind: ItemKind,
    document_id: Uuid,
    title: String,
    /// Its state, in its own words.
    status: String,
    /// People have it now; what is hidden is passed over.
    is_available: bool,
}

/// What may be put on a pathway, at most twenty
#[utoipa::path(get, path = "/api/pathways/materials", operation_id = "pathways_materials", tag = "pathways", params(MaterialsQuery),
    responses((status = 200, body = Vec<Material>)))]
pub async fn materials(actor: Actor, Query(query): Query<MaterialsQuery>) -> Result<Json<Vec<Material>>> {
    let client = actor.client().await?;
    let (team, kind) = (actor.context.team.id.as_str(), query.kind.map(|kind| kind.into_str()));
    let search = pattern(query.search.as_deref());
    let rows = sql::materials()
        .bind(&*client, &team, &kind, &search)
        .all()
        .await
        .sql()?;
    let material = |row: sql::Materials| Material {
        kind: ItemKind::parse(&row.kind),
        document_id: row.id,
        title: row.title,
        status: row.status,
        is_available: row.is_given,
    };
    Ok(Json(rows.into_iter().map(material).collect()))
}

/// One pathway with its draft
#[utoipa::path(get, path = "/api/pathways/{id}", operation_id = "pathways_read", tag = "pathways", params(("id" = Uuid, Path)),
    responses((status = 200, body = Pathway), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Pathway>> {
    let client = actor.client().await?;
    load_view(&actor, &client, id).await
}

/// A pathway to be.
#[derive(Deserialize, ToSchema)]
pub struct NewPathway {
    /// 1 to 200 characters. The handle is made of it.
    title: String,
}

/// Make a pathway
#[utoipa::path(post, path = "/api/pathways", operation_id = "pathways_create", tag = "pathways", request_body = NewPathway,
    responses((status = 201, body = Pathway), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(body): Json<NewPathway>) -> Result<(StatusCode, Json<Pathway>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, actor.user_id, &body.title).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor, &client, id).await?))
}

/// All that was written.
#[derive(Deserialize, ToSchema)]
pub struct SavePathway {
    /// The one it was written on.
    revision: i32,
    #[serde(flatten)]
    draft: Draft,
}

/// Save the draft of a pathway; what is published stays as it was published
#[utoipa::path(put, path = "/api/pathways/{id}", operation_id = "pathways_save", tag = "pathways", params(("id" = Uuid, Path)), request_body = SavePathway,
    responses((status = 200, body = Pathway), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn save(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SavePathway>) -> Result<Json<Pathway>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::save(&mut change, actor.user_id, (id, body.revision), body.draft).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// What is to become of a pathway.
#[derive(Deserialize, ToSchema)]
pub struct MovePathway {
    /// The one that was looked at.
    revision: i32,
    step: Step,
}

/// A pathway after a step, and what the step came to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PathwayStepped {
    pathway: Pathway,
    /// People who have it now and had it not.
    added: usize,
    /// The step is for more people than a request holds and goes on as a job: so many are looked at.
    in_progress: Option<usize>,
}

/// Publish a pathway, hide it, put it away or take it out again
#[utoipa::path(post, path = "/api/pathways/{id}/status", operation_id = "pathways_change_status", tag = "pathways", params(("id" = Uuid, Path)),
    request_body = MovePathway, responses((status = 200, body = PathwayStepped), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn change_status(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<MovePathway>,
) -> Result<Json<PathwayStepped>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let applied = lifecycle::step(&mut change, actor.user_id, (id, Some(body.revision)), body.step).await?;
    change.commit(&actor.app).await?;
    Ok(Json(PathwayStepped {
        pathway: read::get(&actor, &client, id).await?,
        added: applied.added,
        in_progress: applied.in_progress,
    }))
}

/// Say which teams look after a pathway: only their admins change it and say who is given it
#[utoipa::path(put, path = "/api/pathways/{id}/teams", operation_id = "pathways_set_teams", tag = "pathways", params(("id" = Uuid, Path)),
    request_body = Chosen, responses((status = 200, body = Pathway), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn set_teams(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Chosen>) -> Result<Json<Pathway>> {
    let teams_of_tenant = looked_after::all(&actor.app, &actor.context);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::set_teams(
        &mut change,
        actor.user_id,
        (id, body.revision),
        &teams_of_tenant,
        body.teams,
    )
    .await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// Begin a pathway with what lies on another one
#[utoipa::path(post, path = "/api/pathways/{id}/duplicate", operation_id = "pathways_duplicate", tag = "pathways", params(("id" = Uuid, Path)),
    responses((status = 201, body = Pathway), (status = 404, body = Problem)))]
pub async fn duplicate(actor: Actor, Path(id): Path<Uuid>) -> Result<(StatusCode, Json<Pathway>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::duplicate(&mut change, actor.user_id, id).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor, &client, id).await?))
}

const MOST_AT_ONCE: usize = 200;

/// Pathways that are to be put away, or taken out again.
#[derive(Deserialize, ToSchema)]
pub struct ArchivePathways {
    /// The pathways, at most 200.
    ids: Vec<Uuid>,
    /// Put away; otherwise taken out again.
    archived: bool,
}

/// Put many pathways away, or take them out again; says of each that cannot make this move why
#[utoipa::path(post, path = "/api/pathways/archived", operation_id = "pathways_archive", tag = "pathways", request_body = ArchivePathways,
    responses((status = 200, body = Moved), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn archive_all(
    actor: Actor,
    Json(ArchivePathways { mut ids, archived }): Json<ArchivePathways>,
) -> Result<Json<Moved>> {
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() || ids.len() > MOST_AT_ONCE {
        let sentence = format!("Choose between 1 and {MOST_AT_ONCE} pathways");
        return Err(Problem::field("ids", "too_many", sentence));
    }
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let moved = lifecycle::move_all(&mut change, actor.user_id, &ids, archived).await?;
    change.commit(&actor.app).await?;
    Ok(Json(moved))
}
