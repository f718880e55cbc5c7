//! The tenant API as a program of its own.
use std::net::SocketAddr;
use std::process::ExitCode;

use learnt_kernel::config::Env;
use learnt_kernel::{process, telemetry};
use learnt_tenant_api::Config;

#[tokio::main]
async fn main() -> ExitCode {
    learnt_kernel::crypto::install();
    let mut env = Env::from_process();
    let _log = telemetry::init(env.log_filter().as_deref(), true);
    telemetry::metrics_handle();
    let told = match Config::read(env) {
        Ok(config) => run(config).await.map_err(|error| vec![format!("{error:#}")]),
        Err(wrong) => Err(wrong),
    };
    process::ended(told)
}

async fn run(config: Config) -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind(config.listen).await?;
    let service = learnt_tenant_api::start(config).await?;
    let router = service
        .router
        .clone()
        .into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, router)
        .with_graceful_shutdown(process::asked_to_end())
        .await?;
    service.shutdown().await;
    Ok(())
}
