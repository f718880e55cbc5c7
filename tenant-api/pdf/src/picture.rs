//! Pictures, ready to be put into a page.

use std::sync::Arc;

use image::{ColorType, DynamicImage, ImageDecoder, ImageFormat, ImageReader};

/// What is no picture, or none that can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is no sound PNG or JPEG picture")]
pub struct BadPicture;

/// A picture: decoded and packed once, however often it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Picture(pub(crate) Arc<EncodedPicture>);

#[derive(Debug, PartialEq)]
pub(crate) struct EncodedPicture {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) pixels: Pixels,
}

#[derive(Debug, PartialEq)]
pub(crate) enum Pixels {
    /// The file as it is.
    Jpeg { bytes: Vec<u8>, grey: bool },
    /// Red, green and blue, deflated, and how opaque each is, if some are not.
    Plain { rgb: Vec<u8>, alpha: Option<Vec<u8>> },
}

impl Picture {
    /// Reads a PNG or a JPEG.
    pub fn read(bytes: &[u8]) -> Result<Self, BadPicture> {
        let reader = ImageReader::new(std::io::Cursor::new(bytes));
        let reader = reader.with_guessed_format().map_err(|_| BadPicture)?;
        let format = reader.format();
        let decoder = reader.into_decoder().map_err(|_| BadPicture)?;
        let (width, height) = decoder.dimensions();
        let pixels = match (format, decoder.color_type()) {
            (Some(ImageFormat::Jpeg), colour @ (ColorType::Rgb8 | ColorType::L8)) => Pixels::Jpeg {
                bytes: bytes.to_vec(),
                grey: colour == ColorType::L8,
            },
            (Some(ImageFormat::Png), _) => plain(&DynamicImage::from_decoder(decoder).map_err(|_| BadPicture)?),
            _ => return Err(BadPicture),
        };
        Ok(Self(Arc::new(EncodedPicture { width, height, pixels })))
    }

    /// How much memory it takes.
    pub fn size(&self) -> usize {
        match &self.0.pixels {
            Pixels::Jpeg { bytes, .. } => bytes.len(),
            Pixels::Plain { rgb, alpha } => rgb.len() + alpha.as_ref().map_or(0, Vec::len),
        }
    }
}

fn plain(picture: &DynamicImage) -> Pixels {
    let pixels = picture.to_rgba8();
    let rgb: Vec<u8> = pixels
        .pixels()
        .flat_map(|pixel| [pixel.0[0], pixel.0[1], pixel.0[2]])
        .collect();
    let alpha: Vec<u8> = pixels.pixels().map(|pixel| pixel.0[3]).collect();
    let see_through = alpha.iter().any(|&one| one < 255);
    Pixels::Plain {
        rgb: deflated(&rgb),
        alpha: see_through.then(|| deflated(&alpha)),
    }
}

/// As PDF packs it.
pub(crate) fn deflated(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6)
}
