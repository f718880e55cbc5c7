//! What the demo's courses teach.

use serde_json::{Value, json};

/// A course of the demo.
pub(super) struct DemoCourse {
    pub(super) handle: &'static str,
    pub(super) title: &'static str,
    pub(super) description: &'static str,
    pub(super) category: &'static str,
    pub(super) tags: &'static [&'static str],
    pub(super) cover: bool,
    pub(super) sections: &'static [DemoSection],
    /// Whether it gives a certificate, and for how many months.
    pub(super) certificate: Option<u8>,
    pub(super) bundle: bool,
    /// Who is given it: category and values.
    pub(super) rule: (&'static str, &'static [&'static str]),
}

/// A section.
pub(super) struct DemoSection {
    pub(super) title: &'static str,
    pub(super) activities: &'static [DemoActivity],
}

/// An activity.
pub(super) struct DemoActivity {
    pub(super) title: &'static str,
    pub(super) content: DemoContent,
}

/// What an activity holds.
pub(super) enum DemoContent {
    /// Paragraphs; one that begins with `# ` is a heading, with `- ` an item, with `! ` to be minded, with `| ` a row of a table.
    Page(&'static [&'static str]),
    /// The welcome film.
    Film,
    /// The leaflet about lifting.
    Leaflet,
    /// An address elsewhere.
    Link(&'static str),
    /// Things to tick.
    Checklist(&'static [&'static str]),
}

use super::content_own::WRITING;
use DemoContent::{Checklist, Film, Leaflet, Link, Page};

const SAFETY: DemoCourse = DemoCourse {
    handle: "fire-safety",
    title: "Fire safety at work",
    description: "What to do in the first two minutes, where the exits are, and who to tell. Ten minutes, once a year.",
    category: "Safety",
    tags: &["Mandatory", "Yearly"],
    cover: true,
    certificate: None,
    bundle: false,
    rule: ("everyone", &["everyone"]),
    sections: &[
        DemoSection {
            title: "Before anything happens",
            activities: &[
                DemoActivity {
                    title: "Why two minutes matter",
                    content: Page(&[
                        "# Two minutes",
                        "Most fires at work begin small: a charger, a bin, a pan. In the first two minutes one person with a blanket or an extinguisher can end them. After five minutes nobody should try.",
                        "So the most useful thing that you can do is done today, before anything burns:",
                        "- Walk your two ways out, and count the doors.",
                        "- Find the nearest extinguisher and read its label.",
                        "- Save the emergency number in your phone.",
                    ]),
                },
                DemoActivity {
                    title: "Welcome to the site",
                    content: Film,
                },
            ],
        },
        DemoSection {
            title: "When it burns",
            activities: &[
                DemoActivity {
                    title: "Raise the alarm, get out, stay out",
                    content: Page(&[
                        "# In this order",
                        "- Shout and press the nearest alarm button.",
                        "- Leave by the nearest exit. Close doors, take nothing along.",
                        "- Never use the lift.",
                        "- Go to the meeting point and say who was with you.",
                        "! Nobody goes back, for nothing. Tell the fire service what you know; they decide.",
                        "# Which extinguisher",
                        "| What burns | Take | Never",
                        "| Paper, wood, cloth | Water or foam | –",
                        "| A device that is plugged in | Carbon dioxide | Water",
                        "| Fat in a pan | A fire blanket | Water",
                    ]),
                },
                DemoActivity {
                    title: "My own two minutes",
                    content: Checklist(&[
                        "I have walked both ways out of my workplace",
                        "I know where the nearest extinguisher hangs",
                        "I know the meeting point",
                    ]),
                },
                DemoActivity {
                    title: "Fire prevention on Wikipedia",
                    content: Link("https://en.wikipedia.org/wiki/Fire_prevention"),
                },
            ],
        },
    ],
};

const LIFTING: DemoCourse = DemoCourse {
    handle: "lifting-without-harm",
    title: "Lifting without harm",
    description: "Backs last a lifetime if they are treated well. For everybody who lifts more than a laptop.",
    category: "Safety",
    tags: &["Warehouse"],
    cover: false,
    certificate: Some(24),
    bundle: false,
    rule: ("div1", &["Warehouse", "Plant"]),
    sections: &[DemoSection {
        title: "Your back",
        activities: &[
            DemoActivity {
                title: "The leaflet",
                content: Leaflet,
            },
            DemoActivity {
                title: "Five habits",
                content: Page(&[
                    "# Five habits",
                    "- Look first: where to, how far, what is in the way?",
                    "- Stand close, feet apart.",
                    "- Bend the knees, keep the back long.",
                    "- Turn with the feet, not with the spine.",
                    "- Ask for help early. It is no weakness.",
                ]),
            },
            DemoActivity {
                title: "Tried it today",
                content: Checklist(&[
                    "I lifted something from the floor with bent knees",
                    "I asked somebody to take the other end",
                ]),
            },
        ],
    }],
};

const LISTENING: DemoCourse = DemoCourse {
    handle: "listening-to-customers",
    title: "Listening to customers",
    description: "How to hear what is not said, repeat it in better words, and end a call with a promise that you keep.",
    category: "Service",
    tags: &["Sales", "Support"],
    cover: false,
    certificate: None,
    bundle: false,
    rule: ("div1", &["Sales", "Support"]),
    sections: &[DemoSection {
        title: "The call",
        activities: &[
            DemoActivity {
                title: "Three kinds of silence",
                content: Page(&[
                    "# Silence is an answer",
                    "Somebody who thinks is silent, somebody who is angry is silent, and somebody who has left the room is silent. Wait for two breaths, then ask which one it is, kindly.",
                    "- “Take your time.”",
                    "- “I can hear that this was not good.”",
                    "- “Are you still there?”",
                ]),
            },
            DemoActivity {
                title: "After the call",
                content: Checklist(&[
                    "I repeated the problem in my own words",
                    "I said what happens next, and when",
                ]),
            },
        ],
    }],
};

const WELCOME: DemoCourse = DemoCourse {
    handle: "welcome",
    title: "Welcome on board",
    description: "Who we are, how we talk to each other, and what your first week looks like.",
    category: "Onboarding",
    tags: &["New starter"],
    cover: true,
    certificate: None,
    bundle: false,
    rule: ("everyone", &["everyone"]),
    sections: &[DemoSection {
        title: "Your first day",
        activities: &[
            DemoActivity {
                title: "A short film",
                content: Film,
            },
            DemoActivity {
                title: "How we talk to each other",
                content: Page(&[
                    "# Say it early",
                    "Questions cost nothing; guesses do. Ask in the channel of your team, answer when you know, and say “I do not know” when you do not.",
                    "- First names for everybody.",
                    "- Bad news first, and at once.",
                    "- Praise in public, criticism in private.",
                ]),
            },
            DemoActivity {
                title: "Ready",
                content: Checklist(&["My account works", "I have met my manager", "I know where lunch is"]),
            },
        ],
    }],
};

/// The courses of a tenant.
const FIRST_WEEK: DemoCourse = DemoCourse {
    handle: "first-week",
    title: "First week essentials",
    description: "Everything that a first week needs, in any order: where things are, whom to ask, what to read.",
    category: "Onboarding",
    tags: &["New people"],
    cover: false,
    certificate: None,
    bundle: true,
    rule: ("everyone", &["everyone"]),
    sections: &[DemoSection {
        title: "Pick what suits your day",
        activities: &[
            DemoActivity {
                title: "Where to find what",
                content: Page(&[
                    "# The four places",
                    "- People and their numbers stand in Chat.",
                    "- Papers and templates stand in My Resources.",
                    "- Dates stand in the Calendar.",
                    "- Everything else your manager knows, or knows who knows.",
                ]),
            },
            DemoActivity {
                title: "Set up your desk",
                content: Checklist(&[
                    "My chair and screen are at the right height",
                    "I can sign in everywhere",
                    "I know who sits around me",
                ]),
            },
            DemoActivity {
                title: "How a week goes here",
                content: Page(&[
                    "# Three fixed points",
                    "Monday at ten everybody says what they are up to. Wednesday afternoon has no meetings. On Friday we look back for a quarter of an hour, with cake when there is a reason.",
                ]),
            },
        ],
    }],
};

pub(super) fn courses_of(tenant: &str) -> &'static [DemoCourse] {
    const ACME: &[DemoCourse] = &[SAFETY, LIFTING, LISTENING, WELCOME, FIRST_WEEK];
    const OTHERS: &[DemoCourse] = &[WELCOME, SAFETY, LIFTING, FIRST_WEEK];
    const LEARNT: &[DemoCourse] = &[WRITING, WELCOME, SAFETY, LISTENING, FIRST_WEEK];
    match tenant {
        "acme" => ACME,
        "munro" | "stellar" => OTHERS,
        "learnt" => LEARNT,
        _ => &[],
    }
}

/// Paragraphs as the node tree that the editor makes.
pub(super) fn document(lines: &[&str]) -> Value {
    let text = |line: &str| json!([{"type": "text", "text": line}]);
    let mut nodes: Vec<Value> = Vec::new();
    for line in lines {
        if let Some(heading) = line.strip_prefix("# ") {
            nodes.push(json!({"type": "heading", "attrs": {"level": 2}, "content": text(heading)}));
        } else if let Some(warning) = line.strip_prefix("! ") {
            let warning_nodes = json!([{"type": "paragraph", "content": text(warning)}]);
            nodes.push(json!({"type": "callout", "attrs": {"tone": "warn"}, "content": warning_nodes}));
        } else if let Some(cells) = line.strip_prefix("| ") {
            let before = nodes.last_mut().filter(|node| node["type"] == "table");
            let kind = if before.is_some() { "tableCell" } else { "tableHeader" };
            let cell = |words: &str| json!({"type": kind, "content": [{"type": "paragraph", "content": text(words)}]});
            let row = json!({"type": "tableRow", "content": cells.split(" | ").map(cell).collect::<Vec<_>>()});
            match before.and_then(|node| node["content"].as_array_mut()) {
                Some(rows) => rows.push(row),
                None => nodes.push(json!({"type": "table", "content": [row]})),
            }
        } else if let Some(item) = line.strip_prefix("- ") {
            let item = json!({"type": "listItem", "content": [{"type": "paragraph", "content": text(item)}]});
            match nodes
                .last_mut()
                .filter(|node| node["type"] == "bulletList")
                .and_then(|node| node["content"].as_array_mut())
            {
                Some(items) => items.push(item),
                None => nodes.push(json!({"type": "bulletList", "content": [item]})),
            }
        } else {
            nodes.push(json!({"type": "paragraph", "content": text(line)}));
        }
    }
    json!({"type": "doc", "content": nodes})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_that_follow_each_other_are_one_list_and_rows_one_table() {
        let doc = document(&["# A", "b", "- c", "- d", "e", "! f", "| g | h", "| i | j"]);
        let kinds: Vec<&str> = doc["content"]
            .as_array()
            .unwrap()
            .iter()
            .map(|node| node["type"].as_str().unwrap())
            .collect();
        let warning_nodes = ["heading", "paragraph", "bulletList", "paragraph", "callout", "table"];
        assert_eq!(kinds, warning_nodes);
        assert_eq!(doc["content"][5]["content"][1]["content"][0]["type"], "tableCell");
        assert_eq!(doc["content"][2]["content"].as_array().unwrap().len(), 2);
    }
}
