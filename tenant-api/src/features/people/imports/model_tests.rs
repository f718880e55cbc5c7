//! What becomes of lines, told as small cases.
use std::collections::HashMap;

use chrono::NaiveDate;
use learnt_kernel::role::Role;
use uuid::Uuid;

use super::super::authority::Authority;
use super::super::model::{Membership, Status};
use super::decode::Sheet;
use super::mapping::{Mapping, MatchBy};
use super::model::{Decision, ExistingPeople, KnownValues, ParsedLine, decide, read};
use super::refusal::CellProblem;

const HEADER: &str = "Vorname,Nachname,Mail,Nummer,Ort,Status,Rolle\n";

fn mapping(by: MatchBy) -> Mapping {
    let sheet = Sheet::read(format!("{HEADER}a,b,c,d,e,f,g").as_bytes()).unwrap();
    let names = [
        "firstName",
        "lastName",
        "email",
        "employeeId",
        "loc1",
        "status",
        "roles",
    ]
    .map(|name| Some(name.to_owned()));
    Mapping::new(&sheet.columns, &names, by).unwrap()
}

fn lines(text: &str) -> Vec<Result<ParsedLine, (String, Vec<CellProblem>)>> {
    let sheet = Sheet::read(format!("{HEADER}{text}").as_bytes()).unwrap();
    sheet
        .lines()
        .map(|line| read(&mapping(MatchBy::Email), &line))
        .collect()
}

fn one(text: &str) -> ParsedLine {
    lines(text).remove(0).unwrap()
}

fn ana() -> Authority {
    Authority {
        user_id: Uuid::from_u128(99),
        rank: 3,
    }
}

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 20).unwrap()
}

fn lena() -> Membership {
    let mut lena = Membership::new(Uuid::from_u128(1), "acme");
    lena.profile.first_name = "Lena".into();
    lena.profile.last_name = "Brandt".into();
    lena.profile.email = Some("lena@acme.test".into());
    lena
}

fn knowing(members: &[Membership]) -> ExistingPeople {
    let mut existing = ExistingPeople::default();
    for member in members {
        let email = member.profile.email.clone().unwrap();
        existing.emails.insert(email.clone(), member.user_id);
        existing.members.entry(email).or_default().push(member.clone());
    }
    existing
}

fn decided(text: &str, members: &[Membership]) -> Decision {
    decide(&mapping(MatchBy::Email), &one(text), &knowing(members), ana(), day())
}

fn sentence(decision: Decision) -> (String, String) {
    match decision {
        Decision::Rejected(problems) => (problems[0].column.clone(), problems[0].message.clone()),
        other => panic!("not rejected: {other:?}"),
    }
}

#[test]
fn every_bad_cell_is_named_by_column_and_value() {
    let (label, problems) = lines("Lena,Brandt,lena@acme,E1,Leeds,gone,boss").remove(0).unwrap_err();
    assert_eq!(label, "Lena Brandt");
    let named: Vec<(&str, &str)> = problems
        .iter()
        .map(|problem| (problem.column.as_str(), problem.value.as_str()))
        .collect();
    assert_eq!(named, [("Mail", "lena@acme"), ("Rolle", "boss"), ("Status", "gone")]);
    assert!(problems[2].message.contains("sick leave"));
}

#[test]
fn lines_of_another_length_or_without_key_are_refused() {
    let (_, problems) = lines("Lena,Brandt,lena@acme.test").remove(0).unwrap_err();
    assert_eq!(problems[0].message, "This line has 3 cells, but the header has 7");
    let (_, problems) = lines("Lena,Brandt,,E1,,,").remove(0).unwrap_err();
    assert_eq!(
        (problems[0].column.as_str(), problems[0].message.as_str()),
        ("Mail", "The key is empty, so no person can be found")
    );
}

#[test]
fn a_new_person_needs_names_and_a_way_in() {
    match decided("Bo,Ek,BO@acme.test,E2,Leeds|York,,manager", &[]) {
        Decision::Create(bo) => {
            assert_eq!(bo.profile.email.as_deref(), Some("bo@acme.test"));
            assert_eq!(bo.profile.loc1, ["Leeds", "York"]);
            assert_eq!((bo.roles.as_slice(), bo.status), (&[Role::Manager][..], Status::Active));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(
        sentence(decided("Bo,,bo@acme.test,,,,", &[])),
        ("Nachname".into(), "A new person needs a last name".into())
    );
    assert_eq!(
        sentence(decided("Bo,Ek,bo@acme.test,,,,superadmin", &[])).1,
        "You cannot assign a role higher than your own"
    );
}

#[test]
fn the_same_line_twice_changes_nothing_and_an_empty_cell_neither() {
    let text = "Lena,Brandt,lena@acme.test,E1,Leeds,active,learner";
    let Decision::Update(after) = decided(text, &[lena()]) else {
        panic!("not an update")
    };
    assert_eq!(after.profile.employee_id, "E1");
    assert_eq!(decided(text, &[*after.clone()]), Decision::Unchanged(after.user_id));
    assert_eq!(
        decided(",,lena@acme.test,,,,", &[*after.clone()]),
        Decision::Unchanged(after.user_id)
    );
}

#[test]
fn leaving_is_dated_and_administrators_are_left_alone() {
    let Decision::Update(gone) = decided(",,lena@acme.test,,,Terminated,", &[lena()]) else {
        panic!("not an update")
    };
    assert_eq!((gone.status, gone.termination_date), (Status::Terminated, Some(day())));
    let mut boss = lena();
    boss.roles = vec![Role::Admin];
    assert!(
        sentence(decided(",,lena@acme.test,,,inactive,", &[boss.clone()]))
            .1
            .contains("cannot remove an administrator")
    );
    assert!(
        sentence(decided(",,lena@acme.test,,,,learner", &[boss.clone()]))
            .1
            .contains("cannot remove an administrator")
    );
    let Decision::Update(still) = decided(",,lena@acme.test,E9,,,", &[boss]) else {
        panic!("not an update")
    };
    assert_eq!(still.roles, [Role::Admin]);
}

#[test]
fn an_address_belongs_to_one_person_of_the_team() {
    let mapping = mapping(MatchBy::EmployeeId);
    let mut existing = knowing(&[lena()]);
    existing.members = HashMap::new();
    let decision = decide(&mapping, &one("Bo,Ek,lena@acme.test,E2,,,"), &existing, ana(), day());
    assert_eq!(
        sentence(decision),
        ("Mail".into(), "Another member of this team has this address".into())
    );
    let mut twin = lena();
    twin.user_id = Uuid::from_u128(2);
    assert!(
        sentence(decided(",,lena@acme.test,E2,,,", &[lena(), twin]))
            .1
            .starts_with("2 people")
    );
}

#[test]
fn two_lines_about_one_person_are_noticed() {
    let mapping = mapping(MatchBy::Email);
    let mut seen = KnownValues::default();
    let parsed_lines: Vec<ParsedLine> = lines("A,B,a@acme.test,E1,,,\nC,D,A@acme.test,E2,,,\nE,F,e@acme.test,E1,,,\n")
        .into_iter()
        .map(Result::unwrap)
        .collect();
    assert!(seen.take(&mapping, &parsed_lines[0]).is_ok());
    assert_eq!(
        seen.take(&mapping, &parsed_lines[1]).unwrap_err().message,
        "Line 2 has the same value. One of the two is wrong"
    );
    assert_eq!(seen.take(&mapping, &parsed_lines[2]).unwrap_err().column, "Nummer");
}
