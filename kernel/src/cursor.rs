//! Pages of a log: rows by the moment they were written, read behind or ahead of one that the reader has. Unlike numbered
//! pages none costs more the further back it is, and nothing moves when rows are added meanwhile.
use std::{fmt, str::FromStr};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::problem::Problem;

const LARGEST: u32 = 200;

/// Up to so many rows are counted; of more, their number is estimated.
pub const MOST_COUNTED: u32 = 1_000;

/// A row of a log, by its moment and its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    /// When it was written.
    pub at: DateTime<Utc>,
    /// Tells rows of one moment apart.
    pub seq: i64,
}

impl fmt::Display for Cursor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.at.timestamp_micros(), self.seq)
    }
}

impl FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (at, seq) = text.split_once('.').ok_or(())?;
        let at = at.parse().ok().and_then(DateTime::from_timestamp_micros).ok_or(())?;
        let seq = seq.parse().map_err(drop)?;
        Ok(Self { at, seq })
    }
}

/// Which rows of a log are asked for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct CursorQuery {
    /// The rows that follow this one: `next` of the page before.
    pub after: Option<String>,
    /// The rows that precede this one: `previous` of the page behind.
    pub before: Option<String>,
    /// Rows on a page, at most 200.
    #[param(minimum = 1, maximum = 200, default = 25)]
    pub per_page: u32,
}

impl Default for CursorQuery {
    fn default() -> Self {
        Self {
            after: None,
            before: None,
            per_page: 25,
        }
    }
}

/// Where a page is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PagePosition {
    /// At the beginning.
    First,
    /// Behind a row.
    After(Cursor),
    /// Ahead of a row.
    Before(Cursor),
}

impl PagePosition {
    /// The row that it is counted from.
    pub fn cursor(self) -> Option<Cursor> {
        match self {
            Self::First => None,
            Self::After(cursor) | Self::Before(cursor) => Some(cursor),
        }
    }

    /// Whether its rows are read against the order in which they are shown.
    pub fn is_backwards(self) -> bool {
        matches!(self, Self::Before(_))
    }
}

impl CursorQuery {
    /// The position of the page; names a cursor that is none.
    pub fn position(&self) -> Result<PagePosition, Problem> {
        let read = |field: &str, text: &Option<String>| match text.as_deref() {
            None | Some("") => Ok(None),
            Some(text) => text.parse().map(Some).map_err(|()| {
                Problem::field(
                    field,
                    "not_a_cursor",
                    "This page of the list no longer exists. Go back to the first page.",
                )
            }),
        };
        Ok(match (read("after", &self.after)?, read("before", &self.before)?) {
            (Some(cursor), _) => PagePosition::After(cursor),
            (None, Some(cursor)) => PagePosition::Before(cursor),
            (None, None) => PagePosition::First,
        })
    }

    /// Rows on a page, 1 to 200.
    pub fn per_page(&self) -> usize {
        self.per_page.clamp(1, LARGEST) as usize
    }

    /// For `LIMIT`: one more than are shown says whether the list goes on.
    pub fn limit(&self) -> u32 {
        self.per_page.clamp(1, LARGEST) + 1
    }
}

/// How many rows there are in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Total {
    pub rows: i64,
    /// More than are counted: about so many.
    pub is_estimate: bool,
}

/// A page of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CursorPage<T> {
    /// The rows.
    pub items: Vec<T>,
    /// Rows on all pages together; said on the first page alone.
    pub total: Option<i64>,
    /// There are too many to be counted: about so many.
    pub is_estimate: bool,
    /// Behind the last row, where there are more: as `after` of the next page.
    pub next: Option<String>,
    /// Ahead of the first row, where there may be more: as `before` of the page before.
    pub previous: Option<String>,
}

impl<T> CursorPage<T> {
    /// The page that answers a question: `rows` as they were read, one more than are shown if the list goes on.
    pub fn new(mut rows: Vec<(T, Cursor)>, position: PagePosition, query: &CursorQuery, total: Option<Total>) -> Self {
        let goes_on = rows.len() > query.per_page();
        rows.truncate(query.per_page());
        if position.is_backwards() {
            rows.reverse();
        }
        let (first, last) = (rows.first().map(|row| row.1), rows.last().map(|row| row.1));
        let (has_next, has_previous) = match position {
            PagePosition::First => (goes_on, false),
            PagePosition::After(_) => (goes_on, true),
            PagePosition::Before(_) => (true, goes_on),
        };
        Self {
            items: rows.into_iter().map(|row| row.0).collect(),
            total: total.map(|total| total.rows),
            is_estimate: total.is_some_and(|total| total.is_estimate),
            next: last.filter(|_| has_next).map(|cursor| cursor.to_string()),
            previous: first.filter(|_| has_previous).map(|cursor| cursor.to_string()),
        }
    }

    /// The same page with each row turned into something else.
    pub fn map<U>(self, turn: impl FnMut(T) -> U) -> CursorPage<U> {
        CursorPage {
            items: self.items.into_iter().map(turn).collect(),
            total: self.total,
            is_estimate: self.is_estimate,
            next: self.next,
            previous: self.previous,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cursor(seq: i64) -> Cursor {
        Cursor {
            at: DateTime::from_timestamp_micros(1_800_000_000_123_456).unwrap(),
            seq,
        }
    }

    fn query(after: &str, before: &str) -> CursorQuery {
        CursorQuery {
            after: Some(after.to_owned()),
            before: Some(before.to_owned()),
            per_page: 2,
        }
    }

    fn page(rows: &[i64], position: PagePosition) -> CursorPage<i64> {
        let rows = rows.iter().map(|seq| (*seq, cursor(*seq))).collect();
        CursorPage::new(rows, position, &query("", ""), None)
    }

    #[test]
    fn a_cursor_is_read_as_it_was_given() {
        let text = cursor(7).to_string();
        assert_eq!(text.parse(), Ok(cursor(7)));
        assert_eq!(query(&text, "").position().unwrap(), PagePosition::After(cursor(7)));
        assert_eq!(query("", &text).position().unwrap(), PagePosition::Before(cursor(7)));
        assert_eq!(query("", "").position().unwrap(), PagePosition::First);
        for odd in ["7", "x.7", "7.x", ".", "99999999999999999999.1"] {
            assert_eq!(
                query(odd, "").position().unwrap_err().errors()[0].field,
                "after",
                "{odd}"
            );
        }
    }

    #[test]
    fn a_page_says_where_the_list_goes_on() {
        let first = page(&[9, 8, 7], PagePosition::First);
        assert_eq!((first.items, first.previous), (vec![9, 8], None));
        assert_eq!(first.next, Some(cursor(8).to_string()));
        let last = page(&[7], PagePosition::After(cursor(8)));
        assert_eq!((last.items, last.next), (vec![7], None));
        assert_eq!(last.previous, Some(cursor(7).to_string()));
        let back = page(&[8, 9], PagePosition::Before(cursor(7)));
        assert_eq!((back.items, back.previous), (vec![9, 8], None));
        assert_eq!(back.next, Some(cursor(8).to_string()));
        let none = page(&[], PagePosition::First);
        assert_eq!((none.next, none.previous), (None, None));
    }
}
