//! Marking and approving: one marker decides, and whoever was slower is told.

use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::forms as sql;
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::authority::{Scope, Sees};
use super::given;
use super::model::logic::Answers;
use super::model::score::score;
use super::model::states::Status;
use super::submitting::{ExpectedRevision, Moved, hold, moved, passed, tell};
use crate::db::{Change, Sql};

/// What a marker decided.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormMarking)]
pub struct Marking {
    /// The one that was looked at.
    pub revision: i32,
    /// `competent`, `notCompetent` or `pendingResubmission`; of what is to be approved `approved` or `not approved`.
    pub outcome: Status,
    /// What is said of all of it.
    #[serde(default)]
    pub comment: String,
    /// What is said of a field, by its id.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub comments: Map<String, Value>,
    /// The points of a field, by its id.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub marks: Map<String, Value>,
    /// What is for markers only to fill in, by the id of the field.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub answers: Answers,
}

const LONGEST_COMMENT: usize = 5000;

/// Decides what a submission is worth.
pub async fn mark(change: &mut Change<'_>, at: &Scope<'_>, id: uuid::Uuid, marking: Marking) -> Result<()> {
    let seen = ExpectedRevision {
        id,
        revision: marking.revision,
    };
    let held = hold(change, at, id).await?;
    if held.sees != Sees::Marks {
        return Err(Problem::not_found());
    }
    held.expect(change, seen.revision)?;
    held.status.decided(marking.outcome)?;
    let comment = marking.comment.trim();
    let again = marking.outcome == Status::PendingResubmission;
    let texts = marking.comments.values().filter_map(Value::as_str);
    if texts
        .chain([comment])
        .any(|text| text.chars().count() > LONGEST_COMMENT)
    {
        return Err(Problem::field(
            "comment",
            "too_long",
            "A comment has at most 5000 characters.",
        ));
    }
    let known = |field: &str| held.content.field(field);
    let (mut marks, mut comments) = (marking.marks, marking.comments);
    marks.retain(|field, points| points.is_number() && known(field).is_some_and(|field| field.points.is_some()));
    comments.retain(|field, text| text.as_str().is_some_and(|text| !text.trim().is_empty()) && known(field).is_some());
    if again && comment.is_empty() && comments.is_empty() {
        return Err(Problem::field("comment", "required", "Say what should be changed."));
    }
    let mut answers = held.row.answers.as_object().cloned().unwrap_or_default();
    for (field, value) in marking.answers {
        if known(&field).is_some_and(|field| field.marker_only) {
            answers.insert(field, value);
        }
    }
    let points = score(&held.content, &answers, &marks);
    if marking.outcome == Status::Competent && points.is_some_and(|points| points.is_open) {
        return Err(Problem::field(
            "marks",
            "required",
            "Give points to each question that has no right answer.",
        ));
    }
    let before = held.row.answers.clone();
    sql::store_marks()
        .bind(
            change.tx(),
            &marking.outcome.as_str(),
            &Value::Object(answers),
            &Value::Object(marks),
            &Value::Object(comments),
            &comment,
            &points.map(|points| points.reached),
            &points.map(|points| points.most),
            &at.by,
            &change.now(),
            &id,
        )
        .await
        .sql()?;
    let answers = again.then_some(before);
    moved(
        change,
        at,
        &Moved {
            id,
            held: &held,
            to: marking.outcome,
            comment,
            answers,
        },
    )
    .await?;
    passed(change, &held, marking.outcome).await?;
    if let Some(person) = held.row.user_id {
        let points = points.map(|points| (points.reached, points.most));
        given::follow(change, (held.row.form_id, person), marking.outcome, points).await?;
    }
    let word = if again { "form.returned" } else { "form.marked" };
    tell(change, at, word, &held, id).await
}
