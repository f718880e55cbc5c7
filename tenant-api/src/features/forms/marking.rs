//! Marking and approving: one marker decides, and whoever was slower is told.

use crate::prelude::*;

use learnt_queries::queries::forms as sql;
use serde_json::Map;

use super::authority::{Scope, SubmissionAccess};
use super::domain_events::{FormMarked, FormOpinionGiven, FormReturned};
use super::history::{RecordedMove, publish, record_move};
use super::locking::{ExpectedRevision, VisibleSubmission, lock};
use super::model::answers;
use super::model::logic::Answers;
use super::model::opinions::{self, Opinion, OpinionOutcome};
use super::model::score::{criterion_key, score};
use super::model::states::Status;
use super::submitting::{absent_files, report_passed};
use super::{given, notices};

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
    /// The points of a field, by its id; of the rubric the id of a level, as `rubric.<criterion>`.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub marks: Map<String, Value>,
    /// What is for markers only to fill in, by the id of the field.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub answers: Answers,
    /// Where two markers disagree: this is what holds.
    #[serde(default)]
    pub is_final: bool,
}

const LONGEST_COMMENT: usize = 5000;

/// What became of a submission that was marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormMarked)]
pub enum Marked {
    Decided,
    /// One of two markers has said what they think.
    WaitsForSecond,
    /// Both have, and they differ: somebody compares and decides.
    WaitsForComparison,
}

/// Decides what a submission is worth; where two markers are wanted, the first one only says what they think.
pub async fn mark(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid, marking: Marking) -> Result<Marked> {
    let expected = ExpectedRevision {
        id,
        revision: marking.revision,
    };
    let submission = lock(change, at, id).await?;
    if submission.sees != SubmissionAccess::Marks {
        return Err(Problem::not_found());
    }
    submission.expect(change, expected.revision)?;
    submission.status.check_decision(marking.outcome)?;
    let is_final = marking.is_final;
    let own = opinion_of(&submission, marking)?;
    let mut wrong = answers::check_filled(&submission.content, &own.answers);
    wrong.extend(absent_files(change, id, &submission.content, &own.answers).await?);
    if !wrong.is_empty() {
        return Err(Problem::unprocessable(wrong));
    }
    let mut answers = submission.row.answers.as_object().cloned().unwrap_or_default();
    answers.extend(own.answers.clone());
    let is_open = |marks: &Map<String, Value>| {
        score(&submission.content, &submission.settings.rubric, &answers, marks).is_some_and(|points| points.is_open)
    };
    if own.outcome == Status::Competent && is_open(&own.marks) {
        return Err(Problem::field(
            "marks",
            "required",
            "Enter points for each question without a correct answer, and choose a level for each criterion.",
        ));
    }
    let decided = if submission.settings.second_marker {
        match record_opinion(change, at, id, (&submission, own), is_final).await? {
            Ok(decided) => decided,
            Err(waits) => return Ok(waits),
        }
    } else {
        own
    };
    decide(change, at, id, &submission, decided).await?;
    Ok(Marked::Decided)
}

/// What a marker said, without what fits nothing.
fn opinion_of(submission: &VisibleSubmission, marking: Marking) -> Result<Opinion> {
    let comment = marking.comment.trim().to_owned();
    let mut texts = marking.comments.values().filter_map(Value::as_str);
    if texts.any(|text| text.chars().count() > LONGEST_COMMENT) || comment.chars().count() > LONGEST_COMMENT {
        return Err(Problem::field("comment", "too_long", "Use at most 5,000 characters."));
    }
    let known = |field: &str| submission.content.field(field);
    let is_level = |key: &str, level: &Value| {
        let criterion = submission.settings.rubric.iter().find(|one| criterion_key(one) == key);
        criterion.is_some_and(|one| level.as_str().and_then(|level| one.worth(level)).is_some())
    };
    let (mut marks, mut comments) = (marking.marks, marking.comments);
    marks.retain(|key, mark| {
        let has_points = known(key).is_some_and(|field| field.points.is_some());
        (mark.is_number() && has_points) || is_level(key, mark)
    });
    comments.retain(|field, text| text.as_str().is_some_and(|text| !text.trim().is_empty()) && known(field).is_some());
    if marking.outcome == Status::PendingResubmission && comment.is_empty() && comments.is_empty() {
        return Err(Problem::field(
            "comment",
            "required",
            "Describe what should be changed.",
        ));
    }
    let is_theirs = |(field, _): &(String, Value)| known(field).is_some_and(|field| field.marker_only);
    let answers = marking.answers.into_iter().filter(is_theirs).collect();
    Ok(Opinion {
        outcome: marking.outcome,
        marks,
        comments,
        comment,
        answers,
    })
}

/// Notes what one of two markers thinks, and answers what follows once both have said it, or for whom it waits.
async fn record_opinion(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    id: Uuid,
    (submission, own): (&VisibleSubmission, Opinion),
    is_final: bool,
) -> Result<std::result::Result<Opinion, Marked>> {
    let rows = sql::opinions()
        .bind(change.tx(), &id, &submission.row.attempt)
        .all()
        .await
        .sql()?;
    let before: Vec<(Uuid, Opinion)> = rows.into_iter().map(|row| (row.marker_id, opinion(row))).collect();
    let settled = opinions::resolve(&before, (at.by, &own), is_final)?;
    if let OpinionOutcome::Decided(decided) = settled {
        return Ok(Ok(decided));
    }
    let is_second = before.iter().any(|(marker, _)| *marker != at.by);
    sql::store_opinion()
        .params(
            change.tx(),
            &sql::StoreOpinionParams {
                submission_id: id,
                attempt: submission.row.attempt,
                marker_id: at.by,
                outcome: own.outcome.into_str(),
                marks: Value::Object(own.marks.clone()),
                comments: Value::Object(own.comments.clone()),
                comment: &own.comment,
                answers: Value::Object(own.answers.clone()),
                now: change.now(),
            },
        )
        .await
        .sql()?;
    if let OpinionOutcome::Agreed(decided) = settled {
        return Ok(Ok(decided));
    }
    // Whoever took it is done with it: it waits for somebody else.
    sql::assign().bind(change.tx(), &None, &None, &id).await.sql()?;
    publish(
        change,
        at,
        FormOpinionGiven {
            form: submission.row.form_id,
        }
        .into(),
        submission,
        id,
    )
    .await?;
    Ok(Err(if is_second {
        Marked::WaitsForComparison
    } else {
        Marked::WaitsForSecond
    }))
}

/// An opinion as it is stored.
pub fn opinion(row: sql::Opinions) -> Opinion {
    Opinion {
        outcome: Status::parse(&row.outcome),
        marks: row.marks.as_object().cloned().unwrap_or_default(),
        comments: row.comments.as_object().cloned().unwrap_or_default(),
        comment: row.comment,
        answers: row.answers.as_object().cloned().unwrap_or_default(),
    }
}

async fn decide(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    id: Uuid,
    submission: &VisibleSubmission,
    decided: Opinion,
) -> Result<()> {
    let mut answers = submission.row.answers.as_object().cloned().unwrap_or_default();
    answers.extend(decided.answers);
    let points = score(
        &submission.content,
        &submission.settings.rubric,
        &answers,
        &decided.marks,
    );
    let again = decided.outcome == Status::PendingResubmission;
    sql::store_marks()
        .params(
            change.tx(),
            &sql::StoreMarksParams {
                status: decided.outcome.into_str(),
                answers: Value::Object(answers),
                marks: Value::Object(decided.marks),
                comments: Value::Object(decided.comments),
                comment: &decided.comment,
                score: points.map(|points| points.reached),
                max_score: points.map(|points| points.most),
                by: at.by,
                now: change.now(),
                id,
            },
        )
        .await
        .sql()?;
    let step = RecordedMove {
        id,
        submission,
        to: decided.outcome,
        comment: &decided.comment,
        answers: again.then(|| submission.row.answers.clone()),
    };
    record_move(change, at, &step).await?;
    report_passed(change, submission, decided.outcome).await?;
    if let Some(person) = submission.row.user_id {
        let points = points.map(|points| (points.reached, points.most));
        given::follow(change, (submission.row.form_id, person), decided.outcome, points).await?;
        notices::notify_result(
            change,
            at,
            submission,
            (id, submission.row.revision + 1),
            decided.outcome,
        )
        .await?;
    }
    let form = submission.row.form_id;
    let what = if again {
        FormReturned { form }.into()
    } else {
        FormMarked { form }.into()
    };
    publish(change, at, what, submission, id).await
}
