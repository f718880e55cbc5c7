//! Which host is which team of which tenant, at one moment: the control plane's view.
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use learnt_kernel::host::{Host, PlatformRoots};
use learnt_kernel::tenant::{SchemaName, TeamId, TenantId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::settings::TenantSettings;

/// An organisation, as far as requests need it.
#[derive(Clone, Debug)]
pub struct Tenant {
    pub id: TenantId,
    pub name: String,
    /// Suspended by the platform: nobody gets in.
    pub suspended: bool,
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
    /// Whether it has the sample areas: apps with invented data that stay in the browser.
    pub sample_areas: bool,
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
    /// Absent in a snapshot of an older program.
    #[serde(default)]
    pub(crate) sample_areas: bool,
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

/// Tenants that changed, each with the teams that the directory shows of it now.
#[derive(Default)]
pub struct Changes {
    /// The highest number of a change among them.
    pub version: i64,
    /// By the tenant's id. No team: it is not shown any more.
    pub tenants: BTreeMap<String, Vec<Row>>,
}

/// The whole register at one moment.
#[derive(Clone, Default)]
pub struct Register {
    tenants: HashMap<TenantId, Arc<Tenant>>,
    teams: HashMap<TeamId, Arc<Team>>,
    teams_of: HashMap<TenantId, Vec<Arc<Team>>>,
    hosts: HashMap<String, TeamId>,
}

impl Register {
    /// Builds the register; a row that cannot be read is left out and logged, the others stand.
    pub fn build(rows: impl IntoIterator<Item = Row>) -> Self {
        let mut register = Self::default();
        for row in rows {
            let (team, tenant) = (row.team_id.clone(), row.tenant_id.clone());
            if let Err(error) = register.add(row) {
                tracing::error!(tenant, team, error, "a directory row cannot be read");
            }
        }
        register
    }

    /// The register with what changed: whatever it knew of these tenants is forgotten, all else is shared with what it was.
    pub(super) fn with(&self, changes: Changes) -> Self {
        let mut register = self.clone();
        for id in changes.tenants.keys().filter_map(|id| TenantId::parse(id).ok()) {
            register.tenants.remove(&id);
            for team in register.teams_of.remove(&id).unwrap_or_default() {
                register.teams.remove(&team.id);
                for host in &team.domains {
                    if register.hosts.get(host) == Some(&team.id) {
                        register.hosts.remove(host);
                    }
                }
            }
        }
        for row in changes.tenants.into_values().flatten() {
            let (team, tenant) = (row.team_id.clone(), row.tenant_id.clone());
            if let Err(error) = register.add(row) {
                tracing::error!(tenant, team, error, "a directory row cannot be read");
            }
        }
        register
    }

    /// Every row, as the snapshot keeps it.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row> {
        self.teams.values().filter_map(|team| {
            let tenant = self.tenants.get(&team.tenant_id)?;
            Some(Row {
                tenant_id: tenant.id.to_string(),
                tenant_name: tenant.name.clone(),
                tenant_status: if tenant.suspended { "suspended" } else { "ready" }.to_owned(),
                plan: tenant.plan.clone(),
                cluster_id: tenant.cluster_id.clone(),
                schema_name: tenant.schema.to_string(),
                key_version: tenant.key_version,
                settings: tenant.settings.clone(),
                time_zone: tenant.time_zone.name().to_owned(),
                tenant_revision: tenant.revision,
                is_demo: tenant.is_demo,
                team_id: team.id.to_string(),
                team_display_name: team.display_name.clone(),
                team_status: if team.active { "active" } else { "inactive" }.to_owned(),
                is_default: team.is_default,
                support_email: team.support_email.clone(),
                main_domain: team.main_domain.clone(),
                terms_url: team.terms_url.clone(),
                registration_tags: team.registration_tags.clone(),
                side_navigation: team.side_navigation.clone(),
                auth_providers: team.auth_providers.clone(),
                theme: team.theme.clone(),
                team_revision: team.revision,
                sample_areas: team.sample_areas,
                domains: (team.domains.iter())
                    .map(|host| DomainRow {
                        host: host.clone(),
                        is_default: self.hosts.get(host) == Some(&team.id),
                    })
                    .collect(),
            })
        })
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
            sample_areas: row.sample_areas,
            domains: row.domains.into_iter().map(|domain| domain.host).collect(),
        };
        let team = Arc::new(team);
        self.teams_of
            .entry(team.tenant_id.clone())
            .or_default()
            .push(team.clone());
        self.teams.insert(team_id, team);
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

    pub fn tenant(&self, id: &TenantId) -> Option<Arc<Tenant>> {
        self.tenants.get(id).cloned()
    }

    /// How many teams there are.
    pub fn size(&self) -> usize {
        self.teams.len()
    }

    /// All tenants.
    pub fn tenants(&self) -> impl Iterator<Item = &Arc<Tenant>> + Clone {
        self.tenants.values()
    }

    /// All teams of a tenant.
    pub fn teams_of<'a>(&'a self, tenant: &TenantId) -> impl Iterator<Item = &'a Arc<Team>> {
        self.teams_of.get(tenant).into_iter().flatten()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use super::*;

    pub fn row(tenant: &str, team: &str, name: &str) -> Row {
        serde_json::from_value(json!({
            "tenant_id": tenant, "tenant_name": name, "tenant_status": "ready", "plan": "business", "cluster_id": "main",
            "schema_name": format!("t_{tenant:a<16}"), "key_version": 1, "settings": {"rewards": true}, "time_zone": "Europe/Berlin",
            "is_demo": false, "team_id": team, "team_display_name": name, "team_status": "active", "is_default": true,
            "support_email": null, "main_domain": format!("{team}.test"), "terms_url": null, "registration_tags": ["new"],
            "side_navigation": [], "auth_providers": [{"id": "email"}], "theme": {"primaryColor": "#123456"}, "team_revision": 3,
            "domains": [{"host": format!("{team}.test"), "isDefault": true}],
        }))
        .unwrap()
    }

    pub fn changes<const N: usize>(tenants: [(&str, Vec<Row>); N]) -> Changes {
        Changes {
            version: 1,
            tenants: tenants.map(|(id, rows)| (id.to_owned(), rows)).into(),
        }
    }

    fn at(register: &Register, host: &str) -> Option<String> {
        let roots = PlatformRoots::parse("learnt.localhost").unwrap();
        let found = register.at(&Host::parse(host).unwrap(), &roots);
        found.map(|(tenant, _)| tenant.name.clone())
    }

    #[test]
    fn a_change_takes_the_place_of_what_was_known_of_its_tenant_and_of_nothing_else() {
        let all = changes([
            (
                "acme",
                vec![row("acme", "acme", "Acme"), row("acme", "academy", "Acme")],
            ),
            ("munro", vec![row("munro", "munro", "Munro")]),
        ]);
        let before = Register::build(all.tenants.into_values().flatten());
        let after = before.with(changes([("acme", vec![row("acme", "acme", "Acme & Co")])]));
        assert_eq!(at(&after, "acme.test").as_deref(), Some("Acme & Co"));
        assert_eq!(at(&after, "academy.test"), None, "a team that is gone answers nowhere");
        assert_eq!(after.teams_of(&TenantId::parse("acme").unwrap()).count(), 1);
        let munro = TenantId::parse("munro").unwrap();
        assert!(Arc::ptr_eq(
            &before.tenant(&munro).unwrap(),
            &after.tenant(&munro).unwrap()
        ));
        assert_eq!(
            at(&before, "acme.test").as_deref(),
            Some("Acme"),
            "whoever holds it sees what it was"
        );
        let gone = after.with(changes([("munro", Vec::new())]));
        assert_eq!((at(&gone, "munro.test"), gone.tenants().count()), (None, 1));
    }
}
