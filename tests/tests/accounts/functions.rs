//! The callable functions that mail, under the specification's names and payloads.
use learnt_compose::testing::TestStack;
use serde_json::json;

use super::{code, field_error, fresh, mail};

#[tokio::test]
async fn a_reset_link_is_asked_for_by_its_old_name() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let call = |email: String| {
        let browser = acme.client();
        let payload = json!({
            "email": email, "redirectUrl": "https://evil.test", "domain": "evil.test", "logo": "https://evil.test/x.png",
            "teamDisplayName": "Evil", "primaryColor": "#000000", "supportEmail": "x@evil.test",
        });
        async move {
            let reply = browser
                .post("/api/functions/sendPasswordResetLink", payload)
                .await
                .unwrap();
            (reply.status.as_u16(), reply.value())
        }
    };
    let nobody = call(fresh("nobody")).await;
    assert_eq!(nobody.0, 200);
    assert_eq!(
        nobody.1["data"]["errorInfo"]["message"],
        "No account found with that email address. Please enter another email address."
    );
    assert_eq!(call(acme.admin_email.clone()).await, (200, json!({"data": {}})));
    code(&acme.admin_email, "resetPassword").await;
    let sent = mail(&acme.admin_email, "mode=resetPassword")
        .await
        .to_string()
        .to_lowercase();
    assert!(!sent.contains("evil"), "{sent}");
}

#[tokio::test]
async fn an_admin_writes_to_members_in_the_teams_name() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = fresh("lena");
    let body = json!({"profile": {"firstName": "Lena", "lastName": "Brandt", "email": lena}, "invite": false});
    admin.post("/api/people", body).await.unwrap().ok().unwrap();
    let payload = |to: &[&str]| {
        json!({
            "to": to, "from": {"email": "boss@evil.test", "name": "Boss"}, "bcc": "spy@evil.test", "subject": "Hello\r\nBcc: x@evil.test",
            "text": "First <b>line</b>\nSecond", "headlineMessage": "News", "salutation": "Dear Lena,", "signoffText": "Yours, Ada",
            "callToActionText": "Look", "callToActionLink": "https://evil.test/x", "logo": "https://evil.test/x.png", "token": "x",
        })
    };
    let path = "/api/functions/sendGenericEmail";
    let refused = admin.post(path, payload(&[&lena, "somebody@else.test"])).await.unwrap();
    assert_eq!(
        field_error(&refused, "to"),
        "Write to between 1 and 200 members of this team"
    );
    assert!(!field_error(&admin.post(path, payload(&[])).await.unwrap(), "to").is_empty());
    let sent = admin.post(path, payload(&[&lena, &lena.to_uppercase()])).await.unwrap();
    assert_eq!((sent.status.as_u16(), &sent.value()["data"]["sent"]), (200, &json!(1)));

    let mail = mail(&lena, "Dear Lena,").await;
    assert_eq!(mail["from"], json!(format!("no-reply@{}", acme.host)));
    let text = mail["text"].as_str().unwrap();
    for part in [
        "News",
        "First <b>line</b>",
        "Second",
        "Yours, Ada",
        &format!("Look: http://{}:{}/", acme.host, stack.port()),
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(
        !mail["html"].as_str().unwrap().contains("<b>line</b>"),
        "text is no markup"
    );
    assert!(
        !mail.to_string().contains("https://evil.test") && !mail.to_string().contains("spy@"),
        "{mail}"
    );
    assert!(!mail["subject"].as_str().unwrap().contains('\n'));
}

#[tokio::test]
async fn a_registration_is_told_to_members_of_the_own_team() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    let admin = acme.admin().await;
    let path = "/api/functions/sendRegistrationEmail";
    let payload = |team: &str| json!({"to": [acme.admin_email], "firstName": "Lena", "lastName": "Brandt", "teamId": team, "token": "x"});
    assert_eq!(admin.post(path, payload(&munro.id)).await.unwrap().status, 404);
    assert_eq!(admin.post(path, payload(&acme.id)).await.unwrap().status, 200);
    let admin_mail = mail(&acme.admin_email, "Lena Brandt has created an account").await;
    assert!(admin_mail["text"].as_str().unwrap().contains(&format!(
        "http://{}:{}/apps/admin/users",
        acme.host,
        stack.port()
    )));
}

#[tokio::test]
async fn two_hundred_mails_leave_in_an_hour() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    let payload = json!({"to": [acme.admin_email], "subject": "Again", "text": "and again"});
    let mut last = 200;
    let mut sent = 0;
    while last == 200 && sent < 210 {
        last = admin
            .post("/api/functions/sendGenericEmail", payload.clone())
            .await
            .unwrap()
            .status
            .as_u16();
        sent += 1;
    }
    assert_eq!((last, sent), (429, 201));
}
