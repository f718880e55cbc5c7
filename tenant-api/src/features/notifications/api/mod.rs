//! One's own notifications over HTTP.
pub mod choices;

use crate::prelude::*;

use chrono::SubsecRound;
use learnt_queries::queries::notifications as sql;

use super::kinds::Kind;
use super::list::{self, Filter, Notification, NotificationRow};
use super::write::changed_event;

/// How many are not read yet.
#[derive(Serialize, ToSchema)]
pub struct Unread {
    /// What the bell shows.
    unread: i64,
}

/// My notifications, newest first
#[utoipa::path(get, path = "/api/notifications", operation_id = "notifications_list", tag = "notifications", params(Filter, PageQuery),
    responses((status = 200, body = Page<Notification>)))]
pub async fn list(
    actor: Actor,
    Query(filter): Query<Filter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Notification>>> {
    let client = actor.client().await?;
    let page = list::page(&client, actor.user_id, &filter, &page).await?;
    let sayable = |notification: NotificationRow| match notification.kind.parse::<Kind>() {
        Ok(kind) if actor.impersonates() => NotificationRow {
            params: kind.redacted(notification.params),
            ..notification
        },
        _ => notification,
    };
    Ok(Json(page.map(|notification| {
        Notification::of(sayable(notification), &actor.context)
    })))
}

/// How many of my notifications are not read yet
#[utoipa::path(get, path = "/api/notifications/count", operation_id = "notifications_count", tag = "notifications",
    responses((status = 200, body = Unread)))]
pub async fn count(actor: Actor) -> Result<Json<Unread>> {
    let client = actor.client().await?;
    let unread = sql::unread().bind(&*client, &actor.user_id).one().await.sql()?;
    Ok(Json(Unread { unread }))
}

/// Mark one as read; nobody does so in another's name
#[utoipa::path(post, path = "/api/notifications/{id}/read", operation_id = "notifications_read", tag = "notifications", params(("id" = Uuid, Path)),
    responses((status = 200, body = Notification), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Notification>> {
    mark(&actor, id, true).await
}

/// Mark one as not read
#[utoipa::path(post, path = "/api/notifications/{id}/unread", operation_id = "notifications_unread", tag = "notifications", params(("id" = Uuid, Path)),
    responses((status = 200, body = Notification), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn unread(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Notification>> {
    mark(&actor, id, false).await
}

async fn mark(actor: &Actor, id: Uuid, is_read: bool) -> Result<Json<Notification>> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, actor).await?;
    let row = sql::mark()
        .bind(change.tx(), &is_read, &change.now(), &id, &actor.user_id)
        .opt()
        .await
        .or_not_found()?;
    change.publish(changed_event(&[actor.user_id])).await?;
    change.commit(&actor.app).await?;
    let notification = NotificationRow {
        id: row.id,
        kind: row.kind,
        params: row.params,
        link: row.link,
        read_at: row.read_at,
        created_at: row.created_at,
    };
    Ok(Json(Notification::of(notification, &actor.context)))
}

/// Which are marked as read.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct ReadAll {
    /// Of this kind only.
    kind: Option<Kind>,
}

/// What was marked all at once.
#[derive(Serialize, ToSchema)]
pub struct Marked {
    count: u64,
    /// When: by this it is taken back.
    at: DateTime<Utc>,
}

/// Mark all of them as read
#[utoipa::path(post, path = "/api/notifications/read-all", operation_id = "notifications_read_all", tag = "notifications", request_body = ReadAll,
    responses((status = 200, body = Marked), (status = 403, body = Problem, description = "impersonating")))]
pub async fn read_all(actor: Actor, Json(body): Json<ReadAll>) -> Result<Json<Marked>> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    // As the database keeps it: what comes back with an undo is compared with that.
    let at = change.now().trunc_subsecs(6);
    let kind = body.kind.map(|kind| kind.word);
    let count = sql::read_all()
        .bind(change.tx(), &at, &actor.user_id, &kind)
        .await
        .sql()?;
    change.publish(changed_event(&[actor.user_id])).await?;
    change.commit(&actor.app).await?;
    Ok(Json(Marked { count, at }))
}

/// What is taken back.
#[derive(Deserialize, ToSchema)]
pub struct UnreadAll {
    /// When it was marked.
    at: DateTime<Utc>,
}

/// Take back what was marked as read all at once
#[utoipa::path(post, path = "/api/notifications/unread-all", operation_id = "notifications_unread_all", tag = "notifications", request_body = UnreadAll,
    responses((status = 200, body = Marked), (status = 403, body = Problem, description = "impersonating")))]
pub async fn unread_all(actor: Actor, Json(body): Json<UnreadAll>) -> Result<Json<Marked>> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let count = sql::unread_all()
        .bind(change.tx(), &actor.user_id, &body.at)
        .await
        .sql()?;
    change.publish(changed_event(&[actor.user_id])).await?;
    change.commit(&actor.app).await?;
    Ok(Json(Marked { count, at: body.at }))
}
