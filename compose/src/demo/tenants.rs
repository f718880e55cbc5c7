//! The demo's tenants.

use super::people::{DemoMember, ImportBatch};

/// A tenant of the demo.
pub(super) struct DemoTenant {
    pub(super) name: &'static str,
    pub(super) label: &'static str,
    pub(super) host: &'static str,
    pub(super) time_zone: &'static str,
    pub(super) plan: &'static str,
    /// Primary, secondary, navigation, bar on top.
    pub(super) colours: [&'static str; 4],
    pub(super) admin: DemoPerson,
    /// The address of the one whom the operator makes superadmin: a member of the first team.
    pub(super) superadmin: &'static str,
    /// Whether it is the platform's own.
    pub(super) own: bool,
    /// Whether its first team has the sample areas.
    pub(super) samples: bool,
    /// Whether its people begin with the navigation unfolded.
    pub(super) navigation_open: bool,
    pub(super) crowd: ImportBatch,
    /// Further teams.
    pub(super) teams: &'static [DemoTeam],
    /// Who has a login beside the admin, and what they have done.
    pub(super) learners: &'static [DemoLearner],
    /// Who has begun something, and nothing more.
    pub(super) begun: &'static [DemoLearner],
    /// More logins, for the table.
    pub(super) also: Option<&'static str>,
}

/// A further team of a tenant.
pub(super) struct DemoTeam {
    pub(super) name: &'static str,
    pub(super) label: &'static str,
    pub(super) host: &'static str,
    pub(super) colours: [&'static str; 4],
    pub(super) crowd: ImportBatch,
    /// Whether it stands in the table, with these words.
    pub(super) shown: Option<&'static str>,
}

/// A person of the demo.
pub(super) struct DemoPerson {
    pub(super) first_name: &'static str,
    pub(super) last_name: &'static str,
    pub(super) email: &'static str,
}

/// A learner of the demo: the titles of courses, and how many activities of each are done.
pub(super) struct DemoLearner {
    pub(super) email: &'static str,
    pub(super) done: &'static [(&'static str, usize)],
}

const NOOR: DemoMember = DemoMember {
    first_name: "Noor",
    last_name: "Rahman",
    email: "noor@learnt.test",
    position: "Trainer",
    roles: "learner",
};

const fn superadmin(first_name: &'static str, last_name: &'static str, email: &'static str) -> DemoMember {
    DemoMember {
        first_name,
        last_name,
        email,
        position: "Head of learning",
        roles: "learner",
    }
}

const fn crowd(size: usize, from: usize, domain: &'static str, members: &'static [DemoMember]) -> ImportBatch {
    ImportBatch {
        size,
        from,
        domain,
        all_states: true,
        members,
    }
}

const fn team(
    name: &'static str,
    label: &'static str,
    host: &'static str,
    primary: &'static str,
    from: usize,
) -> DemoTeam {
    DemoTeam {
        name,
        label,
        host,
        colours: [primary, "#f59e0b", "#1c2433", "#ffffff"],
        crowd: crowd(20, from, "acme.test", &[]),
        shown: None,
    }
}

/// In the order of the table.
pub(super) const TENANTS: &[DemoTenant] = &[
    DemoTenant {
        name: "Acme",
        label: "acme",
        host: "acme.learnt.localhost",
        time_zone: "Europe/Berlin",
        plan: "business",
        colours: ["#1f6feb", "#f59e0b", "#10233f", "#ffffff"],
        admin: DemoPerson {
            first_name: "Ada",
            last_name: "Okafor",
            email: "admin@acme.test",
        },
        superadmin: "superadmin@acme.test",
        own: false,
        samples: false,
        navigation_open: false,
        crowd: crowd(
            152,
            0,
            "acme.test",
            &[
                DemoMember {
                    first_name: "Lena",
                    last_name: "Kowalska",
                    email: "lena@acme.test",
                    position: "Picker",
                    roles: "learner",
                },
                DemoMember {
                    first_name: "Marco",
                    last_name: "Bianchi",
                    email: "marco@acme.test",
                    position: "Shift lead",
                    roles: "learner|manager",
                },
                NOOR,
                superadmin("Sofia", "Marchetti", "superadmin@acme.test"),
            ],
        ),
        teams: &[
            team(
                "Acme Sales",
                "acme-sales",
                "acme-sales.learnt.localhost",
                "#b45309",
                200,
            ),
            team(
                "Acme Support",
                "acme-support",
                "acme-support.learnt.localhost",
                "#0f766e",
                230,
            ),
            team(
                "Acme Plant",
                "acme-plant",
                "acme-plant.learnt.localhost",
                "#9f1239",
                260,
            ),
            DemoTeam {
                shown: Some("a team of Acme"),
                ..team("Acme Academy", "academy", "academy.acme.localhost", "#6d28d9", 290)
            },
        ],
        learners: &[
            DemoLearner {
                email: "lena@acme.test",
                done: &[("Lifting without harm", 3), ("Fire safety at work", 1)],
            },
            DemoLearner {
                email: "marco@acme.test",
                done: &[("Lifting without harm", 1)],
            },
            DemoLearner {
                email: "noor@learnt.test",
                done: &[("Fire safety at work", 1)],
            },
        ],
        begun: &[],
        also: Some("learner: lena@acme.test · manager: marco@acme.test · superadmin: superadmin@acme.test"),
    },
    DemoTenant {
        name: "Munro",
        label: "munro",
        host: "munro.learnt.localhost",
        time_zone: "Europe/London",
        plan: "starter",
        colours: ["#0f766e", "#be185d", "#0b2f2d", "#ffffff"],
        admin: DemoPerson {
            first_name: "Isla",
            last_name: "Munro",
            email: "admin@munro.test",
        },
        superadmin: "superadmin@munro.test",
        own: false,
        samples: true,
        navigation_open: true,
        crowd: crowd(
            24,
            0,
            "munro.test",
            &[NOOR, superadmin("Fergus", "Reid", "superadmin@munro.test")],
        ),
        teams: &[],
        learners: &[],
        begun: &[
            DemoLearner {
                email: "admin@munro.test",
                done: &[("Fire safety at work", 1)],
            },
            DemoLearner {
                email: "superadmin@munro.test",
                done: &[("Lifting without harm", 1)],
            },
        ],
        also: Some("superadmin: superadmin@munro.test"),
    },
    DemoTenant {
        name: "Stellar",
        label: "stellar",
        host: "stellar.teams.localhost",
        time_zone: "Asia/Tokyo",
        plan: "enterprise",
        colours: ["#6d28d9", "#0891b2", "#1e1433", "#ffffff"],
        admin: DemoPerson {
            first_name: "Yuki",
            last_name: "Tanaka",
            email: "admin@stellar.test",
        },
        superadmin: "superadmin@stellar.test",
        own: false,
        samples: false,
        navigation_open: true,
        crowd: crowd(
            1_998,
            0,
            "stellar.test",
            &[NOOR, superadmin("Haruto", "Sato", "superadmin@stellar.test")],
        ),
        teams: &[],
        learners: &[],
        begun: &[
            DemoLearner {
                email: "admin@stellar.test",
                done: &[("Fire safety at work", 1)],
            },
            DemoLearner {
                email: "superadmin@stellar.test",
                done: &[("Lifting without harm", 1)],
            },
        ],
        also: Some("superadmin: superadmin@stellar.test"),
    },
    DemoTenant {
        name: "Learnt",
        label: "learnt",
        host: "learnt.localhost",
        time_zone: "Etc/UTC",
        plan: "business",
        colours: ["#2563eb", "#16a34a", "#111827", "#ffffff"],
        admin: DemoPerson {
            first_name: "Robin",
            last_name: "Learnt",
            email: "admin@learnt.test",
        },
        superadmin: "superadmin@learnt.test",
        own: true,
        samples: false,
        navigation_open: false,
        crowd: crowd(
            26,
            0,
            "learnt.test",
            &[
                DemoMember {
                    first_name: "Mina",
                    last_name: "Park",
                    email: "mina@learnt.test",
                    position: "Team lead",
                    roles: "learner|manager",
                },
                superadmin("Nadia", "Haddad", "superadmin@learnt.test"),
            ],
        ),
        teams: &[],
        learners: &[],
        begun: &[
            DemoLearner {
                email: "admin@learnt.test",
                done: &[("Fire safety at work", 1)],
            },
            DemoLearner {
                email: "superadmin@learnt.test",
                done: &[("First week essentials", 1), ("Welcome on board", 1)],
            },
            DemoLearner {
                email: "mina@learnt.test",
                done: &[("Welcome on board", 1)],
            },
        ],
        also: Some("manager: mina@learnt.test · superadmin: superadmin@learnt.test"),
    },
];
