//! Templates of certificates: lock its row, know its latest revision, write its draft, publish a version and its domain event.

use learnt_queries::queries::certificates as sql;

use super::design::{self, Design};
use super::domain_events::{
    CertificateTemplateArchived, CertificateTemplateChanged, CertificateTemplateCreated, CertificateTemplatePublished,
    CertificateTemplateRestored,
};
use super::model::Refusal;
use super::standard::standard;
use crate::features::files;
use crate::prelude::*;

/// Makes one: like another, or like the one that comes with the program.
pub async fn create(change: &mut Change<'_>, by: Uuid, title: &str, like: Option<Uuid>) -> Result<Uuid> {
    let title = design::title(title)?;
    let draft = match like {
        Some(id) => {
            let row = sql::one_template().bind(change.tx(), &id).opt().await.sql()?;
            row.ok_or_else(Problem::not_found)?.draft
        }
        None => to_json(&standard())?,
    };
    let id = new_id();
    sql::insert_template()
        .params(
            change.tx(),
            &sql::InsertTemplateParams {
                id,
                title: &title,
                draft,
                now: change.now(),
                by,
            },
        )
        .await
        .sql()?;
    publish_event(change, CertificateTemplateCreated {}.into(), id, &title).await?;
    Ok(id)
}

/// Writes what was designed.
pub async fn save(
    change: &mut Change<'_>,
    by: Uuid,
    (id, revision): (Uuid, i32),
    (title, design): (&str, &Design),
) -> Result<i32> {
    let row = lock_revision(change, id, revision).await?;
    let title = design::title(title)?;
    design.check()?;
    files::are_pictures(change, &design.pictures()).await?;
    let draft = to_json(design)?;
    if title == row.title && draft == row.draft {
        return Ok(revision);
    }
    let revision = sql::save_template()
        .params(
            change.tx(),
            &sql::SaveTemplateParams {
                title: &title,
                draft: &draft,
                now: change.now(),
                by,
                id,
            },
        )
        .one()
        .await
        .sql()?;
    publish_event(change, CertificateTemplateChanged {}.into(), id, &title).await?;
    Ok(revision)
}

/// Freezes the draft as the version that is issued with from now on.
pub async fn publish(change: &mut Change<'_>, by: Uuid, (id, revision): (Uuid, i32)) -> Result<i32> {
    let row = lock_revision(change, id, revision).await?;
    if !row.changed {
        return Err(Refusal::NothingChanged.into());
    }
    let design: Design = serde_json::from_value(row.draft.clone()).map_err(|error| Problem::internal(&error))?;
    design.check_whole()?;
    files::are_pictures(change, &design.pictures()).await?;
    let (version, now) = (row.live_version.unwrap_or_default() + 1, change.now());
    sql::insert_template_version()
        .params(
            change.tx(),
            &sql::InsertTemplateVersionParams {
                id,
                version,
                design: &row.draft,
                now,
                by,
            },
        )
        .await
        .sql()?;
    let revision = sql::publish_template()
        .bind(change.tx(), &version, &now, &by, &id)
        .one()
        .await
        .sql()?;
    publish_event(change, CertificateTemplatePublished {}.into(), id, &row.title).await?;
    Ok(revision)
}

/// Puts it away, or takes it out again. Courses that chose it go on with it.
pub async fn archive(change: &mut Change<'_>, by: Uuid, (id, revision): (Uuid, i32), away: bool) -> Result<i32> {
    let row = lock(change, id).await?;
    expect(&row, revision)?;
    if row.archived_at.is_some() == away {
        return Ok(revision);
    }
    let now = change.now();
    let revision = sql::archive_template()
        .bind(change.tx(), &away.then_some(now), &now, &by, &id)
        .one()
        .await
        .sql()?;
    let what = if away {
        CertificateTemplateArchived {}.into()
    } else {
        CertificateTemplateRestored {}.into()
    };
    publish_event(change, what, id, &row.title).await?;
    Ok(revision)
}

/// Whether courses may choose a template: it is published and not archived. It stays so until this transaction has ended.
pub async fn is_published(change: &Change<'_>, id: Uuid) -> Result<bool> {
    let row = sql::template_is_published().bind(change.tx(), &id).opt().await.sql()?;
    Ok(row == Some(true))
}

async fn lock_revision(change: &Change<'_>, id: Uuid, revision: i32) -> Result<sql::LockTemplate> {
    let row = lock(change, id).await?;
    if row.archived_at.is_some() {
        return Err(Refusal::Archived.into());
    }
    expect(&row, revision)?;
    Ok(row)
}

fn expect(row: &sql::LockTemplate, expected: i32) -> Result<()> {
    let sentence = "Someone else has changed this template. Load the latest version and try again.";
    revision::expect(row.revision, expected, || sentence.to_owned())
}

async fn lock(change: &Change<'_>, id: Uuid) -> Result<sql::LockTemplate> {
    sql::lock_template().bind(change.tx(), &id).opt().await.or_not_found()
}

fn to_json(design: &Design) -> Result<Value> {
    serde_json::to_value(design).map_err(|error| Problem::internal(&error))
}

async fn publish_event(change: &mut Change<'_>, what: EventBody, id: Uuid, title: &str) -> Result<()> {
    let topic = change.team().map(|team| format!("certificates:{team}"));
    let row = AuditEntry::new(what.kind(), id.to_string()).named(title);
    let mut event = DomainEvent::of(id.to_string(), what);
    event.topics.extend(topic);
    change.publish(event.logged(row)).await
}
