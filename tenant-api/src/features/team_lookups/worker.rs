//! Answers who asked for their teams, with nobody waiting for it: looks up whose an address is, and mails what there is to list.
//! A lookup that breaks off is claimed again, and its mail leaves under the same `Message-ID`.
use std::time::Duration;

use chrono::SubsecRound;
use futures_util::future::try_join_all;
use learnt_kernel::tenant::TenantId;
use tokio_util::sync::CancellationToken;

use super::{emails, lookup_signal, model};
use crate::db::team_lookups::Lookup;
use crate::features::identity;
use crate::language::Language;
use crate::platform;
use crate::prelude::*;
use crate::work::email::{EmailLink, render_listing};
use crate::work::mail::{NotSent, OutgoingMail};
use crate::work::schedule::back_off;

/// How often the control database is asked, when nobody has rung: others may have left something.
const LOOK: Duration = Duration::from_secs(5);
/// For so long a lookup is its worker's. Longer than sending a mail may take.
const CLAIM: chrono::Duration = chrono::Duration::seconds(60);
/// So many are answered at once.
const AT_ONCE: usize = 2;

/// Answers until the service stops.
pub async fn run(app: App, stop: CancellationToken) {
    loop {
        // While the control database is away nobody can ask either: the directory says so already.
        let _ = drain(&app).await;
        tokio::select! {
            () = stop.cancelled() => return,
            () = lookup_signal(&app).notified() => {}
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

/// Answers all that wait, as long as the mail server is there, and forgets those that were answered a while ago.
pub async fn drain(app: &App) -> Result<()> {
    let worker = || async {
        while app.mailer.ready(app.clock.now()) {
            let now = app.clock.now().trunc_subsecs(6);
            let Some(lookup) = app.identity.claim_team_lookup(now, now + CLAIM).await? else {
                break;
            };
            process(app, &lookup).await?;
        }
        Ok::<_, Problem>(())
    };
    try_join_all((0..AT_ONCE).map(|_| worker())).await?;
    let before = app.clock.now() - model::PAUSE;
    Ok(app.identity.forget_team_lookups(before).await?)
}

/// Answers one, and notes what came of it. What waited for too long is left: whoever asked has gone, or asked again.
async fn process(app: &App, lookup: &Lookup) -> Result<()> {
    let is_over = lookup.asked_at + model::LONGEST < app.clock.now();
    let answered = if is_over { Ok(()) } else { answer(app, lookup).await };
    let again = answered.err().map(|reason| {
        tracing::warn!(mail = %lookup.mail_id, reason, "a mail that lists somebody's teams is tried again");
        app.clock.now() + back_off(app.config.pace.back_off, lookup.attempts)
    });
    Ok(app.identity.note_team_lookup(lookup, again).await?)
}

/// Looks up whose the address is and mails their teams to it; or why that is not possible now.
async fn answer(app: &App, lookup: &Lookup) -> std::result::Result<(), String> {
    let (links, chosen) = team_links(app, lookup).await.map_err(|problem| problem.to_string())?;
    if links.is_empty() {
        return Ok(());
    }
    let sender = platform::sender(&app.config.platform_roots).ok_or("the platform has no root")?;
    let language = chosen.or(Language::of_tag(&lookup.language)).unwrap_or_default();
    let (subject, listing) = emails::teams(language, links);
    let body = render_listing(&sender, &subject, &listing);
    let (whom, now) = (("", lookup.address.as_str()), app.clock.now());
    let outgoing = OutgoingMail::new(lookup.mail_id, &sender, whom, &subject, (&body, &[]), now);
    match app.mailer.send(&outgoing).await {
        Ok(()) => {
            metrics::counter!("learnt_mails_total").increment(1);
            Ok(())
        }
        Err(NotSent::Refused(_)) => {
            metrics::counter!("learnt_mails_refused_total").increment(1);
            Ok(())
        }
        Err(NotSent::NotNow(reason)) => {
            metrics::counter!("learnt_mails_put_off_total").increment(1);
            Err(reason)
        }
    }
}

/// The teams that whoever has the address may come in to, in the tenants that know them. One whose database is away is waited
/// for a few times, and then left out. With them the language that the person chose.
async fn team_links(app: &App, lookup: &Lookup) -> Result<(Vec<EmailLink>, Option<Language>)> {
    let belonging = app
        .identity
        .find_address_owner(&lookup.address, model::MOST_TENANTS)
        .await?;
    let Some(belonging) = belonging else {
        return Ok((Vec::new(), None));
    };
    let mut links = Vec::new();
    for id in belonging.tenants.iter().filter_map(|id| TenantId::parse(id).ok()) {
        let somebody_there = app.pools.has_pool(&id);
        let found = identity::usable_teams(app, &id, belonging.user_id).await;
        if !somebody_there {
            app.pools.release(&id);
        }
        match found {
            Ok(found) => links.extend(found.iter().map(|(tenant, team)| {
                let origin = app.team_origin(team);
                model::email_link(&team.display_name, &tenant.name, &origin)
            })),
            Err(problem) if lookup.attempts < model::PATIENT_TRIES => return Err(problem),
            Err(problem) => tracing::warn!(tenant = %id, code = problem.code(), "teams of a tenant cannot be read"),
        }
    }
    Ok((links, belonging.language))
}
