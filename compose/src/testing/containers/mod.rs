//! Containers for tests, where a container engine runs and `LEARNT_TEST_CONTAINERS` asks for them: the Postgres of all tests, and
//! servers that single stories speak with.

#[cfg(feature = "containers")]
mod postgres;
#[cfg(feature = "containers")]
mod test_container;

use learnt_kernel::config::Env;

#[cfg(feature = "containers")]
pub(super) use postgres::start as postgres;
#[cfg(feature = "containers")]
pub use test_container::{GenericImage, ImageExt, IntoContainerPort, TestContainer};

/// Nobody comes here: [`are_wanted`] has refused.
#[cfg(not(feature = "containers"))]
pub(super) async fn postgres(_: &str) -> anyhow::Result<String> {
    anyhow::bail!("this program was built without containers")
}

/// Whether tests are to use containers. Where they are to and this program cannot, that is an error: a test that was to meet
/// another server must not pass for having met none.
pub(super) fn are_wanted(env: &mut Env) -> anyhow::Result<bool> {
    match env.optional("LEARNT_TEST_CONTAINERS").as_deref() {
        None => Ok(false),
        Some("1") if cfg!(feature = "containers") => Ok(true),
        Some("1") => anyhow::bail!(
            "LEARNT_TEST_CONTAINERS is 1, and this program was built without containers. Build it with them, as ./learnt test \
             does: cargo test --workspace --features learnt-tests/containers. Or unset the variable: then the tests bring their \
             own Postgres."
        ),
        Some(other) => anyhow::bail!("LEARNT_TEST_CONTAINERS is '{other}'. Set it to 1, or unset it."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wants_containers(value: Option<&str>) -> anyhow::Result<bool> {
        let variable = value.map(|value| ("LEARNT_TEST_CONTAINERS".to_owned(), value.to_owned()));
        are_wanted(&mut Env::from_map(variable))
    }

    #[test]
    fn whoever_wants_containers_gets_them_or_is_told_how() {
        assert!(!wants_containers(None).unwrap());
        assert!(!wants_containers(Some("")).unwrap());
        if cfg!(feature = "containers") {
            assert!(wants_containers(Some("1")).unwrap());
        } else {
            let message = wants_containers(Some("1")).unwrap_err().to_string();
            assert!(message.contains("--features learnt-tests/containers"), "{message}");
        }
        let message = wants_containers(Some("yes")).unwrap_err().to_string();
        assert!(message.contains("Set it to 1"), "{message}");
    }
}
