//! Where somebody is in the product, and for how long a sign of life counts.
use chrono::Duration;

/// Pages say that they are there every thirty seconds; who said nothing for so long is gone.
pub const LEASE: Duration = Duration::seconds(90);
/// No more often than this it is written.
pub const WRITTEN_EVERY: Duration = Duration::seconds(55);

/// The part of the product that a path belongs to (specification, section 3).
pub fn feature_of(path: &str) -> &'static str {
    let begins = |with: &str| {
        path.strip_prefix(with)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let among = |all: &[&str]| all.iter().any(|one| begins(one));
    if among(&["/apps/chat", "/apps/admin/chat"]) {
        "chat"
    } else if begins("/apps/admin/courses") {
        "admincourses"
    } else if among(&["/apps/courses", "/apps/course"]) {
        "mycourses"
    } else if among(&["/apps/homepage", "/apps/munro-homepage"]) {
        "home"
    } else if begins("/apps/admin/feed-history") {
        "feed"
    } else if among(&[
        "/apps/dashboards",
        "/apps/manager/reporting-dashboard",
        "/apps/admin/reporting-dashboard",
    ]) {
        "dashboard"
    } else {
        "unknown"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_tells_the_feature() {
        for (path, feature) in [
            ("/apps/chat", "chat"),
            ("/apps/admin/chat/channels/1", "chat"),
            ("/apps/courses/mycourses", "mycourses"),
            ("/apps/course/5", "mycourses"),
            ("/apps/homepage/myhomepage", "home"),
            ("/apps/munro-homepage", "home"),
            ("/apps/admin/courses/5", "admincourses"),
            ("/apps/admin/feed-history", "feed"),
            ("/apps/manager/reporting-dashboard", "dashboard"),
            ("/apps/chatter", "unknown"),
            ("/pages/profile", "unknown"),
            ("", "unknown"),
        ] {
            assert_eq!(feature_of(path), feature, "{path}");
        }
    }
}
