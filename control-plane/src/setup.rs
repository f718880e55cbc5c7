//! What an installation needs before its first start: roles and databases, and somebody who may sign in to the console.
use std::sync::Arc;

use learnt_kernel::clock::SystemClock;
use learnt_kernel::config::Env;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::password_rules::PasswordRules;
use learnt_migrations::bootstrap::{self, Names, Passwords};

use crate::app::start_with;
use crate::config::Config;
use crate::features::operators::{self, DisabledOperator};

/// Makes the two login roles and the two databases, and answers the variables that the services need for them.
/// `LEARNT_ADMIN_URL` is a superuser's address, needed for this alone; the roles' passwords follow from the master key.
/// Safe to repeat.
pub async fn prepare(mut env: Env) -> Result<String, Vec<String>> {
    let admin = env.postgres_url(
        "LEARNT_ADMIN_URL",
        "Give it a superuser's address: postgres://user:password@host:5432/postgres.",
    );
    let master_key = env.master_key();
    env.finish(())?;
    let names = Names::default();
    let passwords = Passwords {
        control: master_key.role_password(&names.control_role, 1),
        edge: master_key.role_password(&names.edge_role, 1),
    };
    let urls = bootstrap::database(&admin, &names, &passwords, false)
        .await
        .map_err(|error| vec![format!("LEARNT_ADMIN_URL: {error}")])?;
    Ok(format!(
        "LEARNT_CONTROL_URL={}\nLEARNT_CLUSTER_MAIN_URL={}\nLEARNT_EDGE_URL={}\nLEARNT_CLUSTER_MAIN_ADDR={}\n",
        urls.control, urls.cluster, urls.edge, urls.cluster_addr
    ))
}

/// Enters an operator with a new second factor and the password in `LEARNT_OPERATOR_PASSWORD`, or else a new one;
/// answers what they need to sign in. The same address again gets both anew.
pub async fn operator(mut env: Env, email: &str, name: &str) -> Result<String, Vec<String>> {
    let address = EmailAddress::parse(email).map_err(|_| vec![format!("'{email}' is not an email address.")])?;
    let password = env.optional("LEARNT_OPERATOR_PASSWORD");
    for wrong in password
        .iter()
        .flat_map(|password| PasswordRules::default().check(password, &[email, name]))
    {
        env.refuse(format!("LEARNT_OPERATOR_PASSWORD does not do: {}.", wrong.message));
    }
    let config = Config {
        work: false,
        ..Config::read(env)?
    };
    let say = |error: anyhow::Error| vec![format!("{error:#}")];
    let control = start_with(config, Arc::new(SystemClock)).await.map_err(say)?;
    let admitted = operators::admit(&control, address, name, password).await;
    control.shutdown().await;
    Ok(admitted.map_err(say)?.to_string())
}

/// Shows an operator out: of the console at once, and of whatever tenant they act in within seconds. Safe to repeat.
pub async fn disable(env: Env, email: &str) -> Result<String, Vec<String>> {
    let address = EmailAddress::parse(email).map_err(|_| vec![format!("'{email}' is not an email address.")])?;
    let config = Config {
        work: false,
        ..Config::read(env)?
    };
    let say = |error: anyhow::Error| vec![format!("{error:#}")];
    let control = start_with(config, Arc::new(SystemClock)).await.map_err(say)?;
    let disabled = operators::disable(&control, address).await;
    control.shutdown().await;
    shown_out(email, disabled.map_err(say)?)
}

/// What is said of it; a complaint where something is left to do.
pub fn shown_out(email: &str, disabled: Option<DisabledOperator>) -> Result<String, Vec<String>> {
    let disabled = disabled.ok_or_else(|| vec![format!("There is no operator {email}.")])?;
    let text = disabled.to_string();
    match disabled.away() {
        [] => Ok(text),
        _ => Err(text.lines().map(str::to_owned).collect()),
    }
}
