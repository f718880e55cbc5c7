//! What is done after the commit: reactions to facts, work with a date, mail.
pub mod calendar;
pub mod elsewhere;
pub mod erasing;
pub mod left;
pub mod letter;
pub mod mail;
pub mod post;
pub mod pump;
pub mod purge;
pub mod schedule;
pub mod sending;
pub mod sweep;
pub mod turns;
pub mod webhooks;
