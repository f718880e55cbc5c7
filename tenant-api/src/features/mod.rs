//! One module a feature, all of one plan (`mod`, `api`, `model`, `commands`, `reactions`). Each declares what it has as its `FEATURE`.
use crate::feature::Feature;

pub mod accounts;
pub mod analytics;
pub mod assignments;
pub mod audit;
pub mod badge_rules;
pub mod badges;
pub mod blogs;
pub mod bootstrap;
pub mod calendar;
pub mod certificates;
pub mod chat;
pub mod courses;
pub mod coursework;
pub mod events;
pub mod factors;
pub mod fields;
pub mod files;
pub mod forms;
pub mod functions;
pub mod home;
pub mod identity;
pub mod impersonation;
pub mod learning;
pub mod licences;
pub mod notes;
pub mod notifications;
pub mod optional_learning;
pub mod overview;
pub mod packages;
pub mod pathways;
pub mod people;
pub mod people_learning;
pub mod permissions;
pub mod preferences;
pub mod presence;
pub mod providers;
pub mod quizzes;
pub mod resources;
pub mod rewards;
pub mod sessions;
pub mod settings;
pub mod support_chat;
pub mod team_lookups;
pub mod triggers;

/// All features, as they declare themselves.
pub const ALL: &[&Feature] = &[
    &accounts::FEATURE,
    &analytics::FEATURE,
    &assignments::FEATURE,
    &audit::FEATURE,
    &badge_rules::FEATURE,
    &badges::FEATURE,
    &blogs::FEATURE,
    &bootstrap::FEATURE,
    &calendar::FEATURE,
    &certificates::FEATURE,
    &chat::FEATURE,
    &courses::FEATURE,
    &coursework::FEATURE,
    &events::FEATURE,
    &factors::FEATURE,
    &fields::FEATURE,
    &files::FEATURE,
    &forms::FEATURE,
    &functions::FEATURE,
    &home::FEATURE,
    &identity::FEATURE,
    &impersonation::FEATURE,
    &learning::FEATURE,
    &licences::FEATURE,
    &notes::FEATURE,
    &notifications::FEATURE,
    &optional_learning::FEATURE,
    &overview::FEATURE,
    &packages::FEATURE,
    &pathways::FEATURE,
    &people::FEATURE,
    &people_learning::FEATURE,
    &permissions::FEATURE,
    &preferences::FEATURE,
    &presence::FEATURE,
    &providers::FEATURE,
    &quizzes::FEATURE,
    &resources::FEATURE,
    &rewards::FEATURE,
    &sessions::FEATURE,
    &settings::FEATURE,
    &support_chat::FEATURE,
    &team_lookups::FEATURE,
    &triggers::FEATURE,
];

/// A type of documents that rules give. What contains others comes after them: records are written in this order.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum DocumentType {
    Course,
    Resource,
    Form,
    /// An event: whom rules name sees it and registers.
    Event,
    Pathway,
    /// A learning package.
    Package,
}

/// State of features that lives as long as the process.
pub fn process_state() -> http::Extensions {
    let mut extensions = http::Extensions::new();
    extensions.insert(events::SeatRequests::default());
    extensions.insert(team_lookups::LookupSignal::default());
    extensions.insert(forms::Questions::default());
    extensions.insert(learning::Outlines::default());
    extensions
}

#[cfg(test)]
mod tests {
    use std::fs::read_to_string;
    use std::path::Path;

    use serde_json::json;

    use super::notifications::{NotificationKinds, testing};
    use crate::feature;
    use crate::i18n::Catalogue;

    #[test]
    fn what_a_feature_says_by_itself_it_says_in_each_language() {
        let features = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/features");
        let mut catalogues = 0;
        for feature in features.read_dir().unwrap() {
            let folder = feature.unwrap().path().join("i18n");
            let text = |language: &str| read_to_string(folder.join(language).with_extension("json"));
            if let (Ok(english), Ok(arabic)) = (text("en"), text("ar")) {
                catalogues += 1;
                let catalogue = Catalogue::new(english.leak(), arabic.leak());
                assert_eq!(catalogue.differences(), [""; 0], "{}", folder.display());
            } else {
                assert!(!folder.exists(), "{} lacks a language", folder.display());
            }
        }
        assert!(catalogues > 0);
    }

    #[test]
    fn each_kind_of_notification_is_worded_in_each_language() {
        feature::begin(super::ALL);
        let is_arabic = |text: &str| text.chars().any(|letter| ('\u{600}'..'\u{700}').contains(&letter));
        let outcomes = [
            "competent",
            "pendingResubmission",
            "approved",
            "not approved",
            "",
            "handed",
        ];
        for kind in feature::callbacks::<NotificationKinds>().flat_map(|feature| feature.all) {
            for outcome in outcomes {
                let params = json!({
                    "course": "x", "form": "x", "pathway": "x", "event": "x", "badge": "x", "assignment": "x", "title": "x", "text": "x", "by": "x",
                    "person": "x", "message": "x", "note": if outcome.is_empty() { "" } else { "x" }, "names": ["x", "x"], "people": 5,
                    "dueAt": "2027-07-01T15:00:00Z", "startsAt": "2027-07-01T15:00:00Z", "until": "2027-07-01T15:00:00Z",
                    "outcome": outcome, "isRequest": outcome == "competent", "isOptional": outcome == "approved",
                    "leads": outcome == "competent",
                });
                let (english, arabic) = (testing::english(kind, &params), testing::arabic(kind, &params));
                for text in [&english, &arabic]
                    .iter()
                    .flat_map(|one| [&one.title, &one.body, &one.action])
                {
                    // A key for which there is no text would stand for it.
                    let is_key = text.contains("{{") || text.split(' ').any(|word| word.contains(kind.word));
                    assert!(
                        !text.is_empty() && !is_key && !text.contains("action."),
                        "{}: {text}",
                        kind.word
                    );
                }
                // What somebody wrote stays as it was written.
                assert!(is_arabic(&arabic.title) || arabic.title == "x", "{arabic:?}");
                assert!(is_arabic(&arabic.body) || arabic.body == "x", "{arabic:?}");
                assert!(is_arabic(&arabic.action), "{arabic:?}");
            }
        }
    }
}
