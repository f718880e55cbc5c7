//! What all answers say together, joined on the question over all versions; and the same as a file.

use std::collections::{BTreeMap, HashSet};

use chrono::{DateTime, Utc};
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::forms as sql;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::authority::Scope;
use super::commands::read;
use super::model::content::{Content, Field, FieldType, Settings};
use crate::db::{Sql, TenantClient};

/// Fewer anonymous answers than these are shown to nobody.
pub const FEWEST_ANONYMOUS: i64 = 5;

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

/// Every question that was ever asked, as it was asked last.
pub struct Whole {
    /// In order.
    pub fields: Vec<Field>,
    /// Nothing says who answered.
    pub anonymous: bool,
}

/// Every question that was ever asked, as it was asked last.
pub async fn whole(client: &TenantClient, at: &Scope<'_>, form: Uuid) -> Result<Whole> {
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
pub async fn figures(
    client: &TenantClient,
    at: &Scope<'_>,
    form: Uuid,
    query: &AnalyticsQuery,
) -> Result<FormAnalytics> {
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
