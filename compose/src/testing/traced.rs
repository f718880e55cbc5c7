//! What the audit log promises: each write of a person leaves a row. Every answer that a test's browser gets is held against
//! the table below and that of the console (`traced_console.rs`), so that an operation which forgets its row fails wherever it is used.

use std::sync::LazyLock;

use super::traced_console::CONSOLE;
use super::traced_events::EVENTS_AND_FORMS;

/// What an operation that did what it was asked leaves in the audit log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// A row with this word.
    Leaves(&'static str),
    /// A row with this word, or none; why.
    May(&'static str, &'static str),
    /// None; why.
    None(&'static str),
    /// A row in the control plane's own log, which `tests/tests/control` looks at.
    AtTheConsole(&'static str),
}

use Trace::{Leaves, May, None};

const READING: &str = "what somebody has read of their own notifications concerns nobody else";
const PRIVATE: &str = "what somebody writes down for themselves concerns nobody else";
pub(super) const DRAFT: &str = "a draft concerns nobody else until it is submitted";
const OWN_SCREEN: &str = "what somebody keeps off their own homepage concerns nobody else";
const NEW_RULE: &str = "a rule that is made has a word of its own";
const REMINDED: &str = "whoever completed everything, or was reminded today, is not reminded";
pub(super) const NOTHING_NEW: &str = "what changes nothing is not written down";

/// Every operation that is no reading, and its row. `walls_tidy` compares it with the OpenAPI documents.
pub static TRACES: LazyLock<Vec<(&str, Trace)>> = LazyLock::new(|| [TENANT_API, EVENTS_AND_FORMS, CONSOLE].concat());

const TENANT_API: &[(&str, Trace)] = &[
    ("POST /api/courses", Leaves("course.created")),
    ("POST /api/courses/{id}/duplicate", Leaves("course.created")),
    ("PUT /api/courses/{id}/bundle", Leaves("course.changed")),
    ("PUT /api/courses/{id}/due", Leaves("course.changed")),
    ("PUT /api/courses/{id}/refresher", Leaves("course.changed")),
    ("POST /api/courses/{id}/learners/due", Leaves("course.changed")),
    (
        "POST /api/courses/{id}/learners/complete",
        May("learning.completed", NOTHING_NEW),
    ),
    (
        "POST /api/courses/{id}/learners/reset",
        May("learning.reset", NOTHING_NEW),
    ),
    (
        "POST /api/courses/{id}/learners/remind",
        May("learning.reminded", REMINDED),
    ),
    ("POST /api/people/reminders", May("learning.reminded", REMINDED)),
    ("POST /api/people/extensions", Leaves("course.changed")),
    ("POST /api/people/settlements", May("learning.completed", NOTHING_NEW)),
    ("POST /api/people/assignments", Leaves("learning.assigned")),
    ("POST /api/people/assignments/taken", May("learning.taken", NOTHING_NEW)),
    (
        "POST /api/courses/archived",
        May("course.archived", "courses that cannot make the move stay as they are"),
    ),
    ("PATCH /api/courses/{id}", Leaves("course.changed")),
    ("POST /api/courses/{id}/sections", Leaves("course.changed")),
    (
        "DELETE /api/courses/{id}/sections/{sectionId}",
        Leaves("course.changed"),
    ),
    ("PATCH /api/courses/{id}/sections/{sectionId}", Leaves("course.changed")),
    ("POST /api/courses/{id}/activities", Leaves("course.changed")),
    (
        "DELETE /api/courses/{id}/activities/{activityId}",
        Leaves("course.changed"),
    ),
    (
        "PATCH /api/courses/{id}/activities/{activityId}",
        Leaves("course.changed"),
    ),
    ("PUT /api/courses/{id}/order", Leaves("course.changed")),
    ("PUT /api/courses/{id}/teams", Leaves("course.changed")),
    ("PUT /api/courses/{id}/template", Leaves("course.changed")),
    (
        "PUT /api/courses/{id}/editors",
        None("who has a course open is a sign of presence"),
    ),
    (
        "DELETE /api/courses/{id}/editors",
        None("who has a course open is a sign of presence"),
    ),
    ("POST /api/questions", Leaves("question.added")),
    ("PATCH /api/questions/{id}", Leaves("question.changed")),
    ("DELETE /api/questions/{id}", Leaves("question.removed")),
    ("POST /api/courses/{id}/publish", Leaves("course.published")),
    ("POST /api/courses/{id}/unpublish", Leaves("course.unpublished")),
    ("POST /api/courses/{id}/archive", Leaves("course.archived")),
    ("POST /api/courses/{id}/restore", Leaves("course.restored")),
    ("POST /api/files", Leaves("file.uploaded")),
    (
        "POST /api/auth/login",
        May("session.begun", "a second factor may be asked for first"),
    ),
    ("POST /api/auth/refresh", None("it only goes on with what was begun")),
    (
        "POST /api/auth/logout",
        May("session.ended", "a session that is over already does not end again"),
    ),
    ("POST /api/auth/invitation", None("it is looked at, and not used")),
    (
        "POST /api/auth/invitation/accept",
        May(
            "session.begun",
            "who has a password has yet to sign in: person.invitation_accepted",
        ),
    ),
    (
        "POST /api/auth/register",
        May(
            "person.registered",
            "for an address that is taken a mail is all that happens",
        ),
    ),
    ("POST /api/auth/email-check", None("it is asked, and nothing changes")),
    (
        "POST /api/auth/change-password",
        May("password.changed", "a second factor may be asked for first"),
    ),
    (
        "POST /api/auth/password-reset",
        None("whoever asks is nobody yet, and it may be an address of nobody"),
    ),
    ("POST /api/auth/team-lookup", None("it is asked, and nothing changes")),
    (
        "POST /api/auth/password-reset/look",
        None("it is looked at, and not used"),
    ),
    ("POST /api/auth/password-reset/confirm", Leaves("password.reset")),
    (
        "POST /api/auth/verify-email",
        May("email.verified", "the link of a change of address leaves email.changed"),
    ),
    ("POST /api/auth/recover-email", Leaves("email.recovered")),
    ("POST /api/me/verify-email", None("the same mail once more")),
    ("POST /api/packages", Leaves("package.created")),
    ("PUT /api/packages/{id}", May("package.changed", NOTHING_NEW)),
    (
        "POST /api/packages/{id}/status",
        May("package.published", "each move has a word of its own"),
    ),
    ("POST /api/packages/{id}/duplicate", Leaves("package.created")),
    (
        "POST /api/packages/archived",
        May(
            "package.archived",
            "packages that cannot make the move stay as they are",
        ),
    ),
    ("POST /api/resources", Leaves("resource.created")),
    ("PATCH /api/resources/{id}", May("resource.changed", NOTHING_NEW)),
    ("POST /api/resources/{id}/versions", Leaves("resource.changed")),
    (
        "POST /api/resources/{id}/status",
        May(
            "resource.published",
            "each move has a word of its own, and one to where it is changes nothing",
        ),
    ),
    (
        "POST /api/me/optional-learning/enrol",
        May("document.enrolled", NOTHING_NEW),
    ),
    (
        "POST /api/me/optional-learning/leave",
        May("document.left", NOTHING_NEW),
    ),
    (
        "POST /api/me/resources/{id}/opened",
        May(
            "resource.opened",
            "opened again it is not written down, and downloaded it has another word",
        ),
    ),
    ("POST /api/pathways", Leaves("pathway.created")),
    ("PUT /api/pathways/{id}", May("pathway.changed", NOTHING_NEW)),
    (
        "POST /api/pathways/{id}/status",
        May("pathway.published", "each move has a word of its own"),
    ),
    ("POST /api/pathways/{id}/duplicate", Leaves("pathway.created")),
    ("POST /api/pathways/archived", May("pathway.archived", NOTHING_NEW)),
    (
        "PUT /api/pathways/{id}/learners/{userId}/waivers/{documentId}",
        May("pathway.item_waived", "waived once more nothing changes"),
    ),
    (
        "DELETE /api/pathways/{id}/learners/{userId}/waivers/{documentId}",
        May("pathway.item_required", "what was not waived stays as it is"),
    ),
    (
        "POST /api/functions/handleUserItemsUpdateOnCall",
        May("permission.changed", NEW_RULE),
    ),
    (
        "POST /api/functions/handleUserCoursesUpdateOnCall",
        May("permission.changed", NEW_RULE),
    ),
    (
        "POST /api/functions/unpublishUserCoursesUpdateOnCall",
        Leaves("course.unpublished"),
    ),
    ("POST /api/functions/publishCourseOnCall", Leaves("course.published")),
    (
        "POST /api/functions/setUserPermissionsForMultipleTeamsOnCall",
        None("what follows from rules is counted anew; nothing is decided"),
    ),
    (
        "POST /api/functions/changeStatusOfAllPermittedUsers",
        May("permission.changed", NOTHING_NEW),
    ),
    (
        "POST /api/functions/updateDocumentStatusOnCall",
        May("course.published", "each type and each move has a word of its own"),
    ),
    (
        "POST /api/functions/handleUserTeamsStatusUpdateOnCall",
        May("person.status_changed", NOTHING_NEW),
    ),
    ("POST /api/me/rewards/redemptions", Leaves("points.redeemed")),
    ("PUT /api/rewards/points", Leaves("points.set")),
    ("POST /api/badges", Leaves("badge.created")),
    (
        "PATCH /api/badges/{id}",
        May("badge.changed", "put away or brought back it leaves a word of its own"),
    ),
    ("PUT /api/badges/{id}/picture", Leaves("badge.changed")),
    ("DELETE /api/badges/{id}/picture", May("badge.changed", NOTHING_NEW)),
    (
        "POST /api/badges/{id}/holders",
        May("badge.given", "who holds it goes on holding it"),
    ),
    (
        "POST /api/badges/{id}/holders/{holderId}/withdraw",
        Leaves("badge.withdrawn"),
    ),
    ("POST /api/certificates/{id}/withdraw", Leaves("certificate.withdrawn")),
    ("POST /api/certificates/{id}/restore", Leaves("certificate.restored")),
    ("POST /api/certificates/{id}/reissue", Leaves("certificate.reissued")),
    (
        "POST /api/certificate-templates",
        Leaves("certificate_template.created"),
    ),
    (
        "PUT /api/certificate-templates/{id}",
        May("certificate_template.changed", NOTHING_NEW),
    ),
    (
        "POST /api/certificate-templates/{id}/publish",
        Leaves("certificate_template.published"),
    ),
    (
        "POST /api/certificate-templates/{id}/archive",
        May("certificate_template.archived", NOTHING_NEW),
    ),
    (
        "POST /api/certificate-templates/{id}/restore",
        May("certificate_template.restored", NOTHING_NEW),
    ),
    (
        "POST /api/certificate-templates/preview",
        None("a preview keeps nothing"),
    ),
    ("POST /api/blogs", Leaves("blog.created")),
    ("PUT /api/blogs/{id}", Leaves("blog.changed")),
    (
        "POST /api/blogs/{id}/status",
        May("blog.published", "each way it is brought leaves a word of its own"),
    ),
    ("POST /api/me/calendar/feeds", Leaves("calendar_feed.created")),
    ("DELETE /api/me/calendar/feeds/{id}", Leaves("calendar_feed.revoked")),
    ("PUT /api/home/draft", Leaves("home.changed")),
    ("PUT /api/home/hidden", None(OWN_SCREEN)),
    ("POST /api/home/publish", Leaves("home.published")),
    ("POST /api/home/versions/{id}/restore", Leaves("home.restored")),
    ("PATCH /api/me/preferences", May("preferences.chosen", NOTHING_NEW)),
    (
        "PATCH /api/notifications/preferences",
        Leaves("notification_preferences.chosen"),
    ),
    ("PATCH /api/settings/audit-log", Leaves("audit_settings.changed")),
    (
        "PATCH /api/settings/notifications",
        Leaves("notification_settings.changed"),
    ),
    ("POST /api/notifications/{id}/read", None(READING)),
    ("POST /api/notifications/{id}/unread", None(READING)),
    ("POST /api/notifications/read-all", None(READING)),
    ("POST /api/notifications/unread-all", None(READING)),
    (
        "POST /api/me/courses/{id}/activities/{activityId}/coursework",
        None(DRAFT),
    ),
    ("PUT /api/coursework/{id}", None(DRAFT)),
    (
        "POST /api/coursework/{id}/submit",
        May("coursework.submitted", NOTHING_NEW),
    ),
    (
        "POST /api/coursework/{id}/reopen",
        May("coursework.reopened", NOTHING_NEW),
    ),
    ("POST /api/coursework/{id}/mark", Leaves("coursework.marked")),
    ("POST /api/coursework/{id}/files", Leaves("file.uploaded")),
    ("DELETE /api/coursework/{id}/files/{fileId}", None(DRAFT)),
    ("POST /api/me/courses/{id}/activities/{activityId}/quiz", None(DRAFT)),
    (
        "PUT /api/quiz-attempts/{id}",
        May("quiz.submitted", "answers are a draft until the time is over"),
    ),
    (
        "POST /api/quiz-attempts/{id}/submit",
        May("quiz.submitted", NOTHING_NEW),
    ),
    ("PUT /api/notes/{id}", None(PRIVATE)),
    ("PATCH /api/notes/{id}/checklist", None(PRIVATE)),
    ("DELETE /api/notes/{id}", None(PRIVATE)),
    ("POST /api/notes/{id}/restore", None(PRIVATE)),
    ("POST /api/notes/{id}/erase", None(PRIVATE)),
    ("PUT /api/notes/{id}/image", None(PRIVATE)),
    ("DELETE /api/notes/{id}/image", None(PRIVATE)),
    ("POST /api/notes/labels", None(PRIVATE)),
    ("PATCH /api/notes/labels/{id}", None(PRIVATE)),
    ("DELETE /api/notes/labels/{id}", None(PRIVATE)),
    ("PATCH /api/v2/users/{sub}", May("preferences.chosen", NOTHING_NEW)),
    ("POST /api/auth/user/update", May("preferences.chosen", NOTHING_NEW)),
    ("POST /api/auth/token", None("the way to what may be opened anyway")),
    ("POST /api/functions/findUserTeamsByProperty", None("it only reads")),
    (
        "POST /api/v1/identify",
        None("what screens tell of is kept beside, and forgotten after half a year"),
    ),
    (
        "POST /api/v1/page",
        None("what screens tell of is kept beside, and forgotten after half a year"),
    ),
    (
        "POST /api/v1/track",
        None("what screens tell of is kept beside, and forgotten after half a year"),
    ),
    (
        "POST /api/auth/custom-token",
        May("session.begun", "a second factor may be asked for first"),
    ),
    (
        "POST /api/auth/providers/finish",
        May(
            "session.begun",
            "a second factor may be asked for first, and a try only shows what was told",
        ),
    ),
    (
        "POST /api/auth/providers/{id}/begin",
        None("the way to the provider; who it will be is not known yet"),
    ),
    (
        "POST /api/auth/providers/{id}/prove",
        None("the way to the provider; what is changed with the proof leaves its own row"),
    ),
    (
        "POST /api/auth/sso/{path}/token",
        None("the row is written where the token is used"),
    ),
    ("POST /api/functions/sendGenericEmail", Leaves("mail.written")),
    (
        "POST /api/functions/sendPasswordResetLink",
        None("whoever asks is nobody yet, and it may be an address of nobody"),
    ),
    ("POST /api/functions/sendRegistrationEmail", Leaves("mail.written")),
    ("POST /api/mails/{id}/again", Leaves("mail.sent_again")),
    (
        "POST /api/settings/sign-in/providers/{id}/test",
        None("it only shows what the provider says of oneself"),
    ),
    ("DELETE /api/me/sessions/{id}", Leaves("session.ended")),
    (
        "POST /api/me/sessions/end-others",
        May("session.ended", "there may be no others"),
    ),
    (
        "POST /api/auth/second-factor",
        May(
            "session.begun",
            "a recovery code that was the last one may ask for more",
        ),
    ),
    (
        "POST /api/auth/second-factor/passkey",
        None("the question that a passkey answers"),
    ),
    (
        "POST /api/auth/second-factor/enrol",
        None("it counts once it is shown to work"),
    ),
    ("POST /api/auth/second-factor/enrol/confirm", Leaves("factor.added")),
    (
        "POST /api/auth/second-factor/enrol/passkey",
        None("it counts once it is kept"),
    ),
    (
        "POST /api/auth/second-factor/enrol/passkey/confirm",
        Leaves("factor.added"),
    ),
    ("POST /api/me/totp", None("it counts once it is shown to work")),
    ("POST /api/me/totp/confirm", Leaves("factor.added")),
    ("POST /api/me/totp/remove", May("factor.removed", NOTHING_NEW)),
    ("POST /api/me/recovery-codes", Leaves("recovery_codes.replaced")),
    ("POST /api/me/passkeys", None("it counts once it is kept")),
    (
        "POST /api/me/passkeys/prove",
        None("what is changed with the proof leaves its own row"),
    ),
    ("POST /api/me/passkeys/confirm", Leaves("factor.added")),
    (
        "PATCH /api/me/passkeys/{id}",
        None("a name for one's own eyes; it opens nothing"),
    ),
    ("POST /api/me/passkeys/{id}/remove", May("factor.removed", NOTHING_NEW)),
    ("POST /api/people/{id}/second-factor/remove", Leaves("factor.taken")),
    (
        "POST /api/me/email",
        None("a mail to the new address; its link leaves email.changed"),
    ),
    ("POST /api/me/password", Leaves("password.changed")),
    (
        "POST /api/me/presence",
        None("that somebody is there is shown, and not kept"),
    ),
    ("DELETE /api/me/linked/{id}", Leaves("provider.unlinked")),
    (
        "POST /api/auth/handover",
        None("the row is written at the host where the code is used"),
    ),
    (
        "POST /api/auth/handover/redeem",
        May("session.handed_over", "a second factor may be asked for first"),
    ),
    ("POST /api/live/ticket", None("it only opens what may be read anyway")),
    ("POST /api/impersonation", Leaves("impersonation.started")),
    ("POST /api/impersonation/arrive", Leaves("impersonation.started")),
    (
        "POST /api/impersonation/end",
        May(
            "impersonation.ended",
            "of two who end it at once the second gets the same answer",
        ),
    ),
    (
        "POST /api/me/courses/{id}/activities/{activityId}/progress",
        May(
            "activity.completed",
            "a learner's steps are kept with the course; in another's name each leaves its row",
        ),
    ),
    (
        "POST /api/people",
        May("person.created", "who is invited leaves person.invited"),
    ),
    ("POST /api/people/status", May("person.status_changed", NOTHING_NEW)),
    ("PATCH /api/people/{id}", May("person.changed", NOTHING_NEW)),
    ("PUT /api/people/{id}/roles", Leaves("person.roles_given")),
    ("PUT /api/people/{id}/managers", Leaves("person.managers_named")),
    ("POST /api/people/{id}/invitation", Leaves("person.invited")),
    ("POST /api/people/{id}/password", Leaves("person.password_set")),
    ("POST /api/people/imports", Leaves("import.uploaded")),
    ("DELETE /api/people/imports/{id}", Leaves("import.discarded")),
    ("POST /api/people/imports/{id}/check", Leaves("import.checked")),
    ("POST /api/people/imports/{id}/run", Leaves("import.started")),
    ("PATCH /api/me/profile", May("person.changed", NOTHING_NEW)),
    ("POST /api/settings/fields", Leaves("field.created")),
    ("PUT /api/settings/fields/{id}", Leaves("field.changed")),
    (
        "POST /api/settings/fields/{id}/status",
        May("field.archived", "a field that comes back leaves field.restored"),
    ),
    ("PUT /api/settings/fields/order", Leaves("fields.ordered")),
    ("PATCH /api/settings/profile", Leaves("profile_rules.changed")),
    ("PUT /api/me/avatar", Leaves("person.pictured")),
    ("DELETE /api/me/avatar", May("person.pictured", NOTHING_NEW)),
    ("PUT /api/people/{id}/avatar", Leaves("person.pictured")),
    ("DELETE /api/people/{id}/avatar", May("person.pictured", NOTHING_NEW)),
    ("PATCH /api/settings/navigation", Leaves("navigation.changed")),
    ("PATCH /api/settings/theme", Leaves("theme.changed")),
    ("PATCH /api/settings/sign-in", Leaves("sign_in.changed")),
    (
        "POST /api/people/invitations",
        May("person.invited", "who has come or was invited is left alone"),
    ),
    ("POST /api/permissions", Leaves("permission.created")),
    ("POST /api/permissions/preview", None("nothing of it is kept")),
    ("PATCH /api/permissions/{id}", Leaves("permission.changed")),
    ("POST /api/permissions/{id}/status", Leaves("permission.changed")),
];
