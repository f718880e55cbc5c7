// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct MarkOnlineParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
    T7: crate::StringSql,
    T8: crate::StringSql,
    T9: crate::StringSql,
> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub feature: T2,
    pub device_type: Option<T3>,
    pub mobile_vendor: Option<T4>,
    pub mobile_model: Option<T5>,
    pub browser_name: Option<T6>,
    pub browser_version: Option<T7>,
    pub os_name: Option<T8>,
    pub os_version: Option<T9>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub lease: chrono::DateTime<chrono::Utc>,
    pub written_before: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct MarkOfflineParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub user_ids: T1,
}
#[derive(Debug, Clone, PartialEq)]
pub struct PresenceOf {
    pub user_id: uuid::Uuid,
    pub state: String,
    pub team_id: Option<String>,
    pub feature: Option<String>,
    pub device_type: Option<String>,
    pub mobile_vendor: Option<String>,
    pub mobile_model: Option<String>,
    pub browser_name: Option<String>,
    pub browser_version: Option<String>,
    pub os_name: Option<String>,
    pub os_version: Option<String>,
    pub last_changed: chrono::DateTime<chrono::Utc>,
    pub seen_at: chrono::DateTime<chrono::Utc>,
}
pub struct PresenceOfBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub state: &'a str,
    pub team_id: Option<&'a str>,
    pub feature: Option<&'a str>,
    pub device_type: Option<&'a str>,
    pub mobile_vendor: Option<&'a str>,
    pub mobile_model: Option<&'a str>,
    pub browser_name: Option<&'a str>,
    pub browser_version: Option<&'a str>,
    pub os_name: Option<&'a str>,
    pub os_version: Option<&'a str>,
    pub last_changed: chrono::DateTime<chrono::Utc>,
    pub seen_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<PresenceOfBorrowed<'a>> for PresenceOf {
    fn from(
        PresenceOfBorrowed {
            user_id,
            state,
            team_id,
            feature,
            device_type,
            mobile_vendor,
            mobile_model,
            browser_name,
            browser_version,
            os_name,
            os_version,
            last_changed,
            seen_at,
        }: PresenceOfBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            state: state.into(),
            team_id: team_id.map(|v| v.into()),
            feature: feature.map(|v| v.into()),
            device_type: device_type.map(|v| v.into()),
            mobile_vendor: mobile_vendor.map(|v| v.into()),
            mobile_model: mobile_model.map(|v| v.into()),
            browser_name: browser_name.map(|v| v.into()),
            browser_version: browser_version.map(|v| v.into()),
            os_name: os_name.map(|v| v.into()),
            os_version: os_version.map(|v| v.into()),
            last_changed,
            seen_at,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct PresenceOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PresenceOfBorrowed, tokio_postgres::Error>,
    mapper: fn(PresenceOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PresenceOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PresenceOfBorrowed) -> R) -> PresenceOfQuery<'c, 'a, 's, C, R, N> {
        PresenceOfQuery {
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
pub struct MarkOnlineStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_online() -> MarkOnlineStmt {
    MarkOnlineStmt(
        "insert into user_presence as known ( user_id, state, team_id, feature, device_type, mobile_vendor, mobile_model, browser_name, browser_version, os_name, os_version, last_changed, seen_at) values ( $1, 'online', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict (user_id) do update set last_changed = case when known.state = 'online' and known.seen_at > $12 then known.last_changed else excluded.last_changed end, state = excluded.state, team_id = excluded.team_id, feature = excluded.feature, device_type = excluded.device_type, mobile_vendor = excluded.mobile_vendor, mobile_model = excluded.mobile_model, browser_name = excluded.browser_name, browser_version = excluded.browser_version, os_name = excluded.os_name, os_version = excluded.os_version, seen_at = excluded.seen_at where known.state = 'offline' or known.seen_at <= $13 or (known.team_id, known.feature) is distinct from (excluded.team_id, excluded.feature)",
        None,
    )
}
impl MarkOnlineStmt {
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
        T6: crate::StringSql,
        T7: crate::StringSql,
        T8: crate::StringSql,
        T9: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        feature: &'a T2,
        device_type: &'a Option<T3>,
        mobile_vendor: &'a Option<T4>,
        mobile_model: &'a Option<T5>,
        browser_name: &'a Option<T6>,
        browser_version: &'a Option<T7>,
        os_name: &'a Option<T8>,
        os_version: &'a Option<T9>,
        now: &'a chrono::DateTime<chrono::Utc>,
        lease: &'a chrono::DateTime<chrono::Utc>,
        written_before: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    user_id,
                    team_id,
                    feature,
                    device_type,
                    mobile_vendor,
                    mobile_model,
                    browser_name,
                    browser_version,
                    os_name,
                    os_version,
                    now,
                    lease,
                    written_before,
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
    T6: crate::StringSql,
    T7: crate::StringSql,
    T8: crate::StringSql,
    T9: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MarkOnlineParams<T1, T2, T3, T4, T5, T6, T7, T8, T9>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MarkOnlineStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MarkOnlineParams<T1, T2, T3, T4, T5, T6, T7, T8, T9>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.user_id,
            &params.team_id,
            &params.feature,
            &params.device_type,
            &params.mobile_vendor,
            &params.mobile_model,
            &params.browser_name,
            &params.browser_version,
            &params.os_name,
            &params.os_version,
            &params.now,
            &params.lease,
            &params.written_before,
        ))
    }
}
pub struct MarkOfflineStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_offline() -> MarkOfflineStmt {
    MarkOfflineStmt(
        "update user_presence set state = 'offline', team_id = null, feature = null, device_type = null, mobile_vendor = null, mobile_model = null, browser_name = null, browser_version = null, os_name = null, os_version = null, last_changed = $1, seen_at = $1 where user_id = any($2) and state = 'online'",
        None,
    )
}
impl MarkOfflineStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        user_ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, user_ids]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MarkOfflineParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MarkOfflineStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MarkOfflineParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.user_ids))
    }
}
pub struct PresenceOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn presence_of() -> PresenceOfStmt {
    PresenceOfStmt(
        "select user_id, state, team_id, feature, device_type, mobile_vendor, mobile_model, browser_name, browser_version, os_name, os_version, last_changed, seen_at from user_presence where user_id = any($1)",
        None,
    )
}
impl PresenceOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        user_ids: &'a T1,
    ) -> PresenceOfQuery<'c, 'a, 's, C, PresenceOf, 1> {
        PresenceOfQuery {
            client,
            params: [user_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PresenceOfBorrowed, tokio_postgres::Error> {
                Ok(PresenceOfBorrowed {
                    user_id: row.try_get(0)?,
                    state: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    feature: row.try_get(3)?,
                    device_type: row.try_get(4)?,
                    mobile_vendor: row.try_get(5)?,
                    mobile_model: row.try_get(6)?,
                    browser_name: row.try_get(7)?,
                    browser_version: row.try_get(8)?,
                    os_name: row.try_get(9)?,
                    os_version: row.try_get(10)?,
                    last_changed: row.try_get(11)?,
                    seen_at: row.try_get(12)?,
                })
            },
            mapper: |it| PresenceOf::from(it),
        }
    }
}
