//! The tables of the control database, one entity each. Nothing outside `registry` names them.
pub mod audit_event;
pub mod cluster;
pub mod email;
pub mod operator;
pub mod operator_session;
pub mod stock;
pub mod team;
pub mod team_domain;
pub mod tenant;
pub mod tenant_step;
pub mod user;
pub mod user_tenant;
