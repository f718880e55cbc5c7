//! Forms as rules give them, and as courses ask for them: what became of a submission, told to both in its transaction.

use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::commands;
use super::domain_events::FormAssigned;
use super::model::states::{FormMove, Status};
use crate::features::assignments::{
    self, Achieved, Assignable, AssignmentChanges, DocumentMove, DocumentType, HookFuture, ManualChange, Record, Rows,
    by_name,
};
use crate::features::learning::{self, ActivityQuery, ActivityResult, Subject};
use crate::features::{pathways, rewards};
use crate::prelude::*;

/// Forms, as a type of documents.
pub struct Forms;

impl Assignable for Forms {
    fn kind(&self) -> DocumentType {
        DocumentType::Form
    }

    fn noun(&self) -> &'static str {
        "form"
    }

    fn page(&self, _: Uuid, document: Uuid) -> String {
        format!("/apps/form/{document}")
    }

    fn set_status<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        actor: &'a Actor,
        document: Uuid,
        to: DocumentMove,
    ) -> HookFuture<'a, ()> {
        let step = match to {
            DocumentMove::Publish => FormMove::Publish,
            DocumentMove::Unpublish => FormMove::Unpublish,
            DocumentMove::Archive => FormMove::Archive,
            DocumentMove::Restore => FormMove::Restore,
        };
        Box::pin(async move { commands::step(change, &Scope::of(actor), (document, None), step).await })
    }

    fn grant<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, Vec<(Uuid, Uuid)>> {
        Box::pin(async move {
            let (tx, now) = (change.tx(), change.now());
            let ids: Vec<Uuid> = rows.users.iter().map(|_| new_id()).collect();
            let opened = sql::grant()
                .params(
                    tx,
                    &sql::GrantParams {
                        ids,
                        users: &rows.users,
                        forms: &rows.documents,
                        optionals: &rows.optionals,
                        now,
                    },
                )
                .all()
                .await
                .sql()?;
            Ok(opened.into_iter().map(|row| (row.user_id, row.form_id)).collect())
        })
    }

    fn release<'a>(&'a self, change: &'a Change<'_>, rows: &'a Rows) -> HookFuture<'a, ()> {
        Box::pin(async move {
            sql::release()
                .bind(change.tx(), &change.now(), &rows.users, &rows.documents)
                .await
                .sql()?;
            Ok(())
        })
    }

    fn complete_by_hand<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(async move {
            let form = manual_change.document;
            let rows = sql::complete_records()
                .bind(change.tx(), &change.now(), &form, &manual_change.users)
                .all()
                .await
                .sql()?;
            let records: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
            let people: Vec<Uuid> = rows.into_iter().map(|row| row.user_id).collect();
            assignments::completed(change, DocumentType::Form, form, &records).await?;
            pathways::done(change, "form", form, &people).await?;
            achieved(change, form, &people).await?;
            Ok(people)
        })
    }

    fn restart<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        manual_change: &'a ManualChange<'a>,
    ) -> HookFuture<'a, Vec<Uuid>> {
        Box::pin(async move {
            let (tx, now) = (change.tx(), change.now());
            sql::forget_attempts()
                .bind(tx, &manual_change.document, &manual_change.users)
                .await
                .sql()?;
            sql::restart()
                .bind(tx, &now, &manual_change.document, &manual_change.users)
                .all()
                .await
                .sql()
        })
    }

    fn record<'a>(&'a self, client: &'a TenantClient, document: Uuid, user: Uuid) -> HookFuture<'a, Option<Record>> {
        Box::pin(async move {
            let row = sql::record().bind(&**client, &user, &document).opt().await.sql()?;
            Ok(row.map(|row| Record {
                id: row.id,
                status: row.status,
                progress: if row.is_completed { 100 } else { 0 },
                archived_at: row.archived_at,
            }))
        })
    }

    fn changed_event(&self, document: Uuid, changes: &AssignmentChanges) -> DomainEvent {
        let assigned = FormAssigned {
            added: changes.opened.len() + changes.added.len(),
            removed: changes.removed.len(),
            opened: by_name(&changes.opened),
        };
        let event = DomainEvent::of(document.to_string(), assigned).with_audit_rows(Vec::new());
        if changes.opened.is_empty() {
            event.without_reaction()
        } else {
            event
        }
    }
}

/// What a submission in this state is worth to a course.
fn worth(status: Status, points: Option<(f64, f64)>) -> ActivityResult {
    let is_open = matches!(status, Status::InProgress | Status::PendingResubmission);
    let waiting = matches!(status, Status::MarkingRequired | Status::ApprovalRequired);
    let percent = points
        .filter(|(_, most)| *most > 0.0)
        .map(|(reached, most)| 100.0 * reached / most);
    ActivityResult {
        submitted: !is_open,
        waiting,
        competent: matches!(status, Status::Competent | Status::Approved),
        percent: percent.filter(|_| !is_open && !waiting),
        attended: false,
    }
}

/// Tells rules and courses, in this transaction, what a person's submission of a form has come to.
pub async fn follow(
    change: &mut Change<'_>,
    (form, person): (Uuid, Uuid),
    status: Status,
    points: Option<(f64, f64)>,
) -> Result<()> {
    follow_all(change, (form, &[person]), status, points).await
}

/// The same of many people whose submissions have come to the same.
pub async fn follow_all(
    change: &mut Change<'_>,
    (form, people): (Uuid, &[Uuid]),
    status: Status,
    points: Option<(f64, f64)>,
) -> Result<()> {
    if status.is_passed() {
        let rows = sql::complete_records()
            .bind(change.tx(), &change.now(), &form, &people)
            .all()
            .await
            .sql()?;
        let records: Vec<Uuid> = rows.into_iter().map(|row| row.id).collect();
        assignments::completed(change, DocumentType::Form, form, &records).await?;
    }
    learning::record_result(change, people, Subject::Form(form), &worth(status, points)).await?;
    // Behind the records of courses, as wherever badges and points follow.
    if status.is_passed() {
        achieved(change, form, people).await?;
    }
    Ok(())
}

/// These people completed a form: badges and points may be earned with it.
async fn achieved(change: &mut Change<'_>, form: Uuid, people: &[Uuid]) -> Result<()> {
    let what = Achieved::Document {
        kind: DocumentType::Form,
        document: form,
        people,
    };
    assignments::achieved(change, what).await?;
    rewards::earn(change, DocumentType::Form, form, people).await
}

/// What an activity has come to, as learning asks for it.
pub fn activity_result<'a>(change: &'a Change<'_>, query: ActivityQuery<'a>) -> HookFuture<'a, ActivityResult> {
    Box::pin(async move {
        let form = query.content["form"].as_str().and_then(|id| id.parse::<Uuid>().ok());
        match form {
            Some(form) => result(change, query.about.user_id, form, query.since).await,
            None => Ok(ActivityResult::default()),
        }
    })
}

/// What a person's latest submission of a form is worth, of those begun since; of an anonymous form it is only known that there is one.
async fn result(change: &Change<'_>, user: Uuid, form: Uuid, since: Option<DateTime<Utc>>) -> Result<ActivityResult> {
    let rows = sql::results_since()
        .bind(change.tx(), &form, &user, &since)
        .all()
        .await
        .sql()?;
    let worths = rows
        .iter()
        .map(|row| worth(Status::parse(&row.status), row.score.zip(row.max_score)));
    let best = worths.reduce(|best, one| ActivityResult {
        submitted: best.submitted || one.submitted,
        waiting: best.waiting || one.waiting,
        competent: best.competent || one.competent,
        percent: best.percent.into_iter().chain(one.percent).reduce(f64::max),
        attended: false,
    });
    if let Some(best) = best {
        return Ok(best);
    }
    let submitted = since.is_none() && sql::attempts().bind(change.tx(), &form, &user).one().await.sql()? > 0;
    Ok(ActivityResult {
        submitted,
        ..ActivityResult::default()
    })
}

/// Which of these forms there are, and whether people can answer them now.
pub fn are_open<'a>(change: &'a Change<'_>, ids: &'a [Uuid]) -> HookFuture<'a, Vec<(Uuid, bool)>> {
    Box::pin(open_of(change, ids))
}

async fn open_of(change: &Change<'_>, ids: &[Uuid]) -> Result<Vec<(Uuid, bool)>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::are_open().bind(change.tx(), &ids).all().await.sql()?;
    Ok(rows.into_iter().map(|row| (row.id, row.is_live)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_count_once_all_of_them_are_given() {
        let percent = |status| worth(status, Some((8.0, 10.0))).percent;
        assert_eq!(percent(Status::Competent), Some(80.0));
        assert_eq!(percent(Status::NotCompetent), Some(80.0));
        assert_eq!(percent(Status::Completed), Some(80.0));
        assert_eq!(percent(Status::MarkingRequired), None);
        assert_eq!(percent(Status::PendingResubmission), None);
        assert_eq!(worth(Status::Completed, Some((0.0, 0.0))).percent, None);
    }

    #[test]
    fn what_is_to_be_done_again_is_not_submitted() {
        assert!(worth(Status::Pending, None).submitted);
        assert!(worth(Status::NotCompetent, None).submitted);
        assert!(!worth(Status::PendingResubmission, None).submitted);
        assert!(worth(Status::MarkingRequired, None).waiting);
        assert!(worth(Status::Approved, None).competent && !worth(Status::NotApproved, None).competent);
    }
}
