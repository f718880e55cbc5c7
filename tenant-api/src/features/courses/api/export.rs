//! The list of courses as a file.
use axum::response::Response;

use super::super::list::{self, CourseRow, ListQuery};
use crate::edge::csv;
use crate::prelude::*;

const COLUMNS: [&str; 10] = [
    "title",
    "handle",
    "status",
    "isBundle",
    "category",
    "tags",
    "availabilityFrom",
    "availabilityUntil",
    "createdAt",
    "changedAt",
];

/// The courses that the filter keeps, in the list's order, as a file.
#[utoipa::path(get, path = "/api/courses/export.csv", operation_id = "courses_export", tag = "courses", params(ListQuery),
    responses((status = 200, content_type = "text/csv", body = String)))]
pub async fn export(actor: Actor, Query(query): Query<ListQuery>) -> Result<Response> {
    let client = actor.client().await?;
    let ids = list::ids(&client, &query, actor.app.clock.now()).await?;
    drop(client);
    let tenant = actor.context.tenant.clone();
    let lines = move |ids: Vec<Uuid>| {
        let (app, tenant) = (actor.app.clone(), tenant.clone());
        async move {
            let client = app.client_of(&tenant).await?;
            let courses = list::of(&client, ids).await?;
            Ok(courses.iter().map(|course| (course.id, line(course))).collect())
        }
    };
    csv::rows("attachment; filename=\"courses.csv\"", csv::head(COLUMNS), ids, lines).await
}

fn line(course: &CourseRow) -> String {
    let tags = course.tags.join("; ");
    let [from, until] = [course.availability_from, course.availability_until].map(csv::timestamp);
    let [created, changed] = [course.created_at, course.changed_at].map(|at| csv::timestamp(Some(at)));
    csv::line([
        course.title.as_str(),
        &course.handle,
        course.status.into_str(),
        csv::yes_no(course.is_bundle),
        &course.category,
        &tags,
        &from,
        &until,
        &created,
        &changed,
    ])
}
