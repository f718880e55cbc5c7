//! Whether something could not be stored for lack of room, not long ago: for those who look after the service.

use std::{
    error::Error,
    io::{self, ErrorKind},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// For so long a refusal counts: whoever frees room sees it soon, and one refusal between two looks is not missed.
const REMEMBERED: Duration = Duration::from_secs(60);

/// When it happened last in this process, and where.
static LAST: Mutex<Option<(Instant, &'static str)>> = Mutex::new(None);

/// Something could not be stored in this place (`database`, `files`).
pub fn refused(store: &'static str) {
    metrics::counter!("learnt_storage_full_total", "place" => store).increment(1);
    *LAST.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), store));
}

/// Where there was no room within the last minute.
pub fn full() -> Option<&'static str> {
    let last = *LAST.lock().unwrap_or_else(PoisonError::into_inner);
    last.filter(|(at, _)| at.elapsed() < REMEMBERED).map(|(_, store)| store)
}

/// Whether something failed because a disk or a quota is full, however deep that lies in the error.
pub fn is_full(error: &(dyn Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        if let Some(io) = error.downcast_ref::<io::Error>() {
            return matches!(io.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
                || io.get_ref().is_some_and(|inner| is_full(inner));
        }
        cause = error.source();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    #[error("could not be written")]
    struct Outer(#[source] io::Error);

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk_is_known_in_whatever_it_is_wrapped() {
        let full = || std::fs::write("/dev/full", "x").unwrap_err();
        assert!(is_full(&full()));
        assert!(is_full(&Outer(full())));
        assert!(is_full(&io::Error::other(Outer(full()))));
        let absent = std::fs::read("/nothing/of/that/name").unwrap_err();
        assert!(!is_full(&absent));
        assert!(!is_full(&Outer(absent)));
    }
}
