//! One's own preferences, under their own name and under those of specification section 7.
use crate::prelude::*;

use learnt_queries::queries::preferences as sql;
use serde_json::Map;

use super::domain_events::PreferencesChosen;
use super::{StoredPreferences, chosen, model};
use crate::language::Language;

/// One's own preferences.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Preferences {
    /// Navigation items in the toolbar.
    shortcuts: Vec<String>,
    /// Layout settings.
    #[schema(value_type = Object)]
    settings: Value,
}

impl From<StoredPreferences> for Preferences {
    fn from(chosen: StoredPreferences) -> Self {
        Self {
            shortcuts: chosen.shortcuts,
            settings: chosen.settings,
        }
    }
}

/// What is to be different; what is absent stays.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// Ids of navigation items.
    #[serde(default)]
    shortcuts: Option<Vec<String>>,
    /// `layout`, `theme`, `customScrollbars`, `quickPanel`, `singleKeys` and `views` (of lists, by the list's name); other keys are dropped.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    settings: Option<Map<String, Value>>,
    /// The language of the person's mails, from every organisation. Ignored while impersonating.
    #[serde(default)]
    language: Option<Language>,
}

/// What I chose for my screens
#[utoipa::path(get, path = "/api/me/preferences", tag = "preferences", responses((status = 200, body = Preferences)))]
pub async fn preferences(actor: Actor) -> Result<Json<Preferences>> {
    let client = actor.client().await?;
    Ok(Json(chosen(&client, actor.user_id).await?.into()))
}

/// Choose something for my screens
#[utoipa::path(patch, path = "/api/me/preferences", tag = "preferences", request_body = Choice,
    responses((status = 200, body = Preferences), (status = 422, body = Problem)))]
pub async fn choose(actor: Actor, Json(choice): Json<Choice>) -> Result<Json<Preferences>> {
    Ok(Json(keep(&actor, choice).await?.into()))
}

async fn keep(actor: &Actor, choice: Choice) -> Result<StoredPreferences> {
    let shortcuts = choice.shortcuts.map(model::shortcuts).transpose()?;
    let settings = choice.settings.map(model::settings).transpose()?;
    if let Some(language) = choice.language.filter(|_| !actor.impersonates()) {
        let identity = &actor.app.identity;
        identity
            .choose_language(actor.user_id, language, actor.app.clock.now())
            .await?;
    }
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, actor).await?;
    let preferences = sql::save_preferences()
        .bind(change.tx(), &actor.user_id, &shortcuts, &settings, &change.now())
        .one()
        .await
        .sql()?;
    let topic = format!("me:{}", actor.user_id);
    let event = DomainEvent::of(actor.user_id.to_string(), PreferencesChosen {}).topic(topic);
    change.publish(event).await?;
    change.commit(&actor.app).await?;
    Ok(StoredPreferences::of(preferences.shortcuts, Some(preferences.settings)))
}

/// The legacy call's form: shortcuts and settings stand below `data`; whatever else is sent is dropped.
#[derive(Deserialize, ToSchema)]
pub struct UserUpdate {
    /// The session user as the application holds it.
    user: UpdatedUser,
}

/// As the application holds it.
#[derive(Deserialize, ToSchema)]
pub struct UpdatedUser {
    /// What may be changed of it.
    #[serde(default)]
    data: Choice,
}

/// The user of the legacy call, as it is kept now.
#[derive(Serialize, ToSchema)]
pub struct UpdatedAnswer {
    uid: Uuid,
    data: Preferences,
}

/// Save shortcuts and layout settings (legacy name)
#[utoipa::path(post, path = "/api/auth/user/update", tag = "preferences", request_body = UserUpdate,
    responses((status = 200, body = UpdatedAnswer), (status = 422, body = Problem)))]
pub async fn update_user(actor: Actor, Json(update): Json<UserUpdate>) -> Result<Json<UpdatedAnswer>> {
    let preferences = keep(&actor, update.user.data).await?;
    Ok(Json(UpdatedAnswer {
        uid: actor.user_id,
        data: preferences.into(),
    }))
}

/// A user as the identity provider's user API shows one.
#[derive(Serialize, ToSchema)]
pub struct ProviderUser {
    /// The subject.
    user_id: Uuid,
    /// First and last name.
    name: String,
    /// What the user chose.
    user_metadata: Preferences,
}

/// What may be changed of it.
#[derive(Deserialize, ToSchema)]
pub struct ProviderUserPatch {
    /// Shortcuts and settings; whatever else is sent is dropped.
    #[serde(default)]
    user_metadata: Choice,
}

/// Nobody else's is there.
fn own(actor: &Actor, sub: Uuid) -> Result<()> {
    if sub == actor.user_id {
        Ok(())
    } else {
        Err(Problem::not_found())
    }
}

/// Read oneself, as the identity provider's user API does
#[utoipa::path(get, path = "/api/v2/users/{sub}", tag = "preferences", params(("sub" = Uuid, Path, description = "One's own id")),
    responses((status = 200, body = ProviderUser), (status = 404, body = Problem)))]
pub async fn provider_user(actor: Actor, Path(sub): Path<Uuid>) -> Result<Json<ProviderUser>> {
    own(&actor, sub)?;
    let client = actor.client().await?;
    let preferences = chosen(&client, sub).await?;
    Ok(Json(provider_view(actor, preferences)))
}

/// Change one's own metadata, as the identity provider's user API does
#[utoipa::path(patch, path = "/api/v2/users/{sub}", tag = "preferences", params(("sub" = Uuid, Path, description = "One's own id")), request_body = ProviderUserPatch,
    responses((status = 200, body = ProviderUser), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn patch_provider_user(
    actor: Actor,
    Path(sub): Path<Uuid>,
    Json(patch): Json<ProviderUserPatch>,
) -> Result<Json<ProviderUser>> {
    own(&actor, sub)?;
    let preferences = keep(&actor, patch.user_metadata).await?;
    Ok(Json(provider_view(actor, preferences)))
}

fn provider_view(actor: Actor, preferences: StoredPreferences) -> ProviderUser {
    ProviderUser {
        user_id: actor.user_id,
        name: actor.name,
        user_metadata: preferences.into(),
    }
}
