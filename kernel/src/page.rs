//! Pages of a list.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

const LARGEST: u32 = 200;

/// Which page of a list is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// The page, from 1.
    #[param(minimum = 1, default = 1)]
    pub page: u32,
    /// Rows on a page, at most 200.
    #[param(minimum = 1, maximum = 200, default = 25)]
    pub per_page: u32,
}

impl Default for PageQuery {
    fn default() -> Self {
        Self { page: 1, per_page: 25 }
    }
}

impl PageQuery {
    /// The page, at least 1.
    pub fn page(self) -> u32 {
        self.page.max(1)
    }

    /// Rows on a page, 1 to 200.
    pub fn per_page(self) -> u32 {
        self.per_page.clamp(1, LARGEST)
    }

    /// For `LIMIT`.
    pub fn limit(self) -> i64 {
        i64::from(self.per_page())
    }

    /// For `OFFSET`.
    pub fn offset(self) -> i64 {
        i64::from(self.page() - 1) * self.limit()
    }
}

/// One page of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Page<T> {
    /// The rows.
    pub items: Vec<T>,
    /// Rows on all pages together.
    pub total: i64,
    /// This page, from 1.
    pub page: u32,
    /// Rows on a full page.
    pub per_page: u32,
}

impl<T> Page<T> {
    /// The page that answers `query`.
    pub fn new(items: Vec<T>, total: i64, query: PageQuery) -> Self {
        Self {
            items,
            total,
            page: query.page(),
            per_page: query.per_page(),
        }
    }

    /// The same page with each row turned into something else.
    pub fn map<U>(self, turn: impl FnMut(T) -> U) -> Page<U> {
        Page {
            items: self.items.into_iter().map(turn).collect(),
            total: self.total,
            page: self.page,
            per_page: self.per_page,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_questions_are_brought_into_range() {
        let query = PageQuery {
            page: 0,
            per_page: 10_000,
        };
        assert_eq!((query.page(), query.per_page(), query.offset()), (1, 200, 0));
        assert_eq!(PageQuery { page: 3, per_page: 25 }.offset(), 50);
        assert_eq!(
            PageQuery {
                page: u32::MAX,
                per_page: 200
            }
            .offset(),
            i64::from(u32::MAX - 1) * 200
        );
    }

    #[test]
    fn an_empty_question_means_the_first_25() {
        assert_eq!(
            serde_json::from_str::<PageQuery>("{}").unwrap(),
            PageQuery { page: 1, per_page: 25 }
        );
    }
}
