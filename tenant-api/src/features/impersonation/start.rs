//! How acting as somebody begins, whoever it is that acts.
use learnt_kernel::refresh::SignedIn;
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::impersonation as sql;

use super::commands::domain_event;
use super::domain_events::ImpersonationStarted;
use super::jobs;
use super::model::{Person, Refusal, Request};
use crate::features::sessions::{self, acting};
use crate::prelude::*;
use crate::work::schedule;

/// A member of a team whom somebody wants to act as.
pub struct TargetMember {
    /// As the rules see them.
    pub person: Person,
    membership: String,
    email: Option<String>,
    revision: i32,
}

/// The member of a team, if there is one.
pub async fn find(change: &Change<'_>, team: &TeamId, person: Uuid) -> Result<Option<TargetMember>> {
    let row = sql::person()
        .bind(change.tx(), &team.as_str(), &person)
        .opt()
        .await
        .sql()?;
    Ok(row.map(|row| TargetMember {
        person: Person {
            id: person,
            name: format!("{} {}", row.first_name, row.last_name),
            highest_rank: u8::try_from(row.highest_rank).unwrap_or(u8::MAX),
            usable: sessions::may_sign_in(&row.status),
        },
        membership: row.membership_id,
        email: row.email,
        revision: row.revision,
    }))
}

/// Who acts as whom from now on.
pub struct ImpersonationStart<'a> {
    pub actor: Uuid,
    /// Their name, if they are an operator.
    pub operator: Option<&'a str>,
    /// Their own session, which waits. An operator has none here.
    pub own_session: Option<Uuid>,
    /// The team that it stays in.
    pub team: &'a TeamId,
    /// As whom.
    pub target: TargetMember,
    /// Why, and where to go back to.
    pub request: Request,
    /// When it ends at the latest.
    pub until: DateTime<Utc>,
}

/// Begins it: its row, its session, its end in the calendar, and what is told of it.
pub async fn begin(
    app: &App,
    change: &mut Change<'_>,
    caller: &Caller,
    beginning: ImpersonationStart<'_>,
) -> Result<SignedIn> {
    let ImpersonationStart {
        actor,
        team,
        target: found,
        request,
        until,
        ..
    } = beginning;
    let (id, session, now) = (new_id(), new_id(), change.now());
    let entered = sql::enter()
        .params(
            change.tx(),
            &sql::EnterParams {
                id,
                user_id: actor,
                operator_name: beginning.operator,
                impersonated_user_id: found.person.id,
                email: found.email.as_deref(),
                team_id: team.as_str(),
                reason: &request.reason,
                home: &request.home,
                session_id: session,
                actor_session_id: beginning.own_session,
                now,
                ends_at: until,
            },
        )
        .await
        .sql()?;
    if entered == 0 {
        return Err(Refusal::AlreadyActing.into());
    }
    let own = acting::ImpersonatedSession {
        session,
        actor,
        person: found.person.id,
        revision: found.revision,
        impersonation: id,
        team,
        until,
    };
    let signed_in = acting::begin(app, change, caller, &own).await?;
    schedule::plan(change, &jobs::key(id), jobs::END, until).await?;
    change.act_as(actor, Some(found.person.id));
    let entry = AuditEntry::new("impersonation.started", found.membership)
        .named(found.person.name)
        .with("reason", request.reason)
        .with("endsAt", until.to_rfc3339());
    let started = ImpersonationStarted {
        user_id: found.person.id,
    };
    change
        .publish(domain_event(started, id, found.person.id).logged(entry))
        .await?;
    Ok(signed_in)
}
