//! bootstrap: what a browser needs before its first paint, of whichever team its host names.
//!
//! An unknown host gets the branding of the team `learnt`, or the product's own, and nothing else: signing in and every
//! other route refuse there. Colours reach the page as `/brand.css` (a stylesheet per host, so that the content
//! security policy needs no exception), pictures from `/brand/…` (open to everybody as long as the team's theme names them), title and icon by [`index_html`].
use crate::prelude::*;

use axum::Router;
use axum::routing::get;

mod api;
mod model;

pub use api::index_html;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Anyone, routes!(api::bootstrap)))
}

/// What a page loads by itself, as a stylesheet and as pictures; no part of the API.
pub fn brand() -> Router<App> {
    Router::new()
        .route("/brand.css", get(api::brand_css))
        .route("/brand/{team}/{picture}/{id}", get(api::brand_picture))
}
