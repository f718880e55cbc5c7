//! What triggers do about domain events: each event writes its runs, in the transaction that ticks the domain event off.
use learnt_kernel::trigger::{DEEPEST, Event};
use learnt_queries::queries::triggers as sql;

use super::jobs;
use super::wake::{TriggerEvent, events, trigger_event};
use crate::domain_events::{Event as DomainEvent, Received, ReceivedEvent};
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// Something happened to people: the triggers that it wakes get their runs.
pub fn on_event<'a, E: DomainEvent>(
    _: &'a App,
    change: &'a mut Change<'_>,
    received: &'a Received<E>,
) -> HandlerFuture<'a> {
    Box::pin(all(change, received))
}

async fn all(change: &Change<'_>, received: &ReceivedEvent) -> Result<()> {
    for event in events(&received.kind) {
        wake(change, *event, received).await?;
    }
    Ok(())
}

async fn wake(change: &Change<'_>, event: Event, received: &ReceivedEvent) -> Result<()> {
    let watching = sql::enabled_triggers()
        .bind(change.tx(), &event.into_str())
        .all()
        .await
        .sql()?;
    if watching.is_empty() {
        return Ok(());
    }
    let TriggerEvent { document, team, people } = trigger_event(change, event, received).await?;
    if people.is_empty() {
        return Ok(());
    }
    let (title, teams) = match (event.about(), document) {
        (Some(kind), Some(id)) => {
            let found = sql::document()
                .bind(change.tx(), &kind.into_str(), &id)
                .opt()
                .await
                .sql()?;
            found.map_or((String::new(), None), |found| (found.title, found.teams))
        }
        _ => (String::new(), team.map(|team| vec![team])),
    };
    for trigger in watching {
        let concerned = match document {
            Some(document) if !trigger.documents.is_empty() => trigger.documents.contains(&document),
            // Of all of them, those that its own team has.
            _ => teams.as_ref().is_none_or(|teams| teams.contains(&trigger.team_id)),
        };
        if concerned {
            begin(change, &trigger, event, received, (document, &title, &people)).await?;
        }
    }
    Ok(())
}

async fn begin(
    change: &Change<'_>,
    trigger: &sql::EnabledTriggers,
    event: Event,
    received: &ReceivedEvent,
    (document, title, people): (Option<Uuid>, &str, &[Uuid]),
) -> Result<()> {
    let now = change.now();
    let due = now + chrono::Duration::seconds(i64::from(trigger.delay_seconds));
    // It would go round in circles: the log says so, and nothing is done.
    let too_deep = received.cause.depth >= DEEPEST;
    let (state, due_at, code, error) = if too_deep {
        let sentence =
            format!("{DEEPEST} triggers in a row led to this event. To prevent a loop, no further trigger runs.");
        ("stopped", None, Some("too_deep"), Some(sentence))
    } else {
        ("waiting", Some(due), None, None)
    };
    let ids: Vec<Uuid> = people.iter().map(|_| new_id()).collect();
    let begun = sql::create_runs()
        .params(
            change.tx(),
            &sql::CreateRunsParams {
                trigger_id: trigger.id,
                event_id: received.id,
                event: event.into_str(),
                event_at: received.at,
                document_id: document,
                document_title: title,
                depth: received.cause.depth,
                state,
                due_at,
                error_code: code,
                error,
                now,
                ids,
                users: people,
                permission_id: trigger.permission_id,
                team_id: trigger.team_id.as_str(),
            },
        )
        .await
        .sql()?;
    match due_at {
        Some(due) if begun > 0 => jobs::plan(change, received.id, trigger.id, due).await,
        _ => Ok(()),
    }
}
