//! Issuing: in the transaction that completes a course.

use futures_util::future::join;
use learnt_queries::queries::certificates as sql;

use super::domain_events::CertificateIssued;
use super::model::{new_code, search, term};
use crate::features::assignments::{Completed, DocumentType};
use crate::features::{learning, triggers};
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// Assignments were completed: of courses, certificates may be earned with them.
pub fn completed<'a>(change: &'a mut Change<'_>, completed: &'a Completed<'a>) -> HandlerFuture<'a> {
    Box::pin(async move {
        if completed.kind != DocumentType::Course {
            return Ok(());
        }
        issue(change, completed.document, completed.records).await
    })
}

/// Issues what is earned with these assignments of a course, which this transaction completed: nothing where the version gives no
/// certificate, and nothing anew for whoever has theirs.
async fn issue(change: &mut Change<'_>, course: Uuid, completed: &[Uuid]) -> Result<()> {
    let tx = change.tx();
    let earned = sql::earned().prepare(tx).await.sql()?;
    let earned = earned.bind(tx, &change.team(), &completed).all().await.sql()?;
    if earned.is_empty() {
        return Ok(());
    }
    let (now, zone) = (change.now(), change.tenant().time_zone);
    let today = now.with_timezone(&zone).date_naive();
    let written = |one: &sql::Earned| {
        let term = term(today, one.months, zone);
        json!({
            "id": new_id(), "team_id": one.team_id, "user_id": one.user_id, "course_id": one.course_id,
            "user_course_id": one.id, "code": new_code(), "person": one.person, "title": one.title,
            "template_id": one.template_id, "template_version": one.template_version, "download": one.download,
            "search": search(&one.person, &one.title),
            "valid_until": term.map(|term| term.valid_until), "expires_at": term.map(|term| term.expires_at),
        })
    };
    let certificates = Value::Array(earned.iter().map(written).collect());
    let issue = sql::issue().prepare(tx).await.sql()?;
    let (issued, is_awaited) = join(
        issue.bind(tx, &now, &today, &certificates).all(),
        triggers::wait_for::<CertificateIssued>(tx),
    )
    .await;
    publish(change, course, &issued.sql()?, is_awaited?).await
}

/// Their people's open screens hear of it, and the admins' of their teams.
async fn publish(change: &mut Change<'_>, course: Uuid, issued: &[sql::Issue], is_awaited: bool) -> Result<()> {
    if issued.is_empty() {
        return Ok(());
    }
    let event = DomainEvent::of(course.to_string(), CertificateIssued {});
    let mut event = learning::with_topics(event, course, issued.iter().map(|one| &one.user_id));
    if !is_awaited {
        // Nobody but triggers reacts to it.
        event = event.without_reaction();
    }
    let mut teams: Vec<&str> = issued.iter().map(|one| one.team_id.as_str()).collect();
    teams.sort_unstable();
    teams.dedup();
    event
        .topics
        .extend(teams.iter().map(|team| format!("certificates:{team}")));
    let trace = |one: &sql::Issue| {
        AuditEntry::new("certificate.issued", one.user_id.to_string())
            .with("certificate", one.number.as_str())
            .with("course", one.title.as_str())
    };
    change
        .publish(event.with_audit_rows(issued.iter().map(trace).collect()))
        .await
}
