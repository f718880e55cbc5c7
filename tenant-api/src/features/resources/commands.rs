//! Changing a resource: lock its row, know its latest revision, write, publish; and noting who opened one.

use learnt_queries::queries::resources as sql;

use super::domain_events::{ResourceChanged, ResourceCreated, ResourceDownloaded, ResourceOpened};
use super::model::{Details, FileType, Refusal, Status, free_handle, handle_base, title};
use crate::features::assignments::{self, DocumentType, PERSONAL_TOPIC_LIMIT, with_topics};
use crate::features::files;
use crate::features::pathways;
use crate::looked_after::{self, Named};
use crate::prelude::*;

/// What is to be different; what is absent stays.
#[derive(Debug, Default)]
pub struct Edit {
    pub title: Option<String>,
    /// Its name in addresses.
    pub handle: Option<String>,
    pub description: Option<String>,
    /// One word to find it by.
    pub category: Option<String>,
    /// More words to find it by.
    pub tags: Option<Vec<String>>,
}

/// How often another title's handle is tried when somebody makes the same one at the same moment.
const TRIES: usize = 5;

/// Makes an empty resource.
pub async fn create(change: &mut Change<'_>, by: Uuid, given: &str) -> Result<Uuid> {
    let title = title(given).map_err(|error| Problem::unprocessable(vec![error]))?;
    let id = new_id();
    let details = |handle: String| Details {
        title: title.clone(),
        handle,
        description: String::new(),
        category: String::new(),
        tags: Vec::new(),
    };
    for _ in 0..TRIES {
        let base = handle_base(&title);
        let taken = sql::handles_like().bind(change.tx(), &base).all().await.sql()?;
        let details = details(free_handle(&title, &taken));
        let written = sql::insert_resource()
            .params(
                change.tx(),
                &sql::InsertResourceParams {
                    id,
                    handle: &details.handle,
                    title: &details.title,
                    search: details.search(),
                    by,
                    now: change.now(),
                },
            )
            .await
            .sql()?;
        if written > 0 {
            publish(
                change,
                ResourceCreated { resource_id: id }.into(),
                id,
                vec![entry("resource.created", id, &title)],
            )
            .await?;
            return Ok(id);
        }
    }
    Err(Refusal::HandleTaken.into())
}

async fn lock(change: &Change<'_>, id: Uuid, revision: impl Into<Option<i32>>) -> Result<sql::LockResource> {
    let locked = sql::lock_resource().bind(change.tx(), &id).opt().await.or_not_found()?;
    looked_after::expect(change, locked.teams.as_deref(), "resource")?;
    let changed = revision::changed_by(change, locked.changed_by_name.as_deref(), locked.changed_at);
    revision::expect(locked.revision, revision, changed)?;
    Ok(locked)
}

/// Writes its details anew; what changes nothing is not written.
pub async fn edit(change: &mut Change<'_>, by: Uuid, id: Uuid, revision: i32, edit: Edit) -> Result<()> {
    let locked = lock(change, id, revision).await?;
    let before = Details {
        title: locked.title,
        handle: locked.handle,
        description: locked.description,
        category: locked.category,
        tags: locked.tags,
    };
    let after = Details {
        title: edit.title.unwrap_or_else(|| before.title.clone()),
        handle: edit.handle.unwrap_or_else(|| before.handle.clone()),
        description: edit.description.unwrap_or_else(|| before.description.clone()),
        category: edit.category.unwrap_or_else(|| before.category.clone()),
        tags: edit.tags.unwrap_or_else(|| before.tags.clone()),
    };
    let after = after.check()?;
    if after == before {
        return Ok(());
    }
    let (tx, now) = (change.tx(), change.now());
    if sql::has_handle().bind(tx, &after.handle, &id).one().await.sql()? {
        return Err(Refusal::HandleTaken.into());
    }
    sql::change_details()
        .params(
            tx,
            &sql::ChangeDetailsParams {
                handle: &after.handle,
                title: &after.title,
                description: &after.description,
                category: &after.category,
                tags: &after.tags,
                search: after.search(),
                by,
                now,
                id,
            },
        )
        .await
        .sql()?;
    publish(
        change,
        ResourceChanged { resource_id: id }.into(),
        id,
        vec![entry("resource.changed", id, &after.title)],
    )
    .await
}

/// Gives it a file: the first one, or one in place of the latest, which is kept.
pub async fn add_version(change: &mut Change<'_>, by: Uuid, id: Uuid, revision: i32, file: Uuid) -> Result<()> {
    let locked = lock(change, id, revision).await?;
    let media = files::media_types(change, &[file]).await?;
    let file_type = media.get(&file).and_then(|media| FileType::of(media));
    let file_type = file_type.ok_or(Refusal::NoSuchFile)?;
    let version = locked.version.unwrap_or_default() + 1;
    let (tx, now) = (change.tx(), change.now());
    sql::add_version()
        .params(
            tx,
            &sql::AddVersionParams {
                id,
                version,
                file,
                by,
                now,
            },
        )
        .await
        .sql()?;
    sql::set_version()
        .params(
            tx,
            &sql::SetVersionParams {
                version,
                file_type: file_type.into_str(),
                by,
                now,
                id,
            },
        )
        .await
        .sql()?;
    let row = entry("resource.changed", id, &locked.title).with("version", version);
    publish_to_holders(change, ResourceChanged { resource_id: id }.into(), id, row).await
}

/// Publishes it, hides it, puts it away or takes it out again.
pub async fn transition(
    change: &mut Change<'_>,
    by: Uuid,
    (id, revision): (Uuid, Option<i32>),
    status: Status,
) -> Result<()> {
    let locked = lock(change, id, revision).await?;
    let before = Status::parse(&locked.status);
    if before == status {
        return Ok(());
    }
    status.is_open_from(before, locked.version.is_some())?;
    sql::set_status()
        .bind(change.tx(), &status.into_str(), &by, &change.now(), &id)
        .await
        .sql()?;
    let what = status.event(before, id);
    let row = entry(what.kind(), id, &locked.title);
    if before == Status::Published || status == Status::Published {
        publish_to_holders(change, what, id, row).await?;
        assignments::settle_document(change, DocumentType::Resource, id).await?;
        return Ok(());
    }
    publish(change, what, id, vec![row]).await
}

/// Says which teams look after it from now on; none: all of them.
pub async fn set_teams(
    change: &mut Change<'_>,
    by: Uuid,
    (id, revision): (Uuid, i32),
    teams_of_tenant: &[Named],
    chosen: Vec<String>,
) -> Result<()> {
    let locked = lock(change, id, revision).await?;
    let chosen = looked_after::parse_teams(change, teams_of_tenant, chosen)?;
    sql::set_teams()
        .bind(change.tx(), &chosen, &by, &change.now(), &id)
        .await
        .sql()?;
    let row = looked_after::with_teams(entry("resource.changed", id, &locked.title), chosen);
    publish(change, ResourceChanged { resource_id: id }.into(), id, vec![row]).await
}

/// Notes that somebody opened theirs, and took it away or only looked. The first time completes it.
pub async fn record_opening(change: &mut Change<'_>, user: Uuid, id: Uuid, is_downloaded: bool) -> Result<()> {
    let mine = sql::lock_mine()
        .bind(change.tx(), &user, &id)
        .opt()
        .await
        .or_not_found()?;
    pathways::expect_open(change.tx(), user, DocumentType::Resource, id).await?;
    let is_known = mine.seen_version == Some(mine.version);
    if is_known && (mine.downloaded_at.is_some() || !is_downloaded) {
        return Ok(());
    }
    let now = change.now();
    let downloaded_at = is_downloaded.then_some(now);
    sql::opened()
        .bind(change.tx(), &now, &mine.version, &downloaded_at, &mine.id)
        .await
        .sql()?;
    let (user_id, resource_id) = (user, id);
    let what: EventBody = if is_downloaded {
        ResourceDownloaded { user_id, resource_id }.into()
    } else {
        ResourceOpened { user_id, resource_id }.into()
    };
    let row = entry(what.kind(), id, &mine.title);
    let event = DomainEvent::of(id.to_string(), what);
    let event = with_topics(event, DocumentType::Resource, id, [user].iter());
    change.publish(event.logged(row)).await?;
    if mine.opened_at.is_none() {
        assignments::completed(change, DocumentType::Resource, id, &[mine.id]).await?;
    }
    Ok(())
}

fn entry(action: &'static str, id: Uuid, title: &str) -> AuditEntry {
    AuditEntry::new(action, id.to_string()).named(title)
}

/// The admins' screens hear of it.
async fn publish(change: &mut Change<'_>, what: EventBody, id: Uuid, rows: Vec<AuditEntry>) -> Result<()> {
    let event = DomainEvent::of(id.to_string(), what);
    let event = event.topic(DocumentType::Resource.topic(id));
    change.publish(event.with_audit_rows(rows)).await
}

/// So do those who have it.
async fn publish_to_holders(change: &mut Change<'_>, what: EventBody, id: Uuid, row: AuditEntry) -> Result<()> {
    let most = i64::try_from(PERSONAL_TOPIC_LIMIT)
        .unwrap_or(i64::MAX)
        .saturating_add(1);
    let holders = sql::holders().bind(change.tx(), &id, &most).all().await.sql()?;
    let event = DomainEvent::of(id.to_string(), what);
    let event = with_topics(event, DocumentType::Resource, id, holders.iter());
    change.publish(event.logged(row)).await
}
