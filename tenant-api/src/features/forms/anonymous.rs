//! Answers that nobody is joined to.

use learnt_queries::queries::forms as sql;
use serde_json::Map;

use super::analytics;
use super::authority::Scope;
use super::commands::read;
use super::domain_events::FormAnswered;
use super::drafts::{check_attempts, is_given, is_offered, open, sized};
use super::given;
use super::model::answers;
use super::model::content::{Content, Kind};
use super::model::logic::Answers;
use super::model::score::score;
use super::model::settings::Settings;
use super::model::states::Status;
use crate::features::assignments::{self, DocumentType};
use crate::features::learning::{self, Subject};
use crate::features::pathways;
use crate::prelude::*;

/// Submits answers that nobody is joined to. The id is chosen by whoever sends them, so that sending again sends once.
pub async fn submit_anonymously(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    form: Uuid,
    id: Uuid,
    given: &Answers,
) -> Result<()> {
    let row = sql::live_form()
        .bind(change.tx(), &form, &at.team)
        .opt()
        .await
        .or_not_found()?;
    let round = learning::open_round_of(change, at.by, Subject::Form(form)).await?;
    if !row.is_open && round.is_none() && !is_given(change.tx(), form, at.by).await? {
        if !is_offered(change.tx(), form, at.by).await? {
            return Err(Problem::not_found());
        }
        assignments::enrol(change, at.by, DocumentType::Form, form).await?;
    }
    let (settings, content): (Settings, Content) = (read(&row.settings)?, read(&row.content)?);
    if !settings.anonymous {
        return Err(Problem::conflict(
            "not_anonymous",
            "This form is not anonymous. Please reload the page.",
        ));
    }
    if id.get_version_num() != 4 {
        return Err(Problem::field("id", "invalid", "The ID must be a random UUID."));
    }
    open(&settings, true, change.now())?;
    sized(given)?;
    let wrong = answers::check(&content, given);
    if !wrong.is_empty() {
        return Err(Problem::unprocessable(wrong));
    }
    let attempts = sql::lock_attempts()
        .bind(change.tx(), &form, &at.by)
        .one()
        .await
        .sql()?;
    let answers = answers::normalized(&content, given, &Answers::new());
    let points = score(&content, &[], &answers, &Map::new());
    let status = Status::submitted(Kind::parse(&row.kind), &settings, points);
    // Any moment or day, beside what the log says of when somebody answered, would tell who it was.
    let day = DateTime::UNIX_EPOCH;
    let submission = sql::submit_anonymously()
        .params(
            change.tx(),
            &sql::SubmitAnonymouslyParams {
                id,
                form_id: form,
                version: row.version,
                team_id: at.team,
                status: status.into_str(),
                answers: Value::Object(answers),
                score: points.map(|points| points.reached),
                max_score: points.map(|points| points.most),
                day,
            },
        )
        .await
        .sql()?;
    if submission == 0 {
        return Ok(());
    }
    check_attempts(&settings, attempts)?;
    sql::count_attempt().bind(change.tx(), &form, &at.by).await.sql()?;
    // Answers are counted five at a time: whoever looks before and after one has come learns nothing of it.
    sql::lock_for_release().bind(change.tx(), &form).one().await.sql()?;
    sql::release_anonymous()
        .bind(change.tx(), &form, &analytics::FEWEST_ANONYMOUS)
        .await
        .sql()?;
    // That they answered is known of a person, as their attempts are; what they answered is not.
    given::follow(change, (form, at.by), status, None).await?;
    if status.is_passed() {
        pathways::done(change, "form", form, &[at.by]).await?;
    }
    let event = DomainEvent::of(form.to_string(), FormAnswered {}).topic(format!("forms:{}", at.team));
    change
        .publish(event.logged(AuditEntry::new("form.answered", form.to_string()).named(row.title)))
        .await
}
