//! What is told of pathways that are due: before, by the tenant's settings, and once they are late.

use learnt_queries::queries::notifications as sql;

use super::model::Kind;
use super::write::{Event, write};
use crate::prelude::*;

/// Whatever is due in a span of time, or with no days ahead: was due; answers how many were told.
pub async fn remind(
    change: &mut Change<'_>,
    days: i16,
    (after, until): (DateTime<Utc>, DateTime<Utc>),
    most: i64,
) -> Result<usize> {
    let (kind, key_prefix) = match days {
        0 => (Kind::PathwayOverdue, "pathway-overdue:".to_owned()),
        _ => (Kind::PathwayDueSoon, format!("pathway-due:{days}:")),
    };
    let rows = sql::pathways_due()
        .params(
            change.tx(),
            &sql::PathwaysDueParams {
                after,
                until,
                days: i32::from(days),
                word: key_prefix,
                most,
            },
        )
        .all()
        .await
        .sql()?;
    let events: Vec<Event> = rows
        .into_iter()
        .map(|row| Event {
            user_id: row.user_id,
            key: row.event_key,
            team: None,
            about: row.pathway_id,
            params: json!({
                "pathway": row.title, "pathwayId": row.pathway_id, "dueAt": row.due, "days": days,
            }),
        })
        .collect();
    write(change, kind, &events).await?;
    Ok(events.len())
}
