//! What lies in outboxes stays readable, and each kind is one struct's alone.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::{Value, json};

use super::*;
use crate::domain_events::{DomainEvent, ReceivedEvent};
use crate::features::{calendar, courses, learning};

const ID: &str = "0190a0d0-0000-7000-8000-000000000001";

/// Reads what a row says as the reactions to its kind do, and publishes it again.
fn published_again<E: Event>(payload: &Value) -> (&'static str, Value) {
    let row = ReceivedEvent {
        id: ID.parse().unwrap(),
        kind: E::KIND.to_owned(),
        subject: ID.to_owned(),
        payload: payload.clone(),
        actor: None,
        acting_as: None,
        at: chrono::DateTime::UNIX_EPOCH,
        cause: crate::domain_events::Cause::default(),
    };
    let received = row.read::<E>().unwrap();
    let event = DomainEvent::of(ID, received.payload);
    (event.kind, event.payload)
}

/// Rows as they lie in tables, of every kind that somebody reacts to.
fn rows() -> Vec<(Value, (&'static str, Value))> {
    fn row<E: Event>(payload: Value) -> (Value, (&'static str, Value)) {
        let again = published_again::<E>(&payload);
        (payload, again)
    }
    let member = json!({"userId": ID, "teamId": "acme"});
    let of_address = json!({"email": "lena@acme.test", "teamId": "acme"});
    let decision = json!({"userId": ID, "teamId": "acme", "operatorId": ID, "operator": "Olga", "reason": "asked"});
    let named = json!({"courseId": ID, "added": 1, "removed": 0, "opened": [ID]});
    let of_course = json!({"userId": ID, "courseId": ID, "userCourseId": ID});
    let by_activity = json!({"userId": ID, "courseId": ID, "userCourseId": ID, "activityId": ID});
    vec![
        row::<PersonInvited>(member.clone()),
        row::<PersonRegistered>(member.clone()),
        row::<SessionBegun>(member),
        row::<PersonStatusChanged>(json!({"userIds": [ID], "teamId": "acme", "status": "active"})),
        row::<PasswordForgotten>(of_address.clone()),
        row::<RegistrationMet>(of_address),
        row::<SessionsEnded>(json!({"userId": ID, "reason": "password changed", "waysVersion": 3})),
        row::<FactorTaken>(json!({"userId": ID, "teamId": "acme", "by": "Ada Admin"})),
        row::<SuperadminAppointed>(decision.clone()),
        row::<SuperadminWithdrawn>(decision),
        row::<OperatorDisabled>(json!({})),
        row::<ImportStep>(json!({"teamId": "acme", "processed": 400})),
        row::<InvitationsStep>(json!({"teamId": "acme", "again": true})),
        row::<FileDropped>(json!({"hash": "abc"})),
        row::<AssignmentsStep>(json!({})),
        row::<EventAdditionsStep>(json!({})),
        row::<EventAttended>(json!({"team": "acme", "users": [ID]})),
        row::<AssignmentsChanged>(named),
        row::<AssignmentsChanged>(json!({"courseId": ID, "added": 90, "removed": 2, "opened": null})),
        row::<AssignmentsRestarted>(json!({"courseId": ID, "opened": [ID]})),
        row::<AssignmentsMoved>(json!({"courseId": ID})),
        row::<CourseCompleted>(of_course),
        row::<CourseCompleted>(by_activity),
        row::<BadgeGiven>(json!({})),
        row::<BadgeGiven>(json!({"users": [ID]})),
        row::<CertificateIssued>(json!({})),
        row::<RegistrationMoved>(json!({})),
        row::<FormAssigned>(json!({"added": 1, "removed": 0, "opened": [ID]})),
        row::<FormSubmitted>(json!({"form": ID})),
        row::<FormMarked>(json!({"form": ID})),
        row::<FormAnswered>(json!({})),
    ]
}

#[test]
fn what_lies_in_tables_is_read_by_reactions_and_written_as_it_was() {
    let mut met = BTreeSet::new();
    for (payload, (kind, again)) in rows() {
        assert_eq!(again, payload, "{kind}");
        met.insert(kind);
    }
    let reacted: BTreeSet<&str> = REACTIONS.iter().chain(GIVEN_UP).map(|one| one.kind()).collect();
    assert_eq!(met, reacted);
}

#[test]
fn a_row_from_before_there_were_security_stamps_ends_all_sessions() {
    let (_, again) = published_again::<SessionsEnded>(&json!({"userId": ID, "reason": "password changed"}));
    assert_eq!(again["waysVersion"], i32::MAX);
}

#[test]
fn a_security_stamp_is_read_by_its_new_name_and_its_old_one() {
    let (_, again) = published_again::<SessionsEnded>(&json!({"userId": ID, "reason": "left", "securityStamp": 3}));
    assert_eq!(again["waysVersion"], 3);
}

/// Kinds by the file that declares them.
fn declared() -> BTreeMap<String, Vec<String>> {
    let features = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/features");
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for feature in std::fs::read_dir(features).unwrap() {
        let file = feature.unwrap().path().join("domain_events.rs");
        let Ok(text) = std::fs::read_to_string(&file) else {
            continue;
        };
        for line in text.lines().filter(|line| line.contains(" => ")) {
            let kind = line.split('"').nth(1).expect("a kind is a text").to_owned();
            found.entry(kind).or_default().push(file.display().to_string());
        }
    }
    found
}

#[test]
fn each_kind_is_declared_once_by_its_noun_and_what_happened_to_it() {
    let declared = declared();
    assert!(declared.len() > 150, "{} kinds", declared.len());
    for (kind, files) in &declared {
        assert_eq!(files.len(), 1, "{kind} is declared in {files:?}");
        let is_word =
            |word: &str| !word.is_empty() && word.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase());
        let is_named = kind
            .split_once('.')
            .is_some_and(|(noun, what)| is_word(noun) && is_word(what));
        assert!(is_named, "{kind}");
    }
    for reaction in REACTIONS {
        assert!(declared.contains_key(reaction.kind()), "{}", reaction.kind());
    }
}

#[test]
fn what_is_told_without_a_reaction_where_no_trigger_waits_has_no_other_one() {
    for kind in [RegistrationMoved::KIND, CertificateIssued::KIND] {
        let found = registry().reactions(kind).count();
        assert_eq!(found, 1, "{kind}: whoever else reacts to it is to hear of every one");
    }
}

/// The names of topics that a file publishes to: `.topic(format!("forms:{}", …))`, `.topic("people")`.
fn published(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            published(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("reactions_tests.rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let after = [".topic(format!(\"", ".topic(\""].map(|begin| text.split(begin).skip(1));
            let names = after.into_iter().flatten();
            found.extend(names.filter_map(|rest| rest.split([':', '"']).next().map(str::to_owned)));
        }
    }
}

#[test]
fn screens_may_listen_to_every_topic_that_is_published() {
    let mut found = BTreeSet::new();
    published(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/features"), &mut found);
    assert!(found.contains("forms") && found.contains("coursework"), "{found:?}");
    feature::begin(ALL);
    let topics = topics();
    // What is one's own, and the team's, everybody has. What begins with a value has the name of a type of documents.
    let is_open = |name: &str| {
        ["me", "team"].contains(&name) || name.starts_with('{') || topics.iter().any(|topic| topic.name == name)
    };
    found.retain(|name| !is_open(name));
    assert_eq!(found, BTreeSet::new());
    let markers = topics.iter().find(|topic| topic.name == "coursework").unwrap();
    assert_eq!(
        markers.gates,
        [Gate::Admin, Gate::Manager],
        "what others handed in is not a learner's"
    );
}

#[test]
fn what_a_feature_asks_of_those_above_it_is_handed_to_it() {
    feature::begin(ALL);
    let once = [
        feature::callbacks::<identity::SecondFactorHook>().count(),
        feature::callbacks::<identity::ProviderPolicyHook>().count(),
        feature::callbacks::<courses::CourseObserverHook>().count(),
        feature::callbacks::<courses::TemplateIsPublished>().count(),
        feature::callbacks::<notifications::Calendars>().count(),
        feature::callbacks::<calendar::CallsNotes>().count(),
    ];
    assert_eq!(once, [1; 6], "what is asked of one is asked of exactly one");
    let decided: BTreeSet<&str> = feature::callbacks::<learning::ActivityResultSource>()
        .map(|one| one.kind.into_str())
        .collect();
    assert_eq!(decided, BTreeSet::from(["assignment", "event", "form", "quiz"]));
    let named: BTreeSet<&str> = feature::callbacks::<courses::OpenStatesHook>()
        .map(|one| one.kind.into_str())
        .collect();
    assert_eq!(named, BTreeSet::from(["event", "form"]));
    let types = assignments::assignables::type_names();
    assert_eq!(types, ["course", "resource", "form", "event", "pathway", "package"]);
}

#[test]
fn records_are_locked_in_turn_by_who_hears_of_completions() {
    feature::begin(ALL);
    let mut turns: Vec<assignments::HandlerOrder> = feature::callbacks::<assignments::OnCompleted>()
        .map(|one| one.order)
        .collect();
    turns.sort();
    let of = assignments::HandlerOrder::Of;
    let (pathway, package) = (
        of(assignments::DocumentType::Pathway),
        of(assignments::DocumentType::Package),
    );
    assert_eq!(
        turns,
        [
            pathway,
            package,
            assignments::HandlerOrder::Badge,
            assignments::HandlerOrder::Reward,
            assignments::HandlerOrder::Certificate,
        ]
    );
}
