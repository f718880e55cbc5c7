//! The doors of the import.
use std::sync::Arc;

use axum::body::Body;
use axum::extract::Multipart;
use axum::extract::multipart::MultipartRejection;
use axum::response::Response;
use futures_util::stream;
use learnt_queries::queries::people::{self as sql, Job, RowsAfter};

use super::super::api::authority;
use super::commands::{self, Choice, UploadedFile};
use super::decode::{MOST_BYTES, Unreadable};
use super::mapping::{MatchBy, suggest, suggest_key};
use super::refusal::CellProblem;
use crate::db::directory::Tenant;
use crate::edge::csv;
use crate::edge::form::{self, FormError};
use crate::prelude::*;

/// An uploaded file and how far it is.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportJob {
    pub id: Uuid,
    /// `uploaded`, `checked`, `running`, `done` or `failed`.
    pub status: String,
    pub file_name: String,
    /// `UTF-8`, `UTF-16LE` or `UTF-16BE`.
    pub encoding: String,
    /// What stands between cells.
    pub delimiter: String,
    pub columns: Vec<String>,
    /// The first lines, until the job is run.
    pub sample: Vec<Vec<String>>,
    /// What each column probably fills.
    pub suggested_mapping: Vec<Option<String>>,
    /// The key that suits it.
    pub suggested_match_by: Option<MatchBy>,
    /// What each column was chosen to fill; empty before the check.
    pub mapping: Vec<Option<String>>,
    /// The chosen key.
    pub match_by: Option<MatchBy>,
    /// Whether new people are invited.
    pub invite: bool,
    /// Lines below the header.
    pub total: i32,
    /// Lines that are through.
    pub processed: i32,
    /// New people; after the check those who would be.
    pub created: i32,
    /// Changed people; after the check those who would be.
    pub updated: i32,
    /// People of whom the file says nothing new.
    pub unchanged: i32,
    /// Lines that are wrong.
    pub rejected: i32,
    /// Uploaded.
    pub created_at: DateTime<Utc>,
    /// Through.
    pub finished_at: Option<DateTime<Utc>>,
}

impl From<Job> for ImportJob {
    fn from(job: Job) -> Self {
        let suggested_mapping = suggest(&job.columns);
        Self {
            id: job.id,
            status: job.status,
            file_name: job.file_name,
            encoding: job.encoding,
            delimiter: job.delimiter,
            suggested_match_by: suggest_key(&suggested_mapping),
            suggested_mapping,
            columns: job.columns,
            sample: serde_json::from_value(job.sample).unwrap_or_default(),
            mapping: serde_json::from_value(job.mapping).unwrap_or_default(),
            match_by: job.match_by.as_deref().and_then(|word| word.parse().ok()),
            invite: job.invite,
            total: job.total,
            processed: job.processed,
            created: job.created,
            updated: job.updated,
            unchanged: job.unchanged,
            rejected: job.rejected,
            created_at: job.created_at,
            finished_at: job.finished_at,
        }
    }
}

/// A file, as a form sends it.
#[derive(ToSchema)]
#[allow(dead_code, reason = "only the document needs its shape")]
pub struct FileForm {
    /// UTF-8 or UTF-16; commas, semicolons or tabs; at most 10 MB and 100,000 lines.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

/// What an admin chose for a file.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckBody {
    /// For each column the field that it fills, or nothing.
    pub mapping: Vec<Option<String>>,
    /// The key by which a line finds its person.
    pub match_by: MatchBy,
    /// Whether new people are to be invited.
    #[serde(default)]
    pub invite: bool,
}

/// Which lines.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RowsFilter {
    /// `create`, `update`, `unchanged`, `rejected`; after the run `created`, `updated`.
    pub outcome: Option<String>,
}

/// What becomes, or became, of a line.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportRow {
    /// The line in the file, the header being 1.
    pub line: i32,
    /// What became of it.
    pub outcome: String,
    /// Whom it is about.
    pub label: String,
    /// What is wrong with it.
    pub problems: Vec<CellProblem>,
    /// The person, once there is one.
    pub user_id: Option<Uuid>,
}

fn team(actor: &Actor) -> &str {
    actor.context.team.id.as_str()
}

async fn job(client: &TenantClient, actor: &Actor, id: Uuid) -> Result<Json<ImportJob>> {
    let job = sql::job().bind(&**client, &team(actor), &id).opt().await.sql()?;
    Ok(Json(job.ok_or_else(Problem::not_found)?.into()))
}

/// The latest imports of the team.
#[utoipa::path(get, path = "/api/people/imports", operation_id = "people_import_list", tag = "people", responses((status = 200, body = Vec<ImportJob>)))]
pub async fn list(actor: Actor) -> Result<Json<Vec<ImportJob>>> {
    let client = actor.client().await?;
    let jobs = sql::jobs().bind(&*client, &team(&actor)).all().await.sql()?;
    Ok(Json(jobs.into_iter().map(ImportJob::from).collect()))
}

/// Takes in a file and says what it seems to hold.
#[utoipa::path(post, path = "/api/people/imports", operation_id = "people_import_upload", tag = "people", request_body(content = FileForm, content_type = "multipart/form-data"), responses((status = 201, body = ImportJob), (status = 400, body = Problem, description = "invalid_form"), (status = 413, body = Problem), (status = 422, body = Problem)))]
pub async fn upload(
    actor: Actor,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<(StatusCode, Json<ImportJob>)> {
    let mut form = form.map_err(|rejection| Problem::bad_request("invalid_form", rejection.body_text()))?;
    let mut file = None;
    while let Some(field) = form::next(&mut form).await.map_err(broken)? {
        if field.name() == Some("file") {
            let name = field.file_name().unwrap_or("people.csv").to_owned();
            file = Some((name, form::read_part(field, MOST_BYTES).await.map_err(broken)?));
        }
    }
    let (name, bytes) = file.ok_or_else(|| Problem::field("file", "required", "Choose a file"))?;
    let file = UploadedFile::read(bytes).await?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::upload(&mut change, team(&actor), authority(&actor), &name, &file).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, job(&client, &actor, id).await?))
}

fn broken(form: FormError) -> Problem {
    match form {
        FormError::TooLarge => Unreadable::TooLarge.into(),
        FormError::Interrupted => {
            Problem::bad_request("invalid_form", "The file was not received completely. Please try again")
        }
    }
}

/// How far an import is.
#[utoipa::path(get, path = "/api/people/imports/{id}", operation_id = "people_import_read", tag = "people", params(("id" = Uuid, Path)), responses((status = 200, body = ImportJob), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<ImportJob>> {
    let client = actor.client().await?;
    job(&client, &actor, id).await
}

/// Throws away an import that was not run.
#[utoipa::path(delete, path = "/api/people/imports/{id}", operation_id = "people_import_discard", tag = "people", params(("id" = Uuid, Path)), responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_run")))]
pub async fn discard(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::discard(&mut change, team(&actor), id).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says of every line what would become of it; changes nobody.
#[utoipa::path(post, path = "/api/people/imports/{id}/check", operation_id = "people_import_check", tag = "people", params(("id" = Uuid, Path)), request_body = CheckBody, responses((status = 200, body = ImportJob), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_run"), (status = 422, body = Problem)))]
pub async fn check(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<CheckBody>) -> Result<Json<ImportJob>> {
    let choice = Choice {
        mapping: body.mapping,
        by: body.match_by,
        invite: body.invite,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::check(&actor.app, &mut change, team(&actor), id, authority(&actor), choice).await?;
    change.commit(&actor.app).await?;
    job(&client, &actor, id).await
}

/// Runs a checked import; it goes on by itself, also after a restart.
#[utoipa::path(post, path = "/api/people/imports/{id}/run", operation_id = "people_import_run", tag = "people", params(("id" = Uuid, Path)), responses((status = 202, body = ImportJob), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_run, not_checked")))]
pub async fn run(actor: Actor, Path(id): Path<Uuid>) -> Result<(StatusCode, Json<ImportJob>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::start(&mut change, team(&actor), id).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::ACCEPTED, job(&client, &actor, id).await?))
}

/// What becomes, or became, of the lines.
#[utoipa::path(get, path = "/api/people/imports/{id}/rows", operation_id = "people_import_rows", tag = "people", params(("id" = Uuid, Path), RowsFilter, PageQuery), responses((status = 200, body = Page<ImportRow>), (status = 404, body = Problem)))]
pub async fn rows(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(filter): Query<RowsFilter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<ImportRow>>> {
    let client = actor.client().await?;
    job(&client, &actor, id).await?;
    let rows = sql::rows_page().prepare(&*client).await.sql()?;
    let outcome = filter.outcome.as_deref();
    let of = async |limit: i64, offset: i64| rows.bind(&*client, &id, &outcome, &limit, &offset).all().await.sql();
    let rows = of(page.limit(), page.offset()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        // A page behind the last one still says how many there are.
        None if page.page() > 1 => of(1, 0).await?.first().map_or(0, |row| row.total),
        None => 0,
    };
    let items = rows
        .into_iter()
        .map(|row| ImportRow {
            line: row.line,
            outcome: row.outcome,
            label: row.label,
            problems: serde_json::from_value(row.problems).unwrap_or_default(),
            user_id: row.user_id,
        })
        .collect();
    Ok(Json(Page::new(items, total, page)))
}

/// What became of every line, as a file.
#[utoipa::path(get, path = "/api/people/imports/{id}/rows.csv", operation_id = "people_import_rows_file", tag = "people", params(("id" = Uuid, Path)), responses((status = 200, content_type = "text/csv", body = String), (status = 404, body = Problem)))]
pub async fn rows_file(actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let tenant = actor.context.tenant.clone();
    job(&actor.app.client_of(&tenant).await?, &actor, id).await?;
    let head = csv::head(["line", "outcome", "name", "column", "value", "problem"]);
    let rest = stream::unfold(Some(0), move |behind| {
        let (app, tenant) = (actor.app.clone(), tenant.clone());
        async move {
            match portion(&app, &tenant, id, behind?).await {
                Ok(rows) if rows.is_empty() => None,
                Ok(rows) => {
                    let last = rows.last().map(|row| row.line);
                    Some((Ok(rows.into_iter().map(lines).collect::<String>()), last))
                }
                Err(problem) => Some((Err(problem), None)),
            }
        }
    });
    let body = stream::StreamExt::chain(stream::once(async move { Ok::<_, Problem>(head) }), rest);
    Ok(csv::attachment(
        "attachment; filename=\"import-result.csv\"",
        Body::from_stream(body),
    ))
}

/// With a connection of its own: whoever reads slowly must not keep one.
async fn portion(app: &App, tenant: &Arc<Tenant>, id: Uuid, behind: i32) -> Result<Vec<RowsAfter>> {
    let client = app.client_of(tenant).await?;
    sql::rows_after().bind(&*client, &id, &behind).all().await.sql()
}

/// A line for each problem; one for a line without any.
fn lines(row: RowsAfter) -> String {
    let number = row.line.to_string();
    let problems: Vec<CellProblem> = serde_json::from_value(row.problems).unwrap_or_default();
    if problems.is_empty() {
        return csv::line([number.as_str(), &row.outcome, &row.label, "", "", ""]);
    }
    problems
        .iter()
        .map(|problem| {
            csv::line([
                number.as_str(),
                &row.outcome,
                &row.label,
                &problem.column,
                &problem.value,
                &problem.message,
            ])
        })
        .collect()
}
