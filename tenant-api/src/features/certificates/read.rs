//! A certificate as anybody gets it who knows its code.

use crate::prelude::*;

use chrono::NaiveDate;
use learnt_queries::queries::certificates as sql;

use super::model::{State, read_code};

/// What stands on a certificate, and what it is worth.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CertificateCheck {
    /// The course's title when it was issued.
    title: String,
    /// Its person's name when it was issued.
    person: String,
    /// The team's name.
    team: String,
    number: String,
    /// The day on which it was issued, by the tenant's calendar.
    issued_on: NaiveDate,
    /// The last day on which it holds; nothing: for good.
    valid_until: Option<NaiveDate>,
    /// When that day ends.
    expires_at: Option<DateTime<Utc>>,
    withdrawn_at: Option<DateTime<Utc>>,
    /// When it was issued anew, under another number.
    replaced_at: Option<DateTime<Utc>>,
    /// That number.
    replaced_by: Option<String>,
    /// What it is worth now.
    state: State,
}

/// The team's certificate with this code, however it was typed.
pub async fn check(app: &App, context: &TenantContext, typed: &str) -> Result<CertificateCheck> {
    let code = read_code(typed).ok_or_else(Problem::not_found)?;
    let client = app.client(context).await?;
    let row = sql::check()
        .bind(&*client, &code, &context.team.id.as_str())
        .opt()
        .await
        .or_not_found()?;
    Ok(CertificateCheck {
        state: match row.replaced_at {
            Some(_) => State::Replaced,
            None => State::at(app.clock.now(), row.expires_at, row.withdrawn_at),
        },
        title: row.title,
        person: row.person,
        team: context.team.display_name.clone(),
        number: row.number,
        issued_on: row.issued_on,
        valid_until: row.valid_until,
        expires_at: row.expires_at,
        withdrawn_at: row.withdrawn_at,
        replaced_at: row.replaced_at,
        replaced_by: row.replaced_by,
    })
}
