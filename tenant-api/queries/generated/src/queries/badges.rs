// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct OneBadgeParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct LockBadgeParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct CreateBadgeParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub title: T2,
    pub description: T3,
    pub search: T4,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ChangeBadgeParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
> {
    pub title: T1,
    pub description: T2,
    pub status: T3,
    pub search: T4,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub team_id: T5,
}
#[derive(Debug)]
pub struct SetPictureParams<T1: crate::StringSql> {
    pub picture: Option<uuid::Uuid>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct ActiveMembersParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub people: T2,
}
#[derive(Debug)]
pub struct GiveParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
> {
    pub note: Option<T1>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub ids: T2,
    pub people: T3,
    pub badge_id: uuid::Uuid,
    pub team_id: T4,
}
#[derive(Debug)]
pub struct AwardByRulesParams<T1: crate::JsonSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub awards: T1,
}
#[derive(Debug)]
pub struct LockHolderParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub badge_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct WithdrawParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub reason: T1,
    pub id: uuid::Uuid,
    pub badge_id: uuid::Uuid,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct OverGiftsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub ids: T1,
    pub gifts: T2,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneBadge {
    pub id: uuid::Uuid,
    pub status: String,
    pub title: String,
    pub description: String,
    pub picture: Option<uuid::Uuid>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub holders: i64,
}
pub struct OneBadgeBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub picture: Option<uuid::Uuid>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub holders: i64,
}
impl<'a> From<OneBadgeBorrowed<'a>> for OneBadge {
    fn from(
        OneBadgeBorrowed {
            id,
            status,
            title,
            description,
            picture,
            revision,
            changed_at,
            created_at,
            holders,
        }: OneBadgeBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            title: title.into(),
            description: description.into(),
            picture,
            revision,
            changed_at,
            created_at,
            holders,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockBadge {
    pub status: String,
    pub title: String,
    pub description: String,
    pub picture: Option<uuid::Uuid>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<String>,
}
pub struct LockBadgeBorrowed<'a> {
    pub status: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub picture: Option<uuid::Uuid>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<&'a str>,
}
impl<'a> From<LockBadgeBorrowed<'a>> for LockBadge {
    fn from(
        LockBadgeBorrowed {
            status,
            title,
            description,
            picture,
            revision,
            changed_at,
            changed_by_name,
        }: LockBadgeBorrowed<'a>,
    ) -> Self {
        Self {
            status: status.into(),
            title: title.into(),
            description: description.into(),
            picture,
            revision,
            changed_at,
            changed_by_name: changed_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Give {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockHolder {
    pub user_id: uuid::Uuid,
    pub withdrawn: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct MailPictures {
    pub about: uuid::Uuid,
    pub seed: String,
    pub hash: Option<String>,
}
pub struct MailPicturesBorrowed<'a> {
    pub about: uuid::Uuid,
    pub seed: &'a str,
    pub hash: Option<&'a str>,
}
impl<'a> From<MailPicturesBorrowed<'a>> for MailPictures {
    fn from(MailPicturesBorrowed { about, seed, hash }: MailPicturesBorrowed<'a>) -> Self {
        Self {
            about,
            seed: seed.into(),
            hash: hash.map(|v| v.into()),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct OneBadgeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneBadgeBorrowed, tokio_postgres::Error>,
    mapper: fn(OneBadgeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneBadgeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneBadgeBorrowed) -> R) -> OneBadgeQuery<'c, 'a, 's, C, R, N> {
        OneBadgeQuery {
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
pub struct LockBadgeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockBadgeBorrowed, tokio_postgres::Error>,
    mapper: fn(LockBadgeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockBadgeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockBadgeBorrowed) -> R) -> LockBadgeQuery<'c, 'a, 's, C, R, N> {
        LockBadgeQuery {
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
pub struct GiveQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Give, tokio_postgres::Error>,
    mapper: fn(Give) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GiveQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Give) -> R) -> GiveQuery<'c, 'a, 's, C, R, N> {
        GiveQuery {
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
pub struct LockHolderQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockHolder, tokio_postgres::Error>,
    mapper: fn(LockHolder) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockHolderQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockHolder) -> R) -> LockHolderQuery<'c, 'a, 's, C, R, N> {
        LockHolderQuery {
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
pub struct MailPicturesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MailPicturesBorrowed, tokio_postgres::Error>,
    mapper: fn(MailPicturesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MailPicturesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MailPicturesBorrowed) -> R) -> MailPicturesQuery<'c, 'a, 's, C, R, N> {
        MailPicturesQuery {
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
pub struct OneBadgeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_badge() -> OneBadgeStmt {
    OneBadgeStmt(
        "select b.id, b.status, b.title, b.description, b.picture, b.revision, b.changed_at, b.created_at, (select count(distinct h.user_id) from user_badges h where h.badge_id = b.id and h.withdrawn_at is null) as holders from badges b where b.id = $1 and b.team_id = $2",
        None,
    )
}
impl OneBadgeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> OneBadgeQuery<'c, 'a, 's, C, OneBadge, 2> {
        OneBadgeQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneBadgeBorrowed, tokio_postgres::Error> {
                Ok(OneBadgeBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    picture: row.try_get(4)?,
                    revision: row.try_get(5)?,
                    changed_at: row.try_get(6)?,
                    created_at: row.try_get(7)?,
                    holders: row.try_get(8)?,
                })
            },
            mapper: |it| OneBadge::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneBadgeParams<T1>, OneBadgeQuery<'c, 'a, 's, C, OneBadge, 2>, C>
    for OneBadgeStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneBadgeParams<T1>) -> OneBadgeQuery<'c, 'a, 's, C, OneBadge, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct LockBadgeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_badge() -> LockBadgeStmt {
    LockBadgeStmt(
        "select b.status, b.title, b.description, b.picture, b.revision, b.changed_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = b.changed_by order by u.id limit 1) as changed_by_name from badges b where b.id = $1 and b.team_id = $2 for no key update of b",
        None,
    )
}
impl LockBadgeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LockBadgeQuery<'c, 'a, 's, C, LockBadge, 2> {
        LockBadgeQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockBadgeBorrowed, tokio_postgres::Error> {
                Ok(LockBadgeBorrowed {
                    status: row.try_get(0)?,
                    title: row.try_get(1)?,
                    description: row.try_get(2)?,
                    picture: row.try_get(3)?,
                    revision: row.try_get(4)?,
                    changed_at: row.try_get(5)?,
                    changed_by_name: row.try_get(6)?,
                })
            },
            mapper: |it| LockBadge::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockBadgeParams<T1>, LockBadgeQuery<'c, 'a, 's, C, LockBadge, 2>, C>
    for LockBadgeStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockBadgeParams<T1>) -> LockBadgeQuery<'c, 'a, 's, C, LockBadge, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct CreateBadgeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_badge() -> CreateBadgeStmt {
    CreateBadgeStmt(
        "insert into badges (id, team_id, title, description, search, changed_by, changed_at, created_by, created_at) values ($1, $2, $3, $4, $5, $6, $7, $6, $7)",
        None,
    )
}
impl CreateBadgeStmt {
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
        team_id: &'a T1,
        title: &'a T2,
        description: &'a T3,
        search: &'a T4,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, team_id, title, description, search, by, now],
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
        CreateBadgeParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateBadgeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateBadgeParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.title,
            &params.description,
            &params.search,
            &params.by,
            &params.now,
        ))
    }
}
pub struct ChangeBadgeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn change_badge() -> ChangeBadgeStmt {
    ChangeBadgeStmt(
        "update badges set title = $1, description = $2, status = $3, search = $4, revision = revision + 1, changed_by = $5, changed_at = $6 where id = $7 and team_id = $8",
        None,
    )
}
impl ChangeBadgeStmt {
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
    >(
        &'s self,
        client: &'c C,
        title: &'a T1,
        description: &'a T2,
        status: &'a T3,
        search: &'a T4,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        team_id: &'a T5,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[title, description, status, search, by, now, id, team_id],
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
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ChangeBadgeParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ChangeBadgeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ChangeBadgeParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.title,
            &params.description,
            &params.status,
            &params.search,
            &params.by,
            &params.now,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct SetPictureStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_picture() -> SetPictureStmt {
    SetPictureStmt(
        "update badges set picture = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = $4 and team_id = $5",
        None,
    )
}
impl SetPictureStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        picture: &'a Option<uuid::Uuid>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[picture, by, now, id, team_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetPictureParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetPictureStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetPictureParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.picture,
            &params.by,
            &params.now,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct ActiveMembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn active_members() -> ActiveMembersStmt {
    ActiveMembersStmt(
        "select u.user_id from user_teams u where u.team_id = $1 and u.user_id = any($2) and u.status = 'active' order by u.user_id",
        None,
    )
}
impl ActiveMembersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        people: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [team_id, people],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        ActiveMembersParams<T1, T2>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>,
        C,
    > for ActiveMembersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ActiveMembersParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.team_id, &params.people)
    }
}
pub struct GiveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn give() -> GiveStmt {
    GiveStmt(
        "insert into user_badges (id, badge_id, user_id, cycle, note, awarded_at, awarded_by) select given.id, b.id, given.user_id, 1 + coalesce((select max(before.cycle) from user_badges before where before.badge_id = b.id and before.user_id = given.user_id), 0), $1::text, $2, $3 from badges b cross join unnest($4::uuid[], $5::uuid[]) as given (id, user_id) where b.id = $6 and b.team_id = $7 and not exists ( select from user_badges held where held.badge_id = b.id and held.user_id = given.user_id and held.withdrawn_at is null) on conflict (badge_id, user_id, cycle) do nothing returning id, user_id",
        None,
    )
}
impl GiveStmt {
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
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        note: &'a Option<T1>,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        ids: &'a T2,
        people: &'a T3,
        badge_id: &'a uuid::Uuid,
        team_id: &'a T4,
    ) -> GiveQuery<'c, 'a, 's, C, Give, 7> {
        GiveQuery {
            client,
            params: [note, now, by, ids, people, badge_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Give, tokio_postgres::Error> {
                Ok(Give {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| Give::from(it),
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
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
> crate::client::async_::Params<'c, 'a, 's, GiveParams<T1, T2, T3, T4>, GiveQuery<'c, 'a, 's, C, Give, 7>, C>
    for GiveStmt
{
    fn params(&'s self, client: &'c C, params: &'a GiveParams<T1, T2, T3, T4>) -> GiveQuery<'c, 'a, 's, C, Give, 7> {
        self.bind(
            client,
            &params.note,
            &params.now,
            &params.by,
            &params.ids,
            &params.people,
            &params.badge_id,
            &params.team_id,
        )
    }
}
pub struct AwardByRulesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn award_by_rules() -> AwardByRulesStmt {
    AwardByRulesStmt(
        "insert into user_badges (id, badge_id, user_id, cycle, awarded_at, awarded_by, rule_id) select x.id, x.badge_id, x.user_id, coalesce(x.cycle, 1 + coalesce((select max(before.cycle) from user_badges before where before.badge_id = x.badge_id and before.user_id = x.user_id), 0)), $1, x.awarded_by, x.rule_id from jsonb_to_recordset($2::jsonb) as x (id uuid, badge_id uuid, user_id uuid, cycle integer, awarded_by uuid, rule_id uuid) where x.cycle is not null or not exists ( select from user_badges held where held.badge_id = x.badge_id and held.user_id = x.user_id and held.withdrawn_at is null) order by x.user_id, x.badge_id, x.cycle on conflict (badge_id, user_id, cycle) do nothing returning id",
        None,
    )
}
impl AwardByRulesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        awards: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [now, awards],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>
    crate::client::async_::Params<'c, 'a, 's, AwardByRulesParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for AwardByRulesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a AwardByRulesParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.now, &params.awards)
    }
}
pub struct LockHolderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_holder() -> LockHolderStmt {
    LockHolderStmt(
        "select h.user_id, h.withdrawn_at is not null as withdrawn from user_badges h join badges b on b.id = h.badge_id where h.id = $1 and b.id = $2 and b.team_id = $3 for no key update of h",
        None,
    )
}
impl LockHolderStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        badge_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LockHolderQuery<'c, 'a, 's, C, LockHolder, 3> {
        LockHolderQuery {
            client,
            params: [id, badge_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockHolder, tokio_postgres::Error> {
                Ok(LockHolder {
                    user_id: row.try_get(0)?,
                    withdrawn: row.try_get(1)?,
                })
            },
            mapper: |it| LockHolder::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockHolderParams<T1>, LockHolderQuery<'c, 'a, 's, C, LockHolder, 3>, C>
    for LockHolderStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockHolderParams<T1>,
    ) -> LockHolderQuery<'c, 'a, 's, C, LockHolder, 3> {
        self.bind(client, &params.id, &params.badge_id, &params.team_id)
    }
}
pub struct WithdrawStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn withdraw() -> WithdrawStmt {
    WithdrawStmt(
        "update user_badges h set withdrawn_at = $1, withdrawn_by = $2, reason = $3 from badges b where h.id = $4 and h.badge_id = b.id and b.id = $5 and b.team_id = $6 and h.withdrawn_at is null",
        None,
    )
}
impl WithdrawStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        reason: &'a T1,
        id: &'a uuid::Uuid,
        badge_id: &'a uuid::Uuid,
        team_id: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[now, by, reason, id, badge_id, team_id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        WithdrawParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for WithdrawStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a WithdrawParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.now,
            &params.by,
            &params.reason,
            &params.id,
            &params.badge_id,
            &params.team_id,
        ))
    }
}
pub struct OverGiftsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn over_gifts() -> OverGiftsStmt {
    OverGiftsStmt(
        "select waiting.id from unnest($1::uuid[], $2::uuid[]) as waiting (id, gift) where not exists (select from user_badges where user_badges.id = waiting.gift and withdrawn_at is null)",
        None,
    )
}
impl OverGiftsStmt {
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
        gifts: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [ids, gifts],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, OverGiftsParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for OverGiftsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OverGiftsParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.ids, &params.gifts)
    }
}
pub struct MailPicturesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_pictures() -> MailPicturesStmt {
    MailPicturesStmt(
        "select h.id as about, b.title as seed, f.hash from user_badges h join badges b on b.id = h.badge_id left join files f on f.id = b.picture where h.id = any($1)",
        None,
    )
}
impl MailPicturesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        about: &'a T1,
    ) -> MailPicturesQuery<'c, 'a, 's, C, MailPictures, 1> {
        MailPicturesQuery {
            client,
            params: [about],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MailPicturesBorrowed, tokio_postgres::Error> {
                Ok(MailPicturesBorrowed {
                    about: row.try_get(0)?,
                    seed: row.try_get(1)?,
                    hash: row.try_get(2)?,
                })
            },
            mapper: |it| MailPictures::from(it),
        }
    }
}
