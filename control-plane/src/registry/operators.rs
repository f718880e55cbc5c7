//! The people who run the platform.
use chrono::{DateTime, Utc};
use learnt_kernel::ids::new_id;
use sea_orm::{
    ActiveModelTrait,
    ActiveValue::Set,
    ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter,
    sea_query::{Expr, OnConflict},
};
use uuid::Uuid;

use super::entities::operator::{ActiveModel, Column, Entity};
use super::{Operator, Registry, RegistryError, Result};

impl Registry {
    /// The operator with this address, unless disabled.
    pub(crate) async fn operator_by_email(&self, email: &str) -> Result<Option<Operator>> {
        Ok(Entity::find()
            .filter(Column::Email.eq(email))
            .filter(Column::DisabledAt.is_null())
            .one(&self.db)
            .await?)
    }

    /// The operator with this id, unless disabled.
    pub(crate) async fn operator(&self, id: Uuid) -> Result<Option<Operator>> {
        Ok(Entity::find_by_id(id)
            .filter(Column::DisabledAt.is_null())
            .one(&self.db)
            .await?)
    }

    /// Whether there is an operator who is not disabled.
    pub(crate) async fn has_operators(&self) -> Result<bool> {
        let someone = Entity::find()
            .filter(Column::DisabledAt.is_null())
            .one(&self.db)
            .await?;
        Ok(someone.is_some())
    }

    /// Enters an operator, or gives the one with this address these credentials.
    pub(crate) async fn enter_operator(
        &self,
        email: &str,
        name: &str,
        password_hash: String,
        totp_secret: Vec<u8>,
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        let row = ActiveModel {
            id: Set(new_id()),
            email: Set(email.to_owned()),
            name: Set(name.to_owned()),
            password_hash: Set(password_hash.clone()),
            totp_secret: Set(totp_secret.clone()),
            totp_last_step: Set(0),
            disabled_at: Set(None),
            created_at: Set(now),
        };
        Entity::insert(row)
            .on_conflict(OnConflict::column(Column::Email).do_nothing().to_owned())
            .exec_without_returning(&self.db)
            .await?;
        let found = Entity::find()
            .filter(Column::Email.eq(email))
            .one(&self.db)
            .await?
            .ok_or(RegistryError::Absent)?;
        let id = found.id;
        if found.password_hash != password_hash {
            let mut row = found.into_active_model();
            row.name = Set(name.to_owned());
            row.password_hash = Set(password_hash);
            if *row.totp_secret.as_ref() != totp_secret {
                // No code of the new factor was used yet.
                row.totp_last_step = Set(0);
            }
            row.totp_secret = Set(totp_secret);
            row.disabled_at = Set(None);
            row.update(&self.db).await?;
        }
        Ok(id)
    }

    /// The operator with this address may not sign in from now on. Nothing, if there is none; one who may not already is answered
    /// all the same.
    pub(crate) async fn disable_operator(&self, email: &str, now: DateTime<Utc>) -> Result<Option<Operator>> {
        Entity::update_many()
            .col_expr(Column::DisabledAt, Expr::value(now))
            .filter(Column::Email.eq(email))
            .filter(Column::DisabledAt.is_null())
            .exec(&self.db)
            .await?;
        Ok(Entity::find().filter(Column::Email.eq(email)).one(&self.db).await?)
    }

    /// Uses up a time step of the second factor. False when it, or a later one, has been used already: the
    /// comparison is part of the update, so of two who send the same code at once one is refused.
    pub(crate) async fn use_totp_step(&self, id: Uuid, step: i64) -> Result<bool> {
        let done = Entity::update_many()
            .col_expr(Column::TotpLastStep, step.into())
            .filter(Column::Id.eq(id))
            .filter(Column::TotpLastStep.lt(step))
            .exec(&self.db)
            .await?;
        Ok(done.rows_affected == 1)
    }
}
