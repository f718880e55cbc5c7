//! The programme of the demo's teams: one event that is over, one that runs, one that is full with people waiting, one whose freed seat
//! is offered to somebody, one where somebody approves, a series, some to come, one cancelled, a draft.

/// An event.
pub(super) struct DemoEvent {
    pub(super) title: &'static str,
    pub(super) text: &'static [&'static str],
    pub(super) category: &'static str,
    pub(super) tags: &'static [&'static str],
    pub(super) address: &'static str,
    pub(super) online: &'static str,
    /// Hours from now, on another day at nine in the morning; and for how long.
    pub(super) begins: i64,
    pub(super) hours: i64,
    pub(super) seats: Option<i32>,
    /// So many people of the team have a seat, and so many more wait for one.
    pub(super) people: usize,
    pub(super) waiting: usize,
    pub(super) approval: bool,
    pub(super) promotion: &'static str,
    pub(super) offer_hours: i32,
    /// Which of the rooms and the equipment it takes up.
    pub(super) takes: &'static [&'static str],
    /// Whether somebody of the team runs it.
    pub(super) has_trainer: bool,
    /// Only for these roles.
    pub(super) roles: &'static [&'static str],
    /// By a rule, if it is one of a series.
    pub(super) rule: &'static str,
    pub(super) state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Draft,
    Published,
    /// It was some days ago: who had a seat was there, but for the last one.
    Over,
    Cancelled(&'static str),
}

const EVENT: DemoEvent = DemoEvent {
    title: "",
    text: &[],
    category: "",
    tags: &[],
    address: "",
    online: "",
    begins: 0,
    hours: 2,
    seats: None,
    people: 0,
    waiting: 0,
    approval: false,
    promotion: "auto",
    offer_hours: 24,
    takes: &[],
    has_trainer: false,
    roles: &[],
    rule: "",
    state: State::Published,
};

/// The one of which somebody gives their seat back, so that it is offered to the first who waits.
pub(super) const OFFERED: &str = "Evacuation chair practice";

/// The programme of the demo tenant with this label.
pub(super) fn events_of(label: &str) -> &'static [DemoEvent] {
    match label {
        "acme" | "munro" | "stellar" => PROGRAMME,
        _ => &[],
    }
}

/// Rooms and equipment: kind, name, place, for how many.
pub(super) const ASSETS: &[(&str, &str, &str, Option<i32>)] = &[
    ("room", "Training room", "1 Station Road, first floor", Some(16)),
    ("room", "Gym", "1 Station Road, basement", Some(20)),
    ("room", "Workshop", "Hall 1", Some(10)),
    (
        "equipment",
        "Resuscitation doll",
        "Cupboard beside the training room",
        None,
    ),
    ("equipment", "Projector", "Reception", None),
];

const PROGRAMME: &[DemoEvent] = &[
    DemoEvent {
        title: "Ladders and steps",
        text: &["Half a morning with our safety officer, and every kind of ladder that we have."],
        category: "Safety",
        tags: &["On site"],
        address: "Hall 1, workshop",
        begins: -24 * 12,
        hours: 3,
        seats: Some(10),
        people: 5,
        state: State::Over,
        ..EVENT
    },
    DemoEvent {
        title: "Stretch for ten minutes",
        text: &["Every week before the shift begins. No mat needed."],
        category: "Health",
        tags: &["On site"],
        address: "Gym, 1 Station Road",
        takes: &["Gym"],
        has_trainer: true,
        begins: 24 * 2,
        hours: 1,
        seats: Some(15),
        rule: "FREQ=WEEKLY;COUNT=8",
        ..EVENT
    },
    DemoEvent {
        title: "Safety walk through hall 2",
        text: &["We walk the marked way together and look for what does not belong there."],
        category: "Safety",
        tags: &["Hall", "On site"],
        address: "Hall 2, gate 3",
        has_trainer: true,
        begins: -1,
        hours: 6,
        seats: Some(12),
        people: 4,
        ..EVENT
    },
    DemoEvent {
        title: "First aid, part 1",
        text: &[
            "One morning, and you know what to do.",
            "# What you learn",
            "- Look, call, help.",
            "- Resuscitation, with practice.",
        ],
        category: "Safety",
        tags: &["First aid", "On site"],
        address: "Training room, 1 Station Road",
        takes: &["Training room", "Resuscitation doll"],
        has_trainer: true,
        begins: 24 * 6,
        hours: 4,
        seats: Some(2),
        people: 2,
        waiting: 2,
        ..EVENT
    },
    DemoEvent {
        title: OFFERED,
        text: &[
            "How two people bring somebody down the stairs who cannot walk. Everybody practises both places.",
            "Places are few: whoever is offered one has ten days to accept.",
        ],
        category: "Safety",
        tags: &["Hall", "On site"],
        address: "Stairwell B, Hall 1",
        has_trainer: true,
        begins: 24 * 16,
        hours: 3,
        seats: Some(4),
        people: 4,
        promotion: "offer",
        offer_hours: 240,
        ..EVENT
    },
    DemoEvent {
        title: "Forklift licence: practice",
        text: &["Bring the shoes that you work in. Somebody approves each registration."],
        category: "Licences",
        tags: &["Forklift", "On site"],
        address: "Loading bay, ramp 6",
        begins: 24 * 9,
        hours: 6,
        seats: Some(8),
        people: 3,
        approval: true,
        ..EVENT
    },
    DemoEvent {
        title: "Talking so that others listen",
        text: &["Ninety minutes online, with exercises in small groups."],
        category: "People",
        tags: &["Communication", "Online"],
        online: "https://meet.example/listen",
        begins: 24 * 13,
        seats: Some(40),
        people: 5,
        ..EVENT
    },
    DemoEvent {
        title: "Open evening: ask the trainers",
        text: &["No registration is ever too late, and no question too small."],
        category: "People",
        tags: &["Online"],
        online: "https://meet.example/ask",
        begins: 24 * 20,
        ..EVENT
    },
    DemoEvent {
        title: "Round table for managers",
        text: &["What went well, what did not, and who helps whom next month. Only managers see this one."],
        category: "People",
        tags: &["On site"],
        address: "Training room, 1 Station Road",
        takes: &["Training room", "Projector"],
        begins: 24 * 11,
        seats: Some(16),
        roles: &["manager", "admin"],
        ..EVENT
    },
    DemoEvent {
        title: "Lifting workshop",
        text: &["Two hours with a trainer."],
        category: "Health",
        tags: &["On site"],
        address: "Gym, 1 Station Road",
        begins: 24 * 4,
        seats: Some(6),
        people: 2,
        state: State::Cancelled("The trainer is ill. A new date follows."),
        ..EVENT
    },
    DemoEvent {
        title: "Fire drill",
        text: &["Still to be planned with the fire brigade."],
        category: "Safety",
        begins: 24 * 60,
        state: State::Draft,
        ..EVENT
    },
];
