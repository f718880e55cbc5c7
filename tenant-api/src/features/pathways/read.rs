//! A pathway as its admins get it, and as somebody who has it does.

use learnt_kernel::email;
use learnt_queries::queries::pathways as sql;

use super::model::{ItemKind, Mode, Progress};
use crate::features::assignments::DueRule;
use crate::features::courses::{Can, PublishStatus};
use crate::features::files;
use crate::looked_after::{self, Named};
use crate::prelude::*;

/// What lies on a pathway, as its admins see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PathwayItem)]
pub struct Item {
    pub kind: ItemKind,
    pub document_id: Uuid,
    /// Its title; empty when it is not there any more.
    pub title: String,
    /// Its state, in its own words.
    pub status: String,
    /// People have it now; what is hidden is passed over.
    pub is_available: bool,
    /// It has to be done.
    pub required: bool,
}

/// A pathway with its draft.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Pathway {
    pub id: Uuid,
    /// Its name in addresses.
    pub handle: String,
    pub status: PublishStatus,
    /// What may be done now.
    pub can: Can,
    /// The version that is written to.
    pub draft_version: i32,
    /// What its people follow.
    pub live_version: Option<i32>,
    /// What that is called.
    pub live_title: Option<String>,
    /// What the draft is called.
    pub title: String,
    /// What it is about.
    pub description: String,
    pub image: Option<Uuid>,
    /// Where that is.
    pub image_url: Option<String>,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// In which order its items are done.
    pub mode: Mode,
    /// So many of its items complete it; none: all that are required, or all where none is.
    pub required_count: Option<i32>,
    /// By when it is to be completed.
    pub due: DueRule,
    /// In order.
    pub items: Vec<Item>,
    /// So many people have it now.
    pub people: i64,
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
    /// The teams that look after it; none: all of them.
    pub teams: Vec<Named>,
    /// This team looks after it: its admins change it. What others may do is nothing.
    pub is_looked_after_here: bool,
    /// The next edit must name this one.
    pub revision: i32,
}

/// One pathway.
pub async fn get(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Pathway> {
    let row = sql::one_pathway().bind(&**client, &id).opt().await.or_not_found()?;
    let version = sql::version()
        .bind(&**client, &id, &row.draft_version)
        .one()
        .await
        .sql()?;
    let items = sql::items()
        .bind(&**client, &id, &row.draft_version)
        .all()
        .await
        .sql()?;
    let status = super::commands::status(&row.status)?;
    let is_looked_after_here = looked_after::is_for(actor, row.teams.as_deref());
    let item = |row: sql::Items| Item {
        kind: ItemKind::parse(row.kind.as_deref().unwrap_or(&row.r#type)),
        document_id: row.document_id,
        title: row.title.unwrap_or_default(),
        status: row.status.unwrap_or_default(),
        is_available: row.is_given,
        required: row.required,
    };
    Ok(Pathway {
        id: row.id,
        handle: row.handle,
        status,
        can: if is_looked_after_here {
            Can::of(status)
        } else {
            Can::none()
        },
        draft_version: row.draft_version,
        live_version: row.live_version,
        live_title: row.live_title,
        title: version.title,
        description: version.description,
        image: version.image,
        image_url: version
            .image
            .map(|image| files::url(&actor.app, &actor.context.tenant, image)),
        category: version.category,
        tags: version.tags,
        mode: Mode::parse(&version.mode),
        required_count: version.required_count,
        due: DueRule::stored(&version.due),
        items: items.into_iter().map(item).collect(),
        people: row.people,
        created_at: row.created_at,
        changed_at: row.changed_at,
        teams: looked_after::team_names(actor, row.teams.as_deref()),
        is_looked_after_here,
        revision: row.revision,
    })
}

/// A pathway that I have.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyPathway {
    /// The pathway.
    pub id: Uuid,
    /// Its name in addresses.
    pub handle: String,
    pub title: String,
    /// What it is about.
    pub description: String,
    pub image_url: Option<String>,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// In which order its items are done.
    pub mode: Mode,
    pub status: Progress,
    /// 0 to 100.
    pub progress: i16,
    /// It may be left undone.
    pub is_optional: bool,
    /// So much lies on it.
    pub items: i64,
    /// So much of that is done.
    pub done: i64,
    /// When I was given it.
    pub created_at: DateTime<Utc>,
    /// By when I am to complete it.
    pub due_at: Option<DateTime<Utc>>,
    /// When I began it.
    pub started_at: Option<DateTime<Utc>>,
    /// When I completed it.
    pub completed_at: Option<DateTime<Utc>>,
}

/// From its row in the list.
pub fn my_row(app: &App, context: &TenantContext, row: sql::Mine) -> MyPathway {
    MyPathway {
        id: row.id,
        handle: row.handle,
        title: row.title,
        description: row.description,
        image_url: row.image.map(|image| files::url(app, &context.tenant, image)),
        category: row.category,
        tags: row.tags,
        mode: Mode::parse(&row.mode),
        status: Progress::parse(&row.status),
        progress: row.progress,
        is_optional: row.is_optional,
        items: row.items,
        done: row.done,
        created_at: row.permitted_at,
        due_at: row.due_at,
        started_at: row.started_at,
        completed_at: row.completed_at,
    }
}

/// What lies on somebody's pathway, and where they are with it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PathwayItemState)]
pub struct ItemState {
    pub kind: ItemKind,
    pub document_id: Uuid,
    pub title: String,
    /// It has to be done.
    pub required: bool,
    /// It is there now; what is hidden is passed over.
    pub is_available: bool,
    /// Completed, or let off.
    pub is_done: bool,
    /// Something before it is not done yet.
    pub is_locked: bool,
    /// What has to be done first, in order; only while it is locked.
    pub waits_for: Vec<String>,
    pub completed_at: Option<DateTime<Utc>>,
    /// When they were let off it.
    pub waived_at: Option<DateTime<Utc>>,
    /// Why they were.
    pub waive_reason: Option<String>,
    /// What the player of a course is opened with.
    pub assignment_id: Option<Uuid>,
    /// How far the course is.
    pub progress: Option<i16>,
}

/// The items of somebody's pathway in order.
pub async fn states(client: &TenantClient, pathway: Uuid, user: Uuid) -> Result<Vec<ItemState>> {
    let rows = sql::states().bind(&**client, &user, &pathway).all().await.sql()?;
    let mut before: Vec<String> = Vec::new();
    let states = rows.into_iter().map(|row| {
        let title = row.title.unwrap_or_default();
        let waits_for = if row.is_locked { before.clone() } else { Vec::new() };
        if row.required && row.is_given && !row.is_done {
            before.push(title.clone());
        }
        ItemState {
            kind: ItemKind::parse(row.kind.as_deref().unwrap_or(&row.r#type)),
            document_id: row.document_id,
            title,
            required: row.required,
            is_available: row.is_given,
            is_done: row.is_done,
            is_locked: row.is_locked,
            waits_for,
            completed_at: row.completed_at,
            waived_at: row.waived_at,
            waive_reason: row.waive_reason,
            assignment_id: row.assignment,
            progress: row.percent,
        }
    });
    Ok(states.collect())
}

/// A pathway that I have, with what lies on it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenPathway {
    #[serde(flatten)]
    pub pathway: MyPathway,
    /// So many of its items complete it; none: all that are required, or all where none is.
    pub required_count: Option<i32>,
    /// In order.
    pub states: Vec<ItemState>,
}

/// One of somebody's; nothing for what is absent, hidden or not theirs.
pub async fn mine(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    user: Uuid,
    id: Uuid,
) -> Result<OpenPathway> {
    let row = sql::my_pathway()
        .bind(&**client, &user, &id)
        .opt()
        .await
        .or_not_found()?;
    let states = states(client, id, user).await?;
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    Ok(OpenPathway {
        pathway: MyPathway {
            id: row.id,
            handle: row.handle,
            title: row.title,
            description: row.description,
            image_url: row.image.map(|image| files::url(app, &context.tenant, image)),
            category: row.category,
            tags: row.tags,
            mode: Mode::parse(&row.mode),
            status: Progress::parse(&row.status),
            progress: row.progress,
            is_optional: row.is_optional,
            items: count(states.len()),
            done: count(states.iter().filter(|state| state.is_done).count()),
            created_at: row.permitted_at,
            due_at: row.due_at,
            started_at: row.started_at,
            completed_at: row.completed_at,
        },
        required_count: row.required_count,
        states,
    })
}

/// Somebody of the team who has a pathway, and how far they are.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PathwayLearner)]
pub struct Learner {
    /// Their record.
    pub id: Uuid,
    pub user_id: Uuid,
    pub first_name: String,
    pub last_name: String,
    #[serde(serialize_with = "email::write_shown")]
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub status: Progress,
    /// 0 to 100.
    pub progress: i16,
    /// It may be left undone.
    pub is_optional: bool,
    /// What they have to do next.
    pub next: Option<String>,
    /// When it was given.
    pub permitted_at: DateTime<Utc>,
    /// By when they are to complete it.
    pub due_at: Option<DateTime<Utc>>,
    pub started_at: Option<DateTime<Utc>>,
    pub completed_at: Option<DateTime<Utc>>,
    pub updated_at: DateTime<Utc>,
}

impl Learner {
    /// From its row.
    pub fn new(row: sql::LearnerRow, app: &App, context: &TenantContext) -> Self {
        Self {
            id: row.id,
            user_id: row.user_id,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            avatar: files::avatar_url(app, &context.tenant, row.avatar.as_deref()),
            status: Progress::parse(&row.status),
            progress: row.progress,
            is_optional: row.is_optional,
            next: row.next,
            permitted_at: row.permitted_at,
            due_at: row.due_at,
            started_at: row.started_at,
            completed_at: row.completed_at,
            updated_at: row.updated_at,
        }
    }
}
