// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct PersonParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct EnterParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub operator_name: Option<T1>,
    pub impersonated_user_id: uuid::Uuid,
    pub email: Option<T2>,
    pub team_id: T3,
    pub reason: T4,
    pub home: T5,
    pub session_id: uuid::Uuid,
    pub actor_session_id: Option<uuid::Uuid>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub ends_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct IsActiveParams {
    pub id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct FinishParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub reason: T1,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct SetRestoredSessionParams {
    pub session_id: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    pub membership_id: String,
    pub status: String,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub revision: i32,
    pub highest_rank: i16,
}
pub struct PersonBorrowed<'a> {
    pub membership_id: &'a str,
    pub status: &'a str,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub revision: i32,
    pub highest_rank: i16,
}
impl<'a> From<PersonBorrowed<'a>> for Person {
    fn from(
        PersonBorrowed {
            membership_id,
            status,
            first_name,
            last_name,
            email,
            revision,
            highest_rank,
        }: PersonBorrowed<'a>,
    ) -> Self {
        Self {
            membership_id: membership_id.into(),
            status: status.into(),
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            revision,
            highest_rank,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Acting {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub impersonated_user_id: uuid::Uuid,
    pub session_id: uuid::Uuid,
    pub actor_session_id: Option<uuid::Uuid>,
    pub back_session_id: Option<uuid::Uuid>,
    pub status: String,
    pub home: String,
    pub ended_at: Option<chrono::DateTime<chrono::Utc>>,
    pub membership_id: Option<String>,
    pub name: Option<String>,
}
pub struct ActingBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub impersonated_user_id: uuid::Uuid,
    pub session_id: uuid::Uuid,
    pub actor_session_id: Option<uuid::Uuid>,
    pub back_session_id: Option<uuid::Uuid>,
    pub status: &'a str,
    pub home: &'a str,
    pub ended_at: Option<chrono::DateTime<chrono::Utc>>,
    pub membership_id: Option<&'a str>,
    pub name: Option<&'a str>,
}
impl<'a> From<ActingBorrowed<'a>> for Acting {
    fn from(
        ActingBorrowed {
            id,
            user_id,
            impersonated_user_id,
            session_id,
            actor_session_id,
            back_session_id,
            status,
            home,
            ended_at,
            membership_id,
            name,
        }: ActingBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            impersonated_user_id,
            session_id,
            actor_session_id,
            back_session_id,
            status: status.into(),
            home: home.into(),
            ended_at,
            membership_id: membership_id.map(|v| v.into()),
            name: name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Banner {
    pub reason: String,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub home: String,
    pub by_operator: bool,
    pub actor_name: Option<String>,
}
pub struct BannerBorrowed<'a> {
    pub reason: &'a str,
    pub ends_at: chrono::DateTime<chrono::Utc>,
    pub home: &'a str,
    pub by_operator: bool,
    pub actor_name: Option<&'a str>,
}
impl<'a> From<BannerBorrowed<'a>> for Banner {
    fn from(
        BannerBorrowed {
            reason,
            ends_at,
            home,
            by_operator,
            actor_name,
        }: BannerBorrowed<'a>,
    ) -> Self {
        Self {
            reason: reason.into(),
            ends_at,
            home: home.into(),
            by_operator,
            actor_name: actor_name.map(|v| v.into()),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct PersonQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PersonBorrowed, tokio_postgres::Error>,
    mapper: fn(PersonBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PersonQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PersonBorrowed) -> R) -> PersonQuery<'c, 'a, 's, C, R, N> {
        PersonQuery {
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
pub struct ActingQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ActingBorrowed, tokio_postgres::Error>,
    mapper: fn(ActingBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ActingQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ActingBorrowed) -> R) -> ActingQuery<'c, 'a, 's, C, R, N> {
        ActingQuery {
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
pub struct BannerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BannerBorrowed, tokio_postgres::Error>,
    mapper: fn(BannerBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BannerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BannerBorrowed) -> R) -> BannerQuery<'c, 'a, 's, C, R, N> {
        BannerQuery {
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
pub struct PersonStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn person() -> PersonStmt {
    PersonStmt(
        "select person.id as membership_id, person.status, person.first_name, person.last_name, person.email, person.revision, (select max(other.rank) from user_teams other where other.user_id = person.user_id) as highest_rank from user_teams person where person.team_id = $1 and person.user_id = $2",
        None,
    )
}
impl PersonStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
    ) -> PersonQuery<'c, 'a, 's, C, Person, 2> {
        PersonQuery {
            client,
            params: [team_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PersonBorrowed, tokio_postgres::Error> {
                Ok(PersonBorrowed {
                    membership_id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    first_name: row.try_get(2)?,
                    last_name: row.try_get(3)?,
                    email: row.try_get(4)?,
                    revision: row.try_get(5)?,
                    highest_rank: row.try_get(6)?,
                })
            },
            mapper: |it| Person::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PersonParams<T1>, PersonQuery<'c, 'a, 's, C, Person, 2>, C>
    for PersonStmt
{
    fn params(&'s self, client: &'c C, params: &'a PersonParams<T1>) -> PersonQuery<'c, 'a, 's, C, Person, 2> {
        self.bind(client, &params.team_id, &params.user_id)
    }
}
pub struct EnterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn enter() -> EnterStmt {
    EnterStmt(
        "insert into impersonation_sessions ( id, user_id, operator_name, impersonated_user_id, impersonated_email, team_id, reason, home, session_id, actor_session_id, created_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (user_id) where status = 'active' do nothing",
        None,
    )
}
impl EnterStmt {
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
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        operator_name: &'a Option<T1>,
        impersonated_user_id: &'a uuid::Uuid,
        email: &'a Option<T2>,
        team_id: &'a T3,
        reason: &'a T4,
        home: &'a T5,
        session_id: &'a uuid::Uuid,
        actor_session_id: &'a Option<uuid::Uuid>,
        now: &'a chrono::DateTime<chrono::Utc>,
        ends_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    user_id,
                    operator_name,
                    impersonated_user_id,
                    email,
                    team_id,
                    reason,
                    home,
                    session_id,
                    actor_session_id,
                    now,
                    ends_at,
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
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        EnterParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for EnterStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a EnterParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.user_id,
            &params.operator_name,
            &params.impersonated_user_id,
            &params.email,
            &params.team_id,
            &params.reason,
            &params.home,
            &params.session_id,
            &params.actor_session_id,
            &params.now,
            &params.ends_at,
        ))
    }
}
pub struct OfSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of_session() -> OfSessionStmt {
    OfSessionStmt(
        "select acting.id, acting.user_id, acting.impersonated_user_id, acting.session_id, acting.actor_session_id, acting.back_session_id, acting.status, acting.home, acting.ended_at, person.id as membership_id, person.first_name || ' ' || person.last_name as name from sessions session join impersonation_sessions acting on acting.id = session.impersonation_id left join user_teams person on person.user_id = acting.impersonated_user_id and person.team_id = acting.team_id where session.id = $1 for update of acting",
        None,
    )
}
impl OfSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        session_id: &'a uuid::Uuid,
    ) -> ActingQuery<'c, 'a, 's, C, Acting, 1> {
        ActingQuery {
            client,
            params: [session_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ActingBorrowed, tokio_postgres::Error> {
                Ok(ActingBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    impersonated_user_id: row.try_get(2)?,
                    session_id: row.try_get(3)?,
                    actor_session_id: row.try_get(4)?,
                    back_session_id: row.try_get(5)?,
                    status: row.try_get(6)?,
                    home: row.try_get(7)?,
                    ended_at: row.try_get(8)?,
                    membership_id: row.try_get(9)?,
                    name: row.try_get(10)?,
                })
            },
            mapper: |it| Acting::from(it),
        }
    }
}
pub struct ActiveOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn active_of() -> ActiveOfStmt {
    ActiveOfStmt(
        "select acting.id, acting.user_id, acting.impersonated_user_id, acting.session_id, acting.actor_session_id, acting.back_session_id, acting.status, acting.home, acting.ended_at, person.id as membership_id, person.first_name || ' ' || person.last_name as name from impersonation_sessions acting left join user_teams person on person.user_id = acting.impersonated_user_id and person.team_id = acting.team_id where acting.user_id = $1 and acting.status = 'active' for update of acting",
        None,
    )
}
impl ActiveOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> ActingQuery<'c, 'a, 's, C, Acting, 1> {
        ActingQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ActingBorrowed, tokio_postgres::Error> {
                Ok(ActingBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    impersonated_user_id: row.try_get(2)?,
                    session_id: row.try_get(3)?,
                    actor_session_id: row.try_get(4)?,
                    back_session_id: row.try_get(5)?,
                    status: row.try_get(6)?,
                    home: row.try_get(7)?,
                    ended_at: row.try_get(8)?,
                    membership_id: row.try_get(9)?,
                    name: row.try_get(10)?,
                })
            },
            mapper: |it| Acting::from(it),
        }
    }
}
pub struct ByIdStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn by_id() -> ByIdStmt {
    ByIdStmt(
        "select acting.id, acting.user_id, acting.impersonated_user_id, acting.session_id, acting.actor_session_id, acting.back_session_id, acting.status, acting.home, acting.ended_at, person.id as membership_id, person.first_name || ' ' || person.last_name as name from impersonation_sessions acting left join user_teams person on person.user_id = acting.impersonated_user_id and person.team_id = acting.team_id where acting.id = $1 for update of acting",
        None,
    )
}
impl ByIdStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> ActingQuery<'c, 'a, 's, C, Acting, 1> {
        ActingQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ActingBorrowed, tokio_postgres::Error> {
                Ok(ActingBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    impersonated_user_id: row.try_get(2)?,
                    session_id: row.try_get(3)?,
                    actor_session_id: row.try_get(4)?,
                    back_session_id: row.try_get(5)?,
                    status: row.try_get(6)?,
                    home: row.try_get(7)?,
                    ended_at: row.try_get(8)?,
                    membership_id: row.try_get(9)?,
                    name: row.try_get(10)?,
                })
            },
            mapper: |it| Acting::from(it),
        }
    }
}
pub struct LockOfSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_of_session() -> LockOfSessionStmt {
    LockOfSessionStmt(
        "select acting.id from impersonation_sessions acting where acting.id in ( select session.impersonation_id from sessions session where session.id = $1 union all select waiting.id from sessions session join impersonation_sessions waiting on waiting.user_id = session.user_id and waiting.status = 'active' and waiting.actor_session_id = session.id where session.id = $1) order by acting.id for update",
        None,
    )
}
impl LockOfSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        session_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [session_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockOfPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_of_people() -> LockOfPeopleStmt {
    LockOfPeopleStmt(
        "select id from impersonation_sessions where status = 'active' and (user_id = any($1) or impersonated_user_id = any($1)) order by id for update",
        None,
    )
}
impl LockOfPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct IsActiveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_active() -> IsActiveStmt {
    IsActiveStmt("select impersonation_stands($1, $2) as stands", None)
}
impl IsActiveStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [id, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, IsActiveParams, BoolQuery<'c, 'a, 's, C, bool, 2>, C> for IsActiveStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsActiveParams) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.id, &params.now)
    }
}
pub struct FinishStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn finish() -> FinishStmt {
    FinishStmt(
        "update impersonation_sessions set status = 'inactive', ended_at = $1, end_reason = $2 where id = $3 and status = 'active'",
        None,
    )
}
impl FinishStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        reason: &'a T1,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, reason, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        FinishParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for FinishStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a FinishParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.reason, &params.id))
    }
}
pub struct SetRestoredSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_restored_session() -> SetRestoredSessionStmt {
    SetRestoredSessionStmt(
        "update impersonation_sessions set back_session_id = $1 where id = $2",
        None,
    )
}
impl SetRestoredSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        session_id: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[session_id, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetRestoredSessionParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetRestoredSessionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetRestoredSessionParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.session_id, &params.id))
    }
}
pub struct BannerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn banner() -> BannerStmt {
    BannerStmt(
        "select acting.reason, acting.ends_at, acting.home, acting.operator_name is not null as by_operator, coalesce(acting.operator_name, (select actor.first_name || ' ' || actor.last_name from user_teams actor where actor.user_id = acting.user_id order by (actor.team_id = acting.team_id) desc, actor.team_id limit 1)) as actor_name from sessions session join impersonation_sessions acting on acting.id = session.impersonation_id where session.id = $1",
        None,
    )
}
impl BannerStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        session_id: &'a uuid::Uuid,
    ) -> BannerQuery<'c, 'a, 's, C, Banner, 1> {
        BannerQuery {
            client,
            params: [session_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BannerBorrowed, tokio_postgres::Error> {
                Ok(BannerBorrowed {
                    reason: row.try_get(0)?,
                    ends_at: row.try_get(1)?,
                    home: row.try_get(2)?,
                    by_operator: row.try_get(3)?,
                    actor_name: row.try_get(4)?,
                })
            },
            mapper: |it| Banner::from(it),
        }
    }
}
