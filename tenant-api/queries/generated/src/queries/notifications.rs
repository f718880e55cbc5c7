// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct ChangeSettingsParams<T1: crate::JsonSql, T2: crate::ArraySql<Item = i16>> {
    pub channels: T1,
    pub due_days: T2,
    pub quiet_from: Option<i16>,
    pub quiet_until: Option<i16>,
    pub digest_at: i16,
    pub changed_by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct LockPreferencesParams {
    pub user_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ChooseParams<T1: crate::JsonSql, T2: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub channels: T1,
    pub own_quiet: bool,
    pub quiet_from: Option<i16>,
    pub quiet_until: Option<i16>,
    pub digest_at: Option<i16>,
    pub time_zone: Option<T2>,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct WriteParams<T1: crate::StringSql, T2: crate::JsonSql> {
    pub kind: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub events: T2,
}
#[derive(Debug)]
pub struct PresentParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub since: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct MarkParams {
    pub read: bool,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct ReadAllParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
    pub kind: Option<T1>,
}
#[derive(Clone, Copy, Debug)]
pub struct UnreadAllParams {
    pub user_id: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct PeopleToMailParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct TakeMailParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct InMailsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub ids: T1,
    pub mails: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct MailedParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub mail: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct PurgeParams {
    pub before: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Settings {
    pub channels: serde_json::Value,
    pub due_days: Vec<i16>,
    pub quiet_from: Option<i16>,
    pub quiet_until: Option<i16>,
    pub digest_at: i16,
    pub revision: i32,
}
pub struct SettingsBorrowed<'a> {
    pub channels: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub due_days: crate::ArrayIterator<'a, i16>,
    pub quiet_from: Option<i16>,
    pub quiet_until: Option<i16>,
    pub digest_at: i16,
    pub revision: i32,
}
impl<'a> From<SettingsBorrowed<'a>> for Settings {
    fn from(
        SettingsBorrowed {
            channels,
            due_days,
            quiet_from,
            quiet_until,
            digest_at,
            revision,
        }: SettingsBorrowed<'a>,
    ) -> Self {
        Self {
            channels: serde_json::from_str(channels.0.get()).unwrap(),
            due_days: due_days.map(|v| v).collect(),
            quiet_from,
            quiet_until,
            digest_at,
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockSettings {
    pub channels: serde_json::Value,
    pub due_days: Vec<i16>,
    pub quiet_from: Option<i16>,
    pub quiet_until: Option<i16>,
    pub digest_at: i16,
    pub revision: i32,
}
pub struct LockSettingsBorrowed<'a> {
    pub channels: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub due_days: crate::ArrayIterator<'a, i16>,
    pub quiet_from: Option<i16>,
    pub quiet_until: Option<i16>,
    pub digest_at: i16,
    pub revision: i32,
}
impl<'a> From<LockSettingsBorrowed<'a>> for LockSettings {
    fn from(
        LockSettingsBorrowed {
            channels,
            due_days,
            quiet_from,
            quiet_until,
            digest_at,
            revision,
        }: LockSettingsBorrowed<'a>,
    ) -> Self {
        Self {
            channels: serde_json::from_str(channels.0.get()).unwrap(),
            due_days: due_days.map(|v| v).collect(),
            quiet_from,
            quiet_until,
            digest_at,
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct PreferencesOf {
    pub user_id: uuid::Uuid,
    pub channels: serde_json::Value,
    pub own_quiet: bool,
    pub quiet_from: Option<i16>,
    pub quiet_until: Option<i16>,
    pub digest_at: Option<i16>,
    pub time_zone: Option<String>,
}
pub struct PreferencesOfBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub channels: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub own_quiet: bool,
    pub quiet_from: Option<i16>,
    pub quiet_until: Option<i16>,
    pub digest_at: Option<i16>,
    pub time_zone: Option<&'a str>,
}
impl<'a> From<PreferencesOfBorrowed<'a>> for PreferencesOf {
    fn from(
        PreferencesOfBorrowed {
            user_id,
            channels,
            own_quiet,
            quiet_from,
            quiet_until,
            digest_at,
            time_zone,
        }: PreferencesOfBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            channels: serde_json::from_str(channels.0.get()).unwrap(),
            own_quiet,
            quiet_from,
            quiet_until,
            digest_at,
            time_zone: time_zone.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Write {
    pub user_id: uuid::Uuid,
    pub in_app: bool,
    pub mail_at: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    pub id: uuid::Uuid,
    pub kind: String,
    pub params: serde_json::Value,
    pub link: String,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub read_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct MarkBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub params: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub link: &'a str,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub read_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<MarkBorrowed<'a>> for Mark {
    fn from(
        MarkBorrowed {
            id,
            kind,
            params,
            link,
            created_at,
            read_at,
        }: MarkBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            params: serde_json::from_str(params.0.get()).unwrap(),
            link: link.into(),
            created_at,
            read_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Waiting {
    pub id: uuid::Uuid,
    pub kind: String,
}
pub struct WaitingBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
}
impl<'a> From<WaitingBorrowed<'a>> for Waiting {
    fn from(WaitingBorrowed { id, kind }: WaitingBorrowed<'a>) -> Self {
        Self { id, kind: kind.into() }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TakeMail {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub team_id: String,
    pub kind: String,
    pub about: uuid::Uuid,
    pub params: serde_json::Value,
    pub link: String,
}
pub struct TakeMailBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub team_id: &'a str,
    pub kind: &'a str,
    pub about: uuid::Uuid,
    pub params: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub link: &'a str,
}
impl<'a> From<TakeMailBorrowed<'a>> for TakeMail {
    fn from(
        TakeMailBorrowed {
            id,
            user_id,
            team_id,
            kind,
            about,
            params,
            link,
        }: TakeMailBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            team_id: team_id.into(),
            kind: kind.into(),
            about,
            params: serde_json::from_str(params.0.get()).unwrap(),
            link: link.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Members {
    pub user_id: uuid::Uuid,
    pub team_id: String,
}
pub struct MembersBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub team_id: &'a str,
}
impl<'a> From<MembersBorrowed<'a>> for Members {
    fn from(MembersBorrowed { user_id, team_id }: MembersBorrowed<'a>) -> Self {
        Self {
            user_id,
            team_id: team_id.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct SettingsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SettingsBorrowed, tokio_postgres::Error>,
    mapper: fn(SettingsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SettingsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SettingsBorrowed) -> R) -> SettingsQuery<'c, 'a, 's, C, R, N> {
        SettingsQuery {
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
pub struct LockSettingsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockSettingsBorrowed, tokio_postgres::Error>,
    mapper: fn(LockSettingsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockSettingsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockSettingsBorrowed) -> R) -> LockSettingsQuery<'c, 'a, 's, C, R, N> {
        LockSettingsQuery {
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
pub struct PreferencesOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PreferencesOfBorrowed, tokio_postgres::Error>,
    mapper: fn(PreferencesOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PreferencesOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PreferencesOfBorrowed) -> R) -> PreferencesOfQuery<'c, 'a, 's, C, R, N> {
        PreferencesOfQuery {
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
pub struct WriteQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Write, tokio_postgres::Error>,
    mapper: fn(Write) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WriteQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Write) -> R) -> WriteQuery<'c, 'a, 's, C, R, N> {
        WriteQuery {
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
pub struct MarkQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MarkBorrowed, tokio_postgres::Error>,
    mapper: fn(MarkBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MarkQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MarkBorrowed) -> R) -> MarkQuery<'c, 'a, 's, C, R, N> {
        MarkQuery {
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
pub struct OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<chrono::DateTime<chrono::Utc>>, tokio_postgres::Error>,
    mapper: fn(Option<chrono::DateTime<chrono::Utc>>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(Option<chrono::DateTime<chrono::Utc>>) -> R,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, R, N> {
        OptionchronoDateTimechronoUtcQuery {
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
pub struct WaitingQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WaitingBorrowed, tokio_postgres::Error>,
    mapper: fn(WaitingBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WaitingQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WaitingBorrowed) -> R) -> WaitingQuery<'c, 'a, 's, C, R, N> {
        WaitingQuery {
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
pub struct TakeMailQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TakeMailBorrowed, tokio_postgres::Error>,
    mapper: fn(TakeMailBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TakeMailQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TakeMailBorrowed) -> R) -> TakeMailQuery<'c, 'a, 's, C, R, N> {
        TakeMailQuery {
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
pub struct MembersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MembersBorrowed, tokio_postgres::Error>,
    mapper: fn(MembersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MembersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MembersBorrowed) -> R) -> MembersQuery<'c, 'a, 's, C, R, N> {
        MembersQuery {
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
pub struct SettingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn settings() -> SettingsStmt {
    SettingsStmt(
        "select channels, due_days, quiet_from, quiet_until, digest_at, revision from notification_settings",
        None,
    )
}
impl SettingsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(&'s self, client: &'c C) -> SettingsQuery<'c, 'a, 's, C, Settings, 0> {
        SettingsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SettingsBorrowed, tokio_postgres::Error> {
                Ok(SettingsBorrowed {
                    channels: row.try_get(0)?,
                    due_days: row.try_get(1)?,
                    quiet_from: row.try_get(2)?,
                    quiet_until: row.try_get(3)?,
                    digest_at: row.try_get(4)?,
                    revision: row.try_get(5)?,
                })
            },
            mapper: |it| Settings::from(it),
        }
    }
}
pub struct LockSettingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_settings() -> LockSettingsStmt {
    LockSettingsStmt(
        "select channels, due_days, quiet_from, quiet_until, digest_at, revision from notification_settings for no key update",
        None,
    )
}
impl LockSettingsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> LockSettingsQuery<'c, 'a, 's, C, LockSettings, 0> {
        LockSettingsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockSettingsBorrowed, tokio_postgres::Error> {
                Ok(LockSettingsBorrowed {
                    channels: row.try_get(0)?,
                    due_days: row.try_get(1)?,
                    quiet_from: row.try_get(2)?,
                    quiet_until: row.try_get(3)?,
                    digest_at: row.try_get(4)?,
                    revision: row.try_get(5)?,
                })
            },
            mapper: |it| LockSettings::from(it),
        }
    }
}
pub struct ChangeSettingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn change_settings() -> ChangeSettingsStmt {
    ChangeSettingsStmt(
        "update notification_settings set channels = $1, due_days = $2, quiet_from = $3, quiet_until = $4, digest_at = $5, revision = revision + 1, changed_by = $6, changed_at = $7",
        None,
    )
}
impl ChangeSettingsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::ArraySql<Item = i16>>(
        &'s self,
        client: &'c C,
        channels: &'a T1,
        due_days: &'a T2,
        quiet_from: &'a Option<i16>,
        quiet_until: &'a Option<i16>,
        digest_at: &'a i16,
        changed_by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[channels, due_days, quiet_from, quiet_until, digest_at, changed_by, now],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql, T2: crate::ArraySql<Item = i16>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ChangeSettingsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ChangeSettingsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ChangeSettingsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.channels,
            &params.due_days,
            &params.quiet_from,
            &params.quiet_until,
            &params.digest_at,
            &params.changed_by,
            &params.now,
        ))
    }
}
pub struct PreferencesOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn preferences_of() -> PreferencesOfStmt {
    PreferencesOfStmt(
        "select user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone from notification_preferences where user_id = any(array(select unnest($1::uuid[])))",
        None,
    )
}
impl PreferencesOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
    ) -> PreferencesOfQuery<'c, 'a, 's, C, PreferencesOf, 1> {
        PreferencesOfQuery {
            client,
            params: [users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PreferencesOfBorrowed, tokio_postgres::Error> {
                Ok(PreferencesOfBorrowed {
                    user_id: row.try_get(0)?,
                    channels: row.try_get(1)?,
                    own_quiet: row.try_get(2)?,
                    quiet_from: row.try_get(3)?,
                    quiet_until: row.try_get(4)?,
                    digest_at: row.try_get(5)?,
                    time_zone: row.try_get(6)?,
                })
            },
            mapper: |it| PreferencesOf::from(it),
        }
    }
}
pub struct LockPreferencesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_preferences() -> LockPreferencesStmt {
    LockPreferencesStmt(
        "insert into notification_preferences (user_id, updated_at) values ($1, $2) on conflict (user_id) do update set updated_at = excluded.updated_at returning user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone",
        None,
    )
}
impl LockPreferencesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> PreferencesOfQuery<'c, 'a, 's, C, PreferencesOf, 2> {
        PreferencesOfQuery {
            client,
            params: [user_id, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PreferencesOfBorrowed, tokio_postgres::Error> {
                Ok(PreferencesOfBorrowed {
                    user_id: row.try_get(0)?,
                    channels: row.try_get(1)?,
                    own_quiet: row.try_get(2)?,
                    quiet_from: row.try_get(3)?,
                    quiet_until: row.try_get(4)?,
                    digest_at: row.try_get(5)?,
                    time_zone: row.try_get(6)?,
                })
            },
            mapper: |it| PreferencesOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockPreferencesParams,
        PreferencesOfQuery<'c, 'a, 's, C, PreferencesOf, 2>,
        C,
    > for LockPreferencesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockPreferencesParams,
    ) -> PreferencesOfQuery<'c, 'a, 's, C, PreferencesOf, 2> {
        self.bind(client, &params.user_id, &params.now)
    }
}
pub struct ChooseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn choose() -> ChooseStmt {
    ChooseStmt(
        "insert into notification_preferences (user_id, channels, own_quiet, quiet_from, quiet_until, digest_at, time_zone, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (user_id) do update set channels = excluded.channels, own_quiet = excluded.own_quiet, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, digest_at = excluded.digest_at, time_zone = excluded.time_zone, updated_at = excluded.updated_at",
        None,
    )
}
impl ChooseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        channels: &'a T1,
        own_quiet: &'a bool,
        quiet_from: &'a Option<i16>,
        quiet_until: &'a Option<i16>,
        digest_at: &'a Option<i16>,
        time_zone: &'a Option<T2>,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    user_id,
                    channels,
                    own_quiet,
                    quiet_from,
                    quiet_until,
                    digest_at,
                    time_zone,
                    now,
                ],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ChooseParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ChooseStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ChooseParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.user_id,
            &params.channels,
            &params.own_quiet,
            &params.quiet_from,
            &params.quiet_until,
            &params.digest_at,
            &params.time_zone,
            &params.now,
        ))
    }
}
pub struct WriteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn write() -> WriteStmt {
    WriteStmt(
        "insert into user_notifications (id, user_id, team_id, kind, event_key, about, params, link, in_app, created_at, mail_at) select e.id, e.user_id, home.team_id, $1, e.event_key, e.about, e.params, e.link, e.in_app, $2, e.mail_at from jsonb_to_recordset($3::jsonb) as e (id uuid, user_id uuid, event_key text, team_id text, about uuid, params jsonb, link text, in_app boolean, mail_at timestamptz) cross join lateral ( select person.team_id from user_teams person where person.user_id = e.user_id and person.status not in ('inactive', 'terminated', 'archived') order by (person.team_id = e.team_id) desc nulls last, person.last_seen_at desc nulls last, person.created_at, person.team_id limit 1 ) home on conflict (user_id, event_key) do nothing returning user_id, in_app, mail_at",
        None,
    )
}
impl WriteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql>(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        events: &'a T2,
    ) -> WriteQuery<'c, 'a, 's, C, Write, 3> {
        WriteQuery {
            client,
            params: [kind, now, events],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Write, tokio_postgres::Error> {
                Ok(Write {
                    user_id: row.try_get(0)?,
                    in_app: row.try_get(1)?,
                    mail_at: row.try_get(2)?,
                })
            },
            mapper: |it| Write::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql>
    crate::client::async_::Params<'c, 'a, 's, WriteParams<T1, T2>, WriteQuery<'c, 'a, 's, C, Write, 3>, C>
    for WriteStmt
{
    fn params(&'s self, client: &'c C, params: &'a WriteParams<T1, T2>) -> WriteQuery<'c, 'a, 's, C, Write, 3> {
        self.bind(client, &params.kind, &params.now, &params.events)
    }
}
pub struct PresentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn present() -> PresentStmt {
    PresentStmt(
        "select user_id from user_presence where user_id = any($1) and state = 'online' and seen_at > $2 order by user_id",
        None,
    )
}
impl PresentStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        since: &'a chrono::DateTime<chrono::Utc>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [users, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, PresentParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for PresentStmt
{
    fn params(&'s self, client: &'c C, params: &'a PresentParams<T1>) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.users, &params.since)
    }
}
pub struct UnreadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unread() -> UnreadStmt {
    UnreadStmt(
        "select count(*) from user_notifications where user_id = $1 and in_app and read_at is null",
        None,
    )
}
impl UnreadStmt {
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
pub struct MarkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark() -> MarkStmt {
    MarkStmt(
        "update user_notifications set read_at = case when $1::bool then coalesce(read_at, $2) end where id = $3 and user_id = $4 and in_app returning id, kind, params, link, created_at, read_at",
        None,
    )
}
impl MarkStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        read: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> MarkQuery<'c, 'a, 's, C, Mark, 4> {
        MarkQuery {
            client,
            params: [read, now, id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MarkBorrowed, tokio_postgres::Error> {
                Ok(MarkBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    params: row.try_get(2)?,
                    link: row.try_get(3)?,
                    created_at: row.try_get(4)?,
                    read_at: row.try_get(5)?,
                })
            },
            mapper: |it| Mark::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, MarkParams, MarkQuery<'c, 'a, 's, C, Mark, 4>, C> for MarkStmt
{
    fn params(&'s self, client: &'c C, params: &'a MarkParams) -> MarkQuery<'c, 'a, 's, C, Mark, 4> {
        self.bind(client, &params.read, &params.now, &params.id, &params.user_id)
    }
}
pub struct ReadAllStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn read_all() -> ReadAllStmt {
    ReadAllStmt(
        "update user_notifications set read_at = $1 where user_id = $2 and in_app and read_at is null and ($3::text is null or kind = $3)",
        None,
    )
}
impl ReadAllStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        user_id: &'a uuid::Uuid,
        kind: &'a Option<T1>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, user_id, kind])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ReadAllParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ReadAllStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ReadAllParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.user_id, &params.kind))
    }
}
pub struct UnreadAllStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unread_all() -> UnreadAllStmt {
    UnreadAllStmt(
        "update user_notifications set read_at = null where user_id = $1 and in_app and read_at = $2",
        None,
    )
}
impl UnreadAllStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[user_id, at]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        UnreadAllParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for UnreadAllStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a UnreadAllParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.user_id, &params.at))
    }
}
pub struct NextMailStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_mail() -> NextMailStmt {
    NextMailStmt(
        "select min(mail_at) as due from user_notifications where mail_at is not null",
        None,
    )
}
impl NextMailStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, Option<chrono::DateTime<chrono::Utc>>, 0> {
        OptionchronoDateTimechronoUtcQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct WaitingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn waiting() -> WaitingStmt {
    WaitingStmt(
        "select id, kind from user_notifications where user_id = $1 and mail_at is not null and read_at is null for update",
        None,
    )
}
impl WaitingStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> WaitingQuery<'c, 'a, 's, C, Waiting, 1> {
        WaitingQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<WaitingBorrowed, tokio_postgres::Error> {
                Ok(WaitingBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                })
            },
            mapper: |it| Waiting::from(it),
        }
    }
}
pub struct PutOffStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_off() -> PutOffStmt {
    PutOffStmt(
        "update user_notifications n set mail_at = e.mail_at from jsonb_to_recordset($1::jsonb) as e (id uuid, mail_at timestamptz) where n.id = e.id",
        None,
    )
}
impl PutOffStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        waiting: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[waiting]).await
    }
}
pub struct PeopleToMailStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people_to_mail() -> PeopleToMailStmt {
    PeopleToMailStmt(
        "select distinct user_id from ( select user_id from user_notifications where mail_at <= $1 order by mail_at limit $2) due order by user_id",
        None,
    )
}
impl PeopleToMailStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [now, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, PeopleToMailParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for PeopleToMailStmt
{
    fn params(&'s self, client: &'c C, params: &'a PeopleToMailParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.now, &params.most)
    }
}
pub struct TakeMailStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_mail() -> TakeMailStmt {
    TakeMailStmt(
        "with due as ( update user_notifications n set mail_at = null where n.user_id = any($1) and n.mail_at <= $2 returning n.user_id, n.team_id, n.kind, n.about, n.params, n.link, n.created_at, n.id, n.read_at ) select due.id, due.user_id, due.team_id, due.kind, due.about, due.params, due.link from due where due.read_at is null order by due.user_id, due.team_id, due.created_at, due.id",
        None,
    )
}
impl TakeMailStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> TakeMailQuery<'c, 'a, 's, C, TakeMail, 2> {
        TakeMailQuery {
            client,
            params: [users, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TakeMailBorrowed, tokio_postgres::Error> {
                Ok(TakeMailBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    about: row.try_get(4)?,
                    params: row.try_get(5)?,
                    link: row.try_get(6)?,
                })
            },
            mapper: |it| TakeMail::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, TakeMailParams<T1>, TakeMailQuery<'c, 'a, 's, C, TakeMail, 2>, C>
    for TakeMailStmt
{
    fn params(&'s self, client: &'c C, params: &'a TakeMailParams<T1>) -> TakeMailQuery<'c, 'a, 's, C, TakeMail, 2> {
        self.bind(client, &params.users, &params.now)
    }
}
pub struct InMailsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn in_mails() -> InMailsStmt {
    InMailsStmt(
        "update user_notifications n set mail_id = e.mail_id from unnest($1::uuid[], $2::uuid[]) as e (id, mail_id) where n.id = e.id",
        None,
    )
}
impl InMailsStmt {
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
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        mails: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids, mails]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InMailsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InMailsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InMailsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.ids, &params.mails))
    }
}
pub struct MailedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mailed() -> MailedStmt {
    MailedStmt(
        "update user_notifications set mailed_at = $1 where mail_id = $2 and mailed_at is null",
        None,
    )
}
impl MailedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        mail: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, mail]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MailedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MailedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MailedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.mail))
    }
}
pub struct MembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members() -> MembersStmt {
    MembersStmt(
        "select user_id, team_id from user_teams where user_id = any($1) and joined_at is not null and status not in ('inactive', 'terminated', 'archived')",
        None,
    )
}
impl MembersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
    ) -> MembersQuery<'c, 'a, 's, C, Members, 1> {
        MembersQuery {
            client,
            params: [users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MembersBorrowed, tokio_postgres::Error> {
                Ok(MembersBorrowed {
                    user_id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                })
            },
            mapper: |it| Members::from(it),
        }
    }
}
pub struct PurgeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge() -> PurgeStmt {
    PurgeStmt(
        "delete from user_notifications where id in ( select id from user_notifications where created_at < $1 limit $2)",
        None,
    )
}
impl PurgeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[before, most]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PurgeParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PurgeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PurgeParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.before, &params.most))
    }
}
