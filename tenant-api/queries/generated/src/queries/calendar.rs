// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct CalendarEntriesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>, T3: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub kinds: T2,
    pub before: chrono::DateTime<chrono::Utc>,
    pub after: chrono::DateTime<chrono::Utc>,
    pub team_id: T3,
    pub now: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct CalendarSeatsParams {
    pub user_id: uuid::Uuid,
    pub before: chrono::DateTime<chrono::Utc>,
    pub after: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct FeedsParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct LockMembershipParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct CreateFeedParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::BytesSql,
> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub name: T2,
    pub kinds: T4,
    pub secret_hash: T5,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct EndFeedParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct FeedBySecretParams<T1: crate::BytesSql, T2: crate::StringSql> {
    pub stale: chrono::DateTime<chrono::Utc>,
    pub secret_hash: T1,
    pub team_id: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct FeedReadParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct CalendarEntries {
    pub kind: String,
    pub document: Option<String>,
    pub id: uuid::Uuid,
    pub title: String,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: Option<chrono::DateTime<chrono::Utc>>,
    pub time_zone: Option<String>,
    pub state: Option<String>,
    pub is_done: bool,
    pub runs: bool,
    pub address: String,
    pub online_url: String,
    pub is_online: bool,
    pub description: String,
    pub checklist: Option<serde_json::Value>,
    pub sequence: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
}
pub struct CalendarEntriesBorrowed<'a> {
    pub kind: &'a str,
    pub document: Option<&'a str>,
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub starts_at: chrono::DateTime<chrono::Utc>,
    pub ends_at: Option<chrono::DateTime<chrono::Utc>>,
    pub time_zone: Option<&'a str>,
    pub state: Option<&'a str>,
    pub is_done: bool,
    pub runs: bool,
    pub address: &'a str,
    pub online_url: &'a str,
    pub is_online: bool,
    pub description: &'a str,
    pub checklist: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub sequence: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<CalendarEntriesBorrowed<'a>> for CalendarEntries {
    fn from(
        CalendarEntriesBorrowed {
            kind,
            document,
            id,
            title,
            starts_at,
            ends_at,
            time_zone,
            state,
            is_done,
            runs,
            address,
            online_url,
            is_online,
            description,
            checklist,
            sequence,
            changed_at,
        }: CalendarEntriesBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            document: document.map(|v| v.into()),
            id,
            title: title.into(),
            starts_at,
            ends_at,
            time_zone: time_zone.map(|v| v.into()),
            state: state.map(|v| v.into()),
            is_done,
            runs,
            address: address.into(),
            online_url: online_url.into(),
            is_online,
            description: description.into(),
            checklist: checklist.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            sequence,
            changed_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CalendarSeats {
    pub event_id: uuid::Uuid,
    pub state: String,
    pub changed_at: chrono::DateTime<chrono::Utc>,
}
pub struct CalendarSeatsBorrowed<'a> {
    pub event_id: uuid::Uuid,
    pub state: &'a str,
    pub changed_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<CalendarSeatsBorrowed<'a>> for CalendarSeats {
    fn from(
        CalendarSeatsBorrowed {
            event_id,
            state,
            changed_at,
        }: CalendarSeatsBorrowed<'a>,
    ) -> Self {
        Self {
            event_id,
            state: state.into(),
            changed_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Feeds {
    pub id: uuid::Uuid,
    pub name: String,
    pub kinds: Vec<String>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub read_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct FeedsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub name: &'a str,
    pub kinds: crate::ArrayIterator<'a, &'a str>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub read_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<FeedsBorrowed<'a>> for Feeds {
    fn from(
        FeedsBorrowed {
            id,
            name,
            kinds,
            created_at,
            read_at,
        }: FeedsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            kinds: kinds.map(|v| v.into()).collect(),
            created_at,
            read_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FeedBySecret {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub kinds: Vec<String>,
    pub is_stale: bool,
}
pub struct FeedBySecretBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub kinds: crate::ArrayIterator<'a, &'a str>,
    pub is_stale: bool,
}
impl<'a> From<FeedBySecretBorrowed<'a>> for FeedBySecret {
    fn from(
        FeedBySecretBorrowed {
            id,
            user_id,
            kinds,
            is_stale,
        }: FeedBySecretBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            kinds: kinds.map(|v| v.into()).collect(),
            is_stale,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct CalendarEntriesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CalendarEntriesBorrowed, tokio_postgres::Error>,
    mapper: fn(CalendarEntriesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CalendarEntriesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CalendarEntriesBorrowed) -> R) -> CalendarEntriesQuery<'c, 'a, 's, C, R, N> {
        CalendarEntriesQuery {
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
pub struct CalendarSeatsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CalendarSeatsBorrowed, tokio_postgres::Error>,
    mapper: fn(CalendarSeatsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CalendarSeatsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CalendarSeatsBorrowed) -> R) -> CalendarSeatsQuery<'c, 'a, 's, C, R, N> {
        CalendarSeatsQuery {
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
pub struct FeedsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FeedsBorrowed, tokio_postgres::Error>,
    mapper: fn(FeedsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FeedsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FeedsBorrowed) -> R) -> FeedsQuery<'c, 'a, 's, C, R, N> {
        FeedsQuery {
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
pub struct FeedBySecretQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FeedBySecretBorrowed, tokio_postgres::Error>,
    mapper: fn(FeedBySecretBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FeedBySecretQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FeedBySecretBorrowed) -> R) -> FeedBySecretQuery<'c, 'a, 's, C, R, N> {
        FeedBySecretQuery {
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
pub struct CalendarEntriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn calendar_entries() -> CalendarEntriesStmt {
    CalendarEntriesStmt(
        "with entries as ( select 'event' as kind, null::text as document, e.id, e.title, e.starts_at, e.ends_at, e.time_zone, null::text as state, false as is_done, $1 = any(e.trainers) as runs, e.address, e.online_url, e.online_url <> '' as is_online, '' as description, null::jsonb as checklist, e.revision + e.moves as sequence, e.changed_at from (select * from events where id = any(array(select event_id from user_events where 'event' = any($2::text[]) and user_id = $1 and state not in ('cancelled', 'waiting-cancelled') and starts_at < $3 and ends_at > $4)) offset 0) e where e.team_id = $5 and e.status <> 'draft' union all select 'event', null, e.id, e.title, e.starts_at, e.ends_at, e.time_zone, null, false, true, e.address, e.online_url, e.online_url <> '', '', null::jsonb, e.revision + e.moves, e.changed_at from (select * from events where trainers @> array[$1::uuid] offset 0) e where 'event' = any($2::text[]) and e.status = 'published' and e.team_id = $5 and e.starts_at < $3 and e.ends_at > $4 and e.starts_at > $4 - interval '366 days' and not exists ( select from user_events r where r.event_id = e.id and r.user_id = $1 and r.state not in ('cancelled', 'waiting-cancelled')) union all select 'due', 'course', d.id, d.title, d.ends_at, null, null, d.status, d.completed_at is not null, false, '', '', false, '', null, 0, d.updated_at from ( select uc.id, cv.title, uc.status, uc.completed_at, uc.updated_at, least(uc.due_at, cv.availability_until) as ends_at from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where 'due' = any($2::text[]) and uc.user_id = $1 and uc.archived_at is null and c.status in ('published', 'publishedwithdraft') and (uc.status = 'completed' or ((cv.availability_from is null or cv.availability_from <= $6) and (cv.availability_until is null or cv.availability_until > $6))) ) d where d.ends_at >= $4 and d.ends_at < $3 union all select 'due', 'form', f.id, v.title, (v.settings->>'dueAt')::timestamptz, null, null, null, uf.completed_at is not null or exists (select from form_submissions s where s.form_id = f.id and s.user_id = $1 and s.observer_id is null and s.status in ('pending', 'markingRequired', 'approvalRequired')), false, '', '', false, '', null, 0, greatest(uf.updated_at, v.published_at) from user_forms uf join forms f on f.id = uf.form_id and f.team_id = $5 and f.status in ('published', 'publishedwithdraft') join form_versions v on v.form_id = f.id and v.version = f.live_version where 'due' = any($2::text[]) and uf.user_id = $1 and uf.archived_at is null and (v.settings->>'dueAt')::timestamptz >= $4 and (v.settings->>'dueAt')::timestamptz < $3 union all select 'due', 'pathway', p.id, v.title, up.due_at, null, null, up.status, up.completed_at is not null, false, '', '', false, '', null, 0, up.updated_at from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version where 'due' = any($2::text[]) and up.user_id = $1 and up.archived_at is null and up.due_at >= $4 and up.due_at < $3 union all select 'refresher', 'course', uc.id, cv.title, uc.reset_at, null, null, uc.status, false, false, '', '', false, '', null, 0, uc.updated_at from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = c.live_version where 'refresher' = any($2::text[]) and uc.user_id = $1 and uc.archived_at is null and c.status in ('published', 'publishedwithdraft') and uc.reset_at >= greatest($4, $6) and uc.reset_at < $3 union all select 'reminder', null, n.id, n.title, n.reminder, null, null, null, n.reminded_at is not null, false, '', '', false, n.description, n.checklist, n.revision, n.changed_at from notes n where 'reminder' = any($2::text[]) and n.user_id = $1 and n.deleted_at is null and n.reminder >= $4 and n.reminder < $3 ) select kind, document, id, title, starts_at, ends_at, time_zone, state, is_done, runs, address, online_url, is_online, description, checklist, sequence, changed_at from entries order by starts_at, kind, id limit $7",
        None,
    )
}
impl CalendarEntriesStmt {
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
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        kinds: &'a T2,
        before: &'a chrono::DateTime<chrono::Utc>,
        after: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T3,
        now: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> CalendarEntriesQuery<'c, 'a, 's, C, CalendarEntries, 7> {
        CalendarEntriesQuery {
            client,
            params: [user_id, kinds, before, after, team_id, now, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CalendarEntriesBorrowed, tokio_postgres::Error> {
                Ok(CalendarEntriesBorrowed {
                    kind: row.try_get(0)?,
                    document: row.try_get(1)?,
                    id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    starts_at: row.try_get(4)?,
                    ends_at: row.try_get(5)?,
                    time_zone: row.try_get(6)?,
                    state: row.try_get(7)?,
                    is_done: row.try_get(8)?,
                    runs: row.try_get(9)?,
                    address: row.try_get(10)?,
                    online_url: row.try_get(11)?,
                    is_online: row.try_get(12)?,
                    description: row.try_get(13)?,
                    checklist: row.try_get(14)?,
                    sequence: row.try_get(15)?,
                    changed_at: row.try_get(16)?,
                })
            },
            mapper: |it| CalendarEntries::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>, T3: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CalendarEntriesParams<T1, T2, T3>,
        CalendarEntriesQuery<'c, 'a, 's, C, CalendarEntries, 7>,
        C,
    > for CalendarEntriesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CalendarEntriesParams<T1, T2, T3>,
    ) -> CalendarEntriesQuery<'c, 'a, 's, C, CalendarEntries, 7> {
        self.bind(
            client,
            &params.user_id,
            &params.kinds,
            &params.before,
            &params.after,
            &params.team_id,
            &params.now,
            &params.most,
        )
    }
}
pub struct CalendarSeatsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn calendar_seats() -> CalendarSeatsStmt {
    CalendarSeatsStmt(
        "select event_id, state, changed_at from user_events where user_id = $1 and state not in ('cancelled', 'waiting-cancelled') and starts_at < $2 and ends_at > $3",
        None,
    )
}
impl CalendarSeatsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        before: &'a chrono::DateTime<chrono::Utc>,
        after: &'a chrono::DateTime<chrono::Utc>,
    ) -> CalendarSeatsQuery<'c, 'a, 's, C, CalendarSeats, 3> {
        CalendarSeatsQuery {
            client,
            params: [user_id, before, after],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CalendarSeatsBorrowed, tokio_postgres::Error> {
                Ok(CalendarSeatsBorrowed {
                    event_id: row.try_get(0)?,
                    state: row.try_get(1)?,
                    changed_at: row.try_get(2)?,
                })
            },
            mapper: |it| CalendarSeats::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CalendarSeatsParams,
        CalendarSeatsQuery<'c, 'a, 's, C, CalendarSeats, 3>,
        C,
    > for CalendarSeatsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CalendarSeatsParams,
    ) -> CalendarSeatsQuery<'c, 'a, 's, C, CalendarSeats, 3> {
        self.bind(client, &params.user_id, &params.before, &params.after)
    }
}
pub struct FeedsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn feeds() -> FeedsStmt {
    FeedsStmt(
        "select id, name, kinds, created_at, read_at from calendar_feeds where user_id = $1 and team_id = $2 order by created_at, id",
        None,
    )
}
impl FeedsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> FeedsQuery<'c, 'a, 's, C, Feeds, 2> {
        FeedsQuery {
            client,
            params: [user_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FeedsBorrowed, tokio_postgres::Error> {
                Ok(FeedsBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    kinds: row.try_get(2)?,
                    created_at: row.try_get(3)?,
                    read_at: row.try_get(4)?,
                })
            },
            mapper: |it| Feeds::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, FeedsParams<T1>, FeedsQuery<'c, 'a, 's, C, Feeds, 2>, C> for FeedsStmt
{
    fn params(&'s self, client: &'c C, params: &'a FeedsParams<T1>) -> FeedsQuery<'c, 'a, 's, C, Feeds, 2> {
        self.bind(client, &params.user_id, &params.team_id)
    }
}
pub struct LockMembershipStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_membership() -> LockMembershipStmt {
    LockMembershipStmt(
        "select id from user_teams where id = $1::uuid::text || '_' || $2 for no key update",
        None,
    )
}
impl LockMembershipStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [user_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockMembershipParams<T1>, StringQuery<'c, 'a, 's, C, String, 2>, C>
    for LockMembershipStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockMembershipParams<T1>) -> StringQuery<'c, 'a, 's, C, String, 2> {
        self.bind(client, &params.user_id, &params.team_id)
    }
}
pub struct CreateFeedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_feed() -> CreateFeedStmt {
    CreateFeedStmt(
        "insert into calendar_feeds (id, user_id, team_id, name, kinds, secret_hash, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
        None,
    )
}
impl CreateFeedStmt {
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
        T4: crate::ArraySql<Item = T3>,
        T5: crate::BytesSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        name: &'a T2,
        kinds: &'a T4,
        secret_hash: &'a T5,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, user_id, team_id, name, kinds, secret_hash, now],
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
    T4: crate::ArraySql<Item = T3>,
    T5: crate::BytesSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateFeedParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateFeedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateFeedParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.user_id,
            &params.team_id,
            &params.name,
            &params.kinds,
            &params.secret_hash,
            &params.now,
        ))
    }
}
pub struct EndFeedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_feed() -> EndFeedStmt {
    EndFeedStmt(
        "delete from calendar_feeds where id = $1 and user_id = $2 and team_id = $3 returning name",
        None,
    )
}
impl EndFeedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 3> {
        StringQuery {
            client,
            params: [id, user_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, EndFeedParams<T1>, StringQuery<'c, 'a, 's, C, String, 3>, C>
    for EndFeedStmt
{
    fn params(&'s self, client: &'c C, params: &'a EndFeedParams<T1>) -> StringQuery<'c, 'a, 's, C, String, 3> {
        self.bind(client, &params.id, &params.user_id, &params.team_id)
    }
}
pub struct FeedBySecretStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn feed_by_secret() -> FeedBySecretStmt {
    FeedBySecretStmt(
        "select f.id, f.user_id, f.kinds, coalesce(f.read_at < $1, true) as is_stale from calendar_feeds f join user_teams u on u.id = f.user_id::text || '_' || f.team_id where f.secret_hash = $2 and f.team_id = $3 and u.status not in ('inactive', 'terminated', 'archived')",
        None,
    )
}
impl FeedBySecretStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        stale: &'a chrono::DateTime<chrono::Utc>,
        secret_hash: &'a T1,
        team_id: &'a T2,
    ) -> FeedBySecretQuery<'c, 'a, 's, C, FeedBySecret, 3> {
        FeedBySecretQuery {
            client,
            params: [stale, secret_hash, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FeedBySecretBorrowed, tokio_postgres::Error> {
                Ok(FeedBySecretBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    kinds: row.try_get(2)?,
                    is_stale: row.try_get(3)?,
                })
            },
            mapper: |it| FeedBySecret::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        FeedBySecretParams<T1, T2>,
        FeedBySecretQuery<'c, 'a, 's, C, FeedBySecret, 3>,
        C,
    > for FeedBySecretStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FeedBySecretParams<T1, T2>,
    ) -> FeedBySecretQuery<'c, 'a, 's, C, FeedBySecret, 3> {
        self.bind(client, &params.stale, &params.secret_hash, &params.team_id)
    }
}
pub struct FeedReadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn feed_read() -> FeedReadStmt {
    FeedReadStmt("update calendar_feeds set read_at = $1 where id = $2", None)
}
impl FeedReadStmt {
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
        FeedReadParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for FeedReadStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a FeedReadParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.id))
    }
}
