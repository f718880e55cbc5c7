//! Pictures for what has none, drawn as the apps draw them: a pattern for a cover, a seal for a badge, in the team's colours.

use std::f32::consts::TAU;

use image::{DynamicImage, Rgb, RgbImage, Rgba, RgbaImage};

use crate::work::email::is_light;

/// The apps draw a cover on a sheet of these sides; here it is half as large again.
const SHEET: (f32, f32) = (360.0, 140.0);
const COVER: (u32, u32) = (540, 210);
/// The apps draw a seal on a sheet of a hundred.
const SEAL: u32 = 192;
/// Each pixel is looked at in so many places across and down.
const LOOKS: u32 = 2;

/// The number that a name stands for in the apps (FNV-1a of its UTF-16).
fn hash(name: &str) -> u32 {
    name.encode_utf16().fold(2_166_136_261, |number, unit| {
        (number ^ u32::from(unit)).wrapping_mul(16_777_619)
    })
}

/// The apps' repeatable stream of numbers from 0 to 1.
struct Stream(u32);

impl Stream {
    fn of(seed: u32) -> Self {
        Self(if seed == 0 { 1 } else { seed })
    }

    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (f64::from(self.0) / 4_294_967_296.0) as f32
    }
}

/// What is drawn on a cover, with what was drawn by lot.
enum Pattern {
    Dots(usize),
    Rings(f32, f32),
    Waves(f32),
    Tiles(Vec<(bool, f32)>),
}

impl Pattern {
    fn of(number: u32) -> Self {
        let mut lot = Stream::of(number);
        match number % 4 {
            0 => Self::Dots((lot.next() * 3.0) as usize),
            1 => Self::Rings(40.0 + lot.next() * 280.0, 30.0 + lot.next() * 100.0),
            2 => Self::Waves(lot.next() * 40.0),
            _ => Self::Tiles((0..36).map(|_| (lot.next() > 0.5, 0.35 + lot.next() * 0.6)).collect()),
        }
    }

    /// How much of the marks' colour is at a place of the sheet.
    fn ink(&self, x: f32, y: f32) -> f32 {
        match self {
            Self::Dots(rotation) => {
                let column = ((x - 16.0) / 40.0).round().clamp(0.0, 9.0);
                let row = ((y - 8.0) / 42.0).round().clamp(0.0, 3.0);
                let radius = [3.5, 6.5, 10.5][(11 * row as usize + column as usize + rotation) % 3];
                let far = (x - 16.0 - 40.0 * column).hypot(y - 8.0 - 42.0 * row);
                if far <= radius { 1.0 } else { 0.0 }
            }
            Self::Rings(middle_x, middle_y) => {
                let far = (x - middle_x).hypot(y - middle_y);
                let rings = [18.0, 46.0, 74.0, 104.0, 136.0, 172.0, 212.0_f32];
                let met = rings.iter().position(|radius| (far - radius).abs() <= 5.5);
                met.map_or(0.0, |ring| 0.95 - ring as f32 * 0.12)
            }
            Self::Waves(start) => {
                let along = (x + 60.0 - start) / 90.0;
                let (bow, within) = (along.floor(), along - along.floor());
                let side = if bow as i32 % 2 == 0 { -1.0 } else { 1.0 };
                let ink = |wave: usize| {
                    let high = side * (28.0 + wave as f32 * 4.0);
                    let line = 24.0 + wave as f32 * 28.0 + 2.0 * within * (1.0 - within) * high;
                    let slope = 2.0 * (1.0 - 2.0 * within) * high / 90.0;
                    let far = (y - line).abs() / 1.0_f32.hypot(slope);
                    if far <= 4.5 { 0.9 - wave as f32 * 0.14 } else { 0.0 }
                };
                (0..5).map(ink).fold(0.0, f32::max)
            }
            Self::Tiles(tiles) => {
                let (column, row) = (
                    (x / 40.0).floor().clamp(0.0, 8.0),
                    ((y + 8.0) / 40.0).floor().clamp(0.0, 3.0),
                );
                let (is_turned, ink) = tiles[row as usize * 9 + column as usize];
                let corner = if is_turned { 0.0 } else { 40.0 };
                let far = (x - column * 40.0 - corner).hypot(y + 8.0 - row * 40.0 - corner);
                if far <= 40.0 { ink } else { 0.0 }
            }
        }
    }
}

/// Which of a team's colours the apps draw a name in.
fn accent(number: u32, colours: [[u8; 3]; 2]) -> [u8; 3] {
    colours[((number >> 3) % 2) as usize]
}

/// Some of one colour over another one.
fn mix(below: [u8; 3], above: [u8; 3], share: f32) -> [u8; 3] {
    let channel = |at: usize| f32::from(below[at]) + (f32::from(above[at]) - f32::from(below[at])) * share;
    [0, 1, 2].map(|at| channel(at).round() as u8)
}

/// A cover's pattern. Its ground is the team's colour itself, so that it stands on a light page as well as on a dark one.
pub fn cover(seed: &str, colours: [[u8; 3]; 2]) -> DynamicImage {
    let number = hash(seed);
    let (pattern, ground) = (Pattern::of(number), accent(number, colours));
    let light = mix(ground, [255; 3], 0.45);
    let scale = SHEET.0 / COVER.0 as f32;
    let picture = RgbImage::from_fn(COVER.0, COVER.1, |x, y| {
        let ink = looked_at(x, y, |x, y| pattern.ink(x * scale, y * scale));
        Rgb(mix(ground, light, ink))
    });
    DynamicImage::ImageRgb8(picture)
}

/// The mean of what is seen in a pixel.
fn looked_at(x: u32, y: u32, see: impl Fn(f32, f32) -> f32) -> f32 {
    let place = |pixel: u32, look: u32| pixel as f32 + (look as f32 + 0.5) / LOOKS as f32;
    let seen = (0..LOOKS * LOOKS).map(|look| see(place(x, look % LOOKS), place(y, look / LOOKS)));
    seen.sum::<f32>() / (LOOKS * LOOKS) as f32
}

/// A badge's seal with a star in its middle; around it nothing is drawn.
pub fn seal(name: &str, colours: [[u8; 3]; 2]) -> DynamicImage {
    let number = hash(name);
    let (petals, depth) = [(8.0, 3.2), (10.0, 2.8), (12.0, 2.6), (16.0, 2.0_f32)][(number % 4) as usize];
    let ground = accent(number, colours);
    let marks = if is_light(ground) { [17, 19, 26] } else { [255; 3] };
    let scale = 100.0 / SEAL as f32;
    let picture = RgbaImage::from_fn(SEAL, SEAL, |x, y| {
        let from_middle = |x: f32, y: f32| {
            let (right, up) = (x * scale - 50.0, 50.0 - y * scale);
            (right.hypot(up), right.atan2(up))
        };
        let covered = looked_at(x, y, |x, y| {
            let (far, angle) = from_middle(x, y);
            if far <= 45.0 + depth * (petals * angle).cos() {
                1.0
            } else {
                0.0
            }
        });
        let ink = looked_at(x, y, |x, y| {
            let (far, angle) = from_middle(x, y);
            mark(far, angle)
        });
        let [red, green, blue] = mix(ground, marks, ink);
        Rgba([red, green, blue, (covered * 255.0).round() as u8])
    });
    DynamicImage::ImageRgba8(picture)
}

/// How much of the marks' colour is so far from the middle of a seal, at an angle from its top.
fn mark(far: f32, angle: f32) -> f32 {
    if (far - 35.0).abs() <= 0.8 {
        return 0.75;
    }
    // Thirty-two dots, as the apps' dashes of 6.09 around a ring of 31.
    let step = TAU / 32.0;
    let beside = (angle - (angle / step).round() * step).abs() * 31.0;
    if (far - 31.0).hypot(beside) <= 0.8 {
        return 0.6;
    }
    if far <= star(angle) { 1.0 } else { 0.0 }
}

/// How far a star with five points reaches at an angle from its top.
fn star(angle: f32) -> f32 {
    const OUTER: f32 = 17.0;
    const INNER: f32 = 7.2;
    let fifth = TAU / 5.0;
    let from_point = (angle - (angle / fifth).round() * fifth).abs();
    // The straight line from a point to the notch beside it.
    let half = fifth / 2.0;
    OUTER * INNER * half.sin() / (INNER * (half - from_point).sin() + OUTER * from_point.sin())
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLOURS: [[u8; 3]; 2] = [[47, 91, 234], [13, 148, 136]];

    #[test]
    fn a_name_is_the_number_that_it_is_in_the_apps() {
        assert_eq!(hash(""), 2_166_136_261);
        assert_eq!(hash("a"), 0xe40c_292c);
        assert_eq!(hash("foobar"), 0xbf9c_f968);
    }

    #[test]
    fn each_pattern_draws_something_and_leaves_some_ground() {
        for number in [4, 5, 6, 7] {
            let pattern = Pattern::of(number);
            let seen: Vec<f32> = (0..14 * 36)
                .map(|place| pattern.ink((place % 36) as f32 * 10.0 + 3.0, (place / 36) as f32 * 10.0 + 3.0))
                .collect();
            let drawn = seen.iter().filter(|ink| **ink > 0.0).count();
            assert!((25..480).contains(&drawn), "{number}: {drawn}");
            assert!(seen.iter().all(|ink| (0.0..=1.0).contains(ink)));
        }
    }

    #[test]
    fn different_names_get_different_covers_and_the_same_name_the_same() {
        let of = |seed: &str| cover(seed, COLOURS).into_rgb8().into_raw();
        assert_eq!(of("Fire safety"), of("Fire safety"));
        assert_ne!(of("Fire safety"), of("Lifting"));
    }

    #[test]
    fn a_seal_has_a_star_in_its_middle_and_nothing_in_its_corners() {
        // On a dark ground it is light, and on a light one dark.
        for (ground, star) in [([47, 91, 234], [255; 4]), ([250, 240, 200], [17, 19, 26, 255])] {
            let seal = seal("Navigator", [ground; 2]).into_rgba8();
            let (middle, corner) = (seal.get_pixel(SEAL / 2, SEAL / 2).0, seal.get_pixel(0, 0).0);
            assert_eq!((middle, corner[3]), (star, 0));
        }
        assert!((star(0.0) - 17.0).abs() < 0.01 && (star(TAU / 10.0) - 7.2).abs() < 0.01);
    }
}
