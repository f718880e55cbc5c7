//! The doors of people: what is asked and answered. Each change opens and commits its transaction here.
pub mod avatar;
pub mod export;
pub mod functions;
pub mod invitations;
pub mod own;
pub mod shapes;

use futures_util::future::{try_join, try_join3};
use learnt_kernel::password::PasswordRules;
use learnt_queries::queries::people as sql;

pub use self::shapes::*;
use super::adding::{self, NewPerson};
use super::authority::{Authority, Refusal};
use super::commands::{self, Edit};
use super::list::{self, Filter, PersonRow};
use super::model::Membership;
use super::own_fields;
use crate::db::newcomers::FirstPassword;
use crate::features::{files, identity, presence};
use crate::prelude::*;

/// Who changes people here.
pub(super) fn authority(actor: &Actor) -> Authority {
    Authority::of(actor)
}

fn team(actor: &Actor) -> &str {
    actor.context.team.id.as_str()
}

/// The team's people, a page at a time.
#[utoipa::path(get, path = "/api/people", operation_id = "people_list", tag = "people", params(Filter, PageQuery), responses((status = 200, body = Page<PersonRow>), (status = 422, body = Problem)))]
pub async fn list(
    actor: Actor,
    Query(filter): Query<Filter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<PersonRow>>> {
    let client = actor.client().await?;
    Ok(Json(
        list::page(&actor.app, &actor.context, &client, &filter, &page).await?,
    ))
}

/// Adds one person: by e-mail address with an invitation, or by username with a first password.
#[utoipa::path(post, path = "/api/people", operation_id = "people_create", tag = "people", request_body = NewPersonBody, responses((status = 201, body = PersonDetail), (status = 403, body = Problem, description = "role_above_own"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn create(actor: Actor, Json(body): Json<NewPersonBody>) -> Result<(StatusCode, Json<PersonDetail>)> {
    let rules = password_rules(&actor);
    let must_change = body.change_password;
    let own = {
        let client = actor.client().await?;
        own_fields::rules(&*client, team(&actor), &body.profile.clone().values()?).await?
    };
    let (member, password, invite) =
        body.checked(team(&actor), &rules, &own, &identity::names_of_place(&actor.context))?;
    let first_password = match password {
        Some(password) => Some(first(&actor.app, password, must_change).await?),
        None => None,
    };
    let mut new = NewPerson {
        member,
        first_password,
        invite,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    adding::may_add(&change, authority(&actor), &new.member).await?;
    adding::identify(&actor.app, &change, &mut new).await?;
    let id = adding::create(&mut change, authority(&actor), new).await?;
    change.commit(&actor.app).await?;
    Ok((
        StatusCode::CREATED,
        Json(detail(&actor.app, &client, &actor, id).await?),
    ))
}

/// One person.
#[utoipa::path(get, path = "/api/people/{id}", operation_id = "people_read", tag = "people", params(("id" = Uuid, Path, description = "The user's id")), responses((status = 200, body = PersonDetail), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<PersonDetail>> {
    let client = actor.client().await?;
    Ok(Json(detail(&actor.app, &client, &actor, id).await?))
}

/// Changes what the profile says; what is left out stays as it is.
#[utoipa::path(patch, path = "/api/people/{id}", operation_id = "people_edit", tag = "people", params(("id" = Uuid, Path, description = "The user's id")), request_body = PersonPatch, responses((status = 200, body = PersonDetail), (status = 403, body = Problem, description = "person_above"), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn edit(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<PersonPatch>) -> Result<Json<PersonDetail>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let edit = Edit {
        by: authority(&actor),
        team: team(&actor),
        user_id: id,
        revision: body.revision,
    };
    commands::edit(&mut change, &edit, body.profile.values()?).await?;
    change.commit(&actor.app).await?;
    Ok(Json(detail(&actor.app, &client, &actor, id).await?))
}

/// Gives roles.
#[utoipa::path(put, path = "/api/people/{id}/roles", operation_id = "people_give_roles", tag = "people", params(("id" = Uuid, Path, description = "The user's id")), request_body = RolesBody, responses((status = 200, body = PersonDetail), (status = 403, body = Problem, description = "person_above, role_above_own"), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile, last_admin, own_access"), (status = 422, body = Problem)))]
pub async fn give_roles(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<RolesBody>) -> Result<Json<PersonDetail>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let edit = Edit {
        by: authority(&actor),
        team: team(&actor),
        user_id: id,
        revision: body.revision,
    };
    commands::give_roles(&mut change, &edit, body.roles).await?;
    change.commit(&actor.app).await?;
    Ok(Json(detail(&actor.app, &client, &actor, id).await?))
}

/// Says who manages a person.
#[utoipa::path(put, path = "/api/people/{id}/managers", operation_id = "people_name_managers", tag = "people", params(("id" = Uuid, Path, description = "The user's id")), request_body = ManagersBody, responses((status = 200, body = PersonDetail), (status = 403, body = Problem, description = "person_above"), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn name_managers(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<ManagersBody>,
) -> Result<Json<PersonDetail>> {
    let managers = body.managers()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let edit = Edit {
        by: authority(&actor),
        team: team(&actor),
        user_id: id,
        revision: body.revision,
    };
    commands::name_managers(&mut change, &edit, managers).await?;
    change.commit(&actor.app).await?;
    Ok(Json(detail(&actor.app, &client, &actor, id).await?))
}

/// Moves people to a state: all of them or none.
#[utoipa::path(post, path = "/api/people/status", operation_id = "people_change_status", tag = "people", request_body = StatusBody, responses((status = 200, body = Changed), (status = 403, body = Problem, description = "person_above"), (status = 404, body = Problem), (status = 409, body = Problem, description = "last_admin, own_access"), (status = 422, body = Problem)))]
pub async fn change_status(actor: Actor, Json(body): Json<StatusBody>) -> Result<Json<Changed>> {
    let ids = body.ids()?;
    let today = actor
        .app
        .clock
        .now()
        .with_timezone(&actor.context.tenant.time_zone)
        .date_naive();
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let changed = commands::move_to(&mut change, authority(&actor), team(&actor), &ids, body.status, today).await?;
    change.commit(&actor.app).await?;
    Ok(Json(Changed { changed }))
}

/// Mails an invitation, again if need be.
#[utoipa::path(post, path = "/api/people/{id}/invitation", operation_id = "people_invite", tag = "people", params(("id" = Uuid, Path, description = "The user's id")), responses((status = 200, body = PersonDetail), (status = 404, body = Problem), (status = 409, body = Problem, description = "cannot_sign_in, no_email"), (status = 429, body = Problem)))]
pub async fn invite(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<PersonDetail>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::invite(&mut change, team(&actor), id).await?;
    change.commit(&actor.app).await?;
    Ok(Json(detail(&actor.app, &client, &actor, id).await?))
}

/// Gives a first password to a person without an address, of no other organisation, who never chose one.
#[utoipa::path(post, path = "/api/people/{id}/password", operation_id = "people_set_password", tag = "people", params(("id" = Uuid, Path, description = "The user's id")), request_body = PasswordBody, responses((status = 204), (status = 403, body = Problem, description = "impersonating, person_above"), (status = 404, body = Problem), (status = 409, body = Problem, description = "chooses_own_password"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn set_password(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<PasswordBody>) -> Result<StatusCode> {
    actor.in_own_name()?;
    let client = actor.client().await?;
    let member = member(&client, &actor, id).await?;
    // A password opens all teams of the tenant: whoever is more in another one is not to be had through this one.
    let highest = sql::highest_rank().bind(&*client, &id).one().await.sql()?;
    if member.rank() > actor.rank || highest > i16::from(actor.rank) {
        return Err(Refusal::PersonAbove(member.profile.name()).into());
    }
    drop(client);
    let mut names = identity::names_of_place(&actor.context);
    names.extend(member.profile.names());
    let errors = password_rules(&actor).check(&body.password, &names);
    if !errors.is_empty() {
        return Err(Problem::unprocessable(errors));
    }
    let first = first(&actor.app, body.password, body.change_password).await?;
    let tenant = &actor.context.tenant.id;
    if actor
        .app
        .identity
        .first_password(tenant, id, &first, actor.app.clock.now())
        .await?
    {
        let mut client = actor.client().await?;
        let change = Change::begin(&mut client, &actor).await?;
        change.record(AuditEntry::new("person.password_set", member.id)).await?;
        change.commit(&actor.app).await?;
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::conflict(
        "chooses_own_password",
        "This person chooses their own password: send an invitation instead",
    ))
}

async fn first(app: &App, password: String, must_change: bool) -> Result<FirstPassword> {
    let hash = app.hasher.hash(password).await?;
    Ok(FirstPassword { hash, must_change })
}

fn password_rules(actor: &Actor) -> PasswordRules {
    serde_json::from_value(actor.context.tenant.settings["passwordRules"].clone()).unwrap_or_default()
}

async fn member(client: &TenantClient, actor: &Actor, id: Uuid) -> Result<Membership> {
    let row = sql::member().bind(&**client, &team(actor), &id).opt().await.sql()?;
    row.map(Membership::from).ok_or_else(Problem::not_found)
}

async fn detail(app: &App, client: &TenantClient, actor: &Actor, id: Uuid) -> Result<PersonDetail> {
    let ids = [id];
    let member = async { sql::member().bind(&**client, &team(actor), &id).opt().await.sql() };
    let (row, mut there, own) = try_join3(
        member,
        presence::of(client, &ids, app.clock.now()),
        own_fields::OwnFields::of(&**client, team(actor)),
    )
    .await?;
    let row = row.ok_or_else(Problem::not_found)?;
    let chiefs = row.managers.clone();
    let avatar = files::avatar_url(app, &actor.context.tenant, row.avatar.as_deref());
    let mut detail = PersonDetail {
        presence: there.remove(&id),
        ..PersonDetail::new(row, avatar, authority(actor))
    };
    detail.profile.without(own.archived());
    let people = own.people(&detail.profile);
    (detail.managers, detail.named) =
        try_join(managers(client, actor, &chiefs), managers(client, actor, &people)).await?;
    Ok(detail)
}

/// The names of those who manage somebody, in their order.
async fn managers(client: &TenantClient, actor: &Actor, ids: &[Uuid]) -> Result<Vec<Named>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::names_of().bind(&**client, &team(actor), &ids).all().await.sql()?;
    Ok(rows.into_iter().map(Named::from).collect())
}
