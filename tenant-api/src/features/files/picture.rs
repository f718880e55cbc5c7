//! Pictures are decoded and written anew: what is stored holds pixels and nothing else. Decoding takes many times the bytes
//! of the upload, so that all who decode share one bounded piece of memory, and few wait for it.

use std::io::Cursor;
use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use image::codecs::jpeg::JpegEncoder;
use image::metadata::Orientation;
use image::{DynamicImage, GenericImageView, ImageDecoder, ImageFormat, ImageReader, Limits};
use learnt_kernel::problem::{Problem, Result};
use sha2::{Digest, Sha256};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::model::{Kind, Refusal};
use super::sniff::{Media, picture_ends};
use crate::blocking::run_blocking;

/// More pixels than this are not decoded at all.
const MAX_PIXELS: u64 = 40_000_000;
/// No screen of ours shows a picture larger; what is larger is scaled down.
const MAX_SIDE: u32 = 2560;
/// A person is shown at most at a third of this, on the sharpest screens.
const SQUARE_SIDE: u32 = 512;
const JPEG_QUALITY: u8 = 86;

const MIB: u64 = 1024 * 1024;
/// What all pictures that are decoded at the same time may take: one of 40 megapixels, or many small ones.
const MEMORY: u32 = 176;
/// More than these do not wait: their uploads would fill the memory that is saved here.
const MOST_WAITING: usize = 16;
/// When to ask again, in seconds: so long a few large pictures take.
const ASK_AGAIN: u64 = 5;

static LIMIT: LazyLock<DecodeLimit> = LazyLock::new(|| DecodeLimit::new(MEMORY, MOST_WAITING));

/// The memory for decoding, in MiB, and who waits for some of it.
struct DecodeLimit {
    memory: Arc<Semaphore>,
    all: u32,
    waiting: AtomicUsize,
    most_waiting: usize,
}

impl DecodeLimit {
    fn new(all: u32, most_waiting: usize) -> Self {
        Self {
            memory: Arc::new(Semaphore::new(all as usize)),
            all,
            waiting: AtomicUsize::new(0),
            most_waiting,
        }
    }

    /// Memory for a picture of so many bytes; one that needs more than there is gets all of it and is decoded alone.
    async fn memory_for(&self, bytes: u64) -> Result<OwnedSemaphorePermit> {
        let share = u32::try_from(bytes.div_ceil(MIB))
            .unwrap_or(u32::MAX)
            .clamp(1, self.all);
        if let Ok(free) = self.memory.clone().try_acquire_many_owned(share) {
            return Ok(free);
        }
        let _waiting = MemoryWaiter::begin(self)?;
        let memory = self.memory.clone().acquire_many_owned(share).await;
        memory.map_err(|error| Problem::internal(&error))
    }
}

/// Somebody who waits for memory; over when dropped, also when they went away meanwhile.
struct MemoryWaiter<'a>(&'a AtomicUsize);

impl<'a> MemoryWaiter<'a> {
    fn begin(limit: &'a DecodeLimit) -> Result<Self> {
        let waiting = Self(&limit.waiting);
        if limit.waiting.fetch_add(1, Ordering::Relaxed) < limit.most_waiting {
            Ok(waiting)
        } else {
            Err(Refusal::TooManyPictures { seconds: ASK_AGAIN }.into())
        }
    }
}

impl Drop for MemoryWaiter<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What becomes of a picture's sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// As it is, scaled down if it is larger than any screen of ours shows.
    Whole,
    /// The square in its middle, for a person.
    Square,
}

/// A picture as it will be stored.
#[derive(Debug)]
pub struct Rewritten {
    /// The new file.
    pub bytes: Vec<u8>,
    /// SHA-256 of it, in hexadecimal.
    pub hash: String,
    /// Its type, which may differ from the uploaded one.
    pub media: Media,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
}

/// Decodes and rewrites a picture beside the request threads.
pub async fn rewrite(media: Media, bytes: Vec<u8>, frame: Frame) -> Result<Rewritten> {
    rewrite_within(&LIMIT, media, bytes, frame).await
}

/// Does something with a decoded picture, beside the request threads.
pub(super) async fn with_decoded<T: Send + 'static>(
    media: Media,
    bytes: Vec<u8>,
    work: impl FnOnce(DynamicImage) -> T + Send + 'static,
) -> Result<T> {
    let decoded = move |bytes: &[u8]| decode(media, bytes).map(|(picture, _)| work(picture));
    within(&LIMIT, media, bytes, decoded).await
}

async fn rewrite_within(limit: &DecodeLimit, media: Media, bytes: Vec<u8>, frame: Frame) -> Result<Rewritten> {
    within(limit, media, bytes, move |bytes| rewrite_now(media, bytes, frame)).await
}

async fn within<T: Send + 'static>(
    limit: &DecodeLimit,
    media: Media,
    bytes: Vec<u8>,
    work: impl FnOnce(&[u8]) -> std::result::Result<T, Refusal> + Send + 'static,
) -> Result<T> {
    let measured = run_blocking(move || {
        decoder(media, &bytes)
            .map(|decoder| decoder.total_bytes())
            .map(|size| (size, bytes))
    });
    let (size, bytes) = measured.await??;
    let memory = limit.memory_for(size).await?;
    // Whoever asked may go away; the memory is taken until the picture is done.
    let work_within = move || {
        let done = work(&bytes);
        drop(memory);
        done
    };
    // A decoder that panics has met a picture that is none.
    Ok(run_blocking(work_within)
        .await
        .unwrap_or(Err(Refusal::Broken(Kind::Image)))?)
}

/// Reads a picture's head: how large it is, before anything of it is decoded.
fn decoder(media: Media, bytes: &[u8]) -> std::result::Result<impl ImageDecoder, Refusal> {
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
    // Each pixel takes eight bytes at most.
    limits.max_alloc = Some(MAX_PIXELS * 8);
    reader.limits(limits);
    let decoder = reader.into_decoder().map_err(|_| broken())?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(Refusal::TooManyPixels);
    }
    Ok(decoder)
}

/// A picture's pixels, and how it is to be turned.
fn decode(media: Media, bytes: &[u8]) -> std::result::Result<(DynamicImage, Orientation), Refusal> {
    let broken = || Refusal::Broken(Kind::Image);
    let mut decoder = decoder(media, bytes)?;
    let orientation = decoder.orientation().map_err(|_| broken())?;
    let picture = DynamicImage::from_decoder(decoder).map_err(|_| broken())?;
    Ok((picture, orientation))
}

fn rewrite_now(media: Media, bytes: &[u8], frame: Frame) -> std::result::Result<Rewritten, Refusal> {
    let broken = || Refusal::Broken(Kind::Image);
    let (picture, orientation) = decode(media, bytes)?;
    // Made small first: what comes behind copies it.
    let mut picture = match frame {
        Frame::Whole => at_most(picture, MAX_SIDE),
        Frame::Square => middle(&covering(picture, SQUARE_SIDE)),
    };
    picture.apply_orientation(orientation);
    write(&picture, media).ok_or_else(broken)
}

/// No side longer than this.
fn at_most(picture: DynamicImage, side: u32) -> DynamicImage {
    if picture.width().max(picture.height()) > side {
        picture.thumbnail(side, side)
    } else {
        picture
    }
}

/// The shorter side no longer than this.
fn covering(picture: DynamicImage, side: u32) -> DynamicImage {
    let (width, height) = picture.dimensions();
    let shorter = width.min(height);
    if shorter <= side {
        return picture;
    }
    let scaled = |length: u32| {
        let length = u64::from(length) * u64::from(side) / u64::from(shorter);
        u32::try_from(length).unwrap_or(side).max(side)
    };
    picture.thumbnail_exact(scaled(width), scaled(height))
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
    let bytes = bytes.into_inner();
    Some(Rewritten {
        hash: hex::encode(Sha256::digest(&bytes)),
        bytes,
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

    #[tokio::test]
    async fn pictures_share_one_piece_of_memory_and_few_wait_for_it() {
        let limit = Arc::new(DecodeLimit::new(4, 2));
        // One of 40 megapixels gets all there is.
        let large = limit.memory_for(MAX_PIXELS * 4).await.unwrap();
        assert_eq!(limit.memory.available_permits(), 0);
        let picture = drawn(ImageFormat::Png, 900, 900);
        let rewriting = || {
            let (limit, picture) = (limit.clone(), picture.clone());
            tokio::spawn(async move { rewrite_within(&limit, Media::Png, picture, Frame::Whole).await })
        };
        let waiting = [rewriting(), rewriting()];
        while limit.waiting.load(Ordering::Relaxed) < 2 {
            tokio::task::yield_now().await;
        }
        let refused = rewriting().await.unwrap().unwrap_err();
        assert_eq!((refused.status().as_u16(), refused.code()), (429, "too_many_pictures"));
        let response = axum::response::IntoResponse::into_response(refused);
        assert_eq!(response.headers()["retry-after"], "5");
        drop(large);
        for one in waiting {
            assert_eq!(one.await.unwrap().unwrap().width, 900);
        }
        assert_eq!(
            (limit.memory.available_permits(), limit.waiting.load(Ordering::Relaxed)),
            (4, 0)
        );
    }

    #[test]
    fn what_was_hidden_behind_a_picture_is_gone() {
        let mut bytes = drawn(ImageFormat::Png, 20, 20);
        bytes.extend_from_slice(b"<script>alert(1)</script>");
        let written = rewrite_now(Media::Png, &bytes, Frame::Whole).expect("the picture itself is sound");
        assert!(!written.bytes.windows(7).any(|window| window == b"<script"));
    }

    #[test]
    fn an_avatar_is_the_square_in_the_middle() {
        let bytes = drawn(ImageFormat::Jpeg, 900, 600);
        let written = rewrite_now(Media::Jpeg, &bytes, Frame::Square).expect("a sound picture");
        assert_eq!((written.width, written.height), (SQUARE_SIDE, SQUARE_SIDE));
        let small = rewrite_now(Media::Png, &drawn(ImageFormat::Png, 40, 64), Frame::Square).expect("a sound picture");
        assert_eq!((small.width, small.height), (40, 40), "a small one is not blown up");
        let wide =
            rewrite_now(Media::Png, &drawn(ImageFormat::Png, 4000, 600), Frame::Square).expect("a sound picture");
        assert_eq!((wide.width, wide.height), (SQUARE_SIDE, SQUARE_SIDE));
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
