//! A mail server that stands still keeps nobody waiting but the mails.
use std::time::Duration;

use learnt_compose::testing::smtp::SmtpServer;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::{pump, schedule, sending};

use super::fresh;
use super::posting::office;

#[tokio::test]
async fn reactions_go_on_while_mails_wait_and_a_worker_that_dies_loses_none() {
    let server = SmtpServer::start(None).await.unwrap();
    let office = office(&server).await;
    server.stand_still(true);
    let id = TenantId::parse(&office.tenant.id).unwrap();
    let tenant = office.api.app.directory.now().tenant(&id).unwrap();
    let (lena, marco) = (fresh("lena"), fresh("marco"));
    office.register(&lena).await;
    pump::drain(&office.api.app, &tenant).await.unwrap();
    let (app, whose) = (office.api.app.clone(), tenant.clone());
    let worker = tokio::spawn(async move { sending::drain(&app, &whose).await });
    while server.connections() == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // The server will be waited for for ten seconds, and nobody else waits with the worker.
    office.register(&marco).await;
    let others = async {
        pump::drain(&office.api.app, &tenant).await.unwrap();
        schedule::drain(&office.api.app, &tenant, 100).await.unwrap();
        let client = office.api.app.client_of(&tenant).await.unwrap();
        let free = client.batch_execute("select id from mails for update nowait").await;
        assert!(free.is_ok(), "no transaction is open: {free:?}");
    };
    tokio::time::timeout(Duration::from_secs(8), others).await.unwrap();
    worker.abort();
    assert!(worker.await.is_err(), "it was still waiting");

    server.stand_still(false);
    office.later(chrono::Duration::seconds(30)).await;
    let to = |email: &str| server.taken().iter().filter(|mail| mail.to == [email]).count();
    assert_eq!(
        (to(&lena), to(&marco)),
        (0, 1),
        "what a worker has in hand is its own for a while"
    );
    office.later(chrono::Duration::minutes(3)).await;
    assert_eq!((to(&lena), to(&marco)), (1, 1), "then another one sends it");
}
