//! What stands in an OpenAPI document of who may call an operation: the tests of strangers read it there.

use utoipa::openapi::{
    OpenApi, Paths,
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
