//! Which migrations each tenant's schema has seen.
use learnt_kernel::tenant::{SchemaName, TenantId};
use learnt_migrations::Applied;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbBackend, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Statement,
    sea_query::{Expr, NullOrdering},
};

use super::entities::tenant::{Column, Entity};
use super::{Registry, Result, tenants};

/// A tenant whose schema has not seen all files of the program.
#[derive(Clone, Debug)]
pub(crate) struct OutdatedTenant {
    pub tenant: TenantId,
    pub cluster: String,
    pub schema: SchemaName,
}

/// A schema whose login roles are ours to look after.
#[derive(Clone, Debug)]
pub(crate) struct Logins {
    pub cluster: String,
    pub schema: SchemaName,
    pub key_version: i32,
}

impl Registry {
    /// All tenants that have not seen this set of files, the best canaries first: those that did not fail last
    /// time, demo tenants before customers, old before new. One query, whatever the number of tenants. What a newer
    /// program has brought further is left to it.
    pub(crate) async fn behind(&self, newest: &Applied) -> Result<Vec<OutdatedTenant>> {
        let rows: Vec<(String, Option<String>, Option<String>)> = Entity::find()
            .select_only()
            .columns([Column::Id, Column::ClusterId, Column::SchemaName])
            .filter(Column::Status.is_in(["ready", "suspended"]))
            .filter(Column::SchemaName.is_not_null())
            .filter(
                Condition::any()
                    .add(Column::MigrationVersion.is_null())
                    .add(Column::MigrationVersion.lte(newest.version)),
            )
            .filter(
                Condition::any()
                    .add(Column::MigrationDigest.is_null())
                    .add(Column::MigrationDigest.ne(newest.digest.as_str())),
            )
            .order_by_with_nulls(Column::MigrationError, sea_orm::Order::Asc, NullOrdering::First)
            .order_by_desc(Column::IsDemo)
            .order_by_asc(Column::CreatedAt)
            .into_tuple()
            .all(&self.db)
            .await?;
        rows.into_iter()
            .map(|(id, cluster, schema)| {
                Ok(OutdatedTenant {
                    tenant: tenants::id(id)?,
                    cluster: cluster.unwrap_or_default(),
                    schema: tenants::schema(schema.unwrap_or_default())?,
                })
            })
            .collect()
    }

    /// Every schema of a tenant or of the stock, with what its roles' passwords are derived from.
    pub(crate) async fn logins(&self) -> Result<Vec<Logins>> {
        let sql = "select cluster_id, schema_name, key_version from control.tenants \
             where status in ('ready', 'suspended') and cluster_id is not null and schema_name is not null \
           union all select cluster_id, schema_name, 1 from control.stock where status = 'ready'";
        let rows = self
            .db
            .query_all_raw(Statement::from_string(DbBackend::Postgres, sql))
            .await?;
        rows.iter()
            .map(|row| {
                Ok(Logins {
                    cluster: row.try_get("", "cluster_id")?,
                    schema: tenants::schema(row.try_get("", "schema_name")?)?,
                    key_version: row.try_get("", "key_version")?,
                })
            })
            .collect()
    }

    /// How many tenants there are to look after.
    pub(crate) async fn fleet_size(&self) -> Result<u64> {
        use sea_orm::PaginatorTrait;
        Ok(Entity::find()
            .filter(Column::Status.is_in(["ready", "suspended"]))
            .count(&self.db)
            .await?)
    }

    /// A tenant's schema has seen these files.
    pub(crate) async fn migrated(&self, tenant: &str, applied: &Applied) -> Result<()> {
        Entity::update_many()
            .col_expr(Column::MigrationVersion, applied.version.into())
            .col_expr(Column::MigrationDigest, applied.digest.as_str().into())
            .col_expr(Column::MigrationError, Expr::cust("null"))
            .filter(Column::Id.eq(tenant))
            .exec(&self.db)
            .await?;
        Ok(())
    }

    /// A tenant could not be migrated; the console shows why.
    pub(crate) async fn migration_failed(&self, tenant: &str, error: &str) -> Result<()> {
        Entity::update_many()
            .col_expr(Column::MigrationError, error.into())
            .filter(Column::Id.eq(tenant))
            .exec(&self.db)
            .await?;
        Ok(())
    }
}
