//! What happens by itself in the demo's tenants when something happens to their people.
use std::collections::BTreeMap;

use learnt_control_plane::ControlPlane;
use learnt_control_plane::features::triggers;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::tenant::TenantId;
use learnt_kernel::trigger::{Action, Content, Event};

/// Makes what is not there yet. They are there before anybody has learnt anything, so that their logs have runs.
pub(super) async fn arrange(control: &ControlPlane, operator: &EmailAddress, id: &TenantId) -> anyhow::Result<()> {
    for content in of(id.as_str()) {
        triggers::arrange(control, operator, id, content).await?;
    }
    Ok(())
}

fn of(label: &str) -> Vec<Content> {
    match label {
        "acme" => vec![
            Content {
                per_person: Some(50),
                ..trigger(
                    label,
                    "Congratulate on a completed course",
                    Event::CourseCompleted,
                    vec![notify(
                        "Well done, {firstName}!",
                        "You have completed “{about}”. Your team lead knows of it.",
                    )],
                )
            },
            Content {
                per_hour: Some(200),
                ..trigger(
                    label,
                    "Tell the payroll of badges",
                    Event::BadgeEarned,
                    vec![Action::Webhook {
                        url: "https://payroll.acme.test/hooks/learnt".to_owned(),
                    }],
                )
            },
            Content {
                rule: rule("status", &["sick leave", "maternity leave", "paternity leave"]),
                delay_seconds: 3 * 86_400,
                ..trigger(
                    label,
                    "Stay in touch with people on leave",
                    Event::StatusChanged,
                    vec![Action::Email {
                        subject: "We keep your seat".to_owned(),
                        text: "Dear {firstName},\n\ntake the time that you need. Nothing here runs away, and whatever is due meanwhile waits until you are back.".to_owned(),
                    }],
                )
            },
        ],
        "munro" => vec![trigger(
            label,
            "Welcome to a course",
            Event::CourseAssigned,
            vec![notify("A new course for you", "“{about}” is waiting for you.")],
        )],
        _ => Vec::new(),
    }
}

fn trigger(team: &str, title: &str, event: Event, actions: Vec<Action>) -> Content {
    Content {
        team_id: team.to_owned(),
        title: title.to_owned(),
        event,
        documents: Vec::new(),
        rule: rule("everyone", &["everyone"]),
        actions,
        delay_seconds: 0,
        per_hour: None,
        per_person: None,
    }
}

fn rule(category: &str, values: &[&str]) -> BTreeMap<String, Vec<String>> {
    let values = values.iter().map(|value| (*value).to_owned()).collect();
    BTreeMap::from([(category.to_owned(), values)])
}

fn notify(title: &str, text: &str) -> Action {
    Action::Notify {
        title: title.to_owned(),
        text: text.to_owned(),
    }
}
