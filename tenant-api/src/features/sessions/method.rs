//! By what a session began, as its row names it.

/// What the methods of sessions begin with that began by a provider's word: its kind and its issuer follow.
pub const PROVIDER: &str = "provider:";

/// By whose word a session began, if it was a provider's.
pub fn issuer_of(method: &str) -> Option<&str> {
    method.strip_prefix(PROVIDER)?.split_once(' ').map(|(_, issuer)| issuer)
}
