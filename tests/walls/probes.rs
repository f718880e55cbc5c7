//! Probes operations, counts the probes, and compares what came back with what is allowed to differ.

use std::collections::BTreeMap;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::TestTenant;
use learnt_kernel::ids::new_id;
use reqwest::Method;
use serde::Deserialize;
use serde_json::Value;

use super::fixtures::Fixtures;
use super::operations::{Operation, Slot};

/// Somebody at a door: with a bearer token or without, never with a cookie.
pub struct ProbeClient(pub Client);

impl ProbeClient {
    /// At a tenant's host.
    pub fn at(tenant: &TestTenant, token: Option<String>) -> Self {
        let client = tenant.client();
        client.set_token(token);
        Self(client)
    }

    async fn send(&self, operation: &Operation, path: &str, body: Body) -> Reply {
        let method = Method::from_bytes(operation.method.as_bytes()).unwrap();
        let request = self.0.request(method, path);
        let request = match body {
            Body::Json(Some(body)) => request.json(&body),
            Body::Json(None) => request,
            Body::Nonsense => request.header("content-type", "application/json").body("{"),
        };
        let reply = self.0.send(request).await.unwrap();
        self.0.set_cookie(None);
        reply
    }
}

enum Body {
    Json(Option<Value>),
    Nonsense,
}

/// One exception: what is not as everywhere else, and why.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    service: String,
    operation: String,
    /// The kind of probe: `open`, `nobody`, `tenant`, `role`, `team`, `ids` (told apart), `taken` (not refused) or `sees`.
    probe: String,
    reason: String,
}

/// What was tried at one service, and what got through.
pub struct ProbeReport {
    service: &'static str,
    count: BTreeMap<&'static str, usize>,
    operations: std::collections::BTreeSet<String>,
    failures: Vec<(String, &'static str, String)>,
}

/// What an answer says, apart from what differs from answer to answer and the id that was asked for.
fn gist(reply: &Reply, ids: &[String]) -> String {
    let mut value = reply.value();
    if let Some(object) = value.as_object_mut() {
        for moves_on in ["requestId", "changedAt", "revision"] {
            object.remove(moves_on);
        }
    }
    let mut text = if value.is_null() {
        reply.text()
    } else {
        value.to_string()
    };
    for id in ids {
        text = text.replace(id, "<asked>");
    }
    format!("{} {text}", reply.status.as_u16())
}

impl ProbeReport {
    /// Nothing was tried yet.
    pub fn new(service: &'static str) -> Self {
        Self {
            service,
            count: BTreeMap::new(),
            operations: std::collections::BTreeSet::new(),
            failures: Vec::new(),
        }
    }

    /// Notes what is not as it must be.
    pub fn fail(&mut self, operation: &Operation, probe: &'static str, what: String) {
        self.operations.insert(operation.name.clone());
        self.failures.push((operation.name.clone(), probe, what));
    }

    fn counted(&mut self, operation: &Operation, probe: &'static str) {
        self.operations.insert(operation.name.clone());
        *self.count.entry(probe).or_default() += 1;
    }

    /// Refused with what is there in the tenant itself, and no less with a body that is none: who asks comes first.
    pub async fn refused(
        &mut self,
        operation: &Operation,
        home: &Fixtures,
        visitor: &ProbeClient,
        probe: &'static str,
        (status, code): (u16, Option<&str>),
    ) {
        let own = |slot: &Slot| home.ids.get(slot.kind).cloned();
        let (path, body) = operation.filled(&own, 1);
        let bodies = [
            Some(Body::Json(body)),
            (operation.method != "GET").then_some(Body::Nonsense),
        ];
        for body in bodies.into_iter().flatten() {
            self.counted(operation, probe);
            let reply = visitor.send(operation, &path, body).await;
            let fits = reply.status.as_u16() == status && code.is_none_or(|code| reply.code() == code);
            if !fits {
                let came = gist(&reply, &[]);
                self.fail(
                    operation,
                    probe,
                    format!("{came}, where {status} {} was due", code.unwrap_or_default()),
                );
            }
        }
    }

    /// The other tenant's ids are as absent as ids that were never given: all of them, then each one among our own.
    pub async fn ids(&mut self, operation: &Operation, home: &Fixtures, other: &Fixtures, admin: &ProbeClient) {
        let mut choices: Vec<Option<usize>> = operation.slots.iter().map(|slot| Some(slot.number)).collect();
        if choices.len() > 1 {
            choices.push(None);
        }
        for chosen in choices {
            let is_foreign = |slot: &Slot| chosen.is_none_or(|number| number == slot.number);
            let fresh: Vec<String> = operation.slots.iter().map(|_| new_id().to_string()).collect();
            let theirs: Vec<String> = operation
                .slots
                .iter()
                .map(|slot| other.ids[slot.kind].clone())
                .collect();
            let mut gists = Vec::new();
            for ids in [&theirs, &fresh] {
                let pick = |slot: &Slot| match slot {
                    slot if is_foreign(slot) => Some(ids[slot.number].clone()),
                    slot if slot.optional => None,
                    slot => Some(home.ids[slot.kind].clone()),
                };
                let (path, _) = operation.filled(&pick, 1);
                let (path, body) = operation.filled(&pick, home.revision(&path).await);
                self.counted(operation, "ids");
                let reply = admin.send(operation, &path, Body::Json(body)).await;
                gists.push((reply.status.as_u16(), gist(&reply, ids)));
            }
            let slots: Vec<&Slot> = operation.slots.iter().filter(|slot| is_foreign(slot)).collect();
            let named = slots.iter().any(|slot| slot.in_path);
            let narrows = operation.method == "GET" && slots.iter().all(|slot| slot.optional);
            let fits = if named {
                gists[1].0 == 404
            } else {
                narrows || (400..500).contains(&gists[1].0)
            };
            let what: Vec<&str> = slots.iter().map(|slot| slot.kind).collect();
            if gists[0].1 != gists[1].1 {
                self.fail(
                    operation,
                    "ids",
                    format!("another tenant's {what:?}: {}; nobody's: {}", gists[0].1, gists[1].1),
                );
            } else if !fits {
                self.fail(
                    operation,
                    "taken",
                    format!("an id of no {what:?} was answered {}", gists[1].1),
                );
            }
        }
    }

    /// What an admin reads at home holds nothing that is another tenant's.
    pub async fn sees_nothing_of(
        &mut self,
        operation: &Operation,
        home: &Fixtures,
        other: &Fixtures,
        admin: &ProbeClient,
    ) {
        let own = |slot: &Slot| (!slot.optional).then(|| home.ids[slot.kind].clone());
        let (path, _) = operation.filled(&own, 1);
        self.counted(operation, "sees");
        let reply = admin.send(operation, &path, Body::Json(None)).await;
        let text = reply.text();
        let theirs = other
            .ids
            .iter()
            .filter(|(_, id)| text.contains(id.as_str()))
            .map(|(kind, _)| *kind);
        let theirs: Vec<&str> = theirs.collect();
        if !theirs.is_empty() || reply.status.is_server_error() {
            self.fail(
                operation,
                "sees",
                format!("{} shows another tenant's {theirs:?}", reply.status),
            );
        }
    }

    /// Prints the count, and fails for every probe that got through without a reason, and every reason without need.
    #[expect(clippy::print_stdout, reason = "the number of probes is worth seeing")]
    pub fn answer_for(self, kinds: usize) {
        let folder = format!("{}/walls/exceptions", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).unwrap();
        let texts = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
        let exceptions: Vec<Exception> = texts
            .flat_map(|text| serde_json::from_slice::<Vec<Exception>>(&text).unwrap())
            .collect();
        let exceptions: Vec<&Exception> = exceptions.iter().filter(|one| one.service == self.service).collect();
        let probes: usize = self.count.values().sum();
        println!(
            "{}: {} operations, {probes} probes {:?}, {} exceptions",
            self.service,
            self.operations.len(),
            self.count,
            exceptions.len()
        );
        let covers = |one: &Exception, name: &str, probe: &str| one.operation == name && one.probe == probe;
        let mut wrong: Vec<String> = Vec::new();
        for (name, probe, what) in &self.failures {
            if !exceptions.iter().any(|one| covers(one, name, probe)) {
                wrong.push(format!("{name} [{probe}]: {what}"));
            }
        }
        for one in &exceptions {
            let needed = self.failures.iter().any(|(name, probe, _)| covers(one, name, probe));
            if !needed {
                wrong.push(format!(
                    "{} [{}]: the exception is not needed any more",
                    one.operation, one.probe
                ));
            }
            if one.reason.split_whitespace().count() < 4 {
                wrong.push(format!(
                    "{} [{}]: the exception has no reason",
                    one.operation, one.probe
                ));
            }
        }
        assert!(
            wrong.is_empty(),
            "{} holes in the wall:\n  {}",
            wrong.len(),
            wrong.join("\n  ")
        );
        assert!(
            self.count.len() == kinds,
            "some kind of probe was never made: {:?}",
            self.count
        );
    }
}
