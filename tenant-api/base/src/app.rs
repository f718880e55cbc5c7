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
use crate::db::cluster_health::ClusterHealth;
use crate::db::directory::{Directory, Team, Tenant};
use crate::db::identity::Identity;
use crate::db::pools::Pools;
use crate::db::repairs::Repairs;
use crate::db::tx::{Committed, CommittedEvent, WakeFlags};
use crate::edge::egress::Egress;
use crate::edge::identity_providers::IdentityProviders;
use crate::edge::session::Sessions;
use crate::edge::share::Shares;
use crate::licences::SettledLicences;
use crate::live::{EventBus, Hub, TenantTokens};
use crate::registry::Registry;
use crate::work::mail::Mailer;
use crate::work::outbox_backlog::OutboxBacklogs;
use crate::work::tenant_queue::TenantQueue;

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
    pub answering: ClusterHealth,
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
    pub settled_licences: SettledLicences,
    /// What features keep for as long as the process lives, each by a type of its own.
    pub extensions: http::Extensions,
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
    pub tenant_tokens: TenantTokens,
    /// Tenants whose domain events wait for their reactions, and whose calendars have something.
    pub pump: TenantQueue,
    /// Tenants whose mails are to leave.
    pub mails: TenantQueue,
    /// Tenants whose webhooks are to be sent.
    pub webhook_queue: TenantQueue,
    /// The way out to addresses that somebody entered.
    pub egress: Egress,
    /// What lies in outboxes and nobody here can do anything about.
    pub outbox_backlogs: OutboxBacklogs,
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

    /// How a tenant is named in a NOTIFY: by a token that tells nothing to whoever listens in.
    pub fn notification_token(&self, tenant: &TenantId) -> String {
        let mac = self.config.master_key.mac("notify", tenant.as_str().as_bytes());
        hex::encode(&mac[..8])
    }
}

/// What was committed becomes news: live screens here, reactions, other replicas; and whoever has something to do is woken.
impl Committed for App {
    fn committed(&self, tenant: &Arc<Tenant>, committed: &[CommittedEvent], wakes: WakeFlags) {
        for committed in committed {
            self.live.publish(&tenant.id, committed);
        }
        if wakes.planned || committed.iter().any(|committed| committed.needs_reaction) {
            self.pump.poke(&tenant.id);
        }
        if committed
            .iter()
            .any(|committed| committed.needs_reaction || !committed.topics.is_empty())
        {
            self.event_bus.publish(&tenant.id);
        }
        if wakes.mail {
            self.mails.poke(&tenant.id);
        }
        if wakes.webhook {
            self.webhook_queue.poke(&tenant.id);
        }
    }
}
