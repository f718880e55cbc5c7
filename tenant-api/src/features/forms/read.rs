//! Forms and submissions, as their builders, people and markers get them.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use learnt_kernel::problem::{FieldError, Problem, Result};
use learnt_queries::queries::forms as sql;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use super::authority::{Owners, Scope, Sees};
use super::commands::read;
use super::desk::Found;
use super::marking::opinion;
use super::model::answers;
use super::model::check;
use super::model::content::{Content, FieldType, Kind, Settings};
use super::model::score::is_right;
use super::model::states::{FormStatus, Status};
use super::submitting::{is_given, is_offered, tries};
use crate::app::App;
use crate::db::{Sql, TenantClient};
use crate::edge::Here;
use crate::features::files::{self, FileView};
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
    let row = sql::live_form().bind(&**client, &id, &at.team).opt().await.sql()?;
    let row = row.ok_or_else(Problem::not_found)?;
    let attempts = sql::attempts().bind(&**client, &id, &at.by).one().await.sql()?;
    let kind = Kind::parse(&row.kind);
    let observes = kind == Kind::Observation && (at.is_admin || at.is_manager);
    let round = learning::open_round(client, now, at.by, Subject::Form(id)).await?;
    let is_known = observes || row.is_open || attempts > 0 || round.is_some();
    if !is_known && !is_given(&**client, id, at.by).await? && !is_offered(&**client, id, at.by).await? {
        return Err(Problem::not_found());
    }
    let since = round.and_then(|round| round.since);
    let latest = sql::latest_of()
        .bind(&**client, &id, &at.by, &since)
        .opt()
        .await
        .sql()?;
    let attempts = tries(&**client, (id, at.by), attempts, round).await?;
    let content: Content = read(&row.content)?;
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

/// What happened to a submission.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormMoveRow)]
pub struct MoveRow {
    attempt: i32,
    from: Status,
    to: Status,
    comment: String,
    at: DateTime<Utc>,
    /// Nobody: it followed by itself.
    by: Option<String>,
}

/// A submission, as whoever asks may see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormSubmission {
    id: Uuid,
    form_id: Uuid,
    version: i32,
    title: String,
    description: String,
    handle: String,
    kind: Kind,
    content: Content,
    settings: Settings,
    attempt: i32,
    status: Status,
    revision: i32,
    #[schema(value_type = Object)]
    answers: Value,
    /// The uploads that it names.
    files: Vec<FileView>,
    score: Option<f64>,
    max_score: Option<f64>,
    /// Whether the answer to a field is right, once it is decided.
    right: BTreeMap<String, bool>,
    #[schema(value_type = Object)]
    marks: Value,
    #[schema(value_type = Object)]
    comments: Value,
    comment: String,
    /// Whom it is about.
    person: Option<String>,
    person_id: Option<Uuid>,
    observer: Option<String>,
    marker: Option<String>,
    marked_at: Option<DateTime<Utc>>,
    started_at: DateTime<Utc>,
    submitted_at: Option<DateTime<Utc>>,
    /// I answer it.
    is_own: bool,
    /// I may decide on it now.
    can_mark: bool,
    /// Who is marking it: they took it, or a colleague handed it to them.
    assigned: Option<Found>,
    assigned_at: Option<DateTime<Utc>>,
    /// What two markers say, once I have said it too.
    opinions: Vec<FormOpinion>,
    /// How many of two markers have said what they think.
    opinions_given: i64,
    /// The people whom answers name.
    people: Vec<Found>,
    moves: Vec<MoveRow>,
}

/// What one of two markers says.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormOpinion {
    marker: Option<String>,
    is_mine: bool,
    outcome: Status,
    #[schema(value_type = Object)]
    marks: Value,
    #[schema(value_type = Object)]
    comments: Value,
    comment: String,
    at: DateTime<Utc>,
}

/// The opinions of this attempt that whoever asks may know of: nobody reads the other one's before they have said their own.
async fn opinions(
    client: &TenantClient,
    at: &Scope<'_>,
    sees: Sees,
    (id, attempt): (Uuid, i32),
) -> Result<(Vec<FormOpinion>, i64)> {
    if sees != Sees::Marks {
        return Ok((Vec::new(), 0));
    }
    let rows = sql::opinions().bind(&**client, &id, &attempt).all().await.sql()?;
    let given = i64::try_from(rows.len()).unwrap_or(i64::MAX);
    let is_open = rows.len() > 1 || rows.iter().any(|row| row.marker_id == at.by);
    let shown = rows.into_iter().filter(|_| is_open).map(|row| {
        let (marker, is_mine, at) = (row.marker_name.clone(), row.marker_id == at.by, row.at);
        let said = opinion(row);
        FormOpinion {
            marker,
            is_mine,
            outcome: said.outcome,
            marks: Value::Object(said.marks),
            comments: Value::Object(said.comments),
            comment: said.comment,
            at,
        }
    });
    Ok((shown.collect(), given))
}

/// A submission that is there for whoever asks.
pub async fn submission(
    app: &App,
    here: &Here,
    client: &TenantClient,
    at: &Scope<'_>,
    id: Uuid,
) -> Result<FormSubmission> {
    let row = sql::one_submission().bind(&**client, &id, &at.team).opt().await.sql()?;
    let row = row.ok_or_else(Problem::not_found)?;
    let settings: Settings = read(&row.settings)?;
    let owners = Owners {
        user: row.user_id,
        observer: row.observer_id,
        managers: &row.managers,
        assigned: row.assigned_to,
    };
    let sees = at.sees(&owners, &settings).ok_or_else(Problem::not_found)?;
    let status = Status::parse(&row.status);
    if status == Status::InProgress && sees != Sees::Own {
        return Err(Problem::not_found());
    }
    let content: Content = read(&row.content)?;
    let given = row.answers.as_object().cloned().unwrap_or_default();
    let ids: Vec<Uuid> = answers::files(&content, &given).into_iter().map(|(_, id)| id).collect();
    let mut found = files::views(app, here, client, &ids).await?;
    let kept = sql::form_files().bind(&**client, &id).all().await.sql()?;
    found.retain(|id, _| kept.iter().any(|row| row.file_id == *id));
    let moves = sql::moves().bind(&**client, &at.team, &id).all().await.sql()?;
    let is_person = matches!(sees, Sees::Own) || row.user_id == Some(at.by);
    let is_decided = !matches!(
        status,
        Status::InProgress | Status::MarkingRequired | Status::PendingResubmission
    );
    let with_key = |field: &&super::model::content::Field| !field.correct.is_empty();
    let right = if is_decided || !is_person {
        let fields = content.fields().filter(with_key);
        fields
            .map(|field| (field.id.clone(), is_right(field, given.get(&field.id))))
            .collect()
    } else {
        BTreeMap::new()
    };
    let mut answers = given;
    let content = if is_person && !is_decided {
        for field in content.fields().filter(|field| field.marker_only) {
            answers.remove(&field.id);
        }
        content.for_answering()
    } else {
        content
    };
    let (opinions, opinions_given) = opinions(client, at, sees, (id, row.attempt)).await?;
    let named: Vec<Uuid> = answers::people(&content, &answers);
    let people = sql::names().bind(&**client, &at.team, &named).all().await.sql()?;
    let assigned = row.assigned_to.zip(row.assigned_name).filter(|_| sees == Sees::Marks);
    let can_mark = sees == Sees::Marks && matches!(status, Status::MarkingRequired | Status::ApprovalRequired);
    Ok(FormSubmission {
        id,
        form_id: row.form_id,
        version: row.version,
        title: row.title,
        description: row.description,
        handle: row.handle,
        kind: Kind::parse(&row.kind),
        content,
        settings: Settings {
            approvers: Vec::new(),
            ..settings
        },
        attempt: row.attempt,
        status,
        revision: row.revision,
        answers: Value::Object(answers),
        files: found.into_values().collect(),
        score: row.score,
        max_score: row.max_score,
        right,
        marks: row.marks,
        comments: row.comments,
        comment: row.comment,
        person: row.person_name,
        person_id: row.user_id,
        observer: row.observer_name,
        marker: row.marker_name,
        marked_at: row.marked_at,
        started_at: row.started_at,
        submitted_at: row.submitted_at,
        is_own: sees == Sees::Own,
        can_mark,
        assigned: assigned.map(|(id, name)| Found { id, name }),
        assigned_at: row.assigned_at.filter(|_| sees == Sees::Marks),
        opinions,
        opinions_given,
        people: people.into_iter().map(Found::from).collect(),
        moves: moves
            .into_iter()
            .map(|row| MoveRow {
                attempt: row.attempt,
                from: Status::parse(&row.from_status),
                to: Status::parse(&row.to_status),
                comment: row.comment,
                at: row.at,
                by: row.by_name,
            })
            .collect(),
    })
}
