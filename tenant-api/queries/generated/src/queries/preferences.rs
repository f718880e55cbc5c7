// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct SavePreferencesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>, T3: crate::JsonSql> {
    pub user_id: uuid::Uuid,
    pub shortcuts: Option<T2>,
    pub settings: Option<T3>,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Preferences {
    pub shortcuts: Option<Vec<String>>,
    pub settings: serde_json::Value,
}
pub struct PreferencesBorrowed<'a> {
    pub shortcuts: Option<crate::ArrayIterator<'a, &'a str>>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<PreferencesBorrowed<'a>> for Preferences {
    fn from(PreferencesBorrowed { shortcuts, settings }: PreferencesBorrowed<'a>) -> Self {
        Self {
            shortcuts: shortcuts.map(|v| v.map(|v| v.into()).collect()),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SavePreferences {
    pub shortcuts: Option<Vec<String>>,
    pub settings: serde_json::Value,
}
pub struct SavePreferencesBorrowed<'a> {
    pub shortcuts: Option<crate::ArrayIterator<'a, &'a str>>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<SavePreferencesBorrowed<'a>> for SavePreferences {
    fn from(SavePreferencesBorrowed { shortcuts, settings }: SavePreferencesBorrowed<'a>) -> Self {
        Self {
            shortcuts: shortcuts.map(|v| v.map(|v| v.into()).collect()),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct PreferencesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PreferencesBorrowed, tokio_postgres::Error>,
    mapper: fn(PreferencesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PreferencesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PreferencesBorrowed) -> R) -> PreferencesQuery<'c, 'a, 's, C, R, N> {
        PreferencesQuery {
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
pub struct SavePreferencesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SavePreferencesBorrowed, tokio_postgres::Error>,
    mapper: fn(SavePreferencesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SavePreferencesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SavePreferencesBorrowed) -> R) -> SavePreferencesQuery<'c, 'a, 's, C, R, N> {
        SavePreferencesQuery {
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
pub struct PreferencesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn preferences() -> PreferencesStmt {
    PreferencesStmt(
        "select shortcuts, settings from user_preferences where user_id = $1",
        None,
    )
}
impl PreferencesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> PreferencesQuery<'c, 'a, 's, C, Preferences, 1> {
        PreferencesQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PreferencesBorrowed, tokio_postgres::Error> {
                Ok(PreferencesBorrowed {
                    shortcuts: row.try_get(0)?,
                    settings: row.try_get(1)?,
                })
            },
            mapper: |it| Preferences::from(it),
        }
    }
}
pub struct SavePreferencesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn save_preferences() -> SavePreferencesStmt {
    SavePreferencesStmt(
        "insert into user_preferences (user_id, shortcuts, settings, updated_at) values ($1, $2, coalesce($3, '{}'::jsonb), $4) on conflict (user_id) do update set shortcuts = coalesce(excluded.shortcuts, user_preferences.shortcuts), settings = coalesce($3, user_preferences.settings), updated_at = excluded.updated_at returning shortcuts, settings",
        None,
    )
}
impl SavePreferencesStmt {
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
        T3: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        shortcuts: &'a Option<T2>,
        settings: &'a Option<T3>,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> SavePreferencesQuery<'c, 'a, 's, C, SavePreferences, 4> {
        SavePreferencesQuery {
            client,
            params: [user_id, shortcuts, settings, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SavePreferencesBorrowed, tokio_postgres::Error> {
                Ok(SavePreferencesBorrowed {
                    shortcuts: row.try_get(0)?,
                    settings: row.try_get(1)?,
                })
            },
            mapper: |it| SavePreferences::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>, T3: crate::JsonSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        SavePreferencesParams<T1, T2, T3>,
        SavePreferencesQuery<'c, 'a, 's, C, SavePreferences, 4>,
        C,
    > for SavePreferencesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a SavePreferencesParams<T1, T2, T3>,
    ) -> SavePreferencesQuery<'c, 'a, 's, C, SavePreferences, 4> {
        self.bind(
            client,
            &params.user_id,
            &params.shortcuts,
            &params.settings,
            &params.now,
        )
    }
}
