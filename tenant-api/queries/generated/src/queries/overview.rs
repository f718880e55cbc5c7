// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct FiguresParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub active_since: chrono::DateTime<chrono::Utc>,
    pub expires_until: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct WeeksParams<T1: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>, T2: crate::StringSql> {
    pub starts: T1,
    pub team_id: T2,
    pub since: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct LatePeopleParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub team_id: T1,
    pub most: i64,
}
#[derive(Debug)]
pub struct CompletedLastParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub since: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Figures {
    pub people: i64,
    pub never_seen: i64,
    pub active: i64,
    pub late_people: i64,
    pub late_assignments: i64,
    pub expiring: i64,
    pub has_course: bool,
    pub has_assignment: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Weeks {
    pub week: i32,
    pub completed: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LatePeople {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub avatar: Option<String>,
    pub assignments: i64,
    pub since: chrono::DateTime<chrono::Utc>,
}
pub struct LatePeopleBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub avatar: Option<&'a str>,
    pub assignments: i64,
    pub since: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<LatePeopleBorrowed<'a>> for LatePeople {
    fn from(
        LatePeopleBorrowed {
            user_id,
            first_name,
            last_name,
            avatar,
            assignments,
            since,
        }: LatePeopleBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            avatar: avatar.map(|v| v.into()),
            assignments,
            since,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CompletedLast {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub avatar: Option<String>,
    pub course_id: uuid::Uuid,
    pub title: String,
    pub at: chrono::DateTime<chrono::Utc>,
}
pub struct CompletedLastBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub avatar: Option<&'a str>,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<CompletedLastBorrowed<'a>> for CompletedLast {
    fn from(
        CompletedLastBorrowed {
            user_id,
            first_name,
            last_name,
            avatar,
            course_id,
            title,
            at,
        }: CompletedLastBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            avatar: avatar.map(|v| v.into()),
            course_id,
            title: title.into(),
            at,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct FiguresQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Figures, tokio_postgres::Error>,
    mapper: fn(Figures) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FiguresQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Figures) -> R) -> FiguresQuery<'c, 'a, 's, C, R, N> {
        FiguresQuery {
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
pub struct WeeksQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Weeks, tokio_postgres::Error>,
    mapper: fn(Weeks) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WeeksQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Weeks) -> R) -> WeeksQuery<'c, 'a, 's, C, R, N> {
        WeeksQuery {
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
pub struct LatePeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LatePeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(LatePeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LatePeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LatePeopleBorrowed) -> R) -> LatePeopleQuery<'c, 'a, 's, C, R, N> {
        LatePeopleQuery {
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
pub struct CompletedLastQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CompletedLastBorrowed, tokio_postgres::Error>,
    mapper: fn(CompletedLastBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CompletedLastQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CompletedLastBorrowed) -> R) -> CompletedLastQuery<'c, 'a, 's, C, R, N> {
        CompletedLastQuery {
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
pub struct FiguresStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn figures() -> FiguresStmt {
    FiguresStmt(
        "with people as materialized ( select ut.user_id, ut.last_seen_at, ut.joined_at is null and ut.invited_at is not null as is_invited from user_teams ut where ut.team_id = $1 and ut.status not in ('inactive', 'terminated', 'archived') ), late as ( select d.user_id from dated_assignments d where d.due_at <= $2 and d.due_at is not null and d.completed_at is null ) select (select count(*) from people) as people, (select count(*) from people where is_invited) as never_seen, (select count(*) from people where last_seen_at >= $3) as active, (select count(distinct late.user_id) from late join people using (user_id)) as late_people, (select count(*) from late join people using (user_id)) as late_assignments, (select count(*) from certificates where team_id = $1 and withdrawn_at is null and expires_at > $2 and expires_at <= $4) as expiring, exists (select from courses where status in ('published', 'publishedwithdraft')) as has_course, exists (select from assignment_sources) as has_assignment",
        None,
    )
}
impl FiguresStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        active_since: &'a chrono::DateTime<chrono::Utc>,
        expires_until: &'a chrono::DateTime<chrono::Utc>,
    ) -> FiguresQuery<'c, 'a, 's, C, Figures, 4> {
        FiguresQuery {
            client,
            params: [team_id, now, active_since, expires_until],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Figures, tokio_postgres::Error> {
                Ok(Figures {
                    people: row.try_get(0)?,
                    never_seen: row.try_get(1)?,
                    active: row.try_get(2)?,
                    late_people: row.try_get(3)?,
                    late_assignments: row.try_get(4)?,
                    expiring: row.try_get(5)?,
                    has_course: row.try_get(6)?,
                    has_assignment: row.try_get(7)?,
                })
            },
            mapper: |it| Figures::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, FiguresParams<T1>, FiguresQuery<'c, 'a, 's, C, Figures, 4>, C>
    for FiguresStmt
{
    fn params(&'s self, client: &'c C, params: &'a FiguresParams<T1>) -> FiguresQuery<'c, 'a, 's, C, Figures, 4> {
        self.bind(
            client,
            &params.team_id,
            &params.now,
            &params.active_since,
            &params.expires_until,
        )
    }
}
pub struct WeeksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn weeks() -> WeeksStmt {
    WeeksStmt(
        "select width_bucket(uc.completed_at, $1::timestamptz[]) as week, count(*) as completed from user_courses uc join user_teams ut on ut.user_id = uc.user_id and ut.team_id = $2 and ut.status not in ('inactive', 'terminated', 'archived') where uc.completed_at >= $3 and uc.completed_at is not null group by 1 order by 1",
        None,
    )
}
impl WeeksStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>,
        T2: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        starts: &'a T1,
        team_id: &'a T2,
        since: &'a chrono::DateTime<chrono::Utc>,
    ) -> WeeksQuery<'c, 'a, 's, C, Weeks, 3> {
        WeeksQuery {
            client,
            params: [starts, team_id, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Weeks, tokio_postgres::Error> {
                Ok(Weeks {
                    week: row.try_get(0)?,
                    completed: row.try_get(1)?,
                })
            },
            mapper: |it| Weeks::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, WeeksParams<T1, T2>, WeeksQuery<'c, 'a, 's, C, Weeks, 3>, C>
    for WeeksStmt
{
    fn params(&'s self, client: &'c C, params: &'a WeeksParams<T1, T2>) -> WeeksQuery<'c, 'a, 's, C, Weeks, 3> {
        self.bind(client, &params.starts, &params.team_id, &params.since)
    }
}
pub struct LatePeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn late_people() -> LatePeopleStmt {
    LatePeopleStmt(
        "with late as ( select d.user_id, count(*) as assignments, min(d.due_at) as since from dated_assignments d where d.due_at <= $1 and d.due_at is not null and d.completed_at is null group by d.user_id ) select ut.user_id, ut.first_name, ut.last_name, ut.avatar, late.assignments, late.since from late join user_teams ut on ut.user_id = late.user_id and ut.team_id = $2 and ut.status not in ('inactive', 'terminated', 'archived') order by late.assignments desc, late.since, ut.user_id limit $3",
        None,
    )
}
impl LatePeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T1,
        most: &'a i64,
    ) -> LatePeopleQuery<'c, 'a, 's, C, LatePeople, 3> {
        LatePeopleQuery {
            client,
            params: [now, team_id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LatePeopleBorrowed, tokio_postgres::Error> {
                Ok(LatePeopleBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    avatar: row.try_get(3)?,
                    assignments: row.try_get(4)?,
                    since: row.try_get(5)?,
                })
            },
            mapper: |it| LatePeople::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LatePeopleParams<T1>, LatePeopleQuery<'c, 'a, 's, C, LatePeople, 3>, C>
    for LatePeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LatePeopleParams<T1>,
    ) -> LatePeopleQuery<'c, 'a, 's, C, LatePeople, 3> {
        self.bind(client, &params.now, &params.team_id, &params.most)
    }
}
pub struct CompletedLastStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn completed_last() -> CompletedLastStmt {
    CompletedLastStmt(
        "select ut.user_id, ut.first_name, ut.last_name, ut.avatar, uc.course_id, cv.title, uc.completed_at as at from user_courses uc join user_teams ut on ut.user_id = uc.user_id and ut.team_id = $1 and ut.status not in ('inactive', 'terminated', 'archived') join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.completed_at is not null and uc.completed_at >= $2 order by uc.completed_at desc, uc.user_id limit $3",
        None,
    )
}
impl CompletedLastStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        since: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> CompletedLastQuery<'c, 'a, 's, C, CompletedLast, 3> {
        CompletedLastQuery {
            client,
            params: [team_id, since, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CompletedLastBorrowed, tokio_postgres::Error> {
                Ok(CompletedLastBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    avatar: row.try_get(3)?,
                    course_id: row.try_get(4)?,
                    title: row.try_get(5)?,
                    at: row.try_get(6)?,
                })
            },
            mapper: |it| CompletedLast::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CompletedLastParams<T1>,
        CompletedLastQuery<'c, 'a, 's, C, CompletedLast, 3>,
        C,
    > for CompletedLastStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CompletedLastParams<T1>,
    ) -> CompletedLastQuery<'c, 'a, 's, C, CompletedLast, 3> {
        self.bind(client, &params.team_id, &params.since, &params.most)
    }
}
