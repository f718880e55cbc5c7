//! Changing a badge: lock its row, know its latest revision, write, publish.

use learnt_queries::queries::badges as sql;

use super::domain_events::{BadgeArchived, BadgeChanged, BadgeCreated, BadgeRestored};
use super::model::{Content, Status};
use crate::domain_events::Event;
use crate::features::files::{self, VerifiedUpload};
use crate::prelude::*;

/// Whose badge is changed, and by whom.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    pub team: &'a str,
    /// The admin.
    pub by: Uuid,
}

impl Scope<'_> {
    /// What its admins' screens listen to.
    pub fn topic(&self) -> String {
        topic(self.team)
    }
}

/// What the screens of a team's admins listen to.
pub fn topic(team: &str) -> String {
    format!("badges:{team}")
}

/// What is to be different; what is absent stays.
#[derive(Clone, Debug, Default)]
pub struct Edit {
    pub title: Option<String>,
    /// What it is for.
    pub description: Option<String>,
    /// Whether it is given.
    pub status: Option<Status>,
}

/// Makes a badge.
pub async fn create(change: &mut Change<'_>, at: Scope<'_>, content: &Content) -> Result<Uuid> {
    let id = new_id();
    sql::create_badge()
        .params(
            change.tx(),
            &sql::CreateBadgeParams {
                id,
                team_id: at.team,
                title: &content.title,
                description: &content.description,
                search: content.search(),
                by: at.by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    publish(
        change,
        at,
        (id, BadgeCreated {}.into()),
        vec![entry("badge.created", id, &content.title)],
    )
    .await?;
    Ok(id)
}

/// One badge of the team, held until the transaction ends.
pub async fn lock(change: &Change<'_>, at: Scope<'_>, id: Uuid) -> Result<sql::LockBadge> {
    sql::lock_badge()
        .bind(change.tx(), &id, &at.team)
        .opt()
        .await
        .or_not_found()
}

/// Writes it anew, puts it away or brings it back; what changes nothing is not written.
pub async fn edit(change: &mut Change<'_>, at: Scope<'_>, id: Uuid, revision: i32, edit: Edit) -> Result<()> {
    let locked = lock(change, at, id).await?;
    let changed = revision::changed_by(change, locked.changed_by_name.as_deref(), locked.changed_at);
    revision::expect(locked.revision, revision, changed)?;
    let content = Content::check(
        edit.title.as_deref().unwrap_or(&locked.title),
        edit.description.as_deref().unwrap_or(&locked.description),
    )?;
    let before = Status::parse(&locked.status);
    let status = edit.status.unwrap_or(before);
    let mut rows = Vec::new();
    if content.title != locked.title || content.description != locked.description {
        rows.push(entry("badge.changed", id, &content.title));
    }
    if status != before {
        let action = match status {
            Status::Archived => "badge.archived",
            Status::Active => "badge.restored",
        };
        rows.push(entry(action, id, &content.title));
    }
    if rows.is_empty() {
        return Ok(());
    }
    sql::change_badge()
        .params(
            change.tx(),
            &sql::ChangeBadgeParams {
                title: &content.title,
                description: &content.description,
                status: status.into_str(),
                search: content.search(),
                by: at.by,
                now: change.now(),
                id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    let what = match status {
        _ if rows.first().is_some_and(|row| row.action() == BadgeChanged::KIND) => BadgeChanged {}.into(),
        Status::Archived => BadgeArchived {}.into(),
        Status::Active => BadgeRestored {}.into(),
    };
    publish(change, at, (id, what), rows).await
}

/// Gives a badge a picture, or none; the one before is thrown away.
pub async fn picture(change: &mut Change<'_>, at: Scope<'_>, id: Uuid, picture: Option<&VerifiedUpload>) -> Result<()> {
    let locked = lock(change, at, id).await?;
    if picture.is_none() && locked.picture.is_none() {
        return Ok(());
    }
    let file = match picture {
        Some(stored) => Some(files::save_badge_image(change, stored, at.by).await?),
        None => None,
    };
    sql::set_picture()
        .params(
            change.tx(),
            &sql::SetPictureParams {
                picture: file,
                by: at.by,
                now: change.now(),
                id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    files::delete_badge_image(change, locked.picture).await?;
    publish(
        change,
        at,
        (id, BadgeChanged {}.into()),
        vec![entry("badge.changed", id, &locked.title)],
    )
    .await
}

fn entry(action: &'static str, id: Uuid, title: &str) -> AuditEntry {
    AuditEntry::new(action, id.to_string()).named(title)
}

/// The admins' screens hear of it.
async fn publish(
    change: &mut Change<'_>,
    at: Scope<'_>,
    (id, what): (Uuid, EventBody),
    rows: Vec<AuditEntry>,
) -> Result<()> {
    let event = DomainEvent::of(id.to_string(), what).topic(at.topic());
    change.publish(event.with_audit_rows(rows)).await
}
