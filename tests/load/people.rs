//! People who are there by their number: figures of what many do at once need many.

use anyhow::Result;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use uuid::Uuid;

use super::product::Product;
use super::requests::SignedInUser;

/// People who are signed in, as an import and their own sign-in would have written them.
pub async fn crowd(product: &Product, visitor: &SignedInUser, many: usize) -> Result<Vec<SignedInUser>> {
    let mut connection = PgConnection::connect(&product.login(&visitor.tenant.id).await?).await?;
    let team: String = sqlx::query_scalar("select team_id from user_teams limit 1")
        .fetch_one(&mut connection)
        .await?;
    let people = format!(
        "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at)
         select p.id::text || '_{team}', p.id, '{team}', 'Person', p.n::text,
           array['everyone=', 'roles=learner', 'status=active', 'userid=' || p.id], 'person ' || p.n, now(), now()
         from (select n, gen_random_uuid() as id from generate_series(1, {many}) n) p"
    );
    sqlx::query(AssertSqlSafe(people)).execute(&mut connection).await?;
    let sessions = format!(
        "insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, created_at, last_seen_at, expires_at)
         select gen_random_uuid(), user_id, team_id, sha256(convert_to(id, 'utf8')), now(), false, now(), now(), now() + interval '1 day'
         from user_teams where team_id = '{team}' and first_name = 'Person' and created_at > now() - interval '1 hour' returning user_id, id"
    );
    let sessions: Vec<(Uuid, Uuid)> = sqlx::query_as(AssertSqlSafe(sessions))
        .fetch_all(&mut connection)
        .await?;
    connection.close().await?;
    let signed_in = sessions.into_iter().map(|(person, session)| SignedInUser {
        tenant: visitor.tenant.clone(),
        token: product.token_for(&visitor.tenant, person, session),
    });
    Ok(signed_in.collect())
}
