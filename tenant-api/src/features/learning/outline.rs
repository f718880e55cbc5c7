//! What lies in a version of a course, kept in memory. A version that went live never changes again: for a course's page the database is
//! asked for what its learner did, and no more.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::learning as sql;
use moka::sync::Cache;
use serde::Serializer;
use serde_json::value::{RawValue, to_raw_value};

use super::model::{Bounds, rule};
use crate::features::courses::{self, Completion, Opens};
use crate::prelude::*;

/// What the kept versions may take, in bytes.
const MOST_BYTES: u64 = 16 * 1024 * 1024;
/// One that nobody opened for so long is let go.
const IDLE: Duration = Duration::from_secs(600);
/// What an activity takes beside its content.
const OF_AN_ACTIVITY: usize = 400;

/// Versions that went live, as they were read first: by tenant, course and version.
#[derive(Clone)]
pub struct Outlines(Cache<(TenantId, Uuid, i32), Arc<Outline>>);

impl Default for Outlines {
    fn default() -> Self {
        let cache = Cache::builder()
            .weigher(|_, outline: &Arc<Outline>| u32::try_from(outline.size()).unwrap_or(u32::MAX))
            .max_capacity(MOST_BYTES)
            .time_to_idle(IDLE);
        Self(cache.build())
    }
}

/// A version's sections in order.
pub struct Outline(pub Vec<OutlineSection>);

/// A section with its activities in order.
pub struct OutlineSection {
    /// The section.
    pub id: Uuid,
    pub title: String,
    /// In order.
    pub activities: Vec<OutlineActivity>,
}

/// An activity as its author made it.
pub struct OutlineActivity {
    /// The activity, the same from version to version.
    pub id: Uuid,
    /// By the stored word.
    pub kind: String,
    pub title: String,
    /// Needed to complete the course.
    pub required: bool,
    /// When it counts as completed.
    pub completion: Completion,
    /// What reading it to its end takes; counted only where it is completed by that.
    pub bounds: Bounds,
    /// What learners may have of it.
    pub content: Content,
    /// How long it takes, in minutes, as its author estimates it.
    pub minutes: Option<i16>,
    pub opens: Opens,
}

/// An activity's content on its way to a learner.
#[derive(Debug, Clone)]
pub enum Content {
    /// The same for everybody: written out once.
    Same(Arc<RawValue>),
    /// It names uploads, whose addresses are each reader's own.
    Own(Value),
}

impl Serialize for Content {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        match self {
            Content::Same(text) => text.serialize(serializer),
            Content::Own(value) => value.serialize(serializer),
        }
    }
}

impl Content {
    fn of(kind: &str, stored: Value) -> Result<Self> {
        if !courses::uploads(kind, &stored).is_empty() {
            return Ok(Content::Own(stored));
        }
        let shown = courses::with_files(kind, courses::for_learners(kind, stored), &HashMap::new());
        let text = to_raw_value(&shown).map_err(|error| Problem::internal(&error))?;
        Ok(Content::Same(text.into()))
    }

    /// Uploads whose addresses it waits for.
    pub fn uploads(&self, kind: &str) -> Vec<Uuid> {
        match self {
            Content::Same(_) => Vec::new(),
            Content::Own(value) => courses::uploads(kind, value),
        }
    }

    fn size(&self) -> usize {
        match self {
            Content::Same(text) => text.get().len(),
            // As a tree it takes some times the length of its text.
            Content::Own(value) => 4 * value.to_string().len(),
        }
    }
}

impl Outline {
    fn of(rows: Vec<sql::Outline>) -> Result<Self> {
        let mut sections: Vec<OutlineSection> = Vec::new();
        for row in rows {
            if sections.last().is_none_or(|section| section.id != row.section_id) {
                sections.push(OutlineSection {
                    id: row.section_id,
                    title: row.section_title.clone(),
                    activities: Vec::new(),
                });
            }
            if let (Some(section), Some(activity)) = (sections.last_mut(), activity(row)?) {
                section.activities.push(activity);
            }
        }
        Ok(Self(sections))
    }

    fn size(&self) -> usize {
        let activities = self.0.iter().flat_map(|section| &section.activities);
        activities.map(|one| OF_AN_ACTIVITY + one.content.size()).sum()
    }
}

fn activity(row: sql::Outline) -> Result<Option<OutlineActivity>> {
    let (Some(id), Some(kind), Some(title), Some(content)) = (row.id, row.r#type, row.title, row.content) else {
        return Ok(None);
    };
    let completion = row.completion.as_ref().map_or(Completion::Viewed, rule);
    // Letters are counted only where reading them takes its time.
    let bounds = if completion == Completion::Read {
        Bounds::from_content(&content)
    } else {
        Bounds::default()
    };
    Ok(Some(OutlineActivity {
        id,
        title,
        required: row.required.unwrap_or(true),
        completion,
        bounds,
        content: Content::of(&kind, content)?,
        kind,
        minutes: row.minutes,
        opens: Opens::read(row.opens.as_ref()),
    }))
}

/// What lies in the version that a learner has.
pub async fn outline(app: &App, client: &TenantClient, course: &sql::PlayerCourse) -> Result<Arc<Outline>> {
    let outlines = app.extensions.get::<Outlines>();
    let key = (client.tenant().id.clone(), course.course_id, course.version);
    if let Some(known) = outlines.and_then(|outlines| outlines.0.get(&key)) {
        return Ok(known);
    }
    let rows = sql::outline().bind(&**client, &key.1, &key.2).all().await.sql()?;
    let read = Arc::new(Outline::of(rows)?);
    if let Some(outlines) = outlines.filter(|_| course.is_frozen) {
        outlines.0.insert(key, read.clone());
    }
    Ok(read)
}
