//! What all answers say together, joined on the question over all versions; and the same as a file.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use axum::response::Response;
use chrono::{DateTime, Utc};
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::forms as sql;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::authority::At;
use super::commands::read;
use super::model::content::{Content, Field, FieldType, Settings};
use super::model::logic::text;
use crate::app::App;
use crate::db::directory::Tenant;
use crate::db::{Sql, TenantClient};
use crate::edge::csv;

/// Fewer anonymous answers than these are shown to nobody.
const FEWEST_ANONYMOUS: i64 = 5;

/// What the analytics are narrowed down by. An anonymous form is shown whole or not at all.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct AnalyticsQuery {
    /// A version; none: all of them.
    pub version: Option<i32>,
    /// Submitted from then on.
    pub since: Option<DateTime<Utc>>,
    /// Submitted before.
    pub before: Option<DateTime<Utc>>,
}

/// How often an answer was given.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnswerCount {
    /// The row of a matrix; else empty.
    part: String,
    /// The id of the option, or what was answered.
    answer: String,
    count: i64,
}

/// What a question was answered.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionFigures {
    field: Field,
    counts: Vec<AnswerCount>,
    /// At most 50 that were written.
    words: Vec<String>,
}

/// What all answers say together.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormAnalytics {
    submitted: i64,
    begun: i64,
    /// Of a hundred.
    average_score: Option<f64>,
    /// Of half of them, at most.
    minutes: Option<f64>,
    by_status: BTreeMap<String, i64>,
    questions: Vec<QuestionFigures>,
    versions: Vec<i32>,
    /// Nothing says who answered.
    anonymous: bool,
    /// There are too few anonymous answers to show any.
    withheld: bool,
}

struct Whole {
    fields: Vec<Field>,
    anonymous: bool,
}

/// Every question that was ever asked, as it was asked last.
async fn whole(client: &TenantClient, at: &At<'_>, form: Uuid) -> Result<Whole> {
    let row = sql::one_form().bind(&**client, &form, &at.team).opt().await.sql()?;
    let row = row.ok_or_else(Problem::not_found)?;
    let contents = sql::all_contents().bind(&**client, &form, &at.team).all().await.sql()?;
    let (mut seen, mut fields) = (HashSet::new(), Vec::new());
    for content in &contents {
        let content: Content = read(content)?;
        for field in content.fields().filter(|field| field.kind != FieldType::Information) {
            if seen.insert(field.id.clone()) {
                fields.push(field.clone());
            }
        }
    }
    let settings: Settings = read(&row.settings)?;
    Ok(Whole {
        fields,
        anonymous: settings.anonymous,
    })
}

fn is_counted(field: &Field) -> bool {
    field.kind.is_choice()
        || matches!(
            field.kind,
            FieldType::Matrix
                | FieldType::YesNo
                | FieldType::Rating
                | FieldType::Scale
                | FieldType::Number
                | FieldType::Calculated
        )
}

fn is_written(field: &Field) -> bool {
    matches!(field.kind, FieldType::ShortText | FieldType::LongText)
}

/// The figures of the submissions that whoever asks may see.
pub async fn figures(client: &TenantClient, at: &At<'_>, form: Uuid, query: &AnalyticsQuery) -> Result<FormAnalytics> {
    let whole = whole(client, at, form).await?;
    let none = AnalyticsQuery::default();
    // An anonymous form belongs to all of the team, and is never cut into smaller groups.
    let (query, all) = if whole.anonymous {
        (&none, true)
    } else {
        (query, at.is_admin)
    };
    let (managed, version) = (at.managed(), query.version.unwrap_or_default());
    let managed = managed.as_str();
    let (since, before) = (&query.since, &query.before);
    let totals = sql::totals()
        .bind(&**client, &form, &at.team, &version, since, before, &all, &managed)
        .one()
        .await
        .sql()?;
    let withheld = whole.anonymous && totals.submitted < FEWEST_ANONYMOUS;
    let versions = sql::versions().bind(&**client, &form, &at.team).all().await.sql()?;
    let mut found = FormAnalytics {
        submitted: totals.submitted,
        begun: totals.begun,
        average_score: totals.average.filter(|_| !withheld),
        minutes: totals.minutes.filter(|_| !whole.anonymous),
        by_status: BTreeMap::new(),
        questions: Vec::new(),
        versions: versions.iter().map(|row| row.version).collect(),
        anonymous: whole.anonymous,
        withheld,
    };
    if withheld {
        return Ok(found);
    }
    let rows = sql::by_status()
        .bind(&**client, &form, &at.team, &version, since, before, &all, &managed)
        .all()
        .await
        .sql()?;
    found.by_status = rows.into_iter().map(|row| (row.status, row.submissions)).collect();
    let ids = |of: fn(&Field) -> bool| {
        whole
            .fields
            .iter()
            .filter(|field| of(field))
            .map(|field| field.id.clone())
            .collect()
    };
    let (counted, written): (Vec<String>, Vec<String>) = (ids(is_counted), ids(is_written));
    let counts = sql::answer_counts()
        .bind(
            &**client, &form, &at.team, &version, &counted, since, before, &all, &managed,
        )
        .all()
        .await
        .sql()?;
    let words = sql::latest_words()
        .bind(
            &**client, &form, &at.team, &version, &written, since, before, &all, &managed,
        )
        .all()
        .await
        .sql()?;
    let (mut by_field, mut said): (BTreeMap<String, Vec<AnswerCount>>, BTreeMap<String, Vec<String>>) =
        Default::default();
    for row in counts {
        by_field.entry(row.field).or_default().push(AnswerCount {
            part: row.part,
            answer: row.answer,
            count: row.answers,
        });
    }
    for row in words {
        said.entry(row.field).or_default().push(row.answer);
    }
    let questions = whole.fields.into_iter().map(|field| QuestionFigures {
        counts: by_field.remove(&field.id).unwrap_or_default(),
        words: said.remove(&field.id).unwrap_or_default(),
        field: Field {
            correct: Vec::new(),
            ..field
        },
    });
    found.questions = questions.collect();
    Ok(found)
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
pub async fn export(app: App, tenant: Arc<Tenant>, at: &At<'_>, form: Uuid) -> Result<Response> {
    let client = app.client_of(&tenant).await?;
    let whole = whole(&client, at, form).await?;
    let all = at.is_admin || whole.anonymous;
    let mut ids = sql::export_ids()
        .bind(&*client, &form, &at.team, &all, &at.managed().as_str())
        .all()
        .await
        .sql()?;
    drop(client);
    if whole.anonymous {
        if i64::try_from(ids.len()).unwrap_or(i64::MAX) < FEWEST_ANONYMOUS {
            return Err(Problem::conflict(
                "too_few",
                "Fewer than five people have answered this anonymous form. Nobody sees their answers yet.",
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
