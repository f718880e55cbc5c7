//! Where a manager's people are: their seats at events, and what they wait for.

use learnt_queries::queries::events as sql;

use super::list::Span;
use super::model::State;
use crate::features::people;
use crate::prelude::*;

/// Which part of it.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TeamEventsQuery {
    /// What is over; otherwise what is not.
    #[param(inline)]
    pub span: Option<Span>,
}

/// Somebody of a manager's people at an event.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamAtEvent {
    event_id: Uuid,
    title: String,
    starts_at: DateTime<Utc>,
    ends_at: DateTime<Utc>,
    time_zone: String,
    /// Where it is.
    address: String,
    /// Whether it is on the net.
    is_online: bool,
    user_id: Uuid,
    /// First and last name.
    name: String,
    /// Where they stand with it.
    state: State,
}

/// One page: what comes next first, and of what is over the latest.
pub async fn page(
    client: &TenantClient,
    actor: &Actor,
    now: DateTime<Utc>,
    (query, page): (&TeamEventsQuery, PageQuery),
) -> Result<Page<TeamAtEvent>> {
    let managed = people::facet("managers", &actor.user_id.to_string());
    let team = actor.context.team.id.as_str();
    let past = matches!(query.span, Some(Span::Past));
    let of = async |limit: i64, offset: i64| {
        sql::team_at_events()
            .params(
                &**client,
                &sql::TeamAtEventsParams {
                    team_id: team,
                    managed: &managed,
                    me: actor.user_id,
                    past,
                    now,
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
    let items = rows.into_iter().map(|row| TeamAtEvent {
        event_id: row.id,
        title: row.title,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        time_zone: row.time_zone,
        address: row.address,
        is_online: row.is_online,
        user_id: row.user_id,
        name: row.name,
        state: State::parse(&row.state),
    });
    Ok(Page::new(items.collect(), total, page))
}
