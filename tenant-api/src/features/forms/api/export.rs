//! The submissions of a form as files: CSV, a workbook, and all uploads in one archive. Each is written while it is sent.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use axum::response::Response;
use futures_util::TryStreamExt;
use learnt_queries::queries::forms as sql;

use super::super::analytics::{self, FormData};
use super::super::authority::Scope;
use super::super::model::content::{Field, FieldType};
use super::super::model::wording::answer_text;
use super::super::submission_filter;
use crate::edge::workbook::{Cell, Workbook};
use crate::edge::{archive, csv};
use crate::features::files;
use crate::prelude::*;

/// The submissions of a form as a file
#[utoipa::path(get, path = "/api/forms/{id}/submissions.csv", operation_id = "forms_export", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "text/csv", body = String), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 409, body = Problem, description = "too_few")))]
pub async fn export(actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let (whole, ids) = export_data(&actor, id).await?;
    let head = csv::head(head(&whole));
    let (fields, tenant) = (Arc::new(whole.questions.fields), actor.context.tenant.clone());
    let lines = move |ids: Vec<Uuid>| {
        let (app, tenant, fields) = (actor.app.clone(), tenant.clone(), fields.clone());
        async move {
            let client = app.client_of(&tenant).await?;
            let rows = sql::export_rows().bind(&*client, &ids).all().await.sql()?;
            let line = |row: &sql::ExportRows| {
                let cells = cells(row, &fields);
                csv::line(cells.iter().map(|cell| cell.text.as_str()))
            };
            Ok(rows.iter().map(|row| (row.id, line(row))).collect())
        }
    };
    csv::rows("attachment; filename=\"submissions.csv\"", head, ids, lines).await
}

/// The submissions of a form as a workbook
#[utoipa::path(get, path = "/api/forms/{id}/submissions.xlsx", operation_id = "forms_export_workbook", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", body = Vec<u8>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 409, body = Problem, description = "too_few")))]
pub async fn workbook(actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let (whole, ids) = export_data(&actor, id).await?;
    let tenant = actor.context.tenant.clone();
    let write = move |archive| async move {
        let names = head(&whole).into_iter().map(|name| Cell::text(name.to_owned()));
        let mut book = Workbook::begin(archive, "Submissions").await?;
        book.row(&names.collect::<Vec<_>>()).await?;
        for ids in ids.chunks(csv::PORTION) {
            let rows = {
                let client = actor.app.client_of(&tenant).await?;
                sql::export_rows().bind(&*client, &ids).all().await.sql()?
            };
            let mut found: HashMap<Uuid, Vec<Cell>> = rows
                .iter()
                .map(|row| (row.id, cells(row, &whole.questions.fields)))
                .collect();
            for cells in ids.iter().filter_map(|id| found.remove(id)) {
                book.row(&cells).await?;
            }
        }
        book.finish().await
    };
    Ok(archive::response(
        "attachment; filename=\"submissions.xlsx\"",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        write,
    ))
}

/// All uploads of a form's submissions in one archive
#[utoipa::path(get, path = "/api/forms/{id}/files.zip", operation_id = "forms_export_files", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "application/zip", body = Vec<u8>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 409, body = Problem, description = "too_few")))]
pub async fn files(actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let (whole, ids) = export_data(&actor, id).await?;
    let tenant = actor.context.tenant.clone();
    let write = move |mut archive: archive::Archive| async move {
        let mut taken = HashSet::new();
        for ids in ids.chunks(csv::PORTION) {
            let rows = {
                let client = actor.app.client_of(&tenant).await?;
                sql::uploads_of().bind(&*client, &ids).all().await.sql()?
            };
            for row in rows {
                archive.begin(&archive_path(&row, &whole.questions.fields, &mut taken), false)?;
                let mut bytes = files::open(&actor.app, &tenant, &row.hash).await?;
                while let Some(piece) = bytes.try_next().await.map_err(|error| Problem::internal(&error))? {
                    archive.write(&piece).await?;
                }
            }
        }
        archive.finish().await
    };
    let name = "attachment; filename=\"files.zip\"";
    Ok(archive::response(name, "application/zip", write))
}

/// Where an upload lies in the archive: person, question, name.
fn archive_path(row: &sql::UploadsOf, fields: &[Field], taken: &mut HashSet<String>) -> String {
    let tidy = |text: &str| -> String {
        let letters = text.chars().map(|sign| {
            if r#"/\:*?"<>|"#.contains(sign) || sign.is_control() {
                ' '
            } else {
                sign
            }
        });
        let text: String = letters.take(80).collect();
        text.trim().trim_matches('.').to_owned()
    };
    let person = row.person_name.as_deref().map_or_else(String::new, tidy);
    let short: String = row.submission_id.simple().to_string().chars().rev().take(6).collect();
    let label = fields.iter().find(|field| field.id == row.field);
    let label = label.map_or_else(|| row.field.clone(), |field| tidy(&field.label));
    let path = |number: usize| {
        let before = if number == 0 {
            String::new()
        } else {
            format!("{number} ")
        };
        format!("{person} {short}/{label}/{before}{}", tidy(&row.name))
    };
    let free = (0..).map(path).find(|path| taken.insert(path.clone()));
    free.unwrap_or_else(|| row.id.to_string())
}

/// Every question, and the submissions that whoever asks may see, in order.
async fn export_data(actor: &Actor, form: Uuid) -> Result<(FormData, Vec<Uuid>)> {
    let at = Scope::of(actor).require_any()?;
    let client = actor.client().await?;
    let whole = analytics::load(&client, &at, form).await?;
    let all = at.is_admin || whole.anonymous;
    let named = submission_filter::marker_versions(&client, &at, form).await?;
    let mut ids = sql::export_ids()
        .params(
            &*client,
            &sql::ExportIdsParams {
                form_id: form,
                team_id: &at.team,
                all,
                me: at.by,
                named,
                managed: at.managed().as_str(),
            },
        )
        .all()
        .await
        .sql()?;
    if whole.anonymous {
        if i64::try_from(ids.len()).unwrap_or(i64::MAX) < analytics::FEWEST_ANONYMOUS {
            return Err(Problem::conflict(
                "too_few",
                "Fewer than five people have answered this anonymous form, so its answers are hidden.",
            ));
        }
        ids.sort_unstable();
    }
    Ok((whole, ids))
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

/// One column a question that was ever asked.
fn head(whole: &FormData) -> Vec<&str> {
    let labels = whole.questions.fields.iter().map(|field| field.label.as_str());
    COLUMNS.into_iter().chain(labels).collect()
}

/// One row a submission.
fn cells(row: &sql::ExportRows, fields: &[Field]) -> Vec<Cell> {
    let amount = |value: Option<f64>| Cell::number(value.map(|value| value.to_string()).unwrap_or_default());
    let known = |text: &Option<String>| Cell::text(text.clone().unwrap_or_default());
    let own = [
        known(&row.first_name),
        known(&row.last_name),
        known(&row.email),
        Cell::number(row.version.to_string()),
        Cell::number(row.attempt.to_string()),
        Cell::text(row.status.clone()),
        amount(row.score),
        amount(row.max_score),
        Cell::text(csv::timestamp(row.submitted_at.filter(|at| *at > DateTime::UNIX_EPOCH))),
    ];
    let answers = fields.iter().map(|field| {
        let text = answer_text(field, row.answers.get(&field.id));
        match field.kind {
            FieldType::Number | FieldType::Rating | FieldType::Scale | FieldType::Calculated => Cell::number(text),
            _ => Cell::text(text),
        }
    });
    own.into_iter().chain(answers).collect()
}
