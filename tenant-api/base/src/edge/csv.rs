//! Lists as files of CSV that are written while they are sent.
use std::collections::HashMap;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
pub use learnt_kernel::csv::{head, line, timestamp, yes_no};
use learnt_kernel::problem::{Problem, Result};
use uuid::Uuid;

/// Rows of a file at a time.
pub const PORTION: usize = 2_000;

/// A file of CSV that is written while it is sent. It has to begin with a byte order mark: spreadsheets know UTF-8 by it.
pub fn attachment(name: &'static str, body: Body) -> Response {
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/csv; charset=utf-8"),
        ),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static(name)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (headers, body).into_response()
}

/// The rows of these ids in their order, a portion at a time: memory stays flat, and each portion takes a connection of
/// its own, so that whoever reads slowly keeps none. `lines` answers the line of each row that is still there.
pub async fn rows<F, Lines>(name: &'static str, head: String, ids: Vec<Uuid>, lines: F) -> Result<Response>
where
    F: Fn(Vec<Uuid>) -> Lines + Send + Sync + 'static,
    Lines: Future<Output = Result<HashMap<Uuid, String>>> + Send + 'static,
{
    let mut portions: Vec<Vec<Uuid>> = ids.chunks(PORTION).map(<[Uuid]>::to_vec).collect();
    let rest = portions.split_off(portions.len().min(1));
    // The first portion is read before the answer begins, so that a failure is still a problem.
    let first = match portions.pop() {
        Some(ids) => portion(&lines, ids).await?,
        None => String::new(),
    };
    let lines = Arc::new(lines);
    let rest = stream::iter(rest).then(move |ids| {
        let lines = lines.clone();
        async move { portion(&*lines, ids).await }
    });
    let body = stream::once(async move { Ok::<_, Problem>(head + &first) }).chain(rest);
    Ok(attachment(name, Body::from_stream(body)))
}

async fn portion<F, Lines>(lines: &F, ids: Vec<Uuid>) -> Result<String>
where
    F: Fn(Vec<Uuid>) -> Lines,
    Lines: Future<Output = Result<HashMap<Uuid, String>>>,
{
    let mut found = lines(ids.clone()).await?;
    Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn rows_keep_their_order_over_all_portions_and_leave_out_what_is_gone() {
        let ids: Vec<Uuid> = (0..2 * PORTION as u128 + 1).rev().map(Uuid::from_u128).collect();
        let gone = Uuid::from_u128(PORTION as u128);
        let response = rows("attachment", head(["id"]), ids.clone(), move |ids| async move {
            assert!(ids.len() <= PORTION);
            Ok(ids
                .into_iter()
                .filter(|id| *id != gone)
                .map(|id| (id, line([id.to_string().as_str()])))
                .collect())
        });
        let body = axum::body::to_bytes(response.await.unwrap().into_body(), usize::MAX)
            .await
            .unwrap();
        let mut expected = head(["id"]);
        for id in ids.iter().filter(|id| **id != gone) {
            expected.push_str(&line([id.to_string().as_str()]));
        }
        assert_eq!(String::from_utf8(body.to_vec()).unwrap(), expected);
    }
}
