//! Somebody who comes into a team without an admin: by registering, or through the organisation's provider.
use learnt_queries::queries::people as sql;

use super::adding::already_member;
use super::api::shapes::ProfileValues;
use super::authority::Authority;
use super::commands;
use super::domain_events::PersonRegistered;
use super::model::Membership;
use super::profile::Profile;
use super::store::record;
use crate::features::fields::Rules;
use crate::prelude::*;

/// What somebody says of themselves on the way in.
#[derive(Clone, Debug, Default)]
pub struct Joining {
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
    pub phone: Option<String>,
    /// What the team marks its newcomers with.
    pub tags: Vec<String>,
}

impl Joining {
    /// What a membership would say, and everything that does not fit into one.
    pub fn profile(&self) -> (Profile, Vec<FieldError>) {
        let mut profile = Profile::default();
        let values = ProfileValues {
            first_name: Some(self.first_name.clone()),
            last_name: Some(self.last_name.clone()),
            email: self.email.clone(),
            phone: self.phone.clone(),
            lists: [("tags".to_owned(), self.tags.clone())].into(),
            ..ProfileValues::default()
        };
        let filled = values
            .values()
            .and_then(|values| super::fill(&mut profile, values, &Rules::default()));
        let errors = filled.err().map_or_else(Vec::new, |problem| problem.errors().to_vec());
        (profile, errors)
    }
}

/// Makes a learner of the team, in the transaction of whoever knows who it is. Of two that make a learner of one person at
/// once, the second finds what the first did and leaves it at that. Whoever shares an address with a member is refused.
pub async fn join(change: &mut Change<'_>, team: &str, user_id: Uuid, joining: &Joining) -> Result<()> {
    let mut member = Membership::new(user_id, team);
    let (profile, errors) = joining.profile();
    if !errors.is_empty() {
        return Err(Problem::unprocessable(errors));
    }
    member.profile = profile;
    let records = Value::Array(vec![record(&member, None, change.now())]);
    let made = sql::insert_members().bind(change.tx(), &records).opt().await.sql()?;
    if made.is_none() {
        let there = sql::member().bind(change.tx(), &team, &user_id).opt().await.sql()?;
        if there.is_some() {
            return Ok(());
        }
        return Err(already_member(&member).into());
    }
    let team_id = team.to_owned();
    let event = DomainEvent::of(member.id.clone(), PersonRegistered { user_id, team_id }).topic("people");
    change.publish(event).await?;
    super::publish_changed(change, &[user_id]).await
}

/// The memberships in which a person's former address stands get the new one.
pub async fn follow_address(change: &mut Change<'_>, user_id: Uuid, former: Option<&str>, address: &str) -> Result<()> {
    let every_team = "";
    let rows = sql::members_elsewhere()
        .bind(change.tx(), &[user_id].as_slice(), &every_team)
        .all()
        .await
        .sql()?;
    let mut moved: Vec<Membership> = rows.into_iter().map(Membership::from).collect();
    moved.retain(|member| member.profile.email.as_deref() == former);
    for member in &mut moved {
        member.profile.email = Some(address.to_owned());
    }
    let themselves = Authority { user_id, rank: 0 };
    // That the address was changed is told by whoever changes it.
    commands::save(change, themselves, moved, Vec::new()).await
}
