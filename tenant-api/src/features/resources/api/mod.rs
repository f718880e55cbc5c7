//! Resources over HTTP: made and given by admins, looked at by whoever has them.
pub mod own;

use learnt_queries::queries::resources as sql;

use super::commands::{self, Edit};
use super::list::{self, ResourceQuery, ResourceRow};
use super::model::Status;
use super::read::{self, Learner, Resource};
use crate::db::lists;
use crate::features::assignments::{self, AssignmentJob, DocumentType};
use crate::looked_after::{self, Chosen};
use crate::prelude::*;

async fn load_view(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<Resource>> {
    Ok(Json(read::get(actor, client, id).await?))
}

/// What a search box looks for.
fn pattern(search: Option<&str>) -> Option<String> {
    let search = search.map(str::trim).filter(|text| !text.is_empty());
    search.map(lists::contains)
}

/// The resources of the organisation
#[utoipa::path(get, path = "/api/resources", operation_id = "resources_list", tag = "resources", params(ResourceQuery, PageQuery),
    responses((status = 200, body = Page<ResourceRow>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<ResourceQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<ResourceRow>>> {
    let client = actor.client().await?;
    Ok(Json(list::page(&client, &query, page).await?))
}

/// Categories and tags in use.
#[derive(Serialize, ToSchema)]
#[schema(as = ResourceTags)]
pub struct Tags {
    categories: Vec<String>,
    tags: Vec<String>,
}

/// Categories and tags in use, for filters and suggestions
#[utoipa::path(get, path = "/api/resources/words", operation_id = "resources_words", tag = "resources",
    responses((status = 200, body = Tags)))]
pub async fn tags(actor: Actor) -> Result<Json<Tags>> {
    let client = actor.client().await?;
    let row = sql::tags_in_use().bind(&*client).one().await.sql()?;
    Ok(Json(Tags {
        categories: row.categories,
        tags: row.tags,
    }))
}

/// One resource
#[utoipa::path(get, path = "/api/resources/{id}", operation_id = "resources_read", tag = "resources", params(("id" = Uuid, Path)),
    responses((status = 200, body = Resource), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Resource>> {
    let client = actor.client().await?;
    load_view(&actor, &client, id).await
}

/// A resource to be.
#[derive(Deserialize, ToSchema)]
pub struct NewResource {
    /// 1 to 200 characters. The handle is made of it.
    title: String,
}

/// Make a resource
#[utoipa::path(post, path = "/api/resources", operation_id = "resources_create", tag = "resources", request_body = NewResource,
    responses((status = 201, body = Resource), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(body): Json<NewResource>) -> Result<(StatusCode, Json<Resource>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, actor.user_id, &body.title).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor, &client, id).await?))
}

/// What is to be different; what is absent stays.
#[derive(Deserialize, ToSchema)]
pub struct EditResource {
    /// The one that was looked at.
    revision: i32,
    /// 1 to 200 characters.
    title: Option<String>,
    /// Its name in addresses: small letters, digits and hyphens.
    handle: Option<String>,
    /// At most 5,000 characters.
    description: Option<String>,
    /// At most 100 characters.
    category: Option<String>,
    /// At most 20 of at most 50 characters.
    tags: Option<Vec<String>>,
}

/// Change the details of a resource
#[utoipa::path(patch, path = "/api/resources/{id}", operation_id = "resources_edit", tag = "resources", params(("id" = Uuid, Path)), request_body = EditResource,
    responses((status = 200, body = Resource), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn edit(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<EditResource>) -> Result<Json<Resource>> {
    let edit = Edit {
        title: body.title,
        handle: body.handle,
        description: body.description,
        category: body.category,
        tags: body.tags,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::edit(&mut change, actor.user_id, id, body.revision, edit).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// The file that it is to have.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewVersion {
    /// The one that was looked at.
    revision: i32,
    /// An upload: a picture, a video, a PDF, or a CSV, Word, Excel or PowerPoint file.
    file_id: Uuid,
}

/// Give a resource a file, in place of the one before, which is kept
#[utoipa::path(post, path = "/api/resources/{id}/versions", operation_id = "resources_add_version", tag = "resources", params(("id" = Uuid, Path)),
    request_body = NewVersion, responses((status = 200, body = Resource), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn add_version(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<NewVersion>) -> Result<Json<Resource>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::add_version(&mut change, actor.user_id, id, body.revision, body.file_id).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// The state to be in.
#[derive(Deserialize, ToSchema)]
#[schema(as = ResourceStatusBody)]
pub struct StatusBody {
    /// The one that was looked at.
    revision: i32,
    /// The state to be in.
    status: Status,
}

/// Publish a resource, hide it, archive it or restore it; gives what its rules say
#[utoipa::path(post, path = "/api/resources/{id}/status", operation_id = "resources_status", tag = "resources", params(("id" = Uuid, Path)),
    request_body = StatusBody, responses((status = 200, body = Resource), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, no_file, resource_archived")))]
pub async fn change_status(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<StatusBody>) -> Result<Json<Resource>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::transition(&mut change, actor.user_id, (id, Some(body.revision)), body.status).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// Say which teams look after a resource: only their admins change it and say who is given it
#[utoipa::path(put, path = "/api/resources/{id}/teams", operation_id = "resources_set_teams", tag = "resources", params(("id" = Uuid, Path)),
    request_body = Chosen, responses((status = 200, body = Resource), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn set_teams(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Chosen>) -> Result<Json<Resource>> {
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

/// Which people.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct ResourceLearnersQuery {
    /// Part of a name, e-mail address, username or employee id.
    pub search: Option<String>,
    /// Who has opened it, or who has not; none: both.
    pub opened: Option<bool>,
    /// `name` or `openedAt`, with a minus downwards; `name` if nothing is said.
    pub sort: Option<String>,
}

/// Who of the team has a resource, and who opened it
#[utoipa::path(get, path = "/api/resources/{id}/learners", operation_id = "resources_learners", tag = "resources",
    params(("id" = Uuid, Path), ResourceLearnersQuery, PageQuery),
    responses((status = 200, body = Page<Learner>), (status = 404, body = Problem)))]
pub async fn learners(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<ResourceLearnersQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Learner>>> {
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    let (search, team) = (pattern(query.search.as_deref()), actor.context.team.id.as_str());
    let sort = query.sort.as_deref().unwrap_or("name");
    let of = async |limit: i64, offset: i64| {
        sql::learners()
            .params(
                &*client,
                &sql::LearnersParams {
                    team_id: team,
                    resource_id: id,
                    search: search.as_deref(),
                    opened: query.opened,
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

async fn check_exists(client: &TenantClient, id: Uuid) -> Result<()> {
    let found = assignments::find(&**client, DocumentType::Resource, id).await?;
    found.map(drop).ok_or_else(Problem::not_found)
}

/// The latest change of a resource's rules that was a job: how far it is and what it came to
#[utoipa::path(get, path = "/api/resources/{id}/assignment-job", operation_id = "resources_job", tag = "resources", params(("id" = Uuid, Path)),
    responses((status = 200, body = Option<AssignmentJob>), (status = 404, body = Problem)))]
pub async fn job(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Option<AssignmentJob>>> {
    let client = actor.client().await?;
    check_exists(&client, id).await?;
    Ok(Json(
        assignments::latest_job(&*client, DocumentType::Resource, id).await?,
    ))
}
