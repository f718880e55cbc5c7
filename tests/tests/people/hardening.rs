//! What nobody gets by being first, by being quick, or by sending what cannot be stored.
use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::{Value, json};

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

/// Somebody in another organisation may enter any address: it must not open what that address has elsewhere, neither by a
/// password given in advance nor by one given later.
#[tokio::test]
async fn another_tenant_cannot_choose_the_password_of_an_address() {
    let stack = TestStack::shared().await;
    let (acme, mallory) = tokio::join!(stack.tenant("acme"), stack.tenant("mallory"));
    let (admin, attacker) = tokio::join!(acme.admin(), mallory.admin());
    let (fresh, known) = (format!("fresh@{}.test", acme.id), format!("known@{}.test", acme.id));
    add(&admin, "Kit", &known, &["learner"]).await;
    acme.join(&known).await.unwrap();
    for address in [&fresh, &known] {
        let body = json!({
            "profile": {"firstName": "Vic", "lastName": "Brandt", "email": address},
            "roles": ["learner"], "password": "chosen-by-mallory-1", "invite": false,
        });
        let in_advance = attacker.post("/api/people", body).await.unwrap();
        assert_eq!(in_advance.status, 422, "{}", in_advance.text());
        let person = add(&attacker, "Vic", address, &["learner"]).await;
        let path = format!("/api/people/{}/password", id(&person));
        let later = attacker
            .post(&path, json!({"password": "chosen-by-mallory-1"}))
            .await
            .unwrap();
        assert_eq!(later.status, 409, "{}", later.text());
    }
    add(&admin, "Vic", &fresh, &["learner"]).await;
    for address in [&fresh, &known] {
        for tenant in [&acme, &mallory] {
            assert!(!tenant.client().sign_in(address, "chosen-by-mallory-1").await.unwrap());
        }
    }
    assert!(
        acme.client().sign_in(&known, PASSWORD).await.unwrap(),
        "the owner still gets in"
    );
}

#[tokio::test]
async fn of_two_who_give_one_address_at_once_one_is_told() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (first, second) = tokio::join!(acme.admin(), acme.admin());
    let address = format!("one@{}.test", acme.id);
    let ann = add(&first, "Ann", &format!("ann@{}.test", acme.id), &["learner"]).await;
    let bea = add(&first, "Bea", &format!("bea@{}.test", acme.id), &["learner"]).await;
    let change = |person: &Value| json!({"revision": person["revision"], "profile": {"email": address}});
    let (paths, bodies) = (
        [&ann, &bea].map(|one| format!("/api/people/{}", id(one))),
        [&ann, &bea].map(change),
    );
    let (one, other) = tokio::join!(
        first.patch(&paths[0], bodies[0].clone()),
        second.patch(&paths[1], bodies[1].clone())
    );
    let mut answers = [one.unwrap(), other.unwrap()];
    answers.sort_by_key(|answer| answer.status);
    assert!(answers[0].status.is_success(), "{}", answers[0].text());
    assert_eq!(answers[1].status, 422, "{}", answers[1].text());
    assert_eq!(answers[1].value()["errors"][0]["code"], "email_taken");
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
