//! Where the demo answers: the table that `up` prints.

use super::{OPERATOR, PASSWORD, tenants::TENANTS};
use crate::{
    settings::Settings,
    state::{CONSOLE, Endpoint, NOBODY},
};

/// Every line of the table. `operators`: whether anybody may sign in to the console.
pub fn endpoints(settings: &Settings, port: u16, operators: bool) -> Vec<Endpoint> {
    let endpoint = |name: &str, host: &str| Endpoint {
        name: name.to_owned(),
        host: host.to_owned(),
        url: format!("http://{host}:{port}"),
        login: None,
        password: None,
        note: None,
        more: None,
    };
    let mut endpoints = Vec::new();
    if settings.demo {
        for tenant in TENANTS {
            endpoints.push(Endpoint {
                login: Some(tenant.admin.email.to_owned()),
                password: Some(PASSWORD.to_owned()),
                more: tenant.also.map(str::to_owned),
                ..endpoint(tenant.name, tenant.host)
            });
        }
    }
    let teams = TENANTS.iter().flat_map(|tenant| tenant.teams);
    for (team, words) in teams
        .filter_map(|team| Some((team, team.shown?)))
        .filter(|_| settings.demo)
    {
        endpoints.push(Endpoint {
            note: Some(words.to_owned()),
            ..endpoint("own domain", team.host)
        });
    }
    endpoints.push(Endpoint {
        login: settings.demo.then(|| OPERATOR.to_owned()),
        password: settings.demo.then(|| PASSWORD.to_owned()),
        note: match (settings.demo, operators) {
            (true, _) => Some("second factor printed by ./learnt totp".to_owned()),
            (false, false) => Some(NOBODY.to_owned()),
            (false, true) => None,
        },
        ..endpoint(CONSOLE, settings.console_host.as_str())
    });
    if settings.smtp_url.is_none() {
        endpoints.push(Endpoint {
            note: Some("every mail the product sends, while no SMTP server is configured".to_owned()),
            ..endpoint("Mail", settings.mail_host.as_str())
        });
    }
    endpoints
}
