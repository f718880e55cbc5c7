//! My people by course: a manager's people below each other, the courses and pathways that these have beside each other, and where each
//! of them stands.

use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::people_learning as sql;

use super::authority::Scope;
use super::team::{self, TeamCourse, TeamCoursesQuery};
use crate::features::files;
use crate::prelude::*;

/// So many courses and pathways stand beside each other: more cannot be read without losing the names.
const COLUMNS: u32 = 8;

/// Which of a manager's people, and which of their courses.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct TeamMatrixQuery {
    /// Words of name, e-mail address, username or employee id.
    pub search: Option<String>,
    /// Words of a course or pathway: title, description, category or tags.
    pub course_search: Option<String>,
    /// Only courses and pathways with which somebody is late, and of those people only who is late with one that is shown.
    pub overdue: bool,
    /// The page of courses and pathways, from 1; eight stand on each, those first with which most are late.
    #[param(minimum = 1, default = 1)]
    pub courses_page: u32,
}

impl Default for TeamMatrixQuery {
    fn default() -> Self {
        Self {
            search: None,
            course_search: None,
            overdue: false,
            courses_page: 1,
        }
    }
}

/// A manager's people and where each of them stands with their courses.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamMatrix {
    /// The courses and pathways, those first with which most are late.
    courses: Page<TeamCourse>,
    /// The people, in the order of their names.
    people: Page<TeamMatrixPerson>,
}

/// One of a manager's people.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamMatrixPerson {
    /// The person.
    id: Uuid,
    first_name: String,
    last_name: String,
    avatar: Option<String>,
    position: Option<String>,
    /// Of the courses and pathways that are shown, those that they have.
    cells: Vec<TeamMatrixCell>,
}

/// Where one of them stands with a course or a pathway.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamMatrixCell {
    /// The course, or the pathway.
    document_id: Uuid,
    /// `notstarted`, `inprogress`, `markingRequired` or `completed`.
    status: String,
    /// 0 to 100.
    progress: i16,
    /// Not completed, and was to be.
    overdue: bool,
    /// When it is due, or was.
    due_at: Option<DateTime<Utc>>,
}

/// One page of a manager's people with one page of their courses and pathways.
pub async fn matrix(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    scope: &Scope<'_>,
    (query, page): (&TeamMatrixQuery, PageQuery),
) -> Result<TeamMatrix> {
    let now = app.clock.now();
    let courses_query = TeamCoursesQuery {
        search: query.course_search.clone(),
        overdue: query.overdue,
    };
    let columns = PageQuery {
        page: query.courses_page,
        per_page: COLUMNS,
    };
    let courses = team::courses(client, scope, (&courses_query, columns), now).await?;
    let shown: Vec<Uuid> = courses.items.iter().map(TeamCourse::id).collect();
    let (managed, limit, offset) = (scope.managed(), page.limit(), page.offset());
    let rows = sql::team_matrix()
        .params(
            &**client,
            &sql::TeamMatrixParams {
                team_id: scope.team,
                managed,
                me: scope.by,
                words: search_words(non_empty(query.search.as_deref()).unwrap_or_default()),
                late_only: query.overdue,
                documents: shown,
                now,
                per_page: limit,
                skip: offset,
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let people = gathered(rows, |avatar| files::avatar_url(app, &context.tenant, avatar));
    Ok(TeamMatrix {
        courses,
        people: Page::new(people, total, page),
    })
}

/// Rows of one person, which follow each other, become that person.
fn gathered(rows: Vec<sql::TeamMatrix>, avatar_url: impl Fn(Option<&str>) -> Option<String>) -> Vec<TeamMatrixPerson> {
    let mut people: Vec<TeamMatrixPerson> = Vec::new();
    for row in rows {
        let cell = cell(&row);
        match people.last_mut().filter(|last| last.id == row.user_id) {
            Some(last) => last.cells.extend(cell),
            None => people.push(TeamMatrixPerson {
                id: row.user_id,
                avatar: avatar_url(row.avatar.as_deref()),
                first_name: row.first_name,
                last_name: row.last_name,
                position: row.position,
                cells: cell.into_iter().collect(),
            }),
        }
    }
    people
}

/// What somebody has, if they have it.
fn cell(row: &sql::TeamMatrix) -> Option<TeamMatrixCell> {
    Some(TeamMatrixCell {
        document_id: row.document_id?,
        status: row.status.clone()?,
        progress: row.progress?,
        overdue: row.overdue,
        due_at: row.due_at,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(person: u128, course: Option<u128>) -> sql::TeamMatrix {
        sql::TeamMatrix {
            user_id: Uuid::from_u128(person),
            first_name: "Lena".into(),
            last_name: "Ohm".into(),
            avatar: None,
            position: None,
            total: 2,
            document_id: course.map(Uuid::from_u128),
            status: course.map(|_| "inprogress".into()),
            progress: course.map(|_| 40),
            due_at: None,
            overdue: false,
        }
    }

    #[test]
    fn each_person_stands_once_with_what_they_have_and_nothing_stands_for_what_they_have_not() {
        let people = gathered(vec![row(1, Some(7)), row(1, Some(8)), row(2, None)], |_| None);
        let cells: Vec<Vec<u128>> = people
            .iter()
            .map(|one| one.cells.iter().map(|cell| cell.document_id.as_u128()).collect())
            .collect();
        assert_eq!(cells, [vec![7, 8], vec![]]);
    }
}
