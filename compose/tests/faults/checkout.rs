//! A checkout of a test's own, with built apps that are a page each, and everything that running leaves behind.
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use learnt_compose::home::Home;
use learnt_compose::secrets::Secrets;
use learnt_compose::state::{Claim, State, load_pid};
use learnt_kernel::ids::random_label;

/// What this process may have that the program must not see.
const OURS: &[&str] = &["DATABASE_URL", "LEARNT_SMTP_URL", "LEARNT_LOG", "LEARNT_PLATFORM_ROOTS"];

pub struct Checkout {
    root: PathBuf,
    port: String,
    pub home: Home,
}

/// What a command came to.
pub struct CommandOutput {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl CommandOutput {
    /// The sentences of the one list.
    pub fn sentences(&self) -> Vec<&str> {
        self.stderr
            .lines()
            .filter_map(|line| line.trim().strip_prefix("✗ "))
            .collect()
    }
}

impl From<Output> for CommandOutput {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code(),
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

impl Checkout {
    pub fn new() -> Self {
        let root = std::env::temp_dir().join(format!("learnt-checkout-{}", random_label(8)));
        for app in ["web/dist", "admin-console/dist"] {
            fs::create_dir_all(root.join(app)).unwrap();
            fs::write(
                root.join(app).join("index.html"),
                "<!doctype html><title>Learnt</title>",
            )
            .unwrap();
        }
        for file in ["learnt", "Cargo.toml"] {
            fs::write(root.join(file), "").unwrap();
        }
        let real = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        std::os::unix::fs::symlink(real.join("node_modules"), root.join("node_modules")).unwrap();
        let free = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap();
        Self {
            home: Home::at(&root),
            port: free.port().to_string(),
            root,
        }
    }

    /// The built program, told nothing but what a newcomer's shell would tell it.
    pub fn command(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_learnt-all"));
        for name in OURS {
            command.env_remove(name);
        }
        command
            .args(arguments)
            .current_dir(&self.root)
            .env("LEARNT_HOME", &self.root)
            .env("LEARNT_RUN", self.home.run())
            .env("LEARNT_DEMO", "false")
            .env("LEARNT_PORT", &self.port)
            .envs(variables.iter().copied());
        command
    }

    pub fn learnt(&self, arguments: &[&str], variables: &[(&str, &str)]) -> CommandOutput {
        self.command(arguments, variables).output().unwrap().into()
    }

    /// `up` in the background of the test.
    pub fn begin_up(&self) -> Child {
        self.command(&["up"], &[])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    }

    pub fn up(&self) -> State {
        let output = self.learnt(&["up"], &[]);
        assert_eq!(output.code, Some(0), "{}", output.stderr);
        State::load(&self.home).unwrap()
    }

    /// Ends whatever serves, as the system would for want of memory.
    pub fn kill_what_serves(&self) {
        if Claim::is_taken(&self.home)
            && let Some(pid) = load_pid(&self.home)
        {
            kill(pid);
            while Claim::is_taken(&self.home) {
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
        }
    }

    pub fn secrets(&self) -> Secrets {
        Secrets::load(&self.home.file("secrets")).unwrap().unwrap()
    }

    /// Nothing serves, nothing holds anything, and nothing was begun that somebody would have to clear away.
    pub fn assert_untouched(&self) {
        assert!(!Claim::is_taken(&self.home), "something still serves");
        for name in ["pid", "state.json", "secrets", "pg"] {
            assert!(!self.home.file(name).exists(), "{name} was left behind");
        }
        let status = self.learnt(&["status"], &[]);
        assert_eq!(status.code, Some(1));
        assert!(status.stderr.contains("Learnt is not running"), "{}", status.stderr);
    }
}

/// kill -9
pub fn kill(pid: u32) {
    let _ = Command::new("kill")
        .args(["-KILL", &pid.to_string()])
        .stderr(Stdio::null())
        .status();
}

impl Drop for Checkout {
    fn drop(&mut self) {
        let _ = self.command(&["reset", "--yes"], &[]).output();
        let _ = fs::remove_dir_all(&self.root);
    }
}
