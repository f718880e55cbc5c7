//! The life of a package: published, hidden, put away and taken out again, one at a time or many; and what follows for its people.

use learnt_queries::queries::packages as sql;

use super::commands::{entry, lock, publish, state_after, status};
use super::domain_events::{PackageArchived, PackagePublished, PackageRestored, PackageUnpublished};
use super::{content, progress};
use crate::features::assignments::{self, Applied, DocumentType, DueRule, PERSONAL_TOPIC_LIMIT, with_topics};
use crate::features::courses::Transition;
use crate::features::learning;
use crate::looked_after;
use crate::prelude::*;

/// What is to become of a package.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = PackageMove)]
pub enum Step {
    /// Its draft is frozen, and is what its people are given.
    Publish,
    /// It is hidden, and gives nothing.
    Unpublish,
    /// It is put away.
    Archive,
    /// It is taken out again.
    Restore,
}

impl Step {
    fn transition(self) -> Transition {
        match self {
            Self::Publish => Transition::Publish,
            Self::Unpublish => Transition::Unpublish,
            Self::Archive => Transition::Archive,
            Self::Restore => Transition::Restore,
        }
    }

    fn what(self, package_id: Uuid) -> EventBody {
        match self {
            Self::Publish => PackagePublished { package_id }.into(),
            Self::Unpublish => PackageUnpublished { package_id }.into(),
            Self::Archive => PackageArchived { package_id }.into(),
            Self::Restore => PackageRestored { package_id }.into(),
        }
    }
}

/// Takes this step; answers what it came to for people.
pub async fn step(
    change: &mut Change<'_>,
    by: Uuid,
    (id, revision): (Uuid, Option<i32>),
    step: Step,
) -> Result<Applied> {
    let locked = lock(change, id, revision).await?;
    let (before, row) = (locked.status, locked.row);
    let after = state_after(before, step.transition())?;
    let draft = content::of(change.tx(), id, row.draft_version).await?;
    let (tx, now) = (change.tx(), change.now());
    let what = step.what(id);
    let mut trace = entry(what.kind(), id, &draft.title);
    let mut going = PublishEffects::default();
    if step == Step::Publish {
        draft.is_whole()?;
        if let Some(live) = row.live_version {
            let was = sql::version().bind(tx, &id, &live).one().await.sql()?;
            going.is_redated = DueRule::stored(&was.due) != draft.due;
        }
        // What was completed while it was hidden was not counted.
        going.after = Some(row.live_version.filter(|_| before.is_live()));
        sql::freeze_version()
            .bind(tx, &now, &id, &row.draft_version)
            .await
            .sql()?;
        sql::publish_package().bind(tx, &by, &now, &id).await.sql()?;
        trace = trace.with("version", row.draft_version);
    } else {
        sql::set_status()
            .bind(tx, &after.into_str(), &by, &now, &id)
            .await
            .sql()?;
    }
    if !before.is_live() && !after.is_live() {
        publish(change, (what, id), vec![trace]).await?;
        return Ok(Applied::default());
    }
    settle(change, (what, id), trace, going).await
}

/// What publishing a package changes for people, besides what is in it.
#[derive(Default)]
struct PublishEffects {
    /// It goes live: after this version, or after none that people see.
    after: Option<Option<i32>>,
    /// It says something else about by when.
    is_redated: bool,
}

/// It went live, changed, or is hidden now: its people are given or lose what is in it, and the dates that follow from it are counted anew.
async fn settle(
    change: &mut Change<'_>,
    (what, id): (EventBody, Uuid),
    trace: AuditEntry,
    going: PublishEffects,
) -> Result<Applied> {
    let most = i64::try_from(PERSONAL_TOPIC_LIMIT)
        .unwrap_or(i64::MAX)
        .saturating_add(1);
    let holders = sql::holders().bind(change.tx(), &id, &most).all().await.sql()?;
    let event = DomainEvent::of(id.to_string(), what);
    let event = with_topics(event, DocumentType::Package, id, holders.iter());
    change.publish(event.logged(trace)).await?;
    assignments::lock_assignments(change).await?;
    if let Some(before) = going.after {
        sql::lock_added_items()
            .bind(change.tx(), &id, &before)
            .one()
            .await
            .sql()?;
    }
    let applied = assignments::settle_document(change, DocumentType::Package, id).await?;
    if going.is_redated {
        let dated = sql::dated_courses().bind(change.tx(), &id).all().await.sql()?;
        let (users, courses): (Vec<Uuid>, Vec<Uuid>) =
            dated.into_iter().map(|row| (row.user_id, row.course_id)).unzip();
        learning::settle_due(change, &users, &courses).await?;
    }
    progress::take_stock_of(change, id).await?;
    Ok(applied)
}

/// A package that was left as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PackageRefused)]
pub struct Refused {
    /// The package.
    pub id: Uuid,
    pub title: String,
    /// A word for programs; stable.
    pub code: String,
    /// A sentence for people.
    pub message: String,
}

/// What became of the packages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PackagesMoved)]
pub struct Moved {
    /// Those that moved.
    pub changed: Vec<Uuid>,
    /// Those that cannot make this move, each with the reason.
    pub refused: Vec<Refused>,
}

/// Puts packages away or takes them out again. One that is not there refuses them all: it was never in the list.
pub async fn move_all(change: &mut Change<'_>, by: Uuid, ids: &[Uuid], is_archived: bool) -> Result<Moved> {
    let step = if is_archived { Step::Archive } else { Step::Restore };
    let rows = sql::lock_packages().bind(change.tx(), &ids).all().await.sql()?;
    if rows.len() != ids.len() {
        return Err(Problem::not_found());
    }
    let mut result = Moved::default();
    for row in rows {
        let before = status(&row.status)?;
        let may = looked_after::expect(change, row.teams.as_deref(), "package");
        let after = match may.and_then(|()| state_after(before, step.transition())) {
            Ok(after) => after,
            Err(refusal) => {
                result.refused.push(Refused {
                    id: row.id,
                    title: row.title,
                    code: refusal.code().to_owned(),
                    message: refusal.detail().to_owned(),
                });
                continue;
            }
        };
        let now = change.now();
        sql::set_status()
            .bind(change.tx(), &after.into_str(), &by, &now, &row.id)
            .await
            .sql()?;
        let what = step.what(row.id);
        let trace = entry(what.kind(), row.id, &row.title);
        if before.is_live() {
            settle(change, (what, row.id), trace, PublishEffects::default()).await?;
        } else {
            publish(change, (what, row.id), vec![trace]).await?;
        }
        result.changed.push(row.id);
    }
    Ok(result)
}
