//! Where the all-in-one program keeps its things: one folder beside the sources.

use std::{
    io,
    path::{Path, PathBuf},
};

use learnt_kernel::ids::random_label;

/// The folder of the product, and what lies in its `.run`.
#[derive(Debug, Clone)]
pub struct Home {
    root: PathBuf,
    run: PathBuf,
}

impl Home {
    /// The home of a checkout; `.run` holds everything that running leaves behind.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        let root = root.into();
        Self {
            run: root.join(".run"),
            root,
        }
    }

    /// Finds the checkout that `start` lies in: the folder that holds the script `learnt`.
    pub fn find(start: &Path) -> Option<Self> {
        start
            .ancestors()
            .find(|folder| folder.join("learnt").is_file() && folder.join("Cargo.toml").is_file())
            .map(Self::at)
    }

    /// The same checkout with another folder for what running leaves behind.
    pub fn running_in(self, run: impl Into<PathBuf>) -> Self {
        Self {
            run: run.into(),
            ..self
        }
    }

    /// The checkout.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// `.run`
    pub fn run(&self) -> &Path {
        &self.run
    }

    /// A path below `.run`.
    pub fn file(&self, name: &str) -> PathBuf {
        self.run.join(name)
    }

    /// Makes `.run` and its folders.
    pub fn prepare(&self) -> io::Result<()> {
        for folder in ["log", "data", "mail"] {
            std::fs::create_dir_all(self.run.join(folder))?;
        }
        Ok(())
    }

    /// Where the built web app lies.
    pub fn web_dist(&self) -> PathBuf {
        self.root.join("web/dist")
    }

    /// Where the built console lies.
    pub fn console_dist(&self) -> PathBuf {
        self.root.join("admin-console/dist")
    }
}

/// Writes a file so that whoever reads it sees all of it or the one before, whatever happens meanwhile.
pub fn write_whole(path: &Path, content: &[u8], mode: u32) -> io::Result<()> {
    use std::{io::Write, os::unix::fs::OpenOptionsExt};
    let beside = path.with_extension(format!("new-{}", random_label(8)));
    let mut file = std::fs::OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(mode)
        .open(&beside)?;
    file.write_all(content)?;
    file.sync_all()?;
    std::fs::rename(&beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checkout_is_found_from_inside() {
        let root = std::env::temp_dir().join(format!("learnt-home-{}", random_label(8)));
        std::fs::create_dir_all(root.join("web/src")).unwrap();
        assert!(Home::find(&root.join("web/src")).is_none());
        std::fs::write(root.join("learnt"), "").unwrap();
        std::fs::write(root.join("Cargo.toml"), "").unwrap();
        assert_eq!(Home::find(&root.join("web/src")).unwrap().root(), root);
        std::fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_file_is_replaced_as_a_whole_and_with_its_mode() {
        use std::os::unix::fs::PermissionsExt;
        let path = std::env::temp_dir().join(format!("learnt-whole-{}", random_label(8)));
        write_whole(&path, b"one", 0o600).unwrap();
        write_whole(&path, b"two", 0o600).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"two");
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        std::fs::remove_file(path).unwrap();
    }
}
