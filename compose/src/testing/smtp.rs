//! A mail server for tests: real SMTP on a real socket, which keeps what it takes. Some recipients it refuses, some
//! connections it drops, and it can be away.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader, BufWriter},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    task::{JoinHandle, JoinSet},
};

/// A mail that was taken.
#[derive(Clone, Debug)]
pub struct ReceivedMail {
    /// The envelope's sender.
    pub from: String,
    /// The envelope's recipients.
    pub to: Vec<String>,
    /// Headers and body as they came.
    pub message: String,
}

#[derive(Default)]
struct Box {
    mails: Vec<ReceivedMail>,
    connections: usize,
    /// So many mails more are dropped in the middle of the conversation.
    drops: usize,
    /// Nothing is said to whoever connects.
    still: bool,
}

/// The server; it ends when it is dropped.
pub struct SmtpServer {
    /// Where it listens.
    pub address: SocketAddr,
    state: Arc<Mutex<Box>>,
    serving: JoinHandle<()>,
}

impl Drop for SmtpServer {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

impl SmtpServer {
    /// Starts at any port, or comes back at the one where it was.
    pub async fn start(at: Option<SocketAddr>) -> anyhow::Result<Self> {
        let listener = TcpListener::bind(at.unwrap_or_else(|| ([127, 0, 0, 1], 0).into())).await?;
        let address = listener.local_addr()?;
        let state = Arc::<Mutex<Box>>::default();
        let inside = state.clone();
        let serving = tokio::spawn(async move {
            // They end with the server.
            let mut conversations = JoinSet::new();
            while let Ok((stream, _)) = listener.accept().await {
                lock(&inside).connections += 1;
                conversations.spawn(Conversation::hold(stream, inside.clone()));
            }
        });
        Ok(Self {
            address,
            state,
            serving,
        })
    }

    /// What a service is told.
    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// Everything that was taken so far.
    pub fn taken(&self) -> Vec<ReceivedMail> {
        lock(&self.state).mails.clone()
    }

    /// How often somebody connected.
    pub fn connections(&self) -> usize {
        lock(&self.state).connections
    }

    /// Whoever connects from now on hears nothing, or is served again.
    pub fn stand_still(&self, still: bool) {
        lock(&self.state).still = still;
    }

    /// The next so many mails break off before they are taken.
    pub fn drop_next(&self, mails: usize) {
        lock(&self.state).drops = mails;
    }
}

fn lock(state: &Mutex<Box>) -> MutexGuard<'_, Box> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Conversation {
    reader: BufReader<OwnedReadHalf>,
    writer: BufWriter<OwnedWriteHalf>,
    state: Arc<Mutex<Box>>,
    from: String,
    to: Vec<String>,
}

impl Conversation {
    async fn hold(stream: TcpStream, state: Arc<Mutex<Box>>) {
        let (reader, writer) = stream.into_split();
        let conversation = Self {
            reader: BufReader::new(reader),
            writer: BufWriter::new(writer),
            state,
            from: String::new(),
            to: Vec::new(),
        };
        // Whoever hangs up has said all they wanted.
        let _ = conversation.talk().await;
    }

    async fn say(&mut self, line: &str) -> std::io::Result<()> {
        self.writer.write_all(format!("{line}\r\n").as_bytes()).await?;
        self.writer.flush().await
    }

    async fn hear(&mut self) -> std::io::Result<Option<String>> {
        let mut line = String::new();
        let read = self.reader.read_line(&mut line).await?;
        Ok((read > 0).then_some(line))
    }

    async fn talk(mut self) -> std::io::Result<()> {
        if lock(&self.state).still {
            // Until the other side has had enough.
            while self.hear().await?.is_some() {}
            return Ok(());
        }
        self.say("220 mail.test ESMTP").await?;
        while let Some(line) = self.hear().await? {
            let word = line.get(..4).unwrap_or_default().to_uppercase();
            match word.as_str() {
                "EHLO" | "HELO" => self.say("250 mail.test").await?,
                "MAIL" => {
                    (self.from, self.to) = (address(&line), Vec::new());
                    self.say("250 2.1.0 fine").await?;
                }
                "RCPT" => self.recipient(address(&line)).await?,
                "DATA" => {
                    if !self.message().await? {
                        return Ok(());
                    }
                }
                "RSET" | "NOOP" => self.say("250 2.0.0 fine").await?,
                "QUIT" => return self.say("221 2.0.0 bye").await,
                _ => self.say("502 5.5.1 not here").await?,
            }
        }
        Ok(())
    }

    /// `refused…` does not exist, `full…` may be tried later.
    async fn recipient(&mut self, to: String) -> std::io::Result<()> {
        if to.starts_with("refused") {
            return self.say("550 5.1.1 there is nobody of that name").await;
        }
        if to.starts_with("full") {
            return self.say("452 4.2.2 the mailbox is full").await;
        }
        self.to.push(to);
        self.say("250 2.1.5 fine").await
    }

    /// False where the connection breaks off.
    async fn message(&mut self) -> std::io::Result<bool> {
        self.say("354 go on").await?;
        let mut message = String::new();
        while let Some(line) = self.hear().await? {
            if line == ".\r\n" {
                break;
            }
            message.push_str(line.strip_prefix('.').unwrap_or(&line));
        }
        {
            let mut state = lock(&self.state);
            if state.drops > 0 {
                state.drops -= 1;
                return Ok(false);
            }
            state.mails.push(ReceivedMail {
                from: self.from.clone(),
                to: std::mem::take(&mut self.to),
                message,
            });
        }
        self.say("250 2.0.0 taken").await?;
        Ok(true)
    }
}

/// What stands between `<` and `>`.
fn address(line: &str) -> String {
    let (_, rest) = line.split_once('<').unwrap_or_default();
    rest.split_once('>').unwrap_or_default().0.to_owned()
}
