//! What the payloads of the specification name, and what they may ask for.

use crate::features::assignments::{DocumentMove, DocumentType};
use crate::prelude::*;

/// Not more of them at once.
const MOST: usize = 200;

/// A document or a course: its id alone, or an object that has it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum DocumentRef {
    Id(Uuid),
    /// With whatever else the caller knows of it, which is not looked at.
    Object {
        #[serde(alias = "_id")]
        id: Uuid,
    },
}

impl DocumentRef {
    /// Which one.
    pub fn id(&self) -> Uuid {
        match self {
            Self::Id(id) | Self::Object { id } => *id,
        }
    }
}

/// A permission as the specification writes it (section 3).
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PermissionObject {
    /// The rule; left out of a new one.
    #[serde(alias = "_id")]
    pub id: Option<Uuid>,
    /// What it gives.
    pub document_id: Uuid,
    /// The type of what it gives.
    #[serde(rename = "type")]
    pub kind: String,
    /// `active` or `archived`; left out: active.
    pub status: Option<String>,
    /// The host's tenant.
    pub tenant_id: Option<String>,
    /// Its title; the document's if none is said.
    pub title: Option<String>,
    /// Category → values.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    pub rule: Value,
    /// When it was last changed, in milliseconds since 1970, as text.
    pub updated_at: Option<String>,
}

/// The type that a word of the specification means: a bundle is a course.
pub fn kind(name: &str) -> Result<DocumentType, Problem> {
    let name = if name == "bundle" { "course" } else { name };
    name.parse().map_err(|_| {
        let sentence = "Documents of this type are not assigned by rules.";
        Problem::field("documentType", "unknown", sentence)
    })
}

/// Whether rules are in force or put away.
pub fn is_active(name: Option<&str>) -> Result<bool, Problem> {
    match name {
        None | Some("active") => Ok(true),
        Some("archived" | "inactive") => Ok(false),
        Some(_) => Err(Problem::field("status", "unknown", "Choose active or archived.")),
    }
}

/// The move that leads to a state of the specification.
pub fn document_move(status: &str) -> Result<DocumentMove, Problem> {
    match status {
        "published" => Ok(DocumentMove::Publish),
        "unpublished" => Ok(DocumentMove::Unpublish),
        "archived" | "deleted" => Ok(DocumentMove::Archive),
        "restored" => Ok(DocumentMove::Restore),
        _ => {
            let sentence = "Choose published, unpublished, archived or restored.";
            Err(Problem::field("status", "unknown", sentence))
        }
    }
}

/// Each once, in order; some, and not too many.
pub fn distinct_ids(field: &str, mut ids: Vec<Uuid>) -> Result<Vec<Uuid>, Problem> {
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() || ids.len() > MOST {
        let sentence = format!("Choose between 1 and {MOST}.");
        return Err(Problem::field(field, "too_many", sentence));
    }
    Ok(ids)
}

/// Whether a rule was changed after the moment at which the caller knew it, in milliseconds since 1970, as text.
pub fn is_stale(known_at: Option<&str>, updated_at: DateTime<Utc>) -> bool {
    let known_at = known_at.and_then(|text| text.trim().parse::<i64>().ok());
    known_at.is_some_and(|known_at| known_at != updated_at.timestamp_millis())
}

/// The team of a membership: `<user id>_<team id>` as text, or an object with `teamId`.
pub fn team_of(user: Uuid, membership: &Value) -> Option<String> {
    let text = membership.as_str().or_else(|| membership["id"].as_str());
    let text = text.or_else(|| membership["_id"].as_str());
    let given = membership["teamId"].as_str().map(str::to_owned);
    given.or_else(|| text?.strip_prefix(&format!("{user}_")).map(str::to_owned))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json};

    #[test]
    fn a_document_is_named_by_its_id_or_by_an_object_that_has_it() {
        let id = Uuid::from_u128(7);
        for given in [json!(id), json!({"id": id, "title": "A"}), json!({"_id": id})] {
            assert_eq!(
                from_value::<DocumentRef>(given.clone()).expect("readable").id(),
                id,
                "{given}"
            );
        }
        assert!(from_value::<DocumentRef>(json!({"title": "A"})).is_err());
    }

    #[test]
    fn words_of_the_specification_mean_what_the_product_has() {
        assert_eq!(kind("bundle").ok(), Some(DocumentType::Course));
        assert_eq!(kind("pathway").ok(), Some(DocumentType::Pathway));
        assert!(kind("channel").is_err());
        assert_eq!(document_move("deleted").ok(), Some(DocumentMove::Archive));
        assert!(document_move("draft").is_err());
        assert_eq!(
            (is_active(None).ok(), is_active(Some("archived")).ok()),
            (Some(true), Some(false))
        );
        assert!(is_active(Some("gone")).is_err());
    }

    #[test]
    fn a_rule_is_overtaken_when_it_changed_after_it_was_known() {
        let at = DateTime::from_timestamp_millis(1_800_000_000_123).expect("a date");
        assert!(!is_stale(None, at) && !is_stale(Some("1800000000123"), at));
        assert!(is_stale(Some("1800000000122"), at));
    }

    #[test]
    fn a_membership_is_named_by_its_id_or_by_its_team() {
        let user = Uuid::from_u128(7);
        let id = format!("{user}_acme");
        for given in [
            json!(id),
            json!({"id": id}),
            json!({"_id": id}),
            json!({"teamId": "acme"}),
        ] {
            assert_eq!(team_of(user, &given).as_deref(), Some("acme"), "{given}");
        }
        assert_eq!(team_of(Uuid::from_u128(8), &json!(id)), None);
    }
}
