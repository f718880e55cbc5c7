//! Changing what was written: lock its row, know its latest revision, write, publish.

use learnt_queries::queries::blogs as sql;

use super::content::{self, Content, Offer};
use super::domain_events::{BlogChanged, BlogCreated};
use super::jobs;
use super::model::{Kind, Status};
use crate::features::files;
use crate::prelude::*;
use crate::richtext;

/// Whose is changed, and by whom.
pub struct Scope<'a> {
    pub team: &'a str,
    /// The admin.
    pub by: Uuid,
}

/// What was looked at when it was changed.
#[derive(Clone, Copy)]
pub struct ExpectedRevision {
    pub id: Uuid,
    pub revision: i32,
}

/// A row, held until the transaction ends.
struct LockedRow {
    kind: Kind,
    status: Status,
    row: sql::LockBlog,
}

impl LockedRow {
    fn is_visible(&self, now: DateTime<Utc>) -> bool {
        self.status.is_visible(self.row.published_at, now)
    }
}

async fn lock(change: &Change<'_>, at: &Scope<'_>, expected: ExpectedRevision) -> Result<LockedRow> {
    let row = sql::lock_blog()
        .bind(change.tx(), &expected.id, &at.team)
        .opt()
        .await
        .or_not_found()?;
    let changed = revision::changed_by(change, row.changed_by_name.as_deref(), row.changed_at);
    revision::expect(row.revision, expected.revision, changed)?;
    Ok(LockedRow {
        kind: Kind::parse(&row.kind),
        status: Status::parse(&row.status),
        row,
    })
}

/// Begins a draft of which only the title is known.
pub async fn create(change: &mut Change<'_>, at: &Scope<'_>, kind: Kind, title: &str) -> Result<Uuid> {
    let (id, title) = (new_id(), content::title(title)?);
    sql::create_blog()
        .params(
            change.tx(),
            &sql::CreateBlogParams {
                id,
                team_id: at.team,
                kind: kind.into_str(),
                title: &title,
                doc: richtext::empty(),
                search: title.to_lowercase(),
                by: at.by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    publish(
        change,
        at,
        BlogCreated {}.into(),
        &BlogChange {
            id,
            kind,
            title: &title,
            is_visible: false,
        },
    )
    .await?;
    Ok(id)
}

/// Keeps what was written. What is published stays so, and people read at once what is written now.
pub async fn save(change: &mut Change<'_>, at: &Scope<'_>, expected: ExpectedRevision, content: Content) -> Result<()> {
    let locked = lock(change, at, expected).await?;
    let content = content::check(content, locked.kind)?;
    let is_published = locked.status == Status::Published;
    if is_published {
        content::check_publishable(
            &content.doc,
            &content.product.action_label,
            &content.product.action_link,
        )?;
    }
    files::are_pictures(change, &content::files(&content)).await?;
    let date = content.published_at;
    let date = if is_published {
        date.or(locked.row.published_at)
    } else {
        date
    };
    sql::store_blog()
        .params(
            change.tx(),
            &sql::StoreBlogParams {
                title: &content.title,
                summary: &content.summary,
                doc: &content.doc,
                words: content::count_words(&content.doc),
                image: content.image,
                category: &content.category,
                tags: &content.tags,
                search: content::search(&content),
                published_at: date,
                by: at.by,
                now: change.now(),
                id: expected.id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    if locked.kind == Kind::Product {
        store_product(change, expected.id, &content.product).await?;
    }
    jobs::plan(change, expected.id, locked.status, date).await?;
    let now = change.now();
    let blog_change = BlogChange {
        id: expected.id,
        kind: locked.kind,
        title: &content.title,
        is_visible: locked.is_visible(now) || locked.status.is_visible(date, now),
    };
    publish(change, at, BlogChanged {}.into(), &blog_change).await
}

async fn store_product(change: &Change<'_>, id: Uuid, offer: &Offer) -> Result<()> {
    let (label, link) = (&offer.action_label, &offer.action_link);
    sql::store_product()
        .params(
            change.tx(),
            &sql::StoreProductParams {
                id,
                price: &offer.price,
                pictures: &offer.pictures,
                action_label: label,
                action_link: link,
            },
        )
        .await
        .sql()
        .map(drop)
}

/// Publishes it, takes it back, puts it away or brings it back; done twice it is done.
pub async fn set_status(change: &mut Change<'_>, at: &Scope<'_>, expected: ExpectedRevision, to: Status) -> Result<()> {
    let locked = lock(change, at, expected).await?;
    let Some(what) = locked.status.move_to(to) else {
        return Ok(());
    };
    let (now, row) = (change.now(), &locked.row);
    let mut date = row.published_at;
    if to == Status::Published {
        content::check_publishable(&row.doc, &row.action_label, &row.action_link)?;
        date = Some(date.unwrap_or(now));
    }
    sql::set_status()
        .params(
            change.tx(),
            &sql::SetStatusParams {
                status: to.into_str(),
                published_at: date,
                by: at.by,
                now,
                id: expected.id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    jobs::plan(change, expected.id, to, date).await?;
    let blog_change = BlogChange {
        id: expected.id,
        kind: locked.kind,
        title: &row.title,
        is_visible: locked.is_visible(now) || to.is_visible(date, now),
    };
    publish(change, at, what, &blog_change).await
}

/// What happened to which one.
struct BlogChange<'a> {
    id: Uuid,
    kind: Kind,
    title: &'a str,
    /// People saw it before, or do now.
    is_visible: bool,
}

/// Admins hear of everything, everybody else of what they may see.
async fn publish(change: &mut Change<'_>, at: &Scope<'_>, what: EventBody, blog_change: &BlogChange<'_>) -> Result<()> {
    let id = blog_change.id.to_string();
    let row = AuditEntry::new(what.kind(), id.as_str())
        .named(blog_change.title)
        .with("kind", blog_change.kind.into_str());
    let event = DomainEvent::of(id, what).topic(format!("drafts:{}", at.team));
    let event = if blog_change.is_visible {
        event.topic(format!("blogs:{}", at.team))
    } else {
        event
    };
    change.publish(event.logged(row)).await
}
