//! The list of what a team mailed: its filters, its sorts, and why something did not arrive.
use sea_query::{Alias, Expr, ExprTrait, Func, JoinType, Order, Query, SelectStatement};

use super::resend::KINDS;
use crate::db::lists::{self, Row, Sort, contains};
use crate::prelude::*;

/// How far a mail came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "camelCase", const_into_str)]
pub enum MailStatus {
    /// On its way, perhaps for another time.
    Sending,
    /// The mail server took it.
    Sent,
    /// It never will arrive.
    Failed,
}

impl MailStatus {
    /// Which one a stored word means; a mail in a state that is not known is still on its way.
    fn parse(text: &str) -> Self {
        text.parse().unwrap_or(Self::Sending)
    }
}

/// Which mails.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// How far they came.
    pub status: Option<MailStatus>,
    /// Part of an address or subject.
    pub search: Option<String>,
    /// `created`, `recipient` or `status`; with a minus before it downwards.
    pub sort: Option<String>,
}

/// One mail.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailRow {
    pub id: Uuid,
    /// `invitation`, `registration`, `welcome`, `password_reset`, …
    pub kind: String,
    /// The person of the platform that it went to, if it did.
    pub user_id: Option<Uuid>,
    /// The address.
    pub recipient: String,
    pub subject: String,
    /// How far it came.
    pub status: MailStatus,
    /// Why it did not arrive, or did not leave yet.
    pub error: Option<String>,
    /// How often it was tried in vain.
    pub attempts: i32,
    /// When it is tried again.
    pub next_at: Option<DateTime<Utc>>,
    /// When it was written.
    pub created_at: DateTime<Utc>,
    /// When it left.
    pub sent_at: Option<DateTime<Utc>>,
    /// It did not arrive, nothing came after it, and it can be written anew.
    pub can_be_sent_again: bool,
    /// It did not arrive, and another one of its kind went to the same address after it.
    pub was_sent_again: bool,
}

/// The columns by which the list can be sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    Created,
    Recipient,
    Status,
}

fn of(table: &'static str, name: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(name)))
}

fn mail(name: &'static str) -> Expr {
    of("mails", name)
}

/// The mails that a filter keeps. Those of other teams are theirs.
fn filtered(team: &str, filter: &Filter) -> SelectStatement {
    let mut select = Query::select();
    select
        .from(Alias::new("mails"))
        .join(
            JoinType::LeftJoin,
            Alias::new("scheduled_work"),
            Expr::cust("scheduled_work.key = 'mail/' || mails.id"),
        )
        .and_where(mail("team_id").eq(team));
    if let Some(status) = filter.status {
        select.and_where(mail("status").eq(status.into_str()));
    }
    if let Some(search) = filter.search.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
        let pattern = contains(search);
        let found = Expr::expr(Func::lower(mail("recipient")))
            .like(pattern.clone())
            .or(Expr::expr(Func::lower(mail("subject"))).like(pattern));
        select.and_where(found);
    }
    select
}

/// A page of them, newest first.
pub async fn page(client: &TenantClient, team: &str, filter: &Filter, query: &PageQuery) -> Result<Page<MailRow>> {
    let mut select = filtered(team, filter);
    for name in [
        "id",
        "kind",
        "user_id",
        "recipient",
        "subject",
        "status",
        "error",
        "created_at",
        "sent_at",
    ] {
        select.column((Alias::new("mails"), Alias::new(name)));
    }
    select
        .expr_as(of("scheduled_work", "error"), Alias::new("trouble"))
        .expr_as(of("scheduled_work", "attempts"), Alias::new("attempts"))
        .expr_as(of("scheduled_work", "due_at"), Alias::new("next_at"));
    select.expr_as(Expr::cust(FOLLOWED), Alias::new("followed"));
    let newest = Sort {
        column: Column::Created,
        descending: true,
    };
    let sort = Sort::parse(filter.sort.as_deref(), newest);
    let by = match sort.column {
        Column::Created => "created_at",
        Column::Recipient => "recipient",
        Column::Status => "status",
    };
    select.order_by_expr(mail(by), sort.order());
    if sort.column != Column::Created {
        select.order_by_expr(mail("created_at"), Order::Desc);
    }
    select.order_by_expr(mail("id"), Order::Desc);
    lists::page(&**client, select, query, read).await
}

/// What was wanted anew meanwhile came after it.
const FOLLOWED: &str = "mails.user_id is not null and exists (\
    select from mails later where later.user_id = mails.user_id and later.kind = mails.kind \
    and later.recipient = mails.recipient and (later.created_at, later.id) > (mails.created_at, mails.id))";

/// Why a mail did not leave that leads to something that is over.
const NOT_NEEDED: &str = "not needed any more";

fn read(row: &Row) -> MailRow {
    let trouble: Option<String> = row.get("trouble");
    let error: Option<String> = row.get("error");
    let (kind, status) = (row.get::<_, String>("kind"), MailStatus::parse(row.get("status")));
    let (failed, followed): (bool, bool) = (status == MailStatus::Failed, row.get("followed"));
    let user_id: Option<Uuid> = row.get("user_id");
    let is_needed = user_id.is_some() && error.as_deref() != Some(NOT_NEEDED);
    from_row!(row => MailRow {
        id, recipient, subject, next_at, created_at, sent_at;
        can_be_sent_again: failed && is_needed && !followed && KINDS.contains(&kind.as_str()),
        was_sent_again: failed && followed,
        kind,
        user_id,
        status,
        // The calendar notes the problem's word before its sentence.
        error: error.or_else(|| trouble.map(|text| text.trim_start_matches("mail_not_sent: ").to_owned())),
        attempts: row.get::<_, Option<i32>>("attempts").unwrap_or(0),
    })
}
