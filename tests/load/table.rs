//! The table of figures: what was measured, against what, and whether the goal was met.

use serde::Serialize;

/// One measured figure.
#[derive(Debug, Serialize)]
pub struct Row {
    pub work: &'static str,
    pub measured: f64,
    pub unit: &'static str,
    /// The goal: at or below this.
    pub goal: f64,
    pub met: bool,
    /// How it was measured: counts, concurrency, what it was compared with.
    pub note: String,
}

impl Row {
    /// A figure that must stay at or below `goal`.
    pub fn at_most(work: &'static str, measured: f64, unit: &'static str, goal: f64, note: String) -> Self {
        Self {
            work,
            measured,
            unit,
            goal,
            met: measured <= goal,
            note,
        }
    }
}

/// The table as people read it.
pub fn text(rows: &[Row]) -> String {
    let width = rows.iter().map(|row| row.work.chars().count()).max().unwrap_or(4);
    let mut out = format!(
        "{:width$}  {:>10}  {:>12}  {:6}  how\n",
        "work", "measured", "goal", "met"
    );
    for row in rows {
        out.push_str(&format!(
            "{:width$}  {:>10}  {:>12}  {:6}  {}\n",
            row.work,
            format!("{} {}", short(row.measured), row.unit).trim_end(),
            format!("≤ {} {}", row.goal, row.unit).trim_end(),
            if row.met { "yes" } else { "MISSED" },
            row.note
        ));
    }
    out
}

/// Three digits that matter.
fn short(number: f64) -> String {
    let digits = match number.abs() {
        large if large >= 100.0 => 0,
        middle if middle >= 10.0 => 1,
        small if small >= 1.0 => 2,
        _ => 3,
    };
    format!("{number:.digits$}")
}

/// The middle one; NaN of none.
pub fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}
