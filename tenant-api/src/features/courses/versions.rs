//! Earlier versions of a course: what they were, and what differs between two of them. Nothing of them is ever written again.

use learnt_queries::queries::courses as sql;

use super::changes;
use super::outline::{self, Changes};
use super::view::{self, SectionView};
use crate::features::files::{self, FileView};
use crate::prelude::*;

/// A version in the list of all.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CourseVersion)]
pub struct Version {
    /// Its number, from 1.
    pub version: i32,
    /// What the course was called.
    pub title: String,
    /// When it was published; none: it is the draft.
    pub published_at: Option<DateTime<Utc>>,
    /// It is being written.
    pub is_draft: bool,
    /// Learners get it now.
    pub is_live: bool,
    pub activities: i64,
    pub people: i64,
}

/// A version whole, to be read.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CourseVersionView)]
pub struct VersionView {
    /// Its number.
    pub version: i32,
    /// What the course was called.
    pub title: String,
    /// What it was about.
    pub description: String,
    pub image: Option<FileView>,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// Activities opened one after the other.
    pub sequential: bool,
    /// It opened then.
    pub availability_from: Option<DateTime<Utc>>,
    /// It closed then.
    pub availability_until: Option<DateTime<Utc>>,
    /// In order.
    pub sections: Vec<SectionView>,
}

/// All versions of a course, newest first.
pub async fn all(client: &TenantClient, id: Uuid) -> Result<Vec<Version>> {
    let rows = sql::versions().bind(&**client, &id).all().await.sql()?;
    if rows.is_empty() {
        return Err(Problem::not_found());
    }
    let version = |row: sql::Versions| Version {
        version: row.version,
        title: row.title,
        published_at: row.frozen_at,
        is_draft: row.is_draft,
        is_live: row.is_live,
        activities: row.activities,
        people: row.people,
    };
    Ok(rows.into_iter().map(version).collect())
}

/// One version, whole.
pub async fn get(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    id: Uuid,
    version: i32,
) -> Result<VersionView> {
    let row = sql::version_details()
        .bind(&**client, &id, &version)
        .opt()
        .await
        .or_not_found()?;
    let image = match row.image {
        Some(image) => files::views(app, context, client, &[image]).await?.remove(&image),
        None => None,
    };
    Ok(VersionView {
        version,
        title: row.title,
        description: row.description,
        image,
        category: row.category,
        tags: row.tags,
        sequential: row.sequential,
        availability_from: row.availability_from,
        availability_until: row.availability_until,
        sections: view::sections(app, context, client, id, version).await?,
    })
}

/// What differs between two versions.
pub async fn compare(client: &TenantClient, id: Uuid, from: i32, to: i32) -> Result<Changes> {
    let versions = sql::versions().bind(&**client, &id).all().await.sql()?;
    if [from, to]
        .iter()
        .any(|version_asked| !versions.iter().any(|row| row.version == *version_asked))
    {
        return Err(Problem::not_found());
    }
    let before = changes::outline(client, id, from).await?;
    let after = changes::outline(client, id, to).await?;
    Ok(outline::compare(&before, &after))
}
