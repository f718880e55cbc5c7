//! Which uploads there are, how large they may be, and the sentences that refuse one.

use crate::prelude::*;

use super::captions::Unreadable;

/// What an upload is for; it decides which types are taken and how large they may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = FileKind)]
pub enum Kind {
    /// A picture: decoded and written anew.
    Image,
    /// A video: MP4 or WebM.
    Video,
    /// A PDF.
    Document,
    /// A CSV, Word, Excel or PowerPoint file.
    Office,
    /// The captions of a video, as WebVTT.
    Captions,
}

const MIB: u64 = 1024 * 1024;

impl Kind {
    /// Most bytes of one upload.
    pub fn limit(self) -> u64 {
        match self {
            Kind::Image => 10 * MIB,
            Kind::Document | Kind::Office => 50 * MIB,
            Kind::Video => 500 * MIB,
            Kind::Captions => MIB,
        }
    }

    fn wanted(self) -> &'static str {
        match self {
            Kind::Image => "a PNG, JPEG, WebP or GIF picture",
            Kind::Video => "an MP4 or WebM video",
            Kind::Document => "a PDF",
            Kind::Office => "a CSV, Word, Excel or PowerPoint file without macros",
            Kind::Captions => "a WebVTT file, which starts with the line WEBVTT",
        }
    }
}

/// Why an upload was not taken. Nothing is stored then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The form has no kind before the file, or no file.
    Form,
    /// Bytes of another type than the kind takes.
    WrongType(Kind),
    /// A file of Word, Excel or PowerPoint where pages are to be shown.
    NotPages,
    /// A file of Word, Excel or PowerPoint that holds programs.
    Macros,
    /// A file of Word, Excel or PowerPoint as they wrote it before 2007, which may hold programs that cannot be told from its names.
    OldOffice,
    /// More bytes than the kind allows.
    TooLarge(Kind),
    /// It ends before it should, or its inside is broken.
    Broken(Kind),
    /// Captions that no player could show.
    Captions(Unreadable),
    /// A picture with more than 40 megapixels.
    TooManyPixels,
    /// The connection ended before the file did.
    Interrupted,
    /// Too many pictures wait to be written anew.
    TooManyPictures {
        /// When to ask again.
        seconds: u64,
    },
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let at_file = |code: &'static str, sentence: String| {
            Problem::unprocessable(Vec::new()).with_field("file", code, sentence)
        };
        match refusal {
            Refusal::Form => Problem::bad_request("invalid_form", "Send the kind of the file first, then the file."),
            Refusal::WrongType(kind) => at_file(
                "wrong_type",
                format!("This file is not {}. Nothing was saved.", kind.wanted()),
            ),
            Refusal::NotPages => at_file(
                "not_pages",
                "Word, Excel and PowerPoint files cannot be shown on the page. Save the file as PDF and upload that. Nothing was saved.".into(),
            ),
            Refusal::Macros => at_file(
                "macros",
                "This file contains macros. Save it without macros and upload it again. Nothing was saved.".into(),
            ),
            Refusal::OldOffice => at_file(
                "old_office",
                "This is an old Word, Excel or PowerPoint format. Save the file as DOCX, XLSX or PPTX and upload that. Nothing was saved.".into(),
            ),
            Refusal::TooLarge(kind) => at_file(
                "too_large",
                format!(
                    "This file exceeds the limit of {} MB. Nothing was saved.",
                    kind.limit() / MIB
                ),
            ),
            Refusal::Broken(kind) => at_file(
                "broken",
                format!(
                    "This file is incomplete or damaged: it is not {} throughout. Nothing was saved.",
                    kind.wanted()
                ),
            ),
            Refusal::Captions(wrong) => at_file("captions", format!("{wrong} Nothing was saved.")),
            Refusal::TooManyPixels => at_file(
                "too_many_pixels",
                "This picture has more than 40 megapixels. Please make it smaller. Nothing was saved.".into(),
            ),
            Refusal::TooManyPictures { seconds } => Problem::too_many_of(
                "too_many_pictures",
                format!("Many pictures are being processed. Please try again in {seconds} seconds."),
                seconds,
            ),
            Refusal::Interrupted => {
                Problem::bad_request("interrupted", "The upload was interrupted. Nothing was saved.")
            }
        }
    }
}

/// The name that a download gets: only what every file system and header can carry, never a path.
pub fn tidy_name(given: &str, extension: &str) -> String {
    let last = given.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem);
    let clean: String = stem
        .chars()
        .filter(|c| !c.is_control() && !"\"<>:|?*".contains(*c))
        .take(120)
        .collect();
    let clean = clean.trim().trim_matches('.');
    format!("{}.{extension}", if clean.is_empty() { "file" } else { clean })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_carry_no_path_and_the_true_extension() {
        assert_eq!(tidy_name("../../etc/passwd", "pdf"), "passwd.pdf");
        assert_eq!(tidy_name("C:\\x\\Brand film.final.MOV", "mp4"), "Brand film.final.mp4");
        assert_eq!(tidy_name("a\r\nSet-Cookie: x\".html", "png"), "aSet-Cookie x.png");
        assert_eq!(tidy_name("", "png"), "file.png");
        assert_eq!(tidy_name("日本語.pdf", "pdf"), "日本語.pdf");
    }

    #[test]
    fn every_refusal_is_a_sentence_that_says_nothing_was_stored() {
        for refusal in [
            Refusal::WrongType(Kind::Video),
            Refusal::NotPages,
            Refusal::Macros,
            Refusal::OldOffice,
            Refusal::TooLarge(Kind::Image),
            Refusal::Broken(Kind::Document),
            Refusal::Captions(Unreadable::Empty),
            Refusal::TooManyPixels,
        ] {
            let problem = serde_json::to_value(Problem::from(refusal)).expect("json");
            let message = problem["errors"][0]["message"]
                .as_str()
                .expect("a sentence at the field");
            assert!(message.ends_with("Nothing was saved."), "{message}");
            assert_eq!(problem["errors"][0]["field"], "file");
        }
        let large = serde_json::to_value(Problem::from(Refusal::TooLarge(Kind::Image))).expect("json");
        assert!(
            large["errors"][0]["message"]
                .as_str()
                .expect("sentence")
                .contains("10 MB")
        );
    }
}
