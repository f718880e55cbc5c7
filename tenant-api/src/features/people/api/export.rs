//! The whole filtered set as CSV, streamed.
use std::sync::Arc;

use axum::body::Body;
use axum::response::Response;
use futures_util::stream;

use crate::db::directory::Tenant;
use crate::edge::csv;
use crate::features::people::export::{Export, ExportCursor, portion};
use crate::features::people::list::Filter;
use crate::prelude::*;

/// The people that the filter keeps, by name, as a file, with the described fields that it names. A portion at a time: memory stays flat.
#[utoipa::path(get, path = "/api/people/export.csv", operation_id = "people_export", tag = "people", params(Filter), responses((status = 200, content_type = "text/csv", body = String), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub async fn export(actor: Actor, Query(filter): Query<Filter>) -> Result<Response> {
    let (tenant, team) = (actor.context.tenant.clone(), actor.context.team.id.as_str().to_owned());
    let export = Export::of(&actor.client().await?, &team, filter).await?;
    let source = Arc::new(Source {
        app: actor.app,
        tenant,
        team,
        export,
    });
    // The first portion is read before the answer begins, so that a failure is still a problem.
    let (lines, behind) = source.after(None).await?;
    let first = csv::head(source.export.head().iter().map(String::as_str)) + &text(&lines);
    let rest = stream::unfold(behind, move |behind| {
        let source = source.clone();
        async move { source.next(behind?).await }
    });
    let body = stream::StreamExt::chain(stream::once(async move { Ok::<_, Problem>(first) }), rest);
    Ok(csv::attachment(
        "attachment; filename=\"users.csv\"",
        Body::from_stream(body),
    ))
}

/// Where the lines come from.
struct Source {
    app: App,
    tenant: Arc<Tenant>,
    team: String,
    export: Export,
}

impl Source {
    /// With a connection of its own: whoever reads slowly must not keep one.
    async fn after(&self, behind: Option<&ExportCursor>) -> Result<(Vec<Vec<String>>, Option<ExportCursor>)> {
        let client = self.app.client_of(&self.tenant).await?;
        portion(&client, &self.team, &self.export, behind).await
    }

    async fn next(&self, behind: ExportCursor) -> Option<(Result<String>, Option<ExportCursor>)> {
        match self.after(Some(&behind)).await {
            Ok((lines, _)) if lines.is_empty() => None,
            Ok((lines, behind)) => Some((Ok(text(&lines)), behind)),
            Err(problem) => Some((Err(problem), None)),
        }
    }
}

fn text(lines: &[Vec<String>]) -> String {
    lines
        .iter()
        .map(|cells| csv::line(cells.iter().map(String::as_str)))
        .collect()
}
