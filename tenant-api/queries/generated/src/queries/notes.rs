// This file was generated with `clorinde`. Do not modify.

#[derive(Clone, Copy, Debug)]
pub struct OneNoteParams {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct LockNoteParams {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CreateNoteParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub title: T1,
    pub description: T2,
    pub checklist: T3,
    pub labels: T4,
    pub archive: bool,
    pub reminder: Option<chrono::DateTime<chrono::Utc>>,
    pub search: T5,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct StoreNoteParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::StringSql,
> {
    pub title: T1,
    pub description: T2,
    pub checklist: T3,
    pub labels: T4,
    pub archive: bool,
    pub reminder: Option<chrono::DateTime<chrono::Utc>>,
    pub search: T5,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct SetImageParams {
    pub image: Option<uuid::Uuid>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct DeleteNoteParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct RestoreNoteParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct EraseNoteParams {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct EraseOldParams {
    pub before: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct RemindParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub reminder: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct PlaceNoteParams {
    pub note_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct OwnLabelsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub user_id: uuid::Uuid,
    pub labels: T1,
}
#[derive(Debug)]
pub struct CreateLabelParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub name: T1,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct LabelNamedParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub name: T1,
}
#[derive(Debug)]
pub struct RenameLabelParams<T1: crate::StringSql> {
    pub name: T1,
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct DeleteLabelParams {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct TakeLabelOffParams {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct OverNotesParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub ids: T1,
    pub notes: T2,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneNote {
    pub id: uuid::Uuid,
    pub revision: i32,
    pub title: String,
    pub description: String,
    pub checklist: serde_json::Value,
    pub labels: Vec<uuid::Uuid>,
    pub image: Option<uuid::Uuid>,
    pub archive: bool,
    pub reminder: Option<chrono::DateTime<chrono::Utc>>,
    pub reminded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub deleted_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct OneNoteBorrowed<'a> {
    pub id: uuid::Uuid,
    pub revision: i32,
    pub title: &'a str,
    pub description: &'a str,
    pub checklist: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub labels: crate::ArrayIterator<'a, uuid::Uuid>,
    pub image: Option<uuid::Uuid>,
    pub archive: bool,
    pub reminder: Option<chrono::DateTime<chrono::Utc>>,
    pub reminded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub deleted_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<OneNoteBorrowed<'a>> for OneNote {
    fn from(
        OneNoteBorrowed {
            id,
            revision,
            title,
            description,
            checklist,
            labels,
            image,
            archive,
            reminder,
            reminded_at,
            created_at,
            changed_at,
            deleted_at,
        }: OneNoteBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            revision,
            title: title.into(),
            description: description.into(),
            checklist: serde_json::from_str(checklist.0.get()).unwrap(),
            labels: labels.map(|v| v).collect(),
            image,
            archive,
            reminder,
            reminded_at,
            created_at,
            changed_at,
            deleted_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockNote {
    pub id: uuid::Uuid,
    pub revision: i32,
    pub title: String,
    pub description: String,
    pub checklist: serde_json::Value,
    pub labels: Vec<uuid::Uuid>,
    pub image: Option<uuid::Uuid>,
    pub archive: bool,
    pub reminder: Option<chrono::DateTime<chrono::Utc>>,
    pub reminded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub deleted_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct LockNoteBorrowed<'a> {
    pub id: uuid::Uuid,
    pub revision: i32,
    pub title: &'a str,
    pub description: &'a str,
    pub checklist: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub labels: crate::ArrayIterator<'a, uuid::Uuid>,
    pub image: Option<uuid::Uuid>,
    pub archive: bool,
    pub reminder: Option<chrono::DateTime<chrono::Utc>>,
    pub reminded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub deleted_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<LockNoteBorrowed<'a>> for LockNote {
    fn from(
        LockNoteBorrowed {
            id,
            revision,
            title,
            description,
            checklist,
            labels,
            image,
            archive,
            reminder,
            reminded_at,
            created_at,
            changed_at,
            deleted_at,
        }: LockNoteBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            revision,
            title: title.into(),
            description: description.into(),
            checklist: serde_json::from_str(checklist.0.get()).unwrap(),
            labels: labels.map(|v| v).collect(),
            image,
            archive,
            reminder,
            reminded_at,
            created_at,
            changed_at,
            deleted_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Remind {
    pub user_id: uuid::Uuid,
    pub title: String,
    pub description: String,
    pub checklist: serde_json::Value,
}
pub struct RemindBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub title: &'a str,
    pub description: &'a str,
    pub checklist: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<RemindBorrowed<'a>> for Remind {
    fn from(
        RemindBorrowed {
            user_id,
            title,
            description,
            checklist,
        }: RemindBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            title: title.into(),
            description: description.into(),
            checklist: serde_json::from_str(checklist.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Places {
    pub note_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub user_course_id: uuid::Uuid,
    pub course: String,
    pub activity: String,
}
pub struct PlacesBorrowed<'a> {
    pub note_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub user_course_id: uuid::Uuid,
    pub course: &'a str,
    pub activity: &'a str,
}
impl<'a> From<PlacesBorrowed<'a>> for Places {
    fn from(
        PlacesBorrowed {
            note_id,
            course_id,
            activity_id,
            user_course_id,
            course,
            activity,
        }: PlacesBorrowed<'a>,
    ) -> Self {
        Self {
            note_id,
            course_id,
            activity_id,
            user_course_id,
            course: course.into(),
            activity: activity.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Labels {
    pub id: uuid::Uuid,
    pub name: String,
    pub notes: i64,
}
pub struct LabelsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub name: &'a str,
    pub notes: i64,
}
impl<'a> From<LabelsBorrowed<'a>> for Labels {
    fn from(LabelsBorrowed { id, name, notes }: LabelsBorrowed<'a>) -> Self {
        Self {
            id,
            name: name.into(),
            notes,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct OneNoteQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneNoteBorrowed, tokio_postgres::Error>,
    mapper: fn(OneNoteBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneNoteQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneNoteBorrowed) -> R) -> OneNoteQuery<'c, 'a, 's, C, R, N> {
        OneNoteQuery {
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
pub struct LockNoteQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockNoteBorrowed, tokio_postgres::Error>,
    mapper: fn(LockNoteBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockNoteQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockNoteBorrowed) -> R) -> LockNoteQuery<'c, 'a, 's, C, R, N> {
        LockNoteQuery {
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
pub struct OptionuuidUuidQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<uuid::Uuid>, tokio_postgres::Error>,
    mapper: fn(Option<uuid::Uuid>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionuuidUuidQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Option<uuid::Uuid>) -> R) -> OptionuuidUuidQuery<'c, 'a, 's, C, R, N> {
        OptionuuidUuidQuery {
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
pub struct RemindQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RemindBorrowed, tokio_postgres::Error>,
    mapper: fn(RemindBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RemindQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RemindBorrowed) -> R) -> RemindQuery<'c, 'a, 's, C, R, N> {
        RemindQuery {
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
pub struct PlacesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PlacesBorrowed, tokio_postgres::Error>,
    mapper: fn(PlacesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlacesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PlacesBorrowed) -> R) -> PlacesQuery<'c, 'a, 's, C, R, N> {
        PlacesQuery {
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
pub struct LabelsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LabelsBorrowed, tokio_postgres::Error>,
    mapper: fn(LabelsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LabelsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LabelsBorrowed) -> R) -> LabelsQuery<'c, 'a, 's, C, R, N> {
        LabelsQuery {
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
pub struct OneNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_note() -> OneNoteStmt {
    OneNoteStmt(
        "select id, revision, title, description, checklist, labels, image, archive, reminder, reminded_at, created_at, changed_at, deleted_at from notes where id = $1 and user_id = $2",
        None,
    )
}
impl OneNoteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> OneNoteQuery<'c, 'a, 's, C, OneNote, 2> {
        OneNoteQuery {
            client,
            params: [id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneNoteBorrowed, tokio_postgres::Error> {
                Ok(OneNoteBorrowed {
                    id: row.try_get(0)?,
                    revision: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    checklist: row.try_get(4)?,
                    labels: row.try_get(5)?,
                    image: row.try_get(6)?,
                    archive: row.try_get(7)?,
                    reminder: row.try_get(8)?,
                    reminded_at: row.try_get(9)?,
                    created_at: row.try_get(10)?,
                    changed_at: row.try_get(11)?,
                    deleted_at: row.try_get(12)?,
                })
            },
            mapper: |it| OneNote::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OneNoteParams, OneNoteQuery<'c, 'a, 's, C, OneNote, 2>, C>
    for OneNoteStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneNoteParams) -> OneNoteQuery<'c, 'a, 's, C, OneNote, 2> {
        self.bind(client, &params.id, &params.user_id)
    }
}
pub struct LockNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_note() -> LockNoteStmt {
    LockNoteStmt(
        "select id, revision, title, description, checklist, labels, image, archive, reminder, reminded_at, created_at, changed_at, deleted_at from notes where id = $1 and user_id = $2 for no key update",
        None,
    )
}
impl LockNoteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> LockNoteQuery<'c, 'a, 's, C, LockNote, 2> {
        LockNoteQuery {
            client,
            params: [id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockNoteBorrowed, tokio_postgres::Error> {
                Ok(LockNoteBorrowed {
                    id: row.try_get(0)?,
                    revision: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    checklist: row.try_get(4)?,
                    labels: row.try_get(5)?,
                    image: row.try_get(6)?,
                    archive: row.try_get(7)?,
                    reminder: row.try_get(8)?,
                    reminded_at: row.try_get(9)?,
                    created_at: row.try_get(10)?,
                    changed_at: row.try_get(11)?,
                    deleted_at: row.try_get(12)?,
                })
            },
            mapper: |it| LockNote::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LockNoteParams, LockNoteQuery<'c, 'a, 's, C, LockNote, 2>, C>
    for LockNoteStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockNoteParams) -> LockNoteQuery<'c, 'a, 's, C, LockNote, 2> {
        self.bind(client, &params.id, &params.user_id)
    }
}
pub struct CountNotesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_notes() -> CountNotesStmt {
    CountNotesStmt("select count(*) from notes where user_id = $1", None)
}
impl CountNotesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CreateNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_note() -> CreateNoteStmt {
    CreateNoteStmt(
        "insert into notes (id, user_id, title, description, checklist, labels, archive, reminder, search, created_at, changed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict (id) do nothing",
        None,
    )
}
impl CreateNoteStmt {
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
        T4: crate::ArraySql<Item = uuid::Uuid>,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        title: &'a T1,
        description: &'a T2,
        checklist: &'a T3,
        labels: &'a T4,
        archive: &'a bool,
        reminder: &'a Option<chrono::DateTime<chrono::Utc>>,
        search: &'a T5,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    user_id,
                    title,
                    description,
                    checklist,
                    labels,
                    archive,
                    reminder,
                    search,
                    now,
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
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateNoteParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateNoteStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateNoteParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.user_id,
            &params.title,
            &params.description,
            &params.checklist,
            &params.labels,
            &params.archive,
            &params.reminder,
            &params.search,
            &params.now,
        ))
    }
}
pub struct StoreNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_note() -> StoreNoteStmt {
    StoreNoteStmt(
        "update notes set title = $1, description = $2, checklist = $3, labels = $4, archive = $5, reminder = $6, reminded_at = case when reminder = $6 then reminded_at end, search = $7, revision = revision + 1, changed_at = $8 where id = $9 and user_id = $10",
        None,
    )
}
impl StoreNoteStmt {
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
        T4: crate::ArraySql<Item = uuid::Uuid>,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        title: &'a T1,
        description: &'a T2,
        checklist: &'a T3,
        labels: &'a T4,
        archive: &'a bool,
        reminder: &'a Option<chrono::DateTime<chrono::Utc>>,
        search: &'a T5,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    title,
                    description,
                    checklist,
                    labels,
                    archive,
                    reminder,
                    search,
                    now,
                    id,
                    user_id,
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
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreNoteParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreNoteStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreNoteParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.title,
            &params.description,
            &params.checklist,
            &params.labels,
            &params.archive,
            &params.reminder,
            &params.search,
            &params.now,
            &params.id,
            &params.user_id,
        ))
    }
}
pub struct SetImageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_image() -> SetImageStmt {
    SetImageStmt(
        "update notes set image = $1, revision = revision + 1, changed_at = $2 where id = $3 and user_id = $4",
        None,
    )
}
impl SetImageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        image: &'a Option<uuid::Uuid>,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[image, now, id, user_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetImageParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetImageStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetImageParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.image, &params.now, &params.id, &params.user_id))
    }
}
pub struct DeleteNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_note() -> DeleteNoteStmt {
    DeleteNoteStmt(
        "update notes set deleted_at = $1, revision = revision + 1, changed_at = $1 where id = $2 and user_id = $3 and deleted_at is null",
        None,
    )
}
impl DeleteNoteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, id, user_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DeleteNoteParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DeleteNoteStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DeleteNoteParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.id, &params.user_id))
    }
}
pub struct RestoreNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn restore_note() -> RestoreNoteStmt {
    RestoreNoteStmt(
        "update notes set deleted_at = null, revision = revision + 1, changed_at = $1 where id = $2 and user_id = $3 and deleted_at is not null",
        None,
    )
}
impl RestoreNoteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, id, user_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RestoreNoteParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RestoreNoteStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RestoreNoteParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.id, &params.user_id))
    }
}
pub struct EraseNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn erase_note() -> EraseNoteStmt {
    EraseNoteStmt(
        "delete from notes where id = $1 and user_id = $2 and deleted_at is not null returning image",
        None,
    )
}
impl EraseNoteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> OptionuuidUuidQuery<'c, 'a, 's, C, Option<uuid::Uuid>, 2> {
        OptionuuidUuidQuery {
            client,
            params: [id, user_id],
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
        EraseNoteParams,
        OptionuuidUuidQuery<'c, 'a, 's, C, Option<uuid::Uuid>, 2>,
        C,
    > for EraseNoteStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a EraseNoteParams,
    ) -> OptionuuidUuidQuery<'c, 'a, 's, C, Option<uuid::Uuid>, 2> {
        self.bind(client, &params.id, &params.user_id)
    }
}
pub struct EraseOldStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn erase_old() -> EraseOldStmt {
    EraseOldStmt(
        "delete from notes where id in (select id from notes where deleted_at < $1 limit $2) returning image",
        None,
    )
}
impl EraseOldStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> OptionuuidUuidQuery<'c, 'a, 's, C, Option<uuid::Uuid>, 2> {
        OptionuuidUuidQuery {
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
    crate::client::async_::Params<
        'c,
        'a,
        's,
        EraseOldParams,
        OptionuuidUuidQuery<'c, 'a, 's, C, Option<uuid::Uuid>, 2>,
        C,
    > for EraseOldStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a EraseOldParams,
    ) -> OptionuuidUuidQuery<'c, 'a, 's, C, Option<uuid::Uuid>, 2> {
        self.bind(client, &params.before, &params.most)
    }
}
pub struct RemindStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn remind() -> RemindStmt {
    RemindStmt(
        "update notes set reminded_at = $1 where id = $2 and reminder = $3 and reminded_at is null and deleted_at is null returning user_id, title, description, checklist",
        None,
    )
}
impl RemindStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        reminder: &'a chrono::DateTime<chrono::Utc>,
    ) -> RemindQuery<'c, 'a, 's, C, Remind, 3> {
        RemindQuery {
            client,
            params: [now, id, reminder],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RemindBorrowed, tokio_postgres::Error> {
                Ok(RemindBorrowed {
                    user_id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    description: row.try_get(2)?,
                    checklist: row.try_get(3)?,
                })
            },
            mapper: |it| Remind::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, RemindParams, RemindQuery<'c, 'a, 's, C, Remind, 3>, C> for RemindStmt
{
    fn params(&'s self, client: &'c C, params: &'a RemindParams) -> RemindQuery<'c, 'a, 's, C, Remind, 3> {
        self.bind(client, &params.now, &params.id, &params.reminder)
    }
}
pub struct PlaceNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn place_note() -> PlaceNoteStmt {
    PlaceNoteStmt(
        "insert into note_places (note_id, user_id, course_id, activity_id) select $1, uc.user_id, a.course_id, a.id from user_courses uc join courses c on c.id = uc.course_id join activities a on a.course_id = c.id and a.version = coalesce(uc.version, c.live_version) where uc.user_id = $2 and uc.course_id = $3 and uc.archived_at is null and a.id = $4 limit 1 on conflict (note_id) do nothing",
        None,
    )
}
impl PlaceNoteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        note_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[note_id, user_id, course_id, activity_id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PlaceNoteParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PlaceNoteStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PlaceNoteParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.note_id,
            &params.user_id,
            &params.course_id,
            &params.activity_id,
        ))
    }
}
pub struct PlacesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn places() -> PlacesStmt {
    PlacesStmt(
        "select p.note_id, p.course_id, p.activity_id, theirs.id as user_course_id, cv.title as course, a.title as activity from note_places p cross join lateral ( select uc.id, uc.version from user_courses uc where uc.user_id = p.user_id and uc.course_id = p.course_id and uc.archived_at is null order by uc.cycle desc limit 1 ) as theirs join courses c on c.id = p.course_id and c.status in ('published', 'publishedwithdraft') join course_versions cv on cv.course_id = c.id and cv.version = coalesce(theirs.version, c.live_version) join activities a on a.course_id = c.id and a.version = cv.version and a.id = p.activity_id where p.note_id = any($1::uuid[])",
        None,
    )
}
impl PlacesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        notes: &'a T1,
    ) -> PlacesQuery<'c, 'a, 's, C, Places, 1> {
        PlacesQuery {
            client,
            params: [notes],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PlacesBorrowed, tokio_postgres::Error> {
                Ok(PlacesBorrowed {
                    note_id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                    activity_id: row.try_get(2)?,
                    user_course_id: row.try_get(3)?,
                    course: row.try_get(4)?,
                    activity: row.try_get(5)?,
                })
            },
            mapper: |it| Places::from(it),
        }
    }
}
pub struct LabelsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn labels() -> LabelsStmt {
    LabelsStmt(
        "select l.id, l.name, (select count(*) from notes n where n.user_id = l.user_id and n.labels @> array[l.id] and n.deleted_at is null and not n.archive) as notes from note_labels l where l.user_id = $1 order by lower(l.name), l.id",
        None,
    )
}
impl LabelsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> LabelsQuery<'c, 'a, 's, C, Labels, 1> {
        LabelsQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LabelsBorrowed, tokio_postgres::Error> {
                Ok(LabelsBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    notes: row.try_get(2)?,
                })
            },
            mapper: |it| Labels::from(it),
        }
    }
}
pub struct OwnLabelsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own_labels() -> OwnLabelsStmt {
    OwnLabelsStmt("select id from note_labels where user_id = $1 and id = any($2)", None)
}
impl OwnLabelsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        labels: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [user_id, labels],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, OwnLabelsParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for OwnLabelsStmt
{
    fn params(&'s self, client: &'c C, params: &'a OwnLabelsParams<T1>) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.user_id, &params.labels)
    }
}
pub struct CountLabelsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_labels() -> CountLabelsStmt {
    CountLabelsStmt("select count(*) from note_labels where user_id = $1", None)
}
impl CountLabelsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CreateLabelStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_label() -> CreateLabelStmt {
    CreateLabelStmt(
        "insert into note_labels (id, user_id, name, created_at) values ($1, $2, $3, $4) on conflict (user_id, lower(name)) do nothing",
        None,
    )
}
impl CreateLabelStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        name: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, user_id, name, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateLabelParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateLabelStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateLabelParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.user_id, &params.name, &params.now))
    }
}
pub struct LabelNamedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn label_named() -> LabelNamedStmt {
    LabelNamedStmt(
        "select id from note_labels where user_id = $1 and lower(name) = lower($2)",
        None,
    )
}
impl LabelNamedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        name: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [user_id, name],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LabelNamedParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for LabelNamedStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LabelNamedParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.user_id, &params.name)
    }
}
pub struct RenameLabelStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rename_label() -> RenameLabelStmt {
    RenameLabelStmt("update note_labels set name = $1 where id = $2 and user_id = $3", None)
}
impl RenameLabelStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        name: &'a T1,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[name, id, user_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RenameLabelParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RenameLabelStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RenameLabelParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.name, &params.id, &params.user_id))
    }
}
pub struct DeleteLabelStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_label() -> DeleteLabelStmt {
    DeleteLabelStmt("delete from note_labels where id = $1 and user_id = $2", None)
}
impl DeleteLabelStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, user_id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DeleteLabelParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DeleteLabelStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DeleteLabelParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.user_id))
    }
}
pub struct TakeLabelOffStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_label_off() -> TakeLabelOffStmt {
    TakeLabelOffStmt(
        "update notes set labels = array_remove(labels, $1) where user_id = $2 and $1 = any(labels)",
        None,
    )
}
impl TakeLabelOffStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, user_id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        TakeLabelOffParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for TakeLabelOffStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a TakeLabelOffParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.user_id))
    }
}
pub struct OverNotesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn over_notes() -> OverNotesStmt {
    OverNotesStmt(
        "select waiting.id from unnest($1::uuid[], $2::uuid[]) as waiting (id, note) where not exists (select from notes where notes.id = waiting.note and notes.deleted_at is null)",
        None,
    )
}
impl OverNotesStmt {
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
        notes: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [ids, notes],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, OverNotesParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for OverNotesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OverNotesParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.ids, &params.notes)
    }
}
