//! What is billed of a tenant stays when the tenant is erased, and is nobody else's.
use http::StatusCode;
use learnt_control_plane::builder;
use serde_json::json;

use super::licences::{decide, evidence, month, path, platform};
use super::platform::run;

#[tokio::test]
async fn the_invoiced_months_of_an_erased_tenant_stay_as_they_were() {
    let (platform, console) = platform().await;
    evidence(&platform, "acme", 3).await;
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    let people = console.get(&path(&platform, 1, "/people?perPage=2")).await.body["items"].clone();
    for person in people.as_array().unwrap() {
        let waiver = path(
            &platform,
            1,
            &format!("/waivers/{}", person["userId"].as_str().unwrap()),
        );
        console.put(&waiver, &json!({"text": "Left on the first day"})).await;
    }
    for to in ["approved", "invoiced"] {
        assert_eq!(decide(&platform, &console, 1, to).await.status, StatusCode::NO_CONTENT);
    }
    let list_path = format!("/api/licences?month={}", month(&platform, 1));
    let before = console.get(&list_path).await.body["items"][0].clone();
    assert_eq!(before["waived"], json!(2));

    console
        .post("/api/tenants/acme/archive", &json!({"reason": "They left"}))
        .await;
    let body = json!({"confirmation": "The acme company", "reason": "They asked for it", "graceDays": 0});
    console.post("/api/tenants/acme/erasure", &body).await;
    assert_eq!(builder::erase(platform.control.provisioner()).await.unwrap(), 0);
    run(
        &mut platform.register().await,
        "select control.files_erased('acme', 0, 0)",
    )
    .await;
    assert_eq!(builder::erase(platform.control.provisioner()).await.unwrap(), 1);
    let after = console.get(&list_path).await.body["items"][0].clone();
    for part in [
        "tenantName",
        "plan",
        "included",
        "counted",
        "waived",
        "over",
        "billed",
        "state",
        "teams",
        "reviewedBy",
    ] {
        assert_eq!(after[part], before[part], "{part}");
    }
    let reasons: i64 = sqlx::query_scalar("select count(*) from control.licence_waivers")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(reasons, 0, "nothing about people is left");
    let in_review = format!("/api/licences?month={}", month(&platform, 2));
    assert_eq!(
        console.get(&in_review).await.body["total"],
        0,
        "what was never invoiced is gone"
    );

    // Whoever gets the label next does not see the bills of before.
    let bills = "select count(*) from control.tenant_bills('acme')";
    let bills: i64 = sqlx::query_scalar(bills)
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(bills, 0);
}
