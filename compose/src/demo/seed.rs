//! Putting the demo in. Every step looks first whether it is done: a second run changes nothing, and a killed one is
//! carried on.

use std::{path::Path, time::Duration};

use anyhow::Context;
use learnt_control_plane::{
    RegistryError,
    builder::{Address, BuildError, NewAdmin, NewTeam, NewTenant},
    features::{
        demo_accounts, operators, superadmins,
        teams::{self, Theme},
        tenants,
    },
};
use learnt_kernel::{
    email::EmailAddress,
    host::Host,
    tenant::{Label, TenantId},
};
use reqwest::StatusCode;
use serde_json::json;

use super::{
    OPERATOR, PASSWORD, activities, activity, badge_rules,
    badges::{self, badges_of},
    blogs::{self, blogs_of},
    console, content, courses, dates, domains, events, forms, give_documents,
    homepages::{self, homepages_of},
    learners, licences, more_forms, people, progress, rewards, stages, submissions,
    tenants::{DemoTeam, DemoTenant, TENANTS},
    triggers,
};
use crate::{client::Client, home::write_whole, mails, secrets::Secrets, stack::Stack};

/// How long the demo waits for a mail or for news of a tenant.
const PATIENCE: Duration = Duration::from_secs(60);

/// Raised when the demo changes, so that installations get what is new.
const EDITION: u32 = 14;

/// Puts the demo in, and tells in a few words what is there. `note` remembers that all of it is.
pub async fn seed(stack: &Stack, secrets: &Secrets, port: u16, mail_dir: &Path, note: &Path) -> anyhow::Result<String> {
    let summary = format!("{} tenants with their people and courses", TENANTS.len());
    if std::fs::read_to_string(note).is_ok_and(|text| Some(text) == mark(stack)) {
        return Ok(summary);
    }
    let operator = EmailAddress::parse(OPERATOR)?;
    operators::ensure(
        stack.control(),
        &operator,
        "Robin Root",
        PASSWORD,
        secrets.operator_totp(),
    )
    .await?;
    let town = SeedContext {
        stack,
        port,
        mail_dir,
        http: Client::connections()?,
    };
    for tenant in TENANTS {
        town.settle(tenant)
            .await
            .with_context(|| format!("The demo tenant {} was not finished", tenant.name))?;
    }
    domains::enter(stack).await.context("The demo's own domains")?;
    learnt_control_plane::builder::count_licences(stack.control().provisioner()).await?;
    learnt_control_plane::builder::count_figures(stack.control().provisioner()).await?;
    console::prepare(stack.control(), &operator).await?;
    if let Some(mark) = mark(stack) {
        write_whole(note, mark.as_bytes(), 0o644)?;
    }
    Ok(summary)
}

/// Which demo stands in which database: the schemas' names are random, so another database has other ones.
fn mark(stack: &Stack) -> Option<String> {
    let register = stack.tenant_api().directory.now();
    let mut mark = format!("edition {EDITION}");
    for tenant in TENANTS {
        let tenant_row = register.tenant(&TenantId::parse(tenant.label).ok()?)?;
        mark.push(' ');
        mark.push_str(tenant_row.schema.as_str());
    }
    Some(mark)
}

struct SeedContext<'a> {
    stack: &'a Stack,
    port: u16,
    mail_dir: &'a Path,
    http: reqwest::Client,
}

impl SeedContext<'_> {
    async fn settle(&self, tenant: &DemoTenant) -> anyhow::Result<()> {
        let id = self.provision(tenant).await?;
        let has_rewards = tenant.label == rewards::WITH_REWARDS;
        if has_rewards {
            tenants::preset(self.stack.control(), &id, &json!({"rewards": true})).await?;
        }
        let admin = self.admin(tenant.host, tenant.admin.email).await?;
        people::import(&admin, &tenant.crowd).await.context("its people")?;
        self.superadmin(&id, tenant, &admin).await.context("its superadmin")?;
        if tenant.samples {
            self.samples(tenant).await.context("its sample areas")?;
        }
        for team in tenant.teams {
            self.team(&id, tenant, team)
                .await
                .with_context(|| format!("its team {}", team.name))?;
        }
        triggers::arrange(self.stack.control(), &EmailAddress::parse(OPERATOR)?, &id)
            .await
            .context("its triggers")?;
        for course in content::courses_of(tenant.label) {
            courses::build(&admin, course)
                .await
                .with_context(|| format!("its course {}", course.title))?;
        }
        for homepage in homepages_of(tenant.label) {
            homepages::publish(&admin, tenant.label, homepage)
                .await
                .context("its homepage")?;
        }
        blogs::publish(&admin, blogs_of(tenant.label))
            .await
            .context("its blog")?;
        give_documents(&admin).await?;
        events::publish(&admin, tenant).await.context("its events")?;
        activities::build(&admin).await.context("its assessment")?;
        forms::build(&admin).await.context("its forms")?;
        more_forms::fill(&admin).await.context("its forms in other states")?;
        if has_rewards {
            rewards::set_worth(&admin).await.context("what its courses are worth")?;
        }
        // Before anybody learns, so that what they complete is awarded.
        badge_rules::arrange(&admin).await.context("its badge rules")?;
        for (index, learner) in tenant.learners.iter().enumerate() {
            let browser = self.browser(tenant.host);
            let browser = learners::arrive(&admin, browser, learner.email, self.mail_dir).await?;
            events::book(&browser)
                .await
                .with_context(|| format!("{} at an event", learner.email))?;
            activities::try_out(&admin, &browser, index)
                .await
                .with_context(|| format!("{} in the assessment", learner.email))?;
            forms::answer(&admin, &browser, learner.email, index)
                .await
                .with_context(|| format!("{} in its forms", learner.email))?;
            for (title, activities) in learner.done {
                learners::work(&browser, title, *activities)
                    .await
                    .with_context(|| format!("{} in {title}", learner.email))?;
            }
            if has_rewards {
                rewards::redeem(&browser)
                    .await
                    .with_context(|| format!("the points of {}", learner.email))?;
            }
        }
        for learner in tenant.begun {
            let browser = self.browser(tenant.host);
            let browser = learners::arrive(&admin, browser, learner.email, self.mail_dir).await?;
            for (title, activities) in learner.done {
                learners::work(&browser, title, *activities)
                    .await
                    .with_context(|| format!("{} in {title}", learner.email))?;
            }
        }
        events::offer(&admin).await.context("a seat that is offered")?;
        dates::set_dates(&admin, content::courses_of(tenant.label))
            .await
            .context("the dates of its courses")?;
        progress::enter(&admin, content::courses_of(tenant.label))
            .await
            .context("what its people completed")?;
        stages::enter(&admin, &people::led_addresses(&tenant.crowd))
            .await
            .context("how far its people are")?;
        badges::award(&admin, badges_of(tenant.label))
            .await
            .context("its badges")?;
        activity::enter(self.stack, &id).await.context("the weeks before it")?;
        if has_rewards {
            rewards::enter(self.stack, &id)
                .await
                .context("the points of the months before it")?;
        }
        submissions::enter(self.stack, &id, &admin)
            .await
            .context("what was said before")?;
        self.shown_around(&id, tenant).await.context("its demo account")?;
        licences::enter(self.stack, &id).await.context("its licences")
    }

    /// One of its people is there to be looked at, and never counts.
    async fn shown_around(&self, id: &TenantId, tenant: &DemoTenant) -> anyhow::Result<()> {
        let Some(learner) = tenant.learners.first() else {
            return Ok(());
        };
        let (operator, email) = (EmailAddress::parse(OPERATOR)?, EmailAddress::parse(learner.email)?);
        let reason = "Shown to customers";
        demo_accounts::mark(self.stack.control(), &operator, id, &email, reason).await
    }

    fn browser(&self, host: &str) -> Client {
        Client::new(self.http.clone(), self.port, host)
    }

    /// As the console does it: ordered, then built until it is ready.
    async fn provision(&self, tenant: &DemoTenant) -> anyhow::Result<TenantId> {
        let label = Label::parse(tenant.label)?;
        let id = TenantId::from(label.clone());
        match self.stack.control().provisioner().enter(&order(tenant, label)?).await {
            // It was ordered before; perhaps it was not built to the end.
            Ok(_) | Err(BuildError::Register(RegistryError::LabelTaken)) => {}
            Err(error) => return Err(error.into()),
        }
        self.stack.control().provisioner().finish(&id).await?;
        self.known(tenant.host, tenant.label).await?;
        Ok(id)
    }

    /// Somebody with a login whom the operator appoints.
    async fn superadmin(&self, id: &TenantId, tenant: &DemoTenant, admin: &Client) -> anyhow::Result<()> {
        learners::arrive(admin, self.browser(tenant.host), tenant.superadmin, self.mail_dir).await?;
        let (operator, email) = (EmailAddress::parse(OPERATOR)?, EmailAddress::parse(tenant.superadmin)?);
        superadmins::seat(self.stack.control(), &operator, id, &email).await
    }

    /// Switches the sample areas on, as the superadmin does it on the screen of the navigation.
    async fn samples(&self, tenant: &DemoTenant) -> anyhow::Result<()> {
        const PATH: &str = "/api/settings/navigation";
        let superadmin = self.browser(tenant.host);
        let deadline = tokio::time::Instant::now() + PATIENCE;
        // They are a superadmin a moment after they were appointed.
        loop {
            superadmin.sign_in(tenant.superadmin, PASSWORD).await?;
            let shown = superadmin.get(PATH).await?;
            let reply = match shown.status == StatusCode::OK && shown.value()["sampleAreas"] == false {
                true => superadmin.patch(PATH, json!({"sampleAreas": true})).await?,
                false => shown,
            };
            if reply.status != StatusCode::FORBIDDEN || tokio::time::Instant::now() > deadline {
                return reply.ok().map(drop);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// A further team, which the tenant's first admin looks after.
    async fn team(&self, id: &TenantId, tenant: &DemoTenant, team: &DemoTeam) -> anyhow::Result<()> {
        let new = NewTeam {
            label: Label::parse(team.label)?,
            display_name: team.name.to_owned(),
            address: address(team.label, team.host)?,
            theme: theme(team.colours, false),
            support_email: None,
        };
        match teams::add(self.stack.control(), id, &new).await {
            Ok(()) | Err(BuildError::Register(RegistryError::LabelTaken)) => {}
            Err(error) => return Err(error.into()),
        }
        teams::seat_first_admin(self.stack.control(), id, &new.label.clone().into()).await?;
        self.known(team.host, team.label).await?;
        let admin = self.admin(team.host, tenant.admin.email).await?;
        people::import(&admin, &team.crowd).await
    }

    /// The tenant API hears of a new host by a notice.
    async fn known(&self, host: &str, team: &str) -> anyhow::Result<()> {
        let browser = self.browser(host);
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let reply = browser.get("/api/bootstrap").await?;
            let shown = reply.value();
            // An unknown host shows the platform's own team, too: that is not to be known.
            if reply.status == StatusCode::OK && shown["team"]["id"] == team && shown["fallback"] == false {
                return Ok(());
            }
            if tokio::time::Instant::now() > deadline {
                anyhow::bail!("{host} is not known to the tenant API: {}", reply.text());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The admin's browser, signed in; the first time by the invitation that was mailed.
    async fn admin(&self, host: &str, email: &str) -> anyhow::Result<Client> {
        let browser = self.browser(host);
        if browser.sign_in(email, PASSWORD).await? {
            return Ok(browser);
        }
        let code = mails::code_for(self.mail_dir, email, PATIENCE)
            .await
            .with_context(|| format!("no invitation came to {email}"))?;
        browser.accept_invitation(&code, PASSWORD).await?;
        Ok(browser)
    }
}

fn address(label: &str, host: &str) -> anyhow::Result<Address> {
    const ROOTS: [&str; 2] = ["learnt.localhost", "teams.localhost"];
    Ok(match host.split_once('.') {
        Some((first, root)) if first == label && ROOTS.contains(&root) => Address::Below(root.to_owned()),
        _ => Address::Own(Host::parse(host)?),
    })
}

fn theme([primary, secondary, sidebar, header]: [&str; 4], navigation_open: bool) -> Theme {
    Theme {
        primary_color: Some(primary.to_owned()),
        secondary_color: Some(secondary.to_owned()),
        sidebar_background_color: Some(sidebar.to_owned()),
        top_header_background_color: Some(header.to_owned()),
        palette: None,
        navigation_open,
    }
}

fn order(tenant: &DemoTenant, label: Label) -> anyhow::Result<NewTenant> {
    Ok(NewTenant {
        name: tenant.name.to_owned(),
        team: NewTeam {
            label,
            display_name: tenant.name.to_owned(),
            address: address(tenant.label, tenant.host)?,
            theme: theme(tenant.colours, tenant.navigation_open),
            support_email: None,
        },
        admin: NewAdmin {
            first_name: tenant.admin.first_name.to_owned(),
            last_name: tenant.admin.last_name.to_owned(),
            email: EmailAddress::parse(tenant.admin.email)?,
        },
        plan: tenant.plan.to_owned(),
        time_zone: tenant.time_zone.parse().map_err(|error| anyhow::anyhow!("{error}"))?,
        is_demo: true,
        platform_own: tenant.own,
    })
}
