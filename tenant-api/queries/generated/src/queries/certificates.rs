// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct EarnedParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: Option<T1>,
    pub user_courses: T2,
}
#[derive(Debug)]
pub struct IssueParams<T1: crate::JsonSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub today: chrono::NaiveDate,
    pub certificates: T1,
}
#[derive(Debug)]
pub struct CheckParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub code: T1,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct LockCertificateParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct WithdrawParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub reason: T1,
    pub id: uuid::Uuid,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct RestoreParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Earned {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
    pub months: Option<i32>,
    pub team_id: String,
    pub person: String,
}
pub struct EarnedBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub months: Option<i32>,
    pub team_id: &'a str,
    pub person: &'a str,
}
impl<'a> From<EarnedBorrowed<'a>> for Earned {
    fn from(
        EarnedBorrowed {
            id,
            user_id,
            course_id,
            title,
            months,
            team_id,
            person,
        }: EarnedBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            course_id,
            title: title.into(),
            months,
            team_id: team_id.into(),
            person: person.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Issue {
    pub id: uuid::Uuid,
    pub team_id: String,
    pub user_id: uuid::Uuid,
    pub number: String,
    pub title: String,
}
pub struct IssueBorrowed<'a> {
    pub id: uuid::Uuid,
    pub team_id: &'a str,
    pub user_id: uuid::Uuid,
    pub number: &'a str,
    pub title: &'a str,
}
impl<'a> From<IssueBorrowed<'a>> for Issue {
    fn from(
        IssueBorrowed {
            id,
            team_id,
            user_id,
            number,
            title,
        }: IssueBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            team_id: team_id.into(),
            user_id,
            number: number.into(),
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Check {
    pub title: String,
    pub person: String,
    pub number: String,
    pub issued_on: chrono::NaiveDate,
    pub valid_until: Option<chrono::NaiveDate>,
    pub expires_at: Option<chrono::DateTime<chrono::Utc>>,
    pub withdrawn_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct CheckBorrowed<'a> {
    pub title: &'a str,
    pub person: &'a str,
    pub number: &'a str,
    pub issued_on: chrono::NaiveDate,
    pub valid_until: Option<chrono::NaiveDate>,
    pub expires_at: Option<chrono::DateTime<chrono::Utc>>,
    pub withdrawn_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<CheckBorrowed<'a>> for Check {
    fn from(
        CheckBorrowed {
            title,
            person,
            number,
            issued_on,
            valid_until,
            expires_at,
            withdrawn_at,
        }: CheckBorrowed<'a>,
    ) -> Self {
        Self {
            title: title.into(),
            person: person.into(),
            number: number.into(),
            issued_on,
            valid_until,
            expires_at,
            withdrawn_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockCertificate {
    pub user_id: uuid::Uuid,
    pub number: String,
    pub title: String,
    pub withdrawn: bool,
}
pub struct LockCertificateBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub number: &'a str,
    pub title: &'a str,
    pub withdrawn: bool,
}
impl<'a> From<LockCertificateBorrowed<'a>> for LockCertificate {
    fn from(
        LockCertificateBorrowed {
            user_id,
            number,
            title,
            withdrawn,
        }: LockCertificateBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            number: number.into(),
            title: title.into(),
            withdrawn,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct EarnedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EarnedBorrowed, tokio_postgres::Error>,
    mapper: fn(EarnedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EarnedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EarnedBorrowed) -> R) -> EarnedQuery<'c, 'a, 's, C, R, N> {
        EarnedQuery {
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
pub struct IssueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<IssueBorrowed, tokio_postgres::Error>,
    mapper: fn(IssueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> IssueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(IssueBorrowed) -> R) -> IssueQuery<'c, 'a, 's, C, R, N> {
        IssueQuery {
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
pub struct CheckQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CheckBorrowed, tokio_postgres::Error>,
    mapper: fn(CheckBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CheckQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CheckBorrowed) -> R) -> CheckQuery<'c, 'a, 's, C, R, N> {
        CheckQuery {
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
pub struct LockCertificateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockCertificateBorrowed, tokio_postgres::Error>,
    mapper: fn(LockCertificateBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockCertificateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockCertificateBorrowed) -> R) -> LockCertificateQuery<'c, 'a, 's, C, R, N> {
        LockCertificateQuery {
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
pub struct EarnedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn earned() -> EarnedStmt {
    EarnedStmt(
        "select uc.id, uc.user_id, uc.course_id, cv.title, cv.certificate_months as months, home.team_id, home.person from user_courses uc join course_versions cv on cv.course_id = uc.course_id and cv.version = uc.version and cv.certificate cross join lateral ( select person.team_id, person.first_name || ' ' || person.last_name as person from user_teams person where person.user_id = uc.user_id order by person.status not in ('inactive', 'terminated', 'archived') desc, person.team_id is not distinct from $1::text desc, person.last_seen_at desc nulls last, person.created_at, person.team_id limit 1 ) home where uc.id = any($2) and uc.completed_at is not null order by uc.id",
        None,
    )
}
impl EarnedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a Option<T1>,
        user_courses: &'a T2,
    ) -> EarnedQuery<'c, 'a, 's, C, Earned, 2> {
        EarnedQuery {
            client,
            params: [team_id, user_courses],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EarnedBorrowed, tokio_postgres::Error> {
                Ok(EarnedBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    months: row.try_get(4)?,
                    team_id: row.try_get(5)?,
                    person: row.try_get(6)?,
                })
            },
            mapper: |it| Earned::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, EarnedParams<T1, T2>, EarnedQuery<'c, 'a, 's, C, Earned, 2>, C>
    for EarnedStmt
{
    fn params(&'s self, client: &'c C, params: &'a EarnedParams<T1, T2>) -> EarnedQuery<'c, 'a, 's, C, Earned, 2> {
        self.bind(client, &params.team_id, &params.user_courses)
    }
}
pub struct IssueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn issue() -> IssueStmt {
    IssueStmt(
        "insert into certificates (id, team_id, user_id, course_id, user_course_id, serial, number, code, person, title, search, issued_at, issued_on, valid_until, expires_at) select n.id, n.team_id, n.user_id, n.course_id, n.user_course_id, n.serial, n.number, n.code, n.person, n.title, n.search || ' ' || n.number, $1, $2, n.valid_until, n.expires_at from ( select s.*, extract(year from $2::date) || '-' || lpad(s.serial::text, greatest(6, length(s.serial::text)), '0') as number from ( select e.*, nextval(pg_get_serial_sequence('certificates', 'serial')) as serial from jsonb_to_recordset($3::jsonb) as e (id uuid, team_id text, user_id uuid, course_id uuid, user_course_id uuid, code text, person text, title text, search text, valid_until date, expires_at timestamptz) order by e.user_course_id ) s ) n on conflict (user_course_id) do nothing returning id, team_id, user_id, number, title",
        None,
    )
}
impl IssueStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        today: &'a chrono::NaiveDate,
        certificates: &'a T1,
    ) -> IssueQuery<'c, 'a, 's, C, Issue, 3> {
        IssueQuery {
            client,
            params: [now, today, certificates],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<IssueBorrowed, tokio_postgres::Error> {
                Ok(IssueBorrowed {
                    id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    user_id: row.try_get(2)?,
                    number: row.try_get(3)?,
                    title: row.try_get(4)?,
                })
            },
            mapper: |it| Issue::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>
    crate::client::async_::Params<'c, 'a, 's, IssueParams<T1>, IssueQuery<'c, 'a, 's, C, Issue, 3>, C> for IssueStmt
{
    fn params(&'s self, client: &'c C, params: &'a IssueParams<T1>) -> IssueQuery<'c, 'a, 's, C, Issue, 3> {
        self.bind(client, &params.now, &params.today, &params.certificates)
    }
}
pub struct CheckStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn check() -> CheckStmt {
    CheckStmt(
        "select c.title, c.person, c.number, c.issued_on, c.valid_until, c.expires_at, c.withdrawn_at from certificates c where c.code = $1 and c.team_id = $2",
        None,
    )
}
impl CheckStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        code: &'a T1,
        team_id: &'a T2,
    ) -> CheckQuery<'c, 'a, 's, C, Check, 2> {
        CheckQuery {
            client,
            params: [code, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CheckBorrowed, tokio_postgres::Error> {
                Ok(CheckBorrowed {
                    title: row.try_get(0)?,
                    person: row.try_get(1)?,
                    number: row.try_get(2)?,
                    issued_on: row.try_get(3)?,
                    valid_until: row.try_get(4)?,
                    expires_at: row.try_get(5)?,
                    withdrawn_at: row.try_get(6)?,
                })
            },
            mapper: |it| Check::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, CheckParams<T1, T2>, CheckQuery<'c, 'a, 's, C, Check, 2>, C>
    for CheckStmt
{
    fn params(&'s self, client: &'c C, params: &'a CheckParams<T1, T2>) -> CheckQuery<'c, 'a, 's, C, Check, 2> {
        self.bind(client, &params.code, &params.team_id)
    }
}
pub struct LockCertificateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_certificate() -> LockCertificateStmt {
    LockCertificateStmt(
        "select c.user_id, c.number, c.title, c.withdrawn_at is not null as withdrawn from certificates c where c.id = $1 and c.team_id = $2 for no key update",
        None,
    )
}
impl LockCertificateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LockCertificateQuery<'c, 'a, 's, C, LockCertificate, 2> {
        LockCertificateQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockCertificateBorrowed, tokio_postgres::Error> {
                Ok(LockCertificateBorrowed {
                    user_id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    title: row.try_get(2)?,
                    withdrawn: row.try_get(3)?,
                })
            },
            mapper: |it| LockCertificate::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockCertificateParams<T1>,
        LockCertificateQuery<'c, 'a, 's, C, LockCertificate, 2>,
        C,
    > for LockCertificateStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockCertificateParams<T1>,
    ) -> LockCertificateQuery<'c, 'a, 's, C, LockCertificate, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct WithdrawStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn withdraw() -> WithdrawStmt {
    WithdrawStmt(
        "update certificates set withdrawn_at = $1, withdrawn_by = $2, reason = $3 where id = $4 and team_id = $5 and withdrawn_at is null",
        None,
    )
}
impl WithdrawStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        reason: &'a T1,
        id: &'a uuid::Uuid,
        team_id: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, by, reason, id, team_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        WithdrawParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for WithdrawStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a WithdrawParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.now,
            &params.by,
            &params.reason,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct RestoreStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn restore() -> RestoreStmt {
    RestoreStmt(
        "update certificates set withdrawn_at = null, withdrawn_by = null, reason = null where id = $1 and team_id = $2 and withdrawn_at is not null",
        None,
    )
}
impl RestoreStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, team_id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RestoreParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RestoreStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RestoreParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.team_id))
    }
}
