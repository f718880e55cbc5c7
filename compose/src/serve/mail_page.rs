//! Every mail the product sends while no SMTP server is configured: a list, and each mail as its reader would see it.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::SystemTime,
};

use axum::{
    Json, Router,
    extract::{Path as UrlPath, Query, State},
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
    routing::get,
};
use serde::Deserialize;
use serde_json::Value;

use super::start_page::{escape, page, stylesheet};

/// The policy of a mail's own document, shown in a sandboxed frame of the mail page.
const MAIL_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/// How many mails the list shows.
const SHOWN: usize = 200;

/// One mail, as the mailer wrote it, with the name of its file.
struct Mail {
    id: String,
    written: SystemTime,
    content: Value,
}

#[derive(Clone)]
struct Folder(Arc<PathBuf>);

/// The router of the mail host.
pub fn router(folder: PathBuf) -> Router {
    Router::new()
        .route("/", get(list))
        .route("/style.css", get(stylesheet))
        .route("/mails/{id}", get(show))
        .route("/mails/{id}/body", get(body))
        .route("/api/mails", get(json))
        .with_state(Folder(Arc::new(folder)))
}

#[derive(Deserialize)]
struct Filter {
    to: Option<String>,
}

/// All mails, newest first; only complete ones are there, because the mailer renames them into the folder.
fn read(folder: &Path) -> Vec<Mail> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut mails: Vec<Mail> = entries
        .flatten()
        .filter_map(|entry| {
            let path = entry.path();
            if path.extension()? != "json" {
                return None;
            }
            let id = path.file_stem()?.to_str()?.to_owned();
            let written = entry.metadata().ok()?.modified().ok()?;
            let content = serde_json::from_slice(&std::fs::read(&path).ok()?).ok()?;
            Some(Mail { id, written, content })
        })
        .collect();
    mails.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| b.id.cmp(&a.id)));
    mails
}

impl Mail {
    fn text(&self, key: &str) -> &str {
        self.content.get(key).and_then(Value::as_str).unwrap_or_default()
    }

    fn is_for(&self, address: &str) -> bool {
        self.text("to").to_lowercase().contains(&address.trim().to_lowercase())
    }
}

async fn mails(folder: Folder, filter: Filter) -> Vec<Mail> {
    let mut mails = tokio::task::spawn_blocking(move || read(&folder.0))
        .await
        .unwrap_or_default();
    if let Some(address) = filter.to {
        mails.retain(|mail| mail.is_for(&address));
    }
    mails
}

async fn json(State(folder): State<Folder>, Query(filter): Query<Filter>) -> Response {
    let mails = mails(folder, filter).await;
    let items: Vec<Value> = mails
        .into_iter()
        .map(|mail| {
            let mut content = mail.content;
            if let Some(fields) = content.as_object_mut() {
                fields.insert("id".to_owned(), mail.id.into());
            }
            content
        })
        .collect();
    ([(header::CACHE_CONTROL, "no-store")], Json(items)).into_response()
}

async fn list(State(folder): State<Folder>, Query(filter): Query<Filter>) -> Html<String> {
    let mails = mails(folder, filter).await;
    let total = mails.len();
    let rows: String = mails
        .iter()
        .take(SHOWN)
        .map(|mail| {
            let at = mail.text("at");
            format!(
                "<tr><td><a href=\"/mails/{}\">{}</a></td><td>{}</td><td>{}</td><td><time datetime=\"{}\">{}</time></td></tr>",
                escape(&mail.id),
                escape(mail.text("subject")),
                escape(mail.text("to")),
                escape(mail.text("from")),
                escape(at),
                escape(&at.replace('T', " ").chars().take(19).collect::<String>()),
            )
        })
        .collect();
    let content = if total == 0 {
        "<p>No mail has been sent yet.</p>".to_owned()
    } else {
        format!(
            "<p>{total} {}, newest first. Nothing leaves this machine while no SMTP server is configured.</p>\
             <div class=\"scroll\"><table><thead><tr><th scope=\"col\">Subject</th><th scope=\"col\">To</th><th scope=\"col\">From</th><th scope=\"col\">Sent (UTC)</th></tr></thead><tbody>{rows}</tbody></table></div>",
            if total == 1 { "mail" } else { "mails" }
        )
    };
    Html(page("Mail", &format!("<h1>Mail</h1>{content}")))
}

/// A file's name as the mailer makes it: nothing that could lead out of the folder.
fn is_id(id: &str) -> bool {
    !id.is_empty() && id.len() <= 100 && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

async fn find(folder: &Folder, id: &str) -> Option<Value> {
    if !is_id(id) {
        return None;
    }
    let bytes = tokio::fs::read(folder.0.join(format!("{id}.json"))).await.ok()?;
    serde_json::from_slice(&bytes).ok()
}

fn absent() -> Response {
    (
        StatusCode::NOT_FOUND,
        Html(page(
            "No such mail",
            "<h1>No such mail</h1><p><a href=\"/\">All mails</a></p>",
        )),
    )
        .into_response()
}

async fn show(State(folder): State<Folder>, UrlPath(id): UrlPath<String>) -> Response {
    let Some(content) = find(&folder, &id).await else {
        return absent();
    };
    let mail = Mail {
        id,
        written: SystemTime::UNIX_EPOCH,
        content,
    };
    let subject = escape(mail.text("subject"));
    let links: String = links(mail.text("text"))
        .into_iter()
        .map(|link| format!("<li><a href=\"{0}\">{0}</a></li>", escape(&link)))
        .collect();
    let links = if links.is_empty() {
        links
    } else {
        format!("<h2>Links in this mail</h2><ul>{links}</ul>")
    };
    let shown = if mail.text("html").is_empty() {
        String::new()
    } else {
        format!(
            "<h2>As shown by a mail program</h2><iframe title=\"The mail\" src=\"/mails/{}/body\" sandbox=\"allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation\"></iframe>",
            escape(&mail.id)
        )
    };
    Html(page(
        mail.text("subject"),
        &format!(
            "<p><a href=\"/\">All mails</a></p><h1>{subject}</h1><dl><dt>To</dt><dd>{}</dd><dt>From</dt><dd>{}</dd></dl>{links}{shown}<h2>As plain text</h2><pre>{}</pre>",
            escape(mail.text("to")),
            escape(mail.text("from")),
            escape(mail.text("text")),
        ),
    ))
    .into_response()
}

async fn body(State(folder): State<Folder>, UrlPath(id): UrlPath<String>) -> Response {
    let Some(content) = find(&folder, &id).await else {
        return absent();
    };
    let html = content.get("html").and_then(Value::as_str).unwrap_or_default();
    let html = with_picture(html, &content["picture"]);
    let mut response = Html(html).into_response();
    response
        .headers_mut()
        .insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(MAIL_POLICY));
    response
}

/// The picture that a mail carries, put where its page names it.
fn with_picture(html: &str, picture: &Value) -> String {
    let text = |key: &str| picture[key].as_str();
    match (text("contentId"), text("mediaType"), text("base64")) {
        (Some(id), Some(kind), Some(bytes)) => {
            let within = format!("\"data:{};base64,{}\"", escape(kind), escape(bytes));
            html.replace(&format!("\"cid:{id}\""), &within)
        }
        _ => html.to_owned(),
    }
}

/// The web addresses in a plain text.
fn links(text: &str) -> Vec<String> {
    text.split_whitespace()
        .map(|word| word.trim_matches(|c: char| "<>()[]\"',".contains(c)))
        .filter(|word| word.starts_with("http://") || word.starts_with("https://"))
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{body::Body, extract::Request};
    use tower::ServiceExt;

    async fn ask(router: &Router, path: &str) -> (StatusCode, String, Response<()>) {
        let request = Request::builder().uri(path).body(Body::empty()).unwrap();
        let (parts, body) = router.clone().oneshot(request).await.unwrap().into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        (
            parts.status,
            String::from_utf8(bytes.to_vec()).unwrap(),
            Response::from_parts(parts, ()),
        )
    }

    fn folder_with(mails: &[(&str, Value)]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("learnt-mail-{}", learnt_kernel::ids::random_label(8)));
        std::fs::create_dir_all(&folder).unwrap();
        for (id, mail) in mails {
            std::fs::write(folder.join(format!("{id}.json")), mail.to_string()).unwrap();
        }
        folder
    }

    #[tokio::test]
    async fn mails_are_listed_shown_and_filtered() {
        let folder = folder_with(&[
            (
                "0001",
                serde_json::json!({"to": "lena@acme.test", "from": "Acme", "subject": "Welcome <Lena>", "text": "Go to http://acme.test/action#code=1 now", "html": "<p>Hi</p>"}),
            ),
            (
                "0002",
                serde_json::json!({"to": "marco@acme.test", "from": "Acme", "subject": "Hello Marco", "text": "Hi", "html": ""}),
            ),
        ]);
        let router = router(folder.clone());
        let (_, list, _) = ask(&router, "/").await;
        assert!(list.contains("Welcome &lt;Lena&gt;") && list.contains("Hello Marco"));
        let (_, shown, _) = ask(&router, "/mails/0001").await;
        assert!(shown.contains("<a href=\"http://acme.test/action#code=1\">"));
        let (_, body, response) = ask(&router, "/mails/0001/body").await;
        assert_eq!(body, "<p>Hi</p>");
        assert!(
            response.headers()["content-security-policy"]
                .to_str()
                .unwrap()
                .contains("sandbox")
        );
        let (_, json, _) = ask(&router, "/api/mails?to=Marco@acme.test").await;
        let json: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json.as_array().unwrap().len(), 1);
        assert_eq!(json[0]["id"], "0002");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_picture_is_shown_where_the_mail_names_it() {
        let picture = serde_json::json!({"contentId": "a@b.test", "mediaType": "image/png", "base64": "AQID"});
        let html = "<img src=\"cid:a@b.test\">";
        assert_eq!(with_picture(html, &picture), "<img src=\"data:image/png;base64,AQID\">");
        assert_eq!(with_picture(html, &Value::Null), html);
    }

    #[tokio::test]
    async fn nothing_outside_the_folder_is_read() {
        let folder = folder_with(&[]);
        let outside = folder.with_extension("json");
        std::fs::write(&outside, "{}").unwrap();
        let name = folder.file_name().unwrap().to_str().unwrap();
        let router = router(folder.clone());
        for path in [format!("/mails/..%2f{name}"), "/mails/absent".into()] {
            assert_eq!(ask(&router, &path).await.0, StatusCode::NOT_FOUND, "{path}");
        }
        std::fs::remove_dir_all(folder).unwrap();
        std::fs::remove_file(outside).unwrap();
    }
}
