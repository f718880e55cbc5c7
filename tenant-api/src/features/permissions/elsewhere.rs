//! What other features do with rules: asking once whom one names, keeping whom something of theirs is for, and giving a document those of others.

use learnt_queries::queries::permissions as sql;

use super::commands::{self, RuleInput};
use super::model::Rule;
use super::read;
use crate::features::assignments::{DocumentType, DueRule};
use crate::features::people;
use crate::prelude::*;

/// The members of a team whom a rule names, by their names; matched by the very view that applies rules. Nothing of the rule is kept.
pub async fn named_people(
    change: &Change<'_>,
    (team, by): (&str, Uuid),
    (kind, document): (DocumentType, Uuid),
    given: &Value,
) -> Result<Vec<Uuid>> {
    let rule = read::rule(change, team, given, None).await?;
    let draft = commands::draft(change, by, kind, document, &rule).await?;
    let users = sql::named_in_team()
        .bind(change.tx(), &draft, &team)
        .all()
        .await
        .sql()?;
    sql::forget_draft().bind(change.tx(), &draft).await.sql()?;
    Ok(users)
}

/// Whom something of another feature is for. It is kept as a rule that gives nothing by itself, so that the view `permission_people` says
/// who matches it.
pub struct Audience<'a> {
    /// The word of its type; none of the types of documents.
    pub kind: &'static str,
    /// What is for them.
    pub of: Uuid,
    pub title: &'a str,
    pub rule: &'a Rule,
}

/// Reads whom something is to be for, as a person wrote it. What it asked for before it may go on asking for.
pub async fn read_audience(change: &Change<'_>, team: &str, given: &Value, before: Option<&Value>) -> Result<Rule> {
    let mut categories = read::categories(change.tx(), team).await?;
    if let Some(before) = before {
        categories = categories.with_used_by(&Rule::stored(before));
    }
    Rule::parse(given, &categories).map_err(Problem::unprocessable)
}

/// Keeps a new one; answers its id, by which the view knows it.
pub async fn create_audience(change: &Change<'_>, by: Uuid, audience: Audience<'_>) -> Result<Uuid> {
    let id = new_id();
    sql::create()
        .params(
            change.tx(),
            &sql::CreateParams {
                id,
                document_id: audience.of,
                r#type: audience.kind,
                title: audience.title,
                rule: audience.rule.to_json(),
                lead: commands::lead(audience.rule),
                any_status: audience.rule.any_status(),
                is_optional: false,
                due: None::<Value>,
                created_by: by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    commands::write_groups(change, id, audience.rule).await?;
    Ok(id)
}

/// Keeps it anew.
pub async fn change_audience(change: &Change<'_>, id: Uuid, audience: Audience<'_>) -> Result<()> {
    sql::update()
        .params(
            change.tx(),
            &sql::UpdateParams {
                title: audience.title,
                rule: audience.rule.to_json(),
                lead: commands::lead(audience.rule),
                any_status: audience.rule.any_status(),
                is_optional: false,
                due: None::<Value>,
                status: "active",
                now: change.now(),
                id,
            },
        )
        .await
        .sql()?;
    sql::forget_groups().bind(change.tx(), &id).await.sql()?;
    commands::write_groups(change, id, audience.rule).await
}

/// Gives a document the rules in force of others; what it or another of them says already is not said twice.
pub async fn copy_rules(change: &mut Change<'_>, by: Uuid, kind: DocumentType, from: &[Uuid], to: Uuid) -> Result<()> {
    let all: Vec<Uuid> = from.iter().copied().chain([to]).collect();
    let rows = sql::of_documents()
        .bind(change.tx(), &kind.into_str(), &all)
        .all()
        .await
        .sql()?;
    let (own, others): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.document_id == to);
    let mut rules: Vec<Rule> = own.iter().map(|row| Rule::stored(&row.rule)).collect();
    for row in others {
        let rule = Rule::stored(&row.rule);
        if rules.iter().any(|one| one.is_same_as(&rule, people::facet)) {
            continue;
        }
        rules.push(rule.clone());
        let wanted = RuleInput {
            kind,
            document_id: to,
            title: Some(row.title),
            rule,
            is_optional: row.is_optional,
            due: row.due.as_ref().map(DueRule::stored),
        };
        commands::create(change, by, wanted).await?;
    }
    Ok(())
}
