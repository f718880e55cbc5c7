// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct OneParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LockParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct ShareLockParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub team_id: T1,
    pub keys: T3,
}
#[derive(Debug)]
pub struct InsertParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
    T7: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub key: T2,
    pub label: T3,
    pub hint: T4,
    pub kind: T5,
    pub required: bool,
    pub visible_to: T6,
    pub editable_by: T7,
    pub in_rules: bool,
    pub in_reports: bool,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct UpdateParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
> {
    pub label: T1,
    pub hint: T2,
    pub kind: T3,
    pub required: bool,
    pub visible_to: T4,
    pub editable_by: T5,
    pub in_rules: bool,
    pub in_reports: bool,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct SetArchivedParams {
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct OrderFieldsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct InsertOptionsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>> {
    pub id: uuid::Uuid,
    pub values: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct CountOptionsParams {
    pub options: i32,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct SuggestionsParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub search: T1,
    pub most: i64,
}
#[derive(Debug)]
pub struct FewOptionsParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub most: i32,
}
#[derive(Debug)]
pub struct ChosenParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub ids: T1,
    pub values: T3,
}
#[derive(Debug)]
pub struct NamedParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub team_id: T1,
    pub ids: T2,
    pub names: T4,
}
#[derive(Debug)]
pub struct IsUsedParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub prefix: T2,
}
#[derive(Debug)]
pub struct SaveProfileRulesParams<T1: crate::JsonSql> {
    pub rules: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Definition {
    pub id: uuid::Uuid,
    pub key: String,
    pub label: String,
    pub hint: String,
    pub kind: String,
    pub required: bool,
    pub visible_to: String,
    pub editable_by: String,
    pub position: i32,
    pub options: i32,
    pub in_rules: bool,
    pub in_reports: bool,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
}
pub struct DefinitionBorrowed<'a> {
    pub id: uuid::Uuid,
    pub key: &'a str,
    pub label: &'a str,
    pub hint: &'a str,
    pub kind: &'a str,
    pub required: bool,
    pub visible_to: &'a str,
    pub editable_by: &'a str,
    pub position: i32,
    pub options: i32,
    pub in_rules: bool,
    pub in_reports: bool,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
}
impl<'a> From<DefinitionBorrowed<'a>> for Definition {
    fn from(
        DefinitionBorrowed {
            id,
            key,
            label,
            hint,
            kind,
            required,
            visible_to,
            editable_by,
            position,
            options,
            in_rules,
            in_reports,
            archived_at,
            revision,
        }: DefinitionBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            key: key.into(),
            label: label.into(),
            hint: hint.into(),
            kind: kind.into(),
            required,
            visible_to: visible_to.into(),
            editable_by: editable_by.into(),
            position,
            options,
            in_rules,
            in_reports,
            archived_at,
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FewOptions {
    pub definition_id: uuid::Uuid,
    pub value: String,
}
pub struct FewOptionsBorrowed<'a> {
    pub definition_id: uuid::Uuid,
    pub value: &'a str,
}
impl<'a> From<FewOptionsBorrowed<'a>> for FewOptions {
    fn from(FewOptionsBorrowed { definition_id, value }: FewOptionsBorrowed<'a>) -> Self {
        Self {
            definition_id,
            value: value.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Chosen {
    pub definition_id: uuid::Uuid,
    pub value: String,
}
pub struct ChosenBorrowed<'a> {
    pub definition_id: uuid::Uuid,
    pub value: &'a str,
}
impl<'a> From<ChosenBorrowed<'a>> for Chosen {
    fn from(ChosenBorrowed { definition_id, value }: ChosenBorrowed<'a>) -> Self {
        Self {
            definition_id,
            value: value.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Named {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub username: Option<String>,
}
pub struct NamedBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub username: Option<&'a str>,
}
impl<'a> From<NamedBorrowed<'a>> for Named {
    fn from(
        NamedBorrowed {
            user_id,
            first_name,
            last_name,
            email,
            username,
        }: NamedBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            username: username.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ProfileRules {
    pub rules: serde_json::Value,
    pub revision: i32,
}
pub struct ProfileRulesBorrowed<'a> {
    pub rules: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
}
impl<'a> From<ProfileRulesBorrowed<'a>> for ProfileRules {
    fn from(ProfileRulesBorrowed { rules, revision }: ProfileRulesBorrowed<'a>) -> Self {
        Self {
            rules: serde_json::from_str(rules.0.get()).unwrap(),
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ShareLockProfileRules {
    pub rules: serde_json::Value,
    pub revision: i32,
}
pub struct ShareLockProfileRulesBorrowed<'a> {
    pub rules: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
}
impl<'a> From<ShareLockProfileRulesBorrowed<'a>> for ShareLockProfileRules {
    fn from(ShareLockProfileRulesBorrowed { rules, revision }: ShareLockProfileRulesBorrowed<'a>) -> Self {
        Self {
            rules: serde_json::from_str(rules.0.get()).unwrap(),
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockProfileRules {
    pub rules: serde_json::Value,
    pub revision: i32,
}
pub struct LockProfileRulesBorrowed<'a> {
    pub rules: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub revision: i32,
}
impl<'a> From<LockProfileRulesBorrowed<'a>> for LockProfileRules {
    fn from(LockProfileRulesBorrowed { rules, revision }: LockProfileRulesBorrowed<'a>) -> Self {
        Self {
            rules: serde_json::from_str(rules.0.get()).unwrap(),
            revision,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct DefinitionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DefinitionBorrowed, tokio_postgres::Error>,
    mapper: fn(DefinitionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DefinitionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DefinitionBorrowed) -> R) -> DefinitionQuery<'c, 'a, 's, C, R, N> {
        DefinitionQuery {
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
pub struct FewOptionsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FewOptionsBorrowed, tokio_postgres::Error>,
    mapper: fn(FewOptionsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FewOptionsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FewOptionsBorrowed) -> R) -> FewOptionsQuery<'c, 'a, 's, C, R, N> {
        FewOptionsQuery {
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
pub struct NamedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamedBorrowed, tokio_postgres::Error>,
    mapper: fn(NamedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NamedBorrowed) -> R) -> NamedQuery<'c, 'a, 's, C, R, N> {
        NamedQuery {
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
pub struct ProfileRulesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ProfileRulesBorrowed, tokio_postgres::Error>,
    mapper: fn(ProfileRulesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ProfileRulesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ProfileRulesBorrowed) -> R) -> ProfileRulesQuery<'c, 'a, 's, C, R, N> {
        ProfileRulesQuery {
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
pub struct ShareLockProfileRulesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ShareLockProfileRulesBorrowed, tokio_postgres::Error>,
    mapper: fn(ShareLockProfileRulesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShareLockProfileRulesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ShareLockProfileRulesBorrowed) -> R,
    ) -> ShareLockProfileRulesQuery<'c, 'a, 's, C, R, N> {
        ShareLockProfileRulesQuery {
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
pub struct LockProfileRulesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockProfileRulesBorrowed, tokio_postgres::Error>,
    mapper: fn(LockProfileRulesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockProfileRulesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockProfileRulesBorrowed) -> R) -> LockProfileRulesQuery<'c, 'a, 's, C, R, N> {
        LockProfileRulesQuery {
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
pub struct DefinitionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn definitions() -> DefinitionsStmt {
    DefinitionsStmt(
        "select id, key, label, hint, kind, required, visible_to, editable_by, position, options, in_rules, in_reports, archived_at, revision from field_definitions where team_id = $1 order by position, id",
        None,
    )
}
impl DefinitionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
    ) -> DefinitionQuery<'c, 'a, 's, C, Definition, 1> {
        DefinitionQuery {
            client,
            params: [team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DefinitionBorrowed, tokio_postgres::Error> {
                Ok(DefinitionBorrowed {
                    id: row.try_get(0)?,
                    key: row.try_get(1)?,
                    label: row.try_get(2)?,
                    hint: row.try_get(3)?,
                    kind: row.try_get(4)?,
                    required: row.try_get(5)?,
                    visible_to: row.try_get(6)?,
                    editable_by: row.try_get(7)?,
                    position: row.try_get(8)?,
                    options: row.try_get(9)?,
                    in_rules: row.try_get(10)?,
                    in_reports: row.try_get(11)?,
                    archived_at: row.try_get(12)?,
                    revision: row.try_get(13)?,
                })
            },
            mapper: |it| Definition::from(it),
        }
    }
}
pub struct OneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one() -> OneStmt {
    OneStmt(
        "select id, key, label, hint, kind, required, visible_to, editable_by, position, options, in_rules, in_reports, archived_at, revision from field_definitions where team_id = $1 and id = $2",
        None,
    )
}
impl OneStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        id: &'a uuid::Uuid,
    ) -> DefinitionQuery<'c, 'a, 's, C, Definition, 2> {
        DefinitionQuery {
            client,
            params: [team_id, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DefinitionBorrowed, tokio_postgres::Error> {
                Ok(DefinitionBorrowed {
                    id: row.try_get(0)?,
                    key: row.try_get(1)?,
                    label: row.try_get(2)?,
                    hint: row.try_get(3)?,
                    kind: row.try_get(4)?,
                    required: row.try_get(5)?,
                    visible_to: row.try_get(6)?,
                    editable_by: row.try_get(7)?,
                    position: row.try_get(8)?,
                    options: row.try_get(9)?,
                    in_rules: row.try_get(10)?,
                    in_reports: row.try_get(11)?,
                    archived_at: row.try_get(12)?,
                    revision: row.try_get(13)?,
                })
            },
            mapper: |it| Definition::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneParams<T1>, DefinitionQuery<'c, 'a, 's, C, Definition, 2>, C>
    for OneStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneParams<T1>) -> DefinitionQuery<'c, 'a, 's, C, Definition, 2> {
        self.bind(client, &params.team_id, &params.id)
    }
}
pub struct LockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock() -> LockStmt {
    LockStmt(
        "select id, key, label, hint, kind, required, visible_to, editable_by, position, options, in_rules, in_reports, archived_at, revision from field_definitions where team_id = $1 and id = $2 for no key update",
        None,
    )
}
impl LockStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        id: &'a uuid::Uuid,
    ) -> DefinitionQuery<'c, 'a, 's, C, Definition, 2> {
        DefinitionQuery {
            client,
            params: [team_id, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DefinitionBorrowed, tokio_postgres::Error> {
                Ok(DefinitionBorrowed {
                    id: row.try_get(0)?,
                    key: row.try_get(1)?,
                    label: row.try_get(2)?,
                    hint: row.try_get(3)?,
                    kind: row.try_get(4)?,
                    required: row.try_get(5)?,
                    visible_to: row.try_get(6)?,
                    editable_by: row.try_get(7)?,
                    position: row.try_get(8)?,
                    options: row.try_get(9)?,
                    in_rules: row.try_get(10)?,
                    in_reports: row.try_get(11)?,
                    archived_at: row.try_get(12)?,
                    revision: row.try_get(13)?,
                })
            },
            mapper: |it| Definition::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockParams<T1>, DefinitionQuery<'c, 'a, 's, C, Definition, 2>, C>
    for LockStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockParams<T1>) -> DefinitionQuery<'c, 'a, 's, C, Definition, 2> {
        self.bind(client, &params.team_id, &params.id)
    }
}
pub struct ShareLockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn share_lock() -> ShareLockStmt {
    ShareLockStmt(
        "select id from field_definitions where team_id = $1 and lower(key) = any($2) order by id for share",
        None,
    )
}
impl ShareLockStmt {
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
        keys: &'a T3,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [team_id, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        ShareLockParams<T1, T2, T3>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>,
        C,
    > for ShareLockStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ShareLockParams<T1, T2, T3>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.team_id, &params.keys)
    }
}
pub struct LockAllStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_all() -> LockAllStmt {
    LockAllStmt(
        "select id from field_definitions where team_id = $1 order by id for no key update",
        None,
    )
}
impl LockAllStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct InsertStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert() -> InsertStmt {
    InsertStmt(
        "insert into field_definitions (id, team_id, key, label, hint, kind, required, visible_to, editable_by, in_rules, in_reports, position, created_by, created_at, changed_at) select $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::boolean, $8::text, $9::text, $10::boolean, $11::boolean, coalesce(max(d.position), 0) + 1, $12::uuid, $13::timestamptz, $13 from field_definitions d where d.team_id = $2",
        None,
    )
}
impl InsertStmt {
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
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        key: &'a T2,
        label: &'a T3,
        hint: &'a T4,
        kind: &'a T5,
        required: &'a bool,
        visible_to: &'a T6,
        editable_by: &'a T7,
        in_rules: &'a bool,
        in_reports: &'a bool,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    team_id,
                    key,
                    label,
                    hint,
                    kind,
                    required,
                    visible_to,
                    editable_by,
                    in_rules,
                    in_reports,
                    by,
                    now,
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
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertParams<T1, T2, T3, T4, T5, T6, T7>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertParams<T1, T2, T3, T4, T5, T6, T7>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.key,
            &params.label,
            &params.hint,
            &params.kind,
            &params.required,
            &params.visible_to,
            &params.editable_by,
            &params.in_rules,
            &params.in_reports,
            &params.by,
            &params.now,
        ))
    }
}
pub struct UpdateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn update() -> UpdateStmt {
    UpdateStmt(
        "update field_definitions set label = $1, hint = $2, kind = $3, required = $4, visible_to = $5, editable_by = $6, in_rules = $7, in_reports = $8, changed_at = $9, revision = revision + 1 where id = $10",
        None,
    )
}
impl UpdateStmt {
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
    >(
        &'s self,
        client: &'c C,
        label: &'a T1,
        hint: &'a T2,
        kind: &'a T3,
        required: &'a bool,
        visible_to: &'a T4,
        editable_by: &'a T5,
        in_rules: &'a bool,
        in_reports: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    label,
                    hint,
                    kind,
                    required,
                    visible_to,
                    editable_by,
                    in_rules,
                    in_reports,
                    now,
                    id,
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
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        UpdateParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for UpdateStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a UpdateParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.label,
            &params.hint,
            &params.kind,
            &params.required,
            &params.visible_to,
            &params.editable_by,
            &params.in_rules,
            &params.in_reports,
            &params.now,
            &params.id,
        ))
    }
}
pub struct SetArchivedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_archived() -> SetArchivedStmt {
    SetArchivedStmt(
        "update field_definitions set archived_at = $1, changed_at = $2, revision = revision + 1 where id = $3",
        None,
    )
}
impl SetArchivedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        archived_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[archived_at, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetArchivedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetArchivedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetArchivedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.archived_at, &params.now, &params.id))
    }
}
pub struct OrderFieldsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn order_fields() -> OrderFieldsStmt {
    OrderFieldsStmt(
        "update field_definitions d set position = wanted.place::integer, changed_at = $1 from unnest($2::uuid[]) with ordinality wanted (id, place) where d.id = wanted.id and d.team_id = $3",
        None,
    )
}
impl OrderFieldsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T1,
        team_id: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, ids, team_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        OrderFieldsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for OrderFieldsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a OrderFieldsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.ids, &params.team_id))
    }
}
pub struct ForgetOptionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_options() -> ForgetOptionsStmt {
    ForgetOptionsStmt("delete from field_options where definition_id = $1", None)
}
impl ForgetOptionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct InsertOptionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_options() -> InsertOptionsStmt {
    InsertOptionsStmt(
        "insert into field_options (definition_id, position, value) select $1::uuid, given.place::integer, given.value from unnest($2::text[]) with ordinality given (value, place)",
        None,
    )
}
impl InsertOptionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        values: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, values]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertOptionsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertOptionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertOptionsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.values))
    }
}
pub struct CountOptionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_options() -> CountOptionsStmt {
    CountOptionsStmt("update field_definitions set options = $1 where id = $2", None)
}
impl CountOptionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        options: &'a i32,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[options, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CountOptionsParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CountOptionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CountOptionsParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.options, &params.id))
    }
}
pub struct OptionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn options() -> OptionsStmt {
    OptionsStmt(
        "select value from field_options where definition_id = $1 order by position",
        None,
    )
}
impl OptionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct SuggestionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn suggestions() -> SuggestionsStmt {
    SuggestionsStmt(
        "select value from field_options where definition_id = $1 and lower(value) like $2 order by position limit $3",
        None,
    )
}
impl SuggestionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        search: &'a T1,
        most: &'a i64,
    ) -> StringQuery<'c, 'a, 's, C, String, 3> {
        StringQuery {
            client,
            params: [id, search, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, SuggestionsParams<T1>, StringQuery<'c, 'a, 's, C, String, 3>, C>
    for SuggestionsStmt
{
    fn params(&'s self, client: &'c C, params: &'a SuggestionsParams<T1>) -> StringQuery<'c, 'a, 's, C, String, 3> {
        self.bind(client, &params.id, &params.search, &params.most)
    }
}
pub struct FewOptionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn few_options() -> FewOptionsStmt {
    FewOptionsStmt(
        "select o.definition_id, o.value from field_definitions d join field_options o on o.definition_id = d.id where d.team_id = $1 and d.archived_at is null and d.options <= $2 order by o.definition_id, o.position",
        None,
    )
}
impl FewOptionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        most: &'a i32,
    ) -> FewOptionsQuery<'c, 'a, 's, C, FewOptions, 2> {
        FewOptionsQuery {
            client,
            params: [team_id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FewOptionsBorrowed, tokio_postgres::Error> {
                Ok(FewOptionsBorrowed {
                    definition_id: row.try_get(0)?,
                    value: row.try_get(1)?,
                })
            },
            mapper: |it| FewOptions::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, FewOptionsParams<T1>, FewOptionsQuery<'c, 'a, 's, C, FewOptions, 2>, C>
    for FewOptionsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FewOptionsParams<T1>,
    ) -> FewOptionsQuery<'c, 'a, 's, C, FewOptions, 2> {
        self.bind(client, &params.team_id, &params.most)
    }
}
pub struct ChosenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chosen() -> ChosenStmt {
    ChosenStmt(
        "select o.definition_id, o.value from unnest($1::uuid[], $2::text[]) wanted (id, value) join field_options o on o.definition_id = wanted.id and lower(o.value) = wanted.value",
        None,
    )
}
impl ChosenStmt {
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
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        values: &'a T3,
    ) -> ChosenQuery<'c, 'a, 's, C, Chosen, 2> {
        ChosenQuery {
            client,
            params: [ids, values],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ChosenBorrowed, tokio_postgres::Error> {
                Ok(ChosenBorrowed {
                    definition_id: row.try_get(0)?,
                    value: row.try_get(1)?,
                })
            },
            mapper: |it| Chosen::from(it),
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
    T3: crate::ArraySql<Item = T2>,
> crate::client::async_::Params<'c, 'a, 's, ChosenParams<T1, T2, T3>, ChosenQuery<'c, 'a, 's, C, Chosen, 2>, C>
    for ChosenStmt
{
    fn params(&'s self, client: &'c C, params: &'a ChosenParams<T1, T2, T3>) -> ChosenQuery<'c, 'a, 's, C, Chosen, 2> {
        self.bind(client, &params.ids, &params.values)
    }
}
pub struct NamedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn named() -> NamedStmt {
    NamedStmt(
        "select user_id, first_name, last_name, email, username from user_teams where team_id = $1 and (user_id = any($2) or email = any($3) or username = any($3))",
        None,
    )
}
impl NamedStmt {
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
        T2: crate::ArraySql<Item = uuid::Uuid>,
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        ids: &'a T2,
        names: &'a T4,
    ) -> NamedQuery<'c, 'a, 's, C, Named, 3> {
        NamedQuery {
            client,
            params: [team_id, ids, names],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NamedBorrowed, tokio_postgres::Error> {
                Ok(NamedBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    email: row.try_get(3)?,
                    username: row.try_get(4)?,
                })
            },
            mapper: |it| Named::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> crate::client::async_::Params<'c, 'a, 's, NamedParams<T1, T2, T3, T4>, NamedQuery<'c, 'a, 's, C, Named, 3>, C>
    for NamedStmt
{
    fn params(&'s self, client: &'c C, params: &'a NamedParams<T1, T2, T3, T4>) -> NamedQuery<'c, 'a, 's, C, Named, 3> {
        self.bind(client, &params.team_id, &params.ids, &params.names)
    }
}
pub struct IsUsedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_used() -> IsUsedStmt {
    IsUsedStmt(
        "select exists ( select 1 from user_teams u, unnest(u.facets) f where u.team_id = $1 and starts_with(f, $2) ) as used",
        None,
    )
}
impl IsUsedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        prefix: &'a T2,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [team_id, prefix],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, IsUsedParams<T1, T2>, BoolQuery<'c, 'a, 's, C, bool, 2>, C>
    for IsUsedStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsUsedParams<T1, T2>) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.team_id, &params.prefix)
    }
}
pub struct ProfileRulesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn profile_rules() -> ProfileRulesStmt {
    ProfileRulesStmt("select rules, revision from profile_rules", None)
}
impl ProfileRulesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> ProfileRulesQuery<'c, 'a, 's, C, ProfileRules, 0> {
        ProfileRulesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ProfileRulesBorrowed, tokio_postgres::Error> {
                Ok(ProfileRulesBorrowed {
                    rules: row.try_get(0)?,
                    revision: row.try_get(1)?,
                })
            },
            mapper: |it| ProfileRules::from(it),
        }
    }
}
pub struct ShareLockProfileRulesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn share_lock_profile_rules() -> ShareLockProfileRulesStmt {
    ShareLockProfileRulesStmt("select rules, revision from profile_rules for share", None)
}
impl ShareLockProfileRulesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> ShareLockProfileRulesQuery<'c, 'a, 's, C, ShareLockProfileRules, 0> {
        ShareLockProfileRulesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShareLockProfileRulesBorrowed, tokio_postgres::Error> {
                Ok(ShareLockProfileRulesBorrowed {
                    rules: row.try_get(0)?,
                    revision: row.try_get(1)?,
                })
            },
            mapper: |it| ShareLockProfileRules::from(it),
        }
    }
}
pub struct LockProfileRulesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_profile_rules() -> LockProfileRulesStmt {
    LockProfileRulesStmt("select rules, revision from profile_rules for no key update", None)
}
impl LockProfileRulesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> LockProfileRulesQuery<'c, 'a, 's, C, LockProfileRules, 0> {
        LockProfileRulesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockProfileRulesBorrowed, tokio_postgres::Error> {
                Ok(LockProfileRulesBorrowed {
                    rules: row.try_get(0)?,
                    revision: row.try_get(1)?,
                })
            },
            mapper: |it| LockProfileRules::from(it),
        }
    }
}
pub struct SaveProfileRulesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn save_profile_rules() -> SaveProfileRulesStmt {
    SaveProfileRulesStmt(
        "update profile_rules set rules = $1, changed_by = $2, changed_at = $3, revision = revision + 1",
        None,
    )
}
impl SaveProfileRulesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        rules: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[rules, by, now]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SaveProfileRulesParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SaveProfileRulesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SaveProfileRulesParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.rules, &params.by, &params.now))
    }
}
