//! Which stretches of a video were seen: merged intervals in milliseconds, credited no faster than the clock allows.

use serde_json::{Value, json};

/// Reported stretches closer together than this are one: players report at frames, not at exact ends. The gap is paid for.
const JOIN_MS: i64 = 500;
/// More stretches than this are not kept: the shortest go.
const MOST: usize = 500;

/// Disjoint stretches of a video in ascending order, in milliseconds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WatchedRanges(Vec<(i64, i64)>);

impl WatchedRanges {
    /// Reads stretches in seconds as they are stored or reported; pairs that make no sense are dropped.
    pub fn from_seconds(pairs: impl IntoIterator<Item = (f64, f64)>) -> Self {
        let pairs = pairs
            .into_iter()
            .filter(|(from, to)| from.is_finite() && to.is_finite() && *from >= 0.0 && from < to);
        Self(merge(pairs.map(|(from, to)| (millis(from), millis(to))).collect(), 0))
    }

    /// Reads the stored form `[[from, to], ...]`, in seconds.
    pub fn from_json(value: &Value) -> Self {
        let pairs = value.as_array().into_iter().flatten();
        Self::from_seconds(pairs.filter_map(|pair| Some((pair.get(0)?.as_f64()?, pair.get(1)?.as_f64()?))))
    }

    /// The stored form `[[from, to], ...]`, in seconds.
    pub fn to_json(&self) -> Value {
        json!(self.seconds())
    }

    /// The stretches in seconds.
    pub fn seconds(&self) -> Vec<(f64, f64)> {
        self.0
            .iter()
            .map(|(from, to)| (*from as f64 / 1000.0, *to as f64 / 1000.0))
            .collect()
    }

    /// Nothing was seen.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How much was seen, in milliseconds, each moment of the video counted once.
    pub fn length_ms(&self) -> i64 {
        self.0.iter().map(|(from, to)| to - from).sum()
    }

    /// Cuts off what lies behind the end of the video.
    pub fn within(self, duration_ms: i64) -> Self {
        let cut = self
            .0
            .into_iter()
            .map(|(from, to)| (from, to.min(duration_ms)))
            .filter(|(from, to)| from < to);
        Self(cut.collect())
    }

    /// Adds what was newly seen, up to `allowance_ms` of it (from its beginning); answers what of the allowance was used.
    pub fn credit(&self, report: &WatchedRanges, allowance_ms: i64) -> (Self, i64) {
        let (mut credited, mut left) = (self.0.clone(), allowance_ms.max(0));
        let joined = Self(merge([self.0.as_slice(), report.0.as_slice()].concat(), JOIN_MS));
        for (from, to) in joined.minus(self) {
            let to = to.min(from + left);
            if from >= to {
                break;
            }
            left -= to - from;
            credited.push((from, to));
        }
        (Self(merge(credited, 0)), allowance_ms.max(0) - left)
    }

    /// The parts of `self` that `other` does not hold.
    fn minus(&self, other: &WatchedRanges) -> Vec<(i64, i64)> {
        let mut parts = Vec::new();
        for &(from, to) in &self.0 {
            let mut at = from;
            for &(seen_from, seen_to) in other.0.iter().filter(|(f, t)| *t > from && *f < to) {
                if seen_from > at {
                    parts.push((at, seen_from));
                }
                at = at.max(seen_to);
            }
            if at < to {
                parts.push((at, to));
            }
        }
        parts
    }
}

fn millis(seconds: f64) -> i64 {
    (seconds * 1000.0).round() as i64
}

fn merge(mut pairs: Vec<(i64, i64)>, gap: i64) -> Vec<(i64, i64)> {
    pairs.sort_unstable();
    let mut merged: Vec<(i64, i64)> = Vec::with_capacity(pairs.len());
    for (from, to) in pairs {
        match merged.last_mut() {
            Some(last) if from <= last.1 + gap => last.1 = last.1.max(to),
            _ => merged.push((from, to)),
        }
    }
    while merged.len() > MOST {
        let shortest = (0..merged.len())
            .min_by_key(|&i| merged[i].1 - merged[i].0)
            .unwrap_or(0);
        merged.remove(shortest);
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(pairs: &[(f64, f64)]) -> WatchedRanges {
        WatchedRanges::from_seconds(pairs.iter().copied())
    }

    #[test]
    fn overlapping_and_touching_stretches_are_one() {
        assert_eq!(
            seen(&[(10.0, 20.0), (0.0, 5.0), (4.0, 10.2)]).seconds(),
            vec![(0.0, 20.0)]
        );
        assert_eq!(seen(&[(0.0, 5.0), (8.0, 9.0)]).length_ms(), 6_000);
    }

    #[test]
    fn a_gap_of_a_frame_is_closed_and_paid_for() {
        let (after, used) = seen(&[(0.0, 10.0)]).credit(&seen(&[(10.4, 11.0)]), 60_000);
        assert_eq!((after.seconds(), used), (vec![(0.0, 11.0)], 1_000));
        let specks: Vec<(f64, f64)> = (0..100)
            .map(|i| (f64::from(i) * 0.4, f64::from(i) * 0.4 + 0.001))
            .collect();
        assert_eq!(
            WatchedRanges::default().credit(&seen(&specks), 2_000).0.length_ms(),
            2_000
        );
    }

    #[test]
    fn nonsense_is_dropped() {
        let odd = seen(&[
            (5.0, 1.0),
            (f64::NAN, 3.0),
            (-4.0, 3.0),
            (1.0, f64::INFINITY),
            (2.0, 3.0),
        ]);
        assert_eq!(odd.seconds(), vec![(2.0, 3.0)]);
        assert_eq!(
            WatchedRanges::from_json(&json!([[0, 4.5], ["a", 3], [9], null])).seconds(),
            vec![(0.0, 4.5)]
        );
    }

    #[test]
    fn the_allowance_cuts_what_is_new_and_seeing_again_costs_nothing() {
        let before = seen(&[(0.0, 10.0)]);
        let (after, used) = before.credit(&seen(&[(0.0, 60.0)]), 25_000);
        assert_eq!((after.seconds(), used), (vec![(0.0, 35.0)], 25_000));
        let (again, used) = after.credit(&seen(&[(5.0, 30.0)]), 25_000);
        assert_eq!((again, used), (after, 0));
    }

    #[test]
    fn nothing_behind_the_end_counts() {
        assert_eq!(
            seen(&[(50.0, 90.0), (70.0, 99.0)]).within(60_000).seconds(),
            vec![(50.0, 60.0)]
        );
    }

    /// Against a plain model: a video of 300 tenths, each seen or not.
    #[test]
    fn merging_equals_a_set_of_moments() {
        let mut test_rng = crate::features::courses::test_rng::TestRng::new(7);
        for _ in 0..500 {
            let pairs: Vec<(i64, i64)> = (0..test_rng.below(12))
                .map(|_| {
                    let from = test_rng.below(28) as i64 * 1_000;
                    (from, from + 1_000 * (1 + test_rng.below(6) as i64))
                })
                .collect();
            let mut moments = [false; 40];
            for (from, to) in &pairs {
                moments[(*from / 1000) as usize..(*to / 1000) as usize].fill(true);
            }
            let all = WatchedRanges(merge(pairs, 0));
            assert_eq!(
                all.length_ms(),
                1_000 * moments.iter().filter(|seen| **seen).count() as i64
            );
            assert!(all.0.windows(2).all(|w| w[0].1 < w[1].0), "disjoint and ascending");
            assert_eq!(WatchedRanges::from_json(&all.to_json()), all, "stored and read back");
        }
    }

    /// However reports are cut and repeated, no more is credited than was allowed and than was reported.
    #[test]
    fn credit_never_exceeds_allowance_or_report() {
        let mut test_rng = crate::features::courses::test_rng::TestRng::new(11);
        for _ in 0..500 {
            let (mut credited, mut allowed, mut reported) = (WatchedRanges::default(), 0, WatchedRanges::default());
            for _ in 0..test_rng.below(10) {
                let from = test_rng.below(100) as f64;
                let report = seen(&[(from, from + 1.0 + test_rng.below(30) as f64)]);
                let allowance = test_rng.below(20_000) as i64;
                let before = credited.length_ms();
                let (next, used) = credited.credit(&report, allowance);
                assert!(used <= allowance && next.length_ms() >= before);
                assert_eq!(next.length_ms() - before, used, "all that counts was paid for");
                reported = WatchedRanges(merge([reported.0, report.0].concat(), JOIN_MS));
                (credited, allowed) = (next, allowed + used);
            }
            assert!(credited.length_ms() == allowed && credited.minus(&reported).is_empty());
        }
    }
}
