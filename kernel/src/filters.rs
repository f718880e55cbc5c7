//! What filters of lists share: words to look for, and the time between two days.
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};

use crate::problem::{FieldError, Problem};

/// More words than these narrow nothing down.
const MOST_WORDS: usize = 6;

/// `%text%` for LIKE, with its wildcards taken literally, in lower case.
pub fn contains(text: &str) -> String {
    let mut pattern = String::with_capacity(text.len() + 2);
    pattern.push('%');
    for letter in text.trim().to_lowercase().chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

/// The same for each word of what was typed.
pub fn search_words(text: &str) -> Vec<String> {
    text.split_whitespace().take(MOST_WORDS).map(contains).collect()
}

/// What was typed, if it was anything.
pub fn non_empty(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

/// From a moment on, and until before another one.
pub type TimeSpan = (Option<DateTime<Utc>>, Option<DateTime<Utc>>);

/// Reads `from` and `to`, each a day, of which the last one still counts, or a moment; names those that are neither.
/// `begins`: when a day begins.
pub fn span(
    from: Option<&str>,
    to: Option<&str>,
    begins: impl Fn(NaiveDate) -> Option<DateTime<Utc>>,
) -> Result<TimeSpan, Problem> {
    let mut errors = Vec::new();
    let mut read = |field: &str, text: Option<&str>, is_end: bool| {
        let found = moment(non_empty(text)?, is_end, &begins);
        if found.is_none() {
            errors.push(FieldError::new(field, "not_a_date", "Enter a date such as 2026-11-21"));
        }
        found
    };
    let span = (read("from", from, false), read("to", to, true));
    if errors.is_empty() {
        Ok(span)
    } else {
        Err(Problem::unprocessable(errors))
    }
}

fn moment(text: &str, is_end: bool, begins: impl Fn(NaiveDate) -> Option<DateTime<Utc>>) -> Option<DateTime<Utc>> {
    if let Ok(moment) = DateTime::parse_from_rfc3339(text) {
        return Some(moment.to_utc());
    }
    let day: NaiveDate = text.parse().ok()?;
    begins(if is_end { day.succ_opt()? } else { day })
}

/// When a day begins in UTC.
pub fn in_utc(day: NaiveDate) -> Option<DateTime<Utc>> {
    Some(day.and_time(NaiveTime::MIN).and_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_are_letters() {
        assert_eq!(contains(" 50%_Ada\\ "), "%50\\%\\_ada\\\\%");
        assert_eq!(search_words("Ada  Admin"), ["%ada%", "%admin%"]);
        assert_eq!(search_words("a b c d e f g").len(), MOST_WORDS);
    }

    #[test]
    fn days_are_whole_and_what_is_none_is_named() {
        let (from, before) = span(Some("2026-11-21"), Some("2026-11-21"), in_utc).unwrap();
        assert_eq!(before.unwrap() - from.unwrap(), chrono::Duration::days(1));
        let moment = Some("2026-11-21T10:00:00Z");
        assert_eq!(
            span(moment, moment, in_utc).unwrap().0.unwrap().to_rfc3339(),
            "2026-11-21T10:00:00+00:00"
        );
        assert_eq!(span(Some(" "), None, in_utc).unwrap(), (None, None));
        let problem = span(Some("yesterday"), Some("21/11/2026"), in_utc).unwrap_err();
        let fields: Vec<&str> = problem.errors().iter().map(|error| error.field.as_str()).collect();
        assert_eq!(fields, ["from", "to"]);
    }
}
