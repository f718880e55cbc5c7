//! Signing in at another provider: how it is set up, who comes in by it, and what a hostile provider gets – nothing.

mod arriving;
mod further;
mod hostile;
pub mod identity_provider;
mod language;
mod proving;
mod settings;
mod word;

use learnt_compose::client::Client;
use learnt_compose::testing::TestTenant;
use learnt_kernel::tenant::TeamId;
use serde_json::{Value, json};

/// An Okta that nobody asks in these stories.
fn okta(base_url: &str) -> Value {
    json!({"kind": "okta", "name": "Okta", "color": "#00297A", "baseUrl": base_url, "clientId": "learnt", "clientSecret": "s3cret"})
}

pub async fn sign_in_settings(admin: &Client) -> Value {
    admin.get("/api/settings/sign-in").await.unwrap().ok().unwrap().value()
}

/// Makes these the team's providers, beside email.
pub async fn configure(admin: &Client, providers: Vec<Value>) -> Value {
    let reply = admin
        .patch("/api/settings/sign-in", json!({"providers": providers}))
        .await
        .unwrap();
    reply.ok().unwrap().value()
}

async fn uid(client: &Client) -> String {
    client.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// Somebody whom the admin adds, and who accepts the invitation.
async fn learner(tenant: &TestTenant, admin: &Client, name: &str) -> Client {
    let email = format!("{name}@{}.test", tenant.id);
    let profile = json!({"firstName": name, "lastName": "Learner", "email": email, "lists": {}, "fields": {}});
    let body = json!({"profile": profile, "roles": ["learner"], "invite": true});
    admin.post("/api/people", body).await.unwrap().ok().unwrap();
    tenant.join(&email).await.unwrap()
}

/// Reads a column of texts in a tenant's schema.
async fn rows(tenant: &TestTenant, sql: &'static str) -> Vec<String> {
    tenant.texts(sql).await
}

/// Reads a column of texts in the control database.
async fn control(tenant: &TestTenant, sql: &'static str) -> Vec<String> {
    use sqlx::Connection;
    let mut client = sqlx::PgConnection::connect(&tenant.stack().urls().control)
        .await
        .unwrap();
    sqlx::query_scalar(sql).fetch_all(&mut client).await.unwrap()
}

/// Writes into the control database: what another way of coming in would have left there.
async fn control_write(tenant: &TestTenant, sql: String) {
    use sqlx::Connection;
    let mut client = sqlx::PgConnection::connect(&tenant.stack().urls().control)
        .await
        .unwrap();
    sqlx::query(sqlx::AssertSqlSafe(sql))
        .execute(&mut client)
        .await
        .unwrap();
}

/// What a mailed link would have done: the address is this person's, and proved.
async fn prove_address(tenant: &TestTenant, user_id: &str, email: &str) {
    control_write(
        tenant,
        format!(
            "with address as (insert into identity.emails (address, user_id, is_primary, verified_at, created_at) \
             values ('{email}', '{user_id}', true, now(), now())) \
             update identity.users set email = '{email}', is_email_verified = true where id = '{user_id}'"
        ),
    )
    .await;
}

/// What the directory knows of a tenant's first team's providers.
async fn directory(tenant: &TestTenant) -> String {
    let app = tenant.stack().stack().tenant_api();
    let team = app.directory.now().team(&TeamId::parse(&tenant.id).unwrap()).unwrap().1;
    team.auth_providers.to_string()
}
