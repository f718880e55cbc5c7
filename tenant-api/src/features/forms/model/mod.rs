//! What a form is, what may be answered, and the ways of a submission.

pub mod answers;
pub mod check;
pub mod content;
pub mod formula;
pub mod items;
pub mod keys;
pub mod logic;
pub mod naming;
pub mod opinions;
pub mod question_set;
pub mod score;
pub mod settings;
pub mod states;
pub mod tally;
pub mod wording;
