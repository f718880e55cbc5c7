//! Answering: a draft is begun once, kept as it is typed, and submitted once however often that is pressed.

use chrono::{DateTime, Utc};
use learnt_kernel::ids::new_id;
use learnt_kernel::problem::{FieldError, Problem, Result};
use learnt_queries::queries::forms as sql;
use serde_json::{Map, Value, json};
use uuid::Uuid;

use super::authority::{Owners, Scope, Sees};
use super::commands::{changed_meanwhile, read};
use super::model::answers::{self, MOST_BYTES};
use super::model::content::{Content, Kind, Settings};
use super::model::logic::Answers;
use super::model::score::score;
use super::model::states::{FormStatus, Status};
use super::{given, telling};
use crate::audit::Entry;
use crate::db::{Change, Sql};
use crate::domain_events::DomainEvent;
use crate::features::assignments::{self, DocumentType};
use crate::features::learning::{self, Round, Subject};
use crate::features::pathways;

/// What was seen of a submission when it was changed.
#[derive(Clone, Copy)]
pub struct ExpectedRevision {
    /// Which one.
    pub id: Uuid,
    /// Its revision.
    pub revision: i32,
}

/// A submission, held until the transaction ends.
pub struct LockedRow {
    /// Its row.
    pub row: sql::LockSubmission,
    /// Where it stands.
    pub status: Status,
    /// What its version asks.
    pub content: Content,
    /// How its version is given.
    pub settings: Settings,
    /// What whoever holds it is to it.
    pub sees: Sees,
}

/// Holds a submission that is there for them.
pub async fn hold(change: &Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<LockedRow> {
    let row = sql::lock_submission()
        .bind(change.tx(), &id, &at.team)
        .opt()
        .await
        .sql()?;
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
    Ok(LockedRow {
        content: read(&row.content)?,
        status,
        settings,
        sees,
        row,
    })
}

impl LockedRow {
    /// Refuses whoever does not know the latest revision.
    pub fn expect(&self, change: &Change<'_>, revision: i32) -> Result<()> {
        if self.row.revision == revision {
            return Ok(());
        }
        let (who, at) = (self.row.changed_by_name.as_deref(), self.row.changed_at);
        Err(changed_meanwhile(change, who, at))
    }

    /// Refuses whoever does not answer it, and what is submitted already.
    pub fn is_draft_of(&self) -> Result<()> {
        if self.sees != Sees::Own {
            return Err(Problem::not_found());
        }
        if self.status == Status::InProgress {
            return Ok(());
        }
        Err(Problem::conflict(
            "already_submitted",
            "This form has already been submitted. Nothing was changed.",
        ))
    }
}

pub(super) fn open(settings: &Settings, is_live: bool, now: DateTime<Utc>) -> Result<()> {
    let closed = |sentence: &str| Err(Problem::conflict("form_closed", sentence));
    if !is_live {
        return closed("This form is not open any more. Your answers are kept on this device.");
    }
    if settings.opens_at.is_some_and(|at| now < at) {
        return closed("This form is not open yet.");
    }
    if settings.closes_at.is_some_and(|at| now > at) {
        return closed("The time to submit this form is over. Your answers are kept.");
    }
    Ok(())
}

pub(super) fn tried_out(settings: &Settings, attempts: i32) -> Result<()> {
    if settings.attempts > 0 && attempts >= settings.attempts {
        let sentence = match settings.attempts {
            1 => "You have already submitted this form.".to_owned(),
            most => format!("You have already submitted this form {most} times, which is as often as it can be."),
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
    let row = sql::live_form().bind(change.tx(), &form, &at.team).opt().await.sql()?;
    let row = row.ok_or_else(Problem::not_found)?;
    let settings: Settings = read(&row.settings)?;
    let person = whose(change, at, Kind::parse(&row.kind), about).await?;
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
        tried_out(&settings, tries(change.tx(), (form, person), attempts, round).await?)?;
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
    sql::begin_submission()
        .bind(
            change.tx(),
            &id,
            &form,
            &row.version,
            &at.team,
            &person,
            &observer,
            &attempt,
            &change.now(),
            &at.by,
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
pub(super) async fn tries(
    client: &impl learnt_queries::client::GenericClient,
    (form, person): (Uuid, Uuid),
    ever: i32,
    round: Option<Round>,
) -> Result<i32> {
    let Some(since) = round.and_then(|round| round.since) else {
        return Ok(ever);
    };
    let tries = sql::tries_since()
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

async fn whose(change: &Change<'_>, at: &Scope<'_>, kind: Kind, about: Option<Uuid>) -> Result<Uuid> {
    if kind != Kind::Observation {
        // Nobody answers another kind of form for somebody else.
        let is_own = about.is_none_or(|person| person == at.by);
        return if is_own { Ok(at.by) } else { Err(Problem::not_found()) };
    }
    let person = about.filter(|person| *person != at.by);
    let person = person.ok_or_else(|| Problem::field("about", "required", "Say whom you observe."))?;
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

/// Keeps a draft as it is typed; nothing has to be complete.
pub async fn save(change: &mut Change<'_>, at: &Scope<'_>, seen: ExpectedRevision, answers: &Answers) -> Result<()> {
    let held = hold(change, at, seen.id).await?;
    held.is_draft_of()?;
    held.expect(change, seen.revision)?;
    sized(answers)?;
    let answers = keepable(&held, answers);
    sql::store_answers()
        .bind(change.tx(), &Value::Object(answers), &change.now(), &at.by, &seen.id)
        .await
        .sql()
        .map(drop)
}

/// What markers fill in is not whoever answers' to change.
fn keepable(held: &LockedRow, given: &Answers) -> Answers {
    let mut answers = given.clone();
    for field in held.content.fields().filter(|field| field.marker_only) {
        answers.remove(&field.id);
        if let Some(value) = held.row.answers.get(&field.id) {
            answers.insert(field.id.clone(), value.clone());
        }
    }
    answers
}

/// Submits a draft. The same press twice is one; whoever pressed in another tab is told.
pub async fn submit(change: &mut Change<'_>, at: &Scope<'_>, seen: ExpectedRevision, given: &Answers) -> Result<()> {
    let held = hold(change, at, seen.id).await?;
    if held.sees == Sees::Own && held.status != Status::InProgress && held.row.submitted_on == Some(seen.revision) {
        return Ok(());
    }
    held.is_draft_of()?;
    held.expect(change, seen.revision)?;
    open(
        &held.settings,
        FormStatus::parse(&held.row.form_status).is_live(),
        change.now(),
    )?;
    sized(given)?;
    let mut wrong = answers::check(&held.content, given);
    let before = held.row.answers.as_object().cloned().unwrap_or_default();
    let answers = answers::settled(&held.content, given, &before);
    wrong.extend(absent_files(change, seen.id, &held.content, &answers).await?);
    if !wrong.is_empty() {
        return Err(Problem::unprocessable(wrong));
    }
    let person = held.row.user_id.ok_or_else(Problem::not_found)?;
    sql::lock_attempts()
        .bind(change.tx(), &held.row.form_id, &person)
        .one()
        .await
        .sql()?;
    // Doing again what a marker asked for is no further try.
    let is_first = before_reopened(&held);
    if is_first {
        sql::count_attempt()
            .bind(change.tx(), &held.row.form_id, &person)
            .await
            .sql()?;
    }
    let points = score(&held.content, &held.settings.rubric, &answers, &Map::new());
    let status = Status::submitted(Kind::parse(&held.row.kind), &held.settings, points);
    sql::store_submitted()
        .bind(
            change.tx(),
            &Value::Object(answers),
            &status.as_str(),
            &points.map(|points| points.reached),
            &points.map(|points| points.most),
            &change.now(),
            &at.by,
            &seen.id,
        )
        .await
        .sql()?;
    moved(
        change,
        at,
        &Moved {
            id: seen.id,
            held: &held,
            to: Status::Pending,
            comment: "",
            answers: None,
        },
    )
    .await?;
    let pending = Moved {
        id: seen.id,
        held: &held,
        to: status,
        comment: "",
        answers: None,
    };
    record(change, None, Status::Pending, &pending).await?;
    passed(change, &held, status).await?;
    let points = points.map(|points| (points.reached, points.most));
    given::follow(change, (held.row.form_id, person), status, points).await?;
    if matches!(status, Status::MarkingRequired | Status::ApprovalRequired) {
        telling::waiting(change, at, &held, seen.id).await?;
    }
    tell(change, at, "form.submitted", &held, seen.id).await
}

/// Whoever it is about has passed it, if this is where it stands now: pathways may lead over it.
pub async fn passed(change: &mut Change<'_>, held: &LockedRow, status: Status) -> Result<()> {
    let Some(person) = held.row.user_id.filter(|_| status.is_passed()) else {
        return Ok(());
    };
    pathways::done(change, "form", held.row.form_id, &[person]).await
}

/// Whether a marker has not yet asked for it again.
fn before_reopened(held: &LockedRow) -> bool {
    held.row.marks.as_object().is_none_or(Map::is_empty)
        && held.row.comment.is_empty()
        && held.row.comments.as_object().is_none_or(Map::is_empty)
}

async fn absent_files(change: &Change<'_>, id: Uuid, content: &Content, answers: &Answers) -> Result<Vec<FieldError>> {
    let named = answers::files(content, answers);
    if named.is_empty() {
        return Ok(Vec::new());
    }
    let kept = sql::form_files().bind(change.tx(), &id).all().await.sql()?;
    let is_kept = |field: &str, file: Uuid| kept.iter().any(|row| row.file_id == file && row.field == field);
    let sentence = "This file is not there. Please upload it again.";
    let absent = named.iter().filter(|(field, file)| !is_kept(field, *file));
    Ok(absent
        .map(|(field, _)| FieldError::new(format!("answers.{field}"), "no_such_file", sentence))
        .collect())
}

/// Begins again what a marker wants to see done again; the answers that were marked stay in the history.
pub async fn reopen(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<()> {
    let held = hold(change, at, id).await?;
    if held.sees != Sees::Own {
        return Err(Problem::not_found());
    }
    match held.status {
        Status::InProgress => return Ok(()),
        Status::PendingResubmission => {}
        other => {
            let sentence = format!("A submission that is {} cannot become inprogress.", other.as_str());
            return Err(Problem::conflict("no_such_move", sentence));
        }
    }
    sql::reopen()
        .bind(change.tx(), &change.now(), &at.by, &id)
        .await
        .sql()?;
    let answers = Some(held.row.answers.clone());
    moved(
        change,
        at,
        &Moved {
            id,
            held: &held,
            to: Status::InProgress,
            comment: "",
            answers,
        },
    )
    .await?;
    tell(change, at, "form.reopened", &held, id).await
}

/// A move that was made.
pub struct Moved<'a> {
    /// Which one.
    pub id: Uuid,
    /// As it was before.
    pub held: &'a LockedRow,
    /// Where it is now.
    pub to: Status,
    /// What was said with it.
    pub comment: &'a str,
    /// The answers it was said about.
    pub answers: Option<Value>,
}

/// Writes a move of somebody's into the history.
pub async fn moved(change: &Change<'_>, at: &Scope<'_>, step: &Moved<'_>) -> Result<()> {
    record(change, Some(at.by), step.held.status, step).await
}

async fn record(change: &Change<'_>, by: Option<Uuid>, from: Status, step: &Moved<'_>) -> Result<()> {
    sql::insert_move()
        .bind(
            change.tx(),
            &new_id(),
            &step.id,
            &step.held.row.attempt,
            &from.as_str(),
            &step.to.as_str(),
            &step.comment,
            &step.answers,
            &by,
            &change.now(),
        )
        .await
        .sql()
        .map(drop)
}

/// Tells its person, and the screens of those who mark.
pub async fn tell(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    word: &'static str,
    held: &LockedRow,
    id: Uuid,
) -> Result<()> {
    let row = Entry::new(word, id.to_string()).named(held.row.title.as_str());
    let event =
        DomainEvent::new(word, id.to_string(), json!({"form": held.row.form_id})).topic(format!("forms:{}", at.team));
    let event = match held.row.user_id {
        Some(person) => event.topic(format!("me:{person}")),
        None => event,
    };
    change.publish(event.logged(row)).await
}
