//! Who is notified of forms: whoever has one, and of a submission its markers, its person, and a colleague to whom it was handed.

use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::domain_events::FormAssigned;
use super::locking::VisibleSubmission;
use super::model::content::Kind;
use super::model::settings::Approver;
use super::model::states::Status;
use super::notifications::{
    self, FORM_ASSIGNED, FORM_DUE_SOON, FORM_OVERDUE, FormNotice, FormPerson, NotifiedSubmission,
};
use crate::domain_events::Received;
use crate::feature::HookFuture;
use crate::features::notifications::{DueSpan, NewNotification, send};
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// `form.assigned`: people have a form.
pub fn on_assigned<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<FormAssigned>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let form: Uuid = event.about()?;
        let rows = sql::form_given()
            .bind(change.tx(), &form, &event.at, &event.payload.opened)
            .all()
            .await
            .sql()?;
        let notices: Vec<NewNotification> = rows
            .into_iter()
            .map(|row| NewNotification {
                user_id: row.user_id,
                key: format!("form-assigned:{}", row.id),
                team: Some(row.team_id),
                about: row.form_id,
                params: json!({
                    "form": row.title, "formId": row.form_id, "isOptional": row.is_optional, "dueAt": row.due,
                    "link": format!("/apps/myforms/{}/{}", row.form_id, row.handle),
                }),
            })
            .collect();
        send(change, &FORM_ASSIGNED, &notices).await
    })
}

/// Forms that are a duty and due in a span of time.
pub fn remind<'a>(change: &'a mut Change<'_>, span: DueSpan) -> HookFuture<'a, bool> {
    Box::pin(async move {
        let (kind, key_prefix) = span.kind("form-", [&FORM_DUE_SOON, &FORM_OVERDUE]);
        let rows = sql::forms_due()
            .params(
                change.tx(),
                &sql::FormsDueParams {
                    key_prefix,
                    after: span.after,
                    until: span.until,
                    days: i32::from(span.days),
                    most: span.most,
                },
            )
            .all()
            .await
            .sql()?;
        let notices: Vec<NewNotification> = rows
            .into_iter()
            .map(|row| NewNotification {
                user_id: row.user_id,
                key: row.event_key,
                team: Some(row.team_id),
                about: row.form_id,
                params: json!({
                    "form": row.title, "formId": row.form_id, "dueAt": row.due, "days": span.days,
                    "link": format!("/apps/myforms/{}/{}", row.form_id, row.handle),
                }),
            })
            .collect();
        send(change, kind, &notices).await?;
        Ok(span.is_full(notices.len()))
    })
}

/// The screen on which somebody of this rank marks a submission.
fn marking_path(rank: i16, id: Uuid) -> String {
    let area = if rank >= i16::from(Role::Admin.rank()) {
        "admin"
    } else {
        "manager"
    };
    format!("/apps/{area}/formSubmission/{id}")
}

/// Markers hear that something waits for them: its approvers, or admins where none of them is there any more.
pub async fn notify_markers(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    submission: &VisibleSubmission,
    id: Uuid,
) -> Result<()> {
    let row = &submission.row;
    let named: &[Uuid] = match submission.settings.approver {
        Approver::Manager => &row.managers,
        Approver::Named => &submission.settings.approvers,
        Approver::Admin | Approver::None => &[],
    };
    let without: Vec<Uuid> = [row.user_id, row.observer_id].into_iter().flatten().collect();
    let markers = sql::markers_of()
        .bind(change.tx(), &at.team, &without, &named)
        .all()
        .await
        .sql()?;
    let people: Vec<FormPerson> = markers
        .into_iter()
        .map(|marker| FormPerson {
            user_id: marker.user_id,
            key: format!("form-submitted:{id}:{}", row.revision),
            link: marking_path(marker.rank, id),
        })
        .collect();
    publish(change, at, submission, (FormNotice::Submitted, "", id), &people).await
}

/// Its person, and whoever wrote it about them, hear what was decided.
pub async fn notify_result(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    submission: &VisibleSubmission,
    (id, revision): (Uuid, i32),
    outcome: Status,
) -> Result<()> {
    let row = &submission.row;
    let is_observed = row.observer_id.is_some();
    let answers = format!("/apps/myforms/{}/{}?submission={id}", row.form_id, row.handle);
    let result = format!("/apps/myformsubmissions/{}/{}?submission={id}", row.form_id, row.handle);
    // What is to be changed is changed by whoever wrote it.
    let again = outcome == Status::PendingResubmission;
    let whom = if again && is_observed {
        row.observer_id
    } else {
        row.user_id
    };
    let people: Vec<FormPerson> = whom
        .filter(|person| *person != at.by)
        .map(|user_id| FormPerson {
            user_id,
            key: format!("form-marked:{id}:{revision}"),
            link: if again { answers } else { result },
        })
        .into_iter()
        .collect();
    publish(
        change,
        at,
        submission,
        (FormNotice::Marked, outcome.into_str(), id),
        &people,
    )
    .await
}

/// A colleague hears what was handed to them.
pub async fn notify_handed_over(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    submission: &VisibleSubmission,
    id: Uuid,
    to: Uuid,
) -> Result<()> {
    let found = sql::markers_of()
        .bind(change.tx(), &at.team, &Vec::new(), &[to].as_slice())
        .all()
        .await
        .sql()?;
    let now = change.now().timestamp_millis();
    let people: Vec<FormPerson> = found
        .into_iter()
        .filter(|marker| marker.user_id == to)
        .map(|marker| FormPerson {
            user_id: to,
            key: format!("form-handed:{id}:{now}"),
            link: marking_path(marker.rank, id),
        })
        .collect();
    publish(change, at, submission, (FormNotice::Submitted, "handed", id), &people).await
}

async fn publish(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    submission: &VisibleSubmission,
    (notice, outcome, id): (FormNotice, &str, Uuid),
    people: &[FormPerson],
) -> Result<()> {
    let name = match submission.row.user_id {
        Some(person) => sql::names()
            .bind(change.tx(), &at.team, &[person].as_slice())
            .opt()
            .await
            .sql()?
            .map(|row| row.name),
        None => None,
    };
    let of = NotifiedSubmission {
        id,
        team: at.team,
        title: &submission.row.title,
        person: name.as_deref().unwrap_or_default(),
        outcome,
        is_request: Kind::parse(&submission.row.kind) == Kind::Request,
    };
    notifications::notify(change, notice, &of, people).await
}
