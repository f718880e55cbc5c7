//! The rules as a file.

use axum::response::Response;
use learnt_queries::queries::permissions as sql;

use super::super::model::{EVERYONE, Rule};
use super::super::read;
use super::PermissionsQuery;
use crate::edge::csv;
use crate::features::people::Named;
use crate::prelude::*;

const COLUMNS: [&str; 8] = [
    "document",
    "title",
    "rule",
    "status",
    "optional",
    "people",
    "createdAt",
    "updatedAt",
];

/// The rules that the filter keeps, in the list's order, as a file.
#[utoipa::path(get, path = "/api/permissions/export.csv", operation_id = "permissions_export", tag = "permissions", params(PermissionsQuery),
    responses((status = 200, content_type = "text/csv", body = String)))]
pub async fn export(actor: Actor, Query(query): Query<PermissionsQuery>) -> Result<Response> {
    let (tenant, team) = (actor.context.tenant.clone(), actor.context.team.id.as_str().to_owned());
    let client = actor.client().await?;
    let ids = read::ids(&client, &query).await?;
    drop(client);
    let lines = move |ids: Vec<Uuid>| {
        let (app, tenant, team) = (actor.app.clone(), tenant.clone(), team.clone());
        async move {
            let client = app.client_of(&tenant).await?;
            let rows = sql::with_ids().bind(&*client, &ids).all().await.sql()?;
            let rules: Vec<Rule> = rows.iter().map(|row| Rule::stored(&row.rule)).collect();
            let names = read::names(&client, &team, &rules).await?;
            let lines = rows
                .iter()
                .zip(&rules)
                .map(|(row, rule)| (row.id, line(row, rule, &names)));
            Ok(lines.collect())
        }
    };
    csv::rows(
        "attachment; filename=\"permissions.csv\"",
        csv::head(COLUMNS),
        ids,
        lines,
    )
    .await
}

fn line(row: &sql::WithIds, rule: &Rule, names: &[Named]) -> String {
    let (rule, people) = (describe_rule(rule, names), row.people.to_string());
    let (created, updated) = (
        csv::timestamp(Some(row.created_at)),
        csv::timestamp(Some(row.updated_at)),
    );
    csv::line([
        &row.document_title,
        &row.title,
        &rule,
        &row.status,
        csv::yes_no(row.is_optional),
        &people,
        &created,
        &updated,
    ])
}

/// `loc1: Leeds | York; roles: learner`: OR inside a list, AND between lists. People by name where they are in the team.
fn describe_rule(rule: &Rule, names: &[Named]) -> String {
    let name = |value: &String| {
        let named = names.iter().find(|named| named.id.to_string() == *value);
        named.map_or_else(|| value.clone(), |named| named.name.clone())
    };
    let parts = rule.lists().map(|(category, values)| {
        let values: Vec<String> = values.iter().map(name).collect();
        match category {
            EVERYONE => category.to_owned(),
            _ => format!("{category}: {}", values.join(" | ")),
        }
    });
    parts.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_rule_reads_as_it_is_meant() {
        let (lena, other) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let rule = Rule::stored(&json!({"loc1": ["Leeds", "York"], "userId": [lena, other]}));
        let names = [Named {
            id: lena,
            name: "Lena Brandt".into(),
        }];
        assert_eq!(
            describe_rule(&rule, &names),
            format!("loc1: Leeds | York; userId: Lena Brandt | {other}")
        );
        assert_eq!(
            describe_rule(&Rule::stored(&json!({"everyone": ["everyone"]})), &[]),
            "everyone"
        );
    }
}
