//! The page on `localhost`: which tenants there are, and how to reach them.

use std::sync::Arc;

use axum::{
    Router,
    extract::State,
    http::header,
    response::{Html, IntoResponse, Response},
    routing::get,
};

/// A line of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StartPageLink {
    pub name: String,
    /// Where it answers.
    pub url: String,
}

/// Asked anew for each page: tenants come and go.
pub type StartPageLinks = Arc<dyn Fn() -> Vec<StartPageLink> + Send + Sync>;

/// The router of `localhost`.
pub fn router(links: StartPageLinks) -> Router {
    Router::new()
        .route("/style.css", get(stylesheet))
        .fallback(get(show))
        .with_state(links)
}

async fn show(State(links): State<StartPageLinks>) -> Html<String> {
    let links = links();
    let items: String = links
        .iter()
        .map(|link| {
            format!(
                "<li><a href=\"{0}\">{1}</a> <span>{0}</span></li>",
                escape(&link.url),
                escape(&link.name)
            )
        })
        .collect();
    let hosts: Vec<&str> = links.iter().filter_map(|link| host_of(&link.url)).collect();
    Html(page(
        "Learnt",
        &format!(
            "<h1>Learnt</h1><p>Each team answers on a host of its own.</p><ul class=\"places\">{items}</ul>\
             <h2>If a link does not open</h2><p>Browsers find <code>*.localhost</code> on this machine by themselves. \
             If yours does not, add this line to <code>/etc/hosts</code>:</p><pre>127.0.0.1 {}</pre>",
            escape(&hosts.join(" "))
        ),
    ))
}

fn host_of(url: &str) -> Option<&str> {
    let (_, rest) = url.split_once("://")?;
    rest.split([':', '/']).next()
}

/// A whole page around its content.
pub fn page(title: &str, content: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{}</title><link rel=\"stylesheet\" href=\"/style.css\"></head><body><main>{content}</main></body></html>",
        escape(title)
    )
}

/// Text for HTML, in content and in attributes.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// The look of these plain pages.
pub async fn stylesheet() -> Response {
    const STYLE: &str = include_str!("plain.css");
    (
        [
            (header::CONTENT_TYPE, "text/css; charset=utf-8"),
            (header::CACHE_CONTROL, "public, max-age=3600"),
        ],
        STYLE,
    )
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn tenants_are_listed_with_a_line_for_the_hosts_file() {
        let links: StartPageLinks = Arc::new(|| {
            vec![StartPageLink {
                name: "Acme & Sons".into(),
                url: "http://acme.learnt.localhost:4400".into(),
            }]
        });
        let Html(page) = show(State(links)).await;
        assert!(page.contains("<a href=\"http://acme.learnt.localhost:4400\">Acme &amp; Sons</a>"));
        assert!(page.contains("<pre>127.0.0.1 acme.learnt.localhost</pre>"));
    }

    #[test]
    fn text_cannot_become_markup() {
        assert_eq!(escape("<a href='x'>\"&"), "&lt;a href=&#39;x&#39;&gt;&quot;&amp;");
    }
}
