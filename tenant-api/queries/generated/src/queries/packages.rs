// This file was generated with `clorinde`. Do not modify.

#[derive(Clone, Copy, Debug)]
pub struct InsertPackageParams {
    pub id: uuid::Uuid,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct InsertVersionParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub id: uuid::Uuid,
    pub title: T1,
    pub search: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct VersionParams {
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct ItemsParams {
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct CopyVersionParams {
    pub to: i32,
    pub id: uuid::Uuid,
    pub from: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct CopyItemsParams {
    pub to: i32,
    pub id: uuid::Uuid,
    pub from: i32,
}
#[derive(Debug)]
pub struct StoreVersionParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::JsonSql,
    T7: crate::StringSql,
    T8: crate::StringSql,
> {
    pub title: T1,
    pub description: T2,
    pub category: T3,
    pub tags: T5,
    pub due: T6,
    pub on_removal: T7,
    pub search: T8,
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct ForgetItemsParams {
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Debug)]
pub struct StoreItemsParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub id: uuid::Uuid,
    pub version: i32,
    pub types: T2,
    pub documents: T3,
}
#[derive(Debug)]
pub struct KnownItemsParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub types: T2,
    pub documents: T3,
}
#[derive(Debug)]
pub struct TouchPackageParams<T1: crate::StringSql> {
    pub status: T1,
    pub draft_version: i32,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct FreezeVersionParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct PublishPackageParams {
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
#[derive(Debug)]
pub struct SetTeamsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>> {
    pub teams: Option<T2>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct OfferedItemsParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub kind: Option<T1>,
    pub search: Option<T2>,
}
#[derive(Debug)]
pub struct LockItemsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub packages: T1,
    pub users: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct LockAddedItemsParams {
    pub package_id: uuid::Uuid,
    pub before: Option<i32>,
}
#[derive(Debug)]
pub struct GrantParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = bool>,
> {
    pub ids: T1,
    pub users: T2,
    pub packages: T3,
    pub optionals: T4,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ReleaseParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub users: T1,
    pub packages: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct RecordParams {
    pub user_id: uuid::Uuid,
    pub package_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LockHeldParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub packages: T2,
}
#[derive(Debug)]
pub struct PeopleOfParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub r#type: T1,
    pub records: T2,
}
#[derive(Debug)]
pub struct LockHoldingParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub document_id: uuid::Uuid,
    pub r#type: T1,
    pub users: T2,
}
#[derive(Debug)]
pub struct MarkStartedParams<T1: crate::StringSql> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub document_id: uuid::Uuid,
    pub r#type: T1,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RecountParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub ids: T1,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct LockToRestartParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub package_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct RestartParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
}
#[derive(Debug)]
pub struct CompletedOfParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub package_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct LearnersParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub team_id: T1,
    pub package_id: uuid::Uuid,
    pub search: Option<T2>,
    pub status: Option<T3>,
    pub sort: T4,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct ProgressParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub package_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct HoldersParams {
    pub package_id: uuid::Uuid,
    pub most: i64,
}
#[derive(Debug)]
pub struct MineParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub search: Option<T1>,
    pub status: Option<T2>,
    pub sort: T3,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct MyPackageParams {
    pub user_id: uuid::Uuid,
    pub package_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct StatesParams {
    pub user_id: uuid::Uuid,
    pub package_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockPackage {
    pub id: uuid::Uuid,
    pub status: String,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<String>,
    pub teams: Option<Vec<String>>,
}
pub struct LockPackageBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<&'a str>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockPackageBorrowed<'a>> for LockPackage {
    fn from(
        LockPackageBorrowed {
            id,
            status,
            live_version,
            draft_version,
            revision,
            changed_at,
            changed_by_name,
            teams,
        }: LockPackageBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            live_version,
            draft_version,
            revision,
            changed_at,
            changed_by_name: changed_by_name.map(|v| v.into()),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockPackages {
    pub id: uuid::Uuid,
    pub status: String,
    pub live_version: Option<i32>,
    pub revision: i32,
    pub title: String,
    pub teams: Option<Vec<String>>,
}
pub struct LockPackagesBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub live_version: Option<i32>,
    pub revision: i32,
    pub title: &'a str,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockPackagesBorrowed<'a>> for LockPackages {
    fn from(
        LockPackagesBorrowed {
            id,
            status,
            live_version,
            revision,
            title,
            teams,
        }: LockPackagesBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            live_version,
            revision,
            title: title.into(),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Version {
    pub title: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub due: serde_json::Value,
    pub on_removal: String,
    pub frozen_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct VersionBorrowed<'a> {
    pub title: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub due: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub on_removal: &'a str,
    pub frozen_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<VersionBorrowed<'a>> for Version {
    fn from(
        VersionBorrowed {
            title,
            description,
            category,
            tags,
            due,
            on_removal,
            frozen_at,
        }: VersionBorrowed<'a>,
    ) -> Self {
        Self {
            title: title.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            due: serde_json::from_str(due.0.get()).unwrap(),
            on_removal: on_removal.into(),
            frozen_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Items {
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub is_bundle: bool,
    pub title: Option<String>,
    pub status: Option<String>,
    pub is_given: bool,
}
pub struct ItemsBorrowed<'a> {
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub is_bundle: bool,
    pub title: Option<&'a str>,
    pub status: Option<&'a str>,
    pub is_given: bool,
}
impl<'a> From<ItemsBorrowed<'a>> for Items {
    fn from(
        ItemsBorrowed {
            r#type,
            document_id,
            is_bundle,
            title,
            status,
            is_given,
        }: ItemsBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            document_id,
            is_bundle,
            title: title.map(|v| v.into()),
            status: status.map(|v| v.into()),
            is_given,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct KnownItems {
    pub r#type: String,
    pub id: uuid::Uuid,
}
pub struct KnownItemsBorrowed<'a> {
    pub r#type: &'a str,
    pub id: uuid::Uuid,
}
impl<'a> From<KnownItemsBorrowed<'a>> for KnownItems {
    fn from(KnownItemsBorrowed { r#type, id }: KnownItemsBorrowed<'a>) -> Self {
        Self {
            r#type: r#type.into(),
            id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OnePackage {
    pub id: uuid::Uuid,
    pub status: String,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub live_title: Option<String>,
    pub people: i64,
    pub teams: Option<Vec<String>>,
}
pub struct OnePackageBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub live_title: Option<&'a str>,
    pub people: i64,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<OnePackageBorrowed<'a>> for OnePackage {
    fn from(
        OnePackageBorrowed {
            id,
            status,
            live_version,
            draft_version,
            revision,
            changed_at,
            created_at,
            live_title,
            people,
            teams,
        }: OnePackageBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            live_version,
            draft_version,
            revision,
            changed_at,
            created_at,
            live_title: live_title.map(|v| v.into()),
            people,
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TagsInUse {
    pub categories: Vec<String>,
    pub tags: Vec<String>,
}
pub struct TagsInUseBorrowed<'a> {
    pub categories: crate::ArrayIterator<'a, &'a str>,
    pub tags: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<TagsInUseBorrowed<'a>> for TagsInUse {
    fn from(TagsInUseBorrowed { categories, tags }: TagsInUseBorrowed<'a>) -> Self {
        Self {
            categories: categories.map(|v| v.into()).collect(),
            tags: tags.map(|v| v.into()).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OfferedItems {
    pub r#type: String,
    pub id: uuid::Uuid,
    pub title: String,
    pub status: String,
    pub is_given: bool,
    pub is_bundle: bool,
}
pub struct OfferedItemsBorrowed<'a> {
    pub r#type: &'a str,
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub status: &'a str,
    pub is_given: bool,
    pub is_bundle: bool,
}
impl<'a> From<OfferedItemsBorrowed<'a>> for OfferedItems {
    fn from(
        OfferedItemsBorrowed {
            r#type,
            id,
            title,
            status,
            is_given,
            is_bundle,
        }: OfferedItemsBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            id,
            title: title.into(),
            status: status.into(),
            is_given,
            is_bundle,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Grant {
    pub user_id: uuid::Uuid,
    pub package_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    pub id: uuid::Uuid,
    pub status: String,
    pub progress: i16,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct RecordBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub progress: i16,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<RecordBorrowed<'a>> for Record {
    fn from(
        RecordBorrowed {
            id,
            status,
            progress,
            archived_at,
        }: RecordBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            progress,
            archived_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DatedCourses {
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DatedByField {
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Recount {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub package_id: uuid::Uuid,
    pub status: String,
}
pub struct RecountBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub package_id: uuid::Uuid,
    pub status: &'a str,
}
impl<'a> From<RecountBorrowed<'a>> for Recount {
    fn from(
        RecountBorrowed {
            id,
            user_id,
            package_id,
            status,
        }: RecountBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            package_id,
            status: status.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockToRestart {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LearnerRow {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub total: i64,
}
pub struct LearnerRowBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub total: i64,
}
impl<'a> From<LearnerRowBorrowed<'a>> for LearnerRow {
    fn from(
        LearnerRowBorrowed {
            id,
            user_id,
            first_name,
            last_name,
            email,
            avatar,
            status,
            progress,
            is_optional,
            permitted_at,
            started_at,
            completed_at,
            updated_at,
            total,
        }: LearnerRowBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
            status: status.into(),
            progress,
            is_optional,
            permitted_at,
            started_at,
            completed_at,
            updated_at,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Progress {
    pub total: i64,
    pub notstarted: i64,
    pub inprogress: i64,
    pub completed: i64,
    pub average: f64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Mine {
    pub id: uuid::Uuid,
    pub title: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub items: i64,
    pub done: i64,
    pub total: i64,
}
pub struct MineBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub items: i64,
    pub done: i64,
    pub total: i64,
}
impl<'a> From<MineBorrowed<'a>> for Mine {
    fn from(
        MineBorrowed {
            id,
            title,
            description,
            category,
            tags,
            status,
            progress,
            is_optional,
            permitted_at,
            started_at,
            completed_at,
            items,
            done,
            total,
        }: MineBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            status: status.into(),
            progress,
            is_optional,
            permitted_at,
            started_at,
            completed_at,
            items,
            done,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct MyPackage {
    pub id: uuid::Uuid,
    pub title: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct MyPackageBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<MyPackageBorrowed<'a>> for MyPackage {
    fn from(
        MyPackageBorrowed {
            id,
            title,
            description,
            category,
            tags,
            status,
            progress,
            is_optional,
            permitted_at,
            started_at,
            completed_at,
        }: MyPackageBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            status: status.into(),
            progress,
            is_optional,
            permitted_at,
            started_at,
            completed_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct States {
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub is_bundle: bool,
    pub title: Option<String>,
    pub is_given: bool,
    pub record: Option<uuid::Uuid>,
    pub status: Option<String>,
    pub progress: Option<i16>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_done: bool,
}
pub struct StatesBorrowed<'a> {
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub is_bundle: bool,
    pub title: Option<&'a str>,
    pub is_given: bool,
    pub record: Option<uuid::Uuid>,
    pub status: Option<&'a str>,
    pub progress: Option<i16>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_done: bool,
}
impl<'a> From<StatesBorrowed<'a>> for States {
    fn from(
        StatesBorrowed {
            r#type,
            document_id,
            is_bundle,
            title,
            is_given,
            record,
            status,
            progress,
            due_at,
            is_done,
        }: StatesBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            document_id,
            is_bundle,
            title: title.map(|v| v.into()),
            is_given,
            record,
            status: status.map(|v| v.into()),
            progress,
            due_at,
            is_done,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct LockPackageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockPackageBorrowed, tokio_postgres::Error>,
    mapper: fn(LockPackageBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockPackageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockPackageBorrowed) -> R) -> LockPackageQuery<'c, 'a, 's, C, R, N> {
        LockPackageQuery {
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
pub struct LockPackagesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockPackagesBorrowed, tokio_postgres::Error>,
    mapper: fn(LockPackagesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockPackagesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockPackagesBorrowed) -> R) -> LockPackagesQuery<'c, 'a, 's, C, R, N> {
        LockPackagesQuery {
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
pub struct VersionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VersionBorrowed, tokio_postgres::Error>,
    mapper: fn(VersionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VersionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VersionBorrowed) -> R) -> VersionQuery<'c, 'a, 's, C, R, N> {
        VersionQuery {
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
pub struct ItemsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ItemsBorrowed, tokio_postgres::Error>,
    mapper: fn(ItemsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ItemsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ItemsBorrowed) -> R) -> ItemsQuery<'c, 'a, 's, C, R, N> {
        ItemsQuery {
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
pub struct KnownItemsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<KnownItemsBorrowed, tokio_postgres::Error>,
    mapper: fn(KnownItemsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> KnownItemsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(KnownItemsBorrowed) -> R) -> KnownItemsQuery<'c, 'a, 's, C, R, N> {
        KnownItemsQuery {
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
pub struct OnePackageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OnePackageBorrowed, tokio_postgres::Error>,
    mapper: fn(OnePackageBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OnePackageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OnePackageBorrowed) -> R) -> OnePackageQuery<'c, 'a, 's, C, R, N> {
        OnePackageQuery {
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
pub struct TagsInUseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TagsInUseBorrowed, tokio_postgres::Error>,
    mapper: fn(TagsInUseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TagsInUseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TagsInUseBorrowed) -> R) -> TagsInUseQuery<'c, 'a, 's, C, R, N> {
        TagsInUseQuery {
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
pub struct OfferedItemsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OfferedItemsBorrowed, tokio_postgres::Error>,
    mapper: fn(OfferedItemsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OfferedItemsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OfferedItemsBorrowed) -> R) -> OfferedItemsQuery<'c, 'a, 's, C, R, N> {
        OfferedItemsQuery {
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
pub struct GrantQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Grant, tokio_postgres::Error>,
    mapper: fn(Grant) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GrantQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Grant) -> R) -> GrantQuery<'c, 'a, 's, C, R, N> {
        GrantQuery {
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
pub struct RecordQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RecordBorrowed, tokio_postgres::Error>,
    mapper: fn(RecordBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RecordQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RecordBorrowed) -> R) -> RecordQuery<'c, 'a, 's, C, R, N> {
        RecordQuery {
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
pub struct DatedCoursesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DatedCourses, tokio_postgres::Error>,
    mapper: fn(DatedCourses) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DatedCoursesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DatedCourses) -> R) -> DatedCoursesQuery<'c, 'a, 's, C, R, N> {
        DatedCoursesQuery {
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
pub struct DatedByFieldQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DatedByField, tokio_postgres::Error>,
    mapper: fn(DatedByField) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DatedByFieldQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DatedByField) -> R) -> DatedByFieldQuery<'c, 'a, 's, C, R, N> {
        DatedByFieldQuery {
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
pub struct RecountQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RecountBorrowed, tokio_postgres::Error>,
    mapper: fn(RecountBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RecountQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RecountBorrowed) -> R) -> RecountQuery<'c, 'a, 's, C, R, N> {
        RecountQuery {
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
pub struct LockToRestartQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockToRestart, tokio_postgres::Error>,
    mapper: fn(LockToRestart) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockToRestartQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockToRestart) -> R) -> LockToRestartQuery<'c, 'a, 's, C, R, N> {
        LockToRestartQuery {
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
pub struct LearnerRowQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LearnerRowBorrowed, tokio_postgres::Error>,
    mapper: fn(LearnerRowBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LearnerRowQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LearnerRowBorrowed) -> R) -> LearnerRowQuery<'c, 'a, 's, C, R, N> {
        LearnerRowQuery {
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
pub struct ProgressQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Progress, tokio_postgres::Error>,
    mapper: fn(Progress) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ProgressQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Progress) -> R) -> ProgressQuery<'c, 'a, 's, C, R, N> {
        ProgressQuery {
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
pub struct MineQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MineBorrowed, tokio_postgres::Error>,
    mapper: fn(MineBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MineQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MineBorrowed) -> R) -> MineQuery<'c, 'a, 's, C, R, N> {
        MineQuery {
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
pub struct MyPackageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MyPackageBorrowed, tokio_postgres::Error>,
    mapper: fn(MyPackageBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MyPackageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MyPackageBorrowed) -> R) -> MyPackageQuery<'c, 'a, 's, C, R, N> {
        MyPackageQuery {
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
pub struct StatesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StatesBorrowed, tokio_postgres::Error>,
    mapper: fn(StatesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StatesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(StatesBorrowed) -> R) -> StatesQuery<'c, 'a, 's, C, R, N> {
        StatesQuery {
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
pub struct InsertPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_package() -> InsertPackageStmt {
    InsertPackageStmt(
        "insert into learning_packages (id, changed_by, changed_at, created_at) values ($1, $2, $3, $3)",
        None,
    )
}
impl InsertPackageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, by, now]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertPackageParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertPackageStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertPackageParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.by, &params.now))
    }
}
pub struct InsertVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_version() -> InsertVersionStmt {
    InsertVersionStmt(
        "insert into learning_package_versions (package_id, version, title, search) values ($1, 1, $2, $3)",
        None,
    )
}
impl InsertVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        title: &'a T1,
        search: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, title, search])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertVersionParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertVersionParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.title, &params.search))
    }
}
pub struct LockPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_package() -> LockPackageStmt {
    LockPackageStmt(
        "select p.id, p.status, p.live_version, p.draft_version, p.revision, p.changed_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = p.changed_by order by u.id limit 1) as changed_by_name, p.teams from learning_packages p where p.id = $1 for no key update of p",
        None,
    )
}
impl LockPackageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockPackageQuery<'c, 'a, 's, C, LockPackage, 1> {
        LockPackageQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockPackageBorrowed, tokio_postgres::Error> {
                Ok(LockPackageBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    live_version: row.try_get(2)?,
                    draft_version: row.try_get(3)?,
                    revision: row.try_get(4)?,
                    changed_at: row.try_get(5)?,
                    changed_by_name: row.try_get(6)?,
                    teams: row.try_get(7)?,
                })
            },
            mapper: |it| LockPackage::from(it),
        }
    }
}
pub struct LockPackagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_packages() -> LockPackagesStmt {
    LockPackagesStmt(
        "select p.id, p.status, p.live_version, p.revision, v.title, p.teams from learning_packages p join learning_package_versions v on v.package_id = p.id and v.version = p.draft_version where p.id = any($1) order by p.id for no key update of p",
        None,
    )
}
impl LockPackagesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> LockPackagesQuery<'c, 'a, 's, C, LockPackages, 1> {
        LockPackagesQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockPackagesBorrowed, tokio_postgres::Error> {
                Ok(LockPackagesBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    live_version: row.try_get(2)?,
                    revision: row.try_get(3)?,
                    title: row.try_get(4)?,
                    teams: row.try_get(5)?,
                })
            },
            mapper: |it| LockPackages::from(it),
        }
    }
}
pub struct VersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version() -> VersionStmt {
    VersionStmt(
        "select title, description, category, tags, due, on_removal, frozen_at from learning_package_versions where package_id = $1 and version = $2",
        None,
    )
}
impl VersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> VersionQuery<'c, 'a, 's, C, Version, 2> {
        VersionQuery {
            client,
            params: [id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<VersionBorrowed, tokio_postgres::Error> {
                Ok(VersionBorrowed {
                    title: row.try_get(0)?,
                    description: row.try_get(1)?,
                    category: row.try_get(2)?,
                    tags: row.try_get(3)?,
                    due: row.try_get(4)?,
                    on_removal: row.try_get(5)?,
                    frozen_at: row.try_get(6)?,
                })
            },
            mapper: |it| Version::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, VersionParams, VersionQuery<'c, 'a, 's, C, Version, 2>, C>
    for VersionStmt
{
    fn params(&'s self, client: &'c C, params: &'a VersionParams) -> VersionQuery<'c, 'a, 's, C, Version, 2> {
        self.bind(client, &params.id, &params.version)
    }
}
pub struct ItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn items() -> ItemsStmt {
    ItemsStmt(
        "select i.type, i.document_id, coalesce(c.is_bundle, false) as is_bundle, a.title, a.status, coalesce(a.is_given, false) as is_given from learning_package_items i left join assignables a on a.type = i.type and a.id = i.document_id left join courses c on i.type = 'course' and c.id = i.document_id where i.package_id = $1 and i.version = $2 order by i.position, i.document_id",
        None,
    )
}
impl ItemsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> ItemsQuery<'c, 'a, 's, C, Items, 2> {
        ItemsQuery {
            client,
            params: [id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ItemsBorrowed, tokio_postgres::Error> {
                Ok(ItemsBorrowed {
                    r#type: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    is_bundle: row.try_get(2)?,
                    title: row.try_get(3)?,
                    status: row.try_get(4)?,
                    is_given: row.try_get(5)?,
                })
            },
            mapper: |it| Items::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, ItemsParams, ItemsQuery<'c, 'a, 's, C, Items, 2>, C> for ItemsStmt
{
    fn params(&'s self, client: &'c C, params: &'a ItemsParams) -> ItemsQuery<'c, 'a, 's, C, Items, 2> {
        self.bind(client, &params.id, &params.version)
    }
}
pub struct CopyVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn copy_version() -> CopyVersionStmt {
    CopyVersionStmt(
        "insert into learning_package_versions (package_id, version, title, description, category, tags, due, on_removal, search) select package_id, $1::int, title, description, category, tags, due, on_removal, search from learning_package_versions where package_id = $2 and version = $3",
        None,
    )
}
impl CopyVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        to: &'a i32,
        id: &'a uuid::Uuid,
        from: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[to, id, from]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CopyVersionParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CopyVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CopyVersionParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.to, &params.id, &params.from))
    }
}
pub struct CopyItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn copy_items() -> CopyItemsStmt {
    CopyItemsStmt(
        "insert into learning_package_items (package_id, version, type, document_id, position) select package_id, $1::int, type, document_id, position from learning_package_items where package_id = $2 and version = $3",
        None,
    )
}
impl CopyItemsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        to: &'a i32,
        id: &'a uuid::Uuid,
        from: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[to, id, from]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CopyItemsParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CopyItemsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CopyItemsParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.to, &params.id, &params.from))
    }
}
pub struct StoreVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_version() -> StoreVersionStmt {
    StoreVersionStmt(
        "update learning_package_versions set title = $1, description = $2, category = $3, tags = $4, due = $5, on_removal = $6, search = $7 where package_id = $8 and version = $9 and frozen_at is null",
        None,
    )
}
impl StoreVersionStmt {
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
        T5: crate::ArraySql<Item = T4>,
        T6: crate::JsonSql,
        T7: crate::StringSql,
        T8: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        title: &'a T1,
        description: &'a T2,
        category: &'a T3,
        tags: &'a T5,
        due: &'a T6,
        on_removal: &'a T7,
        search: &'a T8,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[title, description, category, tags, due, on_removal, search, id, version],
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
    T5: crate::ArraySql<Item = T4>,
    T6: crate::JsonSql,
    T7: crate::StringSql,
    T8: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreVersionParams<T1, T2, T3, T4, T5, T6, T7, T8>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreVersionParams<T1, T2, T3, T4, T5, T6, T7, T8>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.title,
            &params.description,
            &params.category,
            &params.tags,
            &params.due,
            &params.on_removal,
            &params.search,
            &params.id,
            &params.version,
        ))
    }
}
pub struct ForgetItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_items() -> ForgetItemsStmt {
    ForgetItemsStmt(
        "delete from learning_package_items where package_id = $1 and version = $2",
        None,
    )
}
impl ForgetItemsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, version]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ForgetItemsParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ForgetItemsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ForgetItemsParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.version))
    }
}
pub struct StoreItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_items() -> StoreItemsStmt {
    StoreItemsStmt(
        "insert into learning_package_items (package_id, version, type, document_id, position) select $1, $2, x.type, x.document_id, x.position from unnest($3::text[], $4::uuid[]) with ordinality as x (type, document_id, position)",
        None,
    )
}
impl StoreItemsStmt {
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
        id: &'a uuid::Uuid,
        version: &'a i32,
        types: &'a T2,
        documents: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, version, types, documents])
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
        StoreItemsParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreItemsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreItemsParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.version, &params.types, &params.documents))
    }
}
pub struct KnownItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn known_items() -> KnownItemsStmt {
    KnownItemsStmt(
        "select a.type, a.id from assignables a join unnest($1::text[], $2::uuid[]) as x (type, id) on x.type = a.type and x.id = a.id",
        None,
    )
}
impl KnownItemsStmt {
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
        types: &'a T2,
        documents: &'a T3,
    ) -> KnownItemsQuery<'c, 'a, 's, C, KnownItems, 2> {
        KnownItemsQuery {
            client,
            params: [types, documents],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<KnownItemsBorrowed, tokio_postgres::Error> {
                Ok(KnownItemsBorrowed {
                    r#type: row.try_get(0)?,
                    id: row.try_get(1)?,
                })
            },
            mapper: |it| KnownItems::from(it),
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
        KnownItemsParams<T1, T2, T3>,
        KnownItemsQuery<'c, 'a, 's, C, KnownItems, 2>,
        C,
    > for KnownItemsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a KnownItemsParams<T1, T2, T3>,
    ) -> KnownItemsQuery<'c, 'a, 's, C, KnownItems, 2> {
        self.bind(client, &params.types, &params.documents)
    }
}
pub struct TouchPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn touch_package() -> TouchPackageStmt {
    TouchPackageStmt(
        "update learning_packages set status = $1, draft_version = $2, revision = revision + 1, changed_by = $3, changed_at = $4 where id = $5",
        None,
    )
}
impl TouchPackageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        draft_version: &'a i32,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[status, draft_version, by, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        TouchPackageParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for TouchPackageStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a TouchPackageParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.status,
            &params.draft_version,
            &params.by,
            &params.now,
            &params.id,
        ))
    }
}
pub struct FreezeVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn freeze_version() -> FreezeVersionStmt {
    FreezeVersionStmt(
        "update learning_package_versions set frozen_at = $1 where package_id = $2 and version = $3 and frozen_at is null",
        None,
    )
}
impl FreezeVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, id, version])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        FreezeVersionParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for FreezeVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a FreezeVersionParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.id, &params.version))
    }
}
pub struct PublishPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn publish_package() -> PublishPackageStmt {
    PublishPackageStmt(
        "update learning_packages set status = 'published', live_version = draft_version, revision = revision + 1, changed_by = $1, changed_at = $2 where id = $3",
        None,
    )
}
impl PublishPackageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[by, now, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PublishPackageParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PublishPackageStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PublishPackageParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.by, &params.now, &params.id))
    }
}
pub struct SetStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_status() -> SetStatusStmt {
    SetStatusStmt(
        "update learning_packages set status = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = $4",
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
pub struct SetTeamsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_teams() -> SetTeamsStmt {
    SetTeamsStmt(
        "update learning_packages set teams = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = $4",
        None,
    )
}
impl SetTeamsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        teams: &'a Option<T2>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[teams, by, now, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetTeamsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetTeamsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetTeamsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.teams, &params.by, &params.now, &params.id))
    }
}
pub struct OnePackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_package() -> OnePackageStmt {
    OnePackageStmt(
        "select p.id, p.status, p.live_version, p.draft_version, p.revision, p.changed_at, p.created_at, (select v.title from learning_package_versions v where v.package_id = p.id and v.version = p.live_version) as live_title, (select count(*) from user_packages u where u.package_id = p.id and u.archived_at is null) as people, p.teams from learning_packages p where p.id = $1",
        None,
    )
}
impl OnePackageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> OnePackageQuery<'c, 'a, 's, C, OnePackage, 1> {
        OnePackageQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OnePackageBorrowed, tokio_postgres::Error> {
                Ok(OnePackageBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    live_version: row.try_get(2)?,
                    draft_version: row.try_get(3)?,
                    revision: row.try_get(4)?,
                    changed_at: row.try_get(5)?,
                    created_at: row.try_get(6)?,
                    live_title: row.try_get(7)?,
                    people: row.try_get(8)?,
                    teams: row.try_get(9)?,
                })
            },
            mapper: |it| OnePackage::from(it),
        }
    }
}
pub struct TagsInUseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tags_in_use() -> TagsInUseStmt {
    TagsInUseStmt(
        "select array(select distinct v.category from learning_packages p join learning_package_versions v on v.package_id = p.id and v.version = p.draft_version where v.category <> '' order by 1) as categories, array(select distinct tag from learning_packages p join learning_package_versions v on v.package_id = p.id and v.version = p.draft_version cross join unnest(v.tags) as tag order by 1) as tags",
        None,
    )
}
impl TagsInUseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(&'s self, client: &'c C) -> TagsInUseQuery<'c, 'a, 's, C, TagsInUse, 0> {
        TagsInUseQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TagsInUseBorrowed, tokio_postgres::Error> {
                Ok(TagsInUseBorrowed {
                    categories: row.try_get(0)?,
                    tags: row.try_get(1)?,
                })
            },
            mapper: |it| TagsInUse::from(it),
        }
    }
}
pub struct OfferedItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn offered_items() -> OfferedItemsStmt {
    OfferedItemsStmt(
        "select a.type, a.id, a.title, a.status, a.is_given, coalesce(c.is_bundle, false) as is_bundle from assignables a left join courses c on a.type = 'course' and c.id = a.id where a.type in ('course', 'resource', 'pathway') and a.status <> 'archived' and a.title <> '' and ($1::text is null or case when coalesce(c.is_bundle, false) then 'bundle' else a.type end = $1) and ($2::text is null or a.search like $2) order by a.is_given desc, lower(a.title), a.id limit 20",
        None,
    )
}
impl OfferedItemsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        kind: &'a Option<T1>,
        search: &'a Option<T2>,
    ) -> OfferedItemsQuery<'c, 'a, 's, C, OfferedItems, 2> {
        OfferedItemsQuery {
            client,
            params: [kind, search],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OfferedItemsBorrowed, tokio_postgres::Error> {
                Ok(OfferedItemsBorrowed {
                    r#type: row.try_get(0)?,
                    id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    status: row.try_get(3)?,
                    is_given: row.try_get(4)?,
                    is_bundle: row.try_get(5)?,
                })
            },
            mapper: |it| OfferedItems::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        OfferedItemsParams<T1, T2>,
        OfferedItemsQuery<'c, 'a, 's, C, OfferedItems, 2>,
        C,
    > for OfferedItemsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OfferedItemsParams<T1, T2>,
    ) -> OfferedItemsQuery<'c, 'a, 's, C, OfferedItems, 2> {
        self.bind(client, &params.kind, &params.search)
    }
}
pub struct LockItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_items() -> LockItemsStmt {
    LockItemsStmt(
        "with held as ( select distinct i.type, i.document_id from learning_packages p join learning_package_items i on i.package_id = p.id and i.version = p.live_version where p.id = any($1) ), courses_held as ( select uc.id from user_courses uc where uc.user_id = any($2) and uc.course_id in (select document_id from held where type = 'course') and uc.completed_at is null order by uc.id for no key update ), resources_held as ( select ur.id from user_resources ur where ur.user_id = any($2) and ur.resource_id in (select document_id from held where type = 'resource') and ur.opened_at is null order by ur.id for no key update ), pathways_held as ( select up.id from user_learning_pathways up where up.user_id = any($2) and up.pathway_id in (select document_id from held where type = 'pathway') and up.completed_at is null order by up.id for no key update ) select (select count(*) from courses_held) + (select count(*) from resources_held) + (select count(*) from pathways_held) as waited_for",
        None,
    )
}
impl LockItemsStmt {
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
        packages: &'a T1,
        users: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [packages, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, LockItemsParams<T1, T2>, I64Query<'c, 'a, 's, C, i64, 2>, C>
    for LockItemsStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockItemsParams<T1, T2>) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.packages, &params.users)
    }
}
pub struct LockAddedItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_added_items() -> LockAddedItemsStmt {
    LockAddedItemsStmt(
        "with added as ( select i.type, i.document_id from learning_packages p join learning_package_items i on i.package_id = p.id and i.version = p.live_version where p.id = $1 and not exists ( select from learning_package_items b where b.package_id = p.id and b.version = $2::int and b.document_id = i.document_id) ), courses_held as ( select uc.id from user_packages up join user_courses uc on uc.user_id = up.user_id and uc.completed_at is null and uc.course_id in (select document_id from added where type = 'course') where up.package_id = $1 and up.archived_at is null order by uc.id for no key update of uc ), resources_held as ( select ur.id from user_packages up join user_resources ur on ur.user_id = up.user_id and ur.opened_at is null and ur.resource_id in (select document_id from added where type = 'resource') where up.package_id = $1 and up.archived_at is null order by ur.id for no key update of ur ), pathways_held as ( select ul.id from user_packages up join user_learning_pathways ul on ul.user_id = up.user_id and ul.completed_at is null and ul.pathway_id in (select document_id from added where type = 'pathway') where up.package_id = $1 and up.archived_at is null order by ul.id for no key update of ul ) select (select count(*) from courses_held) + (select count(*) from resources_held) + (select count(*) from pathways_held) as waited_for",
        None,
    )
}
impl LockAddedItemsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        package_id: &'a uuid::Uuid,
        before: &'a Option<i32>,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [package_id, before],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LockAddedItemsParams, I64Query<'c, 'a, 's, C, i64, 2>, C>
    for LockAddedItemsStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockAddedItemsParams) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.package_id, &params.before)
    }
}
pub struct GrantStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grant() -> GrantStmt {
    GrantStmt(
        "with requested as materialized ( select x.id as fresh, x.user_id, x.package_id, x.is_optional, known.id from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[]) as x (id, user_id, package_id, is_optional) left join lateral ( select up.id from user_packages up where up.user_id = x.user_id and up.package_id = x.package_id offset 0 ) as known on true ), again as ( update user_packages up set archived_at = null, is_optional = requested.is_optional, updated_at = case when up.archived_at is null then up.updated_at else $5 end from requested where up.id = requested.id ) insert into user_packages (id, user_id, package_id, is_optional, permitted_at, updated_at) select fresh, user_id, package_id, is_optional, $5, $5 from requested where id is null on conflict (user_id, package_id) do nothing returning user_id, package_id",
        None,
    )
}
impl GrantStmt {
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
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        users: &'a T2,
        packages: &'a T3,
        optionals: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        GrantQuery {
            client,
            params: [ids, users, packages, optionals, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Grant, tokio_postgres::Error> {
                Ok(Grant {
                    user_id: row.try_get(0)?,
                    package_id: row.try_get(1)?,
                })
            },
            mapper: |it| Grant::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = bool>,
> crate::client::async_::Params<'c, 'a, 's, GrantParams<T1, T2, T3, T4>, GrantQuery<'c, 'a, 's, C, Grant, 5>, C>
    for GrantStmt
{
    fn params(&'s self, client: &'c C, params: &'a GrantParams<T1, T2, T3, T4>) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        self.bind(
            client,
            &params.ids,
            &params.users,
            &params.packages,
            &params.optionals,
            &params.now,
        )
    }
}
pub struct ReleaseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn release() -> ReleaseStmt {
    ReleaseStmt(
        "update user_packages up set archived_at = $1, updated_at = $1 from unnest($2::uuid[], $3::uuid[]) as x (user_id, package_id) where up.user_id = x.user_id and up.package_id = x.package_id and up.archived_at is null",
        None,
    )
}
impl ReleaseStmt {
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
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        users: &'a T1,
        packages: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, users, packages])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ReleaseParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ReleaseStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ReleaseParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.users, &params.packages))
    }
}
pub struct RecordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn record() -> RecordStmt {
    RecordStmt(
        "select id, status, progress, archived_at from user_packages where user_id = $1 and package_id = $2",
        None,
    )
}
impl RecordStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        package_id: &'a uuid::Uuid,
    ) -> RecordQuery<'c, 'a, 's, C, Record, 2> {
        RecordQuery {
            client,
            params: [user_id, package_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RecordBorrowed, tokio_postgres::Error> {
                Ok(RecordBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    progress: row.try_get(2)?,
                    archived_at: row.try_get(3)?,
                })
            },
            mapper: |it| Record::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, RecordParams, RecordQuery<'c, 'a, 's, C, Record, 2>, C> for RecordStmt
{
    fn params(&'s self, client: &'c C, params: &'a RecordParams) -> RecordQuery<'c, 'a, 's, C, Record, 2> {
        self.bind(client, &params.user_id, &params.package_id)
    }
}
pub struct LockHeldStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_held() -> LockHeldStmt {
    LockHeldStmt(
        "select up.id from user_packages up join unnest($1::uuid[], $2::uuid[]) as x (user_id, package_id) on x.user_id = up.user_id and x.package_id = up.package_id order by up.id for no key update of up",
        None,
    )
}
impl LockHeldStmt {
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
        packages: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [users, packages],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, LockHeldParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for LockHeldStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockHeldParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.users, &params.packages)
    }
}
pub struct LockOfPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_of_package() -> LockOfPackageStmt {
    LockOfPackageStmt(
        "select id from user_packages where package_id = $1 and archived_at is null order by id for no key update",
        None,
    )
}
impl LockOfPackageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        package_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [package_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct DatedCoursesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn dated_courses() -> DatedCoursesStmt {
    DatedCoursesStmt(
        "select s.user_id, s.document_id as course_id from assignment_sources s where s.kind = 'package' and s.source_id = $1::uuid::text and s.type = 'course'",
        None,
    )
}
impl DatedCoursesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        package_id: &'a uuid::Uuid,
    ) -> DatedCoursesQuery<'c, 'a, 's, C, DatedCourses, 1> {
        DatedCoursesQuery {
            client,
            params: [package_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DatedCourses, tokio_postgres::Error> {
                Ok(DatedCourses {
                    user_id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                })
            },
            mapper: |it| DatedCourses::from(it),
        }
    }
}
pub struct DatedByFieldStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn dated_by_field() -> DatedByFieldStmt {
    DatedByFieldStmt(
        "select s.user_id, s.document_id as course_id from unnest($1::uuid[]) as person (id) join assignment_sources s on s.user_id = person.id and s.kind = 'package' and s.type = 'course' join learning_packages p on p.id::text = s.source_id join learning_package_versions v on v.package_id = p.id and v.version = p.live_version and v.due ->> 'kind' = 'field'",
        None,
    )
}
impl DatedByFieldStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
    ) -> DatedByFieldQuery<'c, 'a, 's, C, DatedByField, 1> {
        DatedByFieldQuery {
            client,
            params: [users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DatedByField, tokio_postgres::Error> {
                Ok(DatedByField {
                    user_id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                })
            },
            mapper: |it| DatedByField::from(it),
        }
    }
}
pub struct PeopleOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people_of() -> PeopleOfStmt {
    PeopleOfStmt(
        "select user_id from user_courses where (select $1::text) = 'course' and id = any(array(select unnest($2::uuid[]))) union select user_id from user_resources where (select $1::text) = 'resource' and id = any(array(select unnest($2::uuid[]))) union select user_id from user_learning_pathways where (select $1::text) = 'pathway' and id = any(array(select unnest($2::uuid[])))",
        None,
    )
}
impl PeopleOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        records: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [r#type, records],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, PeopleOfParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for PeopleOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a PeopleOfParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.r#type, &params.records)
    }
}
pub struct LockHoldingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_holding() -> LockHoldingStmt {
    LockHoldingStmt(
        "select up.id from user_packages up where up.id = any(array( select held.id from (select package_id, version from learning_package_items where document_id = $1 and type = $2 offset 0) i cross join lateral ( select id from learning_packages where id = i.package_id and live_version = i.version and status in ('published', 'publishedwithdraft') offset 0 ) p cross join lateral ( select id from user_packages where user_id = any(array(select unnest($3::uuid[]))) and package_id = p.id offset 0 ) held )) and (up.archived_at is null and up.status <> 'completed') is true order by up.id for no key update of up",
        None,
    )
}
impl LockHoldingStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
        r#type: &'a T1,
        users: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [document_id, r#type, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, LockHoldingParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for LockHoldingStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockHoldingParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.document_id, &params.r#type, &params.users)
    }
}
pub struct MarkStartedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_started() -> MarkStartedStmt {
    MarkStartedStmt(
        "update user_packages up set status = 'inprogress', started_at = coalesce(up.started_at, $1), updated_at = $1 where up.id = any(array( select held.id from (select package_id, version from learning_package_items where document_id = $2 and type = $3 offset 0) i cross join lateral ( select id from learning_packages where id = i.package_id and live_version = i.version and status in ('published', 'publishedwithdraft') offset 0 ) p cross join lateral (select id from user_packages where user_id = $4 and package_id = p.id offset 0) held )) and (up.archived_at is null and up.status = 'notstarted') is true",
        None,
    )
}
impl MarkStartedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        document_id: &'a uuid::Uuid,
        r#type: &'a T1,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, document_id, r#type, user_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MarkStartedParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MarkStartedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MarkStartedParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.now,
            &params.document_id,
            &params.r#type,
            &params.user_id,
        ))
    }
}
pub struct RecountStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn recount() -> RecountStmt {
    RecountStmt(
        "with counted as ( select up.id, count(*) as wanted, count(done.document_id) as done from user_packages up join learning_packages p on p.id = up.package_id join learning_package_items i on i.package_id = p.id and i.version = p.live_version left join lateral ( select d.document_id from package_items_done d where d.user_id = up.user_id and d.type = i.type and d.document_id = i.document_id and d.completed_at > coalesce(up.restarted_at, '-infinity') limit 1 ) as done on true where up.id = any(array(select unnest($1::uuid[]))) and up.status <> 'completed' and up.archived_at is null group by up.id ), stood as ( select c.id, c.done = c.wanted as is_done, (100 * c.done / c.wanted)::smallint as progress, case when c.done = c.wanted then 'completed' when c.done > 0 or up.started_at is not null then 'inprogress' else 'notstarted' end as status from counted c join user_packages up on up.id = c.id ) update user_packages up set progress = s.progress, status = s.status, started_at = case when s.status = 'notstarted' then null else coalesce(up.started_at, $2::timestamptz) end, completed_at = case when s.is_done then $2 end, updated_at = $2 from stood s where up.id = s.id and (up.progress, up.status) is distinct from (s.progress, s.status) returning up.id, up.user_id, up.package_id, up.status",
        None,
    )
}
impl RecountStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> RecountQuery<'c, 'a, 's, C, Recount, 2> {
        RecountQuery {
            client,
            params: [ids, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RecountBorrowed, tokio_postgres::Error> {
                Ok(RecountBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    package_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                })
            },
            mapper: |it| Recount::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, RecountParams<T1>, RecountQuery<'c, 'a, 's, C, Recount, 2>, C>
    for RecountStmt
{
    fn params(&'s self, client: &'c C, params: &'a RecountParams<T1>) -> RecountQuery<'c, 'a, 's, C, Recount, 2> {
        self.bind(client, &params.ids, &params.now)
    }
}
pub struct LockToRestartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_to_restart() -> LockToRestartStmt {
    LockToRestartStmt(
        "select up.id, up.user_id from user_packages up where up.package_id = $1 and up.user_id = any($2) and up.archived_at is null and up.started_at is not null order by up.id for no key update of up",
        None,
    )
}
impl LockToRestartStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        package_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> LockToRestartQuery<'c, 'a, 's, C, LockToRestart, 2> {
        LockToRestartQuery {
            client,
            params: [package_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockToRestart, tokio_postgres::Error> {
                Ok(LockToRestart {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| LockToRestart::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockToRestartParams<T1>,
        LockToRestartQuery<'c, 'a, 's, C, LockToRestart, 2>,
        C,
    > for LockToRestartStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockToRestartParams<T1>,
    ) -> LockToRestartQuery<'c, 'a, 's, C, LockToRestart, 2> {
        self.bind(client, &params.package_id, &params.users)
    }
}
pub struct RestartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn restart() -> RestartStmt {
    RestartStmt(
        "update user_packages set status = 'notstarted', progress = 0, started_at = null, completed_at = null, restarted_at = $1, updated_at = $1 where id = any($2)",
        None,
    )
}
impl RestartStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, ids]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RestartParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RestartStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RestartParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.ids))
    }
}
pub struct CompletedOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn completed_of() -> CompletedOfStmt {
    CompletedOfStmt(
        "select user_id from user_packages where package_id = $1 and user_id = any($2) and archived_at is null and status = 'completed' order by user_id",
        None,
    )
}
impl CompletedOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        package_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [package_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, CompletedOfParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for CompletedOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CompletedOfParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.package_id, &params.users)
    }
}
pub struct LearnersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn learners() -> LearnersStmt {
    LearnersStmt(
        "select up.id, up.user_id, person.first_name, person.last_name, person.email, person.avatar, up.status, up.progress, up.is_optional, up.permitted_at, up.started_at, up.completed_at, up.updated_at, count(*) over () as total from user_packages up join user_teams person on person.user_id = up.user_id and person.team_id = $1 where up.package_id = $2 and up.archived_at is null and ($3::text is null or person.search like $3) and ($4::text is null or up.status = $4) order by case when $5::text = '-name' then lower(person.first_name) end desc, case when $5 = 'progress' then up.progress end, case when $5 = '-progress' then up.progress end desc, case when $5 = 'updatedAt' then up.updated_at end, case when $5 = '-updatedAt' then up.updated_at end desc, lower(person.first_name), lower(person.last_name), up.id limit $6 offset $7",
        None,
    )
}
impl LearnersStmt {
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
        team_id: &'a T1,
        package_id: &'a uuid::Uuid,
        search: &'a Option<T2>,
        status: &'a Option<T3>,
        sort: &'a T4,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 7> {
        LearnerRowQuery {
            client,
            params: [team_id, package_id, search, status, sort, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LearnerRowBorrowed, tokio_postgres::Error> {
                Ok(LearnerRowBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    first_name: row.try_get(2)?,
                    last_name: row.try_get(3)?,
                    email: row.try_get(4)?,
                    avatar: row.try_get(5)?,
                    status: row.try_get(6)?,
                    progress: row.try_get(7)?,
                    is_optional: row.try_get(8)?,
                    permitted_at: row.try_get(9)?,
                    started_at: row.try_get(10)?,
                    completed_at: row.try_get(11)?,
                    updated_at: row.try_get(12)?,
                    total: row.try_get(13)?,
                })
            },
            mapper: |it| LearnerRow::from(it),
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
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LearnersParams<T1, T2, T3, T4>,
        LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 7>,
        C,
    > for LearnersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LearnersParams<T1, T2, T3, T4>,
    ) -> LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 7> {
        self.bind(
            client,
            &params.team_id,
            &params.package_id,
            &params.search,
            &params.status,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct ProgressStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn progress() -> ProgressStmt {
    ProgressStmt(
        "select count(*) as total, count(*) filter (where up.status = 'notstarted') as notstarted, count(*) filter (where up.status = 'inprogress') as inprogress, count(*) filter (where up.status = 'completed') as completed, coalesce(avg(up.progress), 0)::float8 as average from user_packages up join user_teams person on person.user_id = up.user_id and person.team_id = $1 where up.package_id = $2 and up.archived_at is null",
        None,
    )
}
impl ProgressStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        package_id: &'a uuid::Uuid,
    ) -> ProgressQuery<'c, 'a, 's, C, Progress, 2> {
        ProgressQuery {
            client,
            params: [team_id, package_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Progress, tokio_postgres::Error> {
                Ok(Progress {
                    total: row.try_get(0)?,
                    notstarted: row.try_get(1)?,
                    inprogress: row.try_get(2)?,
                    completed: row.try_get(3)?,
                    average: row.try_get(4)?,
                })
            },
            mapper: |it| Progress::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, ProgressParams<T1>, ProgressQuery<'c, 'a, 's, C, Progress, 2>, C>
    for ProgressStmt
{
    fn params(&'s self, client: &'c C, params: &'a ProgressParams<T1>) -> ProgressQuery<'c, 'a, 's, C, Progress, 2> {
        self.bind(client, &params.team_id, &params.package_id)
    }
}
pub struct HoldersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn holders() -> HoldersStmt {
    HoldersStmt(
        "select user_id from user_packages where package_id = $1 and archived_at is null order by user_id limit $2",
        None,
    )
}
impl HoldersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        package_id: &'a uuid::Uuid,
        most: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [package_id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, HoldersParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for HoldersStmt
{
    fn params(&'s self, client: &'c C, params: &'a HoldersParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.package_id, &params.most)
    }
}
pub struct MineStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mine() -> MineStmt {
    MineStmt(
        "select p.id, v.title, v.description, v.category, v.tags, up.status, up.progress, up.is_optional, up.permitted_at, up.started_at, up.completed_at, (select count(*) from learning_package_items i where i.package_id = p.id and i.version = v.version) as items, (select count(*) from learning_package_items i where i.package_id = p.id and i.version = v.version and exists ( select from package_items_done d where d.user_id = up.user_id and d.type = i.type and d.document_id = i.document_id and d.completed_at > coalesce(up.restarted_at, '-infinity'))) as done, count(*) over () as total from user_packages up join learning_packages p on p.id = up.package_id and p.status in ('published', 'publishedwithdraft') join learning_package_versions v on v.package_id = p.id and v.version = p.live_version where up.user_id = $1 and up.archived_at is null and ($2::text is null or v.search like $2) and ($3::text is null or up.status = $3) order by case when $4::text = '-title' then lower(v.title) end desc, case when $4 = '-createdAt' then up.permitted_at end desc, case when $4 = '-progress' then up.progress end desc, lower(v.title), p.id limit $5 offset $6",
        None,
    )
}
impl MineStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        search: &'a Option<T1>,
        status: &'a Option<T2>,
        sort: &'a T3,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> MineQuery<'c, 'a, 's, C, Mine, 6> {
        MineQuery {
            client,
            params: [user_id, search, status, sort, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MineBorrowed, tokio_postgres::Error> {
                Ok(MineBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    description: row.try_get(2)?,
                    category: row.try_get(3)?,
                    tags: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    permitted_at: row.try_get(8)?,
                    started_at: row.try_get(9)?,
                    completed_at: row.try_get(10)?,
                    items: row.try_get(11)?,
                    done: row.try_get(12)?,
                    total: row.try_get(13)?,
                })
            },
            mapper: |it| Mine::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, MineParams<T1, T2, T3>, MineQuery<'c, 'a, 's, C, Mine, 6>, C>
    for MineStmt
{
    fn params(&'s self, client: &'c C, params: &'a MineParams<T1, T2, T3>) -> MineQuery<'c, 'a, 's, C, Mine, 6> {
        self.bind(
            client,
            &params.user_id,
            &params.search,
            &params.status,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct MyPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_package() -> MyPackageStmt {
    MyPackageStmt(
        "select p.id, v.title, v.description, v.category, v.tags, up.status, up.progress, up.is_optional, up.permitted_at, up.started_at, up.completed_at from user_packages up join learning_packages p on p.id = up.package_id and p.status in ('published', 'publishedwithdraft') join learning_package_versions v on v.package_id = p.id and v.version = p.live_version where up.user_id = $1 and p.id = $2 and up.archived_at is null",
        None,
    )
}
impl MyPackageStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        package_id: &'a uuid::Uuid,
    ) -> MyPackageQuery<'c, 'a, 's, C, MyPackage, 2> {
        MyPackageQuery {
            client,
            params: [user_id, package_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MyPackageBorrowed, tokio_postgres::Error> {
                Ok(MyPackageBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    description: row.try_get(2)?,
                    category: row.try_get(3)?,
                    tags: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    permitted_at: row.try_get(8)?,
                    started_at: row.try_get(9)?,
                    completed_at: row.try_get(10)?,
                })
            },
            mapper: |it| MyPackage::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, MyPackageParams, MyPackageQuery<'c, 'a, 's, C, MyPackage, 2>, C>
    for MyPackageStmt
{
    fn params(&'s self, client: &'c C, params: &'a MyPackageParams) -> MyPackageQuery<'c, 'a, 's, C, MyPackage, 2> {
        self.bind(client, &params.user_id, &params.package_id)
    }
}
pub struct StatesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn states() -> StatesStmt {
    StatesStmt(
        "select i.type, i.document_id, coalesce(c.is_bundle, false) as is_bundle, a.title, coalesce(a.is_given, false) as is_given, r.id as record, r.status, r.progress, uc.due_at, exists ( select from package_items_done d where d.user_id = up.user_id and d.type = i.type and d.document_id = i.document_id and d.completed_at > coalesce(up.restarted_at, '-infinity')) as is_done from user_packages up join learning_packages p on p.id = up.package_id join learning_package_items i on i.package_id = p.id and i.version = p.live_version left join assignables a on a.type = i.type and a.id = i.document_id left join courses c on i.type = 'course' and c.id = i.document_id left join assignment_records r on r.type = i.type and r.document_id = i.document_id and r.user_id = up.user_id and r.archived_at is null left join user_courses uc on i.type = 'course' and uc.id = r.id where up.user_id = $1 and up.package_id = $2 and up.archived_at is null order by i.position, i.document_id",
        None,
    )
}
impl StatesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        package_id: &'a uuid::Uuid,
    ) -> StatesQuery<'c, 'a, 's, C, States, 2> {
        StatesQuery {
            client,
            params: [user_id, package_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StatesBorrowed, tokio_postgres::Error> {
                Ok(StatesBorrowed {
                    r#type: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    is_bundle: row.try_get(2)?,
                    title: row.try_get(3)?,
                    is_given: row.try_get(4)?,
                    record: row.try_get(5)?,
                    status: row.try_get(6)?,
                    progress: row.try_get(7)?,
                    due_at: row.try_get(8)?,
                    is_done: row.try_get(9)?,
                })
            },
            mapper: |it| States::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, StatesParams, StatesQuery<'c, 'a, 's, C, States, 2>, C> for StatesStmt
{
    fn params(&'s self, client: &'c C, params: &'a StatesParams) -> StatesQuery<'c, 'a, 's, C, States, 2> {
        self.bind(client, &params.user_id, &params.package_id)
    }
}
