// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct CountPersonParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub month: chrono::NaiveDate,
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub event: T2,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct PeopleParams {
    pub month: chrono::NaiveDate,
    pub limit: i64,
    pub offset: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Months {
    pub month: chrono::NaiveDate,
    pub team_id: String,
    pub counted: i64,
}
pub struct MonthsBorrowed<'a> {
    pub month: chrono::NaiveDate,
    pub team_id: &'a str,
    pub counted: i64,
}
impl<'a> From<MonthsBorrowed<'a>> for Months {
    fn from(
        MonthsBorrowed {
            month,
            team_id,
            counted,
        }: MonthsBorrowed<'a>,
    ) -> Self {
        Self {
            month,
            team_id: team_id.into(),
            counted,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct People {
    pub user_id: uuid::Uuid,
    pub team_id: String,
    pub name: String,
    pub email: Option<String>,
    pub event: String,
    pub at: chrono::DateTime<chrono::Utc>,
}
pub struct PeopleBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub team_id: &'a str,
    pub name: &'a str,
    pub email: Option<&'a str>,
    pub event: &'a str,
    pub at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<PeopleBorrowed<'a>> for People {
    fn from(
        PeopleBorrowed {
            user_id,
            team_id,
            name,
            email,
            event,
            at,
        }: PeopleBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            team_id: team_id.into(),
            name: name.into(),
            email: email.map(|v| v.into()),
            event: event.into(),
            at,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct MonthsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MonthsBorrowed, tokio_postgres::Error>,
    mapper: fn(MonthsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MonthsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MonthsBorrowed) -> R) -> MonthsQuery<'c, 'a, 's, C, R, N> {
        MonthsQuery {
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
pub struct PeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(PeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PeopleBorrowed) -> R) -> PeopleQuery<'c, 'a, 's, C, R, N> {
        PeopleQuery {
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
pub struct CountPersonStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_person() -> CountPersonStmt {
    CountPersonStmt(
        "insert into licence_counts (month, user_id, team_id, event, at) select $1, $2, $3, $4, $5 where not exists ( select from user_teams person where person.user_id = $2 and 'superadmin' = any (person.roles)) and not exists (select from demo_accounts demo where demo.user_id = $2) on conflict (month, user_id) do nothing",
        None,
    )
}
impl CountPersonStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        month: &'a chrono::NaiveDate,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        event: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[month, user_id, team_id, event, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CountPersonParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CountPersonStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CountPersonParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.month,
            &params.user_id,
            &params.team_id,
            &params.event,
            &params.now,
        ))
    }
}
pub struct MonthsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn months() -> MonthsStmt {
    MonthsStmt(
        "select month, team_id, count(*) as counted from licence_counts where month > $1 group by month, team_id order by month desc, team_id",
        None,
    )
}
impl MonthsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        after: &'a chrono::NaiveDate,
    ) -> MonthsQuery<'c, 'a, 's, C, Months, 1> {
        MonthsQuery {
            client,
            params: [after],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MonthsBorrowed, tokio_postgres::Error> {
                Ok(MonthsBorrowed {
                    month: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    counted: row.try_get(2)?,
                })
            },
            mapper: |it| Months::from(it),
        }
    }
}
pub struct PeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people() -> PeopleStmt {
    PeopleStmt(
        "select evidence.user_id, evidence.team_id, evidence.name, evidence.email, evidence.event, evidence.at from licence_evidence($1) evidence limit $2 offset $3",
        None,
    )
}
impl PeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        month: &'a chrono::NaiveDate,
        limit: &'a i64,
        offset: &'a i64,
    ) -> PeopleQuery<'c, 'a, 's, C, People, 3> {
        PeopleQuery {
            client,
            params: [month, limit, offset],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PeopleBorrowed, tokio_postgres::Error> {
                Ok(PeopleBorrowed {
                    user_id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    name: row.try_get(2)?,
                    email: row.try_get(3)?,
                    event: row.try_get(4)?,
                    at: row.try_get(5)?,
                })
            },
            mapper: |it| People::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, PeopleParams, PeopleQuery<'c, 'a, 's, C, People, 3>, C> for PeopleStmt
{
    fn params(&'s self, client: &'c C, params: &'a PeopleParams) -> PeopleQuery<'c, 'a, 's, C, People, 3> {
        self.bind(client, &params.month, &params.limit, &params.offset)
    }
}
pub struct PeopleTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people_total() -> PeopleTotalStmt {
    PeopleTotalStmt("select count(*) from licence_counts where month = $1", None)
}
impl PeopleTotalStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        month: &'a chrono::NaiveDate,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [month],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
