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

pub(crate) fn written(sheet: Sheet<'_>, page: &Page) -> Vec<u8> {
    let mut numbers = Numbers(0);
    let [catalog, tree, leaf, content, info, root, order, whole] = std::array::from_fn(|_| numbers.next());
    let parts: Vec<Ref> = sheet.told.iter().map(|_| numbers.next()).collect();
    let mut pdf = Pdf::new();
    let mut head = pdf.catalog(catalog);
    head.pages(tree).lang(TextStr(&page.language));
    head.mark_info().marked(true);
    head.viewer_preferences().display_doc_title(true);
    head.pair(Name(b"StructTreeRoot"), root);
    head.finish();
    pdf.document_info(info)
        .title(TextStr(&page.title))
        .creator(TextStr("Learnt"));
    pdf.pages(tree).kids([leaf]).count(1);

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
    let mut one = pdf.page(leaf);
    one.media_box(Rect::new(0.0, 0.0, page.width, page.height))
        .parent(tree)
        .contents(content)
        .struct_parents(0);
    let mut resources = one.resources();
    let mut named = resources.fonts();
    for (face, [font, ..]) in &fonts {
        named.pair(Name(format!("F{face}").as_bytes()), *font);
    }
    let hidden: Option<[Ref; 6]> = (!sheet.unseen.is_empty()).then(|| std::array::from_fn(|_| numbers.next()));
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

    pdf.stream(content, &deflated(&sheet.content.finish()))
        .filter(Filter::FlateDecode);
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
        .parent_tree_next_key(1)
        .parent_tree()
        .nums()
        .insert(0, order);
    read.finish();
    pdf.indirect(order).array().items(parts.iter().copied());
    tell(&mut pdf, [root, whole, leaf], &parts, &sheet.told);
    pdf.finish()
}

/// The order of reading, for whoever has the page read aloud.
fn tell(pdf: &mut Pdf, [root, whole, leaf]: [Ref; 3], parts: &[Ref], told: &[Told]) {
    let mut document = pdf.struct_element(whole);
    document.kind(StructRole::Document).parent(root);
    let mut children = document.children();
    for part in parts {
        children.struct_element(*part);
    }
    children.finish();
    document.finish();
    for ((number, part), told) in (0..).zip(parts).zip(told) {
        let mut element = pdf.struct_element(*part);
        match told {
            Told::Words => element.kind(StructRole::P),
            Told::Shows(what) => element.kind(StructRole::Figure).alt(TextStr(what)),
        };
        element.parent(whole).page(leaf);
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
