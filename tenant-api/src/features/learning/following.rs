//! What becomes of a course, as far as those who have it are concerned: courses tell it.
use learnt_queries::queries::learning as sql;

use super::{rounds, versions};
use crate::feature::Doing;
use crate::features::assignments::{self, DocumentType};
use crate::features::courses::{Follows, LearnersMode};
use crate::prelude::*;

/// Those who have a course.
pub struct Learners;

impl Follows for Learners {
    fn published<'a>(
        &'a self,
        change: &'a mut Change<'_>,
        course: Uuid,
        version: i32,
        learners: LearnersMode,
    ) -> Doing<'a, ()> {
        Box::pin(published(change, course, version, learners))
    }

    fn shown<'a>(&'a self, change: &'a mut Change<'_>, course: Uuid) -> Doing<'a, ()> {
        Box::pin(shown(change, course))
    }

    fn hidden<'a>(&'a self, change: &'a mut Change<'_>, courses: &'a [Uuid]) -> Doing<'a, ()> {
        Box::pin(hidden(change, courses))
    }

    fn has_activity<'a>(&'a self, change: &'a Change<'_>, course: Uuid) -> Doing<'a, bool> {
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
    versions::seen_or_not(change, courses, false).await?;
    assignments::seen_or_not(change, DocumentType::Course, courses).await
}

/// It is back on the screens of those who have it.
async fn shown(change: &mut Change<'_>, course: Uuid) -> Result<()> {
    rounds::plan(change).await?;
    versions::seen_or_not(change, &[course], true).await
}

async fn has_activity(change: &Change<'_>, course: Uuid) -> Result<bool> {
    let tx = change.tx();
    sql::lock_rounds().bind(tx, &course).all().await.sql()?;
    sql::has_activity().bind(tx, &course).one().await.sql()
}
