//! Everything that courses refuse, as a sentence each.

use learnt_kernel::problem::Problem;
use uuid::Uuid;

use super::model::Status;

/// An activity that cannot be published as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unfinished {
    pub activity: Uuid,
    /// What is missing.
    pub sentence: String,
}

/// Everything this feature refuses, each with its sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The course is not there.
    NotFound,
    /// The table of moves has no such move.
    Move {
        /// The state it is in.
        from: Status,
        /// The state that was asked for.
        to: Status,
    },
    /// Publishing a course without an activity.
    Empty,
    /// Publishing activities that lack something.
    Unfinished(Vec<Unfinished>),
    /// People did something in it: it stays what it is.
    HasActivity {
        /// It was to become a bundle; otherwise a course.
        bundle: bool,
    },
    /// The handle belongs to another course.
    HandleTaken,
    /// The template of its certificates is not published, or not there any more.
    NoTemplate,
    /// The order names other sections or activities than the draft has.
    OrderDiffers,
    /// Fields that cannot be stored as they are.
    Fields(Vec<(String, &'static str, String)>),
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::NotFound => Problem::not_found(),
            Refusal::Move { from, to } => {
                let hint = if from == Status::Archived {
                    " Restore it first."
                } else {
                    ""
                };
                Problem::conflict(
                    "wrong_state",
                    format!(
                        "A course that is '{}' cannot become '{}'.{hint}",
                        from.into_str(),
                        to.into_str()
                    ),
                )
            }
            Refusal::Empty => fields(vec![(
                "activities".into(),
                "empty_course",
                "Add at least one activity before you publish.".into(),
            )]),
            Refusal::Unfinished(list) => fields(
                list.into_iter()
                    .map(|one| (format!("activities.{}", one.activity), "unfinished", one.sentence))
                    .collect(),
            ),
            Refusal::HasActivity { bundle: true } => Problem::conflict(
                "has_activity",
                "A course that already has user activity cannot be converted to a bundle.",
            ),
            Refusal::HasActivity { bundle: false } => Problem::conflict(
                "has_activity",
                "A bundle that already has user activity cannot be converted to a course.",
            ),
            Refusal::HandleTaken => fields(vec![(
                "handle".into(),
                "taken",
                "Another course has this handle. Please choose another one.".into(),
            )]),
            Refusal::NoTemplate => fields(vec![(
                "certificateTemplate".into(),
                "no_template",
                "This template is not published or no longer exists.".into(),
            )]),
            Refusal::OrderDiffers => fields(vec![(
                "sections".into(),
                "order_differs",
                "The outline has changed. Please reload the page.".into(),
            )]),
            Refusal::Fields(list) => fields(list),
        }
    }
}

fn fields(list: Vec<(String, &'static str, String)>) -> Problem {
    list.into_iter()
        .fold(Problem::unprocessable(Vec::new()), |problem, (field, code, message)| {
            problem.with_field(field, code, message)
        })
}
