//! Forms, as their builders and those who answer them get them.

use chrono::{DateTime, Utc};
use futures_util::future::join;
use learnt_kernel::problem::{FieldError, Problem, Result};
use learnt_queries::queries::forms as sql;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::authority::Scope;
use super::commands::{read, read_text};
use super::desk::Found;
use super::drafts::{is_given, is_offered, tries};
use super::model::check;
use super::model::content::{Content, FieldType, Kind};
use super::model::settings::Settings;
use super::model::states::FormStatus;
use crate::db::{Sql, TenantClient};
use crate::features::learning::{self, Subject};

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
    let row = sql::one_form().bind(&**client, &id, &at.team).opt().await.sql()?;
    let row = row.ok_or_else(Problem::not_found)?;
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
        lacking: check::lacking(&content, &settings, kind),
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
pub async fn known(client: &TenantClient, at: &Scope<'_>, id: Uuid) -> Result<()> {
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
    let row = sql::one_form().bind(&**client, &id, &at.team).opt().await.sql()?;
    let row = row.ok_or_else(Problem::not_found)?;
    at.may_build(row.owner_id)?;
    let number = number.or(row.live_version).unwrap_or_default();
    let row = sql::one_version()
        .bind(&**client, &id, &number, &at.team)
        .opt()
        .await
        .sql()?;
    let row = row.ok_or_else(Problem::not_found)?;
    Ok(PublishedForm {
        version: row.version,
        title: row.title,
        description: row.description,
        content: read(&row.content)?,
        settings: read(&row.settings)?,
    })
}

/// A form, as whoever answers it gets it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenForm {
    id: Uuid,
    kind: Kind,
    version: i32,
    title: String,
    handle: String,
    description: String,
    /// Without what is right and without what markers fill in.
    content: Content,
    settings: Settings,
    /// How often I submitted it.
    attempts: i32,
    /// My latest, of this round of a course.
    submission_id: Option<Uuid>,
}

impl OpenForm {
    /// Whether an answer may name somebody.
    pub fn asks_for_people(&self) -> bool {
        self.content.fields().any(|field| field.kind == FieldType::Person)
    }
}

/// A live form that is open to whoever asks.
pub async fn open_form(client: &TenantClient, at: &Scope<'_>, now: DateTime<Utc>, id: Uuid) -> Result<OpenForm> {
    let asking = sql::form_to_answer();
    // Both are on their way at once.
    let (row, round) = join(
        async { asking.bind(&**client, &at.by, &id, &at.team).opt().await },
        learning::open_round(client, now, at.by, Subject::Form(id)),
    )
    .await;
    let (row, round) = (row.sql()?.ok_or_else(Problem::not_found)?, round?);
    let (kind, attempts) = (Kind::parse(&row.kind), row.attempts);
    let observes = kind == Kind::Observation && (at.is_admin || at.is_manager);
    let is_known = observes || row.is_open || attempts > 0 || round.is_some();
    if !is_known && !is_given(&**client, id, at.by).await? && !is_offered(&**client, id, at.by).await? {
        return Err(Problem::not_found());
    }
    let since = round.and_then(|round| round.since).max(row.restarted_at);
    let latest = sql::latest_of()
        .bind(&**client, &id, &at.by, &since)
        .opt()
        .await
        .sql()?;
    let attempts = tries(&**client, (id, at.by), attempts, round).await?;
    let content: Content = read_text(&row.content)?;
    Ok(OpenForm {
        id,
        kind,
        version: row.version,
        title: row.title,
        handle: row.handle,
        description: row.description,
        content: content.for_answering(),
        settings: Settings {
            approvers: Vec::new(),
            ..read(&row.settings)?
        },
        attempts,
        submission_id: latest,
    })
}
