// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct DocumentParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct DifferingParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct OutstandingParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub document_id: Option<uuid::Uuid>,
    pub users: T1,
}
#[derive(Debug)]
pub struct OutstandingContentsParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
> {
    pub users: T1,
    pub kind: T2,
    pub containers: T3,
    pub names: T5,
}
#[derive(Debug)]
pub struct DifferingContentsParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct ContainersOfParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct AddSourcesParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::ArraySql<Item = uuid::Uuid>,
    T6: crate::StringSql,
    T7: crate::ArraySql<Item = T6>,
    T8: crate::ArraySql<Item = bool>,
> {
    pub kind: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub types: T3,
    pub documents: T4,
    pub users: T5,
    pub sources: T7,
    pub optionals: T8,
}
#[derive(Debug)]
pub struct RemoveSourcesParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::StringSql,
> {
    pub documents: T1,
    pub users: T2,
    pub sources: T4,
    pub kind: T5,
}
#[derive(Debug)]
pub struct OwnParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct EnrolParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct LeaveParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct SourcesParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct HoldersParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
    pub users: T2,
}
#[derive(Debug)]
pub struct GiveOtherParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
    pub kind: T2,
    pub source_id: T3,
    pub now: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub users: T4,
}
#[derive(Debug)]
pub struct TakeOtherParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::StringSql,
> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
    pub users: T2,
    pub kinds: T4,
    pub source_id: Option<T5>,
}
#[derive(Debug)]
pub struct RemainingSourcesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
    pub users: T2,
}
#[derive(Debug)]
pub struct CreateJobParams<T1: crate::StringSql> {
    pub document_id: uuid::Uuid,
    pub r#type: T1,
    pub total: i32,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct StorePortionsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub document_id: uuid::Uuid,
    pub size: i64,
    pub users: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct DropPortionParams {
    pub document_id: uuid::Uuid,
    pub number: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct JobProgressedParams {
    pub people: i32,
    pub added: i32,
    pub removed: i32,
    pub finished: bool,
    pub now: chrono::DateTime<chrono::Utc>,
    pub document_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct EndJobParams {
    pub added: i32,
    pub removed: i32,
    pub now: chrono::DateTime<chrono::Utc>,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct JobParams<T1: crate::StringSql> {
    pub document_id: uuid::Uuid,
    pub r#type: T1,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockAssignments {
    pub turn: bool,
    pub jit: String,
}
pub struct LockAssignmentsBorrowed<'a> {
    pub turn: bool,
    pub jit: &'a str,
}
impl<'a> From<LockAssignmentsBorrowed<'a>> for LockAssignments {
    fn from(LockAssignmentsBorrowed { turn, jit }: LockAssignmentsBorrowed<'a>) -> Self {
        Self { turn, jit: jit.into() }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    pub r#type: String,
    pub id: uuid::Uuid,
    pub title: String,
    pub status: String,
    pub is_given: bool,
    pub teams: Option<Vec<String>>,
}
pub struct DocumentBorrowed<'a> {
    pub r#type: &'a str,
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub status: &'a str,
    pub is_given: bool,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<DocumentBorrowed<'a>> for Document {
    fn from(
        DocumentBorrowed {
            r#type,
            id,
            title,
            status,
            is_given,
            teams,
        }: DocumentBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            id,
            title: title.into(),
            status: status.into(),
            is_given,
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Unsettled {
    pub user_id: uuid::Uuid,
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub was_held: bool,
    pub is_held: bool,
    pub was_optional: bool,
    pub is_optional: bool,
    pub given: Option<Vec<String>>,
    pub optionals: Option<Vec<bool>>,
    pub taken: Option<Vec<String>>,
}
pub struct UnsettledBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub was_held: bool,
    pub is_held: bool,
    pub was_optional: bool,
    pub is_optional: bool,
    pub given: Option<crate::ArrayIterator<'a, &'a str>>,
    pub optionals: Option<crate::ArrayIterator<'a, bool>>,
    pub taken: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<UnsettledBorrowed<'a>> for Unsettled {
    fn from(
        UnsettledBorrowed {
            user_id,
            r#type,
            document_id,
            was_held,
            is_held,
            was_optional,
            is_optional,
            given,
            optionals,
            taken,
        }: UnsettledBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            r#type: r#type.into(),
            document_id,
            was_held,
            is_held,
            was_optional,
            is_optional,
            given: given.map(|v| v.map(|v| v.into()).collect()),
            optionals: optionals.map(|v| v.map(|v| v).collect()),
            taken: taken.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ContainersOf {
    pub r#type: String,
    pub id: uuid::Uuid,
}
pub struct ContainersOfBorrowed<'a> {
    pub r#type: &'a str,
    pub id: uuid::Uuid,
}
impl<'a> From<ContainersOfBorrowed<'a>> for ContainersOf {
    fn from(ContainersOfBorrowed { r#type, id }: ContainersOfBorrowed<'a>) -> Self {
        Self {
            r#type: r#type.into(),
            id,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Own {
    pub is_given: bool,
    pub is_offered: bool,
    pub sources: i64,
    pub own: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Sources {
    pub kind: String,
    pub source_id: String,
}
pub struct SourcesBorrowed<'a> {
    pub kind: &'a str,
    pub source_id: &'a str,
}
impl<'a> From<SourcesBorrowed<'a>> for Sources {
    fn from(SourcesBorrowed { kind, source_id }: SourcesBorrowed<'a>) -> Self {
        Self {
            kind: kind.into(),
            source_id: source_id.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RemainingSources {
    pub user_id: uuid::Uuid,
    pub is_optional: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct NextPortion {
    pub number: i64,
    pub users: Vec<uuid::Uuid>,
    pub r#type: String,
    pub is_followed: bool,
}
pub struct NextPortionBorrowed<'a> {
    pub number: i64,
    pub users: crate::ArrayIterator<'a, uuid::Uuid>,
    pub r#type: &'a str,
    pub is_followed: bool,
}
impl<'a> From<NextPortionBorrowed<'a>> for NextPortion {
    fn from(
        NextPortionBorrowed {
            number,
            users,
            r#type,
            is_followed,
        }: NextPortionBorrowed<'a>,
    ) -> Self {
        Self {
            number,
            users: users.map(|v| v).collect(),
            r#type: r#type.into(),
            is_followed,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Job {
    pub total: i32,
    pub done: i32,
    pub added: i32,
    pub removed: i32,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub finished_at: Option<chrono::DateTime<chrono::Utc>>,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct LockAssignmentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockAssignmentsBorrowed, tokio_postgres::Error>,
    mapper: fn(LockAssignmentsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockAssignmentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockAssignmentsBorrowed) -> R) -> LockAssignmentsQuery<'c, 'a, 's, C, R, N> {
        LockAssignmentsQuery {
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
pub struct UnsettledQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UnsettledBorrowed, tokio_postgres::Error>,
    mapper: fn(UnsettledBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UnsettledQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UnsettledBorrowed) -> R) -> UnsettledQuery<'c, 'a, 's, C, R, N> {
        UnsettledQuery {
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
pub struct ContainersOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ContainersOfBorrowed, tokio_postgres::Error>,
    mapper: fn(ContainersOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ContainersOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ContainersOfBorrowed) -> R) -> ContainersOfQuery<'c, 'a, 's, C, R, N> {
        ContainersOfQuery {
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
pub struct OwnQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Own, tokio_postgres::Error>,
    mapper: fn(Own) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OwnQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Own) -> R) -> OwnQuery<'c, 'a, 's, C, R, N> {
        OwnQuery {
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
pub struct SourcesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SourcesBorrowed, tokio_postgres::Error>,
    mapper: fn(SourcesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SourcesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SourcesBorrowed) -> R) -> SourcesQuery<'c, 'a, 's, C, R, N> {
        SourcesQuery {
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
pub struct RemainingSourcesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RemainingSources, tokio_postgres::Error>,
    mapper: fn(RemainingSources) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RemainingSourcesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RemainingSources) -> R) -> RemainingSourcesQuery<'c, 'a, 's, C, R, N> {
        RemainingSourcesQuery {
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
pub struct NextPortionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NextPortionBorrowed, tokio_postgres::Error>,
    mapper: fn(NextPortionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NextPortionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NextPortionBorrowed) -> R) -> NextPortionQuery<'c, 'a, 's, C, R, N> {
        NextPortionQuery {
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
pub struct JobQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Job, tokio_postgres::Error>,
    mapper: fn(Job) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> JobQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Job) -> R) -> JobQuery<'c, 'a, 's, C, R, N> {
        JobQuery {
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
pub struct LockAssignmentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_assignments() -> LockAssignmentsStmt {
    LockAssignmentsStmt(
        "select turn, set_config('jit', 'off', true) as jit from assigning for update",
        None,
    )
}
impl LockAssignmentsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> LockAssignmentsQuery<'c, 'a, 's, C, LockAssignments, 0> {
        LockAssignmentsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockAssignmentsBorrowed, tokio_postgres::Error> {
                Ok(LockAssignmentsBorrowed {
                    turn: row.try_get(0)?,
                    jit: row.try_get(1)?,
                })
            },
            mapper: |it| LockAssignments::from(it),
        }
    }
}
pub struct CompleteSourcesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn complete_sources() -> CompleteSourcesStmt {
    CompleteSourcesStmt(
        "with incomplete as ( delete from assignment_sources where document_id is null returning user_course_id, kind, source_id, created_at ) insert into assignment_sources (type, document_id, user_id, kind, source_id, is_optional, created_at) select 'course', uc.course_id, uc.user_id, s.kind, s.source_id, coalesce((select p.is_optional from permissions p where s.kind = 'rule' and p.id::text = s.source_id), false), s.created_at from incomplete s join user_courses uc on uc.id = s.user_course_id where not exists ( select from user_courses later where later.user_id = uc.user_id and later.course_id = uc.course_id and later.cycle > uc.cycle) on conflict do nothing",
        None,
    )
}
impl CompleteSourcesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(&'s self, client: &'c C) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[]).await
    }
}
pub struct DocumentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn document() -> DocumentStmt {
    DocumentStmt(
        "select type, id, title, status, is_given, teams from assignables where type = $1 and id = $2",
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
        r#type: &'a T1,
        id: &'a uuid::Uuid,
    ) -> DocumentQuery<'c, 'a, 's, C, Document, 2> {
        DocumentQuery {
            client,
            params: [r#type, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DocumentBorrowed, tokio_postgres::Error> {
                Ok(DocumentBorrowed {
                    r#type: row.try_get(0)?,
                    id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    status: row.try_get(3)?,
                    is_given: row.try_get(4)?,
                    teams: row.try_get(5)?,
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
        self.bind(client, &params.r#type, &params.id)
    }
}
pub struct DifferingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn differing() -> DifferingStmt {
    DifferingStmt(
        "with sides as ( select distinct pp.user_id, pp.permission_id::text as source_id, pp.is_optional, true as is_wanted from permission_people pp where pp.type = $1 and pp.document_id = $2 union all select s.user_id, s.source_id, s.is_optional, false from assignment_sources s where s.type = $1 and s.document_id = $2 and s.kind = 'rule' ) select user_id from ( select user_id from sides group by user_id, source_id having case when count(*) = 2 then bool_or(is_optional) <> bool_and(is_optional) else bool_or(not (is_wanted and is_optional)) end ) as differing group by user_id order by user_id",
        None,
    )
}
impl DifferingStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, DifferingParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for DifferingStmt
{
    fn params(&'s self, client: &'c C, params: &'a DifferingParams<T1>) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.r#type, &params.document_id)
    }
}
pub struct OutstandingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn outstanding() -> OutstandingStmt {
    OutstandingStmt(
        "with shown as materialized ( select id from assignables where is_given and ($1::uuid is null or id = $1) ), wanted as materialized ( select distinct pp.user_id, pp.type, pp.document_id, pp.permission_id::text as source_id, pp.is_optional from permission_people pp where ($1 is null or pp.document_id = $1) and coalesce(pp.document_id in (select id from shown), false) and pp.user_team_id = any(array( select ut.id from unnest($2::uuid[]) as person (id) cross join lateral (select ut.id from user_teams ut where ut.user_id = person.id offset 0) as ut)) ), held as materialized ( select source.* from unnest($2::uuid[]) as person (id) cross join lateral ( select s.user_id, s.type, s.document_id, s.kind, s.source_id, s.is_optional from assignment_sources s where s.user_id = person.id and ($1 is null or s.document_id = $1) offset 0) as source where coalesce(source.document_id in (select id from shown), false) ), sources as ( select user_id, type, document_id, kind, source_id, bool_or(is_held) as is_held, bool_or(is_wanted) and (bool_or(is_held) or not bool_or(is_optional)) as is_wanted, bool_or(is_optional) filter (where is_wanted) as is_optional, bool_or(is_optional) filter (where is_held) as was_optional from ( select user_id, type, document_id, 'rule' as kind, source_id, true as is_wanted, false as is_held, is_optional from wanted union all select user_id, type, document_id, kind, source_id, kind <> 'rule', true, is_optional from held ) as each group by user_id, type, document_id, kind, source_id ), outcome as ( select user_id, type, document_id, bool_or(is_held) as was_held, bool_or(is_wanted) as is_held, coalesce(bool_and(is_optional) filter (where is_wanted), false) as is_optional, coalesce(bool_and(was_optional) filter (where is_held), false) as was_optional, array_agg(source_id order by source_id) filter (where is_wanted and (not is_held or is_optional <> was_optional)) as given, array_agg(is_optional order by source_id) filter (where is_wanted and (not is_held or is_optional <> was_optional)) as optionals, array_agg(source_id) filter (where is_held and not is_wanted) as taken from sources group by user_id, type, document_id ) select user_id, type, document_id, was_held, is_held, was_optional, is_optional, given, optionals, taken from outcome where given is not null or taken is not null order by type, document_id, user_id",
        None,
    )
}
impl OutstandingStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        document_id: &'a Option<uuid::Uuid>,
        users: &'a T1,
    ) -> UnsettledQuery<'c, 'a, 's, C, Unsettled, 2> {
        UnsettledQuery {
            client,
            params: [document_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UnsettledBorrowed, tokio_postgres::Error> {
                Ok(UnsettledBorrowed {
                    user_id: row.try_get(0)?,
                    r#type: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    was_held: row.try_get(3)?,
                    is_held: row.try_get(4)?,
                    was_optional: row.try_get(5)?,
                    is_optional: row.try_get(6)?,
                    given: row.try_get(7)?,
                    optionals: row.try_get(8)?,
                    taken: row.try_get(9)?,
                })
            },
            mapper: |it| Unsettled::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, OutstandingParams<T1>, UnsettledQuery<'c, 'a, 's, C, Unsettled, 2>, C>
    for OutstandingStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OutstandingParams<T1>,
    ) -> UnsettledQuery<'c, 'a, 's, C, Unsettled, 2> {
        self.bind(client, &params.document_id, &params.users)
    }
}
pub struct OutstandingContentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn outstanding_contents() -> OutstandingContentsStmt {
    OutstandingContentsStmt(
        "with holding as materialized ( select source.user_id, source.document_id, bool_and(source.is_optional) as is_optional from unnest((select $1::uuid[])) as person (id) cross join lateral ( select s.user_id, s.document_id, s.is_optional from assignment_sources s where s.user_id = person.id and s.type = $2::text and s.document_id = any((select $3::uuid[])::uuid[]) offset 0) as source group by source.user_id, source.document_id ), shown as materialized ( select id from assignables where is_given ), wanted as materialized ( select h.user_id, c.type, c.document_id, c.container_id::text as source_id, c.is_optional or h.is_optional as is_optional from holding h join assignment_contents c on c.container_type = $2 and c.container_id = h.document_id where c.document_id in (select id from shown) ), concerned as materialized ( select user_id, type, document_id from wanted union select source.user_id, source.type, source.document_id from unnest((select $1)) as person (id) cross join lateral ( select s.user_id, s.type, s.document_id from assignment_sources s where s.user_id = person.id and s.kind = $2 and s.source_id = any((select $4::text[])::text[]) offset 0) as source where source.document_id in (select id from shown) ), held as materialized ( select source.* from concerned c cross join lateral ( select s.user_id, s.type, s.document_id, s.kind, s.source_id, s.is_optional from assignment_sources s where s.user_id = c.user_id and s.document_id = c.document_id and s.type = c.type offset 0) as source ), sources as ( select user_id, type, document_id, kind, source_id, bool_or(is_wanted) as is_wanted, bool_or(is_held) as is_held, bool_or(is_optional) filter (where is_wanted) as is_optional, bool_or(is_optional) filter (where is_held) as was_optional from ( select user_id, type, document_id, $2 as kind, source_id, true as is_wanted, false as is_held, is_optional from wanted union all select user_id, type, document_id, kind, source_id, kind <> $2 or source_id <> all($4::text[]) or exists (select from containers_keeping k where k.type = kind and k.id = source_id), true, is_optional from held ) as each group by user_id, type, document_id, kind, source_id ), outcome as ( select user_id, type, document_id, bool_or(is_held) as was_held, bool_or(is_wanted) as is_held, coalesce(bool_and(is_optional) filter (where is_wanted), false) as is_optional, coalesce(bool_and(was_optional) filter (where is_held), false) as was_optional, array_agg(source_id order by source_id) filter (where is_wanted and (not is_held or is_optional <> was_optional)) as given, array_agg(is_optional order by source_id) filter (where is_wanted and (not is_held or is_optional <> was_optional)) as optionals, array_agg(source_id) filter (where is_held and not is_wanted) as taken from sources group by user_id, type, document_id ) select user_id, type, document_id, was_held, is_held, was_optional, is_optional, given, optionals, taken from outcome where given is not null or taken is not null order by type, document_id, user_id",
        None,
    )
}
impl OutstandingContentsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
    >(
        &'s self,
        client: &'c C,
        users: &'a T1,
        kind: &'a T2,
        containers: &'a T3,
        names: &'a T5,
    ) -> UnsettledQuery<'c, 'a, 's, C, Unsettled, 4> {
        UnsettledQuery {
            client,
            params: [users, kind, containers, names],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UnsettledBorrowed, tokio_postgres::Error> {
                Ok(UnsettledBorrowed {
                    user_id: row.try_get(0)?,
                    r#type: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    was_held: row.try_get(3)?,
                    is_held: row.try_get(4)?,
                    was_optional: row.try_get(5)?,
                    is_optional: row.try_get(6)?,
                    given: row.try_get(7)?,
                    optionals: row.try_get(8)?,
                    taken: row.try_get(9)?,
                })
            },
            mapper: |it| Unsettled::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        OutstandingContentsParams<T1, T2, T3, T4, T5>,
        UnsettledQuery<'c, 'a, 's, C, Unsettled, 4>,
        C,
    > for OutstandingContentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OutstandingContentsParams<T1, T2, T3, T4, T5>,
    ) -> UnsettledQuery<'c, 'a, 's, C, Unsettled, 4> {
        self.bind(client, &params.users, &params.kind, &params.containers, &params.names)
    }
}
pub struct DifferingContentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn differing_contents() -> DifferingContentsStmt {
    DifferingContentsStmt(
        "with contents as ( select container_type, container_id, type, document_id, is_optional from assignment_contents where (container_type = $1 and container_id = $2) or (type = $1 and document_id = $2) ), containers as ( select container_type, container_id from contents union select $1, $2 ), holders as ( select s.user_id, s.type, s.document_id, bool_and(s.is_optional) as is_optional from containers c join assignment_sources s on s.document_id = c.container_id and s.type = c.container_type group by s.user_id, s.type, s.document_id ), sides as ( select h.user_id, c.type, c.document_id, h.type as kind, h.document_id::text as source_id, c.is_optional or h.is_optional as is_optional, 1 as weight from holders h join contents c on c.container_type = h.type and c.container_id = h.document_id union all select s.user_id, s.type, s.document_id, s.kind, s.source_id, s.is_optional, -1 from assignment_sources s where s.kind = $1 and s.source_id = $2::uuid::text union all select s.user_id, s.type, s.document_id, s.kind, s.source_id, s.is_optional, -1 from assignment_sources s where s.type = $1 and s.document_id = $2 and s.kind not in ('rule', 'hand', 'manager', 'self', 'trigger') ) select differing.user_id from ( select user_id, type, document_id from sides group by user_id, type, document_id, kind, source_id, is_optional having sum(weight) > 0 or (sum(weight) < 0 and not exists (select from containers_keeping k where k.type = kind and k.id = source_id)) ) as differing where exists (select 1 from assignables a where a.type = differing.type and a.id = differing.document_id and a.is_given) group by differing.user_id order by differing.user_id",
        None,
    )
}
impl DifferingContentsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        DifferingContentsParams<T1>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>,
        C,
    > for DifferingContentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DifferingContentsParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.r#type, &params.document_id)
    }
}
pub struct ContainersOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn containers_of() -> ContainersOfStmt {
    ContainersOfStmt(
        "select container_type as type, container_id as id from assignment_contents where type = $1 and document_id = $2 union select $1, $2 order by 1, 2",
        None,
    )
}
impl ContainersOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> ContainersOfQuery<'c, 'a, 's, C, ContainersOf, 2> {
        ContainersOfQuery {
            client,
            params: [r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ContainersOfBorrowed, tokio_postgres::Error> {
                Ok(ContainersOfBorrowed {
                    r#type: row.try_get(0)?,
                    id: row.try_get(1)?,
                })
            },
            mapper: |it| ContainersOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        ContainersOfParams<T1>,
        ContainersOfQuery<'c, 'a, 's, C, ContainersOf, 2>,
        C,
    > for ContainersOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ContainersOfParams<T1>,
    ) -> ContainersOfQuery<'c, 'a, 's, C, ContainersOf, 2> {
        self.bind(client, &params.r#type, &params.document_id)
    }
}
pub struct AddSourcesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_sources() -> AddSourcesStmt {
    AddSourcesStmt(
        "insert into assignment_sources (type, document_id, user_id, kind, source_id, is_optional, created_at) select x.type, x.document_id, x.user_id, $1, x.source_id, x.is_optional, $2::timestamptz from unnest($3::text[], $4::uuid[], $5::uuid[], $6::text[], $7::boolean[]) as x (type, document_id, user_id, source_id, is_optional) on conflict (user_id, document_id, type, kind, source_id) do update set is_optional = excluded.is_optional",
        None,
    )
}
impl AddSourcesStmt {
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
        T5: crate::ArraySql<Item = uuid::Uuid>,
        T6: crate::StringSql,
        T7: crate::ArraySql<Item = T6>,
        T8: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        types: &'a T3,
        documents: &'a T4,
        users: &'a T5,
        sources: &'a T7,
        optionals: &'a T8,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[kind, now, types, documents, users, sources, optionals],
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
    T5: crate::ArraySql<Item = uuid::Uuid>,
    T6: crate::StringSql,
    T7: crate::ArraySql<Item = T6>,
    T8: crate::ArraySql<Item = bool>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        AddSourcesParams<T1, T2, T3, T4, T5, T6, T7, T8>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for AddSourcesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a AddSourcesParams<T1, T2, T3, T4, T5, T6, T7, T8>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.kind,
            &params.now,
            &params.types,
            &params.documents,
            &params.users,
            &params.sources,
            &params.optionals,
        ))
    }
}
pub struct RemoveSourcesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn remove_sources() -> RemoveSourcesStmt {
    RemoveSourcesStmt(
        "delete from assignment_sources s using unnest($1::uuid[], $2::uuid[], $3::text[]) as x (document_id, user_id, source_id) where s.user_id = x.user_id and s.document_id = x.document_id and s.kind = $4 and s.source_id = x.source_id",
        None,
    )
}
impl RemoveSourcesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        documents: &'a T1,
        users: &'a T2,
        sources: &'a T4,
        kind: &'a T5,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[documents, users, sources, kind])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RemoveSourcesParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RemoveSourcesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RemoveSourcesParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.documents, &params.users, &params.sources, &params.kind))
    }
}
pub struct OwnStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own() -> OwnStmt {
    OwnStmt(
        "select coalesce((select a.is_given from assignables a where a.type = $1 and a.id = $2), false) as is_given, exists ( select from permission_people pp where pp.user_id = $3 and pp.type = $1 and pp.document_id = $2 and pp.is_optional) as is_offered, count(s.*) as sources, count(*) filter (where s.kind = 'self' or (s.kind = 'rule' and s.is_optional)) as own from (select) as always left join assignment_sources s on s.user_id = $3 and s.type = $1 and s.document_id = $2",
        None,
    )
}
impl OwnStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> OwnQuery<'c, 'a, 's, C, Own, 3> {
        OwnQuery {
            client,
            params: [r#type, document_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Own, tokio_postgres::Error> {
                Ok(Own {
                    is_given: row.try_get(0)?,
                    is_offered: row.try_get(1)?,
                    sources: row.try_get(2)?,
                    own: row.try_get(3)?,
                })
            },
            mapper: |it| Own::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OwnParams<T1>, OwnQuery<'c, 'a, 's, C, Own, 3>, C> for OwnStmt
{
    fn params(&'s self, client: &'c C, params: &'a OwnParams<T1>) -> OwnQuery<'c, 'a, 's, C, Own, 3> {
        self.bind(client, &params.r#type, &params.document_id, &params.user_id)
    }
}
pub struct EnrolStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn enrol() -> EnrolStmt {
    EnrolStmt(
        "insert into assignment_sources (type, document_id, user_id, kind, source_id, is_optional, created_at) values ($1, $2, $3, 'self', $3::uuid::text, true, $4) on conflict (user_id, document_id, type, kind, source_id) do nothing",
        None,
    )
}
impl EnrolStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[r#type, document_id, user_id, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        EnrolParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for EnrolStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a EnrolParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.r#type,
            &params.document_id,
            &params.user_id,
            &params.now,
        ))
    }
}
pub struct LeaveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn leave() -> LeaveStmt {
    LeaveStmt(
        "delete from assignment_sources where user_id = $1 and type = $2 and document_id = $3 and (kind = 'self' or (kind = 'rule' and is_optional))",
        None,
    )
}
impl LeaveStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[user_id, r#type, document_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        LeaveParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for LeaveStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a LeaveParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.user_id, &params.r#type, &params.document_id))
    }
}
pub struct SourcesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sources() -> SourcesStmt {
    SourcesStmt(
        "select kind, source_id from assignment_sources where user_id = $1 and type = $2 and document_id = $3 order by kind, source_id",
        None,
    )
}
impl SourcesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> SourcesQuery<'c, 'a, 's, C, Sources, 3> {
        SourcesQuery {
            client,
            params: [user_id, r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SourcesBorrowed, tokio_postgres::Error> {
                Ok(SourcesBorrowed {
                    kind: row.try_get(0)?,
                    source_id: row.try_get(1)?,
                })
            },
            mapper: |it| Sources::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, SourcesParams<T1>, SourcesQuery<'c, 'a, 's, C, Sources, 3>, C>
    for SourcesStmt
{
    fn params(&'s self, client: &'c C, params: &'a SourcesParams<T1>) -> SourcesQuery<'c, 'a, 's, C, Sources, 3> {
        self.bind(client, &params.user_id, &params.r#type, &params.document_id)
    }
}
pub struct HoldersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn holders() -> HoldersStmt {
    HoldersStmt(
        "select distinct s.user_id from assignment_sources s where s.type = $1 and s.document_id = $2 and s.user_id = any($3::uuid[])",
        None,
    )
}
impl HoldersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
        users: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [r#type, document_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, HoldersParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for HoldersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a HoldersParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.r#type, &params.document_id, &params.users)
    }
}
pub struct GiveOtherStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn give_other() -> GiveOtherStmt {
    GiveOtherStmt(
        "insert into assignment_sources as s (type, document_id, user_id, kind, source_id, is_optional, created_at, due_at) select $1, $2, person.id, $3, $4, false, $5, $6 from unnest($7::uuid[]) as person (id) on conflict (user_id, document_id, type, kind, source_id) do update set due_at = excluded.due_at where excluded.due_at is not null and excluded.due_at is distinct from s.due_at",
        None,
    )
}
impl GiveOtherStmt {
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
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
        kind: &'a T2,
        source_id: &'a T3,
        now: &'a chrono::DateTime<chrono::Utc>,
        due_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        users: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[r#type, document_id, kind, source_id, now, due_at, users],
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
    T4: crate::ArraySql<Item = uuid::Uuid>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        GiveOtherParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for GiveOtherStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a GiveOtherParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.r#type,
            &params.document_id,
            &params.kind,
            &params.source_id,
            &params.now,
            &params.due_at,
            &params.users,
        ))
    }
}
pub struct TakeOtherStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_other() -> TakeOtherStmt {
    TakeOtherStmt(
        "delete from assignment_sources s where s.type = $1 and s.document_id = $2 and s.user_id = any($3::uuid[]) and s.kind = any($4::text[]) and ($5::text is null or s.source_id = $5) returning s.user_id",
        None,
    )
}
impl TakeOtherStmt {
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
        T2: crate::ArraySql<Item = uuid::Uuid>,
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
        users: &'a T2,
        kinds: &'a T4,
        source_id: &'a Option<T5>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 5> {
        UuidUuidQuery {
            client,
            params: [r#type, document_id, users, kinds, source_id],
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
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        TakeOtherParams<T1, T2, T3, T4, T5>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 5>,
        C,
    > for TakeOtherStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TakeOtherParams<T1, T2, T3, T4, T5>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 5> {
        self.bind(
            client,
            &params.r#type,
            &params.document_id,
            &params.users,
            &params.kinds,
            &params.source_id,
        )
    }
}
pub struct RemainingSourcesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn remaining_sources() -> RemainingSourcesStmt {
    RemainingSourcesStmt(
        "select s.user_id, bool_and(s.is_optional) as is_optional from assignment_sources s where s.type = $1 and s.document_id = $2 and s.user_id = any($3::uuid[]) group by s.user_id",
        None,
    )
}
impl RemainingSourcesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
        users: &'a T2,
    ) -> RemainingSourcesQuery<'c, 'a, 's, C, RemainingSources, 3> {
        RemainingSourcesQuery {
            client,
            params: [r#type, document_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RemainingSources, tokio_postgres::Error> {
                Ok(RemainingSources {
                    user_id: row.try_get(0)?,
                    is_optional: row.try_get(1)?,
                })
            },
            mapper: |it| RemainingSources::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RemainingSourcesParams<T1, T2>,
        RemainingSourcesQuery<'c, 'a, 's, C, RemainingSources, 3>,
        C,
    > for RemainingSourcesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RemainingSourcesParams<T1, T2>,
    ) -> RemainingSourcesQuery<'c, 'a, 's, C, RemainingSources, 3> {
        self.bind(client, &params.r#type, &params.document_id, &params.users)
    }
}
pub struct CreateJobStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_job() -> CreateJobStmt {
    CreateJobStmt(
        "insert into assignment_jobs (course_id, type, total, started_at) values ($1, $2, $3, $4) on conflict (course_id) do update set total = excluded.total, done = 0, added = 0, removed = 0, started_at = excluded.started_at, finished_at = null",
        None,
    )
}
impl CreateJobStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
        r#type: &'a T1,
        total: &'a i32,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[document_id, r#type, total, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateJobParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateJobStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateJobParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.document_id, &params.r#type, &params.total, &params.now))
    }
}
pub struct DropPortionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_portions() -> DropPortionsStmt {
    DropPortionsStmt("delete from assignment_portions where course_id = $1", None)
}
impl DropPortionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[document_id]).await
    }
}
pub struct StorePortionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_portions() -> StorePortionsStmt {
    StorePortionsStmt(
        "insert into assignment_portions (course_id, number, users) select $1, (person.number - 1) / $2::bigint, array_agg(person.id order by person.number) from unnest($3::uuid[]) with ordinality as person (id, number) group by (person.number - 1) / $2",
        None,
    )
}
impl StorePortionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
        size: &'a i64,
        users: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[document_id, size, users])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StorePortionsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StorePortionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StorePortionsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.document_id, &params.size, &params.users))
    }
}
pub struct NextPortionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_portion() -> NextPortionStmt {
    NextPortionStmt(
        "select p.number, p.users, j.type, p.number < (select max(number) from assignment_portions where course_id = $1) as is_followed from assignment_portions p join assignment_jobs j on j.course_id = p.course_id where p.course_id = $1 order by p.number limit 1",
        None,
    )
}
impl NextPortionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
    ) -> NextPortionQuery<'c, 'a, 's, C, NextPortion, 1> {
        NextPortionQuery {
            client,
            params: [document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NextPortionBorrowed, tokio_postgres::Error> {
                Ok(NextPortionBorrowed {
                    number: row.try_get(0)?,
                    users: row.try_get(1)?,
                    r#type: row.try_get(2)?,
                    is_followed: row.try_get(3)?,
                })
            },
            mapper: |it| NextPortion::from(it),
        }
    }
}
pub struct DropPortionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_portion() -> DropPortionStmt {
    DropPortionStmt(
        "delete from assignment_portions where course_id = $1 and number = $2",
        None,
    )
}
impl DropPortionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
        number: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[document_id, number])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DropPortionParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DropPortionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DropPortionParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.document_id, &params.number))
    }
}
pub struct JobProgressedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_progressed() -> JobProgressedStmt {
    JobProgressedStmt(
        "update assignment_jobs set done = done + $1, added = added + $2, removed = removed + $3, finished_at = case when $4 then $5::timestamptz end where course_id = $6",
        None,
    )
}
impl JobProgressedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        people: &'a i32,
        added: &'a i32,
        removed: &'a i32,
        finished: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
        document_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[people, added, removed, finished, now, document_id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        JobProgressedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for JobProgressedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a JobProgressedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.people,
            &params.added,
            &params.removed,
            &params.finished,
            &params.now,
            &params.document_id,
        ))
    }
}
pub struct EndJobStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_job() -> EndJobStmt {
    EndJobStmt(
        "update assignment_jobs set done = total, added = added + $1, removed = removed + $2, finished_at = $3 where course_id = $4 and finished_at is null",
        None,
    )
}
impl EndJobStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        added: &'a i32,
        removed: &'a i32,
        now: &'a chrono::DateTime<chrono::Utc>,
        document_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[added, removed, now, document_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        EndJobParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for EndJobStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a EndJobParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.added, &params.removed, &params.now, &params.document_id))
    }
}
pub struct JobStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job() -> JobStmt {
    JobStmt(
        "select total, done, added, removed, started_at, finished_at from assignment_jobs where course_id = $1 and type = $2",
        None,
    )
}
impl JobStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
        r#type: &'a T1,
    ) -> JobQuery<'c, 'a, 's, C, Job, 2> {
        JobQuery {
            client,
            params: [document_id, r#type],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Job, tokio_postgres::Error> {
                Ok(Job {
                    total: row.try_get(0)?,
                    done: row.try_get(1)?,
                    added: row.try_get(2)?,
                    removed: row.try_get(3)?,
                    started_at: row.try_get(4)?,
                    finished_at: row.try_get(5)?,
                })
            },
            mapper: |it| Job::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, JobParams<T1>, JobQuery<'c, 'a, 's, C, Job, 2>, C> for JobStmt
{
    fn params(&'s self, client: &'c C, params: &'a JobParams<T1>) -> JobQuery<'c, 'a, 's, C, Job, 2> {
        self.bind(client, &params.document_id, &params.r#type)
    }
}
