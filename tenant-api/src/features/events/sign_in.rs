//! The sign-in sheet of an event as pages: who has a seat, each with room to sign. What is left of the last page is for whoever comes
//! besides.

use crate::prelude::*;

use chrono_tz::Tz;
use learnt_pdf::{Align, Area, Page, PageElement, Style, Text};

/// An upright A4 page, in points.
const PAGE: (f32, f32) = (595.28, 841.89);
const MARGIN: f32 = 42.0;
const ROW: f32 = 27.0;
/// Where the rows end: the number of the page stands below.
const BOTTOM: f32 = PAGE.1 - MARGIN - 18.0;
const NUMBER: f32 = 30.0;
const NAME: f32 = 245.0;
const INK: [u8; 3] = [24, 24, 30];
const GREY: [u8; 3] = [95, 95, 105];
const RULE: [u8; 3] = [175, 175, 185];

/// The language of what the sheet says by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = SheetLanguage)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Arabic: the sheet runs from right to left.
    Ar,
}

struct Labels {
    sheet: &'static str,
    trainers: &'static str,
    name: &'static str,
    signature: &'static str,
    pending: &'static str,
}

impl Language {
    fn labels(self) -> Labels {
        match self {
            Self::En => Labels {
                sheet: "Sign-in sheet",
                trainers: "Trainers",
                name: "Name",
                signature: "Signature",
                pending: "Waiting for approval",
            },
            Self::Ar => Labels {
                sheet: "ورقة تسجيل الحضور",
                trainers: "المدربون",
                name: "الاسم",
                signature: "التوقيع",
                pending: "بانتظار الموافقة",
            },
        }
    }

    fn page(self, number: usize, of: usize) -> String {
        match self {
            Self::En => format!("Page {number} of {of}"),
            Self::Ar => format!("صفحة {number} من {of}"),
        }
    }

    fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ar => "ar",
        }
    }
}

/// What stands above the people.
pub struct Sheet {
    /// What the event is called.
    pub title: String,
    /// Its day and hours by the clocks of its place.
    pub time: String,
    /// Its rooms and its address.
    pub location: String,
    /// Who runs it.
    pub trainers: Vec<String>,
    /// Of the sheet's own words.
    pub language: Language,
}

/// Somebody on the sheet.
pub struct Signer {
    /// First and last name.
    pub name: String,
    /// Nobody has approved them yet.
    pub is_pending: bool,
}

/// The day and the hours of an event by the clocks of its place, which are named.
pub fn when(starts_at: DateTime<Utc>, ends_at: DateTime<Utc>, zone: &str) -> String {
    let clocks: Tz = zone.parse().unwrap_or(Tz::UTC);
    let (starts, ends) = (starts_at.with_timezone(&clocks), ends_at.with_timezone(&clocks));
    let from = starts.format("%d/%m/%Y, %H:%M");
    let to = if starts.date_naive() == ends.date_naive() {
        ends.format("%H:%M")
    } else {
        ends.format("%d/%m/%Y, %H:%M")
    };
    format!("{from} – {to} ({zone})")
}

/// The pages, one at least.
pub fn pages(sheet: &Sheet, people: &[Signer]) -> Vec<Page> {
    let (first_top, next_top) = (head(sheet).1, 84.0);
    let room = |top: f32| ((BOTTOM - top - ROW) / ROW).floor().max(1.0) as usize;
    let (first, rest) = people.split_at(people.len().min(room(first_top)));
    let portions: Vec<&[Signer]> = std::iter::once(first).chain(rest.chunks(room(next_top))).collect();
    let mut number = 0;
    portions
        .iter()
        .enumerate()
        .map(|(at, portion)| {
            let (mut pieces, top) = if at == 0 {
                head(sheet)
            } else {
                (page_header(sheet), next_top)
            };
            rows(&mut pieces, sheet.language, top, (portion, number), room(top));
            number += portion.len();
            let foot = sheet.language.page(at + 1, portions.len());
            let area = line(MARGIN, PAGE.1 - MARGIN, PAGE.0 - 2.0 * MARGIN, 14.0);
            pieces.push(text(sheet.language, area, &foot, 8.0, GREY, TextEdge::Far));
            Page {
                width: PAGE.0,
                height: PAGE.1,
                title: format!("{}: {}", sheet.language.labels().sheet, sheet.title),
                language: sheet.language.code().to_owned(),
                pieces,
            }
        })
        .collect()
}

fn line(x: f32, y: f32, width: f32, height: f32) -> Area {
    Area { x, y, width, height }
}

/// At which end of its box a text stands, in the direction of the sheet.
#[derive(Clone, Copy)]
enum TextEdge {
    Near,
    Far,
}

/// A box as it is where the sheet runs from right to left.
fn mirrored(language: Language, area: Area) -> Area {
    match language {
        Language::En => area,
        Language::Ar => Area {
            x: PAGE.0 - area.x - area.width,
            ..area
        },
    }
}

fn text(language: Language, area: Area, content: &str, size: f32, colour: [u8; 3], end: TextEdge) -> PageElement {
    let align = match (language, end) {
        (Language::En, TextEdge::Near) | (Language::Ar, TextEdge::Far) => Align::Left,
        (Language::En, TextEdge::Far) | (Language::Ar, TextEdge::Near) => Align::Right,
    };
    let text = Text {
        content: content.to_owned(),
        size,
        align,
        colour,
        style: Style::Sans,
    };
    PageElement::Text(mirrored(language, area), text)
}

/// What the first page begins with, and where that ends.
fn head(sheet: &Sheet) -> (Vec<PageElement>, f32) {
    let (language, width) = (sheet.language, PAGE.0 - 2.0 * MARGIN);
    let labels = language.labels();
    let mut pieces = vec![
        text(
            language,
            line(MARGIN, MARGIN, width, 14.0),
            labels.sheet,
            9.0,
            GREY,
            TextEdge::Near,
        ),
        text(
            language,
            line(MARGIN, MARGIN + 16.0, width, 54.0),
            &sheet.title,
            20.0,
            INK,
            TextEdge::Near,
        ),
        text(
            language,
            line(MARGIN, MARGIN + 72.0, width, 18.0),
            &sheet.time,
            11.0,
            INK,
            TextEdge::Near,
        ),
    ];
    let mut top = MARGIN + 92.0;
    let trainers = match sheet.trainers.as_slice() {
        [] => String::new(),
        named => format!("{}: {}", labels.trainers, named.join(", ")),
    };
    for below in [&sheet.location, &trainers]
        .into_iter()
        .filter(|labels| !labels.is_empty())
    {
        pieces.push(text(
            language,
            line(MARGIN, top, width, 30.0),
            below,
            10.0,
            INK,
            TextEdge::Near,
        ));
        top += 32.0;
    }
    (pieces, top + 6.0)
}

/// What every other page begins with.
fn page_header(sheet: &Sheet) -> Vec<PageElement> {
    let (language, width) = (sheet.language, PAGE.0 - 2.0 * MARGIN);
    let both = format!("{} · {}", sheet.title, sheet.time);
    vec![text(
        language,
        line(MARGIN, MARGIN, width, 32.0),
        &both,
        10.0,
        GREY,
        TextEdge::Near,
    )]
}

/// The names of the columns, a row for each person, and lines down to the foot of the page.
fn rows(
    pieces: &mut Vec<PageElement>,
    language: Language,
    top: f32,
    (people, before): (&[Signer], usize),
    room: usize,
) {
    let labels = language.labels();
    let signature = MARGIN + NUMBER + NAME + 12.0;
    let signed = PAGE.0 - MARGIN - signature;
    pieces.push(text(
        language,
        line(MARGIN + NUMBER, top, NAME, ROW),
        labels.name,
        9.0,
        GREY,
        TextEdge::Near,
    ));
    pieces.push(text(
        language,
        line(signature, top, signed, ROW),
        labels.signature,
        9.0,
        GREY,
        TextEdge::Near,
    ));
    for row in 0..=room {
        let under = top + ROW * (row + 1) as f32;
        pieces.push(PageElement::Line(
            vec![(MARGIN, under), (PAGE.0 - MARGIN, under)],
            0.6,
            RULE,
        ));
    }
    for (row, person) in people.iter().enumerate() {
        let y = top + ROW * (row + 1) as f32;
        let number = (before + row + 1).to_string();
        pieces.push(text(
            language,
            line(MARGIN, y, NUMBER, ROW),
            &number,
            9.0,
            GREY,
            TextEdge::Near,
        ));
        pieces.push(text(
            language,
            line(MARGIN + NUMBER, y, NAME, ROW),
            &person.name,
            11.0,
            INK,
            TextEdge::Near,
        ));
        if person.is_pending {
            pieces.push(text(
                language,
                line(signature, y, signed, ROW),
                labels.pending,
                8.0,
                GREY,
                TextEdge::Far,
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use learnt_pdf::{Fonts, draw_pages};

    fn sheet(language: Language) -> Sheet {
        let at = |text: &str| text.parse().unwrap();
        Sheet {
            title: "First aid, part 1".to_owned(),
            time: when(at("2027-07-01T07:00:00Z"), at("2027-07-01T10:00:00Z"), "Europe/Berlin"),
            location: "Training room · 1 Station Road".to_owned(),
            trainers: vec!["نور الدين حسن".to_owned(), "Lena Berg".to_owned()],
            language,
        }
    }

    fn people(many: usize) -> Vec<Signer> {
        let names = ["Lena Berg", "محمد عبد الرحمن الخطيب", "שָׁרוֹן כֹּהֵן", "欧阳慧敏"];
        (0..many)
            .map(|at| Signer {
                name: format!("{} {at}", names[at % names.len()]),
                is_pending: at == 1,
            })
            .collect()
    }

    fn texts_of(page: &Page) -> Vec<&str> {
        let texts = page.pieces.iter().filter_map(|piece| match piece {
            PageElement::Text(_, text) => Some(text.content.as_str()),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn everybody_has_a_row_on_as_many_pages_as_that_takes() {
        let (sheet, people) = (sheet(Language::En), people(100));
        let pages = pages(&sheet, &people);
        assert!(pages.len() >= 4, "{}", pages.len());
        for (at, person) in people.iter().enumerate() {
            let on: Vec<usize> = (0..pages.len())
                .filter(|page| texts_of(&pages[*page]).contains(&person.name.as_str()))
                .collect();
            assert_eq!(on.len(), 1, "{} of row {at}", person.name);
        }
        assert!(texts_of(&pages[0]).contains(&"01/07/2027, 09:00 – 12:00 (Europe/Berlin)"));
        assert!(texts_of(&pages[1]).contains(&format!("Page 2 of {}", pages.len()).as_str()));
        let drawn = draw_pages(&Fonts::embedded(), &pages);
        assert!(drawn.missing.is_empty(), "{:?}", drawn.missing);
        let low = pages
            .iter()
            .flat_map(|page| &page.pieces)
            .filter_map(|piece| match piece {
                PageElement::Text(area, _) => Some(area.y + area.height),
                _ => None,
            });
        assert!(low.fold(0.0, f32::max) < PAGE.1, "nothing stands below the page");
    }

    #[test]
    fn an_event_of_nobody_has_a_page_to_sign_on_and_arabic_runs_from_the_right() {
        let empty = pages(&sheet(Language::En), &[]);
        assert_eq!(empty.len(), 1);
        let arabic = pages(&sheet(Language::Ar), &people(2));
        let name = arabic[0].pieces.iter().find_map(|piece| match piece {
            PageElement::Text(area, text) if text.content == "Lena Berg 0" => Some((area.x, text.align)),
            _ => None,
        });
        let (x, align) = name.unwrap();
        assert!(x > PAGE.0 / 2.0 - 40.0 && align == Align::Right, "{x} {align:?}");
        assert_eq!(arabic[0].language, "ar");
    }

    #[test]
    fn an_event_over_two_days_says_both() {
        let at = |text: &str| text.parse().unwrap();
        let label = when(at("2027-10-30T20:00:00Z"), at("2027-10-31T05:00:00Z"), "Europe/Berlin");
        assert_eq!(label, "30/10/2027, 22:00 – 31/10/2027, 06:00 (Europe/Berlin)");
    }
}
