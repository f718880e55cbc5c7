//! The audit log: what is written down, who reads it, and that nobody changes it.

mod reading;
mod retention;
mod words;
mod writing;

use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestTenant};
use learnt_kernel::ids::random_label;
use learnt_kernel::tenant::TenantId;
use serde_json::{Value, json};

/// Somebody who signs in by a name.
pub(crate) async fn add(admin: &Client, first_name: &str, roles: &[&str]) -> Value {
    let profile = json!({"firstName": first_name, "lastName": "Berg", "username": format!("who-{}", random_label(8))});
    let body = json!({"profile": profile, "roles": roles, "password": PASSWORD});
    admin.post("/api/people", body).await.unwrap().ok().unwrap().value()
}

/// The rows of a question, newest first.
pub(crate) async fn rows(admin: &Client, query: &str) -> Vec<Value> {
    let page = admin
        .get(&format!("/api/audit-log?{query}"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    page["items"].as_array().unwrap().clone()
}

/// Runs SQL as the tenant's own role; answers whether it was let.
pub(crate) async fn may(tenant: &TestTenant, sql: &str) -> bool {
    let (stack, id, sql) = (tenant.stack(), TenantId::parse(&tenant.id).unwrap(), sql.to_owned());
    let product = stack.stack().clone();
    let work = async move {
        let app = product.tenant_api();
        let tenant = app.directory.now().tenant(&id).unwrap();
        app.client_of(&tenant).await.unwrap().batch_execute(&sql).await.is_ok()
    };
    stack.inside(work).await.unwrap()
}

/// A text in an answer.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}
