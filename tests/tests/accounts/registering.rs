//! People register themselves where their organisation lets them.
use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::json;

use super::{
    code, confirm, count, field_error, form, fresh, identities, in_cluster, in_control, login, mail, open_tenant,
    register, schema,
};

#[tokio::test]
async fn lena_registers_and_everybody_who_has_to_know_is_told() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let lena = fresh("lena");
    let closed = register(&acme.client(), form(&lena, PASSWORD)).await;
    assert_eq!(
        (closed.status.as_u16(), closed.code().as_str()),
        (403, "registration_closed")
    );

    acme.settings(json!({"showSelfRegistration": true})).await;
    let admin = acme.admin().await;
    let tags = json!({"registrationTags": ["new", " by herself ", "New"]});
    let marked = admin.patch("/api/settings/sign-in", tags).await.unwrap();
    let tags = json!(["new", "by herself"]);
    assert_eq!(marked.ok().unwrap().value()["registrationTags"], tags);

    let browser = acme.client();
    let entered = register(&browser, form(&format!(" {} ", lena.to_uppercase()), PASSWORD)).await;
    assert_eq!(entered.status, 200, "{}", entered.text());
    assert!(browser.cookie().is_some());
    let me = browser.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!((&me["role"], &me["data"]["email"]), (&json!(["learner"]), &json!(lena)));

    let page = admin
        .get(&format!("/api/people/{}", me["uid"].as_str().unwrap()))
        .await
        .unwrap()
        .value();
    assert_eq!(page["profile"]["tags"], tags);
    assert_eq!(
        (&page["profile"]["phone"], &page["status"], &page["roles"]),
        (&json!("+49 30 1234"), &json!("active"), &json!(["learner"]))
    );

    let admin_mails = mail(&acme.admin_email, "Lena Brandt").await;
    assert!(admin_mails["subject"].as_str().unwrap().starts_with("New registration"));
    let link = format!("http://{}:{}/apps/admin/users", acme.host, stack.port());
    assert!(admin_mails["text"].as_str().unwrap().contains(&link), "{admin_mails}");
    let welcome = mail(&lena, "mode=verifyEmail&code=").await;
    assert_eq!(welcome["from"], json!(format!("no-reply@{}", acme.host)));
    assert_eq!(login(&acme.client(), &lena, PASSWORD).await, 200);
}

#[tokio::test]
async fn every_admin_of_the_organisation_is_told_once() {
    let acme = open_tenant("acme").await;
    let admin = acme.admin().await;
    let second = fresh("second");
    let body =
        json!({"profile": {"firstName": "Bo", "lastName": "Admin", "email": second}, "roles": ["admin", "manager"]});
    admin.post("/api/people", body).await.unwrap().ok().unwrap();
    let lena = fresh("lena");
    assert_eq!(register(&acme.client(), form(&lena, PASSWORD)).await.status, 200);
    for address in [&acme.admin_email, &second] {
        mail(address, &lena).await;
        let folder = TestStack::shared().await.mail_dir();
        let admin_mails = learnt_compose::mails::mails_to(folder, address);
        let admin_mails = admin_mails
            .iter()
            .filter(|mail| mail["text"].as_str().unwrap().contains(&lena));
        assert_eq!(admin_mails.count(), 1, "{address}");
    }
}

#[tokio::test]
async fn the_form_is_refused_in_the_specifications_words() {
    let acme = open_tenant("acme").await;
    let rules = json!({"minLength": 10, "special": true, "lower": false, "upper": true, "number": true});
    acme.settings(json!({"passwordRules": rules})).await;
    let bad = json!({"firstName": "L", "lastName": "", "email": "lena@acme", "phone": " ", "password": "short"});
    let refused = register(&acme.client(), bad).await;
    assert_eq!(refused.status, 422);
    for (field, sentence) in [
        ("firstName", "Min character length is 2"),
        ("lastName", "Min character length is 2"),
        ("email", "Please enter a valid email"),
        ("phone", "Enter your phone number"),
        ("password", "Be at least 10 characters long"),
    ] {
        assert_eq!(field_error(&refused, field), sentence);
    }
    let codes: Vec<_> = refused.value()["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| error["code"].clone())
        .collect();
    assert!(
        codes.ends_with(&[json!("special"), json!("upper"), json!("number")]),
        "{codes:?}"
    );

    let taken = register(&acme.client(), form(&acme.admin_email, "Purple-Tractor_42")).await;
    assert_eq!(
        (taken.status.as_u16(), field_error(&taken, "email").as_str()),
        (422, "The email has been already registered.")
    );
    let check = |email: String| {
        let browser = acme.client();
        async move {
            browser
                .post("/api/auth/email-check", json!({"email": email}))
                .await
                .unwrap()
        }
    };
    let known = check(acme.admin_email.to_uppercase()).await;
    assert_eq!(
        (known.status.as_u16(), field_error(&known, "email").as_str()),
        (422, "The email has been already registered.")
    );
    assert_eq!(check(fresh("nobody")).await.status, 204);
    assert_eq!(
        field_error(&check("lena@acme".into()).await, "email"),
        "Please enter a valid email"
    );
}

#[tokio::test]
async fn whoever_has_no_address_signs_in_with_the_one_that_was_made() {
    let acme = open_tenant("acme").await;
    let browser = acme.client();
    assert_eq!(register(&browser, form("  ", PASSWORD)).await.status, 200);
    let uid = browser.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    let made = format!("{uid}@people.invalid");
    assert_eq!(login(&acme.client(), &made.to_uppercase(), PASSWORD).await, 200);
    assert_eq!(login(&acme.client(), &made, "not-the-password").await, 401);
    let munro = TestStack::shared().await.tenant("munro").await;
    assert_eq!(
        login(&munro.client(), &made, PASSWORD).await,
        401,
        "it counts where it was made"
    );
}

#[tokio::test]
async fn of_two_who_register_with_one_address_at_once_one_gets_it() {
    let acme = open_tenant("acme").await;
    for _ in 0..5 {
        let address = fresh("lena");
        let (one, two) = (acme.client(), acme.client());
        let (a, b) = tokio::join!(
            register(&one, form(&address, PASSWORD)),
            register(&two, form(&address, PASSWORD))
        );
        let (won, lost) = if a.status == 200 { (a, b) } else { (b, a) };
        assert_eq!(
            (won.status.as_u16(), lost.status.as_u16()),
            (200, 422),
            "{}",
            lost.text()
        );
        assert_eq!(field_error(&lost, "email"), "The email has been already registered.");
        assert_eq!(identities(&address).await, 1);
    }
}

#[tokio::test]
async fn an_identity_without_a_membership_does_not_stay() {
    let acme = open_tenant("acme").await;
    // Somebody else's membership holds the address, although no account does.
    let admin = acme.admin().await;
    let otto = json!({"profile": {"firstName": "Otto", "lastName": "Ek", "username": "otto.ek"}, "password": PASSWORD});
    let otto = admin.post("/api/people", otto).await.unwrap().ok().unwrap().value();
    let email = fresh("held");
    let edit = json!({"revision": otto["revision"], "profile": {"email": email}});
    let page = format!("/api/people/{}", otto["id"].as_str().unwrap());
    admin.patch(&page, edit).await.unwrap().ok().unwrap();
    let refused = register(&acme.client(), form(&email, PASSWORD)).await;
    assert_eq!(field_error(&refused, "email"), "The email has been already registered.");
    assert_eq!(identities(&email).await, 0);

    // The very last moment fails: the identity is there already, and the membership does not come.
    let lena = fresh("lena");
    let schema = schema(&acme.id).await;
    let fail = format!(
        "create function {schema}.fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
         create constraint trigger fail after insert on {schema}.user_teams deferrable initially deferred
           for each row when (new.email = '{lena}') execute function {schema}.fail()"
    );
    in_cluster(&fail).await;
    assert_eq!(register(&acme.client(), form(&lena, PASSWORD)).await.status, 500);
    assert_eq!(identities(&lena).await, 0, "it was removed again");
    in_cluster(&format!("drop trigger fail on {schema}.user_teams")).await;
    assert_eq!(register(&acme.client(), form(&lena, PASSWORD)).await.status, 200);
}

#[tokio::test]
async fn a_registration_that_was_broken_off_keeps_the_address_from_nobody() {
    let acme = open_tenant("acme").await;
    let lena = fresh("lena");
    let left = |age: &str| {
        let (id, tenant) = (learnt_kernel::ids::new_id(), &acme.id);
        format!(
            "insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
               values ('{id}', '{lena}', 'Lena', 'Brandt', now() - interval '{age}', now());
             insert into identity.emails (address, user_id, is_primary, created_at) values ('{lena}', '{id}', true, now());
             insert into identity.credentials (user_id, password_hash, set_by_person, set_at, tenant_id) values ('{id}', 'x', true, now(), '{tenant}');
             insert into identity.user_tenants (user_id, tenant_id, created_at) values ('{id}', '{tenant}', now())"
        )
    };
    in_control(&left("1 second")).await;
    let refused = register(&acme.client(), form(&lena, PASSWORD)).await;
    assert_eq!(refused.status, 422, "it may still be under way");
    in_control(&format!(
        "update identity.users set created_at = now() - interval '1 hour' where email = '{lena}'"
    ))
    .await;
    assert_eq!(register(&acme.client(), form(&lena, PASSWORD)).await.status, 200);
    assert_eq!(identities(&lena).await, 1);
    assert_eq!(
        register(&acme.client(), form(&lena, PASSWORD)).await.status,
        422,
        "now it is somebody's"
    );
}

#[tokio::test]
async fn whoever_asks_for_many_addresses_is_told_to_wait() {
    let acme = open_tenant("acme").await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let form = form(&acme.admin_email, PASSWORD);
        statuses.push(register(&acme.client(), form).await.status.as_u16());
    }
    assert_eq!(statuses, [422, 422, 422, 429]);
    for _ in 0..12 {
        let free = register(&acme.client(), form(&fresh("free"), PASSWORD)).await;
        assert_eq!(
            free.status,
            200,
            "whoever takes a free address learns of nobody: {}",
            free.text()
        );
    }
    let check = |email: String| {
        let browser = acme.client();
        async move {
            browser
                .post("/api/auth/email-check", json!({"email": email}))
                .await
                .unwrap()
        }
    };
    let (one, mut last) = (fresh("one"), 0);
    for wanted in [204, 204, 204, 429] {
        last = check(one.clone()).await.status.as_u16();
        assert_eq!(last, wanted);
    }
    let mut answered = 3;
    while last != 429 || answered < 10 {
        last = check(fresh("other")).await.status.as_u16();
        answered += 1;
        assert!(answered <= 11, "ten questions an hour from one place");
    }
}

#[tokio::test]
async fn nothing_of_a_registration_is_kept_in_clear() {
    let acme = open_tenant("acme").await;
    let lena = fresh("lena");
    assert_eq!(register(&acme.client(), form(&lena, PASSWORD)).await.status, 200);
    let hashed = "select count(*) from identity.credentials secret join identity.emails address using (user_id) \
                  where password_hash like '$argon2id$%' and set_by_person";
    assert_eq!(
        count(&format!(
            "{hashed} and tenant_id = '{}' and address = '{lena}'",
            acme.id
        ))
        .await,
        1
    );
}

#[tokio::test]
async fn where_it_is_hidden_registering_tells_nobody_either() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(open_tenant("acme"), stack.tenant("munro"));
    acme.settings(json!({"hideAccountExistence": true})).await;
    let (new, chosen) = (fresh("new"), "purple-tractor-melody");
    for email in [&new, &acme.admin_email, &munro.admin_email] {
        let browser = acme.client();
        let reply = register(&browser, form(email, chosen)).await;
        assert_eq!(
            (reply.status.as_u16(), reply.value()),
            (200, json!({"mailed": true})),
            "{email}"
        );
        assert_eq!(browser.cookie(), None);
        assert_eq!(
            login(&browser, email, chosen).await,
            401,
            "{email}: nothing is told by signing in either"
        );
    }
    mail(&acme.admin_email, "you already have an account at acme").await;
    let elsewhere = mail(&munro.admin_email, "you already have an account at munro").await;
    assert_eq!(elsewhere["tenant"], json!(munro.id), "nobody here learns of them");
    assert_eq!(
        login(&acme.client(), &acme.admin_email, PASSWORD).await,
        200,
        "nothing has changed for them"
    );

    let proved = confirm(&acme.client(), &code(&new, "verifyEmail").await, chosen).await;
    assert_eq!(proved.status, 200, "{}", proved.text());
    assert_eq!(
        login(&acme.client(), &new, chosen).await,
        200,
        "the address is theirs, and the account open"
    );
    let blank = acme.client();
    assert_eq!(register(&blank, form("", chosen)).await.status, 200);
    assert!(blank.cookie().is_some(), "without an address there is nothing to hide");
}

#[tokio::test]
async fn where_it_is_hidden_a_forgotten_password_opens_what_was_registered() {
    let acme = open_tenant("acme").await;
    acme.settings(json!({"hideAccountExistence": true})).await;
    let new = fresh("new");
    register(&acme.client(), form(&new, "forgotten-tractor")).await;
    let ask = json!({"email": new});
    let reply = acme.client().post("/api/auth/password-reset", ask).await.unwrap();
    assert_eq!(reply.status, 200);
    let reset = json!({"code": code(&new, "resetPassword").await, "password": PASSWORD});
    let reset = acme
        .client()
        .post("/api/auth/password-reset/confirm", reset)
        .await
        .unwrap();
    assert_eq!(reset.status, 200, "{}", reset.text());
    assert_eq!(login(&acme.client(), &new, PASSWORD).await, 200);
}

#[tokio::test]
async fn a_password_that_is_a_name_with_a_few_digits_is_refused() {
    let acme = open_tenant("acme").await;
    let lena = fresh("lena");
    for name in ["Acme1234", "@cme-2026", "Brandt-1987!", "lenalena1"] {
        let refused = register(&acme.client(), form(&lena, name)).await;
        assert_eq!(
            (refused.status.as_u16(), refused.value()["errors"][0]["code"].as_str()),
            (422, Some("names")),
            "{name}: {}",
            refused.text()
        );
    }
    let admin = acme.admin().await;
    let by_name = |password: &str| {
        let profile = json!({"firstName": "Marco", "lastName": "Rossi", "username": "m.rossi.7"});
        json!({"profile": profile, "roles": ["learner"], "password": password})
    };
    for name in ["m.rossi.7123", "M.Rossi.7-2026", "marco-rossi-1"] {
        let refused = admin.post("/api/people", by_name(name)).await.unwrap();
        assert_eq!(refused.status, 422, "{name}");
        assert!(
            field_error(&refused, "password").contains("contains a well-known name"),
            "{name}: {}",
            refused.text()
        );
    }
    let given = admin.post("/api/people", by_name(PASSWORD)).await.unwrap();
    assert_eq!(given.status, 201, "{}", given.text());
    let marco = acme.sign_in("m.rossi.7").await;
    let own = json!({"password": PASSWORD, "newPassword": "M.Rossi.7-99"});
    let refused = marco.post("/api/me/password", own).await.unwrap();
    assert!(
        field_error(&refused, "newPassword").contains("contains a well-known name"),
        "{}",
        refused.text()
    );
}

#[tokio::test]
async fn an_international_address_signs_in_as_it_is_typed_and_is_shown_so() {
    let acme = open_tenant("acme").await;
    let label = learnt_kernel::ids::random_label(8);
    let (typed, stored) = (
        format!("ada-{label}@nörd.test"),
        format!("ada-{label}@xn--nrd-sna.test"),
    );
    let browser = acme.client();
    let entered = register(&browser, form(&typed, PASSWORD)).await;
    assert_eq!(entered.status, 200, "{}", entered.text());
    assert_eq!(identities(&stored).await, 1, "kept in one spelling");
    for spelling in [&typed, &typed.to_uppercase(), &typed.replace('ö', "o\u{308}"), &stored] {
        assert_eq!(login(&acme.client(), spelling, PASSWORD).await, 200, "{spelling}");
    }
    let me = browser.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!(me["data"]["email"], json!(typed));
    let security = browser.get("/api/me/security").await.unwrap().value();
    assert_eq!(security["email"], json!(typed));
    let admin = acme.admin().await;
    let list = admin
        .get("/api/people?search=nörd")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&list["total"], &list["items"][0]["email"]),
        (&json!(1), &json!(typed)),
        "{list}"
    );
    let page = admin
        .get(&format!("/api/people/{}", me["uid"].as_str().unwrap()))
        .await
        .unwrap()
        .value();
    assert_eq!(page["profile"]["email"], json!(typed));
    // What was shown goes back as it is, and changes nothing.
    let same = json!({"revision": page["revision"], "profile": {"email": typed, "position": "Nurse"}});
    let path = format!("/api/people/{}", me["uid"].as_str().unwrap());
    let edited = admin.patch(&path, same).await.unwrap().ok().unwrap().value();
    assert_eq!(edited["profile"]["email"], json!(typed));
    assert_eq!(
        acme.texts("select email from user_teams where position = 'Nurse'")
            .await,
        std::slice::from_ref(&stored)
    );
    mail(&stored, "mode=verifyEmail").await;
}
