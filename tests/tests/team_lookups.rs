//! "Find my team": somebody at a host of nobody has the addresses of their teams mailed to them.
use learnt_compose::client::{Client, Reply};
use learnt_compose::mails::mails_to;
use learnt_compose::testing::{ADDRESS_HEADER, TestStack, TestTenant, holds, until};
use serde_json::{Value, json};

use crate::accounts::{count, field_error, fresh, in_control};
use crate::impersonation::{OperatorConsole, TestPlatform};

const SENT: &str = "If this address belongs to a member, we have sent an email with links to their teams.";

async fn nobody() -> Client {
    TestStack::shared().await.client("nobody.localhost")
}

async fn ask(browser: &Client, email: &str) -> Reply {
    let body = json!({"email": email});
    browser.post("/api/auth/team-lookup", body).await.unwrap()
}

/// Waits until nobody works on an address any more.
async fn answered(address: &str) {
    let waiting =
        format!("select count(*) from identity.team_lookups where address = '{address}' and due_at is not null");
    until(async || holds(count(&waiting).await == 0, "it still waits")).await;
}

/// The mails with teams that an address got, the newest first.
async fn lists(address: &str) -> Vec<Value> {
    answered(address).await;
    let stack = TestStack::shared().await;
    let mut mails = mails_to(stack.mail_dir(), address);
    mails.retain(|mail| mail["tenant"] == "learnt");
    mails
}

/// Lets so many minutes pass since an address was asked for.
async fn later(address: &str, minutes: u8) {
    in_control(&format!(
        "update identity.team_lookups set asked_at = asked_at - interval '{minutes} minutes' where address = '{address}'"
    ))
    .await;
}

fn login_of(tenant: &TestTenant) -> String {
    format!("http://{}:", tenant.host)
}

fn text(mail: &Value) -> &str {
    mail["text"].as_str().unwrap()
}

/// Makes the first admin of one tenant somebody of another one too.
async fn joins(tenant: &TestTenant, email: &str) {
    let body = json!({"profile": {"firstName": "Ada", "lastName": "Admin", "email": email}, "roles": ["learner"]});
    let added = tenant.admin().await.post("/api/people", body).await.unwrap();
    assert!(added.status.is_success(), "{}", added.text());
}

#[tokio::test]
async fn whoever_belongs_to_two_organisations_is_mailed_the_teams_of_both() {
    let stack = TestStack::shared().await;
    let (acme, munro, other) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"), stack.tenant("other"));
    joins(&munro, &acme.admin_email).await;
    let sent = ask(&nobody().await, &acme.admin_email.to_uppercase()).await;
    assert_eq!((sent.status.as_u16(), &sent.value()["message"]), (200, &json!(SENT)));

    let mails = lists(&acme.admin_email).await;
    assert_eq!(mails.len(), 1);
    let mail = &mails[0];
    assert_eq!(
        (&mail["from"], &mail["subject"]),
        (&json!("no-reply@learnt.localhost"), &json!("Your teams on Learnt"))
    );
    for tenant in [&acme, &munro] {
        assert!(text(mail).contains(&login_of(tenant)), "{}", text(mail));
        let link = format!("href=\"{}", login_of(tenant));
        assert!(mail["html"].as_str().unwrap().contains(&link));
    }
    assert!(text(mail).contains("/login"));
    assert!(!text(mail).contains(&other.host) && !text(mail).contains("Ada"));
}

#[tokio::test]
async fn an_address_of_nobody_gets_the_same_answer_and_no_mail() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let unknown = fresh("nobody");
    let (one, other) = (
        ask(&nobody().await, &acme.admin_email).await,
        ask(&nobody().await, &unknown).await,
    );
    assert_eq!((one.status, one.value()), (other.status, other.value()));
    assert_eq!(lists(&acme.admin_email).await.len(), 1);
    assert!(lists(&unknown).await.is_empty());
}

#[tokio::test]
async fn what_is_no_address_is_said_at_its_field() {
    for typed in ["", "ada", "ada@", "ada@mail"] {
        let refused = ask(&nobody().await, typed).await;
        assert_eq!(refused.status, 422);
        assert_eq!(field_error(&refused, "email"), "Please enter a valid email");
    }
}

#[tokio::test]
async fn at_a_teams_own_host_nobody_asks() {
    let acme = TestStack::shared().await.tenant("acme").await;
    assert_eq!(ask(&acme.client(), &acme.admin_email).await.code(), "not_found");
    assert!(lists(&acme.admin_email).await.is_empty());
}

#[tokio::test]
async fn an_address_gets_one_mail_in_ten_minutes() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let browser = nobody().await;
    let (first, second) = (
        ask(&browser, &acme.admin_email).await,
        ask(&browser, &acme.admin_email).await,
    );
    assert_eq!((first.status, first.value()), (second.status, second.value()));
    assert_eq!(lists(&acme.admin_email).await.len(), 1);
    later(&acme.admin_email, 10).await;
    assert_eq!(ask(&browser, &acme.admin_email).await.status, 200);
    assert_eq!(lists(&acme.admin_email).await.len(), 2);
}

#[tokio::test]
async fn an_address_is_asked_for_three_times_an_hour_and_ten_by_one_place() {
    let (address, browser) = (fresh("asked"), nobody().await);
    for wanted in [200, 200, 200, 429] {
        let reply = ask(&browser, &address).await;
        assert_eq!(reply.status, wanted);
        assert_eq!(reply.headers.contains_key("retry-after"), wanted == 429);
    }
    let elsewhere = nobody().await.with_header(ADDRESS_HEADER, "192.0.2.77");
    assert_eq!(ask(&elsewhere, &address).await.status, 429, "whoever asks");
    for _ in 0..7 {
        assert_eq!(ask(&browser, &fresh("other")).await.status, 200);
    }
    let another = fresh("another");
    assert_eq!(ask(&browser, &another).await.status, 429);
    assert_eq!(ask(&elsewhere, &another).await.status, 200);
}

#[tokio::test]
async fn the_mail_is_worded_in_the_language_of_the_request() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let browser = nobody().await.with_header("accept-language", "ar-EG, en;q=0.5");
    assert_eq!(ask(&browser, &acme.admin_email).await.status, 200);
    let mails = lists(&acme.admin_email).await;
    assert!(text(&mails[0]).starts_with("فرقك"), "{}", text(&mails[0]));
    assert!(mails[0]["html"].as_str().unwrap().contains("lang=\"ar\" dir=\"rtl\""));
    assert!(text(&mails[0]).contains(&login_of(&acme)));
}

#[tokio::test]
async fn teams_that_somebody_cannot_come_in_to_are_left_out() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    joins(&munro, &acme.admin_email).await;
    let address = acme.admin_email.clone();
    let left = format!("update user_teams set status = 'terminated' where email = '{address}'");
    munro.sql(left).await;
    let browser = nobody().await;
    ask(&browser, &address).await;
    let mails = lists(&address).await;
    assert!(text(&mails[0]).contains(&login_of(&acme)) && !text(&mails[0]).contains(&munro.host));

    later(&address, 10).await;
    in_control(&format!(
        "update identity.users set disabled_at = now() where email = '{address}'"
    ))
    .await;
    ask(&browser, &address).await;
    assert_eq!(
        lists(&address).await.len(),
        1,
        "whom the platform disabled gets nothing"
    );
}

#[tokio::test]
async fn a_suspended_organisation_is_left_out() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let address = munro.admin_email.clone();
    joins(&platform.tenant, &address).await;
    let suspend = format!("/api/tenants/{}/suspend", platform.tenant.id);
    let made = operator
        .console
        .post(&suspend, json!({"reason": "Unpaid"}))
        .await
        .unwrap();
    assert!(made.status.is_success(), "{}", made.text());
    until(async || {
        let shown = platform.tenant.client().get("/api/bootstrap").await.unwrap();
        holds(shown.status == 403, shown.text())
    })
    .await;
    ask(&nobody().await, &address).await;
    let mails = lists(&address).await;
    assert!(text(&mails[0]).contains(&login_of(&munro)) && !text(&mails[0]).contains(&platform.tenant.host));
}

#[tokio::test]
async fn nothing_is_kept_of_an_address_for_longer_than_there_is_no_second_mail() {
    let address = fresh("forgotten");
    ask(&nobody().await, &address).await;
    answered(&address).await;
    let count_sql = format!("select count(*) from identity.team_lookups where address = '{address}'");
    assert_eq!(count(&count_sql).await, 1);
    later(&address, 10).await;
    until(async || holds(count(&count_sql).await == 0, "the address is still there")).await;
}
