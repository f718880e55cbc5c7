//! A certificate as a PDF and as a credential: whose, when, and the same each time.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use super::{Story, check, read, text, withdraw};

async fn pdf(browser: &Client, certificate: &Value) -> Reply {
    let way = format!("/api/certificates/{}/pdf", text(&certificate["id"]));
    browser.get(&way).await.unwrap()
}

async fn bytes(browser: &Client, certificate: &Value) -> Vec<u8> {
    pdf(browser, certificate).await.ok().unwrap().body.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pdf_is_the_same_bytes_each_time_and_its_persons_and_the_admins_alone() {
    let story = Story::begin("cert-pdf").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    assert_eq!(own["download"], true);

    let reply = pdf(&lena.browser, &own).await.ok().unwrap();
    assert_eq!(reply.headers["content-type"], "application/pdf");
    let disposition = format!("attachment; filename=\"certificate-{}.pdf\"", text(&own["number"]));
    assert_eq!(reply.headers["content-disposition"], disposition.as_str());
    let first = reply.body.clone();
    assert!(first.starts_with(b"%PDF-1.7") && first.len() < 100_000);
    assert_eq!(first, bytes(&lena.browser, &own).await);
    assert_eq!(first, bytes(&story.ada, &own).await);
    let title = b"Fire safety: Lena Berg";
    assert!(
        first.windows(title.len()).any(|part| part == title),
        "its title names her"
    );

    assert_eq!(pdf(&mia.browser, &own).await.status, 404, "somebody else's");
    assert_eq!(pdf(&story.tenant.client(), &own).await.status, 401);
    withdraw(&story.ada, &own).await.ok().unwrap();
    for browser in [&lena.browser, &story.ada] {
        let refused = pdf(browser, &own).await;
        assert_eq!(
            (refused.status.as_u16(), refused.code()),
            (409, "already_withdrawn".to_owned())
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_may_keep_its_people_from_downloading() {
    let story = Story::begin("cert-nopdf").await;
    let lena = story.learner("Lena").await;
    let details = json!({"certificate": true, "certificateDownload": false});
    let course = story.course("Fire safety", &["A"], details).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    assert_eq!(own["download"], false);
    let refused = pdf(&lena.browser, &own).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (409, "no_download".to_owned())
    );
    assert!(
        bytes(&story.ada, &own).await.starts_with(b"%PDF"),
        "admins hand it out themselves"
    );
}

/// The three parts of a JWT, the first two read.
fn parts(jwt: &str) -> (Value, Value) {
    let mut parts = jwt
        .split('.')
        .map(|part| serde_json::from_slice(&URL_SAFE_NO_PAD.decode(part).unwrap()).unwrap_or_default());
    (parts.next().unwrap(), parts.next().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_credential_is_signed_with_the_key_that_it_names_and_says_when_it_is_revoked() {
    let story = Story::begin("cert-badge").await;
    let lena = story.learner("Lena").await;
    let details = json!({"certificate": true, "certificateMonths": 12});
    let course = story.course("Fire safety", &["A"], details).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    let (code, nobody) = (text(&own["code"]), story.tenant.client());
    let way = format!("/api/certificates/check/{code}");
    let credential = async || nobody.get(&format!("{way}/credential")).await.unwrap().ok().unwrap();

    let jwt = String::from_utf8(credential().await.body.clone()).unwrap();
    assert_eq!(credential().await.headers["content-type"], "application/vc+jwt");
    assert_eq!(
        jwt.as_bytes(),
        credential().await.body.as_slice(),
        "the same text each time"
    );
    let (head, claims) = parts(&jwt);
    assert_eq!(head["alg"], "EdDSA");
    assert_eq!(claims["type"], json!(["VerifiableCredential", "OpenBadgeCredential"]));
    let subject = &claims["credentialSubject"];
    assert_eq!(subject["identifier"][0]["identityHash"], "Lena Berg");
    assert_eq!(subject["achievement"]["name"], "Fire safety");
    assert_eq!(claims["exp"].as_i64().is_some(), own["expiresAt"].is_string());

    let issuer = read(&nobody, "/api/certificates/issuer").await;
    assert_eq!(
        (&issuer["id"], &issuer["type"]),
        (&claims["issuer"]["id"], &json!(["Profile"]))
    );
    let key = read(&nobody, "/api/certificates/key").await;
    assert_eq!(key["kid"], head["kid"]);
    let (signed, signature) = jwt.rsplit_once('.').unwrap();
    let public = URL_SAFE_NO_PAD.decode(text(&key["x"])).unwrap();
    let public = aws_lc_rs::signature::UnparsedPublicKey::new(&aws_lc_rs::signature::ED25519, public);
    let signature = URL_SAFE_NO_PAD.decode(signature).unwrap();
    public.verify(signed.as_bytes(), &signature).unwrap();
    assert!(public.verify(b"something else", &signature).is_err());

    let revoked = async || read(&nobody, &format!("{way}/status")).await["revokedCredential"].clone();
    assert_eq!(revoked().await, json!([]));
    withdraw(&story.ada, &own).await.ok().unwrap();
    let named = revoked().await;
    assert_eq!((&named[0]["id"], &named[0]["revoked"]), (&claims["id"], &json!(true)));
    assert!(!named.to_string().contains("exam"), "why is for admins");
    let unknown = format!("/api/certificates/check/{}/credential", "0".repeat(20));
    assert_eq!(nobody.get(&unknown).await.unwrap().status, 404);
    assert_eq!(check(&nobody, &code).await.status, 200);
}
