//! The one command as people start it, the built program in a process of its own: what is missing is told in one list
//! and nothing is left half-started; whatever is killed in the middle of anything, the next start finds its way.

mod bookings;
mod checkout;
mod completions;
mod console;
mod kills;
mod refusals;
mod triggers;
