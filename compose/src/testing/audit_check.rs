//! Holds what a test's browser gets against the table of what the audit log promises.

use anyhow::bail;
use learnt_kernel::host::Host;
use reqwest::Method;

use super::audit_rules::{AuditExpectation::Leaves, TRACES};
use super::{CONSOLE, TestStack, openapi_check};
use crate::client::Reply;

/// Objects to a write that has left no row.
pub async fn check_audit_row(host: &str, method: &Method, path: &str, reply: &Reply) -> anyhow::Result<()> {
    if host == CONSOLE || [Method::GET, Method::HEAD].contains(method) || !reply.status.is_success() {
        return Ok(());
    }
    let Some(name) = openapi_check::name_of(method, path) else {
        return Ok(());
    };
    let Some((_, Leaves(action))) = TRACES.iter().find(|(operation, _)| *operation == name) else {
        return Ok(());
    };
    let request = reply.headers.get("x-request-id").and_then(|id| id.to_str().ok());
    let (Some(request), Some(stack)) = (request, TestStack::running()) else {
        return Ok(());
    };
    match rows(stack, host, request.to_owned(), action).await? {
        Some(0) => bail!("{name} left no row '{action}' in the audit log: tell a fact of that kind, or record it"),
        _ => Ok(()),
    }
}

/// How many rows of this word a request left; nothing where the host's tenant cannot be asked.
async fn rows(
    stack: &'static TestStack,
    host: &str,
    request: String,
    action: &'static str,
) -> anyhow::Result<Option<i64>> {
    let host = Host::parse(host)?;
    let product = stack.stack().clone();
    let count = async move {
        let app = product.tenant_api();
        let (tenant, _) = app.directory.now().at(&host, &app.config.platform_roots)?;
        let client = app.client_of(&tenant).await.ok()?;
        let sql = "select count(*) from audit_log where request_id = $1 and action = $2";
        let row = client.query_one(sql, &[&request, &action]).await.ok()?;
        Some(row.get(0))
    };
    stack.inside(count).await
}
