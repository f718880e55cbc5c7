//! The domain events of this feature: what happens here, and what they say.
use uuid::Uuid;

crate::domain_events! {
    /// A course was begun.
    "course.created" => CourseCreated { course_id: Uuid, version: i32 }

    /// The draft of a course changed.
    "course.changed" => CourseChanged { course_id: Uuid, version: i32 }

    /// The draft of a course was published.
    "course.published" => CoursePublished { course_id: Uuid, version: i32 }

    /// A course was hidden.
    "course.unpublished" => CourseUnpublished { course_id: Uuid, version: i32 }

    /// A course was put away.
    "course.archived" => CourseArchived { course_id: Uuid, version: i32 }

    /// A course was taken out again.
    "course.restored" => CourseRestored { course_id: Uuid, version: i32 }
}
