//! The product's own tree, and what is settled for a tenant.
use learnt_kernel::problem::{FieldError, Problem};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use uuid::Uuid;

/// The navigation of a team that has none of its own, as the apps have it.
const PRODUCT: &str = include_str!("../../../../kernel/navigation.json");
/// Whoever is signed in must find the way out.
const ALWAYS: &str = "logout";
const MOST: usize = 300;
const LONGEST_NAME: usize = 80;

/// The product's own entries.
pub fn product() -> Vec<Value> {
    serde_json::from_str(PRODUCT).unwrap_or_default()
}

/// A template to be saved.
#[derive(Debug, Deserialize, ToSchema)]
pub struct SaveTemplate {
    /// 1 to 80 letters, unlike any other template's.
    pub name: String,
    /// The entries; keys that are unknown are dropped.
    #[schema(value_type = Vec<Object>)]
    pub navigation: Value,
    /// Of a template that is there: the revision that was looked at.
    pub revision: Option<i32>,
}

impl SaveTemplate {
    /// Name and entries, as they are kept.
    pub fn read(&self) -> Result<(&str, Value), Problem> {
        let name = self.name.trim();
        let mut errors = Vec::new();
        if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
            errors.push(FieldError::new("name", "length", "Enter a name of 1 to 80 characters."));
        }
        let entries = match crate::features::teams::read_navigation(&self.navigation) {
            Ok(tree) => tree[0]["children"].clone(),
            Err(more) => {
                errors.extend(more);
                Value::Null
            }
        };
        if errors.is_empty() && !entries.is_array() {
            errors.push(FieldError::new("navigation", "required", "Add at least one entry."));
        }
        if errors.is_empty() {
            Ok((name, entries))
        } else {
            Err(Problem::unprocessable(errors))
        }
    }
}

/// What is to be settled for a tenant.
#[derive(Debug, Deserialize, ToSchema)]
pub struct SaveNavigation {
    /// The template with which its teams begin; none: the product's own tree.
    pub template: Option<Uuid>,
    /// Entries that the tenant does not have, by their ids; what lies below a part goes with it.
    pub unavailable: Vec<String>,
    /// The revision of the tenant that was looked at: an older one is refused with 409.
    pub revision: i32,
}

impl SaveNavigation {
    /// What is kept in the tenant's settings, without the template's entries.
    pub fn read(&self, trees: &[&[Value]]) -> Result<Value, Problem> {
        if self.unavailable.len() > MOST {
            return Err(Problem::field("unavailable", "too_many", "Choose at most 300 entries."));
        }
        let mut ids: Vec<&str> = self.unavailable.iter().map(String::as_str).collect();
        ids.sort_unstable();
        ids.dedup();
        let mut errors = Vec::new();
        let mut urls: Vec<&str> = Vec::new();
        for id in &ids {
            let found: Vec<&Value> = trees.iter().filter_map(|tree| find(tree, id)).collect();
            if found.is_empty() {
                errors.push(FieldError::new(
                    "unavailable",
                    "unknown",
                    format!("The entry “{id}” does not exist."),
                ));
            }
            for item in found {
                if contains(item, ALWAYS) {
                    errors.push(FieldError::new("unavailable", "needed", "“Logout” cannot be removed."));
                }
                addresses(item, &mut urls);
            }
        }
        if !errors.is_empty() {
            return Err(Problem::unprocessable(errors));
        }
        urls.sort_unstable();
        urls.dedup();
        Ok(json!({ "unavailable": ids, "urls": urls }))
    }
}

fn children(item: &Value) -> &[Value] {
    item["children"].as_array().map(Vec::as_slice).unwrap_or_default()
}

fn find<'a>(tree: &'a [Value], id: &str) -> Option<&'a Value> {
    tree.iter().find_map(|item| {
        if item["id"] == id {
            Some(item)
        } else {
            find(children(item), id)
        }
    })
}

fn contains(item: &Value, id: &str) -> bool {
    item["id"] == id || children(item).iter().any(|child| contains(child, id))
}

/// Where an entry and those below it lead: under another name it is the same screen.
fn addresses<'a>(item: &'a Value, into: &mut Vec<&'a str>) {
    if item["type"] == "item" {
        into.extend(item["url"].as_str());
    }
    for child in children(item) {
        addresses(child, into);
    }
}

/// A template.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NavigationTemplate {
    pub id: Uuid,
    pub name: String,
    /// Its entries.
    #[schema(value_type = Vec<Object>)]
    pub navigation: Value,
    /// To be sent with a change.
    pub revision: i32,
    /// How many tenants begin with it.
    pub tenants: i64,
    /// Who changed it last.
    pub changed_by: String,
    pub changed_at: chrono::DateTime<chrono::Utc>,
}

/// What is settled for a tenant, and what its teams made of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TenantNavigation {
    /// The template with which its teams begin.
    pub template: Option<Uuid>,
    /// Entries that it does not have.
    pub unavailable: Vec<String>,
    /// To be sent with a change.
    pub revision: i32,
    pub teams: Vec<TeamNavigation>,
}

/// A team's navigation.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamNavigation {
    /// The team.
    pub id: String,
    pub name: String,
    /// Its own entries; none: it has what its tenant begins with.
    #[schema(value_type = Vec<Object>)]
    pub navigation: Vec<Value>,
}

/// The template and the unavailable entries, as settings store them.
pub fn stored(settings: &Value) -> (Option<Uuid>, Vec<String>) {
    let stored = &settings["navigation"];
    let template = stored["templateId"].as_str().and_then(|id| Uuid::parse_str(id).ok());
    let ids = stored["unavailable"].as_array().into_iter().flatten();
    (template, ids.filter_map(Value::as_str).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(unavailable: &[&str]) -> SaveNavigation {
        SaveNavigation {
            template: None,
            unavailable: unavailable.iter().map(|id| (*id).to_owned()).collect(),
            revision: 1,
        }
    }

    #[test]
    fn the_products_own_tree_is_one_that_a_template_may_be() {
        let whole = SaveTemplate {
            name: "Everything".to_owned(),
            navigation: json!(product()),
            revision: None,
        };
        let (_, entries) = whole.read().unwrap();
        assert_eq!(entries.as_array().unwrap().len(), product().len());
        assert!(find(&product(), "mycourses").is_some());
    }

    #[test]
    fn a_part_goes_with_everything_below_it_and_by_its_addresses() {
        let stored = body(&["myreports", "chat", "chat"])
            .read(&[product().as_slice()])
            .unwrap();
        assert_eq!(stored["unavailable"], json!(["chat", "myreports"]));
        let urls: Vec<&str> = stored["urls"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect();
        assert!(
            urls.contains(&"/apps/chat") && urls.contains(&"/apps/manager/reporting"),
            "{urls:?}"
        );
    }

    #[test]
    fn what_is_not_there_and_the_way_out_cannot_be_taken_away() {
        let code = |ids: &[&str]| {
            body(ids).read(&[product().as_slice()]).unwrap_err().errors()[0]
                .code
                .clone()
        };
        assert_eq!(code(&["nonsense"]), "unknown");
        assert_eq!(code(&["logout"]), "needed");
    }

    #[test]
    fn a_template_has_a_name_and_entries() {
        let refused = |name: &str, navigation: Value| {
            let template = SaveTemplate {
                name: name.to_owned(),
                navigation,
                revision: None,
            };
            let problem = template.read().unwrap_err();
            problem
                .errors()
                .iter()
                .map(|error| error.field.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(refused(" ", json!("x")), ["name", "navigation"]);
        assert_eq!(refused("Sales", json!([])), ["navigation"]);
        assert_eq!(
            refused("Sales", json!([{"id": "a", "type": "item", "url": "//evil.test"}])),
            ["navigation.0.url"]
        );
    }
}
