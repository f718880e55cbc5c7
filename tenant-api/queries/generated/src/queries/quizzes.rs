// This file was generated with `clorinde`. Do not modify.

#[derive(Clone, Copy, Debug)]
pub struct OwnQuizParams {
    pub user_course_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct AttemptsOfParams {
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct TriesParams {
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CreateAttemptParams<T1: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub user_id: uuid::Uuid,
    pub number: i32,
    pub paper: T1,
    pub max_score: f64,
    pub now: chrono::DateTime<chrono::Utc>,
    pub deadline_at: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug)]
pub struct StoreAnswersParams<T1: crate::JsonSql> {
    pub answers: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreSubmittedParams<T1: crate::JsonSql, T2: crate::JsonSql> {
    pub answers: T1,
    pub grades: T2,
    pub score: f64,
    pub now: chrono::DateTime<chrono::Utc>,
    pub timed_out: bool,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct OneAttemptParams {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct BestOfParams {
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct DraftQuizParams {
    pub course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct StatisticsParams {
    pub course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct AnswersGivenParams {
    pub course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct BankPageParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub search: Option<T1>,
    pub category: Option<T2>,
    pub tag: Option<T3>,
    pub limit: i64,
    pub offset: i64,
}
#[derive(Debug)]
pub struct InsertBankQuestionsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::JsonSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
> {
    pub category: T1,
    pub tags: T3,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T4,
    pub questions: T6,
    pub searches: T8,
}
#[derive(Debug)]
pub struct SetBankQuestionParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::JsonSql,
    T5: crate::StringSql,
> {
    pub category: T1,
    pub tags: T3,
    pub question: T4,
    pub search: T5,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OwnQuiz {
    pub content: serde_json::Value,
    pub completion: serde_json::Value,
}
pub struct OwnQuizBorrowed<'a> {
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub completion: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<OwnQuizBorrowed<'a>> for OwnQuiz {
    fn from(OwnQuizBorrowed { content, completion }: OwnQuizBorrowed<'a>) -> Self {
        Self {
            content: serde_json::from_str(content.0.get()).unwrap(),
            completion: serde_json::from_str(completion.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct AttemptsOf {
    pub id: uuid::Uuid,
    pub number: i32,
    pub status: String,
    pub score: Option<f64>,
    pub max_score: f64,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct AttemptsOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub number: i32,
    pub status: &'a str,
    pub score: Option<f64>,
    pub max_score: f64,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<AttemptsOfBorrowed<'a>> for AttemptsOf {
    fn from(
        AttemptsOfBorrowed {
            id,
            number,
            status,
            score,
            max_score,
            started_at,
            submitted_at,
        }: AttemptsOfBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            number,
            status: status.into(),
            score,
            max_score,
            started_at,
            submitted_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Tries {
    pub tries: i64,
    pub open: Option<uuid::Uuid>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockAttempt {
    pub user_id: uuid::Uuid,
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub status: String,
    pub paper: serde_json::Value,
    pub answers: serde_json::Value,
    pub max_score: f64,
    pub deadline_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: String,
    pub content: serde_json::Value,
}
pub struct LockAttemptBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub status: &'a str,
    pub paper: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub answers: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub max_score: f64,
    pub deadline_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: &'a str,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<LockAttemptBorrowed<'a>> for LockAttempt {
    fn from(
        LockAttemptBorrowed {
            user_id,
            user_course_id,
            activity_id,
            status,
            paper,
            answers,
            max_score,
            deadline_at,
            title,
            content,
        }: LockAttemptBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            user_course_id,
            activity_id,
            status: status.into(),
            paper: serde_json::from_str(paper.0.get()).unwrap(),
            answers: serde_json::from_str(answers.0.get()).unwrap(),
            max_score,
            deadline_at,
            title: title.into(),
            content: serde_json::from_str(content.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneAttempt {
    pub number: i32,
    pub status: String,
    pub paper: serde_json::Value,
    pub answers: serde_json::Value,
    pub grades: serde_json::Value,
    pub score: Option<f64>,
    pub max_score: f64,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub deadline_at: Option<chrono::DateTime<chrono::Utc>>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub timed_out: bool,
    pub content: serde_json::Value,
    pub completion: serde_json::Value,
    pub tries: i64,
}
pub struct OneAttemptBorrowed<'a> {
    pub number: i32,
    pub status: &'a str,
    pub paper: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub answers: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub grades: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub score: Option<f64>,
    pub max_score: f64,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub deadline_at: Option<chrono::DateTime<chrono::Utc>>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub timed_out: bool,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub completion: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub tries: i64,
}
impl<'a> From<OneAttemptBorrowed<'a>> for OneAttempt {
    fn from(
        OneAttemptBorrowed {
            number,
            status,
            paper,
            answers,
            grades,
            score,
            max_score,
            started_at,
            deadline_at,
            submitted_at,
            timed_out,
            content,
            completion,
            tries,
        }: OneAttemptBorrowed<'a>,
    ) -> Self {
        Self {
            number,
            status: status.into(),
            paper: serde_json::from_str(paper.0.get()).unwrap(),
            answers: serde_json::from_str(answers.0.get()).unwrap(),
            grades: serde_json::from_str(grades.0.get()).unwrap(),
            score,
            max_score,
            started_at,
            deadline_at,
            submitted_at,
            timed_out,
            content: serde_json::from_str(content.0.get()).unwrap(),
            completion: serde_json::from_str(completion.0.get()).unwrap(),
            tries,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct BestOf {
    pub submitted: i64,
    pub percent: Option<f64>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Statistics {
    pub question: String,
    pub attempts: i64,
    pub difficulty: Option<f64>,
    pub discrimination: Option<f64>,
}
pub struct StatisticsBorrowed<'a> {
    pub question: &'a str,
    pub attempts: i64,
    pub difficulty: Option<f64>,
    pub discrimination: Option<f64>,
}
impl<'a> From<StatisticsBorrowed<'a>> for Statistics {
    fn from(
        StatisticsBorrowed {
            question,
            attempts,
            difficulty,
            discrimination,
        }: StatisticsBorrowed<'a>,
    ) -> Self {
        Self {
            question: question.into(),
            attempts,
            difficulty,
            discrimination,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct AnswersGiven {
    pub question: String,
    pub answer: String,
    pub given: i64,
}
pub struct AnswersGivenBorrowed<'a> {
    pub question: &'a str,
    pub answer: &'a str,
    pub given: i64,
}
impl<'a> From<AnswersGivenBorrowed<'a>> for AnswersGiven {
    fn from(
        AnswersGivenBorrowed {
            question,
            answer,
            given,
        }: AnswersGivenBorrowed<'a>,
    ) -> Self {
        Self {
            question: question.into(),
            answer: answer.into(),
            given,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct BankPage {
    pub id: uuid::Uuid,
    pub category: String,
    pub tags: Vec<String>,
    pub question: serde_json::Value,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub total: i64,
}
pub struct BankPageBorrowed<'a> {
    pub id: uuid::Uuid,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub question: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub total: i64,
}
impl<'a> From<BankPageBorrowed<'a>> for BankPage {
    fn from(
        BankPageBorrowed {
            id,
            category,
            tags,
            question,
            revision,
            changed_at,
            total,
        }: BankPageBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            question: serde_json::from_str(question.0.get()).unwrap(),
            revision,
            changed_at,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct BankCategories {
    pub category: String,
    pub questions: i64,
}
pub struct BankCategoriesBorrowed<'a> {
    pub category: &'a str,
    pub questions: i64,
}
impl<'a> From<BankCategoriesBorrowed<'a>> for BankCategories {
    fn from(BankCategoriesBorrowed { category, questions }: BankCategoriesBorrowed<'a>) -> Self {
        Self {
            category: category.into(),
            questions,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockBankQuestion {
    pub id: uuid::Uuid,
    pub category: String,
    pub tags: Vec<String>,
    pub question: serde_json::Value,
    pub revision: i32,
}
pub struct LockBankQuestionBorrowed<'a> {
    pub id: uuid::Uuid,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub question: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
}
impl<'a> From<LockBankQuestionBorrowed<'a>> for LockBankQuestion {
    fn from(
        LockBankQuestionBorrowed {
            id,
            category,
            tags,
            question,
            revision,
        }: LockBankQuestionBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            question: serde_json::from_str(question.0.get()).unwrap(),
            revision,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct OwnQuizQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OwnQuizBorrowed, tokio_postgres::Error>,
    mapper: fn(OwnQuizBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OwnQuizQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OwnQuizBorrowed) -> R) -> OwnQuizQuery<'c, 'a, 's, C, R, N> {
        OwnQuizQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct AttemptsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AttemptsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(AttemptsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AttemptsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AttemptsOfBorrowed) -> R) -> AttemptsOfQuery<'c, 'a, 's, C, R, N> {
        AttemptsOfQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct TriesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Tries, tokio_postgres::Error>,
    mapper: fn(Tries) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TriesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Tries) -> R) -> TriesQuery<'c, 'a, 's, C, R, N> {
        TriesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LockAttemptQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockAttemptBorrowed, tokio_postgres::Error>,
    mapper: fn(LockAttemptBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockAttemptQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockAttemptBorrowed) -> R) -> LockAttemptQuery<'c, 'a, 's, C, R, N> {
        LockAttemptQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OneAttemptQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneAttemptBorrowed, tokio_postgres::Error>,
    mapper: fn(OneAttemptBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneAttemptQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneAttemptBorrowed) -> R) -> OneAttemptQuery<'c, 'a, 's, C, R, N> {
        OneAttemptQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct BestOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BestOf, tokio_postgres::Error>,
    mapper: fn(BestOf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BestOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BestOf) -> R) -> BestOfQuery<'c, 'a, 's, C, R, N> {
        BestOfQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct SerdejsonValueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor:
        fn(&tokio_postgres::Row) -> Result<postgres_types::Json<&serde_json::value::RawValue>, tokio_postgres::Error>,
    mapper: fn(postgres_types::Json<&serde_json::value::RawValue>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SerdejsonValueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(postgres_types::Json<&serde_json::value::RawValue>) -> R,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, R, N> {
        SerdejsonValueQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct StatisticsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StatisticsBorrowed, tokio_postgres::Error>,
    mapper: fn(StatisticsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StatisticsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(StatisticsBorrowed) -> R) -> StatisticsQuery<'c, 'a, 's, C, R, N> {
        StatisticsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct AnswersGivenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AnswersGivenBorrowed, tokio_postgres::Error>,
    mapper: fn(AnswersGivenBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AnswersGivenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AnswersGivenBorrowed) -> R) -> AnswersGivenQuery<'c, 'a, 's, C, R, N> {
        AnswersGivenQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct BankPageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BankPageBorrowed, tokio_postgres::Error>,
    mapper: fn(BankPageBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BankPageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BankPageBorrowed) -> R) -> BankPageQuery<'c, 'a, 's, C, R, N> {
        BankPageQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct BankCategoriesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BankCategoriesBorrowed, tokio_postgres::Error>,
    mapper: fn(BankCategoriesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BankCategoriesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BankCategoriesBorrowed) -> R) -> BankCategoriesQuery<'c, 'a, 's, C, R, N> {
        BankCategoriesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct StringQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<&str, tokio_postgres::Error>,
    mapper: fn(&str) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StringQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(&str) -> R) -> StringQuery<'c, 'a, 's, C, R, N> {
        StringQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LockBankQuestionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockBankQuestionBorrowed, tokio_postgres::Error>,
    mapper: fn(LockBankQuestionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockBankQuestionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockBankQuestionBorrowed) -> R) -> LockBankQuestionQuery<'c, 'a, 's, C, R, N> {
        LockBankQuestionQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct I32Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<i32, tokio_postgres::Error>,
    mapper: fn(i32) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> I32Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(i32) -> R) -> I32Query<'c, 'a, 's, C, R, N> {
        I32Query {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OwnQuizStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own_quiz() -> OwnQuizStmt {
    OwnQuizStmt(
        "select a.content, a.completion from user_courses uc join courses c on c.id = uc.course_id join activities a on a.course_id = c.id and a.version = coalesce(uc.version, c.live_version) where uc.id = $1 and uc.user_id = $2 and uc.archived_at is null and a.id = $3 and a.type = 'quiz' and c.status in ('published', 'publishedwithdraft')",
        None,
    )
}
impl OwnQuizStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> OwnQuizQuery<'c, 'a, 's, C, OwnQuiz, 3> {
        OwnQuizQuery {
            client,
            params: [user_course_id, user_id, activity_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwnQuizBorrowed, tokio_postgres::Error> {
                Ok(OwnQuizBorrowed {
                    content: row.try_get(0)?,
                    completion: row.try_get(1)?,
                })
            },
            mapper: |it| OwnQuiz::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OwnQuizParams, OwnQuizQuery<'c, 'a, 's, C, OwnQuiz, 3>, C>
    for OwnQuizStmt
{
    fn params(&'s self, client: &'c C, params: &'a OwnQuizParams) -> OwnQuizQuery<'c, 'a, 's, C, OwnQuiz, 3> {
        self.bind(client, &params.user_course_id, &params.user_id, &params.activity_id)
    }
}
pub struct AttemptsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn attempts_of() -> AttemptsOfStmt {
    AttemptsOfStmt(
        "select id, number, status, score, max_score, started_at, submitted_at from quiz_attempts where user_course_id = $1 and activity_id = $2 order by number desc",
        None,
    )
}
impl AttemptsOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> AttemptsOfQuery<'c, 'a, 's, C, AttemptsOf, 2> {
        AttemptsOfQuery {
            client,
            params: [user_course_id, activity_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AttemptsOfBorrowed, tokio_postgres::Error> {
                Ok(AttemptsOfBorrowed {
                    id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    status: row.try_get(2)?,
                    score: row.try_get(3)?,
                    max_score: row.try_get(4)?,
                    started_at: row.try_get(5)?,
                    submitted_at: row.try_get(6)?,
                })
            },
            mapper: |it| AttemptsOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, AttemptsOfParams, AttemptsOfQuery<'c, 'a, 's, C, AttemptsOf, 2>, C>
    for AttemptsOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a AttemptsOfParams) -> AttemptsOfQuery<'c, 'a, 's, C, AttemptsOf, 2> {
        self.bind(client, &params.user_course_id, &params.activity_id)
    }
}
pub struct TriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tries() -> TriesStmt {
    TriesStmt(
        "select count(*) as tries, (array_agg(id) filter (where status = 'inprogress'))[1] as open from quiz_attempts where user_course_id = $1 and activity_id = $2",
        None,
    )
}
impl TriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> TriesQuery<'c, 'a, 's, C, Tries, 2> {
        TriesQuery {
            client,
            params: [user_course_id, activity_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Tries, tokio_postgres::Error> {
                Ok(Tries {
                    tries: row.try_get(0)?,
                    open: row.try_get(1)?,
                })
            },
            mapper: |it| Tries::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, TriesParams, TriesQuery<'c, 'a, 's, C, Tries, 2>, C> for TriesStmt
{
    fn params(&'s self, client: &'c C, params: &'a TriesParams) -> TriesQuery<'c, 'a, 's, C, Tries, 2> {
        self.bind(client, &params.user_course_id, &params.activity_id)
    }
}
pub struct CreateAttemptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_attempt() -> CreateAttemptStmt {
    CreateAttemptStmt(
        "insert into quiz_attempts (id, user_course_id, activity_id, course_id, version, user_id, number, status, paper, max_score, started_at, deadline_at) values ($1, $2, $3, $4, $5, $6, $7, 'inprogress', $8, $9, $10, $11) on conflict (user_course_id, activity_id, number) do nothing",
        None,
    )
}
impl CreateAttemptStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        user_id: &'a uuid::Uuid,
        number: &'a i32,
        paper: &'a T1,
        max_score: &'a f64,
        now: &'a chrono::DateTime<chrono::Utc>,
        deadline_at: &'a Option<chrono::DateTime<chrono::Utc>>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    user_course_id,
                    activity_id,
                    course_id,
                    version,
                    user_id,
                    number,
                    paper,
                    max_score,
                    now,
                    deadline_at,
                ],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateAttemptParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateAttemptStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateAttemptParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.user_course_id,
            &params.activity_id,
            &params.course_id,
            &params.version,
            &params.user_id,
            &params.number,
            &params.paper,
            &params.max_score,
            &params.now,
            &params.deadline_at,
        ))
    }
}
pub struct LockAttemptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_attempt() -> LockAttemptStmt {
    LockAttemptStmt(
        "select q.user_id, q.user_course_id, q.activity_id, q.status, q.paper, q.answers, q.max_score, q.deadline_at, a.title, a.content from quiz_attempts q join activities a on a.course_id = q.course_id and a.version = q.version and a.id = q.activity_id where q.id = $1 for no key update of q",
        None,
    )
}
impl LockAttemptStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockAttemptQuery<'c, 'a, 's, C, LockAttempt, 1> {
        LockAttemptQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockAttemptBorrowed, tokio_postgres::Error> {
                Ok(LockAttemptBorrowed {
                    user_id: row.try_get(0)?,
                    user_course_id: row.try_get(1)?,
                    activity_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    paper: row.try_get(4)?,
                    answers: row.try_get(5)?,
                    max_score: row.try_get(6)?,
                    deadline_at: row.try_get(7)?,
                    title: row.try_get(8)?,
                    content: row.try_get(9)?,
                })
            },
            mapper: |it| LockAttempt::from(it),
        }
    }
}
pub struct StoreAnswersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_answers() -> StoreAnswersStmt {
    StoreAnswersStmt("update quiz_attempts set answers = $1 where id = $2", None)
}
impl StoreAnswersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        answers: &'a T1,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[answers, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreAnswersParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreAnswersStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreAnswersParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.answers, &params.id))
    }
}
pub struct StoreSubmittedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_submitted() -> StoreSubmittedStmt {
    StoreSubmittedStmt(
        "update quiz_attempts set status = 'submitted', answers = $1, grades = $2, score = $3, submitted_at = $4, timed_out = $5 where id = $6",
        None,
    )
}
impl StoreSubmittedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::JsonSql>(
        &'s self,
        client: &'c C,
        answers: &'a T1,
        grades: &'a T2,
        score: &'a f64,
        now: &'a chrono::DateTime<chrono::Utc>,
        timed_out: &'a bool,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[answers, grades, score, now, timed_out, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql, T2: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreSubmittedParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreSubmittedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreSubmittedParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.answers,
            &params.grades,
            &params.score,
            &params.now,
            &params.timed_out,
            &params.id,
        ))
    }
}
pub struct OneAttemptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_attempt() -> OneAttemptStmt {
    OneAttemptStmt(
        "select q.number, q.status, q.paper, q.answers, q.grades, q.score, q.max_score, q.started_at, q.deadline_at, q.submitted_at, q.timed_out, a.content, a.completion, (select count(*) from quiz_attempts o where o.user_course_id = q.user_course_id and o.activity_id = q.activity_id) as tries from quiz_attempts q join activities a on a.course_id = q.course_id and a.version = q.version and a.id = q.activity_id where q.id = $1 and q.user_id = $2",
        None,
    )
}
impl OneAttemptStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> OneAttemptQuery<'c, 'a, 's, C, OneAttempt, 2> {
        OneAttemptQuery {
            client,
            params: [id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneAttemptBorrowed, tokio_postgres::Error> {
                Ok(OneAttemptBorrowed {
                    number: row.try_get(0)?,
                    status: row.try_get(1)?,
                    paper: row.try_get(2)?,
                    answers: row.try_get(3)?,
                    grades: row.try_get(4)?,
                    score: row.try_get(5)?,
                    max_score: row.try_get(6)?,
                    started_at: row.try_get(7)?,
                    deadline_at: row.try_get(8)?,
                    submitted_at: row.try_get(9)?,
                    timed_out: row.try_get(10)?,
                    content: row.try_get(11)?,
                    completion: row.try_get(12)?,
                    tries: row.try_get(13)?,
                })
            },
            mapper: |it| OneAttempt::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OneAttemptParams, OneAttemptQuery<'c, 'a, 's, C, OneAttempt, 2>, C>
    for OneAttemptStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneAttemptParams) -> OneAttemptQuery<'c, 'a, 's, C, OneAttempt, 2> {
        self.bind(client, &params.id, &params.user_id)
    }
}
pub struct BestOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn best_of() -> BestOfStmt {
    BestOfStmt(
        "select count(*) as submitted, max(100 * score / nullif(max_score, 0)) as percent from quiz_attempts where user_course_id = $1 and activity_id = $2 and status = 'submitted'",
        None,
    )
}
impl BestOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> BestOfQuery<'c, 'a, 's, C, BestOf, 2> {
        BestOfQuery {
            client,
            params: [user_course_id, activity_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BestOf, tokio_postgres::Error> {
                Ok(BestOf {
                    submitted: row.try_get(0)?,
                    percent: row.try_get(1)?,
                })
            },
            mapper: |it| BestOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, BestOfParams, BestOfQuery<'c, 'a, 's, C, BestOf, 2>, C> for BestOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a BestOfParams) -> BestOfQuery<'c, 'a, 's, C, BestOf, 2> {
        self.bind(client, &params.user_course_id, &params.activity_id)
    }
}
pub struct DraftQuizStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn draft_quiz() -> DraftQuizStmt {
    DraftQuizStmt(
        "select a.content from courses c join activities a on a.course_id = c.id and a.version = c.draft_version where c.id = $1 and a.id = $2 and a.type = 'quiz'",
        None,
    )
}
impl DraftQuizStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 2> {
        SerdejsonValueQuery {
            client,
            params: [course_id, activity_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        DraftQuizParams,
        SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 2>,
        C,
    > for DraftQuizStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DraftQuizParams,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 2> {
        self.bind(client, &params.course_id, &params.activity_id)
    }
}
pub struct StatisticsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn statistics() -> StatisticsStmt {
    StatisticsStmt(
        "select g.key as question, count(*) as attempts, avg(g.value::text::float8) as difficulty, corr(g.value::text::float8, t.total - g.value::text::float8) as discrimination from quiz_attempts q cross join lateral jsonb_each(q.grades) g cross join lateral (select sum(v.value::text::float8) as total from jsonb_each(q.grades) v) t where q.course_id = $1 and q.activity_id = $2 and q.status = 'submitted' and q.number = 1 group by g.key",
        None,
    )
}
impl StatisticsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> StatisticsQuery<'c, 'a, 's, C, Statistics, 2> {
        StatisticsQuery {
            client,
            params: [course_id, activity_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StatisticsBorrowed, tokio_postgres::Error> {
                Ok(StatisticsBorrowed {
                    question: row.try_get(0)?,
                    attempts: row.try_get(1)?,
                    difficulty: row.try_get(2)?,
                    discrimination: row.try_get(3)?,
                })
            },
            mapper: |it| Statistics::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, StatisticsParams, StatisticsQuery<'c, 'a, 's, C, Statistics, 2>, C>
    for StatisticsStmt
{
    fn params(&'s self, client: &'c C, params: &'a StatisticsParams) -> StatisticsQuery<'c, 'a, 's, C, Statistics, 2> {
        self.bind(client, &params.course_id, &params.activity_id)
    }
}
pub struct AnswersGivenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn answers_given() -> AnswersGivenStmt {
    AnswersGivenStmt(
        "select a.key as question, chosen.value #>> '{}' as answer, count(*) as given from quiz_attempts q cross join lateral jsonb_each(q.answers) a cross join lateral jsonb_array_elements( case jsonb_typeof(a.value) when 'array' then a.value when 'object' then '[]'::jsonb else jsonb_build_array(a.value) end) chosen where q.course_id = $1 and q.activity_id = $2 and q.status = 'submitted' and q.number = 1 and jsonb_typeof(chosen.value) in ('string', 'number') group by 1, 2 order by 1, 3 desc, 2",
        None,
    )
}
impl AnswersGivenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> AnswersGivenQuery<'c, 'a, 's, C, AnswersGiven, 2> {
        AnswersGivenQuery {
            client,
            params: [course_id, activity_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AnswersGivenBorrowed, tokio_postgres::Error> {
                Ok(AnswersGivenBorrowed {
                    question: row.try_get(0)?,
                    answer: row.try_get(1)?,
                    given: row.try_get(2)?,
                })
            },
            mapper: |it| AnswersGiven::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, AnswersGivenParams, AnswersGivenQuery<'c, 'a, 's, C, AnswersGiven, 2>, C>
    for AnswersGivenStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a AnswersGivenParams,
    ) -> AnswersGivenQuery<'c, 'a, 's, C, AnswersGiven, 2> {
        self.bind(client, &params.course_id, &params.activity_id)
    }
}
pub struct BankPageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn bank_page() -> BankPageStmt {
    BankPageStmt(
        "select id, category, tags, question, revision, changed_at, count(*) over () as total from bank_questions where ($1::text is null or search like $1) and ($2::text is null or category = $2) and ($3::text is null or tags @> array[$3::text]) order by changed_at desc, id limit $4 offset $5",
        None,
    )
}
impl BankPageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        search: &'a Option<T1>,
        category: &'a Option<T2>,
        tag: &'a Option<T3>,
        limit: &'a i64,
        offset: &'a i64,
    ) -> BankPageQuery<'c, 'a, 's, C, BankPage, 5> {
        BankPageQuery {
            client,
            params: [search, category, tag, limit, offset],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BankPageBorrowed, tokio_postgres::Error> {
                Ok(BankPageBorrowed {
                    id: row.try_get(0)?,
                    category: row.try_get(1)?,
                    tags: row.try_get(2)?,
                    question: row.try_get(3)?,
                    revision: row.try_get(4)?,
                    changed_at: row.try_get(5)?,
                    total: row.try_get(6)?,
                })
            },
            mapper: |it| BankPage::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, BankPageParams<T1, T2, T3>, BankPageQuery<'c, 'a, 's, C, BankPage, 5>, C>
    for BankPageStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a BankPageParams<T1, T2, T3>,
    ) -> BankPageQuery<'c, 'a, 's, C, BankPage, 5> {
        self.bind(
            client,
            &params.search,
            &params.category,
            &params.tag,
            &params.limit,
            &params.offset,
        )
    }
}
pub struct BankCategoriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn bank_categories() -> BankCategoriesStmt {
    BankCategoriesStmt(
        "select category, count(*) as questions from bank_questions where category <> '' group by category order by category",
        None,
    )
}
impl BankCategoriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> BankCategoriesQuery<'c, 'a, 's, C, BankCategories, 0> {
        BankCategoriesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BankCategoriesBorrowed, tokio_postgres::Error> {
                Ok(BankCategoriesBorrowed {
                    category: row.try_get(0)?,
                    questions: row.try_get(1)?,
                })
            },
            mapper: |it| BankCategories::from(it),
        }
    }
}
pub struct BankTagsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn bank_tags() -> BankTagsStmt {
    BankTagsStmt(
        "select distinct tag from bank_questions, unnest(tags) as tag order by tag limit 500",
        None,
    )
}
impl BankTagsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(&'s self, client: &'c C) -> StringQuery<'c, 'a, 's, C, String, 0> {
        StringQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct InsertBankQuestionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_bank_questions() -> InsertBankQuestionsStmt {
    InsertBankQuestionsStmt(
        "insert into bank_questions (id, category, tags, question, search, changed_by, changed_at) select x.id, $1, $2, x.question, x.search, $3, $4 from unnest($5::uuid[], $6::jsonb[], $7::text[]) as x (id, question, search)",
        None,
    )
}
impl InsertBankQuestionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::ArraySql<Item = uuid::Uuid>,
        T5: crate::JsonSql,
        T6: crate::ArraySql<Item = T5>,
        T7: crate::StringSql,
        T8: crate::ArraySql<Item = T7>,
    >(
        &'s self,
        client: &'c C,
        category: &'a T1,
        tags: &'a T3,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T4,
        questions: &'a T6,
        searches: &'a T8,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[category, tags, by, now, ids, questions, searches],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::JsonSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertBankQuestionsParams<T1, T2, T3, T4, T5, T6, T7, T8>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertBankQuestionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertBankQuestionsParams<T1, T2, T3, T4, T5, T6, T7, T8>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.category,
            &params.tags,
            &params.by,
            &params.now,
            &params.ids,
            &params.questions,
            &params.searches,
        ))
    }
}
pub struct LockBankQuestionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_bank_question() -> LockBankQuestionStmt {
    LockBankQuestionStmt(
        "select id, category, tags, question, revision from bank_questions where id = $1 for update",
        None,
    )
}
impl LockBankQuestionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockBankQuestionQuery<'c, 'a, 's, C, LockBankQuestion, 1> {
        LockBankQuestionQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockBankQuestionBorrowed, tokio_postgres::Error> {
                Ok(LockBankQuestionBorrowed {
                    id: row.try_get(0)?,
                    category: row.try_get(1)?,
                    tags: row.try_get(2)?,
                    question: row.try_get(3)?,
                    revision: row.try_get(4)?,
                })
            },
            mapper: |it| LockBankQuestion::from(it),
        }
    }
}
pub struct SetBankQuestionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_bank_question() -> SetBankQuestionStmt {
    SetBankQuestionStmt(
        "update bank_questions set category = $1, tags = $2, question = $3, search = $4, revision = revision + 1, changed_by = $5, changed_at = $6 where id = $7 returning revision",
        None,
    )
}
impl SetBankQuestionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::JsonSql,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        category: &'a T1,
        tags: &'a T3,
        question: &'a T4,
        search: &'a T5,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 7> {
        I32Query {
            client,
            params: [category, tags, question, search, by, now, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::JsonSql,
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        SetBankQuestionParams<T1, T2, T3, T4, T5>,
        I32Query<'c, 'a, 's, C, i32, 7>,
        C,
    > for SetBankQuestionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a SetBankQuestionParams<T1, T2, T3, T4, T5>,
    ) -> I32Query<'c, 'a, 's, C, i32, 7> {
        self.bind(
            client,
            &params.category,
            &params.tags,
            &params.question,
            &params.search,
            &params.by,
            &params.now,
            &params.id,
        )
    }
}
pub struct DeleteBankQuestionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_bank_question() -> DeleteBankQuestionStmt {
    DeleteBankQuestionStmt("delete from bank_questions where id = $1", None)
}
impl DeleteBankQuestionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
