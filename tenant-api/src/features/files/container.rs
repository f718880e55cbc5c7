//! Walks a video's outer structure while it streams by, so that one that was cut off is refused without a second read.

/// Follows the structure of a video that arrives piece by piece.
pub enum ContainerParser {
    /// ISO boxes.
    Mp4(Mp4),
    /// EBML elements.
    Webm(Webm),
}

impl ContainerParser {
    /// Takes the next piece; false as soon as the structure is broken.
    pub fn feed(&mut self, piece: &[u8]) -> bool {
        match self {
            ContainerParser::Mp4(walk) => walk.feed(piece),
            ContainerParser::Webm(walk) => walk.feed(piece),
        }
    }

    /// Whether the file ended where its structure ends, with everything in it that a player needs.
    pub fn complete(&self) -> bool {
        match self {
            ContainerParser::Mp4(walk) => walk.complete(),
            ContainerParser::Webm(walk) => walk.complete(),
        }
    }
}

/// Top-level boxes: size and name, then a payload that is passed over.
#[derive(Default)]
pub struct Mp4 {
    head: Vec<u8>,
    skip: u64,
    boxes: u32,
    description: bool,
    data: bool,
    to_the_end: bool,
}

impl Mp4 {
    fn feed(&mut self, mut piece: &[u8]) -> bool {
        while !piece.is_empty() {
            if self.to_the_end {
                return true;
            }
            if self.skip > 0 {
                piece = pass(&mut self.skip, piece);
                continue;
            }
            self.head.push(piece[0]);
            piece = &piece[1..];
            if !self.header() {
                return false;
            }
        }
        true
    }

    fn header(&mut self) -> bool {
        let head = &self.head;
        if head.len() < 8 {
            return true;
        }
        let small = u32::from_be_bytes([head[0], head[1], head[2], head[3]]);
        if small == 1 && head.len() < 16 {
            return true;
        }
        let name = [head[4], head[5], head[6], head[7]];
        let first_is_type = self.boxes > 0 || &name == b"ftyp";
        if !first_is_type || !name.iter().all(|byte| (0x20..0x7f).contains(byte) || *byte == 0xa9) {
            return false;
        }
        let size = match small {
            // "To the end of the file" is only for the data, and only last.
            0 => {
                self.to_the_end = true;
                self.data |= &name == b"mdat";
                return &name == b"mdat";
            }
            1 => u64::from_be_bytes([
                head[8], head[9], head[10], head[11], head[12], head[13], head[14], head[15],
            ]),
            size => u64::from(size),
        };
        let Some(rest) = size.checked_sub(head.len() as u64) else {
            return false;
        };
        self.description |= &name == b"moov";
        self.data |= matches!(&name, b"mdat" | b"moof");
        self.boxes += 1;
        self.skip = rest;
        self.head.clear();
        true
    }

    fn complete(&self) -> bool {
        self.description && self.data && self.skip == 0 && (self.head.is_empty() || self.to_the_end)
    }
}

const EBML: u32 = 0x1a45_dfa3;
const SEGMENT: u32 = 0x1853_8067;
const CLUSTER: u32 = 0x1f43_b675;
const TRACKS: u32 = 0x1654_ae6b;

/// Elements of the file; the segment and its clusters are stepped into, everything else is passed over.
#[derive(Default)]
pub struct Webm {
    head: Vec<u8>,
    skip: u64,
    at: u64,
    prologue: Vec<u8>,
    in_prologue: bool,
    segment_end: Option<u64>,
    started: bool,
    tracks: bool,
    data: bool,
}

impl Webm {
    fn feed(&mut self, mut piece: &[u8]) -> bool {
        while !piece.is_empty() {
            if self.skip > 0 {
                let rest = pass(&mut self.skip, piece);
                let passed = piece.len() - rest.len();
                if self.in_prologue {
                    self.prologue.extend_from_slice(&piece[..passed]);
                }
                self.at += passed as u64;
                piece = rest;
                if self.skip == 0 && self.in_prologue {
                    self.in_prologue = false;
                    if !says_webm(&self.prologue) {
                        return false;
                    }
                }
                continue;
            }
            self.head.push(piece[0]);
            self.at += 1;
            piece = &piece[1..];
            if !self.header() {
                return false;
            }
        }
        true
    }

    fn header(&mut self) -> bool {
        let Some((id, size)) = element(&self.head) else {
            return self.head.len() < 12;
        };
        self.head.clear();
        if !self.started {
            self.started = true;
            self.in_prologue = true;
            self.skip = size.unwrap_or(0);
            return id == EBML && (1..=4096).contains(&self.skip);
        }
        match (id, size) {
            (SEGMENT, size) => {
                self.segment_end = size.map(|size| self.at.saturating_add(size));
                true
            }
            // Stepped into: its blocks are walked like everything else.
            (CLUSTER, _) => {
                self.data = true;
                true
            }
            (id, Some(size)) => {
                self.tracks |= id == TRACKS;
                self.skip = size;
                true
            }
            (_, None) => false,
        }
    }

    fn complete(&self) -> bool {
        self.tracks
            && self.data
            && self.skip == 0
            && self.head.is_empty()
            && self.segment_end.is_none_or(|end| end == self.at)
    }
}

/// Passes over as much of the piece as there is to skip.
fn pass<'a>(skip: &mut u64, piece: &'a [u8]) -> &'a [u8] {
    let passed = usize::try_from(*skip).unwrap_or(usize::MAX).min(piece.len());
    *skip -= passed as u64;
    &piece[passed..]
}

/// An element's id and size (none: unknown), once enough of its head is there.
fn element(head: &[u8]) -> Option<(u32, Option<u64>)> {
    let id_length = head.first()?.leading_zeros() as usize + 1;
    let size_first = *head.get(id_length)?;
    let size_length = size_first.leading_zeros() as usize + 1;
    if id_length > 4 || size_length > 8 || head.len() < id_length + size_length {
        return None;
    }
    let id = head[..id_length]
        .iter()
        .fold(0u32, |id, byte| id << 8 | u32::from(*byte));
    let mask = if size_length == 8 { 0 } else { 0xff >> size_length };
    let first = u64::from(size_first & mask);
    let rest = &head[id_length + 1..id_length + size_length];
    let size = rest.iter().fold(first, |size, byte| size << 8 | u64::from(*byte));
    let unknown = (1u64 << (7 * size_length)) - 1;
    Some((id, (size != unknown).then_some(size)))
}

/// The document type element (0x4282) with the word `webm`.
fn says_webm(prologue: &[u8]) -> bool {
    prologue.windows(7).any(|window| window == b"\x42\x82\x84webm")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn iso(name: &[u8; 4], payload: &[u8]) -> Vec<u8> {
        let mut bytes = (payload.len() as u32 + 8).to_be_bytes().to_vec();
        bytes.extend_from_slice(name);
        bytes.extend_from_slice(payload);
        bytes
    }

    fn mp4() -> Vec<u8> {
        [
            iso(b"ftyp", b"mp42\0\0\0\0"),
            iso(b"moov", &[1; 40]),
            iso(b"mdat", &[7; 300]),
        ]
        .concat()
    }

    fn webm(segment_size: Option<u8>) -> Vec<u8> {
        let tracks = [&[0x16, 0x54, 0xae, 0x6b, 0x83][..], &[1, 2, 3]].concat();
        let cluster = [
            &[0x1f, 0x43, 0xb6, 0x75, 0xff][..],
            &[0xe7, 0x81, 0],
            &[0xa3, 0x84, 1, 2, 3, 4],
        ]
        .concat();
        let inside = [tracks, cluster].concat();
        let size = segment_size.map_or(0xff, |extra| 0x80 | (inside.len() as u8 + extra));
        [
            &[0x1a, 0x45, 0xdf, 0xa3, 0x87][..],
            b"\x42\x82\x84webm",
            &[0x18, 0x53, 0x80, 0x67, size],
            &inside,
        ]
        .concat()
    }

    /// Feeds it whole and byte by byte: how it arrives must not matter.
    fn passes(mut new: impl FnMut() -> ContainerParser, bytes: &[u8]) -> bool {
        let (mut whole, mut slow) = (new(), new());
        let at_once = whole.feed(bytes) && whole.complete();
        let by_bytes = bytes.chunks(1).all(|piece| slow.feed(piece)) && slow.complete();
        assert_eq!(at_once, by_bytes);
        at_once
    }

    #[test]
    fn a_whole_mp4_passes_and_no_beginning_of_it_does() {
        let new = || ContainerParser::Mp4(Mp4::default());
        let bytes = mp4();
        assert!(passes(new, &bytes));
        for cut in 0..bytes.len() {
            assert!(!passes(new, &bytes[..cut]), "cut at {cut}");
        }
    }

    #[test]
    fn a_tail_of_another_format_is_noticed() {
        let new = || ContainerParser::Mp4(Mp4::default());
        assert!(!passes(
            new,
            &[mp4(), b"PK\x03\x04 and more of an archive".to_vec()].concat()
        ));
        assert!(!passes(new, &[mp4(), b"<script>alert(1)</script>".to_vec()].concat()));
        assert!(!passes(new, &iso(b"moov", b"")), "the type box comes first");
    }

    #[test]
    fn large_boxes_and_open_ends_are_understood() {
        let mut large = 1u32.to_be_bytes().to_vec();
        large.extend_from_slice(b"mdat");
        large.extend_from_slice(&20u64.to_be_bytes());
        large.extend_from_slice(&[9; 4]);
        let new = || ContainerParser::Mp4(Mp4::default());
        assert!(passes(
            new,
            &[iso(b"ftyp", b"isom"), iso(b"moov", b"x"), large].concat()
        ));
        let open = [&[0u8; 4][..], b"mdat", &[5; 30]].concat();
        assert!(passes(new, &[iso(b"ftyp", b"isom"), iso(b"moov", b"x"), open].concat()));
    }

    #[test]
    fn a_whole_webm_passes_and_a_cut_one_does_not() {
        let new = || ContainerParser::Webm(Webm::default());
        let bytes = webm(Some(0));
        assert!(passes(new, &bytes));
        for cut in 0..bytes.len() {
            assert!(!passes(new, &bytes[..cut]), "cut at {cut}");
        }
        assert!(!passes(new, &webm(Some(3))), "the segment says it is longer");
    }

    #[test]
    fn a_recording_of_unknown_length_ends_on_an_element() {
        let new = || ContainerParser::Webm(Webm::default());
        let bytes = webm(None);
        assert!(passes(new, &bytes));
        assert!(!passes(new, &bytes[..bytes.len() - 1]));
    }

    #[test]
    fn matroska_that_is_not_webm_is_refused() {
        let mut bytes = webm(Some(0));
        let at = bytes.windows(4).position(|w| w == b"webm").expect("doctype");
        bytes[at] = b'x';
        assert!(!passes(|| ContainerParser::Webm(Webm::default()), &bytes));
    }
}
