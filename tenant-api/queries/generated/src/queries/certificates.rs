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
pub struct PaperParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
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
#[derive(Debug)]
pub struct RecordReplacedParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub reason: T1,
    pub id: uuid::Uuid,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct ReissueParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub code: T1,
    pub person: T2,
    pub now: chrono::DateTime<chrono::Utc>,
    pub today: chrono::NaiveDate,
    pub search: T3,
    pub id: uuid::Uuid,
    pub team_id: T4,
}
#[derive(Debug)]
pub struct InsertTemplateParams<T1: crate::StringSql, T2: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub title: T1,
    pub draft: T2,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
}
#[derive(Debug)]
pub struct SaveTemplateParams<T1: crate::StringSql, T2: crate::JsonSql> {
    pub title: T1,
    pub draft: T2,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct InsertTemplateVersionParams<T1: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub version: i32,
    pub design: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct PublishTemplateParams {
    pub version: i32,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct ArchiveTemplateParams {
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
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
    pub download: bool,
    pub template_id: Option<uuid::Uuid>,
    pub template_version: Option<i32>,
}
pub struct EarnedBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub months: Option<i32>,
    pub team_id: &'a str,
    pub person: &'a str,
    pub download: bool,
    pub template_id: Option<uuid::Uuid>,
    pub template_version: Option<i32>,
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
            download,
            template_id,
            template_version,
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
            download,
            template_id,
            template_version,
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
    pub course_id: uuid::Uuid,
    pub title: String,
    pub person: String,
    pub number: String,
    pub issued_at: chrono::DateTime<chrono::Utc>,
    pub issued_on: chrono::NaiveDate,
    pub valid_until: Option<chrono::NaiveDate>,
    pub expires_at: Option<chrono::DateTime<chrono::Utc>>,
    pub withdrawn_at: Option<chrono::DateTime<chrono::Utc>>,
    pub replaced_at: Option<chrono::DateTime<chrono::Utc>>,
    pub replaced_by: Option<String>,
}
pub struct CheckBorrowed<'a> {
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub person: &'a str,
    pub number: &'a str,
    pub issued_at: chrono::DateTime<chrono::Utc>,
    pub issued_on: chrono::NaiveDate,
    pub valid_until: Option<chrono::NaiveDate>,
    pub expires_at: Option<chrono::DateTime<chrono::Utc>>,
    pub withdrawn_at: Option<chrono::DateTime<chrono::Utc>>,
    pub replaced_at: Option<chrono::DateTime<chrono::Utc>>,
    pub replaced_by: Option<&'a str>,
}
impl<'a> From<CheckBorrowed<'a>> for Check {
    fn from(
        CheckBorrowed {
            course_id,
            title,
            person,
            number,
            issued_at,
            issued_on,
            valid_until,
            expires_at,
            withdrawn_at,
            replaced_at,
            replaced_by,
        }: CheckBorrowed<'a>,
    ) -> Self {
        Self {
            course_id,
            title: title.into(),
            person: person.into(),
            number: number.into(),
            issued_at,
            issued_on,
            valid_until,
            expires_at,
            withdrawn_at,
            replaced_at,
            replaced_by: replaced_by.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Paper {
    pub user_id: uuid::Uuid,
    pub code: String,
    pub title: String,
    pub person: String,
    pub number: String,
    pub issued_on: chrono::NaiveDate,
    pub valid_until: Option<chrono::NaiveDate>,
    pub withdrawn: bool,
    pub download: bool,
    pub design: Option<serde_json::Value>,
}
pub struct PaperBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub code: &'a str,
    pub title: &'a str,
    pub person: &'a str,
    pub number: &'a str,
    pub issued_on: chrono::NaiveDate,
    pub valid_until: Option<chrono::NaiveDate>,
    pub withdrawn: bool,
    pub download: bool,
    pub design: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<PaperBorrowed<'a>> for Paper {
    fn from(
        PaperBorrowed {
            user_id,
            code,
            title,
            person,
            number,
            issued_on,
            valid_until,
            withdrawn,
            download,
            design,
        }: PaperBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            code: code.into(),
            title: title.into(),
            person: person.into(),
            number: number.into(),
            issued_on,
            valid_until,
            withdrawn,
            download,
            design: design.map(|v| serde_json::from_str(v.0.get()).unwrap()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockCertificate {
    pub user_id: uuid::Uuid,
    pub number: String,
    pub person: String,
    pub title: String,
    pub withdrawn: bool,
}
pub struct LockCertificateBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub number: &'a str,
    pub person: &'a str,
    pub title: &'a str,
    pub withdrawn: bool,
}
impl<'a> From<LockCertificateBorrowed<'a>> for LockCertificate {
    fn from(
        LockCertificateBorrowed {
            user_id,
            number,
            person,
            title,
            withdrawn,
        }: LockCertificateBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            number: number.into(),
            person: person.into(),
            title: title.into(),
            withdrawn,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Reissue {
    pub number: String,
    pub code: String,
}
pub struct ReissueBorrowed<'a> {
    pub number: &'a str,
    pub code: &'a str,
}
impl<'a> From<ReissueBorrowed<'a>> for Reissue {
    fn from(ReissueBorrowed { number, code }: ReissueBorrowed<'a>) -> Self {
        Self {
            number: number.into(),
            code: code.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneTemplate {
    pub id: uuid::Uuid,
    pub title: String,
    pub draft: serde_json::Value,
    pub revision: i32,
    pub live_version: Option<i32>,
    pub changed: bool,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct OneTemplateBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub draft: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
    pub live_version: Option<i32>,
    pub changed: bool,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<OneTemplateBorrowed<'a>> for OneTemplate {
    fn from(
        OneTemplateBorrowed {
            id,
            title,
            draft,
            revision,
            live_version,
            changed,
            updated_at,
            archived_at,
        }: OneTemplateBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            draft: serde_json::from_str(draft.0.get()).unwrap(),
            revision,
            live_version,
            changed,
            updated_at,
            archived_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockTemplate {
    pub title: String,
    pub draft: serde_json::Value,
    pub revision: i32,
    pub live_version: Option<i32>,
    pub changed: bool,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct LockTemplateBorrowed<'a> {
    pub title: &'a str,
    pub draft: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
    pub live_version: Option<i32>,
    pub changed: bool,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<LockTemplateBorrowed<'a>> for LockTemplate {
    fn from(
        LockTemplateBorrowed {
            title,
            draft,
            revision,
            live_version,
            changed,
            archived_at,
        }: LockTemplateBorrowed<'a>,
    ) -> Self {
        Self {
            title: title.into(),
            draft: serde_json::from_str(draft.0.get()).unwrap(),
            revision,
            live_version,
            changed,
            archived_at,
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
pub struct PaperQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PaperBorrowed, tokio_postgres::Error>,
    mapper: fn(PaperBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PaperQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PaperBorrowed) -> R) -> PaperQuery<'c, 'a, 's, C, R, N> {
        PaperQuery {
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
pub struct ReissueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ReissueBorrowed, tokio_postgres::Error>,
    mapper: fn(ReissueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ReissueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ReissueBorrowed) -> R) -> ReissueQuery<'c, 'a, 's, C, R, N> {
        ReissueQuery {
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
pub struct OneTemplateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneTemplateBorrowed, tokio_postgres::Error>,
    mapper: fn(OneTemplateBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneTemplateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneTemplateBorrowed) -> R) -> OneTemplateQuery<'c, 'a, 's, C, R, N> {
        OneTemplateQuery {
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
pub struct LockTemplateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockTemplateBorrowed, tokio_postgres::Error>,
    mapper: fn(LockTemplateBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockTemplateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockTemplateBorrowed) -> R) -> LockTemplateQuery<'c, 'a, 's, C, R, N> {
        LockTemplateQuery {
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
pub struct EarnedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn earned() -> EarnedStmt {
    EarnedStmt(
        "select uc.id, uc.user_id, uc.course_id, cv.title, cv.certificate_months as months, home.team_id, home.person, cv.certificate_download as download, template.id as template_id, template.live_version as template_version from user_courses uc join course_versions cv on cv.course_id = uc.course_id and cv.version = uc.version and cv.certificate left join certificate_templates template on template.id = cv.certificate_template and template.live_version is not null cross join lateral ( select person.team_id, person.first_name || ' ' || person.last_name as person from user_teams person where person.user_id = uc.user_id order by person.status not in ('inactive', 'terminated', 'archived') desc, person.team_id is not distinct from $1::text desc, person.last_seen_at desc nulls last, person.created_at, person.team_id limit 1 ) home where uc.id = any($2) and uc.completed_at is not null order by uc.id",
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
                    download: row.try_get(7)?,
                    template_id: row.try_get(8)?,
                    template_version: row.try_get(9)?,
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
        "insert into certificates (id, team_id, user_id, course_id, user_course_id, serial, number, code, person, title, search, issued_at, issued_on, valid_until, expires_at, template_id, template_version, download) select n.id, n.team_id, n.user_id, n.course_id, n.user_course_id, n.serial, n.number, n.code, n.person, n.title, n.search || ' ' || n.number, $1, $2, n.valid_until, n.expires_at, n.template_id, n.template_version, n.download from ( select s.*, extract(year from $2::date) || '-' || lpad(s.serial::text, greatest(6, length(s.serial::text)), '0') as number from ( select e.*, nextval(pg_get_serial_sequence('certificates', 'serial')) as serial from jsonb_to_recordset($3::jsonb) as e (id uuid, team_id text, user_id uuid, course_id uuid, user_course_id uuid, code text, person text, title text, search text, valid_until date, expires_at timestamptz, template_id uuid, template_version integer, download boolean) order by e.user_course_id ) s ) n on conflict (user_course_id) do nothing returning id, team_id, user_id, number, title",
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
        "select c.course_id, c.title, c.person, c.number, c.issued_at, c.issued_on, c.valid_until, c.expires_at, c.withdrawn_at, null::timestamptz as replaced_at, null::text as replaced_by from certificates c where c.code = $1 and c.team_id = $2 union all select c.course_id, r.title, r.person, r.number, r.issued_at, r.issued_on, r.valid_until, r.expires_at, null, r.replaced_at, c.number from certificate_replacements r join certificates c on c.id = r.certificate_id and c.team_id = $2 where r.code = $1",
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
                    course_id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    person: row.try_get(2)?,
                    number: row.try_get(3)?,
                    issued_at: row.try_get(4)?,
                    issued_on: row.try_get(5)?,
                    valid_until: row.try_get(6)?,
                    expires_at: row.try_get(7)?,
                    withdrawn_at: row.try_get(8)?,
                    replaced_at: row.try_get(9)?,
                    replaced_by: row.try_get(10)?,
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
pub struct PaperStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn paper() -> PaperStmt {
    PaperStmt(
        "select c.user_id, c.code, c.title, c.person, c.number, c.issued_on, c.valid_until, c.withdrawn_at is not null as withdrawn, c.download, v.design from certificates c left join certificate_template_versions v on v.template_id = c.template_id and v.version = c.template_version where c.id = $1 and c.team_id = $2",
        None,
    )
}
impl PaperStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> PaperQuery<'c, 'a, 's, C, Paper, 2> {
        PaperQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PaperBorrowed, tokio_postgres::Error> {
                Ok(PaperBorrowed {
                    user_id: row.try_get(0)?,
                    code: row.try_get(1)?,
                    title: row.try_get(2)?,
                    person: row.try_get(3)?,
                    number: row.try_get(4)?,
                    issued_on: row.try_get(5)?,
                    valid_until: row.try_get(6)?,
                    withdrawn: row.try_get(7)?,
                    download: row.try_get(8)?,
                    design: row.try_get(9)?,
                })
            },
            mapper: |it| Paper::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PaperParams<T1>, PaperQuery<'c, 'a, 's, C, Paper, 2>, C> for PaperStmt
{
    fn params(&'s self, client: &'c C, params: &'a PaperParams<T1>) -> PaperQuery<'c, 'a, 's, C, Paper, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct LockCertificateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_certificate() -> LockCertificateStmt {
    LockCertificateStmt(
        "select c.user_id, c.number, c.person, c.title, c.withdrawn_at is not null as withdrawn from certificates c where c.id = $1 and c.team_id = $2 for no key update",
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
                    person: row.try_get(2)?,
                    title: row.try_get(3)?,
                    withdrawn: row.try_get(4)?,
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
pub struct RecordReplacedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn record_replaced() -> RecordReplacedStmt {
    RecordReplacedStmt(
        "insert into certificate_replacements (code, certificate_id, number, person, title, issued_at, issued_on, valid_until, expires_at, replaced_at, replaced_by, reason) select code, id, number, person, title, issued_at, issued_on, valid_until, expires_at, $1, $2, $3 from certificates where id = $4 and team_id = $5",
        None,
    )
}
impl RecordReplacedStmt {
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
        RecordReplacedParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RecordReplacedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RecordReplacedParams<T1, T2>,
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
pub struct ReissueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reissue() -> ReissueStmt {
    ReissueStmt(
        "with next as (select nextval(pg_get_serial_sequence('certificates', 'serial')) as serial) update certificates c set serial = next.serial, code = $1, person = $2, reissued_at = $3, number = extract(year from $4::date) || '-' || lpad(next.serial::text, greatest(6, length(next.serial::text)), '0'), search = $5 || ' ' || extract(year from $4::date) || '-' || lpad(next.serial::text, greatest(6, length(next.serial::text)), '0') || coalesce((select ' ' || string_agg(r.number, ' ' order by r.replaced_at) from certificate_replacements r where r.certificate_id = c.id), '') from next where c.id = $6 and c.team_id = $7 returning c.number, c.code",
        None,
    )
}
impl ReissueStmt {
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
        T3: crate::StringSql,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        code: &'a T1,
        person: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
        today: &'a chrono::NaiveDate,
        search: &'a T3,
        id: &'a uuid::Uuid,
        team_id: &'a T4,
    ) -> ReissueQuery<'c, 'a, 's, C, Reissue, 7> {
        ReissueQuery {
            client,
            params: [code, person, now, today, search, id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ReissueBorrowed, tokio_postgres::Error> {
                Ok(ReissueBorrowed {
                    number: row.try_get(0)?,
                    code: row.try_get(1)?,
                })
            },
            mapper: |it| Reissue::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
> crate::client::async_::Params<'c, 'a, 's, ReissueParams<T1, T2, T3, T4>, ReissueQuery<'c, 'a, 's, C, Reissue, 7>, C>
    for ReissueStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ReissueParams<T1, T2, T3, T4>,
    ) -> ReissueQuery<'c, 'a, 's, C, Reissue, 7> {
        self.bind(
            client,
            &params.code,
            &params.person,
            &params.now,
            &params.today,
            &params.search,
            &params.id,
            &params.team_id,
        )
    }
}
pub struct LongestNameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn longest_name() -> LongestNameStmt {
    LongestNameStmt(
        "select first_name || ' ' || last_name as name from user_teams where team_id = $1 order by length(first_name || last_name) desc limit 1",
        None,
    )
}
impl LongestNameStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct InsertTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_template() -> InsertTemplateStmt {
    InsertTemplateStmt(
        "insert into certificate_templates (id, title, draft, created_at, created_by, updated_at, updated_by) values ($1, $2, $3, $4, $5, $4, $5)",
        None,
    )
}
impl InsertTemplateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        title: &'a T1,
        draft: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, title, draft, now, by])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertTemplateParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertTemplateStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertTemplateParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.title,
            &params.draft,
            &params.now,
            &params.by,
        ))
    }
}
pub struct OneTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_template() -> OneTemplateStmt {
    OneTemplateStmt(
        "select id, title, draft, revision, live_version, changed, updated_at, archived_at from certificate_templates where id = $1",
        None,
    )
}
impl OneTemplateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> OneTemplateQuery<'c, 'a, 's, C, OneTemplate, 1> {
        OneTemplateQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneTemplateBorrowed, tokio_postgres::Error> {
                Ok(OneTemplateBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    draft: row.try_get(2)?,
                    revision: row.try_get(3)?,
                    live_version: row.try_get(4)?,
                    changed: row.try_get(5)?,
                    updated_at: row.try_get(6)?,
                    archived_at: row.try_get(7)?,
                })
            },
            mapper: |it| OneTemplate::from(it),
        }
    }
}
pub struct LockTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_template() -> LockTemplateStmt {
    LockTemplateStmt(
        "select title, draft, revision, live_version, changed, archived_at from certificate_templates where id = $1 for no key update",
        None,
    )
}
impl LockTemplateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockTemplateQuery<'c, 'a, 's, C, LockTemplate, 1> {
        LockTemplateQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockTemplateBorrowed, tokio_postgres::Error> {
                Ok(LockTemplateBorrowed {
                    title: row.try_get(0)?,
                    draft: row.try_get(1)?,
                    revision: row.try_get(2)?,
                    live_version: row.try_get(3)?,
                    changed: row.try_get(4)?,
                    archived_at: row.try_get(5)?,
                })
            },
            mapper: |it| LockTemplate::from(it),
        }
    }
}
pub struct SaveTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn save_template() -> SaveTemplateStmt {
    SaveTemplateStmt(
        "update certificate_templates set title = $1, draft = $2, revision = revision + 1, changed = true, updated_at = $3, updated_by = $4 where id = $5 returning revision",
        None,
    )
}
impl SaveTemplateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql>(
        &'s self,
        client: &'c C,
        title: &'a T1,
        draft: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 5> {
        I32Query {
            client,
            params: [title, draft, now, by, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql>
    crate::client::async_::Params<'c, 'a, 's, SaveTemplateParams<T1, T2>, I32Query<'c, 'a, 's, C, i32, 5>, C>
    for SaveTemplateStmt
{
    fn params(&'s self, client: &'c C, params: &'a SaveTemplateParams<T1, T2>) -> I32Query<'c, 'a, 's, C, i32, 5> {
        self.bind(
            client,
            &params.title,
            &params.draft,
            &params.now,
            &params.by,
            &params.id,
        )
    }
}
pub struct InsertTemplateVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_template_version() -> InsertTemplateVersionStmt {
    InsertTemplateVersionStmt(
        "insert into certificate_template_versions (template_id, version, design, published_at, published_by) values ($1, $2, $3, $4, $5)",
        None,
    )
}
impl InsertTemplateVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
        design: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, version, design, now, by])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertTemplateVersionParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertTemplateVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertTemplateVersionParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.version,
            &params.design,
            &params.now,
            &params.by,
        ))
    }
}
pub struct PublishTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn publish_template() -> PublishTemplateStmt {
    PublishTemplateStmt(
        "update certificate_templates set live_version = $1, changed = false, revision = revision + 1, updated_at = $2, updated_by = $3 where id = $4 returning revision",
        None,
    )
}
impl PublishTemplateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        version: &'a i32,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 4> {
        I32Query {
            client,
            params: [version, now, by, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, PublishTemplateParams, I32Query<'c, 'a, 's, C, i32, 4>, C>
    for PublishTemplateStmt
{
    fn params(&'s self, client: &'c C, params: &'a PublishTemplateParams) -> I32Query<'c, 'a, 's, C, i32, 4> {
        self.bind(client, &params.version, &params.now, &params.by, &params.id)
    }
}
pub struct ArchiveTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn archive_template() -> ArchiveTemplateStmt {
    ArchiveTemplateStmt(
        "update certificate_templates set archived_at = $1, revision = revision + 1, updated_at = $2, updated_by = $3 where id = $4 returning revision",
        None,
    )
}
impl ArchiveTemplateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        archived_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 4> {
        I32Query {
            client,
            params: [archived_at, now, by, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, ArchiveTemplateParams, I32Query<'c, 'a, 's, C, i32, 4>, C>
    for ArchiveTemplateStmt
{
    fn params(&'s self, client: &'c C, params: &'a ArchiveTemplateParams) -> I32Query<'c, 'a, 's, C, i32, 4> {
        self.bind(client, &params.archived_at, &params.now, &params.by, &params.id)
    }
}
pub struct TemplateIsPublishedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn template_is_published() -> TemplateIsPublishedStmt {
    TemplateIsPublishedStmt(
        "select live_version is not null and archived_at is null as published from certificate_templates where id = $1 for key share",
        None,
    )
}
impl TemplateIsPublishedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
