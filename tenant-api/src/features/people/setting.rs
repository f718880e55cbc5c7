//! Setting one field of many people at once, for whoever does so without their pages.

use crate::prelude::*;

use std::collections::HashMap;

use learnt_queries::queries::people as sql;

use super::authority::Authority;
use super::commands::save;
use super::field::Field;
use super::model::Membership;
use super::own_fields;
use super::values::Input;

/// What became of a person's field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldSet {
    /// It holds the value now.
    Set,
    /// It held it already.
    Unchanged,
    /// Their role is above that of whoever sets it.
    Above,
}

/// Sets a field of these members of a team. Who is no member is not in the answer; a value that does not fit is refused.
pub async fn set_field(
    change: &mut Change<'_>,
    (by, rank): (Uuid, u8),
    team: &str,
    users: &[Uuid],
    (field, value): (&str, &str),
) -> Result<HashMap<Uuid, FieldSet>> {
    let field: Field = field.parse().map_err(|wrong: super::values::ValueError| {
        learnt_kernel::problem::Problem::field("field", wrong.code, wrong.sentence)
    })?;
    let rows = sql::members_to_change()
        .bind(change.tx(), &team, &users)
        .all()
        .await
        .sql()?;
    let values = || vec![(field.clone(), Input::Text(value.to_owned()))];
    let rules = own_fields::lock_rules(change.tx(), team, &values()).await?;
    let (mut outcome, mut changed, mut traces) = (HashMap::new(), Vec::new(), Vec::new());
    for before in rows.into_iter().map(Membership::from) {
        let mut member = before.clone();
        if member.rank() > rank {
            outcome.insert(member.user_id, FieldSet::Above);
            continue;
        }
        super::fill(&mut member.profile, values(), &rules)?;
        if member == before {
            outcome.insert(member.user_id, FieldSet::Unchanged);
            continue;
        }
        outcome.insert(member.user_id, FieldSet::Set);
        let trace = AuditEntry::new("person.changed", member.id.as_str()).named(member.profile.name());
        traces.push(trace.with("fields", member.profile.differences(&before.profile)));
        changed.push(member);
    }
    let by = Authority { user_id: by, rank };
    save(change, by, changed, traces).await?;
    Ok(outcome)
}
