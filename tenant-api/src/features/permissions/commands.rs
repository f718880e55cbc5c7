//! Rules are made, changed, put away and tried out; what follows for people follows in the same transaction.

use learnt_queries::queries::permissions as sql;

use super::domain_events::{PermissionChanged, PermissionCreated, RulePayload};
use super::model::{Refusal, Rule};
use crate::features::assignments::{self, Applied, DocumentType, DueRule, assignables};
use crate::features::people;
use crate::prelude::*;

/// A rule as it is to be stored.
#[derive(Debug, Clone)]
pub struct RuleInput {
    /// The type of what it gives.
    pub kind: DocumentType,
    /// What it gives.
    pub document_id: Uuid,
    /// Its title; the document's if none is said.
    pub title: Option<String>,
    pub rule: Rule,
    /// It offers: people may take the document, and nobody is given it.
    pub is_optional: bool,
    /// By when it is to be completed; none: as the document says.
    pub due: Option<DueRule>,
}

/// What an edit says; the rest stays.
#[derive(Debug, Clone, Default)]
pub struct Edit {
    pub title: Option<String>,
    pub rule: Option<Rule>,
    /// It offers: people may take the document, and nobody is given it.
    pub is_optional: Option<bool>,
    /// By when it is to be completed; an inner none: as the document says.
    pub due: Option<Option<DueRule>>,
    /// In force or put away.
    pub active: Option<bool>,
}

/// What a change of a rule came to.
#[derive(Debug, Clone, Copy)]
pub struct RuleChange {
    /// The rule.
    pub id: Uuid,
    /// For how many people.
    pub applied: Applied,
}

/// What a rule gives.
#[derive(Debug, Clone, Copy)]
struct RuleDocument {
    kind: DocumentType,
    id: Uuid,
}

/// Makes a rule and gives what it says.
pub async fn create(change: &mut Change<'_>, by: Uuid, wanted: RuleInput) -> Result<RuleChange> {
    let (kind, document_id) = (wanted.kind, wanted.document_id);
    let document = assignments::find_document(change, kind, document_id).await?;
    assignables::assignable(kind)?.expect_may_change(change, document.teams.as_deref())?;
    expect_due(change, kind, wanted.due.as_ref(), None).await?;
    assignments::lock_assignments(change).await?;
    let (id, what) = (new_id(), RuleDocument { kind, id: document_id });
    check_no_duplicate(change, what, id, &wanted.rule).await?;
    store(
        change,
        id,
        by,
        wanted.title.unwrap_or(document.title),
        what,
        &wanted.rule,
        (wanted.is_optional, wanted.due.as_ref()),
    )
    .await?;
    note(change, id, Some(by)).await?;
    let trace = AuditEntry::new("permission.created", id.to_string());
    let body = PermissionCreated(of_rule(id, what)).into();
    publish(change, trace, (id, body), what).await?;
    let applied = assignments::settle_document(change, kind, document_id).await?;
    Ok(RuleChange { id, applied })
}

/// Changes a rule that nobody else has changed since; gives and takes what follows.
pub async fn edit(
    change: &mut Change<'_>,
    by: Option<Uuid>,
    (id, revision): (Uuid, Option<i32>),
    edit: Edit,
) -> Result<RuleChange> {
    let locked = sql::lock().bind(change.tx(), &id).opt().await.or_not_found()?;
    let kind = locked.r#type.parse().map_err(|_| Problem::not_found())?;
    let document = assignments::find(change.tx(), kind, locked.document_id).await?;
    let document = document.ok_or_else(Problem::not_found)?;
    assignables::assignable(kind)?.expect_may_change(change, document.teams.as_deref())?;
    let what = RuleDocument {
        kind,
        id: locked.document_id,
    };
    let sentence = "Someone else has changed this rule. Load the latest version and try again.";
    revision::expect(locked.revision, revision, || sentence.to_owned())?;
    assignments::lock_assignments(change).await?;
    let rule = edit.rule.unwrap_or_else(|| Rule::stored(&locked.rule));
    let status = match edit.active {
        Some(true) => "active",
        Some(false) => "archived",
        None => &locked.status,
    };
    if status == "active" {
        check_no_duplicate(change, what, id, &rule).await?;
    }
    let (lead, any_status, now) = (lead(&rule), rule.any_status(), change.now());
    let before = locked.due.as_ref().map(DueRule::stored);
    let due = edit.due.unwrap_or_else(|| before.clone());
    expect_due(change, kind, due.as_ref(), before.as_ref()).await?;
    let (title, optional) = (
        edit.title.unwrap_or(locked.title),
        edit.is_optional.unwrap_or(locked.is_optional),
    );
    sql::update()
        .params(
            change.tx(),
            &sql::UpdateParams {
                title,
                rule: rule.to_json(),
                lead,
                any_status,
                is_optional: optional,
                due: due.as_ref().map(DueRule::to_json),
                status: &status,
                now,
                id,
            },
        )
        .await
        .sql()?;
    sql::forget_groups().bind(change.tx(), &id).await.sql()?;
    write_groups(change, id, &rule).await?;
    note(change, id, by).await?;
    let trace = AuditEntry::new("permission.changed", id.to_string()).with("status", status);
    let body = PermissionChanged(of_rule(id, what)).into();
    publish(change, trace, (id, body), what).await?;
    let applied = assignments::settle_document(change, kind, what.id).await?;
    if due != before {
        assignables::assignable(kind)?.redate_document(change, what.id).await?;
    }
    Ok(RuleChange { id, applied })
}

/// Refuses a due date that cannot be kept, and one of what is never due. `before` is what the rule said so far.
async fn expect_due(
    change: &Change<'_>,
    kind: DocumentType,
    due: Option<&DueRule>,
    before: Option<&DueRule>,
) -> Result<()> {
    let Some(due) = due else { return Ok(()) };
    let assignable = assignables::assignable(kind)?;
    if !assignable.has_due_dates() {
        let sentence = format!("A {} has no due date.", assignable.noun());
        return Err(Problem::field("due", "never_due", sentence));
    }
    due.check(change.tx(), change.team().unwrap_or_default(), before).await
}

/// Writes a rule down to see whom it matches. The caller lets the transaction go: nothing of it is kept.
pub async fn draft(change: &Change<'_>, by: Uuid, kind: DocumentType, document: Uuid, rule: &Rule) -> Result<Uuid> {
    let (id, what) = (new_id(), RuleDocument { kind, id: document });
    store(change, id, by, String::new(), what, rule, (false, None)).await?;
    Ok(id)
}

/// No other rule in force gives the document to the same people: the second would change nothing, and archiving one of them would
/// take nothing away. The caller holds the lock, so that two rules at the same moment see each other.
async fn check_no_duplicate(change: &Change<'_>, what: RuleDocument, id: Uuid, rule: &Rule) -> Result<()> {
    let others = sql::others().prepare(change.tx()).await.sql()?;
    let others = others
        .bind(change.tx(), &what.kind.into_str(), &what.id, &id)
        .all()
        .await
        .sql()?;
    let same = others
        .into_iter()
        .find(|other| Rule::stored(&other.rule).is_same_as(rule, people::facet));
    match same {
        Some(other) => Err(Refusal::SameRule {
            title: other.title,
            noun: assignables::assignable(what.kind)?.noun(),
        }
        .into()),
        None => Ok(()),
    }
}

async fn store(
    change: &Change<'_>,
    id: Uuid,
    by: Uuid,
    title: String,
    what: RuleDocument,
    rule: &Rule,
    (optional, due): (bool, Option<&DueRule>),
) -> Result<()> {
    let (lead, any_status, now) = (lead(rule), rule.any_status(), change.now());
    sql::create()
        .params(
            change.tx(),
            &sql::CreateParams {
                id,
                document_id: what.id,
                r#type: what.kind.into_str(),
                title,
                rule: rule.to_json(),
                lead,
                any_status,
                is_optional: optional,
                due: due.map(DueRule::to_json),
                created_by: by,
                now,
            },
        )
        .await
        .sql()?;
    write_groups(change, id, rule).await
}

/// What it says now is its latest change.
async fn note(change: &Change<'_>, id: Uuid, by: Option<Uuid>) -> Result<()> {
    sql::note_change().bind(change.tx(), &by, &id).await.sql().map(drop)
}

/// The sets of facets that a rule is matched by.
pub async fn write_groups(change: &Change<'_>, id: Uuid, rule: &Rule) -> Result<()> {
    let write = sql::write_group().prepare(change.tx()).await.sql()?;
    for (category, facets) in rule.groups(people::facet) {
        write.bind(change.tx(), &id, &category, &facets).await.sql()?;
    }
    Ok(())
}

/// The narrowest of them: by it people are found.
pub fn lead(rule: &Rule) -> Vec<String> {
    rule.groups(people::facet)
        .into_iter()
        .next()
        .map(|(_, facets)| facets)
        .unwrap_or_default()
}

fn of_rule(id: Uuid, what: RuleDocument) -> RulePayload {
    RulePayload {
        permission_id: id,
        r#type: what.kind,
        document_id: what.id,
    }
}

async fn publish(
    change: &mut Change<'_>,
    trace: AuditEntry,
    (id, body): (Uuid, EventBody),
    what: RuleDocument,
) -> Result<()> {
    let event = DomainEvent::of(id.to_string(), body).topic(what.kind.topic(what.id));
    change
        .publish(event.logged(trace.with(what.kind.into_str(), what.id.to_string())))
        .await
}
