//! Schemas built ahead of time. A schema's name is opaque, so claiming one is a change of rows and not a rename.
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::SchemaName;
use learnt_migrations::Applied;
use sea_orm::{
    ActiveModelTrait,
    ActiveValue::{NotSet, Set},
    ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder,
    Statement,
    sea_query::OnConflict,
};

use serde_json::Value;

use super::entities::{cluster, stock, tenant};
use super::{Registry, RegistryError, Result, tenants::schema};
use crate::builder::{Outcome, Step};

/// Where a tenant lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub cluster: String,
    pub schema: SchemaName,
}

impl Registry {
    /// Makes sure that each configured cluster has its row.
    pub(crate) async fn enter_clusters<'a>(
        &self,
        ids: impl Iterator<Item = &'a String>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        for id in ids {
            let row = cluster::ActiveModel {
                id: Set(id.clone()),
                max_tenants: NotSet,
                accepts_new: NotSet,
                created_at: Set(now),
            };
            cluster::Entity::insert(row)
                .on_conflict(OnConflict::column(cluster::Column::Id).do_nothing().to_owned())
                .exec_without_returning(&self.db)
                .await?;
        }
        Ok(())
    }

    /// The emptiest of the configured clusters that accepts a further tenant.
    pub(crate) async fn cluster_with_room(&self, configured: Vec<String>) -> Result<String> {
        let sql = "select cluster.id from control.clusters cluster \
             left join control.tenants tenant on tenant.cluster_id = cluster.id \
           where cluster.accepts_new and cluster.id = any($1) \
           group by cluster.id having count(tenant.id) < cluster.max_tenants order by count(tenant.id), cluster.id limit 1";
        let row = self
            .db
            .query_one_raw(Statement::from_sql_and_values(
                DbBackend::Postgres,
                sql,
                [configured.into()],
            ))
            .await?;
        Ok(row.ok_or(RegistryError::NoRoom)?.try_get("", "id")?)
    }

    /// Gives a tenant a schema from stock, and what else the register alone decides: all steps up to the invitation are done
    /// thereby. None when the stock is empty. One transaction: a schema is named by a stock row or by a tenant row at every
    /// moment, never by neither.
    pub(crate) async fn claim_stock(
        &self,
        id: &str,
        cluster: &str,
        newest: &Applied,
        (settings, providers): (&Value, &Value),
        now: DateTime<Utc>,
    ) -> Result<Option<Claim>> {
        let tx = self.begin().await?;
        let sql = "with picked as ( \
             select schema_name, cluster_id, migration_version, migration_digest from control.stock \
             where status = 'ready' and migration_digest = $3 and cluster_id = $2 \
             order by created_at limit 1 for update skip locked \
           ), gone as (delete from control.stock using picked where stock.schema_name = picked.schema_name) \
           update control.tenants set schema_name = picked.schema_name, cluster_id = picked.cluster_id, \
             migration_version = picked.migration_version, migration_digest = picked.migration_digest, status = 'provisioning' \
           from picked where id = $1 and tenants.schema_name is null returning tenants.schema_name";
        let values = [id.into(), cluster.into(), newest.digest.as_str().into()];
        let Some(row) = tx
            .query_one_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?
        else {
            // A tenant that has its schema already must not use up a stock row.
            tx.rollback().await?;
            return Ok(None);
        };
        self.defaults_in(&tx, id, settings, providers).await?;
        let host = self.main_domain(&tx, id).await?;
        let done = [
            (Step::Role, Outcome::Stock),
            (Step::Schema, Outcome::Stock),
            (Step::Migrations, Outcome::Stock),
            (Step::Settings, Outcome::Defaults),
            (Step::Domain, Outcome::Host(host)),
        ];
        self.hand_over_all(&tx, id, &done, now).await?;
        tx.commit().await?;
        Ok(Some(Claim {
            cluster: cluster.to_owned(),
            schema: schema(row.try_get("", "schema_name")?)?,
        }))
    }

    /// Writes down under which name a tenant's schema will be built, before anything of that name exists.
    pub(crate) async fn assign_schema(&self, id: &str, cluster: &str, name: &SchemaName) -> Result<()> {
        tenant::Entity::update_many()
            .col_expr(tenant::Column::ClusterId, cluster.into())
            .col_expr(tenant::Column::SchemaName, name.to_string().into())
            .col_expr(tenant::Column::Status, "provisioning".into())
            .filter(tenant::Column::Id.eq(id))
            .filter(tenant::Column::SchemaName.is_null())
            .exec(&self.db)
            .await?;
        Ok(())
    }

    /// Announces a schema that will be built for stock.
    pub(crate) async fn begin_stock(&self, cluster: &str, name: &SchemaName, now: DateTime<Utc>) -> Result<()> {
        let row = stock::ActiveModel {
            schema_name: Set(name.to_string()),
            cluster_id: Set(cluster.to_owned()),
            status: Set("building".to_owned()),
            migration_version: Set(None),
            migration_digest: Set(None),
            created_at: Set(now),
        };
        stock::Entity::insert(row).exec_without_returning(&self.db).await?;
        Ok(())
    }

    /// Puts a finished schema on the shelf.
    pub(crate) async fn stock_ready(&self, name: &SchemaName, applied: &Applied) -> Result<()> {
        let Some(row) = stock::Entity::find_by_id(name.to_string()).one(&self.db).await? else {
            return Ok(());
        };
        let mut row = row.into_active_model();
        row.status = Set("ready".to_owned());
        row.migration_version = Set(Some(applied.version));
        row.migration_digest = Set(Some(applied.digest.clone()));
        row.update(&self.db).await?;
        Ok(())
    }

    /// Takes a schema off the shelf (to build on it, or to tear it down). False when somebody has claimed it.
    pub(crate) async fn stock_taken_off(&self, name: &SchemaName) -> Result<bool> {
        let done = stock::Entity::update_many()
            .col_expr(stock::Column::Status, "building".into())
            .filter(stock::Column::SchemaName.eq(name.to_string()))
            .exec(&self.db)
            .await?;
        Ok(done.rows_affected == 1)
    }

    /// How many schemas of a cluster are ready to be claimed.
    pub(crate) async fn stock_count(&self, cluster: &str, newest: &Applied) -> Result<u64> {
        Ok(stock::Entity::find()
            .filter(stock::Column::ClusterId.eq(cluster))
            .filter(stock::Column::Status.eq("ready"))
            .filter(stock::Column::MigrationDigest.eq(newest.digest.as_str()))
            .count(&self.db)
            .await?)
    }

    /// Stock that cannot be claimed as it is: half-built, or without one of the files; since when it is there.
    pub(crate) async fn stock_unfinished(
        &self,
        cluster: &str,
        newest: &Applied,
    ) -> Result<Vec<(SchemaName, DateTime<Utc>)>> {
        let other_files = sea_orm::Condition::any()
            .add(stock::Column::MigrationDigest.is_null())
            .add(stock::Column::MigrationDigest.ne(newest.digest.as_str()));
        let rows = stock::Entity::find()
            .filter(stock::Column::ClusterId.eq(cluster))
            .filter(
                sea_orm::Condition::any()
                    .add(stock::Column::Status.eq("building"))
                    .add(stock::Column::MigrationVersion.is_null())
                    // What a newer program has brought further is left to it.
                    .add(
                        sea_orm::Condition::all()
                            .add(stock::Column::MigrationVersion.lte(newest.version))
                            .add(other_files),
                    ),
            )
            .order_by_asc(stock::Column::CreatedAt)
            .all(&self.db)
            .await?;
        rows.into_iter()
            .map(|row| Ok((schema(row.schema_name)?, row.created_at)))
            .collect()
    }

    /// Gives up a schema of the stock: the sweep removes what stands under its name.
    pub(crate) async fn forget_stock(&self, name: &SchemaName) -> Result<()> {
        stock::Entity::delete_by_id(name.to_string()).exec(&self.db).await?;
        Ok(())
    }

    /// Every schema name of a cluster that a tenant or a stock row holds: what the sweep must not touch.
    pub(crate) async fn names_in_use(&self, cluster: &str) -> Result<std::collections::HashSet<String>> {
        let sql = "select schema_name from control.tenants where cluster_id = $1 and schema_name is not null \
           union all select schema_name from control.stock where cluster_id = $1";
        let rows = self
            .db
            .query_all_raw(Statement::from_sql_and_values(
                DbBackend::Postgres,
                sql,
                [cluster.into()],
            ))
            .await?;
        rows.iter().map(|row| Ok(row.try_get("", "schema_name")?)).collect()
    }
}
