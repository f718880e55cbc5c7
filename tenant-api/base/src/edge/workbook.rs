//! A workbook (XLSX) of one sheet that is written row by row while it is sent.

use std::fmt::Write;

use learnt_kernel::problem::Result;

use super::archive::Archive;

const TYPES: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>"#;
const ROOT: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
const LINKS: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>"#;
const BEGIN: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>"#;
const END: &str = "</sheetData></worksheet>";
/// A spreadsheet takes no longer text in one cell.
const LONGEST: usize = 32_000;

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// As it is written.
    pub text: String,
    /// A spreadsheet adds it up.
    pub is_number: bool,
}

impl Cell {
    /// Words; never a formula, whatever they begin with.
    pub fn text(text: String) -> Self {
        Self { text, is_number: false }
    }

    /// A number, if it is one.
    pub fn number(text: String) -> Self {
        let is_number = text.parse::<f64>().is_ok_and(f64::is_finite);
        Self { text, is_number }
    }
}

/// Text as XML has it; control characters have no place there.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars().take(LONGEST) {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '\n' | '\t' => safe.push(sign),
            '\u{fffe}' | '\u{ffff}' => {}
            sign if sign.is_control() => {}
            sign => safe.push(sign),
        }
    }
    safe
}

fn row(cells: &[Cell]) -> String {
    let mut line = String::from("<row>");
    for cell in cells {
        let written = match (cell.text.is_empty(), cell.is_number) {
            (true, _) => write!(line, "<c/>"),
            (_, true) => write!(line, "<c><v>{}</v></c>", cell.text),
            _ => write!(
                line,
                r#"<c t="inlineStr"><is><t xml:space="preserve">{}</t></is></c>"#,
                escaped(&cell.text)
            ),
        };
        // Nothing refuses to be written into a text.
        debug_assert!(written.is_ok());
    }
    line.push_str("</row>");
    line
}

/// A workbook whose rows follow.
pub struct Workbook(Archive);

impl Workbook {
    /// Everything that stands before the first row.
    pub async fn begin(mut archive: Archive, sheet: &str) -> Result<Self> {
        let book = format!(
            r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="{}" sheetId="1" r:id="rId1"/></sheets></workbook>"#,
            escaped(sheet)
        );
        let parts = [
            ("[Content_Types].xml", TYPES),
            ("_rels/.rels", ROOT),
            ("xl/workbook.xml", book.as_str()),
            ("xl/_rels/workbook.xml.rels", LINKS),
            ("xl/worksheets/sheet1.xml", BEGIN),
        ];
        for (name, text) in parts {
            archive.begin(name, true)?;
            archive.write(text.as_bytes()).await?;
        }
        Ok(Self(archive))
    }

    /// One more row.
    pub async fn row(&mut self, cells: &[Cell]) -> Result<()> {
        self.0.write(row(cells).as_bytes()).await
    }

    /// No more rows.
    pub async fn finish(mut self) -> Result<()> {
        self.0.write(END.as_bytes()).await?;
        self.0.finish().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_never_formulas_and_numbers_are_numbers() {
        let cells = [
            Cell::text("=1+1 <b>\u{7}".to_owned()),
            Cell::number("7.5".to_owned()),
            Cell::number("many".to_owned()),
            Cell::number(String::new()),
        ];
        assert_eq!(
            row(&cells),
            "<row><c t=\"inlineStr\"><is><t xml:space=\"preserve\">=1+1 &lt;b&gt;</t></is></c><c><v>7.5</v></c>\
             <c t=\"inlineStr\"><is><t xml:space=\"preserve\">many</t></is></c><c/></row>"
        );
    }
}
