//! What is told, by which channel: what everybody begins with, what a tenant allows, what a person chose.
use crate::prelude::*;

use std::collections::BTreeMap;

use chrono_tz::Tz;

use super::times::{Minute, Quiet, Times};

/// What happened to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "camelCase", const_into_str)]
#[schema(as = NotificationKind)]
pub enum Kind {
    /// A course was given.
    CourseAssigned,
    /// A course is due in some days.
    CourseDueSoon,
    /// A course begins again in some days.
    CourseRefreshSoon,
    /// A course was due, and is not completed.
    CourseOverdue,
    /// A course is completed.
    CourseCompleted,
    /// A note wants to be looked at now.
    NoteReminder,
    /// A badge was given.
    BadgeEarned,
    /// A seat at an event is one's own.
    EventSeat,
    /// A seat at an event is kept for a while.
    EventOffered,
    /// An event, or one's seat there, is cancelled.
    EventCancelled,
    /// An event is at another time or place.
    EventChanged,
    /// Whoever looks after an event has something to say.
    EventMessage,
    /// An event begins soon.
    EventReminder,
    /// People whom somebody manages are late with a course.
    PeopleOverdue,
    /// What was handed in is marked.
    CourseworkMarked,
    /// A manager or an admin reminds of something that is not completed.
    LearningReminder,
    /// A form was given.
    FormAssigned,
    /// A form is due in some days.
    FormDueSoon,
    /// A form was due, and is not submitted.
    FormOverdue,
    /// A pathway is due in some days.
    PathwayDueSoon,
    /// A pathway was due, and is not completed.
    PathwayOverdue,
    /// A form waits for a marker.
    FormSubmitted,
    /// What was submitted is marked, or to be done again.
    FormMarked,
    /// Something that a trigger says.
    Message,
}

impl Kind {
    /// All of them, in the order in which they are shown.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Whether it tells of an event.
    pub fn is_of_event(self) -> bool {
        matches!(
            self,
            Self::EventSeat | Self::EventOffered | Self::EventCancelled | Self::EventChanged
        )
    }

    /// The page of what it is about.
    pub fn link(self, about: Uuid) -> String {
        match self {
            Self::NoteReminder => format!("/apps/notes/{about}"),
            Self::BadgeEarned => "/pages/profile".to_owned(),
            Self::Message => "/".to_owned(),
            Self::PeopleOverdue => format!("/apps/manager/my-team?state=overdue&courseId={about}"),
            Self::EventSeat
            | Self::EventOffered
            | Self::EventCancelled
            | Self::EventChanged
            | Self::EventMessage
            | Self::EventReminder => format!("/apps/myevent/{about}"),
            Self::FormAssigned | Self::FormDueSoon | Self::FormOverdue | Self::FormSubmitted | Self::FormMarked => {
                format!("/apps/myforms/{about}")
            }
            Self::PathwayDueSoon | Self::PathwayOverdue => format!("/apps/pathways/{about}"),
            _ => format!("/apps/course/{about}"),
        }
    }

    /// What may be said of it to others than its person: in mails, whose subjects admins see, and to whoever acts as them.
    pub fn redacted(self, mut params: Value) -> Value {
        if let (Self::NoteReminder, Some(params)) = (self, params.as_object_mut()) {
            params.remove("note");
        }
        params
    }

    /// What everybody begins with: what was given is told of at once, dates with the digest, one's own success on the screen only.
    fn default_offer(self) -> Offer {
        let mail_default = match self {
            Self::CourseAssigned
            | Self::CourseOverdue
            | Self::NoteReminder
            | Self::BadgeEarned
            | Self::EventSeat
            | Self::EventOffered
            | Self::EventCancelled
            | Self::EventChanged
            | Self::EventMessage
            | Self::EventReminder
            | Self::CourseworkMarked
            | Self::LearningReminder
            | Self::FormAssigned
            | Self::FormOverdue
            | Self::PathwayOverdue
            | Self::FormMarked => MailWay::Each,
            Self::CourseDueSoon
            | Self::CourseRefreshSoon
            | Self::PeopleOverdue
            | Self::FormDueSoon
            | Self::PathwayDueSoon
            | Self::FormSubmitted => MailWay::Digest,
            Self::CourseCompleted | Self::Message => MailWay::None,
        };
        Offer {
            in_app_allowed: true,
            in_app_default: true,
            mail_allowed: true,
            mail_default,
        }
    }
}

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

/// What a person chose for a kind, or what follows for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Channels {
    /// Shown in the product.
    pub in_app: bool,
    /// Mailed.
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
        let offer =
            |kind: Kind| serde_json::from_value(stored[kind.into_str()].clone()).unwrap_or(kind.default_offer());
        Kind::ALL.iter().copied().map(|kind| (kind, offer(kind))).collect()
    }

    /// What holds for a kind.
    pub fn offer(&self, kind: Kind) -> Offer {
        self.offers.get(&kind).copied().unwrap_or(kind.default_offer())
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
        let chosen = |kind: Kind| Some((kind, serde_json::from_value(stored[kind.into_str()].clone()).ok()?));
        Kind::ALL.iter().copied().filter_map(chosen).collect()
    }

    /// How they are told of a kind: nobody is by a channel that the tenant does not allow.
    pub fn follows(&self, settled: &OrganisationSettings, kind: Kind) -> Channels {
        let (offer, wanted) = (settled.offer(kind), self.wanted_channels(settled, kind));
        Channels {
            in_app: offer.in_app_allowed && wanted.in_app,
            mail: if offer.mail_allowed { wanted.mail } else { MailWay::None },
        }
    }

    /// How they want to be told of a kind, allowed or not.
    pub fn wanted_channels(&self, settled: &OrganisationSettings, kind: Kind) -> Channels {
        let offer = settled.offer(kind);
        self.channels.get(&kind).copied().unwrap_or(Channels {
            in_app: offer.in_app_default,
            mail: offer.mail_default,
        })
    }

    /// Their times.
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
    all.map(|(kind, one)| {
        (
            kind.into_str().to_owned(),
            serde_json::to_value(one).unwrap_or_default(),
        )
    })
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
        let stored = json!({"courseAssigned":
            {"inAppAllowed": true, "inAppDefault": false, "mailAllowed": false, "mailDefault": "each"}});
        let settled = parse_settings(&stored);
        let nobody = PersonalPreferences::default();
        let none = Channels {
            in_app: false,
            mail: MailWay::None,
        };
        assert_eq!(nobody.follows(&settled, Kind::CourseAssigned), none);
        let wanted = json!({"courseAssigned": {"inApp": true, "mail": "each"}, "courseOverdue": "odd"});
        let chosen = PersonalPreferences {
            channels: PersonalPreferences::channels(&wanted),
            ..PersonalPreferences::default()
        };
        let shown = Channels {
            in_app: true,
            mail: MailWay::None,
        };
        assert_eq!(chosen.follows(&settled, Kind::CourseAssigned), shown);
        let at_first = chosen.follows(&settled, Kind::CourseOverdue);
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

    #[test]
    fn every_kind_is_found_by_its_name() {
        assert!(Kind::ALL.iter().all(|kind| kind.into_str().parse() == Ok(*kind)));
        assert!("somethingElse".parse::<Kind>().is_err());
    }
}
