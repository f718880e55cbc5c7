//! Who is where, as a file.

use std::sync::Arc;

use axum::response::Response;
use learnt_queries::queries::learning as sql;

use super::super::read;
use super::who::LearnersQuery;
use crate::edge::csv;
use crate::prelude::*;

const COLUMNS: [&str; 13] = [
    "firstName",
    "lastName",
    "email",
    "status",
    "progress",
    "activity",
    "optional",
    "version",
    "permittedAt",
    "dueAt",
    "startedAt",
    "completedAt",
    "updatedAt",
];

/// The learners of a course who are in this team, as the list has them, as a file.
#[utoipa::path(get, path = "/api/courses/{id}/learners.csv", operation_id = "learners_export", tag = "learning", params(("id" = Uuid, Path), LearnersQuery),
    responses((status = 200, content_type = "text/csv", body = String), (status = 404, body = Problem)))]
pub async fn export(actor: Actor, Path(id): Path<Uuid>, Query(query): Query<LearnersQuery>) -> Result<Response> {
    let (tenant, team) = (actor.context.tenant.clone(), actor.context.team.id.as_str().to_owned());
    let client = actor.client().await?;
    read::known_course(&client, id).await?;
    let ids = read::learner_ids(&client, &team, id, &query, actor.app.clock.now()).await?;
    let described = Arc::new(query.described(&client, &team).await?);
    drop(client);
    let names = described.names();
    let head = csv::head(COLUMNS.into_iter().chain(names.iter().map(String::as_str)));
    let lines = move |ids: Vec<Uuid>| {
        let (app, tenant, team, described) = (actor.app.clone(), tenant.clone(), team.clone(), described.clone());
        async move {
            let client = app.client_of(&tenant).await?;
            let rows = sql::course_learners_of()
                .bind(&*client, &team, &ids)
                .all()
                .await
                .sql()?;
            let users: Vec<Uuid> = rows.iter().map(|row| row.user_id).collect();
            let values = described.of(&*client, &team, &users).await?;
            let cells = |row: &sql::CourseLearnersOf| described.cells(values.get(&row.user_id));
            Ok(rows.iter().map(|row| (row.id, line(row, &cells(row)))).collect())
        }
    };
    csv::rows("attachment; filename=\"learners.csv\"", head, ids, lines).await
}

fn line(row: &sql::CourseLearnersOf, described: &[String]) -> String {
    let (progress, version) = (row.progress.to_string(), row.version.map(|version| version.to_string()));
    let moments = [
        Some(row.permitted_at),
        row.due_at,
        row.started_at,
        row.completed_at,
        Some(row.updated_at),
    ]
    .map(csv::timestamp);
    let [permitted, due, started, completed, updated] = &moments;
    let cells = [
        row.first_name.as_str(),
        &row.last_name,
        row.email.as_deref().unwrap_or_default(),
        &row.status,
        &progress,
        row.activity_title.as_deref().unwrap_or_default(),
        csv::yes_no(row.is_optional),
        version.as_deref().unwrap_or_default(),
        permitted,
        due,
        started,
        completed,
        updated,
    ];
    csv::line(cells.into_iter().chain(described.iter().map(String::as_str)))
}
