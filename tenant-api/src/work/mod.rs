//! What is done after the commit: reactions to facts, work with a date, mail.
pub mod calendar;
pub mod elsewhere;
pub mod letter;
pub mod mail;
pub mod post;
pub mod pump;
pub mod purge;
pub mod schedule;
