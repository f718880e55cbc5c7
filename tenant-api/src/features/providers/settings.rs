//! How people sign in to a team, as its admin sees and changes it. The control plane keeps it; a client's secret is sealed
//! here, goes there sealed, and is never shown again.
use std::time::Duration;

use learnt_kernel::ids::random_label;
use learnt_kernel::session_config::SessionConfig;
use learnt_kernel::sign_in::{FieldViolation, LONGEST_SECRET, NOT_AN_ISSUER, SECRET_TOO_LONG, is_issuer};
use serde_json::Map;

use super::model::{self, Kind, Provider};
use super::sealed;
use crate::db::directory::{Register, Team, Tenant};
use crate::prelude::*;
use crate::settings::TenantSettings;

/// For what a client's secret is sealed.
const SEAL: &str = "provider-secret";
/// Longest wait for a change to come back through the directory; usually it takes milliseconds.
const DIRECTORY_PATIENCE: Duration = Duration::from_secs(3);

/// How people sign in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignIn {
    /// The team's ways to sign in, in the order of their buttons.
    providers: Vec<Configured>,
    /// Where a provider sends people back to, at this host: to be entered there.
    redirect_uri: String,
    /// What the team marks its newcomers with: whoever registers, or is added by a provider.
    registration_tags: Vec<String>,
    /// To be sent with a change.
    revision: i64,
    /// What holds in all teams of the organisation.
    settings: SignInSettings,
}

/// A way to sign in, without its secret.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Configured {
    /// Unique in the team.
    id: String,
    kind: Kind,
    /// What its button says.
    name: String,
    /// Its button's colour.
    color: Option<String>,
    /// The issuer.
    base_url: Option<String>,
    /// Who we are there.
    client_id: Option<String>,
    /// Whether there is a secret.
    has_secret: bool,
    /// What is asked for beyond the usual.
    scopes: Vec<String>,
    /// Whether somebody unknown becomes a person of the team.
    create_people: bool,
}

/// What of the tenant's settings is about signing in.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignInSettings {
    /// Whether people may register themselves.
    show_self_registration: bool,
    /// Whether the login page names the team's terms.
    show_terms_conditions: bool,
    /// Whether signing in needs the personal terms to be ticked.
    show_personal_terms_conditions: bool,
    /// Where the personal terms stand.
    personal_terms_and_conditions_url: Option<String>,
    /// Label of the login form's first field.
    username_title_label: String,
    /// What a new password must satisfy.
    password_rules: learnt_kernel::password::PasswordRules,
    /// When an idle session ends.
    session_config: SessionConfig,
    /// Whoever holds one of these roles signs in with a second factor.
    require_second_factor_for: Vec<learnt_kernel::role::Role>,
    /// Whether nobody is told that an address has an account.
    hide_account_existence: bool,
}

impl SignInSettings {
    fn of(options: &TenantSettings) -> Self {
        Self {
            show_self_registration: options.show_self_registration,
            show_terms_conditions: options.show_terms_conditions,
            show_personal_terms_conditions: options.show_personal_terms_conditions,
            personal_terms_and_conditions_url: options.personal_terms_and_conditions_url.clone(),
            username_title_label: options.username_title_label.clone(),
            password_rules: options.password_rules.clone(),
            session_config: options.session_config.clone(),
            require_second_factor_for: options.require_second_factor_for.clone(),
            hide_account_existence: options.hide_account_existence,
        }
    }
}

/// What is to be different; a part that is absent stays.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignInChange {
    /// The whole list, in the order of the buttons.
    #[serde(default)]
    providers: Option<Vec<ProviderChange>>,
    /// All tags that newcomers of the team get.
    #[serde(default)]
    registration_tags: Option<Vec<String>>,
    /// Settings by their names: what is absent stays, `null` takes a value away, what is unknown is dropped.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    settings: Option<Map<String, Value>>,
    /// The revision that was looked at: an older one is refused with 409.
    #[serde(default)]
    revision: Option<i64>,
}

/// A way to sign in, as an admin enters it.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProviderChange {
    /// Absent for a new one.
    #[serde(default)]
    id: Option<String>,
    /// email, oidc, okta, microsoft, google or facebook.
    kind: String,
    /// What its button says.
    name: String,
    /// `#rrggbb`
    #[serde(default)]
    color: Option<String>,
    /// The issuer, letter by letter; Google and Facebook need none.
    #[serde(default)]
    base_url: Option<String>,
    /// Who we are there.
    #[serde(default)]
    client_id: Option<String>,
    /// Our secret there. Absent or empty: it stays as it is, as long as kind, address and client id do.
    #[serde(default)]
    client_secret: Option<String>,
    /// What is asked for beyond the usual.
    #[serde(default)]
    scopes: Option<Vec<String>>,
    /// Whether somebody unknown becomes a person of the team.
    #[serde(default)]
    create_people: bool,
}

impl SignInChange {
    /// What is named in it: for the log, without any value.
    pub fn named(&self) -> Vec<String> {
        let providers = self.providers.iter().map(|_| "providers".to_owned());
        let tags = self.registration_tags.iter().map(|_| "registrationTags".to_owned());
        let settings = self.settings.iter().flat_map(|settings| settings.keys().cloned());
        providers.chain(tags).chain(settings).collect()
    }
}

/// How people sign in at this host.
pub fn now(app: &App, tenant_context: &TenantContext) -> SignIn {
    // The request holds what was there when it came; a change that it made itself is there by now.
    let (tenant, team) = app
        .directory
        .now()
        .team(&tenant_context.team.id)
        .unwrap_or_else(|| (tenant_context.tenant.clone(), tenant_context.team.clone()));
    SignIn {
        providers: model::of(&team).into_iter().map(configured).collect(),
        redirect_uri: redirect_uri(app, tenant_context),
        registration_tags: team.registration_tags.clone(),
        revision: revision(&tenant, &team),
        settings: SignInSettings::of(&tenant.options),
    }
}

/// Where providers send people back to.
pub fn redirect_uri(app: &App, tenant_context: &TenantContext) -> String {
    format!("{}/callback", app.config.public.origin(tenant_context.host.as_str()))
}

fn configured(one: Provider) -> Configured {
    Configured {
        has_secret: one.secret.is_some(),
        client_id: (!one.client_id.is_empty()).then_some(one.client_id),
        id: one.id,
        kind: one.kind,
        name: one.name,
        color: one.color,
        base_url: one.base_url,
        scopes: one.scopes,
        create_people: one.create_people,
    }
}

/// Neither revision goes down: their sum stays only where nothing changed.
fn revision(tenant: &Tenant, team: &Team) -> i64 {
    i64::from(tenant.revision) + i64::from(team.revision)
}

/// Which change of the team and of its tenant it is.
pub struct ChangedRevisions {
    team: Option<i64>,
    tenant: Option<i64>,
}

/// Changes how people sign in.
pub async fn change(app: &App, tenant_context: &TenantContext, change: SignInChange) -> Result<ChangedRevisions> {
    let mut order = Map::new();
    if let Some(providers) = change.providers {
        order.insert("providers".into(), prepare(app, tenant_context, providers)?);
    }
    if let Some(tags) = change.registration_tags {
        order.insert("registrationTags".into(), json!(tags));
    }
    if let Some(settings) = change.settings {
        order.insert("settings".into(), Value::Object(only_of_sign_in(settings)));
    }
    // Sealed secrets are carried over from the list as this process knows it: without a number it is that list's.
    let expected = change
        .revision
        .unwrap_or_else(|| revision(&tenant_context.tenant, &tenant_context.team));
    order.insert("revision".into(), json!(expected));
    let order = Value::Object(order);
    let changed = app
        .control_plane
        .change_sign_in(&tenant_context.tenant.id, &tenant_context.team.id, &order)
        .await?;
    Ok(ChangedRevisions {
        team: changed["teamRevision"].as_i64(),
        tenant: changed["tenantRevision"].as_i64(),
    })
}

/// Waits until a change comes back through the directory.
pub async fn wait_until_known(app: &App, tenant_context: &TenantContext, changed: &ChangedRevisions) {
    let ChangedRevisions { team, tenant } = *changed;
    let known = |register: &Register| {
        register
            .team(&tenant_context.team.id)
            .is_some_and(|(now, its)| Some(i64::from(its.revision)) >= team && Some(i64::from(now.revision)) >= tenant)
    };
    app.directory.wait_until(DIRECTORY_PATIENCE, known).await;
}

/// An admin of a team changes here what is about signing in, and nothing else of the tenant's.
fn only_of_sign_in(settings: Map<String, Value>) -> Map<String, Value> {
    let known = serde_json::to_value(SignInSettings::of(&TenantSettings::default())).unwrap_or_default();
    settings
        .into_iter()
        .filter(|(key, _)| known.get(key).is_some())
        .collect()
}

/// The list as the control plane takes it: every entry with an id, every secret sealed.
fn prepare(app: &App, tenant_context: &TenantContext, changes: Vec<ProviderChange>) -> Result<Value> {
    let before = model::of(&tenant_context.team);
    let mut errors = Vec::new();
    let mut list = Vec::with_capacity(changes.len());
    for (at, change) in changes.into_iter().enumerate() {
        let known = before.iter().find(|one| Some(&one.id) == change.id.as_ref());
        match entry(app, tenant_context, change, known) {
            Ok(entry) => list.push(entry),
            Err((field, code, sentence)) => {
                errors.push(FieldError::new(format!("providers.{at}.{field}"), code, sentence));
            }
        }
    }
    if errors.is_empty() {
        Ok(Value::Array(list))
    } else {
        Err(Problem::unprocessable(errors))
    }
}

fn entry(
    app: &App,
    tenant_context: &TenantContext,
    change: ProviderChange,
    known: Option<&Provider>,
) -> std::result::Result<Value, FieldViolation> {
    let filled = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let base_url = filled(change.base_url);
    // What is wrong in itself the control plane says, with all else that is; of this machine only this service knows.
    let only_elsewhere = |url: &str| is_issuer(url, true) && !is_issuer(url, app.config.loopback_providers);
    if base_url.as_deref().is_some_and(only_elsewhere) {
        return Err(NOT_AN_ISSUER);
    }
    let id = known.map_or_else(|| random_label(12), |one| one.id.clone());
    let mut entry = json!({
        "id": id, "kind": change.kind, "name": change.name, "color": filled(change.color), "baseUrl": base_url,
        "clientId": filled(change.client_id), "scopes": change.scopes.unwrap_or_default(), "createPeople": change.create_people,
    });
    // Of a kind that is not known the control plane says so.
    let Ok(provider) = serde_json::from_value::<Provider>(with_texts(&entry)) else {
        return Ok(entry);
    };
    if provider.kind != Kind::Email {
        entry["secret"] = json!(secret(
            app,
            tenant_context,
            &provider,
            filled(change.client_secret),
            known
        )?);
    }
    Ok(entry)
}

/// The entry as a provider is read: a text that is absent is left out.
fn with_texts(entry: &Value) -> Value {
    let fields = entry.as_object().into_iter().flatten();
    Value::Object(
        fields
            .filter(|(_, value)| !value.is_null())
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect(),
    )
}

/// The sealed secret: a new one, or the one that is there if it would still go to the same place.
fn secret(
    app: &App,
    tenant_context: &TenantContext,
    provider: &Provider,
    given: Option<String>,
    known: Option<&Provider>,
) -> std::result::Result<Option<String>, FieldViolation> {
    let context = |one: &Provider| one.seal_context(tenant_context.tenant.id.as_str(), tenant_context.team.id.as_str());
    if let Some(text) = given {
        if text.chars().count() > LONGEST_SECRET {
            return Err(SECRET_TOO_LONG);
        }
        return Ok(Some(sealed::seal(
            &app.config.master_key,
            SEAL,
            &context(provider),
            &text,
        )));
    }
    let Some((known, sealed)) = known.and_then(|one| Some((one, one.secret.clone()?))) else {
        return Ok(None);
    };
    if context(known) != context(provider) {
        let sentence = "The secret belongs to another address or client ID. Enter the new secret.";
        return Err(("clientSecret", "required", sentence));
    }
    Ok(Some(sealed))
}

/// A client's secret, opened for the one place that it is for.
pub fn client_secret(app: &App, tenant_context: &TenantContext, provider: &Provider) -> Option<String> {
    let context = provider.seal_context(tenant_context.tenant.id.as_str(), tenant_context.team.id.as_str());
    sealed::open(&app.config.master_key, SEAL, &context, provider.secret.as_ref()?)
}
