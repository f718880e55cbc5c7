//! Documents of one type, published, hidden, put away or taken out again: all of them or none.

use learnt_queries::queries::functions as sql;

use super::model::Move;
use crate::features::assignments::DocumentType;
use crate::features::courses::{self, LearnersMode, Transition};
use crate::features::forms::{self, FormMove, FormScope};
use crate::features::packages::{self, PackageMove};
use crate::features::pathways::{self, PathwayMove};
use crate::features::resources::{self, ResourceStatus};
use crate::prelude::*;

/// Moves them; one that is not there, or cannot make the move, refuses them all.
pub async fn bring(change: &mut Change<'_>, actor: &Actor, kind: DocumentType, ids: &[Uuid], to: Move) -> Result<()> {
    if kind == DocumentType::Event {
        let sentence = "Publish and cancel events on their own page, where attendees are notified.";
        return Err(Problem::field("documentType", "not_taken", sentence));
    }
    let team = actor.here.team.id.as_str();
    let rows = sql::documents()
        .bind(change.tx(), &kind.into_str(), &ids, &team)
        .all()
        .await
        .sql()?;
    if rows.len() != ids.len() {
        return Err(Problem::not_found());
    }
    for row in rows {
        let (by, of) = (actor.user_id, (row.id, row.revision));
        match kind {
            DocumentType::Course => course(change, by, row.id, to).await?,
            DocumentType::Resource => resources::move_on(change, by, row.id, row.revision, resource(to)).await?,
            DocumentType::Form => forms::step(change, &FormScope::of(actor), of, form(to)).await?,
            DocumentType::Pathway => pathways::step(change, by, of, pathway(to)).await.map(drop)?,
            DocumentType::Package => packages::step(change, by, of, package(to)).await.map(drop)?,
            DocumentType::Event => {}
        }
    }
    Ok(())
}

/// A course, or a bundle; people who began an older version go on with it.
pub async fn course(change: &mut Change<'_>, by: Uuid, id: Uuid, to: Move) -> Result<()> {
    let step = match to {
        Move::Publish => {
            return courses::publish(change, id, by, None, LearnersMode::Keep)
                .await
                .map(drop);
        }
        Move::Unpublish => Transition::Unpublish,
        Move::Archive => Transition::Archive,
        Move::Restore => Transition::Restore,
    };
    courses::move_on(change, id, by, step).await.map(drop)
}

const fn resource(to: Move) -> ResourceStatus {
    match to {
        Move::Publish => ResourceStatus::Published,
        Move::Unpublish | Move::Restore => ResourceStatus::Draft,
        Move::Archive => ResourceStatus::Archived,
    }
}

const fn form(to: Move) -> FormMove {
    match to {
        Move::Publish => FormMove::Publish,
        Move::Unpublish => FormMove::Unpublish,
        Move::Archive => FormMove::Archive,
        Move::Restore => FormMove::Restore,
    }
}

const fn pathway(to: Move) -> PathwayMove {
    match to {
        Move::Publish => PathwayMove::Publish,
        Move::Unpublish => PathwayMove::Unpublish,
        Move::Archive => PathwayMove::Archive,
        Move::Restore => PathwayMove::Restore,
    }
}

const fn package(to: Move) -> PackageMove {
    match to {
        Move::Publish => PackageMove::Publish,
        Move::Unpublish => PackageMove::Unpublish,
        Move::Archive => PackageMove::Archive,
        Move::Restore => PackageMove::Restore,
    }
}
