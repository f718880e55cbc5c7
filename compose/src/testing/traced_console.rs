//! What the operations of the console leave in the control plane's own log.

use super::audit_rules::AuditExpectation::{self, AtTheConsole, None};

/// Every operation of the control plane that is no reading.
pub(super) const CONSOLE: &[(&str, AuditExpectation)] = &[
    (
        "POST /api/session",
        None("the first of two steps; the second is written down"),
    ),
    ("POST /api/session/totp", AtTheConsole("operator.signed_in")),
    (
        "POST /api/session/passkey/options",
        None("it only asks; the answer is written down"),
    ),
    ("POST /api/session/passkey", AtTheConsole("operator.signed_in")),
    ("POST /api/session/refresh", None("it only goes on with what was begun")),
    ("POST /api/session/logout", AtTheConsole("operator.signed_out")),
    ("POST /api/tenants", AtTheConsole("tenant.ordered")),
    (
        "POST /api/licences/{tenant}/{month}/state",
        AtTheConsole("licence.decided"),
    ),
    (
        "POST /api/licences/{tenant}/{month}/notes",
        AtTheConsole("licence.noted"),
    ),
    (
        "PUT /api/licences/{tenant}/{month}/waivers/{user}",
        AtTheConsole("licence.waived"),
    ),
    (
        "DELETE /api/licences/{tenant}/{month}/waivers/{user}",
        AtTheConsole("licence.unwaived"),
    ),
    (
        "POST /api/licences/{tenant}/{month}/recount",
        None("counting anew changes nothing that anybody decided"),
    ),
    ("POST /api/operators", AtTheConsole("operator.admitted")),
    (
        "PUT /api/operators/{operator}/role",
        AtTheConsole("operator.role_changed"),
    ),
    (
        "POST /api/account/passkeys/options",
        None("it only asks; the passkey is written down"),
    ),
    ("POST /api/account/passkeys", AtTheConsole("operator.passkey_added")),
    (
        "POST /api/account/passkeys/{passkey}/remove",
        AtTheConsole("operator.passkey_removed"),
    ),
    (
        "DELETE /api/account/sessions/{session}",
        AtTheConsole("operator.session_ended"),
    ),
    (
        "POST /api/operators/{operator}/disable",
        AtTheConsole("operator.disabled"),
    ),
    (
        "DELETE /api/operators/{operator}/sessions/{session}",
        AtTheConsole("operator.session_ended"),
    ),
    ("POST /api/tenants/{id}/teams", AtTheConsole("team.added")),
    (
        "PUT /api/tenants/{id}/teams/{team}/status",
        AtTheConsole("team.status_changed"),
    ),
    (
        "POST /api/tenants/{id}/teams/{team}/default",
        AtTheConsole("team.made_default"),
    ),
    ("PUT /api/tenants/{id}/plan", AtTheConsole("tenant.plan_changed")),
    (
        "POST /api/tenants/{id}/dead-letters/{letter}/retry",
        AtTheConsole("dead_letter.retried"),
    ),
    ("POST /api/tenants/{id}/domains", AtTheConsole("domain.added")),
    (
        "DELETE /api/tenants/{id}/domains/{host}",
        AtTheConsole("domain.released"),
    ),
    (
        "POST /api/tenants/{id}/domains/{host}/check",
        AtTheConsole("domain.state_changed"),
    ),
    (
        "PUT /api/tenants/{id}/teams/{team}/main-domain",
        AtTheConsole("domain.made_main"),
    ),
    ("POST /api/tenants/{id}/suspend", AtTheConsole("tenant.suspended")),
    ("POST /api/tenants/{id}/resume", AtTheConsole("tenant.resumed")),
    ("POST /api/tenants/{id}/archive", AtTheConsole("tenant.archived")),
    ("POST /api/tenants/{id}/restore", AtTheConsole("tenant.restored")),
    ("POST /api/tenants/{id}/erasure", AtTheConsole("tenant.erasure_ordered")),
    (
        "DELETE /api/tenants/{id}/erasure",
        AtTheConsole("tenant.erasure_cancelled"),
    ),
    ("POST /api/tenants/{id}/retry", AtTheConsole("tenant.retried")),
    (
        "PATCH /api/tenants/{id}/settings",
        AtTheConsole("tenant.settings_changed"),
    ),
    ("POST /api/tenants/{id}/query", AtTheConsole("tenant.queried")),
    (
        "POST /api/tenants/{id}/query/export",
        AtTheConsole("tenant.query_exported"),
    ),
    (
        "POST /api/navigation/templates",
        AtTheConsole("navigation.template_saved"),
    ),
    (
        "PUT /api/navigation/templates/{id}",
        AtTheConsole("navigation.template_saved"),
    ),
    (
        "DELETE /api/navigation/templates/{id}",
        AtTheConsole("navigation.template_deleted"),
    ),
    (
        "PUT /api/tenants/{id}/navigation",
        AtTheConsole("tenant.navigation_changed"),
    ),
    ("POST /api/queries", AtTheConsole("query.saved")),
    ("DELETE /api/queries/{id}", AtTheConsole("query.deleted")),
    (
        "POST /api/tenants/{id}/impersonation",
        AtTheConsole("impersonation.opened"),
    ),
    (
        "POST /api/tenants/{id}/superadmins",
        AtTheConsole("superadmin.appointed"),
    ),
    (
        "POST /api/tenants/{id}/superadmins/withdraw",
        AtTheConsole("superadmin.withdrawn"),
    ),
    ("PUT /api/tenants/{id}/teams/{team}", AtTheConsole("team.changed")),
    (
        "POST /api/tenants/{id}/teams/{team}/first-admin",
        AtTheConsole("team.seated"),
    ),
    (
        "POST /api/tenants/{id}/demo-accounts",
        AtTheConsole("demo_account.marked"),
    ),
    (
        "POST /api/tenants/{id}/demo-accounts/unmark",
        AtTheConsole("demo_account.unmarked"),
    ),
    ("POST /api/tenants/{id}/triggers", AtTheConsole("trigger.created")),
    (
        "PUT /api/tenants/{id}/triggers/{trigger}",
        AtTheConsole("trigger.changed"),
    ),
    (
        "POST /api/tenants/{id}/triggers/{trigger}/state",
        AtTheConsole("trigger.enabled"),
    ),
    (
        "POST /api/tenants/{id}/triggers/{trigger}/secret",
        AtTheConsole("trigger.secret_shown"),
    ),
    (
        "POST /api/tenants/{id}/triggers/{trigger}/secret/rotate",
        AtTheConsole("trigger.secret_rotated"),
    ),
    (
        "POST /api/tenants/{id}/triggers/dry-run",
        None("it does nothing but say whom a trigger would concern"),
    ),
    (
        "POST /api/tenants/{id}/trigger-runs/{run}/again",
        AtTheConsole("trigger.retried"),
    ),
    (
        "POST /api/tenants/{id}/trigger-deliveries/{delivery}/again",
        AtTheConsole("trigger.redelivered"),
    ),
];
