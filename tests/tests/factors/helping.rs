//! An admin takes a lost second factor off somebody, where that is the admin's to do.

use learnt_compose::mails::mails_to;
use learnt_compose::testing::{TestStack, holds, until};
use serde_json::json;

use super::{add_and_join, login, me, set_up};

#[tokio::test]
async fn an_admin_helps_somebody_of_their_own_and_the_person_is_told() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena", &[]).await;
    let path = format!("/api/people/{}/second-factor", me(&lena).await);
    assert_eq!(
        admin.get(&path).await.unwrap().value(),
        json!({"isOn": false, "canRemove": false})
    );
    assert_eq!(
        admin.post(&format!("{path}/remove"), json!({})).await.unwrap().status,
        404
    );
    set_up(&lena).await;
    assert_eq!(
        admin.get(&path).await.unwrap().value(),
        json!({"isOn": true, "canRemove": true})
    );
    assert_eq!(
        lena.post(&format!("{path}/remove"), json!({})).await.unwrap().status,
        403,
        "a learner may not"
    );
    assert_eq!(
        admin.post(&format!("{path}/remove"), json!({})).await.unwrap().status,
        204
    );
    let email = format!("lena@{}.test", acme.id);
    assert!(login(&acme.client(), &email).await["accessToken"].is_string());
    until(async || {
        let is_mailed = mails_to(stack.mail_dir(), &email).iter().any(|mail| {
            mail["subject"] == "Your second factor at acme was removed"
                && mail["text"].as_str().unwrap().contains("Ada Admin")
        });
        holds(is_mailed, "no mail came")
    })
    .await;
}

#[tokio::test]
async fn who_belongs_to_others_too_or_stands_above_keeps_their_factor() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let (admin, munros) = (acme.admin().await, munro.admin().await);
    let ada = me(&admin).await;
    set_up(&admin).await;
    let body =
        json!({"profile": {"firstName": "Ada", "lastName": "Admin", "email": acme.admin_email}, "roles": ["learner"]});
    munros.post("/api/people", body).await.unwrap().ok().unwrap();
    let path = format!("/api/people/{ada}/second-factor");
    assert_eq!(
        munros.get(&path).await.unwrap().value(),
        json!({"isOn": true, "canRemove": false})
    );
    let refused = munros.post(&format!("{path}/remove"), json!({})).await.unwrap();
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (403, "belongs_elsewhere")
    );
    let own = admin.post(&format!("{path}/remove"), json!({})).await.unwrap();
    assert_eq!(own.code(), "own_factor");
    let nobody = learnt_kernel::ids::new_id();
    let path = format!("/api/people/{nobody}/second-factor");
    assert_eq!(admin.get(&path).await.unwrap().status, 404);
    assert_eq!(
        admin.post(&format!("{path}/remove"), json!({})).await.unwrap().status,
        404
    );
    assert!(login(&acme.client(), &acme.admin_email).await["secondFactor"].is_object());
}
