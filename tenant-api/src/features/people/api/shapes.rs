//! What requests and answers about people look like.
use std::collections::BTreeMap;

use chrono::NaiveDate;
use learnt_kernel::password::PasswordRules;
use learnt_queries::queries::people::{Member, NamesOf};

use crate::features::fields::{ProfileField, Rules};
use crate::features::people::authority::Authority;
use crate::features::people::field::Field;
use crate::features::people::fill;
use crate::features::people::model::{Invitation, Membership, Status};
use crate::features::people::profile::Profile;
use crate::features::people::values::Input;
use crate::features::presence::Presence;
use crate::prelude::*;

/// The most people of one bulk change.
const MOST_AT_ONCE: usize = 500;

/// Values of a profile; what is left out is not touched, an empty text clears. The fields are those of the specification (section 3).
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ProfileValues {
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub email: Option<String>,
    pub username: Option<String>,
    pub employee_id: Option<String>,
    pub phone: Option<String>,
    /// YYYY-MM-DD.
    pub dob: Option<String>,
    pub position: Option<String>,
    /// The lists: tags, loc1 to loc6, div1 to div6, custom1 to custom6.
    pub lists: BTreeMap<String, Vec<String>>,
    /// Further fields of this organisation.
    pub fields: BTreeMap<String, Vec<String>>,
}

impl ProfileValues {
    /// The given values with their fields, or which names are no fields.
    pub fn values(self) -> Result<Vec<(Field, Input)>> {
        let texts = [
            (Field::Fixed(ProfileField::FirstName), self.first_name),
            (Field::Fixed(ProfileField::LastName), self.last_name),
            (Field::Fixed(ProfileField::Email), self.email),
            (Field::Fixed(ProfileField::Username), self.username),
            (Field::Fixed(ProfileField::EmployeeId), self.employee_id),
            (Field::Fixed(ProfileField::Phone), self.phone),
            (Field::Fixed(ProfileField::Dob), self.dob),
            (Field::Fixed(ProfileField::Position), self.position),
        ];
        let mut values: Vec<(Field, Input)> = texts
            .into_iter()
            .filter_map(|(field, text)| Some((field, Input::Text(text?))))
            .collect();
        let own = self
            .fields
            .into_iter()
            .map(|(key, list)| (format!("fields.{key}"), list));
        let mut errors = Vec::new();
        for (name, list) in self.lists.into_iter().chain(own) {
            match name.parse::<Field>() {
                Ok(field) => values.push((field, Input::List(list))),
                Err(wrong) => errors.push(FieldError::new(name, wrong.code, wrong.sentence)),
            }
        }
        if errors.is_empty() {
            Ok(values)
        } else {
            Err(Problem::unprocessable(errors))
        }
    }
}

/// A person to add.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewPersonBody {
    /// What is known.
    pub profile: ProfileValues,
    /// The roles; learner if left out.
    #[serde(default)]
    pub roles: Vec<Role>,
    /// Whether to mail an invitation; yes if left out.
    #[serde(default = "yes")]
    pub invite: bool,
    /// A first password, for a person without an e-mail address.
    pub password: Option<String>,
    /// Whether the person has to choose another one at the first sign-in.
    #[serde(default)]
    pub change_password: bool,
}

fn yes() -> bool {
    true
}

impl NewPersonBody {
    /// The membership, the first password and whether to invite; or everything that is wrong with the form. `tenant_names` is what the
    /// team and its organisation are called: no part of a password.
    pub fn checked(
        self,
        team: &str,
        rules: &PasswordRules,
        own: &Rules,
        tenant_names: &[String],
    ) -> Result<(Membership, Option<String>, bool)> {
        let mut member = Membership::new(Uuid::nil(), team);
        let mut problem = fill(&mut member.profile, self.profile.values()?, own)
            .err()
            .unwrap_or_else(|| Problem::unprocessable(Vec::new()));
        let named = |problem: &Problem, field: &str| problem.errors().iter().any(|error| error.field == field);
        for (field, value) in [
            ("firstName", &member.profile.first_name),
            ("lastName", &member.profile.last_name),
        ] {
            if value.is_empty() && !named(&problem, field) {
                problem = problem.with_field(field, "required", "Enter a name");
            }
        }
        for field in own.missing(|key| !member.profile.values_of(key).is_empty()) {
            if !named(&problem, &field) {
                problem = problem.with_field(field, "required", "This field is required");
            }
        }
        let password = self.password.filter(|password| !password.is_empty());
        let by_name = member.profile.email.is_none() && !named(&problem, "email");
        match &password {
            Some(_) if !by_name => {
                problem = problem.with_field(
                    "password",
                    "has_email",
                    "People with an email address choose their own password with the invitation",
                );
            }
            Some(password) => {
                let names: Vec<String> = member
                    .profile
                    .names()
                    .into_iter()
                    .chain(tenant_names.iter().cloned())
                    .collect();
                for error in rules.check(password, &names) {
                    problem = problem.with_field("password", error.code, error.message);
                }
            }
            None => {}
        }
        if by_name && member.profile.username.is_none() && !named(&problem, "username") {
            problem = problem.with_field(
                "email",
                "required",
                "Enter an email address, or a username and a first password",
            );
        } else if by_name && password.is_none() {
            problem = problem.with_field(
                "password",
                "required",
                "Enter a first password if there is no email address",
            );
        }
        if !problem.errors().is_empty() {
            return Err(problem);
        }
        if !self.roles.is_empty() {
            member.roles = Role::ALL
                .iter()
                .copied()
                .filter(|role| self.roles.contains(role))
                .collect();
        }
        Ok((member, password, self.invite && !by_name))
    }
}

/// An edit of a profile.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonPatch {
    /// The revision that was on the screen.
    pub revision: i32,
    /// The new values.
    pub profile: ProfileValues,
}

/// The roles that a person is to hold.
#[derive(Debug, Deserialize, ToSchema)]
pub struct RolesBody {
    /// The revision that was on the screen.
    pub revision: i32,
    /// All of them.
    pub roles: Vec<Role>,
}

/// Those who are to manage a person.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ManagersBody {
    /// The revision that was on the screen.
    pub revision: i32,
    /// Their user ids.
    pub managers: Vec<Uuid>,
}

impl ManagersBody {
    /// Nobody twice, twenty at most.
    pub fn managers(&self) -> Result<Vec<Uuid>> {
        let managers = once(&self.managers);
        if managers.len() > 20 {
            return Err(Problem::field(
                "managers",
                "too_many",
                "A person can have at most 20 managers",
            ));
        }
        Ok(managers)
    }
}

/// People and the state they are to have.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = PersonStatusBody)]
pub struct StatusBody {
    /// Their user ids, at most 500.
    pub ids: Vec<Uuid>,
    pub status: Status,
}

impl StatusBody {
    /// Nobody twice, not too many.
    pub fn ids(&self) -> Result<Vec<Uuid>> {
        let ids = once(&self.ids);
        if ids.is_empty() || ids.len() > MOST_AT_ONCE {
            return Err(Problem::field(
                "ids",
                "too_many",
                format!("Choose between 1 and {MOST_AT_ONCE} people"),
            ));
        }
        Ok(ids)
    }
}

fn once(ids: &[Uuid]) -> Vec<Uuid> {
    let mut ids = ids.to_vec();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// A first password.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasswordBody {
    /// In clear, once.
    pub password: String,
    /// Whether the person has to choose another one at the first sign-in.
    #[serde(default)]
    pub change_password: bool,
}

/// How many people were changed.
#[derive(Debug, Serialize, ToSchema)]
pub struct Changed {
    /// Those whose state was another one before.
    pub changed: usize,
}

/// A person by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = NamedPerson)]
pub struct Named {
    /// The user's id.
    pub id: Uuid,
    /// First and last name.
    pub name: String,
}

impl From<NamesOf> for Named {
    fn from(person: NamesOf) -> Self {
        Self {
            id: person.user_id,
            name: format!("{} {}", person.first_name, person.last_name),
        }
    }
}

/// What the asking admin may do with this person.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PersonCan)]
pub struct Can {
    /// Profile, managers.
    pub edit: bool,
    pub change_roles: bool,
    /// State.
    pub change_status: bool,
    /// Mail an invitation.
    pub invite: bool,
}

/// One person's page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonDetail {
    /// The user's id.
    pub id: Uuid,
    /// What the membership says.
    pub profile: Profile,
    pub avatar: Option<String>,
    pub status: Status,
    /// The held roles.
    pub roles: Vec<Role>,
    /// Those who manage the person.
    pub managers: Vec<Named>,
    /// Those whom fields of people name.
    pub named: Vec<Named>,
    /// The day the employment ended.
    pub termination_date: Option<NaiveDate>,
    pub reward_points_count: i64,
    /// Invited, joined or neither.
    pub invitation: Invitation,
    /// When an invitation was last sent.
    pub invited_at: Option<DateTime<Utc>>,
    /// First signed in.
    pub joined_at: Option<DateTime<Utc>>,
    /// Last seen in this team.
    pub last_seen_at: Option<DateTime<Utc>>,
    /// Whether they have the product open, and where; absent for whoever never had.
    pub presence: Option<Presence>,
    /// A member since.
    pub created_at: DateTime<Utc>,
    /// Last changed.
    pub updated_at: DateTime<Utc>,
    /// Counts every edit; goes back with the next one.
    pub revision: i32,
    /// What may be done.
    pub can: Can,
}

impl PersonDetail {
    /// From a row, the address of its picture and the names of the managers.
    pub fn new(row: Member, avatar: Option<String>, by: Authority) -> Self {
        let points = row.reward_points_count;
        let (joined_at, last_seen_at, created_at, updated_at) =
            (row.joined_at, row.last_seen_at, row.created_at, row.updated_at);
        let member = Membership::from(row);
        let edit = member.rank() <= by.rank;
        Self {
            can: Can {
                edit,
                change_roles: edit,
                change_status: edit && member.user_id != by.user_id,
                invite: edit && member.profile.email.is_some() && member.status.may_sign_in(),
            },
            id: member.user_id,
            invitation: Invitation::of(member.invited_at, joined_at),
            profile: member.profile,
            avatar,
            status: member.status,
            roles: member.roles,
            managers: Vec::new(),
            named: Vec::new(),
            termination_date: member.termination_date,
            reward_points_count: points,
            invited_at: member.invited_at,
            joined_at,
            last_seen_at,
            presence: None,
            created_at,
            updated_at,
            revision: member.revision,
        }
    }
}
