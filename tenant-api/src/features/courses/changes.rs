//! What publishing would change, and for how many people.

use crate::prelude::*;

use learnt_queries::queries::courses as sql;

use super::kinds::Kind;
use super::outline::{self, Changes, Entry, Outline};

/// People who have the course, by how far they are.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Learners {
    /// Have not opened it: they get the newest version anyway.
    pub not_started: i64,
    /// Are in it.
    pub in_progress: i64,
    pub completed: i64,
}

/// What the publish dialog shows.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Pending {
    /// Nothing was ever published.
    pub first: bool,
    /// Against the live version; empty for the first.
    pub changes: Changes,
    /// Whom it touches.
    pub learners: Learners,
}

/// Compares the live version with the draft; none: there is no such course.
pub async fn pending(client: &TenantClient, id: Uuid) -> Result<Option<Pending>> {
    let Some(course) = sql::one_course().bind(&**client, &id).opt().await.sql()? else {
        return Ok(None);
    };
    let people = sql::people_in_course().bind(&**client, &id).one().await.sql()?;
    let learners = Learners {
        not_started: people.not_started,
        in_progress: people.in_progress,
        completed: people.completed,
    };
    let Some(live) = course.live_version else {
        return Ok(Some(Pending {
            first: true,
            changes: Changes::default(),
            learners,
        }));
    };
    let before = outline(client, id, live).await?;
    let now = outline(client, id, course.draft_version).await?;
    Ok(Some(Pending {
        first: false,
        changes: outline::compare(&before, &now),
        learners,
    }))
}

pub(super) async fn outline(client: &TenantClient, id: Uuid, version: i32) -> Result<Outline> {
    let details = sql::version_details().prepare(&**client).await.sql()?;
    let sections = sql::sections_of().prepare(&**client).await.sql()?;
    let activities = sql::activities_of().prepare(&**client).await.sql()?;
    let (details, sections, activities) = futures_util::future::try_join3(
        details.bind(&**client, &id, &version).one(),
        sections.bind(&**client, &id, &version).all(),
        activities.bind(&**client, &id, &version).all(),
    )
    .await
    .sql()?;
    let order: Vec<Uuid> = sections.iter().map(|row| row.id).collect();
    let mut entries: Vec<Entry> = activities
        .into_iter()
        .map(|row| Entry {
            id: row.id,
            section: row.section_id,
            kind: row.r#type.parse().unwrap_or(Kind::Page),
            title: row.title,
            rest: json!([row.required, row.completion, row.content, row.minutes, row.opens]),
        })
        .collect();
    // Stable: within a section the rows came in order.
    entries.sort_by_key(|entry| order.iter().position(|id| *id == entry.section));
    Ok(Outline {
        details: vec![
            ("title", json!(details.title)),
            ("description", json!(details.description)),
            ("image", json!(details.image)),
            ("category", json!(details.category)),
            ("tags", json!(details.tags)),
            ("sequential", json!(details.sequential)),
            (
                "certificate",
                json!([
                    details.certificate,
                    details.certificate_months,
                    details.certificate_template,
                    details.certificate_download
                ]),
            ),
            ("chat", json!(details.chat)),
            (
                "availability",
                json!([details.availability_from, details.availability_until]),
            ),
        ],
        sections: sections.into_iter().map(|row| (row.id, row.title)).collect(),
        activities: entries,
    })
}
