//! Resources are made, given by rules and opened, against the running product, as stories.

mod giving;
mod making;
mod opening;
mod outsiders;
mod teams;
mod walls;

pub use walls::WALLS;

use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use crate::learning::{Story, text};

/// A picture of one dot.
pub(crate) const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

/// A package with empty files of these names, as Word, Excel and PowerPoint write them.
fn package(names: &[&str]) -> Vec<u8> {
    let (mut bytes, mut directory) = (Vec::new(), Vec::new());
    for name in names {
        let at = u32::try_from(bytes.len()).unwrap();
        let length = u16::try_from(name.len()).unwrap();
        bytes.extend_from_slice(b"PK\x03\x04");
        bytes.extend([0; 22]);
        bytes.extend(length.to_le_bytes());
        bytes.extend([0; 2]);
        bytes.extend_from_slice(name.as_bytes());
        directory.extend_from_slice(b"PK\x01\x02");
        directory.extend([0; 24]);
        directory.extend(length.to_le_bytes());
        directory.extend([0; 12]);
        directory.extend(at.to_le_bytes());
        directory.extend_from_slice(name.as_bytes());
    }
    let (start, length) = (bytes.len(), directory.len());
    bytes.extend(directory);
    bytes.extend_from_slice(b"PK\x05\x06");
    bytes.extend([0; 4]);
    bytes.extend([u8::try_from(names.len()).unwrap(), 0].repeat(2));
    bytes.extend(u32::try_from(length).unwrap().to_le_bytes());
    bytes.extend(u32::try_from(start).unwrap().to_le_bytes());
    bytes.extend([0; 2]);
    bytes
}

fn word() -> Vec<u8> {
    package(&["[Content_Types].xml", "word/document.xml"])
}

async fn upload(admin: &Client, kind: &str, name: &str, bytes: Vec<u8>) -> Reply {
    admin
        .upload(kind, name, "application/octet-stream", bytes)
        .await
        .unwrap()
}

impl Story {
    /// A draft without a file.
    async fn empty_resource(&self, title: &str) -> Value {
        self.does("/api/resources", json!({"title": title})).await
    }

    /// What this edit of a resource on its latest revision answers.
    async fn resource_moves(&self, id: &str, what: &str, mut body: Value) -> Reply {
        body["revision"] = self.reads(&format!("/api/resources/{id}")).await["revision"].clone();
        self.ada
            .post(&format!("/api/resources/{id}/{what}"), body)
            .await
            .unwrap()
    }

    /// Gives a resource a CSV in place of its file.
    async fn replaces(&self, id: &str, name: &str, content: &str) -> Value {
        let file = upload(&self.ada, "office", name, content.as_bytes().to_vec()).await;
        let body = json!({"fileId": file.ok().unwrap().value()["id"]});
        self.resource_moves(id, "versions", body).await.ok().unwrap().value()
    }

    async fn resource_is(&self, id: &str, status: &str) -> Reply {
        self.resource_moves(id, "status", json!({"status": status})).await
    }

    /// A published resource with a CSV.
    async fn resource(&self, title: &str) -> String {
        let id = text(&self.empty_resource(title).await["id"]);
        self.replaces(&id, "list.csv", "name,place\nLena,Leeds\n").await;
        self.resource_is(&id, "published").await.ok().unwrap();
        id
    }

    /// Gives a resource by a rule.
    async fn gives_resource(&self, id: &str, rule: Value) -> Value {
        let body = json!({"type": "resource", "documentId": id, "rule": rule});
        self.does("/api/permissions", body).await
    }
}

/// The titles of My Resources.
async fn titles(browser: &Client, query: &str) -> Vec<String> {
    let page = browser.get(&format!("/api/me/resources{query}")).await.unwrap();
    let page = page.ok().unwrap().value();
    let items = page["items"].as_array().unwrap().iter();
    items.map(|row| text(&row["title"])).collect()
}

async fn opens(browser: &Client, id: &str, downloaded: bool) -> Reply {
    let path = format!("/api/me/resources/{id}/opened");
    browser.post(&path, json!({"downloaded": downloaded})).await.unwrap()
}
