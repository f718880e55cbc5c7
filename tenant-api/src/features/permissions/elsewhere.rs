//! What other features do with rules: asking once whom one names, and giving a document those of others.

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
