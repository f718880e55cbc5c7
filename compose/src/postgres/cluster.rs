//! A private cluster: made once, started with us, ended with us, and whole again after a kill -9.

use std::{
    fs, io,
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use learnt_kernel::ids::random_label;
use sqlx::{Connection, PgConnection};

use super::find::Binaries;
use crate::account::Account;

/// Ends Postgres when our end of the pipe on standard input closes, however we ended; ends itself when Postgres does.
const KEEPER: &str = r#"
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
( read -r _ <&3; kill -INT "$server" ) 3<&3 2>/dev/null &
watcher=$!
exec 3<&-
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
"#;

/// For tests, which come and go: ends Postgres when the file was not touched for some minutes, and clears everything away.
const IDLE_KEEPER: &str = r#"
touched=$1; folder=$2; shift 2
"$@" </dev/null &
server=$!
while sleep 5; do
  kill -0 "$server" 2>/dev/null || break
  [ -n "$(find "$touched" -mmin -5 2>/dev/null)" ] || { kill -INT "$server"; wait "$server"; rm -rf "$folder"/*; break; }
done
"#;

/// How a private cluster is to be.
#[derive(Debug, Clone)]
pub struct ClusterOptions {
    /// The folder for data and, where needed, for copied programs.
    pub folder: PathBuf,
    /// The superuser's password.
    pub password: String,
    /// Where the server's log goes.
    pub log: PathBuf,
    /// For tests: nothing survives a power cut, and everything is quicker.
    pub throw_away: bool,
    /// For tests: the server outlives us, and ends when this file was not touched for some minutes.
    pub idle_file: Option<PathBuf>,
}

/// A running private cluster.
pub struct Cluster {
    keeper: Child,
    location: ClusterLocation,
    options: ClusterOptions,
    port: u16,
    url: String,
    binaries: Binaries,
}

impl Cluster {
    /// Makes the cluster if it is not there, ends what a killed run left behind, and starts the server on a free port.
    pub async fn start(programs: &[Binaries], options: &ClusterOptions) -> anyhow::Result<Self> {
        let account = Account::for_postgres()?;
        let location = ClusterLocation::prepare(account, options)?;
        let binaries = location.programs(programs)?;
        if !location.data.join("PG_VERSION").is_file() {
            location.init(&binaries, &options.password)?;
        }
        location.end_leftover().await?;
        let port = free_port()?;
        let keeper = location.spawn(&binaries, options, port)?;
        let url = format!("postgres://postgres:{}@127.0.0.1:{port}/postgres", options.password);
        let mut cluster = Self {
            keeper,
            location,
            options: options.clone(),
            port,
            url,
            binaries,
        };
        cluster.answer().await?;
        Ok(cluster)
    }

    /// Starts the server again, on the same port, after it ended by itself or was killed.
    pub async fn revive(&mut self) -> anyhow::Result<()> {
        self.location.end_leftover().await?;
        self.keeper = self.location.spawn(&self.binaries, &self.options, self.port)?;
        self.answer().await
    }

    /// The superuser's address.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The server's port on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The programs in use.
    pub fn binaries(&self) -> &Binaries {
        &self.binaries
    }

    /// Whether the server still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.keeper.try_wait(), Ok(None))
    }

    /// Lets the server write everything down and end. One with an idle file ends when it is idle, not by this.
    pub async fn stop(mut self) -> anyhow::Result<()> {
        drop(self.keeper.stdin.take());
        let deadline = Instant::now() + Duration::from_secs(30);
        while self.is_running() {
            if Instant::now() > deadline {
                bail!("Postgres did not end within 30 seconds; its log says why");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Waits until the server takes connections.
    async fn answer(&mut self) -> anyhow::Result<()> {
        let log = self.options.log.clone();
        // Recovery after a kill may take a while.
        let deadline = Instant::now() + Duration::from_secs(120);
        loop {
            match PgConnection::connect(&self.url).await {
                Ok(connection) => {
                    connection.close().await?;
                    return Ok(());
                }
                Err(error) if Instant::now() > deadline => return Err(error).context("Postgres does not answer"),
                Err(_) if !self.is_running() => {
                    bail!(
                        "Postgres ended at once. The last lines of {}:\n{}",
                        log.display(),
                        last_lines(&log, 8)
                    );
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }
}

/// Where a cluster lies, and who may enter.
struct ClusterLocation {
    account: Account,
    folder: PathBuf,
    data: PathBuf,
}

impl ClusterLocation {
    fn prepare(account: Account, options: &ClusterOptions) -> anyhow::Result<Self> {
        let folder = reachable(account, &options.folder)?;
        clear_half_made(&folder)?;
        Ok(Self {
            account,
            data: folder.join("data"),
            folder,
        })
    }

    /// The programs that fit an existing cluster, else the best; copied to where the account can run them.
    fn programs(&self, programs: &[Binaries]) -> anyhow::Result<Binaries> {
        let made_by = fs::read_to_string(self.data.join("PG_VERSION"))
            .ok()
            .and_then(|text| text.trim().parse::<u32>().ok());
        let chosen = match made_by {
            Some(major) => programs.iter().find(|binaries| binaries.major == major).with_context(|| {
                format!("The data in {} was made by Postgres {major}, which is not here any more. Install it, name it in LEARNT_PG_BIN, or start anew with ./learnt reset --yes.", self.data.display())
            })?,
            None => programs.first().context("there are no programs of Postgres")?,
        };
        if self.account.can_run(&chosen.folder.join("postgres")) && self.account.can_run(&chosen.folder.join("initdb"))
        {
            return Ok(chosen.clone());
        }
        let native = chosen.folder.parent().context("the programs lie in no folder")?;
        let copy = self.folder.join(format!("programs-{}", chosen.major));
        if !copy.join("bin/postgres").is_file() {
            let beside = self.folder.join(format!("programs-new-{}", random_label(6)));
            copy_tree(native, &beside)?;
            fs::rename(&beside, &copy)?;
        }
        let folder = copy.join("bin");
        if !self.account.can_run(&folder.join("postgres")) {
            bail!(
                "Postgres runs as another account than root, and that account can read neither {} nor {}. Put the checkout where everybody may enter.",
                chosen.folder.display(),
                folder.display()
            );
        }
        Ok(Binaries {
            folder,
            ..chosen.clone()
        })
    }

    /// Makes the cluster beside its place and moves it there: a half-made one is never found.
    fn init(&self, binaries: &Binaries, password: &str) -> anyhow::Result<()> {
        remove_if_there(&self.data)?;
        let beside = self.folder.join(format!("data-new-{}", random_label(6)));
        self.account.make_folder(&beside)?;
        let output = self
            .account
            .command("/bin/sh")
            // The password comes by the environment and a file of the account's own: no other account sees either.
            .args(["-c", "umask 077; printf '%s' \"$LEARNT_PW\" > \"$2.pw\"; \"$1\" -D \"$2\" -U postgres -A scram-sha-256 --pwfile=\"$2.pw\" -E UTF8 --locale=C --no-sync; code=$?; rm -f \"$2.pw\"; exit $code", "sh"])
            .arg(binaries.folder.join("initdb"))
            .arg(&beside)
            .env("LEARNT_PW", password)
            .stdin(Stdio::null())
            .output()?;
        if !output.status.success() {
            remove_if_there(&beside)?;
            bail!("initdb failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        fs::rename(&beside, &self.data)?;
        Ok(())
    }

    /// A server that survived its keeper is ended in order; a pid file without a server is taken away.
    async fn end_leftover(&self) -> anyhow::Result<()> {
        let file = self.data.join("postmaster.pid");
        let deadline = Instant::now() + Duration::from_secs(30);
        let mut was_asked_to_stop = false;
        loop {
            let Ok(text) = fs::read_to_string(&file) else {
                return Ok(());
            };
            let Some(pid) = text.lines().next().and_then(|line| line.trim().parse::<u32>().ok()) else {
                remove_if_there(&file)?;
                return Ok(());
            };
            if !is_server_of(pid, &self.data) {
                remove_if_there(&file)?;
                return Ok(());
            }
            if !was_asked_to_stop {
                self.account.command("kill").args(["-INT", &pid.to_string()]).status()?;
                was_asked_to_stop = true;
            }
            if Instant::now() > deadline {
                bail!("A Postgres of an earlier run (process {pid}) does not end. End it with: kill -QUIT {pid}");
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    fn spawn(&self, binaries: &Binaries, options: &ClusterOptions, port: u16) -> anyhow::Result<Child> {
        let log = fs::OpenOptions::new().create(true).append(true).open(&options.log)?;
        let mut command = self.account.command("/bin/sh");
        match &options.idle_file {
            Some(file) => command
                .args(["-c", IDLE_KEEPER, "learnt-postgres"])
                .arg(file)
                .arg(&self.folder),
            None => command.args(["-c", KEEPER, "learnt-postgres"]),
        };
        command.arg(binaries.folder.join("postgres")).arg("-D").arg(&self.data);
        command.args(["-p", &port.to_string()]);
        for setting in settings(options.throw_away) {
            command.args(["-c", setting]);
        }
        Ok(in_own_group(command)
            .stdin(Stdio::piped())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()?)
    }
}

/// How a server is set.
pub(crate) fn settings(throw_away: bool) -> Vec<&'static str> {
    let mut settings = vec![
        "listen_addresses=127.0.0.1",
        "unix_socket_directories=",
        "max_connections=200",
        "shared_buffers=128MB",
        "jit=off",
        "log_min_messages=warning",
    ];
    if throw_away {
        settings.extend([
            "fsync=off",
            "synchronous_commit=off",
            "full_page_writes=off",
            "max_connections=400",
            "autovacuum_naptime=10min",
        ]);
    }
    settings
}

/// Ctrl-C in our terminal is for us; the server ends when we say so.
fn in_own_group(mut command: Command) -> Command {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
    command
}

/// The wanted folder, or, if the account may not go there, one below /var/lib that it may.
fn reachable(account: Account, wanted: &Path) -> anyhow::Result<PathBuf> {
    if let Some(parent) = wanted.parent() {
        fs::create_dir_all(parent)?;
    }
    account.make_folder(wanted)?;
    if account.can_write(wanted) {
        return Ok(wanted.to_owned());
    }
    let elsewhere = elsewhere(wanted);
    fs::create_dir_all(elsewhere.parent().unwrap_or(Path::new("/")))?;
    account.make_folder(&elsewhere)?;
    if !account.can_write(&elsewhere) {
        bail!(
            "Postgres' account can enter neither {} nor {}.",
            wanted.display(),
            elsewhere.display()
        );
    }
    Ok(elsewhere)
}

/// Where a cluster lies whose wanted folder its account cannot enter: named after that folder.
fn elsewhere(wanted: &Path) -> PathBuf {
    let name: String = wanted
        .to_string_lossy()
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    Path::new("/var/lib/learnt").join(name.trim_matches('-'))
}

/// Removes a cluster that does not run, wherever it lies.
pub fn remove(wanted: &Path) -> io::Result<()> {
    remove_if_there(wanted)?;
    remove_if_there(&elsewhere(wanted))
}

/// What a start that was killed had begun: it bears a name that only a finished thing loses.
fn clear_half_made(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)?.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("data-new-") || name.starts_with("programs-new-") {
            remove_if_there(&entry.path())?;
        }
    }
    Ok(())
}

/// A program of a start that was killed may still be writing there for a moment: what it adds while this removes is removed as well.
fn remove_if_there(path: &Path) -> io::Result<()> {
    let mut again = 100;
    loop {
        let result = if path.is_dir() {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        };
        match result {
            Err(error) if error.kind() == io::ErrorKind::DirectoryNotEmpty && again > 0 => {
                again -= 1;
                std::thread::sleep(Duration::from_millis(100));
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => return Ok(()),
        }
    }
}

/// Whether the process is a Postgres over these data, and not another one that got the same number.
fn is_server_of(pid: u32, data: &Path) -> bool {
    let command_line = match fs::read(format!("/proc/{pid}/cmdline")) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).replace('\0', " "),
        Err(_) if Path::new("/proc/self").exists() => return false,
        Err(_) => match Command::new("ps")
            .args(["-o", "command=", "-p", &pid.to_string()])
            .output()
        {
            Ok(output) => String::from_utf8_lossy(&output.stdout).into_owned(),
            Err(_) => return false,
        },
    };
    command_line.contains("postgres") && command_line.contains(&*data.to_string_lossy())
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

fn copy_tree(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        let kind = entry.file_type()?;
        if kind.is_symlink() {
            std::os::unix::fs::symlink(fs::read_link(entry.path())?, target)?;
        } else if kind.is_dir() {
            copy_tree(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(to, fs::Permissions::from_mode(0o755))
}

/// The end of a text file.
pub fn last_lines(file: &Path, count: usize) -> String {
    let text = fs::read(file).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_to_which_something_still_writes_is_removed() {
        let half_made = std::env::temp_dir().join(format!("data-new-{}", random_label(8)));
        fs::create_dir(&half_made).unwrap();
        let writes = half_made.clone();
        let writer = std::thread::spawn(move || {
            let end = Instant::now() + Duration::from_millis(300);
            for number in 0.. {
                if Instant::now() > end {
                    break;
                }
                // Fails once the folder is gone, as the program would.
                let _ = fs::write(writes.join(number.to_string()), "");
            }
        });
        remove_if_there(&half_made).unwrap();
        writer.join().unwrap();
        assert!(!half_made.exists());
    }
}
