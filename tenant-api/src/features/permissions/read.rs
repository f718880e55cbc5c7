//! What admins read about rules: the rules, whom they match, and which of them is not used.

use learnt_kernel::email::shown;
use learnt_queries::queries::permissions as sql;

use super::api::{Permission, PermissionStatus, PermissionsQuery};
use super::categories::Categories;
use super::model::Rule;
use crate::db::lists;
use crate::features::assignments::{DocumentType, DueRule, assignables};
use crate::features::people::Named;
use crate::features::{fields, files};
use crate::prelude::*;

/// A person whom a rule touches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Touched {
    pub user_id: Uuid,
    pub first_name: String,
    pub last_name: String,
    /// E-mail address, if there is one.
    pub email: String,
    /// Picture, if there is one.
    pub avatar: String,
}

/// The first fifty of each kind who are in the team.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Samples {
    /// Whom the rule names.
    pub matching: Vec<Touched>,
    /// Who would have the document and has it not.
    pub added: Vec<Touched>,
    /// Who would lose it.
    pub removed: Vec<Touched>,
}

/// What saving a rule would come to, in the whole tenant.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Preview {
    /// How many people the rule names.
    pub matching: i64,
    /// How many would have the document and have it not.
    pub added: i64,
    /// How many would lose it.
    pub removed: i64,
    /// The first fifty of each.
    pub people: Samples,
}

/// What a query asks for, as the statements take it.
struct RuleFilter<'q> {
    kinds: Vec<&'static str>,
    status: Option<&'static str>,
    category: Option<&'q str>,
    search: Option<String>,
    sort: &'q str,
}

impl<'q> RuleFilter<'q> {
    fn new(query: &'q PermissionsQuery) -> Self {
        let search = query.search.as_deref().map(str::trim);
        Self {
            kinds: match query.kind {
                Some(kind) => vec![kind.into_str()],
                None => assignables::type_names().to_vec(),
            },
            status: query.status.map(status_word),
            category: query.category.as_deref().filter(|id| !id.is_empty()),
            search: search.filter(|text| !text.is_empty()).map(lists::contains),
            sort: query.sort.as_deref().unwrap_or("-updatedAt"),
        }
    }
}

/// What rules of a team can ask for.
pub async fn categories(client: &impl GenericClient, team: &str) -> Result<Categories> {
    fields::definitions(client, team).await.map(Categories::new)
}

/// Reads a rule as a person wrote it. What the rule that it replaces asks for already it may go on asking for.
pub async fn rule(change: &Change<'_>, team: &str, given: &Value, replaces: Option<Uuid>) -> Result<Rule> {
    let mut categories = categories(change.tx(), team).await?;
    if let Some(id) = replaces
        && let Some(row) = sql::one().bind(change.tx(), &id).opt().await.sql()?
    {
        categories = categories.with_used_by(&Rule::stored(&row.rule));
    }
    Rule::parse(given, &categories).map_err(Problem::unprocessable)
}

/// The ids of the rules that a query keeps, in its order.
pub async fn ids(client: &TenantClient, query: &PermissionsQuery) -> Result<Vec<Uuid>> {
    let RuleFilter {
        kinds,
        status,
        category,
        search,
        sort,
    } = RuleFilter::new(query);
    sql::ids()
        .params(
            &**client,
            &sql::IdsParams {
                document_id: query.document_id,
                types: &kinds,
                status,
                category,
                search: search.as_deref(),
                sort,
            },
        )
        .all()
        .await
        .sql()
}

/// A page of rules.
pub async fn list(
    client: &TenantClient,
    actor: &Actor,
    query: &PermissionsQuery,
    page: PageQuery,
) -> Result<Page<Permission>> {
    let RuleFilter {
        kinds,
        status,
        category,
        search,
        sort,
    } = RuleFilter::new(query);
    let of = async |limit: i64, offset: i64| {
        sql::list()
            .params(
                &**client,
                &sql::ListParams {
                    document_id: query.document_id,
                    types: &kinds,
                    status,
                    category,
                    search: search.as_deref(),
                    sort,
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
    let rules: Vec<Rule> = rows.iter().map(|row| Rule::stored(&row.rule)).collect();
    let names = names(client, actor.context.team.id.as_str(), &rules).await?;
    let items = rows.into_iter().zip(rules).map(|(row, rule)| {
        let kind = kind(&row.r#type)?;
        Ok(Permission {
            id: row.id,
            document_id: row.document_id,
            document_title: row.document_title,
            document_status: row.document_status,
            kind,
            title: row.title,
            status: state(&row.status),
            names: of_rule(&rule, &names),
            rule,
            can_change: assignables::assignable(kind)?.may_change(actor, row.teams.as_deref()),
            is_optional: row.is_optional,
            due: row.due.as_ref().map(DueRule::stored),
            revision: row.revision,
            people: row.people,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    });
    let items: Vec<Permission> = items.collect::<Result<_>>()?;
    Ok(Page::new(items, total, page))
}

/// One rule.
pub async fn get(client: &TenantClient, actor: &Actor, id: Uuid) -> Result<Permission> {
    let row = sql::one().bind(&**client, &id).opt().await.or_not_found()?;
    let rules = [Rule::stored(&row.rule)];
    let names = names(client, actor.context.team.id.as_str(), &rules).await?;
    let ([rule], kind) = (rules, kind(&row.r#type)?);
    Ok(Permission {
        id: row.id,
        document_id: row.document_id,
        document_title: row.document_title,
        document_status: row.document_status,
        kind,
        title: row.title,
        status: state(&row.status),
        names: of_rule(&rule, &names),
        rule,
        can_change: assignables::assignable(kind)?.may_change(actor, row.teams.as_deref()),
        is_optional: row.is_optional,
        due: row.due.as_ref().map(DueRule::stored),
        revision: row.revision,
        people: row.people,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}

/// A type that only a newer program knows is not shown by this one.
pub fn kind(word: &str) -> Result<DocumentType> {
    word.parse().map_err(|_| Problem::not_found())
}

/// In force or put away, as it is stored.
pub fn state(word: &str) -> PermissionStatus {
    if word == "active" {
        PermissionStatus::Active
    } else {
        PermissionStatus::Archived
    }
}

fn status_word(status: PermissionStatus) -> &'static str {
    match status {
        PermissionStatus::Active => "active",
        PermissionStatus::Archived => "archived",
    }
}

/// The names of those who are in the team; of others only the rule itself speaks.
pub async fn names(client: &TenantClient, team: &str, rules: &[Rule]) -> Result<Vec<Named>> {
    let users: Vec<Uuid> = rules.iter().flat_map(Rule::people).collect();
    if users.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::names().bind(&**client, &users, &team).all().await.sql()?;
    Ok(rows
        .into_iter()
        .map(|row| Named {
            id: row.user_id,
            name: format!("{} {}", row.first_name, row.last_name),
        })
        .collect())
}

/// Of these, who is in the rule.
pub fn of_rule(rule: &Rule, names: &[Named]) -> Vec<Named> {
    let people = rule.people();
    names
        .iter()
        .filter(|named| people.contains(&named.id))
        .cloned()
        .collect()
}

/// A rule that is tried out.
#[derive(Debug, Clone, Copy)]
pub struct RuleTrial {
    /// It, written down; none: what it comes to when the one that is named is archived.
    pub draft: Option<Uuid>,
    /// The rule that it would replace.
    pub replaces: Option<Uuid>,
    /// The type of what it gives.
    pub kind: DocumentType,
    /// What it gives.
    pub document: Uuid,
    /// It gives nothing, and only offers.
    pub offers: bool,
}

/// Whom the drafted rule names, and what it would change beside the rule that it replaces.
pub async fn preview(app: &App, context: &TenantContext, change: &Change<'_>, tried: RuleTrial) -> Result<Preview> {
    let RuleTrial {
        draft,
        replaces,
        kind,
        document,
        offers,
    } = tried;
    let rows = sql::preview()
        .params(
            change.tx(),
            &sql::PreviewParams {
                draft,
                replaces,
                document_id: document,
                r#type: kind.into_str(),
                offers,
                team_id: context.team.id.as_str(),
            },
        )
        .all()
        .await
        .sql()?;
    let mut preview = Preview::default();
    for row in rows {
        let (total, people) = match row.bucket.as_str() {
            "matching" => (&mut preview.matching, &mut preview.people.matching),
            "added" => (&mut preview.added, &mut preview.people.added),
            _ => (&mut preview.removed, &mut preview.people.removed),
        };
        *total = row.total;
        // Somebody of another team is counted and not named.
        let Some(((user_id, first_name), last_name)) = row.user_id.zip(row.first_name).zip(row.last_name) else {
            continue;
        };
        people.push(Touched {
            user_id,
            first_name,
            last_name,
            email: shown(&row.email.unwrap_or_default()),
            avatar: files::avatar_url(app, &context.tenant, row.avatar.as_deref()).unwrap_or_default(),
        });
    }
    Ok(preview)
}
