//! An operator at the console of a running checkout.
use std::time::Duration;

use learnt_compose::client::Client;
use learnt_kernel::{
    clock::{Clock, SystemClock},
    totp,
};
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::checkout::Checkout;

/// What `./learnt operator` printed.
pub struct Operator {
    email: String,
    password: String,
    secret: Vec<u8>,
}

impl Operator {
    pub fn enter(checkout: &Checkout, email: &str) -> Self {
        let output = checkout.learnt(&["operator", email], &[]);
        assert_eq!(output.code, Some(0), "{}", output.stderr);
        let line = |name: &str| {
            let found = output.stdout.lines().find_map(|line| line.strip_prefix(name));
            found
                .unwrap_or_else(|| panic!("no {name}: {}", output.stdout))
                .trim()
                .to_owned()
        };
        Self {
            email: line("e-mail"),
            password: line("password"),
            secret: from_base32(&line("second factor")),
        }
    }

    /// Signs in; each code works once, so a second time waits for the next.
    pub async fn sign_in(&self, port: u16) -> Client {
        let console = Client::new(Client::connections().unwrap(), port, "console.localhost");
        let form = json!({"email": self.email, "password": self.password});
        let first: Value = console.post("/api/session", form).await.unwrap().ok().unwrap().value();
        for _ in 0..70 {
            let form = json!({"challenge": first["challenge"], "code": totp::code(&self.secret, SystemClock.now())});
            let reply = console.post("/api/session/totp", form).await.unwrap();
            if reply.status == StatusCode::OK {
                let token = reply.value()["accessToken"].as_str().unwrap().to_owned();
                console.set_token(Some(token));
                return console;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        panic!("the second factor that was printed is not accepted")
    }
}

fn from_base32(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        digit => digit - b'2' + 26,
    };
    let bits: String = text.bytes().map(|letter| format!("{:05b}", value(letter))).collect();
    bits.as_bytes()
        .chunks_exact(8)
        .map(|byte| u8::from_str_radix(std::str::from_utf8(byte).unwrap(), 2).unwrap())
        .collect()
}

/// Orders a tenant, as the form does.
pub async fn order(console: &Client, label: &str) {
    let form = json!({
        "name": label, "team": {"displayName": label, "label": label}, "root": "learnt.localhost",
        "admin": {"firstName": "Ada", "lastName": "Admin", "email": format!("admin@{label}.test")},
        "theme": {}, "plan": "business", "timeZone": "Etc/UTC",
    });
    let reply = console.post("/api/tenants", form).await.unwrap();
    assert_eq!(reply.status, StatusCode::ACCEPTED, "{}", reply.text());
}
