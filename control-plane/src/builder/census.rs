//! How many people live in each of several schemas: one round trip for a page of the console's list.
use std::collections::HashMap;

use learnt_kernel::tenant::SchemaName;
use sqlx::{AssertSqlSafe, Row};

use super::BuildError;
use super::ground::Ground;

impl Ground {
    /// The number of people of each schema, counted by the schema itself, as its owner.
    pub(crate) async fn census(&self, schemas: &[SchemaName]) -> Result<HashMap<String, i64>, BuildError> {
        let mut tx = self.pool.begin().await?;
        let mut sql = "set local transaction_read_only = on; set local statement_timeout = '3s';".to_owned();
        for schema in schemas {
            let owner = schema.owner_role();
            sql.push_str(&format!(
                "set local role {owner}; set local search_path = {schema}, extensions; \
                 select '{schema}' as schema, people from tenant_summary();"
            ));
        }
        let rows = sqlx::raw_sql(AssertSqlSafe(sql)).fetch_all(&mut *tx).await?;
        rows.iter()
            .map(|row| Ok((row.try_get("schema")?, row.try_get("people")?)))
            .collect()
    }
}
