//! The host decides whose data a request touches: tricks with its name, with forwarded names and with planted cookies.

use learnt_compose::client::Client;
use learnt_compose::mails::mails_to;
use learnt_compose::testing::{PATIENCE, TestStack, until};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends a request as it is written, and answers all that comes back.
async fn raw(port: u16, lines: &[&str]) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let request = format!("{}\r\nconnection: close\r\n\r\n", lines.join("\r\n"));
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// Which team a request's answer shows.
fn team(answer: &str) -> Option<String> {
    let body = answer.split_once("\r\n\r\n")?.1;
    let json = body.get(body.find('{')?..=body.rfind('}')?)?;
    let value: Value = serde_json::from_str(json).ok()?;
    Some(value["team"]["id"].as_str()?.to_owned())
}

#[tokio::test]
async fn a_hosts_name_is_read_in_one_way_only() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let shown = async |lines: Vec<String>| {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        team(&raw(stack.port(), &lines).await)
    };
    let get = "GET /api/bootstrap HTTP/1.1".to_owned();
    let own = Some(acme.id.clone());
    for same in [
        acme.host.clone(),
        acme.host.to_uppercase(),
        format!("{}.", acme.host),
        format!("{}:4400", acme.host),
    ] {
        assert_eq!(shown(vec![get.clone(), format!("host: {same}")]).await, own, "{same}");
    }
    // Nobody's name shows the fallback or is refused; never a neighbour.
    for odd in [
        format!("{}@{}", acme.host, munro.host),
        format!("{}/{}", acme.host, munro.host),
        format!("{} {}", acme.host, munro.host),
        format!("x.{}", acme.host),
        format!("{}.evil.test", acme.host),
        format!("{}%00.evil.test", acme.host),
        String::new(),
    ] {
        let answered = shown(vec![get.clone(), format!("host: {odd}")]).await;
        assert!(
            answered.as_deref().is_none_or(|team| team == "learnt"),
            "{odd}: {answered:?}"
        );
    }
}

#[tokio::test]
async fn whoever_names_two_hosts_is_answered_nothing() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let twice = [format!("host: {}", acme.host), format!("Host: {}", munro.host)];
    let same = [format!("host: {}", acme.host), format!("host: {}", acme.host)];
    for [one, other] in [twice, same] {
        let lines = ["GET /api/bootstrap HTTP/1.1", &one, &other];
        let answer = raw(stack.port(), &lines).await;
        assert!(
            answer.starts_with("HTTP/1.1 400 ") && answer.contains("invalid_host"),
            "{answer}"
        );
    }
    // A proxy looks at the line, and whatever stands behind it at the header.
    let line = format!("GET http://{}/api/bootstrap HTTP/1.1", acme.host);
    let answer = raw(stack.port(), &[&line, &format!("host: {}", munro.host)]).await;
    assert!(
        answer.starts_with("HTTP/1.1 400 ") && answer.contains("invalid_host"),
        "{answer}"
    );
    let answer = raw(stack.port(), &[&line, &format!("host: {}", acme.host)]).await;
    assert_eq!(team(&answer), Some(acme.id.clone()));
}

#[tokio::test]
async fn a_forwarded_host_counts_from_the_proxy_alone() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    for forged in ["x-forwarded-host", "forwarded", "x-host", "x-original-host"] {
        let value = if forged == "forwarded" {
            format!("host={}", munro.host)
        } else {
            munro.host.clone()
        };
        let lines = [
            "GET /api/bootstrap HTTP/1.1".to_owned(),
            format!("host: {}", acme.host),
            format!("{forged}: {value}"),
        ];
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let answer = raw(stack.port(), &lines).await;
        assert_eq!(team(&answer), Some(acme.id.clone()), "{forged}");
    }
}

#[tokio::test]
async fn a_planted_cookie_is_nobodys_session() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let attacker = munro.admin().await.cookie().unwrap();
    let owner = acme.admin().await.cookie().unwrap();
    let refresh = async |cookie: String| {
        let http = Client::connections().unwrap();
        let url = format!("http://127.0.0.1:{}/api/auth/refresh", stack.port());
        let request = http
            .post(url)
            .header("host", &acme.host)
            .header("origin", format!("http://{}:{}", acme.host, stack.port()))
            .header("x-learnt", "1")
            .header("cookie", cookie);
        request.send().await.unwrap().status().as_u16()
    };
    let name = "__Host-learnt-refresh";
    for planted in [
        // What a sibling host can set lacks the prefix, or has it in other letters.
        format!("learnt-refresh={owner}"),
        format!("__Secure-learnt-refresh={owner}"),
        format!("__host-learnt-refresh={owner}"),
        // A session of another tenant, at this tenant's host.
        format!("{name}={attacker}"),
        format!("{name}="),
    ] {
        assert_eq!(refresh(planted.clone()).await, 401, "{planted}");
    }
    assert_eq!(
        refresh(format!("learnt-refresh={attacker}; {name}={owner}")).await,
        200,
        "what was planted beside it changes nothing"
    );
}

#[tokio::test]
async fn links_in_mails_lead_to_the_registers_host_whatever_a_request_claims() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    let person = json!({
        "profile": {"firstName": "Lena", "lastName": "Brandt", "email": format!("lena@{}.test", acme.id)},
        "roles": ["learner"], "invite": true,
    });
    let request = admin
        .request(reqwest::Method::POST, "/api/people")
        .header("x-forwarded-host", "evil.test")
        .header("forwarded", "host=evil.test")
        .header("referer", "https://evil.test/")
        .json(&person);
    admin.send(request).await.unwrap().ok().unwrap();
    let mail = until(async || {
        let mails = mails_to(stack.mail_dir(), &format!("lena@{}.test", acme.id));
        mails.first().map(Value::to_string).ok_or("no mail came")
    })
    .await;
    assert!(mail.contains(&acme.host) && !mail.contains("evil.test"));
}
