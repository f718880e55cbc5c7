//! The people of an event as a workbook.

use rust_xlsxwriter::{Format, Workbook, XlsxError};

/// What such a file is.
pub const MEDIA_TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const COLUMNS: [&str; 6] = ["First name", "Last name", "Email", "State", "Ticket", "Changed at"];

/// Which event it is, and a line for each of its people.
pub fn of_people(head: &[String], lines: &[[String; 6]]) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet().set_name("Attendees")?;
    let bold = Format::new().set_bold();
    for (row, text) in (0..).zip(head) {
        // As text, whatever it begins with: never a formula.
        sheet.write_string_with_format(row, 0, text, &bold)?;
    }
    let first = u32::try_from(head.len()).unwrap_or_default() + 1;
    for (column, name) in (0..).zip(COLUMNS) {
        sheet.write_string_with_format(first, column, name, &bold)?;
    }
    for (row, line) in (first + 1..).zip(lines) {
        for (column, text) in (0..).zip(line) {
            sheet.write_string(row, column, text)?;
        }
    }
    sheet.set_freeze_panes(first + 1, 0)?;
    for (column, width) in [(0, 18), (1, 18), (2, 28), (3, 14), (4, 20), (5, 18)] {
        sheet.set_column_width(column, width)?;
    }
    book.save_to_buffer()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_workbook_is_a_zip_that_says_who_comes() {
        let line = ["Lena", "=1+1", "", "attending", "abc", ""].map(str::to_owned);
        let file = of_people(&["First aid".to_owned()], &[line]).unwrap();
        assert!(file.starts_with(b"PK"));
    }
}
