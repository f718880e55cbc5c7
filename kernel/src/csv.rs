//! Lines of CSV, as spreadsheets read them and without what they would take for a formula.
use chrono::{DateTime, SecondsFormat, Utc};

/// The first line, with the byte order mark before it.
pub fn head<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    format!("\u{FEFF}{}", line(cells))
}

/// A line of CSV. A cell that a spreadsheet would take for a formula is disarmed by an apostrophe.
pub fn line<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    let mut line = String::new();
    for (index, cell) in cells.into_iter().enumerate() {
        if index > 0 {
            line.push(',');
        }
        let formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
        if formula || cell.contains([',', '"', '\n', '\r']) {
            line.push('"');
            line.push_str(if formula { "'" } else { "" });
            line.push_str(&cell.replace('"', "\"\""));
            line.push('"');
        } else {
            line.push_str(cell);
        }
    }
    line.push_str("\r\n");
    line
}

/// A moment as a cell: the same in every time zone, and spreadsheets can read it.
pub fn moment(at: Option<DateTime<Utc>>) -> String {
    at.map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true))
        .unwrap_or_default()
}

/// A truth as a cell.
pub fn truth(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_disarmed_and_quotation_marks_doubled() {
        assert_eq!(
            line(["=1+1", "a,b", "say \"hi\"", "Zoë"]),
            "\"'=1+1\",\"a,b\",\"say \"\"hi\"\"\",Zoë\r\n"
        );
        assert_eq!(
            line(["@sum", "-1", "+44", "plain-text"]),
            "\"'@sum\",\"'-1\",\"'+44\",plain-text\r\n"
        );
    }
}
