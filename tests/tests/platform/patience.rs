//! Slow lines: whoever sends slowly is waited for where much is sent, and whoever reads slowly keeps nothing from others.
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{Request, StatusCode};
use axum::response::Response;
use futures_util::{StreamExt, stream};
use learnt_compose::client::Client;
use learnt_compose::testing::TestStack;
use learnt_kernel::clock::SystemClock;
use learnt_tenant_api::TenantApi;
use learnt_tenant_api::config::{Config, Pace};
use serde_json::Value;
use tower::ServiceExt;

use super::{config, replica, run};

const BOUNDARY: &str = "slow-line";

/// How long the copy waits for an answer to begin; a slow line needs some times as long.
const WAIT: Duration = Duration::from_millis(500);

/// A body whose pieces come at a distance.
fn trickling(text: &str) -> Body {
    let pieces: Vec<Bytes> = text
        .as_bytes()
        .chunks(text.len().div_ceil(5))
        .map(Bytes::copy_from_slice)
        .collect();
    Body::from_stream(stream::iter(pieces).then(|piece| async move {
        tokio::time::sleep(WAIT / 2).await;
        Ok::<_, std::io::Error>(piece)
    }))
}

fn form(kind: &str, name: &str, content: &str) -> String {
    let part =
        |head: &str, body: &str| format!("--{BOUNDARY}\r\nContent-Disposition: form-data; {head}\r\n\r\n{body}\r\n");
    let kind = if kind.is_empty() {
        String::new()
    } else {
        part("name=\"kind\"", kind)
    };
    let file = part(&format!("name=\"file\"; filename=\"{name}\""), content);
    format!("{kind}{file}--{BOUNDARY}--\r\n")
}

async fn send(api: &TenantApi, admin: &Client, method: &str, path: &str, kind: &str, body: Body) -> Response {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", admin.host())
        .header("authorization", format!("Bearer {}", admin.token().unwrap()))
        .header("content-type", kind)
        .body(body)
        .unwrap();
    api.router.clone().oneshot(request).await.unwrap()
}

async fn text(response: Response) -> String {
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    String::from_utf8_lossy(&body).into_owned()
}

#[tokio::test]
async fn an_upload_may_take_longer_than_anything_else() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("slow").await;
    let admin = acme.admin().await;
    let pace = Pace {
        longest_wait: WAIT,
        ..config(stack).pace
    };
    let api = replica(Config { pace, ..config(stack) }, Arc::new(SystemClock)).await;
    let multipart = format!("multipart/form-data; boundary={BOUNDARY}");

    let pdf = "%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n42\n%%EOF\n";
    let upload = trickling(&form("document", "rules.pdf", pdf));
    let import = trickling(&form(
        "",
        "people.csv",
        "First name,Last name,E-mail\nLena,Berg,lena@slow.test\n",
    ));
    let plain = trickling(r#"{"title": "A course that comes too slowly"}"#);
    let (uploaded, imported, refused) = tokio::join!(
        send(&api, &admin, "POST", "/api/files", &multipart, upload),
        send(&api, &admin, "POST", "/api/people/imports", &multipart, import),
        send(&api, &admin, "POST", "/api/courses", "application/json", plain),
    );
    for taken in [uploaded, imported] {
        let status = taken.status();
        assert!(status.is_success(), "{status}: {}", text(taken).await);
    }
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    let problem: Value = serde_json::from_str(&text(refused).await).unwrap();
    assert_eq!(problem["code"], "timeout");
    api.shutdown().await;
}

/// As many exports as the tenant may have connections, and nobody reads on.
#[tokio::test]
async fn who_reads_an_export_slowly_keeps_no_connection() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("reader").await;
    let admin = acme.admin().await;
    let one = Config {
        tenant_pool: 1,
        ..config(stack)
    };
    let api = replica(one, Arc::new(SystemClock)).await;
    let many = format!(
        "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at)
         select user_id || '_{0}', user_id, '{0}', 'Lena', 'Berg ' || n, '{{}}', 'lena berg ' || n, now(), now()
         from (select n, gen_random_uuid() as user_id from generate_series(1, 4100) n) people",
        acme.id
    );
    run(&api, &acme, &many).await;

    let mut reading = Vec::new();
    for _ in 0..2 {
        let export = send(&api, &admin, "GET", "/api/people/export.csv", "text/csv", Body::empty()).await;
        assert_eq!(export.status(), StatusCode::OK);
        let mut body = export.into_body().into_data_stream();
        body.next().await.unwrap().unwrap();
        reading.push(body);
    }
    let me = send(&api, &admin, "GET", "/api/me", "text/plain", Body::empty()).await;
    assert_eq!(me.status(), StatusCode::OK, "{}", text(me).await);
    // Two are a small tenant's share; some more wait, and whoever comes then is told when to come back.
    let mut more: stream::FuturesUnordered<_> = (0..33)
        .map(|_| send(&api, &admin, "GET", "/api/people/export.csv", "text/csv", Body::empty()))
        .collect();
    let refused = more.next().await.unwrap();
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers()["retry-after"], "5");
    drop(more);
    for body in reading {
        let rest: Vec<Bytes> = body.map(Result::unwrap).collect().await;
        let lines = rest.concat().iter().filter(|byte| **byte == b'\n').count();
        assert!(lines > 2_000, "the rest comes when it is read: {lines} lines");
    }
    api.shutdown().await;
}
