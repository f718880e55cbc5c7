//! How a run of glyphs is put on the page, so that programs that read it find its characters in their order.
//!
//! Where each glyph is one piece of the text, glyphs are written as text. Where several make one sign – vowels of Devanagari, points of Hebrew –
//! readers lose or repeat characters: there the signs are drawn as outlines, and the characters lie over them unseen, one by one.

use std::collections::BTreeSet;

use pdf_writer::types::TextRenderingMode;
use pdf_writer::{Content, Finish, Name, Str};
use rustybuzz::Face;
use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};

use crate::embed::{UNSEEN, UNSEEN_BREADTH, UsedGlyphs};
use crate::shape::Run;

/// Written as text.
pub(crate) fn written(
    content: &mut Content,
    name: &str,
    used: &mut UsedGlyphs,
    run: &Run,
    size: f32,
    (x, y): (f32, f32),
) {
    content.begin_text();
    content.set_font(Name(name.as_bytes()), size);
    content.set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]);
    // Where the next glyph belongs, and where it would come to stand; in parts of the size.
    let (mut belongs, mut stands, mut raised) = (0.0, 0.0, 0.0);
    for glyph in &run.glyphs {
        let alone = used.says(glyph.id, &glyph.text);
        if !alone {
            let mut mark = content.begin_marked_content_with_properties(Name(b"Span"));
            mark.properties().actual_text(pdf_writer::TextStr(&glyph.text));
        }
        if (glyph.y - raised).abs() > f32::EPSILON {
            raised = glyph.y;
            content.set_rise(raised * size);
        }
        let number = used.glyph(glyph.id, &glyph.text);
        show(content, number, (stands - (belongs + glyph.x)) * 1000.0);
        stands = belongs + glyph.x + glyph.breadth;
        belongs += glyph.advance;
        if !alone {
            content.end_marked_content();
        }
    }
    if raised.abs() > 0.0 {
        content.set_rise(0.0);
    }
    content.end_text();
}

/// The characters in equal steps over the run's whole breadth, to be found and selected and not seen.
pub(crate) fn unseen(content: &mut Content, letters: &mut BTreeSet<u16>, run: &Run, size: f32, (x, y): (f32, f32)) {
    let mut utf16: Vec<u16> = run.text.encode_utf16().collect();
    if run.leftwards {
        utf16.reverse();
    }
    letters.extend(&utf16);
    let step = run.width() / utf16.len().max(1) as f32;
    let bytes: Vec<u8> = utf16.iter().flat_map(|one| one.to_be_bytes()).collect();
    content.begin_text();
    content.set_font(Name(UNSEEN), size);
    content.set_text_rendering_mode(TextRenderingMode::Invisible);
    content.set_horizontal_scaling(step * 1000.0 / UNSEEN_BREADTH * 100.0);
    content.set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]);
    content.show(Str(&bytes));
    content.set_horizontal_scaling(100.0);
    content.set_text_rendering_mode(TextRenderingMode::Fill);
    content.end_text();
}

fn show(content: &mut Content, number: u16, back: f32) {
    let mut shown = content.show_positioned();
    let mut items = shown.items();
    if back.abs() > 0.01 {
        items.adjust(back);
    }
    items.show(Str(&number.to_be_bytes()));
    items.finish();
}

/// Drawn as shapes.
pub(crate) fn outlined(content: &mut Content, face: &Face<'_>, run: &Run, size: f32, (mut x, y): (f32, f32)) {
    let scale = size / face.units_per_em() as f32;
    for glyph in &run.glyphs {
        let mut pen = Pen {
            content,
            scale,
            at: (x + glyph.x * size, y + glyph.y * size),
            last: (0.0, 0.0),
        };
        if face.outline_glyph(GlyphId(glyph.id), &mut pen).is_some() {
            content.fill_nonzero();
        }
        x += glyph.advance * size;
    }
}

struct Pen<'a> {
    content: &'a mut Content,
    scale: f32,
    at: (f32, f32),
    last: (f32, f32),
}

impl Pen<'_> {
    fn to(&mut self, x: f32, y: f32) -> (f32, f32) {
        (self.at.0 + x * self.scale, self.at.1 + y * self.scale)
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let (right, up) = self.to(x, y);
        self.content.move_to(right, up);
        self.last = (x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (right, up) = self.to(x, y);
        self.content.line_to(right, up);
        self.last = (x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let toward = |from: f32, bend: f32| from + (bend - from) * 2.0 / 3.0;
        let (first_x, first_y) = (toward(self.last.0, x1), toward(self.last.1, y1));
        self.curve_to(first_x, first_y, toward(x, x1), toward(y, y1), x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((a, b), (c, d), (e, f)) = (self.to(x1, y1), self.to(x2, y2), self.to(x, y));
        self.content.cubic_to(a, b, c, d, e, f);
        self.last = (x, y);
    }

    fn close(&mut self) {
        self.content.close_path();
    }
}
