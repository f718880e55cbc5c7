//! A tenant's months: as the platform bills them, and as the evidence counts what is not reviewed yet.
use std::collections::{BTreeMap, btree_map::Entry};

use chrono::NaiveDate;
use learnt_kernel::licence::Terms;

use crate::db::identity::Bill;

/// People by team.
pub type Teams = BTreeMap<String, i64>;

/// One month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Month {
    /// The plan of that month.
    pub plan: String,
    /// What made a person count.
    pub metric: String,
    /// How many were included; none: any number.
    pub included: Option<i32>,
    pub counted: i64,
    /// Of them not billed.
    pub waived: i64,
    /// What was approved.
    pub billed: Option<i32>,
    /// open, in_review, approved, disputed or invoiced.
    pub state: String,
    /// People by the team in which they counted first.
    pub teams: Teams,
}

impl Month {
    /// Billed beyond what was included: as the console counts it.
    pub fn over(&self) -> i64 {
        let people = self.billed.map_or(self.counted - self.waived, i64::from);
        self.included
            .map_or(0, |included| (people - i64::from(included)).max(0))
    }
}

/// The months of which there is a bill or evidence. A month that is reviewed, or was, is as its bill says, whatever plan it is now; one
/// that goes on is counted from the evidence, as its bill will be.
pub fn months(
    plan: &str,
    terms: Terms,
    bills: Vec<Bill>,
    evidence: BTreeMap<NaiveDate, Teams>,
) -> BTreeMap<NaiveDate, Month> {
    let mut months: BTreeMap<NaiveDate, Month> = BTreeMap::new();
    for (month, teams) in evidence {
        let open = Month {
            plan: plan.to_owned(),
            metric: terms.metric.into_str().to_owned(),
            included: terms.included,
            counted: teams.values().sum(),
            waived: 0,
            billed: None,
            state: "open".to_owned(),
            teams,
        };
        months.insert(month, open);
    }
    for bill in bills {
        let entry = months.entry(bill.month);
        if bill.state == "open" && matches!(entry, Entry::Occupied(_)) {
            continue;
        }
        let teams = bill.teams.as_object().into_iter().flatten();
        let reviewed = Month {
            plan: bill.plan,
            metric: bill.metric,
            included: bill.included,
            counted: bill.counted.into(),
            waived: bill.waived.into(),
            billed: bill.billed,
            state: bill.state,
            teams: teams
                .map(|(team, counted)| (team.clone(), counted.as_i64().unwrap_or_default()))
                .collect(),
        };
        entry.insert_entry(reviewed);
    }
    months
}

#[cfg(test)]
mod tests {
    use super::*;
    use learnt_kernel::licence::terms;
    use serde_json::json;

    fn day(month: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, month, 1).unwrap()
    }

    fn bill(month: u32, state: &str, billed: Option<i32>) -> Bill {
        Bill {
            month: day(month),
            plan: "starter".to_owned(),
            metric: "signedIn".to_owned(),
            included: Some(50),
            counted: 60,
            waived: 3,
            billed,
            state: state.to_owned(),
            teams: json!({"acme": 60}),
        }
    }

    #[test]
    fn a_reviewed_month_is_as_its_bill_says_and_the_present_one_as_the_evidence() {
        let seen = |people: i64| Teams::from([("acme".to_owned(), people)]);
        let evidence = BTreeMap::from([(day(1), seen(61)), (day(2), seen(60)), (day(3), seen(7))]);
        let bills = vec![
            bill(3, "open", None),
            bill(2, "in_review", None),
            bill(1, "invoiced", Some(55)),
        ];
        let found = months("business", terms("business"), bills, evidence);
        let line = |month: u32| {
            let one = &found[&day(month)];
            (
                one.plan.as_str(),
                one.counted,
                one.waived,
                one.over(),
                one.state.as_str(),
            )
        };
        assert_eq!(
            line(1),
            ("starter", 60, 3, 5, "invoiced"),
            "evidence that came late changes nothing"
        );
        assert_eq!(line(2), ("starter", 60, 3, 7, "in_review"));
        assert_eq!(line(3), ("business", 7, 0, 0, "open"));
    }
}
