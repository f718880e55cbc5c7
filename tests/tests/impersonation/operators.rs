//! An operator of the platform acts as somebody: from the console, with a fresh code, once, for a minute, at one host.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{CONSOLE, PASSWORD};
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::ids::random_label;
use learnt_kernel::totp;
use serde_json::{Value, json};

use super::{TestPlatform, refresh, take, until_refused};

const REASON: &str = "Ticket 4711: the course does not open";

/// An operator at the console.
pub(crate) struct OperatorConsole {
    pub(crate) console: Client,
    pub(super) email: String,
    secret: Vec<u8>,
}

impl OperatorConsole {
    pub(crate) async fn open(platform: &TestPlatform) -> Self {
        let (stack, secret) = (platform.tenant.stack(), totp::new_secret());
        let email = format!("olga-{}@learnt.test", random_label(8));
        stack.operator(&email, secret.clone()).await.unwrap();
        let operator = Self {
            console: stack.client(CONSOLE),
            email,
            secret,
        };
        let form = json!({"email": operator.email, "password": PASSWORD});
        let first = operator.console.post("/api/session", form).await.unwrap().ok().unwrap();
        let form = json!({"challenge": first.value()["challenge"], "code": operator.code(-1)});
        let second = operator
            .console
            .post("/api/session/totp", form)
            .await
            .unwrap()
            .ok()
            .unwrap();
        take(&operator.console, &second);
        operator
    }

    /// The code of the present half minute, or of one beside it.
    pub(crate) fn code(&self, steps: i64) -> String {
        let now = SystemClock.now() + chrono::Duration::seconds(30 * steps);
        totp::code(&self.secret, now)
    }

    pub(super) async fn ask(&self, platform: &TestPlatform, change: Value) -> Reply {
        let mut body = json!({"teamId": platform.tenant.id, "email": "", "reason": REASON, "code": self.code(0)});
        body.as_object_mut()
            .unwrap()
            .extend(change.as_object().unwrap().clone());
        let path = format!("/api/tenants/{}/impersonation", platform.tenant.id);
        self.console.post(&path, body).await.unwrap()
    }

    /// The secret of the way to act as somebody; time went on since the last one.
    pub(crate) async fn way(&self, platform: &TestPlatform, email: &str) -> String {
        self.time_goes_on(platform).await;
        let opened = self.ask(platform, json!({"email": email})).await.ok().unwrap().value();
        let url = opened["url"].as_str().unwrap();
        let port = platform.tenant.stack().port();
        let begin = format!("http://{}:{port}/callback#operator=", platform.tenant.host);
        url.strip_prefix(&begin).unwrap_or_else(|| panic!("{url}")).to_owned()
    }

    /// The last code may be used again.
    pub(crate) async fn time_goes_on(&self, platform: &TestPlatform) {
        let config: tokio_postgres::Config = platform.tenant.stack().urls().control.parse().unwrap();
        let (client, connection) = config.connect(tokio_postgres::NoTls).await.unwrap();
        let running = tokio::spawn(connection);
        let sql = "update control.operators set totp_last_step = 0 where email = $1";
        client.execute(sql, &[&self.email]).await.unwrap();
        drop(client);
        let _ = running.await;
    }

    pub(super) async fn audit_events(&self, query: &str) -> Vec<Value> {
        let path = format!("/api/audit-log?search={}&{query}", "Olga");
        let page = self.console.get(&path).await.unwrap().ok().unwrap().value();
        page["items"].as_array().unwrap().clone()
    }
}

/// A member with an address, invited.
pub(super) async fn lena(platform: &TestPlatform) -> (String, String) {
    let email = format!("lena-{}@{}.test", random_label(6), platform.tenant.id);
    let profile = json!({"firstName": "Lena", "lastName": "Berg", "email": email});
    let body = json!({"profile": profile, "roles": ["learner"], "invite": true});
    let made = platform
        .ada
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    (made["id"].as_str().unwrap().to_owned(), email)
}

pub(super) async fn arrive(browser: &Client, code: &str) -> Reply {
    browser
        .post("/api/impersonation/arrive", json!({"code": code}))
        .await
        .unwrap()
}

pub(super) fn refused(reply: &Reply, status: u16, code: &str) {
    assert_eq!(
        (reply.status.as_u16(), reply.code().as_str()),
        (status, code),
        "{}",
        reply.text()
    );
}

pub(super) fn fields(reply: &Reply) -> Vec<String> {
    let errors = reply.value()["errors"].as_array().cloned().unwrap_or_default();
    let text = |error: &Value, key: &str| error[key].as_str().unwrap().to_owned();
    errors
        .iter()
        .map(|error| format!("{} {}", text(error, "field"), text(error, "code")))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_acts_as_a_learner_under_both_names_and_goes_back_to_the_console() {
    let platform = TestPlatform::open().await;
    let (id, email) = lena(&platform).await;
    let operator = OperatorConsole::open(&platform).await;
    let code = operator.way(&platform, &email.to_uppercase()).await;
    let browser = platform.tenant.client();
    let arrived = arrive(&browser, &code).await.ok().unwrap();
    let cookie = arrived.headers["set-cookie"].to_str().unwrap();
    assert!(!cookie.contains("Max-Age"), "it goes with the browser: {cookie}");
    take(&browser, &arrived);

    let me = browser.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!((&me["uid"], &me["isImpersonating"]), (&json!(id), &json!(true)));
    let banner = &me["impersonation"];
    assert_eq!(
        (&banner["actorName"], &banner["byOperator"], &banner["reason"]),
        (&json!("Olga Operator"), &json!(true), &json!(REASON))
    );
    let ends: chrono::DateTime<chrono::Utc> = banner["endsAt"].as_str().unwrap().parse().unwrap();
    let left = (ends - SystemClock.now()).num_seconds();
    assert!((3500..=3600).contains(&left), "an hour at most: {left} s");
    take(&browser, &refresh(&browser).await.ok().unwrap());

    // A write in her name, and everything that nobody may do in it.
    browser.delete("/api/me/avatar", json!({})).await.unwrap().ok().unwrap();
    for (path, body) in [
        ("/api/me/password", json!({"newPassword": "another-one-1"})),
        ("/api/me/email", json!({"email": "olga@evil.test"})),
        ("/api/me/totp", json!({})),
        ("/api/me/passkeys", json!({})),
        ("/api/me/sessions/end-others", json!({})),
        ("/api/auth/handover", json!({"teamId": platform.tenant.id})),
    ] {
        refused(&browser.post(path, body).await.unwrap(), 403, "impersonating");
    }
    let people = browser.get("/api/people").await.unwrap();
    refused(&people, 403, "role");

    let back = browser
        .post("/api/impersonation/end", json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let restored = back.value();
    let port = platform.tenant.stack().port();
    let home = format!("http://{CONSOLE}:{port}/apps/superadmin/tenant/{}", platform.tenant.id);
    assert_eq!(
        (&restored["home"], &restored["accessToken"]),
        (&json!(home), &json!(null))
    );
    assert!(back.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(until_refused(&browser).await, "session_ended");

    // The tenant's admins read both names, the person reads the operator's, and the operators' log has it too.
    let rows = platform.rows(&format!("actingAs={id}")).await;
    let actions: Vec<&str> = rows.iter().map(|row| row["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["impersonation.ended", "impersonation.started"]);
    for row in &rows {
        assert_eq!(
            (&row["actorName"], &row["actingAsName"], &row["details"]["operator"]),
            (&json!("Olga Operator"), &json!("Lena Berg"), &json!(true)),
            "{row}"
        );
    }
    assert_eq!(rows[1]["details"]["reason"], REASON);
    let her = platform.tenant.join(&email).await.unwrap();
    let log = her.get("/api/me/audit-log").await.unwrap().ok().unwrap().value();
    let started = log["items"].as_array().unwrap().iter();
    let started = started.filter(|row| row["action"] == "impersonation.started").count();
    assert_eq!(started, 1, "{log}");
    let opened = operator.audit_events("action=impersonation.opened").await;
    let mine: Vec<&Value> = opened
        .iter()
        .filter(|row| row["subject"] == platform.tenant.id)
        .collect();
    assert_eq!(mine.len(), 1, "{opened:?}");
    assert_eq!(
        (&mine[0]["details"]["person"], &mine[0]["details"]["reason"]),
        (&json!("Lena Berg"), &json!(REASON))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_works_once_for_a_minute_at_one_host() {
    let platform = TestPlatform::open().await;
    let (_, email) = lena(&platform).await;
    let operator = OperatorConsole::open(&platform).await;
    let elsewhere = platform.tenant.stack().tenant("munro").await.client();
    let browser = platform.tenant.client();

    let code = operator.way(&platform, &email).await;
    refused(&arrive(&elsewhere, &code).await, 400, "invalid_code");
    refused(&arrive(&browser, "made-up").await, 400, "invalid_code");
    // It is no code of a handover.
    let other = browser
        .post("/api/auth/handover/redeem", json!({"code": code}))
        .await
        .unwrap();
    refused(&other, 400, "invalid_code");
    let other = platform.tenant.client();
    let (one, two) = tokio::join!(arrive(&browser, &code), arrive(&other, &code));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 400], "of two who bring it one comes in");
    refused(&arrive(&browser, &code).await, 400, "invalid_code");

    let code = operator.way(&platform, &email).await;
    platform
        .sql("update sign_in_challenges set expires_at = now() where kind = 'operator' and used_at is null".to_owned())
        .await;
    refused(&arrive(&browser, &code).await, 400, "invalid_code");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_operator_with_a_fresh_code_opens_the_way_and_says_why() {
    let platform = TestPlatform::open().await;
    let (id, email) = lena(&platform).await;
    let operator = OperatorConsole::open(&platform).await;
    let path = format!("/api/tenants/{}/impersonation", platform.tenant.id);
    let body = json!({"teamId": platform.tenant.id, "email": email, "reason": REASON, "code": operator.code(0)});
    let nobody = platform.tenant.stack().client(CONSOLE);
    refused(&nobody.post(&path, body.clone()).await.unwrap(), 401, "signed_out");
    nobody.set_token(platform.ada.token());
    refused(&nobody.post(&path, body).await.unwrap(), 401, "signed_out");

    operator.time_goes_on(&platform).await;
    let wrong = operator.ask(&platform, json!({"email": "lena", "reason": " "})).await;
    assert_eq!(fields(&wrong), ["email invalid", "reason required"]);
    let wrong = operator.ask(&platform, json!({"email": format!("x{email}")})).await;
    assert_eq!(fields(&wrong), ["email unknown"]);
    let wrong = operator
        .ask(&platform, json!({"email": email, "teamId": "munro"}))
        .await;
    assert_eq!(fields(&wrong), ["teamId unknown"]);
    let wrong = operator.ask(&platform, json!({"email": email, "code": "12345x"})).await;
    assert_eq!(fields(&wrong), ["code wrong_code"]);
    let absent = operator.console.post(
        "/api/tenants/nowhere/impersonation",
        json!({
            "teamId": "nowhere", "email": email, "reason": REASON, "code": operator.code(0),
        }),
    );
    refused(&absent.await.unwrap(), 404, "not_found");

    let code = operator.code(0);
    operator
        .ask(&platform, json!({"email": email, "code": code}))
        .await
        .ok()
        .unwrap();
    let again = operator.ask(&platform, json!({"email": email, "code": code})).await;
    assert_eq!(fields(&again), ["code wrong_code"], "each code works once");

    let body = json!({"ids": [id], "status": "terminated"});
    platform
        .ada
        .post("/api/people/status", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    operator.time_goes_on(&platform).await;
    let gone = operator.ask(&platform, json!({"email": email})).await;
    assert_eq!(fields(&gone), ["email cannot_sign_in"]);
    assert!(
        platform.rows(&format!("actingAs={id}")).await.is_empty(),
        "nothing was done"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_by_itself_and_with_the_person() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let (_, email) = lena(&platform).await;
    let browser = platform.tenant.client();
    take(
        &browser,
        &arrive(&browser, &operator.way(&platform, &email).await)
            .await
            .ok()
            .unwrap(),
    );
    platform
        .sql("update impersonation_sessions set ends_at = now() - interval '1 second'".to_owned())
        .await;
    assert_eq!(until_refused(&browser).await, "session_ended");
    let late = refresh(&browser).await;
    assert_eq!(late.status, 401, "there is no session of their own to go back to");

    let (id, email) = lena(&platform).await;
    take(
        &browser,
        &arrive(&browser, &operator.way(&platform, &email).await)
            .await
            .ok()
            .unwrap(),
    );
    let unused = operator.way(&platform, &email).await;
    let body = json!({"ids": [id], "status": "terminated"});
    platform
        .ada
        .post("/api/people/status", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(until_refused(&browser).await, "session_ended");
    assert_eq!(refresh(&browser).await.status, 401);
    refused(&arrive(&browser, &unused).await, 409, "cannot_sign_in");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_acts_as_anybody_but_as_one_at_a_time() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let (id, email) = lena(&platform).await;
    let (first, second) = (platform.tenant.client(), platform.tenant.client());
    take(
        &first,
        &arrive(&first, &operator.way(&platform, &email).await)
            .await
            .ok()
            .unwrap(),
    );
    let code = operator.way(&platform, &platform.tenant.admin_email).await;
    take(&second, &arrive(&second, &code).await.ok().unwrap());
    assert_eq!(until_refused(&first).await, "session_ended");
    let me = second.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!((&me["uid"], &me["role"]), (&json!(platform.ada_id), &json!(["admin"])));
    // Through another name nobody acts as a third one.
    let third = second.post("/api/impersonation", super::starting(&id)).await.unwrap();
    refused(&third, 403, "impersonating");
    // What is done in an admin's name is not the admin's alone.
    let path = format!("/api/people/{id}");
    let page = second.get(&path).await.unwrap().ok().unwrap().value();
    let roles = json!({"revision": page["revision"], "roles": ["learner", "manager"]});
    second.put(&format!("{path}/roles"), roles).await.unwrap().ok().unwrap();
    let rows = platform.rows("action=person.roles_given").await;
    assert_eq!(
        (
            &rows[0]["actorName"],
            &rows[0]["actingAsName"],
            &rows[0]["details"]["operator"]
        ),
        (&json!("Olga Operator"), &json!("Ada Admin"), &json!(true))
    );
    // Ada sees the session among her own, and ends it.
    let sessions = platform
        .ada
        .get("/api/me/sessions")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let theirs = sessions.as_array().unwrap().iter();
    let theirs: Vec<&Value> = theirs.filter(|one| one["actorName"] == "Olga Operator").collect();
    assert_eq!(theirs.len(), 1, "{sessions}");
    let path = format!("/api/me/sessions/{}", theirs[0]["id"].as_str().unwrap());
    platform.ada.delete(&path, json!({})).await.unwrap().ok().unwrap();
    assert_eq!(until_refused(&second).await, "session_ended");
}
