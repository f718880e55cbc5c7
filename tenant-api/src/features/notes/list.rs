//! One's own notes, a page at a time.
use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, Expr, ExprTrait, NullOrdering, Order, Query, SelectStatement};

use super::view::NoteRow;
use crate::db::lists::{self, Row};
use crate::prelude::*;

/// Which of them are looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = NoteView)]
pub enum View {
    /// Those at hand, the newest first.
    #[default]
    Notes,
    /// Those with a reminder, the next one first.
    Reminders,
    /// Those out of the way.
    Archive,
    /// Those that were deleted in the last month.
    Deleted,
}

/// Which of them.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// `notes` if nothing is said.
    #[param(inline)]
    pub view: View,
    pub label_id: Option<Uuid>,
    /// With all of these words.
    pub search: Option<String>,
    /// Begun beside this activity.
    pub activity_id: Option<Uuid>,
}

const COLUMNS: [&str; 13] = [
    "id",
    "revision",
    "title",
    "description",
    "checklist",
    "labels",
    "image",
    "archive",
    "reminder",
    "reminded_at",
    "created_at",
    "changed_at",
    "deleted_at",
];

fn column(name: &'static str) -> Expr {
    Expr::col(Alias::new(name))
}

/// A page of somebody's.
pub async fn page(client: &TenantClient, user_id: Uuid, filter: &Filter, query: &PageQuery) -> Result<Page<NoteRow>> {
    let mut select = Query::select();
    select
        .columns(COLUMNS.map(Alias::new))
        .from(Alias::new("notes"))
        .and_where(column("user_id").eq(user_id));
    apply_view(&mut select, filter.view);
    if let Some(label) = filter.label_id {
        select.and_where(Expr::cust_with_values("$1 = any(labels)", [label]));
    }
    if let Some(activity) = filter.activity_id {
        let beside = "id in (select p.note_id from note_places p where p.user_id = $1 and p.activity_id = $2)";
        select.and_where(Expr::cust_with_values(beside, [user_id, activity]));
    }
    for word in search_words(non_empty(filter.search.as_deref()).unwrap_or_default()) {
        select.and_where(column("search").like(word));
    }
    lists::page(&**client, select, query, read).await
}

fn apply_view(select: &mut SelectStatement, view: View) {
    let newest = |select: &mut SelectStatement| {
        select
            .order_by(Alias::new("created_at"), Order::Desc)
            .order_by(Alias::new("id"), Order::Desc);
    };
    match view {
        View::Deleted => {
            select.and_where(column("deleted_at").is_not_null());
            select
                .order_by(Alias::new("deleted_at"), Order::Desc)
                .order_by(Alias::new("id"), Order::Desc);
            return;
        }
        _ => select.and_where(column("deleted_at").is_null()),
    };
    match view {
        View::Reminders => {
            // What is still ahead comes first, what was told of after it.
            select
                .and_where(column("reminder").is_not_null())
                .order_by_with_nulls(Alias::new("reminded_at"), Order::Desc, NullOrdering::First)
                .order_by(Alias::new("reminder"), Order::Asc)
                .order_by(Alias::new("id"), Order::Asc);
        }
        View::Archive => newest(select.and_where(column("archive").eq(true))),
        _ => newest(select.and_where(column("archive").eq(false))),
    }
}

fn read(row: &Row) -> NoteRow {
    from_row!(row => NoteRow {
        id, revision, title, description, checklist, labels, image, archive, reminder, reminded_at, created_at,
        changed_at, deleted_at,
    })
}
