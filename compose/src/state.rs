//! What runs: written when everything answers, read by the other commands.

use std::{fs, fs::File, io, path::PathBuf};

use serde::{Deserialize, Serialize};

use crate::home::{Home, write_whole};

/// A running installation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// The process.
    pub pid: u32,
    /// The port that browsers use.
    pub port: u16,
    /// host:port/database of the tenants' database.
    pub cluster_addr: String,
    /// The control database's name.
    pub control_database: String,
    pub postgres: String,
    /// Lines of the table.
    pub places: Vec<Endpoint>,
}

/// A line of the table: where something answers, and who may sign in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Endpoint {
    pub name: String,
    pub host: String,
    pub url: String,
    /// Who signs in.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub login: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub password: Option<String>,
    /// More about it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub note: Option<String>,
    /// A second line.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub more: Option<String>,
}

/// The console's line in the table.
pub const CONSOLE: &str = "Console";

/// Its note while nobody may sign in there.
pub const NOBODY: &str = "nobody may sign in yet: ./learnt operator <e-mail>";

/// The claim of the one process that serves an installation; the system lets go of it when the process ends, however it does.
pub struct Claim(#[allow(dead_code, reason = "held, not read")] File);

impl Claim {
    /// Takes the claim; `None` if another process has it.
    pub fn take(home: &Home) -> io::Result<Option<Self>> {
        let file = open(home.file("serve.lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(file))),
            Err(fs::TryLockError::WouldBlock) => Ok(None),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }

    /// Whether some process serves.
    pub fn is_taken(home: &Home) -> bool {
        // Without the folder nothing has ever run.
        home.run().is_dir() && matches!(Self::take(home), Ok(None))
    }
}

/// One command at a time starts or stops things; a second one waits.
pub fn one_at_a_time(home: &Home) -> io::Result<File> {
    let file = open(home.file("command.lock"))?;
    file.lock()?;
    Ok(file)
}

fn open(path: PathBuf) -> io::Result<File> {
    File::options().create(true).truncate(false).write(true).open(path)
}

impl State {
    /// Somebody may sign in to the console now: the table no longer says that nobody may.
    pub fn operator_entered(&mut self) {
        for endpoint in self.places.iter_mut().filter(|endpoint| endpoint.name == CONSOLE) {
            endpoint.note = endpoint.note.take().filter(|note| note != NOBODY);
        }
    }

    /// Writes it down.
    pub fn save(&self, home: &Home) -> io::Result<()> {
        write_whole(&home.file("state.json"), &serde_json::to_vec_pretty(self)?, 0o644)
    }

    /// Reads it; `None` if nothing runs.
    pub fn load(home: &Home) -> Option<Self> {
        serde_json::from_slice(&fs::read(home.file("state.json")).ok()?).ok()
    }

    pub fn forget(home: &Home) {
        let _ = fs::remove_file(home.file("state.json"));
    }
}

/// Writes down which process serves, from its first moment on.
pub fn save_pid(home: &Home) -> io::Result<()> {
    write_whole(&home.file("pid"), std::process::id().to_string().as_bytes(), 0o644)
}

/// Nothing serves any more.
pub fn forget_pid(home: &Home) {
    let _ = fs::remove_file(home.file("pid"));
}

/// Which process serves.
pub fn load_pid(home: &Home) -> Option<u32> {
    fs::read_to_string(home.file("pid")).ok()?.trim().parse().ok()
}
