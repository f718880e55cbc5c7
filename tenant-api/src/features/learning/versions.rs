//! What becomes of those under way when a course is published anew.

use learnt_kernel::ids::new_id;
use learnt_kernel::problem::Result;
use learnt_queries::queries::learning as sql;
use serde_json::json;
use uuid::Uuid;

use super::assign::take_turn;
use super::model::Status;
use crate::db::{Change, Sql};
use crate::facts::Fact;
use crate::features::courses::LearnersMode;

/// Deals with everyone who has started, after `version` has become the live one.
pub async fn new_version(change: &mut Change<'_>, course_id: Uuid, version: i32, learners: LearnersMode) -> Result<()> {
    take_turn(change).await?;
    match learners {
        LearnersMode::Keep => Ok(()),
        LearnersMode::Move => move_over(change, course_id, version).await,
        LearnersMode::Restart => restart(change, course_id).await,
    }
}

async fn move_over(change: &mut Change<'_>, course_id: Uuid, version: i32) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    sql::lock_under_way()
        .prepare(tx)
        .await
        .sql()?
        .bind(tx, &course_id)
        .all()
        .await
        .sql()?;
    let moved = sql::move_to_version().prepare(tx).await.sql()?;
    let moved = moved.bind(tx, &course_id, &version, &now).all().await.sql()?;
    for row in moved {
        let done = Status::parse(&row.status) == Status::Completed;
        let kind = if done { "course.completed" } else { "assignment.moved" };
        let payload = json!({ "userId": row.user_id, "courseId": course_id, "userCourseId": row.id });
        let fact = Fact::new(kind, row.id.to_string(), payload);
        change
            .tell(
                fact.topic(format!("course:{course_id}"))
                    .topic(format!("me:{}", row.user_id)),
            )
            .await?;
    }
    Ok(())
}

async fn restart(change: &mut Change<'_>, course_id: Uuid) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    let started = sql::started_of_course()
        .prepare(tx)
        .await
        .sql()?
        .bind(tx, &course_id)
        .all()
        .await
        .sql()?;
    let before: Vec<Uuid> = started.iter().map(|row| row.id).collect();
    let ids: Vec<Uuid> = started.iter().map(|_| new_id()).collect();
    sql::open_next_cycle()
        .prepare(tx)
        .await
        .sql()?
        .bind(tx, &now, &ids, &before)
        .await
        .sql()?;
    sql::hand_over_sources()
        .prepare(tx)
        .await
        .sql()?
        .bind(tx, &ids, &before)
        .await
        .sql()?;
    sql::close_cycles()
        .prepare(tx)
        .await
        .sql()?
        .bind(tx, &now, &before)
        .await
        .sql()?;
    for (row, id) in started.iter().zip(&ids) {
        let payload = json!({ "userId": row.user_id, "courseId": course_id, "userCourseId": id, "before": row.id });
        let fact = Fact::new("assignment.restarted", id.to_string(), payload);
        change
            .tell(
                fact.topic(format!("course:{course_id}"))
                    .topic(format!("me:{}", row.user_id)),
            )
            .await?;
    }
    Ok(())
}
