//! Looking at rules: what one said over time, and which of them change nothing or cannot work.

use learnt_queries::queries::permissions as sql;

use super::super::model::Rule;
use super::super::read;
use super::PermissionStatus;
use crate::features::assignments::{DocumentType, DueRule, assignables};
use crate::features::people::Named;
use crate::prelude::*;

/// What a rule said from one moment on.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PermissionChange {
    /// The rule's revision from then on.
    pub revision: i32,
    pub changed_at: DateTime<Utc>,
    /// By whom, as they are called now.
    pub changed_by: Option<String>,
    /// The rule's title.
    pub title: String,
    /// In force or put away.
    pub status: PermissionStatus,
    /// Whom it named.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    pub rule: Rule,
    /// The names of the people in it who are in this team.
    pub names: Vec<Named>,
    /// It offered.
    pub is_optional: bool,
    /// By when; none: as the document says.
    pub due: Option<DueRule>,
}

/// What a rule said, change by change, the latest first
#[utoipa::path(get, path = "/api/permissions/{id}/history", operation_id = "permissions_history", tag = "permissions", params(("id" = Uuid, Path)),
    responses((status = 200, body = Vec<PermissionChange>), (status = 404, body = Problem)))]
pub async fn history(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Vec<PermissionChange>>> {
    let client = actor.client().await?;
    let rows = sql::history().bind(&*client, &id).all().await.sql()?;
    if rows.is_empty() {
        return Err(Problem::not_found());
    }
    let rules: Vec<Rule> = rows.iter().map(|row| Rule::stored(&row.rule)).collect();
    let names = read::names(&client, actor.context.team.id.as_str(), &rules).await?;
    let changes = rows.into_iter().zip(rules).map(|(row, rule)| PermissionChange {
        revision: row.revision,
        changed_at: row.changed_at,
        changed_by: row.changed_by_name,
        title: row.title,
        status: read::state(&row.status),
        names: read::of_rule(&rule, &names),
        rule,
        is_optional: row.is_optional,
        due: row.due.as_ref().map(DueRule::stored),
    });
    Ok(Json(changes.collect()))
}

/// Which rules.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct ConflictsQuery {
    pub document_id: Option<Uuid>,
    #[serde(rename = "type")]
    pub kind: Option<DocumentType>,
}

/// What is the matter with a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum ConflictKind {
    /// Everybody whom it names is named by another rule of the same document: it changes nothing.
    Covered,
    /// It offers to people to whom another rule assigns the document: they cannot choose.
    Contradicts,
    /// It asks for a category that is no field of the team any more: it names nobody new.
    Gone,
    /// It asks for values that nobody has.
    Unmatched,
}

impl ConflictKind {
    /// Which one a query's word means; the mildest where it is not known.
    fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Covered)
    }
}

/// A rule in force that changes nothing or cannot work.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Conflict {
    /// The rule.
    pub permission_id: Uuid,
    pub title: String,
    /// What it gives.
    #[serde(rename = "type")]
    pub document_type: DocumentType,
    pub document_id: Uuid,
    pub document_title: String,
    /// This team looks after the document: its admins change the rule.
    pub can_change: bool,
    /// What is the matter.
    pub kind: ConflictKind,
    /// The rule that it is in conflict with.
    pub other_id: Option<Uuid>,
    /// What that one is called.
    pub other_title: Option<String>,
    /// The category that is the matter.
    pub category: Option<String>,
    /// Its values that nobody has, in lower case, at most twenty.
    pub values: Vec<String>,
}

/// Rules in force that change nothing or cannot work
#[utoipa::path(get, path = "/api/permissions/conflicts", operation_id = "permissions_conflicts", tag = "permissions", params(ConflictsQuery, PageQuery),
    responses((status = 200, body = Page<Conflict>)))]
pub async fn conflicts(
    actor: Actor,
    Query(query): Query<ConflictsQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Conflict>>> {
    let client = actor.client().await?;
    let kinds = match query.kind {
        Some(kind) => vec![kind.into_str()],
        None => assignables::type_names().to_vec(),
    };
    let categories = read::categories(&*client, actor.context.team.id.as_str())
        .await?
        .all(&[]);
    let categories: Vec<String> = categories.into_iter().map(|category| category.id).collect();
    let of = async |limit: i64, offset: i64| {
        sql::conflicts()
            .params(
                &*client,
                &sql::ConflictsParams {
                    types: &kinds,
                    document_id: query.document_id,
                    categories: &categories,
                    per_page: limit,
                    skip: offset,
                },
            )
            .all()
            .await
            .sql()
    };
    let rows = of(page.limit(), page.offset()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        None if page.page() > 1 => of(1, 0).await?.first().map_or(0, |row| row.total),
        None => 0,
    };
    let items = rows.into_iter().map(|row| {
        let document_type = read::kind(&row.r#type)?;
        Ok(Conflict {
            permission_id: row.id,
            title: row.title,
            document_type,
            document_id: row.document_id,
            document_title: row.document_title,
            can_change: assignables::assignable(document_type)?.may_change(&actor, row.teams.as_deref()),
            kind: ConflictKind::parse(&row.kind),
            other_id: row.other_id,
            other_title: row.other_title,
            category: row.category,
            values: row.values,
        })
    });
    let items: Vec<Conflict> = items.collect::<Result<_>>()?;
    Ok(Json(Page::new(items, total, page)))
}
