//! The account that Postgres runs as: Postgres refuses to be root, and an id that stands in no passwd file.

use std::{
    fs, io,
    os::unix::{fs::MetadataExt, process::CommandExt},
    path::Path,
    process::{Command, Stdio},
};

/// Ids to change to; none when we are not root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Account {
    ids: Option<(u32, u32)>,
}

impl Account {
    /// Ourselves; when we are root, `postgres` or else `nobody`.
    pub fn for_postgres() -> io::Result<Self> {
        if !is_root()? {
            return Ok(Self { ids: None });
        }
        let passwd = fs::read_to_string("/etc/passwd")?;
        ["postgres", "nobody"]
            .into_iter()
            .find_map(|name| ids_of(&passwd, name))
            .map(|ids| Self { ids: Some(ids) })
            .ok_or_else(|| io::Error::other("there is neither an account 'postgres' nor 'nobody' to run Postgres as"))
    }

    /// A command that will run as this account, outside any folder that it may not enter.
    pub fn command(self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        if let Some((user, group)) = self.ids {
            command.uid(user).gid(group);
        }
        command
            .current_dir("/")
            .env_remove("PGDATA")
            .env_remove("PGPORT")
            .env_remove("PGHOST")
            .env("LC_ALL", "C");
        command
    }

    /// Whether the account can read and run a file.
    pub fn can_run(self, file: &Path) -> bool {
        self.test("-x", file)
    }

    /// Whether the account can make files in a folder.
    pub fn can_write(self, folder: &Path) -> bool {
        self.test("-w", folder)
    }

    fn test(self, what: &str, path: &Path) -> bool {
        self.command("/bin/sh")
            .args(["-c", "test \"$1\" \"$2\"", "sh", what])
            .arg(path)
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    /// Makes a folder that only the account may enter, owned by it. Its parents must be there.
    pub fn make_folder(self, folder: &Path) -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        match fs::create_dir(folder) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
        if let Some((user, group)) = self.ids {
            std::os::unix::fs::chown(folder, Some(user), Some(group))?;
        }
        fs::set_permissions(folder, fs::Permissions::from_mode(0o700))
    }
}

/// Whether this process is root: files that we make tell.
pub fn is_root() -> io::Result<bool> {
    if let Ok(own) = fs::metadata("/proc/self") {
        return Ok(own.uid() == 0);
    }
    let output = Command::new("id").arg("-u").output()?;
    Ok(String::from_utf8_lossy(&output.stdout).trim() == "0")
}

fn ids_of(passwd: &str, name: &str) -> Option<(u32, u32)> {
    passwd.lines().find_map(|line| {
        let mut parts = line.split(':');
        if parts.next()? != name {
            return None;
        }
        let user = parts.nth(1)?.parse().ok()?;
        let group = parts.next()?.parse().ok()?;
        Some((user, group))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_from_passwd() {
        let passwd = "root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/:/sbin/nologin\n";
        assert_eq!(ids_of(passwd, "nobody"), Some((65534, 65533)));
        assert_eq!(ids_of(passwd, "postgres"), None);
    }

    #[test]
    fn a_folder_is_made_for_the_account_alone() {
        let account = Account::for_postgres().unwrap();
        let folder = std::env::temp_dir().join(format!("learnt-account-{}", learnt_kernel::ids::random_label(8)));
        account.make_folder(&folder).unwrap();
        assert!(account.can_write(&folder));
        assert!(account.can_run(Path::new("/bin/sh")));
        fs::remove_dir(folder).unwrap();
    }
}
