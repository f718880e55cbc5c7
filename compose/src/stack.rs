//! Both services and both apps in one process, behind one port.

use std::{
    collections::BTreeMap,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use anyhow::Context;
use axum::Router;
use learnt_control_plane::ControlPlane;
use learnt_kernel::{
    clock::Clock,
    config::PublicAddress,
    host::{Host, PlatformRoots},
    serve::{self, Limits, ShutdownController},
    token::MasterKey,
};
use learnt_migrations::bootstrap::Urls;
use learnt_tenant_api::{TenantApi, config};
use tokio::{net::TcpListener, task::JoinSet};

use crate::serve::{
    apps::{self, IndexRenderer},
    mail_page,
    start_page::{self, StartPageLink},
    switch::{HostRouter, Pair},
};

/// How long running requests may take to end when we do.
const GRACE: Duration = Duration::from_secs(5);

/// What a stack is made of.
pub struct StackOptions {
    /// Where the databases are.
    pub urls: Urls,
    /// From which all secrets of the services are derived.
    pub master_key: MasterKey,
    /// Between the tenant API and the control plane.
    pub internal_key: String,
    /// Uploaded files, and the directory's snapshot.
    pub data_dir: PathBuf,
    /// Where mails go that no server is configured for.
    pub mail_dir: PathBuf,
    /// An SMTP server, if mails are to leave.
    pub smtp_url: Option<String>,
    /// The domains below which teams answer.
    pub platform_roots: PlatformRoots,
    pub console_host: Host,
    /// The mail page's host.
    pub mail_host: Host,
    /// The built apps: web and console.
    pub dist: Option<(PathBuf, PathBuf)>,
    /// How many schemas are built ahead.
    pub stock: u64,
    /// How often the control plane looks for work.
    pub control_pace: learnt_control_plane::Pace,
    /// How long the tenant API's things last.
    pub tenant_pace: config::Pace,
}

/// The running services.
pub struct Stack {
    control: ControlPlane,
    tenant_api: TenantApi,
    options: Arc<Options>,
    internal: JoinSet<()>,
    end: ShutdownController,
}

/// What the pages need to know.
struct Options {
    public_port: u16,
    console_host: Host,
    mail: Option<(Host, PathBuf)>,
    dist: Option<(PathBuf, PathBuf)>,
}

impl Stack {
    /// Starts both services. `public_port` is the one that browsers will use.
    pub async fn start(options: StackOptions, public_port: u16, clock: Arc<dyn Clock>) -> anyhow::Result<Self> {
        learnt_kernel::crypto::install();
        learnt_kernel::telemetry::metrics_handle();
        let internal = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let internal_address = internal.local_addr()?;
        let control = learnt_control_plane::start_with(control_config(&options, public_port), clock.clone())
            .await
            .context("The control plane does not start")?;
        let tenant_config = tenant_config(&options, public_port, internal_address)?;
        let tenant_api = learnt_tenant_api::start::start_at(tenant_config, clock)
            .await
            .context("The tenant API does not start")?;
        let (end, ending) = serve::shutdown_channel();
        let mut tasks = JoinSet::new();
        tasks.spawn(serve::serve(internal, control.internal.clone(), limits(), ending));
        let options = Arc::new(Options {
            public_port,
            console_host: options.console_host,
            mail: options
                .smtp_url
                .is_none()
                .then_some((options.mail_host, options.mail_dir)),
            dist: options.dist,
        });
        Ok(Self {
            control,
            tenant_api,
            options,
            internal: tasks,
            end,
        })
    }

    /// The control plane.
    pub fn control(&self) -> &ControlPlane {
        &self.control
    }

    /// The tenant API's state.
    pub fn tenant_api(&self) -> &learnt_tenant_api::App {
        &self.tenant_api.app
    }

    /// What answers on the one port.
    pub fn router(&self) -> anyhow::Result<Router> {
        let (web, console) = match &self.options.dist {
            Some((web, console)) => {
                let dress = self.dress();
                (
                    apps::app(web.clone(), dress),
                    apps::app(console.clone(), Arc::new(|_, page| page.to_owned())),
                )
            }
            None => (Router::new(), Router::new()),
        };
        let switch = HostRouter {
            console: (
                self.options.console_host.clone(),
                Pair {
                    service: self.control.console.clone(),
                    app: console,
                },
            ),
            mail: self
                .options
                .mail
                .clone()
                .map(|(host, folder)| (host, mail_page::router(folder))),
            start: start_page::router(self.start_page_links()),
            tenants: Pair {
                service: self.tenant_api.router.clone(),
                app: web,
            },
        };
        Ok(switch.router())
    }

    /// Serves on the listeners until the future ends, then lets running requests end.
    pub async fn serve(&self, listeners: Vec<TcpListener>, end: impl Future<Output = ()>) -> anyhow::Result<()> {
        Self::serve_routes(self.router()?, listeners, end).await
    }

    /// The same, with these routes.
    pub async fn serve_routes(
        routes: Router,
        listeners: Vec<TcpListener>,
        end: impl Future<Output = ()>,
    ) -> anyhow::Result<()> {
        let (close, ending) = serve::shutdown_channel();
        let mut tasks = JoinSet::new();
        for listener in listeners {
            tasks.spawn(serve::serve(listener, routes.clone(), limits(), ending.clone()));
        }
        end.await;
        close.close();
        while tasks.join_next().await.is_some() {}
        Ok(())
    }

    /// Ends both services in order.
    pub async fn shutdown(mut self) {
        self.end.close();
        while self.internal.join_next().await.is_some() {}
        let _ = tokio::time::timeout(GRACE, self.tenant_api.shutdown()).await;
        let _ = tokio::time::timeout(GRACE * 2, self.control.shutdown()).await;
    }

    fn dress(&self) -> IndexRenderer {
        let app = self.tenant_api.app.clone();
        Arc::new(move |host, page| learnt_tenant_api::index_html(&app, host, page))
    }

    fn start_page_links(&self) -> start_page::StartPageLinks {
        let app = self.tenant_api.app.clone();
        let options = self.options.clone();
        Arc::new(move || {
            let register = app.directory.now();
            let url = |host: &str| format!("http://{host}:{}", options.public_port);
            let mut endpoints: Vec<StartPageLink> = register
                .tenants()
                .flat_map(|tenant| register.teams_of(&tenant.id).map(move |team| (tenant, team)))
                .map(|(tenant, team)| StartPageLink {
                    name: if team.display_name == tenant.name {
                        tenant.name.clone()
                    } else {
                        format!("{} – {}", tenant.name, team.display_name)
                    },
                    url: url(&team.main_domain),
                })
                .collect();
            endpoints.sort_by_key(|endpoint| endpoint.name.to_lowercase());
            endpoints.push(StartPageLink {
                name: "Console".to_owned(),
                url: url(options.console_host.as_str()),
            });
            if let Some((host, _)) = &options.mail {
                endpoints.push(StartPageLink {
                    name: "Mail".to_owned(),
                    url: url(host.as_str()),
                });
            }
            endpoints
        })
    }
}

/// Everything comes from this machine, and nobody waits for it to end.
fn limits() -> Limits {
    Limits {
        of_an_address: usize::MAX,
        grace: GRACE,
        ..Limits::default()
    }
}

fn public_address(port: u16) -> PublicAddress {
    PublicAddress {
        scheme: "http".to_owned(),
        port: Some(port),
    }
}

/// The control plane's part of the options; it starts no work before somebody says so.
pub(crate) fn control_config(options: &StackOptions, public_port: u16) -> learnt_control_plane::Config {
    let unused = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    learnt_control_plane::Config {
        control_url: options.urls.control.clone(),
        clusters: BTreeMap::from([("main".to_owned(), options.urls.cluster.clone())]),
        master_key: options.master_key.clone(),
        platform_roots: options.platform_roots.clone(),
        console_host: options.console_host.clone(),
        reserved_hosts: vec![options.console_host.clone(), options.mail_host.clone()],
        public: public_address(public_port),
        internal_key: options.internal_key.clone(),
        console_listen: unused,
        internal_listen: unused,
        console_dist: None,
        trusted_proxy: None,
        stock: options.stock,
        log_months: 24,
        tenant_connections: 40,
        dns_server: None,
        // Everything answers on this machine.
        private_domains: true,
        work: true,
        pace: options.control_pace.clone(),
    }
}

fn tenant_config(
    options: &StackOptions,
    public_port: u16,
    internal_address: SocketAddr,
) -> anyhow::Result<config::Config> {
    let address = config::ClusterAddress::parse(&options.urls.cluster_addr).context("the cluster has no address")?;
    Ok(config::Config {
        edge_url: options.urls.edge.clone(),
        clusters: BTreeMap::from([("main".to_owned(), address)]),
        master_key: options.master_key.clone(),
        platform_roots: options.platform_roots.clone(),
        public: public_address(public_port),
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        data_dir: options.data_dir.clone(),
        mail: match &options.smtp_url {
            Some(url) => config::MailRoute::Smtp(url.clone()),
            None => config::MailRoute::Folder(options.mail_dir.clone()),
        },
        control_plane: Some(config::ControlPlaneAddress {
            url: format!("http://{internal_address}"),
            key: options.internal_key.clone(),
        }),
        trusted_proxy: None,
        pool_budget: 50,
        tenant_pool: 8,
        // This program is for looking and for tests, and so are providers beside it.
        fonts: None,
        loopback_providers: true,
        pace: options.tenant_pace.clone(),
    })
}
