//! Repeatable chance for the property tests of this feature.

/// A small linear generator with a seed: the same rolls on every run.
pub struct TestRng(u64);

impl TestRng {
    /// A row of rolls that `seed` names.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number from 0 to `n` − 1 (0 when `n` is 0).
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n.max(1)
    }
}
