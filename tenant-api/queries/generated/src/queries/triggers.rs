// This file was generated with `clorinde`. Do not modify.

#[derive(Clone, Copy, Debug)]
pub struct AssignedPeopleParams {
    pub document: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct CompletedPeopleParams {
    pub document: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct BadgePeopleParams {
    pub document: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct CertificatePeopleParams {
    pub document: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct EventPeopleParams<T1: crate::StringSql> {
    pub document: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
    pub state: T1,
}
#[derive(Debug)]
pub struct DocumentParams<T1: crate::StringSql> {
    pub kind: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CreateRunsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = uuid::Uuid>,
    T7: crate::ArraySql<Item = uuid::Uuid>,
    T8: crate::StringSql,
> {
    pub trigger_id: uuid::Uuid,
    pub event_id: uuid::Uuid,
    pub event: T1,
    pub event_at: chrono::DateTime<chrono::Utc>,
    pub document_id: Option<uuid::Uuid>,
    pub document_title: T2,
    pub depth: i16,
    pub state: T3,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub error_code: Option<T4>,
    pub error: Option<T5>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T6,
    pub users: T7,
    pub permission_id: uuid::Uuid,
    pub team_id: T8,
}
#[derive(Clone, Copy, Debug)]
pub struct DueRunsParams {
    pub event_id: uuid::Uuid,
    pub trigger_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct NextRunParams {
    pub event_id: uuid::Uuid,
    pub trigger_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct RanLatelyParams {
    pub trigger_id: uuid::Uuid,
    pub since: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct RanForParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub trigger_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct PutOffRunsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub due_at: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
}
#[derive(Debug)]
pub struct EndRunsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub state: T1,
    pub error_code: Option<T2>,
    pub error: Option<T3>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T4,
}
#[derive(Debug)]
pub struct FinishRunsParams<T1: crate::JsonSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub runs: T1,
}
#[derive(Debug)]
pub struct MembersParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub users: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct PurgeRunsParams {
    pub before: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct StoreDeliveriesParams<T1: crate::JsonSql> {
    pub trigger_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub deliveries: T1,
}
#[derive(Debug)]
pub struct DueReceiversParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>> {
    pub busy: T2,
    pub now: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct ClaimDeliveryParams<T1: crate::StringSql> {
    pub until: chrono::DateTime<chrono::Utc>,
    pub receiver: T1,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct NoteDeliveryParams<T1: crate::StringSql, T2: crate::JsonSql> {
    pub state: T1,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub r#try: T2,
    pub id: uuid::Uuid,
    pub until: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct StopTriggerParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub url: T1,
}
#[derive(Debug)]
pub struct EndDeliveriesParams<T1: crate::JsonSql, T2: crate::StringSql> {
    pub r#try: T1,
    pub trigger_id: uuid::Uuid,
    pub url: T2,
}
#[derive(Debug, Clone, PartialEq)]
pub struct EnabledTriggers {
    pub id: uuid::Uuid,
    pub team_id: String,
    pub documents: Vec<uuid::Uuid>,
    pub permission_id: uuid::Uuid,
    pub delay_seconds: i32,
}
pub struct EnabledTriggersBorrowed<'a> {
    pub id: uuid::Uuid,
    pub team_id: &'a str,
    pub documents: crate::ArrayIterator<'a, uuid::Uuid>,
    pub permission_id: uuid::Uuid,
    pub delay_seconds: i32,
}
impl<'a> From<EnabledTriggersBorrowed<'a>> for EnabledTriggers {
    fn from(
        EnabledTriggersBorrowed {
            id,
            team_id,
            documents,
            permission_id,
            delay_seconds,
        }: EnabledTriggersBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            team_id: team_id.into(),
            documents: documents.map(|v| v).collect(),
            permission_id,
            delay_seconds,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Submission {
    pub user_id: Option<uuid::Uuid>,
    pub form_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    pub title: String,
    pub teams: Option<Vec<String>>,
}
pub struct DocumentBorrowed<'a> {
    pub title: &'a str,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<DocumentBorrowed<'a>> for Document {
    fn from(DocumentBorrowed { title, teams }: DocumentBorrowed<'a>) -> Self {
        Self {
            title: title.into(),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockTrigger {
    pub team_id: String,
    pub title: String,
    pub event: String,
    pub actions: serde_json::Value,
    pub per_hour: Option<i32>,
    pub per_person: Option<i32>,
    pub is_on: bool,
    pub author_id: uuid::Uuid,
    pub author_name: String,
}
pub struct LockTriggerBorrowed<'a> {
    pub team_id: &'a str,
    pub title: &'a str,
    pub event: &'a str,
    pub actions: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub per_hour: Option<i32>,
    pub per_person: Option<i32>,
    pub is_on: bool,
    pub author_id: uuid::Uuid,
    pub author_name: &'a str,
}
impl<'a> From<LockTriggerBorrowed<'a>> for LockTrigger {
    fn from(
        LockTriggerBorrowed {
            team_id,
            title,
            event,
            actions,
            per_hour,
            per_person,
            is_on,
            author_id,
            author_name,
        }: LockTriggerBorrowed<'a>,
    ) -> Self {
        Self {
            team_id: team_id.into(),
            title: title.into(),
            event: event.into(),
            actions: serde_json::from_str(actions.0.get()).unwrap(),
            per_hour,
            per_person,
            is_on,
            author_id,
            author_name: author_name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct DueRuns {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub replay: i32,
    pub event_at: chrono::DateTime<chrono::Utc>,
    pub document_id: Option<uuid::Uuid>,
    pub document_title: String,
    pub depth: i16,
}
pub struct DueRunsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub replay: i32,
    pub event_at: chrono::DateTime<chrono::Utc>,
    pub document_id: Option<uuid::Uuid>,
    pub document_title: &'a str,
    pub depth: i16,
}
impl<'a> From<DueRunsBorrowed<'a>> for DueRuns {
    fn from(
        DueRunsBorrowed {
            id,
            user_id,
            replay,
            event_at,
            document_id,
            document_title,
            depth,
        }: DueRunsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            replay,
            event_at,
            document_id,
            document_title: document_title.into(),
            depth,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RanLately {
    pub runs: i64,
    pub first: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RanFor {
    pub user_id: uuid::Uuid,
    pub runs: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Members {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub username: Option<String>,
    pub employee_id: String,
    pub status: String,
}
pub struct MembersBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub username: Option<&'a str>,
    pub employee_id: &'a str,
    pub status: &'a str,
}
impl<'a> From<MembersBorrowed<'a>> for Members {
    fn from(
        MembersBorrowed {
            user_id,
            first_name,
            last_name,
            email,
            username,
            employee_id,
            status,
        }: MembersBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            username: username.map(|v| v.into()),
            employee_id: employee_id.into(),
            status: status.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ClaimDelivery {
    pub id: uuid::Uuid,
    pub trigger_id: uuid::Uuid,
    pub url: String,
    pub body: String,
    pub attempts: i32,
    pub began_at: chrono::DateTime<chrono::Utc>,
    pub secret_version: i32,
    pub secret_rotated_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct ClaimDeliveryBorrowed<'a> {
    pub id: uuid::Uuid,
    pub trigger_id: uuid::Uuid,
    pub url: &'a str,
    pub body: &'a str,
    pub attempts: i32,
    pub began_at: chrono::DateTime<chrono::Utc>,
    pub secret_version: i32,
    pub secret_rotated_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<ClaimDeliveryBorrowed<'a>> for ClaimDelivery {
    fn from(
        ClaimDeliveryBorrowed {
            id,
            trigger_id,
            url,
            body,
            attempts,
            began_at,
            secret_version,
            secret_rotated_at,
        }: ClaimDeliveryBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            trigger_id,
            url: url.into(),
            body: body.into(),
            attempts,
            began_at,
            secret_version,
            secret_rotated_at,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct EnabledTriggersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EnabledTriggersBorrowed, tokio_postgres::Error>,
    mapper: fn(EnabledTriggersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EnabledTriggersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EnabledTriggersBorrowed) -> R) -> EnabledTriggersQuery<'c, 'a, 's, C, R, N> {
        EnabledTriggersQuery {
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
pub struct BoolQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<bool, tokio_postgres::Error>,
    mapper: fn(bool) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BoolQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(bool) -> R) -> BoolQuery<'c, 'a, 's, C, R, N> {
        BoolQuery {
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
pub struct SubmissionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Submission, tokio_postgres::Error>,
    mapper: fn(Submission) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SubmissionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Submission) -> R) -> SubmissionQuery<'c, 'a, 's, C, R, N> {
        SubmissionQuery {
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
pub struct DocumentQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DocumentBorrowed, tokio_postgres::Error>,
    mapper: fn(DocumentBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DocumentQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DocumentBorrowed) -> R) -> DocumentQuery<'c, 'a, 's, C, R, N> {
        DocumentQuery {
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
pub struct LockTriggerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockTriggerBorrowed, tokio_postgres::Error>,
    mapper: fn(LockTriggerBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockTriggerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockTriggerBorrowed) -> R) -> LockTriggerQuery<'c, 'a, 's, C, R, N> {
        LockTriggerQuery {
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
pub struct DueRunsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DueRunsBorrowed, tokio_postgres::Error>,
    mapper: fn(DueRunsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DueRunsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DueRunsBorrowed) -> R) -> DueRunsQuery<'c, 'a, 's, C, R, N> {
        DueRunsQuery {
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
pub struct RanLatelyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RanLately, tokio_postgres::Error>,
    mapper: fn(RanLately) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RanLatelyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RanLately) -> R) -> RanLatelyQuery<'c, 'a, 's, C, R, N> {
        RanLatelyQuery {
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
pub struct RanForQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RanFor, tokio_postgres::Error>,
    mapper: fn(RanFor) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RanForQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RanFor) -> R) -> RanForQuery<'c, 'a, 's, C, R, N> {
        RanForQuery {
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
pub struct MembersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MembersBorrowed, tokio_postgres::Error>,
    mapper: fn(MembersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MembersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MembersBorrowed) -> R) -> MembersQuery<'c, 'a, 's, C, R, N> {
        MembersQuery {
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
pub struct ClaimDeliveryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ClaimDeliveryBorrowed, tokio_postgres::Error>,
    mapper: fn(ClaimDeliveryBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ClaimDeliveryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ClaimDeliveryBorrowed) -> R) -> ClaimDeliveryQuery<'c, 'a, 's, C, R, N> {
        ClaimDeliveryQuery {
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
pub struct EnabledTriggersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn enabled_triggers() -> EnabledTriggersStmt {
    EnabledTriggersStmt(
        "select t.id, t.team_id, t.documents, t.permission_id, t.delay_seconds from team_triggers t where t.event = $1 and t.enabled and t.archived_at is null order by t.id",
        None,
    )
}
impl EnabledTriggersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        event: &'a T1,
    ) -> EnabledTriggersQuery<'c, 'a, 's, C, EnabledTriggers, 1> {
        EnabledTriggersQuery {
            client,
            params: [event],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EnabledTriggersBorrowed, tokio_postgres::Error> {
                Ok(EnabledTriggersBorrowed {
                    id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    documents: row.try_get(2)?,
                    permission_id: row.try_get(3)?,
                    delay_seconds: row.try_get(4)?,
                })
            },
            mapper: |it| EnabledTriggers::from(it),
        }
    }
}
pub struct AreWatchedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn are_watched() -> AreWatchedStmt {
    AreWatchedStmt(
        "select exists ( select from team_triggers t where t.event = any($1::text[]) and t.enabled and t.archived_at is null ) as are_watched",
        None,
    )
}
impl AreWatchedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        events: &'a T2,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [events],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct AssignedPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn assigned_people() -> AssignedPeopleStmt {
    AssignedPeopleStmt(
        "select distinct user_id from user_courses where course_id = $1 and permitted_at = $2 and archived_at is null",
        None,
    )
}
impl AssignedPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        document: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [document, at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, AssignedPeopleParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for AssignedPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a AssignedPeopleParams,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.document, &params.at)
    }
}
pub struct CompletedPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn completed_people() -> CompletedPeopleStmt {
    CompletedPeopleStmt(
        "select distinct user_id from user_courses where course_id = $1 and completed_at = $2",
        None,
    )
}
impl CompletedPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        document: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [document, at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, CompletedPeopleParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for CompletedPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CompletedPeopleParams,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.document, &params.at)
    }
}
pub struct BadgePeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn badge_people() -> BadgePeopleStmt {
    BadgePeopleStmt(
        "select distinct user_id from user_badges where badge_id = $1 and awarded_at = $2",
        None,
    )
}
impl BadgePeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        document: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [document, at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, BadgePeopleParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for BadgePeopleStmt
{
    fn params(&'s self, client: &'c C, params: &'a BadgePeopleParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.document, &params.at)
    }
}
pub struct CertificatePeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn certificate_people() -> CertificatePeopleStmt {
    CertificatePeopleStmt(
        "select distinct user_id from certificates where course_id = $1 and issued_at = $2",
        None,
    )
}
impl CertificatePeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        document: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [document, at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, CertificatePeopleParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for CertificatePeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CertificatePeopleParams,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.document, &params.at)
    }
}
pub struct EventPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn event_people() -> EventPeopleStmt {
    EventPeopleStmt(
        "select distinct user_id from event_moves where event_id = $1 and made_at = $2 and to_state = $3 and coalesce(from_state, '') not in ('attended', 'not attended', $3)",
        None,
    )
}
impl EventPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        document: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
        state: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [document, at, state],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, EventPeopleParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for EventPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a EventPeopleParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.document, &params.at, &params.state)
    }
}
pub struct SubmissionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn submission() -> SubmissionStmt {
    SubmissionStmt("select user_id, form_id from form_submissions where id = $1", None)
}
impl SubmissionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> SubmissionQuery<'c, 'a, 's, C, Submission, 1> {
        SubmissionQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Submission, tokio_postgres::Error> {
                Ok(Submission {
                    user_id: row.try_get(0)?,
                    form_id: row.try_get(1)?,
                })
            },
            mapper: |it| Submission::from(it),
        }
    }
}
pub struct DocumentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn document() -> DocumentStmt {
    DocumentStmt(
        "select a.title, a.teams from assignables a where $1::text in ('course', 'resource') and a.type = $1 and a.id = $2 union all select b.title, array[b.team_id] from badges b where $1 = 'badge' and b.id = $2 union all select e.title, array[e.team_id] from events e where $1 = 'event' and e.id = $2 union all select f.title, array[f.team_id] from forms f where $1 = 'form' and f.id = $2",
        None,
    )
}
impl DocumentStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        id: &'a uuid::Uuid,
    ) -> DocumentQuery<'c, 'a, 's, C, Document, 2> {
        DocumentQuery {
            client,
            params: [kind, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DocumentBorrowed, tokio_postgres::Error> {
                Ok(DocumentBorrowed {
                    title: row.try_get(0)?,
                    teams: row.try_get(1)?,
                })
            },
            mapper: |it| Document::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, DocumentParams<T1>, DocumentQuery<'c, 'a, 's, C, Document, 2>, C>
    for DocumentStmt
{
    fn params(&'s self, client: &'c C, params: &'a DocumentParams<T1>) -> DocumentQuery<'c, 'a, 's, C, Document, 2> {
        self.bind(client, &params.kind, &params.id)
    }
}
pub struct CreateRunsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_runs() -> CreateRunsStmt {
    CreateRunsStmt(
        "insert into trigger_runs (id, trigger_id, event_id, user_id, event, event_at, document_id, document_title, depth, state, due_at, error_code, error, created_at) select person.id, $1, $2, person.user_id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from unnest($13::uuid[], $14::uuid[]) as person (id, user_id) where exists ( select from user_teams member join permission_people named on named.user_team_id = member.id and named.permission_id = $15 where member.user_id = person.user_id and member.team_id = $16 offset 0) on conflict (trigger_id, event_id, user_id, replay) do nothing",
        None,
    )
}
impl CreateRunsStmt {
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
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = uuid::Uuid>,
        T7: crate::ArraySql<Item = uuid::Uuid>,
        T8: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        trigger_id: &'a uuid::Uuid,
        event_id: &'a uuid::Uuid,
        event: &'a T1,
        event_at: &'a chrono::DateTime<chrono::Utc>,
        document_id: &'a Option<uuid::Uuid>,
        document_title: &'a T2,
        depth: &'a i16,
        state: &'a T3,
        due_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        error_code: &'a Option<T4>,
        error: &'a Option<T5>,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T6,
        users: &'a T7,
        permission_id: &'a uuid::Uuid,
        team_id: &'a T8,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    trigger_id,
                    event_id,
                    event,
                    event_at,
                    document_id,
                    document_title,
                    depth,
                    state,
                    due_at,
                    error_code,
                    error,
                    now,
                    ids,
                    users,
                    permission_id,
                    team_id,
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
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = uuid::Uuid>,
    T7: crate::ArraySql<Item = uuid::Uuid>,
    T8: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateRunsParams<T1, T2, T3, T4, T5, T6, T7, T8>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateRunsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateRunsParams<T1, T2, T3, T4, T5, T6, T7, T8>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.trigger_id,
            &params.event_id,
            &params.event,
            &params.event_at,
            &params.document_id,
            &params.document_title,
            &params.depth,
            &params.state,
            &params.due_at,
            &params.error_code,
            &params.error,
            &params.now,
            &params.ids,
            &params.users,
            &params.permission_id,
            &params.team_id,
        ))
    }
}
pub struct LockTriggerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_trigger() -> LockTriggerStmt {
    LockTriggerStmt(
        "select team_id, title, event, actions, per_hour, per_person, enabled and archived_at is null as is_on, author_id, author_name from team_triggers where id = $1 for no key update",
        None,
    )
}
impl LockTriggerStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockTriggerQuery<'c, 'a, 's, C, LockTrigger, 1> {
        LockTriggerQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockTriggerBorrowed, tokio_postgres::Error> {
                Ok(LockTriggerBorrowed {
                    team_id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    event: row.try_get(2)?,
                    actions: row.try_get(3)?,
                    per_hour: row.try_get(4)?,
                    per_person: row.try_get(5)?,
                    is_on: row.try_get(6)?,
                    author_id: row.try_get(7)?,
                    author_name: row.try_get(8)?,
                })
            },
            mapper: |it| LockTrigger::from(it),
        }
    }
}
pub struct DueRunsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due_runs() -> DueRunsStmt {
    DueRunsStmt(
        "select id, user_id, replay, event_at, document_id, document_title, depth from trigger_runs where event_id = $1 and trigger_id = $2 and due_at <= $3 order by due_at, id limit $4 for update skip locked",
        None,
    )
}
impl DueRunsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
        trigger_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> DueRunsQuery<'c, 'a, 's, C, DueRuns, 4> {
        DueRunsQuery {
            client,
            params: [event_id, trigger_id, now, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DueRunsBorrowed, tokio_postgres::Error> {
                Ok(DueRunsBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    replay: row.try_get(2)?,
                    event_at: row.try_get(3)?,
                    document_id: row.try_get(4)?,
                    document_title: row.try_get(5)?,
                    depth: row.try_get(6)?,
                })
            },
            mapper: |it| DueRuns::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, DueRunsParams, DueRunsQuery<'c, 'a, 's, C, DueRuns, 4>, C>
    for DueRunsStmt
{
    fn params(&'s self, client: &'c C, params: &'a DueRunsParams) -> DueRunsQuery<'c, 'a, 's, C, DueRuns, 4> {
        self.bind(client, &params.event_id, &params.trigger_id, &params.now, &params.most)
    }
}
pub struct NextRunStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_run() -> NextRunStmt {
    NextRunStmt(
        "select min(due_at) as due_at from trigger_runs where event_id = $1 and trigger_id = $2 and due_at is not null",
        None,
    )
}
impl NextRunStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        event_id: &'a uuid::Uuid,
        trigger_id: &'a uuid::Uuid,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, Option<chrono::DateTime<chrono::Utc>>, 2> {
        OptionchronoDateTimechronoUtcQuery {
            client,
            params: [event_id, trigger_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        NextRunParams,
        OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, Option<chrono::DateTime<chrono::Utc>>, 2>,
        C,
    > for NextRunStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NextRunParams,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, Option<chrono::DateTime<chrono::Utc>>, 2> {
        self.bind(client, &params.event_id, &params.trigger_id)
    }
}
pub struct RanLatelyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn ran_lately() -> RanLatelyStmt {
    RanLatelyStmt(
        "select count(*) as runs, min(ran_at) as first from trigger_runs where trigger_id = $1 and state = 'done' and ran_at > $2",
        None,
    )
}
impl RanLatelyStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        trigger_id: &'a uuid::Uuid,
        since: &'a chrono::DateTime<chrono::Utc>,
    ) -> RanLatelyQuery<'c, 'a, 's, C, RanLately, 2> {
        RanLatelyQuery {
            client,
            params: [trigger_id, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RanLately, tokio_postgres::Error> {
                Ok(RanLately {
                    runs: row.try_get(0)?,
                    first: row.try_get(1)?,
                })
            },
            mapper: |it| RanLately::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, RanLatelyParams, RanLatelyQuery<'c, 'a, 's, C, RanLately, 2>, C>
    for RanLatelyStmt
{
    fn params(&'s self, client: &'c C, params: &'a RanLatelyParams) -> RanLatelyQuery<'c, 'a, 's, C, RanLately, 2> {
        self.bind(client, &params.trigger_id, &params.since)
    }
}
pub struct RanForStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn ran_for() -> RanForStmt {
    RanForStmt(
        "select user_id, count(*) as runs from trigger_runs where trigger_id = $1 and state = 'done' and user_id = any($2) group by user_id",
        None,
    )
}
impl RanForStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        trigger_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> RanForQuery<'c, 'a, 's, C, RanFor, 2> {
        RanForQuery {
            client,
            params: [trigger_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RanFor, tokio_postgres::Error> {
                Ok(RanFor {
                    user_id: row.try_get(0)?,
                    runs: row.try_get(1)?,
                })
            },
            mapper: |it| RanFor::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, RanForParams<T1>, RanForQuery<'c, 'a, 's, C, RanFor, 2>, C>
    for RanForStmt
{
    fn params(&'s self, client: &'c C, params: &'a RanForParams<T1>) -> RanForQuery<'c, 'a, 's, C, RanFor, 2> {
        self.bind(client, &params.trigger_id, &params.users)
    }
}
pub struct PutOffRunsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_off_runs() -> PutOffRunsStmt {
    PutOffRunsStmt("update trigger_runs set due_at = $1 where id = any($2)", None)
}
impl PutOffRunsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        due_at: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[due_at, ids]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PutOffRunsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PutOffRunsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PutOffRunsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.due_at, &params.ids))
    }
}
pub struct EndRunsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_runs() -> EndRunsStmt {
    EndRunsStmt(
        "update trigger_runs set state = $1, due_at = null, attempts = attempts + 1, error_code = $2, error = $3, ran_at = $4 where id = any($5)",
        None,
    )
}
impl EndRunsStmt {
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
        T4: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        state: &'a T1,
        error_code: &'a Option<T2>,
        error: &'a Option<T3>,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[state, error_code, error, now, ids])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = uuid::Uuid>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        EndRunsParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for EndRunsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a EndRunsParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.state,
            &params.error_code,
            &params.error,
            &params.now,
            &params.ids,
        ))
    }
}
pub struct FinishRunsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn finish_runs() -> FinishRunsStmt {
    FinishRunsStmt(
        "update trigger_runs run set state = 'done', due_at = null, attempts = attempts + 1, error_code = null, error = null, ran_at = $1, output = done.output from jsonb_to_recordset($2::jsonb) as done (id uuid, output jsonb) where run.id = done.id",
        None,
    )
}
impl FinishRunsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        runs: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, runs]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        FinishRunsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for FinishRunsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a FinishRunsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.runs))
    }
}
pub struct MembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members() -> MembersStmt {
    MembersStmt(
        "select user_id, first_name, last_name, email, username, employee_id, status from user_teams where team_id = $1 and user_id = any($2)",
        None,
    )
}
impl MembersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        users: &'a T2,
    ) -> MembersQuery<'c, 'a, 's, C, Members, 2> {
        MembersQuery {
            client,
            params: [team_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MembersBorrowed, tokio_postgres::Error> {
                Ok(MembersBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    email: row.try_get(3)?,
                    username: row.try_get(4)?,
                    employee_id: row.try_get(5)?,
                    status: row.try_get(6)?,
                })
            },
            mapper: |it| Members::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, MembersParams<T1, T2>, MembersQuery<'c, 'a, 's, C, Members, 2>, C>
    for MembersStmt
{
    fn params(&'s self, client: &'c C, params: &'a MembersParams<T1, T2>) -> MembersQuery<'c, 'a, 's, C, Members, 2> {
        self.bind(client, &params.team_id, &params.users)
    }
}
pub struct PurgeRunsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge_runs() -> PurgeRunsStmt {
    PurgeRunsStmt(
        "delete from trigger_runs where id in ( select id from trigger_runs where created_at < $1 and due_at is null limit $2)",
        None,
    )
}
impl PurgeRunsStmt {
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
        PurgeRunsParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PurgeRunsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PurgeRunsParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.before, &params.most))
    }
}
pub struct StoreDeliveriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_deliveries() -> StoreDeliveriesStmt {
    StoreDeliveriesStmt(
        "insert into trigger_deliveries (id, run_id, trigger_id, url, body, state, due_at, began_at, created_at) select x.id, x.run_id, $1, x.url, x.body, 'sending', $2, $2, $2 from jsonb_to_recordset($3::jsonb) as x (id uuid, run_id uuid, url text, body text)",
        None,
    )
}
impl StoreDeliveriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        trigger_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        deliveries: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[trigger_id, now, deliveries])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreDeliveriesParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreDeliveriesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreDeliveriesParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.trigger_id, &params.now, &params.deliveries))
    }
}
pub struct DueReceiversStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due_receivers() -> DueReceiversStmt {
    DueReceiversStmt(
        "with recursive known as ( (select delivery.receiver from trigger_deliveries delivery where delivery.due_at is not null order by delivery.receiver limit 1) union all select ( select delivery.receiver from trigger_deliveries delivery where delivery.due_at is not null and delivery.receiver > known.receiver order by delivery.receiver limit 1) from known where known.receiver is not null) select known.receiver from known where known.receiver <> all($1::text[]) and exists (select from trigger_deliveries delivery where delivery.receiver = known.receiver and delivery.due_at <= $2) order by random() limit $3",
        None,
    )
}
impl DueReceiversStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        busy: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> StringQuery<'c, 'a, 's, C, String, 3> {
        StringQuery {
            client,
            params: [busy, now, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>
    crate::client::async_::Params<'c, 'a, 's, DueReceiversParams<T1, T2>, StringQuery<'c, 'a, 's, C, String, 3>, C>
    for DueReceiversStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DueReceiversParams<T1, T2>,
    ) -> StringQuery<'c, 'a, 's, C, String, 3> {
        self.bind(client, &params.busy, &params.now, &params.most)
    }
}
pub struct ClaimDeliveryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_delivery() -> ClaimDeliveryStmt {
    ClaimDeliveryStmt(
        "update trigger_deliveries delivery set due_at = $1, attempts = attempts + 1 from team_triggers trigger where trigger.id = delivery.trigger_id and delivery.id = ( select id from trigger_deliveries where receiver = $2 and due_at <= $3 order by due_at limit 1 for update skip locked) returning delivery.id, delivery.trigger_id, delivery.url, delivery.body, delivery.attempts, delivery.began_at, trigger.secret_version, trigger.secret_rotated_at",
        None,
    )
}
impl ClaimDeliveryStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        until: &'a chrono::DateTime<chrono::Utc>,
        receiver: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> ClaimDeliveryQuery<'c, 'a, 's, C, ClaimDelivery, 3> {
        ClaimDeliveryQuery {
            client,
            params: [until, receiver, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ClaimDeliveryBorrowed, tokio_postgres::Error> {
                Ok(ClaimDeliveryBorrowed {
                    id: row.try_get(0)?,
                    trigger_id: row.try_get(1)?,
                    url: row.try_get(2)?,
                    body: row.try_get(3)?,
                    attempts: row.try_get(4)?,
                    began_at: row.try_get(5)?,
                    secret_version: row.try_get(6)?,
                    secret_rotated_at: row.try_get(7)?,
                })
            },
            mapper: |it| ClaimDelivery::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        ClaimDeliveryParams<T1>,
        ClaimDeliveryQuery<'c, 'a, 's, C, ClaimDelivery, 3>,
        C,
    > for ClaimDeliveryStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ClaimDeliveryParams<T1>,
    ) -> ClaimDeliveryQuery<'c, 'a, 's, C, ClaimDelivery, 3> {
        self.bind(client, &params.until, &params.receiver, &params.now)
    }
}
pub struct NextDeliveryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_delivery() -> NextDeliveryStmt {
    NextDeliveryStmt(
        "select min(due_at) as due from trigger_deliveries where due_at is not null and receiver <> all($1::text[])",
        None,
    )
}
impl NextDeliveryStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        busy: &'a T2,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, Option<chrono::DateTime<chrono::Utc>>, 1> {
        OptionchronoDateTimechronoUtcQuery {
            client,
            params: [busy],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct NoteDeliveryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note_delivery() -> NoteDeliveryStmt {
    NoteDeliveryStmt(
        "update trigger_deliveries set state = $1, due_at = $2, tries = ( select jsonb_agg(try order by number) from ( select try, number from jsonb_array_elements(tries || $3::jsonb) with ordinality as each (try, number) order by number desc limit 20) latest) where id = $4 and due_at = $5",
        None,
    )
}
impl NoteDeliveryStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql>(
        &'s self,
        client: &'c C,
        state: &'a T1,
        due_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        r#try: &'a T2,
        id: &'a uuid::Uuid,
        until: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[state, due_at, r#try, id, until])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        NoteDeliveryParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for NoteDeliveryStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a NoteDeliveryParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.state,
            &params.due_at,
            &params.r#try,
            &params.id,
            &params.until,
        ))
    }
}
pub struct StopTriggerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn stop_trigger() -> StopTriggerStmt {
    StopTriggerStmt(
        "update team_triggers set enabled = false, stopped = 'gone', revision = revision + 1, updated_at = $1 where id = $2 and enabled and actions @> jsonb_build_array(jsonb_build_object('type', 'webhook', 'url', $3::text)) returning title",
        None,
    )
}
impl StopTriggerStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        url: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 3> {
        StringQuery {
            client,
            params: [now, id, url],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, StopTriggerParams<T1>, StringQuery<'c, 'a, 's, C, String, 3>, C>
    for StopTriggerStmt
{
    fn params(&'s self, client: &'c C, params: &'a StopTriggerParams<T1>) -> StringQuery<'c, 'a, 's, C, String, 3> {
        self.bind(client, &params.now, &params.id, &params.url)
    }
}
pub struct EndDeliveriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_deliveries() -> EndDeliveriesStmt {
    EndDeliveriesStmt(
        "update trigger_deliveries set state = 'gone', due_at = null, tries = tries || $1::jsonb where id in ( select id from trigger_deliveries where trigger_id = $2 and due_at is not null and url = $3 for update skip locked)",
        None,
    )
}
impl EndDeliveriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#try: &'a T1,
        trigger_id: &'a uuid::Uuid,
        url: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[r#try, trigger_id, url])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        EndDeliveriesParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for EndDeliveriesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a EndDeliveriesParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.r#try, &params.trigger_id, &params.url))
    }
}
