//! Asking every address that is printed whether it answers.

use std::{net::SocketAddr, time::Duration};

use futures_util::future::join_all;

use crate::state::Endpoint;

/// The places that do not answer, each with a sentence; empty when all do.
pub async fn failures(endpoints: &[Endpoint], port: u16) -> Vec<String> {
    join_all(endpoints.iter().map(|endpoint| probe(endpoint, port)))
        .await
        .into_iter()
        .flatten()
        .collect()
}

async fn probe(endpoint: &Endpoint, port: u16) -> Option<String> {
    let mut problem = String::new();
    for wait in [0, 200, 1000, 2000] {
        tokio::time::sleep(Duration::from_millis(wait)).await;
        match ask(&endpoint.host, &endpoint.url, port).await {
            Ok(()) => return None,
            Err(error) => problem = error,
        }
    }
    Some(format!(
        "{} at {} does not answer: {problem}. ./learnt logs may say why.",
        endpoint.name, endpoint.url
    ))
}

/// Asks at 127.0.0.1 whatever the name resolves to: browsers find `*.localhost` there by themselves, other programs do not.
async fn ask(host: &str, url: &str, port: u16) -> Result<(), String> {
    let client = reqwest::Client::builder()
        .no_proxy()
        .resolve(host, SocketAddr::from(([127, 0, 0, 1], port)))
        .timeout(Duration::from_secs(10))
        .build()
        .map_err(|error| error.to_string())?;
    let response = client.get(url).send().await.map_err(|error| error.to_string())?;
    if response.status().is_success() {
        Ok(())
    } else {
        Err(format!("it says {}", response.status()))
    }
}
