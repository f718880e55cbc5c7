//! The support chat: absent at first, and then in a document that is a stranger to its own host.
use learnt_compose::testing::{TestStack, TestTenant};
use serde_json::json;

const FRAME: &str = "/api/support-chat/frame";
const SCRIPT: &str = "https://chat.example.test/v1/load.js?key=a&team=b";

async fn absent(tenant: &TestTenant) {
    let answer = tenant.client().get(FRAME).await.unwrap();
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (404, "not_found"));
    let shown = tenant.client().get("/api/bootstrap").await.unwrap().value();
    assert_eq!(shown["tenant"]["settings"]["showSupportChatDialog"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_wish_or_without_an_address_there_is_none() {
    let acme = TestStack::shared().await.tenant("chat-off").await;
    absent(&acme).await;
    acme.settings(json!({"showSupportChatDialog": true})).await;
    absent(&acme).await;
    acme.settings(json!({"showSupportChatDialog": false, "supportChatScript": SCRIPT}))
        .await;
    absent(&acme).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn its_document_has_no_origin_and_loads_from_the_provider_only() {
    let stack = TestStack::shared().await;
    let (acme, other) = (stack.tenant("chat-on").await, stack.tenant("chat-other").await);
    acme.settings(json!({"showSupportChatDialog": true, "supportChatScript": SCRIPT}))
        .await;
    let frame = acme.client().get(FRAME).await.unwrap().ok().unwrap();
    assert_eq!(
        frame.headers["content-security-policy"],
        "sandbox allow-scripts; default-src 'none'; script-src https://chat.example.test; \
         style-src 'unsafe-inline' https://chat.example.test; img-src https://chat.example.test data:; \
         font-src https://chat.example.test; media-src https://chat.example.test; \
         connect-src https://chat.example.test wss://chat.example.test; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    );
    for (name, value) in [
        ("content-type", "text/html; charset=utf-8"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "SAMEORIGIN"),
        ("referrer-policy", "no-referrer"),
        ("cache-control", "no-store"),
    ] {
        assert_eq!(frame.headers[name], value);
    }
    assert!(frame.headers.get("set-cookie").is_none());
    let page = frame.text();
    assert!(page.contains("<script src=\"https://chat.example.test/v1/load.js?key=a&amp;team=b\" async></script>"));

    let shown = acme.client().get("/api/bootstrap").await.unwrap();
    let settings = shown.value()["tenant"]["settings"].clone();
    assert_eq!(settings["showSupportChatDialog"], true);
    assert!(
        !shown.text().contains("chat.example.test"),
        "no page of ours is told where it stands"
    );
    absent(&other).await;
    acme.settings(json!({"showSupportChatDialog": false})).await;
    absent(&acme).await;
}
