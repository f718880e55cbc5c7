//! What the OpenAPI documents promise of problems: every answer that a test's browser gets is held against them, so that
//! no handler answers a code which its operation does not name.

use std::sync::OnceLock;

use anyhow::bail;
use learnt_kernel::openapi::names;
use reqwest::Method;
use serde_json::Value;

use super::CONSOLE;
use crate::client::Reply;

/// Objects to a problem that its operation does not name.
pub fn check_response(host: &str, method: &Method, path: &str, reply: &Reply) -> anyhow::Result<()> {
    let status = reply.status.as_u16();
    let content_type = reply.headers.get("content-type").and_then(|value| value.to_str().ok());
    if content_type != Some("application/problem+json") {
        return Ok(());
    }
    let document = if host == CONSOLE { console() } else { tenant() };
    let code = reply.code();
    match operation(document, method, path) {
        Some((name, operation)) if !names(document, operation, status, &code) => bail!(
            "{name} answered {status} {code}, which its document does not name: \
             say (status = {status}, body = Problem, description = \"… {code}\") among its responses, and generate"
        ),
        _ => Ok(()),
    }
}

/// The tenant API's operation that a request was for.
pub fn name_of(method: &Method, path: &str) -> Option<String> {
    operation(tenant(), method, path).map(|(name, _)| name)
}

fn tenant() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(|| serde_json::to_value(learnt_tenant_api::openapi()).unwrap_or_default())
}

fn console() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(|| serde_json::to_value(learnt_control_plane::openapi()).unwrap_or_default())
}

/// The operation that a request was for: of several paths that fit, the one that says most letter by letter.
fn operation<'d>(document: &'d Value, method: &Method, path: &str) -> Option<(String, &'d Value)> {
    let method = method.as_str().to_lowercase();
    let paths = document["paths"].as_object()?;
    let fitting = paths.iter().filter_map(|(template, item)| {
        let operation = item.get(&method)?;
        Some((fit(template, path)?, template, operation))
    });
    let (_, template, operation) = fitting.max_by_key(|(letters, ..)| *letters)?;
    Some((format!("{} {template}", method.to_uppercase()), operation))
}

/// How many parts of a path are those of the template letter by letter, if it fits at all.
fn fit(template: &str, path: &str) -> Option<usize> {
    let (mut template, mut path, mut literal) = (template.split('/'), path.split('/'), 0);
    loop {
        match (template.next(), path.next()) {
            (None, None) => return Some(literal),
            (Some(one), Some(other)) if one == other => literal += 1,
            (Some(one), Some(other)) if one.starts_with('{') && !other.is_empty() => {}
            _ => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use learnt_kernel::openapi::PROBLEMS;
    use reqwest::StatusCode;
    use serde_json::json;

    use super::*;

    fn problem(method: &str, path: &str, status: u16, code: &str) -> anyhow::Result<()> {
        let reply = Reply {
            status: StatusCode::from_u16(status)?,
            headers: [("content-type".parse()?, "application/problem+json".parse()?)]
                .into_iter()
                .collect(),
            body: json!({"code": code}).to_string().into_bytes(),
        };
        check_response("acme.learnt.localhost", &method.parse()?, path, &reply)
    }

    #[test]
    fn a_code_that_no_operation_names_is_objected_to() {
        let id = "0190f7a0-0000-7000-8000-000000000001";
        let publish = format!("/api/courses/{id}/publish");
        assert!(problem("POST", &publish, 409, "wrong_state").is_ok());
        assert!(problem("POST", &publish, 401, "signed_out").is_ok());
        let objection = problem("POST", &publish, 409, "last_admin").unwrap_err().to_string();
        assert!(
            objection.contains("POST /api/courses/{id}/publish answered 409 last_admin"),
            "{objection}"
        );
        assert!(
            problem("POST", "/api/auth/login", 401, "signed_out").is_err(),
            "no gate stands there"
        );
        assert!(
            problem("GET", "/api/nothing", 404, "whatever").is_ok(),
            "no operation, no promise"
        );
    }

    #[test]
    fn every_refusal_in_the_documents_names_its_codes() {
        for document in [tenant(), console()] {
            let mut seen = 0;
            for (path, item) in document["paths"].as_object().unwrap() {
                for (method, operation) in item.as_object().unwrap() {
                    for (status, answer) in operation["responses"].as_object().unwrap() {
                        if status.starts_with(['4', '5']) {
                            let codes = answer[PROBLEMS].as_array().map_or(0, Vec::len);
                            assert!(codes > 0, "{method} {path} may answer {status}: with which codes?");
                            seen += 1;
                        }
                    }
                }
            }
            assert!(seen > 10);
        }
    }

    #[test]
    fn a_path_is_the_one_that_names_most_of_it() {
        let document = tenant();
        let name = |method: Method, path: &str| operation(document, &method, path).map(|(name, _)| name);
        assert_eq!(
            name(Method::GET, "/api/people/imports").as_deref(),
            Some("GET /api/people/imports")
        );
        assert_eq!(
            name(Method::GET, "/api/people/x").as_deref(),
            Some("GET /api/people/{id}")
        );
        assert_eq!(name(Method::PUT, "/api/people"), None);
    }
}
