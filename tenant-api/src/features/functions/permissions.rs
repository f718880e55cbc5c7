//! Rules, as the functions of the specification change them: the affected people's items and courses follow in the same transaction.

use learnt_queries::queries::functions as sql;

use super::model::{self, PermissionObject};
use crate::features::assignments::{self, Applied, DocumentType};
use crate::features::permissions::{self, EditedRule, WantedRule};
use crate::prelude::*;

/// What a change of rules came to.
#[derive(Debug, Clone, Default)]
pub struct Outcome {
    /// The rules that changed.
    pub ids: Vec<Uuid>,
    /// For how many people.
    pub applied: Applied,
}

impl Outcome {
    fn add(&mut self, id: Uuid, applied: Applied) {
        self.ids.push(id);
        self.applied.added += applied.added;
        self.applied.removed += applied.removed;
        if let Some(more) = applied.in_progress {
            self.applied.in_progress = Some(self.applied.in_progress.unwrap_or(0) + more);
        }
    }
}

/// What is given, of one of these kinds; anything else belongs to the other function.
fn expect_kind(kind: DocumentType, courses: bool) -> Result<()> {
    if (kind == DocumentType::Course) == courses {
        return Ok(());
    }
    let sentence = if courses {
        "This is not a course. Use handleUserItemsUpdateOnCall."
    } else {
        "This is a course. Use handleUserCoursesUpdateOnCall."
    };
    Err(Problem::field("type", "not_taken", sentence))
}

/// Makes the rule be as the new object says: a new one where there was none before, put away where there is none any more.
pub async fn update(
    change: &mut Change<'_>,
    (by, team): (Uuid, &str),
    courses: bool,
    before: Option<PermissionObject>,
    after: Option<PermissionObject>,
) -> Result<Outcome> {
    let old = before.as_ref().and_then(|one| one.id);
    let id = after.as_ref().and_then(|one| one.id).or(old);
    if old.is_some() && old != id {
        // Two rules are not the two states of one.
        return Err(Problem::not_found());
    }
    let mut outcome = Outcome::default();
    let Some(id) = id else {
        let wanted =
            after.ok_or_else(|| Problem::field("newPermissionObject", "required", "Specify what should change."))?;
        let kind = model::kind(&wanted.kind)?;
        expect_kind(kind, courses)?;
        let rule = permissions::read_rule(change, team, &wanted.rule, None).await?;
        let wanted = WantedRule {
            kind,
            document_id: wanted.document_id,
            title: wanted.title,
            rule,
            is_optional: false,
            due: None,
        };
        let changed = permissions::create(change, by, wanted).await?;
        outcome.add(changed.id, changed.applied);
        return Ok(outcome);
    };
    let row = sql::rule().bind(change.tx(), &id).opt().await.or_not_found()?;
    let kind = row.r#type.parse().map_err(|_| Problem::not_found())?;
    expect_kind(kind, courses)?;
    if before.as_ref().is_some_and(|one| one.document_id != row.document_id) {
        let sentence = "A rule cannot be moved to another document.";
        return Err(Problem::field("documentId", "not_taken", sentence));
    }
    let known_at = before.as_ref().and_then(|one| one.updated_at.as_deref());
    if model::is_stale(known_at, row.updated_at.to_utc()) {
        let sentence = "Someone else has changed this rule. Load the latest version and try again.";
        return Err(revision::conflict(sentence));
    }
    let edit = match after {
        Some(after) if after.document_id != row.document_id => {
            let sentence = "A rule cannot be moved to another document.";
            return Err(Problem::field("documentId", "not_taken", sentence));
        }
        Some(after) => EditedRule {
            title: after.title,
            rule: Some(permissions::read_rule(change, team, &after.rule, Some(id)).await?),
            active: Some(model::is_active(after.status.as_deref())?),
            ..EditedRule::default()
        },
        None => EditedRule {
            active: Some(false),
            ..EditedRule::default()
        },
    };
    let changed = permissions::edit(change, Some(by), (id, Some(row.revision)), edit).await?;
    outcome.add(changed.id, changed.applied);
    Ok(outcome)
}

/// Puts all rules of a document in force, or away: whom they name has it, or has it no longer.
pub async fn change_status(
    change: &mut Change<'_>,
    by: Uuid,
    (kind, document): (DocumentType, Uuid),
    active: bool,
) -> Result<Outcome> {
    assignments::find_document(change, kind, document).await?;
    let rules = sql::rules_of()
        .bind(change.tx(), &document, &kind.into_str())
        .all()
        .await
        .sql()?;
    let mut outcome = Outcome::default();
    for rule in rules.iter().filter(|rule| (rule.status == "active") != active) {
        let edit = EditedRule {
            active: Some(active),
            ..EditedRule::default()
        };
        let changed = permissions::edit(change, Some(by), (rule.id, None), edit).await?;
        outcome.add(changed.id, changed.applied);
    }
    Ok(outcome)
}

/// What rules give to a person in all their teams, counted anew. Of the teams that are named each must be theirs.
pub async fn settle(change: &mut Change<'_>, user: Uuid, memberships: &[Value]) -> Result<Applied> {
    let teams = sql::teams_of().bind(change.tx(), &user).all().await.sql()?;
    if teams.is_empty() {
        return Err(Problem::not_found());
    }
    let is_theirs = |membership: &Value| model::team_of(user, membership).is_some_and(|team| teams.contains(&team));
    if !memberships.iter().all(is_theirs) {
        let sentence = "This person is not a member of one of these teams.";
        return Err(Problem::field("userTeams", "not_a_member", sentence));
    }
    assignments::settle_people(change, &[user]).await
}
