//! A course as its learner gets it: the outline with what is done, what is open, and where to go on.

use std::collections::HashMap;

use learnt_queries::queries::learning as sql;

use super::model::{ActivityState, Path, Resume, Status, Step, WaitsFor, Window};
use super::outline::{Content, Outline, OutlineActivity};
use super::watched::WatchedRanges;
use crate::features::courses::{Completion, Opens};
use crate::prelude::*;

/// What the course is, in the version that this learner has.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerCourse {
    /// The course.
    pub id: Uuid,
    /// The version that is shown.
    pub version: i32,
    pub title: String,
    /// What it is about.
    pub description: String,
    pub image_url: Option<String>,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// Activities open one after the other.
    pub sequential: bool,
    /// It is a bundle: its activities are done in any order.
    pub is_bundle: bool,
    /// Whoever completes it is given a certificate.
    pub certificate: bool,
    /// Its learner is led to whom they may turn to.
    pub chat: bool,
}

/// One activity with what the learner has done of it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerActivity {
    /// The activity, the same from version to version.
    pub id: Uuid,
    /// page, video, document, link, checklist, form, event, assignment or quiz.
    #[serde(rename = "type")]
    pub kind: String,
    pub title: String,
    /// Needed to complete the course.
    pub required: bool,
    /// Not open yet: something before it is to be done first, or the course is closed.
    pub locked: bool,
    /// What it waits for, while it is locked by more than the course's being closed.
    pub waits_for: Option<WaitsFor>,
    pub status: Status,
    /// 0 to 100.
    pub progress: u8,
    /// When it counts as completed.
    pub completion: Completion,
    /// By type; files with their addresses. Absent while it is locked.
    #[schema(value_type = Option<Value>)]
    pub content: Option<Content>,
    /// Where to go on.
    pub resume: Resume,
    /// Stretches of a video that were watched, in seconds.
    pub watched: Vec<(f64, f64)>,
    /// Time spent on it.
    pub spent_seconds: i64,
    /// So long it takes at least until it can be completed by reading it to its end.
    pub ready_in_seconds: i64,
    /// How long it takes, in minutes, as its author estimates it.
    pub minutes: Option<i16>,
    pub completed_at: Option<DateTime<Utc>>,
}

/// A section with its activities in order.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerSection {
    /// The section.
    pub id: Uuid,
    pub title: String,
    /// In order.
    pub activities: Vec<PlayerActivity>,
}

/// Everything the player shows.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// The assignment; in an admin's preview the course itself.
    pub id: Uuid,
    /// A preview: nothing that is done here is kept.
    pub preview: bool,
    pub course: PlayerCourse,
    pub status: Status,
    /// 0 to 100.
    pub progress: u8,
    /// The course may be left undone.
    pub is_optional: bool,
    /// To be completed by then.
    pub due_at: Option<DateTime<Utc>>,
    /// It begins again then.
    pub reset_at: Option<DateTime<Utc>>,
    /// Opens then.
    pub availability_from: Option<DateTime<Utc>>,
    /// Closes then.
    pub availability_until: Option<DateTime<Utc>>,
    /// First opened.
    pub started_at: Option<DateTime<Utc>>,
    pub completed_at: Option<DateTime<Utc>>,
    /// Where the learner stopped.
    pub last_activity_id: Option<Uuid>,
    /// In order.
    pub sections: Vec<PlayerSection>,
}

impl Player {
    /// All activities in order.
    pub fn activities_mut(&mut self) -> impl Iterator<Item = &mut PlayerActivity> {
        self.sections
            .iter_mut()
            .flat_map(|section| section.activities.iter_mut())
    }

    /// Closes what is not open: content behind a lock does not leave the server.
    fn close(&mut self, path: &Path, window: Window, now: DateTime<Utc>) {
        let (sequential, open) = (
            self.course.sequential,
            window.admits(now) || self.status == Status::Completed,
        );
        for (index, activity) in self.activities_mut().enumerate() {
            activity.waits_for = path.waits_for_at(sequential, index, now);
            activity.locked = !open || activity.waits_for.is_some();
            if activity.locked {
                activity.content = None;
            }
        }
    }
}

/// Puts one assignment together; contents that name files still do by their ids.
pub fn assemble(
    course: sql::PlayerCourse,
    outline: &Outline,
    states: Vec<sql::ActivityStates>,
    now: DateTime<Utc>,
) -> Player {
    let assigned = course.permitted_at.to_utc();
    let mut player = Player {
        id: course.id,
        preview: false,
        course: PlayerCourse {
            id: course.course_id,
            version: course.version,
            title: course.title,
            description: course.description,
            image_url: None,
            category: course.category,
            tags: course.tags,
            sequential: course.sequential,
            is_bundle: course.is_bundle,
            certificate: course.certificate,
            chat: course.chat,
        },
        status: Status::parse(&course.status),
        progress: percent(course.progress),
        is_optional: course.is_optional,
        due_at: course.due_at,
        reset_at: course.reset_at,
        availability_from: course.availability_from,
        availability_until: course.availability_until,
        started_at: course.started_at,
        completed_at: course.completed_at,
        last_activity_id: course.last_activity,
        sections: Vec::new(),
    };
    let mut states: HashMap<Uuid, sql::ActivityStates> =
        states.into_iter().map(|state| (state.activity_id, state)).collect();
    let mut path = Path::default();
    for section in &outline.0 {
        let mut activities = Vec::with_capacity(section.activities.len());
        for made in &section.activities {
            let activity = activity(made, states.remove(&made.id), now);
            path.0.push(Step {
                id: activity.id,
                required: activity.required,
                completed: activity.status == Status::Completed,
                opens: made.opens.clone(),
                assigned,
            });
            activities.push(activity);
        }
        player.sections.push(PlayerSection {
            id: section.id,
            title: section.title.clone(),
            activities,
        });
    }
    let window = Window {
        from: player.availability_from,
        until: player.availability_until,
    };
    player.close(&path, window, now);
    player
}

fn activity(made: &OutlineActivity, done: Option<sql::ActivityStates>, now: DateTime<Utc>) -> PlayerActivity {
    let state = ActivityState {
        status: Status::parse(done.as_ref().map_or("", |done| &done.status)),
        opened_at: done.as_ref().and_then(|done| done.opened_at),
        ..ActivityState::default()
    };
    let ready_in = state.ready_in_ms(&made.completion, &made.bounds, now);
    let mut activity = PlayerActivity {
        id: made.id,
        kind: made.kind.clone(),
        title: made.title.clone(),
        required: made.required,
        locked: false,
        waits_for: None,
        status: state.status,
        progress: 0,
        completion: made.completion,
        content: Some(made.content.clone()),
        resume: Resume::default(),
        watched: Vec::new(),
        spent_seconds: 0,
        ready_in_seconds: (ready_in + 999) / 1000,
        minutes: made.minutes,
        completed_at: None,
    };
    if let Some(done) = done {
        activity.progress = percent(done.progress);
        activity.resume = Resume::from_json(done.resume);
        activity.watched = done
            .watched
            .map(|watched| WatchedRanges::from_json(&watched).seconds())
            .unwrap_or_default();
        activity.spent_seconds = done.spent_ms / 1000;
        activity.completed_at = done.completed_at;
    }
    activity
}

/// A row of the path, as far as progress and unlocking need it.
pub fn step(row: &sql::Path) -> Step {
    Step {
        id: row.id,
        required: row.required,
        completed: row.activity_completed_at.is_some(),
        opens: Opens::read(row.opens.as_ref()),
        assigned: row.permitted_at.to_utc(),
    }
}

/// The stored percentage; the table's check keeps it between 0 and 100.
pub fn percent(stored: i16) -> u8 {
    u8::try_from(stored.clamp(0, 100)).unwrap_or(0)
}
