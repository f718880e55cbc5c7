//! The design that comes with the program.

use super::design::{Align, Design, Field, Frame, Kind, Language, Orientation, Style};

fn field(kind: Kind, (x, y, width, height): (f32, f32, f32, f32), size: f32, text: &str) -> Field {
    Field {
        kind,
        x,
        y,
        width,
        height,
        size,
        align: Align::Centre,
        colour: Some("#3b4252".to_owned()),
        style: Style::Sans,
        text: text.to_owned(),
        picture: None,
    }
}

/// The design that comes with the program.
pub fn standard() -> Design {
    let accented = |field: Field| Field {
        colour: None,
        style: Style::Serif,
        ..field
    };
    let left = |field: Field| Field {
        align: Align::Left,
        ..field
    };
    let right = |field: Field| Field {
        align: Align::Right,
        ..field
    };
    Design {
        orientation: Orientation::Landscape,
        language: Language::En,
        background: "#fffdf8".to_owned(),
        picture: None,
        frame: Frame::Double,
        accent: None,
        fields: vec![
            field(Kind::Logo, (118.5, 20.0, 60.0, 18.0), 12.0, ""),
            field(Kind::Team, (48.5, 40.0, 200.0, 9.0), 14.0, ""),
            accented(field(Kind::Text, (48.5, 52.0, 200.0, 19.0), 40.0, "Certificate")),
            field(Kind::Text, (48.5, 73.0, 200.0, 8.0), 13.0, "This certifies that"),
            accented(field(Kind::Name, (33.5, 82.0, 230.0, 21.0), 36.0, "")),
            field(Kind::Text, (48.5, 104.0, 200.0, 8.0), 13.0, "has completed"),
            Field {
                style: Style::Serif,
                ..field(Kind::Course, (33.5, 113.0, 230.0, 19.0), 24.0, "")
            },
            left(field(Kind::Issued, (28.0, 156.0, 90.0, 8.0), 11.5, "Issued")),
            left(field(Kind::Expires, (28.0, 165.0, 90.0, 8.0), 11.5, "Valid until")),
            right(field(Kind::Number, (179.0, 156.0, 90.0, 8.0), 11.5, "Number")),
            right(field(Kind::Code, (179.0, 165.0, 90.0, 8.0), 11.5, "Code")),
            field(Kind::Qr, (133.0, 146.0, 31.0, 31.0), 12.0, ""),
            field(
                Kind::Text,
                (98.5, 179.0, 100.0, 6.0),
                9.0,
                "Anyone can verify it with this code",
            ),
        ],
    }
}
