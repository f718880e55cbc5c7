//! Forms over HTTP.

pub mod answering;
pub mod building;
pub mod export;
pub mod figures;
pub mod marking;
pub mod templates;
pub mod uploading;
