//! A tenant's share of exports and uploads: every operation that is documented as one takes a place of it, and whoever uses
//! it up keeps nothing from another tenant.
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{Request, StatusCode};
use axum::response::Response;
use futures_util::stream;
use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, holds, until};
use learnt_kernel::clock::SystemClock;
use learnt_kernel::ids::new_id;
use learnt_tenant_api::TenantApi;
use learnt_tenant_api::config::{Config, Pace};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tower::ServiceExt;

use super::{config, quiet_replica};
use crate::events::Story;

/// What is written for whoever asks.
const EXPORTED: &[&str] = &[
    "text/csv",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/pdf",
    "application/zip",
    "application/octet-stream",
];
/// How files come in.
const UPLOADED: &[&str] = &["multipart/form-data", "application/octet-stream", "text/csv"];
/// What is over in a moment.
const SMALL: &[&str] = &[
    "application/json",
    "application/vc+jwt",
    "image/png",
    "text/calendar",
    "text/html",
];
/// A small tenant exports twice at once, and takes so many files.
const EXPORTS: usize = 2;
const UPLOADS: usize = 16;

/// A copy in which nobody waits for a turn.
async fn impatient(stack: &TestStack) -> TenantApi {
    let pace = Pace {
        queue_timeout: Duration::ZERO,
        ..config(stack).pace
    };
    quiet_replica(Config { pace, ..config(stack) }, Arc::new(SystemClock)).await
}

async fn ask(api: &TenantApi, who: &Client, method: &str, path: &str, body: Body) -> Response {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", who.host())
        .header("authorization", format!("Bearer {}", who.token().unwrap()))
        .header("content-type", "multipart/form-data; boundary=share")
        .body(body)
        .unwrap();
    api.router.clone().oneshot(request).await.unwrap()
}

async fn get(api: &TenantApi, who: &Client, path: &str) -> Response {
    ask(api, who, "GET", path, Body::empty()).await
}

/// The types that a part of an operation is documented with.
fn types(content: &Value) -> Vec<&str> {
    let content = content["content"].as_object();
    content.into_iter().flatten().map(|(kind, _)| kind.as_str()).collect()
}

/// Operations, by method and path.
type Operations = Vec<(String, String)>;

/// What is documented as an export and as an upload.
fn documented() -> (Operations, Operations) {
    let document: Value = serde_json::to_value(learnt_tenant_api::openapi()).unwrap();
    let (mut exports, mut uploads) = (Vec::new(), Vec::new());
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in ["get", "put", "post", "delete", "patch"] {
            let Some(operation) = item.get(method) else { continue };
            let answers = operation["responses"].as_object().unwrap();
            let answers = answers.iter().filter(|(status, _)| status.starts_with('2'));
            let answered: Vec<&str> = answers.flat_map(|(_, answer)| types(answer)).collect();
            let sent = types(&operation["requestBody"]);
            for kind in answered.iter().filter(|kind| !EXPORTED.contains(kind)) {
                assert!(SMALL.contains(kind), "{method} {path}: is {kind} an export?");
            }
            for kind in sent.iter().filter(|kind| !UPLOADED.contains(kind)) {
                assert_eq!(*kind, "application/json", "{method} {path}: is it an upload?");
            }
            let of = if sent.iter().any(|kind| UPLOADED.contains(kind)) {
                &mut uploads
            } else if answered.iter().any(|kind| EXPORTED.contains(kind)) {
                &mut exports
            } else {
                continue;
            };
            assert_ne!(operation["x-gate"], "anyone", "{method} {path} takes no share");
            of.push((method.to_uppercase(), filled(path)));
        }
    }
    (exports, uploads)
}

/// The path with an id in each of its gaps.
fn filled(path: &str) -> String {
    let part = |part: &str| {
        if part.starts_with('{') {
            new_id().to_string()
        } else {
            part.to_owned()
        }
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn every_operation_that_is_documented_as_an_export_or_an_upload_takes_its_share() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("shares").await;
    let admin = acme.admin().await;
    let api = impatient(stack).await;
    let (exports, uploads) = documented();
    assert!(exports.len() > 10 && uploads.len() > 5, "{exports:?} {uploads:?}");

    // Nobody reads on: both places of exports are taken.
    let mut unread = Vec::new();
    for _ in 0..EXPORTS {
        let export = get(&api, &admin, "/api/people/export.csv").await;
        assert_eq!(export.status(), StatusCode::OK);
        unread.push(export);
    }
    for (method, path) in &exports {
        let refused = ask(&api, &admin, method, path, Body::empty()).await;
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS, "{method} {path}");
    }
    drop(unread);

    // Files that never come: all places of uploads are taken as soon as each has its request.
    let mut sending = JoinSet::new();
    for _ in 0..UPLOADS {
        let body = Body::from_stream(stream::pending::<std::io::Result<Bytes>>());
        let request = Request::post("/api/files")
            .header("host", admin.host())
            .header("authorization", format!("Bearer {}", admin.token().unwrap()))
            .header("content-type", "multipart/form-data; boundary=share")
            .body(body)
            .unwrap();
        sending.spawn(api.router.clone().oneshot(request));
    }
    until(async || {
        let status = ask(&api, &admin, "POST", "/api/files", Body::empty()).await.status();
        holds(status == StatusCode::TOO_MANY_REQUESTS, status)
    })
    .await;
    for (method, path) in &uploads {
        let refused = ask(&api, &admin, method, path, Body::empty()).await;
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS, "{method} {path}");
    }
    assert_eq!(get(&api, &admin, "/api/me").await.status(), StatusCode::OK);
    assert_eq!(
        get(&api, &admin, "/api/people/export.csv").await.status(),
        StatusCode::OK
    );
    drop(sending);
    api.shutdown().await;
}

#[tokio::test]
async fn while_one_tenant_exports_attendees_another_one_is_answered() {
    let (loud, quiet) = (Story::begin("loud").await, Story::begin("quiet").await);
    let (theirs, ours) = (loud.event(json!({})).await, quiet.event(json!({})).await);
    let api = impatient(loud.tenant.stack()).await;
    let at = |event: &str, file: &str| format!("/api/events/{event}/{file}");

    let mut unread = Vec::new();
    for file in ["attendees.csv", "attendees.xlsx"] {
        let export = get(&api, &loud.ada, &at(&theirs, file)).await;
        assert_eq!(export.status(), StatusCode::OK, "{file}");
        unread.push(export);
    }
    for file in ["attendees.csv", "attendees.xlsx", "sign-in-sheet.pdf"] {
        let refused = get(&api, &loud.ada, &at(&theirs, file)).await;
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS, "{file}");
        assert_eq!(refused.headers()["retry-after"], "5");
        let answered = get(&api, &quiet.ada, &at(&ours, file)).await;
        assert_eq!(answered.status(), StatusCode::OK, "{file} of another tenant");
    }
    let event = get(&api, &loud.ada, &at(&theirs, "managed")).await;
    assert_eq!(event.status(), StatusCode::OK, "what is no export goes on");
    drop(unread);
    for file in ["attendees.csv", "attendees.xlsx", "sign-in-sheet.pdf"] {
        let answered = get(&api, &loud.ada, &at(&theirs, file)).await;
        assert_eq!(answered.status(), StatusCode::OK, "{file} afterwards");
    }
    api.shutdown().await;
}
