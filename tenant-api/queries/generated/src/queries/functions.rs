// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct RulesOfParams<T1: crate::StringSql> {
    pub document_id: uuid::Uuid,
    pub r#type: T1,
}
#[derive(Debug, Clone, PartialEq)]
pub struct RulesOf {
    pub id: uuid::Uuid,
    pub status: String,
}
pub struct RulesOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
}
impl<'a> From<RulesOfBorrowed<'a>> for RulesOf {
    fn from(RulesOfBorrowed { id, status }: RulesOfBorrowed<'a>) -> Self {
        Self {
            id,
            status: status.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Rule {
    pub document_id: uuid::Uuid,
    pub r#type: String,
    pub revision: i32,
    pub updated_at: chrono::DateTime<chrono::Utc>,
}
pub struct RuleBorrowed<'a> {
    pub document_id: uuid::Uuid,
    pub r#type: &'a str,
    pub revision: i32,
    pub updated_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<RuleBorrowed<'a>> for Rule {
    fn from(
        RuleBorrowed {
            document_id,
            r#type,
            revision,
            updated_at,
        }: RuleBorrowed<'a>,
    ) -> Self {
        Self {
            document_id,
            r#type: r#type.into(),
            revision,
            updated_at,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct RulesOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RulesOfBorrowed, tokio_postgres::Error>,
    mapper: fn(RulesOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RulesOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RulesOfBorrowed) -> R) -> RulesOfQuery<'c, 'a, 's, C, R, N> {
        RulesOfQuery {
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
pub struct RuleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RuleBorrowed, tokio_postgres::Error>,
    mapper: fn(RuleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RuleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RuleBorrowed) -> R) -> RuleQuery<'c, 'a, 's, C, R, N> {
        RuleQuery {
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
pub struct RulesOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rules_of() -> RulesOfStmt {
    RulesOfStmt(
        "select p.id, p.status from permissions p where p.document_id = $1 and p.type = $2 order by p.id",
        None,
    )
}
impl RulesOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
        r#type: &'a T1,
    ) -> RulesOfQuery<'c, 'a, 's, C, RulesOf, 2> {
        RulesOfQuery {
            client,
            params: [document_id, r#type],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RulesOfBorrowed, tokio_postgres::Error> {
                Ok(RulesOfBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                })
            },
            mapper: |it| RulesOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, RulesOfParams<T1>, RulesOfQuery<'c, 'a, 's, C, RulesOf, 2>, C>
    for RulesOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a RulesOfParams<T1>) -> RulesOfQuery<'c, 'a, 's, C, RulesOf, 2> {
        self.bind(client, &params.document_id, &params.r#type)
    }
}
pub struct RuleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rule() -> RuleStmt {
    RuleStmt(
        "select p.document_id, p.type, p.revision, p.updated_at from permissions p where p.id = $1",
        None,
    )
}
impl RuleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> RuleQuery<'c, 'a, 's, C, Rule, 1> {
        RuleQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RuleBorrowed, tokio_postgres::Error> {
                Ok(RuleBorrowed {
                    document_id: row.try_get(0)?,
                    r#type: row.try_get(1)?,
                    revision: row.try_get(2)?,
                    updated_at: row.try_get(3)?,
                })
            },
            mapper: |it| Rule::from(it),
        }
    }
}
pub struct TeamsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn teams_of() -> TeamsOfStmt {
    TeamsOfStmt(
        "select m.team_id from user_teams m where m.user_id = $1 order by m.team_id",
        None,
    )
}
impl TeamsOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
