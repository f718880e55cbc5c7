//! In which language somebody is written to who came by a provider.
use learnt_compose::mails::mails_to;
use learnt_compose::testing::{TestStack, until};
use serde_json::{Value, json};

use super::configure;
use super::identity_provider::{IdentityProvider, sign_in};

/// Whether a mail to somebody that says `text` is written in Arabic.
async fn in_arabic(folder: &std::path::Path, email: &str, text: &str) -> bool {
    let mail = until(async || {
        let html = mails_to(folder, email)
            .into_iter()
            .filter_map(|mail| Some(mail["html"].as_str()?.to_owned()));
        html.into_iter().find(|html| html.contains(text)).ok_or("no mail yet")
    });
    mail.await.contains("lang=\"ar\"")
}

#[tokio::test]
async fn whoever_comes_by_a_provider_is_written_to_in_the_language_in_which_they_came() {
    let identity_provider = IdentityProvider::open().await;
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let mut provider = identity_provider.provider();
    provider["createPeople"] = json!(true);
    let provider: Value = configure(&admin, vec![provider]).await["providers"][1].clone();
    let arabic = || acme.client().with_header("accept-language", "ar");
    let (new, added) = (format!("lena@{}.test", acme.id), format!("marco@{}.test", acme.id));

    identity_provider.sets_claims(json!({"sub": "lena", "email": new, "email_verified": true}));
    assert_eq!(sign_in(&arabic(), &provider, &identity_provider).await.status, 200);

    let profile = json!({"firstName": "Marco", "lastName": "Rossi", "email": added, "lists": {}, "fields": {}});
    let marco = admin.post("/api/people", json!({"profile": profile, "roles": ["learner"]}));
    marco.await.unwrap().ok().unwrap();
    identity_provider.sets_claims(json!({"sub": "marco", "email": added, "email_verified": true}));
    assert_eq!(sign_in(&arabic(), &provider, &identity_provider).await.status, 200);

    let browser = acme.client();
    let reset_request = browser.post("/api/auth/password-reset", json!({"email": added}));
    assert_eq!(reset_request.await.unwrap().status, 200);
    let folder = acme.stack().mail_dir();
    assert!(in_arabic(folder, &new, "mode=verifyEmail").await, "somebody new");
    assert!(
        in_arabic(folder, &added, "mode=resetPassword").await,
        "somebody who was added"
    );
}
