//! What `./learnt` is told from outside, complete or refused with sentences.

use std::path::PathBuf;

use learnt_kernel::{
    config::Env,
    host::{Host, PlatformRoots},
};

/// Settings of the all-in-one program.
#[derive(Clone)]
pub struct Settings {
    /// The only port to use, if somebody asked for one.
    pub port: Option<u16>,
    /// A superuser's address of a running Postgres.
    pub database_url: Option<String>,
    /// Where Postgres' programs are.
    pub pg_bin: Option<PathBuf>,
    /// An SMTP server, if mails are to leave.
    pub smtp_url: Option<String>,
    /// The domains below which teams answer.
    pub platform_roots: PlatformRoots,
    pub console_host: Host,
    /// The mail page's host.
    pub mail_host: Host,
    /// Whether demo data are put in.
    pub demo: bool,
}

impl Settings {
    /// Reads the process's environment.
    pub fn from_env() -> Result<Self, Vec<String>> {
        Self::read(Env::from_process())
    }

    /// Reads an environment.
    pub fn read(mut env: Env) -> Result<Self, Vec<String>> {
        const PORT: &str = "Use a number from 1 to 65535, or unset it: then 4400 or the next free port is used.";
        let port = env.parsed("LEARNT_PORT", 0_u16, PORT);
        if port == 0 && env.optional("LEARNT_PORT").as_deref() == Some("0") {
            env.refuse(format!("LEARNT_PORT is 0. {PORT}"));
        }
        let database_url = env.optional_postgres_url("DATABASE_URL", "Use postgres://user:password@host:5432/postgres of a superuser, or unset it: then a private Postgres is started.");
        let platform_roots = env.platform_roots();
        let console_host = env.host("LEARNT_CONSOLE_HOST", "console.localhost");
        let mail_host = env.host("LEARNT_MAIL_HOST", "mail.localhost");
        let smtp_url = learnt_tenant_api::config::smtp_url(&mut env, "LEARNT_SMTP_URL");
        // Read where the log begins; told here if it is wrong.
        env.log_filter();
        let demo = env.parsed("LEARNT_DEMO", true, "Use true or false.");
        let settings = Self {
            port: (port != 0).then_some(port),
            database_url,
            pg_bin: env.optional("LEARNT_PG_BIN").map(PathBuf::from),
            // Demo people must not get mail.
            demo: demo && smtp_url.is_none(),
            smtp_url,
            platform_roots,
            console_host,
            mail_host,
        };
        env.finish(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Result<Settings, Vec<String>> {
        Settings::read(Env::from_map(
            pairs
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned())),
        ))
    }

    #[test]
    fn nothing_needs_to_be_set() {
        let settings = read(&[]).unwrap();
        assert_eq!(settings.port, None);
        assert!(settings.demo);
        assert_eq!(settings.console_host.as_str(), "console.localhost");
    }

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        let problems = read(&[
            ("LEARNT_PORT", "70000"),
            ("DATABASE_URL", "mysql://x"),
            ("LEARNT_PLATFORM_ROOTS", "a b"),
            ("LEARNT_CONSOLE_HOST", "x/y"),
            ("LEARNT_DEMO", "maybe"),
            ("LEARNT_LOG", "info,x=loud"),
            ("LEARNT_SMTP_URL", "mail.example"),
        ])
        .err()
        .unwrap();
        assert_eq!(problems.len(), 7, "{problems:#?}");
        assert!(read(&[("LEARNT_PORT", "0")]).is_err());
    }

    #[test]
    fn demo_people_get_no_mail() {
        assert!(!read(&[("LEARNT_SMTP_URL", "smtp://mail.example")]).unwrap().demo);
    }
}
