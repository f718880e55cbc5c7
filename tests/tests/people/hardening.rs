//! What nobody gets by being first, by being quick, or by sending what cannot be stored.
use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::json;

use super::{add, id};

#[tokio::test]
async fn who_has_an_address_gets_no_password_from_somebody_else() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let victim = format!("victim@{}.test", acme.id);
    let person = add(&admin, "Vic", &victim, &["learner"]).await;
    let path = format!("/api/people/{}/password", id(&person));
    let refused = admin.post(&path, json!({"password": PASSWORD})).await.unwrap();
    assert_eq!(refused.status, 409);
    assert_eq!(refused.value()["code"], "chooses_own_password");
    assert!(!acme.client().sign_in(&victim, PASSWORD).await.unwrap());
}

#[tokio::test]
async fn of_two_who_take_one_employee_id_at_once_one_gets_it() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (first, second) = tokio::join!(acme.admin(), acme.admin());
    let body = |name: &str| {
        json!({
            "profile": {
                "firstName": name, "lastName": "Brandt", "employeeId": "E-1",
                "email": format!("{}@{}.test", name.to_lowercase(), acme.id),
            },
            "roles": ["learner"], "invite": false,
        })
    };
    let (one, other) = tokio::join!(
        first.post("/api/people", body("Ann")),
        second.post("/api/people", body("Bea"))
    );
    let mut answers = [one.unwrap(), other.unwrap()];
    answers.sort_by_key(|answer| answer.status);
    assert!(answers[0].status.is_success(), "{}", answers[0].text());
    assert_eq!(answers[1].status, 422, "{}", answers[1].text());
    assert_eq!(answers[1].value()["errors"][0]["field"], "employeeId");
    assert_eq!(answers[1].value()["errors"][0]["code"], "employee_id_taken");
}

#[tokio::test]
async fn what_cannot_be_stored_is_the_senders_mistake() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let found = admin.get("/api/people?search=%00").await.unwrap();
    assert_eq!(found.status, 422, "{}", found.text());
    assert_eq!(found.value()["code"], "unstorable");
    let form = json!({"username": "a\u{0}bc", "password": PASSWORD, "persist": false});
    let refused = acme.client().post("/api/auth/login", form).await.unwrap();
    assert!(refused.status.is_client_error(), "{}", refused.text());
}
