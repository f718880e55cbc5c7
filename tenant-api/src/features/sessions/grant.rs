//! What a page gets for a session that stands.
use learnt_kernel::browser::RefreshCookie;
use learnt_kernel::refresh::{RefreshToken, SignedIn};
use learnt_kernel::tenant::TenantId;
use learnt_kernel::token::AccessClaims;

use crate::prelude::*;

/// Where a session's browser is, as far as the network tells.
pub fn ip(caller: &Caller) -> Option<String> {
    caller.address.map(|address| address.to_string())
}

/// What a page gets for a session that stands.
pub struct Grant {
    /// In whose name.
    pub user_id: Uuid,
    /// The membership's revision.
    pub revision: i32,
    /// The refresh token.
    pub token: RefreshToken,
    /// How long the cookie is kept; none: until the browser is closed.
    pub until: Option<DateTime<Utc>>,
    /// Who really acts, if that is somebody else.
    pub actor: Option<Uuid>,
}

impl Grant {
    /// The tokens, given out in a change.
    pub fn signed_in(self, app: &App, change: &Change<'_>) -> SignedIn {
        self.issue(app, &change.tenant().id, change.now())
    }

    /// The tokens, of a tenant at a moment.
    pub fn issue(self, app: &App, tenant: &TenantId, now: DateTime<Utc>) -> SignedIn {
        let mut claims = AccessClaims::new(tenant.as_str(), self.user_id, self.token.session, self.revision, now);
        claims.act = self.actor;
        SignedIn {
            access: app.keys.sign(&claims),
            cookie: RefreshCookie::Team,
            refresh: self.token.write(&app.config.master_key),
            max_age: self.until.map(|until| (until - now).num_seconds()),
        }
    }
}
