//! Which migration each tenant stands at.
use learnt_kernel::tenant::{SchemaName, TenantId};
use sea_orm::{
    ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder,
    sea_query::{Expr, NullOrdering},
};

use super::entities::tenant::{Column, Entity};
use super::{Registry, Result, tenants};

/// A tenant whose schema is older than the program.
#[derive(Clone, Debug)]
pub(crate) struct Behind {
    pub tenant: TenantId,
    pub cluster: String,
    pub schema: SchemaName,
}

impl Registry {
    /// All tenants that are not at the given version, the best canaries first: those that did not fail last
    /// time, demo tenants before customers, old before new. One query, whatever the number of tenants.
    pub(crate) async fn behind(&self, latest: i64) -> Result<Vec<Behind>> {
        let rows = Entity::find()
            .filter(Column::Status.is_in(["ready", "suspended"]))
            .filter(Column::SchemaName.is_not_null())
            .filter(
                Condition::any()
                    .add(Column::MigrationVersion.is_null())
                    .add(Column::MigrationVersion.lt(latest)),
            )
            .order_by_with_nulls(Column::MigrationError, sea_orm::Order::Asc, NullOrdering::First)
            .order_by_desc(Column::IsDemo)
            .order_by_asc(Column::CreatedAt)
            .all(&self.db)
            .await?;
        rows.into_iter()
            .map(|row| {
                Ok(Behind {
                    tenant: tenants::id(row.id)?,
                    cluster: row.cluster_id.unwrap_or_default(),
                    schema: tenants::schema(row.schema_name.unwrap_or_default())?,
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

    /// A tenant has arrived at a version.
    pub(crate) async fn migrated(&self, tenant: &str, version: i64) -> Result<()> {
        Entity::update_many()
            .col_expr(Column::MigrationVersion, version.into())
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
