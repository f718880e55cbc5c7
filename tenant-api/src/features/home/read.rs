//! What screens read of a homepage.

use futures_util::future::{try_join, try_join3};
use learnt_queries::queries::home as sql;

use super::model::{self, Kind, Widget};
use super::props;
use crate::features::learning::{self, Glance};
use crate::features::{blogs, files};
use crate::prelude::*;

/// A homepage as its people see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Home {
    /// In order.
    widgets: Vec<Widget>,
    /// When it was published; never: it is the one that every team begins with.
    published_at: Option<DateTime<Utc>>,
    /// Those of them that the person who looks has hidden.
    hidden: Vec<Uuid>,
    /// What the person who looks is learning.
    learning: Glance,
}

/// What its editor works on.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Draft {
    /// In order.
    widgets: Vec<Widget>,
    /// The next change must name this one; 0: nobody has changed it yet.
    revision: i32,
    changed_at: Option<DateTime<Utc>>,
    /// Who changed it last, while they are in the tenant.
    changed_by: Option<String>,
    /// What people see; null: nothing was published yet.
    version: Option<i32>,
    /// Since when.
    published_at: Option<DateTime<Utc>>,
    /// The draft is what people see.
    is_live: bool,
}

/// A publication, as the list of them shows it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VersionRow {
    /// The version.
    id: Uuid,
    /// Counts from 1.
    version: i32,
    published_at: DateTime<Utc>,
    /// Who, while they are in the tenant.
    published_by: Option<String>,
    widgets: i32,
}

/// A publication whole.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Version {
    /// Counts from 1.
    version: i32,
    published_at: DateTime<Utc>,
    /// In order.
    widgets: Vec<Widget>,
}

/// The page, what the person hid of it and what they learn, all on their way at once.
pub async fn home(actor: &Actor, client: &TenantClient, kind: Kind) -> Result<Home> {
    let (team, kind_name) = (actor.context.team.id.as_str(), kind.into_str());
    let hidden = async {
        let hidden = sql::hidden_widgets();
        hidden
            .bind(&**client, &actor.user_id, &team, &kind_name)
            .all()
            .await
            .sql()
    };
    let learning = learning::glance(&actor.app, &actor.context, client, actor.user_id);
    let page = async {
        let (widgets, published_at) = published(&actor.context, client, kind).await?;
        // What stands in them is asked for at once.
        let news = newest(&actor.app, &actor.context, client, &widgets);
        let (mut widgets, news) = try_join(with_urls(&actor.app, &actor.context, client, &widgets), news).await?;
        let fed_widgets = widgets.iter_mut().filter(|widget| newest_query(widget).is_some());
        for (widget, posts) in fed_widgets.zip(news) {
            widget.props.insert("items".into(), props::teaser_items(posts));
        }
        Ok((widgets, published_at))
    };
    let (page, mut hidden, learning) = try_join3(page, hidden, learning).await?;
    let (widgets, published_at) = page;
    // What an admin has taken off the page since, or wants everybody to see, is not hidden.
    hidden.retain(|id| model::may_be_hidden(&widgets, *id));
    Ok(Home {
        widgets,
        published_at,
        hidden,
        learning,
    })
}

/// What people see, and since when; where nothing was published, what every team begins with.
pub async fn published(
    context: &TenantContext,
    client: &TenantClient,
    kind: Kind,
) -> Result<(Vec<Widget>, Option<DateTime<Utc>>)> {
    let (team, kind) = (context.team.id.as_str(), kind.into_str());
    let page = sql::published().bind(&**client, &team, &kind).opt().await.sql()?;
    Ok(match page {
        Some(page) => (model::read(page.widgets)?, Some(page.published_at)),
        None => (model::default_widgets(), None),
    })
}

/// Gives each upload its address and its sides.
async fn with_urls(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    widgets: &[Widget],
) -> Result<Vec<Widget>> {
    let ids: Vec<Uuid> = widgets.iter().flat_map(|widget| props::files(&widget.props)).collect();
    let files = files::views(app, context, client, &ids).await?;
    let show = |widget: &Widget| Widget {
        props: props::with_urls(&widget.kind, &widget.props, &files),
        ..widget.clone()
    };
    Ok(widgets.iter().map(show).collect())
}

/// The newest of the blog for each widget that shows them; where there is none, nothing is asked for.
async fn newest(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    widgets: &[Widget],
) -> Result<Vec<Vec<blogs::BlogTeaser>>> {
    let wanted: Vec<blogs::NewestQuery> = widgets.iter().filter_map(newest_query).collect();
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    blogs::newest(app, context, client, &wanted).await
}

fn newest_query(widget: &Widget) -> Option<blogs::NewestQuery> {
    (widget.kind == "news")
        .then(|| props::newest_query(&widget.props))
        .flatten()
}

/// The draft; where nobody edited yet, what every team begins with.
pub async fn draft(app: &App, context: &TenantContext, client: &TenantClient, kind: Kind) -> Result<Draft> {
    let (team, kind) = (context.team.id.as_str(), kind.into_str());
    let row = sql::draft().bind(&**client, &team, &kind).opt().await.sql()?;
    Ok(match row {
        Some(row) => Draft {
            widgets: with_urls(app, context, client, &model::read(row.draft)?).await?,
            revision: row.revision,
            changed_at: Some(row.changed_at),
            changed_by: row.changed_by_name,
            version: row.version,
            published_at: row.published_at,
            is_live: row.is_live,
        },
        None => Draft {
            widgets: model::default_widgets(),
            revision: 0,
            changed_at: None,
            changed_by: None,
            version: None,
            published_at: None,
            is_live: false,
        },
    })
}

/// What was published, the latest first.
pub async fn versions(context: &TenantContext, client: &TenantClient, kind: Kind) -> Result<Vec<VersionRow>> {
    let (team, kind) = (context.team.id.as_str(), kind.into_str());
    let rows = sql::versions().bind(&**client, &team, &kind).all().await.sql()?;
    let row = |row: sql::Versions| VersionRow {
        id: row.id,
        version: row.version,
        published_at: row.published_at,
        published_by: row.published_by_name,
        widgets: row.widgets,
    };
    Ok(rows.into_iter().map(row).collect())
}

/// A publication of this team's, with the kind of its homepage.
pub async fn found(context: &TenantContext, client: &TenantClient, id: Uuid) -> Result<Option<sql::OneVersion>> {
    sql::one_version()
        .bind(&**client, &id, &context.team.id.as_str())
        .opt()
        .await
        .sql()
}

/// The same as screens get it.
pub async fn version(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    found: sql::OneVersion,
) -> Result<Version> {
    Ok(Version {
        version: found.version,
        published_at: found.published_at,
        widgets: with_urls(app, context, client, &model::read(found.widgets)?).await?,
    })
}

/// Which homepage a stored word means.
pub fn kind(kind_name: &str) -> Kind {
    serde_json::from_value(Value::from(kind_name)).unwrap_or_default()
}
