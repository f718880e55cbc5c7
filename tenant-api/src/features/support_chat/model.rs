//! What the frame may do, and what stands in it.

use learnt_kernel::html::escape;
use learnt_kernel::provider_script::ProviderScript;

/// Sandboxed without an origin, so that nothing of this host is within reach; loading from the provider and from nobody else.
pub fn policy(script: &ProviderScript) -> String {
    let origin = script.origin();
    let sockets = origin.replacen("https://", "wss://", 1);
    format!(
        "sandbox allow-scripts; default-src 'none'; script-src {origin}; style-src 'unsafe-inline' {origin}; \
         img-src {origin} data:; font-src {origin}; media-src {origin}; connect-src {origin} {sockets}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    )
}

/// The document: a name for who reads the page aloud, and the script.
pub fn page(script: &ProviderScript, team: &str) -> String {
    format!(
        "<!doctype html><html><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{}</title></head><body><script src=\"{}\" async></script></body></html>",
        escape(team),
        escape(script.as_str())
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_names_the_providers_origin_and_no_other() {
        let script = ProviderScript::parse("https://chat.test:8443/v1/load.js?a=1").unwrap();
        assert_eq!(
            policy(&script),
            "sandbox allow-scripts; default-src 'none'; script-src https://chat.test:8443; \
             style-src 'unsafe-inline' https://chat.test:8443; img-src https://chat.test:8443 data:; \
             font-src https://chat.test:8443; media-src https://chat.test:8443; \
             connect-src https://chat.test:8443 wss://chat.test:8443; \
             base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
        );
    }

    #[test]
    fn a_name_and_an_address_are_text() {
        let script = ProviderScript::parse("https://chat.test/load.js?a=1&b=2").unwrap();
        let page = page(&script, "<b>\"Acme\" & Co</b>");
        assert!(page.contains("<title>&lt;b&gt;&quot;Acme&quot; &amp; Co&lt;/b&gt;</title>"));
        assert!(page.contains("<script src=\"https://chat.test/load.js?a=1&amp;b=2\" async></script>"));
    }
}
