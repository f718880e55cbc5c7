//! Withdrawing a certificate, restoring it, and issuing it anew: lock its row, look, write, publish.

use crate::prelude::*;

use learnt_queries::queries::certificates as sql;

use super::domain_events::{CertificateReissued, CertificateRestored, CertificateWithdrawn};
use super::model::{self, Refusal};

/// Whose certificate is changed, and by whom.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    pub team: &'a str,
    /// The admin.
    pub by: Uuid,
}

/// What a certificate is found by from now on.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ReissuedCertificate)]
pub struct Reissued {
    pub number: String,
    pub code: String,
}

/// Takes it back, once.
pub async fn withdraw(change: &mut Change<'_>, at: Scope<'_>, id: Uuid, reason: &str) -> Result<()> {
    let reason = model::reason(reason)?;
    let locked = lock(change, at, id).await?;
    if locked.withdrawn {
        return Err(Refusal::Withdrawn.into());
    }
    sql::withdraw()
        .params(
            change.tx(),
            &sql::WithdrawParams {
                now: change.now(),
                by: at.by,
                reason,
                id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    publish(change, at, CertificateWithdrawn {}.into(), id, locked).await
}

/// It is worth again what it was.
pub async fn restore(change: &mut Change<'_>, at: Scope<'_>, id: Uuid) -> Result<()> {
    let locked = lock(change, at, id).await?;
    if !locked.withdrawn {
        return Err(Refusal::NotWithdrawn.into());
    }
    sql::restore().bind(change.tx(), &id, &at.team).await.sql()?;
    publish(change, at, CertificateRestored {}.into(), id, locked).await
}

/// Issues it anew, with a corrected name: under another number and code, so that what was handed on before no longer holds. What it said
/// until now is kept, and found by its old code.
pub async fn reissue(
    change: &mut Change<'_>,
    at: Scope<'_>,
    id: Uuid,
    (name, reason): (&str, &str),
) -> Result<Reissued> {
    let (name, reason) = (model::name(name)?, model::reason(reason)?);
    let locked = lock(change, at, id).await?;
    if locked.withdrawn {
        return Err(Refusal::Withdrawn.into());
    }
    if locked.person == name {
        return Err(Refusal::SameName.into());
    }
    let now = change.now();
    sql::record_replaced()
        .params(
            change.tx(),
            &sql::RecordReplacedParams {
                now,
                by: at.by,
                reason,
                id,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    let today = now.with_timezone(&change.tenant().time_zone).date_naive();
    let search = model::search(&name, &locked.title);
    let next = sql::reissue()
        .params(
            change.tx(),
            &sql::ReissueParams {
                code: model::new_code(),
                person: &name,
                now,
                today,
                search,
                id,
                team_id: at.team,
            },
        )
        .one()
        .await
        .sql()?;
    publish(change, at, CertificateReissued {}.into(), id, locked).await?;
    Ok(Reissued {
        number: next.number,
        code: next.code,
    })
}

/// One of the team, held until the transaction ends.
async fn lock(change: &Change<'_>, at: Scope<'_>, id: Uuid) -> Result<sql::LockCertificate> {
    sql::lock_certificate()
        .bind(change.tx(), &id, &at.team)
        .opt()
        .await
        .or_not_found()
}

async fn publish(
    change: &mut Change<'_>,
    at: Scope<'_>,
    what: EventBody,
    id: Uuid,
    locked: sql::LockCertificate,
) -> Result<()> {
    let row = AuditEntry::new(what.kind(), locked.user_id.to_string())
        .with("certificate", locked.number)
        .with("course", locked.title);
    let event = DomainEvent::of(id.to_string(), what)
        .topic(format!("me:{}", locked.user_id))
        .topic(format!("certificates:{}", at.team));
    change.publish(event.logged(row)).await
}
