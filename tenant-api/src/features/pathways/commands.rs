//! Writing a pathway: lock its row, know its latest revision, write its draft, publish.

use learnt_queries::queries::pathways as sql;

use super::domain_events::{PathwayChanged, PathwayCreated};
use super::model::{Draft, Refusal, free_handle, handle_base, title};
use super::{content, due};
use crate::features::assignments::DocumentType;
use crate::features::courses::{self, PublishStatus, Transition};
use crate::looked_after::{self, Named};
use crate::prelude::*;

/// How often another title's handle is tried when somebody makes the same one at the same moment.
const TRIES: usize = 5;

/// A pathway's row, held until the transaction ends.
pub struct LockedRow {
    pub row: sql::LockPathway,
    pub status: PublishStatus,
}

/// The stored word for a state.
pub fn status(word: &str) -> Result<PublishStatus> {
    word.parse()
        .map_err(|_| Problem::internal_text("a pathway has an unknown status"))
}

/// Where a transition leads, or the refusal that names both states.
pub fn state_after(from: PublishStatus, transition: Transition) -> Result<PublishStatus> {
    courses::state_after(from, transition).map_err(|to| Refusal::Move { from, to }.into())
}

/// Holds a pathway for whoever knows its latest revision.
pub async fn lock(change: &Change<'_>, id: Uuid, revision: impl Into<Option<i32>>) -> Result<LockedRow> {
    let row = sql::lock_pathway().bind(change.tx(), &id).opt().await.or_not_found()?;
    looked_after::expect(change, row.teams.as_deref(), "pathway")?;
    let changed = revision::changed_by(change, row.changed_by_name.as_deref(), row.changed_at);
    revision::expect(row.revision, revision, changed)?;
    let status = status(&row.status)?;
    Ok(LockedRow { row, status })
}

/// Makes an empty pathway.
pub async fn create(change: &mut Change<'_>, by: Uuid, given: &str) -> Result<Uuid> {
    let title = title(given).map_err(|error| Problem::unprocessable(vec![error]))?;
    let id = new_id();
    insert(change, id, by, &title).await?;
    publish(
        change,
        (PathwayCreated { pathway_id: id }.into(), id),
        vec![entry("pathway.created", id, &title)],
    )
    .await?;
    Ok(id)
}

/// Under the handle that the title suggests; answers it.
async fn insert(change: &Change<'_>, id: Uuid, by: Uuid, title: &str) -> Result<String> {
    let draft = Draft {
        title: title.to_owned(),
        ..Draft::default()
    };
    for _ in 0..TRIES {
        let base = handle_base(title);
        let taken = sql::handles_like().bind(change.tx(), &base).all().await.sql()?;
        let handle = free_handle(title, &taken);
        let (tx, now) = (change.tx(), change.now());
        let written = sql::insert_pathway().bind(tx, &id, &handle, &by, &now).await.sql()?;
        if written > 0 {
            sql::insert_version()
                .bind(tx, &id, &draft.title, &draft.search())
                .await
                .sql()?;
            return Ok(handle);
        }
    }
    Err(Refusal::HandleTaken.into())
}

/// Writes its draft; after publishing, the live version is copied into a new one first. What changes nothing is not written.
pub async fn save(change: &mut Change<'_>, by: Uuid, (id, revision): (Uuid, i32), draft: Draft) -> Result<()> {
    let locked = lock(change, id, revision).await?;
    let (row, after) = (locked.row, state_after(locked.status, Transition::Edit)?);
    let draft = draft.check()?;
    let before = content::of(change.tx(), id, row.draft_version, row.handle.clone()).await?;
    if draft == before {
        return Ok(());
    }
    due::check(change, &draft.due, &before.due).await?;
    let tx = change.tx();
    if sql::has_handle().bind(tx, &draft.handle, &id).one().await.sql()? {
        return Err(Refusal::HandleTaken.into());
    }
    let frozen = sql::version().bind(tx, &id, &row.draft_version).one().await.sql()?;
    let mut version = row.draft_version;
    if frozen.frozen_at.is_some() {
        version += 1;
        content::copy(change, id, row.draft_version, version).await?;
    }
    content::store(change, id, version, &before, &draft).await?;
    sql::touch_pathway()
        .params(
            change.tx(),
            &sql::TouchPathwayParams {
                status: after.into_str(),
                handle: &draft.handle,
                draft_version: version,
                by,
                now: change.now(),
                id,
            },
        )
        .await
        .sql()?;
    publish(
        change,
        (PathwayChanged { pathway_id: id }.into(), id),
        vec![entry("pathway.changed", id, &draft.title)],
    )
    .await
}

/// Says which teams look after it from now on; none: all of them. Its draft stays as it is.
pub async fn set_teams(
    change: &mut Change<'_>,
    by: Uuid,
    (id, revision): (Uuid, i32),
    teams_of_tenant: &[Named],
    chosen: Vec<String>,
) -> Result<()> {
    let row = lock(change, id, revision).await?.row;
    let chosen = looked_after::parse_teams(change, teams_of_tenant, chosen)?;
    let (tx, now) = (change.tx(), change.now());
    let draft = sql::version().bind(tx, &id, &row.draft_version).one().await.sql()?;
    sql::set_teams().bind(tx, &chosen, &by, &now, &id).await.sql()?;
    let row = looked_after::with_teams(entry("pathway.changed", id, &draft.title), chosen);
    publish(change, (PathwayChanged { pathway_id: id }.into(), id), vec![row]).await
}

/// Begins a pathway with what another one has in its draft.
pub async fn duplicate(change: &mut Change<'_>, by: Uuid, from: Uuid) -> Result<Uuid> {
    let row = sql::one_pathway().bind(change.tx(), &from).opt().await.or_not_found()?;
    let copied = content::of(change.tx(), from, row.draft_version, row.handle).await?;
    let room: String = copied.title.chars().take(190).collect();
    let (id, title) = (new_id(), format!("{room} (copy)"));
    let handle = insert(change, id, by, &title).await?;
    let empty = Draft::default();
    let draft = Draft {
        title,
        handle,
        ..copied
    };
    content::store(change, id, 1, &empty, &draft).await?;
    if let Some(teams) = looked_after::teams_of_copy(change, row.teams) {
        let (tx, now) = (change.tx(), change.now());
        sql::set_teams().bind(tx, &Some(teams), &by, &now, &id).await.sql()?;
    }
    let row = entry("pathway.created", id, &draft.title).with("copyOf", from.to_string());
    publish(change, (PathwayCreated { pathway_id: id }.into(), id), vec![row]).await?;
    Ok(id)
}

/// A row of the audit log.
pub fn entry(action: &'static str, id: Uuid, title: &str) -> AuditEntry {
    AuditEntry::new(action, id.to_string()).named(title)
}

/// The admins' screens hear of it.
pub async fn publish(change: &mut Change<'_>, (what, id): (EventBody, Uuid), rows: Vec<AuditEntry>) -> Result<()> {
    let event = DomainEvent::of(id.to_string(), what);
    change
        .publish(event.topic(DocumentType::Pathway.topic(id)).with_audit_rows(rows))
        .await
}
