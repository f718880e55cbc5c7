//! From a design and what one certificate says to a page.

use std::collections::HashMap;

use chrono::{Datelike, NaiveDate};
use learnt_pdf::{Align, Area, Colour, Page, PageElement, Picture, Style, Text};
use qrcode::{Color, EcLevel, QrCode};
use uuid::Uuid;

use super::design::{self, Design, Field, Frame, Kind, Language};

/// Points in a millimetre.
const MM: f32 = 72.0 / 25.4;
/// Where a team has no colour.
const INK: Colour = [0x1e, 0x3a, 0x5f];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
const ARABIC_MONTHS: [&str; 12] = [
    "يناير",
    "فبراير",
    "مارس",
    "أبريل",
    "مايو",
    "يونيو",
    "يوليو",
    "أغسطس",
    "سبتمبر",
    "أكتوبر",
    "نوفمبر",
    "ديسمبر",
];

/// What one certificate says.
#[derive(Debug, Clone)]
pub struct CertificateData {
    /// The person's name.
    pub person: String,
    /// The course's title.
    pub course: String,
    /// The day on which it was issued.
    pub issued_on: NaiveDate,
    /// The last day on which it holds.
    pub valid_until: Option<NaiveDate>,
    pub number: String,
    pub code: String,
    /// Where anybody checks it.
    pub address: String,
}

/// What it is written on: whose letterhead, and the pictures that the design names.
#[derive(Debug, Clone, Default)]
pub struct Letterhead {
    /// The team's name.
    pub team: String,
    /// The team's colour.
    pub colour: Option<Colour>,
    /// The team's logo.
    pub logo: Option<Picture>,
    /// By the uploads' ids.
    pub pictures: HashMap<Uuid, Picture>,
}

/// A code in fours, as it is read aloud and typed from paper.
pub fn grouped(code: &str) -> String {
    let letters: Vec<char> = code.chars().collect();
    letters
        .chunks(4)
        .map(|four| four.iter().collect::<String>())
        .collect::<Vec<_>>()
        .join("-")
}

pub fn page(design: &Design, data: &CertificateData, paper: &Letterhead) -> Page {
    let (width, height) = design.sides();
    let accent = design
        .accent
        .as_deref()
        .and_then(design::rgb)
        .or(paper.colour)
        .unwrap_or(INK);
    let whole = Area {
        x: 0.0,
        y: 0.0,
        width: width * MM,
        height: height * MM,
    };
    let mut pieces = vec![PageElement::Fill(
        whole,
        design::rgb(&design.background).unwrap_or([255; 3]),
    )];
    if let Some(picture) = design.picture.and_then(|id| paper.pictures.get(&id)) {
        pieces.push(PageElement::Cover(whole, picture.clone()));
    }
    frame(&mut pieces, design.frame, (width, height), accent);
    for field in &design.fields {
        place_field(&mut pieces, design, field, data, paper, accent);
    }
    Page {
        width: whole.width,
        height: whole.height,
        title: format!("{}: {}", data.course, data.person),
        language: match design.language {
            Language::En => "en",
            Language::Ar => "ar",
        }
        .to_owned(),
        pieces,
    }
}

fn place_field(
    pieces: &mut Vec<PageElement>,
    design: &Design,
    field: &Field,
    data: &CertificateData,
    paper: &Letterhead,
    accent: Colour,
) {
    let area = Area {
        x: field.x * MM,
        y: field.y * MM,
        width: field.width * MM,
        height: field.height * MM,
    };
    let named = |value: String| match field.text.trim() {
        "" => value,
        name => format!("{name} {value}"),
    };
    let day = |day| named(written_out(day, design.language));
    let content = match field.kind {
        Kind::Name => data.person.clone(),
        Kind::Course => data.course.clone(),
        Kind::Team => paper.team.clone(),
        Kind::Issued => day(data.issued_on),
        Kind::Expires => data.valid_until.map(day).unwrap_or_default(),
        Kind::Number => named(data.number.clone()),
        Kind::Code => named(grouped(&data.code)),
        Kind::Text => field.text.clone(),
        Kind::Qr => return pieces.extend(matrix(area, &data.address)),
        Kind::Logo => {
            let logo = paper.logo.clone();
            return pieces.extend(logo.map(|logo| PageElement::Picture(area, logo, paper.team.clone())));
        }
        Kind::Signature => return signature(pieces, area, field, paper, accent),
    };
    pieces.push(PageElement::Text(area, text(field, content, accent)));
}

fn text(field: &Field, content: String, accent: Colour) -> Text {
    Text {
        content,
        size: field.size,
        align: match field.align {
            design::Align::Left => Align::Left,
            design::Align::Centre => Align::Centre,
            design::Align::Right => Align::Right,
        },
        colour: field.colour.as_deref().and_then(design::rgb).unwrap_or(accent),
        style: match field.style {
            design::Style::Sans => Style::Sans,
            design::Style::Serif => Style::Serif,
        },
    }
}

/// A picture, a line below it, and below that who signed.
fn signature(pieces: &mut Vec<PageElement>, area: Area, field: &Field, paper: &Letterhead, accent: Colour) {
    let below = if field.text.trim().is_empty() {
        0.0
    } else {
        (field.size * 1.6).min(area.height / 2.0)
    };
    let picture = Area {
        height: area.height - below,
        ..area
    };
    if let Some(found) = field.picture.and_then(|id| paper.pictures.get(&id)) {
        pieces.push(PageElement::Picture(picture, found.clone(), field.text.clone()));
    }
    if below > 0.0 {
        let line = area.y + area.height - below;
        pieces.push(PageElement::Line(
            vec![(area.x, line), (area.x + area.width, line)],
            0.6,
            accent,
        ));
        let under = Area {
            y: line,
            height: below,
            ..area
        };
        pieces.push(PageElement::Text(under, text(field, field.text.clone(), accent)));
    }
}

/// The address as squares on white, with the margin that cameras need.
fn matrix(area: Area, address: &str) -> Vec<PageElement> {
    let Ok(code) = QrCode::with_error_correction_level(address.as_bytes(), EcLevel::M) else {
        return Vec::new();
    };
    let side = code.width();
    let edge = area.width.min(area.height);
    let margin = edge / (side as f32 + 8.0) * 4.0;
    let square = Area {
        x: area.x + (area.width - edge) / 2.0,
        y: area.y + (area.height - edge) / 2.0,
        width: edge,
        height: edge,
    };
    let inner = Area {
        x: square.x + margin,
        y: square.y + margin,
        width: edge - 2.0 * margin,
        height: edge - 2.0 * margin,
    };
    let dark = code.to_colors().into_iter().map(|one| one == Color::Dark).collect();
    vec![
        PageElement::Fill(square, [255; 3]),
        PageElement::Matrix(inner, side, dark, [0; 3], address.to_owned()),
    ]
}

fn frame(pieces: &mut Vec<PageElement>, frame: Frame, (width, height): (f32, f32), colour: Colour) {
    let around = |inset: f32| {
        let (left, top, right, bottom) = (inset * MM, inset * MM, (width - inset) * MM, (height - inset) * MM);
        vec![
            (left, top),
            (right, top),
            (right, bottom),
            (left, bottom),
            (left, top),
            (right, top),
        ]
    };
    match frame {
        Frame::None => {}
        Frame::Line => pieces.push(PageElement::Line(around(10.0), 1.4, colour)),
        Frame::Double => {
            pieces.push(PageElement::Line(around(9.0), 2.6, colour));
            pieces.push(PageElement::Line(around(11.5), 0.6, colour));
            for (x, y) in [
                (11.5, 11.5),
                (width - 11.5, 11.5),
                (11.5, height - 11.5),
                (width - 11.5, height - 11.5),
            ] {
                let reach = 2.6;
                let corner = [
                    (x, y - reach),
                    (x + reach, y),
                    (x, y + reach),
                    (x - reach, y),
                    (x, y - reach),
                    (x + reach, y),
                ];
                let corner = corner.map(|(x, y)| (x * MM, y * MM)).to_vec();
                pieces.push(PageElement::Line(corner, 0.8, colour));
            }
        }
    }
}

/// A day in words.
fn written_out(day: NaiveDate, language: Language) -> String {
    let months = match language {
        Language::En => MONTHS,
        Language::Ar => ARABIC_MONTHS,
    };
    format!("{} {} {}", day.day(), months[day.month0() as usize], day.year())
}

#[cfg(test)]
#[path = "sheet_tests.rs"]
mod tests;
