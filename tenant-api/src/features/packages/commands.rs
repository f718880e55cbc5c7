//! Writing a package: lock its row, know its latest revision, write its draft, publish.

use learnt_queries::queries::packages as sql;

use super::content;
use super::domain_events::{PackageChanged, PackageCreated};
use super::model::{Draft, Refusal, title};
use crate::features::assignments::DocumentType;
use crate::features::courses::{self, PublishStatus, Transition};
use crate::looked_after::{self, Named};
use crate::prelude::*;

/// A package's row, held until the transaction ends.
pub struct LockedRow {
    pub row: sql::LockPackage,
    pub status: PublishStatus,
}

/// The stored word for a state.
pub fn status(word: &str) -> Result<PublishStatus> {
    word.parse()
        .map_err(|_| Problem::internal_text("a package has an unknown status"))
}

/// Where a transition leads, or the refusal that names both states.
pub fn state_after(from: PublishStatus, transition: Transition) -> Result<PublishStatus> {
    courses::state_after(from, transition).map_err(|to| Refusal::Move { from, to }.into())
}

/// Holds a package for whoever knows its latest revision.
pub async fn lock(change: &Change<'_>, id: Uuid, revision: impl Into<Option<i32>>) -> Result<LockedRow> {
    let row = sql::lock_package().bind(change.tx(), &id).opt().await.or_not_found()?;
    looked_after::expect(change, row.teams.as_deref(), "package")?;
    let changed = revision::changed_by(change, row.changed_by_name.as_deref(), row.changed_at);
    revision::expect(row.revision, revision, changed)?;
    let status = status(&row.status)?;
    Ok(LockedRow { row, status })
}

/// Makes an empty package.
pub async fn create(change: &mut Change<'_>, by: Uuid, given: &str) -> Result<Uuid> {
    let title = title(given).map_err(|error| Problem::unprocessable(vec![error]))?;
    let id = new_id();
    insert(change, id, by, title.clone()).await?;
    publish(
        change,
        (PackageCreated { package_id: id }.into(), id),
        vec![entry("package.created", id, &title)],
    )
    .await?;
    Ok(id)
}

async fn insert(change: &Change<'_>, id: Uuid, by: Uuid, title: String) -> Result<()> {
    let draft = Draft {
        title,
        ..Draft::default()
    };
    let (tx, now) = (change.tx(), change.now());
    sql::insert_package().bind(tx, &id, &by, &now).await.sql()?;
    sql::insert_version()
        .bind(tx, &id, &draft.title, &draft.search())
        .await
        .sql()?;
    Ok(())
}

/// Writes its draft; after publishing, the live version is copied into a new one first. What changes nothing is not written.
pub async fn save(change: &mut Change<'_>, by: Uuid, (id, revision): (Uuid, i32), draft: Draft) -> Result<()> {
    let LockedRow { row, status } = lock(change, id, revision).await?;
    let after = state_after(status, Transition::Edit)?;
    let draft = draft.check()?;
    let before = content::of(change.tx(), id, row.draft_version).await?;
    if draft == before {
        return Ok(());
    }
    let frozen = sql::version()
        .bind(change.tx(), &id, &row.draft_version)
        .one()
        .await
        .sql()?;
    let mut version = row.draft_version;
    if frozen.frozen_at.is_some() {
        version += 1;
        content::copy(change, id, row.draft_version, version).await?;
    }
    content::store(change, id, version, &before, &draft).await?;
    sql::touch_package()
        .params(
            change.tx(),
            &sql::TouchPackageParams {
                status: after.into_str(),
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
        (PackageChanged { package_id: id }.into(), id),
        vec![entry("package.changed", id, &draft.title)],
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
    let row = looked_after::with_teams(entry("package.changed", id, &draft.title), chosen);
    publish(change, (PackageChanged { package_id: id }.into(), id), vec![row]).await
}

/// Begins a package with what another one has in its draft.
pub async fn duplicate(change: &mut Change<'_>, by: Uuid, from: Uuid) -> Result<Uuid> {
    let row = sql::one_package().bind(change.tx(), &from).opt().await.or_not_found()?;
    let copied = content::of(change.tx(), from, row.draft_version).await?;
    let room: String = copied.title.chars().take(190).collect();
    let (id, title) = (new_id(), format!("{room} (copy)"));
    insert(change, id, by, title.clone()).await?;
    // A field that is gone may go on being named, as in the one that is copied.
    let before = Draft {
        due: copied.due.clone(),
        ..Draft::default()
    };
    content::store(
        change,
        id,
        1,
        &before,
        &Draft {
            title,
            ..copied.clone()
        },
    )
    .await?;
    if let Some(teams) = looked_after::teams_of_copy(change, row.teams) {
        let (tx, now) = (change.tx(), change.now());
        sql::set_teams().bind(tx, &Some(teams), &by, &now, &id).await.sql()?;
    }
    let row = entry("package.created", id, &copied.title).with("copyOf", from.to_string());
    publish(change, (PackageCreated { package_id: id }.into(), id), vec![row]).await?;
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
        .publish(event.topic(DocumentType::Package.topic(id)).with_audit_rows(rows))
        .await
}
