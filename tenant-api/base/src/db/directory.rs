//! The directory: the register that everybody reads, in memory and on disk.
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use learnt_kernel::storage;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use tokio::sync::watch;

pub use super::register::{Changes, DomainRow, Register, Row, Team, Tenant};

/// The register that everybody reads, swapped as a whole.
#[derive(Clone)]
pub struct Directory {
    now: Arc<RwLock<Arc<Register>>>,
    /// Whether it was read from the control database by this process.
    live: Arc<AtomicBool>,
    /// Rung with every new register.
    updates: Arc<watch::Sender<()>>,
    snapshot: PathBuf,
    /// Held by whoever writes the snapshot.
    keeping: Arc<tokio::sync::Mutex<()>>,
}

/// The snapshot's form on disk.
#[derive(Deserialize)]
struct Snapshot {
    rows: Vec<Row>,
}

/// The same while it is written: no row is there longer than it takes.
struct StoredRegister<'a>(&'a Register);

impl Serialize for StoredRegister<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Rows<'a>(&'a Register);
        impl Serialize for Rows<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.0.rows())
            }
        }
        let mut snapshot = serializer.serialize_struct("Snapshot", 1)?;
        snapshot.serialize_field("rows", &Rows(self.0))?;
        snapshot.end()
    }
}

impl Directory {
    /// An empty register whose snapshot lies in this folder.
    pub fn new(data_dir: &Path) -> Self {
        Self {
            now: Arc::default(),
            live: Arc::default(),
            updates: Arc::default(),
            snapshot: data_dir.join("directory.json"),
            keeping: Arc::default(),
        }
    }

    /// The register now; hold it for one request, not longer.
    pub fn now(&self) -> Arc<Register> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether the register comes from the control database, and not from the snapshot.
    pub fn is_live(&self) -> bool {
        self.live.load(Ordering::Relaxed)
    }

    /// Takes all that there is as the register.
    pub fn replace(&self, all: Changes) {
        self.set(Register::build(all.tenants.into_values().flatten()));
        self.live.store(true, Ordering::Relaxed);
    }

    /// Takes over what changed.
    pub fn apply(&self, changes: Changes) {
        self.set(self.now().with(changes));
    }

    /// Starts from the snapshot on disk; false when there is none that can be read.
    pub fn wake(&self) -> bool {
        let read = std::fs::read(&self.snapshot)
            .ok()
            .and_then(|bytes| serde_json::from_slice::<Snapshot>(&bytes).ok());
        read.map(|snapshot| self.set(Register::build(snapshot.rows))).is_some()
    }

    fn set(&self, register: Register) {
        metrics::gauge!("learnt_directory_teams").set(register.size() as f64);
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(register);
        self.updates.send_replace(());
    }

    /// Rung with every register from now on.
    pub fn subscribe(&self) -> watch::Receiver<()> {
        self.updates.subscribe()
    }

    /// Waits until the register is as wanted, but no longer than this; says whether it is.
    pub async fn wait_until(&self, patience: Duration, wanted: impl Fn(&Register) -> bool) -> bool {
        // Listened to before the first look, so that nothing that comes in between is missed.
        let mut updates = self.updates.subscribe();
        let comes = async {
            while !wanted(&self.now()) {
                if updates.changed().await.is_err() {
                    return;
                }
            }
        };
        tokio::time::timeout(patience, comes).await.is_ok()
    }

    /// Writes the register as it is now to the disk, which may be slow: requests are answered meanwhile. One at a time.
    pub async fn persist(&self) {
        let _turn = self.keeping.lock().await;
        let (path, register) = (self.snapshot.clone(), self.now());
        let written = tokio::task::spawn_blocking(move || write(&path, &register)).await;
        if let Err(error) = written.unwrap_or_else(|error| Err(error.into())) {
            if storage::is_full(&error) {
                storage::refused("files");
            }
            tracing::error!(%error, "the directory's snapshot cannot be written");
        }
    }
}

/// Written beside and renamed: a reader never meets half a file.
fn write(path: &Path, register: &Register) -> std::io::Result<()> {
    let beside = path.with_extension("json.new");
    let mut file = BufWriter::new(File::create(&beside)?);
    serde_json::to_writer(&mut file, &StoredRegister(register))?;
    file.flush()?;
    std::fs::rename(beside, path)
}

#[cfg(test)]
mod tests {
    use learnt_kernel::ids::random_label;
    use learnt_kernel::tenant::TeamId;

    use super::super::register::tests::{changes, row};
    use super::*;

    #[tokio::test]
    async fn what_was_kept_is_what_one_wakes_with() {
        let folder = std::env::temp_dir().join(format!("learnt-directory-{}", random_label(8)));
        std::fs::create_dir_all(&folder).unwrap();
        let directory = Directory::new(&folder);
        assert!(!directory.wake());
        let mut suspended = row("munro", "munro", "Munro");
        suspended.tenant_status = "suspended".to_owned();
        let mut inactive = row("acme", "acme", "Acme");
        inactive.team_status = "archived".to_owned();
        directory.replace(changes([("acme", vec![inactive]), ("munro", vec![suspended])]));
        directory.persist().await;
        let woken = Directory::new(&folder);
        assert!(woken.wake() && !woken.is_live());
        let sorted = |directory: &Directory| {
            let mut lines: Vec<String> = directory
                .now()
                .rows()
                .map(|row| serde_json::to_string(&row).unwrap())
                .collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(&woken), sorted(&directory));
        let shut: Vec<bool> = ["acme", "munro"]
            .map(|team| woken.now().is_open(&TeamId::parse(team).unwrap()))
            .into();
        assert_eq!(shut, [false, false]);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
