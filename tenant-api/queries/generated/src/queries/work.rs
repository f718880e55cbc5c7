// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct InsertFactParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub kind: T1,
    pub subject: T2,
    pub payload: T3,
    pub topics: T5,
    pub actor: Option<uuid::Uuid>,
    pub acting_as: Option<uuid::Uuid>,
    pub request_id: Option<T6>,
    pub at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub depth: i16,
    pub cause: Option<uuid::Uuid>,
}
#[derive(Clone, Copy, Debug)]
pub struct RecentNewsParams {
    pub after: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct DueFactsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub kinds: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct CompleteFactParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct FactFailedParams<T1: crate::StringSql> {
    pub attempts: i32,
    pub error: T1,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub dead_at: Option<chrono::DateTime<chrono::Utc>>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct PurgeFactsParams {
    pub before: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct PlanWorkParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub key: T1,
    pub kind: T2,
    pub due_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct PlanWorkOnceParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub key: T1,
    pub kind: T2,
    pub due_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct PlanAllOnceParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub kind: T1,
    pub due_at: chrono::DateTime<chrono::Utc>,
    pub keys: T3,
}
#[derive(Debug)]
pub struct PlanWorkByParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub key: T1,
    pub due_at: chrono::DateTime<chrono::Utc>,
    pub kind: T2,
}
#[derive(Debug)]
pub struct NextWorkParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub jobs: T2,
}
#[derive(Debug)]
pub struct NextDueParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub kinds: T2,
    pub jobs: T4,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ClaimWorkParams<T1: crate::StringSql> {
    pub key: T1,
    pub due_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct WorkFailedParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub error: T1,
    pub due_at: chrono::DateTime<chrono::Utc>,
    pub key: T2,
}
#[derive(Debug)]
pub struct MailsPostedParams<T1: crate::JsonSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub mails: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct ClaimMailParams {
    pub until: chrono::DateTime<chrono::Utc>,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct MailPutOffParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub error: T1,
    pub due_at: chrono::DateTime<chrono::Utc>,
    pub key: T2,
    pub until: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct MailUnplannedParams<T1: crate::StringSql> {
    pub key: T1,
    pub until: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct MailsForgottenParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub kind: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct MailSentParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct MailRefusedParams<T1: crate::StringSql> {
    pub error: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct RecentNews {
    pub id: uuid::Uuid,
    pub kind: String,
    pub subject: String,
    pub topics: Vec<String>,
}
pub struct RecentNewsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub subject: &'a str,
    pub topics: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<RecentNewsBorrowed<'a>> for RecentNews {
    fn from(
        RecentNewsBorrowed {
            id,
            kind,
            subject,
            topics,
        }: RecentNewsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            subject: subject.into(),
            topics: topics.map(|v| v.into()).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ClaimFact {
    pub id: uuid::Uuid,
    pub kind: String,
    pub subject: String,
    pub payload: serde_json::Value,
    pub actor: Option<uuid::Uuid>,
    pub acting_as: Option<uuid::Uuid>,
    pub at: chrono::DateTime<chrono::Utc>,
    pub depth: i16,
    pub cause: Option<uuid::Uuid>,
}
pub struct ClaimFactBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub subject: &'a str,
    pub payload: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub actor: Option<uuid::Uuid>,
    pub acting_as: Option<uuid::Uuid>,
    pub at: chrono::DateTime<chrono::Utc>,
    pub depth: i16,
    pub cause: Option<uuid::Uuid>,
}
impl<'a> From<ClaimFactBorrowed<'a>> for ClaimFact {
    fn from(
        ClaimFactBorrowed {
            id,
            kind,
            subject,
            payload,
            actor,
            acting_as,
            at,
            depth,
            cause,
        }: ClaimFactBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            subject: subject.into(),
            payload: serde_json::from_str(payload.0.get()).unwrap(),
            actor,
            acting_as,
            at,
            depth,
            cause,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NextWork {
    pub key: String,
    pub kind: String,
    pub due_at: chrono::DateTime<chrono::Utc>,
}
pub struct NextWorkBorrowed<'a> {
    pub key: &'a str,
    pub kind: &'a str,
    pub due_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<NextWorkBorrowed<'a>> for NextWork {
    fn from(NextWorkBorrowed { key, kind, due_at }: NextWorkBorrowed<'a>) -> Self {
        Self {
            key: key.into(),
            kind: kind.into(),
            due_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NextDue {
    pub facts_at: Option<chrono::DateTime<chrono::Utc>>,
    pub work_at: Option<chrono::DateTime<chrono::Utc>>,
    pub mail_at: Option<chrono::DateTime<chrono::Utc>>,
    pub hook_at: Option<chrono::DateTime<chrono::Utc>>,
    pub unknown: i64,
    pub dead: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct ClaimMail {
    pub key: String,
    pub attempts: i32,
}
pub struct ClaimMailBorrowed<'a> {
    pub key: &'a str,
    pub attempts: i32,
}
impl<'a> From<ClaimMailBorrowed<'a>> for ClaimMail {
    fn from(ClaimMailBorrowed { key, attempts }: ClaimMailBorrowed<'a>) -> Self {
        Self {
            key: key.into(),
            attempts,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct MailToSend {
    pub kind: String,
    pub recipient: String,
    pub subject: String,
    pub team_id: Option<String>,
    pub letter: Option<serde_json::Value>,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
pub struct MailToSendBorrowed<'a> {
    pub kind: &'a str,
    pub recipient: &'a str,
    pub subject: &'a str,
    pub team_id: Option<&'a str>,
    pub letter: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<MailToSendBorrowed<'a>> for MailToSend {
    fn from(
        MailToSendBorrowed {
            kind,
            recipient,
            subject,
            team_id,
            letter,
            created_at,
        }: MailToSendBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            recipient: recipient.into(),
            subject: subject.into(),
            team_id: team_id.map(|v| v.into()),
            letter: letter.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            created_at,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct RecentNewsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RecentNewsBorrowed, tokio_postgres::Error>,
    mapper: fn(RecentNewsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RecentNewsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RecentNewsBorrowed) -> R) -> RecentNewsQuery<'c, 'a, 's, C, R, N> {
        RecentNewsQuery {
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
pub struct UuidUuidQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<uuid::Uuid, tokio_postgres::Error>,
    mapper: fn(uuid::Uuid) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UuidUuidQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(uuid::Uuid) -> R) -> UuidUuidQuery<'c, 'a, 's, C, R, N> {
        UuidUuidQuery {
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
pub struct ClaimFactQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ClaimFactBorrowed, tokio_postgres::Error>,
    mapper: fn(ClaimFactBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ClaimFactQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ClaimFactBorrowed) -> R) -> ClaimFactQuery<'c, 'a, 's, C, R, N> {
        ClaimFactQuery {
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
pub struct NextWorkQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NextWorkBorrowed, tokio_postgres::Error>,
    mapper: fn(NextWorkBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NextWorkQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NextWorkBorrowed) -> R) -> NextWorkQuery<'c, 'a, 's, C, R, N> {
        NextWorkQuery {
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
pub struct NextDueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NextDue, tokio_postgres::Error>,
    mapper: fn(NextDue) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NextDueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NextDue) -> R) -> NextDueQuery<'c, 'a, 's, C, R, N> {
        NextDueQuery {
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
pub struct OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<chrono::DateTime<chrono::Utc>>, tokio_postgres::Error>,
    mapper: fn(Option<chrono::DateTime<chrono::Utc>>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(Option<chrono::DateTime<chrono::Utc>>) -> R,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, R, N> {
        OptionchronoDateTimechronoUtcQuery {
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
pub struct ClaimMailQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ClaimMailBorrowed, tokio_postgres::Error>,
    mapper: fn(ClaimMailBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ClaimMailQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ClaimMailBorrowed) -> R) -> ClaimMailQuery<'c, 'a, 's, C, R, N> {
        ClaimMailQuery {
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
pub struct MailToSendQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MailToSendBorrowed, tokio_postgres::Error>,
    mapper: fn(MailToSendBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MailToSendQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MailToSendBorrowed) -> R) -> MailToSendQuery<'c, 'a, 's, C, R, N> {
        MailToSendQuery {
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
pub struct InsertFactStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_fact() -> InsertFactStmt {
    InsertFactStmt(
        "insert into facts (id, kind, subject, payload, topics, actor, acting_as, request_id, at, due_at, depth, cause) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        None,
    )
}
impl InsertFactStmt {
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
        T3: crate::JsonSql,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        kind: &'a T1,
        subject: &'a T2,
        payload: &'a T3,
        topics: &'a T5,
        actor: &'a Option<uuid::Uuid>,
        acting_as: &'a Option<uuid::Uuid>,
        request_id: &'a Option<T6>,
        at: &'a chrono::DateTime<chrono::Utc>,
        due_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        depth: &'a i16,
        cause: &'a Option<uuid::Uuid>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id, kind, subject, payload, topics, actor, acting_as, request_id, at, due_at, depth, cause,
                ],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertFactParams<T1, T2, T3, T4, T5, T6>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertFactStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertFactParams<T1, T2, T3, T4, T5, T6>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.kind,
            &params.subject,
            &params.payload,
            &params.topics,
            &params.actor,
            &params.acting_as,
            &params.request_id,
            &params.at,
            &params.due_at,
            &params.depth,
            &params.cause,
        ))
    }
}
pub struct RecentNewsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn recent_news() -> RecentNewsStmt {
    RecentNewsStmt(
        "select id, kind, subject, topics from facts where at > $1 and cardinality(topics) > 0 order by seq desc limit $2",
        None,
    )
}
impl RecentNewsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        after: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> RecentNewsQuery<'c, 'a, 's, C, RecentNews, 2> {
        RecentNewsQuery {
            client,
            params: [after, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RecentNewsBorrowed, tokio_postgres::Error> {
                Ok(RecentNewsBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    subject: row.try_get(2)?,
                    topics: row.try_get(3)?,
                })
            },
            mapper: |it| RecentNews::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, RecentNewsParams, RecentNewsQuery<'c, 'a, 's, C, RecentNews, 2>, C>
    for RecentNewsStmt
{
    fn params(&'s self, client: &'c C, params: &'a RecentNewsParams) -> RecentNewsQuery<'c, 'a, 's, C, RecentNews, 2> {
        self.bind(client, &params.after, &params.most)
    }
}
pub struct DueFactsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due_facts() -> DueFactsStmt {
    DueFactsStmt(
        "select id from facts where due_at <= $1 and dead_at is null and kind = any($2::text[]) order by due_at, seq limit 50",
        None,
    )
}
impl DueFactsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        kinds: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [now, kinds],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>
    crate::client::async_::Params<'c, 'a, 's, DueFactsParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for DueFactsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DueFactsParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.now, &params.kinds)
    }
}
pub struct ClaimFactStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_fact() -> ClaimFactStmt {
    ClaimFactStmt(
        "select id, kind, subject, payload, actor, acting_as, at, depth, cause from facts where id = $1 and due_at is not null and dead_at is null for update skip locked",
        None,
    )
}
impl ClaimFactStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> ClaimFactQuery<'c, 'a, 's, C, ClaimFact, 1> {
        ClaimFactQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ClaimFactBorrowed, tokio_postgres::Error> {
                Ok(ClaimFactBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    subject: row.try_get(2)?,
                    payload: row.try_get(3)?,
                    actor: row.try_get(4)?,
                    acting_as: row.try_get(5)?,
                    at: row.try_get(6)?,
                    depth: row.try_get(7)?,
                    cause: row.try_get(8)?,
                })
            },
            mapper: |it| ClaimFact::from(it),
        }
    }
}
pub struct CompleteFactStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn complete_fact() -> CompleteFactStmt {
    CompleteFactStmt(
        "update facts set done_at = $1, due_at = null, attempts = attempts + 1, error = null where id = $2",
        None,
    )
}
impl CompleteFactStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CompleteFactParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CompleteFactStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CompleteFactParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.id))
    }
}
pub struct FactAttemptsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn fact_attempts() -> FactAttemptsStmt {
    FactAttemptsStmt("select attempts from facts where id = $1 and done_at is null", None)
}
impl FactAttemptsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 1> {
        I32Query {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct FactFailedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn fact_failed() -> FactFailedStmt {
    FactFailedStmt(
        "update facts set attempts = $1, error = $2, due_at = $3, dead_at = $4 where id = $5 and done_at is null",
        None,
    )
}
impl FactFailedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        attempts: &'a i32,
        error: &'a T1,
        due_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        dead_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[attempts, error, due_at, dead_at, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        FactFailedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for FactFailedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a FactFailedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.attempts,
            &params.error,
            &params.due_at,
            &params.dead_at,
            &params.id,
        ))
    }
}
pub struct PurgeFactsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge_facts() -> PurgeFactsStmt {
    PurgeFactsStmt(
        "delete from facts where id in ( select id from facts where at < $1 and due_at is null and dead_at is null limit $2)",
        None,
    )
}
impl PurgeFactsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[before, most]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PurgeFactsParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PurgeFactsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PurgeFactsParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.before, &params.most))
    }
}
pub struct PurgeMailsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge_mails() -> PurgeMailsStmt {
    PurgeMailsStmt("delete from mails where created_at < $1", None)
}
impl PurgeMailsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[before]).await
    }
}
pub struct PlanWorkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn plan_work() -> PlanWorkStmt {
    PlanWorkStmt(
        "insert into scheduled_work (key, kind, due_at) values ($1, $2, $3) on conflict (key) do update set kind = excluded.kind, due_at = excluded.due_at, attempts = 0, error = null",
        None,
    )
}
impl PlanWorkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        key: &'a T1,
        kind: &'a T2,
        due_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[key, kind, due_at])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PlanWorkParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PlanWorkStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PlanWorkParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.key, &params.kind, &params.due_at))
    }
}
pub struct PlanWorkOnceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn plan_work_once() -> PlanWorkOnceStmt {
    PlanWorkOnceStmt(
        "insert into scheduled_work (key, kind, due_at) values ($1, $2, $3) on conflict (key) do nothing",
        None,
    )
}
impl PlanWorkOnceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        key: &'a T1,
        kind: &'a T2,
        due_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[key, kind, due_at])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PlanWorkOnceParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PlanWorkOnceStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PlanWorkOnceParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.key, &params.kind, &params.due_at))
    }
}
pub struct PlanAllOnceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn plan_all_once() -> PlanAllOnceStmt {
    PlanAllOnceStmt(
        "insert into scheduled_work (key, kind, due_at) select planned.key, $1, $2::timestamptz from unnest($3::text[]) planned (key) on conflict (key) do nothing",
        None,
    )
}
impl PlanAllOnceStmt {
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
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        due_at: &'a chrono::DateTime<chrono::Utc>,
        keys: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[kind, due_at, keys])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PlanAllOnceParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PlanAllOnceStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PlanAllOnceParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.kind, &params.due_at, &params.keys))
    }
}
pub struct PlanWorkByStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn plan_work_by() -> PlanWorkByStmt {
    PlanWorkByStmt(
        "with planned as materialized ( select key from scheduled_work where key = $1 and due_at <= $2 and attempts = 0 for key share ) insert into scheduled_work (key, kind, due_at) select $1, $3, $2::timestamptz where not exists (select from planned) on conflict (key) do update set due_at = least(scheduled_work.due_at, excluded.due_at), attempts = 0, error = null",
        None,
    )
}
impl PlanWorkByStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        key: &'a T1,
        due_at: &'a chrono::DateTime<chrono::Utc>,
        kind: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[key, due_at, kind])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PlanWorkByParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PlanWorkByStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PlanWorkByParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.key, &params.due_at, &params.kind))
    }
}
pub struct DropWorkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_work() -> DropWorkStmt {
    DropWorkStmt("delete from scheduled_work where key = $1", None)
}
impl DropWorkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        key: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[key]).await
    }
}
pub struct DropUnclaimedWorkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_unclaimed_work() -> DropUnclaimedWorkStmt {
    DropUnclaimedWorkStmt(
        "delete from scheduled_work where key in (select key from scheduled_work where key = $1 for update skip locked)",
        None,
    )
}
impl DropUnclaimedWorkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        key: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[key]).await
    }
}
pub struct NextWorkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_work() -> NextWorkStmt {
    NextWorkStmt(
        "select key, kind, due_at from scheduled_work where kind <> 'mail.send' and due_at <= $1 and kind = any($2::text[]) order by due_at limit 1",
        None,
    )
}
impl NextWorkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        jobs: &'a T2,
    ) -> NextWorkQuery<'c, 'a, 's, C, NextWork, 2> {
        NextWorkQuery {
            client,
            params: [now, jobs],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NextWorkBorrowed, tokio_postgres::Error> {
                Ok(NextWorkBorrowed {
                    key: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    due_at: row.try_get(2)?,
                })
            },
            mapper: |it| NextWork::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>
    crate::client::async_::Params<'c, 'a, 's, NextWorkParams<T1, T2>, NextWorkQuery<'c, 'a, 's, C, NextWork, 2>, C>
    for NextWorkStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NextWorkParams<T1, T2>,
    ) -> NextWorkQuery<'c, 'a, 's, C, NextWork, 2> {
        self.bind(client, &params.now, &params.jobs)
    }
}
pub struct NextDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_due() -> NextDueStmt {
    NextDueStmt(
        "select (select min(due_at) from facts where due_at is not null and dead_at is null and kind = any($1::text[])) as facts_at, (select min(due_at) from scheduled_work where kind <> 'mail.send' and kind = any($2::text[])) as work_at, (select min(due_at) from scheduled_work where kind = 'mail.send') as mail_at, (select min(due_at) from trigger_deliveries where due_at is not null) as hook_at, (select count(*) from facts where due_at <= $3 and dead_at is null and kind <> all($1::text[])) + (select count(*) from scheduled_work where kind <> 'mail.send' and due_at <= $3 and kind <> all($2::text[])) as unknown, (select count(*) from facts where dead_at is not null) as dead",
        None,
    )
}
impl NextDueStmt {
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
        T2: crate::ArraySql<Item = T1>,
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        kinds: &'a T2,
        jobs: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> NextDueQuery<'c, 'a, 's, C, NextDue, 3> {
        NextDueQuery {
            client,
            params: [kinds, jobs, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NextDue, tokio_postgres::Error> {
                Ok(NextDue {
                    facts_at: row.try_get(0)?,
                    work_at: row.try_get(1)?,
                    mail_at: row.try_get(2)?,
                    hook_at: row.try_get(3)?,
                    unknown: row.try_get(4)?,
                    dead: row.try_get(5)?,
                })
            },
            mapper: |it| NextDue::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> crate::client::async_::Params<'c, 'a, 's, NextDueParams<T1, T2, T3, T4>, NextDueQuery<'c, 'a, 's, C, NextDue, 3>, C>
    for NextDueStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NextDueParams<T1, T2, T3, T4>,
    ) -> NextDueQuery<'c, 'a, 's, C, NextDue, 3> {
        self.bind(client, &params.kinds, &params.jobs, &params.now)
    }
}
pub struct ClaimWorkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_work() -> ClaimWorkStmt {
    ClaimWorkStmt(
        "select attempts from scheduled_work where key = $1 and due_at = $2 for update skip locked",
        None,
    )
}
impl ClaimWorkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        key: &'a T1,
        due_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> I32Query<'c, 'a, 's, C, i32, 2> {
        I32Query {
            client,
            params: [key, due_at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, ClaimWorkParams<T1>, I32Query<'c, 'a, 's, C, i32, 2>, C>
    for ClaimWorkStmt
{
    fn params(&'s self, client: &'c C, params: &'a ClaimWorkParams<T1>) -> I32Query<'c, 'a, 's, C, i32, 2> {
        self.bind(client, &params.key, &params.due_at)
    }
}
pub struct WorkFailedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn work_failed() -> WorkFailedStmt {
    WorkFailedStmt(
        "update scheduled_work set attempts = attempts + 1, error = $1, due_at = $2 where key = $3",
        None,
    )
}
impl WorkFailedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        error: &'a T1,
        due_at: &'a chrono::DateTime<chrono::Utc>,
        key: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[error, due_at, key])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        WorkFailedParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for WorkFailedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a WorkFailedParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.error, &params.due_at, &params.key))
    }
}
pub struct MailsPostedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mails_posted() -> MailsPostedStmt {
    MailsPostedStmt(
        "with posted as ( insert into mails (id, kind, user_id, recipient, subject, status, team_id, letter, created_at) select id, kind, user_id, recipient, subject, 'sending', team_id, letter, $1::timestamptz from jsonb_populate_recordset(null::mails, $2::jsonb) on conflict (id) do nothing returning id ) insert into scheduled_work (key, kind, due_at) select 'mail/' || id, 'mail.send', $1::timestamptz from posted on conflict (key) do nothing",
        None,
    )
}
impl MailsPostedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        mails: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, mails]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailsPostedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailsPostedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailsPostedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.mails))
    }
}
pub struct NextMailStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_mail() -> NextMailStmt {
    NextMailStmt(
        "select min(due_at) as due from scheduled_work where kind = 'mail.send'",
        None,
    )
}
impl NextMailStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, Option<chrono::DateTime<chrono::Utc>>, 0> {
        OptionchronoDateTimechronoUtcQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ClaimMailStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_mail() -> ClaimMailStmt {
    ClaimMailStmt(
        "update scheduled_work set due_at = $1, attempts = attempts + 1 where key = (select key from scheduled_work where kind = 'mail.send' and due_at <= $2 order by due_at limit 1 for update skip locked) returning key, attempts",
        None,
    )
}
impl ClaimMailStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        until: &'a chrono::DateTime<chrono::Utc>,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> ClaimMailQuery<'c, 'a, 's, C, ClaimMail, 2> {
        ClaimMailQuery {
            client,
            params: [until, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ClaimMailBorrowed, tokio_postgres::Error> {
                Ok(ClaimMailBorrowed {
                    key: row.try_get(0)?,
                    attempts: row.try_get(1)?,
                })
            },
            mapper: |it| ClaimMail::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, ClaimMailParams, ClaimMailQuery<'c, 'a, 's, C, ClaimMail, 2>, C>
    for ClaimMailStmt
{
    fn params(&'s self, client: &'c C, params: &'a ClaimMailParams) -> ClaimMailQuery<'c, 'a, 's, C, ClaimMail, 2> {
        self.bind(client, &params.until, &params.now)
    }
}
pub struct MailToSendStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_to_send() -> MailToSendStmt {
    MailToSendStmt(
        "select kind, recipient, subject, team_id, letter, created_at from mails where id = $1 and status = 'sending' for update",
        None,
    )
}
impl MailToSendStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> MailToSendQuery<'c, 'a, 's, C, MailToSend, 1> {
        MailToSendQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MailToSendBorrowed, tokio_postgres::Error> {
                Ok(MailToSendBorrowed {
                    kind: row.try_get(0)?,
                    recipient: row.try_get(1)?,
                    subject: row.try_get(2)?,
                    team_id: row.try_get(3)?,
                    letter: row.try_get(4)?,
                    created_at: row.try_get(5)?,
                })
            },
            mapper: |it| MailToSend::from(it),
        }
    }
}
pub struct MailPutOffStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_put_off() -> MailPutOffStmt {
    MailPutOffStmt(
        "update scheduled_work set error = $1, due_at = $2 where key = $3 and due_at = $4",
        None,
    )
}
impl MailPutOffStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        error: &'a T1,
        due_at: &'a chrono::DateTime<chrono::Utc>,
        key: &'a T2,
        until: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[error, due_at, key, until])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailPutOffParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailPutOffStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailPutOffParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.error, &params.due_at, &params.key, &params.until))
    }
}
pub struct MailUnplannedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_unplanned() -> MailUnplannedStmt {
    MailUnplannedStmt("delete from scheduled_work where key = $1 and due_at = $2", None)
}
impl MailUnplannedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        key: &'a T1,
        until: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[key, until]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailUnplannedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailUnplannedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailUnplannedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.key, &params.until))
    }
}
pub struct MailsForgottenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mails_forgotten() -> MailsForgottenStmt {
    MailsForgottenStmt(
        "update mails set status = 'failed', error = 'not needed any more', letter = null where user_id = $1 and kind = $2 and status = 'sending'",
        None,
    )
}
impl MailsForgottenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        kind: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[user_id, kind]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailsForgottenParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailsForgottenStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailsForgottenParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.user_id, &params.kind))
    }
}
pub struct MailSentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_sent() -> MailSentStmt {
    MailSentStmt(
        "update mails set status = 'sent', error = null, sent_at = $1, letter = null where id = $2",
        None,
    )
}
impl MailSentStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailSentParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailSentStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailSentParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.id))
    }
}
pub struct MailRefusedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_refused() -> MailRefusedStmt {
    MailRefusedStmt(
        "update mails set status = 'failed', error = $1, letter = null where id = $2",
        None,
    )
}
impl MailRefusedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        error: &'a T1,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[error, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailRefusedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailRefusedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailRefusedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.error, &params.id))
    }
}
