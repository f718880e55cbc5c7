//! The faces that come with the program, and those of a folder that a service brings along.

use std::path::Path;

use rustybuzz::Face;

use crate::Style;

/// One face: its file, and what was read of it.
pub(crate) struct LoadedFont {
    pub(crate) data: &'static [u8],
    pub(crate) face: Face<'static>,
    pub(crate) name: String,
}

/// All faces, in the order in which they are asked for a character.
pub struct Fonts {
    pub(crate) faces: Vec<LoadedFont>,
}

const SANS: usize = 0;
const SERIF: usize = 1;

/// Latin, Cyrillic and Greek twice, Arabic, Hebrew, Devanagari, and what Chinese and Japanese write with.
const EMBEDDED: [&[u8]; 6] = [
    include_bytes!("../fonts/NotoSans.ttf"),
    include_bytes!("../fonts/NotoSerif.ttf"),
    include_bytes!("../fonts/NotoSansArabic.ttf"),
    include_bytes!("../fonts/NotoSansHebrew.ttf"),
    include_bytes!("../fonts/NotoSansDevanagari.ttf"),
    include_bytes!("../fonts/NotoSansCJK.otf"),
];

impl Fonts {
    /// Those that come with the program.
    pub fn embedded() -> Self {
        Self {
            faces: EMBEDDED.into_iter().filter_map(load).collect(),
        }
    }

    /// Adds each font file (`.ttf`, `.otf`) of a folder, in the order of their names: they are asked for what the program's own do not
    /// have. What is no font is left out. They stay in memory until the program ends.
    pub fn with_folder(mut self, folder: &Path) -> std::io::Result<Self> {
        let mut paths: Vec<_> = std::fs::read_dir(folder)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        paths.retain(|path| {
            path.extension()
                .is_some_and(|kind| kind.eq_ignore_ascii_case("ttf") || kind.eq_ignore_ascii_case("otf"))
        });
        paths.sort();
        for path in paths {
            let data: &'static [u8] = Box::leak(std::fs::read(path)?.into_boxed_slice());
            self.faces.extend(load(data));
        }
        Ok(self)
    }

    /// The characters among these that no face has.
    pub fn missing(&self, text: &str) -> Vec<char> {
        let mut missing: Vec<char> = text
            .chars()
            .filter(|&one| !is_unseen(one) && self.face_of(one, Style::Sans, None).is_none())
            .collect();
        missing.sort_unstable();
        missing.dedup();
        missing
    }

    /// The face for a character: the one before it, if that has it too, so that a run is not torn apart.
    pub(crate) fn face_of(&self, character: char, style: Style, before: Option<usize>) -> Option<usize> {
        let first = if style == Style::Serif { SERIF } else { SANS };
        let has = |&index: &usize| {
            self.faces
                .get(index)
                .is_some_and(|one| one.face.glyph_index(character).is_some())
        };
        let neutral = !character.is_alphabetic();
        let before = before.filter(|_| neutral);
        before.into_iter().chain([first]).chain(0..self.faces.len()).find(has)
    }
}

impl std::fmt::Debug for Fonts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.faces.iter().map(|one| &one.name)).finish()
    }
}

/// What shapes its neighbours and is not seen itself.
pub(crate) fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{2060}')
}

fn load(data: &'static [u8]) -> Option<LoadedFont> {
    let face = Face::from_slice(data, 0)?;
    let post_script = face.names().into_iter().find_map(|name| {
        let wanted = name.name_id == rustybuzz::ttf_parser::name_id::POST_SCRIPT_NAME;
        wanted.then(|| name.to_string()).flatten()
    });
    let name: String = post_script
        .unwrap_or_default()
        .chars()
        .filter(|one| one.is_ascii_alphanumeric() || *one == '-')
        .collect();
    Some(LoadedFont {
        data,
        face,
        name: if name.is_empty() { "Font".to_owned() } else { name },
    })
}
