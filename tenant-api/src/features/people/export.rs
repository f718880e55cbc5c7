//! The people that a filter keeps as lines of a file, a portion at a time.

use learnt_kernel::email::shown;
use sea_query::{Alias, Expr, ExprTrait, Order};

use super::defined_fields::RequestedFields;
use super::list::{Filter, by_name, col, filtered, lower};
use crate::db::lists;
use crate::prelude::*;

/// Where an export has got to: behind this person.
#[derive(Debug, Clone)]
pub struct ExportCursor {
    last_name: String,
    first_name: String,
    id: String,
}

/// Rows of an export at a time.
const PORTION: u64 = 2_000;

/// What an export holds: who, and which described fields beside first name, last name, e-mail and status.
pub struct Export {
    filter: Filter,
    fields: RequestedFields,
}

impl Export {
    /// Reads what a filter asks for.
    pub async fn of(client: &TenantClient, team: &str, filter: Filter) -> Result<Self> {
        Ok(Self {
            fields: RequestedFields::of(&**client, team, filter.fields.as_deref(), filter.having.as_deref()).await?,
            filter,
        })
    }

    /// The first line.
    pub fn head(&self) -> Vec<String> {
        let first = ["firstName", "lastName", "email", "status"].map(str::to_owned);
        first.into_iter().chain(self.fields.shown.names()).collect()
    }
}

/// The next lines of an export. An empty portion is the end.
pub async fn portion(
    client: &TenantClient,
    team: &str,
    export: &Export,
    behind: Option<&ExportCursor>,
) -> Result<(Vec<Vec<String>>, Option<ExportCursor>)> {
    let mut select = filtered(team, &export.filter, &export.fields.filter_facets);
    select
        .columns(["id", "user_id", "first_name", "last_name", "email", "status"].map(Alias::new))
        .limit(PORTION);
    select
        .expr_as(lower("last_name"), Alias::new("by_last"))
        .expr_as(lower("first_name"), Alias::new("by_first"));
    if let Some(behind) = behind {
        let sort_key = Expr::tuple([lower("first_name"), lower("last_name"), col("id")]);
        let there =
            Expr::tuple([&behind.first_name, &behind.last_name, &behind.id].map(|part| Expr::val(part.as_str())));
        select.and_where(sort_key.gt(there));
    }
    by_name(&mut select, Order::Asc).order_by(Alias::new("id"), Order::Asc);
    let rows = lists::rows(&**client, select).await?;
    let last = rows.last().map(|row| ExportCursor {
        last_name: row.get("by_last"),
        first_name: row.get("by_first"),
        id: row.get("id"),
    });
    let ids: Vec<Uuid> = rows.iter().map(|row| row.get("user_id")).collect();
    let values = export.fields.shown.of(&**client, team, &ids).await?;
    let line = |row: &lists::Row| {
        let mut cells = vec![
            row.get("first_name"),
            row.get("last_name"),
            row.get::<_, Option<String>>("email")
                .map_or_else(String::new, |email| shown(&email)),
            row.get("status"),
        ];
        cells.extend(export.fields.shown.cells(values.get(&row.get::<_, Uuid>("user_id"))));
        cells
    };
    Ok((rows.iter().map(line).collect(), last))
}
