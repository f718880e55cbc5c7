//! What a request takes a place of: it follows from what its operation is documented to answer and to be sent, so that no list of
//! exports and uploads can be forgotten.
use axum::http::Method;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{Paths, RefOr};

/// What a request takes a place of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Most requests: they are over in a moment.
    #[default]
    Usual,
    /// A whole list, or a document that is made for whoever asks: it works until its last byte was taken.
    Export,
    /// A file on its way in: it waits for its sender most of the time.
    Upload,
}

impl Kind {
    /// The kind of an operation, by its documented types.
    pub fn of(operation: &Operation) -> Self {
        let sent = match &operation.request_body {
            Some(RefOr::T(body)) => body.content.keys().any(|kind| is_upload(kind)),
            _ => false,
        };
        let mut answers = operation.responses.responses.iter();
        let made = answers.any(|(status, answer)| match answer {
            RefOr::T(answer) if status.starts_with('2') => answer.content.keys().any(|kind| is_export(kind)),
            _ => false,
        });
        match (sent, made) {
            (true, _) => Self::Upload,
            (_, true) => Self::Export,
            _ => Self::Usual,
        }
    }
}

/// Whatever is no JSON and nothing that a page shows or a calendar reads is written for whoever asks: tables, papers, archives.
fn is_export(kind: &str) -> bool {
    let shown = ["image/", "audio/", "video/", "text/html", "text/calendar"];
    !is_data(kind) && !shown.iter().any(|shown| kind.starts_with(shown))
}

/// Whatever is neither JSON nor the fields of a form is a file.
fn is_upload(kind: &str) -> bool {
    !is_data(kind) && kind != "application/x-www-form-urlencoded"
}

fn is_data(kind: &str) -> bool {
    kind.ends_with("json") || kind.ends_with("jwt")
}

/// The kinds of the operations of a route, by their methods; what is usual is left out.
#[derive(Clone)]
pub struct Kinds(Vec<(Method, Kind)>);

impl Kinds {
    /// Of what is documented of a route.
    pub fn of(paths: &Paths) -> Self {
        let all = paths.paths.values().flat_map(by_method);
        Self(all.filter(|(_, kind)| *kind != Kind::Usual).collect())
    }

    /// What a request of this method takes a place of. Whoever asks for the head alone has the whole answer made.
    pub fn at(&self, method: &Method) -> Kind {
        let method = if method == Method::HEAD { &Method::GET } else { method };
        let known = self.0.iter().find(|(of, _)| of == method);
        known.map_or(Kind::Usual, |(_, kind)| *kind)
    }
}

fn by_method(item: &PathItem) -> impl Iterator<Item = (Method, Kind)> {
    [
        (Method::GET, &item.get),
        (Method::PUT, &item.put),
        (Method::POST, &item.post),
        (Method::DELETE, &item.delete),
        (Method::PATCH, &item.patch),
    ]
    .into_iter()
    .filter_map(|(method, operation)| Some((method, Kind::of(operation.as_ref()?))))
}

#[cfg(test)]
mod tests {
    use utoipa::openapi::path::OperationBuilder;
    use utoipa::openapi::request_body::RequestBodyBuilder;
    use utoipa::openapi::{ContentBuilder, HttpMethod, PathsBuilder, ResponseBuilder};

    use super::*;

    fn answering(kind: &str) -> Operation {
        let answer = ResponseBuilder::new().content(kind, ContentBuilder::new().build());
        OperationBuilder::new().response("200", answer).build()
    }

    fn taking(kind: &str) -> Operation {
        let body = RequestBodyBuilder::new().content(kind, ContentBuilder::new().build());
        let answer = ResponseBuilder::new().content("application/json", ContentBuilder::new().build());
        let operation = OperationBuilder::new().request_body(Some(body.build()));
        operation.response("201", answer).build()
    }

    #[test]
    fn tables_documents_and_archives_are_exports_and_what_is_no_json_is_an_upload() {
        for kind in [
            "text/csv",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            "application/pdf",
            "application/zip",
            "application/octet-stream",
        ] {
            assert_eq!(Kind::of(&answering(kind)), Kind::Export, "{kind}");
        }
        for kind in [
            "application/json",
            "image/png",
            "video/mp4",
            "text/html",
            "text/calendar",
            "application/vc+jwt",
        ] {
            assert_eq!(Kind::of(&answering(kind)), Kind::Usual, "{kind}");
        }
        for kind in ["multipart/form-data", "application/octet-stream", "text/csv"] {
            assert_eq!(Kind::of(&taking(kind)), Kind::Upload, "{kind}");
        }
        for kind in ["application/json", "application/x-www-form-urlencoded"] {
            assert_eq!(Kind::of(&taking(kind)), Kind::Usual, "{kind}");
        }
    }

    #[test]
    fn what_is_refused_says_nothing_of_the_kind() {
        let refusal = ResponseBuilder::new().content("text/csv", ContentBuilder::new().build());
        let operation = OperationBuilder::new().response("422", refusal).build();
        assert_eq!(Kind::of(&operation), Kind::Usual);
    }

    #[test]
    fn each_method_of_a_route_has_its_own_kind() {
        let mut item = PathItem::new(HttpMethod::Get, answering("text/csv"));
        item.post = Some(taking("multipart/form-data"));
        item.delete = Some(answering("application/json"));
        let kinds = Kinds::of(&PathsBuilder::new().path("/api/x", item).build());
        let of = |method: Method| kinds.at(&method);
        assert_eq!(
            [Method::GET, Method::HEAD, Method::POST, Method::DELETE, Method::PUT].map(of),
            [Kind::Export, Kind::Export, Kind::Upload, Kind::Usual, Kind::Usual]
        );
    }
}
