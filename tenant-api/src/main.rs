//! The tenant API as a program of its own.
use std::process::ExitCode;

use learnt_kernel::config::Env;
use learnt_kernel::serve::{self, Limits};
use learnt_kernel::{process, telemetry};
use learnt_tenant_api::Config;

#[tokio::main]
async fn main() -> ExitCode {
    learnt_kernel::crypto::install();
    let mut env = Env::from_process();
    let _log = telemetry::init(env.log_filter().as_deref(), true);
    telemetry::metrics_handle();
    let limits = env.serving();
    let outcome = match Config::read(env) {
        Ok(config) => run(config, limits).await.map_err(|error| vec![format!("{error:#}")]),
        Err(wrong) => Err(wrong),
    };
    process::ended(outcome)
}

async fn run(config: Config, limits: Limits) -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind(config.listen).await?;
    let limits = Limits {
        trusted_proxy: config.trusted_proxy,
        ..limits
    };
    let service = learnt_tenant_api::start(config).await?;
    let (end, ending) = serve::shutdown_channel();
    let drain = limits.drain;
    let serving = serve::serve(listener, service.router.clone(), limits, ending);
    tokio::join!(serving, serve::wait_for_shutdown(end, drain));
    service.shutdown().await;
    Ok(())
}
