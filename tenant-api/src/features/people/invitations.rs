//! Inviting many people at once: those who were chosen, or all that a filter keeps. Few are invited at once, more by a job that goes
//! through them portion by portion, each in a transaction of its own that asks for the next one. Whoever has come meanwhile, cannot
//! sign in or has no address is left alone.

use chrono::Duration;
use learnt_queries::queries::people as sql;
use sea_query::{Alias, ExprTrait};

use super::defined_fields::RequestedFields;
use super::domain_events::{InvitationsProgressed, InvitationsStep, InvitationsStopped, PersonInvited};
use super::list::{self, Filter};
use crate::db::lists;
use crate::domain_events::Received;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// So many are invited with one set of statements; more are a job.
const PORTION: usize = 500;

/// How long somebody is left alone after an invitation.
const PAUSE: Duration = Duration::minutes(1);

/// What came of inviting many.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = InvitedMany)]
pub struct Invited {
    /// So many are mailed an invitation.
    pub invited: usize,
    /// So many were left alone: they have come, were invited before, have no address or cannot sign in.
    pub skipped: usize,
    /// They are many and are gone through by a job: so many.
    pub in_progress: Option<usize>,
}

/// Invitations that are sent as a job.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvitationJob {
    /// The job.
    pub id: Uuid,
    /// People to be invited.
    pub total: i32,
    /// Those of them who were looked at.
    pub done: i32,
    /// Those of them who were invited.
    pub invited: i32,
    pub started_at: DateTime<Utc>,
    /// When the last of them was done; nothing while it goes on.
    pub finished_at: Option<DateTime<Utc>>,
    /// When it stopped, because a portion failed for the last time: the others were not looked at.
    pub stopped_at: Option<DateTime<Utc>>,
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// The people whom a filter keeps.
pub async fn matching_people(client: &TenantClient, team: &str, filter: &Filter) -> Result<Vec<Uuid>> {
    let requested_fields = RequestedFields::of(&**client, team, None, filter.having.as_deref()).await?;
    let mut select = list::filtered(team, filter, &requested_fields.filter_facets);
    select.column(Alias::new("user_id"));
    select.and_where(list::col("joined_at").is_null());
    let rows = lists::rows(&**client, select).await?;
    Ok(rows.iter().map(|row| row.get("user_id")).collect())
}

/// Invites these members of a team, those who were invited before only if they are to be invited `again`. Somebody who is no
/// member refuses them all: they were never in the list.
pub async fn invite(change: &mut Change<'_>, team: &str, by: Uuid, users: &[Uuid], again: bool) -> Result<Invited> {
    let before = again.then(|| change.now() - PAUSE);
    let members = sql::members_to_invite()
        .bind(change.tx(), &before, &team, &users)
        .all()
        .await
        .sql()?;
    if members.len() != users.len() {
        return Err(Problem::not_found());
    }
    let members = members.into_iter().filter(|member| member.is_awaited);
    let awaited: Vec<Uuid> = members.map(|member| member.user_id).collect();
    let skipped = users.len() - awaited.len();
    if awaited.len() > PORTION {
        begin(change, team, by, &awaited, again).await?;
        return Ok(Invited {
            skipped,
            in_progress: Some(awaited.len()),
            ..Invited::default()
        });
    }
    let invited = portion(change, team, &awaited, before).await?;
    Ok(Invited {
        invited,
        skipped: users.len() - invited,
        in_progress: None,
    })
}

/// Marks those who are still awaited as invited, and has a mail sent to each; answers how many.
async fn portion(change: &mut Change<'_>, team: &str, users: &[Uuid], before: Option<DateTime<Utc>>) -> Result<usize> {
    let (tx, now) = (change.tx(), change.now());
    let invited = sql::invite_members()
        .bind(tx, &team, &users, &before, &now)
        .all()
        .await
        .sql()?;
    let events = invited.iter().map(|member| {
        let invited = PersonInvited {
            user_id: member.user_id,
            team_id: team.to_owned(),
        };
        let event = DomainEvent::of(member.id.as_str(), invited);
        event.logged(AuditEntry::new("person.invited", member.id.as_str()))
    });
    change.publish_all(events.collect()).await?;
    Ok(invited.len())
}

async fn begin(change: &mut Change<'_>, team: &str, by: Uuid, users: &[Uuid], again: bool) -> Result<()> {
    let (id, tx, now) = (new_id(), change.tx(), change.now());
    let size = i64::try_from(PORTION).unwrap_or(i64::MAX);
    sql::forget_invitation_jobs().bind(tx, &team).await.sql()?;
    sql::create_invitations()
        .params(
            tx,
            &sql::CreateInvitationsParams {
                id,
                team_id: team,
                total: number(users.len()),
                by,
                now,
            },
        )
        .await
        .sql()?;
    sql::store_invitations().bind(tx, &id, &size, &users).await.sql()?;
    next(change, id, team, again).await
}

async fn next(change: &mut Change<'_>, job: Uuid, team: &str, again: bool) -> Result<()> {
    let team_id = team.to_owned();
    let event = DomainEvent::of(job.to_string(), InvitationsStep { team_id, again });
    change.publish(event.topic("people").with_audit_rows(Vec::new())).await
}

/// `invitations.step`: the next portion of a job.
pub fn step<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<InvitationsStep>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let InvitationsStep { team_id, again } = &event.payload;
        go_on(change, event.about()?, team_id, *again).await
    })
}

/// A portion failed for the last time: the job has stopped, with what was done until then.
pub fn given_up<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<InvitationsStep>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let job: Uuid = event.about()?;
        let stopped = sql::invitations_stopped()
            .bind(change.tx(), &job, &change.now())
            .await
            .sql()?;
        if stopped == 0 {
            return Ok(());
        }
        let event = DomainEvent::of(job.to_string(), InvitationsStopped {});
        change.publish(event.topic("people").with_audit_rows(Vec::new())).await
    })
}

async fn go_on(change: &mut Change<'_>, job: Uuid, team: &str, again: bool) -> Result<()> {
    let Some(row) = sql::next_invitations().bind(change.tx(), &job).opt().await.sql()? else {
        return Ok(());
    };
    // Asked for first, so that it does not wait behind the mails of this portion.
    if row.is_followed {
        next(change, job, team, again).await?;
    }
    let before = again.then(|| change.now() - PAUSE);
    let invited = portion(change, team, &row.users, before).await?;
    let (tx, now) = (change.tx(), change.now());
    sql::drop_invitations().bind(tx, &job, &row.number).await.sql()?;
    sql::invitations_progressed()
        .params(
            tx,
            &sql::InvitationsProgressedParams {
                people: number(row.users.len()),
                invited: number(invited),
                finished: !row.is_followed,
                now,
                id: job,
            },
        )
        .await
        .sql()?;
    let event = DomainEvent::of(job.to_string(), InvitationsProgressed {});
    change.publish(event.topic("people").with_audit_rows(Vec::new())).await
}

/// The team's latest job.
pub async fn latest(client: &impl GenericClient, team: &str) -> Result<Option<InvitationJob>> {
    let row = sql::latest_invitations().bind(client, &team).opt().await.sql()?;
    Ok(row.map(|row| InvitationJob {
        id: row.id,
        total: row.total,
        done: row.done,
        invited: row.invited,
        started_at: row.started_at,
        finished_at: row.finished_at,
        stopped_at: row.stopped_at,
    }))
}
