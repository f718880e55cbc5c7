//! What an operator did. Rows are added and read, and nothing else.
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(schema_name = "control", table_name = "audit_log")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub at: DateTimeUtc,
    pub action: String,
    pub subject: String,
    pub subject_name: Option<String>,
    pub operator_id: Option<Uuid>,
    pub operator_name: Option<String>,
    pub ip: Option<String>,
    pub request_id: Option<String>,
    pub details: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
