//! The forms of a fixtures, and what belongs to them.

use serde_json::json;

use super::fixtures::{Fixtures, id};

impl Fixtures {
    /// A form that everybody in the team may answer, the admin's answer, and another one with an upload that has begun; and its template.
    pub async fn form(&mut self, name: &str) {
        let form = self
            .does("/api/forms", json!({ "title": format!("Questions of {name}") }))
            .await;
        let page = json!({ "id": "one", "fields": [{ "id": "why", "type": "shortText", "label": format!("Why {name}?") },
                { "id": "proof", "type": "file", "label": format!("Proof of {name}") }] });
        let draft = json!({ "revision": 1, "title": form["title"], "kind": "survey", "content": { "sections": [page] },
            "settings": { "openToTeam": true } });
        let path = format!("/api/forms/{}", id(&form));
        self.admin.put(&path, draft).await.unwrap().ok().unwrap();
        self.does(&format!("{path}/status"), json!({ "revision": 2, "step": "publish" }))
            .await;
        let begun = self
            .does(&format!("/api/me/forms/{}/submissions", id(&form)), json!({}))
            .await;
        let answers = json!({ "revision": 1, "answers": { "why": name } });
        self.does(&format!("/api/form-submissions/{}/submit", id(&begun)), answers)
            .await;
        let other = self
            .does(&format!("/api/me/forms/{}/submissions", id(&form)), json!({}))
            .await;
        let coming =
            json!({ "field": "proof", "kind": "document", "name": format!("Proof of {name}.pdf"), "size": 100 });
        let upload = self
            .does(&format!("/api/form-submissions/{}/uploads", id(&other)), coming)
            .await;
        let template = json!({ "name": format!("Template of {name}") });
        let template = self.does(&format!("{path}/template"), template).await;
        self.ids.extend([
            ("form", id(&form)),
            ("formSubmission", id(&begun)),
            ("formUpload", id(&upload)),
            ("formTemplate", id(&template)),
        ]);
    }
}
