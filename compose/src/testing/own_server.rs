//! A server of a test's own, to be stopped, killed and configured.

use std::{fs, path::PathBuf};

use crate::postgres::{Binaries, Choice, ClusterOptions, choose};

/// A folder that goes when the test ends.
pub struct Folder(
    /// Where it is.
    pub PathBuf,
);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The Postgres that a test may start.
pub fn programs() -> Vec<Binaries> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    match choose(&root, None, None) {
        Ok(Choice::Programs(programs)) => programs,
        _ => panic!("there is no Postgres here"),
    }
}

/// An empty folder, and what to start a throw-away server in it with.
pub fn options(name: &str) -> (Folder, ClusterOptions) {
    let folder = std::env::temp_dir().join(format!("learnt-cluster-{name}-{}", learnt_kernel::ids::random_label(6)));
    let options = ClusterOptions {
        folder: folder.join("pg"),
        password: "s3cret-of-the-test".into(),
        log: folder.join("postgres.log"),
        throw_away: true,
        idle_file: None,
    };
    fs::create_dir_all(&folder).expect("temporary files can be made");
    // The folder of the system's temporary files is open to everybody; ours must be enterable too.
    (Folder(folder), options)
}
