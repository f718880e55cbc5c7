//! My team: a manager's people and how far they are, together and one by one.

use chrono::Duration;
use learnt_kernel::email;
use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::people_learning as sql;

use super::authority::Scope;
use crate::features::assignments::DocumentType;
use crate::features::files;
use crate::prelude::*;

/// What is due within this time is due soon, as everywhere.
const SOON: Duration = Duration::days(7);

/// Where somebody stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LearningState {
    /// Something was to be completed, and is not.
    Overdue,
    /// Something is under way.
    InProgress,
    /// Something was not begun.
    NotStarted,
    /// All of it is completed.
    Completed,
}

impl LearningState {
    /// The word that queries know; none for none.
    pub fn word(state: Option<Self>) -> &'static str {
        match state {
            None => "",
            Some(Self::Overdue) => "overdue",
            Some(Self::InProgress) => "inprogress",
            Some(Self::NotStarted) => "notstarted",
            Some(Self::Completed) => "completed",
        }
    }
}

/// Which of a manager's people.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct TeamQuery {
    /// Words of name, e-mail address, username or employee id.
    pub search: Option<String>,
    #[param(inline)]
    pub state: Option<LearningState>,
    /// Those who have this course or pathway, and only it is counted.
    pub document_id: Option<Uuid>,
    /// `name`, `assigned`, `percent`, `overdue` or `lastActivityAt`, with a minus downwards; `name` if nothing is said.
    pub sort: Option<String>,
}

/// One of a manager's people.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamPerson {
    /// The person.
    id: Uuid,
    first_name: String,
    last_name: String,
    #[serde(serialize_with = "email::write_shown")]
    email: Option<String>,
    avatar: Option<String>,
    position: Option<String>,
    /// Courses and pathways that they have.
    assigned: i64,
    completed: i64,
    inprogress: i64,
    notstarted: i64,
    /// Not completed, and were to be.
    overdue: i64,
    /// Completed of those that they have, 0 to 100.
    percent: i64,
    /// When they last did something in one of them.
    last_activity_at: Option<DateTime<Utc>>,
}

/// One page of a manager's people.
pub async fn people(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    scope: &Scope<'_>,
    (query, page): (&TeamQuery, PageQuery),
) -> Result<Page<TeamPerson>> {
    let words = search_words(non_empty(query.search.as_deref()).unwrap_or_default());
    let (state, now) = (LearningState::word(query.state), app.clock.now());
    let sort = non_empty(query.sort.as_deref()).unwrap_or("name");
    let (managed, limit, offset) = (scope.managed(), page.limit(), page.offset());
    let statement = sql::team_people().prepare(&**client).await.sql()?;
    let rows = statement
        .params(
            &**client,
            &sql::TeamPeopleParams {
                team_id: scope.team,
                managed,
                me: scope.by,
                words,
                now,
                document_id: query.document_id,
                state,
                sort,
                per_page: limit,
                skip: offset,
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let person = |row: sql::TeamPeople| TeamPerson {
        id: row.user_id,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        avatar: files::avatar_url(app, &context.tenant, row.avatar.as_deref()),
        position: row.position,
        assigned: row.assigned,
        completed: row.completed,
        inprogress: row.inprogress,
        notstarted: row.notstarted,
        overdue: row.overdue,
        percent: row.percent,
        last_activity_at: row.last_activity_at,
    };
    Ok(Page::new(rows.into_iter().map(person).collect(), total, page))
}

/// All of a manager's people together.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamFigures {
    people: i64,
    /// Those who are late with something.
    late: i64,
    /// Courses and pathways that they have, counted for each person.
    assigned: i64,
    completed: i64,
    inprogress: i64,
    /// Waiting for a marker.
    #[serde(rename = "markingRequired")]
    marking_required: i64,
    notstarted: i64,
    overdue: i64,
    due_soon: i64,
}

/// All of a manager's people together.
pub async fn figures(client: &TenantClient, scope: &Scope<'_>, now: DateTime<Utc>) -> Result<TeamFigures> {
    let (managed, soon) = (scope.managed(), now + SOON);
    let row = sql::team_figures()
        .params(
            &**client,
            &sql::TeamFiguresParams {
                team_id: scope.team,
                managed,
                me: scope.by,
                now,
                soon,
            },
        )
        .one()
        .await
        .sql()?;
    Ok(TeamFigures {
        people: row.people,
        late: row.late,
        assigned: row.assigned,
        completed: row.completed,
        inprogress: row.inprogress,
        marking_required: row.marking_required,
        notstarted: row.notstarted,
        overdue: row.overdue,
        due_soon: row.due_soon,
    })
}

/// Which courses and pathways of a manager's people.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TeamCoursesQuery {
    /// Words of title, description, category or tags.
    pub search: Option<String>,
    /// Only those with which somebody is late.
    pub overdue: bool,
}

/// A course or a pathway of a manager's people.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamCourse {
    /// The course, or the pathway.
    id: Uuid,
    /// Which of the two.
    #[serde(rename = "type")]
    kind: DocumentType,
    title: String,
    is_bundle: bool,
    /// So many of them have it.
    assigned: i64,
    completed: i64,
    overdue: i64,
}

impl TeamCourse {
    /// The course, or the pathway.
    pub fn id(&self) -> Uuid {
        self.id
    }
}

/// The courses and pathways of a manager's people, those first with which most are late.
pub async fn courses(
    client: &TenantClient,
    scope: &Scope<'_>,
    (query, page): (&TeamCoursesQuery, PageQuery),
    now: DateTime<Utc>,
) -> Result<Page<TeamCourse>> {
    let words = search_words(non_empty(query.search.as_deref()).unwrap_or_default());
    let (managed, limit, offset) = (scope.managed(), page.limit(), page.offset());
    let rows = sql::team_courses()
        .params(
            &**client,
            &sql::TeamCoursesParams {
                team_id: scope.team,
                managed,
                me: scope.by,
                now,
                words,
                late_only: query.overdue,
                per_page: limit,
                skip: offset,
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let course = |row: sql::TeamCourses| {
        Some(TeamCourse {
            id: row.document_id,
            // A type that only a newer program knows is not shown by this one.
            kind: row.r#type.parse().ok()?,
            title: row.title,
            is_bundle: row.is_bundle,
            assigned: row.assigned,
            completed: row.completed,
            overdue: row.overdue,
        })
    };
    Ok(Page::new(rows.into_iter().filter_map(course).collect(), total, page))
}
