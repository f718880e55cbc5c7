// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct MyCoursesParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub is_bundle: bool,
    pub search: Option<T1>,
    pub status: Option<T2>,
    pub category: Option<T3>,
    pub due_until: Option<chrono::DateTime<chrono::Utc>>,
    pub due_after: Option<chrono::DateTime<chrono::Utc>>,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct MyCoursesAllParams {
    pub user_id: uuid::Uuid,
    pub is_bundle: bool,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct MyCoursesByParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub is_bundle: bool,
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
pub struct MyCategoriesParams {
    pub user_id: uuid::Uuid,
    pub is_bundle: bool,
}
#[derive(Clone, Copy, Debug)]
pub struct PlayerCourseParams {
    pub user_course_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct SummaryParams {
    pub user_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub soon: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct DuePathwaysParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub soon: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct TimelineParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
    pub kind: Option<T2>,
    pub at: Option<chrono::DateTime<chrono::Utc>>,
    pub rank: Option<i32>,
    pub id: Option<uuid::Uuid>,
    pub most: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct OutlineParams {
    pub course_id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct LockUserCourseParams {
    pub user_course_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct PathParams {
    pub activity_id: uuid::Uuid,
    pub user_course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct StoreActivityParams<T1: crate::StringSql, T2: crate::JsonSql, T3: crate::JsonSql> {
    pub user_course_id: uuid::Uuid,
    pub activity_id: uuid::Uuid,
    pub status: T1,
    pub progress: i16,
    pub resume: T2,
    pub watched: T3,
    pub spent_ms: i64,
    pub credit_ms: i64,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub reported_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug)]
pub struct StoreCourseParams<T1: crate::StringSql> {
    pub version: i32,
    pub status: T1,
    pub progress: i16,
    pub last_activity: Option<uuid::Uuid>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub user_course_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct IsOwnParams {
    pub user_course_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RoundsWithFormParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub document: uuid::Uuid,
}
#[derive(Debug)]
pub struct RoundsWithEventParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub document: uuid::Uuid,
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
    pub courses: T3,
    pub optionals: T4,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct ReleaseParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub users: T1,
    pub courses: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct LatestRoundParams {
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RecomputeDueParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
> {
    pub users: T1,
    pub courses: T2,
    pub zone: T3,
}
#[derive(Debug)]
pub struct ExtendParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub until: Option<chrono::DateTime<chrono::Utc>>,
    pub ids: T1,
    pub course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RoundsOfPairsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub courses: T2,
}
#[derive(Debug)]
pub struct SetResetsParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>,
> {
    pub ids: T1,
    pub reset_ats: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct RoundsToResetParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct RoundsOfPeopleParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct RoundsOfTeamParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub ids: T2,
    pub course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LockToCompleteParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub ids: T1,
    pub course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CompleteActivitiesParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
}
#[derive(Debug)]
pub struct CompleteRoundsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
}
#[derive(Debug)]
pub struct LockToResetParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub ids: T1,
    pub course_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct MoveToVersionParams {
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct OpenNextCycleParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
    pub before: T2,
}
#[derive(Debug)]
pub struct CloseCyclesParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T1,
}
#[derive(Debug)]
pub struct HoldersOfCoursesParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub course_ids: T1,
    pub most: i64,
}
#[derive(Debug)]
pub struct CourseLearnersParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql>
{
    pub sort: T1,
    pub team_id: T2,
    pub course_id: uuid::Uuid,
    pub search: Option<T3>,
    pub status: Option<T4>,
    pub due_until: Option<chrono::DateTime<chrono::Utc>>,
    pub due_after: Option<chrono::DateTime<chrono::Utc>>,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct CourseLearnerIdsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
> {
    pub team_id: T1,
    pub course_id: uuid::Uuid,
    pub search: Option<T2>,
    pub status: Option<T3>,
    pub due_until: Option<chrono::DateTime<chrono::Utc>>,
    pub due_after: Option<chrono::DateTime<chrono::Utc>>,
    pub sort: T4,
}
#[derive(Debug)]
pub struct CourseLearnersOfParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub team_id: T1,
    pub ids: T2,
}
#[derive(Debug)]
pub struct CourseProgressParams<T1: crate::StringSql> {
    pub course_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub soon: chrono::DateTime<chrono::Utc>,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct GivenToPeopleParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub course_id: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct GivenOfCourseParams {
    pub course_id: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct CompletedOfCourseParams {
    pub course_id: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct DueParams<T1: crate::StringSql> {
    pub after: chrono::DateTime<chrono::Utc>,
    pub until: chrono::DateTime<chrono::Utc>,
    pub days: i32,
    pub key_prefix: T1,
    pub most: i64,
}
#[derive(Debug)]
pub struct RefreshingParams<T1: crate::StringSql> {
    pub after: chrono::DateTime<chrono::Utc>,
    pub until: chrono::DateTime<chrono::Utc>,
    pub days: i32,
    pub key_prefix: T1,
    pub most: i64,
}
#[derive(Debug)]
pub struct OverAssignmentsParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = bool>,
> {
    pub ids: T1,
    pub records: T2,
    pub end_completed: T3,
}
#[derive(Debug, Clone, PartialEq)]
pub struct MyCourse {
    pub id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
    pub category: String,
    pub image: Option<uuid::Uuid>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub reset_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
    pub total: i64,
}
pub struct MyCourseBorrowed<'a> {
    pub id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub category: &'a str,
    pub image: Option<uuid::Uuid>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub reset_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
    pub total: i64,
}
impl<'a> From<MyCourseBorrowed<'a>> for MyCourse {
    fn from(
        MyCourseBorrowed {
            id,
            course_id,
            title,
            category,
            image,
            status,
            progress,
            is_optional,
            permitted_at,
            due_at,
            reset_at,
            started_at,
            completed_at,
            updated_at,
            availability_from,
            availability_until,
            total,
        }: MyCourseBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            course_id,
            title: title.into(),
            category: category.into(),
            image,
            status: status.into(),
            progress,
            is_optional,
            permitted_at,
            due_at,
            reset_at,
            started_at,
            completed_at,
            updated_at,
            availability_from,
            availability_until,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerCourse {
    pub id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub version: i32,
    pub is_frozen: bool,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub reset_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_activity: Option<uuid::Uuid>,
    pub title: String,
    pub description: String,
    pub image: Option<uuid::Uuid>,
    pub category: String,
    pub tags: Vec<String>,
    pub sequential: bool,
    pub is_bundle: bool,
    pub certificate: bool,
    pub chat: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct PlayerCourseBorrowed<'a> {
    pub id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub version: i32,
    pub is_frozen: bool,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub reset_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_activity: Option<uuid::Uuid>,
    pub title: &'a str,
    pub description: &'a str,
    pub image: Option<uuid::Uuid>,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub sequential: bool,
    pub is_bundle: bool,
    pub certificate: bool,
    pub chat: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<PlayerCourseBorrowed<'a>> for PlayerCourse {
    fn from(
        PlayerCourseBorrowed {
            id,
            course_id,
            permitted_at,
            version,
            is_frozen,
            status,
            progress,
            is_optional,
            due_at,
            reset_at,
            started_at,
            completed_at,
            last_activity,
            title,
            description,
            image,
            category,
            tags,
            sequential,
            is_bundle,
            certificate,
            chat,
            availability_from,
            availability_until,
        }: PlayerCourseBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            course_id,
            permitted_at,
            version,
            is_frozen,
            status: status.into(),
            progress,
            is_optional,
            due_at,
            reset_at,
            started_at,
            completed_at,
            last_activity,
            title: title.into(),
            description: description.into(),
            image,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            sequential,
            is_bundle,
            certificate,
            chat,
            availability_from,
            availability_until,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    pub id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
    pub category: String,
    pub image: Option<uuid::Uuid>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub ends_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub total: i64,
    pub completed: i64,
    pub in_progress: i64,
    pub awaiting_marking: i64,
    pub overdue: i64,
    pub due_soon: i64,
    pub activity_title: Option<String>,
    pub steps: i64,
    pub steps_done: i64,
}
pub struct SummaryBorrowed<'a> {
    pub id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub category: &'a str,
    pub image: Option<uuid::Uuid>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub ends_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub total: i64,
    pub completed: i64,
    pub in_progress: i64,
    pub awaiting_marking: i64,
    pub overdue: i64,
    pub due_soon: i64,
    pub activity_title: Option<&'a str>,
    pub steps: i64,
    pub steps_done: i64,
}
impl<'a> From<SummaryBorrowed<'a>> for Summary {
    fn from(
        SummaryBorrowed {
            id,
            course_id,
            title,
            category,
            image,
            status,
            progress,
            is_optional,
            ends_at,
            completed_at,
            updated_at,
            total,
            completed,
            in_progress,
            awaiting_marking,
            overdue,
            due_soon,
            activity_title,
            steps,
            steps_done,
        }: SummaryBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            course_id,
            title: title.into(),
            category: category.into(),
            image,
            status: status.into(),
            progress,
            is_optional,
            ends_at,
            completed_at,
            updated_at,
            total,
            completed,
            in_progress,
            awaiting_marking,
            overdue,
            due_soon,
            activity_title: activity_title.map(|v| v.into()),
            steps,
            steps_done,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct DuePathways {
    pub pathway_id: uuid::Uuid,
    pub title: String,
    pub due_at: chrono::DateTime<chrono::Utc>,
    pub overdue: i64,
    pub due_soon: i64,
}
pub struct DuePathwaysBorrowed<'a> {
    pub pathway_id: uuid::Uuid,
    pub title: &'a str,
    pub due_at: chrono::DateTime<chrono::Utc>,
    pub overdue: i64,
    pub due_soon: i64,
}
impl<'a> From<DuePathwaysBorrowed<'a>> for DuePathways {
    fn from(
        DuePathwaysBorrowed {
            pathway_id,
            title,
            due_at,
            overdue,
            due_soon,
        }: DuePathwaysBorrowed<'a>,
    ) -> Self {
        Self {
            pathway_id,
            title: title.into(),
            due_at,
            overdue,
            due_soon,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Timeline {
    pub kind: String,
    pub rank: i32,
    pub id: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
    pub title: Option<String>,
    pub round: Option<i32>,
    pub is_open: bool,
}
pub struct TimelineBorrowed<'a> {
    pub kind: &'a str,
    pub rank: i32,
    pub id: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
    pub title: Option<&'a str>,
    pub round: Option<i32>,
    pub is_open: bool,
}
impl<'a> From<TimelineBorrowed<'a>> for Timeline {
    fn from(
        TimelineBorrowed {
            kind,
            rank,
            id,
            at,
            title,
            round,
            is_open,
        }: TimelineBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            rank,
            id,
            at,
            title: title.map(|v| v.into()),
            round,
            is_open,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    pub section_id: uuid::Uuid,
    pub section_title: String,
    pub id: Option<uuid::Uuid>,
    pub r#type: Option<String>,
    pub title: Option<String>,
    pub required: Option<bool>,
    pub completion: Option<serde_json::Value>,
    pub content: Option<serde_json::Value>,
    pub minutes: Option<i16>,
    pub opens: Option<serde_json::Value>,
}
pub struct OutlineBorrowed<'a> {
    pub section_id: uuid::Uuid,
    pub section_title: &'a str,
    pub id: Option<uuid::Uuid>,
    pub r#type: Option<&'a str>,
    pub title: Option<&'a str>,
    pub required: Option<bool>,
    pub completion: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub content: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub minutes: Option<i16>,
    pub opens: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<OutlineBorrowed<'a>> for Outline {
    fn from(
        OutlineBorrowed {
            section_id,
            section_title,
            id,
            r#type,
            title,
            required,
            completion,
            content,
            minutes,
            opens,
        }: OutlineBorrowed<'a>,
    ) -> Self {
        Self {
            section_id,
            section_title: section_title.into(),
            id,
            r#type: r#type.map(|v| v.into()),
            title: title.map(|v| v.into()),
            required,
            completion: completion.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            content: content.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            minutes,
            opens: opens.map(|v| serde_json::from_str(v.0.get()).unwrap()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ActivityStates {
    pub activity_id: uuid::Uuid,
    pub status: String,
    pub progress: i16,
    pub resume: Option<serde_json::Value>,
    pub watched: Option<serde_json::Value>,
    pub spent_ms: i64,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct ActivityStatesBorrowed<'a> {
    pub activity_id: uuid::Uuid,
    pub status: &'a str,
    pub progress: i16,
    pub resume: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub watched: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub spent_ms: i64,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<ActivityStatesBorrowed<'a>> for ActivityStates {
    fn from(
        ActivityStatesBorrowed {
            activity_id,
            status,
            progress,
            resume,
            watched,
            spent_ms,
            opened_at,
            completed_at,
        }: ActivityStatesBorrowed<'a>,
    ) -> Self {
        Self {
            activity_id,
            status: status.into(),
            progress,
            resume: resume.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            watched: watched.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            spent_ms,
            opened_at,
            completed_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Path {
    pub course_id: uuid::Uuid,
    pub cycle: i32,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub started: bool,
    pub status: String,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_activity: Option<uuid::Uuid>,
    pub version: i32,
    pub title: String,
    pub sequential: bool,
    pub certificate: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
    pub id: uuid::Uuid,
    pub r#type: String,
    pub required: bool,
    pub completion: serde_json::Value,
    pub content: Option<serde_json::Value>,
    pub opens: Option<serde_json::Value>,
    pub activity_status: Option<String>,
    pub activity_progress: Option<i16>,
    pub resume: Option<serde_json::Value>,
    pub watched: Option<serde_json::Value>,
    pub spent_ms: Option<i64>,
    pub credit_ms: Option<i64>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub reported_at: Option<chrono::DateTime<chrono::Utc>>,
    pub activity_completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct PathBorrowed<'a> {
    pub course_id: uuid::Uuid,
    pub cycle: i32,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub started: bool,
    pub status: &'a str,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub last_activity: Option<uuid::Uuid>,
    pub version: i32,
    pub title: &'a str,
    pub sequential: bool,
    pub certificate: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
    pub id: uuid::Uuid,
    pub r#type: &'a str,
    pub required: bool,
    pub completion: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub content: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub opens: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub activity_status: Option<&'a str>,
    pub activity_progress: Option<i16>,
    pub resume: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub watched: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub spent_ms: Option<i64>,
    pub credit_ms: Option<i64>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub reported_at: Option<chrono::DateTime<chrono::Utc>>,
    pub activity_completed_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<PathBorrowed<'a>> for Path {
    fn from(
        PathBorrowed {
            course_id,
            cycle,
            permitted_at,
            started,
            status,
            completed_at,
            last_activity,
            version,
            title,
            sequential,
            certificate,
            availability_from,
            availability_until,
            id,
            r#type,
            required,
            completion,
            content,
            opens,
            activity_status,
            activity_progress,
            resume,
            watched,
            spent_ms,
            credit_ms,
            opened_at,
            reported_at,
            activity_completed_at,
        }: PathBorrowed<'a>,
    ) -> Self {
        Self {
            course_id,
            cycle,
            permitted_at,
            started,
            status: status.into(),
            completed_at,
            last_activity,
            version,
            title: title.into(),
            sequential,
            certificate,
            availability_from,
            availability_until,
            id,
            r#type: r#type.into(),
            required,
            completion: serde_json::from_str(completion.0.get()).unwrap(),
            content: content.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            opens: opens.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            activity_status: activity_status.map(|v| v.into()),
            activity_progress,
            resume: resume.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            watched: watched.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            spent_ms,
            credit_ms,
            opened_at,
            reported_at,
            activity_completed_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RoundsWithForm {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub cycle: i32,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub activity_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RoundsWithEvent {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub cycle: i32,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub activity_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Grant {
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LatestRound {
    pub id: uuid::Uuid,
    pub status: String,
    pub progress: i16,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct LatestRoundBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub progress: i16,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<LatestRoundBorrowed<'a>> for LatestRound {
    fn from(
        LatestRoundBorrowed {
            id,
            status,
            progress,
            archived_at,
        }: LatestRoundBorrowed<'a>,
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
    pub course_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockDue {
    pub due: serde_json::Value,
    pub teams: Option<Vec<String>>,
}
pub struct LockDueBorrowed<'a> {
    pub due: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockDueBorrowed<'a>> for LockDue {
    fn from(LockDueBorrowed { due, teams }: LockDueBorrowed<'a>) -> Self {
        Self {
            due: serde_json::from_str(due.0.get()).unwrap(),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CourseDue {
    pub due: serde_json::Value,
    pub teams: Option<Vec<String>>,
}
pub struct CourseDueBorrowed<'a> {
    pub due: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<CourseDueBorrowed<'a>> for CourseDue {
    fn from(CourseDueBorrowed { due, teams }: CourseDueBorrowed<'a>) -> Self {
        Self {
            due: serde_json::from_str(due.0.get()).unwrap(),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CourseRefresher {
    pub reset_mode: String,
    pub reset_days: Option<i32>,
    pub reset_month_day: Option<String>,
    pub teams: Option<Vec<String>>,
}
pub struct CourseRefresherBorrowed<'a> {
    pub reset_mode: &'a str,
    pub reset_days: Option<i32>,
    pub reset_month_day: Option<&'a str>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<CourseRefresherBorrowed<'a>> for CourseRefresher {
    fn from(
        CourseRefresherBorrowed {
            reset_mode,
            reset_days,
            reset_month_day,
            teams,
        }: CourseRefresherBorrowed<'a>,
    ) -> Self {
        Self {
            reset_mode: reset_mode.into(),
            reset_days,
            reset_month_day: reset_month_day.map(|v| v.into()),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct RoundsOfPairs {
    pub id: uuid::Uuid,
    pub given_at: chrono::DateTime<chrono::Utc>,
    pub reset_mode: String,
    pub reset_days: Option<i32>,
    pub reset_month_day: Option<String>,
    pub reset_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct RoundsOfPairsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub given_at: chrono::DateTime<chrono::Utc>,
    pub reset_mode: &'a str,
    pub reset_days: Option<i32>,
    pub reset_month_day: Option<&'a str>,
    pub reset_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<RoundsOfPairsBorrowed<'a>> for RoundsOfPairs {
    fn from(
        RoundsOfPairsBorrowed {
            id,
            given_at,
            reset_mode,
            reset_days,
            reset_month_day,
            reset_at,
        }: RoundsOfPairsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            given_at,
            reset_mode: reset_mode.into(),
            reset_days,
            reset_month_day: reset_month_day.map(|v| v.into()),
            reset_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RoundsToReset {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockToComplete {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub started: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockToReset {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct CourseNamed {
    pub teams: Option<Vec<String>>,
    pub title: Option<String>,
    pub is_live: bool,
}
pub struct CourseNamedBorrowed<'a> {
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
    pub title: Option<&'a str>,
    pub is_live: bool,
}
impl<'a> From<CourseNamedBorrowed<'a>> for CourseNamed {
    fn from(CourseNamedBorrowed { teams, title, is_live }: CourseNamedBorrowed<'a>) -> Self {
        Self {
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
            title: title.map(|v| v.into()),
            is_live,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct MoveToVersion {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub status: String,
}
pub struct MoveToVersionBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub status: &'a str,
}
impl<'a> From<MoveToVersionBorrowed<'a>> for MoveToVersion {
    fn from(MoveToVersionBorrowed { id, user_id, status }: MoveToVersionBorrowed<'a>) -> Self {
        Self {
            id,
            user_id,
            status: status.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct StartedOfCourse {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct HoldersOfCourses {
    pub course_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct CourseLearners {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub version: Option<i32>,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub activity_title: Option<String>,
    pub total: i64,
}
pub struct CourseLearnersBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub version: Option<i32>,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub activity_title: Option<&'a str>,
    pub total: i64,
}
impl<'a> From<CourseLearnersBorrowed<'a>> for CourseLearners {
    fn from(
        CourseLearnersBorrowed {
            id,
            user_id,
            first_name,
            last_name,
            email,
            avatar,
            status,
            progress,
            is_optional,
            version,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            updated_at,
            activity_title,
            total,
        }: CourseLearnersBorrowed<'a>,
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
            version,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            updated_at,
            activity_title: activity_title.map(|v| v.into()),
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CourseLearnersOf {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub version: Option<i32>,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub activity_title: Option<String>,
}
pub struct CourseLearnersOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub version: Option<i32>,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub activity_title: Option<&'a str>,
}
impl<'a> From<CourseLearnersOfBorrowed<'a>> for CourseLearnersOf {
    fn from(
        CourseLearnersOfBorrowed {
            id,
            user_id,
            first_name,
            last_name,
            email,
            status,
            progress,
            is_optional,
            version,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            updated_at,
            activity_title,
        }: CourseLearnersOfBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            status: status.into(),
            progress,
            is_optional,
            version,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            updated_at,
            activity_title: activity_title.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CourseProgress {
    pub everywhere: i64,
    pub total: i64,
    pub notstarted: i64,
    pub inprogress: i64,
    pub marking_required: i64,
    pub completed: i64,
    pub overdue: i64,
    pub due_soon: i64,
    pub average: f64,
    pub last_activity_at: Option<chrono::DateTime<chrono::Utc>>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct GivenToPeople {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
    pub is_optional: bool,
    pub due: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct GivenToPeopleBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub is_optional: bool,
    pub due: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<GivenToPeopleBorrowed<'a>> for GivenToPeople {
    fn from(
        GivenToPeopleBorrowed {
            id,
            user_id,
            course_id,
            title,
            is_optional,
            due,
        }: GivenToPeopleBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            course_id,
            title: title.into(),
            is_optional,
            due,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct GivenOfCourse {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
    pub is_optional: bool,
    pub due: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct GivenOfCourseBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub is_optional: bool,
    pub due: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<GivenOfCourseBorrowed<'a>> for GivenOfCourse {
    fn from(
        GivenOfCourseBorrowed {
            id,
            user_id,
            course_id,
            title,
            is_optional,
            due,
        }: GivenOfCourseBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            course_id,
            title: title.into(),
            is_optional,
            due,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Completed {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
}
pub struct CompletedBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
}
impl<'a> From<CompletedBorrowed<'a>> for Completed {
    fn from(
        CompletedBorrowed {
            id,
            user_id,
            course_id,
            title,
        }: CompletedBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            course_id,
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CompletedOfCourse {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
}
pub struct CompletedOfCourseBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
}
impl<'a> From<CompletedOfCourseBorrowed<'a>> for CompletedOfCourse {
    fn from(
        CompletedOfCourseBorrowed {
            id,
            user_id,
            course_id,
            title,
        }: CompletedOfCourseBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            course_id,
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Due {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
    pub due: chrono::DateTime<chrono::Utc>,
    pub event_key: String,
}
pub struct DueBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub due: chrono::DateTime<chrono::Utc>,
    pub event_key: &'a str,
}
impl<'a> From<DueBorrowed<'a>> for Due {
    fn from(
        DueBorrowed {
            id,
            user_id,
            course_id,
            title,
            due,
            event_key,
        }: DueBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            course_id,
            title: title.into(),
            due,
            event_key: event_key.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Refreshing {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: String,
    pub ends: chrono::DateTime<chrono::Utc>,
    pub event_key: String,
}
pub struct RefreshingBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
    pub title: &'a str,
    pub ends: chrono::DateTime<chrono::Utc>,
    pub event_key: &'a str,
}
impl<'a> From<RefreshingBorrowed<'a>> for Refreshing {
    fn from(
        RefreshingBorrowed {
            id,
            user_id,
            course_id,
            title,
            ends,
            event_key,
        }: RefreshingBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            course_id,
            title: title.into(),
            ends,
            event_key: event_key.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct MailPictures {
    pub about: uuid::Uuid,
    pub seed: String,
    pub hash: Option<String>,
}
pub struct MailPicturesBorrowed<'a> {
    pub about: uuid::Uuid,
    pub seed: &'a str,
    pub hash: Option<&'a str>,
}
impl<'a> From<MailPicturesBorrowed<'a>> for MailPictures {
    fn from(MailPicturesBorrowed { about, seed, hash }: MailPicturesBorrowed<'a>) -> Self {
        Self {
            about,
            seed: seed.into(),
            hash: hash.map(|v| v.into()),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct MyCourseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MyCourseBorrowed, tokio_postgres::Error>,
    mapper: fn(MyCourseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MyCourseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MyCourseBorrowed) -> R) -> MyCourseQuery<'c, 'a, 's, C, R, N> {
        MyCourseQuery {
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
pub struct PlayerCourseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PlayerCourseBorrowed, tokio_postgres::Error>,
    mapper: fn(PlayerCourseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlayerCourseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PlayerCourseBorrowed) -> R) -> PlayerCourseQuery<'c, 'a, 's, C, R, N> {
        PlayerCourseQuery {
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
pub struct SummaryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SummaryBorrowed, tokio_postgres::Error>,
    mapper: fn(SummaryBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SummaryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SummaryBorrowed) -> R) -> SummaryQuery<'c, 'a, 's, C, R, N> {
        SummaryQuery {
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
pub struct DuePathwaysQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DuePathwaysBorrowed, tokio_postgres::Error>,
    mapper: fn(DuePathwaysBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DuePathwaysQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DuePathwaysBorrowed) -> R) -> DuePathwaysQuery<'c, 'a, 's, C, R, N> {
        DuePathwaysQuery {
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
pub struct TimelineQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TimelineBorrowed, tokio_postgres::Error>,
    mapper: fn(TimelineBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TimelineQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TimelineBorrowed) -> R) -> TimelineQuery<'c, 'a, 's, C, R, N> {
        TimelineQuery {
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
pub struct OutlineQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OutlineBorrowed, tokio_postgres::Error>,
    mapper: fn(OutlineBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OutlineQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OutlineBorrowed) -> R) -> OutlineQuery<'c, 'a, 's, C, R, N> {
        OutlineQuery {
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
pub struct ActivityStatesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ActivityStatesBorrowed, tokio_postgres::Error>,
    mapper: fn(ActivityStatesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ActivityStatesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ActivityStatesBorrowed) -> R) -> ActivityStatesQuery<'c, 'a, 's, C, R, N> {
        ActivityStatesQuery {
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
pub struct PathQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PathBorrowed, tokio_postgres::Error>,
    mapper: fn(PathBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PathQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PathBorrowed) -> R) -> PathQuery<'c, 'a, 's, C, R, N> {
        PathQuery {
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
pub struct RoundsWithFormQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RoundsWithForm, tokio_postgres::Error>,
    mapper: fn(RoundsWithForm) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RoundsWithFormQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RoundsWithForm) -> R) -> RoundsWithFormQuery<'c, 'a, 's, C, R, N> {
        RoundsWithFormQuery {
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
pub struct RoundsWithEventQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RoundsWithEvent, tokio_postgres::Error>,
    mapper: fn(RoundsWithEvent) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RoundsWithEventQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RoundsWithEvent) -> R) -> RoundsWithEventQuery<'c, 'a, 's, C, R, N> {
        RoundsWithEventQuery {
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
pub struct LatestRoundQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LatestRoundBorrowed, tokio_postgres::Error>,
    mapper: fn(LatestRoundBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LatestRoundQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LatestRoundBorrowed) -> R) -> LatestRoundQuery<'c, 'a, 's, C, R, N> {
        LatestRoundQuery {
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
pub struct LockDueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockDueBorrowed, tokio_postgres::Error>,
    mapper: fn(LockDueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockDueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockDueBorrowed) -> R) -> LockDueQuery<'c, 'a, 's, C, R, N> {
        LockDueQuery {
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
pub struct CourseDueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CourseDueBorrowed, tokio_postgres::Error>,
    mapper: fn(CourseDueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CourseDueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CourseDueBorrowed) -> R) -> CourseDueQuery<'c, 'a, 's, C, R, N> {
        CourseDueQuery {
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
pub struct CourseRefresherQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CourseRefresherBorrowed, tokio_postgres::Error>,
    mapper: fn(CourseRefresherBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CourseRefresherQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CourseRefresherBorrowed) -> R) -> CourseRefresherQuery<'c, 'a, 's, C, R, N> {
        CourseRefresherQuery {
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
pub struct RoundsOfPairsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RoundsOfPairsBorrowed, tokio_postgres::Error>,
    mapper: fn(RoundsOfPairsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RoundsOfPairsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RoundsOfPairsBorrowed) -> R) -> RoundsOfPairsQuery<'c, 'a, 's, C, R, N> {
        RoundsOfPairsQuery {
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
pub struct OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<chrono::DateTime<chrono::Utc>>, tokio_postgres::Error>,
    mapper: fn(Option<chrono::DateTime<chrono::Utc>>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(Option<chrono::DateTime<chrono::Utc>>) -> R,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, R, N> {
        OptionchronoDateTimechronoUtcQuery {
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
pub struct RoundsToResetQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RoundsToReset, tokio_postgres::Error>,
    mapper: fn(RoundsToReset) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RoundsToResetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RoundsToReset) -> R) -> RoundsToResetQuery<'c, 'a, 's, C, R, N> {
        RoundsToResetQuery {
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
pub struct LockToCompleteQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockToComplete, tokio_postgres::Error>,
    mapper: fn(LockToComplete) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockToCompleteQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockToComplete) -> R) -> LockToCompleteQuery<'c, 'a, 's, C, R, N> {
        LockToCompleteQuery {
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
pub struct LockToResetQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockToReset, tokio_postgres::Error>,
    mapper: fn(LockToReset) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockToResetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockToReset) -> R) -> LockToResetQuery<'c, 'a, 's, C, R, N> {
        LockToResetQuery {
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
pub struct CourseNamedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CourseNamedBorrowed, tokio_postgres::Error>,
    mapper: fn(CourseNamedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CourseNamedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CourseNamedBorrowed) -> R) -> CourseNamedQuery<'c, 'a, 's, C, R, N> {
        CourseNamedQuery {
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
pub struct MoveToVersionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MoveToVersionBorrowed, tokio_postgres::Error>,
    mapper: fn(MoveToVersionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MoveToVersionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MoveToVersionBorrowed) -> R) -> MoveToVersionQuery<'c, 'a, 's, C, R, N> {
        MoveToVersionQuery {
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
pub struct StartedOfCourseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StartedOfCourse, tokio_postgres::Error>,
    mapper: fn(StartedOfCourse) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StartedOfCourseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(StartedOfCourse) -> R) -> StartedOfCourseQuery<'c, 'a, 's, C, R, N> {
        StartedOfCourseQuery {
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
pub struct HoldersOfCoursesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HoldersOfCourses, tokio_postgres::Error>,
    mapper: fn(HoldersOfCourses) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HoldersOfCoursesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(HoldersOfCourses) -> R) -> HoldersOfCoursesQuery<'c, 'a, 's, C, R, N> {
        HoldersOfCoursesQuery {
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
pub struct CourseLearnersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CourseLearnersBorrowed, tokio_postgres::Error>,
    mapper: fn(CourseLearnersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CourseLearnersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CourseLearnersBorrowed) -> R) -> CourseLearnersQuery<'c, 'a, 's, C, R, N> {
        CourseLearnersQuery {
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
pub struct CourseLearnersOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CourseLearnersOfBorrowed, tokio_postgres::Error>,
    mapper: fn(CourseLearnersOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CourseLearnersOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CourseLearnersOfBorrowed) -> R) -> CourseLearnersOfQuery<'c, 'a, 's, C, R, N> {
        CourseLearnersOfQuery {
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
pub struct CourseProgressQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CourseProgress, tokio_postgres::Error>,
    mapper: fn(CourseProgress) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CourseProgressQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CourseProgress) -> R) -> CourseProgressQuery<'c, 'a, 's, C, R, N> {
        CourseProgressQuery {
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
pub struct GivenToPeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GivenToPeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(GivenToPeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GivenToPeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GivenToPeopleBorrowed) -> R) -> GivenToPeopleQuery<'c, 'a, 's, C, R, N> {
        GivenToPeopleQuery {
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
pub struct GivenOfCourseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GivenOfCourseBorrowed, tokio_postgres::Error>,
    mapper: fn(GivenOfCourseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GivenOfCourseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GivenOfCourseBorrowed) -> R) -> GivenOfCourseQuery<'c, 'a, 's, C, R, N> {
        GivenOfCourseQuery {
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
pub struct CompletedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CompletedBorrowed, tokio_postgres::Error>,
    mapper: fn(CompletedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CompletedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CompletedBorrowed) -> R) -> CompletedQuery<'c, 'a, 's, C, R, N> {
        CompletedQuery {
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
pub struct CompletedOfCourseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CompletedOfCourseBorrowed, tokio_postgres::Error>,
    mapper: fn(CompletedOfCourseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CompletedOfCourseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CompletedOfCourseBorrowed) -> R) -> CompletedOfCourseQuery<'c, 'a, 's, C, R, N> {
        CompletedOfCourseQuery {
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
pub struct DueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DueBorrowed, tokio_postgres::Error>,
    mapper: fn(DueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DueBorrowed) -> R) -> DueQuery<'c, 'a, 's, C, R, N> {
        DueQuery {
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
pub struct RefreshingQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RefreshingBorrowed, tokio_postgres::Error>,
    mapper: fn(RefreshingBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RefreshingQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RefreshingBorrowed) -> R) -> RefreshingQuery<'c, 'a, 's, C, R, N> {
        RefreshingQuery {
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
pub struct MailPicturesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MailPicturesBorrowed, tokio_postgres::Error>,
    mapper: fn(MailPicturesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MailPicturesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MailPicturesBorrowed) -> R) -> MailPicturesQuery<'c, 'a, 's, C, R, N> {
        MailPicturesQuery {
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
pub struct MyCoursesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_courses() -> MyCoursesStmt {
    MyCoursesStmt(
        "select uc.id, uc.course_id, cv.title, cv.category, cv.image, uc.status, uc.progress, uc.is_optional, uc.permitted_at, uc.due_at, uc.reset_at, uc.started_at, uc.completed_at, uc.updated_at, cv.availability_from, cv.availability_until, count(*) over () as total from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.user_id = $1 and uc.archived_at is null and c.status in ('published', 'publishedwithdraft') and c.is_bundle = $2 and ($3::text is null or cv.search like $3) and ($4::text is null or uc.status = $4) and ($5::text is null or cv.category = $5) and ($6::timestamptz is null or uc.completed_at is null and uc.due_at <= $6 and ($7::timestamptz is null or uc.due_at > $7)) order by cv.title, uc.id limit $8 offset $9",
        None,
    )
}
impl MyCoursesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        is_bundle: &'a bool,
        search: &'a Option<T1>,
        status: &'a Option<T2>,
        category: &'a Option<T3>,
        due_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        due_after: &'a Option<chrono::DateTime<chrono::Utc>>,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> MyCourseQuery<'c, 'a, 's, C, MyCourse, 9> {
        MyCourseQuery {
            client,
            params: [
                user_id, is_bundle, search, status, category, due_until, due_after, per_page, skip,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MyCourseBorrowed, tokio_postgres::Error> {
                Ok(MyCourseBorrowed {
                    id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    category: row.try_get(3)?,
                    image: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    permitted_at: row.try_get(8)?,
                    due_at: row.try_get(9)?,
                    reset_at: row.try_get(10)?,
                    started_at: row.try_get(11)?,
                    completed_at: row.try_get(12)?,
                    updated_at: row.try_get(13)?,
                    availability_from: row.try_get(14)?,
                    availability_until: row.try_get(15)?,
                    total: row.try_get(16)?,
                })
            },
            mapper: |it| MyCourse::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, MyCoursesParams<T1, T2, T3>, MyCourseQuery<'c, 'a, 's, C, MyCourse, 9>, C>
    for MyCoursesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MyCoursesParams<T1, T2, T3>,
    ) -> MyCourseQuery<'c, 'a, 's, C, MyCourse, 9> {
        self.bind(
            client,
            &params.user_id,
            &params.is_bundle,
            &params.search,
            &params.status,
            &params.category,
            &params.due_until,
            &params.due_after,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct MyCoursesAllStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_courses_all() -> MyCoursesAllStmt {
    MyCoursesAllStmt(
        "select one.id, one.course_id, one.title, case when cv.course_id is null then c.card_category else cv.category end as category, case when cv.course_id is null then c.card_image else cv.image end as image, one.status, one.progress, one.is_optional, one.permitted_at, one.due_at, one.reset_at, one.started_at, one.completed_at, one.updated_at, case when cv.course_id is null then c.card_from else cv.availability_from end as availability_from, case when cv.course_id is null then c.card_until else cv.availability_until end as availability_until, one.total from ( select uc.*, case when coalesce(uc.version, c.live_version) = c.card_version then c.card_title else ( select v.title from course_versions v where v.course_id = uc.course_id and v.version = coalesce(uc.version, c.live_version)) end as title, count(*) over () as total from user_courses uc cross join lateral ( select status, is_bundle, live_version, card_version, card_title from courses where id = uc.course_id offset 0 ) c where uc.user_id = $1 and uc.archived_at is null and c.status in ('published', 'publishedwithdraft') and c.is_bundle = $2 order by title, uc.id limit $3 offset $4 ) one cross join lateral (select * from courses where id = one.course_id offset 0) c left join lateral ( select v.* from course_versions v where coalesce(one.version, c.live_version) is distinct from c.card_version and v.course_id = c.id and v.version = coalesce(one.version, c.live_version) offset 0 ) cv on true order by one.title, one.id",
        None,
    )
}
impl MyCoursesAllStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        is_bundle: &'a bool,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> MyCourseQuery<'c, 'a, 's, C, MyCourse, 4> {
        MyCourseQuery {
            client,
            params: [user_id, is_bundle, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MyCourseBorrowed, tokio_postgres::Error> {
                Ok(MyCourseBorrowed {
                    id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    category: row.try_get(3)?,
                    image: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    permitted_at: row.try_get(8)?,
                    due_at: row.try_get(9)?,
                    reset_at: row.try_get(10)?,
                    started_at: row.try_get(11)?,
                    completed_at: row.try_get(12)?,
                    updated_at: row.try_get(13)?,
                    availability_from: row.try_get(14)?,
                    availability_until: row.try_get(15)?,
                    total: row.try_get(16)?,
                })
            },
            mapper: |it| MyCourse::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, MyCoursesAllParams, MyCourseQuery<'c, 'a, 's, C, MyCourse, 4>, C>
    for MyCoursesAllStmt
{
    fn params(&'s self, client: &'c C, params: &'a MyCoursesAllParams) -> MyCourseQuery<'c, 'a, 's, C, MyCourse, 4> {
        self.bind(
            client,
            &params.user_id,
            &params.is_bundle,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct MyCoursesByStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_courses_by() -> MyCoursesByStmt {
    MyCoursesByStmt(
        "select uc.id, uc.course_id, cv.title, cv.category, cv.image, uc.status, uc.progress, uc.is_optional, uc.permitted_at, uc.due_at, uc.reset_at, uc.started_at, uc.completed_at, uc.updated_at, cv.availability_from, cv.availability_until, count(*) over () as total from user_courses uc cross join lateral (select * from courses where id = uc.course_id offset 0) c join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.user_id = $1 and uc.archived_at is null and c.status in ('published', 'publishedwithdraft') and c.is_bundle = $2 and ($3::text is null or cv.search like $3) and ($4::text is null or uc.status = $4) and ($5::text is null or cv.category = $5) and ($6::timestamptz is null or uc.completed_at is null and uc.due_at <= $6 and ($7::timestamptz is null or uc.due_at > $7)) order by case when $8::text = '-title' then cv.title end desc, case when $8 = 'createdAt' then uc.permitted_at end, case when $8 = '-createdAt' then uc.permitted_at end desc, case when $8 = 'category' then nullif(cv.category, '') end, case when $8 = '-category' then nullif(cv.category, '') end desc nulls last, case when $8 = 'progress' then uc.progress end, case when $8 = '-progress' then uc.progress end desc, case when $8 = 'updatedAt' then uc.updated_at end, case when $8 = '-updatedAt' then uc.updated_at end desc, case when $8 = 'dueAt' and uc.completed_at is null then uc.due_at end, cv.title, uc.id limit $9 offset $10",
        None,
    )
}
impl MyCoursesByStmt {
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
        is_bundle: &'a bool,
        search: &'a Option<T1>,
        status: &'a Option<T2>,
        category: &'a Option<T3>,
        due_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        due_after: &'a Option<chrono::DateTime<chrono::Utc>>,
        sort: &'a T4,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> MyCourseQuery<'c, 'a, 's, C, MyCourse, 10> {
        MyCourseQuery {
            client,
            params: [
                user_id, is_bundle, search, status, category, due_until, due_after, sort, per_page, skip,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MyCourseBorrowed, tokio_postgres::Error> {
                Ok(MyCourseBorrowed {
                    id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    category: row.try_get(3)?,
                    image: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    permitted_at: row.try_get(8)?,
                    due_at: row.try_get(9)?,
                    reset_at: row.try_get(10)?,
                    started_at: row.try_get(11)?,
                    completed_at: row.try_get(12)?,
                    updated_at: row.try_get(13)?,
                    availability_from: row.try_get(14)?,
                    availability_until: row.try_get(15)?,
                    total: row.try_get(16)?,
                })
            },
            mapper: |it| MyCourse::from(it),
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
        MyCoursesByParams<T1, T2, T3, T4>,
        MyCourseQuery<'c, 'a, 's, C, MyCourse, 10>,
        C,
    > for MyCoursesByStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MyCoursesByParams<T1, T2, T3, T4>,
    ) -> MyCourseQuery<'c, 'a, 's, C, MyCourse, 10> {
        self.bind(
            client,
            &params.user_id,
            &params.is_bundle,
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
pub struct MyCategoriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn my_categories() -> MyCategoriesStmt {
    MyCategoriesStmt(
        "select distinct cv.category from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.user_id = $1 and uc.archived_at is null and c.status in ('published', 'publishedwithdraft') and cv.category <> '' and c.is_bundle = $2 order by cv.category",
        None,
    )
}
impl MyCategoriesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        is_bundle: &'a bool,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [user_id, is_bundle],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, MyCategoriesParams, StringQuery<'c, 'a, 's, C, String, 2>, C>
    for MyCategoriesStmt
{
    fn params(&'s self, client: &'c C, params: &'a MyCategoriesParams) -> StringQuery<'c, 'a, 's, C, String, 2> {
        self.bind(client, &params.user_id, &params.is_bundle)
    }
}
pub struct PlayerCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn player_course() -> PlayerCourseStmt {
    PlayerCourseStmt(
        "select uc.id, uc.course_id, uc.permitted_at, cv.version, cv.frozen_at is not null as is_frozen, uc.status, uc.progress, uc.is_optional, uc.due_at, uc.reset_at, uc.started_at, uc.completed_at, uc.last_activity, cv.title, cv.description, cv.image, cv.category, cv.tags, cv.sequential and not c.is_bundle as sequential, c.is_bundle, cv.certificate, cv.chat, cv.availability_from, cv.availability_until from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.id = $1 and uc.user_id = $2 and uc.archived_at is null and c.status in ('published', 'publishedwithdraft')",
        None,
    )
}
impl PlayerCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> PlayerCourseQuery<'c, 'a, 's, C, PlayerCourse, 2> {
        PlayerCourseQuery {
            client,
            params: [user_course_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PlayerCourseBorrowed, tokio_postgres::Error> {
                Ok(PlayerCourseBorrowed {
                    id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                    permitted_at: row.try_get(2)?,
                    version: row.try_get(3)?,
                    is_frozen: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    due_at: row.try_get(8)?,
                    reset_at: row.try_get(9)?,
                    started_at: row.try_get(10)?,
                    completed_at: row.try_get(11)?,
                    last_activity: row.try_get(12)?,
                    title: row.try_get(13)?,
                    description: row.try_get(14)?,
                    image: row.try_get(15)?,
                    category: row.try_get(16)?,
                    tags: row.try_get(17)?,
                    sequential: row.try_get(18)?,
                    is_bundle: row.try_get(19)?,
                    certificate: row.try_get(20)?,
                    chat: row.try_get(21)?,
                    availability_from: row.try_get(22)?,
                    availability_until: row.try_get(23)?,
                })
            },
            mapper: |it| PlayerCourse::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, PlayerCourseParams, PlayerCourseQuery<'c, 'a, 's, C, PlayerCourse, 2>, C>
    for PlayerCourseStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a PlayerCourseParams,
    ) -> PlayerCourseQuery<'c, 'a, 's, C, PlayerCourse, 2> {
        self.bind(client, &params.user_course_id, &params.user_id)
    }
}
pub struct SummaryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn summary() -> SummaryStmt {
    SummaryStmt(
        "with mine as ( select uc.id, uc.course_id, uc.status, uc.progress, uc.is_optional, uc.started_at, uc.completed_at, uc.updated_at, uc.last_activity, cv.version, cv.title, cv.category, cv.image, least(uc.due_at, cv.availability_until) as ends_at from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.user_id = $1 and uc.archived_at is null and c.status in ('published', 'publishedwithdraft') and (uc.status = 'completed' or ((cv.availability_from is null or cv.availability_from <= $2) and (cv.availability_until is null or cv.availability_until > $2))) ), placed as ( select mine.*, row_number() over (partition by status = 'completed' order by started_at is null, updated_at desc, id) as by_change, row_number() over (partition by status = 'completed' order by ends_at nulls last, id) as by_end, count(*) over () as total, count(*) filter (where status = 'completed') over () as completed, count(*) filter (where status = 'inprogress') over () as in_progress, count(*) filter (where status = 'markingRequired') over () as awaiting_marking, count(*) filter (where status <> 'completed' and ends_at < $2) over () as overdue, count(*) filter (where status <> 'completed' and ends_at >= $2 and ends_at < $3) over () as due_soon from mine ) select p.id, p.course_id, p.title, p.category, p.image, p.status, p.progress, p.is_optional, p.ends_at, p.completed_at, p.updated_at, p.total, p.completed, p.in_progress, p.awaiting_marking, p.overdue, p.due_soon, a.title as activity_title, counted.steps, counted.steps_done from placed p left join activities a on a.course_id = p.course_id and a.version = p.version and a.id = p.last_activity cross join lateral ( select case when count(*) filter (where s.required) > 0 then count(*) filter (where s.required) else count(*) end as steps, case when count(*) filter (where s.required) > 0 then count(*) filter (where s.required and d.completed_at is not null) else count(d.completed_at) end as steps_done from activities s left join user_activities d on d.user_course_id = p.id and d.activity_id = s.id where s.course_id = p.course_id and s.version = p.version ) as counted where (p.status <> 'completed' and (p.by_change <= 12 or p.by_end <= 6)) or (p.status = 'completed' and p.by_change <= 4) order by p.by_change, p.id",
        None,
    )
}
impl SummaryStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        soon: &'a chrono::DateTime<chrono::Utc>,
    ) -> SummaryQuery<'c, 'a, 's, C, Summary, 3> {
        SummaryQuery {
            client,
            params: [user_id, now, soon],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SummaryBorrowed, tokio_postgres::Error> {
                Ok(SummaryBorrowed {
                    id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    category: row.try_get(3)?,
                    image: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    ends_at: row.try_get(8)?,
                    completed_at: row.try_get(9)?,
                    updated_at: row.try_get(10)?,
                    total: row.try_get(11)?,
                    completed: row.try_get(12)?,
                    in_progress: row.try_get(13)?,
                    awaiting_marking: row.try_get(14)?,
                    overdue: row.try_get(15)?,
                    due_soon: row.try_get(16)?,
                    activity_title: row.try_get(17)?,
                    steps: row.try_get(18)?,
                    steps_done: row.try_get(19)?,
                })
            },
            mapper: |it| Summary::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, SummaryParams, SummaryQuery<'c, 'a, 's, C, Summary, 3>, C>
    for SummaryStmt
{
    fn params(&'s self, client: &'c C, params: &'a SummaryParams) -> SummaryQuery<'c, 'a, 's, C, Summary, 3> {
        self.bind(client, &params.user_id, &params.now, &params.soon)
    }
}
pub struct DuePathwaysStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due_pathways() -> DuePathwaysStmt {
    DuePathwaysStmt(
        "select up.pathway_id, v.title, up.due_at, count(*) filter (where up.due_at <= $1) over () as overdue, count(*) filter (where up.due_at > $1 and up.due_at < $2) over () as due_soon from user_learning_pathways up join learning_pathways p on p.id = up.pathway_id and p.status in ('published', 'publishedwithdraft') join pathway_versions v on v.pathway_id = p.id and v.version = p.live_version where up.user_id = $3 and up.archived_at is null and up.completed_at is null and up.due_at is not null order by up.due_at, up.pathway_id limit 4",
        None,
    )
}
impl DuePathwaysStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        soon: &'a chrono::DateTime<chrono::Utc>,
        user_id: &'a uuid::Uuid,
    ) -> DuePathwaysQuery<'c, 'a, 's, C, DuePathways, 3> {
        DuePathwaysQuery {
            client,
            params: [now, soon, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DuePathwaysBorrowed, tokio_postgres::Error> {
                Ok(DuePathwaysBorrowed {
                    pathway_id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    due_at: row.try_get(2)?,
                    overdue: row.try_get(3)?,
                    due_soon: row.try_get(4)?,
                })
            },
            mapper: |it| DuePathways::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, DuePathwaysParams, DuePathwaysQuery<'c, 'a, 's, C, DuePathways, 3>, C>
    for DuePathwaysStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DuePathwaysParams,
    ) -> DuePathwaysQuery<'c, 'a, 's, C, DuePathways, 3> {
        self.bind(client, &params.now, &params.soon, &params.user_id)
    }
}
pub struct TimelineStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn timeline() -> TimelineStmt {
    TimelineStmt(
        "with mine as materialized ( select uc.id, uc.cycle, cv.title, uc.permitted_at, uc.started_at, uc.completed_at, uc.archived_at is null and c.status in ('published', 'publishedwithdraft') as is_open from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.user_id = $1 ), entries as ( select 'completed' as kind, 3 as rank, id, completed_at as at, title, cycle as round, is_open from mine where completed_at is not null union all select 'started', 2, id, started_at, title, cycle, is_open from mine where started_at is not null union all select 'assigned', 1, id, permitted_at, title, cycle, is_open from mine where is_open or started_at is not null union all select 'joined', 0, user_id, created_at, null, null, false from user_teams where user_id = $1 and team_id = $2 ) select t.kind, t.rank, t.id, t.at, t.title, t.round, t.is_open from entries t where ($3::text is null or t.kind = $3) and ($4::timestamptz is null or (t.at, t.rank, t.id) < ($4, $5::int, $6::uuid)) order by t.at desc, t.rank desc, t.id desc limit $7",
        None,
    )
}
impl TimelineStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
        kind: &'a Option<T2>,
        at: &'a Option<chrono::DateTime<chrono::Utc>>,
        rank: &'a Option<i32>,
        id: &'a Option<uuid::Uuid>,
        most: &'a i64,
    ) -> TimelineQuery<'c, 'a, 's, C, Timeline, 7> {
        TimelineQuery {
            client,
            params: [user_id, team_id, kind, at, rank, id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TimelineBorrowed, tokio_postgres::Error> {
                Ok(TimelineBorrowed {
                    kind: row.try_get(0)?,
                    rank: row.try_get(1)?,
                    id: row.try_get(2)?,
                    at: row.try_get(3)?,
                    title: row.try_get(4)?,
                    round: row.try_get(5)?,
                    is_open: row.try_get(6)?,
                })
            },
            mapper: |it| Timeline::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, TimelineParams<T1, T2>, TimelineQuery<'c, 'a, 's, C, Timeline, 7>, C>
    for TimelineStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TimelineParams<T1, T2>,
    ) -> TimelineQuery<'c, 'a, 's, C, Timeline, 7> {
        self.bind(
            client,
            &params.user_id,
            &params.team_id,
            &params.kind,
            &params.at,
            &params.rank,
            &params.id,
            &params.most,
        )
    }
}
pub struct OutlineStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn outline() -> OutlineStmt {
    OutlineStmt(
        "select s.id as section_id, s.title as section_title, a.id, a.type, a.title, a.required, a.completion, a.content, a.minutes, a.opens from sections s left join activities a on a.course_id = s.course_id and a.version = s.version and a.section_id = s.id where s.course_id = $1 and s.version = $2 order by s.position, s.id, a.position, a.id",
        None,
    )
}
impl OutlineStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> OutlineQuery<'c, 'a, 's, C, Outline, 2> {
        OutlineQuery {
            client,
            params: [course_id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OutlineBorrowed, tokio_postgres::Error> {
                Ok(OutlineBorrowed {
                    section_id: row.try_get(0)?,
                    section_title: row.try_get(1)?,
                    id: row.try_get(2)?,
                    r#type: row.try_get(3)?,
                    title: row.try_get(4)?,
                    required: row.try_get(5)?,
                    completion: row.try_get(6)?,
                    content: row.try_get(7)?,
                    minutes: row.try_get(8)?,
                    opens: row.try_get(9)?,
                })
            },
            mapper: |it| Outline::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OutlineParams, OutlineQuery<'c, 'a, 's, C, Outline, 2>, C>
    for OutlineStmt
{
    fn params(&'s self, client: &'c C, params: &'a OutlineParams) -> OutlineQuery<'c, 'a, 's, C, Outline, 2> {
        self.bind(client, &params.course_id, &params.version)
    }
}
pub struct ActivityStatesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activity_states() -> ActivityStatesStmt {
    ActivityStatesStmt(
        "select activity_id, status, progress, resume, watched, spent_ms, opened_at, completed_at from user_activities where user_course_id = $1",
        None,
    )
}
impl ActivityStatesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
    ) -> ActivityStatesQuery<'c, 'a, 's, C, ActivityStates, 1> {
        ActivityStatesQuery {
            client,
            params: [user_course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ActivityStatesBorrowed, tokio_postgres::Error> {
                Ok(ActivityStatesBorrowed {
                    activity_id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    progress: row.try_get(2)?,
                    resume: row.try_get(3)?,
                    watched: row.try_get(4)?,
                    spent_ms: row.try_get(5)?,
                    opened_at: row.try_get(6)?,
                    completed_at: row.try_get(7)?,
                })
            },
            mapper: |it| ActivityStates::from(it),
        }
    }
}
pub struct LockUserCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_user_course() -> LockUserCourseStmt {
    LockUserCourseStmt(
        "select id from user_courses where id = $1 and user_id = $2 and archived_at is null for no key update",
        None,
    )
}
impl LockUserCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [user_course_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LockUserCourseParams, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for LockUserCourseStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockUserCourseParams,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.user_course_id, &params.user_id)
    }
}
pub struct PathStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn path() -> PathStmt {
    PathStmt(
        "select uc.course_id, uc.cycle, uc.permitted_at, uc.started_at is not null as started, uc.status, uc.completed_at, uc.last_activity, cv.version, cv.title, cv.sequential and not c.is_bundle as sequential, cv.certificate, cv.availability_from, cv.availability_until, a.id, a.type, a.required, a.completion, case when a.id = $1 then a.content end as content, a.opens, ua.status as activity_status, ua.progress as activity_progress, case when a.id = $1 then ua.resume end as resume, case when a.id = $1 then ua.watched end as watched, ua.spent_ms, ua.credit_ms, ua.opened_at, ua.reported_at, ua.completed_at as activity_completed_at from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) join activities a on a.course_id = cv.course_id and a.version = cv.version join sections s on s.course_id = a.course_id and s.version = a.version and s.id = a.section_id left join user_activities ua on ua.user_course_id = uc.id and ua.activity_id = a.id where uc.id = $2 and c.status in ('published', 'publishedwithdraft') order by s.position, s.id, a.position, a.id",
        None,
    )
}
impl PathStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        activity_id: &'a uuid::Uuid,
        user_course_id: &'a uuid::Uuid,
    ) -> PathQuery<'c, 'a, 's, C, Path, 2> {
        PathQuery {
            client,
            params: [activity_id, user_course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PathBorrowed, tokio_postgres::Error> {
                Ok(PathBorrowed {
                    course_id: row.try_get(0)?,
                    cycle: row.try_get(1)?,
                    permitted_at: row.try_get(2)?,
                    started: row.try_get(3)?,
                    status: row.try_get(4)?,
                    completed_at: row.try_get(5)?,
                    last_activity: row.try_get(6)?,
                    version: row.try_get(7)?,
                    title: row.try_get(8)?,
                    sequential: row.try_get(9)?,
                    certificate: row.try_get(10)?,
                    availability_from: row.try_get(11)?,
                    availability_until: row.try_get(12)?,
                    id: row.try_get(13)?,
                    r#type: row.try_get(14)?,
                    required: row.try_get(15)?,
                    completion: row.try_get(16)?,
                    content: row.try_get(17)?,
                    opens: row.try_get(18)?,
                    activity_status: row.try_get(19)?,
                    activity_progress: row.try_get(20)?,
                    resume: row.try_get(21)?,
                    watched: row.try_get(22)?,
                    spent_ms: row.try_get(23)?,
                    credit_ms: row.try_get(24)?,
                    opened_at: row.try_get(25)?,
                    reported_at: row.try_get(26)?,
                    activity_completed_at: row.try_get(27)?,
                })
            },
            mapper: |it| Path::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, PathParams, PathQuery<'c, 'a, 's, C, Path, 2>, C> for PathStmt
{
    fn params(&'s self, client: &'c C, params: &'a PathParams) -> PathQuery<'c, 'a, 's, C, Path, 2> {
        self.bind(client, &params.activity_id, &params.user_course_id)
    }
}
pub struct StoreActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_activity() -> StoreActivityStmt {
    StoreActivityStmt(
        "insert into user_activities (user_course_id, activity_id, status, progress, resume, watched, spent_ms, credit_ms, opened_at, reported_at, completed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (user_course_id, activity_id) do update set status = excluded.status, progress = excluded.progress, resume = excluded.resume, watched = excluded.watched, spent_ms = excluded.spent_ms, credit_ms = excluded.credit_ms, opened_at = excluded.opened_at, reported_at = excluded.reported_at, completed_at = excluded.completed_at",
        None,
    )
}
impl StoreActivityStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql, T3: crate::JsonSql>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        activity_id: &'a uuid::Uuid,
        status: &'a T1,
        progress: &'a i16,
        resume: &'a T2,
        watched: &'a T3,
        spent_ms: &'a i64,
        credit_ms: &'a i64,
        opened_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        reported_at: &'a Option<chrono::DateTime<chrono::Utc>>,
        completed_at: &'a Option<chrono::DateTime<chrono::Utc>>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    user_course_id,
                    activity_id,
                    status,
                    progress,
                    resume,
                    watched,
                    spent_ms,
                    credit_ms,
                    opened_at,
                    reported_at,
                    completed_at,
                ],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::JsonSql, T3: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreActivityParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreActivityStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreActivityParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.user_course_id,
            &params.activity_id,
            &params.status,
            &params.progress,
            &params.resume,
            &params.watched,
            &params.spent_ms,
            &params.credit_ms,
            &params.opened_at,
            &params.reported_at,
            &params.completed_at,
        ))
    }
}
pub struct StoreCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_course() -> StoreCourseStmt {
    StoreCourseStmt(
        "update user_courses set version = coalesce(version, $1), status = $2, progress = $3, last_activity = $4, started_at = coalesce(started_at, $5), completed_at = case when $2 = 'completed' then coalesce(completed_at, $5) end, updated_at = $5 where id = $6",
        None,
    )
}
impl StoreCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        version: &'a i32,
        status: &'a T1,
        progress: &'a i16,
        last_activity: &'a Option<uuid::Uuid>,
        now: &'a chrono::DateTime<chrono::Utc>,
        user_course_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[version, status, progress, last_activity, now, user_course_id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        StoreCourseParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for StoreCourseStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a StoreCourseParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.version,
            &params.status,
            &params.progress,
            &params.last_activity,
            &params.now,
            &params.user_course_id,
        ))
    }
}
pub struct IsOwnStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_own() -> IsOwnStmt {
    IsOwnStmt(
        "select exists (select from user_courses where id = $1 and user_id = $2 and archived_at is null) as own",
        None,
    )
}
impl IsOwnStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [user_course_id, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, IsOwnParams, BoolQuery<'c, 'a, 's, C, bool, 2>, C> for IsOwnStmt
{
    fn params(&'s self, client: &'c C, params: &'a IsOwnParams) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.user_course_id, &params.user_id)
    }
}
pub struct RoundsWithFormStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rounds_with_form() -> RoundsWithFormStmt {
    RoundsWithFormStmt(
        "select uc.id, uc.user_id, uc.cycle, uc.permitted_at, a.id as activity_id from activities a join courses c on c.id = a.course_id and c.status in ('published', 'publishedwithdraft') join user_courses uc on uc.course_id = c.id and uc.user_id = any($1::uuid[]) and uc.archived_at is null where a.type = 'form' and a.content->>'form' = $2::uuid::text and a.version = coalesce(uc.version, c.live_version) order by uc.id, a.id",
        None,
    )
}
impl RoundsWithFormStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        document: &'a uuid::Uuid,
    ) -> RoundsWithFormQuery<'c, 'a, 's, C, RoundsWithForm, 2> {
        RoundsWithFormQuery {
            client,
            params: [users, document],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RoundsWithForm, tokio_postgres::Error> {
                Ok(RoundsWithForm {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    cycle: row.try_get(2)?,
                    permitted_at: row.try_get(3)?,
                    activity_id: row.try_get(4)?,
                })
            },
            mapper: |it| RoundsWithForm::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RoundsWithFormParams<T1>,
        RoundsWithFormQuery<'c, 'a, 's, C, RoundsWithForm, 2>,
        C,
    > for RoundsWithFormStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RoundsWithFormParams<T1>,
    ) -> RoundsWithFormQuery<'c, 'a, 's, C, RoundsWithForm, 2> {
        self.bind(client, &params.users, &params.document)
    }
}
pub struct RoundsWithEventStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rounds_with_event() -> RoundsWithEventStmt {
    RoundsWithEventStmt(
        "select uc.id, uc.user_id, uc.cycle, uc.permitted_at, a.id as activity_id from activities a join courses c on c.id = a.course_id and c.status in ('published', 'publishedwithdraft') join user_courses uc on uc.course_id = c.id and uc.user_id = any($1::uuid[]) and uc.archived_at is null where a.type = 'event' and a.content->'events' @> to_jsonb($2::uuid::text) and a.version = coalesce(uc.version, c.live_version) order by uc.id, a.id",
        None,
    )
}
impl RoundsWithEventStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        document: &'a uuid::Uuid,
    ) -> RoundsWithEventQuery<'c, 'a, 's, C, RoundsWithEvent, 2> {
        RoundsWithEventQuery {
            client,
            params: [users, document],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RoundsWithEvent, tokio_postgres::Error> {
                Ok(RoundsWithEvent {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    cycle: row.try_get(2)?,
                    permitted_at: row.try_get(3)?,
                    activity_id: row.try_get(4)?,
                })
            },
            mapper: |it| RoundsWithEvent::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RoundsWithEventParams<T1>,
        RoundsWithEventQuery<'c, 'a, 's, C, RoundsWithEvent, 2>,
        C,
    > for RoundsWithEventStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RoundsWithEventParams<T1>,
    ) -> RoundsWithEventQuery<'c, 'a, 's, C, RoundsWithEvent, 2> {
        self.bind(client, &params.users, &params.document)
    }
}
pub struct GrantStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grant() -> GrantStmt {
    GrantStmt(
        "with requested as materialized ( select x.id as fresh, x.user_id, x.course_id, x.is_optional, latest.id from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[]) as x (id, user_id, course_id, is_optional) left join lateral ( select uc.id from user_courses uc where uc.user_id = x.user_id and uc.course_id = x.course_id order by uc.cycle desc limit 1 ) as latest on true ), again as ( update user_courses uc set archived_at = null, is_optional = requested.is_optional, reset_at = case when uc.archived_at is null then uc.reset_at end, updated_at = case when uc.archived_at is null then uc.updated_at else $5 end from requested where uc.id = requested.id ) insert into user_courses (id, user_id, course_id, is_optional, permitted_at, updated_at) select fresh, user_id, course_id, is_optional, $5, $5 from requested where id is null on conflict (user_id, course_id, cycle) do nothing returning user_id, course_id",
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
        courses: &'a T3,
        optionals: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> GrantQuery<'c, 'a, 's, C, Grant, 5> {
        GrantQuery {
            client,
            params: [ids, users, courses, optionals, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Grant, tokio_postgres::Error> {
                Ok(Grant {
                    user_id: row.try_get(0)?,
                    course_id: row.try_get(1)?,
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
            &params.courses,
            &params.optionals,
            &params.now,
        )
    }
}
pub struct ReleaseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn release() -> ReleaseStmt {
    ReleaseStmt(
        "update user_courses uc set archived_at = $1, updated_at = $1 from unnest($2::uuid[], $3::uuid[]) as x (user_id, course_id) where uc.user_id = x.user_id and uc.course_id = x.course_id and uc.archived_at is null",
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
        courses: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, users, courses])
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
        Box::pin(self.bind(client, &params.now, &params.users, &params.courses))
    }
}
pub struct LatestRoundStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn latest_round() -> LatestRoundStmt {
    LatestRoundStmt(
        "select id, status, progress, archived_at from user_courses where user_id = $1 and course_id = $2 order by cycle desc limit 1",
        None,
    )
}
impl LatestRoundStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        course_id: &'a uuid::Uuid,
    ) -> LatestRoundQuery<'c, 'a, 's, C, LatestRound, 2> {
        LatestRoundQuery {
            client,
            params: [user_id, course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LatestRoundBorrowed, tokio_postgres::Error> {
                Ok(LatestRoundBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    progress: row.try_get(2)?,
                    archived_at: row.try_get(3)?,
                })
            },
            mapper: |it| LatestRound::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LatestRoundParams, LatestRoundQuery<'c, 'a, 's, C, LatestRound, 2>, C>
    for LatestRoundStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LatestRoundParams,
    ) -> LatestRoundQuery<'c, 'a, 's, C, LatestRound, 2> {
        self.bind(client, &params.user_id, &params.course_id)
    }
}
pub struct RecomputeDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn recompute_due() -> RecomputeDueStmt {
    RecomputeDueStmt(
        "with requested as materialized ( select round.* from unnest($1::uuid[], $2::uuid[]) as x (user_id, course_id) cross join lateral ( select uc.id, uc.user_id, uc.course_id, uc.cycle, uc.is_optional, uc.permitted_at from user_courses uc where uc.user_id = x.user_id and (uc.course_id = x.course_id) is true and uc.archived_at is null and uc.completed_at is null offset 0 ) as round ), counted as ( select requested.id, min(case when s.kind <> 'rule' and s.due_at is not null then s.due_at else coalesce(case when s.kind = 'package' then package_due(s.source_id, requested.user_id, $3::text) end, due_moment(coalesce(p.due, c.due), requested.permitted_at, requested.user_id, c.reset_mode <> 'none' and requested.cycle > 1, $3)) end) as due_at from requested join courses c on c.id = requested.course_id cross join lateral ( select s.kind, s.source_id, s.due_at from assignment_sources s where s.user_id = requested.user_id and s.document_id = requested.course_id and s.type = 'course' and s.is_optional = requested.is_optional offset 0 ) as s left join permissions p on s.kind = 'rule' and p.id::text = s.source_id group by requested.id ) update user_courses uc set due_at = coalesce(uc.extended_until, counted.due_at) from counted where uc.id = counted.id and uc.due_at is distinct from coalesce(uc.extended_until, counted.due_at)",
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
        courses: &'a T2,
        zone: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[users, courses, zone])
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
        Box::pin(self.bind(client, &params.users, &params.courses, &params.zone))
    }
}
pub struct DatedByFieldStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn dated_by_field() -> DatedByFieldStmt {
    DatedByFieldStmt(
        "with fielded as materialized ( select id from courses where due ->> 'kind' = 'field' union select document_id from permissions where type = 'course' and status = 'active' and due ->> 'kind' = 'field' ) select uc.user_id, uc.course_id from unnest($1::uuid[]) as person (id) join user_courses uc on uc.user_id = person.id and uc.archived_at is null and uc.completed_at is null where uc.course_id in (select id from fielded)",
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
pub struct DatedByCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn dated_by_course() -> DatedByCourseStmt {
    DatedByCourseStmt(
        "select user_id from user_courses where course_id = $1 and archived_at is null and completed_at is null order by user_id",
        None,
    )
}
impl DatedByCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_due() -> LockDueStmt {
    LockDueStmt("select due, teams from courses where id = $1 for no key update", None)
}
impl LockDueStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockDueQuery<'c, 'a, 's, C, LockDue, 1> {
        LockDueQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockDueBorrowed, tokio_postgres::Error> {
                Ok(LockDueBorrowed {
                    due: row.try_get(0)?,
                    teams: row.try_get(1)?,
                })
            },
            mapper: |it| LockDue::from(it),
        }
    }
}
pub struct CourseDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_due() -> CourseDueStmt {
    CourseDueStmt("select due, teams from courses where id = $1", None)
}
impl CourseDueStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> CourseDueQuery<'c, 'a, 's, C, CourseDue, 1> {
        CourseDueQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CourseDueBorrowed, tokio_postgres::Error> {
                Ok(CourseDueBorrowed {
                    due: row.try_get(0)?,
                    teams: row.try_get(1)?,
                })
            },
            mapper: |it| CourseDue::from(it),
        }
    }
}
pub struct ExtendStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn extend() -> ExtendStmt {
    ExtendStmt(
        "update user_courses set extended_until = $1 where id = any($2::uuid[]) and course_id = $3 and archived_at is null and completed_at is null returning user_id",
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
        ids: &'a T1,
        course_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [until, ids, course_id],
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
        self.bind(client, &params.until, &params.ids, &params.course_id)
    }
}
pub struct CourseRefresherStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_refresher() -> CourseRefresherStmt {
    CourseRefresherStmt(
        "select reset_mode, reset_days, reset_month_day, teams from courses where id = $1",
        None,
    )
}
impl CourseRefresherStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> CourseRefresherQuery<'c, 'a, 's, C, CourseRefresher, 1> {
        CourseRefresherQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CourseRefresherBorrowed, tokio_postgres::Error> {
                Ok(CourseRefresherBorrowed {
                    reset_mode: row.try_get(0)?,
                    reset_days: row.try_get(1)?,
                    reset_month_day: row.try_get(2)?,
                    teams: row.try_get(3)?,
                })
            },
            mapper: |it| CourseRefresher::from(it),
        }
    }
}
pub struct RoundsOfPairsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rounds_of_pairs() -> RoundsOfPairsStmt {
    RoundsOfPairsStmt(
        "select round.id, first.permitted_at as given_at, c.reset_mode, c.reset_days, c.reset_month_day, round.reset_at from unnest($1::uuid[], $2::uuid[]) as x (user_id, course_id) join courses c on c.id = x.course_id and c.reset_mode <> 'none' cross join lateral ( select uc.id, uc.reset_at from user_courses uc where uc.user_id = x.user_id and uc.course_id = x.course_id and uc.archived_at is null offset 0 ) as round cross join lateral ( select uc.permitted_at from user_courses uc where uc.user_id = x.user_id and uc.course_id = x.course_id order by uc.cycle limit 1 ) as first",
        None,
    )
}
impl RoundsOfPairsStmt {
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
        courses: &'a T2,
    ) -> RoundsOfPairsQuery<'c, 'a, 's, C, RoundsOfPairs, 2> {
        RoundsOfPairsQuery {
            client,
            params: [users, courses],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RoundsOfPairsBorrowed, tokio_postgres::Error> {
                Ok(RoundsOfPairsBorrowed {
                    id: row.try_get(0)?,
                    given_at: row.try_get(1)?,
                    reset_mode: row.try_get(2)?,
                    reset_days: row.try_get(3)?,
                    reset_month_day: row.try_get(4)?,
                    reset_at: row.try_get(5)?,
                })
            },
            mapper: |it| RoundsOfPairs::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RoundsOfPairsParams<T1, T2>,
        RoundsOfPairsQuery<'c, 'a, 's, C, RoundsOfPairs, 2>,
        C,
    > for RoundsOfPairsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RoundsOfPairsParams<T1, T2>,
    ) -> RoundsOfPairsQuery<'c, 'a, 's, C, RoundsOfPairs, 2> {
        self.bind(client, &params.users, &params.courses)
    }
}
pub struct RoundsOfCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rounds_of_course() -> RoundsOfCourseStmt {
    RoundsOfCourseStmt(
        "select user_id from user_courses where course_id = $1 and archived_at is null order by user_id",
        None,
    )
}
impl RoundsOfCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct SetResetsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_resets() -> SetResetsStmt {
    SetResetsStmt(
        "update user_courses uc set reset_at = x.reset_at from unnest($1::uuid[], $2::timestamptz[]) as x (id, reset_at) where uc.id = x.id",
        None,
    )
}
impl SetResetsStmt {
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
        T2: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        reset_ats: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids, reset_ats]).await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = chrono::DateTime<chrono::Utc>>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetResetsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetResetsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetResetsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.ids, &params.reset_ats))
    }
}
pub struct NeverResetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn never_reset() -> NeverResetStmt {
    NeverResetStmt(
        "update user_courses set reset_at = null where course_id = $1 and reset_at is not null",
        None,
    )
}
impl NeverResetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[course_id]).await
    }
}
pub struct NextResetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_reset() -> NextResetStmt {
    NextResetStmt(
        "select min(soonest.reset_at) as at from courses c cross join lateral ( select uc.reset_at from user_courses uc where uc.course_id = c.id and uc.archived_at is null and uc.reset_at is not null order by uc.reset_at limit 1 ) as soonest where c.reset_mode <> 'none' and c.status in ('published', 'publishedwithdraft')",
        None,
    )
}
impl NextResetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> OptionchronoDateTimechronoUtcQuery<'c, 'a, 's, C, Option<chrono::DateTime<chrono::Utc>>, 0> {
        OptionchronoDateTimechronoUtcQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RoundsToResetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rounds_to_reset() -> RoundsToResetStmt {
    RoundsToResetStmt(
        "select uc.id, uc.user_id, uc.course_id from user_courses uc join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft') and c.reset_mode <> 'none' where uc.reset_at <= $1 and uc.archived_at is null order by uc.reset_at, uc.id limit $2 for no key update of uc",
        None,
    )
}
impl RoundsToResetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> RoundsToResetQuery<'c, 'a, 's, C, RoundsToReset, 2> {
        RoundsToResetQuery {
            client,
            params: [now, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RoundsToReset, tokio_postgres::Error> {
                Ok(RoundsToReset {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                })
            },
            mapper: |it| RoundsToReset::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RoundsToResetParams,
        RoundsToResetQuery<'c, 'a, 's, C, RoundsToReset, 2>,
        C,
    > for RoundsToResetStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RoundsToResetParams,
    ) -> RoundsToResetQuery<'c, 'a, 's, C, RoundsToReset, 2> {
        self.bind(client, &params.now, &params.most)
    }
}
pub struct LockRoundsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_rounds() -> LockRoundsStmt {
    LockRoundsStmt(
        "select id from user_courses where course_id = $1 order by id for no key update",
        None,
    )
}
impl LockRoundsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct HasActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn has_activity() -> HasActivityStmt {
    HasActivityStmt(
        "select exists (select from user_courses where course_id = $1 and started_at is not null) as has_activity",
        None,
    )
}
impl HasActivityStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RoundsOfPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rounds_of_people() -> RoundsOfPeopleStmt {
    RoundsOfPeopleStmt(
        "select id from user_courses where user_id = any($1::uuid[]) and course_id = $2 and archived_at is null order by id",
        None,
    )
}
impl RoundsOfPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        course_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [users, course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, RoundsOfPeopleParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for RoundsOfPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RoundsOfPeopleParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.users, &params.course_id)
    }
}
pub struct RoundsOfTeamStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rounds_of_team() -> RoundsOfTeamStmt {
    RoundsOfTeamStmt(
        "select uc.id from user_courses uc join user_teams person on person.user_id = uc.user_id and person.team_id = $1 where uc.id = any($2::uuid[]) and uc.course_id = $3 and uc.archived_at is null order by uc.id",
        None,
    )
}
impl RoundsOfTeamStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        ids: &'a T2,
        course_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [team_id, ids, course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        RoundsOfTeamParams<T1, T2>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>,
        C,
    > for RoundsOfTeamStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RoundsOfTeamParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.team_id, &params.ids, &params.course_id)
    }
}
pub struct LockToCompleteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_to_complete() -> LockToCompleteStmt {
    LockToCompleteStmt(
        "select uc.id, uc.user_id, uc.started_at is not null as started from user_courses uc join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft') where uc.id = any($1::uuid[]) and uc.course_id = $2 and uc.archived_at is null and uc.status <> 'completed' order by uc.id for no key update of uc",
        None,
    )
}
impl LockToCompleteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        course_id: &'a uuid::Uuid,
    ) -> LockToCompleteQuery<'c, 'a, 's, C, LockToComplete, 2> {
        LockToCompleteQuery {
            client,
            params: [ids, course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockToComplete, tokio_postgres::Error> {
                Ok(LockToComplete {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    started: row.try_get(2)?,
                })
            },
            mapper: |it| LockToComplete::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        LockToCompleteParams<T1>,
        LockToCompleteQuery<'c, 'a, 's, C, LockToComplete, 2>,
        C,
    > for LockToCompleteStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockToCompleteParams<T1>,
    ) -> LockToCompleteQuery<'c, 'a, 's, C, LockToComplete, 2> {
        self.bind(client, &params.ids, &params.course_id)
    }
}
pub struct CompleteActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn complete_activities() -> CompleteActivitiesStmt {
    CompleteActivitiesStmt(
        "insert into user_activities (user_course_id, activity_id, status, progress, completed_at) select uc.id, a.id, 'completed', 100, $1::timestamptz from user_courses uc join courses c on c.id = uc.course_id join activities a on a.course_id = c.id and a.version = coalesce(uc.version, c.live_version) where uc.id = any($2::uuid[]) and (a.required or not exists ( select from activities r where r.course_id = a.course_id and r.version = a.version and r.required)) on conflict (user_course_id, activity_id) do update set status = 'completed', progress = 100, completed_at = excluded.completed_at where user_activities.completed_at is null",
        None,
    )
}
impl CompleteActivitiesStmt {
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
        CompleteActivitiesParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CompleteActivitiesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CompleteActivitiesParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.ids))
    }
}
pub struct CompleteRoundsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn complete_rounds() -> CompleteRoundsStmt {
    CompleteRoundsStmt(
        "update user_courses uc set version = coalesce(uc.version, c.live_version), status = 'completed', progress = 100, started_at = coalesce(uc.started_at, $1), completed_at = $1, updated_at = $1 from courses c where c.id = uc.course_id and uc.id = any($2::uuid[])",
        None,
    )
}
impl CompleteRoundsStmt {
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
        CompleteRoundsParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CompleteRoundsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CompleteRoundsParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.ids))
    }
}
pub struct LockToResetStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_to_reset() -> LockToResetStmt {
    LockToResetStmt(
        "select id, user_id from user_courses where id = any($1::uuid[]) and course_id = $2 and archived_at is null and started_at is not null order by id for no key update",
        None,
    )
}
impl LockToResetStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        course_id: &'a uuid::Uuid,
    ) -> LockToResetQuery<'c, 'a, 's, C, LockToReset, 2> {
        LockToResetQuery {
            client,
            params: [ids, course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockToReset, tokio_postgres::Error> {
                Ok(LockToReset {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| LockToReset::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, LockToResetParams<T1>, LockToResetQuery<'c, 'a, 's, C, LockToReset, 2>, C>
    for LockToResetStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a LockToResetParams<T1>,
    ) -> LockToResetQuery<'c, 'a, 's, C, LockToReset, 2> {
        self.bind(client, &params.ids, &params.course_id)
    }
}
pub struct CourseNamedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_named() -> CourseNamedStmt {
    CourseNamedStmt(
        "select c.teams, cv.title, c.status in ('published', 'publishedwithdraft') as is_live from courses c left join course_versions cv on cv.course_id = c.id and cv.version = coalesce(c.live_version, c.draft_version) where c.id = $1",
        None,
    )
}
impl CourseNamedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> CourseNamedQuery<'c, 'a, 's, C, CourseNamed, 1> {
        CourseNamedQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CourseNamedBorrowed, tokio_postgres::Error> {
                Ok(CourseNamedBorrowed {
                    teams: row.try_get(0)?,
                    title: row.try_get(1)?,
                    is_live: row.try_get(2)?,
                })
            },
            mapper: |it| CourseNamed::from(it),
        }
    }
}
pub struct LockUnderWayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_under_way() -> LockUnderWayStmt {
    LockUnderWayStmt(
        "select id from user_courses where course_id = $1 and status <> 'completed' and archived_at is null order by id for no key update",
        None,
    )
}
impl LockUnderWayStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MoveToVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn move_to_version() -> MoveToVersionStmt {
    MoveToVersionStmt(
        "with steps as ( select a.id, a.required or not exists ( select 1 from activities r where r.course_id = a.course_id and r.version = a.version and r.required) as counts from activities a where a.course_id = $1 and a.version = $2 ), tally as ( select uc.id, count(*) filter (where steps.counts) as wanted, count(*) filter (where steps.counts and ua.completed_at is not null) as done, count(*) filter (where steps.counts and ua.status = 'markingRequired') as waiting from user_courses uc left join steps on true left join user_activities ua on ua.user_course_id = uc.id and ua.activity_id = steps.id where uc.course_id = $1 and uc.status in ('inprogress', 'markingRequired') and uc.archived_at is null and uc.version <> $2 group by uc.id ) update user_courses uc set version = $2, progress = case when t.wanted = 0 then 0 else 100 * t.done / t.wanted end, status = case when t.wanted > 0 and t.done = t.wanted then 'completed' when t.waiting > 0 and t.done + t.waiting = t.wanted then 'markingRequired' else 'inprogress' end, completed_at = case when t.wanted > 0 and t.done = t.wanted then $3::timestamptz end, last_activity = case when exists (select 1 from steps where steps.id = uc.last_activity) then uc.last_activity end, updated_at = $3 from tally t where uc.id = t.id returning uc.id, uc.user_id, uc.status",
        None,
    )
}
impl MoveToVersionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> MoveToVersionQuery<'c, 'a, 's, C, MoveToVersion, 3> {
        MoveToVersionQuery {
            client,
            params: [course_id, version, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MoveToVersionBorrowed, tokio_postgres::Error> {
                Ok(MoveToVersionBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    status: row.try_get(2)?,
                })
            },
            mapper: |it| MoveToVersion::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MoveToVersionParams,
        MoveToVersionQuery<'c, 'a, 's, C, MoveToVersion, 3>,
        C,
    > for MoveToVersionStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MoveToVersionParams,
    ) -> MoveToVersionQuery<'c, 'a, 's, C, MoveToVersion, 3> {
        self.bind(client, &params.course_id, &params.version, &params.now)
    }
}
pub struct StartedOfCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn started_of_course() -> StartedOfCourseStmt {
    StartedOfCourseStmt(
        "with holders as materialized ( select id, user_id, started_at from user_courses where course_id = $1 and archived_at is null order by id for no key update ) select id, user_id from holders where started_at is not null order by id",
        None,
    )
}
impl StartedOfCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> StartedOfCourseQuery<'c, 'a, 's, C, StartedOfCourse, 1> {
        StartedOfCourseQuery {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StartedOfCourse, tokio_postgres::Error> {
                Ok(StartedOfCourse {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| StartedOfCourse::from(it),
        }
    }
}
pub struct OpenNextCycleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_next_cycle() -> OpenNextCycleStmt {
    OpenNextCycleStmt(
        "insert into user_courses (id, user_id, course_id, cycle, is_optional, permitted_at, updated_at) select x.id, uc.user_id, uc.course_id, uc.cycle + 1, uc.is_optional, $1, $1 from unnest($2::uuid[], $3::uuid[]) as x (id, before) join user_courses uc on uc.id = x.before",
        None,
    )
}
impl OpenNextCycleStmt {
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
        ids: &'a T1,
        before: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, ids, before])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        OpenNextCycleParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for OpenNextCycleStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a OpenNextCycleParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.ids, &params.before))
    }
}
pub struct CloseCyclesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn close_cycles() -> CloseCyclesStmt {
    CloseCyclesStmt(
        "update user_courses set archived_at = $1, reset_at = null where id = any($2)",
        None,
    )
}
impl CloseCyclesStmt {
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
        CloseCyclesParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CloseCyclesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CloseCyclesParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.now, &params.ids))
    }
}
pub struct HoldersOfCoursesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn holders_of_courses() -> HoldersOfCoursesStmt {
    HoldersOfCoursesStmt(
        "select course.id as course_id, holder.user_id from unnest($1::uuid[]) as course (id) cross join lateral ( select distinct user_id from user_courses where course_id = course.id and archived_at is null order by user_id limit $2 ) as holder order by course.id, holder.user_id",
        None,
    )
}
impl HoldersOfCoursesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        course_ids: &'a T1,
        most: &'a i64,
    ) -> HoldersOfCoursesQuery<'c, 'a, 's, C, HoldersOfCourses, 2> {
        HoldersOfCoursesQuery {
            client,
            params: [course_ids, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<HoldersOfCourses, tokio_postgres::Error> {
                Ok(HoldersOfCourses {
                    course_id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                })
            },
            mapper: |it| HoldersOfCourses::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        HoldersOfCoursesParams<T1>,
        HoldersOfCoursesQuery<'c, 'a, 's, C, HoldersOfCourses, 2>,
        C,
    > for HoldersOfCoursesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a HoldersOfCoursesParams<T1>,
    ) -> HoldersOfCoursesQuery<'c, 'a, 's, C, HoldersOfCourses, 2> {
        self.bind(client, &params.course_ids, &params.most)
    }
}
pub struct CourseLearnersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_learners() -> CourseLearnersStmt {
    CourseLearnersStmt(
        "select one.id, one.user_id, one.first_name, one.last_name, one.email, one.avatar, one.status, one.progress, one.is_optional, one.version, one.permitted_at, one.due_at, one.started_at, one.completed_at, one.updated_at, a.title as activity_title, one.total from ( select uc.*, person.first_name, person.last_name, person.email, person.avatar, count(*) over () as total, row_number() over (order by case when $1::text = 'name' then lower(person.first_name) end, case when $1 = '-name' then lower(person.first_name) end desc, case when $1 = 'progress' then uc.progress end, case when $1 = '-progress' then uc.progress end desc, case when $1 = 'updatedAt' then uc.updated_at end, case when $1 = '-updatedAt' then uc.updated_at end desc, case when $1 = 'dueAt' then uc.due_at end, case when $1 = '-dueAt' then uc.due_at end desc nulls last, lower(person.first_name), lower(person.last_name), uc.id) as place from user_courses uc cross join lateral (select * from user_teams where id = uc.user_id::text || '_' || $2 offset 0) person where uc.course_id = $3 and uc.archived_at is null and ($4::text is null or person.search like $4) and ($5::text is null or uc.status = $5) and ($6::timestamptz is null or uc.completed_at is null and uc.due_at <= $6 and ($7::timestamptz is null or uc.due_at > $7)) order by place limit $8 offset $9 ) one left join activities a on a.course_id = one.course_id and a.version = one.version and a.id = one.last_activity order by one.place",
        None,
    )
}
impl CourseLearnersStmt {
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
        sort: &'a T1,
        team_id: &'a T2,
        course_id: &'a uuid::Uuid,
        search: &'a Option<T3>,
        status: &'a Option<T4>,
        due_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        due_after: &'a Option<chrono::DateTime<chrono::Utc>>,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> CourseLearnersQuery<'c, 'a, 's, C, CourseLearners, 9> {
        CourseLearnersQuery {
            client,
            params: [
                sort, team_id, course_id, search, status, due_until, due_after, per_page, skip,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CourseLearnersBorrowed, tokio_postgres::Error> {
                Ok(CourseLearnersBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    first_name: row.try_get(2)?,
                    last_name: row.try_get(3)?,
                    email: row.try_get(4)?,
                    avatar: row.try_get(5)?,
                    status: row.try_get(6)?,
                    progress: row.try_get(7)?,
                    is_optional: row.try_get(8)?,
                    version: row.try_get(9)?,
                    permitted_at: row.try_get(10)?,
                    due_at: row.try_get(11)?,
                    started_at: row.try_get(12)?,
                    completed_at: row.try_get(13)?,
                    updated_at: row.try_get(14)?,
                    activity_title: row.try_get(15)?,
                    total: row.try_get(16)?,
                })
            },
            mapper: |it| CourseLearners::from(it),
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
        CourseLearnersParams<T1, T2, T3, T4>,
        CourseLearnersQuery<'c, 'a, 's, C, CourseLearners, 9>,
        C,
    > for CourseLearnersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CourseLearnersParams<T1, T2, T3, T4>,
    ) -> CourseLearnersQuery<'c, 'a, 's, C, CourseLearners, 9> {
        self.bind(
            client,
            &params.sort,
            &params.team_id,
            &params.course_id,
            &params.search,
            &params.status,
            &params.due_until,
            &params.due_after,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct CourseLearnerIdsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_learner_ids() -> CourseLearnerIdsStmt {
    CourseLearnerIdsStmt(
        "select uc.id from user_courses uc join user_teams person on person.user_id = uc.user_id and person.team_id = $1 where uc.course_id = $2 and uc.archived_at is null and ($3::text is null or person.search like $3) and ($4::text is null or uc.status = $4) and ($5::timestamptz is null or uc.completed_at is null and uc.due_at <= $5 and ($6::timestamptz is null or uc.due_at > $6)) order by case when $7::text = 'name' then lower(person.first_name) end, case when $7 = '-name' then lower(person.first_name) end desc, case when $7 = 'progress' then uc.progress end, case when $7 = '-progress' then uc.progress end desc, case when $7 = 'updatedAt' then uc.updated_at end, case when $7 = '-updatedAt' then uc.updated_at end desc, case when $7 = 'dueAt' then uc.due_at end, case when $7 = '-dueAt' then uc.due_at end desc nulls last, lower(person.first_name), lower(person.last_name), uc.id",
        None,
    )
}
impl CourseLearnerIdsStmt {
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
        course_id: &'a uuid::Uuid,
        search: &'a Option<T2>,
        status: &'a Option<T3>,
        due_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        due_after: &'a Option<chrono::DateTime<chrono::Utc>>,
        sort: &'a T4,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 7> {
        UuidUuidQuery {
            client,
            params: [team_id, course_id, search, status, due_until, due_after, sort],
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
        CourseLearnerIdsParams<T1, T2, T3, T4>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 7>,
        C,
    > for CourseLearnerIdsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CourseLearnerIdsParams<T1, T2, T3, T4>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 7> {
        self.bind(
            client,
            &params.team_id,
            &params.course_id,
            &params.search,
            &params.status,
            &params.due_until,
            &params.due_after,
            &params.sort,
        )
    }
}
pub struct CourseLearnersOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_learners_of() -> CourseLearnersOfStmt {
    CourseLearnersOfStmt(
        "select uc.id, uc.user_id, person.first_name, person.last_name, person.email, uc.status, uc.progress, uc.is_optional, uc.version, uc.permitted_at, uc.due_at, uc.started_at, uc.completed_at, uc.updated_at, a.title as activity_title from user_courses uc join user_teams person on person.user_id = uc.user_id and person.team_id = $1 left join activities a on a.course_id = uc.course_id and a.version = uc.version and a.id = uc.last_activity where uc.id = any($2)",
        None,
    )
}
impl CourseLearnersOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        ids: &'a T2,
    ) -> CourseLearnersOfQuery<'c, 'a, 's, C, CourseLearnersOf, 2> {
        CourseLearnersOfQuery {
            client,
            params: [team_id, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CourseLearnersOfBorrowed, tokio_postgres::Error> {
                Ok(CourseLearnersOfBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    first_name: row.try_get(2)?,
                    last_name: row.try_get(3)?,
                    email: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_optional: row.try_get(7)?,
                    version: row.try_get(8)?,
                    permitted_at: row.try_get(9)?,
                    due_at: row.try_get(10)?,
                    started_at: row.try_get(11)?,
                    completed_at: row.try_get(12)?,
                    updated_at: row.try_get(13)?,
                    activity_title: row.try_get(14)?,
                })
            },
            mapper: |it| CourseLearnersOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CourseLearnersOfParams<T1, T2>,
        CourseLearnersOfQuery<'c, 'a, 's, C, CourseLearnersOf, 2>,
        C,
    > for CourseLearnersOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CourseLearnersOfParams<T1, T2>,
    ) -> CourseLearnersOfQuery<'c, 'a, 's, C, CourseLearnersOf, 2> {
        self.bind(client, &params.team_id, &params.ids)
    }
}
pub struct CourseProgressStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_progress() -> CourseProgressStmt {
    CourseProgressStmt(
        "select (select count(*) from user_courses every where every.course_id = $1 and every.archived_at is null) as everywhere, count(*) as total, count(*) filter (where uc.status = 'notstarted') as notstarted, count(*) filter (where uc.status = 'inprogress') as inprogress, count(*) filter (where uc.status = 'markingRequired') as marking_required, count(*) filter (where uc.status = 'completed') as completed, count(*) filter (where uc.completed_at is null and uc.due_at <= $2) as overdue, count(*) filter (where uc.completed_at is null and uc.due_at > $2 and uc.due_at <= $3) as due_soon, coalesce(avg(uc.progress), 0)::float8 as average, max(uc.updated_at) filter (where uc.started_at is not null) as last_activity_at from user_courses uc join user_teams person on person.user_id = uc.user_id and person.team_id = $4 where uc.course_id = $1 and uc.archived_at is null",
        None,
    )
}
impl CourseProgressStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        soon: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T1,
    ) -> CourseProgressQuery<'c, 'a, 's, C, CourseProgress, 4> {
        CourseProgressQuery {
            client,
            params: [course_id, now, soon, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CourseProgress, tokio_postgres::Error> {
                Ok(CourseProgress {
                    everywhere: row.try_get(0)?,
                    total: row.try_get(1)?,
                    notstarted: row.try_get(2)?,
                    inprogress: row.try_get(3)?,
                    marking_required: row.try_get(4)?,
                    completed: row.try_get(5)?,
                    overdue: row.try_get(6)?,
                    due_soon: row.try_get(7)?,
                    average: row.try_get(8)?,
                    last_activity_at: row.try_get(9)?,
                })
            },
            mapper: |it| CourseProgress::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CourseProgressParams<T1>,
        CourseProgressQuery<'c, 'a, 's, C, CourseProgress, 4>,
        C,
    > for CourseProgressStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CourseProgressParams<T1>,
    ) -> CourseProgressQuery<'c, 'a, 's, C, CourseProgress, 4> {
        self.bind(client, &params.course_id, &params.now, &params.soon, &params.team_id)
    }
}
pub struct CourseStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_status() -> CourseStatusStmt {
    CourseStatusStmt("select status from courses where id = $1", None)
}
impl CourseStatusStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct GivenToPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn given_to_people() -> GivenToPeopleStmt {
    GivenToPeopleStmt(
        "select uc.id, uc.user_id, uc.course_id, cv.title, uc.is_optional, least(uc.due_at, cv.availability_until) as due from user_courses uc join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft') join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.user_id = any($1) and uc.course_id = $2 and uc.permitted_at = $3 and uc.archived_at is null and (cv.availability_until is null or cv.availability_until > $3) order by uc.user_id",
        None,
    )
}
impl GivenToPeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        course_id: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
    ) -> GivenToPeopleQuery<'c, 'a, 's, C, GivenToPeople, 3> {
        GivenToPeopleQuery {
            client,
            params: [users, course_id, at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GivenToPeopleBorrowed, tokio_postgres::Error> {
                Ok(GivenToPeopleBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    is_optional: row.try_get(4)?,
                    due: row.try_get(5)?,
                })
            },
            mapper: |it| GivenToPeople::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        GivenToPeopleParams<T1>,
        GivenToPeopleQuery<'c, 'a, 's, C, GivenToPeople, 3>,
        C,
    > for GivenToPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a GivenToPeopleParams<T1>,
    ) -> GivenToPeopleQuery<'c, 'a, 's, C, GivenToPeople, 3> {
        self.bind(client, &params.users, &params.course_id, &params.at)
    }
}
pub struct GivenOfCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn given_of_course() -> GivenOfCourseStmt {
    GivenOfCourseStmt(
        "select uc.id, uc.user_id, uc.course_id, cv.title, uc.is_optional, least(uc.due_at, cv.availability_until) as due from user_courses uc join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft') join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.course_id = $1 and uc.permitted_at = $2 and uc.archived_at is null and (cv.availability_until is null or cv.availability_until > $2) order by uc.user_id",
        None,
    )
}
impl GivenOfCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
    ) -> GivenOfCourseQuery<'c, 'a, 's, C, GivenOfCourse, 2> {
        GivenOfCourseQuery {
            client,
            params: [course_id, at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GivenOfCourseBorrowed, tokio_postgres::Error> {
                Ok(GivenOfCourseBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    is_optional: row.try_get(4)?,
                    due: row.try_get(5)?,
                })
            },
            mapper: |it| GivenOfCourse::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        GivenOfCourseParams,
        GivenOfCourseQuery<'c, 'a, 's, C, GivenOfCourse, 2>,
        C,
    > for GivenOfCourseStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a GivenOfCourseParams,
    ) -> GivenOfCourseQuery<'c, 'a, 's, C, GivenOfCourse, 2> {
        self.bind(client, &params.course_id, &params.at)
    }
}
pub struct CourseMinutesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn course_minutes() -> CourseMinutesStmt {
    CourseMinutesStmt(
        "select coalesce(sum(a.minutes), 0)::bigint as minutes from courses c join activities a on a.course_id = c.id and a.version = c.live_version where c.id = $1",
        None,
    )
}
impl CourseMinutesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CompletedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn completed() -> CompletedStmt {
    CompletedStmt(
        "select uc.id, uc.user_id, uc.course_id, cv.title from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.id = $1 and uc.completed_at is not null",
        None,
    )
}
impl CompletedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_course_id: &'a uuid::Uuid,
    ) -> CompletedQuery<'c, 'a, 's, C, Completed, 1> {
        CompletedQuery {
            client,
            params: [user_course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CompletedBorrowed, tokio_postgres::Error> {
                Ok(CompletedBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                })
            },
            mapper: |it| Completed::from(it),
        }
    }
}
pub struct CompletedOfCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn completed_of_course() -> CompletedOfCourseStmt {
    CompletedOfCourseStmt(
        "select uc.id, uc.user_id, uc.course_id, cv.title from user_courses uc join courses c on c.id = uc.course_id join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where uc.course_id = $1 and uc.completed_at = $2 and uc.archived_at is null order by uc.user_id",
        None,
    )
}
impl CompletedOfCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
    ) -> CompletedOfCourseQuery<'c, 'a, 's, C, CompletedOfCourse, 2> {
        CompletedOfCourseQuery {
            client,
            params: [course_id, at],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CompletedOfCourseBorrowed, tokio_postgres::Error> {
                Ok(CompletedOfCourseBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                })
            },
            mapper: |it| CompletedOfCourse::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        CompletedOfCourseParams,
        CompletedOfCourseQuery<'c, 'a, 's, C, CompletedOfCourse, 2>,
        C,
    > for CompletedOfCourseStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a CompletedOfCourseParams,
    ) -> CompletedOfCourseQuery<'c, 'a, 's, C, CompletedOfCourse, 2> {
        self.bind(client, &params.course_id, &params.at)
    }
}
pub struct DueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due() -> DueStmt {
    DueStmt(
        "with dated as ( select uc.id from user_courses uc where uc.due_at > $1 and uc.due_at <= $2 and uc.archived_at is null and uc.completed_at is null union select uc.id from course_versions cv join courses c on c.id = cv.course_id join user_courses uc on uc.course_id = c.id and uc.archived_at is null and uc.completed_at is null and coalesce(uc.version, c.live_version) = cv.version where cv.availability_until > $1 and cv.availability_until <= $2 ), timed as ( select uc.id, uc.user_id, uc.course_id, cv.title, least(uc.due_at, cv.availability_until) as due from dated join user_courses uc on uc.id = dated.id join courses c on c.id = uc.course_id and c.status in ('published', 'publishedwithdraft') join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where (not uc.is_optional or uc.started_at is not null) and uc.permitted_at <= least(uc.due_at, cv.availability_until) - make_interval(days => $3::int) ) select t.id, t.user_id, t.course_id, t.title, t.due, $4::text || t.id || ':' || extract(epoch from t.due)::bigint as event_key from timed t where t.due > $1 and t.due <= $2 and not exists ( select from user_notifications n where n.user_id = t.user_id and n.event_key = $4::text || t.id || ':' || extract(epoch from t.due)::bigint) order by t.user_id, t.id limit $5",
        None,
    )
}
impl DueStmt {
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
    ) -> DueQuery<'c, 'a, 's, C, Due, 5> {
        DueQuery {
            client,
            params: [after, until, days, key_prefix, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DueBorrowed, tokio_postgres::Error> {
                Ok(DueBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    due: row.try_get(4)?,
                    event_key: row.try_get(5)?,
                })
            },
            mapper: |it| Due::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, DueParams<T1>, DueQuery<'c, 'a, 's, C, Due, 5>, C> for DueStmt
{
    fn params(&'s self, client: &'c C, params: &'a DueParams<T1>) -> DueQuery<'c, 'a, 's, C, Due, 5> {
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
pub struct RefreshingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refreshing() -> RefreshingStmt {
    RefreshingStmt(
        "with timed as ( select uc.id, uc.user_id, uc.course_id, cv.title, uc.reset_at as ends from courses c join user_courses uc on uc.course_id = c.id and uc.reset_at > $1 and uc.reset_at <= $2 and uc.archived_at is null join course_versions cv on cv.course_id = c.id and cv.version = coalesce(uc.version, c.live_version) where c.reset_mode <> 'none' and c.status in ('published', 'publishedwithdraft') and (not uc.is_optional or uc.started_at is not null) and uc.permitted_at <= uc.reset_at - make_interval(days => $3::int) ) select t.id, t.user_id, t.course_id, t.title, t.ends, $4::text || t.id || ':' || extract(epoch from t.ends)::bigint as event_key from timed t where not exists ( select from user_notifications n where n.user_id = t.user_id and n.event_key = $4::text || t.id || ':' || extract(epoch from t.ends)::bigint) order by t.user_id, t.id limit $5",
        None,
    )
}
impl RefreshingStmt {
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
    ) -> RefreshingQuery<'c, 'a, 's, C, Refreshing, 5> {
        RefreshingQuery {
            client,
            params: [after, until, days, key_prefix, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RefreshingBorrowed, tokio_postgres::Error> {
                Ok(RefreshingBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    course_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    ends: row.try_get(4)?,
                    event_key: row.try_get(5)?,
                })
            },
            mapper: |it| Refreshing::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, RefreshingParams<T1>, RefreshingQuery<'c, 'a, 's, C, Refreshing, 5>, C>
    for RefreshingStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a RefreshingParams<T1>,
    ) -> RefreshingQuery<'c, 'a, 's, C, Refreshing, 5> {
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
pub struct OverAssignmentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn over_assignments() -> OverAssignmentsStmt {
    OverAssignmentsStmt(
        "select waiting.id from unnest($1::uuid[], $2::uuid[], $3::bool[]) as waiting (id, record, end_completed) join user_courses uc on uc.id = waiting.record where uc.archived_at is not null or waiting.end_completed and uc.completed_at is not null",
        None,
    )
}
impl OverAssignmentsStmt {
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
        T3: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        records: &'a T2,
        end_completed: &'a T3,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [ids, records, end_completed],
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
    T3: crate::ArraySql<Item = bool>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        OverAssignmentsParams<T1, T2, T3>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>,
        C,
    > for OverAssignmentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OverAssignmentsParams<T1, T2, T3>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.ids, &params.records, &params.end_completed)
    }
}
pub struct MailPicturesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mail_pictures() -> MailPicturesStmt {
    MailPicturesStmt(
        "select uc.id as about, c.id::text as seed, f.hash from user_courses uc join courses c on c.id = uc.course_id left join files f on f.id = c.card_image where uc.id = any($1) union all select c.id as about, c.id::text as seed, f.hash from courses c left join files f on f.id = c.card_image where c.id = any($1)",
        None,
    )
}
impl MailPicturesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        about: &'a T1,
    ) -> MailPicturesQuery<'c, 'a, 's, C, MailPictures, 1> {
        MailPicturesQuery {
            client,
            params: [about],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MailPicturesBorrowed, tokio_postgres::Error> {
                Ok(MailPicturesBorrowed {
                    about: row.try_get(0)?,
                    seed: row.try_get(1)?,
                    hash: row.try_get(2)?,
                })
            },
            mapper: |it| MailPictures::from(it),
        }
    }
}
