//! What all answers say together, joined on the question over all versions.

use crate::prelude::*;

use std::collections::{BTreeMap, HashMap};

use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::commands::read;
use super::counting;
use super::model::content::{Field, FieldType};
use super::model::items;
use super::model::question_set::QuestionSet;
use super::model::settings::Settings;
use super::model::tally::Tally;
use super::submission_filter::{self, SubmissionFilter, facets};

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
    answered: i64,
    /// How many of those who have not submitted stopped after it.
    stopped: i64,
    /// At most 200 that were written lately.
    texts: Vec<String>,
    /// The words of the latest thousand submissions, the most frequent first.
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

/// A form over all of its versions.
pub struct FormData {
    /// What it asks, and asked.
    pub questions: QuestionSet,
    /// Nothing says who answered.
    pub anonymous: bool,
}

/// Every question that was ever asked, as it was asked last.
pub async fn question_set(client: &impl GenericClient, team: &str, form: Uuid) -> Result<QuestionSet> {
    let rows = sql::all_contents().bind(client, &form, &team).all().await.sql()?;
    let contents = rows.iter().map(|row| Ok((row.version, read(&row.content)?)));
    Ok(QuestionSet::of(contents.collect::<Result<_>>()?))
}

/// A form over all of its versions.
pub async fn load(client: &TenantClient, at: &Scope<'_>, form: Uuid) -> Result<FormData> {
    let row = sql::one_form()
        .bind(&**client, &form, &at.team)
        .opt()
        .await
        .or_not_found()?;
    let settings: Settings = read(&row.settings)?;
    // What was once answered anonymously stays so, whatever the form is now.
    let was_anonymous = sql::was_anonymous().bind(&**client, &form).one().await.sql()?;
    Ok(FormData {
        questions: question_set(&**client, at.team, form).await?,
        anonymous: settings.anonymous || was_anonymous,
    })
}

fn is_written(field: &Field) -> bool {
    matches!(field.kind, FieldType::ShortText | FieldType::LongText)
}

/// The latest submissions that texts and words are taken from.
const MOST_TEXTS: i64 = 1000;
const SHOWN_TEXTS: usize = 200;

/// Whether nothing is to be counted before the figures that whoever asks may see.
pub async fn is_counted(
    client: &TenantClient,
    at: &Scope<'_>,
    form: Uuid,
    whole: &FormData,
    query: &AnalyticsQuery,
) -> Result<bool> {
    // What is cut by people is counted by itself.
    if !whole.anonymous && !facets(at, query.whose.as_deref()).is_empty() {
        return Ok(true);
    }
    counting::is_counted(client, &whole.questions, form).await
}

/// The figures of the submissions that whoever asks may see.
pub async fn figures(
    client: &TenantClient,
    at: &Scope<'_>,
    form: Uuid,
    whole: FormData,
    query: &AnalyticsQuery,
) -> Result<FormAnalytics> {
    let FormData {
        questions: asked_questions,
        anonymous,
    } = whole;
    let none = AnalyticsQuery::default();
    // An anonymous form belongs to all of the team, and is never cut into smaller groups.
    let (query, facets, named) = if anonymous {
        (&none, Vec::new(), Vec::new())
    } else {
        let named = submission_filter::marker_versions(client, at, form).await?;
        (query, facets(at, query.whose.as_deref()), named)
    };
    let cut = submission_filter::parse_facets(query.whose.as_deref());
    let submission_filter = SubmissionFilter {
        team: at.team,
        facets: &facets,
        cut: &cut,
        marker: at.by,
        named: &named,
    };
    let by_version = if facets.is_empty() {
        counting::tallies(client, &asked_questions, (form, at.team), query).await?
    } else {
        counting::tally_people(client, &asked_questions, form, &submission_filter, query).await?
    };
    let mut tally = Tally::default();
    by_version.into_values().for_each(|own| tally.add(own));
    let waiting = if anonymous {
        sql::unreleased().bind(&**client, &form).one().await.sql()?
    } else {
        0
    };
    let withheld = anonymous && tally.submissions < FEWEST_ANONYMOUS;
    let stopped = drop_offs(client, &asked_questions, form, &submission_filter, query).await?;
    let versions = sql::version_numbers()
        .bind(&**client, &form, &at.team)
        .all()
        .await
        .sql()?;
    let minutes = tally.quartiles().filter(|_| !anonymous);
    let mut found = FormAnalytics {
        submitted: tally.submissions + waiting,
        counted: tally.submissions,
        begun: stopped.values().sum(),
        average_score: tally.average().filter(|_| !withheld),
        minutes: minutes.map(|[_, half, _]| half),
        minutes_low: minutes.map(|[low, _, _]| low),
        minutes_high: minutes.map(|[_, _, high]| high),
        by_status: BTreeMap::new(),
        questions: Vec::new(),
        versions,
        anonymous,
        withheld,
    };
    if withheld {
        return Ok(found);
    }
    let answer_texts = texts(client, &asked_questions, form, &submission_filter, query).await?;
    found.by_status = std::mem::take(&mut tally.by_status);
    found.questions = questions(asked_questions, tally, answer_texts, &stopped);
    Ok(found)
}

/// Where those stopped who have begun and not submitted, by question; of whoever has answered none yet by nothing.
async fn drop_offs(
    client: &TenantClient,
    asked_questions: &QuestionSet,
    form: Uuid,
    submission_filter: &SubmissionFilter<'_>,
    query: &AnalyticsQuery,
) -> Result<HashMap<Option<String>, i64>> {
    let all: Vec<&str> = asked_questions.fields.iter().map(|field| field.id.as_str()).collect();
    let rows = sql::stopped()
        .params(
            &**client,
            &sql::StoppedParams {
                fields: all,
                form_id: form,
                team_id: submission_filter.team,
                version: query.version.unwrap_or_default(),
                since: query.since,
                before: query.before,
                everybody: submission_filter.facets.is_empty(),
                facets: submission_filter.facets,
                me: submission_filter.marker,
                named: submission_filter.named,
                uncut: submission_filter.cut.is_empty(),
                cut: submission_filter.cut,
            },
        )
        .all()
        .await
        .sql()?;
    Ok(rows.into_iter().map(|row| (row.field, row.people)).collect())
}

/// What was written lately, by question.
async fn texts(
    client: &TenantClient,
    asked_questions: &QuestionSet,
    form: Uuid,
    submission_filter: &SubmissionFilter<'_>,
    query: &AnalyticsQuery,
) -> Result<HashMap<String, Vec<String>>> {
    let written = asked_questions.fields.iter().filter(|field| is_written(field));
    let written: Vec<&str> = written.map(|field| field.id.as_str()).collect();
    let mut answer_texts: HashMap<String, Vec<String>> = HashMap::new();
    if written.is_empty() {
        return Ok(answer_texts);
    }
    let rows = sql::latest_texts()
        .params(
            &**client,
            &sql::LatestTextsParams {
                form_id: form,
                team_id: submission_filter.team,
                version: query.version.unwrap_or_default(),
                since: query.since,
                before: query.before,
                everybody: submission_filter.facets.is_empty(),
                facets: submission_filter.facets,
                me: submission_filter.marker,
                named: submission_filter.named,
                uncut: submission_filter.cut.is_empty(),
                cut: submission_filter.cut,
                most: MOST_TEXTS,
                fields: &written,
            },
        )
        .all()
        .await
        .sql()?;
    for row in rows {
        match answer_texts.get_mut(&row.field) {
            Some(texts) => texts.push(row.answer),
            None => {
                answer_texts.insert(row.field, vec![row.answer]);
            }
        }
    }
    Ok(answer_texts)
}

fn questions(
    asked_questions: QuestionSet,
    mut tally: Tally,
    mut answer_texts: HashMap<String, Vec<String>>,
    stopped: &HashMap<Option<String>, i64>,
) -> Vec<QuestionFigures> {
    let question = |field: Field| {
        let own = tally.fields.remove(&field.id).unwrap_or_default();
        let item = field.points.and_then(|points| own.sums.item(points));
        let mut texts = answer_texts.remove(&field.id).unwrap_or_default();
        let frequent_words = items::frequent_words(&texts);
        texts.truncate(SHOWN_TEXTS);
        // In no order that tells who.
        texts.sort_by_cached_key(|text| text.to_lowercase());
        let counts = own.counts.into_iter().flat_map(|(part, counts)| {
            let of = move |(answer, count)| AnswerCount {
                part: part.clone(),
                answer,
                count,
            };
            counts.into_iter().map(of)
        });
        QuestionFigures {
            counts: counts.collect(),
            answered: own.answered,
            stopped: stopped.get(&Some(field.id.clone())).copied().unwrap_or_default(),
            texts,
            words: frequent_words
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
    };
    asked_questions.fields.into_iter().map(question).collect()
}
