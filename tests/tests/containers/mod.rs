//! The product and other people's servers, in containers: what stands in for them elsewhere is our own, and may share our mistakes.
//! Built with the feature `containers` alone, and failing where `LEARNT_TEST_CONTAINERS=1` is not set or no engine runs.

mod files;
mod mails;
mod signing_in;
