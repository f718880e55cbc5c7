//! `up`, `down`, `status`, `reset`: starting and ending what runs in the background.

use std::{
    fs,
    io::{BufRead, BufReader},
    os::unix::process::CommandExt,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use learnt_migrations::bootstrap::{self, Names};

use crate::{
    home::Home,
    postgres::{self, last_lines},
    probe,
    progress::{Event, show},
    run::{Sentences, rotate_log},
    settings::Settings,
    state::{Claim, State, load_pid, one_at_a_time},
};

fn error_sentences(error: &dyn std::fmt::Display) -> Sentences {
    vec![error.to_string()]
}

/// Starts everything in the background and answers what runs; changes nothing if it runs already.
pub async fn up(home: &Home) -> Result<State, Sentences> {
    // Wrong settings are told before anything is made.
    let settings = Settings::from_env()?;
    home.prepare().map_err(|error| {
        vec![format!(
            "{} cannot be written ({error}). Make the folder writable.",
            home.run().display()
        )]
    })?;
    let _alone = one_at_a_time(home).map_err(|error| error_sentences(&error))?;
    if Claim::is_taken(home) {
        let state = wait_for_state(home).await?;
        if let Some(port) = settings.port.filter(|port| *port != state.port) {
            show(&Event::Note {
                sentence: format!(
                    "Learnt is running on port {} already; ./learnt down first to use port {port}.",
                    state.port
                ),
            });
        }
        return check(state).await;
    }
    rotate_log(home);
    start(home).await
}

/// The process that serves: on its own, with its log in a file, telling its story through a pipe until it is ready.
async fn start(home: &Home) -> Result<State, Sentences> {
    let log = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(home.file("log/learnt.log"))
        .map_err(|error| error_sentences(&error))?;
    let program = std::env::current_exe().map_err(|error| error_sentences(&error))?;
    let mut child = Command::new(program)
        .arg("serve")
        .current_dir(home.root())
        .process_group(0)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .map_err(|error| error_sentences(&error))?;
    let story = child.stdout.take();
    let outcome = tokio::task::spawn_blocking(move || {
        for line in BufReader::new(story?).lines() {
            let Ok(event) = serde_json::from_str::<Event>(&line.ok()?) else {
                continue;
            };
            match event {
                Event::Ready { state } => return Some(Ok(*state)),
                Event::Failed { sentences } => return Some(Err(sentences)),
                other => show(&other),
            }
        }
        None
    })
    .await
    .map_err(|error| error_sentences(&error))?;
    match outcome {
        Some(Ok(state)) => Ok(state),
        Some(Err(sentences)) => {
            // It ends what it had started before it goes.
            let _ = child.wait();
            Err(sentences)
        }
        None => {
            let _ = child.wait();
            let lines = last_lines(&home.file("log/learnt.log"), 5);
            Err(vec![format!(
                "The program ended before everything ran. The last lines of .run/log/learnt.log:\n{lines}"
            )])
        }
    }
}

async fn wait_for_state(home: &Home) -> Result<State, Sentences> {
    let deadline = Instant::now() + Duration::from_secs(120);
    loop {
        if let Some(state) = State::load(home) {
            return Ok(state);
        }
        if !Claim::is_taken(home) {
            return Err(vec![
                "The program that was starting has ended. Run ./learnt up again.".to_owned(),
            ]);
        }
        if Instant::now() > deadline {
            return Err(vec!["A program of this checkout has been starting for two minutes. ./learnt logs may say why; ./learnt down ends it.".to_owned()]);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn check(state: State) -> Result<State, Sentences> {
    let failures = probe::failures(&state.places, state.port).await;
    if failures.is_empty() { Ok(state) } else { Err(failures) }
}

/// What runs, asked anew.
pub async fn status(home: &Home) -> Result<State, Sentences> {
    if !Claim::is_taken(home) {
        return Err(vec!["Learnt is not running. Start it with ./learnt up.".to_owned()]);
    }
    let Some(state) = State::load(home) else {
        return Err(vec!["Learnt is just starting. Ask again in a moment.".to_owned()]);
    };
    check(state).await
}

/// Ends what runs; the data stay. Answers whether anything ran.
pub async fn down(home: &Home) -> Result<bool, Sentences> {
    if !home.run().is_dir() {
        return Ok(false);
    }
    let _alone = one_at_a_time(home).map_err(|error| error_sentences(&error))?;
    end(home).await
}

async fn end(home: &Home) -> Result<bool, Sentences> {
    if !Claim::is_taken(home) {
        State::forget(home);
        return Ok(false);
    }
    let Some(pid) = load_pid(home) else {
        return Err(vec![
            "Something serves this checkout, and .run/pid does not say which process.".to_owned(),
        ]);
    };
    let signal = |name: &str| {
        Command::new("kill")
            .args([name, &pid.to_string()])
            .stderr(Stdio::null())
            .status()
    };
    signal("-TERM").map_err(|error| error_sentences(&error))?;
    let deadline = Instant::now() + Duration::from_secs(45);
    while Claim::is_taken(home) {
        if Instant::now() > deadline {
            // Postgres sees that its owner is gone and ends in order by itself.
            signal("-KILL").map_err(|error| error_sentences(&error))?;
            tokio::time::sleep(Duration::from_secs(1)).await;
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    State::forget(home);
    Ok(true)
}

/// Ends what runs and throws away all data: the private cluster, or our databases on a named server.
pub async fn reset(home: &Home) -> Result<(), Sentences> {
    let settings = Settings::from_env()?;
    if home.run().is_dir() {
        let _alone = one_at_a_time(home).map_err(|error| error_sentences(&error))?;
        end(home).await?;
        if let Some(url) = &settings.database_url {
            bootstrap::remove(url, &Names::default())
                .await
                .map_err(|error| vec![format!("DATABASE_URL: {error}")])?;
        }
        postgres::remove(&home.file("pg")).map_err(|error| error_sentences(&error))?;
        for name in ["data", "mail", "log", "secrets", "pid", "state.json"] {
            let path = home.file(name);
            let removed = if path.is_dir() {
                fs::remove_dir_all(&path)
            } else {
                fs::remove_file(&path)
            };
            if let Err(error) = removed
                && error.kind() != std::io::ErrorKind::NotFound
            {
                return Err(vec![format!("{} cannot be removed: {error}", path.display())]);
            }
        }
    }
    Ok(())
}
