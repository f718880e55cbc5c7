//! What the report asks the database for.

use sea_query::PostgresQueryBuilder;

use super::super::report_people::by_name;
use super::*;

fn filter(query: &RewardReportQuery) -> ReportFilter {
    ReportFilter::read("acme", chrono_tz::Europe::Berlin, query).unwrap()
}

fn days(from: &str, to: &str) -> ReportFilter {
    let day = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    filter(&RewardReportQuery {
        from: day(from),
        to: day(to),
        ..RewardReportQuery::default()
    })
}

#[test]
fn a_year_is_shown_where_no_day_is_named_and_no_month_that_is_to_come() {
    let now: DateTime<Utc> = "2026-11-30T23:30:00Z".parse().unwrap();
    let months = |from, to| -> Vec<String> {
        let months = shown_months(&days(from, to), now);
        months.iter().map(ToString::to_string).collect()
    };
    let year = months("", "");
    // In Berlin it is December already.
    assert_eq!(
        (year.len(), year[0].as_str(), year[11].as_str()),
        (12, "2026-01-01", "2026-12-01")
    );
    assert_eq!(
        months("2026-02-14", "2026-04-01"),
        ["2026-02-01", "2026-03-01", "2026-04-01"]
    );
    assert_eq!(months("2026-11-02", "2030-01-01"), ["2026-11-01", "2026-12-01"]);
    assert_eq!(months("2027-01-01", ""), [""; 0]);
    assert_eq!(months("1800-01-01", "").len(), MOST_MONTHS);
    assert_eq!(months("", "1800-01-01").len(), USUAL_MONTHS as usize);
}

#[test]
fn a_filter_becomes_one_condition_each() {
    let whole = filter(&RewardReportQuery {
        search: Some("Lena 50%".to_owned()),
        kind: Some(RewardedType::Course),
        redeem: Some(false),
        from: Some("2026-01-01".to_owned()),
        to: Some("2026-01-31".to_owned()),
        sort: None,
    });
    let sql = whole.transactions().to_string(PostgresQueryBuilder);
    for part in [
        "\"t\".\"team_id\" = 'acme'",
        "\"u\".\"team_id\" = 'acme'",
        "'%lena%'",
        "50\\\\%",
        "\"document_type\" = 'course'",
        "not t.redeem",
        "\"created_at\" >=",
        "\"created_at\" <",
    ] {
        assert!(str::contains(&sql, part), "{part} in {sql}");
    }
    let problem = ReportFilter::read(
        "acme",
        chrono_tz::UTC,
        &RewardReportQuery {
            from: Some("soon".to_owned()),
            ..RewardReportQuery::default()
        },
    );
    assert_eq!(problem.unwrap_err().errors()[0].field, "from");
}

#[test]
fn sums_that_are_kept_are_read_where_all_transactions_count() {
    let sql = |query: &RewardReportQuery| {
        let filter = filter(query);
        [report_people::totals(&filter), by_name(&filter)].map(|select| select.to_string(PostgresQueryBuilder))
    };
    for one in sql(&RewardReportQuery::default()) {
        assert!(
            str::contains(&one, "reward_totals") && !str::contains(&one, "reward_transactions"),
            "{one}"
        );
    }
    let redeemed = RewardReportQuery {
        redeem: Some(true),
        ..RewardReportQuery::default()
    };
    for one in sql(&redeemed) {
        assert!(
            str::contains(&one, "reward_transactions") && !str::contains(&one, "reward_totals"),
            "{one}"
        );
    }
}

#[test]
fn what_was_redeemed_is_sorted_as_gone() {
    let sql = |text: &str| {
        let mut select = filter(&RewardReportQuery::default()).transactions();
        order(&mut select, Sort::parse(Some(text), LATEST_FIRST));
        select.to_string(PostgresQueryBuilder)
    };
    assert!(sql("points").ends_with(
        "ORDER BY case when t.redeem then -t.reward_point_amount else t.reward_point_amount end ASC, t.created_at ASC, t.id ASC"
    ));
    assert!(sql("nonsense").ends_with("ORDER BY t.created_at DESC, t.id DESC"));
}
