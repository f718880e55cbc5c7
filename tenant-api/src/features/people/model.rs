//! The membership: its states, and the facets that rules are matched against.

use crate::prelude::*;

use chrono::NaiveDate;
use learnt_kernel::email::shown;

use super::profile::Profile;
use crate::features::fields::facet;

/// The states of a membership: eight of employment, and `archived`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = PersonStatus)]
pub enum Status {
    Active,
    Inactive,
    #[serde(rename = "maternity leave")]
    #[strum(serialize = "maternity leave")]
    MaternityLeave,
    #[serde(rename = "paternity leave")]
    #[strum(serialize = "paternity leave")]
    PaternityLeave,
    #[serde(rename = "sick leave")]
    #[strum(serialize = "sick leave")]
    SickLeave,
    #[serde(rename = "compassionate leave")]
    #[strum(serialize = "compassionate leave")]
    CompassionateLeave,
    #[serde(rename = "leave without pay")]
    #[strum(serialize = "leave without pay")]
    LeaveWithoutPay,
    Terminated,
    Archived,
}

impl Status {
    /// Every state, in the order that filters offer them.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Reads a state, whatever its capitals.
    pub fn parse(text: &str) -> Option<Self> {
        text.trim().to_lowercase().parse().ok()
    }

    /// Whether the person may sign in to the team.
    pub fn may_sign_in(self) -> bool {
        !matches!(self, Self::Inactive | Self::Terminated | Self::Archived)
    }
}

/// How far somebody has come into the product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Invitation {
    /// Signed in at least once.
    Joined,
    /// Invited and not yet there.
    Invited,
    /// Never invited.
    None,
}

impl Invitation {
    /// From the two moments that tell.
    pub fn of(invited_at: Option<DateTime<Utc>>, joined_at: Option<DateTime<Utc>>) -> Self {
        match (invited_at, joined_at) {
            (_, Some(_)) => Self::Joined,
            (Some(_), None) => Self::Invited,
            (None, None) => Self::None,
        }
    }
}

/// A person in a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Membership {
    /// `<user id>_<team id>`.
    pub id: String,
    /// The person, across teams.
    pub user_id: Uuid,
    pub team_id: String,
    pub status: Status,
    /// The held roles; never none.
    pub roles: Vec<Role>,
    /// What is known of the person.
    pub profile: Profile,
    /// Those who manage the person, by user id.
    pub managers: Vec<Uuid>,
    /// The day the employment ended.
    pub termination_date: Option<NaiveDate>,
    /// Counts every edit.
    pub revision: i32,
    /// When an invitation was last sent.
    pub invited_at: Option<DateTime<Utc>>,
    /// When they first signed in.
    pub joined_at: Option<DateTime<Utc>>,
}

impl Membership {
    /// A new, active learner without a profile yet.
    pub fn new(user_id: Uuid, team_id: &str) -> Self {
        Self {
            id: format!("{user_id}_{team_id}"),
            user_id,
            team_id: team_id.to_owned(),
            status: Status::Active,
            roles: vec![Role::Learner],
            profile: Profile::default(),
            managers: Vec::new(),
            termination_date: None,
            revision: 1,
            invited_at: None,
            joined_at: None,
        }
    }

    /// Whether nobody has invited them yet, and an invitation would let them in.
    pub fn is_to_be_invited(&self) -> bool {
        self.invited_at.is_none()
            && self.joined_at.is_none()
            && self.profile.email.is_some()
            && self.status.may_sign_in()
    }

    /// The highest held rank.
    pub fn rank(&self) -> u8 {
        rank(&self.roles)
    }

    /// Whether this membership can administer its team today.
    pub fn administers(&self) -> bool {
        self.status.may_sign_in() && self.rank() >= Role::Admin.rank()
    }

    /// Moves to a state; leaving the organisation dates it, coming back forgets the date.
    pub fn move_to(&mut self, status: Status, today: NaiveDate) {
        self.termination_date = match status {
            Status::Terminated => self.termination_date.or(Some(today)),
            Status::Archived => self.termination_date,
            _ => None,
        };
        self.status = status;
    }
}

/// The rank that a set of roles gives: `staff` and `user` count as a learner's.
pub fn rank(roles: &[Role]) -> u8 {
    roles.iter().map(|role| role.rank()).max().unwrap_or(1).clamp(1, 4)
}

/// What rules are matched against: `category=value` in lower case, sorted, none twice.
pub fn facets(member: &Membership) -> Vec<String> {
    let profile = &member.profile;
    let mut facets = vec![
        "everyone=".to_owned(),
        facet("userid", &member.user_id.to_string()),
        facet("status", member.status.into_str()),
        facet("team", &member.team_id),
    ];
    facets.extend(member.roles.iter().map(|role| facet("roles", &role.to_string())));
    facets.extend(member.managers.iter().map(|id| facet("managers", &id.to_string())));
    facets.extend(profile.username.iter().map(|name| facet("username", name)));
    facets.extend(profile.position.iter().map(|position| facet("position", position)));
    if !profile.employee_id.is_empty() {
        facets.push(facet("employeeid", &profile.employee_id));
    }
    for (category, values) in profile.lists() {
        facets.extend(values.iter().map(|value| facet(category, value)));
    }
    for (key, values) in &profile.fields {
        facets.extend(values.iter().map(|value| facet(key, value)));
    }
    facets.sort();
    facets.dedup();
    facets
}

/// What the search box looks in.
pub fn search(member: &Membership) -> String {
    let profile = &member.profile;
    let parts = [
        Some(profile.name()),
        profile.email.clone(),
        // As people type it, where that is another spelling.
        profile
            .email
            .as_deref()
            .map(shown)
            .filter(|shown| profile.email.as_ref() != Some(shown)),
        profile.username.clone(),
        Some(profile.employee_id.clone()).filter(|id| !id.is_empty()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, roles: &[Role]) -> Membership {
        let mut member = Membership::new(Uuid::from_u128(name.len() as u128), "acme");
        member.profile.first_name = name.to_owned();
        member.roles = roles.to_vec();
        member
    }

    #[test]
    fn states_read_back_as_themselves() {
        for status in Status::ALL.iter().copied() {
            assert_eq!(Status::parse(status.into_str()), Some(status));
            assert_eq!(serde_json::to_value(status).unwrap(), status.into_str());
        }
        assert_eq!(Status::parse(" Sick Leave "), Some(Status::SickLeave));
        assert_eq!(Status::parse("gone"), None);
    }

    #[test]
    fn facets_are_lower_case_and_carry_every_list() {
        let mut lena = member("Lena", &[Role::Learner, Role::Manager]);
        lena.profile.loc1 = vec!["Leeds".into(), "York".into()];
        lena.profile.employee_id = "E-7".into();
        lena.profile.position = Some("Nurse".into());
        lena.profile.fields.insert("shoeSize".into(), vec!["41".into()]);
        lena.managers = vec![Uuid::from_u128(5)];
        let facets = facets(&lena);
        for expected in [
            "everyone=",
            "roles=learner",
            "roles=manager",
            "loc1=leeds",
            "loc1=york",
            "employeeid=e-7",
            "position=nurse",
            "shoesize=41",
            "status=active",
        ] {
            assert!(
                facets.iter().any(|facet| facet == expected),
                "{expected} is in {facets:?}"
            );
        }
        assert!(facets.contains(&format!("managers={}", Uuid::from_u128(5))));
        assert!(facets.is_sorted());
    }

    #[test]
    fn leaving_is_dated_once_and_coming_back_forgets_it() {
        let day = |n| NaiveDate::from_ymd_opt(2026, 11, n).unwrap();
        let mut lena = member("Lena", &[Role::Learner]);
        lena.move_to(Status::Terminated, day(1));
        lena.move_to(Status::Terminated, day(2));
        assert_eq!(lena.termination_date, Some(day(1)));
        lena.move_to(Status::Archived, day(3));
        assert_eq!(lena.termination_date, Some(day(1)));
        lena.move_to(Status::Active, day(4));
        assert_eq!(lena.termination_date, None);
    }

    #[test]
    fn the_search_text_holds_what_is_typed_into_the_box() {
        let mut lena = member("Lena", &[Role::Learner]);
        lena.profile.last_name = "Brandt".into();
        lena.profile.email = Some("lena@acme.test".into());
        assert_eq!(search(&lena), "lena brandt lena@acme.test");
    }
}
