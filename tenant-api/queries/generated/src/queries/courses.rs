// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct InsertCourseParams<T1: crate::StringSql> {
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
#[derive(Clone, Copy, Debug)]
pub struct VersionFrozenParams {
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Debug)]
pub struct TouchCourseParams<T1: crate::StringSql> {
    pub status: T1,
    pub draft_version: i32,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct MoveCoursesParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub status: T1,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub ids: T2,
}
#[derive(Debug)]
pub struct SetTeamsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = T1>> {
    pub teams: Option<T2>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct SetHandleParams<T1: crate::StringSql> {
    pub handle: T1,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct PublishCourseParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub by: uuid::Uuid,
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct FreezeVersionParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct CopyVersionParams {
    pub to_version: i32,
    pub id: uuid::Uuid,
    pub from_version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct CopySectionsParams {
    pub to_version: i32,
    pub id: uuid::Uuid,
    pub from_version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct CopyActivitiesParams {
    pub to_version: i32,
    pub id: uuid::Uuid,
    pub from_version: i32,
}
#[derive(Debug)]
pub struct SetDetailsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::StringSql,
> {
    pub title: T1,
    pub description: T2,
    pub image: Option<uuid::Uuid>,
    pub category: T3,
    pub tags: T5,
    pub sequential: bool,
    pub certificate: bool,
    pub certificate_months: Option<i32>,
    pub certificate_template: Option<uuid::Uuid>,
    pub certificate_download: bool,
    pub chat: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
    pub search: T6,
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct VersionDetailsParams {
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct SectionsOfParams {
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct ActivitiesOfParams {
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct OpeningsOfParams {
    pub course_id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct PlacesOfParams {
    pub id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct OneActivityParams {
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct InsertSectionParams<T1: crate::StringSql> {
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub id: uuid::Uuid,
    pub position: i32,
    pub title: T1,
}
#[derive(Debug)]
pub struct SetSectionTitleParams<T1: crate::StringSql> {
    pub title: T1,
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct DeleteSectionParams {
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct InsertActivityParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::JsonSql,
    T5: crate::JsonSql,
> {
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub id: uuid::Uuid,
    pub section_id: uuid::Uuid,
    pub position: i32,
    pub r#type: T1,
    pub title: T2,
    pub required: bool,
    pub completion: T3,
    pub content: T4,
    pub minutes: Option<i16>,
    pub opens: Option<T5>,
}
#[derive(Debug)]
pub struct SetActivityParams<T1: crate::StringSql, T2: crate::JsonSql, T3: crate::JsonSql, T4: crate::JsonSql> {
    pub title: T1,
    pub required: bool,
    pub completion: T2,
    pub content: T3,
    pub minutes: Option<i16>,
    pub opens: Option<T4>,
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct DeleteActivityParams {
    pub course_id: uuid::Uuid,
    pub version: i32,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct OrderSectionsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = i32>> {
    pub ids: T1,
    pub positions: T2,
    pub course_id: uuid::Uuid,
    pub version: i32,
}
#[derive(Debug)]
pub struct OrderActivitiesParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = i32>,
> {
    pub ids: T1,
    pub section_ids: T2,
    pub positions: T3,
    pub course_id: uuid::Uuid,
    pub version: i32,
}
#[derive(Clone, Copy, Debug)]
pub struct SetBundleParams {
    pub is_bundle: bool,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct CountsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub now: chrono::DateTime<chrono::Utc>,
    pub team_id: T1,
    pub ids: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct CopyCourseParams {
    pub original: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct DuplicateVersionParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub id: uuid::Uuid,
    pub title: T1,
    pub search: T2,
    pub original: uuid::Uuid,
    pub version: i32,
}
#[derive(Debug)]
pub struct DuplicateSectionsParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub id: uuid::Uuid,
    pub old: T1,
    pub fresh: T2,
    pub original: uuid::Uuid,
    pub version: i32,
}
#[derive(Debug)]
pub struct DuplicateActivitiesParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub id: uuid::Uuid,
    pub old: T1,
    pub fresh: T2,
    pub old_sections: T3,
    pub fresh_sections: T4,
    pub original: uuid::Uuid,
    pub version: i32,
}
#[derive(Debug)]
pub struct SetCourseDueParams<T1: crate::JsonSql> {
    pub due: T1,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct SetRefresherParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub reset_mode: T1,
    pub reset_days: Option<i32>,
    pub reset_month_day: Option<T2>,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct SetTemplateParams {
    pub is_template: bool,
    pub id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct SeeEditorParams {
    pub long_ago: chrono::DateTime<chrono::Utc>,
    pub course_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Clone, Copy, Debug)]
pub struct DropEditorParams {
    pub course_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct OtherEditorsParams {
    pub course_id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub since: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneCourse {
    pub id: uuid::Uuid,
    pub handle: String,
    pub status: String,
    pub is_bundle: bool,
    pub is_template: bool,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_by: uuid::Uuid,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: String,
    pub description: String,
    pub image: Option<uuid::Uuid>,
    pub category: String,
    pub tags: Vec<String>,
    pub sequential: bool,
    pub certificate: bool,
    pub certificate_months: Option<i32>,
    pub certificate_template: Option<uuid::Uuid>,
    pub certificate_download: bool,
    pub chat: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
    pub frozen_at: Option<chrono::DateTime<chrono::Utc>>,
    pub changed_by_name: Option<String>,
    pub teams: Option<Vec<String>>,
}
pub struct OneCourseBorrowed<'a> {
    pub id: uuid::Uuid,
    pub handle: &'a str,
    pub status: &'a str,
    pub is_bundle: bool,
    pub is_template: bool,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_by: uuid::Uuid,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub published_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: &'a str,
    pub description: &'a str,
    pub image: Option<uuid::Uuid>,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub sequential: bool,
    pub certificate: bool,
    pub certificate_months: Option<i32>,
    pub certificate_template: Option<uuid::Uuid>,
    pub certificate_download: bool,
    pub chat: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
    pub frozen_at: Option<chrono::DateTime<chrono::Utc>>,
    pub changed_by_name: Option<&'a str>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<OneCourseBorrowed<'a>> for OneCourse {
    fn from(
        OneCourseBorrowed {
            id,
            handle,
            status,
            is_bundle,
            is_template,
            live_version,
            draft_version,
            revision,
            changed_by,
            changed_at,
            created_at,
            published_at,
            title,
            description,
            image,
            category,
            tags,
            sequential,
            certificate,
            certificate_months,
            certificate_template,
            certificate_download,
            chat,
            availability_from,
            availability_until,
            frozen_at,
            changed_by_name,
            teams,
        }: OneCourseBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            handle: handle.into(),
            status: status.into(),
            is_bundle,
            is_template,
            live_version,
            draft_version,
            revision,
            changed_by,
            changed_at,
            created_at,
            published_at,
            title: title.into(),
            description: description.into(),
            image,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            sequential,
            certificate,
            certificate_months,
            certificate_template,
            certificate_download,
            chat,
            availability_from,
            availability_until,
            frozen_at,
            changed_by_name: changed_by_name.map(|v| v.into()),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockCourse {
    pub id: uuid::Uuid,
    pub status: String,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_by: uuid::Uuid,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub teams: Option<Vec<String>>,
}
pub struct LockCourseBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub live_version: Option<i32>,
    pub draft_version: i32,
    pub revision: i32,
    pub changed_by: uuid::Uuid,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockCourseBorrowed<'a>> for LockCourse {
    fn from(
        LockCourseBorrowed {
            id,
            status,
            live_version,
            draft_version,
            revision,
            changed_by,
            changed_at,
            teams,
        }: LockCourseBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            live_version,
            draft_version,
            revision,
            changed_by,
            changed_at,
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockCourses {
    pub id: uuid::Uuid,
    pub status: String,
    pub draft_version: i32,
    pub teams: Option<Vec<String>>,
}
pub struct LockCoursesBorrowed<'a> {
    pub id: uuid::Uuid,
    pub status: &'a str,
    pub draft_version: i32,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<LockCoursesBorrowed<'a>> for LockCourses {
    fn from(
        LockCoursesBorrowed {
            id,
            status,
            draft_version,
            teams,
        }: LockCoursesBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            status: status.into(),
            draft_version,
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TitlesOf {
    pub id: uuid::Uuid,
    pub title: String,
}
pub struct TitlesOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
}
impl<'a> From<TitlesOfBorrowed<'a>> for TitlesOf {
    fn from(TitlesOfBorrowed { id, title }: TitlesOfBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct VersionDetails {
    pub title: String,
    pub description: String,
    pub image: Option<uuid::Uuid>,
    pub category: String,
    pub tags: Vec<String>,
    pub sequential: bool,
    pub certificate: bool,
    pub certificate_months: Option<i32>,
    pub certificate_template: Option<uuid::Uuid>,
    pub certificate_download: bool,
    pub chat: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct VersionDetailsBorrowed<'a> {
    pub title: &'a str,
    pub description: &'a str,
    pub image: Option<uuid::Uuid>,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub sequential: bool,
    pub certificate: bool,
    pub certificate_months: Option<i32>,
    pub certificate_template: Option<uuid::Uuid>,
    pub certificate_download: bool,
    pub chat: bool,
    pub availability_from: Option<chrono::DateTime<chrono::Utc>>,
    pub availability_until: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<VersionDetailsBorrowed<'a>> for VersionDetails {
    fn from(
        VersionDetailsBorrowed {
            title,
            description,
            image,
            category,
            tags,
            sequential,
            certificate,
            certificate_months,
            certificate_template,
            certificate_download,
            chat,
            availability_from,
            availability_until,
        }: VersionDetailsBorrowed<'a>,
    ) -> Self {
        Self {
            title: title.into(),
            description: description.into(),
            image,
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            sequential,
            certificate,
            certificate_months,
            certificate_template,
            certificate_download,
            chat,
            availability_from,
            availability_until,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct SectionsOf {
    pub id: uuid::Uuid,
    pub title: String,
}
pub struct SectionsOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
}
impl<'a> From<SectionsOfBorrowed<'a>> for SectionsOf {
    fn from(SectionsOfBorrowed { id, title }: SectionsOfBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ActivitiesOf {
    pub id: uuid::Uuid,
    pub section_id: uuid::Uuid,
    pub r#type: String,
    pub title: String,
    pub required: bool,
    pub completion: serde_json::Value,
    pub content: serde_json::Value,
    pub minutes: Option<i16>,
    pub opens: Option<serde_json::Value>,
}
pub struct ActivitiesOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub section_id: uuid::Uuid,
    pub r#type: &'a str,
    pub title: &'a str,
    pub required: bool,
    pub completion: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub minutes: Option<i16>,
    pub opens: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<ActivitiesOfBorrowed<'a>> for ActivitiesOf {
    fn from(
        ActivitiesOfBorrowed {
            id,
            section_id,
            r#type,
            title,
            required,
            completion,
            content,
            minutes,
            opens,
        }: ActivitiesOfBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            section_id,
            r#type: r#type.into(),
            title: title.into(),
            required,
            completion: serde_json::from_str(completion.0.get()).unwrap(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            minutes,
            opens: opens.map(|v| serde_json::from_str(v.0.get()).unwrap()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OpeningsOf {
    pub id: uuid::Uuid,
    pub title: String,
    pub required: bool,
    pub opens: Option<serde_json::Value>,
}
pub struct OpeningsOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub required: bool,
    pub opens: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<OpeningsOfBorrowed<'a>> for OpeningsOf {
    fn from(
        OpeningsOfBorrowed {
            id,
            title,
            required,
            opens,
        }: OpeningsOfBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            required,
            opens: opens.map(|v| serde_json::from_str(v.0.get()).unwrap()),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PlacesOf {
    pub id: uuid::Uuid,
    pub section_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct OneActivity {
    pub id: uuid::Uuid,
    pub section_id: uuid::Uuid,
    pub r#type: String,
    pub title: String,
    pub required: bool,
    pub completion: serde_json::Value,
    pub content: serde_json::Value,
    pub minutes: Option<i16>,
    pub opens: Option<serde_json::Value>,
}
pub struct OneActivityBorrowed<'a> {
    pub id: uuid::Uuid,
    pub section_id: uuid::Uuid,
    pub r#type: &'a str,
    pub title: &'a str,
    pub required: bool,
    pub completion: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub content: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub minutes: Option<i16>,
    pub opens: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<OneActivityBorrowed<'a>> for OneActivity {
    fn from(
        OneActivityBorrowed {
            id,
            section_id,
            r#type,
            title,
            required,
            completion,
            content,
            minutes,
            opens,
        }: OneActivityBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            section_id,
            r#type: r#type.into(),
            title: title.into(),
            required,
            completion: serde_json::from_str(completion.0.get()).unwrap(),
            content: serde_json::from_str(content.0.get()).unwrap(),
            minutes,
            opens: opens.map(|v| serde_json::from_str(v.0.get()).unwrap()),
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
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PeopleInCourse {
    pub not_started: i64,
    pub in_progress: i64,
    pub completed: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Counts {
    pub course_id: uuid::Uuid,
    pub enrolled: i64,
    pub completed: i64,
    pub overdue: i64,
    pub enrolled_here: i64,
    pub completed_here: i64,
    pub overdue_here: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Versions {
    pub version: i32,
    pub title: String,
    pub frozen_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_draft: bool,
    pub is_live: bool,
    pub activities: i64,
    pub people: i64,
}
pub struct VersionsBorrowed<'a> {
    pub version: i32,
    pub title: &'a str,
    pub frozen_at: Option<chrono::DateTime<chrono::Utc>>,
    pub is_draft: bool,
    pub is_live: bool,
    pub activities: i64,
    pub people: i64,
}
impl<'a> From<VersionsBorrowed<'a>> for Versions {
    fn from(
        VersionsBorrowed {
            version,
            title,
            frozen_at,
            is_draft,
            is_live,
            activities,
            people,
        }: VersionsBorrowed<'a>,
    ) -> Self {
        Self {
            version,
            title: title.into(),
            frozen_at,
            is_draft,
            is_live,
            activities,
            people,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Copied {
    pub draft_version: i32,
    pub is_bundle: bool,
    pub due: serde_json::Value,
    pub reset_mode: String,
    pub reset_days: Option<i32>,
    pub reset_month_day: Option<String>,
    pub teams: Option<Vec<String>>,
    pub title: String,
}
pub struct CopiedBorrowed<'a> {
    pub draft_version: i32,
    pub is_bundle: bool,
    pub due: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub reset_mode: &'a str,
    pub reset_days: Option<i32>,
    pub reset_month_day: Option<&'a str>,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
    pub title: &'a str,
}
impl<'a> From<CopiedBorrowed<'a>> for Copied {
    fn from(
        CopiedBorrowed {
            draft_version,
            is_bundle,
            due,
            reset_mode,
            reset_days,
            reset_month_day,
            teams,
            title,
        }: CopiedBorrowed<'a>,
    ) -> Self {
        Self {
            draft_version,
            is_bundle,
            due: serde_json::from_str(due.0.get()).unwrap(),
            reset_mode: reset_mode.into(),
            reset_days,
            reset_month_day: reset_month_day.map(|v| v.into()),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OtherEditors {
    pub user_id: uuid::Uuid,
    pub name: String,
    pub seen_at: chrono::DateTime<chrono::Utc>,
}
pub struct OtherEditorsBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub name: &'a str,
    pub seen_at: chrono::DateTime<chrono::Utc>,
}
impl<'a> From<OtherEditorsBorrowed<'a>> for OtherEditors {
    fn from(OtherEditorsBorrowed { user_id, name, seen_at }: OtherEditorsBorrowed<'a>) -> Self {
        Self {
            user_id,
            name: name.into(),
            seen_at,
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
pub struct OneCourseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneCourseBorrowed, tokio_postgres::Error>,
    mapper: fn(OneCourseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneCourseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneCourseBorrowed) -> R) -> OneCourseQuery<'c, 'a, 's, C, R, N> {
        OneCourseQuery {
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
pub struct LockCourseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockCourseBorrowed, tokio_postgres::Error>,
    mapper: fn(LockCourseBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockCourseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockCourseBorrowed) -> R) -> LockCourseQuery<'c, 'a, 's, C, R, N> {
        LockCourseQuery {
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
pub struct LockCoursesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockCoursesBorrowed, tokio_postgres::Error>,
    mapper: fn(LockCoursesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockCoursesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockCoursesBorrowed) -> R) -> LockCoursesQuery<'c, 'a, 's, C, R, N> {
        LockCoursesQuery {
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
pub struct TitlesOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TitlesOfBorrowed, tokio_postgres::Error>,
    mapper: fn(TitlesOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TitlesOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TitlesOfBorrowed) -> R) -> TitlesOfQuery<'c, 'a, 's, C, R, N> {
        TitlesOfQuery {
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
pub struct VersionDetailsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VersionDetailsBorrowed, tokio_postgres::Error>,
    mapper: fn(VersionDetailsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VersionDetailsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VersionDetailsBorrowed) -> R) -> VersionDetailsQuery<'c, 'a, 's, C, R, N> {
        VersionDetailsQuery {
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
pub struct SectionsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SectionsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(SectionsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SectionsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SectionsOfBorrowed) -> R) -> SectionsOfQuery<'c, 'a, 's, C, R, N> {
        SectionsOfQuery {
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
pub struct ActivitiesOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ActivitiesOfBorrowed, tokio_postgres::Error>,
    mapper: fn(ActivitiesOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ActivitiesOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ActivitiesOfBorrowed) -> R) -> ActivitiesOfQuery<'c, 'a, 's, C, R, N> {
        ActivitiesOfQuery {
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
pub struct OpeningsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OpeningsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(OpeningsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OpeningsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OpeningsOfBorrowed) -> R) -> OpeningsOfQuery<'c, 'a, 's, C, R, N> {
        OpeningsOfQuery {
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
pub struct PlacesOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PlacesOf, tokio_postgres::Error>,
    mapper: fn(PlacesOf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlacesOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PlacesOf) -> R) -> PlacesOfQuery<'c, 'a, 's, C, R, N> {
        PlacesOfQuery {
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
pub struct OneActivityQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneActivityBorrowed, tokio_postgres::Error>,
    mapper: fn(OneActivityBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneActivityQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneActivityBorrowed) -> R) -> OneActivityQuery<'c, 'a, 's, C, R, N> {
        OneActivityQuery {
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
pub struct PeopleInCourseQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PeopleInCourse, tokio_postgres::Error>,
    mapper: fn(PeopleInCourse) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PeopleInCourseQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PeopleInCourse) -> R) -> PeopleInCourseQuery<'c, 'a, 's, C, R, N> {
        PeopleInCourseQuery {
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
pub struct CountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Counts, tokio_postgres::Error>,
    mapper: fn(Counts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Counts) -> R) -> CountsQuery<'c, 'a, 's, C, R, N> {
        CountsQuery {
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
pub struct CopiedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CopiedBorrowed, tokio_postgres::Error>,
    mapper: fn(CopiedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CopiedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CopiedBorrowed) -> R) -> CopiedQuery<'c, 'a, 's, C, R, N> {
        CopiedQuery {
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
pub struct OtherEditorsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OtherEditorsBorrowed, tokio_postgres::Error>,
    mapper: fn(OtherEditorsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OtherEditorsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OtherEditorsBorrowed) -> R) -> OtherEditorsQuery<'c, 'a, 's, C, R, N> {
        OtherEditorsQuery {
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
pub struct InsertCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_course() -> InsertCourseStmt {
    InsertCourseStmt(
        "insert into courses (id, handle, status, draft_version, changed_by, changed_at, created_at) values ($1, $2, 'draft', 1, $3, $4, $4) on conflict (handle) do nothing",
        None,
    )
}
impl InsertCourseStmt {
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
        InsertCourseParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertCourseStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertCourseParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.id, &params.handle, &params.by, &params.now))
    }
}
pub struct InsertVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_version() -> InsertVersionStmt {
    InsertVersionStmt(
        "insert into course_versions (course_id, version, title, search) values ($1, 1, $2, $3)",
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
        "select handle from courses where handle = $1::text or handle like $1 || '-%'",
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
pub struct OneCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_course() -> OneCourseStmt {
    OneCourseStmt(
        "select c.id, c.handle, c.status, c.is_bundle, c.is_template, c.live_version, c.draft_version, c.revision, c.changed_by, c.changed_at, c.created_at, c.published_at, v.title, v.description, v.image, v.category, v.tags, v.sequential, v.certificate, v.certificate_months, v.certificate_template, v.certificate_download, v.chat, v.availability_from, v.availability_until, v.frozen_at, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = c.changed_by order by u.id limit 1) as changed_by_name, c.teams from courses c join course_versions v on v.course_id = c.id and v.version = c.draft_version where c.id = $1",
        None,
    )
}
impl OneCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> OneCourseQuery<'c, 'a, 's, C, OneCourse, 1> {
        OneCourseQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneCourseBorrowed, tokio_postgres::Error> {
                Ok(OneCourseBorrowed {
                    id: row.try_get(0)?,
                    handle: row.try_get(1)?,
                    status: row.try_get(2)?,
                    is_bundle: row.try_get(3)?,
                    is_template: row.try_get(4)?,
                    live_version: row.try_get(5)?,
                    draft_version: row.try_get(6)?,
                    revision: row.try_get(7)?,
                    changed_by: row.try_get(8)?,
                    changed_at: row.try_get(9)?,
                    created_at: row.try_get(10)?,
                    published_at: row.try_get(11)?,
                    title: row.try_get(12)?,
                    description: row.try_get(13)?,
                    image: row.try_get(14)?,
                    category: row.try_get(15)?,
                    tags: row.try_get(16)?,
                    sequential: row.try_get(17)?,
                    certificate: row.try_get(18)?,
                    certificate_months: row.try_get(19)?,
                    certificate_template: row.try_get(20)?,
                    certificate_download: row.try_get(21)?,
                    chat: row.try_get(22)?,
                    availability_from: row.try_get(23)?,
                    availability_until: row.try_get(24)?,
                    frozen_at: row.try_get(25)?,
                    changed_by_name: row.try_get(26)?,
                    teams: row.try_get(27)?,
                })
            },
            mapper: |it| OneCourse::from(it),
        }
    }
}
pub struct LockCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_course() -> LockCourseStmt {
    LockCourseStmt(
        "select id, status, live_version, draft_version, revision, changed_by, changed_at, teams from courses where id = $1 for no key update",
        None,
    )
}
impl LockCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockCourseQuery<'c, 'a, 's, C, LockCourse, 1> {
        LockCourseQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockCourseBorrowed, tokio_postgres::Error> {
                Ok(LockCourseBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    live_version: row.try_get(2)?,
                    draft_version: row.try_get(3)?,
                    revision: row.try_get(4)?,
                    changed_by: row.try_get(5)?,
                    changed_at: row.try_get(6)?,
                    teams: row.try_get(7)?,
                })
            },
            mapper: |it| LockCourse::from(it),
        }
    }
}
pub struct VersionFrozenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version_frozen() -> VersionFrozenStmt {
    VersionFrozenStmt(
        "select frozen_at is not null as frozen from course_versions where course_id = $1 and version = $2",
        None,
    )
}
impl VersionFrozenStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, VersionFrozenParams, BoolQuery<'c, 'a, 's, C, bool, 2>, C>
    for VersionFrozenStmt
{
    fn params(&'s self, client: &'c C, params: &'a VersionFrozenParams) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        self.bind(client, &params.id, &params.version)
    }
}
pub struct NameOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn name_of() -> NameOfStmt {
    NameOfStmt(
        "select first_name || ' ' || last_name as name from user_teams where user_id = $1 order by id limit 1",
        None,
    )
}
impl NameOfStmt {
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
pub struct TouchCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn touch_course() -> TouchCourseStmt {
    TouchCourseStmt(
        "update courses set status = $1, draft_version = $2, revision = revision + 1, changed_by = $3, changed_at = $4 where id = $5 returning revision",
        None,
    )
}
impl TouchCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        draft_version: &'a i32,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> I32Query<'c, 'a, 's, C, i32, 5> {
        I32Query {
            client,
            params: [status, draft_version, by, now, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, TouchCourseParams<T1>, I32Query<'c, 'a, 's, C, i32, 5>, C>
    for TouchCourseStmt
{
    fn params(&'s self, client: &'c C, params: &'a TouchCourseParams<T1>) -> I32Query<'c, 'a, 's, C, i32, 5> {
        self.bind(
            client,
            &params.status,
            &params.draft_version,
            &params.by,
            &params.now,
            &params.id,
        )
    }
}
pub struct LockCoursesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_courses() -> LockCoursesStmt {
    LockCoursesStmt(
        "select id, status, draft_version, teams from courses where id = any($1) order by id for no key update",
        None,
    )
}
impl LockCoursesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> LockCoursesQuery<'c, 'a, 's, C, LockCourses, 1> {
        LockCoursesQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockCoursesBorrowed, tokio_postgres::Error> {
                Ok(LockCoursesBorrowed {
                    id: row.try_get(0)?,
                    status: row.try_get(1)?,
                    draft_version: row.try_get(2)?,
                    teams: row.try_get(3)?,
                })
            },
            mapper: |it| LockCourses::from(it),
        }
    }
}
pub struct TitlesOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn titles_of() -> TitlesOfStmt {
    TitlesOfStmt(
        "select c.id, cv.title from courses c join course_versions cv on cv.course_id = c.id and cv.version = c.draft_version where c.id = any($1)",
        None,
    )
}
impl TitlesOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> TitlesOfQuery<'c, 'a, 's, C, TitlesOf, 1> {
        TitlesOfQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TitlesOfBorrowed, tokio_postgres::Error> {
                Ok(TitlesOfBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                })
            },
            mapper: |it| TitlesOf::from(it),
        }
    }
}
pub struct MoveCoursesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn move_courses() -> MoveCoursesStmt {
    MoveCoursesStmt(
        "update courses set status = $1, revision = revision + 1, changed_by = $2, changed_at = $3 where id = any($4)",
        None,
    )
}
impl MoveCoursesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        ids: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[status, by, now, ids])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        MoveCoursesParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for MoveCoursesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a MoveCoursesParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.status, &params.by, &params.now, &params.ids))
    }
}
pub struct SetTeamsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_teams() -> SetTeamsStmt {
    SetTeamsStmt("update courses set teams = $1 where id = $2", None)
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
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[teams, id]).await
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
        Box::pin(self.bind(client, &params.teams, &params.id))
    }
}
pub struct SetHandleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_handle() -> SetHandleStmt {
    SetHandleStmt("update courses set handle = $1 where id = $2", None)
}
impl SetHandleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        handle: &'a T1,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[handle, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetHandleParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetHandleStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetHandleParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.handle, &params.id))
    }
}
pub struct PublishCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn publish_course() -> PublishCourseStmt {
    PublishCourseStmt(
        "update courses c set status = 'published', live_version = v.version, published_at = $1, revision = revision + 1, changed_by = $2, changed_at = $1, card_version = v.version, card_title = v.title, card_category = v.category, card_image = v.image, card_from = v.availability_from, card_until = v.availability_until from course_versions v where c.id = $3 and v.course_id = c.id and v.version = $4 returning c.revision",
        None,
    )
}
impl PublishCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        by: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> I32Query<'c, 'a, 's, C, i32, 4> {
        I32Query {
            client,
            params: [now, by, id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, PublishCourseParams, I32Query<'c, 'a, 's, C, i32, 4>, C>
    for PublishCourseStmt
{
    fn params(&'s self, client: &'c C, params: &'a PublishCourseParams) -> I32Query<'c, 'a, 's, C, i32, 4> {
        self.bind(client, &params.now, &params.by, &params.id, &params.version)
    }
}
pub struct FreezeVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn freeze_version() -> FreezeVersionStmt {
    FreezeVersionStmt(
        "update course_versions set frozen_at = $1 where course_id = $2 and version = $3",
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
pub struct CopyVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn copy_version() -> CopyVersionStmt {
    CopyVersionStmt(
        "insert into course_versions (course_id, version, title, description, image, category, tags, sequential, certificate, certificate_months, certificate_template, certificate_download, chat, availability_from, availability_until, search) select course_id, $1, title, description, image, category, tags, sequential, certificate, certificate_months, certificate_template, certificate_download, chat, availability_from, availability_until, search from course_versions where course_id = $2 and version = $3",
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
        to_version: &'a i32,
        id: &'a uuid::Uuid,
        from_version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[to_version, id, from_version])
            .await
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
        Box::pin(self.bind(client, &params.to_version, &params.id, &params.from_version))
    }
}
pub struct CopySectionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn copy_sections() -> CopySectionsStmt {
    CopySectionsStmt(
        "insert into sections (course_id, version, id, position, title) select course_id, $1, id, position, title from sections where course_id = $2 and version = $3",
        None,
    )
}
impl CopySectionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        to_version: &'a i32,
        id: &'a uuid::Uuid,
        from_version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[to_version, id, from_version])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CopySectionsParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CopySectionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CopySectionsParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.to_version, &params.id, &params.from_version))
    }
}
pub struct CopyActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn copy_activities() -> CopyActivitiesStmt {
    CopyActivitiesStmt(
        "insert into activities (course_id, version, id, section_id, position, type, title, required, completion, content, minutes, opens) select course_id, $1, id, section_id, position, type, title, required, completion, content, minutes, opens from activities where course_id = $2 and version = $3",
        None,
    )
}
impl CopyActivitiesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        to_version: &'a i32,
        id: &'a uuid::Uuid,
        from_version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[to_version, id, from_version])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CopyActivitiesParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CopyActivitiesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CopyActivitiesParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.to_version, &params.id, &params.from_version))
    }
}
pub struct SetDetailsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_details() -> SetDetailsStmt {
    SetDetailsStmt(
        "update course_versions set title = $1, description = $2, image = $3, category = $4, tags = $5, sequential = $6, certificate = $7, certificate_months = $8, certificate_template = $9, certificate_download = $10, chat = $11, availability_from = $12, availability_until = $13, search = $14 where course_id = $15 and version = $16",
        None,
    )
}
impl SetDetailsStmt {
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
    >(
        &'s self,
        client: &'c C,
        title: &'a T1,
        description: &'a T2,
        image: &'a Option<uuid::Uuid>,
        category: &'a T3,
        tags: &'a T5,
        sequential: &'a bool,
        certificate: &'a bool,
        certificate_months: &'a Option<i32>,
        certificate_template: &'a Option<uuid::Uuid>,
        certificate_download: &'a bool,
        chat: &'a bool,
        availability_from: &'a Option<chrono::DateTime<chrono::Utc>>,
        availability_until: &'a Option<chrono::DateTime<chrono::Utc>>,
        search: &'a T6,
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
                    sequential,
                    certificate,
                    certificate_months,
                    certificate_template,
                    certificate_download,
                    chat,
                    availability_from,
                    availability_until,
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
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetDetailsParams<T1, T2, T3, T4, T5, T6>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetDetailsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetDetailsParams<T1, T2, T3, T4, T5, T6>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.title,
            &params.description,
            &params.image,
            &params.category,
            &params.tags,
            &params.sequential,
            &params.certificate,
            &params.certificate_months,
            &params.certificate_template,
            &params.certificate_download,
            &params.chat,
            &params.availability_from,
            &params.availability_until,
            &params.search,
            &params.id,
            &params.version,
        ))
    }
}
pub struct VersionDetailsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version_details() -> VersionDetailsStmt {
    VersionDetailsStmt(
        "select title, description, image, category, tags, sequential, certificate, certificate_months, certificate_template, certificate_download, chat, availability_from, availability_until from course_versions where course_id = $1 and version = $2",
        None,
    )
}
impl VersionDetailsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> VersionDetailsQuery<'c, 'a, 's, C, VersionDetails, 2> {
        VersionDetailsQuery {
            client,
            params: [id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<VersionDetailsBorrowed, tokio_postgres::Error> {
                Ok(VersionDetailsBorrowed {
                    title: row.try_get(0)?,
                    description: row.try_get(1)?,
                    image: row.try_get(2)?,
                    category: row.try_get(3)?,
                    tags: row.try_get(4)?,
                    sequential: row.try_get(5)?,
                    certificate: row.try_get(6)?,
                    certificate_months: row.try_get(7)?,
                    certificate_template: row.try_get(8)?,
                    certificate_download: row.try_get(9)?,
                    chat: row.try_get(10)?,
                    availability_from: row.try_get(11)?,
                    availability_until: row.try_get(12)?,
                })
            },
            mapper: |it| VersionDetails::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        VersionDetailsParams,
        VersionDetailsQuery<'c, 'a, 's, C, VersionDetails, 2>,
        C,
    > for VersionDetailsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a VersionDetailsParams,
    ) -> VersionDetailsQuery<'c, 'a, 's, C, VersionDetails, 2> {
        self.bind(client, &params.id, &params.version)
    }
}
pub struct SectionsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sections_of() -> SectionsOfStmt {
    SectionsOfStmt(
        "select id, title from sections where course_id = $1 and version = $2 order by position, id",
        None,
    )
}
impl SectionsOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> SectionsOfQuery<'c, 'a, 's, C, SectionsOf, 2> {
        SectionsOfQuery {
            client,
            params: [id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SectionsOfBorrowed, tokio_postgres::Error> {
                Ok(SectionsOfBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                })
            },
            mapper: |it| SectionsOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, SectionsOfParams, SectionsOfQuery<'c, 'a, 's, C, SectionsOf, 2>, C>
    for SectionsOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a SectionsOfParams) -> SectionsOfQuery<'c, 'a, 's, C, SectionsOf, 2> {
        self.bind(client, &params.id, &params.version)
    }
}
pub struct ActivitiesOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activities_of() -> ActivitiesOfStmt {
    ActivitiesOfStmt(
        "select id, section_id, type, title, required, completion, content, minutes, opens from activities where course_id = $1 and version = $2 order by section_id, position, id",
        None,
    )
}
impl ActivitiesOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> ActivitiesOfQuery<'c, 'a, 's, C, ActivitiesOf, 2> {
        ActivitiesOfQuery {
            client,
            params: [id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ActivitiesOfBorrowed, tokio_postgres::Error> {
                Ok(ActivitiesOfBorrowed {
                    id: row.try_get(0)?,
                    section_id: row.try_get(1)?,
                    r#type: row.try_get(2)?,
                    title: row.try_get(3)?,
                    required: row.try_get(4)?,
                    completion: row.try_get(5)?,
                    content: row.try_get(6)?,
                    minutes: row.try_get(7)?,
                    opens: row.try_get(8)?,
                })
            },
            mapper: |it| ActivitiesOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, ActivitiesOfParams, ActivitiesOfQuery<'c, 'a, 's, C, ActivitiesOf, 2>, C>
    for ActivitiesOfStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ActivitiesOfParams,
    ) -> ActivitiesOfQuery<'c, 'a, 's, C, ActivitiesOf, 2> {
        self.bind(client, &params.id, &params.version)
    }
}
pub struct OpeningsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn openings_of() -> OpeningsOfStmt {
    OpeningsOfStmt(
        "select a.id, a.title, a.required, a.opens from activities a join sections s on s.course_id = a.course_id and s.version = a.version and s.id = a.section_id where a.course_id = $1 and a.version = $2 order by s.position, s.id, a.position, a.id",
        None,
    )
}
impl OpeningsOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> OpeningsOfQuery<'c, 'a, 's, C, OpeningsOf, 2> {
        OpeningsOfQuery {
            client,
            params: [course_id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OpeningsOfBorrowed, tokio_postgres::Error> {
                Ok(OpeningsOfBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    required: row.try_get(2)?,
                    opens: row.try_get(3)?,
                })
            },
            mapper: |it| OpeningsOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OpeningsOfParams, OpeningsOfQuery<'c, 'a, 's, C, OpeningsOf, 2>, C>
    for OpeningsOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a OpeningsOfParams) -> OpeningsOfQuery<'c, 'a, 's, C, OpeningsOf, 2> {
        self.bind(client, &params.course_id, &params.version)
    }
}
pub struct PlacesOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn places_of() -> PlacesOfStmt {
    PlacesOfStmt(
        "select id, section_id from activities where course_id = $1 and version = $2 order by section_id, position, id",
        None,
    )
}
impl PlacesOfStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> PlacesOfQuery<'c, 'a, 's, C, PlacesOf, 2> {
        PlacesOfQuery {
            client,
            params: [id, version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PlacesOf, tokio_postgres::Error> {
                Ok(PlacesOf {
                    id: row.try_get(0)?,
                    section_id: row.try_get(1)?,
                })
            },
            mapper: |it| PlacesOf::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, PlacesOfParams, PlacesOfQuery<'c, 'a, 's, C, PlacesOf, 2>, C>
    for PlacesOfStmt
{
    fn params(&'s self, client: &'c C, params: &'a PlacesOfParams) -> PlacesOfQuery<'c, 'a, 's, C, PlacesOf, 2> {
        self.bind(client, &params.id, &params.version)
    }
}
pub struct OneActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one_activity() -> OneActivityStmt {
    OneActivityStmt(
        "select id, section_id, type, title, required, completion, content, minutes, opens from activities where course_id = $1 and version = $2 and id = $3",
        None,
    )
}
impl OneActivityStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        id: &'a uuid::Uuid,
    ) -> OneActivityQuery<'c, 'a, 's, C, OneActivity, 3> {
        OneActivityQuery {
            client,
            params: [course_id, version, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneActivityBorrowed, tokio_postgres::Error> {
                Ok(OneActivityBorrowed {
                    id: row.try_get(0)?,
                    section_id: row.try_get(1)?,
                    r#type: row.try_get(2)?,
                    title: row.try_get(3)?,
                    required: row.try_get(4)?,
                    completion: row.try_get(5)?,
                    content: row.try_get(6)?,
                    minutes: row.try_get(7)?,
                    opens: row.try_get(8)?,
                })
            },
            mapper: |it| OneActivity::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OneActivityParams, OneActivityQuery<'c, 'a, 's, C, OneActivity, 3>, C>
    for OneActivityStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OneActivityParams,
    ) -> OneActivityQuery<'c, 'a, 's, C, OneActivity, 3> {
        self.bind(client, &params.course_id, &params.version, &params.id)
    }
}
pub struct InsertSectionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_section() -> InsertSectionStmt {
    InsertSectionStmt(
        "insert into sections (course_id, version, id, position, title) values ($1, $2, $3, $4, $5)",
        None,
    )
}
impl InsertSectionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        id: &'a uuid::Uuid,
        position: &'a i32,
        title: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[course_id, version, id, position, title],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertSectionParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertSectionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertSectionParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.course_id,
            &params.version,
            &params.id,
            &params.position,
            &params.title,
        ))
    }
}
pub struct SetSectionTitleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_section_title() -> SetSectionTitleStmt {
    SetSectionTitleStmt(
        "update sections set title = $1 where course_id = $2 and version = $3 and id = $4",
        None,
    )
}
impl SetSectionTitleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        title: &'a T1,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[title, course_id, version, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetSectionTitleParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetSectionTitleStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetSectionTitleParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.title, &params.course_id, &params.version, &params.id))
    }
}
pub struct DeleteSectionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_section() -> DeleteSectionStmt {
    DeleteSectionStmt(
        "delete from sections where course_id = $1 and version = $2 and id = $3",
        None,
    )
}
impl DeleteSectionStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[course_id, version, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DeleteSectionParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DeleteSectionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DeleteSectionParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.course_id, &params.version, &params.id))
    }
}
pub struct InsertActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_activity() -> InsertActivityStmt {
    InsertActivityStmt(
        "insert into activities (course_id, version, id, section_id, position, type, title, required, completion, content, minutes, opens) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        None,
    )
}
impl InsertActivityStmt {
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
        T5: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        id: &'a uuid::Uuid,
        section_id: &'a uuid::Uuid,
        position: &'a i32,
        r#type: &'a T1,
        title: &'a T2,
        required: &'a bool,
        completion: &'a T3,
        content: &'a T4,
        minutes: &'a Option<i16>,
        opens: &'a Option<T5>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    course_id, version, id, section_id, position, r#type, title, required, completion, content,
                    minutes, opens,
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
    T3: crate::JsonSql,
    T4: crate::JsonSql,
    T5: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertActivityParams<T1, T2, T3, T4, T5>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for InsertActivityStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertActivityParams<T1, T2, T3, T4, T5>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.course_id,
            &params.version,
            &params.id,
            &params.section_id,
            &params.position,
            &params.r#type,
            &params.title,
            &params.required,
            &params.completion,
            &params.content,
            &params.minutes,
            &params.opens,
        ))
    }
}
pub struct SetActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_activity() -> SetActivityStmt {
    SetActivityStmt(
        "update activities set title = $1, required = $2, completion = $3, content = $4, minutes = $5, opens = $6 where course_id = $7 and version = $8 and id = $9",
        None,
    )
}
impl SetActivityStmt {
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
    >(
        &'s self,
        client: &'c C,
        title: &'a T1,
        required: &'a bool,
        completion: &'a T2,
        content: &'a T3,
        minutes: &'a Option<i16>,
        opens: &'a Option<T4>,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    title, required, completion, content, minutes, opens, course_id, version, id,
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
    T4: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetActivityParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetActivityStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetActivityParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.title,
            &params.required,
            &params.completion,
            &params.content,
            &params.minutes,
            &params.opens,
            &params.course_id,
            &params.version,
            &params.id,
        ))
    }
}
pub struct DeleteActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_activity() -> DeleteActivityStmt {
    DeleteActivityStmt(
        "delete from activities where course_id = $1 and version = $2 and id = $3",
        None,
    )
}
impl DeleteActivityStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[course_id, version, id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DeleteActivityParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DeleteActivityStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DeleteActivityParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.course_id, &params.version, &params.id))
    }
}
pub struct OrderSectionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn order_sections() -> OrderSectionsStmt {
    OrderSectionsStmt(
        "update sections s set position = o.position from unnest($1::uuid[], $2::int[]) as o (id, position) where s.course_id = $3 and s.version = $4 and s.id = o.id",
        None,
    )
}
impl OrderSectionsStmt {
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
        T2: crate::ArraySql<Item = i32>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        positions: &'a T2,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[ids, positions, course_id, version])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = i32>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        OrderSectionsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for OrderSectionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a OrderSectionsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.ids,
            &params.positions,
            &params.course_id,
            &params.version,
        ))
    }
}
pub struct OrderActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn order_activities() -> OrderActivitiesStmt {
    OrderActivitiesStmt(
        "update activities a set section_id = o.section_id, position = o.position from unnest($1::uuid[], $2::uuid[], $3::int[]) as o (id, section_id, position) where a.course_id = $4 and a.version = $5 and a.id = o.id",
        None,
    )
}
impl OrderActivitiesStmt {
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
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        section_ids: &'a T2,
        positions: &'a T3,
        course_id: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[ids, section_ids, positions, course_id, version],
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
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        OrderActivitiesParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for OrderActivitiesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a OrderActivitiesParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.ids,
            &params.section_ids,
            &params.positions,
            &params.course_id,
            &params.version,
        ))
    }
}
pub struct TagsInUseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tags_in_use() -> TagsInUseStmt {
    TagsInUseStmt(
        "select array(select distinct v.category from course_versions v join courses c on c.id = v.course_id and c.draft_version = v.version where v.category <> '' order by 1)::text[] as categories, array(select distinct t from course_versions v join courses c on c.id = v.course_id and c.draft_version = v.version, unnest(v.tags) t order by 1 limit 500)::text[] as tags",
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
pub struct PeopleInCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people_in_course() -> PeopleInCourseStmt {
    PeopleInCourseStmt(
        "select count(*) filter (where status = 'notstarted') as not_started, count(*) filter (where status in ('inprogress', 'markingRequired')) as in_progress, count(*) filter (where status = 'completed') as completed from user_courses where course_id = $1 and archived_at is null",
        None,
    )
}
impl PeopleInCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> PeopleInCourseQuery<'c, 'a, 's, C, PeopleInCourse, 1> {
        PeopleInCourseQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PeopleInCourse, tokio_postgres::Error> {
                Ok(PeopleInCourse {
                    not_started: row.try_get(0)?,
                    in_progress: row.try_get(1)?,
                    completed: row.try_get(2)?,
                })
            },
            mapper: |it| PeopleInCourse::from(it),
        }
    }
}
pub struct SetBundleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_bundle() -> SetBundleStmt {
    SetBundleStmt("update courses set is_bundle = $1 where id = $2", None)
}
impl SetBundleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        is_bundle: &'a bool,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[is_bundle, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetBundleParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetBundleStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetBundleParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.is_bundle, &params.id))
    }
}
pub struct IsBundleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_bundle() -> IsBundleStmt {
    IsBundleStmt("select is_bundle from courses where id = $1", None)
}
impl IsBundleStmt {
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
pub struct CountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn counts() -> CountsStmt {
    CountsStmt(
        "select uc.course_id, count(*) as enrolled, count(*) filter (where uc.completed_at is not null) as completed, count(*) filter (where uc.completed_at is null and uc.due_at <= $1) as overdue, count(*) filter (where here.user_id is not null) as enrolled_here, count(*) filter (where here.user_id is not null and uc.completed_at is not null) as completed_here, count(*) filter (where here.user_id is not null and uc.completed_at is null and uc.due_at <= $1) as overdue_here from user_courses uc left join user_teams here on here.user_id = uc.user_id and here.team_id = $2 where uc.course_id = any($3::uuid[]) and uc.archived_at is null group by uc.course_id",
        None,
    )
}
impl CountsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        team_id: &'a T1,
        ids: &'a T2,
    ) -> CountsQuery<'c, 'a, 's, C, Counts, 3> {
        CountsQuery {
            client,
            params: [now, team_id, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Counts, tokio_postgres::Error> {
                Ok(Counts {
                    course_id: row.try_get(0)?,
                    enrolled: row.try_get(1)?,
                    completed: row.try_get(2)?,
                    overdue: row.try_get(3)?,
                    enrolled_here: row.try_get(4)?,
                    completed_here: row.try_get(5)?,
                    overdue_here: row.try_get(6)?,
                })
            },
            mapper: |it| Counts::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, CountsParams<T1, T2>, CountsQuery<'c, 'a, 's, C, Counts, 3>, C>
    for CountsStmt
{
    fn params(&'s self, client: &'c C, params: &'a CountsParams<T1, T2>) -> CountsQuery<'c, 'a, 's, C, Counts, 3> {
        self.bind(client, &params.now, &params.team_id, &params.ids)
    }
}
pub struct VersionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn versions() -> VersionsStmt {
    VersionsStmt(
        "select v.version, v.title, v.frozen_at, v.version = c.draft_version and v.frozen_at is null as is_draft, coalesce(v.version = c.live_version, false) and c.status in ('published', 'publishedwithdraft') as is_live, (select count(*) from activities a where a.course_id = v.course_id and a.version = v.version) as activities, (select count(*) from user_courses uc where uc.course_id = c.id and uc.version = v.version and uc.archived_at is null) as people from courses c join course_versions v on v.course_id = c.id where c.id = $1 order by v.version desc",
        None,
    )
}
impl VersionsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> VersionsQuery<'c, 'a, 's, C, Versions, 1> {
        VersionsQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<VersionsBorrowed, tokio_postgres::Error> {
                Ok(VersionsBorrowed {
                    version: row.try_get(0)?,
                    title: row.try_get(1)?,
                    frozen_at: row.try_get(2)?,
                    is_draft: row.try_get(3)?,
                    is_live: row.try_get(4)?,
                    activities: row.try_get(5)?,
                    people: row.try_get(6)?,
                })
            },
            mapper: |it| Versions::from(it),
        }
    }
}
pub struct CopiedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn copied() -> CopiedStmt {
    CopiedStmt(
        "select c.draft_version, c.is_bundle, c.due, c.reset_mode, c.reset_days, c.reset_month_day, c.teams, v.title from courses c join course_versions v on v.course_id = c.id and v.version = c.draft_version where c.id = $1",
        None,
    )
}
impl CopiedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> CopiedQuery<'c, 'a, 's, C, Copied, 1> {
        CopiedQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CopiedBorrowed, tokio_postgres::Error> {
                Ok(CopiedBorrowed {
                    draft_version: row.try_get(0)?,
                    is_bundle: row.try_get(1)?,
                    due: row.try_get(2)?,
                    reset_mode: row.try_get(3)?,
                    reset_days: row.try_get(4)?,
                    reset_month_day: row.try_get(5)?,
                    teams: row.try_get(6)?,
                    title: row.try_get(7)?,
                })
            },
            mapper: |it| Copied::from(it),
        }
    }
}
pub struct CopyCourseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn copy_course() -> CopyCourseStmt {
    CopyCourseStmt(
        "update courses c set is_bundle = o.is_bundle, due = o.due, reset_mode = o.reset_mode, reset_days = o.reset_days, reset_month_day = o.reset_month_day, teams = o.teams from courses o where o.id = $1 and c.id = $2",
        None,
    )
}
impl CopyCourseStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        original: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[original, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CopyCourseParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CopyCourseStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CopyCourseParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.original, &params.id))
    }
}
pub struct DuplicateVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn duplicate_version() -> DuplicateVersionStmt {
    DuplicateVersionStmt(
        "insert into course_versions (course_id, version, title, description, image, category, tags, sequential, certificate, certificate_months, certificate_template, certificate_download, chat, availability_from, availability_until, search) select $1, 1, $2, description, image, category, tags, sequential, certificate, certificate_months, certificate_template, certificate_download, chat, availability_from, availability_until, $3 from course_versions where course_id = $4 and version = $5",
        None,
    )
}
impl DuplicateVersionStmt {
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
        original: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, title, search, original, version])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DuplicateVersionParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DuplicateVersionStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DuplicateVersionParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.title,
            &params.search,
            &params.original,
            &params.version,
        ))
    }
}
pub struct DuplicateSectionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn duplicate_sections() -> DuplicateSectionsStmt {
    DuplicateSectionsStmt(
        "insert into sections (course_id, version, id, position, title) select $1, 1, x.fresh, s.position, s.title from sections s join unnest($2::uuid[], $3::uuid[]) as x (old, fresh) on x.old = s.id where s.course_id = $4 and s.version = $5",
        None,
    )
}
impl DuplicateSectionsStmt {
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
        id: &'a uuid::Uuid,
        old: &'a T1,
        fresh: &'a T2,
        original: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, old, fresh, original, version])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DuplicateSectionsParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DuplicateSectionsStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DuplicateSectionsParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.old,
            &params.fresh,
            &params.original,
            &params.version,
        ))
    }
}
pub struct DuplicateActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn duplicate_activities() -> DuplicateActivitiesStmt {
    DuplicateActivitiesStmt(
        "insert into activities (course_id, version, id, section_id, position, type, title, required, completion, content, minutes, opens) select $1, 1, x.fresh, section.fresh, a.position, a.type, a.title, a.required, a.completion, a.content, a.minutes, case when a.opens->>'kind' = 'afterActivities' then jsonb_set(a.opens, '{activities}', ( select coalesce(jsonb_agg(copied.fresh), '[]') from jsonb_array_elements_text(a.opens->'activities') waited (id) join unnest($2::uuid[], $3::uuid[]) as copied (old, fresh) on copied.old = waited.id::uuid )) else a.opens end from activities a join unnest($2::uuid[], $3::uuid[]) as x (old, fresh) on x.old = a.id join unnest($4::uuid[], $5::uuid[]) as section (old, fresh) on section.old = a.section_id where a.course_id = $6 and a.version = $7",
        None,
    )
}
impl DuplicateActivitiesStmt {
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
        T3: crate::ArraySql<Item = uuid::Uuid>,
        T4: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        old: &'a T1,
        fresh: &'a T2,
        old_sections: &'a T3,
        fresh_sections: &'a T4,
        original: &'a uuid::Uuid,
        version: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, old, fresh, old_sections, fresh_sections, original, version],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
    T4: crate::ArraySql<Item = uuid::Uuid>,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DuplicateActivitiesParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DuplicateActivitiesStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DuplicateActivitiesParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.old,
            &params.fresh,
            &params.old_sections,
            &params.fresh_sections,
            &params.original,
            &params.version,
        ))
    }
}
pub struct SetCourseDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_course_due() -> SetCourseDueStmt {
    SetCourseDueStmt("update courses set due = $1 where id = $2", None)
}
impl SetCourseDueStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        due: &'a T1,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[due, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetCourseDueParams<T1>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetCourseDueStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetCourseDueParams<T1>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.due, &params.id))
    }
}
pub struct SetRefresherStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_refresher() -> SetRefresherStmt {
    SetRefresherStmt(
        "update courses set reset_mode = $1, reset_days = $2, reset_month_day = $3 where id = $4",
        None,
    )
}
impl SetRefresherStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        reset_mode: &'a T1,
        reset_days: &'a Option<i32>,
        reset_month_day: &'a Option<T2>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[reset_mode, reset_days, reset_month_day, id],
            )
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetRefresherParams<T1, T2>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetRefresherStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetRefresherParams<T1, T2>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.reset_mode,
            &params.reset_days,
            &params.reset_month_day,
            &params.id,
        ))
    }
}
pub struct SetTemplateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_template() -> SetTemplateStmt {
    SetTemplateStmt("update courses set is_template = $1 where id = $2", None)
}
impl SetTemplateStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        is_template: &'a bool,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[is_template, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SetTemplateParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SetTemplateStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SetTemplateParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.is_template, &params.id))
    }
}
pub struct SeeEditorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn see_editor() -> SeeEditorStmt {
    SeeEditorStmt(
        "with gone as (delete from course_editors where seen_at < $1 and (course_id, user_id) <> ($2, $3)) insert into course_editors (course_id, user_id, seen_at) select id, $3, $4 from courses where id = $2 on conflict (course_id, user_id) do update set seen_at = excluded.seen_at",
        None,
    )
}
impl SeeEditorStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        long_ago: &'a chrono::DateTime<chrono::Utc>,
        course_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[long_ago, course_id, user_id, now])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        SeeEditorParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for SeeEditorStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a SeeEditorParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.long_ago,
            &params.course_id,
            &params.user_id,
            &params.now,
        ))
    }
}
pub struct DropEditorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_editor() -> DropEditorStmt {
    DropEditorStmt("delete from course_editors where course_id = $1 and user_id = $2", None)
}
impl DropEditorStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[course_id, user_id])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        DropEditorParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for DropEditorStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a DropEditorParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.course_id, &params.user_id))
    }
}
pub struct OtherEditorsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn other_editors() -> OtherEditorsStmt {
    OtherEditorsStmt(
        "select e.user_id, u.first_name || ' ' || u.last_name as name, e.seen_at from course_editors e cross join lateral (select first_name, last_name from user_teams where user_id = e.user_id order by id limit 1) u where e.course_id = $1 and e.user_id <> $2 and e.seen_at > $3 order by name, e.user_id limit 20",
        None,
    )
}
impl OtherEditorsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        course_id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        since: &'a chrono::DateTime<chrono::Utc>,
    ) -> OtherEditorsQuery<'c, 'a, 's, C, OtherEditors, 3> {
        OtherEditorsQuery {
            client,
            params: [course_id, user_id, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OtherEditorsBorrowed, tokio_postgres::Error> {
                Ok(OtherEditorsBorrowed {
                    user_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    seen_at: row.try_get(2)?,
                })
            },
            mapper: |it| OtherEditors::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, OtherEditorsParams, OtherEditorsQuery<'c, 'a, 's, C, OtherEditors, 3>, C>
    for OtherEditorsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OtherEditorsParams,
    ) -> OtherEditorsQuery<'c, 'a, 's, C, OtherEditors, 3> {
        self.bind(client, &params.course_id, &params.user_id, &params.since)
    }
}
