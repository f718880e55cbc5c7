//! Memberships between the table and the model.
use crate::prelude::*;

use std::collections::BTreeMap;

use learnt_queries::queries::people::Member;

use super::model::{Membership, Status, facets, search};
use super::profile::Profile;

impl From<Member> for Membership {
    fn from(row: Member) -> Self {
        Self {
            status: Status::parse(&row.status).unwrap_or(Status::Inactive),
            roles: row.roles.iter().filter_map(|role| role.parse().ok()).collect(),
            managers: row.managers,
            termination_date: row.termination_date,
            revision: row.revision,
            invited_at: row.invited_at,
            joined_at: row.joined_at,
            id: row.id,
            user_id: row.user_id,
            team_id: row.team_id,
            profile: Profile {
                first_name: row.first_name,
                last_name: row.last_name,
                email: row.email,
                username: row.username,
                employee_id: row.employee_id,
                phone: row.phone,
                dob: row.dob,
                position: row.position,
                tags: row.tags,
                loc1: row.loc1,
                loc2: row.loc2,
                loc3: row.loc3,
                loc4: row.loc4,
                loc5: row.loc5,
                loc6: row.loc6,
                div1: row.div1,
                div2: row.div2,
                div3: row.div3,
                div4: row.div4,
                div5: row.div5,
                div6: row.div6,
                custom1: row.custom1,
                custom2: row.custom2,
                custom3: row.custom3,
                custom4: row.custom4,
                custom5: row.custom5,
                custom6: row.custom6,
                fields: own_fields(row.fields),
            },
        }
    }
}

/// Own fields are lists of texts, however they were once written.
pub fn own_fields(value: Value) -> BTreeMap<String, Vec<String>> {
    let text = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(flag) => Some(flag.to_string()),
        _ => None,
    };
    let list = |value: &Value| match value {
        Value::Array(values) => values.iter().filter_map(text).collect(),
        one => text(one).into_iter().collect::<Vec<_>>(),
    };
    value
        .as_object()
        .into_iter()
        .flatten()
        .map(|(key, value)| (key.clone(), list(value)))
        .collect()
}

/// A membership as a record whose keys are the columns, with its facets and search text of this moment.
pub fn record(member: &Membership, by: Option<Uuid>, now: DateTime<Utc>) -> Value {
    let profile = &member.profile;
    let mut record = json!({
        "id": member.id,
        "user_id": member.user_id,
        "team_id": member.team_id,
        "status": member.status.into_str(),
        "roles": member.roles,
        "rank": member.rank(),
        "first_name": profile.first_name,
        "last_name": profile.last_name,
        "email": profile.email,
        "username": profile.username,
        "employee_id": profile.employee_id,
        "phone": profile.phone,
        "dob": profile.dob,
        "position": profile.position,
        "termination_date": member.termination_date,
        "managers": member.managers,
        "fields": profile.fields,
        "facets": facets(member),
        "search": search(member),
        "revision": member.revision,
        "changed_by": by,
        "invited_at": member.invited_at,
        "created_at": now,
        "updated_at": now,
    });
    if let Some(columns) = record.as_object_mut() {
        columns.extend(
            profile
                .lists()
                .map(|(column, values)| (column.to_owned(), json!(values))),
        );
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_fields_are_read_as_lists() {
        let fields = own_fields(json!({"a": "x", "b": ["y", 2], "c": true, "d": {"odd": 1}, "e": null}));
        assert_eq!(fields["a"], ["x"]);
        assert_eq!(fields["b"], ["y", "2"]);
        assert_eq!(fields["c"], ["true"]);
        assert!(fields["d"].is_empty() && fields["e"].is_empty());
    }
}
