//! Broken tokens, each by its name: none of them opens anything.
use aws_lc_rs::hmac;
use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use learnt_compose::testing::TestStack;
use learnt_kernel::ids::new_id;
use learnt_kernel::token::{CONSOLE_AUDIENCE, MasterKey};
use serde_json::{Value, json};

use super::{add_and_join, claims, session};

fn key_of(master: &MasterKey) -> Ed25519KeyPair {
    Ed25519KeyPair::from_seed_unchecked(&master.derive("access-token/1")).unwrap()
}

fn part(value: &Value) -> String {
    URL_SAFE_NO_PAD.encode(value.to_string())
}

/// A token with this header and these claims, signed by a key of ours or another one.
fn signed(key: &Ed25519KeyPair, header: &Value, claims: &Value) -> String {
    let text = format!("{}.{}", part(header), part(claims));
    let signature = URL_SAFE_NO_PAD.encode(key.sign(text.as_bytes()).as_ref());
    format!("{text}.{signature}")
}

/// The same object with one thing different.
fn with(value: &Value, name: &str, other: Value) -> Value {
    let mut changed = value.clone();
    changed[name] = other;
    changed
}

fn without(value: &Value, name: &str) -> Value {
    let mut changed = value.clone();
    changed.as_object_mut().unwrap().remove(name);
    changed
}

#[tokio::test]
async fn no_broken_token_opens_anything() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena").await;
    let good = admin.token().unwrap();
    let [header, body, signature] = good.split('.').collect::<Vec<_>>()[..] else {
        panic!()
    };
    let payload = claims(&good);
    let head: Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(header).unwrap()).unwrap();
    let (ours, theirs) = (key_of(stack.master_key()), key_of(&MasterKey::random()));
    let now = payload["iat"].as_i64().unwrap();
    let ended = acme.admin().await;
    ended.post("/api/auth/logout", json!({})).await.unwrap();

    let none = part(&json!({"alg": "none", "typ": "at+jwt", "kid": head["kid"]}));
    let hs256 = {
        let head = with(&head, "alg", json!("HS256"));
        let text = format!("{}.{}", part(&head), part(&payload));
        let key = hmac::Key::new(hmac::HMAC_SHA256, ours.public_key().as_ref());
        format!(
            "{text}.{}",
            URL_SAFE_NO_PAD.encode(hmac::sign(&key, text.as_bytes()).as_ref())
        )
    };
    let oversize = signed(&ours, &head, &with(&payload, "padding", json!("x".repeat(4_000))));
    let broken = [
        ("no algorithm, no signature", format!("{none}.{body}.")),
        ("no algorithm, the old signature", format!("{none}.{body}.{signature}")),
        ("the public key as an HMAC secret", hs256),
        (
            "another type",
            signed(&ours, &with(&head, "typ", json!("JWT")), &payload),
        ),
        ("no type", signed(&ours, &without(&head, "typ"), &payload)),
        ("no key id", signed(&ours, &without(&head, "kid"), &payload)),
        (
            "another key id",
            signed(&ours, &with(&head, "kid", json!("0000000000000000")), &payload),
        ),
        ("another key", signed(&theirs, &head, &payload)),
        ("a truncated signature", good[..good.len() - 4].to_owned()),
        (
            "a changed payload",
            format!("{header}.{}.{signature}", part(&with(&payload, "mv", json!(99)))),
        ),
        ("expired", signed(&ours, &head, &with(&payload, "exp", json!(now - 1)))),
        ("without an end", signed(&ours, &head, &without(&payload, "exp"))),
        (
            "another issuer",
            signed(&ours, &head, &with(&payload, "iss", json!("https://evil.test"))),
        ),
        (
            "another tenant's audience",
            signed(&ours, &head, &with(&payload, "aud", json!(munro.id))),
        ),
        (
            "the console's audience",
            signed(&ours, &head, &with(&payload, "aud", json!(CONSOLE_AUDIENCE))),
        ),
        (
            "issued in the future",
            signed(&ours, &head, &with(&payload, "iat", json!(now + 3_600))),
        ),
        ("the refresh token", admin.cookie().unwrap()),
        ("an ended session", ended.token().unwrap()),
        (
            "a session that never was",
            signed(&ours, &head, &with(&payload, "sid", json!(new_id()))),
        ),
        (
            "somebody else's session",
            signed(&ours, &head, &with(&payload, "sid", json!(session(&lena)))),
        ),
        (
            "somebody else in one's own session",
            signed(
                &ours,
                &head,
                &with(&payload, "sub", claims(&lena.token().unwrap())["sub"].clone()),
            ),
        ),
        (
            "somebody acting who does not",
            signed(&ours, &head, &with(&payload, "act", json!(new_id()))),
        ),
        ("too long", oversize),
        ("junk", "a.b.c".to_owned()),
        ("empty", String::new()),
    ];
    let client = acme.client();
    // What is signed here by our own key is taken as long as nothing is wrong with it: the cases below differ in one thing.
    client.set_token(Some(signed(&ours, &head, &payload)));
    assert_eq!(client.get("/api/me").await.unwrap().status, 200);
    for (name, token) in broken {
        client.set_token(Some(token));
        for path in ["/api/me", "/api/me/teams", "/api/people"] {
            let reply = client.get(path).await.unwrap();
            assert_eq!(reply.status, 401, "{name} at {path}: {}", reply.text());
            assert!(
                ["signed_out", "session_ended"].contains(&reply.code().as_str()),
                "{name}"
            );
        }
    }
    // Not by another name, and not beside the header.
    client.set_token(None);
    for scheme in ["Basic", "bearer", "Token"] {
        let request = client
            .request(reqwest::Method::GET, "/api/me")
            .header("authorization", format!("{scheme} {good}"));
        assert_eq!(client.send(request).await.unwrap().status, 401, "{scheme}");
    }
    assert_eq!(
        client
            .get(&format!("/api/me?access_token={good}"))
            .await
            .unwrap()
            .status,
        401
    );
    assert_eq!(admin.get("/api/me").await.unwrap().status, 200);
}
