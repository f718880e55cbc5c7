//! The pages themselves.

use std::collections::{BTreeMap, BTreeSet};

use pdf_writer::{Content, Name};

use crate::embed::UsedGlyphs;
use crate::file::written;
use crate::fonts::Fonts;
use crate::lines;
use crate::picture::{Picture, deflated};
use crate::shape::{FittedText, LEADING, Line, fit};
use crate::{Align, Area, Colour, Page, PageElement, RenderedPdf, Text};

/// What is written so far.
pub(crate) struct Sheet<'a> {
    pub(crate) fonts: &'a Fonts,
    /// Of the page that is drawn now.
    height: f32,
    content: Content,
    reading_order: Vec<TaggedPart>,
    /// Those that are done.
    pub(crate) leaves: Vec<DrawnPage>,
    pub(crate) used: BTreeMap<usize, UsedGlyphs>,
    /// The characters that lie unseen over what is drawn.
    pub(crate) unseen: BTreeSet<u16>,
    pub(crate) pictures: Vec<Picture>,
}

/// A page that is drawn.
pub(crate) struct DrawnPage {
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// Packed.
    pub(crate) content: Vec<u8>,
    /// What is read, in its order.
    pub(crate) reading_order: Vec<TaggedPart>,
}

/// A part that is read.
pub(crate) enum TaggedPart {
    /// A line of words.
    Words,
    /// What a picture shows.
    Shows(String),
}

/// Draws a page.
pub fn draw(fonts: &Fonts, page: &Page) -> RenderedPdf {
    draw_pages(fonts, std::slice::from_ref(page))
}

/// Draws pages as one file, which has the title and the language of the first one.
pub fn draw_pages(fonts: &Fonts, pages: &[Page]) -> RenderedPdf {
    let mut sheet = Sheet {
        fonts,
        height: 0.0,
        content: Content::new(),
        reading_order: Vec::new(),
        leaves: Vec::new(),
        used: BTreeMap::new(),
        unseen: BTreeSet::new(),
        pictures: Vec::new(),
    };
    let mut missing = Vec::new();
    for page in pages {
        sheet.height = page.height;
        for piece in &page.pieces {
            if let PageElement::Text(_, text) = piece {
                missing.extend(fonts.missing(&text.content));
            }
            sheet.piece(piece);
        }
        sheet.end_page(page);
    }
    missing.sort_unstable();
    missing.dedup();
    let named = pages.first().map_or(("", ""), |page| (&page.title, &page.language));
    RenderedPdf {
        bytes: written(sheet, named),
        missing,
    }
}

impl Sheet<'_> {
    fn end_page(&mut self, page: &Page) {
        let content = std::mem::replace(&mut self.content, Content::new()).finish();
        self.leaves.push(DrawnPage {
            width: page.width,
            height: page.height,
            content: deflated(&content),
            reading_order: std::mem::take(&mut self.reading_order),
        });
    }

    fn piece(&mut self, piece: &PageElement) {
        match piece {
            PageElement::Text(area, text) => self.text(*area, text),
            PageElement::Picture(area, picture, alt_text) => {
                self.begin(b"Figure");
                self.picture(within(*area, picture), picture);
                self.end(TaggedPart::Shows(alt_text.clone()));
            }
            PageElement::Cover(area, picture) => {
                self.content.begin_marked_content(Name(b"Artifact")).save_state();
                self.rect(*area);
                self.content.clip_nonzero().end_path();
                self.picture(over(*area, picture), picture);
                self.content.restore_state().end_marked_content();
            }
            PageElement::Matrix(area, side, dark, colour, alt_text) => {
                self.begin(b"Figure");
                self.matrix(*area, *side, dark, *colour);
                self.end(TaggedPart::Shows(alt_text.clone()));
            }
            PageElement::Fill(area, colour) => {
                self.content.begin_marked_content(Name(b"Artifact"));
                self.fill(*colour);
                self.rect(*area);
                self.content.fill_nonzero().end_marked_content();
            }
            PageElement::Line(points, strength, colour) => self.line(points, *strength, *colour),
        }
    }

    /// What follows belongs to a part that is read.
    fn begin(&mut self, tag: &[u8]) {
        let number = i32::try_from(self.reading_order.len()).unwrap_or_default();
        let mut mark = self.content.begin_marked_content_with_properties(Name(tag));
        mark.properties().identify(number);
    }

    fn end(&mut self, alt_text: TaggedPart) {
        self.content.end_marked_content();
        self.reading_order.push(alt_text);
    }

    fn fill(&mut self, colour: Colour) {
        let [red, green, blue] = colour.map(|part| f32::from(part) / 255.0);
        self.content.set_fill_rgb(red, green, blue);
    }

    fn rect(&mut self, area: Area) {
        self.content
            .rect(area.x, self.height - area.y - area.height, area.width, area.height);
    }

    fn line(&mut self, points: &[(f32, f32)], strength: f32, colour: Colour) {
        let [red, green, blue] = colour.map(|part| f32::from(part) / 255.0);
        self.content.begin_marked_content(Name(b"Artifact"));
        self.content.set_stroke_rgb(red, green, blue).set_line_width(strength);
        for (at, (x, y)) in points.iter().enumerate() {
            let y = self.height - y;
            if at == 0 {
                self.content.move_to(*x, y);
            } else {
                self.content.line_to(*x, y);
            }
        }
        self.content.stroke().end_marked_content();
    }

    fn matrix(&mut self, area: Area, side: usize, dark: &[bool], colour: Colour) {
        let edge = area.width.min(area.height);
        let step = edge / side.max(1) as f32;
        self.fill(colour);
        for (at, _) in dark.iter().enumerate().filter(|(_, dark)| **dark) {
            let (column, row) = ((at % side) as f32, (at / side) as f32);
            self.rect(Area {
                x: area.x + column * step,
                y: area.y + row * step,
                width: step,
                height: step,
            });
        }
        self.content.fill_nonzero();
    }

    fn picture(&mut self, area: Area, picture: &Picture) {
        let known = self.pictures.iter().position(|one| one == picture);
        let at = known.unwrap_or_else(|| {
            self.pictures.push(picture.clone());
            self.pictures.len() - 1
        });
        let bottom = self.height - area.y - area.height;
        self.content
            .save_state()
            .transform([area.width, 0.0, 0.0, area.height, area.x, bottom])
            .x_object(Name(format!("P{at}").as_bytes()))
            .restore_state();
    }

    fn text(&mut self, area: Area, text: &Text) {
        let fitted = fit(self.fonts, area, text);
        let FittedText { size, lines } = &fitted;
        let high = lines.len() as f32 * LEADING * size;
        let mut top = area.y + (area.height - high) / 2.0;
        for line in lines {
            let width = line.width * size;
            let x = match text.align {
                Align::Left => area.x,
                Align::Centre => area.x + (area.width - width) / 2.0,
                Align::Right => area.x + area.width - width,
            };
            let base = top + size * (LEADING / 2.0 + 0.36);
            if !line.text.trim().is_empty() {
                self.begin(b"P");
                self.fill(text.colour);
                self.glyphs(line, *size, (x, self.height - base));
                self.end(TaggedPart::Words);
            }
            top += size * LEADING;
        }
    }

    fn glyphs(&mut self, line: &Line, size: f32, (mut x, y): (f32, f32)) {
        for run in &line.runs {
            if let (true, Some(loaded)) = (run.is_involved(), self.fonts.faces.get(run.face)) {
                lines::outlined(&mut self.content, &loaded.face, run, size, (x, y));
                lines::unseen(&mut self.content, &mut self.unseen, run, size, (x, y));
            } else {
                let used = self.used.entry(run.face).or_default();
                let name = format!("F{}", run.face);
                lines::written(&mut self.content, &name, used, run, size, (x, y));
            }
            x += run.width() * size;
        }
    }
}

/// As large as fits, in the middle.
fn within(area: Area, picture: &Picture) -> Area {
    scaled(area, picture, f32::min)
}

/// As small as covers all of it, in the middle.
fn over(area: Area, picture: &Picture) -> Area {
    scaled(area, picture, f32::max)
}

fn scaled(area: Area, picture: &Picture, choose: fn(f32, f32) -> f32) -> Area {
    let (width, height) = (picture.0.width.max(1) as f32, picture.0.height.max(1) as f32);
    let scale = choose(area.width / width, area.height / height);
    let (width, height) = (width * scale, height * scale);
    Area {
        x: area.x + (area.width - width) / 2.0,
        y: area.y + (area.height - height) / 2.0,
        width,
        height,
    }
}
