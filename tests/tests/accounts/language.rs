//! In which language somebody is written to.
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::{Value, json};

use super::{code, form, fresh, mail, open_tenant, register};
use crate::impersonation::{Member, TestPlatform};

async fn asks_for_a_link(browser: &Client, email: &str) {
    let reply = browser.post("/api/auth/password-reset", json!({"email": email})).await;
    assert_eq!(reply.unwrap().status, 200);
}

/// How a mail is read, and its subject.
fn shown(mail: &Value) -> (bool, &str) {
    let html = mail["html"].as_str().unwrap();
    (
        html.contains("lang=\"ar\" dir=\"rtl\""),
        mail["subject"].as_str().unwrap(),
    )
}

#[tokio::test]
async fn whoever_chose_none_is_written_to_in_the_language_of_their_request() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let arabic = acme.client().with_header("accept-language", "ar-EG, en;q=0.5");
    asks_for_a_link(&arabic, &acme.admin_email).await;
    let arabic_mail = mail(&acme.admin_email, "30 دقيقة").await;
    let (is_arabic, subject) = shown(&arabic_mail);
    assert!(is_arabic && subject.starts_with("إعادة تعيين كلمة مرورك"), "{subject}");

    let admin = acme.admin().await;
    let chosen = admin.patch("/api/me/preferences", json!({"language": "en"})).await;
    assert_eq!(chosen.unwrap().status, 200);
    asks_for_a_link(&arabic, &acme.admin_email).await;
    let chosen = mail(&acme.admin_email, "expires after 30 minutes").await;
    assert_eq!(shown(&chosen), (false, "Reset your password at acme"));
    let odd = admin.patch("/api/me/preferences", json!({"language": "xx"})).await;
    assert!(odd.unwrap().status.is_client_error(), "none that is not spoken");
}

#[tokio::test]
async fn whoever_registers_in_a_language_is_written_to_in_it_from_then_on() {
    let acme = open_tenant("acme").await;
    let arabic = acme.client().with_header("accept-language", "ar");
    let email = fresh("lena");
    assert_eq!(register(&arabic, form(&email, PASSWORD)).await.status, 200);
    let welcome = mail(&email, "mode=verifyEmail").await;
    let (is_arabic, subject) = shown(&welcome);
    assert!(is_arabic && subject.starts_with("مرحبًا بك في"), "{subject}");
    asks_for_a_link(&acme.client(), &email).await;
    assert!(shown(&mail(&email, "mode=resetPassword").await).0);
}

#[tokio::test]
async fn whoever_accepts_an_invitation_in_a_language_is_written_to_in_it_from_then_on() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (admin, email) = (acme.admin().await, fresh("nina"));
    let profile = json!({"firstName": "Nina", "lastName": "Berg", "email": email});
    let nina = json!({"profile": profile, "roles": ["learner"], "invite": true});
    admin.post("/api/people", nina).await.unwrap().ok().unwrap();
    let invitation = code(&email, "acceptInvitation").await;
    let mail_in = mail(&email, "Accept invitation").await;
    assert!(!shown(&mail_in).0, "nobody knows yet what she reads");
    let text = mail_in["text"].as_str().unwrap();
    assert!(
        text.contains(" has invited you to join "),
        "who invites is named: {text}"
    );
    let html = mail_in["html"].as_str().unwrap();
    assert!(
        html.contains("prefers-color-scheme: dark"),
        "it may be read in the dark"
    );
    let arabic = acme.client().with_header("accept-language", "ar");
    arabic.accept_invitation(&invitation, PASSWORD).await.unwrap();
    asks_for_a_link(&acme.client(), &email).await;
    assert!(shown(&mail(&email, "mode=resetPassword").await).0);
}

#[tokio::test]
async fn whoever_resets_a_password_in_a_language_is_written_to_in_it_from_then_on() {
    let acme = TestStack::shared().await.tenant("acme").await;
    asks_for_a_link(&acme.client(), &acme.admin_email).await;
    let link = code(&acme.admin_email, "resetPassword").await;
    let arabic = acme.client().with_header("accept-language", "ar");
    let form = json!({"code": link, "password": format!("{PASSWORD}9")});
    let entered = arabic.post("/api/auth/password-reset/confirm", form).await.unwrap();
    assert_eq!(entered.status, 200, "{}", entered.text());
    asks_for_a_link(&acme.client(), &acme.admin_email).await;
    let second = mail(&acme.admin_email, "30 دقيقة").await;
    assert!(shown(&second).0);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_impersonates_somebody_does_not_choose_their_language() {
    let platform = TestPlatform::open().await;
    let email = fresh("lena");
    let profile = json!({"firstName": "Lena", "lastName": "Berg", "email": email});
    let lena = json!({"profile": profile, "roles": ["learner"], "invite": true});
    let made = platform
        .ada
        .post("/api/people", lena)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let invitation = code(&email, "acceptInvitation").await;
    let browser = platform.tenant.client();
    browser.accept_invitation(&invitation, PASSWORD).await.unwrap();
    let lena = Member {
        id: made["id"].as_str().unwrap().to_owned(),
        username: email.clone(),
    };
    let acting = platform.acting_as(&lena).await;
    let chosen = acting.patch("/api/me/preferences", json!({"language": "ar"})).await;
    assert_eq!(chosen.unwrap().status, 200);
    asks_for_a_link(&platform.tenant.client(), &email).await;
    assert!(!shown(&mail(&email, "mode=resetPassword").await).0);
}
