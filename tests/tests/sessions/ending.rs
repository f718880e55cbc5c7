//! Sessions that end because their person leaves, and those that end because nobody is there.
use learnt_compose::testing::{PASSWORD, TestStack, holds, until};
use serde_json::json;

use super::{add_and_join, end_of, in_control, me, open, refresh, until_status};

#[tokio::test]
async fn whoever_leaves_a_team_keeps_what_they_have_in_the_others() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena").await;
    let id = me(&lena).await;
    // A second team of the tenant, where Lena is too, with a session of its own.
    let second = format!("{}-two", acme.id);
    acme.sql(format!(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at) \
             select user_id || '_{second}', user_id, '{second}', first_name, last_name, facets, search, now(), now() \
             from user_teams where user_id = '{id}'; \
             insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, created_at, last_seen_at, expires_at) \
             select gen_random_uuid(), '{id}', '{second}', 'two'::bytea, now(), true, now(), now(), now() + interval '1 day'"
        ),
    )
    .await;
    let mut socket = open(&acme, &lena).await;
    let body = json!({"ids": [id], "status": "terminated"});
    admin.post("/api/people/status", body).await.unwrap().ok().unwrap();
    assert_eq!(end_of(&mut socket).await.as_deref(), Some("session ended"));
    until_status(&lena, "/api/me", 401).await;
    assert_eq!(refresh(&lena).await.status, 401);
    let two = format!(
        "do $$ begin if (select count(*) from sessions where user_id = '{id}' and team_id = '{second}' and ended_at is null) <> 1 \
         then raise 'the other team''s session is gone'; end if; end $$"
    );
    acme.sql(two).await;

    // Leaving the last team ends everything.
    acme.sql(format!(
        "update user_teams set status = 'active' where user_id = '{id}' and team_id <> '{second}'; \
                 delete from user_teams where user_id = '{id}' and team_id = '{second}'"
    ))
    .await;
    let body = json!({"ids": [id], "status": "inactive"});
    admin.post("/api/people/status", body).await.unwrap().ok().unwrap();
    let none = format!(
        "do $$ begin if exists (select from sessions where user_id = '{id}' and ended_at is null) \
         then raise 'a session is left'; end if; end $$"
    );
    acme.sql(none).await;
}

#[tokio::test]
async fn a_tenant_that_looks_at_idleness_ends_what_was_idle_for_two_periods() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let idle = |minutes: u32| {
        format!(
            "update sessions set last_seen_at = now() - interval '{minutes} minutes', rotated_at = now() - interval '{minutes} minutes' \
             where ended_at is null"
        )
    };
    acme.sql(idle(300)).await;
    assert_eq!(refresh(&admin).await.status, 200, "this tenant does not look");
    let config = json!({"sessionConfig": {"expireSessionAfter": 30, "unit": "minutes", "checkUserInactivity": true, "persistUserSession": true}});
    let sql = format!(
        "update control.tenants set settings = settings || '{config}'::jsonb where id = '{}'; \
         select nextval('control.directory_version'); notify learnt_directory",
        acme.id
    );
    in_control(&acme, &sql).await;
    until(async || {
        let shown = admin.get("/api/bootstrap").await.unwrap().value();
        let config = &shown["tenant"]["settings"]["sessionConfig"];
        holds(config["checkUserInactivity"] == true, config.to_string())
    })
    .await;
    acme.sql(idle(59)).await;
    assert_eq!(refresh(&admin).await.status, 200, "asked once, not signed out yet");
    acme.sql(idle(61)).await;
    assert_eq!(refresh(&admin).await.status, 401);
    assert_eq!(admin.cookie(), None);
}

#[tokio::test]
async fn sockets_in_other_organisations_close_as_soon_as_those_hear_of_a_new_password() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    let profile = json!({"firstName": "Ada", "lastName": "Admin", "email": acme.admin_email});
    let body = json!({"profile": profile, "roles": ["learner"]});
    munro
        .admin()
        .await
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let there = munro.sign_in(&acme.admin_email).await;
    let mut socket = open(&munro, &there).await;
    let chosen = json!({"password": PASSWORD, "newPassword": "purple-tractor-melody"});
    let here = acme.admin().await;
    assert_eq!(here.post("/api/me/password", chosen).await.unwrap().status, 204);
    assert_eq!(end_of(&mut socket).await.as_deref(), Some("session ended"));
}
