//! Bodies of requests that the document alone does not lead to, with a gap for each id.

use serde_json::{Value, json};

use super::REVISION;

/// A part of a homepage that shows an upload.
pub fn picture(file: &str) -> Value {
    let id = "0190f7a0-0000-7000-8000-000000000001";
    json!({ "id": id, "type": "image", "place": "main", "props": { "file": file } })
}

/// A form whose submissions somebody looks at.
fn form(approver: &str) -> Value {
    let page = json!({ "id": "one", "fields": [{ "id": "why", "type": "shortText", "label": "Why?" }] });
    let settings = json!({ "openToTeam": true, "approver": "named", "approvers": [approver] });
    json!({ "revision": REVISION, "title": "outsider", "kind": "survey", "content": { "sections": [page] }, "settings": settings })
}

/// A blog with a picture.
fn blog(file: &str) -> Value {
    let doc = json!({ "type": "doc", "content": [{ "type": "paragraph" }] });
    json!({ "revision": REVISION, "title": "outsider", "doc": doc, "image": file })
}

/// What a certificate looks like, with a picture.
fn design(file: &str) -> Value {
    json!({ "orientation": "landscape", "language": "en", "background": "#ffffff", "picture": file, "frame": "none", "fields": [] })
}

/// Bodies that a form alone does not lead to.
pub fn by_hand(operation: &str) -> Option<Value> {
    Some(match operation {
        "POST /api/people/invitations" => json!({ "ids": ["<person>"], "again": true }),
        "POST /api/people/status" => json!({ "ids": ["<person>"], "status": "inactive" }),
        "PUT /api/courses/{id}/teams" => json!({ "revision": REVISION, "teams": [] }),
        "POST /api/questions" => {
            json!({ "questions": [{ "id": "018f0000-0000-7000-8000-000000000001", "kind": "numeric", "text": "How many?", "number": 1 }] })
        }
        "POST /api/courses/archived" => json!({ "ids": ["<course>"], "archived": true }),
        "POST /api/permissions/{id}/status" => json!({ "status": "archived" }),
        "POST /api/impersonation" => json!({ "userId": "<person>", "reason": "outsider", "home": "/" }),
        "POST /api/settings/fields" => {
            json!({ "key": "outsider", "label": "outsider", "type": "text", "visibleTo": "admins", "editableBy": "admins" })
        }
        "PUT /api/settings/fields/{id}" => {
            json!({ "revision": REVISION, "label": "outsider", "type": "text", "visibleTo": "admins", "editableBy": "admins" })
        }
        "POST /api/auth/handover" => json!({ "teamId": "<team>" }),
        "PUT /api/home/hidden" => json!({ "widget": picture("")["id"], "hidden": true }),
        "PUT /api/blogs/{id}" => blog("<file>"),
        "PUT /api/forms/{id}" => form("<person>"),
        "POST /api/me/forms/{id}/anonymous" => {
            json!({ "id": "6f1b2f5c-3a0e-4d5e-9c1a-1f2e3d4c5b6a", "answers": {} })
        }
        "PUT /api/certificate-templates/{id}" => {
            json!({ "revision": REVISION, "title": "outsider", "design": design("<file>") })
        }
        "POST /api/certificate-templates/preview" => {
            json!({ "design": design("<file>"), "name": "outsider", "course": "outsider" })
        }
        "POST /api/functions/handleUserItemsUpdateOnCall" | "POST /api/functions/handleUserCoursesUpdateOnCall" => {
            let rule =
                json!({ "id": "<permission>", "documentId": "<course>", "type": "course", "rule": { "everyone": [] } });
            json!({ "newPermissionObject": rule, "prePermissionObject": rule })
        }
        // An activity's id may be chosen by whoever adds it, so that one that was tried before may be there.
        "PUT /api/rewards/points" => json!({ "type": "course", "documentId": "<course>", "points": 1 }),
        "POST /api/functions/setUserPermissionsForMultipleTeamsOnCall" => {
            json!({ "userTeams": [], "userId": "<person>" })
        }
        "POST /api/functions/changeStatusOfAllPermittedUsers" => {
            json!({ "document": { "id": "<course>" }, "documentType": "course", "status": "active" })
        }
        "POST /api/functions/updateDocumentStatusOnCall" => {
            json!({ "documentIds": ["<course>"], "documentType": "course", "status": "published" })
        }
        "POST /api/functions/publishCourseOnCall" => json!({ "course": { "id": "<course>" } }),
        "POST /api/functions/handleUserTeamsStatusUpdateOnCall" => {
            json!({ "userIds": ["<person>"], "status": "inactive" })
        }
        "PUT /api/home/draft" => json!({ "revision": REVISION, "widgets": [picture("<file>")] }),
        _ => return crate::WALLS.iter().find_map(|feature| (feature.body)(operation)),
    })
}
