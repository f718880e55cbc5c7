//! Lists: the builders' forms, a person's forms and results, and the markers' queue.

use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::commands::read;
use super::list_queries::{FormQuery, MyFormQuery, QueueQuery, ResultQuery};
use super::model::content::Kind;
use super::model::settings::Settings;
use super::model::states::{Completion, FormStatus, Status};
use super::submission_filter;
use crate::db::PlainClient;
use crate::prelude::*;

fn word(text: Option<&String>) -> &str {
    non_empty(text.map(String::as_str)).unwrap_or_default()
}

/// A form in the builders' list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormRow {
    id: Uuid,
    kind: Kind,
    status: FormStatus,
    title: String,
    handle: String,
    category: String,
    tags: Vec<String>,
    live_version: Option<i32>,
    changed_at: DateTime<Utc>,
    anonymous: bool,
    /// Whether I may change it.
    is_mine: bool,
    /// Those that I may see.
    submissions: i64,
    /// Those of them that wait for a decision.
    waiting: i64,
    /// How far those are whom I may see.
    completion_status: Completion,
}

/// The builders' list.
pub async fn forms(client: &TenantClient, at: &Scope<'_>, query: &FormQuery, page: PageQuery) -> Result<Page<FormRow>> {
    let rows = sql::list_forms()
        .params(
            &**client,
            &sql::ListFormsParams {
                all: at.is_admin,
                team_id: at.team,
                managed: at.managed().as_str(),
                me: at.by,
                status: query.status.map(|status| status.into_str()).unwrap_or_default(),
                kind: query.kind.map(|kind| kind.into_str()).unwrap_or_default(),
                category: word(query.category.as_ref()),
                tag: word(query.tag.as_ref()),
                words: search_words(word(query.search.as_ref())),
                completion: query
                    .completion_status
                    .map(|completion| completion.into_str())
                    .unwrap_or_default(),
                sort: word(query.sort.as_ref()),
                most: page.limit(),
                skip: page.offset(),
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let shown = rows.into_iter().map(|row| FormRow {
        id: row.id,
        kind: Kind::parse(&row.kind),
        status: FormStatus::parse(&row.status),
        title: row.title,
        handle: row.handle,
        category: row.category,
        tags: row.tags,
        live_version: row.live_version,
        changed_at: row.changed_at,
        anonymous: row.anonymous,
        is_mine: at.may_build(row.owner_id).is_ok(),
        submissions: row.submissions,
        waiting: row.waiting,
        completion_status: Completion::parse(&row.completion),
    });
    Ok(Page::new(shown.collect(), total, page))
}

/// What the builders' list can be narrowed down by.
#[derive(Debug, Serialize, ToSchema)]
pub struct FormFilters {
    /// In order.
    categories: Vec<String>,
    /// In order.
    tags: Vec<String>,
}

/// Its categories and tags.
pub async fn filters(client: &TenantClient, at: &Scope<'_>) -> Result<FormFilters> {
    let found = sql::form_filters()
        .bind(&**client, &at.team, &at.is_admin, &at.by)
        .one()
        .await
        .sql()?;
    Ok(FormFilters {
        categories: found.categories,
        tags: found.tags,
    })
}

/// A form among my forms.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyForm {
    id: Uuid,
    kind: Kind,
    title: String,
    handle: String,
    description: String,
    category: String,
    tags: Vec<String>,
    anonymous: bool,
    due_at: Option<DateTime<Utc>>,
    opens_at: Option<DateTime<Utc>>,
    closes_at: Option<DateTime<Utc>>,
    /// It is to be submitted; otherwise it may be.
    is_required: bool,
    /// A rule lets me answer it, and asks nothing of me.
    is_optional: bool,
    /// How often I submitted it.
    attempts: i32,
    /// How often I may; 0: as often as I like.
    most_attempts: i32,
    /// My latest.
    submission_id: Option<Uuid>,
    submission_status: Option<Status>,
    submitted_at: Option<DateTime<Utc>>,
    completion_status: Completion,
}

/// What a person finds to answer.
pub async fn mine(client: &TenantClient, at: &Scope<'_>, query: &MyFormQuery, page: PageQuery) -> Result<Page<MyForm>> {
    let rows = sql::my_forms()
        .params(
            &**client,
            &sql::MyFormsParams {
                me: at.by,
                team_id: at.team,
                kind: query.kind.map(|kind| kind.into_str()).unwrap_or_default(),
                category: word(query.category.as_ref()),
                completion: query
                    .completion_status
                    .map(|completion| completion.into_str())
                    .unwrap_or_default(),
                words: search_words(word(query.search.as_ref())),
                most: page.limit(),
                skip: page.offset(),
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let shown: Result<Vec<MyForm>> = rows
        .into_iter()
        .map(|row| {
            let settings: Settings = read(&row.settings)?;
            Ok(MyForm {
                id: row.id,
                kind: Kind::parse(&row.kind),
                title: row.title,
                handle: row.handle,
                description: row.description,
                category: row.category,
                tags: row.tags,
                anonymous: settings.anonymous,
                due_at: settings.due_at,
                opens_at: settings.opens_at,
                closes_at: settings.closes_at,
                is_required: row.is_required,
                is_optional: row.is_optional,
                attempts: row.attempts,
                most_attempts: settings.attempts,
                submission_id: row.submission_id,
                submission_status: row.submission_status.as_deref().map(Status::parse),
                submitted_at: row.submitted_at,
                completion_status: Completion::parse(&row.completion),
            })
        })
        .collect();
    Ok(Page::new(shown?, total, page))
}

/// A submission in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmissionRow {
    id: Uuid,
    /// Of a queue: what a decision on it names.
    revision: i32,
    /// Of a queue: who is marking it.
    assigned: Option<String>,
    /// Of a queue: I am.
    is_assigned_to_me: bool,
    /// Of a queue: how many of two markers have said what they think.
    opinions: i64,
    form_id: Uuid,
    /// Of the version that was answered.
    title: String,
    kind: Kind,
    attempt: i32,
    status: Status,
    score: Option<f64>,
    max_score: Option<f64>,
    submitted_at: Option<DateTime<Utc>>,
    marked_at: Option<DateTime<Utc>>,
    /// Whom it is about.
    person: Option<String>,
    marker: Option<String>,
}

/// My submissions, and those that I wrote about others.
pub async fn results(
    client: &TenantClient,
    at: &Scope<'_>,
    query: &ResultQuery,
    page: PageQuery,
) -> Result<Page<SubmissionRow>> {
    let rows = sql::my_submissions()
        .params(
            &**client,
            &sql::MySubmissionsParams {
                me: at.by,
                team_id: at.team,
                form_id: query.form_id,
                status: query.status.map(|status| status.into_str()).unwrap_or_default(),
                words: search_words(word(query.search.as_ref())),
                most: page.limit(),
                skip: page.offset(),
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let shown = rows.into_iter().map(|row| SubmissionRow {
        id: row.id,
        revision: 0,
        assigned: None,
        is_assigned_to_me: false,
        opinions: 0,
        form_id: row.form_id,
        title: row.title,
        kind: Kind::parse(&row.kind),
        attempt: row.attempt,
        status: Status::parse(&row.status),
        score: row.score,
        max_score: row.max_score,
        submitted_at: row.submitted_at,
        marked_at: row.marked_at,
        person: row.person_name.filter(|_| row.observed),
        marker: None,
    });
    Ok(Page::new(shown.collect(), total, page))
}

/// The queue of a form.
pub async fn queue(
    client: &TenantClient,
    at: &Scope<'_>,
    form: Uuid,
    query: &QueueQuery,
    page: PageQuery,
) -> Result<Page<SubmissionRow>> {
    let found = sql::one_form()
        .bind(&**client, &form, &at.team)
        .opt()
        .await
        .or_not_found()?;
    let named = submission_filter::marker_versions(client, at, form).await?;
    // Planned anew each time: a plan that fits whoever asks reads all that was submitted before it shows a page of it.
    let planned: &PlainClient = client;
    let rows = sql::submissions_of()
        .params(
            planned,
            &sql::SubmissionsOfParams {
                team_id: at.team,
                managed: at.managed().as_str(),
                form_id: form,
                me: at.by,
                all: at.is_admin,
                is_named: !named.is_empty(),
                named: &named,
                mine: query.mine.unwrap_or_default(),
                status: query.status.map(|status| status.into_str()).unwrap_or_default(),
                words: search_words(word(query.search.as_ref())),
                most: page.limit(),
                skip: page.offset(),
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let shown = rows.into_iter().map(|row| SubmissionRow {
        id: row.id,
        revision: row.revision,
        assigned: row.assigned_name,
        is_assigned_to_me: row.is_assigned_to_me,
        opinions: row.opinions,
        form_id: form,
        title: found.title.clone(),
        kind: Kind::parse(&found.kind),
        attempt: row.attempt,
        status: Status::parse(&row.status),
        score: row.score,
        max_score: row.max_score,
        submitted_at: row.submitted_at,
        marked_at: row.marked_at,
        person: row.person_name,
        marker: row.marker_name,
    });
    Ok(Page::new(shown.collect(), total, page))
}
