//! Packages over HTTP: made and given by admins.
pub mod own;
pub mod people;

use learnt_queries::queries::packages as sql;

use super::commands;
use super::lifecycle::{self, Moved, Step};
use super::list::{self, PackageQuery, PackageRow};
use super::model::{Draft, ItemKind};
use super::read::{self, Item, Package};
use crate::db::lists;
use crate::looked_after::{self, Chosen};
use crate::prelude::*;

async fn load_view(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<Package>> {
    Ok(Json(read::get(actor, client, id).await?))
}

/// What a search box looks for.
fn pattern(search: Option<&str>) -> Option<String> {
    let search = search.map(str::trim).filter(|text| !text.is_empty());
    search.map(lists::contains)
}

/// The packages of the organisation
#[utoipa::path(get, path = "/api/packages", operation_id = "packages_list", tag = "packages", params(PackageQuery, PageQuery),
    responses((status = 200, body = Page<PackageRow>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<PackageQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<PackageRow>>> {
    let client = actor.client().await?;
    let team = actor.context.team.id.as_str();
    Ok(Json(list::page(&client, team, (&query, page)).await?))
}

/// Categories and tags in use.
#[derive(Serialize, ToSchema)]
#[schema(as = PackageTags)]
pub struct Tags {
    categories: Vec<String>,
    tags: Vec<String>,
}

/// Categories and tags in use, for filters and suggestions
#[utoipa::path(get, path = "/api/packages/words", operation_id = "packages_words", tag = "packages",
    responses((status = 200, body = Tags)))]
pub async fn tags(actor: Actor) -> Result<Json<Tags>> {
    let client = actor.client().await?;
    let row = sql::tags_in_use().bind(&*client).one().await.sql()?;
    Ok(Json(Tags {
        categories: row.categories,
        tags: row.tags,
    }))
}

/// What is looked for to be put in a package.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct PackageItemsQuery {
    /// Part of title, description, category or tags.
    pub search: Option<String>,
    /// Only these.
    #[param(inline)]
    pub kind: Option<ItemKind>,
}

/// What may be put in a package, at most twenty
#[utoipa::path(get, path = "/api/packages/items", operation_id = "packages_items", tag = "packages", params(PackageItemsQuery),
    responses((status = 200, body = Vec<Item>)))]
pub async fn items(actor: Actor, Query(query): Query<PackageItemsQuery>) -> Result<Json<Vec<Item>>> {
    let client = actor.client().await?;
    let (kind, search) = (query.kind.map(|kind| kind.into_str()), pattern(query.search.as_deref()));
    let rows = sql::offered_items().bind(&*client, &kind, &search).all().await.sql()?;
    let item = |row: sql::OfferedItems| Item {
        kind: ItemKind::parse(&row.r#type, row.is_bundle),
        document_id: row.id,
        title: row.title,
        status: row.status,
        is_available: row.is_given,
    };
    Ok(Json(rows.into_iter().map(item).collect()))
}

/// One package with its draft
#[utoipa::path(get, path = "/api/packages/{id}", operation_id = "packages_read", tag = "packages", params(("id" = Uuid, Path)),
    responses((status = 200, body = Package), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Package>> {
    let client = actor.client().await?;
    load_view(&actor, &client, id).await
}

/// A package to be.
#[derive(Deserialize, ToSchema)]
pub struct NewPackage {
    /// 1 to 200 characters.
    title: String,
}

/// Make a package
#[utoipa::path(post, path = "/api/packages", operation_id = "packages_create", tag = "packages", request_body = NewPackage,
    responses((status = 201, body = Package), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(body): Json<NewPackage>) -> Result<(StatusCode, Json<Package>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, actor.user_id, &body.title).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor, &client, id).await?))
}

/// All that was written.
#[derive(Deserialize, ToSchema)]
pub struct SavePackage {
    /// The one it was written on.
    revision: i32,
    #[serde(flatten)]
    draft: Draft,
}

/// Save the draft of a package; what is published stays as it was published
#[utoipa::path(put, path = "/api/packages/{id}", operation_id = "packages_save", tag = "packages", params(("id" = Uuid, Path)), request_body = SavePackage,
    responses((status = 200, body = Package), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn save(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SavePackage>) -> Result<Json<Package>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::save(&mut change, actor.user_id, (id, body.revision), body.draft).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// What is to become of a package.
#[derive(Deserialize, ToSchema)]
pub struct MovePackage {
    /// The one that was looked at.
    revision: i32,
    step: Step,
}

/// A package after a step, and what the step came to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackageStepped {
    package: Package,
    /// People who have it now and had it not.
    added: usize,
    /// The step is for more people than a request holds and goes on as a job: so many are looked at.
    in_progress: Option<usize>,
}

/// Publish a package, hide it, put it away or take it out again
#[utoipa::path(post, path = "/api/packages/{id}/status", operation_id = "packages_change_status", tag = "packages", params(("id" = Uuid, Path)),
    request_body = MovePackage, responses((status = 200, body = PackageStepped), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn change_status(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<MovePackage>,
) -> Result<Json<PackageStepped>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let applied = lifecycle::step(&mut change, actor.user_id, (id, Some(body.revision)), body.step).await?;
    change.commit(&actor.app).await?;
    Ok(Json(PackageStepped {
        package: read::get(&actor, &client, id).await?,
        added: applied.added,
        in_progress: applied.in_progress,
    }))
}

/// Say which teams look after a package: only their admins change it and say who is given it
#[utoipa::path(put, path = "/api/packages/{id}/teams", operation_id = "packages_set_teams", tag = "packages", params(("id" = Uuid, Path)),
    request_body = Chosen, responses((status = 200, body = Package), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn set_teams(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Chosen>) -> Result<Json<Package>> {
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

/// Begin a package with what is in another one
#[utoipa::path(post, path = "/api/packages/{id}/duplicate", operation_id = "packages_duplicate", tag = "packages", params(("id" = Uuid, Path)),
    responses((status = 201, body = Package), (status = 404, body = Problem)))]
pub async fn duplicate(actor: Actor, Path(id): Path<Uuid>) -> Result<(StatusCode, Json<Package>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::duplicate(&mut change, actor.user_id, id).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor, &client, id).await?))
}

const MOST_AT_ONCE: usize = 200;

/// Packages that are to be put away, or taken out again.
#[derive(Deserialize, ToSchema)]
pub struct ArchivePackages {
    /// The packages, at most 200.
    ids: Vec<Uuid>,
    /// Put away; otherwise taken out again.
    archived: bool,
}

/// Put many packages away, or take them out again; says of each that cannot make this move why
#[utoipa::path(post, path = "/api/packages/archived", operation_id = "packages_archive", tag = "packages", request_body = ArchivePackages,
    responses((status = 200, body = Moved), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn archive_all(
    actor: Actor,
    Json(ArchivePackages { mut ids, archived }): Json<ArchivePackages>,
) -> Result<Json<Moved>> {
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() || ids.len() > MOST_AT_ONCE {
        let sentence = format!("Choose between 1 and {MOST_AT_ONCE} packages");
        return Err(Problem::field("ids", "too_many", sentence));
    }
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let moved = lifecycle::move_all(&mut change, actor.user_id, &ids, archived).await?;
    change.commit(&actor.app).await?;
    Ok(Json(moved))
}
