//! Who reads what.
use learnt_compose::testing::TestStack;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{add, rows, text};

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_found_by_each_filter() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let (lena, marco) = (
        add(&admin, "Lena", &["learner"]).await,
        add(&admin, "Marco", &["manager"]).await,
    );
    acme.sign_in(&text(&marco["profile"]["username"])).await;
    let me = admin.get("/api/me").await.unwrap().value()["uid"].clone();

    let names = |rows: Vec<Value>| -> Vec<String> {
        rows.iter()
            .map(|row| {
                format!(
                    "{} {}",
                    row["action"].as_str().unwrap(),
                    row["subjectName"].as_str().unwrap_or("-")
                )
            })
            .collect()
    };
    assert_eq!(
        names(rows(&admin, "action=person.created").await),
        ["person.created Marco Berg", "person.created Lena Berg"]
    );
    assert_eq!(
        names(rows(&admin, "search=LENA%20created").await),
        ["person.created Lena Berg"]
    );
    assert_eq!(names(rows(&admin, "search=100%25").await), Vec::<String>::new());
    assert_eq!(
        names(rows(&admin, &format!("actor={}", text(&marco["id"]))).await),
        ["session.begun Marco Berg"]
    );
    assert!(
        rows(&admin, &format!("actor={}&action=person.created", text(&me)))
            .await
            .len()
            == 2
    );
    assert!(
        rows(&admin, &format!("actingAs={}", text(&lena["id"])))
            .await
            .is_empty()
    );
    let today = SystemClock.now().date_naive();
    let (yesterday, tomorrow) = (today.pred_opt().unwrap(), today.succ_opt().unwrap());
    assert!(
        !rows(&admin, &format!("from={yesterday}&to={tomorrow}"))
            .await
            .is_empty()
    );
    assert!(rows(&admin, &format!("to={yesterday}")).await.is_empty());
    assert!(rows(&admin, &format!("from={tomorrow}")).await.is_empty());
    let refused = admin.get("/api/audit-log?from=yesterday").await.unwrap();
    assert_eq!(
        (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
        (422, &json!("from"))
    );

    let newest = rows(&admin, "perPage=1").await;
    let oldest = rows(&admin, "perPage=1&sort=at").await;
    assert!(text(&newest[0]["at"]) > text(&oldest[0]["at"]));
    let first = admin.get("/api/audit-log?perPage=1").await.unwrap().value();
    let path = format!("/api/audit-log?perPage=1&after={}", text(&first["next"]));
    let second = admin.get(&path).await.unwrap().value();
    assert!(first["total"].as_i64().unwrap() > 2 && second["items"][0]["id"] != newest[0]["id"]);
    let actions = admin.get("/api/audit-log/actions").await.unwrap().ok().unwrap().value();
    let actions: Vec<&str> = actions
        .as_array()
        .unwrap()
        .iter()
        .map(|word| word.as_str().unwrap())
        .collect();
    assert!(
        actions.is_sorted() && actions.contains(&"person.created") && actions.contains(&"session.begun"),
        "{actions:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_file_holds_the_filtered_set_and_disarms_formulas() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add(&admin, "=HYPERLINK(1)", &["learner"]).await;
    add(&admin, "Marco", &["manager"]).await;
    let file = admin
        .get("/api/audit-log/export.csv?action=person.created&search=hyperlink")
        .await
        .unwrap();
    assert!(
        file.headers["content-disposition"]
            .to_str()
            .unwrap()
            .contains("audit-log.csv")
    );
    let text = file.text();
    let lines: Vec<&str> = text.trim_end().lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines[0].starts_with("\u{FEFF}at,action,subject,subjectName,actor,actorName,actingAs"));
    assert!(
        lines[1].contains("\"'=HYPERLINK(1) Berg\"") && lines[1].contains("Ada Admin"),
        "{text}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_their_own_and_admins_their_tenants() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    let (admin, there) = (acme.admin().await, munro.admin().await);
    let (lena, marco) = (
        add(&admin, "Lena", &["learner"]).await,
        add(&admin, "Marco", &["manager"]).await,
    );
    let hers = acme.sign_in(&text(&lena["profile"]["username"])).await;
    for path in ["/api/audit-log", "/api/audit-log/actions", "/api/audit-log/export.csv"] {
        assert_eq!(hers.get(path).await.unwrap().code(), "role", "{path}");
    }
    let mine = hers.get("/api/me/audit-log").await.unwrap().ok().unwrap().value();
    let actions: Vec<&str> = mine["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["action"].as_str().unwrap())
        .collect();
    assert_eq!(
        actions,
        ["session.begun", "person.created"],
        "what she did, and what was done to her"
    );
    assert!(!mine.to_string().contains(&text(&marco["id"])));
    let theirs = there
        .get("/api/audit-log?perPage=200")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .text();
    assert!(!theirs.contains("Lena") && !theirs.contains(&acme.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_row_is_read_by_its_link_and_by_admins_of_its_tenant_alone() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    let (admin, there) = (acme.admin().await, munro.admin().await);
    let lena = add(&admin, "Lena", &["learner"]).await;
    let row = rows(&admin, "action=person.created").await[0].clone();
    let path = format!("/api/audit-log/{}", text(&row["id"]));
    assert_eq!(admin.get(&path).await.unwrap().ok().unwrap().value(), row);

    let hers = acme.sign_in(&text(&lena["profile"]["username"])).await;
    let nowhere = format!("/api/audit-log/{}", text(&lena["id"]));
    for (who, path, status, code) in [
        (&acme.client(), &path, 401, "signed_out"),
        (&hers, &path, 403, "role"),
        (&there, &path, 404, "not_found"),
        (&admin, &nowhere, 404, "not_found"),
        (&admin, &"/api/audit-log/last".to_owned(), 404, "not_found"),
    ] {
        let reply = who.get(path).await.unwrap();
        assert_eq!((reply.status.as_u16(), reply.code().as_str()), (status, code), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_written_down_under_its_persons_name() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add(&admin, "Lena", &["learner"]).await;
    let hers = acme.sign_in(&text(&lena["profile"]["username"])).await;
    hers.post("/api/auth/logout", json!({})).await.unwrap();
    acme.sign_in(&text(&lena["profile"]["username"])).await;
    let body = json!({"ids": [lena["id"]], "status": "terminated"});
    admin.post("/api/people/status", body).await.unwrap().ok().unwrap();
    for word in ["session.begun", "session.ended"] {
        let theirs = rows(&admin, &format!("action={word}&search=lena")).await;
        let names: Vec<&Value> = theirs.iter().map(|row| &row["subjectName"]).collect();
        assert_eq!(names, vec!["Lena Berg"; 2], "{word}");
    }
}
