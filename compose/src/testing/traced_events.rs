//! What is written down of events and forms: their part of the table in `traced.rs`.

use super::traced::Trace::{self, Leaves, May, None};
use super::traced::{DRAFT, NOTHING_NEW};

/// Operations of events and forms, and their rows.
pub(super) const EVENTS_AND_FORMS: &[(&str, Trace)] = &[
    ("POST /api/events", Leaves("event.created")),
    ("PUT /api/events/{id}", Leaves("event.changed")),
    (
        "POST /api/events/{id}/status",
        May("event.published", "each way it is brought leaves a word of its own"),
    ),
    ("POST /api/events/{id}/duplicate", Leaves("event.created")),
    (
        "POST /api/events/{id}/register",
        May("registration.moved", "who is in already stays there"),
    ),
    (
        "POST /api/events/{id}/cancel",
        May("registration.moved", "who is out already stays there"),
    ),
    ("POST /api/events/{id}/accept", Leaves("registration.moved")),
    ("POST /api/events/{id}/attendees", Leaves("registration.moved")),
    ("POST /api/events/{id}/attendees/by-rule", Leaves("event.people_added")),
    (
        "POST /api/events/{id}/attendees/by-rule/preview",
        None("it keeps nothing: it only looks up whom a rule names"),
    ),
    ("POST /api/events/{id}/check-in", Leaves("registration.moved")),
    ("POST /api/events/{id}/arrive", Leaves("registration.moved")),
    ("POST /api/events/{id}/move", Leaves("registration.moved")),
    ("POST /api/events/{id}/message", Leaves("event.message_sent")),
    (
        "POST /api/events/clashes",
        None("it keeps nothing: it only looks up what is taken"),
    ),
    ("POST /api/event-assets", Leaves("event_asset.created")),
    ("PUT /api/event-assets/{id}", Leaves("event_asset.changed")),
    (
        "POST /api/event-assets/{id}/archived",
        May("event_asset.archived", "that it is brought back has a word of its own"),
    ),
    ("PUT /api/event-settings", Leaves("event_settings.changed")),
    ("POST /api/events/{id}/series", Leaves("event.changed")),
    ("PUT /api/events/{id}/series", Leaves("event.changed")),
    ("POST /api/events/{id}/series/rule", Leaves("event.changed")),
    (
        "POST /api/events/{id}/series/status",
        May("event.published", "each way it is brought leaves a word of its own"),
    ),
    (
        "POST /api/events/{id}/room-code",
        May("event.code_made", "that it is taken away has a word of its own"),
    ),
    ("POST /api/forms", Leaves("form.created")),
    ("PUT /api/forms/{id}", Leaves("form.changed")),
    (
        "POST /api/forms/{id}/status",
        May("form.published", "each way has a word of its own"),
    ),
    ("POST /api/forms/{id}/duplicate", Leaves("form.created")),
    ("POST /api/me/forms/{id}/submissions", None(DRAFT)),
    (
        "POST /api/me/forms/{id}/anonymous",
        May("form.answered", "what is sent a second time changes nothing"),
    ),
    ("PUT /api/form-submissions/{id}", None(DRAFT)),
    (
        "POST /api/form-submissions/{id}/submit",
        May("form.submitted", NOTHING_NEW),
    ),
    (
        "POST /api/form-submissions/{id}/reopen",
        May("form.reopened", NOTHING_NEW),
    ),
    (
        "POST /api/form-submissions/{id}/mark",
        May("form.marked", "what is to be done again has a word of its own"),
    ),
    (
        "PUT /api/form-submissions/{id}/marker",
        May("form.marker_assigned", NOTHING_NEW),
    ),
    (
        "POST /api/form-submissions/decide",
        May("form.marked", "each is decided by itself, or not"),
    ),
    ("POST /api/forms/{id}/rescoring", May("form.rescored", NOTHING_NEW)),
    ("POST /api/form-submissions/{id}/files", Leaves("file.uploaded")),
    (
        "POST /api/form-submissions/{id}/uploads",
        None("a file is to come; what has arrived says so itself"),
    ),
    (
        "PUT /api/form-uploads/{id}",
        May("file.uploaded", "only the last part makes the file"),
    ),
    ("POST /api/forms/{id}/template", Leaves("form_template.created")),
    ("DELETE /api/form-templates/{id}", Leaves("form_template.deleted")),
];
