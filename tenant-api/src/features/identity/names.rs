//! Names that anybody can know of somebody here: no part of a password.
use learnt_queries::queries::identity as sql;

use crate::db::accounts::UserIdentity;
use crate::prelude::*;

pub fn names_of_place(context: &TenantContext) -> Vec<String> {
    let (tenant, team) = (&context.tenant, &context.team);
    vec![
        tenant.id.to_string(),
        tenant.name.clone(),
        team.id.to_string(),
        team.display_name.clone(),
    ]
}

/// What the place and the person are called: their names, addresses and usernames in every team of the tenant.
pub async fn names_of(app: &App, context: &TenantContext, person: &UserIdentity) -> Result<Vec<String>> {
    let client = app.client(context).await?;
    let memberships = sql::memberships().bind(&*client, &person.user_id).all().await.sql()?;
    let mut names = names_of_place(context);
    names.extend([person.first_name.clone(), person.last_name.clone()]);
    names.extend(person.email.clone());
    for one in memberships {
        names.extend([one.first_name, one.last_name]);
        names.extend(one.email.into_iter().chain(one.username));
    }
    Ok(names)
}
