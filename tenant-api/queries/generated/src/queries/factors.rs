// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct MemberAboveParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct MemberAbove {
    pub first_name: String,
    pub last_name: String,
    pub highest: i16,
}
pub struct MemberAboveBorrowed<'a> {
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub highest: i16,
}
impl<'a> From<MemberAboveBorrowed<'a>> for MemberAbove {
    fn from(
        MemberAboveBorrowed {
            first_name,
            last_name,
            highest,
        }: MemberAboveBorrowed<'a>,
    ) -> Self {
        Self {
            first_name: first_name.into(),
            last_name: last_name.into(),
            highest,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct MemberAboveQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MemberAboveBorrowed, tokio_postgres::Error>,
    mapper: fn(MemberAboveBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MemberAboveQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MemberAboveBorrowed) -> R) -> MemberAboveQuery<'c, 'a, 's, C, R, N> {
        MemberAboveQuery {
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
pub struct MemberAboveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn member_above() -> MemberAboveStmt {
    MemberAboveStmt(
        "select person.first_name, person.last_name, (select max(held.rank) from user_teams held where held.user_id = person.user_id) as highest from user_teams person where person.team_id = $1 and person.user_id = $2",
        None,
    )
}
impl MemberAboveStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
    ) -> MemberAboveQuery<'c, 'a, 's, C, MemberAbove, 2> {
        MemberAboveQuery {
            client,
            params: [team_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MemberAboveBorrowed, tokio_postgres::Error> {
                Ok(MemberAboveBorrowed {
                    first_name: row.try_get(0)?,
                    last_name: row.try_get(1)?,
                    highest: row.try_get(2)?,
                })
            },
            mapper: |it| MemberAbove::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, MemberAboveParams<T1>, MemberAboveQuery<'c, 'a, 's, C, MemberAbove, 2>, C>
    for MemberAboveStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MemberAboveParams<T1>,
    ) -> MemberAboveQuery<'c, 'a, 's, C, MemberAbove, 2> {
        self.bind(client, &params.team_id, &params.user_id)
    }
}
