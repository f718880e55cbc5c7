// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct MembersByAddressParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub team_id: T1,
    pub addresses: T3,
}
#[derive(Debug)]
pub struct FailedMailParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug, Clone, PartialEq)]
pub struct MembersByAddress {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
}
pub struct MembersByAddressBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
}
impl<'a> From<MembersByAddressBorrowed<'a>> for MembersByAddress {
    fn from(
        MembersByAddressBorrowed {
            user_id,
            first_name,
            last_name,
            email,
        }: MembersByAddressBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FailedMail {
    pub kind: String,
    pub user_id: Option<uuid::Uuid>,
    pub recipient: String,
    pub is_open: bool,
}
pub struct FailedMailBorrowed<'a> {
    pub kind: &'a str,
    pub user_id: Option<uuid::Uuid>,
    pub recipient: &'a str,
    pub is_open: bool,
}
impl<'a> From<FailedMailBorrowed<'a>> for FailedMail {
    fn from(
        FailedMailBorrowed {
            kind,
            user_id,
            recipient,
            is_open,
        }: FailedMailBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            user_id,
            recipient: recipient.into(),
            is_open,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct MembersByAddressQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MembersByAddressBorrowed, tokio_postgres::Error>,
    mapper: fn(MembersByAddressBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MembersByAddressQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MembersByAddressBorrowed) -> R) -> MembersByAddressQuery<'c, 'a, 's, C, R, N> {
        MembersByAddressQuery {
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
pub struct FailedMailQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FailedMailBorrowed, tokio_postgres::Error>,
    mapper: fn(FailedMailBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FailedMailQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FailedMailBorrowed) -> R) -> FailedMailQuery<'c, 'a, 's, C, R, N> {
        FailedMailQuery {
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
pub struct AdministratorsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn administrators() -> AdministratorsStmt {
    AdministratorsStmt(
        "select distinct user_id from user_teams where 'admin' = any(roles) and status not in ('inactive', 'terminated', 'archived')",
        None,
    )
}
impl AdministratorsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(&'s self, client: &'c C) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 0> {
        UuidUuidQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MembersByAddressStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members_by_address() -> MembersByAddressStmt {
    MembersByAddressStmt(
        "select user_id, first_name, last_name, email from user_teams where team_id = $1 and email = any($2) and status not in ('inactive', 'terminated', 'archived') order by email",
        None,
    )
}
impl MembersByAddressStmt {
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
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        addresses: &'a T3,
    ) -> MembersByAddressQuery<'c, 'a, 's, C, MembersByAddress, 2> {
        MembersByAddressQuery {
            client,
            params: [team_id, addresses],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MembersByAddressBorrowed, tokio_postgres::Error> {
                Ok(MembersByAddressBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    email: row.try_get(3)?,
                })
            },
            mapper: |it| MembersByAddress::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MembersByAddressParams<T1, T2, T3>,
        MembersByAddressQuery<'c, 'a, 's, C, MembersByAddress, 2>,
        C,
    > for MembersByAddressStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersByAddressParams<T1, T2, T3>,
    ) -> MembersByAddressQuery<'c, 'a, 's, C, MembersByAddress, 2> {
        self.bind(client, &params.team_id, &params.addresses)
    }
}
pub struct FailedMailStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn failed_mail() -> FailedMailStmt {
    FailedMailStmt(
        "select mail.kind, mail.user_id, mail.recipient, mail.status = 'failed' and mail.error is distinct from 'not needed any more' and not exists ( select from mails later where later.user_id = mail.user_id and later.kind = mail.kind and later.recipient = mail.recipient and (later.created_at, later.id) > (mail.created_at, mail.id)) and exists ( select from user_teams person where person.user_id = mail.user_id and person.team_id = mail.team_id and person.status not in ('inactive', 'terminated', 'archived')) as is_open from mails mail where mail.id = $1 and mail.team_id = $2",
        None,
    )
}
impl FailedMailStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> FailedMailQuery<'c, 'a, 's, C, FailedMail, 2> {
        FailedMailQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FailedMailBorrowed, tokio_postgres::Error> {
                Ok(FailedMailBorrowed {
                    kind: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    recipient: row.try_get(2)?,
                    is_open: row.try_get(3)?,
                })
            },
            mapper: |it| FailedMail::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, FailedMailParams<T1>, FailedMailQuery<'c, 'a, 's, C, FailedMail, 2>, C>
    for FailedMailStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FailedMailParams<T1>,
    ) -> FailedMailQuery<'c, 'a, 's, C, FailedMail, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
