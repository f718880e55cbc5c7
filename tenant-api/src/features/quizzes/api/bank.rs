//! The question bank: questions of the organisation, found by category, tag and words, to be copied into quizzes.

use std::collections::HashSet;

use learnt_queries::queries::quizzes as sql;

use crate::db::lists;
use crate::features::courses::Question;
use crate::prelude::*;

const MOST_AT_ONCE: usize = 300;
const MOST_TAGS: usize = 20;

/// A question of the bank.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BankQuestion {
    id: Uuid,
    /// One word to find it by, and to draw from.
    category: String,
    /// More words to find it by.
    tags: Vec<String>,
    /// With what is right.
    question: Question,
    /// A change must name the latest.
    revision: i32,
    changed_at: DateTime<Utc>,
}

/// Which questions of the bank.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct BankQuery {
    /// Part of its text, its options or its tags.
    pub search: Option<String>,
    /// Exactly this category.
    pub category: Option<String>,
    pub tag: Option<String>,
}

fn text(given: Option<&str>) -> Option<&str> {
    given.map(str::trim).filter(|text| !text.is_empty())
}

/// The questions of the organisation, those changed last first
#[utoipa::path(get, path = "/api/questions", operation_id = "questions_list", tag = "quizzes", params(BankQuery, PageQuery),
    responses((status = 200, body = Page<BankQuestion>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<BankQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<BankQuestion>>> {
    let client = actor.client().await?;
    let search = text(query.search.as_deref()).map(lists::contains);
    let (category, tag) = (text(query.category.as_deref()), text(query.tag.as_deref()));
    let of = async |limit: i64, offset: i64| {
        let rows = sql::bank_page();
        rows.params(
            &*client,
            &sql::BankPageParams {
                search: search.as_deref(),
                category,
                tag,
                limit,
                offset,
            },
        )
        .all()
        .await
        .sql()
    };
    let rows = of(page.limit(), page.offset()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        None if page.page() > 1 => of(1, 0).await?.first().map_or(0, |row| row.total),
        None => 0,
    };
    let shown = |row: sql::BankPage| {
        Some(BankQuestion {
            id: row.id,
            category: row.category,
            tags: row.tags,
            question: serde_json::from_value(row.question).ok()?,
            revision: row.revision,
            changed_at: row.changed_at.to_utc(),
        })
    };
    Ok(Json(Page::new(
        rows.into_iter().filter_map(shown).collect(),
        total,
        page,
    )))
}

/// A category of the bank.
#[derive(Debug, Serialize, ToSchema)]
pub struct BankCategory {
    /// Its name.
    category: String,
    questions: i64,
}

/// What the questions of the bank are found by.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionBankTags {
    /// In their order.
    categories: Vec<BankCategory>,
    /// In their order.
    tags: Vec<String>,
}

/// The categories and tags of the bank
#[utoipa::path(get, path = "/api/questions/words", operation_id = "questions_words", tag = "quizzes", responses((status = 200, body = QuestionBankTags)))]
pub async fn tags(actor: Actor) -> Result<Json<QuestionBankTags>> {
    let client = actor.client().await?;
    let categories = sql::bank_categories().bind(&*client).all().await.sql()?;
    let of = |row: sql::BankCategories| BankCategory {
        category: row.category,
        questions: row.questions,
    };
    Ok(Json(QuestionBankTags {
        categories: categories.into_iter().map(of).collect(),
        tags: sql::bank_tags().bind(&*client).all().await.sql()?,
    }))
}

/// Questions to be added.
#[derive(Deserialize, ToSchema)]
pub struct AddQuestions {
    /// 1 to 300; each gets parts of its own, whatever quiz it comes from.
    questions: Vec<Question>,
    /// One word to find them by.
    #[serde(default)]
    category: String,
    /// More words to find them by.
    #[serde(default)]
    tags: Vec<String>,
}

/// The questions that were added.
#[derive(Serialize, ToSchema)]
pub struct AddedQuestions {
    ids: Vec<Uuid>,
}

/// Add questions to the bank
#[utoipa::path(post, path = "/api/questions", operation_id = "questions_add", tag = "quizzes", request_body = AddQuestions,
    responses((status = 201, body = AddedQuestions), (status = 422, body = Problem)))]
pub async fn add(actor: Actor, Json(body): Json<AddQuestions>) -> Result<(StatusCode, Json<AddedQuestions>)> {
    if body.questions.is_empty() || body.questions.len() > MOST_AT_ONCE {
        let sentence = "Save 1 to 300 questions at once.";
        return Err(Problem::field("questions", "out_of_range", sentence));
    }
    let (category, tags) = labels(&body.category, &body.tags)?;
    for question in &body.questions {
        check_question(question)?;
    }
    let to_row = |mut question: Question| {
        question.category.clone_from(&category);
        question
    };
    let questions: Vec<Question> = body.questions.into_iter().map(to_row).collect();
    let searches: Vec<String> = questions.iter().map(|question| search(question, &tags)).collect();
    let ids: Vec<Uuid> = questions.iter().map(|_| new_id()).collect();
    let stored: Vec<serde_json::Value> = questions.iter().map(|question| json!(question)).collect();
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    let now = change.now();
    sql::insert_bank_questions()
        .params(
            change.tx(),
            &sql::InsertBankQuestionsParams {
                category: &category,
                tags: &tags,
                by: actor.user_id,
                now,
                ids: &ids,
                questions: stored,
                searches,
            },
        )
        .await
        .sql()?;
    let trace = ids.first().zip(questions.first());
    if let Some((id, question)) = trace {
        let entry = AuditEntry::new("question.added", id.to_string()).named(title(question));
        change.record(entry.with("questions", ids.len())).await?;
    }
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(AddedQuestions { ids })))
}

/// What of a question is to be different; what is absent stays.
#[derive(Deserialize, ToSchema)]
pub struct ChangeQuestion {
    revision: i32,
    question: Option<Question>,
    category: Option<String>,
    tags: Option<Vec<String>>,
}

/// The revision after a change.
#[derive(Serialize, ToSchema)]
pub struct ChangedQuestion {
    revision: i32,
}

/// Change a question of the bank; its copies in quizzes stay as they are
#[utoipa::path(patch, path = "/api/questions/{id}", operation_id = "questions_change", tag = "quizzes", params(("id" = Uuid, Path)),
    request_body = ChangeQuestion,
    responses((status = 200, body = ChangedQuestion), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn change(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<ChangeQuestion>,
) -> Result<Json<ChangedQuestion>> {
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    let row = lock(&change, id).await?;
    let sentence =
        "Someone else changed this question. Nothing was overwritten: reload the page, then repeat your change.";
    revision::expect(row.revision, body.revision, || sentence.to_owned())?;
    let (category, tags) = labels(
        body.category.as_deref().unwrap_or(&row.category),
        body.tags.as_deref().unwrap_or(&row.tags),
    )?;
    let mut question = match body.question {
        Some(question) => question,
        None => serde_json::from_value(row.question).map_err(|error| Problem::internal(&error))?,
    };
    check_question(&question)?;
    question.category.clone_from(&category);
    let now = change.now();
    let revision = sql::set_bank_question()
        .params(
            change.tx(),
            &sql::SetBankQuestionParams {
                category: &category,
                tags: &tags,
                question: json!(question),
                search: search(&question, &tags),
                by: actor.user_id,
                now,
                id,
            },
        )
        .one()
        .await
        .sql()?;
    change
        .record(AuditEntry::new("question.changed", id.to_string()).named(title(&question)))
        .await?;
    change.commit(&actor.app).await?;
    Ok(Json(ChangedQuestion { revision }))
}

/// Remove a question from the bank; its copies in quizzes stay
#[utoipa::path(delete, path = "/api/questions/{id}", operation_id = "questions_remove", tag = "quizzes", params(("id" = Uuid, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn remove(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    let row = lock(&change, id).await?;
    sql::delete_bank_question().bind(change.tx(), &id).await.sql()?;
    let name = row.question["text"].as_str().unwrap_or_default().to_owned();
    change
        .record(AuditEntry::new("question.removed", id.to_string()).named(name))
        .await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn lock(change: &Change<'_>, id: Uuid) -> Result<sql::LockBankQuestion> {
    sql::lock_bank_question()
        .bind(change.tx(), &id)
        .opt()
        .await
        .or_not_found()
}

/// Refuses a question that could not be asked.
fn check_question(question: &Question) -> Result<()> {
    let wrong = question.check(&mut HashSet::new()).err();
    match wrong.or_else(|| question.missing().map(str::to_owned)) {
        None => Ok(()),
        Some(sentence) => Err(Problem::field(
            "questions",
            "invalid",
            format!("{}: {sentence}", title(question)),
        )),
    }
}

/// Category and tags, trimmed; each tag once.
fn labels(category: &str, tags: &[String]) -> Result<(String, Vec<String>)> {
    let category = category.trim();
    if category.chars().count() > 100 {
        return Err(Problem::field(
            "category",
            "too_long",
            "A category can have at most 100 characters.",
        ));
    }
    let (mut accepted, mut seen) = (Vec::new(), HashSet::new());
    for tag in tags.iter().map(|tag| tag.trim()).filter(|tag| !tag.is_empty()) {
        if seen.insert(tag.to_lowercase()) {
            accepted.push(tag.to_owned());
        }
    }
    if accepted.len() > MOST_TAGS || accepted.iter().any(|tag| tag.chars().count() > 50) {
        return Err(Problem::field(
            "tags",
            "too_many",
            "A question can have at most 20 tags of at most 50 characters.",
        ));
    }
    Ok((category.to_owned(), accepted))
}

/// What it is called in lists and in the log.
fn title(question: &Question) -> String {
    question.text.chars().take(80).collect()
}

fn search(question: &Question, tags: &[String]) -> String {
    let options = question
        .options
        .iter()
        .flat_map(|option| [option.text.as_str(), option.match_text.as_str()]);
    let texts: Vec<&str> = std::iter::once(question.text.as_str())
        .chain(options)
        .chain(tags.iter().map(String::as_str))
        .collect();
    texts.join(" ").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_trimmed_and_bounded() {
        let tags = ["Fire", " fire ", ""].map(str::to_owned);
        let (category, accepted) = labels(" Safety ", &tags).expect("fine");
        assert_eq!((category.as_str(), accepted), ("Safety", vec!["Fire".to_owned()]));
        assert!(labels(&"x".repeat(101), &[]).is_err());
        assert!(labels("", &["x".repeat(51)]).is_err());
        assert!(labels("", &(0..21).map(|n| n.to_string()).collect::<Vec<_>>()).is_err());
    }

    #[test]
    fn a_question_that_could_not_be_asked_is_not_kept() {
        let question: Question =
            serde_json::from_value(json!({"id": Uuid::nil(), "kind": "numeric", "text": "How many?"}))
                .expect("readable");
        assert!(check_question(&question).is_err());
        assert!(
            check_question(&Question {
                number: Some(3.0),
                ..question
            })
            .is_ok()
        );
    }
}
