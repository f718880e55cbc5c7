//! A resource as its admins get it, and as somebody who has it does.

use learnt_kernel::email;
use learnt_queries::queries::resources as sql;

use super::model::{FileType, Status};
use crate::features::assignments::DocumentType;
use crate::features::files::{self, FileView};
use crate::features::pathways;
use crate::looked_after::{self, Named};
use crate::prelude::*;

/// A file that a resource had.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ResourceVersion)]
pub struct Version {
    /// Counted from 1.
    pub version: i32,
    pub file: FileView,
    /// When it was put there.
    pub created_at: DateTime<Utc>,
    pub created_by: String,
}

/// A resource, for admins.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Resource {
    pub id: Uuid,
    pub title: String,
    /// Its name in addresses.
    pub handle: String,
    pub description: String,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// Whether people are given it.
    pub status: Status,
    /// Of its latest file, if there is one.
    pub file_type: Option<FileType>,
    /// All its files, the latest first.
    pub versions: Vec<Version>,
    /// So many people have it now.
    pub people: i64,
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
    /// The teams that look after it; none: all of them.
    pub teams: Vec<Named>,
    /// This team looks after it: its admins change it.
    pub is_looked_after_here: bool,
    /// The next edit must name this one.
    pub revision: i32,
}

/// One resource.
pub async fn get(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Resource> {
    let row = sql::one_resource().bind(&**client, &id).opt().await.or_not_found()?;
    let versions = sql::versions_of().bind(&**client, &id).all().await.sql()?;
    let ids: Vec<Uuid> = versions.iter().map(|one| one.file).collect();
    let mut views = files::views(&actor.app, &actor.context, client, &ids).await?;
    let version = |one: sql::VersionsOf| {
        Some(Version {
            version: one.version,
            file: views.remove(&one.file)?,
            created_at: one.created_at,
            created_by: one.created_by_name.unwrap_or_default(),
        })
    };
    Ok(Resource {
        id: row.id,
        title: row.title,
        handle: row.handle,
        description: row.description,
        category: row.category,
        tags: row.tags,
        status: Status::parse(&row.status),
        file_type: row.file_type.as_deref().and_then(|word| word.parse().ok()),
        versions: versions.into_iter().filter_map(version).collect(),
        people: row.people,
        created_at: row.created_at,
        changed_at: row.changed_at,
        teams: looked_after::team_names(actor, row.teams.as_deref()),
        is_looked_after_here: looked_after::is_for(actor, row.teams.as_deref()),
        revision: row.revision,
    })
}

/// Somebody of the team who has a resource, and what they did with it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ResourceLearner)]
pub struct Learner {
    /// Their record.
    pub id: Uuid,
    pub user_id: Uuid,
    pub first_name: String,
    pub last_name: String,
    #[serde(serialize_with = "email::write_shown")]
    pub email: Option<String>,
    pub avatar: Option<String>,
    /// It may be left unopened.
    pub is_optional: bool,
    /// When it was given.
    pub permitted_at: DateTime<Utc>,
    pub opened_at: Option<DateTime<Utc>>,
    /// The latest version that they saw.
    pub seen_version: Option<i32>,
    /// First downloaded.
    pub downloaded_at: Option<DateTime<Utc>>,
}

impl Learner {
    /// From its row.
    pub fn new(row: sql::Learners, app: &App, context: &TenantContext) -> Self {
        Self {
            id: row.id,
            user_id: row.user_id,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            avatar: files::avatar_url(app, &context.tenant, row.avatar.as_deref()),
            is_optional: row.is_optional,
            permitted_at: row.permitted_at,
            opened_at: row.opened_at,
            seen_version: row.seen_version,
            downloaded_at: row.downloaded_at,
        }
    }
}

/// A resource that I have.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyResource {
    /// The resource.
    pub id: Uuid,
    pub title: String,
    /// Its name in addresses.
    pub handle: String,
    pub description: String,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    pub file_type: FileType,
    /// It may be left unopened.
    pub is_optional: bool,
    /// When I was given it.
    pub created_at: DateTime<Utc>,
    /// When its file was put there.
    pub file_at: DateTime<Utc>,
    /// When I first opened it.
    pub opened_at: Option<DateTime<Utc>>,
    /// When I first downloaded it.
    pub downloaded_at: Option<DateTime<Utc>>,
    /// Its file was replaced since I saw it.
    pub is_replaced: bool,
}

/// A resource that I have, with its file.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpenResource {
    #[serde(flatten)]
    pub resource: MyResource,
    pub file: FileView,
}

/// One of somebody's, with its file; nothing for what is absent, hidden or not theirs.
pub async fn mine(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    user: Uuid,
    id: Uuid,
) -> Result<OpenResource> {
    let row = sql::my_resource()
        .bind(&**client, &user, &id)
        .opt()
        .await
        .or_not_found()?;
    pathways::expect_open(&**client, user, DocumentType::Resource, id).await?;
    let file = files::views(app, context, client, &[row.file]).await?.remove(&row.file);
    let resource = MyResource {
        id: row.id,
        title: row.title,
        handle: row.handle,
        description: row.description,
        category: row.category,
        tags: row.tags,
        file_type: file_type(&row.file_type)?,
        is_optional: row.is_optional,
        created_at: row.permitted_at,
        file_at: row.file_at,
        opened_at: row.opened_at,
        downloaded_at: row.downloaded_at,
        is_replaced: row.is_replaced,
    };
    Ok(OpenResource {
        resource,
        file: file.ok_or_else(Problem::not_found)?,
    })
}

/// From its row in the list.
pub fn my_row(row: sql::Mine) -> Result<MyResource> {
    Ok(MyResource {
        id: row.id,
        title: row.title,
        handle: row.handle,
        description: row.description,
        category: row.category,
        tags: row.tags,
        file_type: file_type(&row.file_type)?,
        is_optional: row.is_optional,
        created_at: row.permitted_at,
        file_at: row.file_at,
        opened_at: row.opened_at,
        downloaded_at: row.downloaded_at,
        is_replaced: row.is_replaced,
    })
}

fn file_type(word: &str) -> Result<FileType> {
    word.parse()
        .map_err(|_| Problem::internal_text("a resource has a file of an unknown type"))
}
