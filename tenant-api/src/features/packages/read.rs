//! A package as its admins get it, and its people.

use learnt_kernel::email;
use learnt_queries::queries::packages as sql;

use super::model::{ItemKind, Progress, Removal};
use crate::features::assignments::DueRule;
use crate::features::courses::{Can, PublishStatus};
use crate::features::files;
use crate::looked_after::{self, Named};
use crate::prelude::*;

/// What stands in a package.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PackageItem)]
pub struct Item {
    pub kind: ItemKind,
    pub document_id: Uuid,
    /// Its title; empty when it is not there any more.
    pub title: String,
    /// Its state, in its own words.
    pub status: String,
    /// People are given it now; what is hidden waits, and nobody loses what they did.
    pub is_available: bool,
}

/// A package with its draft.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Package {
    pub id: Uuid,
    pub status: PublishStatus,
    /// What may be done now.
    pub can: Can,
    /// The version that is written to.
    pub draft_version: i32,
    /// What its people are given.
    pub live_version: Option<i32>,
    /// What that is called.
    pub live_title: Option<String>,
    /// What the draft is called.
    pub title: String,
    /// What it is about.
    pub description: String,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// By when its courses are to be completed; nothing: as the courses say.
    pub due: DueRule,
    /// What becomes of its items for whoever has it no longer.
    pub on_removal: Removal,
    /// In order.
    pub items: Vec<Item>,
    /// So many people have it now.
    pub people: i64,
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
    /// The teams that look after it; none: all of them.
    pub teams: Vec<Named>,
    /// This team looks after it: its admins change it. What others may do is nothing.
    pub is_looked_after_here: bool,
    /// The next edit must name this one.
    pub revision: i32,
}

/// One package.
pub async fn get(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Package> {
    let row = sql::one_package().bind(&**client, &id).opt().await.or_not_found()?;
    let version = sql::version()
        .bind(&**client, &id, &row.draft_version)
        .one()
        .await
        .sql()?;
    let items = sql::items()
        .bind(&**client, &id, &row.draft_version)
        .all()
        .await
        .sql()?;
    let status = super::commands::status(&row.status)?;
    let is_looked_after_here = looked_after::is_for(actor, row.teams.as_deref());
    let item = |row: sql::Items| Item {
        kind: ItemKind::parse(&row.r#type, row.is_bundle),
        document_id: row.document_id,
        title: row.title.unwrap_or_default(),
        status: row.status.unwrap_or_default(),
        is_available: row.is_given,
    };
    Ok(Package {
        id: row.id,
        status,
        can: if is_looked_after_here {
            Can::of(status)
        } else {
            Can::none()
        },
        draft_version: row.draft_version,
        live_version: row.live_version,
        live_title: row.live_title,
        title: version.title,
        description: version.description,
        category: version.category,
        tags: version.tags,
        due: DueRule::stored(&version.due),
        on_removal: Removal::parse(&version.on_removal),
        items: items.into_iter().map(item).collect(),
        people: row.people,
        created_at: row.created_at,
        changed_at: row.changed_at,
        teams: looked_after::team_names(actor, row.teams.as_deref()),
        is_looked_after_here,
        revision: row.revision,
    })
}

/// Somebody of the team who has a package, and how far they are.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PackageLearner)]
pub struct Learner {
    /// Their record.
    pub id: Uuid,
    pub user_id: Uuid,
    pub first_name: String,
    pub last_name: String,
    #[serde(serialize_with = "email::write_shown")]
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub status: Progress,
    /// 0 to 100.
    pub progress: i16,
    /// It may be left undone.
    pub is_optional: bool,
    /// When it was given.
    pub permitted_at: DateTime<Utc>,
    pub started_at: Option<DateTime<Utc>>,
    pub completed_at: Option<DateTime<Utc>>,
}

impl Learner {
    /// From its row.
    pub fn new(row: sql::LearnerRow, app: &App, context: &TenantContext) -> Self {
        Self {
            id: row.id,
            user_id: row.user_id,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            avatar: files::avatar_url(app, &context.tenant, row.avatar.as_deref()),
            status: Progress::parse(&row.status),
            progress: row.progress,
            is_optional: row.is_optional,
            permitted_at: row.permitted_at,
            started_at: row.started_at,
            completed_at: row.completed_at,
        }
    }
}
