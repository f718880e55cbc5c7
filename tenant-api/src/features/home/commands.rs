//! Changing a homepage: lock its row, know its latest revision, write, publish.

use learnt_queries::queries::home as sql;

use super::domain_events::{HomeChanged, HomeHidden, HomePublished, HomeRestored};
use super::model::{self, Kind, Widget};
use crate::domain_events::Event;
use crate::features::files;
use crate::prelude::*;

/// Who changes which homepage, on which revision.
pub struct Scope<'a> {
    pub team: &'a str,
    /// Its name, for the log.
    pub team_name: &'a str,
    /// Which of its homepages.
    pub kind: Kind,
    /// What was looked at; 0: nobody had edited it yet.
    pub revision: i32,
    pub by: Uuid,
}

/// What every change answers.
pub struct HomeChange {
    /// The next change must name this one.
    pub revision: i32,
    pub at: DateTime<Utc>,
}

/// A page's row, held until the transaction ends.
async fn lock(change: &Change<'_>, at: &Scope<'_>) -> Result<sql::LockDraft> {
    let (tx, kind, now) = (change.tx(), at.kind.into_str(), change.now());
    if at.revision == 0 {
        let first = model::stored(&model::default_widgets());
        sql::create_draft()
            .params(
                tx,
                &sql::CreateDraftParams {
                    team_id: at.team,
                    kind,
                    draft: first,
                    by: at.by,
                    now,
                },
            )
            .await
            .sql()?;
    }
    let locked = sql::lock_draft().bind(tx, &at.team, &kind).opt().await.or_not_found()?;
    revision::expect(locked.revision, at.revision, || {
        let who = locked.changed_by_name.as_deref().unwrap_or("Someone else");
        let when = locked.changed_at.with_timezone(&change.tenant().time_zone);
        let when = when.format("%d/%m/%Y at %H:%M:%S");
        format!(
            "{who} changed this homepage on {when}. Nothing was overwritten: reload the page, then repeat your change."
        )
    })?;
    Ok(locked)
}

/// Keeps a draft.
pub async fn save(change: &mut Change<'_>, at: &Scope<'_>, widgets: Vec<Widget>) -> Result<HomeChange> {
    let checked = model::check(widgets)?;
    lock(change, at).await?;
    files::are_pictures(change, &checked.files).await?;
    let changed = store(change, at, &model::stored(&checked.widgets)).await?;
    let kind = at.kind.into_str().to_owned();
    publish_event(change, at, HomeChanged { kind }.into(), None).await?;
    Ok(changed)
}

async fn store(change: &Change<'_>, at: &Scope<'_>, draft: &Value) -> Result<HomeChange> {
    let revision = sql::store_draft()
        .params(
            change.tx(),
            &sql::StoreDraftParams {
                draft,
                by: at.by,
                now: change.now(),
                team_id: at.team,
                kind: at.kind.into_str(),
            },
        )
        .one()
        .await
        .sql()?;
    Ok(HomeChange {
        revision,
        at: change.now(),
    })
}

/// Freezes the draft and makes it what everybody sees.
pub async fn publish(change: &mut Change<'_>, at: &Scope<'_>) -> Result<HomeChange> {
    let locked = lock(change, at).await?;
    let checked = model::check(model::read(locked.draft)?)?;
    if !checked.lacking.is_empty() {
        return Err(Problem::unprocessable(checked.lacking));
    }
    let version = locked.version.unwrap_or_default() + 1;
    let (tx, now, kind) = (change.tx(), change.now(), at.kind.into_str());
    let widgets = model::stored(&checked.widgets);
    sql::insert_version()
        .params(
            tx,
            &sql::InsertVersionParams {
                id: new_id(),
                team_id: at.team,
                kind,
                version,
                widgets,
                by: at.by,
                now,
            },
        )
        .await
        .sql()?;
    let revision = sql::publish_draft()
        .params(
            tx,
            &sql::PublishDraftParams {
                version,
                by: at.by,
                now,
                team_id: at.team,
                kind,
            },
        )
        .one()
        .await
        .sql()?;
    let kind = at.kind.into_str().to_owned();
    publish_event(change, at, HomePublished { kind }.into(), Some(version)).await?;
    Ok(HomeChange { revision, at: now })
}

/// Makes an earlier version the draft again; everybody goes on seeing what is published.
pub async fn restore(change: &mut Change<'_>, at: &Scope<'_>, version: i32, widgets: &Value) -> Result<HomeChange> {
    lock(change, at).await?;
    let changed = store(change, at, widgets).await?;
    let kind = at.kind.into_str().to_owned();
    publish_event(change, at, HomeRestored { kind }.into(), Some(version)).await?;
    Ok(changed)
}

/// Keeps a widget off a person's own homepage, or brings it back; answers all that they hid of it. Of two tabs that hide two
/// widgets at once both get what they asked for.
pub async fn hide(change: &mut Change<'_>, at: &Scope<'_>, widget: Uuid, hidden: bool) -> Result<Vec<Uuid>> {
    let (tx, kind, now) = (change.tx(), at.kind.into_str(), change.now());
    let changed = if hidden {
        sql::hide_widget()
            .params(
                tx,
                &sql::HideWidgetParams {
                    user_id: at.by,
                    team_id: at.team,
                    kind,
                    widget_id: widget,
                    now,
                },
            )
            .await
            .sql()?
    } else {
        sql::show_widget()
            .bind(tx, &at.by, &at.team, &kind, &widget)
            .await
            .sql()?
    };
    let all = sql::hidden_widgets()
        .bind(tx, &at.by, &at.team, &kind)
        .all()
        .await
        .sql()?;
    if changed > 0 {
        let event = DomainEvent::of(widget.to_string(), HomeHidden {});
        let event = event.topic(format!("me:{}", at.by)).with_audit_rows(Vec::new());
        change.publish(event).await?;
    }
    Ok(all)
}

/// Only a publication changes what is on people's screens.
async fn publish_event(change: &mut Change<'_>, at: &Scope<'_>, what: EventBody, version: Option<i32>) -> Result<()> {
    let mut row = AuditEntry::new(what.kind(), at.team)
        .named(at.team_name)
        .with("kind", at.kind.into_str());
    if let Some(version) = version {
        row = row.with("version", version);
    }
    let mut event = DomainEvent::of(at.team, what).logged(row);
    if event.kind == HomePublished::KIND {
        event = event.topic(format!("home:{}", at.team));
    }
    change.publish(event).await
}
