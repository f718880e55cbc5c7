//! Events are their team's, and their desks its admins'.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Story, content};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_the_teams_admins_works_at_the_desk() {
    let (story, munro) = tokio::join!(Story::begin("event-own"), Story::begin("event-theirs"));
    let lena = story.learner("Lena").await;
    let event = story.event(json!({})).await;
    let at = format!("/api/events/{event}");
    let mut save = content(json!({}));
    save["revision"] = json!(1);
    let desk: Vec<(Method, String, Value)> = vec![
        (Method::GET, format!("{at}/managed"), json!({})),
        (Method::PUT, at.clone(), save),
        (
            Method::POST,
            format!("{at}/status"),
            json!({"revision": 2, "status": "archived"}),
        ),
        (Method::POST, format!("{at}/duplicate"), json!({})),
        (Method::GET, format!("{at}/attendees"), json!({})),
        (
            Method::POST,
            format!("{at}/attendees"),
            json!({"transition": "add", "userIds": [lena.id]}),
        ),
        (Method::POST, format!("{at}/check-in"), json!({"ticket": "none"})),
        (Method::GET, format!("{at}/ledger"), json!({})),
        (Method::GET, format!("{at}/attendees.csv"), json!({})),
        (Method::GET, format!("{at}/sign-in-sheet.pdf"), json!({})),
        (Method::GET, format!("{at}/attendees/by-rule"), json!({})),
        (
            Method::POST,
            format!("{at}/attendees/by-rule"),
            json!({"rule": {"userId": [lena.id]}}),
        ),
        (
            Method::POST,
            format!("{at}/attendees/by-rule/preview"),
            json!({"rule": {"userId": [lena.id]}}),
        ),
        (
            Method::POST,
            format!("{at}/attendees/remove-by-rule"),
            json!({"rule": {"userId": [lena.id]}}),
        ),
        (
            Method::POST,
            format!("{at}/attendees/remove-by-rule/preview"),
            json!({"rule": {"userId": [lena.id]}}),
        ),
        (Method::GET, format!("{at}/series"), json!({})),
        (
            Method::POST,
            format!("{at}/series"),
            json!({"revision": 2, "rule": "FREQ=DAILY;COUNT=2"}),
        ),
        (
            Method::POST,
            format!("{at}/series/status"),
            json!({"revision": 2, "scope": "one", "status": "archived"}),
        ),
        (Method::GET, format!("{at}/room-code"), json!({})),
        (Method::POST, format!("{at}/room-code"), json!({"on": true})),
        (
            Method::POST,
            format!("{at}/move"),
            json!({"eventId": event, "userIds": [lena.id]}),
        ),
        (Method::POST, format!("{at}/message"), json!({"text": "Hello"})),
    ];
    for (method, path, body) in &desk {
        let ask = async |browser: &learnt_compose::client::Client| {
            let request = browser.request(method.clone(), path);
            let request = if *method == Method::GET {
                request
            } else {
                request.json(body)
            };
            browser.send(request).await.unwrap().status.as_u16()
        };
        assert_eq!(ask(&lena.browser).await, 403, "{method} {path}");
        assert_eq!(ask(&munro.ada).await, 404, "{method} {path}");
        assert_eq!(ask(&story.tenant.client()).await, 401, "{method} {path}");
    }
    for body in ["register", "cancel", "accept"] {
        let path = format!("{at}/{body}");
        assert_eq!(munro.ada.post(&path, json!({})).await.unwrap().status, 404);
    }
    let draft = story.ada.post("/api/events", content(json!({}))).await.unwrap().value();
    let path = format!("/api/events/{}", draft["id"].as_str().unwrap());
    assert_eq!(
        lena.browser.get(&path).await.unwrap().status,
        404,
        "a draft is its admins'"
    );
}
