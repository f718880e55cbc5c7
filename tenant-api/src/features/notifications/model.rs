//! What is notified, by which channel: what everybody begins with, what a tenant allows, what a person chose.
use crate::prelude::*;

use std::collections::BTreeMap;

use chrono_tz::Tz;

use super::kinds::Kind;
use super::times::{Minute, Quiet, Times};

/// Whether and how something is mailed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MailWay {
    /// Not at all.
    None,
    /// As it happens.
    Each,
    /// Once a day, together.
    Digest,
}

/// What a tenant settled for a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// Whether it may be shown in the product.
    pub in_app_allowed: bool,
    /// Whether it is, unless a person chose otherwise.
    pub in_app_default: bool,
    /// Whether it may be mailed.
    pub mail_allowed: bool,
    /// How it is, unless a person chose otherwise.
    pub mail_default: MailWay,
}

impl Offer {
    /// What every organisation begins with.
    fn default_of(kind: Kind) -> Self {
        Self {
            in_app_allowed: true,
            in_app_default: true,
            mail_allowed: true,
            mail_default: kind.mail,
        }
    }
}

/// What a person chose for a kind, or what follows for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Channels {
    /// Shown in the product.
    pub in_app: bool,
    pub mail: MailWay,
}

/// A tenant's settings.
#[derive(Clone, Debug)]
pub struct OrganisationSettings {
    /// By kind, each of them.
    pub offers: BTreeMap<Kind, Offer>,
    /// So many days ahead a date is reminded of, the nearest first.
    pub due_days: Vec<i16>,
    /// When nothing is mailed.
    pub quiet: Option<Quiet>,
    /// When digests come.
    pub digest_at: Minute,
    /// Counts the changes.
    pub revision: i32,
}

impl OrganisationSettings {
    /// What is kept for the kinds; of what cannot be read, or is new, what everybody begins with.
    pub fn offers(stored: &Value) -> BTreeMap<Kind, Offer> {
        let offer = |kind: Kind| serde_json::from_value(stored[kind.word].clone()).unwrap_or(Offer::default_of(kind));
        Kind::all().iter().copied().map(|kind| (kind, offer(kind))).collect()
    }

    /// What holds for a kind.
    pub fn offer(&self, kind: Kind) -> Offer {
        self.offers.get(&kind).copied().unwrap_or(Offer::default_of(kind))
    }
}

/// What a person chose.
#[derive(Clone, Debug, Default)]
pub struct PersonalPreferences {
    /// By kind; one that is absent follows the tenant.
    pub channels: BTreeMap<Kind, Channels>,
    /// Their own quiet hours, or none; absent: the tenant's.
    pub quiet: Option<Option<Quiet>>,
    /// When their digest comes; absent: as the tenant's.
    pub digest_at: Option<Minute>,
    /// Where they live; absent: as the tenant.
    pub zone: Option<Tz>,
}

impl PersonalPreferences {
    /// What is kept for the kinds; what cannot be read was not chosen.
    pub fn channels(stored: &Value) -> BTreeMap<Kind, Channels> {
        let chosen = |kind: Kind| Some((kind, serde_json::from_value(stored[kind.word].clone()).ok()?));
        Kind::all().iter().copied().filter_map(chosen).collect()
    }

    /// How they are notified of a kind: nobody is by a channel that the tenant does not allow.
    pub fn follows(&self, settled: &OrganisationSettings, kind: Kind) -> Channels {
        let (offer, wanted) = (settled.offer(kind), self.wanted_channels(settled, kind));
        Channels {
            in_app: offer.in_app_allowed && wanted.in_app,
            mail: if offer.mail_allowed { wanted.mail } else { MailWay::None },
        }
    }

    /// How they want to be notified of a kind, allowed or not.
    pub fn wanted_channels(&self, settled: &OrganisationSettings, kind: Kind) -> Channels {
        let offer = settled.offer(kind);
        self.channels.get(&kind).copied().unwrap_or(Channels {
            in_app: offer.in_app_default,
            mail: offer.mail_default,
        })
    }

    pub fn times(&self, settled: &OrganisationSettings, zone: Tz) -> Times {
        Times {
            zone: self.zone.unwrap_or(zone),
            quiet: self.quiet.unwrap_or(settled.quiet),
            digest_at: self.digest_at.unwrap_or(settled.digest_at),
        }
    }
}

/// As it is kept: by kind.
pub fn to_json<T: Serialize>(by_kind: &BTreeMap<Kind, T>) -> Value {
    let all = by_kind.iter();
    all.map(|(kind, one)| (kind.word.to_owned(), serde_json::to_value(one).unwrap_or_default()))
        .collect::<serde_json::Map<String, Value>>()
        .into()
}

/// Days ahead, the nearest first and each once; a year at most, five at most.
pub fn due_days(mut days: Vec<i16>) -> Result<Vec<i16>, Problem> {
    days.sort_unstable();
    days.dedup();
    if days.len() > 5 || !days.iter().all(|day| (1..=365).contains(day)) {
        return Err(field("dueDays", "invalid", "Enter up to five numbers from 1 to 365."));
    }
    Ok(days)
}

/// Quiet hours that begin and end.
pub fn quiet(quiet: Quiet) -> Result<Quiet, Problem> {
    if quiet.from == quiet.until {
        return Err(field(
            "quiet",
            "empty",
            "Quiet hours must start and end at different times.",
        ));
    }
    Ok(quiet)
}

/// A time zone by its name.
pub fn zone(name: &str) -> Result<Tz, Problem> {
    name.parse()
        .map_err(|_| field("timeZone", "unknown", "This time zone does not exist."))
}

/// A refusal at a field.
pub fn field(name: &str, code: &str, sentence: &str) -> Problem {
    Problem::unprocessable(vec![FieldError::new(name, code, sentence)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn parse_settings(stored: &Value) -> OrganisationSettings {
        OrganisationSettings {
            offers: OrganisationSettings::offers(stored),
            due_days: vec![1, 7],
            quiet: Quiet::of(Some(1320), Some(420)),
            digest_at: Minute::of(480),
            revision: 1,
        }
    }

    #[test]
    fn a_person_chooses_among_what_the_tenant_allows() {
        crate::feature::begin(crate::features::ALL);
        let mut each = Kind::all().iter().filter(|kind| kind.mail == MailWay::Each);
        let (limited, free) = (*each.next().unwrap(), *each.next().unwrap());
        let stored = json!({limited.word:
            {"inAppAllowed": true, "inAppDefault": false, "mailAllowed": false, "mailDefault": "each"}});
        let settled = parse_settings(&stored);
        let nobody = PersonalPreferences::default();
        let none = Channels {
            in_app: false,
            mail: MailWay::None,
        };
        assert_eq!(nobody.follows(&settled, limited), none);
        let wanted = json!({limited.word: {"inApp": true, "mail": "each"}, free.word: "odd"});
        let chosen = PersonalPreferences {
            channels: PersonalPreferences::channels(&wanted),
            ..PersonalPreferences::default()
        };
        let shown = Channels {
            in_app: true,
            mail: MailWay::None,
        };
        assert_eq!(chosen.follows(&settled, limited), shown);
        let at_first = chosen.follows(&settled, free);
        assert_eq!(
            at_first,
            Channels {
                in_app: true,
                mail: MailWay::Each
            }
        );
    }

    #[test]
    fn own_times_go_before_the_tenants_and_none_is_a_choice_too() {
        crate::feature::begin(crate::features::ALL);
        let settled = parse_settings(&json!({}));
        let times = |chosen: &PersonalPreferences| chosen.times(&settled, chrono_tz::UTC);
        assert_eq!(times(&PersonalPreferences::default()).quiet, settled.quiet);
        let none = PersonalPreferences {
            quiet: Some(None),
            zone: Some(chrono_tz::Asia::Tokyo),
            ..PersonalPreferences::default()
        };
        assert_eq!((times(&none).quiet, times(&none).zone), (None, chrono_tz::Asia::Tokyo));
    }

    #[test]
    fn days_ahead_are_sorted_and_few() {
        assert_eq!(due_days(vec![7, 1, 7]).unwrap(), [1, 7]);
        assert!(due_days(vec![0]).is_err() && due_days(vec![1, 2, 3, 4, 5, 6]).is_err());
        assert_eq!(due_days(Vec::new()).unwrap(), [0i16; 0], "none is a choice too");
    }
}
