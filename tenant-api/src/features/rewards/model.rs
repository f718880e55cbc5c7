//! How many points something may be worth, how many may be redeemed, and what they are earned with.

use crate::prelude::*;

/// Nothing is worth more.
pub const MOST_POINTS: i32 = 100_000;

/// What refuses a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing, less than nothing, or more than there is.
    #[error("Sorry, you don't have enough points to redeem. Please enter another amount.")]
    NotEnough,
    /// No number of points.
    #[error("Enter a number from 0 to 100,000.")]
    Points,
    /// Points are neither earned nor redeemed.
    #[error("Your organisation does not use reward points.")]
    NoRewards,
    /// It is not in this course.
    #[error("This activity does not exist in this course.")]
    NoSuchActivity,
}

/// What points are earned with, as transactions name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum RewardedType {
    Course,
    Resource,
    Form,
    Event,
    Pathway,
    Package,
    /// An activity of a course.
    Activity,
}

/// The points that are redeemed: at least one, and no more than there are.
pub fn redeemed(balance: i64, amount: Option<i64>) -> Result<i32, Refusal> {
    let amount = amount.filter(|amount| (1..=balance).contains(amount));
    amount
        .and_then(|amount| i32::try_from(amount).ok())
        .ok_or(Refusal::NotEnough)
}

/// What something is worth; nothing for 0.
pub fn points(given: i32) -> Result<Option<i32>, Refusal> {
    match given {
        0 => Ok(None),
        1..=MOST_POINTS => Ok(Some(given)),
        _ => Err(Refusal::Points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_least_one_point_is_redeemed_and_no_more_than_there_are() {
        assert_eq!(redeemed(120, Some(120)), Ok(120));
        assert_eq!(redeemed(120, Some(1)), Ok(1));
        for amount in [None, Some(0), Some(-5), Some(121), Some(i64::MIN), Some(i64::MAX)] {
            assert_eq!(redeemed(120, amount), Err(Refusal::NotEnough), "{amount:?}");
        }
        assert_eq!(redeemed(0, Some(1)), Err(Refusal::NotEnough));
        assert_eq!(redeemed(i64::MAX, Some(i64::MAX)), Err(Refusal::NotEnough));
    }

    #[test]
    fn something_is_worth_nothing_or_some_points() {
        assert_eq!(points(0), Ok(None));
        assert_eq!(points(MOST_POINTS), Ok(Some(MOST_POINTS)));
        assert_eq!(points(-1), Err(Refusal::Points));
        assert_eq!(points(MOST_POINTS + 1), Err(Refusal::Points));
    }
}
