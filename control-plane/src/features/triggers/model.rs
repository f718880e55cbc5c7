//! Why something about a trigger is refused.
use learnt_kernel::problem::Problem;

/// The refusals, in the sentences that operators read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    /// Somebody else was faster.
    #[error("Someone else has changed this trigger. Load the latest version and try again.")]
    ChangedMeanwhile,
    /// A run that is under way, or whose state does not allow it.
    #[error("This run cannot be repeated in its current status.")]
    WrongState,
    /// A webhook that is on its way already.
    #[error("This webhook is already being sent.")]
    OnItsWay,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::ChangedMeanwhile => "changed_meanwhile",
            Refusal::WrongState => "wrong_state",
            Refusal::OnItsWay => "on_its_way",
        };
        Self::conflict(code, refusal.to_string())
    }
}

/// What a face answered to an attempt to save: nothing is wrong, or what is.
pub(crate) fn saved(outcome: &str, field: Option<&str>) -> Result<(), Problem> {
    let field = field.unwrap_or_default();
    match outcome {
        "saved" => Ok(()),
        "changed" => Err(Refusal::ChangedMeanwhile.into()),
        "category" => Err(Problem::field(
            format!("rule.{field}"),
            "unknown_category",
            format!("The category “{field}” does not exist."),
        )),
        "document" => Err(Problem::field(
            field,
            "unknown",
            "This no longer exists. Please choose another one.",
        )),
        _ => Err(Problem::not_found()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_database_refuses_is_said_at_its_field() {
        assert!(saved("saved", None).is_ok());
        let refusal_of = |outcome: &str, field: &str| {
            let problem = saved(outcome, Some(field)).unwrap_err();
            let fields: Vec<String> = problem.errors().iter().map(|error| error.field.clone()).collect();
            (problem.code().to_owned(), fields)
        };
        assert_eq!(refusal_of("category", "hat").1, ["rule.hat"]);
        assert_eq!(refusal_of("document", "actions.0.document").1, ["actions.0.document"]);
        assert_eq!(refusal_of("changed", "").0, "changed_meanwhile");
        assert_eq!(refusal_of("absent", "").0, "not_found");
    }
}
