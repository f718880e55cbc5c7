//! What a file truly is: by its first bytes and its build, never by its name or what the browser called it.

use super::model::{Kind, Refusal};

/// The types that are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Media {
    Png,
    Jpeg,
    Webp,
    Gif,
    /// ISO media, as browsers play it.
    Mp4,
    Webm,
    Pdf,
    /// A document of Word.
    Docx,
    /// A workbook of Excel.
    Xlsx,
    /// Slides of PowerPoint.
    Pptx,
    /// Values with commas between them.
    Csv,
    /// Captions.
    Vtt,
}

/// So many bytes are looked at to recognise a type.
pub const HEAD: usize = 64;

impl Media {
    /// Recognises a type by its magic bytes.
    pub fn of(head: &[u8]) -> Option<Media> {
        let at = |offset: usize, magic: &[u8]| head.get(offset..offset + magic.len()) == Some(magic);
        if at(0, b"\x89PNG\r\n\x1a\n") {
            Some(Media::Png)
        } else if at(0, &[0xff, 0xd8, 0xff]) {
            Some(Media::Jpeg)
        } else if at(0, b"RIFF") && at(8, b"WEBP") {
            Some(Media::Webp)
        } else if at(0, b"GIF87a") || at(0, b"GIF89a") {
            Some(Media::Gif)
        } else if at(4, b"ftyp") && brand_plays(head) {
            Some(Media::Mp4)
        } else if at(0, &[0x1a, 0x45, 0xdf, 0xa3]) {
            Some(Media::Webm)
        } else if at(0, b"%PDF-") {
            Some(Media::Pdf)
        } else if at(0, b"WEBVTT") || at(0, b"\xef\xbb\xbfWEBVTT") {
            Some(Media::Vtt)
        } else {
            None
        }
    }

    /// Which kind of upload takes it.
    pub fn kind(self) -> Kind {
        match self {
            Media::Png | Media::Jpeg | Media::Webp | Media::Gif => Kind::Image,
            Media::Mp4 | Media::Webm => Kind::Video,
            Media::Pdf => Kind::Document,
            Media::Docx | Media::Xlsx | Media::Pptx | Media::Csv => Kind::Office,
            Media::Vtt => Kind::Captions,
        }
    }

    /// The type it is served with.
    pub fn media_type(self) -> &'static str {
        match self {
            Media::Png => "image/png",
            Media::Jpeg => "image/jpeg",
            Media::Webp => "image/webp",
            Media::Gif => "image/gif",
            Media::Mp4 => "video/mp4",
            Media::Webm => "video/webm",
            Media::Pdf => "application/pdf",
            Media::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Media::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            Media::Pptx => "application/vnd.openxmlformats-officedocument.presentationml.presentation",
            Media::Csv => "text/csv",
            Media::Vtt => "text/vtt",
        }
    }

    /// The extension of its name.
    pub fn extension(self) -> &'static str {
        match self {
            Media::Png => "png",
            Media::Jpeg => "jpg",
            Media::Webp => "webp",
            Media::Gif => "gif",
            Media::Mp4 => "mp4",
            Media::Webm => "webm",
            Media::Pdf => "pdf",
            Media::Docx => "docx",
            Media::Xlsx => "xlsx",
            Media::Pptx => "pptx",
            Media::Csv => "csv",
            Media::Vtt => "vtt",
        }
    }
}

/// ISO media is also used for photographs (HEIC, AVIF) and other things that no video player takes.
fn brand_plays(head: &[u8]) -> bool {
    let Some(brand) = head.get(8..12) else { return false };
    [
        &b"isom"[..],
        b"iso2",
        b"iso3",
        b"iso4",
        b"iso5",
        b"iso6",
        b"iso8",
        b"mp41",
        b"mp42",
        b"avc1",
        b"M4V ",
        b"M4VH",
        b"dash",
        b"f4v ",
        b"MSNV",
        b"3gp4",
        b"3gp5",
    ]
    .contains(&brand)
}

/// Whether a picture's own end is there. Decoders forgive a missing tail; an upload that was cut off must not pass.
pub fn picture_ends(media: Media, bytes: &[u8]) -> bool {
    match media {
        Media::Png => png_ends(bytes),
        Media::Jpeg => jpeg_ends(bytes),
        Media::Webp => riff_ends(bytes),
        Media::Gif => bytes.iter().rev().find(|byte| **byte != 0) == Some(&0x3b),
        _ => false,
    }
}

fn png_ends(bytes: &[u8]) -> bool {
    let mut at = 8;
    while let Some(head) = bytes.get(at..at + 8) {
        let length = u32::from_be_bytes([head[0], head[1], head[2], head[3]]) as usize;
        let next = at.saturating_add(12).saturating_add(length);
        if &head[4..] == b"IEND" {
            return next <= bytes.len();
        }
        at = next;
    }
    false
}

/// Walks the segments to the picture's own data, so that the end of an embedded thumbnail does not count.
fn jpeg_ends(bytes: &[u8]) -> bool {
    let mut at = 2;
    while let Some(&[0xff, marker]) = bytes.get(at..at + 2) {
        if marker == 0xff {
            at += 1;
            continue;
        }
        if marker == 0xd9 {
            return true;
        }
        if (0xd0..=0xd8).contains(&marker) || marker == 0x01 {
            at += 2;
            continue;
        }
        let Some(length) = bytes
            .get(at + 2..at + 4)
            .map(|l| usize::from(u16::from_be_bytes([l[0], l[1]])))
        else {
            return false;
        };
        at = at.saturating_add(2).saturating_add(length);
        if marker == 0xda {
            // Coded data: an ff in it is followed by 00 or a restart marker, anything else begins the next segment.
            while let Some(pair) = bytes.get(at..at + 2) {
                if pair[0] == 0xff && pair[1] != 0 && !(0xd0..=0xd7).contains(&pair[1]) {
                    break;
                }
                at += 1;
            }
        }
    }
    false
}

fn riff_ends(bytes: &[u8]) -> bool {
    bytes.get(4..8).is_some_and(|size| {
        u64::from(u32::from_le_bytes([size[0], size[1], size[2], size[3]])) + 8 <= bytes.len() as u64
    })
}

/// So many bytes of its end are needed to judge a PDF.
pub const PDF_TAIL: u64 = 2048;

/// Where a PDF's cross-reference table begins, if its end is there: `startxref`, an offset, `%%EOF`, nothing more.
pub fn pdf_table(tail: &[u8], size: u64) -> Option<u64> {
    let end = find_last(tail, b"%%EOF")?;
    if tail[end + 5..]
        .iter()
        .any(|byte| !byte.is_ascii_whitespace() && *byte != 0)
    {
        return None;
    }
    let start = find_last(&tail[..end], b"startxref")? + 9;
    let number = std::str::from_utf8(&tail[start..end]).ok()?.trim();
    number.parse().ok().filter(|offset| *offset > 0 && *offset < size)
}

/// Whether these bytes, found where the table should begin, are one: the word `xref` or a numbered object.
pub fn pdf_table_begins(bytes: &[u8]) -> bool {
    let text = bytes.trim_ascii_start();
    if text.starts_with(b"xref") {
        return true;
    }
    let mut words = text
        .split(|byte| byte.is_ascii_whitespace())
        .filter(|word| !word.is_empty());
    let number = |word: Option<&[u8]>| word.is_some_and(|word| word.iter().all(u8::is_ascii_digit));
    number(words.next()) && number(words.next()) && words.next().is_some_and(|word| word.starts_with(b"obj"))
}

/// How every package begins: those of Word, Excel and PowerPoint, and archives of anything.
const PACKAGE: &[u8] = b"PK\x03\x04";

/// How files of Word, Excel and PowerPoint begin that were written as before 2007.
const COMPOUND: &[u8] = &[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/// What a file is by its first bytes, if the kind takes that.
pub fn recognise(kind: Kind, head: &[u8]) -> Result<Media, Refusal> {
    let found = if kind == Kind::Office {
        office(head)
    } else {
        Media::of(head).filter(|media| media.kind() == kind)
    };
    found.ok_or_else(|| match kind {
        Kind::Document if head.starts_with(PACKAGE) || head.starts_with(COMPOUND) => Refusal::NotPages,
        Kind::Office if head.starts_with(COMPOUND) => Refusal::OldOffice,
        _ => Refusal::WrongType(kind),
    })
}

/// Recognises a file of the office by its first bytes: a package, whose inside is judged when it is whole ([`package`]), or text.
pub fn office(head: &[u8]) -> Option<Media> {
    if head.starts_with(PACKAGE) {
        return Some(Media::Docx);
    }
    let head = &head[..head.len().min(HEAD)];
    (Media::of(head).is_none() && is_text(head) && !head.starts_with(b"%PDF") && !head.starts_with(b"{\\rtf"))
        .then_some(Media::Csv)
}

/// Whether this may be a piece of a text, in UTF-8 or in an older code for Latin letters.
pub fn is_text(bytes: &[u8]) -> bool {
    bytes.iter().all(|byte| *byte >= 0x20 || b"\t\r\n".contains(byte))
}

/// So many bytes of its end are needed to judge a package.
pub const PACKAGE_TAIL: u64 = 65_557;

/// Where the directory of a package lies, by its end.
pub fn package_directory(tail: &[u8], size: u64) -> Option<std::ops::Range<u64>> {
    let at = find_last(tail, b"PK\x05\x06")?;
    let number = |from: usize| {
        let bytes = tail.get(at + from..at + from + 4)?;
        Some(u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])))
    };
    let (length, start) = (number(12)?, number(16)?);
    let end = start + length;
    (length > 0 && end <= size).then_some(start..end)
}

/// What a package is, by the names in its directory; with macros it is refused.
pub fn package(directory: &[u8]) -> Result<Media, Refusal> {
    let names = names(directory).ok_or(Refusal::WrongType(Kind::Office))?;
    let has = |wanted: &[u8]| names.iter().any(|name| name == wanted);
    let media = [
        (&b"word/document.xml"[..], Media::Docx),
        (b"xl/workbook.xml", Media::Xlsx),
        (b"ppt/presentation.xml", Media::Pptx),
    ]
    .into_iter()
    .find(|(main, _)| has(main) && has(b"[content_types].xml"))
    .map(|(_, media)| media);
    if media.is_some() && names.iter().any(|name| runs(name)) {
        return Err(Refusal::Macros);
    }
    media.ok_or(Refusal::WrongType(Kind::Office))
}

/// Whether a part of a package holds programs: those of Visual Basic, and the sheets of macros that Excel had before.
fn runs(name: &[u8]) -> bool {
    name.ends_with(b"vbaproject.bin") || name.starts_with(b"xl/macrosheets/")
}

/// The names in a directory, in small letters.
fn names(directory: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut names = Vec::new();
    let mut at = 0;
    while directory.get(at..at + 4) == Some(b"PK\x01\x02") {
        let number = |from: usize| {
            let bytes = directory.get(at + from..at + from + 2)?;
            Some(usize::from(u16::from_le_bytes([bytes[0], bytes[1]])))
        };
        let (name, extra, comment) = (number(28)?, number(30)?, number(32)?);
        names.push(directory.get(at + 46..at + 46 + name)?.to_ascii_lowercase());
        at += 46 + name + extra + comment;
    }
    Some(names)
}

fn find_last(bytes: &[u8], needle: &[u8]) -> Option<usize> {
    bytes.windows(needle.len()).rposition(|window| window == needle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_known_by_their_bytes() {
        assert_eq!(Media::of(b"\x89PNG\r\n\x1a\n...."), Some(Media::Png));
        assert_eq!(Media::of(b"GIF89a"), Some(Media::Gif));
        assert_eq!(Media::of(b"%PDF-1.7\n"), Some(Media::Pdf));
        assert_eq!(Media::of("\u{feff}WEBVTT\n".as_bytes()), Some(Media::Vtt));
        assert_eq!(Media::of(b"\0\0\0\x18ftypmp42\0\0\0\0"), Some(Media::Mp4));
        assert_eq!(Media::of(b"\0\0\0\x18ftypheic\0\0\0\0"), None);
        assert_eq!(Media::of(b"<svg xmlns="), None);
        assert_eq!(Media::of(b"<!doctype html>%PDF-1.4"), None);
        assert_eq!(Media::of(b"PK\x03\x04"), None);
        assert_eq!(Media::of(b""), None);
    }

    fn listed(names: &[&str]) -> Vec<u8> {
        let entry = |name: &&str| {
            let mut entry = b"PK\x01\x02".to_vec();
            entry.extend([0; 24]);
            entry.extend((name.len() as u16).to_le_bytes());
            entry.extend([0; 16]);
            entry.extend(name.as_bytes());
            entry
        };
        names.iter().flat_map(entry).collect()
    }

    #[test]
    fn a_package_is_known_by_what_is_in_it() {
        let types = "[Content_Types].xml";
        let other = Err(Refusal::WrongType(Kind::Office));
        assert_eq!(package(&listed(&[types, "word/document.xml"])), Ok(Media::Docx));
        assert_eq!(package(&listed(&["xl/workbook.xml", types])), Ok(Media::Xlsx));
        assert_eq!(package(&listed(&[types, "ppt/presentation.xml"])), Ok(Media::Pptx));
        assert_eq!(package(&listed(&["word/document.xml"])), other);
        assert_eq!(package(&listed(&["META-INF/MANIFEST.MF"])), other);
        assert_eq!(package(&listed(&["tools/vbaProject.bin"])), other);
        assert_eq!(package(b"hello"), other);
    }

    #[test]
    fn a_package_with_programs_is_refused_as_such() {
        let types = "[Content_Types].xml";
        for (main, part) in [
            ("word/document.xml", "word/vbaProject.bin"),
            ("xl/workbook.xml", "xl/vbaProject.bin"),
            ("xl/workbook.xml", "xl/macrosheets/sheet1.xml"),
            ("ppt/presentation.xml", "ppt/vbaProject.bin"),
        ] {
            assert_eq!(package(&listed(&[types, main, part])), Err(Refusal::Macros), "{part}");
        }
    }

    #[test]
    fn a_file_of_the_office_is_no_document_with_pages() {
        let old = [COMPOUND, &[0; 20]].concat();
        assert_eq!(recognise(Kind::Document, b"PK\x03\x04...."), Err(Refusal::NotPages));
        assert_eq!(recognise(Kind::Document, &old), Err(Refusal::NotPages));
        assert_eq!(recognise(Kind::Office, &old), Err(Refusal::OldOffice));
        assert_eq!(recognise(Kind::Office, b"PK\x03\x04...."), Ok(Media::Docx));
        assert_eq!(recognise(Kind::Document, b"%PDF-1.7\n"), Ok(Media::Pdf));
        assert_eq!(
            recognise(Kind::Document, b"<html>"),
            Err(Refusal::WrongType(Kind::Document))
        );
        assert_eq!(
            recognise(Kind::Image, b"PK\x03\x04"),
            Err(Refusal::WrongType(Kind::Image))
        );
    }

    #[test]
    fn a_package_says_where_its_directory_is() {
        let mut tail = b"....PK\x05\x06".to_vec();
        tail.extend([0; 8]);
        tail.extend(40_u32.to_le_bytes());
        tail.extend(100_u32.to_le_bytes());
        tail.extend([0; 2]);
        assert_eq!(package_directory(&tail, 162), Some(100..140));
        assert_eq!(package_directory(&tail, 120), None);
        assert_eq!(package_directory(b"....", 4), None);
    }

    #[test]
    fn text_is_no_program() {
        assert_eq!(office(b"name,place\r\nLena,K\xf6ln"), Some(Media::Csv));
        assert_eq!(office(b"MZ\0\0"), None);
        assert_eq!(office(b"%PDF-1.7"), None);
        assert_eq!(office(b"PK\x03\x04...."), Some(Media::Docx));
    }

    #[test]
    fn a_pdf_ends_with_its_table_and_nothing_after_it() {
        let whole = b"1 0 obj\nendobj\nxref\n0 1\ntrailer\nstartxref\n15\n%%EOF\n";
        assert_eq!(pdf_table(whole, 500), Some(15));
        assert!(pdf_table_begins(&whole[15..]));
        assert_eq!(pdf_table(&whole[..whole.len() - 4], 500), None);
        assert_eq!(pdf_table(b"startxref\n900\n%%EOF", 500), None);
        assert_eq!(pdf_table(b"startxref\n15\n%%EOF<script>", 500), None);
        assert!(pdf_table_begins(b"\n12 0 obj <<"));
        assert!(!pdf_table_begins(b"hello"));
        assert!(!pdf_table_begins(b""));
    }

    #[test]
    fn the_end_of_a_thumbnail_is_not_the_end_of_the_picture() {
        let thumb = [0xff, 0xe1, 0x00, 0x06, 0xff, 0xd8, 0xff, 0xd9];
        let scan = [0xff, 0xda, 0x00, 0x02, 0x12, 0xff, 0x00, 0x34];
        let cut: Vec<u8> = [&[0xff, 0xd8][..], &thumb, &scan].concat();
        assert!(!jpeg_ends(&cut));
        let whole: Vec<u8> = [&cut[..], &[0xff, 0xd9]].concat();
        assert!(jpeg_ends(&whole));
    }

    #[test]
    fn riff_says_how_long_it_is() {
        let whole = b"RIFF\x04\0\0\0WEBP";
        assert!(riff_ends(whole));
        assert!(!riff_ends(&whole[..11]));
    }
}
