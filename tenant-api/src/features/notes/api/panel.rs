//! The quick panel's data, under its name in specification section 7.

use crate::features::calendar;
use crate::features::notes::list::{self, Filter};
use crate::features::notes::{model, view};
use crate::prelude::*;

/// So many fit into the panel.
const NEWEST: PageQuery = PageQuery { page: 1, per_page: 5 };

/// A line of the quick panel.
#[derive(Serialize, ToSchema)]
pub struct QuickPanelItem {
    /// Of the note.
    id: Uuid,
    title: String,
    /// What else stands in it, in short.
    detail: String,
}

/// What the quick panel shows.
#[derive(Serialize, ToSchema)]
pub struct QuickPanel {
    /// My events that are not over, the next first.
    events: Vec<calendar::Entry>,
    /// One's own, the newest first; none while one acts as somebody else.
    notes: Vec<QuickPanelItem>,
}

/// What the quick panel shows
#[utoipa::path(get, path = "/api/quick-panel/data", operation_id = "quick_panel", tag = "notes", responses((status = 200, body = QuickPanel)))]
pub async fn data(actor: Actor) -> Result<Json<QuickPanel>> {
    let client = actor.client().await?;
    let events = calendar::next_events(&client, &actor, actor.app.clock.now()).await?;
    if actor.impersonates() {
        let notes = Vec::new();
        return Ok(Json(QuickPanel { events, notes }));
    }
    let page = list::page(&client, actor.user_id, &Filter::default(), &NEWEST).await?;
    let item = |row: view::NoteRow| -> Result<QuickPanelItem> {
        let checklist = view::checklist(row.checklist)?;
        Ok(QuickPanelItem {
            id: row.id,
            title: model::name(&row.title, &row.description, &checklist),
            detail: model::detail(&row.title, &row.description, &checklist),
        })
    };
    let notes = page.items.into_iter().map(item).collect::<Result<_>>()?;
    Ok(Json(QuickPanel { events, notes }))
}
