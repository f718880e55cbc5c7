//! What operators did: added with what they did, read newest first.
use chrono::{DateTime, Utc};
use learnt_kernel::ids::new_id;
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select,
    sea_query::{Expr, ExprTrait},
};
use serde_json::Value;
use uuid::Uuid;

use super::entities::deed::{ActiveModel, Column, Entity, Model};
use super::{Registry, Result};

/// Every word of the operators' log. The console has a text for each (`tests/tests/audit/words.rs`).
pub const DEED_WORDS: &[&str] = &[
    "impersonation.opened",
    "operator.admitted",
    "operator.disabled",
    "operator.signed_in",
    "operator.signed_out",
    "superadmin.appointed",
    "superadmin.withdrawn",
    "tenant.log_exported",
    "tenant.log_read",
    "tenant.ordered",
    "tenant.retried",
    "tenant.settings_changed",
];

/// Something that somebody did, about to be written down.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    pub action: &'static str,
    pub subject: String,
    pub subject_name: Option<String>,
    /// Nobody: a command on the server itself.
    pub operator: Option<(Uuid, String)>,
    pub ip: Option<String>,
    pub request_id: Option<String>,
    pub details: Value,
}

/// Which of them are asked for; days are read already.
#[derive(Clone, Debug, Default)]
pub(crate) struct DeedsAsked {
    /// Patterns for LIKE, in small letters.
    pub search: Vec<String>,
    pub action: Option<String>,
    pub operator: Option<Uuid>,
    pub from: Option<DateTime<Utc>>,
    pub before: Option<DateTime<Utc>>,
    pub limit: u64,
    pub offset: u64,
}

impl Registry {
    /// Writes down what somebody did.
    pub(crate) async fn record(&self, deed: Deed, now: DateTime<Utc>) -> Result<()> {
        self.record_in(&self.db, deed, now).await
    }

    /// Writes it down together with what was done.
    pub(super) async fn record_in(&self, tx: &impl ConnectionTrait, deed: Deed, now: DateTime<Utc>) -> Result<()> {
        let word = deed.action;
        debug_assert!(
            DEED_WORDS.contains(&word),
            "'{word}' is no word of the log yet: enter it in DEED_WORDS"
        );
        let (operator_id, operator_name) = deed.operator.unzip();
        let row = ActiveModel {
            id: Set(new_id()),
            at: Set(now),
            action: Set(deed.action.to_owned()),
            subject: Set(deed.subject),
            subject_name: Set(deed.subject_name),
            operator_id: Set(operator_id),
            operator_name: Set(operator_name),
            ip: Set(deed.ip),
            request_id: Set(deed.request_id),
            details: Set(deed.details),
        };
        Entity::insert(row).exec_without_returning(tx).await?;
        Ok(())
    }

    /// One page and how many there are in all.
    pub(crate) async fn deeds(&self, asked: &DeedsAsked) -> Result<(Vec<Model>, u64)> {
        let kept = kept(asked);
        let total = kept.clone().count(&self.db).await?;
        let rows = kept
            .order_by_desc(Column::At)
            .order_by_desc(Expr::cust("seq"))
            .limit(asked.limit)
            .offset(asked.offset)
            .all(&self.db)
            .await?;
        Ok((rows, total))
    }

    /// What an operator did this to since then, each once.
    pub(crate) async fn deed_subjects(
        &self,
        operator: Uuid,
        action: &str,
        since: DateTime<Utc>,
    ) -> Result<Vec<String>> {
        Ok(Entity::find()
            .select_only()
            .column(Column::Subject)
            .distinct()
            .filter(Column::OperatorId.eq(operator))
            .filter(Column::Action.eq(action))
            .filter(Column::At.gte(since))
            .order_by_asc(Column::Subject)
            .into_tuple()
            .all(&self.db)
            .await?)
    }

    /// The words of what was done, each once.
    pub(crate) async fn deed_words(&self) -> Result<Vec<String>> {
        Ok(Entity::find()
            .select_only()
            .column(Column::Action)
            .distinct()
            .order_by_asc(Column::Action)
            .into_tuple()
            .all(&self.db)
            .await?)
    }
}

fn kept(asked: &DeedsAsked) -> Select<Entity> {
    let mut query = Entity::find();
    for pattern in &asked.search {
        query = query.filter(Expr::cust("search").like(pattern.as_str()));
    }
    if let Some(action) = &asked.action {
        query = query.filter(Column::Action.eq(action.as_str()));
    }
    if let Some(operator) = asked.operator {
        query = query.filter(Column::OperatorId.eq(operator));
    }
    if let Some(from) = asked.from {
        query = query.filter(Column::At.gte(from));
    }
    if let Some(before) = asked.before {
        query = query.filter(Column::At.lt(before));
    }
    query
}
