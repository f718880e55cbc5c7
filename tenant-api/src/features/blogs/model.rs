//! What an entry of the blog and a product are, and who sees them.

use crate::prelude::*;

use super::domain_events::{BlogArchived, BlogPublished, BlogRestored, BlogUnpublished};

/// What it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = BlogKind)]
pub enum Kind {
    /// An entry of the blog.
    #[default]
    Blog,
    Product,
}

impl Kind {
    /// Which one a stored word means; what is not known is an entry like any other.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Blog)
    }
}

/// Who sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = BlogStatus)]
pub enum Status {
    /// Admins, who write it.
    Draft,
    /// Everybody in the team, from its date on.
    Published,
    /// Admins who look for it.
    Archived,
}

impl Status {
    /// Which one a stored word means; one that is not known is shown to nobody.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Archived)
    }

    /// Whether people see it now.
    pub fn is_visible(self, published_at: Option<DateTime<Utc>>, now: DateTime<Utc>) -> bool {
        self == Self::Published && published_at.is_some_and(|at| at <= now)
    }

    /// What is done by bringing it there, as the audit log says it; nothing: it is there.
    pub fn move_to(self, to: Status) -> Option<EventBody> {
        match (self, to) {
            (from, to) if from == to => None,
            (_, Self::Archived) => Some(BlogArchived {}.into()),
            (Self::Archived, _) => Some(BlogRestored {}.into()),
            (_, Self::Published) => Some(BlogPublished {}.into()),
            (_, Self::Draft) => Some(BlogUnpublished {}.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_has_its_word_and_staying_has_none() {
        use Status::{Archived, Draft, Published};
        let word = |from: Status, to| from.move_to(to).map(|what| what.kind());
        assert_eq!(word(Draft, Published), Some("blog.published"));
        assert_eq!(word(Published, Draft), Some("blog.unpublished"));
        assert_eq!(word(Published, Archived), Some("blog.archived"));
        assert_eq!(word(Archived, Published), Some("blog.restored"));
        assert_eq!(word(Draft, Draft), None);
    }

    #[test]
    fn people_see_what_is_published_from_its_date_on() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let later = now + chrono::Duration::seconds(1);
        assert!(Status::Published.is_visible(Some(now), now));
        assert!(!Status::Published.is_visible(Some(later), now));
        assert!(!Status::Draft.is_visible(Some(now), now));
        assert!(!Status::Archived.is_visible(Some(now), now));
    }
}
