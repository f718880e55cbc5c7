//! Moments as JSON, digit by digit: a month has hundreds of them, and a pattern would be read anew for each.

use chrono::{DateTime, Datelike, Timelike, Utc};
use serde::{Serialize, Serializer};

use crate::ical::put;

/// The longest that is written here.
const LONGEST: &[u8; 27] = b"0000-00-00T00:00:00.000000Z";

/// As chrono writes it.
pub fn moment<S: Serializer>(at: &DateTime<Utc>, to: S) -> Result<S::Ok, S::Error> {
    let (year, nanos) = (at.year(), at.nanosecond());
    // What the database does not keep is chrono's to write.
    let (true, Ok(year)) = (nanos < 1_000_000_000 && nanos % 1_000 == 0, u32::try_from(year)) else {
        return at.serialize(to);
    };
    if year > 9_999 {
        return at.serialize(to);
    }
    let mut text = *LONGEST;
    put(&mut text[..4], year);
    put(&mut text[5..7], at.month());
    put(&mut text[8..10], at.day());
    put(&mut text[11..13], at.hour());
    put(&mut text[14..16], at.minute());
    put(&mut text[17..19], at.second());
    let micros = nanos / 1_000;
    let end = if micros == 0 {
        19
    } else if micros % 1_000 == 0 {
        put(&mut text[20..23], micros / 1_000);
        23
    } else {
        put(&mut text[20..26], micros);
        26
    };
    text[end] = b'Z';
    match std::str::from_utf8(&text[..=end]) {
        Ok(text) => to.serialize_str(text),
        Err(_) => at.serialize(to),
    }
}

/// The same of one that may be none.
#[expect(clippy::ref_option, reason = "serde gives the field as it is")]
pub fn optional<S: Serializer>(at: &Option<DateTime<Utc>>, to: S) -> Result<S::Ok, S::Error> {
    match at {
        Some(at) => moment(at, to),
        None => to.serialize_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Written {
        #[serde(serialize_with = "moment")]
        at: DateTime<Utc>,
        #[serde(serialize_with = "optional")]
        ends: Option<DateTime<Utc>>,
    }

    #[test]
    fn moments_are_written_as_chrono_writes_them() {
        for text in [
            "2026-02-28T23:59:59Z",
            "2026-03-01T00:00:00.5Z",
            "2026-12-31T09:08:07.006Z",
            "2026-12-31T09:08:07.000001Z",
            "2026-12-31T09:08:07.123456789Z",
            "0001-01-01T00:00:00Z",
            "2016-12-31T23:59:60Z",
            "-0044-03-15T12:00:00Z",
            "+12026-01-01T00:00:00Z",
        ] {
            let at: DateTime<Utc> = text.parse().unwrap();
            for ends in [None, Some(at)] {
                let written = serde_json::to_value(Written { at, ends }).unwrap();
                assert_eq!(written, serde_json::json!({"at": at, "ends": ends}), "{text}");
            }
        }
    }
}
