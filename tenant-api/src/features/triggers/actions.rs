//! What a trigger does for a portion of people, an action after another, in one transaction: each through its feature's own door.
use std::collections::{HashMap, HashSet};

use learnt_kernel::tenant::TeamId;
use learnt_kernel::trigger::{Action, Assignable, Event};
use learnt_queries::queries::triggers as sql;

use super::model::{Reader, dotted, fill, page};
use super::notifications::{self, Message};
use crate::features::assignments::{self, DocumentType, ReleaseScope, Source};
use crate::features::badges;
use crate::features::people::{self, FieldSet};
use crate::prelude::*;
use crate::work::email::EmailBody;
use crate::work::mail_queue::{LinkTo, QueuedEmail, queue_emails};

/// What it does for one person about one event.
pub struct Run {
    pub id: Uuid,
    pub user_id: Uuid,
    pub event_at: DateTime<Utc>,
    pub document: Option<Uuid>,
    pub about: String,
    pub depth: i16,
}

impl From<sql::DueRuns> for Run {
    fn from(row: sql::DueRuns) -> Self {
        Self {
            id: row.id,
            user_id: row.user_id,
            event_at: row.event_at,
            document: row.document_id,
            about: row.document_title,
            depth: row.depth,
        }
    }
}

/// The trigger that acts.
pub struct ActingTrigger<'a> {
    id: Uuid,
    team: &'a str,
    title: &'a str,
    event: Event,
    actions: Vec<Action>,
    author: Uuid,
}

impl<'a> ActingTrigger<'a> {
    /// As it is stored; what a newer program stored is refused.
    pub fn new(id: Uuid, trigger: &'a sql::LockTrigger) -> Result<Self> {
        let newer = || Problem::conflict("newer", "This trigger was saved by a newer version of the product.");
        Ok(Self {
            id,
            team: &trigger.team_id,
            title: &trigger.title,
            event: trigger.event.parse().map_err(|_| newer())?,
            actions: serde_json::from_value(trigger.actions.clone()).map_err(|_| newer())?,
            author: trigger.author_id,
        })
    }
}

/// The people of a portion, as members of the team.
type Members = HashMap<Uuid, sql::Members>;

/// What an action came to, by person: a word, and what else is to be known.
type Outcome = HashMap<Uuid, Value>;

/// Does everything for everybody of the portion, and answers what each action came to for each run.
pub async fn act(change: &mut Change<'_>, acting: &ActingTrigger<'_>, runs: &[Run]) -> Result<Vec<(Uuid, Vec<Value>)>> {
    let users: Vec<Uuid> = runs.iter().map(|run| run.user_id).collect();
    let members = sql::members()
        .bind(change.tx(), &acting.team, &users)
        .all()
        .await
        .sql()?;
    let members: Members = members.into_iter().map(|member| (member.user_id, member)).collect();
    // Whoever left the team meanwhile is nobody's any more.
    let members_runs: Vec<&Run> = runs.iter().filter(|run| members.contains_key(&run.user_id)).collect();
    let mut outputs: Vec<(Uuid, Vec<Value>)> = runs.iter().map(|run| (run.id, Vec::new())).collect();
    for action in &acting.actions {
        let outcome = one(change, acting, action, &members_runs, &members).await?;
        for (run, (_, output)) in runs.iter().zip(&mut outputs) {
            let mut came = outcome
                .get(&run.user_id)
                .cloned()
                .unwrap_or(json!({"outcome": "notAMember"}));
            came["action"] = json!(action_name(action));
            output.push(came);
        }
    }
    Ok(outputs)
}

fn action_name(action: &Action) -> &'static str {
    match action {
        Action::Email { .. } => "email",
        Action::Notify { .. } => "notify",
        Action::Assign { .. } => "assign",
        Action::Unassign { .. } => "unassign",
        Action::SetField { .. } => "setField",
        Action::AwardBadge { .. } => "awardBadge",
        Action::Webhook { .. } => "webhook",
    }
}

async fn one(
    change: &mut Change<'_>,
    acting: &ActingTrigger<'_>,
    action: &Action,
    runs: &[&Run],
    members: &Members,
) -> Result<Outcome> {
    let users: Vec<Uuid> = runs.iter().map(|run| run.user_id).collect();
    match action {
        Action::Email { subject, text } => email(change, acting, (subject, text), runs, members).await,
        Action::Notify { title, text } => notify(change, acting, (title, text), runs, members).await,
        Action::Assign { kind, document } => {
            let source = acting.id.to_string();
            let source = Source {
                kind: "trigger",
                id: &source,
                due_at: None,
            };
            let new = assignments::give(change, (document_type(*kind), *document), &users, source).await?;
            Ok(outcome_of_users(&users, &new, "assigned", "alreadyAssigned"))
        }
        Action::Unassign { kind, document } => {
            let taken =
                assignments::release(change, (document_type(*kind), *document), &users, ReleaseScope::ByHand).await?;
            let mut outcome = outcome_of_users(&users, &taken.released, "unassigned", "notAssigned");
            outcome.extend(
                taken
                    .still_given
                    .iter()
                    .map(|user| (*user, json!({"outcome": "keptByRule"}))),
            );
            Ok(outcome)
        }
        Action::SetField { field, value } => {
            let by = (acting.author, Role::Superadmin.rank());
            let set = people::set_field(change, by, acting.team, &users, (field, value)).await?;
            let word = |set: &FieldSet| match set {
                FieldSet::Set => "set",
                FieldSet::Unchanged => "unchanged",
                FieldSet::Above => "above",
            };
            Ok(set
                .iter()
                .map(|(user, set)| (*user, json!({"outcome": word(set), "field": field})))
                .collect())
        }
        Action::AwardBadge { badge } => {
            let at = badges::Scope {
                team: acting.team,
                by: acting.author,
            };
            let (earned, barred) = badges::award(change, at, *badge, &users).await?;
            let mut outcome = outcome_of_users(&users, &earned, "awarded", "alreadyHeld");
            outcome.extend(barred.iter().map(|user| (*user, json!({"outcome": "notActive"}))));
            Ok(outcome)
        }
        Action::Webhook { url } => webhook(change, acting, url, runs, members).await,
    }
}

fn document_type(kind: Assignable) -> DocumentType {
    match kind {
        Assignable::Course => DocumentType::Course,
        Assignable::Resource => DocumentType::Resource,
    }
}

fn outcome_of_users(users: &[Uuid], done: &[Uuid], success: &str, otherwise: &str) -> Outcome {
    let done: HashSet<&Uuid> = done.iter().collect();
    users
        .iter()
        .map(|user| {
            let success = if done.contains(user) { success } else { otherwise };
            (*user, json!({"outcome": success}))
        })
        .collect()
}

fn reader<'a>(member: &'a sql::Members, run: &'a Run) -> Reader<'a> {
    Reader {
        first_name: &member.first_name,
        last_name: &member.last_name,
        about: &run.about,
    }
}

async fn email(
    change: &Change<'_>,
    acting: &ActingTrigger<'_>,
    (subject, text): (&str, &str),
    runs: &[&Run],
    members: &Members,
) -> Result<Outcome> {
    let team = TeamId::parse(acting.team).map_err(|error| Problem::internal(&error))?;
    let (mut emails, mut outcome) = (Vec::new(), Outcome::new());
    for run in runs {
        let Some(member) = members.get(&run.user_id) else {
            continue;
        };
        let Some(address) = member.email.clone() else {
            outcome.insert(run.user_id, json!({"outcome": "noAddress"}));
            continue;
        };
        let reader = reader(member, run);
        let (id, subject) = (new_id(), fill(subject, &reader));
        let paragraphs = fill(text, &reader);
        let paragraphs = paragraphs.split("\n\n").map(str::trim).filter(|text| !text.is_empty());
        outcome.insert(run.user_id, json!({"outcome": "posted", "to": address, "mail": id}));
        let email = QueuedEmail {
            id,
            kind: "trigger",
            user_id: Some(run.user_id),
            to: address,
            name: format!("{} {}", member.first_name, member.last_name),
            body: EmailBody {
                language: None,
                preferences: None,
                picture: None,
                headline: subject.clone(),
                paragraphs: paragraphs.map(str::to_owned).collect(),
                action: "Open".to_owned(),
                reason: "This is an automatic email from your organisation.".to_owned(),
            },
            subject,
            link: LinkTo::Page(page(acting.event, run.document)),
            calendars: Vec::new(),
        };
        emails.push((team.clone(), email));
    }
    queue_emails(change, emails).await?;
    Ok(outcome)
}

async fn notify(
    change: &mut Change<'_>,
    acting: &ActingTrigger<'_>,
    (title, text): (&str, &str),
    runs: &[&Run],
    members: &Members,
) -> Result<Outcome> {
    let message = |run: &&Run| {
        let reader = reader(members.get(&run.user_id)?, run);
        Some(Message {
            user_id: run.user_id,
            from: new_id(),
            title: fill(title, &reader),
            text: fill(text, &reader),
            link: page(acting.event, run.document),
        })
    };
    let messages: Vec<Message> = runs.iter().filter_map(message).collect();
    notifications::notify(change, acting.team, &messages).await?;
    Ok(messages
        .iter()
        .map(|one| (one.user_id, json!({"outcome": "notified"})))
        .collect())
}

async fn webhook(
    change: &Change<'_>,
    acting: &ActingTrigger<'_>,
    url: &str,
    runs: &[&Run],
    members: &Members,
) -> Result<Outcome> {
    let (mut rows, mut outcome) = (Vec::new(), Outcome::new());
    for run in runs {
        let Some(member) = members.get(&run.user_id) else {
            continue;
        };
        let id = new_id();
        let document = run.document.map(|document| {
            let kind = acting.event.about().map(|kind| kind.into_str());
            json!({"id": document, "kind": kind, "title": run.about})
        });
        let body = json!({
            "type": dotted(acting.event.into_str()), "timestamp": run.event_at,
            "data": {
                "tenant": change.tenant().id.as_str(), "team": acting.team,
                "trigger": {"id": acting.id, "title": acting.title}, "run": run.id,
                "person": {
                    "id": member.user_id, "firstName": member.first_name, "lastName": member.last_name,
                    "email": member.email, "username": member.username, "employeeId": member.employee_id,
                    "status": member.status,
                },
                "document": document,
            },
        });
        rows.push(json!({"id": id, "run_id": run.id, "url": url, "body": body.to_string()}));
        outcome.insert(run.user_id, json!({"outcome": "queued", "delivery": id}));
    }
    sql::store_deliveries()
        .bind(change.tx(), &acting.id, &change.now(), &Value::Array(rows))
        .await
        .sql()?;
    change.webhook_queued();
    Ok(outcome)
}
