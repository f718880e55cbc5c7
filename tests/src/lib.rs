//! Behaviour of the running services: stories, walls, load. And the documents that are made from the code.

pub mod counted;
pub mod documents;
pub mod live;
