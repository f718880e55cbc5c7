//! What the platform's own tenant teaches beside what everybody does: how a good course is written.

use super::content::DemoContent::{Checklist, Link, Page};
use super::content::{DemoActivity, DemoCourse, DemoSection};

/// For those who write courses or talk to customers about them.
pub(super) const WRITING: DemoCourse = DemoCourse {
    handle: "course-writing",
    title: "Writing a course that people finish",
    description: "Short pages, one thought each, and something to do at the end. For everybody who writes or explains courses.",
    category: "Teaching",
    tags: &["Authors"],
    cover: true,
    certificate: Some(12),
    bundle: false,
    rule: ("div1", &["Sales", "Support", "Research"]),
    sections: &[
        DemoSection {
            title: "Before the first page",
            activities: &[
                DemoActivity {
                    title: "One sentence first",
                    content: Page(&[
                        "# What can they do afterwards?",
                        "Write one sentence that begins with “After this course you can”. If it needs an “and”, it is two courses.",
                        "- Name something that can be seen: fill in, explain, repair, decide.",
                        "- Show the sentence to somebody who does that work. Change it until they nod.",
                    ]),
                },
                DemoActivity {
                    title: "How long is long enough",
                    content: Page(&[
                        "# Ten minutes",
                        "Most people learn between two other things. A page takes three minutes, a film two, a course ten.",
                        "| What | At most | Better",
                        "| A page | 300 words | 150 words",
                        "| A film | 5 minutes | 2 minutes",
                        "| A course | 12 activities | 5 activities",
                        "! What does not help with the one sentence goes into the resources, not into the course.",
                    ]),
                },
            ],
        },
        DemoSection {
            title: "While you write",
            activities: &[
                DemoActivity {
                    title: "Say it to one person",
                    content: Page(&[
                        "# You, today",
                        "Write to one person whom you know. Short verbs, no “should”, and an example before the rule.",
                        "- Read it aloud. Where you run out of breath there is a full stop.",
                        "- Ask something on every third page. A question that nobody can get wrong teaches nothing.",
                    ]),
                },
                DemoActivity {
                    title: "Before you publish",
                    content: Checklist(&[
                        "Somebody who did not write it has gone through the preview",
                        "Every picture has a description and every film has captions",
                        "The due date leaves people at least a week",
                    ]),
                },
                DemoActivity {
                    title: "Plain language on Wikipedia",
                    content: Link("https://en.wikipedia.org/wiki/Plain_language"),
                },
            ],
        },
    ],
};
