//! A host beside the platform's own on which a team answers.
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(schema_name = "control", table_name = "team_domains")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub host: String,
    pub team_id: String,
    pub is_default: bool,
    pub verified_at: Option<DateTimeUtc>,
    pub created_at: DateTimeUtc,
    pub state: String,
    pub token: String,
    pub vouched: bool,
    pub checks: Json,
    pub checked_at: Option<DateTimeUtc>,
    pub next_check_at: DateTimeUtc,
    pub live_at: Option<DateTimeUtc>,
    pub lost_at: Option<DateTimeUtc>,
    pub added_by_name: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::team::Entity",
        from = "Column::TeamId",
        to = "super::team::Column::Id"
    )]
    Team,
}

impl Related<super::team::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Team.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
