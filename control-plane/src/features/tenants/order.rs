//! The form "New tenant", as it comes from the console and before it is believed.
use learnt_kernel::email::EmailAddress;
use learnt_kernel::host::{Host, PlatformRoots};
use learnt_kernel::problem::FieldError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::plans::PLANS;
use crate::builder::{Address, NewAdmin, NewTeam, NewTenant};
use crate::features::domains::{check_domain, check_label};
use crate::features::teams::Theme;

/// A new tenant.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TenantOrder {
    /// The organisation's name.
    pub name: String,
    pub team: TeamOrder,
    /// The platform root below which the team answers; either this or `domain`.
    pub root: Option<String>,
    /// A domain of the tenant's own.
    pub domain: Option<String>,
    /// Who is invited first.
    pub admin: AdminOrder,
    /// The team's colours.
    pub theme: Theme,
    /// The plan's id.
    pub plan: String,
    /// An IANA time zone; UTC where absent.
    pub time_zone: Option<String>,
}

/// The first team of a new tenant.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TeamOrder {
    pub display_name: String,
    /// The first label of its host.
    pub label: String,
}

/// The first admin of a new tenant.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct AdminOrder {
    pub first_name: String,
    pub last_name: String,
    /// Where the invitation goes.
    pub email: String,
}

impl TenantOrder {
    /// Believes the form, or says at each field what is wrong with it.
    pub fn checked(self, roots: &PlatformRoots, reserved: &[Host]) -> Result<NewTenant, Vec<FieldError>> {
        let mut errors = Errors::default();
        let name = errors.text(
            "name",
            &self.name,
            "Enter the organisation's name, at most 200 characters.",
        );
        let display_name = errors.text(
            "team.displayName",
            &self.team.display_name,
            "Enter the team's name, at most 200 characters.",
        );
        let label = check_label(&self.team.label)
            .map_err(|refusal| errors.0.push(refusal.at("team.label")))
            .ok();
        let address = errors.address(self.root, self.domain, roots, reserved);
        let first_name = errors.text(
            "admin.firstName",
            &self.admin.first_name,
            "Enter the first name, at most 200 characters.",
        );
        let last_name = errors.text(
            "admin.lastName",
            &self.admin.last_name,
            "Enter the last name, at most 200 characters.",
        );
        let email = EmailAddress::parse(&self.admin.email).ok();
        if email.is_none() {
            errors.say(
                "admin.email",
                "not_an_email",
                "Enter an email address, for instance anna@example.com.",
            );
        }
        let theme = self.theme.checked("theme").map_err(|wrong| errors.0.extend(wrong)).ok();
        let plan = PLANS.iter().find(|plan| plan.id == self.plan);
        if plan.is_none() {
            errors.say("plan", "unknown", "Choose one of the plans.");
        }
        let zone = self
            .time_zone
            .as_deref()
            .map(str::trim)
            .filter(|zone| !zone.is_empty())
            .unwrap_or("Etc/UTC");
        let time_zone = zone.parse::<chrono_tz::Tz>().ok();
        if time_zone.is_none() {
            errors.say(
                "timeZone",
                "unknown",
                "Choose a time zone from the list, for instance Europe/Berlin.",
            );
        }
        match (label, address, email, theme, plan, time_zone) {
            (Some(label), Some(address), Some(email), Some(theme), Some(plan), Some(time_zone))
                if errors.0.is_empty() =>
            {
                Ok(NewTenant {
                    name,
                    team: NewTeam {
                        label,
                        display_name,
                        address,
                        theme,
                        support_email: None,
                    },
                    admin: NewAdmin {
                        first_name,
                        last_name,
                        email,
                    },
                    plan: plan.id.to_owned(),
                    time_zone,
                    is_demo: false,
                    platform_own: false,
                })
            }
            _ => Err(errors.0),
        }
    }
}

#[derive(Default)]
struct Errors(Vec<FieldError>);

impl Errors {
    fn say(&mut self, field: &str, code: &str, message: &str) {
        self.0.push(FieldError::new(field, code, message));
    }

    fn text(&mut self, field: &str, value: &str, message: &str) -> String {
        let text = value.trim();
        if !(1..=200).contains(&text.chars().count()) || text.chars().any(char::is_control) {
            self.say(field, "length", message);
        }
        text.to_owned()
    }

    fn address(
        &mut self,
        root: Option<String>,
        domain: Option<String>,
        roots: &PlatformRoots,
        reserved: &[Host],
    ) -> Option<Address> {
        let given = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        match (given(root), given(domain)) {
            (Some(_), Some(_)) => self.say(
                "domain",
                "one_of_two",
                "Choose a platform domain or an own domain, not both.",
            ),
            (None, None) => self.say("root", "required", "Choose a platform domain, or enter an own domain."),
            (Some(root), None) if roots.as_slice().contains(&root) => return Some(Address::Below(root)),
            (Some(_), None) => self.say("root", "unknown", "Choose one of the platform domains."),
            (None, Some(domain)) => match check_domain(&domain, roots, reserved) {
                Ok(host) => {
                    let root = roots.as_slice().first()?.clone();
                    return Some(Address::Claimed { root, host });
                }
                Err(refusal) => self.0.push(refusal.at("domain")),
            },
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> TenantOrder {
        TenantOrder {
            name: "Acme".into(),
            team: TeamOrder {
                display_name: "Acme Academy".into(),
                label: "acme".into(),
            },
            root: Some("learnt.localhost".into()),
            admin: AdminOrder {
                first_name: "Anna".into(),
                last_name: "Berg".into(),
                email: " Anna@Acme.test".into(),
            },
            plan: "business".into(),
            ..TenantOrder::default()
        }
    }

    fn check(order: TenantOrder) -> Result<NewTenant, Vec<(String, String)>> {
        let roots = PlatformRoots::parse("learnt.localhost,teams.localhost").unwrap();
        order
            .checked(&roots, &[])
            .map_err(|errors| errors.into_iter().map(|error| (error.field, error.code)).collect())
    }

    fn refused(change: impl FnOnce(&mut TenantOrder)) -> Vec<(String, String)> {
        let mut order = good();
        change(&mut order);
        check(order).unwrap_err()
    }

    #[test]
    fn a_complete_form_is_believed() {
        let order = check(good()).unwrap();
        assert_eq!(order.admin.email.as_str(), "anna@acme.test");
        assert_eq!(order.team.address, Address::Below("learnt.localhost".into()));
        assert_eq!(order.time_zone, chrono_tz::Etc::UTC);
    }

    #[test]
    fn an_empty_form_names_every_field_that_is_needed() {
        let fields: Vec<String> = check(TenantOrder::default())
            .unwrap_err()
            .into_iter()
            .map(|(field, _)| field)
            .collect();
        assert_eq!(
            fields,
            [
                "name",
                "team.displayName",
                "team.label",
                "root",
                "admin.firstName",
                "admin.lastName",
                "admin.email",
                "plan"
            ]
        );
    }

    #[test]
    fn each_refusal_stands_at_its_field() {
        let one = |field: &str, code: &str| vec![(field.to_owned(), code.to_owned())];
        assert_eq!(
            refused(|order| order.team.label = "console".into()),
            one("team.label", "reserved")
        );
        assert_eq!(
            refused(|order| order.team.label = "a b".into()),
            one("team.label", "not_a_label")
        );
        assert_eq!(
            refused(|order| order.root = Some("evil.test".into())),
            one("root", "unknown")
        );
        assert_eq!(
            refused(|order| order.domain = Some("a.test".into())),
            one("domain", "one_of_two")
        );
        assert_eq!(
            refused(|order| order.admin.email = "anna@acme".into()),
            one("admin.email", "not_an_email")
        );
        assert_eq!(
            refused(|order| order.theme.primary_color = Some("red".into())),
            one("theme.primaryColor", "not_a_colour")
        );
        assert_eq!(
            refused(|order| order.time_zone = Some("Mars/Crater".into())),
            one("timeZone", "unknown")
        );
        assert_eq!(refused(|order| order.name = "a\nb".into()), one("name", "length"));
        let own = |order: &mut TenantOrder| (order.root, order.domain) = (None, Some("x.teams.localhost".into()));
        assert_eq!(refused(own), one("domain", "below_platform"));
    }
}
