//! What documents and the activities of courses are worth.

use learnt_queries::queries::rewards as sql;

use super::domain_events::PointsSet;
use super::model::{self, Refusal};
use crate::features::assignments::{self, DocumentType, assignables};
use crate::prelude::*;

/// As an activity is stored.
const ACTIVITY: &str = "activity";

/// What an activity is worth.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityPoints {
    pub activity_id: Uuid,
    pub points: i32,
}

/// What a document is worth to whoever completes it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RewardPoints {
    /// So many points; 0: none.
    pub points: i32,
    /// Those of a course's activities that are worth something themselves.
    pub activities: Vec<ActivityPoints>,
}

/// What a document is worth now.
pub async fn of(client: &impl GenericClient, kind: DocumentType, document: Uuid) -> Result<RewardPoints> {
    let points = sql::points_of()
        .bind(client, &kind.into_str(), &document)
        .opt()
        .await
        .sql()?;
    let mut activities = Vec::new();
    if kind == DocumentType::Course {
        activities = sql::points_of_activities().bind(client, &document).all().await.sql()?;
    }
    Ok(RewardPoints {
        points: points.unwrap_or(0),
        activities: activities
            .into_iter()
            .map(|row| ActivityPoints {
                activity_id: row.document_id,
                points: row.points,
            })
            .collect(),
    })
}

/// A copy of a course is worth what the original is, and so are the copies of its activities, pair by pair.
pub async fn copy_course(
    change: &Change<'_>,
    by: Uuid,
    (original, copy): (Uuid, Uuid),
    (activities, copies): (&[Uuid], &[Uuid]),
) -> Result<()> {
    let mut types = vec![DocumentType::Course.into_str()];
    types.resize(1 + activities.len(), ACTIVITY);
    let originals = [&[original], activities].concat();
    let copies = [&[copy], copies].concat();
    sql::copy_points()
        .params(
            change.tx(),
            &sql::CopyPointsParams {
                by,
                now: change.now(),
                types: &types,
                originals,
                copies,
            },
        )
        .await
        .sql()?;
    Ok(())
}

/// Copies of a document are worth what it is.
pub async fn copy_document(
    change: &Change<'_>,
    by: Uuid,
    (kind, original): (DocumentType, Uuid),
    copies: &[Uuid],
) -> Result<()> {
    if copies.is_empty() {
        return Ok(());
    }
    let types = vec![kind.into_str(); copies.len()];
    let originals = vec![original; copies.len()];
    sql::copy_points()
        .params(
            change.tx(),
            &sql::CopyPointsParams {
                by,
                now: change.now(),
                types: &types,
                originals,
                copies,
            },
        )
        .await
        .sql()?;
    Ok(())
}

/// Says what a document is worth from now on, or an activity of a course. What was earned stays as it is.
pub async fn set(
    change: &mut Change<'_>,
    by: Uuid,
    (kind, document): (DocumentType, Uuid),
    activity: Option<Uuid>,
    points: i32,
) -> Result<()> {
    let points = model::points(points)?;
    let found = assignments::find_document(change, kind, document).await?;
    assignables::assignable(kind)?.expect_may_change(change, found.teams.as_deref())?;
    let (type_name, id) = match activity {
        Some(activity) => {
            let is_there = sql::is_activity()
                .bind(change.tx(), &document, &activity)
                .one()
                .await
                .sql()?;
            if kind != DocumentType::Course || !is_there {
                return Err(Refusal::NoSuchActivity.into());
            }
            (ACTIVITY, activity)
        }
        None => (kind.into_str(), document),
    };
    let (tx, now) = (change.tx(), change.now());
    match points {
        Some(points) => {
            sql::set_points()
                .params(
                    tx,
                    &sql::SetPointsParams {
                        r#type: &type_name,
                        document_id: id,
                        points,
                        by,
                        now,
                    },
                )
                .await
        }
        None => sql::forget_points().bind(tx, &type_name, &id).await,
    }
    .sql()?;
    let row = AuditEntry::new("points.set", document.to_string())
        .named(found.title)
        .with("type", type_name)
        .with("points", points.unwrap_or(0));
    let event = DomainEvent::of(id.to_string(), PointsSet {}).topic(kind.topic(document));
    change.publish(event.logged(row)).await
}
