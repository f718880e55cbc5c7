//! A question as an operator sends it, read against what the tenant's schema has. Names are looked up, never passed on.
use chrono::{DateTime, Duration, NaiveDate, Utc};
use learnt_kernel::problem::{FieldError, Problem};
use sea_query::Value;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::catalogue::{Field, collections};
use crate::builder::{Cell, Column, Kind, Question, Test};

/// Rows of an answer at most.
pub const MOST_ROWS: u32 = 1_000;
const USUAL_ROWS: u32 = 100;
const MOST_FILTERS: usize = 10;
const MOST_ORDERS: usize = 3;
const MOST_VALUES: usize = 50;
const LONGEST_VALUE: usize = 300;
const LONGEST_REASON: usize = 500;
const SHORTEST_REASON: usize = 3;
const LONGEST_NAME: usize = 80;
/// For so long after a code of their app an operator may ask.
const FRESH: Duration = Duration::minutes(15);

/// A question about one collection.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct CollectionQuery {
    /// As the specification calls it.
    pub collection: String,
    /// Which fields are shown; all of them where none is named.
    #[serde(default)]
    #[schema(required = false)]
    pub fields: Vec<String>,
    /// What must hold of a row, all of it.
    #[serde(default)]
    #[schema(required = false)]
    pub filters: Vec<Filter>,
    /// By what rows are ordered.
    #[serde(default)]
    #[schema(required = false)]
    pub order: Vec<OrderBy>,
    /// How many rows, 1 to 1,000.
    pub limit: Option<u32>,
}

/// What must hold of a row.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[schema(as = QueryFilter)]
pub struct Filter {
    pub field: String,
    /// is, isNot, less, atMost, greater, atLeast, contains, beginsWith, oneOf, holds, isEmpty or isFilled.
    pub operator: String,
    /// What it is compared with; of oneOf several, with commas.
    #[serde(default)]
    #[schema(required = false)]
    pub value: String,
}

/// A field by which rows are ordered.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct OrderBy {
    pub field: String,
    /// The largest first.
    #[serde(default)]
    #[schema(required = false)]
    pub descending: bool,
}

/// A question that is to be answered now.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct QueryInput {
    pub query: CollectionQuery,
    /// Why, in 3 to 500 letters: it stands in the operators' log.
    pub reason: String,
    /// Six digits of the operator's app, where the last ones are too long ago.
    pub code: Option<String>,
    /// For a file: csv or json.
    pub format: Option<String>,
}

/// A question to be saved.
#[derive(Debug, Deserialize, ToSchema)]
pub struct SaveQuery {
    /// 1 to 80 letters.
    pub name: String,
    pub query: CollectionQuery,
}

impl QueryInput {
    /// The reason, trimmed.
    pub fn why(&self) -> Result<String, Problem> {
        let reason = self.reason.trim();
        let refused = |code: &str, sentence: &str| Err(Problem::field("reason", code, sentence));
        match reason.chars().count() {
            0 => refused("required", "Enter a reason."),
            length if length < SHORTEST_REASON => refused("too_short", "Enter a reason of at least 3 characters."),
            length if length > LONGEST_REASON => refused("too_long", "Enter at most 500 characters."),
            _ => Ok(reason.to_owned()),
        }
    }

    /// Whether a file is JSON, otherwise CSV.
    pub fn is_json(&self) -> Result<bool, Problem> {
        match self.format.as_deref().unwrap_or("csv") {
            "csv" => Ok(false),
            "json" => Ok(true),
            _ => Err(Problem::field("format", "unknown", "Choose csv or json.")),
        }
    }
}

impl SaveQuery {
    /// The name, trimmed.
    pub fn read_name(&self) -> Result<&str, Problem> {
        let name = self.name.trim();
        match name.chars().count() {
            1..=LONGEST_NAME => Ok(name),
            _ => Err(Problem::field("name", "length", "Enter a name of 1 to 80 characters.")),
        }
    }
}

/// Whether somebody proved that it is them a short while ago.
pub fn is_fresh(proved: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    now - proved < FRESH
}

/// Why it is not answered.
#[derive(Debug)]
pub enum Refusal {
    /// The last code is too long ago, and there is none now.
    NotFresh,
    /// The digits are wrong or used up.
    WrongCode,
    /// It took too long.
    TooLong,
    /// There is another question.
    Busy,
    /// The tenant has no rows yet.
    NotBuilt,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NotFresh => Problem::forbidden(
                "not_fresh",
                "Enter the code from your app: the last one was entered more than 15 minutes ago.",
            )
            .with_field("code", "required", "Enter the code from your app."),
            Refusal::WrongCode => Problem::field("code", "wrong_code", crate::features::sign_in::WRONG_CODE),
            Refusal::TooLong => Problem::unprocessable(vec![FieldError::new(
                "query",
                "too_long",
                "This query took longer than 5 seconds and was cancelled. Narrow it down: filter by an ID, a status or a team.",
            )]),
            Refusal::Busy => Problem::too_many_of(
                "query_running",
                "Another query is running. Please try again in a moment.",
                5,
            ),
            Refusal::NotBuilt => Problem::conflict("not_ready", "This tenant has no rows yet."),
        }
    }
}

impl CollectionQuery {
    /// Reads it against the columns of a schema; everything that is wrong at once.
    pub fn read(&self, columns: &[Column]) -> Result<(Vec<Field>, Question), Problem> {
        let known = collections(columns);
        let found = known.into_iter().find(|(name, _)| *name == self.collection);
        let Some((_, fields)) = found else {
            return Err(Problem::field(
                "collection",
                "unknown",
                "This collection does not exist.",
            ));
        };
        let mut reading = QueryParser {
            fields: &fields,
            errors: Vec::new(),
        };
        let shown = reading.shown(&self.fields);
        let tests = reading.tests(&self.filters);
        let order = reading.order(&self.order);
        let limit = self.limit.unwrap_or(USUAL_ROWS);
        if !(1..=MOST_ROWS).contains(&limit) {
            reading.wrong("limit", "out_of_range", "Enter 1 to 1,000 rows.");
        }
        if !reading.errors.is_empty() {
            return Err(Problem::unprocessable(reading.errors));
        }
        let cell = |field: &Field| Cell {
            column: field.column.clone(),
            masked: field.masked,
        };
        let question = Question {
            table: fields[0].column.table.clone(),
            cells: shown.iter().map(cell).collect(),
            tests,
            order,
            limit: u64::from(limit),
        };
        Ok((shown, question))
    }
}

struct QueryParser<'a> {
    fields: &'a [Field],
    errors: Vec<FieldError>,
}

impl QueryParser<'_> {
    fn wrong(&mut self, field: impl Into<String>, code: &str, sentence: &str) {
        self.errors.push(FieldError::new(field, code, sentence));
    }

    fn field(&mut self, name: &str, at: &str) -> Option<Field> {
        let found = self.fields.iter().find(|field| field.name == name).cloned();
        if found.is_none() {
            self.wrong(at, "unknown", "This collection has no field with this name.");
        }
        found
    }

    fn shown(&mut self, names: &[String]) -> Vec<Field> {
        if names.is_empty() {
            return self.fields.to_vec();
        }
        let mut shown: Vec<Field> = Vec::new();
        for (index, name) in names.iter().enumerate().take(self.fields.len() + 1) {
            if let Some(field) = self.field(name, &format!("fields.{index}"))
                && !shown.iter().any(|one| one.name == field.name)
            {
                shown.push(field);
            }
        }
        shown
    }

    fn tests(&mut self, filters: &[Filter]) -> Vec<(Column, Test)> {
        if filters.len() > MOST_FILTERS {
            self.wrong("filters", "too_many", "Use at most 10 filters.");
            return Vec::new();
        }
        let mut tests = Vec::new();
        for (index, filter) in filters.iter().enumerate() {
            let at = format!("filters.{index}");
            let Some(field) = self.field(&filter.field, &format!("{at}.field")) else {
                continue;
            };
            if !field.operators().contains(&filter.operator.as_str()) {
                let sentence = if field.masked {
                    "Personal data can only be checked for being empty or not; an email, username or employee ID can also be compared as a whole."
                } else {
                    "This operator does not work with this field."
                };
                self.wrong(format!("{at}.operator"), "unknown", sentence);
                continue;
            }
            match test(field.column.kind, &filter.operator, &filter.value) {
                Ok(test) => tests.push((field.column, test)),
                Err(sentence) => self.wrong(format!("{at}.value"), "invalid", sentence),
            }
        }
        tests
    }

    fn order(&mut self, order: &[OrderBy]) -> Vec<(Column, bool)> {
        if order.len() > MOST_ORDERS {
            self.wrong("order", "too_many", "Order by at most 3 fields.");
            return Vec::new();
        }
        let mut read = Vec::new();
        for (index, by) in order.iter().enumerate() {
            let at = format!("order.{index}.field");
            match self.field(&by.field, &at) {
                Some(field) if field.sorts() => read.push((field.column, by.descending)),
                Some(_) => self.wrong(at, "unsortable", "Rows cannot be ordered by this field."),
                None => {}
            }
        }
        read
    }
}

fn test(kind: Kind, operator: &str, text: &str) -> Result<Test, &'static str> {
    if text.chars().count() > LONGEST_VALUE {
        return Err("Enter at most 300 characters.");
    }
    if text.contains('\0') {
        return Err("Enter text.");
    }
    let one = || value(kind, text);
    Ok(match operator {
        "is" => Test::Is(one()?),
        "isNot" => Test::IsNot(one()?),
        "less" => Test::Less(one()?),
        "atMost" => Test::AtMost(one()?),
        "greater" => Test::Greater(one()?),
        "atLeast" => Test::AtLeast(one()?),
        "holds" => Test::Holds(one()?),
        "contains" | "beginsWith" if text.trim().is_empty() => return Err("Enter text."),
        "contains" => Test::Contains(text.trim().to_owned()),
        "beginsWith" => Test::BeginsWith(text.trim().to_owned()),
        "oneOf" => Test::OneOf(several(kind, text)?),
        "isEmpty" => Test::IsEmpty,
        _ => Test::IsFilled,
    })
}

fn several(kind: Kind, text: &str) -> Result<Vec<Value>, &'static str> {
    let parts: Vec<&str> = text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    match parts.len() {
        0 => Err("Enter one or more values, separated by commas."),
        1..=MOST_VALUES => parts.into_iter().map(|part| value(kind, part)).collect(),
        _ => Err("Enter at most 50 values."),
    }
}

fn value(kind: Kind, text: &str) -> Result<Value, &'static str> {
    let text = text.trim();
    match kind {
        Kind::Text | Kind::Texts | Kind::Json => Ok(Value::from(text)),
        Kind::Id | Kind::Ids => Uuid::parse_str(text).map(Value::from).map_err(|_| "Enter an ID."),
        Kind::Truth => match text {
            "true" => Ok(Value::from(true)),
            "false" => Ok(Value::from(false)),
            _ => Err("Enter true or false."),
        },
        Kind::Number => {
            let whole = text.parse::<i64>().map(Value::from);
            whole.or_else(|_| match text.parse::<f64>() {
                Ok(number) if number.is_finite() => Ok(Value::from(number)),
                _ => Err("Enter a number."),
            })
        }
        Kind::Moment => moment(text)
            .map(Value::from)
            .ok_or("Enter a time such as 2026-11-21T08:00:00Z, or a date."),
        Kind::Day => {
            let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").map(Value::from);
            day.map_err(|_| "Enter a date such as 2026-11-21.")
        }
    }
}

fn moment(text: &str) -> Option<DateTime<Utc>> {
    let day = || NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?.and_hms_opt(0, 0, 0);
    DateTime::parse_from_rfc3339(text)
        .ok()
        .map(|moment| moment.to_utc())
        .or_else(|| day().map(|day| day.and_utc()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns() -> Vec<Column> {
        let column = |name: &str, kind| Column {
            table: "user_teams".to_owned(),
            name: name.to_owned(),
            kind,
        };
        vec![
            column("id", Kind::Text),
            column("user_id", Kind::Id),
            column("email", Kind::Text),
            column("status", Kind::Text),
            column("rank", Kind::Number),
            column("roles", Kind::Texts),
            column("created_at", Kind::Moment),
        ]
    }

    fn collection_query(filters: &[(&str, &str, &str)]) -> CollectionQuery {
        let filter = |(field, operator, value): &(&str, &str, &str)| Filter {
            field: (*field).to_owned(),
            operator: (*operator).to_owned(),
            value: (*value).to_owned(),
        };
        CollectionQuery {
            collection: "userTeams".to_owned(),
            filters: filters.iter().map(filter).collect(),
            ..CollectionQuery::default()
        }
    }

    fn wrong(query: &CollectionQuery) -> Vec<String> {
        let problem = query.read(&columns()).unwrap_err();
        let name = |error: &FieldError| format!("{} {}", error.field, error.code);
        problem.errors().iter().map(name).collect()
    }

    #[test]
    fn names_are_looked_up_and_values_are_read_by_their_kind() {
        let (shown, question) = collection_query(&[
            ("rank", "atLeast", "3"),
            ("roles", "holds", "admin"),
            ("createdAt", "less", "2026-11-21"),
            ("status", "oneOf", "active, inactive"),
        ])
        .read(&columns())
        .unwrap();
        assert_eq!(shown.len(), 7, "all of them");
        assert_eq!(question.table, "user_teams");
        assert_eq!(question.tests[0].1, Test::AtLeast(Value::from(3_i64)));
        assert_eq!(question.limit, 100);
    }

    #[test]
    fn what_is_no_name_no_operator_and_no_value_has_a_sentence() {
        for (field, operator, value, refused) in [
            ("user_id", "is", "x", "filters.0.field unknown"),
            ("\"; drop table x", "is", "x", "filters.0.field unknown"),
            ("status", "= 'x' or 1=1 --", "x", "filters.0.operator unknown"),
            ("status", "less", "x", "filters.0.operator unknown"),
            ("userId", "is", "1 or 1=1", "filters.0.value invalid"),
            ("rank", "is", "1; select 1", "filters.0.value invalid"),
            ("rank", "is", "NaN", "filters.0.value invalid"),
            ("createdAt", "less", "yesterday", "filters.0.value invalid"),
            ("status", "contains", "  ", "filters.0.value invalid"),
            ("status", "is", "a\0b", "filters.0.value invalid"),
            ("email", "contains", "a", "filters.0.operator unknown"),
        ] {
            assert_eq!(wrong(&collection_query(&[(field, operator, value)])), [refused]);
        }
        let mut elsewhere = collection_query(&[]);
        elsewhere.collection = "t_x.userTeams".to_owned();
        assert_eq!(wrong(&elsewhere), ["collection unknown"]);
        let many: Vec<_> = (0..11).map(|_| ("status", "isFilled", "")).collect();
        assert_eq!(wrong(&collection_query(&many)), ["filters too_many"]);
    }

    #[test]
    fn an_order_and_a_number_of_rows_have_their_limits() {
        let mut by = collection_query(&[]);
        by.order = vec![OrderBy {
            field: "email".to_owned(),
            descending: false,
        }];
        by.limit = Some(1_001);
        assert_eq!(wrong(&by), ["order.0.field unsortable", "limit out_of_range"]);
        by.order[0].field = "createdAt".to_owned();
        by.limit = Some(1_000);
        assert!(by.read(&columns()).is_ok());
    }

    #[test]
    fn a_code_is_fresh_for_a_quarter_of_an_hour() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        assert!(is_fresh(now - Duration::minutes(14), now));
        assert!(!is_fresh(now - Duration::minutes(15), now));
    }
}
