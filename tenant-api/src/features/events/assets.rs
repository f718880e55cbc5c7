//! Rooms and equipment of the tenant: their list, and how admins keep it.

use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::events as sql;
use sea_query::{Alias, Expr, ExprTrait, Order, Query};

use crate::db::lists::{self, Row};
use crate::prelude::*;

const LONGEST_NAME: usize = 100;
const LONGEST_PLACE: usize = 200;
const MOST_SEATS: i32 = 100_000;

/// What it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = EventAssetKind)]
pub enum AssetKind {
    /// Where an event takes place.
    Room,
    /// What it needs.
    Equipment,
}

impl AssetKind {
    /// Which one a stored word means; no event takes place in what is not known.
    fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Equipment)
    }
}

/// A room or a piece of equipment.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventAsset)]
pub struct Asset {
    id: Uuid,
    kind: AssetKind,
    pub name: String,
    /// Where it is.
    place: String,
    /// For how many people; nothing: nobody counted.
    capacity: Option<i32>,
    /// It is not chosen any more.
    is_archived: bool,
    /// The next edit must name this one; of those that an event names, nothing.
    revision: Option<i32>,
}

impl Asset {
    /// Whether it is where something takes place.
    pub fn is_room(&self) -> bool {
        self.kind == AssetKind::Room
    }
}

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct AssetQuery {
    /// Words of the name or the place.
    pub search: Option<String>,
    /// Only rooms, or only equipment.
    #[param(inline)]
    pub kind: Option<AssetKind>,
    /// `true`: those that are archived.
    pub archived: Option<bool>,
}

/// One page of the list, by name.
pub async fn page(client: &TenantClient, query: &AssetQuery, page: PageQuery) -> Result<Page<Asset>> {
    let mut select = Query::select();
    for column in ["id", "kind", "name", "place", "capacity", "archived_at", "revision"] {
        select.column(Alias::new(column));
    }
    select.from(Alias::new("event_assets"));
    let archived = Expr::col(Alias::new("archived_at"));
    select.and_where(if query.archived == Some(true) {
        archived.is_not_null()
    } else {
        archived.is_null()
    });
    if let Some(kind) = query.kind {
        select.and_where(Expr::col(Alias::new("kind")).eq(kind.into_str()));
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(Expr::cust_with_values("lower(name || ' ' || place) like $1", [word]));
    }
    select
        .order_by_expr(Expr::cust("lower(name)"), Order::Asc)
        .order_by(Alias::new("id"), Order::Asc);
    lists::page(&**client, select, &page, to_view).await
}

fn to_view(row: &Row) -> Asset {
    from_row!(row => Asset {
        id, name, place, capacity;
        kind: AssetKind::parse(row.get("kind")),
        is_archived: row.get::<_, Option<DateTime<Utc>>>("archived_at").is_some(),
        revision: Some(row.get("revision")),
    })
}

/// Those that an event names, rooms first.
pub async fn find_many(client: &TenantClient, ids: &[Uuid]) -> Result<Vec<Asset>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::assets_by_ids().bind(&**client, &ids).all().await.sql()?;
    let shown = rows.into_iter().map(|row| Asset {
        id: row.id,
        kind: AssetKind::parse(&row.kind),
        name: row.name,
        place: row.place,
        capacity: row.capacity,
        is_archived: row.is_archived,
        revision: None,
    });
    Ok(shown.collect())
}

/// What is written of one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = EventAssetContent)]
pub struct AssetContent {
    /// 1 to 100 characters, once among those of its kind.
    name: String,
    /// Where it is; at most 200 characters.
    #[serde(default)]
    place: String,
    /// For how many people; nothing: nobody counted.
    capacity: Option<i32>,
}

impl AssetContent {
    fn checked(self) -> Result<Self> {
        let (name, location) = (self.name.trim().to_owned(), self.place.trim().to_owned());
        let mut wrong = Vec::new();
        if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
            wrong.push(FieldError::new(
                "name",
                "required",
                "Enter a name of at most 100 characters.",
            ));
        }
        if location.chars().count() > LONGEST_PLACE {
            wrong.push(FieldError::new("place", "too_long", "Use at most 200 characters."));
        }
        if self.capacity.is_some_and(|seats| !(1..=MOST_SEATS).contains(&seats)) {
            let sentence = "Enter a number from 1 to 100,000, or leave the field empty.";
            wrong.push(FieldError::new("capacity", "out_of_range", sentence));
        }
        if wrong.is_empty() {
            let capacity = self.capacity;
            Ok(Self {
                name,
                place: location,
                capacity,
            })
        } else {
            Err(Problem::unprocessable(wrong))
        }
    }
}

fn name_taken() -> Problem {
    Problem::field("name", "taken", "This name is already in use.")
}

/// Adds one.
pub async fn create(change: &mut Change<'_>, by: Uuid, kind: AssetKind, content: AssetContent) -> Result<Uuid> {
    let (id, of) = (new_id(), content.checked()?);
    sql::create_asset()
        .params(
            change.tx(),
            &sql::CreateAssetParams {
                id,
                kind: kind.into_str(),
                name: &of.name,
                place: &of.place,
                capacity: of.capacity,
                by,
                now: change.now(),
            },
        )
        .await
        .on_constraint("event_assets_name", name_taken)?;
    publish(change, "event_asset.created", id, &of.name).await?;
    Ok(id)
}

async fn lock(change: &Change<'_>, id: Uuid, revision: i32) -> Result<sql::LockAsset> {
    let row = sql::lock_asset().bind(change.tx(), &id).opt().await.or_not_found()?;
    let sentence = "Someone else has changed this. Load the latest version and try again.";
    revision::expect(row.revision, revision, || sentence.to_owned())?;
    Ok(row)
}

/// Keeps what was written of one.
pub async fn save(change: &mut Change<'_>, by: Uuid, (id, revision): (Uuid, i32), content: AssetContent) -> Result<()> {
    lock(change, id, revision).await?;
    let of = content.checked()?;
    sql::store_asset()
        .params(
            change.tx(),
            &sql::StoreAssetParams {
                name: &of.name,
                place: &of.place,
                capacity: of.capacity,
                by,
                now: change.now(),
                id,
            },
        )
        .await
        .on_constraint("event_assets_name", name_taken)?;
    publish(change, "event_asset.changed", id, &of.name).await
}

/// Archives one, or brings it back: events that name it go on doing so, others do not find it. Done twice it is done.
pub async fn archive(change: &mut Change<'_>, by: Uuid, (id, revision): (Uuid, i32), archived: bool) -> Result<()> {
    let row = lock(change, id, revision).await?;
    if row.archived_at.is_some() == archived {
        return Ok(());
    }
    let at = archived.then(|| change.now());
    sql::archive_asset()
        .bind(change.tx(), &at, &by, &change.now(), &id)
        .await
        .on_constraint("event_assets_name", name_taken)?;
    let action = if archived {
        "event_asset.archived"
    } else {
        "event_asset.restored"
    };
    publish(change, action, id, &row.name).await
}

async fn publish(change: &mut Change<'_>, action: &'static str, id: Uuid, name: &str) -> Result<()> {
    change.record(AuditEntry::new(action, id.to_string()).named(name)).await
}
