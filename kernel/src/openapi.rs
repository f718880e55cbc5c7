//! What stands in an OpenAPI document of who may call an operation, which the tests of strangers read there, and of the
//! codes of the problems that it may answer, against which the tests hold every problem that they see.

use serde_json::{Map, Value, json};
use utoipa::openapi::{
    OpenApi, Paths, RefOr,
    extensions::Extensions,
    path::{Operation, PathItem},
    security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme},
};

const BEARER: &str = "bearer";

/// Writes a gate into every operation of these paths; who is let in by it has to bring a bearer token, unless it is open.
pub fn gate(paths: &mut Paths, gate: &str, open: bool) {
    for operation in paths.paths.values_mut().flat_map(operations) {
        let mut extensions = operation.extensions.take().unwrap_or_default();
        extensions.merge(Extensions::from_iter([("x-gate", gate)]));
        operation.extensions = Some(extensions);
        if !open {
            operation.security = Some(vec![SecurityRequirement::new(BEARER, Vec::<String>::new())]);
        }
    }
}

/// Says in the document what kind of token that is.
pub fn with_bearer(mut document: OpenApi) -> OpenApi {
    let bearer = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .bearer_format("JWT")
        .build();
    let components = document.components.get_or_insert_default();
    components.add_security_scheme(BEARER, SecurityScheme::Http(bearer));
    document
}

/// Where an answer, and the document as a whole, names the codes of problems.
pub const PROBLEMS: &str = "x-problems";

/// Codes of problems by the status that they come with.
pub type Codes = &'static [(u16, &'static [&'static str])];

/// The codes that need not be said at each operation of a service.
pub struct CommonCodes {
    /// Any operation may answer these.
    pub any: Codes,
    /// Any operation behind a gate.
    pub gated: Codes,
}

/// Codes that come with a status of which an operation says no more than that it may answer it.
const USUAL: Codes = &[
    (404, &["not_found"]),
    (413, &["too_large"]),
    (422, &["invalid_fields"]),
    (429, &["too_many_requests"]),
];

/// Names the codes of problems: at each operation its own, which it gives as the description of the answer
/// (`description = "last_admin, own_access"`), and once for the whole document what holds everywhere.
pub fn with_problems(mut document: OpenApi, everywhere: &CommonCodes) -> OpenApi {
    for operation in document.paths.paths.values_mut().flat_map(operations) {
        let gate = operation.extensions.as_ref().and_then(|text_of| text_of.get("x-gate"));
        let usual = match gate.and_then(Value::as_str) {
            Some("anyone") => [USUAL, everywhere.any, &[]],
            _ => [USUAL, everywhere.gated, everywhere.any],
        };
        for (status, response) in &mut operation.responses.responses {
            let (RefOr::T(response), Ok(status @ 400..)) = (response, status.parse::<u16>()) else {
                continue;
            };
            if response.description.is_empty() {
                let usual_codes = usual.iter().find_map(|codes| of(codes, status));
                response.description = usual_codes.unwrap_or_default().join(", ");
            }
            let codes: Vec<&str> = response
                .description
                .split(", ")
                .filter(|code| !code.is_empty())
                .collect();
            let mut extensions = response.extensions.take().unwrap_or_default();
            extensions.merge(Extensions::from_iter([(PROBLEMS, json!(codes))]));
            response.extensions = Some(extensions);
        }
    }
    let text_of = json!({ "any": by_status(everywhere.any), "gated": by_status(everywhere.gated) });
    let mut extensions = document.extensions.take().unwrap_or_default();
    extensions.merge(Extensions::from_iter([(PROBLEMS, text_of)]));
    document.extensions = Some(extensions);
    document
}

fn of(codes: Codes, status: u16) -> Option<&'static [&'static str]> {
    codes.iter().find(|(of, _)| *of == status).map(|(_, codes)| *codes)
}

fn by_status(codes: Codes) -> Map<String, Value> {
    codes
        .iter()
        .map(|(status, codes)| (status.to_string(), json!(codes)))
        .collect()
}

/// Whether the document says that an operation may answer this code with this status.
pub fn names(document: &Value, operation: &Value, status: u16, code: &str) -> bool {
    let status = status.to_string();
    let has = |codes: &Value| {
        codes
            .as_array()
            .is_some_and(|codes| codes.iter().any(|one| one == code))
    };
    let everywhere = &document[PROBLEMS];
    has(&operation["responses"][&status][PROBLEMS])
        || has(&everywhere["any"][&status])
        || (operation["x-gate"] != "anyone" && has(&everywhere["gated"][&status]))
}

/// The operations of one path.
pub fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [
        &mut item.get,
        &mut item.put,
        &mut item.post,
        &mut item.delete,
        &mut item.patch,
    ]
    .into_iter()
    .filter_map(Option::as_mut)
}

#[cfg(test)]
mod tests {
    use utoipa::openapi::{OpenApiBuilder, PathsBuilder, ResponseBuilder, path::OperationBuilder};

    use super::*;

    const EVERYWHERE: CommonCodes = CommonCodes {
        any: &[(403, &["unknown_host"])],
        gated: &[(401, &["signed_out"])],
    };

    fn document(who: &str) -> Value {
        let text_of = |text: &str| ResponseBuilder::new().description(text);
        let operation = OperationBuilder::new()
            .response("200", text_of("The thing"))
            .response("401", text_of(""))
            .response("404", text_of(""))
            .response("409", text_of("last_admin, own_access"));
        let item = PathItem::new(utoipa::openapi::HttpMethod::Get, operation);
        let mut paths = PathsBuilder::new().path("/api/x", item).build();
        gate(&mut paths, who, who == "anyone");
        let document = OpenApiBuilder::new().paths(paths).build();
        serde_json::to_value(with_problems(document, &EVERYWHERE)).unwrap()
    }

    #[test]
    fn every_problem_names_its_codes() {
        let document = document("admin");
        let operation = &document["paths"]["/api/x"]["get"];
        let answers = &operation["responses"];
        assert_eq!(answers["409"][PROBLEMS], json!(["last_admin", "own_access"]));
        assert_eq!(answers["404"][PROBLEMS], json!(["not_found"]));
        assert_eq!(answers["401"][PROBLEMS], json!(["signed_out"]));
        assert_eq!(answers["200"][PROBLEMS], Value::Null);
        assert!(names(&document, operation, 409, "own_access"));
        assert!(names(&document, operation, 403, "unknown_host"));
        assert!(!names(&document, operation, 409, "changed_meanwhile"));
        assert!(!names(&document, operation, 400, "own_access"));
    }

    #[test]
    fn what_a_gate_answers_is_not_expected_where_there_is_none() {
        let document = document("anyone");
        let operation = &document["paths"]["/api/x"]["get"];
        assert_eq!(operation["responses"]["401"][PROBLEMS], json!([]), "nothing is made up");
        assert!(!names(&document, operation, 401, "signed_out"));
    }
}
