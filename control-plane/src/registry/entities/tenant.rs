//! One organisation.
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(schema_name = "control", table_name = "tenants")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub name: String,
    pub status: String,
    pub plan: String,
    pub cluster_id: Option<String>,
    pub schema_name: Option<String>,
    pub key_version: i32,
    pub settings: Json,
    pub time_zone: String,
    pub admin_first_name: String,
    pub admin_last_name: String,
    pub admin_email: String,
    pub migration_version: Option<i64>,
    pub migration_digest: Option<String>,
    pub migration_error: Option<String>,
    pub is_demo: bool,
    pub revision: i32,
    pub created_at: DateTimeUtc,
    pub ready_at: Option<DateTimeUtc>,
    pub status_reason: Option<String>,
    pub status_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(has_many = "super::team::Entity")]
    Teams,
    #[sea_orm(has_many = "super::tenant_step::Entity")]
    Steps,
}

impl Related<super::team::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Teams.def()
    }
}

impl Related<super::tenant_step::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Steps.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
