//! The submissions of a form as a file.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use chrono::DateTime;
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::forms as sql;
use serde_json::Value;
use uuid::Uuid;

use super::super::analytics;
use super::super::authority::Scope;
use super::super::model::content::{Field, FieldType};
use super::super::model::logic::text;
use crate::app::App;
use crate::db::Sql;
use crate::db::directory::Tenant;
use crate::edge::{Actor, Path, csv};

/// The submissions of a form as a file
#[utoipa::path(get, path = "/api/forms/{id}/submissions.csv", operation_id = "forms_export", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "text/csv", body = String), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 409, body = Problem, description = "too_few")))]
pub async fn export(State(app): State<App>, actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let at = Scope::of(&actor).works()?;
    written(app, actor.here.tenant.clone(), &at, id).await
}

const COLUMNS: [&str; 9] = [
    "firstName",
    "lastName",
    "email",
    "version",
    "attempt",
    "status",
    "score",
    "maxScore",
    "submittedAt",
];

/// One row a submission, one column a question that was ever asked.
async fn written(app: App, tenant: Arc<Tenant>, at: &Scope<'_>, form: Uuid) -> Result<Response> {
    let client = app.client_of(&tenant).await?;
    let whole = analytics::whole(&client, at, form).await?;
    let all = at.is_admin || whole.anonymous;
    let mut ids = sql::export_ids()
        .bind(&*client, &form, &at.team, &all, &at.managed().as_str())
        .all()
        .await
        .sql()?;
    drop(client);
    if whole.anonymous {
        if i64::try_from(ids.len()).unwrap_or(i64::MAX) < analytics::FEWEST_ANONYMOUS {
            return Err(Problem::conflict(
                "too_few",
                "Fewer than five people have answered this anonymous form, so its answers are hidden.",
            ));
        }
        ids.sort_unstable();
    }
    let labels: Vec<&str> = whole.fields.iter().map(|field| field.label.as_str()).collect();
    let head = csv::head(COLUMNS.into_iter().chain(labels));
    let fields = Arc::new(whole.fields);
    let lines = move |ids: Vec<Uuid>| {
        let (app, tenant, fields) = (app.clone(), tenant.clone(), fields.clone());
        async move {
            let client = app.client_of(&tenant).await?;
            let rows = sql::export_rows().bind(&*client, &ids).all().await.sql()?;
            Ok(rows.iter().map(|row| (row.id, line(row, &fields))).collect())
        }
    };
    csv::rows("attachment; filename=\"submissions.csv\"", head, ids, lines).await
}

fn line(row: &sql::ExportRows, fields: &[Field]) -> String {
    let amount = |value: Option<f64>| value.map(|value| value.to_string()).unwrap_or_default();
    let known = |text: &Option<String>| text.clone().unwrap_or_default();
    let own = [
        known(&row.first_name),
        known(&row.last_name),
        known(&row.email),
        row.version.to_string(),
        row.attempt.to_string(),
        row.status.clone(),
        amount(row.score),
        amount(row.max_score),
        csv::moment(row.submitted_at.filter(|at| *at > DateTime::UNIX_EPOCH)),
    ];
    let answers = fields.iter().map(|field| said(field, row.answers.get(&field.id)));
    let cells: Vec<String> = own.into_iter().chain(answers).collect();
    csv::line(cells.iter().map(String::as_str))
}

/// An answer in words.
fn said(field: &Field, answer: Option<&Value>) -> String {
    let label = |value: &Value| {
        let id = text(value);
        let option = field.options.iter().find(|option| option.id == id);
        option.map_or(id, |option| option.label.clone())
    };
    match answer {
        None | Some(Value::Null) => String::new(),
        Some(Value::Array(all)) => all.iter().map(label).collect::<Vec<_>>().join("; "),
        Some(Value::Object(rows)) if field.kind == FieldType::Matrix => {
            let row = |(id, value): (&String, &Value)| {
                let row = field.rows.iter().find(|row| row.id == *id);
                format!("{}: {}", row.map_or(id.as_str(), |row| &row.label), label(value))
            };
            rows.iter().map(row).collect::<Vec<_>>().join("; ")
        }
        Some(value) if field.kind == FieldType::Signature => text(&value["name"]),
        Some(value) => label(value),
    }
}
