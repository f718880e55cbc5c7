//! Both services, both apps and a database behind one command.

pub mod account;
pub mod client;
pub mod demo;
pub mod home;
pub mod listen;
pub mod mails;
pub mod operator;
pub mod postgres;
pub mod probe;
pub mod progress;
pub mod run;
pub mod secrets;
pub mod serve;
pub mod settings;
pub mod stack;
pub mod state;
pub mod table;
pub mod testing;
pub mod tools;
pub mod up;
