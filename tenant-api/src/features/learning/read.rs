//! What learners and admins read, each in as few round trips as it can be.

use futures_util::future::try_join;
use learnt_queries::queries::learning as sql;

use super::api::who::LearnersQuery;
use super::api::{MyCoursesQuery, pattern};
use super::due::DueFilter;
use super::outline::{Content, outline};
use super::player::{Player, PlayerActivity, assemble};
use crate::features::assignments::DocumentType;
use crate::features::{courses, files, pathways};
use crate::prelude::*;

/// A page of a person's courses and how many there are in all.
pub async fn my_courses(
    client: &TenantClient,
    user: Uuid,
    query: &MyCoursesQuery,
    page: PageQuery,
    now: DateTime<Utc>,
) -> Result<(Vec<sql::MyCourse>, i64)> {
    let (after, until) = DueFilter::span(query.due, now);
    let (search, status) = (
        pattern(query.search.as_deref()),
        query.status.map(|status| status.into_str()),
    );
    let category = query.category.as_deref().filter(|name| !name.is_empty());
    let sort = query.sort.as_deref().filter(|sort| *sort != "title");
    let is_narrowed = search.is_some() || status.is_some() || category.is_some() || until.is_some();
    let of = async |limit: i64, offset: i64| {
        let client = &**client;
        let rows = match sort {
            None if !is_narrowed => {
                let all = sql::my_courses_all().prepare(client).await.sql()?;
                all.bind(client, &user, &query.bundle, &limit, &offset).all().await
            }
            None => {
                let by_title = sql::my_courses().prepare(client).await.sql()?;
                by_title
                    .params(
                        client,
                        &sql::MyCoursesParams {
                            user_id: user,
                            is_bundle: query.bundle,
                            search: search.as_deref(),
                            status,
                            category,
                            due_until: until,
                            due_after: after,
                            per_page: limit,
                            skip: offset,
                        },
                    )
                    .all()
                    .await
            }
            Some(sort) => {
                let by = sql::my_courses_by().prepare(client).await.sql()?;
                by.params(
                    client,
                    &sql::MyCoursesByParams {
                        user_id: user,
                        is_bundle: query.bundle,
                        search: search.as_deref(),
                        status,
                        category,
                        due_until: until,
                        due_after: after,
                        sort,
                        per_page: limit,
                        skip: offset,
                    },
                )
                .all()
                .await
            }
        };
        rows.sql()
    };
    let rows = of(page.limit(), page.offset()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        // A page behind the last one still says how many there are.
        None if page.page() > 1 => of(1, 0).await?.first().map_or(0, |row| row.total),
        None => 0,
    };
    Ok((rows, total))
}

/// A person's course as the player shows it; nothing for what is absent or not theirs.
pub async fn player(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    user: Uuid,
    id: Uuid,
) -> Result<Option<Player>> {
    let (course, states) = try_join(
        sql::player_course().prepare(&**client),
        sql::activity_states().prepare(&**client),
    )
    .await
    .sql()?;
    let (course, states) = try_join(
        course.bind(&**client, &id, &user).opt(),
        states.bind(&**client, &id).all(),
    )
    .await
    .sql()?;
    let Some(course) = course else { return Ok(None) };
    pathways::expect_open(&**client, user, DocumentType::Course, course.course_id).await?;
    let outline = outline(app, client, &course).await?;
    let image = course.image;
    let mut player = assemble(course, &outline, states, app.clock.now());
    player.course.image_url = image.map(|id| files::url(app, &context.tenant, id));
    show_files(app, context, client, &mut player).await?;
    Ok(Some(player))
}

/// Gives each upload in the open contents its address.
async fn show_files(app: &App, context: &TenantContext, client: &TenantClient, player: &mut Player) -> Result<()> {
    let named = |activity: &mut PlayerActivity| Some(activity.content.as_ref()?.uploads(&activity.kind));
    let wanted: Vec<Uuid> = player.activities_mut().filter_map(named).flatten().collect();
    if wanted.is_empty() {
        return Ok(());
    }
    let views = files::views(app, context, client, &wanted).await?;
    for activity in player.activities_mut() {
        if let Some(Content::Own(content)) = &mut activity.content {
            *content = courses::with_files(&activity.kind, content.take(), &views);
        }
    }
    Ok(())
}

/// Refuses a course that is not there.
pub async fn known_course(client: &TenantClient, id: Uuid) -> Result<()> {
    sql::course_status()
        .bind(&**client, &id)
        .opt()
        .await
        .sql()?
        .map(drop)
        .ok_or_else(Problem::not_found)
}

/// The assignments of a course's learners that a query keeps, in its order.
pub async fn learner_ids(
    client: &TenantClient,
    team: &str,
    course: Uuid,
    query: &LearnersQuery,
    now: DateTime<Utc>,
) -> Result<Vec<Uuid>> {
    let (after, due) = DueFilter::span(query.due, now);
    let statement = sql::course_learner_ids().prepare(&**client).await.sql()?;
    let (search, status) = (
        pattern(query.search.as_deref()),
        query.status.map(|status| status.into_str()),
    );
    let sort = query.sort.as_deref().unwrap_or("-updatedAt");
    statement
        .params(
            &**client,
            &sql::CourseLearnerIdsParams {
                team_id: team,
                course_id: course,
                search: search.as_deref(),
                status,
                due_until: due,
                due_after: after,
                sort,
            },
        )
        .all()
        .await
        .sql()
}

/// A page of a course's learners and how many there are in all.
pub async fn learners(
    client: &TenantClient,
    team: &str,
    course: Uuid,
    query: &LearnersQuery,
    page: PageQuery,
    now: DateTime<Utc>,
) -> Result<(Vec<sql::CourseLearners>, i64)> {
    let (after, due) = DueFilter::span(query.due, now);
    let statement = sql::course_learners().prepare(&**client).await.sql()?;
    let (search, status) = (
        pattern(query.search.as_deref()),
        query.status.map(|status| status.into_str()),
    );
    let sort = query.sort.as_deref().unwrap_or("-updatedAt");
    let of = async |limit: i64, offset: i64| {
        statement
            .params(
                &**client,
                &sql::CourseLearnersParams {
                    team_id: team,
                    course_id: course,
                    search: search.as_deref(),
                    status,
                    due_until: due,
                    due_after: after,
                    sort,
                    per_page: limit,
                    skip: offset,
                },
            )
            .all()
            .await
            .sql()
    };
    let rows = of(page.limit(), page.offset()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        None if page.page() > 1 => of(1, 0).await?.first().map_or(0, |row| row.total),
        None => 0,
    };
    Ok((rows, total))
}
