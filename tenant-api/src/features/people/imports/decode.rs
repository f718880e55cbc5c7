//! From the bytes of an uploaded file to lines of cells: encoding, delimiter, header.

use std::io::Cursor;

use csv::StringRecord;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::values::clean;

/// The largest file.
pub const MOST_BYTES: usize = 10 * 1024 * 1024;
/// The most lines below the header.
pub const MOST_LINES: usize = 100_000;
const MOST_COLUMNS: usize = 200;
/// A longer cell means that a quotation mark was opened and never closed.
const LONGEST_CELL: usize = 10_000;

/// Why a whole file is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// Nothing in it.
    #[error("The file is empty")]
    Empty,
    /// Not text in an encoding that is known.
    #[error(
        "The file is neither UTF-8 nor UTF-16 (line {0} contains other characters). Save it as “CSV UTF-8” and upload it again"
    )]
    Encoding(usize),
    #[error("The first line must contain the column names")]
    NoHeader,
    /// A header and no more.
    #[error("There are no lines below the header")]
    NoLines,
    /// Over the limit.
    #[error("The file has more than {MOST_COLUMNS} columns")]
    TooManyColumns,
    /// Over the limit.
    #[error("The file has more than 100,000 lines. Split it and upload the parts")]
    TooManyLines,
    /// Over the limit.
    #[error("The file is larger than 10 MB. Split it and upload the parts")]
    TooLarge,
}

/// How the text of a file was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, strum::IntoStaticStr)]
#[strum(const_into_str)]
pub enum Encoding {
    /// With or without a byte order mark.
    #[serde(rename = "UTF-8")]
    #[strum(serialize = "UTF-8")]
    Utf8,
    /// Low byte first.
    #[serde(rename = "UTF-16LE")]
    #[strum(serialize = "UTF-16LE")]
    Utf16Le,
    /// High byte first.
    #[serde(rename = "UTF-16BE")]
    #[strum(serialize = "UTF-16BE")]
    Utf16Be,
}

/// A file that could be read.
#[derive(Debug)]
pub struct Sheet {
    /// How it was written.
    pub encoding: Encoding,
    /// What stands between cells.
    pub delimiter: u8,
    pub columns: Vec<String>,
    /// The text, without a byte order mark.
    text: String,
    /// Lines before the header: a `sep=;` that spreadsheets write.
    skipped: u64,
    /// Where the line begins whose quotation mark is never closed: it swallows all that follow.
    unclosed: Option<usize>,
}

/// One line of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number in the file, the first line being 1.
    pub number: u64,
    /// Its cells, as many as it has.
    pub cells: Vec<String>,
    /// A cell that swallowed what follows.
    pub unclosed: bool,
}

impl Sheet {
    /// Reads a file's header and checks that there is something below it.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        if bytes.len() > MOST_BYTES {
            return Err(Unreadable::TooLarge);
        }
        let (encoding, text) = decode(bytes)?;
        let (announced, body) = announced_delimiter(&text);
        let skipped = u64::from(announced.is_some());
        let delimiter = announced.unwrap_or_else(|| guess_delimiter(body));
        // one kind of line end: else lines are miscounted
        let body = body.replace("\r\n", "\n").replace('\r', "\n");
        let mut sheet = Self {
            encoding,
            delimiter,
            columns: Vec::new(),
            unclosed: unclosed(&body, delimiter),
            text: body,
            skipped,
        };
        let header = sheet
            .reader()
            .records()
            .next()
            .and_then(Result::ok)
            .ok_or(Unreadable::Empty)?;
        sheet.columns = header.iter().map(|name| clean(name, 200).unwrap_or_default()).collect();
        if sheet.columns.iter().all(String::is_empty) {
            return Err(Unreadable::NoHeader);
        }
        if sheet.columns.len() > MOST_COLUMNS {
            return Err(Unreadable::TooManyColumns);
        }
        match sheet.lines().take(MOST_LINES + 1).count() {
            0 => Err(Unreadable::NoLines),
            n if n > MOST_LINES => Err(Unreadable::TooManyLines),
            _ => Ok(sheet),
        }
    }

    /// The lines below the header that hold anything.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        let text = self.text.as_bytes();
        let (mut at, mut number) = (0, 1 + self.skipped);
        self.reader()
            .into_records()
            .filter_map(Result::ok)
            .enumerate()
            .filter_map(move |(index, record)| {
                // the reader's own count leaves out blank lines before a record
                let begin = record
                    .position()
                    .map_or(at, |position| usize::try_from(position.byte()).unwrap_or(at));
                let begin = begin
                    + text
                        .get(begin..)
                        .map_or(0, |rest| rest.iter().take_while(|byte| **byte == b'\n').count());
                number += text
                    .get(at..begin)
                    .map_or(0, |passed| passed.iter().filter(|byte| **byte == b'\n').count())
                    as u64;
                at = begin.max(at);
                let torn = self.unclosed == Some(begin);
                (index > 0 && record.iter().any(|cell| !cell.trim().is_empty())).then(|| line(&record, number, torn))
            })
    }

    fn reader(&self) -> csv::Reader<Cursor<&[u8]>> {
        csv::ReaderBuilder::new()
            .delimiter(self.delimiter)
            .has_headers(false)
            .flexible(true)
            .from_reader(Cursor::new(self.text.as_bytes()))
    }
}

fn line(record: &StringRecord, number: u64, torn: bool) -> Line {
    Line {
        number,
        cells: record.iter().map(str::to_owned).collect(),
        unclosed: torn || record.iter().any(|cell| cell.len() > LONGEST_CELL),
    }
}

/// Where the line begins in which a cell is still open at the end of the text. A mark inside a cell that does not begin
/// with one is a plain character: `5" pipe`.
fn unclosed(text: &str, delimiter: u8) -> Option<usize> {
    let (mut begin, mut quoted, mut cell_begins) = (0, false, true);
    let mut bytes = text.bytes().enumerate().peekable();
    while let Some((at, byte)) = bytes.next() {
        if quoted {
            // two marks in a row are one that is meant
            if byte == b'"' && bytes.next_if(|(_, next)| *next == b'"').is_none() {
                quoted = false;
            }
        } else if byte == b'\n' {
            (begin, cell_begins) = (at + 1, true);
        } else {
            quoted = cell_begins && byte == b'"';
            cell_begins = byte == delimiter;
        }
    }
    quoted.then_some(begin)
}

fn decode(bytes: &[u8]) -> Result<(Encoding, String), Unreadable> {
    let (encoding, body) = match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => (Encoding::Utf8, rest),
        [0xFF, 0xFE, rest @ ..] => (Encoding::Utf16Le, rest),
        [0xFE, 0xFF, rest @ ..] => (Encoding::Utf16Be, rest),
        // without a mark: a header is mostly ASCII, so one of its two bytes is 0
        [0, second, ..] if *second != 0 => (Encoding::Utf16Be, bytes),
        [first, 0, ..] if *first != 0 => (Encoding::Utf16Le, bytes),
        _ => (Encoding::Utf8, bytes),
    };
    let text = match encoding {
        Encoding::Utf8 => std::str::from_utf8(body).map(str::to_owned).map_err(|error| {
            Unreadable::Encoding(
                1 + body[..error.valid_up_to()]
                    .iter()
                    .filter(|byte| **byte == b'\n')
                    .count(),
            )
        })?,
        Encoding::Utf16Le => utf16(body, encoding_rs::UTF_16LE)?,
        Encoding::Utf16Be => utf16(body, encoding_rs::UTF_16BE)?,
    };
    if text.trim().is_empty() {
        Err(Unreadable::Empty)
    } else {
        Ok((encoding, text))
    }
}

fn utf16(body: &[u8], encoding: &'static encoding_rs::Encoding) -> Result<String, Unreadable> {
    let (text, broken) = encoding.decode_without_bom_handling(body);
    if broken {
        let before = text.split('\u{FFFD}').next().unwrap_or_default();
        return Err(Unreadable::Encoding(1 + before.matches('\n').count()));
    }
    Ok(text.into_owned())
}

/// `sep=;` in the first line, as spreadsheets understand it.
fn announced_delimiter(text: &str) -> (Option<u8>, &str) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    match first.trim_end().strip_prefix("sep=").map(str::as_bytes) {
        Some([delimiter @ (b',' | b';' | b'\t')]) => (Some(*delimiter), rest),
        // the tab was trimmed away with the end of the line
        Some([]) if first.starts_with("sep=\t") => (Some(b'\t'), rest),
        _ => (None, text),
    }
}

/// What stands most often between the names of the header, outside quotation marks.
fn guess_delimiter(text: &str) -> u8 {
    let mut counts = [(b',', 0), (b';', 0), (b'\t', 0)];
    let mut quoted = false;
    for byte in text.trim_start().bytes() {
        match byte {
            b'"' => quoted = !quoted,
            b'\n' | b'\r' if !quoted => break,
            _ if !quoted => {
                if let Some(count) = counts.iter_mut().find(|(delimiter, _)| *delimiter == byte) {
                    count.1 += 1;
                }
            }
            _ => {}
        }
    }
    // the first of equals wins, so that a single column is read with commas
    counts
        .iter()
        .rev()
        .max_by_key(|(_, count)| *count)
        .map_or(b',', |(delimiter, _)| *delimiter)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "First name;E-mail;Town\r\nZoë;zoe@acme.test;\"Leeds; York\"\r\n\r\n;;\r\nBo;bo@acme.test;Bath\r\n";

    fn utf16(text: &str, little: bool, mark: bool) -> Vec<u8> {
        let units = mark.then_some(0xFEFF).into_iter().chain(text.encode_utf16());
        units
            .flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() })
            .collect()
    }

    #[test]
    fn every_encoding_gives_the_same_lines() {
        let with_mark = [&[0xEF, 0xBB, 0xBF], TEXT.as_bytes()].concat();
        let files = [
            (Encoding::Utf8, TEXT.as_bytes().to_vec()),
            (Encoding::Utf8, with_mark),
            (Encoding::Utf16Le, utf16(TEXT, true, true)),
            (Encoding::Utf16Be, utf16(TEXT, false, true)),
            (Encoding::Utf16Le, utf16(TEXT, true, false)),
            (Encoding::Utf16Be, utf16(TEXT, false, false)),
        ];
        for (encoding, bytes) in files {
            let sheet = Sheet::read(&bytes).unwrap();
            assert_eq!(sheet.encoding, encoding);
            assert_eq!(sheet.delimiter, b';');
            assert_eq!(sheet.columns, ["First name", "E-mail", "Town"]);
            let lines: Vec<_> = sheet.lines().collect();
            assert_eq!(lines.len(), 2, "blank lines are none");
            assert_eq!(lines[0].cells, ["Zoë", "zoe@acme.test", "Leeds; York"]);
            assert_eq!((lines[0].number, lines[1].number), (2, 5));
        }
    }

    #[test]
    fn delimiters_are_found_outside_quotation_marks() {
        for (text, delimiter, first) in [
            ("a,b,c\n1,2,3", b',', "a"),
            ("a\tb\n1\t2", b'\t', "a"),
            ("\"a;b;c\",d\n1,2", b',', "a;b;c"),
            ("only\nx", b',', "only"),
            ("sep=;\r\na,b;c\r\n1;2", b';', "a,b"),
            ("sep=\t\na\tb\n1\t2", b'\t', "a"),
        ] {
            let sheet = Sheet::read(text.as_bytes()).unwrap();
            assert_eq!(
                (sheet.delimiter, sheet.columns[0].as_str()),
                (delimiter, first),
                "{text:?}"
            );
        }
        let announced = Sheet::read(b"sep=;\na;b\n1;2\n").unwrap();
        assert_eq!(announced.lines().next().unwrap().number, 3);
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        assert_eq!(Sheet::read(b"").unwrap_err(), Unreadable::Empty);
        assert_eq!(Sheet::read(b"\xEF\xBB\xBF \r\n").unwrap_err(), Unreadable::Empty);
        assert_eq!(Sheet::read(b"name,email\r\n\r\n").unwrap_err(), Unreadable::NoLines);
        assert_eq!(Sheet::read(b",,\na,b,c\n").unwrap_err(), Unreadable::NoHeader);
        assert_eq!(Sheet::read(b"name\nok\nZo\xEB\n").unwrap_err(), Unreadable::Encoding(3));
        assert_eq!(
            Sheet::read(&vec![b'a'; MOST_BYTES + 1]).unwrap_err(),
            Unreadable::TooLarge
        );
        let long = format!("n\n{}", "x\n".repeat(MOST_LINES + 1));
        assert_eq!(Sheet::read(long.as_bytes()).unwrap_err(), Unreadable::TooManyLines);
        let mut torn = utf16("name\nZoe\n", true, true);
        torn.push(0x41);
        assert_eq!(Sheet::read(&torn).unwrap_err(), Unreadable::Encoding(3));
    }

    #[test]
    fn nobody_vanishes_behind_a_mark_that_is_never_closed() {
        let torn = |text: &str| -> Vec<bool> {
            let sheet = Sheet::read(format!("email,notes\n{text}").as_bytes()).unwrap();
            sheet.lines().map(|line| line.unclosed).collect()
        };
        assert_eq!(torn("a@x,\"hi\nb@x,x\n"), [true]);
        assert_eq!(torn("a@x,ok\n\n\nb@x,\"hi"), [false, true]);
        assert_eq!(torn("a@x,\"say \"\"hi\nb@x,\"\"\n"), [true]);
        assert_eq!(torn("a@x,5\" pipe\nb@x,\"\"\"hi\"\"\"\n"), [false, false]);
        assert_eq!(torn("a@x,\"two\nlines\"\nb@x,\"\"\n"), [false, false]);
    }

    #[test]
    fn a_quotation_mark_that_is_never_closed_is_noticed() {
        let text = format!("a,b\n1,\"2\n{}", "3,4\n".repeat(4_000));
        let lines: Vec<_> = Sheet::read(text.as_bytes()).unwrap().lines().collect();
        assert_eq!(lines.len(), 1);
        assert!(lines[0].unclosed);
    }
}
