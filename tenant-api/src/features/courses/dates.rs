//! By when a course is to be completed and when it begins again: learning decides about both, the course keeps them.

use crate::prelude::*;

use learnt_queries::queries::courses as sql;

/// Keeps by when a course is to be completed.
pub async fn set_due(change: &Change<'_>, course: Uuid, due: &Value) -> Result<()> {
    sql::set_course_due().bind(change.tx(), due, &course).await.sql()?;
    Ok(())
}

/// Keeps when a course begins again: its mode, and the days or the day of the year that it asks for.
pub async fn set_refresher(
    change: &Change<'_>,
    course: Uuid,
    (mode, days, month_day): &(&str, Option<i32>, Option<String>),
) -> Result<()> {
    sql::set_refresher()
        .bind(change.tx(), mode, days, month_day, &course)
        .await
        .sql()?;
    Ok(())
}
