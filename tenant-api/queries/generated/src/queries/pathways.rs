// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct InsertPathwayParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub handle: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct InsertVersionParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub id: uuid::Uuid,
    pub title: T1,
    pub search: T2,
}
#[derive(Debug)]
pub struct HasHandleParams<T1: crate::StringSql> {
    pub handle: T1,
    pub id: uuid::Uuid,
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
    T6: crate::StringSql,
    T7: crate::JsonSql,
    T8: crate::StringSql,
> {
    pub title: T1,
    pub description: T2,
    pub image: Option<uuid::Uuid>,
    pub category: T3,
    pub tags: T5,
    pub mode: T6,
    pub required_count: Option<i32>,
    pub due: T7,
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
    T4: crate::ArraySql<Item = bool>,
> {
    pub id: uuid::Uuid,
    pub version: i32,
    pub types: T2,
    pub documents: T3,
    pub required: T4,
}
#[derive(Debug)]
pub struct KnownMaterialsParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::StringSql,
> {
    pub types: T2,
    pub documents: T3,
    pub team_id: Option<T4>,
}
#[derive(Debug)]
pub struct TouchPathwayParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub status: T1,
    pub handle: T2,
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
pub struct PublishPathwayParams {
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
pub struct MaterialsParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub team_id: T1,
    pub kind: Option<T2>,
    pub search: Option<T3>,
}
#[derive(Debug)]
pub struct LockMaterialsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub pathways: T1,
    pub users: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct LockAddedMaterialsParams {
    pub pathway_id: uuid::Uuid,
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
    pub pathways: T3,
    pub optionals: T4,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ReleaseParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub users: T1,
    pub pathways: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct RecordParams {
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RecomputeDueParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
> {
    pub users: T1,
    pub pathways: T2,
    pub zone: T3,
}
#[derive(Debug)]
pub struct ExtendParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub until: Option<chrono::DateTime<chrono::Utc>>,
    pub users: T1,
    pub pathway_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RecordsOfParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub pathways: T2,
}
#[derive(Debug)]
pub struct PeopleOfParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub r#type: T1,
    pub records: T2,
}
#[derive(Debug)]
pub struct LockLedOverParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub document_id: uuid::Uuid,
    pub r#type: T1,
    pub users: T2,
}
#[derive(Debug)]
pub struct LockOfDocumentsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql> {
    pub documents: T1,
    pub r#type: T2,
}
#[derive(Debug)]
pub struct NoteDoneParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub document_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
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
pub struct LockRecordParams<T1: crate::StringSql> {
    pub document_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
    pub team_id: Option<T1>,
}
#[derive(Debug)]
pub struct WaiveParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub reason: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct UnwaiveParams {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LockToWaiveParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub pathway_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct WaiveRestParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub reason: T1,
    pub ids: T2,
}
#[derive(Debug)]
pub struct CompletedOfParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub pathway_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct LockToRestartParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub pathway_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct RestartParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
}
#[derive(Debug)]
pub struct IsGivenByPathwaysAloneParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub r#type: T1,
}
#[derive(Debug)]
pub struct LockedByParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct MineParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub search: Option<T1>,
    pub status: Option<T2>,
    pub category: Option<T3>,
    pub due_until: Option<chrono::DateTime<chrono::Utc>>,
    pub due_after: Option<chrono::DateTime<chrono::Utc>>,
    pub sort: T4,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct MyPathwayParams {
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct StatesParams {
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LearnersParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub team_id: T1,
    pub pathway_id: uuid::Uuid,
    pub search: Option<T2>,
    pub status: Option<T3>,
    pub due_until: Option<chrono::DateTime<chrono::Utc>>,
    pub due_after: Option<chrono::DateTime<chrono::Utc>>,
    pub sort: T4,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct LearnerIdsParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub team_id: T1,
    pub pathway_id: uuid::Uuid,
    pub search: Option<T2>,
    pub status: Option<T3>,
    pub due_until: Option<chrono::DateTime<chrono::Utc>>,
    pub due_after: Option<chrono::DateTime<chrono::Utc>>,
    pub sort: T4,
}
#[derive(Debug)]
pub struct LearnersOfParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub ids: T2,
}
#[derive(Debug)]
pub struct ProgressParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub pathway_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LearnerParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub pathway_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct HoldersParams {
    pub pathway_id: uuid::Uuid,
    pub most: i64,
}
#[derive(Debug)]
pub struct PathwaysDueParams<T1: crate::StringSql> {
    pub after: chrono::DateTime<chrono::Utc>,
    pub until: chrono::DateTime<chrono::Utc>,
    pub days: i32,
    pub key_prefix: T1,
    pub most: i64,
}
#[derive(Debug)]
pub struct OverPathwaysParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub ids: T1,
    pub users: T2,
    pub pathways: T3,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockPathway {
    pub id: uuid::Uuid,
    pub handle: String,
    pub status: String,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<String>,
    pub teams: Option<Vec<String>>,
}
pub struct LockPathwayBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
    pub status: &'a str,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<&'a str>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockPathwayBorrowed<'a>> for LockPathway {
    fn from(
        LockPathwayBorrowed {
            id,
            handle,
            status,
            live_version,
            draft_version,
            revision,
            changed_at,
            changed_by_name,
            teams,
        }: LockPathwayBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
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
pub struct LockPathways {
    pub id: uuid::Uuid,
    pub status: String,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub title: String,
    pub teams: Option<Vec<String>>,
}
pub struct LockPathwaysBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub title: &'a str,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockPathwaysBorrowed<'a>> for LockPathways {
    fn from(
        LockPathwaysBorrowed {
            id,
            status,
            live_version,
            draft_version,
            title,
            teams,
        }: LockPathwaysBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            live_version,
            draft_version,
            title: title.into(),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Version {
    pub title: String,
    pub description: String,
    pub image: Option<uuid::Uuid>,
    pub category: String,
    pub tags: Vec<String>,
    pub mode: String,
    pub required_count: Option<i32>,
    pub due: serde_json::Value,
    pub frozen_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct VersionBorrowed<'a> {
    pub title: &'a str,
    pub description: &'a str,
    pub image: Option<uuid::Uuid>,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub mode: &'a str,
    pub required_count: Option<i32>,
    pub due: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub frozen_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<VersionBorrowed<'a>> for Version {
    fn from(
        VersionBorrowed {
            title,
            description,
            image,
            category,
            tags,
            mode,
            required_count,
            due,
            frozen_at,
        }: VersionBorrowed<'a>,
    ) -> Self {
        Self {
            title: title.into(),
            description: description.into(),
            image,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            mode: mode.into(),
            required_count,
            due: serde_json::from_str(due.0.get()).unwrap(),
            frozen_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Items {
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub required: bool,
    pub kind: Option<String>,
    pub title: Option<String>,
    pub status: Option<String>,
    pub is_given: bool,
}
pub struct ItemsBorrowed<'a> {
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub required: bool,
    pub kind: Option<&'a str>,
    pub title: Option<&'a str>,
    pub status: Option<&'a str>,
    pub is_given: bool,
}
impl<'a> From<ItemsBorrowed<'a>> for Items {
    fn from(
        ItemsBorrowed {
            r#type,
            document_id,
            required,
            kind,
            title,
            status,
            is_given,
        }: ItemsBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            document_id,
            required,
            kind: kind.map(|v| v.into()),
            title: title.map(|v| v.into()),
            status: status.map(|v| v.into()),
            is_given,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct KnownMaterials {
    pub r#type: String,
    pub id: uuid::Uuid,
}
pub struct KnownMaterialsBorrowed<'a> {
    pub r#type: &'a str,
    pub id: uuid::Uuid,
}
impl<'a> From<KnownMaterialsBorrowed<'a>> for KnownMaterials {
    fn from(KnownMaterialsBorrowed { r#type, id }: KnownMaterialsBorrowed<'a>) -> Self {
        Self {
            r#type: r#type.into(),
            id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OnePathway {
    pub id: uuid::Uuid,
    pub handle: String,
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
pub struct OnePathwayBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
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
impl<'a> From<OnePathwayBorrowed<'a>> for OnePathway {
    fn from(
        OnePathwayBorrowed {
            id,
            handle,
            status,
            live_version,
            draft_version,
            revision,
            changed_at,
            created_at,
            live_title,
            people,
            teams,
        }: OnePathwayBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
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
pub struct Materials {
    pub r#type: String,
    pub kind: String,
    pub id: uuid::Uuid,
    pub title: String,
    pub status: String,
    pub is_given: bool,
}
pub struct MaterialsBorrowed<'a> {
    pub r#type: &'a str,
    pub kind: &'a str,
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub status: &'a str,
    pub is_given: bool,
}
impl<'a> From<MaterialsBorrowed<'a>> for Materials {
    fn from(
        MaterialsBorrowed {
            r#type,
            kind,
            id,
            title,
            status,
            is_given,
        }: MaterialsBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            kind: kind.into(),
            id,
            title: title.into(),
            status: status.into(),
            is_given,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Grant {
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
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
pub struct DatedByField {
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Recount {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
    pub status: String,
}
pub struct RecountBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
    pub status: &'a str,
}
impl<'a> From<RecountBorrowed<'a>> for Recount {
    fn from(
        RecountBorrowed {
            id,
            user_id,
            pathway_id,
            status,
        }: RecountBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            pathway_id,
            status: status.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockRecord {
    pub id: uuid::Uuid,
    pub status: String,
    pub document_id: uuid::Uuid,
    pub title: String,
    pub is_completed: bool,
    pub waived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub teams: Option<Vec<String>>,
}
pub struct LockRecordBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub document_id: uuid::Uuid,
    pub title: &'a str,
    pub is_completed: bool,
    pub waived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockRecordBorrowed<'a>> for LockRecord {
    fn from(
        LockRecordBorrowed {
            id,
            status,
            document_id,
            title,
            is_completed,
            waived_at,
            teams,
        }: LockRecordBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            document_id,
            title: title.into(),
            is_completed,
            waived_at,
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockToWaive {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockToRestart {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockedBy {
    pub pathway: String,
    pub waits_for: Option<String>,
}
pub struct LockedByBorrowed<'a> {
    pub pathway: &'a str,
    pub waits_for: Option<&'a str>,
}
impl<'a> From<LockedByBorrowed<'a>> for LockedBy {
    fn from(LockedByBorrowed { pathway, waits_for }: LockedByBorrowed<'a>) -> Self {
        Self {
            pathway: pathway.into(),
            waits_for: waits_for.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Mine {
    pub id: uuid::Uuid,
    pub handle: String,
    pub title: String,
    pub description: String,
    pub image: Option<uuid::Uuid>,
    pub category: String,
    pub tags: Vec<String>,
    pub mode: String,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub items: i64,
    pub done: i64,
    pub total: i64,
}
pub struct MineBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub image: Option<uuid::Uuid>,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub mode: &'a str,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub items: i64,
    pub done: i64,
    pub total: i64,
}
impl<'a> From<MineBorrowed<'a>> for Mine {
    fn from(
        MineBorrowed {
            id,
            handle,
            title,
            description,
            image,
            category,
            tags,
            mode,
            status,
            progress,
            is_optional,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            updated_at,
            items,
            done,
            total,
        }: MineBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
            title: title.into(),
            description: description.into(),
            image,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            mode: mode.into(),
            status: status.into(),
            progress,
            is_optional,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            updated_at,
            items,
            done,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct MyPathway {
    pub id: uuid::Uuid,
    pub handle: String,
    pub title: String,
    pub description: String,
    pub image: Option<uuid::Uuid>,
    pub category: String,
    pub tags: Vec<String>,
    pub mode: String,
    pub required_count: Option<i32>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
}
pub struct MyPathwayBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub image: Option<uuid::Uuid>,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub mode: &'a str,
    pub required_count: Option<i32>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<MyPathwayBorrowed<'a>> for MyPathway {
    fn from(
        MyPathwayBorrowed {
            id,
            handle,
            title,
            description,
            image,
            category,
            tags,
            mode,
            required_count,
            status,
            progress,
            is_optional,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            updated_at,
        }: MyPathwayBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
            title: title.into(),
            description: description.into(),
            image,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            mode: mode.into(),
            required_count,
            status: status.into(),
            progress,
            is_optional,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            updated_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct States {
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub required: bool,
    pub kind: Option<String>,
    pub title: Option<String>,
    pub is_given: bool,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub waived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub waive_reason: Option<String>,
    pub is_done: bool,
    pub is_locked: bool,
    pub assignment: Option<uuid::Uuid>,
    pub percent: Option<i16>,
}
pub struct StatesBorrowed<'a> {
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub required: bool,
    pub kind: Option<&'a str>,
    pub title: Option<&'a str>,
    pub is_given: bool,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub waived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub waive_reason: Option<&'a str>,
    pub is_done: bool,
    pub is_locked: bool,
    pub assignment: Option<uuid::Uuid>,
    pub percent: Option<i16>,
}
impl<'a> From<StatesBorrowed<'a>> for States {
    fn from(
        StatesBorrowed {
            r#type,
            document_id,
            required,
            kind,
            title,
            is_given,
            completed_at,
            waived_at,
            waive_reason,
            is_done,
            is_locked,
            assignment,
            percent,
        }: StatesBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            document_id,
            required,
            kind: kind.map(|v| v.into()),
            title: title.map(|v| v.into()),
            is_given,
            completed_at,
            waived_at,
            waive_reason: waive_reason.map(|v| v.into()),
            is_done,
            is_locked,
            assignment,
            percent,
        }
    }
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
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub next: Option<String>,
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
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub next: Option<&'a str>,
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
            due_at,
            started_at,
            completed_at,
            updated_at,
            next,
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
            due_at,
            started_at,
            completed_at,
            updated_at,
            next: next.map(|v| v.into()),
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
pub struct Learner {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub status: String,
    pub progress: i16,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct LearnerBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub status: &'a str,
    pub progress: i16,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<LearnerBorrowed<'a>> for Learner {
    fn from(
        LearnerBorrowed {
            id,
            user_id,
            first_name,
            last_name,
            email,
            avatar,
            status,
            progress,
            started_at,
            completed_at,
        }: LearnerBorrowed<'a>,
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
            started_at,
            completed_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct PathwaysDue {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
    pub title: String,
    pub due: chrono::DateTime<chrono::Utc>,
    pub event_key: String,
}
pub struct PathwaysDueBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub pathway_id: uuid::Uuid,
    pub title: &'a str,
    pub due: chrono::DateTime<chrono::Utc>,
    pub event_key: &'a str,
}
impl<'a> From<PathwaysDueBorrowed<'a>> for PathwaysDue {
    fn from(
        PathwaysDueBorrowed {
            id,
            user_id,
            pathway_id,
            title,
            due,
            event_key,
        }: PathwaysDueBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            pathway_id,
            title: title.into(),
            due,
            event_key: event_key.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct LockPathwayQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockPathwayBorrowed, tokio_postgres::Error>,
    mapper: fn(LockPathwayBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockPathwayQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockPathwayBorrowed) -> R) -> LockPathwayQuery<'c, 'a, 's, C, R, N> {
        LockPathwayQuery {
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
pub struct LockPathwaysQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockPathwaysBorrowed, tokio_postgres::Error>,
    mapper: fn(LockPathwaysBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockPathwaysQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockPathwaysBorrowed) -> R) -> LockPathwaysQuery<'c, 'a, 's, C, R, N> {
        LockPathwaysQuery {
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
pub struct KnownMaterialsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<KnownMaterialsBorrowed, tokio_postgres::Error>,
    mapper: fn(KnownMaterialsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> KnownMaterialsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(KnownMaterialsBorrowed) -> R) -> KnownMaterialsQuery<'c, 'a, 's, C, R, N> {
        KnownMaterialsQuery {
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
pub struct OnePathwayQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OnePathwayBorrowed, tokio_postgres::Error>,
    mapper: fn(OnePathwayBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OnePathwayQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OnePathwayBorrowed) -> R) -> OnePathwayQuery<'c, 'a, 's, C, R, N> {
        OnePathwayQuery {
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
pub struct MaterialsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MaterialsBorrowed, tokio_postgres::Error>,
    mapper: fn(MaterialsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MaterialsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MaterialsBorrowed) -> R) -> MaterialsQuery<'c, 'a, 's, C, R, N> {
        MaterialsQuery {
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
pub struct LockRecordQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockRecordBorrowed, tokio_postgres::Error>,
    mapper: fn(LockRecordBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockRecordQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockRecordBorrowed) -> R) -> LockRecordQuery<'c, 'a, 's, C, R, N> {
        LockRecordQuery {
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
pub struct LockToWaiveQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockToWaive, tokio_postgres::Error>,
    mapper: fn(LockToWaive) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockToWaiveQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockToWaive) -> R) -> LockToWaiveQuery<'c, 'a, 's, C, R, N> {
        LockToWaiveQuery {
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
pub struct LockedByQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockedByBorrowed, tokio_postgres::Error>,
    mapper: fn(LockedByBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockedByQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockedByBorrowed) -> R) -> LockedByQuery<'c, 'a, 's, C, R, N> {
        LockedByQuery {
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
pub struct MyPathwayQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MyPathwayBorrowed, tokio_postgres::Error>,
    mapper: fn(MyPathwayBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MyPathwayQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MyPathwayBorrowed) -> R) -> MyPathwayQuery<'c, 'a, 's, C, R, N> {
        MyPathwayQuery {
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
pub struct LearnerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LearnerBorrowed, tokio_postgres::Error>,
    mapper: fn(LearnerBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LearnerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LearnerBorrowed) -> R) -> LearnerQuery<'c, 'a, 's, C, R, N> {
        LearnerQuery {
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
pub struct PathwaysDueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PathwaysDueBorrowed, tokio_postgres::Error>,
    mapper: fn(PathwaysDueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PathwaysDueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PathwaysDueBorrowed) -> R) -> PathwaysDueQuery<'c, 'a, 's, C, R, N> {
        PathwaysDueQuery {
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
pub struct InsertPathwayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_pathway() -> InsertPathwayStmt {
    InsertPathwayStmt(
        "insert into learning_pathways (id, handle, changed_by, changed_at, created_at) values ($1, $2, $3, $4, $4) on conflict (handle) do nothing",
        None,
    )
}
impl InsertPathwayStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        handle: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, handle, by, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertPathwayParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertPathwayStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertPathwayParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.handle, &params.by, &params.now))
    }
}
pub struct InsertVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_version() -> InsertVersionStmt {
    InsertVersionStmt(
        "insert into pathway_versions (pathway_id, version, title, search) values ($1, 1, $2, $3)",
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
pub struct HandlesLikeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn handles_like() -> HandlesLikeStmt {
    HandlesLikeStmt(
        "select handle from learning_pathways where handle = $1::text or handle like $1 || '-%'",
        None,
    )
}
impl HandlesLikeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        base: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [base],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct HasHandleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn has_handle() -> HasHandleStmt {
    HasHandleStmt(
        "select exists (select from learning_pathways where handle = $1 and id <> $2) as taken",
        None,
    )
}
impl HasHandleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        handle: &'a T1,
        id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [handle, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, HasHandleParams<T1>, BoolQuery<'c, 'a, 's, C, bool, 2>, C>
    for HasHandleStmt
{
    fn params(&'s self, client: &'c C, params: &'a HasHandleParams<T1>) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.handle, &params.id)
    }
}
pub struct LockPathwayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_pathway() -> LockPathwayStmt {
    LockPathwayStmt(
        "select p.id, p.handle, p.status, p.live_version, p.draft_version, p.revision, p.changed_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = p.changed_by order by u.id limit 1) as changed_by_name, p.teams from learning_pathways p where p.id = $1 for no key update of p",
        None,
    )
}
impl LockPathwayStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockPathwayQuery<'c, 'a, 's, C, LockPathway, 1> {
        LockPathwayQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockPathwayBorrowed, tokio_postgres::Error> {
                Ok(LockPathwayBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    status: row.try_get(2)?,
                    live_version: row.try_get(3)?,
                    draft_version: row.try_get(4)?,
                    revision: row.try_get(5)?,
                    changed_at: row.try_get(6)?,
                    changed_by_name: row.try_get(7)?,
                    teams: row.try_get(8)?,
                })
            },
            mapper: |it| LockPathway::from(it),
        }
    }
}
pub struct LockPathwaysStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_pathways() -> LockPathwaysStmt {
    LockPathwaysStmt(
        "select p.id, p.status, p.live_version, p.draft_version, v.title, p.teams from learning_pathways p join pathway_versions v on v.pathway_id = p.id and v.version = p.draft_version where p.id = any($1) order by p.id for no key update of p",
        None,
    )
}
impl LockPathwaysStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> LockPathwaysQuery<'c, 'a, 's, C, LockPathways, 1> {
        LockPathwaysQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockPathwaysBorrowed, tokio_postgres::Error> {
                Ok(LockPathwaysBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    live_version: row.try_get(2)?,
                    draft_version: row.try_get(3)?,
                    title: row.try_get(4)?,
                    teams: row.try_get(5)?,
                })
            },
            mapper: |it| LockPathways::from(it),
        }
    }
}
pub struct VersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version() -> VersionStmt {
    VersionStmt(
        "select title, description, image, category, tags, mode, required_count, due, frozen_at from pathway_versions where pathway_id = $1 and version = $2",
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
                    image: row.try_get(2)?,
                    category: row.try_get(3)?,
                    tags: row.try_get(4)?,
                    mode: row.try_get(5)?,
                    required_count: row.try_get(6)?,
                    due: row.try_get(7)?,
                    frozen_at: row.try_get(8)?,
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
        "select i.type, i.document_id, i.required, m.kind, m.title, m.status, coalesce(m.is_given, false) as is_given from pathway_items i left join pathway_materials m on m.type = i.type and m.id = i.document_id where i.pathway_id = $1 and i.version = $2 order by i.position, i.document_id",
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
                    required: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    title: row.try_get(4)?,
                    status: row.try_get(5)?,
                    is_given: row.try_get(6)?,
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
        "insert into pathway_versions (pathway_id, version, title, description, image, category, tags, mode, required_count, due, search) select pathway_id, $1::int, title, description, image, category, tags, mode, required_count, due, search from pathway_versions where pathway_id = $2 and version = $3",
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
        "insert into pathway_items (pathway_id, version, type, document_id, position, required) select pathway_id, $1::int, type, document_id, position, required from pathway_items where pathway_id = $2 and version = $3",
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
        "update pathway_versions set title = $1, description = $2, image = $3, category = $4, tags = $5, mode = $6, required_count = $7, due = $8, search = $9 where pathway_id = $10 and version = $11 and frozen_at is null",
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
        T6: crate::StringSql,
        T7: crate::JsonSql,
        T8: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        title: &'a T1,
        description: &'a T2,
        image: &'a Option<uuid::Uuid>,
        category: &'a T3,
        tags: &'a T5,
        mode: &'a T6,
        required_count: &'a Option<i32>,
        due: &'a T7,
        search: &'a T8,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    title,
                    description,
                    image,
                    category,
                    tags,
                    mode,
                    required_count,
                    due,
                    search,
                    id,
                    version,
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
    T5: crate::ArraySql<Item = T4>,
    T6: crate::StringSql,
    T7: crate::JsonSql,
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
            &params.image,
            &params.category,
            &params.tags,
            &params.mode,
            &params.required_count,
            &params.due,
            &params.search,
            &params.id,
            &params.version,
        ))
    }
}
pub struct ForgetItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_items() -> ForgetItemsStmt {
    ForgetItemsStmt("delete from pathway_items where pathway_id = $1 and version = $2", None)
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
        "insert into pathway_items (pathway_id, version, type, document_id, position, required) select $1, $2, x.type, x.document_id, x.position, x.required from unnest($3::text[], $4::uuid[], $5::boolean[]) with ordinality as x (type, document_id, required, position)",
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
        T4: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
        types: &'a T2,
        documents: &'a T3,
        required: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, version, types, documents, required],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = bool>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreItemsParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreItemsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreItemsParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.version,
            &params.types,
            &params.documents,
            &params.required,
        ))
    }
}
pub struct KnownMaterialsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn known_materials() -> KnownMaterialsStmt {
    KnownMaterialsStmt(
        "select m.type, m.id from pathway_materials m join unnest($1::text[], $2::uuid[]) as x (type, id) on x.type = m.type and x.id = m.id where m.team_id is null or m.team_id = $3",
        None,
    )
}
impl KnownMaterialsStmt {
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
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        types: &'a T2,
        documents: &'a T3,
        team_id: &'a Option<T4>,
    ) -> KnownMaterialsQuery<'c, 'a, 's, C, KnownMaterials, 3> {
        KnownMaterialsQuery {
            client,
            params: [types, documents, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<KnownMaterialsBorrowed, tokio_postgres::Error> {
                Ok(KnownMaterialsBorrowed {
                    r#type: row.try_get(0)?,
                    id: row.try_get(1)?,
                })
            },
            mapper: |it| KnownMaterials::from(it),
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
    T4: crate::StringSql,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        KnownMaterialsParams<T1, T2, T3, T4>,
        KnownMaterialsQuery<'c, 'a, 's, C, KnownMaterials, 3>,
        C,
    > for KnownMaterialsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a KnownMaterialsParams<T1, T2, T3, T4>,
    ) -> KnownMaterialsQuery<'c, 'a, 's, C, KnownMaterials, 3> {
        self.bind(client, &params.types, &params.documents, &params.team_id)
    }
}
pub struct TouchPathwayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn touch_pathway() -> TouchPathwayStmt {
    TouchPathwayStmt(
        "update learning_pathways set status = $1, handle = $2, draft_version = $3, revision = revision + 1, changed_by = $4, changed_at = $5 where id = $6",
        None,
    )
}
impl TouchPathwayStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        handle: &'a T2,
        draft_version: &'a i32,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[status, handle, draft_version, by, now, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        TouchPathwayParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for TouchPathwayStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a TouchPathwayParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.status,
            &params.handle,
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
        "update pathway_versions set frozen_at = $1 where pathway_id = $2 and version = $3 and frozen_at is null",
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
pub struct PublishPathwayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn publish_pathway() -> PublishPathwayStmt {
    PublishPathwayStmt(
        "update learning_pathways set status = 'published', live_version = draft_version, revision = revision + 1, changed_by = $1, changed_at = $2 where id = $3",
        None,
    )
}
impl PublishPathwayStmt {
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
        PublishPathwayParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PublishPathwayStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PublishPathwayParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.by, &params.now, &params.id))
    }
}
pub struct SetStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_status() -> SetStatusStmt {
    SetStatusStmt(
        "update learning_pathways set status = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = $4",
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
        "update learning_pathways set teams = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = $4",
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
pub struct OnePathwayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_pathway() -> OnePathwayStmt {
    OnePathwayStmt(
        "select p.id, p.handle, p.status, p.live_version, p.draft_version, p.revision, p.changed_at, p.created_at, (select v.title from pathway_versions v where v.pathway_id = p.id and v.version = p.live_version) as live_title, (select count(*) from user_learning_pathways u where u.pathway_id = p.id and u.archived_at is null) as people, p.teams from learning_pathways p where p.id = $1",
        None,
    )
}
impl OnePathwayStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> OnePathwayQuery<'c, 'a, 's, C, OnePathway, 1> {
        OnePathwayQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OnePathwayBorrowed, tokio_postgres::Error> {
                Ok(OnePathwayBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    status: row.try_get(2)?,
                    live_version: row.try_get(3)?,
                    draft_version: row.try_get(4)?,
                    revision: row.try_get(5)?,
                    changed_at: row.try_get(6)?,
                    created_at: row.try_get(7)?,
                    live_title: row.try_get(8)?,
                    people: row.try_get(9)?,
                    teams: row.try_get(10)?,
                })
            },
            mapper: |it| OnePathway::from(it),
        }
    }
}
pub struct TagsInUseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tags_in_use() -> TagsInUseStmt {
    TagsInUseStmt(
        "select array(select distinct v.category from learning_pathways p join pathway_versions v on v.pathway_id = p.id and v.version = p.draft_version where v.category <> '' order by 1) as categories, array(select distinct tag from learning_pathways p join pathway_versions v on v.pathway_id = p.id and v.version = p.draft_version cross join unnest(v.tags) as tag order by 1) as tags",
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
pub struct MaterialsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn materials() -> MaterialsStmt {
    MaterialsStmt(
        "select type, kind, id, title, status, is_given from pathway_materials where status <> 'archived' and title <> '' and (team_id is null or team_id = $1) and ($2::text is null or kind = $2) and ($3::text is null or search like $3) order by is_given desc, lower(title), id limit 20",
        None,
    )
}
impl MaterialsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        kind: &'a Option<T2>,
        search: &'a Option<T3>,
    ) -> MaterialsQuery<'c, 'a, 's, C, Materials, 3> {
        MaterialsQuery {
            client,
            params: [team_id, kind, search],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MaterialsBorrowed, tokio_postgres::Error> {
                Ok(MaterialsBorrowed {
                    r#type: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    status: row.try_get(4)?,
                    is_given: row.try_get(5)?,
                })
            },
            mapper: |it| Materials::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MaterialsParams<T1, T2, T3>,
        MaterialsQuery<'c, 'a, 's, C, Materials, 3>,
        C,
    > for MaterialsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MaterialsParams<T1, T2, T3>,
    ) -> MaterialsQuery<'c, 'a, 's, C, Materials, 3> {
        self.bind(client, &params.team_id, &params.kind, &params.search)
    }
}
pub struct LockMaterialsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_materials() -> LockMaterialsStmt {
    LockMaterialsStmt(
        "with lain as ( select distinct i.type, i.document_id from learning_pathways p join pathway_items i on i.pathway_id = p.id and i.version = p.live_version where p.id = any($1) ), courses_held as ( select uc.id from user_courses uc where uc.user_id = any($2) and uc.course_id in (select document_id from lain where type = 'course') and uc.completed_at is null order by uc.id for no key update ), resources_held as ( select ur.id from user_resources ur where ur.user_id = any($2) and ur.resource_id in (select document_id from lain where type = 'resource') and ur.opened_at is null order by ur.id for no key update ) select (select count(*) from courses_held) + (select count(*) from resources_held) as waited_for",
        None,
    )
}
impl LockMaterialsStmt {
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
        pathways: &'a T1,
        users: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [pathways, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, LockMaterialsParams<T1, T2>, I64Query<'c, 'a, 's, C, i64, 2>, C>
    for LockMaterialsStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockMaterialsParams<T1, T2>) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.pathways, &params.users)
    }
}
pub struct LockAddedMaterialsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_added_materials() -> LockAddedMaterialsStmt {
    LockAddedMaterialsStmt(
        "with added as ( select i.type, i.document_id from learning_pathways p join pathway_items i on i.pathway_id = p.id and i.version = p.live_version where p.id = $1 and not exists ( select from pathway_items b where b.pathway_id = p.id and b.version = $2::int and b.document_id = i.document_id) ), courses_held as ( select uc.id from user_learning_pathways up join user_courses uc on uc.user_id = up.user_id and uc.completed_at is null and uc.course_id in (select document_id from added where type = 'course') where up.pathway_id = $1 and up.archived_at is null order by uc.id for no key update of uc ), resources_held as ( select ur.id from user_learning_pathways up join user_resources ur on ur.user_id = up.user_id and ur.opened_at is null and ur.resource_id in (select document_id from added where type = 'resource') where up.pathway_id = $1 and up.archived_at is null order by ur.id for no key update of ur ) select (select count(*) from courses_held) + (select count(*) from resources_held) as waited_for",
        None,
    )
}
impl LockAddedMaterialsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        pathway_id: &'a uuid::Uuid,
        before: &'a Option<i32>,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [pathway_id, before],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LockAddedMaterialsParams, I64Query<'c, 'a, 's, C, i64, 2>, C>
    for LockAddedMaterialsStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockAddedMaterialsParams) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.pathway_id, &params.before)
    }
}
pub struct GrantStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grant() -> GrantStmt {
    GrantStmt(
        "with requested as materialized ( select x.id as fresh, x.user_id, x.pathway_id, x.is_optional, known.id from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[]) as x (id, user_id, pathway_id, is_optional) left join lateral ( select up.id from user_learning_pathways up where up.user_id = x.user_id and up.pathway_id = x.pathway_id offset 0 ) as known on true ), again as ( update user_learning_pathways up set archived_at = null, is_optional = requested.is_optional, updated_at = case when up.archived_at is null then up.updated_at else $5 end from requested where up.id = requested.id ) insert into user_learning_pathways (id, user_id, pathway_id, is_optional, permitted_at, updated_at) select fresh, user_id, pathway_id, is_optional, $5, $5 from requested where id is null on conflict (user_id, pathway_id) do nothing returning user_id, pathway_id",
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
        pathways: &'a T3,
        optionals: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        GrantQuery {
            client,
            params: [ids, users, pathways, optionals, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Grant, tokio_postgres::Error> {
                Ok(Grant {
                    user_id: row.try_get(0)?,
                    pathway_id: row.try_get(1)?,
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
            &params.pathways,
            &params.optionals,
            &params.now,
        )
    }
}
pub struct ReleaseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn release() -> ReleaseStmt {
    ReleaseStmt(
        "update user_learning_pathways up set archived_at = $1, updated_at = $1 from unnest($2::uuid[], $3::uuid[]) as x (user_id, pathway_id) where up.user_id = x.user_id and up.pathway_id = x.pathway_id and up.archived_at is null",
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
        pathways: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, users, pathways])
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
        Box::pin(self.bind(client, &params.now, &params.users, &params.pathways))
    }
}
pub struct RecordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn record() -> RecordStmt {
    RecordStmt(
        "select id, status, progress, archived_at from user_learning_pathways where user_id = $1 and pathway_id = $2",
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
        pathway_id: &'a uuid::Uuid,
    ) -> RecordQuery<'c, 'a, 's, C, Record, 2> {
        RecordQuery {
            client,
            params: [user_id, pathway_id],
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
        self.bind(client, &params.user_id, &params.pathway_id)
    }
}
pub struct RecomputeDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn recompute_due() -> RecomputeDueStmt {
    RecomputeDueStmt(
        "with requested as materialized ( select record.* from unnest($1::uuid[], $2::uuid[]) as x (user_id, pathway_id) cross join lateral ( select up.id, up.user_id, up.pathway_id, up.is_optional, greatest(up.permitted_at, up.restarted_at) as given_at from user_learning_pathways up where up.user_id = x.user_id and up.pathway_id = x.pathway_id and up.archived_at is null and up.completed_at is null offset 0 ) as record ), counted as ( select requested.id, min(case when s.kind <> 'rule' and s.due_at is not null then s.due_at else coalesce(case when s.kind = 'package' then package_due(s.source_id, requested.user_id, $3::text) end, due_moment(coalesce(r.due, v.due), requested.given_at, requested.user_id, false, $3)) end) as due_at from requested join learning_pathways p on p.id = requested.pathway_id join pathway_versions v on v.pathway_id = p.id and v.version = coalesce(p.live_version, p.draft_version) cross join lateral ( select s.kind, s.source_id, s.due_at from assignment_sources s where s.user_id = requested.user_id and s.document_id = requested.pathway_id and s.type = 'pathway' and s.is_optional = requested.is_optional offset 0 ) as s left join permissions r on s.kind = 'rule' and r.id::text = s.source_id group by requested.id ) update user_learning_pathways up set due_at = coalesce(up.extended_until, counted.due_at) from counted where up.id = counted.id and up.due_at is distinct from coalesce(up.extended_until, counted.due_at)",
        None,
    )
}
impl RecomputeDueStmt {
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
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        users: &'a T1,
        pathways: &'a T2,
        zone: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[users, pathways, zone])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RecomputeDueParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RecomputeDueStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RecomputeDueParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.users, &params.pathways, &params.zone))
    }
}
pub struct DatedByFieldStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn dated_by_field() -> DatedByFieldStmt {
    DatedByFieldStmt(
        "with fielded as materialized ( select p.id from learning_pathways p join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version and v.due ->> 'kind' = 'field' union select document_id from permissions where type = 'pathway' and status = 'active' and due ->> 'kind' = 'field' ) select up.user_id, up.pathway_id from unnest($1::uuid[]) as person (id) join user_learning_pathways up on up.user_id = person.id and up.archived_at is null and up.completed_at is null where up.pathway_id in (select id from fielded)",
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
                    pathway_id: row.try_get(1)?,
                })
            },
            mapper: |it| DatedByField::from(it),
        }
    }
}
pub struct DatedByPathwayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn dated_by_pathway() -> DatedByPathwayStmt {
    DatedByPathwayStmt(
        "select user_id from user_learning_pathways where pathway_id = $1 and archived_at is null and completed_at is null order by user_id",
        None,
    )
}
impl DatedByPathwayStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        pathway_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [pathway_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ExtendStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn extend() -> ExtendStmt {
    ExtendStmt(
        "update user_learning_pathways set extended_until = $1 where user_id = any($2::uuid[]) and pathway_id = $3 and archived_at is null and completed_at is null returning user_id",
        None,
    )
}
impl ExtendStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        until: &'a Option<chrono::DateTime<chrono::Utc>>,
        users: &'a T1,
        pathway_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [until, users, pathway_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, ExtendParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for ExtendStmt
{
    fn params(&'s self, client: &'c C, params: &'a ExtendParams<T1>) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.until, &params.users, &params.pathway_id)
    }
}
pub struct RecordsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn records_of() -> RecordsOfStmt {
    RecordsOfStmt(
        "select up.id from user_learning_pathways up join unnest($1::uuid[], $2::uuid[]) as x (user_id, pathway_id) on x.user_id = up.user_id and x.pathway_id = up.pathway_id order by up.id",
        None,
    )
}
impl RecordsOfStmt {
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
        pathways: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [users, pathways],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, RecordsOfParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for RecordsOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RecordsOfParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.users, &params.pathways)
    }
}
pub struct PeopleOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people_of() -> PeopleOfStmt {
    PeopleOfStmt(
        "select user_id from user_courses where (select $1::text) = 'course' and id = any(array(select unnest($2::uuid[]))) union select user_id from user_resources where (select $1::text) = 'resource' and id = any(array(select unnest($2::uuid[])))",
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
pub struct LockLedOverStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_led_over() -> LockLedOverStmt {
    LockLedOverStmt(
        "select up.id from user_learning_pathways up where up.id = any(array( select led.id from (select pathway_id, version from pathway_items where document_id = $1 and type = $2 offset 0) i cross join lateral ( select id from learning_pathways where id = i.pathway_id and live_version = i.version and status in ('published', 'publishedwithdraft') offset 0 ) p cross join lateral ( select id from user_learning_pathways where user_id = any(array(select unnest($3::uuid[]))) and pathway_id = p.id offset 0 ) led )) and (up.archived_at is null) is true order by up.id for no key update of up",
        None,
    )
}
impl LockLedOverStmt {
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
    crate::client::async_::Params<'c, 'a, 's, LockLedOverParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for LockLedOverStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockLedOverParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.document_id, &params.r#type, &params.users)
    }
}
pub struct LockOfDocumentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_of_documents() -> LockOfDocumentsStmt {
    LockOfDocumentsStmt(
        "select up.id from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') join pathway_items i on i.pathway_id = p.id and i.version = p.live_version and i.document_id = any($1) and i.type = $2 where up.archived_at is null and up.status <> 'completed' order by up.id for no key update of up",
        None,
    )
}
impl LockOfDocumentsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        documents: &'a T1,
        r#type: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [documents, r#type],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockOfDocumentsParams<T1, T2>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>,
        C,
    > for LockOfDocumentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockOfDocumentsParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.documents, &params.r#type)
    }
}
pub struct LockOfPathwayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_of_pathway() -> LockOfPathwayStmt {
    LockOfPathwayStmt(
        "select id from user_learning_pathways where pathway_id = $1 and archived_at is null order by id for no key update",
        None,
    )
}
impl LockOfPathwayStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        pathway_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [pathway_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct NoteDoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note_done() -> NoteDoneStmt {
    NoteDoneStmt(
        "insert into user_pathway_items (user_pathway_id, document_id, completed_at) select x.id, $1, $2::timestamptz from unnest($3::uuid[]) as x (id) on conflict (user_pathway_id, document_id) do update set completed_at = coalesce(user_pathway_items.completed_at, excluded.completed_at)",
        None,
    )
}
impl NoteDoneStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[document_id, now, ids])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        NoteDoneParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for NoteDoneStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a NoteDoneParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.document_id, &params.now, &params.ids))
    }
}
pub struct NoteDoneBeforeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note_done_before() -> NoteDoneBeforeStmt {
    NoteDoneBeforeStmt(
        "insert into user_pathway_items (user_pathway_id, document_id, completed_at) select up.id, i.document_id, min(d.completed_at) from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id join pathway_items i on i.pathway_id = p.id and i.version = p.live_version join pathway_materials_done d on d.type = i.type and d.document_id = i.document_id and d.user_id = up.user_id and d.completed_at > coalesce(up.restarted_at, '-infinity') where up.id = any($1) group by up.id, i.document_id on conflict (user_pathway_id, document_id) do update set completed_at = coalesce(user_pathway_items.completed_at, excluded.completed_at)",
        None,
    )
}
impl NoteDoneBeforeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids]).await
    }
}
pub struct MarkStartedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_started() -> MarkStartedStmt {
    MarkStartedStmt(
        "update user_learning_pathways up set status = 'inprogress', started_at = coalesce(up.started_at, $1), updated_at = $1 where up.id = any(array( select led.id from (select pathway_id, version from pathway_items where document_id = $2 and type = $3 offset 0) i cross join lateral ( select id from learning_pathways where id = i.pathway_id and live_version = i.version and status in ('published', 'publishedwithdraft') offset 0 ) p cross join lateral (select id from user_learning_pathways where user_id = $4 and pathway_id = p.id offset 0) led )) and (up.archived_at is null and up.status = 'notstarted') is true",
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
        "with counted as ( select up.id, t.touched > 0 as is_touched, t.wanted > 0 and t.done >= t.wanted as is_done, case when t.wanted = 0 then 0 else (100 * least(t.done, t.wanted) / t.wanted)::smallint end as progress from user_learning_pathways up cross join lateral (select tally.wanted, tally.done, tally.touched from pathway_tallies tally where tally.id = up.id offset 0) as t where up.id = any(array(select unnest($1::uuid[]))) and up.status <> 'completed' and up.archived_at is null ), stood as ( select c.*, case when c.is_done then 'completed' when c.is_touched or up.started_at is not null then 'inprogress' else 'notstarted' end as status from counted c join user_learning_pathways up on up.id = c.id ) update user_learning_pathways up set progress = s.progress, status = s.status, started_at = case when s.status = 'notstarted' then null else coalesce(up.started_at, $2::timestamptz) end, completed_at = case when s.is_done then $2 end, updated_at = $2 from stood s where up.id = s.id and (up.progress, up.status) is distinct from (s.progress, s.status) returning up.id, up.user_id, up.pathway_id, up.status",
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
                    pathway_id: row.try_get(2)?,
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
pub struct LockRecordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_record() -> LockRecordStmt {
    LockRecordStmt(
        "select up.id, up.status, i.document_id, coalesce(m.title, '') as title, done.completed_at is not null as is_completed, done.waived_at, p.teams from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') join pathway_items i on i.pathway_id = p.id and i.version = p.live_version and i.document_id = $1 left join pathway_materials m on m.type = i.type and m.id = i.document_id left join user_pathway_items done on done.user_pathway_id = up.id and done.document_id = i.document_id where up.user_id = $2 and up.pathway_id = $3 and up.archived_at is null and exists (select from user_teams ut where ut.user_id = up.user_id and ut.team_id = $4) for no key update of up",
        None,
    )
}
impl LockRecordStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        document_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        pathway_id: &'a uuid::Uuid,
        team_id: &'a Option<T1>,
    ) -> LockRecordQuery<'c, 'a, 's, C, LockRecord, 4> {
        LockRecordQuery {
            client,
            params: [document_id, user_id, pathway_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockRecordBorrowed, tokio_postgres::Error> {
                Ok(LockRecordBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    is_completed: row.try_get(4)?,
                    waived_at: row.try_get(5)?,
                    teams: row.try_get(6)?,
                })
            },
            mapper: |it| LockRecord::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockRecordParams<T1>, LockRecordQuery<'c, 'a, 's, C, LockRecord, 4>, C>
    for LockRecordStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockRecordParams<T1>,
    ) -> LockRecordQuery<'c, 'a, 's, C, LockRecord, 4> {
        self.bind(
            client,
            &params.document_id,
            &params.user_id,
            &params.pathway_id,
            &params.team_id,
        )
    }
}
pub struct WaiveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn waive() -> WaiveStmt {
    WaiveStmt(
        "insert into user_pathway_items (user_pathway_id, document_id, waived_at, waived_by, waive_reason) values ($1, $2, $3, $4, $5) on conflict (user_pathway_id, document_id) do update set waived_at = excluded.waived_at, waived_by = excluded.waived_by, waive_reason = excluded.waive_reason",
        None,
    )
}
impl WaiveStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        document_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        reason: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, document_id, now, by, reason])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        WaiveParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for WaiveStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a WaiveParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.document_id,
            &params.now,
            &params.by,
            &params.reason,
        ))
    }
}
pub struct UnwaiveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unwaive() -> UnwaiveStmt {
    UnwaiveStmt(
        "delete from user_pathway_items where user_pathway_id = $1 and document_id = $2 and completed_at is null",
        None,
    )
}
impl UnwaiveStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        document_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, document_id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        UnwaiveParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for UnwaiveStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a UnwaiveParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.document_id))
    }
}
pub struct LockToWaiveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_to_waive() -> LockToWaiveStmt {
    LockToWaiveStmt(
        "select up.id, up.user_id from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') where up.pathway_id = $1 and up.user_id = any($2) and up.archived_at is null and up.status <> 'completed' order by up.id for no key update of up",
        None,
    )
}
impl LockToWaiveStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        pathway_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> LockToWaiveQuery<'c, 'a, 's, C, LockToWaive, 2> {
        LockToWaiveQuery {
            client,
            params: [pathway_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockToWaive, tokio_postgres::Error> {
                Ok(LockToWaive {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| LockToWaive::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, LockToWaiveParams<T1>, LockToWaiveQuery<'c, 'a, 's, C, LockToWaive, 2>, C>
    for LockToWaiveStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockToWaiveParams<T1>,
    ) -> LockToWaiveQuery<'c, 'a, 's, C, LockToWaive, 2> {
        self.bind(client, &params.pathway_id, &params.users)
    }
}
pub struct WaiveRestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn waive_rest() -> WaiveRestStmt {
    WaiveRestStmt(
        "insert into user_pathway_items (user_pathway_id, document_id, waived_at, waived_by, waive_reason) select up.id, i.document_id, $1, $2, $3 from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version join pathway_items i on i.pathway_id = p.id and i.version = p.live_version where up.id = any($4) and (i.required or v.required_count is not null or not exists ( select from pathway_items r where r.pathway_id = i.pathway_id and r.version = i.version and r.required)) on conflict (user_pathway_id, document_id) do nothing",
        None,
    )
}
impl WaiveRestStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        reason: &'a T1,
        ids: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, by, reason, ids])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        WaiveRestParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for WaiveRestStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a WaiveRestParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.by, &params.reason, &params.ids))
    }
}
pub struct CompletedOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn completed_of() -> CompletedOfStmt {
    CompletedOfStmt(
        "select user_id from user_learning_pathways where pathway_id = $1 and user_id = any($2) and archived_at is null and status = 'completed' order by user_id",
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
        pathway_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [pathway_id, users],
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
        self.bind(client, &params.pathway_id, &params.users)
    }
}
pub struct LockToRestartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_to_restart() -> LockToRestartStmt {
    LockToRestartStmt(
        "select up.id, up.user_id from user_learning_pathways up where up.pathway_id = $1 and up.user_id = any($2) and up.archived_at is null and (up.status <> 'notstarted' or exists (select from user_pathway_items d where d.user_pathway_id = up.id)) order by up.id for no key update of up",
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
        pathway_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> LockToRestartQuery<'c, 'a, 's, C, LockToRestart, 2> {
        LockToRestartQuery {
            client,
            params: [pathway_id, users],
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
        self.bind(client, &params.pathway_id, &params.users)
    }
}
pub struct ForgetDoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_done() -> ForgetDoneStmt {
    ForgetDoneStmt("delete from user_pathway_items where user_pathway_id = any($1)", None)
}
impl ForgetDoneStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids]).await
    }
}
pub struct RestartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn restart() -> RestartStmt {
    RestartStmt(
        "update user_learning_pathways set status = 'notstarted', progress = 0, started_at = null, completed_at = null, restarted_at = $1, extended_until = null, updated_at = $1 where id = any($2)",
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
pub struct IsGivenByPathwaysAloneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_given_by_pathways_alone() -> IsGivenByPathwaysAloneStmt {
    IsGivenByPathwaysAloneStmt(
        "select coalesce(bool_and(kind = 'pathway'), false) as alone from assignment_sources where user_id = $1 and document_id = $2 and type = $3",
        None,
    )
}
impl IsGivenByPathwaysAloneStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        document_id: &'a uuid::Uuid,
        r#type: &'a T1,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 3> {
        BoolQuery {
            client,
            params: [user_id, document_id, r#type],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, IsGivenByPathwaysAloneParams<T1>, BoolQuery<'c, 'a, 's, C, bool, 3>, C>
    for IsGivenByPathwaysAloneStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a IsGivenByPathwaysAloneParams<T1>,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 3> {
        self.bind(client, &params.user_id, &params.document_id, &params.r#type)
    }
}
pub struct LockedByStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn locked_by() -> LockedByStmt {
    LockedByStmt(
        "with given as ( select s.kind, st.pathway_id, coalesce(st.is_locked, false) as is_locked from assignment_sources s left join pathway_item_states st on s.kind = 'pathway' and st.user_id = s.user_id and st.pathway_id::text = s.source_id and st.document_id = s.document_id and st.type = s.type where s.user_id = $1 and s.type = $2 and s.document_id = $3 ) select v.title as pathway, ( select b.title from pathway_item_states b join pathway_item_states me on me.user_pathway_id = b.user_pathway_id and me.document_id = $3 where b.user_id = $1 and b.pathway_id = g.pathway_id and b.required and b.is_given and not b.is_done and b.position < me.position order by b.position limit 1 ) as waits_for from given g join learning_pathways p on p.id = g.pathway_id join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version where g.is_locked and not exists (select from given o where not o.is_locked) order by v.title limit 1",
        None,
    )
}
impl LockedByStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> LockedByQuery<'c, 'a, 's, C, LockedBy, 3> {
        LockedByQuery {
            client,
            params: [user_id, r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockedByBorrowed, tokio_postgres::Error> {
                Ok(LockedByBorrowed {
                    pathway: row.try_get(0)?,
                    waits_for: row.try_get(1)?,
                })
            },
            mapper: |it| LockedBy::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockedByParams<T1>, LockedByQuery<'c, 'a, 's, C, LockedBy, 3>, C>
    for LockedByStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockedByParams<T1>) -> LockedByQuery<'c, 'a, 's, C, LockedBy, 3> {
        self.bind(client, &params.user_id, &params.r#type, &params.document_id)
    }
}
pub struct MineStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mine() -> MineStmt {
    MineStmt(
        "select p.id, p.handle, v.title, v.description, v.image, v.category, v.tags, v.mode, up.status, up.progress, up.is_optional, up.permitted_at, up.due_at, up.started_at, up.completed_at, up.updated_at, (select count(*) from pathway_items i where i.pathway_id = p.id and i.version = v.version) as items, (select count(*) from user_pathway_items d join pathway_items i on i.pathway_id = p.id and i.version = v.version and i.document_id = d.document_id where d.user_pathway_id = up.id) as done, count(*) over () as total from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version where up.user_id = $1 and up.archived_at is null and ($2::text is null or v.search like $2) and ($3::text is null or up.status = $3) and ($4::text is null or v.category = $4) and ($5::timestamptz is null or up.completed_at is null and up.due_at <= $5 and ($6::timestamptz is null or up.due_at > $6)) order by case when $7::text = '-title' then lower(v.title) end desc, case when $7 = 'dueAt' and up.completed_at is null then up.due_at end, case when $7 = 'createdAt' then up.permitted_at end, case when $7 = '-createdAt' then up.permitted_at end desc, case when $7 = 'category' then nullif(v.category, '') end, case when $7 = '-category' then nullif(v.category, '') end desc nulls last, case when $7 = 'progress' then up.progress end, case when $7 = '-progress' then up.progress end desc, lower(v.title), p.id limit $8 offset $9",
        None,
    )
}
impl MineStmt {
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
        user_id: &'a uuid::Uuid,
        search: &'a Option<T1>,
        status: &'a Option<T2>,
        category: &'a Option<T3>,
        due_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        due_after: &'a Option<chrono::DateTime<chrono::Utc>>,
        sort: &'a T4,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> MineQuery<'c, 'a, 's, C, Mine, 9> {
        MineQuery {
            client,
            params: [
                user_id, search, status, category, due_until, due_after, sort, per_page, skip,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MineBorrowed, tokio_postgres::Error> {
                Ok(MineBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    image: row.try_get(4)?,
                    category: row.try_get(5)?,
                    tags: row.try_get(6)?,
                    mode: row.try_get(7)?,
                    status: row.try_get(8)?,
                    progress: row.try_get(9)?,
                    is_optional: row.try_get(10)?,
                    permitted_at: row.try_get(11)?,
                    due_at: row.try_get(12)?,
                    started_at: row.try_get(13)?,
                    completed_at: row.try_get(14)?,
                    updated_at: row.try_get(15)?,
                    items: row.try_get(16)?,
                    done: row.try_get(17)?,
                    total: row.try_get(18)?,
                })
            },
            mapper: |it| Mine::from(it),
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
> crate::client::async_::Params<'c, 'a, 's, MineParams<T1, T2, T3, T4>, MineQuery<'c, 'a, 's, C, Mine, 9>, C>
    for MineStmt
{
    fn params(&'s self, client: &'c C, params: &'a MineParams<T1, T2, T3, T4>) -> MineQuery<'c, 'a, 's, C, Mine, 9> {
        self.bind(
            client,
            &params.user_id,
            &params.search,
            &params.status,
            &params.category,
            &params.due_until,
            &params.due_after,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct MyTagsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_tags() -> MyTagsStmt {
    MyTagsStmt(
        "select distinct v.category from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version where up.user_id = $1 and up.archived_at is null and v.category <> '' order by v.category",
        None,
    )
}
impl MyTagsStmt {
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
pub struct MyPathwayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_pathway() -> MyPathwayStmt {
    MyPathwayStmt(
        "select p.id, p.handle, v.title, v.description, v.image, v.category, v.tags, v.mode, v.required_count, up.status, up.progress, up.is_optional, up.permitted_at, up.due_at, up.started_at, up.completed_at, up.updated_at from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version where up.user_id = $1 and p.id = $2 and up.archived_at is null",
        None,
    )
}
impl MyPathwayStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        pathway_id: &'a uuid::Uuid,
    ) -> MyPathwayQuery<'c, 'a, 's, C, MyPathway, 2> {
        MyPathwayQuery {
            client,
            params: [user_id, pathway_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MyPathwayBorrowed, tokio_postgres::Error> {
                Ok(MyPathwayBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    image: row.try_get(4)?,
                    category: row.try_get(5)?,
                    tags: row.try_get(6)?,
                    mode: row.try_get(7)?,
                    required_count: row.try_get(8)?,
                    status: row.try_get(9)?,
                    progress: row.try_get(10)?,
                    is_optional: row.try_get(11)?,
                    permitted_at: row.try_get(12)?,
                    due_at: row.try_get(13)?,
                    started_at: row.try_get(14)?,
                    completed_at: row.try_get(15)?,
                    updated_at: row.try_get(16)?,
                })
            },
            mapper: |it| MyPathway::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, MyPathwayParams, MyPathwayQuery<'c, 'a, 's, C, MyPathway, 2>, C>
    for MyPathwayStmt
{
    fn params(&'s self, client: &'c C, params: &'a MyPathwayParams) -> MyPathwayQuery<'c, 'a, 's, C, MyPathway, 2> {
        self.bind(client, &params.user_id, &params.pathway_id)
    }
}
pub struct StatesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn states() -> StatesStmt {
    StatesStmt(
        "select s.type, s.document_id, s.required, s.kind, s.title, s.is_given, s.completed_at, s.waived_at, s.waive_reason, s.is_done, s.is_locked, uc.id as assignment, uc.progress as percent from pathway_item_states s left join user_courses uc on s.type = 'course' and uc.user_id = s.user_id and uc.course_id = s.document_id and uc.archived_at is null where s.user_id = $1 and s.pathway_id = $2 order by s.position, s.document_id",
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
        pathway_id: &'a uuid::Uuid,
    ) -> StatesQuery<'c, 'a, 's, C, States, 2> {
        StatesQuery {
            client,
            params: [user_id, pathway_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StatesBorrowed, tokio_postgres::Error> {
                Ok(StatesBorrowed {
                    r#type: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    required: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    title: row.try_get(4)?,
                    is_given: row.try_get(5)?,
                    completed_at: row.try_get(6)?,
                    waived_at: row.try_get(7)?,
                    waive_reason: row.try_get(8)?,
                    is_done: row.try_get(9)?,
                    is_locked: row.try_get(10)?,
                    assignment: row.try_get(11)?,
                    percent: row.try_get(12)?,
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
        self.bind(client, &params.user_id, &params.pathway_id)
    }
}
pub struct LearnersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn learners() -> LearnersStmt {
    LearnersStmt(
        "select up.id, up.user_id, person.first_name, person.last_name, person.email, person.avatar, up.status, up.progress, up.is_optional, up.permitted_at, up.due_at, up.started_at, up.completed_at, up.updated_at, (select s.title from pathway_item_states s where s.user_pathway_id = up.id and s.is_given and not s.is_done and not s.is_locked order by not s.required, s.position limit 1) as next, count(*) over () as total from user_learning_pathways up join user_teams person on person.user_id = up.user_id and person.team_id = $1 where up.pathway_id = $2 and up.archived_at is null and ($3::text is null or person.search like $3) and ($4::text is null or up.status = $4) and ($5::timestamptz is null or up.completed_at is null and up.due_at <= $5 and ($6::timestamptz is null or up.due_at > $6)) order by case when $7::text = '-name' then lower(person.first_name) end desc, case when $7 = 'dueAt' then up.due_at end, case when $7 = '-dueAt' then up.due_at end desc nulls last, case when $7 = 'progress' then up.progress end, case when $7 = '-progress' then up.progress end desc, case when $7 = 'updatedAt' then up.updated_at end, case when $7 = '-updatedAt' then up.updated_at end desc, lower(person.first_name), lower(person.last_name), up.id limit $8 offset $9",
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
        pathway_id: &'a uuid::Uuid,
        search: &'a Option<T2>,
        status: &'a Option<T3>,
        due_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        due_after: &'a Option<chrono::DateTime<chrono::Utc>>,
        sort: &'a T4,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 9> {
        LearnerRowQuery {
            client,
            params: [
                team_id, pathway_id, search, status, due_until, due_after, sort, per_page, skip,
            ],
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
                    due_at: row.try_get(10)?,
                    started_at: row.try_get(11)?,
                    completed_at: row.try_get(12)?,
                    updated_at: row.try_get(13)?,
                    next: row.try_get(14)?,
                    total: row.try_get(15)?,
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
        LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 9>,
        C,
    > for LearnersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LearnersParams<T1, T2, T3, T4>,
    ) -> LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 9> {
        self.bind(
            client,
            &params.team_id,
            &params.pathway_id,
            &params.search,
            &params.status,
            &params.due_until,
            &params.due_after,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct LearnerIdsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn learner_ids() -> LearnerIdsStmt {
    LearnerIdsStmt(
        "select up.id from user_learning_pathways up join user_teams person on person.user_id = up.user_id and person.team_id = $1 where up.pathway_id = $2 and up.archived_at is null and ($3::text is null or person.search like $3) and ($4::text is null or up.status = $4) and ($5::timestamptz is null or up.completed_at is null and up.due_at <= $5 and ($6::timestamptz is null or up.due_at > $6)) order by case when $7::text = '-name' then lower(person.first_name) end desc, case when $7 = 'dueAt' then up.due_at end, case when $7 = '-dueAt' then up.due_at end desc nulls last, case when $7 = 'progress' then up.progress end, case when $7 = '-progress' then up.progress end desc, case when $7 = 'updatedAt' then up.updated_at end, case when $7 = '-updatedAt' then up.updated_at end desc, lower(person.first_name), lower(person.last_name), up.id",
        None,
    )
}
impl LearnerIdsStmt {
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
        pathway_id: &'a uuid::Uuid,
        search: &'a Option<T2>,
        status: &'a Option<T3>,
        due_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        due_after: &'a Option<chrono::DateTime<chrono::Utc>>,
        sort: &'a T4,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 7> {
        UuidUuidQuery {
            client,
            params: [team_id, pathway_id, search, status, due_until, due_after, sort],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
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
        LearnerIdsParams<T1, T2, T3, T4>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 7>,
        C,
    > for LearnerIdsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LearnerIdsParams<T1, T2, T3, T4>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 7> {
        self.bind(
            client,
            &params.team_id,
            &params.pathway_id,
            &params.search,
            &params.status,
            &params.due_until,
            &params.due_after,
            &params.sort,
        )
    }
}
pub struct LearnersOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn learners_of() -> LearnersOfStmt {
    LearnersOfStmt(
        "select up.id, up.user_id, person.first_name, person.last_name, person.email, person.avatar, up.status, up.progress, up.is_optional, up.permitted_at, up.due_at, up.started_at, up.completed_at, up.updated_at, (select s.title from pathway_item_states s where s.user_pathway_id = up.id and s.is_given and not s.is_done and not s.is_locked order by not s.required, s.position limit 1) as next, 0::bigint as total from user_learning_pathways up join user_teams person on person.user_id = up.user_id and person.team_id = $1 where up.id = any($2)",
        None,
    )
}
impl LearnersOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        ids: &'a T2,
    ) -> LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 2> {
        LearnerRowQuery {
            client,
            params: [team_id, ids],
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
                    due_at: row.try_get(10)?,
                    started_at: row.try_get(11)?,
                    completed_at: row.try_get(12)?,
                    updated_at: row.try_get(13)?,
                    next: row.try_get(14)?,
                    total: row.try_get(15)?,
                })
            },
            mapper: |it| LearnerRow::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LearnersOfParams<T1, T2>,
        LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 2>,
        C,
    > for LearnersOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LearnersOfParams<T1, T2>,
    ) -> LearnerRowQuery<'c, 'a, 's, C, LearnerRow, 2> {
        self.bind(client, &params.team_id, &params.ids)
    }
}
pub struct ProgressStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn progress() -> ProgressStmt {
    ProgressStmt(
        "select count(*) as total, count(*) filter (where up.status = 'notstarted') as notstarted, count(*) filter (where up.status = 'inprogress') as inprogress, count(*) filter (where up.status = 'completed') as completed, coalesce(avg(up.progress), 0)::float8 as average from user_learning_pathways up join user_teams person on person.user_id = up.user_id and person.team_id = $1 where up.pathway_id = $2 and up.archived_at is null",
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
        pathway_id: &'a uuid::Uuid,
    ) -> ProgressQuery<'c, 'a, 's, C, Progress, 2> {
        ProgressQuery {
            client,
            params: [team_id, pathway_id],
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
        self.bind(client, &params.team_id, &params.pathway_id)
    }
}
pub struct LearnerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn learner() -> LearnerStmt {
    LearnerStmt(
        "select up.id, up.user_id, person.first_name, person.last_name, person.email, person.avatar, up.status, up.progress, up.started_at, up.completed_at from user_learning_pathways up join user_teams person on person.user_id = up.user_id and person.team_id = $1 where up.pathway_id = $2 and up.user_id = $3 and up.archived_at is null",
        None,
    )
}
impl LearnerStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        pathway_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> LearnerQuery<'c, 'a, 's, C, Learner, 3> {
        LearnerQuery {
            client,
            params: [team_id, pathway_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LearnerBorrowed, tokio_postgres::Error> {
                Ok(LearnerBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    first_name: row.try_get(2)?,
                    last_name: row.try_get(3)?,
                    email: row.try_get(4)?,
                    avatar: row.try_get(5)?,
                    status: row.try_get(6)?,
                    progress: row.try_get(7)?,
                    started_at: row.try_get(8)?,
                    completed_at: row.try_get(9)?,
                })
            },
            mapper: |it| Learner::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LearnerParams<T1>, LearnerQuery<'c, 'a, 's, C, Learner, 3>, C>
    for LearnerStmt
{
    fn params(&'s self, client: &'c C, params: &'a LearnerParams<T1>) -> LearnerQuery<'c, 'a, 's, C, Learner, 3> {
        self.bind(client, &params.team_id, &params.pathway_id, &params.user_id)
    }
}
pub struct HoldersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn holders() -> HoldersStmt {
    HoldersStmt(
        "select user_id from user_learning_pathways where pathway_id = $1 and archived_at is null order by user_id limit $2",
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
        pathway_id: &'a uuid::Uuid,
        most: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [pathway_id, most],
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
        self.bind(client, &params.pathway_id, &params.most)
    }
}
pub struct PathwaysDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pathways_due() -> PathwaysDueStmt {
    PathwaysDueStmt(
        "with timed as ( select up.id, up.user_id, up.pathway_id, v.title, up.due_at as due from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version where up.due_at > $1 and up.due_at <= $2 and up.archived_at is null and up.completed_at is null and (not up.is_optional or up.started_at is not null) and up.permitted_at <= up.due_at - make_interval(days => $3::int) ) select t.id, t.user_id, t.pathway_id, t.title, t.due, $4::text || t.id || ':' || extract(epoch from t.due)::bigint as event_key from timed t where not exists ( select from user_notifications n where n.user_id = t.user_id and n.event_key = $4::text || t.id || ':' || extract(epoch from t.due)::bigint) order by t.user_id, t.id limit $5",
        None,
    )
}
impl PathwaysDueStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        after: &'a chrono::DateTime<chrono::Utc>,
        until: &'a chrono::DateTime<chrono::Utc>,
        days: &'a i32,
        key_prefix: &'a T1,
        most: &'a i64,
    ) -> PathwaysDueQuery<'c, 'a, 's, C, PathwaysDue, 5> {
        PathwaysDueQuery {
            client,
            params: [after, until, days, key_prefix, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PathwaysDueBorrowed, tokio_postgres::Error> {
                Ok(PathwaysDueBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    pathway_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    due: row.try_get(4)?,
                    event_key: row.try_get(5)?,
                })
            },
            mapper: |it| PathwaysDue::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PathwaysDueParams<T1>, PathwaysDueQuery<'c, 'a, 's, C, PathwaysDue, 5>, C>
    for PathwaysDueStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a PathwaysDueParams<T1>,
    ) -> PathwaysDueQuery<'c, 'a, 's, C, PathwaysDue, 5> {
        self.bind(
            client,
            &params.after,
            &params.until,
            &params.days,
            &params.key_prefix,
            &params.most,
        )
    }
}
pub struct OverPathwaysStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn over_pathways() -> OverPathwaysStmt {
    OverPathwaysStmt(
        "select waiting.id from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as waiting (id, user_id, pathway_id) where not exists (select from user_learning_pathways up where up.pathway_id = waiting.pathway_id and up.user_id = waiting.user_id and up.archived_at is null and up.completed_at is null)",
        None,
    )
}
impl OverPathwaysStmt {
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
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        users: &'a T2,
        pathways: &'a T3,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [ids, users, pathways],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
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
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        OverPathwaysParams<T1, T2, T3>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>,
        C,
    > for OverPathwaysStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OverPathwaysParams<T1, T2, T3>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.ids, &params.users, &params.pathways)
    }
}
