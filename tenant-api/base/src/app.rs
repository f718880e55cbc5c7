//! What every request finds: the pools, the directory, the keys and what lives beside them.
use std::net::IpAddr;
use std::sync::Arc;

use learnt_kernel::attempts::Attempts;
use learnt_kernel::caller::BehindProxy;
use learnt_kernel::clock::Clock;
use learnt_kernel::password::Hasher;
use learnt_kernel::problem::Result;
use learnt_kernel::tenant::TenantId;
use learnt_kernel::token::Keys;
use object_store::ObjectStore;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::control_plane::ControlPlane;
use crate::db::TenantClient;
use crate::db::answering::Answering;
use crate::db::directory::{Directory, Team, Tenant};
use crate::db::identity::Identity;
use crate::db::pools::Pools;
use crate::db::repairs::Repairs;
use crate::db::tx::{Committed, CommittedEvent, Wakes};
use crate::edge::egress::Egress;
use crate::edge::identity_providers::IdentityProviders;
use crate::edge::session::Sessions;
use crate::edge::share::Shares;
use crate::licences::Settled;
use crate::live::{EventBus, Hub, TenantTokens};
use crate::registry::Registry;
use crate::work::left::LeftOver;
use crate::work::mail::Mailer;
use crate::work::turns::Turns;

/// The state of the service, as handlers get it.
pub type App = Arc<AppState>;

/// Everything that lives as long as the process.
pub struct AppState {
    /// What the service was told at its start.
    pub config: Config,
    /// What the features handed in.
    pub registry: Registry<App>,
    /// The only clock.
    pub clock: Arc<dyn Clock>,
    /// Connections of tenants.
    pub pools: Pools,
    /// Whether the tenants' databases answer.
    pub answering: Answering,
    /// Tenants' roles that were set right.
    pub repairs: Repairs,
    /// Hosts, teams and tenants.
    pub directory: Directory,
    /// Who people are, across tenants; in the control database.
    pub identity: Identity,
    /// Signs and checks access tokens.
    pub keys: Keys,
    /// Hashes passwords, bounded to the cores.
    pub hasher: Hasher,
    /// How often somebody may guess.
    pub attempts: Attempts,
    /// Sessions that stand, for a few seconds.
    pub sessions: Sessions,
    /// Whom the month's licences have counted already.
    pub settled: Settled,
    /// What features keep for as long as the process lives, each by a type of its own.
    pub kept: http::Extensions,
    /// How much of one tenant is at work at once.
    pub shares: Shares,
    /// The service is stopping: whatever would go on for ever ends.
    pub stopping: CancellationToken,
    /// The bytes of uploaded files.
    pub files: Arc<dyn ObjectStore>,
    /// The faces that certificates are written in.
    pub fonts: learnt_pdf::Fonts,
    /// Who listens to what changed.
    pub live: Hub,
    /// Changes of what the control plane owns.
    pub control_plane: ControlPlane,
    /// Other houses at which people sign in.
    pub identity_providers: IdentityProviders,
    /// The way out for mail.
    pub mailer: Mailer,
    /// Tells other processes.
    pub event_bus: EventBus,
    /// Which tenant another process means.
    pub words: TenantTokens,
    /// Tenants whose domain events wait for their reactions, and whose calendars have something.
    pub pump: Turns,
    /// Tenants whose mails are to leave.
    pub mails: Turns,
    /// Tenants whose webhooks are to be sent.
    pub hooks: Turns,
    /// The way out to addresses that somebody entered.
    pub egress: Egress,
    /// What lies in outboxes and nobody here can do anything about.
    pub left: LeftOver,
}

impl BehindProxy for AppState {
    fn trusted_proxy(&self) -> Option<IpAddr> {
        self.config.trusted_proxy
    }
}

impl AppState {
    /// A connection of a tenant that work is done for, without a request. Where the tenant's role is not let in, it is set right
    /// first.
    pub async fn client_of(&self, tenant: &Arc<Tenant>) -> Result<TenantClient> {
        match self.pools.client(tenant).await {
            Err(error) if error.login_refused() => {
                self.repairs.once(&tenant.id, self.repair(&tenant.id)).await;
                Ok(self.pools.client(tenant).await?)
            }
            other => Ok(other?),
        }
    }

    async fn repair(&self, tenant: &TenantId) {
        metrics::counter!("learnt_tenant_logins_refused_total").increment(1);
        tracing::error!(%tenant, "the login of a tenant's role is refused: somebody changed it. The control plane is asked to set it right");
        if let Err(problem) = self.control_plane.restore_roles(tenant).await {
            tracing::error!(%tenant, code = problem.code(), "the tenant's role could not be set right; the control plane does so within an hour");
        }
    }

    /// The address at which a team's people find it.
    pub fn team_origin(&self, team: &Team) -> String {
        self.config.public.origin(&team.main_domain)
    }

    /// How a tenant is named in a NOTIFY: by a word that tells nothing to whoever listens in.
    pub fn word_for(&self, tenant: &TenantId) -> String {
        let mac = self.config.master_key.mac("notify", tenant.as_str().as_bytes());
        hex::encode(&mac[..8])
    }
}

/// What was committed becomes news: live screens here, reactions, other replicas; and whoever has something to do is woken.
impl Committed for App {
    fn committed(&self, tenant: &Arc<Tenant>, told: &[CommittedEvent], wakes: Wakes) {
        for told in told {
            self.live.publish(&tenant.id, told);
        }
        if wakes.planned || told.iter().any(|told| told.needs_reaction) {
            self.pump.poke(&tenant.id);
        }
        if told.iter().any(|told| told.needs_reaction || !told.topics.is_empty()) {
            self.event_bus.publish(&tenant.id);
        }
        if wakes.posted {
            self.mails.poke(&tenant.id);
        }
        if wakes.hooked {
            self.hooks.poke(&tenant.id);
        }
    }
}
