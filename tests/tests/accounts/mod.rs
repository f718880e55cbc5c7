//! Accounts: registering oneself, forgotten passwords, addresses that are proved, and the mails that go with it.

mod again;
mod changing;
mod counted;
mod functions;
mod language;
mod own;
pub mod posting;
mod registering;
mod resetting;
mod slow_mail;
mod takeover;

use std::time::Duration;

use learnt_compose::client::{Client, Reply};
use learnt_compose::mails::mails_to;
use learnt_compose::testing::{TestStack, TestTenant, holds, until};
use learnt_kernel::ids::random_label;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// A tenant that lets people register themselves.
pub async fn open_tenant(name: &str) -> TestTenant {
    let tenant = TestStack::shared().await.tenant(name).await;
    tenant.settings(json!({"showSelfRegistration": true})).await;
    tenant
}

/// An address that nobody has.
pub fn fresh(name: &str) -> String {
    format!("{name}-{}@mail.test", random_label(8))
}

/// A form that fits.
pub fn form(email: &str, password: &str) -> Value {
    json!({"firstName": "Lena", "lastName": "Brandt", "email": email, "phone": "+49 30 1234", "password": password})
}

/// Registers; whoever gets in is signed in in this browser.
pub async fn register(browser: &Client, form: Value) -> Reply {
    let reply = browser.post("/api/auth/register", form).await.unwrap();
    browser.set_token(reply.value()["accessToken"].as_str().map(str::to_owned));
    reply
}

/// Tries to sign in; answers the status.
pub async fn login(browser: &Client, username: &str, password: &str) -> u16 {
    let form = json!({"username": username, "password": password});
    browser.post("/api/auth/login", form).await.unwrap().status.as_u16()
}

/// Opens the link that proves an address, where its person is not signed in.
pub async fn confirm(browser: &Client, code: &str, password: &str) -> Reply {
    let body = json!({"code": code, "password": password});
    browser.post("/api/auth/verify-email", body).await.unwrap()
}

/// The code in the newest link of a kind that was mailed to an address.
pub async fn code(address: &str, mode: &str) -> String {
    let mark = format!("mode={mode}&code=");
    let mail = mail(address, &mark).await;
    let (_, rest) = mail["text"].as_str().unwrap().split_once(&mark).unwrap();
    rest.split_whitespace().next().unwrap().to_owned()
}

/// The newest mail to an address whose text holds this; waits for it.
pub async fn mail(address: &str, word: &str) -> Value {
    let stack = TestStack::shared().await;
    let fits = |mail: &Value| mail["text"].as_str().is_some_and(|text| text.contains(word));
    until(async || {
        let mut all = mails_to(stack.mail_dir(), address).into_iter();
        all.find(fits)
            .ok_or_else(|| format!("no mail with {word} came to {address}"))
    })
    .await
}

/// Waits until a browser's session is over.
pub async fn out(browser: &Client, path: &str) {
    until(async || holds(browser.get(path).await.unwrap().status == 401, "the session stands")).await;
}

/// What the form says of a field.
pub fn field_error(reply: &Reply, field: &str) -> String {
    let body = reply.value();
    let all = body["errors"].as_array().cloned().unwrap_or_default();
    let error = all.iter().find(|error| error["field"] == field);
    error.map_or_else(String::new, |error| error["message"].as_str().unwrap().to_owned())
}

/// Runs SQL in the control database: what time, an operator or an accident would have done.
pub async fn in_control(sql: &str) {
    let stack = TestStack::shared().await;
    let mut control = PgConnection::connect(&stack.urls().control).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned()))
        .execute(&mut control)
        .await
        .unwrap();
}

/// Somebody at work in the control database, who has not committed yet.
pub async fn at_work(sql: &str) -> PgConnection {
    let stack = TestStack::shared().await;
    let mut control = PgConnection::connect(&stack.urls().control).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("begin; {sql}")))
        .execute(&mut control)
        .await
        .unwrap();
    control
}

/// Lets whoever is at work commit as soon as somebody waits for them, or has not waited; answers whether they did.
pub async fn commit_when_waited_for<T>(mut control: PgConnection, others: impl Future<Output = T>) -> (bool, T) {
    let mut others = std::pin::pin!(others);
    let waits = async {
        let me: i32 = sqlx::query_scalar("select pg_backend_pid()")
            .fetch_one(&mut control)
            .await
            .unwrap();
        let stack = TestStack::shared().await;
        let mut looker = PgConnection::connect(&stack.urls().control).await.unwrap();
        let sql = "select exists (select from pg_stat_activity where $1 = any (pg_blocking_pids(pid)))";
        while !sqlx::query_scalar::<_, bool>(sql)
            .bind(me)
            .fetch_one(&mut looker)
            .await
            .unwrap()
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::select! {
        () = waits => None,
        answer = &mut others => Some(answer),
    };
    sqlx::raw_sql("commit").execute(&mut control).await.unwrap();
    match waited {
        Some(answer) => (false, answer),
        None => (true, others.await),
    }
}

/// A number from the control database.
pub async fn count(sql: &str) -> i64 {
    let stack = TestStack::shared().await;
    let mut control = PgConnection::connect(&stack.urls().control).await.unwrap();
    sqlx::query_scalar(AssertSqlSafe(sql.to_owned()))
        .fetch_one(&mut control)
        .await
        .unwrap()
}

/// How many identities have an address.
pub async fn identities(address: &str) -> i64 {
    let of_person = count(&format!(
        "select count(*) from identity.users where email = '{address}'"
    ))
    .await;
    let of_address = count(&format!(
        "select count(*) from identity.emails where address = '{address}'"
    ))
    .await;
    assert_eq!(of_person, of_address);
    of_person
}

/// The schema that a tenant lives in.
pub async fn schema(tenant: &str) -> String {
    let stack = TestStack::shared().await;
    let mut control = PgConnection::connect(&stack.urls().control).await.unwrap();
    let sql = format!("select schema_name from control.tenants where id = '{tenant}'");
    sqlx::query_scalar(AssertSqlSafe(sql))
        .fetch_one(&mut control)
        .await
        .unwrap()
}

/// Runs SQL in the tenants' database as whoever looks after it.
pub async fn in_cluster(sql: &str) {
    let stack = TestStack::shared().await;
    let mut cluster = PgConnection::connect(&stack.urls().cluster).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned()))
        .execute(&mut cluster)
        .await
        .unwrap();
}
