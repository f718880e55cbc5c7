//! A QR code as an SVG picture of one path: nothing in it comes from outside but black and white.
use std::fmt::Write;

use learnt_kernel::problem::{Problem, Result};
use qrcode::{Color, QrCode};

/// As many empty squares as readers want around it.
const QUIET: usize = 4;

/// The picture of a text, one unit a square.
pub fn svg(text: &str) -> Result<String> {
    let code = QrCode::new(text).map_err(|error| Problem::internal(&error))?;
    let (width, squares) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (at, _) in squares.iter().enumerate().filter(|(_, colour)| **colour == Color::Dark) {
        let (column, row) = (at % width + QUIET, at / width + QUIET);
        let _ = write!(path, "M{column} {row}h1v1h-1z");
    }
    let side = width + 2 * QUIET;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path fill=\"#000\" d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_holds_the_text_and_no_words() {
        let picture = svg("otpauth://totp/Acme:lena?secret=ABC&issuer=Acme").unwrap();
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
        assert!(!picture.contains("otpauth"));
        assert_ne!(picture, svg("otpauth://totp/Acme:lena?secret=ABD&issuer=Acme").unwrap());
        // The finder in the corner: seven dark squares in a row behind the quiet zone.
        for column in 4..11 {
            assert!(picture.contains(&format!("M{column} 4h1v1h-1z")), "{column}");
        }
    }
}
