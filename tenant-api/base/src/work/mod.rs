//! What is done after the commit: reactions to domain events, work with a date, mail.
pub mod answers;
pub mod elsewhere;
pub mod email;
pub mod left;
pub mod mail;
pub mod mail_queue;
pub mod pump;
pub mod purge;
pub mod schedule;
pub mod scheduler;
pub mod sending;
pub mod sweep;
pub mod turns;
