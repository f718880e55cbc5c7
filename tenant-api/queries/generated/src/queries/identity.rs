// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct SessionStateParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub session_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct CreateSessionParams<
    T1: crate::StringSql,
    T2: crate::BytesSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub refresh_hash: T2,
    pub now: chrono::DateTime<chrono::Utc>,
    pub persist: bool,
    pub method: T3,
    pub factor: Option<T4>,
    pub proved_at: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub user_agent: Option<T5>,
    pub ip: Option<T6>,
    pub security_stamp: i32,
}
#[derive(Debug)]
pub struct CreateActingSessionParams<
    T1: crate::StringSql,
    T2: crate::BytesSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub refresh_hash: T2,
    pub now: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub user_agent: Option<T3>,
    pub ip: Option<T4>,
    pub actor_id: uuid::Uuid,
    pub impersonation_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct FollowSessionParams<T1: crate::BytesSql> {
    pub new_id: uuid::Uuid,
    pub refresh_hash: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct FreshSessionParams<T1: crate::BytesSql> {
    pub id: uuid::Uuid,
    pub refresh_hash: T1,
    pub after: chrono::DateTime<chrono::Utc>,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct SessionHasTokenParams<T1: crate::BytesSql> {
    pub hash: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RotateSessionParams<T1: crate::BytesSql, T2: crate::BytesSql> {
    pub refresh_hash: T1,
    pub previous_hash: Option<T2>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RefreshAtOnceParams<T1: crate::BytesSql, T2: crate::BytesSql, T3: crate::StringSql> {
    pub next_hash: T1,
    pub hash: T2,
    pub now: chrono::DateTime<chrono::Utc>,
    pub until_persistent: chrono::DateTime<chrono::Utc>,
    pub until_closed: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub replaced_before: chrono::DateTime<chrono::Utc>,
    pub used_since: chrono::DateTime<chrono::Utc>,
    pub begun_since: chrono::DateTime<chrono::Utc>,
    pub team_id: T3,
}
#[derive(Debug)]
pub struct TakeOverSessionParams<T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub refresh_hash: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub user_agent: Option<T2>,
    pub ip: Option<T3>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct EndSessionsButParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub reason: T1,
    pub user_id: uuid::Uuid,
    pub keep: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct UpdateSessionStampParams {
    pub security_stamp: i32,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct EndSessionsBeforeParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub reason: T1,
    pub user_id: uuid::Uuid,
    pub security_stamp: i32,
}
#[derive(Debug)]
pub struct AddCodeParams<T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub hash: T1,
    pub kind: T2,
    pub user_id: uuid::Uuid,
    pub session_id: uuid::Uuid,
    pub host: T3,
    pub persist: bool,
    pub now: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct UseCodeParams<T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub hash: T1,
    pub kind: T2,
    pub host: T3,
}
#[derive(Clone, Copy, Debug)]
pub struct CoursesDueParams {
    pub user_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct AddChallengeParams<T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::JsonSql> {
    pub hash: T1,
    pub kind: T2,
    pub user_id: Option<uuid::Uuid>,
    pub host: T3,
    pub state: T4,
    pub now: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ChallengeParams<T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub hash: T1,
    pub kind: T2,
    pub host: T3,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct UseChallengeParams<T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub hash: T1,
    pub kind: T2,
    pub host: T3,
}
#[derive(Debug)]
pub struct SpendChallengeParams<T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub hash: T1,
    pub kind: T2,
    pub user_id: Option<uuid::Uuid>,
    pub host: T3,
    pub now: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct OwnSessionsParams {
    pub user_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct EndOwnSessionParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct EndOtherSessionsParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct EndSessionParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub reason: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct EndSessionsAtTeamParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>, T3: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub reason: T1,
    pub user_ids: T2,
    pub team_id: T3,
}
#[derive(Debug)]
pub struct RenewSessionsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub user_ids: T1,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct RenewSessionParams<T1: crate::BytesSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub successor: uuid::Uuid,
    pub id: uuid::Uuid,
    pub refresh_hash: T1,
    pub expires_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct SessionUsedParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct AttachToChallengeParams<T1: crate::JsonSql, T2: crate::BytesSql, T3: crate::StringSql> {
    pub more: T1,
    pub hash: T2,
    pub host: T3,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct SessionProvedParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub factor: Option<T1>,
    pub id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct SessionState {
    pub user_id: uuid::Uuid,
    pub actor_id: Option<uuid::Uuid>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub membership_id: Option<String>,
    pub roles: Option<Vec<String>>,
    pub rank: Option<i16>,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub position_hidden: bool,
}
pub struct SessionStateBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub actor_id: Option<uuid::Uuid>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub membership_id: Option<&'a str>,
    pub roles: Option<crate::ArrayIterator<'a, &'a str>>,
    pub rank: Option<i16>,
    pub first_name: Option<&'a str>,
    pub last_name: Option<&'a str>,
    pub position_hidden: bool,
}
impl<'a> From<SessionStateBorrowed<'a>> for SessionState {
    fn from(
        SessionStateBorrowed {
            user_id,
            actor_id,
            expires_at,
            membership_id,
            roles,
            rank,
            first_name,
            last_name,
            position_hidden,
        }: SessionStateBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            actor_id,
            expires_at,
            membership_id: membership_id.map(|v| v.into()),
            roles: roles.map(|v| v.map(|v| v.into()).collect()),
            rank,
            first_name: first_name.map(|v| v.into()),
            last_name: last_name.map(|v| v.into()),
            position_hidden,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SessionForUpdate {
    pub user_id: uuid::Uuid,
    pub refresh_hash: Vec<u8>,
    pub previous_hash: Option<Vec<u8>>,
    pub rotated_at: chrono::DateTime<chrono::Utc>,
    pub persist: bool,
    pub method: String,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub last_seen_at: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub actor_id: Option<uuid::Uuid>,
    pub impersonation_id: Option<uuid::Uuid>,
    pub factor: Option<String>,
    pub renew: bool,
    pub refresh_used: bool,
    pub waits: bool,
}
pub struct SessionForUpdateBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub refresh_hash: &'a [u8],
    pub previous_hash: Option<&'a [u8]>,
    pub rotated_at: chrono::DateTime<chrono::Utc>,
    pub persist: bool,
    pub method: &'a str,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub last_seen_at: chrono::DateTime<chrono::Utc>,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub actor_id: Option<uuid::Uuid>,
    pub impersonation_id: Option<uuid::Uuid>,
    pub factor: Option<&'a str>,
    pub renew: bool,
    pub refresh_used: bool,
    pub waits: bool,
}
impl<'a> From<SessionForUpdateBorrowed<'a>> for SessionForUpdate {
    fn from(
        SessionForUpdateBorrowed {
            user_id,
            refresh_hash,
            previous_hash,
            rotated_at,
            persist,
            method,
            created_at,
            last_seen_at,
            expires_at,
            actor_id,
            impersonation_id,
            factor,
            renew,
            refresh_used,
            waits,
        }: SessionForUpdateBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            refresh_hash: refresh_hash.into(),
            previous_hash: previous_hash.map(|v| v.into()),
            rotated_at,
            persist,
            method: method.into(),
            created_at,
            last_seen_at,
            expires_at,
            actor_id,
            impersonation_id,
            factor: factor.map(|v| v.into()),
            renew,
            refresh_used,
            waits,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct FollowSession {
    pub user_id: uuid::Uuid,
    pub persist: bool,
    pub expires_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct FreshSession {
    pub user_id: uuid::Uuid,
    pub persist: bool,
    pub expires_at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RefreshAtOnce {
    pub user_id: uuid::Uuid,
    pub persist: bool,
    pub expires_at: chrono::DateTime<chrono::Utc>,
    pub revision: i32,
    pub last_seen_at: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Ended {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UseCode {
    pub user_id: uuid::Uuid,
    pub session_id: uuid::Uuid,
    pub persist: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Memberships {
    pub id: String,
    pub team_id: String,
    pub status: String,
    pub roles: Vec<String>,
    pub rank: i16,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub position: Option<String>,
    pub username: Option<String>,
    pub reward_points_count: i64,
    pub revision: i32,
}
pub struct MembershipsBorrowed<'a> {
    pub id: &'a str,
    pub team_id: &'a str,
    pub status: &'a str,
    pub roles: crate::ArrayIterator<'a, &'a str>,
    pub rank: i16,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub position: Option<&'a str>,
    pub username: Option<&'a str>,
    pub reward_points_count: i64,
    pub revision: i32,
}
impl<'a> From<MembershipsBorrowed<'a>> for Memberships {
    fn from(
        MembershipsBorrowed {
            id,
            team_id,
            status,
            roles,
            rank,
            first_name,
            last_name,
            email,
            avatar,
            position,
            username,
            reward_points_count,
            revision,
        }: MembershipsBorrowed<'a>,
    ) -> Self {
        Self {
            id: id.into(),
            team_id: team_id.into(),
            status: status.into(),
            roles: roles.map(|v| v.into()).collect(),
            rank,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
            position: position.map(|v| v.into()),
            username: username.map(|v| v.into()),
            reward_points_count,
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OwnMemberships {
    pub id: String,
    pub team_id: String,
    pub status: String,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub position: Option<String>,
    pub roles: Vec<String>,
    pub reward_points_count: i64,
    pub shortcuts: Option<Vec<String>>,
}
pub struct OwnMembershipsBorrowed<'a> {
    pub id: &'a str,
    pub team_id: &'a str,
    pub status: &'a str,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub position: Option<&'a str>,
    pub roles: crate::ArrayIterator<'a, &'a str>,
    pub reward_points_count: i64,
    pub shortcuts: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<OwnMembershipsBorrowed<'a>> for OwnMemberships {
    fn from(
        OwnMembershipsBorrowed {
            id,
            team_id,
            status,
            first_name,
            last_name,
            email,
            avatar,
            position,
            roles,
            reward_points_count,
            shortcuts,
        }: OwnMembershipsBorrowed<'a>,
    ) -> Self {
        Self {
            id: id.into(),
            team_id: team_id.into(),
            status: status.into(),
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
            position: position.map(|v| v.into()),
            roles: roles.map(|v| v.into()).collect(),
            reward_points_count,
            shortcuts: shortcuts.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SessionProof {
    pub persist: bool,
    pub method: String,
    pub factor: Option<String>,
    pub proved_at: chrono::DateTime<chrono::Utc>,
    pub security_stamp: i32,
}
pub struct SessionProofBorrowed<'a> {
    pub persist: bool,
    pub method: &'a str,
    pub factor: Option<&'a str>,
    pub proved_at: chrono::DateTime<chrono::Utc>,
    pub security_stamp: i32,
}
impl<'a> From<SessionProofBorrowed<'a>> for SessionProof {
    fn from(
        SessionProofBorrowed {
            persist,
            method,
            factor,
            proved_at,
            security_stamp,
        }: SessionProofBorrowed<'a>,
    ) -> Self {
        Self {
            persist,
            method: method.into(),
            factor: factor.map(|v| v.into()),
            proved_at,
            security_stamp,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Challenge {
    pub user_id: Option<uuid::Uuid>,
    pub state: serde_json::Value,
}
pub struct ChallengeBorrowed<'a> {
    pub user_id: Option<uuid::Uuid>,
    pub state: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<ChallengeBorrowed<'a>> for Challenge {
    fn from(ChallengeBorrowed { user_id, state }: ChallengeBorrowed<'a>) -> Self {
        Self {
            user_id,
            state: serde_json::from_str(state.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct UseChallenge {
    pub user_id: Option<uuid::Uuid>,
    pub state: serde_json::Value,
}
pub struct UseChallengeBorrowed<'a> {
    pub user_id: Option<uuid::Uuid>,
    pub state: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<UseChallengeBorrowed<'a>> for UseChallenge {
    fn from(UseChallengeBorrowed { user_id, state }: UseChallengeBorrowed<'a>) -> Self {
        Self {
            user_id,
            state: serde_json::from_str(state.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OwnSessions {
    pub id: uuid::Uuid,
    pub team_id: Option<String>,
    pub method: String,
    pub factor: Option<String>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub last_seen_at: chrono::DateTime<chrono::Utc>,
    pub user_agent: Option<String>,
    pub ip: Option<String>,
    pub actor_id: Option<uuid::Uuid>,
    pub actor_name: Option<String>,
}
pub struct OwnSessionsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub team_id: Option<&'a str>,
    pub method: &'a str,
    pub factor: Option<&'a str>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub last_seen_at: chrono::DateTime<chrono::Utc>,
    pub user_agent: Option<&'a str>,
    pub ip: Option<&'a str>,
    pub actor_id: Option<uuid::Uuid>,
    pub actor_name: Option<&'a str>,
}
impl<'a> From<OwnSessionsBorrowed<'a>> for OwnSessions {
    fn from(
        OwnSessionsBorrowed {
            id,
            team_id,
            method,
            factor,
            created_at,
            last_seen_at,
            user_agent,
            ip,
            actor_id,
            actor_name,
        }: OwnSessionsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            team_id: team_id.map(|v| v.into()),
            method: method.into(),
            factor: factor.map(|v| v.into()),
            created_at,
            last_seen_at,
            user_agent: user_agent.map(|v| v.into()),
            ip: ip.map(|v| v.into()),
            actor_id,
            actor_name: actor_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SessionSuccessor {
    pub successor: uuid::Uuid,
    pub refresh_hash: Vec<u8>,
    pub previous_hash: Option<Vec<u8>>,
    pub ended_at: chrono::DateTime<chrono::Utc>,
    pub refresh_used: bool,
    pub followed: bool,
}
pub struct SessionSuccessorBorrowed<'a> {
    pub successor: uuid::Uuid,
    pub refresh_hash: &'a [u8],
    pub previous_hash: Option<&'a [u8]>,
    pub ended_at: chrono::DateTime<chrono::Utc>,
    pub refresh_used: bool,
    pub followed: bool,
}
impl<'a> From<SessionSuccessorBorrowed<'a>> for SessionSuccessor {
    fn from(
        SessionSuccessorBorrowed {
            successor,
            refresh_hash,
            previous_hash,
            ended_at,
            refresh_used,
            followed,
        }: SessionSuccessorBorrowed<'a>,
    ) -> Self {
        Self {
            successor,
            refresh_hash: refresh_hash.into(),
            previous_hash: previous_hash.map(|v| v.into()),
            ended_at,
            refresh_used,
            followed,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct SessionStateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SessionStateBorrowed, tokio_postgres::Error>,
    mapper: fn(SessionStateBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SessionStateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SessionStateBorrowed) -> R) -> SessionStateQuery<'c, 'a, 's, C, R, N> {
        SessionStateQuery {
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
pub struct SessionForUpdateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SessionForUpdateBorrowed, tokio_postgres::Error>,
    mapper: fn(SessionForUpdateBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SessionForUpdateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SessionForUpdateBorrowed) -> R) -> SessionForUpdateQuery<'c, 'a, 's, C, R, N> {
        SessionForUpdateQuery {
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
pub struct FollowSessionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FollowSession, tokio_postgres::Error>,
    mapper: fn(FollowSession) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FollowSessionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FollowSession) -> R) -> FollowSessionQuery<'c, 'a, 's, C, R, N> {
        FollowSessionQuery {
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
pub struct FreshSessionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FreshSession, tokio_postgres::Error>,
    mapper: fn(FreshSession) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FreshSessionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FreshSession) -> R) -> FreshSessionQuery<'c, 'a, 's, C, R, N> {
        FreshSessionQuery {
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
pub struct RefreshAtOnceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RefreshAtOnce, tokio_postgres::Error>,
    mapper: fn(RefreshAtOnce) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RefreshAtOnceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RefreshAtOnce) -> R) -> RefreshAtOnceQuery<'c, 'a, 's, C, R, N> {
        RefreshAtOnceQuery {
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
pub struct EndedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Ended, tokio_postgres::Error>,
    mapper: fn(Ended) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EndedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Ended) -> R) -> EndedQuery<'c, 'a, 's, C, R, N> {
        EndedQuery {
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
pub struct UseCodeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UseCode, tokio_postgres::Error>,
    mapper: fn(UseCode) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UseCodeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UseCode) -> R) -> UseCodeQuery<'c, 'a, 's, C, R, N> {
        UseCodeQuery {
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
pub struct MembershipsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MembershipsBorrowed, tokio_postgres::Error>,
    mapper: fn(MembershipsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MembershipsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MembershipsBorrowed) -> R) -> MembershipsQuery<'c, 'a, 's, C, R, N> {
        MembershipsQuery {
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
pub struct OwnMembershipsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OwnMembershipsBorrowed, tokio_postgres::Error>,
    mapper: fn(OwnMembershipsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OwnMembershipsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OwnMembershipsBorrowed) -> R) -> OwnMembershipsQuery<'c, 'a, 's, C, R, N> {
        OwnMembershipsQuery {
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
pub struct SessionProofQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SessionProofBorrowed, tokio_postgres::Error>,
    mapper: fn(SessionProofBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SessionProofQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SessionProofBorrowed) -> R) -> SessionProofQuery<'c, 'a, 's, C, R, N> {
        SessionProofQuery {
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
pub struct ChallengeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChallengeBorrowed, tokio_postgres::Error>,
    mapper: fn(ChallengeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChallengeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ChallengeBorrowed) -> R) -> ChallengeQuery<'c, 'a, 's, C, R, N> {
        ChallengeQuery {
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
pub struct UseChallengeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UseChallengeBorrowed, tokio_postgres::Error>,
    mapper: fn(UseChallengeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UseChallengeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UseChallengeBorrowed) -> R) -> UseChallengeQuery<'c, 'a, 's, C, R, N> {
        UseChallengeQuery {
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
pub struct OwnSessionsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OwnSessionsBorrowed, tokio_postgres::Error>,
    mapper: fn(OwnSessionsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OwnSessionsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OwnSessionsBorrowed) -> R) -> OwnSessionsQuery<'c, 'a, 's, C, R, N> {
        OwnSessionsQuery {
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
pub struct SessionSuccessorQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SessionSuccessorBorrowed, tokio_postgres::Error>,
    mapper: fn(SessionSuccessorBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SessionSuccessorQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SessionSuccessorBorrowed) -> R) -> SessionSuccessorQuery<'c, 'a, 's, C, R, N> {
        SessionSuccessorQuery {
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
pub struct SessionStateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn session_state() -> SessionStateStmt {
    SessionStateStmt(
        "select session.user_id, session.actor_id, session.expires_at, person.id as membership_id, person.roles, person.rank, person.first_name, person.last_name, rule.rules -> 'position' ->> 'access' is not distinct from 'hidden' as position_hidden from sessions session cross join profile_rules rule left join user_teams person on person.user_id = session.user_id and person.team_id = $1 and person.status not in ('inactive', 'terminated', 'archived') and (session.actor_id is null or session.team_id = $1) where session.id = $2 and session.ended_at is null and not session.renew and session.expires_at > $3 and (session.actor_id is null or impersonation_stands(session.impersonation_id, $3))",
        None,
    )
}
impl SessionStateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        session_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> SessionStateQuery<'c, 'a, 's, C, SessionState, 3> {
        SessionStateQuery {
            client,
            params: [team_id, session_id, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SessionStateBorrowed, tokio_postgres::Error> {
                Ok(SessionStateBorrowed {
                    user_id: row.try_get(0)?,
                    actor_id: row.try_get(1)?,
                    expires_at: row.try_get(2)?,
                    membership_id: row.try_get(3)?,
                    roles: row.try_get(4)?,
                    rank: row.try_get(5)?,
                    first_name: row.try_get(6)?,
                    last_name: row.try_get(7)?,
                    position_hidden: row.try_get(8)?,
                })
            },
            mapper: |it| SessionState::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        SessionStateParams<T1>,
        SessionStateQuery<'c, 'a, 's, C, SessionState, 3>,
        C,
    > for SessionStateStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a SessionStateParams<T1>,
    ) -> SessionStateQuery<'c, 'a, 's, C, SessionState, 3> {
        self.bind(client, &params.team_id, &params.session_id, &params.now)
    }
}
pub struct CreateSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_session() -> CreateSessionStmt {
    CreateSessionStmt(
        "insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, method, factor, proved_at, created_at, last_seen_at, expires_at, user_agent, ip, ways_version) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $5, $5, $10, $11, $12, $13)",
        None,
    )
}
impl CreateSessionStmt {
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
        T2: crate::BytesSql,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        refresh_hash: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
        persist: &'a bool,
        method: &'a T3,
        factor: &'a Option<T4>,
        proved_at: &'a chrono::DateTime<chrono::Utc>,
        expires_at: &'a chrono::DateTime<chrono::Utc>,
        user_agent: &'a Option<T5>,
        ip: &'a Option<T6>,
        security_stamp: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    user_id,
                    team_id,
                    refresh_hash,
                    now,
                    persist,
                    method,
                    factor,
                    proved_at,
                    expires_at,
                    user_agent,
                    ip,
                    security_stamp,
                ],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::BytesSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateSessionParams<T1, T2, T3, T4, T5, T6>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateSessionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateSessionParams<T1, T2, T3, T4, T5, T6>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.user_id,
            &params.team_id,
            &params.refresh_hash,
            &params.now,
            &params.persist,
            &params.method,
            &params.factor,
            &params.proved_at,
            &params.expires_at,
            &params.user_agent,
            &params.ip,
            &params.security_stamp,
        ))
    }
}
pub struct SessionForUpdateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn session_for_update() -> SessionForUpdateStmt {
    SessionForUpdateStmt(
        "select user_id, refresh_hash, previous_hash, rotated_at, persist, method, created_at, last_seen_at, expires_at, actor_id, impersonation_id, factor, renew, refresh_used, exists ( select from impersonation_sessions acting where acting.user_id = sessions.user_id and acting.status = 'active' and acting.actor_session_id = sessions.id) as waits from sessions where id = $1 and ended_at is null for update",
        None,
    )
}
impl SessionForUpdateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> SessionForUpdateQuery<'c, 'a, 's, C, SessionForUpdate, 1> {
        SessionForUpdateQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SessionForUpdateBorrowed, tokio_postgres::Error> {
                Ok(SessionForUpdateBorrowed {
                    user_id: row.try_get(0)?,
                    refresh_hash: row.try_get(1)?,
                    previous_hash: row.try_get(2)?,
                    rotated_at: row.try_get(3)?,
                    persist: row.try_get(4)?,
                    method: row.try_get(5)?,
                    created_at: row.try_get(6)?,
                    last_seen_at: row.try_get(7)?,
                    expires_at: row.try_get(8)?,
                    actor_id: row.try_get(9)?,
                    impersonation_id: row.try_get(10)?,
                    factor: row.try_get(11)?,
                    renew: row.try_get(12)?,
                    refresh_used: row.try_get(13)?,
                    waits: row.try_get(14)?,
                })
            },
            mapper: |it| SessionForUpdate::from(it),
        }
    }
}
pub struct CreateActingSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_acting_session() -> CreateActingSessionStmt {
    CreateActingSessionStmt(
        "insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, method, created_at, last_seen_at, expires_at, user_agent, ip, actor_id, impersonation_id) values ($1, $2, $3, $4, $5, false, 'impersonation', $5, $5, $6, $7, $8, $9, $10)",
        None,
    )
}
impl CreateActingSessionStmt {
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
        T2: crate::BytesSql,
        T3: crate::StringSql,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        refresh_hash: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
        expires_at: &'a chrono::DateTime<chrono::Utc>,
        user_agent: &'a Option<T3>,
        ip: &'a Option<T4>,
        actor_id: &'a uuid::Uuid,
        impersonation_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    user_id,
                    team_id,
                    refresh_hash,
                    now,
                    expires_at,
                    user_agent,
                    ip,
                    actor_id,
                    impersonation_id,
                ],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::BytesSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateActingSessionParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateActingSessionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateActingSessionParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.user_id,
            &params.team_id,
            &params.refresh_hash,
            &params.now,
            &params.expires_at,
            &params.user_agent,
            &params.ip,
            &params.actor_id,
            &params.impersonation_id,
        ))
    }
}
pub struct FollowSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn follow_session() -> FollowSessionStmt {
    FollowSessionStmt(
        "insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, method, factor, proved_at, created_at, last_seen_at, expires_at, user_agent, ip, renew, ways_version) select $1, user_id, team_id, $2, $3, persist, method, factor, proved_at, created_at, $3, expires_at, user_agent, ip, renew, ways_version from sessions where id = $4 and actor_id is null and ended_at is null and expires_at > $3 returning user_id, persist, expires_at",
        None,
    )
}
impl FollowSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        new_id: &'a uuid::Uuid,
        refresh_hash: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> FollowSessionQuery<'c, 'a, 's, C, FollowSession, 4> {
        FollowSessionQuery {
            client,
            params: [new_id, refresh_hash, now, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FollowSession, tokio_postgres::Error> {
                Ok(FollowSession {
                    user_id: row.try_get(0)?,
                    persist: row.try_get(1)?,
                    expires_at: row.try_get(2)?,
                })
            },
            mapper: |it| FollowSession::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        FollowSessionParams<T1>,
        FollowSessionQuery<'c, 'a, 's, C, FollowSession, 4>,
        C,
    > for FollowSessionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FollowSessionParams<T1>,
    ) -> FollowSessionQuery<'c, 'a, 's, C, FollowSession, 4> {
        self.bind(client, &params.new_id, &params.refresh_hash, &params.now, &params.id)
    }
}
pub struct FreshSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn fresh_session() -> FreshSessionStmt {
    FreshSessionStmt(
        "select user_id, persist, expires_at from sessions where id = $1 and refresh_hash = $2 and rotated_at > $3 and ended_at is null and expires_at > $4",
        None,
    )
}
impl FreshSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        refresh_hash: &'a T1,
        after: &'a chrono::DateTime<chrono::Utc>,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> FreshSessionQuery<'c, 'a, 's, C, FreshSession, 4> {
        FreshSessionQuery {
            client,
            params: [id, refresh_hash, after, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FreshSession, tokio_postgres::Error> {
                Ok(FreshSession {
                    user_id: row.try_get(0)?,
                    persist: row.try_get(1)?,
                    expires_at: row.try_get(2)?,
                })
            },
            mapper: |it| FreshSession::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        FreshSessionParams<T1>,
        FreshSessionQuery<'c, 'a, 's, C, FreshSession, 4>,
        C,
    > for FreshSessionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FreshSessionParams<T1>,
    ) -> FreshSessionQuery<'c, 'a, 's, C, FreshSession, 4> {
        self.bind(client, &params.id, &params.refresh_hash, &params.after, &params.now)
    }
}
pub struct SessionHasTokenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn session_has_token() -> SessionHasTokenStmt {
    SessionHasTokenStmt(
        "select refresh_hash = $1 or coalesce(previous_hash = $1, false) as knows from sessions where id = $2",
        None,
    )
}
impl SessionHasTokenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        hash: &'a T1,
        id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [hash, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>
    crate::client::async_::Params<'c, 'a, 's, SessionHasTokenParams<T1>, BoolQuery<'c, 'a, 's, C, bool, 2>, C>
    for SessionHasTokenStmt
{
    fn params(&'s self, client: &'c C, params: &'a SessionHasTokenParams<T1>) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.hash, &params.id)
    }
}
pub struct RotateSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rotate_session() -> RotateSessionStmt {
    RotateSessionStmt(
        "update sessions set refresh_hash = $1, previous_hash = $2, refresh_used = false, rotated_at = $3, last_seen_at = $3, expires_at = $4 where id = $5",
        None,
    )
}
impl RotateSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::BytesSql>(
        &'s self,
        client: &'c C,
        refresh_hash: &'a T1,
        previous_hash: &'a Option<T2>,
        now: &'a chrono::DateTime<chrono::Utc>,
        expires_at: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[refresh_hash, previous_hash, now, expires_at, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::BytesSql, T2: crate::BytesSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RotateSessionParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RotateSessionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RotateSessionParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.refresh_hash,
            &params.previous_hash,
            &params.now,
            &params.expires_at,
            &params.id,
        ))
    }
}
pub struct RefreshUsedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refresh_used() -> RefreshUsedStmt {
    RefreshUsedStmt("update sessions set refresh_used = true where id = $1", None)
}
impl RefreshUsedStmt {
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
pub struct RefreshAtOnceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refresh_at_once() -> RefreshAtOnceStmt {
    RefreshAtOnceStmt(
        "update sessions session set refresh_hash = $1, previous_hash = $2, refresh_used = false, rotated_at = $3, last_seen_at = $3, expires_at = case when session.persist then $4::timestamptz else $5::timestamptz end from user_teams person where session.id = $6 and session.refresh_hash = $2 and session.rotated_at <= $7 and session.ended_at is null and session.expires_at > $3 and not session.renew and session.actor_id is null and session.last_seen_at >= $8 and session.created_at >= $9 and not exists ( select from impersonation_sessions acting where acting.user_id = session.user_id and acting.status = 'active' and acting.actor_session_id = session.id) and person.user_id = session.user_id and person.team_id = $10 and person.status not in ('inactive', 'terminated', 'archived') returning session.user_id, session.persist, session.expires_at, person.revision, person.last_seen_at",
        None,
    )
}
impl RefreshAtOnceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::BytesSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        next_hash: &'a T1,
        hash: &'a T2,
        now: &'a chrono::DateTime<chrono::Utc>,
        until_persistent: &'a chrono::DateTime<chrono::Utc>,
        until_closed: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        replaced_before: &'a chrono::DateTime<chrono::Utc>,
        used_since: &'a chrono::DateTime<chrono::Utc>,
        begun_since: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T3,
    ) -> RefreshAtOnceQuery<'c, 'a, 's, C, RefreshAtOnce, 10> {
        RefreshAtOnceQuery {
            client,
            params: [
                next_hash,
                hash,
                now,
                until_persistent,
                until_closed,
                id,
                replaced_before,
                used_since,
                begun_since,
                team_id,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RefreshAtOnce, tokio_postgres::Error> {
                Ok(RefreshAtOnce {
                    user_id: row.try_get(0)?,
                    persist: row.try_get(1)?,
                    expires_at: row.try_get(2)?,
                    revision: row.try_get(3)?,
                    last_seen_at: row.try_get(4)?,
                })
            },
            mapper: |it| RefreshAtOnce::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::BytesSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RefreshAtOnceParams<T1, T2, T3>,
        RefreshAtOnceQuery<'c, 'a, 's, C, RefreshAtOnce, 10>,
        C,
    > for RefreshAtOnceStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RefreshAtOnceParams<T1, T2, T3>,
    ) -> RefreshAtOnceQuery<'c, 'a, 's, C, RefreshAtOnce, 10> {
        self.bind(
            client,
            &params.next_hash,
            &params.hash,
            &params.now,
            &params.until_persistent,
            &params.until_closed,
            &params.id,
            &params.replaced_before,
            &params.used_since,
            &params.begun_since,
            &params.team_id,
        )
    }
}
pub struct TakeOverSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_over_session() -> TakeOverSessionStmt {
    TakeOverSessionStmt(
        "update sessions set refresh_hash = $1, rotated_at = $2, last_seen_at = $2, expires_at = $3, user_agent = $4, ip = $5 where id = $6 and ended_at is null and expires_at > $2",
        None,
    )
}
impl TakeOverSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        refresh_hash: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        expires_at: &'a chrono::DateTime<chrono::Utc>,
        user_agent: &'a Option<T2>,
        ip: &'a Option<T3>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[refresh_hash, now, expires_at, user_agent, ip, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        TakeOverSessionParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for TakeOverSessionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a TakeOverSessionParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.refresh_hash,
            &params.now,
            &params.expires_at,
            &params.user_agent,
            &params.ip,
            &params.id,
        ))
    }
}
pub struct EndSessionsButStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_sessions_but() -> EndSessionsButStmt {
    EndSessionsButStmt(
        "update sessions set ended_at = $1, end_reason = $2 where (user_id = $3 or actor_id = $3) and ended_at is null and id <> $4 returning id, user_id",
        None,
    )
}
impl EndSessionsButStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        reason: &'a T1,
        user_id: &'a uuid::Uuid,
        keep: &'a uuid::Uuid,
    ) -> EndedQuery<'c, 'a, 's, C, Ended, 4> {
        EndedQuery {
            client,
            params: [now, reason, user_id, keep],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Ended, tokio_postgres::Error> {
                Ok(Ended {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| Ended::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, EndSessionsButParams<T1>, EndedQuery<'c, 'a, 's, C, Ended, 4>, C>
    for EndSessionsButStmt
{
    fn params(&'s self, client: &'c C, params: &'a EndSessionsButParams<T1>) -> EndedQuery<'c, 'a, 's, C, Ended, 4> {
        self.bind(client, &params.now, &params.reason, &params.user_id, &params.keep)
    }
}
pub struct UpdateSessionStampStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn update_session_stamp() -> UpdateSessionStampStmt {
    UpdateSessionStampStmt("update sessions set ways_version = $1 where id = $2", None)
}
impl UpdateSessionStampStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        security_stamp: &'a i32,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[security_stamp, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        UpdateSessionStampParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for UpdateSessionStampStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a UpdateSessionStampParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.security_stamp, &params.id))
    }
}
pub struct EndSessionsBeforeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_sessions_before() -> EndSessionsBeforeStmt {
    EndSessionsBeforeStmt(
        "update sessions set ended_at = $1, end_reason = $2 where (user_id = $3 or actor_id = $3) and ended_at is null and ways_version < $4 returning id, user_id",
        None,
    )
}
impl EndSessionsBeforeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        reason: &'a T1,
        user_id: &'a uuid::Uuid,
        security_stamp: &'a i32,
    ) -> EndedQuery<'c, 'a, 's, C, Ended, 4> {
        EndedQuery {
            client,
            params: [now, reason, user_id, security_stamp],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Ended, tokio_postgres::Error> {
                Ok(Ended {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| Ended::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, EndSessionsBeforeParams<T1>, EndedQuery<'c, 'a, 's, C, Ended, 4>, C>
    for EndSessionsBeforeStmt
{
    fn params(&'s self, client: &'c C, params: &'a EndSessionsBeforeParams<T1>) -> EndedQuery<'c, 'a, 's, C, Ended, 4> {
        self.bind(
            client,
            &params.now,
            &params.reason,
            &params.user_id,
            &params.security_stamp,
        )
    }
}
pub struct AddCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_code() -> AddCodeStmt {
    AddCodeStmt(
        "insert into one_time_codes (hash, kind, user_id, session_id, host, persist, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)",
        None,
    )
}
impl AddCodeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        hash: &'a T1,
        kind: &'a T2,
        user_id: &'a uuid::Uuid,
        session_id: &'a uuid::Uuid,
        host: &'a T3,
        persist: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
        expires_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[hash, kind, user_id, session_id, host, persist, now, expires_at],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        AddCodeParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for AddCodeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a AddCodeParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.hash,
            &params.kind,
            &params.user_id,
            &params.session_id,
            &params.host,
            &params.persist,
            &params.now,
            &params.expires_at,
        ))
    }
}
pub struct UseCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn use_code() -> UseCodeStmt {
    UseCodeStmt(
        "update one_time_codes set used_at = $1 where hash = $2 and kind = $3 and host = $4 and used_at is null and expires_at > $1 returning user_id, session_id, persist",
        None,
    )
}
impl UseCodeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        hash: &'a T1,
        kind: &'a T2,
        host: &'a T3,
    ) -> UseCodeQuery<'c, 'a, 's, C, UseCode, 4> {
        UseCodeQuery {
            client,
            params: [now, hash, kind, host],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UseCode, tokio_postgres::Error> {
                Ok(UseCode {
                    user_id: row.try_get(0)?,
                    session_id: row.try_get(1)?,
                    persist: row.try_get(2)?,
                })
            },
            mapper: |it| UseCode::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, UseCodeParams<T1, T2, T3>, UseCodeQuery<'c, 'a, 's, C, UseCode, 4>, C>
    for UseCodeStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a UseCodeParams<T1, T2, T3>,
    ) -> UseCodeQuery<'c, 'a, 's, C, UseCode, 4> {
        self.bind(client, &params.now, &params.hash, &params.kind, &params.host)
    }
}
pub struct PurgeCodesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge_codes() -> PurgeCodesStmt {
    PurgeCodesStmt("delete from one_time_codes where expires_at < $1", None)
}
impl PurgeCodesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[before]).await
    }
}
pub struct PurgeSessionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge_sessions() -> PurgeSessionsStmt {
    PurgeSessionsStmt("delete from sessions where expires_at < $1 or ended_at < $1", None)
}
impl PurgeSessionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[before]).await
    }
}
pub struct MembershipsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn memberships() -> MembershipsStmt {
    MembershipsStmt(
        "select id, team_id, status, roles, rank, first_name, last_name, email, avatar, position, username, reward_points_count, revision from user_teams where user_id = $1 order by team_id",
        None,
    )
}
impl MembershipsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> MembershipsQuery<'c, 'a, 's, C, Memberships, 1> {
        MembershipsQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MembershipsBorrowed, tokio_postgres::Error> {
                Ok(MembershipsBorrowed {
                    id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    status: row.try_get(2)?,
                    roles: row.try_get(3)?,
                    rank: row.try_get(4)?,
                    first_name: row.try_get(5)?,
                    last_name: row.try_get(6)?,
                    email: row.try_get(7)?,
                    avatar: row.try_get(8)?,
                    position: row.try_get(9)?,
                    username: row.try_get(10)?,
                    reward_points_count: row.try_get(11)?,
                    revision: row.try_get(12)?,
                })
            },
            mapper: |it| Memberships::from(it),
        }
    }
}
pub struct OwnMembershipsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own_memberships() -> OwnMembershipsStmt {
    OwnMembershipsStmt(
        "select person.id, person.team_id, person.status, person.first_name, person.last_name, person.email, person.avatar, person.position, person.roles, person.reward_points_count, chosen.shortcuts from user_teams person left join user_preferences chosen on chosen.user_id = person.user_id where person.user_id = $1 order by person.team_id",
        None,
    )
}
impl OwnMembershipsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> OwnMembershipsQuery<'c, 'a, 's, C, OwnMemberships, 1> {
        OwnMembershipsQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwnMembershipsBorrowed, tokio_postgres::Error> {
                Ok(OwnMembershipsBorrowed {
                    id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    status: row.try_get(2)?,
                    first_name: row.try_get(3)?,
                    last_name: row.try_get(4)?,
                    email: row.try_get(5)?,
                    avatar: row.try_get(6)?,
                    position: row.try_get(7)?,
                    roles: row.try_get(8)?,
                    reward_points_count: row.try_get(9)?,
                    shortcuts: row.try_get(10)?,
                })
            },
            mapper: |it| OwnMemberships::from(it),
        }
    }
}
pub struct UserByUsernameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn user_by_username() -> UserByUsernameStmt {
    UserByUsernameStmt("select user_id from usernames where username = $1", None)
}
impl UserByUsernameStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        username: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [username],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CoursesDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn courses_due() -> CoursesDueStmt {
    CoursesDueStmt(
        "select count(*) from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.user_id = $1 and uc.archived_at is null and uc.status <> 'completed' and not uc.is_optional and c.status in ('published', 'publishedwithdraft') and (cv.availability_from is null or cv.availability_from <= $2) and (cv.availability_until is null or cv.availability_until > $2)",
        None,
    )
}
impl CoursesDueStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [user_id, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, CoursesDueParams, I64Query<'c, 'a, 's, C, i64, 2>, C> for CoursesDueStmt
{
    fn params(&'s self, client: &'c C, params: &'a CoursesDueParams) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.user_id, &params.now)
    }
}
pub struct SessionProofStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn session_proof() -> SessionProofStmt {
    SessionProofStmt(
        "select persist, method, factor, coalesce(proved_at, created_at) as proved_at, ways_version as security_stamp from sessions where id = $1 and ended_at is null",
        None,
    )
}
impl SessionProofStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> SessionProofQuery<'c, 'a, 's, C, SessionProof, 1> {
        SessionProofQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SessionProofBorrowed, tokio_postgres::Error> {
                Ok(SessionProofBorrowed {
                    persist: row.try_get(0)?,
                    method: row.try_get(1)?,
                    factor: row.try_get(2)?,
                    proved_at: row.try_get(3)?,
                    security_stamp: row.try_get(4)?,
                })
            },
            mapper: |it| SessionProof::from(it),
        }
    }
}
pub struct AddChallengeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_challenge() -> AddChallengeStmt {
    AddChallengeStmt(
        "insert into sign_in_challenges (hash, kind, user_id, host, state, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)",
        None,
    )
}
impl AddChallengeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::BytesSql,
        T2: crate::StringSql,
        T3: crate::StringSql,
        T4: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        hash: &'a T1,
        kind: &'a T2,
        user_id: &'a Option<uuid::Uuid>,
        host: &'a T3,
        state: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
        expires_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[hash, kind, user_id, host, state, now, expires_at],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::BytesSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        AddChallengeParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for AddChallengeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a AddChallengeParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.hash,
            &params.kind,
            &params.user_id,
            &params.host,
            &params.state,
            &params.now,
            &params.expires_at,
        ))
    }
}
pub struct ChallengeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn challenge() -> ChallengeStmt {
    ChallengeStmt(
        "select user_id, state from sign_in_challenges where hash = $1 and kind = $2 and host = $3 and used_at is null and expires_at > $4",
        None,
    )
}
impl ChallengeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        hash: &'a T1,
        kind: &'a T2,
        host: &'a T3,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> ChallengeQuery<'c, 'a, 's, C, Challenge, 4> {
        ChallengeQuery {
            client,
            params: [hash, kind, host, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ChallengeBorrowed, tokio_postgres::Error> {
                Ok(ChallengeBorrowed {
                    user_id: row.try_get(0)?,
                    state: row.try_get(1)?,
                })
            },
            mapper: |it| Challenge::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        ChallengeParams<T1, T2, T3>,
        ChallengeQuery<'c, 'a, 's, C, Challenge, 4>,
        C,
    > for ChallengeStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ChallengeParams<T1, T2, T3>,
    ) -> ChallengeQuery<'c, 'a, 's, C, Challenge, 4> {
        self.bind(client, &params.hash, &params.kind, &params.host, &params.now)
    }
}
pub struct UseChallengeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn use_challenge() -> UseChallengeStmt {
    UseChallengeStmt(
        "update sign_in_challenges set used_at = $1 where hash = $2 and kind = $3 and host = $4 and used_at is null and expires_at > $1 returning user_id, state",
        None,
    )
}
impl UseChallengeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        hash: &'a T1,
        kind: &'a T2,
        host: &'a T3,
    ) -> UseChallengeQuery<'c, 'a, 's, C, UseChallenge, 4> {
        UseChallengeQuery {
            client,
            params: [now, hash, kind, host],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UseChallengeBorrowed, tokio_postgres::Error> {
                Ok(UseChallengeBorrowed {
                    user_id: row.try_get(0)?,
                    state: row.try_get(1)?,
                })
            },
            mapper: |it| UseChallenge::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        UseChallengeParams<T1, T2, T3>,
        UseChallengeQuery<'c, 'a, 's, C, UseChallenge, 4>,
        C,
    > for UseChallengeStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a UseChallengeParams<T1, T2, T3>,
    ) -> UseChallengeQuery<'c, 'a, 's, C, UseChallenge, 4> {
        self.bind(client, &params.now, &params.hash, &params.kind, &params.host)
    }
}
pub struct SpendChallengeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn spend_challenge() -> SpendChallengeStmt {
    SpendChallengeStmt(
        "insert into sign_in_challenges (hash, kind, user_id, host, created_at, expires_at, used_at) values ($1, $2, $3, $4, $5, $6, $5) on conflict (hash) do nothing",
        None,
    )
}
impl SpendChallengeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        hash: &'a T1,
        kind: &'a T2,
        user_id: &'a Option<uuid::Uuid>,
        host: &'a T3,
        now: &'a chrono::DateTime<chrono::Utc>,
        expires_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[hash, kind, user_id, host, now, expires_at],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::BytesSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SpendChallengeParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SpendChallengeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SpendChallengeParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.hash,
            &params.kind,
            &params.user_id,
            &params.host,
            &params.now,
            &params.expires_at,
        ))
    }
}
pub struct PurgeChallengesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge_challenges() -> PurgeChallengesStmt {
    PurgeChallengesStmt("delete from sign_in_challenges where expires_at < $1", None)
}
impl PurgeChallengesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[before]).await
    }
}
pub struct OwnSessionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own_sessions() -> OwnSessionsStmt {
    OwnSessionsStmt(
        "select session.id, session.team_id, session.method, session.factor, session.created_at, session.last_seen_at, session.user_agent, session.ip, session.actor_id, coalesce( (select acting.operator_name from impersonation_sessions acting where acting.id = session.impersonation_id), (select actor.first_name || ' ' || actor.last_name from user_teams actor where actor.user_id = session.actor_id order by actor.created_at limit 1)) as actor_name from sessions session where session.user_id = $1 and session.ended_at is null and session.expires_at > $2 and not exists ( select from one_time_codes code where code.session_id = session.id and code.kind = 'handover' and code.used_at is null) order by session.last_seen_at desc, session.id",
        None,
    )
}
impl OwnSessionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> OwnSessionsQuery<'c, 'a, 's, C, OwnSessions, 2> {
        OwnSessionsQuery {
            client,
            params: [user_id, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwnSessionsBorrowed, tokio_postgres::Error> {
                Ok(OwnSessionsBorrowed {
                    id: row.try_get(0)?,
                    team_id: row.try_get(1)?,
                    method: row.try_get(2)?,
                    factor: row.try_get(3)?,
                    created_at: row.try_get(4)?,
                    last_seen_at: row.try_get(5)?,
                    user_agent: row.try_get(6)?,
                    ip: row.try_get(7)?,
                    actor_id: row.try_get(8)?,
                    actor_name: row.try_get(9)?,
                })
            },
            mapper: |it| OwnSessions::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OwnSessionsParams, OwnSessionsQuery<'c, 'a, 's, C, OwnSessions, 2>, C>
    for OwnSessionsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OwnSessionsParams,
    ) -> OwnSessionsQuery<'c, 'a, 's, C, OwnSessions, 2> {
        self.bind(client, &params.user_id, &params.now)
    }
}
pub struct EndOwnSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_own_session() -> EndOwnSessionStmt {
    EndOwnSessionStmt(
        "update sessions set ended_at = $1, end_reason = 'ended by its person' where id = $2 and user_id = $3 and ended_at is null and expires_at > $1 returning id, user_id",
        None,
    )
}
impl EndOwnSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> EndedQuery<'c, 'a, 's, C, Ended, 3> {
        EndedQuery {
            client,
            params: [now, id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Ended, tokio_postgres::Error> {
                Ok(Ended {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| Ended::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, EndOwnSessionParams, EndedQuery<'c, 'a, 's, C, Ended, 3>, C>
    for EndOwnSessionStmt
{
    fn params(&'s self, client: &'c C, params: &'a EndOwnSessionParams) -> EndedQuery<'c, 'a, 's, C, Ended, 3> {
        self.bind(client, &params.now, &params.id, &params.user_id)
    }
}
pub struct EndOtherSessionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_other_sessions() -> EndOtherSessionsStmt {
    EndOtherSessionsStmt(
        "update sessions set ended_at = $1, end_reason = 'ended by its person' where user_id = $2 and id <> $3 and ended_at is null and expires_at > $1 returning id, user_id",
        None,
    )
}
impl EndOtherSessionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        user_id: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> EndedQuery<'c, 'a, 's, C, Ended, 3> {
        EndedQuery {
            client,
            params: [now, user_id, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Ended, tokio_postgres::Error> {
                Ok(Ended {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| Ended::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, EndOtherSessionsParams, EndedQuery<'c, 'a, 's, C, Ended, 3>, C>
    for EndOtherSessionsStmt
{
    fn params(&'s self, client: &'c C, params: &'a EndOtherSessionsParams) -> EndedQuery<'c, 'a, 's, C, Ended, 3> {
        self.bind(client, &params.now, &params.user_id, &params.id)
    }
}
pub struct EndSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_session() -> EndSessionStmt {
    EndSessionStmt(
        "update sessions set ended_at = $1, end_reason = $2 where id = $3 and ended_at is null returning id, user_id",
        None,
    )
}
impl EndSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        reason: &'a T1,
        id: &'a uuid::Uuid,
    ) -> EndedQuery<'c, 'a, 's, C, Ended, 3> {
        EndedQuery {
            client,
            params: [now, reason, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Ended, tokio_postgres::Error> {
                Ok(Ended {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| Ended::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, EndSessionParams<T1>, EndedQuery<'c, 'a, 's, C, Ended, 3>, C>
    for EndSessionStmt
{
    fn params(&'s self, client: &'c C, params: &'a EndSessionParams<T1>) -> EndedQuery<'c, 'a, 's, C, Ended, 3> {
        self.bind(client, &params.now, &params.reason, &params.id)
    }
}
pub struct EndSessionsAtTeamStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_sessions_at_team() -> EndSessionsAtTeamStmt {
    EndSessionsAtTeamStmt(
        "update sessions session set ended_at = $1, end_reason = $2 where (session.user_id = any($3) or session.actor_id = any($3)) and session.ended_at is null and (session.team_id is null or session.team_id = $4 or not exists ( select from user_teams other where other.user_id = session.user_id and other.team_id <> $4 and other.status not in ('inactive', 'terminated', 'archived'))) returning session.id, session.user_id",
        None,
    )
}
impl EndSessionsAtTeamStmt {
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
        now: &'a chrono::DateTime<chrono::Utc>,
        reason: &'a T1,
        user_ids: &'a T2,
        team_id: &'a T3,
    ) -> EndedQuery<'c, 'a, 's, C, Ended, 4> {
        EndedQuery {
            client,
            params: [now, reason, user_ids, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Ended, tokio_postgres::Error> {
                Ok(Ended {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| Ended::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>, T3: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        EndSessionsAtTeamParams<T1, T2, T3>,
        EndedQuery<'c, 'a, 's, C, Ended, 4>,
        C,
    > for EndSessionsAtTeamStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a EndSessionsAtTeamParams<T1, T2, T3>,
    ) -> EndedQuery<'c, 'a, 's, C, Ended, 4> {
        self.bind(client, &params.now, &params.reason, &params.user_ids, &params.team_id)
    }
}
pub struct RenewSessionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn renew_sessions() -> RenewSessionsStmt {
    RenewSessionsStmt(
        "update sessions set renew = true where user_id = any($1) and ended_at is null and expires_at > $2 returning id, user_id",
        None,
    )
}
impl RenewSessionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        user_ids: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> EndedQuery<'c, 'a, 's, C, Ended, 2> {
        EndedQuery {
            client,
            params: [user_ids, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Ended, tokio_postgres::Error> {
                Ok(Ended {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| Ended::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, RenewSessionsParams<T1>, EndedQuery<'c, 'a, 's, C, Ended, 2>, C>
    for RenewSessionsStmt
{
    fn params(&'s self, client: &'c C, params: &'a RenewSessionsParams<T1>) -> EndedQuery<'c, 'a, 's, C, Ended, 2> {
        self.bind(client, &params.user_ids, &params.now)
    }
}
pub struct RenewSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn renew_session() -> RenewSessionStmt {
    RenewSessionStmt(
        "with gone as ( update sessions set ended_at = $1, end_reason = 'renewed', successor = $2 where id = $3 returning user_id, team_id, persist, method, factor, proved_at, created_at, user_agent, ip, actor_id, impersonation_id, ways_version ) insert into sessions ( id, user_id, team_id, refresh_hash, rotated_at, persist, method, factor, proved_at, created_at, last_seen_at, expires_at, user_agent, ip, actor_id, impersonation_id, ways_version) select $2, user_id, team_id, $4, $1, persist, method, factor, proved_at, created_at, $1, $5, user_agent, ip, actor_id, impersonation_id, ways_version from gone",
        None,
    )
}
impl RenewSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        successor: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
        refresh_hash: &'a T1,
        expires_at: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[now, successor, id, refresh_hash, expires_at],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::BytesSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RenewSessionParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RenewSessionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RenewSessionParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.now,
            &params.successor,
            &params.id,
            &params.refresh_hash,
            &params.expires_at,
        ))
    }
}
pub struct SessionSuccessorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn session_successor() -> SessionSuccessorStmt {
    SessionSuccessorStmt(
        "select old.successor, old.refresh_hash, old.previous_hash, old.ended_at, old.refresh_used, coalesce(following.refresh_used or following.previous_hash is not null, true) as followed from sessions old left join sessions following on following.id = old.successor where old.id = $1 and old.successor is not null and old.ended_at is not null",
        None,
    )
}
impl SessionSuccessorStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> SessionSuccessorQuery<'c, 'a, 's, C, SessionSuccessor, 1> {
        SessionSuccessorQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SessionSuccessorBorrowed, tokio_postgres::Error> {
                Ok(SessionSuccessorBorrowed {
                    successor: row.try_get(0)?,
                    refresh_hash: row.try_get(1)?,
                    previous_hash: row.try_get(2)?,
                    ended_at: row.try_get(3)?,
                    refresh_used: row.try_get(4)?,
                    followed: row.try_get(5)?,
                })
            },
            mapper: |it| SessionSuccessor::from(it),
        }
    }
}
pub struct SessionUsedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn session_used() -> SessionUsedStmt {
    SessionUsedStmt(
        "update sessions set last_seen_at = $1 where id = $2 and ended_at is null",
        None,
    )
}
impl SessionUsedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SessionUsedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SessionUsedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SessionUsedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.id))
    }
}
pub struct EveryRoleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn every_role() -> EveryRoleStmt {
    EveryRoleStmt(
        "select distinct role from user_teams, unnest(roles) as role where user_id = $1 and status not in ('inactive', 'terminated', 'archived')",
        None,
    )
}
impl EveryRoleStmt {
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
pub struct AttachToChallengeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn attach_to_challenge() -> AttachToChallengeStmt {
    AttachToChallengeStmt(
        "update sign_in_challenges set state = state || $1 where hash = $2 and kind in ('second_factor', 'enrol') and host = $3 and used_at is null and expires_at > $4",
        None,
    )
}
impl AttachToChallengeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::BytesSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        more: &'a T1,
        hash: &'a T2,
        host: &'a T3,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[more, hash, host, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql, T2: crate::BytesSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        AttachToChallengeParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for AttachToChallengeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a AttachToChallengeParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.more, &params.hash, &params.host, &params.now))
    }
}
pub struct SessionProvedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn session_proved() -> SessionProvedStmt {
    SessionProvedStmt(
        "update sessions set proved_at = $1, factor = coalesce($2, factor) where id = $3",
        None,
    )
}
impl SessionProvedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        factor: &'a Option<T1>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, factor, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SessionProvedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SessionProvedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SessionProvedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.factor, &params.id))
    }
}
