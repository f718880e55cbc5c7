//! The monthly licence bills: who counted in which tenant, reviewed by operators, closed for good.
mod api;
mod model;
mod paper;
mod view;
mod workbook;

pub use api::routes;
