//! The catalogue over HTTP: what is offered to me, taking it, and leaving it.

use learnt_queries::queries::optional_learning as sql;

use crate::db::lists;
use crate::features::assignments::{self, DocumentType};
use crate::features::files::{self, FileView};
use crate::prelude::*;

/// Which of what is offered to me.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct OffersQuery {
    /// Part of title, description, category or tags.
    pub search: Option<String>,
    #[serde(rename = "type")]
    pub kind: Option<DocumentType>,
    /// Exactly this category.
    pub category: Option<String>,
    pub tag: Option<String>,
    /// What I took, or what I did not; none: both.
    pub enrolled: Option<bool>,
    /// `title`, `category`, `type` or `progress`, with a minus downwards; `title` if nothing is said.
    pub sort: Option<String>,
}

/// Something that I may take, or took.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LearningOffer)]
pub struct Offer {
    #[serde(rename = "type")]
    pub kind: DocumentType,
    pub id: Uuid,
    pub title: String,
    /// What it is about.
    pub description: String,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// Its picture, if it has one.
    pub image: Option<FileView>,
    /// A rule offers it to me now; what I took stays mine when none does any more.
    pub is_offered: bool,
    /// I took it.
    pub is_enrolled: bool,
    /// My record of it, if I ever had it: the assignment of a course.
    pub record_id: Option<Uuid>,
    /// How far I am, if I ever had it.
    pub status: Option<String>,
    /// 0 to 100.
    pub progress: i16,
}

fn text(given: Option<&str>) -> Option<&str> {
    given.map(str::trim).filter(|text| !text.is_empty())
}

/// What I may take without being assigned, and what of it I took
#[utoipa::path(get, path = "/api/me/optional-learning", operation_id = "optional_learning_list", tag = "optional_learning", params(OffersQuery, PageQuery),
    responses((status = 200, body = Page<Offer>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<OffersQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Offer>>> {
    let client = actor.client().await?;
    let search = text(query.search.as_deref()).map(lists::contains);
    let (category, tag) = (text(query.category.as_deref()), text(query.tag.as_deref()));
    let (kind, sort) = (
        query.kind.map(|kind| kind.into_str()),
        query.sort.as_deref().unwrap_or("title"),
    );
    let user = actor.user_id;
    let of = async |limit: i64, offset: i64| {
        sql::offers()
            .params(
                &*client,
                &sql::OffersParams {
                    user_id: user,
                    search: search.as_deref(),
                    r#type: kind,
                    category,
                    tag,
                    enrolled: query.enrolled,
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
    let images: Vec<Uuid> = rows.iter().filter_map(|row| row.image).collect();
    let views = files::views(&actor.app, &actor.context, &client, &images).await?;
    let items = rows.into_iter().filter_map(|row| {
        Some(Offer {
            // A type that only a newer program knows is not shown by this one.
            kind: row.r#type.parse().ok()?,
            id: row.id,
            title: row.title,
            description: row.description,
            category: row.category,
            tags: row.tags,
            image: row.image.and_then(|id| views.get(&id).cloned()),
            is_offered: row.is_offered,
            is_enrolled: row.is_enrolled,
            record_id: row.record_id,
            status: row.status,
            progress: row.progress.unwrap_or_default(),
        })
    });
    Ok(Json(Page::new(items.collect(), total, page)))
}

/// A word to narrow the catalogue by.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CatalogueFacet)]
pub struct Facet {
    /// The word.
    pub value: String,
    /// So much of the catalogue has it.
    pub count: i64,
}

/// What the catalogue can be narrowed by, the most frequent first.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct CatalogueFacets {
    pub types: Vec<Facet>,
    pub categories: Vec<Facet>,
    pub tags: Vec<Facet>,
}

/// What my catalogue can be narrowed by
#[utoipa::path(get, path = "/api/me/optional-learning/facets", operation_id = "optional_learning_facets", tag = "optional_learning",
    responses((status = 200, body = CatalogueFacets)))]
pub async fn facets(actor: Actor) -> Result<Json<CatalogueFacets>> {
    let client = actor.client().await?;
    let rows = sql::facets().bind(&*client, &actor.user_id).all().await.sql()?;
    let mut facets = CatalogueFacets::default();
    for row in rows {
        let list = match row.facet.as_str() {
            "type" => &mut facets.types,
            "category" => &mut facets.categories,
            _ => &mut facets.tags,
        };
        list.push(Facet {
            value: row.value,
            count: row.count,
        });
    }
    Ok(Json(facets))
}

/// Something that is offered.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfferBody {
    #[serde(rename = "type")]
    pub kind: DocumentType,
    pub document_id: Uuid,
}

/// Take something that is offered to me
#[utoipa::path(post, path = "/api/me/optional-learning/enrol", operation_id = "optional_learning_enrol", tag = "optional_learning", request_body = OfferBody,
    responses((status = 204), (status = 409, body = Problem, description = "not_offered"), (status = 422, body = Problem)))]
pub async fn enrol(actor: Actor, Json(body): Json<OfferBody>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    assignments::enrol(&mut change, actor.user_id, body.kind, body.document_id).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leave something that I took; what I did with it is kept
#[utoipa::path(post, path = "/api/me/optional-learning/leave", operation_id = "optional_learning_leave", tag = "optional_learning", request_body = OfferBody,
    responses((status = 204), (status = 409, body = Problem, description = "assigned"), (status = 422, body = Problem)))]
pub async fn leave(actor: Actor, Json(body): Json<OfferBody>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    assignments::leave(&mut change, actor.user_id, body.kind, body.document_id).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}
