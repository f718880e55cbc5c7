// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct MemberParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct MembersToChangeParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub user_ids: T2,
}
#[derive(Debug)]
pub struct MembersElsewhereParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql> {
    pub user_ids: T1,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct MembersByEmailParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub team_id: T1,
    pub keys: T3,
}
#[derive(Debug)]
pub struct MembersByUsernameParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub team_id: T1,
    pub keys: T3,
}
#[derive(Debug)]
pub struct MembersByEmployeeIdParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub team_id: T1,
    pub keys: T3,
}
#[derive(Debug)]
pub struct MembersByFacetParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub team_id: T1,
    pub facets: T3,
    pub most: i64,
}
#[derive(Debug)]
pub struct NamesOfParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub user_ids: T2,
}
#[derive(Debug)]
pub struct DefinedValuesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub user_ids: T2,
}
#[derive(Debug)]
pub struct UsernamesTakenParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub usernames: T2,
    pub user_ids: T3,
}
#[derive(Debug)]
pub struct TakeUsernamesParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub usernames: T2,
    pub user_ids: T3,
}
#[derive(Debug)]
pub struct SetAvatarParams<T1: crate::StringSql> {
    pub avatar: Option<T1>,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LockPointsParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CountPointsParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = i64>,
> {
    pub user_ids: T1,
    pub team_ids: T3,
    pub points: T4,
}
#[derive(Debug)]
pub struct MarkPresentParams<T1: crate::StringSql> {
    pub at: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct MarkSeenParams<T1: crate::StringSql> {
    pub at: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct MembersToInviteParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub before: Option<chrono::DateTime<chrono::Utc>>,
    pub team_id: T1,
    pub user_ids: T2,
}
#[derive(Debug)]
pub struct InviteMembersParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub user_ids: T2,
    pub before: Option<chrono::DateTime<chrono::Utc>>,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct CreateInvitationsParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub total: i32,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct StoreInvitationsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub id: uuid::Uuid,
    pub size: i64,
    pub user_ids: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct DropInvitationsParams {
    pub id: uuid::Uuid,
    pub number: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct InvitationsProgressedParams {
    pub people: i32,
    pub invited: i32,
    pub finished: bool,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct InvitationsStoppedParams {
    pub id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct MarkInvitedParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub team_id: T1,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct InsertJobParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::BytesSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
    T7: crate::ArraySql<Item = T6>,
    T8: crate::JsonSql,
> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub file_name: T2,
    pub content: T3,
    pub encoding: T4,
    pub delimiter: T5,
    pub columns: T7,
    pub sample: T8,
    pub total: i32,
    pub created_by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct DropWaitingJobsParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub kept: i64,
}
#[derive(Debug)]
pub struct JobParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct JobToChangeParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct JobContentParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct JobCheckedParams<T1: crate::JsonSql, T2: crate::StringSql> {
    pub mapping: T1,
    pub match_by: T2,
    pub invite: bool,
    pub created: i32,
    pub updated: i32,
    pub unchanged: i32,
    pub rejected: i32,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct JobProgressedParams {
    pub lines: i32,
    pub created: i32,
    pub updated: i32,
    pub unchanged: i32,
    pub rejected: i32,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct DiscardJobParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct JobStoppedParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub error: T1,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct JobDoneParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct InsertRowsParams<T1: crate::JsonSql> {
    pub job_id: uuid::Uuid,
    pub records: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct WaitingRowsParams {
    pub job_id: uuid::Uuid,
    pub most: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct RowsWithoutManagersParams {
    pub job_id: uuid::Uuid,
    pub most: i64,
}
#[derive(Debug)]
pub struct RowsDoneParams<T1: crate::JsonSql> {
    pub records: T1,
    pub job_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RowsPageParams<T1: crate::StringSql> {
    pub job_id: uuid::Uuid,
    pub outcome: Option<T1>,
    pub most: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct RowsAfterParams {
    pub job_id: uuid::Uuid,
    pub line: i32,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    pub id: String,
    pub user_id: uuid::Uuid,
    pub team_id: String,
    pub status: String,
    pub roles: Vec<String>,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub username: Option<String>,
    pub employee_id: String,
    pub phone: Option<String>,
    pub avatar: Option<String>,
    pub dob: Option<chrono::NaiveDate>,
    pub position: Option<String>,
    pub termination_date: Option<chrono::NaiveDate>,
    pub managers: Vec<uuid::Uuid>,
    pub tags: Vec<String>,
    pub loc1: Vec<String>,
    pub loc2: Vec<String>,
    pub loc3: Vec<String>,
    pub loc4: Vec<String>,
    pub loc5: Vec<String>,
    pub loc6: Vec<String>,
    pub div1: Vec<String>,
    pub div2: Vec<String>,
    pub div3: Vec<String>,
    pub div4: Vec<String>,
    pub div5: Vec<String>,
    pub div6: Vec<String>,
    pub custom1: Vec<String>,
    pub custom2: Vec<String>,
    pub custom3: Vec<String>,
    pub custom4: Vec<String>,
    pub custom5: Vec<String>,
    pub custom6: Vec<String>,
    pub fields: serde_json::Value,
    pub reward_points_count: i64,
    pub revision: i32,
    pub changed_by: Option<uuid::Uuid>,
    pub invited_at: Option<chrono::DateTime<chrono::Utc>>,
    pub joined_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_seen_at: Option<chrono::DateTime<chrono::Utc>>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
}
pub struct MemberBorrowed<'a> {
    pub id: &'a str,
    pub user_id: uuid::Uuid,
    pub team_id: &'a str,
    pub status: &'a str,
    pub roles: crate::ArrayIterator<'a, &'a str>,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub username: Option<&'a str>,
    pub employee_id: &'a str,
    pub phone: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub dob: Option<chrono::NaiveDate>,
    pub position: Option<&'a str>,
    pub termination_date: Option<chrono::NaiveDate>,
    pub managers: crate::ArrayIterator<'a, uuid::Uuid>,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub loc1: crate::ArrayIterator<'a, &'a str>,
    pub loc2: crate::ArrayIterator<'a, &'a str>,
    pub loc3: crate::ArrayIterator<'a, &'a str>,
    pub loc4: crate::ArrayIterator<'a, &'a str>,
    pub loc5: crate::ArrayIterator<'a, &'a str>,
    pub loc6: crate::ArrayIterator<'a, &'a str>,
    pub div1: crate::ArrayIterator<'a, &'a str>,
    pub div2: crate::ArrayIterator<'a, &'a str>,
    pub div3: crate::ArrayIterator<'a, &'a str>,
    pub div4: crate::ArrayIterator<'a, &'a str>,
    pub div5: crate::ArrayIterator<'a, &'a str>,
    pub div6: crate::ArrayIterator<'a, &'a str>,
    pub custom1: crate::ArrayIterator<'a, &'a str>,
    pub custom2: crate::ArrayIterator<'a, &'a str>,
    pub custom3: crate::ArrayIterator<'a, &'a str>,
    pub custom4: crate::ArrayIterator<'a, &'a str>,
    pub custom5: crate::ArrayIterator<'a, &'a str>,
    pub custom6: crate::ArrayIterator<'a, &'a str>,
    pub fields: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub reward_points_count: i64,
    pub revision: i32,
    pub changed_by: Option<uuid::Uuid>,
    pub invited_at: Option<chrono::DateTime<chrono::Utc>>,
    pub joined_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_seen_at: Option<chrono::DateTime<chrono::Utc>>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<MemberBorrowed<'a>> for Member {
    fn from(
        MemberBorrowed {
            id,
            user_id,
            team_id,
            status,
            roles,
            first_name,
            last_name,
            email,
            username,
            employee_id,
            phone,
            avatar,
            dob,
            position,
            termination_date,
            managers,
            tags,
            loc1,
            loc2,
            loc3,
            loc4,
            loc5,
            loc6,
            div1,
            div2,
            div3,
            div4,
            div5,
            div6,
            custom1,
            custom2,
            custom3,
            custom4,
            custom5,
            custom6,
            fields,
            reward_points_count,
            revision,
            changed_by,
            invited_at,
            joined_at,
            last_seen_at,
            created_at,
            updated_at,
        }: MemberBorrowed<'a>,
    ) -> Self {
        Self {
            id: id.into(),
            user_id,
            team_id: team_id.into(),
            status: status.into(),
            roles: roles.map(|v| v.into()).collect(),
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            username: username.map(|v| v.into()),
            employee_id: employee_id.into(),
            phone: phone.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
            dob,
            position: position.map(|v| v.into()),
            termination_date,
            managers: managers.map(|v| v).collect(),
            tags: tags.map(|v| v.into()).collect(),
            loc1: loc1.map(|v| v.into()).collect(),
            loc2: loc2.map(|v| v.into()).collect(),
            loc3: loc3.map(|v| v.into()).collect(),
            loc4: loc4.map(|v| v.into()).collect(),
            loc5: loc5.map(|v| v.into()).collect(),
            loc6: loc6.map(|v| v.into()).collect(),
            div1: div1.map(|v| v.into()).collect(),
            div2: div2.map(|v| v.into()).collect(),
            div3: div3.map(|v| v.into()).collect(),
            div4: div4.map(|v| v.into()).collect(),
            div5: div5.map(|v| v.into()).collect(),
            div6: div6.map(|v| v.into()).collect(),
            custom1: custom1.map(|v| v.into()).collect(),
            custom2: custom2.map(|v| v.into()).collect(),
            custom3: custom3.map(|v| v.into()).collect(),
            custom4: custom4.map(|v| v.into()).collect(),
            custom5: custom5.map(|v| v.into()).collect(),
            custom6: custom6.map(|v| v.into()).collect(),
            fields: serde_json::from_str(fields.0.get()).unwrap(),
            reward_points_count,
            revision,
            changed_by,
            invited_at,
            joined_at,
            last_seen_at,
            created_at,
            updated_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NamesOf {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
}
pub struct NamesOfBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
}
impl<'a> From<NamesOfBorrowed<'a>> for NamesOf {
    fn from(
        NamesOfBorrowed {
            user_id,
            first_name,
            last_name,
        }: NamesOfBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct DefinedValues {
    pub user_id: uuid::Uuid,
    pub values: serde_json::Value,
}
pub struct DefinedValuesBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub values: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<DefinedValuesBorrowed<'a>> for DefinedValues {
    fn from(DefinedValuesBorrowed { user_id, values }: DefinedValuesBorrowed<'a>) -> Self {
        Self {
            user_id,
            values: serde_json::from_str(values.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NameInTenant {
    pub first_name: String,
    pub last_name: String,
}
pub struct NameInTenantBorrowed<'a> {
    pub first_name: &'a str,
    pub last_name: &'a str,
}
impl<'a> From<NameInTenantBorrowed<'a>> for NameInTenant {
    fn from(NameInTenantBorrowed { first_name, last_name }: NameInTenantBorrowed<'a>) -> Self {
        Self {
            first_name: first_name.into(),
            last_name: last_name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct UsernamesTaken {
    pub username: String,
    pub user_id: uuid::Uuid,
}
pub struct UsernamesTakenBorrowed<'a> {
    pub username: &'a str,
    pub user_id: uuid::Uuid,
}
impl<'a> From<UsernamesTakenBorrowed<'a>> for UsernamesTaken {
    fn from(UsernamesTakenBorrowed { username, user_id }: UsernamesTakenBorrowed<'a>) -> Self {
        Self {
            username: username.into(),
            user_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MembersToInvite {
    pub user_id: uuid::Uuid,
    pub is_awaited: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct InviteMembers {
    pub id: String,
    pub user_id: uuid::Uuid,
}
pub struct InviteMembersBorrowed<'a> {
    pub id: &'a str,
    pub user_id: uuid::Uuid,
}
impl<'a> From<InviteMembersBorrowed<'a>> for InviteMembers {
    fn from(InviteMembersBorrowed { id, user_id }: InviteMembersBorrowed<'a>) -> Self {
        Self { id: id.into(), user_id }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NextInvitations {
    pub number: i64,
    pub users: Vec<uuid::Uuid>,
    pub is_followed: bool,
}
pub struct NextInvitationsBorrowed<'a> {
    pub number: i64,
    pub users: crate::ArrayIterator<'a, uuid::Uuid>,
    pub is_followed: bool,
}
impl<'a> From<NextInvitationsBorrowed<'a>> for NextInvitations {
    fn from(
        NextInvitationsBorrowed {
            number,
            users,
            is_followed,
        }: NextInvitationsBorrowed<'a>,
    ) -> Self {
        Self {
            number,
            users: users.map(|v| v).collect(),
            is_followed,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LatestInvitations {
    pub id: uuid::Uuid,
    pub total: i32,
    pub done: i32,
    pub invited: i32,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub finished_at: Option<chrono::DateTime<chrono::Utc>>,
    pub stopped_at: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Job {
    pub id: uuid::Uuid,
    pub status: String,
    pub file_name: String,
    pub encoding: String,
    pub delimiter: String,
    pub columns: Vec<String>,
    pub sample: serde_json::Value,
    pub mapping: serde_json::Value,
    pub match_by: Option<String>,
    pub invite: bool,
    pub total: i32,
    pub processed: i32,
    pub created: i32,
    pub updated: i32,
    pub unchanged: i32,
    pub rejected: i32,
    pub error: Option<String>,
    pub created_by: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub finished_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct JobBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub file_name: &'a str,
    pub encoding: &'a str,
    pub delimiter: &'a str,
    pub columns: crate::ArrayIterator<'a, &'a str>,
    pub sample: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub mapping: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub match_by: Option<&'a str>,
    pub invite: bool,
    pub total: i32,
    pub processed: i32,
    pub created: i32,
    pub updated: i32,
    pub unchanged: i32,
    pub rejected: i32,
    pub error: Option<&'a str>,
    pub created_by: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub finished_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<JobBorrowed<'a>> for Job {
    fn from(
        JobBorrowed {
            id,
            status,
            file_name,
            encoding,
            delimiter,
            columns,
            sample,
            mapping,
            match_by,
            invite,
            total,
            processed,
            created,
            updated,
            unchanged,
            rejected,
            error,
            created_by,
            created_at,
            finished_at,
        }: JobBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            file_name: file_name.into(),
            encoding: encoding.into(),
            delimiter: delimiter.into(),
            columns: columns.map(|v| v.into()).collect(),
            sample: serde_json::from_str(sample.0.get()).unwrap(),
            mapping: serde_json::from_str(mapping.0.get()).unwrap(),
            match_by: match_by.map(|v| v.into()),
            invite,
            total,
            processed,
            created,
            updated,
            unchanged,
            rejected,
            error: error.map(|v| v.into()),
            created_by,
            created_at,
            finished_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct WaitingRows {
    pub line: i32,
    pub label: String,
    pub person: Option<serde_json::Value>,
    pub user_id: Option<uuid::Uuid>,
}
pub struct WaitingRowsBorrowed<'a> {
    pub line: i32,
    pub label: &'a str,
    pub person: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub user_id: Option<uuid::Uuid>,
}
impl<'a> From<WaitingRowsBorrowed<'a>> for WaitingRows {
    fn from(
        WaitingRowsBorrowed {
            line,
            label,
            person,
            user_id,
        }: WaitingRowsBorrowed<'a>,
    ) -> Self {
        Self {
            line,
            label: label.into(),
            person: person.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            user_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct RowsWithoutManagers {
    pub line: i32,
    pub label: String,
    pub outcome: String,
    pub person: Option<serde_json::Value>,
    pub user_id: Option<uuid::Uuid>,
}
pub struct RowsWithoutManagersBorrowed<'a> {
    pub line: i32,
    pub label: &'a str,
    pub outcome: &'a str,
    pub person: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub user_id: Option<uuid::Uuid>,
}
impl<'a> From<RowsWithoutManagersBorrowed<'a>> for RowsWithoutManagers {
    fn from(
        RowsWithoutManagersBorrowed {
            line,
            label,
            outcome,
            person,
            user_id,
        }: RowsWithoutManagersBorrowed<'a>,
    ) -> Self {
        Self {
            line,
            label: label.into(),
            outcome: outcome.into(),
            person: person.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            user_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct RowsPage {
    pub line: i32,
    pub outcome: String,
    pub label: String,
    pub problems: serde_json::Value,
    pub user_id: Option<uuid::Uuid>,
    pub total: i64,
}
pub struct RowsPageBorrowed<'a> {
    pub line: i32,
    pub outcome: &'a str,
    pub label: &'a str,
    pub problems: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub user_id: Option<uuid::Uuid>,
    pub total: i64,
}
impl<'a> From<RowsPageBorrowed<'a>> for RowsPage {
    fn from(
        RowsPageBorrowed {
            line,
            outcome,
            label,
            problems,
            user_id,
            total,
        }: RowsPageBorrowed<'a>,
    ) -> Self {
        Self {
            line,
            outcome: outcome.into(),
            label: label.into(),
            problems: serde_json::from_str(problems.0.get()).unwrap(),
            user_id,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct RowsAfter {
    pub line: i32,
    pub outcome: String,
    pub label: String,
    pub problems: serde_json::Value,
}
pub struct RowsAfterBorrowed<'a> {
    pub line: i32,
    pub outcome: &'a str,
    pub label: &'a str,
    pub problems: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<RowsAfterBorrowed<'a>> for RowsAfter {
    fn from(
        RowsAfterBorrowed {
            line,
            outcome,
            label,
            problems,
        }: RowsAfterBorrowed<'a>,
    ) -> Self {
        Self {
            line,
            outcome: outcome.into(),
            label: label.into(),
            problems: serde_json::from_str(problems.0.get()).unwrap(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct MemberQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MemberBorrowed, tokio_postgres::Error>,
    mapper: fn(MemberBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MemberQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MemberBorrowed) -> R) -> MemberQuery<'c, 'a, 's, C, R, N> {
        MemberQuery {
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
pub struct I16Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<i16, tokio_postgres::Error>,
    mapper: fn(i16) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> I16Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(i16) -> R) -> I16Query<'c, 'a, 's, C, R, N> {
        I16Query {
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
pub struct NamesOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamesOfBorrowed, tokio_postgres::Error>,
    mapper: fn(NamesOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamesOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NamesOfBorrowed) -> R) -> NamesOfQuery<'c, 'a, 's, C, R, N> {
        NamesOfQuery {
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
pub struct DefinedValuesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DefinedValuesBorrowed, tokio_postgres::Error>,
    mapper: fn(DefinedValuesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DefinedValuesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DefinedValuesBorrowed) -> R) -> DefinedValuesQuery<'c, 'a, 's, C, R, N> {
        DefinedValuesQuery {
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
pub struct NameInTenantQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NameInTenantBorrowed, tokio_postgres::Error>,
    mapper: fn(NameInTenantBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NameInTenantQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NameInTenantBorrowed) -> R) -> NameInTenantQuery<'c, 'a, 's, C, R, N> {
        NameInTenantQuery {
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
pub struct UsernamesTakenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UsernamesTakenBorrowed, tokio_postgres::Error>,
    mapper: fn(UsernamesTakenBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UsernamesTakenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UsernamesTakenBorrowed) -> R) -> UsernamesTakenQuery<'c, 'a, 's, C, R, N> {
        UsernamesTakenQuery {
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
pub struct MembersToInviteQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MembersToInvite, tokio_postgres::Error>,
    mapper: fn(MembersToInvite) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MembersToInviteQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MembersToInvite) -> R) -> MembersToInviteQuery<'c, 'a, 's, C, R, N> {
        MembersToInviteQuery {
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
pub struct InviteMembersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InviteMembersBorrowed, tokio_postgres::Error>,
    mapper: fn(InviteMembersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InviteMembersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InviteMembersBorrowed) -> R) -> InviteMembersQuery<'c, 'a, 's, C, R, N> {
        InviteMembersQuery {
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
pub struct NextInvitationsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NextInvitationsBorrowed, tokio_postgres::Error>,
    mapper: fn(NextInvitationsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NextInvitationsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NextInvitationsBorrowed) -> R) -> NextInvitationsQuery<'c, 'a, 's, C, R, N> {
        NextInvitationsQuery {
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
pub struct LatestInvitationsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LatestInvitations, tokio_postgres::Error>,
    mapper: fn(LatestInvitations) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LatestInvitationsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LatestInvitations) -> R) -> LatestInvitationsQuery<'c, 'a, 's, C, R, N> {
        LatestInvitationsQuery {
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
pub struct JobQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<JobBorrowed, tokio_postgres::Error>,
    mapper: fn(JobBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> JobQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(JobBorrowed) -> R) -> JobQuery<'c, 'a, 's, C, R, N> {
        JobQuery {
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
pub struct OptionVecu8Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<&[u8]>, tokio_postgres::Error>,
    mapper: fn(Option<&[u8]>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionVecu8Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Option<&[u8]>) -> R) -> OptionVecu8Query<'c, 'a, 's, C, R, N> {
        OptionVecu8Query {
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
pub struct WaitingRowsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WaitingRowsBorrowed, tokio_postgres::Error>,
    mapper: fn(WaitingRowsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WaitingRowsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WaitingRowsBorrowed) -> R) -> WaitingRowsQuery<'c, 'a, 's, C, R, N> {
        WaitingRowsQuery {
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
pub struct RowsWithoutManagersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RowsWithoutManagersBorrowed, tokio_postgres::Error>,
    mapper: fn(RowsWithoutManagersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RowsWithoutManagersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RowsWithoutManagersBorrowed) -> R) -> RowsWithoutManagersQuery<'c, 'a, 's, C, R, N> {
        RowsWithoutManagersQuery {
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
pub struct RowsPageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RowsPageBorrowed, tokio_postgres::Error>,
    mapper: fn(RowsPageBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RowsPageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RowsPageBorrowed) -> R) -> RowsPageQuery<'c, 'a, 's, C, R, N> {
        RowsPageQuery {
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
pub struct RowsAfterQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RowsAfterBorrowed, tokio_postgres::Error>,
    mapper: fn(RowsAfterBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RowsAfterQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RowsAfterBorrowed) -> R) -> RowsAfterQuery<'c, 'a, 's, C, R, N> {
        RowsAfterQuery {
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
pub struct MemberStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn member() -> MemberStmt {
    MemberStmt(
        "select id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at, joined_at, last_seen_at, created_at, updated_at from user_teams where team_id = $1 and user_id = $2",
        None,
    )
}
impl MemberStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        MemberQuery {
            client,
            params: [team_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MemberBorrowed, tokio_postgres::Error> {
                Ok(MemberBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    roles: row.try_get(4)?,
                    first_name: row.try_get(5)?,
                    last_name: row.try_get(6)?,
                    email: row.try_get(7)?,
                    username: row.try_get(8)?,
                    employee_id: row.try_get(9)?,
                    phone: row.try_get(10)?,
                    avatar: row.try_get(11)?,
                    dob: row.try_get(12)?,
                    position: row.try_get(13)?,
                    termination_date: row.try_get(14)?,
                    managers: row.try_get(15)?,
                    tags: row.try_get(16)?,
                    loc1: row.try_get(17)?,
                    loc2: row.try_get(18)?,
                    loc3: row.try_get(19)?,
                    loc4: row.try_get(20)?,
                    loc5: row.try_get(21)?,
                    loc6: row.try_get(22)?,
                    div1: row.try_get(23)?,
                    div2: row.try_get(24)?,
                    div3: row.try_get(25)?,
                    div4: row.try_get(26)?,
                    div5: row.try_get(27)?,
                    div6: row.try_get(28)?,
                    custom1: row.try_get(29)?,
                    custom2: row.try_get(30)?,
                    custom3: row.try_get(31)?,
                    custom4: row.try_get(32)?,
                    custom5: row.try_get(33)?,
                    custom6: row.try_get(34)?,
                    fields: row.try_get(35)?,
                    reward_points_count: row.try_get(36)?,
                    revision: row.try_get(37)?,
                    changed_by: row.try_get(38)?,
                    invited_at: row.try_get(39)?,
                    joined_at: row.try_get(40)?,
                    last_seen_at: row.try_get(41)?,
                    created_at: row.try_get(42)?,
                    updated_at: row.try_get(43)?,
                })
            },
            mapper: |it| Member::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, MemberParams<T1>, MemberQuery<'c, 'a, 's, C, Member, 2>, C>
    for MemberStmt
{
    fn params(&'s self, client: &'c C, params: &'a MemberParams<T1>) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        self.bind(client, &params.team_id, &params.user_id)
    }
}
pub struct HighestRankStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn highest_rank() -> HighestRankStmt {
    HighestRankStmt("select max(rank) as rank from user_teams where user_id = $1", None)
}
impl HighestRankStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> I16Query<'c, 'a, 's, C, i16, 1> {
        I16Query {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MembersToChangeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members_to_change() -> MembersToChangeStmt {
    MembersToChangeStmt(
        "select id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at, joined_at, last_seen_at, created_at, updated_at from user_teams where team_id = $1 and user_id = any($2) order by id for update",
        None,
    )
}
impl MembersToChangeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_ids: &'a T2,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        MemberQuery {
            client,
            params: [team_id, user_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MemberBorrowed, tokio_postgres::Error> {
                Ok(MemberBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    roles: row.try_get(4)?,
                    first_name: row.try_get(5)?,
                    last_name: row.try_get(6)?,
                    email: row.try_get(7)?,
                    username: row.try_get(8)?,
                    employee_id: row.try_get(9)?,
                    phone: row.try_get(10)?,
                    avatar: row.try_get(11)?,
                    dob: row.try_get(12)?,
                    position: row.try_get(13)?,
                    termination_date: row.try_get(14)?,
                    managers: row.try_get(15)?,
                    tags: row.try_get(16)?,
                    loc1: row.try_get(17)?,
                    loc2: row.try_get(18)?,
                    loc3: row.try_get(19)?,
                    loc4: row.try_get(20)?,
                    loc5: row.try_get(21)?,
                    loc6: row.try_get(22)?,
                    div1: row.try_get(23)?,
                    div2: row.try_get(24)?,
                    div3: row.try_get(25)?,
                    div4: row.try_get(26)?,
                    div5: row.try_get(27)?,
                    div6: row.try_get(28)?,
                    custom1: row.try_get(29)?,
                    custom2: row.try_get(30)?,
                    custom3: row.try_get(31)?,
                    custom4: row.try_get(32)?,
                    custom5: row.try_get(33)?,
                    custom6: row.try_get(34)?,
                    fields: row.try_get(35)?,
                    reward_points_count: row.try_get(36)?,
                    revision: row.try_get(37)?,
                    changed_by: row.try_get(38)?,
                    invited_at: row.try_get(39)?,
                    joined_at: row.try_get(40)?,
                    last_seen_at: row.try_get(41)?,
                    created_at: row.try_get(42)?,
                    updated_at: row.try_get(43)?,
                })
            },
            mapper: |it| Member::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, MembersToChangeParams<T1, T2>, MemberQuery<'c, 'a, 's, C, Member, 2>, C>
    for MembersToChangeStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersToChangeParams<T1, T2>,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        self.bind(client, &params.team_id, &params.user_ids)
    }
}
pub struct MembersElsewhereStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members_elsewhere() -> MembersElsewhereStmt {
    MembersElsewhereStmt(
        "select id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at, joined_at, last_seen_at, created_at, updated_at from user_teams where user_id = any($1) and team_id <> $2 order by id for update",
        None,
    )
}
impl MembersElsewhereStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_ids: &'a T1,
        team_id: &'a T2,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        MemberQuery {
            client,
            params: [user_ids, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MemberBorrowed, tokio_postgres::Error> {
                Ok(MemberBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    roles: row.try_get(4)?,
                    first_name: row.try_get(5)?,
                    last_name: row.try_get(6)?,
                    email: row.try_get(7)?,
                    username: row.try_get(8)?,
                    employee_id: row.try_get(9)?,
                    phone: row.try_get(10)?,
                    avatar: row.try_get(11)?,
                    dob: row.try_get(12)?,
                    position: row.try_get(13)?,
                    termination_date: row.try_get(14)?,
                    managers: row.try_get(15)?,
                    tags: row.try_get(16)?,
                    loc1: row.try_get(17)?,
                    loc2: row.try_get(18)?,
                    loc3: row.try_get(19)?,
                    loc4: row.try_get(20)?,
                    loc5: row.try_get(21)?,
                    loc6: row.try_get(22)?,
                    div1: row.try_get(23)?,
                    div2: row.try_get(24)?,
                    div3: row.try_get(25)?,
                    div4: row.try_get(26)?,
                    div5: row.try_get(27)?,
                    div6: row.try_get(28)?,
                    custom1: row.try_get(29)?,
                    custom2: row.try_get(30)?,
                    custom3: row.try_get(31)?,
                    custom4: row.try_get(32)?,
                    custom5: row.try_get(33)?,
                    custom6: row.try_get(34)?,
                    fields: row.try_get(35)?,
                    reward_points_count: row.try_get(36)?,
                    revision: row.try_get(37)?,
                    changed_by: row.try_get(38)?,
                    invited_at: row.try_get(39)?,
                    joined_at: row.try_get(40)?,
                    last_seen_at: row.try_get(41)?,
                    created_at: row.try_get(42)?,
                    updated_at: row.try_get(43)?,
                })
            },
            mapper: |it| Member::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, MembersElsewhereParams<T1, T2>, MemberQuery<'c, 'a, 's, C, Member, 2>, C>
    for MembersElsewhereStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersElsewhereParams<T1, T2>,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        self.bind(client, &params.user_ids, &params.team_id)
    }
}
pub struct MembersByEmailStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members_by_email() -> MembersByEmailStmt {
    MembersByEmailStmt(
        "select id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at, joined_at, last_seen_at, created_at, updated_at from user_teams where team_id = $1 and email = any($2)",
        None,
    )
}
impl MembersByEmailStmt {
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
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        MemberQuery {
            client,
            params: [team_id, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MemberBorrowed, tokio_postgres::Error> {
                Ok(MemberBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    roles: row.try_get(4)?,
                    first_name: row.try_get(5)?,
                    last_name: row.try_get(6)?,
                    email: row.try_get(7)?,
                    username: row.try_get(8)?,
                    employee_id: row.try_get(9)?,
                    phone: row.try_get(10)?,
                    avatar: row.try_get(11)?,
                    dob: row.try_get(12)?,
                    position: row.try_get(13)?,
                    termination_date: row.try_get(14)?,
                    managers: row.try_get(15)?,
                    tags: row.try_get(16)?,
                    loc1: row.try_get(17)?,
                    loc2: row.try_get(18)?,
                    loc3: row.try_get(19)?,
                    loc4: row.try_get(20)?,
                    loc5: row.try_get(21)?,
                    loc6: row.try_get(22)?,
                    div1: row.try_get(23)?,
                    div2: row.try_get(24)?,
                    div3: row.try_get(25)?,
                    div4: row.try_get(26)?,
                    div5: row.try_get(27)?,
                    div6: row.try_get(28)?,
                    custom1: row.try_get(29)?,
                    custom2: row.try_get(30)?,
                    custom3: row.try_get(31)?,
                    custom4: row.try_get(32)?,
                    custom5: row.try_get(33)?,
                    custom6: row.try_get(34)?,
                    fields: row.try_get(35)?,
                    reward_points_count: row.try_get(36)?,
                    revision: row.try_get(37)?,
                    changed_by: row.try_get(38)?,
                    invited_at: row.try_get(39)?,
                    joined_at: row.try_get(40)?,
                    last_seen_at: row.try_get(41)?,
                    created_at: row.try_get(42)?,
                    updated_at: row.try_get(43)?,
                })
            },
            mapper: |it| Member::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MembersByEmailParams<T1, T2, T3>,
        MemberQuery<'c, 'a, 's, C, Member, 2>,
        C,
    > for MembersByEmailStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersByEmailParams<T1, T2, T3>,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        self.bind(client, &params.team_id, &params.keys)
    }
}
pub struct MembersByUsernameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members_by_username() -> MembersByUsernameStmt {
    MembersByUsernameStmt(
        "select id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at, joined_at, last_seen_at, created_at, updated_at from user_teams where team_id = $1 and username = any($2)",
        None,
    )
}
impl MembersByUsernameStmt {
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
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        MemberQuery {
            client,
            params: [team_id, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MemberBorrowed, tokio_postgres::Error> {
                Ok(MemberBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    roles: row.try_get(4)?,
                    first_name: row.try_get(5)?,
                    last_name: row.try_get(6)?,
                    email: row.try_get(7)?,
                    username: row.try_get(8)?,
                    employee_id: row.try_get(9)?,
                    phone: row.try_get(10)?,
                    avatar: row.try_get(11)?,
                    dob: row.try_get(12)?,
                    position: row.try_get(13)?,
                    termination_date: row.try_get(14)?,
                    managers: row.try_get(15)?,
                    tags: row.try_get(16)?,
                    loc1: row.try_get(17)?,
                    loc2: row.try_get(18)?,
                    loc3: row.try_get(19)?,
                    loc4: row.try_get(20)?,
                    loc5: row.try_get(21)?,
                    loc6: row.try_get(22)?,
                    div1: row.try_get(23)?,
                    div2: row.try_get(24)?,
                    div3: row.try_get(25)?,
                    div4: row.try_get(26)?,
                    div5: row.try_get(27)?,
                    div6: row.try_get(28)?,
                    custom1: row.try_get(29)?,
                    custom2: row.try_get(30)?,
                    custom3: row.try_get(31)?,
                    custom4: row.try_get(32)?,
                    custom5: row.try_get(33)?,
                    custom6: row.try_get(34)?,
                    fields: row.try_get(35)?,
                    reward_points_count: row.try_get(36)?,
                    revision: row.try_get(37)?,
                    changed_by: row.try_get(38)?,
                    invited_at: row.try_get(39)?,
                    joined_at: row.try_get(40)?,
                    last_seen_at: row.try_get(41)?,
                    created_at: row.try_get(42)?,
                    updated_at: row.try_get(43)?,
                })
            },
            mapper: |it| Member::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MembersByUsernameParams<T1, T2, T3>,
        MemberQuery<'c, 'a, 's, C, Member, 2>,
        C,
    > for MembersByUsernameStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersByUsernameParams<T1, T2, T3>,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        self.bind(client, &params.team_id, &params.keys)
    }
}
pub struct MembersByEmployeeIdStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members_by_employee_id() -> MembersByEmployeeIdStmt {
    MembersByEmployeeIdStmt(
        "select id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at, joined_at, last_seen_at, created_at, updated_at from user_teams where team_id = $1 and employee_id <> '' and employee_id = any($2)",
        None,
    )
}
impl MembersByEmployeeIdStmt {
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
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        MemberQuery {
            client,
            params: [team_id, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MemberBorrowed, tokio_postgres::Error> {
                Ok(MemberBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    roles: row.try_get(4)?,
                    first_name: row.try_get(5)?,
                    last_name: row.try_get(6)?,
                    email: row.try_get(7)?,
                    username: row.try_get(8)?,
                    employee_id: row.try_get(9)?,
                    phone: row.try_get(10)?,
                    avatar: row.try_get(11)?,
                    dob: row.try_get(12)?,
                    position: row.try_get(13)?,
                    termination_date: row.try_get(14)?,
                    managers: row.try_get(15)?,
                    tags: row.try_get(16)?,
                    loc1: row.try_get(17)?,
                    loc2: row.try_get(18)?,
                    loc3: row.try_get(19)?,
                    loc4: row.try_get(20)?,
                    loc5: row.try_get(21)?,
                    loc6: row.try_get(22)?,
                    div1: row.try_get(23)?,
                    div2: row.try_get(24)?,
                    div3: row.try_get(25)?,
                    div4: row.try_get(26)?,
                    div5: row.try_get(27)?,
                    div6: row.try_get(28)?,
                    custom1: row.try_get(29)?,
                    custom2: row.try_get(30)?,
                    custom3: row.try_get(31)?,
                    custom4: row.try_get(32)?,
                    custom5: row.try_get(33)?,
                    custom6: row.try_get(34)?,
                    fields: row.try_get(35)?,
                    reward_points_count: row.try_get(36)?,
                    revision: row.try_get(37)?,
                    changed_by: row.try_get(38)?,
                    invited_at: row.try_get(39)?,
                    joined_at: row.try_get(40)?,
                    last_seen_at: row.try_get(41)?,
                    created_at: row.try_get(42)?,
                    updated_at: row.try_get(43)?,
                })
            },
            mapper: |it| Member::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MembersByEmployeeIdParams<T1, T2, T3>,
        MemberQuery<'c, 'a, 's, C, Member, 2>,
        C,
    > for MembersByEmployeeIdStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersByEmployeeIdParams<T1, T2, T3>,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 2> {
        self.bind(client, &params.team_id, &params.keys)
    }
}
pub struct MembersByFacetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members_by_facet() -> MembersByFacetStmt {
    MembersByFacetStmt(
        "select id, user_id, team_id, status, roles, first_name, last_name, email, username, employee_id, phone, avatar, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, reward_points_count, revision, changed_by, invited_at, joined_at, last_seen_at, created_at, updated_at from user_teams where team_id = $1 and facets @> $2 order by lower(first_name), lower(last_name), id limit $3",
        None,
    )
}
impl MembersByFacetStmt {
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
        facets: &'a T3,
        most: &'a i64,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 3> {
        MemberQuery {
            client,
            params: [team_id, facets, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MemberBorrowed, tokio_postgres::Error> {
                Ok(MemberBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    roles: row.try_get(4)?,
                    first_name: row.try_get(5)?,
                    last_name: row.try_get(6)?,
                    email: row.try_get(7)?,
                    username: row.try_get(8)?,
                    employee_id: row.try_get(9)?,
                    phone: row.try_get(10)?,
                    avatar: row.try_get(11)?,
                    dob: row.try_get(12)?,
                    position: row.try_get(13)?,
                    termination_date: row.try_get(14)?,
                    managers: row.try_get(15)?,
                    tags: row.try_get(16)?,
                    loc1: row.try_get(17)?,
                    loc2: row.try_get(18)?,
                    loc3: row.try_get(19)?,
                    loc4: row.try_get(20)?,
                    loc5: row.try_get(21)?,
                    loc6: row.try_get(22)?,
                    div1: row.try_get(23)?,
                    div2: row.try_get(24)?,
                    div3: row.try_get(25)?,
                    div4: row.try_get(26)?,
                    div5: row.try_get(27)?,
                    div6: row.try_get(28)?,
                    custom1: row.try_get(29)?,
                    custom2: row.try_get(30)?,
                    custom3: row.try_get(31)?,
                    custom4: row.try_get(32)?,
                    custom5: row.try_get(33)?,
                    custom6: row.try_get(34)?,
                    fields: row.try_get(35)?,
                    reward_points_count: row.try_get(36)?,
                    revision: row.try_get(37)?,
                    changed_by: row.try_get(38)?,
                    invited_at: row.try_get(39)?,
                    joined_at: row.try_get(40)?,
                    last_seen_at: row.try_get(41)?,
                    created_at: row.try_get(42)?,
                    updated_at: row.try_get(43)?,
                })
            },
            mapper: |it| Member::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MembersByFacetParams<T1, T2, T3>,
        MemberQuery<'c, 'a, 's, C, Member, 3>,
        C,
    > for MembersByFacetStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersByFacetParams<T1, T2, T3>,
    ) -> MemberQuery<'c, 'a, 's, C, Member, 3> {
        self.bind(client, &params.team_id, &params.facets, &params.most)
    }
}
pub struct AdministratorsLockedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn administrators_locked() -> AdministratorsLockedStmt {
    AdministratorsLockedStmt(
        "select id from user_teams where team_id = $1 and rank >= 3 and status not in ('inactive', 'terminated', 'archived') order by id for update",
        None,
    )
}
impl AdministratorsLockedStmt {
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
pub struct InsertMembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_members() -> InsertMembersStmt {
    InsertMembersStmt(
        "insert into user_teams ( id, user_id, team_id, status, roles, rank, first_name, last_name, email, username, employee_id, phone, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, facets, search, revision, changed_by, invited_at, created_at, updated_at, avatar ) select id, user_id, team_id, status, roles, rank, first_name, last_name, email, username, employee_id, phone, dob, position, termination_date, managers, tags, loc1, loc2, loc3, loc4, loc5, loc6, div1, div2, div3, div4, div5, div6, custom1, custom2, custom3, custom4, custom5, custom6, fields, facets, search, revision, changed_by, invited_at, created_at, updated_at, (select other.avatar from user_teams other where other.user_id = new.user_id and other.avatar is not null limit 1) from jsonb_populate_recordset(null::user_teams, $1) new on conflict do nothing returning user_id",
        None,
    )
}
impl InsertMembersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        records: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [records],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UpdateMembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn update_members() -> UpdateMembersStmt {
    UpdateMembersStmt(
        "update user_teams t set status = n.status, roles = n.roles, rank = n.rank, first_name = n.first_name, last_name = n.last_name, email = n.email, username = n.username, employee_id = n.employee_id, phone = n.phone, dob = n.dob, position = n.position, termination_date = n.termination_date, managers = n.managers, tags = n.tags, loc1 = n.loc1, loc2 = n.loc2, loc3 = n.loc3, loc4 = n.loc4, loc5 = n.loc5, loc6 = n.loc6, div1 = n.div1, div2 = n.div2, div3 = n.div3, div4 = n.div4, div5 = n.div5, div6 = n.div6, custom1 = n.custom1, custom2 = n.custom2, custom3 = n.custom3, custom4 = n.custom4, custom5 = n.custom5, custom6 = n.custom6, fields = n.fields, facets = n.facets, search = n.search, revision = n.revision, changed_by = n.changed_by, invited_at = n.invited_at, updated_at = n.updated_at from jsonb_populate_recordset(null::user_teams, $1) n where t.id = n.id and t.revision = n.revision - 1 returning t.user_id",
        None,
    )
}
impl UpdateMembersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        records: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [records],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RolesChangedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn roles_changed() -> RolesChangedStmt {
    RolesChangedStmt(
        "select t.user_id from user_teams t, jsonb_populate_recordset(null::user_teams, $1) n where t.id = n.id and not (t.roles <@ n.roles and t.roles @> n.roles)",
        None,
    )
}
impl RolesChangedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        records: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [records],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct NamesOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn names_of() -> NamesOfStmt {
    NamesOfStmt(
        "select user_id, first_name, last_name from user_teams where team_id = $1 and user_id = any($2) order by lower(first_name), lower(last_name), id",
        None,
    )
}
impl NamesOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_ids: &'a T2,
    ) -> NamesOfQuery<'c, 'a, 's, C, NamesOf, 2> {
        NamesOfQuery {
            client,
            params: [team_id, user_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NamesOfBorrowed, tokio_postgres::Error> {
                Ok(NamesOfBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                })
            },
            mapper: |it| NamesOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, NamesOfParams<T1, T2>, NamesOfQuery<'c, 'a, 's, C, NamesOf, 2>, C>
    for NamesOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a NamesOfParams<T1, T2>) -> NamesOfQuery<'c, 'a, 's, C, NamesOf, 2> {
        self.bind(client, &params.team_id, &params.user_ids)
    }
}
pub struct DefinedValuesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn defined_values() -> DefinedValuesStmt {
    DefinedValuesStmt(
        "select user_id, fields || jsonb_build_object( 'loc1', loc1, 'loc2', loc2, 'loc3', loc3, 'loc4', loc4, 'loc5', loc5, 'loc6', loc6, 'div1', div1, 'div2', div2, 'div3', div3, 'div4', div4, 'div5', div5, 'div6', div6, 'custom1', custom1, 'custom2', custom2, 'custom3', custom3, 'custom4', custom4, 'custom5', custom5, 'custom6', custom6 ) as values from user_teams where team_id = $1 and user_id = any($2)",
        None,
    )
}
impl DefinedValuesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_ids: &'a T2,
    ) -> DefinedValuesQuery<'c, 'a, 's, C, DefinedValues, 2> {
        DefinedValuesQuery {
            client,
            params: [team_id, user_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DefinedValuesBorrowed, tokio_postgres::Error> {
                Ok(DefinedValuesBorrowed {
                    user_id: row.try_get(0)?,
                    values: row.try_get(1)?,
                })
            },
            mapper: |it| DefinedValues::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        DefinedValuesParams<T1, T2>,
        DefinedValuesQuery<'c, 'a, 's, C, DefinedValues, 2>,
        C,
    > for DefinedValuesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DefinedValuesParams<T1, T2>,
    ) -> DefinedValuesQuery<'c, 'a, 's, C, DefinedValues, 2> {
        self.bind(client, &params.team_id, &params.user_ids)
    }
}
pub struct NameInTenantStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn name_in_tenant() -> NameInTenantStmt {
    NameInTenantStmt(
        "select first_name, last_name from user_teams where user_id = $1 order by created_at limit 1",
        None,
    )
}
impl NameInTenantStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> NameInTenantQuery<'c, 'a, 's, C, NameInTenant, 1> {
        NameInTenantQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NameInTenantBorrowed, tokio_postgres::Error> {
                Ok(NameInTenantBorrowed {
                    first_name: row.try_get(0)?,
                    last_name: row.try_get(1)?,
                })
            },
            mapper: |it| NameInTenant::from(it),
        }
    }
}
pub struct UsernamesTakenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn usernames_taken() -> UsernamesTakenStmt {
    UsernamesTakenStmt(
        "select username, user_id from usernames where username = any($1) or user_id = any($2)",
        None,
    )
}
impl UsernamesTakenStmt {
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
    >(
        &'s self,
        client: &'c C,
        usernames: &'a T2,
        user_ids: &'a T3,
    ) -> UsernamesTakenQuery<'c, 'a, 's, C, UsernamesTaken, 2> {
        UsernamesTakenQuery {
            client,
            params: [usernames, user_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UsernamesTakenBorrowed, tokio_postgres::Error> {
                Ok(UsernamesTakenBorrowed {
                    username: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| UsernamesTaken::from(it),
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
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        UsernamesTakenParams<T1, T2, T3>,
        UsernamesTakenQuery<'c, 'a, 's, C, UsernamesTaken, 2>,
        C,
    > for UsernamesTakenStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a UsernamesTakenParams<T1, T2, T3>,
    ) -> UsernamesTakenQuery<'c, 'a, 's, C, UsernamesTaken, 2> {
        self.bind(client, &params.usernames, &params.user_ids)
    }
}
pub struct TakeUsernamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_usernames() -> TakeUsernamesStmt {
    TakeUsernamesStmt(
        "insert into usernames (username, user_id) select username, user_id from unnest($1::text[], $2::uuid[]) as wanted (username, user_id) on conflict (user_id) do update set username = excluded.username",
        None,
    )
}
impl TakeUsernamesStmt {
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
        T2: crate::ArraySql<Item = T1>,
        T3: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        usernames: &'a T2,
        user_ids: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[usernames, user_ids])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        TakeUsernamesParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for TakeUsernamesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a TakeUsernamesParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.usernames, &params.user_ids))
    }
}
pub struct ReleaseUsernameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn release_username() -> ReleaseUsernameStmt {
    ReleaseUsernameStmt("delete from usernames where user_id = $1", None)
}
impl ReleaseUsernameStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[user_id]).await
    }
}
pub struct SetAvatarStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_avatar() -> SetAvatarStmt {
    SetAvatarStmt("update user_teams set avatar = $1 where user_id = $2", None)
}
impl SetAvatarStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        avatar: &'a Option<T1>,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[avatar, user_id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetAvatarParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetAvatarStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetAvatarParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.avatar, &params.user_id))
    }
}
pub struct LockPointsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_points() -> LockPointsStmt {
    LockPointsStmt(
        "select reward_points_count from user_teams where team_id = $1 and user_id = $2 for no key update",
        None,
    )
}
impl LockPointsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [team_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockPointsParams<T1>, I64Query<'c, 'a, 's, C, i64, 2>, C>
    for LockPointsStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockPointsParams<T1>) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.team_id, &params.user_id)
    }
}
pub struct CountPointsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_points() -> CountPointsStmt {
    CountPointsStmt(
        "with counted as materialized ( select member.id, said.points from unnest($1::uuid[], $2::text[], $3::bigint[]) as said (user_id, team_id, points) join user_teams member on member.user_id = said.user_id and member.team_id = said.team_id order by member.id for no key update of member ) update user_teams member set reward_points_count = member.reward_points_count + counted.points from (select id, sum(points)::bigint as points from counted group by id) counted where member.id = counted.id",
        None,
    )
}
impl CountPointsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        user_ids: &'a T1,
        team_ids: &'a T3,
        points: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[user_ids, team_ids, points])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = i64>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CountPointsParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CountPointsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CountPointsParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.user_ids, &params.team_ids, &params.points))
    }
}
pub struct MarkPresentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_present() -> MarkPresentStmt {
    MarkPresentStmt(
        "update user_teams set joined_at = coalesce(joined_at, $1), last_seen_at = greatest(last_seen_at, $1) where id = (select id from user_teams where user_id = $2 and team_id = $3 for update skip locked)",
        None,
    )
}
impl MarkPresentStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        at: &'a chrono::DateTime<chrono::Utc>,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[at, user_id, team_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MarkPresentParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MarkPresentStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MarkPresentParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.at, &params.user_id, &params.team_id))
    }
}
pub struct MarkSeenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_seen() -> MarkSeenStmt {
    MarkSeenStmt(
        "update user_teams set joined_at = coalesce(joined_at, $1), last_seen_at = greatest(last_seen_at, $1) where user_id = $2 and team_id = $3",
        None,
    )
}
impl MarkSeenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        at: &'a chrono::DateTime<chrono::Utc>,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[at, user_id, team_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MarkSeenParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MarkSeenStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MarkSeenParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.at, &params.user_id, &params.team_id))
    }
}
pub struct MembersToInviteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn members_to_invite() -> MembersToInviteStmt {
    MembersToInviteStmt(
        "select user_id, joined_at is null and email is not null and status not in ('inactive', 'terminated', 'archived') and (invited_at is null or coalesce(invited_at < $1, false)) as is_awaited from user_teams where team_id = $2 and user_id = any($3) order by id",
        None,
    )
}
impl MembersToInviteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        before: &'a Option<chrono::DateTime<chrono::Utc>>,
        team_id: &'a T1,
        user_ids: &'a T2,
    ) -> MembersToInviteQuery<'c, 'a, 's, C, MembersToInvite, 3> {
        MembersToInviteQuery {
            client,
            params: [before, team_id, user_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MembersToInvite, tokio_postgres::Error> {
                Ok(MembersToInvite {
                    user_id: row.try_get(0)?,
                    is_awaited: row.try_get(1)?,
                })
            },
            mapper: |it| MembersToInvite::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MembersToInviteParams<T1, T2>,
        MembersToInviteQuery<'c, 'a, 's, C, MembersToInvite, 3>,
        C,
    > for MembersToInviteStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MembersToInviteParams<T1, T2>,
    ) -> MembersToInviteQuery<'c, 'a, 's, C, MembersToInvite, 3> {
        self.bind(client, &params.before, &params.team_id, &params.user_ids)
    }
}
pub struct InviteMembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn invite_members() -> InviteMembersStmt {
    InviteMembersStmt(
        "with awaited as materialized ( select id from user_teams where team_id = $1 and user_id = any($2) and joined_at is null and email is not null and status not in ('inactive', 'terminated', 'archived') and (invited_at is null or coalesce(invited_at < $3, false)) order by id for no key update ) update user_teams member set invited_at = $4 from awaited where member.id = awaited.id returning member.id, member.user_id",
        None,
    )
}
impl InviteMembersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_ids: &'a T2,
        before: &'a Option<chrono::DateTime<chrono::Utc>>,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> InviteMembersQuery<'c, 'a, 's, C, InviteMembers, 4> {
        InviteMembersQuery {
            client,
            params: [team_id, user_ids, before, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<InviteMembersBorrowed, tokio_postgres::Error> {
                Ok(InviteMembersBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| InviteMembers::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        InviteMembersParams<T1, T2>,
        InviteMembersQuery<'c, 'a, 's, C, InviteMembers, 4>,
        C,
    > for InviteMembersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a InviteMembersParams<T1, T2>,
    ) -> InviteMembersQuery<'c, 'a, 's, C, InviteMembers, 4> {
        self.bind(client, &params.team_id, &params.user_ids, &params.before, &params.now)
    }
}
pub struct ForgetInvitationJobsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_invitation_jobs() -> ForgetInvitationJobsStmt {
    ForgetInvitationJobsStmt(
        "delete from invitation_jobs where team_id = $1 and (finished_at is not null or stopped_at is not null)",
        None,
    )
}
impl ForgetInvitationJobsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[team_id]).await
    }
}
pub struct CreateInvitationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_invitations() -> CreateInvitationsStmt {
    CreateInvitationsStmt(
        "insert into invitation_jobs (id, team_id, total, created_by, started_at) values ($1, $2, $3, $4, $5)",
        None,
    )
}
impl CreateInvitationsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        total: &'a i32,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, team_id, total, by, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateInvitationsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateInvitationsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateInvitationsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.total,
            &params.by,
            &params.now,
        ))
    }
}
pub struct StoreInvitationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_invitations() -> StoreInvitationsStmt {
    StoreInvitationsStmt(
        "insert into invitation_portions (job_id, number, users) select $1, (person.number - 1) / $2::bigint, array_agg(person.id order by person.number) from unnest($3::uuid[]) with ordinality as person (id, number) group by (person.number - 1) / $2",
        None,
    )
}
impl StoreInvitationsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        size: &'a i64,
        user_ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, size, user_ids])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreInvitationsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreInvitationsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreInvitationsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.size, &params.user_ids))
    }
}
pub struct NextInvitationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_invitations() -> NextInvitationsStmt {
    NextInvitationsStmt(
        "select number, users, number < (select max(number) from invitation_portions where job_id = $1) as is_followed from invitation_portions where job_id = $1 order by number limit 1 for update",
        None,
    )
}
impl NextInvitationsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> NextInvitationsQuery<'c, 'a, 's, C, NextInvitations, 1> {
        NextInvitationsQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NextInvitationsBorrowed, tokio_postgres::Error> {
                Ok(NextInvitationsBorrowed {
                    number: row.try_get(0)?,
                    users: row.try_get(1)?,
                    is_followed: row.try_get(2)?,
                })
            },
            mapper: |it| NextInvitations::from(it),
        }
    }
}
pub struct DropInvitationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_invitations() -> DropInvitationsStmt {
    DropInvitationsStmt(
        "delete from invitation_portions where job_id = $1 and number = $2",
        None,
    )
}
impl DropInvitationsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        number: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, number]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DropInvitationsParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DropInvitationsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DropInvitationsParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.number))
    }
}
pub struct InvitationsProgressedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn invitations_progressed() -> InvitationsProgressedStmt {
    InvitationsProgressedStmt(
        "update invitation_jobs set done = done + $1, invited = invited + $2, finished_at = case when $3 then $4::timestamptz end where id = $5",
        None,
    )
}
impl InvitationsProgressedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        people: &'a i32,
        invited: &'a i32,
        finished: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[people, invited, finished, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InvitationsProgressedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InvitationsProgressedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InvitationsProgressedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.people,
            &params.invited,
            &params.finished,
            &params.now,
            &params.id,
        ))
    }
}
pub struct InvitationsStoppedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn invitations_stopped() -> InvitationsStoppedStmt {
    InvitationsStoppedStmt(
        "with forgotten as (delete from invitation_portions where job_id = $1) update invitation_jobs set stopped_at = $2 where id = $1 and finished_at is null and stopped_at is null",
        None,
    )
}
impl InvitationsStoppedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, now]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InvitationsStoppedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InvitationsStoppedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InvitationsStoppedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.now))
    }
}
pub struct LatestInvitationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn latest_invitations() -> LatestInvitationsStmt {
    LatestInvitationsStmt(
        "select id, total, done, invited, started_at, finished_at, stopped_at from invitation_jobs where team_id = $1 order by started_at desc limit 1",
        None,
    )
}
impl LatestInvitationsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
    ) -> LatestInvitationsQuery<'c, 'a, 's, C, LatestInvitations, 1> {
        LatestInvitationsQuery {
            client,
            params: [team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LatestInvitations, tokio_postgres::Error> {
                Ok(LatestInvitations {
                    id: row.try_get(0)?,
                    total: row.try_get(1)?,
                    done: row.try_get(2)?,
                    invited: row.try_get(3)?,
                    started_at: row.try_get(4)?,
                    finished_at: row.try_get(5)?,
                    stopped_at: row.try_get(6)?,
                })
            },
            mapper: |it| LatestInvitations::from(it),
        }
    }
}
pub struct MarkInvitedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_invited() -> MarkInvitedStmt {
    MarkInvitedStmt(
        "update user_teams set invited_at = $1 where team_id = $2 and user_id = $3",
        None,
    )
}
impl MarkInvitedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, team_id, user_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MarkInvitedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MarkInvitedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MarkInvitedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.team_id, &params.user_id))
    }
}
pub struct InsertJobStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_job() -> InsertJobStmt {
    InsertJobStmt(
        "insert into bulk_jobs ( id, kind, team_id, status, file_name, content, encoding, delimiter, columns, sample, total, created_by, created_at ) values ( $1, 'users', $2, 'uploaded', $3, $4, $5, $6, $7, $8, $9, $10, $11 )",
        None,
    )
}
impl InsertJobStmt {
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
        T3: crate::BytesSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::StringSql,
        T7: crate::ArraySql<Item = T6>,
        T8: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        file_name: &'a T2,
        content: &'a T3,
        encoding: &'a T4,
        delimiter: &'a T5,
        columns: &'a T7,
        sample: &'a T8,
        total: &'a i32,
        created_by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id, team_id, file_name, content, encoding, delimiter, columns, sample, total, created_by, now,
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
    T3: crate::BytesSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
    T7: crate::ArraySql<Item = T6>,
    T8: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertJobParams<T1, T2, T3, T4, T5, T6, T7, T8>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertJobStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertJobParams<T1, T2, T3, T4, T5, T6, T7, T8>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.file_name,
            &params.content,
            &params.encoding,
            &params.delimiter,
            &params.columns,
            &params.sample,
            &params.total,
            &params.created_by,
            &params.now,
        ))
    }
}
pub struct DropWaitingJobsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_waiting_jobs() -> DropWaitingJobsStmt {
    DropWaitingJobsStmt(
        "delete from bulk_jobs where id in ( select id from bulk_jobs where team_id = $1 and status in ('uploaded', 'checked') order by created_at desc, id desc offset $2)",
        None,
    )
}
impl DropWaitingJobsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kept: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[team_id, kept]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DropWaitingJobsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DropWaitingJobsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DropWaitingJobsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.team_id, &params.kept))
    }
}
pub struct PurgeWaitingJobsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge_waiting_jobs() -> PurgeWaitingJobsStmt {
    PurgeWaitingJobsStmt(
        "delete from bulk_jobs where status in ('uploaded', 'checked') and created_at < $1",
        None,
    )
}
impl PurgeWaitingJobsStmt {
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
pub struct PurgeRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge_rows() -> PurgeRowsStmt {
    PurgeRowsStmt(
        "delete from bulk_rows r using bulk_jobs j where j.id = r.job_id and j.status in ('done', 'failed') and j.finished_at < $1",
        None,
    )
}
impl PurgeRowsStmt {
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
pub struct JobStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job() -> JobStmt {
    JobStmt(
        "select id, status, file_name, encoding, delimiter, columns, sample, mapping, match_by, invite, total, processed, created, updated, unchanged, rejected, error, created_by, created_at, finished_at from bulk_jobs where team_id = $1 and id = $2 and kind = 'users'",
        None,
    )
}
impl JobStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        id: &'a uuid::Uuid,
    ) -> JobQuery<'c, 'a, 's, C, Job, 2> {
        JobQuery {
            client,
            params: [team_id, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<JobBorrowed, tokio_postgres::Error> {
                Ok(JobBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    file_name: row.try_get(2)?,
                    encoding: row.try_get(3)?,
                    delimiter: row.try_get(4)?,
                    columns: row.try_get(5)?,
                    sample: row.try_get(6)?,
                    mapping: row.try_get(7)?,
                    match_by: row.try_get(8)?,
                    invite: row.try_get(9)?,
                    total: row.try_get(10)?,
                    processed: row.try_get(11)?,
                    created: row.try_get(12)?,
                    updated: row.try_get(13)?,
                    unchanged: row.try_get(14)?,
                    rejected: row.try_get(15)?,
                    error: row.try_get(16)?,
                    created_by: row.try_get(17)?,
                    created_at: row.try_get(18)?,
                    finished_at: row.try_get(19)?,
                })
            },
            mapper: |it| Job::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, JobParams<T1>, JobQuery<'c, 'a, 's, C, Job, 2>, C> for JobStmt
{
    fn params(&'s self, client: &'c C, params: &'a JobParams<T1>) -> JobQuery<'c, 'a, 's, C, Job, 2> {
        self.bind(client, &params.team_id, &params.id)
    }
}
pub struct JobsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn jobs() -> JobsStmt {
    JobsStmt(
        "select id, status, file_name, encoding, delimiter, columns, sample, mapping, match_by, invite, total, processed, created, updated, unchanged, rejected, error, created_by, created_at, finished_at from bulk_jobs where team_id = $1 and kind = 'users' order by created_at desc limit 20",
        None,
    )
}
impl JobsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
    ) -> JobQuery<'c, 'a, 's, C, Job, 1> {
        JobQuery {
            client,
            params: [team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<JobBorrowed, tokio_postgres::Error> {
                Ok(JobBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    file_name: row.try_get(2)?,
                    encoding: row.try_get(3)?,
                    delimiter: row.try_get(4)?,
                    columns: row.try_get(5)?,
                    sample: row.try_get(6)?,
                    mapping: row.try_get(7)?,
                    match_by: row.try_get(8)?,
                    invite: row.try_get(9)?,
                    total: row.try_get(10)?,
                    processed: row.try_get(11)?,
                    created: row.try_get(12)?,
                    updated: row.try_get(13)?,
                    unchanged: row.try_get(14)?,
                    rejected: row.try_get(15)?,
                    error: row.try_get(16)?,
                    created_by: row.try_get(17)?,
                    created_at: row.try_get(18)?,
                    finished_at: row.try_get(19)?,
                })
            },
            mapper: |it| Job::from(it),
        }
    }
}
pub struct JobToChangeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_to_change() -> JobToChangeStmt {
    JobToChangeStmt(
        "select id, status, file_name, encoding, delimiter, columns, sample, mapping, match_by, invite, total, processed, created, updated, unchanged, rejected, error, created_by, created_at, finished_at from bulk_jobs where team_id = $1 and id = $2 and kind = 'users' for update",
        None,
    )
}
impl JobToChangeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        id: &'a uuid::Uuid,
    ) -> JobQuery<'c, 'a, 's, C, Job, 2> {
        JobQuery {
            client,
            params: [team_id, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<JobBorrowed, tokio_postgres::Error> {
                Ok(JobBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    file_name: row.try_get(2)?,
                    encoding: row.try_get(3)?,
                    delimiter: row.try_get(4)?,
                    columns: row.try_get(5)?,
                    sample: row.try_get(6)?,
                    mapping: row.try_get(7)?,
                    match_by: row.try_get(8)?,
                    invite: row.try_get(9)?,
                    total: row.try_get(10)?,
                    processed: row.try_get(11)?,
                    created: row.try_get(12)?,
                    updated: row.try_get(13)?,
                    unchanged: row.try_get(14)?,
                    rejected: row.try_get(15)?,
                    error: row.try_get(16)?,
                    created_by: row.try_get(17)?,
                    created_at: row.try_get(18)?,
                    finished_at: row.try_get(19)?,
                })
            },
            mapper: |it| Job::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, JobToChangeParams<T1>, JobQuery<'c, 'a, 's, C, Job, 2>, C>
    for JobToChangeStmt
{
    fn params(&'s self, client: &'c C, params: &'a JobToChangeParams<T1>) -> JobQuery<'c, 'a, 's, C, Job, 2> {
        self.bind(client, &params.team_id, &params.id)
    }
}
pub struct JobContentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_content() -> JobContentStmt {
    JobContentStmt(
        "select content from bulk_jobs where team_id = $1 and id = $2 and kind = 'users'",
        None,
    )
}
impl JobContentStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        id: &'a uuid::Uuid,
    ) -> OptionVecu8Query<'c, 'a, 's, C, Option<Vec<u8>>, 2> {
        OptionVecu8Query {
            client,
            params: [team_id, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.map(|v| v.into()),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        JobContentParams<T1>,
        OptionVecu8Query<'c, 'a, 's, C, Option<Vec<u8>>, 2>,
        C,
    > for JobContentStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a JobContentParams<T1>,
    ) -> OptionVecu8Query<'c, 'a, 's, C, Option<Vec<u8>>, 2> {
        self.bind(client, &params.team_id, &params.id)
    }
}
pub struct JobCheckedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_checked() -> JobCheckedStmt {
    JobCheckedStmt(
        "update bulk_jobs set status = 'checked', mapping = $1, match_by = $2, invite = $3, processed = 0, created = $4, updated = $5, unchanged = $6, rejected = $7 where id = $8",
        None,
    )
}
impl JobCheckedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        mapping: &'a T1,
        match_by: &'a T2,
        invite: &'a bool,
        created: &'a i32,
        updated: &'a i32,
        unchanged: &'a i32,
        rejected: &'a i32,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[mapping, match_by, invite, created, updated, unchanged, rejected, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        JobCheckedParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for JobCheckedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a JobCheckedParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.mapping,
            &params.match_by,
            &params.invite,
            &params.created,
            &params.updated,
            &params.unchanged,
            &params.rejected,
            &params.id,
        ))
    }
}
pub struct JobStartedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_started() -> JobStartedStmt {
    JobStartedStmt(
        "update bulk_jobs set status = 'running', content = null, sample = '[]', processed = unchanged + rejected, created = 0, updated = 0 where id = $1 and status = 'checked'",
        None,
    )
}
impl JobStartedStmt {
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
pub struct JobProgressedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_progressed() -> JobProgressedStmt {
    JobProgressedStmt(
        "update bulk_jobs set processed = processed + $1, created = created + $2, updated = updated + $3, unchanged = unchanged + $4, rejected = rejected + $5 where id = $6",
        None,
    )
}
impl JobProgressedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        lines: &'a i32,
        created: &'a i32,
        updated: &'a i32,
        unchanged: &'a i32,
        rejected: &'a i32,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[lines, created, updated, unchanged, rejected, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        JobProgressedParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for JobProgressedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a JobProgressedParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.lines,
            &params.created,
            &params.updated,
            &params.unchanged,
            &params.rejected,
            &params.id,
        ))
    }
}
pub struct DiscardJobStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn discard_job() -> DiscardJobStmt {
    DiscardJobStmt(
        "delete from bulk_jobs where team_id = $1 and id = $2 and kind = 'users' and status in ('uploaded', 'checked')",
        None,
    )
}
impl DiscardJobStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[team_id, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DiscardJobParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DiscardJobStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DiscardJobParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.team_id, &params.id))
    }
}
pub struct JobStoppedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_stopped() -> JobStoppedStmt {
    JobStoppedStmt(
        "update bulk_jobs set status = 'failed', finished_at = $1, error = $2 where id = $3 and status = 'running'",
        None,
    )
}
impl JobStoppedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        error: &'a T1,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, error, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        JobStoppedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for JobStoppedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a JobStoppedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.error, &params.id))
    }
}
pub struct JobResumedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_resumed() -> JobResumedStmt {
    JobResumedStmt(
        "update bulk_jobs set status = 'running', finished_at = null, error = null where id = $1 and status = 'failed'",
        None,
    )
}
impl JobResumedStmt {
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
pub struct JobDoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn job_done() -> JobDoneStmt {
    JobDoneStmt(
        "update bulk_jobs set status = 'done', finished_at = $1 where id = $2 and status = 'running'",
        None,
    )
}
impl JobDoneStmt {
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
        JobDoneParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for JobDoneStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a JobDoneParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.id))
    }
}
pub struct DeleteRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_rows() -> DeleteRowsStmt {
    DeleteRowsStmt("delete from bulk_rows where job_id = $1", None)
}
impl DeleteRowsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        job_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[job_id]).await
    }
}
pub struct InsertRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_rows() -> InsertRowsStmt {
    InsertRowsStmt(
        "insert into bulk_rows (job_id, line, outcome, label, problems, person, user_id) select $1, line, outcome, label, problems, person, user_id from jsonb_populate_recordset(null::bulk_rows, $2)",
        None,
    )
}
impl InsertRowsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        job_id: &'a uuid::Uuid,
        records: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[job_id, records]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertRowsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertRowsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertRowsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.job_id, &params.records))
    }
}
pub struct WaitingRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn waiting_rows() -> WaitingRowsStmt {
    WaitingRowsStmt(
        "select line, label, person, user_id from bulk_rows where job_id = $1 and person is not null and outcome in ('create', 'update') order by line limit $2",
        None,
    )
}
impl WaitingRowsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        job_id: &'a uuid::Uuid,
        most: &'a i64,
    ) -> WaitingRowsQuery<'c, 'a, 's, C, WaitingRows, 2> {
        WaitingRowsQuery {
            client,
            params: [job_id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<WaitingRowsBorrowed, tokio_postgres::Error> {
                Ok(WaitingRowsBorrowed {
                    line: row.try_get(0)?,
                    label: row.try_get(1)?,
                    person: row.try_get(2)?,
                    user_id: row.try_get(3)?,
                })
            },
            mapper: |it| WaitingRows::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, WaitingRowsParams, WaitingRowsQuery<'c, 'a, 's, C, WaitingRows, 2>, C>
    for WaitingRowsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a WaitingRowsParams,
    ) -> WaitingRowsQuery<'c, 'a, 's, C, WaitingRows, 2> {
        self.bind(client, &params.job_id, &params.most)
    }
}
pub struct RowsWithoutManagersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rows_without_managers() -> RowsWithoutManagersStmt {
    RowsWithoutManagersStmt(
        "select line, label, outcome, person, user_id from bulk_rows where job_id = $1 and person is not null order by line limit $2",
        None,
    )
}
impl RowsWithoutManagersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        job_id: &'a uuid::Uuid,
        most: &'a i64,
    ) -> RowsWithoutManagersQuery<'c, 'a, 's, C, RowsWithoutManagers, 2> {
        RowsWithoutManagersQuery {
            client,
            params: [job_id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RowsWithoutManagersBorrowed, tokio_postgres::Error> {
                Ok(RowsWithoutManagersBorrowed {
                    line: row.try_get(0)?,
                    label: row.try_get(1)?,
                    outcome: row.try_get(2)?,
                    person: row.try_get(3)?,
                    user_id: row.try_get(4)?,
                })
            },
            mapper: |it| RowsWithoutManagers::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RowsWithoutManagersParams,
        RowsWithoutManagersQuery<'c, 'a, 's, C, RowsWithoutManagers, 2>,
        C,
    > for RowsWithoutManagersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RowsWithoutManagersParams,
    ) -> RowsWithoutManagersQuery<'c, 'a, 's, C, RowsWithoutManagers, 2> {
        self.bind(client, &params.job_id, &params.most)
    }
}
pub struct RowsDoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rows_done() -> RowsDoneStmt {
    RowsDoneStmt(
        "update bulk_rows r set outcome = n.outcome, problems = n.problems, user_id = n.user_id, person = n.person from jsonb_populate_recordset(null::bulk_rows, $1) n where r.job_id = $2 and r.line = n.line",
        None,
    )
}
impl RowsDoneStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        records: &'a T1,
        job_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[records, job_id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RowsDoneParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RowsDoneStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RowsDoneParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.records, &params.job_id))
    }
}
pub struct RowsPageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rows_page() -> RowsPageStmt {
    RowsPageStmt(
        "select line, outcome, label, problems, user_id, count(*) over () as total from bulk_rows where job_id = $1 and ($2::text is null or outcome = $2) order by line limit $3 offset $4",
        None,
    )
}
impl RowsPageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        job_id: &'a uuid::Uuid,
        outcome: &'a Option<T1>,
        most: &'a i64,
        skip: &'a i64,
    ) -> RowsPageQuery<'c, 'a, 's, C, RowsPage, 4> {
        RowsPageQuery {
            client,
            params: [job_id, outcome, most, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RowsPageBorrowed, tokio_postgres::Error> {
                Ok(RowsPageBorrowed {
                    line: row.try_get(0)?,
                    outcome: row.try_get(1)?,
                    label: row.try_get(2)?,
                    problems: row.try_get(3)?,
                    user_id: row.try_get(4)?,
                    total: row.try_get(5)?,
                })
            },
            mapper: |it| RowsPage::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, RowsPageParams<T1>, RowsPageQuery<'c, 'a, 's, C, RowsPage, 4>, C>
    for RowsPageStmt
{
    fn params(&'s self, client: &'c C, params: &'a RowsPageParams<T1>) -> RowsPageQuery<'c, 'a, 's, C, RowsPage, 4> {
        self.bind(client, &params.job_id, &params.outcome, &params.most, &params.skip)
    }
}
pub struct RowsAfterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rows_after() -> RowsAfterStmt {
    RowsAfterStmt(
        "select line, outcome, label, problems from bulk_rows where job_id = $1 and line > $2 order by line limit 2000",
        None,
    )
}
impl RowsAfterStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        job_id: &'a uuid::Uuid,
        line: &'a i32,
    ) -> RowsAfterQuery<'c, 'a, 's, C, RowsAfter, 2> {
        RowsAfterQuery {
            client,
            params: [job_id, line],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RowsAfterBorrowed, tokio_postgres::Error> {
                Ok(RowsAfterBorrowed {
                    line: row.try_get(0)?,
                    outcome: row.try_get(1)?,
                    label: row.try_get(2)?,
                    problems: row.try_get(3)?,
                })
            },
            mapper: |it| RowsAfter::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, RowsAfterParams, RowsAfterQuery<'c, 'a, 's, C, RowsAfter, 2>, C>
    for RowsAfterStmt
{
    fn params(&'s self, client: &'c C, params: &'a RowsAfterParams) -> RowsAfterQuery<'c, 'a, 's, C, RowsAfter, 2> {
        self.bind(client, &params.job_id, &params.line)
    }
}
pub struct DecisionWasFollowedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn decision_was_followed() -> DecisionWasFollowedStmt {
    DecisionWasFollowedStmt(
        "select exists ( select from facts later where later.seq > word.seq and later.subject = word.subject and later.kind in ('superadmin.appointed', 'superadmin.withdrawn')) as followed from facts word where word.id = $1",
        None,
    )
}
impl DecisionWasFollowedStmt {
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
