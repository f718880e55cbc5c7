//! What the demo's certificates look like: one template, signed, beside the standard design.

use serde_json::json;

use crate::client::Client;

const TITLE: &str = "With a signature";

/// Makes and publishes the template; does only what is not done yet. Answers its id.
pub(super) async fn template(admin: &Client) -> anyhow::Result<String> {
    let list = admin.get("/api/certificate-templates").await?.ok()?.value();
    let existing = list["items"]
        .as_array()
        .and_then(|items| items.iter().find(|one| one["title"] == TITLE));
    let id = match existing {
        Some(one) if one["state"] != "draft" => return Ok(text(&one["id"])),
        Some(one) => text(&one["id"]),
        None => {
            let made = admin
                .post("/api/certificate-templates", json!({"title": TITLE}))
                .await?
                .ok()?;
            text(&made.value()["id"])
        }
    };
    let path = format!("/api/certificate-templates/{id}");
    let draft = admin.get(&path).await?.ok()?.value();
    let mut design = draft["design"].clone();
    if let Some(fields) = design["fields"].as_array_mut()
        && fields.iter().all(|field| field["kind"] != "signature")
    {
        fields.push(
            json!({"kind": "signature", "x": 30, "y": 136, "width": 70, "height": 16, "size": 10, "align": "left",
            "style": "sans", "colour": "#3b4252", "text": "Head of training"}),
        );
    }
    let body = json!({"revision": draft["revision"], "title": TITLE, "design": design});
    let saved = admin.put(&path, body).await?.ok()?.value();
    let existing = json!({"revision": saved["revision"]});
    admin.post(&format!("{path}/publish"), existing).await?.ok()?;
    Ok(id)
}

fn text(value: &serde_json::Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
