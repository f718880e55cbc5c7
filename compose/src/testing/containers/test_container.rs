//! A server in a container, on a port of this machine that the engine chooses.

use std::{fmt::Display, time::Duration};

use anyhow::Context;
use learnt_kernel::config::Env;
use testcontainers::{ContainerAsync, ContainerRequest, core::client::docker_client_instance, runners::AsyncRunner};
pub use testcontainers::{GenericImage, ImageExt, core::IntoContainerPort};
use tokio::time::{Instant, sleep};

use super::are_wanted;
use crate::client::Client;

/// How long a server may take to begin. Fetching its image is not counted.
const PATIENCE: Duration = Duration::from_secs(180);

/// The server; it goes with its container when this is dropped.
pub struct TestContainer(ContainerAsync<GenericImage>);

impl TestContainer {
    /// Starts one. The image is fetched where the engine does not have it yet.
    pub async fn start(image: impl Into<ContainerRequest<GenericImage>>) -> anyhow::Result<Self> {
        anyhow::ensure!(
            are_wanted(&mut Env::from_process())?,
            "This needs a server in a container, and LEARNT_TEST_CONTAINERS is not set. Set it to 1, where Docker or Podman runs."
        );
        engine_answers().await?;
        let image = image.into();
        let name = image.descriptor();
        let container = image.start().await;
        Ok(Self(
            container.with_context(|| format!("The container of {name} does not start"))?,
        ))
    }

    /// Where a port of it is found: `host:port`.
    pub async fn address(&self, port: u16) -> anyhow::Result<String> {
        let host = self.0.get_host().await?.to_string();
        // The name stands for IPv6 as well, where not every engine listens.
        let host = if host == "localhost" { "127.0.0.1" } else { &host };
        Ok(format!("{host}:{}", self.0.get_host_port_ipv4(port).await?))
    }

    /// Waits until it answers 200 at a path of this port; answers `http://host:port`.
    pub async fn answers(&self, port: u16, path: &str) -> anyhow::Result<String> {
        let base = format!("http://{}", self.address(port).await?);
        let (http, url) = (Client::connections()?, format!("{base}{path}"));
        until(&url, async || http.get(&url).send().await?.error_for_status()).await?;
        Ok(base)
    }

    /// Leaves it running when this process ends.
    pub(super) fn leave(self) {
        std::mem::forget(self.0);
    }
}

/// Tries until it succeeds.
pub(super) async fn until<T, E: Display>(
    what: &str,
    mut attempt: impl AsyncFnMut() -> Result<T, E>,
) -> anyhow::Result<T> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        match attempt().await {
            Ok(done) => return Ok(done),
            Err(error) if Instant::now() > deadline => anyhow::bail!("{what} does not answer: {error}"),
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn engine_answers() -> anyhow::Result<()> {
    let answer = match docker_client_instance().await {
        Ok(engine) => engine.ping().await.map(drop).map_err(anyhow::Error::from),
        Err(error) => Err(error.into()),
    };
    answer.map_err(|error| {
        anyhow::anyhow!(
            "LEARNT_TEST_CONTAINERS is 1, and no container engine answers ({error:#}). Start Docker, or Podman with its socket \
             named in DOCKER_HOST (unix:///run/user/1000/podman/podman.sock). Or unset LEARNT_TEST_CONTAINERS: then ./learnt \
             test brings its own Postgres, and leaves out the stories that need other servers."
        )
    })
}
