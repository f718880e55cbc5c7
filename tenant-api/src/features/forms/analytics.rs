//! What all answers say together, joined on the question over all versions.

use std::collections::{BTreeMap, HashSet};

use chrono::{DateTime, Utc};
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::forms as sql;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::authority::Scope;
use super::commands::read;
use super::model::content::{Content, Field, FieldType, Settings};
use super::model::items;
use super::model::logic::Answers;
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
    /// What its people have in common, as `category=value`; several with commas between them.
    pub whose: Option<String>,
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

/// How often a word was written.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FormWordCount)]
pub struct WordCount {
    word: String,
    count: usize,
}

/// What a question was answered.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionFigures {
    field: Field,
    counts: Vec<AnswerCount>,
    /// How many answered it.
    answered: i64,
    /// How many of those who have not submitted stopped after it.
    stopped: i64,
    /// At most 50 that were written.
    texts: Vec<String>,
    /// The words in them, the most frequent first.
    words: Vec<WordCount>,
    /// How much of its points people reach, from 0 to 1, where it has some.
    difficulty: Option<f64>,
    /// How far whoever is good at it is good at the rest, from -1 to 1.
    discrimination: Option<f64>,
}

/// What all answers say together.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormAnalytics {
    submitted: i64,
    /// Of an anonymous form: those that are counted already. They are counted five at a time.
    counted: i64,
    begun: i64,
    /// Of a hundred.
    average_score: Option<f64>,
    /// Of half of them, at most.
    minutes: Option<f64>,
    /// Of a quarter of them, at most.
    minutes_low: Option<f64>,
    /// Of three quarters of them, at most.
    minutes_high: Option<f64>,
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
    // What was once answered anonymously stays so, whatever the form is now.
    let was_anonymous = sql::was_anonymous().bind(&**client, &form).one().await.sql()?;
    Ok(Whole {
        fields,
        anonymous: settings.anonymous || was_anonymous,
    })
}

/// Counted, with one answer.
fn is_single(field: &Field) -> bool {
    matches!(
        field.kind,
        FieldType::SingleChoice
            | FieldType::Dropdown
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

/// The latest texts that words are counted in.
const MOST_TEXTS: i64 = 1000;
const SHOWN_TEXTS: usize = 50;

/// The facets that the asked for people have, and those whom a manager manages.
fn facets(at: &Scope<'_>, whose: Option<&str>) -> Vec<String> {
    let asked = whose
        .unwrap_or_default()
        .split(',')
        .map(str::trim)
        .filter(|one| one.contains('='));
    let mut facets: Vec<String> = asked.map(str::to_lowercase).collect();
    if !at.is_admin {
        facets.push(at.managed());
    }
    facets
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
    let (query, facets) = if whole.anonymous {
        (&none, Vec::new())
    } else {
        (query, facets(at, query.whose.as_deref()))
    };
    let (version, everybody) = (query.version.unwrap_or_default(), facets.is_empty());
    let (since, before) = (&query.since, &query.before);
    let totals = sql::totals()
        .bind(&**client, &form, &at.team, &version, since, before, &everybody, &facets)
        .one()
        .await
        .sql()?;
    let withheld = whole.anonymous && totals.counted < FEWEST_ANONYMOUS;
    let versions = sql::versions().bind(&**client, &form, &at.team).all().await.sql()?;
    let timed = |minutes: Option<f64>| minutes.filter(|_| !whole.anonymous);
    let mut found = FormAnalytics {
        submitted: totals.submitted,
        counted: totals.counted,
        begun: totals.begun,
        average_score: totals.average.filter(|_| !withheld),
        minutes: timed(totals.minutes),
        minutes_low: timed(totals.low),
        minutes_high: timed(totals.high),
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
        .bind(&**client, &form, &at.team, &version, since, before, &everybody, &facets)
        .all()
        .await
        .sql()?;
    found.by_status = rows.into_iter().map(|row| (row.status, row.submissions)).collect();
    let ids = |of: fn(&Field) -> bool| -> Vec<String> {
        let fields = whole.fields.iter().filter(|field| of(field));
        fields.map(|field| field.id.clone()).collect()
    };
    let (written, all) = (ids(is_written), ids(|_| true));
    let (single, others) = (ids(is_single), ids(|field| !is_single(field)));
    let lists = ids(|field| field.kind == FieldType::MultipleChoice);
    let matrices = ids(|field| field.kind == FieldType::Matrix);
    let counts = sql::answer_counts()
        .bind(
            &**client, &form, &at.team, &version, since, before, &everybody, &facets, &single, &lists, &matrices,
        )
        .all()
        .await
        .sql()?;
    let texts = sql::latest_words()
        .bind(
            &**client,
            &form,
            &at.team,
            &version,
            since,
            before,
            &everybody,
            &facets,
            &MOST_TEXTS,
            &written,
        )
        .all()
        .await
        .sql()?;
    // Of a question with one answer, as many answered as there are answers.
    let answered = sql::answered()
        .bind(
            &**client, &others, &form, &at.team, &version, since, before, &everybody, &facets,
        )
        .all()
        .await
        .sql()?;
    let stopped = sql::stopped()
        .bind(
            &**client, &all, &form, &at.team, &version, since, before, &everybody, &facets,
        )
        .all()
        .await
        .sql()?;
    let scored: Vec<(Answers, Map<String, Value>)> = if whole.fields.iter().any(items::is_scored) {
        let rows = sql::scored()
            .bind(&**client, &form, &at.team, &version, since, before, &everybody, &facets)
            .all()
            .await
            .sql()?;
        let map = |value: Value| value.as_object().cloned().unwrap_or_default();
        rows.into_iter().map(|row| (map(row.answers), map(row.marks))).collect()
    } else {
        Vec::new()
    };
    let figures = items::figures(&whole.fields, &scored);
    let (mut by_field, mut said): (BTreeMap<String, Vec<AnswerCount>>, BTreeMap<String, Vec<String>>) =
        Default::default();
    for row in counts {
        by_field.entry(row.field).or_default().push(AnswerCount {
            part: row.part,
            answer: row.answer,
            count: row.answers,
        });
    }
    for row in texts {
        said.entry(row.field).or_default().push(row.answer);
    }
    let mut answered: BTreeMap<String, i64> = answered.into_iter().map(|row| (row.field, row.answers)).collect();
    for field in &single {
        let given = by_field.get(field).into_iter().flatten();
        let count = given.filter(|one| !one.answer.is_empty()).map(|one| one.count).sum();
        answered.insert(field.clone(), count);
    }
    let stopped: BTreeMap<String, i64> = stopped.into_iter().map(|row| (row.field, row.people)).collect();
    let questions = whole.fields.into_iter().map(|field| {
        let mut texts = said.remove(&field.id).unwrap_or_default();
        let words = items::words(&texts);
        texts.truncate(SHOWN_TEXTS);
        let item = figures.get(&field.id);
        QuestionFigures {
            counts: by_field.remove(&field.id).unwrap_or_default(),
            answered: answered.get(&field.id).copied().unwrap_or_default(),
            stopped: stopped.get(&field.id).copied().unwrap_or_default(),
            texts,
            words: words
                .into_iter()
                .map(|(word, count)| WordCount { word, count })
                .collect(),
            difficulty: item.map(|item| item.difficulty),
            discrimination: item.and_then(|item| item.discrimination),
            field: Field {
                correct: Vec::new(),
                ..field
            },
        }
    });
    found.questions = questions.collect();
    Ok(found)
}
