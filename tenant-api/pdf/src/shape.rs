//! From words to glyphs: which face, in which direction, how broad, and how many lines.

use std::ops::Range;

use rustybuzz::ttf_parser::GlyphId;
use rustybuzz::{BufferClusterLevel, Direction, Language, UnicodeBuffer};
use unicode_bidi::{BidiInfo, Level};

use crate::fonts::{Fonts, is_unseen};
use crate::{Area, Style, Text};

/// A glyph at its place, in parts of the font's size.
pub(crate) struct Glyph {
    pub(crate) id: u16,
    pub(crate) advance: f32,
    /// How far a program goes on that knows the font alone.
    pub(crate) breadth: f32,
    pub(crate) x: f32,
    pub(crate) y: f32,
    /// What it stands for; empty for the second and further ones of the same characters.
    pub(crate) text: String,
}

/// Glyphs of one face, as they follow each other on the page.
pub(crate) struct Run {
    pub(crate) face: usize,
    pub(crate) glyphs: Vec<Glyph>,
    /// In the order in which it is read.
    pub(crate) text: String,
    pub(crate) leftwards: bool,
}

impl Run {
    /// In parts of the font's size.
    pub(crate) fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum()
    }

    /// Whether several glyphs make one sign of it.
    pub(crate) fn is_involved(&self) -> bool {
        let is_plain = |one: char| u32::from(one) <= 0xffff;
        self.text.chars().all(is_plain) && self.glyphs.iter().any(|glyph| glyph.text.is_empty())
    }
}

/// One line as it is written.
pub(crate) struct Line {
    /// In the order in which it is read.
    pub(crate) text: String,
    pub(crate) runs: Vec<Run>,
    /// In parts of the font's size.
    pub(crate) width: f32,
}

/// Words that fit their box.
pub(crate) struct FittedText {
    pub(crate) size: f32,
    pub(crate) lines: Vec<Line>,
}

/// From one line to the next, in parts of the size.
pub const LEADING: f32 = 1.32;
/// Smaller nobody reads it.
const SMALLEST: f32 = 5.0;

/// Breaks words into lines and makes them smaller until they fit.
pub(crate) fn fit(fonts: &Fonts, area: Area, text: &Text) -> FittedText {
    let content = readable(fonts, &text.content);
    let paragraphs: Vec<Vec<Token>> = content
        .split('\n')
        .map(|line| tokens(fonts, line, text.style))
        .collect();
    let mut size = text.size.max(SMALLEST);
    loop {
        let smaller = size * 0.95;
        let room = area.width / size;
        let most = ((area.height / size / LEADING) + 0.02).max(1.0);
        let lines = paragraphs
            .iter()
            .map(|tokens| broken(tokens, room))
            .collect::<Option<Vec<_>>>();
        let fits = |lines: &Vec<Vec<String>>| lines.iter().map(Vec::len).sum::<usize>() as f32 <= most;
        if let Some(lines) = lines.filter(|lines| fits(lines) || smaller < SMALLEST) {
            let lines = lines.concat();
            let lines = lines.into_iter().map(|line| shape(fonts, line, text.style)).collect();
            return FittedText { size, lines };
        }
        if smaller < SMALLEST {
            let lines = paragraphs
                .iter()
                .flat_map(|tokens| torn(fonts, tokens, room, text.style));
            let lines = lines.map(|line| shape(fonts, line, text.style)).collect();
            return FittedText { size, lines };
        }
        size = smaller;
    }
}

/// The lines of words in so much room, at their size: what is broader than a line is torn.
pub fn lines_of(fonts: &Fonts, width: f32, text: &Text) -> Vec<String> {
    let room = width / text.size.max(SMALLEST);
    let mut found = Vec::new();
    for paragraph in readable(fonts, &text.content).split('\n') {
        let tokens = tokens(fonts, paragraph, text.style);
        let lines = broken(&tokens, room).unwrap_or_else(|| torn(fonts, &tokens, room, text.style));
        // A line of a paragraph that runs leftwards does so, whatever it begins with.
        let leftwards = is_leftwards(paragraph);
        found.extend(lines.into_iter().map(|line| match leftwards {
            true if !is_leftwards(&line) => format!("\u{200f}{line}"),
            _ => line,
        }));
    }
    found
}

/// Whether words run from right to left, as their first letter does.
pub fn is_leftwards(content: &str) -> bool {
    BidiInfo::new(content, None)
        .paragraphs
        .first()
        .is_some_and(|paragraph| paragraph.level.is_rtl())
}

/// What the page will say: no control characters, nothing that turns the order of reading around by force, and the number of each character
/// that no face has.
fn readable(fonts: &Fonts, content: &str) -> String {
    let missing = fonts.missing(content);
    let mut readable_text = String::with_capacity(content.len());
    for one in content.chars() {
        match one {
            '\n' => readable_text.push('\n'),
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            _ if one.is_control() => readable_text.push(' '),
            _ if missing.binary_search(&one).is_ok() => readable_text.push_str(&format!("[U+{:04X}]", u32::from(one))),
            _ => readable_text.push(one),
        }
    }
    readable_text
}

/// What is not broken, and the space before it.
struct Token {
    text: String,
    width: f32,
    space: f32,
}

fn tokens(fonts: &Fonts, line: &str, style: Style) -> Vec<Token> {
    let mut found: Vec<(String, bool)> = Vec::new();
    let mut open = false;
    let mut spaced = false;
    for one in line.chars() {
        if one.is_whitespace() && one != '\u{a0}' {
            (open, spaced) = (false, true);
            continue;
        }
        let breaks = is_ideograph(one);
        match found.last_mut() {
            Some((last, _)) if open && !breaks => last.push(one),
            // What cannot begin a line stays with what is before it.
            Some((last, _))
                if !spaced && matches!(one, '、' | '。' | '，' | '）' | '」' | 'ー' | '・' | '！' | '？') =>
            {
                last.push(one);
            }
            _ => found.push((one.to_string(), spaced)),
        }
        (open, spaced) = (!breaks, false);
    }
    let space = shape(fonts, " ".to_owned(), style).width;
    found
        .into_iter()
        .map(|(text, spaced)| Token {
            width: shape(fonts, text.clone(), style).width,
            space: if spaced { space } else { 0.0 },
            text,
        })
        .collect()
}

fn is_ideograph(one: char) -> bool {
    matches!(one, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// The lines of so much room; nothing if something that is not broken is broader.
fn broken(tokens: &[Token], room: f32) -> Option<Vec<String>> {
    let mut lines = Vec::new();
    let (mut line, mut width) = (String::new(), 0.0);
    for token in tokens {
        if token.width > room {
            return None;
        }
        if !line.is_empty() && width + token.space + token.width > room {
            lines.push(std::mem::take(&mut line));
            width = 0.0;
        }
        if !line.is_empty() && token.space > 0.0 {
            line.push(' ');
            width += token.space;
        }
        line.push_str(&token.text);
        width += token.width;
    }
    lines.push(line);
    Some(lines)
}

/// The same where even the smallest letters are too broad: words are torn.
fn torn(fonts: &Fonts, tokens: &[Token], room: f32, style: Style) -> Vec<String> {
    let mut pieces = Vec::new();
    for token in tokens {
        let mut spaced = token.space;
        let letters = token.text.chars().count();
        let each = (token.width / letters.max(1) as f32).max(0.01);
        let most = ((room / each * 0.8) as usize).max(1);
        let mut rest = token.text.as_str();
        while !rest.is_empty() {
            let end = rest.char_indices().nth(most).map_or(rest.len(), |(at, _)| at);
            let (piece, more) = rest.split_at(end);
            let width = shape(fonts, piece.to_owned(), style).width.min(room);
            pieces.push(Token {
                text: piece.to_owned(),
                width,
                space: std::mem::take(&mut spaced),
            });
            rest = more;
        }
    }
    broken(&pieces, room).unwrap_or_default()
}

/// One line's glyphs from left to right.
pub(crate) fn shape(fonts: &Fonts, text: String, style: Style) -> Line {
    let mut runs: Vec<Run> = Vec::new();
    let bidi = BidiInfo::new(&text, None);
    let language = language_of(&text);
    for paragraph in &bidi.paragraphs {
        let (levels, ranges) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for range in ranges {
            let level = levels.get(range.start).copied().unwrap_or_else(Level::ltr);
            let mut parts = by_face(fonts, &text, range, style);
            if level.is_rtl() {
                parts.reverse();
            }
            for (face, part) in parts {
                runs.push(run(fonts, face, &text[part], level.is_rtl(), &language));
            }
        }
    }
    let width = runs.iter().map(Run::width).sum();
    Line { text, runs, width }
}

/// Han characters look otherwise in Japanese, which is known by its own letters.
fn language_of(text: &str) -> Option<Language> {
    let kana = text.chars().any(|one| matches!(one, '\u{3040}'..='\u{30ff}'));
    let han = text.chars().any(is_ideograph);
    let word = if kana { "ja" } else { "zh-Hans" };
    if han { word.parse().ok() } else { None }
}

fn by_face(fonts: &Fonts, text: &str, range: Range<usize>, style: Style) -> Vec<(usize, Range<usize>)> {
    let mut parts: Vec<(usize, Range<usize>)> = Vec::new();
    for (at, one) in text[range.clone()].char_indices() {
        let (start, end) = (range.start + at, range.start + at + one.len_utf8());
        let before = parts.last().map(|(face, _)| *face);
        // What joins or marks a letter stays with it, whatever other face has it too.
        let stays = is_unseen(one) || is_mark(one);
        let face = match before {
            Some(face) if stays => face,
            _ => fonts.face_of(one, style, before).unwrap_or(0),
        };
        match parts.last_mut() {
            Some((last, part)) if *last == face => part.end = end,
            _ => parts.push((face, start..end)),
        }
    }
    parts
}

/// Combining marks of the scripts that are drawn here.
fn is_mark(one: char) -> bool {
    matches!(one, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}'
        | '\u{670}' | '\u{900}'..='\u{903}' | '\u{93a}'..='\u{94f}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20f0}' | '\u{3099}' | '\u{309a}')
}

fn run(fonts: &Fonts, index: usize, text: &str, leftwards: bool, language: &Option<Language>) -> Run {
    let face = &fonts.faces[index].face;
    let em = face.units_per_em() as f32;
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.set_cluster_level(BufferClusterLevel::MonotoneGraphemes);
    buffer.guess_segment_properties();
    buffer.set_direction(if leftwards {
        Direction::RightToLeft
    } else {
        Direction::LeftToRight
    });
    if let Some(language) = language {
        buffer.set_language(language.clone());
    }
    let shaped = rustybuzz::shape(face, &[], buffer);
    let mut starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    starts.push(text.len());
    starts.sort_unstable();
    starts.dedup();
    let mut characters = Vec::new();
    let glyphs = shaped
        .glyph_infos()
        .iter()
        .zip(shaped.glyph_positions())
        .map(|(info, position)| {
            let start = info.cluster as usize;
            let end = starts
                .iter()
                .copied()
                .find(|&other| other > start)
                .unwrap_or(text.len());
            let first = !characters.contains(&start);
            characters.push(start);
            let id = u16::try_from(info.glyph_id).unwrap_or_default();
            Glyph {
                id,
                advance: position.x_advance as f32 / em,
                breadth: f32::from(face.glyph_hor_advance(GlyphId(id)).unwrap_or_default()) / em,
                x: position.x_offset as f32 / em,
                y: position.y_offset as f32 / em,
                text: if first {
                    text[start..end].to_owned()
                } else {
                    String::new()
                },
            }
        });
    Run {
        face: index,
        glyphs: glyphs.collect(),
        text: text.to_owned(),
        leftwards,
    }
}
