//! Who comes to an event, who waits, and what its ledger says.

use learnt_kernel::csv;
use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::events as sql;
use sea_query::{Alias, Cond, Expr, ExprTrait, JoinType, Order, Query};

use super::assets::{self, Asset};
use super::content::local;
use super::model::{Refusal, State};
use super::planning;
use super::sign_in::{self, Language, Sheet, Signer};
use super::workbook;
use crate::blocking::run_blocking;
use crate::db::lists::{self, Row};
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct AttendeeQuery {
    /// Words of the name, the address or the login name.
    pub search: Option<String>,
    /// Only those in this state; none: everybody but who waits.
    #[param(inline)]
    pub state: Option<State>,
}

/// Somebody who is or was registered.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Attendee {
    user_id: Uuid,
    /// First and last name; nothing: they have left.
    name: Option<String>,
    email: Option<String>,
    state: State,
    /// The move with which they joined the wait list: its order.
    place: i32,
    /// Until when a seat is kept for them.
    offered_until: Option<DateTime<Utc>>,
    /// When that was last changed.
    changed_at: DateTime<Utc>,
}

impl Attendee {
    /// For those who need not write to them.
    pub fn without_email(self) -> Self {
        Self { email: None, ..self }
    }
}

fn col(table: &'static str, column: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(column)))
}

async fn check_exists(client: &TenantClient, team: &str, event: Uuid) -> Result<()> {
    let found = sql::one_event().bind(&**client, &event, &team).opt().await.sql()?;
    found.map(drop).ok_or_else(Problem::not_found)
}

/// One page of them, by name; who waits by their place.
pub async fn page(
    client: &TenantClient,
    (team, event): (&str, Uuid),
    (query, page): (&AttendeeQuery, PageQuery),
) -> Result<Page<Attendee>> {
    check_exists(client, team, event).await?;
    let mut select = Query::select();
    for column in ["user_id", "state", "place", "offered_until", "changed_at"] {
        select.expr(col("r", column));
    }
    for column in ["first_name", "last_name", "email"] {
        select.expr(col("u", column));
    }
    select
        .from_as(Alias::new("user_events"), Alias::new("r"))
        .join_as(
            JoinType::LeftJoin,
            Alias::new("user_teams"),
            Alias::new("u"),
            Cond::all()
                .add(col("u", "user_id").eq(col("r", "user_id")))
                .add(col("u", "team_id").eq(team)),
        )
        .and_where(col("r", "event_id").eq(event));
    match query.state {
        Some(state) => select.and_where(col("r", "state").eq(state.into_str())),
        None => select.and_where(col("r", "state").is_not_in(["waiting", "waiting-cancelled"])),
    };
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("u", "search").like(word));
    }
    if query.state == Some(State::Waiting) {
        select.order_by_expr(col("r", "place"), Order::Asc);
    } else {
        select
            .order_by_expr(Expr::cust("lower(u.first_name)"), Order::Asc)
            .order_by_expr(Expr::cust("lower(u.last_name)"), Order::Asc);
    }
    select.order_by_expr(col("r", "user_id"), Order::Asc);
    lists::page(&**client, select, &page, to_view).await
}

fn to_view(row: &Row) -> Attendee {
    let name = |part: &str| row.get::<_, Option<String>>(part);
    from_row!(row => Attendee {
        user_id, email, place, offered_until, changed_at;
        name: name("first_name")
            .zip(name("last_name"))
            .map(|(first, last)| format!("{first} {last}")),
        state: State::parse(row.get("state")),
    })
}

/// A line of the ledger.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventMove {
    /// Which one: they count from one.
    number: i32,
    user_id: Uuid,
    /// Their name, while they are in the team.
    person: Option<String>,
    /// Where they stood; nothing: they were not registered.
    from: Option<State>,
    /// Where they went.
    to: State,
    /// Until when a seat was kept for them.
    offered_until: Option<DateTime<Utc>>,
    /// Why, as a word.
    reason: String,
    /// Why, as somebody wrote.
    note: String,
    made_at: DateTime<Utc>,
    /// Who did it; nothing: it followed by itself, or they have left.
    made_by: Option<String>,
}

/// A hundred lines of the ledger before this one, the newest first.
pub async fn ledger(client: &TenantClient, team: &str, event: Uuid, before: Option<i32>) -> Result<Vec<EventMove>> {
    check_exists(client, team, event).await?;
    let before = before.unwrap_or(i32::MAX);
    let rows = sql::ledger()
        .bind(&**client, &team, &event, &before)
        .all()
        .await
        .sql()?;
    Ok(rows
        .into_iter()
        .map(|row| EventMove {
            number: row.number,
            user_id: row.user_id,
            person: row.person,
            from: row.from_state.as_deref().map(State::parse),
            to: State::parse(&row.to_state),
            offered_until: row.offered_until,
            reason: row.reason,
            note: row.note,
            made_at: row.made_at,
            made_by: row.made_by,
        })
        .collect())
}

/// Who has a seat, as lines of a file.
pub async fn sheet(client: &TenantClient, team: &str, event: Uuid) -> Result<String> {
    check_exists(client, team, event).await?;
    let rows = sql::sheet().bind(&**client, &team, &event).all().await.sql()?;
    let mut file = csv::head(["firstName", "lastName", "email", "state", "ticket", "changedAt"]);
    for row in rows {
        let changed = csv::timestamp(Some(row.changed_at.to_utc()));
        let email = row.email.unwrap_or_default();
        file += &csv::line([
            row.first_name.as_str(),
            row.last_name.as_str(),
            email.as_str(),
            row.state.as_str(),
            row.ticket.as_str(),
            changed.as_str(),
        ]);
    }
    Ok(file)
}

/// The same as a workbook, which says of which event it is.
pub async fn workbook(client: &TenantClient, team: &str, event: Uuid) -> Result<Vec<u8>> {
    let of = sql::one_event()
        .bind(&**client, &event, &team)
        .opt()
        .await
        .or_not_found()?;
    let rows = sql::sheet().bind(&**client, &team, &event).all().await.sql()?;
    let lines: Vec<[String; 6]> = rows
        .into_iter()
        .map(|row| {
            let changed = local(row.changed_at, &of.time_zone).replace('T', " ");
            let email = row.email.unwrap_or_default();
            [row.first_name, row.last_name, email, row.state, row.ticket, changed]
        })
        .collect();
    let when = local(of.starts_at, &of.time_zone).replace('T', " ");
    let head = [of.title, format!("{when} ({})", of.time_zone), of.address];
    workbook::of_people(&head, &lines).map_err(|error| Problem::internal(&error))
}

/// A sheet for so many people at most.
const MOST_ON_SHEET: usize = 5_000;

/// The same on paper, with room to sign, as a PDF.
pub async fn sign_in_sheet(
    app: &App,
    client: &TenantClient,
    team: &str,
    event: Uuid,
    language: Language,
) -> Result<Vec<u8>> {
    let of = sql::one_event()
        .bind(&**client, &event, &team)
        .opt()
        .await
        .or_not_found()?;
    let rows = sql::sheet().bind(&**client, &team, &event).all().await.sql()?;
    if rows.len() > MOST_ON_SHEET {
        return Err(Refusal::SheetTooLong.into());
    }
    let people: Vec<Signer> = rows
        .into_iter()
        .map(|row| Signer {
            name: format!("{} {}", row.first_name, row.last_name),
            is_pending: row.state == State::Pending.into_str(),
        })
        .collect();
    let rooms = assets::find_many(client, &of.assets).await?.into_iter();
    let rooms = rooms.filter(Asset::is_room).map(|room| room.name);
    let parts: Vec<String> = rooms.chain([of.address]).filter(|part| !part.is_empty()).collect();
    let trainers = planning::trainers(client, team, &of.trainers).await?;
    let sheet = Sheet {
        title: of.title,
        time: sign_in::when(of.starts_at, of.ends_at, &of.time_zone),
        location: parts.join(" · "),
        trainers: trainers.into_iter().map(|trainer| trainer.name).collect(),
        language,
    };
    let app = app.clone();
    run_blocking(move || learnt_pdf::draw_pages(&app.fonts, &sign_in::pages(&sheet, &people)).bytes).await
}
