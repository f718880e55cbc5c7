//! The door: who is calling, and how refusals are worded. What both services' doors have in common is in the kernel.
pub mod gate;
pub mod internal_key;
pub mod operator;
pub mod problem;
