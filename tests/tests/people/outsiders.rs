//! Who has no business with a team's people learns nothing of them.
use learnt_compose::testing::TestStack;
use serde_json::json;
use uuid::Uuid;

use super::{add, id};

#[tokio::test(flavor = "multi_thread")]
async fn outsiders_see_and_change_nobody() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    let (admin, foreign) = (acme.admin().await, munro.admin().await);
    let email = format!("lena@{}.test", acme.id);
    let lena = add(&admin, "Lena", &email, &[]).await;
    let page = format!("/api/people/{}", id(&lena));
    let edit = json!({"revision": 1, "profile": {"position": "x"}});

    // nobody
    let nobody = acme.client();
    assert_eq!(nobody.get("/api/people").await.unwrap().status.as_u16(), 401);
    assert_eq!(nobody.patch(&page, edit.clone()).await.unwrap().status.as_u16(), 401);
    // a learner of the team
    let her = acme.join(&email).await.unwrap();
    for path in [
        "/api/people",
        "/api/people/export.csv",
        "/api/people/imports",
        page.as_str(),
    ] {
        assert_eq!(her.get(path).await.unwrap().status.as_u16(), 403, "{path}");
    }
    assert_eq!(her.patch(&page, edit.clone()).await.unwrap().status.as_u16(), 403);
    // another tenant's admin, with this tenant's id at their own host
    let theirs = foreign.patch(&page, edit.clone()).await.unwrap();
    let absent = foreign
        .patch(&format!("/api/people/{}", Uuid::nil()), edit.clone())
        .await
        .unwrap();
    assert_eq!((theirs.status.as_u16(), absent.status.as_u16()), (404, 404));
    let without_request = |reply: &learnt_compose::client::Reply| {
        let mut body = reply.value();
        body.as_object_mut().unwrap().remove("requestId");
        body
    };
    assert_eq!(
        without_request(&theirs),
        without_request(&absent),
        "absent and not yours read alike"
    );
    let moved = foreign
        .post("/api/people/status", json!({"ids": [id(&lena)], "status": "inactive"}))
        .await
        .unwrap();
    assert_eq!(moved.status.as_u16(), 404);
    // and their token at this host
    let borrowed = acme.client();
    borrowed.set_token(foreign.token());
    assert_eq!(borrowed.get("/api/people").await.unwrap().status.as_u16(), 401);
    assert_eq!(admin.get(&page).await.unwrap().value()["revision"], 1);
}
