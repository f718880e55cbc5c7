//! What is known about the request that is being answered, wherever it is answered.

use std::sync::{Arc, OnceLock};

use crate::ids::request_id;

tokio::task_local! {
    static CURRENT: Arc<RequestContext>;
}

/// One request: its id, and the tenant as soon as somebody knows it.
#[derive(Debug)]
pub struct RequestContext {
    id: String,
    tenant: OnceLock<String>,
}

impl RequestContext {
    /// A context with the caller's id if it is a sensible one, else with a new one.
    pub fn new(offered: Option<&str>) -> Arc<Self> {
        let id = offered
            .filter(|id| is_sensible(id))
            .map_or_else(request_id, str::to_owned);
        Arc::new(Self {
            id,
            tenant: OnceLock::new(),
        })
    }

    /// The request's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The tenant, once known.
    pub fn tenant(&self) -> Option<&str> {
        self.tenant.get().map(String::as_str)
    }

    /// Runs a future in which this request is the current one.
    pub async fn scope<F: Future>(self: Arc<Self>, future: F) -> F::Output {
        CURRENT.scope(self, future).await
    }
}

fn is_sensible(id: &str) -> bool {
    (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// The id of the current request; empty outside one.
pub fn current_id() -> String {
    CURRENT.try_with(|context| context.id.clone()).unwrap_or_default()
}

/// Tells the current request's log line which tenant it belongs to.
pub fn belongs_to(tenant: &str) {
    let _ = CURRENT.try_with(|context| context.tenant.set(tenant.to_owned()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_current_request_is_known_inside_its_scope_only() {
        assert_eq!(current_id(), "");
        let context = RequestContext::new(Some("abcdef-123"));
        let observed = context.clone().scope(async {
            belongs_to("acme");
            current_id()
        });
        assert_eq!(observed.await, "abcdef-123");
        assert_eq!(context.tenant(), Some("acme"));
    }

    #[test]
    fn odd_ids_are_replaced() {
        for odd in ["", "short", "with space in it", "line\nbreak-here", &"x".repeat(65)] {
            assert_ne!(RequestContext::new(Some(odd)).id(), odd);
        }
    }
}
