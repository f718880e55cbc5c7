//! Second factors against the running product, as stories: apps, passkeys, recovery codes, and who has to have one.

mod apps;
mod authenticator;
mod first_passkey;
mod helping;
mod passkeys;
mod policy;

pub(crate) use authenticator::Authenticator;

use std::str::FromStr;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestTenant, holds, until};
use learnt_kernel::totp;
use serde_json::{Value, json};

/// Runs SQL in the control database: what time or the platform would have done.
pub async fn in_control(tenant: &TestTenant, sql: &str) {
    let config = tokio_postgres::Config::from_str(&tenant.stack().urls().control).unwrap();
    let (client, connection) = config.connect(tokio_postgres::NoTls).await.unwrap();
    let running = tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
    drop(client);
    let _ = running.await;
}

/// The tenant's setting, as an operator or its admin would make it.
pub async fn require(tenant: &TestTenant, roles: &[&str]) {
    let roles = json!(roles);
    let sql = format!(
        "update control.tenants set settings = settings || jsonb_build_object('requireSecondFactorFor', '{roles}'::jsonb) where id = '{}'",
        tenant.id
    );
    in_control(tenant, &sql).await;
    in_control(
        tenant,
        "select nextval('control.directory_version'); notify learnt_directory",
    )
    .await;
    let client = tenant.client();
    until(async || {
        let shown = client.get("/api/bootstrap").await.unwrap().value();
        let settings = &shown["tenant"]["settings"];
        holds(settings["requireSecondFactorFor"] == roles, settings.to_string())
    })
    .await;
}

/// The first step.
pub async fn login(client: &Client, username: &str) -> Value {
    let form = json!({"username": username, "password": PASSWORD, "persist": true});
    client
        .post("/api/auth/login", form)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

/// The second step.
pub async fn second(client: &Client, step: &Value, answer: Value) -> Reply {
    let mut body = json!({"challenge": step["secondFactor"]["challenge"]});
    body.as_object_mut()
        .unwrap()
        .extend(answer.as_object().unwrap().clone());
    client.post("/api/auth/second-factor", body).await.unwrap()
}

/// An authenticator app, read from what was shown.
pub struct App {
    secret: Vec<u8>,
}

impl App {
    /// Typed in.
    pub fn new(setup: &Value) -> Self {
        let secret = setup["secret"].as_str().unwrap();
        Self { secret: base32(secret) }
    }

    /// The code of the present step, or of one beside it.
    pub fn code(&self, steps: i64) -> String {
        let now = learnt_kernel::clock::Clock::now(&learnt_kernel::clock::SystemClock);
        totp::code(&self.secret, now + chrono::Duration::seconds(30 * steps))
    }
}

fn base32(text: &str) -> Vec<u8> {
    let (mut bits, mut bit_count, mut bytes) = (0_u32, 0, Vec::new());
    for letter in text.bytes().filter(|letter| *letter != b'=') {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'2'..=b'7' => letter - b'2' + 26,
            other => panic!("{other} is no letter of base32"),
        };
        bits = bits << 5 | u32::from(value);
        bit_count += 5;
        if bit_count >= 8 {
            bit_count -= 8;
            bytes.push(u8::try_from(bits >> bit_count & 0xff).unwrap());
        }
    }
    bytes
}

/// Sets up an authenticator app for whoever is signed in; the app, and the recovery codes.
pub async fn set_up(client: &Client) -> (App, Vec<String>) {
    let setup = client
        .post("/api/me/totp", json!({"password": PASSWORD}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let app = App::new(&setup);
    let confirmed = client
        .post("/api/me/totp/confirm", json!({"code": app.code(-1)}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    (app, codes(&confirmed.value()))
}

/// Recovery codes out of an answer.
pub fn codes(answer: &Value) -> Vec<String> {
    let codes = answer["recoveryCodes"].as_array().unwrap();
    codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect()
}

/// Forgets which steps of its people's apps were used: time went on.
pub async fn time_goes_on(tenant: &TestTenant) {
    let sql = format!(
        "update identity.authenticator_apps set last_step = 0 \
         where user_id in (select user_id from identity.user_tenants where tenant_id = '{}')",
        tenant.id
    );
    in_control(tenant, &sql).await;
}

/// The id of whoever is signed in.
pub async fn me(client: &Client) -> String {
    let me = client.get("/api/me").await.unwrap().value();
    me["uid"].as_str().unwrap().to_owned()
}

/// Adds somebody by address, who accepts the invitation; their browser, signed in.
pub async fn add_and_join(tenant: &TestTenant, admin: &Client, name: &str, roles: &[&str]) -> Client {
    let email = format!("{name}@{}.test", tenant.id);
    let body = json!({
        "profile": {"firstName": name, "lastName": "Brandt", "email": email}, "roles": roles, "invite": true,
    });
    admin.post("/api/people", body).await.unwrap().ok().unwrap();
    tenant.join(&email).await.unwrap()
}
