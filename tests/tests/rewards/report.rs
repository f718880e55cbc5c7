//! What a team's people earned and redeemed, as its admins have it reported: listed, summed, exported, and as it happens.
use std::io::Read;
use std::time::Duration;

use learnt_compose::client::Client;
use learnt_compose::testing::PATIENCE;
use learnt_tests::live::{Socket, next, tab};
use serde_json::{Value, json};

use super::{begin, redeem};
use crate::learning::{Learner, Story, text};

const REPORT: &str = "/api/rewards/report";

/// Everything of it that can be asked for.
const ALL: [&str; 7] = ["", ".csv", ".xlsx", "/people", "/people.csv", "/people.xlsx", "/totals"];

/// Lena earns 100 and redeems 30 of them, then Otto earns 50.
async fn earned_and_redeemed(story: &Story) -> (Learner, Learner) {
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    story.earns(&lena, "Lifting", 100).await;
    assert_eq!(redeem(&lena.browser, json!(30)).await.status, 201);
    story.earns(&otto, "Carrying", 50).await;
    (lena, otto)
}

/// The transactions that a query finds, in order: whose, what, and how many points.
async fn listed(story: &Story, query: &str) -> Vec<(String, String, i64)> {
    let page = story.reads(&format!("{REPORT}?{query}")).await;
    let row = |row: &Value| {
        let points = row["rewardPointAmount"].as_i64().unwrap();
        let title = row["documentTitle"].as_str().unwrap_or("redeemed").to_owned();
        let signed = if row["redeem"] == true { -points } else { points };
        (text(&row["firstName"]), title, signed)
    };
    page["items"].as_array().unwrap().iter().map(row).collect()
}

fn signed(rows: &[(String, String, i64)]) -> Vec<i64> {
    rows.iter().map(|(_, _, points)| *points).collect()
}

/// The people that a query finds, in order: who, earned, redeemed, and what they have.
async fn people(story: &Story, query: &str) -> Vec<(String, [i64; 3])> {
    let page = story.reads(&format!("{REPORT}/people?{query}")).await;
    let row = |row: &Value| {
        let figures = ["earned", "redeemed", "balance"].map(|key| row[key].as_i64().unwrap());
        (text(&row["firstName"]), figures)
    };
    page["items"].as_array().unwrap().iter().map(row).collect()
}

/// Earned, redeemed, balance, people.
async fn totals(story: &Story, query: &str) -> [i64; 4] {
    let totals = story.reads(&format!("{REPORT}/totals?{query}")).await;
    ["earned", "redeemed", "balance", "people"].map(|key| totals[key].as_i64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn transactions_are_found_by_person_type_direction_and_day_in_each_order() {
    let story = begin("report-rows").await;
    let (lena, _otto) = earned_and_redeemed(&story).await;
    let page = story.reads(&format!("{REPORT}?perPage=1")).await;
    let row = &page["items"][0];
    assert_eq!((&page["total"], &row["documentType"]), (&json!(3), &json!("course")));
    assert_eq!(row["username"], format!("otto.{}", story.tenant.id).to_lowercase());
    assert!(row["createdAt"].as_i64().unwrap() > 1_700_000_000, "unix seconds");

    let all = listed(&story, "").await;
    let row = |name: &str, title: &str, points: i64| (name.to_owned(), title.to_owned(), points);
    assert_eq!(
        all,
        [
            row("Otto", "Carrying", 50),
            row("Lena", "redeemed", -30),
            row("Lena", "Lifting", 100)
        ]
    );
    for (query, expected) in [
        ("sort=date", &[100, -30, 50][..]),
        ("sort=points", &[-30, 50, 100]),
        ("sort=-points", &[100, 50, -30]),
        ("sort=title", &[50, 100, -30]),
        ("sort=type", &[100, 50, -30]),
        ("sort=name", &[100, -30, 50]),
        ("sort=nonsense", &[50, -30, 100]),
        ("search=lena%20berg", &[-30, 100]),
        ("search=nobody", &[]),
        ("type=course", &[50, 100]),
        ("type=event", &[]),
        ("redeem=true", &[-30]),
        ("redeem=false", &[50, 100]),
        ("redeem=true&search=otto", &[]),
        ("from=2020-01-01", &[50, -30, 100]),
        ("to=2020-01-01", &[]),
        ("from=2020-01-01&to=2020-12-31", &[]),
        ("perPage=2&page=2", &[100]),
    ] {
        assert_eq!(signed(&listed(&story, query).await), expected, "{query}");
    }
    let wrong = story.ada.get(&format!("{REPORT}?from=soon")).await.unwrap();
    assert_eq!(
        (wrong.status.as_u16(), &wrong.value()["errors"][0]["field"]),
        (422, &json!("from"))
    );
    let unknown = story.ada.get(&format!("{REPORT}?type=hat")).await.unwrap();
    assert_eq!(
        (unknown.status.as_u16(), unknown.code()),
        (400, "invalid_query".to_owned())
    );

    // A title is what it was called when it was completed, and a page leads to its person.
    assert_eq!(
        story.reads(&format!("{REPORT}?redeem=true")).await["items"][0]["userId"],
        lena.id.as_str()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn sums_and_people_follow_the_filters_and_agree_with_the_transactions() {
    let story = begin("report-sums").await;
    earned_and_redeemed(&story).await;
    let lena = |figures: [i64; 3]| ("Lena".to_owned(), figures);
    let otto = |figures: [i64; 3]| ("Otto".to_owned(), figures);
    for (query, expected) in [
        ("", [lena([100, 30, 70]), otto([50, 0, 50])]),
        ("sort=-name", [otto([50, 0, 50]), lena([100, 30, 70])]),
        ("sort=-earned", [lena([100, 30, 70]), otto([50, 0, 50])]),
        ("sort=redeemed", [otto([50, 0, 50]), lena([100, 30, 70])]),
        ("sort=balance", [otto([50, 0, 50]), lena([100, 30, 70])]),
        ("sort=-last", [otto([50, 0, 50]), lena([100, 30, 70])]),
        // What they have is theirs, whatever was left out.
        ("type=course", [lena([100, 0, 70]), otto([50, 0, 50])]),
        ("type=course&sort=balance", [otto([50, 0, 50]), lena([100, 0, 70])]),
        ("from=2020-01-01&sort=-last", [otto([50, 0, 50]), lena([100, 30, 70])]),
    ] {
        assert_eq!(people(&story, query).await, expected, "{query}");
    }
    assert_eq!(people(&story, "redeem=true").await, [lena([0, 30, 70])]);
    assert_eq!(people(&story, "search=otto").await, [otto([50, 0, 50])]);
    assert_eq!(people(&story, "search=otto&type=course").await, [otto([50, 0, 50])]);

    for (query, expected) in [
        ("", [150, 30, 120, 2]),
        ("search=lena", [100, 30, 70, 1]),
        ("redeem=true", [0, 30, 70, 1]),
        ("type=course", [150, 0, 120, 2]),
        ("to=2020-01-01", [0, 0, 0, 0]),
    ] {
        assert_eq!(totals(&story, query).await, expected, "{query}");
    }
    let shown = story.reads(&format!("{REPORT}/totals")).await;
    let months = shown["months"].as_array().unwrap();
    assert_eq!(months.len(), 12);
    let sum = |key: &str| -> i64 { months.iter().map(|month| month[key].as_i64().unwrap()).sum() };
    assert_eq!((sum("earned"), sum("redeemed")), (150, 30));
    assert!(text(&months[11]["month"]).ends_with("-01"), "{months:?}");
    let shown = story
        .reads(&format!("{REPORT}/totals?from=2024-11-15&to=2025-02-01"))
        .await;
    let months = shown["months"].as_array().unwrap().iter();
    assert_eq!(
        months.map(|month| text(&month["month"])).collect::<Vec<_>>(),
        ["2024-11-01", "2024-12-01", "2025-01-01", "2025-02-01"]
    );
    assert_eq!(story.contradictions().await, 0);
}

/// The lines of a file below its head.
async fn lines(story: &Story, path: &str, head: &str) -> Vec<String> {
    let file = story.ada.get(&format!("{REPORT}{path}")).await.unwrap().ok().unwrap();
    assert_eq!(file.headers["content-type"], "text/csv; charset=utf-8");
    let text = file.text();
    let rest = text.strip_prefix(&format!("\u{FEFF}{head}\r\n"));
    let rest = rest.unwrap_or_else(|| panic!("another head: {text}"));
    rest.split_terminator("\r\n").map(str::to_owned).collect()
}

const TRANSACTIONS: &str =
    "first_name,last_name,username,type,title,reward_earned,points_redeemed,redeem,date_of_completion";
const PEOPLE: &str = "first_name,last_name,username,reward_earned,points_redeemed,balance,last_date";

/// The sheet of a workbook.
async fn sheet(story: &Story, path: &str) -> String {
    let file = story.ada.get(&format!("{REPORT}{path}")).await.unwrap().ok().unwrap();
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(&file.body)).unwrap();
    let mut text = String::new();
    let mut part = archive.by_name("xl/worksheets/sheet1.xml").unwrap();
    part.read_to_string(&mut text).unwrap();
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_the_filters_keep_leaves_as_a_file_in_the_words_of_the_specification() {
    let story = begin("report-files").await;
    earned_and_redeemed(&story).await;
    let username = |name: &str| format!("{name}.{}", story.tenant.id).to_lowercase();
    let (lena, otto) = (username("lena"), username("otto"));
    let all = lines(&story, ".csv", TRANSACTIONS).await;
    let (days, rows): (Vec<String>, Vec<String>) = all
        .iter()
        .map(|line| {
            let (row, day) = line.rsplit_once(',').unwrap();
            (day.to_owned(), row.to_owned())
        })
        .unzip();
    assert_eq!(
        rows,
        [
            format!("Otto,Berg,{otto},course,Carrying,50,,false"),
            format!("Lena,Berg,{lena},,,,30,true"),
            format!("Lena,Berg,{lena},course,Lifting,100,,false"),
        ]
    );
    for day in &days {
        let parts: Vec<usize> = day.split('/').map(str::len).collect();
        assert_eq!(parts, [2, 2, 4], "{day} is not DD/MM/YYYY");
    }
    assert_eq!(
        lines(&story, ".csv?redeem=true&search=lena", TRANSACTIONS).await.len(),
        1
    );
    let balances = lines(&story, "/people.csv", PEOPLE).await;
    assert!(
        balances[0].starts_with(&format!("Lena,Berg,{lena},100,30,70,"))
            && balances[1].starts_with(&format!("Otto,Berg,{otto},50,0,50,")),
        "{balances:?}"
    );
    assert_eq!(lines(&story, "/people.csv?redeem=true", PEOPLE).await.len(), 1);

    let book = sheet(&story, ".xlsx?type=course").await;
    assert_eq!(book.matches("<row>").count(), 3);
    assert!(
        book.contains("date_of_completion") && book.contains("<c><v>100</v></c>") && !book.contains("<v>30</v>"),
        "{book}"
    );
    let book = sheet(&story, "/people.xlsx").await;
    assert!(
        book.matches("<row>").count() == 3 && book.contains("<c><v>70</v></c>"),
        "{book}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn files_go_on_where_a_portion_ended_and_lose_nobody_of_the_same_moment_or_name() {
    let story = begin("report-portions").await;
    let lena = story.learner("Lena", "Leeds").await;
    let team = story.tenant.id.as_str();
    let many = format!(
        "insert into reward_transactions (id, team_id, user_id, document_id, document_type, document_title, reward_point_amount, redeem, created_at)
         select gen_random_uuid(), '{team}', '{}', gen_random_uuid(), 'course', 'Course ' || n, 1, false, now() - (n / 7) * interval '1 minute'
         from generate_series(1, 4500) n",
        lena.id
    );
    story.tenant.sql(many).await;
    let mut rows = lines(&story, ".csv", TRANSACTIONS).await;
    assert_eq!(rows.len(), 4500);
    rows.sort();
    rows.dedup();
    assert_eq!(rows.len(), 4500, "each once");
    assert_eq!(sheet(&story, ".xlsx").await.matches("<row>").count(), 4501);
    assert_eq!(totals(&story, "type=course").await, [4500, 0, 0, 1]);
    let page = story.reads(&format!("{REPORT}?type=course")).await;
    assert_eq!(
        (&page["total"], page["items"].as_array().unwrap().len()),
        (&json!(1025), 25)
    );

    let namesakes = format!(
        "with one as materialized (select gen_random_uuid() as id from generate_series(1, 2100))
         insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at)
         select id || '_{team}', id, '{team}', 'Max', 'Same', '{{}}', 'max same', now(), now() from one"
    );
    story.tenant.sql(namesakes).await;
    let sums = format!(
        "insert into reward_totals (team_id, user_id, earned, redeemed, last_at)
         select team_id, user_id, 5, 0, now() from user_teams where team_id = '{team}' and last_name = 'Same'"
    );
    story.tenant.sql(sums).await;
    assert_eq!(lines(&story, "/people.csv?search=max", PEOPLE).await.len(), 2100);
    assert_eq!(
        sheet(&story, "/people.xlsx?search=max").await.matches("<row>").count(),
        2101
    );
}

/// The next message about points.
async fn receive(socket: &mut Socket, patience: Duration) -> Option<Value> {
    next(socket, patience, |message| message.contains("\"points.")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_report_hears_at_once_of_what_is_earned_and_redeemed_and_no_learner_does() {
    let story = begin("report-live").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let team = format!("rewards:{}", story.tenant.id);
    let mut admins = tab(&story.tenant, &story.ada, std::slice::from_ref(&team)).await;
    let mut his = tab(&story.tenant, &otto.browser, &[format!("me:{}", otto.id), team.clone()]).await;
    story.earns(&lena, "Lifting", 100).await;
    let update = receive(&mut admins, PATIENCE).await.unwrap();
    assert_eq!(
        (&update["kind"], &update["topic"]),
        (&json!("points.earned"), &json!(team))
    );
    assert_eq!(signed(&listed(&story, "").await), [100], "who hears of it finds it");
    assert_eq!(redeem(&lena.browser, json!(30)).await.status, 201);
    assert_eq!(receive(&mut admins, PATIENCE).await.unwrap()["kind"], "points.redeemed");
    assert_eq!(totals(&story, "").await, [100, 30, 70, 1]);
    assert_eq!(receive(&mut his, Duration::from_millis(300)).await, None);
}

/// How each part of the report answers somebody.
async fn statuses(browser: &Client) -> Vec<u16> {
    let mut found = Vec::new();
    for part in ALL {
        found.push(browser.get(&format!("{REPORT}{part}")).await.unwrap().status.as_u16());
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn the_report_is_for_admins_and_of_their_own_teams_people() {
    let (story, other) = tokio::join!(begin("report-here"), begin("report-there"));
    let (lena, otto) = earned_and_redeemed(&story).await;
    assert_eq!(statuses(&story.ada).await, [200; 7]);
    assert_eq!(statuses(&lena.browser).await, [403; 7]);
    assert_eq!(statuses(&story.tenant.client()).await, [401; 7]);
    assert!(listed(&other, "").await.is_empty() && people(&other, "").await.is_empty());
    assert_eq!(totals(&other, "").await, [0; 4]);

    // Whoever is in another team only is none of this one's people any more.
    otto.works_elsewhere(&story).await;
    assert_eq!(signed(&listed(&story, "").await), [-30, 100]);
    assert_eq!(people(&story, "").await, [("Lena".to_owned(), [100, 30, 70])]);
    assert_eq!(totals(&story, "").await, [100, 30, 70, 1]);
    assert_eq!(lines(&story, "/people.csv", PEOPLE).await.len(), 1);
    assert_eq!(lines(&story, ".csv", TRANSACTIONS).await.len(), 2);
}
