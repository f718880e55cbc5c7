//! What a feature declares about itself, in its `mod.rs`: `features/mod.rs` names the feature, and everything else is collected from here.
use std::any::Any;
use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

use learnt_kernel::problem::Result;
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
    pub daily_jobs: &'static [(&'static str, Job<App>)],
    /// Work that comes only when somebody plans it.
    pub planned_jobs: &'static [(&'static str, Job<App>)],
    /// Callbacks for features below it, which call them without knowing whose they are: each is of a type that the feature below declares.
    pub callbacks: &'static [&'static Hook],
}

/// What a callback returns to the feature below that calls it.
pub type HookFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'a>>;

/// A callback that a feature registers for one below it.
pub type Hook = dyn Any + Send + Sync;

/// All features, once the process has begun.
static FEATURES: OnceLock<&'static [&'static Feature]> = OnceLock::new();

/// All features are registered, before anything else begins. Registered again, it is the same.
pub fn begin(all: &'static [&'static Feature]) {
    FEATURES.get_or_init(|| all);
}

/// The callbacks of this type that features above registered, in the order of their names.
pub fn callbacks<T: Any>() -> impl Iterator<Item = &'static T> {
    callbacks_of(FEATURES.get().expect("the features are registered at the start"))
}

/// The callback of this type, where there has to be one.
pub fn callback<T: Any>() -> &'static T {
    callbacks().next().expect("a feature above registers one")
}

fn callbacks_of<T: Any>(all: &'static [&'static Feature]) -> impl Iterator<Item = &'static T> {
    let registered = all.iter().flat_map(|feature| feature.callbacks);
    registered.filter_map(|one| one.downcast_ref::<T>())
}

impl Feature {
    /// One that declares nothing: `..Feature::EMPTY` stands for what a feature does not have.
    pub const EMPTY: Self = Self {
        routes: OpenApiRouter::new,
        audit_actions: &[],
        topics: &[],
        daily_jobs: &[],
        planned_jobs: &[],
        callbacks: &[],
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    struct FirstHook(u8);

    struct OtherHook;

    static FIRST: Feature = Feature {
        callbacks: &[&FirstHook(1), &OtherHook],
        ..Feature::EMPTY
    };

    static SECOND: Feature = Feature {
        callbacks: &[&FirstHook(2)],
        ..Feature::EMPTY
    };

    static BOTH: [&Feature; 2] = [&FIRST, &SECOND];

    #[test]
    fn a_callback_is_found_by_its_type() {
        let found: Vec<u8> = callbacks_of::<FirstHook>(&BOTH).map(|one| one.0).collect();
        assert_eq!(found, [1, 2]);
        assert_eq!(callbacks_of::<OtherHook>(&BOTH[1..]).count(), 0);
    }
}
