//! Operators: the people who run the platform. They sign in to the console only. Each has a role, which the gates of the console's
//! routes read (`edge/gate.rs`); administrators look after the others, everybody after their own passkeys and sessions.
//!
//! Invariants: somebody is an administrator (whoever holds the server can enter one anew); a new role ends the sessions that the
//! old one began, and what is done in tenants, where the new one may do nothing there; a passkey is added and removed with a fresh
//! code, and what an authenticator was asked is answered once.
mod api;
mod model;

use std::fmt;

pub use api::routes;

use anyhow::Context;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::random_label;
use learnt_kernel::totp;
use uuid::Uuid;

use crate::ControlPlane;
use crate::app::App;
use crate::edge::gate::OperatorRole;
use crate::features::impersonation::{self, EndedSessions};
use crate::registry::{AuditEvent, OperatorEntry};

/// Enters an administrator, or renews the password and second factor of the one with this address, and answers the
/// id. For setting up an installation: there is no route to it.
pub async fn ensure(
    control: &ControlPlane,
    email: &EmailAddress,
    name: &str,
    password: &str,
    totp_secret: &[u8],
) -> anyhow::Result<Uuid> {
    let app = control.state();
    let mut sealed = app.config.master_key.seal(totp_secret);
    if let Some(found) = app.registry.operator_by_email(email.as_str()).await? {
        let same_factor = app.config.master_key.open(&found.totp_secret).as_deref() == Some(totp_secret);
        if same_factor {
            // As it is sealed already: the register sees that no code of it may be used again.
            sealed = found.totp_secret;
        }
        if same_factor
            && found.name == name
            && app
                .hasher
                .verify(password.to_owned(), Some(found.password_hash))
                .await?
        {
            return Ok(found.id);
        }
    }
    let entry = OperatorEntry {
        email: email.as_str(),
        name,
        role: OperatorRole::Administrator.into_str(),
        password_hash: app.hasher.hash(password.to_owned()).await?,
        totp_secret: sealed,
    };
    let silently = None::<fn(Uuid) -> AuditEvent>;
    let entered = app
        .registry
        .enter_operator(entry, false, silently, app.clock.now())
        .await?;
    entered.context("whoever is renewed is entered")
}

/// What somebody needs to sign in to the console. Shown once; kept only as a hash and under seal.
pub struct Admission {
    id: Uuid,
    email: EmailAddress,
    password: String,
    /// Whether the password is ours: then its owner has not seen it yet.
    made_here: bool,
    totp_secret: Vec<u8>,
}

impl fmt::Display for Admission {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "e-mail         {}", self.email)?;
        if self.made_here {
            writeln!(formatter, "password       {}", self.password)?;
        }
        writeln!(formatter, "second factor  {}", totp::base32(&self.totp_secret))?;
        writeln!(
            formatter,
            "               {}",
            totp::uri(&self.totp_secret, "Learnt", self.email.as_str())
        )?;
        writeln!(
            formatter,
            "Nothing shows this again. Put the second factor into an authenticator app: as text, or as a QR code of the last line."
        )
    }
}

/// Enters an administrator with a new second factor, and with a new password if none is given. The same address again gets
/// both anew, loses its passkeys and is signed out everywhere.
pub async fn admit(
    control: &ControlPlane,
    email: EmailAddress,
    name: &str,
    password: Option<String>,
) -> anyhow::Result<Admission> {
    let by = |id: Uuid| AuditEvent {
        action: "operator.admitted",
        subject: id.to_string(),
        subject_name: Some(name.to_owned()),
        operator: None,
        ip: None,
        request_id: None,
        details: serde_json::json!({ "email": email.as_str(), "role": OperatorRole::Administrator }),
    };
    let who = (email.clone(), name, OperatorRole::Administrator);
    let admission = admit_as(control.state(), who, (password, false), by).await?;
    admission.context("whoever is renewed is entered")
}

/// The same, as what they are to be; `by` makes the row of the operators' log. Nothing, if it was to be somebody `new` who may
/// sign in already.
pub(crate) async fn admit_as(
    app: &App,
    (email, name, role): (EmailAddress, &str, OperatorRole),
    (password, new): (Option<String>, bool),
    by: impl FnOnce(Uuid) -> AuditEvent,
) -> anyhow::Result<Option<Admission>> {
    let made_here = password.is_none();
    // Twenty letters and digits in groups: a hundred bits, and still typed without a slip.
    let password = password.unwrap_or_else(|| std::array::from_fn::<_, 4, _>(|_| random_label(5)).join("-"));
    let totp_secret = totp::new_secret();
    let entry = OperatorEntry {
        email: email.as_str(),
        name,
        role: role.into_str(),
        password_hash: app.hasher.hash(password.clone()).await?,
        totp_secret: app.config.master_key.seal(&totp_secret),
    };
    let id = app
        .registry
        .enter_operator(entry, new, Some(by), app.clock.now())
        .await?;
    Ok(id.map(|id| Admission {
        id,
        email,
        password,
        made_here,
        totp_secret,
    }))
}

/// Ends what somebody does in tenants who was disabled, or may do so no more; what cannot be told ends by itself within the hour.
pub(crate) async fn end_acting(app: &App, operator: Uuid) {
    match impersonation::end_everywhere(app, operator).await {
        Ok(ended) if ended.unreachable.is_empty() => {}
        Ok(ended) => {
            tracing::error!(%operator, tenants = ?ended.unreachable, "what an operator did there goes on for an hour at most")
        }
        Err(error) => tracing::error!(%operator, %error, "what an operator did in tenants could not be ended"),
    }
}

/// Somebody who may not sign in any more.
pub struct DisabledOperator {
    email: EmailAddress,
    ended: EndedSessions,
}

impl DisabledOperator {
    /// Tenants that could not be told: whatever is done there in somebody's name goes on, for an hour at most.
    pub fn away(&self) -> &[String] {
        &self.ended.unreachable
    }
}

impl fmt::Display for DisabledOperator {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{} may not sign in any more, and is signed out.", self.email)?;
        if !self.ended.notified.is_empty() {
            let tenants = self.ended.notified.join(", ");
            writeln!(formatter, "What they do in somebody's name ends at: {tenants}")?;
        }
        if !self.ended.unreachable.is_empty() {
            let tenants = self.ended.unreachable.join(", ");
            writeln!(formatter, "These tenants do not answer. Say it again soon: {tenants}")?;
        }
        Ok(())
    }
}

/// The operator with this address may not sign in any more: they are out of the console at once, and out of whatever tenant they
/// act in within seconds. Safe to repeat. Nothing, if there is none.
pub async fn disable(control: &ControlPlane, email: EmailAddress) -> anyhow::Result<Option<DisabledOperator>> {
    let (app, now) = (control.state(), control.state().clock.now());
    let Some(operator) = app.registry.disable_operator(email.as_str(), now).await? else {
        return Ok(None);
    };
    app.registry.end_sessions_of(operator.id, now).await?;
    let ended = impersonation::end_everywhere(app, operator.id).await?;
    let audit_event = AuditEvent {
        action: "operator.disabled",
        subject: operator.id.to_string(),
        subject_name: Some(operator.name),
        operator: None,
        ip: None,
        request_id: None,
        details: serde_json::json!({ "email": email.as_str(), "endedAt": ended.notified, "awayAt": ended.unreachable }),
    };
    app.registry.record(audit_event, now).await?;
    Ok(Some(DisabledOperator { email, ended }))
}

/// Whether anybody may sign in to the console.
pub async fn any(control: &ControlPlane) -> anyhow::Result<bool> {
    Ok(control.state().registry.has_operators().await?)
}
