//! The outline of a course: whether an order is complete, and what differs between two versions.

use crate::prelude::*;

use std::collections::{HashMap, HashSet};

use super::kinds::Kind;
use super::refusal::Refusal;

/// A whole order: the sections from top to bottom, each with its activities from top to bottom.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
pub struct SectionOrder {
    /// The section.
    pub id: Uuid,
    pub activities: Vec<Uuid>,
}

/// Accepts an order only if it names exactly the draft's sections and activities, each once: nothing can get lost.
pub fn check_order(
    order: &[SectionOrder],
    sections: &HashSet<Uuid>,
    activities: &HashSet<Uuid>,
) -> Result<(), Refusal> {
    let exactly = |named: Vec<Uuid>, known: &HashSet<Uuid>| {
        let count = named.len();
        let named: HashSet<Uuid> = named.into_iter().collect();
        count == named.len() && named == *known
    };
    let named_sections = order.iter().map(|section| section.id).collect();
    let named_activities = order
        .iter()
        .flat_map(|section| section.activities.iter().copied())
        .collect();
    if exactly(named_sections, sections) && exactly(named_activities, activities) {
        return Ok(());
    }
    Err(Refusal::OrderDiffers)
}

/// What is compared of a version.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Outline {
    /// Name of each detail and its value.
    pub details: Vec<(&'static str, Value)>,
    /// In order.
    pub sections: Vec<(Uuid, String)>,
    /// In order, over all sections.
    pub activities: Vec<Entry>,
}

/// An activity as far as it is compared.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// The same from version to version.
    pub id: Uuid,
    /// Where it stands.
    pub section: Uuid,
    pub kind: Kind,
    pub title: String,
    /// Everything else of it.
    pub rest: Value,
}

/// An activity named in a list of changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NamedActivity)]
pub struct Named {
    /// The activity.
    pub id: Uuid,
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Its title, in the version that has it.
    pub title: String,
}

impl From<&Entry> for Named {
    fn from(entry: &Entry) -> Named {
        Named {
            id: entry.id,
            kind: entry.kind,
            title: entry.title.clone(),
        }
    }
}

/// What publishing would change for learners.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Changes {
    /// Names of changed details: title, description, image, …
    pub details: Vec<String>,
    /// New activities.
    pub added: Vec<Named>,
    /// Activities whose title, content or rule differ.
    pub changed: Vec<Named>,
    /// Activities that are gone.
    pub removed: Vec<Named>,
    /// Sections were added, removed or renamed, or something stands elsewhere.
    pub rearranged: bool,
}

/// Compares the live version with the draft.
pub fn compare(live: &Outline, draft: &Outline) -> Changes {
    let before: HashMap<Uuid, &Entry> = live.activities.iter().map(|entry| (entry.id, entry)).collect();
    let now: HashMap<Uuid, &Entry> = draft.activities.iter().map(|entry| (entry.id, entry)).collect();
    let old_details: HashMap<&str, &Value> = live.details.iter().map(|(name, value)| (*name, value)).collect();
    let differs = |entry: &&Entry| {
        before
            .get(&entry.id)
            .is_some_and(|old| (&old.title, &old.rest) != (&entry.title, &entry.rest))
    };
    let positions = |from: &Outline, other: &HashMap<Uuid, &Entry>| -> Vec<(Uuid, Uuid)> {
        from.activities
            .iter()
            .filter(|e| other.contains_key(&e.id))
            .map(|e| (e.id, e.section))
            .collect()
    };
    Changes {
        details: draft
            .details
            .iter()
            .filter(|(name, value)| old_details.get(name) != Some(&value))
            .map(|(name, _)| (*name).to_owned())
            .collect(),
        added: draft
            .activities
            .iter()
            .filter(|entry| !before.contains_key(&entry.id))
            .map(Named::from)
            .collect(),
        changed: draft.activities.iter().filter(differs).map(Named::from).collect(),
        removed: live
            .activities
            .iter()
            .filter(|entry| !now.contains_key(&entry.id))
            .map(Named::from)
            .collect(),
        rearranged: live.sections != draft.sections || positions(live, &now) != positions(draft, &before),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn id(n: u128) -> Uuid {
        Uuid::from_u128(n)
    }

    fn set(ids: &[u128]) -> HashSet<Uuid> {
        ids.iter().map(|n| id(*n)).collect()
    }

    fn order(sections: &[(u128, &[u128])]) -> Vec<SectionOrder> {
        sections
            .iter()
            .map(|(s, a)| SectionOrder {
                id: id(*s),
                activities: a.iter().map(|n| id(*n)).collect(),
            })
            .collect()
    }

    #[test]
    fn an_order_names_everything_once() {
        let (sections, activities) = (set(&[1, 2]), set(&[11, 12, 13]));
        assert_eq!(
            check_order(&order(&[(2, &[13]), (1, &[12, 11])]), &sections, &activities),
            Ok(())
        );
        assert_eq!(
            check_order(&order(&[(2, &[]), (1, &[12, 11, 13])]), &sections, &activities),
            Ok(())
        );
        let wrong: [&[(u128, &[u128])]; 6] = [
            &[(1, &[11, 12, 13])],
            &[(1, &[11, 12]), (2, &[])],
            &[(1, &[11, 12, 13]), (2, &[13])],
            &[(1, &[11, 12, 13]), (2, &[99])],
            &[(1, &[11, 12, 13]), (9, &[])],
            &[(1, &[11, 12, 13]), (2, &[]), (2, &[])],
        ];
        for bad in wrong {
            assert_eq!(
                check_order(&order(bad), &sections, &activities),
                Err(Refusal::OrderDiffers),
                "{bad:?}"
            );
        }
    }

    fn entry(n: u128, section: u128, title: &str) -> Entry {
        Entry {
            id: id(n),
            section: id(section),
            kind: Kind::Page,
            title: title.into(),
            rest: json!({ "doc": title }),
        }
    }

    #[test]
    fn the_comparison_names_what_learners_will_notice() {
        let live = Outline {
            details: vec![("title", json!("A")), ("category", json!("x"))],
            sections: vec![(id(1), "One".into())],
            activities: vec![entry(11, 1, "a"), entry(12, 1, "b"), entry(13, 1, "c")],
        };
        let mut draft = live.clone();
        assert_eq!(compare(&live, &draft), Changes::default());
        draft.details[0].1 = json!("B");
        draft.activities = vec![entry(13, 1, "c"), entry(11, 1, "a!"), entry(14, 1, "d")];
        let changes = compare(&live, &draft);
        assert_eq!(changes.details, vec!["title"]);
        assert_eq!(changes.added.iter().map(|n| n.id).collect::<Vec<_>>(), vec![id(14)]);
        assert_eq!(changes.removed.iter().map(|n| n.id).collect::<Vec<_>>(), vec![id(12)]);
        assert_eq!(
            changes.changed.iter().map(|n| n.title.as_str()).collect::<Vec<_>>(),
            vec!["a!"]
        );
        assert!(changes.rearranged);
    }

    #[test]
    fn adding_alone_is_no_rearrangement() {
        let live = Outline {
            sections: vec![(id(1), "One".into())],
            activities: vec![entry(11, 1, "a")],
            ..Outline::default()
        };
        let mut draft = live.clone();
        draft.activities.push(entry(12, 1, "b"));
        assert!(!compare(&live, &draft).rearranged);
        draft.activities.swap(0, 1);
        assert!(
            !compare(&live, &draft).rearranged,
            "the old ones still follow each other in the same way"
        );
        draft.sections[0].1 = "Other".into();
        assert!(compare(&live, &draft).rearranged);
    }
}
