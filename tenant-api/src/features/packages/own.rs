//! A package as somebody who has it sees it: what is in it, how far they are with each of that, and what is next.

use crate::prelude::*;

use learnt_queries::queries::packages as sql;

use super::model::{ItemKind, Progress};

/// A package that I have.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyPackage {
    /// The package.
    pub id: Uuid,
    pub title: String,
    /// What it is about.
    pub description: String,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    pub status: Progress,
    /// 0 to 100.
    pub progress: i16,
    /// It may be left undone.
    pub is_optional: bool,
    /// So much is in it.
    pub items: i64,
    /// So much of that is done.
    pub done: i64,
    /// When I was given it.
    pub created_at: DateTime<Utc>,
    /// When I began it.
    pub started_at: Option<DateTime<Utc>>,
    /// When I completed it.
    pub completed_at: Option<DateTime<Utc>>,
}

impl From<sql::Mine> for MyPackage {
    fn from(row: sql::Mine) -> Self {
        Self {
            id: row.id,
            title: row.title,
            description: row.description,
            category: row.category,
            tags: row.tags,
            status: Progress::parse(&row.status),
            progress: row.progress,
            is_optional: row.is_optional,
            items: row.items,
            done: row.done,
            created_at: row.permitted_at,
            started_at: row.started_at,
            completed_at: row.completed_at,
        }
    }
}

/// What is in somebody's package, and where they are with it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PackageItemState)]
pub struct ItemState {
    pub kind: ItemKind,
    pub document_id: Uuid,
    /// Its title; empty when it is not there any more.
    pub title: String,
    /// It is there now; what is hidden waits.
    pub is_available: bool,
    /// It was completed, now or in an earlier round.
    pub is_done: bool,
    /// How far, in the words of its kind; nothing: they have it not.
    pub status: Option<String>,
    /// 0 to 100.
    pub progress: i16,
    /// To be completed by then.
    pub due_at: Option<DateTime<Utc>>,
    /// What it is opened with: the assignment of a course.
    pub record_id: Option<Uuid>,
}

impl From<sql::States> for ItemState {
    fn from(row: sql::States) -> Self {
        Self {
            kind: ItemKind::parse(&row.r#type, row.is_bundle),
            document_id: row.document_id,
            title: row.title.unwrap_or_default(),
            is_available: row.is_given,
            is_done: row.is_done,
            status: row.status,
            progress: row.progress.unwrap_or_default(),
            due_at: row.due_at,
            record_id: row.record,
        }
    }
}

/// A package that I have, with what is in it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenPackage {
    #[serde(flatten)]
    pub package: MyPackage,
    /// In order.
    pub states: Vec<ItemState>,
}

/// One of somebody's; nothing for what is absent, hidden or not theirs.
pub async fn open(client: &TenantClient, user: Uuid, id: Uuid) -> Result<OpenPackage> {
    let row = sql::my_package()
        .bind(&**client, &user, &id)
        .opt()
        .await
        .or_not_found()?;
    let states = sql::states().bind(&**client, &user, &id).all().await.sql()?;
    let states: Vec<ItemState> = states.into_iter().map(ItemState::from).collect();
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    Ok(OpenPackage {
        package: MyPackage {
            id: row.id,
            title: row.title,
            description: row.description,
            category: row.category,
            tags: row.tags,
            status: Progress::parse(&row.status),
            progress: row.progress,
            is_optional: row.is_optional,
            items: count(states.len()),
            done: count(states.iter().filter(|state| state.is_done).count()),
            created_at: row.permitted_at,
            started_at: row.started_at,
            completed_at: row.completed_at,
        },
        states,
    })
}
