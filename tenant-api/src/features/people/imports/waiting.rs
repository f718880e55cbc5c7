//! The last steps of an import: lines that named a manager whom a later line brought get their managers now.
use std::collections::HashMap;

use learnt_queries::queries::people as sql;

use super::super::authority::{Authority, Refusal};
use super::super::commands::save;
use super::super::model::Membership;
use super::commands::next_step;
use super::lookup;
use super::managers::{put, resolve_rest};
use super::mapping::Mapping;
use super::model::ParsedLine;
use super::refusal::CellProblem;
use super::run::{LINES, values};
use crate::features::people::domain_events::ImportDone;
use crate::prelude::*;

/// Gives the next waiting lines their managers; when no line waits any more, the import is done.
pub async fn step(change: &mut Change<'_>, team: &str, job: &sql::Job, mapping: &Mapping, by: Authority) -> Result<()> {
    let rows = sql::rows_without_managers()
        .bind(change.tx(), &job.id, &LINES)
        .all()
        .await
        .sql()?;
    if rows.is_empty() {
        sql::job_done().bind(change.tx(), &change.now(), &job.id).await.sql()?;
        let done = AuditEntry::new("import.done", job.id.to_string())
            .named(job.file_name.as_str())
            .with("created", job.created)
            .with("updated", job.updated)
            .with("rejected", job.rejected);
        let event = DomainEvent::of(job.id.to_string(), ImportDone {}).topic("people");
        return change.publish(event.with_audit_rows(vec![done])).await;
    }
    next_step(change, team, job.id, job.processed).await?;
    let lines: Vec<(ParsedLine, String, Option<Uuid>)> = rows.into_iter().map(line).collect();
    let records = give(change, team, mapping, by, lines).await?;
    sql::rows_done()
        .bind(change.tx(), &Value::Array(records), &job.id)
        .await
        .sql()
        .map(drop)
}

fn line(row: sql::RowsWithoutManagers) -> (ParsedLine, String, Option<Uuid>) {
    let parsed = ParsedLine {
        line: row.line,
        label: row.label,
        values: values(row.person),
    };
    (parsed, row.outcome, row.user_id)
}

async fn give(
    change: &mut Change<'_>,
    team: &str,
    mapping: &Mapping,
    by: Authority,
    lines: Vec<(ParsedLine, String, Option<Uuid>)>,
) -> Result<Vec<Value>> {
    let parsed_lines: Vec<ParsedLine> = lines.iter().map(|(parsed, ..)| parsed.clone()).collect();
    let known_managers = lookup::managers(change, team, &parsed_lines).await?;
    let ids: Vec<Uuid> = lines.iter().filter_map(|(.., user_id)| *user_id).collect();
    let mut members = locked(change, team, &ids).await?;
    let (mut changed, mut records) = (Vec::new(), Vec::new());
    for (parsed, outcome, user_id) in &lines {
        let mut problems: Vec<CellProblem> = Vec::new();
        // somebody who left the team in between needs no managers
        if let Some(mut member) = user_id.and_then(|id| members.remove(&id)) {
            let (managers, absent) = resolve_rest(mapping, parsed, &member, &known_managers);
            problems = absent;
            let before = member.managers.clone();
            if !managers.is_empty() {
                put(&mut member, managers);
            }
            if member.rank() > by.rank {
                // The rights of whoever started the import were taken away in the middle.
                problems.push(CellProblem::whole(Refusal::PersonAbove(member.profile.name())));
            } else if member.managers != before {
                changed.push(member);
            }
        }
        records.push(json!({"line": parsed.line, "outcome": outcome, "problems": problems, "user_id": user_id}));
    }
    save(change, by, changed, Vec::new()).await?;
    Ok(records)
}

async fn locked(change: &Change<'_>, team: &str, ids: &[Uuid]) -> Result<HashMap<Uuid, Membership>> {
    let rows = sql::members_to_change()
        .bind(change.tx(), &team, &ids)
        .all()
        .await
        .sql()?;
    Ok(rows
        .into_iter()
        .map(Membership::from)
        .map(|member| (member.user_id, member))
        .collect())
}
