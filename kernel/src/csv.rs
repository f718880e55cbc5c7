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
        let formula = is_formula(cell);
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

/// What a spreadsheet begins a formula with, in the full-width and small forms too: some read those as the plain ones.
const SIGNS: [char; 12] = [
    '=', '+', '-', '@', '\u{FF1D}', '\u{FF0B}', '\u{FF0D}', '\u{FF20}', '\u{FE66}', '\u{FE62}', '\u{FE63}', '\u{FE6B}',
];

/// Whether a spreadsheet may take a cell for a formula: by its first character that can be seen, or because it begins with one
/// that ends a cell.
fn is_formula(cell: &str) -> bool {
    cell.starts_with(['\t', '\r', '\n']) || cell.trim_start_matches(is_invisible).starts_with(SIGNS)
}

/// Blanks, control characters, and those of no width.
fn is_invisible(letter: char) -> bool {
    letter.is_whitespace() || letter.is_control() || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}')
}

/// A moment as a cell: the same in every time zone, and spreadsheets can read it.
pub fn timestamp(at: Option<DateTime<Utc>>) -> String {
    at.map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true))
        .unwrap_or_default()
}

/// A truth as a cell.
pub fn yes_no(is: bool) -> &'static str {
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

    #[test]
    fn a_formula_is_known_in_whatever_form_it_comes() {
        for sign in ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'] {
            for before in ["", " ", "\u{a0}", "\t", "\r", "\n", "\u{200b}", "\u{feff}"] {
                let cell = format!("{before}{sign}1+1");
                assert_eq!(line([cell.as_str()]), format!("\"'{cell}\"\r\n"), "{cell:?}");
            }
        }
        for cell in ["\tcmd", "\rcmd", "\ncmd"] {
            assert_eq!(line([cell]), format!("\"'{cell}\"\r\n"), "{cell:?}");
        }
        assert_eq!(line([" 5 = five", "a＝b"]), " 5 = five,a＝b\r\n");
    }
}
