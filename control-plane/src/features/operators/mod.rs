//! Operators: the people who run the platform. They sign in to the console only.
use learnt_kernel::email::EmailAddress;
use uuid::Uuid;

use crate::ControlPlane;

/// Enters an operator, or renews the password and second factor of the one with this address, and answers the
/// id. For setting up an installation: there is no route to it.
pub async fn ensure(
    control: &ControlPlane,
    email: &EmailAddress,
    name: &str,
    password: &str,
    totp_secret: &[u8],
) -> anyhow::Result<Uuid> {
    let app = control.state();
    let sealed = app.config.master_key.seal(totp_secret);
    if let Some(found) = app.registry.operator_by_email(email.as_str()).await? {
        let same_factor = app.config.master_key.open(&found.totp_secret).as_deref() == Some(totp_secret);
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
    let hash = app.hasher.hash(password.to_owned()).await?;
    Ok(app
        .registry
        .enter_operator(email.as_str(), name, hash, sealed, app.clock.now())
        .await?)
}
