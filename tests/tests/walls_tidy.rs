//! The rules of the project that show in the source tree: needs nothing running, names its reason when it fails.

#[path = "../walls/audited.rs"]
mod audited;
#[path = "../walls/bound.rs"]
mod bound;
#[path = "../walls/circles.rs"]
mod circles;
#[path = "../walls/openapi.rs"]
mod openapi;
#[path = "../walls/owners.rs"]
mod owners;
#[path = "../walls/sentences.rs"]
mod sentences;
#[path = "../walls/shape.rs"]
mod shape;
#[path = "../walls/tidy.rs"]
mod tidy;
#[path = "../walls/tree.rs"]
mod tree;
#[path = "../walls/written.rs"]
mod written;
