//! query: what operators may ask of a tenant's rows. A closed list of collections, under the specification's names; personal fields are
//! masked and what is secret is not there; each question has a reason and stands in the operators' log before it is asked.
mod api;
mod catalogue;
mod model;
mod view;

pub use api::routes;
