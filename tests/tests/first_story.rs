//! A tenant is born, and its first admin comes in.

use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::json;

#[tokio::test]
async fn a_new_tenant_answers_on_its_own_host() {
    let stack = TestStack::shared().await;
    let acme = stack.invited_tenant("acme").await.unwrap();
    let munro = stack.invited_tenant("munro").await.unwrap();
    for tenant in [&acme, &munro] {
        let shown = tenant.client().get("/api/bootstrap").await.unwrap().value();
        assert_eq!(shown["tenant"]["id"], tenant.id.as_str());
        assert_eq!(shown["team"]["id"], tenant.id.as_str());
        assert_eq!(shown["fallback"], false);
    }
}

#[tokio::test]
async fn the_first_admin_accepts_the_invitation_and_signs_in() {
    let stack = TestStack::shared().await;
    let acme = stack.invited_tenant("acme").await.unwrap();
    assert!(!acme.client().sign_in(&acme.admin_email, PASSWORD).await.unwrap());
    let admin = acme.join(&acme.admin_email).await.unwrap();
    let me = admin.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!(me["role"], json!(["admin"]));
    assert_eq!(me["data"]["email"], acme.admin_email.as_str());
    let elsewhere = acme.admin().await;
    assert_eq!(elsewhere.get("/api/me").await.unwrap().value()["uid"], me["uid"]);
}
