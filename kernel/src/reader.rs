//! A page on which people read the OpenAPI document: plain HTML made from it, without any script.
use std::fmt::Write;

use serde_json::Value;

use crate::html::escape;

pub fn page(document: &Value) -> String {
    let title = escape(document["info"]["title"].as_str().unwrap_or("API"));
    let mut html = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1><p>{}</p>\
         <p><a href=\"/api/openapi.json\">openapi.json</a></p>",
        escape(document["info"]["description"].as_str().unwrap_or_default())
    );
    for (path, item) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in item.as_object().into_iter().flatten() {
            describe(&mut html, method, path, operation);
        }
    }
    html.push_str("<h2>Schemas</h2>");
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(
            html,
            "<details id=\"{0}\"><summary><code>{0}</code></summary>{1}</details>",
            escape(name),
            table(schema)
        );
    }
    html.push_str("</main></body></html>");
    html
}

fn describe(html: &mut String, method: &str, path: &str, operation: &Value) {
    let text = |key: &str| escape(operation[key].as_str().unwrap_or_default());
    let _ = write!(
        html,
        "<section><h3><b>{}</b> <code>{}</code> <small>{}</small></h3><p>{} {}</p>",
        method.to_uppercase(),
        escape(path),
        text("x-gate"),
        text("summary"),
        text("description")
    );
    if let Some(parameters) = operation["parameters"].as_array().filter(|list| !list.is_empty()) {
        html.push_str("<table><tr><th>Parameter</th><th>In</th><th>Type</th><th>Meaning</th></tr>");
        for parameter in parameters {
            let _ = write!(
                html,
                "<tr><td><code>{}</code></td><td>{}</td><td>{}</td><td>{}</td></tr>",
                escape(parameter["name"].as_str().unwrap_or_default()),
                escape(parameter["in"].as_str().unwrap_or_default()),
                kind(&parameter["schema"]),
                escape(parameter["description"].as_str().unwrap_or_default())
            );
        }
        html.push_str("</table>");
    }
    for schema in contents(&operation["requestBody"]) {
        let _ = write!(html, "<p>Takes {}</p>", kind(schema));
    }
    for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
        let kinds: Vec<String> = contents(answer).map(kind).collect();
        let _ = write!(
            html,
            "<p>{} → {} <small>{}</small></p>",
            escape(status),
            if kinds.is_empty() {
                "nothing".to_owned()
            } else {
                kinds.join(", ")
            },
            escape(answer["description"].as_str().unwrap_or_default())
        );
    }
    html.push_str("</section>");
}

fn contents(body: &Value) -> impl Iterator<Item = &Value> {
    body["content"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(_, content)| &content["schema"])
}

fn table(schema: &Value) -> String {
    let Some(properties) = schema["properties"].as_object() else {
        return format!("<p>{}</p>", kind(schema));
    };
    let mut html = format!(
        "<p>{}</p><table>",
        escape(schema["description"].as_str().unwrap_or_default())
    );
    for (name, property) in properties {
        let meaning = escape(property["description"].as_str().unwrap_or_default());
        let _ = write!(
            html,
            "<tr><td><code>{}</code></td><td>{}</td><td>{meaning}</td></tr>",
            escape(name),
            kind(property)
        );
    }
    html.push_str("</table>");
    html
}

/// A type in a word, with a link where it has a name.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#{0}\">{0}</a>", escape(name));
    }
    for key in ["oneOf", "anyOf", "allOf"] {
        if let Some(list) = schema[key].as_array() {
            return list.iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(list) = schema["enum"].as_array() {
        return list
            .iter()
            .filter_map(Value::as_str)
            .map(escape)
            .collect::<Vec<_>>()
            .join(" | ");
    }
    if schema["items"].is_object() {
        return format!("list of {}", kind(&schema["items"]));
    }
    match &schema["type"] {
        Value::Array(names) => names
            .iter()
            .filter_map(Value::as_str)
            .map(escape)
            .collect::<Vec<_>>()
            .join(" or "),
        name => escape(name.as_str().unwrap_or("anything")),
    }
}

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;margin:0;color:#1b1f24;background:#fff}main{max-width:60rem;margin:auto;padding:2rem 1rem}\
    section{border-top:1px solid #d8dee4;padding:.5rem 0}h3{font-size:1rem}small{color:#57606a;font-weight:400}\
    table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0}code{font-size:.9em}\
    @media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}a{color:#58a6ff}section{border-color:#30363d}small{color:#9198a1}}";

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn operations_and_schemas_are_shown_and_escaped() {
        let html = page(&json!({
            "info": { "title": "T<script>", "description": "d" },
            "paths": { "/api/x/{id}": { "get": { "summary": "Shows", "x-gate": "superadmin",
                "parameters": [{ "name": "id", "in": "path", "schema": { "type": "string" } }],
                "responses": { "200": { "description": "an X, at last", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/X" } } } } } } } },
            "components": { "schemas": { "X": { "properties": { "a": { "type": ["string", "null"], "description": "An a" } } } } },
        }));
        assert!(html.contains("T&lt;script&gt;") && !html.contains("<script"));
        assert!(html.contains("<b>GET</b> <code>/api/x/{id}</code> <small>superadmin</small>"));
        assert!(html.contains("200 → <a href=\"#X\">X</a> <small>an X, at last</small>"));
        assert!(html.contains("<td><code>a</code></td><td>string or null</td><td>An a</td>"));
    }
}
