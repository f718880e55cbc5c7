//! Figures of learning: the page of a large course, a long list of courses, a completion with all that follows from it, who is where in a
//! large course as a page and as a file, and a certificate's PDF. Each beside the yardstick.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use futures_util::{StreamExt, TryStreamExt, stream};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::client::client;
use super::cpu::{self, Memory};
use super::forms::Caller;
use super::product::Product;
use super::requests::{AT_ONCE, Kind, SignedInUser, WARMING, YARDSTICK, yardstick};
use super::table::Row;

/// Activities of the large course, and who has it.
const ACTIVITIES: usize = 307;
const PEOPLE: i64 = 1_000;
/// Courses that the visitor has.
const COURSES: usize = 300;
/// Completions, each of another course that lies on a pathway in a package.
const COMPLETIONS: usize = 100;
/// Certificates that are drawn.
const CERTIFICATES: usize = 50;
/// Turns that each kind of request gets, and requests in a turn.
const TURNS: usize = 3;
const REQUESTS: usize = 300;

/// The figures of one tenant with a large course.
pub async fn figures(product: &Product, served: u32, bare: (u32, u16), visitor: &SignedInUser) -> Result<Vec<Row>> {
    let base = format!("http://127.0.0.1:{}", product.port);
    let stack = [served, product.postmaster];
    let caller = Caller {
        http: client()?,
        base: base.clone(),
        visitor: visitor.clone(),
    };
    let chain = chain(product, &caller, &stack).await?;
    let certificate = certificate_pdf(&caller, &stack).await?;
    let large = published(&caller, "Large", false).await?;
    let round = many_activities(product, &caller, &large).await?;
    many_courses(product, visitor, &large).await?;
    product.analyze(&visitor.tenant.id).await?;

    let kind = |path: String, expect: &'static str| {
        let visitor = visitor.clone();
        Kind::new(&base, &stack, move |_| visitor.shot(&path, expect))
    };
    let mut yard = yardstick(product, bare);
    let mut page = kind(format!("/api/me/courses/{round}"), "Activity 300");
    let mut mine = kind("/api/me/courses".to_owned(), "items");
    let mut people = kind(format!("/api/courses/{large}/learners?perPage=50"), "items");
    for _ in 0..=TURNS {
        yard.turn(YARDSTICK).await?;
        for kind in [&mut page, &mut mine, &mut people] {
            kind.turn(REQUESTS).await?;
        }
    }
    let of = |work, each: f64, goal: f64, what: &str| {
        let note = format!("{what}: {each:.3} ms CPU against bare {:.3}", yard.each());
        Row::at_most(work, each / yard.each(), "×", goal, note)
    };
    let who = format!("{PEOPLE} people × {ACTIVITIES} activities, the first page");
    // The goals are milliseconds where the yardstick takes 0.0735 of them: 2, 0.32, 3, 35 and 50.
    let mut rows = vec![
        of(
            "learning, a course's page",
            page.each(),
            27.2,
            &format!("{ACTIVITIES} activities"),
        ),
        of(
            "learning, my courses",
            mine.each(),
            4.4,
            &format!("{COURSES} assignments"),
        ),
        of(
            "learning, completing",
            chain,
            40.8,
            &format!("course, pathway, package, certificate; {COMPLETIONS}, {AT_ONCE} at once"),
        ),
        of("learning, who is where", people.each(), 476.0, &who),
        of(
            "learning, a certificate's PDF",
            certificate,
            680.0,
            &format!("{CERTIFICATES} times"),
        ),
    ];
    rows.extend(export(&caller, served, &large).await?);
    Ok(rows)
}

/// A published course with one page; answers its id.
async fn published(caller: &Caller, title: &str, certificate: bool) -> Result<String> {
    let mut now = caller
        .calls(Method::POST, "/api/courses", json!({"title": title}))
        .await?;
    let id = id_of(&now)?;
    let path = format!("/api/courses/{id}");
    let mut section = Value::Null;
    let doc =
        json!({"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Hello."}]}]});
    let page = json!({"type": "page", "title": "Read this", "required": true, "completion": {"kind": "viewed"}, "content": {"doc": doc}});
    for (method, what, mut body) in [
        (Method::PATCH, "", json!({"certificate": certificate})),
        (Method::POST, "/sections", json!({"title": "Section"})),
        (Method::POST, "/activities", page),
        (Method::POST, "/publish", json!({"learners": "keep"})),
    ] {
        body["revision"] = now["revision"].clone();
        if what == "/activities" {
            body["sectionId"] = section.clone();
        }
        now = caller.calls(method, &format!("{path}{what}"), body).await?;
        if what == "/sections" {
            section = now["id"].clone();
        }
    }
    Ok(id)
}

fn id_of(made: &Value) -> Result<String> {
    Ok(made["id"].as_str().context("what is made has an id")?.to_owned())
}

/// What is made as a draft, filled and published: a pathway or a package.
async fn around(caller: &Caller, family: &str, items: Value) -> Result<String> {
    let path = format!("/api/{family}");
    let made = caller.calls(Method::POST, &path, json!({"title": "Load"})).await?;
    let path = format!("{path}/{}", id_of(&made)?);
    let mut draft: Value = caller.reads(&path).await?.json().await?;
    draft["items"] = items;
    let saved = caller.calls(Method::PUT, &path, draft).await?;
    let publish = json!({"revision": saved["revision"], "step": "publish"});
    caller.calls(Method::POST, &format!("{path}/status"), publish).await?;
    id_of(&made)
}

/// CPU milliseconds of completing the last activity of a course, with the pathway and the package that are completed by it.
async fn chain(product: &Product, caller: &Caller, stack: &[u32]) -> Result<f64> {
    let me = me(product, &caller.visitor).await?;
    let mut ways = Vec::new();
    for number in 0..WARMING + COMPLETIONS {
        let course = published(caller, &format!("Chain {number}"), true).await?;
        let item = json!([{"kind": "course", "documentId": course, "required": true}]);
        let pathway = around(caller, "pathways", item).await?;
        let items = json!([{"kind": "course", "documentId": course}, {"kind": "pathway", "documentId": pathway}]);
        let package = around(caller, "packages", items).await?;
        let rule = json!({"type": "package", "documentId": package, "rule": {"userId": [me]}});
        caller.calls(Method::POST, "/api/permissions", rule).await?;
        let list = format!("/api/me/courses?search=Chain%20{number}&perPage=100");
        let mine: Value = caller.reads(&list).await?.json().await?;
        let mine = mine["items"].as_array().context("a list")?.iter();
        let round = mine.clone().find(|one| one["courseId"] == course.as_str());
        let path = format!("/api/me/courses/{}", id_of(round.context("the course was given")?)?);
        let shown: Value = caller.reads(&path).await?.json().await?;
        let activity = id_of(&shown["sections"][0]["activities"][0])?;
        ways.push(format!("{path}/activities/{activity}/progress"));
    }
    product.analyze(&caller.visitor.tenant.id).await?;
    let (first, counted) = ways.split_at(WARMING);
    let complete = async |ways: &[String]| -> Result<()> {
        let completed = stream::iter(ways)
            .map(async |way| {
                let done = caller.calls(Method::POST, way, json!({"opened": true})).await?;
                ensure!(done["course"]["status"] == "completed", "{done}");
                anyhow::Ok(())
            })
            .buffer_unordered(AT_ONCE);
        completed.try_collect::<Vec<()>>().await?;
        Ok(())
    };
    complete(first).await?;
    let before = cpu::used(stack);
    complete(counted).await?;
    let each = (cpu::used(stack) - before).as_secs_f64() * 1000.0 / COMPLETIONS as f64;
    let mut connection = PgConnection::connect(&product.login(&caller.visitor.tenant.id).await?).await?;
    let through: i64 = sqlx::query_scalar(
        "select (select count(*) from user_packages where status = 'completed')
           + (select count(*) from user_learning_pathways where status = 'completed') + (select count(*) from certificates)",
    )
    .fetch_one(&mut connection)
    .await?;
    connection.close().await?;
    let wanted = 3 * i64::try_from(WARMING + COMPLETIONS)?;
    ensure!(through >= wanted, "{through} of {wanted} followed");
    Ok(each)
}

/// The visitor, who was there first.
async fn me(product: &Product, visitor: &SignedInUser) -> Result<String> {
    let mut connection = PgConnection::connect(&product.login(&visitor.tenant.id).await?).await?;
    let me = sqlx::query_scalar("select user_id::text from user_teams order by created_at limit 1")
        .fetch_one(&mut connection)
        .await?;
    connection.close().await?;
    Ok(me)
}

/// CPU milliseconds of the PDF of a certificate.
async fn certificate_pdf(caller: &Caller, stack: &[u32]) -> Result<f64> {
    let mine: Value = caller.reads("/api/certificates/mine").await?.json().await?;
    let path = format!("/api/certificates/{}/pdf", id_of(&mine["items"][0])?);
    let of = async || -> Result<()> {
        let bytes = caller.reads(&path).await?.bytes().await?;
        ensure!(bytes.starts_with(b"%PDF"), "this is no PDF");
        Ok(())
    };
    // Fonts are read once.
    of().await?;
    let before = cpu::used(stack);
    for _ in 0..CERTIFICATES {
        of().await?;
    }
    Ok((cpu::used(stack) - before).as_secs_f64() * 1000.0 / CERTIFICATES as f64)
}

/// Many more activities, and people who did most of them; answers the visitor's round.
async fn many_activities(product: &Product, caller: &Caller, course: &str) -> Result<String> {
    let me = me(product, &caller.visitor).await?;
    let mut connection = PgConnection::connect(&product.login(&caller.visitor.tenant.id).await?).await?;
    let team: String = sqlx::query_scalar("select team_id from user_teams limit 1")
        .fetch_one(&mut connection)
        .await?;
    let rest = ACTIVITIES - 1;
    for statement in [
        format!(
            "insert into activities
             select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'position', n, 'title', 'Activity ' || n))).*
             from activities a join courses c on c.id = a.course_id and c.live_version = a.version, generate_series(1, {rest}) n
             where a.course_id = '{course}'"
        ),
        format!(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at)
             select p.id::text || '_{team}', p.id, '{team}', 'Learner', p.n::text,
               array['everyone=', 'roles=learner', 'status=active', 'userid=' || p.id], 'learner ' || p.n, now(), now()
             from (select n, gen_random_uuid() as id from generate_series(1, {PEOPLE}) n) p"
        ),
        format!(
            "insert into user_courses (id, user_id, course_id, version, status, progress, permitted_at, started_at, last_activity, updated_at)
             select gen_random_uuid(), u.user_id, c.id, c.live_version, 'inprogress', 60, now() - interval '9 days', now(),
               (select a.id from activities a where a.course_id = c.id and a.version = c.live_version order by a.position limit 1), now()
             from user_teams u, courses c where u.first_name = 'Learner' and c.id = '{course}'"
        ),
        format!(
            "insert into user_activities (user_course_id, activity_id, status, progress, opened_at, completed_at)
             select uc.id, a.id, 'completed', 100, now(), now()
             from user_courses uc join activities a on a.course_id = uc.course_id and a.version = uc.version and a.position % 5 < 3
             where uc.course_id = '{course}'"
        ),
    ] {
        sqlx::query(AssertSqlSafe(statement)).execute(&mut connection).await?;
    }
    product.analyze(&caller.visitor.tenant.id).await?;
    let assign = json!({"userIds": [me], "type": "course", "documentId": course});
    caller.calls(Method::POST, "/api/people/assignments", assign).await?;
    let round = format!("select id::text from user_courses where course_id = '{course}' and user_id = '{me}'");
    let round = sqlx::query_scalar(AssertSqlSafe(round))
        .fetch_one(&mut connection)
        .await?;
    connection.close().await?;
    Ok(round)
}

/// Copies of a course under other names, until the visitor has so many.
async fn many_courses(product: &Product, visitor: &SignedInUser, course: &str) -> Result<()> {
    let me = me(product, visitor).await?;
    let mut connection = PgConnection::connect(&product.login(&visitor.tenant.id).await?).await?;
    let assigned = format!("select count(*) from user_courses where user_id = '{me}' and archived_at is null");
    let assigned: i64 = sqlx::query_scalar(AssertSqlSafe(assigned))
        .fetch_one(&mut connection)
        .await?;
    let more = i64::try_from(COURSES)? - assigned;
    for statement in [
        format!(
            "insert into courses
             select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'handle', 'load-many-' || n,
               'card_title', 'Course load-many-' || n))).*
             from courses c, generate_series(1, {more}) n where c.id = '{course}'"
        ),
        format!(
            "insert into course_versions
             select (jsonb_populate_record(v, jsonb_build_object('course_id', m.id, 'title', 'Course ' || m.handle))).*
             from courses m, course_versions v where m.handle like 'load-many-%' and v.course_id = '{course}' and v.version = m.live_version"
        ),
        format!(
            "insert into user_courses (id, user_id, course_id, permitted_at, updated_at)
             select gen_random_uuid(), '{me}', m.id, now(), now() from courses m where m.handle like 'load-many-%'"
        ),
    ] {
        sqlx::query(AssertSqlSafe(statement)).execute(&mut connection).await?;
    }
    connection.close().await?;
    Ok(())
}

/// Seconds of the file of all who have the large course, and what the service takes in memory meanwhile.
async fn export(caller: &Caller, served: u32, course: &str) -> Result<Vec<Row>> {
    let path = format!("/api/courses/{course}/learners.csv");
    // What is prepared once is prepared then.
    caller.reads(&path).await?.bytes().await?;
    let before = Memory::of(served).anonymous;
    let began = Instant::now();
    let mut answer = caller.reads(&path).await?;
    let (mut most, mut lines) = (before, 0);
    while let Some(piece) = answer.chunk().await? {
        lines += piece.iter().filter(|byte| **byte == b'\n').count();
        most = most.max(Memory::of(served).anonymous);
    }
    let took = began.elapsed().as_secs_f64();
    ensure!(lines > usize::try_from(PEOPLE)?, "the file has {lines} lines");
    let grown = most.saturating_sub(before) as f64 / 1e6;
    Ok(vec![
        Row::at_most(
            "learning, CSV",
            took,
            "s",
            0.4,
            format!("{lines} lines, by the clock; what was done in {ACTIVITIES} activities"),
        ),
        Row::at_most(
            "learning, CSV, memory",
            grown,
            "MB",
            8.0,
            "what the service took more meanwhile".to_owned(),
        ),
    ])
}
