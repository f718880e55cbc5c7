//! Whoever has no password proves at their provider who they are, before they change how they sign in.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{TestStack, TestTenant};
use serde_json::{Value, json};

use super::identity_provider::{IdentityProvider, sign_in};
use super::{configure, control_write, uid};

const CHOSEN: &str = "purple-tractor-melody";

struct Story {
    identity_provider: IdentityProvider,
    acme: TestTenant,
    provider: Value,
    vera: Client,
}

/// Vera, whom the provider brought, and who has nothing else.
async fn story() -> Story {
    let identity_provider = IdentityProvider::open().await;
    let acme = TestStack::shared().await.tenant("acme").await;
    let provider = configure(&acme.admin().await, vec![identity_provider.provider()]).await["providers"][1].clone();
    identity_provider.sets_claims(json!({"sub": "vera", "given_name": "Vera", "family_name": "Brandt"}));
    let vera = acme.client();
    assert_eq!(sign_in(&vera, &provider, &identity_provider).await.status, 200);
    Story {
        identity_provider,
        acme,
        provider,
        vera,
    }
}

impl Story {
    /// Goes to the provider from this browser, and comes back with what it gives.
    async fn away(&self, browser: &Client) -> Value {
        let path = format!("/api/auth/providers/{}/prove", self.provider["id"].as_str().unwrap());
        let begun = browser.post(&path, json!({})).await.unwrap().ok().unwrap().value();
        let url = begun["url"].as_str().unwrap();
        assert!(url.contains("prompt=login") && url.contains("max_age=0"), "{url}");
        let (state, code) = self.identity_provider.agree(url);
        json!({"state": state, "code": code, "flow": begun["flow"]})
    }

    async fn proof(&self, browser: &Client) -> Value {
        let back = self.away(browser).await;
        let proved = finish(browser, back).await.ok().unwrap().value();
        assert!(proved["accessToken"].is_null(), "nobody is signed in by it: {proved}");
        proved["proof"].clone()
    }
}

async fn finish(browser: &Client, back: Value) -> Reply {
    browser.post("/api/auth/providers/finish", back).await.unwrap()
}

async fn choose(browser: &Client, challenge: &Value) -> Reply {
    let form = json!({"challenge": challenge, "newPassword": CHOSEN});
    browser.post("/api/me/password", form).await.unwrap()
}

#[tokio::test]
async fn a_first_password_is_chosen_after_the_provider_has_said_once_more_who_it_is() {
    let story = story().await;
    let vera = &story.vera;
    let bare = vera
        .post("/api/me/password", json!({"newPassword": CHOSEN}))
        .await
        .unwrap();
    assert_eq!(bare.code(), "prove_yourself", "{}", bare.text());
    let proof = story.proof(vera).await;
    // In another session of hers it proves nothing, and it is gone with the try.
    let other = story.acme.client();
    assert_eq!(
        sign_in(&other, &story.provider, &story.identity_provider).await.status,
        200
    );
    assert_eq!(choose(&other, &proof).await.code(), "prove_yourself");
    assert_eq!(choose(vera, &proof).await.code(), "prove_yourself");

    let proof = story.proof(vera).await;
    let chosen = choose(vera, &proof).await;
    assert_eq!(chosen.status, 204, "{}", chosen.text());
    assert_eq!(choose(vera, &proof).await.code(), "prove_yourself", "once");
    // From now on there is a password, and the provider's word is not enough.
    let proof = story.proof(vera).await;
    assert_eq!(choose(vera, &proof).await.code(), "prove_yourself");
}

#[tokio::test]
async fn another_account_another_session_and_an_old_sign_in_prove_nothing() {
    let story = story().await;
    let vera = &story.vera;
    let refused = async |browser: &Client, back: Value| {
        let reply = finish(browser, back).await;
        assert_eq!(reply.code(), "provider_failed", "{}", reply.text());
    };
    let outsider = story.acme.client();
    let admin = story.acme.admin().await;
    for browser in [&outsider, &admin] {
        refused(browser, story.away(vera).await).await;
    }
    // Somebody else's account at the provider.
    story.identity_provider.sets_claims(json!({"sub": "anna"}));
    let back = story.away(vera).await;
    refused(vera, back).await;
    // The provider did not ask for anything.
    story
        .identity_provider
        .sets_claims(json!({"sub": "vera", "auth_time": 1_000_000_000}));
    let back = story.away(vera).await;
    refused(vera, back).await;
    story
        .identity_provider
        .sets_claims(json!({"sub": "vera", "auth_time": "-5"}));
    assert!(story.proof(vera).await.is_string());
}

#[tokio::test]
async fn it_is_not_enough_for_somebody_whom_another_organisation_has_too() {
    let story = story().await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let id = uid(&story.vera).await;
    control_write(
        &story.acme,
        format!(
            "insert into identity.user_tenants (user_id, tenant_id, created_at) values ('{id}', '{}', now())",
            munro.id
        ),
    )
    .await;
    let proof = story.proof(&story.vera).await;
    assert_eq!(choose(&story.vera, &proof).await.code(), "prove_yourself");
}
