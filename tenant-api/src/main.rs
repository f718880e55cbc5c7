//! The tenant API as a program of its own.
use std::net::SocketAddr;
use std::process::ExitCode;

use learnt_kernel::config::Env;
use learnt_kernel::telemetry;
use learnt_tenant_api::Config;

#[tokio::main]
async fn main() -> ExitCode {
    learnt_kernel::crypto::install();
    let mut env = Env::from_process();
    telemetry::init(env.optional("LEARNT_LOG").as_deref(), true);
    telemetry::metrics_handle();
    let config = match Config::read(env) {
        Ok(config) => config,
        Err(wrong) => {
            for sentence in wrong {
                tracing::error!("{sentence}");
            }
            return ExitCode::FAILURE;
        }
    };
    match run(config).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(config: Config) -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind(config.listen).await?;
    let service = learnt_tenant_api::start(config).await?;
    let router = service
        .router
        .clone()
        .into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, router).with_graceful_shutdown(ended()).await?;
    service.shutdown().await;
    Ok(())
}

/// Ctrl-C, or the supervisor's TERM.
async fn ended() {
    let interrupt = tokio::signal::ctrl_c();
    let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
        let _ = interrupt.await;
        return;
    };
    tokio::select! {
        _ = interrupt => {}
        _ = terminate.recv() => {}
    }
}
