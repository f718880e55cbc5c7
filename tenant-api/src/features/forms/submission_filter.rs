//! Whose submissions somebody looks at together: their people's, and what they are to mark.

use crate::prelude::*;

use learnt_queries::queries::forms as sql;

use super::authority::Scope;

/// Whose submissions are counted.
pub struct SubmissionFilter<'a> {
    pub team: &'a str,
    /// What all of them have in common; nothing: everybody.
    pub facets: &'a [String],
    /// The part of it that was asked for: of those people what the marker is to mark is counted too.
    pub cut: &'a [String],
    /// Who looks.
    pub marker: Uuid,
    /// The versions that the marker is named for.
    pub named: &'a [i32],
}

impl<'a> SubmissionFilter<'a> {
    /// Everybody's.
    pub fn all(team: &'a str) -> Self {
        Self {
            team,
            facets: &[],
            cut: &[],
            marker: Uuid::nil(),
            named: &[],
        }
    }
}

/// The facets that the asked for people have.
pub fn parse_facets(whose: Option<&str>) -> Vec<String> {
    let requested = whose.unwrap_or_default().split(',').map(str::trim);
    requested
        .filter(|one| one.contains('='))
        .map(str::to_lowercase)
        .collect()
}

/// The same, and that of whoever a manager manages.
pub fn facets(at: &Scope<'_>, whose: Option<&str>) -> Vec<String> {
    let own = (!at.is_admin).then(|| at.managed());
    parse_facets(whose).into_iter().chain(own).collect()
}

/// The versions of a form that somebody is named to mark; admins need no naming.
pub async fn marker_versions(client: &TenantClient, at: &Scope<'_>, form: Uuid) -> Result<Vec<i32>> {
    if at.is_admin {
        return Ok(Vec::new());
    }
    sql::named_versions().bind(&**client, &form, &at.by).all().await.sql()
}
