// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct ChooseParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>, T3: crate::JsonSql> {
    pub user_id: uuid::Uuid,
    pub shortcuts: Option<T2>,
    pub settings: Option<T3>,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Chosen {
    pub shortcuts: Option<Vec<String>>,
    pub settings: serde_json::Value,
}
pub struct ChosenBorrowed<'a> {
    pub shortcuts: Option<crate::ArrayIterator<'a, &'a str>>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<ChosenBorrowed<'a>> for Chosen {
    fn from(ChosenBorrowed { shortcuts, settings }: ChosenBorrowed<'a>) -> Self {
        Self {
            shortcuts: shortcuts.map(|v| v.map(|v| v.into()).collect()),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Choose {
    pub shortcuts: Option<Vec<String>>,
    pub settings: serde_json::Value,
}
pub struct ChooseBorrowed<'a> {
    pub shortcuts: Option<crate::ArrayIterator<'a, &'a str>>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<ChooseBorrowed<'a>> for Choose {
    fn from(ChooseBorrowed { shortcuts, settings }: ChooseBorrowed<'a>) -> Self {
        Self {
            shortcuts: shortcuts.map(|v| v.map(|v| v.into()).collect()),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct ChosenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChosenBorrowed, tokio_postgres::Error>,
    mapper: fn(ChosenBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChosenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ChosenBorrowed) -> R) -> ChosenQuery<'c, 'a, 's, C, R, N> {
        ChosenQuery {
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
pub struct ChooseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChooseBorrowed, tokio_postgres::Error>,
    mapper: fn(ChooseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChooseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ChooseBorrowed) -> R) -> ChooseQuery<'c, 'a, 's, C, R, N> {
        ChooseQuery {
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
pub struct ChosenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chosen() -> ChosenStmt {
    ChosenStmt(
        "select shortcuts, settings from user_preferences where user_id = $1",
        None,
    )
}
impl ChosenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> ChosenQuery<'c, 'a, 's, C, Chosen, 1> {
        ChosenQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ChosenBorrowed, tokio_postgres::Error> {
                Ok(ChosenBorrowed {
                    shortcuts: row.try_get(0)?,
                    settings: row.try_get(1)?,
                })
            },
            mapper: |it| Chosen::from(it),
        }
    }
}
pub struct ChooseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn choose() -> ChooseStmt {
    ChooseStmt(
        "insert into user_preferences (user_id, shortcuts, settings, updated_at) values ($1, $2, coalesce($3, '{}'::jsonb), $4) on conflict (user_id) do update set shortcuts = coalesce(excluded.shortcuts, user_preferences.shortcuts), settings = coalesce($3, user_preferences.settings), updated_at = excluded.updated_at returning shortcuts, settings",
        None,
    )
}
impl ChooseStmt {
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
    ) -> ChooseQuery<'c, 'a, 's, C, Choose, 4> {
        ChooseQuery {
            client,
            params: [user_id, shortcuts, settings, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ChooseBorrowed, tokio_postgres::Error> {
                Ok(ChooseBorrowed {
                    shortcuts: row.try_get(0)?,
                    settings: row.try_get(1)?,
                })
            },
            mapper: |it| Choose::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>, T3: crate::JsonSql>
    crate::client::async_::Params<'c, 'a, 's, ChooseParams<T1, T2, T3>, ChooseQuery<'c, 'a, 's, C, Choose, 4>, C>
    for ChooseStmt
{
    fn params(&'s self, client: &'c C, params: &'a ChooseParams<T1, T2, T3>) -> ChooseQuery<'c, 'a, 's, C, Choose, 4> {
        self.bind(
            client,
            &params.user_id,
            &params.shortcuts,
            &params.settings,
            &params.now,
        )
    }
}
