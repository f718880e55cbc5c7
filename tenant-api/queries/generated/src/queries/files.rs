// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct InsertFileParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub id: uuid::Uuid,
    pub hash: T1,
    pub kind: T2,
    pub media_type: T3,
    pub size: i64,
    pub name: T4,
    pub width: Option<i32>,
    pub height: Option<i32>,
    pub created_by: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct DropFileParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub kind: T1,
}
#[derive(Debug)]
pub struct MarkUnusedParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub before: chrono::DateTime<chrono::Utc>,
    pub elsewhere: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct LockUnusedParams {
    pub before: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct DropUnusedParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub ids: T1,
    pub elsewhere: T2,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneFile {
    pub id: uuid::Uuid,
    pub hash: String,
    pub kind: String,
    pub media_type: String,
    pub size: i64,
    pub name: String,
    pub width: Option<i32>,
    pub height: Option<i32>,
}
pub struct OneFileBorrowed<'a> {
    pub id: uuid::Uuid,
    pub hash: &'a str,
    pub kind: &'a str,
    pub media_type: &'a str,
    pub size: i64,
    pub name: &'a str,
    pub width: Option<i32>,
    pub height: Option<i32>,
}
impl<'a> From<OneFileBorrowed<'a>> for OneFile {
    fn from(
        OneFileBorrowed {
            id,
            hash,
            kind,
            media_type,
            size,
            name,
            width,
            height,
        }: OneFileBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            hash: hash.into(),
            kind: kind.into(),
            media_type: media_type.into(),
            size,
            name: name.into(),
            width,
            height,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SomeFiles {
    pub id: uuid::Uuid,
    pub hash: String,
    pub kind: String,
    pub media_type: String,
    pub size: i64,
    pub name: String,
    pub width: Option<i32>,
    pub height: Option<i32>,
}
pub struct SomeFilesBorrowed<'a> {
    pub id: uuid::Uuid,
    pub hash: &'a str,
    pub kind: &'a str,
    pub media_type: &'a str,
    pub size: i64,
    pub name: &'a str,
    pub width: Option<i32>,
    pub height: Option<i32>,
}
impl<'a> From<SomeFilesBorrowed<'a>> for SomeFiles {
    fn from(
        SomeFilesBorrowed {
            id,
            hash,
            kind,
            media_type,
            size,
            name,
            width,
            height,
        }: SomeFilesBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            hash: hash.into(),
            kind: kind.into(),
            media_type: media_type.into(),
            size,
            name: name.into(),
            width,
            height,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ShareLockKinds {
    pub id: uuid::Uuid,
    pub kind: String,
}
pub struct ShareLockKindsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
}
impl<'a> From<ShareLockKindsBorrowed<'a>> for ShareLockKinds {
    fn from(ShareLockKindsBorrowed { id, kind }: ShareLockKindsBorrowed<'a>) -> Self {
        Self { id, kind: kind.into() }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct DropUnused {
    pub id: uuid::Uuid,
    pub hash: String,
}
pub struct DropUnusedBorrowed<'a> {
    pub id: uuid::Uuid,
    pub hash: &'a str,
}
impl<'a> From<DropUnusedBorrowed<'a>> for DropUnused {
    fn from(DropUnusedBorrowed { id, hash }: DropUnusedBorrowed<'a>) -> Self {
        Self { id, hash: hash.into() }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct OneFileQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneFileBorrowed, tokio_postgres::Error>,
    mapper: fn(OneFileBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneFileQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneFileBorrowed) -> R) -> OneFileQuery<'c, 'a, 's, C, R, N> {
        OneFileQuery {
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
pub struct SomeFilesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SomeFilesBorrowed, tokio_postgres::Error>,
    mapper: fn(SomeFilesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SomeFilesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SomeFilesBorrowed) -> R) -> SomeFilesQuery<'c, 'a, 's, C, R, N> {
        SomeFilesQuery {
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
pub struct ShareLockKindsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ShareLockKindsBorrowed, tokio_postgres::Error>,
    mapper: fn(ShareLockKindsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShareLockKindsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ShareLockKindsBorrowed) -> R) -> ShareLockKindsQuery<'c, 'a, 's, C, R, N> {
        ShareLockKindsQuery {
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
pub struct DropUnusedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DropUnusedBorrowed, tokio_postgres::Error>,
    mapper: fn(DropUnusedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DropUnusedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DropUnusedBorrowed) -> R) -> DropUnusedQuery<'c, 'a, 's, C, R, N> {
        DropUnusedQuery {
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
pub struct InsertFileStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_file() -> InsertFileStmt {
    InsertFileStmt(
        "insert into files (id, hash, kind, media_type, size, name, width, height, created_by, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        None,
    )
}
impl InsertFileStmt {
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
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        hash: &'a T1,
        kind: &'a T2,
        media_type: &'a T3,
        size: &'a i64,
        name: &'a T4,
        width: &'a Option<i32>,
        height: &'a Option<i32>,
        created_by: &'a uuid::Uuid,
        created_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id, hash, kind, media_type, size, name, width, height, created_by, created_at,
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
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertFileParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertFileStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertFileParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.hash,
            &params.kind,
            &params.media_type,
            &params.size,
            &params.name,
            &params.width,
            &params.height,
            &params.created_by,
            &params.created_at,
        ))
    }
}
pub struct DropFileStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_file() -> DropFileStmt {
    DropFileStmt("delete from files where id = $1 and kind = $2 returning hash", None)
}
impl DropFileStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        kind: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [id, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, DropFileParams<T1>, StringQuery<'c, 'a, 's, C, String, 2>, C>
    for DropFileStmt
{
    fn params(&'s self, client: &'c C, params: &'a DropFileParams<T1>) -> StringQuery<'c, 'a, 's, C, String, 2> {
        self.bind(client, &params.id, &params.kind)
    }
}
pub struct LockContentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_content() -> LockContentStmt {
    LockContentStmt("insert into file_turns (hash) values ($1)", None)
}
impl LockContentStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        hash: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[hash]).await
    }
}
pub struct UnlockContentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unlock_content() -> UnlockContentStmt {
    UnlockContentStmt("delete from file_turns where hash = $1", None)
}
impl UnlockContentStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        hash: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[hash]).await
    }
}
pub struct IsStoredStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_stored() -> IsStoredStmt {
    IsStoredStmt("select exists (select from files where hash = $1) as kept", None)
}
impl IsStoredStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        hash: &'a T1,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [hash],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UnknownHashesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unknown_hashes() -> UnknownHashesStmt {
    UnknownHashesStmt(
        "select lying.hash from unnest($1::text[]) as lying (hash) where not exists (select from files where files.hash = lying.hash)",
        None,
    )
}
impl UnknownHashesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        hashes: &'a T2,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [hashes],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct OneFileStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_file() -> OneFileStmt {
    OneFileStmt(
        "select id, hash, kind, media_type, size, name, width, height from files where id = $1",
        None,
    )
}
impl OneFileStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> OneFileQuery<'c, 'a, 's, C, OneFile, 1> {
        OneFileQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneFileBorrowed, tokio_postgres::Error> {
                Ok(OneFileBorrowed {
                    id: row.try_get(0)?,
                    hash: row.try_get(1)?,
                    kind: row.try_get(2)?,
                    media_type: row.try_get(3)?,
                    size: row.try_get(4)?,
                    name: row.try_get(5)?,
                    width: row.try_get(6)?,
                    height: row.try_get(7)?,
                })
            },
            mapper: |it| OneFile::from(it),
        }
    }
}
pub struct SomeFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn some_files() -> SomeFilesStmt {
    SomeFilesStmt(
        "select id, hash, kind, media_type, size, name, width, height from files where id = any($1)",
        None,
    )
}
impl SomeFilesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> SomeFilesQuery<'c, 'a, 's, C, SomeFiles, 1> {
        SomeFilesQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SomeFilesBorrowed, tokio_postgres::Error> {
                Ok(SomeFilesBorrowed {
                    id: row.try_get(0)?,
                    hash: row.try_get(1)?,
                    kind: row.try_get(2)?,
                    media_type: row.try_get(3)?,
                    size: row.try_get(4)?,
                    name: row.try_get(5)?,
                    width: row.try_get(6)?,
                    height: row.try_get(7)?,
                })
            },
            mapper: |it| SomeFiles::from(it),
        }
    }
}
pub struct ShareLockKindsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn share_lock_kinds() -> ShareLockKindsStmt {
    ShareLockKindsStmt(
        "select id, kind from files where id = any($1) order by id for key share",
        None,
    )
}
impl ShareLockKindsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> ShareLockKindsQuery<'c, 'a, 's, C, ShareLockKinds, 1> {
        ShareLockKindsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShareLockKindsBorrowed, tokio_postgres::Error> {
                Ok(ShareLockKindsBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                })
            },
            mapper: |it| ShareLockKinds::from(it),
        }
    }
}
pub struct MarkUsedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_used() -> MarkUsedStmt {
    MarkUsedStmt(
        "update files set unused_since = null where unused_since is not null and (id = any($1) or id in (select files_named()))",
        None,
    )
}
impl MarkUsedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        elsewhere: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[elsewhere]).await
    }
}
pub struct MarkUnusedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_unused() -> MarkUnusedStmt {
    MarkUnusedStmt(
        "update files set unused_since = $1 where unused_since is null and kind in ('image', 'video', 'document', 'office') and created_at < $2 and id <> all($3) and id not in (select files_named())",
        None,
    )
}
impl MarkUnusedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        before: &'a chrono::DateTime<chrono::Utc>,
        elsewhere: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, before, elsewhere])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MarkUnusedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MarkUnusedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MarkUnusedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.before, &params.elsewhere))
    }
}
pub struct LockUnusedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_unused() -> LockUnusedStmt {
    LockUnusedStmt(
        "select id from files where unused_since < $1 order by unused_since limit $2 for update",
        None,
    )
}
impl LockUnusedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [before, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LockUnusedParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for LockUnusedStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockUnusedParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.before, &params.most)
    }
}
pub struct DropUnusedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_unused() -> DropUnusedStmt {
    DropUnusedStmt(
        "delete from files where id = any($1) and id <> all($2) and id not in (select files_named()) returning id, hash",
        None,
    )
}
impl DropUnusedStmt {
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
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        elsewhere: &'a T2,
    ) -> DropUnusedQuery<'c, 'a, 's, C, DropUnused, 2> {
        DropUnusedQuery {
            client,
            params: [ids, elsewhere],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DropUnusedBorrowed, tokio_postgres::Error> {
                Ok(DropUnusedBorrowed {
                    id: row.try_get(0)?,
                    hash: row.try_get(1)?,
                })
            },
            mapper: |it| DropUnused::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        DropUnusedParams<T1, T2>,
        DropUnusedQuery<'c, 'a, 's, C, DropUnused, 2>,
        C,
    > for DropUnusedStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DropUnusedParams<T1, T2>,
    ) -> DropUnusedQuery<'c, 'a, 's, C, DropUnused, 2> {
        self.bind(client, &params.ids, &params.elsewhere)
    }
}
