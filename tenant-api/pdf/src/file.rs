//! The file around the pages: its parts by their numbers, and the order in which they are read.

use pdf_writer::types::StructRole;
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use crate::draw::{DrawnPage, Sheet, TaggedPart};
use crate::embed::{UNSEEN, embed, embed_unseen};
use crate::picture::{Picture, Pixels};

/// Gives out the numbers of a file's parts.
struct Numbers(i32);

impl Numbers {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// The numbers of a page's parts.
struct PageRefs {
    page: Ref,
    content: Ref,
    /// Which parts are read on it.
    order: Ref,
    parts: Vec<Ref>,
}

impl PageRefs {
    fn of(leaf: &DrawnPage, numbers: &mut Numbers) -> Self {
        Self {
            page: numbers.next(),
            content: numbers.next(),
            order: numbers.next(),
            parts: leaf.reading_order.iter().map(|_| numbers.next()).collect(),
        }
    }
}

/// What pages show, by its numbers.
struct PageResources {
    fonts: Vec<(usize, [Ref; 5])>,
    /// The face of what is not seen.
    hidden: Option<[Ref; 6]>,
    pictures: Vec<[Ref; 2]>,
}

pub(crate) fn written(sheet: Sheet<'_>, (title, language): (&str, &str)) -> Vec<u8> {
    let mut numbers = Numbers(0);
    let [catalog, tree, info, root, whole] = std::array::from_fn(|_| numbers.next());
    let leaves: Vec<PageRefs> = sheet
        .leaves
        .iter()
        .map(|leaf| PageRefs::of(leaf, &mut numbers))
        .collect();
    let mut pdf = Pdf::new();
    let mut head = pdf.catalog(catalog);
    head.pages(tree).lang(TextStr(language));
    head.mark_info().marked(true);
    head.viewer_preferences().display_doc_title(true);
    head.pair(Name(b"StructTreeRoot"), root);
    head.finish();
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Learnt"));
    let count = i32::try_from(leaves.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(leaves.iter().map(|leaf| leaf.page)).count(count);

    let shown = PageResources {
        fonts: sheet
            .used
            .keys()
            .map(|face| (*face, std::array::from_fn(|_| numbers.next())))
            .collect(),
        hidden: (!sheet.unseen.is_empty()).then(|| std::array::from_fn(|_| numbers.next())),
        pictures: sheet
            .pictures
            .iter()
            .map(|_| std::array::from_fn(|_| numbers.next()))
            .collect(),
    };
    for ((at, leaf), refs) in (0..).zip(&sheet.leaves).zip(&leaves) {
        page(&mut pdf, tree, (at, leaf, refs), &shown);
    }
    for (face, refs) in shown.fonts {
        if let (Some(loaded), Some(used)) = (sheet.fonts.faces.get(face), sheet.used.get(&face)) {
            embed(&mut pdf, refs, loaded, face, used);
        }
    }
    if let (Some(refs), Some(loaded)) = (shown.hidden, sheet.fonts.faces.first()) {
        embed_unseen(&mut pdf, refs, loaded, &sheet.unseen);
    }
    for (picture, refs) in sheet.pictures.iter().zip(shown.pictures) {
        place(&mut pdf, refs, picture);
    }
    write_reading_order(&mut pdf, [root, whole], &leaves, &sheet.leaves);
    pdf.finish()
}

/// One page, and what it shows.
fn page(pdf: &mut Pdf, tree: Ref, (at, leaf, refs): (i32, &DrawnPage, &PageRefs), shown: &PageResources) {
    let mut one = pdf.page(refs.page);
    one.media_box(Rect::new(0.0, 0.0, leaf.width, leaf.height))
        .parent(tree)
        .contents(refs.content)
        .struct_parents(at);
    let mut resources = one.resources();
    let mut named = resources.fonts();
    for (face, [font, ..]) in &shown.fonts {
        named.pair(Name(format!("F{face}").as_bytes()), *font);
    }
    if let Some([font, ..]) = shown.hidden {
        named.pair(Name(UNSEEN), font);
    }
    named.finish();
    let mut named = resources.x_objects();
    for (at, [picture, _]) in shown.pictures.iter().enumerate() {
        named.pair(Name(format!("P{at}").as_bytes()), *picture);
    }
    named.finish();
    resources.finish();
    one.finish();
    pdf.stream(refs.content, &leaf.content).filter(Filter::FlateDecode);
}

/// The order of reading, for whoever has the pages read aloud.
fn write_reading_order(pdf: &mut Pdf, [root, whole]: [Ref; 2], leaves: &[PageRefs], pages: &[DrawnPage]) {
    let mut read = pdf.indirect(root).start::<StructTreeRoot>();
    read.child(whole)
        .parent_tree_next_key(i32::try_from(leaves.len()).unwrap_or(i32::MAX));
    let mut tree = read.parent_tree();
    let mut numbered = tree.nums();
    for (at, leaf) in (0..).zip(leaves) {
        numbered.insert(at, leaf.order);
    }
    numbered.finish();
    tree.finish();
    read.finish();
    for leaf in leaves {
        pdf.indirect(leaf.order).array().items(leaf.parts.iter().copied());
    }
    let mut document = pdf.struct_element(whole);
    document.kind(StructRole::Document).parent(root);
    let mut children = document.children();
    for part in leaves.iter().flat_map(|leaf| &leaf.parts) {
        children.struct_element(*part);
    }
    children.finish();
    document.finish();
    for (leaf, of) in leaves.iter().zip(pages) {
        for ((number, part), pages) in (0..).zip(&leaf.parts).zip(&of.reading_order) {
            let mut element = pdf.struct_element(*part);
            match pages {
                TaggedPart::Words => element.kind(StructRole::P),
                TaggedPart::Shows(what) => element.kind(StructRole::Figure).alt(TextStr(what)),
            };
            element.parent(whole).page(leaf.page);
            element.children().marked_content_id(number);
        }
    }
}

fn place(pdf: &mut Pdf, [id, mask]: [Ref; 2], picture: &Picture) {
    let side = |length: u32| i32::try_from(length).unwrap_or_default();
    let (width, height) = (side(picture.0.width), side(picture.0.height));
    match &picture.0.pixels {
        Pixels::Jpeg { bytes, grey } => {
            let mut drawn = pdf.image_xobject(id, bytes);
            drawn
                .width(width)
                .height(height)
                .bits_per_component(8)
                .filter(Filter::DctDecode);
            if *grey {
                drawn.color_space().device_gray();
            } else {
                drawn.color_space().device_rgb();
            }
        }
        Pixels::Plain { rgb, alpha } => {
            let mut drawn = pdf.image_xobject(id, rgb);
            drawn
                .width(width)
                .height(height)
                .bits_per_component(8)
                .filter(Filter::FlateDecode);
            drawn.color_space().device_rgb();
            if alpha.is_some() {
                drawn.s_mask(mask);
            }
            drawn.finish();
            if let Some(alpha) = alpha {
                let mut drawn = pdf.image_xobject(mask, alpha);
                drawn
                    .width(width)
                    .height(height)
                    .bits_per_component(8)
                    .filter(Filter::FlateDecode);
                drawn.color_space().device_gray();
            }
        }
    }
}
