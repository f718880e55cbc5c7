//! How a person wants to be notified, and what the tenant settles for all.

use super::super::kinds::Kind;
use super::super::model::{self, Channels, MailWay, Offer, OrganisationSettings, PersonalPreferences};
use super::super::settings as stored_settings;
use super::super::times::{Minute, Quiet};
use crate::features::notifications::domain_events::NotificationPreferencesChosen;
use crate::prelude::*;

/// Whose quiet hours hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Whose {
    /// The organisation's, also when they change.
    Organisation,
    Own,
    /// Nobody's: mails leave at any hour.
    None,
}

/// How I am notified of a kind.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KindPreference {
    kind: Kind,
    #[serde(flatten)]
    channels: Channels,
    /// Whether the organisation shows it in the product.
    in_app_allowed: bool,
    /// Whether the organisation mails it.
    mail_allowed: bool,
}

/// How I am notified.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationPreferences {
    /// By kind.
    kinds: Vec<KindPreference>,
    /// Whose quiet hours hold.
    quiet_of: Whose,
    /// When nothing is mailed; absent: never.
    quiet: Option<Quiet>,
    /// The organisation's quiet hours.
    organisation_quiet: Option<Quiet>,
    /// When the digest comes, `HH:MM`.
    #[schema(value_type = String)]
    digest_at: Minute,
    /// Where these times are.
    time_zone: String,
}

impl NotificationPreferences {
    fn of(chosen: &PersonalPreferences, settled: &OrganisationSettings, actor: &Actor) -> Self {
        let times = chosen.times(settled, actor.context.tenant.time_zone);
        let kind = |kind: Kind| {
            let offer = settled.offer(kind);
            KindPreference {
                kind,
                channels: chosen.follows(settled, kind),
                in_app_allowed: offer.in_app_allowed,
                mail_allowed: offer.mail_allowed,
            }
        };
        Self {
            kinds: Kind::all().iter().copied().map(kind).collect(),
            quiet_of: match chosen.quiet {
                None => Whose::Organisation,
                Some(None) => Whose::None,
                Some(Some(_)) => Whose::Own,
            },
            quiet: times.quiet,
            organisation_quiet: settled.quiet,
            digest_at: times.digest_at,
            time_zone: times.zone.name().to_owned(),
        }
    }
}

/// How I want to be notified of a kind; a channel that is absent stays.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KindChoice {
    kind: Kind,
    /// Shown in the product.
    #[serde(default)]
    in_app: Option<bool>,
    #[serde(default)]
    mail: Option<MailWay>,
}

impl KindChoice {
    /// The channels of before with what is to be different. Only that has to be allowed.
    fn apply_to(&self, chosen: &PersonalPreferences, settled: &OrganisationSettings) -> Result<Channels> {
        let wanted = |channels: Channels| Channels {
            in_app: self.in_app.unwrap_or(channels.in_app),
            mail: self.mail.unwrap_or(channels.mail),
        };
        let follows = PersonalPreferences {
            channels: [(self.kind, wanted(chosen.follows(settled, self.kind)))].into(),
            ..PersonalPreferences::default()
        }
        .follows(settled, self.kind);
        if wanted(follows) != follows {
            let sentence = "Your organisation does not allow this.";
            return Err(model::field("kinds", "not_allowed", sentence));
        }
        Ok(wanted(chosen.wanted_channels(settled, self.kind)))
    }
}

/// What is to be different; what is absent stays.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationChoice {
    /// Kinds; those that are not named stay.
    #[serde(default)]
    kinds: Option<Vec<KindChoice>>,
    /// Whose quiet hours hold.
    #[serde(default)]
    quiet_of: Option<Whose>,
    /// One's own quiet hours.
    #[serde(default)]
    quiet: Option<Quiet>,
    /// When the digest comes, `HH:MM`.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    digest_at: Option<Minute>,
    /// Where these times are, such as `Europe/Berlin`.
    #[serde(default)]
    time_zone: Option<String>,
}

impl NotificationChoice {
    fn apply_to(self, mut chosen: PersonalPreferences, settled: &OrganisationSettings) -> Result<PersonalPreferences> {
        for choice in self.kinds.into_iter().flatten() {
            let channels = choice.apply_to(&chosen, settled)?;
            chosen.channels.insert(choice.kind, channels);
        }
        match self.quiet_of {
            Some(Whose::Organisation) => chosen.quiet = None,
            Some(Whose::None) => chosen.quiet = Some(None),
            Some(Whose::Own) => {
                let quiet = self
                    .quiet
                    .ok_or_else(|| model::field("quiet", "required", "Enter when your quiet hours start and end."))?;
                chosen.quiet = Some(Some(model::quiet(quiet)?));
            }
            None => {}
        }
        chosen.digest_at = self.digest_at.or(chosen.digest_at);
        if let Some(name) = self.time_zone {
            chosen.zone = Some(model::zone(&name)?);
        }
        Ok(chosen)
    }
}

/// How I am notified
#[utoipa::path(get, path = "/api/notifications/preferences", operation_id = "notifications_preferences", tag = "notifications",
    responses((status = 200, body = NotificationPreferences)))]
pub async fn preferences(actor: Actor) -> Result<Json<NotificationPreferences>> {
    let client = actor.client().await?;
    let settled = stored_settings::organisation_settings(&*client).await?;
    let chosen = stored_settings::preferences_of(&*client, actor.user_id).await?;
    Ok(Json(NotificationPreferences::of(&chosen, &settled, &actor)))
}

/// Choose how I am notified
#[utoipa::path(patch, path = "/api/notifications/preferences", operation_id = "notifications_choose", tag = "notifications", request_body = NotificationChoice,
    responses((status = 200, body = NotificationPreferences), (status = 422, body = Problem)))]
pub async fn choose(actor: Actor, Json(choice): Json<NotificationChoice>) -> Result<Json<NotificationPreferences>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let settled = stored_settings::organisation_settings(change.tx()).await?;
    let before = stored_settings::lock_chosen_by(&change, actor.user_id).await?;
    let chosen = choice.apply_to(before, &settled)?;
    stored_settings::choose(&change, actor.user_id, &chosen).await?;
    let topic = format!("me:{}", actor.user_id);
    let event = DomainEvent::of(actor.user_id.to_string(), NotificationPreferencesChosen {}).topic(topic);
    change.publish(event).await?;
    change.commit(&actor.app).await?;
    Ok(Json(NotificationPreferences::of(&chosen, &settled, &actor)))
}

/// What the organisation settles for a kind.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct KindSetting {
    kind: Kind,
    /// What holds for it.
    #[serde(flatten)]
    offer: Offer,
}

/// What the organisation settles.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationSettings {
    /// By kind.
    kinds: Vec<KindSetting>,
    /// So many days ahead learners are reminded of a date, the nearest first.
    due_days: Vec<i16>,
    /// When nothing is mailed, unless a person chose otherwise; absent: never.
    quiet: Option<Quiet>,
    /// When digests come, unless a person chose otherwise, `HH:MM`.
    #[schema(value_type = String)]
    digest_at: Minute,
    /// Where these times are for whoever chose nothing.
    time_zone: String,
    /// To be sent with a change.
    revision: i32,
}

impl NotificationSettings {
    fn of(settled: &OrganisationSettings, actor: &Actor) -> Self {
        let kind = |kind: Kind| KindSetting {
            kind,
            offer: settled.offer(kind),
        };
        Self {
            kinds: Kind::all().iter().copied().map(kind).collect(),
            due_days: settled.due_days.clone(),
            quiet: settled.quiet,
            digest_at: settled.digest_at,
            time_zone: actor.context.tenant.time_zone.name().to_owned(),
            revision: settled.revision,
        }
    }
}

/// What is to be different; what is absent stays.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationSettingsChange {
    /// Kinds; those that are not named stay.
    #[serde(default)]
    kinds: Option<Vec<KindSetting>>,
    /// So many days ahead learners are reminded of a date: at most five numbers.
    #[serde(default)]
    due_days: Option<Vec<i16>>,
    /// Whether there are quiet hours.
    #[serde(default)]
    has_quiet: Option<bool>,
    /// When they are.
    #[serde(default)]
    quiet: Option<Quiet>,
    /// When digests come, `HH:MM`.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    digest_at: Option<Minute>,
    /// The revision that was looked at: an older one is refused with 409.
    revision: i32,
}

impl NotificationSettingsChange {
    /// The names of what is to be different.
    fn named(&self) -> Vec<&'static str> {
        let named = [
            ("kinds", self.kinds.is_some()),
            ("dueDays", self.due_days.is_some()),
            ("quiet", self.has_quiet.is_some() || self.quiet.is_some()),
            ("digestAt", self.digest_at.is_some()),
        ];
        named.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect()
    }

    fn checked(mut self) -> Result<Self> {
        self.due_days = self.due_days.map(model::due_days).transpose()?;
        self.quiet = self.quiet.map(model::quiet).transpose()?;
        if self.has_quiet == Some(true) && self.quiet.is_none() {
            return Err(model::field(
                "quiet",
                "required",
                "Enter when the quiet hours start and end.",
            ));
        }
        Ok(self)
    }

    fn apply_to(self, settled: &mut OrganisationSettings) {
        for KindSetting { kind, offer } in self.kinds.into_iter().flatten() {
            settled.offers.insert(kind, offer);
        }
        if let Some(days) = self.due_days {
            settled.due_days = days;
        }
        match self.has_quiet {
            Some(false) => settled.quiet = None,
            _ => settled.quiet = self.quiet.or(settled.quiet),
        }
        settled.digest_at = self.digest_at.unwrap_or(settled.digest_at);
    }
}

/// What the organisation tells its people of, and how
#[utoipa::path(get, path = "/api/settings/notifications", operation_id = "notifications_settings", tag = "settings",
    responses((status = 200, body = NotificationSettings), (status = 403, body = Problem)))]
pub async fn settings(actor: Actor) -> Result<Json<NotificationSettings>> {
    let client = actor.client().await?;
    Ok(Json(NotificationSettings::of(
        &stored_settings::organisation_settings(&*client).await?,
        &actor,
    )))
}

/// Change what the organisation tells its people of, and how
#[utoipa::path(patch, path = "/api/settings/notifications", operation_id = "notifications_change_settings", tag = "settings", request_body = NotificationSettingsChange,
    responses((status = 200, body = NotificationSettings), (status = 403, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn change_settings(
    actor: Actor,
    Json(body): Json<NotificationSettingsChange>,
) -> Result<Json<NotificationSettings>> {
    let body = body.checked()?;
    let (fields, revision) = (body.named(), body.revision);
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    let settled =
        stored_settings::save_organisation_settings(&change, revision, actor.real_id, |settled| body.apply_to(settled))
            .await?;
    let tenant = &actor.context.tenant;
    let entry = AuditEntry::new("notification_settings.changed", tenant.id.as_str()).named(tenant.name.as_str());
    change.record(entry.with("fields", fields)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(NotificationSettings::of(&settled, &actor)))
}
