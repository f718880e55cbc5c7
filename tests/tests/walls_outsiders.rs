//! The wall in front of every operation: made from both committed OpenAPI documents, so that no operation comes without it.
//! What is not probed stands in `walls/exceptions/<feature>.json` with its reason; a reason that is not needed any more fails.

#[path = "../walls/fixtures.rs"]
pub mod fixtures;
#[path = "../walls/form_fixtures.rs"]
mod form_fixtures;
#[path = "../walls/operations.rs"]
pub mod operations;
#[path = "../walls/probes.rs"]
mod probes;

use fixtures::Fixtures;
use learnt_compose::testing::{CONSOLE, TestStack};
use learnt_kernel::role::{Gate, Role};
use operations::{Document, Operation};
use probes::{ProbeClient, ProbeReport};

/// The gates that ask for a role, by their name in the document.
fn gate(name: &str) -> Option<Gate> {
    let gates = [
        Gate::Anyone,
        Gate::Guest,
        Gate::SignedIn,
        Gate::Learner,
        Gate::Manager,
        Gate::Admin,
        Gate::Staff,
        Gate::User,
        Gate::Superadmin,
    ];
    gates.into_iter().find(|gate| gate.into_str() == name)
}

/// The console's gates: which of its operators passes which is told by `control/operator_roles.rs`.
const OF_OPERATORS: [&str; 4] = ["operator", "support", "billing", "administrator"];

/// Whether the operation is for everybody, which `exceptions/<feature>.json` must then explain.
fn open(report: &mut ProbeReport, operation: &Operation) -> bool {
    let name = operation.gate.as_deref().unwrap_or_default();
    if name != "person" && gate(name).is_none() && !OF_OPERATORS.contains(&name) {
        report.fail(operation, "gate", format!("says nothing of who may call it ({name:?})"));
        return true;
    }
    let open = gate(name).is_some_and(Gate::is_open);
    if open {
        report.fail(operation, "open", "is open to everybody".to_owned());
    }
    open
}

#[tokio::test(flavor = "multi_thread")]
async fn no_outsider_gets_through_the_tenants_door() {
    let (acme, munro) = tokio::join!(Fixtures::furnished("acme"), Fixtures::furnished("munro"));
    let nobody = ProbeClient::at(&acme.tenant, None);
    let learner = ProbeClient::at(&acme.tenant, acme.newcomer(&["learner"]).await.token());
    let manager = ProbeClient::at(&acme.tenant, acme.newcomer(&["manager"]).await.token());
    let tess = ProbeClient::at(&acme.tenant, acme.second_team().await.token());
    let outsider = ProbeClient::at(&acme.tenant, munro.admin.token());
    let admin = ProbeClient::at(&acme.tenant, acme.admin.token());
    let before = munro.contents().await;

    let mut report = ProbeReport::new("tenant-api");
    let mut operations = Document::of("tenant-api").operations();
    // Where undo brings a thing back under its old id, any id is one of this tenant from then on: these come last.
    operations.sort_by_key(|operation| operation.slots.iter().any(|slot| slot.optional));
    for operation in operations {
        let open = open(&mut report, &operation);
        let name = operation.gate.clone().unwrap_or_default();
        if !open {
            report.refused(&operation, &acme, &nobody, "nobody", (401, None)).await;
            report
                .refused(&operation, &acme, &outsider, "tenant", (401, None))
                .await;
            for (visitor, role) in [(&learner, Role::Learner), (&manager, Role::Manager)] {
                if gate(&name).is_some_and(|gate| !gate.admits(&[role])) {
                    report
                        .refused(&operation, &acme, visitor, "role", (403, Some("role")))
                        .await;
                }
            }
            if name != "person" {
                report
                    .refused(&operation, &acme, &tess, "team", (403, Some("no_membership")))
                    .await;
            }
        }
        report.ids(&operation, &acme, &munro, &admin).await;
        if operation.method == "GET" && !open {
            report.sees_nothing_of(&operation, &acme, &munro, &admin).await;
        }
    }
    let after = munro.contents().await;
    for (table, digest) in &before {
        assert_eq!(
            Some(digest),
            after.get(table),
            "munro's {table} changed while outsiders probed"
        );
    }
    assert!(before.len() > 15, "munro has tables: {before:?}");
    report.answer_for(6);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_tenant_gets_through_the_consoles_door() {
    let stack = TestStack::shared().await;
    let acme = Fixtures::furnished("acme").await;
    let nobody = ProbeClient(stack.client(CONSOLE));
    let admin = ProbeClient(stack.client(CONSOLE));
    admin.0.set_token(acme.admin.token());
    let mut report = ProbeReport::new("control-plane");
    for operation in Document::of("control-plane").operations() {
        if !open(&mut report, &operation) {
            report.refused(&operation, &acme, &nobody, "nobody", (401, None)).await;
            report.refused(&operation, &acme, &admin, "tenant", (401, None)).await;
        }
    }
    report.answer_for(2);
}
