//! What stands on a page, read back from its bytes.

use super::*;

const A4: (f32, f32) = (841.89, 595.28);

/// One name for each script, and some that mix them.
const NAMES: [&str; 11] = [
    "Łucja Østergård-Nguyễn",
    "Дмитрий Щербаков",
    "Αναστασία Παπαδοπούλου",
    "محمد عبد الرحمن الخطيب",
    "שָׁרוֹן כֹּהֵן",
    "श्रीकान्त क्षत्रिय",
    "欧阳慧敏",
    "髙橋 さくら・マリア",
    "Omar عمر Haddad 李",
    "נועה (Noa) 3 Levi",
    "Zoe\u{301} de l'Église",
];

fn text(content: &str, size: f32, height: f32, at: f32) -> PageElement {
    let area = Area {
        x: 60.0,
        y: at,
        width: 700.0,
        height,
    };
    let text = Text {
        content: content.to_owned(),
        size,
        align: Align::Centre,
        colour: [20, 20, 40],
        style: Style::Serif,
    };
    PageElement::Text(area, text)
}

fn page(pieces: Vec<PageElement>) -> Page {
    Page {
        width: A4.0,
        height: A4.1,
        title: "Certificate".to_owned(),
        language: "en".to_owned(),
        pieces,
    }
}

fn all_names() -> Page {
    page(
        (0u8..)
            .zip(NAMES)
            .map(|(at, name)| text(name, 22.0, 34.0, 40.0 + 40.0 * f32::from(at)))
            .collect(),
    )
}

/// What the lines of a text say.
fn lines_of(fonts: &Fonts, piece: &PageElement) -> Vec<String> {
    let PageElement::Text(area, text) = piece else {
        return Vec::new();
    };
    shape::fit(fonts, *area, text)
        .lines
        .into_iter()
        .map(|line| line.text)
        .collect()
}

#[test]
fn names_of_eight_scripts_and_mixed_ones_are_all_there_and_can_be_read_exactly() {
    let fonts = Fonts::embedded();
    let drawn = draw(&fonts, &all_names());
    assert_eq!(drawn.missing, Vec::<char>::new());
    for name in NAMES {
        let line = shape::shape(&fonts, name.to_owned(), Style::Serif);
        let glyphs = line.runs.iter().flat_map(|run| &run.glyphs);
        assert!(
            glyphs.clone().all(|glyph| glyph.id != 0),
            "a glyph of {name} is missing"
        );
        let mut letters: Vec<char> = glyphs.flat_map(|glyph| glyph.text.chars()).collect();
        let mut whole: Vec<char> = name.chars().collect();
        letters.sort_unstable();
        whole.sort_unstable();
        assert_eq!(letters, whole, "each letter of {name} belongs to one glyph");
    }
}

#[test]
fn the_same_page_is_the_same_bytes() {
    let first = draw(&Fonts::embedded(), &all_names()).bytes;
    assert!(first.starts_with(b"%PDF-1.7"));
    assert_eq!(first, draw(&Fonts::embedded(), &all_names()).bytes);
    let fonts = Fonts::embedded();
    assert_ne!(first, draw(&fonts, &page(vec![text("Lena", 20.0, 30.0, 10.0)])).bytes);
}

#[test]
fn arabic_joins_and_runs_leftwards_and_devanagari_is_put_together() {
    let fonts = Fonts::embedded();
    let ids = |content: &str| -> Vec<u16> {
        let line = shape::shape(&fonts, content.to_owned(), Style::Sans);
        line.runs
            .iter()
            .flat_map(|run| run.glyphs.iter().map(|glyph| glyph.id))
            .collect()
    };
    let alone: Vec<u16> = "محمد".chars().rev().flat_map(|one| ids(&one.to_string())).collect();
    assert_ne!(ids("محمد"), alone, "letters that stand together have other shapes");
    let line = shape::shape(&fonts, "שלום".to_owned(), Style::Sans);
    let read: String = line.runs[0].glyphs.iter().map(|glyph| glyph.text.as_str()).collect();
    assert_eq!(read, "םולש", "from left to right on the page");
    assert!(ids("क्ष").len() < 3, "three characters become one sign");
    let japanese = shape::shape(&fonts, "直の".to_owned(), Style::Sans).runs[0].glyphs[0].id;
    assert_ne!(ids("直")[0], japanese, "Han characters look as their reader knows them");
}

#[test]
fn a_long_name_gets_smaller_and_then_more_lines_and_stays_in_its_box() {
    let fonts = Fonts::embedded();
    let area = Area {
        x: 0.0,
        y: 0.0,
        width: 300.0,
        height: 60.0,
    };
    let of = |content: &str| {
        let text = Text {
            content: content.to_owned(),
            size: 36.0,
            align: Align::Left,
            colour: [0; 3],
            style: Style::Sans,
        };
        shape::fit(&fonts, area, &text)
    };
    let short = of("Lena Berg");
    assert_eq!((short.size, short.lines.len()), (36.0, 1));
    for long in [
        "Maximiliane-Charlotte Freifrau von und zu Hohenlohe-Waldenburg-Schillingsfürst auf Schloss Weikersheim",
        &"Donaudampfschifffahrtsgesellschaftskapitän".repeat(4),
        &"寿限無".repeat(60),
    ] {
        let fitted = of(long);
        assert!(fitted.size < 36.0);
        assert!(
            fitted.lines.iter().all(|line| line.width * fitted.size <= 301.0),
            "{long}"
        );
        let high = fitted.lines.len() as f32 * fitted.size * shape::LEADING;
        assert!(high <= 61.0 || fitted.size < 5.5, "{long}");
        let whole: String = fitted.lines.iter().map(|line| line.text.replace(' ', "")).collect();
        assert_eq!(whole, long.replace(' ', ""), "nothing is left out");
    }
}

#[test]
fn what_no_face_has_is_named_and_never_an_empty_box() {
    let fonts = Fonts::embedded();
    let cherokee = text("ᏣᎳᎩ Lena", 20.0, 40.0, 10.0);
    assert_eq!(lines_of(&fonts, &cherokee), ["[U+13E3][U+13B3][U+13A9] Lena"]);
    assert_eq!(draw(&fonts, &page(vec![cherokee])).missing, ['Ꭹ', 'Ꮃ', 'Ꮳ']);
}

#[test]
fn a_folder_brings_further_faces_along() {
    let folder = std::env::temp_dir().join(format!("learnt-faces-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("a.txt"), "no font").unwrap();
    std::fs::write(folder.join("b.ttf"), "no font either").unwrap();
    std::fs::write(folder.join("c.ttf"), include_bytes!("../fonts/NotoSansHebrew.ttf")).unwrap();
    let fonts = Fonts::embedded();
    let before = fonts.faces.len();
    let fonts = fonts.with_folder(&folder).unwrap();
    assert_eq!(fonts.faces.len(), before + 1);
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(
        Fonts::embedded().with_folder(&folder).is_err(),
        "a folder that is not there is said"
    );
}

#[test]
fn what_turns_the_order_around_by_force_is_left_out() {
    let turned = text("Lena\u{202e}greB\u{202c}\u{7}x", 20.0, 40.0, 10.0);
    assert_eq!(lines_of(&Fonts::embedded(), &turned), ["LenagreB x"]);
}

#[test]
fn pictures_are_read_or_refused() {
    for none in [&b"<svg xmlns='http://www.w3.org/2000/svg'/>"[..], b"", b"GIF89a"] {
        assert_eq!(Picture::read(none), Err(BadPicture));
    }
    let mut bytes = std::io::Cursor::new(Vec::new());
    let half = image::RgbaImage::from_pixel(4, 2, image::Rgba([200, 0, 0, 128]));
    half.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    let picture = Picture::read(bytes.get_ref()).unwrap();
    let area = Area {
        x: 0.0,
        y: 0.0,
        width: 100.0,
        height: 100.0,
    };
    let pieces = vec![
        PageElement::Cover(area, picture.clone()),
        PageElement::Picture(area, picture, "The logo".to_owned()),
    ];
    let bytes = draw(&Fonts::embedded(), &page(pieces)).bytes;
    let count = |what: &[u8]| bytes.windows(what.len()).filter(|one| *one == what).count();
    assert_eq!(count(b"/SMask"), 1, "one picture is kept once");
    assert_eq!(count(b"(The logo)"), 1, "it is told to whoever does not see it");
}

#[test]
fn pages_are_one_file_in_their_order_and_share_their_faces() {
    let fonts = Fonts::embedded();
    let one = page(vec![text("Łucja Østergård", 20.0, 30.0, 10.0)]);
    let two = page(vec![text("محمد عبد الرحمن", 20.0, 30.0, 10.0)]);
    let drawn = draw_pages(&fonts, &[one.clone(), two, one.clone()]);
    let file = String::from_utf8_lossy(&drawn.bytes);
    assert_eq!(
        file.matches("/Type /Page\n").count() + file.matches("/Type /Page ").count(),
        3
    );
    assert!(file.contains("/Count 3"));
    // The faces of both scripts, each once, however many pages use them.
    assert_eq!(file.matches("/Subtype /Type0").count(), 2);
    assert_eq!(
        drawn.bytes,
        draw_pages(
            &fonts,
            &[one.clone(), page(vec![text("محمد عبد الرحمن", 20.0, 30.0, 10.0)]), one]
        )
        .bytes
    );
}
