// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct OneRuleParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct LockRuleParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct CreateRuleParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub badge_id: uuid::Uuid,
    pub title: T2,
    pub search: T3,
    pub rule: T4,
    pub permission_id: uuid::Uuid,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct SaveRuleParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::StringSql,
    T6: crate::JsonSql,
> {
    pub badge_id: uuid::Uuid,
    pub title: T1,
    pub search: T2,
    pub trigger: T3,
    pub refs: T4,
    pub r#match: T5,
    pub at_least: Option<i16>,
    pub threshold: Option<i32>,
    pub min_score: Option<i16>,
    pub within_days: Option<i16>,
    pub rule: T6,
    pub every_cycle: bool,
    pub retroactive: bool,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct SetStatusParams<T1: crate::StringSql> {
    pub status: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct RehearseParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct BadgeOfTeamParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct TitlesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>, T3: crate::StringSql> {
    pub r#type: T1,
    pub ids: T2,
    pub team_id: T3,
}
#[derive(Debug)]
pub struct ChoicesParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub r#type: T1,
    pub team_id: T2,
    pub search: Option<T3>,
}
#[derive(Debug)]
pub struct AskedParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub triggers: T2,
    pub rule: Option<uuid::Uuid>,
    pub refs: T3,
    pub rounds: T4,
}
#[derive(Debug)]
pub struct LockPeopleParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub records: T2,
}
#[derive(Debug)]
pub struct EvaluateParams<T1: crate::JsonSql, T2: crate::ArraySql<Item = uuid::Uuid>, T3: crate::StringSql> {
    pub rules: T1,
    pub people: T2,
    pub zone: T3,
}
#[derive(Debug)]
pub struct OutsideAudienceParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub people: T1,
    pub badge_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct EverybodyParams<T1: crate::StringSql> {
    pub permission_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct FirstPeopleParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub people: T2,
}
#[derive(Debug)]
pub struct NextPeopleParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub after: uuid::Uuid,
    pub most: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct RunProgressedParams {
    pub after: Option<uuid::Uuid>,
    pub id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneRule {
    pub id: uuid::Uuid,
    pub revision: i32,
    pub title: String,
    pub status: String,
    pub trigger: String,
    pub refs: Vec<uuid::Uuid>,
    pub r#match: String,
    pub at_least: Option<i16>,
    pub threshold: Option<i32>,
    pub min_score: Option<i16>,
    pub within_days: Option<i16>,
    pub rule: serde_json::Value,
    pub every_cycle: bool,
    pub retroactive: bool,
    pub active_since: Option<chrono::DateTime<chrono::Utc>>,
    pub is_running: bool,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub badge_id: uuid::Uuid,
    pub badge_title: String,
    pub picture: Option<uuid::Uuid>,
    pub badge_status: String,
    pub awarded: i64,
}
pub struct OneRuleBorrowed<'a> {
    pub id: uuid::Uuid,
    pub revision: i32,
    pub title: &'a str,
    pub status: &'a str,
    pub trigger: &'a str,
    pub refs: crate::ArrayIterator<'a, uuid::Uuid>,
    pub r#match: &'a str,
    pub at_least: Option<i16>,
    pub threshold: Option<i32>,
    pub min_score: Option<i16>,
    pub within_days: Option<i16>,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub every_cycle: bool,
    pub retroactive: bool,
    pub active_since: Option<chrono::DateTime<chrono::Utc>>,
    pub is_running: bool,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub badge_id: uuid::Uuid,
    pub badge_title: &'a str,
    pub picture: Option<uuid::Uuid>,
    pub badge_status: &'a str,
    pub awarded: i64,
}
impl<'a> From<OneRuleBorrowed<'a>> for OneRule {
    fn from(
        OneRuleBorrowed {
            id,
            revision,
            title,
            status,
            trigger,
            refs,
            r#match,
            at_least,
            threshold,
            min_score,
            within_days,
            rule,
            every_cycle,
            retroactive,
            active_since,
            is_running,
            changed_at,
            badge_id,
            badge_title,
            picture,
            badge_status,
            awarded,
        }: OneRuleBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            revision,
            title: title.into(),
            status: status.into(),
            trigger: trigger.into(),
            refs: refs.map(|v| v).collect(),
            r#match: r#match.into(),
            at_least,
            threshold,
            min_score,
            within_days,
            rule: serde_json::from_str(rule.0.get()).unwrap(),
            every_cycle,
            retroactive,
            active_since,
            is_running,
            changed_at,
            badge_id,
            badge_title: badge_title.into(),
            picture,
            badge_status: badge_status.into(),
            awarded,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockRule {
    pub badge_id: uuid::Uuid,
    pub title: String,
    pub status: String,
    pub trigger: String,
    pub refs: Vec<uuid::Uuid>,
    pub r#match: String,
    pub at_least: Option<i16>,
    pub threshold: Option<i32>,
    pub min_score: Option<i16>,
    pub within_days: Option<i16>,
    pub rule: serde_json::Value,
    pub permission_id: uuid::Uuid,
    pub every_cycle: bool,
    pub retroactive: bool,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<String>,
}
pub struct LockRuleBorrowed<'a> {
    pub badge_id: uuid::Uuid,
    pub title: &'a str,
    pub status: &'a str,
    pub trigger: &'a str,
    pub refs: crate::ArrayIterator<'a, uuid::Uuid>,
    pub r#match: &'a str,
    pub at_least: Option<i16>,
    pub threshold: Option<i32>,
    pub min_score: Option<i16>,
    pub within_days: Option<i16>,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub permission_id: uuid::Uuid,
    pub every_cycle: bool,
    pub retroactive: bool,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<&'a str>,
}
impl<'a> From<LockRuleBorrowed<'a>> for LockRule {
    fn from(
        LockRuleBorrowed {
            badge_id,
            title,
            status,
            trigger,
            refs,
            r#match,
            at_least,
            threshold,
            min_score,
            within_days,
            rule,
            permission_id,
            every_cycle,
            retroactive,
            revision,
            changed_at,
            changed_by_name,
        }: LockRuleBorrowed<'a>,
    ) -> Self {
        Self {
            badge_id,
            title: title.into(),
            status: status.into(),
            trigger: trigger.into(),
            refs: refs.map(|v| v).collect(),
            r#match: r#match.into(),
            at_least,
            threshold,
            min_score,
            within_days,
            rule: serde_json::from_str(rule.0.get()).unwrap(),
            permission_id,
            every_cycle,
            retroactive,
            revision,
            changed_at,
            changed_by_name: changed_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct BadgeOfTeam {
    pub status: String,
    pub title: String,
}
pub struct BadgeOfTeamBorrowed<'a> {
    pub status: &'a str,
    pub title: &'a str,
}
impl<'a> From<BadgeOfTeamBorrowed<'a>> for BadgeOfTeam {
    fn from(BadgeOfTeamBorrowed { status, title }: BadgeOfTeamBorrowed<'a>) -> Self {
        Self {
            status: status.into(),
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Titles {
    pub id: uuid::Uuid,
    pub title: String,
    pub about: Option<String>,
}
pub struct TitlesBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub about: Option<&'a str>,
}
impl<'a> From<TitlesBorrowed<'a>> for Titles {
    fn from(TitlesBorrowed { id, title, about }: TitlesBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
            about: about.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Choices {
    pub id: uuid::Uuid,
    pub title: String,
    pub about: Option<String>,
}
pub struct ChoicesBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub about: Option<&'a str>,
}
impl<'a> From<ChoicesBorrowed<'a>> for Choices {
    fn from(ChoicesBorrowed { id, title, about }: ChoicesBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
            about: about.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Asked {
    pub id: uuid::Uuid,
    pub team_id: String,
    pub title: String,
    pub badge_id: uuid::Uuid,
    pub badge_title: String,
    pub permission_id: uuid::Uuid,
    pub trigger: String,
    pub refs: Vec<uuid::Uuid>,
    pub needed: i32,
    pub threshold: Option<i32>,
    pub min_score: Option<i16>,
    pub within_days: Option<i16>,
    pub every_cycle: bool,
    pub since: Option<chrono::DateTime<chrono::Utc>>,
    pub awarded_by: uuid::Uuid,
}
pub struct AskedBorrowed<'a> {
    pub id: uuid::Uuid,
    pub team_id: &'a str,
    pub title: &'a str,
    pub badge_id: uuid::Uuid,
    pub badge_title: &'a str,
    pub permission_id: uuid::Uuid,
    pub trigger: &'a str,
    pub refs: crate::ArrayIterator<'a, uuid::Uuid>,
    pub needed: i32,
    pub threshold: Option<i32>,
    pub min_score: Option<i16>,
    pub within_days: Option<i16>,
    pub every_cycle: bool,
    pub since: Option<chrono::DateTime<chrono::Utc>>,
    pub awarded_by: uuid::Uuid,
}
impl<'a> From<AskedBorrowed<'a>> for Asked {
    fn from(
        AskedBorrowed {
            id,
            team_id,
            title,
            badge_id,
            badge_title,
            permission_id,
            trigger,
            refs,
            needed,
            threshold,
            min_score,
            within_days,
            every_cycle,
            since,
            awarded_by,
        }: AskedBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            team_id: team_id.into(),
            title: title.into(),
            badge_id,
            badge_title: badge_title.into(),
            permission_id,
            trigger: trigger.into(),
            refs: refs.map(|v| v).collect(),
            needed,
            threshold,
            min_score,
            within_days,
            every_cycle,
            since,
            awarded_by,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockPeople {
    pub user_id: uuid::Uuid,
    pub jit: String,
}
pub struct LockPeopleBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub jit: &'a str,
}
impl<'a> From<LockPeopleBorrowed<'a>> for LockPeople {
    fn from(LockPeopleBorrowed { user_id, jit }: LockPeopleBorrowed<'a>) -> Self {
        Self {
            user_id,
            jit: jit.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Evaluate {
    pub rule_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub cycle: i32,
    pub is_done: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Everybody {
    pub user_id: uuid::Uuid,
    pub jit: String,
}
pub struct EverybodyBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub jit: &'a str,
}
impl<'a> From<EverybodyBorrowed<'a>> for Everybody {
    fn from(EverybodyBorrowed { user_id, jit }: EverybodyBorrowed<'a>) -> Self {
        Self {
            user_id,
            jit: jit.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FirstPeople {
    pub user_id: uuid::Uuid,
    pub name: String,
}
pub struct FirstPeopleBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub name: &'a str,
}
impl<'a> From<FirstPeopleBorrowed<'a>> for FirstPeople {
    fn from(FirstPeopleBorrowed { user_id, name }: FirstPeopleBorrowed<'a>) -> Self {
        Self {
            user_id,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockRun {
    pub team_id: String,
    pub run_after: uuid::Uuid,
}
pub struct LockRunBorrowed<'a> {
    pub team_id: &'a str,
    pub run_after: uuid::Uuid,
}
impl<'a> From<LockRunBorrowed<'a>> for LockRun {
    fn from(LockRunBorrowed { team_id, run_after }: LockRunBorrowed<'a>) -> Self {
        Self {
            team_id: team_id.into(),
            run_after,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct OneRuleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneRuleBorrowed, tokio_postgres::Error>,
    mapper: fn(OneRuleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneRuleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneRuleBorrowed) -> R) -> OneRuleQuery<'c, 'a, 's, C, R, N> {
        OneRuleQuery {
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
pub struct LockRuleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockRuleBorrowed, tokio_postgres::Error>,
    mapper: fn(LockRuleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockRuleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockRuleBorrowed) -> R) -> LockRuleQuery<'c, 'a, 's, C, R, N> {
        LockRuleQuery {
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
pub struct BadgeOfTeamQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BadgeOfTeamBorrowed, tokio_postgres::Error>,
    mapper: fn(BadgeOfTeamBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BadgeOfTeamQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BadgeOfTeamBorrowed) -> R) -> BadgeOfTeamQuery<'c, 'a, 's, C, R, N> {
        BadgeOfTeamQuery {
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
pub struct TitlesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TitlesBorrowed, tokio_postgres::Error>,
    mapper: fn(TitlesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TitlesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TitlesBorrowed) -> R) -> TitlesQuery<'c, 'a, 's, C, R, N> {
        TitlesQuery {
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
pub struct ChoicesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChoicesBorrowed, tokio_postgres::Error>,
    mapper: fn(ChoicesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChoicesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ChoicesBorrowed) -> R) -> ChoicesQuery<'c, 'a, 's, C, R, N> {
        ChoicesQuery {
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
pub struct AskedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AskedBorrowed, tokio_postgres::Error>,
    mapper: fn(AskedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AskedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AskedBorrowed) -> R) -> AskedQuery<'c, 'a, 's, C, R, N> {
        AskedQuery {
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
pub struct LockPeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockPeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(LockPeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockPeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockPeopleBorrowed) -> R) -> LockPeopleQuery<'c, 'a, 's, C, R, N> {
        LockPeopleQuery {
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
pub struct EvaluateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Evaluate, tokio_postgres::Error>,
    mapper: fn(Evaluate) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EvaluateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Evaluate) -> R) -> EvaluateQuery<'c, 'a, 's, C, R, N> {
        EvaluateQuery {
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
pub struct EverybodyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EverybodyBorrowed, tokio_postgres::Error>,
    mapper: fn(EverybodyBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EverybodyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EverybodyBorrowed) -> R) -> EverybodyQuery<'c, 'a, 's, C, R, N> {
        EverybodyQuery {
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
pub struct FirstPeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FirstPeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(FirstPeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FirstPeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FirstPeopleBorrowed) -> R) -> FirstPeopleQuery<'c, 'a, 's, C, R, N> {
        FirstPeopleQuery {
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
pub struct LockRunQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockRunBorrowed, tokio_postgres::Error>,
    mapper: fn(LockRunBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockRunQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockRunBorrowed) -> R) -> LockRunQuery<'c, 'a, 's, C, R, N> {
        LockRunQuery {
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
pub struct OneRuleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_rule() -> OneRuleStmt {
    OneRuleStmt(
        "select r.id, r.revision, r.title, r.status, r.trigger, r.refs, r.match, r.at_least, r.threshold, r.min_score, r.within_days, r.rule, r.every_cycle, r.retroactive, r.active_since, r.run_after is not null as is_running, r.changed_at, b.id as badge_id, b.title as badge_title, b.picture, b.status as badge_status, (select count(distinct h.user_id) from user_badges h where h.rule_id = r.id) as awarded from badge_rules r join badges b on b.id = r.badge_id where r.id = $1 and r.team_id = $2",
        None,
    )
}
impl OneRuleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> OneRuleQuery<'c, 'a, 's, C, OneRule, 2> {
        OneRuleQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneRuleBorrowed, tokio_postgres::Error> {
                Ok(OneRuleBorrowed {
                    id: row.try_get(0)?,
                    revision: row.try_get(1)?,
                    title: row.try_get(2)?,
                    status: row.try_get(3)?,
                    trigger: row.try_get(4)?,
                    refs: row.try_get(5)?,
                    r#match: row.try_get(6)?,
                    at_least: row.try_get(7)?,
                    threshold: row.try_get(8)?,
                    min_score: row.try_get(9)?,
                    within_days: row.try_get(10)?,
                    rule: row.try_get(11)?,
                    every_cycle: row.try_get(12)?,
                    retroactive: row.try_get(13)?,
                    active_since: row.try_get(14)?,
                    is_running: row.try_get(15)?,
                    changed_at: row.try_get(16)?,
                    badge_id: row.try_get(17)?,
                    badge_title: row.try_get(18)?,
                    picture: row.try_get(19)?,
                    badge_status: row.try_get(20)?,
                    awarded: row.try_get(21)?,
                })
            },
            mapper: |it| OneRule::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneRuleParams<T1>, OneRuleQuery<'c, 'a, 's, C, OneRule, 2>, C>
    for OneRuleStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneRuleParams<T1>) -> OneRuleQuery<'c, 'a, 's, C, OneRule, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct LockRuleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_rule() -> LockRuleStmt {
    LockRuleStmt(
        "select r.badge_id, r.title, r.status, r.trigger, r.refs, r.match, r.at_least, r.threshold, r.min_score, r.within_days, r.rule, r.permission_id, r.every_cycle, r.retroactive, r.revision, r.changed_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = r.changed_by order by u.id limit 1) as changed_by_name from badge_rules r where r.id = $1 and r.team_id = $2 for no key update of r",
        None,
    )
}
impl LockRuleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LockRuleQuery<'c, 'a, 's, C, LockRule, 2> {
        LockRuleQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockRuleBorrowed, tokio_postgres::Error> {
                Ok(LockRuleBorrowed {
                    badge_id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    status: row.try_get(2)?,
                    trigger: row.try_get(3)?,
                    refs: row.try_get(4)?,
                    r#match: row.try_get(5)?,
                    at_least: row.try_get(6)?,
                    threshold: row.try_get(7)?,
                    min_score: row.try_get(8)?,
                    within_days: row.try_get(9)?,
                    rule: row.try_get(10)?,
                    permission_id: row.try_get(11)?,
                    every_cycle: row.try_get(12)?,
                    retroactive: row.try_get(13)?,
                    revision: row.try_get(14)?,
                    changed_at: row.try_get(15)?,
                    changed_by_name: row.try_get(16)?,
                })
            },
            mapper: |it| LockRule::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockRuleParams<T1>, LockRuleQuery<'c, 'a, 's, C, LockRule, 2>, C>
    for LockRuleStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockRuleParams<T1>) -> LockRuleQuery<'c, 'a, 's, C, LockRule, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct CreateRuleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_rule() -> CreateRuleStmt {
    CreateRuleStmt(
        "insert into badge_rules (id, team_id, badge_id, title, search, rule, permission_id, changed_by, changed_at, created_by, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9)",
        None,
    )
}
impl CreateRuleStmt {
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
        T4: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        badge_id: &'a uuid::Uuid,
        title: &'a T2,
        search: &'a T3,
        rule: &'a T4,
        permission_id: &'a uuid::Uuid,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, team_id, badge_id, title, search, rule, permission_id, by, now],
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
    T4: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateRuleParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateRuleStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateRuleParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.badge_id,
            &params.title,
            &params.search,
            &params.rule,
            &params.permission_id,
            &params.by,
            &params.now,
        ))
    }
}
pub struct SaveRuleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn save_rule() -> SaveRuleStmt {
    SaveRuleStmt(
        "update badge_rules set badge_id = $1, title = $2, search = $3, trigger = $4, refs = $5, match = $6, at_least = $7, threshold = $8, min_score = $9, within_days = $10, rule = $11, every_cycle = $12, retroactive = $13, run_after = null, revision = revision + 1, changed_by = $14, changed_at = $15 where id = $16",
        None,
    )
}
impl SaveRuleStmt {
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
        T4: crate::ArraySql<Item = uuid::Uuid>,
        T5: crate::StringSql,
        T6: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        badge_id: &'a uuid::Uuid,
        title: &'a T1,
        search: &'a T2,
        trigger: &'a T3,
        refs: &'a T4,
        r#match: &'a T5,
        at_least: &'a Option<i16>,
        threshold: &'a Option<i32>,
        min_score: &'a Option<i16>,
        within_days: &'a Option<i16>,
        rule: &'a T6,
        every_cycle: &'a bool,
        retroactive: &'a bool,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    badge_id,
                    title,
                    search,
                    trigger,
                    refs,
                    r#match,
                    at_least,
                    threshold,
                    min_score,
                    within_days,
                    rule,
                    every_cycle,
                    retroactive,
                    by,
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
    T4: crate::ArraySql<Item = uuid::Uuid>,
    T5: crate::StringSql,
    T6: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SaveRuleParams<T1, T2, T3, T4, T5, T6>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SaveRuleStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SaveRuleParams<T1, T2, T3, T4, T5, T6>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.badge_id,
            &params.title,
            &params.search,
            &params.trigger,
            &params.refs,
            &params.r#match,
            &params.at_least,
            &params.threshold,
            &params.min_score,
            &params.within_days,
            &params.rule,
            &params.every_cycle,
            &params.retroactive,
            &params.by,
            &params.now,
            &params.id,
        ))
    }
}
pub struct SetStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_status() -> SetStatusStmt {
    SetStatusStmt(
        "update badge_rules set status = $1, run_after = null, revision = revision + 1, changed_by = $2, changed_at = $3, active_since = case when $1 = 'active' then $3 else active_since end, activated_by = case when $1 = 'active' then $2 else activated_by end where id = $4",
        None,
    )
}
impl SetStatusStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[status, by, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetStatusParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetStatusStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetStatusParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.status, &params.by, &params.now, &params.id))
    }
}
pub struct RehearseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rehearse() -> RehearseStmt {
    RehearseStmt(
        "update badge_rules set status = 'active', active_since = $1, activated_by = $2, retroactive = true where id = $3",
        None,
    )
}
impl RehearseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, by, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RehearseParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RehearseStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RehearseParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.by, &params.id))
    }
}
pub struct BadgeOfTeamStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn badge_of_team() -> BadgeOfTeamStmt {
    BadgeOfTeamStmt("select status, title from badges where id = $1 and team_id = $2", None)
}
impl BadgeOfTeamStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> BadgeOfTeamQuery<'c, 'a, 's, C, BadgeOfTeam, 2> {
        BadgeOfTeamQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BadgeOfTeamBorrowed, tokio_postgres::Error> {
                Ok(BadgeOfTeamBorrowed {
                    status: row.try_get(0)?,
                    title: row.try_get(1)?,
                })
            },
            mapper: |it| BadgeOfTeam::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, BadgeOfTeamParams<T1>, BadgeOfTeamQuery<'c, 'a, 's, C, BadgeOfTeam, 2>, C>
    for BadgeOfTeamStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a BadgeOfTeamParams<T1>,
    ) -> BadgeOfTeamQuery<'c, 'a, 's, C, BadgeOfTeam, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct TitlesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn titles() -> TitlesStmt {
    TitlesStmt(
        "select known.id, known.title, known.about from badge_rule_references known where known.type = $1 and known.id = any($2) and (known.teams is null or $3::text = any(known.teams))",
        None,
    )
}
impl TitlesStmt {
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
    >(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        ids: &'a T2,
        team_id: &'a T3,
    ) -> TitlesQuery<'c, 'a, 's, C, Titles, 3> {
        TitlesQuery {
            client,
            params: [r#type, ids, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TitlesBorrowed, tokio_postgres::Error> {
                Ok(TitlesBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    about: row.try_get(2)?,
                })
            },
            mapper: |it| Titles::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, TitlesParams<T1, T2, T3>, TitlesQuery<'c, 'a, 's, C, Titles, 3>, C>
    for TitlesStmt
{
    fn params(&'s self, client: &'c C, params: &'a TitlesParams<T1, T2, T3>) -> TitlesQuery<'c, 'a, 's, C, Titles, 3> {
        self.bind(client, &params.r#type, &params.ids, &params.team_id)
    }
}
pub struct ChoicesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn choices() -> ChoicesStmt {
    ChoicesStmt(
        "select known.id, known.title, known.about from badge_rule_references known where known.type = $1 and known.is_offered and (known.teams is null or $2::text = any(known.teams)) and ($3::text is null or known.search like $3) order by lower(known.title), known.id limit 20",
        None,
    )
}
impl ChoicesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        team_id: &'a T2,
        search: &'a Option<T3>,
    ) -> ChoicesQuery<'c, 'a, 's, C, Choices, 3> {
        ChoicesQuery {
            client,
            params: [r#type, team_id, search],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ChoicesBorrowed, tokio_postgres::Error> {
                Ok(ChoicesBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    about: row.try_get(2)?,
                })
            },
            mapper: |it| Choices::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, ChoicesParams<T1, T2, T3>, ChoicesQuery<'c, 'a, 's, C, Choices, 3>, C>
    for ChoicesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ChoicesParams<T1, T2, T3>,
    ) -> ChoicesQuery<'c, 'a, 's, C, Choices, 3> {
        self.bind(client, &params.r#type, &params.team_id, &params.search)
    }
}
pub struct AskedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn asked() -> AskedStmt {
    AskedStmt(
        "select r.id, r.team_id, r.title, r.badge_id, b.title as badge_title, r.permission_id, r.trigger, r.refs, case r.match when 'all' then cardinality(r.refs) when 'any' then 1 else coalesce(r.at_least, cardinality(r.refs)) end as needed, r.threshold, r.min_score, r.within_days, r.every_cycle, case when r.retroactive then null else r.active_since end as since, coalesce(r.activated_by, r.created_by) as awarded_by from badge_rules r join badges b on b.id = r.badge_id and b.status = 'active' where r.status = 'active' and r.trigger = any($1::text[]) and case when $2::uuid is not null then r.id = $2 else r.trigger in ('points', 'streak') or r.refs && $3::uuid[] or (r.trigger = 'activity' and r.refs && array( select done.activity_id from user_activities done where done.user_course_id = any($4::uuid[]) and done.completed_at is not null)) end order by r.created_at, r.id",
        None,
    )
}
impl AskedStmt {
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
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        triggers: &'a T2,
        rule: &'a Option<uuid::Uuid>,
        refs: &'a T3,
        rounds: &'a T4,
    ) -> AskedQuery<'c, 'a, 's, C, Asked, 4> {
        AskedQuery {
            client,
            params: [triggers, rule, refs, rounds],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AskedBorrowed, tokio_postgres::Error> {
                Ok(AskedBorrowed {
                    id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    badge_id: row.try_get(3)?,
                    badge_title: row.try_get(4)?,
                    permission_id: row.try_get(5)?,
                    trigger: row.try_get(6)?,
                    refs: row.try_get(7)?,
                    needed: row.try_get(8)?,
                    threshold: row.try_get(9)?,
                    min_score: row.try_get(10)?,
                    within_days: row.try_get(11)?,
                    every_cycle: row.try_get(12)?,
                    since: row.try_get(13)?,
                    awarded_by: row.try_get(14)?,
                })
            },
            mapper: |it| Asked::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
> crate::client::async_::Params<'c, 'a, 's, AskedParams<T1, T2, T3, T4>, AskedQuery<'c, 'a, 's, C, Asked, 4>, C>
    for AskedStmt
{
    fn params(&'s self, client: &'c C, params: &'a AskedParams<T1, T2, T3, T4>) -> AskedQuery<'c, 'a, 's, C, Asked, 4> {
        self.bind(client, &params.triggers, &params.rule, &params.refs, &params.rounds)
    }
}
pub struct LockPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_people() -> LockPeopleStmt {
    LockPeopleStmt(
        "select member.user_id, set_config('jit', 'off', true) as jit from user_teams member where member.user_id = any(array( select unnest($1::uuid[]) union select user_id from user_courses where id = any($2::uuid[]) union select user_id from user_learning_pathways where id = any($2))) order by member.user_id, member.team_id for no key update of member",
        None,
    )
}
impl LockPeopleStmt {
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
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        users: &'a T1,
        records: &'a T2,
    ) -> LockPeopleQuery<'c, 'a, 's, C, LockPeople, 2> {
        LockPeopleQuery {
            client,
            params: [users, records],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockPeopleBorrowed, tokio_postgres::Error> {
                Ok(LockPeopleBorrowed {
                    user_id: row.try_get(0)?,
                    jit: row.try_get(1)?,
                })
            },
            mapper: |it| LockPeople::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockPeopleParams<T1, T2>,
        LockPeopleQuery<'c, 'a, 's, C, LockPeople, 2>,
        C,
    > for LockPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockPeopleParams<T1, T2>,
    ) -> LockPeopleQuery<'c, 'a, 's, C, LockPeople, 2> {
        self.bind(client, &params.users, &params.records)
    }
}
pub struct EvaluateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn evaluate() -> EvaluateStmt {
    EvaluateStmt(
        "with rule as ( select * from jsonb_to_recordset($1::jsonb) as r (id uuid, team_id text, badge_id uuid, permission_id uuid, trigger text, refs uuid[], needed integer, threshold integer, min_score integer, within_days integer, every_cycle boolean, since timestamptz) ), candidate as materialized ( select rule.*, member.user_id from rule cross join unnest($2::uuid[]) as person (user_id) cross join lateral ( select ut.user_id from user_teams ut where ut.id = person.user_id || '_' || rule.team_id and ut.status = 'active' and exists ( select from permission_people named where named.permission_id = rule.permission_id and named.user_team_id = ut.id offset 0) offset 0 ) member ), done as ( select c.id, c.user_id, c.needed, c.within_days, c.every_cycle, c.since, completion.ref, completion.at from candidate c cross join lateral ( select uc.course_id as ref, uc.completed_at as at from user_courses uc where c.trigger in ('course', 'bundle') and uc.user_id = c.user_id and uc.course_id = any(c.refs) and uc.completed_at is not null and (c.min_score is null or c.min_score <= ( select avg(greatest( (select max(100 * tried.score / nullif(tried.max_score, 0)) from quiz_attempts tried where tried.user_course_id = uc.id and tried.activity_id = asking.id and tried.status = 'submitted'), (select max(100 * s.score / nullif(s.max_score, 0)) from form_submissions s where s.user_id = uc.user_id and s.form_id::text = asking.content->>'form' and s.status in ('completed', 'competent', 'approved')))) from activities asking where asking.course_id = uc.course_id and asking.version = uc.version and asking.type in ('quiz', 'form'))) union all select did.activity_id, did.completed_at from user_courses uc cross join lateral ( select one.activity_id, one.completed_at from user_activities one where one.user_course_id = uc.id and one.activity_id = any(c.refs) and one.completed_at is not null offset 0 ) did where c.trigger = 'activity' and uc.user_id = c.user_id and (c.min_score is null or c.min_score <= ( select greatest( (select max(100 * tried.score / nullif(tried.max_score, 0)) from quiz_attempts tried where tried.user_course_id = uc.id and tried.activity_id = did.activity_id and tried.status = 'submitted'), (select max(100 * s.score / nullif(s.max_score, 0)) from form_submissions s join activities asking on asking.course_id = uc.course_id and asking.version = uc.version and asking.id = did.activity_id where s.user_id = uc.user_id and s.form_id::text = asking.content->>'form' and s.status in ('completed', 'competent', 'approved'))))) union all select up.pathway_id, up.completed_at from user_learning_pathways up where c.trigger = 'pathway' and up.user_id = c.user_id and up.pathway_id = any(c.refs) and up.completed_at is not null union all select s.form_id, greatest(s.submitted_at, s.marked_at) from form_submissions s where c.trigger = 'form' and s.user_id = c.user_id and s.form_id = any(c.refs) and s.status in ('completed', 'competent', 'approved') and (c.min_score is null or c.min_score <= 100 * s.score / nullif(s.max_score, 0)) union all select uf.form_id, uf.completed_at from user_forms uf where c.trigger = 'form' and c.min_score is null and uf.user_id = c.user_id and uf.form_id = any(c.refs) and uf.completed_at is not null and not exists ( select from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version where f.id = uf.form_id and v.settings @> '{\"anonymous\": true}') union all select seat.event_id, seat.changed_at from user_events seat where c.trigger = 'event' and seat.user_id = c.user_id and seat.event_id = any(c.refs) and seat.state = 'attended' union all select held.badge_id, held.awarded_at from user_badges held where c.trigger = 'badge' and held.user_id = c.user_id and held.badge_id = any(c.refs) and held.withdrawn_at is null offset 0 ) completion ), numbered as ( select done.*, done.since is null or done.at >= done.since as counts, min(done.at) filter (where done.since is null or done.at >= done.since) over (partition by done.id, done.user_id, done.ref) as first_at, row_number() over (partition by done.id, done.user_id, done.ref order by done.at) as nth, row_number() over (partition by done.id, done.user_id, done.ref order by done.at desc) as nth_last from done ), counted as ( select n.id, n.user_id, case when n.every_cycle then n.nth else 1 end::integer as cycle, (array_agg(case when n.every_cycle then n.at else n.first_at end order by case when n.every_cycle then n.at else n.first_at end))[n.needed] as at from numbered n where n.counts and (n.every_cycle or n.nth_last = 1) group by n.id, n.user_id, 3, n.needed, n.within_days having count(*) >= n.needed and (n.within_days is null or (array_agg(n.at order by n.at desc))[1] - (array_agg(n.at order by n.at desc))[n.needed] <= make_interval(days => n.within_days)) ), met as ( select counted.id, counted.user_id, counted.cycle, counted.at from counted union all select c.id, c.user_id, 1, crossed.at from candidate c cross join lateral ( select min(sum.at) as at from ( select earned.created_at as at, sum(earned.reward_point_amount) over (order by earned.created_at, earned.id) as total from reward_transactions earned where earned.user_id = c.user_id and earned.team_id = c.team_id and not earned.redeem and (c.since is null or earned.created_at >= c.since) ) sum where sum.total >= c.threshold ) crossed where c.trigger = 'points' and crossed.at is not null union all select c.id, c.user_id, 1, crossed.at from candidate c cross join lateral ( select min(run.at) as at from ( select (array_agg(days.at order by days.day))[c.threshold] as at from ( select day.day, day.at, day.day - row_number() over (order by day.day)::integer as island from ( select (did.completed_at at time zone $3::text)::date as day, min(did.completed_at) as at from user_courses uc cross join lateral ( select one.completed_at from user_activities one where one.user_course_id = uc.id and one.completed_at is not null offset 0 ) did where uc.user_id = c.user_id and (c.since is null or did.completed_at >= c.since) group by 1 ) day ) days group by days.island having count(*) >= c.threshold ) run ) crossed where c.trigger = 'streak' and crossed.at is not null ) select met.id as rule_id, met.user_id, met.cycle, exists ( select from user_badges held where held.badge_id = rule.badge_id and held.user_id = met.user_id and case when rule.every_cycle then held.cycle = met.cycle else held.withdrawn_at is null or held.rule_id = rule.id or held.withdrawn_at >= met.at end ) as is_done from met join rule on rule.id = met.id order by met.user_id, met.id, met.cycle",
        None,
    )
}
impl EvaluateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::JsonSql,
        T2: crate::ArraySql<Item = uuid::Uuid>,
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        rules: &'a T1,
        people: &'a T2,
        zone: &'a T3,
    ) -> EvaluateQuery<'c, 'a, 's, C, Evaluate, 3> {
        EvaluateQuery {
            client,
            params: [rules, people, zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Evaluate, tokio_postgres::Error> {
                Ok(Evaluate {
                    rule_id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    cycle: row.try_get(2)?,
                    is_done: row.try_get(3)?,
                })
            },
            mapper: |it| Evaluate::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::ArraySql<Item = uuid::Uuid>, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, EvaluateParams<T1, T2, T3>, EvaluateQuery<'c, 'a, 's, C, Evaluate, 3>, C>
    for EvaluateStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a EvaluateParams<T1, T2, T3>,
    ) -> EvaluateQuery<'c, 'a, 's, C, Evaluate, 3> {
        self.bind(client, &params.rules, &params.people, &params.zone)
    }
}
pub struct OutsideAudienceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn outside_audience() -> OutsideAudienceStmt {
    OutsideAudienceStmt(
        "select person.user_id from unnest($1::uuid[]) as person (user_id) where exists (select from badge_rules r where r.badge_id = $2 and r.status = 'active' and r.trigger = 'byHand') and not exists ( select from badge_rules r join user_teams member on member.user_id = person.user_id and member.team_id = r.team_id join permission_people named on named.permission_id = r.permission_id and named.user_team_id = member.id where r.badge_id = $2 and r.status = 'active' and r.trigger = 'byHand' offset 0)",
        None,
    )
}
impl OutsideAudienceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        people: &'a T1,
        badge_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [people, badge_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, OutsideAudienceParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for OutsideAudienceStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OutsideAudienceParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.people, &params.badge_id)
    }
}
pub struct EverybodyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn everybody() -> EverybodyStmt {
    EverybodyStmt(
        "select member.user_id, set_config('jit', 'off', true) as jit from permission_people named join user_teams member on member.id = named.user_team_id where named.permission_id = $1 and member.team_id = $2 and member.status = 'active' order by member.user_id",
        None,
    )
}
impl EverybodyStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        permission_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> EverybodyQuery<'c, 'a, 's, C, Everybody, 2> {
        EverybodyQuery {
            client,
            params: [permission_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EverybodyBorrowed, tokio_postgres::Error> {
                Ok(EverybodyBorrowed {
                    user_id: row.try_get(0)?,
                    jit: row.try_get(1)?,
                })
            },
            mapper: |it| Everybody::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, EverybodyParams<T1>, EverybodyQuery<'c, 'a, 's, C, Everybody, 2>, C>
    for EverybodyStmt
{
    fn params(&'s self, client: &'c C, params: &'a EverybodyParams<T1>) -> EverybodyQuery<'c, 'a, 's, C, Everybody, 2> {
        self.bind(client, &params.permission_id, &params.team_id)
    }
}
pub struct FirstPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn first_people() -> FirstPeopleStmt {
    FirstPeopleStmt(
        "select member.user_id, member.first_name || ' ' || member.last_name as name from user_teams member where member.team_id = $1 and member.user_id = any($2::uuid[]) order by lower(member.first_name), lower(member.last_name), member.id limit 10",
        None,
    )
}
impl FirstPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        people: &'a T2,
    ) -> FirstPeopleQuery<'c, 'a, 's, C, FirstPeople, 2> {
        FirstPeopleQuery {
            client,
            params: [team_id, people],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FirstPeopleBorrowed, tokio_postgres::Error> {
                Ok(FirstPeopleBorrowed {
                    user_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| FirstPeople::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        FirstPeopleParams<T1, T2>,
        FirstPeopleQuery<'c, 'a, 's, C, FirstPeople, 2>,
        C,
    > for FirstPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FirstPeopleParams<T1, T2>,
    ) -> FirstPeopleQuery<'c, 'a, 's, C, FirstPeople, 2> {
        self.bind(client, &params.team_id, &params.people)
    }
}
pub struct BeginRunStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn begin_run() -> BeginRunStmt {
    BeginRunStmt(
        "update badge_rules set run_after = '00000000-0000-0000-0000-000000000000' where id = $1",
        None,
    )
}
impl BeginRunStmt {
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
pub struct WaitForCompletionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn wait_for_completions() -> WaitForCompletionsStmt {
    WaitForCompletionsStmt("lock table badge_rules in access exclusive mode", None)
}
impl WaitForCompletionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(&'s self, client: &'c C) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[]).await
    }
}
pub struct LockRunStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_run() -> LockRunStmt {
    LockRunStmt(
        "select r.team_id, r.run_after from badge_rules r where r.id = $1 and r.run_after is not null and r.status = 'active' and r.retroactive for no key update of r",
        None,
    )
}
impl LockRunStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockRunQuery<'c, 'a, 's, C, LockRun, 1> {
        LockRunQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockRunBorrowed, tokio_postgres::Error> {
                Ok(LockRunBorrowed {
                    team_id: row.try_get(0)?,
                    run_after: row.try_get(1)?,
                })
            },
            mapper: |it| LockRun::from(it),
        }
    }
}
pub struct NextPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_people() -> NextPeopleStmt {
    NextPeopleStmt(
        "select member.user_id from user_teams member where member.team_id = $1 and member.status = 'active' and member.id > $2::uuid::text || '_' || $1 order by member.id limit $3",
        None,
    )
}
impl NextPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        after: &'a uuid::Uuid,
        most: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [team_id, after, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, NextPeopleParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for NextPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NextPeopleParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.team_id, &params.after, &params.most)
    }
}
pub struct RunProgressedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn run_progressed() -> RunProgressedStmt {
    RunProgressedStmt("update badge_rules set run_after = $1 where id = $2", None)
}
impl RunProgressedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        after: &'a Option<uuid::Uuid>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[after, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RunProgressedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RunProgressedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RunProgressedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.after, &params.id))
    }
}
