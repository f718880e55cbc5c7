//! Faces in the file: only the glyphs that are used, and what each of them says.

use std::collections::{BTreeMap, BTreeSet};

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Name, Pdf, Rect, Ref, Str};
use rustybuzz::ttf_parser::Tag;
use subsetter::GlyphRemapper;

use crate::fonts::LoadedFont;
use crate::picture::deflated;

const SYSTEM: SystemInfo = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// The glyphs of one face that a page uses.
#[derive(Default)]
pub(crate) struct UsedGlyphs {
    pub(crate) remapper: GlyphRemapper,
    /// What the new glyphs say.
    texts: BTreeMap<u16, String>,
}

impl UsedGlyphs {
    /// Whether a glyph says this, or nothing yet.
    pub(crate) fn says(&self, id: u16, text: &str) -> bool {
        let glyph_text = self.remapper.get(id).and_then(|new| self.texts.get(&new));
        glyph_text.is_none_or(|glyph_text| glyph_text == text)
    }

    /// The number of a glyph in the file.
    pub(crate) fn glyph(&mut self, id: u16, text: &str) -> u16 {
        let new = self.remapper.remap(id);
        if !text.is_empty() {
            self.texts.entry(new).or_insert_with(|| text.to_owned());
        }
        new
    }
}

/// Writes a face under these five numbers: the font, its glyphs, its measures, its file, its words.
pub(crate) fn embed(
    pdf: &mut Pdf,
    [font, cid, measures, file, text_map]: [Ref; 5],
    loaded: &LoadedFont,
    at: usize,
    used: &UsedGlyphs,
) {
    let face = &loaded.face;
    let Ok(subset) = subsetter::subset(loaded.data, 0, &used.remapper) else {
        return;
    };
    let outlines = rustybuzz::ttf_parser::RawFace::parse(&subset, 0)
        .ok()
        .and_then(|raw| raw.table(Tag::from_bytes(b"CFF ")));
    let name = format!("{}+{}", tag(at), loaded.name);
    let base = Name(name.as_bytes());
    pdf.type0_font(font)
        .base_font(base)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(text_map);

    let scale = 1000.0 / face.units_per_em() as f32;
    let mut descendant = pdf.cid_font(cid);
    descendant
        .base_font(base)
        .system_info(SYSTEM)
        .font_descriptor(measures)
        .default_width(0.0);
    descendant.subtype(if outlines.is_some() {
        CidFontType::Type0
    } else {
        CidFontType::Type2
    });
    if outlines.is_none() {
        descendant.cid_to_gid_map_predefined(Name(b"Identity"));
    }
    let widths = used.remapper.remapped_gids().map(|old| {
        let advance = face.glyph_hor_advance(rustybuzz::ttf_parser::GlyphId(old));
        f32::from(advance.unwrap_or_default()) * scale
    });
    descendant.widths().consecutive(0, widths);
    drop(descendant);

    let bounds = face.global_bounding_box();
    let of = |value: i16| f32::from(value) * scale;
    let mut described = pdf.font_descriptor(measures);
    described
        .name(base)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(
            of(bounds.x_min),
            of(bounds.y_min),
            of(bounds.x_max),
            of(bounds.y_max),
        ))
        .italic_angle(0.0)
        .ascent(of(face.ascender()))
        .descent(of(face.descender()))
        .cap_height(of(face.capital_height().unwrap_or(face.ascender())))
        .stem_v(90.0);
    if outlines.is_some() {
        described.font_file3(file);
    } else {
        described.font_file2(file);
    }
    drop(described);

    let packed = deflated(outlines.unwrap_or(&subset));
    let mut stream = pdf.stream(file, &packed);
    stream.filter(Filter::FlateDecode);
    if outlines.is_some() {
        stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
    }
    drop(stream);

    let mut cmap = UnicodeCmap::<u16>::new(Name(b"Words"), SYSTEM);
    for (glyph, glyph_text) in &used.texts {
        cmap.pair_with_multiple(*glyph, glyph_text.chars());
    }
    let packed = deflated(&cmap.finish());
    pdf.cmap(text_map, &packed).filter(Filter::FlateDecode);
}

/// What the face of the characters is called that lie unseen over what is drawn.
pub(crate) const UNSEEN: &[u8] = b"FU";
/// How broad each of them is, in thousandths of the size.
pub(crate) const UNSEEN_BREADTH: f32 = 500.0;

/// A face in which each character looks like any other, as those have that lie over scanned pages; its characters are their own numbers.
pub(crate) fn embed_unseen(pdf: &mut Pdf, refs: [Ref; 6], loaded: &LoadedFont, letters: &BTreeSet<u16>) {
    let [font, cid, measures, file, text_map, map] = refs;
    let mut one = GlyphRemapper::new();
    one.remap(loaded.face.glyph_index('n').unwrap_or_default().0);
    let Ok(subset) = subsetter::subset(loaded.data, 0, &one) else {
        return;
    };
    let base = Name(b"LEARNU+Unseen");
    pdf.type0_font(font)
        .base_font(base)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(text_map);
    pdf.cid_font(cid)
        .subtype(CidFontType::Type2)
        .base_font(base)
        .system_info(SYSTEM)
        .font_descriptor(measures)
        .default_width(UNSEEN_BREADTH)
        .cid_to_gid_map_stream(map);
    pdf.font_descriptor(measures)
        .name(base)
        .flags(FontFlags::SYMBOLIC | FontFlags::FIXED_PITCH)
        .bbox(Rect::new(0.0, 0.0, UNSEEN_BREADTH, 1000.0))
        .italic_angle(0.0)
        .ascent(1000.0)
        .descent(0.0)
        .cap_height(1000.0)
        .stem_v(90.0)
        .font_file2(file);
    pdf.stream(file, &deflated(&subset)).filter(Filter::FlateDecode);
    let all_alike = [0, 1].repeat(usize::from(u16::MAX) + 1);
    pdf.stream(map, &deflated(&all_alike)).filter(Filter::FlateDecode);
    let mut cmap = UnicodeCmap::<u16>::new(Name(b"Words"), SYSTEM);
    for letter in letters {
        cmap.pair(*letter, char::from_u32(u32::from(*letter)).unwrap_or('\u{fffd}'));
    }
    pdf.cmap(text_map, &deflated(&cmap.finish()))
        .filter(Filter::FlateDecode);
}

/// Six letters, as the names of parts of fonts begin.
fn tag(at: usize) -> String {
    let letter = char::from(b'A' + u8::try_from(at % 26).unwrap_or_default());
    format!("LEARN{letter}")
}
