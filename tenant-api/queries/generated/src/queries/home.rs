// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct PublishedParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub kind: T2,
}
#[derive(Debug)]
pub struct DraftParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub kind: T2,
}
#[derive(Debug)]
pub struct CreateDraftParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql> {
    pub team_id: T1,
    pub kind: T2,
    pub draft: T3,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct LockDraftParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub kind: T2,
}
#[derive(Debug)]
pub struct StoreDraftParams<T1: crate::JsonSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub draft: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub team_id: T2,
    pub kind: T3,
}
#[derive(Debug)]
pub struct InsertVersionParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub kind: T2,
    pub version: i32,
    pub widgets: T3,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct PublishDraftParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub version: i32,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub team_id: T1,
    pub kind: T2,
}
#[derive(Debug)]
pub struct VersionsParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub kind: T2,
}
#[derive(Debug)]
pub struct OneVersionParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct HiddenWidgetsParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub kind: T2,
}
#[derive(Debug)]
pub struct HideWidgetParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub kind: T2,
    pub widget_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ShowWidgetParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub kind: T2,
    pub widget_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Published {
    pub widgets: serde_json::Value,
    pub version: i32,
    pub published_at: chrono::DateTime<chrono::Utc>,
}
pub struct PublishedBorrowed<'a> {
    pub widgets: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub version: i32,
    pub published_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<PublishedBorrowed<'a>> for Published {
    fn from(
        PublishedBorrowed {
            widgets,
            version,
            published_at,
        }: PublishedBorrowed<'a>,
    ) -> Self {
        Self {
            widgets: serde_json::from_str(widgets.0.get()).unwrap(),
            version,
            published_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    pub draft: serde_json::Value,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub version: Option<i32>,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_live: bool,
    pub changed_by_name: Option<String>,
}
pub struct DraftBorrowed<'a> {
    pub draft: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub version: Option<i32>,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_live: bool,
    pub changed_by_name: Option<&'a str>,
}
impl<'a> From<DraftBorrowed<'a>> for Draft {
    fn from(
        DraftBorrowed {
            draft,
            revision,
            changed_at,
            version,
            published_at,
            is_live,
            changed_by_name,
        }: DraftBorrowed<'a>,
    ) -> Self {
        Self {
            draft: serde_json::from_str(draft.0.get()).unwrap(),
            revision,
            changed_at,
            version,
            published_at,
            is_live,
            changed_by_name: changed_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockDraft {
    pub draft: serde_json::Value,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub version: Option<i32>,
    pub changed_by_name: Option<String>,
}
pub struct LockDraftBorrowed<'a> {
    pub draft: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub version: Option<i32>,
    pub changed_by_name: Option<&'a str>,
}
impl<'a> From<LockDraftBorrowed<'a>> for LockDraft {
    fn from(
        LockDraftBorrowed {
            draft,
            revision,
            changed_at,
            version,
            changed_by_name,
        }: LockDraftBorrowed<'a>,
    ) -> Self {
        Self {
            draft: serde_json::from_str(draft.0.get()).unwrap(),
            revision,
            changed_at,
            version,
            changed_by_name: changed_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Versions {
    pub id: uuid::Uuid,
    pub version: i32,
    pub published_at: chrono::DateTime<chrono::Utc>,
    pub widgets: i32,
    pub published_by_name: Option<String>,
}
pub struct VersionsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub version: i32,
    pub published_at: chrono::DateTime<chrono::Utc>,
    pub widgets: i32,
    pub published_by_name: Option<&'a str>,
}
impl<'a> From<VersionsBorrowed<'a>> for Versions {
    fn from(
        VersionsBorrowed {
            id,
            version,
            published_at,
            widgets,
            published_by_name,
        }: VersionsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            version,
            published_at,
            widgets,
            published_by_name: published_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneVersion {
    pub kind: String,
    pub version: i32,
    pub widgets: serde_json::Value,
    pub published_at: chrono::DateTime<chrono::Utc>,
}
pub struct OneVersionBorrowed<'a> {
    pub kind: &'a str,
    pub version: i32,
    pub widgets: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub published_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<OneVersionBorrowed<'a>> for OneVersion {
    fn from(
        OneVersionBorrowed {
            kind,
            version,
            widgets,
            published_at,
        }: OneVersionBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            version,
            widgets: serde_json::from_str(widgets.0.get()).unwrap(),
            published_at,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct PublishedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PublishedBorrowed, tokio_postgres::Error>,
    mapper: fn(PublishedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PublishedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PublishedBorrowed) -> R) -> PublishedQuery<'c, 'a, 's, C, R, N> {
        PublishedQuery {
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
pub struct DraftQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DraftBorrowed, tokio_postgres::Error>,
    mapper: fn(DraftBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DraftQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DraftBorrowed) -> R) -> DraftQuery<'c, 'a, 's, C, R, N> {
        DraftQuery {
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
pub struct LockDraftQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockDraftBorrowed, tokio_postgres::Error>,
    mapper: fn(LockDraftBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockDraftQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockDraftBorrowed) -> R) -> LockDraftQuery<'c, 'a, 's, C, R, N> {
        LockDraftQuery {
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
pub struct VersionsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VersionsBorrowed, tokio_postgres::Error>,
    mapper: fn(VersionsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VersionsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VersionsBorrowed) -> R) -> VersionsQuery<'c, 'a, 's, C, R, N> {
        VersionsQuery {
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
pub struct OneVersionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneVersionBorrowed, tokio_postgres::Error>,
    mapper: fn(OneVersionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneVersionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneVersionBorrowed) -> R) -> OneVersionQuery<'c, 'a, 's, C, R, N> {
        OneVersionQuery {
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
pub struct PublishedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn published() -> PublishedStmt {
    PublishedStmt(
        "select v.widgets, v.version, v.published_at from team_widgets w join team_widget_versions v on v.team_id = w.team_id and v.kind = w.kind and v.version = w.version where w.team_id = $1 and w.kind = $2",
        None,
    )
}
impl PublishedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kind: &'a T2,
    ) -> PublishedQuery<'c, 'a, 's, C, Published, 2> {
        PublishedQuery {
            client,
            params: [team_id, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PublishedBorrowed, tokio_postgres::Error> {
                Ok(PublishedBorrowed {
                    widgets: row.try_get(0)?,
                    version: row.try_get(1)?,
                    published_at: row.try_get(2)?,
                })
            },
            mapper: |it| Published::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PublishedParams<T1, T2>, PublishedQuery<'c, 'a, 's, C, Published, 2>, C>
    for PublishedStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a PublishedParams<T1, T2>,
    ) -> PublishedQuery<'c, 'a, 's, C, Published, 2> {
        self.bind(client, &params.team_id, &params.kind)
    }
}
pub struct DraftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn draft() -> DraftStmt {
    DraftStmt(
        "select w.draft, w.revision, w.changed_at, w.version, v.published_at, coalesce(v.widgets = w.draft, false) as is_live, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = w.changed_by order by u.id limit 1) as changed_by_name from team_widgets w left join team_widget_versions v on v.team_id = w.team_id and v.kind = w.kind and v.version = w.version where w.team_id = $1 and w.kind = $2",
        None,
    )
}
impl DraftStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kind: &'a T2,
    ) -> DraftQuery<'c, 'a, 's, C, Draft, 2> {
        DraftQuery {
            client,
            params: [team_id, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DraftBorrowed, tokio_postgres::Error> {
                Ok(DraftBorrowed {
                    draft: row.try_get(0)?,
                    revision: row.try_get(1)?,
                    changed_at: row.try_get(2)?,
                    version: row.try_get(3)?,
                    published_at: row.try_get(4)?,
                    is_live: row.try_get(5)?,
                    changed_by_name: row.try_get(6)?,
                })
            },
            mapper: |it| Draft::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, DraftParams<T1, T2>, DraftQuery<'c, 'a, 's, C, Draft, 2>, C>
    for DraftStmt
{
    fn params(&'s self, client: &'c C, params: &'a DraftParams<T1, T2>) -> DraftQuery<'c, 'a, 's, C, Draft, 2> {
        self.bind(client, &params.team_id, &params.kind)
    }
}
pub struct CreateDraftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_draft() -> CreateDraftStmt {
    CreateDraftStmt(
        "insert into team_widgets (team_id, kind, draft, revision, changed_by, changed_at) values ($1, $2, $3, 0, $4, $5) on conflict (team_id, kind) do nothing",
        None,
    )
}
impl CreateDraftStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kind: &'a T2,
        draft: &'a T3,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[team_id, kind, draft, by, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateDraftParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateDraftStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateDraftParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.team_id,
            &params.kind,
            &params.draft,
            &params.by,
            &params.now,
        ))
    }
}
pub struct LockDraftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_draft() -> LockDraftStmt {
    LockDraftStmt(
        "select w.draft, w.revision, w.changed_at, w.version, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = w.changed_by order by u.id limit 1) as changed_by_name from team_widgets w where w.team_id = $1 and w.kind = $2 for no key update of w",
        None,
    )
}
impl LockDraftStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kind: &'a T2,
    ) -> LockDraftQuery<'c, 'a, 's, C, LockDraft, 2> {
        LockDraftQuery {
            client,
            params: [team_id, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockDraftBorrowed, tokio_postgres::Error> {
                Ok(LockDraftBorrowed {
                    draft: row.try_get(0)?,
                    revision: row.try_get(1)?,
                    changed_at: row.try_get(2)?,
                    version: row.try_get(3)?,
                    changed_by_name: row.try_get(4)?,
                })
            },
            mapper: |it| LockDraft::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockDraftParams<T1, T2>, LockDraftQuery<'c, 'a, 's, C, LockDraft, 2>, C>
    for LockDraftStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockDraftParams<T1, T2>,
    ) -> LockDraftQuery<'c, 'a, 's, C, LockDraft, 2> {
        self.bind(client, &params.team_id, &params.kind)
    }
}
pub struct StoreDraftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_draft() -> StoreDraftStmt {
    StoreDraftStmt(
        "update team_widgets set draft = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where team_id = $4 and kind = $5 returning revision",
        None,
    )
}
impl StoreDraftStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        draft: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T2,
        kind: &'a T3,
    ) -> I32Query<'c, 'a, 's, C, i32, 5> {
        I32Query {
            client,
            params: [draft, by, now, team_id, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, StoreDraftParams<T1, T2, T3>, I32Query<'c, 'a, 's, C, i32, 5>, C>
    for StoreDraftStmt
{
    fn params(&'s self, client: &'c C, params: &'a StoreDraftParams<T1, T2, T3>) -> I32Query<'c, 'a, 's, C, i32, 5> {
        self.bind(
            client,
            &params.draft,
            &params.by,
            &params.now,
            &params.team_id,
            &params.kind,
        )
    }
}
pub struct InsertVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_version() -> InsertVersionStmt {
    InsertVersionStmt(
        "insert into team_widget_versions (id, team_id, kind, version, widgets, published_by, published_at) values ($1, $2, $3, $4, $5, $6, $7)",
        None,
    )
}
impl InsertVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        kind: &'a T2,
        version: &'a i32,
        widgets: &'a T3,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, team_id, kind, version, widgets, by, now],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertVersionParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertVersionParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.kind,
            &params.version,
            &params.widgets,
            &params.by,
            &params.now,
        ))
    }
}
pub struct PublishDraftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn publish_draft() -> PublishDraftStmt {
    PublishDraftStmt(
        "update team_widgets set version = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where team_id = $4 and kind = $5 returning revision",
        None,
    )
}
impl PublishDraftStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        version: &'a i32,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T1,
        kind: &'a T2,
    ) -> I32Query<'c, 'a, 's, C, i32, 5> {
        I32Query {
            client,
            params: [version, by, now, team_id, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PublishDraftParams<T1, T2>, I32Query<'c, 'a, 's, C, i32, 5>, C>
    for PublishDraftStmt
{
    fn params(&'s self, client: &'c C, params: &'a PublishDraftParams<T1, T2>) -> I32Query<'c, 'a, 's, C, i32, 5> {
        self.bind(
            client,
            &params.version,
            &params.by,
            &params.now,
            &params.team_id,
            &params.kind,
        )
    }
}
pub struct VersionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn versions() -> VersionsStmt {
    VersionsStmt(
        "select v.id, v.version, v.published_at, jsonb_array_length(v.widgets) as widgets, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = v.published_by order by u.id limit 1) as published_by_name from team_widget_versions v where v.team_id = $1 and v.kind = $2 order by v.version desc limit 100",
        None,
    )
}
impl VersionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kind: &'a T2,
    ) -> VersionsQuery<'c, 'a, 's, C, Versions, 2> {
        VersionsQuery {
            client,
            params: [team_id, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<VersionsBorrowed, tokio_postgres::Error> {
                Ok(VersionsBorrowed {
                    id: row.try_get(0)?,
                    version: row.try_get(1)?,
                    published_at: row.try_get(2)?,
                    widgets: row.try_get(3)?,
                    published_by_name: row.try_get(4)?,
                })
            },
            mapper: |it| Versions::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, VersionsParams<T1, T2>, VersionsQuery<'c, 'a, 's, C, Versions, 2>, C>
    for VersionsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a VersionsParams<T1, T2>,
    ) -> VersionsQuery<'c, 'a, 's, C, Versions, 2> {
        self.bind(client, &params.team_id, &params.kind)
    }
}
pub struct OneVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_version() -> OneVersionStmt {
    OneVersionStmt(
        "select v.kind, v.version, v.widgets, v.published_at from team_widget_versions v where v.id = $1 and v.team_id = $2",
        None,
    )
}
impl OneVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> OneVersionQuery<'c, 'a, 's, C, OneVersion, 2> {
        OneVersionQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneVersionBorrowed, tokio_postgres::Error> {
                Ok(OneVersionBorrowed {
                    kind: row.try_get(0)?,
                    version: row.try_get(1)?,
                    widgets: row.try_get(2)?,
                    published_at: row.try_get(3)?,
                })
            },
            mapper: |it| OneVersion::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneVersionParams<T1>, OneVersionQuery<'c, 'a, 's, C, OneVersion, 2>, C>
    for OneVersionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OneVersionParams<T1>,
    ) -> OneVersionQuery<'c, 'a, 's, C, OneVersion, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct HiddenWidgetsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hidden_widgets() -> HiddenWidgetsStmt {
    HiddenWidgetsStmt(
        "select widget_id from user_team_widgets where user_id = $1 and team_id = $2 and kind = $3 order by hidden_at, widget_id",
        None,
    )
}
impl HiddenWidgetsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        kind: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [user_id, team_id, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        HiddenWidgetsParams<T1, T2>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>,
        C,
    > for HiddenWidgetsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a HiddenWidgetsParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.user_id, &params.team_id, &params.kind)
    }
}
pub struct HideWidgetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hide_widget() -> HideWidgetStmt {
    HideWidgetStmt(
        "insert into user_team_widgets (user_id, team_id, kind, widget_id, hidden_at) values ($1, $2, $3, $4, $5) on conflict (user_id, team_id, kind, widget_id) do nothing",
        None,
    )
}
impl HideWidgetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        kind: &'a T2,
        widget_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[user_id, team_id, kind, widget_id, now],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        HideWidgetParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for HideWidgetStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a HideWidgetParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.user_id,
            &params.team_id,
            &params.kind,
            &params.widget_id,
            &params.now,
        ))
    }
}
pub struct ShowWidgetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn show_widget() -> ShowWidgetStmt {
    ShowWidgetStmt(
        "delete from user_team_widgets where user_id = $1 and team_id = $2 and kind = $3 and widget_id = $4",
        None,
    )
}
impl ShowWidgetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        kind: &'a T2,
        widget_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[user_id, team_id, kind, widget_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ShowWidgetParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ShowWidgetStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ShowWidgetParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.user_id,
            &params.team_id,
            &params.kind,
            &params.widget_id,
        ))
    }
}
