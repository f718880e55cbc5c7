//! What stands on a sheet, and in which colours.

use super::super::standard::standard;
use super::*;

fn data() -> CertificateData {
    CertificateData {
        person: "Lena Berg".to_owned(),
        course: "Fire safety".to_owned(),
        issued_on: "2026-03-01".parse().unwrap(),
        valid_until: None,
        number: "2026-000001".to_owned(),
        code: "7KQ0M2X9VB4T1ZCR8HWD".to_owned(),
        address: "https://acme.test/certificate/7KQ0-M2X9-VB4T-1ZCR-8HWD".to_owned(),
    }
}

fn words(page: &Page) -> Vec<&str> {
    let texts = page.pieces.iter().filter_map(|piece| match piece {
        PageElement::Text(_, text) => Some(text.content.as_str()),
        PageElement::Matrix(.., alt_text) => Some(alt_text.as_str()),
        _ => None,
    });
    texts.filter(|content| !content.is_empty()).collect()
}

#[test]
fn the_sheet_says_what_the_certificate_says() {
    let paper = Letterhead {
        team: "Acme".to_owned(),
        ..Letterhead::default()
    };
    let drawn = page(&standard(), &data(), &paper);
    assert_eq!(
        words(&drawn),
        [
            "Acme",
            "Certificate",
            "This certifies that",
            "Lena Berg",
            "has completed",
            "Fire safety",
            "Issued 1 March 2026",
            "Number 2026-000001",
            "Code 7KQ0-M2X9-VB4T-1ZCR-8HWD",
            "https://acme.test/certificate/7KQ0-M2X9-VB4T-1ZCR-8HWD",
            "Anyone can verify it with this code",
        ],
        "nothing is said of an end that there is not"
    );
    assert_eq!(drawn.title, "Fire safety: Lena Berg");
    let mut arabic = standard();
    arabic.language = Language::Ar;
    let until = CertificateData {
        valid_until: "2027-11-09".parse().ok(),
        ..data()
    };
    let drawn = page(&arabic, &until, &paper);
    assert!(words(&drawn).contains(&"Valid until 9 نوفمبر 2027"));
    assert_eq!(drawn.language, "ar");
}

#[test]
fn colours_are_the_designs_or_the_teams() {
    let team = Letterhead {
        colour: Some([1, 2, 3]),
        ..Letterhead::default()
    };
    let of = |design: &Design| {
        let page = page(design, &data(), &team);
        page.pieces.iter().find_map(|piece| match piece {
            PageElement::Line(_, _, colour) => Some(*colour),
            _ => None,
        })
    };
    let mut design = standard();
    assert_eq!(of(&design), Some([1, 2, 3]));
    design.accent = Some("#ff0000".to_owned());
    assert_eq!(of(&design), Some([255, 0, 0]));
    design.frame = Frame::None;
    assert_eq!(of(&design), None);
}

#[test]
fn a_picture_that_is_gone_leaves_its_line_and_its_words() {
    let mut design = standard();
    let signed = Field {
        kind: Kind::Signature,
        text: "Dr. Ada Pfeil".to_owned(),
        picture: Some(Uuid::nil()),
        ..design.fields[0].clone()
    };
    design.fields = vec![signed];
    let page = page(&design, &data(), &Letterhead::default());
    assert_eq!(words(&page), ["Dr. Ada Pfeil"]);
}
