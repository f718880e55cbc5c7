//! The all-in-one program behind `./learnt`.

use std::{io::Write, process::ExitCode};

use clap::{Parser, Subcommand};
use learnt_compose::{
    operator,
    progress::{Event, Progress, ProgressOutput, print_errors},
    run::{self, Sentences},
    state::State,
    table::table,
    tools, up,
};
use learnt_kernel::{
    clock::{Clock, SystemClock},
    telemetry,
};

/// Learnt: both services, both apps and a database behind one command.
#[derive(Parser)]
#[command(name = "learnt", version, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Start everything and print where it answers
    Up {
        /// Stay in the foreground; Ctrl-C ends everything
        #[arg(long)]
        foreground: bool,
        /// Print the table as JSON
        #[arg(long)]
        json: bool,
    },
    /// Ask every address and print the table again
    Status {
        /// Print the table as JSON
        #[arg(long)]
        json: bool,
    },
    /// Show the logs
    Logs {
        /// Stay and show new lines
        #[arg(short, long)]
        follow: bool,
    },
    /// Open psql as a tenant's own role
    Psql {
        /// The tenant's id
        tenant: String,
        /// Arguments for psql
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Print the demo operator's second factor
    Totp {
        /// The secret behind it, for an authenticator app
        #[arg(long)]
        secret: bool,
    },
    /// Enter somebody who may sign in to the console, and print what they need; or show them out
    Operator {
        /// Their address; the same again gets a new password and second factor
        email: String,
        /// Their name
        name: Option<String>,
        /// They may not sign in any more
        #[arg(long, conflicts_with = "name")]
        disable: bool,
    },
    /// Look at everything that is needed
    Doctor,
    /// End everything; the data stay
    Down,
    /// End everything and throw all data away
    Reset {
        /// Really
        #[arg(long)]
        yes: bool,
    },
    /// Start the throw-away cluster of the tests, and print its superuser's address
    #[command(hide = true)]
    TestDatabase,
    /// What `up` starts in the background
    #[command(hide = true)]
    Serve,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    learnt_kernel::crypto::install();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return refuse(&[error.to_string()]),
    };
    match runtime.block_on(run_command(arguments.command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentences) => refuse(&sentences),
    }
}

fn refuse(sentences: &[String]) -> ExitCode {
    let _ = print_errors(&mut std::io::stderr().lock(), sentences);
    ExitCode::FAILURE
}

/// Prints a result. Whoever read it may be gone: that is no fault.
fn print(text: &str) {
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

fn print_state(state: &State, json: bool) {
    if json {
        let text = serde_json::to_string_pretty(state).unwrap_or_default();
        print(&format!("{text}\n"));
    } else {
        print(&format!("\n{}", table(&state.places)));
    }
}

async fn run_command(command: Command) -> Result<(), Sentences> {
    let home = tools::home()?;
    match command {
        Command::Up {
            foreground: false,
            json,
        } => print_state(&up::up(&home).await?, json),
        Command::Up { foreground: true, json } => {
            let log = learnt_kernel::config::Env::from_process().optional("LEARNT_LOG");
            let _log = telemetry::init(log.as_deref().or(Some("warn")), false);
            return run::run(&home, &Progress::new(ProgressOutput::Terminal { json })).await;
        }
        Command::Serve => return serve(&home).await,
        Command::Status { json } => print_state(&up::status(&home).await?, json),
        Command::Logs { follow } => return Err(tools::logs(&home, follow)),
        Command::Psql { tenant, arguments } => return Err(tools::psql(&home, &tenant, &arguments).await),
        Command::Totp { secret: true } => print(&format!("{}\n", tools::totp_secret(&home)?)),
        Command::Totp { secret: false } => {
            let (code, seconds) = tools::totp_code(&home, SystemClock.now())?;
            print(&format!("{code}  (for {seconds} more seconds)\n"));
        }
        Command::Operator {
            email, disable: true, ..
        } => print(&format!("\n{}", operator::disable(&home, &email).await?)),
        Command::Operator { email, name, .. } => {
            let admitted = operator::admit(&home, &email, name.as_deref()).await?;
            print(&format!("\n{admitted}"));
        }
        Command::TestDatabase => {
            let cluster = learnt_compose::testing::test_cluster()
                .await
                .map_err(|error| vec![format!("{error:#}")])?;
            print(&format!("{}\n", cluster.url));
        }
        Command::Doctor => return doctor(&home).await,
        Command::Down => {
            let ran = up::down(&home).await?;
            print(if ran {
                "Learnt has ended. The data stay in .run.\n"
            } else {
                "Learnt was not running.\n"
            });
        }
        Command::Reset { yes: false } => {
            return Err(vec![
                "This throws away all data of this checkout. If that is what you want: ./learnt reset --yes".to_owned(),
            ]);
        }
        Command::Reset { yes: true } => {
            up::reset(&home).await?;
            print("All data are gone. ./learnt up starts anew.\n");
        }
    }
    Ok(())
}

/// The background process: a log as JSON on standard error, its story on standard output.
async fn serve(home: &learnt_compose::home::Home) -> Result<(), Sentences> {
    let log = learnt_kernel::config::Env::from_process().optional("LEARNT_LOG");
    let _log = telemetry::init(log.as_deref(), true);
    let progress = Progress::new(ProgressOutput::Pipe);
    let result = run::run(home, &progress).await;
    if let Err(sentences) = &result {
        for sentence in sentences {
            tracing::error!("{sentence}");
        }
        progress.emit(&Event::Failed {
            sentences: sentences.clone(),
        });
    }
    result
}

async fn doctor(home: &learnt_compose::home::Home) -> Result<(), Sentences> {
    let findings = tools::doctor(home).await;
    let width = findings
        .iter()
        .map(|finding| finding.what.len())
        .max()
        .unwrap_or_default();
    let mut missing = Vec::new();
    for finding in &findings {
        let mark = if finding.remedy.is_some() { '✗' } else { '✓' };
        print(&format!("  {mark} {:width$}  {}\n", finding.what, finding.found));
        // psql and built apps are nice to have: `up` works without.
        if let Some(remedy) = &finding.remedy {
            print(&format!("    {:width$}  {remedy}\n", ""));
            if !matches!(finding.what.as_str(), "psql" | "web app" | "console app") {
                missing.push(format!("{}: {}", finding.what, finding.found));
            }
        }
    }
    if missing.is_empty() { Ok(()) } else { Err(missing) }
}
