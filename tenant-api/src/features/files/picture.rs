//! Pictures are decoded and written anew: what is stored holds pixels and nothing else.

use std::io::Cursor;
use std::sync::{Arc, LazyLock};

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use tokio::sync::Semaphore;

use super::model::{Kind, Refusal};
use super::sniff::{Media, picture_ends};

/// More pixels than this are not decoded at all.
const MAX_PIXELS: u64 = 40_000_000;
/// No screen of ours shows a picture larger; what is larger is scaled down.
const MAX_SIDE: u32 = 2560;
/// A person is shown at most at a third of this, on the sharpest screens.
const FACE_SIDE: u32 = 512;
const JPEG_QUALITY: u8 = 86;

/// One 40-megapixel picture takes about 160 MB while it is decoded: two at a time, the others wait.
static AT_ONCE: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(2)));

/// What becomes of a picture's sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// As it is, scaled down if it is larger than any screen of ours shows.
    Whole,
    /// The square in its middle, for a person.
    Face,
}

/// A picture as it will be stored.
pub struct Rewritten {
    /// The new file.
    pub bytes: Vec<u8>,
    /// Its type, which may differ from the uploaded one.
    pub media: Media,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
}

/// Decodes and rewrites a picture beside the request threads.
pub async fn rewrite(media: Media, bytes: Vec<u8>, frame: Frame) -> Result<Rewritten, Refusal> {
    let place = AT_ONCE
        .clone()
        .acquire_owned()
        .await
        .map_err(|_| Refusal::Interrupted)?;
    // Whoever asked may go away; the place is taken until the picture is done.
    let work = move || {
        let written = rewrite_now(media, &bytes, frame);
        drop(place);
        written
    };
    tokio::task::spawn_blocking(work)
        .await
        .unwrap_or(Err(Refusal::Broken(Kind::Image)))
}

fn rewrite_now(media: Media, bytes: &[u8], frame: Frame) -> Result<Rewritten, Refusal> {
    let broken = || Refusal::Broken(Kind::Image);
    let format = match media {
        Media::Png => ImageFormat::Png,
        Media::Jpeg => ImageFormat::Jpeg,
        Media::Webp => ImageFormat::WebP,
        Media::Gif => ImageFormat::Gif,
        _ => return Err(Refusal::WrongType(Kind::Image)),
    };
    if !picture_ends(media, bytes) {
        return Err(broken());
    }
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_PIXELS * 8);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| broken())?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(Refusal::TooManyPixels);
    }
    let orientation = decoder.orientation().map_err(|_| broken())?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|_| broken())?;
    picture.apply_orientation(orientation);
    if frame == Frame::Face {
        picture = middle(&picture);
    }
    let most = if frame == Frame::Face { FACE_SIDE } else { MAX_SIDE };
    if picture.width().max(picture.height()) > most {
        picture = picture.thumbnail(most, most);
    }
    write(&picture, media).ok_or_else(broken)
}

fn middle(picture: &DynamicImage) -> DynamicImage {
    let (width, height) = (picture.width(), picture.height());
    let side = width.min(height);
    picture.crop_imm((width - side) / 2, (height - side) / 2, side, side)
}

/// Photographs become JPEG; what has transparency or comes as drawing stays without loss.
fn write(picture: &DynamicImage, media: Media) -> Option<Rewritten> {
    let see_through = picture.color().has_alpha() && picture.to_rgba8().pixels().any(|pixel| pixel.0[3] < 255);
    let lossy = matches!(media, Media::Jpeg | Media::Webp) && !see_through;
    let mut bytes = Cursor::new(Vec::new());
    if lossy {
        picture
            .to_rgb8()
            .write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, JPEG_QUALITY))
            .ok()?;
    } else {
        DynamicImage::ImageRgba8(picture.to_rgba8())
            .write_to(&mut bytes, ImageFormat::Png)
            .ok()?;
    }
    let media = if lossy { Media::Jpeg } else { Media::Png };
    Some(Rewritten {
        bytes: bytes.into_inner(),
        media,
        width: picture.width(),
        height: picture.height(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(format: ImageFormat, width: u32, height: u32) -> Vec<u8> {
        let picture = image::RgbImage::from_fn(width, height, |x, y| image::Rgb([(x * 7) as u8, (y * 5) as u8, 90]));
        let mut bytes = Cursor::new(Vec::new());
        DynamicImage::ImageRgb8(picture)
            .write_to(&mut bytes, format)
            .expect("encodes");
        bytes.into_inner()
    }

    const FORMATS: [(Media, ImageFormat); 4] = [
        (Media::Png, ImageFormat::Png),
        (Media::Jpeg, ImageFormat::Jpeg),
        (Media::Webp, ImageFormat::WebP),
        (Media::Gif, ImageFormat::Gif),
    ];

    #[test]
    fn every_type_is_rewritten_in_its_size() {
        for (media, format) in FORMATS {
            let written = rewrite_now(media, &drawn(format, 64, 48), Frame::Whole).expect("a sound picture");
            assert_eq!((written.width, written.height), (64, 48), "{media:?}");
            assert_eq!(Media::of(&written.bytes), Some(written.media));
        }
    }

    #[test]
    fn a_picture_that_was_cut_off_is_refused() {
        for (media, format) in FORMATS {
            let bytes = drawn(format, 64, 48);
            for part in [bytes.len() / 3, bytes.len() / 2, bytes.len() - 3] {
                assert!(
                    rewrite_now(media, &bytes[..part], Frame::Whole).is_err(),
                    "{media:?} cut at {part} of {}",
                    bytes.len()
                );
            }
        }
    }

    #[test]
    fn what_was_hidden_behind_a_picture_is_gone() {
        let mut bytes = drawn(ImageFormat::Png, 20, 20);
        bytes.extend_from_slice(b"<script>alert(1)</script>");
        let written = rewrite_now(Media::Png, &bytes, Frame::Whole).expect("the picture itself is sound");
        assert!(!written.bytes.windows(7).any(|window| window == b"<script"));
    }

    #[test]
    fn a_face_is_the_square_in_the_middle() {
        let bytes = drawn(ImageFormat::Jpeg, 900, 600);
        let written = rewrite_now(Media::Jpeg, &bytes, Frame::Face).expect("a sound picture");
        assert_eq!((written.width, written.height), (FACE_SIDE, FACE_SIDE));
        let small = rewrite_now(Media::Png, &drawn(ImageFormat::Png, 40, 64), Frame::Face).expect("a sound picture");
        assert_eq!((small.width, small.height), (40, 40), "a small one is not blown up");
    }

    #[test]
    fn large_ones_are_scaled_and_huge_ones_refused_before_they_are_decoded() {
        let written = rewrite_now(Media::Jpeg, &drawn(ImageFormat::Jpeg, 3000, 30), Frame::Whole).expect("scaled");
        assert_eq!(written.width, MAX_SIDE);
        let mut bytes = drawn(ImageFormat::Gif, 4, 4);
        bytes[6..10].copy_from_slice(&[0xff, 0xff, 0xff, 0xff]);
        assert_eq!(
            rewrite_now(Media::Gif, &bytes, Frame::Whole).err(),
            Some(Refusal::TooManyPixels)
        );
    }
}
