//! A person's own links to other providers.
use learnt_kernel::tenant::TenantId;
use learnt_kernel::token::MasterKey;

use crate::db::external::{ExternalLink, UnlinkOutcome};
use crate::edge::Person;
use crate::prelude::*;

/// How a link is named where its person sees it: the subject at the other provider is nobody's to pass around.
pub fn link_id(key: &MasterKey, tenant: &TenantId, issuer: &str, subject: &str) -> Uuid {
    let mac = key.mac("external-identity", format!("{tenant}\n{issuer}\n{subject}").as_bytes());
    let bytes: Vec<u8> = mac.iter().copied().take(16).collect();
    Uuid::from_slice(&bytes).unwrap_or_default()
}

/// Takes one's link away, unless it is the last way in. Answers whose word it was.
pub async fn unlink(app: &App, person: &Person, id: Uuid) -> Result<String> {
    let (tenant, key) = (&person.context.tenant.id, &app.config.master_key);
    let has_password = app
        .identity
        .account(person.user_id, tenant)
        .await?
        .is_some_and(|account| account.password_hash.is_some());
    let chosen = |one: &ExternalLink| link_id(key, tenant, &one.issuer, &one.subject) == id;
    match app
        .identity
        .unlink_external(person.user_id, tenant, has_password, chosen)
        .await?
    {
        UnlinkOutcome::Gone(issuer) => Ok(issuer),
        UnlinkOutcome::Absent => Err(Problem::not_found()),
        UnlinkOutcome::LastWayIn => Err(Problem::conflict(
            "last_way_in",
            "This is your only sign-in method. Choose a password first.",
        )),
    }
}
