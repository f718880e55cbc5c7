//! The built programs, started as an operator starts them: with variables, logging JSON lines into a file.

use std::collections::BTreeMap;
use std::fs::File;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// How long a program may take to begin or to end before the figures are given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program's variables and what it is asked first.
#[derive(Clone)]
pub struct Recipe {
    /// The program's name.
    pub name: &'static str,
    pub variables: BTreeMap<&'static str, String>,
    /// Host and path of the first question; the program counts as started when the answer is 200.
    pub first: (String, &'static str),
    /// Where it answers.
    pub port: u16,
    /// Where its log goes.
    pub folder: PathBuf,
}

/// A running program; it is killed when this is dropped.
pub struct Program {
    child: Child,
    pub id: u32,
    /// From being started to its first answer.
    pub cold_start: Duration,
}

impl Recipe {
    /// Starts the program and waits for its first answer.
    pub async fn start(&self) -> Result<Program> {
        let file = beside(self.name)?;
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.join(format!("{}.log", self.name)))?;
        let began = Instant::now();
        let mut child = Command::new(file)
            .env_clear()
            .envs(&self.variables)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()?;
        let id = child.id().context("the program has ended at once")?;
        while ask(self.port, &self.first.0, self.first.1).await.ok() != Some(200) {
            if let Some(status) = child.try_wait()? {
                bail!(
                    "{} ended ({status}); its log lies in {}",
                    self.name,
                    self.folder.display()
                );
            }
            ensure!(began.elapsed() < PATIENCE, "{} does not answer", self.name);
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(Program {
            child,
            id,
            cold_start: began.elapsed(),
        })
    }
}

impl Program {
    /// Asks the program to end, and waits for it.
    pub async fn end(mut self) -> Result<()> {
        let kill_status = Command::new("kill").arg(self.id.to_string()).status().await?;
        ensure!(kill_status.success(), "the program could not be asked to end");
        tokio::time::timeout(PATIENCE, self.child.wait())
            .await
            .context("the program does not end")??;
        Ok(())
    }
}

/// A port that nobody uses just now.
pub fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// The programs lie where this one does.
fn beside(name: &str) -> Result<PathBuf> {
    let own = std::env::current_exe()?;
    let file = own.parent().unwrap_or(Path::new(".")).join(name);
    ensure!(
        file.is_file(),
        "{} is not built. Run: cargo build --release --workspace --bins",
        file.display()
    );
    Ok(file)
}

/// One GET on a connection of its own; answers the status. By hand, so that nothing of a client's start is measured.
async fn ask(port: u16, host: &str, path: &str) -> Result<u16> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
    let question = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(question.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let head = String::from_utf8_lossy(&answer);
    let status = head.split_whitespace().nth(1).context("no answer")?;
    Ok(status.parse()?)
}
