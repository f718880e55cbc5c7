//! What is read of the API as JSON goes out compressed to whoever reads gzip: from a kilobyte on, and nothing that gives out
//! secrets (decision 54). Whoever asks for no compression costs one look into the headers.

use std::io::{self, Write};

use axum::{
    body::{Body, HttpBody, to_bytes},
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, GzBuilder};
use rand::Rng;

use crate::problem::Problem;

/// Bytes: what is smaller leaves in one packet, compressed or not.
const SMALLEST: usize = 1024;

/// Bytes: nobody makes the service work for long by asking for what is larger.
const LARGEST: usize = 1024 * 1024;

/// Bytes that are compressed at once, in less than a millisecond; more of them on a thread for which nobody else waits.
const AT_ONCE: usize = 64 * 1024;

/// Higher levels save another fiftieth and take longer.
const LEVEL: u32 = 4;

/// Bytes that an answer is lengthened by at most. How many they are is chosen anew each time, so that an answer's length says
/// less of what stands in it.
const LONGEST_PADDING: usize = 100;

/// Whether what this request is answered may go out compressed: it reads, from none of the paths (nor from below them) that give
/// out secrets, and whoever sent it reads gzip.
pub fn is_wanted(request: &Request, secret_paths: &[&str]) -> bool {
    request.headers().contains_key(header::ACCEPT_ENCODING)
        && request.method() == Method::GET
        && accepts_gzip(request.headers())
        && !secret_paths
            .iter()
            .any(|secret| is_at_or_below(request.uri().path(), secret))
}

fn is_at_or_below(path: &str, above: &str) -> bool {
    path.strip_prefix(above)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// RFC 9110, section 12.5.3: gzip by its name, else by the star, and not with a weight of zero.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    let mut by_star = false;
    let values = headers.get_all(header::ACCEPT_ENCODING).iter();
    let codings = values.filter_map(|value| value.to_str().ok());
    for coding in codings.flat_map(|value| value.split(',')) {
        let mut parts = coding.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let taken = parts.all(|part| weight(part).is_none_or(|weight| weight > 0.0));
        if name.eq_ignore_ascii_case("gzip") {
            return taken;
        }
        if name == "*" {
            by_star = taken;
        }
    }
    by_star
}

/// The number of `q=0.5`; zero for one that is none.
fn weight(part: &str) -> Option<f32> {
    let number = part.strip_prefix("q=").or_else(|| part.strip_prefix("Q="))?;
    Some(number.trim().parse().unwrap_or_default())
}

/// The answer, compressed if it is JSON that lies there whole; what is streamed goes out as it is.
pub async fn compressed(response: Response) -> Response {
    if !is_compressible(&response) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let plain = match to_bytes(body, LARGEST).await {
        Ok(plain) => plain,
        Err(error) => return Problem::internal_text(&format!("an answer broke off: {error}")).into_response(),
    };
    let gzipped = if plain.len() <= AT_ONCE {
        gzip(&plain)
    } else {
        let plain = plain.clone();
        let work = tokio::task::spawn_blocking(move || gzip(&plain));
        work.await.unwrap_or_else(|error| Err(io::Error::other(error)))
    };
    let Ok(gzipped) = gzipped else {
        return Response::from_parts(parts, Body::from(plain));
    };
    let headers = &mut parts.headers;
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(gzipped.len()));
    headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(parts, Body::from(gzipped))
}

/// JSON that lies there whole, that no cache keeps (so none can mix up the two forms, and no tag names one of them), and that
/// comes with no cookie.
fn is_compressible(response: &Response) -> bool {
    let headers = response.headers();
    let is = |name, wanted: &str| headers.get(name).is_some_and(|value: &HeaderValue| value == wanted);
    let size = response
        .body()
        .size_hint()
        .exact()
        .and_then(|size| usize::try_from(size).ok());
    size.is_some_and(|size| (SMALLEST..=LARGEST).contains(&size))
        && is(header::CONTENT_TYPE, "application/json")
        && is(header::CACHE_CONTROL, "no-store")
        && ![header::CONTENT_ENCODING, header::ETAG, header::SET_COOKIE]
            .iter()
            .any(|name| headers.contains_key(name))
}

fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    // The name of a file, which nobody reads, is what a header may hold any number of bytes of.
    let padding = rand::rng().random_range(0..=LONGEST_PADDING);
    let mut encoder = GzBuilder::new()
        .filename(vec![b'-'; padding])
        .write(Vec::with_capacity(plain.len() / 2), Compression::new(LEVEL));
    encoder.write_all(plain)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::{self, API_POLICY, LONGEST_WAIT, Rules};
    use axum::{
        Json, Router,
        body::Bytes,
        response::AppendHeaders,
        routing::{get, post},
    };
    use flate2::read::GzDecoder;
    use futures_util::stream;
    use serde_json::{Value, json};
    use std::{collections::HashSet, convert::Infallible, io::Read};
    use tower::ServiceExt;

    fn courses(count: usize) -> Value {
        let course = |number| json!({"id": number, "title": format!("Course {number}"), "status": "inProgress"});
        (0..count).map(course).collect()
    }

    fn large() -> Json<Value> {
        Json(courses(100))
    }

    fn in_pieces() -> Response {
        let pieces = (0..100).map(|number| Ok::<_, Infallible>(Bytes::from(format!("{number:20}"))));
        let body = Body::from_stream(stream::iter(pieces));
        ([(header::CONTENT_TYPE, "application/json")], body).into_response()
    }

    fn with(name: header::HeaderName, value: &'static str) -> Response {
        (AppendHeaders([(name, value)]), large()).into_response()
    }

    fn service() -> Router {
        let routes = Router::new()
            .route("/api/courses", get(async || large()))
            .route("/api/courses", post(async || large()))
            .route("/api/all", get(async || Json(courses(5_000))))
            .route("/api/few", get(async || Json(courses(10))))
            .route("/api/endless", get(async || Json(courses(40_000))))
            .route("/api/export", get(async || in_pieces()))
            .route("/api/text", get(async || "a line\n".repeat(500)))
            .route(
                "/api/kept",
                get(async || with(header::CACHE_CONTROL, "private, no-cache")),
            )
            .route("/api/tagged", get(async || with(header::ETAG, "\"one\"")))
            .route("/api/packed", get(async || with(header::CONTENT_ENCODING, "br")))
            .route("/api/cookie", get(async || with(header::SET_COOKIE, "session=secret")))
            .route("/api/auth", get(async || large()))
            .route("/api/auth/token", get(async || large()))
            .route("/api/authors", get(async || large()))
            .route("/figures", get(async || large()));
        let rules = Rules {
            largest_body: 10,
            policy: API_POLICY,
            longest_wait: LONGEST_WAIT,
            secret_paths: &["/api/auth"],
        };
        server::around(routes, rules)
    }

    async fn ask(method: &str, path: &str, accepted: &[&str]) -> (HeaderMap, Bytes) {
        let request = Request::builder().method(method).uri(path);
        let request = accepted.iter().fold(request, |request, accepted| {
            request.header("accept-encoding", *accepted)
        });
        let answer = service().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let (parts, body) = answer.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        (parts.headers, body)
    }

    fn unpacked(body: &[u8]) -> Vec<u8> {
        let mut plain = Vec::new();
        GzDecoder::new(body).read_to_end(&mut plain).unwrap();
        plain
    }

    #[tokio::test]
    async fn what_is_read_as_json_goes_out_compressed_to_whoever_reads_that() {
        for path in ["/api/courses", "/api/all", "/api/authors"] {
            let (headers, plain) = ask("GET", path, &[]).await;
            assert!(!headers.contains_key("content-encoding"), "{path}");
            assert!(!headers.contains_key("vary"), "{path}");
            let (headers, packed) = ask("GET", path, &["gzip, deflate, br, zstd"]).await;
            assert_eq!(headers["content-encoding"], "gzip", "{path}");
            assert_eq!(headers["vary"], "accept-encoding", "{path}");
            assert_eq!(headers["content-type"], "application/json", "{path}");
            assert_eq!(headers["content-length"], packed.len().to_string(), "{path}");
            assert!(
                packed.len() < plain.len() / 3,
                "{path}: {} of {}",
                packed.len(),
                plain.len()
            );
            assert_eq!(unpacked(&packed), plain, "{path}");
        }
    }

    #[tokio::test]
    async fn everything_else_goes_out_as_it_is() {
        for (method, path) in [
            ("GET", "/api/few"),
            ("GET", "/api/endless"),
            ("GET", "/api/export"),
            ("GET", "/api/text"),
            ("GET", "/api/kept"),
            ("GET", "/api/tagged"),
            ("GET", "/api/cookie"),
            ("GET", "/api/auth"),
            ("GET", "/api/auth/token"),
            ("GET", "/api/absent"),
            ("GET", "/figures"),
            ("POST", "/api/courses"),
        ] {
            let (headers, plain) = ask(method, path, &[]).await;
            let (asked, same) = ask(method, path, &["gzip"]).await;
            assert!(!asked.contains_key("content-encoding"), "{method} {path}");
            assert_eq!(
                asked.get("content-length"),
                headers.get("content-length"),
                "{method} {path}"
            );
            assert_eq!(same, plain, "{method} {path}");
        }
        let (headers, _) = ask("GET", "/api/packed", &["gzip"]).await;
        assert_eq!(headers["content-encoding"], "br", "what is compressed already");
        let (_, body) = ask("HEAD", "/api/courses", &["gzip"]).await;
        assert!(body.is_empty());
    }

    #[tokio::test]
    async fn whoever_does_not_read_gzip_gets_none() {
        for (accepted, reads) in [
            (vec!["gzip"], true),
            (vec!["GZIP"], true),
            (vec!["br, gzip;q=0.5"], true),
            (vec!["br", "gzip"], true),
            (vec!["*"], true),
            (vec!["identity;q=0, *"], true),
            (vec![""], false),
            (vec!["br, zstd"], false),
            (vec!["gzip;q=0, *"], false),
            (vec!["gzip; Q=0.000"], false),
            (vec!["gzip;q=none"], false),
            (vec!["*;q=0"], false),
            (vec!["gzipped"], false),
        ] {
            let (headers, _) = ask("GET", "/api/courses", &accepted).await;
            assert_eq!(headers.contains_key("content-encoding"), reads, "{accepted:?}");
        }
    }

    #[test]
    fn the_same_answer_is_not_always_as_long() {
        let plain = courses(100).to_string();
        let lengths: HashSet<usize> = (0..50).map(|_| gzip(plain.as_bytes()).unwrap().len()).collect();
        assert!(lengths.len() > 10, "{lengths:?}");
        let (shortest, longest) = (lengths.iter().min().unwrap(), lengths.iter().max().unwrap());
        assert!(longest - shortest <= LONGEST_PADDING, "{lengths:?}");
    }
}
