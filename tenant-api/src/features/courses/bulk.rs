//! Many courses at once: each of them put away or taken out again, or left as it is with the reason.

use std::collections::HashMap;

use learnt_queries::queries::courses as sql;

use super::callbacks::course_observer;
use super::model::{self, Status, Transition};
use crate::looked_after;
use crate::prelude::*;

/// A course that was left as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CourseRefused)]
pub struct Refused {
    /// The course.
    pub id: Uuid,
    pub title: String,
    /// A word for programs; stable.
    pub code: String,
    /// A sentence for people.
    pub message: String,
}

/// What became of the courses.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CoursesMoved)]
pub struct Moved {
    /// Those that moved.
    pub changed: Vec<Uuid>,
    /// Those that cannot make this move, each with the reason.
    pub refused: Vec<Refused>,
}

/// Puts courses away or takes them out again. One that is not there refuses them all: it was never in the list.
pub async fn move_all(change: &mut Change<'_>, ids: &[Uuid], by: Uuid, archived: bool) -> Result<Moved> {
    let (transition, to) = if archived {
        (Transition::Archive, Status::Archived)
    } else {
        (Transition::Restore, Status::Unpublished)
    };
    let tx = change.tx();
    let rows = sql::lock_courses().prepare(tx).await.sql()?;
    let rows = rows.bind(tx, &ids).all().await.sql()?;
    if rows.len() != ids.len() {
        return Err(Problem::not_found());
    }
    let (mut moved, mut hidden, mut drafts) = (Moved::default(), Vec::new(), HashMap::new());
    for row in rows {
        let before = row
            .status
            .parse()
            .map_err(|_| Problem::internal_text("a course has an unknown status"))?;
        let allowed = looked_after::expect(change, row.teams.as_deref(), "course")
            .and_then(|()| Ok(model::after(before, transition)?));
        match allowed {
            Ok(_) => {
                moved.changed.push(row.id);
                drafts.insert(row.id, row.draft_version);
                if before.is_live() {
                    hidden.push(row.id);
                }
            }
            Err(refusal) => moved.refused.push(refused(row.id, refusal)),
        }
    }
    name(change, &mut moved.refused).await?;
    let now = change.now();
    sql::move_courses()
        .bind(change.tx(), &to.into_str(), &by, &now, &moved.changed)
        .await
        .sql()?;
    let events = moved
        .changed
        .iter()
        .map(|id| super::commands::transition_event(transition, *id, drafts[id]));
    change.publish_all(events.collect()).await?;
    course_observer().hidden(change, &hidden).await?;
    Ok(moved)
}

fn refused(id: Uuid, problem: Problem) -> Refused {
    Refused {
        id,
        title: String::new(),
        code: problem.code().to_owned(),
        message: problem.detail().to_owned(),
    }
}

/// Gives those that were left as they are their titles.
async fn name(change: &Change<'_>, refused: &mut [Refused]) -> Result<()> {
    if refused.is_empty() {
        return Ok(());
    }
    let ids: Vec<Uuid> = refused.iter().map(|one| one.id).collect();
    let titles = sql::titles_of().prepare(change.tx()).await.sql()?;
    let titles = titles.bind(change.tx(), &ids).all().await.sql()?;
    for row in titles {
        if let Some(one) = refused.iter_mut().find(|one| one.id == row.id) {
            one.title = row.title;
        }
    }
    Ok(())
}
