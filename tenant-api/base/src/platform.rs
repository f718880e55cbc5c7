//! The platform, where it speaks in its own name and not in that of a team.
use learnt_kernel::host::PlatformRoots;
use learnt_kernel::tenant::{FALLBACK, TeamId, TenantId};
use serde_json::json;

use crate::db::directory::Team;

/// Its name.
pub const NAME: &str = "Learnt";

/// The platform as whom a mail is from: its name, its first root, and no tenant's look. There is none without a root.
pub fn sender(roots: &PlatformRoots) -> Option<Team> {
    Some(Team {
        id: TeamId::parse(FALLBACK).ok()?,
        tenant_id: TenantId::parse(FALLBACK).ok()?,
        display_name: NAME.into(),
        active: true,
        is_default: true,
        support_email: None,
        main_domain: roots.as_slice().first()?.clone(),
        terms_url: None,
        registration_tags: Vec::new(),
        side_navigation: json!([]),
        auth_providers: json!([]),
        theme: json!({}),
        revision: 0,
        sample_areas: false,
        domains: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_platform_writes_from_its_first_root() {
        let roots = PlatformRoots::parse("learnt.test,teams.test").unwrap();
        let sender = sender(&roots).unwrap();
        assert_eq!(
            (sender.main_domain.as_str(), sender.id.as_str()),
            ("learnt.test", FALLBACK)
        );
        assert_eq!(sender.theme, json!({}));
    }
}
