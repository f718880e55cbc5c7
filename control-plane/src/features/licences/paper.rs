//! A month of all tenants as a PDF: a table over as many pages as it needs, with its sums at the end.
use learnt_pdf::{Align, Area, Colour, Fonts, Page, PageElement, Style, Text, draw_pages};

use super::view::LicenceLine;

/// A4, lying, in points.
const SIDES: (f32, f32) = (841.89, 595.28);
const MARGIN: f32 = 40.0;
const ROW: f32 = 16.0;
/// Rows below the head of the table.
const ROWS: usize = 28;
const INK: Colour = [24, 28, 36];
const FAINT: Colour = [96, 104, 116];
const RULE: Colour = [205, 210, 218];

/// A column: where it begins, how broad it is, and at which side its words stand.
const COLUMNS: [(&str, f32, f32, Align); 9] = [
    ("Tenant", 0.0, 210.0, Align::Left),
    ("Plan", 216.0, 70.0, Align::Left),
    ("Counting method", 290.0, 100.0, Align::Left),
    ("Included", 394.0, 58.0, Align::Right),
    ("Counted", 458.0, 54.0, Align::Right),
    ("Waived", 518.0, 50.0, Align::Right),
    ("Over", 574.0, 50.0, Align::Right),
    ("Billed", 630.0, 54.0, Align::Right),
    ("Status", 694.0, 66.0, Align::Left),
];

/// The file's bytes. `month` as 2026-11.
pub fn paper(month: &str, lines: &[LicenceLine]) -> Vec<u8> {
    let fonts = Fonts::embedded();
    let mut rows: Vec<[String; 9]> = lines.iter().map(cells).collect();
    rows.push(sums(lines));
    let sheets = rows.len().div_ceil(ROWS);
    let pages: Vec<Page> = (1..)
        .zip(rows.chunks(ROWS))
        .map(|(number, rows)| page(month, rows, (number, sheets), number == sheets))
        .collect();
    draw_pages(&fonts, &pages).bytes
}

fn cells(line: &LicenceLine) -> [String; 9] {
    let number = |number: Option<i32>, none: &str| number.map_or_else(|| none.to_owned(), |number| number.to_string());
    [
        line.tenant_name.clone(),
        capital(&line.plan),
        match line.metric.as_str() {
            "learningActive" => "Active in learning".to_owned(),
            "signedIn" => "Signed in".to_owned(),
            other => other.to_owned(),
        },
        number(line.included, "Unlimited"),
        line.counted.to_string(),
        line.waived.to_string(),
        line.over.to_string(),
        number(line.billed, "–"),
        capital(&line.state.replace('_', " ")),
    ]
}

fn sums(lines: &[LicenceLine]) -> [String; 9] {
    let sum = |of: fn(&LicenceLine) -> i64| lines.iter().map(of).sum::<i64>().to_string();
    [
        format!("All tenants ({})", lines.len()),
        String::new(),
        String::new(),
        String::new(),
        sum(|line| i64::from(line.counted)),
        sum(|line| line.waived),
        sum(|line| line.over),
        sum(|line| line.billed.map_or(0, i64::from)),
        String::new(),
    ]
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn page(month: &str, rows: &[[String; 9]], (number, of): (usize, usize), is_last: bool) -> Page {
    let title = format!("Monthly licences {month}");
    let mut pieces = vec![
        words(&title, 15.0, (MARGIN, 30.0, 500.0, 24.0), Align::Left, INK),
        words(
            &format!("Page {number} of {of}"),
            8.0,
            (SIDES.0 - MARGIN - 160.0, 34.0, 160.0, 16.0),
            Align::Right,
            FAINT,
        ),
    ];
    let mut top = 62.0;
    for (name, x, width, align) in COLUMNS {
        pieces.push(words(name, 8.0, (MARGIN + x, top, width, ROW), align, FAINT));
    }
    top += ROW;
    for (at, row) in rows.iter().enumerate() {
        let strength = if is_last && at + 1 == rows.len() { 1.2 } else { 0.5 };
        pieces.push(PageElement::Line(
            vec![(MARGIN, top), (SIDES.0 - MARGIN, top)],
            strength,
            RULE,
        ));
        for ((_, x, width, align), cell) in COLUMNS.iter().zip(row) {
            if !cell.is_empty() {
                pieces.push(words(cell, 8.5, (MARGIN + x, top, *width, ROW), *align, INK));
            }
        }
        top += ROW;
    }
    Page {
        width: SIDES.0,
        height: SIDES.1,
        title,
        language: "en".to_owned(),
        pieces,
    }
}

fn words(
    content: &str,
    size: f32,
    (x, y, width, height): (f32, f32, f32, f32),
    align: Align,
    colour: Colour,
) -> PageElement {
    let area = Area { x, y, width, height };
    PageElement::Text(
        area,
        Text {
            content: content.to_owned(),
            size,
            align,
            colour,
            style: Style::Sans,
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_of_many_tenants_has_as_many_pages_as_it_needs() {
        let line = |number: usize| LicenceLine {
            tenant_id: format!("t{number}"),
            tenant_name: format!("Tenant {number} – مؤسسة"),
            month: "2026-10".to_owned(),
            plan: "starter".to_owned(),
            metric: "signedIn".to_owned(),
            superadmins: None,
            included: Some(50),
            counted: 60,
            waived: 1,
            over: 9,
            difference: None,
            billed: Some(59),
            state: "in_review".to_owned(),
            teams: Vec::new(),
            trend: Vec::new(),
            counted_at: chrono::DateTime::UNIX_EPOCH,
            reviewed_at: None,
            reviewed_by: None,
        };
        let lines: Vec<LicenceLine> = (0..60).map(line).collect();
        assert_eq!(sums(&lines)[4..8], ["3600", "60", "540", "3540"].map(str::to_owned));
        let bytes = paper("2026-10", &lines);
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.starts_with("%PDF-"));
        // 60 tenants and their sums.
        assert!(text.contains("/Count 3"), "three pages");
        assert!(
            paper("2026-10", &[]).starts_with(b"%PDF-"),
            "a month of nobody is a page too"
        );
    }
}
