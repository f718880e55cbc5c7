//! Changing people: load and lock, decide, store, publish. The caller opens the transaction and commits it.
use crate::prelude::*;

use chrono::NaiveDate;
use learnt_queries::queries::people as sql;

use super::authority::{Authority, Refusal, check_last_admin, check_roles, check_status};
use super::domain_events::{PersonChanged, PersonInvited, PersonStatusChanged};
use super::field::Field;
use super::model::{Membership, Status};
use super::own_fields;
use super::store::record;
use super::uniqueness::{check_free, conflict, take_username};
use super::values::Input;

/// One member, locked, as stored and as understood. Somebody of another team is as absent as nobody.
pub async fn lock_member(change: &Change<'_>, team: &str, user_id: Uuid) -> Result<(sql::Member, Membership)> {
    let row = sql::members_to_change()
        .bind(change.tx(), &team, &[user_id].as_slice())
        .opt()
        .await
        .sql()?
        .ok_or_else(Problem::not_found)?;
    Ok((row.clone(), Membership::from(row)))
}

/// One member, locked, if nobody changed it since the revision that the caller saw.
async fn lock_at_revision(change: &Change<'_>, team: &str, user_id: Uuid, revision: i32) -> Result<Membership> {
    let (row, member) = lock_member(change, team, user_id).await?;
    if revision::is_latest(member.revision, revision) {
        return Ok(member);
    }
    let name = match row.changed_by {
        None => None,
        Some(by) => sql::name_in_tenant().bind(change.tx(), &by).opt().await.sql()?,
    };
    let who = name.map_or_else(
        || "Someone else".to_owned(),
        |name| format!("{} {}", name.first_name, name.last_name),
    );
    let refusal = revision::conflict(format!("{who} changed this person in the meantime"));
    let at = row.updated_at.to_rfc3339();
    Err(refusal
        .with_field("changedBy", revision::CODE, who)
        .with_field("changedAt", revision::CODE, at))
}

/// What an edit of one person needs to know.
pub struct Edit<'a> {
    /// Who edits.
    pub by: Authority,
    pub team: &'a str,
    pub user_id: Uuid,
    /// The revision that was on the screen.
    pub revision: i32,
}

/// Changes what the profile says.
pub async fn edit(change: &mut Change<'_>, edit: &Edit<'_>, values: Vec<(Field, Input)>) -> Result<()> {
    let before = lock_at_revision(change, edit.team, edit.user_id, edit.revision).await?;
    if before.rank() > edit.by.rank {
        return Err(Refusal::PersonAbove(before.profile.name()).into());
    }
    let mut member = before.clone();
    let rules = own_fields::lock_rules(change.tx(), edit.team, &values).await?;
    super::fill(&mut member.profile, values, &rules)?;
    if member == before {
        return Ok(());
    }
    check_free(change, &member).await?;
    let mut changed = vec![member.clone()];
    if member.profile.username != before.profile.username {
        changed.extend(rename(change, &member).await?);
    }
    let trace = entry("person.changed", &member).with("fields", member.profile.differences(&before.profile));
    save(change, edit.by, changed, vec![trace]).await
}

/// What the audit log says of a member.
fn entry(action: &'static str, member: &Membership) -> AuditEntry {
    AuditEntry::new(action, member.id.as_str()).named(member.profile.name())
}

/// A new login name: the person's memberships of other teams of the tenant follow.
async fn rename(change: &Change<'_>, member: &Membership) -> Result<Vec<Membership>> {
    match &member.profile.username {
        Some(_) => take_username(change, member).await?,
        None => {
            sql::release_username().bind(change.tx(), &member.user_id).await.sql()?;
        }
    }
    let others = sql::members_elsewhere()
        .bind(change.tx(), &[member.user_id].as_slice(), &member.team_id.as_str())
        .all()
        .await
        .sql()?;
    let others = others.into_iter().map(Membership::from);
    Ok(others
        .map(|mut other| {
            other.profile.username.clone_from(&member.profile.username);
            other
        })
        .collect())
}

pub async fn give_roles(change: &mut Change<'_>, edit: &Edit<'_>, roles: Vec<Role>) -> Result<()> {
    let admins = administrators(change, edit.team).await?;
    let mut member = lock_at_revision(change, edit.team, edit.user_id, edit.revision).await?;
    check_roles(edit.by, &member, &roles)?;
    let trace = entry("person.roles_given", &member).with("before", json!(member.roles));
    member.roles = Role::ALL.iter().copied().filter(|role| roles.contains(role)).collect();
    check_last_admin(&admins, std::slice::from_ref(&member))?;
    let trace = trace.with("roles", json!(member.roles));
    save(change, edit.by, vec![member], vec![trace]).await
}

/// Says who manages the person.
pub async fn name_managers(change: &mut Change<'_>, edit: &Edit<'_>, managers: Vec<Uuid>) -> Result<()> {
    let mut member = lock_at_revision(change, edit.team, edit.user_id, edit.revision).await?;
    if member.rank() > edit.by.rank {
        return Err(Refusal::PersonAbove(member.profile.name()).into());
    }
    let managers_found = sql::names_of()
        .bind(change.tx(), &edit.team, &managers.as_slice())
        .all()
        .await
        .sql()?;
    if managers.contains(&member.user_id) || managers_found.len() != managers.len() {
        return Err(Problem::field(
            "managers",
            "not_a_manager",
            "Choose other members of this team",
        ));
    }
    let names: Vec<String> = managers_found
        .iter()
        .map(|one| format!("{} {}", one.first_name, one.last_name))
        .collect();
    let trace = entry("person.managers_named", &member).with("managers", names);
    member.managers = managers;
    save(change, edit.by, vec![member], vec![trace]).await
}

/// Moves many people to a state: all of them or none. Answers how many moved.
pub async fn move_to(
    change: &mut Change<'_>,
    by: Authority,
    team: &str,
    ids: &[Uuid],
    status: Status,
    today: NaiveDate,
) -> Result<usize> {
    let admins = administrators(change, team).await?;
    let rows = sql::members_to_change()
        .bind(change.tx(), &team, &ids)
        .all()
        .await
        .sql()?;
    if rows.len() != ids.len() {
        return Err(Problem::not_found());
    }
    let (mut moved, mut traces) = (Vec::new(), Vec::new());
    for mut member in rows
        .into_iter()
        .map(Membership::from)
        .filter(|member| member.status != status)
    {
        check_status(by, &member, status)?;
        let trace = entry("person.status_changed", &member).with("before", member.status.into_str());
        traces.push(trace.with("status", status.into_str()));
        member.move_to(status, today);
        moved.push(member);
    }
    check_last_admin(&admins, &moved)?;
    let count = moved.len();
    let gone: Vec<Uuid> = moved
        .iter()
        .filter(|member| !member.status.may_sign_in())
        .map(|member| member.user_id)
        .collect();
    super::ended(change, &gone, team).await?;
    let whose: Vec<Uuid> = moved.iter().map(|member| member.user_id).collect();
    save(change, by, moved, traces).await?;
    if count > 0 {
        let event = PersonStatusChanged {
            user_ids: whose,
            team_id: team.to_owned(),
            status: status.into_str().to_owned(),
        };
        change
            .publish(DomainEvent::of(team, event).with_audit_rows(Vec::new()))
            .await?;
    }
    Ok(count)
}

pub(super) async fn administrators(change: &Change<'_>, team: &str) -> Result<Vec<String>> {
    sql::administrators_locked().bind(change.tx(), &team).all().await.sql()
}

/// Writes changed members as their next revision and tells of it; the audit log gets these rows.
pub async fn save(
    change: &mut Change<'_>,
    by: Authority,
    mut members: Vec<Membership>,
    traces: Vec<AuditEntry>,
) -> Result<()> {
    if members.is_empty() {
        return Ok(());
    }
    for member in &mut members {
        member.revision += 1;
    }
    let records = members
        .iter()
        .map(|member| record(member, Some(by.user_id), change.now()))
        .collect();
    let records = Value::Array(records);
    let promoted = sql::roles_changed().bind(change.tx(), &records).all().await.sql()?;
    let written = sql::update_members()
        .bind(change.tx(), &records)
        .all()
        .await
        .on_any_constraint(conflict)?;
    if written.len() != members.len() {
        return Err(Problem::internal_text(
            "a locked membership was changed by another hand",
        ));
    }
    super::promoted(change, &promoted).await?;
    let ids: Vec<Uuid> = members.iter().map(|member| member.user_id).collect();
    let subject = if let [one] = members.as_slice() {
        one.id.clone()
    } else {
        members[0].team_id.clone()
    };
    let event = DomainEvent::of(subject, PersonChanged { user_ids: ids.clone() }).topic("people");
    change.publish(event.with_audit_rows(traces)).await?;
    super::publish_changed(change, &ids).await
}

/// Mails another invitation, at most one a minute.
pub async fn invite(change: &mut Change<'_>, team: &str, user_id: Uuid) -> Result<()> {
    let (_, member) = lock_member(change, team, user_id).await?;
    if member.profile.email.is_none() {
        return Err(Problem::conflict(
            "no_email",
            "This person has no email address. Set a first password instead",
        ));
    }
    if !member.status.may_sign_in() {
        return Err(Problem::conflict(
            "cannot_sign_in",
            format!(
                "{} is {} and cannot sign in",
                member.profile.name(),
                member.status.into_str()
            ),
        ));
    }
    let pause = member.invited_at.map_or(0, |at| 60 - (change.now() - at).num_seconds());
    if pause > 0 {
        return Err(Problem::too_many(pause.unsigned_abs()));
    }
    sql::mark_invited()
        .bind(change.tx(), &change.now(), &team, &user_id)
        .await
        .sql()?;
    let team_id = team.to_owned();
    let event = DomainEvent::of(member.id, PersonInvited { user_id, team_id });
    change.publish(event.topic("people")).await
}
