// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct WorthDocumentsParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
> {
    pub users: T1,
    pub r#type: T2,
    pub records: T3,
    pub team_id: Option<T4>,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct WorthActivitiesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub activity_id: Option<uuid::Uuid>,
    pub team_id: Option<T1>,
    pub rounds: T2,
}
#[derive(Debug)]
pub struct EarnParams<T1: crate::JsonSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub earned: T1,
}
#[derive(Debug)]
pub struct RedeemParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub user_id: uuid::Uuid,
    pub points: i32,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct SumTotalsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
{
    pub user_ids: T1,
    pub team_ids: T3,
}
#[derive(Debug)]
pub struct BalanceParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct PointsOfParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct IsActivityParams {
    pub course_id: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct SetPointsParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
    pub points: i32,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ForgetPointsParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CopyPointsParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub types: T2,
    pub originals: T3,
    pub copies: T4,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Worth {
    pub user_id: uuid::Uuid,
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub title: String,
    pub points: i32,
    pub team_id: String,
}
pub struct WorthBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub title: &'a str,
    pub points: i32,
    pub team_id: &'a str,
}
impl<'a> From<WorthBorrowed<'a>> for Worth {
    fn from(
        WorthBorrowed {
            user_id,
            r#type,
            document_id,
            title,
            points,
            team_id,
        }: WorthBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            r#type: r#type.into(),
            document_id,
            title: title.into(),
            points,
            team_id: team_id.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Earn {
    pub user_id: uuid::Uuid,
    pub team_id: String,
    pub reward_point_amount: i32,
}
pub struct EarnBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub team_id: &'a str,
    pub reward_point_amount: i32,
}
impl<'a> From<EarnBorrowed<'a>> for Earn {
    fn from(
        EarnBorrowed {
            user_id,
            team_id,
            reward_point_amount,
        }: EarnBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            team_id: team_id.into(),
            reward_point_amount,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PointsOfActivities {
    pub document_id: uuid::Uuid,
    pub points: i32,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct WorthQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WorthBorrowed, tokio_postgres::Error>,
    mapper: fn(WorthBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WorthQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WorthBorrowed) -> R) -> WorthQuery<'c, 'a, 's, C, R, N> {
        WorthQuery {
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
pub struct EarnQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EarnBorrowed, tokio_postgres::Error>,
    mapper: fn(EarnBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EarnQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EarnBorrowed) -> R) -> EarnQuery<'c, 'a, 's, C, R, N> {
        EarnQuery {
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
pub struct I32Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<i32, tokio_postgres::Error>,
    mapper: fn(i32) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> I32Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(i32) -> R) -> I32Query<'c, 'a, 's, C, R, N> {
        I32Query {
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
pub struct PointsOfActivitiesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PointsOfActivities, tokio_postgres::Error>,
    mapper: fn(PointsOfActivities) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PointsOfActivitiesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PointsOfActivities) -> R) -> PointsOfActivitiesQuery<'c, 'a, 's, C, R, N> {
        PointsOfActivitiesQuery {
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
pub struct WorthDocumentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn worth_documents() -> WorthDocumentsStmt {
    WorthDocumentsStmt(
        "select person.user_id, worth.document_type as type, worth.document_id, d.title, worth.points, home.team_id from reward_points worth join assignables d on d.type = worth.document_type and d.id = worth.document_id cross join ( select unnest(array(select unnest($1::uuid[]))) as user_id union select user_id from user_courses where (select $2::text) = 'course' and id = any(array(select unnest($3::uuid[]))) union select r.user_id from assignment_records r where r.type <> 'course' and r.type = (select $2::text) and r.id = any(array(select unnest($3::uuid[]))) ) person cross join lateral ( select member.team_id from user_teams member where member.user_id = person.user_id order by member.status not in ('inactive', 'terminated', 'archived') desc, member.team_id is not distinct from $4::text desc, member.last_seen_at desc nulls last, member.created_at, member.team_id limit 1 ) home where worth.document_type = (select $2::text) and worth.document_id = $5 and not exists ( select from reward_transactions earned where earned.user_id = person.user_id and earned.document_type = worth.document_type and earned.document_id = worth.document_id and not earned.redeem) and not exists ( select from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version where worth.document_type = 'form' and f.id = worth.document_id and v.settings @> '{\"anonymous\": true}') order by person.user_id",
        None,
    )
}
impl WorthDocumentsStmt {
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
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        users: &'a T1,
        r#type: &'a T2,
        records: &'a T3,
        team_id: &'a Option<T4>,
        document_id: &'a uuid::Uuid,
    ) -> WorthQuery<'c, 'a, 's, C, Worth, 5> {
        WorthQuery {
            client,
            params: [users, r#type, records, team_id, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<WorthBorrowed, tokio_postgres::Error> {
                Ok(WorthBorrowed {
                    user_id: row.try_get(0)?,
                    r#type: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    points: row.try_get(4)?,
                    team_id: row.try_get(5)?,
                })
            },
            mapper: |it| Worth::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        WorthDocumentsParams<T1, T2, T3, T4>,
        WorthQuery<'c, 'a, 's, C, Worth, 5>,
        C,
    > for WorthDocumentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a WorthDocumentsParams<T1, T2, T3, T4>,
    ) -> WorthQuery<'c, 'a, 's, C, Worth, 5> {
        self.bind(
            client,
            &params.users,
            &params.r#type,
            &params.records,
            &params.team_id,
            &params.document_id,
        )
    }
}
pub struct WorthActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn worth_activities() -> WorthActivitiesStmt {
    WorthActivitiesStmt(
        "select uc.user_id, worth.document_type as type, worth.document_id, a.title, worth.points, home.team_id from user_courses uc join user_activities done on done.user_course_id = uc.id and done.completed_at is not null and ($1::uuid is null or done.activity_id = $1) join reward_points worth on worth.document_type = 'activity' and worth.document_id = done.activity_id join activities a on a.course_id = uc.course_id and a.version = uc.version and a.id = done.activity_id cross join lateral ( select member.team_id from user_teams member where member.user_id = uc.user_id order by member.status not in ('inactive', 'terminated', 'archived') desc, member.team_id is not distinct from $2::text desc, member.last_seen_at desc nulls last, member.created_at, member.team_id limit 1 ) home where uc.id = any($3) and not exists ( select from reward_transactions earned where earned.user_id = uc.user_id and earned.document_type = 'activity' and earned.document_id = worth.document_id and not earned.redeem) order by uc.user_id, worth.document_id",
        None,
    )
}
impl WorthActivitiesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        activity_id: &'a Option<uuid::Uuid>,
        team_id: &'a Option<T1>,
        rounds: &'a T2,
    ) -> WorthQuery<'c, 'a, 's, C, Worth, 3> {
        WorthQuery {
            client,
            params: [activity_id, team_id, rounds],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<WorthBorrowed, tokio_postgres::Error> {
                Ok(WorthBorrowed {
                    user_id: row.try_get(0)?,
                    r#type: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    points: row.try_get(4)?,
                    team_id: row.try_get(5)?,
                })
            },
            mapper: |it| Worth::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, WorthActivitiesParams<T1, T2>, WorthQuery<'c, 'a, 's, C, Worth, 3>, C>
    for WorthActivitiesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a WorthActivitiesParams<T1, T2>,
    ) -> WorthQuery<'c, 'a, 's, C, Worth, 3> {
        self.bind(client, &params.activity_id, &params.team_id, &params.rounds)
    }
}
pub struct EarnStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn earn() -> EarnStmt {
    EarnStmt(
        "insert into reward_transactions (id, team_id, user_id, document_id, document_type, document_title, reward_point_amount, redeem, created_at) select e.id, e.team_id, e.user_id, e.document_id, e.type, e.title, e.points, false, $1 from jsonb_to_recordset($2::jsonb) as e (id uuid, team_id text, user_id uuid, document_id uuid, type text, title text, points integer) order by e.user_id, e.document_id on conflict (user_id, document_type, document_id) where not redeem do nothing returning user_id, team_id, reward_point_amount",
        None,
    )
}
impl EarnStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        earned: &'a T1,
    ) -> EarnQuery<'c, 'a, 's, C, Earn, 2> {
        EarnQuery {
            client,
            params: [now, earned],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EarnBorrowed, tokio_postgres::Error> {
                Ok(EarnBorrowed {
                    user_id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    reward_point_amount: row.try_get(2)?,
                })
            },
            mapper: |it| Earn::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>
    crate::client::async_::Params<'c, 'a, 's, EarnParams<T1>, EarnQuery<'c, 'a, 's, C, Earn, 2>, C> for EarnStmt
{
    fn params(&'s self, client: &'c C, params: &'a EarnParams<T1>) -> EarnQuery<'c, 'a, 's, C, Earn, 2> {
        self.bind(client, &params.now, &params.earned)
    }
}
pub struct RedeemStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn redeem() -> RedeemStmt {
    RedeemStmt(
        "insert into reward_transactions (id, team_id, user_id, reward_point_amount, redeem, created_at) values ($1, $2, $3, $4, true, $5)",
        None,
    )
}
impl RedeemStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
        points: &'a i32,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, team_id, user_id, points, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RedeemParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RedeemStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RedeemParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.user_id,
            &params.points,
            &params.now,
        ))
    }
}
pub struct SumTotalsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sum_totals() -> SumTotalsStmt {
    SumTotalsStmt(
        "insert into reward_totals (team_id, user_id, earned, redeemed, last_at) select t.team_id, t.user_id, coalesce(sum(t.reward_point_amount) filter (where not t.redeem), 0), coalesce(sum(t.reward_point_amount) filter (where t.redeem), 0), max(t.created_at) from unnest($1::uuid[], $2::text[]) as m (user_id, team_id) join reward_transactions t on t.team_id = m.team_id and t.user_id = m.user_id group by t.team_id, t.user_id on conflict (team_id, user_id) do update set earned = excluded.earned, redeemed = excluded.redeemed, last_at = excluded.last_at",
        None,
    )
}
impl SumTotalsStmt {
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
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        user_ids: &'a T1,
        team_ids: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[user_ids, team_ids])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SumTotalsParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SumTotalsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SumTotalsParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.user_ids, &params.team_ids))
    }
}
pub struct BalanceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn balance() -> BalanceStmt {
    BalanceStmt(
        "select reward_points_count from user_teams where team_id = $1 and user_id = $2",
        None,
    )
}
impl BalanceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [team_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, BalanceParams<T1>, I64Query<'c, 'a, 's, C, i64, 2>, C> for BalanceStmt
{
    fn params(&'s self, client: &'c C, params: &'a BalanceParams<T1>) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.team_id, &params.user_id)
    }
}
pub struct PointsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn points_of() -> PointsOfStmt {
    PointsOfStmt(
        "select points from reward_points where document_type = $1 and document_id = $2",
        None,
    )
}
impl PointsOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 2> {
        I32Query {
            client,
            params: [r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PointsOfParams<T1>, I32Query<'c, 'a, 's, C, i32, 2>, C> for PointsOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a PointsOfParams<T1>) -> I32Query<'c, 'a, 's, C, i32, 2> {
        self.bind(client, &params.r#type, &params.document_id)
    }
}
pub struct PointsOfActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn points_of_activities() -> PointsOfActivitiesStmt {
    PointsOfActivitiesStmt(
        "select worth.document_id, worth.points from reward_points worth where worth.document_type = 'activity' and worth.document_id in (select a.id from activities a where a.course_id = $1) order by worth.document_id",
        None,
    )
}
impl PointsOfActivitiesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> PointsOfActivitiesQuery<'c, 'a, 's, C, PointsOfActivities, 1> {
        PointsOfActivitiesQuery {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PointsOfActivities, tokio_postgres::Error> {
                Ok(PointsOfActivities {
                    document_id: row.try_get(0)?,
                    points: row.try_get(1)?,
                })
            },
            mapper: |it| PointsOfActivities::from(it),
        }
    }
}
pub struct IsActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_activity() -> IsActivityStmt {
    IsActivityStmt(
        "select exists (select from activities a where a.course_id = $1 and a.id = $2) as is_there",
        None,
    )
}
impl IsActivityStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [course_id, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, IsActivityParams, BoolQuery<'c, 'a, 's, C, bool, 2>, C>
    for IsActivityStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsActivityParams) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.course_id, &params.id)
    }
}
pub struct SetPointsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_points() -> SetPointsStmt {
    SetPointsStmt(
        "insert into reward_points (document_type, document_id, points, changed_by, changed_at) values ($1, $2, $3, $4, $5) on conflict (document_type, document_id) do update set points = excluded.points, changed_by = excluded.changed_by, changed_at = excluded.changed_at",
        None,
    )
}
impl SetPointsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
        points: &'a i32,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[r#type, document_id, points, by, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetPointsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetPointsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetPointsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.r#type,
            &params.document_id,
            &params.points,
            &params.by,
            &params.now,
        ))
    }
}
pub struct ForgetPointsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_points() -> ForgetPointsStmt {
    ForgetPointsStmt(
        "delete from reward_points where document_type = $1 and document_id = $2",
        None,
    )
}
impl ForgetPointsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[r#type, document_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ForgetPointsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ForgetPointsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ForgetPointsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.r#type, &params.document_id))
    }
}
pub struct CopyPointsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn copy_points() -> CopyPointsStmt {
    CopyPointsStmt(
        "insert into reward_points (document_type, document_id, points, changed_by, changed_at) select worth.document_type, x.fresh, worth.points, $1, $2 from unnest($3::text[], $4::uuid[], $5::uuid[]) as x (type, original, fresh) join reward_points worth on worth.document_type = x.type and worth.document_id = x.original on conflict (document_type, document_id) do nothing",
        None,
    )
}
impl CopyPointsStmt {
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
        T2: crate::ArraySql<Item = T1>,
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        types: &'a T2,
        originals: &'a T3,
        copies: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[by, now, types, originals, copies])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CopyPointsParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CopyPointsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CopyPointsParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.by,
            &params.now,
            &params.types,
            &params.originals,
            &params.copies,
        ))
    }
}
