//! The homepage and its editor over HTTP.

use crate::prelude::*;

use super::commands::{self, HomeChange, Scope};
use super::model::{self, Kind, Widget};
use super::read::{self, Draft, Home, Version, VersionRow};

/// Which of the team's homepages.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct KindQuery {
    /// `home` if nothing is said.
    #[param(inline)]
    kind: Kind,
}

/// A change of a homepage.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeChanged {
    /// The next change must name this one.
    revision: i32,
    changed_at: DateTime<Utc>,
}

impl From<HomeChange> for HomeChanged {
    fn from(changed: HomeChange) -> Self {
        Self {
            revision: changed.revision,
            changed_at: changed.at,
        }
    }
}

fn at(actor: &Actor, kind: Kind, revision: i32) -> Scope<'_> {
    Scope {
        team: actor.context.team.id.as_str(),
        team_name: &actor.context.team.display_name,
        kind,
        revision,
        by: actor.user_id,
    }
}

/// The homepage, with what I am learning
#[utoipa::path(get, path = "/api/home", tag = "home", params(KindQuery), responses((status = 200, body = Home)))]
pub async fn home_page(actor: Actor, Query(which): Query<KindQuery>) -> Result<Json<Home>> {
    let client = actor.client().await?;
    Ok(Json(read::home(&actor, &client, which.kind).await?))
}

/// A widget that a person does not want to see, or wants back.
#[derive(Deserialize, ToSchema)]
pub struct HideWidget {
    #[serde(default)]
    kind: Kind,
    /// One of the page's widgets.
    widget: Uuid,
    /// Whether it is hidden from now on.
    hidden: bool,
}

/// What a person has hidden of a homepage.
#[derive(Serialize, ToSchema)]
pub struct HiddenWidgets {
    /// Ids of widgets.
    hidden: Vec<Uuid>,
}

/// Hide a widget on my own homepage, or show it again
#[utoipa::path(put, path = "/api/home/hidden", tag = "home", request_body = HideWidget,
    responses((status = 200, body = HiddenWidgets), (status = 403, body = Problem, description = "impersonating"),
        (status = 404, body = Problem), (status = 409, body = Problem, description = "widget_mandatory")))]
pub async fn hide_widget(actor: Actor, Json(body): Json<HideWidget>) -> Result<Json<HiddenWidgets>> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let (page, _) = read::published(&actor.context, &client, body.kind).await?;
    if body.hidden {
        model::check_hidden(&page, body.widget)?;
    }
    let mut change = Change::begin(&mut client, &actor).await?;
    let at = at(&actor, body.kind, 0);
    let mut hidden = commands::hide(&mut change, &at, body.widget, body.hidden).await?;
    change.commit(&actor.app).await?;
    hidden.retain(|id| model::may_be_hidden(&page, *id));
    Ok(Json(HiddenWidgets { hidden }))
}

/// What the editor works on
#[utoipa::path(get, path = "/api/home/draft", tag = "home", params(KindQuery), responses((status = 200, body = Draft)))]
pub async fn home_draft(actor: Actor, Query(which): Query<KindQuery>) -> Result<Json<Draft>> {
    let client = actor.client().await?;
    Ok(Json(
        read::draft(&actor.app, &actor.context, &client, which.kind).await?,
    ))
}

/// A draft whole.
#[derive(Deserialize, ToSchema)]
pub struct SaveDraft {
    #[serde(default)]
    kind: Kind,
    /// The one it was made on.
    revision: i32,
    /// In order.
    widgets: Vec<Widget>,
}

/// Save a draft
#[utoipa::path(put, path = "/api/home/draft", tag = "home", request_body = SaveDraft,
    responses((status = 200, body = HomeChanged), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn save_home(actor: Actor, Json(body): Json<SaveDraft>) -> Result<Json<HomeChanged>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let at = at(&actor, body.kind, body.revision);
    let changed = commands::save(&mut change, &at, body.widgets).await?;
    change.commit(&actor.app).await?;
    Ok(Json(changed.into()))
}

/// The draft that was looked at.
#[derive(Deserialize, ToSchema)]
pub struct PublishHome {
    #[serde(default)]
    kind: Kind,
    /// The one that was looked at.
    revision: i32,
}

/// Make the draft what everybody sees
#[utoipa::path(post, path = "/api/home/publish", tag = "home", request_body = PublishHome,
    responses((status = 200, body = HomeChanged), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn publish_home(actor: Actor, Json(body): Json<PublishHome>) -> Result<Json<HomeChanged>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let changed = commands::publish(&mut change, &at(&actor, body.kind, body.revision)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(changed.into()))
}

/// What was published, the latest first
#[utoipa::path(get, path = "/api/home/versions", tag = "home", params(KindQuery), responses((status = 200, body = Vec<VersionRow>)))]
pub async fn home_versions(actor: Actor, Query(which): Query<KindQuery>) -> Result<Json<Vec<VersionRow>>> {
    let client = actor.client().await?;
    Ok(Json(read::versions(&actor.context, &client, which.kind).await?))
}

/// What was published then
#[utoipa::path(get, path = "/api/home/versions/{id}", tag = "home", params(("id" = Uuid, Path)),
    responses((status = 200, body = Version), (status = 404, body = Problem)))]
pub async fn home_version(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Version>> {
    let client = actor.client().await?;
    let found = read::found(&actor.context, &client, id).await?;
    let found = found.ok_or_else(Problem::not_found)?;
    Ok(Json(read::version(&actor.app, &actor.context, &client, found).await?))
}

/// The draft that is given up for it.
#[derive(Deserialize, ToSchema)]
pub struct RestoreHome {
    /// The one that was looked at.
    revision: i32,
}

/// Make an earlier version the draft again
#[utoipa::path(post, path = "/api/home/versions/{id}/restore", tag = "home", params(("id" = Uuid, Path)), request_body = RestoreHome,
    responses((status = 200, body = HomeChanged), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile")))]
pub async fn restore_home(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<RestoreHome>,
) -> Result<Json<HomeChanged>> {
    let mut client = actor.client().await?;
    let found = read::found(&actor.context, &client, id).await?;
    let found = found.ok_or_else(Problem::not_found)?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let at = at(&actor, read::kind(&found.kind), body.revision);
    let changed = commands::restore(&mut change, &at, found.version, &found.widgets).await?;
    change.commit(&actor.app).await?;
    Ok(Json(changed.into()))
}
