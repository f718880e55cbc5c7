//! What a certificate looks like: a sheet with fields at their places. Plain data, checked before it is kept.

use crate::prelude::*;

const MOST_FIELDS: usize = 40;
const LONGEST_TEXT: usize = 500;
/// A picture or a code smaller than this is not seen, and a text in less has no room.
const LEAST_SIDE: f32 = 3.0;
const SIZES: std::ops::RangeInclusive<f32> = 6.0..=96.0;

/// How the sheet lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = CertificateOrientation)]
pub enum Orientation {
    /// Broad.
    Landscape,
    /// High.
    Portrait,
}

/// In which language the days are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = CertificateLanguage)]
pub enum Language {
    /// English.
    En,
    /// Arabic.
    Ar,
}

/// What is drawn around everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = CertificateFrame)]
pub enum Frame {
    /// Nothing.
    None,
    Line,
    /// Two lines and marked corners.
    Double,
}

/// What a field shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = CertificateFieldKind)]
pub enum Kind {
    /// The person's name.
    Name,
    /// The course's title.
    Course,
    /// The team's name.
    Team,
    /// The day on which it was issued; its text stands before it.
    Issued,
    /// The last day on which it holds, if there is one; its text stands before it.
    Expires,
    /// Its number; its text stands before it.
    Number,
    /// Its code; its text stands before it.
    Code,
    /// The address where anybody checks it, as a code for cameras.
    Qr,
    /// The team's logo.
    Logo,
    /// Words of one's own.
    Text,
    /// A picture, as of a signature; its text stands below it.
    Signature,
}

/// At which side of its box a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = CertificateAlign)]
pub enum Align {
    Left,
    /// In the middle.
    Centre,
    Right,
}

/// How letters look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = CertificateStyle)]
pub enum Style {
    /// Without serifs.
    Sans,
    Serif,
}

/// Something on the sheet.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = CertificateField)]
pub struct Field {
    /// What it shows.
    pub kind: Kind,
    /// From the left, in millimetres.
    pub x: f32,
    /// From above, in millimetres.
    pub y: f32,
    /// In millimetres.
    pub width: f32,
    /// In millimetres.
    pub height: f32,
    /// Of the letters, in points: 6 to 96. Where there is no room they are smaller.
    pub size: f32,
    /// Where in the box.
    pub align: Align,
    /// Of letters: `#rrggbb`; nothing: the design's accent.
    #[serde(default)]
    pub colour: Option<String>,
    /// How letters look.
    pub style: Style,
    /// Words of one's own, at most 500 characters.
    #[serde(default)]
    pub text: String,
    /// An uploaded picture, for a signature.
    #[serde(default)]
    pub picture: Option<Uuid>,
}

/// What a certificate looks like.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = CertificateDesign)]
pub struct Design {
    /// How the sheet lies.
    pub orientation: Orientation,
    /// In which language days are written.
    pub language: Language,
    /// Of the paper: `#rrggbb`.
    pub background: String,
    /// An uploaded picture over the whole paper.
    #[serde(default)]
    pub picture: Option<Uuid>,
    /// What is drawn around everything.
    pub frame: Frame,
    /// Of the frame, and of letters that have no colour: `#rrggbb`; nothing: the team's.
    #[serde(default)]
    pub accent: Option<String>,
    /// What stands on it, the lowest first.
    pub fields: Vec<Field>,
}

impl Design {
    /// How broad and how high A4 is so, in millimetres.
    pub fn sides(&self) -> (f32, f32) {
        match self.orientation {
            Orientation::Landscape => (297.0, 210.0),
            Orientation::Portrait => (210.0, 297.0),
        }
    }

    /// The uploads that it names, each with the place where.
    pub fn pictures(&self) -> Vec<(String, Uuid)> {
        let of_fields = self.fields.iter().enumerate();
        let of_fields =
            of_fields.filter_map(|(at, field)| Some((format!("design.fields.{at}.picture"), field.picture?)));
        let background = self.picture.map(|id| ("design.picture".to_owned(), id));
        background.into_iter().chain(of_fields).collect()
    }

    /// What is wrong with it as a draft, at its fields.
    pub fn check(&self) -> Result<(), Problem> {
        let mut wrong = Vec::new();
        if self.fields.len() > MOST_FIELDS {
            let sentence = format!("A template can have at most {MOST_FIELDS} fields.");
            wrong.push(FieldError::new("design.fields", "too_many", sentence));
        }
        for (name, colour) in [("background", Some(&self.background)), ("accent", self.accent.as_ref())] {
            complain_of_colour(&mut wrong, &format!("design.{name}"), colour);
        }
        for (at, field) in self.fields.iter().enumerate().take(MOST_FIELDS) {
            self.check_field(&format!("design.fields.{at}"), field, &mut wrong);
        }
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(Problem::unprocessable(wrong))
        }
    }

    fn check_field(&self, path: &str, field: &Field, wrong: &mut Vec<FieldError>) {
        let (width, height) = self.sides();
        let within = |from: f32, side: f32, all: f32| from >= 0.0 && side >= LEAST_SIDE && from + side <= all + 0.05;
        if !within(field.x, field.width, width) || !within(field.y, field.height, height) {
            let sentence = format!("Place the field within the sheet, at least {LEAST_SIDE} mm wide and high.");
            wrong.push(FieldError::new(path, "off_the_sheet", sentence));
        }
        if !SIZES.contains(&field.size) {
            let sentence = "Choose a size from 6 to 96 points.";
            wrong.push(FieldError::new(format!("{path}.size"), "out_of_range", sentence));
        }
        if field.text.chars().count() > LONGEST_TEXT {
            let sentence = format!("Use at most {LONGEST_TEXT} characters.");
            wrong.push(FieldError::new(format!("{path}.text"), "too_long", sentence));
        }
        complain_of_colour(wrong, &format!("{path}.colour"), field.colour.as_ref());
    }

    /// What is missing before it can be issued with.
    pub fn check_whole(&self) -> Result<(), Problem> {
        self.check()?;
        let has = |kind: Kind| self.fields.iter().any(|field| field.kind == kind);
        let mut wrong = Vec::new();
        if !has(Kind::Name) {
            let sentence = "A certificate needs the person's name. Add the “Name” field.";
            wrong.push(FieldError::new("design.fields", "no_name", sentence));
        }
        if !has(Kind::Course) {
            let sentence = "A certificate must say what was completed. Add the “Course” field.";
            wrong.push(FieldError::new("design.fields", "no_course", sentence));
        }
        if !has(Kind::Code) && !has(Kind::Qr) {
            let sentence = "Add the “Code” or “QR code” field, so that the certificate can be verified.";
            wrong.push(FieldError::new("design.fields", "no_check", sentence));
        }
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(Problem::unprocessable(wrong))
        }
    }
}

fn complain_of_colour(wrong: &mut Vec<FieldError>, path: &str, colour: Option<&String>) {
    if colour.is_some_and(|colour| rgb(colour).is_none()) {
        let sentence = "Enter a colour as # and six digits, such as #1e3a5f.";
        wrong.push(FieldError::new(path, "no_colour", sentence));
    }
}

/// Red, green and blue of `#rrggbb` or `#rgb`.
pub fn rgb(colour: &str) -> Option<[u8; 3]> {
    let digits: Option<Vec<u8>> = colour
        .strip_prefix('#')?
        .chars()
        .map(|one| one.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
        .collect();
    match digits?.as_slice() {
        [r, s, g, h, b, c] => Some([r * 16 + s, g * 16 + h, b * 16 + c]),
        [r, g, b] => Some([r * 17, g * 17, b * 17]),
        _ => None,
    }
}

/// The title of a template.
pub fn title(given: &str) -> Result<String, Problem> {
    let title = given.trim();
    match title.chars().count() {
        0 => Err(Problem::field("title", "required", "Enter a title.")),
        1..=120 if !title.chars().any(char::is_control) => Ok(title.to_owned()),
        _ => Err(Problem::field(
            "title",
            "too_long",
            "Use at most 120 characters on one line.",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::super::standard::standard;
    use super::*;

    fn codes(checked: Result<(), Problem>) -> Vec<(String, String)> {
        let problem = serde_json::to_value(checked.unwrap_err()).unwrap();
        let of = |error: &serde_json::Value, key: &str| error[key].as_str().unwrap().to_owned();
        problem["errors"]
            .as_array()
            .unwrap()
            .iter()
            .map(|error| (of(error, "field"), of(error, "code")))
            .collect()
    }

    #[test]
    fn the_standard_design_can_be_issued_with() {
        standard().check_whole().unwrap();
        let parsed: Design = serde_json::from_value(serde_json::to_value(standard()).unwrap()).unwrap();
        assert_eq!(parsed, standard());
    }

    #[test]
    fn each_thing_that_is_wrong_has_its_sentence_at_its_place() {
        let mut design = standard();
        design.background = "white".to_owned();
        design.fields[0].x = 290.0;
        design.fields[1].size = 300.0;
        design.fields[2].text = "x".repeat(501);
        design.fields[3].colour = Some("url(x)".to_owned());
        design.fields[4].width = f32::NAN;
        assert_eq!(
            codes(design.check()),
            [
                ("design.background", "no_colour"),
                ("design.fields.0", "off_the_sheet"),
                ("design.fields.1.size", "out_of_range"),
                ("design.fields.2.text", "too_long"),
                ("design.fields.3.colour", "no_colour"),
                ("design.fields.4", "off_the_sheet"),
            ]
            .map(|(path, code)| (path.to_owned(), code.to_owned()))
        );
        let mut many = standard();
        many.fields = vec![many.fields[0].clone(); 41];
        assert_eq!(codes(many.check())[0].1, "too_many");
    }

    #[test]
    fn nobody_issues_without_a_name_a_course_and_a_way_to_check_it() {
        let mut design = standard();
        design
            .fields
            .retain(|field| !matches!(field.kind, Kind::Name | Kind::Course | Kind::Code | Kind::Qr));
        design.check().unwrap();
        let found: Vec<String> = codes(design.check_whole()).into_iter().map(|(_, code)| code).collect();
        assert_eq!(found, ["no_name", "no_course", "no_check"]);
    }

    #[test]
    fn a_portrait_sheet_is_high() {
        let mut design = standard();
        design.orientation = Orientation::Portrait;
        assert_eq!(design.sides(), (210.0, 297.0));
        assert!(codes(design.check()).iter().all(|(_, code)| code == "off_the_sheet"));
    }

    #[test]
    fn colours_are_hexadecimal() {
        assert_eq!(rgb("#1e3a5f"), Some([0x1e, 0x3a, 0x5f]));
        assert_eq!(rgb("#fa0"), Some([255, 170, 0]));
        for none in ["1e3a5f", "#1e3a5", "#gggggg", "#+1+2+3", ""] {
            assert_eq!(rgb(none), None, "{none}");
        }
    }
}
