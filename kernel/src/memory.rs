//! Where the programs' memory comes from.

/// What every program of ours allocates with. A password's hash needs 19 MB for a moment; the system's allocator keeps them
/// for the next one, in each thread's arena, and a service that somebody signed in to once would never be small again. This
/// one gives them back.
///
/// ```
/// #[global_allocator]
/// static ALLOCATOR: learnt_kernel::memory::Allocator = learnt_kernel::memory::Allocator;
/// ```
pub use mimalloc::MiMalloc as Allocator;
