//! A badge as its admins get it.

use learnt_queries::queries::badges as sql;

use super::model::Status;
use crate::features::files;
use crate::prelude::*;

/// A badge.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Badge {
    pub id: Uuid,
    pub title: String,
    /// What it is for; may be empty.
    pub description: String,
    /// Address of its picture, for some hours.
    pub picture_url: Option<String>,
    /// Whether it is given.
    pub status: Status,
    /// So many people hold it now.
    pub holders: i64,
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
    /// The next edit must name this one.
    pub revision: i32,
}

/// One of the team's.
pub async fn get(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Badge> {
    let row = sql::one_badge()
        .bind(&**client, &id, &actor.context.team.id.as_str())
        .opt()
        .await
        .or_not_found()?;
    Ok(Badge {
        id: row.id,
        title: row.title,
        description: row.description,
        picture_url: row
            .picture
            .map(|picture| files::url(&actor.app, &actor.context.tenant, picture)),
        status: Status::parse(&row.status),
        holders: row.holders,
        created_at: row.created_at,
        changed_at: row.changed_at,
        revision: row.revision,
    })
}
