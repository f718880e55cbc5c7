//! The table of figures: what was measured, against what, and whether the goal was met.

use serde::Serialize;

/// One measured figure.
#[derive(Debug, Serialize)]
pub struct Row {
    pub work: String,
    pub measured: f64,
    pub unit: &'static str,
    /// The goal as it is written in the product's papers.
    pub goal: String,
    pub met: bool,
    /// How it was measured: counts, concurrency, what it was compared with.
    pub note: String,
}

impl Row {
    /// A figure that must stay at or below `limit`.
    pub fn at_most(work: &str, measured: f64, unit: &'static str, limit: f64, note: String) -> Self {
        Self {
            work: work.to_owned(),
            measured,
            unit,
            goal: format!("≤ {limit} {unit}"),
            met: measured <= limit,
            note,
        }
    }
}

/// The table as people read it.
pub fn text(rows: &[Row]) -> String {
    let width = rows.iter().map(|row| row.work.chars().count()).max().unwrap_or(4);
    let mut out = format!(
        "{:width$}  {:>10} {:4}  {:14} {:6}  how\n",
        "work", "measured", "", "goal", "met"
    );
    for row in rows {
        out.push_str(&format!(
            "{:width$}  {:>10.3} {:4}  {:14} {:6}  {}\n",
            row.work,
            row.measured,
            row.unit,
            row.goal,
            if row.met { "yes" } else { "MISSED" },
            row.note
        ));
    }
    out
}
