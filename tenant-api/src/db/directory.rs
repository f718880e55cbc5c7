//! Which host is which team of which tenant: the land register's view, in memory and on disk.
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use learnt_kernel::host::{Host, PlatformRoots};
use learnt_kernel::tenant::{SchemaName, TeamId, TenantId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::watch;

use crate::settings::TenantSettings;

/// An organisation, as far as requests need it.
#[derive(Clone, Debug)]
pub struct Tenant {
    /// Its id.
    pub id: TenantId,
    /// Its name.
    pub name: String,
    /// Suspended by the platform: nobody gets in.
    pub suspended: bool,
    /// Its plan.
    pub plan: String,
    /// Which configured cluster holds it.
    pub cluster_id: String,
    /// Its schema; the roles are named after it.
    pub schema: SchemaName,
    /// Which password of the roles is in force.
    pub key_version: i32,
    /// Which change of the tenant this is.
    pub revision: i32,
    /// Settings as the control plane keeps them.
    pub settings: Value,
    /// The settings that requests look at.
    pub options: TenantSettings,
    /// Its time zone.
    pub time_zone: chrono_tz::Tz,
    /// A demonstration tenant.
    pub is_demo: bool,
}

/// A branded workspace of a tenant.
#[derive(Clone, Debug)]
pub struct Team {
    /// Its id, the first label of its host.
    pub id: TeamId,
    /// Whose team it is.
    pub tenant_id: TenantId,
    /// Shown name.
    pub display_name: String,
    /// Neither inactive nor archived.
    pub active: bool,
    /// The tenant's first choice.
    pub is_default: bool,
    /// Where people write for help.
    pub support_email: Option<String>,
    /// The host that links are built with.
    pub main_domain: String,
    /// Terms and conditions.
    pub terms_url: Option<String>,
    /// Tags that a registering person gets.
    pub registration_tags: Vec<String>,
    /// Navigation, as kept by the control plane.
    pub side_navigation: Value,
    /// Sign-in providers.
    pub auth_providers: Value,
    /// Colours, logos, favicon.
    pub theme: Value,
    /// Which change of the team this is.
    pub revision: i32,
    /// Hosts beside its label below a platform root; the preferred one first.
    pub domains: Vec<String>,
}

/// One row of the view `control.directory`, as it also lies in the snapshot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Row {
    pub(crate) tenant_id: String,
    pub(crate) tenant_name: String,
    pub(crate) tenant_status: String,
    pub(crate) plan: String,
    pub(crate) cluster_id: String,
    pub(crate) schema_name: String,
    pub(crate) key_version: i32,
    pub(crate) settings: Value,
    pub(crate) time_zone: String,
    /// Absent in a snapshot of an older program.
    #[serde(default)]
    pub(crate) tenant_revision: i32,
    pub(crate) is_demo: bool,
    pub(crate) team_id: String,
    pub(crate) team_display_name: String,
    pub(crate) team_status: String,
    pub(crate) is_default: bool,
    pub(crate) support_email: Option<String>,
    pub(crate) main_domain: String,
    pub(crate) terms_url: Option<String>,
    pub(crate) registration_tags: Vec<String>,
    pub(crate) side_navigation: Value,
    pub(crate) auth_providers: Value,
    pub(crate) theme: Value,
    pub(crate) team_revision: i32,
    pub(crate) domains: Vec<DomainRow>,
}

/// A host of a team beside its label below a platform root.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DomainRow {
    pub(crate) host: String,
    #[serde(default)]
    pub(crate) is_default: bool,
}

/// The whole register at one moment.
#[derive(Default)]
pub struct Register {
    tenants: HashMap<TenantId, Arc<Tenant>>,
    teams: HashMap<TeamId, Arc<Team>>,
    hosts: HashMap<String, TeamId>,
}

impl Register {
    /// Builds the register; a row that cannot be read is left out and logged, the others stand.
    pub fn build(rows: Vec<Row>) -> Self {
        let mut register = Self::default();
        for row in rows {
            let (team, tenant) = (row.team_id.clone(), row.tenant_id.clone());
            if let Err(error) = register.add(row) {
                tracing::error!(tenant, team, error, "a directory row cannot be read");
            }
        }
        register
    }

    fn add(&mut self, row: Row) -> Result<(), String> {
        let tenant_id = TenantId::parse(&row.tenant_id).map_err(|error| error.to_string())?;
        let team_id = TeamId::parse(&row.team_id).map_err(|error| error.to_string())?;
        let schema = SchemaName::parse(&row.schema_name).map_err(|error| error.to_string())?;
        self.tenants.entry(tenant_id.clone()).or_insert_with(|| {
            Arc::new(Tenant {
                id: tenant_id.clone(),
                name: row.tenant_name,
                suspended: row.tenant_status == "suspended",
                plan: row.plan,
                cluster_id: row.cluster_id,
                schema,
                key_version: row.key_version,
                revision: row.tenant_revision,
                options: TenantSettings::read(&row.settings),
                settings: row.settings,
                time_zone: row.time_zone.parse().unwrap_or(chrono_tz::UTC),
                is_demo: row.is_demo,
            })
        });
        // The one flagged isDefault wins a host that two lists name; else the first match.
        for domain in &row.domains {
            if domain.is_default || !self.hosts.contains_key(&domain.host) {
                self.hosts.insert(domain.host.clone(), team_id.clone());
            }
        }
        let team = Team {
            id: team_id.clone(),
            tenant_id,
            display_name: row.team_display_name,
            active: row.team_status == "active",
            is_default: row.is_default,
            support_email: row.support_email,
            main_domain: row.main_domain,
            terms_url: row.terms_url,
            registration_tags: row.registration_tags,
            side_navigation: row.side_navigation,
            auth_providers: row.auth_providers,
            theme: row.theme,
            revision: row.team_revision,
            domains: row.domains.into_iter().map(|domain| domain.host).collect(),
        };
        self.teams.insert(team_id, Arc::new(team));
        Ok(())
    }

    /// The team that a host names, by the specification's rules: a label directly below a platform root, else a
    /// team's domain list. Nothing else: the fallback to `learnt` is branding and made by who shows it.
    pub fn at(&self, host: &Host, roots: &PlatformRoots) -> Option<(Arc<Tenant>, Arc<Team>)> {
        let by_label = roots
            .team_label(host)
            .and_then(|label| TeamId::parse(label).ok())
            .filter(|id| self.teams.contains_key(id));
        let team_id = by_label.or_else(|| self.hosts.get(host.as_str()).cloned())?;
        self.team(&team_id)
    }

    /// A team with its tenant.
    pub fn team(&self, id: &TeamId) -> Option<(Arc<Tenant>, Arc<Team>)> {
        let team = self.teams.get(id)?;
        Some((self.tenants.get(&team.tenant_id)?.clone(), team.clone()))
    }

    /// Whether a team is there and active, and its tenant not suspended.
    pub fn is_open(&self, id: &TeamId) -> bool {
        self.team(id)
            .is_some_and(|(tenant, team)| team.active && !tenant.suspended)
    }

    /// A tenant.
    pub fn tenant(&self, id: &TenantId) -> Option<Arc<Tenant>> {
        self.tenants.get(id).cloned()
    }

    /// All tenants.
    pub fn tenants(&self) -> impl Iterator<Item = &Arc<Tenant>> {
        self.tenants.values()
    }

    /// All teams of a tenant.
    pub fn teams_of<'a>(&'a self, tenant: &'a TenantId) -> impl Iterator<Item = &'a Arc<Team>> {
        self.teams.values().filter(move |team| &team.tenant_id == tenant)
    }
}

/// The register that everybody reads, swapped as a whole.
#[derive(Clone)]
pub struct Directory {
    now: Arc<RwLock<Arc<Register>>>,
    version: Arc<Mutex<Option<i64>>>,
    /// Rung with every new register.
    news: Arc<watch::Sender<()>>,
    snapshot: PathBuf,
    /// Held by whoever writes the snapshot.
    keeping: Arc<tokio::sync::Mutex<()>>,
}

/// The snapshot's form on disk.
#[derive(Serialize, Deserialize)]
struct Snapshot {
    rows: Vec<Row>,
}

impl Directory {
    /// An empty register whose snapshot lies in this folder.
    pub fn new(data_dir: &Path) -> Self {
        Self {
            now: Arc::default(),
            version: Arc::default(),
            news: Arc::default(),
            snapshot: data_dir.join("directory.json"),
            keeping: Arc::default(),
        }
    }

    /// The register now; hold it for one request, not longer.
    pub fn now(&self) -> Arc<Register> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Which counter the register was read at; none while it comes from the snapshot.
    pub fn version(&self) -> Option<i64> {
        *self.version.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes these rows as the register, then keeps them on disk.
    pub async fn take(&self, version: i64, rows: Vec<Row>) {
        self.set(rows.clone());
        *self.version.lock().unwrap_or_else(PoisonError::into_inner) = Some(version);
        if let Err(error) = self.keep(version, rows).await {
            tracing::error!(%error, "the directory's snapshot cannot be written");
        }
    }

    /// Starts from the snapshot on disk; false when there is none that can be read.
    pub fn wake(&self) -> bool {
        let read = std::fs::read(&self.snapshot)
            .ok()
            .and_then(|bytes| serde_json::from_slice::<Snapshot>(&bytes).ok());
        read.map(|snapshot| self.set(snapshot.rows)).is_some()
    }

    fn set(&self, rows: Vec<Row>) {
        metrics::gauge!("learnt_directory_teams").set(rows.len() as f64);
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(Register::build(rows));
        self.news.send_replace(());
    }

    /// Waits until the register is as wanted, but no longer than this; says whether it is.
    pub async fn until(&self, patience: Duration, wanted: impl Fn(&Register) -> bool) -> bool {
        // Listened to before the first look, so that nothing that comes in between is missed.
        let mut news = self.news.subscribe();
        let comes = async {
            while !wanted(&self.now()) {
                if news.changed().await.is_err() {
                    return;
                }
            }
        };
        tokio::time::timeout(patience, comes).await.is_ok()
    }

    /// One at a time, and what was overtaken while it waited is left to whoever overtook it. A disk may be slow: requests
    /// are answered meanwhile.
    async fn keep(&self, version: i64, rows: Vec<Row>) -> std::io::Result<()> {
        let _turn = self.keeping.lock().await;
        if self.version() != Some(version) {
            return Ok(());
        }
        let path = self.snapshot.clone();
        tokio::task::spawn_blocking(move || write(&path, rows)).await?
    }
}

/// Written beside and renamed: a reader never meets half a file.
fn write(path: &Path, rows: Vec<Row>) -> std::io::Result<()> {
    let beside = path.with_extension("json.new");
    std::fs::write(&beside, serde_json::to_vec(&Snapshot { rows })?)?;
    std::fs::rename(beside, path)
}

#[cfg(test)]
mod tests {
    use learnt_kernel::ids::random_label;

    use super::*;

    #[tokio::test]
    async fn an_overtaken_register_is_not_kept_over_a_newer_one() {
        let folder = std::env::temp_dir().join(format!("learnt-directory-{}", random_label(8)));
        std::fs::create_dir_all(&folder).unwrap();
        let directory = Directory::new(&folder);
        directory.take(2, Vec::new()).await;
        assert!(Directory::new(&folder).wake(), "it is on disk as soon as it was taken");
        std::fs::remove_file(&directory.snapshot).unwrap();
        directory.keep(1, Vec::new()).await.unwrap();
        assert!(!directory.snapshot.exists());
        tokio::join!(directory.take(3, Vec::new()), directory.take(4, Vec::new()));
        assert!(Directory::new(&folder).wake());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
