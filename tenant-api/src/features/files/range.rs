//! Which part of a file a player asks for (RFC 9110, one range).

use std::ops::Range;

/// What to answer to a `Range` header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RangeResponse {
    /// All of it: no range, several, or one in a unit that nobody knows.
    Whole,
    /// These bytes.
    Bytes(Range<u64>),
    /// Nothing of it is there.
    Unsatisfiable,
}

/// Reads the header for a file of this size.
pub fn part(header: Option<&str>, size: u64) -> RangeResponse {
    let Some(spec) = header.and_then(|text| text.trim().strip_prefix("bytes=")) else {
        return RangeResponse::Whole;
    };
    let Some((from, to)) = spec.split_once('-') else {
        return RangeResponse::Whole;
    };
    let (from, to) = (from.trim(), to.trim());
    let number = |text: &str| {
        text.parse::<u64>()
            .ok()
            .filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let range = match (number(from), number(to)) {
        (Some(from), Some(to)) if from <= to => from..to.saturating_add(1).min(size),
        (Some(from), None) if to.is_empty() => from..size,
        (None, Some(last)) if from.is_empty() => size.saturating_sub(last)..size,
        _ => return RangeResponse::Whole,
    };
    if range.start >= size || range.is_empty() {
        RangeResponse::Unsatisfiable
    } else {
        RangeResponse::Bytes(range)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_as_players_ask_for_them() {
        assert_eq!(part(None, 100), RangeResponse::Whole);
        assert_eq!(part(Some("bytes=0-"), 100), RangeResponse::Bytes(0..100));
        assert_eq!(part(Some("bytes=10-19"), 100), RangeResponse::Bytes(10..20));
        assert_eq!(part(Some("bytes=90-500"), 100), RangeResponse::Bytes(90..100));
        assert_eq!(part(Some("bytes=-10"), 100), RangeResponse::Bytes(90..100));
        assert_eq!(part(Some("bytes=-500"), 100), RangeResponse::Bytes(0..100));
        assert_eq!(part(Some("bytes=100-"), 100), RangeResponse::Unsatisfiable);
        assert_eq!(part(Some("bytes=-0"), 100), RangeResponse::Unsatisfiable);
        for odd in ["bytes=5-2", "bytes=a-b", "items=0-1", "bytes=0-1,5-6", "bytes=+1-2"] {
            assert_eq!(part(Some(odd), 100), RangeResponse::Whole, "{odd}");
        }
    }
}
