//! Bundles: grouped activities, done in any order, listed and reported on their own.

use learnt_queries::queries::courses as sql;

use super::callbacks::course_observer;
use super::commands::{self, Edited};
use super::domain_events::CourseChanged;
use super::refusal::Refusal;
use crate::prelude::*;

/// Makes a course a bundle, or a bundle a course, while nobody did anything in it.
pub async fn set(change: &mut Change<'_>, id: Uuid, by: Uuid, revision: i32, is_bundle: bool) -> Result<Edited> {
    let locked = commands::lock(change, id).await?;
    locked.expect(change, revision).await?;
    let was = sql::is_bundle().bind(change.tx(), &id).one().await.sql()?;
    if was != is_bundle {
        if course_observer().has_activity(change, id).await? {
            return Err(Refusal::HasActivity { bundle: is_bundle }.into());
        }
        sql::set_bundle().bind(change.tx(), &is_bundle, &id).await.sql()?;
    }
    let edited = commands::touch(change, &locked.state, by).await?;
    let trace = AuditEntry::new("course.changed", id.to_string())
        .with("edit", "bundle")
        .with("isBundle", is_bundle);
    change
        .publish(
            commands::event(
                id,
                CourseChanged {
                    course_id: id,
                    version: edited.draft_version,
                },
            )
            .logged(trace),
        )
        .await?;
    Ok(edited)
}
