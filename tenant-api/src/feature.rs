//! What a feature declares about itself, in its `mod.rs`: `features/mod.rs` names the feature, and everything else is collected from here.
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::registry::{Job, Topic};

/// A feature, as it declares itself.
pub struct Feature {
    /// What it answers over HTTP.
    pub routes: fn() -> OpenApiRouter<App>,
    /// What it writes into the audit log. Both apps have a text for each (`tests/tests/audit/words.rs`).
    pub audit_actions: &'static [&'static str],
    /// What open screens listen to, and who may. A type of documents has a topic of its own besides.
    pub topics: &'static [Topic],
    /// Jobs that come every day, by their kind.
    pub daily_jobs: &'static [(&'static str, Job)],
    /// Work that comes only when somebody plans it.
    pub planned_jobs: &'static [(&'static str, Job)],
}

impl Feature {
    /// One that declares nothing: `..Feature::EMPTY` stands for what a feature does not have.
    pub const EMPTY: Self = Self {
        routes: OpenApiRouter::new,
        audit_actions: &[],
        topics: &[],
        daily_jobs: &[],
        planned_jobs: &[],
    };
}

/// The enum of all types of documents, and what each of them is and does.
macro_rules! document_types {
    ($($(#[$doc:meta])* $variant:ident: $assignable:expr),* $(,)?) => {
        /// A type of documents that rules give. What contains others comes after them: records are written in this order.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
        #[serde(rename_all = "lowercase")]
        #[derive(strum::IntoStaticStr, strum::EnumString)]
        #[strum(serialize_all = "lowercase", const_into_str)]
        pub enum DocumentType {
            $($(#[$doc])* $variant,)*
        }

        /// All types.
        pub const ASSIGNABLES: &[&dyn assignments::Assignable] = &[$(&$assignable),*];
    };
}

pub(crate) use document_types;
