//! The file around the page: its parts by their numbers, and the order in which they are read.

use pdf_writer::types::StructRole;
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use crate::Page;
use crate::draw::{Sheet, Told};
use crate::embed::{UNSEEN, embed, embed_unseen};
use crate::picture::{Picture, Pixels, deflated};

/// Gives out the numbers of a file's parts.
struct Numbers(i32);

impl Numbers {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// The parts of one page: itself, what is drawn, and the order in which it is read.
struct LeafRefs {
    page: Ref,
    content: Ref,
    order: Ref,
    parts: Vec<Ref>,
}

pub(crate) fn written(sheet: Sheet<'_>, pages: &[Page]) -> Vec<u8> {
    let mut numbers = Numbers(0);
    let [catalog, tree, info, root, whole] = std::array::from_fn(|_| numbers.next());
    let leaves: Vec<LeafRefs> = sheet
        .leaves
        .iter()
        .map(|leaf| LeafRefs {
            page: numbers.next(),
            content: numbers.next(),
            order: numbers.next(),
            parts: leaf.told.iter().map(|_| numbers.next()).collect(),
        })
        .collect();
    let mut pdf = Pdf::new();
    let mut head = pdf.catalog(catalog);
    head.pages(tree);
    if let Some(first) = pages.first() {
        head.lang(TextStr(&first.language));
    }
    head.mark_info().marked(true);
    head.viewer_preferences().display_doc_title(true);
    head.pair(Name(b"StructTreeRoot"), root);
    head.finish();
    let title = pages.first().map_or("", |page| page.title.as_str());
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Learnt"));
    pdf.pages(tree)
        .kids(leaves.iter().map(|leaf| leaf.page))
        .count(i32::try_from(leaves.len()).unwrap_or_default());

    let fonts: Vec<(usize, [Ref; 5])> = sheet
        .used
        .keys()
        .map(|face| (*face, std::array::from_fn(|_| numbers.next())))
        .collect();
    let pictures: Vec<[Ref; 2]> = sheet
        .pictures
        .iter()
        .map(|_| std::array::from_fn(|_| numbers.next()))
        .collect();
    let hidden: Option<[Ref; 6]> = (!sheet.unseen.is_empty()).then(|| std::array::from_fn(|_| numbers.next()));
    for ((number, page), leaf) in (0..).zip(pages).zip(&leaves) {
        let mut one = pdf.page(leaf.page);
        one.media_box(Rect::new(0.0, 0.0, page.width, page.height))
            .parent(tree)
            .contents(leaf.content)
            .struct_parents(number);
        let mut resources = one.resources();
        let mut named = resources.fonts();
        for (face, [font, ..]) in &fonts {
            named.pair(Name(format!("F{face}").as_bytes()), *font);
        }
        if let Some([font, ..]) = hidden {
            named.pair(Name(UNSEEN), font);
        }
        named.finish();
        let mut named = resources.x_objects();
        for (at, [picture, _]) in pictures.iter().enumerate() {
            named.pair(Name(format!("P{at}").as_bytes()), *picture);
        }
        named.finish();
        resources.finish();
    }
    for (face, refs) in fonts {
        if let (Some(loaded), Some(used)) = (sheet.fonts.faces.get(face), sheet.used.get(&face)) {
            embed(&mut pdf, refs, loaded, face, used);
        }
    }
    if let (Some(refs), Some(loaded)) = (hidden, sheet.fonts.faces.first()) {
        embed_unseen(&mut pdf, refs, loaded, &sheet.unseen);
    }
    for (picture, refs) in sheet.pictures.iter().zip(pictures) {
        place(&mut pdf, refs, picture);
    }
    let mut read = pdf.indirect(root).start::<StructTreeRoot>();
    read.child(whole)
        .parent_tree_next_key(i32::try_from(leaves.len()).unwrap_or_default());
    let mut orders = read.parent_tree();
    let mut nums = orders.nums();
    for (number, leaf) in (0..).zip(&leaves) {
        nums.insert(number, leaf.order);
    }
    nums.finish();
    orders.finish();
    read.finish();
    let mut document = pdf.struct_element(whole);
    document.kind(StructRole::Document).parent(root);
    let mut children = document.children();
    for part in leaves.iter().flat_map(|leaf| &leaf.parts) {
        children.struct_element(*part);
    }
    children.finish();
    document.finish();
    for (refs, leaf) in leaves.iter().zip(sheet.leaves) {
        pdf.stream(refs.content, &deflated(&leaf.content.finish()))
            .filter(Filter::FlateDecode);
        pdf.indirect(refs.order).array().items(refs.parts.iter().copied());
        tell(&mut pdf, whole, refs, &leaf.told);
    }
    pdf.finish()
}

/// The order of reading of a page, for whoever has it read aloud.
fn tell(pdf: &mut Pdf, whole: Ref, leaf: &LeafRefs, told: &[Told]) {
    for ((number, part), told) in (0..).zip(&leaf.parts).zip(told) {
        let mut element = pdf.struct_element(*part);
        match told {
            Told::Words => element.kind(StructRole::P),
            Told::Shows(what) => element.kind(StructRole::Figure).alt(TextStr(what)),
        };
        element.parent(whole).page(leaf.page);
        element.children().marked_content_id(number);
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
