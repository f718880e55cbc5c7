//! What becomes of a course, as far as those who have it are concerned: courses tell it.
use learnt_queries::queries::learning as sql;

use super::{rounds, versions};
use crate::feature::HookFuture;
use crate::features::assignments::{self, DocumentType};
use crate::features::courses::{CourseObserver, LearnersMode};
use crate::prelude::*;

/// Those who have a course.
pub struct Learners;

impl CourseObserver for Learners {
    fn published<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        course: Uuid,
        version: i32,
        learners: LearnersMode,
    ) -> HookFuture<'a, ()> {
        Box::pin(published(change, course, version, learners))
    }

    fn restored<'a>(&'a self, change: &'a mut Change<'_>, course: Uuid) -> HookFuture<'a, ()> {
        Box::pin(restored(change, course))
    }

    fn hidden<'a>(&'a self, change: &'a mut Change<'_>, courses: &'a [Uuid]) -> HookFuture<'a, ()> {
        Box::pin(hidden(change, courses))
    }

    fn has_activity<'a>(&'a self, change: &'a Change<'_>, course: Uuid) -> HookFuture<'a, bool> {
        Box::pin(has_activity(change, course))
    }
}

/// Deals with those under way, then gives it to everyone whom its rules name.
async fn published(change: &mut Change<'_>, course: Uuid, version: i32, learners: LearnersMode) -> Result<()> {
    versions::new_version(change, course, version, learners).await?;
    rounds::plan(change).await?;
    assignments::settle_document(change, DocumentType::Course, course)
        .await
        .map(drop)
}

/// Those who have them open see that at once.
async fn hidden(change: &mut Change<'_>, courses: &[Uuid]) -> Result<()> {
    versions::visibility_changed(change, courses, false).await?;
    assignments::visibility_changed(change, DocumentType::Course, courses).await
}

/// It is back on the screens of those who have it.
async fn restored(change: &mut Change<'_>, course: Uuid) -> Result<()> {
    rounds::plan(change).await?;
    versions::visibility_changed(change, &[course], true).await
}

async fn has_activity(change: &Change<'_>, course: Uuid) -> Result<bool> {
    let tx = change.tx();
    sql::lock_rounds().bind(tx, &course).all().await.sql()?;
    sql::has_activity().bind(tx, &course).one().await.sql()
}
