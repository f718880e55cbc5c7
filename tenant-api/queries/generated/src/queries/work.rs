// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct TellFactParams<
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
}
#[derive(Clone, Copy, Debug)]
pub struct TickFactParams {
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
pub struct PlanWorkByParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub key: T1,
    pub kind: T2,
    pub due_at: chrono::DateTime<chrono::Utc>,
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
pub struct MailPostedParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::JsonSql,
> {
    pub id: uuid::Uuid,
    pub kind: T1,
    pub user_id: Option<uuid::Uuid>,
    pub recipient: T2,
    pub subject: T3,
    pub team_id: T4,
    pub letter: T5,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct MailsForgottenParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub kind: T1,
}
#[derive(Debug)]
pub struct MailEndedParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub status: T1,
    pub error: Option<T2>,
    pub sent_at: Option<chrono::DateTime<chrono::Utc>>,
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
}
pub struct ClaimFactBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub subject: &'a str,
    pub payload: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub actor: Option<uuid::Uuid>,
    pub acting_as: Option<uuid::Uuid>,
    pub at: chrono::DateTime<chrono::Utc>,
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
#[derive(Debug, Clone, PartialEq)]
pub struct MailToSend {
    pub recipient: String,
    pub subject: String,
    pub team_id: Option<String>,
    pub letter: Option<serde_json::Value>,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
pub struct MailToSendBorrowed<'a> {
    pub recipient: &'a str,
    pub subject: &'a str,
    pub team_id: Option<&'a str>,
    pub letter: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<MailToSendBorrowed<'a>> for MailToSend {
    fn from(
        MailToSendBorrowed {
            recipient,
            subject,
            team_id,
            letter,
            created_at,
        }: MailToSendBorrowed<'a>,
    ) -> Self {
        Self {
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
pub struct TellFactStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tell_fact() -> TellFactStmt {
    TellFactStmt(
        "insert into facts (id, kind, subject, payload, topics, actor, acting_as, request_id, at, due_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        None,
    )
}
impl TellFactStmt {
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
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id, kind, subject, payload, topics, actor, acting_as, request_id, at, due_at,
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
        TellFactParams<T1, T2, T3, T4, T5, T6>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for TellFactStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a TellFactParams<T1, T2, T3, T4, T5, T6>,
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
        ))
    }
}
pub struct RecentNewsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn recent_news() -> RecentNewsStmt {
    RecentNewsStmt(
        "select id, kind, subject, topics from facts where at > $1 and cardinality(topics) > 0 order by seq",
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
    ) -> RecentNewsQuery<'c, 'a, 's, C, RecentNews, 1> {
        RecentNewsQuery {
            client,
            params: [after],
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
pub struct DueFactsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due_facts() -> DueFactsStmt {
    DueFactsStmt(
        "select id from facts where due_at <= $1 and dead_at is null order by due_at, seq limit 50",
        None,
    )
}
impl DueFactsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ClaimFactStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_fact() -> ClaimFactStmt {
    ClaimFactStmt(
        "select id, kind, subject, payload, actor, acting_as, at from facts where id = $1 and due_at is not null and dead_at is null for update skip locked",
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
                })
            },
            mapper: |it| ClaimFact::from(it),
        }
    }
}
pub struct TickFactStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tick_fact() -> TickFactStmt {
    TickFactStmt(
        "update facts set done_at = $1, due_at = null, attempts = attempts + 1, error = null where id = $2",
        None,
    )
}
impl TickFactStmt {
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
        TickFactParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for TickFactStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a TickFactParams,
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
pub struct PlanWorkByStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn plan_work_by() -> PlanWorkByStmt {
    PlanWorkByStmt(
        "insert into scheduled_work (key, kind, due_at) values ($1, $2, $3) on conflict (key) do update set due_at = least(scheduled_work.due_at, excluded.due_at), attempts = 0, error = null",
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
        Box::pin(self.bind(client, &params.key, &params.kind, &params.due_at))
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
        "select key, kind, due_at from scheduled_work where due_at <= $1 order by due_at limit 1",
        None,
    )
}
impl NextWorkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> NextWorkQuery<'c, 'a, 's, C, NextWork, 1> {
        NextWorkQuery {
            client,
            params: [now],
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
pub struct NextDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_due() -> NextDueStmt {
    NextDueStmt(
        "select least((select min(due_at) from facts where due_at is not null and dead_at is null), (select min(due_at) from scheduled_work)) as due",
        None,
    )
}
impl NextDueStmt {
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
pub struct MailPostedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_posted() -> MailPostedStmt {
    MailPostedStmt(
        "insert into mails (id, kind, user_id, recipient, subject, status, team_id, letter, created_at) values ($1, $2, $3, $4, $5, 'sending', $6, $7, $8) on conflict (id) do nothing",
        None,
    )
}
impl MailPostedStmt {
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
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        kind: &'a T1,
        user_id: &'a Option<uuid::Uuid>,
        recipient: &'a T2,
        subject: &'a T3,
        team_id: &'a T4,
        letter: &'a T5,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, kind, user_id, recipient, subject, team_id, letter, now],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailPostedParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailPostedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailPostedParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.kind,
            &params.user_id,
            &params.recipient,
            &params.subject,
            &params.team_id,
            &params.letter,
            &params.now,
        ))
    }
}
pub struct MailToSendStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_to_send() -> MailToSendStmt {
    MailToSendStmt(
        "select recipient, subject, team_id, letter, created_at from mails where id = $1 and status = 'sending' for update",
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
                    recipient: row.try_get(0)?,
                    subject: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    letter: row.try_get(3)?,
                    created_at: row.try_get(4)?,
                })
            },
            mapper: |it| MailToSend::from(it),
        }
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
pub struct MailEndedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_ended() -> MailEndedStmt {
    MailEndedStmt(
        "update mails set status = $1, error = $2, sent_at = $3, letter = null where id = $4",
        None,
    )
}
impl MailEndedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        error: &'a Option<T2>,
        sent_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[status, error, sent_at, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailEndedParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailEndedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailEndedParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.status, &params.error, &params.sent_at, &params.id))
    }
}
