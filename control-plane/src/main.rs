//! The control plane as a program of its own: the console's listener and the internal one, and what is needed before.
use std::io::Write;
use std::process::ExitCode;

use learnt_control_plane::features::operators;
use learnt_control_plane::{Config, setup, start};
use learnt_kernel::config::Env;
use learnt_kernel::serve::{self, Limits};
use learnt_kernel::telemetry;
use tokio::net::TcpListener;

const USAGE: &str = "Say: learnt-control-plane (to serve), learnt-control-plane prepare, learnt-control-plane operator <e-mail> [<name>], or learnt-control-plane operator <e-mail> --disable";

#[tokio::main]
async fn main() -> ExitCode {
    let mut env = Env::from_process();
    let _log = telemetry::init(env.log_filter().as_deref(), true);
    learnt_kernel::crypto::install();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments.as_slice() {
        [] => match served(env) {
            Ok((config, limits)) => run(config, limits).await.map_err(|error| vec![format!("{error:#}")]),
            Err(problems) => Err(problems),
        },
        ["prepare"] => setup::prepare(env).await.map(|text| answer(&text)),
        ["operator", email, "--disable"] => setup::disable(env, email).await.map(|text| answer(&text)),
        ["operator", email, rest @ ..] if rest.len() < 2 => {
            let name = rest.first().unwrap_or(email);
            setup::operator(env, email, name).await.map(|text| answer(&text))
        }
        _ => Err(vec![USAGE.to_owned()]),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentences) => {
            for sentence in &sentences {
                // A supervisor keeps what the service says; what is typed by hand is answered to people.
                if arguments.is_empty() {
                    tracing::error!("{sentence}");
                } else {
                    complain(sentence);
                }
            }
            ExitCode::FAILURE
        }
    }
}

/// Whoever reads it may be gone: that is no fault.
fn answer(text: &str) {
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

fn complain(sentence: &str) {
    let _ = writeln!(std::io::stderr().lock(), "  ✗ {sentence}");
}

fn served(mut env: Env) -> Result<(Config, Limits), Vec<String>> {
    let limits = env.serving();
    let config = Config::read(env)?;
    let trusted_proxy = config.trusted_proxy;
    Ok((
        config,
        Limits {
            trusted_proxy,
            ..limits
        },
    ))
}

async fn run(config: Config, limits: Limits) -> anyhow::Result<()> {
    telemetry::metrics_handle();
    let console = TcpListener::bind(config.console_listen).await?;
    let internal = TcpListener::bind(config.internal_listen).await?;
    let control = start(config).await?;
    if !operators::any(&control).await? {
        tracing::warn!("nobody may sign in to the console yet: learnt-control-plane operator <e-mail> enters somebody");
    }
    let (end, ending) = serve::shutdown_channel();
    let drain = limits.drain;
    tokio::join!(
        serve::serve(console, control.console.clone(), limits.clone(), ending.clone()),
        serve::serve(internal, control.internal.clone(), limits, ending),
        serve::wait_for_shutdown(end, drain),
    );
    control.shutdown().await;
    Ok(())
}
