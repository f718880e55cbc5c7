//! Answers, as a table and as files.
use chrono::{DateTime, Utc};
use learnt_kernel::csv;
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;
use uuid::Uuid;

use super::catalogue::{Field, QueryField};
use super::model::CollectionQuery;
use crate::builder::QueryResult;

/// What was found.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QueryAnswer {
    /// The fields of a row, in order.
    pub fields: Vec<QueryField>,
    /// The rows; of a masked field a mask, or nothing where there is nothing.
    #[schema(value_type = Vec<Vec<Object>>)]
    pub rows: Vec<Vec<Value>>,
    /// There is more than was asked for, or than fits.
    pub is_cut: bool,
    /// How long it took.
    pub milliseconds: u64,
}

impl QueryAnswer {
    /// An answer in the fields that were asked for.
    pub fn new(fields: &[Field], found: QueryResult) -> Self {
        Self {
            fields: fields.iter().map(QueryField::from).collect(),
            rows: found.rows,
            is_cut: found.is_cut,
            milliseconds: u64::try_from(found.took.as_millis()).unwrap_or(u64::MAX),
        }
    }

    /// As a file of lines.
    pub fn csv(&self) -> String {
        let mut file = csv::head(self.fields.iter().map(|field| field.name.as_str()));
        for row in &self.rows {
            let cells: Vec<String> = row.iter().map(cell).collect();
            file.push_str(&csv::line(cells.iter().map(String::as_str)));
        }
        file
    }

    /// As a list of objects.
    pub fn json(&self) -> Value {
        let object = |row: &Vec<Value>| {
            let named = self.fields.iter().zip(row);
            let pairs = named.map(|(field, value)| (field.name.clone(), value.clone()));
            Value::Object(pairs.collect::<Map<_, _>>())
        };
        self.rows.iter().map(object).collect()
    }
}

fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A question that somebody saved.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavedQuery {
    pub id: Uuid,
    pub name: String,
    pub query: CollectionQuery,
    /// Who saved it.
    pub by: String,
    /// Whether that was oneself: only then it can be deleted.
    pub is_own: bool,
    pub saved_at: DateTime<Utc>,
}

/// A question that was asked before.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastQuery {
    /// The row of the operators' log.
    pub id: Uuid,
    pub tenant_id: String,
    /// What that was called then.
    pub tenant_name: Option<String>,
    pub query: CollectionQuery,
    pub reason: String,
    pub at: DateTime<Utc>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::{Column, Kind};
    use serde_json::json;

    #[test]
    fn a_file_holds_what_the_table_shows_and_no_formula() {
        let field = |name: &str| Field {
            name: name.to_owned(),
            masked: false,
            column: Column {
                table: "courses".to_owned(),
                name: name.to_owned(),
                kind: Kind::Text,
            },
        };
        let found = QueryResult {
            rows: vec![vec![json!("=1+1"), json!(["a", "b"])], vec![json!(null), json!(2)]],
            is_cut: false,
            took: std::time::Duration::from_millis(3),
        };
        let answer = QueryAnswer::new(&[field("title"), field("tags")], found);
        assert_eq!(
            answer.csv(),
            "\u{FEFF}title,tags\r\n\"'=1+1\",\"[\"\"a\"\",\"\"b\"\"]\"\r\n,2\r\n"
        );
        assert_eq!(answer.json()[1], json!({"title": null, "tags": 2}));
    }
}
