//! One person's learning: all that they were given and why, how far they are, and every round of a course.

use std::collections::HashMap;

use learnt_kernel::email;
use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::people_learning as sql;

use super::authority::Scope;
use super::team::LearningState;
use crate::features::assignments::DocumentType;
use crate::features::files;
use crate::prelude::*;

/// Who a person is, and how far they are with all that they have.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonSummary {
    id: Uuid,
    first_name: String,
    last_name: String,
    #[serde(serialize_with = "email::write_shown")]
    email: Option<String>,
    avatar: Option<String>,
    position: Option<String>,
    /// What they were given, of all types.
    assigned: i64,
    completed: i64,
    inprogress: i64,
    notstarted: i64,
    overdue: i64,
}

/// Who a person is, and how far they are.
pub async fn summary(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    scope: &Scope<'_>,
    user: Uuid,
) -> Result<PersonSummary> {
    let person = scope.person(&**client, user).await?;
    let counts = sql::person_counts()
        .bind(&**client, &app.clock.now(), &user)
        .one()
        .await
        .sql()?;
    Ok(PersonSummary {
        id: user,
        first_name: person.first_name,
        last_name: person.last_name,
        email: person.email,
        avatar: files::avatar_url(app, &context.tenant, person.avatar.as_deref()),
        position: person.position,
        assigned: counts.assigned,
        completed: counts.completed,
        inprogress: counts.inprogress,
        notstarted: counts.notstarted,
        overdue: counts.overdue,
    })
}

/// Which of a person's documents.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct LearningQuery {
    /// Words of title, description, category or tags.
    pub search: Option<String>,
    /// `course`, `bundle`, `resource`, `form`, `pathway` or `package`.
    #[serde(rename = "type")]
    pub kind: Option<String>,
    /// Where they stand with it.
    #[param(inline)]
    pub state: Option<LearningState>,
    /// What they had once and have no longer, instead of what they have.
    pub former: bool,
    /// `title`, `progress`, `dueAt` or `updatedAt`, with a minus downwards; `-updatedAt` if nothing is said.
    pub sort: Option<String>,
}

/// Why somebody has something.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssignmentReason {
    /// rule, hand, manager, self, package, pathway or trigger.
    kind: String,
    /// What the rule, the package or the pathway is called, or who gave it.
    name: Option<String>,
    /// Whoever asks may take it back.
    can_take: bool,
}

/// Something that a person was given.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonDocument {
    /// The record: of a course, the round.
    id: Uuid,
    #[serde(rename = "type")]
    document_type: DocumentType,
    /// The type, where bundles are one of their own.
    kind: String,
    document_id: Uuid,
    title: String,
    status: String,
    /// 0 to 100.
    progress: i16,
    /// Which round of it, from 1.
    round: i32,
    /// It may be left undone.
    is_optional: bool,
    /// People see it now.
    is_shown: bool,
    due_at: Option<DateTime<Utc>>,
    permitted_at: Option<DateTime<Utc>>,
    started_at: Option<DateTime<Utc>>,
    completed_at: Option<DateTime<Utc>>,
    /// They have it no longer, since then.
    archived_at: Option<DateTime<Utc>>,
    updated_at: DateTime<Utc>,
    /// Last reminded of it by a hand.
    reminded_at: Option<DateTime<Utc>>,
    reasons: Vec<AssignmentReason>,
}

/// One page of what a person was given.
pub async fn learning(
    client: &TenantClient,
    scope: &Scope<'_>,
    user: Uuid,
    (query, page): (&LearningQuery, PageQuery),
    now: DateTime<Utc>,
) -> Result<Page<PersonDocument>> {
    let words = search_words(non_empty(query.search.as_deref()).unwrap_or_default());
    let (kind, state) = (non_empty(query.kind.as_deref()), LearningState::word(query.state));
    let sort = non_empty(query.sort.as_deref()).unwrap_or("-updatedAt");
    let (limit, offset) = (page.limit(), page.offset());
    let statement = sql::person_learning().prepare(&**client).await.sql()?;
    let rows = statement
        .params(
            &**client,
            &sql::PersonLearningParams {
                user_id: user,
                former: query.former,
                words,
                kind,
                state,
                now,
                sort,
                per_page: limit,
                skip: offset,
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let documents: Vec<Uuid> = rows.iter().map(|row| row.document_id).collect();
    let mut reasons: HashMap<(String, Uuid), Vec<AssignmentReason>> = HashMap::new();
    for row in sql::reasons().bind(&**client, &user, &documents).all().await.sql()? {
        let of = reasons.entry((row.r#type, row.document_id)).or_default();
        of.push(AssignmentReason {
            can_take: scope.may_take(&row.kind, &row.source_id),
            kind: row.kind,
            name: row.name,
        });
    }
    let document = |row: sql::PersonLearning| {
        Some(PersonDocument {
            id: row.id,
            // A type that only a newer program knows is not shown by this one.
            document_type: row.r#type.parse().ok()?,
            reasons: reasons.remove(&(row.r#type, row.document_id)).unwrap_or_default(),
            kind: row.kind,
            document_id: row.document_id,
            title: row.title,
            status: row.status,
            progress: row.progress,
            round: row.cycle,
            is_optional: row.is_optional,
            is_shown: row.is_given,
            due_at: row.due_at,
            permitted_at: row.permitted_at,
            started_at: row.started_at,
            completed_at: row.completed_at,
            archived_at: row.archived_at,
            updated_at: row.updated_at,
            reminded_at: row.reminded_at,
        })
    };
    Ok(Page::new(rows.into_iter().filter_map(document).collect(), total, page))
}

/// Which round.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct RoundQuery {
    /// One of the person's rounds of the course; the latest if nothing is said.
    pub round: Option<Uuid>,
}

/// A round of a course, now or once.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonRound {
    id: Uuid,
    /// From 1.
    round: i32,
    /// The course's version; none before they start.
    version: Option<i32>,
    status: String,
    progress: i16,
    is_optional: bool,
    permitted_at: DateTime<Utc>,
    due_at: Option<DateTime<Utc>>,
    started_at: Option<DateTime<Utc>>,
    completed_at: Option<DateTime<Utc>>,
    /// It is over, or they have the course no longer, since then.
    archived_at: Option<DateTime<Utc>>,
}

/// An activity and what a person did with it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonActivity {
    id: Uuid,
    section: String,
    #[serde(rename = "type")]
    kind: String,
    title: String,
    required: bool,
    status: String,
    progress: i16,
    /// Seconds by the server's clock.
    spent_seconds: i64,
    opened_at: Option<DateTime<Utc>>,
    completed_at: Option<DateTime<Utc>>,
    /// What they handed in for it.
    coursework_id: Option<Uuid>,
}

/// A person's rounds of a course, the latest first, and what they did in one of them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonCourse {
    course_id: Uuid,
    title: String,
    is_bundle: bool,
    /// The round whose activities these are.
    shown: Uuid,
    rounds: Vec<PersonRound>,
    activities: Vec<PersonActivity>,
    /// Whoever asks may mark it as completed and let it begin anew.
    can_settle: bool,
}

/// A person's rounds of a course.
pub async fn course(
    client: &TenantClient,
    scope: &Scope<'_>,
    (user, course): (Uuid, Uuid),
    requested: Option<Uuid>,
) -> Result<PersonCourse> {
    let found = sql::rounds()
        .bind(&**client, &scope.team, &user, &course)
        .all()
        .await
        .sql()?;
    let latest = found.first().ok_or_else(Problem::not_found)?;
    let shown = match requested {
        None => latest.id,
        Some(requested) => {
            found
                .iter()
                .find(|row| row.id == requested)
                .ok_or_else(Problem::not_found)?
                .id
        }
    };
    let steps = sql::steps().bind(&**client, &shown, &user, &course).all().await.sql()?;
    let (title, is_bundle) = (latest.title.clone(), latest.is_bundle);
    let can_settle = scope.is_admin && latest.is_looked_after;
    let rounds = found.into_iter().map(|row| PersonRound {
        id: row.id,
        round: row.cycle,
        version: row.version,
        status: row.status,
        progress: row.progress,
        is_optional: row.is_optional,
        permitted_at: row.permitted_at,
        due_at: row.due_at,
        started_at: row.started_at,
        completed_at: row.completed_at,
        archived_at: row.archived_at,
    });
    let activities = steps.into_iter().map(|row| PersonActivity {
        id: row.id,
        section: row.section,
        kind: row.r#type,
        title: row.title,
        required: row.required,
        status: row.status.unwrap_or_else(|| "notstarted".to_owned()),
        progress: row.progress.unwrap_or(0),
        spent_seconds: row.spent_ms.unwrap_or(0) / 1_000,
        opened_at: row.opened_at,
        completed_at: row.completed_at,
        coursework_id: row.coursework_id,
    });
    Ok(PersonCourse {
        course_id: course,
        title,
        is_bundle,
        shown,
        rounds: rounds.collect(),
        activities: activities.collect(),
        can_settle,
    })
}
