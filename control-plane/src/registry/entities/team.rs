//! A branded workspace of a tenant; its id is the first label of its host.
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(schema_name = "control", table_name = "teams")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub tenant_id: String,
    pub display_name: String,
    pub status: String,
    pub is_default: bool,
    pub support_email: Option<String>,
    pub main_domain: String,
    pub terms_url: Option<String>,
    pub registration_tags: Vec<String>,
    pub side_navigation: Json,
    pub auth_providers: Json,
    pub theme: Json,
    pub revision: i32,
    pub sample_areas: bool,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::tenant::Entity",
        from = "Column::TenantId",
        to = "super::tenant::Column::Id"
    )]
    Tenant,
    #[sea_orm(has_many = "super::team_domain::Entity")]
    Domains,
}

impl Related<super::tenant::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Tenant.def()
    }
}

impl Related<super::team_domain::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Domains.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
