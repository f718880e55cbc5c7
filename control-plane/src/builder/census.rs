//! How many people live in each of several schemas, and when one was last seen: one round trip for a page of the console's list.
use std::collections::HashMap;

use chrono::{DateTime, Utc};
use learnt_kernel::tenant::SchemaName;
use sqlx::{AssertSqlSafe, Row};

use super::BuildError;
use super::tenant_database::TenantDatabase;

/// What a line of the console's list shows of a schema.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Census {
    pub people: i64,
    pub last_seen_at: Option<DateTime<Utc>>,
}

impl TenantDatabase {
    /// The people of each schema, counted by the schema itself, as its owner.
    pub(crate) async fn census(&self, schemas: &[SchemaName]) -> Result<HashMap<String, Census>, BuildError> {
        let mut tx = self.pool.begin().await?;
        let mut sql = "set local transaction_read_only = on; set local statement_timeout = '3s';".to_owned();
        for schema in schemas {
            let owner = schema.owner_role();
            sql.push_str(&format!(
                "set local role {owner}; set local search_path = {schema}, extensions; \
                 select '{schema}' as schema, people, last_seen_at from tenant_summary();"
            ));
        }
        let rows = sqlx::raw_sql(AssertSqlSafe(sql)).fetch_all(&mut *tx).await?;
        rows.iter()
            .map(|row| {
                let census = Census {
                    people: row.try_get("people")?,
                    last_seen_at: row.try_get("last_seen_at")?,
                };
                Ok((row.try_get("schema")?, census))
            })
            .collect()
    }
}
