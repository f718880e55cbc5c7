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
pub struct BeginAttemptParams<T1: crate::JsonSql> {
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
pub struct BeginAttemptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn begin_attempt() -> BeginAttemptStmt {
    BeginAttemptStmt(
        "insert into quiz_attempts (id, user_course_id, activity_id, course_id, version, user_id, number, status, paper, max_score, started_at, deadline_at) values ($1, $2, $3, $4, $5, $6, $7, 'inprogress', $8, $9, $10, $11) on conflict (user_course_id, activity_id, number) do nothing",
        None,
    )
}
impl BeginAttemptStmt {
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
        BeginAttemptParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for BeginAttemptStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a BeginAttemptParams<T1>,
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
