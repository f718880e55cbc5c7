//! The demo's people: made from a number, so that the same ones come out each time, and imported as a file like any other.

use std::{fmt::Write, time::Duration};

use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::names::{FIRST, LAST};
use crate::client::Client;

/// Who is to be imported where.
pub(super) struct ImportBatch {
    pub(super) size: usize,
    /// Where the numbers begin: no two crowds of a tenant share one.
    pub(super) from: usize,
    /// The domain of their addresses.
    pub(super) domain: &'static str,
    /// Whether every membership status occurs.
    pub(super) all_states: bool,
    /// People with a part in the demo, in front of the others.
    pub(super) members: &'static [DemoMember],
}

/// A person with a part in the demo.
pub(super) struct DemoMember {
    pub(super) first_name: &'static str,
    pub(super) last_name: &'static str,
    pub(super) email: &'static str,
    pub(super) position: &'static str,
    pub(super) roles: &'static str,
}

const SITES: &[&str] = &["Berlin", "Leeds", "Nairobi", "Osaka", "Valencia", "Wellington"];
const UNITS: &[&str] = &["Warehouse", "Sales", "Support", "Finance", "Research", "Plant"];
const POSITIONS: &[&str] = &[
    "Picker",
    "Forklift driver",
    "Account manager",
    "Support agent",
    "Analyst",
    "Technician",
    "Shift lead",
];
const STATES: &[&str] = &[
    "inactive",
    "maternity leave",
    "paternity leave",
    "sick leave",
    "compassionate leave",
    "leave without pay",
    "terminated",
    "archived",
];
const COLUMNS: &[&str] = &[
    "firstName",
    "lastName",
    "email",
    "employeeId",
    "position",
    "loc1",
    "div1",
    "tags",
    "status",
    "roles",
    "dob",
    "managers",
];

/// Imports a crowd into the team that the admin looks at; does nothing if it is there.
pub(super) async fn import(admin: &Client, crowd: &ImportBatch) -> anyhow::Result<()> {
    let there = admin.get("/api/people?perPage=1").await?.ok()?.value()["total"]
        .as_u64()
        .unwrap_or_default();
    let wanted = crowd.size + crowd.members.len();
    if wanted == 0 {
        return Ok(());
    }
    // The team's first admin is there already.
    if usize::try_from(there)? > wanted {
        return Ok(());
    }
    let form = reqwest::multipart::Form::new().part(
        "file",
        reqwest::multipart::Part::bytes(csv(crowd).into_bytes())
            .file_name("people.csv")
            .mime_str("text/csv")?,
    );
    let job = admin
        .send(
            admin
                .request(reqwest::Method::POST, "/api/people/imports")
                .multipart(form),
        )
        .await?
        .ok()?
        .value();
    let path = format!(
        "/api/people/imports/{}",
        job["id"].as_str().context("the import has no id")?
    );
    let check = json!({"mapping": COLUMNS, "matchBy": "email", "invite": false});
    let checked = admin.post(&format!("{path}/check"), check).await?.ok()?.value();
    if checked["rejected"] != 0 {
        let rows = admin
            .get(&format!("{path}/rows?outcome=rejected&perPage=3"))
            .await?
            .text();
        bail!("the demo's people are refused: {rows}");
    }
    admin.post(&format!("{path}/run"), Value::Null).await?.ok()?;
    for _ in 0..600 {
        let job = admin.get(&path).await?.ok()?.value();
        match job["status"].as_str() {
            Some("done") => return Ok(()),
            Some("failed") => bail!("the import failed: {job}"),
            _ => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    bail!("the import does not come to an end")
}

/// The crowd as a file: header, then a line each.
fn csv(crowd: &ImportBatch) -> String {
    let mut text = COLUMNS.join(",");
    text.push('\n');
    let leader = leader(crowd);
    for member in crowd.members {
        let DemoMember {
            first_name,
            last_name,
            email,
            position,
            roles,
        } = member;
        let _ = writeln!(
            text,
            "{first_name},{last_name},{email},,{position},Berlin,Warehouse,,active,{roles},,{}",
            if is_led_member(member) { leader } else { "" },
        );
    }
    for number in crowd.from..crowd.from + crowd.size {
        text.push_str(&line(number, crowd, leader));
    }
    text
}

/// Who manages some of the crowd: the first with a part in the demo who may.
fn leader(crowd: &ImportBatch) -> &'static str {
    let managers = crowd.members.iter().filter(|member| member.roles.contains("manager"));
    managers.map(|member| member.email).next().unwrap_or_default()
}

/// Those whom the first manager of the crowd manages, without those who are away; where there is no manager, who would be theirs.
pub(super) fn led_addresses(crowd: &ImportBatch) -> Vec<String> {
    let members = crowd.members.iter().filter(|member| is_led_member(member));
    let others = (crowd.from..crowd.from + crowd.size).filter(|number| is_led(*number));
    members
        .map(|member| member.email.to_owned())
        .chain(
            others
                .filter(|number| state(*number, crowd) == "active")
                .map(|number| address(number, crowd)),
        )
        .collect()
}

fn is_led_member(member: &DemoMember) -> bool {
    member.roles == "learner"
}

/// Of those without a part.
const fn is_led(number: usize) -> bool {
    number % 10 == 3
}

fn state(number: usize, crowd: &ImportBatch) -> &'static str {
    match number % 12 {
        11 if crowd.all_states => STATES[(number / 12) % STATES.len()],
        _ => "active",
    }
}

/// 30 first and 31 last names meet in every combination before one comes again.
const fn name(number: usize) -> ((&'static str, &'static str), (&'static str, &'static str)) {
    (FIRST[number % FIRST.len()], LAST[number % LAST.len()])
}

fn address(number: usize, crowd: &ImportBatch) -> String {
    let ((_, first), (_, last)) = name(number);
    format!("{first}.{last}{number}@{}", crowd.domain)
}

fn line(number: usize, crowd: &ImportBatch, leader: &str) -> String {
    let ((first, _), (last, _)) = name(number);
    let (state, address) = (state(number, crowd), address(number, crowd));
    let roles = if number % 25 == 7 { "learner|manager" } else { "learner" };
    let tags = match number % 9 {
        0 => "First aid",
        4 => "New starter",
        _ => "",
    };
    let day = number % 28 + 1;
    let month = number / 28 % 12 + 1;
    let year = 1962 + number % 43;
    format!(
        "{first},{last},{address},E{:05},{},{},{},{tags},{state},{roles},{year}-{month:02}-{day:02},{}\n",
        10_000 + number,
        POSITIONS[number * 5 % POSITIONS.len()],
        SITES[number * 7 / 3 % SITES.len()],
        UNITS[number / 2 % UNITS.len()],
        if is_led(number) { leader } else { "" },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_same_crowd_comes_out_each_time_without_doubles() {
        let crowd = ImportBatch {
            size: 240,
            from: 0,
            domain: "acme.test",
            all_states: true,
            members: &[],
        };
        let text = csv(&crowd);
        assert_eq!(text, csv(&crowd));
        let rows: Vec<Vec<&str>> = text.lines().skip(1).map(|line| line.split(',').collect()).collect();
        assert_eq!(rows.len(), 240);
        assert!(rows.iter().all(|row| row.len() == COLUMNS.len()));
        assert_eq!(rows.iter().map(|row| row[2]).collect::<HashSet<_>>().len(), 240);
        let states: HashSet<&str> = rows.iter().map(|row| row[8]).collect();
        assert_eq!(states.len(), STATES.len() + 1);
    }

    #[test]
    fn whom_somebody_manages_are_those_whose_line_says_so_and_who_are_there() {
        const fn member(email: &'static str, roles: &'static str) -> DemoMember {
            DemoMember {
                first_name: "Somebody",
                last_name: "Here",
                email,
                position: "Picker",
                roles,
            }
        }
        const MEMBERS: &[DemoMember] = &[
            member("lena@acme.test", "learner"),
            member("marco@acme.test", "learner|manager"),
        ];
        let crowd = ImportBatch {
            size: 60,
            from: 0,
            domain: "acme.test",
            all_states: true,
            members: MEMBERS,
        };
        let text = csv(&crowd);
        let rows = text.lines().map(|line| line.split(',').collect::<Vec<&str>>());
        let theirs = rows.filter(|row| row[11] == "marco@acme.test" && row[8] == "active");
        assert_eq!(
            theirs.map(|row| row[2].to_owned()).collect::<Vec<_>>(),
            led_addresses(&crowd)
        );
        assert_eq!(led_addresses(&crowd).len(), 6);
    }
}
