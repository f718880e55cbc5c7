//! Statements counted: a product that is set up otherwise speaks with its databases through a door that counts what goes by.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use learnt_tenant_api::config::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use url::Url;

/// Asks for TLS, and for the other way of encrypting: a first message comes after the answer.
const BEFORE_THE_FIRST: [u32; 2] = [80_877_103, 80_877_104];

/// What has gone by.
#[derive(Clone, Default)]
pub struct StatementCounter(Arc<AtomicUsize>);

impl StatementCounter {
    /// Puts a door before each database that a copy of the tenant API is told of.
    pub async fn between(config: &mut Config) -> Self {
        let counted = Self::default();
        for cluster in config.clusters.values_mut() {
            cluster.port = counted.door(cluster.host.clone(), cluster.port).await.port();
            cluster.host = "127.0.0.1".to_owned();
        }
        let mut edge = Url::parse(&config.edge_url).unwrap();
        let door = counted
            .door(edge.host_str().unwrap().to_owned(), edge.port().unwrap_or(5432))
            .await;
        edge.set_host(Some("127.0.0.1")).unwrap();
        edge.set_port(Some(door.port())).unwrap();
        config.edge_url = edge.into();
        counted
    }

    /// What some work comes to, and how many statements it sent.
    pub async fn during<T>(&self, work: impl Future<Output = T>) -> (T, usize) {
        let before = self.0.load(Ordering::SeqCst);
        let done = work.await;
        (done, self.0.load(Ordering::SeqCst) - before)
    }

    async fn door(&self, host: String, port: u16) -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let counted = self.clone();
        tokio::spawn(async move {
            while let Ok((inside, _)) = listener.accept().await {
                let outside = TcpStream::connect((host.as_str(), port)).await.unwrap();
                tokio::spawn(counted.clone().pass(inside, outside));
            }
        });
        address
    }

    async fn pass(self, inside: TcpStream, outside: TcpStream) {
        let (mut from_client, mut answering) = inside.into_split();
        let (mut answered, mut asking) = outside.into_split();
        let back = tokio::spawn(async move { tokio::io::copy(&mut answered, &mut answering).await });
        let (mut messages, mut piece) = (Messages::default(), vec![0; 16 * 1024]);
        while let Ok(read @ 1..) = from_client.read(&mut piece).await {
            self.0.fetch_add(messages.statements(&piece[..read]), Ordering::SeqCst);
            if asking.write_all(&piece[..read]).await.is_err() {
                break;
            }
        }
        drop(asking);
        back.abort();
    }
}

/// What a client says to Postgres, piece by piece.
#[derive(Default)]
struct Messages {
    /// It has said who it is: from now on messages begin with their kind.
    has_begun: bool,
    head: Vec<u8>,
    /// So much of the present message is still to come.
    rest: usize,
}

impl Messages {
    /// How many statements are begun in the next piece: executed, or sent as plain text.
    fn statements(&mut self, mut piece: &[u8]) -> usize {
        let mut found = 0;
        while !piece.is_empty() {
            if self.rest > 0 {
                let passed = self.rest.min(piece.len());
                self.rest -= passed;
                piece = &piece[passed..];
                continue;
            }
            self.head.push(piece[0]);
            piece = &piece[1..];
            if self.has_begun && self.head.len() == 5 {
                found += usize::from(matches!(self.head[0], b'E' | b'Q'));
                self.rest = number(&self.head[1..]) as usize - 4;
                self.head.clear();
            } else if !self.has_begun && self.head.len() == 8 {
                self.rest = number(&self.head[..4]) as usize - 8;
                self.has_begun = !BEFORE_THE_FIRST.contains(&number(&self.head[4..]));
                self.head.clear();
            }
        }
        found
    }
}

fn number(bytes: &[u8]) -> u32 {
    u32::from_be_bytes(bytes.try_into().unwrap())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(kind: &[u8], body: &[u8]) -> Vec<u8> {
        let length = u32::try_from(body.len() + 4).unwrap();
        [kind, &length.to_be_bytes(), body].concat()
    }

    #[test]
    fn statements_are_counted_however_they_are_cut_into_pieces() {
        let client_messages = [
            message(b"", &BEFORE_THE_FIRST[0].to_be_bytes()),
            message(b"", &[&196_608u32.to_be_bytes()[..], b"user\0lena\0\0"].concat()),
            message(b"p", b"E Q are no statements here"),
            message(b"Q", b"begin\0"),
            message(b"P", b"one\0select 1\0\0\0"),
            message(b"B", b"\0one\0\0\0\0\0\0\0"),
            message(b"E", b"\0\0\0\0\0"),
            message(b"S", b""),
            message(b"Q", b"commit\0"),
        ]
        .concat();
        for size in [1, 2, 3, 7, client_messages.len()] {
            let mut messages = Messages::default();
            let found: usize = client_messages
                .chunks(size)
                .map(|piece| messages.statements(piece))
                .sum();
            assert_eq!(found, 3, "in pieces of {size}");
        }
    }
}
