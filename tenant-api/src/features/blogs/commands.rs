//! Changing what was written: hold its row, know its latest revision, write, tell.

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
    /// The team.
    pub team: &'a str,
    /// The admin.
    pub by: Uuid,
}

/// What was looked at when it was changed.
#[derive(Clone, Copy)]
pub struct ExpectedRevision {
    /// Which one.
    pub id: Uuid,
    /// Its revision.
    pub revision: i32,
}

/// A row, held until the transaction ends.
struct LockedRow {
    kind: Kind,
    status: Status,
    row: sql::LockBlog,
}

impl LockedRow {
    fn is_seen(&self, now: DateTime<Utc>) -> bool {
        self.status.is_seen(self.row.published_at, now)
    }
}

async fn hold(change: &Change<'_>, at: &Scope<'_>, seen: ExpectedRevision) -> Result<LockedRow> {
    let row = sql::lock_blog()
        .bind(change.tx(), &seen.id, &at.team)
        .opt()
        .await
        .found()?;
    let changed = revision::changed_by(change, row.changed_by_name.as_deref(), row.changed_at);
    revision::expect(row.revision, seen.revision, changed)?;
    Ok(LockedRow {
        kind: Kind::parse(&row.kind),
        status: Status::parse(&row.status),
        row,
    })
}

/// Begins a draft of which only the title is known.
pub async fn create(change: &mut Change<'_>, at: &Scope<'_>, kind: Kind, title: &str) -> Result<Uuid> {
    let (id, title) = (new_id(), content::title(title)?);
    sql::begin_blog()
        .params(
            change.tx(),
            &sql::BeginBlogParams {
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
            seen: false,
        },
    )
    .await?;
    Ok(id)
}

/// Keeps what was written. What is published stays so, and people read at once what is written now.
pub async fn save(change: &mut Change<'_>, at: &Scope<'_>, seen: ExpectedRevision, content: Content) -> Result<()> {
    let held = hold(change, at, seen).await?;
    let content = content::check(content, held.kind)?;
    let is_published = held.status == Status::Published;
    if is_published {
        content::lacking(
            &content.doc,
            &content.product.action_label,
            &content.product.action_link,
        )?;
    }
    files::are_pictures(change, &content::files(&content)).await?;
    let date = content.published_at;
    let date = if is_published {
        date.or(held.row.published_at)
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
                words: content::words(&content.doc),
                image: content.image,
                category: &content.category,
                tags: &content.tags,
                search: content::search(&content),
                published_at: date,
                by: at.by,
                now: change.now(),
                id: seen.id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    if held.kind == Kind::Product {
        store_product(change, seen.id, &content.product).await?;
    }
    jobs::plan(change, seen.id, held.status, date).await?;
    let now = change.now();
    let blog_change = BlogChange {
        id: seen.id,
        kind: held.kind,
        title: &content.title,
        seen: held.is_seen(now) || held.status.is_seen(date, now),
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
pub async fn set_status(change: &mut Change<'_>, at: &Scope<'_>, seen: ExpectedRevision, to: Status) -> Result<()> {
    let held = hold(change, at, seen).await?;
    let Some(what) = held.status.move_to(to) else {
        return Ok(());
    };
    let (now, row) = (change.now(), &held.row);
    let mut date = row.published_at;
    if to == Status::Published {
        content::lacking(&row.doc, &row.action_label, &row.action_link)?;
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
                id: seen.id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    jobs::plan(change, seen.id, to, date).await?;
    let blog_change = BlogChange {
        id: seen.id,
        kind: held.kind,
        title: &row.title,
        seen: held.is_seen(now) || to.is_seen(date, now),
    };
    publish(change, at, what, &blog_change).await
}

/// What happened to which one.
struct BlogChange<'a> {
    id: Uuid,
    kind: Kind,
    title: &'a str,
    /// People saw it before, or do now.
    seen: bool,
}

/// Admins hear of everything, everybody else of what they may see.
async fn publish(change: &mut Change<'_>, at: &Scope<'_>, what: EventBody, blog_change: &BlogChange<'_>) -> Result<()> {
    let id = blog_change.id.to_string();
    let row = Entry::new(what.kind(), id.as_str())
        .named(blog_change.title)
        .with("kind", blog_change.kind.into_str());
    let event = DomainEvent::of(id, what).topic(format!("drafts:{}", at.team));
    let event = if blog_change.seen {
        event.topic(format!("blogs:{}", at.team))
    } else {
        event
    };
    change.publish(event.logged(row)).await
}
