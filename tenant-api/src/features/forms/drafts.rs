//! A draft is begun once, and kept as it is typed.

use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::commands::read;
use super::locking::{ExpectedRevision, VisibleSubmission, lock};
use super::model::answers::MOST_BYTES;
use super::model::content::Kind;
use super::model::logic::Answers;
use super::model::settings::Settings;
use crate::features::assignments::{self, DocumentType};
use crate::features::learning::{self, OpenRound, Subject};
use crate::prelude::*;

pub(super) fn open(settings: &Settings, is_live: bool, now: DateTime<Utc>) -> Result<()> {
    let closed = |sentence: &str| Err(Problem::conflict("form_closed", sentence));
    if !is_live {
        return closed("This form is closed. Your answers are saved on this device.");
    }
    if settings.opens_at.is_some_and(|at| now < at) {
        return closed("This form is not open yet.");
    }
    if settings.closes_at.is_some_and(|at| now > at) {
        return closed("This form is closed. Your answers are saved.");
    }
    Ok(())
}

pub(super) fn check_attempts(settings: &Settings, attempts: i32) -> Result<()> {
    if settings.attempts > 0 && attempts >= settings.attempts {
        let sentence = match settings.attempts {
            1 => "You have already submitted this form.".to_owned(),
            most => format!("You have already submitted this form {most} times, the maximum."),
        };
        return Err(Problem::conflict("no_attempts_left", sentence));
    }
    Ok(())
}

/// Refuses answers that take more room than any form needs.
pub(super) fn sized(answers: &Answers) -> Result<()> {
    let size: usize = answers
        .iter()
        .map(|(id, value)| id.len() + value.to_string().len())
        .sum();
    if size > MOST_BYTES {
        return Err(Problem::too_large(
            "These answers are larger than 512 kB in all. Please shorten the longest.",
        ));
    }
    Ok(())
}

/// Begins a draft, or finds the one that was begun. `about`: whom an observation is about.
pub async fn start(change: &mut Change<'_>, at: &Scope<'_>, form: Uuid, about: Option<Uuid>) -> Result<Uuid> {
    let row = sql::live_form()
        .bind(change.tx(), &form, &at.team)
        .opt()
        .await
        .or_not_found()?;
    let settings: Settings = read(&row.settings)?;
    let person = owner(change, at, Kind::parse(&row.kind), about).await?;
    let found = sql::own_draft()
        .bind(change.tx(), &form, &person, &at.by)
        .opt()
        .await
        .sql()?;
    if let Some(id) = found {
        return Ok(id);
    }
    if settings.anonymous {
        return Err(Problem::conflict(
            "anonymous",
            "Answers to anonymous forms are sent only when submitted.",
        ));
    }
    open(&settings, true, change.now())?;
    let attempts = sql::lock_attempts()
        .bind(change.tx(), &form, &person)
        .one()
        .await
        .sql()?;
    let is_observed = person != at.by;
    if !is_observed {
        let round = learning::open_round_of(change, person, Subject::Form(form)).await?;
        check_attempts(
            &settings,
            count_attempts(change.tx(), (form, person), attempts, round).await?,
        )?;
        let mut given = row.is_open || attempts > 0 || round.is_some() || is_given(change.tx(), form, person).await?;
        if !given && is_offered(change.tx(), form, person).await? {
            // Whoever begins what they may leave undone has taken it.
            assignments::enrol(change, person, DocumentType::Form, form).await?;
            given = true;
        }
        if !given {
            return Err(Problem::not_found());
        }
    }
    let (id, observer, attempt) = (new_id(), is_observed.then_some(at.by), attempts + 1);
    sql::create_submission()
        .params(
            change.tx(),
            &sql::CreateSubmissionParams {
                id,
                form_id: form,
                version: row.version,
                team_id: at.team,
                user_id: person,
                observer_id: observer,
                attempt,
                now: change.now(),
                writer: at.by,
            },
        )
        .await
        .sql()?;
    // Whoever began it a moment before on another device has the same draft.
    sql::own_draft()
        .bind(change.tx(), &form, &person, &at.by)
        .one()
        .await
        .sql()
}

/// How often a person has submitted a form, in the round of a course that asks for it again, or ever.
pub(super) async fn count_attempts(
    client: &impl learnt_queries::client::GenericClient,
    (form, person): (Uuid, Uuid),
    ever: i32,
    round: Option<OpenRound>,
) -> Result<i32> {
    let Some(since) = round.and_then(|round| round.since) else {
        return Ok(ever);
    };
    let tries = sql::attempts_since()
        .bind(client, &form, &person, &since)
        .one()
        .await
        .sql()?;
    Ok(i32::try_from(tries).unwrap_or(i32::MAX))
}

/// Whether rules give a person a form.
pub(super) async fn is_given(
    client: &impl learnt_queries::client::GenericClient,
    form: Uuid,
    person: Uuid,
) -> Result<bool> {
    sql::is_given().bind(client, &form, &person).one().await.sql()
}

/// Whether an optional rule lets a person take a form.
pub(super) async fn is_offered(
    client: &impl learnt_queries::client::GenericClient,
    form: Uuid,
    person: Uuid,
) -> Result<bool> {
    sql::is_offered().bind(client, &person, &form).one().await.sql()
}

async fn owner(change: &Change<'_>, at: &Scope<'_>, kind: Kind, about: Option<Uuid>) -> Result<Uuid> {
    if kind != Kind::Observation {
        // Nobody answers another kind of form for somebody else.
        let is_own = about.is_none_or(|person| person == at.by);
        return if is_own { Ok(at.by) } else { Err(Problem::not_found()) };
    }
    let person = about.filter(|person| *person != at.by);
    let person = person.ok_or_else(|| Problem::field("about", "required", "Choose the person you are observing."))?;
    let may = if at.is_admin {
        sql::is_member()
            .bind(change.tx(), &person, &at.team)
            .one()
            .await
            .sql()?
    } else {
        at.is_manager
            && sql::manages()
                .bind(change.tx(), &person, &at.team, &at.by)
                .one()
                .await
                .sql()?
    };
    if may { Ok(person) } else { Err(Problem::not_found()) }
}

/// A draft that was saved: the next one names its revision.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SavedFormDraft)]
pub struct SavedDraft {
    id: Uuid,
    revision: i32,
    changed_at: DateTime<Utc>,
}

/// Keeps a draft as it is typed, with one statement; nothing has to be complete. Nothing: [`save`] does it, or says why not.
pub async fn save_answers(
    client: &TenantClient,
    at: &Scope<'_>,
    (expected, now): (ExpectedRevision, DateTime<Utc>),
    answers: &Answers,
) -> Result<Option<SavedDraft>> {
    sized(answers)?;
    let given = Value::Object(answers.clone());
    let keep = sql::save_answers().prepare(&**client).await.sql()?;
    let revision = keep
        .params(
            &**client,
            &sql::SaveAnswersParams {
                answers: given,
                now,
                by: at.by,
                id: expected.id,
                team_id: at.team,
                revision: expected.revision,
            },
        )
        .opt()
        .await
        .sql()?;
    Ok(revision.map(|revision| SavedDraft {
        id: expected.id,
        revision,
        changed_at: now,
    }))
}

/// Keeps a draft beside what markers fill in.
pub async fn save(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    expected: ExpectedRevision,
    answers: &Answers,
) -> Result<SavedDraft> {
    sized(answers)?;
    let submission = lock(change, at, expected.id).await?;
    submission.is_draft_of()?;
    submission.expect(change, expected.revision)?;
    let answers = Value::Object(editable_answers(&submission, answers));
    sql::store_answers()
        .bind(change.tx(), &answers, &change.now(), &at.by, &expected.id)
        .await
        .sql()?;
    Ok(SavedDraft {
        id: expected.id,
        revision: submission.row.revision + 1,
        changed_at: change.now(),
    })
}

/// What markers fill in is not whoever answers' to change.
fn editable_answers(submission: &VisibleSubmission, given: &Answers) -> Answers {
    let mut answers = given.clone();
    for field in submission.content.fields().filter(|field| field.marker_only) {
        answers.remove(&field.id);
        if let Some(value) = submission.row.answers.get(&field.id) {
            answers.insert(field.id.clone(), value.clone());
        }
    }
    answers
}
