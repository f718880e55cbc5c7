// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct InsertFormParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
    T9: crate::StringSql,
    T10: crate::JsonSql,
    T11: crate::JsonSql,
> {
    pub id: uuid::Uuid,
    pub team_id: T1,
    pub by: uuid::Uuid,
    pub kind: T2,
    pub title: T3,
    pub handle: T4,
    pub description: T5,
    pub category: T6,
    pub tags: T8,
    pub search: T9,
    pub content: T10,
    pub settings: T11,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct OneFormParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct LockFormParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct StoreFormParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
    T9: crate::StringSql,
    T10: crate::JsonSql,
    T11: crate::JsonSql,
    T12: crate::StringSql,
> {
    pub kind: T1,
    pub status: T2,
    pub title: T3,
    pub handle: T4,
    pub description: T5,
    pub category: T6,
    pub tags: T8,
    pub search: T9,
    pub content: T10,
    pub settings: T11,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub team_id: T12,
}
#[derive(Debug)]
pub struct SetFormStatusParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub status: T1,
    pub live_version: Option<i32>,
    pub is_open: bool,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct InsertVersionParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql, T4: crate::JsonSql> {
    pub form_id: uuid::Uuid,
    pub version: i32,
    pub title: T1,
    pub description: T2,
    pub content: T3,
    pub settings: T4,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct VersionsParams<T1: crate::StringSql> {
    pub form_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct ListFormsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
    T9: crate::StringSql,
    T10: crate::StringSql,
> {
    pub all: bool,
    pub team_id: T1,
    pub managed: T2,
    pub me: uuid::Uuid,
    pub status: T3,
    pub kind: T4,
    pub category: T5,
    pub tag: T6,
    pub words: T8,
    pub completion: T9,
    pub sort: T10,
    pub most: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct FormFiltersParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub all: bool,
    pub me: uuid::Uuid,
}
#[derive(Debug)]
pub struct MyFormsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
> {
    pub me: uuid::Uuid,
    pub team_id: T1,
    pub kind: T2,
    pub category: T3,
    pub completion: T4,
    pub words: T6,
    pub most: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct LatestOfParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub since: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Clone, Copy, Debug)]
pub struct AttemptsSinceParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub since: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct ResultsSinceParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub since: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Clone, Copy, Debug)]
pub struct IsGivenParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct IsOfferedParams {
    pub user_id: uuid::Uuid,
    pub form_id: uuid::Uuid,
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
    pub forms: T3,
    pub optionals: T4,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ReleaseParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub users: T1,
    pub forms: T2,
}
#[derive(Debug)]
pub struct CompleteRecordsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub form_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct RestartParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub form_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Debug)]
pub struct ForgetAttemptsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub form_id: uuid::Uuid,
    pub users: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct RecordParams {
    pub user_id: uuid::Uuid,
    pub form_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LiveFormParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct FormToAnswerParams<T1: crate::StringSql> {
    pub me: uuid::Uuid,
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Clone, Copy, Debug)]
pub struct VersionToAnswerParams {
    pub form_id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct AttemptsParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct LockAttemptsParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct EnsureAttemptsParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub more: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct CountAttemptParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct OwnDraftParams {
    pub form_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub writer: uuid::Uuid,
}
#[derive(Debug)]
pub struct CreateSubmissionParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub version: i32,
    pub team_id: T1,
    pub user_id: uuid::Uuid,
    pub observer_id: Option<uuid::Uuid>,
    pub attempt: i32,
    pub now: chrono::DateTime<chrono::Utc>,
    pub writer: uuid::Uuid,
}
#[derive(Debug)]
pub struct SubmitAnonymouslyParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub version: i32,
    pub team_id: T1,
    pub status: T2,
    pub answers: T3,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub day: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct ReleaseAnonymousParams {
    pub form_id: uuid::Uuid,
    pub fewest: i64,
}
#[derive(Debug)]
pub struct OneSubmissionParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct LockSubmissionParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct SaveAnswersParams<T1: crate::JsonSql, T2: crate::StringSql> {
    pub answers: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
    pub team_id: T2,
    pub revision: i32,
}
#[derive(Debug)]
pub struct StoreAnswersParams<T1: crate::JsonSql> {
    pub answers: T1,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreSubmittedParams<T1: crate::JsonSql, T2: crate::StringSql> {
    pub answers: T1,
    pub status: T2,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct ReopenParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreMarksParams<
    T1: crate::StringSql,
    T2: crate::JsonSql,
    T3: crate::JsonSql,
    T4: crate::JsonSql,
    T5: crate::StringSql,
> {
    pub status: T1,
    pub answers: T2,
    pub marks: T3,
    pub comments: T4,
    pub comment: T5,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct AssignParams {
    pub assigned_to: Option<uuid::Uuid>,
    pub assigned_at: Option<chrono::DateTime<chrono::Utc>>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreOpinionParams<
    T1: crate::StringSql,
    T2: crate::JsonSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::JsonSql,
> {
    pub submission_id: uuid::Uuid,
    pub attempt: i32,
    pub marker_id: uuid::Uuid,
    pub outcome: T1,
    pub marks: T2,
    pub comments: T3,
    pub comment: T4,
    pub answers: T5,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct OpinionsParams {
    pub submission_id: uuid::Uuid,
    pub attempt: i32,
}
#[derive(Debug)]
pub struct MarkersParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub team_id: T1,
    pub without: T2,
    pub words: T4,
}
#[derive(Debug)]
pub struct PeopleParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub team_id: T1,
    pub me: uuid::Uuid,
    pub all: bool,
    pub managed: T2,
    pub words: T4,
}
#[derive(Debug)]
pub struct NamesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub users: T2,
}
#[derive(Debug)]
pub struct MarkersOfParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub team_id: T1,
    pub without: T2,
    pub named: T3,
}
#[derive(Debug)]
pub struct InsertMoveParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub submission_id: uuid::Uuid,
    pub attempt: i32,
    pub from_status: T1,
    pub to_status: T2,
    pub comment: T3,
    pub answers: Option<T4>,
    pub by_id: Option<uuid::Uuid>,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct InsertSubmittedMovesParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub submitted: uuid::Uuid,
    pub submission_id: uuid::Uuid,
    pub attempt: i32,
    pub from_status: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub follows: uuid::Uuid,
    pub to_status: T2,
}
#[derive(Debug)]
pub struct MovesParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub submission_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct InsertFormFileParams<T1: crate::StringSql> {
    pub file_id: uuid::Uuid,
    pub submission_id: uuid::Uuid,
    pub field: T1,
}
#[derive(Debug)]
pub struct IsMemberParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct ManagesParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub me: uuid::Uuid,
}
#[derive(Debug)]
pub struct MySubmissionsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub me: uuid::Uuid,
    pub team_id: T1,
    pub form_id: Option<uuid::Uuid>,
    pub status: T2,
    pub words: T4,
    pub most: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct NamedVersionsParams {
    pub form_id: uuid::Uuid,
    pub me: uuid::Uuid,
}
#[derive(Debug)]
pub struct SubmissionsOfParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = i32>,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
> {
    pub team_id: T1,
    pub managed: T2,
    pub form_id: uuid::Uuid,
    pub me: uuid::Uuid,
    pub all: bool,
    pub is_named: bool,
    pub named: T3,
    pub mine: bool,
    pub status: T4,
    pub words: T6,
    pub most: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct SetBasisParams<T1: crate::StringSql> {
    pub basis: T1,
    pub form_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct IsCountedParams<T1: crate::StringSql> {
    pub form_id: uuid::Uuid,
    pub basis: T1,
}
#[derive(Debug)]
pub struct StoreSpanParams<T1: crate::BytesSql> {
    pub form_id: uuid::Uuid,
    pub from_at: chrono::DateTime<chrono::Utc>,
    pub from_id: uuid::Uuid,
    pub first_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_at: Option<chrono::DateTime<chrono::Utc>>,
    pub tally: Option<T1>,
}
#[derive(Debug)]
pub struct ClearSpansParams<
    T1: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub moments: T1,
    pub ids: T2,
    pub form_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CountedRowsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = i32>,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
> {
    pub form_id: uuid::Uuid,
    pub after_at: chrono::DateTime<chrono::Utc>,
    pub after_id: uuid::Uuid,
    pub until_at: Option<chrono::DateTime<chrono::Utc>>,
    pub until_id: Option<uuid::Uuid>,
    pub version: i32,
    pub since: Option<chrono::DateTime<chrono::Utc>>,
    pub before: Option<chrono::DateTime<chrono::Utc>>,
    pub everybody: bool,
    pub team_id: T1,
    pub facets: T3,
    pub me: uuid::Uuid,
    pub named: T4,
    pub uncut: bool,
    pub cut: T6,
    pub most: i64,
}
#[derive(Debug)]
pub struct StoppedParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::ArraySql<Item = i32>,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
> {
    pub fields: T2,
    pub form_id: uuid::Uuid,
    pub team_id: T3,
    pub version: i32,
    pub since: Option<chrono::DateTime<chrono::Utc>>,
    pub before: Option<chrono::DateTime<chrono::Utc>>,
    pub everybody: bool,
    pub facets: T5,
    pub me: uuid::Uuid,
    pub named: T6,
    pub uncut: bool,
    pub cut: T8,
}
#[derive(Debug)]
pub struct LatestTextsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = i32>,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
> {
    pub form_id: uuid::Uuid,
    pub team_id: T1,
    pub version: i32,
    pub since: Option<chrono::DateTime<chrono::Utc>>,
    pub before: Option<chrono::DateTime<chrono::Utc>>,
    pub everybody: bool,
    pub facets: T3,
    pub me: uuid::Uuid,
    pub named: T4,
    pub uncut: bool,
    pub cut: T6,
    pub most: i64,
    pub fields: T8,
}
#[derive(Debug)]
pub struct FacetsOfParams<
    T1: crate::ArraySql<Item = i32>,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
> {
    pub me: uuid::Uuid,
    pub named: T1,
    pub form_id: uuid::Uuid,
    pub team_id: T2,
    pub all: bool,
    pub managed: T3,
    pub categories: T5,
}
#[derive(Debug)]
pub struct VersionNumbersParams<T1: crate::StringSql> {
    pub form_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct ExportIdsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = i32>, T3: crate::StringSql> {
    pub form_id: uuid::Uuid,
    pub team_id: T1,
    pub all: bool,
    pub me: uuid::Uuid,
    pub named: T2,
    pub managed: T3,
}
#[derive(Debug)]
pub struct AllContentsParams<T1: crate::StringSql> {
    pub form_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct OneVersionParams<T1: crate::StringSql> {
    pub form_id: uuid::Uuid,
    pub version: i32,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct CorrectVersionParams<T1: crate::JsonSql> {
    pub content: T1,
    pub form_id: uuid::Uuid,
    pub version: i32,
}
#[derive(Debug)]
pub struct ToRescoreParams<T1: crate::StringSql, T2: crate::ArraySql<Item = i32>> {
    pub form_id: uuid::Uuid,
    pub team_id: T1,
    pub versions: T2,
    pub after: uuid::Uuid,
    pub most: i64,
}
#[derive(Debug)]
pub struct LockToRescoreParams<T1: crate::ArraySql<Item = i32>> {
    pub form_id: uuid::Uuid,
    pub versions: T1,
}
#[derive(Debug)]
pub struct RescoreParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = f64>,
    T5: crate::ArraySql<Item = f64>,
> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
    pub statuses: T3,
    pub scores: T4,
    pub most: T5,
}
#[derive(Debug)]
pub struct InsertKeyMovesParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = i32>,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::StringSql,
    T7: crate::ArraySql<Item = T6>,
> {
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
    pub submissions: T2,
    pub attempts: T3,
    pub froms: T5,
    pub tos: T7,
}
#[derive(Debug)]
pub struct TemplatesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>> {
    pub words: T2,
    pub most: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct InsertTemplateParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql, T4: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub name: T1,
    pub kind: T2,
    pub content: T3,
    pub settings: T4,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct CreateUploadParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub id: uuid::Uuid,
    pub submission_id: uuid::Uuid,
    pub field: T1,
    pub kind: T2,
    pub name: T3,
    pub size: i64,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct OneUploadParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub by: uuid::Uuid,
    pub team_id: T1,
    pub since: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct LockUploadParams<T1: crate::StringSql> {
    pub id: uuid::Uuid,
    pub by: uuid::Uuid,
    pub team_id: T1,
    pub since: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct AddPartParams {
    pub length: i64,
    pub part: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct EndUploadParams {
    pub file_id: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct FormGivenParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub form_id: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
    pub opened: Option<T1>,
}
#[derive(Debug)]
pub struct FormsDueParams<T1: crate::StringSql> {
    pub key_prefix: T1,
    pub after: chrono::DateTime<chrono::Utc>,
    pub until: chrono::DateTime<chrono::Utc>,
    pub days: i32,
    pub most: i64,
}
#[derive(Debug)]
pub struct OverFormsParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub ids: T1,
    pub users: T2,
    pub forms: T3,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneForm {
    pub id: uuid::Uuid,
    pub owner_id: uuid::Uuid,
    pub kind: String,
    pub status: String,
    pub title: String,
    pub handle: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub content: serde_json::Value,
    pub settings: serde_json::Value,
    pub live_version: Option<i32>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
pub struct OneFormBorrowed<'a> {
    pub id: uuid::Uuid,
    pub owner_id: uuid::Uuid,
    pub kind: &'a str,
    pub status: &'a str,
    pub title: &'a str,
    pub handle: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub live_version: Option<i32>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<OneFormBorrowed<'a>> for OneForm {
    fn from(
        OneFormBorrowed {
            id,
            owner_id,
            kind,
            status,
            title,
            handle,
            description,
            category,
            tags,
            content,
            settings,
            live_version,
            revision,
            changed_at,
            created_at,
        }: OneFormBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            owner_id,
            kind: kind.into(),
            status: status.into(),
            title: title.into(),
            handle: handle.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
            live_version,
            revision,
            changed_at,
            created_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockForm {
    pub owner_id: uuid::Uuid,
    pub kind: String,
    pub status: String,
    pub title: String,
    pub description: String,
    pub content: serde_json::Value,
    pub settings: serde_json::Value,
    pub live_version: Option<i32>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<String>,
}
pub struct LockFormBorrowed<'a> {
    pub owner_id: uuid::Uuid,
    pub kind: &'a str,
    pub status: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub live_version: Option<i32>,
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub changed_by_name: Option<&'a str>,
}
impl<'a> From<LockFormBorrowed<'a>> for LockForm {
    fn from(
        LockFormBorrowed {
            owner_id,
            kind,
            status,
            title,
            description,
            content,
            settings,
            live_version,
            revision,
            changed_at,
            changed_by_name,
        }: LockFormBorrowed<'a>,
    ) -> Self {
        Self {
            owner_id,
            kind: kind.into(),
            status: status.into(),
            title: title.into(),
            description: description.into(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
            live_version,
            revision,
            changed_at,
            changed_by_name: changed_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Versions {
    pub version: i32,
    pub published_at: chrono::DateTime<chrono::Utc>,
    pub published_by_name: Option<String>,
    pub submissions: i64,
}
pub struct VersionsBorrowed<'a> {
    pub version: i32,
    pub published_at: chrono::DateTime<chrono::Utc>,
    pub published_by_name: Option<&'a str>,
    pub submissions: i64,
}
impl<'a> From<VersionsBorrowed<'a>> for Versions {
    fn from(
        VersionsBorrowed {
            version,
            published_at,
            published_by_name,
            submissions,
        }: VersionsBorrowed<'a>,
    ) -> Self {
        Self {
            version,
            published_at,
            published_by_name: published_by_name.map(|v| v.into()),
            submissions,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ListForms {
    pub id: uuid::Uuid,
    pub kind: String,
    pub status: String,
    pub title: String,
    pub handle: String,
    pub category: String,
    pub tags: Vec<String>,
    pub live_version: Option<i32>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub owner_id: uuid::Uuid,
    pub completion: String,
    pub anonymous: bool,
    pub submissions: i64,
    pub waiting: i64,
    pub total: i64,
}
pub struct ListFormsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub status: &'a str,
    pub title: &'a str,
    pub handle: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub live_version: Option<i32>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub owner_id: uuid::Uuid,
    pub completion: &'a str,
    pub anonymous: bool,
    pub submissions: i64,
    pub waiting: i64,
    pub total: i64,
}
impl<'a> From<ListFormsBorrowed<'a>> for ListForms {
    fn from(
        ListFormsBorrowed {
            id,
            kind,
            status,
            title,
            handle,
            category,
            tags,
            live_version,
            changed_at,
            owner_id,
            completion,
            anonymous,
            submissions,
            waiting,
            total,
        }: ListFormsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            status: status.into(),
            title: title.into(),
            handle: handle.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            live_version,
            changed_at,
            owner_id,
            completion: completion.into(),
            anonymous,
            submissions,
            waiting,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FormFilters {
    pub categories: Vec<String>,
    pub tags: Vec<String>,
}
pub struct FormFiltersBorrowed<'a> {
    pub categories: crate::ArrayIterator<'a, &'a str>,
    pub tags: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<FormFiltersBorrowed<'a>> for FormFilters {
    fn from(FormFiltersBorrowed { categories, tags }: FormFiltersBorrowed<'a>) -> Self {
        Self {
            categories: categories.map(|v| v.into()).collect(),
            tags: tags.map(|v| v.into()).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct MyForms {
    pub id: uuid::Uuid,
    pub kind: String,
    pub title: String,
    pub handle: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub settings: serde_json::Value,
    pub submission_id: Option<uuid::Uuid>,
    pub submission_status: Option<String>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub attempts: i32,
    pub is_required: bool,
    pub is_optional: bool,
    pub completion: String,
    pub total: i64,
}
pub struct MyFormsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub title: &'a str,
    pub handle: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub submission_id: Option<uuid::Uuid>,
    pub submission_status: Option<&'a str>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub attempts: i32,
    pub is_required: bool,
    pub is_optional: bool,
    pub completion: &'a str,
    pub total: i64,
}
impl<'a> From<MyFormsBorrowed<'a>> for MyForms {
    fn from(
        MyFormsBorrowed {
            id,
            kind,
            title,
            handle,
            description,
            category,
            tags,
            settings,
            submission_id,
            submission_status,
            submitted_at,
            attempts,
            is_required,
            is_optional,
            completion,
            total,
        }: MyFormsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            title: title.into(),
            handle: handle.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
            submission_id,
            submission_status: submission_status.map(|v| v.into()),
            submitted_at,
            attempts,
            is_required,
            is_optional,
            completion: completion.into(),
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ResultsSince {
    pub status: String,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
}
pub struct ResultsSinceBorrowed<'a> {
    pub status: &'a str,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
}
impl<'a> From<ResultsSinceBorrowed<'a>> for ResultsSince {
    fn from(
        ResultsSinceBorrowed {
            status,
            score,
            max_score,
        }: ResultsSinceBorrowed<'a>,
    ) -> Self {
        Self {
            status: status.into(),
            score,
            max_score,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct AreOpen {
    pub id: uuid::Uuid,
    pub is_live: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Grant {
    pub user_id: uuid::Uuid,
    pub form_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CompleteRecords {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    pub id: uuid::Uuid,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_completed: bool,
    pub status: String,
}
pub struct RecordBorrowed<'a> {
    pub id: uuid::Uuid,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_completed: bool,
    pub status: &'a str,
}
impl<'a> From<RecordBorrowed<'a>> for Record {
    fn from(
        RecordBorrowed {
            id,
            archived_at,
            is_completed,
            status,
        }: RecordBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            archived_at,
            is_completed,
            status: status.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LiveForm {
    pub id: uuid::Uuid,
    pub kind: String,
    pub status: String,
    pub handle: String,
    pub is_open: bool,
    pub version: i32,
    pub title: String,
    pub description: String,
    pub content: serde_json::Value,
    pub settings: serde_json::Value,
}
pub struct LiveFormBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub status: &'a str,
    pub handle: &'a str,
    pub is_open: bool,
    pub version: i32,
    pub title: &'a str,
    pub description: &'a str,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<LiveFormBorrowed<'a>> for LiveForm {
    fn from(
        LiveFormBorrowed {
            id,
            kind,
            status,
            handle,
            is_open,
            version,
            title,
            description,
            content,
            settings,
        }: LiveFormBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            status: status.into(),
            handle: handle.into(),
            is_open,
            version,
            title: title.into(),
            description: description.into(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FormToAnswer {
    pub kind: String,
    pub handle: String,
    pub is_open: bool,
    pub version: i32,
    pub title: String,
    pub description: String,
    pub settings: serde_json::Value,
    pub attempts: i32,
    pub restarted_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct FormToAnswerBorrowed<'a> {
    pub kind: &'a str,
    pub handle: &'a str,
    pub is_open: bool,
    pub version: i32,
    pub title: &'a str,
    pub description: &'a str,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub attempts: i32,
    pub restarted_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<FormToAnswerBorrowed<'a>> for FormToAnswer {
    fn from(
        FormToAnswerBorrowed {
            kind,
            handle,
            is_open,
            version,
            title,
            description,
            settings,
            attempts,
            restarted_at,
        }: FormToAnswerBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            handle: handle.into(),
            is_open,
            version,
            title: title.into(),
            description: description.into(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
            attempts,
            restarted_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Submission {
    pub id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub version: i32,
    pub user_id: Option<uuid::Uuid>,
    pub observer_id: Option<uuid::Uuid>,
    pub attempt: i32,
    pub status: String,
    pub answers: serde_json::Value,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub marks: serde_json::Value,
    pub comments: serde_json::Value,
    pub comment: String,
    pub marked_by: Option<uuid::Uuid>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub submitted_on: Option<i32>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub assigned_to: Option<uuid::Uuid>,
    pub assigned_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: String,
    pub description: String,
    pub content: String,
    pub settings: serde_json::Value,
    pub kind: String,
    pub handle: String,
    pub form_status: String,
    pub person_name: Option<String>,
    pub observer_name: Option<String>,
    pub marker_name: Option<String>,
    pub assigned_name: Option<String>,
    pub managers: Vec<uuid::Uuid>,
    pub changed_by_name: Option<String>,
}
pub struct SubmissionBorrowed<'a> {
    pub id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub version: i32,
    pub user_id: Option<uuid::Uuid>,
    pub observer_id: Option<uuid::Uuid>,
    pub attempt: i32,
    pub status: &'a str,
    pub answers: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub marks: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub comments: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub comment: &'a str,
    pub marked_by: Option<uuid::Uuid>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub revision: i32,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub submitted_on: Option<i32>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub assigned_to: Option<uuid::Uuid>,
    pub assigned_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: &'a str,
    pub description: &'a str,
    pub content: &'a str,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub kind: &'a str,
    pub handle: &'a str,
    pub form_status: &'a str,
    pub person_name: Option<&'a str>,
    pub observer_name: Option<&'a str>,
    pub marker_name: Option<&'a str>,
    pub assigned_name: Option<&'a str>,
    pub managers: crate::ArrayIterator<'a, uuid::Uuid>,
    pub changed_by_name: Option<&'a str>,
}
impl<'a> From<SubmissionBorrowed<'a>> for Submission {
    fn from(
        SubmissionBorrowed {
            id,
            form_id,
            version,
            user_id,
            observer_id,
            attempt,
            status,
            answers,
            score,
            max_score,
            marks,
            comments,
            comment,
            marked_by,
            marked_at,
            revision,
            started_at,
            submitted_on,
            submitted_at,
            changed_at,
            assigned_to,
            assigned_at,
            title,
            description,
            content,
            settings,
            kind,
            handle,
            form_status,
            person_name,
            observer_name,
            marker_name,
            assigned_name,
            managers,
            changed_by_name,
        }: SubmissionBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            form_id,
            version,
            user_id,
            observer_id,
            attempt,
            status: status.into(),
            answers: serde_json::from_str(answers.0.get()).unwrap(),
            score,
            max_score,
            marks: serde_json::from_str(marks.0.get()).unwrap(),
            comments: serde_json::from_str(comments.0.get()).unwrap(),
            comment: comment.into(),
            marked_by,
            marked_at,
            revision,
            started_at,
            submitted_on,
            submitted_at,
            changed_at,
            assigned_to,
            assigned_at,
            title: title.into(),
            description: description.into(),
            content: content.into(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
            kind: kind.into(),
            handle: handle.into(),
            form_status: form_status.into(),
            person_name: person_name.map(|v| v.into()),
            observer_name: observer_name.map(|v| v.into()),
            marker_name: marker_name.map(|v| v.into()),
            assigned_name: assigned_name.map(|v| v.into()),
            managers: managers.map(|v| v).collect(),
            changed_by_name: changed_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Opinions {
    pub marker_id: uuid::Uuid,
    pub outcome: String,
    pub marks: serde_json::Value,
    pub comments: serde_json::Value,
    pub comment: String,
    pub answers: serde_json::Value,
    pub at: chrono::DateTime<chrono::Utc>,
    pub marker_name: Option<String>,
}
pub struct OpinionsBorrowed<'a> {
    pub marker_id: uuid::Uuid,
    pub outcome: &'a str,
    pub marks: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub comments: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub comment: &'a str,
    pub answers: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub at: chrono::DateTime<chrono::Utc>,
    pub marker_name: Option<&'a str>,
}
impl<'a> From<OpinionsBorrowed<'a>> for Opinions {
    fn from(
        OpinionsBorrowed {
            marker_id,
            outcome,
            marks,
            comments,
            comment,
            answers,
            at,
            marker_name,
        }: OpinionsBorrowed<'a>,
    ) -> Self {
        Self {
            marker_id,
            outcome: outcome.into(),
            marks: serde_json::from_str(marks.0.get()).unwrap(),
            comments: serde_json::from_str(comments.0.get()).unwrap(),
            comment: comment.into(),
            answers: serde_json::from_str(answers.0.get()).unwrap(),
            at,
            marker_name: marker_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FoundPerson {
    pub user_id: uuid::Uuid,
    pub name: String,
}
pub struct FoundPersonBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub name: &'a str,
}
impl<'a> From<FoundPersonBorrowed<'a>> for FoundPerson {
    fn from(FoundPersonBorrowed { user_id, name }: FoundPersonBorrowed<'a>) -> Self {
        Self {
            user_id,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MarkersOf {
    pub user_id: uuid::Uuid,
    pub rank: i16,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Moves {
    pub attempt: i32,
    pub from_status: String,
    pub to_status: String,
    pub comment: String,
    pub at: chrono::DateTime<chrono::Utc>,
    pub by_name: Option<String>,
}
pub struct MovesBorrowed<'a> {
    pub attempt: i32,
    pub from_status: &'a str,
    pub to_status: &'a str,
    pub comment: &'a str,
    pub at: chrono::DateTime<chrono::Utc>,
    pub by_name: Option<&'a str>,
}
impl<'a> From<MovesBorrowed<'a>> for Moves {
    fn from(
        MovesBorrowed {
            attempt,
            from_status,
            to_status,
            comment,
            at,
            by_name,
        }: MovesBorrowed<'a>,
    ) -> Self {
        Self {
            attempt,
            from_status: from_status.into(),
            to_status: to_status.into(),
            comment: comment.into(),
            at,
            by_name: by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FormFiles {
    pub file_id: uuid::Uuid,
    pub field: String,
    pub created_by: uuid::Uuid,
}
pub struct FormFilesBorrowed<'a> {
    pub file_id: uuid::Uuid,
    pub field: &'a str,
    pub created_by: uuid::Uuid,
}
impl<'a> From<FormFilesBorrowed<'a>> for FormFiles {
    fn from(
        FormFilesBorrowed {
            file_id,
            field,
            created_by,
        }: FormFilesBorrowed<'a>,
    ) -> Self {
        Self {
            file_id,
            field: field.into(),
            created_by,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct MySubmissions {
    pub id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub title: String,
    pub kind: String,
    pub handle: String,
    pub attempt: i32,
    pub status: String,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub observed: bool,
    pub person_name: Option<String>,
    pub total: i64,
}
pub struct MySubmissionsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub title: &'a str,
    pub kind: &'a str,
    pub handle: &'a str,
    pub attempt: i32,
    pub status: &'a str,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub observed: bool,
    pub person_name: Option<&'a str>,
    pub total: i64,
}
impl<'a> From<MySubmissionsBorrowed<'a>> for MySubmissions {
    fn from(
        MySubmissionsBorrowed {
            id,
            form_id,
            title,
            kind,
            handle,
            attempt,
            status,
            score,
            max_score,
            submitted_at,
            marked_at,
            started_at,
            observed,
            person_name,
            total,
        }: MySubmissionsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            form_id,
            title: title.into(),
            kind: kind.into(),
            handle: handle.into(),
            attempt,
            status: status.into(),
            score,
            max_score,
            submitted_at,
            marked_at,
            started_at,
            observed,
            person_name: person_name.map(|v| v.into()),
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SubmissionsOf {
    pub id: uuid::Uuid,
    pub revision: i32,
    pub user_id: Option<uuid::Uuid>,
    pub version: i32,
    pub attempt: i32,
    pub status: String,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub person_name: Option<String>,
    pub marker_name: Option<String>,
    pub assigned_name: Option<String>,
    pub is_assigned_to_me: bool,
    pub opinions: i64,
    pub total: i64,
}
pub struct SubmissionsOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub revision: i32,
    pub user_id: Option<uuid::Uuid>,
    pub version: i32,
    pub attempt: i32,
    pub status: &'a str,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub marked_at: Option<chrono::DateTime<chrono::Utc>>,
    pub person_name: Option<&'a str>,
    pub marker_name: Option<&'a str>,
    pub assigned_name: Option<&'a str>,
    pub is_assigned_to_me: bool,
    pub opinions: i64,
    pub total: i64,
}
impl<'a> From<SubmissionsOfBorrowed<'a>> for SubmissionsOf {
    fn from(
        SubmissionsOfBorrowed {
            id,
            revision,
            user_id,
            version,
            attempt,
            status,
            score,
            max_score,
            submitted_at,
            marked_at,
            person_name,
            marker_name,
            assigned_name,
            is_assigned_to_me,
            opinions,
            total,
        }: SubmissionsOfBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            revision,
            user_id,
            version,
            attempt,
            status: status.into(),
            score,
            max_score,
            submitted_at,
            marked_at,
            person_name: person_name.map(|v| v.into()),
            marker_name: marker_name.map(|v| v.into()),
            assigned_name: assigned_name.map(|v| v.into()),
            is_assigned_to_me,
            opinions,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ClaimChanges {
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub submission_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Spans {
    pub from_at: chrono::DateTime<chrono::Utc>,
    pub from_id: uuid::Uuid,
    pub is_counted: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Tallies {
    pub from_at: chrono::DateTime<chrono::Utc>,
    pub from_id: uuid::Uuid,
    pub first_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_at: Option<chrono::DateTime<chrono::Utc>>,
    pub tally: Option<Vec<u8>>,
}
pub struct TalliesBorrowed<'a> {
    pub from_at: chrono::DateTime<chrono::Utc>,
    pub from_id: uuid::Uuid,
    pub first_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_at: Option<chrono::DateTime<chrono::Utc>>,
    pub tally: Option<&'a [u8]>,
}
impl<'a> From<TalliesBorrowed<'a>> for Tallies {
    fn from(
        TalliesBorrowed {
            from_at,
            from_id,
            first_at,
            last_at,
            tally,
        }: TalliesBorrowed<'a>,
    ) -> Self {
        Self {
            from_at,
            from_id,
            first_at,
            last_at,
            tally: tally.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CountedRows {
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub version: i32,
    pub status: String,
    pub answers: serde_json::Value,
    pub marks: serde_json::Value,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub took: Option<i64>,
}
pub struct CountedRowsBorrowed<'a> {
    pub started_at: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub version: i32,
    pub status: &'a str,
    pub answers: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub marks: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub took: Option<i64>,
}
impl<'a> From<CountedRowsBorrowed<'a>> for CountedRows {
    fn from(
        CountedRowsBorrowed {
            started_at,
            id,
            version,
            status,
            answers,
            marks,
            score,
            max_score,
            submitted_at,
            took,
        }: CountedRowsBorrowed<'a>,
    ) -> Self {
        Self {
            started_at,
            id,
            version,
            status: status.into(),
            answers: serde_json::from_str(answers.0.get()).unwrap(),
            marks: serde_json::from_str(marks.0.get()).unwrap(),
            score,
            max_score,
            submitted_at,
            took,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Stopped {
    pub field: Option<String>,
    pub people: i64,
}
pub struct StoppedBorrowed<'a> {
    pub field: Option<&'a str>,
    pub people: i64,
}
impl<'a> From<StoppedBorrowed<'a>> for Stopped {
    fn from(StoppedBorrowed { field, people }: StoppedBorrowed<'a>) -> Self {
        Self {
            field: field.map(|v| v.into()),
            people,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LatestTexts {
    pub field: String,
    pub answer: String,
}
pub struct LatestTextsBorrowed<'a> {
    pub field: &'a str,
    pub answer: &'a str,
}
impl<'a> From<LatestTextsBorrowed<'a>> for LatestTexts {
    fn from(LatestTextsBorrowed { field, answer }: LatestTextsBorrowed<'a>) -> Self {
        Self {
            field: field.into(),
            answer: answer.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FacetsOf {
    pub category: String,
    pub value: String,
    pub people: i64,
}
pub struct FacetsOfBorrowed<'a> {
    pub category: &'a str,
    pub value: &'a str,
    pub people: i64,
}
impl<'a> From<FacetsOfBorrowed<'a>> for FacetsOf {
    fn from(
        FacetsOfBorrowed {
            category,
            value,
            people,
        }: FacetsOfBorrowed<'a>,
    ) -> Self {
        Self {
            category: category.into(),
            value: value.into(),
            people,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ExportRows {
    pub id: uuid::Uuid,
    pub version: i32,
    pub attempt: i32,
    pub status: String,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub answers: serde_json::Value,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub email: Option<String>,
}
pub struct ExportRowsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub version: i32,
    pub attempt: i32,
    pub status: &'a str,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub submitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub answers: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub first_name: Option<&'a str>,
    pub last_name: Option<&'a str>,
    pub email: Option<&'a str>,
}
impl<'a> From<ExportRowsBorrowed<'a>> for ExportRows {
    fn from(
        ExportRowsBorrowed {
            id,
            version,
            attempt,
            status,
            score,
            max_score,
            submitted_at,
            answers,
            first_name,
            last_name,
            email,
        }: ExportRowsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            version,
            attempt,
            status: status.into(),
            score,
            max_score,
            submitted_at,
            answers: serde_json::from_str(answers.0.get()).unwrap(),
            first_name: first_name.map(|v| v.into()),
            last_name: last_name.map(|v| v.into()),
            email: email.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct UploadsOf {
    pub submission_id: uuid::Uuid,
    pub field: String,
    pub id: uuid::Uuid,
    pub hash: String,
    pub size: i64,
    pub name: String,
    pub media_type: String,
    pub person_name: Option<String>,
}
pub struct UploadsOfBorrowed<'a> {
    pub submission_id: uuid::Uuid,
    pub field: &'a str,
    pub id: uuid::Uuid,
    pub hash: &'a str,
    pub size: i64,
    pub name: &'a str,
    pub media_type: &'a str,
    pub person_name: Option<&'a str>,
}
impl<'a> From<UploadsOfBorrowed<'a>> for UploadsOf {
    fn from(
        UploadsOfBorrowed {
            submission_id,
            field,
            id,
            hash,
            size,
            name,
            media_type,
            person_name,
        }: UploadsOfBorrowed<'a>,
    ) -> Self {
        Self {
            submission_id,
            field: field.into(),
            id,
            hash: hash.into(),
            size,
            name: name.into(),
            media_type: media_type.into(),
            person_name: person_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct AllContents {
    pub version: i32,
    pub content: serde_json::Value,
}
pub struct AllContentsBorrowed<'a> {
    pub version: i32,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<AllContentsBorrowed<'a>> for AllContents {
    fn from(AllContentsBorrowed { version, content }: AllContentsBorrowed<'a>) -> Self {
        Self {
            version,
            content: serde_json::from_str(content.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneVersion {
    pub version: i32,
    pub title: String,
    pub description: String,
    pub content: serde_json::Value,
    pub settings: serde_json::Value,
}
pub struct OneVersionBorrowed<'a> {
    pub version: i32,
    pub title: &'a str,
    pub description: &'a str,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<OneVersionBorrowed<'a>> for OneVersion {
    fn from(
        OneVersionBorrowed {
            version,
            title,
            description,
            content,
            settings,
        }: OneVersionBorrowed<'a>,
    ) -> Self {
        Self {
            version,
            title: title.into(),
            description: description.into(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct VersionsToCorrect {
    pub version: i32,
    pub content: serde_json::Value,
    pub settings: serde_json::Value,
}
pub struct VersionsToCorrectBorrowed<'a> {
    pub version: i32,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<VersionsToCorrectBorrowed<'a>> for VersionsToCorrect {
    fn from(
        VersionsToCorrectBorrowed {
            version,
            content,
            settings,
        }: VersionsToCorrectBorrowed<'a>,
    ) -> Self {
        Self {
            version,
            content: serde_json::from_str(content.0.get()).unwrap(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ToRescore {
    pub id: uuid::Uuid,
    pub version: i32,
    pub user_id: Option<uuid::Uuid>,
    pub status: String,
    pub answers: serde_json::Value,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub attempt: i32,
    pub person_name: Option<String>,
}
pub struct ToRescoreBorrowed<'a> {
    pub id: uuid::Uuid,
    pub version: i32,
    pub user_id: Option<uuid::Uuid>,
    pub status: &'a str,
    pub answers: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub score: Option<f64>,
    pub max_score: Option<f64>,
    pub attempt: i32,
    pub person_name: Option<&'a str>,
}
impl<'a> From<ToRescoreBorrowed<'a>> for ToRescore {
    fn from(
        ToRescoreBorrowed {
            id,
            version,
            user_id,
            status,
            answers,
            score,
            max_score,
            attempt,
            person_name,
        }: ToRescoreBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            version,
            user_id,
            status: status.into(),
            answers: serde_json::from_str(answers.0.get()).unwrap(),
            score,
            max_score,
            attempt,
            person_name: person_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TemplateRow {
    pub id: uuid::Uuid,
    pub name: String,
    pub kind: String,
    pub fields: serde_json::Value,
    pub created_by: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub created_by_name: Option<String>,
    pub total: i64,
}
pub struct TemplateRowBorrowed<'a> {
    pub id: uuid::Uuid,
    pub name: &'a str,
    pub kind: &'a str,
    pub fields: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub created_by: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub created_by_name: Option<&'a str>,
    pub total: i64,
}
impl<'a> From<TemplateRowBorrowed<'a>> for TemplateRow {
    fn from(
        TemplateRowBorrowed {
            id,
            name,
            kind,
            fields,
            created_by,
            created_at,
            created_by_name,
            total,
        }: TemplateRowBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            kind: kind.into(),
            fields: serde_json::from_str(fields.0.get()).unwrap(),
            created_by,
            created_at,
            created_by_name: created_by_name.map(|v| v.into()),
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneTemplate {
    pub id: uuid::Uuid,
    pub name: String,
    pub kind: String,
    pub content: serde_json::Value,
    pub settings: serde_json::Value,
    pub created_by: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
pub struct OneTemplateBorrowed<'a> {
    pub id: uuid::Uuid,
    pub name: &'a str,
    pub kind: &'a str,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub settings: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub created_by: uuid::Uuid,
    pub created_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<OneTemplateBorrowed<'a>> for OneTemplate {
    fn from(
        OneTemplateBorrowed {
            id,
            name,
            kind,
            content,
            settings,
            created_by,
            created_at,
        }: OneTemplateBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            kind: kind.into(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            settings: serde_json::from_str(settings.0.get()).unwrap(),
            created_by,
            created_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneUpload {
    pub id: uuid::Uuid,
    pub submission_id: uuid::Uuid,
    pub field: String,
    pub kind: String,
    pub name: String,
    pub size: i64,
    pub received: i64,
    pub parts: Vec<uuid::Uuid>,
    pub file_id: Option<uuid::Uuid>,
}
pub struct OneUploadBorrowed<'a> {
    pub id: uuid::Uuid,
    pub submission_id: uuid::Uuid,
    pub field: &'a str,
    pub kind: &'a str,
    pub name: &'a str,
    pub size: i64,
    pub received: i64,
    pub parts: crate::ArrayIterator<'a, uuid::Uuid>,
    pub file_id: Option<uuid::Uuid>,
}
impl<'a> From<OneUploadBorrowed<'a>> for OneUpload {
    fn from(
        OneUploadBorrowed {
            id,
            submission_id,
            field,
            kind,
            name,
            size,
            received,
            parts,
            file_id,
        }: OneUploadBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            submission_id,
            field: field.into(),
            kind: kind.into(),
            name: name.into(),
            size,
            received,
            parts: parts.map(|v| v).collect(),
            file_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockUpload {
    pub id: uuid::Uuid,
    pub submission_id: uuid::Uuid,
    pub field: String,
    pub kind: String,
    pub name: String,
    pub size: i64,
    pub received: i64,
    pub parts: Vec<uuid::Uuid>,
    pub file_id: Option<uuid::Uuid>,
}
pub struct LockUploadBorrowed<'a> {
    pub id: uuid::Uuid,
    pub submission_id: uuid::Uuid,
    pub field: &'a str,
    pub kind: &'a str,
    pub name: &'a str,
    pub size: i64,
    pub received: i64,
    pub parts: crate::ArrayIterator<'a, uuid::Uuid>,
    pub file_id: Option<uuid::Uuid>,
}
impl<'a> From<LockUploadBorrowed<'a>> for LockUpload {
    fn from(
        LockUploadBorrowed {
            id,
            submission_id,
            field,
            kind,
            name,
            size,
            received,
            parts,
            file_id,
        }: LockUploadBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            submission_id,
            field: field.into(),
            kind: kind.into(),
            name: name.into(),
            size,
            received,
            parts: parts.map(|v| v).collect(),
            file_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FormGiven {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub team_id: String,
    pub handle: String,
    pub title: String,
    pub is_optional: bool,
    pub due: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct FormGivenBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub team_id: &'a str,
    pub handle: &'a str,
    pub title: &'a str,
    pub is_optional: bool,
    pub due: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<FormGivenBorrowed<'a>> for FormGiven {
    fn from(
        FormGivenBorrowed {
            id,
            user_id,
            form_id,
            team_id,
            handle,
            title,
            is_optional,
            due,
        }: FormGivenBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            form_id,
            team_id: team_id.into(),
            handle: handle.into(),
            title: title.into(),
            is_optional,
            due,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FormsDue {
    pub user_id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub team_id: String,
    pub handle: String,
    pub title: String,
    pub due: chrono::DateTime<chrono::Utc>,
    pub event_key: String,
}
pub struct FormsDueBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub form_id: uuid::Uuid,
    pub team_id: &'a str,
    pub handle: &'a str,
    pub title: &'a str,
    pub due: chrono::DateTime<chrono::Utc>,
    pub event_key: &'a str,
}
impl<'a> From<FormsDueBorrowed<'a>> for FormsDue {
    fn from(
        FormsDueBorrowed {
            user_id,
            form_id,
            team_id,
            handle,
            title,
            due,
            event_key,
        }: FormsDueBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            form_id,
            team_id: team_id.into(),
            handle: handle.into(),
            title: title.into(),
            due,
            event_key: event_key.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct OneFormQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneFormBorrowed, tokio_postgres::Error>,
    mapper: fn(OneFormBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneFormQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneFormBorrowed) -> R) -> OneFormQuery<'c, 'a, 's, C, R, N> {
        OneFormQuery {
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
pub struct LockFormQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockFormBorrowed, tokio_postgres::Error>,
    mapper: fn(LockFormBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockFormQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockFormBorrowed) -> R) -> LockFormQuery<'c, 'a, 's, C, R, N> {
        LockFormQuery {
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
pub struct VersionsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VersionsBorrowed, tokio_postgres::Error>,
    mapper: fn(VersionsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VersionsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VersionsBorrowed) -> R) -> VersionsQuery<'c, 'a, 's, C, R, N> {
        VersionsQuery {
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
pub struct ListFormsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ListFormsBorrowed, tokio_postgres::Error>,
    mapper: fn(ListFormsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ListFormsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ListFormsBorrowed) -> R) -> ListFormsQuery<'c, 'a, 's, C, R, N> {
        ListFormsQuery {
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
pub struct FormFiltersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FormFiltersBorrowed, tokio_postgres::Error>,
    mapper: fn(FormFiltersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FormFiltersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FormFiltersBorrowed) -> R) -> FormFiltersQuery<'c, 'a, 's, C, R, N> {
        FormFiltersQuery {
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
pub struct MyFormsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MyFormsBorrowed, tokio_postgres::Error>,
    mapper: fn(MyFormsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MyFormsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MyFormsBorrowed) -> R) -> MyFormsQuery<'c, 'a, 's, C, R, N> {
        MyFormsQuery {
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
pub struct ResultsSinceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ResultsSinceBorrowed, tokio_postgres::Error>,
    mapper: fn(ResultsSinceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ResultsSinceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ResultsSinceBorrowed) -> R) -> ResultsSinceQuery<'c, 'a, 's, C, R, N> {
        ResultsSinceQuery {
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
pub struct AreOpenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AreOpen, tokio_postgres::Error>,
    mapper: fn(AreOpen) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AreOpenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AreOpen) -> R) -> AreOpenQuery<'c, 'a, 's, C, R, N> {
        AreOpenQuery {
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
pub struct CompleteRecordsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CompleteRecords, tokio_postgres::Error>,
    mapper: fn(CompleteRecords) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CompleteRecordsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CompleteRecords) -> R) -> CompleteRecordsQuery<'c, 'a, 's, C, R, N> {
        CompleteRecordsQuery {
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
pub struct LiveFormQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LiveFormBorrowed, tokio_postgres::Error>,
    mapper: fn(LiveFormBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LiveFormQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LiveFormBorrowed) -> R) -> LiveFormQuery<'c, 'a, 's, C, R, N> {
        LiveFormQuery {
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
pub struct FormToAnswerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FormToAnswerBorrowed, tokio_postgres::Error>,
    mapper: fn(FormToAnswerBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FormToAnswerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FormToAnswerBorrowed) -> R) -> FormToAnswerQuery<'c, 'a, 's, C, R, N> {
        FormToAnswerQuery {
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
pub struct SubmissionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SubmissionBorrowed, tokio_postgres::Error>,
    mapper: fn(SubmissionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SubmissionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SubmissionBorrowed) -> R) -> SubmissionQuery<'c, 'a, 's, C, R, N> {
        SubmissionQuery {
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
pub struct OpinionsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OpinionsBorrowed, tokio_postgres::Error>,
    mapper: fn(OpinionsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OpinionsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OpinionsBorrowed) -> R) -> OpinionsQuery<'c, 'a, 's, C, R, N> {
        OpinionsQuery {
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
pub struct FoundPersonQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FoundPersonBorrowed, tokio_postgres::Error>,
    mapper: fn(FoundPersonBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FoundPersonQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FoundPersonBorrowed) -> R) -> FoundPersonQuery<'c, 'a, 's, C, R, N> {
        FoundPersonQuery {
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
pub struct MarkersOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MarkersOf, tokio_postgres::Error>,
    mapper: fn(MarkersOf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MarkersOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MarkersOf) -> R) -> MarkersOfQuery<'c, 'a, 's, C, R, N> {
        MarkersOfQuery {
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
pub struct MovesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MovesBorrowed, tokio_postgres::Error>,
    mapper: fn(MovesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MovesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MovesBorrowed) -> R) -> MovesQuery<'c, 'a, 's, C, R, N> {
        MovesQuery {
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
pub struct FormFilesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FormFilesBorrowed, tokio_postgres::Error>,
    mapper: fn(FormFilesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FormFilesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FormFilesBorrowed) -> R) -> FormFilesQuery<'c, 'a, 's, C, R, N> {
        FormFilesQuery {
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
pub struct MySubmissionsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MySubmissionsBorrowed, tokio_postgres::Error>,
    mapper: fn(MySubmissionsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MySubmissionsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MySubmissionsBorrowed) -> R) -> MySubmissionsQuery<'c, 'a, 's, C, R, N> {
        MySubmissionsQuery {
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
pub struct SubmissionsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SubmissionsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(SubmissionsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SubmissionsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SubmissionsOfBorrowed) -> R) -> SubmissionsOfQuery<'c, 'a, 's, C, R, N> {
        SubmissionsOfQuery {
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
pub struct ClaimChangesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ClaimChanges, tokio_postgres::Error>,
    mapper: fn(ClaimChanges) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ClaimChangesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ClaimChanges) -> R) -> ClaimChangesQuery<'c, 'a, 's, C, R, N> {
        ClaimChangesQuery {
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
pub struct SpansQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Spans, tokio_postgres::Error>,
    mapper: fn(Spans) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SpansQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Spans) -> R) -> SpansQuery<'c, 'a, 's, C, R, N> {
        SpansQuery {
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
pub struct TalliesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TalliesBorrowed, tokio_postgres::Error>,
    mapper: fn(TalliesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TalliesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TalliesBorrowed) -> R) -> TalliesQuery<'c, 'a, 's, C, R, N> {
        TalliesQuery {
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
pub struct CountedRowsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CountedRowsBorrowed, tokio_postgres::Error>,
    mapper: fn(CountedRowsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CountedRowsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CountedRowsBorrowed) -> R) -> CountedRowsQuery<'c, 'a, 's, C, R, N> {
        CountedRowsQuery {
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
pub struct StoppedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StoppedBorrowed, tokio_postgres::Error>,
    mapper: fn(StoppedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StoppedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(StoppedBorrowed) -> R) -> StoppedQuery<'c, 'a, 's, C, R, N> {
        StoppedQuery {
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
pub struct LatestTextsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LatestTextsBorrowed, tokio_postgres::Error>,
    mapper: fn(LatestTextsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LatestTextsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LatestTextsBorrowed) -> R) -> LatestTextsQuery<'c, 'a, 's, C, R, N> {
        LatestTextsQuery {
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
pub struct FacetsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FacetsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(FacetsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FacetsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FacetsOfBorrowed) -> R) -> FacetsOfQuery<'c, 'a, 's, C, R, N> {
        FacetsOfQuery {
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
pub struct ExportRowsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ExportRowsBorrowed, tokio_postgres::Error>,
    mapper: fn(ExportRowsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ExportRowsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ExportRowsBorrowed) -> R) -> ExportRowsQuery<'c, 'a, 's, C, R, N> {
        ExportRowsQuery {
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
pub struct UploadsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UploadsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(UploadsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UploadsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UploadsOfBorrowed) -> R) -> UploadsOfQuery<'c, 'a, 's, C, R, N> {
        UploadsOfQuery {
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
pub struct AllContentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AllContentsBorrowed, tokio_postgres::Error>,
    mapper: fn(AllContentsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AllContentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AllContentsBorrowed) -> R) -> AllContentsQuery<'c, 'a, 's, C, R, N> {
        AllContentsQuery {
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
pub struct OneVersionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneVersionBorrowed, tokio_postgres::Error>,
    mapper: fn(OneVersionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneVersionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneVersionBorrowed) -> R) -> OneVersionQuery<'c, 'a, 's, C, R, N> {
        OneVersionQuery {
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
pub struct VersionsToCorrectQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VersionsToCorrectBorrowed, tokio_postgres::Error>,
    mapper: fn(VersionsToCorrectBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VersionsToCorrectQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VersionsToCorrectBorrowed) -> R) -> VersionsToCorrectQuery<'c, 'a, 's, C, R, N> {
        VersionsToCorrectQuery {
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
pub struct ToRescoreQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ToRescoreBorrowed, tokio_postgres::Error>,
    mapper: fn(ToRescoreBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ToRescoreQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ToRescoreBorrowed) -> R) -> ToRescoreQuery<'c, 'a, 's, C, R, N> {
        ToRescoreQuery {
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
pub struct TemplateRowQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TemplateRowBorrowed, tokio_postgres::Error>,
    mapper: fn(TemplateRowBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TemplateRowQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TemplateRowBorrowed) -> R) -> TemplateRowQuery<'c, 'a, 's, C, R, N> {
        TemplateRowQuery {
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
pub struct OneUploadQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneUploadBorrowed, tokio_postgres::Error>,
    mapper: fn(OneUploadBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneUploadQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneUploadBorrowed) -> R) -> OneUploadQuery<'c, 'a, 's, C, R, N> {
        OneUploadQuery {
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
pub struct LockUploadQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockUploadBorrowed, tokio_postgres::Error>,
    mapper: fn(LockUploadBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockUploadQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockUploadBorrowed) -> R) -> LockUploadQuery<'c, 'a, 's, C, R, N> {
        LockUploadQuery {
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
pub struct FormGivenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FormGivenBorrowed, tokio_postgres::Error>,
    mapper: fn(FormGivenBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FormGivenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FormGivenBorrowed) -> R) -> FormGivenQuery<'c, 'a, 's, C, R, N> {
        FormGivenQuery {
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
pub struct FormsDueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FormsDueBorrowed, tokio_postgres::Error>,
    mapper: fn(FormsDueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FormsDueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FormsDueBorrowed) -> R) -> FormsDueQuery<'c, 'a, 's, C, R, N> {
        FormsDueQuery {
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
pub struct InsertFormStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_form() -> InsertFormStmt {
    InsertFormStmt(
        "insert into forms (id, team_id, owner_id, kind, status, title, handle, description, category, tags, search, content, settings, changed_by, changed_at, created_at) values ($1, $2, $3, $4, 'draft', $5, $6, $7, $8, $9, $10, $11, $12, $3, $13, $13)",
        None,
    )
}
impl InsertFormStmt {
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
        T8: crate::ArraySql<Item = T7>,
        T9: crate::StringSql,
        T10: crate::JsonSql,
        T11: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
        by: &'a uuid::Uuid,
        kind: &'a T2,
        title: &'a T3,
        handle: &'a T4,
        description: &'a T5,
        category: &'a T6,
        tags: &'a T8,
        search: &'a T9,
        content: &'a T10,
        settings: &'a T11,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    team_id,
                    by,
                    kind,
                    title,
                    handle,
                    description,
                    category,
                    tags,
                    search,
                    content,
                    settings,
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
    T8: crate::ArraySql<Item = T7>,
    T9: crate::StringSql,
    T10: crate::JsonSql,
    T11: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertFormParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertFormStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertFormParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.team_id,
            &params.by,
            &params.kind,
            &params.title,
            &params.handle,
            &params.description,
            &params.category,
            &params.tags,
            &params.search,
            &params.content,
            &params.settings,
            &params.now,
        ))
    }
}
pub struct OneFormStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_form() -> OneFormStmt {
    OneFormStmt(
        "select id, owner_id, kind, status, title, handle, description, category, tags, content, settings, live_version, revision, changed_at, created_at from forms where id = $1 and team_id = $2",
        None,
    )
}
impl OneFormStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> OneFormQuery<'c, 'a, 's, C, OneForm, 2> {
        OneFormQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneFormBorrowed, tokio_postgres::Error> {
                Ok(OneFormBorrowed {
                    id: row.try_get(0)?,
                    owner_id: row.try_get(1)?,
                    kind: row.try_get(2)?,
                    status: row.try_get(3)?,
                    title: row.try_get(4)?,
                    handle: row.try_get(5)?,
                    description: row.try_get(6)?,
                    category: row.try_get(7)?,
                    tags: row.try_get(8)?,
                    content: row.try_get(9)?,
                    settings: row.try_get(10)?,
                    live_version: row.try_get(11)?,
                    revision: row.try_get(12)?,
                    changed_at: row.try_get(13)?,
                    created_at: row.try_get(14)?,
                })
            },
            mapper: |it| OneForm::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneFormParams<T1>, OneFormQuery<'c, 'a, 's, C, OneForm, 2>, C>
    for OneFormStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneFormParams<T1>) -> OneFormQuery<'c, 'a, 's, C, OneForm, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct LockFormStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_form() -> LockFormStmt {
    LockFormStmt(
        "select f.owner_id, f.kind, f.status, f.title, f.description, f.content, f.settings, f.live_version, f.revision, f.changed_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = f.changed_by order by u.id limit 1) as changed_by_name from forms f where f.id = $1 and f.team_id = $2 for no key update of f",
        None,
    )
}
impl LockFormStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LockFormQuery<'c, 'a, 's, C, LockForm, 2> {
        LockFormQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockFormBorrowed, tokio_postgres::Error> {
                Ok(LockFormBorrowed {
                    owner_id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    status: row.try_get(2)?,
                    title: row.try_get(3)?,
                    description: row.try_get(4)?,
                    content: row.try_get(5)?,
                    settings: row.try_get(6)?,
                    live_version: row.try_get(7)?,
                    revision: row.try_get(8)?,
                    changed_at: row.try_get(9)?,
                    changed_by_name: row.try_get(10)?,
                })
            },
            mapper: |it| LockForm::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockFormParams<T1>, LockFormQuery<'c, 'a, 's, C, LockForm, 2>, C>
    for LockFormStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockFormParams<T1>) -> LockFormQuery<'c, 'a, 's, C, LockForm, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct StoreFormStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_form() -> StoreFormStmt {
    StoreFormStmt(
        "update forms set kind = $1, status = $2, title = $3, handle = $4, description = $5, category = $6, tags = $7, search = $8, content = $9, settings = $10, revision = revision + 1, changed_by = $11, changed_at = $12 where id = $13 and team_id = $14",
        None,
    )
}
impl StoreFormStmt {
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
        T8: crate::ArraySql<Item = T7>,
        T9: crate::StringSql,
        T10: crate::JsonSql,
        T11: crate::JsonSql,
        T12: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        status: &'a T2,
        title: &'a T3,
        handle: &'a T4,
        description: &'a T5,
        category: &'a T6,
        tags: &'a T8,
        search: &'a T9,
        content: &'a T10,
        settings: &'a T11,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        team_id: &'a T12,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    kind,
                    status,
                    title,
                    handle,
                    description,
                    category,
                    tags,
                    search,
                    content,
                    settings,
                    by,
                    now,
                    id,
                    team_id,
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
    T8: crate::ArraySql<Item = T7>,
    T9: crate::StringSql,
    T10: crate::JsonSql,
    T11: crate::JsonSql,
    T12: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreFormParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreFormStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreFormParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.kind,
            &params.status,
            &params.title,
            &params.handle,
            &params.description,
            &params.category,
            &params.tags,
            &params.search,
            &params.content,
            &params.settings,
            &params.by,
            &params.now,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct SetFormStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_form_status() -> SetFormStatusStmt {
    SetFormStatusStmt(
        "update forms set status = $1, live_version = $2, is_open = $3, revision = revision + 1, changed_by = $4, changed_at = $5 where id = $6 and team_id = $7",
        None,
    )
}
impl SetFormStatusStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        live_version: &'a Option<i32>,
        is_open: &'a bool,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
        team_id: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[status, live_version, is_open, by, now, id, team_id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetFormStatusParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetFormStatusStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetFormStatusParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.status,
            &params.live_version,
            &params.is_open,
            &params.by,
            &params.now,
            &params.id,
            &params.team_id,
        ))
    }
}
pub struct InsertVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_version() -> InsertVersionStmt {
    InsertVersionStmt(
        "insert into form_versions (form_id, version, title, description, content, settings, published_by, published_at) values ($1, $2, $3, $4, $5, $6, $7, $8)",
        None,
    )
}
impl InsertVersionStmt {
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
        T3: crate::JsonSql,
        T4: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        version: &'a i32,
        title: &'a T1,
        description: &'a T2,
        content: &'a T3,
        settings: &'a T4,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[form_id, version, title, description, content, settings, by, now],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertVersionParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertVersionParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.form_id,
            &params.version,
            &params.title,
            &params.description,
            &params.content,
            &params.settings,
            &params.by,
            &params.now,
        ))
    }
}
pub struct VersionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn versions() -> VersionsStmt {
    VersionsStmt(
        "select v.version, v.published_at, u.first_name || ' ' || u.last_name as published_by_name, (select count(*) from form_submissions s where s.form_id = v.form_id and s.version = v.version and s.status <> 'inprogress') as submissions from form_versions v join forms f on f.id = v.form_id left join user_teams u on u.user_id = v.published_by and u.team_id = f.team_id where v.form_id = $1 and f.team_id = $2 order by v.version desc",
        None,
    )
}
impl VersionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> VersionsQuery<'c, 'a, 's, C, Versions, 2> {
        VersionsQuery {
            client,
            params: [form_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<VersionsBorrowed, tokio_postgres::Error> {
                Ok(VersionsBorrowed {
                    version: row.try_get(0)?,
                    published_at: row.try_get(1)?,
                    published_by_name: row.try_get(2)?,
                    submissions: row.try_get(3)?,
                })
            },
            mapper: |it| Versions::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, VersionsParams<T1>, VersionsQuery<'c, 'a, 's, C, Versions, 2>, C>
    for VersionsStmt
{
    fn params(&'s self, client: &'c C, params: &'a VersionsParams<T1>) -> VersionsQuery<'c, 'a, 's, C, Versions, 2> {
        self.bind(client, &params.form_id, &params.team_id)
    }
}
pub struct ListFormsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn list_forms() -> ListFormsStmt {
    ListFormsStmt(
        "with theirs as materialized ( select u.user_id from user_teams u where not $1::boolean and u.team_id = $2 and u.facets @> array[$3::text] ), seen as materialized ( select w.form_id, count(*) filter (where w.status <> 'inprogress') as submissions, count(*) filter (where w.status in ('markingRequired', 'approvalRequired')) as waiting, bool_or(w.status in ('inprogress', 'pending', 'markingRequired', 'approvalRequired', 'pendingResubmission')) as is_open from ( select s.id, s.form_id, s.status from theirs t join form_submissions s on s.user_id = t.user_id and s.team_id = $2 union select s.id, s.form_id, s.status from form_submissions s where not $1 and s.assigned_to = $4::uuid and s.team_id = $2 and s.status <> 'inprogress' union select s.id, s.form_id, s.status from form_versions v join form_submissions s on s.form_id = v.form_id and s.version = v.version where not $1 and v.settings ->> 'approver' = 'named' and v.settings -> 'approvers' ? $4::uuid::text and s.team_id = $2 and s.user_id <> $4 and s.status <> 'inprogress' ) w group by w.form_id ), due as materialized ( select distinct g.form_id from theirs t join user_forms g on g.user_id = t.user_id where g.archived_at is null and g.completed_at is null and not g.is_optional ), found as ( select f.id, f.kind, f.status, f.title, f.handle, f.category, f.tags, f.live_version, f.changed_at, f.owner_id, f.settings, case when (case when $1 then not exists (select from form_submissions s where s.form_id = f.id) else seen.form_id is null end) then 'notstarted' when (case when $1 then exists (select from form_submissions s where s.form_id = f.id and s.status in ('inprogress', 'pending', 'markingRequired', 'approvalRequired', 'pendingResubmission')) or exists (select from user_forms g where g.form_id = f.id and g.archived_at is null and g.completed_at is null and not g.is_optional) else seen.is_open or f.id in (select due.form_id from due) end) then 'inprogress' else 'completed' end as completion, coalesce(seen.submissions, 0) as submissions, coalesce(seen.waiting, 0) as waiting from forms f left join seen on seen.form_id = f.id where f.team_id = $2 and ($1 or f.owner_id = $4 or f.status in ('published', 'publishedwithdraft')) and (case when $5 = '' then f.status <> 'archived' else f.status = $5 end) and ($6 = '' or f.kind = $6) and ($7 = '' or f.category = $7) and ($8 = '' or f.tags @> array[$8::text]) and f.search like all ($9::text[]) ) select f.id, f.kind, f.status, f.title, f.handle, f.category, f.tags, f.live_version, f.changed_at, f.owner_id, f.completion, coalesce((f.settings->>'anonymous')::boolean, false) as anonymous, case when $1 then (select count(*) from form_submissions s where s.form_id = f.id and s.status <> 'inprogress') else f.submissions end as submissions, case when $1 then (select count(*) from form_submissions s where s.form_id = f.id and s.status in ('markingRequired', 'approvalRequired')) else f.waiting end as waiting, count(*) over () as total from found f where $10 = '' or f.completion = $10 order by case when $11 = 'title' then lower(f.title) end, case when $11 = '-title' then lower(f.title) end desc, case when $11 = 'changedAt' then f.changed_at end, f.changed_at desc, f.id limit $12 offset $13",
        None,
    )
}
impl ListFormsStmt {
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
        T5: crate::StringSql,
        T6: crate::StringSql,
        T7: crate::StringSql,
        T8: crate::ArraySql<Item = T7>,
        T9: crate::StringSql,
        T10: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        all: &'a bool,
        team_id: &'a T1,
        managed: &'a T2,
        me: &'a uuid::Uuid,
        status: &'a T3,
        kind: &'a T4,
        category: &'a T5,
        tag: &'a T6,
        words: &'a T8,
        completion: &'a T9,
        sort: &'a T10,
        most: &'a i64,
        skip: &'a i64,
    ) -> ListFormsQuery<'c, 'a, 's, C, ListForms, 13> {
        ListFormsQuery {
            client,
            params: [
                all, team_id, managed, me, status, kind, category, tag, words, completion, sort, most, skip,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ListFormsBorrowed, tokio_postgres::Error> {
                Ok(ListFormsBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    status: row.try_get(2)?,
                    title: row.try_get(3)?,
                    handle: row.try_get(4)?,
                    category: row.try_get(5)?,
                    tags: row.try_get(6)?,
                    live_version: row.try_get(7)?,
                    changed_at: row.try_get(8)?,
                    owner_id: row.try_get(9)?,
                    completion: row.try_get(10)?,
                    anonymous: row.try_get(11)?,
                    submissions: row.try_get(12)?,
                    waiting: row.try_get(13)?,
                    total: row.try_get(14)?,
                })
            },
            mapper: |it| ListForms::from(it),
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
    T5: crate::StringSql,
    T6: crate::StringSql,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
    T9: crate::StringSql,
    T10: crate::StringSql,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        ListFormsParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>,
        ListFormsQuery<'c, 'a, 's, C, ListForms, 13>,
        C,
    > for ListFormsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ListFormsParams<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>,
    ) -> ListFormsQuery<'c, 'a, 's, C, ListForms, 13> {
        self.bind(
            client,
            &params.all,
            &params.team_id,
            &params.managed,
            &params.me,
            &params.status,
            &params.kind,
            &params.category,
            &params.tag,
            &params.words,
            &params.completion,
            &params.sort,
            &params.most,
            &params.skip,
        )
    }
}
pub struct FormFiltersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn form_filters() -> FormFiltersStmt {
    FormFiltersStmt(
        "with seen as ( select f.category, f.tags from forms f where f.team_id = $1 and f.status <> 'archived' and ($2 or f.owner_id = $3 or f.status in ('published', 'publishedwithdraft')) ) select array(select distinct category from seen where category <> '' order by category) as categories, array(select distinct t.tag from seen cross join lateral unnest(seen.tags) as t(tag) order by t.tag) as tags",
        None,
    )
}
impl FormFiltersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        all: &'a bool,
        me: &'a uuid::Uuid,
    ) -> FormFiltersQuery<'c, 'a, 's, C, FormFilters, 3> {
        FormFiltersQuery {
            client,
            params: [team_id, all, me],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FormFiltersBorrowed, tokio_postgres::Error> {
                Ok(FormFiltersBorrowed {
                    categories: row.try_get(0)?,
                    tags: row.try_get(1)?,
                })
            },
            mapper: |it| FormFilters::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, FormFiltersParams<T1>, FormFiltersQuery<'c, 'a, 's, C, FormFilters, 3>, C>
    for FormFiltersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FormFiltersParams<T1>,
    ) -> FormFiltersQuery<'c, 'a, 's, C, FormFilters, 3> {
        self.bind(client, &params.team_id, &params.all, &params.me)
    }
}
pub struct MyFormsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_forms() -> MyFormsStmt {
    MyFormsStmt(
        "with offered as materialized ( select distinct pp.document_id from permission_people pp where pp.user_id = $1 and pp.type = 'form' and pp.is_optional ), mine as ( select f.id, f.kind, v.title, f.handle, v.description, f.category, f.tags, v.settings, f.search, f.status, s.id as submission_id, s.status as submission_status, s.submitted_at, coalesce(a.attempts, 0) as attempts, coalesce(not g.is_optional, false) as is_required, coalesce(g.is_optional, o.document_id is not null) as is_optional, case when g.completed_at is not null then 'completed' when coalesce(a.attempts, 0) = 0 and s.id is null then 'notstarted' when s.status in ('inprogress', 'pendingResubmission') then 'inprogress' else 'completed' end as completion from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version left join form_attempts a on a.form_id = f.id and a.user_id = $1 left join user_forms g on g.form_id = f.id and g.user_id = $1 and g.archived_at is null left join offered o on o.document_id = f.id left join lateral ( select s.id, s.status, s.submitted_at from form_submissions s where s.form_id = f.id and s.user_id = $1 and s.observer_id is null and s.started_at >= coalesce(g.restarted_at, '-infinity') order by s.started_at desc limit 1 ) s on true where f.team_id = $2 and f.status in ('published', 'publishedwithdraft') and f.kind <> 'observation' and (f.is_open or s.id is not null or g.id is not null or o.document_id is not null) ) select m.id, m.kind, m.title, m.handle, m.description, m.category, m.tags, m.settings, m.submission_id, m.submission_status, m.submitted_at, m.attempts, m.is_required, m.is_optional, m.completion, count(*) over () as total from mine m where ($3 = '' or m.kind = $3) and ($4 = '' or m.category = $4) and ($5 = '' or m.completion = $5) and m.search like all ($6::text[]) order by case when m.completion = 'completed' then 3 when m.is_optional then 2 when m.is_required then 0 else 1 end, (m.settings->>'dueAt') nulls last, lower(m.title), m.id limit $7 offset $8",
        None,
    )
}
impl MyFormsStmt {
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
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
    >(
        &'s self,
        client: &'c C,
        me: &'a uuid::Uuid,
        team_id: &'a T1,
        kind: &'a T2,
        category: &'a T3,
        completion: &'a T4,
        words: &'a T6,
        most: &'a i64,
        skip: &'a i64,
    ) -> MyFormsQuery<'c, 'a, 's, C, MyForms, 8> {
        MyFormsQuery {
            client,
            params: [me, team_id, kind, category, completion, words, most, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MyFormsBorrowed, tokio_postgres::Error> {
                Ok(MyFormsBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    title: row.try_get(2)?,
                    handle: row.try_get(3)?,
                    description: row.try_get(4)?,
                    category: row.try_get(5)?,
                    tags: row.try_get(6)?,
                    settings: row.try_get(7)?,
                    submission_id: row.try_get(8)?,
                    submission_status: row.try_get(9)?,
                    submitted_at: row.try_get(10)?,
                    attempts: row.try_get(11)?,
                    is_required: row.try_get(12)?,
                    is_optional: row.try_get(13)?,
                    completion: row.try_get(14)?,
                    total: row.try_get(15)?,
                })
            },
            mapper: |it| MyForms::from(it),
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
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MyFormsParams<T1, T2, T3, T4, T5, T6>,
        MyFormsQuery<'c, 'a, 's, C, MyForms, 8>,
        C,
    > for MyFormsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MyFormsParams<T1, T2, T3, T4, T5, T6>,
    ) -> MyFormsQuery<'c, 'a, 's, C, MyForms, 8> {
        self.bind(
            client,
            &params.me,
            &params.team_id,
            &params.kind,
            &params.category,
            &params.completion,
            &params.words,
            &params.most,
            &params.skip,
        )
    }
}
pub struct LatestOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn latest_of() -> LatestOfStmt {
    LatestOfStmt(
        "select s.id from form_submissions s where s.form_id = $1 and s.user_id = $2 and s.observer_id is null and ($3::timestamptz is null or s.started_at >= $3) order by s.started_at desc limit 1",
        None,
    )
}
impl LatestOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        since: &'a Option<chrono::DateTime<chrono::Utc>>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [form_id, user_id, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LatestOfParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for LatestOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a LatestOfParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.form_id, &params.user_id, &params.since)
    }
}
pub struct AttemptsSinceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn attempts_since() -> AttemptsSinceStmt {
    AttemptsSinceStmt(
        "select count(*) from form_submissions s where s.form_id = $1 and s.user_id = $2 and s.observer_id is null and s.status <> 'inprogress' and s.started_at >= $3",
        None,
    )
}
impl AttemptsSinceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        since: &'a chrono::DateTime<chrono::Utc>,
    ) -> I64Query<'c, 'a, 's, C, i64, 3> {
        I64Query {
            client,
            params: [form_id, user_id, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, AttemptsSinceParams, I64Query<'c, 'a, 's, C, i64, 3>, C>
    for AttemptsSinceStmt
{
    fn params(&'s self, client: &'c C, params: &'a AttemptsSinceParams) -> I64Query<'c, 'a, 's, C, i64, 3> {
        self.bind(client, &params.form_id, &params.user_id, &params.since)
    }
}
pub struct ResultsSinceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn results_since() -> ResultsSinceStmt {
    ResultsSinceStmt(
        "select s.status, s.score, s.max_score from form_submissions s where s.form_id = $1 and s.user_id = $2 and ($3::timestamptz is null or s.started_at >= $3)",
        None,
    )
}
impl ResultsSinceStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        since: &'a Option<chrono::DateTime<chrono::Utc>>,
    ) -> ResultsSinceQuery<'c, 'a, 's, C, ResultsSince, 3> {
        ResultsSinceQuery {
            client,
            params: [form_id, user_id, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ResultsSinceBorrowed, tokio_postgres::Error> {
                Ok(ResultsSinceBorrowed {
                    status: row.try_get(0)?,
                    score: row.try_get(1)?,
                    max_score: row.try_get(2)?,
                })
            },
            mapper: |it| ResultsSince::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, ResultsSinceParams, ResultsSinceQuery<'c, 'a, 's, C, ResultsSince, 3>, C>
    for ResultsSinceStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ResultsSinceParams,
    ) -> ResultsSinceQuery<'c, 'a, 's, C, ResultsSince, 3> {
        self.bind(client, &params.form_id, &params.user_id, &params.since)
    }
}
pub struct AreOpenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn are_open() -> AreOpenStmt {
    AreOpenStmt(
        "select id, status in ('published', 'publishedwithdraft') as is_live from forms where id = any($1)",
        None,
    )
}
impl AreOpenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> AreOpenQuery<'c, 'a, 's, C, AreOpen, 1> {
        AreOpenQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AreOpen, tokio_postgres::Error> {
                Ok(AreOpen {
                    id: row.try_get(0)?,
                    is_live: row.try_get(1)?,
                })
            },
            mapper: |it| AreOpen::from(it),
        }
    }
}
pub struct IsGivenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_given() -> IsGivenStmt {
    IsGivenStmt(
        "select exists (select from user_forms where form_id = $1 and user_id = $2 and archived_at is null) as given",
        None,
    )
}
impl IsGivenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [form_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, IsGivenParams, BoolQuery<'c, 'a, 's, C, bool, 2>, C> for IsGivenStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsGivenParams) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.form_id, &params.user_id)
    }
}
pub struct IsOfferedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_offered() -> IsOfferedStmt {
    IsOfferedStmt(
        "select exists ( select from permission_people where user_id = $1 and type = 'form' and document_id = $2 and is_optional ) as offered",
        None,
    )
}
impl IsOfferedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        form_id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [user_id, form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, IsOfferedParams, BoolQuery<'c, 'a, 's, C, bool, 2>, C> for IsOfferedStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsOfferedParams) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.user_id, &params.form_id)
    }
}
pub struct GrantStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grant() -> GrantStmt {
    GrantStmt(
        "with requested as materialized ( select x.id as fresh, x.user_id, x.form_id, x.is_optional, known.id from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[]) as x (id, user_id, form_id, is_optional) left join lateral ( select uf.id from user_forms uf where uf.user_id = x.user_id and uf.form_id = x.form_id offset 0 ) as known on true ), again as ( update user_forms uf set archived_at = null, is_optional = requested.is_optional, updated_at = case when uf.archived_at is null then uf.updated_at else $5 end from requested where uf.id = requested.id ) insert into user_forms (id, user_id, form_id, is_optional, permitted_at, updated_at) select fresh, user_id, form_id, is_optional, $5, $5 from requested where id is null on conflict (user_id, form_id) do nothing returning user_id, form_id",
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
        forms: &'a T3,
        optionals: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        GrantQuery {
            client,
            params: [ids, users, forms, optionals, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Grant, tokio_postgres::Error> {
                Ok(Grant {
                    user_id: row.try_get(0)?,
                    form_id: row.try_get(1)?,
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
            &params.forms,
            &params.optionals,
            &params.now,
        )
    }
}
pub struct ReleaseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn release() -> ReleaseStmt {
    ReleaseStmt(
        "update user_forms uf set archived_at = $1, updated_at = $1 from unnest($2::uuid[], $3::uuid[]) as x (user_id, form_id) where uf.user_id = x.user_id and uf.form_id = x.form_id and uf.archived_at is null",
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
        forms: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, users, forms])
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
        Box::pin(self.bind(client, &params.now, &params.users, &params.forms))
    }
}
pub struct CompleteRecordsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn complete_records() -> CompleteRecordsStmt {
    CompleteRecordsStmt(
        "update user_forms set completed_at = $1, updated_at = $1 where form_id = $2 and user_id = any($3) and archived_at is null and completed_at is null returning id, user_id",
        None,
    )
}
impl CompleteRecordsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        form_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> CompleteRecordsQuery<'c, 'a, 's, C, CompleteRecords, 3> {
        CompleteRecordsQuery {
            client,
            params: [now, form_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CompleteRecords, tokio_postgres::Error> {
                Ok(CompleteRecords {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| CompleteRecords::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CompleteRecordsParams<T1>,
        CompleteRecordsQuery<'c, 'a, 's, C, CompleteRecords, 3>,
        C,
    > for CompleteRecordsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CompleteRecordsParams<T1>,
    ) -> CompleteRecordsQuery<'c, 'a, 's, C, CompleteRecords, 3> {
        self.bind(client, &params.now, &params.form_id, &params.users)
    }
}
pub struct RestartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn restart() -> RestartStmt {
    RestartStmt(
        "update user_forms uf set completed_at = null, restarted_at = $1, updated_at = $1 where uf.form_id = $2 and uf.user_id = any($3) and uf.archived_at is null and (uf.completed_at is not null or exists ( select from form_submissions s where s.form_id = uf.form_id and s.user_id = uf.user_id and s.observer_id is null and s.status <> 'inprogress' and s.started_at >= coalesce(uf.restarted_at, '-infinity'))) returning uf.user_id",
        None,
    )
}
impl RestartStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        form_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [now, form_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, RestartParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for RestartStmt
{
    fn params(&'s self, client: &'c C, params: &'a RestartParams<T1>) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.now, &params.form_id, &params.users)
    }
}
pub struct ForgetAttemptsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_attempts() -> ForgetAttemptsStmt {
    ForgetAttemptsStmt(
        "update form_attempts set attempts = 0 where form_id = $1 and user_id = any($2)",
        None,
    )
}
impl ForgetAttemptsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        users: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[form_id, users]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ForgetAttemptsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ForgetAttemptsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ForgetAttemptsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.form_id, &params.users))
    }
}
pub struct RecordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn record() -> RecordStmt {
    RecordStmt(
        "select uf.id, uf.archived_at, uf.completed_at is not null as is_completed, case when uf.completed_at is not null then 'completed' when exists (select from form_submissions s where s.form_id = uf.form_id and s.user_id = uf.user_id and s.started_at >= coalesce(uf.restarted_at, '-infinity')) then 'inprogress' else 'notstarted' end as status from user_forms uf where uf.user_id = $1 and uf.form_id = $2",
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
        form_id: &'a uuid::Uuid,
    ) -> RecordQuery<'c, 'a, 's, C, Record, 2> {
        RecordQuery {
            client,
            params: [user_id, form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RecordBorrowed, tokio_postgres::Error> {
                Ok(RecordBorrowed {
                    id: row.try_get(0)?,
                    archived_at: row.try_get(1)?,
                    is_completed: row.try_get(2)?,
                    status: row.try_get(3)?,
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
        self.bind(client, &params.user_id, &params.form_id)
    }
}
pub struct LiveFormStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn live_form() -> LiveFormStmt {
    LiveFormStmt(
        "select f.id, f.kind, f.status, f.handle, f.is_open, v.version, v.title, v.description, v.content, v.settings from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version where f.id = $1 and f.team_id = $2 and f.status in ('published', 'publishedwithdraft')",
        None,
    )
}
impl LiveFormStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> LiveFormQuery<'c, 'a, 's, C, LiveForm, 2> {
        LiveFormQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LiveFormBorrowed, tokio_postgres::Error> {
                Ok(LiveFormBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    status: row.try_get(2)?,
                    handle: row.try_get(3)?,
                    is_open: row.try_get(4)?,
                    version: row.try_get(5)?,
                    title: row.try_get(6)?,
                    description: row.try_get(7)?,
                    content: row.try_get(8)?,
                    settings: row.try_get(9)?,
                })
            },
            mapper: |it| LiveForm::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LiveFormParams<T1>, LiveFormQuery<'c, 'a, 's, C, LiveForm, 2>, C>
    for LiveFormStmt
{
    fn params(&'s self, client: &'c C, params: &'a LiveFormParams<T1>) -> LiveFormQuery<'c, 'a, 's, C, LiveForm, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct FormToAnswerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn form_to_answer() -> FormToAnswerStmt {
    FormToAnswerStmt(
        "select f.kind, f.handle, f.is_open, v.version, v.title, v.description, v.settings, coalesce(a.attempts, 0) as attempts, g.restarted_at from forms f join form_versions v on v.form_id = f.id and v.version = f.live_version left join form_attempts a on a.form_id = f.id and a.user_id = $1 left join user_forms g on g.form_id = f.id and g.user_id = $1 where f.id = $2 and f.team_id = $3 and f.status in ('published', 'publishedwithdraft')",
        None,
    )
}
impl FormToAnswerStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        me: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> FormToAnswerQuery<'c, 'a, 's, C, FormToAnswer, 3> {
        FormToAnswerQuery {
            client,
            params: [me, id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FormToAnswerBorrowed, tokio_postgres::Error> {
                Ok(FormToAnswerBorrowed {
                    kind: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    is_open: row.try_get(2)?,
                    version: row.try_get(3)?,
                    title: row.try_get(4)?,
                    description: row.try_get(5)?,
                    settings: row.try_get(6)?,
                    attempts: row.try_get(7)?,
                    restarted_at: row.try_get(8)?,
                })
            },
            mapper: |it| FormToAnswer::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        FormToAnswerParams<T1>,
        FormToAnswerQuery<'c, 'a, 's, C, FormToAnswer, 3>,
        C,
    > for FormToAnswerStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FormToAnswerParams<T1>,
    ) -> FormToAnswerQuery<'c, 'a, 's, C, FormToAnswer, 3> {
        self.bind(client, &params.me, &params.id, &params.team_id)
    }
}
pub struct VersionToAnswerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version_to_answer() -> VersionToAnswerStmt {
    VersionToAnswerStmt(
        "select content::text as content from form_versions where form_id = $1 and version = $2",
        None,
    )
}
impl VersionToAnswerStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [form_id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, VersionToAnswerParams, StringQuery<'c, 'a, 's, C, String, 2>, C>
    for VersionToAnswerStmt
{
    fn params(&'s self, client: &'c C, params: &'a VersionToAnswerParams) -> StringQuery<'c, 'a, 's, C, String, 2> {
        self.bind(client, &params.form_id, &params.version)
    }
}
pub struct AttemptsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn attempts() -> AttemptsStmt {
    AttemptsStmt(
        "select coalesce((select attempts from form_attempts where form_id = $1 and user_id = $2), 0) as attempts",
        None,
    )
}
impl AttemptsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 2> {
        I32Query {
            client,
            params: [form_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, AttemptsParams, I32Query<'c, 'a, 's, C, i32, 2>, C> for AttemptsStmt
{
    fn params(&'s self, client: &'c C, params: &'a AttemptsParams) -> I32Query<'c, 'a, 's, C, i32, 2> {
        self.bind(client, &params.form_id, &params.user_id)
    }
}
pub struct LockAttemptsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_attempts() -> LockAttemptsStmt {
    LockAttemptsStmt(
        "insert into form_attempts (form_id, user_id) values ($1, $2) on conflict (form_id, user_id) do update set attempts = form_attempts.attempts returning attempts",
        None,
    )
}
impl LockAttemptsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 2> {
        I32Query {
            client,
            params: [form_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LockAttemptsParams, I32Query<'c, 'a, 's, C, i32, 2>, C>
    for LockAttemptsStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockAttemptsParams) -> I32Query<'c, 'a, 's, C, i32, 2> {
        self.bind(client, &params.form_id, &params.user_id)
    }
}
pub struct EnsureAttemptsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn ensure_attempts() -> EnsureAttemptsStmt {
    EnsureAttemptsStmt(
        "insert into form_attempts (form_id, user_id, attempts) values ($1, $2, $3) on conflict (form_id, user_id) do update set attempts = form_attempts.attempts + excluded.attempts",
        None,
    )
}
impl EnsureAttemptsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        more: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[form_id, user_id, more])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        EnsureAttemptsParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for EnsureAttemptsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a EnsureAttemptsParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.form_id, &params.user_id, &params.more))
    }
}
pub struct CountAttemptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_attempt() -> CountAttemptStmt {
    CountAttemptStmt(
        "update form_attempts set attempts = attempts + 1 where form_id = $1 and user_id = $2",
        None,
    )
}
impl CountAttemptStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[form_id, user_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CountAttemptParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CountAttemptStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CountAttemptParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.form_id, &params.user_id))
    }
}
pub struct OwnDraftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own_draft() -> OwnDraftStmt {
    OwnDraftStmt(
        "select id from form_submissions where form_id = $1 and user_id = $2 and coalesce(observer_id, user_id) = $3 and status = 'inprogress'",
        None,
    )
}
impl OwnDraftStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        writer: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [form_id, user_id, writer],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OwnDraftParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for OwnDraftStmt
{
    fn params(&'s self, client: &'c C, params: &'a OwnDraftParams) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.form_id, &params.user_id, &params.writer)
    }
}
pub struct CreateSubmissionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_submission() -> CreateSubmissionStmt {
    CreateSubmissionStmt(
        "insert into form_submissions (id, form_id, version, team_id, user_id, observer_id, attempt, status, started_at, changed_at, changed_by) values ($1, $2, $3, $4, $5, $6, $7, 'inprogress', $8, $8, $9) on conflict (form_id, user_id, (coalesce(observer_id, user_id))) where status = 'inprogress' and user_id is not null do nothing",
        None,
    )
}
impl CreateSubmissionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        form_id: &'a uuid::Uuid,
        version: &'a i32,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
        observer_id: &'a Option<uuid::Uuid>,
        attempt: &'a i32,
        now: &'a chrono::DateTime<chrono::Utc>,
        writer: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    form_id,
                    version,
                    team_id,
                    user_id,
                    observer_id,
                    attempt,
                    now,
                    writer,
                ],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateSubmissionParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateSubmissionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateSubmissionParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.form_id,
            &params.version,
            &params.team_id,
            &params.user_id,
            &params.observer_id,
            &params.attempt,
            &params.now,
            &params.writer,
        ))
    }
}
pub struct SubmitAnonymouslyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn submit_anonymously() -> SubmitAnonymouslyStmt {
    SubmitAnonymouslyStmt(
        "insert into form_submissions (id, form_id, version, team_id, attempt, status, answers, score, max_score, started_at, submitted_at, changed_at, is_released) values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $9, $9, false) on conflict (id) do nothing",
        None,
    )
}
impl SubmitAnonymouslyStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        form_id: &'a uuid::Uuid,
        version: &'a i32,
        team_id: &'a T1,
        status: &'a T2,
        answers: &'a T3,
        score: &'a Option<f64>,
        max_score: &'a Option<f64>,
        day: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, form_id, version, team_id, status, answers, score, max_score, day],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SubmitAnonymouslyParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SubmitAnonymouslyStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SubmitAnonymouslyParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.form_id,
            &params.version,
            &params.team_id,
            &params.status,
            &params.answers,
            &params.score,
            &params.max_score,
            &params.day,
        ))
    }
}
pub struct LockForReleaseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_for_release() -> LockForReleaseStmt {
    LockForReleaseStmt("select id from forms where id = $1 for no key update", None)
}
impl LockForReleaseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ReleaseAnonymousStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn release_anonymous() -> ReleaseAnonymousStmt {
    ReleaseAnonymousStmt(
        "with changed as ( update form_submissions s set is_released = true where s.form_id = $1 and not s.is_released and (select count(*) from form_submissions w where w.form_id = $1 and not w.is_released) >= $2::bigint returning s.form_id, s.started_at, s.id ) insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed",
        None,
    )
}
impl ReleaseAnonymousStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        fewest: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[form_id, fewest]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ReleaseAnonymousParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ReleaseAnonymousStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ReleaseAnonymousParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.form_id, &params.fewest))
    }
}
pub struct OneSubmissionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_submission() -> OneSubmissionStmt {
    OneSubmissionStmt(
        "select s.id, s.form_id, s.version, s.user_id, s.observer_id, s.attempt, s.status, s.answers, s.score, s.max_score, s.marks, s.comments, s.comment, s.marked_by, s.marked_at, s.revision, s.started_at, s.submitted_on, s.submitted_at, s.changed_at, s.assigned_to, s.assigned_at, v.title, v.description, v.content::text as content, v.settings, f.kind, f.handle, f.status as form_status, p.first_name || ' ' || p.last_name as person_name, o.first_name || ' ' || o.last_name as observer_name, m.first_name || ' ' || m.last_name as marker_name, a.first_name || ' ' || a.last_name as assigned_name, coalesce(p.managers, '{}') as managers, null::text as changed_by_name from form_submissions s join form_versions v on v.form_id = s.form_id and v.version = s.version join forms f on f.id = s.form_id left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id left join user_teams o on o.user_id = s.observer_id and o.team_id = s.team_id left join user_teams m on m.user_id = s.marked_by and m.team_id = s.team_id left join user_teams a on a.user_id = s.assigned_to and a.team_id = s.team_id and a.status not in ('inactive', 'terminated', 'archived') where s.id = $1 and s.team_id = $2",
        None,
    )
}
impl OneSubmissionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> SubmissionQuery<'c, 'a, 's, C, Submission, 2> {
        SubmissionQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SubmissionBorrowed, tokio_postgres::Error> {
                Ok(SubmissionBorrowed {
                    id: row.try_get(0)?,
                    form_id: row.try_get(1)?,
                    version: row.try_get(2)?,
                    user_id: row.try_get(3)?,
                    observer_id: row.try_get(4)?,
                    attempt: row.try_get(5)?,
                    status: row.try_get(6)?,
                    answers: row.try_get(7)?,
                    score: row.try_get(8)?,
                    max_score: row.try_get(9)?,
                    marks: row.try_get(10)?,
                    comments: row.try_get(11)?,
                    comment: row.try_get(12)?,
                    marked_by: row.try_get(13)?,
                    marked_at: row.try_get(14)?,
                    revision: row.try_get(15)?,
                    started_at: row.try_get(16)?,
                    submitted_on: row.try_get(17)?,
                    submitted_at: row.try_get(18)?,
                    changed_at: row.try_get(19)?,
                    assigned_to: row.try_get(20)?,
                    assigned_at: row.try_get(21)?,
                    title: row.try_get(22)?,
                    description: row.try_get(23)?,
                    content: row.try_get(24)?,
                    settings: row.try_get(25)?,
                    kind: row.try_get(26)?,
                    handle: row.try_get(27)?,
                    form_status: row.try_get(28)?,
                    person_name: row.try_get(29)?,
                    observer_name: row.try_get(30)?,
                    marker_name: row.try_get(31)?,
                    assigned_name: row.try_get(32)?,
                    managers: row.try_get(33)?,
                    changed_by_name: row.try_get(34)?,
                })
            },
            mapper: |it| Submission::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneSubmissionParams<T1>, SubmissionQuery<'c, 'a, 's, C, Submission, 2>, C>
    for OneSubmissionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OneSubmissionParams<T1>,
    ) -> SubmissionQuery<'c, 'a, 's, C, Submission, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct LockSubmissionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_submission() -> LockSubmissionStmt {
    LockSubmissionStmt(
        "select s.id, s.form_id, s.version, s.user_id, s.observer_id, s.attempt, s.status, s.answers, s.score, s.max_score, s.marks, s.comments, s.comment, s.marked_by, s.marked_at, s.revision, s.started_at, s.submitted_on, s.submitted_at, s.changed_at, s.assigned_to, s.assigned_at, v.title, v.description, v.content::text as content, v.settings, f.kind, f.handle, f.status as form_status, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.user_id and u.team_id = s.team_id) as person_name, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.observer_id and u.team_id = s.team_id) as observer_name, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.marked_by and u.team_id = s.team_id) as marker_name, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.assigned_to and u.team_id = s.team_id and u.status not in ('inactive', 'terminated', 'archived')) as assigned_name, coalesce((select u.managers from user_teams u where u.user_id = s.user_id and u.team_id = s.team_id), '{}') as managers, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.changed_by order by u.id limit 1) as changed_by_name from form_submissions s join form_versions v on v.form_id = s.form_id and v.version = s.version join forms f on f.id = s.form_id where s.id = $1 and s.team_id = $2 for no key update of s",
        None,
    )
}
impl LockSubmissionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> SubmissionQuery<'c, 'a, 's, C, Submission, 2> {
        SubmissionQuery {
            client,
            params: [id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SubmissionBorrowed, tokio_postgres::Error> {
                Ok(SubmissionBorrowed {
                    id: row.try_get(0)?,
                    form_id: row.try_get(1)?,
                    version: row.try_get(2)?,
                    user_id: row.try_get(3)?,
                    observer_id: row.try_get(4)?,
                    attempt: row.try_get(5)?,
                    status: row.try_get(6)?,
                    answers: row.try_get(7)?,
                    score: row.try_get(8)?,
                    max_score: row.try_get(9)?,
                    marks: row.try_get(10)?,
                    comments: row.try_get(11)?,
                    comment: row.try_get(12)?,
                    marked_by: row.try_get(13)?,
                    marked_at: row.try_get(14)?,
                    revision: row.try_get(15)?,
                    started_at: row.try_get(16)?,
                    submitted_on: row.try_get(17)?,
                    submitted_at: row.try_get(18)?,
                    changed_at: row.try_get(19)?,
                    assigned_to: row.try_get(20)?,
                    assigned_at: row.try_get(21)?,
                    title: row.try_get(22)?,
                    description: row.try_get(23)?,
                    content: row.try_get(24)?,
                    settings: row.try_get(25)?,
                    kind: row.try_get(26)?,
                    handle: row.try_get(27)?,
                    form_status: row.try_get(28)?,
                    person_name: row.try_get(29)?,
                    observer_name: row.try_get(30)?,
                    marker_name: row.try_get(31)?,
                    assigned_name: row.try_get(32)?,
                    managers: row.try_get(33)?,
                    changed_by_name: row.try_get(34)?,
                })
            },
            mapper: |it| Submission::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockSubmissionParams<T1>,
        SubmissionQuery<'c, 'a, 's, C, Submission, 2>,
        C,
    > for LockSubmissionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockSubmissionParams<T1>,
    ) -> SubmissionQuery<'c, 'a, 's, C, Submission, 2> {
        self.bind(client, &params.id, &params.team_id)
    }
}
pub struct SaveAnswersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn save_answers() -> SaveAnswersStmt {
    SaveAnswersStmt(
        "update form_submissions s set answers = $1, revision = s.revision + 1, changed_at = $2, changed_by = $3 from form_versions v where s.id = $4 and s.team_id = $5 and s.user_id is not null and coalesce(s.observer_id, s.user_id) = $3 and s.status = 'inprogress' and s.revision = $6 and v.form_id = s.form_id and v.version = s.version and not v.asks_marker returning s.revision",
        None,
    )
}
impl SaveAnswersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        answers: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
        team_id: &'a T2,
        revision: &'a i32,
    ) -> I32Query<'c, 'a, 's, C, i32, 6> {
        I32Query {
            client,
            params: [answers, now, by, id, team_id, revision],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, SaveAnswersParams<T1, T2>, I32Query<'c, 'a, 's, C, i32, 6>, C>
    for SaveAnswersStmt
{
    fn params(&'s self, client: &'c C, params: &'a SaveAnswersParams<T1, T2>) -> I32Query<'c, 'a, 's, C, i32, 6> {
        self.bind(
            client,
            &params.answers,
            &params.now,
            &params.by,
            &params.id,
            &params.team_id,
            &params.revision,
        )
    }
}
pub struct StoreAnswersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_answers() -> StoreAnswersStmt {
    StoreAnswersStmt(
        "update form_submissions set answers = $1, revision = revision + 1, changed_at = $2, changed_by = $3 where id = $4",
        None,
    )
}
impl StoreAnswersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        answers: &'a T1,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[answers, now, by, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreAnswersParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreAnswersStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreAnswersParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.answers, &params.now, &params.by, &params.id))
    }
}
pub struct StoreSubmittedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_submitted() -> StoreSubmittedStmt {
    StoreSubmittedStmt(
        "with changed as ( update form_submissions set answers = $1, status = $2, score = $3, max_score = $4, submitted_on = revision, revision = revision + 1, submitted_at = $5, changed_at = $5, changed_by = $6 where id = $7 returning form_id, started_at, id ) insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed",
        None,
    )
}
impl StoreSubmittedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        answers: &'a T1,
        status: &'a T2,
        score: &'a Option<f64>,
        max_score: &'a Option<f64>,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[answers, status, score, max_score, now, by, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreSubmittedParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreSubmittedStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreSubmittedParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.answers,
            &params.status,
            &params.score,
            &params.max_score,
            &params.now,
            &params.by,
            &params.id,
        ))
    }
}
pub struct ReopenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reopen() -> ReopenStmt {
    ReopenStmt(
        "with changed as ( update form_submissions set status = 'inprogress', attempt = attempt + 1, submitted_on = null, revision = revision + 1, changed_at = $1, changed_by = $2 where id = $3 returning form_id, started_at, id ) insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed",
        None,
    )
}
impl ReopenStmt {
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
        ReopenParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ReopenStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ReopenParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.by, &params.id))
    }
}
pub struct StoreMarksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_marks() -> StoreMarksStmt {
    StoreMarksStmt(
        "with changed as ( update form_submissions set status = $1, answers = $2, marks = $3, comments = $4, comment = $5, score = $6, max_score = $7, marked_by = $8, marked_at = $9, revision = revision + 1, changed_at = $9, changed_by = $8 where id = $10 returning form_id, started_at, id ) insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed",
        None,
    )
}
impl StoreMarksStmt {
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
        T2: crate::JsonSql,
        T3: crate::JsonSql,
        T4: crate::JsonSql,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        status: &'a T1,
        answers: &'a T2,
        marks: &'a T3,
        comments: &'a T4,
        comment: &'a T5,
        score: &'a Option<f64>,
        max_score: &'a Option<f64>,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[status, answers, marks, comments, comment, score, max_score, by, now, id],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::JsonSql,
    T3: crate::JsonSql,
    T4: crate::JsonSql,
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreMarksParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreMarksStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreMarksParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.status,
            &params.answers,
            &params.marks,
            &params.comments,
            &params.comment,
            &params.score,
            &params.max_score,
            &params.by,
            &params.now,
            &params.id,
        ))
    }
}
pub struct AssignStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn assign() -> AssignStmt {
    AssignStmt(
        "update form_submissions set assigned_to = $1, assigned_at = $2 where id = $3",
        None,
    )
}
impl AssignStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        assigned_to: &'a Option<uuid::Uuid>,
        assigned_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[assigned_to, assigned_at, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        AssignParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for AssignStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a AssignParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.assigned_to, &params.assigned_at, &params.id))
    }
}
pub struct StoreOpinionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_opinion() -> StoreOpinionStmt {
    StoreOpinionStmt(
        "insert into form_opinions (submission_id, attempt, marker_id, outcome, marks, comments, comment, answers, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (submission_id, attempt, marker_id) do update set outcome = excluded.outcome, marks = excluded.marks, comments = excluded.comments, comment = excluded.comment, answers = excluded.answers, at = excluded.at",
        None,
    )
}
impl StoreOpinionStmt {
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
        T2: crate::JsonSql,
        T3: crate::JsonSql,
        T4: crate::StringSql,
        T5: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        submission_id: &'a uuid::Uuid,
        attempt: &'a i32,
        marker_id: &'a uuid::Uuid,
        outcome: &'a T1,
        marks: &'a T2,
        comments: &'a T3,
        comment: &'a T4,
        answers: &'a T5,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    submission_id,
                    attempt,
                    marker_id,
                    outcome,
                    marks,
                    comments,
                    comment,
                    answers,
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
    T2: crate::JsonSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreOpinionParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreOpinionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreOpinionParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.submission_id,
            &params.attempt,
            &params.marker_id,
            &params.outcome,
            &params.marks,
            &params.comments,
            &params.comment,
            &params.answers,
            &params.now,
        ))
    }
}
pub struct OpinionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn opinions() -> OpinionsStmt {
    OpinionsStmt(
        "select o.marker_id, o.outcome, o.marks, o.comments, o.comment, o.answers, o.at, u.first_name || ' ' || u.last_name as marker_name from form_opinions o join form_submissions s on s.id = o.submission_id left join user_teams u on u.user_id = o.marker_id and u.team_id = s.team_id where o.submission_id = $1 and o.attempt = $2 order by o.at, o.marker_id",
        None,
    )
}
impl OpinionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        submission_id: &'a uuid::Uuid,
        attempt: &'a i32,
    ) -> OpinionsQuery<'c, 'a, 's, C, Opinions, 2> {
        OpinionsQuery {
            client,
            params: [submission_id, attempt],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OpinionsBorrowed, tokio_postgres::Error> {
                Ok(OpinionsBorrowed {
                    marker_id: row.try_get(0)?,
                    outcome: row.try_get(1)?,
                    marks: row.try_get(2)?,
                    comments: row.try_get(3)?,
                    comment: row.try_get(4)?,
                    answers: row.try_get(5)?,
                    at: row.try_get(6)?,
                    marker_name: row.try_get(7)?,
                })
            },
            mapper: |it| Opinions::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OpinionsParams, OpinionsQuery<'c, 'a, 's, C, Opinions, 2>, C>
    for OpinionsStmt
{
    fn params(&'s self, client: &'c C, params: &'a OpinionsParams) -> OpinionsQuery<'c, 'a, 's, C, Opinions, 2> {
        self.bind(client, &params.submission_id, &params.attempt)
    }
}
pub struct MarkersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn markers() -> MarkersStmt {
    MarkersStmt(
        "select u.user_id, u.first_name || ' ' || u.last_name as name from user_teams u where u.team_id = $1 and u.rank >= 2 and u.status not in ('inactive', 'terminated', 'archived') and u.user_id <> all($2::uuid[]) and u.search like all ($3::text[]) order by lower(u.first_name), lower(u.last_name), u.user_id limit 8",
        None,
    )
}
impl MarkersStmt {
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
        without: &'a T2,
        words: &'a T4,
    ) -> FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 3> {
        FoundPersonQuery {
            client,
            params: [team_id, without, words],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FoundPersonBorrowed, tokio_postgres::Error> {
                Ok(FoundPersonBorrowed {
                    user_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| FoundPerson::from(it),
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
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MarkersParams<T1, T2, T3, T4>,
        FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 3>,
        C,
    > for MarkersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MarkersParams<T1, T2, T3, T4>,
    ) -> FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 3> {
        self.bind(client, &params.team_id, &params.without, &params.words)
    }
}
pub struct PeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people() -> PeopleStmt {
    PeopleStmt(
        "select u.user_id, u.first_name || ' ' || u.last_name as name from user_teams u where u.team_id = $1 and u.status not in ('inactive', 'terminated', 'archived') and u.user_id <> $2 and ($3 or u.facets @> array[$4::text]) and u.search like all ($5::text[]) order by lower(u.first_name), lower(u.last_name), u.user_id limit 8",
        None,
    )
}
impl PeopleStmt {
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
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        me: &'a uuid::Uuid,
        all: &'a bool,
        managed: &'a T2,
        words: &'a T4,
    ) -> FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 5> {
        FoundPersonQuery {
            client,
            params: [team_id, me, all, managed, words],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FoundPersonBorrowed, tokio_postgres::Error> {
                Ok(FoundPersonBorrowed {
                    user_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| FoundPerson::from(it),
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
    T4: crate::ArraySql<Item = T3>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        PeopleParams<T1, T2, T3, T4>,
        FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 5>,
        C,
    > for PeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a PeopleParams<T1, T2, T3, T4>,
    ) -> FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 5> {
        self.bind(
            client,
            &params.team_id,
            &params.me,
            &params.all,
            &params.managed,
            &params.words,
        )
    }
}
pub struct NamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn names() -> NamesStmt {
    NamesStmt(
        "select u.user_id, u.first_name || ' ' || u.last_name as name from user_teams u where u.team_id = $1 and u.user_id = any($2) order by lower(u.first_name), lower(u.last_name), u.user_id",
        None,
    )
}
impl NamesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        users: &'a T2,
    ) -> FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 2> {
        FoundPersonQuery {
            client,
            params: [team_id, users],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FoundPersonBorrowed, tokio_postgres::Error> {
                Ok(FoundPersonBorrowed {
                    user_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| FoundPerson::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, NamesParams<T1, T2>, FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 2>, C>
    for NamesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NamesParams<T1, T2>,
    ) -> FoundPersonQuery<'c, 'a, 's, C, FoundPerson, 2> {
        self.bind(client, &params.team_id, &params.users)
    }
}
pub struct MarkersOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn markers_of() -> MarkersOfStmt {
    MarkersOfStmt(
        "with chosen as ( select u.user_id, u.rank from user_teams u where u.team_id = $1 and u.status not in ('inactive', 'terminated', 'archived') and u.user_id <> all($2::uuid[]) and u.user_id = any($3::uuid[]) ) select user_id, rank from chosen union all select u.user_id, u.rank from user_teams u where u.team_id = $1 and u.rank >= 3 and u.status not in ('inactive', 'terminated', 'archived') and u.user_id <> all($2::uuid[]) and not exists (select from chosen) order by 1 limit 200",
        None,
    )
}
impl MarkersOfStmt {
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
        T3: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        without: &'a T2,
        named: &'a T3,
    ) -> MarkersOfQuery<'c, 'a, 's, C, MarkersOf, 3> {
        MarkersOfQuery {
            client,
            params: [team_id, without, named],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MarkersOf, tokio_postgres::Error> {
                Ok(MarkersOf {
                    user_id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| MarkersOf::from(it),
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
    T3: crate::ArraySql<Item = uuid::Uuid>,
> crate::client::async_::Params<'c, 'a, 's, MarkersOfParams<T1, T2, T3>, MarkersOfQuery<'c, 'a, 's, C, MarkersOf, 3>, C>
    for MarkersOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MarkersOfParams<T1, T2, T3>,
    ) -> MarkersOfQuery<'c, 'a, 's, C, MarkersOf, 3> {
        self.bind(client, &params.team_id, &params.without, &params.named)
    }
}
pub struct InsertMoveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_move() -> InsertMoveStmt {
    InsertMoveStmt(
        "insert into form_moves (id, submission_id, attempt, from_status, to_status, comment, answers, by_id, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        None,
    )
}
impl InsertMoveStmt {
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
        submission_id: &'a uuid::Uuid,
        attempt: &'a i32,
        from_status: &'a T1,
        to_status: &'a T2,
        comment: &'a T3,
        answers: &'a Option<T4>,
        by_id: &'a Option<uuid::Uuid>,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    submission_id,
                    attempt,
                    from_status,
                    to_status,
                    comment,
                    answers,
                    by_id,
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
    T4: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertMoveParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertMoveStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertMoveParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.submission_id,
            &params.attempt,
            &params.from_status,
            &params.to_status,
            &params.comment,
            &params.answers,
            &params.by_id,
            &params.now,
        ))
    }
}
pub struct InsertSubmittedMovesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_submitted_moves() -> InsertSubmittedMovesStmt {
    InsertSubmittedMovesStmt(
        "insert into form_moves (id, submission_id, attempt, from_status, to_status, comment, by_id, at) values ($1, $2, $3, $4, 'pending', '', $5, $6), ($7, $2, $3, 'pending', $8, '', null, $6)",
        None,
    )
}
impl InsertSubmittedMovesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        submitted: &'a uuid::Uuid,
        submission_id: &'a uuid::Uuid,
        attempt: &'a i32,
        from_status: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        follows: &'a uuid::Uuid,
        to_status: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    submitted,
                    submission_id,
                    attempt,
                    from_status,
                    by,
                    now,
                    follows,
                    to_status,
                ],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertSubmittedMovesParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertSubmittedMovesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertSubmittedMovesParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.submitted,
            &params.submission_id,
            &params.attempt,
            &params.from_status,
            &params.by,
            &params.now,
            &params.follows,
            &params.to_status,
        ))
    }
}
pub struct MovesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn moves() -> MovesStmt {
    MovesStmt(
        "select m.attempt, m.from_status, m.to_status, m.comment, m.at, u.first_name || ' ' || u.last_name as by_name from form_moves m left join user_teams u on u.user_id = m.by_id and u.team_id = $1 where m.submission_id = $2 order by m.at, m.id",
        None,
    )
}
impl MovesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        submission_id: &'a uuid::Uuid,
    ) -> MovesQuery<'c, 'a, 's, C, Moves, 2> {
        MovesQuery {
            client,
            params: [team_id, submission_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MovesBorrowed, tokio_postgres::Error> {
                Ok(MovesBorrowed {
                    attempt: row.try_get(0)?,
                    from_status: row.try_get(1)?,
                    to_status: row.try_get(2)?,
                    comment: row.try_get(3)?,
                    at: row.try_get(4)?,
                    by_name: row.try_get(5)?,
                })
            },
            mapper: |it| Moves::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, MovesParams<T1>, MovesQuery<'c, 'a, 's, C, Moves, 2>, C> for MovesStmt
{
    fn params(&'s self, client: &'c C, params: &'a MovesParams<T1>) -> MovesQuery<'c, 'a, 's, C, Moves, 2> {
        self.bind(client, &params.team_id, &params.submission_id)
    }
}
pub struct InsertFormFileStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_form_file() -> InsertFormFileStmt {
    InsertFormFileStmt(
        "insert into form_files (file_id, submission_id, field) values ($1, $2, $3)",
        None,
    )
}
impl InsertFormFileStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        file_id: &'a uuid::Uuid,
        submission_id: &'a uuid::Uuid,
        field: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[file_id, submission_id, field])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertFormFileParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertFormFileStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertFormFileParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.file_id, &params.submission_id, &params.field))
    }
}
pub struct FormFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn form_files() -> FormFilesStmt {
    FormFilesStmt(
        "select ff.file_id, ff.field, f.created_by from form_files ff join files f on f.id = ff.file_id where ff.submission_id = $1",
        None,
    )
}
impl FormFilesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        submission_id: &'a uuid::Uuid,
    ) -> FormFilesQuery<'c, 'a, 's, C, FormFiles, 1> {
        FormFilesQuery {
            client,
            params: [submission_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FormFilesBorrowed, tokio_postgres::Error> {
                Ok(FormFilesBorrowed {
                    file_id: row.try_get(0)?,
                    field: row.try_get(1)?,
                    created_by: row.try_get(2)?,
                })
            },
            mapper: |it| FormFiles::from(it),
        }
    }
}
pub struct IsMemberStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_member() -> IsMemberStmt {
    IsMemberStmt(
        "select exists (select from user_teams where user_id = $1 and team_id = $2 and status <> 'archived') as there",
        None,
    )
}
impl IsMemberStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [user_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, IsMemberParams<T1>, BoolQuery<'c, 'a, 's, C, bool, 2>, C>
    for IsMemberStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsMemberParams<T1>) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.user_id, &params.team_id)
    }
}
pub struct ManagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn manages() -> ManagesStmt {
    ManagesStmt(
        "select exists (select from user_teams where user_id = $1 and team_id = $2 and managers @> array[$3::uuid]) as manages",
        None,
    )
}
impl ManagesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        me: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 3> {
        BoolQuery {
            client,
            params: [user_id, team_id, me],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, ManagesParams<T1>, BoolQuery<'c, 'a, 's, C, bool, 3>, C> for ManagesStmt
{
    fn params(&'s self, client: &'c C, params: &'a ManagesParams<T1>) -> BoolQuery<'c, 'a, 's, C, bool, 3> {
        self.bind(client, &params.user_id, &params.team_id, &params.me)
    }
}
pub struct MySubmissionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_submissions() -> MySubmissionsStmt {
    MySubmissionsStmt(
        "select s.id, s.form_id, v.title, f.kind, f.handle, s.attempt, s.status, s.score, s.max_score, s.submitted_at, s.marked_at, s.started_at, (s.observer_id is not null and s.observer_id = $1) as observed, p.first_name || ' ' || p.last_name as person_name, count(*) over () as total from form_submissions s join forms f on f.id = s.form_id join form_versions v on v.form_id = s.form_id and v.version = s.version left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id where s.team_id = $2 and ($3::uuid is null or s.form_id = $3) and ((s.user_id = $1 and (s.observer_id is null or s.status <> 'inprogress')) or s.observer_id = $1) and ($4 = '' or s.status = $4) and f.search like all ($5::text[]) order by s.started_at desc, s.id limit $6 offset $7",
        None,
    )
}
impl MySubmissionsStmt {
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
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        me: &'a uuid::Uuid,
        team_id: &'a T1,
        form_id: &'a Option<uuid::Uuid>,
        status: &'a T2,
        words: &'a T4,
        most: &'a i64,
        skip: &'a i64,
    ) -> MySubmissionsQuery<'c, 'a, 's, C, MySubmissions, 7> {
        MySubmissionsQuery {
            client,
            params: [me, team_id, form_id, status, words, most, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MySubmissionsBorrowed, tokio_postgres::Error> {
                Ok(MySubmissionsBorrowed {
                    id: row.try_get(0)?,
                    form_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    handle: row.try_get(4)?,
                    attempt: row.try_get(5)?,
                    status: row.try_get(6)?,
                    score: row.try_get(7)?,
                    max_score: row.try_get(8)?,
                    submitted_at: row.try_get(9)?,
                    marked_at: row.try_get(10)?,
                    started_at: row.try_get(11)?,
                    observed: row.try_get(12)?,
                    person_name: row.try_get(13)?,
                    total: row.try_get(14)?,
                })
            },
            mapper: |it| MySubmissions::from(it),
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
    T4: crate::ArraySql<Item = T3>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MySubmissionsParams<T1, T2, T3, T4>,
        MySubmissionsQuery<'c, 'a, 's, C, MySubmissions, 7>,
        C,
    > for MySubmissionsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MySubmissionsParams<T1, T2, T3, T4>,
    ) -> MySubmissionsQuery<'c, 'a, 's, C, MySubmissions, 7> {
        self.bind(
            client,
            &params.me,
            &params.team_id,
            &params.form_id,
            &params.status,
            &params.words,
            &params.most,
            &params.skip,
        )
    }
}
pub struct NamedVersionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn named_versions() -> NamedVersionsStmt {
    NamedVersionsStmt(
        "select v.version from form_versions v where v.form_id = $1 and v.settings ->> 'approver' = 'named' and v.settings -> 'approvers' ? $2::uuid::text",
        None,
    )
}
impl NamedVersionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        me: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 2> {
        I32Query {
            client,
            params: [form_id, me],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, NamedVersionsParams, I32Query<'c, 'a, 's, C, i32, 2>, C>
    for NamedVersionsStmt
{
    fn params(&'s self, client: &'c C, params: &'a NamedVersionsParams) -> I32Query<'c, 'a, 's, C, i32, 2> {
        self.bind(client, &params.form_id, &params.me)
    }
}
pub struct SubmissionsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn submissions_of() -> SubmissionsOfStmt {
    SubmissionsOfStmt(
        "with theirs as materialized ( select array( select w.id from user_teams u join form_submissions w on w.user_id = u.user_id and w.team_id = u.team_id where u.team_id = $1 and u.facets @> array[$2::text] and w.form_id = $3 union select w.id from form_submissions w where w.assigned_to = $4 and w.form_id = $3) as ids ) select s.id, s.revision, s.user_id, s.version, s.attempt, s.status, s.score, s.max_score, s.submitted_at, s.marked_at, p.first_name || ' ' || p.last_name as person_name, m.first_name || ' ' || m.last_name as marker_name, a.first_name || ' ' || a.last_name as assigned_name, coalesce(s.assigned_to = $4, false) as is_assigned_to_me, (select count(*) from form_opinions o where o.submission_id = s.id and o.attempt = s.attempt) as opinions, (select count(*) from form_submissions s join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id where s.form_id = $3 and s.team_id = $1 and s.status <> 'inprogress' and ($5 or ($6::boolean and s.version = any($7::integer[]) and s.user_id <> $4) or s.id = any((select ids from theirs)::uuid[])) and (not $8::boolean or s.assigned_to = $4) and ($9 = '' or s.status = $9) and p.search like all ($10::text[])) as total from form_submissions s join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id left join user_teams m on m.user_id = s.marked_by and m.team_id = s.team_id left join user_teams a on a.user_id = s.assigned_to and a.team_id = s.team_id and a.status not in ('inactive', 'terminated', 'archived') where s.form_id = $3 and s.team_id = $1 and s.status <> 'inprogress' and ($5 or ($6 and s.version = any($7) and s.user_id <> $4) or s.id = any((select ids from theirs)::uuid[])) and (not $8::boolean or s.assigned_to = $4) and ($9 = '' or s.status = $9) and p.search like all ($10::text[]) order by (s.status in ('markingRequired', 'approvalRequired')) desc, s.submitted_at, s.id limit $11 offset $12",
        None,
    )
}
impl SubmissionsOfStmt {
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
        T3: crate::ArraySql<Item = i32>,
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
    >(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        managed: &'a T2,
        form_id: &'a uuid::Uuid,
        me: &'a uuid::Uuid,
        all: &'a bool,
        is_named: &'a bool,
        named: &'a T3,
        mine: &'a bool,
        status: &'a T4,
        words: &'a T6,
        most: &'a i64,
        skip: &'a i64,
    ) -> SubmissionsOfQuery<'c, 'a, 's, C, SubmissionsOf, 12> {
        SubmissionsOfQuery {
            client,
            params: [
                team_id, managed, form_id, me, all, is_named, named, mine, status, words, most, skip,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SubmissionsOfBorrowed, tokio_postgres::Error> {
                Ok(SubmissionsOfBorrowed {
                    id: row.try_get(0)?,
                    revision: row.try_get(1)?,
                    user_id: row.try_get(2)?,
                    version: row.try_get(3)?,
                    attempt: row.try_get(4)?,
                    status: row.try_get(5)?,
                    score: row.try_get(6)?,
                    max_score: row.try_get(7)?,
                    submitted_at: row.try_get(8)?,
                    marked_at: row.try_get(9)?,
                    person_name: row.try_get(10)?,
                    marker_name: row.try_get(11)?,
                    assigned_name: row.try_get(12)?,
                    is_assigned_to_me: row.try_get(13)?,
                    opinions: row.try_get(14)?,
                    total: row.try_get(15)?,
                })
            },
            mapper: |it| SubmissionsOf::from(it),
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
    T3: crate::ArraySql<Item = i32>,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        SubmissionsOfParams<T1, T2, T3, T4, T5, T6>,
        SubmissionsOfQuery<'c, 'a, 's, C, SubmissionsOf, 12>,
        C,
    > for SubmissionsOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a SubmissionsOfParams<T1, T2, T3, T4, T5, T6>,
    ) -> SubmissionsOfQuery<'c, 'a, 's, C, SubmissionsOf, 12> {
        self.bind(
            client,
            &params.team_id,
            &params.managed,
            &params.form_id,
            &params.me,
            &params.all,
            &params.is_named,
            &params.named,
            &params.mine,
            &params.status,
            &params.words,
            &params.most,
            &params.skip,
        )
    }
}
pub struct TeamOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn team_of() -> TeamOfStmt {
    TeamOfStmt("select team_id from forms where id = $1", None)
}
impl TeamOfStmt {
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
pub struct EnsureFiguresStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn ensure_figures() -> EnsureFiguresStmt {
    EnsureFiguresStmt(
        "insert into form_figures (form_id, basis) values ($1, '') on conflict (form_id) do update set form_id = excluded.form_id returning basis",
        None,
    )
}
impl EnsureFiguresStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct SetBasisStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_basis() -> SetBasisStmt {
    SetBasisStmt("update form_figures set basis = $1 where form_id = $2", None)
}
impl SetBasisStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        basis: &'a T1,
        form_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[basis, form_id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetBasisParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetBasisStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetBasisParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.basis, &params.form_id))
    }
}
pub struct DropSpansStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_spans() -> DropSpansStmt {
    DropSpansStmt("delete from form_spans where form_id = $1", None)
}
impl DropSpansStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[form_id]).await
    }
}
pub struct IsCountedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_counted() -> IsCountedStmt {
    IsCountedStmt(
        "select exists (select from form_figures where form_id = $1 and basis = $2) and not exists (select from form_changes where form_id = $1) and not exists (select from form_spans where form_id = $1 and tally is null) as counted",
        None,
    )
}
impl IsCountedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        basis: &'a T1,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [form_id, basis],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, IsCountedParams<T1>, BoolQuery<'c, 'a, 's, C, bool, 2>, C>
    for IsCountedStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsCountedParams<T1>) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.form_id, &params.basis)
    }
}
pub struct ClaimChangesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_changes() -> ClaimChangesStmt {
    ClaimChangesStmt(
        "delete from form_changes where form_id = $1 returning started_at, submission_id",
        None,
    )
}
impl ClaimChangesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> ClaimChangesQuery<'c, 'a, 's, C, ClaimChanges, 1> {
        ClaimChangesQuery {
            client,
            params: [form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ClaimChanges, tokio_postgres::Error> {
                Ok(ClaimChanges {
                    started_at: row.try_get(0)?,
                    submission_id: row.try_get(1)?,
                })
            },
            mapper: |it| ClaimChanges::from(it),
        }
    }
}
pub struct SpansStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn spans() -> SpansStmt {
    SpansStmt(
        "select from_at, from_id, tally is not null as is_counted from form_spans where form_id = $1 order by from_at, from_id",
        None,
    )
}
impl SpansStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> SpansQuery<'c, 'a, 's, C, Spans, 1> {
        SpansQuery {
            client,
            params: [form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Spans, tokio_postgres::Error> {
                Ok(Spans {
                    from_at: row.try_get(0)?,
                    from_id: row.try_get(1)?,
                    is_counted: row.try_get(2)?,
                })
            },
            mapper: |it| Spans::from(it),
        }
    }
}
pub struct StoreSpanStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_span() -> StoreSpanStmt {
    StoreSpanStmt(
        "insert into form_spans (form_id, from_at, from_id, first_at, last_at, tally) values ($1, $2, $3, $4, $5, $6) on conflict (form_id, from_at, from_id) do update set first_at = excluded.first_at, last_at = excluded.last_at, tally = excluded.tally",
        None,
    )
}
impl StoreSpanStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        from_at: &'a chrono::DateTime<chrono::Utc>,
        from_id: &'a uuid::Uuid,
        first_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        last_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        tally: &'a Option<T1>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[form_id, from_at, from_id, first_at, last_at, tally],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::BytesSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreSpanParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreSpanStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreSpanParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.form_id,
            &params.from_at,
            &params.from_id,
            &params.first_at,
            &params.last_at,
            &params.tally,
        ))
    }
}
pub struct ClearSpansStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn clear_spans() -> ClearSpansStmt {
    ClearSpansStmt(
        "update form_spans s set first_at = null, last_at = null, tally = null from unnest($1::timestamptz[], $2::uuid[]) as x (from_at, from_id) where s.form_id = $3 and s.from_at = x.from_at and s.from_id = x.from_id",
        None,
    )
}
impl ClearSpansStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        moments: &'a T1,
        ids: &'a T2,
        form_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[moments, ids, form_id])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        ClearSpansParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for ClearSpansStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a ClearSpansParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.moments, &params.ids, &params.form_id))
    }
}
pub struct TalliesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tallies() -> TalliesStmt {
    TalliesStmt(
        "select from_at, from_id, first_at, last_at, tally from form_spans where form_id = $1 order by from_at, from_id",
        None,
    )
}
impl TalliesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> TalliesQuery<'c, 'a, 's, C, Tallies, 1> {
        TalliesQuery {
            client,
            params: [form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TalliesBorrowed, tokio_postgres::Error> {
                Ok(TalliesBorrowed {
                    from_at: row.try_get(0)?,
                    from_id: row.try_get(1)?,
                    first_at: row.try_get(2)?,
                    last_at: row.try_get(3)?,
                    tally: row.try_get(4)?,
                })
            },
            mapper: |it| Tallies::from(it),
        }
    }
}
pub struct CountedRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn counted_rows() -> CountedRowsStmt {
    CountedRowsStmt(
        "select s.started_at, s.id, s.version, s.status, s.answers, s.marks, s.score, s.max_score, s.submitted_at, (extract(epoch from s.submitted_at - s.started_at) * 1000000)::bigint as took from form_submissions s where s.form_id = $1 and s.status <> 'inprogress' and s.is_released and (s.started_at, s.id) >= ($2, $3) and ($4::timestamptz is null or (s.started_at, s.id) < ($4, $5)) and ($6 = 0 or s.version = $6) and ($7::timestamptz is null or s.submitted_at >= $7) and ($8::timestamptz is null or s.submitted_at < $8) and ($9 or s.user_id in (select u.user_id from user_teams u where u.team_id = $10 and u.facets @> $11) or ((s.assigned_to = $12 or (s.version = any($13::integer[]) and s.user_id <> $12)) and ($14 or s.user_id in (select u.user_id from user_teams u where u.team_id = $10 and u.facets @> $15)))) order by s.started_at, s.id limit $16",
        None,
    )
}
impl CountedRowsStmt {
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
        T4: crate::ArraySql<Item = i32>,
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
    >(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        after_at: &'a chrono::DateTime<chrono::Utc>,
        after_id: &'a uuid::Uuid,
        until_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        until_id: &'a Option<uuid::Uuid>,
        version: &'a i32,
        since: &'a Option<chrono::DateTime<chrono::Utc>>,
        before: &'a Option<chrono::DateTime<chrono::Utc>>,
        everybody: &'a bool,
        team_id: &'a T1,
        facets: &'a T3,
        me: &'a uuid::Uuid,
        named: &'a T4,
        uncut: &'a bool,
        cut: &'a T6,
        most: &'a i64,
    ) -> CountedRowsQuery<'c, 'a, 's, C, CountedRows, 16> {
        CountedRowsQuery {
            client,
            params: [
                form_id, after_at, after_id, until_at, until_id, version, since, before, everybody, team_id, facets,
                me, named, uncut, cut, most,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CountedRowsBorrowed, tokio_postgres::Error> {
                Ok(CountedRowsBorrowed {
                    started_at: row.try_get(0)?,
                    id: row.try_get(1)?,
                    version: row.try_get(2)?,
                    status: row.try_get(3)?,
                    answers: row.try_get(4)?,
                    marks: row.try_get(5)?,
                    score: row.try_get(6)?,
                    max_score: row.try_get(7)?,
                    submitted_at: row.try_get(8)?,
                    took: row.try_get(9)?,
                })
            },
            mapper: |it| CountedRows::from(it),
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
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = i32>,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CountedRowsParams<T1, T2, T3, T4, T5, T6>,
        CountedRowsQuery<'c, 'a, 's, C, CountedRows, 16>,
        C,
    > for CountedRowsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CountedRowsParams<T1, T2, T3, T4, T5, T6>,
    ) -> CountedRowsQuery<'c, 'a, 's, C, CountedRows, 16> {
        self.bind(
            client,
            &params.form_id,
            &params.after_at,
            &params.after_id,
            &params.until_at,
            &params.until_id,
            &params.version,
            &params.since,
            &params.before,
            &params.everybody,
            &params.team_id,
            &params.facets,
            &params.me,
            &params.named,
            &params.uncut,
            &params.cut,
            &params.most,
        )
    }
}
pub struct UnreleasedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unreleased() -> UnreleasedStmt {
    UnreleasedStmt(
        "select count(*) as waiting from form_submissions where form_id = $1 and not is_released",
        None,
    )
}
impl UnreleasedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct StoppedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn stopped() -> StoppedStmt {
    StoppedStmt(
        "select fields.id as field, count(*) as people from form_submissions s left join lateral ( select f.id from unnest($1::text[]) with ordinality as f (id, place) where s.answers ? f.id and s.answers -> f.id not in ('null', '\"\"', '[]', '{}') order by f.place desc limit 1 ) fields on true where s.form_id = $2 and s.team_id = $3 and ($4 = 0 or s.version = $4) and s.status = 'inprogress' and s.user_id is not null and ($5::timestamptz is null or s.changed_at >= $5) and ($6::timestamptz is null or s.changed_at < $6) and ($7 or s.user_id in (select u.user_id from user_teams u where u.team_id = $3 and u.facets @> $8) or ((s.assigned_to = $9 or (s.version = any($10::integer[]) and s.user_id <> $9)) and ($11 or s.user_id in (select u.user_id from user_teams u where u.team_id = $3 and u.facets @> $12)))) group by fields.id",
        None,
    )
}
impl StoppedStmt {
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
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::ArraySql<Item = i32>,
        T7: crate::StringSql,
        T8: crate::ArraySql<Item = T7>,
    >(
        &'s self,
        client: &'c C,
        fields: &'a T2,
        form_id: &'a uuid::Uuid,
        team_id: &'a T3,
        version: &'a i32,
        since: &'a Option<chrono::DateTime<chrono::Utc>>,
        before: &'a Option<chrono::DateTime<chrono::Utc>>,
        everybody: &'a bool,
        facets: &'a T5,
        me: &'a uuid::Uuid,
        named: &'a T6,
        uncut: &'a bool,
        cut: &'a T8,
    ) -> StoppedQuery<'c, 'a, 's, C, Stopped, 12> {
        StoppedQuery {
            client,
            params: [
                fields, form_id, team_id, version, since, before, everybody, facets, me, named, uncut, cut,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StoppedBorrowed, tokio_postgres::Error> {
                Ok(StoppedBorrowed {
                    field: row.try_get(0)?,
                    people: row.try_get(1)?,
                })
            },
            mapper: |it| Stopped::from(it),
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
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::ArraySql<Item = i32>,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        StoppedParams<T1, T2, T3, T4, T5, T6, T7, T8>,
        StoppedQuery<'c, 'a, 's, C, Stopped, 12>,
        C,
    > for StoppedStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a StoppedParams<T1, T2, T3, T4, T5, T6, T7, T8>,
    ) -> StoppedQuery<'c, 'a, 's, C, Stopped, 12> {
        self.bind(
            client,
            &params.fields,
            &params.form_id,
            &params.team_id,
            &params.version,
            &params.since,
            &params.before,
            &params.everybody,
            &params.facets,
            &params.me,
            &params.named,
            &params.uncut,
            &params.cut,
        )
    }
}
pub struct LatestTextsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn latest_texts() -> LatestTextsStmt {
    LatestTextsStmt(
        "with latest as ( select s.id, s.answers, s.started_at from form_submissions s where s.form_id = $1 and s.team_id = $2 and ($3 = 0 or s.version = $3) and s.status <> 'inprogress' and s.is_released and ($4::timestamptz is null or s.submitted_at >= $4) and ($5::timestamptz is null or s.submitted_at < $5) and ($6 or s.user_id in (select u.user_id from user_teams u where u.team_id = $2 and u.facets @> $7) or ((s.assigned_to = $8 or (s.version = any($9::integer[]) and s.user_id <> $8)) and ($10 or s.user_id in (select u.user_id from user_teams u where u.team_id = $2 and u.facets @> $11)))) order by s.started_at desc, s.id desc limit $12 ) select k.field, l.answers ->> k.field as answer from latest l cross join unnest($13::text[]) as k (field) where jsonb_typeof(l.answers -> k.field) = 'string' and l.answers ->> k.field <> ''",
        None,
    )
}
impl LatestTextsStmt {
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
        T4: crate::ArraySql<Item = i32>,
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
        T7: crate::StringSql,
        T8: crate::ArraySql<Item = T7>,
    >(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        team_id: &'a T1,
        version: &'a i32,
        since: &'a Option<chrono::DateTime<chrono::Utc>>,
        before: &'a Option<chrono::DateTime<chrono::Utc>>,
        everybody: &'a bool,
        facets: &'a T3,
        me: &'a uuid::Uuid,
        named: &'a T4,
        uncut: &'a bool,
        cut: &'a T6,
        most: &'a i64,
        fields: &'a T8,
    ) -> LatestTextsQuery<'c, 'a, 's, C, LatestTexts, 13> {
        LatestTextsQuery {
            client,
            params: [
                form_id, team_id, version, since, before, everybody, facets, me, named, uncut, cut, most, fields,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LatestTextsBorrowed, tokio_postgres::Error> {
                Ok(LatestTextsBorrowed {
                    field: row.try_get(0)?,
                    answer: row.try_get(1)?,
                })
            },
            mapper: |it| LatestTexts::from(it),
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
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = i32>,
    T5: crate::StringSql,
    T6: crate::ArraySql<Item = T5>,
    T7: crate::StringSql,
    T8: crate::ArraySql<Item = T7>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LatestTextsParams<T1, T2, T3, T4, T5, T6, T7, T8>,
        LatestTextsQuery<'c, 'a, 's, C, LatestTexts, 13>,
        C,
    > for LatestTextsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LatestTextsParams<T1, T2, T3, T4, T5, T6, T7, T8>,
    ) -> LatestTextsQuery<'c, 'a, 's, C, LatestTexts, 13> {
        self.bind(
            client,
            &params.form_id,
            &params.team_id,
            &params.version,
            &params.since,
            &params.before,
            &params.everybody,
            &params.facets,
            &params.me,
            &params.named,
            &params.uncut,
            &params.cut,
            &params.most,
            &params.fields,
        )
    }
}
pub struct FacetsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn facets_of() -> FacetsOfStmt {
    FacetsOfStmt(
        "select split_part(x.facet, '=', 1) as category, substr(x.facet, strpos(x.facet, '=') + 1) as value, count(*) as people from user_teams p join (select s.user_id, s.team_id, bool_or(s.assigned_to = $1 or (s.version = any($2::integer[]) and s.user_id <> $1)) as is_to_mark from form_submissions s where s.form_id = $3 and s.team_id = $4 and s.status <> 'inprogress' group by 1, 2) submitted on submitted.user_id = p.user_id and submitted.team_id = p.team_id and ($5 or submitted.is_to_mark or p.facets @> array[$6::text]) cross join lateral unnest(p.facets) as x (facet) where split_part(x.facet, '=', 1) = any($7::text[]) group by 1, 2 order by 1, 3 desc, 2 limit 500",
        None,
    )
}
impl FacetsOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = i32>,
        T2: crate::StringSql,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
    >(
        &'s self,
        client: &'c C,
        me: &'a uuid::Uuid,
        named: &'a T1,
        form_id: &'a uuid::Uuid,
        team_id: &'a T2,
        all: &'a bool,
        managed: &'a T3,
        categories: &'a T5,
    ) -> FacetsOfQuery<'c, 'a, 's, C, FacetsOf, 7> {
        FacetsOfQuery {
            client,
            params: [me, named, form_id, team_id, all, managed, categories],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FacetsOfBorrowed, tokio_postgres::Error> {
                Ok(FacetsOfBorrowed {
                    category: row.try_get(0)?,
                    value: row.try_get(1)?,
                    people: row.try_get(2)?,
                })
            },
            mapper: |it| FacetsOf::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::ArraySql<Item = i32>,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        FacetsOfParams<T1, T2, T3, T4, T5>,
        FacetsOfQuery<'c, 'a, 's, C, FacetsOf, 7>,
        C,
    > for FacetsOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FacetsOfParams<T1, T2, T3, T4, T5>,
    ) -> FacetsOfQuery<'c, 'a, 's, C, FacetsOf, 7> {
        self.bind(
            client,
            &params.me,
            &params.named,
            &params.form_id,
            &params.team_id,
            &params.all,
            &params.managed,
            &params.categories,
        )
    }
}
pub struct VersionNumbersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version_numbers() -> VersionNumbersStmt {
    VersionNumbersStmt(
        "select v.version from form_versions v join forms f on f.id = v.form_id where v.form_id = $1 and f.team_id = $2 order by v.version desc",
        None,
    )
}
impl VersionNumbersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> I32Query<'c, 'a, 's, C, i32, 2> {
        I32Query {
            client,
            params: [form_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, VersionNumbersParams<T1>, I32Query<'c, 'a, 's, C, i32, 2>, C>
    for VersionNumbersStmt
{
    fn params(&'s self, client: &'c C, params: &'a VersionNumbersParams<T1>) -> I32Query<'c, 'a, 's, C, i32, 2> {
        self.bind(client, &params.form_id, &params.team_id)
    }
}
pub struct WasAnonymousStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn was_anonymous() -> WasAnonymousStmt {
    WasAnonymousStmt(
        "select coalesce(bool_or((v.settings->>'anonymous')::boolean), false) as anonymous from form_versions v where v.form_id = $1",
        None,
    )
}
impl WasAnonymousStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ExportIdsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn export_ids() -> ExportIdsStmt {
    ExportIdsStmt(
        "select s.id from form_submissions s where s.form_id = $1 and s.team_id = $2 and s.status <> 'inprogress' and s.is_released and ($3 or s.assigned_to = $4 or (s.version = any($5::integer[]) and s.user_id <> $4) or s.user_id in (select u.user_id from user_teams u where u.team_id = $2 and u.facets @> array[$6::text])) order by s.submitted_at, s.id",
        None,
    )
}
impl ExportIdsStmt {
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
        T2: crate::ArraySql<Item = i32>,
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        team_id: &'a T1,
        all: &'a bool,
        me: &'a uuid::Uuid,
        named: &'a T2,
        managed: &'a T3,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 6> {
        UuidUuidQuery {
            client,
            params: [form_id, team_id, all, me, named, managed],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = i32>, T3: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        ExportIdsParams<T1, T2, T3>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 6>,
        C,
    > for ExportIdsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ExportIdsParams<T1, T2, T3>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 6> {
        self.bind(
            client,
            &params.form_id,
            &params.team_id,
            &params.all,
            &params.me,
            &params.named,
            &params.managed,
        )
    }
}
pub struct ExportRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn export_rows() -> ExportRowsStmt {
    ExportRowsStmt(
        "select s.id, s.version, s.attempt, s.status, s.score, s.max_score, s.submitted_at, s.answers, p.first_name, p.last_name, p.email from form_submissions s left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id where s.id = any($1)",
        None,
    )
}
impl ExportRowsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> ExportRowsQuery<'c, 'a, 's, C, ExportRows, 1> {
        ExportRowsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ExportRowsBorrowed, tokio_postgres::Error> {
                Ok(ExportRowsBorrowed {
                    id: row.try_get(0)?,
                    version: row.try_get(1)?,
                    attempt: row.try_get(2)?,
                    status: row.try_get(3)?,
                    score: row.try_get(4)?,
                    max_score: row.try_get(5)?,
                    submitted_at: row.try_get(6)?,
                    answers: row.try_get(7)?,
                    first_name: row.try_get(8)?,
                    last_name: row.try_get(9)?,
                    email: row.try_get(10)?,
                })
            },
            mapper: |it| ExportRows::from(it),
        }
    }
}
pub struct UploadsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn uploads_of() -> UploadsOfStmt {
    UploadsOfStmt(
        "select ff.submission_id, ff.field, f.id, f.hash, f.size, f.name, f.media_type, p.first_name || ' ' || p.last_name as person_name from form_files ff join files f on f.id = ff.file_id join form_submissions s on s.id = ff.submission_id left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id where ff.submission_id = any($1) and s.answers -> ff.field ? ff.file_id::text order by ff.submission_id, ff.field, f.id",
        None,
    )
}
impl UploadsOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> UploadsOfQuery<'c, 'a, 's, C, UploadsOf, 1> {
        UploadsOfQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UploadsOfBorrowed, tokio_postgres::Error> {
                Ok(UploadsOfBorrowed {
                    submission_id: row.try_get(0)?,
                    field: row.try_get(1)?,
                    id: row.try_get(2)?,
                    hash: row.try_get(3)?,
                    size: row.try_get(4)?,
                    name: row.try_get(5)?,
                    media_type: row.try_get(6)?,
                    person_name: row.try_get(7)?,
                })
            },
            mapper: |it| UploadsOf::from(it),
        }
    }
}
pub struct AllContentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn all_contents() -> AllContentsStmt {
    AllContentsStmt(
        "select v.version, v.content from form_versions v join forms f on f.id = v.form_id where v.form_id = $1 and f.team_id = $2 order by v.version desc",
        None,
    )
}
impl AllContentsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> AllContentsQuery<'c, 'a, 's, C, AllContents, 2> {
        AllContentsQuery {
            client,
            params: [form_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AllContentsBorrowed, tokio_postgres::Error> {
                Ok(AllContentsBorrowed {
                    version: row.try_get(0)?,
                    content: row.try_get(1)?,
                })
            },
            mapper: |it| AllContents::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, AllContentsParams<T1>, AllContentsQuery<'c, 'a, 's, C, AllContents, 2>, C>
    for AllContentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a AllContentsParams<T1>,
    ) -> AllContentsQuery<'c, 'a, 's, C, AllContents, 2> {
        self.bind(client, &params.form_id, &params.team_id)
    }
}
pub struct OneVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_version() -> OneVersionStmt {
    OneVersionStmt(
        "select v.version, v.title, v.description, v.content, v.settings from form_versions v join forms f on f.id = v.form_id where v.form_id = $1 and v.version = $2 and f.team_id = $3",
        None,
    )
}
impl OneVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        version: &'a i32,
        team_id: &'a T1,
    ) -> OneVersionQuery<'c, 'a, 's, C, OneVersion, 3> {
        OneVersionQuery {
            client,
            params: [form_id, version, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneVersionBorrowed, tokio_postgres::Error> {
                Ok(OneVersionBorrowed {
                    version: row.try_get(0)?,
                    title: row.try_get(1)?,
                    description: row.try_get(2)?,
                    content: row.try_get(3)?,
                    settings: row.try_get(4)?,
                })
            },
            mapper: |it| OneVersion::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneVersionParams<T1>, OneVersionQuery<'c, 'a, 's, C, OneVersion, 3>, C>
    for OneVersionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OneVersionParams<T1>,
    ) -> OneVersionQuery<'c, 'a, 's, C, OneVersion, 3> {
        self.bind(client, &params.form_id, &params.version, &params.team_id)
    }
}
pub struct VersionsToCorrectStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn versions_to_correct() -> VersionsToCorrectStmt {
    VersionsToCorrectStmt(
        "select v.version, v.content, v.settings from form_versions v where v.form_id = $1 order by v.version desc",
        None,
    )
}
impl VersionsToCorrectStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
    ) -> VersionsToCorrectQuery<'c, 'a, 's, C, VersionsToCorrect, 1> {
        VersionsToCorrectQuery {
            client,
            params: [form_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<VersionsToCorrectBorrowed, tokio_postgres::Error> {
                Ok(VersionsToCorrectBorrowed {
                    version: row.try_get(0)?,
                    content: row.try_get(1)?,
                    settings: row.try_get(2)?,
                })
            },
            mapper: |it| VersionsToCorrect::from(it),
        }
    }
}
pub struct CorrectVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn correct_version() -> CorrectVersionStmt {
    CorrectVersionStmt(
        "update form_versions set content = $1 where form_id = $2 and version = $3",
        None,
    )
}
impl CorrectVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        content: &'a T1,
        form_id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[content, form_id, version])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CorrectVersionParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CorrectVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CorrectVersionParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.content, &params.form_id, &params.version))
    }
}
pub struct ToRescoreStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn to_rescore() -> ToRescoreStmt {
    ToRescoreStmt(
        "select s.id, s.version, s.user_id, s.status, s.answers, s.score, s.max_score, s.attempt, p.first_name || ' ' || p.last_name as person_name from form_submissions s left join user_teams p on p.user_id = s.user_id and p.team_id = s.team_id where s.form_id = $1 and s.team_id = $2 and s.version = any($3::integer[]) and (s.status = 'markingRequired' or (s.status in ('competent', 'notCompetent', 'completed') and s.marked_by is null)) and s.id > $4 order by s.id limit $5",
        None,
    )
}
impl ToRescoreStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = i32>>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        team_id: &'a T1,
        versions: &'a T2,
        after: &'a uuid::Uuid,
        most: &'a i64,
    ) -> ToRescoreQuery<'c, 'a, 's, C, ToRescore, 5> {
        ToRescoreQuery {
            client,
            params: [form_id, team_id, versions, after, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ToRescoreBorrowed, tokio_postgres::Error> {
                Ok(ToRescoreBorrowed {
                    id: row.try_get(0)?,
                    version: row.try_get(1)?,
                    user_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    answers: row.try_get(4)?,
                    score: row.try_get(5)?,
                    max_score: row.try_get(6)?,
                    attempt: row.try_get(7)?,
                    person_name: row.try_get(8)?,
                })
            },
            mapper: |it| ToRescore::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = i32>>
    crate::client::async_::Params<'c, 'a, 's, ToRescoreParams<T1, T2>, ToRescoreQuery<'c, 'a, 's, C, ToRescore, 5>, C>
    for ToRescoreStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ToRescoreParams<T1, T2>,
    ) -> ToRescoreQuery<'c, 'a, 's, C, ToRescore, 5> {
        self.bind(
            client,
            &params.form_id,
            &params.team_id,
            &params.versions,
            &params.after,
            &params.most,
        )
    }
}
pub struct LockToRescoreStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_to_rescore() -> LockToRescoreStmt {
    LockToRescoreStmt(
        "select s.id from form_submissions s where s.form_id = $1 and s.version = any($2::integer[]) order by s.id for no key update",
        None,
    )
}
impl LockToRescoreStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i32>>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        versions: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [form_id, versions],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i32>>
    crate::client::async_::Params<'c, 'a, 's, LockToRescoreParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for LockToRescoreStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockToRescoreParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.form_id, &params.versions)
    }
}
pub struct RescoreStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rescore() -> RescoreStmt {
    RescoreStmt(
        "with changed as ( update form_submissions s set status = x.status, score = x.score, max_score = x.max_score, revision = s.revision + 1, changed_at = $1 from unnest($2::uuid[], $3::text[], $4::double precision[], $5::double precision[]) as x (id, status, score, max_score) where s.id = x.id returning s.form_id, s.started_at, s.id ) insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from changed",
        None,
    )
}
impl RescoreStmt {
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
        T4: crate::ArraySql<Item = f64>,
        T5: crate::ArraySql<Item = f64>,
    >(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T1,
        statuses: &'a T3,
        scores: &'a T4,
        most: &'a T5,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, ids, statuses, scores, most])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::StringSql,
    T3: crate::ArraySql<Item = T2>,
    T4: crate::ArraySql<Item = f64>,
    T5: crate::ArraySql<Item = f64>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        RescoreParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for RescoreStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a RescoreParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.now,
            &params.ids,
            &params.statuses,
            &params.scores,
            &params.most,
        ))
    }
}
pub struct InsertKeyMovesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_key_moves() -> InsertKeyMovesStmt {
    InsertKeyMovesStmt(
        "insert into form_moves (id, submission_id, attempt, from_status, to_status, comment, by_id, at) select x.id, x.submission_id, x.attempt, x.from_status, x.to_status, '', $1, $2 from unnest($3::uuid[], $4::uuid[], $5::integer[], $6::text[], $7::text[]) as x (id, submission_id, attempt, from_status, to_status)",
        None,
    )
}
impl InsertKeyMovesStmt {
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
        T3: crate::ArraySql<Item = i32>,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::StringSql,
        T7: crate::ArraySql<Item = T6>,
    >(
        &'s self,
        client: &'c C,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T1,
        submissions: &'a T2,
        attempts: &'a T3,
        froms: &'a T5,
        tos: &'a T7,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[by, now, ids, submissions, attempts, froms, tos],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = i32>,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::StringSql,
    T7: crate::ArraySql<Item = T6>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertKeyMovesParams<T1, T2, T3, T4, T5, T6, T7>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertKeyMovesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertKeyMovesParams<T1, T2, T3, T4, T5, T6, T7>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.by,
            &params.now,
            &params.ids,
            &params.submissions,
            &params.attempts,
            &params.froms,
            &params.tos,
        ))
    }
}
pub struct TemplatesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn templates() -> TemplatesStmt {
    TemplatesStmt(
        "select t.id, t.name, t.kind, jsonb_path_query_array(t.content, '$.sections[*].fields[*].id') as fields, t.created_by, t.created_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = t.created_by order by u.id limit 1) as created_by_name, count(*) over () as total from form_templates t where lower(t.name) like all ($1::text[]) order by lower(t.name), t.id limit $2 offset $3",
        None,
    )
}
impl TemplatesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>(
        &'s self,
        client: &'c C,
        words: &'a T2,
        most: &'a i64,
        skip: &'a i64,
    ) -> TemplateRowQuery<'c, 'a, 's, C, TemplateRow, 3> {
        TemplateRowQuery {
            client,
            params: [words, most, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TemplateRowBorrowed, tokio_postgres::Error> {
                Ok(TemplateRowBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    kind: row.try_get(2)?,
                    fields: row.try_get(3)?,
                    created_by: row.try_get(4)?,
                    created_at: row.try_get(5)?,
                    created_by_name: row.try_get(6)?,
                    total: row.try_get(7)?,
                })
            },
            mapper: |it| TemplateRow::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = T1>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        TemplatesParams<T1, T2>,
        TemplateRowQuery<'c, 'a, 's, C, TemplateRow, 3>,
        C,
    > for TemplatesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TemplatesParams<T1, T2>,
    ) -> TemplateRowQuery<'c, 'a, 's, C, TemplateRow, 3> {
        self.bind(client, &params.words, &params.most, &params.skip)
    }
}
pub struct OneTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_template() -> OneTemplateStmt {
    OneTemplateStmt(
        "select id, name, kind, content, settings, created_by, created_at from form_templates where id = $1",
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
                    name: row.try_get(1)?,
                    kind: row.try_get(2)?,
                    content: row.try_get(3)?,
                    settings: row.try_get(4)?,
                    created_by: row.try_get(5)?,
                    created_at: row.try_get(6)?,
                })
            },
            mapper: |it| OneTemplate::from(it),
        }
    }
}
pub struct InsertTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_template() -> InsertTemplateStmt {
    InsertTemplateStmt(
        "insert into form_templates (id, name, kind, content, settings, created_by, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
        None,
    )
}
impl InsertTemplateStmt {
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
        T3: crate::JsonSql,
        T4: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        name: &'a T1,
        kind: &'a T2,
        content: &'a T3,
        settings: &'a T4,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, name, kind, content, settings, by, now],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertTemplateParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertTemplateStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertTemplateParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.name,
            &params.kind,
            &params.content,
            &params.settings,
            &params.by,
            &params.now,
        ))
    }
}
pub struct DeleteTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_template() -> DeleteTemplateStmt {
    DeleteTemplateStmt("delete from form_templates where id = $1", None)
}
impl DeleteTemplateStmt {
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
pub struct CreateUploadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create_upload() -> CreateUploadStmt {
    CreateUploadStmt(
        "insert into form_uploads (id, submission_id, field, kind, name, size, created_by, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)",
        None,
    )
}
impl CreateUploadStmt {
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
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        submission_id: &'a uuid::Uuid,
        field: &'a T1,
        kind: &'a T2,
        name: &'a T3,
        size: &'a i64,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, submission_id, field, kind, name, size, by, now],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateUploadParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateUploadStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateUploadParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.submission_id,
            &params.field,
            &params.kind,
            &params.name,
            &params.size,
            &params.by,
            &params.now,
        ))
    }
}
pub struct OneUploadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_upload() -> OneUploadStmt {
    OneUploadStmt(
        "select u.id, u.submission_id, u.field, u.kind, u.name, u.size, u.received, u.parts, u.file_id from form_uploads u join form_submissions s on s.id = u.submission_id where u.id = $1 and u.created_by = $2 and s.team_id = $3 and u.created_at > $4",
        None,
    )
}
impl OneUploadStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        by: &'a uuid::Uuid,
        team_id: &'a T1,
        since: &'a chrono::DateTime<chrono::Utc>,
    ) -> OneUploadQuery<'c, 'a, 's, C, OneUpload, 4> {
        OneUploadQuery {
            client,
            params: [id, by, team_id, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneUploadBorrowed, tokio_postgres::Error> {
                Ok(OneUploadBorrowed {
                    id: row.try_get(0)?,
                    submission_id: row.try_get(1)?,
                    field: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    name: row.try_get(4)?,
                    size: row.try_get(5)?,
                    received: row.try_get(6)?,
                    parts: row.try_get(7)?,
                    file_id: row.try_get(8)?,
                })
            },
            mapper: |it| OneUpload::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OneUploadParams<T1>, OneUploadQuery<'c, 'a, 's, C, OneUpload, 4>, C>
    for OneUploadStmt
{
    fn params(&'s self, client: &'c C, params: &'a OneUploadParams<T1>) -> OneUploadQuery<'c, 'a, 's, C, OneUpload, 4> {
        self.bind(client, &params.id, &params.by, &params.team_id, &params.since)
    }
}
pub struct LockUploadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_upload() -> LockUploadStmt {
    LockUploadStmt(
        "select u.id, u.submission_id, u.field, u.kind, u.name, u.size, u.received, u.parts, u.file_id from form_uploads u join form_submissions s on s.id = u.submission_id where u.id = $1 and u.created_by = $2 and s.team_id = $3 and u.created_at > $4 for no key update of u",
        None,
    )
}
impl LockUploadStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        by: &'a uuid::Uuid,
        team_id: &'a T1,
        since: &'a chrono::DateTime<chrono::Utc>,
    ) -> LockUploadQuery<'c, 'a, 's, C, LockUpload, 4> {
        LockUploadQuery {
            client,
            params: [id, by, team_id, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockUploadBorrowed, tokio_postgres::Error> {
                Ok(LockUploadBorrowed {
                    id: row.try_get(0)?,
                    submission_id: row.try_get(1)?,
                    field: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    name: row.try_get(4)?,
                    size: row.try_get(5)?,
                    received: row.try_get(6)?,
                    parts: row.try_get(7)?,
                    file_id: row.try_get(8)?,
                })
            },
            mapper: |it| LockUpload::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, LockUploadParams<T1>, LockUploadQuery<'c, 'a, 's, C, LockUpload, 4>, C>
    for LockUploadStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockUploadParams<T1>,
    ) -> LockUploadQuery<'c, 'a, 's, C, LockUpload, 4> {
        self.bind(client, &params.id, &params.by, &params.team_id, &params.since)
    }
}
pub struct AddPartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_part() -> AddPartStmt {
    AddPartStmt(
        "update form_uploads set received = received + $1, parts = parts || $2::uuid where id = $3",
        None,
    )
}
impl AddPartStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        length: &'a i64,
        part: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[length, part, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        AddPartParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for AddPartStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a AddPartParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.length, &params.part, &params.id))
    }
}
pub struct EndUploadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_upload() -> EndUploadStmt {
    EndUploadStmt("update form_uploads set file_id = $1, parts = '{}' where id = $2", None)
}
impl EndUploadStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        file_id: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[file_id, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        EndUploadParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for EndUploadStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a EndUploadParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.file_id, &params.id))
    }
}
pub struct DropUploadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_upload() -> DropUploadStmt {
    DropUploadStmt("delete from form_uploads where id = $1", None)
}
impl DropUploadStmt {
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
pub struct ForgetUploadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_uploads() -> ForgetUploadsStmt {
    ForgetUploadsStmt("delete from form_uploads where created_at <= $1", None)
}
impl ForgetUploadsStmt {
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
pub struct FormGivenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn form_given() -> FormGivenStmt {
    FormGivenStmt(
        "select uf.id, uf.user_id, uf.form_id, f.team_id, f.handle, v.title, uf.is_optional, (v.settings->>'dueAt')::timestamptz as due from user_forms uf join forms f on f.id = uf.form_id and f.status in ('published', 'publishedwithdraft') join form_versions v on v.form_id = f.id and v.version = f.live_version where uf.form_id = $1 and uf.permitted_at = $2 and uf.archived_at is null and uf.completed_at is null and ($3::uuid[] is null or uf.user_id = any($3)) order by uf.user_id",
        None,
    )
}
impl FormGivenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        form_id: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
        opened: &'a Option<T1>,
    ) -> FormGivenQuery<'c, 'a, 's, C, FormGiven, 3> {
        FormGivenQuery {
            client,
            params: [form_id, at, opened],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FormGivenBorrowed, tokio_postgres::Error> {
                Ok(FormGivenBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    form_id: row.try_get(2)?,
                    team_id: row.try_get(3)?,
                    handle: row.try_get(4)?,
                    title: row.try_get(5)?,
                    is_optional: row.try_get(6)?,
                    due: row.try_get(7)?,
                })
            },
            mapper: |it| FormGiven::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, FormGivenParams<T1>, FormGivenQuery<'c, 'a, 's, C, FormGiven, 3>, C>
    for FormGivenStmt
{
    fn params(&'s self, client: &'c C, params: &'a FormGivenParams<T1>) -> FormGivenQuery<'c, 'a, 's, C, FormGiven, 3> {
        self.bind(client, &params.form_id, &params.at, &params.opened)
    }
}
pub struct FormsDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forms_due() -> FormsDueStmt {
    FormsDueStmt(
        "with due as materialized ( select f.id, f.team_id, f.handle, v.title, (v.settings->>'dueAt')::timestamptz as due, $1::text || f.id || ':' || extract(epoch from (v.settings->>'dueAt')::timestamptz)::bigint as event_key from form_versions v join forms f on f.id = v.form_id and f.live_version = v.version and f.status in ('published', 'publishedwithdraft') where v.settings->>'dueAt' is not null and (v.settings->>'dueAt')::timestamptz > $2 and (v.settings->>'dueAt')::timestamptz <= $3 ) select uf.user_id, due.id as form_id, due.team_id, due.handle, due.title, due.due, due.event_key from due join user_forms uf on uf.form_id = due.id where uf.archived_at is null and uf.completed_at is null and not uf.is_optional and uf.permitted_at <= due.due - make_interval(days => $4::int) and not exists (select from form_submissions s where s.form_id = due.id and s.user_id = uf.user_id and s.observer_id is null and s.status in ('pending', 'markingRequired', 'approvalRequired')) and not exists (select from user_notifications n where n.user_id = uf.user_id and n.event_key = due.event_key) order by uf.user_id, due.id limit $5",
        None,
    )
}
impl FormsDueStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        key_prefix: &'a T1,
        after: &'a chrono::DateTime<chrono::Utc>,
        until: &'a chrono::DateTime<chrono::Utc>,
        days: &'a i32,
        most: &'a i64,
    ) -> FormsDueQuery<'c, 'a, 's, C, FormsDue, 5> {
        FormsDueQuery {
            client,
            params: [key_prefix, after, until, days, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FormsDueBorrowed, tokio_postgres::Error> {
                Ok(FormsDueBorrowed {
                    user_id: row.try_get(0)?,
                    form_id: row.try_get(1)?,
                    team_id: row.try_get(2)?,
                    handle: row.try_get(3)?,
                    title: row.try_get(4)?,
                    due: row.try_get(5)?,
                    event_key: row.try_get(6)?,
                })
            },
            mapper: |it| FormsDue::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, FormsDueParams<T1>, FormsDueQuery<'c, 'a, 's, C, FormsDue, 5>, C>
    for FormsDueStmt
{
    fn params(&'s self, client: &'c C, params: &'a FormsDueParams<T1>) -> FormsDueQuery<'c, 'a, 's, C, FormsDue, 5> {
        self.bind(
            client,
            &params.key_prefix,
            &params.after,
            &params.until,
            &params.days,
            &params.most,
        )
    }
}
pub struct OverFormsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn over_forms() -> OverFormsStmt {
    OverFormsStmt(
        "select waiting.id from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as waiting (id, user_id, form_id) where not exists (select from user_forms uf where uf.form_id = waiting.form_id and uf.user_id = waiting.user_id and uf.archived_at is null and uf.completed_at is null)",
        None,
    )
}
impl OverFormsStmt {
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
        forms: &'a T3,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [ids, users, forms],
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
> crate::client::async_::Params<'c, 'a, 's, OverFormsParams<T1, T2, T3>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>, C>
    for OverFormsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OverFormsParams<T1, T2, T3>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.ids, &params.users, &params.forms)
    }
}
