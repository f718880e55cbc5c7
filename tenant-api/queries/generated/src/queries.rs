// This file was generated with `clorinde`. Do not modify.

pub mod accounts;
pub mod analytics;
pub mod assignments;
pub mod audit;
pub mod badges;
pub mod blogs;
pub mod certificates;
pub mod courses;
pub mod events;
pub mod factors;
pub mod fields;
pub mod files;
pub mod forms;
pub mod home;
pub mod identity;
pub mod impersonation;
pub mod learning;
pub mod licences;
pub mod notes;
pub mod notifications;
pub mod people;
pub mod permissions;
pub mod preferences;
pub mod presence;
pub mod resources;
pub mod work;
