//! Mails of the product in Mailpit, which reads them as a mail program would.
use learnt_compose::client::Client;
use learnt_compose::testing::containers::{GenericImage, ImageExt, IntoContainerPort, TestContainer};
use serde_json::{Value, json};

use crate::accounts::posting::Office;
use crate::accounts::{fresh, open_tenant};

const SMTP: u16 = 1025;
const HTTP: u16 = 8025;

async fn read(url: &str) -> Value {
    let answer = Client::connections().unwrap().get(url).send().await.unwrap();
    answer.error_for_status().unwrap().json().await.unwrap()
}

#[tokio::test]
async fn a_mail_is_taken_by_another_server_and_read_there() {
    let image = GenericImage::new("axllent/mailpit", "v1.31.4")
        .with_exposed_port(SMTP.tcp())
        .with_exposed_port(HTTP.tcp())
        // Looking up our name would only take time.
        .with_env_var("MP_SMTP_DISABLE_RDNS", "true");
    let mailpit = TestContainer::start(image).await.unwrap();
    let base = mailpit.answers(HTTP, "/readyz").await.unwrap();
    let url = format!("smtp://{}", mailpit.address(SMTP).await.unwrap());
    let office = Office::open(open_tenant("acme").await, &url).await;
    let lena = fresh("lena");
    office.register(&lena).await;
    office.work().await;

    let taken = read(&format!("{base}/api/v1/messages")).await;
    assert_eq!(taken["total"], 2, "one to her and one to the admin: {taken}");
    let messages = taken["messages"].as_array().unwrap();
    let hers = messages.iter().find(|mail| mail["To"][0]["Address"] == json!(lena));
    let id = hers.unwrap()["ID"].as_str().unwrap();
    let mail = read(&format!("{base}/api/v1/message/{id}")).await;
    let sender = format!("no-reply@{}", office.tenant.host);
    assert_eq!(
        (&mail["Subject"], &mail["From"]["Address"], &mail["ReturnPath"]),
        (&json!("Welcome to acme"), &json!(sender), &json!(sender))
    );
    let link = format!("https://{}/action#mode=verifyEmail&code=", office.tenant.host);
    assert!(mail["Text"].as_str().unwrap().contains(&link), "{mail}");
    assert!(mail["HTML"].as_str().unwrap().contains("<!doctype html>"), "{mail}");
    assert!(mail["MessageID"].as_str().is_some_and(|id| id.contains('@')), "{mail}");
    office.api.shutdown().await;
}
