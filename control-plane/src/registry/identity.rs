//! What the control plane writes about people: who the first admin of a tenant is; and mailed links that are over are deleted.
use chrono::{DateTime, Utc};
use learnt_kernel::ids::new_id;
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbBackend, EntityTrait, Statement, sea_query::OnConflict};
use uuid::Uuid;

use super::entities::{email, user, user_tenant};
use super::{Registry, RegistryError, Result, Tenant};

/// Deleted with one statement, so that whoever signs in meanwhile waits for few rows.
const PORTION: i64 = 1_000;

const DELETE_LINKS: &str = "delete from identity.tokens where hash in ( \
    select hash from identity.tokens where coalesce(used_at, expires_at) < $1 order by coalesce(used_at, expires_at) limit $2)";

impl Registry {
    /// Deletes links that were used or ran out before this moment; how many.
    pub async fn delete_links(&self, before: DateTime<Utc>) -> Result<u64> {
        let mut deleted = 0;
        loop {
            let statement =
                Statement::from_sql_and_values(DbBackend::Postgres, DELETE_LINKS, [before.into(), PORTION.into()]);
            let portion = self.db.execute_raw(statement).await?.rows_affected();
            deleted += portion;
            if portion < PORTION.unsigned_abs() {
                return Ok(deleted);
            }
        }
    }

    /// The identity behind the first admin's address (the one that has it already, else a new one), entered as
    /// a person of this tenant.
    pub(crate) async fn first_admin(&self, tenant: &Tenant, now: DateTime<Utc>) -> Result<Uuid> {
        match self.owner_of(&tenant.admin_email).await? {
            Some(id) => {
                self.belongs_to(&self.db, id, tenant, now).await?;
                Ok(id)
            }
            None => self.new_identity(tenant, now).await,
        }
    }

    async fn belongs_to(
        &self,
        tx: &impl ConnectionTrait,
        user: Uuid,
        tenant: &Tenant,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let row = user_tenant::ActiveModel {
            user_id: Set(user),
            tenant_id: Set(tenant.id.clone()),
            created_at: Set(now),
        };
        user_tenant::Entity::insert(row)
            .on_conflict(
                OnConflict::columns([user_tenant::Column::UserId, user_tenant::Column::TenantId])
                    .do_nothing()
                    .to_owned(),
            )
            .exec_without_returning(tx)
            .await?;
        Ok(())
    }

    async fn owner_of(&self, address: &str) -> Result<Option<Uuid>> {
        Ok(email::Entity::find_by_id(address)
            .one(&self.db)
            .await?
            .map(|row| row.user_id))
    }

    /// The address decides between two who enter the same person at once; the loser takes the winner's identity.
    async fn new_identity(&self, tenant: &Tenant, now: DateTime<Utc>) -> Result<Uuid> {
        let id = new_id();
        let tx = self.begin().await?;
        let person = user::ActiveModel {
            id: Set(id),
            email: Set(Some(tenant.admin_email.clone())),
            system_created_email: Set(None),
            first_name: Set(tenant.admin_first_name.clone()),
            last_name: Set(tenant.admin_last_name.clone()),
            is_email_verified: Set(false),
            created_at: Set(now),
            updated_at: Set(now),
        };
        user::Entity::insert(person).exec_without_returning(&tx).await?;
        let address = email::ActiveModel {
            address: Set(tenant.admin_email.clone()),
            user_id: Set(id),
            is_primary: Set(true),
            verified_at: Set(None),
            created_at: Set(now),
        };
        let entered = email::Entity::insert(address)
            .on_conflict(OnConflict::column(email::Column::Address).do_nothing().to_owned())
            .exec_without_returning(&tx)
            .await?;
        if entered == 1 {
            self.belongs_to(&tx, id, tenant, now).await?;
            tx.commit().await?;
            return Ok(id);
        }
        tx.rollback().await?;
        let id = self.owner_of(&tenant.admin_email).await?.ok_or(RegistryError::Absent)?;
        self.belongs_to(&self.db, id, tenant, now).await?;
        Ok(id)
    }
}
