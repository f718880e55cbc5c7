//! What is done after the commit: reactions to domain events, work with a date, mail.
pub mod answers;
pub mod email;
pub mod email_picture;
pub mod mail;
pub mod mail_queue;
pub mod other_tenant;
pub mod outbox_backlog;
pub mod pump;
pub mod purge;
pub mod schedule;
pub mod scheduler;
pub mod sending;
pub mod sweep;
pub mod tenant_queue;
