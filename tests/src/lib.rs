//! Behaviour of the running services: stories, walls, load. And the documents that are made from the code.

pub mod documents;
pub mod live;
pub mod statement_counter;
