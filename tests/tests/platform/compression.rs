//! What is read of both APIs is compressed for whoever asks for that; what gives out secrets and what is streamed never is.

use std::collections::BTreeSet;
use std::io::Read;

use flate2::read::GzDecoder;
use http::Method;
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{CONSOLE, PASSWORD, TestStack};
use serde_json::{Value, json};

use super::add_person;
use crate::notes::{address, note, save_note};

/// What browsers send.
const BROWSER: &str = "gzip, deflate, br, zstd";

/// What an answer to a browser is.
async fn browsed(client: &Client, method: Method, path: &str, body: Option<Value>) -> Reply {
    let request = client.request(method, path).header("accept-encoding", BROWSER);
    let request = match body {
        Some(body) => request.json(&body),
        None => request,
    };
    client.send(request).await.unwrap().ok().unwrap()
}

async fn read(client: &Client, path: &str) -> Reply {
    browsed(client, Method::GET, path, None).await
}

fn is_compressed(reply: &Reply) -> bool {
    reply.headers.contains_key("content-encoding")
}

fn unpacked(reply: &Reply) -> Vec<u8> {
    assert_eq!(reply.headers["content-encoding"], "gzip");
    assert_eq!(reply.headers["vary"], "accept-encoding");
    assert_eq!(reply.headers["cache-control"], "no-store");
    assert_eq!(reply.headers["content-length"], reply.body.len().to_string());
    let mut plain = Vec::new();
    GzDecoder::new(&*reply.body).read_to_end(&mut plain).unwrap();
    plain
}

#[tokio::test]
async fn whoever_asks_for_it_reads_the_same_in_fewer_bytes() {
    let stack = TestStack::shared().await;
    let tenant = stack.tenant("compressed").await;
    let admin = tenant.admin().await;
    let path = address();
    let text = ["What we spoke about, and who does it by when."; 60].join(" ");
    save_note(&admin, &path, note(0, "Minutes", json!({"description": text}))).await;

    let plain = admin.get(&path).await.unwrap().ok().unwrap();
    assert!(!is_compressed(&plain) && !plain.headers.contains_key("vary"));
    assert_eq!(plain.value()["description"], text);
    let packed = read(&admin, &path).await;
    assert_eq!(unpacked(&packed), plain.body);
    assert!(packed.body.len() < plain.body.len() / 3, "{}", packed.body.len());

    // At the console, too: its document is what a stranger may read there.
    let console = stack.client(CONSOLE);
    let plain = console.get("/api/openapi.json").await.unwrap().ok().unwrap();
    assert!(!is_compressed(&plain));
    let packed = read(&console, "/api/openapi.json").await;
    assert!(unpacked(&packed) == plain.body, "the console's document");
}

#[tokio::test]
async fn secrets_files_and_small_answers_are_sent_as_they_are() {
    let tenant = TestStack::shared().await.tenant("uncompressed").await;
    let admin = tenant.admin().await;
    for number in 0..30 {
        add_person(&admin, &format!("person{number}")).await;
    }

    let access = read(&admin, "/api/auth/access-token").await;
    assert_eq!(access.value()["access_token"], admin.token().unwrap());
    let form = json!({"username": tenant.admin_email, "password": PASSWORD, "persist": true});
    let entered = browsed(&tenant.client(), Method::POST, "/api/auth/login", Some(form)).await;
    assert!(entered.headers.contains_key("set-cookie"));
    let own = read(&admin, "/api/me/sessions").await;
    let export = read(&admin, "/api/people/export.csv").await;
    assert!(export.body.len() > 1024 && export.text().contains("person11"));
    let count = read(&admin, "/api/notifications/count").await;
    for (what, reply) in [
        ("a token", access),
        ("signing in", entered),
        ("one's sessions", own),
        ("a stream", export),
        ("a count", count),
    ] {
        assert!(!is_compressed(&reply), "{what}");
        assert!(!reply.headers.contains_key("vary"), "{what}");
    }
}

/// Fields in which secrets are given out.
const SECRETS: &[&str] = &[
    "accessToken",
    "access_token",
    "challenge",
    "flow",
    "nonce",
    "password",
    "proof",
    "recoveryCodes",
    "refreshToken",
    "secret",
    "token",
    "totpSecret",
    "totpUri",
];

/// The names of all fields of a schema and of those that it is made of.
fn fields<'d>(document: &'d Value, schema: &'d Value, seen: &mut BTreeSet<&'d str>, found: &mut BTreeSet<&'d str>) {
    match schema {
        Value::Object(parts) => {
            let named = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next());
            if let Some(name) = named
                && seen.insert(name)
            {
                fields(document, &document["components"]["schemas"][name], seen, found);
            }
            found.extend(
                schema["properties"]
                    .as_object()
                    .into_iter()
                    .flatten()
                    .map(|(name, _)| name.as_str()),
            );
            parts.values().for_each(|part| fields(document, part, seen, found));
        }
        Value::Array(parts) => parts.iter().for_each(|part| fields(document, part, seen, found)),
        _ => {}
    }
}

#[test]
fn what_gives_out_a_secret_is_a_write_or_known_not_to_be_compressed() {
    let documents = [learnt_tenant_api::openapi(), learnt_control_plane::openapi()];
    let mut giving = Vec::new();
    for document in documents.map(|document| serde_json::to_value(document).unwrap()) {
        for (path, item) in document["paths"].as_object().unwrap() {
            let answers = item["get"]["responses"].as_object();
            for (_, answer) in answers
                .into_iter()
                .flatten()
                .filter(|(status, _)| status.starts_with('2'))
            {
                let mut found = BTreeSet::new();
                let schema = &answer["content"]["application/json"]["schema"];
                fields(&document, schema, &mut BTreeSet::new(), &mut found);
                if SECRETS.iter().any(|secret| found.contains(secret)) {
                    giving.push(path.clone());
                }
            }
        }
    }
    // Whichever else gives one out does so by a POST, or stands below the `SECRET_PATHS` of its service's router.
    assert_eq!(giving, ["/api/auth/access-token"]);
}
