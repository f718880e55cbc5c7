//! Waiting for what happens by itself: a reaction, a mail, a setting that travels.
use std::fmt::Display;
use std::time::Duration;

use tokio::time::{Instant, sleep};

/// How long a test waits for something that happens by itself.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(20);

/// Looks until there is what was looked for, and answers it; fails with what was there instead when it does not come.
pub async fn until<T, Instead: Display>(look: impl AsyncFnMut() -> Result<T, Instead>) -> T {
    within(PATIENCE, look).await
}

/// As [`until`], for as long as is said.
///
/// # Panics
/// When it did not come in time.
pub async fn within<T, Instead: Display>(patience: Duration, mut look: impl AsyncFnMut() -> Result<T, Instead>) -> T {
    let deadline = Instant::now() + patience;
    loop {
        match look().await {
            Ok(found) => return found,
            Err(instead) => assert!(Instant::now() < deadline, "{instead}"),
        }
        sleep(PAUSE).await;
    }
}

/// For [`until`]: nothing is looked for but that something holds.
///
/// # Errors
/// While it does not hold: what is said of that.
pub fn holds<Instead: Display>(is_so: bool, instead: Instead) -> Result<(), Instead> {
    if is_so { Ok(()) } else { Err(instead) }
}
