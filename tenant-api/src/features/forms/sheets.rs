//! Words that follow each other over as many A4 pages as they need.

use learnt_pdf::{Align, Area, Colour, Fonts, LEADING, Page, PageElement, Style, Text, is_leftwards, lines_of};

use super::form_language::Tongue;

const WIDTH: f32 = 595.28;
const HEIGHT: f32 = 841.89;
const MARGIN: f32 = 56.0;
/// What is below is the page's number.
const BOTTOM: f32 = HEIGHT - 64.0;
const INK: Colour = [0x18, 0x1c, 0x24];
const MUTED: Colour = [0x5a, 0x60, 0x68];
/// More pages nobody reads, and nobody answers.
const MOST_PAGES: usize = 500;

/// How words look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextStyle {
    /// What the form is called.
    Title,
    /// What a part of it is called.
    Section,
    /// What was asked.
    Question,
    /// What was answered.
    Answer,
    /// What is beside the point.
    Muted,
    /// What a marker said.
    Comment,
    /// It is right.
    Good,
    /// It is wrong.
    Bad,
}

impl TextStyle {
    /// Its size, its colour, the room above it, and how much is to stay on the same page.
    fn look(self) -> (f32, Colour, f32, f32) {
        match self {
            Self::Title => (22.0, INK, 4.0, 90.0),
            Self::Section => (15.0, INK, 14.0, 90.0),
            Self::Question => (11.0, [0x1e, 0x3a, 0x5f], 12.0, 60.0),
            Self::Answer => (11.0, INK, 3.0, 15.0),
            Self::Muted => (9.5, MUTED, 2.0, 13.0),
            Self::Comment => (10.5, [0x5b, 0x21, 0x6d], 3.0, 15.0),
            Self::Good => (9.5, [0x16, 0x65, 0x34], 2.0, 13.0),
            Self::Bad => (9.5, [0x99, 0x1b, 0x1b], 2.0, 13.0),
        }
    }
}

/// Pages that are being filled.
pub struct Sheets<'a> {
    fonts: &'a Fonts,
    pages: Vec<Vec<PageElement>>,
    y: f32,
}

impl<'a> Sheets<'a> {
    /// An empty page.
    pub fn new(fonts: &'a Fonts) -> Self {
        Self {
            fonts,
            pages: vec![Vec::new()],
            y: MARGIN,
        }
    }

    /// Goes on below, or on another page where there is too little room.
    fn room(&mut self, height: f32) {
        if self.y + height > BOTTOM && self.pages.len() < MOST_PAGES {
            self.pages.push(Vec::new());
            self.y = MARGIN;
        }
    }

    fn put(&mut self, piece: PageElement) {
        if let Some(page) = self.pages.last_mut() {
            page.push(piece);
        }
    }

    /// Writes words, each paragraph from the side where its script begins. Nothing is written of nothing.
    pub fn write(&mut self, ink: TextStyle, content: &str) {
        let content = content.trim();
        if content.is_empty() {
            return;
        }
        let (size, colour, above, together) = ink.look();
        self.y += above;
        self.room(together);
        for paragraph in content.lines() {
            let align = if is_leftwards(paragraph) {
                Align::Right
            } else {
                Align::Left
            };
            let mut text = Text {
                content: paragraph.to_owned(),
                size,
                align,
                colour,
                style: Style::Sans,
            };
            for line in lines_of(self.fonts, WIDTH - 2.0 * MARGIN, &text) {
                self.room(size * LEADING);
                text.content = line;
                // A little broader than the line was measured: it is not to be made smaller.
                let area = Area {
                    x: MARGIN - 1.0,
                    y: self.y,
                    width: WIDTH - 2.0 * MARGIN + 2.0,
                    height: size * LEADING,
                };
                self.put(PageElement::Text(area, text.clone()));
                self.y += size * LEADING;
            }
        }
    }

    /// A line over the page.
    pub fn rule(&mut self) {
        self.y += 10.0;
        self.room(20.0);
        self.put(PageElement::Line(
            vec![(MARGIN, self.y), (WIDTH - MARGIN, self.y)],
            0.6,
            [0xd0, 0xd4, 0xda],
        ));
        self.y += 4.0;
    }

    /// A signature that was drawn: lines of `M` and `L` with whole numbers, on 400 by 120.
    pub fn drawing(&mut self, path: &str) {
        let strokes = strokes(path);
        if strokes.is_empty() {
            return;
        }
        let scale = 0.4;
        self.y += 4.0;
        self.room(120.0 * scale);
        let top = self.y;
        for stroke in strokes {
            let placed = stroke.into_iter().map(|(x, y)| (MARGIN + x * scale, top + y * scale));
            self.put(PageElement::Line(placed.collect(), 0.9, INK));
        }
        self.y += 120.0 * scale;
    }

    /// The pages with their numbers.
    pub fn finish(self, title: &str, tongue: Tongue) -> Vec<Page> {
        let of = self.pages.len();
        let pages = self.pages.into_iter().enumerate().map(|(at, mut pieces)| {
            let area = Area {
                x: MARGIN,
                y: HEIGHT - 46.0,
                width: WIDTH - 2.0 * MARGIN,
                height: 14.0,
            };
            let text = Text {
                content: tongue.page(at + 1, of),
                size: 9.0,
                align: Align::Centre,
                colour: MUTED,
                style: Style::Sans,
            };
            pieces.push(PageElement::Text(area, text));
            Page {
                width: WIDTH,
                height: HEIGHT,
                title: title.to_owned(),
                language: tongue.code().to_owned(),
                pieces,
            }
        });
        pages.collect()
    }
}

/// The lines of a drawing; what is no drawing has none.
fn strokes(path: &str) -> Vec<Vec<(f32, f32)>> {
    let point = |content: &str| -> Option<(f32, f32)> {
        let (x, y) = content.trim().split_once(' ')?;
        let number = |word: &str| word.trim().parse::<f32>().ok().map(|one| one.clamp(0.0, 400.0));
        number(x).zip(number(y).map(|y| y.min(120.0)))
    };
    let strokes = path
        .split('M')
        .map(|stroke| stroke.split('L').filter_map(point).collect());
    strokes.filter(|stroke: &Vec<_>| stroke.len() > 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_fill_pages_and_none_is_lost() {
        let fonts = Fonts::embedded();
        let mut sheets = Sheets::new(&fonts);
        sheets.write(TextStyle::Title, "Fire safety");
        let long = (0..3000).map(|at| format!("word{at}")).collect::<Vec<_>>().join(" ");
        sheets.write(TextStyle::Answer, &long);
        sheets.write(TextStyle::Answer, &"x".repeat(2000));
        let pages = sheets.finish("Fire safety", Tongue::En);
        assert!(pages.len() > 3, "{}", pages.len());
        let of = |page: &Page| -> Vec<Text> {
            let texts = page.pieces.iter().filter_map(|piece| match piece {
                PageElement::Text(area, text) => {
                    assert!(area.y + area.height <= HEIGHT - 30.0);
                    Some(text.clone())
                }
                _ => None,
            });
            texts.collect()
        };
        let all: Vec<Text> = pages.iter().flat_map(of).collect();
        let written = |size: f32| {
            let lines = all.iter().filter(|text| (text.size - size).abs() < 0.01);
            lines.map(|text| text.content.replace(' ', "")).collect::<String>()
        };
        assert_eq!(written(11.0), long.replace(' ', "") + &"x".repeat(2000));
        assert!(
            all.iter()
                .any(|text| text.content == format!("Page 2 of {}", pages.len()))
        );
    }

    #[test]
    fn a_paragraph_begins_where_its_script_does() {
        let fonts = Fonts::embedded();
        let mut sheets = Sheets::new(&fonts);
        sheets.write(TextStyle::Answer, "Lena\nمحمد عبد الرحمن");
        let sides: Vec<Align> = sheets.pages[0]
            .iter()
            .filter_map(|piece| match piece {
                PageElement::Text(_, text) => Some(text.align),
                _ => None,
            })
            .collect();
        assert_eq!(sides, [Align::Left, Align::Right]);
    }

    #[test]
    fn what_is_no_drawing_is_not_drawn() {
        assert_eq!(
            strokes("M1 2L3 4L400 999M7 7"),
            [vec![(1.0, 2.0), (3.0, 4.0), (400.0, 120.0)]]
        );
        assert!(strokes("<svg onload=1>").is_empty());
    }
}
