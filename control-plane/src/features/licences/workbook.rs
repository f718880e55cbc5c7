//! A month of all tenants as a workbook: numbers are numbers, so that a spreadsheet adds them up.
use rust_xlsxwriter::{Format, Workbook, XlsxError};

use super::view::{COLUMNS, LicenceLine};

/// The workbook's bytes.
pub fn workbook(lines: &[LicenceLine]) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet().set_name("Licences")?;
    let head = Format::new().set_bold();
    for (column, name) in (0..).zip(COLUMNS) {
        sheet.write_with_format(0, column, name, &head)?;
    }
    for (row, line) in (1..).zip(lines) {
        let texts = [
            &line.month,
            &line.tenant_id,
            &line.tenant_name,
            &line.plan,
            &line.metric,
        ];
        for (column, text) in (0..).zip(texts) {
            // As text, whatever it begins with: never a formula.
            sheet.write_string(row, column, text)?;
        }
        let whole = |number: i64| f64::from(i32::try_from(number).unwrap_or(i32::MAX));
        let numbers = [
            line.included.map(f64::from),
            Some(f64::from(line.counted)),
            Some(whole(line.waived)),
            Some(whole(line.over)),
            line.billed.map(f64::from),
        ];
        for (column, number) in (5..).zip(numbers) {
            if let Some(number) = number {
                sheet.write_number(row, column, number)?;
            }
        }
        sheet.write_string(row, 10, &line.state)?;
    }
    sheet.set_freeze_panes(1, 0)?;
    sheet.autofit();
    book.save_to_buffer()
}
