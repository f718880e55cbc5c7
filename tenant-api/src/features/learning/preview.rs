//! The draft in the shape of the learner's player: nothing done yet, everything open.

use super::model::{Resume, Status};
use super::outline::Content;
use super::player::{Player, PlayerActivity, PlayerCourse, PlayerSection};
use crate::features::courses::{ActivityView, CourseView, for_learners};

/// A draft as somebody would get it who has just been given the course. Nothing is locked: an admin looks at all of it.
pub fn player(course: CourseView) -> Player {
    Player {
        id: course.id,
        preview: true,
        course: PlayerCourse {
            id: course.id,
            version: course.draft_version,
            title: course.title,
            description: course.description,
            image_url: course.image.map(|image| image.url),
            category: course.category,
            tags: course.tags,
            sequential: course.sequential && !course.is_bundle,
            is_bundle: course.is_bundle,
            certificate: course.certificate,
            chat: course.chat,
        },
        status: Status::NotStarted,
        progress: 0,
        is_optional: false,
        due_at: None,
        reset_at: None,
        availability_from: course.availability_from,
        availability_until: course.availability_until,
        started_at: None,
        completed_at: None,
        last_activity_id: None,
        sections: course
            .sections
            .into_iter()
            .map(|section| PlayerSection {
                id: section.id,
                title: section.title,
                activities: section.activities.into_iter().map(activity).collect(),
            })
            .collect(),
    }
}

fn activity(activity: ActivityView) -> PlayerActivity {
    PlayerActivity {
        id: activity.id,
        kind: activity.kind.into_str().to_owned(),
        title: activity.title,
        required: activity.required,
        locked: false,
        waits_for: None,
        status: Status::NotStarted,
        progress: 0,
        completion: activity.completion,
        content: Some(Content::Own(for_learners(activity.kind.into_str(), activity.content))),
        resume: Resume::default(),
        watched: Vec::new(),
        spent_seconds: 0,
        ready_in_seconds: 0,
        minutes: activity.minutes,
        completed_at: None,
    }
}
