//! A mail that did not arrive is written anew by an admin: with a new link, to an address that is still its person's.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestTenant};
use serde_json::{Value, json};

use super::{code, confirm, form, fresh, in_control, mail, open_tenant, register};

/// Somebody who registered, an admin, and the tenant's server that refuses what it is told to.
struct Office {
    tenant: TestTenant,
    admin: Client,
    lena: String,
    lena_id: String,
}

impl Office {
    async fn open() -> Self {
        let tenant = open_tenant("acme").await;
        let (admin, browser, lena) = (tenant.admin().await, tenant.client(), fresh("lena"));
        register(&browser, form(&lena, PASSWORD)).await.ok().unwrap();
        let me = browser.get("/api/me").await.unwrap().ok().unwrap().value();
        mail(&lena, "mode=verifyEmail").await;
        Self {
            lena_id: me["uid"].as_str().unwrap().to_owned(),
            tenant,
            admin,
            lena,
        }
    }

    /// Runs SQL in the tenant's schema, as its own role.
    async fn sql(&self, sql: String) {
        self.tenant.sql(sql).await;
    }

    /// The newest mail of a kind to somebody.
    async fn newest(&self, to: &str, kind: &str) -> Value {
        let path = format!("/api/mails?search={to}&sort=-created");
        let page = self.admin.get(&path).await.unwrap().ok().unwrap().value();
        let mails = page["items"].as_array().unwrap();
        mails.iter().find(|mail| mail["kind"] == kind).cloned().unwrap()
    }

    /// The same, refused by its server for good.
    async fn refused(&self, to: &str, kind: &str) -> String {
        let id = self.newest(to, kind).await["id"].as_str().unwrap().to_owned();
        let sql = "status = 'failed', error = 'there is nobody of that name', sent_at = null, letter = null";
        self.sql(format!("update mails set {sql} where id = '{id}'")).await;
        id
    }

    async fn again(&self, id: &str) -> Reply {
        let path = format!("/api/mails/{id}/again");
        self.admin.post(&path, json!({})).await.unwrap()
    }
}

fn not_again(reply: &Reply) {
    assert_eq!(
        (reply.status.as_u16(), reply.code().as_str()),
        (409, "mail_not_again"),
        "{}",
        reply.text()
    );
}

#[tokio::test]
async fn a_welcome_that_was_refused_is_written_anew_with_a_new_link() {
    let office = Office::open().await;
    let (browser, lena) = (office.tenant.client(), office.lena.clone());
    let first = code(&lena, "verifyEmail").await;
    let id = office.refused(&lena, "welcome").await;
    assert_eq!(office.newest(&lena, "welcome").await["canBeSentAgain"], true);
    assert_eq!(office.again(&id).await.ok().unwrap().status, 202);
    let second = loop {
        let newest = code(&lena, "verifyEmail").await;
        if newest != first {
            break newest;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let sent = office.newest(&lena, "welcome").await;
    assert_ne!(sent["id"], json!(id));
    not_again(&office.again(&id).await);
    let path = format!("/api/mails?search={lena}&status=failed");
    let failed = office.admin.get(&path).await.unwrap().ok().unwrap().value();
    assert_eq!(failed["items"][0]["canBeSentAgain"], false, "another one came after it");
    assert_eq!(failed["items"][0]["wasSentAgain"], true);
    confirm(&browser, &second, PASSWORD).await.ok().unwrap();
    // What is proved has nothing to prove any more.
    let id = office.refused(&lena, "welcome").await;
    not_again(&office.again(&id).await);
}

#[tokio::test]
async fn a_link_to_another_password_is_mailed_anew_as_long_as_the_address_is_theirs() {
    let office = Office::open().await;
    let (browser, lena) = (office.tenant.client(), office.lena.clone());
    let ask = json!({"email": lena});
    browser
        .post("/api/auth/password-reset", ask)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let first = code(&lena, "resetPassword").await;
    let id = office.refused(&lena, "password_reset").await;
    office.again(&id).await.ok().unwrap();
    let second = loop {
        let newest = code(&lena, "resetPassword").await;
        if newest != first {
            break newest;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let body = json!({"code": second});
    let looked = browser
        .post("/api/auth/password-reset/look", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(looked.value()["email"], json!(lena));

    let id = office.refused(&lena, "password_reset").await;
    let moved = fresh("moved");
    in_control(&format!(
        "update identity.emails set address = '{moved}' where address = '{lena}'; \
         update identity.users set email = '{moved}' where email = '{lena}'"
    ))
    .await;
    not_again(&office.again(&id).await);
}

#[tokio::test]
async fn what_would_reach_nobody_or_cannot_be_written_is_left() {
    let office = Office::open().await;
    let sent = office.newest(&office.lena, "welcome").await;
    assert_eq!(sent["canBeSentAgain"], false);
    not_again(&office.again(sent["id"].as_str().unwrap()).await);
    // What it said of whoever registered is not kept.
    let announced = office.refused(&office.tenant.admin_email, "registration").await;
    not_again(&office.again(&announced).await);

    let id = office.refused(&office.lena, "welcome").await;
    let body = json!({"ids": [office.lena_id], "status": "terminated"});
    office
        .admin
        .post("/api/people/status", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    not_again(&office.again(&id).await);
    let munro = office.tenant.stack().tenant("munro").await.admin().await;
    let path = format!("/api/mails/{id}/again");
    assert_eq!(munro.post(&path, json!({})).await.unwrap().status, 404);
}
