//! What was written, as its readers and its editors get it.

use learnt_queries::queries::blogs as sql;

use super::content;
use super::model::{Kind, Status};
use crate::features::files;
use crate::prelude::*;
use crate::richtext;

/// Who reads, and when.
pub struct Reader {
    /// Sees drafts and what is archived.
    pub is_admin: bool,
    /// What has this date, or an earlier one, is there.
    pub now: DateTime<Utc>,
}

impl Reader {
    /// Who asks.
    pub fn of(app: &App, actor: &Actor) -> Self {
        Self {
            is_admin: actor.rank >= Role::Admin.rank(),
            now: app.clock.now(),
        }
    }
}

/// An upload that is shown.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BlogPicture)]
pub struct Picture {
    /// The upload.
    id: Uuid,
    /// Where it is, for some hours.
    url: String,
}

/// Who wrote it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BlogAuthor)]
pub struct Author {
    /// First and last name.
    name: String,
    /// Address of their picture.
    avatar_url: Option<String>,
}

/// What stands before it or behind it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BlogNeighbour)]
pub struct Neighbour {
    id: Uuid,
    title: String,
}

/// What a product has beyond its text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BlogProduct)]
pub struct Product {
    /// As people read it; may be empty.
    price: String,
    /// In order.
    pictures: Vec<Picture>,
    /// The words of the button; empty: there is none.
    action_label: String,
    /// Where the button leads.
    action_link: String,
}

/// An entry of the blog, or a product.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Blog {
    id: Uuid,
    kind: Kind,
    /// Who sees it.
    status: Status,
    /// The next edit must name this one.
    revision: i32,
    title: String,
    /// What it says, in short; may be empty.
    summary: String,
    /// Its text as a node tree, with the addresses of its pictures.
    #[schema(value_type = Object)]
    doc: Value,
    /// The picture above it.
    image: Option<Picture>,
    /// One word to find it by; may be empty.
    category: String,
    /// More words to find it by.
    tags: Vec<String>,
    /// Its date.
    published_at: Option<DateTime<Utc>>,
    /// When it was last changed.
    changed_at: DateTime<Utc>,
    /// Who wrote it, while they are in the team.
    author: Option<Author>,
    /// How many minutes it takes to read.
    minutes: i32,
    /// Of a product only.
    product: Option<Product>,
    /// The one that was published before it.
    previous: Option<Neighbour>,
    /// The one that was published after it.
    next: Option<Neighbour>,
}

/// One of the team's; what a reader may not see is not there for them.
pub async fn get(app: &App, context: &TenantContext, client: &TenantClient, id: Uuid, reader: &Reader) -> Result<Blog> {
    let team = context.team.id.as_str();
    let row = sql::one_blog().bind(&**client, &id, &team).opt().await.or_not_found()?;
    let is_seen = Status::parse(&row.status).is_visible(row.published_at, reader.now);
    if !is_seen && !reader.is_admin {
        return Err(Problem::not_found());
    }
    let (mut previous, mut next) = (None, None);
    if let Some(at) = row.published_at.filter(|_| is_seen) {
        let found = sql::neighbours()
            .params(
                &**client,
                &sql::NeighboursParams {
                    team_id: team,
                    kind: &row.kind,
                    now: reader.now,
                    published_at: at,
                    id,
                },
            )
            .all()
            .await
            .sql()?;
        for one in found {
            let neighbour = if one.is_next { &mut next } else { &mut previous };
            *neighbour = Some(Neighbour {
                id: one.id,
                title: one.title,
            });
        }
    }
    Ok(Blog {
        previous,
        next,
        ..to_view(app, context, row)
    })
}

fn to_view(app: &App, context: &TenantContext, row: sql::OneBlog) -> Blog {
    let url = |id| files::url(app, &context.tenant, id);
    let picture = |id| Picture { id, url: url(id) };
    let kind = Kind::parse(&row.kind);
    let avatar = row.author_avatar;
    Blog {
        id: row.id,
        kind,
        status: Status::parse(&row.status),
        revision: row.revision,
        title: row.title,
        summary: row.summary,
        doc: richtext::with_urls(&row.doc, &|id| Some(url(id))),
        image: row.image.map(picture),
        category: row.category,
        tags: row.tags,
        published_at: row.published_at,
        changed_at: row.changed_at,
        author: row.author_name.map(|name| Author {
            name,
            avatar_url: files::avatar_url(app, &context.tenant, avatar.as_deref()),
        }),
        minutes: content::minutes(row.words),
        product: (kind == Kind::Product).then(|| Product {
            price: row.price,
            pictures: row.pictures.into_iter().map(picture).collect(),
            action_label: row.action_label,
            action_link: row.action_link,
        }),
        previous: None,
        next: None,
    }
}
