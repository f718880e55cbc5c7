//! The picture of what an email tells of: a small one of an upload, or one that is drawn. It is made once for all who get it.

use std::io::Cursor;
use std::sync::{Arc, LazyLock};

use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use learnt_kernel::tenant::TenantId;
use moka::future::Cache;
use sha2::{Digest, Sha256};

use super::picture::with_decoded;
use super::sniff::Media;
use super::{drawn, read_all};
use crate::blocking::run_blocking;
use crate::db::directory::Team;
use crate::prelude::*;
use crate::registry::PictureFuture;
use crate::work::email::brand_colours;
use crate::work::email_picture::{EmailPicture, InlinePicture, PictureShape};

/// No picture takes more of an email than this, in bytes.
const LARGEST: usize = 30 * 1024;

/// What pictures that were made lately take, in bytes.
const MADE_BYTES: u64 = 4 * 1024 * 1024;

/// For whom, of what, and in which colours.
type Key = (TenantId, EmailPicture, [[u8; 3]; 2]);

static MADE: LazyLock<Cache<Key, Option<Arc<Small>>>> = LazyLock::new(|| {
    let size = |made: &Option<Arc<Small>>| made.as_ref().map_or(64, |made| made.bytes.len());
    Cache::builder()
        .weigher(move |_, made| u32::try_from(size(made)).unwrap_or(u32::MAX))
        .max_capacity(MADE_BYTES)
        .time_to_live(std::time::Duration::from_hours(1))
        .build()
});

/// A picture that fits into an email.
#[derive(Debug)]
struct Small {
    media_type: &'static str,
    bytes: Arc<Vec<u8>>,
}

/// The picture that an email of a team shows.
pub fn mail_picture<'a>(app: &'a App, team: &'a Team, of: &'a EmailPicture) -> PictureFuture<'a> {
    Box::pin(async move {
        let colours = brand_colours(team);
        let key = (team.tenant_id.clone(), of.clone(), colours);
        let made = MADE.get_with(key, make(app, team, of, colours)).await?;
        let hash = hex::encode(&Sha256::digest(&*made.bytes)[..12]);
        Some(InlinePicture {
            content_id: format!("{hash}@{}", team.main_domain),
            media_type: made.media_type,
            shape: of.shape,
            bytes: made.bytes.clone(),
        })
    })
}

/// Of the upload; where there is none, or none that can be read, it is drawn.
async fn make(app: &App, team: &Team, of: &EmailPicture, colours: [[u8; 3]; 2]) -> Option<Arc<Small>> {
    if let Some(hash) = &of.hash {
        match uploaded(app, &team.tenant_id, hash, of.shape).await {
            Ok(Some(small)) => return Some(Arc::new(small)),
            Ok(None) => {}
            Err(problem) => tracing::warn!(tenant = %team.tenant_id, %problem, "an email gets no picture of an upload"),
        }
    }
    let (shape, seed) = (of.shape, of.seed.clone());
    let drawing = run_blocking(move || match shape {
        PictureShape::Cover => drawn::cover(&seed, colours),
        PictureShape::Badge => drawn::seal(&seed, colours),
    });
    let bytes = png(&drawing.await.ok()?)?;
    Some(Arc::new(Small {
        media_type: "image/png",
        bytes: Arc::new(bytes),
    }))
}

async fn uploaded(app: &App, tenant: &TenantId, hash: &str, shape: PictureShape) -> Result<Option<Small>> {
    let bytes = read_all(app, tenant, hash).await?;
    let Some(media) = Media::of(&bytes) else {
        return Ok(None);
    };
    with_decoded(media, bytes, move |picture| small(&picture, shape)).await
}

/// As large as fits: smaller, and of covers with less detail, until it does.
fn small(picture: &DynamicImage, shape: PictureShape) -> Option<Small> {
    let fits = |bytes: &Vec<u8>| bytes.len() <= LARGEST;
    let is_cover = shape == PictureShape::Cover;
    let see_through = picture.color().has_alpha() && picture.to_rgba8().pixels().any(|pixel| pixel.0[3] < 255);
    if see_through && !is_cover {
        let mut tried = [192, 144, 96, 64]
            .into_iter()
            .map(|side| png(&cut(picture, (side, side))));
        let bytes = tried.find_map(|bytes| bytes.filter(fits))?;
        return Some(Small {
            media_type: "image/png",
            bytes: Arc::new(bytes),
        });
    }
    let sides: &[((u32, u32), u8)] = if is_cover {
        &[
            ((720, 280), 72),
            ((540, 210), 70),
            ((540, 210), 50),
            ((360, 140), 40),
            ((180, 70), 40),
        ]
    } else {
        &[((192, 192), 85), ((192, 192), 70), ((144, 144), 60), ((96, 96), 50)]
    };
    let mut tried = sides
        .iter()
        .map(|(sides, quality)| jpeg(&cut(picture, *sides), *quality));
    let bytes = tried.find_map(|bytes| bytes.filter(fits))?;
    Some(Small {
        media_type: "image/jpeg",
        bytes: Arc::new(bytes),
    })
}

/// The middle of a picture, filling these sides; a picture that is smaller is not blown up.
fn cut(picture: &DynamicImage, (width, height): (u32, u32)) -> DynamicImage {
    let (across, down) = (picture.width().max(1), picture.height().max(1));
    let factor = f64::min(
        f64::from(across) / f64::from(width),
        f64::from(down) / f64::from(height),
    )
    .min(1.0);
    let side = |length: u32| ((f64::from(length) * factor).round() as u32).max(1);
    picture.resize_to_fill(side(width), side(height), FilterType::Triangle)
}

fn png(picture: &DynamicImage) -> Option<Vec<u8>> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).ok()?;
    Some(bytes.into_inner())
}

/// What can be seen through is white.
fn jpeg(picture: &DynamicImage, quality: u8) -> Option<Vec<u8>> {
    let picture = picture.to_rgba8();
    let opaque = RgbImage::from_fn(picture.width(), picture.height(), |x, y| {
        let [red, green, blue, alpha] = picture.get_pixel(x, y).0.map(u32::from);
        let over_white = |channel: u32| ((channel * alpha + 255 * (255 - alpha)) / 255) as u8;
        Rgb([red, green, blue].map(over_white))
    });
    let mut bytes = Cursor::new(Vec::new());
    opaque
        .write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, quality))
        .ok()?;
    Some(bytes.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{Rgba, RgbaImage};

    /// Noise, which no encoder makes small.
    fn noise(width: u32, height: u32, alpha: u8) -> DynamicImage {
        let mut state = 7_u32;
        DynamicImage::ImageRgba8(RgbaImage::from_fn(width, height, |_, _| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let [red, green, blue, _] = state.to_be_bytes();
            Rgba([red, green, blue, alpha])
        }))
    }

    fn sides(small: &Small) -> (u32, u32) {
        let picture = image::load_from_memory(&small.bytes).expect("a picture");
        (picture.width(), picture.height())
    }

    #[test]
    fn every_upload_becomes_small_enough_and_is_cut_as_it_is_shown() {
        let pixel = DynamicImage::ImageRgb8(RgbImage::new(1, 1));
        let flat = DynamicImage::ImageRgb8(RgbImage::new(1600, 900));
        for picture in [noise(1600, 900, 255), noise(500, 1400, 90), flat.clone(), pixel] {
            for shape in [PictureShape::Cover, PictureShape::Badge] {
                let small = small(&picture, shape).expect("a picture");
                assert!(small.bytes.len() <= LARGEST, "{}", small.bytes.len());
                let (width, height) = sides(&small);
                assert!(shape == PictureShape::Cover || width == height);
            }
        }
        assert_eq!(sides(&small(&flat, PictureShape::Cover).unwrap()), (720, 280));
        assert_eq!(sides(&small(&flat, PictureShape::Badge).unwrap()), (192, 192));
    }

    #[test]
    fn a_badge_keeps_what_can_be_seen_through_and_a_cover_has_nothing_of_that() {
        let glass = DynamicImage::ImageRgba8(RgbaImage::from_pixel(300, 300, Rgba([200, 0, 0, 0])));
        let badge = small(&glass, PictureShape::Badge).unwrap();
        assert_eq!(badge.media_type, "image/png");
        let cover = small(&glass, PictureShape::Cover).unwrap();
        assert_eq!(cover.media_type, "image/jpeg");
        let shown = image::load_from_memory(&cover.bytes).unwrap().to_rgb8();
        assert!(shown.get_pixel(5, 5).0.iter().all(|channel| *channel > 250));
    }

    #[test]
    fn a_drawn_picture_is_small_too() {
        for seed in [
            "Fire safety",
            "Navigator",
            "a",
            "0190a0d0-0000-7000-8000-000000000001",
            "Erste Hilfe",
            "安全",
        ] {
            for drawing in [
                drawn::cover(seed, [[47, 91, 234], [13, 148, 136]]),
                drawn::seal(seed, [[255, 204, 0]; 2]),
            ] {
                let size = png(&drawing).unwrap().len();
                assert!(size <= LARGEST, "{seed}: {size}");
            }
        }
    }
}
