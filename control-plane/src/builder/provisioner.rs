//! The crew: takes a tenant from step to step, one committed step after the other, so that a build that was
//! interrupted anywhere goes on from there.
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use learnt_kernel::clock::Clock;
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::{SchemaName, TeamId, TenantId};
use serde_json::{Value, json};
use tokio::sync::{Notify, Semaphore, broadcast};

use super::{AdvisoryLock, BuildError, NewTenant, Outcome, Step, TenantDatabase};
use crate::features::tenants::default_settings;
use crate::registry::{AuditEvent, Registry, Tenant};

/// How often a step is tried before an operator has to look at it.
const ATTEMPTS: i32 = 4;

/// Questions about tenants' rows that are answered at once: each has a connection of the control database in hand.
const QUESTIONS: usize = 4;

/// Whether a visit does all that is left, or one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    Whole,
    Single,
}

/// How a visit of the crew ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// All steps are done.
    Done,
    /// Another builder has the tenant in hand.
    Elsewhere,
}

/// Everything that building needs.
pub struct Provisioner {
    pub(crate) registry: Registry,
    pub(crate) grounds: BTreeMap<String, TenantDatabase>,
    pub(crate) clock: Arc<dyn Clock>,
    /// Rings when there is something to build.
    pub(crate) orders: Notify,
    /// Rings when the stock has shrunk.
    pub(crate) schema_stock: Notify,
    /// Rings when a tenant may be erased at once.
    pub(crate) erasures: Notify,
    pub(super) questions: Semaphore,
    progress: broadcast::Sender<String>,
}

impl Provisioner {
    /// A crew for a register and its grounds.
    pub fn new(registry: Registry, grounds: BTreeMap<String, TenantDatabase>, clock: Arc<dyn Clock>) -> Self {
        let (progress, _) = broadcast::channel(256);
        Self {
            registry,
            grounds,
            clock,
            orders: Notify::new(),
            schema_stock: Notify::new(),
            erasures: Notify::new(),
            questions: Semaphore::new(QUESTIONS),
            progress,
        }
    }

    /// Tells, tenant by tenant, that a step has begun or ended.
    pub fn watch(&self) -> broadcast::Receiver<String> {
        self.progress.subscribe()
    }

    fn notify(&self, tenant: &TenantId) {
        // Nobody may be watching.
        let _ = self.progress.send(tenant.to_string());
    }

    /// The database that a cluster's id stands for.
    pub fn tenant_database(&self, id: &str) -> Result<&TenantDatabase, BuildError> {
        self.grounds
            .get(id)
            .ok_or_else(|| BuildError::UnknownCluster(id.to_uppercase()))
    }

    /// Writes an order down. It is built by whoever looks next.
    pub async fn enter(&self, order: &NewTenant) -> Result<TenantId, BuildError> {
        self.enter_with(order, None).await
    }

    /// The same for an operator, with the row of their log: both are written down, or neither.
    pub(crate) async fn enter_for(&self, order: &NewTenant, audit_event: AuditEvent) -> Result<TenantId, BuildError> {
        self.enter_with(order, Some(audit_event)).await
    }

    async fn enter_with(&self, order: &NewTenant, audit_event: Option<AuditEvent>) -> Result<TenantId, BuildError> {
        if order.team.label.is_reserved() && !order.platform_own {
            return Err(BuildError::Reserved(order.team.label.to_string()));
        }
        self.registry.enter_tenant(order, audit_event, self.clock.now()).await?;
        self.orders.notify_one();
        Ok(TenantId::from(order.team.label.clone()))
    }

    /// Builds until the tenant is ready, or waits for the builder that has it in hand.
    pub async fn finish(&self, id: &TenantId) -> Result<(), BuildError> {
        loop {
            if self.build(id).await? == Build::Done {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Takes the tenant in hand and does all steps that are left.
    pub async fn build(&self, id: &TenantId) -> Result<Build, BuildError> {
        let Some(in_hand) = AdvisoryLock::take(&self.registry, "build", id.as_str()).await? else {
            return Ok(Build::Elsewhere);
        };
        let built = self.all_steps(id).await;
        in_hand.release().await?;
        built
    }

    async fn all_steps(&self, id: &TenantId) -> Result<Build, BuildError> {
        while let Some(step) = self.next_step(id).await? {
            self.attempt(id, step, Pace::Whole).await?;
        }
        Ok(Build::Done)
    }

    /// Takes the tenant in hand and does a single step. None when all are done, or somebody else is at it.
    pub async fn advance(&self, id: &TenantId) -> Result<Option<Step>, BuildError> {
        let Some(in_hand) = AdvisoryLock::take(&self.registry, "build", id.as_str()).await? else {
            return Ok(None);
        };
        let made = self.one_step(id).await;
        in_hand.release().await?;
        made
    }

    async fn one_step(&self, id: &TenantId) -> Result<Option<Step>, BuildError> {
        let Some(step) = self.next_step(id).await? else {
            return Ok(None);
        };
        self.attempt(id, step, Pace::Single).await?;
        Ok(Some(step))
    }

    async fn next_step(&self, id: &TenantId) -> Result<Option<Step>, BuildError> {
        let steps = self.registry.steps(id.as_str()).await?;
        if let Some(failed) = steps.iter().find(|step| step.status == "failed") {
            return Err(BuildError::GivenUp {
                tenant: id.to_string(),
                step: failed.step.parse().map_or("unknown", |step: Step| step.into_str()),
                error: failed.error.clone().unwrap_or_default(),
            });
        }
        Ok(steps
            .iter()
            .find(|step| step.status != "done")
            .and_then(|step| step.step.parse().ok()))
    }

    async fn attempt(&self, id: &TenantId, step: Step, pace: Pace) -> Result<(), BuildError> {
        let started = std::time::Instant::now();
        for attempt in 1.. {
            if attempt > 1 {
                self.registry.step_begins(id.as_str(), step, self.clock.now()).await?;
            }
            self.notify(id);
            let Err(error) = self.perform(id, step, pace, attempt).await else {
                break;
            };
            let giving_up = attempt >= ATTEMPTS;
            tracing::warn!(tenant = %id, step = step.into_str(), attempt, error = %error, "a provisioning step failed");
            self.registry
                .step_failed(id.as_str(), step, &error.to_string(), giving_up, self.clock.now())
                .await?;
            self.notify(id);
            if giving_up {
                return Err(BuildError::GivenUp {
                    tenant: id.to_string(),
                    step: step.into_str(),
                    error: error.to_string(),
                });
            }
            tokio::time::sleep(Duration::from_millis(100 << (2 * attempt))).await;
        }
        metrics::histogram!("learnt_provision_step_seconds", "step" => step.into_str())
            .record(started.elapsed().as_secs_f64());
        self.notify(id);
        Ok(())
    }

    async fn perform(&self, id: &TenantId, step: Step, pace: Pace, attempt: i32) -> Result<(), BuildError> {
        let tenant = self.registry.tenant(id.as_str()).await?;
        let now = self.clock.now();
        match step {
            Step::Requested => Ok(self
                .registry
                .step_done(id.as_str(), step, Outcome::Nothing, now)
                .await?),
            Step::Role => self.roles(&tenant, id, attempt).await,
            Step::Schema => {
                let (tenant_database, schema) = self.location(&tenant)?;
                tenant_database.create_empty_schema(&schema).await?;
                Ok(self
                    .registry
                    .step_done(id.as_str(), step, Outcome::Schema(schema.to_string()), self.clock.now())
                    .await?)
            }
            Step::Migrations => {
                let (tenant_database, schema) = self.location(&tenant)?;
                let applied = tenant_database.create_tables(&schema).await?;
                self.registry.migrated(id.as_str(), &applied).await?;
                Ok(self
                    .registry
                    .step_done(id.as_str(), step, Outcome::Version(applied.version), self.clock.now())
                    .await?)
            }
            Step::Settings => Ok(self
                .registry
                .apply_defaults(id.as_str(), &default_settings(), &providers(), now)
                .await?),
            Step::Domain => Ok(self.registry.open_domains(id.as_str(), now).await?),
            Step::Invitation => {
                let invited = self.invite(&tenant, id).await?;
                match pace {
                    // Nothing is left but to show the tenant: that is one change of rows with having invited.
                    Pace::Whole => self.open(&tenant, id, Some(invited)).await,
                    Pace::Single => Ok(self
                        .registry
                        .step_done(id.as_str(), step, invited, self.clock.now())
                        .await?),
                }
            }
            Step::Ready => self.open(&tenant, id, None).await,
        }
    }

    /// The directory shows the tenant.
    async fn open(&self, tenant: &Tenant, id: &TenantId, invited: Option<Outcome>) -> Result<(), BuildError> {
        self.registry
            .open_tenant(id.as_str(), invited, self.clock.now())
            .await?;
        self.tenant_database(tenant.cluster_id.as_deref().unwrap_or_default())?
            .announce_event(id)
            .await;
        Ok(())
    }

    /// From stock where there is one: then everything up to the invitation is done with a single change of rows.
    async fn roles(&self, tenant: &Tenant, id: &TenantId, attempt: i32) -> Result<(), BuildError> {
        if tenant.schema_name.is_none() {
            let cluster = self
                .registry
                .cluster_with_room(self.grounds.keys().cloned().collect())
                .await?;
            let claim = self
                .registry
                .claim_stock(
                    id.as_str(),
                    &cluster,
                    learnt_migrations::tenant::newest(),
                    (&default_settings(), &providers()),
                    self.clock.now(),
                )
                .await?;
            if let Some(claim) = claim {
                tracing::info!(tenant = %id, cluster = claim.cluster, schema = %claim.schema, "taken from stock");
                self.schema_stock.notify_one();
                return Ok(());
            }
            self.schema_stock.notify_one();
            if attempt == 1 {
                self.registry
                    .step_begins(id.as_str(), Step::Role, self.clock.now())
                    .await?;
            }
            // The name is written down before anything of that name exists: nothing can be left without an owner.
            self.registry
                .assign_schema(id.as_str(), &cluster, &SchemaName::random())
                .await?;
        }
        let tenant = self.registry.tenant(id.as_str()).await?;
        let (tenant_database, schema) = self.location(&tenant)?;
        tenant_database.create_roles(&schema, tenant.key_version).await?;
        Ok(self
            .registry
            .step_done(id.as_str(), Step::Role, Outcome::Roles, self.clock.now())
            .await?)
    }

    /// The first admin as admin of a further team. Safe to repeat.
    pub(crate) async fn seat_first_admin(&self, id: &TenantId, team: &TeamId) -> Result<(), BuildError> {
        let tenant = self.registry.tenant(id.as_str()).await?;
        let (tenant_database, schema) = self.location(&tenant)?;
        let user = self.registry.first_admin(&tenant, self.clock.now()).await?;
        tenant_database
            .seed_first_admin(&schema, &tenant, team, user, new_id(), self.clock.now())
            .await?;
        tenant_database.announce_event(id).await;
        Ok(())
    }

    async fn invite(&self, tenant: &Tenant, id: &TenantId) -> Result<Outcome, BuildError> {
        let (tenant_database, schema) = self.location(tenant)?;
        let user = self.registry.first_admin(tenant, self.clock.now()).await?;
        // The first team and the tenant share their label.
        let team = TeamId::parse(id.as_str()).map_err(|error| BuildError::Migration(error.to_string()))?;
        tenant_database
            .seed_first_admin(&schema, tenant, &team, user, new_id(), self.clock.now())
            .await?;
        Ok(Outcome::Invited(tenant.admin_email.clone()))
    }

    pub(super) fn location(&self, tenant: &Tenant) -> Result<(&TenantDatabase, SchemaName), BuildError> {
        let tenant_database = self.tenant_database(tenant.cluster_id.as_deref().unwrap_or_default())?;
        let name = tenant.schema_name.as_deref().unwrap_or_default();
        Ok((
            tenant_database,
            SchemaName::parse(name).map_err(|error| BuildError::Migration(error.to_string()))?,
        ))
    }
}

/// How people of a new team sign in.
pub(crate) fn providers() -> Value {
    json!([{ "id": "email", "kind": "email", "name": "email" }])
}
