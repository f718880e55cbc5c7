//! One-time things of a sign-in under way: kept by the hash of a secret that only the browser holds, bound to the host,
//! used once. Their states are ours; nothing of them goes out.
use crate::prelude::*;

use chrono::Duration;
use learnt_kernel::ids::Secret;
use learnt_queries::queries::identity as sql;

/// What a challenge is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case", const_into_str)]
pub enum Kind {
    /// A provider's flow under way.
    Provider,
    /// The same, tried by an admin.
    Test,
    /// A provider's identity that waits for its person's password.
    Link,
    /// The step from the first factor to the second.
    SecondFactor,
    /// A second factor that has to be set up before going in.
    Enrol,
    /// A passkey about to be made.
    PasskeyNew,
    /// A proof that is about to be given with the change that asks for it.
    Prove,
    /// An operator of the platform, about to act as somebody. The console keeps it, through a stored function.
    Operator,
}

/// A challenge that still works.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Whom it is about, if that is known.
    pub user_id: Option<Uuid>,
    /// What was kept with it.
    pub state: Value,
}

/// Keeps a challenge for this host and answers the secret it is found by.
pub async fn put(
    change: &Change<'_>,
    context: &TenantContext,
    kind: Kind,
    user_id: Option<Uuid>,
    state: &Value,
    life: Duration,
) -> Result<Secret> {
    let (secret, now) = (Secret::random(), change.now());
    sql::add_challenge()
        .params(
            change.tx(),
            &sql::AddChallengeParams {
                hash: secret.hash(),
                kind: kind.into_str(),
                user_id,
                host: context.host.as_str(),
                state,
                now,
                expires_at: now + life,
            },
        )
        .await
        .sql()?;
    Ok(secret)
}

/// Looks at a challenge of this host without using it.
pub async fn find(change: &Change<'_>, context: &TenantContext, kind: Kind, secret: &str) -> Result<Option<Challenge>> {
    let hash = Secret::from_text(secret).hash();
    let found = sql::challenge()
        .bind(
            change.tx(),
            &hash,
            &kind.into_str(),
            &context.host.as_str(),
            &change.now(),
        )
        .opt()
        .await
        .sql()?;
    Ok(found.map(|found| Challenge {
        user_id: found.user_id,
        state: found.state,
    }))
}

/// Uses a challenge of this host; of two who do it at once one gets it.
pub async fn claim(
    change: &Change<'_>,
    context: &TenantContext,
    kind: Kind,
    secret: &str,
) -> Result<Option<Challenge>> {
    let hash = Secret::from_text(secret).hash();
    let found = sql::use_challenge()
        .bind(
            change.tx(),
            &change.now(),
            &hash,
            &kind.into_str(),
            &context.host.as_str(),
        )
        .opt()
        .await
        .sql()?;
    Ok(found.map(|found| Challenge {
        user_id: found.user_id,
        state: found.state,
    }))
}

/// Uses something that was not kept, because it went out sealed: by the hash of its secret it is written down, once. False
/// where it was before.
pub async fn spend(
    app: &App,
    context: &TenantContext,
    kind: Kind,
    hash: &[u8],
    user_id: Option<Uuid>,
    life: Duration,
) -> Result<bool> {
    let (client, now) = (app.client(context).await?, app.clock.now());
    let spent = sql::spend_challenge()
        .params(
            &*client,
            &sql::SpendChallengeParams {
                hash,
                kind: kind.into_str(),
                user_id,
                host: context.host.as_str(),
                now,
                expires_at: now + life,
            },
        )
        .await
        .sql()?;
    Ok(spent == 1)
}

/// Keeps more with a step to the second factor that still works; what was kept under the same name makes way.
pub async fn attach(change: &Change<'_>, context: &TenantContext, secret: &str, more: &Value) -> Result<bool> {
    let hash = Secret::from_text(secret).hash();
    let stored = sql::attach_to_challenge()
        .bind(change.tx(), more, &hash, &context.host.as_str(), &change.now())
        .await
        .sql()?;
    Ok(stored > 0)
}
