// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct VisiblePeopleParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>, T3: crate::StringSql> {
    pub team_id: T1,
    pub users: T2,
    pub all: bool,
    pub managed: T3,
    pub me: uuid::Uuid,
}
#[derive(Debug)]
pub struct PersonParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub user_id: uuid::Uuid,
    pub all: bool,
    pub managed: T2,
    pub me: uuid::Uuid,
}
#[derive(Debug)]
pub struct TeamPeopleParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::StringSql,
    T6: crate::StringSql,
> {
    pub team_id: T1,
    pub managed: T2,
    pub me: uuid::Uuid,
    pub words: T4,
    pub now: chrono::DateTime<chrono::Utc>,
    pub document_id: Option<uuid::Uuid>,
    pub state: T5,
    pub sort: T6,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct TeamFiguresParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub managed: T2,
    pub me: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub soon: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct TeamCoursesParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub team_id: T1,
    pub managed: T2,
    pub me: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub words: T4,
    pub late_only: bool,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct TeamMatrixParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub team_id: T1,
    pub managed: T2,
    pub me: uuid::Uuid,
    pub words: T4,
    pub late_only: bool,
    pub documents: T5,
    pub now: chrono::DateTime<chrono::Utc>,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct PersonLearningParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
> {
    pub user_id: uuid::Uuid,
    pub former: bool,
    pub words: T2,
    pub kind: Option<T3>,
    pub state: T4,
    pub now: chrono::DateTime<chrono::Utc>,
    pub sort: T5,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct PersonCountsParams {
    pub now: chrono::DateTime<chrono::Utc>,
    pub user_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct ReasonsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub user_id: uuid::Uuid,
    pub documents: T1,
}
#[derive(Debug)]
pub struct RoundsParams<T1: crate::StringSql> {
    pub team_id: T1,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
}
#[derive(Clone, Copy, Debug)]
pub struct StepsParams {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct AssignableDocumentsParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub team_id: T1,
    pub r#type: Option<T2>,
    pub words: T4,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct PeopleOfRoundsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub ids: T1,
    pub course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct UnfinishedParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub document_id: Option<uuid::Uuid>,
    pub overdue: bool,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct NoteRemindersParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub day: chrono::NaiveDate,
    pub by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
    pub users: T1,
    pub documents: T2,
    pub types: T4,
}
#[derive(Debug)]
pub struct OpenRoundsParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub course_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct ContentsParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct LockHeldParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub users: T1,
    pub documents: T2,
}
#[derive(Debug)]
pub struct DirectContentsParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct HoldersParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql> {
    pub users: T1,
    pub r#type: T2,
    pub document_id: uuid::Uuid,
    pub also_completed: bool,
}
#[derive(Debug)]
pub struct FormHoldersParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::StringSql> {
    pub team_id: T1,
    pub form_id: uuid::Uuid,
    pub search: Option<T2>,
    pub status: Option<T3>,
    pub sort: T4,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Clone, Copy, Debug)]
pub struct LatePeopleParams {
    pub after: chrono::DateTime<chrono::Utc>,
    pub now: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
#[derive(Debug)]
pub struct OverRemindersParams<
    T1: crate::ArraySql<Item = uuid::Uuid>,
    T2: crate::ArraySql<Item = uuid::Uuid>,
    T3: crate::ArraySql<Item = uuid::Uuid>,
> {
    pub ids: T1,
    pub users: T2,
    pub records: T3,
}
#[derive(Debug, Clone, PartialEq)]
pub struct VisiblePeople {
    pub user_id: uuid::Uuid,
    pub membership_id: String,
}
pub struct VisiblePeopleBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub membership_id: &'a str,
}
impl<'a> From<VisiblePeopleBorrowed<'a>> for VisiblePeople {
    fn from(VisiblePeopleBorrowed { user_id, membership_id }: VisiblePeopleBorrowed<'a>) -> Self {
        Self {
            user_id,
            membership_id: membership_id.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    pub membership_id: String,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub position: Option<String>,
    pub status: String,
}
pub struct PersonBorrowed<'a> {
    pub membership_id: &'a str,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub position: Option<&'a str>,
    pub status: &'a str,
}
impl<'a> From<PersonBorrowed<'a>> for Person {
    fn from(
        PersonBorrowed {
            membership_id,
            first_name,
            last_name,
            email,
            avatar,
            position,
            status,
        }: PersonBorrowed<'a>,
    ) -> Self {
        Self {
            membership_id: membership_id.into(),
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
            position: position.map(|v| v.into()),
            status: status.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TeamPeople {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub position: Option<String>,
    pub assigned: i64,
    pub completed: i64,
    pub inprogress: i64,
    pub notstarted: i64,
    pub overdue: i64,
    pub percent: i64,
    pub last_activity_at: Option<chrono::DateTime<chrono::Utc>>,
    pub total: i64,
}
pub struct TeamPeopleBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub position: Option<&'a str>,
    pub assigned: i64,
    pub completed: i64,
    pub inprogress: i64,
    pub notstarted: i64,
    pub overdue: i64,
    pub percent: i64,
    pub last_activity_at: Option<chrono::DateTime<chrono::Utc>>,
    pub total: i64,
}
impl<'a> From<TeamPeopleBorrowed<'a>> for TeamPeople {
    fn from(
        TeamPeopleBorrowed {
            user_id,
            first_name,
            last_name,
            email,
            avatar,
            position,
            assigned,
            completed,
            inprogress,
            notstarted,
            overdue,
            percent,
            last_activity_at,
            total,
        }: TeamPeopleBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
            position: position.map(|v| v.into()),
            assigned,
            completed,
            inprogress,
            notstarted,
            overdue,
            percent,
            last_activity_at,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct TeamFigures {
    pub people: i64,
    pub late: i64,
    pub assigned: i64,
    pub completed: i64,
    pub inprogress: i64,
    pub marking_required: i64,
    pub notstarted: i64,
    pub overdue: i64,
    pub due_soon: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct TeamCourses {
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub title: String,
    pub is_bundle: bool,
    pub assigned: i64,
    pub completed: i64,
    pub overdue: i64,
    pub total: i64,
}
pub struct TeamCoursesBorrowed<'a> {
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub title: &'a str,
    pub is_bundle: bool,
    pub assigned: i64,
    pub completed: i64,
    pub overdue: i64,
    pub total: i64,
}
impl<'a> From<TeamCoursesBorrowed<'a>> for TeamCourses {
    fn from(
        TeamCoursesBorrowed {
            r#type,
            document_id,
            title,
            is_bundle,
            assigned,
            completed,
            overdue,
            total,
        }: TeamCoursesBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            document_id,
            title: title.into(),
            is_bundle,
            assigned,
            completed,
            overdue,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TeamMatrix {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub avatar: Option<String>,
    pub position: Option<String>,
    pub total: i64,
    pub document_id: Option<uuid::Uuid>,
    pub status: Option<String>,
    pub progress: Option<i16>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub overdue: bool,
}
pub struct TeamMatrixBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub avatar: Option<&'a str>,
    pub position: Option<&'a str>,
    pub total: i64,
    pub document_id: Option<uuid::Uuid>,
    pub status: Option<&'a str>,
    pub progress: Option<i16>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub overdue: bool,
}
impl<'a> From<TeamMatrixBorrowed<'a>> for TeamMatrix {
    fn from(
        TeamMatrixBorrowed {
            user_id,
            first_name,
            last_name,
            avatar,
            position,
            total,
            document_id,
            status,
            progress,
            due_at,
            overdue,
        }: TeamMatrixBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            avatar: avatar.map(|v| v.into()),
            position: position.map(|v| v.into()),
            total,
            document_id,
            status: status.map(|v| v.into()),
            progress,
            due_at,
            overdue,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct PersonLearning {
    pub r#type: String,
    pub kind: String,
    pub document_id: uuid::Uuid,
    pub id: uuid::Uuid,
    pub title: String,
    pub status: String,
    pub progress: i16,
    pub is_given: bool,
    pub is_optional: bool,
    pub cycle: i32,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub permitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub reminded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub total: i64,
}
pub struct PersonLearningBorrowed<'a> {
    pub r#type: &'a str,
    pub kind: &'a str,
    pub document_id: uuid::Uuid,
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub status: &'a str,
    pub progress: i16,
    pub is_given: bool,
    pub is_optional: bool,
    pub cycle: i32,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub permitted_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub reminded_at: Option<chrono::DateTime<chrono::Utc>>,
    pub total: i64,
}
impl<'a> From<PersonLearningBorrowed<'a>> for PersonLearning {
    fn from(
        PersonLearningBorrowed {
            r#type,
            kind,
            document_id,
            id,
            title,
            status,
            progress,
            is_given,
            is_optional,
            cycle,
            due_at,
            permitted_at,
            started_at,
            completed_at,
            archived_at,
            updated_at,
            reminded_at,
            total,
        }: PersonLearningBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            kind: kind.into(),
            document_id,
            id,
            title: title.into(),
            status: status.into(),
            progress,
            is_given,
            is_optional,
            cycle,
            due_at,
            permitted_at,
            started_at,
            completed_at,
            archived_at,
            updated_at,
            reminded_at,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PersonCounts {
    pub assigned: i64,
    pub completed: i64,
    pub inprogress: i64,
    pub notstarted: i64,
    pub overdue: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Reasons {
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub kind: String,
    pub source_id: String,
    pub name: Option<String>,
}
pub struct ReasonsBorrowed<'a> {
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub kind: &'a str,
    pub source_id: &'a str,
    pub name: Option<&'a str>,
}
impl<'a> From<ReasonsBorrowed<'a>> for Reasons {
    fn from(
        ReasonsBorrowed {
            r#type,
            document_id,
            kind,
            source_id,
            name,
        }: ReasonsBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            document_id,
            kind: kind.into(),
            source_id: source_id.into(),
            name: name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Rounds {
    pub id: uuid::Uuid,
    pub cycle: i32,
    pub version: Option<i32>,
    pub status: String,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: String,
    pub is_bundle: bool,
    pub is_looked_after: bool,
}
pub struct RoundsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub cycle: i32,
    pub version: Option<i32>,
    pub status: &'a str,
    pub progress: i16,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
    pub started_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub archived_at: Option<chrono::DateTime<chrono::Utc>>,
    pub title: &'a str,
    pub is_bundle: bool,
    pub is_looked_after: bool,
}
impl<'a> From<RoundsBorrowed<'a>> for Rounds {
    fn from(
        RoundsBorrowed {
            id,
            cycle,
            version,
            status,
            progress,
            is_optional,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            archived_at,
            title,
            is_bundle,
            is_looked_after,
        }: RoundsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            cycle,
            version,
            status: status.into(),
            progress,
            is_optional,
            permitted_at,
            due_at,
            started_at,
            completed_at,
            archived_at,
            title: title.into(),
            is_bundle,
            is_looked_after,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Steps {
    pub section: String,
    pub id: uuid::Uuid,
    pub r#type: String,
    pub title: String,
    pub required: bool,
    pub status: Option<String>,
    pub progress: Option<i16>,
    pub spent_ms: Option<i64>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub coursework_id: Option<uuid::Uuid>,
}
pub struct StepsBorrowed<'a> {
    pub section: &'a str,
    pub id: uuid::Uuid,
    pub r#type: &'a str,
    pub title: &'a str,
    pub required: bool,
    pub status: Option<&'a str>,
    pub progress: Option<i16>,
    pub spent_ms: Option<i64>,
    pub opened_at: Option<chrono::DateTime<chrono::Utc>>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub coursework_id: Option<uuid::Uuid>,
}
impl<'a> From<StepsBorrowed<'a>> for Steps {
    fn from(
        StepsBorrowed {
            section,
            id,
            r#type,
            title,
            required,
            status,
            progress,
            spent_ms,
            opened_at,
            completed_at,
            coursework_id,
        }: StepsBorrowed<'a>,
    ) -> Self {
        Self {
            section: section.into(),
            id,
            r#type: r#type.into(),
            title: title.into(),
            required,
            status: status.map(|v| v.into()),
            progress,
            spent_ms,
            opened_at,
            completed_at,
            coursework_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct AssignableDocuments {
    pub r#type: String,
    pub id: uuid::Uuid,
    pub title: String,
    pub kind: String,
    pub total: i64,
}
pub struct AssignableDocumentsBorrowed<'a> {
    pub r#type: &'a str,
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub kind: &'a str,
    pub total: i64,
}
impl<'a> From<AssignableDocumentsBorrowed<'a>> for AssignableDocuments {
    fn from(
        AssignableDocumentsBorrowed {
            r#type,
            id,
            title,
            kind,
            total,
        }: AssignableDocumentsBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            id,
            title: title.into(),
            kind: kind.into(),
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Unfinished {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub title: String,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
}
pub struct UnfinishedBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub title: &'a str,
    pub due_at: Option<chrono::DateTime<chrono::Utc>>,
}
impl<'a> From<UnfinishedBorrowed<'a>> for Unfinished {
    fn from(
        UnfinishedBorrowed {
            id,
            user_id,
            r#type,
            document_id,
            title,
            due_at,
        }: UnfinishedBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            r#type: r#type.into(),
            document_id,
            title: title.into(),
            due_at,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NoteReminders {
    pub user_id: uuid::Uuid,
    pub document_id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Contents {
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub depth: i32,
    pub is_given: bool,
    pub teams: Option<Vec<String>>,
}
pub struct ContentsBorrowed<'a> {
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub depth: i32,
    pub is_given: bool,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
}
impl<'a> From<ContentsBorrowed<'a>> for Contents {
    fn from(
        ContentsBorrowed {
            r#type,
            document_id,
            depth,
            is_given,
            teams,
        }: ContentsBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            document_id,
            depth,
            is_given,
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FormHolders {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub status: String,
    pub total: i64,
}
pub struct FormHoldersBorrowed<'a> {
    pub id: uuid::Uuid,
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
    pub is_optional: bool,
    pub permitted_at: chrono::DateTime<chrono::Utc>,
    pub completed_at: Option<chrono::DateTime<chrono::Utc>>,
    pub status: &'a str,
    pub total: i64,
}
impl<'a> From<FormHoldersBorrowed<'a>> for FormHolders {
    fn from(
        FormHoldersBorrowed {
            id,
            user_id,
            first_name,
            last_name,
            email,
            avatar,
            is_optional,
            permitted_at,
            completed_at,
            status,
            total,
        }: FormHoldersBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
            is_optional,
            permitted_at,
            completed_at,
            status: status.into(),
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LatePeople {
    pub manager: uuid::Uuid,
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub due: chrono::DateTime<chrono::Utc>,
    pub title: String,
    pub people: i64,
    pub names: Vec<String>,
    pub event_key: String,
}
pub struct LatePeopleBorrowed<'a> {
    pub manager: uuid::Uuid,
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub due: chrono::DateTime<chrono::Utc>,
    pub title: &'a str,
    pub people: i64,
    pub names: crate::ArrayIterator<'a, &'a str>,
    pub event_key: &'a str,
}
impl<'a> From<LatePeopleBorrowed<'a>> for LatePeople {
    fn from(
        LatePeopleBorrowed {
            manager,
            r#type,
            document_id,
            due,
            title,
            people,
            names,
            event_key,
        }: LatePeopleBorrowed<'a>,
    ) -> Self {
        Self {
            manager,
            r#type: r#type.into(),
            document_id,
            due,
            title: title.into(),
            people,
            names: names.map(|v| v.into()).collect(),
            event_key: event_key.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct VisiblePeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VisiblePeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(VisiblePeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VisiblePeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VisiblePeopleBorrowed) -> R) -> VisiblePeopleQuery<'c, 'a, 's, C, R, N> {
        VisiblePeopleQuery {
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
pub struct PersonQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PersonBorrowed, tokio_postgres::Error>,
    mapper: fn(PersonBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PersonQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PersonBorrowed) -> R) -> PersonQuery<'c, 'a, 's, C, R, N> {
        PersonQuery {
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
pub struct TeamPeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TeamPeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(TeamPeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TeamPeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TeamPeopleBorrowed) -> R) -> TeamPeopleQuery<'c, 'a, 's, C, R, N> {
        TeamPeopleQuery {
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
pub struct TeamFiguresQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TeamFigures, tokio_postgres::Error>,
    mapper: fn(TeamFigures) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TeamFiguresQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TeamFigures) -> R) -> TeamFiguresQuery<'c, 'a, 's, C, R, N> {
        TeamFiguresQuery {
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
pub struct TeamCoursesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TeamCoursesBorrowed, tokio_postgres::Error>,
    mapper: fn(TeamCoursesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TeamCoursesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TeamCoursesBorrowed) -> R) -> TeamCoursesQuery<'c, 'a, 's, C, R, N> {
        TeamCoursesQuery {
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
pub struct TeamMatrixQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TeamMatrixBorrowed, tokio_postgres::Error>,
    mapper: fn(TeamMatrixBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TeamMatrixQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TeamMatrixBorrowed) -> R) -> TeamMatrixQuery<'c, 'a, 's, C, R, N> {
        TeamMatrixQuery {
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
pub struct PersonLearningQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PersonLearningBorrowed, tokio_postgres::Error>,
    mapper: fn(PersonLearningBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PersonLearningQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PersonLearningBorrowed) -> R) -> PersonLearningQuery<'c, 'a, 's, C, R, N> {
        PersonLearningQuery {
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
pub struct PersonCountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PersonCounts, tokio_postgres::Error>,
    mapper: fn(PersonCounts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PersonCountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PersonCounts) -> R) -> PersonCountsQuery<'c, 'a, 's, C, R, N> {
        PersonCountsQuery {
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
pub struct ReasonsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ReasonsBorrowed, tokio_postgres::Error>,
    mapper: fn(ReasonsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ReasonsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ReasonsBorrowed) -> R) -> ReasonsQuery<'c, 'a, 's, C, R, N> {
        ReasonsQuery {
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
pub struct RoundsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RoundsBorrowed, tokio_postgres::Error>,
    mapper: fn(RoundsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RoundsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RoundsBorrowed) -> R) -> RoundsQuery<'c, 'a, 's, C, R, N> {
        RoundsQuery {
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
pub struct StepsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StepsBorrowed, tokio_postgres::Error>,
    mapper: fn(StepsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StepsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(StepsBorrowed) -> R) -> StepsQuery<'c, 'a, 's, C, R, N> {
        StepsQuery {
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
pub struct AssignableDocumentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AssignableDocumentsBorrowed, tokio_postgres::Error>,
    mapper: fn(AssignableDocumentsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AssignableDocumentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AssignableDocumentsBorrowed) -> R) -> AssignableDocumentsQuery<'c, 'a, 's, C, R, N> {
        AssignableDocumentsQuery {
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
pub struct UnfinishedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UnfinishedBorrowed, tokio_postgres::Error>,
    mapper: fn(UnfinishedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UnfinishedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UnfinishedBorrowed) -> R) -> UnfinishedQuery<'c, 'a, 's, C, R, N> {
        UnfinishedQuery {
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
pub struct NoteRemindersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NoteReminders, tokio_postgres::Error>,
    mapper: fn(NoteReminders) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NoteRemindersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NoteReminders) -> R) -> NoteRemindersQuery<'c, 'a, 's, C, R, N> {
        NoteRemindersQuery {
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
pub struct ContentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ContentsBorrowed, tokio_postgres::Error>,
    mapper: fn(ContentsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ContentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ContentsBorrowed) -> R) -> ContentsQuery<'c, 'a, 's, C, R, N> {
        ContentsQuery {
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
pub struct FormHoldersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FormHoldersBorrowed, tokio_postgres::Error>,
    mapper: fn(FormHoldersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FormHoldersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FormHoldersBorrowed) -> R) -> FormHoldersQuery<'c, 'a, 's, C, R, N> {
        FormHoldersQuery {
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
pub struct LatePeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LatePeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(LatePeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LatePeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LatePeopleBorrowed) -> R) -> LatePeopleQuery<'c, 'a, 's, C, R, N> {
        LatePeopleQuery {
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
pub struct VisiblePeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn visible_people() -> VisiblePeopleStmt {
    VisiblePeopleStmt(
        "select ut.user_id, ut.id as membership_id from user_teams ut where ut.team_id = $1 and ut.user_id = any($2::uuid[]) and ($3 or (ut.facets @> array[$4::text] and ut.user_id <> $5 and ut.status not in ('inactive', 'terminated', 'archived'))) order by ut.user_id",
        None,
    )
}
impl VisiblePeopleStmt {
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
        team_id: &'a T1,
        users: &'a T2,
        all: &'a bool,
        managed: &'a T3,
        me: &'a uuid::Uuid,
    ) -> VisiblePeopleQuery<'c, 'a, 's, C, VisiblePeople, 5> {
        VisiblePeopleQuery {
            client,
            params: [team_id, users, all, managed, me],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<VisiblePeopleBorrowed, tokio_postgres::Error> {
                Ok(VisiblePeopleBorrowed {
                    user_id: row.try_get(0)?,
                    membership_id: row.try_get(1)?,
                })
            },
            mapper: |it| VisiblePeople::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>, T3: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        VisiblePeopleParams<T1, T2, T3>,
        VisiblePeopleQuery<'c, 'a, 's, C, VisiblePeople, 5>,
        C,
    > for VisiblePeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a VisiblePeopleParams<T1, T2, T3>,
    ) -> VisiblePeopleQuery<'c, 'a, 's, C, VisiblePeople, 5> {
        self.bind(
            client,
            &params.team_id,
            &params.users,
            &params.all,
            &params.managed,
            &params.me,
        )
    }
}
pub struct PersonStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn person() -> PersonStmt {
    PersonStmt(
        "select ut.id as membership_id, ut.first_name, ut.last_name, ut.email, ut.avatar, ut.position, ut.status from user_teams ut where ut.team_id = $1 and ut.user_id = $2 and ($3 or (ut.facets @> array[$4::text] and ut.user_id <> $5 and ut.status not in ('inactive', 'terminated', 'archived')))",
        None,
    )
}
impl PersonStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
        all: &'a bool,
        managed: &'a T2,
        me: &'a uuid::Uuid,
    ) -> PersonQuery<'c, 'a, 's, C, Person, 5> {
        PersonQuery {
            client,
            params: [team_id, user_id, all, managed, me],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PersonBorrowed, tokio_postgres::Error> {
                Ok(PersonBorrowed {
                    membership_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    email: row.try_get(3)?,
                    avatar: row.try_get(4)?,
                    position: row.try_get(5)?,
                    status: row.try_get(6)?,
                })
            },
            mapper: |it| Person::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PersonParams<T1, T2>, PersonQuery<'c, 'a, 's, C, Person, 5>, C>
    for PersonStmt
{
    fn params(&'s self, client: &'c C, params: &'a PersonParams<T1, T2>) -> PersonQuery<'c, 'a, 's, C, Person, 5> {
        self.bind(
            client,
            &params.team_id,
            &params.user_id,
            &params.all,
            &params.managed,
            &params.me,
        )
    }
}
pub struct TeamPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn team_people() -> TeamPeopleStmt {
    TeamPeopleStmt(
        "with people as materialized ( select ut.user_id, ut.first_name, ut.last_name, ut.email, ut.avatar, ut.position from user_teams ut where ut.team_id = $1 and ut.facets @> array[$2::text] and ut.user_id <> $3 and ut.status not in ('inactive', 'terminated', 'archived') and ut.search like all ($4::text[]) ), learning as ( select p.user_id, count(*) as assigned, count(*) filter (where theirs.status = 'completed') as completed, count(*) filter (where theirs.status in ('inprogress', 'markingRequired')) as inprogress, count(*) filter (where theirs.status = 'notstarted') as notstarted, count(*) filter (where theirs.completed_at is null and theirs.due_at <= $5) as overdue, max(theirs.updated_at) filter (where theirs.started_at is not null) as last_activity_at from people p cross join lateral ( select d.status, d.started_at, d.completed_at, d.due_at, d.updated_at from dated_assignments d where d.user_id = p.user_id and ($6::uuid is null or d.document_id = $6) offset 0 ) as theirs group by p.user_id ), counted as ( select p.user_id, p.first_name, p.last_name, p.email, p.avatar, p.position, coalesce(l.assigned, 0) as assigned, coalesce(l.completed, 0) as completed, coalesce(l.inprogress, 0) as inprogress, coalesce(l.notstarted, 0) as notstarted, coalesce(l.overdue, 0) as overdue, coalesce(100 * l.completed / nullif(l.assigned, 0), 0) as percent, l.last_activity_at from people p left join learning l on l.user_id = p.user_id ) select user_id, first_name, last_name, email, avatar, position, assigned, completed, inprogress, notstarted, overdue, percent, last_activity_at, count(*) over () as total from counted where ($6 is null or assigned > 0) and case $7::text when 'overdue' then overdue > 0 when 'inprogress' then inprogress > 0 when 'notstarted' then notstarted > 0 when 'completed' then assigned > 0 and completed = assigned else true end order by case when $8::text = '-name' then lower(first_name) end desc, case when $8 = 'overdue' then overdue end, case when $8 = '-overdue' then overdue end desc, case when $8 = 'assigned' then assigned end, case when $8 = '-assigned' then assigned end desc, case when $8 = 'percent' then percent end, case when $8 = '-percent' then percent end desc, case when $8 = 'lastActivityAt' then last_activity_at end nulls first, case when $8 = '-lastActivityAt' then last_activity_at end desc nulls last, lower(first_name), lower(last_name), user_id limit $9 offset $10",
        None,
    )
}
impl TeamPeopleStmt {
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
        T5: crate::StringSql,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        managed: &'a T2,
        me: &'a uuid::Uuid,
        words: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
        document_id: &'a Option<uuid::Uuid>,
        state: &'a T5,
        sort: &'a T6,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> TeamPeopleQuery<'c, 'a, 's, C, TeamPeople, 10> {
        TeamPeopleQuery {
            client,
            params: [
                team_id,
                managed,
                me,
                words,
                now,
                document_id,
                state,
                sort,
                per_page,
                skip,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TeamPeopleBorrowed, tokio_postgres::Error> {
                Ok(TeamPeopleBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    email: row.try_get(3)?,
                    avatar: row.try_get(4)?,
                    position: row.try_get(5)?,
                    assigned: row.try_get(6)?,
                    completed: row.try_get(7)?,
                    inprogress: row.try_get(8)?,
                    notstarted: row.try_get(9)?,
                    overdue: row.try_get(10)?,
                    percent: row.try_get(11)?,
                    last_activity_at: row.try_get(12)?,
                    total: row.try_get(13)?,
                })
            },
            mapper: |it| TeamPeople::from(it),
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
    T5: crate::StringSql,
    T6: crate::StringSql,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        TeamPeopleParams<T1, T2, T3, T4, T5, T6>,
        TeamPeopleQuery<'c, 'a, 's, C, TeamPeople, 10>,
        C,
    > for TeamPeopleStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TeamPeopleParams<T1, T2, T3, T4, T5, T6>,
    ) -> TeamPeopleQuery<'c, 'a, 's, C, TeamPeople, 10> {
        self.bind(
            client,
            &params.team_id,
            &params.managed,
            &params.me,
            &params.words,
            &params.now,
            &params.document_id,
            &params.state,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct TeamFiguresStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn team_figures() -> TeamFiguresStmt {
    TeamFiguresStmt(
        "with people as materialized ( select ut.user_id from user_teams ut where ut.team_id = $1 and ut.facets @> array[$2::text] and ut.user_id <> $3 and ut.status not in ('inactive', 'terminated', 'archived') ) select (select count(*) from people) as people, count(distinct p.user_id) filter (where theirs.completed_at is null and theirs.due_at <= $4) as late, count(*) as assigned, count(*) filter (where theirs.status = 'completed') as completed, count(*) filter (where theirs.status = 'inprogress') as inprogress, count(*) filter (where theirs.status = 'markingRequired') as marking_required, count(*) filter (where theirs.status = 'notstarted') as notstarted, count(*) filter (where theirs.completed_at is null and theirs.due_at <= $4) as overdue, count(*) filter (where theirs.completed_at is null and theirs.due_at > $4 and theirs.due_at <= $5) as due_soon from people p cross join lateral ( select d.status, d.completed_at, d.due_at from dated_assignments d where d.user_id = p.user_id offset 0 ) as theirs",
        None,
    )
}
impl TeamFiguresStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        managed: &'a T2,
        me: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        soon: &'a chrono::DateTime<chrono::Utc>,
    ) -> TeamFiguresQuery<'c, 'a, 's, C, TeamFigures, 5> {
        TeamFiguresQuery {
            client,
            params: [team_id, managed, me, now, soon],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TeamFigures, tokio_postgres::Error> {
                Ok(TeamFigures {
                    people: row.try_get(0)?,
                    late: row.try_get(1)?,
                    assigned: row.try_get(2)?,
                    completed: row.try_get(3)?,
                    inprogress: row.try_get(4)?,
                    marking_required: row.try_get(5)?,
                    notstarted: row.try_get(6)?,
                    overdue: row.try_get(7)?,
                    due_soon: row.try_get(8)?,
                })
            },
            mapper: |it| TeamFigures::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        TeamFiguresParams<T1, T2>,
        TeamFiguresQuery<'c, 'a, 's, C, TeamFigures, 5>,
        C,
    > for TeamFiguresStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TeamFiguresParams<T1, T2>,
    ) -> TeamFiguresQuery<'c, 'a, 's, C, TeamFigures, 5> {
        self.bind(
            client,
            &params.team_id,
            &params.managed,
            &params.me,
            &params.now,
            &params.soon,
        )
    }
}
pub struct TeamCoursesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn team_courses() -> TeamCoursesStmt {
    TeamCoursesStmt(
        "with people as materialized ( select ut.user_id from user_teams ut where ut.team_id = $1 and ut.facets @> array[$2::text] and ut.user_id <> $3 and ut.status not in ('inactive', 'terminated', 'archived') ), counted as ( select theirs.type, theirs.document_id, count(*) as assigned, count(*) filter (where theirs.status = 'completed') as completed, count(*) filter (where theirs.completed_at is null and theirs.due_at <= $4) as overdue from people p cross join lateral ( select d.type, d.document_id, d.status, d.completed_at, d.due_at from dated_assignments d where d.user_id = p.user_id offset 0 ) as theirs group by theirs.type, theirs.document_id ) select counted.type, counted.document_id, a.title, coalesce(c.is_bundle, false) as is_bundle, counted.assigned, counted.completed, counted.overdue, count(*) over () as total from counted join assignables a on a.type = counted.type and a.id = counted.document_id left join courses c on counted.type = 'course' and c.id = counted.document_id where a.search like all ($5::text[]) and (not $6::boolean or counted.overdue > 0) order by counted.overdue desc, counted.assigned - counted.completed desc, lower(a.title), counted.document_id limit $7 offset $8",
        None,
    )
}
impl TeamCoursesStmt {
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
        managed: &'a T2,
        me: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        words: &'a T4,
        late_only: &'a bool,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> TeamCoursesQuery<'c, 'a, 's, C, TeamCourses, 8> {
        TeamCoursesQuery {
            client,
            params: [team_id, managed, me, now, words, late_only, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TeamCoursesBorrowed, tokio_postgres::Error> {
                Ok(TeamCoursesBorrowed {
                    r#type: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    is_bundle: row.try_get(3)?,
                    assigned: row.try_get(4)?,
                    completed: row.try_get(5)?,
                    overdue: row.try_get(6)?,
                    total: row.try_get(7)?,
                })
            },
            mapper: |it| TeamCourses::from(it),
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
        TeamCoursesParams<T1, T2, T3, T4>,
        TeamCoursesQuery<'c, 'a, 's, C, TeamCourses, 8>,
        C,
    > for TeamCoursesStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TeamCoursesParams<T1, T2, T3, T4>,
    ) -> TeamCoursesQuery<'c, 'a, 's, C, TeamCourses, 8> {
        self.bind(
            client,
            &params.team_id,
            &params.managed,
            &params.me,
            &params.now,
            &params.words,
            &params.late_only,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct TeamMatrixStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn team_matrix() -> TeamMatrixStmt {
    TeamMatrixStmt(
        "with people as materialized ( select ut.user_id, ut.first_name, ut.last_name, ut.avatar, ut.position from user_teams ut where ut.team_id = $1 and ut.facets @> array[$2::text] and ut.user_id <> $3 and ut.status not in ('inactive', 'terminated', 'archived') and ut.search like all ($4::text[]) and (not $5::boolean or exists (select from dated_assignments late where late.user_id = ut.user_id and late.document_id = any($6::uuid[]) and late.completed_at is null and late.due_at <= $7 offset 0)) ), listed as ( select p.user_id, p.first_name, p.last_name, p.avatar, p.position, count(*) over () as total from people p order by lower(p.first_name), lower(p.last_name), p.user_id limit $8 offset $9 ) select l.user_id, l.first_name, l.last_name, l.avatar, l.position, l.total, theirs.document_id, theirs.status, theirs.progress, theirs.due_at, coalesce(theirs.completed_at is null and theirs.due_at <= $7, false) as overdue from listed l left join lateral ( select d.document_id, d.status, d.progress, d.completed_at, d.due_at from dated_assignments d where d.user_id = l.user_id and d.document_id = any($6) offset 0 ) as theirs on true order by lower(l.first_name), lower(l.last_name), l.user_id, theirs.document_id",
        None,
    )
}
impl TeamMatrixStmt {
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
        T5: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        managed: &'a T2,
        me: &'a uuid::Uuid,
        words: &'a T4,
        late_only: &'a bool,
        documents: &'a T5,
        now: &'a chrono::DateTime<chrono::Utc>,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> TeamMatrixQuery<'c, 'a, 's, C, TeamMatrix, 9> {
        TeamMatrixQuery {
            client,
            params: [team_id, managed, me, words, late_only, documents, now, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TeamMatrixBorrowed, tokio_postgres::Error> {
                Ok(TeamMatrixBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    avatar: row.try_get(3)?,
                    position: row.try_get(4)?,
                    total: row.try_get(5)?,
                    document_id: row.try_get(6)?,
                    status: row.try_get(7)?,
                    progress: row.try_get(8)?,
                    due_at: row.try_get(9)?,
                    overdue: row.try_get(10)?,
                })
            },
            mapper: |it| TeamMatrix::from(it),
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
    T5: crate::ArraySql<Item = uuid::Uuid>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        TeamMatrixParams<T1, T2, T3, T4, T5>,
        TeamMatrixQuery<'c, 'a, 's, C, TeamMatrix, 9>,
        C,
    > for TeamMatrixStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a TeamMatrixParams<T1, T2, T3, T4, T5>,
    ) -> TeamMatrixQuery<'c, 'a, 's, C, TeamMatrix, 9> {
        self.bind(
            client,
            &params.team_id,
            &params.managed,
            &params.me,
            &params.words,
            &params.late_only,
            &params.documents,
            &params.now,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct PersonLearningStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn person_learning() -> PersonLearningStmt {
    PersonLearningStmt(
        "with theirs as materialized ( select r.type, r.document_id, r.id, r.status, r.progress, r.archived_at, r.started_at, r.completed_at, r.updated_at from assignment_records r where r.user_id = $1 and (r.archived_at is not null) = $2::boolean ), listed as ( select t.type, t.document_id, t.id, t.status, t.progress, t.archived_at, t.started_at, t.completed_at, t.updated_at, a.title, a.is_given, coalesce(uc.is_optional, (select bool_and(s.is_optional) from assignment_sources s where s.user_id = $1 and s.document_id = t.document_id and s.type = t.type), false) as is_optional, case when c.is_bundle then 'bundle' else t.type end as kind, coalesce(uc.due_at, up.due_at) as due_at, uc.permitted_at, coalesce(uc.cycle, 1) as cycle, a.search from theirs t join assignables a on a.type = t.type and a.id = t.document_id left join user_courses uc on t.type = 'course' and uc.id = t.id left join user_learning_pathways up on t.type = 'pathway' and up.id = t.id left join courses c on t.type = 'course' and c.id = t.document_id ) select l.type, l.kind, l.document_id, l.id, l.title, l.status, l.progress, l.is_given, l.is_optional, l.cycle, l.due_at, l.permitted_at, l.started_at, l.completed_at, l.archived_at, l.updated_at, (select max(m.sent_at) from learning_reminders m where m.user_id = $1 and m.document_id = l.document_id) as reminded_at, count(*) over () as total from listed l where l.search like all ($3::text[]) and ($4::text is null or l.kind = $4) and case $5::text when 'overdue' then l.completed_at is null and l.due_at <= $6 when 'inprogress' then l.status in ('inprogress', 'markingRequired') when 'notstarted' then l.status = 'notstarted' when 'completed' then l.status = 'completed' else true end order by case when $7::text = 'title' then lower(l.title) end, case when $7 = '-title' then lower(l.title) end desc, case when $7 = 'progress' then l.progress end, case when $7 = '-progress' then l.progress end desc, case when $7 = 'dueAt' then l.due_at end, case when $7 = '-dueAt' then l.due_at end desc nulls last, case when $7 = 'updatedAt' then l.updated_at end, l.updated_at desc, l.document_id limit $8 offset $9",
        None,
    )
}
impl PersonLearningStmt {
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
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        former: &'a bool,
        words: &'a T2,
        kind: &'a Option<T3>,
        state: &'a T4,
        now: &'a chrono::DateTime<chrono::Utc>,
        sort: &'a T5,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> PersonLearningQuery<'c, 'a, 's, C, PersonLearning, 9> {
        PersonLearningQuery {
            client,
            params: [user_id, former, words, kind, state, now, sort, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PersonLearningBorrowed, tokio_postgres::Error> {
                Ok(PersonLearningBorrowed {
                    r#type: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    id: row.try_get(3)?,
                    title: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    is_given: row.try_get(7)?,
                    is_optional: row.try_get(8)?,
                    cycle: row.try_get(9)?,
                    due_at: row.try_get(10)?,
                    permitted_at: row.try_get(11)?,
                    started_at: row.try_get(12)?,
                    completed_at: row.try_get(13)?,
                    archived_at: row.try_get(14)?,
                    updated_at: row.try_get(15)?,
                    reminded_at: row.try_get(16)?,
                    total: row.try_get(17)?,
                })
            },
            mapper: |it| PersonLearning::from(it),
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
    T5: crate::StringSql,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        PersonLearningParams<T1, T2, T3, T4, T5>,
        PersonLearningQuery<'c, 'a, 's, C, PersonLearning, 9>,
        C,
    > for PersonLearningStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a PersonLearningParams<T1, T2, T3, T4, T5>,
    ) -> PersonLearningQuery<'c, 'a, 's, C, PersonLearning, 9> {
        self.bind(
            client,
            &params.user_id,
            &params.former,
            &params.words,
            &params.kind,
            &params.state,
            &params.now,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct PersonCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn person_counts() -> PersonCountsStmt {
    PersonCountsStmt(
        "select count(*) as assigned, count(*) filter (where r.status = 'completed') as completed, count(*) filter (where r.status in ('inprogress', 'markingRequired')) as inprogress, count(*) filter (where r.status = 'notstarted') as notstarted, count(*) filter (where r.completed_at is null and coalesce(uc.due_at, up.due_at) <= $1) as overdue from assignment_records r left join user_courses uc on r.type = 'course' and uc.id = r.id left join user_learning_pathways up on r.type = 'pathway' and up.id = r.id where r.user_id = $2 and r.archived_at is null",
        None,
    )
}
impl PersonCountsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::Utc>,
        user_id: &'a uuid::Uuid,
    ) -> PersonCountsQuery<'c, 'a, 's, C, PersonCounts, 2> {
        PersonCountsQuery {
            client,
            params: [now, user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PersonCounts, tokio_postgres::Error> {
                Ok(PersonCounts {
                    assigned: row.try_get(0)?,
                    completed: row.try_get(1)?,
                    inprogress: row.try_get(2)?,
                    notstarted: row.try_get(3)?,
                    overdue: row.try_get(4)?,
                })
            },
            mapper: |it| PersonCounts::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, PersonCountsParams, PersonCountsQuery<'c, 'a, 's, C, PersonCounts, 2>, C>
    for PersonCountsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a PersonCountsParams,
    ) -> PersonCountsQuery<'c, 'a, 's, C, PersonCounts, 2> {
        self.bind(client, &params.now, &params.user_id)
    }
}
pub struct ReasonsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reasons() -> ReasonsStmt {
    ReasonsStmt(
        "select s.type, s.document_id, s.kind, s.source_id, case when s.kind = 'rule' then (select p.title from permissions p where p.id = s.source_id::uuid) when s.kind not in ('rule', 'hand', 'manager', 'self', 'trigger') then (select a.title from assignables a where a.type = s.kind and a.id = s.source_id::uuid) when s.kind in ('hand', 'manager') and s.source_id ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = s.source_id::uuid order by u.id limit 1) end as name from assignment_sources s where s.user_id = $1 and s.document_id = any($2::uuid[]) order by s.document_id, s.kind, s.created_at, s.source_id",
        None,
    )
}
impl ReasonsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        documents: &'a T1,
    ) -> ReasonsQuery<'c, 'a, 's, C, Reasons, 2> {
        ReasonsQuery {
            client,
            params: [user_id, documents],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ReasonsBorrowed, tokio_postgres::Error> {
                Ok(ReasonsBorrowed {
                    r#type: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    kind: row.try_get(2)?,
                    source_id: row.try_get(3)?,
                    name: row.try_get(4)?,
                })
            },
            mapper: |it| Reasons::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, ReasonsParams<T1>, ReasonsQuery<'c, 'a, 's, C, Reasons, 2>, C>
    for ReasonsStmt
{
    fn params(&'s self, client: &'c C, params: &'a ReasonsParams<T1>) -> ReasonsQuery<'c, 'a, 's, C, Reasons, 2> {
        self.bind(client, &params.user_id, &params.documents)
    }
}
pub struct RoundsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rounds() -> RoundsStmt {
    RoundsStmt(
        "select uc.id, uc.cycle, uc.version, uc.status, uc.progress, uc.is_optional, uc.permitted_at, uc.due_at, uc.started_at, uc.completed_at, uc.archived_at, coalesce(cv.title, '') as title, c.is_bundle, c.teams is null or $1::text = any(c.teams) as is_looked_after from user_courses uc join courses c on c.id = uc.course_id left join course_versions cv on cv.course_id = c.id and cv.version = coalesce(c.live_version, c.draft_version) where uc.user_id = $2 and uc.course_id = $3 order by uc.cycle desc limit 100",
        None,
    )
}
impl RoundsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        user_id: &'a uuid::Uuid,
        course_id: &'a uuid::Uuid,
    ) -> RoundsQuery<'c, 'a, 's, C, Rounds, 3> {
        RoundsQuery {
            client,
            params: [team_id, user_id, course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RoundsBorrowed, tokio_postgres::Error> {
                Ok(RoundsBorrowed {
                    id: row.try_get(0)?,
                    cycle: row.try_get(1)?,
                    version: row.try_get(2)?,
                    status: row.try_get(3)?,
                    progress: row.try_get(4)?,
                    is_optional: row.try_get(5)?,
                    permitted_at: row.try_get(6)?,
                    due_at: row.try_get(7)?,
                    started_at: row.try_get(8)?,
                    completed_at: row.try_get(9)?,
                    archived_at: row.try_get(10)?,
                    title: row.try_get(11)?,
                    is_bundle: row.try_get(12)?,
                    is_looked_after: row.try_get(13)?,
                })
            },
            mapper: |it| Rounds::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, RoundsParams<T1>, RoundsQuery<'c, 'a, 's, C, Rounds, 3>, C>
    for RoundsStmt
{
    fn params(&'s self, client: &'c C, params: &'a RoundsParams<T1>) -> RoundsQuery<'c, 'a, 's, C, Rounds, 3> {
        self.bind(client, &params.team_id, &params.user_id, &params.course_id)
    }
}
pub struct StepsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn steps() -> StepsStmt {
    StepsStmt(
        "select s.title as section, a.id, a.type, a.title, a.required, ua.status, ua.progress, ua.spent_ms, ua.opened_at, ua.completed_at, w.id as coursework_id from user_courses uc join courses c on c.id = uc.course_id join sections s on s.course_id = c.id and s.version = coalesce(uc.version, c.live_version) join activities a on a.course_id = s.course_id and a.version = s.version and a.section_id = s.id left join user_activities ua on ua.user_course_id = uc.id and ua.activity_id = a.id left join coursework w on w.user_course_id = uc.id and w.activity_id = a.id where uc.id = $1 and uc.user_id = $2 and uc.course_id = $3 order by s.position, s.id, a.position, a.id",
        None,
    )
}
impl StepsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        user_id: &'a uuid::Uuid,
        course_id: &'a uuid::Uuid,
    ) -> StepsQuery<'c, 'a, 's, C, Steps, 3> {
        StepsQuery {
            client,
            params: [id, user_id, course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StepsBorrowed, tokio_postgres::Error> {
                Ok(StepsBorrowed {
                    section: row.try_get(0)?,
                    id: row.try_get(1)?,
                    r#type: row.try_get(2)?,
                    title: row.try_get(3)?,
                    required: row.try_get(4)?,
                    status: row.try_get(5)?,
                    progress: row.try_get(6)?,
                    spent_ms: row.try_get(7)?,
                    opened_at: row.try_get(8)?,
                    completed_at: row.try_get(9)?,
                    coursework_id: row.try_get(10)?,
                })
            },
            mapper: |it| Steps::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, StepsParams, StepsQuery<'c, 'a, 's, C, Steps, 3>, C> for StepsStmt
{
    fn params(&'s self, client: &'c C, params: &'a StepsParams) -> StepsQuery<'c, 'a, 's, C, Steps, 3> {
        self.bind(client, &params.id, &params.user_id, &params.course_id)
    }
}
pub struct AssignableDocumentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn assignable_documents() -> AssignableDocumentsStmt {
    AssignableDocumentsStmt(
        "select a.type, a.id, a.title, case when c.is_bundle then 'bundle' else a.type end as kind, count(*) over () as total from assignables a left join courses c on a.type = 'course' and c.id = a.id where a.is_given and (a.teams is null or $1 = any(a.teams)) and ($2::text is null or a.type = $2) and a.search like all ($3::text[]) order by lower(a.title), a.id limit $4 offset $5",
        None,
    )
}
impl AssignableDocumentsStmt {
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
        r#type: &'a Option<T2>,
        words: &'a T4,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> AssignableDocumentsQuery<'c, 'a, 's, C, AssignableDocuments, 5> {
        AssignableDocumentsQuery {
            client,
            params: [team_id, r#type, words, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AssignableDocumentsBorrowed, tokio_postgres::Error> {
                Ok(AssignableDocumentsBorrowed {
                    r#type: row.try_get(0)?,
                    id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    total: row.try_get(4)?,
                })
            },
            mapper: |it| AssignableDocuments::from(it),
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
        AssignableDocumentsParams<T1, T2, T3, T4>,
        AssignableDocumentsQuery<'c, 'a, 's, C, AssignableDocuments, 5>,
        C,
    > for AssignableDocumentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a AssignableDocumentsParams<T1, T2, T3, T4>,
    ) -> AssignableDocumentsQuery<'c, 'a, 's, C, AssignableDocuments, 5> {
        self.bind(
            client,
            &params.team_id,
            &params.r#type,
            &params.words,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct PeopleOfRoundsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people_of_rounds() -> PeopleOfRoundsStmt {
    PeopleOfRoundsStmt(
        "select user_id from user_courses where id = any($1::uuid[]) and course_id = $2 and archived_at is null order by user_id",
        None,
    )
}
impl PeopleOfRoundsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        course_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [ids, course_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, PeopleOfRoundsParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for PeopleOfRoundsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a PeopleOfRoundsParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.ids, &params.course_id)
    }
}
pub struct UnfinishedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unfinished() -> UnfinishedStmt {
    UnfinishedStmt(
        "select r.id, r.user_id, r.type, r.document_id, a.title, coalesce(uc.due_at, up.due_at) as due_at from unnest($1::uuid[]) as person (id) cross join lateral ( select x.id, x.user_id, x.type, x.document_id from assignment_records x where x.user_id = person.id and x.archived_at is null and x.status <> 'completed' and ($2::uuid is null or x.document_id = $2) offset 0 ) as r join assignables a on a.type = r.type and a.id = r.document_id and a.is_given left join user_courses uc on r.type = 'course' and uc.id = r.id left join user_learning_pathways up on r.type = 'pathway' and up.id = r.id where ($2 is not null or r.type = 'course' or $3::boolean and r.type = 'pathway') and (not $3 or coalesce(uc.due_at, up.due_at) <= $4) order by r.user_id, r.document_id",
        None,
    )
}
impl UnfinishedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        document_id: &'a Option<uuid::Uuid>,
        overdue: &'a bool,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> UnfinishedQuery<'c, 'a, 's, C, Unfinished, 4> {
        UnfinishedQuery {
            client,
            params: [users, document_id, overdue, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UnfinishedBorrowed, tokio_postgres::Error> {
                Ok(UnfinishedBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    r#type: row.try_get(2)?,
                    document_id: row.try_get(3)?,
                    title: row.try_get(4)?,
                    due_at: row.try_get(5)?,
                })
            },
            mapper: |it| Unfinished::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, UnfinishedParams<T1>, UnfinishedQuery<'c, 'a, 's, C, Unfinished, 4>, C>
    for UnfinishedStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a UnfinishedParams<T1>,
    ) -> UnfinishedQuery<'c, 'a, 's, C, Unfinished, 4> {
        self.bind(client, &params.users, &params.document_id, &params.overdue, &params.now)
    }
}
pub struct NoteRemindersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note_reminders() -> NoteRemindersStmt {
    NoteRemindersStmt(
        "insert into learning_reminders (user_id, document_id, day, type, by_id, sent_at) select x.user_id, x.document_id, $1, x.type, $2, $3 from unnest($4::uuid[], $5::uuid[], $6::text[]) as x (user_id, document_id, type) order by x.user_id, x.document_id on conflict (user_id, document_id, day) do nothing returning user_id, document_id",
        None,
    )
}
impl NoteRemindersStmt {
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
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        day: &'a chrono::NaiveDate,
        by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
        users: &'a T1,
        documents: &'a T2,
        types: &'a T4,
    ) -> NoteRemindersQuery<'c, 'a, 's, C, NoteReminders, 6> {
        NoteRemindersQuery {
            client,
            params: [day, by, now, users, documents, types],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NoteReminders, tokio_postgres::Error> {
                Ok(NoteReminders {
                    user_id: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                })
            },
            mapper: |it| NoteReminders::from(it),
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
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        NoteRemindersParams<T1, T2, T3, T4>,
        NoteRemindersQuery<'c, 'a, 's, C, NoteReminders, 6>,
        C,
    > for NoteRemindersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NoteRemindersParams<T1, T2, T3, T4>,
    ) -> NoteRemindersQuery<'c, 'a, 's, C, NoteReminders, 6> {
        self.bind(
            client,
            &params.day,
            &params.by,
            &params.now,
            &params.users,
            &params.documents,
            &params.types,
        )
    }
}
pub struct OpenRoundsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_rounds() -> OpenRoundsStmt {
    OpenRoundsStmt(
        "select id from user_courses where user_id = any($1::uuid[]) and course_id = $2 and archived_at is null and completed_at is null order by id",
        None,
    )
}
impl OpenRoundsStmt {
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
    crate::client::async_::Params<'c, 'a, 's, OpenRoundsParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for OpenRoundsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OpenRoundsParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.users, &params.course_id)
    }
}
pub struct ContentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn contents() -> ContentsStmt {
    ContentsStmt(
        "with recursive inside as ( select c.type, c.document_id, 1 as depth from assignment_contents c where c.container_type = $1::text and c.container_id = $2::uuid union all select c.type, c.document_id, i.depth + 1 from inside i join assignment_contents c on c.container_type = i.type and c.container_id = i.document_id where i.depth < 5 ), requested as ( select $1::text as type, $2::uuid as document_id, 0 as depth union all select type, document_id, depth from inside ), every as ( select type, document_id, depth from inside union all select i.type, i.document_id, requested.depth + 1 from requested join learning_pathways p on requested.type = 'pathway' and p.id = requested.document_id join pathway_items i on i.pathway_id = p.id and i.version = p.live_version and i.type = 'form' ) select e.type, e.document_id, max(e.depth) as depth, a.is_given, a.teams from every e join assignables a on a.type = e.type and a.id = e.document_id group by e.type, e.document_id, a.is_given, a.teams order by max(e.depth) desc, e.type, e.document_id",
        None,
    )
}
impl ContentsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> ContentsQuery<'c, 'a, 's, C, Contents, 2> {
        ContentsQuery {
            client,
            params: [r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ContentsBorrowed, tokio_postgres::Error> {
                Ok(ContentsBorrowed {
                    r#type: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    depth: row.try_get(2)?,
                    is_given: row.try_get(3)?,
                    teams: row.try_get(4)?,
                })
            },
            mapper: |it| Contents::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, ContentsParams<T1>, ContentsQuery<'c, 'a, 's, C, Contents, 2>, C>
    for ContentsStmt
{
    fn params(&'s self, client: &'c C, params: &'a ContentsParams<T1>) -> ContentsQuery<'c, 'a, 's, C, Contents, 2> {
        self.bind(client, &params.r#type, &params.document_id)
    }
}
pub struct LockHeldStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_held() -> LockHeldStmt {
    LockHeldStmt(
        "with courses_held as ( select uc.id from user_courses uc where uc.user_id = any($1) and uc.course_id = any($2) and uc.archived_at is null order by uc.id for no key update ), resources_held as ( select ur.id from user_resources ur where ur.user_id = any($1) and ur.resource_id = any($2) and ur.archived_at is null order by ur.id for no key update ), forms_held as ( select uf.id from user_forms uf where uf.user_id = any($1) and uf.form_id = any($2) and uf.archived_at is null order by uf.id for no key update ), pathways_held as ( select up.id from user_learning_pathways up where up.user_id = any($1) and up.pathway_id = any($2) and up.archived_at is null order by up.id for no key update ) select (select count(*) from courses_held) + (select count(*) from resources_held) + (select count(*) from forms_held) + (select count(*) from pathways_held) as waited_for",
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
        documents: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [users, documents],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<'c, 'a, 's, LockHeldParams<T1, T2>, I64Query<'c, 'a, 's, C, i64, 2>, C>
    for LockHeldStmt
{
    fn params(&'s self, client: &'c C, params: &'a LockHeldParams<T1, T2>) -> I64Query<'c, 'a, 's, C, i64, 2> {
        self.bind(client, &params.users, &params.documents)
    }
}
pub struct DirectContentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn direct_contents() -> DirectContentsStmt {
    DirectContentsStmt(
        "select document_id from assignment_contents where container_type = $1 and container_id = $2",
        None,
    )
}
impl DirectContentsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, DirectContentsParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for DirectContentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a DirectContentsParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.r#type, &params.document_id)
    }
}
pub struct HoldersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn holders() -> HoldersStmt {
    HoldersStmt(
        "select person.id as user_id from unnest($1::uuid[]) as person (id) cross join lateral ( select r.id from assignment_records r where r.user_id = person.id and r.type = $2::text and r.document_id = $3 and r.archived_at is null and ($4::boolean or r.status <> 'completed') limit 1 ) as record order by person.id",
        None,
    )
}
impl HoldersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        r#type: &'a T2,
        document_id: &'a uuid::Uuid,
        also_completed: &'a bool,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 4> {
        UuidUuidQuery {
            client,
            params: [users, r#type, document_id, also_completed],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, HoldersParams<T1, T2>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 4>, C>
    for HoldersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a HoldersParams<T1, T2>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 4> {
        self.bind(
            client,
            &params.users,
            &params.r#type,
            &params.document_id,
            &params.also_completed,
        )
    }
}
pub struct FormHoldersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn form_holders() -> FormHoldersStmt {
    FormHoldersStmt(
        "select uf.id, uf.user_id, person.first_name, person.last_name, person.email, person.avatar, uf.is_optional, uf.permitted_at, uf.completed_at, record.status, count(*) over () as total from user_forms uf join user_teams person on person.user_id = uf.user_id and person.team_id = $1 cross join lateral ( select case when uf.completed_at is not null then 'completed' when exists (select from form_submissions s where s.form_id = uf.form_id and s.user_id = uf.user_id and s.observer_id is null and s.started_at >= coalesce(uf.restarted_at, '-infinity')) then 'inprogress' else 'notstarted' end as status ) as record where uf.form_id = $2 and uf.archived_at is null and ($3::text is null or person.search like $3) and ($4::text is null or record.status = $4) order by case when $5::text = '-name' then lower(person.first_name) end desc, case when $5 = 'completedAt' then uf.completed_at end, case when $5 = '-completedAt' then uf.completed_at end desc nulls last, lower(person.first_name), lower(person.last_name), uf.id limit $6 offset $7",
        None,
    )
}
impl FormHoldersStmt {
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
        form_id: &'a uuid::Uuid,
        search: &'a Option<T2>,
        status: &'a Option<T3>,
        sort: &'a T4,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> FormHoldersQuery<'c, 'a, 's, C, FormHolders, 7> {
        FormHoldersQuery {
            client,
            params: [team_id, form_id, search, status, sort, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FormHoldersBorrowed, tokio_postgres::Error> {
                Ok(FormHoldersBorrowed {
                    id: row.try_get(0)?,
                    user_id: row.try_get(1)?,
                    first_name: row.try_get(2)?,
                    last_name: row.try_get(3)?,
                    email: row.try_get(4)?,
                    avatar: row.try_get(5)?,
                    is_optional: row.try_get(6)?,
                    permitted_at: row.try_get(7)?,
                    completed_at: row.try_get(8)?,
                    status: row.try_get(9)?,
                    total: row.try_get(10)?,
                })
            },
            mapper: |it| FormHolders::from(it),
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
        FormHoldersParams<T1, T2, T3, T4>,
        FormHoldersQuery<'c, 'a, 's, C, FormHolders, 7>,
        C,
    > for FormHoldersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a FormHoldersParams<T1, T2, T3, T4>,
    ) -> FormHoldersQuery<'c, 'a, 's, C, FormHolders, 7> {
        self.bind(
            client,
            &params.team_id,
            &params.form_id,
            &params.search,
            &params.status,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct LatePeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn late_people() -> LatePeopleStmt {
    LatePeopleStmt(
        "with late as materialized ( select d.type, d.user_id, d.document_id, d.due_at from dated_assignments d where d.due_at > $1 and d.due_at <= $2 and d.completed_at is null and not d.is_optional ), managed as ( select distinct manager.id as manager, late.type, late.document_id, late.due_at, late.user_id, person.first_name || ' ' || person.last_name as name from late join user_teams person on person.user_id = late.user_id and person.status not in ('inactive', 'terminated', 'archived') cross join lateral unnest(person.managers) as manager (id) ) select m.manager, m.type, m.document_id, m.due_at as due, max(a.title) as title, count(distinct m.user_id) as people, trim_array(array_agg(distinct m.name), greatest(count(distinct m.name) - 3, 0)::integer) as names, 'people-overdue:' || m.document_id || ':' || extract(epoch from m.due_at)::bigint as event_key from managed m join assignables a on a.type = m.type and a.id = m.document_id where not exists ( select from user_notifications n where n.user_id = m.manager and n.event_key = 'people-overdue:' || m.document_id || ':' || extract(epoch from m.due_at)::bigint) group by m.manager, m.type, m.document_id, m.due_at order by m.manager, m.document_id, m.due_at limit $3",
        None,
    )
}
impl LatePeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        after: &'a chrono::DateTime<chrono::Utc>,
        now: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> LatePeopleQuery<'c, 'a, 's, C, LatePeople, 3> {
        LatePeopleQuery {
            client,
            params: [after, now, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LatePeopleBorrowed, tokio_postgres::Error> {
                Ok(LatePeopleBorrowed {
                    manager: row.try_get(0)?,
                    r#type: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    due: row.try_get(3)?,
                    title: row.try_get(4)?,
                    people: row.try_get(5)?,
                    names: row.try_get(6)?,
                    event_key: row.try_get(7)?,
                })
            },
            mapper: |it| LatePeople::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<'c, 'a, 's, LatePeopleParams, LatePeopleQuery<'c, 'a, 's, C, LatePeople, 3>, C>
    for LatePeopleStmt
{
    fn params(&'s self, client: &'c C, params: &'a LatePeopleParams) -> LatePeopleQuery<'c, 'a, 's, C, LatePeople, 3> {
        self.bind(client, &params.after, &params.now, &params.most)
    }
}
pub struct OverRemindersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn over_reminders() -> OverRemindersStmt {
    OverRemindersStmt(
        "select waiting.id from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as waiting (id, user_id, record) where not exists ( select from assignment_records r where r.user_id = waiting.user_id and r.id = waiting.record and r.archived_at is null and r.status <> 'completed' offset 0 )",
        None,
    )
}
impl OverRemindersStmt {
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
        records: &'a T3,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [ids, users, records],
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
        OverRemindersParams<T1, T2, T3>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3>,
        C,
    > for OverRemindersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OverRemindersParams<T1, T2, T3>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        self.bind(client, &params.ids, &params.users, &params.records)
    }
}
