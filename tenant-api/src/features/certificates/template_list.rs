//! Templates as admins see them.

use learnt_queries::queries::certificates as sql;
use sea_query::{Alias, Expr, ExprTrait, Func, Order, Query, SelectStatement};

use super::design::Design;
use crate::db::lists::{self, Row};
use crate::features::files::{self, FileView};
use crate::prelude::*;

/// How far a template is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = CertificateTemplateState)]
pub enum State {
    /// It was never published: no course can choose it.
    Draft,
    /// What is published is what the draft says.
    Published,
    /// The draft has changed since it was published.
    Changed,
    /// It is put away: no course can choose it any more.
    Archived,
}

impl State {
    fn of(live_version: Option<i32>, changed: bool, archived: bool) -> Self {
        match (archived, live_version, changed) {
            (true, _, _) => Self::Archived,
            (false, None, _) => Self::Draft,
            (false, Some(_), true) => Self::Changed,
            (false, Some(_), false) => Self::Published,
        }
    }
}

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct TemplateQuery {
    /// Those that were put away, instead of the others.
    pub archived: bool,
    /// Only those that a course can choose.
    pub published: bool,
}

/// A template in the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CertificateTemplateRow)]
pub struct TemplateRow {
    id: Uuid,
    title: String,
    state: State,
    /// Which change of it this is.
    revision: i32,
    /// So many courses give certificates that look so.
    courses: i64,
    /// When it was last changed.
    updated_at: DateTime<Utc>,
}

/// A template, as it is worked on.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CertificateTemplate)]
pub struct Template {
    id: Uuid,
    title: String,
    state: State,
    /// Which change of it this is.
    revision: i32,
    /// The version that is issued with.
    live_version: Option<i32>,
    /// When it was last changed.
    updated_at: DateTime<Utc>,
    /// The draft.
    design: Design,
    /// The uploads that the draft names.
    pictures: Vec<FileView>,
}

/// One page of them.
pub async fn page(client: &TenantClient, query: &TemplateQuery, page: PageQuery) -> Result<Page<TemplateRow>> {
    lists::page(&**client, filtered(query), &page, to_view).await
}

fn filtered(query: &TemplateQuery) -> SelectStatement {
    let col = |column: &'static str| Expr::col((Alias::new("t"), Alias::new(column)));
    let mut select = Query::select();
    for column in [
        "id",
        "title",
        "revision",
        "live_version",
        "changed",
        "archived_at",
        "updated_at",
    ] {
        select.expr(col(column));
    }
    let courses = "(select count(*) from course_versions v join courses c on c.id = v.course_id \
                   and c.live_version = v.version where v.certificate_template = t.id)";
    select
        .expr_as(Expr::cust(courses), Alias::new("courses"))
        .from_as(Alias::new("certificate_templates"), Alias::new("t"));
    if query.archived {
        select.and_where(col("archived_at").is_not_null());
    } else {
        select.and_where(col("archived_at").is_null());
    }
    if query.published {
        select.and_where(col("live_version").is_not_null());
    }
    select
        .order_by_expr(Expr::expr(Func::lower(col("title"))), Order::Asc)
        .order_by_expr(col("id"), Order::Asc);
    select
}

fn to_view(row: &Row) -> TemplateRow {
    let archived: Option<DateTime<Utc>> = row.get("archived_at");
    from_row!(row => TemplateRow {
        id, title, revision, courses, updated_at;
        state: State::of(row.get("live_version"), row.get("changed"), archived.is_some()),
    })
}

/// One of them, with the pictures of its draft.
pub async fn get(app: &App, context: &TenantContext, client: &TenantClient, id: Uuid) -> Result<Template> {
    let row = sql::one_template().bind(&**client, &id).opt().await.or_not_found()?;
    let design: Design = serde_json::from_value(row.draft).map_err(|error| Problem::internal(&error))?;
    let ids: Vec<Uuid> = design.pictures().into_iter().map(|(_, id)| id).collect();
    let mut pictures: Vec<FileView> = files::views(app, context, client, &ids).await?.into_values().collect();
    pictures.sort_by_key(|file| file.id);
    Ok(Template {
        id: row.id,
        title: row.title,
        state: State::of(row.live_version, row.changed, row.archived_at.is_some()),
        revision: row.revision,
        live_version: row.live_version,
        updated_at: row.updated_at,
        design,
        pictures,
    })
}
