// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct OneBlogParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct LockBlogParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct CreateBlogParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::JsonSql,
    T5: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub kind: T2,
    pub title: T3,
    pub doc: T4,
    pub search: T5,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct StoreBlogParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
    T8: crate::StringSql,
> {
    pub title: T1,
    pub summary: T2,
    pub doc: T3,
    pub words: i32,
    pub image: Option<uuid::Uuid>,
    pub category: T4,
    pub tags: T6,
    pub search: T7,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub team_id: T8,
}
#[derive(Debug)]
pub struct StoreProductParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub price: T1,
    pub pictures: T2,
    pub action_label: T3,
    pub action_link: T4,
}
#[derive(Debug)]
pub struct SetStatusParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub status: T1,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct NeighboursParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub kind: T2,
    pub now: chrono::DateTime<chrono::Utc>,
    pub published_at: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct IsPublishedAtParams {
    pub id: uuid::Uuid,
    pub published_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct NewestParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = i64>,
    T4: crate::StringSql,
> {
    pub categories: T2,
    pub most: T3,
    pub team_id: T4,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct FiltersParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub kind: T2,
    pub with_drafts: bool,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneBlog {
    pub id: uuid::Uuid,
    pub kind: String,
    pub status: String,
    pub title: String,
    pub summary: String,
    pub doc: serde_json::Value,
    pub words: i32,
    pub image: Option<uuid::Uuid>,
    pub category: String,
    pub tags: Vec<String>,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub author_name: Option<String>,
    pub author_avatar: Option<String>,
    pub price: String,
    pub pictures: Vec<uuid::Uuid>,
    pub action_label: String,
    pub action_link: String,
}
pub struct OneBlogBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub status: &'a str,
    pub title: &'a str,
    pub summary: &'a str,
    pub doc: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub words: i32,
    pub image: Option<uuid::Uuid>,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub author_name: Option<&'a str>,
    pub author_avatar: Option<&'a str>,
    pub price: &'a str,
    pub pictures: crate::ArrayIterator<'a, uuid::Uuid>,
    pub action_label: &'a str,
    pub action_link: &'a str,
}
impl<'a> From<OneBlogBorrowed<'a>> for OneBlog {
    fn from(
        OneBlogBorrowed {
            id,
            kind,
            status,
            title,
            summary,
            doc,
            words,
            image,
            category,
            tags,
            published_at,
            revision,
            changed_at,
            author_name,
            author_avatar,
            price,
            pictures,
            action_label,
            action_link,
        }: OneBlogBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            status: status.into(),
            title: title.into(),
            summary: summary.into(),
            doc: serde_json::from_str(doc.0.get()).unwrap(),
            words,
            image,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            published_at,
            revision,
            changed_at,
            author_name: author_name.map(|v| v.into()),
            author_avatar: author_avatar.map(|v| v.into()),
            price: price.into(),
            pictures: pictures.map(|v| v).collect(),
            action_label: action_label.into(),
            action_link: action_link.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockBlog {
    pub kind: String,
    pub status: String,
    pub title: String,
    pub doc: serde_json::Value,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<String>,
    pub action_label: String,
    pub action_link: String,
}
pub struct LockBlogBorrowed<'a> {
    pub kind: &'a str,
    pub status: &'a str,
    pub title: &'a str,
    pub doc: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<&'a str>,
    pub action_label: &'a str,
    pub action_link: &'a str,
}
impl<'a> From<LockBlogBorrowed<'a>> for LockBlog {
    fn from(
        LockBlogBorrowed {
            kind,
            status,
            title,
            doc,
            published_at,
            revision,
            changed_at,
            changed_by_name,
            action_label,
            action_link,
        }: LockBlogBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            status: status.into(),
            title: title.into(),
            doc: serde_json::from_str(doc.0.get()).unwrap(),
            published_at,
            revision,
            changed_at,
            changed_by_name: changed_by_name.map(|v| v.into()),
            action_label: action_label.into(),
            action_link: action_link.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Neighbours {
    pub is_next: bool,
    pub id: uuid::Uuid,
    pub title: String,
}
pub struct NeighboursBorrowed<'a> {
    pub is_next: bool,
    pub id: uuid::Uuid,
    pub title: &'a str,
}
impl<'a> From<NeighboursBorrowed<'a>> for Neighbours {
    fn from(NeighboursBorrowed { is_next, id, title }: NeighboursBorrowed<'a>) -> Self {
        Self {
            is_next,
            id,
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Newest {
    pub place: i64,
    pub id: uuid::Uuid,
    pub title: String,
    pub summary: String,
    pub image: Option<uuid::Uuid>,
    pub published_at: chrono::DateTime<chrono::Utc>,
}
pub struct NewestBorrowed<'a> {
    pub place: i64,
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub summary: &'a str,
    pub image: Option<uuid::Uuid>,
    pub published_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<NewestBorrowed<'a>> for Newest {
    fn from(
        NewestBorrowed {
            place,
            id,
            title,
            summary,
            image,
            published_at,
        }: NewestBorrowed<'a>,
    ) -> Self {
        Self {
            place,
            id,
            title: title.into(),
            summary: summary.into(),
            image,
            published_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Filters {
    pub categories: Vec<String>,
    pub tags: Vec<String>,
}
pub struct FiltersBorrowed<'a> {
    pub categories: crate::ArrayIterator<'a, &'a str>,
    pub tags: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<FiltersBorrowed<'a>> for Filters {
    fn from(FiltersBorrowed { categories, tags }: FiltersBorrowed<'a>) -> Self {
        Self {
            categories: categories.map(|v| v.into()).collect(),
            tags: tags.map(|v| v.into()).collect(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct OneBlogQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneBlogBorrowed, tokio_postgres::Error>,
    mapper: fn(OneBlogBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneBlogQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneBlogBorrowed) -> R) -> OneBlogQuery<'c, 'a, 's, C, R, N> {
        OneBlogQuery {
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
pub struct LockBlogQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockBlogBorrowed, tokio_postgres::Error>,
    mapper: fn(LockBlogBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockBlogQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockBlogBorrowed) -> R) -> LockBlogQuery<'c, 'a, 's, C, R, N> {
        LockBlogQuery {
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
pub struct NeighboursQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NeighboursBorrowed, tokio_postgres::Error>,
    mapper: fn(NeighboursBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NeighboursQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NeighboursBorrowed) -> R) -> NeighboursQuery<'c, 'a, 's, C, R, N> {
        NeighboursQuery {
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
pub struct NewestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NewestBorrowed, tokio_postgres::Error>,
    mapper: fn(NewestBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NewestBorrowed) -> R) -> NewestQuery<'c, 'a, 's, C, R, N> {
        NewestQuery {
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
pub struct FiltersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FiltersBorrowed, tokio_postgres::Error>,
    mapper: fn(FiltersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FiltersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FiltersBorrowed) -> R) -> FiltersQuery<'c, 'a, 's, C, R, N> {
        FiltersQuery {
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
pub struct OneBlogStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_blog() -> OneBlogStmt {
    OneBlogStmt(
        "select b.id, b.kind, b.status, b.title, b.summary, b.doc, b.words, b.image, b.category, b.tags, b.published_at, b.revision, b.changed_at, u.first_name || ' ' || u.last_name as author_name, u.avatar as author_avatar, coalesce(p.price, '') as price, coalesce(p.pictures, '{}') as pictures, coalesce(p.action_label, '') as action_label, coalesce(p.action_link, '') as action_link from blogs b left join products p on p.id = b.id left join user_teams u on u.id = b.author_id::text || '_' || b.team_id where b.id = $1 and b.team_id = $2",
        None,
    )
}
impl OneBlogStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> OneBlogQuery<'c, 'a, 's, C, OneBlog, 2> {
        OneBlogQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneBlogBorrowed, tokio_postgres::Error> {
                Ok(OneBlogBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    status: row.try_get(2)?,
                    title: row.try_get(3)?,
                    summary: row.try_get(4)?,
                    doc: row.try_get(5)?,
                    words: row.try_get(6)?,
                    image: row.try_get(7)?,
                    category: row.try_get(8)?,
                    tags: row.try_get(9)?,
                    published_at: row.try_get(10)?,
                    revision: row.try_get(11)?,
                    changed_at: row.try_get(12)?,
                    author_name: row.try_get(13)?,
                    author_avatar: row.try_get(14)?,
                    price: row.try_get(15)?,
                    pictures: row.try_get(16)?,
                    action_label: row.try_get(17)?,
                    action_link: row.try_get(18)?,
                })
            },
            mapper: |it| OneBlog::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneBlogParams<T1>, OneBlogQuery<'c, 'a, 's, C, OneBlog, 2>, C>
    for OneBlogStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneBlogParams<T1>) -> OneBlogQuery<'c, 'a, 's, C, OneBlog, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct LockBlogStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_blog() -> LockBlogStmt {
    LockBlogStmt(
        "select b.kind, b.status, b.title, b.doc, b.published_at, b.revision, b.changed_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = b.changed_by order by u.id limit 1) as changed_by_name, coalesce(p.action_label, '') as action_label, coalesce(p.action_link, '') as action_link from blogs b left join products p on p.id = b.id where b.id = $1 and b.team_id = $2 for no key update of b",
        None,
    )
}
impl LockBlogStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LockBlogQuery<'c, 'a, 's, C, LockBlog, 2> {
        LockBlogQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockBlogBorrowed, tokio_postgres::Error> {
                Ok(LockBlogBorrowed {
                    kind: row.try_get(0)?,
                    status: row.try_get(1)?,
                    title: row.try_get(2)?,
                    doc: row.try_get(3)?,
                    published_at: row.try_get(4)?,
                    revision: row.try_get(5)?,
                    changed_at: row.try_get(6)?,
                    changed_by_name: row.try_get(7)?,
                    action_label: row.try_get(8)?,
                    action_link: row.try_get(9)?,
                })
            },
            mapper: |it| LockBlog::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockBlogParams<T1>, LockBlogQuery<'c, 'a, 's, C, LockBlog, 2>, C>
    for LockBlogStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockBlogParams<T1>) -> LockBlogQuery<'c, 'a, 's, C, LockBlog, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct CreateBlogStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_blog() -> CreateBlogStmt {
    CreateBlogStmt(
        "insert into blogs (id, team_id, kind, status, title, doc, search, author_id, changed_by, changed_at, created_at) values ($1, $2, $3, 'draft', $4, $5, $6, $7, $7, $8, $8)",
        None,
    )
}
impl CreateBlogStmt {
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
        T4: crate::JsonSql,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        kind: &'a T2,
        title: &'a T3,
        doc: &'a T4,
        search: &'a T5,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, team_id, kind, title, doc, search, by, now],
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
    T4: crate::JsonSql,
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateBlogParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateBlogStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateBlogParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.kind,
            &params.title,
            &params.doc,
            &params.search,
            &params.by,
            &params.now,
        ))
    }
}
pub struct StoreBlogStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_blog() -> StoreBlogStmt {
    StoreBlogStmt(
        "update blogs set title = $1, summary = $2, doc = $3, words = $4, image = $5, category = $6, tags = $7, search = $8, published_at = $9, revision = revision + 1, changed_by = $10, changed_at = $11 where id = $12 and team_id = $13",
        None,
    )
}
impl StoreBlogStmt {
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
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
        T7: crate::StringSql,
        T8: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        title: &'a T1,
        summary: &'a T2,
        doc: &'a T3,
        words: &'a i32,
        image: &'a Option<uuid::Uuid>,
        category: &'a T4,
        tags: &'a T6,
        search: &'a T7,
        published_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        team_id: &'a T8,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    title,
                    summary,
                    doc,
                    words,
                    image,
                    category,
                    tags,
                    search,
                    published_at,
                    by,
                    now,
                    id,
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
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
    T8: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreBlogParams<T1, T2, T3, T4, T5, T6, T7, T8>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreBlogStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreBlogParams<T1, T2, T3, T4, T5, T6, T7, T8>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.title,
            &params.summary,
            &params.doc,
            &params.words,
            &params.image,
            &params.category,
            &params.tags,
            &params.search,
            &params.published_at,
            &params.by,
            &params.now,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct StoreProductStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_product() -> StoreProductStmt {
    StoreProductStmt(
        "insert into products (id, price, pictures, action_label, action_link) values ($1, $2, $3, $4, $5) on conflict (id) do update set price = excluded.price, pictures = excluded.pictures, action_label = excluded.action_label, action_link = excluded.action_link",
        None,
    )
}
impl StoreProductStmt {
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
        T2: crate::ArraySql<Item = uuid::Uuid>,
        T3: crate::StringSql,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        price: &'a T1,
        pictures: &'a T2,
        action_label: &'a T3,
        action_link: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, price, pictures, action_label, action_link],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreProductParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreProductStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreProductParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.price,
            &params.pictures,
            &params.action_label,
            &params.action_link,
        ))
    }
}
pub struct SetStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_status() -> SetStatusStmt {
    SetStatusStmt(
        "update blogs set status = $1, published_at = $2, revision = revision + 1, changed_by = $3, changed_at = $4 where id = $5 and team_id = $6",
        None,
    )
}
impl SetStatusStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        published_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        team_id: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[status, published_at, by, now, id, team_id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetStatusParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetStatusStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetStatusParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.status,
            &params.published_at,
            &params.by,
            &params.now,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct NeighboursStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn neighbours() -> NeighboursStmt {
    NeighboursStmt(
        "(select false as is_next, b.id, b.title from blogs b where b.team_id = $1 and b.kind = $2 and b.status = 'published' and b.published_at <= $3 and (b.published_at, b.id) < ($4, $5) order by b.published_at desc, b.id desc limit 1) union all (select true as is_next, b.id, b.title from blogs b where b.team_id = $1 and b.kind = $2 and b.status = 'published' and b.published_at <= $3 and (b.published_at, b.id) > ($4, $5) order by b.published_at, b.id limit 1)",
        None,
    )
}
impl NeighboursStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kind: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
        published_at: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> NeighboursQuery<'c, 'a, 's, C, Neighbours, 5> {
        NeighboursQuery {
            client,
            params: [team_id, kind, now, published_at, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NeighboursBorrowed, tokio_postgres::Error> {
                Ok(NeighboursBorrowed {
                    is_next: row.try_get(0)?,
                    id: row.try_get(1)?,
                    title: row.try_get(2)?,
                })
            },
            mapper: |it| Neighbours::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        NeighboursParams<T1, T2>,
        NeighboursQuery<'c, 'a, 's, C, Neighbours, 5>,
        C,
    > for NeighboursStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NeighboursParams<T1, T2>,
    ) -> NeighboursQuery<'c, 'a, 's, C, Neighbours, 5> {
        self.bind(
            client,
            &params.team_id,
            &params.kind,
            &params.now,
            &params.published_at,
            &params.id,
        )
    }
}
pub struct IsPublishedAtStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_published_at() -> IsPublishedAtStmt {
    IsPublishedAtStmt(
        "select b.team_id from blogs b where b.id = $1 and b.status = 'published' and b.published_at = $2",
        None,
    )
}
impl IsPublishedAtStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        published_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [id, published_at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, IsPublishedAtParams, StringQuery<'c, 'a, 's, C, String, 2>, C>
    for IsPublishedAtStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsPublishedAtParams) -> StringQuery<'c, 'a, 's, C, String, 2> {
        self.bind(client, &params.id, &params.published_at)
    }
}
pub struct NewestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest() -> NewestStmt {
    NewestStmt(
        "select wanted.place, b.id, b.title, b.summary, b.image, b.published_at from unnest($1::text[], $2::bigint[]) with ordinality wanted (category, most, place) cross join lateral ( select b.id, b.title, b.summary, b.image, b.published_at from blogs b where b.team_id = $3 and b.kind = 'blog' and b.status = 'published' and b.published_at <= $4 and (wanted.category = '' or b.category = wanted.category) order by b.published_at desc, b.id desc limit wanted.most ) b order by wanted.place, b.published_at desc, b.id desc",
        None,
    )
}
impl NewestStmt {
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
        T3: crate::ArraySql<Item = i64>,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        categories: &'a T2,
        most: &'a T3,
        team_id: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> NewestQuery<'c, 'a, 's, C, Newest, 4> {
        NewestQuery {
            client,
            params: [categories, most, team_id, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NewestBorrowed, tokio_postgres::Error> {
                Ok(NewestBorrowed {
                    place: row.try_get(0)?,
                    id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    summary: row.try_get(3)?,
                    image: row.try_get(4)?,
                    published_at: row.try_get(5)?,
                })
            },
            mapper: |it| Newest::from(it),
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
    T3: crate::ArraySql<Item = i64>,
    T4: crate::StringSql,
> crate::client::async_::Params<'c, 'a, 's, NewestParams<T1, T2, T3, T4>, NewestQuery<'c, 'a, 's, C, Newest, 4>, C>
    for NewestStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NewestParams<T1, T2, T3, T4>,
    ) -> NewestQuery<'c, 'a, 's, C, Newest, 4> {
        self.bind(client, &params.categories, &params.most, &params.team_id, &params.now)
    }
}
pub struct FiltersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn filters() -> FiltersStmt {
    FiltersStmt(
        "with seen as ( select b.category, b.tags from blogs b where b.team_id = $1 and b.kind = $2 and b.status <> 'archived' and ($3 or (b.status = 'published' and b.published_at <= $4)) ) select array(select distinct category from seen where category <> '' order by category) as categories, array(select distinct t.tag from seen cross join lateral unnest(seen.tags) as t(tag) order by t.tag) as tags",
        None,
    )
}
impl FiltersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kind: &'a T2,
        with_drafts: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> FiltersQuery<'c, 'a, 's, C, Filters, 4> {
        FiltersQuery {
            client,
            params: [team_id, kind, with_drafts, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FiltersBorrowed, tokio_postgres::Error> {
                Ok(FiltersBorrowed {
                    categories: row.try_get(0)?,
                    tags: row.try_get(1)?,
                })
            },
            mapper: |it| Filters::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, FiltersParams<T1, T2>, FiltersQuery<'c, 'a, 's, C, Filters, 4>, C>
    for FiltersStmt
{
    fn params(&'s self, client: &'c C, params: &'a FiltersParams<T1, T2>) -> FiltersQuery<'c, 'a, 's, C, Filters, 4> {
        self.bind(client, &params.team_id, &params.kind, &params.with_drafts, &params.now)
    }
}
