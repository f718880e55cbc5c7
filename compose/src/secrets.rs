//! Secrets of a local installation: made once, kept in one file that only its owner reads.

use std::{fmt, io, path::Path};

use learnt_kernel::{ids::Secret, token::MasterKey, totp};
use learnt_migrations::bootstrap::{Names, Passwords, Urls};
use serde::{Deserialize, Serialize};

use crate::{home::write_whole, state::State};

/// What the local installation keeps to itself.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Secrets {
    master_key: String,
    /// The password of the private cluster's superuser.
    pub postgres: String,
    /// The key between the tenant API and the control plane's internal API.
    pub internal_key: String,
    operator_totp: Vec<u8>,
}

impl Secrets {
    /// New ones.
    pub fn random() -> Self {
        Self {
            master_key: MasterKey::random().to_text(),
            postgres: Secret::random().as_str().to_owned(),
            internal_key: Secret::random().as_str().to_owned(),
            operator_totp: totp::new_secret(),
        }
    }

    /// Reads the file, or makes it.
    pub fn load_or_make(path: &Path) -> io::Result<Self> {
        match Self::load(path)? {
            Some(secrets) => Ok(secrets),
            None => {
                let secrets = Self::random();
                write_whole(path, &serde_json::to_vec_pretty(&secrets)?, 0o600)?;
                Ok(secrets)
            }
        }
    }

    /// Reads the file; `None` if there is none.
    pub fn load(path: &Path) -> io::Result<Option<Self>> {
        match std::fs::read(path) {
            Ok(bytes) => {
                let secrets: Self = serde_json::from_slice(&bytes)?;
                MasterKey::parse(&secrets.master_key).map_err(io::Error::other)?;
                Ok(Some(secrets))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    pub fn master_key(&self) -> MasterKey {
        MasterKey::parse(&self.master_key).expect("checked when it was read")
    }

    /// The passwords of the two login roles.
    pub fn passwords(&self, names: &Names) -> Passwords {
        let master_key = self.master_key();
        Passwords {
            control: master_key.role_password(&names.control_role, 1),
            edge: master_key.role_password(&names.edge_role, 1),
        }
    }

    /// Where what runs has its databases.
    pub fn urls(&self, state: &State, names: &Names) -> Option<Urls> {
        let (server, rest) = state.cluster_addr.split_once('/')?;
        let (database, query) = rest.split_once('?').unwrap_or((rest, ""));
        let query = if query.is_empty() {
            String::new()
        } else {
            format!("?{query}")
        };
        let passwords = self.passwords(names);
        let login = |role: &str, password: &str, database: &str| {
            format!("postgres://{role}:{password}@{server}/{database}{query}")
        };
        Some(Urls {
            control: login(&names.control_role, &passwords.control, &state.control_database),
            cluster: login(&names.control_role, &passwords.control, database),
            edge: login(&names.edge_role, &passwords.edge, &state.control_database),
            cluster_addr: state.cluster_addr.clone(),
        })
    }

    /// The second factor of the demo operator.
    pub fn operator_totp(&self) -> &[u8] {
        &self.operator_totp
    }
}

impl fmt::Debug for Secrets {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secrets(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn secrets_are_made_once_for_their_owner_alone() {
        let path = std::env::temp_dir().join(format!("learnt-secrets-{}", learnt_kernel::ids::random_label(8)));
        let first = Secrets::load_or_make(&path).unwrap();
        let second = Secrets::load_or_make(&path).unwrap();
        assert_eq!(first.postgres, second.postgres);
        assert_eq!(first.master_key().derive("x"), second.master_key().derive("x"));
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(format!("{first:?}"), "Secrets(…)");
        std::fs::remove_file(path).unwrap();
    }
}
