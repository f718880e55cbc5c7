//! A submission, as its person and its markers get it.

use std::collections::{BTreeMap, HashMap};

use learnt_queries::queries::forms as sql;

use super::authority::{Scope, SubmissionAccess};
use super::locking::{VisibleSubmission, visible};
use super::marking::opinion;
use super::marking_desk::Found;
use super::model::content::{Content, Field, Kind};
use super::model::logic::Answers;
use super::model::naming;
use super::model::score::is_right;
use super::model::settings::Settings;
use super::model::states::Status;
use crate::features::files::{self, FileView};
use crate::prelude::*;

/// What happened to a submission.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormMoveRow)]
pub struct MoveRow {
    pub(super) attempt: i32,
    pub(super) from: Status,
    pub(super) to: Status,
    pub(super) comment: String,
    pub(super) at: DateTime<Utc>,
    /// Nobody: it followed by itself.
    pub(super) by: Option<String>,
}

/// A submission, as whoever asks may see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormSubmission {
    pub(super) id: Uuid,
    pub(super) form_id: Uuid,
    pub(super) version: i32,
    pub(super) title: String,
    pub(super) description: String,
    pub(super) handle: String,
    pub(super) kind: Kind,
    pub(super) content: Content,
    pub(super) settings: Settings,
    pub(super) attempt: i32,
    pub(super) status: Status,
    pub(super) revision: i32,
    #[schema(value_type = Object)]
    pub(super) answers: Value,
    /// The uploads that it names.
    pub(super) files: Vec<FileView>,
    pub(super) score: Option<f64>,
    pub(super) max_score: Option<f64>,
    /// Whether the answer to a field is right, once it is decided.
    pub(super) right: BTreeMap<String, bool>,
    #[schema(value_type = Object)]
    pub(super) marks: Value,
    #[schema(value_type = Object)]
    pub(super) comments: Value,
    pub(super) comment: String,
    /// Whom it is about.
    pub(super) person: Option<String>,
    pub(super) person_id: Option<Uuid>,
    pub(super) observer: Option<String>,
    pub(super) marker: Option<String>,
    pub(super) marked_at: Option<DateTime<Utc>>,
    pub(super) started_at: DateTime<Utc>,
    pub(super) submitted_at: Option<DateTime<Utc>>,
    /// I answer it.
    pub(super) is_own: bool,
    /// I am one of those who mark it.
    pub(super) is_marker: bool,
    /// I may decide on it now.
    pub(super) can_mark: bool,
    /// Who is marking it: they took it, or a colleague handed it to them.
    pub(super) assigned: Option<Found>,
    pub(super) assigned_at: Option<DateTime<Utc>>,
    /// What two markers say, once I have said it too.
    pub(super) opinions: Vec<FormOpinion>,
    /// How many of two markers have said what they think.
    pub(super) opinions_given: i64,
    /// The people whom answers name.
    pub(super) people: Vec<Found>,
    pub(super) moves: Vec<MoveRow>,
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
    /// What they filled in of what is for markers only, by the id of the field.
    #[schema(value_type = Object)]
    answers: Answers,
    at: DateTime<Utc>,
}

/// The opinions of this attempt that whoever asks may know of: nobody reads the other one's before they have said their own.
async fn opinions(
    client: &TenantClient,
    at: &Scope<'_>,
    sees: SubmissionAccess,
    (id, attempt): (Uuid, i32),
) -> Result<(Vec<FormOpinion>, i64)> {
    if sees != SubmissionAccess::Marks {
        return Ok((Vec::new(), 0));
    }
    let rows = sql::opinions().bind(&**client, &id, &attempt).all().await.sql()?;
    let given = i64::try_from(rows.len()).unwrap_or(i64::MAX);
    let is_open = rows.len() > 1 || rows.iter().any(|row| row.marker_id == at.by);
    let shown = rows.into_iter().filter(|_| is_open).map(|row| {
        let (marker, is_mine, at) = (row.marker_name.clone(), row.marker_id == at.by, row.at);
        let given_opinion = opinion(row);
        FormOpinion {
            marker,
            is_mine,
            outcome: given_opinion.outcome,
            marks: Value::Object(given_opinion.marks),
            comments: Value::Object(given_opinion.comments),
            comment: given_opinion.comment,
            answers: given_opinion.answers,
            at,
        }
    });
    Ok((shown.collect(), given))
}

fn uploads(content: &Content, answers: &Answers) -> impl Iterator<Item = Uuid> {
    naming::files(content, answers).into_iter().map(|(_, id)| id)
}

/// A submission that is there for whoever asks.
pub async fn submission(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    at: &Scope<'_>,
    id: Uuid,
) -> Result<FormSubmission> {
    let row = sql::one_submission().bind(&**client, &id, &at.team).opt().await.sql()?;
    let found = visible(at, row.ok_or_else(Problem::not_found)?)?;
    load_view(app, context, client, at, found).await
}

/// A submission that was read.
pub async fn load_view(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    at: &Scope<'_>,
    found: VisibleSubmission,
) -> Result<FormSubmission> {
    let VisibleSubmission {
        row,
        status,
        content,
        settings,
        sees,
    } = found;
    let id = row.id;
    let given = row.answers.as_object().cloned().unwrap_or_default();
    let moves = sql::moves().bind(&**client, &at.team, &id).all().await.sql()?;
    let is_person = matches!(sees, SubmissionAccess::Own) || row.user_id == Some(at.by);
    let is_decided = !matches!(
        status,
        Status::InProgress | Status::MarkingRequired | Status::PendingResubmission
    );
    let with_key = |field: &&Field| !field.correct.is_empty();
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
    let can_mark =
        sees == SubmissionAccess::Marks && matches!(status, Status::MarkingRequired | Status::ApprovalRequired);
    let answer_sets = opinions.iter().map(|one| &one.answers).chain([&answers]);
    let mut names: Vec<Uuid> = answer_sets.flat_map(|one| uploads(&content, one)).collect();
    let has_own = can_mark
        && content
            .fields()
            .any(|field| field.kind.is_upload() && field.marker_only);
    let mut found = HashMap::new();
    if has_own || !names.is_empty() {
        let files = sql::form_files().bind(&**client, &id).all().await.sql()?;
        names.retain(|id| files.iter().any(|row| row.file_id == *id));
        // What a marker has uploaded and not sent yet is there for them alone.
        let unsent = files.iter().filter(|row| has_own && row.created_by == at.by);
        names.extend(unsent.map(|row| row.file_id));
        found = files::views(app, context, client, &names).await?;
    }
    let named: Vec<Uuid> = naming::people(&content, &answers);
    let people = if named.is_empty() {
        Vec::new()
    } else {
        sql::names().bind(&**client, &at.team, &named).all().await.sql()?
    };
    let assigned = row
        .assigned_to
        .zip(row.assigned_name)
        .filter(|_| sees == SubmissionAccess::Marks);
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
        is_own: sees == SubmissionAccess::Own,
        is_marker: sees == SubmissionAccess::Marks,
        can_mark,
        assigned: assigned.map(|(id, name)| Found { id, name }),
        assigned_at: row.assigned_at.filter(|_| sees == SubmissionAccess::Marks),
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
