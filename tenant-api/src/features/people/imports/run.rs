//! One step of a running import: a few hundred lines in one transaction, without a question a line.
use std::collections::{BTreeMap, HashMap, HashSet};

use learnt_queries::queries::people as sql;

use super::super::authority::Authority;
use super::super::model::Membership;
use super::super::store::record;
use super::super::{commands::save, ended, publish_changed};
use super::commands::{mapping_of, next_step};
use super::lookup::{existing_people, owners};
use super::mapping::Mapping;
use super::model::{Decision, ParsedLine, decide};
use super::refusal::{CellProblem, LineRefusal};
use super::{managers, waiting};
use crate::db::newcomers::NewUser;
use crate::features::people::domain_events::{PersonCreated, PersonInvited};
use crate::prelude::*;

/// Lines of a step.
pub const LINES: i64 = 300;

/// What became of the lines of a step.
#[derive(Default)]
struct StepResult {
    records: Vec<Value>,
    /// Lines whose managers are yet to come.
    waiting: HashSet<i32>,
    created: i32,
    updated: i32,
    unchanged: i32,
    rejected: i32,
}

impl StepResult {
    fn note(&mut self, parsed: &ParsedLine, outcome: &str, user_id: Option<Uuid>, problems: &[CellProblem]) {
        let waits = outcome != "rejected" && self.waiting.contains(&parsed.line);
        match outcome {
            "created" => self.created += 1,
            "updated" => self.updated += 1,
            "unchanged" => self.unchanged += 1,
            _ => self.rejected += 1,
        }
        let rest = if waits { managers::rest(parsed) } else { None };
        self.records.push(
            json!({"line": parsed.line, "outcome": outcome, "problems": problems, "user_id": user_id, "person": rest}),
        );
    }
}

/// Does the next lines, if the job is still where this step was asked for.
pub async fn step(app: &App, change: &mut Change<'_>, team: &str, id: Uuid, processed: i64) -> Result<()> {
    let Some(job) = sql::job_to_change().bind(change.tx(), &team, &id).opt().await.sql()? else {
        return Ok(());
    };
    if job.status != "running" || i64::from(job.processed) != processed {
        return Ok(());
    }
    let rows = sql::waiting_rows().bind(change.tx(), &id, &LINES).all().await.sql()?;
    let by = authority(change, team, job.created_by).await?;
    let mapping = mapping_of(&job)?;
    if rows.is_empty() {
        return waiting::step(change, team, &job, &mapping, by).await;
    }
    let ids: HashMap<i32, Uuid> = rows.iter().filter_map(|row| Some((row.line, row.user_id?))).collect();
    let parsed_lines: Vec<ParsedLine> = rows.into_iter().map(parsed).collect();
    let lines = i32::try_from(parsed_lines.len()).unwrap_or(i32::MAX);
    // Asked for first, so that it does not wait behind the invitations of this step.
    next_step(change, team, id, job.processed + lines).await?;
    let done = lines_done(app, change, team, &mapping, by, job.invite, parsed_lines, &ids).await?;
    sql::rows_done()
        .bind(change.tx(), &Value::Array(done.records), &id)
        .await
        .sql()?;
    sql::job_progressed()
        .params(
            change.tx(),
            &sql::JobProgressedParams {
                lines,
                created: done.created,
                updated: done.updated,
                unchanged: done.unchanged,
                rejected: done.rejected,
                id,
            },
        )
        .await
        .sql()
        .map(drop)
}

/// The rights of whoever started the import, as they are now: taken away in the middle, they are gone in the middle.
async fn authority(change: &Change<'_>, team: &str, user_id: Uuid) -> Result<Authority> {
    let row = sql::member().bind(change.tx(), &team, &user_id).opt().await.sql()?;
    let rank = row
        .map(Membership::from)
        .filter(|member| member.status.may_sign_in())
        .map_or(0, |member| member.rank());
    Ok(Authority { user_id, rank })
}

fn parsed(row: sql::WaitingRows) -> ParsedLine {
    ParsedLine {
        line: row.line,
        label: row.label,
        values: values(row.person),
    }
}

/// What a stored line says, by field.
pub fn values(person: Option<Value>) -> BTreeMap<String, String> {
    person
        .and_then(|person| serde_json::from_value(person).ok())
        .unwrap_or_default()
}

#[allow(clippy::too_many_arguments, reason = "one caller; a struct would only rename them")]
async fn lines_done(
    app: &App,
    change: &mut Change<'_>,
    team: &str,
    mapping: &Mapping,
    by: Authority,
    invite: bool,
    parsed_lines: Vec<ParsedLine>,
    ids: &HashMap<i32, Uuid>,
) -> Result<StepResult> {
    let existing = existing_people(app, change, team, mapping.by, &parsed_lines, invite, true).await?;
    let today = change.now().with_timezone(&change.tenant().time_zone).date_naive();
    let (mut done, mut creates, mut updates, mut invited) = (StepResult::default(), Vec::new(), Vec::new(), Vec::new());
    for parsed in parsed_lines {
        if managers::names_of(&parsed)
            .iter()
            .any(|name| !existing.managers.members.contains_key(name))
        {
            done.waiting.insert(parsed.line);
        }
        match decide(mapping, &parsed, &existing, by, today) {
            Decision::Create(member) => creates.push((parsed, *member)),
            Decision::Update(mut member) => {
                if invite && member.is_to_be_invited() {
                    member.invited_at = Some(change.now());
                    invited.push((member.id.clone(), member.user_id));
                }
                done.note(&parsed, "updated", Some(member.user_id), &[]);
                updates.push(*member);
            }
            Decision::Unchanged(user_id) => done.note(&parsed, "unchanged", Some(user_id), &[]),
            Decision::Rejected(problems) => done.note(&parsed, "rejected", None, &problems),
        }
    }
    // All rows of other teams are locked before the first assignment is settled, as everywhere (`assignments::settle`).
    let updates = with_elsewhere(change, updates).await?;
    create(app, change, team, by, invite, creates, ids, &mut done).await?;
    save(change, by, updates, Vec::new()).await?;
    let events = invited.into_iter().map(|(id, user_id)| invitation(id, user_id, team));
    change.publish_all(events.collect()).await?;
    Ok(done)
}

fn invitation(membership: String, user_id: Uuid, team: &str) -> DomainEvent {
    let team_id = team.to_owned();
    DomainEvent::of(membership, PersonInvited { user_id, team_id })
}

#[allow(clippy::too_many_arguments, reason = "one caller; a struct would only rename them")]
async fn create(
    app: &App,
    change: &mut Change<'_>,
    team: &str,
    by: Authority,
    invite: bool,
    mut people: Vec<(ParsedLine, Membership)>,
    ids: &HashMap<i32, Uuid>,
    done: &mut StepResult,
) -> Result<()> {
    if people.is_empty() {
        return Ok(());
    }
    let newcomers: Vec<NewUser> = people
        .iter()
        .map(|(parsed, member)| newcomer(ids.get(&parsed.line).copied(), member))
        .collect();
    let tenant = change.tenant().clone();
    let found = app.identity.admit(&tenant.id, &newcomers, change.now()).await?;
    let names: HashMap<Uuid, String> = owners(change, &[], &found)
        .await?
        .into_iter()
        .map(|(name, id)| (id, name))
        .collect();
    for ((_, member), user_id) in people.iter_mut().zip(found) {
        member.user_id = user_id;
        member.id = format!("{user_id}_{team}");
        team.clone_into(&mut member.team_id);
        if let Some(own) = names.get(&user_id) {
            member.profile.username = Some(own.clone());
        }
        let invited = invite && member.profile.email.is_some() && member.status.may_sign_in();
        member.invited_at = invited.then_some(change.now());
    }
    let records = people
        .iter()
        .map(|(_, member)| record(member, Some(by.user_id), change.now()))
        .collect();
    let made = sql::insert_members()
        .bind(change.tx(), &Value::Array(records))
        .all()
        .await
        .sql()?;
    let mut members = Vec::new();
    for (parsed, member) in people {
        if made.contains(&member.user_id) {
            done.note(&parsed, "created", Some(member.user_id), &[]);
            members.push(member);
        } else {
            let problem = CellProblem::whole(LineRefusal::JustTaken);
            done.note(&parsed, "rejected", None, &[problem]);
        }
    }
    take_usernames(change, &members).await?;
    publish(change, team, &members).await?;
    publish_changed(change, &made).await
}

fn newcomer(id: Option<Uuid>, member: &Membership) -> NewUser {
    let profile = &member.profile;
    NewUser {
        id: id.unwrap_or_else(learnt_kernel::ids::new_id),
        email: profile.email.clone(),
        first_name: profile.first_name.clone(),
        last_name: profile.last_name.clone(),
        phone: profile.phone.clone(),
    }
}

async fn take_usernames(change: &Change<'_>, members: &[Membership]) -> Result<()> {
    let (names, ids): (Vec<&str>, Vec<Uuid>) = members
        .iter()
        .filter_map(|member| Some((member.profile.username.as_deref()?, member.user_id)))
        .unzip();
    // A name that somebody took this very moment fails the step; its repetition sees the name and rejects the line.
    sql::take_usernames()
        .bind(change.tx(), &names.as_slice(), &ids.as_slice())
        .await
        .sql()
        .map(drop)
}

/// One domain event for every invitation, and one for all who came without.
async fn publish(change: &mut Change<'_>, team: &str, members: &[Membership]) -> Result<()> {
    let (invited, silent): (Vec<&Membership>, Vec<&Membership>) =
        members.iter().partition(|member| member.invited_at.is_some());
    let events = invited
        .iter()
        .map(|member| invitation(member.id.clone(), member.user_id, team));
    change.publish_all(events.collect()).await?;
    if !silent.is_empty() {
        let created = PersonCreated {
            user_id: None,
            team_id: None,
            user_ids: silent.iter().map(|member| member.user_id).collect(),
        };
        change.publish(DomainEvent::of(team, created).topic("people")).await?;
    }
    Ok(())
}

/// The changed members, and with them their memberships of other teams that a new login name changes too.
async fn with_elsewhere(change: &mut Change<'_>, mut members: Vec<Membership>) -> Result<Vec<Membership>> {
    if members.is_empty() {
        return Ok(members);
    }
    take_usernames(change, &members).await?;
    let gone: Vec<Uuid> = members
        .iter()
        .filter(|member| !member.status.may_sign_in())
        .map(|member| member.user_id)
        .collect();
    let team = members
        .first()
        .map(|member| member.team_id.clone())
        .ok_or_else(Problem::not_found)?;
    ended(change, &gone, &team).await?;
    let names: HashMap<Uuid, Option<String>> = members
        .iter()
        .map(|member| (member.user_id, member.profile.username.clone()))
        .collect();
    let ids: Vec<Uuid> = names.keys().copied().collect();
    let elsewhere = sql::members_elsewhere()
        .bind(change.tx(), &ids.as_slice(), &team.as_str())
        .all()
        .await
        .sql()?;
    for mut other in elsewhere.into_iter().map(Membership::from) {
        let name = names.get(&other.user_id).cloned().flatten();
        if other.profile.username != name {
            other.profile.username = name;
            members.push(other);
        }
    }
    Ok(members)
}
