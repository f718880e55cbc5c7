// This file was generated with `clorinde`. Do not modify.

#[derive(Clone, Copy, Debug)]
pub struct OwnCourseworkParams {
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CreateCourseworkParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub team_id: T1,
    pub user_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct LockCourseworkParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub me: uuid::Uuid,
}
#[derive(Debug)]
pub struct OneCourseworkParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub me: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct StatusOfParams {
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreNoteParams<T1: crate::StringSql> {
    pub note: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreSubmittedParams<T1: crate::StringSql> {
    pub note: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct ReopenParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreMarkingParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql> {
    pub status: T1,
    pub comment: T2,
    pub criteria: T3,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct InsertMoveParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub id: uuid::Uuid,
    pub coursework_id: uuid::Uuid,
    pub attempt: i32,
    pub from_status: T1,
    pub to_status: T2,
    pub comment: T3,
    pub by_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct MovesParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub coursework_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct InsertFileParams {
    pub file_id: uuid::Uuid,
    pub coursework_id: uuid::Uuid,
    pub attempt: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct DeleteFileParams {
    pub coursework_id: uuid::Uuid,
    pub file_id: uuid::Uuid,
    pub attempt: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct CountFilesParams {
    pub coursework_id: uuid::Uuid,
    pub attempt: i32,
}
#[derive(Debug)]
pub struct QueueParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
> {
    pub team_id: T1,
    pub me: uuid::Uuid,
    pub all: bool,
    pub managed: T2,
    pub status: T3,
    pub course_id: Option<uuid::Uuid>,
    pub words: T5,
    pub most: i64,
    pub skip: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockCoursework {
    pub team_id: String,
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub attempt: i32,
    pub status: String,
    pub revision: i32,
    pub submitted_on: Option<i32>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub title: String,
    pub content: serde_json::Value,
    pub changed_by_name: Option<String>,
    pub managers: Vec<uuid::Uuid>,
}
pub struct LockCourseworkBorrowed<'a> {
    pub team_id: &'a str,
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub attempt: i32,
    pub status: &'a str,
    pub revision: i32,
    pub submitted_on: Option<i32>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub title: &'a str,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub changed_by_name: Option<&'a str>,
    pub managers: crate::ArrayIterator<'a, uuid::Uuid>,
}
impl<'a> From<LockCourseworkBorrowed<'a>> for LockCoursework {
    fn from(
        LockCourseworkBorrowed {
            team_id,
            user_course_id,
            activity_id,
            user_id,
            attempt,
            status,
            revision,
            submitted_on,
            changed_at,
            title,
            content,
            changed_by_name,
            managers,
        }: LockCourseworkBorrowed<'a>,
    ) -> Self {
        Self {
            team_id: team_id.into(),
            user_course_id,
            activity_id,
            user_id,
            attempt,
            status: status.into(),
            revision,
            submitted_on,
            changed_at,
            title: title.into(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            changed_by_name: changed_by_name.map(|v| v.into()),
            managers: managers.map(|v| v).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneCoursework {
    pub team_id: String,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub attempt: i32,
    pub status: String,
    pub revision: i32,
    pub note: String,
    pub comment: String,
    pub criteria: serde_json::Value,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: String,
    pub content: serde_json::Value,
    pub course_title: String,
    pub person_name: Option<String>,
    pub marker_name: Option<String>,
    pub managers: Vec<uuid::Uuid>,
}
pub struct OneCourseworkBorrowed<'a> {
    pub team_id: &'a str,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub attempt: i32,
    pub status: &'a str,
    pub revision: i32,
    pub note: &'a str,
    pub comment: &'a str,
    pub criteria: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: &'a str,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub course_title: &'a str,
    pub person_name: Option<&'a str>,
    pub marker_name: Option<&'a str>,
    pub managers: crate::ArrayIterator<'a, uuid::Uuid>,
}
impl<'a> From<OneCourseworkBorrowed<'a>> for OneCoursework {
    fn from(
        OneCourseworkBorrowed {
            team_id,
            user_id,
            course_id,
            attempt,
            status,
            revision,
            note,
            comment,
            criteria,
            marked_at,
            submitted_at,
            title,
            content,
            course_title,
            person_name,
            marker_name,
            managers,
        }: OneCourseworkBorrowed<'a>,
    ) -> Self {
        Self {
            team_id: team_id.into(),
            user_id,
            course_id,
            attempt,
            status: status.into(),
            revision,
            note: note.into(),
            comment: comment.into(),
            criteria: serde_json::from_str(criteria.0.get()).unwrap(),
            marked_at,
            submitted_at,
            title: title.into(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            course_title: course_title.into(),
            person_name: person_name.map(|v| v.into()),
            marker_name: marker_name.map(|v| v.into()),
            managers: managers.map(|v| v).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Moves {
    pub attempt: i32,
    pub from_status: String,
    pub to_status: String,
    pub comment: String,
    pub at: chrono::DateTime<chrono::Utc>,
    pub by_name: Option<String>,
}
pub struct MovesBorrowed<'a> {
    pub attempt: i32,
    pub from_status: &'a str,
    pub to_status: &'a str,
    pub comment: &'a str,
    pub at: chrono::DateTime<chrono::Utc>,
    pub by_name: Option<&'a str>,
}
impl<'a> From<MovesBorrowed<'a>> for Moves {
    fn from(
        MovesBorrowed {
            attempt,
            from_status,
            to_status,
            comment,
            at,
            by_name,
        }: MovesBorrowed<'a>,
    ) -> Self {
        Self {
            attempt,
            from_status: from_status.into(),
            to_status: to_status.into(),
            comment: comment.into(),
            at,
            by_name: by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct FilesOf {
    pub file_id: uuid::Uuid,
    pub attempt: i32,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Queue {
    pub id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub attempt: i32,
    pub status: String,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: String,
    pub course_title: String,
    pub person_name: String,
    pub marker_name: Option<String>,
    pub total: i64,
}
pub struct QueueBorrowed<'a> {
    pub id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub attempt: i32,
    pub status: &'a str,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: &'a str,
    pub course_title: &'a str,
    pub person_name: &'a str,
    pub marker_name: Option<&'a str>,
    pub total: i64,
}
impl<'a> From<QueueBorrowed<'a>> for Queue {
    fn from(
        QueueBorrowed {
            id,
            course_id,
            attempt,
            status,
            submitted_at,
            marked_at,
            title,
            course_title,
            person_name,
            marker_name,
            total,
        }: QueueBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            course_id,
            attempt,
            status: status.into(),
            submitted_at,
            marked_at,
            title: title.into(),
            course_title: course_title.into(),
            person_name: person_name.into(),
            marker_name: marker_name.map(|v| v.into()),
            total,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct LockCourseworkQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockCourseworkBorrowed, tokio_postgres::Error>,
    mapper: fn(LockCourseworkBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockCourseworkQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockCourseworkBorrowed) -> R) -> LockCourseworkQuery<'c, 'a, 's, C, R, N> {
        LockCourseworkQuery {
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
pub struct OneCourseworkQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneCourseworkBorrowed, tokio_postgres::Error>,
    mapper: fn(OneCourseworkBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneCourseworkQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneCourseworkBorrowed) -> R) -> OneCourseworkQuery<'c, 'a, 's, C, R, N> {
        OneCourseworkQuery {
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
pub struct MovesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MovesBorrowed, tokio_postgres::Error>,
    mapper: fn(MovesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MovesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MovesBorrowed) -> R) -> MovesQuery<'c, 'a, 's, C, R, N> {
        MovesQuery {
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
pub struct I64Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<i64, tokio_postgres::Error>,
    mapper: fn(i64) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> I64Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(i64) -> R) -> I64Query<'c, 'a, 's, C, R, N> {
        I64Query {
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
pub struct FilesOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FilesOf, tokio_postgres::Error>,
    mapper: fn(FilesOf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FilesOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FilesOf) -> R) -> FilesOfQuery<'c, 'a, 's, C, R, N> {
        FilesOfQuery {
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
pub struct QueueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<QueueBorrowed, tokio_postgres::Error>,
    mapper: fn(QueueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> QueueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(QueueBorrowed) -> R) -> QueueQuery<'c, 'a, 's, C, R, N> {
        QueueQuery {
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
pub struct OwnCourseworkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own_coursework() -> OwnCourseworkStmt {
    OwnCourseworkStmt(
        "select id from coursework where user_course_id = $1 and activity_id = $2 and user_id = $3",
        None,
    )
}
impl OwnCourseworkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [user_course_id, activity_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OwnCourseworkParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for OwnCourseworkStmt
{
    fn params(&'s self, client: &'c C, params: &'a OwnCourseworkParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.user_course_id, &params.activity_id, &params.user_id)
    }
}
pub struct CreateCourseworkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_coursework() -> CreateCourseworkStmt {
    CreateCourseworkStmt(
        "insert into coursework (id, user_course_id, activity_id, course_id, version, team_id, user_id, attempt, status, started_at, changed_at, changed_by) values ($1, $2, $3, $4, $5, $6, $7, 1, 'inprogress', $8, $8, $7) on conflict (user_course_id, activity_id) do nothing",
        None,
    )
}
impl CreateCourseworkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
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
                    team_id,
                    user_id,
                    now,
                ],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateCourseworkParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateCourseworkStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateCourseworkParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.user_course_id,
            &params.activity_id,
            &params.course_id,
            &params.version,
            &params.team_id,
            &params.user_id,
            &params.now,
        ))
    }
}
pub struct LockCourseworkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_coursework() -> LockCourseworkStmt {
    LockCourseworkStmt(
        "select w.team_id, w.user_course_id, w.activity_id, w.user_id, w.attempt, w.status, w.revision, w.submitted_on, w.changed_at, a.title, a.content, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = w.changed_by order by u.id limit 1) as changed_by_name, coalesce((select u.managers from user_teams u where u.user_id = w.user_id and u.team_id = w.team_id), '{}') as managers from coursework w join activities a on a.course_id = w.course_id and a.version = w.version and a.id = w.activity_id where w.id = $1 and (w.team_id = $2 or w.user_id = $3) for no key update of w",
        None,
    )
}
impl LockCourseworkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        me: &'a uuid::Uuid,
    ) -> LockCourseworkQuery<'c, 'a, 's, C, LockCoursework, 3> {
        LockCourseworkQuery {
            client,
            params: [id, team_id, me],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockCourseworkBorrowed, tokio_postgres::Error> {
                Ok(LockCourseworkBorrowed {
                    team_id: row.try_get(0)?,
                    user_course_id: row.try_get(1)?,
                    activity_id: row.try_get(2)?,
                    user_id: row.try_get(3)?,
                    attempt: row.try_get(4)?,
                    status: row.try_get(5)?,
                    revision: row.try_get(6)?,
                    submitted_on: row.try_get(7)?,
                    changed_at: row.try_get(8)?,
                    title: row.try_get(9)?,
                    content: row.try_get(10)?,
                    changed_by_name: row.try_get(11)?,
                    managers: row.try_get(12)?,
                })
            },
            mapper: |it| LockCoursework::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockCourseworkParams<T1>,
        LockCourseworkQuery<'c, 'a, 's, C, LockCoursework, 3>,
        C,
    > for LockCourseworkStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockCourseworkParams<T1>,
    ) -> LockCourseworkQuery<'c, 'a, 's, C, LockCoursework, 3> {
        self.bind(client, &params.id, &params.team_id, &params.me)
    }
}
pub struct OneCourseworkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_coursework() -> OneCourseworkStmt {
    OneCourseworkStmt(
        "select w.team_id, w.user_id, w.course_id, w.attempt, w.status, w.revision, w.note, w.comment, w.criteria, w.marked_at, w.submitted_at, a.title, a.content, cv.title as course_title, p.first_name || ' ' || p.last_name as person_name, m.first_name || ' ' || m.last_name as marker_name, coalesce(p.managers, '{}') as managers from coursework w join activities a on a.course_id = w.course_id and a.version = w.version and a.id = w.activity_id join course_versions cv on cv.course_id = w.course_id and cv.version = w.version left join user_teams p on p.user_id = w.user_id and p.team_id = w.team_id left join user_teams m on m.user_id = w.marked_by and m.team_id = w.team_id where w.id = $1 and (w.team_id = $2 or w.user_id = $3)",
        None,
    )
}
impl OneCourseworkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        me: &'a uuid::Uuid,
    ) -> OneCourseworkQuery<'c, 'a, 's, C, OneCoursework, 3> {
        OneCourseworkQuery {
            client,
            params: [id, team_id, me],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneCourseworkBorrowed, tokio_postgres::Error> {
                Ok(OneCourseworkBorrowed {
                    team_id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                    attempt: row.try_get(3)?,
                    status: row.try_get(4)?,
                    revision: row.try_get(5)?,
                    note: row.try_get(6)?,
                    comment: row.try_get(7)?,
                    criteria: row.try_get(8)?,
                    marked_at: row.try_get(9)?,
                    submitted_at: row.try_get(10)?,
                    title: row.try_get(11)?,
                    content: row.try_get(12)?,
                    course_title: row.try_get(13)?,
                    person_name: row.try_get(14)?,
                    marker_name: row.try_get(15)?,
                    managers: row.try_get(16)?,
                })
            },
            mapper: |it| OneCoursework::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        OneCourseworkParams<T1>,
        OneCourseworkQuery<'c, 'a, 's, C, OneCoursework, 3>,
        C,
    > for OneCourseworkStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OneCourseworkParams<T1>,
    ) -> OneCourseworkQuery<'c, 'a, 's, C, OneCoursework, 3> {
        self.bind(client, &params.id, &params.team_id, &params.me)
    }
}
pub struct StatusOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn status_of() -> StatusOfStmt {
    StatusOfStmt(
        "select status from coursework where user_course_id = $1 and activity_id = $2",
        None,
    )
}
impl StatusOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [user_course_id, activity_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, StatusOfParams, StringQuery<'c, 'a, 's, C, String, 2>, C>
    for StatusOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a StatusOfParams) -> StringQuery<'c, 'a, 's, C, String, 2> {
        self.bind(client, &params.user_course_id, &params.activity_id)
    }
}
pub struct StoreNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_note() -> StoreNoteStmt {
    StoreNoteStmt(
        "update coursework set note = $1, revision = revision + 1, changed_at = $2, changed_by = $3 where id = $4",
        None,
    )
}
impl StoreNoteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        note: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[note, now, by, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreNoteParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreNoteStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreNoteParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.note, &params.now, &params.by, &params.id))
    }
}
pub struct StoreSubmittedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_submitted() -> StoreSubmittedStmt {
    StoreSubmittedStmt(
        "update coursework set note = $1, status = 'markingRequired', submitted_on = revision, revision = revision + 1, submitted_at = $2, changed_at = $2, changed_by = $3 where id = $4",
        None,
    )
}
impl StoreSubmittedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        note: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[note, now, by, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreSubmittedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreSubmittedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreSubmittedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.note, &params.now, &params.by, &params.id))
    }
}
pub struct ReopenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reopen() -> ReopenStmt {
    ReopenStmt(
        "update coursework set status = 'inprogress', attempt = attempt + 1, submitted_on = null, criteria = '{}', revision = revision + 1, changed_at = $1, changed_by = $2 where id = $3",
        None,
    )
}
impl ReopenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, by, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ReopenParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ReopenStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ReopenParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.by, &params.id))
    }
}
pub struct StoreMarkingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_marking() -> StoreMarkingStmt {
    StoreMarkingStmt(
        "update coursework set status = $1, comment = $2, criteria = $3, marked_by = $4, marked_at = $5, revision = revision + 1, changed_at = $5, changed_by = $4 where id = $6",
        None,
    )
}
impl StoreMarkingStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        comment: &'a T2,
        criteria: &'a T3,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[status, comment, criteria, by, now, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreMarkingParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreMarkingStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreMarkingParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.status,
            &params.comment,
            &params.criteria,
            &params.by,
            &params.now,
            &params.id,
        ))
    }
}
pub struct InsertMoveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_move() -> InsertMoveStmt {
    InsertMoveStmt(
        "insert into coursework_moves (id, coursework_id, attempt, from_status, to_status, comment, by_id, at) values ($1, $2, $3, $4, $5, $6, $7, $8)",
        None,
    )
}
impl InsertMoveStmt {
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
        coursework_id: &'a uuid::Uuid,
        attempt: &'a i32,
        from_status: &'a T1,
        to_status: &'a T2,
        comment: &'a T3,
        by_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, coursework_id, attempt, from_status, to_status, comment, by_id, now],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertMoveParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertMoveStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertMoveParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.coursework_id,
            &params.attempt,
            &params.from_status,
            &params.to_status,
            &params.comment,
            &params.by_id,
            &params.now,
        ))
    }
}
pub struct MovesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn moves() -> MovesStmt {
    MovesStmt(
        "select m.attempt, m.from_status, m.to_status, m.comment, m.at, u.first_name || ' ' || u.last_name as by_name from coursework_moves m left join user_teams u on u.user_id = m.by_id and u.team_id = $1 where m.coursework_id = $2 order by m.at, m.id",
        None,
    )
}
impl MovesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        coursework_id: &'a uuid::Uuid,
    ) -> MovesQuery<'c, 'a, 's, C, Moves, 2> {
        MovesQuery {
            client,
            params: [team_id, coursework_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MovesBorrowed, tokio_postgres::Error> {
                Ok(MovesBorrowed {
                    attempt: row.try_get(0)?,
                    from_status: row.try_get(1)?,
                    to_status: row.try_get(2)?,
                    comment: row.try_get(3)?,
                    at: row.try_get(4)?,
                    by_name: row.try_get(5)?,
                })
            },
            mapper: |it| Moves::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, MovesParams<T1>, MovesQuery<'c, 'a, 's, C, Moves, 2>, C> for MovesStmt
{
    fn params(&'s self, client: &'c C, params: &'a MovesParams<T1>) -> MovesQuery<'c, 'a, 's, C, Moves, 2> {
        self.bind(client, &params.team_id, &params.coursework_id)
    }
}
pub struct InsertFileStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_file() -> InsertFileStmt {
    InsertFileStmt(
        "insert into coursework_files (file_id, coursework_id, attempt) values ($1, $2, $3)",
        None,
    )
}
impl InsertFileStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        file_id: &'a uuid::Uuid,
        coursework_id: &'a uuid::Uuid,
        attempt: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[file_id, coursework_id, attempt])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertFileParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertFileStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertFileParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.file_id, &params.coursework_id, &params.attempt))
    }
}
pub struct DeleteFileStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_file() -> DeleteFileStmt {
    DeleteFileStmt(
        "delete from coursework_files where coursework_id = $1 and file_id = $2 and attempt = $3",
        None,
    )
}
impl DeleteFileStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        coursework_id: &'a uuid::Uuid,
        file_id: &'a uuid::Uuid,
        attempt: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[coursework_id, file_id, attempt])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DeleteFileParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DeleteFileStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DeleteFileParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.coursework_id, &params.file_id, &params.attempt))
    }
}
pub struct CountFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_files() -> CountFilesStmt {
    CountFilesStmt(
        "select count(*) from coursework_files where coursework_id = $1 and attempt = $2",
        None,
    )
}
impl CountFilesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        coursework_id: &'a uuid::Uuid,
        attempt: &'a i32,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [coursework_id, attempt],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, CountFilesParams, I64Query<'c, 'a, 's, C, i64, 2>, C> for CountFilesStmt
{
    fn params(&'s self, client: &'c C, params: &'a CountFilesParams) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.coursework_id, &params.attempt)
    }
}
pub struct FilesOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn files_of() -> FilesOfStmt {
    FilesOfStmt(
        "select file_id, attempt from coursework_files where coursework_id = $1 order by attempt desc, file_id",
        None,
    )
}
impl FilesOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        coursework_id: &'a uuid::Uuid,
    ) -> FilesOfQuery<'c, 'a, 's, C, FilesOf, 1> {
        FilesOfQuery {
            client,
            params: [coursework_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FilesOf, tokio_postgres::Error> {
                Ok(FilesOf {
                    file_id: row.try_get(0)?,
                    attempt: row.try_get(1)?,
                })
            },
            mapper: |it| FilesOf::from(it),
        }
    }
}
pub struct QueueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn queue() -> QueueStmt {
    QueueStmt(
        "select w.id, w.course_id, w.attempt, w.status, w.submitted_at, w.marked_at, a.title, cv.title as course_title, p.first_name || ' ' || p.last_name as person_name, m.first_name || ' ' || m.last_name as marker_name, count(*) over () as total from coursework w join user_teams p on p.user_id = w.user_id and p.team_id = w.team_id join activities a on a.course_id = w.course_id and a.version = w.version and a.id = w.activity_id join course_versions cv on cv.course_id = w.course_id and cv.version = w.version left join user_teams m on m.user_id = w.marked_by and m.team_id = w.team_id where w.team_id = $1 and w.user_id <> $2 and w.status <> 'inprogress' and ($3 or p.facets @> array[$4::text]) and ($5 = '' or w.status = $5) and ($6::uuid is null or w.course_id = $6) and p.search like all ($7::text[]) order by (w.status = 'markingRequired') desc, case when w.status = 'markingRequired' then w.submitted_at end, w.marked_at desc nulls last, w.id limit $8 offset $9",
        None,
    )
}
impl QueueStmt {
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
        T5: crate::ArraySql<Item = T4>,
    >(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        me: &'a uuid::Uuid,
        all: &'a bool,
        managed: &'a T2,
        status: &'a T3,
        course_id: &'a Option<uuid::Uuid>,
        words: &'a T5,
        most: &'a i64,
        skip: &'a i64,
    ) -> QueueQuery<'c, 'a, 's, C, Queue, 9> {
        QueueQuery {
            client,
            params: [team_id, me, all, managed, status, course_id, words, most, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<QueueBorrowed, tokio_postgres::Error> {
                Ok(QueueBorrowed {
                    id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                    attempt: row.try_get(2)?,
                    status: row.try_get(3)?,
                    submitted_at: row.try_get(4)?,
                    marked_at: row.try_get(5)?,
                    title: row.try_get(6)?,
                    course_title: row.try_get(7)?,
                    person_name: row.try_get(8)?,
                    marker_name: row.try_get(9)?,
                    total: row.try_get(10)?,
                })
            },
            mapper: |it| Queue::from(it),
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
    T5: crate::ArraySql<Item = T4>,
> crate::client::async_::Params<'c, 'a, 's, QueueParams<T1, T2, T3, T4, T5>, QueueQuery<'c, 'a, 's, C, Queue, 9>, C>
    for QueueStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a QueueParams<T1, T2, T3, T4, T5>,
    ) -> QueueQuery<'c, 'a, 's, C, Queue, 9> {
        self.bind(
            client,
            &params.team_id,
            &params.me,
            &params.all,
            &params.managed,
            &params.status,
            &params.course_id,
            &params.words,
            &params.most,
            &params.skip,
        )
    }
}
