//! Somebody who may sign in to the console of what runs here.

use std::sync::Arc;

use learnt_control_plane::{
    Config, ControlPlane,
    features::operators::{self, Admission},
    setup, start_with,
};
use learnt_kernel::{clock::SystemClock, email::EmailAddress};
use learnt_migrations::bootstrap::Names;

use crate::{
    home::Home,
    run::{Sentences, error_sentences, stack_options},
    secrets::Secrets,
    settings::Settings,
    stack::control_config,
    state::{Claim, State},
};

/// Enters an operator with a new password and second factor; the same address again gets both anew.
pub async fn admit(home: &Home, email: &str, name: Option<&str>) -> Result<Admission, Sentences> {
    let address = address(email)?;
    let (control, mut state) = control(home).await?;
    let admitted = operators::admit(&control, address, name.unwrap_or(email), None).await;
    control.shutdown().await;
    let admitted = admitted.map_err(|error| error_sentences(&error))?;
    state.operator_entered();
    state.save(home).map_err(|error| error_sentences(&error))?;
    Ok(admitted)
}

/// Shows an operator out: of the console at once, and of whatever tenant they act in within seconds.
pub async fn disable(home: &Home, email: &str) -> Result<String, Sentences> {
    let address = address(email)?;
    let (control, _) = control(home).await?;
    let disabled = operators::disable(&control, address).await;
    control.shutdown().await;
    setup::shown_out(email, disabled.map_err(|error| error_sentences(&error))?)
}

fn address(email: &str) -> Result<EmailAddress, Sentences> {
    EmailAddress::parse(email).map_err(|_| {
        vec![format!(
            "'{email}' is no e-mail address. Say: ./learnt operator you@example.org"
        )]
    })
}

/// The control plane of what runs here, beside it, and without its work.
async fn control(home: &Home) -> Result<(ControlPlane, State), Sentences> {
    let settings = Settings::from_env()?;
    let not_running = || vec!["Learnt is not running. Start it with ./learnt up.".to_owned()];
    let state = State::load(home)
        .filter(|_| Claim::is_taken(home))
        .ok_or_else(not_running)?;
    let secrets = Secrets::load(&home.file("secrets"))
        .map_err(|error| error_sentences(&error))?
        .ok_or_else(not_running)?;
    let urls = secrets.urls(&state, &Names::default()).ok_or_else(not_running)?;
    let config = Config {
        work: false,
        ..control_config(&stack_options(home, &settings, &secrets, &urls), state.port)
    };
    let control = start_with(config, Arc::new(SystemClock))
        .await
        .map_err(|error| error_sentences(&error))?;
    Ok((control, state))
}
