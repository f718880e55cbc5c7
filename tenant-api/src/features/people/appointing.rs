//! What an operator of the platform said about a superadmin: the membership, its rules and its sessions follow, as they do when
//! an admin gives roles.
use learnt_queries::queries::people as sql;

use super::authority::{Authority, check_last_admin};
use super::commands::{administrators, lock_member, save};
use super::domain_events::{OperatorDecisionPayload, SuperadminAppointed, SuperadminWithdrawn};
use crate::domain_events::{Received, ReceivedEvent};
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// `superadmin.appointed`: gives the role.
pub fn on_superadmin_appointed<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<SuperadminAppointed>,
) -> HandlerFuture<'a> {
    Box::pin(appoint(change, event, (&event.payload.0, true)))
}

/// `superadmin.withdrawn`: takes it; the other roles stay.
pub fn on_superadmin_withdrawn<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<SuperadminWithdrawn>,
) -> HandlerFuture<'a> {
    Box::pin(appoint(change, event, (&event.payload.0, false)))
}

async fn appoint(
    change: &mut Change<'_>,
    event: &ReceivedEvent,
    (decision, is_given): (&OperatorDecisionPayload, bool),
) -> Result<()> {
    let admins = administrators(change, &decision.team_id).await?;
    let mut member = match lock_member(change, &decision.team_id, decision.user_id).await {
        Ok((_, member)) => member,
        // Nobody is a member any more: there is nothing to give.
        Err(problem) if problem.status() == 404 => return Ok(()),
        Err(problem) => return Err(problem),
    };
    // Of two words the later one counts, whichever is followed first.
    if sql::decision_was_followed()
        .bind(change.tx(), &event.id)
        .one()
        .await
        .sql()?
    {
        return Ok(());
    }
    let before = member.roles.clone();
    member.roles.retain(|role| *role != Role::Superadmin);
    if is_given {
        member.roles.push(Role::Superadmin);
    } else if member.roles.is_empty() {
        // A membership has a role; the one of everybody who is new.
        member.roles.push(Role::Learner);
    }
    // A team keeps an administrator, whatever is said of its last one.
    if check_last_admin(&admins, std::slice::from_ref(&member)).is_err() {
        member.roles = vec![Role::Admin];
    }
    if member.roles == before {
        return Ok(());
    }
    let trace = AuditEntry::new("person.roles_given", member.id.as_str())
        .named(member.profile.name())
        .with("before", json!(before))
        .with("roles", json!(member.roles))
        .with("operator", decision.operator.as_str())
        .with("reason", decision.reason.as_str());
    let by = Authority {
        user_id: decision.operator_id,
        rank: Role::Superadmin.rank(),
    };
    save(change, by, vec![member], vec![trace]).await
}
