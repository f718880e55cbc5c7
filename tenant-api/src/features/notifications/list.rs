//! One's own notifications, newest first.
use sea_query::{Alias, Expr, ExprTrait, Order, Query};

use super::kinds::Kind;
use super::wording::{Reader, compose};
use crate::db::lists::{self, Row};
use crate::prelude::*;

/// Which of them.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Of this kind only.
    pub kind: Option<Kind>,
    /// Only what is not read yet.
    pub unread: Option<bool>,
}

/// Something that a person is to know.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Notification {
    pub id: Uuid,
    pub kind: Kind,
    /// What the reader's own words need, by its kind: names, moments and numbers, such as `course`, `dueAt` and `isOptional`.
    #[schema(value_type = Object)]
    pub params: Value,
    /// The same in one line, in the language that the request asks for.
    pub title: String,
    /// And in a sentence.
    pub body: String,
    /// The page that it is about.
    pub link: String,
    pub read: bool,
    pub read_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
}

/// What is kept of one.
pub struct NotificationRow {
    pub id: Uuid,
    pub kind: String,
    pub params: Value,
    pub link: String,
    pub read_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
}

impl Notification {
    /// In the words of whoever asks; dates as they are in the tenant.
    pub fn of(row: NotificationRow, context: &TenantContext) -> Self {
        // Of what a newer program wrote the title says less, and the page opens nevertheless.
        let kind = row.kind.parse().unwrap_or(Kind::all()[0]);
        let reader = Reader {
            zone: context.tenant.time_zone,
            language: context.language.unwrap_or_default(),
        };
        let message = compose(kind, &row.params, reader);
        Self {
            id: row.id,
            kind,
            params: row.params,
            title: message.title,
            body: message.body,
            link: row.link,
            read: row.read_at.is_some(),
            read_at: row.read_at,
            created_at: row.created_at,
        }
    }
}

fn column(name: &'static str) -> Expr {
    Expr::col(Alias::new(name))
}

/// A page of somebody's.
pub async fn page(
    client: &TenantClient,
    user_id: Uuid,
    filter: &Filter,
    query: &PageQuery,
) -> Result<Page<NotificationRow>> {
    let mut select = Query::select();
    select
        .columns(["id", "kind", "params", "link", "read_at", "created_at"].map(Alias::new))
        .from(Alias::new("user_notifications"))
        .and_where(column("user_id").eq(user_id))
        .and_where(Expr::cust("in_app"));
    if let Some(kind) = filter.kind {
        select.and_where(column("kind").eq(kind.word));
    }
    if filter.unread == Some(true) {
        select.and_where(column("read_at").is_null());
    }
    select
        .order_by(Alias::new("created_at"), Order::Desc)
        .order_by(Alias::new("id"), Order::Desc);
    lists::page(&**client, select, query, read).await
}

fn read(row: &Row) -> NotificationRow {
    from_row!(row => NotificationRow {
        id, kind, params, link, read_at, created_at,
    })
}
