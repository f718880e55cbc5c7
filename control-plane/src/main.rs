//! The control plane as a program of its own: the console's listener and the internal one, and what is needed before.
use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;

use learnt_control_plane::features::operators;
use learnt_control_plane::{Config, setup, start};
use learnt_kernel::config::Env;
use learnt_kernel::{process, telemetry};
use tokio::net::TcpListener;
use tokio::sync::watch;

const USAGE: &str = "Say: learnt-control-plane (to serve), learnt-control-plane prepare, learnt-control-plane operator <e-mail> [<name>], or learnt-control-plane operator <e-mail> --disable";

#[tokio::main]
async fn main() -> ExitCode {
    let mut env = Env::from_process();
    let _log = telemetry::init(env.log_filter().as_deref(), true);
    learnt_kernel::crypto::install();
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let told = match words.as_slice() {
        [] => match Config::read(env) {
            Ok(config) => serve(config).await.map_err(|error| vec![format!("{error:#}")]),
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
    match told {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentences) => {
            for sentence in &sentences {
                // A supervisor keeps what the service says; what is typed by hand is answered to people.
                if words.is_empty() {
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

async fn serve(config: Config) -> anyhow::Result<()> {
    telemetry::metrics_handle();
    let console = TcpListener::bind(config.console_listen).await?;
    let internal = TcpListener::bind(config.internal_listen).await?;
    let control = start(config).await?;
    if !operators::any(&control).await? {
        tracing::warn!("nobody may sign in to the console yet: learnt-control-plane operator <e-mail> enters somebody");
    }
    let (stop, stopped) = watch::channel(());
    let until = |mut stopped: watch::Receiver<()>| async move {
        let _ = stopped.changed().await;
    };
    let outer = axum::serve(
        console,
        control
            .console
            .clone()
            .into_make_service_with_connect_info::<SocketAddr>(),
    );
    let inner = axum::serve(
        internal,
        control
            .internal
            .clone()
            .into_make_service_with_connect_info::<SocketAddr>(),
    );
    let signal = async {
        process::asked_to_end().await;
        drop(stop);
    };
    let (outer, inner, ()) = tokio::join!(
        outer.with_graceful_shutdown(until(stopped.clone())).into_future(),
        inner.with_graceful_shutdown(until(stopped)).into_future(),
        signal,
    );
    outer?;
    inner?;
    control.shutdown().await;
    Ok(())
}
