//! A name server of a test's own, and a site that answers as the directory says.
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use hickory_proto::op::{Message, OpCode, ResponseCode};
use hickory_proto::rr::rdata::{A, TXT};
use hickory_proto::rr::{RData, Record, RecordType};
use http::HeaderMap;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tokio::net::{TcpListener, UdpSocket};

type Zone = HashMap<(String, RecordType), RData>;

/// Answers what it was told, and of all else that there is nothing.
pub struct NameServer {
    pub address: SocketAddr,
    /// Nothing: it fails whatever it is asked.
    zone: Arc<Mutex<Option<Zone>>>,
}

impl NameServer {
    pub async fn start() -> Self {
        let socket = UdpSocket::bind(("127.0.0.1", 0)).await.unwrap();
        let address = socket.local_addr().unwrap();
        let zone: Arc<Mutex<Option<Zone>>> = Arc::new(Mutex::new(Some(Zone::new())));
        let known = zone.clone();
        tokio::spawn(async move {
            let mut buffer = [0; 1500];
            while let Ok((length, peer)) = socket.recv_from(&mut buffer).await {
                let answer = answer(&buffer[..length], known.lock().unwrap().as_ref());
                socket.send_to(&answer, peer).await.unwrap();
            }
        });
        Self { address, zone }
    }

    fn set(&self, name: &str, kind: RecordType, data: Option<RData>) {
        let mut zone = self.zone.lock().unwrap();
        let zone = zone.get_or_insert_default();
        match data {
            Some(data) => zone.insert((format!("{name}."), kind), data),
            None => zone.remove(&(format!("{name}."), kind)),
        };
    }

    pub fn text(&self, name: &str, text: &str) {
        self.set(name, RecordType::TXT, Some(RData::TXT(TXT::new(vec![text.to_owned()]))));
    }

    pub fn no_text(&self, name: &str) {
        self.set(name, RecordType::TXT, None);
    }

    pub fn leads_here(&self, name: &str) {
        self.set(name, RecordType::A, Some(RData::A(A::new(127, 0, 0, 1))));
    }

    /// From now on it fails.
    pub fn fail(&self) {
        *self.zone.lock().unwrap() = None;
    }
}

fn answer(question: &[u8], zone: Option<&Zone>) -> Vec<u8> {
    let question = Message::from_vec(question).unwrap();
    let mut answer = Message::response(question.metadata.id, OpCode::Query);
    let query = question.queries[0].clone();
    answer.add_query(query.clone());
    match zone {
        None => answer.metadata.response_code = ResponseCode::ServFail,
        Some(zone) => {
            let name = query.name().to_string().to_lowercase();
            if let Some(data) = zone.get(&(name.clone(), query.query_type())) {
                answer.add_answer(Record::from_rdata(query.name().clone(), 60, data.clone()));
            } else if !zone.keys().any(|(known, _)| *known == name) {
                answer.metadata.response_code = ResponseCode::NXDomain;
            }
        }
    }
    answer.to_vec().unwrap()
}

/// What stands behind all domains on this machine: it answers for whichever team the directory names. Answers its port.
pub async fn site(control_url: String) -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let routes = Router::new()
        .route("/api/bootstrap", get(bootstrap))
        .with_state(control_url);
    tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
    port
}

async fn bootstrap(State(control_url): State<String>, headers: HeaderMap) -> Json<Value> {
    let host = headers["host"].to_str().unwrap().split(':').next().unwrap().to_owned();
    let team: Option<String> = sqlx::query_scalar(
        "select team_id from control.directory where domains @> jsonb_build_array(jsonb_build_object('host', $1::text))",
    )
    .bind(host)
    .fetch_optional(&mut PgConnection::connect(&control_url).await.unwrap())
    .await
    .unwrap();
    let fallback = team.is_none();
    Json(json!({"team": {"id": team.unwrap_or_else(|| "learnt".to_owned())}, "fallback": fallback}))
}
