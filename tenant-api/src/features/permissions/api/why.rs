//! Help with rules: categories, values that people have, and why somebody has a document or has it not.

use learnt_queries::queries::permissions as sql;

use super::super::categories::{Category, Shape};
use super::super::read;
use crate::db::lists;
use crate::features::assignments::{self, DocumentType, Record, assignables};
use crate::features::fields;
use crate::prelude::*;

/// The categories that a rule can ask for.
#[utoipa::path(get, path = "/api/permissions/categories", tag = "permissions", responses((status = 200, body = Vec<Category>)))]
pub async fn all_categories(actor: Actor) -> Result<Json<Vec<Category>>> {
    let client = actor.client().await?;
    let team = actor.context.team.id.as_str();
    let categories = read::categories(&*client, team).await?;
    let used = sql::used().bind(&*client, &team).all().await.sql()?;
    Ok(Json(categories.all(&used)))
}

/// Which values.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct ValuesQuery {
    /// A category's id.
    pub category: String,
    /// Part of the value, or of a person's name.
    pub search: String,
}

/// A value that a rule can ask for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Suggestion {
    /// What goes into the rule.
    pub value: String,
    /// What is shown.
    pub label: String,
}

/// Values that people of this team have in a category, at most ten.
#[utoipa::path(get, path = "/api/permissions/values", tag = "permissions", params(ValuesQuery),
    responses((status = 200, body = Vec<Suggestion>), (status = 422, body = Problem)))]
pub async fn values(actor: Actor, Query(query): Query<ValuesQuery>) -> Result<Json<Vec<Suggestion>>> {
    let client = actor.client().await?;
    let (pattern, team) = (lists::contains(&query.search), actor.context.team.id.as_str());
    let plain = |value: String| Suggestion {
        label: value.clone(),
        value,
    };
    let categories = read::categories(&*client, team).await?;
    let found = match categories.shape(&query.category) {
        None => {
            return Err(Problem::field(
                "category",
                "unknown_category",
                format!("The category “{}” does not exist.", query.category),
            ));
        }
        Some(Shape::Nobody) => Vec::new(),
        Some(Shape::Word | Shape::Truth) => {
            let text = query.search.trim().to_lowercase();
            categories
                .options(&query.category)
                .iter()
                .filter(|word| word.contains(&text))
                .map(|word| plain((*word).to_owned()))
                .collect()
        }
        Some(Shape::Person) => people(&client, team, &pattern).await?,
        Some(Shape::Text) if categories.has_options(&query.category) => {
            let offered = fields::suggestions(&*client, team, &query.category, true, &query.search).await?;
            offered.into_iter().map(plain).collect()
        }
        Some(Shape::Text) => sql::values()
            .bind(&*client, &query.category, &team, &pattern)
            .all()
            .await
            .sql()?
            .into_iter()
            .map(plain)
            .collect(),
    };
    Ok(Json(found))
}

async fn people(client: &TenantClient, team: &str, pattern: &str) -> Result<Vec<Suggestion>> {
    let rows = sql::people().bind(&**client, &team, &pattern).all().await.sql()?;
    let label = |row: &sql::People| match row.email.as_str() {
        "" => format!("{} {}", row.first_name, row.last_name),
        email => format!("{} {} ({email})", row.first_name, row.last_name),
    };
    Ok(rows
        .into_iter()
        .map(|row| Suggestion {
            label: label(&row),
            value: row.user_id.to_string(),
        })
        .collect())
}

/// Who and what.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct WhyQuery {
    /// The document's type; a course if nothing is said.
    #[serde(rename = "type")]
    pub kind: Option<DocumentType>,
    pub document_id: Uuid,
    pub user_id: Uuid,
}

/// One category of a rule beside one membership.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Reason {
    pub category: String,
    /// What the rule asks for, in lower case.
    pub wanted: Vec<String>,
    /// What of it the person has.
    pub held: Vec<String>,
}

/// A rule beside one membership.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Verdict {
    /// The rule.
    pub permission_id: Uuid,
    pub title: String,
    /// The membership that was looked at.
    pub user_team_id: Option<String>,
    /// Its state: who left or is away for good matches only rules that name the status.
    pub membership_status: Option<String>,
    pub matches: bool,
    /// Category by category.
    pub reasons: Vec<Reason>,
}

/// What gives somebody a document, other than a rule.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Giver {
    /// hand, self, package or pathway.
    pub kind: String,
    /// What a package or a pathway is called.
    pub title: Option<String>,
}

/// The assignment as it stands.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssignmentState {
    /// The assignment.
    pub id: Uuid,
    pub status: String,
    /// 0 to 100.
    pub progress: i16,
    /// Since when it is no longer active.
    pub archived_at: Option<DateTime<Utc>>,
    /// The rules that give it.
    pub rules: Vec<Uuid>,
    /// What else gives it: hand, self, package, pathway.
    pub others: Vec<String>,
    /// The same by name: what a package or a pathway is called.
    pub givers: Vec<Giver>,
}

/// Why a person has a document, or has it not.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Why {
    /// First and last name.
    pub name: String,
    /// The document's state: only a published one is given.
    pub document_status: String,
    /// The person has it.
    pub has: bool,
    /// The assignment, if there ever was one.
    pub assignment: Option<AssignmentState>,
    /// Every active rule of the document beside every membership of the person.
    pub verdicts: Vec<Verdict>,
}

/// Why this person has this document, or why not.
#[utoipa::path(get, path = "/api/permissions/why", tag = "permissions", params(WhyQuery),
    responses((status = 200, body = Why), (status = 404, body = Problem)))]
pub async fn why(actor: Actor, Query(query): Query<WhyQuery>) -> Result<Json<Why>> {
    let client = actor.client().await?;
    let (id, user, team) = (query.document_id, query.user_id, actor.context.team.id.as_str());
    let kind = query.kind.unwrap_or(DocumentType::Course);
    let document = assignments::find(&*client, kind, id).await?;
    let person = sql::person().bind(&*client, &user, &team).opt().await.sql()?;
    let (document, person) = document.zip(person).ok_or_else(Problem::not_found)?;
    let rows = sql::why()
        .bind(&*client, &user, &kind.into_str(), &id)
        .all()
        .await
        .sql()?;
    let record = assignables::assignable(kind)?.record(&client, id, user).await?;
    let givers = sql::givers()
        .bind(&*client, &user, &kind.into_str(), &id)
        .all()
        .await
        .sql()?;
    let givers = givers.into_iter().map(|row| Giver {
        kind: row.kind,
        title: row.title,
    });
    let sources = assignments::sources(&*client, kind, id, user).await?;
    let assignment = assignment_state(record, sources, givers.collect());
    Ok(Json(Why {
        name: format!("{} {}", person.first_name, person.last_name),
        has: document.is_given
            && assignment
                .as_ref()
                .is_some_and(|assignment_state| assignment_state.archived_at.is_none()),
        document_status: document.status,
        assignment,
        verdicts: verdicts(rows),
    }))
}

fn assignment_state(
    record: Option<Record>,
    sources: Vec<(String, String)>,
    givers: Vec<Giver>,
) -> Option<AssignmentState> {
    let record = record?;
    let mut assignment_state = AssignmentState {
        id: record.id,
        status: record.status,
        progress: record.progress,
        archived_at: record.archived_at,
        rules: Vec::new(),
        others: Vec::new(),
        givers,
    };
    for (kind, source) in sources {
        match Uuid::parse_str(&source) {
            Ok(rule) if kind == "rule" => assignment_state.rules.push(rule),
            _ => assignment_state.others.push(kind),
        }
    }
    Some(assignment_state)
}

fn verdicts(rows: Vec<sql::Why>) -> Vec<Verdict> {
    let mut verdicts: Vec<Verdict> = Vec::new();
    for row in rows {
        let values = |facets: Vec<String>| {
            let value = |facet: String| {
                facet
                    .split_once('=')
                    .map_or_else(String::new, |(_, value)| value.to_owned())
            };
            facets.into_iter().map(value).collect::<Vec<_>>()
        };
        let reason = Reason {
            category: row.category,
            wanted: values(row.facets),
            held: values(row.held),
        };
        match verdicts.last_mut() {
            Some(last) if last.permission_id == row.permission_id && last.user_team_id == row.user_team_id => {
                last.reasons.push(reason)
            }
            _ => verdicts.push(Verdict {
                permission_id: row.permission_id,
                title: row.title,
                user_team_id: row.user_team_id,
                membership_status: row.membership_status,
                matches: row.matches,
                reasons: vec![reason],
            }),
        }
    }
    verdicts
}
