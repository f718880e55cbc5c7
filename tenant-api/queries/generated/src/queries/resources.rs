// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct InsertResourceParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub id: uuid::Uuid,
    pub handle: T1,
    pub title: T2,
    pub search: T3,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct HasHandleParams<T1: crate::StringSql> {
    pub handle: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct ChangeDetailsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
> {
    pub handle: T1,
    pub title: T2,
    pub description: T3,
    pub category: T4,
    pub tags: T6,
    pub search: T7,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct SetStatusParams<T1: crate::StringSql> {
    pub status: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct SetTeamsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>> {
    pub teams: Option<T2>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct AddVersionParams {
    pub id: uuid::Uuid,
    pub version: i32,
    pub file: uuid::Uuid,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct SetVersionParams<T1: crate::StringSql> {
    pub version: i32,
    pub file_type: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LearnersParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub team_id: T1,
    pub resource_id: uuid::Uuid,
    pub search: Option<T2>,
    pub opened: Option<bool>,
    pub sort: T3,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct MineParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub search: Option<T1>,
    pub category: Option<T2>,
    pub file_type: Option<T3>,
    pub opened: Option<bool>,
    pub sort: T4,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct MyResourceParams {
    pub user_id: uuid::Uuid,
    pub resource_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct LockMineParams {
    pub user_id: uuid::Uuid,
    pub resource_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct OpenedParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub version: i32,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct GrantParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = bool>,
> {
    pub ids: T1,
    pub users: T2,
    pub resources: T3,
    pub optionals: T4,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ReleaseParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub users: T1,
    pub resources: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct RecordParams {
    pub user_id: uuid::Uuid,
    pub resource_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct HoldersParams {
    pub resource_id: uuid::Uuid,
    pub most: i64,
}
#[derive(Debug)]
pub struct CompleteRecordsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub resource_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct RestartParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub resource_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockResource {
    pub id: uuid::Uuid,
    pub handle: String,
    pub status: String,
    pub title: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub version: Option<i32>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<String>,
    pub teams: Option<Vec<String>>,
}
pub struct LockResourceBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
    pub status: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub version: Option<i32>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<&'a str>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockResourceBorrowed<'a>> for LockResource {
    fn from(
        LockResourceBorrowed {
            id,
            handle,
            status,
            title,
            description,
            category,
            tags,
            version,
            revision,
            changed_at,
            changed_by_name,
            teams,
        }: LockResourceBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
            status: status.into(),
            title: title.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            version,
            revision,
            changed_at,
            changed_by_name: changed_by_name.map(|v| v.into()),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneResource {
    pub id: uuid::Uuid,
    pub handle: String,
    pub status: String,
    pub title: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub version: Option<i32>,
    pub file_type: Option<String>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub people: i64,
    pub teams: Option<Vec<String>>,
}
pub struct OneResourceBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
    pub status: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub version: Option<i32>,
    pub file_type: Option<&'a str>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub people: i64,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<OneResourceBorrowed<'a>> for OneResource {
    fn from(
        OneResourceBorrowed {
            id,
            handle,
            status,
            title,
            description,
            category,
            tags,
            version,
            file_type,
            revision,
            changed_at,
            created_at,
            people,
            teams,
        }: OneResourceBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
            status: status.into(),
            title: title.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            version,
            file_type: file_type.map(|v| v.into()),
            revision,
            changed_at,
            created_at,
            people,
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct VersionsOf {
    pub version: i32,
    pub file: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub created_by_name: Option<String>,
}
pub struct VersionsOfBorrowed<'a> {
    pub version: i32,
    pub file: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub created_by_name: Option<&'a str>,
}
impl<'a> From<VersionsOfBorrowed<'a>> for VersionsOf {
    fn from(
        VersionsOfBorrowed {
            version,
            file,
            created_at,
            created_by_name,
        }: VersionsOfBorrowed<'a>,
    ) -> Self {
        Self {
            version,
            file,
            created_at,
            created_by_name: created_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TagsInUse {
    pub categories: Vec<String>,
    pub tags: Vec<String>,
}
pub struct TagsInUseBorrowed<'a> {
    pub categories: crate::ArrayIterator<'a, &'a str>,
    pub tags: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<TagsInUseBorrowed<'a>> for TagsInUse {
    fn from(TagsInUseBorrowed { categories, tags }: TagsInUseBorrowed<'a>) -> Self {
        Self {
            categories: categories.map(|v| v.into()).collect(),
            tags: tags.map(|v| v.into()).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Learners {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub seen_version: Option<i32>,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub total: i64,
}
pub struct LearnersBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub seen_version: Option<i32>,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub total: i64,
}
impl<'a> From<LearnersBorrowed<'a>> for Learners {
    fn from(
        LearnersBorrowed {
            id,
            user_id,
            first_name,
            last_name,
            email,
            avatar,
            is_optional,
            permitted_at,
            opened_at,
            seen_version,
            downloaded_at,
            updated_at,
            total,
        }: LearnersBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
            is_optional,
            permitted_at,
            opened_at,
            seen_version,
            downloaded_at,
            updated_at,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Mine {
    pub id: uuid::Uuid,
    pub handle: String,
    pub title: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub file_type: String,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_replaced: bool,
    pub file_at: chrono::DateTime<chrono::Utc>,
    pub size: i64,
    pub total: i64,
}
pub struct MineBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub file_type: &'a str,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_replaced: bool,
    pub file_at: chrono::DateTime<chrono::Utc>,
    pub size: i64,
    pub total: i64,
}
impl<'a> From<MineBorrowed<'a>> for Mine {
    fn from(
        MineBorrowed {
            id,
            handle,
            title,
            description,
            category,
            tags,
            file_type,
            is_optional,
            permitted_at,
            opened_at,
            downloaded_at,
            is_replaced,
            file_at,
            size,
            total,
        }: MineBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
            title: title.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            file_type: file_type.into(),
            is_optional,
            permitted_at,
            opened_at,
            downloaded_at,
            is_replaced,
            file_at,
            size,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct MyResource {
    pub id: uuid::Uuid,
    pub handle: String,
    pub title: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub file_type: String,
    pub version: i32,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_replaced: bool,
    pub file: uuid::Uuid,
    pub file_at: chrono::DateTime<chrono::Utc>,
}
pub struct MyResourceBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub file_type: &'a str,
    pub version: i32,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_replaced: bool,
    pub file: uuid::Uuid,
    pub file_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<MyResourceBorrowed<'a>> for MyResource {
    fn from(
        MyResourceBorrowed {
            id,
            handle,
            title,
            description,
            category,
            tags,
            file_type,
            version,
            is_optional,
            permitted_at,
            opened_at,
            downloaded_at,
            is_replaced,
            file,
            file_at,
        }: MyResourceBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
            title: title.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            file_type: file_type.into(),
            version,
            is_optional,
            permitted_at,
            opened_at,
            downloaded_at,
            is_replaced,
            file,
            file_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockMine {
    pub id: uuid::Uuid,
    pub version: i32,
    pub title: String,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub seen_version: Option<i32>,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct LockMineBorrowed<'a> {
    pub id: uuid::Uuid,
    pub version: i32,
    pub title: &'a str,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub seen_version: Option<i32>,
    pub downloaded_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<LockMineBorrowed<'a>> for LockMine {
    fn from(
        LockMineBorrowed {
            id,
            version,
            title,
            opened_at,
            seen_version,
            downloaded_at,
        }: LockMineBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            version,
            title: title.into(),
            opened_at,
            seen_version,
            downloaded_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Grant {
    pub user_id: uuid::Uuid,
    pub resource_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Record {
    pub id: uuid::Uuid,
    pub is_opened: bool,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CompleteRecords {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
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
pub struct LockResourceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockResourceBorrowed, tokio_postgres::Error>,
    mapper: fn(LockResourceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockResourceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockResourceBorrowed) -> R) -> LockResourceQuery<'c, 'a, 's, C, R, N> {
        LockResourceQuery {
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
pub struct OneResourceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneResourceBorrowed, tokio_postgres::Error>,
    mapper: fn(OneResourceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneResourceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneResourceBorrowed) -> R) -> OneResourceQuery<'c, 'a, 's, C, R, N> {
        OneResourceQuery {
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
pub struct VersionsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VersionsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(VersionsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VersionsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VersionsOfBorrowed) -> R) -> VersionsOfQuery<'c, 'a, 's, C, R, N> {
        VersionsOfQuery {
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
pub struct TagsInUseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TagsInUseBorrowed, tokio_postgres::Error>,
    mapper: fn(TagsInUseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TagsInUseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TagsInUseBorrowed) -> R) -> TagsInUseQuery<'c, 'a, 's, C, R, N> {
        TagsInUseQuery {
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
pub struct LearnersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LearnersBorrowed, tokio_postgres::Error>,
    mapper: fn(LearnersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LearnersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LearnersBorrowed) -> R) -> LearnersQuery<'c, 'a, 's, C, R, N> {
        LearnersQuery {
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
pub struct MineQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MineBorrowed, tokio_postgres::Error>,
    mapper: fn(MineBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MineQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MineBorrowed) -> R) -> MineQuery<'c, 'a, 's, C, R, N> {
        MineQuery {
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
pub struct MyResourceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MyResourceBorrowed, tokio_postgres::Error>,
    mapper: fn(MyResourceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MyResourceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MyResourceBorrowed) -> R) -> MyResourceQuery<'c, 'a, 's, C, R, N> {
        MyResourceQuery {
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
pub struct LockMineQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockMineBorrowed, tokio_postgres::Error>,
    mapper: fn(LockMineBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockMineQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockMineBorrowed) -> R) -> LockMineQuery<'c, 'a, 's, C, R, N> {
        LockMineQuery {
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
pub struct GrantQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Grant, tokio_postgres::Error>,
    mapper: fn(Grant) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GrantQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Grant) -> R) -> GrantQuery<'c, 'a, 's, C, R, N> {
        GrantQuery {
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
pub struct RecordQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Record, tokio_postgres::Error>,
    mapper: fn(Record) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RecordQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Record) -> R) -> RecordQuery<'c, 'a, 's, C, R, N> {
        RecordQuery {
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
pub struct CompleteRecordsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CompleteRecords, tokio_postgres::Error>,
    mapper: fn(CompleteRecords) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CompleteRecordsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CompleteRecords) -> R) -> CompleteRecordsQuery<'c, 'a, 's, C, R, N> {
        CompleteRecordsQuery {
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
pub struct InsertResourceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_resource() -> InsertResourceStmt {
    InsertResourceStmt(
        "insert into resources (id, handle, title, search, changed_by, changed_at, created_at) values ($1, $2, $3, $4, $5, $6, $6) on conflict (handle) do nothing",
        None,
    )
}
impl InsertResourceStmt {
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
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        handle: &'a T1,
        title: &'a T2,
        search: &'a T3,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, handle, title, search, by, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertResourceParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertResourceStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertResourceParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.handle,
            &params.title,
            &params.search,
            &params.by,
            &params.now,
        ))
    }
}
pub struct HandlesLikeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn handles_like() -> HandlesLikeStmt {
    HandlesLikeStmt(
        "select handle from resources where handle = $1::text or handle like $1 || '-%'",
        None,
    )
}
impl HandlesLikeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        base: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [base],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct HasHandleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn has_handle() -> HasHandleStmt {
    HasHandleStmt(
        "select exists (select from resources where handle = $1 and id <> $2) as taken",
        None,
    )
}
impl HasHandleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        handle: &'a T1,
        id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [handle, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, HasHandleParams<T1>, BoolQuery<'c, 'a, 's, C, bool, 2>, C>
    for HasHandleStmt
{
    fn params(&'s self, client: &'c C, params: &'a HasHandleParams<T1>) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.handle, &params.id)
    }
}
pub struct LockResourceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_resource() -> LockResourceStmt {
    LockResourceStmt(
        "select r.id, r.handle, r.status, r.title, r.description, r.category, r.tags, r.version, r.revision, r.changed_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = r.changed_by order by u.id limit 1) as changed_by_name, r.teams from resources r where r.id = $1 for no key update of r",
        None,
    )
}
impl LockResourceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockResourceQuery<'c, 'a, 's, C, LockResource, 1> {
        LockResourceQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockResourceBorrowed, tokio_postgres::Error> {
                Ok(LockResourceBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    status: row.try_get(2)?,
                    title: row.try_get(3)?,
                    description: row.try_get(4)?,
                    category: row.try_get(5)?,
                    tags: row.try_get(6)?,
                    version: row.try_get(7)?,
                    revision: row.try_get(8)?,
                    changed_at: row.try_get(9)?,
                    changed_by_name: row.try_get(10)?,
                    teams: row.try_get(11)?,
                })
            },
            mapper: |it| LockResource::from(it),
        }
    }
}
pub struct ChangeDetailsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn change_details() -> ChangeDetailsStmt {
    ChangeDetailsStmt(
        "update resources set handle = $1, title = $2, description = $3, category = $4, tags = $5, search = $6, revision = revision + 1, changed_by = $7, changed_at = $8 where id = $9",
        None,
    )
}
impl ChangeDetailsStmt {
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
        T6: crate::ArraySql<Item = T5>,
        T7: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        handle: &'a T1,
        title: &'a T2,
        description: &'a T3,
        category: &'a T4,
        tags: &'a T6,
        search: &'a T7,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[handle, title, description, category, tags, search, by, now, id],
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
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ChangeDetailsParams<T1, T2, T3, T4, T5, T6, T7>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ChangeDetailsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ChangeDetailsParams<T1, T2, T3, T4, T5, T6, T7>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.handle,
            &params.title,
            &params.description,
            &params.category,
            &params.tags,
            &params.search,
            &params.by,
            &params.now,
            &params.id,
        ))
    }
}
pub struct SetStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_status() -> SetStatusStmt {
    SetStatusStmt(
        "update resources set status = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = $4",
        None,
    )
}
impl SetStatusStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[status, by, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetStatusParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetStatusStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetStatusParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.status, &params.by, &params.now, &params.id))
    }
}
pub struct SetTeamsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_teams() -> SetTeamsStmt {
    SetTeamsStmt(
        "update resources set teams = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = $4",
        None,
    )
}
impl SetTeamsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        teams: &'a Option<T2>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[teams, by, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetTeamsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetTeamsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetTeamsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.teams, &params.by, &params.now, &params.id))
    }
}
pub struct AddVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_version() -> AddVersionStmt {
    AddVersionStmt(
        "insert into resource_versions (resource_id, version, file, created_by, created_at) values ($1, $2, $3, $4, $5)",
        None,
    )
}
impl AddVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
        file: &'a uuid::Uuid,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, version, file, by, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        AddVersionParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for AddVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a AddVersionParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.version,
            &params.file,
            &params.by,
            &params.now,
        ))
    }
}
pub struct SetVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_version() -> SetVersionStmt {
    SetVersionStmt(
        "update resources set version = $1, file_type = $2, revision = revision + 1, changed_by = $3, changed_at = $4 where id = $5",
        None,
    )
}
impl SetVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        version: &'a i32,
        file_type: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[version, file_type, by, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetVersionParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetVersionParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.version,
            &params.file_type,
            &params.by,
            &params.now,
            &params.id,
        ))
    }
}
pub struct OneResourceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_resource() -> OneResourceStmt {
    OneResourceStmt(
        "select r.id, r.handle, r.status, r.title, r.description, r.category, r.tags, r.version, r.file_type, r.revision, r.changed_at, r.created_at, (select count(*) from user_resources u where u.resource_id = r.id and u.archived_at is null) as people, r.teams from resources r where r.id = $1",
        None,
    )
}
impl OneResourceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> OneResourceQuery<'c, 'a, 's, C, OneResource, 1> {
        OneResourceQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneResourceBorrowed, tokio_postgres::Error> {
                Ok(OneResourceBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    status: row.try_get(2)?,
                    title: row.try_get(3)?,
                    description: row.try_get(4)?,
                    category: row.try_get(5)?,
                    tags: row.try_get(6)?,
                    version: row.try_get(7)?,
                    file_type: row.try_get(8)?,
                    revision: row.try_get(9)?,
                    changed_at: row.try_get(10)?,
                    created_at: row.try_get(11)?,
                    people: row.try_get(12)?,
                    teams: row.try_get(13)?,
                })
            },
            mapper: |it| OneResource::from(it),
        }
    }
}
pub struct VersionsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn versions_of() -> VersionsOfStmt {
    VersionsOfStmt(
        "select v.version, v.file, v.created_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = v.created_by order by u.id limit 1) as created_by_name from resource_versions v where v.resource_id = $1 order by v.version desc",
        None,
    )
}
impl VersionsOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> VersionsOfQuery<'c, 'a, 's, C, VersionsOf, 1> {
        VersionsOfQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<VersionsOfBorrowed, tokio_postgres::Error> {
                Ok(VersionsOfBorrowed {
                    version: row.try_get(0)?,
                    file: row.try_get(1)?,
                    created_at: row.try_get(2)?,
                    created_by_name: row.try_get(3)?,
                })
            },
            mapper: |it| VersionsOf::from(it),
        }
    }
}
pub struct TagsInUseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tags_in_use() -> TagsInUseStmt {
    TagsInUseStmt(
        "select array(select distinct category from resources where category <> '' order by 1) as categories, array(select distinct tag from resources cross join unnest(tags) as tag order by 1) as tags",
        None,
    )
}
impl TagsInUseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(&'s self, client: &'c C) -> TagsInUseQuery<'c, 'a, 's, C, TagsInUse, 0> {
        TagsInUseQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TagsInUseBorrowed, tokio_postgres::Error> {
                Ok(TagsInUseBorrowed {
                    categories: row.try_get(0)?,
                    tags: row.try_get(1)?,
                })
            },
            mapper: |it| TagsInUse::from(it),
        }
    }
}
pub struct LearnersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn learners() -> LearnersStmt {
    LearnersStmt(
        "select ur.id, ur.user_id, person.first_name, person.last_name, person.email, person.avatar, ur.is_optional, ur.permitted_at, ur.opened_at, ur.seen_version, ur.downloaded_at, ur.updated_at, count(*) over () as total from user_resources ur join user_teams person on person.user_id = ur.user_id and person.team_id = $1 where ur.resource_id = $2 and ur.archived_at is null and ($3::text is null or person.search like $3) and ($4::boolean is null or (ur.opened_at is not null) = $4) order by case when $5::text = '-name' then lower(person.first_name) end desc, case when $5 = 'openedAt' then ur.opened_at end, case when $5 = '-openedAt' then ur.opened_at end desc nulls last, lower(person.first_name), lower(person.last_name), ur.id limit $6 offset $7",
        None,
    )
}
impl LearnersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        resource_id: &'a uuid::Uuid,
        search: &'a Option<T2>,
        opened: &'a Option<bool>,
        sort: &'a T3,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> LearnersQuery<'c, 'a, 's, C, Learners, 7> {
        LearnersQuery {
            client,
            params: [team_id, resource_id, search, opened, sort, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LearnersBorrowed, tokio_postgres::Error> {
                Ok(LearnersBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    first_name: row.try_get(2)?,
                    last_name: row.try_get(3)?,
                    email: row.try_get(4)?,
                    avatar: row.try_get(5)?,
                    is_optional: row.try_get(6)?,
                    permitted_at: row.try_get(7)?,
                    opened_at: row.try_get(8)?,
                    seen_version: row.try_get(9)?,
                    downloaded_at: row.try_get(10)?,
                    updated_at: row.try_get(11)?,
                    total: row.try_get(12)?,
                })
            },
            mapper: |it| Learners::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LearnersParams<T1, T2, T3>, LearnersQuery<'c, 'a, 's, C, Learners, 7>, C>
    for LearnersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LearnersParams<T1, T2, T3>,
    ) -> LearnersQuery<'c, 'a, 's, C, Learners, 7> {
        self.bind(
            client,
            &params.team_id,
            &params.resource_id,
            &params.search,
            &params.opened,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct MineStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mine() -> MineStmt {
    MineStmt(
        "select r.id, r.handle, r.title, r.description, r.category, r.tags, r.file_type, ur.is_optional, ur.permitted_at, ur.opened_at, ur.downloaded_at, coalesce(ur.seen_version < r.version, false) as is_replaced, v.created_at as file_at, f.size, count(*) over () as total from user_resources ur join resources r on r.id = ur.resource_id and r.status = 'published' join resource_versions v on v.resource_id = r.id and v.version = r.version join files f on f.id = v.file where ur.user_id = $1 and ur.archived_at is null and ($2::text is null or r.search like $2) and ($3::text is null or r.category = $3) and ($4::text is null or r.file_type = $4) and ($5::boolean is null or (ur.opened_at is not null) = $5) order by case when $6::text = '-title' then lower(r.title) end desc, case when $6 = 'createdAt' then ur.permitted_at end, case when $6 = '-createdAt' then ur.permitted_at end desc, case when $6 = 'category' then nullif(r.category, '') end, case when $6 = '-category' then nullif(r.category, '') end desc nulls last, case when $6 = 'type' then r.file_type end, case when $6 = '-type' then r.file_type end desc, lower(r.title), r.id limit $7 offset $8",
        None,
    )
}
impl MineStmt {
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
        T3: crate::StringSql,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        search: &'a Option<T1>,
        category: &'a Option<T2>,
        file_type: &'a Option<T3>,
        opened: &'a Option<bool>,
        sort: &'a T4,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> MineQuery<'c, 'a, 's, C, Mine, 8> {
        MineQuery {
            client,
            params: [user_id, search, category, file_type, opened, sort, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MineBorrowed, tokio_postgres::Error> {
                Ok(MineBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    category: row.try_get(4)?,
                    tags: row.try_get(5)?,
                    file_type: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    permitted_at: row.try_get(8)?,
                    opened_at: row.try_get(9)?,
                    downloaded_at: row.try_get(10)?,
                    is_replaced: row.try_get(11)?,
                    file_at: row.try_get(12)?,
                    size: row.try_get(13)?,
                    total: row.try_get(14)?,
                })
            },
            mapper: |it| Mine::from(it),
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
    T3: crate::StringSql,
    T4: crate::StringSql,
> crate::client::async_::Params<'c, 'a, 's, MineParams<T1, T2, T3, T4>, MineQuery<'c, 'a, 's, C, Mine, 8>, C>
    for MineStmt
{
    fn params(&'s self, client: &'c C, params: &'a MineParams<T1, T2, T3, T4>) -> MineQuery<'c, 'a, 's, C, Mine, 8> {
        self.bind(
            client,
            &params.user_id,
            &params.search,
            &params.category,
            &params.file_type,
            &params.opened,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct MyTagsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_tags() -> MyTagsStmt {
    MyTagsStmt(
        "select distinct r.category from user_resources ur join resources r on r.id = ur.resource_id and r.status = 'published' where ur.user_id = $1 and ur.archived_at is null and r.category <> '' order by r.category",
        None,
    )
}
impl MyTagsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct MyResourceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_resource() -> MyResourceStmt {
    MyResourceStmt(
        "select r.id, r.handle, r.title, r.description, r.category, r.tags, r.file_type, r.version, ur.is_optional, ur.permitted_at, ur.opened_at, ur.downloaded_at, coalesce(ur.seen_version < r.version, false) as is_replaced, v.file, v.created_at as file_at from user_resources ur join resources r on r.id = ur.resource_id and r.status = 'published' join resource_versions v on v.resource_id = r.id and v.version = r.version where ur.user_id = $1 and ur.resource_id = $2 and ur.archived_at is null",
        None,
    )
}
impl MyResourceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        resource_id: &'a uuid::Uuid,
    ) -> MyResourceQuery<'c, 'a, 's, C, MyResource, 2> {
        MyResourceQuery {
            client,
            params: [user_id, resource_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MyResourceBorrowed, tokio_postgres::Error> {
                Ok(MyResourceBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    category: row.try_get(4)?,
                    tags: row.try_get(5)?,
                    file_type: row.try_get(6)?,
                    version: row.try_get(7)?,
                    is_optional: row.try_get(8)?,
                    permitted_at: row.try_get(9)?,
                    opened_at: row.try_get(10)?,
                    downloaded_at: row.try_get(11)?,
                    is_replaced: row.try_get(12)?,
                    file: row.try_get(13)?,
                    file_at: row.try_get(14)?,
                })
            },
            mapper: |it| MyResource::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, MyResourceParams, MyResourceQuery<'c, 'a, 's, C, MyResource, 2>, C>
    for MyResourceStmt
{
    fn params(&'s self, client: &'c C, params: &'a MyResourceParams) -> MyResourceQuery<'c, 'a, 's, C, MyResource, 2> {
        self.bind(client, &params.user_id, &params.resource_id)
    }
}
pub struct LockMineStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_mine() -> LockMineStmt {
    LockMineStmt(
        "select ur.id, r.version, r.title, ur.opened_at, ur.seen_version, ur.downloaded_at from user_resources ur join resources r on r.id = ur.resource_id and r.status = 'published' where ur.user_id = $1 and ur.resource_id = $2 and ur.archived_at is null for no key update of ur",
        None,
    )
}
impl LockMineStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        resource_id: &'a uuid::Uuid,
    ) -> LockMineQuery<'c, 'a, 's, C, LockMine, 2> {
        LockMineQuery {
            client,
            params: [user_id, resource_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockMineBorrowed, tokio_postgres::Error> {
                Ok(LockMineBorrowed {
                    id: row.try_get(0)?,
                    version: row.try_get(1)?,
                    title: row.try_get(2)?,
                    opened_at: row.try_get(3)?,
                    seen_version: row.try_get(4)?,
                    downloaded_at: row.try_get(5)?,
                })
            },
            mapper: |it| LockMine::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LockMineParams, LockMineQuery<'c, 'a, 's, C, LockMine, 2>, C>
    for LockMineStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockMineParams) -> LockMineQuery<'c, 'a, 's, C, LockMine, 2> {
        self.bind(client, &params.user_id, &params.resource_id)
    }
}
pub struct OpenedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn opened() -> OpenedStmt {
    OpenedStmt(
        "update user_resources set opened_at = coalesce(opened_at, $1), seen_version = $2, downloaded_at = coalesce(downloaded_at, $3::timestamptz), updated_at = $1 where id = $4",
        None,
    )
}
impl OpenedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        version: &'a i32,
        downloaded_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, version, downloaded_at, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        OpenedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for OpenedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a OpenedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.version, &params.downloaded_at, &params.id))
    }
}
pub struct GrantStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grant() -> GrantStmt {
    GrantStmt(
        "with requested as materialized ( select x.id as fresh, x.user_id, x.resource_id, x.is_optional, known.id from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[]) as x (id, user_id, resource_id, is_optional) left join lateral ( select ur.id from user_resources ur where ur.user_id = x.user_id and ur.resource_id = x.resource_id offset 0 ) as known on true ), again as ( update user_resources ur set archived_at = null, is_optional = requested.is_optional, updated_at = case when ur.archived_at is null then ur.updated_at else $5 end from requested where ur.id = requested.id ) insert into user_resources (id, user_id, resource_id, is_optional, permitted_at, updated_at) select fresh, user_id, resource_id, is_optional, $5, $5 from requested where id is null on conflict (user_id, resource_id) do nothing returning user_id, resource_id",
        None,
    )
}
impl GrantStmt {
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
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        users: &'a T2,
        resources: &'a T3,
        optionals: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        GrantQuery {
            client,
            params: [ids, users, resources, optionals, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Grant, tokio_postgres::Error> {
                Ok(Grant {
                    user_id: row.try_get(0)?,
                    resource_id: row.try_get(1)?,
                })
            },
            mapper: |it| Grant::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = bool>,
> crate::client::async_::Params<'c, 'a, 's, GrantParams<T1, T2, T3, T4>, GrantQuery<'c, 'a, 's, C, Grant, 5>, C>
    for GrantStmt
{
    fn params(&'s self, client: &'c C, params: &'a GrantParams<T1, T2, T3, T4>) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        self.bind(
            client,
            &params.ids,
            &params.users,
            &params.resources,
            &params.optionals,
            &params.now,
        )
    }
}
pub struct ReleaseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn release() -> ReleaseStmt {
    ReleaseStmt(
        "update user_resources ur set archived_at = $1, updated_at = $1 from unnest($2::uuid[], $3::uuid[]) as x (user_id, resource_id) where ur.user_id = x.user_id and ur.resource_id = x.resource_id and ur.archived_at is null",
        None,
    )
}
impl ReleaseStmt {
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
    >(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        users: &'a T1,
        resources: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, users, resources])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ReleaseParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ReleaseStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ReleaseParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.users, &params.resources))
    }
}
pub struct RecordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn record() -> RecordStmt {
    RecordStmt(
        "select id, opened_at is not null as is_opened, archived_at from user_resources where user_id = $1 and resource_id = $2",
        None,
    )
}
impl RecordStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        resource_id: &'a uuid::Uuid,
    ) -> RecordQuery<'c, 'a, 's, C, Record, 2> {
        RecordQuery {
            client,
            params: [user_id, resource_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Record, tokio_postgres::Error> {
                Ok(Record {
                    id: row.try_get(0)?,
                    is_opened: row.try_get(1)?,
                    archived_at: row.try_get(2)?,
                })
            },
            mapper: |it| Record::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, RecordParams, RecordQuery<'c, 'a, 's, C, Record, 2>, C> for RecordStmt
{
    fn params(&'s self, client: &'c C, params: &'a RecordParams) -> RecordQuery<'c, 'a, 's, C, Record, 2> {
        self.bind(client, &params.user_id, &params.resource_id)
    }
}
pub struct HoldersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn holders() -> HoldersStmt {
    HoldersStmt(
        "select user_id from user_resources where resource_id = $1 and archived_at is null order by user_id limit $2",
        None,
    )
}
impl HoldersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        resource_id: &'a uuid::Uuid,
        most: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [resource_id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, HoldersParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for HoldersStmt
{
    fn params(&'s self, client: &'c C, params: &'a HoldersParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.resource_id, &params.most)
    }
}
pub struct CompleteRecordsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn complete_records() -> CompleteRecordsStmt {
    CompleteRecordsStmt(
        "update user_resources ur set opened_at = $1, seen_version = r.version, updated_at = $1 from resources r where r.id = ur.resource_id and r.status = 'published' and r.version is not null and ur.resource_id = $2 and ur.user_id = any($3) and ur.archived_at is null and ur.opened_at is null returning ur.id, ur.user_id",
        None,
    )
}
impl CompleteRecordsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        resource_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> CompleteRecordsQuery<'c, 'a, 's, C, CompleteRecords, 3> {
        CompleteRecordsQuery {
            client,
            params: [now, resource_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CompleteRecords, tokio_postgres::Error> {
                Ok(CompleteRecords {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| CompleteRecords::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CompleteRecordsParams<T1>,
        CompleteRecordsQuery<'c, 'a, 's, C, CompleteRecords, 3>,
        C,
    > for CompleteRecordsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CompleteRecordsParams<T1>,
    ) -> CompleteRecordsQuery<'c, 'a, 's, C, CompleteRecords, 3> {
        self.bind(client, &params.now, &params.resource_id, &params.users)
    }
}
pub struct RestartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn restart() -> RestartStmt {
    RestartStmt(
        "update user_resources set opened_at = null, seen_version = null, downloaded_at = null, updated_at = $1 where resource_id = $2 and user_id = any($3) and archived_at is null and opened_at is not null returning user_id",
        None,
    )
}
impl RestartStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        resource_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [now, resource_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, RestartParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for RestartStmt
{
    fn params(&'s self, client: &'c C, params: &'a RestartParams<T1>) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.now, &params.resource_id, &params.users)
    }
}
