//! People come into a team from a file.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{TestStack, test_cluster};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};

use super::{add, eventually};

async fn upload(admin: &Client, content: impl Into<Vec<u8>>) -> Reply {
    let part = Part::bytes(content.into()).file_name("people.csv");
    let request = admin
        .request(Method::POST, "/api/people/imports")
        .multipart(Form::new().part("file", part));
    admin.send(request).await.unwrap()
}

pub(super) fn path(job: &Value, rest: &str) -> String {
    format!("/api/people/imports/{}{rest}", job["id"].as_str().unwrap())
}

/// Uploads and checks with the suggested mapping.
pub(super) async fn checked(admin: &Client, content: impl Into<Vec<u8>>) -> Value {
    checked_inviting(admin, content, false).await
}

/// The same, with what was said about invitations.
pub(super) async fn checked_inviting(admin: &Client, content: impl Into<Vec<u8>>, invite: bool) -> Value {
    let job = upload(admin, content).await.ok().unwrap().value();
    let choice = json!({"mapping": job["suggestedMapping"], "matchBy": job["suggestedMatchBy"], "invite": invite});
    admin
        .post(&path(&job, "/check"), choice)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

pub(super) async fn run(admin: &Client, job: &Value) -> Value {
    admin.post(&path(job, "/run"), json!({})).await.unwrap().ok().unwrap();
    eventually(admin, &path(job, ""), |job| job["status"] == "done").await
}

fn figures(job: &Value) -> [i64; 4] {
    ["created", "updated", "unchanged", "rejected"].map(|name| job[name].as_i64().unwrap())
}

fn utf16(text: &str) -> Vec<u8> {
    std::iter::once(0xFEFF)
        .chain(text.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_in_every_encoding_are_the_same_people() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lines = |separator: &str, end: &str| {
        let cells = [
            ["Vorname", "Nachname", "E-Mail", "Location"],
            ["Zoë", "Ångström", "zoe@people.test", "Leeds|York"],
            ["李", "雷", "li@people.test", ""],
        ];
        cells.map(|line| line.join(separator)).join(end)
    };
    let files = [
        lines(",", "\n").into_bytes(),
        [b"\xEF\xBB\xBF".to_vec(), lines(";", "\r\n").into_bytes()].concat(),
        utf16(&lines("\t", "\r\n")),
    ];
    for (index, file) in files.into_iter().enumerate() {
        let job = checked(&admin, file).await;
        let expected = if index == 0 { [2, 0, 0, 0] } else { [0, 0, 2, 0] };
        assert_eq!(figures(&job), expected, "file {index}: {job}");
        if index == 0 {
            assert_eq!(figures(&run(&admin, &job).await), expected);
        }
    }
    let zoe = admin.get("/api/people?search=ångström").await.unwrap().value()["items"][0].clone();
    assert_eq!(
        (&zoe["firstName"], &zoe["loc1"], &zoe["invitation"]),
        (&json!("Zoë"), &json!(["Leeds", "York"]), &json!("none"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn every_bad_line_is_named_and_the_good_ones_come_in() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add(&admin, "Lena", &format!("lena@{}.test", acme.id), &[]).await;
    let file = format!(
        "first name,last name,email,status,roles\n\
         Lena,Brandt-Ek,lena@{id}.test,,\n\
         Bo,Ek,not an address,,\n\
         \n\
         Cy,Ek,cy@people.test,retired,\n\
         Di,Ek,di@people.test,,superadmin\n\
         ,Ek,nameless@people.test,,\n\
         Ed,Ek,ed@people.test,sick leave,manager|learner\n\
         Ed,Ek,ED@people.test,,\n\
         short,line\n\
         Ada,Admin,{admin},terminated,\n",
        id = acme.id,
        admin = acme.admin_email,
    );
    let job = checked(&admin, file.clone()).await;
    assert_eq!(figures(&job), [1, 1, 0, 7], "{job}");
    let rows = admin.get(&path(&job, "/rows?outcome=rejected")).await.unwrap().value();
    let named: Vec<(i64, &str, &str)> = rows["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            let problem = &row["problems"][0];
            (
                row["line"].as_i64().unwrap(),
                problem["column"].as_str().unwrap(),
                problem["value"].as_str().unwrap(),
            )
        })
        .collect();
    let admin_line = (11, "status", "terminated");
    let expected = [
        (3, "email", "not an address"),
        (5, "status", "retired"),
        (6, "roles", "superadmin"),
        (7, "first name", ""),
        (9, "email", "ed@people.test"),
        (10, "", ""),
        admin_line,
    ];
    assert_eq!(named, expected);
    let codes: Vec<&str> = rows["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["problems"][0]["code"].as_str().unwrap())
        .collect();
    assert_eq!(
        codes,
        [
            "not_an_email",
            "unknown_status",
            "role_above_own",
            "no_first_name",
            "same_value",
            "cell_count",
            "own_access"
        ]
    );
    assert_eq!(rows["items"][4]["problems"][0]["params"], json!({"line": 8}));
    assert_eq!(
        rows["items"][5]["problems"][0]["params"],
        json!({"cells": 2, "columns": 5})
    );
    assert_eq!(
        admin.get("/api/people").await.unwrap().value()["total"],
        2,
        "checking adds nobody"
    );

    let done = run(&admin, &job).await;
    assert_eq!(figures(&done), [1, 1, 0, 7]);
    let result = admin.get(&path(&job, "/rows.csv")).await.unwrap().text();
    assert!(result.contains("8,created,Ed Ek,,,\r\n"), "{result}");
    assert!(
        result.contains("3,rejected,Bo Ek,email,not an address,Please enter a valid email\r\n"),
        "{result}"
    );
    let again = admin.post(&path(&job, "/run"), json!({})).await.unwrap();
    assert_eq!(again.code(), "already_run");
    assert_eq!(
        figures(&checked(&admin, file).await),
        [0, 0, 2, 7],
        "the same file twice changes nothing"
    );
}

async fn managers_of(admin: &Client, search: &str) -> Vec<String> {
    let found = admin
        .get(&format!("/api/people?search={search}"))
        .await
        .unwrap()
        .value();
    let id = found["items"][0]["id"].as_str().unwrap().to_owned();
    let person = admin
        .get(&format!("/api/people/{id}"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    person["managers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|manager| manager["name"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_with_their_managers_whichever_line_those_stand_in() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add(&admin, "Lena", &format!("lena@{}.test", acme.id), &[]).await;
    let file = format!(
        "first name,last name,email,username,Line manager\n\
         Bo,Ek,bo@people.test,,cy.chief;LENA@{id}.test\n\
         Cy,Chief,cy@people.test,cy.chief,\n\
         Di,Ek,di@people.test,,who@people.test|bo@people.test\n\
         Ed,Ek,ed@people.test,,ed@people.test\n\
         Fi,Ek,fi@people.test,,lena@{id}.test\n",
        id = acme.id
    );
    let job = checked(&admin, file.clone()).await;
    assert_eq!(job["suggestedMapping"][4], "managers");
    assert_eq!(figures(&job), [3, 0, 0, 2], "{job}");
    let rows = admin.get(&path(&job, "/rows?outcome=rejected")).await.unwrap().value();
    let named: Vec<(i64, Vec<Value>)> = rows["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            (
                row["line"].as_i64().unwrap(),
                row["problems"].as_array().unwrap().clone(),
            )
        })
        .collect();
    let problem = |value: &str, code: &str, message: &str| json!({"column": "Line manager", "value": value, "code": code, "params": {}, "message": message});
    assert_eq!(
        named,
        [
            (
                4,
                vec![problem(
                    "who@people.test",
                    "unknown_manager",
                    "Nobody in this team has this address or username"
                )]
            ),
            (
                5,
                vec![problem(
                    "ed@people.test",
                    "own_manager",
                    "A person cannot be their own manager"
                )]
            ),
        ]
    );

    let done = run(&admin, &job).await;
    assert_eq!(figures(&done), [3, 0, 0, 2], "{done}");
    assert_eq!(managers_of(&admin, "bo@people.test").await, ["Cy Chief", "Lena Brandt"]);
    assert_eq!(managers_of(&admin, "fi@people.test").await, ["Lena Brandt"]);
    assert_eq!(
        figures(&checked(&admin, file).await),
        [0, 0, 3, 2],
        "the same file twice changes nothing"
    );

    let cleared = checked(&admin, "email,managers\nbo@people.test,cy.chief\nfi@people.test,\n").await;
    assert_eq!(figures(&cleared), [0, 1, 1, 0], "an empty cell changes nothing");
    run(&admin, &cleared).await;
    assert_eq!(managers_of(&admin, "bo@people.test").await, ["Cy Chief"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_that_was_left_in_the_middle_can_be_found_again_or_thrown_away() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let left = upload(&admin, "first name,last name,email\nBo,Ek,bo@people.test\n")
        .await
        .ok()
        .unwrap()
        .value();
    let job = checked(&admin, "first name,last name,email\nCy,Ek,cy@people.test\n").await;
    let list = admin.get("/api/people/imports").await.unwrap().value();
    let states: Vec<&str> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|job| job["status"].as_str().unwrap())
        .collect();
    assert_eq!(states, ["checked", "uploaded"]);

    admin.delete(&path(&left, ""), json!({})).await.unwrap().ok().unwrap();
    assert_eq!(admin.get(&path(&left, "")).await.unwrap().status.as_u16(), 404);
    run(&admin, &job).await;
    let refusal = admin.delete(&path(&job, ""), json!({})).await.unwrap();
    assert_eq!((refusal.status.as_u16(), refusal.code()), (409, "already_run".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_such_file_is_refused_with_a_sentence() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    for (file, sentence) in [
        (b"".to_vec(), "The file is empty"),
        (b"email\n".to_vec(), "There are no lines below the header"),
        (b"email\nzo\xEB@x.test\n".to_vec(), "neither UTF-8 nor UTF-16 (line 2"),
    ] {
        let refusal = upload(&admin, file).await;
        assert_eq!(refusal.status.as_u16(), 422);
        assert!(refusal.text().contains(sentence), "{}", refusal.text());
    }
    let large = upload(&admin, vec![b'a'; 10 * 1024 * 1024 + 1]).await;
    assert_eq!(large.status.as_u16(), 413, "{}", large.text());
    assert_eq!(
        admin.get("/api/people/imports").await.unwrap().value(),
        json!([]),
        "nothing is stored"
    );

    let job = upload(&admin, "a,b\n1,2\n").await.ok().unwrap().value();
    for mapping in [
        json!(["email", "email"]),
        json!(["rewardPointsCount", "email"]),
        json!(["firstName", null]),
        json!(["email"]),
    ] {
        let refusal = admin
            .post(&path(&job, "/check"), json!({"mapping": mapping, "matchBy": "email"}))
            .await
            .unwrap();
        assert_eq!(refusal.value()["errors"][0]["field"], "mapping", "{}", refusal.text());
    }
    assert_eq!(
        admin.post(&path(&job, "/run"), json!({})).await.unwrap().code(),
        "not_checked"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_whose_connections_are_cut_again_and_again_loses_nobody_and_repeats_nobody() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lines: String = (0..1_000)
        .map(|n| {
            format!(
                "First{n},Last{n},E{n:04},{}\n",
                if n % 2 == 0 {
                    format!("p{n}@people.test")
                } else {
                    String::new()
                }
            )
        })
        .collect();
    // people without an address need a login name
    let lines: String = lines
        .lines()
        .enumerate()
        .map(|(n, line)| format!("{line},user{n:04}\n"))
        .collect();
    let file = format!("firstName,lastName,employeeId,email,username\n{lines}");
    let job = checked(&admin, file.clone()).await;
    assert_eq!(
        (job["matchBy"].as_str(), figures(&job)),
        (Some("employeeId"), [1_000, 0, 0, 0]),
        "{job}"
    );

    let mut wrecker = PgConnection::connect(&test_cluster().await.unwrap().url).await.unwrap();
    let schema: String = {
        let mut register = PgConnection::connect(&acme.stack().urls().control).await.unwrap();
        sqlx::query_scalar("select schema_name from control.tenants where id = $1")
            .bind(&acme.id)
            .fetch_one(&mut register)
            .await
            .unwrap()
    };
    admin.post(&path(&job, "/run"), json!({})).await.unwrap().ok().unwrap();
    let mut cut = 0;
    for _ in 0..40 {
        // only connections in the middle of something: an idle one would be missed by nobody
        let ended = sqlx::query(
            "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and xact_start is not null",
        )
        .bind(format!("{schema}_app"))
        .execute(&mut wrecker)
        .await
        .unwrap();
        cut += ended.rows_affected();
        if cut >= 3 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(15)).await;
    }
    assert!(cut > 0, "the import was through before anything could be cut");
    let done = eventually(&admin, &path(&job, ""), |job| job["status"] == "done").await;
    assert_eq!(figures(&done), [1_000, 0, 0, 0]);
    assert_eq!(admin.get("/api/people").await.unwrap().value()["total"], 1_001);
    assert_eq!(figures(&checked(&admin, file).await), [0, 0, 1_000, 0]);
}
