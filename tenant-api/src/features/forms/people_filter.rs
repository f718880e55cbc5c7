//! What the figures of a form can be narrowed down by.

use crate::prelude::*;

use learnt_queries::queries::forms as sql;

use super::analytics::load;
use super::authority::Scope;
use super::submission_filter::marker_versions;

/// What the people who submitted have in common.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FormPeopleFacet)]
pub struct PeopleFacet {
    /// The field of people.
    category: String,
    /// Its value, in lower case.
    value: String,
    people: i64,
}

/// The fields of people that figures are cut by.
const CATEGORIES: [&str; 15] = [
    "position", "roles", "status", "loc1", "loc2", "loc3", "loc4", "loc5", "loc6", "div1", "div2", "div3", "div4",
    "div5", "div6",
];

/// What figures can be narrowed down by; an anonymous form by nothing.
pub async fn people(client: &TenantClient, at: &Scope<'_>, form: Uuid) -> Result<Vec<PeopleFacet>> {
    if load(client, at, form).await?.anonymous {
        return Ok(Vec::new());
    }
    let (categories, named) = (CATEGORIES.as_slice(), marker_versions(client, at, form).await?);
    let rows = sql::facets_of()
        .params(
            &**client,
            &sql::FacetsOfParams {
                me: at.by,
                named,
                form_id: form,
                team_id: at.team,
                all: at.is_admin,
                managed: at.managed().as_str(),
                categories,
            },
        )
        .all()
        .await
        .sql()?;
    let shown = rows.into_iter().map(|row| PeopleFacet {
        category: row.category,
        value: row.value,
        people: row.people,
    });
    Ok(shown.collect())
}
