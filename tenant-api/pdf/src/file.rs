//! The file around the pages: its parts by their numbers, and the order in which they are read.

use pdf_writer::types::StructRole;
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use crate::Page;
use crate::draw::{Finished, Sheet, Told};
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

/// The numbers of a page.
struct Leaf {
    page: Ref,
    content: Ref,
    order: Ref,
    parts: Vec<Ref>,
}

pub(crate) fn written(sheet: Sheet<'_>, pages: &[Page]) -> Vec<u8> {
    let mut numbers = Numbers(0);
    let [catalog, tree, page, content, info, root, order, whole] = std::array::from_fn(|_| numbers.next());
    let mut first = Some([page, content, order]);
    let mut leaves: Vec<Leaf> = Vec::new();
    for finished in &sheet.done {
        let [page, content, order] = first.take().unwrap_or_else(|| std::array::from_fn(|_| numbers.next()));
        leaves.push(Leaf {
            page,
            content,
            order,
            parts: finished.told.iter().map(|_| numbers.next()).collect(),
        });
    }
    let (title, language) = pages
        .first()
        .map_or(("", ""), |page| (page.title.as_str(), page.language.as_str()));
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
    for ((key, leaf), page) in (0..).zip(&leaves).zip(pages) {
        let mut one = pdf.page(leaf.page);
        one.media_box(Rect::new(0.0, 0.0, page.width, page.height))
            .parent(tree)
            .contents(leaf.content)
            .struct_parents(key);
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
        one.finish();
    }

    for (leaf, finished) in leaves.iter().zip(&sheet.done) {
        pdf.stream(leaf.content, &deflated(&finished.content))
            .filter(Filter::FlateDecode);
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
    read.child(whole).parent_tree_next_key(count);
    let mut parents = read.parent_tree();
    let mut nums = parents.nums();
    for (key, leaf) in (0..).zip(&leaves) {
        nums.insert(key, leaf.order);
    }
    nums.finish();
    parents.finish();
    read.finish();
    for leaf in &leaves {
        pdf.indirect(leaf.order).array().items(leaf.parts.iter().copied());
    }
    tell(&mut pdf, (root, whole), &leaves, &sheet.done);
    pdf.finish()
}

/// The order of reading, for whoever has the pages read aloud.
fn tell(pdf: &mut Pdf, (root, whole): (Ref, Ref), leaves: &[Leaf], done: &[Finished]) {
    let mut document = pdf.struct_element(whole);
    document.kind(StructRole::Document).parent(root);
    let mut children = document.children();
    for part in leaves.iter().flat_map(|leaf| &leaf.parts) {
        children.struct_element(*part);
    }
    children.finish();
    document.finish();
    for (leaf, finished) in leaves.iter().zip(done) {
        for ((number, part), told) in (0..).zip(&leaf.parts).zip(&finished.told) {
            let mut element = pdf.struct_element(*part);
            match told {
                Told::Words => element.kind(StructRole::P),
                Told::Shows(what) => element.kind(StructRole::Figure).alt(TextStr(what)),
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
