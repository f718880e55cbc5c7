//! Forms, as their builders and those who answer them get them.

use crate::prelude::*;

use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::commands::read;
use super::marking_desk::Found;
use super::model::check;
use super::model::content::{Content, Kind};
use super::model::settings::Settings;
use super::model::states::FormStatus;

/// A form, as its builder gets it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Form {
    id: Uuid,
    kind: Kind,
    status: FormStatus,
    /// The next edit must name this one.
    revision: i32,
    title: String,
    handle: String,
    description: String,
    category: String,
    tags: Vec<String>,
    content: Content,
    settings: Settings,
    /// The version that people answer.
    live_version: Option<i32>,
    changed_at: DateTime<Utc>,
    /// What keeps it from being published.
    lacking: Vec<FieldError>,
    /// Whether I may change it.
    is_mine: bool,
    versions: Vec<FormVersion>,
    /// Whom the approver `named` means, as far as they are there.
    approvers: Vec<Found>,
}

/// What was published.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormVersion {
    version: i32,
    published_at: DateTime<Utc>,
    published_by: Option<String>,
    submissions: i64,
}

/// A form of the team; what somebody may not build is there for them only while people answer it.
pub async fn form(client: &TenantClient, at: &Scope<'_>, id: Uuid) -> Result<Form> {
    let row = sql::one_form()
        .bind(&**client, &id, &at.team)
        .opt()
        .await
        .or_not_found()?;
    let status = FormStatus::parse(&row.status);
    let is_mine = at.may_build(row.owner_id).is_ok();
    if !is_mine && !status.is_live() {
        return Err(Problem::not_found());
    }
    let versions = sql::versions().bind(&**client, &id, &at.team).all().await.sql()?;
    let (content, settings): (Content, Settings) = (read(&row.content)?, read(&row.settings)?);
    let kind = Kind::parse(&row.kind);
    let named = settings.approvers.as_slice();
    let approvers = sql::names().bind(&**client, &at.team, &named).all().await.sql()?;
    Ok(Form {
        id,
        approvers: approvers.into_iter().map(Found::from).collect(),
        kind,
        status,
        revision: row.revision,
        title: row.title,
        handle: row.handle,
        description: row.description,
        category: row.category,
        tags: row.tags,
        lacking: check::publish_errors(&content, &settings, kind),
        content,
        settings,
        live_version: row.live_version,
        changed_at: row.changed_at,
        is_mine,
        versions: versions
            .into_iter()
            .map(|row| FormVersion {
                version: row.version,
                published_at: row.published_at,
                published_by: row.published_by_name,
                submissions: row.submissions,
            })
            .collect(),
    })
}

/// Refuses whoever may not build a form.
pub async fn check_may_build(client: &TenantClient, at: &Scope<'_>, id: Uuid) -> Result<()> {
    let row = sql::one_form().bind(&**client, &id, &at.team).opt().await.sql()?;
    at.may_build(row.ok_or_else(Problem::not_found)?.owner_id)
}

/// A version, as it was published.
#[derive(Debug, Serialize, ToSchema)]
pub struct PublishedForm {
    version: i32,
    title: String,
    description: String,
    content: Content,
    settings: Settings,
}

/// A version of a form that they may build.
pub async fn version(client: &TenantClient, at: &Scope<'_>, id: Uuid, number: Option<i32>) -> Result<PublishedForm> {
    let row = sql::one_form()
        .bind(&**client, &id, &at.team)
        .opt()
        .await
        .or_not_found()?;
    at.may_build(row.owner_id)?;
    let number = number.or(row.live_version).unwrap_or_default();
    let row = sql::one_version()
        .bind(&**client, &id, &number, &at.team)
        .opt()
        .await
        .or_not_found()?;
    Ok(PublishedForm {
        version: row.version,
        title: row.title,
        description: row.description,
        content: read(&row.content)?,
        settings: read(&row.settings)?,
    })
}
