//! Draws pages of placed words and pictures as a PDF: the same pages are the same bytes, whenever and wherever they are drawn.
//!
//! Words: a [`Page`] has *pieces*, each in a *box* measured in points from the page's upper left corner; text is *fitted* into its box, and
//! written in the embedded *faces* that have its characters. It knows no product: what a certificate or a sheet says is not its matter.
//! Invariants: what can be selected and read aloud is exactly the text that was given; each glyph that is shown is embedded; a character
//! that no face has is named in [`RenderedPdf::missing`] and stands on the page as its number, never as an empty box.

mod draw;
mod embed;
mod file;
mod fonts;
mod lines;
mod picture;
mod shape;
#[cfg(test)]
mod tests;

pub use draw::{draw, draw_pages};
pub use fonts::Fonts;
pub use picture::{BadPicture, Picture};
pub use shape::{LEADING, is_leftwards, lines_of};

/// A colour: red, green, blue.
pub type Colour = [u8; 3];

/// Where a piece is, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// From the left.
    pub x: f32,
    /// From above.
    pub y: f32,
    /// How broad.
    pub width: f32,
    /// How high.
    pub height: f32,
}

/// At which side of its box a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    /// In the middle.
    Centre,
    Right,
}

/// How Latin, Greek and Cyrillic letters look; the other scripts have one look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Without serifs.
    Sans,
    Serif,
}

/// Words in a box: broken at their spaces, and made smaller until they fit.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// What it says; a line ends where it says so.
    pub content: String,
    /// In points, if there is room.
    pub size: f32,
    /// Where in the box.
    pub align: Align,
    /// Of the letters.
    pub colour: Colour,
    /// Of the letters.
    pub style: Style,
}

/// What stands on a page.
#[derive(Debug, Clone, PartialEq)]
pub enum PageElement {
    /// Words.
    Text(Area, Text),
    /// A picture, as large as fits without stretching it; what it shows, for whoever does not see it.
    Picture(Area, Picture, String),
    /// A picture over the whole box, cut where it is too long; decoration.
    Cover(Area, Picture),
    /// Squares, as a matrix code has them: so many in a row, the dark ones true; what it holds.
    Matrix(Area, usize, Vec<bool>, Colour, String),
    /// A filled box.
    Fill(Area, Colour),
    /// A closed or open line through these points, of this strength.
    Line(Vec<(f32, f32)>, f32, Colour),
}

/// A page.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// In points.
    pub width: f32,
    /// In points.
    pub height: f32,
    /// Its title, as programs show it.
    pub title: String,
    /// Its language, as BCP 47 writes it.
    pub language: String,
    /// What stands on it, the lowest first.
    pub pieces: Vec<PageElement>,
}

/// Pages as a file.
#[derive(Debug, Clone)]
pub struct RenderedPdf {
    /// The PDF.
    pub bytes: Vec<u8>,
    /// Characters that no face has, each once.
    pub missing: Vec<char>,
}
